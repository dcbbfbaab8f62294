"""How a battle is fought: what a Skill should bring, and how the party stands.

Numbers of a glance are in Wounds of a monster; a position is worth what is left of the heroes, less what the
enemies should still cost them. Between battles there are rules of thumb (`bot/`).
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.content import Pack
from undercroft.kernel.mind import Mind

from .battle.acting import Act, ChangeStance, DoTask, Interact, Loot, Move, UseSkill
from .battle.aims import ally_areas, enemy_areas
from .battle.odds import hit_odds
from .battle.rolls import base_damage
from .battle.skills import PickTarget, Target
from .campaign.battles import AfterBattle
from .circus.bouts import Activate
from .circus.teams import team_of
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
    CIRCUS,
    CRIT,
    FOES,
    FULL_LIGHT,
    HIT,
    MONSTER,
    PARTY,
    RESISTED,
    SELF,
    STRESS_LIMIT,
    STUN,
    SUPPORT,
    TEAM,
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
KINDS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(RESISTED)}


class Battling(Mind):
    """The judgement of a party, or of a team, in battle."""

    horizon = 2
    sharpness = 1.3
    doubt = 2.0  # rules of thumb fight better than play-outs by a glance do
    evidence = 12
    marks = ("heroes", "life", "calm", "enemies")

    def __init__(self, pack: Pack) -> None:
        assert isinstance(pack, Cards)
        self.threats: dict[tuple[MonsterCard, int], float] = {}
        self.rates: dict[tuple[object, ...], float] = {}

    def clock(self, state: Estate) -> int:
        return state.battle.round if state.in_battle else LONG

    def knows(self, ask: Ask, state: Estate) -> bool:
        """Battles are thought through."""
        return state.in_battle and (state.mode != CIRCUS or state.battle.round > 0)

    def side(self, state: Estate, seat: int) -> int:
        return team_of(seat) if state.mode == CIRCUS else PARTY

    # ------------------------------------------------------------------ at a glance

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


MIND: Final = Battling
