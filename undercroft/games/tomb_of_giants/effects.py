"""What only treasure cards of this box do, and only its bosses and enemies."""

from __future__ import annotations

from typing import Final

from undercroft.games.souls.abilities import ABILITIES, Ability
from undercroft.games.souls.effects import (
    ARMOUR_UPGRADE,
    EFFECTS,
    MORE_STAMINA,
    ONE_CONDITION,
    POINTS,
    Effect,
)
from undercroft.games.souls.gear import Loadout
from undercroft.games.souls.models import (
    PUSH,
    RESURRECT,
    BossAttack,
    EnemyAttack,
    Icon,
    Leap,
    Move,
    Shift,
    Turn,
)
from undercroft.kernel.takes import Free, Number, takes


class OwnStamina(Effect):
    """Stamina at the beginning of the own turn."""

    op = "own_stamina"
    needs = takes(amount=MORE_STAMINA)

    def wear(self, gear: Loadout) -> None:
        gear.own_stamina = max(gear.own_stamina, self.amount)


class FarDodge(Effect):
    """More dodge dice against attackers from afar."""

    op = "far_dodge"
    needs = takes(amount=Number(1, 6))

    def wear(self, gear: Loadout) -> None:
        gear.far_dodge += self.amount


class Blessing(Effect):
    """It may be removed from the game: all damage and all conditions are gone."""

    op = "blessing"
    owners = (ARMOUR_UPGRADE,)


class MoreSouls(Effect):
    """Every completed encounter gives more souls."""

    op = "more_souls"
    needs = takes(amount=POINTS)

    def wear(self, gear: Loadout) -> None:
        gear.more_souls += self.amount


class Unopened(Effect):
    """Treasure for an encounter in which no chest was opened."""

    op = "unopened"
    needs = takes(amount=POINTS)

    def wear(self, gear: Loadout) -> None:
        gear.unopened += self.amount


class PushAttacker(Effect):
    """Attackers of a kind on the own node may be pushed off it."""

    op = "push_attacker"
    needs = takes(tag=Free("a word among the `tags` of enemies"))

    def wear(self, gear: Loadout) -> None:
        gear.push_tags += (self.line.tag or "",)


TOMB_EFFECTS: Final[tuple[type[Effect], ...]] = (
    *EFFECTS, OwnStamina, FarDodge, Blessing, MoreSouls, Unopened, PushAttacker,
)  # fmt: skip


class Parry(Ability):
    """Whoever attacks it and causes no wounds gets Stagger."""

    op = "parry"


class Call(Ability):
    """When it heats up, every enemy killed in the fight comes back."""

    op = "call"


TOMB_ABILITIES: Final[tuple[type[Ability], ...]] = (*ABILITIES, Parry, Call)

# TG-30.1: in this box a push may inflict a condition.
STING: Final = PUSH | takes(conditions=ONE_CONDITION)


class TombMove(Move):
    """Nodes towards a character or away."""

    may = STING


class TombShift(Shift):
    """Nodes in a direction, without turning."""

    may = STING


class TombLeap(Leap):
    """Onto the node of a character."""

    may = STING


class Resurrect(Icon):
    """A Skeleton Soldier comes back."""

    op = RESURRECT


TOMB_ICONS: Final[tuple[type[Icon], ...]] = (
    TombMove, TombShift, Turn, TombLeap, EnemyAttack, BossAttack, Resurrect,
)  # fmt: skip
