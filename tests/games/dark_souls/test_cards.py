"""Every treasure card does what is printed on it: its options, its defence, its effects and upgrades."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft import Match, Tape
from undercroft.kernel.errors import PositionError

from .bout import (
    BARREL,
    FROSTBITE,
    POISON,
    bare,
    blow,
    boss_fight,
    cubes,
    fight,
    health,
    holdings,
    nodes,
    pack_with,
    price,
    rolled,
    says,
    told,
    tough,
    under,
)
from .stage import asked, foe, hero, kinds, options, play
from .treasure import COPIES, TREASURE, Gear, Use

COLOURS = {"K": "black", "B": "blue", "O": "orange"}
TOP = {"K": 2, "B": 3, "O": 4}
#: Nodes 0 to 4 nodes away from node 0.
AWAY = (0, 3, 6, 9, 12)
ACTIONS = [(id, index) for id, gear in TREASURE.items() for index in range(len(gear.uses))]
ATTACKS = [(id, index) for id, index in ACTIONS if TREASURE[id].uses[index].attacks]
HELPS = [(id, i) for id, i in ACTIONS if TREASURE[id].uses[i].gain and (id, i) not in ATTACKS]
WORN = [id for id, gear in TREASURE.items() if gear.hands or gear.kind == "armour"]


def reach(gear: Gear, use: Use) -> int:
    found = gear.range if use.range is None else use.range
    assert found is not None
    return found


def wear(id: str, node: int, **fields: Any) -> dict[str, Any]:
    """Somebody with just this card in its place."""
    slot = "armour" if TREASURE[id].kind == "armour" else "left"
    return bare(node, **{slot: [id]}, **fields)


# ---------------------------------------------------------------------- the cards as such


def test_the_pack_has_these_cards_and_no_others() -> None:
    match = fight({"knight": bare(0)}, [tough("sentinel", 12)])
    catalog: Any = match.game.catalog(match.state)
    assert set(catalog["cards"]) == set(TREASURE)
    pack: Any = match.pack
    copies = {card.id: card.entry.copies for card in pack.armoury.cards}
    assert copies == {id: COPIES.get(id, 1) for id in TREASURE}
    assert sum(copies.values()) == 141


@pytest.mark.parametrize("id", TREASURE)
def test_what_a_card_is_and_needs(id: str) -> None:
    match = fight({"knight": bare(0)}, [tough("sentinel", 12)])
    catalog: Any = match.game.catalog(match.state)
    card, gear = catalog["cards"][id], TREASURE[id]
    stats = {"s": "strength", "d": "dexterity", "i": "intelligence", "f": "faith"}
    needs = {stats[need[0]]: int(need[1:]) for need in gear.needs.split()}
    assert (card["kind"], card["hands"], card["range"]) == (gear.kind, gear.hands, gear.range)
    assert (card["needs"], card["slots"]) == (needs, gear.slots)
    assert len(card["options"]) == len(gear.uses)


@pytest.mark.parametrize("id", [id for id, gear in TREASURE.items() if gear.hands == 2])
def test_a_two_hander_leaves_the_other_hand_empty(id: str) -> None:
    with pytest.raises(PositionError):
        fight({"knight": bare(0, left=[id], right=["estoc"])}, [tough("sentinel", 12)])


# ---------------------------------------------------------------------- attacks


@pytest.mark.parametrize(("id", "index"), ATTACKS)
def test_where_an_attack_reaches(id: str, index: int) -> None:
    gear = TREASURE[id]
    use = gear.uses[index]
    least, most = int(use.shaft), reach(gear, use)
    steps = use.shift if use.when == "before" else 0
    for away, node in enumerate(AWAY):
        match = fight({"knight": wear(id, 0)}, [tough("hollow_soldier", node)])
        within = any(least <= away + step <= most for step in range(-steps, steps + 1))
        assert (f"act-left-{index}" in options(match)) is within, (away, node)


@pytest.mark.parametrize(("id", "index"), ATTACKS)
def test_what_an_attack_does(id: str, index: int) -> None:
    gear = TREASURE[id]
    use = gear.uses[index]
    node = AWAY[int(use.shaft)]
    # A Greatbowman (Block 2, Resist 0) and a Sentinel (Block 2, Resist 1) side by side.
    match = fight(
        {"knight": wear(id, 0, red=2)},
        [tough("silver_knight_greatbowman", node), tough("sentinel", node)],
        tape=[TOP[die] for die in use.dice] * use.repeat,
    )
    assert price(match, f"act-left-{index}") == use.stamina
    play(match, f"act-left-{index}")
    assert told(match, "uses") == [(0, id, use.stamina)]
    assert told(match, "paid") == ([(0, use.stamina, use.stamina, 2)] if use.stamina else [])
    for turn in range(use.repeat):
        if use.when == "before" and reach(gear, use):
            # With range 0 nobody would be in range after it, so it is not asked for (DS-A.91).
            assert asked(match) == ["shift"]
            assert len(rolled(match)) == turn * len(use.dice)
            play(match, "stay")
        if not use.node:
            assert asked(match) == ["target"]
            play(match, "foe-0")
        while asked(match) in (["push_foe"], ["push_order"]):
            ordering = asked(match) == ["push_order"]
            play(match, options(match)[0] if ordering else nodes(match)[0])
        if use.gain and use.gain[0] == "one":
            assert asked(match) == ["gain"]
            play(match, "seat-0")
        if use.when == "after":
            assert asked(match) == ["shift"]
            play(match, "stay")
    assert asked(match) == ["activation"]
    assert rolled(match) == [COLOURS[die] for die in use.dice] * use.repeat
    power = sum(TOP[die] for die in use.dice) + use.mod
    armour = (0, 1) if use.magic else (2, 2)
    hit = (True, use.node)
    for i in range(2):
        damage = use.repeat * max(0, power - armour[i]) if hit[i] and use.dice else 0
        assert health(match, i) == 40 - damage
        there = foe(match, i)
        assert there is not None
        assert there["conditions"] == (use.conditions.split() if hit[i] else [])
        pushes = [values for values in told(match, "foe_pushed") if values[0] == i]
        assert len(pushes) == (use.push if hit[i] else 0)
    if use.gain:
        stamina, heart = use.gain[1:3]
        gained = (0, min(stamina, use.stamina), heart)
        assert [v[:3] for v in told(match, "gained")] == [gained][: any(gained)]
    else:
        assert told(match, "gained") == []


@pytest.mark.parametrize(
    ("id", "index"), [(id, i) for id, i in ATTACKS if TREASURE[id].uses[i].when == "before"]
)
def test_an_attack_with_a_shift_before_it(id: str, index: int) -> None:
    gear = TREASURE[id]
    use = gear.uses[index]
    assert use.shift == 1
    # The enemy is one node out of range; the Shift is used, whatever the option repeats.
    node = AWAY[reach(gear, use) + 1]
    match = fight(
        {"knight": wear(id, 0)},
        [tough("hollow_soldier", node)],
        tape=[TOP[die] for die in use.dice] * use.repeat,
    )
    play(match, f"act-left-{index}")
    assert asked(match) == ["shift"]
    assert "stay" not in options(match)
    play(match, "node-3")
    for _ in range(use.repeat - 1):
        if asked(match) == ["shift"]:  # not where nobody would be in range after it
            play(match, "stay")
        play(match, "foe-0")
    assert hero(match)["node"] == 3
    assert cubes(match) == (use.stamina, 0)
    assert len(told(match, "strikes")) == use.repeat


@pytest.mark.parametrize(
    ("id", "index"),
    [(id, i) for id, i in ACTIONS if TREASURE[id].uses[i].when in ("after", "only")],
)
def test_a_shift_after_an_attack_or_alone(id: str, index: int) -> None:
    use = TREASURE[id].uses[index]
    match = fight(
        {"knight": wear(id, 0)},
        [tough("hollow_soldier", 0 if use.attacks else 12)],
        tape=[TOP[die] for die in use.dice],
    )
    play(match, f"act-left-{index}")
    assert len(told(match, "strikes")) == int(use.attacks)
    for node in (3, 6)[: use.shift]:
        assert asked(match) == ["shift"]
        play(match, f"node-{node}")
        assert hero(match)["node"] == node
    assert asked(match) == ["activation"]
    assert cubes(match) == (use.stamina, 0)
    assert len(rolled(match)) == len(use.dice)


# ---------------------------------------------------------------------- helping


@pytest.mark.parametrize(("id", "index"), HELPS)
def test_what_a_help_gives_and_to_whom(id: str, index: int) -> None:
    gear = TREASURE[id]
    use = gear.uses[index]
    assert use.gain is not None
    who, stamina, heart = use.gain[:3]
    far = reach(gear, use)
    black, red = (2, 5) if heart > 3 else (6, 3)
    match = fight(
        {
            "knight": wear(id, 0, black=4, red=3),
            "herald": bare(AWAY[far], black=black, red=red),
            "warrior": bare(AWAY[far + 1], black=black, red=red),
            "assassin": bare(0, black=black, red=red),
        },
        [tough("sentinel", 12)],
    )
    assert cubes(match) == (2, 3)
    assert price(match, f"act-left-{index}") == use.stamina
    play(match, f"act-left-{index}")
    helped = {"all": {0, 1, 3}, "others": {1, 3}, "one": {1}, "two": {1, 3}, "self": {0}}[who]
    if who in ("one", "two"):
        assert asked(match) == ["gain"]
        assert options(match) == ["seat-0", "seat-1", "seat-3"]  # the warrior is out of range
        play(match, "seat-1")
    if who == "two":
        assert options(match) == ["seat-0", "seat-3", "nobody"]
        play(match, "seat-3")
    assert asked(match) == ["activation"]
    for seat in range(4):
        had = (2 + use.stamina, 3) if seat == 0 else (black, red)
        gets = (stamina, heart) if seat in helped else (0, 0)
        assert cubes(match, seat) == (max(0, had[0] - gets[0]), max(0, had[1] - gets[1])), seat
    assert told(match, "uses") == [(0, id, use.stamina)]
    assert rolled(match) == []


def test_of_up_to_two_one_may_be_enough() -> None:
    match = fight(
        {"knight": wear("bountiful_light", 0), "herald": bare(0, black=5)}, [tough("sentinel", 12)]
    )
    play(match, "act-left-0", "seat-1", "nobody")
    assert asked(match) == ["activation"]
    assert cubes(match, 1) == (3, 0)
    assert cubes(match, 0) == (2, 0)


@pytest.mark.parametrize("index", [0, 1])
def test_lothrics_holy_sword_helps_somebody_next_to_the_wielder(index: int) -> None:
    match = fight(
        {
            "knight": wear("lothrics_holy_sword", 0),
            "herald": bare(3, black=5),
            "warrior": bare(6, black=5),
        },
        [tough("sentinel", 0)],
        tape=[2, 1, 1][1 - index :][: index + 1],
    )
    play(match, f"act-left-{index}")
    assert asked(match) == ["gain"]
    assert told(match, "strikes")
    assert options(match) == ["seat-0", "seat-1"]  # range 1, though the sword's range is 0
    play(match, "seat-1")
    assert cubes(match, 1) == (4, 0)
    assert cubes(match, 2) == (5, 0)


# ---------------------------------------------------------------------- special options


@pytest.mark.parametrize(("index", "stamina", "more"), [(0, 0, 0), (1, 2, 1)])
def test_great_magic_weapon(index: int, stamina: int, more: int) -> None:
    assert TREASURE["great_magic_weapon"].uses[index].enchant == more
    # Against a Greatbowman: Block 2, Resist 0.
    match = fight(
        {"assassin": bare(6, left=["great_magic_weapon"], right=["estoc"])},
        [tough("silver_knight_greatbowman", 6)],
        tape=[2, 2] * 2,
    )
    assert price(match, f"act-left-{index}") == stamina
    play(match, f"act-left-{index}")
    assert cubes(match) == (stamina, 0)
    play(match, "act-right-0")
    assert health(match) == 40 - (4 - 1 + more)
    # It is over with the activation: the next attack is physical again.
    play(match, "end", "block")
    while asked(match) != ["activation"]:
        play(match, nodes(match)[0])
    after = foe(match)
    assert after is not None
    play(match, f"walk-node-{after['node']}", "act-right-0")
    assert told(match, "strikes")[-1][3] == 4 - 1 - 2


@pytest.mark.parametrize("index", [0, 1])
def test_great_magic_weapon_does_not_last_into_the_enemies_turn(index: int) -> None:
    # The backstab of the assassin after a dodge in the enemies' activation is a plain attack.
    match = fight(
        {
            "assassin": bare(
                6,
                armour=["masters_attire"],
                left=["great_magic_weapon"],
                right=["estoc"],
                heroic=True,
            )
        },
        [tough("large_hollow_soldier", 5, health=40)],
        tape=[1, 0, 2, 2],
    )
    play(match, f"act-left-{index}", "end", "dodge", "act-right-0")
    assert told(match, "strikes") == [(0, 0, "large_hollow_soldier", 4 - 1 - 1)]


def test_sunlight_straight_sword_wards_the_whole_party_for_one_enemy_activation() -> None:
    match = fight(
        {"knight": wear("sunlight_straight_sword", 0), "herald": bare(12)},
        [tough("silver_knight_greatbowman", 6), tough("crossbow_hollow", 6)],
        tape=[2, 2, 1, 1],
    )
    assert TREASURE["sunlight_straight_sword"].uses[2].ward
    play(match, "act-left-2")
    assert cubes(match) == (0, 0)
    assert rolled(match) == []
    play(match, "end")
    seen: list[tuple[int, int]] = []
    while asked(match) != ["activation"]:
        if asked(match) == ["defend"]:
            play(match, "block")
            seen.append((len(rolled(match)), cubes(match)[1]))
        else:
            play(match, nodes(match)[0])
    # Both blows fell on the knight, who has no dice of his own: a black die each time.
    assert rolled(match) == ["black", "black"]
    assert seen == [(1, 2), (2, 3)]
    # The next activation of the enemies finds no ward (the herald has the token now).
    play(match, "end")
    while asked(match) != ["activation"]:
        play(match, "block" if asked(match) == ["defend"] else nodes(match)[0])
    assert rolled(match) == ["black", "black"]
    assert cubes(match, 1)[1] == 4 + 3


def test_the_ward_helps_everybody() -> None:
    match = fight(
        {"knight": wear("sunlight_straight_sword", 6), "herald": bare(6)},
        [tough("silver_knight_swordsman", 6)],
        tape=[2, 1],
    )
    play(match, "act-left-2", "end", "seat-0", "block", "node-1", "block", "node-11")
    assert [cubes(match, i)[1] for i in range(2)] == [3, 4]


def test_caestus_strikes_from_the_backup_slot() -> None:
    match = fight(
        {"knight": bare(6, left=["claymore"], backup=[["caestus"]])},
        [tough("hollow_soldier", 6)],
        tape=[2, 2],
    )
    from_backup = [id for id in options(match) if id.startswith("act-backup")]
    assert from_backup == ["act-backup-1"]  # the second option, and that one only
    assert price(match, "act-backup-1") == 3
    play(match, "act-backup-1")
    assert cubes(match) == (3, 0)
    assert health(match) == 37
    assert "act-backup-1" not in options(match)
    # No other card does that.
    match = fight(
        {"knight": bare(6, left=["claymore"], backup=[["estoc"]])}, [tough("hollow_soldier", 6)]
    )
    assert not any(id.startswith("act-backup") for id in options(match))


# ---------------------------------------------------------------------- defence


@pytest.mark.parametrize("id", WORN)
def test_the_dice_a_card_defends_with(id: str) -> None:
    gear = TREASURE[id]
    for dice, node, model, strength in (
        (gear.block, 6, "hollow_soldier", 4),
        (gear.resist, 0, "crossbow_hollow", 3),
    ):
        match = fight(
            {"knight": wear(id, node)},
            [tough(model, 6 if node else 12)],
            turn=None,
            tape=[1] * len(dice),
        )
        if asked(match) == ["defend"]:
            play(match, "block")
        assert rolled(match) == [COLOURS[die] for die in dice]
        assert cubes(match)[1] == max(0, strength - len(dice))


@pytest.mark.parametrize("id", [id for id in WORN if id != "smoughs_armour"])
def test_the_dice_a_card_dodges_with(id: str) -> None:
    gear = TREASURE[id]
    match = fight(
        {"knight": wear(id, 6)}, [tough("hollow_soldier", 6)], turn=None, tape=[1] * gear.dodge
    )
    play(match, "dodge")
    assert rolled(match) == ["dodge"] * gear.dodge
    assert ("dodged" in kinds(match)) is (gear.dodge > 0)


# ---------------------------------------------------------------------- what armour and shields do


def test_shadow_armour_dodges_two_nodes() -> None:
    def dodge(*way: str) -> Match:
        match = fight(
            {"knight": wear("shadow_armour", 6)},
            [tough("hollow_soldier", 6)],
            turn=None,
            tape=[1, 0],
            terrain={0: BARREL},
        )
        play(match, *way)
        return match

    match = dodge("dodge-node-5", "node-10")
    assert hero(match)["node"] == 10
    assert told(match, "paid") == [(0, 1, 1, 0)]
    assert hero(dodge("dodge-node-5", "stay"))["node"] == 5
    assert hero(dodge("dodge"))["node"] == 6
    # A barrel costs 1 more on the second node, too, and the option says so.
    match = dodge("dodge-node-5")
    assert price(match, "node-0") == 1
    assert "Stamina" not in says(match, "node-10")
    play(match, "node-0")
    assert told(match, "paid") == [(0, 1, 1, 0), (0, 1, 2, 0)]
    # Nobody else goes further.
    match = fight(
        {"knight": wear("masters_attire", 6)}, [tough("hollow_soldier", 6)], turn=None, tape=[1, 0]
    )
    play(match, "dodge-node-5")
    assert asked(match) == ["activation"]


@pytest.mark.rule("DS-22.9")
def test_a_dodge_goes_as_far_as_the_armour_says(tmp_path: Path) -> None:
    far = [{"op": "dodge_nodes", "amount": 3}]
    pack = pack_with(tmp_path / "far", "treasure.yaml", "shadow_armour", effects=far)
    match = under(pack, {"knight": wear("shadow_armour", 6)}, tough("hollow_soldier", 6))
    match.chance = Tape([1, 0])
    play(match, "dodge-node-5", "node-0", "node-1")
    assert hero(match)["node"] == 1
    assert told(match, "paid") == [(0, 1, 1, 0)]
    assert asked(match) == ["activation"]


def test_dancer_armour_walks_two_nodes() -> None:
    match = fight({"knight": wear("dancer_armour", 0)}, [tough("hollow_soldier", 2)])
    play(match, "walk-node-3")
    assert price(match, "walk-node-6") == 0
    assert not any(id.startswith("run-") for id in options(match))
    play(match, "walk-node-6", "run-node-9")
    assert hero(match)["node"] == 9
    assert cubes(match) == (1, 0)


def test_a_walk_of_two_nodes_is_paid_once_with_frostbite() -> None:
    match = fight(
        {"knight": wear("dancer_armour", 0, conditions=FROSTBITE)},
        [tough("hollow_soldier", 2)],
        terrain={5: BARREL},
    )
    assert price(match, "walk-node-3") == 1
    play(match, "walk-node-3")
    assert cubes(match) == (1, 0)
    # The second node has been paid for; only a barrel on it costs something.
    assert price(match, "walk-node-6") == 0
    assert says(match, "walk-node-6") == "Walk to node 6"
    assert price(match, "walk-node-5") == 1
    play(match, "walk-node-6")
    assert cubes(match) == (1, 0)
    assert price(match, "run-node-9") == 2


def test_lothric_knight_armour_heals_for_each_enemy_on_the_node() -> None:
    for count, red in ((0, 5), (1, 4), (2, 3)):
        match = fight(
            {"knight": wear("lothric_knight_armour", 0, red=5)},
            [*[tough("crossbow_hollow", 0)] * count, tough("sentinel", 12)],
        )
        play(match, "end")
        assert cubes(match) == (0, red)


def test_sun_princess_ring_heals_at_the_end_of_ones_activation() -> None:
    match = fight(
        {
            "knight": bare(0, armour=["sunless_armour", "sun_princess_ring"], red=5),
            "herald": bare(0, red=5),
        },
        [tough("sentinel", 12)],
    )
    assert cubes(match) == (0, 5)
    play(match, "end")
    assert [cubes(match, i)[1] for i in range(2)] == [4, 5]
    # Not at the end of another's.
    match = fight(
        {
            "knight": bare(0, armour=["sunless_armour", "sun_princess_ring"], red=5),
            "herald": bare(0, red=5),
        },
        [tough("sentinel", 12)],
        turn=1,
    )
    play(match, "end")
    assert [cubes(match, i)[1] for i in range(2)] == [5, 5]


def test_blue_tearstone_ring_gives_stamina_back_for_wounds() -> None:
    def bolt(tape: list[int], **fields: Any) -> Match:
        match = fight(
            {"knight": bare(0, armour=["exile_armour", "blue_tearstone_ring"], black=5, **fields)},
            [tough("silver_knight_greatbowman", 12)],
            turn=None,
            tape=tape,
        )
        play(match, "block")
        return match

    assert (0, 1, 0, 4, 1) in told(bolt([1, 2]), "gained")
    # Nothing suffered, nothing gained (what follows is the start of the next activation).
    assert told(bolt([2, 2]), "gained") == [(0, 2, 0, 3, 0)]
    # Poison is no attack of an enemy.
    match = fight(
        {
            "knight": bare(
                0, armour=["exile_armour", "blue_tearstone_ring"], black=5, conditions=POISON
            )
        },
        [tough("hollow_soldier", 12)],
    )
    play(match, "end")
    assert told(match, "gained") == [(0, 2, 0, 3, 0)]
    assert cubes(match)[1] == 1


@pytest.mark.parametrize(
    ("id", "condition"),
    [
        ("spider_shield", "poison"),
        ("outrider_armour", "frostbite"),
        ("dragonslayer_armour", "bleed"),
    ],
)
def test_who_is_immune_takes_no_token(id: str, condition: str) -> None:
    # An attack with every condition there is: all come through but this one.
    every = ["bleed", "poison", "frostbite", "stagger"]
    tape = [0] * TREASURE[id].dodge
    match = fight({"knight": wear(id, 6)}, [tough("sentinel", 6)], turn=None, tape=tape)
    match = blow(match, 0, every)
    play(match, "dodge")  # it fails: hit for 0
    assert hero(match)["conditions"] == [one for one in every if one != condition]
    assert told(match, "afflicted") == [(0, [one for one in every if one != condition])]
    match = blow(fight({"knight": bare(6)}, [tough("sentinel", 6)], turn=None), 0, every)
    play(match, "dodge")
    assert hero(match)["conditions"] == every


@pytest.mark.parametrize("id", ["elkhorn_round_shield", "effigy_shield"])
def test_a_shield_beside_a_two_hander(id: str) -> None:
    match = fight(
        {"knight": bare(6, left=["claymore"], right=[id])},
        [tough("hollow_soldier", 6)],
        tape=[1, 1],
    )
    play(match, "act-left-0")
    assert told(match, "uses") == [(0, "claymore", 1)]
    # By swapping in its activation as well.
    match = fight(
        {"knight": bare(6, left=["claymore"], backup=[[id], ["round_shield"]])},
        [tough("hollow_soldier", 6)],
    )
    assert frozenset({"claymore", id}) in holdings(match)
    assert frozenset({"claymore", "round_shield"}) not in holdings(match)
    with pytest.raises(PositionError):
        fight(
            {"knight": bare(6, left=["claymore"], right=["round_shield"])},
            [tough("hollow_soldier", 6)],
        )


def test_faraam_armour_takes_the_token_once_an_encounter() -> None:
    match = fight(
        {"knight": wear("faraam_armour", 0), "herald": bare(0), "warrior": bare(0)},
        [tough("crossbow_hollow", 12)],
        turn=1,
        tape=[1] * 6,
    )
    assert hero(match, 1)["aggro"]
    play(match, "end")
    assert asked(match) == ["take_aggro"]
    assert match.waiting == [0]
    play(match, "no", "block")  # the herald keeps it, and is shot
    assert cubes(match, 1)[1] == 3
    play(match, "end")  # the warrior
    assert asked(match) == ["take_aggro"]
    play(match, "yes")
    assert hero(match, 0)["aggro"]
    play(match, "block")
    assert cubes(match, 0)[1] == 2  # his blue Resist die shows 1
    # His own activation asks nothing, and later ones neither: it has been used.
    play(match, "end", "block", "end")
    assert asked(match) == ["defend"]
    assert hero(match, 1)["aggro"]


def test_black_iron_greatshield_ignores_the_push_of_attacks_but_not_of_movement() -> None:
    match = fight(
        {"knight": wear("black_iron_greatshield", 6)},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=[1],
    )
    play(match, "block")
    assert asked(match) == ["activation"]
    assert hero(match)["node"] == 6
    match = fight({"knight": wear("black_iron_greatshield", 6)}, [tough("sentinel", 5)], turn=None)
    assert asked(match) == ["push"]


def test_smoughs_armour_neither_runs_nor_dodges() -> None:
    match = fight({"knight": wear("smoughs_armour", 0)}, [tough("hollow_soldier", 12)])
    play(match, "walk-node-3")
    assert not any(id.startswith(("walk-", "run-")) for id in options(match))
    match = fight(
        {"knight": wear("smoughs_armour", 6, luck=True)},
        [tough("hollow_soldier", 6)],
        turn=None,
        tape=[1, 1],
    )
    # The blow is blocked without a question; only Luck is offered.
    assert rolled(match) == ["blue", "blue"]
    assert asked(match) == ["after_roll"]
    assert "dodges" not in kinds(match)


# ---------------------------------------------------------------------- rings


def test_hornet_ring_adds_an_orange_die_and_takes_two() -> None:
    for weapon, dice in (("estoc", ["black", "black"]), ("soul_arrow", ["black", "black"])):
        match = fight(
            {"knight": bare(6, armour=["sunless_armour", "hornet_ring"], left=[weapon])},
            [tough("crossbow_hollow", 6)],
            tape=[2, 2, 4],
        )
        play(match, "act-left-0")
        assert rolled(match) == [*dice, "orange"]
        mod, armour = (-1, 1) if weapon == "estoc" else (0, 0)
        assert health(match) == 40 - (8 - 2 + mod - armour)
    # An attack without dice stays one.
    match = fight(
        {"knight": bare(6, armour=["sunless_armour", "hornet_ring"], left=["kukris"])},
        [tough("crossbow_hollow", 6)],
    )
    play(match, "act-left-0")
    assert rolled(match) == []
    assert health(match) == 40


def test_tiny_beings_ring_offers_one_stamina_and_one_health() -> None:
    def begin(choice: str) -> Match:
        match = fight(
            {"knight": bare(6, armour=["sunless_armour", "tiny_beings_ring"], black=5, red=3)},
            [tough("hollow_soldier", 0)],
        )
        assert asked(match) == ["begin"]
        assert [o.message.args for d in match.decisions for o in d.options] == [
            {"stamina": 2, "health": 0},
            {"stamina": 1, "health": 1},
        ]
        play(match, choice)
        return match

    assert cubes(begin("stamina")) == (3, 3)
    assert cubes(begin("mixed")) == (4, 2)


def test_chloranthy_ring_gives_three_to_everybody_on_its_node() -> None:
    ring = ["sunless_armour", "chloranthy_ring"]
    heroes = {"knight": bare(6, armour=ring, black=6), "herald": bare(6, black=6)}
    assert cubes(fight(heroes, [tough("hollow_soldier", 0)], turn=0), 0) == (3, 0)
    assert cubes(fight(heroes, [tough("hollow_soldier", 0)], turn=1), 1) == (3, 0)
    heroes["herald"]["node"] = 5
    assert cubes(fight(heroes, [tough("hollow_soldier", 0)], turn=1), 1) == (4, 0)


def test_the_start_says_what_the_ring_beside_one_gives() -> None:
    match = fight(
        {
            "knight": bare(6, armour=["sunless_armour", "tiny_beings_ring"], black=5, red=3),
            "herald": bare(6, armour=["firelink_armour", "chloranthy_ring"]),
        },
        [tough("hollow_soldier", 0)],
    )
    assert asked(match) == ["begin"]
    assert price(match, "stamina") == 3
    play(match, "stamina")
    assert cubes(match) == (2, 3)


def test_knight_slayers_ring_rewards_three_above_the_armour() -> None:
    def strike(faces: list[int]) -> list[tuple[object, ...]]:
        match = fight(
            {
                "knight": bare(
                    6, armour=["sunless_armour", "knight_slayers_ring"], left=["shortsword"]
                )
            },
            [tough("hollow_soldier", 6)],
            tape=faces,
        )
        play(match, "act-left-1")
        return told(match, "gained")

    assert strike([2, 1, 1]) == [(0, 1, 0, 1, 0)]  # 4 against Block 1
    assert strike([2, 1, 0]) == []


# ---------------------------------------------------------------------- weapon upgrades

GEMS = {
    "blessed_gem": Use(0, "KKK"),
    "crystal_gem": Use(0, "KKK"),
    "heavy_gem": Use(0, "KKK"),
    "sharp_gem": Use(0, "KKK"),
    "blood_gem": Use(0, "KK", conditions="bleed"),
    "poison_gem": Use(0, "KK", conditions="poison"),
    "lightning_gem": Use(0, "KK", magic=True),
    "titanite_shard": Use(0, "KK", mod=1),
    "titanite": Use(0, "KK", mod=1),
}


@pytest.mark.parametrize("id", GEMS)
def test_a_weapon_upgrade_changes_the_attacks_of_its_weapon(id: str) -> None:
    # On a Shortsword (0: two black dice) against a Greatbowman: Block 2, Resist 0.
    made = GEMS[id]
    for index in range(2):
        dice = made.dice + "K" * index
        match = fight(
            {"knight": bare(6, left=["shortsword", id], right=["battle_axe"])},
            [tough("silver_knight_greatbowman", 6)],
            tape=[2] * len(dice) + [2, 2],
        )
        assert price(match, f"act-left-{index}") == (0, 2)[index]
        play(match, f"act-left-{index}")
        assert rolled(match) == ["black"] * len(dice)
        assert health(match) == 40 - (2 * len(dice) + made.mod - (0 if made.magic else 2))
        there = foe(match)
        assert there is not None
        assert there["conditions"] == made.conditions.split()
        # The weapon in the other hand has nothing of it.
        before = health(match)
        play(match, "act-right-0")
        assert len(rolled(match)) == len(dice) + 2
        assert before - health(match) == 2 + (2 if made.conditions == "bleed" else 0)


def test_simple_gem_makes_the_dearest_option_cheaper() -> None:
    match = fight(
        {"knight": bare(6, left=["dark_sword", "simple_gem"], right=["estoc"])},
        [tough("hollow_soldier", 6)],
        tape=[1, 1],
    )
    assert [price(match, f"act-left-{i}") for i in range(3)] == [0, 2, 4]
    assert [price(match, f"act-right-{i}") for i in range(2)] == [0, 3]
    play(match, "act-left-2")
    assert cubes(match) == (4, 0)


def test_two_upgrades_add_up() -> None:
    match = fight(
        {"knight": bare(6, left=["thrall_axe", "blessed_gem", "titanite_shard"])},
        [tough("hollow_soldier", 6)],
        tape=[1, 1, 1],
    )
    play(match, "act-left-0")
    assert health(match) == 40 - (3 + 1 - 1)


def test_every_card_with_an_effect_is_shown_to_work_here() -> None:
    match = fight({"knight": bare(0)}, [tough("sentinel", 12)])
    pack: Any = match.pack
    special = {card.id for card in pack.armoury.cards if card.entry.effects}
    shown = {*GEMS, "simple_gem", "shadow_armour", "dancer_armour", "lothric_knight_armour"}
    shown |= {"sun_princess_ring", "blue_tearstone_ring", "spider_shield", "outrider_armour"}
    shown |= {"dragonslayer_armour", "elkhorn_round_shield", "effigy_shield", "faraam_armour"}
    shown |= {"black_iron_greatshield", "smoughs_armour", "hornet_ring", "tiny_beings_ring"}
    shown |= {"chloranthy_ring", "knight_slayers_ring"}
    assert special == shown


@pytest.mark.rule("DS-A.185")
def test_knight_slayers_ring_looks_past_the_titanite() -> None:
    """3 above the demon's Block of 3: 2 wounds, and the Stamina all the same."""
    match = boss_fight(
        "titanite_demon",
        "titanite_demon_tail_whip",
        {
            "knight": bare(
                1, side="s", armour=["sunless_armour", "knight_slayers_ring"], left=["shortsword"]
            )
        },
        turn=0,
        tape=[2, 2, 2],
    )
    play(match, "act-left-1")
    assert told(match, "strikes")[0][3] == 2
    assert told(match, "gained") == [(0, 1, 0, 1, 0)]


