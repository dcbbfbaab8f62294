"""Endurance and wounds: paying, suffering, gaining, dying (DS-19, DS-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.pile import Pile

from .gear import BLEED
from .state import NONE, Character, Fight, Foe

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


BLEED_ADDS = 2  # DS-21.5


def pay(g: Fight, m: Match, c: Character, stamina: int) -> None:
    """DS-19.5: a black cube for each point."""
    if stamina:
        deadly = stamina >= c.free + c.grace
        c.black += min(stamina, c.free)
        if m.telling:
            m.tell("paid", (c.seat, stamina, c.black, c.red))
        if deadly:
            fall(g, m, c)


def gain(g: Fight, m: Match, c: Character, stamina: int, health: int) -> None:
    """DS-19.9: a surplus is lost."""
    stamina, health = min(stamina, c.black), min(health, c.red)
    c.black -= stamina
    c.red -= health
    if m.telling and (stamina or health):
        m.tell("gained", (c.seat, stamina, health, c.black, c.red))


def comes_to(c: Character, damage: int, attack: bool) -> int:
    """DS-A.32: first the Ember on an attack's own damage, then Bleed adds its 2."""
    return with_bleed(c, damage, attack, bool(c.conditions & BLEED))


def with_bleed(c: Character, damage: int, attack: bool, bleeding: bool) -> int:
    if damage <= 0:
        return 0
    if attack and c.ember and damage >= 3:
        damage -= 1  # DS-8.3
    if bleeding:
        damage += BLEED_ADDS
    return damage


def suffer(g: Fight, m: Match, c: Character, damage: int, attack: bool) -> None:
    """DS-19.6: a red cube for each point."""
    if damage <= 0:
        return
    bleed = BLEED_ADDS if c.conditions & BLEED else 0
    damage = comes_to(c, damage, attack)
    deadly = damage >= c.free + c.grace
    c.conditions &= ~BLEED
    c.red += min(damage, c.free)  # DS-A.69
    if m.telling:
        # The whole blow, also what found no room on the bar any more.
        m.tell("suffered", (c.seat, damage, c.black, c.red, bleed))
    if deadly:
        fall(g, m, c)
    if attack and g.fallen == NONE:
        back = g.loadout(c).stamina_when_hurt
        if back:
            gain(g, m, c, back, 0)


def fall(g: Fight, m: Match, c: Character) -> None:
    """DS-19.8, TG-5.5: no room left on the bar; one death defeats the party at once (DS-18.5)."""
    if g.fallen == NONE:
        g.fallen = c.seat
        if m.telling:
            m.tell("fell", (c.seat,))
        g.defeat(m)


def afflict(g: Fight, m: Match, c: Character, conditions: int) -> None:
    """DS-21.1, DS-21.2: at most one token of a kind."""
    fresh = conditions & ~c.conditions & ~g.loadout(c).immune
    c.conditions |= fresh
    if m.telling and fresh:
        m.tell("afflicted", (c.seat, fresh))


def afflict_foe(g: Fight, m: Match, foe: Foe, conditions: int) -> None:
    fresh = conditions & ~foe.conditions & ~g.pack.models[foe.model].immune
    foe.conditions |= fresh
    if m.telling and fresh:
        m.tell("foe_afflicted", (foe.index, g.pack.model_ids[foe.model], fresh))


def wound(g: Fight, m: Match, foe: Foe, damage: int) -> None:
    """DS-19.12, DS-31.7: wounds add up; at starting Health the model is removed."""
    if damage <= 0 or g.unharmed(foe):
        return
    bleed = BLEED_ADDS if foe.conditions & BLEED else 0
    damage += bleed
    foe.conditions &= ~BLEED
    foe.wounds = min(foe.health, foe.wounds + damage)
    if m.telling:
        left = foe.health - foe.wounds
        m.tell("wounded", (foe.index, g.pack.model_ids[foe.model], damage, left, bleed))
    if foe.wounds >= foe.health:
        remove(g, m, foe)


def remove(g: Fight, m: Match, foe: Foe) -> None:
    """Defeated: off the board."""
    foe.node = NONE
    foe.conditions = 0
    if m.telling:
        m.tell("slain", (foe.index, g.pack.model_ids[foe.model]))
    for c in g.characters:
        if g.boss_on(c.node) is None:
            c.side = NONE
    g.slain(m, foe)
    for other in g.living():
        ability = g.pack.models[other.model].ability
        if ability is not None and ability.op == "survivor":
            survive(g, m, other, ability.health)


def survive(g: Fight, m: Match, foe: Foe, health: int) -> None:
    """The other boss of a pair goes on: more Health, and its own heat up cards are the deck now."""
    foe.health += health
    g.heated = True
    own = tuple(
        card
        for card in g.pack.bosses[g.boss].heat_up_cards
        if foe.model in g.pack.behaviours[card].halves
    )
    g.deck = Pile([(own, len(own))])
    g.known_deck = ()
    g.seen = ()
    g.discard = ()
    if m.telling:
        m.tell("survivor", (foe.index, g.pack.model_ids[foe.model], health))
