"""Figures on a board: a character with what is on its board, and an enemy or a boss."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from undercroft.kernel.record import LATER, MADE, OneOf, Range, Record

from . import facts
from .blows import HANDS, Hand
from .content import CharacterClass
from .fields import Conditions, Cubes, Dice, Direction, Node, Tier
from .gear import FROSTBITE, Gear, Item, Loadout
from .models import Model

BOXES: Final = 10  # DS-4.10
ALL_HANDS: Final = tuple(range(len(HANDS)))
# How far an activation has come (DS-22.6: move before or after attacking, not both).
FRESH: Final = 0
MOVED: Final = 1
STRUCK: Final = 2
MOVED_STRUCK: Final = 3
STRUCK_MOVED: Final = 4
DONE: Final = 5
PHASES: Final = ("fresh", "moved", "struck", "moved_struck", "struck_moved", "done")


class Character(Record):
    """One character: board, tokens and equipment."""

    grace: ClassVar[int] = 0
    """How many cubes more than a full bar less one a character can bear: none in the first box."""

    seat: Annotated[int, MADE] = 0
    kind: CharacterClass
    node: Node | None = None
    side: Direction | None = None
    """On a boss's node: the compass direction it stands in."""
    black: Cubes = 0
    red: Cubes = 0
    conditions: Conditions = 0
    estus: bool = True
    heroic: bool = True
    luck: bool = True
    ember: bool = False
    sips: Annotated[int, Range(0, 9), LATER] = 0
    """Draughts in the flask beyond the first: a house rule."""
    tiers: tuple[Tier, Tier, Tier, Tier] = (0, 0, 0, 0)
    armour: Gear | None = None
    left: Gear | None = None
    right: Gear | None = None
    backup: tuple[Gear, ...] = ()
    steadied: bool = False
    """A once-per-encounter effect has been used."""
    # This activation:
    phase: Annotated[int, OneOf(PHASES)] = FRESH
    walk_left: Annotated[int, Range(0, 9)] = 0
    hands_used: tuple[Hand, ...] = ()
    magic: bool = False
    enchanted: Annotated[int, Range(-99, 99)] = 0
    charged: bool = False
    blessed: tuple[Dice, Dice] = (0, 0)
    """Blue dice more for Block and for Resist until the next character's turn."""
    crit: bool = False
    """The next attack has the die of a heroic action."""
    worn: Annotated[Loadout | None, MADE] = None
    """What its equipment came to when it was last asked (see `Fight.loadout`)."""

    def calm(self) -> None:
        """What lasts for an activation at most is over."""
        self.magic = self.charged = self.crit = False
        self.enchanted = 0

    @property
    def free(self) -> int:
        """Free boxes of the endurance bar."""
        return BOXES - self.black - self.red

    def can_pay(self, stamina: int) -> bool:
        """Whether it lives through spending so much (DS-A.68, TG-A.8)."""
        free = BOXES - self.black - self.red
        return stamina < free or stamina == 0 or stamina < free + self.grace

    @property
    def chill(self) -> int:
        """DS-21.8: each walk, run and dodge costs 1 more with Frostbite."""
        return 1 if self.conditions & FROSTBITE else 0

    @property
    def items(self) -> list[Item]:
        """All it wears, holds and takes along."""
        some = (self.armour, self.left, self.right, *self.backup)
        return [item for item in some if item is not None]

    def cubes(self) -> facts.Bar:
        """As events tell of them."""
        return facts.Bar(self.black, self.red)

    @property
    def spot(self) -> int:
        """Where it stands, being on the board."""
        node = self.node
        assert node is not None
        return node

    def weapon(self, slot: int) -> Item | None:
        """The item in a hand (0 left, 1 right) or, from 2 on, in the backup slot."""
        if slot == 0:
            return self.left
        if slot == 1:
            return self.right
        return self.backup[slot - 2] if slot - 2 < len(self.backup) else None


class Foe(Record):
    """One enemy or boss figure."""

    index: Annotated[int, MADE] = 0
    model: Model
    node: Node | None
    """Off the board once it is defeated."""
    health: Annotated[int, Range(1, 999)]
    wounds: Annotated[int, Range(0, 999)] = 0
    conditions: Conditions = 0
    facing: Direction | None = None
    """Of bosses alone."""
    acted: bool = False

    def tag(self) -> facts.Foe:
        """As events tell of it."""
        return facts.Foe(self.index, self.model.id)

    @property
    def spot(self) -> int:
        """Where it stands, being on the board."""
        node = self.node
        assert node is not None
        return node

    @property
    def front(self) -> int:
        """Where a boss faces."""
        facing = self.facing
        assert facing is not None
        return facing

    def middle(self, arc: int) -> int:
        """The compass direction of the middle of one of a boss's arcs."""
        return (self.front + 2 * arc) % 8
