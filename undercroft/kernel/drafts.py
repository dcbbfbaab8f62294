"""New entries for a pack: valid from the start, with a comment for each field, made after one that is there.

A game says which entries are good models of each kind of thing (`Game.patterns`); what belongs together
(a boss and its cards) is drafted together, and what names the model names the new one instead.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

import msgspec
import yaml

from .content import Documents, read_documents
from .errors import InvalidContent, not_one_of
from .overlay import HEAD
from .schema import documented

if TYPE_CHECKING:
    from .game import Game

ID = re.compile(r"[a-z][a-z0-9_]*")
OWNER = "owner"
"""The origin of what an owner adds."""


class Pattern(NamedTuple):
    """Entries to make a new one after: those of a file whose field has this value."""

    file: str
    value: str
    field: str = "id"
    suffix: str = ""
    """What the new one's id ends with, where several of them belong together."""


class Draft(NamedTuple):
    """What is to be written for a new thing."""

    id: str
    file: str
    texts: Mapping[str, str]
    """YAML for each file, to stand at its end."""


def kinds(game: Game) -> dict[str, tuple[Pattern, ...]]:
    """What can be drafted: what the game has a word for, or else an entry of any file, by its name."""
    if game.patterns:
        return dict(game.patterns)
    return {
        file.removesuffix(".yaml"): (Pattern(file, document[0]["id"]),)
        for file, document in read_documents(game.base).items()
        if file != HEAD and isinstance(document, list) and document
    }


def draft(
    game: Game,
    kind: str,
    id: str,
    title: str,
    taken: Collection[str] = (),
    after: str | None = None,
) -> Draft:
    """A new thing of this kind, `after` one of the game's own: the one it names for this, or another."""
    patterns = _known(game, kind)
    _check_id(id)
    documents = read_documents(game.base)
    if after is not None:
        patterns = _after(documents, patterns, after)
    chosen = [(pattern, one) for pattern in patterns for one in found(documents, pattern)]
    names = _renamed(patterns, chosen, id)
    for file, one in [(pattern.file, one) for pattern, one in chosen]:
        new = names[one["id"]]
        if new in taken or new in _ids(documents, file):
            raise InvalidContent([f"id: {new!r} is there already in {file}"])
    texts: dict[str, str] = {}
    for number, (pattern, one) in enumerate(chosen):
        entry = _made(one, names, title if number == 0 or pattern.suffix else None)
        text = _written(entry, _struct(game, pattern.file), commented=number == 0)
        texts[pattern.file] = texts.get(pattern.file, "") + text
    return Draft(id, patterns[0].file, texts)


def blank(game: Game, kind: str, id: str, title: str) -> Draft:
    """A thing of this kind with nothing but its names: what may stand there is told field by field."""
    file = _known(game, kind)[0].file
    _check_id(id)
    struct = _struct(game, file)
    fields = {field.encode_name for field in msgspec.structs.fields(struct)}
    given = {"id": id, "name": title, "origin": OWNER}
    entry = {field: value for field, value in given.items() if field in fields}
    said = documented(struct)
    rest = [field for field in _fields(struct) if field not in said and field not in entry]
    text = _written(entry, struct, commented=True) + "".join(f"  # {field}:\n" for field in rest)
    return Draft(id, file, {file: text})


def opened(game: Game, kind: str, id: str) -> Draft:
    """One of the game's own as it stands, to be changed: with its id, a pack changes what it gives."""
    pattern = Pattern(_known(game, kind)[0].file, id)
    documents = read_documents(game.base)
    _check_model(documents, pattern.file, id)
    [entry] = found(documents, pattern)
    kept = {field: value for field, value in entry.items() if field != "kept"}
    struct = _struct(game, pattern.file)
    return Draft(id, pattern.file, {pattern.file: _written(kept, struct, commented=True)})


def models(game: Game, kind: str) -> list[dict[str, Any]]:
    """The game's own entries of a kind, each of which a new one can be made after."""
    entries: Any = read_documents(game.base)[_known(game, kind)[0].file]
    return list(entries)


def _known(game: Game, kind: str) -> tuple[Pattern, ...]:
    known = kinds(game)
    if kind not in known:
        raise InvalidContent([f"kind: {not_one_of(kind, known)}"])
    return known[kind]


def _check_id(id: str) -> None:
    if ID.fullmatch(id) is None:
        raise InvalidContent([f"id: {id!r}: small letters, digits and _, beginning with a letter"])


def _check_model(documents: Documents, file: str, id: str) -> None:
    known = _ids(documents, file)
    if id not in known:
        raise InvalidContent([f"after: {not_one_of(id, known)}"])


def _after(documents: Documents, patterns: tuple[Pattern, ...], after: str) -> tuple[Pattern, ...]:
    """The same patterns with another model; what goes along with it is what names it."""
    model = patterns[0].value
    _check_model(documents, patterns[0].file, after)
    changed: list[Pattern] = []
    for pattern in patterns:
        if pattern.value == model:
            along = pattern._replace(value=after)
        else:
            along = pattern._replace(value=_naming(documents, pattern, after))
        if any(one.get(along.field) == along.value for one in _entries(documents, along.file)):
            changed.append(along)
    files = {pattern.file for pattern in changed}
    [entry, *_] = found(documents, changed[0])
    if _names({field: value for field, value in entry.items() if field != "id"}, after):
        # It means another entry of the same id: a Boss and its figure.
        changed += [
            Pattern(file, after)
            for file in documents
            if file not in files and file != HEAD and after in _ids(documents, file)
        ]
    return tuple(changed)


