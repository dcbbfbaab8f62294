"""The treasure cards of this box as they are printed, written down apart from the pack."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Use:
    """One printed option: Stamina, dice (K black, B blue, O orange) and symbols."""

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
    pierce: bool = False
    harm: int = 0
    special: bool = False

    @property
    def attacks(self) -> bool:
        return bool(self.dice or self.push or self.conditions or self.harm)


@dataclass(frozen=True)
class Gear:
    """A card: its set and kind, where it goes, what it needs, defends with and can do."""

    set: str
    kind: str
    owner: str = ""
    hands: int = 0
    range: int | None = None
    needs: str = ""
    block: str = ""
    resist: str = ""
    dodge: int = 0
    slots: int = 0
    weight: int = 1
    uses: tuple[Use, ...] = ()


#: Cards of which there are several (the split of these six is ours); of all others there is one.
COPIES = {"ember": 3, "titanite_shard": 3}

TREASURE: dict[str, Gear] = {
    "cleric_robes": Gear("starting", "armour", needs="f12", block="K", resist="B"),
    "blue_wooden_shield": Gear("starting", "shield", hands=1, block="K"),
    "sacred_chime": Gear(
        "starting",
        "spell",
        hands=1,
        range=2,
        needs="f14",
        uses=(
            Use(0, "", special=True),
            Use(3, "", special=True),
        ),
    ),
    "mace": Gear(
        "starting",
        "weapon",
        hands=1,
        range=0,
        needs="s12 f16",
        resist="K",
        uses=(
            Use(0, "B"),
            Use(3, "KK", special=True),
        ),
    ),
    "pyromancer_garb": Gear("starting", "armour", needs="i12", resist="KK", dodge=1),
    "caduceus_round_shield": Gear("starting", "shield", hands=1, needs="s12 f14", block="B"),
    "pyromancy_flame": Gear(
        "starting",
        "spell",
        hands=1,
        range=2,
        needs="i14",
        uses=(
            Use(0, "K", magic=True),
            Use(4, "KK", magic=True, node=True),
        ),
    ),
    "hand_axe": Gear(
        "starting",
        "weapon",
        hands=1,
        range=0,
        uses=(
            Use(0, "K"),
            Use(3, "KK"),
        ),
    ),
    "deserter_armour": Gear("starting", "armour", needs="d13 i10", block="K", resist="K", dodge=1),
    "iron_round_shield": Gear("starting", "shield", hands=1, needs="d10 i10", dodge=1),
    "bandit_knife": Gear(
        "starting",
        "weapon",
        hands=1,
        range=0,
        uses=(
            Use(0, "K"),
            Use(3, "KK"),
        ),
    ),
    "shortbow": Gear(
        "starting",
        "weapon",
        hands=2,
        range=3,
        needs="d12",
        uses=(
            Use(0, "B", shaft=True),
            Use(3, "KK", shaft=True),
        ),
    ),
    "sunset_shield": Gear(
        "class", "shield", owner="cleric", hands=1, needs="s15 f20", block="K", resist="B"
    ),
    "magic_barrier": Gear(
        "class",
        "spell",
        owner="cleric",
        hands=1,
        range=1,
        needs="i12 f24",
        uses=(Use(0, "", special=True),),
    ),
    "med_heal": Gear(
        "class",
        "spell",
        owner="cleric",
        hands=1,
        range=0,
        needs="f30",
        uses=(
            Use(0, "", special=True),
            Use(3, "", range=1, special=True),
        ),
    ),
    "sacred_oath": Gear(
        "class",
        "spell",
        owner="cleric",
        hands=1,
        range=1,
        needs="i14 f30",
        uses=(Use(0, "", special=True),),
    ),
    "clerics_candlestick": Gear(
        "class",
        "weapon",
        owner="cleric",
        hands=1,
        range=0,
        needs="d21 f29",
        slots=1,
        uses=(
            Use(1, "KB", magic=True),
            Use(4, "KKB", magic=True),
        ),
    ),
    "cornyxs_robes": Gear(
        "class", "armour", owner="pyromancer", needs="s21 i21", block="B", resist="O", slots=2
    ),
    "great_swamp_ring": Gear("class", "armour_upgrade", owner="pyromancer", needs="d15 i20"),
    "fire_surge": Gear(
        "class",
        "spell",
        owner="pyromancer",
        hands=1,
        range=2,
        needs="s22 i26",
        uses=(
            Use(0, "B", magic=True, push=1),
            Use(4, "BB", magic=True, push=1),
        ),
    ),
    "great_combustion": Gear(
        "class",
        "spell",
        owner="pyromancer",
        hands=1,
        range=2,
        needs="i26 f22",
        uses=(
            Use(1, "B", magic=True, node=True),
            Use(3, "O", magic=True, node=True),
        ),
    ),
    "immolation_tinder": Gear(
        "class",
        "weapon",
        owner="pyromancer",
        hands=2,
        range=1,
        needs="i28 f21",
        resist="K",
        slots=2,
        uses=(
            Use(0, "B", magic=True, shaft=True),
            Use(2, "KK", magic=True, shaft=True),
            Use(4, "KK", magic=True, shaft=True, range=3),
        ),
    ),
    "black_hand_armour": Gear(
        "class", "armour", owner="thief", needs="s20 d20", block="K", resist="K", dodge=1, slots=2
    ),
    "covetous_silver_serpent_ring": Gear("class", "armour_upgrade", owner="thief", needs="d31 i27"),
    "obscuring_ring": Gear("class", "armour_upgrade", owner="thief", needs="d28 f20"),
    "small_leather_shield": Gear(
        "class",
        "shield",
        owner="thief",
        hands=1,
        needs="s15 d30 f15",
        block="K",
        resist="K",
        dodge=1,
    ),
    "shotel": Gear(
        "class",
        "weapon",
        owner="thief",
        hands=1,
        range=0,
        needs="d29 i26",
        dodge=1,
        slots=1,
        uses=(
            Use(0, "K"),
            Use(2, "K", pierce=True),
            Use(4, "B", pierce=True),
        ),
    ),
    "archdeacon_robe": Gear(
        "transposed", "armour", owner="cleric", needs="s17 f35", block="O", resist="KO", slots=2
    ),
    "magic_stoneplate_ring": Gear("transposed", "armour_upgrade", owner="cleric", needs="f32"),
    "atonement": Gear(
        "transposed",
        "spell",
        owner="cleric",
        hands=1,
        range=2,
        needs="s25 f25",
        uses=(
            Use(1, "", push=1),
            Use(3, "", node=True, push=1),
        ),
    ),
    "great_heal": Gear(
        "transposed",
        "spell",
        owner="cleric",
        hands=1,
        range=2,
        needs="f40",
        uses=(
            Use(2, "", special=True),
            Use(4, "", special=True),
        ),
    ),
    "mornes_great_hammer": Gear(
        "transposed",
        "weapon",
        owner="cleric",
        hands=2,
        range=0,
        needs="s35 f35",
        block="KK",
        resist="KK",
        slots=1,
        uses=(
            Use(2, "BB"),
            Use(4, "BO"),
            Use(6, "OO"),
        ),
    ),
    "stone_parma": Gear(
        "transposed",
        "shield",
        owner="pyromancer",
        hands=1,
        range=0,
        needs="s15 i35",
        block="B",
        resist="B",
        slots=1,
        uses=(Use(3, "O"),),
    ),
    "fire_whip": Gear(
        "transposed",
        "spell",
        owner="pyromancer",
        hands=1,
        range=0,
        needs="i34 f18",
        uses=(
            Use(0, "KK", magic=True, node=True),
            Use(4, "OO", magic=True, node=True),
        ),
    ),
    "great_chaos_fireball": Gear(
        "transposed",
        "spell",
        owner="pyromancer",
        hands=1,
        range=2,
        needs="i37 f27",
        uses=(
            Use(1, "O", magic=True, node=True, push=1),
            Use(4, "BBB", magic=True, node=True, push=1),
        ),
    ),
    "rapport": Gear(
        "transposed",
        "spell",
        owner="pyromancer",
        hands=1,
        range=2,
        needs="i36",
        uses=(Use(3, "", harm=3, special=True),),
    ),
    "carthus_flame_arc": Gear("transposed", "weapon_upgrade", owner="pyromancer", needs="i30"),
    "covetous_gold_serpent_ring": Gear(
        "transposed", "armour_upgrade", owner="thief", needs="d30 i25"
    ),
    "hawkwoods_shield": Gear(
        "transposed",
        "shield",
        owner="thief",
        hands=1,
        needs="s23 d33 f23",
        block="B",
        resist="B",
        dodge=1,
    ),
    "dragonrider_bow": Gear(
        "transposed",
        "weapon",
        owner="thief",
        hands=2,
        range=3,
        needs="d34",
        dodge=1,
        slots=1,
        uses=(
            Use(1, "O", shaft=True),
            Use(4, "O", shaft=True, pierce=True),
        ),
    ),
    "man_serpent_hatchet": Gear(
        "transposed",
        "weapon",
        owner="thief",
        hands=1,
        range=0,
        needs="d34",
        slots=1,
        uses=(
            Use(0, "KB"),
            Use(3, "KB", pierce=True),
        ),
    ),
    "royal_dirk": Gear(
        "transposed",
        "weapon",
        owner="thief",
        hands=1,
        range=0,
        needs="d31 f31",
        block="K",
        resist="K",
        dodge=1,
        slots=1,
        uses=(
            Use(0, "B"),
            Use(3, "BB"),
        ),
    ),
    "cleric_armour": Gear("common", "armour", needs="f24", block="B", resist="KB", slots=1),
    "deacon_robes": Gear("common", "armour", needs="f24", block="K", resist="KK", dodge=1, slots=1),
    "firelink_armour": Gear("common", "armour", needs="s20 i15", block="B", resist="B", slots=2),
    "hard_leather_armour": Gear(
        "common", "armour", needs="s26 d26 i26", block="K", resist="K", dodge=2, slots=1
    ),
    "mask_of_the_child": Gear(
        "common", "armour", needs="i19 f13", block="K", resist="K", dodge=1, slots=2
    ),
    "masters_attire": Gear("common", "armour", needs="d30 i18", dodge=2, slots=2),
    "sunless_armour": Gear("common", "armour", needs="s13 f13", block="B", resist="K", slots=2),
    "sunset_armour": Gear(
        "common", "armour", needs="s20 f24", block="KK", resist="K", dodge=1, slots=2
    ),
    "chloranthy_ring": Gear("common", "armour_upgrade", needs="s18 d18 i18 f18"),
    "divine_blessing": Gear("common", "armour_upgrade", needs="f22"),
    "ember": Gear("common", "ember"),
    "bonewheel_shield": Gear(
        "common",
        "shield",
        hands=1,
        range=0,
        needs="s25 d15",
        block="B",
        slots=1,
        uses=(
            Use(1, "KK"),
            Use(5, "KK", repeat=4),
        ),
    ),
    "dragon_crest_shield": Gear(
        "common", "shield", hands=1, needs="s21 f21", block="B", resist="B"
    ),
    "eastern_iron_shield": Gear("common", "shield", hands=1, needs="d28", block="B", dodge=1),
    "hollow_soldier_shield": Gear(
        "common",
        "shield",
        hands=1,
        range=0,
        needs="s16 f19",
        block="K",
        resist="K",
        slots=1,
        uses=(Use(2, "KK"),),
    ),
    "pierce_shield": Gear(
        "common",
        "shield",
        hands=1,
        range=0,
        needs="s16 d10",
        block="K",
        slots=1,  # not found; ours
        uses=(Use(2, "KK"),),
    ),
    "red_and_white_round_shield": Gear(
        "common", "shield", hands=1, needs="i22 f10", block="K", resist="KK"
    ),
    "force": Gear(
        "common",
        "spell",
        hands=1,
        range=0,
        needs="i12",
        uses=(
            Use(0, "", push=1),
            Use(2, "", push=2),
        ),
    ),
    "thorolund_talisman": Gear(
        "common",
        "spell",
        hands=1,
        range=3,
        needs="f31",
        dodge=1,
        slots=1,
        uses=(
            Use(2, "KK", magic=True),
            Use(4, "BB", magic=True),
        ),
    ),
    "fireball": Gear(
        "common",
        "spell",
        hands=1,
        range=2,
        needs="i23",
        uses=(
            Use(0, "KK", magic=True),
            Use(5, "OO", magic=True, node=True),
        ),
    ),
    "poison_mist": Gear(
        "common",
        "spell",
        hands=1,
        range=0,
        needs="d11 i16",
        uses=(
            Use(1, "", conditions="poison"),
            Use(3, "", node=True, conditions="poison"),
        ),
    ),
    "black_knight_greataxe": Gear(
        "common",
        "weapon",
        hands=2,
        range=0,
        needs="s20 i20 f20",
        block="K",
        slots=1,  # not found; ours
        uses=(
            Use(1, "BB"),
            Use(4, "BB"),
            Use(4, "BB", node=True),
        ),
    ),
    "black_knight_sword": Gear(
        "common",
        "weapon",
        hands=1,
        range=0,
        needs="s20 d23",
        slots=1,
        uses=(
            Use(0, "KK"),
            Use(4, "KBB"),
        ),
    ),
    "carthus_curved_greatsword": Gear(
        "common",
        "weapon",
        hands=2,
        range=0,
        needs="d30 i19",
        dodge=1,
        slots=2,
        uses=(
            Use(0, "KK", conditions="bleed"),
            Use(3, "KKK", conditions="bleed"),
        ),
    ),
    "crescent_axe": Gear(
        "common",
        "weapon",
        hands=1,
        range=1,
        needs="s22 d17 f15",
        slots=2,
        uses=(
            Use(0, "B", shaft=True),
            Use(4, "BB", mod=1, shaft=True),
        ),
    ),
    "firebombs": Gear(
        "common",
        "weapon",
        hands=1,
        range=1,
        needs="i15 f15",
        uses=(Use(4, "KKK", magic=True, node=True, push=1),),
    ),
    "great_mace": Gear(
        "common",
        "weapon",
        hands=2,
        range=0,
        needs="s21 f28",
        block="K",
        resist="K",
        slots=2,  # not found; ours
        uses=(
            Use(0, "B", mod=1),
            Use(3, "BB", mod=1),
        ),
    ),
    "halberd": Gear(
        "common",
        "weapon",
        hands=2,
        range=1,
        needs="s18 f31",
        block="B",
        slots=2,  # not found; ours
        uses=(
            Use(1, "B", mod=1, shaft=True),
            Use(4, "BB", mod=1, shaft=True),
        ),
    ),
    "morning_star": Gear(
        "common",
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
        "common",
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
        "common",
        "weapon",
        hands=1,
        range=0,
        needs="d20 i18",
        slots=1,  # not found; ours
        uses=(
            Use(0, "KK"),
            Use(3, "OO", mod=-1),
        ),
    ),
    "skull_lantern": Gear(
        "common",
        "weapon",
        hands=1,
        range=0,
        needs="d13 i14",
        dodge=1,
        uses=(Use(3, "KK", magic=True),),
    ),
    "thrall_axe": Gear(
        "common",
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
        "common",
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
        "common",
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
    "blessed_gem": Gear("common", "weapon_upgrade", needs="f25"),
    "dragon_scale": Gear("common", "weapon_upgrade", needs="s10 f10", weight=2),
    "poison_gem": Gear("common", "weapon_upgrade", needs="d15"),
    "sharp_gem": Gear("common", "weapon_upgrade", needs="d25"),
    "simple_gem": Gear("common", "weapon_upgrade", needs="f15"),
    "titanite_shard": Gear("common", "weapon_upgrade"),
    "dark_sword": Gear(
        "legendary",
        "weapon",
        hands=1,
        range=0,
        needs="s30 d30",
        slots=2,
        uses=(
            Use(0, "B"),
            Use(2, "BB"),
            Use(5, "OO", shift=1),
        ),
    ),
    "dragon_tooth": Gear(
        "legendary",
        "weapon",
        hands=2,
        range=1,
        needs="s37 f25",
        block="K",
        resist="B",
        slots=1,
        uses=(
            Use(4, "BOO"),
            Use(6, "BOO", node=True),
            Use(0, "", special=True),
        ),
    ),
    "santiers_spear": Gear(
        "legendary",
        "weapon",
        hands=2,
        range=0,
        needs="s20 d30",
        slots=1,
        uses=(
            Use(1, "BB", mod=1, shaft=True, range=1),
            Use(3, "BB", node=True, shift=1),
            Use(4, "BBB", node=True),
        ),
    ),
    "sunlight_straight_sword": Gear(
        "legendary",
        "weapon",
        hands=1,
        range=0,
        needs="s15 d15 f30",
        slots=1,
        uses=(
            Use(0, "KB"),
            Use(3, "BB"),
            Use(0, "", special=True),
        ),
    ),
    "washing_pole": Gear(
        "legendary",
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
    "black_knight_shield": Gear(
        "boss",
        "shield",
        owner="black_knight",
        hands=1,
        range=0,
        needs="s24 f20",
        block="B",
        resist="K",
        slots=1,
        uses=(Use(2, "KB"),),
    ),
    "black_knight_halberd": Gear(
        "boss",
        "weapon",
        owner="black_knight",
        hands=2,
        range=1,
        needs="s32 f18",
        block="K",
        resist="B",
        slots=2,
        uses=(
            Use(1, "KKK", shaft=True),
            Use(4, "KKB", node=True, shaft=True),
        ),
    ),
    "blue_titanite": Gear("boss", "weapon_upgrade", owner="black_knight", needs="i20"),
    "gravelord_sword_dance": Gear(
        "boss",
        "spell",
        owner="gravelord_nito",
        hands=1,
        range=3,
        needs="i30",
        uses=(
            Use(1, "KK", magic=True, node=True),
            Use(3, "BB", magic=True, node=True),
        ),
    ),
    "gravelord_sword": Gear(
        "boss",
        "weapon",
        owner="gravelord_nito",
        hands=2,
        range=0,
        needs="d32 i18",
        block="B",
        slots=2,
        uses=(
            Use(2, "KB", conditions="poison"),
            Use(4, "KO", conditions="poison"),
        ),
    ),
}
