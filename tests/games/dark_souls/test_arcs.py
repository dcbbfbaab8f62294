"""Boss arcs: where a character stands, moves, is pushed, and strikes the weak spot (DS-32)."""

from __future__ import annotations

import math
from typing import Any

import pytest

import undercroft
from tests.games.souls import told
from undercroft import Match
from undercroft.games.dark_souls.cards import Cards
from undercroft.games.souls.moving import centre
from undercroft.kernel.board import arcs

from .lair import boss_view, lair, nodes_of, reds_of, resolve, with_card
from .stage import COMPASS, asked, foe, hero, kinds, options, play, used_up

ARCS = ("front", "right", "back", "left")
#: Around node 6 of the mini boss tile, clockwise from north.
ROUND = dict(zip(COMPASS, (1, 4, 7, 9, 11, 8, 5, 3), strict=True))


def by_angle(facing: int, dx: int, dy: int) -> set[str]:
    """The arcs of a point, by degrees: quarters around the facing, lines belonging to both."""
    turned = (math.degrees(math.atan2(dx, -dy)) - 45 * facing) % 360
    middles = {"front": 0, "right": 90, "back": 180, "left": 270}
    return {
        arc
        for arc, middle in middles.items()
        if min((turned - middle) % 360, (middle - turned) % 360) <= 45 + 1e-6
    }


def in_arcs(facing: int, dx: int, dy: int) -> set[str]:
    return {arc for i, arc in enumerate(ARCS) if arcs(facing, dx, dy) >> i & 1}


def beside(facing: str, node: int, **more: object) -> Match:
    """A knight's activation beside a gargoyle that has flipped nothing yet."""
    return lair("gargoyle", {"knight": {"node": node, **more}}, node=6, facing=facing, turn=0)


def on_base(facing: str, side: str, **more: object) -> Match:
    return beside(facing, 6, side=side, **more)


def walks(match: Match) -> set[str]:
    return {option.removeprefix("walk-") for option in options(match) if option.startswith("walk-")}


@pytest.mark.rule("DS-32.1")
@pytest.mark.parametrize("facing", range(8))
def test_four_arcs_around_the_base(facing: int) -> None:
    """Stepping onto its node from straight ahead, right, behind and left: one arc each."""
    for turn, arc in zip((0, 2, 4, 6), ARCS, strict=True):
        match = beside(COMPASS[facing], ROUND[COMPASS[(facing + turn) % 8]])
        onto = {place for place in walks(match) if place.startswith("node-6")}
        assert onto == {f"node-6-{arc}"}


@pytest.mark.rule("DS-32.2")
@pytest.mark.parametrize("where", range(13))
def test_a_boss_that_turns_faces_an_adjacent_node(where: int) -> None:
    """Wherever it stands and whoever it turns to: ahead is a node, and it is nearer."""
    for target in range(13):
        if target == where:
            continue
        match = lair(
            "gargoyle", {"knight": {"node": target}}, node=where, card="gargoyle_electric_breath"
        )
        resolve(match)
        left = foe(match)
        assert left is not None
        pack = match.pack
        assert isinstance(pack, Cards)
        points = pack.board_by_id["mini_boss"].entry.points
        far = math.radians(45 * COMPASS.index(left["facing"]))
        step = (round(math.sin(far), 6), round(-math.cos(far), 6))
        ahead = [
            node
            for node, (x, y) in enumerate(points)
            for dx, dy in [(x - points[where][0], y - points[where][1])]
            if (abs(dx), abs(dy)) in ((1, 1), (2, 0), (0, 2))
            and math.isclose(math.atan2(dy, dx), math.atan2(step[1], step[0]), abs_tol=1e-4)
        ]
        assert len(ahead) == 1, f"from {where} to {target}: facing {left['facing']}"
        away = pack.board_by_id["mini_boss"].board.distance[target]
        assert away[ahead[0]] < away[where]


