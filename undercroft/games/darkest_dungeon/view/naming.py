"""Names by kind and id: what references are replaced with."""

from __future__ import annotations

from undercroft.kernel.game import NameTable

from ..pack.heroes import HeroKind
from ..state.estate import Estate


def names(state: Estate) -> NameTable:
    """Names by kind and id."""
    found = fixed_names(state)
    passing = passing_names(state)
    return {**found, **passing, "figure": {**found["figure"], **passing["figure"]}}


def passing_names(state: Estate) -> NameTable:
    """Who the numbers are now: heroes come and go, and monsters of one kind are told apart by a letter."""
    heroes = {str(one.number): kind_name(one.kind) for one in state.heroes if one.kind is not None}
    figures: dict[str, object] = dict(heroes)
    for one in state.monsters:
        entry = one.kind.entry
        alike = [other.number for other in state.monsters if other.kind == one.kind]
        letter = f" {chr(65 + alike.index(one.number))}" if len(alike) > 1 else ""
        french = None if entry.name_fr is None else entry.name_fr + letter
        figures[str(one.number)] = both(entry.name + letter, french)
    return {"hero": heroes, "figure": figures}


def both(name: str, name_fr: str | None) -> object:
    return name if name_fr is None else {"en": name, "fr": name_fr}


def kind_name(kind: HeroKind) -> object:
    entry = kind.entry
    return both(entry.name, entry.name_fr)


def fixed_names(state: Estate) -> NameTable:
    """Those that do not change in a match; made once for a pack."""
    pack = state.pack
    if not pack.name_table:
        pack.name_table = make_names(state)
    return pack.name_table


def make_names(state: Estate) -> NameTable:
    pack = state.pack
    kinds = {kind.id: kind_name(kind) for kind in pack.heroes}
    monsters = {card.id: both(card.entry.name, card.entry.name_fr) for card in pack.monsters}
    rules: dict[str, object] = {}
    for room in pack.rooms:
        for things in room.interactions:
            for rule in things:
                rules[rule.entry.id] = both(rule.entry.name, rule.entry.name_fr)
    tasks: dict[str, object] = {}
    for quest in pack.quests:
        task = quest.entry.task
        if task is not None:
            tasks[task.id] = both(task.name, task.name_fr)
    families: dict[str, object] = {}
    for kind in pack.heroes:
        for family, skills in zip(kind.families, kind.skills, strict=True):
            families[family] = skills[0].name
    # What acts by itself goes by the name of its card.
    cards = (pack.bosses, pack.events, pack.quests, pack.diseases, pack.quirks)
    sources = {c.id: both(c.entry.name, c.entry.name_fr) for kind in cards for c in kind}
    return {
        "kind": kinds,
        "source": {**{room.id: room.name for room in pack.rooms}, **sources},
        "figure": {**kinds, **monsters},
        "skill": {str(skill.index): skill.name for skill in pack.skills},
        "family": families,
        "boss": {boss.id: both(boss.entry.name, boss.entry.name_fr) for boss in pack.bosses},
        "threat": {boss.id: both(boss.entry.name, boss.entry.name_fr) for boss in pack.bosses},
        "monster": monsters,
        "quest": {quest.id: both(quest.entry.name, quest.entry.name_fr) for quest in pack.quests},
        "room": {room.id: room.name for room in pack.rooms},
        "rule": rules,
        "task": tasks,
        "trinket": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.trinkets},
        "quirk": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.quirks},
        "disease": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.diseases},
        "mood": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.moods},
        "curio": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.curios},
        "building": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.buildings},
        "event": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.events},
        "hamlet_skill": {
            skill.id: both(skill.entry.name, skill.entry.name_fr)
            for kind in pack.heroes
            for skill in kind.hamlet
        },
    }
