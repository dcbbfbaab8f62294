"""What may stand in the files of a pack about equipment."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel.content import MOST_FIGURES, Copies, DiceCount

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
Origin = Literal["fact", "partial", "designed", "owner"]
Condition = Literal["bleed", "poison", "frostbite", "stagger"]
Stat = Literal["strength", "dexterity", "intelligence", "faith"]

Crowd = Annotated[list[Id], msgspec.Meta(max_length=MOST_FIGURES)]
Dice = dict[Literal["black", "blue", "orange"], DiceCount]


class GainEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Stamina or Health for characters in range."""

    who: Literal["self", "one", "two", "all", "others", "node"]
    stamina: int = 0
    health: int = 0
    range: int | None = None


class EnchantEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A change to the character's own attacks for the rest of the activation."""

    magic: bool = False
    mod: int = 0


class BlessEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Blue dice for the defence of characters in range, until the next character's turn."""

    to: Literal["block", "resist"]
    blue: int = 1


class OptionEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One printed action of a hand card."""

    stamina: int
    dice: Dice = {}
    mod: int = 0
    magic: bool = False
    node: bool = False
    shaft: bool = False
    repeat: int = 1
    push: int = 0
    conditions: list[Condition] = []
    range: int | Literal["infinite"] | None = None
    shift: int = 0
    when: Literal["before", "after", "only"] | None = None
    gain: GainEntry | None = None
    enchant: EnchantEntry | None = None
    ward: Dice | None = None
    backup: bool = False
    bless: BlessEntry | None = None
    pierce: bool = False
    harm: int = 0
    crowded: bool = False
    gives_aggro: bool = False


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What a card does beside its numbers."""

    op: Literal[
        "attack",
        "cheaper",
        "immune",
        "dodge_nodes",
        "walk_nodes",
        "start_stamina",
        "start_mixed",
        "end_health",
        "end_health_per_enemy",
        "stamina_when_hurt",
        "stamina_when_strong",
        "beside_two_hander",
        "take_aggro",
        "steady",
        "ponderous",
        "own_stamina",
        "far_dodge",
        "resist",
        "more_healing",
        "blessing",
        "crit",
        "slot",
        "more_souls",
        "unopened",
        "push_attacker",
    ]
    amount: int = 0
    least: int = 0
    stamina: int = 0
    health: int = 0
    dice: Dice = {}
    mod: int = 0
    magic: bool = False
    conditions: list[Condition] = []
    condition: Condition | None = None
    tag: Id | None = None
    boss: bool = False


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A treasure card."""

    id: Id
    name: str
    set: Literal["starting", "class", "transposed", "common", "legendary", "boss"]
    kind: Literal[
        "weapon", "shield", "spell", "armour", "weapon_upgrade", "armour_upgrade", "ember"
    ]
    origin: Origin
    copies: Copies = 1
    owner: str | None = None
    hands: Literal[0, 1, 2] = 0
    range: int | Literal["infinite"] | None = None
    needs: dict[Stat, int] = {}
    block: Dice = {}
    resist: Dice = {}
    dodge: DiceCount = 0
    slots: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    weight: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    options: list[OptionEntry] = []
    effects: list[EffectEntry] = []
    note: str | None = None
