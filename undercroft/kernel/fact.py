"""Facts: what can happen in a game, each a small value with names, declared once.

    class Hit(Fact):
        \"\"\"A blow lands.\"\"\"

        who: Seat
        amount: int

`match.tell(Hit(2, 3))` tells everybody. The kind of an event is the name of its fact in small letters
(`SouthGate`: `south_gate`), its sentence `<prefix>-event-south-gate`. A game's facts stand in a module of
their own, `facts.py`, or in a folder of that name; what the client gets and the reference are made from the
same declarations (tools/events.py).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from .seen import Told
from .text import Message, Ref, Value

Held = int | str | tuple[int | str, ...] | None
Carried = int | str | list[int | str] | None
"""What a field holds on its way to a screen."""


class NameOf:
    """Said by its name: that of a seat, or of a thing of this kind in the catalogue."""

    def __init__(self, kind: str) -> None:
        self.kind = kind


class WordOf:
    """One of these words; a text may say how each is said: its id, and the argument the word becomes."""

    def __init__(self, words: Sequence[str], text: str = "", argument: str = "") -> None:
        self.words = tuple(words)
        self.text = text
        self.argument = argument


Seat = Annotated[int, NameOf("seat")]


@dataclass_transform(frozen_default=True)
class Part(msgspec.Struct, frozen=True):
    """Fields that come together: in a fact that has a part they stand one by one, by their own names."""


class Field(msgspec.Struct, frozen=True):
    """What a fact carries, by one name."""

    name: str
    path: tuple[str, ...]
    """Where in the fact it stands: in itself, or in one of its parts."""
    base: type
    """`int`, `str` or `bool`."""
    words: tuple[str, ...] = ()
    """All there are, where it is one of a few words."""
    kind: str = ""
    """Of what it is the name."""
    text: str = ""
    argument: str = ""
    many: bool = False
    maybe: bool = False
    """Whether there may be none."""

    def of(self, fact: Fact) -> Held:
        """Its value in a fact."""
        holder: object = fact
        for part in self.path[:-1]:
            holder = getattr(holder, part)
        value: Held = getattr(holder, self.path[-1])
        return value

    def said(self, value: Held) -> dict[str, Value]:
        """For the sentence: names are references, of a list it also knows how many there are."""
        if isinstance(value, tuple):
            return {self.name: [self.item(one) for one in value], f"{self.name}-count": len(value)}
        if value is None:
            return {self.name: "none"}
        if isinstance(value, bool):
            return {self.name: "yes" if value else "no"}
        if self.text:
            return {self.name: self.item(value)}
        return {self.name: Ref(self.kind, value) if self.kind else value}

    def item(self, value: int | str) -> Message:
        if self.text:
            return Message(self.text, {self.argument: value})
        return Message("name", {"name": Ref(self.kind, value)})


@dataclass_transform(frozen_default=True)
class Fact(msgspec.Struct, frozen=True):
    """Something that happened."""

    kind: ClassVar[str] = ""
    carries: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        """What a fact carries is read once, and refused if a screen or a sentence could not have it."""
        super().__init_subclass__()
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        cls.carries = tuple(_fields(cls, ()))
        names = ["kind", "text", *(field.name for field in cls.carries)]
        twice = {name for name in names if names.count(name) > 1}
        if twice:
            raise TypeError(f"{cls.__name__}: {', '.join(sorted(twice))} stands there already")

    def fields(self) -> dict[str, Carried]:
        """What it carries, by name."""
        found: dict[str, Carried] = {}
        for field in self.carries:
            value = field.of(self)
            found[field.name] = list(value) if isinstance(value, tuple) else value
        return found

    def message(self, prefix: str) -> Message:
        """What happened, to be said in any language."""
        args: dict[str, Value] = {}
        for field in self.carries:
            args |= field.said(field.of(self))
        return Message(f"{prefix}-event-{self.kind.replace('_', '-')}", args)

    def to_json(self, prefix: str) -> Told:
        """As it goes over the wire."""
        carried = cast(Told, self.fields())
        return {"kind": self.kind, **carried, "text": self.message(prefix).to_json()}


def facts_of(*modules: ModuleType, without: tuple[type[Fact], ...] = ()) -> dict[str, type[Fact]]:
    """All facts that modules declare, by kind; those of a folder stand in its modules."""
    found: dict[str, type[Fact]] = {}
    for module in modules:
        for one in vars(module).values():
            if not isinstance(one, type) or not issubclass(one, Fact) or one in without:
                continue
            own = f"{one.__module__}.".startswith(f"{module.__name__}.")
            if own and found.setdefault(one.kind, one) is not one:
                raise TypeError(f"{one.kind}: told by {found[one.kind].__module__} as well")
    return found


def _fields(owner: type, path: tuple[str, ...]) -> list[Field]:
    """The fields of a fact or a part, in order. A name that is a word of Python ends in an underscore."""
    found: list[Field] = []
    for name, hint in get_type_hints(owner, include_extras=True).items():
        where = f"{owner.__name__}.{name}"
        if get_origin(hint) is ClassVar:
            continue
        if isinstance(hint, type) and issubclass(hint, Part) and not path:
            found += _fields(hint, (name,))
        else:
            found.append(_field(name.rstrip("_"), (*path, name), hint, where))
    return found


def _field(name: str, path: tuple[str, ...], hint: Any, where: str) -> Field:
    many = maybe = False
    if get_origin(hint) in (Union, UnionType):
        kinds = [kind for kind in get_args(hint) if kind is not NoneType]
        maybe = len(kinds) < len(get_args(hint))
        if len(kinds) == 1:
            [hint] = kinds
    if get_origin(hint) is tuple and get_args(hint)[1:] == (...,) and not maybe:
        hint = get_args(hint)[0]
        many = True
    kind = text = argument = ""
    words: tuple[str, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *marks = get_args(hint)
        for mark in marks:
            if isinstance(mark, NameOf):
                kind = mark.kind
            elif isinstance(mark, WordOf):
                words, text, argument = mark.words, mark.text, mark.argument
    if get_origin(hint) is Literal:
        words = get_args(hint)
        hint = str if all(isinstance(word, str) for word in words) else None
    if hint not in (int, str, bool):
        raise TypeError(f"{where}: neither a number nor a word, nor a list of names")
    if many and not kind and not text:
        raise TypeError(f"{where}: a list can be told only if each of it has a name")
    return Field(name, path, hint, words, kind, text, argument, many, maybe)