def _naming(documents: Documents, pattern: Pattern, id: str) -> str:
    """The first entry that names this one; where none does, the pattern's own."""
    for one in _entries(documents, pattern.file):
        if _names(one, id):
            return str(one["id"])
    return pattern.value


def _names(value: Any, id: str) -> bool:
    match value:
        case dict():
            return any(key == id or _names(inner, id) for key, inner in value.items())
        case list():
            return any(_names(inner, id) for inner in value)
    return bool(value == id)


def _entries(documents: Documents, file: str) -> list[dict[str, Any]]:
    entries: Any = documents[file]
    found: list[dict[str, Any]] = entries
    return found


def found(documents: Documents, pattern: Pattern) -> list[dict[str, Any]]:
    """The models of a pattern."""
    entries: Any = documents[pattern.file]
    models = [one for one in entries if one.get(pattern.field) == pattern.value]
    assert models, pattern
    return models


def _ids(documents: Documents, file: str) -> set[str]:
    return {one["id"] for one in _entries(documents, file)}


def _renamed(
    patterns: tuple[Pattern, ...], chosen: list[tuple[Pattern, dict[str, Any]]], id: str
) -> dict[str, str]:
    """The new id for each old one."""
    model = patterns[0].value
    names = {model: id}
    for pattern, one in chosen:
        old = one["id"]
        if old == model:
            continue
        if old.startswith(f"{model}_"):
            names[old] = id + old.removeprefix(model)
        else:
            names[old] = f"{id}{pattern.suffix}" if pattern.suffix else f"{id}_{old}"
    return names


def _made(model: Mapping[str, Any], names: Mapping[str, str], title: str | None) -> dict[str, Any]:
    entry: dict[str, Any] = _replaced(deepcopy(dict(model)), names)
    entry.pop("kept", None)
    entry["origin"] = OWNER
    if title is not None:
        _call(entry, entry["id"], title)
    return entry


def _call(value: Any, id: str, title: str) -> None:
    """Whatever in an entry is the new thing itself has its name: a boss is one of its figures."""
    match value:
        case dict():
            if value.get("id") == id and "name" in value:
                value["name"] = title
                spoken = value.get("name_fr")
                if isinstance(spoken, dict):
                    spoken.pop("name", None)
                else:
                    value.pop("name_fr", None)
            for inner in value.values():
                _call(inner, id, title)
        case list():
            for inner in value:
                _call(inner, id, title)


def _replaced(value: Any, names: Mapping[str, str]) -> Any:
    match value:
        case dict():
            return {
                names.get(key, key): _replaced(inner, {} if key in ("name", "name_fr") else names)
                for key, inner in value.items()
            }
        case list():
            return [_replaced(inner, names) for inner in value]
        case str():
            return names.get(value, value)
    return value


def _struct(game: Game, file: str) -> type[msgspec.Struct]:
    [found] = get_args(game.pack_files[file])
    kind: type[msgspec.Struct] = found
    return kind


def _written(entry: Mapping[str, Any], kind: type[msgspec.Struct], commented: bool) -> str:
    """An entry as YAML: a field a line, what is in it as it stands on cards."""
    said = documented(kind) if commented else {}
    lines: list[str] = []
    for field, value in entry.items():
        comment = f"  # {said[field]}" if field in said else ""
        if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
            lines.append(f"{field}:{comment}")
            lines += [f"  - {in_line(one)}" for one in value]
        else:
            lines.append(f"{field}: {in_line(value)}{comment}")
    left = [
        f"# {field}: {said[field]}"
        for field in _fields(kind)
        if commented and field in said and field not in entry and field not in ("kept", "names")
    ]
    body = lines + left
    return "".join(f"{'- ' if number == 0 else '  '}{line}\n" for number, line in enumerate(body))


def _fields(kind: type[msgspec.Struct]) -> list[str]:
    """What must stand in an entry first, then what may."""
    fields = msgspec.structs.fields(kind)
    return [field.encode_name for field in sorted(fields, key=lambda field: not field.required)]


def in_line(value: object) -> str:
    """A value in one line of YAML."""
    text = yaml.safe_dump(
        value, default_flow_style=True, width=2**31, allow_unicode=True, sort_keys=False
    )
    return text.removesuffix("\n").removesuffix("\n...")


def title_of(id: str) -> str:
    """`cinder_coil` as a name: Cinder Coil."""
    return " ".join(word.capitalize() for word in id.split("_"))


def free_id(kind: str, taken: Collection[str]) -> str:
    """A name for the first thing of its kind, or the next."""
    number = 1
    while True:
        found = f"my_{kind}" if number == 1 else f"my_{kind}_{number}"
        if found not in taken:
            return found
        number += 1
