"""What can happen in a Hunt, as it is told."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.kernel.fact import Fact, NameOf, Seat, WordOf

from .cards import COLOURS

CardId = Annotated[str, NameOf("card")]
EnemyId = Annotated[str, NameOf("enemy")]

# ---------------------------------------------------------------------- setting up, and between rounds


class SetupFinalBoss(Fact):
    """The Final Boss of this Hunt is known."""

    enemy: EnemyId


class FirstPlayer(Fact):
    """Who goes first is known."""

    who: Seat


class Row(Fact):
    """A card is turned up in the row of upgrades."""

    card: CardId


class Revealed(Fact):
    """The next Monster or Boss comes."""

    enemy: EnemyId
    echoes: int


class FinalBoss(Fact):
    """The dungeon is empty: the Final Boss comes."""

    enemy: EnemyId
    echoes: int


class Ability(Fact):
    """What follows is the doing of an enemy's ability."""

    enemy: EnemyId


class Round(Fact):
    """A round begins."""

    round: int


# ---------------------------------------------------------------------- choosing


class Ready(Fact):
    """A Hunter has chosen a card in secret."""

    who: Seat


class Picked(Fact):
    """Which card it is; told to its Hunter alone."""

    who: Seat
    card: CardId


class Played(Fact):
    """A chosen card is shown, one event a Hunter, in player order."""

    who: Seat
    card: CardId


class Transformed(Fact):
    """A Hunter who played Transform plays this card as well."""

    who: Seat
    card: CardId


class Negated(Fact):
    """An ability makes a card do nothing."""

    who: Seat
    card: CardId


class Instant(Fact):
    """An Instant takes effect."""

    who: Seat
    card: CardId


# ---------------------------------------------------------------------- the fight


class Dealt(Fact):
    """Blood goes from the Monster to a Hunter."""

    who: Seat
    card: CardId
    amount: int
    left: int


class Blocked(Fact):
    """The damage of a card comes to nothing."""

    who: Seat
    card: CardId


class TooLate(Fact):
    """A Weapon strikes when the Monster is dead already."""

    who: Seat
    card: CardId


class Rolled(Fact):
    """The Monster's die is rolled, one event a roll; `total` is the sum so far."""

    die: Annotated[str, WordOf(COLOURS)]
    face: str
    total: int


class Attack(Fact):
    """What the Monster's attack comes to."""

    amount: int


class Hit(Fact):
    """A Hunter takes damage."""

    who: Seat
    amount: int
    health: int


class Prevented(Fact):
    """A Hunter is spared some of the Monster's attack."""

    who: Seat
    amount: int


class Died(Fact):
    """A Hunter dies and loses what was collected."""

    who: Seat
    lost: int


class Out(Fact):
    """A Hunter has died too often and is out of the game."""

    who: Seat


class Attacks(Fact):
    """A Hunter's Weapon strikes."""

    who: Seat
    card: CardId


class Healed(Fact):
    """A Hunter gets Health back."""

    who: Seat
    amount: int
    health: int


class Stole(Fact):
    """Blood goes from one Hunter to another."""

    who: Seat
    from_: Seat
    amount: int


class Weakened(Fact):
    """A Hunter's Melee Weapon deals less this round."""

    who: Seat
    by: Seat
    amount: int


class Lured(Fact):
    """Some of the Monster's attack on `by` will go to `who` instead."""

    who: Seat
    by: Seat
    amount: int


class Gained(Fact):
    """A Hunter gets Blood out of the reserve."""

    who: Seat
    amount: int


class Lost(Fact):
    """A Hunter loses Blood that was collected."""

    who: Seat
    amount: int


class Killed(Fact):
    """An enemy has no Blood left."""

    enemy: EnemyId


class Trophy(Fact):
    """A Hunter's token goes up a track; `count` is where it stands now."""

    who: Seat
    trophy: Literal["kin", "humanoid", "beast"]
    count: int


class Escaped(Fact):
    """An ordinary Monster gets away with what is left of its Blood."""

    enemy: EnemyId
    left: int


class Regrew(Fact):
    """An enemy gets Blood back."""

    enemy: EnemyId
    amount: int


# ---------------------------------------------------------------------- the Hunter's Dream


class Banked(Fact):
    """A Hunter brings Blood into safety."""

    who: Seat
    amount: int


class Taxed(Fact):
    """An ability takes Blood before a Hunter can bank it."""

    who: Seat
    amount: int


class Reclaimed(Fact):
    """A Hunter takes cards back into the hand."""

    who: Seat
    cards: tuple[CardId, ...]


class Upgraded(Fact):
    """A Hunter takes a card of the row."""

    who: Seat
    card: CardId


class Removed(Fact):
    """A Hunter has too many cards and gives this one up."""

    who: Seat
    card: CardId


class Exiled(Fact):
    """An ability removes a Weapon that took Blood from the game."""

    who: Seat
    card: CardId


class Rested(Fact):
    """A Hunter is back from the Dream, with so much Health."""

    who: Seat
    health: int


# ---------------------------------------------------------------------- the end


class Scored(Fact):
    """What a Hunter has come to."""

    who: Seat
    total: int


class Won(Fact):
    """A Hunter wins, or shares the victory."""

    who: Seat


class NobodyWon(Fact):
    """All Hunters are out of the game."""
