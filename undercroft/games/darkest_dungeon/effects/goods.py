"""Gold, Provision dice and Loot Chests as they are gained (DD-8.3–8.5, DD-18.10–18.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..state.estate import Estate, HeroStep
from ..terms import DICE_LIMIT, LEADER, MONSTER, PROVISIONS
from .dice import d10
from .stores import spend

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


def add_die(state: Estate, match: Match, face: int) -> None:
    """DD-8.5, DD-A.12: at 16 dice a gain is lost."""
    if sum(state.dungeon.stores) >= DICE_LIMIT:
        return
    stores = list(state.dungeon.stores)
    stores[face] += 1
    state.dungeon.stores = tuple(stores)
    if match.telling:
        match.tell("provision", (PROVISIONS[face],))


class RollDie(HeroStep):
    """A die is rolled into the pool; a Wild is turned at once (DD-8.3)."""

    __slots__ = ()
    name = "roll_die"

    def run(self, state: Estate, match: Match) -> None:
        if sum(state.dungeon.stores) >= DICE_LIMIT:
            return
        die = state.pack.provision_die
        face = die.labels[match.chance.index(die)]
        if face == "wild":
            state.agenda.append(ChooseSide(self.who))
        else:
            add_die(state, match, PROVISIONS.index(face))


class ChooseSide(HeroStep):
    """A die with a side of choice."""

    __slots__ = ()
    name = "choose_side"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(range(len(PROVISIONS)))

    def run(self, state: Estate, match: Match) -> None:
        if sum(state.dungeon.stores) < DICE_LIMIT:
            state.ask_hero(self, self.who, self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        add_die(state, match, option)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-choose-side", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return PROVISIONS[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return side_option(raw)


def side_option(face: int) -> Option:
    return Option(PROVISIONS[face], Message("dd-option-side", {"side": PROVISIONS[face]}))


class Squander(Step[Estate]):
    """A Provision of the players' choice is lost."""

    __slots__ = ()
    name = "squander"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(face for face in range(len(PROVISIONS)) if state.dungeon.stores[face])

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, LEADER)
        if len(options) == 1:
            self.answer(state, match, LEADER, options[0])
        elif options:
            state.ask(self, LEADER, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        spend(state, match, option)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-squander")

    def option_id(self, pack: Cards, raw: int) -> str:
        return PROVISIONS[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return side_option(raw)


def gain_gold(state: Estate, match: Match, amount: int) -> None:
    """DD-A.161: never below nothing."""
    state.hamlet.gold = max(0, state.hamlet.gold + amount)
    if match.telling and amount:
        match.tell("gold", (amount, state.hamlet.gold))


class RollGold(Step[Estate]):
    """So many times a d10 (below 0: that much is lost)."""

    __slots__ = ("times", "who")
    name = "roll_gold"

    def __init__(self, times: int, who: int) -> None:
        self.times = times
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.times, self.who)

    def run(self, state: Estate, match: Match) -> None:
        hero = state.heroes[self.who] if 0 <= self.who < MONSTER else None
        roll = d10(state, match, hero if hero is not None and hero.alive else None)
        gain_gold(state, match, roll * self.times)


class DrawLoot(HeroStep):
    """DD-18.10: a Loot Chest token is flipped; it stays out for this Dungeon."""

    __slots__ = ()
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
            match.tell("loot", (*state.tag(self.who), tokens[index].id))
        if tokens[index].gold:
            state.agenda.append(LootChoice(self.who, index))
        else:
            loot_die(state, self.who, tokens[index].die)


def loot_die(state: Estate, who: int, die: str) -> None:
    state.agenda.append(RollDie(who) if die == "roll" else ChooseSide(who))


class LootChoice(HeroStep):
    """DD-18.13, DD-18.14, DD-A.39: Gold or a die, chosen before anything is rolled."""

    __slots__ = ("token",)
    name = "loot_choice"

    def __init__(self, who: int, token: int) -> None:
        self.who = who
        self.token = token

    def args(self) -> tuple[int, ...]:
        return (self.who, self.token)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.token < len(state.pack.loot)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, state: Estate, match: Match) -> None:
        state.ask_hero(self, self.who, (0, 1))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        token = state.pack.loot[self.token]
        if option == 0:
            state.agenda.append(RollGold(token.gold, self.who))
        else:
            loot_die(state, self.who, token.die)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-loot", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return ("gold", "die")[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        token = state.pack.loot[self.token]
        if raw == 0:
            return Option("gold", Message("dd-option-loot-gold", {"times": token.gold}))
        return Option("die", Message("dd-option-loot-die", {"die": token.die}))