@pytest.mark.rule("DS-A.189")
def test_a_simple_gem_makes_both_of_the_dearest_options_cheaper() -> None:
    match = fight(
        {"knight": bare(6, left=["dragonslayer_spear", "simple_gem"])}, [tough("sentinel", 5)]
    )
    assert [price(match, f"act-left-{i}") for i in range(3)] == [0, 3, 3]


@pytest.mark.rule("DS-A.190")
def test_the_caestus_strikes_from_the_backup_slot_once_beside_both_hands() -> None:
    match = fight(
        {"warrior": bare(6, left=["shortsword"], right=["battle_axe"], backup=[["caestus"]])},
        [tough("hollow_soldier", 6)],
        tape=[0] * 9,
    )
    assert "act-backup-1" in options(match)
    assert "act-backup-0" not in options(match)  # this one needs a hand
    play(match, "act-backup-1")
    assert not [id for id in options(match) if id.startswith("act-backup")]
    play(match, "act-left-0", "act-right-0")
    assert len(told(match, "strikes")) == 3
    assert not [id for id in options(match) if id.startswith("act-")]
    # It is an attack: after a step there is none after it, and none after attack and step.
    match = fight(
        {"warrior": bare(6, left=["shortsword"], backup=[["caestus"]])},
        [tough("hollow_soldier", 6), tough("hollow_soldier", 5)],
        tape=[0] * 9,
    )
    play(match, "act-left-0", "walk-node-5")
    assert not [id for id in options(match) if id.startswith("act-backup")]