@pytest.mark.rule("DS-32.3")
@pytest.mark.rule("DS-A.113")
@pytest.mark.parametrize("facing", range(8))
def test_every_node_lies_in_an_arc_and_lines_count_twice(facing: int) -> None:
    lines = 0
    for dx in range(-4, 5):
        for dy in range(-10, 11):
            if (dx, dy) != (0, 0):
                found = in_arcs(facing, dx, dy)
                assert found == by_angle(facing, dx, dy)
                assert found
                lines += len(found) == 2
    assert lines


@pytest.mark.rule("DS-32.3")
def test_the_dancer_faces_the_herald() -> None:
    """EXAMPLE: the room falls into four parts; who stands on a line is in both of them."""
    where = {"herald": 21, "knight": 17, "assassin": 15, "warrior": 19}
    hit: dict[str, set[str]] = {arc: set() for arc in ARCS}
    for arc in ARCS:
        match = lair(
            "dancer",
            {kind: {"node": node} for kind, node in where.items()},
            node=16,
            facing="n",
            card="dancer_ash_cloud",
            pack=with_card(
                "dancer_ash_cloud",
                icons=[{"icon": "attack", "type": "physical", "damage": 1, "target": "area"}],
                attack_arcs=[arc],
            ),
        )
        blows = resolve(match)
        hit[arc] = {list(where)[blow.seat] for blow in blows}
    assert hit == {
        "front": {"herald", "warrior"},
        "right": {"knight", "warrior"},
        "back": set(),
        "left": {"assassin"},
    }


@pytest.mark.rule("DS-A.113")
def test_facing_north_the_node_to_the_north_east_is_front_and_right() -> None:
    """CASE."""
    assert {p for p in walks(beside("n", 4)) if "node-6" in p} == {"node-6-front", "node-6-right"}
    assert {p for p in walks(beside("n", 9)) if "node-6" in p} == {"node-6-right", "node-6-back"}


@pytest.mark.rule("DS-A.112")
def test_left_is_on_its_left_hand() -> None:
    assert {p for p in walks(beside("n", 5)) if "node-6" in p} == {"node-6-left"}
    assert {p for p in walks(beside("s", 5)) if "node-6" in p} == {"node-6-right"}
    match = lair(
        "winged_knight",
        {"knight": {"node": 11}, "assassin": {"node": 7}, "herald": {"node": 5}},
        node=1,
        card="winged_knight_sweeping_blade_swing",  # it comes south; front and left are struck
    )
    assert [blow.seat for blow in resolve(match)] == [0, 1]


@pytest.mark.rule("DS-32.4")
@pytest.mark.rule("DS-32.5")
def test_on_the_bosss_node_a_character_stays_in_its_arc() -> None:
    match = beside("n", 11)
    assert {p for p in walks(match) if "node-6" in p} == {"node-6-back"}
    play(match, "walk-node-6-back")
    assert (hero(match)["node"], hero(match)["side"]) == (6, "s")
    # One arc only: of all the cards that strike one arc, just the one on the back reaches it.
    for facing, hits in (("n", 0), ("s", 1), ("e", 0), ("w", 0)):
        struck = lair(
            "gargoyle",
            {"knight": {"node": 6, "side": "s"}},
            node=6,
            facing=facing,
            card="gargoyle_tail_whip",
            pack=with_card(
                "gargoyle_tail_whip",
                icons=[{"icon": "attack", "type": "physical", "damage": 1, "target": "area"}],
                attack_arcs=["front"],
            ),
        )
        assert len(resolve(struck)) == hits


@pytest.mark.rule("DS-32.5")
@pytest.mark.parametrize("others", [{"warrior"}, {"warrior", "herald"}], ids=["one", "two"])
def test_so_it_does_beside_others_who_stand_there(others: set[str]) -> None:
    there = {name: {"node": 6, "side": "n"} for name in sorted(others, reverse=True)}
    match = lair("gargoyle", {"knight": {"node": 11}, **there}, node=6, facing="n", turn=0)
    assert {id for id in options(match) if "node-6" in id} == {"walk-node-6-back"}


