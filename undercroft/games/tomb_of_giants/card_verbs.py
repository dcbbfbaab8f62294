"""Objectives and rewards of encounters, and what event cards do: what a line of each takes, and its sentence.

The rules do it: `goals.py`, `completing.py`, `events.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.kernel.effects import Verb
from undercroft.kernel.takes import Known, Lines, Number, Words, takes
from undercroft.kernel.text import Message, Ref, Value

from .deeds import ENEMY_ID, TILE, Many, amount_words, tile_word
from .schema import Amount, EventEntry, ObjectiveEntry, RewardEntry
from .special_rules import EVENT, FLAT, Rule

RULE: Final = "rule"
NONE: Final = Amount()
TURNS: Final = Many(1, 20)
TIMES: Final = Number(1, 9)

# ---------------------------------------------------------------------- objectives (TG-15)


class Goal(Verb):
    """An objective."""

    wants: ClassVar[tuple[str, ...]] = ()
    """What must be on the map of its card."""

    def __init__(self, line: ObjectiveEntry) -> None:
        self.line = line
        self.enemy: str | None = line.enemy
        self.tile: int | None = line.tile
        self.turns: Amount = line.turns or NONE
        self.times: int = line.times or 1

    def text(self, levers: int) -> Message:
        """With a lever for each time, each of them must be pulled."""
        args: dict[str, Value] = {
            "times": self.times,
            "each": "yes" if levers >= self.times else "no",
            "tile": tile_word(self.tile),
        }
        if self.enemy:
            args["enemy"] = Ref("model", self.enemy)
        if self.line.turns:
            args |= amount_words(self.turns)
        return Message(f"tg-goal-{self.op.replace('_', '-')}", args)


class KillAll(Goal):
    """No enemy is left, and none waits."""

    op = "kill_all"


class Kill(Goal):
    """Those of a kind that stand on the card, or on one tile of it, are dead."""

    op = "kill"
    needs = takes(enemy=ENEMY_ID)
    may = takes(tile=TILE)


class Survive(Goal):
    """Nobody dies for so many turns."""

    op = "survive"
    needs = takes(turns=TURNS)


class Exit(Goal):
    """All are on the exit at once."""

    op = "exit"
    wants = ("exit",)


class Occupy(Goal):
    """So many turns end on the shrine."""

    op = "occupy"
    needs = takes(turns=TURNS)
    wants = ("shrine",)


class Levers(Goal):
    """Each lever is pulled; or the only one, so many times."""

    op = "levers"
    may = takes(times=TIMES)
    wants = ("lever",)


class Chests(Goal):
    """So many chests are opened."""

    op = "chests"
    may = takes(times=TIMES)
    wants = ("chest",)


class Barrels(Goal):
    """No barrel is left."""

    op = "barrels"


class Torch(Goal):
    """The torch lies on the shrine."""

    op = "torch"
    wants = ("torch", "shrine")


GOALS: Final[tuple[type[Goal], ...]] = (
    KillAll, Kill, Survive, Exit, Occupy, Levers, Chests, Barrels, Torch,
)  # fmt: skip

# ---------------------------------------------------------------------- rewards (TG-19)


class Reward(Verb):
    """Something a completed encounter brings."""

    def __init__(self, line: RewardEntry) -> None:
        self.line = line
        self.amount: Amount = line.amount or NONE
        self.per_kill: int = line.per_kill or 0
        self.per_respawn: int = line.per_respawn or 0

    def text(self) -> Message:
        args: dict[str, Value] = {
            **amount_words(self.amount),
            "kill": self.per_kill,
            "respawn": self.per_respawn,
        }
        if self.line.card:
            args["card"] = Ref("card", self.line.card)
        if self.line.token:
            args["token"] = self.line.token
        return Message(f"tg-reward-{self.op}", args)


class Souls(Reward):
    """Souls: a number, with more for each respawn; or for each enemy killed."""

    op = "souls"
    may = takes(amount=Many(1, 30), per_kill=Number(1, 9), per_respawn=Number(1, 9))
    one_of = ("amount", "per_kill")
    apart = (("per_kill", "amount"), ("per_kill", "per_respawn"))


class DrawTreasure(Reward):
    """Cards of the treasure deck."""

    op = "treasure"
    needs = takes(amount=FLAT)


class DrawEvents(Reward):
    """Event cards."""

    op = "event"
    needs = takes(amount=FLAT)


class Search(Reward):
    """A certain card of the treasure deck, if it is there."""

    op = "search"
    needs = takes(card=Known("card"))


class Refresh(Reward):
    """Everybody's token is ready again."""

    op = "refresh"
    needs = takes(token=Words("estus", "heroic", "luck"))


