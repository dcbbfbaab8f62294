"""What one may do in a battle, at a glance: what a Skill should bring, in Wounds of a monster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.content import Pack
from undercroft.kernel.mind import Mind

from .battle.acting import Act, ChangeStance, DoTask, Interact, Loot, Move, UseSkill
from .battle.aims import ally_areas, enemy_areas
from .battle.odds import hit_odds
from .battle.rolls import base_damage
from .battle.skills import PickTarget, Target
from .circus.bouts import Activate
from .effects.base import Effect
from .effects.stores import ANTIDOTE, BIND, CALM, EAT, KINDLE, STANCH
from .effects.uses import UseDie, UseTrinket
from .effects.windows import LetItBe, WindowStep
from .effects.wounds import reduced
from .pack.area_sets import areas_in
from .pack.cards import Cards
from .pack.heroes import Family, Skill
from .pack.monsters import MonsterCard
from .state.choosing import HeroChoice
from .state.estate import Estate
from .state.figures import Figure, Hero, Monster
from .terms import (
    ALLIES,
    BATTLE,
    BLIGHT,
    BOSS,
    CRIT,
    FULL_LIGHT,
    HIT,
    RESISTED,
    SELF,
    STRESS_LIMIT,
    STUN,
    SUPPORT,
)

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

# At a glance.
KILL: Final = 2.5
"""To be rid of an enemy, beside the Wounds it takes,"""
THREAT: Final = 1.4
"""and for each Wound it would do in a round, for as long as it would go on;"""
DELAY: Final = 0.6
"""or for one turn that it does not take."""
TICKING: Final = 0.7
"""A Wound by Bleed or Blight comes later, perhaps too late."""
HEALED: Final = 0.8
AT_THE_DOOR: Final = 3.0
"""Whoever can be killed by the next blow is healed first."""
CALMED: Final = 0.8
ENOUGH: Final = 1.5
"""Who can do something worth this much does it; else it is better somewhere else."""
ON_THE_WAY: Final = 0.6
"""What a Skill is worth of which one must go somewhere first."""
# What a Condition on an enemy or a friend is worth; what goes on for several turns, for each of them.
ON_ENEMY: Final = {"debuff": 0.6, "mark": 0.6, "push": 0.4, "pull": 0.4, "disease": 0.5}
ON_FRIEND: Final = {"buff": 0.7, "guard": 0.5, "protection": 0.9, "riposte": 0.7, "remove": 0.6}

KINDS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(RESISTED)}


class Glance(Mind):
    """The judgement of what is open now."""

    def __init__(self, pack: Pack) -> None:
        assert isinstance(pack, Cards)
        self.threats: dict[tuple[MonsterCard, int], float] = {}
        self.rates: dict[tuple[object, ...], float] = {}

    def weigh(self, match: Match, ask: Ask) -> list[float]:
        state = match.state
        assert isinstance(state, Estate)
        step = ask.step
        if isinstance(step, Act):
            return self.act(state, state.heroes[step.who], ask.options)
        found: list[float] = []
        for option in ask.options:
            value = 0.0
            if isinstance(step, PickTarget) and isinstance(option, Target):
                use = state.using
                user = state.figure(step.who)
                value = self.on_target(state, user, use.skill, state.figure(option.who))
            elif isinstance(step, Activate) and isinstance(option, HeroChoice):
                hero = state.heroes[option.who]
                value = 0.4 * self.best(state, hero, hero.place, state.stance(hero.number))
            elif isinstance(step, WindowStep):
                value = 0.0 if isinstance(option, LetItBe) else -0.5
            found.append(value)
        return found

    def act(self, state: Estate, hero: Hero, options: tuple[Choice[Estate], ...]) -> list[float]:
        """The best Skill from here; from somewhere else, if there is little to do here."""
        found: list[float] = []
        most = 0.0
        for option in options:
            value = 0.0
            if isinstance(option, UseSkill):
                value = self.use(state, hero, hero.skill(option.family), option.area)
                most = max(most, value)
            elif isinstance(option, UseDie):
                value = self.die(state, hero, option.use)
            elif isinstance(option, UseTrinket):
                value = -0.5
            elif isinstance(option, Loot):
                value = 0.3 if state.mode in (BATTLE, BOSS) else 2.5
            elif isinstance(option, DoTask):
                value = 9.0
            elif isinstance(option, Interact):
                value = 0.3
            found.append(value)
        little = most < ENOUGH and hero.actions > 0
        stance = state.stance(hero.number)
        for place in range(len(options)):
            option = options[place]
            if isinstance(option, Move):
                found[place] = -0.5
                if little:
                    there = self.best(state, hero, option.area, stance)
                    found[place] += ON_THE_WAY * there
            elif isinstance(option, ChangeStance):
                found[place] = -0.5
                if little:
                    there = self.best(state, hero, hero.place, stance + option.way)
                    found[place] += ON_THE_WAY * there
        return found

    def best(self, state: Estate, hero: Hero, area: int, stance: int) -> float:
        """What the best Skill would bring, used from there."""
        if not 0 <= stance <= SUPPORT:
            return 0.0
        number = hero.number
        bands = state.ground.bands
        foes = enemy_areas(state, number, False)
        friends = ally_areas(state, number)
        most = 0.0
        for family in hero.skills:
            if family in hero.spent:
                continue
            skill = hero.skill(family)
            if not skill.open_to(stance, hero.form):
                continue
            if skill.scope in (SELF, ALLIES):
                most = max(most, self.use(state, hero, skill, area))
                continue
            mask = bands[skill.reach][area] & (foes if skill.foes else friends)
            for there in areas_in(mask):
                most = max(most, self.use(state, hero, skill, there))
        return most

    def use(self, state: Estate, hero: Hero, skill: Skill, area: int) -> float:
        """What a Skill on an Area should bring."""
        value = 0.0
        for effect in skill.own:
            value += self.gift(state, hero, effect)
        if skill.scope == SELF:
            if skill.heal is not None:
                value += self.on_target(state, hero, skill, hero)
            return value
        if skill.scope == ALLIES:
            for number in state.allies(hero.number):
                if number != hero.number:
                    value += self.on_target(state, hero, skill, state.figure(number))
            return value
        if skill.foes:
            blows: list[float] = []
            for one in state.figures(state.enemies(hero.number)):
                if one.area == area:
                    blows.append(self.on_target(state, hero, skill, one))
            blows.sort(reverse=True)
            value += sum(blows[: skill.foes])
        if skill.friends:
            gifts: list[float] = []
            for one in state.figures(state.allies(hero.number)):
                if one.area == area:
                    gifts.append(self.on_target(state, hero, skill, one))
            gifts.sort(reverse=True)
            value += sum(gifts[: skill.friends])
        return value

    def on_target(self, state: Estate, user: Figure, skill: Skill, target: Figure) -> float:
        """What a Skill brings that is used on somebody."""
        hit, crit = hit_odds(state, user, skill, target)
        if hit <= 0.0:
            return 0.0
        if state.side(user.number) == state.side(target.number):
            value = 0.0
            if isinstance(target, Hero):
                if skill.heal is not None:
                    value = self.healing(state, target, skill.heal)
                for effect in skill.target:
                    value += self.gift(state, target, effect)
            return hit * value
        left = state.life(target) - target.wounds
        value = 0.0
        if skill.dmg is not None:
            pierce = skill.pierce_protection
            base = base_damage(state, user, skill, target, HIT)
            plain = reduced(state, target, base, False, pierce, False)
            value = (hit - crit) * min(plain, max(left, 1))
            kills = hit - crit if plain >= left else 0.0
            if crit:
                base = base_damage(state, user, skill, target, CRIT)
                best = reduced(state, target, base, True, pierce, False)
                value += crit * min(best, max(left, 1))
                if best >= left:
                    kills += crit
            value += kills * (KILL + THREAT * self.threat(state, target))
        for effect in skill.target:
            value += hit * self.harm(state, target, effect)
        return value

    def harm(self, state: Estate, target: Figure, effect: Effect) -> float:
        """What an effect does to an enemy."""
        op = effect.op
        turns = max(1, effect.turns)
        kind = KINDS.get(op)
        if kind is not None:
            if kind in state.resists(target):
                turns -= 1
            if isinstance(target, Monster) and kind in target.kind.immune:
                return 0.0
        if op == "stun":
            if target.has(STUN):
                return 0.0
            return turns * DELAY * self.threat(state, target)
        if op in ("bleed", "blight"):
            left = state.life(target) - target.wounds
            return TICKING * min(effect.amount * turns, max(left, 0))
        if op == "stress" and isinstance(target, Hero):
            return CALMED * effect.amount * (1.0 + 0.1 * target.stress)
        return turns * ON_ENEMY.get(op, 0.0)

    def gift(self, state: Estate, hero: Hero, effect: Effect) -> float:
        """What an effect does for one's own."""
        op = effect.op
        if op == "heal":
            return self.healing(state, hero, effect.amount)
        if op == "stress":
            if effect.amount > 0:
                return -CALMED * effect.amount * (1.0 + 0.1 * hero.stress)
            return CALMED * min(-effect.amount, hero.stress) * (0.6 + 0.1 * hero.stress)
        if op in ("bleed", "blight"):
            return -TICKING * effect.amount * max(1, effect.turns)
        if op == "remove":
            return ON_FRIEND["remove"] * ticking(hero)
        if op in ("stun", "debuff", "mark"):
            return -0.8 * max(1, effect.turns)
        return max(1, effect.turns) * ON_FRIEND.get(op, 0.0)

    def healing(self, state: Estate, hero: Hero, amount: int) -> float:
        life = state.life(hero)
        if not hero.wounds:
            return 0.0
        door = AT_THE_DOOR if hero.wounds >= life else 0.0
        return door + HEALED * min(amount, hero.wounds) * (0.4 + hero.wounds / life)

    def die(self, state: Estate, hero: Hero, use: int) -> float:
        """A Provision: kept for when it saves somebody."""
        life = state.life(hero)
        if use in (EAT, BIND):
            return 3.0 if hero.wounds >= life else -1.0
        if use in (STANCH, ANTIDOTE):
            return 2.0 if ticking(hero) >= 3 or hero.wounds + ticking(hero) >= life else -1.0
        if use == CALM:
            return 1.0 if hero.stress >= STRESS_LIMIT - 1 else -1.0
        assert use == KINDLE
        return 0.2 if state.dungeon.light < FULL_LIGHT - 1 else -1.0

    # ------------------------------------------------------------------ who can do what

    def threat(self, state: Estate, figure: Figure) -> float:
        """The Wounds, or what is as bad, that somebody does in a round."""
        if isinstance(figure, Hero):
            return self.rate(figure)
        assert isinstance(figure, Monster)
        stance = state.stance(figure.number)
        key = (figure.kind, stance)
        found = self.threats.get(key)
        if found is None:
            line = figure.kind.lines[stance] if stance < len(figure.kind.lines) else ()
            total = 0.0
            for skill in line:
                if skill is not None:
                    total += power(skill)
            found = figure.kind.actions * total / max(1, len(line))
            self.threats[key] = found
        return found

    def rate(self, hero: Hero) -> float:
        """What a hero does to enemies in a round: two actions, one of them his best."""
        key = (hero.skills, hero.ranks, hero.level, hero.form)
        found = self.rates.get(key)
        if found is None:
            best: list[float] = []
            for family in hero.skills:
                best.append(strength(hero, family))
            best.sort(reverse=True)
            found = sum(best[:2]) * 0.8
            self.rates[key] = found
        return found


