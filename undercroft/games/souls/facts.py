"""What can happen in both Dark Souls boxes, as it is told."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from undercroft.kernel.fact import Fact, NameOf, Part, WordOf

from .abilities import HEROICS
from .gear import COLOURS, CONDITIONS, STATS
from .models import ARCS

Hero = Annotated[int, NameOf("hero")]
BossId = Annotated[str, NameOf("boss")]
CardId = Annotated[str, NameOf("card")]
ClassId = Annotated[str, NameOf("class")]
ModelId = Annotated[str, NameOf("model")]
BehaviourId = Annotated[str, NameOf("behaviour")]
EncounterId = Annotated[str, NameOf("encounter")]

Condition = Annotated[str, WordOf(CONDITIONS, text="ds-condition", argument="condition")]
Stat = Annotated[str, WordOf(STATS)]


class Bar(Part):
    """The cubes on a character's endurance bar."""

    black: int
    red: int


class Foe(Part):
    """An enemy or boss: its number in this fight, and the card of its model."""

    foe: int
    model: ModelId


# ---------------------------------------------------------------------- a fight begins


class Encounter(Fact):
    """The party meets an encounter."""

    encounter: EncounterId
    level: int


class Boss(Fact):
    """The party enters the lair of a boss."""

    boss: BossId


class Placed(Fact):
    """A character is put on a node."""

    who: Hero
    node: int


class Aggro(Fact):
    """A character gets the Aggro token."""

    who: Hero


# ---------------------------------------------------------------------- the enemies


class EnemyPhase(Fact):
    """The enemies activate."""


class Acts(Fact):
    """An enemy activates."""

    foe: Foe


class Behaviour(Fact):
    """A behaviour card is turned up."""

    behaviour: BehaviourId


class Attacks(Fact):
    """An enemy attacks."""

    foe: Foe
    amount: int


class Missed(Fact):
    """Nobody is in reach of the attack."""

    foe: Foe


class FoeMoved(Fact):
    """An enemy moves a node."""

    foe: Foe
    node: int


class Leaps(Fact):
    """An enemy leaps."""

    foe: Foe


class Turns(Fact):
    """A boss turns; `facing` counts eighths clockwise from the north."""

    foe: Foe
    facing: int


class FoePushed(Fact):
    """An enemy is pushed to a node."""

    foe: Foe
    node: int


class Reshuffled(Fact):
    """The behaviour deck is shuffled."""


class Heated(Fact):
    """A boss heats up."""

    foe: Foe


class Survivor(Fact):
    """The other boss of a pair goes on alone with more Health."""

    foe: Foe
    amount: int


# ---------------------------------------------------------------------- the characters


class Activates(Fact):
    """A character's activation begins."""

    who: Hero


class Moved(Fact):
    """A character moves a node."""

    who: Hero
    node: int


class TurnedAbout(Fact):
    """A character moves around a boss on the same node."""

    who: Hero
    arc: Annotated[str, WordOf(ARCS)]


class BarrelBroken(Fact):
    """A character destroys a barrel."""

    who: Hero
    node: int


class Pushed(Fact):
    """A character is pushed to a node."""

    who: Hero
    node: int


class Trap(Fact):
    """A trap is turned up."""

    who: Hero
    node: int
    damage: int
    difficulty: int


class Rolled(Fact):
    """A die is rolled."""

    die: Annotated[str, WordOf(COLOURS)]
    face: int


class Luck(Fact):
    """A character rerolls a die."""

    who: Hero


class Heroic(Fact):
    """A character uses the Heroic Action."""

    who: Hero
    heroic: Annotated[str, WordOf([one.op for one in HEROICS])]


class Estus(Fact):
    """A character drinks the Estus Flask."""

    who: Hero


class Holds(Fact):
    """A character takes other cards into the hands."""

    who: Hero
    cards: tuple[CardId, ...]


class Uses(Fact):
    """A character uses a card for so much Stamina."""

    who: Hero
    card: CardId
    stamina: int


class Blessed(Fact):
    """A character gets blue dice for Block or Resist rolls."""

    who: Hero
    to: Literal["block", "resist"]
    amount: int


class Dodges(Fact):
    """A character tries to dodge."""

    who: Hero


class Dodged(Fact):
    """A character has dodged."""

    who: Hero


class SoulsFound(Fact):
    """A character picks up souls."""

    who: Hero
    souls: int


# ---------------------------------------------------------------------- blows and what they do


class Strikes(Fact):
    """A character's attack strikes an enemy."""

    who: Hero
    foe: Foe
    amount: int


class Wounded(Fact):
    """An enemy suffers damage, `bleed` of it from Bleed; so much Health is left."""

    foe: Foe
    amount: int
    left: int
    bleed: int


class Slain(Fact):
    """An enemy is defeated."""

    foe: Foe


class FoeAfflicted(Fact):
    """An enemy gets conditions."""

    foe: Foe
    conditions: tuple[Condition, ...]


class Hit(Fact):
    """A character is hit, even for 0."""

    who: Hero
    amount: int


class Paid(Fact):
    """A character spends Stamina; the bar holds so many cubes now."""

    who: Hero
    amount: int
    bar: Bar


class Gained(Fact):
    """A character gains Stamina or Health; the bar holds so many cubes now."""

    who: Hero
    stamina: int
    health: int
    bar: Bar


class Suffered(Fact):
    """A character suffers damage, `bleed` of it from Bleed; the bar holds so many cubes now."""

    who: Hero
    amount: int
    bar: Bar
    bleed: int


class Afflicted(Fact):
    """A character gets conditions."""

    who: Hero
    conditions: tuple[Condition, ...]


class Fell(Fact):
    """A character is killed, and the party defeated."""

    who: Hero


# ---------------------------------------------------------------------- between fights


class SoulsDropped(Fact):
    """The party leaves its souls behind."""

    souls: int


class Rested(Fact):
    """The party has rested; so many sparks are left."""

    sparks: int


class Found(Fact):
    """A treasure card is drawn."""

    card: CardId


class Ember(Fact):
    """A character takes the Ember."""

    who: Hero


class Equipped(Fact):
    """A character equips a card."""

    who: Hero
    card: CardId


class Stowed(Fact):
    """A character puts a card into the inventory."""

    who: Hero
    card: CardId


class Attached(Fact):
    """An upgrade is attached to a card."""

    upgrade: CardId
    card: CardId


class Detached(Fact):
    """A character takes an upgrade off the armour."""

    who: Hero
    card: CardId


class TakenOff(Fact):
    """An upgrade is taken off a card in the inventory."""

    upgrade: CardId
    card: CardId


class Spent(Fact):
    """The party spends souls and has so many now."""

    amount: int
    souls: int


class Levelled(Fact):
    """A character's stat rises to a value."""

    who: Hero
    stat: Stat
    value: int


class Sold(Fact):
    """A card is sold for souls."""

    card: CardId
    souls: int


class Won(Fact):
    """The party has won."""


class LostGame(Fact):
    """The party has lost."""


FIRST_BOX: Final = (Reshuffled, BarrelBroken, Dodges, SoulsFound)
"""What the second box never tells."""
