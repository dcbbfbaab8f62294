"""DS-24: the icons of weapons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft import Match

from .bout import (
    BARREL,
    bare,
    cubes,
    fight,
    happened,
    health,
    nodes,
    pack_with,
    price,
    rolled,
    told,
    tough,
)
from .stage import asked, foe, hero, options, play


@pytest.mark.rule("DS-24.1")
def test_the_range_of_an_option_replaces_the_weapons() -> None:
    # Drake Sword: range 0, its third option range 3.
    match = fight(
        {"knight": bare(0, left=["drake_sword"])}, [tough("hollow_soldier", 9)], tape=[1, 1]
    )
    assert [id for id in options(match) if id.startswith("act-")] == ["act-left-2"]
    play(match, "act-left-2")
    assert health(match) == 39
    match = fight({"knight": bare(0, left=["drake_sword"])}, [tough("hollow_soldier", 12)])
    assert not any(id.startswith("act-") for id in options(match))
    # Santier's Spear: range 0, its first option range 1 (and not at range 0).
    match = fight({"knight": bare(0, left=["santiers_spear"])}, [tough("hollow_soldier", 3)])
    assert [id for id in options(match) if id.startswith("act-")] == ["act-left-0", "act-left-1"]


@pytest.mark.rule("DS-24.2")
def test_shift_before_the_dice() -> None:
    # Broadsword, 2 Stamina: Shift 1, then one black and one blue die.
    match = fight(
        {"knight": bare(6, left=["broadsword"])}, [tough("hollow_soldier", 5)], tape=[2, 3]
    )
    play(match, "act-left-1")
    assert cubes(match) == (2, 0)
    assert asked(match) == ["shift"]
    assert rolled(match) == []
    play(match, "node-5")
    assert happened(match, "paid", "moved", "rolled") == ["paid", "moved", "rolled", "rolled"]
    assert cubes(match) == (2, 0)
    assert hero(match)["node"] == 5


@pytest.mark.rule("DS-24.2")
def test_shift_after_the_dice() -> None:
    # Carthus Curved Sword, 1 Stamina: two blue dice - 1, then Shift 1.
    match = fight(
        {"knight": bare(6, left=["carthus_curved_sword"])},
        [tough("hollow_soldier", 6)],
        tape=[3, 3],
    )
    play(match, "act-left-0")
    assert asked(match) == ["shift"]
    assert health(match) == 40 - 4
    assert nodes(match) == sorted(f"node-{n}" for n in (1, 3, 4, 5, 7, 8, 9, 11))
    play(match, "node-9")
    assert hero(match)["node"] == 9
    assert cubes(match) == (1, 0)
    assert asked(match) == ["activation"]


@pytest.mark.rule("DS-24.2")
def test_a_shift_of_two_goes_up_to_two_nodes() -> None:
    for way, end in ((["stay"], 6), (["node-5", "stay"], 5), (["node-5", "node-0"], 0)):
        match = fight({"knight": bare(6, left=["lucerne"])}, [tough("hollow_soldier", 12)])
        play(match, "act-left-2", *way)
        assert hero(match)["node"] == end
        assert asked(match) == ["activation"]
        assert cubes(match) == (0, 0)


@pytest.mark.rule("DS-A.50")
@pytest.mark.parametrize(("barrels", "open_to"), [((7, 9, 11), []), ((7, 9), ["node-11"])])
def test_no_shift_leads_over_a_barrel(barrels: tuple[int, ...], open_to: list[str]) -> None:
    # Balder Side Sword, 4 Stamina: a Shift of 1, then Range 1.
    match = fight(
        {"knight": bare(6, left=["balder_side_sword"])},
        [tough("hollow_soldier", 12)],
        terrain=dict.fromkeys(barrels, BARREL),
        tape=[2, 2],
    )
    assert ("act-left-1" in options(match)) is bool(open_to)
    if open_to:
        play(match, "act-left-1")
        assert options(match) == open_to


@pytest.mark.rule("DS-24.2")
def test_the_question_says_how_many_nodes_of_a_shift_are_left() -> None:
    match = fight({"knight": bare(6, left=["lucerne"])}, [tough("hollow_soldier", 12)])
    play(match, "act-left-2")
    assert match.decisions[0].prompt.args["left"] == 2
    play(match, "node-5")
    assert match.decisions[0].prompt.args["left"] == 1


@pytest.mark.rule("DS-24.3")
def test_a_shift_leaves_walk_and_run() -> None:
    # The Shift of Lucerne's third option comes first; then the walk is still free.
    match = fight({"knight": bare(6, left=["lucerne"])}, [tough("hollow_soldier", 12)])
    play(match, "act-left-2", "node-5", "node-0", "walk-node-1", "run-node-2")
    assert hero(match)["node"] == 2
    assert cubes(match) == (1, 0)
    # After an attack with a Shift in it the whole movement is left, too.
    match = fight(
        {"knight": bare(6, left=["broadsword"])}, [tough("hollow_soldier", 5)], tape=[1, 1]
    )
    play(match, "act-left-1", "node-5", "walk-node-0", "run-node-1")
    assert cubes(match) == (3, 0)


@pytest.mark.rule("DS-24.4")
def test_node_rolls_once_and_compares_with_each_enemy() -> None:
    # Battle Axe, 2 Stamina: two black dice on one node. Block 1, Block 2; another node stands aside.
    match = fight(
        {"knight": bare(6, left=["great_machete"])},
        [
            tough("hollow_soldier", 5),
            tough("sentinel", 5),
            tough("hollow_soldier", 7),
            tough("hollow_soldier", 0),
        ],
        tape=[2, 1, 1],
    )
    play(match, "act-left-2")
    assert asked(match) == ["target"]
    assert options(match) == ["node-5", "node-7"]  # nodes in range, not enemies
    play(match, "node-5")
    assert len(rolled(match)) == 3
    assert [health(match, i) for i in range(4)] == [37, 38, 40, 40]


@pytest.mark.rule("DS-24.5")
def test_shaft_cannot_be_used_at_range_nought() -> None:
    match = fight({"knight": bare(6, left=["spear"])}, [tough("hollow_soldier", 6)])
    assert not any(id.startswith("act-") for id in options(match))
    match = fight(
        {"knight": bare(6, left=["spear"])},
        [tough("hollow_soldier", 6), tough("hollow_soldier", 5)],
        tape=[2],
    )
    play(match, "act-left-0")  # the only target is the one next to the knight
    assert [health(match, i) for i in range(2)] == [40, 39]


@pytest.mark.rule("DS-24.6")
def test_repeat_uses_the_option_so_many_times() -> None:
    # Avelyn, 1 Stamina: one blue die, three times.
    match = fight(
        {"knight": bare(0, left=["avelyn"])}, [tough("hollow_soldier", 9)], tape=[3, 1, 2]
    )
    play(match, "act-left-0", "foe-0", "foe-0")
    assert rolled(match) == ["blue"] * 3
    assert [values[3] for values in told(match, "strikes")] == [2, 0, 1]
    assert health(match) == 37


@pytest.mark.rule("DS-24.7")
def test_the_magical_icon_makes_the_damage_magical() -> None:
    # Moonlight Greatsword: against Resist 0 of the Greatbowman, not against Block 2.
    match = fight(
        {"knight": bare(6, left=["moonlight_greatsword"])},
        [tough("silver_knight_greatbowman", 6)],
        tape=[1, 1],
    )
    play(match, "act-left-0")
    assert health(match) == 38


@pytest.mark.rule("DS-24.8")
def test_condition_and_push_icons_apply_to_each_enemy_hit() -> None:
    match = fight(
        {"knight": bare(6, left=["firebombs"], right=["poison_mist"])},
        [tough("hollow_soldier", 5), tough("hollow_soldier", 5)],
        tape=[0, 0, 0],
    )
    play(match, "act-right-1", "act-left-0", "node-0", "node-10")
    for index, node in ((0, 0), (1, 10)):
        there = foe(match, index)
        assert there is not None
        assert there["conditions"] == ["poison"]
        assert there["node"] == node


@pytest.mark.rule("DS-24.9")
@pytest.mark.parametrize(
    ("option", "stamina", "dice", "farthest"),
    [
        (0, 0, ["black", "blue"], 1),
        (1, 4, ["black", "blue", "blue"], 1),
        (2, 4, ["blue", "blue"], 4),
    ],
)
def test_dragonslayer_spear(option: int, stamina: int, dice: list[str], farthest: int) -> None:
    # Nodes 0, 3, 6, 9, 12 are 0 to 4 nodes from node 0.
    for away, node in enumerate((0, 3, 6, 9, 12)):
        match = fight(
            {"knight": bare(0, left=["dragonslayer_spear"])},
            [tough("silver_knight_greatbowman", node)],
            tape=[1] * len(dice),
        )
        assert (f"act-left-{option}" in options(match)) == (1 <= away <= farthest)
        if 1 <= away <= farthest:
            assert price(match, f"act-left-{option}") == stamina
            play(match, f"act-left-{option}")
            assert cubes(match) == (stamina, 0)
            assert rolled(match) == dice
            assert health(match) == 40 - len(dice)  # magical: against Resist 0


def twin_axes(tape: list[int]) -> Match:
    return fight(
        {"knight": bare(6, left=["winged_knight_twin_axes"])},
        [tough("hollow_soldier", 6), tough("sentinel", 6)],
        tape=tape,
    )


@pytest.mark.rule("DS-A.92")
def test_repeat_pays_once_and_each_time_chooses_and_rolls_anew() -> None:
    match = twin_axes([3, 2])
    play(match, "act-left-1")
    assert cubes(match) == (2, 0)
    assert asked(match) == ["target"]
    play(match, "foe-0")
    assert rolled(match) == ["blue"]
    assert asked(match) == ["target"]
    play(match, "foe-1")
    # 3 + 1 against Block 1; 2 + 1 against Block 2.
    assert [health(match, i) for i in range(2)] == [37, 39]
    assert cubes(match) == (2, 0)


@pytest.mark.rule("DS-A.92")
def test_each_repetition_may_shift_again() -> None:
    # Dancer's Enchanted Swords, 2 Stamina: Shift 1 and a magical blue die, twice.
    match = fight(
        {"knight": bare(5, left=["dancers_enchanted_swords"])},
        [tough("hollow_soldier", 6), tough("sentinel", 7)],
        tape=[2, 2],
    )
    play(match, "act-left-0", "node-6")
    assert health(match, 0) == 39
    assert asked(match) == ["shift"]
    play(match, "node-7", "foe-1")
    assert [health(match, i) for i in range(2)] == [39, 39]
    assert hero(match)["node"] == 7
    assert cubes(match) == (2, 0)


@pytest.mark.rule("DS-24.6")
@pytest.mark.rule("DS-A.192")
@pytest.mark.parametrize("after", [1, 2])
def test_one_may_stop_before_all_repetitions_are_made(after: int) -> None:
    """Avelyn, three times: not the first, but each of the others may be left out."""
    match = fight(
        {"knight": bare(0, left=["avelyn"])}, [tough("hollow_soldier", 9)], tape=[3] * after
    )
    play(match, "act-left-0")
    for _ in range(after - 1):
        assert options(match) == ["foe-0", "stop"]
        play(match, "foe-0")
    play(match, "stop")
    assert asked(match) == ["activation"]
    assert health(match) == 40 - 2 * after
    assert not any(id.startswith("act-") for id in options(match))


@pytest.mark.rule("DS-A.192")
def test_nobody_must_shift_for_a_repetition() -> None:
    """The only foe left stands a node away: going there is the next use, not a duty."""
    match = fight(
        {"knight": bare(5, left=["dancers_enchanted_swords"])},
        [{"model": "hollow_soldier", "node": 5}, tough("sentinel", 6)],
        tape=[3],
    )
    play(match, "act-left-0", "stay")
    assert health(match) == 0
    assert asked(match) == ["shift"]
    assert "stay" not in options(match)
    play(match, "stop")
    assert asked(match) == ["activation"]
    assert (hero(match)["node"], health(match, 1)) == (5, 40)


@pytest.mark.rule("DS-A.192")
@pytest.mark.rule("DS-24.2")
def test_who_stops_has_no_shift_of_the_use_left_out(tmp_path: Path) -> None:
    option = {"stamina": 1, "dice": {"black": 1}, "repeat": 2, "shift": 1, "when": "after"}
    pack = pack_with(tmp_path / "dance", "treasure.yaml", "estoc", options=[option])
    match = under_turn(
        pack,
        fight({"knight": bare(6, left=["estoc"])}, [tough("hollow_soldier", 6)], tape=[1, 1]),
    )
    play(match, "act-left-0")
    assert asked(match) == ["shift"]  # that of the first use
    play(match, "stay")
    assert (asked(match), options(match)) == (["target"], ["foe-0", "stop"])
    play(match, "stop")
    assert asked(match) == ["activation"]
    assert len(told(match, "strikes")) == 1


def under_turn(pack: str, match: Match) -> Match:
    """The same fight by the cards of another pack, at the beginning of the first activation."""
    doc: Any = match.position()
    doc["setup"]["pack"] = pack
    doc["content"] = {"pack": pack, "hash": undercroft.new("dark_souls", {"pack": pack}).pack.hash}
    doc["frame"].update(agenda=[["begin", 0]], asks=[], answered=[])
    return undercroft.from_position(doc)


@pytest.mark.rule("DS-A.192")
def test_a_backstab_that_repeats_may_stop() -> None:
    match = fight(
        {
            "assassin": bare(
                6, armour=["masters_attire"], left=["winged_knight_twin_axes"], heroic=True
            )
        },
        [tough("large_hollow_soldier", 5)],
        turn=None,
        tape=[1, 0, 0, 2],
    )
    play(match, "dodge", "act-left-0")
    assert options(match) == ["foe-0", "stop"]
    play(match, "stop")
    assert len(told(match, "strikes")) == 1
    assert asked(match) != ["target"]


@pytest.mark.rule("DS-A.178")
def test_the_whole_option_is_repeated_with_its_icons() -> None:
    # Shift, die, magic: all of it twice (two shifts, two rolls, both against Resist 1).
    match = fight(
        {"knight": bare(5, left=["dancers_enchanted_swords"])},
        [tough("sentinel", 6), tough("sentinel", 7)],
        tape=[3, 3],
    )
    play(match, "act-left-0", "node-6", "node-7", "foe-1")
    assert happened(match, "moved", "rolled") == ["moved", "rolled", "moved", "rolled"]
    assert [health(match, i) for i in range(2)] == [38, 38]
    # A gem on the blades comes with every repetition as well.
    match = fight(
        {"knight": bare(6, left=["winged_knight_twin_axes", "poison_gem"])},
        [tough("hollow_soldier", 6), tough("sentinel", 6)],
        tape=[0, 0],
    )
    play(match, "act-left-0", "foe-0", "foe-1")
    for index in range(2):
        there = foe(match, index)
        assert there is not None
        assert there["conditions"] == ["poison"]


@pytest.mark.rule("DS-A.93")
def test_the_target_is_chosen_after_a_leading_shift() -> None:
    # Two enemies on different nodes: first where to go, and that decides whom to strike.
    match = fight(
        {"knight": bare(6, left=["dark_sword"])},
        [tough("hollow_soldier", 5), tough("sentinel", 7)],
        tape=[2, 2],
    )
    play(match, "act-left-2")
    assert asked(match) == ["shift"]
    assert options(match) == ["node-5", "node-7"]
    play(match, "node-7")
    assert [health(match, i) for i in range(2)] == [40, 38]


@pytest.mark.rule("DS-A.94")
def test_an_attack_always_hits_an_enemy() -> None:
    # No damage at all, and the Poison is there; Force has no dice, and pushes.
    match = fight(
        {"knight": bare(6, left=["rotten_ghru_dagger"], right=["force"])},
        [tough("sentinel", 6)],
        tape=[0, 0],
    )
    play(match, "act-left-0", "act-right-0", "node-5")
    there = foe(match)
    assert there is not None
    assert (there["health"], there["conditions"], there["node"]) == (40, ["poison"], 5)
    assert "dodged" not in {event.kind for event in match.events}


@pytest.mark.rule("DS-A.95")
def test_one_shaft_icon_with_one_word_in_each_language() -> None:
    match = fight({"knight": bare(6, left=["spear"])}, [tough("hollow_soldier", 5)])
    [spear] = [o for d in match.decisions for o in d.options if o.id == "act-left-0"]
    assert "flèche" in spear.text("fr").lower()
    assert "hast" not in spear.text("fr").lower()


@pytest.mark.rule("DS-A.96")
def test_a_node_attack_spares_nobody_on_the_node() -> None:
    match = fight(
        {"knight": bare(6, left=["battle_axe"])},
        [tough("hollow_soldier", 6), tough("crossbow_hollow", 6)],
        tape=[2, 2],
    )
    play(match, "act-left-1")
    # One node in range: no question, and no way to leave one out.
    assert asked(match) == ["activation"]
    assert [health(match, i) for i in range(2)] == [37, 37]
