"""Using a hand card: Shift, target, dice, what the roll does (DS-23, DS-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.content import MOST_STEPS
from undercroft.kernel.decision import Outcome
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref, Value

from . import facts, harm
from .attacks import (
    action_cost,
    action_of,
    attack_dice,
    attack_mod,
    damage_to,
    in_range,
    past_armour,
    shift_leads,
    use_fits,
)
from .blows import Use
from .choices import STAY, FoeChoice, PlaceChoice, Plain, for_each_foe
from .decks import heat_up_if_due
from .fields import FoeIndex, Node
from .figures import FRESH, MOVED, MOVED_STRUCK, STRUCK, Character, Foe
from .gear import Action, both
from .helping import Gain, PassAggro, bless
from .moving import barrel_cost, crosses, go, places
from .odds import aim_outcome
from .places import NODES, at_each
from .pushing import PushOrder
from .rolling import FOR_ATTACK, ROLL_DICE, better, dice_of, total
from .state import Box, CharacterQuestion, CharacterStep, Fight, asked

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def use(state: Fight, match: Match, character: Character, one: Use) -> None:
    """DS-23.3, DS-A.92: pay once, then do the whole option as often as it repeats."""
    action = action_of(state, character, one)
    cost = action_cost(state, character, action)
    character.hands_used += (one.slot,)  # DS-23.1, DS-A.90
    if action.attacks or state.every_option_acts:
        if character.phase == FRESH:
            character.phase = STRUCK
        elif character.phase == MOVED:
            character.phase = MOVED_STRUCK
    if one.charging:
        character.charged = False
    if match.telling:
        card = action.card.id
        match.tell(facts.Uses(character.seat, card, cost))
    harm.pay(state, match, character, cost)
    swing_all(state, character.seat, one, action, None)


def swing_all(state: Fight, seat: int, one: Use, action: Action, foe: int | None) -> None:
    """DS-24.6, TG-26.8: as often as it repeats; after the first time one may stop."""
    again = Use(one.slot, one.index, one.free, one.charging, True)
    repeats = [Swing(seat, again, foe) for _ in range(action.repeat - 1)]
    state.then(Swing(seat, one, foe), *repeats)


class Swing(CharacterStep):
    """One use: Shift before, target, dice, effects, Shift after."""

    name = "swing"
    use: Use
    foe: FoeIndex | None
    """The only one it may be aimed at."""

    def fits(self, state: Fight) -> bool:
        return use_fits(state, self.seat, self.use) and (self.foe or 0) < len(state.foes)

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        action = action_of(state, character, self.use)
        if action.when in ("after", "only") and action.shift:
            state.then(Shift(self.seat, self.use, action.shift, None))
        if action.gain is not None:
            state.then(Gain(self.seat, self.use, 2, ()))
        if action.enchant is not None:
            character.magic = character.magic or action.enchant.magic
            character.enchanted += action.enchant.mod
        if any(action.ward):
            state.ward_next = both(state.ward_next, action.ward)
        if action.bless is not None:
            bless(state, match, character, action)
        if action.attacks:
            state.then(ChooseTarget(self.seat, self.use, self.foe))
            if action.when == "before" and action.shift:
                state.then(Shift(self.seat, self.use, action.shift, self.foe))


class Shift(CharacterQuestion):
    """DS-24.2, DS-24.3: up to N nodes at 0 Stamina, beside walk and run.

    In the first box not around a boss (DS-32.8), in the second as any move (TG-36.5).
    """

    name = "shift"
    rules = ("DS-24.2", "DS-24.3", "TG-26.3", "TG-26.4", "TG-36.5")
    use: Use
    left: Annotated[int, Range(1, MOST_STEPS)]
    foe: FoeIndex | None
    """The only one it may lead to."""

    def fits(self, state: Fight) -> bool:
        return use_fits(state, self.seat, self.use) and (self.foe or 0) < len(state.foes)

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        character = state.characters[self.seat]
        action = action_of(state, character, self.use)
        found: list[Choice[Fight]] = []
        before = action.when == "before"
        if not before or in_range(state, character.spot, action, self.foe):
            found.append(STAY)
        for place in places(state, character, state.any_move_turns):
            if barrel_cost(state, place):
                continue
            if not before or shift_leads(state, character, place, action, self.left - 1, self.foe):
                found.append(SHIFT_TO[place.index])
        if found and before and self.use.again:
            found.append(STOP)
        return tuple(found)

    def run(self, state: Fight, match: Match) -> None:
        if not state.in_fight:
            return
        found = self.choices(state, self.seat)
        if any(isinstance(one, ShiftTo) for one in found):  # who only stays may stop at the target
            state.ask(self, self.seat, found)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-shift", {"left": self.left})


class ShiftTo(PlaceChoice):
    """A node further."""

    name = "shift"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step, character = ask.step, asked(state, ask)
        assert isinstance(step, Shift)
        if step.left > 1 and not crosses(state, character, self.place):
            state.then(Shift(step.seat, step.use, step.left - 1, step.foe))
        go(state, match, character, self.place)


SHIFT_TO: Final = at_each(ShiftTo)


class ChooseTarget(CharacterQuestion):
    """DS-23.2, DS-24.4: a foe in range, or a node with foes."""

    name = "target"
    rules = ("DS-23.2", "DS-24.4", "TG-23.2", "TG-7.7")
    use: Use
    foe: FoeIndex | None
    """The only one it may be aimed at."""

    def fits(self, state: Fight) -> bool:
        return use_fits(state, self.seat, self.use) and (self.foe or 0) < len(state.foes)

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        character = state.characters[self.seat]
        action = action_of(state, character, self.use)
        foes = in_range(state, character.spot, action, self.foe)
        found: tuple[Choice[Fight], ...]
        if self.use.whole_node(action):
            nodes = dict.fromkeys([foe.spot for foe in foes])
            found = tuple([AIM_AT_NODE[node] for node in nodes])
        else:
            found = tuple([AIM_AT[foe.index] for foe in foes])
        return (*found, STOP) if found and self.use.again else found

    def run(self, state: Fight, match: Match) -> None:
        found = self.choices(state, self.seat)
        if len(found) == 1:
            one = found[0]
            assert isinstance(one, (AimAt, AimAtNode))
            one.aim(state, match, self)
        elif found:
            state.ask(self, self.seat, found)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-target")


class AimAt(FoeChoice):
    """One foe."""

    name = "aim"

    def text(self, state: Fight, ask: Ask) -> Message:
        foe = state.foes[self.foe]
        return Message(
            "ds-option-target",
            {
                "who": Ref("model", foe.model.id),
                "node": foe.spot,
                "health": foe.health - foe.wounds,
            },
        )

    def outcome(self, state: Fight, ask: Ask) -> Outcome | None:
        step, character = ask.step, asked(state, ask)
        assert isinstance(step, ChooseTarget)
        action = action_of(state, character, step.use)
        return aim_outcome(state, character, action, state.foes[self.foe])

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, ChooseTarget)
        self.aim(state, match, step)

    def aim(self, state: Fight, match: Match, step: ChooseTarget) -> None:
        state.attack(match, step.seat, step.use, self.foe, None)


class AimAtNode(PlaceChoice):
    """Everybody on a node."""

    name = "aim_node"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-target-node", {"node": self.place.node or 0})

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, ChooseTarget)
        self.aim(state, match, step)

    def aim(self, state: Fight, match: Match, step: ChooseTarget) -> None:
        state.attack(match, step.seat, step.use, None, self.place.node)


class Stop(Plain):
    """DS-A.192, TG-26.8: up to N attacks; no more of them, and none of their Shifts."""

    name = "stop"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-stop")

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        while isinstance(state.agenda[-1], (Swing, Shift, ChooseTarget)):
            state.agenda.pop()


AIM_AT: Final = for_each_foe(AimAt)
AIM_AT_NODE: Final = tuple(map(AimAtNode, NODES))
STOP: Final = Stop()


# ---------------------------------------------------------------------- the roll


class AttackStep(CharacterStep[Box]):
    """Part of an attack whose target has been chosen: a foe, or everybody on a node."""

    use: Use
    foe: FoeIndex | None
    node: Node | None

    def fits(self, state: Box) -> bool:
        return (
            use_fits(state, self.seat, self.use)
            and (self.foe is None) != (self.node is None)
            and (self.foe or 0) < len(state.foes)
            and (self.node or 0) < len(state.board.points)
        )

    def struck(self, state: Box) -> list[Foe]:
        """The foes aimed at that still stand."""
        if self.foe is None:
            return [foe for foe in state.foes if foe.node == self.node]
        foe = state.foes[self.foe]
        return [foe] if foe.node is not None else []


def roll_attack(state: Fight, seat: int, use: Use, foe: int | None, node: int | None) -> None:
    """The dice, what may change them, and what they do."""
    state.then(
        TakeDice(seat, use, foe, node),
        ROLL_DICE,
        state.after_roll(seat, FOR_ATTACK, 0),
        Strike(seat, use, foe, node),
    )


class TakeDice(AttackStep):
    """The dice of the option, of what is worn, and one for a weak arc (DS-32.9)."""

    name = "take_dice"

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        action = action_of(state, character, self.use)
        state.rolled = ()
        state.dice = dice_of(attack_dice(state, character, action, self.struck(state)))
        character.crit = False


class Strike(AttackStep):
    """DS-23.5, DS-23.6: what the roll does to each foe aimed at; conditions and pushes follow."""

    name = "strike"

    def power(self, state: Fight, character: Character, action: Action) -> int:
        return max(0, total(state) + attack_mod(state, character, action))  # DS-A.29

    def minds(self, state: Fight, least: int, most: int) -> bool:
        """Where the least and the most pass the armour of a foe by as much, so does all that lies between."""
        character = state.characters[self.seat]
        action = action_of(state, character, self.use)
        mod = attack_mod(state, character, action)
        return any(
            past_armour(state, character, action, foe, max(0, least + mod))
            != past_armour(state, character, action, foe, max(0, most + mod))
            for foe in self.struck(state)
        )

    def gains(self, state: Fight, die: int) -> bool:
        """Whether a better face would hurt somebody more who survives, or be strong enough for a ring.

        Only against a boss a weaker blow may be wanted: it does not heat it up, and some soften the hardest.
        """
        character = state.characters[self.seat]
        action = action_of(state, character, self.use)
        power = self.power(state, character, action)
        best = max(0, total(state) + better(state, die) + attack_mod(state, character, action))
        strong = state.loadout(character).strong_least
        for foe in self.struck(state):
            if foe.model.boss:
                return True
            comes, most = [
                harm.wounds(state, foe, damage_to(state, character, action, foe, reached))
                for reached in (power, best)
            ]
            if comes < min(most, foe.health - foe.wounds):
                return True
            beats, beaten = [
                past_armour(state, character, action, foe, reached) for reached in (best, power)
            ]
            if beaten < strong <= beats:
                return True
        return False

    def foretold(self, state: Fight) -> Outcome:
        character = state.characters[self.seat]
        action = action_of(state, character, self.use)
        power = self.power(state, character, action)
        lines: list[Message] = []
        useless = True
        for foe in self.struck(state):
            damage = damage_to(state, character, action, foe, power)
            comes = harm.wounds(state, foe, damage)
            useless = useless and not comes
            args: dict[str, Value] = {
                "who": Ref("model", foe.model.id),
                "total": power,
                "less": max(0, power - damage),
                "type": "magical" if action.magic or character.magic else "physical",
                "damage": comes,
                "left": max(0, foe.health - foe.wounds - comes),
            }
            lines.append(Message("ds-outcome-strike", args))
        return Outcome(Message("ds-outcome-strikes", {"lines": lines}), useless=useless)

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        action = action_of(state, character, self.use)
        power = self.power(state, character, action)
        gear = state.loadout(character)
        pushes: list[int] = []
        strong = False
        if action.gives_aggro:
            state.then(PassAggro(self.seat))
        for foe in self.struck(state):
            model = foe.model
            damage = damage_to(state, character, action, foe, power)
            if gear.strong_least:  # DS-A.185: what the foe is made of does not matter here
                beats = past_armour(state, character, action, foe, power)
                strong = strong or beats >= gear.strong_least
            if match.telling:
                match.tell(facts.Strikes(self.seat, foe.tag(), damage))
            state.struck(match, character, foe, damage)
            harm.wound(state, match, foe, damage)
            if not state.in_fight:
                return
            if foe.node is not None:
                if action.conditions:
                    harm.afflict_foe(state, match, foe, action.conditions)
                if action.push and not model.boss:
                    pushes.append(foe.index)
        if strong:
            harm.gain(state, match, character, gear.strong_stamina, 0)
        if state.boss is not None:
            heat_up_if_due(state, match)
        if pushes:
            state.then(PushOrder(self.seat, tuple(pushes), action.push))
