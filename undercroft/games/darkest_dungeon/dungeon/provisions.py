"""Rolling for Provisions before a Dungeon (DD-8.1–8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref, Value

from .. import facts
from ..effects.goods import Side, SideChoice
from ..effects.triggers import party_total
from ..pack.moments import PROVISION_DICE, TURN_DICE
from ..state.asking import ask_or_take
from ..state.estate import Estate, HeroQuestion, HeroStep
from ..terms import DICE_LIMIT, PARTY, PROVISIONS, RADIANT, WILD

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

Place = Annotated[int, Range(0, 99)]


class RollForProvisions(Step[Estate]):
    """Once the party is complete."""

    name = "roll_for_provisions"

    def run(self, state: Estate, match: Match) -> None:
        roll_for_provisions(state)


def roll_for_provisions(state: Estate) -> None:
    """DD-8.1, DD-38.3: two dice a hero; events and the Survivalist add or take some."""
    extra = party_total(state, PROVISION_DICE) + state.hamlet.ordered
    state.own_hamlet().ordered = 0
    order = state.order[PARTY]
    dice: list[ProvisionDie] = []
    for number in order:
        dice += [
            ProvisionDie(number, False),
            ProvisionDie(number, state.difficulty == RADIANT),
        ]
    if extra < 0:
        dice = dice[:extra]
    dice += [ProvisionDie(order[0], False)] * max(0, extra)
    state.dungeon.rolled = ()
    state.then(*dice[:DICE_LIMIT], PackUp())


class ProvisionDie(HeroStep):
    """One die of the roll; a Wild or a Radiant hero's second die waits for a side of choice."""

    name = "provision_die"
    chosen: bool

    def run(self, state: Estate, match: Match) -> None:
        face = "wild"
        if not self.chosen:
            die = state.pack.provision_die
            face = die.labels[match.chance.index(die)]
            if match.telling:
                match.tell(facts.Provision(face))
        state.dungeon.rolled += (WILD if face == "wild" else PROVISIONS.index(face),)


def turn(state: Estate, match: Match, place: int, side: int) -> None:
    """A die of the roll shows another side."""
    rolled = list(state.dungeon.rolled)
    rolled[place] = side
    state.dungeon.rolled = tuple(rolled)
    if match.telling:
        match.tell(facts.Provision(PROVISIONS[side]))


class TurnWild(HeroQuestion):
    """DD-8.3: after the roll."""

    name = "turn_wild"
    rules = ("DD-8.2", "DD-8.3")
    place: Place

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.place < len(state.dungeon.rolled)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return WILD_SIDES

    def run(self, state: Estate, match: Match) -> None:
        self.ask(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-choose-side", {"who": Ref("hero", self.who)})


class WildSide(SideChoice):
    """The Wild is this."""

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        question = ask.step
        assert isinstance(question, TurnWild)
        return (*super().targets(state, ask), ("die", question.place))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, TurnWild)
        turn(state, match, question.place, self.side)


WILD_SIDES: Final = tuple([WildSide(side) for side in range(len(PROVISIONS))])


class PackUp(Step[Estate]):
    """The roll is over: some may turn a die, then all go into the common pool (DD-8.4)."""

    name = "pack_up"

    def run(self, state: Estate, match: Match) -> None:
        rolled = state.dungeon.rolled
        order = state.order[PARTY]
        steps: list[Step[Estate]] = []
        for place, side in enumerate(rolled):
            if side == WILD:
                owner = order[place // 2] if place < 2 * len(order) else order[0]
                steps.append(TurnWild(owner, place))
        if party_total(state, TURN_DICE) > 0:
            steps += [TurnDie(number, place, None) for place, number in enumerate(order)]
        quest = state.dungeon.quest
        if quest is not None and quest.entry.turn_to is not None:
            side = PROVISIONS.index(quest.entry.turn_to)
            steps += [TurnDie(number, place, side) for place, number in enumerate(order)]
        state.then(*steps, Packed())


class TurnDie(HeroQuestion):
    """A hero may turn one of his own two dice: to a given side, or to any."""

    name = "turn_die"
    rules = ("DD-8.1", "DD-8.3")
    place: Place
    """Among the heroes: his are two dice each."""
    side: Side | None

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        sides = range(len(PROVISIONS)) if self.side is None else (self.side,)
        rolled = state.dungeon.rolled
        found: list[Choice[Estate]] = [KEEP]
        for die in (0, 1):
            place = self.place * 2 + die
            if place < len(rolled):
                found += [TURN_TO[die][side] for side in sides if rolled[place] != side]
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        ask_or_take(state, match, self, state.seats_of[self.who])

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-turn-die", {"who": Ref("hero", self.who)})


class Keep(Choice[Estate]):
    """Both as they are."""

    name = "keep"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-keep-dice")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        pass


class TurnTo(Choice[Estate]):
    """One of the two to another side."""

    name = "turn"
    die: Annotated[int, Range(0, 1)]
    side: Side

    @property
    def id(self) -> str:
        return f"die-{self.die}-{PROVISIONS[self.side]}"

    def place(self, ask: Ask) -> int:
        question = ask.step
        assert isinstance(question, TurnDie)
        return question.place * 2 + self.die

    def text(self, state: Estate, ask: Ask) -> Message:
        args: dict[str, Value] = {
            "from": PROVISIONS[state.dungeon.rolled[self.place(ask)]],
            "to": PROVISIONS[self.side],
        }
        return Message("dd-option-turn-die", args)

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("die", self.place(ask)), ("side", PROVISIONS[self.side]))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        turn(state, match, self.place(ask), self.side)


KEEP: Final = Keep()
TURN_TO: Final = [[TurnTo(die, side) for side in range(len(PROVISIONS))] for die in (0, 1)]


class Packed(Step[Estate]):
    name = "packed"

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        stores = list(dungeon.stores)
        for face in dungeon.rolled:
            if sum(stores) < DICE_LIMIT and face < len(stores):
                stores[face] += 1
        if dungeon.quest is not None:
            for name, count in dungeon.quest.entry.stores.items():
                for _ in range(count):
                    if sum(stores) < DICE_LIMIT:
                        stores[PROVISIONS.index(name)] += 1
        dungeon.stores = tuple(stores)
        dungeon.rolled = ()
