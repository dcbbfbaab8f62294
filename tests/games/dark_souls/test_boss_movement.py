"""Boss movement and leaps (DS-36, DS-37)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match
from undercroft.games.dark_souls.cards import Cards
from undercroft.games.souls.models import LEAP

from .lair import lair, nodes_of, reds_of, resolve, with_card
from .stage import asked, foe, hero, kinds, options, play

#: Around node 6 of the mini boss tile, clockwise from north.
ROUND = {"n": 1, "ne": 4, "e": 7, "se": 9, "s": 11, "sw": 8, "w": 5, "nw": 3}
CARD = "gargoyle_tail_sweep"


def moving(
    icons: list[dict[str, Any]],
    heroes: dict[str, dict[str, Any]],
    *,
    node: int = 6,
    facing: str = "n",
    aggro: int = 0,
) -> Match:
    """A gargoyle with a card of its own: just these icons."""
    return lair(
        "gargoyle",
        heroes,
        node=node,
        facing=facing,
        aggro=aggro,
        card=CARD,
        pack=with_card(CARD, icons=icons, weak_arcs=[], attack_arcs=[]),
    )


def move(
    target: str = "nearest", nodes: int = 1, way: str = "toward", **more: Any
) -> dict[str, Any]:
    return {"icon": "move", "way": way, "target": target, "nodes": nodes, **more}


def shift(way: str, nodes: int = 1, **more: Any) -> dict[str, Any]:
    return {"icon": "shift", "way": way, "nodes": nodes, **more}


def turn(way: str) -> dict[str, Any]:
    return {"icon": "turn", "way": way}


def boss(match: Match, index: int = 0) -> tuple[int, str]:
    found = foe(match, index)
    assert found is not None
    return found["node"], found["facing"]


@pytest.mark.rule("DS-36.1")
@pytest.mark.parametrize("way", ROUND)
def test_towards_it_turns_to_a_nearer_node_and_steps_there(way: str) -> None:
    match = moving([move()], {"knight": {"node": ROUND[way]}}, facing="n")
    resolve(match)
    assert boss(match) == (ROUND[way], way)


@pytest.mark.rule("DS-36.1")
@pytest.mark.rule("DS-A.126")
def test_of_several_nearer_nodes_one_must_be_taken() -> None:
    """It does move: staying is no choice."""
    match = moving([move()], {"knight": {"node": 12}}, facing="n")
    assert sorted(options(match)) == ["node-11", "node-7", "node-9"]
    play(match, "node-7")
    assert boss(match) == (7, "e")


@pytest.mark.rule("DS-36.2")
@pytest.mark.parametrize(("node", "facing"), [(11, "n"), (8, "ne"), (9, "nw"), (5, "e"), (7, "w")])
def test_away_it_turns_its_back_to_a_farther_node_and_backs_up(node: int, facing: str) -> None:
    match = moving([move(way="away")], {"knight": {"node": 1}}, facing="s")
    assert {int(o.split("-")[1]) for o in options(match)} == {5, 7, 8, 9, 11}
    play(match, f"node-{node}")
    assert boss(match) == (node, facing)


@pytest.mark.rule("DS-36.2")
def test_away_from_a_character_on_its_own_node() -> None:
    """Every node is farther; the back goes ahead."""
    match = moving([move(way="away")], {"knight": {"node": 6, "side": "s"}}, facing="n")
    assert len(options(match)) == 8
    play(match, "node-5")
    assert boss(match) == (5, "e")
    assert (hero(match)["node"], hero(match)["side"]) == (6, None)


@pytest.mark.rule("DS-36.3")
@pytest.mark.parametrize("nodes", [0, 1, 2])
@pytest.mark.parametrize("side", ["n", "e", "s", "w"])
def test_a_target_on_its_own_node_makes_it_turn_only(nodes: int, side: str) -> None:
    match = moving([move(nodes=nodes)], {"knight": {"node": 6, "side": side}}, facing="ne")
    resolve(match)
    assert boss(match) == (6, side)
    assert (hero(match)["node"], hero(match)["side"]) == (6, side)
    assert "foe_moved" not in kinds(match)


@pytest.mark.rule("DS-36.4")
@pytest.mark.rule("DS-A.126")
def test_characters_on_its_node_stay_when_it_turns() -> None:
    match = moving(
        [turn("left")],
        {"knight": {"node": 6, "side": "n"}, "assassin": {"node": 6, "side": "w"}},
    )
    resolve(match)
    assert boss(match) == (6, "w")
    assert [hero(match, i)["side"] for i in (0, 1)] == ["n", "w"]
    # The knight was in front and is on the right now.
    walks = {o for o in options(match) if o.startswith("walk-arc")}
    assert walks == {"walk-arc-front", "walk-arc-back"}


@pytest.mark.rule("DS-36.5")
@pytest.mark.parametrize(
    ("icon", "where", "facing", "side"),
    [
        (move(), 11, "n", "s"),  # it turns first: the front meets him
        (shift("forward"), 1, "n", "n"),
        (shift("backward"), 11, "n", "s"),
        (shift("left"), 5, "n", "w"),
        (shift("right"), 7, "n", "e"),
        (shift("left"), 4, "se", "ne"),
    ],
)
def test_met_by_a_boss_he_stands_in_the_middle_of_the_arc_that_faced_him(
    icon: dict[str, Any], where: int, facing: str, side: str
) -> None:
    match = moving([icon], {"knight": {"node": where}}, facing=facing)
    resolve(match)
    assert boss(match)[0] == where
    assert (hero(match)["node"], hero(match)["side"]) == (where, side)


@pytest.mark.rule("DS-36.5")
def test_who_is_left_behind_is_in_no_arc_any_more() -> None:
    match = moving([shift("left")], {"knight": {"node": 6, "side": "e"}})
    resolve(match)
    assert (hero(match)["node"], hero(match)["side"]) == (6, None)


@pytest.mark.rule("DS-36.6")
@pytest.mark.parametrize(
    ("facing", "way", "node"),
    [
        ("n", "forward", 1), ("n", "backward", 11), ("n", "left", 5), ("n", "right", 7),
        ("e", "forward", 7), ("e", "backward", 5), ("e", "left", 1), ("e", "right", 11),
        ("sw", "forward", 8), ("sw", "backward", 4), ("sw", "left", 9), ("sw", "right", 3),
    ],
)  # fmt: skip
def test_directional_moves_do_not_turn(facing: str, way: str, node: int) -> None:
    match = moving([shift(way)], {"knight": {"node": 12}}, facing=facing)
    resolve(match)
    assert boss(match) == (node, facing)


@pytest.mark.rule("DS-36.6")
def test_directional_moves_go_as_far_as_the_number_says() -> None:
    for nodes, node in ((1, 16), (2, 21), (3, 26)):
        match = lair(
            "dancer",
            {"knight": {"node": 12}},
            node=1,
            facing="e",
            card="dancer_flashing_blade",
            pack=with_card("dancer_flashing_blade", icons=[shift("left", nodes)]),
        )
        resolve(match)
        assert boss(match) == (node, "e")


@pytest.mark.rule("DS-36.7")
@pytest.mark.parametrize(
    ("facing", "way", "then"),
    [
        ("n", "right", "e"), ("n", "left", "w"), ("n", "around", "s"),
        ("ne", "right", "se"), ("ne", "left", "nw"), ("ne", "around", "sw"),
        ("w", "right", "n"), ("w", "left", "s"), ("nw", "right", "ne"),
    ],
)  # fmt: skip
def test_turns(facing: str, way: str, then: str) -> None:
    match = moving([turn(way)], {"knight": {"node": 12}}, facing=facing)
    resolve(match)
    assert boss(match) == (6, then)


@pytest.mark.rule("DS-36.8")
def test_turn_then_step_for_each_node() -> None:
    match = moving([move(nodes=3)], {"knight": {"node": 7}}, node=0, facing="n")
    play(match, "node-3", "node-4")
    assert [e.fields["facing"] for e in match.events if e.kind == "turns"] == [3, 2, 3]
    assert [e.fields["node"] for e in match.events if e.kind == "foe_moved"] == [3, 4, 7]
    assert boss(match) == (7, "se")


@pytest.mark.rule("DS-36.8")
def test_the_target_is_fixed_at_the_start() -> None:
    """After the first step the Aggro holder is as near as the knight, but it follows the knight."""
    match = moving(
        [move(nodes=2, push=True)],
        {"knight": {"node": 6}, "assassin": {"node": 9}},
        node=1,
        facing="n",
        aggro=1,
    )
    resolve(match, "node-8")
    assert boss(match) == (8, "sw")
    assert nodes_of(match) == [10, 9]


@pytest.mark.rule("DS-36.8")
def test_away_too_goes_on_from_the_same_character() -> None:
    match = moving([move(way="away", nodes=2)], {"knight": {"node": 3}}, facing="n")
    play(match, "node-9")
    assert boss(match) == (12, "nw")


@pytest.mark.rule("DS-A.124")
@pytest.mark.parametrize(
    ("node", "nodes", "end"), [(1, 1, 1), (6, 2, 1), (11, 3, 1), (3, 2, 3), (8, 2, 3)]
)
def test_a_wall_stops_a_directional_move(node: int, nodes: int, end: int) -> None:
    match = moving([shift("forward", nodes)], {"knight": {"node": 12}}, node=node)
    resolve(match)
    assert boss(match) == (end, "n")


def pair(heroes: dict[str, dict[str, Any]], ornstein: int, smough: int, facing: str) -> Match:
    """Smough charges left onto Ornstein's node; Ornstein does nothing."""
    documents = with_card(
        "ornstein_and_smough_gliding_stab",
        icons=[turn("around"), turn("around")],
    )
    return lair(
        "ornstein_and_smough",
        heroes,
        foes=[
            {"model": "ornstein", "node": ornstein, "facing": facing},
            {"model": "smough", "node": smough, "facing": "n"},
        ],
        card="ornstein_and_smough_gliding_stab",
        pack=documents,
    )


