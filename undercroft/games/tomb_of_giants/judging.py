"""What one does in an encounter of this box without thinking far ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.souls import harm
from undercroft.games.souls.acting import Heroic, Hold
from undercroft.games.souls.choices import PlaceChoice
from undercroft.games.souls.figures import Character
from undercroft.games.souls.foes import CharacterPhase
from undercroft.games.souls.gear import DODGE
from undercroft.games.souls.judging import HOPELESS, Judge, best_of, done
from undercroft.games.souls.rolling import (
    FOR_ATTACK,
    FOR_DODGE,
    FOR_GUARD,
    FOR_WARD,
    AfterRoll,
    Keep,
    Reroll,
    total,
)
from undercroft.games.souls.state import Fight
from undercroft.games.souls.tactics import Plan, Tactics
from undercroft.games.souls.terrain import SHRINE
from undercroft.kernel.agenda import Ask, Choice

from .defence import Again, Fortune, StepAside, dodges, pips
from .state import CAMPAIGN, Descent
from .tactics import DescentTactics, far_away
from .terrain import Blessing, DropTorch, OpenChest, PullLever, TakeTorch
from .turns import Turn
from .upkeep import Follow, Later, Swap

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

# What a plan must gain to be worth the flask, or a heroic action: more where another fight comes after.
BLESSING_PRICE: Final = 0.03
BLESSING_SAVED: Final = 0.12
HEROIC_SAVED: Final = 0.06
LUCK_PRICE: Final = 0.8
LUCK_SAVED: Final = 1.2
"""The same for Luck, in boxes of the bar."""
DEATH: Final = 30.0
"""The same for a death."""
SWAP: Final = 1.01
"""What other cards in hand must bring."""


class DescentJudge(Judge):
    """The judgement of a party that has something to do beside fighting."""

    def tactics(self, state: Fight, seat: int, idle: int) -> Tactics:
        return DescentTactics(state, seat, self.memory, idle)

    def delving(self, state: Fight, seat: int, idle: int = 0) -> DescentTactics:
        return DescentTactics(state, seat, self.memory, idle)

    def saving(self, state: Fight) -> bool:
        assert isinstance(state, Descent)
        return state.mode == CAMPAIGN and state.boss is None

    def answer(self, match: Match, ask: Ask, idle: int = 0) -> Choice[Any]:
        state, step = match.state, ask.step
        assert isinstance(state, Descent)
        if isinstance(step, Follow):
            return self.follow(state, step, ask)
        if isinstance(step, StepAside):
            return self.aside(state, step, ask)
        if isinstance(step, Swap):
            return self.swap(match, ask)
        if isinstance(step, CharacterPhase):
            return self.first(state, ask)
        return super().answer(match, ask, idle)

    # ------------------------------------------------------------------ moving in the turns of others

    def follow(self, state: Descent, step: Follow, ask: Ask) -> Choice[Any]:
        """TG-21.5: one node for nothing. Whoever acts may stay, or be gone when the enemies come."""
        options = [option for option in ask.options if not isinstance(option, Later)]
        stays = self.delving(state, step.seat)
        places = [
            stays.leads(stays.stand, one.place) if isinstance(one, PlaceChoice) else stays.stand
            for one in options
        ]
        black = stays.mine.black
        values = [stays.leaf(place, black, stays.healths) for place in places]
        if state.active is not None and state.active != step.seat:
            other = state.characters[state.active]
            node, side = other.node, other.side
            other.node, other.side = far_away(state, stays, other.seat)[0], None
            gone = self.delving(state, step.seat)
            for number in range(len(places)):
                values[number] += gone.leaf(places[number], black, gone.healths)
                values[number] *= 0.5
            other.node, other.side = node, side
        for number in range(len(places)):
            if places[number] != stays.stand:
                values[number] -= stays.step_toll(places[number][0])
            else:
                values[number] += 1e-4
        return best_of(options, values)

    def aside(self, state: Descent, step: StepAside, ask: Ask) -> Choice[Any]:
        """TG-29.6: a node for a Stamina, out of the reach of whoever is still to act."""
        tactics = self.delving(state, step.seat)
        mine = tactics.mine
        black, price = mine.black, 0 if step.paid else 1
        next_one = tactics.turns[step.seat] == 0.0
        values: list[float] = []
        for option in ask.options:
            place, paid = tactics.stand, 0
            if isinstance(option, PlaceChoice):
                place, paid = tactics.leads(tactics.stand, option.place), price
            elif option.name == "overspend":
                values.append(-1.0)
                continue
            mine.black = black + paid
            value = tactics.standing(place, True)
            if not next_one:  # the enemies have another turn before mine
                value = 0.5 * value + 0.5 * tactics.standing(place, False)
            mine.black = black
            if isinstance(option, PlaceChoice):
                value -= tactics.step_toll(place[0]) + 0.01 * paid * tactics.stake
            values.append(value)
        return best_of(list(ask.options), values)

    def first(self, state: Descent, ask: Ask) -> Choice[Any]:
        """TG-14.4: who is in the greatest danger goes first."""
        danger = [0.0] * len(state.characters)
        for one in self.delving(state, 0).coming(
            self.delving(state, 0).stand, self.delving(state, 0).healths
        ):
            for seat in range(len(danger)):
                danger[seat] += one.chance * one.pains[seat]
        return best_of(list(ask.options), danger[: len(ask.options)])

    # ------------------------------------------------------------------ a character's turn

    def activation(
        self, match: Match, state: Fight, ask: Ask, options: list[Choice[Any]], idle: int
    ) -> Choice[Any]:
        assert isinstance(state, Descent)
        step = ask.step
        assert isinstance(step, Turn)
        tactics = self.delving(state, step.seat, idle)
        torch = self.torch(tactics, options)
        if torch is not None:
            return torch
        awake = [foe for foe in tactics.foes if tactics.awake(foe)]
        if idle > HOPELESS and awake:
            return self.carried_out(options, surrender(tactics))
        plan = tactics.plan()
        for option in options:
            if isinstance(option, (PullLever, OpenChest)) and (
                option.name == plan.kind and option.place.node == plan.spot
            ):
                return option
        aid = self.aid(match, state, ask, options, plan)
        return self.carried_out(options, plan) if aid is None else aid

    @staticmethod
    def torch(tactics: DescentTactics, options: list[Choice[Any]]) -> Choice[Any] | None:
        """TG-8.7: taken wherever it is of use, put down where it belongs."""
        wanted = tactics.wants("torch")
        special = tactics.tomb.special
        for option in options:
            if isinstance(option, DropTorch):
                if wanted and tactics.stand[0] in tactics.spots[SHRINE]:
                    return option
            elif isinstance(option, TakeTorch) and (
                wanted or special.torchlight or special.lever_needs_torch
            ):
                return option
        return None

    def stake(self, plan: Plan) -> float:
        return min(1.0, max(0.05, 1.6 * plan.value))

    def aid_price(self, option: Choice[Any], saving: bool) -> float | None:
        if isinstance(option, Blessing):
            return BLESSING_SAVED if saving else BLESSING_PRICE
        if isinstance(option, Heroic) and saving:
            return HEROIC_SAVED
        if isinstance(option, Hold):
            return None
        return super().aid_price(option, saving)

    def swap(self, match: Match, ask: Ask) -> Choice[Any]:
        """TG-21.4: the cards in hand that make most of this turn."""
        step = ask.step
        assert isinstance(step, Swap)
        best, found = -1.0, ask.options[0]
        for option in ask.options:
            if not (option.name == "keep" or isinstance(option, Hold)):
                continue  # heroic actions come in the action phase
            state = match.state if option.name == "keep" else done(match, ask, option).state
            assert isinstance(state, Descent)
            value = self.delving(state, step.seat).plan().value
            value *= 1.0 + support(state, state.characters[step.seat])
            if option.name == "keep":
                value *= SWAP
            if value > best:
                best, found = value, option
        return found

    # ------------------------------------------------------------------ dice

    def roll(self, state: Fight, step: AfterRoll, option: Choice[Any]) -> float:
        """TG-4.4: another try where a die may well change what happens."""
        assert isinstance(state, Descent)
        if isinstance(option, Keep):
            return 0.0
        price = LUCK_SAVED if state.mode == CAMPAIGN else LUCK_PRICE
        again = isinstance(option, Again)
        if again:
            price = 0.5
        colour, face = (state.rolled[option.die]) if isinstance(option, Reroll) else (-1, 0)
        if colour == DODGE and face:
            return -1.0
        faces = [] if colour < 0 else [int(label) for label in state.pack.dice[colour].labels]
        if step.purpose not in (FOR_GUARD, FOR_WARD):
            if step.purpose == FOR_DODGE:
                return 1.0 if step.need - total(state) == 1 else -1.0
            if again or step.purpose != FOR_ATTACK:
                return -1.0
            return self.another_try(state, total(state) - face, faces)
        assert isinstance(step, Fortune)
        if dodges(state) >= step.need:
            return -1.0
        character = state.characters[step.seat]
        strength = step.strength
        hurt = pain(strength - pips(state), character)
        if again:
            after = hurt * 0.6
        elif not isinstance(option, Reroll):
            after = pain(strength - pips(state) - 2, character)
        elif colour == DODGE:
            after = 0.5 * hurt if dodges(state) + 1 >= step.need else hurt
        else:
            rest = strength - pips(state) + face
            after = sum([pain(rest - other, character) for other in faces]) / len(faces)
        return hurt - after - price


def pain(damage: int, character: Character) -> float:
    """What damage means: each box, and death."""
    lost = harm.comes_to(character, damage, True)
    return lost + (DEATH if lost and lost >= character.free + character.grace else 0.0)


def surrender(tactics: DescentTactics) -> Plan:
    """Nothing here can be done: better back to the bonfire."""
    black = tactics.mine.black
    worst = Plan(tactics.leaf(tactics.stand, black, tactics.healths), "end", tactics.stand)
    for there, way in tactics.reach().items():
        value = tactics.leaf(there, black + way.cost, tactics.healths)
        if way.first is not None and value < worst.value:
            worst = Plan(value, "move", there, way.first)
    return worst


def support(state: Descent, character: Character) -> float:
    """What cards in hand can do for the wounded."""
    worst = max([one.red for one in state.characters])
    found = 0.0
    for item in (character.left, character.right):
        for action in item.actions if item is not None else ():
            if action.gain is not None and not action.stamina:
                found = max(found, 0.03 * min(action.gain.health, worst))
    return found
