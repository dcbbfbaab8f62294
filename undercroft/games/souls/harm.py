"""Endurance and wounds: paying, suffering, gaining, dying (DS-19, DS-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.pile import Pile

from . import facts
from .figures import Character, Foe
from .gear import BLEED, conditions_in
from .state import Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


BLEED_ADDS: Final = 2  # DS-21.5


def pay(state: Fight, match: Match, character: Character, stamina: int) -> None:
    """DS-19.5: a black cube for each point."""
    if stamina:
        deadly = stamina >= character.free + character.grace
        character.black += min(stamina, character.free)
        if match.telling:
            match.tell(facts.Paid(character.seat, stamina, character.cubes()))
        if deadly:
            fall(state, match, character)


def gain(state: Fight, match: Match, character: Character, stamina: int, health: int) -> None:
    """DS-19.9: a surplus is lost."""
    stamina, health = min(stamina, character.black), min(health, character.red)
    character.black -= stamina
    character.red -= health
    if match.telling and (stamina or health):
        match.tell(
            facts.Gained(character.seat, stamina=stamina, health=health, bar=character.cubes())
        )


def comes_to(character: Character, damage: int, attack: bool) -> int:
    """DS-A.32: first the Ember on an attack's own damage, then Bleed adds its 2."""
    return with_bleed(character, damage, attack, bool(character.conditions & BLEED))


def with_bleed(character: Character, damage: int, attack: bool, bleeding: bool) -> int:
    if damage <= 0:
        return 0
    if attack and character.ember and damage >= 3:
        damage -= 1  # DS-8.3
    if bleeding:
        damage += BLEED_ADDS
    return damage


def suffer(state: Fight, match: Match, character: Character, damage: int, attack: bool) -> None:
    """DS-19.6: a red cube for each point."""
    if damage <= 0:
        return
    bleed = BLEED_ADDS if character.conditions & BLEED else 0
    damage = comes_to(character, damage, attack)
    deadly = damage >= character.free + character.grace
    character.conditions &= ~BLEED
    character.red += min(damage, character.free)  # DS-A.69
    if match.telling:
        # The whole blow, also what found no room on the bar any more.
        match.tell(facts.Suffered(character.seat, damage, character.cubes(), bleed))
    if deadly:
        fall(state, match, character)
    if attack and state.fallen is None:
        back = state.loadout(character).stamina_when_hurt
        if back:
            gain(state, match, character, back, 0)


def fall(state: Fight, match: Match, character: Character) -> None:
    """DS-19.8, TG-5.5: no room left on the bar; one death defeats the party at once (DS-18.5)."""
    if state.fallen is None:
        state.fallen = character.seat
        if match.telling:
            match.tell(facts.Fell(character.seat))
        state.defeat(match)


def afflict(state: Fight, match: Match, character: Character, conditions: int) -> None:
    """DS-21.1, DS-21.2: at most one token of a kind."""
    fresh = conditions & ~character.conditions & ~state.loadout(character).immune
    character.conditions |= fresh
    if match.telling and fresh:
        match.tell(facts.Afflicted(character.seat, conditions_in(fresh)))


def afflict_foe(state: Fight, match: Match, foe: Foe, conditions: int) -> None:
    fresh = conditions & ~foe.conditions & ~foe.model.immune
    foe.conditions |= fresh
    if match.telling and fresh:
        match.tell(facts.FoeAfflicted(foe.tag(), conditions_in(fresh)))


def wounds(state: Fight, foe: Foe, damage: int) -> int:
    """What damage to a foe comes to: nothing where it cannot be harmed, more where it bleeds."""
    if damage <= 0 or state.unharmed(foe):
        return 0
    return damage + (BLEED_ADDS if foe.conditions & BLEED else 0)


def wound(state: Fight, match: Match, foe: Foe, damage: int) -> None:
    """DS-19.12, DS-31.7: wounds add up; at starting Health the model is removed."""
    damage = wounds(state, foe, damage)
    if not damage:
        return
    bleed = BLEED_ADDS if foe.conditions & BLEED else 0
    foe.conditions &= ~BLEED
    foe.wounds = min(foe.health, foe.wounds + damage)
    if match.telling:
        left = foe.health - foe.wounds
        match.tell(facts.Wounded(foe.tag(), amount=damage, left=left, bleed=bleed))
    if foe.wounds >= foe.health:
        remove(state, match, foe)


def remove(state: Fight, match: Match, foe: Foe) -> None:
    """Defeated: off the board."""
    foe.node = None
    foe.conditions = 0
    if match.telling:
        match.tell(facts.Slain(foe.tag()))
    for character in state.characters:
        if state.boss_on(character.node) is None:
            character.side = None
    state.slain(match, foe)
    for other in state.living():
        ability = other.model.ability
        if ability is not None and ability.grows():
            survive(state, match, other, ability.grows())


def survive(state: Fight, match: Match, foe: Foe, health: int) -> None:
    """The other boss of a pair goes on: more Health, and its own heat up cards are the deck now."""
    foe.health += health
    state.heated = True
    assert state.boss is not None
    own = tuple([card for card in state.boss.heat_up_cards if foe.model in card.halves])
    state.deck = Pile([(own, len(own))])
    state.known_deck = ()
    state.seen = ()
    state.discard = ()
    if match.telling:
        match.tell(facts.Survivor(foe.tag(), health))
