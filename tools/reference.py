#!/usr/bin/env python3
"""Write docs/content/<game>.md: every file of a pack, its fields, the verbs and moments of its cards;
and the tables of docs/protocol.md: what a view is made of.

python tools/reference.py            write them
python tools/reference.py --check    say which are stale, write nothing
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import contract
import msgspec
from pages import settle

import undercroft  # noqa: F401 - brings the sentences
from undercroft.games import NAMES, find
from undercroft.kernel.effects import Language, Moment, Verb
from undercroft.kernel.game import Game
from undercroft.kernel.naming import called
from undercroft.kernel.schema import documented, structs_of
from undercroft.kernel.seen import Called
from undercroft.kernel.takes import Lines
from undercroft.kernel.text import Message, Names
from undercroft.text import languages

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
            spoken = [one for one in game.languages() if one.line is entry]
            if spoken and not spoken[0].frame:
                continue  # all about it stands below
            if entry in told:
                yield ""
                yield f"A list of {entry.__name__}: see above."
                break
            told.append(entry)
            yield from entry_lines(entry, spoken[0] if spoken else None)
    for language in game.languages():
        yield ""
        yield from language_lines(game, language)


def entry_lines(entry: type[msgspec.Struct], language: Language | None) -> Iterator[str]:
    """The fields of an entry; of one that is a line, those that hang on no verb."""
    yield ""
    about = " ".join((entry.__doc__ or "").split())
    yield f"**{entry.__name__}**{f': {about}' if about else ''}"
    yield ""
    yield "| field | what may stand there | if it is left out | |"
    yield "|---|---|---|---|"
    said = documented(entry)
    for field in in_order(msgspec.inspect.type_info(entry).fields):  # type: ignore[attr-defined]
        if language is not None and field.name not in (*language.frame, language.word):
            continue
        default = "needed" if field.required else spell_default(field)
        about = said.get(field.name, "")
        if language is not None and field.name == language.word:
            about = f"what else stands in the entry hangs on it: see [{title(language)}](#{anchor(language)})"
        yield f"| `{field.encode_name}` | {spell(field.type)} | {default} | {about} |"


def in_order(fields: Sequence[Any]) -> list[Any]:
    """The fields of an entry, its names first, where it comes from last."""
    first, last = ("id", "name", "name_fr", "names"), ("origin", "kept", "note")
    named = [field for name in first for field in fields if field.name == name]
    rest = [field for field in fields if field.name not in (*first, *last)]
    return named + rest + [field for field in fields if field.name in last]


def title(language: Language) -> str:
    return "Lines of cards" if language.name == "line" else f"Lines: {language.name}"


def anchor(language: Language) -> str:
    return title(language).lower().replace(":", "").replace(" ", "-")


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
            return ", ".join(f"`{plain(word)}`" for word in kind.values)
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
    comes = {owner for moment in language.moments.values() for owner in moment.owners}
    owners = sorted({*language.owners.values(), *owners_within(game, language), *comes} - {""})
    yield f"## {title(language)}"
    yield ""
    if language.name == "line":
        yield "A card's effects are lines `{when, op, who, amount, if, …}`. `op` is one of the verbs below."
    else:
        word, about = (
            language.spelled(language.word),
            " ".join((language.line.__doc__ or "").split()),
        )
        yield f"{about} `{word}` is one of the verbs below."
    if language.moments:
        yield ""
        yield "### When"
        yield ""
        yield from moment_lines(language)
        yield from moment_examples(game, language)
    yield ""
    yield "### Verbs"
    examples: dict[str, tuple[str, Any, Message]] = {}
    pack = game.shelf.find("base")
    for owner, line, text in game.lines(pack):
        if isinstance(line, language.line):
            examples.setdefault(getattr(line, language.word), (owner, line, text))
    told: set[str] = set()
    for verb in sorted(language.declared, key=lambda verb: verb.op):
        yield from verb_lines(language, verb, owners)
        if verb.op in examples and verb.op not in told:
            told.add(verb.op)
            owner, line, text = examples[verb.op]
            yield ""
            yield f"Example ({owner}): `{spell_line(line, language)}`"
            for lang in languages():
                yield f"- {lang}: {text.text(lang, names_of(game))}"


def moment_lines(language: Language) -> Iterator[str]:
    besides = any(one.needs or one.may or one.narrows for one in language.moments.values())
    yield f"| moment | comes for |{' what stands there besides |' if besides else ''}"
    yield f"|---|---|{'---|' if besides else ''}"
    for name, moment in language.moments.items():
        if moment.written:
            said = f" {moment_takes(language, moment)} |" if besides else ""
            yield f"| `{name}` | {', '.join(moment.owners)} |{said}"
    used = [one for one in language.moments.values() if not one.written]
    if used:
        yield ""
        yield "Lines of these have no `when`: they happen when the card is used."
        yield ""
    for moment in used:
        said = moment_takes(language, moment)
        yield f"- {', '.join(moment.owners)}{f': {said}' if said else ''}"


def moment_examples(game: Game, language: Language) -> Iterator[str]:
    """What a line at each moment says, as far as a card of the base pack has one."""
    found: dict[str, tuple[str, Any, Message]] = {}
    for owner, line, text in game.lines(game.shelf.find("base")):
        when = getattr(line, "when", None)
        if isinstance(line, language.line) and when is not None:
            found.setdefault(when, (owner, line, text))
    for moment in language.moments:
        if moment in found:
            owner, line, text = found[moment]
            yield ""
            yield f"`{moment}` ({owner}): `{spell_line(line, language)}`"
            for lang in languages():
                yield f"- {lang}: {text.text(lang, names_of(game))}"


def moment_takes(language: Language, moment: Moment) -> str:
    """What a moment adds to what the verb of a line takes, and where it wants less."""
    told = []
    for declared, word in ((moment.needs, "needed"), (moment.may, "may stand")):
        told += [
            f"`{language.spelled(field)}` ({word}): {spec.words()}"
            for field, spec in declared.items()
        ]
    for field, spec in moment.narrows.items():
        said = f"only {spec.words()}" if spec.words() else "does not stand here"
        told.append(f"`{language.spelled(field)}`: {said}")
    return "; ".join(told)


def owners_within(game: Game, language: Language) -> set[str]:
    """The kinds of lines that hold lines of this language."""
    return {
        spec.owner
        for other in game.languages()
        if other.within.get(language.name) is language
        for verb in other.declared
        for _, spec, _ in other.specs(verb, "")
        if isinstance(spec, Lines) and spec.of == language.name and spec.owner
    }


def verb_lines(language: Language, verb: type[Verb], owners: list[str]) -> Iterator[str]:
    yield ""
    only = f" ({', '.join(verb.owners)})" if verb.owners and set(verb.owners) != set(owners) else ""
    yield f"#### `{verb.op}`{only}"
    about = " ".join((verb.__doc__ or "").split())
    if about:
        yield ""
        yield about
    yield ""
    if verb.moments:
        same: dict[str, list[str]] = {}
        for owner in owners:
            moments = language.moments_of(verb, owner)
            if moments and language.goes(verb, owner):
                same.setdefault(", ".join(f"`{one}`" for one in moments), []).append(owner)
        for said, kinds in same.items():
            yield f"- `when` ({', '.join(kinds)}): {said}"
        used = [
            owner
            for name, moment in language.moments.items()
            if name in verb.moments and not moment.written
            for owner in moment.owners
        ]
        if used:
            yield f"- without `when`: {', '.join(used)}"
    for declared, word in ((verb.needs, "needed"), (verb.may, "may stand")):
        for field, spec in declared.items():
            yield f"- `{language.spelled(field)}` ({word}): {spec.words()}"
    for field, spec in verb.narrows.items():
        yield f"- `{language.spelled(field)}`, where the moment takes it: only {spec.words()}"
    if verb.one_of:
        yield f"- at least one of {', '.join(f'`{language.spelled(one)}`' for one in verb.one_of)}"
    takes = {*verb.needs, *verb.may}
    for pairs, word in ((verb.apart, "not together with"), (verb.only_with, "only with")):
        for field, other in pairs:
            if field in takes:
                yield f"- `{language.spelled(field)}` {word} `{language.spelled(other)}`"
    if verb.once:
        yield "- once on a card"


def spell_line(line: msgspec.Struct, language: Language) -> str:
    framed = {language.spelled(field) for field in language.frame}
    bare = {key: value for key, value in given(line).items() if key not in framed}
    return flow(bare)


def given(line: msgspec.Struct) -> dict[str, object]:
    """What a line says, without what it leaves out."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(line):
        value = getattr(line, field.name)
        if value is not None and value != field.default and value != []:
            found[field.encode_name] = value
    return found


