"""What a Skill is worth: against an enemy, for a friend, for its user."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .lore import (
    BUFF_WORTH,
    DEBUFF_WORTH,
    DOT_WORTH,
    LIGHT_WORTH,
    MARK_WORTH,
    STRESS_WORTH,
    Effect,
    Skill,
    boon,
)
from .picture import THREAT, Body, Picture
from .reading import View

PROGRESS: Final = 0.6  # part of a kill's worth that half the way to it has earned
WOUND: Final = 0.4
# Friends.
HEAL: Final = 0.55
NEAR: Final = 1.5  # a heal for somebody who may fall to Death's Door with the next blow
DOOR: Final = 10.0  # a heal for somebody at Death's Door
FRAYED: Final = 1.2  # a Stress more than usual once a hero is near his end
STRAINED: Final = 7
SPARED: Final = -25.0  # killing the last monster before the task is done
CIRCUS_DOOR: Final = 4  # Wounds it takes to fell somebody who is at Death's Door in the Circus
CIRCUS_DEATH: Final = 0.7


class Blows(Picture):
    """What Skills do to those in the picture."""

    def strike(self, skill: Skill, body: Body, buffs: int) -> tuple[float, float, int, int]:
        """(hit, crit, damage, critical damage), from somewhere on even ground."""
        if skill.acc is None:
            return 1.0, 0.0, 0, 0
        acc = skill.acc - body.dodge
        crit = 0
        if skill.crit is not None:
            crit = skill.crit + buffs + (1 if self.light < 5 and not self.circus else 0)
        if body.foe:
            acc += body.marks
            crit += body.debuffs if skill.crit is not None else 0
        crit = min(10, crit)
        hit = max(crit, min(10, acc))
        more = 0
        for amount, vs in skill.bonus:
            if (
                vs in body.types
                or (vs == "marked" and body.marks)
                or (vs == "stunned" and body.stunned)
                or (vs == "blighted" and body.blights)
            ):
                more += amount
        damage = (skill.dmg or 0) + more
        best = skill.crit_dmg + more
        if body.protected:
            damage, best = (damage + 1) // 2, (best + 1) // 2
        return max(0.0, hit / 10), crit / 10, damage, best

    def blow(
        self, skill: Skill, body: Body, hit: float, crit: float, damage: int, best: int
    ) -> float:
        """What a Skill is worth against one enemy."""
        left = body.left
        if body.hero:  # in the Circus somebody at Death's Door is hard to kill, but not very
            kill = CIRCUS_DEATH * hit if body.door and skill.dmg is not None else 0.0
            left = max(left, 0) + CIRCUS_DOOR
        else:
            left = max(1, left)
            kill = (hit - crit) * (damage >= left) + crit * (best >= left)
        value = 0.0
        if skill.dmg is not None:
            dealt = (hit - crit) * min(damage, left) + crit * min(best, left)
            part = min(1.0, max(0.0, dealt - kill * left) / left)
            value = body.worth * (kill + PROGRESS * part) + WOUND * dealt
            if self.holding and not body.boss:
                value = SPARED * kill + 0.1 * dealt
            elif self.nursing:
                value = 0.1 * (dealt - kill)
        reaches = hit - kill  # effects on the dead are nothing
        if reaches > 0:
            for effect in skill.target:
                if effect.to != "heroes" or body.hero:
                    value += reaches * self.hex(effect, body, damage)
        return value

    def hex(self, effect: Effect, body: Body, damage: int) -> float:
        """What an effect is worth on an enemy that lives."""
        worth = HEXES.get(effect.op)
        return 0.0 if worth is None else worth(self, effect, body, damage)

    def bled(self, effect: Effect, body: Body, damage: int) -> float:
        ticks = body.turns_of(effect)
        if not body.boss and not body.hero:
            ticks = min(ticks, self.rounds + (1 if body.turns else 0))
        left = max(1, body.left - damage - body.dots)
        dealt = min(effect.amount * ticks, left)
        if self.holding and dealt >= left:
            return SPARED * DOT_WORTH
        if self.nursing:
            return 0.0
        return DOT_WORTH * (body.worth * PROGRESS * dealt / (left + 2) + WOUND * dealt)

    def stunned(self, effect: Effect, body: Body, damage: int) -> float:
        if body.stunned or not body.turns_of(effect):
            return 0.0
        if not body.turns and self.rounds <= 0:
            return 0.0
        spared = body.threat / max(1, body.threat and self._actions(body))
        return THREAT * spared * (1.0 if body.turns else 0.85)

    def marked(self, effect: Effect, body: Body, damage: int) -> float:
        return 0.0 if body.marks or not body.turns_of(effect) else MARK_WORTH

    def weakened(self, effect: Effect, body: Body, damage: int) -> float:
        return DEBUFF_WORTH * min(2, body.turns_of(effect))

    def upset(self, effect: Effect, body: Body, damage: int) -> float:
        return effect.amount * (STRESS_WORTH + body.worth * body.stress / 100)

    def lit(self, effect: Effect, body: Body, damage: int) -> float:
        return effect.amount * LIGHT_WORTH if self.light < 5 or effect.amount < 0 else 0.0

    def shoved(self, effect: Effect, body: Body, damage: int) -> float:
        return 0.0 if "shuffle" in body.immune else 0.3

    def _actions(self, body: Body) -> int:
        return 1 if not body.boss else max(1, body.turns)

    def aid(self, skill: Skill, body: Body, hit: float, crit: float) -> float:
        """What a Skill is worth for one friend."""
        value = 0.0
        if skill.heal is not None:
            mend = (hit - crit) * skill.heal + crit * skill.crit_heal
            value += self.mend(body, min(mend, body.wounds), hit)
        for effect in skill.target:
            if effect.to != "monsters":
                value += hit * self.gift(effect, body)
        return value

    def mend(self, body: Body, amount: float, sure: float = 1.0) -> float:
        """What healing somebody is worth."""
        if amount <= 0 or body.wounds <= 0:
            return 0.0
        value = HEAL * amount
        if body.door:
            value += DOOR * sure
        elif body.left <= max(3, body.life // 4):
            value += NEAR * sure
        if self.circus or not self.battle["counts_rounds"]:
            # Without an end in sight nobody heals for ever.
            value *= max(0.0, 1.0 - self.battle["round"] / 25)
        return value

    def gift(self, effect: Effect, body: Body) -> float:
        """What an effect is worth on a friend."""
        worth = GIFTS.get(effect.op)
        return boon(effect) if worth is None else worth(self, effect, body)

    def healed(self, effect: Effect, body: Body) -> float:
        return self.mend(body, min(effect.amount, body.wounds))

    def calmed(self, effect: Effect, body: Body) -> float:
        return self.relief(body, -effect.amount)

    def wounded(self, effect: Effect, body: Body) -> float:
        worth = 0.8 * effect.amount
        return -worth - (8.0 if body.door else 2.0 if body.left <= effect.amount else 0.0)

    def brightened(self, effect: Effect, body: Body) -> float:
        return effect.amount * LIGHT_WORTH if self.light < 5 else 0.0

    def buffed(self, effect: Effect, body: Body) -> float:
        turns = min(effect.turns, self.rounds + 1)
        return BUFF_WORTH * turns * (0.5 if body.buffs > 1 else 1.0)

    def freed(self, effect: Effect, body: Body) -> float:
        value = 0.0
        if "bleed" in effect.conditions:
            value += DOT_WORTH * body.dots + (DOOR if body.door and body.dots else 0.0)
        if "stun" in effect.conditions and body.stunned:
            value += 2.0
        if "mark" in effect.conditions:
            value += MARK_WORTH * body.marks
        return value

    def bleeding(self, effect: Effect, body: Body) -> float:
        worth = DOT_WORTH * effect.amount * body.turns_of(effect)
        return -worth * (1.5 if body.left <= 4 else 0.7)

    def relief(self, body: Body, amount: int) -> float:
        """What Stress recovered (or, below 0, suffered) is worth."""
        if amount > 0:
            amount = min(amount, body.stress)
        worth = STRESS_WORTH + (FRAYED if body.stress >= STRAINED else 0.0)
        if amount < 0 and body.stress - amount >= 10:
            worth += 4.0
        return amount * worth

    def own(self, skill: Skill) -> float:
        """What a Skill does for its user besides."""
        me = self.me
        assert me is not None
        return sum(
            [self.gift(e, me) for e in skill.own if not e.areas and e.op != "transform"], 0.0
        )

    def quiet(self, skill: Skill) -> float:
        """A Skill for oneself or for all others."""
        me = self.me
        assert me is not None
        hit, crit, _, _ = self.strike(skill, me, me.buffs)
        value = self.own(skill)
        if skill.kind == "self":
            return value + (self.aid(skill, me, hit, crit) if skill.heal is not None else 0.0)
        others = [friend for friend in self.friends if friend is not me]
        return value + sum([self.aid(skill, friend, 1.0, 0.0) for friend in others], 0.0)

    def use_value(self, skill: Skill, blows: list[View]) -> tuple[float, float]:
        """What an open Skill promises by exact odds, and how surely it is spent by it."""
        me = self.me
        assert me is not None
        if not blows or skill.kind != "area":
            return self.quiet(skill), 1.0
        foes: list[float] = []
        friends: list[float] = []
        sure = 0.0
        for blow in blows:
            body = self.bodies[blow["figure"]]
            value = self.judge(skill, body, blow)
            (foes if body.foe else friends).append(value)
            sure = max(sure, float(blow["hit"]))
        foes.sort(reverse=True)
        friends.sort(reverse=True)
        value = sum(foes[: skill.foes], 0.0) + sum(friends[: skill.friends], 0.0) + self.own(skill)
        return value, sure

    def judge(self, skill: Skill, body: Body, blow: View) -> float:
        """One target by the exact odds of the view."""
        hit, crit = float(blow["hit"]), float(blow["crit"])
        if body.foe:
            damage, best = int(blow.get("damage", 0)), int(blow.get("crit_damage", 0))
            return self.blow(skill, body, hit, crit, damage, best)
        return self.aid(skill, body, hit, crit)


HEXES: Final[dict[str, Callable[[Blows, Effect, Body, int], float]]] = {
    "bleed": Blows.bled,
    "blight": Blows.bled,
    "stun": Blows.stunned,
    "mark": Blows.marked,
    "debuff": Blows.weakened,
    "stress": Blows.upset,
    "light": Blows.lit,
    "push": Blows.shoved,
    "pull": Blows.shoved,
    "choose_one": Blows.shoved,
}
"""By the verb: what it is worth on an enemy that lives through so much damage."""
GIFTS: Final[dict[str, Callable[[Blows, Effect, Body], float]]] = {
    "heal": Blows.healed,
    "stress": Blows.calmed,
    "wounds": Blows.wounded,
    "light": Blows.brightened,
    "buff": Blows.buffed,
    "remove": Blows.freed,
    "bleed": Blows.bleeding,
    "blight": Blows.bleeding,
}
"""By the verb: what it is worth on a friend whose state matters; of all others see `boon`."""
