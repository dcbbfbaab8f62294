"""Exact odds of Skills."""

from __future__ import annotations

from undercroft.kernel.decision import Outcome
from undercroft.kernel.text import Message, Ref, Value

from ..effects.card_text import joined
from ..effects.wounds import reduced
from ..pack.heroes import Skill
from ..seen import outcomes as seen
from ..state.estate import Estate
from ..state.figures import Figure, Hero
from ..terms import ALLIES, CRIT, HIT, SELF
from .aims import eligible
from .rolls import accuracy, base_damage, critical


def hit_odds(state: Estate, user: Figure, skill: Skill, target: Figure) -> tuple[float, float]:
    """(chance to hit at all, chance of a critical)."""
    if skill.acc is None:
        return 1.0, 0.0
    crit = min(10, critical(state, user, skill, target))
    acc = min(10, accuracy(state, user, skill, target, 0))
    return max(acc, crit) / 10, crit / 10


def blow(state: Estate, user: Figure, skill: Skill, target: Figure) -> seen.Odds:
    """What a Skill promises against one target."""
    hit, crit = hit_odds(state, user, skill, target)
    found: seen.Odds = {
        "figure": target.number,
        "hit": round(hit, 3),
        "crit": round(crit, 3),
    }
    if skill.dmg is not None:
        pierce = skill.pierce_protection
        plain = reduced(
            state, target, base_damage(state, user, skill, target, HIT), False, pierce, False
        )
        best = reduced(
            state, target, base_damage(state, user, skill, target, CRIT), True, pierce, False
        )
        left = state.life(target) - target.wounds
        kill = 0.0
        if not isinstance(target, Hero):
            kill = (hit - crit) * (plain >= left) + crit * (best >= left)
        found["damage"] = plain
        found["crit_damage"] = best
        found["expected"] = round((hit - crit) * plain + crit * best, 3)
        found["kill"] = round(kill, 3)
    elif skill.heal is not None:
        found["heal"] = skill.heal
        found["crit_heal"] = skill.crit_heal
    return found


def skill_odds(state: Estate, user: Figure, skill: Skill, area: int) -> list[seen.Odds]:
    """What a Skill promises against everybody it could be used on in an Area."""
    if skill.scope == SELF:
        targets = [user.number] if skill.acc is not None else []
    elif skill.scope == ALLIES:
        targets = [n for n in state.allies(user.number) if n != user.number]
    else:
        foes, friends = eligible(state, user, skill, area)
        targets = [*foes, *friends]
    return [blow(state, user, skill, state.figure(number)) for number in targets]


class Odds(Outcome):
    """What a Skill promises against each of those it could meet: exact numbers, not simulated ones."""

    __slots__ = ("odds",)

    def __init__(self, odds: list[seen.Odds]) -> None:
        each = [blow_text(one) for one in odds]
        blows: Value = joined("dd-then", each) if each else each
        super().__init__(
            Message("dd-outcome-odds", {"blows": blows}),
            useless=bool(odds) and not any(one["hit"] for one in odds),
        )
        self.odds = odds

    def to_json(self) -> seen.Outcome:
        """As it goes over the wire."""
        return {
            "text": self.text.to_json(),
            "deadly": self.deadly,
            "useless": self.useless,
            "odds": self.odds,
        }


def blow_text(odds: seen.Odds) -> Message:
    """One of them in a few words."""
    who = Ref("figure", f"{odds['figure']}")
    if "heal" in odds:
        return Message("dd-outcome-heal", {"who": who, "heal": f"{odds['heal']}"})
    return Message(
        "dd-outcome-blow",
        {"who": who, "hit": percent(odds["hit"]), "kill": percent(odds.get("kill", 0.0))},
    )


def percent(chance: float) -> int:
    return round(100 * chance)
