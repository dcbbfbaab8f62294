"""The treasure cards as they are printed, written down apart from the pack."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Use:
    """One printed action: Stamina, dice (K black, B blue, O orange) and icons."""

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

    @property
    def attacks(self) -> bool:
        return bool(self.dice or self.push or self.conditions)


@dataclass(frozen=True)
class Gear:
    """A card: its kind, where it goes, what it needs, what it defends with, what it can do."""

    kind: str
    hands: int = 0
    range: int | None = None
    needs: str = ""
    block: str = ""
    resist: str = ""
    dodge: int = 0
    slots: int = 0
    uses: tuple[Use, ...] = ()


#: Cards of which there are several; of all others there is one.
COPIES = {"kite_shield": 2, "ember": 4, "titanite_shard": 4}

TREASURE: dict[str, Gear] = {
    # starting
    "assassin_armour": Gear("armour", needs="s10 d14", block="K", resist="K", dodge=1),
    "target_shield": Gear("shield", hands=1, dodge=1),
    "estoc": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="d14",
        uses=(
            Use(0, "KK", mod=-1),
            Use(3, "KKK", mod=-1),
        ),
    ),
    "herald_armour": Gear("armour", needs="s10 f10", block="K", resist="K", dodge=1),
    "kite_shield": Gear("shield", hands=1, block="K"),
    "talisman": Gear(
        "spell",
        hands=1,
        range=2,
        needs="s12 f12",
        uses=(
            Use(0, "", gain=("all", 1, 0)),
            Use(3, "", gain=("one", 6, 0)),
        ),
    ),
    "spear": Gear(
        "weapon",
        hands=1,
        range=1,
        uses=(
            Use(0, "K", shaft=True),
            Use(3, "K", mod=1, shaft=True),
        ),
    ),
    "knight_armour": Gear("armour", needs="s12", block="B", resist="K"),
    "long_sword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s13 d12",
        uses=(
            Use(0, "B"),
            Use(4, "KB"),
        ),
    ),
    "northern_armour": Gear("armour", needs="s16 d8", block="K", resist="K", dodge=1),
    "round_shield": Gear("shield", hands=1, block="K"),
    "battle_axe": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s14",
        uses=(
            Use(0, "KK"),
            Use(2, "KK", node=True),
        ),
    ),
    # class
    "shadow_armour": Gear("armour", needs="d34 f17", dodge=2, slots=2),
    "hornet_ring": Gear("armour_upgrade", needs="d30"),
    "composite_bow": Gear(
        "weapon",
        hands=2,
        range=4,
        needs="s15 d21",
        dodge=1,
        slots=1,
        uses=(
            Use(0, "KK", mod=-1, shaft=True),
            Use(3, "KKK", mod=-1, shaft=True),
        ),
    ),
    "rotten_ghru_dagger": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="d17 i17",
        slots=1,
        uses=(
            Use(0, "KK", mod=-1, conditions="poison"),
            Use(3, "KKK", mod=-1, conditions="poison"),
        ),
    ),
    "spotted_whip": Gear(
        "weapon",
        hands=1,
        range=1,
        needs="d30 i23",
        dodge=1,
        slots=1,
        uses=(
            Use(0, "KK", mod=-1, conditions="poison"),
            Use(3, "KB", mod=-1, conditions="poison"),
        ),
    ),
    "cathedral_knight_armour": Gear("armour", needs="i18 f22", block="B", resist="KK", slots=2),
    "tiny_beings_ring": Gear("armour_upgrade", needs="f20"),
    "golden_wing_crest_shield": Gear(
        "shield",
        hands=1,
        range=0,
        needs="s26 f26",
        block="B",
        resist="B",
        slots=1,
        uses=(Use(0, "K"),),
    ),
    "replenishment": Gear(
        "spell",
        hands=1,
        range=1,
        needs="f25",
        uses=(
            Use(0, "", gain=("all", 1, 0)),
            Use(2, "", gain=("all", 0, 1)),
        ),
    ),
    "lothrics_holy_sword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s27 f31",
        resist="K",
        slots=1,
        uses=(
            Use(0, "B", magic=True, gain=("one", 1, 0, 1)),
            Use(3, "KB", magic=True, gain=("one", 1, 0, 1)),
        ),
    ),
    "lothric_knight_armour": Gear("armour", needs="s21 f15", block="B", resist="B", slots=2),
    "blue_tearstone_ring": Gear("armour_upgrade", needs="d25 f25"),
    "sun_princess_ring": Gear("armour_upgrade", needs="s30 f25"),
    "spider_shield": Gear("shield", hands=1, needs="s27 i15", block="KK"),
    "broadsword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s30 d28",
        block="K",
        resist="K",
        slots=1,
        uses=(
            Use(0, "KK"),
            Use(2, "KB", shift=1, when="before"),
            Use(4, "BB", shift=1, when="before"),
        ),
    ),
    "knight_slayers_ring": Gear("armour_upgrade", needs="s30"),
    "silver_knight_shield": Gear(
        "shield",
        hands=1,
        range=0,
        needs="s31 d23",
        block="B",
        slots=1,
        uses=(
            Use(1, "KB"),
            Use(3, "BB"),
        ),
    ),
    "caestus": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="i15",
        uses=(
            Use(0, "KK"),
            Use(3, "KK", backup=True),
        ),
    ),
    "great_wooden_hammer": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="s30",
        block="K",
        slots=1,
        uses=(
            Use(0, "KKK"),
            Use(3, "KKK", node=True),
        ),
    ),
    "spiked_mace": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="s32 f22",
        block="K",
        resist="K",
        slots=1,
        uses=(
            Use(1, "KB"),
            Use(3, "KBB"),
            Use(5, "KBB", node=True),
        ),
    ),
    # transposed
    "alva_armour": Gear("armour", needs="s24 d38 i24", block="B", resist="B", dodge=2, slots=1),
    "elkhorn_round_shield": Gear(
        "shield", hands=1, needs="s16 d34 i16", block="K", resist="KK", dodge=1
    ),
    "carthus_curved_sword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="d35 i25",
        dodge=1,
        slots=1,
        uses=(
            Use(1, "BB", mod=-1, shift=1, when="after"),
            Use(3, "BBB", mod=-1, shift=1, when="after"),
            Use(0, "", shift=2, when="only"),
        ),
    ),
    "lucerne": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="d31 i31",
        block="K",
        resist="K",
        dodge=1,
        slots=1,
        uses=(
            Use(1, "KKB", mod=-1, shift=1, when="after"),
            Use(4, "KKKB", mod=-1, shift=1, when="after"),
            Use(0, "", shift=2, when="only"),
        ),
    ),
    "umbral_dagger": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="d35 i35",
        dodge=1,
        slots=1,
        uses=(
            Use(0, "BB", mod=-1),
            Use(2, "OO", mod=-1),
            Use(3, "BOO", mod=-1),
        ),
    ),
    "grass_crest_shield": Gear(
        "shield",
        hands=1,
        range=1,
        needs="s28 f28",
        block="B",
        resist="O",
        uses=(Use(0, "", gain=("one", 1, 0)),),
    ),
    "bountiful_light": Gear(
        "spell",
        hands=1,
        range=1,
        needs="f35",
        uses=(
            Use(2, "", gain=("two", 2, 0)),
            Use(4, "", gain=("two", 0, 2)),
        ),
    ),
    "bountiful_sunlight": Gear(
        "spell",
        hands=1,
        range=3,
        needs="i20 f35",
        uses=(
            Use(0, "", gain=("one", 6, 0)),
            Use(3, "", gain=("others", 6, 0)),
        ),
    ),
    "partizan": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s28 d17 f35",
        block="B",
        resist="K",
        slots=1,
        uses=(
            Use(1, "BB", shaft=True),
            Use(4, "BBO", shaft=True),
            Use(0, "", gain=("all", 2, 0)),
        ),
    ),
    "saint_bident": Gear(
        "weapon",
        hands=1,
        range=1,
        needs="s35 f35",
        block="K",
        resist="K",
        slots=2,
        uses=(
            Use(0, "BB", shaft=True),
            Use(3, "KBB", shaft=True),
            Use(0, "", gain=("one", 2, 0)),
        ),
    ),
    "elite_knight_armour": Gear("armour", needs="s35 f15", block="BB", resist="K", slots=2),
    "faraam_armour": Gear("armour", needs="s29 i19", block="O", resist="B", slots=2),
    "black_iron_greatshield": Gear("shield", hands=1, needs="s27 d37 i17", block="B", resist="BB"),
    "twin_dragon_greatshield": Gear(
        "shield", hands=1, needs="s35 d35 i15 f15", block="BB", resist="B"
    ),
    "falchion": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s37 d30 f23",
        block="K",
        resist="B",
        slots=2,
        uses=(
            Use(0, "BB"),
            Use(3, "OO"),
        ),
    ),
    "fallen_knight_armour": Gear(
        "armour", needs="s30 i22", block="B", resist="B", dodge=1, slots=2
    ),
    "balder_side_sword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s33 d23",
        resist="K",
        slots=1,
        uses=(
            Use(0, "BB"),
            Use(4, "OO", range=1, shift=1, when="before"),
        ),
    ),
    "dragonslayers_axe": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s35 d15 i15 f15",
        resist="K",
        slots=1,
        uses=(
            Use(0, "O", magic=True),
            Use(3, "BO", magic=True, shift=1, when="before"),
        ),
    ),
    "great_machete": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s40 d35",
        block="K",
        resist="K",
        slots=1,
        uses=(
            Use(1, "BBB"),
            Use(4, "KKOO"),
            Use(4, "BBB", node=True),
        ),
    ),
    "warpick": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s35 d25",
        slots=1,
        uses=(
            Use(1, "BO"),
            Use(4, "BOO"),
        ),
    ),
    # common
    "black_armour": Gear("armour", needs="d20 i20", block="B", resist="K", dodge=1, slots=2),
    "court_sorcerer_robes": Gear(
        "armour", needs="d17 i22", block="K", resist="B", dodge=1, slots=2
    ),
    "deacon_robes": Gear("armour", needs="f24", block="K", resist="KK", dodge=1, slots=1),
    "drang_armour": Gear("armour", needs="s18 d14", block="B", dodge=1, slots=1),
    "exile_armour": Gear("armour", needs="s26 f16", block="BB", slots=2),
    "firelink_armour": Gear("armour", needs="s20 i15", block="B", resist="B", slots=2),
    "hard_leather_armour": Gear(
        "armour", needs="s26 d26 i26", block="K", resist="K", dodge=2, slots=1
    ),
    "masters_attire": Gear("armour", needs="d30 i18", dodge=2, slots=2),
    "sunless_armour": Gear("armour", needs="s13 f13", block="B", resist="K", slots=2),
    "sunset_armour": Gear("armour", needs="s20 f24", block="KK", resist="K", dodge=1, slots=2),
    "worker_armour": Gear(
        "armour", needs="s12 d12 i12 f12", block="K", resist="K", dodge=1, slots=2
    ),
    "chloranthy_ring": Gear("armour_upgrade", needs="s18 d18 i18 f18"),
    "ember": Gear("ember"),
    "dragon_crest_shield": Gear("shield", hands=1, needs="s21 f21", block="B", resist="B"),
    "east_west_shield": Gear("shield", hands=1, needs="i28", block="K", resist="B", dodge=1),
    "eastern_iron_shield": Gear("shield", hands=1, needs="d28", block="B", dodge=1),
    "effigy_shield": Gear("shield", hands=1, needs="s10 f10", block="K", resist="K"),
    "pierce_shield": Gear(
        "shield", hands=1, range=0, needs="s16 d10", block="K", slots=1, uses=(Use(2, "KK"),)
    ),
    "silver_eagle_kite_shield": Gear("shield", hands=1, needs="s15", block="B"),
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
    "force": Gear(
        "spell",
        hands=1,
        range=2,
        needs="i12",
        uses=(
            Use(0, "", push=1),
            Use(2, "", push=2),
        ),
    ),
    "great_magic_weapon": Gear(
        "spell",
        hands=1,
        needs="i12 f12",
        uses=(
            Use(0, "", enchant=0),
            Use(2, "", enchant=1),
        ),
    ),
    "heal": Gear(
        "spell",
        hands=1,
        range=3,
        needs="f23",
        uses=(
            Use(0, "", gain=("one", 1, 1)),
            Use(3, "", gain=("one", 0, 4)),
        ),
    ),
    "heal_aid": Gear(
        "spell", hands=1, range=3, needs="f13", uses=(Use(0, "", gain=("one", 1, 1)),)
    ),
    "poison_mist": Gear(
        "spell",
        hands=1,
        range=1,
        needs="d11 i16",
        uses=(
            Use(1, "", conditions="poison"),
            Use(3, "", node=True, conditions="poison"),
        ),
    ),
    "soul_arrow": Gear(
        "spell",
        hands=1,
        range=3,
        needs="i16",
        uses=(
            Use(0, "KK", magic=True),
            Use(4, "KKK", magic=True),
        ),
    ),
    "soulstream": Gear(
        "spell",
        hands=1,
        range=1,
        needs="i22",
        uses=(
            Use(0, "K", magic=True, node=True),
            Use(2, "B", magic=True, node=True, range=2),
            Use(4, "O", magic=True, node=True, range=3),
        ),
    ),
    "brigand_axe": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s19 i16",
        resist="K",
        slots=1,
        uses=(
            Use(0, "KK"),
            Use(3, "KB"),
        ),
    ),
    "claymore": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s30 d26",
        block="K",
        slots=1,
        uses=(
            Use(1, "BB", mod=1),
            Use(4, "OO", mod=1),
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
    "greataxe": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="s32 d22",
        block="B",
        slots=2,
        uses=(
            Use(0, "BB"),
            Use(3, "OO"),
            Use(3, "BB", node=True),
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
    "kukris": Gear("weapon", hands=1, range=1, needs="d15", uses=(Use(0, "", conditions="bleed"),)),
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
    "rapier": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="d21 i21",
        block="K",
        slots=1,
        uses=(
            Use(0, "K", mod=1),
            Use(3, "BB"),
        ),
    ),
    "reinforced_club": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s23 f16",
        slots=2,
        uses=(
            Use(0, "B"),
            Use(3, "BB"),
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
    "shortsword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s15 d23",
        slots=1,
        uses=(
            Use(0, "KK"),
            Use(2, "KKK"),
        ),
    ),
    "silver_knight_straight_sword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s20 d20 i20 f20",
        dodge=1,
        slots=2,
        uses=(
            Use(0, "KK"),
            Use(3, "KB"),
        ),
    ),
    "sorcerers_staff": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s15 i30",
        resist="B",
        dodge=1,
        slots=2,
        uses=(
            Use(0, "B"),
            Use(3, "BB"),
            Use(3, "O", magic=True, range=3),
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
    "blood_gem": Gear("weapon_upgrade", needs="s15"),
    "crystal_gem": Gear("weapon_upgrade", needs="i25"),
    "heavy_gem": Gear("weapon_upgrade", needs="s25"),
    "lightning_gem": Gear("weapon_upgrade", needs="i15"),
    "poison_gem": Gear("weapon_upgrade", needs="d15"),
    "sharp_gem": Gear("weapon_upgrade", needs="d25"),
    "simple_gem": Gear("weapon_upgrade", needs="f15"),
    "titanite_shard": Gear("weapon_upgrade"),
    # legendary
    "avelyn": Gear(
        "weapon",
        hands=2,
        range=3,
        needs="d30 i23",
        dodge=1,
        slots=1,
        uses=(
            Use(1, "B", shaft=True, repeat=3),
            Use(4, "O", shaft=True, repeat=3),
        ),
    ),
    "dark_sword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s30 d30",
        slots=2,
        uses=(
            Use(0, "B"),
            Use(2, "BB"),
            Use(5, "OO", shift=1, when="before"),
        ),
    ),
    "dragon_tooth": Gear(
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
            Use(0, "", gain=("self", 2, 0)),
        ),
    ),
    "drake_sword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s27 d17 i17",
        uses=(
            Use(2, "BB"),
            Use(4, "OO"),
            Use(4, "BB", range=3),
        ),
    ),
    "fume_ultra_greatsword": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s37 d33",
        block="B",
        resist="K",
        slots=2,
        uses=(
            Use(2, "BO"),
            Use(5, "BBO"),
            Use(4, "BO", node=True),
        ),
    ),
    "gotthard_twinswords": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="s25 d35",
        block="K",
        resist="K",
        slots=1,
        uses=(
            Use(1, "KK", repeat=2),
            Use(4, "BB", repeat=2),
            Use(3, "BB", range=1),
        ),
    ),
    "moonlight_greatsword": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="s21 d21 i31",
        block="K",
        slots=2,
        uses=(
            Use(0, "KB", magic=True),
            Use(3, "BBB", magic=True),
            Use(4, "BBB", magic=True, range=3),
        ),
    ),
    "santiers_spear": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="s20 d30",
        slots=1,
        uses=(
            Use(1, "BB", mod=1, shaft=True, range=1),
            Use(3, "BB", node=True, shift=1, when="before"),
            Use(4, "BBB", node=True),
        ),
    ),
    "sunlight_straight_sword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s15 d15 f30",
        slots=1,
        uses=(
            Use(0, "KB"),
            Use(3, "BB"),
            Use(0, "", ward=True),
        ),
    ),
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
    # boss
    "outrider_armour": Gear("armour", needs="d24 f24", block="KK", resist="K", dodge=1, slots=2),
    "irithyll_rapier": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="d24 i24",
        block="K",
        slots=2,
        uses=(
            Use(0, "KK", conditions="frostbite"),
            Use(2, "KB", conditions="frostbite"),
        ),
    ),
    "irithyll_straight_sword": Gear(
        "weapon",
        hands=1,
        range=0,
        needs="s23 i23",
        slots=1,
        uses=(
            Use(0, "KK", mod=1, conditions="frostbite"),
            Use(3, "KKB", conditions="frostbite"),
        ),
    ),
    "dancer_armour": Gear("armour", needs="d35 i25 f25", block="K", resist="K", dodge=2, slots=1),
    "soothing_sunlight": Gear(
        "spell", hands=1, range=1, needs="f38", uses=(Use(4, "", gain=("all", 0, 4)),)
    ),
    "dancers_enchanted_swords": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="d36 i26",
        dodge=1,
        slots=1,
        uses=(
            Use(2, "B", magic=True, repeat=2, shift=1, when="before"),
            Use(4, "KB", magic=True, repeat=2, shift=1, when="before"),
        ),
    ),
    "gargoyles_shield": Gear("shield", hands=1, needs="i25 f25", block="K", resist="BB"),
    "gargoyle_tail_axe": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="s25 d25",
        resist="K",
        slots=1,
        uses=(
            Use(1, "BB"),
            Use(4, "BBB", node=True),
        ),
    ),
    "gargoyles_halberd": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s25 f25",
        block="K",
        slots=2,
        uses=(
            Use(0, "O", shaft=True),
            Use(4, "OO", shaft=True),
        ),
    ),
    "dragonslayer_armour": Gear("armour", needs="s21 f31", block="KB", resist="KB", slots=1),
    "smoughs_armour": Gear("armour", needs="s37", block="BB", resist="BB", slots=1),
    "dragonslayer_spear": Gear(
        "weapon",
        hands=1,
        range=1,
        needs="s27 f27",
        slots=1,
        uses=(
            Use(0, "KB", magic=True, shaft=True),
            Use(4, "KBB", magic=True, shaft=True),
            Use(4, "BB", magic=True, shaft=True, range=4),
        ),
    ),
    "smoughs_hammer": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s37",
        slots=1,
        uses=(
            Use(2, "BO", gain=("self", 0, 1)),
            Use(6, "BBOO", gain=("self", 0, 1)),
        ),
    ),
    "titanite_catch_pole": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s28 d22",
        block="K",
        slots=1,
        uses=(
            Use(1, "KB", magic=True, shaft=True),
            Use(4, "BB", magic=True, node=True, shaft=True),
            Use(4, "BB", magic=True, shaft=True, shift=1, when="before"),
        ),
    ),
    "titanite": Gear("weapon_upgrade"),
    "winged_knight_armour": Gear("armour", needs="s24 f24", block="O", resist="O", slots=2),
    "winged_knight_halberd": Gear(
        "weapon",
        hands=2,
        range=1,
        needs="s32 d16 i16 f16",
        block="B",
        slots=2,
        uses=(
            Use(0, "B", shaft=True),
            Use(3, "BB", shaft=True),
            Use(4, "BB", node=True, shaft=True),
        ),
    ),
    "winged_knight_twin_axes": Gear(
        "weapon",
        hands=2,
        range=0,
        needs="s30 d34",
        dodge=1,
        slots=1,
        uses=(
            Use(0, "K", mod=1, repeat=2),
            Use(2, "B", mod=1, repeat=2),
            Use(4, "O", mod=1, repeat=2),
        ),
    ),
}
