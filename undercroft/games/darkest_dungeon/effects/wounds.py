"""Wounds and healing, damage of attacks, Death's Door (DD-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..pack.moments import CRITICAL, DAMAGE, HEALING, NO_HEALING
from ..state.estate import Estate
from ..state.figures import Figure, Hero, Monster
from ..terms import BANDAGE, PROTECTION, WHEN_HEALED
from .brink import Brink
from .ending import die_for_good
from .stores import BIND, EAT, eat, open_uses, spend, uses_in
from .triggers import FireRest, fire, total
from .ways import Hold, first, usable
from .ways import use as use_way
from .windows import WindowStep

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way
    from .base import Effect


def half(amount: int) -> int:
    """Half, rounded up (DD-T.3)."""
    return (amount + 1) // 2


def wound(state: Estate, match: Match, figure: Figure, amount: int) -> None:
    """Suffer Wounds. At Death's Door a hero rolls instead, once an event (DD-29.3, DD-A.93)."""
    if amount <= 0:
        return
    state.battle.stirred = state.battle.round
    if not isinstance(figure, Hero):
        figure.wounds += amount
        if match.telling:
            match.tell(
                facts.Wounded(
                    state.tag(figure.number), amount, max(0, state.life(figure) - figure.wounds)
                )
            )
        return
    if not figure.alive:
        return
    life = state.life(figure)
    if figure.wounds >= life:
        if figure.spared != state.event_count:
            figure.spared = state.event_count
            state.agenda.append(Deathblow(figure.number, amount))
        return
    bear(state, match, figure, amount)


def bear(state: Estate, match: Match, hero: Hero, amount: int) -> None:
    """DD-29.1, DD-29.2, DD-A.92: Wounds up to Life; the blow that brings him there does not roll."""
    life = state.life(hero)
    hero.wounds = min(life, hero.wounds + amount)
    if hero.wounds == life:
        hero.spared = state.event_count
    if match.telling:
        match.tell(facts.Wounded(state.tag(hero.number), amount, life - hero.wounds))
        if hero.wounds == life:
            match.tell(facts.DeathsDoor(state.tag(hero.number)))


def fresh(figure: Figure) -> None:
    """An event of its own, but only to this one: from here on a Deathblow is rolled again (DD-29.3)."""
    if isinstance(figure, Hero):
        figure.spared = 0


def protected(state: Estate, figure: Figure) -> bool:
    """DD-20.16, DD-20.19."""
    if isinstance(figure, Monster) and figure.kind.protection:
        return True
    return figure.has(PROTECTION)


def reduced(
    state: Estate, figure: Figure, amount: int, critical: bool, pierce: bool, halved: bool
) -> int:
    """What is left of an attack's damage after everything that changes it (DD-A.47)."""
    if amount > 0 and isinstance(figure, Hero):  # no damage is not made worse either
        amount += total(state, DAMAGE, figure)
        if critical and CRITICAL in figure.passive.halves:
            amount = half(amount)
    if halved:
        amount = half(amount)
    if not pierce and protected(state, figure):
        amount = half(amount)
    return max(0, amount)


def damage(
    state: Estate,
    match: Match,
    figure: Figure,
    amount: int,
    critical: bool,
    pierce: bool = False,
    halved: bool = False,
) -> int:
    """Damage of an attack; those who take it may react. Returns what was dealt."""
    if isinstance(figure, Hero) and not figure.alive:
        return 0
    amount = reduced(state, figure, amount, critical, pierce, halved)
    if amount <= 0:
        return 0  # DD-A.94
    depth = len(state.agenda)
    wound(state, match, figure, amount)
    if not isinstance(figure, Hero):
        return amount
    if len(state.agenda) > depth:
        # Whoever rolls a Deathblow must survive it first.
        state.agenda.insert(depth, FireRest(figure.number, DAMAGE, 0))
        if critical:
            state.agenda.insert(depth, FireRest(figure.number, CRITICAL, 0))
        return amount
    fire(state, match, DAMAGE, figure)
    if critical:
        fire(state, match, CRITICAL, figure)
    return amount


