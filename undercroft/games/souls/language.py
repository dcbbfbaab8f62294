"""The languages of a box: what lines of its treasure, characters, enemies and bosses may say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.kernel.effects import Language

from .abilities import HEROICS, Ability
from .effects import Effect
from .kinds import EFFECT, KINDS
from .models import BOSS, ENEMY, Icon
from .schema import AbilityEntry, CardEntry, EffectEntry, HeroicEntry, IconEntry

BOX: Final = "box"
CHARACTER: Final = "character"


class Dialect:
    """The verbs that the rules of a box know. What another box knows would be printed and never happen."""

    def __init__(
        self,
        effects: Iterable[type[Effect]],
        abilities: Iterable[type[Ability]],
        icons: Iterable[type[Icon]],
        shoves_from_start: bool = False,
    ) -> None:
        self.shoves_from_start = shoves_from_start
        """Whether a push on the move strikes where it begins, too: TG-30.1; not by DS-30.3."""
        self.effects = Language(EffectEntry, effects, name=EFFECT)
        self.treasure = Language(
            CardEntry,
            KINDS,
            owners={"": BOX},
            name="treasure",
            word="kind",
            frame=("id", "name", "name_fr", "names", "set", "copies", "owner", "origin", "note"),
            within=(self.effects,),
        )
        self.heroics = Language(
            HeroicEntry,
            HEROICS,
            owners={"CharacterEntry": CHARACTER},
            name="heroic",
            frame=("name", "name_fr", "names"),
        )
        self.abilities = Language(
            AbilityEntry,
            abilities,
            owners={"BossModelEntry": BOSS},
            name="ability",
            frame=("name", "name_fr", "names"),
        )
        self.icons = Language(
            IconEntry,
            icons,
            owners={"EnemyEntry": ENEMY, "HalfEntry": BOSS},
            name="icon",
            word="icon",
        )

    def all(self) -> tuple[Language, ...]:
        return (self.treasure, self.effects, self.heroics, self.abilities, self.icons)
