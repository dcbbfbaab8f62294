"""Records: the parts of a state. Fields are declared once; copies and documents are made from that.

A number says its range (`Annotated[int, Range(0, 10)]`), or names what it stands for (`OneOf(STEPS)`);
a thing of a pack (`Thing`) is written as its id; tuples, lists and records as what they are made of.
A document never holds a number that means something only to one pack.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    Self,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from .content import Thing
from .errors import PositionError
from .value import Declared, Value, fields_of

MILLION: Final = 1_000_000


@dataclass_transform(eq_default=False, kw_only_default=True)
class Record(metaclass=Declared):
    """Part of a state: it changes, and can copy itself."""

    words_only: ClassVar[bool] = True

    def copy(self) -> Self:
        """An independent twin. Made on first use, when every type that a field names is known."""
        kind = type(self)
        kind.copy = make_copy(kind)  # type: ignore[assignment, method-assign]
        return self.copy()

    def __init_subclass__(cls) -> None:
        """One that is made from another has fields of its own to copy, whichever is copied first."""
        if "copy" not in vars(cls):
            cls.copy = Record.copy  # type: ignore[method-assign]


class Marker:
    """Beside the type of a field: what it says about how the field is written."""

    def codec(self, hint: Any) -> Codec:
        raise NotImplementedError


class Range(Marker):
    """A whole number within bounds; the upper one may be the name of a number of the pack."""

    def __init__(self, low: int, high: int | str) -> None:
        self.low = low
        self.high = high

    def top(self, pack: Any) -> int:
        high = self.high
        return high if isinstance(high, int) else int(getattr(pack, high))

    def codec(self, hint: Any) -> Codec:
        return Number(self)


class OneOf(Marker):
    """A small number that stands for a word; documents hold the word."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def codec(self, hint: Any) -> Codec:
        return Word(self.words)


class SetOf(Marker):
    """Some of a few words, a bit each; documents hold the words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def codec(self, hint: Any) -> Codec:
        return Words(self.words)


class CountOf(Marker):
    """How many there are of each thing of a kind, by index; documents hold what there is by id."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def codec(self, hint: Any) -> Codec:
        return Counts(self.kind)


class Made(Marker):
    """Follows from the rest, or is written elsewhere: copied, but not with the record."""

    def __init__(self, way: str = "{}") -> None:
        self.way = way

    def codec(self, hint: Any) -> Codec:
        return Unwritten(self.way)


class Shared(Marker):
    """A record that changes seldom: twins share it, and who changes it puts a copy of its own there."""

    def codec(self, hint: Any) -> Codec:
        codec = codec_for(hint)
        codec.way = "{}"
        return codec


class Later:
    """Came later than others of its record: in an older document it is missing and has its default."""


Count = Annotated[int, Range(0, MILLION)]
MADE = Made()
COPIED = Made("{}.copy()")
SHARED = Shared()
LATER = Later()


class Codec:
    """How the values of one field are copied, written, read and printed."""

    #: How a copy is made of `{}`; what never changes is shared.
    way = "{}"
    #: Whether an older document may be without it.
    later = False

    def dump(self, value: Any, pack: Any) -> object:
        raise NotImplementedError

    def load(self, raw: object, pack: Any, where: str) -> Any:
        """The value, or `PositionError` that names the place."""
        raise NotImplementedError


class Number(Codec):
    def __init__(self, bounds: Range) -> None:
        self.bounds = bounds

    def dump(self, value: int, pack: Any) -> object:
        return value

    def load(self, raw: object, pack: Any, where: str) -> int:
        low, high = self.bounds.low, self.bounds.top(pack)
        if type(raw) is not int or not low <= raw <= high:
            raise PositionError(f"{where}: {raw!r} must be a number from {low} to {high}")
        return raw


class Word(Codec):
    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def dump(self, value: int, pack: Any) -> object:
        return self.words[value]

    def load(self, raw: object, pack: Any, where: str) -> int:
        if raw not in self.words:
            raise PositionError(f"{where}: {raw!r} is not one of {', '.join(self.words)}")
        return self.words.index(raw)


class Words(Codec):
    """A small set of words, held as bits."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def dump(self, value: int, pack: Any) -> object:
        return [word for i, word in enumerate(self.words) if value >> i & 1]

    def load(self, raw: object, pack: Any, where: str) -> int:
        if not isinstance(raw, (list, tuple)) or len(set(map(str, raw))) < len(raw):
            raise PositionError(f"{where}: must be a list of different words")
        found = 0
        for one in raw:
            if one not in self.words:
                raise PositionError(f"{where}: {one!r} is not one of {', '.join(self.words)}")
            found |= 1 << self.words.index(one)
        return found


class OneWord(Codec):
    """One of a few words, held as it is."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def dump(self, value: str, pack: Any) -> object:
        return value

    def load(self, raw: object, pack: Any, where: str) -> str:
        if raw not in self.words:
            raise PositionError(f"{where}: {raw!r} is not one of {', '.join(self.words)}")
        return str(raw)


