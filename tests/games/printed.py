"""Treasure cards as they are printed, apart from the packs: how to write them down, and those of both."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Use:
    """One printed action: Stamina, dice (K black, B blue, O orange) and symbols."""

    stamina: int
    dice: str
    mod: int = 0
    magic: bool = False
    node: bool = False
    shaft: bool = False
    repeat: int = 1
    push: int = 0
    conditions: str = ""
    range: int | None = None
    shift: int = 0
    when: str = ""
    gain: tuple[str, int, int] | tuple[str, int, int, int] | None = None
    enchant: int | None = None
    ward: bool = False
    backup: bool = False
    pierce: bool = False
    harm: int = 0
    special: bool = False

    @property
    def attacks(self) -> bool:
        return bool(self.dice or self.push or self.conditions or self.harm)


@dataclass(frozen=True)
class Gear:
    """A card: its kind, where it goes, what it needs, defends with and can do; its set and owner."""

    kind: str
    hands: int = 0
    range: int | None = None
    needs: str = ""
    block: str = ""
    resist: str = ""
    dodge: int = 0
    slots: int = 0
    weight: int = 1
    uses: tuple[Use, ...] = ()
    set: str = ""
    owner: str = ""


#: The same in both boxes, but for their sets.
IN_BOTH: dict[str, Gear] = {
    "deacon_robes": Gear("armour", needs="f24", block="K", resist="KK", dodge=1, slots=1),
    "firelink_armour": Gear("armour", needs="s20 i15", block="B", resist="B", slots=2),
    "hard_leather_armour": Gear(
        "armour", needs="s26 d26 i26", block="K", resist="K", dodge=2, slots=1
    ),
    "masters_attire": Gear("armour", needs="d30 i18", dodge=2, slots=2),
    "sunless_armour": Gear("armour", needs="s13 f13", block="B", resist="K", slots=2),
    "sunset_armour": Gear("armour", needs="s20 f24", block="KK", resist="K", dodge=1, slots=2),
    "chloranthy_ring": Gear("armour_upgrade", needs="s18 d18 i18 f18"),
    "ember": Gear("ember"),
    "dragon_crest_shield": Gear("shield", hands=1, needs="s21 f21", block="B", resist="B"),
    "eastern_iron_shield": Gear("shield", hands=1, needs="d28", block="B", dodge=1),
    "pierce_shield": Gear(
        "shield", hands=1, range=0, needs="s16 d10", block="K", slots=1, uses=(Use(2, "KK"),)
    ),
    "fireball": Gear(
        "spell",
        hands=1,
        range=2,
        needs="i23",
        uses=(
            Use(0, "KK", magic=True),
            Use(5, "OO", magic=True, node=True),
        ),
    ),
    "firebombs": Gear(
        "weapon",
        hands=1,
        range=1,
        needs="i15 f15",
        uses=(Use(4, "KKK", magic=True, node=True, push=1),),
    ),
    "great_mace": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="s21 f28",
        block="K",
        resist="K",
        slots=2,
        uses=(
            Use(0, "B", mod=1),
            Use(3, "BB", mod=1),
        ),
    ),
    "halberd": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s18 f31",
        block="B",
        slots=2,
        uses=(
            Use(1, "B", mod=1, shaft=True),
            Use(4, "BB", mod=1, shaft=True),
        ),
    ),
    "morning_star": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s16 f19",
        resist="K",
        slots=1,
        uses=(
            Use(0, "B"),
            Use(3, "BB"),
        ),
    ),
    "murakumo": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="d27 i17",
        dodge=1,
        slots=1,
        uses=(
            Use(0, "K"),
            Use(3, "KKK"),
        ),
    ),
    "scimitar": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="d20 i18",
        slots=1,
        uses=(
            Use(0, "KK"),
            Use(3, "OO", mod=-1),
        ),
    ),
    "thrall_axe": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s16 d16",
        slots=2,
        uses=(
            Use(0, "KK"),
            Use(3, "KB"),
        ),
    ),
    "winged_spear": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s20 f22",
        block="K",
        resist="K",
        slots=2,
        uses=(
            Use(0, "K", mod=1, shaft=True),
            Use(3, "KK", mod=1, shaft=True),
        ),
    ),
    "zweihander": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s35 d25",
        block="K",
        slots=2,
        uses=(
            Use(2, "KBB"),
            Use(5, "KOO"),
        ),
    ),
    "blessed_gem": Gear("weapon_upgrade", needs="f25"),
    "poison_gem": Gear("weapon_upgrade", needs="d15"),
    "sharp_gem": Gear("weapon_upgrade", needs="d25"),
    "simple_gem": Gear("weapon_upgrade", needs="f15"),
    "titanite_shard": Gear("weapon_upgrade"),
    "washing_pole": Gear(
        "weapon",
        hands=2,
        range=2,
        needs="d37 f21",
        dodge=1,
        slots=2,
        uses=(
            Use(0, "KK", shaft=True),
            Use(2, "BB", shaft=True),
            Use(4, "BB", shaft=True, conditions="bleed"),
        ),
    ),
}
