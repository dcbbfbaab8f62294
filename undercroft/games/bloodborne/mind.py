"""How a Hunter plays: Blood that a card should bring, the risk of dying, what is at stake.

Numbers are in Blood, as the score is. What cards and Dreams bring was chosen by hand and tried out; what
`value` says was fitted to the ends of 900 games of such Hunters.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask
from undercroft.kernel.chance import Die
from undercroft.kernel.content import Pack
from undercroft.kernel.mind import Mind

from .cards import ATTACK, MELEE, ON_DREAM, ON_INSTANT, ON_TRANSFORM, Card, Cards
from .choices import CardChoice
from .scoring import bonus
from .state import CHOOSE, Hunt, Hunter
from .verbs import AtHunter, Lure, Prevent, other_ranged

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

# What an average rival takes from the Monster in Step 3 and in Step 5, counting those who dream.
RIVAL_INSTANT: Final = 0.165
RIVAL_ATTACK: Final = 0.825
TRANSFORMED: Final = 1.5
"""What somebody takes who has played Transform and not yet shown the Weapon."""
UPGRADE: Final = 2.2
"""What a new card is worth, early in the game."""
SPREAD: Final = 3.8
"""By how much of `outlook` the chance to win grows to the 2.7-fold of another's."""
MOST: Final = 24
"""Attacks of more than this are counted as this: nobody has so much Health."""


