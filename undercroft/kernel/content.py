"""Content packs: YAML files, validated on load, with errors that name file, entry and field."""

from __future__ import annotations

import re
import threading
from ast import literal_eval
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from . import ucpack
from .errors import InvalidContent, known, not_one_of
from .memory import Handle
from .overlay import HEAD, OVER, head_of
from .places import Problems, unreadable

T = TypeVar("T")
_LEARNING: Final = threading.Lock()
"""msgspec learns a type when it is first wanted; another thread that meets it half learnt would crash."""

# What a pack may ask for at most: the cost of a choice grows with it, and anybody can send a pack.
MOST_ENTRIES: Final = 1000
"""Of one file."""
MOST_COPIES: Final = 100
MOST_DICE: Final = 12
"""Of one kind, in one roll."""
MOST_NODES: Final = 100
"""Of one board."""
MOST_STEPS: Final = 20
"""Of one move."""
MOST_FIGURES: Final = 12
"""In one place, when a fight begins."""
Copies = Annotated[int, msgspec.Meta(ge=1, le=MOST_COPIES)]
DiceCount = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]
Steps = Annotated[int, msgspec.Meta(ge=-MOST_STEPS, le=MOST_STEPS)]


class Thing:
    """Something of a pack that has an id: a card, an enemy, a room. It never changes."""

    kind: ClassVar[str]
    """What packs and references call such things."""
    id: str
    index: int


class Pack:
    """A loaded pack: its name, its source documents (to travel in a journal) and their hash.

    A game keeps its own compiled form in a subclass.
    """

    def __init__(self, name: str, documents: Mapping[str, object]) -> None:
        self.name = name
        self.things: dict[str, dict[str, Thing]] = {}
        """What has an id, by kind and id; the order is that of `index`."""
        self.documents = documents
        self.hash = fingerprint(documents)
        self.held: Handle[Pack] | None = None
        """By a shelf that may forget it."""
        self.fields: list[Any] = []
        """What can be chosen at set-up, once it was asked for."""


