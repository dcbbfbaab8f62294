"""How a battle is fought: how the party stands, beside what a Skill should bring (`glance.py`).

A position is worth what is left of the heroes, less what the enemies should still cost them. Between battles
there are rules of thumb (`bot/`).
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask

from .campaign.battles import AfterBattle
from .circus.teams import team_of
from .glance import TICKING, Glance, ticking
from .state.estate import Estate
from .state.figures import Hero
from .terms import (
    BATTLE,
    BOSS,
    CIRCUS,
    FOES,
    MONSTER,
    PARTY,
    STRESS_LIMIT,
    TEAM,
)

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

# How a party stands: a hero unhurt and calm counts 1, a dead one less than nothing.
DEAD: Final = -0.5
WOUNDED: Final = 0.4
"""What a hero with no Life left has lost,"""
DYING: Final = 0.15
"""and what more, since the next Wound may kill."""
UPSET: Final = 0.25
"""With nearly 10 Stress, before Resolve is tested; afterwards the next 10 kill."""
TESTED: Final = 1.6
AFFLICTED: Final = 0.12
FLED: Final = 0.12
"""A Room that was left is still to be won."""
WON: Final = 0.5
"""What a battle that is all there is counts, however it was won."""
SO_FAR: Final = 0.2
"""What a battle counts that is one of many, with the party at its last."""
# What the enemies left should still cost: it tells those fights of veterans against the same Boss apart
# that end with more deaths (1,600 out of campaigns). How hard they strike tells less than how long it takes.
LEFT: Final = 0.45
"""Their Life beside that of the party (logarithm),"""
EACH: Final = 0.15
"""and each that can still act."""
AGAINST: Final = 0.8
"""In the Circus: how much a hero more on one side decides."""
LONG: Final = 1 << 40


class BattleMind(Glance):
    """The judgement of a party, or of a team, in battle."""

    horizon = 2
    sharpness = 1.3
    doubt = 2.0  # rules of thumb fight better than play-outs by a glance do
    evidence = 12
    marks = ("heroes", "life", "calm", "enemies")

    def clock(self, state: Estate) -> int:
        return state.battle.round if state.in_battle else LONG

    def knows(self, ask: Ask, state: Estate) -> bool:
        """Battles are thought through."""
        return state.in_battle and (state.mode != CIRCUS or state.battle.round > 0)

    def side(self, state: Estate, seat: int) -> int:
        return team_of(seat) if state.mode == CIRCUS else PARTY

    # ------------------------------------------------------------------ how it stands

    def value(self, match: Match, seat: int) -> float:
        state = match.state
        assert isinstance(state, Estate)
        if state.mode == CIRCUS:
            return self.bout(state, team_of(seat))
        party = self.party(state)
        if state.over:
            if not state.campaign.won:
                return 0.0
            return WON + (1.0 - WON) * max(0.0, party) if state.mode in (BATTLE, BOSS) else 1.0
        if not state.in_battle:
            fled = has_fled(state)
            return graded(party - (FLED if fled else 0.0), WON if state.boss_is_dead else SO_FAR)
        party -= self.coming(state)
        decides = state.mode in (BATTLE, BOSS) or state.boss_fight
        return graded(party, WON if decides else SO_FAR)

    def party(self, state: Estate) -> float:
        """What is left of the heroes, on average."""
        total = 0.0
        count = 0
        for hero in state.heroes[:TEAM]:
            if hero.kind is not None:
                total += self.condition(state, hero)
                count += 1
        return total / max(1, count)

    def condition(self, state: Estate, hero: Hero) -> float:
        if not hero.alive:
            return DEAD
        life = state.life(hero)
        hurt = min(life, hero.wounds + TICKING * ticking(hero)) / life
        found = 1.0 - WOUNDED * hurt
        if hero.wounds >= life:
            found -= DYING
        stress = UPSET * hero.stress / STRESS_LIMIT
        found -= TESTED * stress if hero.red else stress
        mood = hero.mood
        if mood is not None:
            found += AFFLICTED if mood.virtue else -AFFLICTED
        return found

    def coming(self, state: Estate) -> float:
        """What the enemies should still cost, as a share of the party."""
        life = 0.0
        for hero in state.party:
            life += state.life(hero)
        left = foes = 0.0
        for number in state.order[FOES]:
            foe = state.monsters[number - MONSTER]
            left += max(0.0, foe.life - foe.wounds - TICKING * ticking(foe))
            foes += 1.0
        return LEFT * log(1.0 + left / max(1.0, life)) + EACH * foes

    def bout(self, state: Estate, team: int) -> float:
        """The chance of a team: more heroes, less hurt."""
        if state.over:
            winner = state.ring.winner
            return 0.4 if winner is None else 1.0 if winner == team else 0.0
        sides = [0.0, 0.0]
        for hero in state.heroes:
            if hero.alive and hero.kind is not None:
                life = state.life(hero)
                left = max(0.0, life - hero.wounds - TICKING * ticking(hero)) / life
                sides[state.side(hero.number)] += 0.3 + 0.6 * left + 0.1 * (hero.turns > 0)
                sides[state.side(hero.number)] -= 0.02 * hero.stress
        mine, other = sides[team], sides[1 - team]
        return within(0.5 + 0.5 * AGAINST * (mine - other) / max(0.5, min(mine, other)))

    def measure(self, match: Match, seat: int) -> list[float]:
        state = match.state
        assert isinstance(state, Estate)
        mine = team_of(seat) if state.mode == CIRCUS else PARTY
        heroes = life = calm = enemies = 0.0
        for hero in state.heroes:
            if hero.kind is None or not hero.alive:
                continue
            if state.side(hero.number) == mine:
                heroes += 1.0
                life += state.life(hero) - hero.wounds
                calm -= hero.stress
            else:
                enemies -= max(1, state.life(hero) - hero.wounds)
        for number in state.order[FOES]:
            if number >= MONSTER:
                foe = state.monsters[number - MONSTER]
                enemies -= foe.life - foe.wounds
        return [heroes, life, calm, enemies]


def has_fled(state: Estate) -> bool:
    """Whether the battle that is over was not won."""
    for step in state.agenda:
        if isinstance(step, AfterBattle):
            return not step.won
    return state.dungeon.fled


def graded(party: float, even: float) -> float:
    """From 0 to 1, `even` with nothing left: however badly it goes, less bad is better."""
    return min(1.0, even + (1.0 - even) * party) if party > 0.0 else even / (1.0 - party)


def within(share: float) -> float:
    return max(0.0, min(1.0, share))


MIND: Final = BattleMind