@pytest.mark.rule("DS-32.5")
@pytest.mark.parametrize(("arc", "side"), [("right", "e"), ("back", "s")])
def test_from_two_arcs_it_chooses(arc: str, side: str) -> None:
    match = beside("n", 9)
    play(match, f"walk-node-6-{arc}")
    assert (hero(match)["node"], hero(match)["side"]) == (6, side)


@pytest.mark.rule("DS-32.6")
@pytest.mark.rule("DS-A.110")
@pytest.mark.parametrize(
    ("side", "nodes"),
    [("n", {3, 1, 4}), ("e", {4, 7, 9}), ("s", {9, 11, 8}), ("w", {8, 5, 3})],
)
def test_leaving_the_bosss_node_by_moving_keeps_the_arc(side: str, nodes: set[int]) -> None:
    for facing in ("n", "e", "s", "w"):
        match = on_base(facing, side)
        assert {p for p in walks(match) if p.startswith("node")} == {f"node-{n}" for n in nodes}


@pytest.mark.rule("DS-32.6")
@pytest.mark.rule("DS-A.110")
@pytest.mark.rule("DS-A.160")
def test_leaving_the_bosss_node_by_a_push_keeps_the_arc() -> None:
    """A movement with Push: the character on its left goes to one of three nodes."""
    match = lair(
        "dancer",
        {"knight": {"node": 16, "side": "w"}},
        node=16,
        facing="n",
        card="dancer_backhand_blade_swipe",
    )
    assert sorted(options(match)) == ["node-13", "node-15", "node-18"]


@pytest.mark.rule("DS-32.7")
@pytest.mark.parametrize(
    ("where", "facing", "along"),
    [(11, "s", {10, 12}), (1, "n", {0, 2}), (12, "se", {7, 11}), (5, "w", {0, 10})],
)
def test_at_a_wall_a_push_goes_along_it(where: int, facing: str, along: set[int]) -> None:
    """The character stands between the boss and the wall."""
    match = lair(
        "winged_knight",
        {"knight": {"node": where, "side": facing}, "assassin": {"node": 6}},
        node=where,
        facing=facing,
        aggro=1,
        card="winged_knight_charging_assault",
    )
    if asked(match) == ["turn_foe"]:
        play(match, "node-9")
    assert set(options(match)) == {f"node-{node}" for node in along}


@pytest.mark.rule("DS-32.7")
def test_at_a_wall_too_the_arc_comes_first() -> None:
    """On the left of a boss that looks at the wall there is a node: nowhere else."""
    match = lair(
        "winged_knight",
        {"knight": {"node": 11, "side": "e"}, "assassin": {"node": 6}},
        node=11,
        facing="s",
        aggro=1,
        card="winged_knight_charging_assault",
    )
    assert sorted(options(match)) == ["node-12", "node-9"]


@pytest.mark.rule("DS-32.8")
def test_from_front_to_back_costs_one_stamina() -> None:
    """EXAMPLE: a walk for 0, a run for 1."""
    match = on_base("n", "n")
    assert {p for p in walks(match) if p.startswith("arc")} == {"arc-right", "arc-left"}
    play(match, "walk-arc-right")
    assert (hero(match)["side"], hero(match)["black"]) == ("e", 0)
    play(match, "run-arc-back")
    assert (hero(match)["side"], hero(match)["black"]) == ("s", 1)
    assert hero(match)["node"] == 6


SWORD = {"left": ["long_sword"]}


