"""What several files of a pack must agree on, and the names of its things."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.content import Thing
from undercroft.kernel.errors import not_one_of

from .cards import Cards
from .entries import QuestEntry


def check(cards: Cards, problems: list[str]) -> None:
    """What several files must agree on."""
    buildings = {building.id for building in cards.buildings}
    for id in ("stagecoach", "nomad_wagon", "guild", "blacksmith", "graveyard"):
        if id not in buildings:
            problems.append(f"buildings.yaml: {id}: missing")
    heroes = {kind.id: kind for kind in cards.heroes}
    for party in cards.parties:
        for number, member in enumerate(party.heroes):
            where = f"parties.yaml: {party.id}: heroes[{number}]"
            kind = heroes.get(member.hero)
            if kind is None:
                problems.append(f"{where}.hero: {not_one_of(member.hero, heroes)}")
                continue
            families = kind.families
            problems.extend(
                f"{where}.skills: {not_one_of(skill, families)}"
                for skill in member.skills
                if skill not in families
            )
    for quest in cards.quests:
        entry = quest.entry
        if entry.tile is not None:
            check_road(cards, entry, problems)
            continue
        # DD-A.165: as many tokens as every tile of its place has slots.
        place = "darkest" if entry.kind == "darkest" else "ruins"
        count = sum(entry.tokens.values()) + entry.fill
        for tile in cards.tiles:
            if tile.entry.location == place and tile.slots != count:
                problems.append(
                    f"quests.yaml: {entry.id}: tokens: {count}, but {tile.id} has {tile.slots}"
                )
    if not cards.parties or not cards.forms or len(cards.threats) < 3:
        problems.append("bosses.yaml: three Threats and a final form are needed")


def check_road(cards: Cards, entry: QuestEntry, problems: list[str]) -> None:
    """A Quest with a tile of its own: every Room of it has its token."""
    tile = next((tile for tile in cards.tiles if tile.id == entry.tile), None)
    where = f"quests.yaml: {entry.id}:"
    if tile is None or tile.entry.location != "road":
        problems.append(f"{where} tile: {entry.tile!r} is no tile of a road")
    elif set(entry.layout) != set(tile.entry.rooms):
        problems.append(f"{where} layout: every Room of {tile.id} needs a token")
    elif {name: list(entry.layout.values()).count(name) for name in entry.tokens} != entry.tokens:
        problems.append(f"{where} tokens: not those of the layout")


def name_things(cards: Cards) -> None:
    """What documents and references name by kind and id."""
    rules = [rule for room in cards.rooms for rules in room.interactions for rule in rules]
    every: Sequence[Sequence[Thing]] = (
        cards.effects, cards.heroes, cards.families, cards.skills, cards.monsters, cards.bosses,
        cards.rooms, rules, cards.tiles, cards.quests, cards.curios, cards.trinkets, cards.quirks,
        cards.diseases, cards.moods, cards.buildings, cards.events, cards.loot,
        [skill for kind in cards.heroes for skill in kind.hamlet],
    )  # fmt: skip
    for things in every:
        for thing in things:
            cards.things.setdefault(thing.kind, {})[thing.id] = thing
