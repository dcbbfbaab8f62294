"""Every message of docs/protocol.md, and its checks of shape."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from undercroft.kernel import seen

T = TypeVar("T")

Code = Literal["invalid", "illegal", "conflict", "forbidden", "missing", "busy", "failed"]
STATUS: dict[Code, int] = {
    "invalid": 400,
    "illegal": 400,
    "forbidden": 403,
    "missing": 404,
    "conflict": 409,
    "busy": 429,
    "failed": 500,
}

Cmd = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class Refused(Exception):
    """The request is not carried out, and nothing has changed."""

    def __init__(self, code: Code, message: str, status: int | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        plain = message.encode("utf-8", "replace").decode()
        self.message = " ".join(plain.split())[:300]
        self.status = status or STATUS[code]


# ---------------------------------------------------------------------- HTTP


class SeatPlan(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "here", "invite", "bot", "empty"]
    name: Word | None = None
    bot: Word | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=99)]
    setup: dict[Word, Any] = {}
    seed: Word | None = None
    lang: Word | None = None


class Claim(Struct, forbid_unknown_fields=True):
    invite: Secret
    name: Word = ""


class SeatKey(Struct, omit_defaults=True):
    seat: int
    token: str | None = None
    invite: str | None = None


class NewTableAnswer(Struct):
    table: str
    host: str
    seats: list[SeatKey]


class ClaimAnswer(Struct):
    seat: int
    token: str


class SeatInfo(Struct):
    seat: int
    name: str | None
    kind: Literal["person", "invite", "bot", "empty"]
    bot: str | None
    connected: bool
    held: bool
    """Nobody else has sat here since a person left: they may take it back."""


class TableInfo(Struct):
    table: str
    game: str
    seats: list[SeatInfo]
    over: bool
    started: bool
    seed: str | None
    """The seed, if somebody chose it."""
    imported: bool
    """Came from a file: whoever brought it may know what is hidden."""


class Mine(Struct, forbid_unknown_fields=True):
    """A table somebody asks about, and the tokens they have for it."""

    table: Word
    tokens: Annotated[list[Secret], Meta(max_length=20)] = []


class MyTables(Struct, forbid_unknown_fields=True):
    tables: Annotated[list[Mine], Meta(max_length=50)]


class Summary(Struct):
    """How a match stands: kept beside its position, so that nothing must be replayed to tell it."""

    setup: dict[str, Any]
    over: bool
    waiting: list[int]
    progress: dict[str, object] | None
    winners: list[int]


class MyTable(Struct):
    table: str
    game: str
    setup: dict[str, Any]
    progress: dict[str, object] | None
    seats: list[SeatInfo]
    yours: list[int]
    """Seats that one of the tokens opens."""
    back: list[int]
    """Seats that one of the tokens may take back."""
    waiting: list[int]
    your_turn: bool
    paused: bool
    over: bool
    winners: list[int]


class HouseInfo(Struct):
    lan: bool
    """Whether others than this machine can come."""
    addresses: list[str]


class GameInfo(Struct):
    id: str
    players: list[int]
    bots: list[str]
    fields: list[seen.Field]


class Problem(Struct):
    code: str
    message: str


class ProblemAnswer(Struct):
    error: Problem


# ---------------------------------------------------------------------- WebSocket, inwards


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    table: Word
    token: Secret | None = None
    host: Secret | None = None
    seat: SeatNumber | None = None


class Choose(Struct, tag_field="t", tag="choose", forbid_unknown_fields=True):
    cmd: Cmd
    seq: Count
    decision: Word
    option: Word


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    cmd: Cmd


class Vote(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    cmd: Cmd
    agree: bool


class ToBot(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    bot: Word


class ToInvite(Struct, tag_field="kind", tag="invite", forbid_unknown_fields=True):
    pass


class ToHere(Struct, tag_field="kind", tag="here", forbid_unknown_fields=True):
    """Whoever asks plays this seat as well, with a token of its own."""

    name: Word | None = None


class ToPerson(Struct, tag_field="kind", tag="person", forbid_unknown_fields=True):
    """The person of another seat plays this one as well, with the token they have."""

    seat: SeatNumber


class Fill(Struct, forbid_unknown_fields=True):
    to: ToBot | ToInvite | ToHere | ToPerson


class Reseat(Struct, tag_field="t", tag="reseat", forbid_unknown_fields=True):
    cmd: Cmd
    seat: SeatNumber
    to: ToBot | ToInvite


class Reclaim(Struct, tag_field="t", tag="reclaim", forbid_unknown_fields=True):
    cmd: Cmd
    seat: SeatNumber
    token: Secret


class Resume(Struct, tag_field="t", tag="resume", forbid_unknown_fields=True):
    cmd: Cmd


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


Command = Choose | Undo | Vote | Reseat | Reclaim | Resume
Frame = Hello | Choose | Undo | Vote | Reseat | Reclaim | Resume | Ping

# ---------------------------------------------------------------------- WebSocket, outwards


class UndoRequest(Struct):
    by: int
    agreed: list[int]
    needed: list[int]


class UndoState(Struct):
    mine: Literal["free", "ask"] | None
    request: UndoRequest | None


class Sight(Struct, kw_only=True):
    """What one pair of eyes sees of a table: sent whole, and only when it has changed."""

    view: seen.View
    seats: list[SeatInfo]
    undo: UndoState
    yours: list[int]
    """The seats that the token of these eyes opens."""
    vacant: list[int]
    """The seats whose answer is missing and that nobody holds."""
    paused: bool
    """No person has a seat: the bots wait until somebody asks them to go on."""
    trouble: Literal["disk"] | None
    """Why nothing goes on: what is chosen cannot be kept."""


class Welcome(Sight, tag_field="t", tag="welcome", kw_only=True):
    table: str
    game: str
    seat: int | None
    seq: int
    history: list[dict[str, object]]
    events: list[dict[str, object]]
    seed: str | None
    imported: bool


class Update(Sight, tag_field="t", tag="update", kw_only=True):
    seq: int
    events: list[dict[str, object]]
    history: list[dict[str, object]] | UnsetType = UNSET
    """After something was taken back: the whole log as it is now."""


class Done(Struct, tag_field="t", tag="done"):
    cmd: str


class Error(Struct, tag_field="t", tag="error"):
    cmd: str | None
    code: str
    message: str


class Pong(Struct, tag_field="t", tag="pong"):
    pass


Answer = Welcome | Update | Done | Error | Pong

# ---------------------------------------------------------------------- reading and writing

encode = msgspec.json.Encoder().encode
_frames = msgspec.json.Decoder(Frame)


class _Peek(Struct):
    """The `cmd` of a frame that is otherwise malformed, so that its sender can match the error."""

    cmd: str | UnsetType | None = UNSET


_peek = msgspec.json.Decoder(_Peek)


def read_frame(text: str) -> Frame:
    try:
        frame: Frame = _frames.decode(text)
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
    return text if text[:2].isupper() else text[:1].lower() + text[1:]
