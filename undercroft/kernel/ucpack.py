"""A pack as one file to share: `.ucpack`, a JSON document with its files as they are written.

It names the game and the pack, and has a hash of the files, so that one that was cut or changed on its way is
refused. Nothing of it is ever a path: names of files are plain words that end in `.yaml`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

import msgspec

from .errors import InvalidContent

FORMAT: Final = "undercroft-pack"
VERSION: Final = 1
SUFFIX: Final = ".ucpack"
MOST_FILES: Final = 40
MOST_BYTES: Final = 1024 * 1024
"""Of all its files together, and about of the file itself."""
FILE_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,40}\.yaml")


class Parcel(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What stands in the file."""

    format: str
    version: int
    game: str
    name: str
    hash: str
    files: dict[str, str]


def fingerprint(files: Mapping[str, str]) -> str:
    """The hash of what the files say, in whatever order they stand."""
    return blake2b(msgspec.json.encode(dict(sorted(files.items()))), digest_size=16).hexdigest()


def wrap(game: str, name: str, files: Mapping[str, str]) -> bytes:
    """The files of a pack as one; raises `InvalidContent` if they cannot travel."""
    check_files(files)
    parcel = Parcel(
        format=FORMAT,
        version=VERSION,
        game=game,
        name=name,
        hash=fingerprint(files),
        files=dict(sorted(files.items())),
    )
    return msgspec.json.format(msgspec.json.encode(parcel), indent=1) + b"\n"


def unwrap(body: bytes, where: str = "pack") -> Parcel:
    """What is in a file from anywhere; raises `InvalidContent` in one line."""
    if len(body) > 2 * MOST_BYTES:
        raise InvalidContent([f"{where}: more than {2 * MOST_BYTES} bytes"])
    try:
        parcel = msgspec.json.decode(body, type=Parcel)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        said = " ".join(str(error).split())
        raise InvalidContent([f"{where}: not a pack in one file: {said}"]) from None
    if parcel.format != FORMAT:
        raise InvalidContent([f"{where}: format: this is not an {FORMAT} document"])
    if parcel.version != VERSION:
        raise InvalidContent([f"{where}: version: {parcel.version} is not {VERSION}"])
    check_files(parcel.files, where)
    if parcel.hash != fingerprint(parcel.files):
        raise InvalidContent([f"{where}: hash: its files were changed after it was packed"])
    return parcel


def check_files(files: Mapping[str, str], where: str = "pack") -> None:
    """Refuse what is no set of files of a pack."""
    if not files:
        raise InvalidContent([f"{where}: no .yaml files here"])
    if len(files) > MOST_FILES:
        raise InvalidContent([f"{where}: more than {MOST_FILES} files"])
    for file in files:
        if FILE_NAME.fullmatch(file) is None:
            raise InvalidContent([f"{where}: {file!r} cannot be the name of a file of a pack"])
    if sum(len(text) for text in files.values()) > MOST_BYTES:
        raise InvalidContent([f"{where}: more than {MOST_BYTES} characters"])
