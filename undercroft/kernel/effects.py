"""The card language: a card is lines of `{when, op, who, amount, if, …}`.

`op` names a verb, a small class of the game. It declares what must (`needs`) and what may (`may`) stand in
a line of it, and the moments at which it can stand (`moments`); the language says for which kinds of cards a
moment comes. From this packs are checked, schemas for editors are written and the reference is printed. A
line that could not work, or that the sentence on the card could not say, is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from .content import Thing
from .errors import not_one_of
from .record import Range


class Spec:
    """What may stand in a field of a line."""

    def wrong(self, value: object) -> str:
        """What a message says of a value that may not stand there; nothing if it may."""
        return ""

    def schema(self) -> dict[str, object]:
        return {}

    def words(self) -> str:
        """For the reference."""
        return "any"


class Words(Spec):
    """One of these, or several where the field is a list."""

    def __init__(self, *allowed: str) -> None:
        self.allowed = allowed

    def wrong(self, value: object) -> str:
        for one in value if isinstance(value, list) else [value]:
            if one not in self.allowed:
                return not_one_of(one, self.allowed) if self.allowed else "must not stand here"
        return ""

    def schema(self) -> dict[str, object]:
        return {"enum": list(self.allowed)}

    def words(self) -> str:
        return ", ".join(f"`{word}`" for word in self.allowed)

    def within(self, other: Spec) -> Spec:
        """What both allow."""
        if not isinstance(other, Words):
            return other
        return Words(*(word for word in other.allowed if word in self.allowed))


class Number(Spec):
    """A whole number; or one of the words, where the card can say them instead."""

    def __init__(self, low: int, high: int, *words: str) -> None:
        self.bounds = Range(low, high)
        self.instead = words

    def wrong(self, value: object) -> str:
        low, high = self.bounds.low, self.bounds.high
        for one in value if isinstance(value, list) else [value]:
            if one in self.instead:
                continue
            if type(one) is not int or not low <= one <= int(high):
                return f"{one!r} must be {self.words().replace('`', '')}"
        return ""

    def schema(self) -> dict[str, object]:
        whole = {"type": "integer", "minimum": self.bounds.low, "maximum": self.bounds.high}
        return {"anyOf": [whole, {"enum": list(self.instead)}]} if self.instead else whole

    def words(self) -> str:
        number = f"a number from {self.bounds.low} to {self.bounds.high}"
        return " or ".join([number, *(f"`{word}`" for word in self.instead)])


class Lines(Spec):
    """More lines, done as part of this one."""

    def words(self) -> str:
        return "lines"


class Free(Spec):
    """Whatever the type of the field allows; `words` says what that is."""

    def __init__(self, said: str) -> None:
        self.said = said

    def words(self) -> str:
        return self.said


class Takes(Mapping[str, Spec]):
    """Fields and what may stand in each."""

    def __init__(self, fields: Mapping[str, Spec]) -> None:
        self._fields = dict(fields)

    def __getitem__(self, name: str) -> Spec:
        return self._fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)


def takes(**fields: Spec) -> Takes:
    """`needs = takes(who=EVERYBODY, amount=AMOUNT)`."""
    return Takes(fields)


NOTHING = Takes({})


class Verb(Thing):
    """Something a line does, or something that holds because of it."""

    kind: ClassVar[str] = "effect"
    op: ClassVar[str] = ""
    moments: ClassVar[tuple[str, ...]] = ()
    """When it may happen; a verb without moments happens when its card is used."""
    needs: ClassVar[Takes] = NOTHING
    may: ClassVar[Takes] = NOTHING


Problem = tuple[str, str]
"""The field (with its place in the line) and what is wrong with it."""


class Language:
    """The verbs of a game, the moments of its cards, and what each kind of card can say."""

    def __init__(
        self,
        line: type[msgspec.Struct],
        verbs: Iterable[type[Verb]],
        moments: Mapping[str, Sequence[str]],
        limits: Mapping[str, Takes] | None = None,
        owners: Mapping[str, str] | None = None,
    ) -> None:
        self.line = line
        """What may stand in a line of any verb: names and types of all fields."""
        self.verbs = {verb.op: verb for verb in verbs}
        self.moments = {name: tuple(kinds) for name, kinds in moments.items()}
        """The kinds of cards for which each moment comes."""
        self.limits = dict(limits or {})
        """By kind of card: fields that can say less on it than on others."""
        self.owners = dict(owners or {})
        """The kind of card by the entry that has the lines (`CardEntry`, or `SkillLevel.target`)."""
        self._fields = {
            field.name: (
                field.encode_name,
                field.default
                if field.default is not msgspec.NODEFAULT
                else field.default_factory()
                if field.default_factory is not msgspec.NODEFAULT
                else None,
            )
            for field in msgspec.structs.fields(line)
        }

    def spelled(self, field: str) -> str:
        """A field as files have it."""
        return str(self._fields[field][0])

    def moments_of(self, verb: type[Verb], owner: str) -> list[str]:
        """When a verb may stand on such a card."""
        return [moment for moment in verb.moments if owner in self.moments[moment]]

    def specs(self, verb: type[Verb], owner: str) -> list[tuple[str, Spec, bool]]:
        """Its fields on such a card, what may stand in each, and whether it must."""
        limits = self.limits.get(owner, NOTHING)
        found: list[tuple[str, Spec, bool]] = []
        for declared, needed in ((verb.needs, True), (verb.may, False)):
            for field, spec in declared.items():
                limit = limits.get(field)
                within = limit.within(spec) if isinstance(limit, Words) else spec
                found.append((field, within, needed))
        return found

    def check(self, line: Any, owner: str) -> list[Problem]:
        """Everything that is wrong with a line on such a card."""
        verb = self.verbs.get(line.op)
        if verb is None:
            return [("op", not_one_of(line.op, sorted(self.verbs)))]
        found = self._check_moment(line, verb, owner)
        specs = {field: (spec, needed) for field, spec, needed in self.specs(verb, owner)}
        for field, (spelled, default) in self._fields.items():
            if field in ("op", "when"):
                continue
            value = getattr(line, field)
            given = value != default
            spec, needed = specs.get(field, (None, False))
            if given and spec is None:
                known = ", ".join(self._fields[name][0] for name in specs) or "nothing"
                found.append((spelled, f"{line.op} does not take it; it takes {known}"))
            elif needed and not given:
                found.append((spelled, f"{line.op} needs it"))
            elif given and spec is not None:
                found += self._check_value(spelled, value, spec, owner)
        return found

    def read(self, lines: Sequence[Any], owner: str, where: str, problems: list[str]) -> list[Any]:
        """The verbs that these lines are, each made from its line; what is wrong goes to `problems`."""
        found: list[Any] = []
        for place, line in enumerate(lines):
            wrong = self.check(line, owner)
            problems.extend(f"{where}[{place}].{field}: {said}" for field, said in wrong)
            if not wrong:
                make: Any = self.verbs[line.op]
                found.append(make(line))
        return found

    def _check_value(self, field: str, value: Any, spec: Spec, owner: str) -> list[Problem]:
        if not isinstance(spec, Lines):
            said = spec.wrong(value)
            return [(field, said)] if said else []
        inner = value.items() if isinstance(value, dict) else [("", value)]
        return [
            (f"{field}{f'.{key}' if key else ''}[{place}].{name}", said)
            for key, lines in inner
            for place, line in enumerate(lines)
            for name, said in self.check(line, owner)
        ]

    def _check_moment(self, line: Any, verb: type[Verb], owner: str) -> list[Problem]:
        allowed = self.moments_of(verb, owner)
        if line.when is None:
            if not verb.moments:
                return []
            return [("when", f"{line.op} needs it: {', '.join(allowed) or 'it cannot stand here'}")]
        if line.when in allowed:
            return []
        if not verb.moments:
            return [("when", f"{line.op} does not take it")]
        if line.when not in self.moments:
            return [("when", not_one_of(line.when, allowed))]
        if line.when not in verb.moments:
            return [("when", f"{line.op} goes with {', '.join(allowed) or 'nothing here'}")]
        possible = ", ".join(allowed) or "nothing"
        return [("when", f"{line.when!r} never comes here ({owner}); possible: {possible}")]

    # ------------------------------------------------------------------ for editors

    def schema(self, owner: str) -> dict[str, object]:
        """JSON Schema of a line on such a card."""
        return {"oneOf": [self._verb_schema(verb, owner) for verb in self.on(owner)]}

    def on(self, owner: str) -> list[type[Verb]]:
        """The verbs that such a card may use."""
        return [
            verb for verb in self.verbs.values() if not verb.moments or self.moments_of(verb, owner)
        ]

    def _verb_schema(self, verb: type[Verb], owner: str) -> dict[str, object]:
        properties: dict[str, object] = {"op": {"const": verb.op}}
        required = ["op"]
        moments = self.moments_of(verb, owner)
        if moments:
            properties["when"] = {"enum": moments}
            required.append("when")
        for field, spec, needed in self.specs(verb, owner):
            spelled = self.spelled(field)
            properties[spelled] = (
                {"type": "array", "items": {"$ref": f"#/$defs/{line_name(owner)}"}}
                if isinstance(spec, Lines)
                else spec.schema()
            )
            if needed:
                required.append(spelled)
        return {
            "type": "object",
            "title": verb.op,
            "description": " ".join(str(vars(verb)["__doc__"] or "").split()),
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }

    def place(self, schema: dict[str, Any]) -> None:
        """Put the lines of each kind of card into the schema of a file."""
        defs: dict[str, Any] = schema.get("$defs", {})
        plain = f"#/$defs/{self.line.__name__}"
        used: set[str] = set()
        for entry, body in list(defs.items()):
            for field, kind in body.get("properties", {}).items():
                owner = self.owners.get(f"{entry}.{field}", self.owners.get(entry))
                if owner is not None and kind.get("items", {}).get("$ref") == plain:
                    kind["items"] = {"$ref": f"#/$defs/{line_name(owner)}"}
                    used.add(owner)
        for owner in used:
            defs[line_name(owner)] = self.schema(owner)
        defs.pop(self.line.__name__, None)


def line_name(owner: str) -> str:
    return f"line_of_{owner}"