class Deathblow(Brink):
    """DD-29.3, DD-29.4: a skull kills; in the Circus a blank does (DD-39.15).

    Whoever is healed first, with him or for him, suffers the Wounds instead of rolling (DD-29.7).
    """

    name = "deathblow"
    rules = ("DD-29.3", "DD-29.4", "DD-39.15")

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if hero.alive and self.amount and hero.wounds < state.life(hero):
            bear(state, match, hero, self.amount)
        else:
            super().run(state, match)

    def looms(self, state: Estate) -> bool:
        return self.hero(state).alive

    def dice(self, state: Estate, hero: Hero) -> list[int]:
        return (
            [use for use in uses_in(open_uses(state, hero)) if use in (EAT, BIND)]
            if mends(state, hero, 1)
            else []
        )

    def helps(self, state: Estate, helper: Hero, way: Way) -> bool:
        hero = self.hero(state)
        if not may_heal(state, helper.number):
            return False
        for effect in way.effects:
            if effect.op == "heal" and reaches(state, effect, helper, hero):
                return mends(state, hero, effect.value(state, hero))
        return False

    def use_die(self, state: Estate, match: Match, helper: Hero, use: int) -> None:
        state.then(Deathblow(self.who, self.amount, (), True))
        if use == EAT:
            eat(state, match, helper)
        else:
            spend(state, match, BANDAGE)
        heal(state, match, helper, 1)

    def use_trinket(self, state: Estate, match: Match, helper: Hero, hold: Hold) -> None:
        state.then(Deathblow(self.who, self.amount, (), True))
        for effect in use_way(state, match, helper, hold).effects:
            effect.apply(state, match, helper, None)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-deathblow", {"who": Ref("hero", self.who)})

    def befall(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        die = state.pack.death_die
        face = die.labels[match.chance.index(die)]
        deadly = (face == "skull") != state.is_circus
        if match.telling:
            match.tell(facts.Deathblow(state.tag(hero.number), "yes" if deadly else "no"))
        if deadly:
            die_for_good(state, match, hero, "deathblow")


def mends(state: Estate, hero: Hero, amount: int) -> bool:
    """Whether so much healing would heal him."""
    if state.in_battle and total(state, NO_HEALING, hero) > 0:
        return False
    return amount + total(state, HEALING, hero) > 0


def reaches(state: Estate, effect: Effect, helper: Hero, hero: Hero) -> bool:
    """Whether what one hero does is for the other as well."""
    who = effect.who
    if who in ("self", "one_hero"):
        return helper is hero or who == "one_hero"
    return hero.number in effect.meant(state, who, helper)


def may_heal(state: Estate, by: int | None) -> bool:
    """Whether no Room keeps this one from healing others; None: nobody in particular heals."""
    if by is None or by >= len(state.heroes) or not state.in_battle:
        return True
    healer = state.heroes[by]
    return not healer.alive or total(state, NO_HEALING, healer) <= 0


def heal(state: Estate, match: Match, figure: Figure, amount: int) -> None:
    """Remove Wounds; Quirks, Trinkets and the Room have a say for heroes."""
    if isinstance(figure, Hero):
        if not figure.alive or (state.in_battle and total(state, NO_HEALING, figure) > 0):
            return
        amount += total(state, HEALING, figure)
        if figure.trinkets and figure.wounds and usable(state, figure, (WHEN_HEALED,)):
            state.agenda.append(HealedWindow(figure.number, amount))
            return
    mend(state, match, figure, amount)


def mend(state: Estate, match: Match, figure: Figure, amount: int) -> None:
    """DD-A.81: never below nothing."""
    amount = min(amount, figure.wounds)
    if amount > 0:
        figure.wounds -= amount
        if match.telling:
            match.tell(facts.Healed(state.tag(figure.number), amount))


class HealedWindow(WindowStep):
    """A hero is being healed."""

    name = "healed_window"
    rules = ("DD-25.6", "DD-29.7")
    windows = (WHEN_HEALED,)
    amount: Annotated[int, Range(-999, 999)]

    def passed(self, state: Estate, match: Match) -> None:
        mend(state, match, self.hero(state), self.amount)

    def used(self, state: Estate, match: Match, way: Way) -> None:
        state.then(HealedWindow(self.who, self.amount + first(way).amount))
