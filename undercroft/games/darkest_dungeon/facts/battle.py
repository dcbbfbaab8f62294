"""What can happen in a battle."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.kernel.fact import Fact, NameOf, WordOf

from ..terms import CONDITIONS, FORMS, RESISTED, RESULTS
from .common import BossId, Figure, FigureId

SkillId = Annotated[str, NameOf("skill")]
Toll = Literal["bleed", "blight", "both"]


class Room(Fact):
    """A battle begins in this Room."""

    room: Annotated[str, NameOf("room")]


class Boss(Fact):
    """The Boss of a battle is known."""

    boss: BossId


class BossBeaten(Fact):
    """A Boss is beaten."""

    boss: BossId


class Spawned(Fact):
    """A monster appears."""

    figure: Figure
    area: int


class SpawnDiscarded(Fact):
    """A monster makes room for a larger one."""

    figure: Figure


class Purged(Fact):
    """Monsters leave the game."""

    figures: tuple[FigureId, ...]


class Round(Fact):
    """A round begins."""

    round: int


class Initiative(Fact):
    """A side's initiative card is drawn."""

    side: Literal["party", "foes"]


class Turn(Fact):
    """A figure's turn begins."""

    figure: Figure


class Rolled(Fact):
    """The d10 shows a number."""

    roll: int


class Uses(Fact):
    """A figure uses a Skill on others."""

    figure: Figure
    skill: SkillId
    figures: tuple[FigureId, ...]


class Results(Fact):
    """What the roll means for these."""

    figure: Figure
    figures: tuple[FigureId, ...]
    results: Annotated[str, WordOf(RESULTS)]


class OutOfRange(Fact):
    """A monster reaches nobody with its Skill."""

    figure: Figure
    skill: SkillId


class Interacts(Fact):
    """A hero does what the Room offers."""

    figure: Figure
    rule: Annotated[str, NameOf("rule")]


class TaskDone(Fact):
    """A hero fulfils the task of the Quest."""

    figure: Figure
    task: Annotated[str, NameOf("task")]


class Moved(Fact):
    """A figure moves."""

    figure: Figure
    area: int


class Shoved(Fact):
    """A figure has to give way."""

    figure: Figure
    area: int


class Tossed(Fact):
    """A figure is moved by a blow."""

    figure: Figure
    area: int


class Thrown(Fact):
    """A Boss throws a hero."""

    figure: Figure
    area: int


class Placed(Fact):
    """A hero is placed before a bout."""

    figure: Figure
    area: int


class Stance(Fact):
    """A figure changes its Stance."""

    figure: Figure
    stance: int


class Scrambled(Fact):
    """The heroes stand in a new order of Stances."""

    figures: tuple[FigureId, ...]


class Transformed(Fact):
    """A hero takes the other form."""

    figure: Figure
    form: Annotated[str, WordOf(FORMS)]


class Wounded(Fact):
    """A figure suffers Wounds; so much Life is left."""

    figure: Figure
    amount: int
    left: int


class Because(Fact):
    """What follows is the doing of a card that acts by itself."""

    source: Annotated[str, NameOf("source")]


class Healed(Fact):
    """A figure is healed of Wounds."""

    figure: Figure
    amount: int


class Bleeds(Fact):
    """Bleed or Blight takes its toll."""

    figure: Figure
    amount: int
    why: Toll


class Stunned(Fact):
    """A figure is stunned this turn."""

    figure: Figure


class Riposte(Fact):
    """A figure strikes back at another."""

    figure: Figure
    other: int
    foe: FigureId


class Afflicted(Fact):
    """A Condition is put on a figure."""

    figure: Figure
    condition: Annotated[str, WordOf(CONDITIONS)]
    amount: int
    turns: int


class ShruggedOff(Fact):
    """A figure resists."""

    figure: Figure
    condition: Annotated[str, WordOf(RESISTED)]


class Freed(Fact):
    """A figure loses Conditions."""

    figure: Figure
    conditions: tuple[Annotated[str, NameOf("condition"), WordOf(CONDITIONS)], ...]


class Slain(Fact):
    """A monster is slain."""

    figure: Figure


class BattleWon(Fact):
    """The battle is won."""


class BattleFled(Fact):
    """The party flees from the battle."""


class GivenUp(Fact):
    """After so many rounds in which nothing happened the party gives up."""

    rounds: int


class Lull(Fact):
    """Nothing has happened for so many rounds; after the most it is over."""

    rounds: int
    most: int


class Pew(Fact):
    """A pew crashes down."""

    area: int


class Doom(Fact):
    """The roll of a Boss's impending doom."""

    roll: int