class Shortcut(Reward):
    """After a rest the party may begin here."""

    op = "shortcut"


REWARDS: Final[tuple[type[Reward], ...]] = (
    Souls, DrawTreasure, DrawEvents, Search, Refresh, Shortcut,
)  # fmt: skip

# ---------------------------------------------------------------------- events (TG-20)

IMMEDIATE: Final = takes(kind=Words("immediate"))
CONSUMABLE: Final = takes(kind=Words("consumable"))
RENDEZVOUS: Final = takes(kind=Words("rendezvous"))
SOME: Final = Number(1, 9)


class Happening(Verb):
    """What an event card does."""

    def __init__(self, line: EventEntry) -> None:
        self.line = line
        self.amount: int = line.amount or 0

    def text(self, rules: tuple[Rule, ...]) -> Message:
        args: dict[str, Value] = {
            "amount": self.amount,
            **amount_words(self.line.souls),
            "rules": [rule.text() for rule in rules],
        }
        return Message(f"tg-card-{self.op.replace('_', '-')}", args)


class Boon(Happening):
    """A character may raise a stat for nothing."""

    op = "boon"
    needs = IMMEDIATE


class Supplies(Happening):
    """A character has every token ready again."""

    op = "supplies"
    needs = IMMEDIATE


class Scry(Happening):
    """The next event cards, in another order or under the deck."""

    op = "scry"
    needs = takes(kind=Words("immediate"), amount=SOME)


class Reforge(Happening):
    """Cards of the inventory for souls."""

    op = "reforge"
    needs = takes(kind=Words("immediate"), amount=SOME)


class Artifact(Happening):
    """One of so many treasure cards."""

    op = "artifact"
    needs = takes(kind=Words("immediate"), amount=SOME)


class Offering(Happening):
    """Tokens for souls."""

    op = "offering"
    needs = IMMEDIATE


class DodgeDie(Happening):
    """More dodge dice in the next encounter."""

    op = "dodge_die"
    needs = takes(kind=Words("consumable"), amount=SOME)


class BlacksmithsTrial(Happening):
    """A roll may be rolled again; whoever does without finds an upgrade."""

    op = "trial"
    needs = CONSUMABLE


class FreeRuns(Happening):
    """Running costs nothing in the next encounter."""

    op = "free_runs"
    needs = CONSUMABLE


class Heal(Happening):
    """Health whenever a turn begins in the next encounter."""

    op = "heal"
    needs = takes(kind=Words("consumable"), amount=SOME)


class Resin(Happening):
    """Attacks get more in the next encounter."""

    op = "attack"
    needs = takes(kind=Words("consumable"), amount=SOME)


class Powder(Happening):
    """Attacks do less in the next encounter."""

    op = "armour"
    needs = takes(kind=Words("consumable"), amount=SOME)


class Rekindle(Happening):
    """Stats may be lowered at the bonfire."""

    op = "rekindle"
    needs = CONSUMABLE


class Ascetic(Happening):
    """Special rules for the next encounter, and souls for completing it."""

    op = "ascetic"
    needs = takes(kind=Words("rendezvous"), rules=Lines(RULE, EVENT), souls=Many(1, 30))


class Scout(Happening):
    """One more encounter card to choose from."""

    op = "scout"
    needs = RENDEZVOUS


class Promise(Happening):
    """The souls of the encounter so many times, or none of them."""

    op = "promise"
    needs = takes(kind=Words("rendezvous"), amount=Number(2, 9))


class Merchant(Happening):
    """Treasure for souls."""

    op = "merchant"
    needs = RENDEZVOUS


HAPPENINGS: Final[tuple[type[Happening], ...]] = (
    Boon, Supplies, Scry, Reforge, Artifact, Offering, DodgeDie, BlacksmithsTrial, FreeRuns, Heal,
    Resin, Powder, Rekindle, Ascetic, Scout, Promise, Merchant,
)  # fmt: skip
