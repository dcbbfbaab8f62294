"""Trinkets around the roll of a Skill (DD-25.5, DD-25.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..effects.base import run_list
from ..effects.ways import Hold, first, usable, way_of
from ..effects.windows import WindowStep
from ..effects.wounds import reduced
from ..state.estate import Estate
from ..terms import (
    AFTER_ATTACK,
    AFTER_DEFENCE,
    BEFORE_ATTACK,
    BEFORE_DEFENCE,
    CRIT,
    MISS,
    MONSTER,
    WHEN_HIT,
    WHEN_HURT,
)
from .rolls import base_damage, outcomes

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way


class Declare(WindowStep):
    """DD-A.74: before the roll of an attack: what makes it worse for the one who declares it."""

    name = "declare"
    rules = ("DD-25.6", "DD-A.74")
    windows = (BEFORE_ATTACK, BEFORE_DEFENCE)

    def ways(self, state: Estate) -> list[Hold]:
        use = state.using
        hero = self.hero(state)
        if self.who == use.by:
            return [
                hold
                for hold in usable(state, hero, (BEFORE_ATTACK,))
                if first(way_of(hero, hold)).declares(use)
            ]
        # A friend's healing is no attack.
        enemy = state.side(use.by) != state.side(self.who)
        if enemy and self.who in use.targets and use.skill.acc is not None:
            return usable(state, hero, (BEFORE_DEFENCE,))
        return []

    def used(self, state: Estate, match: Match, way: Way) -> None:
        state.agenda.append(self)
        run_list(state, match, way.effects, self.hero(state))


class React(WindowStep):
    """DD-25.9: after the roll: what changes it."""

    name = "react"
    rules = ("DD-25.8", "DD-25.9")
    windows = (AFTER_ATTACK, AFTER_DEFENCE, WHEN_HIT, WHEN_HURT)

    def ways(self, state: Estate) -> list[Hold]:
        if self.who == state.using.by:
            return self.attacking(state)
        return self.defending(state) if self.who in state.using.targets else []

    def attacking(self, state: Estate) -> list[Hold]:
        hero, use = self.hero(state), state.using
        hits = any(result != MISS for result in outcomes(state))
        return [
            hold
            for hold in usable(state, hero, (AFTER_ATTACK,))
            if first(way_of(hero, hold)).serves(use, hits)
        ]

    def defending(self, state: Estate) -> list[Hold]:
        use = state.using
        hero = self.hero(state)
        skill = use.skill
        if state.side(use.by) == state.side(self.who):
            return []
        result = outcomes(state)[use.targets.index(self.who)]
        if result == MISS:
            return []
        hurts = False
        if skill.dmg is not None:
            critical = result == CRIT
            full = base_damage(state, state.figure(use.by), skill, hero, result)
            hurts = reduced(state, hero, full, critical, skill.pierce_protection, False) > 0
        found: list[Hold] = []
        for hold in usable(state, hero, (AFTER_DEFENCE, WHEN_HIT, WHEN_HURT)):
            way = way_of(hero, hold)
            in_time = hurts or way.window != WHEN_HURT
            if in_time and first(way).saves(use, result, hurts):
                found.append(hold)
        return found

    def used(self, state: Estate, match: Match, way: Way) -> None:
        state.agenda.append(self)
        run_list(state, match, way.effects, self.hero(state))


DECLARE: Final = [Declare(who) for who in range(MONSTER)]
REACT: Final = [React(who) for who in range(MONSTER)]
