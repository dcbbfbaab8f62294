"""What can happen in the Hamlet."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel.fact import Fact, NameOf

from .common import FamilyId, Figure, TrinketId

BuildingId = Annotated[str, NameOf("building")]


class Home(Fact):
    """The party comes home."""


class Xp(Fact):
    """What each hero has learnt on a Quest."""

    xp: int


class Hamlet(Fact):
    """A stay in the Hamlet begins."""


class Event(Fact):
    """The Hamlet Event of this stay, and how many days there are."""

    event: Annotated[str, NameOf("event")]
    days: int


class Day(Fact):
    """A day begins; so many are left."""

    days: int


class Caretaker(Fact):
    """The Caretaker spends the day in a building."""

    building: BuildingId


class CaretakerGone(Fact):
    """The Caretaker is sent away."""


class Blocked(Fact):
    """A building is closed today."""

    building: BuildingId


class Visits(Fact):
    """A hero visits a building."""

    figure: Figure
    building: BuildingId


class HamletSkill(Fact):
    """A hero uses a Hamlet Skill."""

    figure: Figure
    hamlet_skill: Annotated[str, NameOf("hamlet_skill")]


class RollsOff(Fact):
    """A hero rolls against the others."""

    figure: Figure
    roll: int


class Raided(Fact):
    """What happens in a building strikes a hero who is there."""

    figure: Figure
    building: BuildingId


class Built(Fact):
    """A building reaches a level."""

    building: BuildingId
    level: int


class Forged(Fact):
    """A hero's Skill is sharpened."""

    figure: Figure
    family: FamilyId
    level: int


class Offered(Fact):
    """A Trinket is for sale."""

    trinket: TrinketId


class Departs(Fact):
    """The party leaves the Hamlet."""