@pytest.mark.rule("DS-A.125")
@pytest.mark.parametrize(("arc", "side"), [("right", "e"), ("back", "s")])
def test_in_two_arcs_of_a_boss_that_arrives_the_players_choose(arc: str, side: str) -> None:
    """Ornstein, pushed aside to the south-east, comes onto the knight's node."""
    match = pair({"knight": {"node": 14}}, ornstein=16, smough=17, facing="n")
    play(match, "node-14")
    assert sorted(options(match)) == ["arc-back", "arc-right"]
    play(match, f"arc-{arc}")
    assert boss(match, 0) == (14, "n")
    assert (hero(match)["node"], hero(match)["side"]) == (14, side)


@pytest.mark.rule("DS-36.5")
def test_met_by_a_boss_that_is_pushed_aside_too() -> None:
    """Ornstein faces north and is pushed south: the knight there is behind him."""
    match = pair({"knight": {"node": 1}}, ornstein=16, smough=17, facing="n")
    play(match, "node-1")
    assert boss(match, 0) == (1, "n")
    assert (hero(match)["node"], hero(match)["side"]) == (1, "s")


@pytest.mark.rule("DS-36.5")
def test_on_the_node_of_two_bosses_the_arcs_of_the_one_that_came_count() -> None:
    """Smough comes from the east facing north: whoever stands there is on his left."""
    match = pair({"knight": {"node": 16, "side": "n"}}, ornstein=16, smough=17, facing="n")
    play(match, "node-1")  # Ornstein makes way
    assert sorted(options(match)) == ["node-13", "node-15", "node-18"]