def ticking(figure: Figure) -> int:
    """The Wounds of Bleed and Blight to come."""
    found = 0
    for one in figure.stacks:
        if one.condition <= BLIGHT:
            found += one.amount * one.tokens
    return found


def power(skill: Skill) -> float:
    """What one use of a monster's Skill costs the party, roughly: heroes dodge one blow in ten."""
    worth = 0.0
    if skill.dmg is not None:
        worth += skill.dmg
    for effect in skill.target:
        if effect.op == "stress":
            worth += CALMED * effect.amount
        elif effect.op in ("bleed", "blight"):
            worth += TICKING * effect.amount * max(1, effect.turns)
        elif effect.op == "stun":
            worth += 2.0
        elif effect.op in ON_ENEMY:
            worth += 0.5
    acc = 10 if skill.acc is None else max(1, min(10, skill.acc - 1))
    crowd = 1.0 + 0.5 * max(0, skill.foes - 1)
    return worth * crowd * acc / 10


def strength(hero: Hero, family: Family) -> float:
    """What a hero's Skill does to enemies."""
    skill = hero.skill(family)
    if not skill.foes or skill.dmg is None:
        return 0.5
    worth = float(skill.dmg)
    for effect in skill.target:
        if effect.op in ("bleed", "blight"):
            worth += TICKING * effect.amount * max(1, effect.turns)
    acc = 10 if skill.acc is None else max(1, min(10, skill.acc - 1))
    crowd = 1.0 + 0.3 * (skill.foes - 1)
    return worth * crowd * acc / 10
