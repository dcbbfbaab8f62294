"""Dice, small cards and the Hamlet from their files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol, TypeVar

from undercroft.kernel.chance import Die

from ..effects import occasions
from ..effects.base import Effect
from ..pack.entries import (
    BuildingEntry,
    CurioEntry,
    DieEntry,
    DiseaseEntry,
    EffectEntry,
    EventEntry,
    LightEntry,
    LootEntry,
    MoodEntry,
    PartyEntry,
    QuirkEntry,
    TrinketEntry,
    WayEntry,
)
from ..pack.goods import Building, Curio, Disease, HamletEvent, LootToken, Mood, Quirk, Trinket, Way
from ..terms import HAZARDS, PROVISIONS
from .reading import Reading


class Fate(Protocol):
    """An entry of which all lines stand in one list."""

    id: str
    effects: list[EffectEntry]


F = TypeVar("F", bound=Fate)
T = TypeVar("T")


def read_dice(reading: Reading) -> None:
    cards = reading.cards
    cards.dice_entries = reading.entries("dice.yaml", DieEntry)
    cards.d10 = Die("d10", [str(n) for n in range(1, 11)])
    cards.provision_die = make_die(reading, "provision", (*PROVISIONS, "wild"))
    cards.exploration_die = make_die(reading, "exploration", HAZARDS)
    cards.death_die = make_die(reading, "deaths_door", ("skull", "blank"))


def make_die(reading: Reading, id: str, allowed: Sequence[str]) -> Die:
    entry = next((die for die in reading.cards.dice_entries if die.id == id), None)
    if entry is None:
        reading.wrong(f"dice.yaml: {id}", "missing")
        return Die(id, ["blank"])
    for place, face in enumerate(entry.faces):
        if face not in allowed:
            said = f"{face!r} is not one of {', '.join(allowed)}"
            reading.wrong(f"dice.yaml: {id}: faces[{place}]", said)
    return Die(id, entry.faces)


# ---------------------------------------------------------------------- on the way


def read_dungeon(reading: Reading) -> None:
    """Curios, Loot and Light."""
    cards = reading.cards
    cards.curios = reading.deck("curios.yaml", CurioEntry, partial(make_curio, reading))
    cards.loot = reading.deck("loot.yaml", LootEntry, LootToken)
    cards.lights = [()] * 6
    for row in reading.entries("light.yaml", LightEntry):
        where = f"light.yaml: {row.id}: effects"
        cards.lights[row.light] = reading.lines(row.effects, occasions.LIGHT, row.id, where)


def make_curio(reading: Reading, index: int, entry: CurioEntry) -> Curio:
    where = f"curios.yaml: {entry.id}"
    positive, negative = (
        reading.lines(lines, occasions.CURIO, entry.id, f"{where}: {side}")
        for side, lines in (("positive", entry.positive), ("negative", entry.negative))
    )
    return Curio(index, entry, positive, negative)


# ---------------------------------------------------------------------- Trinkets


def read_trinkets(reading: Reading) -> None:
    cards = reading.cards
    cards.trinkets = reading.deck("trinkets.yaml", TrinketEntry, partial(make_trinket, reading))


def make_trinket(reading: Reading, index: int, entry: TrinketEntry) -> Trinket:
    where = f"trinkets.yaml: {entry.id}"
    positive, negative = (
        [
            make_way(reading, way, entry.id, f"{where}: {side}[{place}]")
            for place, way in enumerate(ways)
        ]
        for side, ways in (("positive", entry.positive), ("negative", entry.negative))
    )
    return Trinket(index, entry, positive, negative)


def make_way(reading: Reading, entry: WayEntry, owner: str, where: str) -> Way:
    card = occasions.TRINKET[entry.window]
    effects = reading.lines(entry.effects, card, owner, f"{where}.effects")
    if len(entry.effects) > 1 and entry.window in occasions.ONE_LINE:
        reading.wrong(f"{where}.effects", f"only one can be used in this window ({entry.window})")
    if entry.needs != "food" and any(line.op == "eat" for line in entry.effects):
        reading.wrong(f"{where}.needs", "must be food: it is eaten")
    if entry.stance is not None and entry.not_stance is not None:
        reading.wrong(f"{where}.not_stance", "stance says it already")
    return Way(entry, effects)


# ---------------------------------------------------------------------- what befalls heroes


def read_fates(reading: Reading) -> None:
    """Quirks, Diseases, Afflictions and Virtues."""
    cards = reading.cards
    cards.quirks = fates(reading, "quirks.yaml", QuirkEntry, occasions.QUIRK, Quirk)
    cards.diseases = fates(reading, "diseases.yaml", DiseaseEntry, occasions.DISEASE, Disease)
    cards.moods = fates(reading, "moods.yaml", MoodEntry, occasions.MOOD, Mood)


def fates(
    reading: Reading,
    file: str,
    kind: type[F],
    card: str,
    make: Callable[[int, F, tuple[Effect, ...]], T],
) -> list[T]:
    """A deck of cards with one list of lines each."""

    def one(index: int, entry: F) -> T:
        where = f"{file}: {entry.id}: effects"
        return make(index, entry, reading.lines(entry.effects, card, entry.id, where))

    return reading.deck(file, kind, one)


# ---------------------------------------------------------------------- the Hamlet


def read_hamlet(reading: Reading) -> None:
    """Buildings, Events and parties."""
    cards = reading.cards
    cards.buildings = reading.deck("buildings.yaml", BuildingEntry, partial(make_building, reading))
    # The building of each d10 (DD-33.13).
    cards.caretaker = [None] * 10
    for building in cards.buildings:
        for roll in building.entry.caretaker:
            cards.caretaker[roll - 1] = building
    cards.events = fates(reading, "events.yaml", EventEntry, occasions.EVENT, HamletEvent)
    cards.parties = reading.entries("parties.yaml", PartyEntry)


def make_building(reading: Reading, index: int, entry: BuildingEntry) -> Building:
    building = Building(index, entry)
    for place, level in enumerate(entry.levels):
        where = f"buildings.yaml: {entry.id}: levels[{place}]"
        services: list[tuple[int, tuple[Effect, ...]]] = []
        for number, choice in enumerate(level.choices):
            said = f"{where}.choices[{number}].effects"
            services.append(
                (choice.gold, reading.lines(choice.effects, occasions.SERVICE, entry.id, said))
            )
            check_relief(reading, choice.effects[0], f"{said}[0].amount")
        building.services.append(tuple(services))
        bonus = reading.lines(level.bonus, occasions.BONUS, entry.id, f"{where}.bonus")
        building.bonus.append(bonus)
        if level.bonus and entry.id != "blacksmith":
            reading.wrong(f"{where}.bonus", "only the Blacksmith has one")
    return building


def check_relief(reading: Reading, line: EffectEntry, where: str) -> None:
    """Nobody is offered Stress."""
    if line.op == "stress" and isinstance(line.amount, int) and line.amount > 0:
        reading.wrong(where, f"{line.amount} must be below 0: a visitor is relieved")
