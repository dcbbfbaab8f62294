"""What can happen of a campaign and its end."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel.fact import Fact, NameOf, WordOf

from ..terms import MODES
from .common import BossId, FamilyId, Figure, FigureId, HeroId

QuestId = Annotated[str, NameOf("quest")]
Mode = Annotated[str, WordOf(MODES)]


class Threat(Fact):
    """The Threat of an Act is known."""

    boss: BossId
    level: int


class QuestDrawn(Fact):
    """A Quest is offered."""

    quest: QuestId


class Quest(Fact):
    """The party takes a Quest."""

    quest: QuestId


class Arranged(Fact):
    """The party stands in this order of Stances."""

    figures: tuple[FigureId, ...]


class Joined(Fact):
    """A hero comes with the Stagecoach in the place of one who is gone."""

    figure: Figure
    hero: HeroId


class Recovered(Fact):
    """A hero who had fallen is back on his feet (DD-V.4)."""

    figure: Figure


class Chosen(Fact):
    """A hero is chosen for the party."""

    figure: Figure
    hero: HeroId


class HeroRaised(Fact):
    """A hero reaches a level."""

    figure: Figure
    level: int


class SkillRaised(Fact):
    """A Skill of a hero reaches a level."""

    figure: Figure
    family: FamilyId
    level: int


class GameWon(Fact):
    """The match is won."""

    mode: Mode


class GameLost(Fact):
    """The match is lost."""

    mode: Mode