class Hunting(Mind):
    """A Hunter's judgement."""

    horizon = 3
    sharpness = 2.5
    marks = ("banked", "collected", "trophies", "health", "lives", "rivals")

    def __init__(self, pack: Pack) -> None:
        assert isinstance(pack, Cards)
        self.worth: list[float] = [worth(card) for card in pack.cards]
        self.extras: list[float] = [besides(card) for card in pack.cards]
        self.guards: list[int] = [guard(card) for card in pack.cards]
        self.heals: list[bool] = [
            any(verb.op == "heal" and verb.when == "instant" for verb in card.verbs)
            for card in pack.cards
        ]
        self.risks: dict[tuple[Die, int], list[float]] = {}

    def clock(self, state: Hunt) -> int:
        return state.round

    def side(self, state: Hunt, seat: int) -> int:
        return seat

    # ------------------------------------------------------------------ at a glance

    def weigh(self, match: Match, ask: Ask) -> list[float]:
        state = match.state
        assert isinstance(state, Hunt)
        hunter = state.hunters[ask.seat]
        kind = ask.step.name
        found: list[float] = []
        for option in ask.options:
            if isinstance(option, CardChoice):
                card = option.card
                if kind == "choose" or kind == "transform":
                    found.append(self.play(state, hunter, card))
                elif kind == "remove":
                    found.append(-self.worth[card.index])
                else:
                    found.append(self.worth[card.index])
            elif isinstance(option, AtHunter):  # trouble goes to whoever leads
                other = state.hunters[option.seat]
                found.append(0.3 * (other.collected + other.banked + bonus(state, other)))
            else:
                found.append(0.0)
        return found

    def play(self, state: Hunt, hunter: Hunter, card: Card) -> float:
        """What it should bring to play this card now."""
        if card.timing == ON_DREAM:
            return self.dream(state, hunter)
        if card.timing == ON_TRANSFORM:
            best = -9.0
            for other in hunter.hand:
                if other.weapon:
                    best = max(best, self.play(state, hunter, other))
            return best - 0.35  # the best Weapon still in hand, chosen with open eyes
        monster = state.monster
        echoes = state.echoes if monster is not None else 0
        quick = card.timing == ON_INSTANT
        gain, kills = self.gain(state, hunter, card)
        death = self.death(state, hunter, self.guards[card.index], False)
        if quick and gain >= echoes:
            death = 0.0  # it dies before it strikes
        stake = hunter.collected + (gain if quick else 0.0)
        value = kills * self.trophies(state, hunter)
        value += self.extras[card.index]
        value += gain * (1.0 - (0.0 if quick else death)) - death * (stake - 1.0)
        if self.heals[card.index]:
            value += 0.25 * (state.pack.max_health - hunter.health)
        if monster is None or monster is not state.final_boss:
            # A card played is gone until the next Dream: strong ones are for where they count.
            value -= 0.22 * max(0.0, card.damage - gain)
        return value

    def dream(self, state: Hunt, hunter: Hunter) -> float:
        """Half of the blow, Blood in the bank, cards back in hand, a new one."""
        death = self.death(state, hunter, 0, True)
        exposed = self.death(state, hunter, 0, False)
        used = 0.0
        for card in hunter.used:
            used += self.worth[card.index]
        left = state.monsters_left + state.bosses_left
        upgrade = UPGRADE * min(1.0, left / 6) if state.row else 0.0
        bank = 0.2
        if state.monster is not None and state.monster is state.final_boss:
            bank = 0.1 if state.echoes <= 2 * state.players else 0.35
            upgrade *= 0.3
        value = (1.0 - death) * (bank + 0.5 * exposed) * hunter.collected
        value += 0.3 * used + 0.5 * upgrade
        value += 0.05 * (state.pack.max_health - hunter.health)
        return value - death * (1.0 - bank) * hunter.collected

    def gain(self, state: Hunt, hunter: Hunter, card: Card) -> tuple[float, float]:
        """The Blood this card should bring, and the chance that the Monster falls this round."""
        if state.monster is None:
            return 0.0, 0.0
        before = rivals = 0.0
        quick = card.timing == ON_INSTANT
        players = state.players
        first = state.first or 0
        my_turn = (hunter.seat - first) % players
        for other in state.hunters:
            if other is hunter or other.dead:
                continue
            early = RIVAL_INSTANT
            late = RIVAL_ATTACK
            if state.step != CHOOSE:
                early, late = shown(other)
            sooner = (other.seat - first) % players < my_turn
            rivals += early + late
            if not quick:
                before += early + (late if sooner else 0.0)
            elif sooner:
                before += early
        left = state.echoes - before
        dealt = strength(state, hunter, card)
        gain = max(0.0, min(dealt, left))
        if dealt > 0.0 and left < dealt:
            gain = max(gain, 0.3 * min(dealt, state.echoes))
        if gain == 0.0:
            return 0.0, 0.0
        margin = rivals + gain - state.echoes
        return gain, max(0.05, min(0.95, 0.5 + margin / 4))

    def death(self, state: Hunt, hunter: Hunter, kept_off: int, dreaming: bool) -> float:
        """The chance that the Monster's attack takes all of this Hunter's Health."""
        if state.monster is None:
            return 0.0
        holds = state.modifiers
        need = hunter.health
        if not holds.no_prevent:
            need += kept_off
            if dreaming:
                need *= 2
        die = state.dice[holds.die]
        key = (die, holds.die_bonus)
        risks = self.risks.get(key)
        if risks is None:
            risks = self.risks[key] = at_least(tuple(die.labels), holds.die_bonus)
        return risks[min(need, MOST)]

    def trophies(self, state: Hunt, hunter: Hunter) -> float:
        """What the next space of each track of this Monster would add."""
        monster = state.monster
        if monster is None:
            return 0.0
        added = 0
        for trophy in monster.trophies:
            spaces = state.pack.tracks[trophy]
            count = hunter.trophies[trophy]
            if count < len(spaces):
                added += spaces[count] - (spaces[count - 1] if count else 0)
        return float(added)

    # ------------------------------------------------------------------ how it stands

    def value(self, match: Match, seat: int) -> float:
        """The chance to win: a little Blood more makes it likely, much makes it sure."""
        state = match.state
        assert isinstance(state, Hunt)
        if state.over:
            winners = state.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        if state.hunters[seat].out:
            return 0.0
        mine = self.outlook(state, state.hunters[seat])
        total = 0.0
        for other in state.hunters:
            if not other.out:
                total += exp((self.outlook(state, other) - mine) / SPREAD)
        return 1.0 / total

    def measure(self, match: Match, seat: int) -> list[float]:
        state = match.state
        assert isinstance(state, Hunt)
        me = state.hunters[seat]
        best = 0
        for other in state.hunters:
            if other is not me and not other.out:
                best = max(best, other.banked + other.collected + bonus(state, other))
        return [
            float(me.banked),
            float(me.collected),
            float(bonus(state, me)),
            float(me.health),
            -float(me.deaths),
            -float(best),
        ]

    def outlook(self, state: Hunt, hunter: Hunter) -> float:
        """Blood that counts already, and what Health and cards in hand are worth beside it.

        Collected Blood may still be lost; Health counts the more the nearer the end is, when there is less
        time left to dream.
        """
        late = 1.0 - 0.1 * (state.monsters_left + state.bosses_left)
        health = state.pack.max_health if hunter.dead else hunter.health
        used = 0.0
        for card in hunter.used:
            used += self.worth[card.index]
        found = hunter.banked + bonus(state, hunter) + (0.65 + 0.35 * late) * hunter.collected
        return found + (0.15 + 0.45 * late) * health - 0.25 * late * used


