"""Messages read and written, and what is said of those that are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from undercroft import text

from .protocol.commands import Inward
from .protocol.words import Code

T = TypeVar("T")

STATUS: dict[Code, int] = {
    "invalid": 400,
    "illegal": 400,
    "forbidden": 403,
    "missing": 404,
    "conflict": 409,
    "busy": 429,
    "failed": 500,
}


CUT = "Input data was truncated"
LONGEST = 300
"""Of a line that is sent."""


class Refused(Exception):
    """The request is not carried out, and nothing has changed."""

    def __init__(self, code: Code, message: str, status: int | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        plain = message.encode("utf-8", "replace").decode()
        self.line = " ".join(plain.split())
        """All of it: what is said of it in another language is found by its last word, too."""
        self.message = self.line[:LONGEST]
        self.status = status or STATUS[code]


def language_of(headers: Mapping[str, str]) -> str:
    """The language in which whoever sends such a request reads."""
    asked = headers.get("accept-language", "").lower()
    return next((one for one in text.languages() if asked.startswith(one)), "en")


encode = msgspec.json.Encoder().encode
_frames = msgspec.json.Decoder(Inward)


class _Peek(Struct):
    """The `cmd` of a frame that is otherwise malformed, so that its sender can match the error."""

    cmd: str | UnsetType | None = UNSET


_peek = msgspec.json.Decoder(_Peek)


def read_frame(text: str) -> Inward:
    try:
        frame: Inward = _frames.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("invalid", _plain(error)) from None
    return frame


def cmd_of(text: str) -> str | None:
    try:
        cmd = _peek.decode(text).cmd
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return cmd[:64] if isinstance(cmd, str) else None


def read_body(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("invalid", _plain(error)) from None


def _plain(error: Exception) -> str:
    text = str(error) or "not readable as JSON"
    if text == CUT:  # also of an end that only looks like one: half a surrogate
        return "JSON is malformed: it breaks off in the middle"
    return text if text[:2].isupper() else text[:1].lower() + text[1:]
