"""Steps 3 to 6: Instants (BB-6), both attacks (BB-7, BB-8), the escape (BB-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Step
from undercroft.kernel.record import Range

from . import damage, facts
from .cards import ATTACK, MONSTER, ON_INSTANT
from .choices import SEATS, SeatStep
from .scoring import END_CHECK, SCORE, end_if_nobody_left
from .state import (
    ESCAPE,
    ESCAPED,
    HUNTERS_ATTACK,
    INSTANT,
    MONSTER_ATTACK,
    MOST_HUNTERS,
    Hunt,
    Hunter,
    Seat,
)
from .verbs import Verb, stands

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

NOTHING: Final = (0,) * MOST_HUNTERS


# ---------------------------------------------------------------------- Step 3 (BB-6)


class Instants(Step[Hunt]):
    """BB-6.2: one at a time in player order."""

    name = "instants"

    def run(self, state: Hunt, match: Match) -> None:
        state.step = INSTANT
        order = state.order()
        acting: list[Step[Hunt]] = []
        for hunter in order:
            card = hunter.card
            if card is None:
                continue
            if card.sole and any(other is not hunter and card in other.played for other in order):
                hunter.negated = True  # BB-A.12, BB-A.13: with two or more of it none does anything
                if match.telling:
                    match.tell(facts.Negated(hunter.seat, card.id))
            elif card.is_instant:
                acting.append(INSTANT_OF[hunter.seat])
        if acting:
            state.then_all(acting)


class InstantOf(SeatStep):
    """One Hunter's Instant, by its own text (BB-6.1)."""

    name = "instant"

    def run(self, state: Hunt, match: Match) -> None:
        hunter = state.hunters[self.seat]
        card = hunter.card
        if hunter.dead or card is None:  # BB-A.16
            return
        if match.telling:
            match.tell(facts.Instant(hunter.seat, card.id))
        if card.asks:
            put_effects(state, hunter, card.instant)
        # The card's own damage goes first, then the rest of its text (BB-A.18).
        if card.timing == ON_INSTANT and card.damage and state.monster is not None:
            damage.strike(state, match, hunter, card, card.damage, True)
        if not card.asks:
            for verb in card.instant:
                verb.apply(state, match, hunter)
        end_if_nobody_left(state)


INSTANT_OF: Final = [InstantOf(seat) for seat in SEATS]


def put_effects(state: Hunt, hunter: Hunter, effects: tuple[Verb, ...]) -> None:
    """Effects of a card that may ask go onto the agenda one by one, to keep their order."""
    if effects:
        state.then(*(Effect(hunter.seat, effect) for effect in effects), END_CHECK)


class Effect(Step[Hunt]):
    """One effect of a card."""

    name = "effect"
    seat: Seat
    effect: Verb

    def fits(self, state: Hunt) -> bool:
        return stands(state, self.seat, self.effect)

    def run(self, state: Hunt, match: Match) -> None:
        self.effect.apply(state, match, state.hunters[self.seat])


# ---------------------------------------------------------------------- Step 4 (BB-7)


class MonsterAttack(Step[Hunt]):
    """Skipped, like the two steps after it, if the Monster was killed in Step 3 (BB-6.6)."""

    name = "monster_attack"

    def run(self, state: Hunt, match: Match) -> None:
        if state.final_slain:
            state.agenda[:] = (SCORE,)  # BB-A.47
        elif state.monster is not None:
            state.step = MONSTER_ATTACK
            ROLL[0].run(state, match)


class Roll(Step[Hunt]):
    """BB-7.1, BB-7.4, BB-7.5: one roll; a "+" is rolled again and added."""

    name = "roll"
    total: Annotated[int, Range(0, 9_999)]

    def run(self, state: Hunt, match: Match) -> None:
        die = state.dice[state.modifiers.die]
        face = die.labels[match.chance.index(die)]
        total = self.total + int(face[0])
        if match.telling:
            match.tell(facts.Rolled(die.name, face, total))
        if face[-1] == "+":
            state.then(ROLL[total] if total < len(ROLL) else Roll(total))
        else:
            attack(state, match, total)


ROLL: Final = [Roll(total) for total in range(32)]


