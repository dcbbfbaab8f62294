"""Every treasure card of the box does what is printed on it: options, defence, effects, upgrades."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft import Match
from undercroft.kernel.errors import PositionError

from .bout import (
    AWAY,
    bar,
    bossfight,
    fight,
    first,
    health,
    nodes,
    pack_with,
    price,
    rolled,
    settle,
    suffered,
    under,
)
from .box import fell, inventory
from .stage import (
    BLEED,
    FROSTBITE,
    POISON,
    arena,
    asked,
    bare,
    begin,
    dashboard,
    deck,
    foe,
    hero,
    options,
    play,
    reload,
    state,
    table,
    told,
    tough,
)
from .treasure import COPIES, TREASURE, Gear, Use

COLOURS = {"K": "black", "B": "blue", "O": "orange"}
TOP = {"K": 2, "B": 3, "O": 4}
ACTIONS = [(id, index) for id, gear in TREASURE.items() for index in range(len(gear.uses))]
ATTACKS = [(id, i) for id, i in ACTIONS if TREASURE[id].uses[i].attacks]
WORN = [id for id, gear in TREASURE.items() if gear.hands or gear.kind == "armour"]


def reach(gear: Gear, use: Use) -> int:
    found = gear.range if use.range is None else use.range
    assert found is not None
    return found


def wear(id: str, node: int, **fields: Any) -> dict[str, Any]:
    """Somebody with just this card in its place."""
    slot = "armour" if TREASURE[id].kind == "armour" else "left"
    return bare(node, **{slot: [id], **fields})


def cards_of(match: Match) -> Any:
    catalog: Any = match.game.catalog(match.state)
    return catalog["cards"]


# ---------------------------------------------------------------------- the cards as such


def test_the_box_has_these_cards() -> None:
    match = fight({"thief": bare(0)}, [tough("skeleton_beast", 12)])
    pack: Any = match.pack
    mine = {card.id: card.entry for card in pack.armoury.cards if card.id in TREASURE}
    assert set(mine) == set(TREASURE)
    assert {id: entry.copies for id, entry in mine.items()} == {
        id: COPIES.get(id, 1) for id in TREASURE
    }
    counts: dict[str, int] = {}
    for id, gear in TREASURE.items():
        counts[gear.set] = counts.get(gear.set, 0) + COPIES.get(id, 1)
    assert counts == {
        "starting": 12, "class": 15, "transposed": 15, "common": 45, "legendary": 5, "boss": 5,
    }  # fmt: skip
    # What else there is comes with the characters of the first box, and is theirs.
    others = [card.entry for card in pack.armoury.cards if card.id not in TREASURE]
    assert {entry.set for entry in others} == {"starting", "class", "transposed"}


@pytest.mark.parametrize("id", TREASURE)
def test_what_a_card_is_and_needs(id: str) -> None:
    match = fight({"thief": bare(0)}, [tough("skeleton_beast", 12)])
    pack: Any = match.pack
    entry = pack.cards[id].entry
    card, gear = cards_of(match)[id], TREASURE[id]
    stats = {"s": "strength", "d": "dexterity", "i": "intelligence", "f": "faith"}
    needs = {stats[need[0]]: int(need[1:]) for need in gear.needs.split()}
    assert (card["set"], card["kind"], card["hands"]) == (gear.set, gear.kind, gear.hands)
    assert (card["range"], card["needs"], card["slots"]) == (gear.range, needs, gear.slots)
    assert ((entry.owner or ""), entry.weight) == (gear.owner, gear.weight)
    assert len(card["options"]) == len(gear.uses)


@pytest.mark.parametrize("id", [id for id, gear in TREASURE.items() if gear.hands == 2])
def test_a_two_hander_leaves_the_other_hand_empty(id: str) -> None:
    with pytest.raises(PositionError):
        fight({"thief": bare(0, left=[id], right=["mace"])}, [tough("skeleton_beast", 12)])


# ---------------------------------------------------------------------- attacks


@pytest.mark.parametrize(("id", "index"), ATTACKS)
def test_where_an_attack_reaches(id: str, index: int) -> None:
    gear = TREASURE[id]
    use = gear.uses[index]
    least, most = int(use.shaft), reach(gear, use)
    for away, node in enumerate(AWAY):
        foes = [tough("skeleton_beast", node), tough("necromancer", node)]
        match = fight({"thief": wear(id, 0)}, foes)
        steps = range(-use.shift, use.shift + 1)
        within = any(least <= away + step <= most for step in steps)
        assert (f"act-left-{index}" in options(match)) is within, (away, node)


@pytest.mark.parametrize(("id", "index"), ATTACKS)
def test_what_an_attack_does(id: str, index: int) -> None:
    gear = TREASURE[id]
    use = gear.uses[index]
    node = AWAY[int(use.shaft)]
    # A Skeleton Soldier (Block 2, Resist 1) and a Necromancer (Block 1, Resist 2) side by side.
    match = fight(
        {"thief": wear(id, 0)},
        [tough("skeleton_soldier", node), tough("necromancer", node)],
        tape=[TOP[die] for die in use.dice] * use.repeat,
    )
    assert price(match, f"act-left-{index}") == use.stamina
    play(match, f"act-left-{index}")
    assert told(match, "uses") == [(0, id, use.stamina)]
    assert bar(match) == (use.stamina, 0)
    for _ in range(use.repeat):
        if asked(match) == ["shift"]:
            assert use.shift
            assert rolled(match) == []
            play(match, "stay")
        if not use.node:
            assert asked(match) == ["target"]
            play(match, "foe-0")
        while asked(match) in (["push_foe"], ["push_order"]):
            ordering = asked(match) == ["push_order"]
            play(match, options(match)[0] if ordering else f"node-{nodes(match)[0]}")
    assert asked(match) == ["turn"]
    assert rolled(match) == [COLOURS[die] for die in use.dice] * use.repeat
    power = sum(TOP[die] for die in use.dice) + use.mod
    armour = (1, 2) if use.magic else (2, 1)
    hit = (True, use.node)
    for i in range(2):
        less = 0 if use.pierce else armour[i]
        damage = use.repeat * max(0, power - less) if hit[i] and use.dice else 0
        assert health(match, i) == 40 - damage - (use.harm if hit[i] else 0)
        there = foe(match, i)
        assert there is not None
        assert there["conditions"] == (use.conditions.split() if hit[i] else [])
        pushes = [values for values in told(match, "foe_pushed") if values[0] == i]
        assert len(pushes) == (use.push if hit[i] else 0)


@pytest.mark.parametrize(
    ("id", "index"), [(id, i) for id, i in ATTACKS if TREASURE[id].uses[i].shift]
)
def test_an_attack_with_a_shift_before_it(id: str, index: int) -> None:
    gear = TREASURE[id]
    use = gear.uses[index]
    node = AWAY[reach(gear, use) + 1]
    match = fight(
        {"thief": wear(id, 0)}, [tough("skeleton_beast", node)], tape=[TOP[die] for die in use.dice]
    )
    play(match, f"act-left-{index}")
    assert asked(match) == ["shift"]
    assert "stay" not in options(match)
    play(match, "node-3")
    assert (hero(match)["node"], bar(match)) == (3, (use.stamina, 0))
    assert len(told(match, "strikes")) == 1


# ---------------------------------------------------------------------- options that are no attacks


def test_sacred_chime_heals_one_character_in_range_two() -> None:
    for index, cost, heals in ((0, 0, 1), (1, 3, 3)):
        match = fight(
            {
                "cleric": wear("sacred_chime", 0),
                "thief": bare(6, red=5),
                "pyromancer": bare(9, red=5),
            },
            [tough("skeleton_beast", 12)],
        )
        assert price(match, f"act-left-{index}") == cost
        play(match, f"act-left-{index}")
        assert options(match) == ["seat-0", "seat-1"]  # the pyromancer is three nodes away
        play(match, "seat-1")
        assert [bar(match, i) for i in range(3)] == [(cost, 0), (0, 5 - heals), (0, 5)]


def test_mace_passes_the_aggro_token_after_the_attack() -> None:
    match = fight(
        {"cleric": wear("mace", 3), "thief": bare(0)}, [tough("skeleton_beast", 3)], tape=[2, 2]
    )
    play(match, "act-left-1")
    assert told(match, "strikes")
    assert (asked(match), options(match)) == (["pass_aggro"], ["seat-0", "seat-1"])
    play(match, "seat-1")
    assert hero(match, 1)["aggro"]
    # The first option does not; and one may keep it.
    match = fight(
        {"cleric": wear("mace", 3), "thief": bare(0)}, [tough("skeleton_beast", 3)], tape=[2]
    )
    play(match, "act-left-0")
    assert asked(match) == ["turn"]


@pytest.mark.parametrize(
    ("id", "model"), [("magic_barrier", "necromancer"), ("sacred_oath", "skeleton_archer")]
)
def test_a_blue_die_for_everybody_in_range_until_the_next_characters_turn(
    id: str, model: str
) -> None:
    other = {"necromancer": "skeleton_archer", "skeleton_archer": "necromancer"}[model]

    def shot(enemy: str, target: int, node: int, tape: list[int]) -> Match:
        match = fight({"cleric": wear(id, 0), "thief": bare(node)}, [tough(enemy, 12)], tape=tape)
        play(match, "act-left-0")
        assert bar(match) == (0, 0)
        match = reload(match, aggro=target)
        play(match, "end")
        return first(match)

    assert rolled(shot(model, 0, 3, [2])) == ["blue"]  # the caster is in range of itself
    assert rolled(shot(model, 1, 3, [2])) == ["blue"]
    assert rolled(shot(model, 1, 6, [])) == []  # two nodes away
    assert rolled(shot(other, 1, 3, [])) == []  # the other kind of attack
    # With the next character's turn it is over.
    match = shot(model, 1, 3, [2])
    settle(match)
    play(match, "end")
    assert rolled(first(match)) == ["blue"]


@pytest.mark.parametrize(
    ("id", "model", "dice"),
    [("magic_barrier", "necromancer", ["black", "blue", "orange"]),
     ("sacred_oath", "skeleton_archer", ["blue", "orange"])],
)  # fmt: skip
def test_the_blue_die_comes_to_the_dice_of_ones_own(id: str, model: str, dice: list[str]) -> None:
    heroes = {"cleric": wear(id, 0), "thief": bare(3, armour=["archdeacon_robe"])}
    match = fight(heroes, [tough(model, 12)], tape=[1] * len(dice))
    play(match, "act-left-0")
    match = reload(match, aggro=1)
    play(match, "end")
    assert rolled(first(match)) == dice


@pytest.mark.parametrize(("index", "cost", "far"), [(0, 0, 0), (1, 3, 1)])
def test_med_heal_heals_everybody_in_range(index: int, cost: int, far: int) -> None:
    match = fight(
        {
            "cleric": wear("med_heal", 0, red=5),
            "thief": bare(0, red=1),
            "pyromancer": bare(3, red=5),
            "knight": bare(6, red=5),
        },
        [tough("skeleton_beast", 12)],
    )
    assert price(match, f"act-left-{index}") == cost
    play(match, f"act-left-{index}")
    assert [bar(match, i)[1] for i in range(4)] == [3, 0, 3 if far else 5, 5]


def test_great_heal_for_one_or_for_a_whole_node() -> None:
    heroes = {
        "cleric": wear("great_heal", 0),
        "thief": bare(6, red=8),
        "pyromancer": bare(6, red=7),
        "knight": bare(9, red=8),
    }
    match = fight(heroes, [tough("skeleton_beast", 12)])
    assert [price(match, f"act-left-{i}") for i in range(2)] == [2, 4]
    play(match, "act-left-0")
    assert options(match) == ["seat-0", "seat-1", "seat-2"]
    play(match, "seat-1")
    assert [bar(match, i)[1] for i in range(4)] == [0, 2, 7, 8]
    match = fight(heroes, [tough("skeleton_beast", 12)])
    play(match, "act-left-1")
    assert options(match) == ["node-0", "node-6"]
    play(match, "node-6")
    assert [bar(match, i)[1] for i in range(4)] == [0, 2, 1, 8]


def test_rapport_needs_two_enemies_on_one_node() -> None:
    match = fight(
        {"pyromancer": wear("rapport", 0)}, [tough("skeleton_beast", 6), tough("necromancer", 9)]
    )
    assert "act-left-0" not in options(match)
    match = fight(
        {"pyromancer": wear("rapport", 0)},
        [tough("skeleton_beast", 6), tough("necromancer", 6), tough("skeleton_archer", 3)],
    )
    play(match, "act-left-0")
    assert options(match) == ["foe-0", "foe-1"]
    play(match, "foe-1")
    assert [health(match, i) for i in range(3)] == [40, 37, 40]  # neither Block nor Resist
    assert (rolled(match), bar(match)) == ([], (3, 0))


def test_dragon_tooth_recovers_two_stamina() -> None:
    match = fight({"cleric": wear("dragon_tooth", 0, black=9)}, [tough("skeleton_beast", 12)])
    assert bar(match) == (6, 0)
    assert price(match, "act-left-2") == 0
    play(match, "act-left-2")
    assert bar(match) == (4, 0)
    assert not any(id.startswith("act") for id in options(match))  # that was the action


def test_sunlight_straight_sword_wards_the_whole_party_for_one_enemy_turn() -> None:
    match = fight(
        {"cleric": wear("sunlight_straight_sword", 0), "thief": bare(2)},
        [tough("skeleton_archer", 12), tough("necromancer", 11)],
        tape=[1, 2],
    )
    play(match, "act-left-2")
    assert (rolled(match), bar(match)) == ([], (0, 0))
    match_aggro = reload(match, aggro=1)  # it helps everybody, wherever they are
    play(match_aggro, "end")
    first(match_aggro)
    assert rolled(match_aggro) == ["black", "black"]  # against magic and against arrows
    assert suffered(match_aggro) == [(1, 2), (1, 2)]
    settle(match_aggro)
    play(match_aggro, "end")
    first(match_aggro)
    assert rolled(match_aggro) == ["black", "black"]  # no more


# ---------------------------------------------------------------------- defence


@pytest.mark.parametrize("id", WORN)
@pytest.mark.parametrize("magic", [False, True], ids=["block", "resist"])
def test_the_dice_a_card_defends_with(id: str, magic: bool) -> None:
    gear = TREASURE[id]
    dice = gear.resist if magic else gear.block
    match = fight(
        {"thief": wear(id, 5)},
        [tough("necromancer" if magic else "skeleton_archer", 12)],
        turn=None,
        tape=[1] * len(dice) + [0] * gear.dodge,
    )
    assert rolled(match) == [COLOURS[die] for die in dice] + ["dodge"] * gear.dodge
    assert bar(match) == (0, max(0, (3 if magic else 4) - len(dice)))


# ---------------------------------------------------------------------- what armour and shields do


@pytest.mark.parametrize(
    "id",
    ["iron_round_shield", "small_leather_shield", "hawkwoods_shield", "red_and_white_round_shield"],
)
def test_a_shield_beside_a_two_handed_weapon(id: str) -> None:
    match = fight(
        {"thief": bare(0, left=["washing_pole"], right=[id])},
        [tough("skeleton_beast", 3)],
        tape=[1, 1],
    )
    play(match, "act-left-0")
    assert told(match, "uses") == [(0, "washing_pole", 0)]
    match = arena(
        {"thief": bare(0, left=["washing_pole"], backup=[[id], ["blue_wooden_shield"]])},
        [tough("skeleton_beast", 3)],
        treasure=deck(),
    )
    pairs = [
        {str(card.args["name"].id) for card in option.message.args["cards"]}  # type: ignore[union-attr]
        for option in match.decisions[0].options
        if option.id != "keep"
    ]
    assert {"washing_pole", id} in pairs
    assert {"washing_pole", "blue_wooden_shield"} not in pairs


def test_black_hand_armour_steps_two_nodes_after_a_dodge() -> None:
    match = fight(
        {"thief": wear("black_hand_armour", 5)},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[0, 1],
    )
    play(match, "node-8")
    assert asked(match) == ["step_aside"]
    play(match, "node-10")
    assert hero(match)["node"] == 10
    assert told(match, "paid") == [(0, 1, 1, 0)]  # 1 Stamina for both
    assert asked(match) == ["turn"]


def test_mask_of_the_child_recovers_four_for_its_wearer_only() -> None:
    heroes = {"thief": wear("mask_of_the_child", 0, black=6), "cleric": bare(0, black=6)}
    foes = [tough("skeleton_beast", 12)]
    assert bar(fight(heroes, foes, turn=0), 0) == (2, 0)
    assert bar(fight(heroes, foes, turn=1), 1) == (3, 0)
    heroes["thief"]["conditions"] = FROSTBITE
    assert bar(fight(heroes, foes, turn=0), 0) == (3, 0)


def test_cleric_armour_heals_one_more_with_equipment_only() -> None:
    match = fight(
        {
            "cleric": bare(0, armour=["cleric_armour"], left=["sacred_chime"], heroic=True, red=6),
            "thief": bare(0, red=6),
        },
        [tough("skeleton_beast", 12)],
    )
    play(match, "act-left-0", "seat-1")
    assert bar(match, 1) == (0, 4)
    play(match, "heroic")
    assert [bar(match, i)[1] for i in range(2)] == [4, 2]


def test_sunset_shield_pushes_a_hollow_on_ones_node(tmp_path: Path) -> None:
    # No enemy of this box is a Hollow; an archer of a changed pack is.
    pack = pack_with(tmp_path / "hollows", "enemies.yaml", "skeleton_archer", tags=["hollow"])

    def shot(node: int, hollow: bool) -> Match:
        match = fight({"cleric": wear("sunset_shield", 0)}, [tough("skeleton_archer", node)])
        match = reload(match, tape=[1])
        return (
            under(pack, match, [["enemy_phase"]])
            if hollow
            else begin(match, [["enemy_phase"]], tape=[1])
        )

    match = shot(0, True)
    assert asked(match) == ["push_back"]
    assert suffered(match) == [(0, 3)]
    play(match, "yes")
    assert asked(match) == ["push_foe"]
    play(match, "node-3")
    archer = foe(match)
    assert archer is not None
    assert archer["node"] != 0
    assert "push_back" not in asked(shot(3, True))
    assert "push_back" not in asked(shot(0, False))


@pytest.mark.parametrize(("hollow", "damage"), [(True, 3), (False, 2)])
def test_hollow_soldier_shield_strikes_hollows_harder(
    tmp_path: Path, hollow: bool, damage: int
) -> None:
    tags = ["hollow"] if hollow else []
    pack = pack_with(tmp_path / f"tags_{damage}", "enemies.yaml", "skeleton_soldier", tags=tags)
    match = fight(
        {"cleric": wear("hollow_soldier_shield", 3)}, [tough("skeleton_soldier", 3)], tape=[2, 2]
    )
    match = under(pack, match, [["upkeep", 0]])
    play(match, "act-left-0")
    assert health(match) == 40 - damage


# ---------------------------------------------------------------------- rings


def ring(id: str, node: int = 0, **fields: Any) -> dict[str, Any]:
    return bare(node, armour=["firelink_armour", id], **fields)


def test_great_swamp_ring_makes_the_die_of_explosive_crit_blue() -> None:
    match = fight(
        {"pyromancer": ring("great_swamp_ring", 3, left=["hand_axe"], heroic=True)},
        [tough("skeleton_beast", 3)],
        tape=[1, 3],
    )
    play(match, "heroic", "act-left-0")
    assert rolled(match) == ["black", "blue"]
    assert health(match) == 40 - 2


def test_obscuring_ring_adds_two_dodge_dice_from_two_nodes_on() -> None:
    for node, dice in ((3, 0), (6, 2), (12, 2)):
        match = fight(
            {"thief": ring("obscuring_ring")},
            [tough("skeleton_archer", node)],
            turn=None,
            tape=[1] + [0] * dice,
        )
        assert rolled(match) == ["blue"] + ["dodge"] * dice, node


def test_magic_stoneplate_ring_adds_a_black_die_to_resist() -> None:
    for model, dice in (("necromancer", ["black", "blue"]), ("skeleton_archer", ["blue"])):
        match = fight(
            {"cleric": ring("magic_stoneplate_ring", 5)},
            [tough(model, 12)],
            turn=None,
            tape=[1] * len(dice),
        )
        assert rolled(match) == dice


def test_chloranthy_ring_recovers_four_for_everybody_on_its_node() -> None:
    heroes = {"thief": ring("chloranthy_ring", 6, black=6), "cleric": bare(6, black=6)}
    foes = [tough("skeleton_beast", 0)]
    assert bar(fight(heroes, foes, turn=0), 0) == (2, 0)
    assert bar(fight(heroes, foes, turn=1), 1) == (2, 0)
    heroes["cleric"]["node"] = 5
    assert bar(fight(heroes, foes, turn=1), 1) == (3, 0)


def test_divine_blessing_makes_whole_once_and_leaves_the_game() -> None:
    match = fight(
        {"cleric": ring("divine_blessing", 0, black=6, red=4, conditions=BLEED | POISON)},
        [tough("skeleton_beast", 12)],
    )
    assert "blessing" in options(match)
    play(match, "blessing")
    assert bar(match) == (3, 0)  # damage goes, spent Stamina stays
    assert hero(match)["conditions"] == []
    assert hero(match)["armour"] == {"card": "firelink_armour", "upgrades": []}
    assert "blessing" not in options(match)
    assert state(match)["inventory"] == []
    # Without damage or conditions there is nothing to clear; another's turn is not one's own.
    match = fight({"cleric": ring("divine_blessing")}, [tough("skeleton_beast", 12)])
    assert "blessing" not in options(match)
    # Nobody is blessed by another card, or by armour alone.
    for cards in ([], ["chloranthy_ring"]):
        hurt = bare(0, armour=["firelink_armour", *cards], red=4, conditions=BLEED)
        match = fight({"cleric": hurt}, [tough("skeleton_beast", 12)])
        assert "blessing" not in options(match)


def won(*rings: str, chests: int = 0) -> Match:
    """A campaign's first encounter, completed with these rings on the thief's armour."""
    match = dashboard(("thief", "cleric"), seed="rings", treasure=deck(top=["force"]))
    play(match, "go-1")
    while asked(match)[0] not in ("follow", "swap", "turn"):
        play(match, match.decisions[0].options[0].id)
    doc: Any = match.position()
    for one in doc["state"]["heroes"]:
        one.update(bare(one["node"]))
    doc["state"]["heroes"][0]["armour"] = ["firelink_armour", *rings]
    doc["state"]["terrain"] = ["empty"] * len(doc["state"]["terrain"])
    doc["state"]["chests"] = chests
    doc["frame"].update(agenda=[["completed"]], asks=[], answered=[])
    return undercroft.from_position(doc)


def test_covetous_silver_serpent_ring_gives_one_soul_more() -> None:
    def souls(*rings: str) -> int:
        return sum(int(str(values[0])) for values in told(won(*rings), "earned"))

    assert souls("covetous_silver_serpent_ring") == souls() + 1


def test_covetous_gold_serpent_ring_finds_a_card_where_no_chest_was_opened() -> None:
    def found(*rings: str, chests: int = 0) -> int:
        return len(told(won(*rings, chests=chests), "found"))

    assert found("covetous_gold_serpent_ring") == found() + 1
    assert found("covetous_gold_serpent_ring", chests=1) == found()


# ---------------------------------------------------------------------- weapon upgrades

#: On a Thrall Axe: two black dice, or a black and a blue one for 3.
GEMS = {
    "blessed_gem": Use(0, "KKK"),
    "sharp_gem": Use(0, "KKK"),
    "poison_gem": Use(0, "KK", conditions="poison"),
    "titanite_shard": Use(0, "KK", mod=1),
    "carthus_flame_arc": Use(0, "KK", mod=1, magic=True),
    "blue_titanite": Use(0, "KK", magic=True),
}


@pytest.mark.parametrize("id", GEMS)
def test_a_weapon_upgrade_changes_the_attacks_of_its_weapon(id: str) -> None:
    # Against a Necromancer: Block 1, Resist 2.
    made = GEMS[id]
    match = fight(
        {"thief": bare(3, left=["thrall_axe", id], right=["bandit_knife"])},
        [tough("necromancer", 3)],
        tape=[2] * len(made.dice) + [2],
    )
    assert [price(match, f"act-left-{i}") for i in range(2)] == [0, 3]
    play(match, "act-left-0")
    assert rolled(match) == ["black"] * len(made.dice)
    assert health(match) == 40 - (2 * len(made.dice) + made.mod - (2 if made.magic else 1))
    there = foe(match)
    assert there is not None
    assert there["conditions"] == made.conditions.split()
    # The weapon in the other hand has nothing of it.
    before = health(match)
    play(match, "act-right-0")
    assert len(rolled(match)) == len(made.dice) + 1
    assert before - health(match) == 1


def test_dragon_scale_adds_two_against_bosses_only() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(6, side="s", left=["thrall_axe", "dragon_scale"])},
        [{"model": "gravelord_nito", "node": 6}],
        turn=0,
        tape=[2, 1],
    )
    play(match, "act-left-0")
    assert health(match) == 30 - (3 + 2 - 2)
    match = fight(
        {"thief": bare(3, left=["thrall_axe", "dragon_scale"])},
        [tough("skeleton_beast", 3)],
        tape=[2, 1],
    )
    play(match, "act-left-0")
    assert health(match) == 40 - 1
    # It takes both slots.
    with pytest.raises(PositionError):
        fight({"thief": bare(3, left=["morning_star", "dragon_scale"])}, [tough("necromancer", 3)])
    with pytest.raises(PositionError):
        fight(
            {"thief": bare(3, left=["thrall_axe", "dragon_scale", "sharp_gem"])},
            [tough("necromancer", 3)],
        )


def test_simple_gem_makes_the_dearest_option_cheaper() -> None:
    match = fight(
        {"thief": bare(3, left=["dark_sword", "simple_gem"], right=["bandit_knife"])},
        [tough("skeleton_beast", 3)],
        tape=[3, 3],
    )
    assert [price(match, f"act-left-{i}") for i in range(2)] == [0, 2]
    assert price(match, "act-right-1") == 3
    play(match, "act-left-1")
    assert bar(match) == (2, 0)
    match = fight({"thief": bare(0, left=["dark_sword", "simple_gem"])}, [tough("necromancer", 3)])
    assert price(match, "act-left-2") == 4


def test_blue_titanite_brings_a_slot_of_its_own() -> None:
    match = fight(
        {"thief": bare(3, left=["morning_star", "blue_titanite", "titanite_shard"])},
        [tough("skeleton_soldier", 3)],
        tape=[3],
    )
    play(match, "act-left-0")
    assert health(match) == 40 - (3 + 1 - 1)  # Resist 1
    with pytest.raises(PositionError):
        fight(
            {"thief": bare(3, left=["morning_star", "titanite_shard", "sharp_gem"])},
            [tough("necromancer", 3)],
        )


def test_two_upgrades_add_up() -> None:
    match = fight(
        {"thief": bare(3, left=["thrall_axe", "blessed_gem", "titanite_shard"])},
        [tough("skeleton_beast", 3)],
        tape=[1, 1, 1],
    )
    play(match, "act-left-0")
    assert health(match) == 40 - (3 + 1 - 2)


# ---------------------------------------------------------------------- Ember


@pytest.mark.parametrize(
    ("choice", "embers"), [("seat-1", [False, True]), ("keep", [False, False])]
)
def test_an_ember_is_used_at_once_or_kept(choice: str, embers: list[bool]) -> None:
    match = dashboard(("thief", "cleric"), treasure=deck(top=["ember"]))
    match = begin(match, [["onward"], ["draw_treasure"]])
    assert asked(match) == ["use_ember"]
    play(match, choice)
    assert [one["ember"] for one in table(match)["heroes"]] == embers
    kept = [one["card"] for one in table(match)["inventory"]]
    assert kept == (["ember"] if choice == "keep" else [])


def test_every_card_with_an_effect_is_shown_to_work_here() -> None:
    match = fight({"thief": bare(0)}, [tough("skeleton_beast", 12)])
    pack: Any = match.pack
    special = {c.id for c in pack.armoury.cards if c.entry.effects and c.id in TREASURE}
    shown = {*GEMS, "simple_gem", "dragon_scale", "iron_round_shield", "small_leather_shield"}
    shown |= {"hawkwoods_shield", "red_and_white_round_shield", "black_hand_armour"}
    shown |= {"mask_of_the_child", "cleric_armour", "sunset_shield", "hollow_soldier_shield"}
    shown |= {"great_swamp_ring", "obscuring_ring", "magic_stoneplate_ring", "chloranthy_ring"}
    shown |= {"divine_blessing", "covetous_silver_serpent_ring", "covetous_gold_serpent_ring"}
    assert special == shown


@pytest.mark.rule("TG-A.81")
@pytest.mark.parametrize(
    ("ring", "souls", "cards"),
    [("covetous_silver_serpent_ring", 1, 0), ("covetous_gold_serpent_ring", 0, 1)],
)
def test_the_serpent_rings_count_a_boss_fight(ring: str, souls: int, cards: int) -> None:
    # The card is drawn once the Knight's death has filled up the deck.
    wears = {"armour": ["sunless_armour", ring], "tiers": [3, 3, 3, 3]}
    match = fell(cleric=wears, treasure=deck(), events=deck(), tape=["dark_sword"] * cards)
    assert state(match)["souls"] == souls
    assert len(inventory(match)) == 3 + cards