@pytest.mark.rule("DS-A.158")
def test_on_the_targets_node_it_stops_and_turns_no_further() -> None:
    match = moving([move(nodes=3)], {"knight": {"node": 6}}, node=1, facing="n")
    resolve(match)
    assert boss(match) == (6, "s")
    assert hero(match)["side"] == "s"
    assert kinds(match).count("foe_moved") == 1
    assert kinds(match).count("turns") == 1


@pytest.mark.rule("DS-A.159")
def test_onto_a_full_node_without_push_a_character_makes_room_within_its_arc() -> None:
    match = moving(
        [move()],
        {"knight": {"node": 6}, "assassin": {"node": 6}, "herald": {"node": 6}},
        node=1,
        facing="n",
    )
    ways = {tuple(map(int, o.removeprefix("seat-").split("-node-"))) for o in options(match)}
    assert ways == {(seat, node) for seat in range(3) for node in (8, 9, 11)}
    play(match, "seat-1-node-8")
    assert nodes_of(match) == [6, 8, 6]
    assert boss(match) == (6, "s")


# ---------------------------------------------------------------------- leaps


@pytest.mark.rule("DS-37.1")
@pytest.mark.parametrize("facing", ["n", "e", "sw"])
@pytest.mark.parametrize("where", [16, 1, 10, 12])
def test_a_leap_ends_on_the_targets_node_at_any_distance(facing: str, where: int) -> None:
    match = lair(
        "dancer", {"knight": {"node": where}}, node=26, facing=facing, card="dancer_plunging_attack"
    )
    assert boss(match) == (where, facing)
    assert "turns" not in kinds(match)


@pytest.mark.rule("DS-37.1")
@pytest.mark.parametrize(
    ("card", "where"), [("dancer_plunging_attack", 16), ("dancer_plunging_assault", 11)]
)
def test_a_leap_goes_to_the_nearest_or_to_the_aggro_holder(card: str, where: int) -> None:
    match = lair(
        "dancer",
        {"knight": {"node": 11}, "assassin": {"node": 16}},
        node=21,
        facing="n",
        card=card,
    )
    assert boss(match) == (where, "n")


