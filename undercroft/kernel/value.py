"""Small values with names. A field is declared once, as an annotation; the rest is made from it.

    class Walk(Value):
        name = "walk"
        node: Node

`Walk(7)` is made by its fields in order and prints as `walk(7)`. A `Value` never changes and is shared
by whoever holds it. What may stand in a field, and how it is written into documents, is read from the
same annotations by `record.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar, dataclass_transform

T = TypeVar("T")


class Fresh:
    """A default that is made anew each time."""

    def __init__(self, kind: type) -> None:
        self.kind = kind


def fresh(kind: type[T]) -> T:
    """`agenda: list[Step] = fresh(list)`: every record gets one of its own."""
    return Fresh(kind)  # type: ignore[return-value]


class Declared(type):
    """Classes whose annotations are their fields: slots and `__init__` are made from them."""

    fields: dict[str, object]
    """In order, with those of the classes it is made from; each with its default or `...`."""

    words_only: bool
    """Whether `__init__` takes them by name alone."""

    def __new__(meta, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Declared:
        own: dict[str, object] = {
            field: space.pop(field, ...)
            for field, annotation in space.get("__annotations__", {}).items()
            if not str(annotation).startswith(("ClassVar", "Final"))
        }
        space.setdefault("__slots__", tuple(own))
        made = super().__new__(meta, name, bases, space)
        made.fields = {}
        for base in reversed(made.__mro__[1:]):
            if isinstance(base, Declared):
                made.fields.update(base.fields)
        made.fields.update(own)
        if "__init__" not in space and (own or len(bases) > 1):
            made.__init__ = make_init(made.fields, made.words_only)  # type: ignore[misc]
        return made


def make_init(fields: dict[str, object], words_only: bool) -> Callable[..., None]:
    """`__init__` with the fields as parameters, as one would write it by hand."""
    space: dict[str, Any] = {}
    given: list[str] = []
    lines: list[str] = ["    pass"]
    for name, default in fields.items():
        if isinstance(default, Fresh):
            space[f"_{name}"] = default.kind
            lines.append(f"    self.{name} = _{name}()")
        else:
            space[f"_{name}"] = default
            given.append(name if default is ... else f"{name}=_{name}")
            lines.append(f"    self.{name} = {name}")
    star = ["*"] if words_only and given else []
    source = f"def __init__({', '.join(['self', *star, *given])}):\n" + "\n".join(lines)
    exec(source, space)  # noqa: S102 - made of the names of our own fields
    made: Callable[..., None] = space["__init__"]
    return made


@dataclass_transform(eq_default=False)
class Value(metaclass=Declared):
    """Something small that never changes. Two are the same if they are one."""

    words_only: ClassVar[bool] = False
    name: ClassVar[str] = ""

    def __repr__(self) -> str:
        """As documents hold it: `walk(7)`."""
        parts = [spell(getattr(self, field)) for field in fields_of(type(self))]
        return f"{self.name}({', '.join(parts)})" if parts else self.name


def fields_of(kind: type) -> dict[str, object]:
    """The fields of a class that declares them, in order, each with its default or `...`."""
    found: dict[str, object] = vars(kind)["fields"]
    return found


def spell(value: object) -> str:
    """A field's value inside the printed form of another."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "+".join(map(spell, value)) or "-"
    return str(getattr(value, "id", value))