def worth(card: Card) -> float:
    """How good a card is to own."""
    if card.timing == ON_TRANSFORM:
        return 1.2
    if card.timing == ON_DREAM:
        return 9.0
    lines = len(card.verbs) + (1 if card.sole else 0)
    return card.damage + (0.35 if card.timing == ON_INSTANT else 0.0) + 0.3 * lines


# What each point of an effect brings beside the damage, roughly; who a blow hits matters little.
BRINGS: Final = {
    "steal": 0.6,
    "gain": 0.9,
    "bank": 0.25,
    "reclaim": 0.5,
    "weaken": 0.25,
    "lure": 0.1,
    "heal": 0.05,
}


def besides(card: Card) -> float:
    """What a card brings beside its damage and what it keeps off."""
    total = 0.0
    for verb in card.verbs:
        if verb.op == "hurt":
            total += (-0.25 if verb.who == "self" else 0.1) * verb.amount
        elif verb.op == "order":
            total += -0.2 if card.order > 0 else 0.2
        elif verb.acts:
            total += BRINGS.get(verb.op, 0.0) * min(verb.amount, 4)
    return total


def guard(card: Card) -> int:
    """How much of the Monster's attack the card keeps off."""
    total = 0
    for verb in card.verbs:
        if isinstance(verb, (Prevent, Lure)):
            total += verb.amount
    return total


def shown(other: Hunter) -> tuple[float, float]:
    """What a Hunter whose card lies open takes early (Step 3) and late (Step 5)."""
    early = late = 0.0
    for card in other.played:
        if card.timing == ON_INSTANT:
            early += card.damage
        elif card.timing == ATTACK:
            late += card.damage
        elif card.timing == ON_TRANSFORM and len(other.played) == 1:
            late += TRANSFORMED
    return early, late


def strength(state: Hunt, hunter: Hunter, card: Card) -> float:
    """The damage of a card against this Monster."""
    dealt = float(card.damage)
    for more in card.bonuses:
        if more.condition is other_ranged:
            dealt += 0.4 * more.amount  # nobody knows yet
        elif more.holds(state, hunter):
            dealt += more.amount
    holds = state.modifiers
    if card.weapon:
        dealt = min(dealt, float(holds.cap_melee if card.type == MELEE else holds.cap_ranged))
    if card.timing == ON_INSTANT:
        dealt -= holds.instant_shield
    if card.sole:
        dealt *= 0.75  # nothing if another is played
    return max(dealt, 0.0)


@lru_cache(maxsize=64)
def at_least(faces: tuple[str, ...], more: int) -> list[float]:
    """The chance that an attack comes to so much or more, combos included (BB-7.4)."""
    exactly = [0.0] * (MOST + 1)
    rolling = {more: 1.0}
    share = 1.0 / len(faces)
    while sum(rolling.values()) > 1e-9:
        again: dict[int, float] = {}
        for total, chance in rolling.items():
            for face in faces:
                after = min(total + int(face[0]), MOST)
                if face[-1] == "+":
                    again[after] = again.get(after, 0.0) + chance * share
                else:
                    exactly[after] += chance * share
        rolling = again
    found = [0.0] * (MOST + 1)
    running = 0.0
    for total in range(MOST, -1, -1):
        running += exactly[total]
        found[total] = running
    return found


MIND: Final = Hunting
