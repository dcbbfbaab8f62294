"""`undercroft content new | explain | pack | unpack`: packs that differ a little, and travel."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import undercroft
from undercroft.games import find
from undercroft.kernel import drafts, ucpack
from undercroft.kernel.content import read_documents
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.overlay import CHANGED, HEAD, Difference, Stack, Touch, head_of
from undercroft.kernel.schema import overlay_schemas

from .folders import SCHEMAS, guess, known, new_folder, schema_line, slug, write_schemas
from .own import let_in, use_flag
from .screen import json_flag, notes, print_json, screen
from .words import in_a_row, word

#: What a field was and is, in so many characters.
SHOWN = 60


def new(
    kind: Annotated[str, Parameter(help=word("cli-arg-kind"))],
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    folder: Annotated[Path, Parameter(help=word("cli-arg-pack-folder"))],
    /,
    *,
    id: Annotated[str | None, Parameter(help=word("cli-arg-id"))] = None,
    name: Annotated[str | None, Parameter(help=word("cli-arg-name"))] = None,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> None:
    """A new entry in a pack: valid, with a comment for each field. Makes the pack if there is none."""
    let_in(game, use)
    rules = find(known(game))
    fresh = not folder.exists() or not any(folder.iterdir())
    taken = set() if fresh else ids_in(folder)
    id = id or drafts.free_id(kind, taken)
    made = drafts.draft(rules, kind, id, name or drafts.title_of(id), taken)
    if fresh:
        begin(game, folder)
    before = {file: written(folder / file) for file in made.texts}
    for file, text in made.texts.items():
        (folder / file).write_text((before[file] or schema_line(file)) + text, encoding="utf-8")
    problems = undercroft.check_pack(game, folder)
    notes.print(
        word("cli-drafted", kind=kind, entry=id, file=str(folder / made.file)),
        markup=False,
        soft_wrap=True,
    )
    if problems:
        raise InvalidContent(problems)


def written(path: Path) -> str:
    """What stands in a file, if it is there; it ends with a line of its own."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return text if not text or text.endswith("\n") else text + "\n"


def ids_in(folder: Path) -> set[str]:
    """The ids that a pack has already."""
    return {
        one["id"]
        for document in read_documents(folder).values()
        for one in (document if isinstance(document, list) else ())
        if isinstance(one, dict) and isinstance(one.get("id"), str)
    }


def begin(game: str, folder: Path) -> None:
    """A pack that holds only what differs, and nothing yet."""
    new_folder(folder)
    id = slug(folder)
    about = (
        f"- id: {id}\n  game: {game}\n  name: {drafts.title_of(id)}\n  version: 1\n"
        "  over: base  # This pack holds only what differs from the pack named here.\n"
    )
    (folder / HEAD).write_text(schema_line(HEAD) + about, encoding="utf-8")
    write_schemas(overlay_schemas(undercroft.pack_schema(game)), folder / SCHEMAS)


def explain(
    folder: Annotated[Path, Parameter(help=word("cli-arg-folder"))],
    /,
    *more: Annotated[Path, Parameter(help=word("cli-arg-more-packs"))],
    game: Annotated[str | None, Parameter(help=word("cli-arg-game-guessed"))] = None,
    json: Annotated[bool, json_flag()] = False,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> None:
    """What packs add, change and remove, in their order, and what overrides what."""
    game = game or guess(folder)
    let_in(game, use)
    stack = undercroft.explain_packs(game, folder, *more)
    if json:
        print_json(explained(stack))
        return
    order = " < ".join(layer.name for layer in stack.layers)
    screen.print(word("cli-explain-order", order=order), markup=False, soft_wrap=True)
    for touch in stack.touches:
        for line in said(touch):
            screen.print(line, markup=False, soft_wrap=True)
    conflicts = [touch for touch in stack.touches if touch.over]
    screen.print(word("cli-explain-conflicts", count=len(conflicts)), soft_wrap=True)
    for touch in conflicts:
        over = in_a_row(touch.over)
        screen.print(
            word("cli-explain-over", entry=touch.entry, layer=touch.layer, over=over),
            markup=False,
            soft_wrap=True,
        )


def explained(stack: Stack) -> dict[str, Any]:
    """The same for programs."""
    touches = [
        {**touch._asdict(), "fields": [one._asdict() for one in touch.fields]}
        for touch in stack.touches
    ]
    return {
        "layers": [layer.name for layer in stack.layers],
        "touches": touches,
        "conflicts": [touch for touch in touches if touch["over"]],
    }


def said(touch: Touch) -> list[str]:
    """A touch in words: what happens to the entry, and each field that changes."""
    head = word(
        "cli-explain-touch",
        file=touch.file,
        entry=touch.entry,
        layer=touch.layer,
        what=touch.what,
    )
    if touch.what != CHANGED:
        return [head]
    return [head, *(changed(one) for one in touch.fields)]


def changed(one: Difference) -> str:
    return word(
        "cli-explain-field",
        field=one.field,
        before=short(one.before),
        after=short(one.after),
        whose=one.whose,
    )


def short(value: object) -> str:
    text = "—" if value is None else drafts.in_line(value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def pack(
    folder: Annotated[Path, Parameter(help=word("cli-arg-folder"))],
    /,
    *,
    out: Annotated[
        Path | None, Parameter(name=["--out", "-o"], help=word("cli-arg-ucpack"))
    ] = None,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> None:
    """A pack as one file to share, with a hash of what is in it."""
    game = guess(folder)
    let_in(game, use)
    problems = undercroft.check_pack(game, folder)
    if problems:
        raise InvalidContent(problems)
    documents = read_documents(folder)
    name = str(head_of(documents)["id"])
    out = out or Path(f"{name}{ucpack.SUFFIX}")
    if out.suffix != ucpack.SUFFIX:
        raise InvalidContent([f"{out}: its name must end in {ucpack.SUFFIX}"])
    body = ucpack.wrap(game, name, documents.written)
    out.write_bytes(body)
    notes.print(word("cli-packed", out=str(out), size=len(body)), markup=False, soft_wrap=True)


def unpack(
    file: Annotated[Path, Parameter(help=word("cli-arg-ucpack-in"))],
    folder: Annotated[Path | None, Parameter(help=word("cli-arg-new-folder"))] = None,
    /,
) -> None:
    """The files of a pack that came as one, to be looked at and changed."""
    parcel = ucpack.unwrap(file.read_bytes(), file.name)
    folder = folder or Path(slug(Path(parcel.name)))
    new_folder(folder)
    for name, text in parcel.files.items():
        (folder / name).write_text(text, encoding="utf-8")
    schemas = undercroft.pack_schema(known(parcel.game))
    whole = "over" not in head_of(read_documents(folder))
    write_schemas(schemas if whole else overlay_schemas(schemas), folder / SCHEMAS)
    notes.print(
        word("cli-unpacked", folder=str(folder), count=len(parcel.files)),
        markup=False,
        soft_wrap=True,
    )
