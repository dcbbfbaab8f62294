"""What steps and verbs are made of: striking, hurting, dying, killing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import facts
from .cards import MELEE, RANGED, TROPHIES, Card
from .state import KILLED, Hunt, Hunter

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .modifiers import Ability


def strike(
    state: Hunt, match: Match, hunter: Hunter, card: Card, amount: int, instant: bool
) -> None:
    """Deal damage to the Monster: Blood moves from its card to the Hunter's (BB-6.3, BB-8.2)."""
    if state.monster is None:
        return
    holds = state.modifiers
    for bonus in card.bonuses:
        if bonus.holds(state, hunter):
            amount += bonus.amount
    if card.type == MELEE:
        amount -= hunter.weakened
        if amount > holds.cap_melee:
            amount = holds.cap_melee
    elif card.type == RANGED and amount > holds.cap_ranged:
        amount = holds.cap_ranged
    if instant:
        amount -= holds.instant_shield
    if amount > state.echoes:
        amount = state.echoes  # BB-8.4: only what is there
    if amount <= 0:
        if match.telling:
            match.tell(facts.Blocked(hunter.seat, card.id))
        return
    state.echoes -= amount
    hunter.collected += amount
    hunter.took += amount
    if card.weapon:
        hunter.bloodied += (card,)
    if match.telling:
        match.tell(facts.Dealt(hunter.seat, card.id, amount, state.echoes))
    if state.echoes == 0:
        hunter.last_blow = True
        kill(state, match)
    if holds.splash_left and card.weapon:
        # BB-A.9: the neighbour; a dead Hunter takes nothing and it does not pass on.
        left = state.beside(hunter, 1)
        if not left.dead and left is not hunter:
            if match.telling:
                match.tell(facts.Ability(holds.splash_source))
            hurt(state, match, [left], amount)


def kill(state: Hunt, match: Match) -> None:
    """The Monster has no Blood left (BB-8.9, BB-8.10): out of the game, Trophies to its dealers."""
    enemy = state.monster
    assert enemy is not None
    holds = state.modifiers
    state.monster = None
    state.final_slain = enemy is state.final_boss
    state.gone += ((enemy, KILLED),)
    if match.telling:
        match.tell(facts.Killed(enemy.id))
    for hunter in state.order():
        # BB-15.2 asks for 1 Blood collected this round, no more: also from one who died since (BB-A.27).
        if hunter.took:
            for trophy in enemy.trophies:
                award(state, match, hunter, trophy)
    use_abilities(state, match, holds.on_kill)
    state.modifiers = state.pack.modifiers(None, state.final_boss)  # BB-2.8


def use_abilities(state: Hunt, match: Match, abilities: tuple[Ability, ...]) -> None:
    """What enemies do at a moment, in order; the chronicle says who does it."""
    before = ""
    for owner, verb in abilities:
        if match.telling and owner != before:
            match.tell(facts.Ability(owner))
        before = owner
        verb.apply(state, match, None)


def award(state: Hunt, match: Match, hunter: Hunter, trophy: int) -> None:
    """One space up; a token on the top space stays there (BB-A.44)."""
    counts = list(hunter.trophies)
    if counts[trophy] < len(state.pack.tracks[trophy]):
        counts[trophy] += 1
        hunter.trophies = (counts[0], counts[1], counts[2])
    if match.telling:
        match.tell(facts.Trophy(hunter.seat, TROPHIES[trophy], counts[trophy]))


def hurt(state: Hunt, match: Match, targets: list[Hunter], amount: int, floor: int = 0) -> None:
    """Damage that is not the Monster's attack. All take it at once, then deaths are judged."""
    for hunter in targets:
        dealt = amount
        if hunter.dreaming and state.dream_halves_all and not state.modifiers.no_prevent:
            dealt //= 2
        lose_health(match, hunter, dealt, floor)
    for hunter in targets:
        if hunter.health == 0 and not hunter.dead:
            die(state, match, hunter)


def lose_health(match: Match, hunter: Hunter, amount: int, floor: int = 0) -> None:
    """Turn the dial down, never below 0 (BB-A.22)."""
    health = hunter.health
    if amount > health - floor:
        amount = health - floor
    hunter.health = health - amount
    if match.telling:
        match.tell(facts.Hit(hunter.seat, amount=amount, health=hunter.health))


def die(state: Hunt, match: Match, hunter: Hunter) -> None:
    """Dead at once: Collected Blood is lost to the reserve, Banked Blood is safe (BB-14.1–14.3)."""
    lost = hunter.collected
    hunter.dead = True
    hunter.deaths += 1
    hunter.collected = 0
    state.reserve += lost
    if match.telling:
        match.tell(facts.Died(hunter.seat, lost))
    limit = state.modifiers.death_limit
    # With the Final Boss dead the hunt is over: nobody is put out of it any more (BB-A.55).
    if limit and hunter.deaths >= limit and not state.final_slain:
        hunter.out = True
        if match.telling:
            match.tell(facts.Out(hunter.seat))


def heal(state: Hunt, match: Match, hunter: Hunter, amount: int) -> None:
    """Never above the maximum (BB-A.42)."""
    before = hunter.health
    hunter.health = min(state.pack.max_health, before + amount)
    if match.telling and hunter.health > before:
        match.tell(facts.Healed(hunter.seat, amount=hunter.health - before, health=hunter.health))


def lose_collected(state: Hunt, match: Match, hunter: Hunter, amount: int) -> None:
    lost = min(amount, hunter.collected)
    hunter.collected -= lost
    state.reserve += lost
    if match.telling and lost:
        match.tell(facts.Lost(hunter.seat, lost))
