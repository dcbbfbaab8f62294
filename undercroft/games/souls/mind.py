"""How a fight of both Dark Souls boxes is played: what strikes, steps and defences look like, how it stands.

Numbers are in boxes of an endurance bar. What is worked out of dice is exact; how long a fight still takes
and what it will cost are estimates, since a play-out has gone through what comes next.
"""

from __future__ import annotations

from math import log
from random import Random
from typing import TYPE_CHECKING, Any, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.content import Pack
from undercroft.kernel.mind import Mind

from .acting import Act, Activation, End, Estus, Heroic, Hold, Move
from .attacks import attack_dice, attack_mod, in_range
from .bot import PartyBot
from .choices import FoeChoice, Stay
from .content import SoulsPack
from .defence import Block, Defend, Dodge
from .figures import FRESH, STRUCK, Character, Foe
from .gear import BLEED, Action, Pool
from .judging import HOPELESS, Judge
from .models import Behaviour
from .odds import Odds, defence_odds, pool_odds, strike_odds
from .overspend import Deadly
from .prospects import sure
from .rolling import FOR_ATTACK, AfterRoll, Keep, Reroll, shield, total
from .standing import aimed_at, worth_its_stamina
from .state import Fight
from .strikes import AimAtNode, ChooseTarget

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

DEAD: Final = -60.0
"""What kills is taken only where nothing else is open."""
KILL: Final = 2.0
"""What it is worth to be rid of a foe, beside its damage."""
WOUND: Final = 0.8
"""What a point of damage is worth."""
STAMINA: Final = 0.3
"""What a Stamina costs with an empty bar; the fuller it is, the more."""
# How a fight stands, fitted to the ends of 600 fights of parties that play by a glance: what counts beside
# what the foes should still cost each character (in boxes, on average) and how long that takes.
AT_ALL: Final = 2.2
LEAST: Final = 0.11
"""A free box of whoever has the fewest,"""
FREE: Final = 0.33
"""a free box of everybody,"""
ESTUS: Final = 2.46
"""and a full flask of everybody."""
TOKENS: Final = 0.2
TIME: Final = 0.37
COST: Final = 4.27
MANY: Final = 0.63
"""A character more is one more that may die."""
AWAY: Final = 0.15
"""A foe at a distance is not struck."""

AT_A_GLANCE: Final[tuple[tuple[type[Choice[Any]], float], ...]] = (
    (Heroic, 0.4), (Hold, -1.0), (Deadly, DEAD), (End, 0.2),
)  # fmt: skip
"""What else may be done in an activation, whatever the fight is like."""
LONG: Final = 1 << 40
RESTED: Final = 1
"""With so much Stamina spent at the most one has caught one's breath."""
ENDLESS: Final = 10_000
"""A match of more questions than this shall come to an end."""


