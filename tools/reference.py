#!/usr/bin/env python3
"""Write docs/content/<game>.md: every file of a pack, its fields, the verbs and moments of its cards.

python tools/reference.py            write them
python tools/reference.py --check    say which are stale, write nothing
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import undercroft  # noqa: F401 - brings the sentences
from undercroft.games import NAMES, find
from undercroft.kernel.effects import Language, Verb
from undercroft.kernel.game import Game
from undercroft.kernel.schema import documented, structs_of
from undercroft.kernel.text import Message, Names
from undercroft.text import LANGUAGES

HOME = Path(__file__).resolve().parent.parent / "docs" / "content"


def page(name: str) -> str:
    game = find(name)
    return "\n".join(lines(game)).rstrip() + "\n"


def lines(game: Game) -> Iterator[str]:
    title = Message(f"ui-{game.prefix}-title").text()
    yield f"# Packs of {title}"
    yield ""
    yield (
        f"Made by `tools/reference.py` from the declarations in `undercroft/games/{game.name}`; do not "
        f"edit it. `undercroft content copy {game.name} my_pack` gives you a pack to change; "
        "`undercroft content check my_pack` says what is wrong with it, with file and line."
    )
    yield ""
    yield "## Files"
    told: list[type] = []
    for file, kind in sorted(game.pack_files.items()):
        yield ""
        yield f"### {file}"
        for entry in structs_of(kind):
            if entry in told:
                yield ""
                yield f"A list of {entry.__name__}: see above."
                break
            told.append(entry)
            if game.language is None or entry is not game.language.line:
                yield from entry_lines(entry)
    if game.language is not None:
        yield ""
        yield from language_lines(game, game.language)


def entry_lines(entry: type[msgspec.Struct]) -> Iterator[str]:
    yield ""
    about = " ".join((entry.__doc__ or "").split())
    yield f"**{entry.__name__}**{f': {about}' if about else ''}"
    yield ""
    yield "| field | what may stand there | if it is left out | |"
    yield "|---|---|---|---|"
    said = documented(entry)
    for field in msgspec.inspect.type_info(entry).fields:  # type: ignore[attr-defined]
        default = "needed" if field.required else spell_default(field)
        yield f"| `{field.encode_name}` | {spell(field.type)} | {default} | {said.get(field.name, '')} |"


def spell_default(field: Any) -> str:
    if field.default is not msgspec.NODEFAULT:
        return "nothing" if field.default is None else f"`{plain(field.default)}`"
    made = field.default_factory()
    return "nothing" if not made else f"`{plain(made)}`"


def plain(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return msgspec.json.encode(value).decode() if not isinstance(value, str) else value


def spell(kind: Any) -> str:
    """A type in words."""
    found = msgspec.inspect
    match kind:
        case found.IntType():
            low, high = kind.ge, kind.le
            if low is None and high is None:
                return "a number"
            if high is None:
                return f"a number from {low}"
            return f"a number from {low} to {high}" if low is not None else f"a number to {high}"
        case found.StrType():
            return f"text like `{kind.pattern}`" if kind.pattern else "text"
        case found.BoolType():
            return "`true` or `false`"
        case found.NoneType():
            return "nothing"
        case found.LiteralType():
            return ", ".join(f"`{word}`" for word in kind.values)
        case found.UnionType():
            return " or ".join(
                spell(one) for one in kind.types if not isinstance(one, found.NoneType)
            )
        case found.ListType() | found.VarTupleType():
            return f"a list of {spell(kind.item_type)}"
        case found.TupleType():
            return "a list: " + "; ".join(spell(one) for one in kind.item_types)
        case found.DictType():
            return f"by {spell(kind.key_type)}: {spell(kind.value_type)}"
        case found.StructType():
            return kind.cls.__name__
        case found.CustomType() | found.AnyType() | found.FloatType():
            return "a value"
    return type(kind).__name__


def language_lines(game: Game, language: Language) -> Iterator[str]:
    owners = sorted(set(language.owners.values()))
    yield "## Lines of cards"
    yield ""
    yield "A card's effects are lines `{when, op, who, amount, if, …}`. `op` is one of the verbs below."
    yield ""
    yield "### When"
    yield ""
    yield "| moment | comes for |"
    yield "|---|---|"
    for moment, kinds in language.moments.items():
        yield f"| `{moment}` | {', '.join(kinds)} |"
    yield ""
    yield "### Verbs"
    examples = {}
    pack = game.shelf.find("base")
    for owner, line, text in game.lines(pack):
        examples.setdefault(line.op, (owner, line, text))
    for op, verb in sorted(language.verbs.items()):
        yield from verb_lines(language, op, verb, owners)
        if op in examples:
            owner, line, text = examples[op]
            yield ""
            yield f"Example ({owner}): `{spell_line(line)}`"
            for lang in LANGUAGES:
                yield f"- {lang}: {text.text(lang, names_of(game))}"


def verb_lines(language: Language, op: str, verb: type[Verb], owners: list[str]) -> Iterator[str]:
    yield ""
    yield f"#### `{op}`"
    about = " ".join((verb.__doc__ or "").split())
    if about:
        yield ""
        yield about
    yield ""
    if verb.moments:
        for owner in owners:
            moments = language.moments_of(verb, owner)
            if moments:
                yield f"- `when` ({owner}): {', '.join(f'`{one}`' for one in moments)}"
    for declared, word in ((verb.needs, "needed"), (verb.may, "may stand")):
        for field, spec in declared.items():
            yield f"- `{language.spelled(field)}` ({word}): {spec.words()}"


def spell_line(line: msgspec.Struct) -> str:
    fields = msgspec.to_builtins(line)
    bare = {key: value for key, value in fields.items() if value not in (None, [], {}, False)}
    return "{" + ", ".join(f"{key}: {plain(value)}" for key, value in bare.items()) + "}"


def names_of(game: Game) -> Names:
    """What things of the base pack are called."""
    table = game.pack_names(game.shelf.find("base"))

    def name(kind: str, id: str, lang: str) -> str:
        found = table.get(kind, {}).get(id, id)
        return str(found.get(lang, found["en"]) if isinstance(found, dict) else found)

    return name


def main() -> int:
    stale = []
    HOME.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        path = HOME / f"{name}.md"
        made = page(name)
        if path.exists() and path.read_text(encoding="utf-8") == made:
            continue
        stale.append(path.name)
        if "--check" not in sys.argv:
            path.write_text(made, encoding="utf-8")
    print(f"stale: {', '.join(stale)}" if stale else "all as they should be")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