def flow(value: object) -> str:
    """As it would stand in a file, on one line."""
    if isinstance(value, msgspec.Struct):
        value = given(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(flow(one) for one in value) + "]"
    return plain(value)


def names_of(game: Game) -> Names:
    """What things of the base pack are called."""
    table = game.pack_names(game.shelf.find("base"))

    def name(kind: str, id: str, lang: str) -> Called:
        return called(table.get(kind, {}).get(id, id), lang)

    return name


# ---------------------------------------------------------------------- what a view is made of

WIRE = HOME.parent / "protocol.md"
#: Between the marks stand the tables of the types that the first one names.
TABLES = re.compile(r"(<!-- tables: (.*?) -->\n).*?(<!-- end of tables -->)", re.DOTALL)


def wire() -> str:
    """docs/protocol.md with the tables as they are declared now."""
    return TABLES.sub(
        lambda found: found[1] + "\n".join(wire_lines(found[2].split())) + "\n\n" + found[3],
        WIRE.read_text(encoding="utf-8"),
    )


@cache
def declared() -> dict[str, ast.ClassDef]:
    """What crosses the wire, by name."""
    sources = (contract.PACKAGE / "kernel" / "seen.py", contract.PACKAGE / "server" / "protocol")
    trees = [contract.read(source) for source in sources]
    for tree in trees:
        contract.Bare().visit(tree)
    nodes = [node for tree in trees for node in tree.body]
    return {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}


def wire_lines(names: list[str]) -> Iterator[str]:
    for name in names:
        node = declared()[name]
        base = contract.typescript(node.bases[0])
        more = "" if base in contract.ROOTS else f" All that `{base}` has, and:"
        yield ""
        yield f"**{name}**: {ast.get_docstring(node)}{more}"
        yield ""
        yield "| field (`?`: may be missing) | | |"
        yield "|---|---|---|"
        for each in contract.tag(node):
            field, kind = each.removesuffix(";").split(": ")
            yield f"| `{field}` | `{kind}` | |"
        for field, kind, about in contract.fields(node):
            spelled = kind.replace("|", "\\|")
            yield f"| `{field}` | `{spelled}` | {about} |"


def pages() -> Iterator[tuple[Path, str]]:
    """What is written."""
    for name in NAMES:
        yield HOME / f"{name}.md", page(name)
    yield WIRE, wire()


if __name__ == "__main__":
    sys.exit(settle(pages()))
