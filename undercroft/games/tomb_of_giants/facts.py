"""What only the second box tells."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.games.souls.facts import CardId, EncounterId, Foe, Hero, ModelId, Stat
from undercroft.kernel.fact import Fact, NameOf, WordOf

from .cards import TOKENS

EventId = Annotated[str, NameOf("event")]
CardKind = Literal["treasure", "event", "encounter"]
TokenWord = Annotated[str, WordOf(TOKENS)]
# ---------------------------------------------------------------------- the track


class Space(Fact):
    """The party moves to a space of the track."""

    space: int


class Looked(Fact):
    """A card of a deck is looked at."""

    deck: CardKind
    card: CardId


class CardKept(Fact):
    """The party chooses an encounter."""

    encounter: EncounterId


class Shortcut(Fact):
    """A shortcut leads to a space."""

    space: int


class NewBonfire(Fact):
    """The party reaches another bonfire."""

    sparks: int


# ---------------------------------------------------------------------- the place


class Evades(Fact):
    """An enemy evades an attack."""

    foe: Foe


class Spawned(Fact):
    """An enemy appears on a node."""

    foe: Foe
    node: int


class Token(Fact):
    """No figure of a model is free: a token waits on a node."""

    model: ModelId
    node: int


class Respawn(Fact):
    """All enemies of the encounter come once more."""


class Resurrects(Fact):
    """An enemy raises the dead."""

    foe: Foe


class TileRemoved(Fact):
    """A tile is taken away; they are counted from 0."""

    tile: int


class ShrineLost(Fact):
    """An enemy has reached the shrine."""

    foe: Foe


class Ball(Fact):
    """The Skeleton Ball rolls to a node."""

    node: int


class BallTurns(Fact):
    """The Skeleton Ball turns around."""

    node: int


class BarrelGone(Fact):
    """A barrel breaks."""

    node: int


class TorchTaken(Fact):
    """A character takes the torch."""

    who: Hero


class TorchPut(Fact):
    """A character puts the torch down."""

    who: Hero
    node: int


class Lever(Fact):
    """A character pulls a lever."""

    who: Hero
    node: int


class Gravestone(Fact):
    """A gravestone shows a character a card of a deck."""

    who: Hero
    node: int
    deck: Literal["treasure", "event", "encounter_1", "encounter_2", "encounter_3"]


class ChestOpened(Fact):
    """A character opens a chest."""

    who: Hero
    node: int


class MadeWhole(Fact):
    """A character loses all damage and conditions."""

    who: Hero


class Occupied(Fact):
    """A character ends a turn on a shrine; `count`: how often that has happened."""

    who: Hero
    count: int


class Timer(Fact):
    """The timer of the encounter."""

    timer: int


# ---------------------------------------------------------------------- what comes of it


class Completed(Fact):
    """The encounter is completed."""


class Failed(Fact):
    """The encounter is failed."""


class Trial(Fact):
    """The trial of the encounter is passed."""


class Earned(Fact):
    """The party earns souls and has so many now."""

    amount: int
    souls: int


class SoulsBack(Fact):
    """The party gets souls back that it had left behind."""

    amount: int
    souls: int


class BarrelSouls(Fact):
    """The souls of a barrel are rolled."""

    amount: int


class Refreshed(Fact):
    """A token of each character may be used again."""

    token: TokenWord


class NotFound(Fact):
    """A card is no longer in the treasure deck."""

    card: CardId


# ---------------------------------------------------------------------- events and the shop


class Offers(Fact):
    """A card is for sale."""

    card: CardId


class Event(Fact):
    """An event card is drawn."""

    event: EventId


class EventHeld(Fact):
    """A character takes an event card."""

    event: EventId
    who: Hero


class EventGone(Fact):
    """An event card is used up."""

    event: EventId


class Rendezvous(Fact):
    """An event card waits below a space."""

    event: EventId
    space: int


class PutBack(Fact):
    """A card goes back onto its deck or under it."""

    where: Annotated[str, WordOf(("top", "bottom"))]


class Supplied(Fact):
    """All tokens of a character may be used again."""

    who: Hero


class Offered(Fact):
    """A character gives up a token for a soul; the party has so many now."""

    who: Hero
    token: TokenWord
    souls: int


class Patches(Fact):
    """Patches has tossed his coin; the party has so many souls now."""

    side: Annotated[str, WordOf(("bright", "corroded"))]
    souls: int


class Unlearnt(Fact):
    """A character gives up a tier of a stat; the party has so many souls now."""

    who: Hero
    stat: Stat
    value: int
    souls: int
