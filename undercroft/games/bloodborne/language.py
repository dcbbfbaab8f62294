"""The verbs that there are, and what a line of a pack may hold."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.effects import Language
from undercroft.kernel.takes import Words, takes

from .modifiers import ENEMY_MOMENTS
from .schema import EffectEntry
from .traits import (
    BankTax,
    Bonus,
    Cap,
    DeathLimit,
    DieBonus,
    DieUp,
    EnemyHealth,
    InstantShield,
    NoPrevent,
    Order,
    SplashLeft,
)
from .verbs import (
    CARD_MOMENTS,
    Bank,
    Deal,
    ExileWeapons,
    Gain,
    Heal,
    Hurt,
    LoseCollected,
    Lure,
    Prevent,
    Reclaim,
    Regrow,
    Steal,
    Verb,
    Weaken,
)

VERBS: Final[tuple[type[Verb], ...]] = (
    Deal, Hurt, Heal, Prevent, Weaken, Steal, Bank, Reclaim, Lure, LoseCollected, Gain,
    ExileWeapons, Regrow, Bonus, Order, Cap, InstantShield, NoPrevent, SplashLeft, DieBonus,
    EnemyHealth, DieUp, DeathLimit, BankTax,
)  # fmt: skip

CARD: Final = "card"
ENEMY: Final = "enemy"

LANGUAGE: Final = Language(
    EffectEntry,
    VERBS,
    {
        **dict.fromkeys((*CARD_MOMENTS, "attack"), (CARD,)),
        **dict.fromkeys((*ENEMY_MOMENTS, "ongoing"), (ENEMY,)),
    },
    limits={ENEMY: takes(who=Words("all", "dealers"), condition=Words())},
    owners={"CardEntry": CARD, "EnemyEntry": ENEMY},
)
