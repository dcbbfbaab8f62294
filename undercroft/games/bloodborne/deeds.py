"""The small deeds that steps and verbs are made of: striking, hurting, dying, killing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import NONE, TROPHIES, Hunt, Hunter

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Card

MELEE, RANGED, UTILITY = range(3)


def strike(g: Hunt, m: Match, h: Hunter, card: Card, amount: int, instant: bool) -> None:
    """Deal damage to the Monster: Blood moves from its card to the Hunter's (BB-6.3, BB-8.2)."""
    if g.monster == NONE:
        return
    law = g.law
    for bonus in card.bonuses:
        if bonus.holds(g, h):
            amount += bonus.amount
    if card.type == MELEE:
        amount -= h.weakened
        if amount > law.cap_melee:
            amount = law.cap_melee
    elif card.type == RANGED and amount > law.cap_ranged:
        amount = law.cap_ranged
    if instant:
        amount -= law.instant_shield
    if amount > g.echoes:
        amount = g.echoes  # BB-8.4: only what is there
    if amount <= 0:
        if m.telling:
            m.tell("blocked", (h.seat, card.id))
        return
    g.echoes -= amount
    h.collected += amount
    h.took += amount
    if card.weapon:
        h.bloodied += (card.index,)
    if m.telling:
        m.tell("dealt", (h.seat, card.id, amount, g.echoes))
    if g.echoes == 0:
        h.last_blow = True
        kill(g, m)
    if law.splash_left and card.weapon:
        # BB-A.9: the neighbour; a dead Hunter takes nothing and it does not pass on.
        left = g.beside(h, 1)
        if not left.dead and left is not h:
            hurt(g, m, [left], amount)


def kill(g: Hunt, m: Match) -> None:
    """The Monster has no Blood left (BB-8.9, BB-8.10): out of the game, Trophies to its dealers."""
    enemy = g.cards.enemies[g.monster]
    law = g.law
    g.monster = NONE
    g.final_slain = enemy.index == g.final
    g.gone += ((enemy.index, "killed"),)
    if m.telling:
        m.tell("killed", (enemy.id,))
    for h in g.order():
        # BB-15.2 asks for 1 Blood collected this round, no more: also from one who died since (BB-A.27).
        if h.took:
            for trophy in enemy.trophies:
                award(g, m, h, trophy)
    for verb in law.on_kill:
        verb.apply(g, m, None)
    g.law = g.cards.law(NONE, g.final)  # BB-2.8


def award(g: Hunt, m: Match, h: Hunter, trophy: int) -> None:
    """One space up; a token on the top space stays there (BB-A.44)."""
    counts = list(h.trophies)
    if counts[trophy] < len(g.cards.tracks[trophy]):
        counts[trophy] += 1
        h.trophies = (counts[0], counts[1], counts[2])
    if m.telling:
        m.tell("trophy", (h.seat, TROPHIES[trophy], counts[trophy]))


def hurt(g: Hunt, m: Match, targets: list[Hunter], amount: int, floor: int = 0) -> None:
    """Damage that is not the Monster's attack. All take it at once, then deaths are judged."""
    for h in targets:
        dealt = amount
        if h.dreaming and g.dream_halves_all and not g.law.no_prevent:
            dealt //= 2
        lose_health(m, h, dealt, floor)
    for h in targets:
        if h.health == 0 and not h.dead:
            die(g, m, h)


def lose_health(m: Match, h: Hunter, amount: int, floor: int = 0) -> None:
    """Turn the dial down, never below 0 (BB-A.22)."""
    health = h.health
    if amount > health - floor:
        amount = health - floor
    h.health = health - amount
    if m.telling:
        m.tell("hit", (h.seat, amount, h.health))


def die(g: Hunt, m: Match, h: Hunter) -> None:
    """Dead at once: Collected Blood is lost to the reserve, Banked Blood is safe (BB-14.1–14.3)."""
    lost = h.collected
    h.dead = True
    h.deaths += 1
    h.collected = 0
    g.reserve += lost
    if m.telling:
        m.tell("died", (h.seat, lost))
    limit = g.law.death_limit
    # With the Final Boss dead the hunt is over: nobody is put out of it any more (BB-A.55).
    if limit and h.deaths >= limit and not g.final_slain:
        h.out = True
        if m.telling:
            m.tell("out", (h.seat,))


def heal(g: Hunt, m: Match, h: Hunter, amount: int) -> None:
    """Never above the maximum (BB-A.42)."""
    before = h.health
    h.health = min(g.cards.max_health, before + amount)
    if m.telling and h.health > before:
        m.tell("healed", (h.seat, h.health - before, h.health))


def lose_collected(g: Hunt, m: Match, h: Hunter, amount: int) -> None:
    lost = min(amount, h.collected)
    h.collected -= lost
    g.reserve += lost
    if m.telling and lost:
        m.tell("lost", (h.seat, lost))
