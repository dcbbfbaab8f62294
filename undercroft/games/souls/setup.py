"""What both boxes ask before a match: how many, which mode, which classes, which encounter or boss."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

from undercroft.kernel.game import Allowed, Field, Setup, in_modes
from undercroft.kernel.naming import InFrench, Spoken, name_words
from undercroft.kernel.text import Message, Value

from .content import CharacterClass, SoulsPack
from .gear import STATS
from .models import Boss
from .schema import PartyEntry

LEVELS: Final = ("level_1", "level_2", "level_3")
"""An encounter of a level, drawn at random."""
PLACES: Final = 4
FITTING: Final = "fitting"
"""The gear that a party has at this point of a game."""
START_GEAR: Final = "start"


class Named(Protocol):
    """Something of a pack with a name."""

    @property
    def id(self) -> str: ...

    @property
    def entry(self) -> Spoken: ...


class Levelled(Protocol):
    """What is written of an encounter in both boxes."""

    level: int

    @property
    def name(self) -> str: ...

    @property
    def name_fr(self) -> InFrench: ...


class Encounter(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def entry(self) -> Levelled: ...


Found = TypeVar("Found", bound=Encounter)


def named(things: Iterable[Named]) -> tuple[Allowed, ...]:
    """Values that are things of the pack, by their names."""
    return tuple(Allowed(one.id, Message("name", name_words(one.entry))) for one in things)


def table_fields(
    players: tuple[int, ...], help_players: Message | None, prefix: str, modes: tuple[str, ...]
) -> list[Field]:
    """How many play, and what; the first mode is the usual one."""
    numbers = tuple(Allowed(n, Message("ds-setup-players-value", {"n": n})) for n in players)
    ways = tuple(
        Allowed(
            mode,
            Message(f"{prefix}-setup-mode-value", {"mode": mode}),
            Message(f"{prefix}-setup-mode-about", {"mode": mode}),
            (Message(f"{prefix}-setup-mode-time", {"mode": mode}),),
        )
        for mode in modes
    )
    return [
        Field("players", numbers, 2, Message("ds-setup-players"), help_players),
        Field("mode", ways, modes[0], Message("ds-setup-mode"), kind="mode"),
    ]


def class_fields(pack: SoulsPack, players: tuple[int, ...], party: tuple[str, ...]) -> list[Field]:
    """The class of each character; a place that nobody takes has none."""
    kinds = tuple(character(kind) for kind in pack.characters)
    names = tuple(f"class_{place + 1}" for place in range(PLACES))
    found: list[Field] = []
    for place in range(PLACES):
        first = party[place] if party[place] in pack.character_by_id else kinds[0].value
        text = Message("ds-setup-class", {"n": place + 1})
        taken = ("players", tuple(n for n in players if n > place))
        # DS-1.2, TG-1.2: every character is of another class.
        found.append(
            Field(names[place], kinds, first, text, None, "figure", (taken,), names[:place])
        )
    return found


def character(kind: CharacterClass) -> Allowed:
    """A class: its heroic action, its part, what it begins with, whom enemies go for, what it is good at."""
    kit = [Message("name", name_words(card.entry)) for card in kind.start]
    firsts = [values[0] for values in kind.stats]
    stats: dict[str, Value] = dict(zip(STATS, firsts, strict=True))
    return Allowed(
        kind.id,
        Message("name", name_words(kind.entry)),
        Message(
            "ds-setup-heroic",
            {"heroic": Message("name", name_words(kind.entry.heroic)), "text": kind.power.text()},
        ),
        (
            Message("ds-setup-role", {"stat": STATS[firsts.index(max(firsts))]}),
            Message("ds-setup-kit", {"cards": kit}),
            Message("ds-setup-taunt", {"taunt": kind.taunt}),
            Message("ds-setup-stats", stats),
        ),
    )


def level_of(encounter: Encounter) -> Message:
    return Message("ds-setup-encounter-level", {"level": encounter.entry.level})


def fight_fields(encounters: Iterable[Encounter], bosses: Iterable[Boss]) -> list[Field]:
    """Which encounter, or which boss, where there is only one fight."""
    levels = [
        Allowed(id, Message("ds-setup-level", {"level": level}))
        for level, id in enumerate(LEVELS, 1)
    ]
    text = Message("ds-setup-encounter")
    single = (
        *levels,
        *[
            Allowed(one.id, Message("name", name_words(one.entry)), facts=(level_of(one),))
            for one in encounters
        ],
    )
    lairs = tuple(
        Allowed(
            boss.id,
            Message("name", name_words(boss.entry)),
            facts=(
                Message("ds-setup-boss-kind", {"kind": boss.entry.kind}),
                Message(
                    "ds-setup-boss-health",
                    {"health": sum(model.health for model in boss.entry.models)},
                ),
            ),
        )
        for boss in bosses
    )
    return [
        Field("encounter", single, LEVELS[0], text, only=in_modes("encounter")),
        Field(
            "boss",
            lairs,
            lairs[0].value,
            Message("ds-setup-boss"),
            kind="figure",
            only=in_modes("boss"),
        ),
    ]


def chosen_encounter(encounters: Iterable[Found], chosen: str) -> tuple[int, Found | None]:
    """The level of a single encounter, and its card, unless that is drawn at random."""
    for card in encounters:
        if card.id == chosen:
            return card.entry.level, card
    return LEVELS.index(chosen) + 1, None


def gear_field(parties: Iterable[PartyEntry]) -> Field:
    """What the characters of a single fight carry and have learnt."""
    kits = (FITTING, START_GEAR, *[party.id for party in parties])
    values = tuple(Allowed(kit, Message("ds-setup-gear-value", {"gear": kit})) for kit in kits)
    text = Message("ds-setup-gear")
    return Field("gear", values, FITTING, text, only=in_modes("encounter", "boss"), late=True)


def kit_of(setup: Setup, fitting: str) -> str:
    """The ready-made party whose gear is taken; nobody's, for what characters begin with."""
    gear: str = setup["gear"]
    return fitting if gear == FITTING else gear


def class_names(pack: SoulsPack, setup: Setup) -> list[str]:
    """What the characters at the table are."""
    return [
        pack.character_by_id[setup[f"class_{place + 1}"]].entry.name
        for place in range(setup["players"])
    ]
