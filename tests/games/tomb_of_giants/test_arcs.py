"""The four arcs of a boss (TG-36)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft import Match

from .bout import bar, bossfight, first, half, health, nodes, pack_with, places, rolled, under
from .stage import (
    asked,
    bare,
    begin,
    foe,
    hero,
    kinds,
    lair,
    options,
    play,
    reload,
    told,
    tough,
)

#: Around node 6, clockwise from north, with the arcs of a boss there that faces south.
AROUND = {
    1: ["back"], 4: ["back", "left"], 7: ["left"], 9: ["front", "left"], 11: ["front"],
    8: ["front", "right"], 5: ["right"], 3: ["back", "right"],
}  # fmt: skip


def knight(node: int = 6, facing: str = "s", **fields: Any) -> dict[str, Any]:
    return {"model": "black_knight", "node": node, "facing": facing, **fields}


def beside(side: str, **fields: Any) -> dict[str, Any]:
    """Somebody bare on the boss's node 6, on this side of it."""
    return bare(6, side=side, **fields)


def fight(heroes: dict[str, dict[str, Any]], *foes: dict[str, Any], **more: Any) -> Match:
    return bossfight("black_knight", heroes, foes or (knight(),), **{"turn": 0, **more})


# ---------------------------------------------------------------------- where the arcs are


@pytest.mark.rule("TG-36.1")
@pytest.mark.rule("TG-36.2")
@pytest.mark.rule("TG-A.55")
@pytest.mark.parametrize("node", AROUND)
def test_the_four_arcs_and_the_nodes_on_their_lines(node: int) -> None:
    # Who steps onto the boss's node comes into the arc it was in; from a line it may choose.
    match = fight({"thief": bare(node)})
    ways = [id for id in options(match) if id.startswith("walk-node-6")]
    assert sorted(ways) == sorted(f"walk-node-6-{arc}" for arc in AROUND[node])


@pytest.mark.rule("TG-36.1")
@pytest.mark.parametrize(
    ("facing", "arc"), [("n", "back"), ("e", "right"), ("s", "front"), ("w", "left")]
)
def test_the_arcs_turn_with_the_facing(facing: str, arc: str) -> None:
    match = fight({"thief": bare(11)}, knight(facing=facing))
    assert [id for id in options(match) if id.startswith("walk-node-6")] == [f"walk-node-6-{arc}"]


@pytest.mark.rule("TG-36.3")
@pytest.mark.rule("TG-36.4")
@pytest.mark.parametrize(("arc", "side"), [("front", "s"), ("left", "e")])
def test_on_the_boss_node_a_character_stands_in_one_arc(arc: str, side: str) -> None:
    match = fight({"thief": bare(9)})
    play(match, f"walk-node-6-{arc}")
    assert (hero(match)["node"], hero(match)["side"]) == (6, side)


# ---------------------------------------------------------------------- moving on the boss's node


@pytest.mark.rule("TG-36.5")
def test_from_front_to_back_for_one_stamina() -> None:
    match = fight({"pyromancer": beside("s")})
    assert {"walk-arc-left", "walk-arc-right"} <= set(options(match))
    assert "walk-arc-back" not in options(match)
    play(match, "walk-arc-left", "run-arc-back")
    assert hero(match)["side"] == "n"
    assert bar(match) == (1, 0)
    assert "moved" not in kinds(match)


@pytest.mark.rule("TG-36.6")
@pytest.mark.parametrize(
    ("side", "around"),
    [("s", [8, 9, 11]), ("e", [4, 7, 9]), ("n", [1, 3, 4]), ("w", [3, 5, 8])],
)
def test_who_leaves_stays_in_its_arc(side: str, around: list[int]) -> None:
    match = fight({"thief": beside(side)})
    assert nodes(match) == around


@pytest.mark.rule("TG-36.6")
def test_who_is_pushed_off_stays_in_its_arc() -> None:
    # Massive Swing does not reach behind; its movement of none pushes.
    match = fight({"thief": beside("n")}, card="black_knight_massive_swing", turn=None)
    assert (asked(match), nodes(match)) == (["push"], [1, 3, 4])
    play(match, "node-3")
    assert (hero(match)["node"], hero(match)["side"]) == (3, None)