@pytest.mark.rule("DS-32.9")
@pytest.mark.parametrize(("side", "more"), [("e", 1), ("n", 0), ("w", 0)])
def test_a_weak_arc_adds_one_black_die(side: str, more: int) -> None:
    """Electric Breath leaves the right arc weak: the blue die of the sword, and a black one."""
    match = lair(
        "gargoyle",
        {"knight": {"node": 6, "side": side, **SWORD}},
        node=6,
        facing="n",
        turn=0,
        top="gargoyle_electric_breath",
        tape=[2] * more + [3],
    )
    play(match, "act-left-0")
    assert kinds(match).count("rolled") == 1 + more
    left = foe(match)
    assert left is not None
    assert left["health"] == 26 - (3 + 2 * more - 2)
    assert used_up(match)


@pytest.mark.rule("DS-32.9")
def test_never_more_than_one_die_for_two_weak_arcs() -> None:
    match = lair(
        "gargoyle",
        {"herald": {"node": 9, "left": ["spear"]}},
        node=6,
        facing="n",
        turn=0,
        top="gargoyle_electric_breath",
        pack=with_card("gargoyle_electric_breath", weak_arcs=["right", "back"]),
        tape=[2, 2],
    )
    play(match, "act-left-0")
    assert kinds(match).count("rolled") == 2  # the spear's own and one more
    left = foe(match)
    assert left is not None
    assert left["health"] == 26 - 2


@pytest.mark.rule("DS-32.10")
@pytest.mark.parametrize(
    ("first", "then", "weak"),
    [
        ("gargoyle_electric_breath", "gargoyle_tail_whip", ["front"]),
        ("gargoyle_tail_whip", "gargoyle_electric_breath", ["right"]),
    ],
)
def test_weak_are_the_arcs_of_the_top_card(first: str, then: str, weak: list[str]) -> None:
    match = lair("gargoyle", {"knight": {"node": 12}}, node=0, facing="n", card=first, later=[then])
    resolve(match)
    play(match, "end")
    resolve(match)
    left = foe(match)
    assert left is not None
    assert left["weak"] == weak
    assert boss_view(match)["top"] == then


@pytest.mark.rule("DS-32.11")
@pytest.mark.parametrize("weak", ["right", "back"])
def test_on_a_line_either_weak_arc_gives_the_die(weak: str) -> None:
    match = lair(
        "gargoyle",
        {"herald": {"node": 9, "left": ["spear"]}},
        node=6,
        facing="n",
        turn=0,
        top="gargoyle_electric_breath",
        pack=with_card("gargoyle_electric_breath", weak_arcs=[weak]),
        tape=[2, 2],
    )
    play(match, "act-left-0")
    assert used_up(match)


@pytest.mark.rule("DS-32.11")
@pytest.mark.parametrize(("arc", "hits"), [("front", 0), ("right", 1), ("back", 1), ("left", 0)])
def test_on_a_line_attacks_on_either_arc_hit(arc: str, hits: int) -> None:
    match = lair(
        "gargoyle",
        {"knight": {"node": 9}},
        node=6,
        facing="n",
        card="gargoyle_tail_whip",
        pack=with_card(
            "gargoyle_tail_whip",
            icons=[{"icon": "attack", "type": "physical", "damage": 4, "target": "area"}],
            attack_arcs=[arc],
        ),
    )
    assert len(resolve(match)) == hits
    assert reds_of(match) == [4 * hits]


@pytest.mark.rule("DS-A.111")
def test_a_dodge_on_the_bosss_node_goes_anywhere() -> None:
    match = lair(
        "winged_knight",
        {"knight": {"node": 6, "side": "e"}},
        node=6,
        facing="n",
        card="winged_knight_pillars_of_light",
        tape=[],
    )
    ways = {o.removeprefix("dodge-") for o in options(match) if o.startswith("dodge-")}
    assert ways == {f"node-{node}" for node in ROUND.values()} | {f"arc-{arc}" for arc in ARCS}


