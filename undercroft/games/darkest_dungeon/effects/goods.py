"""Gold, Provision dice and Loot Chests as they are gained (DD-8.3–8.5, DD-18.10–18.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Target
from undercroft.kernel.record import OneOf, Range
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..state.estate import Estate, HeroQuestion, HeroStep
from ..state.kinds import FigureNumber
from ..terms import DICE_LIMIT, LEADER, MONSTER, PROVISIONS
from .dice import d10
from .stores import spend

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

Side = Annotated[int, OneOf(PROVISIONS)]


def add_die(state: Estate, match: Match, face: int) -> None:
    """DD-8.5, DD-A.12: at 16 dice a gain is lost."""
    if sum(state.dungeon.stores) >= DICE_LIMIT:
        return
    stores = list(state.dungeon.stores)
    stores[face] += 1
    state.dungeon.stores = tuple(stores)
    if match.telling:
        match.tell(facts.Provision(PROVISIONS[face]))


class RollDie(HeroStep):
    """A die is rolled into the pool; a Wild is turned at once (DD-8.3)."""

    name = "roll_die"

    def run(self, state: Estate, match: Match) -> None:
        if sum(state.dungeon.stores) >= DICE_LIMIT:
            return
        die = state.pack.provision_die
        face = die.labels[match.chance.index(die)]
        if face == "wild":
            state.then(ChooseSide(self.who))
        else:
            add_die(state, match, PROVISIONS.index(face))


class SideChoice(Choice[Estate]):
    """A side of the die."""

    name = "side"
    side: Side

    @property
    def id(self) -> str:
        return PROVISIONS[self.side]

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-side", {"side": PROVISIONS[self.side]})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("side", PROVISIONS[self.side]),)


class GainSide(SideChoice):
    """It goes into the pool."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        add_die(state, match, self.side)


class LoseSide(SideChoice):
    """It leaves it."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        spend(state, match, self.side)


GAIN_SIDE: Final = tuple([GainSide(side) for side in range(len(PROVISIONS))])
LOSE_SIDE: Final = tuple([LoseSide(side) for side in range(len(PROVISIONS))])


class ChooseSide(HeroQuestion):
    """A die with a side of choice."""

    name = "choose_side"
    rules = ("DD-18.12", "DD-18.14")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return GAIN_SIDE

    def run(self, state: Estate, match: Match) -> None:
        if sum(state.dungeon.stores) < DICE_LIMIT:
            self.ask(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-choose-side", {"who": Ref("hero", self.who)})


class Squander(Question[Estate]):
    """A Provision of the players' choice is lost."""

    name = "squander"
    rules = ("DD-8.4", "DD-8.6")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return tuple([choice for choice in LOSE_SIDE if state.dungeon.stores[choice.side]])

    def run(self, state: Estate, match: Match) -> None:
        sides = [side for side, count in enumerate(state.dungeon.stores) if count]
        if len(sides) == 1:
            spend(state, match, sides[0])
        elif sides:
            state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-squander")


def gain_gold(state: Estate, match: Match, amount: int) -> None:
    """DD-A.161: never below nothing."""
    state.own_hamlet().gold = max(0, state.hamlet.gold + amount)
    if match.telling and amount:
        match.tell(facts.Gold(amount, state.hamlet.gold))


class RollGold(Step[Estate]):
    """So many times a d10 (below 0: that much is lost)."""

    name = "roll_gold"
    times: Annotated[int, Range(-99, 99)]
    who: FigureNumber | None
    """Whose roll it is."""

    def run(self, state: Estate, match: Match) -> None:
        who = self.who
        hero = state.heroes[who] if who is not None and who < MONSTER else None
        roll = d10(state, match, hero if hero is not None and hero.alive else None)
        gain_gold(state, match, roll * self.times)


class DrawLoot(HeroStep):
    """DD-18.10: a Loot Chest token is flipped; it stays out for this Dungeon."""

    name = "draw_loot"

    def run(self, state: Estate, match: Match) -> None:
        tokens = state.pack.loot
        left = [token.count - out for token, out in zip(tokens, state.battle.loot_out, strict=True)]
        if not any(left):
            return
        index = match.chance.index(Draw("loot", [token.id for token in tokens], left))
        out = list(state.battle.loot_out)
        out[index] += 1
        state.battle.loot_out = tuple(out)
        if match.telling:
            match.tell(facts.Loot(state.tag(self.who), tokens[index].id))
        if tokens[index].gold:
            state.then(LootChoice(self.who, index))
        else:
            loot_die(state, self.who, tokens[index].die)


def loot_die(state: Estate, who: int, die: str) -> None:
    state.then(RollDie(who) if die == "roll" else ChooseSide(who))


class LootChoice(HeroQuestion):
    """DD-18.13, DD-18.14, DD-A.39: Gold or a die, chosen before anything is rolled."""

    name = "loot_choice"
    rules = ("DD-18.13", "DD-18.14", "DD-A.39")
    by_place = True
    token: Annotated[int, Range(0, 99)]

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.token < len(state.pack.loot)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return LOOT_CHOICES

    def run(self, state: Estate, match: Match) -> None:
        self.ask(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-loot", {"who": Ref("hero", self.who)})


def loot_of(ask: Ask) -> LootChoice:
    question = ask.step
    assert isinstance(question, LootChoice)
    return question


class LootGold(Choice[Estate]):
    name = "gold"

    def text(self, state: Estate, ask: Ask) -> Message:
        token = state.pack.loot[loot_of(ask).token]
        return Message("dd-option-loot-gold", {"times": token.gold})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        loot = loot_of(ask)
        state.then(RollGold(state.pack.loot[loot.token].gold, loot.who))


class LootDie(Choice[Estate]):
    name = "die"

    def text(self, state: Estate, ask: Ask) -> Message:
        token = state.pack.loot[loot_of(ask).token]
        return Message("dd-option-loot-die", {"die": token.die})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        loot = loot_of(ask)
        loot_die(state, loot.who, state.pack.loot[loot.token].die)


LOOT_CHOICES: Final = (LootGold(), LootDie())
