"""Folders of packs: what the commands about them share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

import undercroft
from undercroft.games import find
from undercroft.kernel.content import read_documents
from undercroft.kernel.errors import InvalidContent, not_one_of

#: Where a pack keeps its schemas.
SCHEMAS = "schemas"


def schema_line(file: str) -> str:
    """What tells an editor where the schema of a file is."""
    return f"# yaml-language-server: $schema={SCHEMAS}/{schema_file(file)}\n"


def write_schemas(schemas: Mapping[str, object], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file, one in schemas.items():
        text = msgspec.json.format(msgspec.json.encode(one), indent=2)
        (folder / schema_file(file)).write_bytes(text + b"\n")


def schema_file(file: str) -> str:
    return file.replace(".yaml", ".schema.json")


def slug(folder: Path) -> str:
    """The pack's own name, after its folder."""
    name = re.sub(r"[^a-z0-9]+", "_", folder.resolve().name.lower()).strip("_")
    return name if name not in ("", "base") else "my_pack"


def base_files(game: str) -> list[Path]:
    """The files of a game's base pack."""
    return sorted(find(known(game)).base.glob("*.yaml"))


def known(game: str) -> str:
    """The name of a game, if there is one."""
    if game not in undercroft.titles():
        raise InvalidContent([f"game: {not_one_of(game, undercroft.titles())}"])
    return game


def new_folder(folder: Path) -> None:
    """Make a folder that is not there yet, or is empty."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InvalidContent([f"{folder}: is there already and not an empty folder"])
    folder.mkdir(parents=True, exist_ok=True)


def guess(folder: Path) -> str:
    """The game a pack says it is for."""
    about = read_documents(folder).get("pack.yaml")
    match about:
        case [{"game": str(game)}]:
            return game
    raise InvalidContent([f"{folder}: pack.yaml: game: missing; name the game with --game"])