class FightMind(Mind):
    """The judgement of a party that fights; between fights it has none."""

    horizon = 4
    follows = 25
    doubt = 2.0  # play-outs go on by what is usual: there is little that it overlooks
    sharpness = 4.0
    marks = ("lives", "foes", "boxes", "flasks")

    def __init__(self, pack: Pack) -> None:
        assert isinstance(pack, SoulsPack)
        self.judge: Judge = self.judges(pack)
        self.party: PartyBot = self.between(pack)
        self.strikes: dict[tuple[object, ...], tuple[float, float]] = {}
        self.rates: dict[tuple[object, ...], float] = {}
        self.tolls: dict[tuple[object, ...], float] = {}

    def judges(self, pack: SoulsPack) -> Judge:
        """How a fight is fought without searching."""
        return Judge(pack)

    def between(self, pack: SoulsPack) -> PartyBot:
        """What is done between fights."""
        raise NotImplementedError

    def usual(self, match: Match, ask: Ask) -> str | None:
        """Fights by exact odds, what lies between them by rules of thumb."""
        state = match.state
        assert isinstance(state, Fight)
        # Whether to dash through is asked in the midst of a fight.
        if not state.in_fight or self.party.knows(ask):
            return self.party.answer(state, ask)
        return self.judge.answer(match, ask, self.idle(state)).id

    def first_sight(self, match: Match, ask: Ask) -> list[float]:
        """Each option is taken in a clone: what comes of it decides what is tried."""
        return self.judge.sights(match, ask)

    def idle(self, state: Fight) -> int:
        """How impatient somebody is: who is rested gains nothing by waiting, and does something some day.

        Nobody counts the activations of a fight, so it is chance when it is too much; now and then it is.
        """
        if state.serial > ENDLESS:
            return HOPELESS + 1
        for character in state.characters:
            if character.black > RESTED:
                return 0
        return min(HOPELESS, int(1.0 / (1.0 - Random(state.serial).random())) - 1)  # noqa: S311

    def clock(self, state: Fight) -> int:
        """Questions that were asked: about seven an activation."""
        return state.serial if state.in_fight else LONG

    def settled(self, state: Fight) -> bool:
        """Between the activations."""
        if not state.in_fight or not state.asks:
            return True
        step = state.asks[0].step
        if not isinstance(step, Activation):
            return False
        character = state.characters[step.seat]
        return character.phase == FRESH and not character.hands_used

    def knows(self, ask: Ask, state: Fight) -> bool:
        """Fights are thought through; what lies between them has its own rules of thumb."""
        return state.in_fight

    # ------------------------------------------------------------------ at a glance

    def weigh(self, match: Match, ask: Ask) -> list[float]:
        state = match.state
        assert isinstance(state, Fight)
        step = ask.step
        if isinstance(step, Activation):
            return self.activation(state, state.characters[step.seat], ask)
        if isinstance(step, Defend):
            return self.defence(state, state.characters[step.seat], step, ask)
        if isinstance(step, AfterRoll):
            return self.roll(state, state.characters[step.seat], step, ask)
        found: list[float] = []
        for option in ask.options:
            if isinstance(option, Deadly):
                found.append(DEAD)
            elif isinstance(step, ChooseTarget) and isinstance(option, FoeChoice):
                found.append(self.aim(state, step, state.foes[option.foe]))
            elif isinstance(step, ChooseTarget) and isinstance(option, AimAtNode):
                there = [foe for foe in state.foes if foe.node == option.place.node]
                found.append(sum([self.aim(state, step, foe) for foe in there]))
            elif isinstance(option, Stay):
                found.append(0.2)
            else:
                found.append(self.other(state, ask, option))
        return found

    def other(self, state: Fight, ask: Ask, option: Choice[Any]) -> float:
        """What only one of the boxes has."""
        return 0.0

    def far(self, state: Fight, node: int) -> int:
        """How far it is to whatever is to be done next."""
        return nearest(state, node)

    def activation(self, state: Fight, character: Character, ask: Ask) -> list[float]:
        """Strike if one can, else come near; then out of the way, if it costs nothing."""
        near = self.far(state, character.spot)
        best = 0.0
        found: list[float] = []
        for option in ask.options:
            value = self.deed(state, character, ask, option, near)
            if isinstance(option, Act) and option.action.attacks:
                best = max(best, value)
            found.append(value)
        if best > 0.5:  # who can strike does, and goes nowhere before
            place = 0
            for option in ask.options:
                if isinstance(option, Move) and character.phase != STRUCK:
                    found[place] -= 0.5 * best
                elif isinstance(option, End):
                    found[place] -= best
                place += 1
        return found

    def deed(
        self, state: Fight, character: Character, ask: Ask, option: Choice[Any], near: int
    ) -> float:
        """What one of its options brings; what is to be done is so many nodes away."""
        used = character.black + character.red
        dear = STAMINA * (1.0 + used / 4.0)
        if isinstance(option, Act):
            value = self.act(state, character, option.action)
            return value - dear * option.price(state, character)
        if isinstance(option, Move):
            node = option.place.node
            step = 0 if node is None else near - self.far(state, node)
            value = 0.1 - dear * option.price(state, character)
            return value + (-0.25 * step if character.hands_used else 0.7 * step)
        if isinstance(option, Estus):
            return 0.9 * character.red + 0.5 * character.black - 5.0
        for kind, value in AT_A_GLANCE:
            if isinstance(option, kind):
                return value
        return self.other(state, ask, option)

    def act(self, state: Fight, character: Character, action: Action) -> float:
        """What an action brings from here."""
        value = 0.0
        if action.attacks:
            crowd: dict[int, float] = {}
            for foe in in_range(state, character.spot, action):
                one = self.strike(state, character, action, foe)
                value = max(value, one)
                if action.node:
                    crowd[foe.spot] = crowd.get(foe.spot, 0.0) + one
                    value = max(value, crowd[foe.spot])
            if not value and action.shift:
                value = 1.0  # somebody comes into range by the shift
        gain = action.gain
        if gain is not None:
            for other in state.characters:
                if gain.who == "self" and other is not character:
                    continue
                value += 0.5 * min(gain.stamina, other.black) + 0.8 * min(gain.health, other.red)
        if action.enchant is not None or any(action.ward) or action.bless is not None:
            value += 0.6
        return value

    def aim(self, state: Fight, step: ChooseTarget, foe: Foe) -> float:
        character = state.characters[step.seat]
        item = character.weapon(step.use.slot)
        if item is None:
            return 0.0
        return self.strike(state, character, item.actions[step.use.index], foe)

    def strike(self, state: Fight, character: Character, action: Action, foe: Foe) -> float:
        """What an attack on this foe is worth."""
        left = foe.health - foe.wounds
        key = (
            action,
            foe.model,
            left,
            foe.conditions & BLEED,
            attack_dice(state, character, action, [foe]),
            attack_mod(state, character, action),
            character.magic,
            character.crit,
            state.armour_of(foe, action.magic or character.magic),
        )
        odds = self.strikes.get(key)
        if odds is None:
            if len(self.strikes) > 20_000:
                self.strikes.clear()
            odds = strike_odds(state, character, action, foe, action.repeat)
            self.strikes[key] = odds
        worth = WOUND * odds[0] + KILL * odds[1]
        if action.conditions & ~foe.conditions & ~foe.model.immune:
            worth += 0.5
        return worth

    def defence(self, state: Fight, character: Character, step: Defend, ask: Ask) -> list[float]:
        """By what it costs on average, and by the chance to die."""
        odds = defence_odds(state, character, step.blow)
        found: list[float] = []
        for option in ask.options:
            if isinstance(option, Deadly):
                found.append(DEAD)
            elif isinstance(option, Block):
                one = odds["block"]
                found.append(-one["damage"] - 8.0 * one["death"])
            elif isinstance(option, Dodge):
                one = odds["dodge"]
                price = option.price(state, character)
                found.append(-one["damage"] - 8.0 * one["death"] - 0.7 * price)
            else:
                found.append(0.0)
        return found

    def roll(self, state: Fight, character: Character, step: AfterRoll, ask: Ask) -> list[float]:
        """Luck is for where a die more decides."""
        short = step.need - total(state)
        found: list[float] = []
        for option in ask.options:
            if isinstance(option, Keep):
                found.append(0.0)
            elif isinstance(option, Reroll):
                _, face = state.rolled[option.die]
                wanted = -1.0 if step.purpose == FOR_ATTACK else min(short, 2) - 1.4
                found.append(wanted - 0.7 * face)
            else:
                found.append(0.5 * min(short, 3) - 0.9)
        return found

    # ------------------------------------------------------------------ how it stands

    def value(self, match: Match, seat: int) -> float:
        state = match.state
        assert isinstance(state, Fight)
        if state.over:
            result = match.result
            return 1.0 if result is not None and result.winners else 0.0
        if not state.in_fight:
            return self.after(state)
        if state.fallen is not None:
            return 0.0
        if self.settled(state):
            return self.judge.look(match)
        return self.outlook(state)

    def after(self, state: Fight) -> float:
        """A fight is over that was not the last: lost, or won with more or less left."""
        raise NotImplementedError

    def outlook(self, state: Fight) -> float:
        """The chance that everybody lives as long as the foes do."""
        characters = state.characters
        count = len(characters)
        # Foes are struck one after the other, those first that cost most for the time they take.
        order: list[tuple[float, float, float]] = []
        away = 9
        for foe in state.living():
            rate = toll = 0.0
            for one in characters:
                rate += self.rate(state, one, foe)
                toll += self.toll(state, foe, one)
            time = max(1.0, (foe.health - foe.wounds) * count / max(0.12 * count, rate))
            order.append((-toll / time, time, toll))
            away = min(away, nearest_of(state, foe.spot))
        order.sort()
        clock = cost = 0.0
        for _, time, toll in order:
            clock += time
            cost += toll * clock
        score = vigour(state)
        score += TIME * log(clock + 1.0) - COST * log(cost / count + 1.0)
        return sure(score - MANY * count - AWAY * min(away, 4))

    def measure(self, match: Match, seat: int) -> list[float]:
        state = match.state
        assert isinstance(state, Fight)
        foes = boxes = flasks = 0.0
        for foe in state.living():
            foes -= foe.health - foe.wounds
        for one in state.characters:
            boxes += one.free
            flasks += 1.0 if one.estus else 0.0
        lost = state.fallen is not None or self.value(match, seat) == 0.0
        return [-1.0 if lost else 0.0, foes, boxes, flasks]

    def rate(self, state: Fight, character: Character, foe: Foe) -> float:
        """What a character's usual strike does to a foe."""
        key = (character.left, character.right, character.armour, foe.model)
        found = self.rates.get(key)
        if found is None:
            worth = found = 0.0
            for slot in (0, 1):
                item = character.weapon(slot)
                for action in item.actions if item is not None else ():
                    if not action.attacks or not any(action.dice):
                        continue
                    odds = pool_odds(state.pack, action.dice)
                    armour = state.armour_of(foe, action.magic)
                    harm = action.repeat * beyond(
                        odds, armour - attack_mod(state, character, action)
                    )
                    if worth_its_stamina(harm, action) > worth:
                        worth = worth_its_stamina(harm, action)
                        found = harm
            self.rates[key] = found
        return found

    def toll(self, state: Fight, foe: Foe, character: Character) -> float:
        """What a foe costs a character in each of its later activations, on average."""
        key = (foe.model, character.armour, character.left, character.right, state.heated)
        found = self.tolls.get(key)
        if found is not None:
            return found
        model = foe.model
        if model.own is not None:
            found = self.act_toll(state, model.own, character)
        else:
            boss = state.boss
            cards = () if boss is None else boss.standard_cards
            if boss is not None and state.heated:
                cards += boss.heat_up_cards
            acts = [card.halves[model] for card in cards if model in card.halves]
            found = sum([self.act_toll(state, act, character) for act in acts])
            found /= max(1, len(acts))
        self.tolls[key] = found
        return found

    def act_toll(self, state: Fight, act: Behaviour, character: Character) -> float:
        whole = 0.0
        count = len(state.characters)
        dodge = pool_odds(state.pack, (0, 0, 0), state.loadout(character).dodge)
        away = sum([dodge[total] for total in range(len(dodge)) if total >= act.dodge])
        for icon in act.icons:
            if not icon.damage:
                continue
            finds = aimed_at(icon, count)
            guard: Pool = shield(state, character, icon.magic)
            blocked = beyond(mirrored(pool_odds(state.pack, guard), icon.damage), 0)
            dodged = 1.0 + (1.0 - away) * icon.damage
            whole += finds * min(blocked, dodged)
        return whole * act.repeat