@pytest.mark.rule("TG-36.7")
def test_with_a_wall_in_the_way_along_the_wall() -> None:
    # On 11, at the southern wall, the front of a boss facing south has no node.
    match = fight(
        {"thief": bare(11, side="s")},
        knight(11, "s"),
        card="black_knight_charge",
        turn=None,
    )
    assert (asked(match), nodes(match)) == (["push"], [10, 12])


@pytest.mark.rule("TG-36.7")
def test_in_a_corner_along_either_wall() -> None:
    match = fight(
        {"thief": bare(0, side="nw")},
        knight(0, "nw"),
        card="black_knight_charge",
        turn=None,
    )
    assert nodes(match) == [1, 5]


@pytest.mark.rule("TG-36.8")
def test_the_paid_step_after_a_boss_misses_ignores_arcs() -> None:
    match = fight(
        {"thief": beside("s", armour=["deserter_armour"])},
        card="black_knight_heavy_slash",
        turn=None,
        tape=[0, 1],
    )
    assert asked(match) == ["step_aside"]
    assert nodes(match) == [1, 3, 4, 5, 7, 8, 9, 11]
    arcs = {place for place in places(match) if place.startswith("arc")}
    assert {"arc-left", "arc-right", "arc-back"} <= arcs
    play(match, "arc-back")
    assert told(match, "paid") == [(0, 1, 1, 0)]
    assert hero(match)["node"] != 11


@pytest.mark.rule("TG-36.8")
def test_onto_the_node_of_a_boss_that_missed_in_any_arc() -> None:
    match = fight(
        {"thief": bare(1, armour=["deserter_armour"])},
        card="black_knight_heavy_slash",
        turn=None,
        tape=[0, 1],
    )
    onto = [place for place in places(match) if place.startswith("node-6")]
    assert onto == ["node-6-back", "node-6-front", "node-6-left", "node-6-right"]


@pytest.mark.rule("TG-36.8")
def test_after_a_skeletons_miss_the_arcs_hold() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(6, side="s", armour=["deserter_armour"])},
        [{"model": "gravelord_nito", "node": 6}, tough("skeleton_archer", 21)],
        turn=0,
        tape=[0, 1],
    )
    # The archer is just shooting at the thief on Nito's node.
    blow = {
        "foe": 1, "strength": 4, "magic": False, "difficulty": 1, "conditions": [], "push": False,
    }  # fmt: skip
    match = begin(match, [["character_phase"], ["guard", 0, blow]], tape=[0, 1])
    assert asked(match) == ["step_aside"]
    assert nodes(match) == [8, 9, 11]


# ---------------------------------------------------------------------- weak arcs


def bow(node: int, top: str, **more: Any) -> Match:
    match = fight(
        {"thief": bare(node, left=["shortbow"])},
        top=f"black_knight_{top}",
        discard=[f"black_knight_{top}"],
        **more,
    )
    play(match, "act-left-0")
    return match


@pytest.mark.rule("TG-36.10")
@pytest.mark.parametrize(
    ("top", "weak"),
    [("overhead_swing", 1), ("heavy_slash", 7), ("backswing", 5), ("charge", 0)],
)
def test_a_weak_arc_adds_a_black_die(top: str, weak: int) -> None:
    for node in (1, 5, 7, 11):
        dice = [2, 3] if node == weak else [3]
        match = bow(node, top, tape=dice)
        assert rolled(match) == (["black", "blue"] if node == weak else ["blue"])


@pytest.mark.rule("TG-36.9")
def test_an_attacker_on_a_line_chooses_the_weak_arc() -> None:
    # 4 lies in the back and in the left arc: either makes it weak.
    for top in ("overhead_swing", "heavy_slash"):
        assert len(rolled(bow(4, top, tape=[2, 3]))) == 2
    assert len(rolled(bow(4, "backswing", tape=[3]))) == 1


@pytest.mark.rule("TG-36.9")
def test_on_the_node_the_arc_one_stands_in() -> None:
    for side, weak in (("n", True), ("s", False)):
        match = fight(
            {"thief": beside(side, left=["morning_star"])},
            top="black_knight_overhead_swing",
            discard=["black_knight_overhead_swing"],
            tape=[2, 3] if weak else [3],
        )
        play(match, "act-left-0")
        assert len(rolled(match)) == (2 if weak else 1)


@pytest.mark.rule("TG-36.10")
def test_only_the_top_card_counts() -> None:
    match = fight(
        {"thief": bare(1, left=["shortbow"])},
        top="black_knight_heavy_slash",
        discard=["black_knight_overhead_swing", "black_knight_heavy_slash"],
        tape=[3],
    )
    play(match, "act-left-0")
    assert rolled(match) == ["blue"]
    match = fight({"thief": bare(1, left=["shortbow"])}, tape=[3])
    play(match, "act-left-0")
    assert rolled(match) == ["blue"]


