"""`undercroft content check | schema | copy`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter

import undercroft
from undercroft.games import find
from undercroft.kernel.content import read_documents
from undercroft.kernel.errors import InvalidContent, not_one_of

from .own import let_in, use_flag
from .screen import json_flag, notes, print_json, screen
from .words import word

#: Where a copied pack keeps its schemas.
SCHEMAS = "schemas"


def __getattr__(name: str) -> App:
    """`app`, made for each call: its help is in the language of that call."""
    if name != "app":
        raise AttributeError(name)
    app = App(name="content", help=word("cli-content"))
    for command in (check, schema, copy):
        app.command(command, help=word(f"cli-content-{command.__name__}"))
    return app


def check(
    folder: Annotated[Path, Parameter(help=word("cli-arg-folder"))],
    /,
    *,
    game: Annotated[str | None, Parameter(help=word("cli-arg-game-guessed"))] = None,
    json: Annotated[bool, json_flag()] = False,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> int:
    """Check a pack: every problem on its own line, naming file, entry and field."""
    game = game or guess(folder)
    let_in(game, use)
    problems = undercroft.check_pack(game, folder)
    if json:
        print_json({"game": game, "problems": problems})
    else:
        for problem in problems:
            screen.print(problem, markup=False, soft_wrap=True)
        if not problems:
            screen.print(word("cli-good-pack", folder=str(folder), game=game), soft_wrap=True)
    return 1 if problems else 0


def schema(
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    /,
    *,
    out: Annotated[Path | None, Parameter(help=word("cli-arg-out"))] = None,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> None:
    """The JSON Schema of each of a game's files: editors complete and check packs with it."""
    let_in(game, use)
    found = undercroft.pack_schema(game)
    if out is None:
        print_json(found)
        return
    write_schemas(found, out)
    notes.print(word("cli-schemas", out=str(out), count=len(found)))


def write_schemas(schemas: Mapping[str, object], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file, one in schemas.items():
        text = msgspec.json.format(msgspec.json.encode(one), indent=2)
        (folder / schema_file(file)).write_bytes(text + b"\n")


def schema_file(file: str) -> str:
    return file.replace(".yaml", ".schema.json")


def copy(
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    folder: Annotated[Path, Parameter(help=word("cli-arg-new-folder"))],
    /,
    *,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> None:
    """Copy a game's base pack as the start of your own."""
    let_in(game, use)
    names = base_files(game)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InvalidContent([f"{folder}: is there already and not an empty folder"])
    folder.mkdir(parents=True, exist_ok=True)
    for path in names:
        text = path.read_text(encoding="utf-8")
        if path.name == "pack.yaml":
            text = text.replace("id: base", f"id: {slug(folder)}", 1)
        known = f"# yaml-language-server: $schema={SCHEMAS}/{schema_file(path.name)}\n"
        (folder / path.name).write_text(known + text, encoding="utf-8")
    write_schemas(undercroft.pack_schema(game), folder / SCHEMAS)
    notes.print(word("cli-copied", folder=str(folder), count=len(names)))


def slug(folder: Path) -> str:
    """The pack's own name, after its folder."""
    name = re.sub(r"[^a-z0-9]+", "_", folder.resolve().name.lower()).strip("_")
    return name if name not in ("", "base") else "my_pack"


def base_files(game: str) -> list[Path]:
    """The files of a game's base pack."""
    if game not in undercroft.titles():
        raise InvalidContent([f"game: {not_one_of(game, undercroft.titles())}"])
    return sorted(find(game).base.glob("*.yaml"))


def guess(folder: Path) -> str:
    """The game a pack says it is for."""
    about = read_documents(folder).get("pack.yaml")
    match about:
        case [{"game": str(game)}]:
            return game
    raise InvalidContent([f"{folder}: pack.yaml: game: missing; name the game with --game"])