def vigour(state: Fight) -> float:
    """What the party still has to fight with, as part of how a fight stands."""
    free = estus = tokens = 0.0
    least = 10.0
    for one in state.characters:
        free += one.free + one.grace
        least = min(least, one.free + one.grace)
        estus += 1.0 if one.estus else 0.0
        tokens += (1.0 if one.luck else 0.0) + (1.0 if one.heroic else 0.0)
    each = (FREE * free + ESTUS * estus + TOKENS * tokens) / len(state.characters)
    return AT_ALL + LEAST * least + each


def nearest(state: Fight, node: int) -> int:
    """How far the next foe is."""
    away = state.board.distance[node]
    best = 9
    for foe in state.foes:
        if foe.node is not None:
            best = min(best, away[foe.node])
    return best


def nearest_of(state: Fight, node: int) -> int:
    """How far the next character is."""
    away = state.board.distance[node]
    best = 9
    for character in state.characters:
        if character.node is not None:
            best = min(best, away[character.node])
    return best


def beyond(odds: Odds, armour: int) -> float:
    """How much of a roll goes beyond this on average."""
    whole = 0.0
    for rolled in range(len(odds)):
        if rolled > armour:
            whole += odds[rolled] * (rolled - armour)
    return whole


def mirrored(odds: Odds, strength: int) -> Odds:
    """The odds of what comes through a roll of this strength."""
    found = [0.0] * (strength + 1)
    for rolled in range(len(odds)):
        found[max(0, strength - rolled)] += odds[rolled]
    return tuple(found)
