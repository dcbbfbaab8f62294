"""The Hamlet, and how far the Campaign has come."""

from __future__ import annotations

from typing import Annotated, Final

from undercroft.kernel.record import Count, CountOf, OneOf, Range, Record

from ..pack.goods import Building, HamletEvent, Trinket
from ..pack.heroes import HeroKind
from ..pack.monsters import Boss
from ..pack.places import Quest
from ..terms import LAST_ACT, VOTES
from .kinds import HeroNumber

MOST_WAITING: Final = 4  # DD-A.2

Few = Annotated[int, Range(0, 99)]


class Hamlet(Record):
    """The Hamlet and this phase in it."""

    gold: Count = 0
    buildings: Annotated[tuple[int, ...], CountOf("building")] = ()
    """Their levels."""
    waiting: Annotated[int, Range(0, MOST_WAITING)] = 0
    """Waiting Hero tokens."""
    coach_xp: Count = 0
    event: HamletEvent | None = None
    days: Annotated[int, Range(0, 9)] = 0
    blocked: tuple[Building, ...] = ()
    """Those nobody may visit today."""
    shut: tuple[Building, ...] = ()
    """… and in this whole Hamlet phase."""
    caretaker: Building | None = None
    """The building he is on today."""
    dismissed: bool = False
    """Whether he is gone for this Hamlet phase."""
    guests: tuple[Building | None, ...] = ()
    """The building each hero is in today."""
    had_day: tuple[HeroNumber, ...] = ()
    """Who has used the day, in a building or without one."""
    offer: tuple[Trinket, ...] = ()
    """Trinkets at the Nomad Wagon."""
    offered: bool = False
    once: tuple[HeroKind, ...] = ()
    """Whose Hamlet Skill has been used that can be used once."""
    taught: Annotated[int, Range(0, 9)] = 0
    """How many took the Event's lesson."""
    tutor: Few = 0
    """Gold off the next Skill at the Guild."""
    ordered: Few = 0
    """Provision dice bought for the next Quest."""
    foresee: Few = 0
    """Rooms to reveal in the next Dungeon."""
    refused: tuple[Building, ...] = ()
    """Upgrades that somebody has said no to today."""


class Campaign(Record):
    """How far the Campaign has come."""

    act: Annotated[int, Range(0, LAST_ACT)] = 0
    quest_count: Annotated[int, Range(0, 2)] = 0
    """Quests played in this Act."""
    threat: Boss | None = None
    beaten: tuple[Boss, ...] = ()
    seen: tuple[Quest, ...] = ()
    """The Quests drawn so far."""
    events_gone: tuple[HamletEvent, ...] = ()
    fallen: tuple[HeroKind, ...] = ()
    """Who has died in this Campaign."""
    choice: tuple[Quest, ...] = ()
    """The Quests among which is chosen."""
    cancelled: Boss | None = None
    """The final form that is skipped."""
    votes: tuple[Annotated[int, OneOf(VOTES)] | None, ...] = ()
    """By seat, while several are asked whether they agree."""
    quest_votes: tuple[Quest | None, ...] = ()
    """… or which Quest they want."""
    final: bool = False
    """The final encounter."""
    won: bool = False
