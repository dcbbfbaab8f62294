"""What characters and bosses can do that no card says: heroic actions and special abilities.

Each verb declares what its line takes. A heroic action is done by `heroics.py`; a special ability says what
comes of it where the rules ask.
"""

from __future__ import annotations

from typing import Final

from undercroft.kernel.content import MOST_STEPS
from undercroft.kernel.effects import Verb
from undercroft.kernel.takes import Exactly, Number, takes
from undercroft.kernel.text import Message, Value

from .effects import POINTS, SomeDice, dice_words
from .gear import Action, mask, pool
from .schema import AbilityEntry, HeroicEntry

# ---------------------------------------------------------------------- heroic actions


class Heroic(Verb):
    """A heroic action (DS-4.2)."""

    def __init__(self, line: HeroicEntry) -> None:
        self.line = line
        self.stamina: int = line.stamina or 0
        self.health: int = line.health or 0
        self.range: int = line.range or 0
        self.nodes: int = line.nodes or 0
        self.dice = pool(line.dice)

    def words(self) -> dict[str, Value]:
        """Its numbers."""
        return {
            "stamina": self.stamina,
            "health": self.health,
            "nodes": self.nodes,
            **dice_words(self.line.dice),
        }

    def text(self) -> Message:
        return Message(f"ds-heroic-{self.op.replace('_', '-')}", self.words())


class Backstab(Heroic):
    """After a dodge: a free attack on the enemy that was dodged."""

    op = "backstab"


class Rally(Heroic):
    """Stamina for everybody."""

    op = "rally"
    needs = takes(stamina=POINTS)


class StandFast(Heroic):
    """More dice for one Block roll."""

    op = "stand_fast"
    needs = takes(dice=SomeDice("blue", most=3))


class Charge(Heroic):
    """One node for nothing; the next attack at range 0 is free and strikes the whole node."""

    op = "charge"


class KeepFaith(Heroic):
    """Health for everybody on the node or next to it."""

    op = "keep_faith"
    needs = takes(health=POINTS, range=Number(1, 1))


class HeroicCrit(Heroic):
    """More dice for the next attack."""

    op = "crit"
    needs = takes(dice=SomeDice("black", most=3))


class SlipAway(Heroic):
    """Some nodes for nothing; then the Aggro token may be given away."""

    op = "slip_away"
    needs = takes(nodes=Number(1, MOST_STEPS))


HEROICS: Final[tuple[type[Heroic], ...]] = (
    Backstab, Rally, StandFast, Charge, KeepFaith, HeroicCrit, SlipAway,
)  # fmt: skip

# ---------------------------------------------------------------------- bosses


class Ability(Verb):
    """A boss's special ability."""

    def __init__(self, line: AbilityEntry) -> None:
        self.line = line
        self.name: str = line.name
        self.least: int = line.least or 0
        self.less: int = line.less or 0
        self.stamina: int = line.stamina or 0
        self.health: int = line.health or 0
        self.immune: int = mask(line.conditions or [])

    def text(self) -> Message:
        args: dict[str, Value] = {
            "least": self.least,
            "less": self.less,
            "stamina": self.stamina,
            "health": self.health,
        }
        return Message(f"ds-ability-{self.op.replace('_', '-')}", args)

    def dearer(self, action: Action) -> int:
        """The Stamina that an action costs more from its node, once it is heated up."""
        return 0

    def softened(self, damage: int) -> int:
        """What is left of the damage of an attack on it."""
        return damage

    def exhausts(self, rolled: int, magic: bool) -> int:
        """The Stamina it costs to block its blow with so much."""
        return 0

    def grows(self) -> int:
        """The Health it gains when the other of two falls."""
        return 0


class HeavyBlows(Ability):
    """Whoever blocks a physical attack with so much or more loses Stamina."""

    op = "heavy_blows"
    needs = takes(least=Number(1, 20), stamina=POINTS)

    def exhausts(self, rolled: int, magic: bool) -> int:
        return self.stamina if rolled >= self.least and not magic else 0


class Construct(Ability):
    """Strong attacks do less."""

    op = "construct"
    needs = takes(least=Number(1, 20), less=POINTS)

    def softened(self, damage: int) -> int:
        return damage - self.less if damage >= self.least else damage


class Flying(Ability):
    """Once it is heated up, attacks from its node cost more."""

    op = "flying"
    needs = takes(stamina=POINTS)

    def dearer(self, action: Action) -> int:
        return self.stamina if action.attacks else 0


class Unmoved(Ability):
    """These conditions do nothing to it."""

    op = "immune"
    needs = takes(conditions=Exactly("frostbite", "stagger"))


class Reshuffle(Ability):
    """After each heat up card its deck is shuffled."""

    op = "reshuffle"


class Survivor(Ability):
    """One of two: it grows when the other falls."""

    op = "survivor"
    needs = takes(health=Number(1, 99))

    def grows(self) -> int:
        return self.health


ABILITIES: Final[tuple[type[Ability], ...]] = (HeavyBlows, Construct, Flying, Unmoved)
"""Those that the rules of both boxes know."""
CORE_ABILITIES: Final[tuple[type[Ability], ...]] = (*ABILITIES, Reshuffle, Survivor)
"""Those of the first box."""
