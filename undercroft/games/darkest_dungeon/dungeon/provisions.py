"""Rolling for Provisions before a Dungeon (DD-8.1–8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref, Value

from ..effects.goods import side_option
from ..effects.triggers import law_total
from ..pack.moments import PROVISION_DICE, TURN_DICE
from ..state.estate import Estate, HeroStep
from ..terms import DICE_LIMIT, NONE, PROVISIONS, RADIANT, WILD

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


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
