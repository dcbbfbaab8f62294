"""`undercroft content check | schema | copy`; those for packs that travel are in `travel.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import undercroft
from undercroft.text import mistakes

from .folders import SCHEMAS, base_files, guess, new_folder, schema_line, slug, write_schemas
from .help import headed
from .own import let_in, use_flag
from .screen import json_flag, notes, print_json, screen
from .travel import explain, new, pack, unpack
from .words import spoken, word


def __getattr__(name: str) -> App:
    """`app`, made for each call: its help is in the language of that call."""
    if name != "app":
        raise AttributeError(name)
    app = headed(App(name="content", help=word("cli-content")))
    for command in (check, explain, new, pack, unpack, schema, copy):
        app.command(command, help=word(f"cli-content-{command.__name__}"))
    return app


def check(
    folder: Annotated[Path, Parameter(help=word("cli-arg-folder"))],
    /,
    *more: Annotated[Path, Parameter(help=word("cli-arg-more-packs"))],
    game: Annotated[str | None, Parameter(help=word("cli-arg-game-guessed"))] = None,
    json: Annotated[bool, json_flag()] = False,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> int:
    """Check a pack: every problem on its own line, naming file, entry and field."""
    game = game or guess(folder)
    let_in(game, use)
    problems = undercroft.check_pack(game, folder, *more)
    if json:
        print_json({"game": game, "problems": problems})
    else:
        for problem in problems:
            screen.print(mistakes.said(problem, spoken()), markup=False, soft_wrap=True)
        if not problems:
            names = " + ".join(str(one) for one in (folder, *more))
            screen.print(word("cli-good-pack", folder=names, game=game), soft_wrap=True)
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
    new_folder(folder)
    for path in names:
        text = path.read_text(encoding="utf-8")
        if path.name == "pack.yaml":
            text = text.replace("id: base", f"id: {slug(folder)}", 1)
        (folder / path.name).write_text(schema_line(path.name) + text, encoding="utf-8")
    write_schemas(undercroft.pack_schema(game), folder / SCHEMAS)
    notes.print(word("cli-copied", folder=str(folder), count=len(names)))
