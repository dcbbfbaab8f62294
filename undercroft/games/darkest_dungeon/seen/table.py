"""The game's part of a view."""

from __future__ import annotations

from typing import TypedDict

from undercroft.kernel.seen import Message, Name

from .figures import Hero, Vacancy
from .places import Battle, Circus, Dungeon, Hamlet
from .words import Difficulty, Mode, Provision, Side


class Table(TypedDict):
    """What everybody sees; only what the teams of the Circus choose at the same time is secret."""

    mode: Mode
    difficulty: Difficulty
    level: int
    act: int
    quest_count: int
    threat: str | None
    threat_active: bool
    beaten: list[str]
    """Bosses."""
    cancelled: str | None
    """The final form that need not be fought."""
    fallen: list[str]
    choice: list[str]
    """Quests to choose from."""
    gold: int
    buildings: dict[str, int]
    """Their levels."""
    quests_gone: list[str]
    """Cards that will not come again in this campaign."""
    events_gone: list[str]
    monsters_gone: list[str]
    waiting: int
    """Heroes who may still take the place of the dead."""
    coach_xp: int
    light: int
    stores: dict[Provision, int]
    firewood: bool
    rolled: list[Side]
    """Provision dice while the party rolls for them."""
    found: str | None
    """The Trinket that somebody may take."""
    party: list[int]
    """The heroes from the front on."""
    heroes: list[Hero | Vacancy]
    battle: Battle | None
    dungeon: Dungeon | None
    hamlet: Hamlet | None
    circus: Circus | None
    names: dict[str, dict[str, Name]]
    """Who the numbers are now."""
    law: list[Message]
    """What holds for everybody now."""