@pytest.mark.rule("DS-37.2")
@pytest.mark.rule("DS-A.127")
def test_leaps_push_to_any_adjacent_node_here_and_there() -> None:
    """From the starting node and from the landing node, whatever arc they are in."""
    match = lair(
        "boreal_outrider_knight",
        {"knight": {"node": 0}, "assassin": {"node": 6, "side": "w"}, "herald": {"node": 0}},
        node=6,
        facing="n",
        card="boreal_outrider_knight_leaping_frost",
        pack=with_card(
            "boreal_outrider_knight_leaping_frost",
            icons=[{"icon": "leap", "target": "aggro", "push": True}],
            repeat=1,
        ),
    )
    assert {int(o.split("-")[1]) for o in options(match, 1)} == set(ROUND.values())
    play(match, "node-7")
    for seat, node in ((0, 3), (2, 5)):
        assert {int(o.split("-")[1]) for o in options(match, seat)} == {1, 3, 5}
        play(match, f"node-{node}")
    assert nodes_of(match) == [3, 7, 5]
    assert boss(match) == (0, "n")


@pytest.mark.rule("DS-37.2")
def test_every_leap_has_push() -> None:
    pack = moving([move()], {"knight": {"node": 12}}).pack
    assert isinstance(pack, Cards)
    leaps = [
        icon
        for card in pack.behaviours
        for half in card.halves.values()
        for icon in half.icons
        if icon.op == LEAP
    ]
    assert len(leaps) == 9
    assert all(icon.push for icon in leaps)


@pytest.mark.rule("DS-37.3")
@pytest.mark.parametrize(("aggro", "where"), [(0, 20), (1, 22), (2, 20)])
def test_ties_of_a_leap(aggro: int, where: int) -> None:
    """The tied Aggro holder; if the holder is not tied, the higher taunt (Knight 10, Assassin 8)."""
    match = lair(
        "dancer",
        {"knight": {"node": 20}, "assassin": {"node": 22}, "herald": {"node": 11}},
        node=21,
        facing="n",
        aggro=aggro,
        card="dancer_plunging_attack",
    )
    assert boss(match) == (where, "n")


@pytest.mark.rule("DS-A.128")
@pytest.mark.parametrize(
    ("name", "model", "card", "damage", "times"),
    [
        ("titanite_demon", "titanite_demon", "titanite_demon_vaulting_slam", 6, 1),
        ("dancer", "dancer", "dancer_plunging_attack", 6, 1),
        ("dancer", "dancer", "dancer_plunging_assault", 6, 3),
        ("ornstein_and_smough", "smough", "ornstein_and_smough_swiping_combo", 5, 1),
    ],
)
def test_standing_on_a_boss_saves_nobody_from_its_leap(
    name: str, model: str, card: str, damage: int, times: int
) -> None:
    """Pushed off first, the target is landed on and struck by the leap's number, time after time."""
    figures = [{"model": model, "node": 6, "facing": "n"}]
    agile = {"node": 6, "side": "n", "armour": ["masters_attire"]}
    match = lair(name, {"knight": agile}, foes=figures, card=card, tape=[1, 1] * 3, treasure=[])
    struck = 0
    while asked(match)[0] in ("push", "defend"):
        if asked(match) == ["defend"]:
            assert match.decisions[0].prompt.args["strength"] == damage
            found = foe(match)
            assert found is not None
            assert found["node"] == hero(match)["node"]  # it has come down on the knight
            struck += 1
            if struck == times:
                break
            play(match, "dodge")
        else:
            play(match, options(match)[0])
    assert struck == times


@pytest.mark.rule("DS-A.128")
def test_a_leap_at_a_target_beneath_it_pushes_then_lands_where_the_target_is() -> None:
    match = lair(
        "titanite_demon",
        {"knight": {"node": 6, "side": "w"}, "assassin": {"node": 6, "side": "n"}},
        node=6,
        facing="n",
        card="titanite_demon_vaulting_slam",
    )
    assert len(options(match, 0)) == 8
    play(match, "node-7")
    assert len(options(match, 1)) == 8
    play(match, "node-1")
    assert boss(match)[0] == 7
    assert [id.split("-")[0] for id in options(match, 0)][:2] == ["block", "dodge"]
    play(match, "block")
    assert reds_of(match) == [6, 0]  # who was only on the starting node is not hurt (DS-30.3)
    play(match, "node-12")  # and pushed again, out of any arc
    assert boss(match) == (7, "s")  # the last icon turns it to the knight
    assert nodes_of(match) == [12, 1]
    assert "leaps" in kinds(match)


