"""What both boxes ask before a match: how many, which mode, which classes, which encounter or boss."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from undercroft.kernel.content import Spoken, name_words
from undercroft.kernel.game import Allowed, Field, Setup, in_modes
from undercroft.kernel.text import Message

from .content import SoulsPack

LEVELS: Final = ("level_1", "level_2", "level_3")
"""An encounter of a level, drawn at random."""
PLACES: Final = 4


class Named(Protocol):
    """Something of a pack with a name."""

    @property
    def id(self) -> str: ...

    @property
    def entry(self) -> Spoken: ...


def named(things: Iterable[Named]) -> tuple[Allowed, ...]:
    """Values that are things of the pack, by their names."""
    return tuple(Allowed(one.id, Message("name", name_words(one.entry))) for one in things)


def table_fields(
    players: tuple[int, ...],
    help_players: Message | None,
    modes: tuple[tuple[str, Message], ...],
    help_modes: Message,
) -> list[Field]:
    """How many play, and what; the first mode is the usual one."""
    numbers = tuple(Allowed(n, Message("ds-setup-players-value", {"n": n})) for n in players)
    ways = tuple(Allowed(mode, text) for mode, text in modes)
    return [
        Field("players", numbers, 2, Message("ds-setup-players"), help_players),
        Field(
            "mode",
            ways,
            modes[0][0],
            Message("ds-setup-mode"),
            help_modes,
        ),
    ]


def class_fields(pack: SoulsPack, players: tuple[int, ...], party: tuple[str, ...]) -> list[Field]:
    """The class of each character; a place that nobody takes has none."""
    kinds = named(pack.characters)
    found: list[Field] = []
    for place in range(PLACES):
        first = party[place] if party[place] in pack.character_index else kinds[0].value
        text = Message("ds-setup-class", {"n": place + 1})
        taken = ("players", tuple(n for n in players if n > place))
        found.append(Field(f"class_{place + 1}", kinds, first, text, only=(taken,)))
    return found


def fight_fields(encounters: Iterable[Named], bosses: Iterable[Named]) -> list[Field]:
    """Which encounter, or which boss, where there is only one fight."""
    levels = [
        Allowed(id, Message("ds-setup-level", {"level": level}))
        for level, id in enumerate(LEVELS, 1)
    ]
    text = Message("ds-setup-encounter")
    single = (*levels, *named(encounters))
    lairs = named(bosses)
    return [
        Field("encounter", single, LEVELS[0], text, only=in_modes("encounter")),
        Field("boss", lairs, lairs[0].value, Message("ds-setup-boss"), only=in_modes("boss")),
    ]


def class_names(pack: SoulsPack, setup: Setup) -> list[str]:
    """What the characters at the table are."""
    return [
        pack.characters[pack.character_index[setup[f"class_{place + 1}"]]].entry.name
        for place in range(setup["players"])
    ]