class Documents(dict[str, object]):
    """The files of a folder as plain data, and as they are written."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}


def read_documents(folder: Path) -> Documents:
    """Every `*.yaml` of a folder, or of a pack in one file (`.ucpack`), as plain data, by file name."""
    if folder.suffix == ucpack.SUFFIX and folder.is_file():
        parcel = ucpack.unwrap(folder.read_bytes(), folder.name)
        return documents_of({file: text.encode() for file, text in parcel.files.items()})
    if not folder.is_dir():
        raise InvalidContent([f"{folder}: no such folder"])
    texts = {path.name: path.read_bytes() for path in sorted(folder.glob("*.yaml"))}
    if not texts:
        raise InvalidContent([f"{folder}: no .yaml files here"])
    return documents_of(texts)


def documents_of(texts: Mapping[str, bytes]) -> Documents:
    """Files as plain data, by file name."""
    documents = Documents()
    problems: list[str] = []
    for file, text in texts.items():
        try:
            documents[file] = _read(text)
            documents.written[file] = text.decode()
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            problems.append(unreadable(file, text, one_line(error)))
    if problems:
        raise InvalidContent(problems)
    return documents


def _read(text: bytes) -> object:
    """A file as plain data, which is whose that reads it."""
    packed = _packed(text)
    return msgspec.yaml.decode(text) if packed is None else msgspec.msgpack.decode(packed)


@lru_cache(maxsize=64)
def _packed(text: bytes) -> bytes | None:
    """The same in a form that is read thirty times as fast as YAML; None where that cannot say it.

    Packs are checked and then added, and one box reads the characters of another.
    """
    document = msgspec.yaml.decode(text)
    try:
        packed = msgspec.msgpack.encode(document)
    except (TypeError, OverflowError, RecursionError, msgspec.MsgspecError):
        return None
    return packed if msgspec.msgpack.decode(packed) == document else None


def entries(
    documents: Mapping[str, object], file: str, kind: type[T], problems: list[str]
) -> list[T]:
    """The list of entries in `file`, each converted to `kind`; what is wrong goes to `problems`."""
    document = documents.get(file)
    if document is None:
        problems.append(f"{file}: missing")
        return []
    if not isinstance(document, list):
        problems.append(f"{file}: must be a list of entries")
        return []
    if len(document) > MOST_ENTRIES:
        problems.append(f"{file}: more than {MOST_ENTRIES} entries")
        return []
    found: list[T] = []
    seen: set[str] = set()
    for number, raw in enumerate(document, 1):
        label = (
            str(raw.get("id", f"entry {number}")) if isinstance(raw, dict) else f"entry {number}"
        )
        entry = convert(raw, kind, f"{file}: {label}", problems)
        if entry is None:
            if isinstance(problems, Problems):
                problems.unread.setdefault(file, set()).add(label)
            continue
        if label in seen:
            problems.append(f"{file}: {label}: id: used twice")
        seen.add(label)
        found.append(entry)
    return found


def head(
    documents: Mapping[str, object], kind: type[T], known: Iterable[str], problems: list[str]
) -> T | None:
    """The one entry of `pack.yaml`; only files of the `known` names belong into a pack."""
    before = len(problems)
    found = entries(documents, HEAD, kind, problems)
    if len(found) != 1 and len(problems) == before:
        problems.append(f"{HEAD}: must describe the pack in one entry")
    if OVER in head_of(documents):
        problems.append(f"{HEAD}: {OVER}: this pack has not been laid over another one")
    unknown = sorted(set(documents) - set(known))
    problems.extend(f"{file}: no such file in a pack of this game" for file in unknown)
    return found[0] if found else None


def convert(raw: object, kind: type[T], where: str, problems: list[str]) -> T | None:
    """One entry as `kind`, or None with every reason in `problems`."""
    try:
        with _LEARNING:
            return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        found = reasons(raw, kind, "") or [_said(error, kind, "")]
        problems.extend(
            f"{where}: {field}: {said}" if field else f"{where}: {said}" for field, said in found
        )
        return None


def reasons(raw: object, kind: Any, path: str) -> list[tuple[str, str]]:
    """Everything that keeps a value from being of a type: the field, and what is wrong with it."""
    found: list[tuple[str, str]] = []
    if get_origin(kind) is Annotated:  # what is inside first, then what it is held to
        found = reasons(raw, get_args(kind)[0], path)
        if found:
            return found
    rest = [one for one in get_args(kind) if one is not NoneType]
    if get_origin(kind) in (Union, UnionType) and len(rest) == 1 and raw is not None:
        return reasons(raw, rest[0], path)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(raw, Mapping):
        fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        for name in raw:
            if name not in fields:
                found.append((_in(path, str(name)), f"no such field; {known(name, fields)}"))
        for name, field in fields.items():
            if name in raw:
                found += reasons(raw[name], field.type, _in(path, name))
            elif field.required:
                found.append((_in(path, name), "missing"))
    elif get_origin(kind) is list and isinstance(raw, list):
        for place, one in enumerate(raw):
            found += reasons(one, get_args(kind)[0], f"{path}[{place}]")
    else:
        try:
            with _LEARNING:
                msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            found.append(_said(error, kind, path))
    return found


def _in(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _said(error: msgspec.ValidationError, kind: Any, path: str) -> tuple[str, str]:
    text = str(error)
    at = re.search(r" - at (`key` in )?`\$\.?([^`]*)`$", text)
    inner = at.group(2) if at else ""
    said = text[: at.start()] if at else text
    wrong = said.removeprefix("Invalid enum value ")
    if wrong != said:
        place = f"{inner}[...]" if at and at.group(1) else inner
        said = not_one_of(_as_written(wrong), words_at(kind, place))
    if inner:
        path = f"{path}{inner}" if inner.startswith("[") else _in(path, inner)
    return path, _lower(said)


def _as_written(quoted: str) -> Any:
    """What stands between the quotes of a complaint; they are not always set as Python would."""
    try:
        return literal_eval(quoted)
    except (ValueError, SyntaxError):
        return quoted[1:-1]


def words_at(kind: Any, path: str) -> list[str]:
    """The words allowed at a place of an entry: `abilities[0].trigger`."""
    types = [inspect.type_info(kind)]
    for name in [*re.findall(r"[^.\[\]]+|\.\.\.", path), ""]:
        while any(isinstance(one, inspect.UnionType) for one in types):
            types = [
                inner
                for one in types
                for inner in (one.types if isinstance(one, inspect.UnionType) else [one])
            ]
        if name:
            types = [inner for one in types for inner in _inside(one, name)]
    return [
        str(word)
        for one in types
        if isinstance(one, inspect.LiteralType | inspect.EnumType)
        for word in (one.values if isinstance(one, inspect.LiteralType) else one.cls)
    ]


def _inside(kind: inspect.Type, name: str) -> list[inspect.Type]:
    """The types of what has this name, or number, in a value of this type."""
    match kind:
        case inspect.StructType():
            return [field.type for field in kind.fields if field.encode_name == name]
        case inspect.DictType():
            return [kind.key_type, kind.value_type]
        case inspect.ListType() | inspect.VarTupleType():
            return [kind.item_type]
        case inspect.TupleType():
            return list(kind.item_types) if name == "..." else [kind.item_types[int(name)]]
    return []


def fingerprint(documents: Mapping[str, object]) -> str:
    canonical = msgspec.json.encode(documents, order="deterministic")
    return blake2b(canonical, digest_size=8).hexdigest()


def one_line(error: Exception) -> str:
    return " ".join(str(error).split())


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]