class Truth(Codec):
    def dump(self, value: bool, pack: Any) -> object:
        return value

    def load(self, raw: object, pack: Any, where: str) -> bool:
        if not isinstance(raw, bool):
            raise PositionError(f"{where}: {raw!r} must be true or false")
        return raw


class Named(Codec):
    """A thing of the pack, by its id."""

    def __init__(self, kind: type[Thing]) -> None:
        self.kind = kind

    def dump(self, value: Thing, pack: Any) -> object:
        return value.id

    def load(self, raw: object, pack: Any, where: str) -> Thing:
        found: Thing | None = pack.things[self.kind.kind].get(raw) if isinstance(raw, str) else None
        if found is None:
            raise PositionError(f"{where}: {raw!r} is no {self.kind.kind} of pack {pack.name!r}")
        return found


class Maybe(Codec):
    def __init__(self, inner: Codec) -> None:
        self.inner = inner
        self.way = inner.way if inner.way == "{}" else f"None if {{}} is None else {inner.way}"

    def dump(self, value: Any, pack: Any) -> object:
        return None if value is None else self.inner.dump(value, pack)

    def load(self, raw: object, pack: Any, where: str) -> Any:
        return None if raw is None else self.inner.load(raw, pack, where)


class Many(Codec):
    """A tuple (shared) or a list (copied) of any length."""

    def __init__(self, inner: Codec, kind: type) -> None:
        self.inner = inner
        self.kind = kind
        if kind is list:
            deep = inner.way.replace("{}", "one")
            self.way = "{}.copy()" if deep == "one" else f"[{deep} for one in {{}}]"

    def dump(self, value: Sequence[Any], pack: Any) -> object:
        return [self.inner.dump(one, pack) for one in value]

    def load(self, raw: object, pack: Any, where: str) -> Any:
        if not isinstance(raw, (list, tuple)):
            raise PositionError(f"{where}: must be a list")
        return self.kind(self.inner.load(one, pack, f"{where}[{i}]") for i, one in enumerate(raw))


class Row(Codec):
    """A tuple whose places mean different things."""

    def __init__(self, inner: list[Codec]) -> None:
        self.inner = inner

    def dump(self, value: Sequence[Any], pack: Any) -> object:
        return [codec.dump(one, pack) for codec, one in zip(self.inner, value, strict=True)]

    def load(self, raw: object, pack: Any, where: str) -> Any:
        if not isinstance(raw, (list, tuple)) or len(raw) != len(self.inner):
            raise PositionError(f"{where}: must be a list of {len(self.inner)}")
        return tuple(
            codec.load(one, pack, f"{where}[{i}]")
            for i, (codec, one) in enumerate(zip(self.inner, raw, strict=True))
        )