@pytest.mark.rule("DS-A.114")
def test_when_the_boss_turns_the_compass_decides_the_arc() -> None:
    """A character in the east of a boss facing north is on its right; turned around, on its left."""
    match = lair(
        "titanite_demon",
        {"knight": {"node": 6, "side": "e"}, "assassin": {"node": 6, "side": "w"}},
        node=6,
        facing="n",
        card="titanite_demon_vicious_swing",  # turns around; front, right and back are struck
    )
    assert [blow.seat for blow in resolve(match)] == [1]
    assert [hero(match, i)["side"] for i in (0, 1)] == ["e", "w"]


@pytest.mark.rule("DS-A.114")
def test_on_a_line_of_the_turned_boss_it_is_in_both_arcs() -> None:
    """Facing north-east, a character in the east is in front and on the right."""
    match = on_base("ne", "e")
    assert walks(match) == {
        *(f"node-{node}" for node in (1, 4, 7, 9, 11)),
        "arc-back",
        "arc-left",
    }


@pytest.mark.rule("DS-A.115")
def test_a_turn_icon_may_face_the_wall() -> None:
    match = lair(
        "titanite_demon",
        {"knight": {"node": 12}},
        node=1,
        facing="s",
        card="titanite_demon_vicious_swing",
    )
    resolve(match)
    left = foe(match)
    assert left is not None
    assert (left["node"], left["facing"]) == (1, "n")


@pytest.mark.rule("DS-A.116")
def test_a_card_without_attack_icon_leaves_no_weak_arc() -> None:
    """Whatever the card before it showed."""
    match = lair(
        "titanite_demon",
        {"herald": {"node": 12, "left": ["spear"]}},
        node=6,
        facing="n",
        top="titanite_demon_tail_whip",  # the front arc is weak
        card="titanite_demon_vaulting_slam",
        tape=[2],
    )
    before = foe(match)
    assert before is not None
    resolve(match, "node-9")
    left = foe(match)
    assert left is not None
    assert (left["node"], left["facing"], left["weak"]) == (12, "nw", [])
    assert nodes_of(match) == [9]
    play(match, "act-left-0")  # from the front, with the spear's own die
    assert kinds(match).count("rolled") == 1
    assert used_up(match)


@pytest.mark.rule("DS-32.8")
def test_a_shift_does_not_lead_around_a_boss() -> None:
    match = on_base("n", "s", left=["balder_side_sword"])
    assert any(id.startswith("walk-arc-") for id in options(match))
    play(match, "act-left-1")
    assert asked(match) == ["shift"]
    assert sorted(options(match)) == ["node-11", "node-8", "node-9", "stay"]
    # Carthus Curved Sword shifts without an attack: to nodes behind the boss, not to its sides.
    match = on_base("n", "s", left=["carthus_curved_sword"])
    play(match, "act-left-2")
    assert asked(match) == ["shift"]
    assert sorted(options(match)) == ["node-11", "node-8", "node-9", "stay"]


@pytest.mark.rule("DS-32.9")
@pytest.mark.rule("DS-A.184")
@pytest.mark.parametrize("card", ["force", "poison_mist", "kukris"])
def test_an_attack_without_dice_gains_the_die_of_a_weak_arc(card: str) -> None:
    def strike(side: str, faces: list[int]) -> tuple[list[object], list[object]]:
        match = lair(
            "gargoyle",
            {"knight": {"node": 6, "side": side, "left": [card], "right": ["great_magic_weapon"]}},
            node=6,
            facing="n",
            top="gargoyle_tail_sweep",  # weak: back
            turn=0,
            tape=faces,
            treasure=[],
        )
        play(match, "act-right-1", "act-left-0")  # magical now, and +1 on dice that are printed
        dice = [values[0] for values in told(match, "rolled")]
        return dice, [values[3] for values in told(match, "strikes")]

    assert strike("s", [2]) == (["black"], [2 - 1])  # Resist 1
    assert strike("n", []) == ([], [0])


