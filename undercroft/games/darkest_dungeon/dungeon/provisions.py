"""Provisions: rolling for them, using them, Loot Chests and Gold (DD-8, DD-15.7, DD-18.10–18.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref, Value

from ..effects import harm
from ..effects.stores import USES, eat, lights_room, spend
from ..effects.triggers import law_total
from ..pack.moments import PROVISION_DICE, TURN_DICE
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import DICE_LIMIT, FOOD, LEADER, MONSTER, NONE, PROVISIONS, RADIANT, WILD

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


def use_provision(state: Estate, match: Match, hero: Hero, index: int) -> None:
    """DD-8.8–8.11: one die, for the hero who uses it."""
    use = USES[index]
    state.begin_event()
    if use.face == FOOD:
        eat(state, match, hero)
        harm.heal(state, match, hero, 1)
        return
    spend(state, match, use.face)
    if use.torch:
        if lights_room(state):
            from .rooms import light_up

            light_up(state, match)
        harm.change_light(state, match, 1)
    elif use.stress:
        harm.recover(state, match, hero, 1)
    elif use.cures != NONE:
        harm.lose(state, match, hero, 1 << use.cures)  # DD-8.13
    else:
        harm.heal(state, match, hero, 1)


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


# ---------------------------------------------------------------------- loot and gold


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
        roll = harm.d10(state, match, hero if hero is not None and hero.alive else None)
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


# ---------------------------------------------------------------------- before a dungeon


class RollForProvisions(Step[Estate]):
    """Once the party is complete."""

    __slots__ = ()
    name = "roll_for_provisions"

    def run(self, state: Estate, match: Match) -> None:
        roll_for_provisions(state)


def roll_for_provisions(state: Estate) -> None:
    """DD-8.1, DD-38.3: two dice a hero; events and the Survivalist add or take some."""
    agenda = state.agenda
    agenda.append(PackUp())
    extra = law_total(state, PROVISION_DICE) + state.hamlet.ordered
    state.hamlet.ordered = 0
    dice: list[tuple[int, int]] = []
    for number in state.order[0]:
        dice += [(number, 0), (number, 1 if state.difficulty == RADIANT else 0)]
    if extra < 0:
        dice = dice[:extra]
    speaker = state.order[0][0]
    dice += [(speaker, 0)] * max(0, extra)
    state.dungeon.rolled = ()
    for number, chosen in reversed(dice[:DICE_LIMIT]):
        agenda.append(ProvisionDie(number, chosen))


class ProvisionDie(HeroStep):
    """One die of the roll; a Wild or a Radiant hero's second die waits for a side of choice."""

    __slots__ = ("chosen",)
    name = "provision_die"

    def __init__(self, who: int, chosen: int) -> None:
        self.who = who
        self.chosen = chosen

    def args(self) -> tuple[int, ...]:
        return (self.who, self.chosen)

    def run(self, state: Estate, match: Match) -> None:
        face = "wild"
        if not self.chosen:
            die = state.pack.provision_die
            face = die.labels[match.chance.index(die)]
            if match.telling:
                match.tell("provision", (face,))
        state.dungeon.rolled += (WILD if face == "wild" else PROVISIONS.index(face),)


class TurnWild(HeroStep):
    """DD-8.3: after the roll."""

    __slots__ = ("place",)
    name = "turn_wild"

    def __init__(self, who: int, place: int) -> None:
        self.who = who
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.who, self.place)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.place < len(state.dungeon.rolled)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(range(len(PROVISIONS)))

    def run(self, state: Estate, match: Match) -> None:
        state.ask_hero(self, self.who, self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.dungeon.rolled = (
            *state.dungeon.rolled[: self.place],
            option,
            *state.dungeon.rolled[self.place + 1 :],
        )
        if match.telling:
            match.tell("provision", (PROVISIONS[option],))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-choose-side", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return PROVISIONS[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return side_option(raw)


class PackUp(Step[Estate]):
    """The roll is over: some may turn a die, then all go into the common pool (DD-8.4)."""

    __slots__ = ()
    name = "pack_up"

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        agenda = state.agenda
        agenda.append(Packed())
        if dungeon.quest != NONE:
            side = state.pack.quests[dungeon.quest].entry.turn_to
            if side is not None:
                self.turns(state, PROVISIONS.index(side))
        if law_total(state, TURN_DICE) > 0:
            self.turns(state, WILD)
        order = state.order[0]
        for place in range(len(dungeon.rolled) - 1, -1, -1):
            if dungeon.rolled[place] == WILD:
                owner = order[place // 2] if place < 2 * len(order) else order[0]
                agenda.append(TurnWild(owner, place))

    @staticmethod
    def turns(state: Estate, side: int) -> None:
        for place in range(len(state.order[0]) - 1, -1, -1):
            state.agenda.append(TurnDie(state.order[0][place], place, side))


class TurnDie(HeroStep):
    """A hero may turn one of his own two dice: to a given side, or (WILD) to any."""

    __slots__ = ("place", "side")
    name = "turn_die"

    def __init__(self, who: int, place: int, side: int) -> None:
        self.who = who
        self.place = place
        self.side = side

    def args(self) -> tuple[int, ...]:
        return (self.who, self.place, self.side)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        """255 keeps them; else die << 3 | side."""
        sides = range(len(PROVISIONS)) if self.side == WILD else (self.side,)
        found = [255]
        for die in (0, 1):
            place = self.place * 2 + die
            if place < len(state.dungeon.rolled):
                found.extend(
                    die << 3 | side for side in sides if state.dungeon.rolled[place] != side
                )
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if len(options) > 1:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == 255:
            return
        rolled = list(state.dungeon.rolled)
        rolled[self.place * 2 + (option >> 3)] = option & 7
        state.dungeon.rolled = tuple(rolled)
        if match.telling:
            match.tell("provision", (PROVISIONS[option & 7],))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-turn-die", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "keep" if raw == 255 else f"die-{raw >> 3}-{PROVISIONS[raw & 7]}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == 255:
            return Option("keep", Message("dd-option-keep-dice"))
        args: dict[str, Value] = {
            "from": PROVISIONS[state.dungeon.rolled[self.place * 2 + (raw >> 3)]],
            "to": PROVISIONS[raw & 7],
        }
        return Option(self.option_id(state.pack, raw), Message("dd-option-turn-die", args))


class Packed(Step[Estate]):
    __slots__ = ()
    name = "packed"

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        stores = list(dungeon.stores)
        for face in dungeon.rolled:
            if sum(stores) < DICE_LIMIT and face < len(stores):
                stores[face] += 1
        if dungeon.quest != NONE:
            for name, count in state.pack.quests[dungeon.quest].entry.stores.items():
                for _ in range(count):
                    if sum(stores) < DICE_LIMIT:
                        stores[PROVISIONS.index(name)] += 1
        dungeon.stores = tuple(stores)
        dungeon.rolled = ()
