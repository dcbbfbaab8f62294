"""What is known while a pack is read; lines become effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from hashlib import blake2b
from typing import TypeVar

import msgspec

from undercroft.kernel.content import Thing, entries, head
from undercroft.kernel.places import Problems

from ..effects.base import Effect, PickOne
from ..effects.fields import rolls_of
from ..language import LANGUAGE, VERBS
from ..pack.area_sets import AreaSet, area_set
from ..pack.cards import Cards
from ..pack.entries import FILES, EffectEntry, PackEntry

E = TypeVar("E")
T = TypeVar("T")
Known = TypeVar("Known", bound=Thing)


class Reading:
    """A pack that is being made from its documents."""

    def __init__(self, documents: Mapping[str, object], where: str) -> None:
        self.documents = documents
        self.problems = Problems()
        about = head(documents, PackEntry, FILES, self.problems)
        self.cards = Cards(about.id if about else where, documents)
        self.known: dict[str, list[str]] = {
            "monster": ids_in(documents, "monsters.yaml"),
            "building": ids_in(documents, "buildings.yaml"),
        }
        """Ids that lines may name, before their files are read."""
        self._effects: dict[str, Effect] = {}
        self._summoned: list[tuple[Effect, str]] = []
        """Whom effects bring in, until all monsters are there."""

    # ------------------------------------------------------------------ entries

    def entries(self, file: str, kind: type[E]) -> list[E]:
        return entries(self.documents, file, kind, self.problems)

    def deck(self, file: str, kind: type[E], make: Callable[[int, E], T]) -> list[T]:
        """The things of a file, each made from its place and its entry."""
        return [make(place, entry) for place, entry in enumerate(self.entries(file, kind))]

    def wrong(self, where: str, said: str) -> None:
        self.problems.append(f"{where}: {said}")

    def find(self, things: Sequence[Known], id: str, where: str) -> Known | None:
        """The thing with this id, or None with a word about it."""
        for thing in things:
            if thing.id == id:
                return thing
        near = get_close_matches(id, [thing.id for thing in things], 1)
        self.wrong(where, f"{id!r} is unknown{f'; did you mean {near[0]!r}?' if near else ''}")
        return None

    # ------------------------------------------------------------------ lines

    def lines(
        self,
        lines: Sequence[EffectEntry],
        card: str,
        owner: str,
        where: str,
        areas: Sequence[str] = (),
    ) -> tuple[Effect, ...]:
        """The effects of a card of some kind, with this id; `areas` are those of its Room."""
        known = {**self.known, "area": areas}
        made: list[Effect] = []
        for place, line in enumerate(lines):
            wrong = LANGUAGE.check(line, card, known)
            for field, said in wrong:
                self.wrong(f"{where}[{place}].{field}", said)
            if not wrong:
                made.append(self._effect(line, card, owner, areas))
        return tuple(made)

    def _effect(self, line: EffectEntry, card: str, owner: str, areas: Sequence[str]) -> Effect:
        """Equal lines of one owner are one effect."""
        mark = blake2b(msgspec.json.encode(line), digest_size=3).hexdigest()
        id = f"{owner}.{line.op}-{mark}"
        known = self._effects.get(id)
        if known is not None:
            return known

        def within(inner: Sequence[EffectEntry]) -> tuple[Effect, ...]:
            return tuple([self._effect(one, card, owner, areas) for one in inner])

        effect = VERBS[line.op](id, line, owner, card)
        effect.inner = within(line.effects or ())
        effect.options = tuple([within([one]) for one in line.options or ()])
        effect.picks = tuple([PickOne(option) for option in effect.options])
        if line.rolls is not None:
            rows: list[tuple[Effect, ...]] = [()] * 10
            for key, inner in line.rolls.items():
                row = within(inner)
                for roll in rolls_of(key):
                    rows[roll - 1] = row
            effect.rolls = tuple(rows)
        effect.room_areas = areas_of(line.where or (), areas)
        effect.watched = areas_of(line.present or (), areas)
        if line.what in areas:
            effect.goal = areas.index(line.what)
        if line.what in self.known["monster"]:
            self._summoned.append((effect, line.what))
        effect.index = len(self.cards.effects)
        self.cards.effects.append(effect)
        self._effects[id] = effect
        return effect

    def bring_in(self) -> None:
        """Whom effects bring in, once all monsters are there."""
        monsters = {card.id: card for card in self.cards.monsters}
        for effect, id in self._summoned:
            effect.monster = monsters[id]


def ids_in(documents: Mapping[str, object], file: str) -> list[str]:
    """The ids of a file, whatever else is wrong with it."""
    document = documents.get(file)
    found = document if isinstance(document, list) else []
    return [str(one["id"]) for one in found if isinstance(one, dict) and "id" in one]


def areas_of(names: Sequence[str], areas: Sequence[str]) -> AreaSet:
    """Areas of a Room by their names."""
    return area_set([areas.index(name) for name in names])
