"""What holds while one Monster is fought: numbers and moments that the rules look up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .cards import Enemy
    from .verbs import Verb

    Ability = tuple[str, Verb]
    """What an enemy does at a moment, and which enemy."""

NO_LIMIT: Final = 99
ENEMY_MOMENTS: Final = ("on_reveal", "on_escape", "on_kill", "end_of_round")


class Modifiers:
    """The current Monster's own traits and those of the Final Boss (BB-16.7)."""

    def __init__(self, enemy: Enemy | None, final_boss: Enemy | None) -> None:
        self.die: int = enemy.die if enemy else 0
        self.cap_melee: int = NO_LIMIT
        self.cap_ranged: int = NO_LIMIT
        self.instant_shield: int = 0
        self.no_prevent: bool = False
        self.splash_left: bool = False
        self.die_bonus: int = 0
        self.extra_health: int = 0
        self.death_limit: int = 0
        self.bank_tax: int = 0
        self.splash_source: str = ""
        moments: dict[str, tuple[Ability, ...]] = dict.fromkeys(ENEMY_MOMENTS, ())
        for owner in (enemy, final_boss) if final_boss is not enemy else (enemy,):
            for verb in owner.abilities if owner else ():
                assert owner is not None
                verb.bear_on(self, owner is enemy)
                if self.splash_left and not self.splash_source:
                    self.splash_source = owner.id
                if verb.when in moments:
                    moments[verb.when] += ((owner.id, verb),)
        self.on_reveal = moments["on_reveal"]
        self.on_escape = moments["on_escape"]
        self.on_kill = moments["on_kill"]
        self.end_of_round = moments["end_of_round"]
