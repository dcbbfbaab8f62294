"""The card language: a card is lines of `{when, op, who, amount, if, …}`.

`op` names a verb, a small class of the game. It declares what must (`needs`) and what may (`may`) stand in
a line of it, the moments at which it can stand (`moments`) and the kinds of cards (`owners`); the language
says for which kinds of cards a moment comes, and what its sentence says besides. From this packs are
checked, schemas for editors are written and the reference is printed. A line that could not work, or that
the sentence on the card could not say, is refused. A game with several kinds of lines has a language for
each.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from .content import Thing
from .errors import not_one_of
from .takes import (
    NOBODY,
    NOTHING,
    Known,
    Lines,
    Problem,
    Spec,
    Takes,
    barred,
    less,
)


class Verb(Thing):
    """Something a line does, or something that holds because of it."""

    kind: ClassVar[str] = "effect"
    op: ClassVar[str] = ""
    moments: ClassVar[tuple[str, ...]] = ()
    """When it may happen; a verb without moments happens when its card is used.

    Where it has moments, but can stand on used cards as well, those that are not written are among them.
    """
    owners: ClassVar[tuple[str, ...]] = ()
    """The kinds of cards it may stand on; on all, where none is named."""
    needs: ClassVar[Takes] = NOTHING
    may: ClassVar[Takes] = NOTHING
    narrows: ClassVar[Takes] = NOTHING
    """What a moment takes, where this verb can have less of it: then it must stand there."""
    one_of: ClassVar[tuple[str, ...]] = ()
    """At least one of these must stand: without any it would do nothing."""
    apart: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Pairs of fields: beside the first the second cannot stand."""
    only_with: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Pairs of fields: the first cannot stand without the second."""
    once: ClassVar[bool] = False
    """Whether a card can have one such line only: a second would take the place of the first."""

    @classmethod
    def wrong(cls, line: Any) -> list[Problem]:
        """What fields that may stand each by itself cannot say together, where it hangs on what they say."""
        return []


class Moment:
    """When lines happen: the kinds of cards for which it comes, and what its sentence says besides."""

    def __init__(
        self,
        owners: Sequence[str],
        needs: Takes = NOTHING,
        may: Takes = NOTHING,
        narrows: Takes = NOTHING,
        written: bool = True,
    ) -> None:
        self.owners = tuple(owners)
        self.needs = needs
        self.may = may
        self.narrows = narrows
        """What a verb takes, where less of it goes with this moment: then it must stand there."""
        self.written = written
        """Whether `when` says it. A card with a moment that is not written has no other."""

    def takes_same(self, other: Moment) -> bool:
        return (self.needs, self.may, self.narrows) == (other.needs, other.may, other.narrows)


WHENEVER: Final = Moment(())
"""For verbs that happen when their card is used, whatever it is."""


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    """What a field holds where it is left out."""
    if field.default is not msgspec.NODEFAULT:
        return field.default
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None


class Language:
    """The verbs of a game, the moments of its cards, and what each kind of card can say."""

    def __init__(
        self,
        line: type[msgspec.Struct],
        verbs: Iterable[type[Verb]],
        moments: Mapping[str, Sequence[str] | Moment] | None = None,
        limits: Mapping[str, Takes] | None = None,
        owners: Mapping[str, str] | None = None,
        *,
        name: str = "line",
        word: str = "op",
        frame: Iterable[str] = (),
        within: Iterable[Language] = (),
    ) -> None:
        self.line = line
        """What may stand in a line of any verb: names and types of all fields."""
        self.name = name
        """What such lines are called, where a game has several kinds."""
        self.word = word
        """The field that names the verb."""
        self.declared = tuple(verbs)
        self.verbs: dict[str, type[Verb]] = {}
        """By name; where a word means different things on different cards, the first."""
        for verb in self.declared:
            self.verbs.setdefault(verb.op, verb)
        self.moments = {
            name: comes if isinstance(comes, Moment) else Moment(comes)
            for name, comes in (moments or {}).items()
        }
        self._unwritten = {
            owner: name
            for name, moment in self.moments.items()
            if not moment.written
            for owner in moment.owners
        }
        self._of_moments = {
            field
            for moment in self.moments.values()
            for declared in (moment.needs, moment.may)
            for field in declared
        }
        self.limits = dict(limits or {})
        """By kind of card: fields that can say less on it than on others."""
        self.owners = dict(owners or {})
        """The kind of card by the entry that has the lines (`CardEntry`, or `SkillLevel.target`).

        `WayEntry.effects: trinket_{window}` where it hangs on another field of the entry.
        """
        self.frame = tuple(frame)
        """Fields that every line may have whatever its verb; their type says all about them."""
        self.within = {language.name: language for language in within}
        """The languages of lines that stand in such lines."""
        declared = msgspec.structs.fields(line)
        self.framed = [
            field.encode_name for field in declared if field.name in self.frame and field.required
        ]
        """Those of them that every line must have, as files spell them."""
        self._fields = {field.name: (field.encode_name, default_of(field)) for field in declared}
        # What has been looked up already: many lines of a pack are of the same verb.
        self._means: dict[tuple[str, str], type[Verb] | None] = {}
        self._takes: dict[tuple[type[Verb], str, Moment], dict[str, tuple[Spec, bool]]] = {}
        framed = {word, "when", *self.frame}
        self._free = [field for field in self._fields if field not in framed]

    def spelled(self, field: str) -> str:
        """A field as files have it."""
        return str(self._fields[field][0])

    def moments_of(self, verb: type[Verb], owner: str) -> list[str]:
        """What `when` may be in a line of a verb on such a card."""
        return [
            name
            for name in verb.moments
            if owner in self.moments[name].owners and self.moments[name].written
        ]

    def moment_of(self, when: str | None, owner: str) -> Moment:
        """When a line of such a card happens."""
        name = self._unwritten.get(owner) if when is None else when
        return WHENEVER if name is None else self.moments[name]

    def goes(self, verb: type[Verb], owner: str) -> bool:
        """Whether a verb can stand on such a card at all, and that can say all it needs."""
        if verb.owners and owner not in verb.owners:
            return False
        used = self._unwritten.get(owner)
        if used is not None and verb.moments and used not in verb.moments:
            return False
        limits = self.limits.get(owner, NOTHING)
        return not any(field in limits and barred(limits[field]) for field in verb.needs)

    def find(self, op: str, owner: str) -> type[Verb] | None:
        """What a word means on such a card; None if it cannot stand there."""
        key = (op, owner)
        if key not in self._means:
            fitting = [verb for verb in self.declared if verb.op == op and self.goes(verb, owner)]
            self._means[key] = fitting[0] if fitting else None
        return self._means[key]

    def _expected(
        self, verb: type[Verb], owner: str, moment: Moment
    ) -> dict[str, tuple[Spec, bool]]:
        key = (verb, owner, moment)
        found = self._takes.get(key)
        if found is None:
            specs = self.specs(verb, owner, moment)
            found = self._takes[key] = {field: (spec, needed) for field, spec, needed in specs}
        return found

    def specs(
        self, verb: type[Verb], owner: str, moment: Moment = WHENEVER
    ) -> list[tuple[str, Spec, bool]]:
        """Its fields on such a card, what may stand in each, and whether it must."""
        limits = self.limits.get(owner, NOTHING)
        found: list[tuple[str, Spec, bool]] = []
        for declared, needed in ((verb.needs, True), (verb.may, False)):
            for field, spec in declared.items():
                limit = limits.get(field)
                within = spec if limit is None else limit.within(spec)
                found.append(less(field, within, moment.narrows, needed))
        own = {field for field, _, _ in found}
        for declared, needed in ((moment.needs, True), (moment.may, False)):
            for field, spec in declared.items():
                if field not in own and field not in limits:
                    found.append(less(field, spec, verb.narrows, needed))
        return [one for one in found if not barred(one[1])]

    def check(
        self, line: Any, owner: str, known: Mapping[str, Collection[Any]] = NOBODY
    ) -> list[Problem]:
        """Everything that is wrong with a line on such a card; `known` are the ids of things by kind."""
        op = getattr(line, self.word)
        verb = self.find(op, owner)
        if verb is None:
            possible = sorted({verb.op for verb in self.on(owner)})
            if op in self.verbs:
                said = f"{op!r} does not go here ({owner}); possible: {', '.join(possible)}"
                return [(self.spelled(self.word), said)]
            return [(self.spelled(self.word), not_one_of(op, possible))]
        found = self._check_moment(line, verb, owner) if "when" in self._fields else []
        moment = None if found or "when" not in self._fields else self.moment_of(line.when, owner)
        specs = self._expected(verb, owner, moment or WHENEVER)
        for field in self._free:
            spelled, default = self._fields[field]
            value = getattr(line, field)
            given = value != default
            spec, needed = specs.get(field, (None, False))
            if given and spec is None:
                if found and moment is None and field in self._of_moments:
                    continue  # whether it may stand there hangs on the moment
                takes = ", ".join(self._fields[name][0] for name in specs) or "nothing"
                found.append((spelled, f"{op} does not take it; it takes {takes}"))
            elif needed and not given:
                found.append((spelled, f"{op} needs it: {spec.words() if spec else ''}"))
            elif given and spec is not None:
                found += self._check_value(spelled, value, spec, owner, known)
        if verb.one_of and not any(self._given(line, field) for field in verb.one_of):
            some = ", ".join(self.spelled(field) for field in verb.one_of)
            found.append((self.spelled(self.word), f"{op} needs one of {some}"))
        return found or self._check_company(line, verb) or verb.wrong(line)

    def _check_company(self, line: Any, verb: type[Verb]) -> list[Problem]:
        """Fields that cannot stand beside others, or not without them; each is told once."""
        found: dict[str, str] = {}
        for field, other in verb.apart:
            if self._given(line, field) and self._given(line, other):
                said = f"{verb.op} does not take it together with {self.spelled(field)}"
                found.setdefault(self.spelled(other), said)
        for field, other in verb.only_with:
            if self._given(line, field) and not self._given(line, other):
                said = f"{verb.op} takes it only with {self.spelled(other)}"
                found.setdefault(self.spelled(field), said)
        return list(found.items())

    def _given(self, line: Any, field: str) -> bool:
        return bool(getattr(line, field) != self._fields[field][1])

    def read(
        self,
        lines: Sequence[Any],
        owner: str,
        where: str,
        problems: list[str],
        known: Mapping[str, Collection[Any]] = NOBODY,
    ) -> list[Any]:
        """The verbs that these lines are, each made from its line; what is wrong goes to `problems`."""
        found: list[Any] = []
        wrong = self._check_lines(lines, owner, known)
        problems.extend(f"{where}{field}: {said}" for field, said in wrong)
        if not wrong:
            for line in lines:
                make: Any = self.find(getattr(line, self.word), owner)
                found.append(make(line))
        return found

    def read_one(
        self,
        line: Any,
        owner: str,
        where: str,
        problems: list[str],
        known: Mapping[str, Collection[Any]] = NOBODY,
    ) -> Any | None:
        """The verb that a single line is, or None; what is wrong goes to `problems`."""
        wrong = self.check(line, owner, known)
        problems.extend(f"{where}{field}: {said}" for field, said in wrong)
        if wrong:
            return None
        make: Any = self.find(getattr(line, self.word), owner)
        return make(line)

    def _check_lines(
        self, lines: Sequence[Any], owner: str, known: Mapping[str, Collection[Any]]
    ) -> list[Problem]:
        """Of each line its problems, and of those that take the place of another."""
        found: list[Problem] = []
        seen: set[str] = set()
        for place, line in enumerate(lines):
            op = getattr(line, self.word)
            wrong = self.check(line, owner, known)
            verb = self.find(op, owner)
            if verb is not None and verb.once and op in seen:
                wrong = [(self.spelled(self.word), f"{op} stands here already")]
            seen.add(op)
            found += [(f"[{place}].{field}", said) for field, said in wrong]
        return found

    def _check_value(
        self,
        field: str,
        value: Any,
        spec: Spec,
        owner: str,
        known: Mapping[str, Collection[Any]],
    ) -> list[Problem]:
        if isinstance(spec, Lines):
            if not value:
                return [(field, "must have a line, or be left out")]
            said = spec.wrong(value)
            inner = value.items() if isinstance(value, dict) else [("", value)]
            language = self.within[spec.of] if spec.of else self
            return [(field, said)] * bool(said) + [
                (f"{field}{f'.{key}' if key else ''}{place}", said)
                for key, lines in inner
                for place, said in language._check_lines(lines, spec.owner or owner, known)
            ]
        said = spec.unknown(value, known) if isinstance(spec, Known) else spec.wrong(value)
        return [(field, said)] if said else []

    def _check_moment(self, line: Any, verb: type[Verb], owner: str) -> list[Problem]:
        op = getattr(line, self.word)
        allowed = self.moments_of(verb, owner)
        used = owner in self._unwritten
        if line.when is None:
            if used or not verb.moments:
                return []
            return [("when", f"{op} needs it: {', '.join(allowed) or 'it cannot stand here'}")]
        if line.when in allowed:
            return []
        if used or not verb.moments:
            return [("when", f"{op} does not take it{' here' if used else ''}")]
        comes = self.moments.get(line.when)
        if comes is None or not comes.written:
            return [("when", not_one_of(line.when, allowed))]
        if line.when not in verb.moments:
            return [("when", f"{op} goes with {', '.join(allowed) or 'nothing here'}")]
        possible = ", ".join(allowed) or "nothing"
        return [("when", f"{line.when!r} never comes here ({owner}); possible: {possible}")]

    # ------------------------------------------------------------------ for editors

    def on(self, owner: str) -> list[type[Verb]]:
        """The verbs that such a card may use."""
        return [
            verb
            for verb in self.declared
            if self.goes(verb, owner)
            and (not verb.moments or owner in self._unwritten or self.moments_of(verb, owner))
        ]

    def alike(self, verb: type[Verb], owner: str) -> list[list[str]]:
        """The moments of a verb on such a card, those together at which it takes the same."""
        groups: list[list[str]] = []
        for name in self.moments_of(verb, owner):
            for group in groups:
                if self.moments[name].takes_same(self.moments[group[0]]):
                    group.append(name)
                    break
            else:
                groups.append([name])
        return groups or [[]]
