"""Content packs in tests."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import msgspec

import undercroft
from undercroft import InvalidContent
from undercroft.games import find
from undercroft.kernel.content import read_documents

Documents = dict[str, Any]


def documents(game: str) -> Documents:
    """The files of a game's base pack, free to be edited."""
    return dict(read_documents(find(game).base))


def entry(pack: Documents, file: str, id: str) -> dict[str, Any]:
    """One entry of a pack's files."""
    [found] = [one for one in pack[file] if one["id"] == id]
    assert isinstance(found, dict)
    return found


def changed(game: str, file: str, id: str, /, **fields: object) -> Documents:
    """The base pack with other fields in one entry (None: without the field)."""
    pack = documents(game)
    one = entry(pack, file, id)
    for field, value in fields.items():
        if value is None:
            one.pop(field, None)
        else:
            one[field] = value
    return pack


def told(game: str, pack: Documents) -> list[str]:
    """What is wrong with a pack."""
    try:
        find(game).shelf.build(pack, "pack")
    except InvalidContent as error:
        return error.problems
    return []


def problems_of(game: str, folder: Path | str) -> list[str]:
    """The same of a folder, without the lines, which hang on how its files are written."""
    return [re.sub(r"\.yaml:\d+:", ".yaml:", line) for line in undercroft.check_pack(game, folder)]


def pack_with(game: str, folder: Path, file: str, id: str, /, **fields: object) -> str:
    """A pack like the base one but for some fields of one entry; known from now on by its folder's name."""
    return pack_of(game, folder, file, changed(game, file, id, **fields))


def pack_of(game: str, folder: Path, file: str, pack: Documents) -> str:
    """A pack like the base one but for this file; known from now on by its folder's name."""
    shutil.copytree(find(game).base, folder)
    pack["pack.yaml"][0]["id"] = folder.name
    for name in ("pack.yaml", file):
        (folder / name).write_bytes(msgspec.yaml.encode(pack[name]))
    return undercroft.add_pack(game, folder)
