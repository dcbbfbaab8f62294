"""What one does in a fight without thinking far ahead: by exact odds, for the next activation of the foes.

A character's own activation is planned (`tactics`). What is decided without dice is done in a clone of the
model and looked at: the rules say what comes of it, nobody else does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.kernel.agenda import Ask, Choice

from .acting import Act, Activation, End, Estus, Heroic, Hold, Move
from .attacks import action_of, attack_mod, damage_to
from .beginning import BeginActivation, BeginMixed
from .choices import Nothing
from .coming import Memory
from .content import SoulsPack
from .defence import Block, Defend, Dodge, DodgeFurther, DodgeOn, DodgeTo
from .gear import Action
from .harm import wounds
from .heroics import Backstab, ChargeMove, Stab
from .moving import MakeRoom, MakesRoom
from .odds import strike_odds
from .overspend import Deadly, Overspend
from .rolling import FOR_ATTACK, FOR_DODGE, AfterRoll, Keep, Reroll, total
from .state import CharacterQuestion, Fight
from .strikes import AimAt, AimAtNode, ChooseTarget, Shift, ShiftTo, Stop, Strike
from .tactics import Plan, Tactics
from .traps import FaceTrap, Suffer

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

# What a plan must gain to be worth the flask, or a heroic action: little where nothing comes after the fight.
ESTUS_PRICE: Final = 0.02
HEROIC_PRICE: Final = 0.03
ESTUS_SAVED: Final = 0.1
HEROIC_SAVED: Final = 0.08
HOLD_PRICE: Final = 0.03
HELP_PRICE: Final = 0.005
HOPELESS: Final = 30
"""Activations without a wound after which a fight is given up."""
DRY: Final = 9
"""Free boxes of the bar from which on nobody thinks of the flask."""
BRAVE: Final = 0.9
"""How good a position is that nobody slips away from."""
LOOKS: Final = 12
"""So many options are looked at in a clone at the most."""


class Judge:
    """The judgement of a character or a party in a fight. What it knows about a pack it works out once."""

    def __init__(self, pack: SoulsPack) -> None:
        self.pack = pack
        self.memory = Memory()

    # ------------------------------------------------------------------ what is asked

    def answer(self, match: Match, ask: Ask, idle: int = 0) -> Choice[Any]:
        """What to do; `idle` activations have come to nothing."""
        state = match.state
        assert isinstance(state, Fight)
        step = ask.step
        options = [option for option in ask.options if not isinstance(option, Deadly)]
        if len(options) == 1:
            return options[0]
        if isinstance(step, Activation):
            return self.activation(match, state, ask, options, idle)
        if isinstance(step, Defend):
            return self.defence(state, step, options, idle)
        if isinstance(step, DodgeFurther):
            return self.further(state, step.seat, options)
        if isinstance(step, AfterRoll):
            return best_of(options, [self.roll(state, step, option) for option in options])
        if isinstance(step, (ChooseTarget, Shift)):
            return self.aiming(state, step, options)
        if isinstance(step, Backstab):
            return self.backstab(state, step, options)
        if isinstance(step, FaceTrap):
            wanted = Dodge if step.trap.damage >= 2 else Suffer
            return best_of(options, [float(type(option) is wanted) for option in options])
        if isinstance(step, BeginActivation):
            tired = state.characters[step.seat].black > 1
            return best_of(
                options, [float(isinstance(one, BeginMixed) != tired) for one in options]
            )
        if isinstance(step, Overspend):
            return best_of(options, [float(isinstance(one, Nothing)) for one in options])
        if isinstance(step, MakeRoom):
            roomy = [option for option in options if has_room(state, option)]
            if not roomy:  # everything around is full: any way out, not the same one for ever
                return options[state.serial % len(options)]
            options = roomy
        return self.by_looking(match, ask, options)

    def by_looking(self, match: Match, ask: Ask, options: list[Choice[Any]]) -> Choice[Any]:
        """Do each in a clone, and see how things stand then."""
        some = options[:LOOKS]
        return best_of(some, [self.look(done(match, ask, option)) for option in some])

    def sights(self, match: Match, ask: Ask) -> list[float]:
        """What each option comes to at first sight: as it falls, where it takes dice."""
        found: list[float] = []
        for option in ask.options:
            if isinstance(option, Deadly):
                found.append(-1.0)
            else:
                found.append(self.look(done(match, ask, option)))
        return found

    def look(self, match: Match) -> float:
        """How things stand before somebody decides again."""
        state = match.state
        assert isinstance(state, Fight)
        if state.over:
            result = match.result
            return 1.0 if result is not None and result.winners else 0.0
        if state.fallen is not None:
            return 0.0
        if not state.in_fight:
            return 1.0
        ask = match.asks[0]
        if isinstance(ask.step, Activation):
            return self.tactics(state, ask.step.seat, 0).plan().value
        if isinstance(ask.step, ChargeMove):
            return max([self.look(done(match, ask, one)) for one in ask.options])
        seat = self.about(state, ask)
        if state.characters[seat].node is None:
            return 0.5
        for one in state.characters:
            if one.node is None:  # whoever is still to be placed will be where the others are
                one.node = state.characters[seat].node
        if state.aggro is None:
            state.aggro = seat
        tactics = self.tactics(state, seat, 0)
        return tactics.standing(tactics.stand, state.active is None and not self.before(state))

    def about(self, state: Fight, ask: Ask) -> int:
        """Through whose eyes to look."""
        step = ask.step
        if isinstance(step, CharacterQuestion) and state.characters[step.seat].node is not None:
            return step.seat
        for character in state.characters:
            if character.node is not None:
                return character.seat
        return 0

    @staticmethod
    def before(state: Fight) -> bool:
        """Whether nobody has acted yet."""
        return state.last_active is None

    def tactics(self, state: Fight, seat: int, idle: int) -> Tactics:
        return Tactics(state, seat, self.memory, idle)

    def saving(self, state: Fight) -> bool:
        """Whether what is kept serves another fight."""
        return False

    # ------------------------------------------------------------------ a character's activation

    def activation(
        self, match: Match, state: Fight, ask: Ask, options: list[Choice[Any]], idle: int
    ) -> Choice[Any]:
        step = ask.step
        assert isinstance(step, Activation)
        plan = self.tactics(state, step.seat, idle).plan()
        aid = self.aid(match, state, ask, options, plan)
        return self.carried_out(options, plan) if aid is None else aid

    def aid(
        self, match: Match, state: Fight, ask: Ask, options: list[Choice[Any]], plan: Plan
    ) -> Choice[Any] | None:
        """Flask, heroic action, other cards in hand, or help for somebody, where that changes enough."""
        saving, stake = self.saving(state), self.stake(plan)
        best = plan.value
        found: Choice[Any] | None = None
        for option in options:
            price = self.aid_price(option, saving)
            if price is None or best + price * stake >= 1.0:
                continue
            if not self.bold(state, option, plan, ask.seat):
                continue
            value = self.look(done(match, ask, option)) - price * stake
            if value > best:
                best, found = value, option
        return found

    def stake(self, plan: Plan) -> float:
        """What there is to lose: prices are shares of it."""
        return 1.0

    @staticmethod
    def bold(state: Fight, option: Choice[Any], plan: Plan, seat: int) -> bool:
        """Whether it could be of use at all."""
        character = state.characters[seat]
        if isinstance(option, Estus):
            return character.free + character.grace < DRY
        if isinstance(option, Heroic):
            op = character.kind.heroic
            if op == "keep_faith":
                return max([one.red for one in state.characters]) > 1
            if op == "rally":
                return max([one.black for one in state.characters]) > 1
            if op == "slip_away":
                return plan.kind == "end" and plan.value < BRAVE
            return not character.hands_used
        if isinstance(option, Act):
            worn = max([one.black + 3 * one.red for one in state.characters])
            return option.action.gain is None or worn > 2
        return True

    def aid_price(self, option: Choice[Any], saving: bool) -> float | None:
        """What it must bring at least to be done; None if it is not of this kind."""
        if isinstance(option, Estus):
            return ESTUS_SAVED if saving else ESTUS_PRICE
        if isinstance(option, Heroic):
            return HEROIC_SAVED if saving else HEROIC_PRICE
        if isinstance(option, Hold):
            return HOLD_PRICE
        if isinstance(option, Act) and not option.action.attacks:
            return HELP_PRICE
        return None

    @staticmethod
    def carried_out(options: list[Choice[Any]], plan: Plan) -> Choice[Any]:
        """The option that does what is planned."""
        deed = plan.deed
        for option in options:
            if plan.kind == "act" and isinstance(option, Act) and deed is not None:
                if option.action is deed.action and option.slot == deed.slot:
                    return option
            elif plan.kind == "move" and isinstance(option, Move) and option.place is plan.first:
                return option
        for option in options:
            if isinstance(option, End):
                return option
        return options[-1]

    def aiming(
        self, state: Fight, step: ChooseTarget | Shift, options: list[Choice[Any]]
    ) -> Choice[Any]:
        """Whom to strike, and from where."""
        tactics = self.tactics(state, step.seat, 0)
        item = state.characters[step.seat].weapon(step.use.slot)
        assert item is not None
        action = item.actions[step.use.index]
        deeds = tactics.deeds()
        values: list[float] = []
        for option in options:
            if isinstance(option, Stop):
                values.append(-1.0)
            elif isinstance(option, ShiftTo):
                there = tactics.leads(tactics.stand, option.place)
                if isinstance(step, Shift) and action.when == "before":
                    values.append(tactics.struck_from(action, deeds, there))
                else:
                    values.append(tactics.rests(there))
            elif isinstance(option, AimAt):
                group = [i for i in range(len(tactics.foes)) if tactics.foes[i].index == option.foe]
                values.append(tactics.struck(action, deeds, tactics.stand, group))
            elif isinstance(option, AimAtNode):
                node = option.place.node
                group = [i for i in range(len(tactics.foes)) if tactics.foes[i].node == node]
                values.append(tactics.struck(action, deeds, tactics.stand, group))
            elif isinstance(step, Shift) and action.when == "before":
                values.append(tactics.struck_from(action, deeds, tactics.stand))
            else:
                values.append(tactics.rests(tactics.stand))
        return best_of(options, values)

    def backstab(self, state: Fight, step: Backstab, options: list[Choice[Any]]) -> Choice[Any]:
        """Always; with the option that brings most."""
        character, foe = state.characters[step.seat], state.foes[step.foe]
        values: list[float] = []
        for option in options:
            value = 0.0
            if isinstance(option, Stab):
                action: Action = option.action
                harm, kill = strike_odds(state, character, action, foe, action.repeat)
                value = 0.1 + harm + 4.0 * kill
            values.append(value)
        return best_of(options, values)

    # ------------------------------------------------------------------ under attack

    def defence(
        self, state: Fight, step: Defend, options: list[Choice[Any]], idle: int
    ) -> Choice[Any]:
        tactics = self.tactics(state, step.seat, 0)
        character = state.characters[step.seat]
        values: list[float] = []
        for option in options:
            if isinstance(option, Block):
                value = tactics.met(0, tactics.stand, step.blow, 0)
            elif isinstance(option, DodgeTo):
                extra = option.price(state, character) - 1 - character.chill
                there = tactics.leads(tactics.stand, option.place)
                value = tactics.met(1, there, step.blow, extra) - tactics.step_toll(there[0])
            elif isinstance(option, Dodge):
                value = tactics.met(1, tactics.stand, step.blow, 0)
            else:
                value = -2.0
            # Nothing here can be hurt: better back to the bonfire.
            values.append(-value if idle > HOPELESS else value)
        return best_of(options, values)

    def further(self, state: Fight, seat: int, options: list[Choice[Any]]) -> Choice[Any]:
        """Where a dodge ends, out of the reach of whoever is still to act."""
        tactics = self.tactics(state, seat, 0)
        values: list[float] = []
        for option in options:
            there = tactics.stand
            if isinstance(option, DodgeOn):
                there = tactics.leads(tactics.stand, option.place)
            values.append(tactics.standing(there, True))
        return best_of(options, values)

    def roll(self, state: Fight, step: AfterRoll, option: Choice[Any]) -> float:
        """Luck is for where a die more may well decide."""
        if isinstance(option, Keep):
            return 0.0
        short = step.need - total(state)
        if not isinstance(option, Reroll):
            return 1.0 if short >= 2 else -1.0
        colour, face = state.rolled[option.die]
        faces = [int(label) for label in state.pack.dice[colour].labels]
        if step.purpose == FOR_ATTACK:
            return self.another_try(state, total(state) - face, faces)
        if step.purpose == FOR_DODGE:
            return 1.0 - 0.1 * face if short == 1 and face == 0 else -1.0
        return sum(faces) / len(faces) - face - 0.9 if short >= 2 else -1.0

    @staticmethod
    def another_try(state: Fight, others: int, faces: list[int]) -> float:
        """Whether rolling a die of an attack again is worth the Luck: if it may well kill."""
        strike = state.agenda[-1] if state.agenda else None
        if not isinstance(strike, Strike):
            return -1.0
        if kills(state, strike, total(state)):
            return -1.0
        likely = 0.0
        for face in faces:
            if kills(state, strike, others + face):
                likely += 1.0 / len(faces)
        return likely - 0.3


def kills(state: Fight, strike: Strike, rolled: int) -> bool:
    """Whether a roll kills somebody."""
    character = state.characters[strike.seat]
    action = action_of(state, character, strike.use)
    power = max(0, rolled + attack_mod(state, character, action))
    for foe in strike.struck(state):
        damage = damage_to(state, character, action, foe, power)
        if wounds(state, foe, damage) >= foe.health - foe.wounds:
            return True
    return False


def has_room(state: Fight, option: Choice[Any]) -> bool:
    """Whether nobody has to make room in turn: two full nodes could push at each other for ever (DS-A.15)."""
    if not isinstance(option, MakesRoom):
        return True
    node = option.place.node
    return node is None or state.crowd(node) < state.limits[node]


def best_of(options: list[Choice[Any]], values: list[float]) -> Choice[Any]:
    return options[values.index(max(values))]


def done(match: Match, ask: Ask, option: Choice[Any]) -> Match:
    """A clone in which this has been answered."""
    twin = match.clone()
    for other in twin.asks:
        if other.serial == ask.serial:
            twin.take(other, option)
            return twin
    raise AssertionError(f"{ask.id} is not open")