@pytest.mark.rule("DS-A.128")
@pytest.mark.rule("DS-A.72")
def test_a_leap_strikes_a_target_that_cannot_be_pushed_off() -> None:
    """Steady Armour or no place to go: it comes down on the same node and strikes there."""
    match = lair(
        "dancer", {"knight": {"node": 6, "side": "n"}}, node=6, facing="n",
        card="dancer_plunging_attack",
    )  # fmt: skip
    doc: Any = match.position()
    doc["frame"].update(
        agenda=[["character_phase"], ["leap_to", doc["frame"]["agenda"][-1][1], 0]]
        if doc["frame"]["agenda"][-1][0] == "leap_to"
        else doc["frame"]["agenda"],
        asks=[],
        answered=[],
    )
    landed = undercroft.from_position(doc)
    assert asked(landed) == ["defend"]
    assert boss(landed)[0] == 6


# ---------------------------------------------------------------------- turning without moving


@pytest.mark.rule("DS-36.1")
@pytest.mark.rule("DS-26.8")
@pytest.mark.parametrize(("node", "facing"), [(7, "e"), (9, "se"), (11, "s")])
def test_on_a_move_of_0_the_players_choose_what_it_faces(node: int, facing: str) -> None:
    match = moving([move(nodes=0)], {"knight": {"node": 12}}, facing="n")
    assert asked(match) == ["turn_foe"]
    assert sorted(options(match)) == ["node-11", "node-7", "node-9"]
    play(match, f"node-{node}")
    assert boss(match) == (6, facing)
    # Where only one adjacent node is nearer there is nothing to ask.
    match = moving([move(nodes=0)], {"knight": {"node": 9}}, facing="n")
    assert boss(match) == (6, "se")


@pytest.mark.rule("DS-36.1")
def test_the_holder_of_the_aggro_token_says_what_it_faces() -> None:
    heroes = {"knight": {"node": 12}, "assassin": {"node": 12}}
    match = moving([move(nodes=0)], heroes, facing="n", aggro=1)
    assert list(match.waiting) == [1]


def frozen(icons: list[dict[str, Any]], heroes: dict[str, dict[str, Any]], node: int = 6) -> Match:
    """A gargoyle with Frostbite and just these icons."""
    return lair(
        "gargoyle",
        heroes,
        foes=[{"model": "gargoyle", "node": node, "facing": "n", "conditions": 4}],
        card=CARD,
        pack=with_card(CARD, icons=icons, weak_arcs=[], attack_arcs=[]),
    )


@pytest.mark.rule("DS-A.80")
@pytest.mark.rule("DS-36.1")
def test_a_frostbitten_boss_stays_but_turns() -> None:
    icons = [move(target="aggro", push=True)]
    match = frozen(icons, {"knight": {"node": 12}, "assassin": {"node": 6, "side": "s"}})
    assert asked(match) == ["turn_foe"]
    assert sorted(options(match)) == ["node-11", "node-7", "node-9"]
    play(match, "node-7")
    assert boss(match) == (6, "e")
    assert nodes_of(match) == [12, 6]  # nobody is pushed


@pytest.mark.rule("DS-A.80")
@pytest.mark.rule("DS-36.2")
def test_a_frostbitten_boss_that_would_back_away_turns_its_back() -> None:
    match = frozen([move(way="away")], {"knight": {"node": 1}})
    assert asked(match) == ["turn_foe"]
    assert "node-11" in options(match)
    play(match, "node-11")
    assert boss(match) == (6, "n")
    match = frozen([move(way="away")], {"knight": {"node": 1}})
    play(match, "node-8")
    assert boss(match) == (6, "ne")


@pytest.mark.rule("DS-A.80")
def test_a_frostbitten_boss_turns_to_a_target_on_its_node() -> None:
    match = frozen([move()], {"knight": {"node": 6, "side": "e"}})
    assert boss(match) == (6, "e")


@pytest.mark.rule("DS-A.80")
@pytest.mark.rule("DS-36.1")
def test_frostbite_takes_nothing_from_a_move_of_0() -> None:
    match = frozen([move(nodes=0)], {"knight": {"node": 9}})
    assert boss(match) == (6, "se")
    match = frozen([move(nodes=2)], {"knight": {"node": 12}})
    play(match, "node-9")
    assert boss(match) == (9, "se")  # one node less, and nothing to turn to any more