@pytest.mark.rule("TG-36.10")
def test_skeletons_beside_nito_have_no_weak_arc() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(3, left=["shortbow"])},
        [{"model": "gravelord_nito", "node": 6}, tough("skeleton_archer", 8)],
        turn=0,
        top="gravelord_nito_sword_sweep",
        discard=["gravelord_nito_sword_sweep"],
        tape=[3, 1],
    )
    play(match, "act-left-0", "foe-1")
    assert rolled(match) == ["blue"]
    assert health(match, 1) == 38


@pytest.mark.rule("TG-36.10")
@pytest.mark.parametrize(("side", "dice"), [("n", 3), ("s", 2)])
def test_a_skeleton_on_nitos_node_takes_nothing_from_his_weak_arc(side: str, dice: int) -> None:
    """Pyromancy Flame strikes the whole node from behind: one roll, with the die of the weak arc."""
    match = bossfight(
        "gravelord_nito",
        {"pyromancer": bare(6, side=side, left=["pyromancy_flame"])},
        [{"model": "gravelord_nito", "node": 6}, tough("skeleton_archer", 6)],
        turn=0,
        top="gravelord_nito_sword_sweep",
        discard=["gravelord_nito_sword_sweep"],
        tape=[2] * dice,
    )
    play(match, "act-left-1")
    assert rolled(match) == ["black"] * dice
    assert health(match, 1) == 40 - (2 * dice - 1)


def test_a_boss_that_turns_its_back_shows_another_arc(tmp_path: Path) -> None:
    match = lair("black_knight", {"thief": bare(11, left=["mace"])}, [knight()], turn=0)
    card = "black_knight_charge"
    halves = [half(card, icons=[{"icon": "turn", "way": "left"}])]
    pack = pack_with(tmp_path / "about", "behaviours.yaml", card, halves=halves)
    match = under(pack, reload(match, known_deck=[card], deck=[], discard=[]), [["enemy_phase"]])
    first(match)
    there = foe(match)
    assert there is not None
    assert there["facing"] == "e"
    assert [id for id in options(match) if id.startswith("walk-node-6")] == ["walk-node-6-right"]


@pytest.mark.rule("TG-36.8")
@pytest.mark.rule("TG-36.4")
def test_beside_a_boss_that_missed_only_its_node_has_arcs() -> None:
    match = fight(
        {"thief": bare(1, armour=["deserter_armour"])},
        card="black_knight_heavy_slash",
        turn=None,
        tape=[0, 1],
    )
    onto = [f"node-6-{arc}" for arc in ("back", "front", "left", "right")]
    assert sorted(options(match)) == sorted(["stay", "node-0", "node-2", "node-3", "node-4", *onto])


@pytest.mark.rule("TG-36.5")
@pytest.mark.rule("TG-26.3")
def test_a_shift_leads_around_a_boss_in_this_box() -> None:
    """To the weak arc, then the attack with a black die more."""
    match = fight(
        {"thief": beside("s", left=["dark_sword"], tiers=[3, 3, 3, 3])},
        knight(health=40),
        top="black_knight_heavy_slash",
        discard=["black_knight_heavy_slash"],
        card="black_knight_defensive_strike",
        tape=[2, 2, 2],
    )
    play(match, "act-left-2")
    assert asked(match) == ["shift"]
    assert {"stay", "arc-left", "arc-right"} <= set(options(match))
    assert "arc-back" not in options(match)
    play(match, "arc-left")
    assert (hero(match)["node"], hero(match)["side"]) == (6, "e")
    assert sorted(rolled(match)) == ["black", "orange", "orange"]
    assert bar(match) == (5, 0)


@pytest.mark.rule("TG-36.5")
@pytest.mark.rule("TG-4.2")
def test_slipping_away_may_lead_around_a_boss_and_on() -> None:
    match = fight({"thief": {**beside("s"), "heroic": True}, "cleric": bare(12)})
    play(match, "heroic", "arc-right")
    assert hero(match)["side"] == "w"
    assert nodes(match) == [3, 5, 8]
    play(match, "node-5")
    assert hero(match)["node"] == 5
    assert bar(match) == (0, 0)