def attack(state: Hunt, match: Match, total: int) -> None:
    """BB-7.2, BB-7.6, BB-7.15: the total to each Hunter, at once; deaths are judged after it."""
    holds = state.modifiers
    total += holds.die_bonus
    if match.telling:
        match.tell(facts.Attack(total))
    sent: Sequence[int] = NOTHING
    come: Sequence[int] = NOTHING
    fallen: list[Hunter] = []
    for hunter in state.hunters:
        if hunter.lured and not holds.no_prevent:
            sent, come = redirected(state, total)
            break
    for hunter in state.hunters:
        if hunter.dead:
            continue
        amount = total + come[hunter.seat]
        prevents = hunter.prevents + sent[hunter.seat]
        if (prevents or hunter.dreaming) and not holds.no_prevent:
            amount = lessened(state, hunter, amount, prevents)
        if match.telling and amount < total:
            match.tell(facts.Prevented(hunter.seat, total - amount))
        if amount:
            damage.lose_health(match, hunter, amount)
            if hunter.health == 0:
                fallen.append(hunter)
    for hunter in fallen:
        damage.die(state, match, hunter)
    end_if_nobody_left(state)


def lessened(state: Hunt, hunter: Hunter, amount: int, prevents: int) -> int:
    """BB-A.20: halve for dreamers (BB-7.10), then subtract what the Hunter prevents."""
    if state.prevent_first:
        amount -= prevents
        prevents = 0
    if hunter.dreaming and amount > 0:
        amount //= 2
    return max(amount - prevents, 0)


def redirected(state: Hunt, total: int) -> tuple[list[int], list[int]]:
    """BB-A.60: what each Hunter sends on of this attack, and what comes to them from others."""
    sent, come = [0] * state.players, [0] * state.players
    for hunter in state.hunters:
        if hunter.lured and not hunter.dead:
            for by, part in hunter.lured:
                if not state.hunters[by].dead:
                    moved = min(part, total - sent[by])  # no more can be sent than there is
                    sent[by] += moved
                    come[hunter.seat] += moved
    return sent, come


# ---------------------------------------------------------------------- Step 5 (BB-8)


class HuntersAttack(Step[Hunt]):
    """BB-8.1: each living Hunter with a Weapon, in player order; some Weapons strike first or last."""

    name = "hunters_attack"

    def run(self, state: Hunt, match: Match) -> None:
        if state.monster is None:
            return
        state.step = HUNTERS_ATTACK
        ranked = asks = False
        armed: list[Hunter] = []
        for hunter in state.order():
            card = hunter.card
            if card is None or hunter.dead or hunter.negated:
                continue
            if card.weapon and card.timing == ATTACK:
                armed.append(hunter)
                ranked = ranked or card.order != 0
                asks = asks or card.asks
        if ranked:
            armed.sort(key=order_of)
        if asks:
            state.then_all([ATTACK_OF[hunter.seat] for hunter in armed])
            return
        for hunter in armed:  # nobody can be asked on the way: no need to go over the agenda
            ATTACK_OF[hunter.seat].run(state, match)


def order_of(hunter: Hunter) -> int:
    assert hunter.card is not None
    return hunter.card.order


class AttackOf(SeatStep):
    """One Hunter's Weapon (BB-8.2–8.6)."""

    name = "attack"

    def run(self, state: Hunt, match: Match) -> None:
        hunter = state.hunters[self.seat]
        card = hunter.card
        # BB-A.47: with the Final Boss dead nobody strikes any more.
        if hunter.dead or state.final_slain or card is None:
            return
        if match.telling:
            strikes = facts.Attacks if state.monster is not None else facts.TooLate
            match.tell(strikes(hunter.seat, card.id))
        damage.strike(state, match, hunter, card, card.damage, False)
        if card.after and not hunter.dead:
            # BB-A.25: they happen even if nothing was left to strike.
            if card.asks:
                put_effects(state, hunter, card.after)
            else:
                for verb in card.after:
                    verb.apply(state, match, hunter)
        end_if_nobody_left(state)


ATTACK_OF: Final = [AttackOf(seat) for seat in SEATS]


# ---------------------------------------------------------------------- Step 6 (BB-9)


class Escape(Step[Hunt]):
    """BB-9.1: an ordinary Monster with Blood left escapes; Bosses never do (BB-10.1)."""

    name = "escape"

    def run(self, state: Hunt, match: Match) -> None:
        if state.final_slain:
            state.agenda[:] = (SCORE,)  # BB-A.47
            return
        enemy = state.monster
        if enemy is None or enemy.rank != MONSTER:
            return
        state.step = ESCAPE
        holds = state.modifiers
        state.reserve += state.echoes  # BB-9.6
        state.monster = None
        state.gone += ((enemy, ESCAPED),)
        if match.telling:
            match.tell(facts.Escaped(enemy.id, state.echoes))
        state.echoes = 0
        damage.use_abilities(state, match, holds.on_escape)
        state.modifiers = state.pack.modifiers(None, state.final_boss)
        end_if_nobody_left(state)