@pytest.mark.rule("DS-32.7")
def test_who_makes_room_at_a_wall_goes_along_it() -> None:
    """A boss looking at the wall comes onto a full node; one between it and the wall is pushed."""
    match = lair(
        "gargoyle",
        {
            "knight": {"node": 11, "side": "s"},
            "assassin": {"node": 11, "side": "s"},
            "herald": {"node": 12},
        },
        node=11,
        facing="s",
        turn=2,
    )
    play(match, "walk-node-11-left")
    assert asked(match) == ["make_room"]
    mine = {id for id in options(match, 2) if id.startswith("seat-0-")}
    assert mine == {"seat-0-node-10", "seat-0-node-12"}


def two_bosses(heroes: dict[str, dict[str, object]], card: str) -> Match:
    """Smough on node 6 facing north, Ornstein beside him on node 1 facing south."""
    return lair(
        "ornstein_and_smough",
        heroes,
        foes=[
            {"model": "ornstein", "node": 1, "facing": "se"},
            {"model": "smough", "node": 6, "facing": "n"},
        ],
        card=card,
    )


@pytest.mark.rule("DS-32.5")
def test_pushed_onto_a_boss_from_two_of_its_arcs_the_player_chooses() -> None:
    """Whoever stands south of a boss that faces south-east is in its front and in its right arc."""
    match = two_bosses({"knight": {"node": 6, "side": "n"}}, "smough_charged_charge")
    doc = match.position()
    state: Any = doc["state"]
    frame: Any = doc["frame"]
    state["heroes"][0].update(node=6, side="n")
    state["foes"][1].update(node=6, facing="n")
    frame.update(agenda=[["character_phase"], ["push", 0, 1, "move"]], asks=[], answered=[])
    match = undercroft.from_position(doc)
    onto = {id for id in options(match) if id.startswith("node-1")}
    assert onto == {"node-1-front", "node-1-right"}
    play(match, "node-1-right")
    assert (hero(match)["node"], hero(match)["side"]) == (1, "sw")


@pytest.mark.rule("DS-32.5")
@pytest.mark.rule("DS-A.159")
def test_making_room_onto_a_boss_from_two_of_its_arcs_the_player_chooses() -> None:
    heroes: dict[str, dict[str, object]] = {
        "knight": {"node": 10},
        "assassin": {"node": 10},
        "herald": {"node": 11},
        "warrior": {"node": 11},
    }
    match = two_bosses(heroes, "smough_charged_charge")
    doc = match.position()
    state: Any = doc["state"]
    frame: Any = doc["frame"]
    state["foes"][1].update(node=12, facing="n")
    for one in state["heroes"]:
        one.update(node=6, side=None)
    frame.update(agenda=[["character_phase"], ["make_room", 6, 3, None]], asks=[], answered=[])
    match = undercroft.from_position(doc)
    assert asked(match) == ["make_room"]
    onto = {id for id in options(match, match.waiting[0]) if id.startswith("seat-0-node-1-")}
    assert onto == {"seat-0-node-1-front", "seat-0-node-1-right"}
    play(match, "seat-0-node-1-front")
    assert (hero(match)["node"], hero(match)["side"]) == (1, "se")


@pytest.mark.rule("DS-32.5")
@pytest.mark.parametrize("facing", range(8))
def test_the_centre_of_an_arc_lies_in_it(facing: int) -> None:
    """From each node around a boss: one direction, straight in an arc the node is in."""
    match = lair("gargoyle", {"knight": {"node": 6}}, node=6, facing="n", turn=0)
    state: Any = match.state
    [boss], [knight] = state.foes, state.characters
    boss.facing = facing
    for node in range(len(state.board.points)):
        if node != 6:
            knight.node, knight.side = node, None
            there = state.arcs_of(boss, knight)
            side = centre(state, boss, knight)
            assert (side - facing) % 2 == 0
            assert there >> (side - facing) % 8 // 2 & 1
