"""Names by kind and id: what references are replaced with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from undercroft.kernel.game import NameTable
from undercroft.kernel.naming import Spoken, spoken, with_letter
from undercroft.kernel.seen import Name

from ..pack.cards import Cards
from ..state.estate import Estate


def names(state: Estate) -> NameTable:
    """Names by kind and id."""
    found = fixed_names(state.pack)
    passing = passing_names(state)
    return {**found, **passing, "figure": {**found["figure"], **passing["figure"]}}


def passing_names(state: Estate) -> NameTable:
    """Who the numbers are now: heroes come and go, and monsters of one kind are told apart by a letter."""
    fixed = fixed_names(state.pack)
    kinds, cards = fixed["kind"], fixed["monster"]
    heroes = {str(one.number): kinds[one.kind.id] for one in state.heroes if one.kind is not None}
    figures: dict[str, Name] = dict(heroes)
    for one in state.monsters:
        alike = [other.number for other in state.monsters if other.kind is one.kind]
        name = cards[one.kind.id]
        if len(alike) > 1:
            name = with_letter(name, chr(65 + alike.index(one.number)))
        figures[str(one.number)] = name
    return {"hero": heroes, "figure": figures}


def fixed_names(pack: Cards) -> NameTable:
    """Those that do not change in a match; made once for a pack."""
    if not pack.name_table:
        pack.name_table = make_names(pack)
    return pack.name_table


def make_names(pack: Cards) -> NameTable:
    kinds = entry_names(pack.heroes)
    monsters = entry_names(pack.monsters)
    rooms = {room.id: room.title for room in pack.rooms}
    bosses = entry_names(pack.bosses)
    rules = [rule.entry for room in pack.rooms for rules in room.interactions for rule in rules]
    tasks = [quest.entry.task for quest in pack.quests if quest.entry.task is not None]
    return {
        "kind": kinds,
        # What acts by itself goes by the name of its card.
        "source": {
            **rooms,
            **bosses,
            **entry_names(pack.events),
            **entry_names(pack.quests),
            **entry_names(pack.diseases),
            **entry_names(pack.quirks),
        },
        "figure": {**kinds, **monsters},
        "skill": {skill.id: skill.title for skill in pack.skills},
        "family": {family.id: family.levels[0].title for family in pack.families},
        "boss": bosses,
        "threat": bosses,
        "monster": monsters,
        "quest": entry_names(pack.quests),
        "room": rooms,
        "rule": {rule.id: spoken(rule) for rule in rules},
        "task": {task.id: spoken(task) for task in tasks},
        "trinket": entry_names(pack.trinkets),
        "quirk": entry_names(pack.quirks),
        "disease": entry_names(pack.diseases),
        "mood": entry_names(pack.moods),
        "curio": entry_names(pack.curios),
        "building": entry_names(pack.buildings),
        "event": entry_names(pack.events),
        "hamlet_skill": entry_names([skill for kind in pack.heroes for skill in kind.hamlet]),
    }


class Entitled(Protocol):
    """A thing made from an entry with a name."""

    id: str

    @property
    def entry(self) -> Spoken: ...


def entry_names(things: Iterable[Entitled]) -> dict[str, Name]:
    return {thing.id: spoken(thing.entry) for thing in things}
