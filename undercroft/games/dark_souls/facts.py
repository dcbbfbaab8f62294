"""What only the first box tells."""

from __future__ import annotations

from undercroft.games.souls.facts import BehaviourId, BossId, CardId, ClassId, Hero
from undercroft.kernel.fact import Fact

# ---------------------------------------------------------------------- the map


class Map(Fact):
    """A new map is laid."""


class Tile(Fact):
    """A tile is laid at a place of the map, turned by so many quarters."""

    face: str
    x: int
    y: int
    turn: int


class Fog(Fact):
    """The Fog Gate stands on a tile."""

    tile: int


class BossChosen(Fact):
    """The boss behind the Fog Gate is known."""

    boss: BossId


class SecondHalf(Fact):
    """The mini boss has fallen: the sparks are back, and the way to the main boss begins."""


class Section(Fact):
    """A section of a campaign begins."""

    section: str


class Travelled(Fact):
    """The party moves to a tile."""

    tile: int


class Dashed(Fact):
    """The party runs on to a tile and leaves the fight."""

    tile: int


# ---------------------------------------------------------------------- fights


class Shown(Fact):
    """A gravestone shows a behaviour card."""

    behaviour: BehaviourId


class Victory(Fact):
    """The party wins a fight and its souls."""

    souls: int


class Defeat(Fact):
    """The party is defeated with this character's death."""

    who: Hero


# ---------------------------------------------------------------------- rest and treasure


class Chest(Fact):
    """The party opens the chest of a tile."""

    tile: int


class Offered(Fact):
    """A card is turned up on the market."""

    card: CardId


class LuckRestored(Fact):
    """The party buys a character's Luck back."""

    who: Hero


class BossTreasure(Fact):
    """What a boss leaves behind."""

    cards: tuple[CardId, ...]


class SparkBought(Fact):
    """The party buys a spark."""

    sparks: int


class Joined(Fact):
    """A character joins the party."""

    who: Hero


class Left(Fact):
    """A character leaves the party; those after it move up, so it is said by its class."""

    who: Hero
    class_: ClassId
    party: tuple[ClassId, ...]
    """Who was who until then: what was told before names them by those numbers."""