class Counts(Codec):
    """How many of each thing, as `{id: count}` of those there are."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def dump(self, value: Sequence[int], pack: Any) -> object:
        ids = list(pack.things[self.kind])
        return {ids[i]: count for i, count in enumerate(value) if count}

    def load(self, raw: object, pack: Any, where: str) -> tuple[int, ...]:
        things = pack.things[self.kind]
        if not isinstance(raw, Mapping):
            raise PositionError(f"{where}: must be an object of ids and counts")
        counts = [0] * len(things)
        for id, count in raw.items():
            if id not in things:
                raise PositionError(f"{where}: {id!r} is no {self.kind} of pack {pack.name!r}")
            if type(count) is not int or not 0 <= count <= MILLION:
                raise PositionError(f"{where}.{id}: {count!r} must be a number from 0 to {MILLION}")
            counts[things[id].index] = count
        return tuple(counts)


class Inner(Codec):
    """A record inside another."""

    way = "{}.copy()"

    def __init__(self, kind: type[Record]) -> None:
        self.kind = kind

    def dump(self, value: Record, pack: Any) -> object:
        return dump(value, pack)

    def load(self, raw: object, pack: Any, where: str) -> Record:
        return self.kind(**read_fields(self.kind, raw, pack, where))


class Part(Codec):
    """A value inside a record: it never changes, so copies share it."""

    def __init__(self, kind: type[Value]) -> None:
        self.kind = kind

    def dump(self, value: Value, pack: Any) -> object:
        return {
            name: codec.dump(getattr(value, name), pack)
            for name, codec in codecs(self.kind).items()
        }

    def load(self, raw: object, pack: Any, where: str) -> Value:
        fields = codecs(self.kind)
        if not isinstance(raw, Mapping):
            raise PositionError(f"{where}: must be an object")
        for name in raw:
            if name not in fields:
                raise PositionError(f"{where}.{name}: no such field; known: {', '.join(fields)}")
        for name in fields:
            if name not in raw:
                raise PositionError(f"{where}.{name}: missing")
        return self.kind(
            *(codec.load(raw[name], pack, f"{where}.{name}") for name, codec in fields.items())
        )


class Unwritten(Codec):
    """What follows from the rest."""

    def __init__(self, way: str) -> None:
        self.way = way

    def dump(self, value: Any, pack: Any) -> object:
        raise TypeError("not written down")


def codec_for(hint: Any) -> Codec:
    """What an annotation says about a field."""
    if get_origin(hint) is Annotated:
        hint, *extras = get_args(hint)
        found = annotated_codec(hint, tuple(extras))
        if found is not None:
            return found
    origin, args = get_origin(hint), get_args(hint)
    if origin in {Union, UnionType}:
        (one,) = (arg for arg in args if arg is not type(None))
        return Maybe(codec_for(one))
    if origin in {tuple, list}:
        if origin is tuple and args[-1] is not Ellipsis:
            return Row([codec_for(arg) for arg in args])
        return Many(codec_for(args[0]), origin)
    if origin is Literal:
        return OneWord(args)
    if hint is bool:
        return Truth()
    if isinstance(hint, type) and issubclass(hint, Thing):
        return Named(hint)
    if isinstance(hint, type) and issubclass(hint, Record):
        return Inner(hint)
    if isinstance(hint, type) and issubclass(hint, Value):
        return Part(hint)
    raise TypeError(f"{hint!r}: a field must say what may stand in it")


def annotated_codec(hint: Any, extras: tuple[Any, ...]) -> Codec | None:
    """What is said beside the type, if it says how the field is written."""
    if LATER in extras:
        others = tuple([extra for extra in extras if extra is not LATER])
        codec = codec_for(Annotated[(hint, *others)] if others else hint)
        codec.later = True
        return codec
    for extra in extras:
        if isinstance(extra, Marker):
            return extra.codec(hint)
        if isinstance(extra, Codec):
            return extra
    return None


_codecs: dict[type, dict[str, Codec]] = {}


def codecs(kind: type) -> dict[str, Codec]:
    """The fields of a record or value in order, and how each is written."""
    found = _codecs.get(kind)
    if found is None:
        hints = get_type_hints(kind, include_extras=True)
        found = {}
        for name in fields_of(kind):
            try:
                found[name] = codec_for(hints[name])
            except TypeError as error:
                raise TypeError(f"{kind.__name__}.{name}: {error}") from None
        _codecs[kind] = found
    return found


def make_copy(kind: type) -> Callable[[Any], Any]:
    """`copy` as one would write it by hand: what never changes is shared, the rest copied."""
    lines = [
        f"    twin.{name} = {codec.way.replace('{}', f'self.{name}')}"
        for name, codec in codecs(kind).items()
    ]
    body = "\n".join(["def copy(self):", "    twin = new(kind)", *lines, "    return twin"])
    space: dict[str, Any] = {"kind": kind, "new": kind.__new__}
    exec(body, space)  # noqa: S102 - made of the names of our own fields
    made: Callable[[Any], Any] = space["copy"]
    return made


def dump(record: Record, pack: Any) -> dict[str, object]:
    """A record as a document: names and numbers that mean something to a reader."""
    return {
        name: codec.dump(getattr(record, name), pack)
        for name, codec in codecs(type(record)).items()
        if not isinstance(codec, Unwritten)
    }


def load(
    record: Record, raw: object, pack: Any, where: str, names: Mapping[str, str] | None = None
) -> None:
    """Fill a record from its document; `PositionError` names the field as the document does (`names`)."""
    for name, value in read_fields(type(record), raw, pack, where, names or {}).items():
        setattr(record, name, value)


def read_fields(
    kind: type, raw: object, pack: Any, where: str, names: Mapping[str, str] = MappingProxyType({})
) -> dict[str, Any]:
    """The fields that the document of a record of this kind holds."""
    if not isinstance(raw, Mapping):
        raise PositionError(f"{where}: must be an object")
    written = {
        name: codec for name, codec in codecs(kind).items() if not isinstance(codec, Unwritten)
    }
    for name in raw:
        if name not in written:
            raise PositionError(f"{where}.{name}: no such field; known: {', '.join(written)}")
    found: dict[str, Any] = {}
    for name, codec in written.items():
        field = f"{where}.{names.get(name, name)}"
        if name in raw:
            found[name] = codec.load(raw[name], pack, field)
        elif not codec.later:
            raise PositionError(f"{field}: missing")
    return found


def write(value: Value, pack: Any) -> list[object]:
    """A step as documents hold it: its name and its fields in order."""
    fields = codecs(type(value)).items()
    return [value.name, *(codec.dump(getattr(value, name), pack) for name, codec in fields)]


def read(raw: object, kinds: Mapping[str, type[Any]], pack: Any, where: str) -> Any:
    """What `write` wrote; `kinds` are the ones that may stand there, by name."""
    if not isinstance(raw, list) or not raw or not isinstance(raw[0], str):
        raise PositionError(f"{where}: must be a list [name, fields…]")
    kind = kinds.get(raw[0])
    if kind is None:
        raise PositionError(f"{where}: {raw[0]!r} is nothing that is known here")
    fields = codecs(kind)
    if len(raw) - 1 != len(fields):
        takes = ", ".join(fields) or "nothing"
        raise PositionError(f"{where}: {raw[0]} takes {takes}, not {len(raw) - 1} fields")
    return kind(
        *(
            codec.load(one, pack, f"{where}: {name}")
            for (name, codec), one in zip(fields.items(), raw[1:], strict=True)
        )
    )
