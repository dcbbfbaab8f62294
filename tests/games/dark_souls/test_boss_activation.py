"""Boss activation: the pattern, Repeat, and the rulebook's example (DS-35, DS-39)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.souls import told
from undercroft import Match
from undercroft.kernel.text import Ref

from .lair import Blow, boss_view, lair, next_card, nodes_of, reds_of, resolve, with_card
from .stage import asked, foe, hero, kinds, options, play, used_up

A, B, C = "gargoyle_electric_breath", "gargoyle_tail_sweep", "gargoyle_aerial_electric_breath"


def flipped(match: Match) -> list[str]:
    return [str(event.fields["behaviour"]) for event in match.events if event.kind == "behaviour"]


def boss(match: Match) -> dict[str, Any]:
    found = foe(match)
    assert found is not None
    return found


def far(card: str, *later: str, **more: Any) -> Match:
    """A gargoyle in one corner, a knight in the other."""
    return lair("gargoyle", {"knight": {"node": 12}}, node=0, card=card, later=later, **more)


@pytest.mark.rule("DS-35.1")
def test_the_next_card_goes_face_up_onto_the_discard_pile() -> None:
    match = far(A, B)
    resolve(match)
    assert boss_view(match)["discard"] == [A]
    assert boss_view(match)["known"] == [B]
    play(match, "end")
    resolve(match, "node-3")
    assert boss_view(match)["discard"] == [A, B]
    assert boss_view(match)["top"] == B


@pytest.mark.rule("DS-35.1")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        ("winged_knight_backhand_shaft_strike", ["foe_moved", "attacks"]),
        ("winged_knight_diagonal_uppercut", ["attacks", "foe_moved"]),
    ],
)
def test_icons_from_left_to_right(card: str, order: list[str]) -> None:
    match = lair("winged_knight", {"knight": {"node": 11}}, node=6, facing="s", card=card)
    resolve(match, "node-1" if order[0] == "attacks" else "node-12")
    assert [kind for kind in kinds(match) if kind in order] == order


@pytest.mark.rule("DS-35.2")
@pytest.mark.parametrize(
    ("card", "times"),
    [
        ("winged_knight_sweeping_blade_swing", 1),
        ("winged_knight_charging_assault", 2),
        ("winged_knight_whirlwind", 3),
    ],
)
def test_repeat_performs_the_whole_behaviour_so_often(card: str, times: int) -> None:
    match = lair("winged_knight", {"knight": {"node": 12}}, node=0, facing="n", card=card)
    resolve(match, *["node-3", "node-6", "node-9"][:times])
    told = [kind for kind in kinds(match) if kind in ("foe_moved", "attacks")]
    assert told == ["foe_moved", "attacks"] * times


@pytest.mark.rule("DS-35.2")
def test_repeat_four_times() -> None:
    match = lair(
        "dancer", {"knight": {"node": 11}}, node=16, facing="n", card="dancer_whirling_blades"
    )
    resolve(match)
    told = [kind for kind in kinds(match) if kind in ("foe_moved", "turns", "attacks")]
    assert told == ["foe_moved", "turns", "attacks"] * 4


@pytest.mark.rule("DS-35.3")
def test_the_pattern_repeats_without_shuffling() -> None:
    """CASE: A, B, C, and again A, B, C."""
    cards = ["gargoyle_tail_whip", A, "gargoyle_sweeping_strike"]
    match = lair(
        "gargoyle", {"knight": {"node": 12}}, node=0, turn=0, tape=[cards[i] for i in (1, 2, 0)]
    )
    doc: Any = match.position()
    doc["state"].update(deck=[{"cards": cards, "left": 3}])
    match = undercroft.from_position(doc)
    found = []
    for _ in range(9):
        match, card = next_card(match)
        found.append(card)
    assert found == [cards[1], cards[2], cards[0]] * 3
    assert used_up(match)


@pytest.mark.rule("DS-35.4")
def test_one_card_in_each_enemy_activation() -> None:
    match = lair(
        "gargoyle",
        {"knight": {"node": 12}, "assassin": {"node": 11}},
        node=0,
        card=A,
        later=[C, A],
    )
    resolve(match)
    assert flipped(match) == [A]
    play(match, "end")
    resolve(match)
    assert flipped(match) == [A, C]
    assert hero(match, 1)["active"]


@pytest.mark.rule("DS-A.156")
def test_each_repetition_finds_its_target_anew() -> None:
    """First the nearest is the knight; when he is pushed on, the Aggro holder is as near."""
    match = lair(
        "titanite_demon",
        {"knight": {"node": 6}, "assassin": {"node": 11}},
        node=1,
        facing="n",
        aggro=1,
        card="titanite_demon_double_swing",
    )
    blows = resolve(match, "node-8", "node-12")
    assert blows == [Blow(0, 4, "physical", 1), Blow(1, 4, "physical", 1)]
    left = foe(match)
    assert left is not None
    assert left["node"] == 11  # where the assassin stood
    assert nodes_of(match) == [8, 12]
    assert boss_view(match)["discard"] == ["titanite_demon_double_swing"]


@pytest.mark.rule("DS-A.157")
def test_the_last_card_still_shows_its_weak_arcs() -> None:
    match = far(A, B)
    resolve(match)
    play(match, "end")
    resolve(match, "node-3")
    cards = boss_view(match)
    assert (cards["deck_left"], cards["discard"], cards["top"]) == (0, [A, B], B)
    left = foe(match)
    assert left is not None
    assert left["weak"] == ["back"]
    play(match, "end")  # only now it is turned over
    resolve(match)
    assert boss_view(match)["discard"] == [A]
    assert boss_view(match)["known"] == [B]


def example() -> Match:
    """The example of p.30: 2 towards Aggro with Push, then 7 damage to the nearest, with Push.

    The boss looks into a corner; the Aggro holder stands in front of it, another on its right.
    """
    return lair(
        "boreal_outrider_knight",
        {"knight": {"node": 6, "side": "se"}, "assassin": {"node": 6, "side": "sw"}},
        node=6,
        facing="se",
        card="boreal_outrider_knight_chilling_thrust",
        pack=with_card(
            "boreal_outrider_knight_chilling_thrust",
            icons=[
                {"icon": "move", "way": "toward", "target": "aggro", "nodes": 2, "push": True},
                {"icon": "attack", "type": "physical", "damage": 7, "target": "nearest", "push": True},
            ],
        ),
    )  # fmt: skip


@pytest.mark.rule("DS-39.1")
@pytest.mark.rule("DS-A.160")
def test_the_example_of_a_boss_activation() -> None:
    match = example()
    assert sorted(options(match, 0)) == ["node-11", "node-7", "node-9"]  # its front arc
    play(match, "node-9")
    assert sorted(options(match, 1)) == ["node-11", "node-5", "node-8"]  # its right arc
    play(match, "node-8")
    # It faces its target already. One step: the knight has one node left in the front arc.
    # Another: none, so along the wall.
    assert "turns" not in kinds(match)
    assert [e.fields["node"] for e in match.events if e.kind == "foe_moved"] == [9, 12]
    pushed = [(e.fields["who"], e.fields["node"]) for e in match.events if e.kind == "pushed"]
    assert pushed == [(0, 9), (1, 8), (0, 12)]
    assert sorted(options(match, 0)) == ["node-11", "node-7"]
    play(match, "node-7")
    left = foe(match)
    assert left is not None
    assert (left["node"], left["facing"]) == (12, "se")


@pytest.mark.rule("DS-39.2")
@pytest.mark.rule("DS-A.161")
def test_the_example_of_a_boss_attack() -> None:
    match = example()
    play(match, "node-9", "node-8", "node-7")
    dodges = {o for o in options(match, 0) if o.startswith("dodge-")}
    assert {o.split("-")[2] for o in dodges} == {"2", "4", "6", "9", "12"}  # any adjacent node
    play(match, "block")
    assert reds_of(match) == [7, 0]
    assert sorted(options(match, 0)) == ["node-2", "node-4", "node-6"]  # farther from the boss
    play(match, "node-4")
    assert nodes_of(match) == [4, 8]


@pytest.mark.rule("DS-A.161")
def test_an_attack_push_from_the_bosss_own_node_keeps_the_arc() -> None:
    """Grab & Smash turns to the knight on its node: the three nodes ahead."""
    match = lair(
        "titanite_demon",
        {"knight": {"node": 6, "side": "e"}},
        node=6,
        facing="n",
        card="titanite_demon_grab_smash",
    )
    play(match, "block")
    assert sorted(options(match)) == ["node-4", "node-7", "node-9"]
    assert reds_of(match) == [6]
    # Whom it pushes is asked, and told who does it.
    asks = match.decisions[0].prompt.args
    assert (asks["who"], asks["by"]) == (Ref("hero", 0), Ref("model", "titanite_demon"))


@pytest.mark.rule("DS-39.1")
@pytest.mark.rule("DS-A.160")
def test_a_boss_turns_before_it_pushes() -> None:
    """It turns to the Aggro holder on its node, then both are pushed in the arcs they are in now."""
    match = lair(
        "boreal_outrider_knight",
        {"knight": {"node": 6, "side": "e"}, "assassin": {"node": 6, "side": "s"}},
        node=6,
        facing="n",
        card="boreal_outrider_knight_chilling_thrust",
    )
    assert boss(match)["facing"] == "e"
    assert {int(o.split("-")[1]) for o in options(match, 0)} == {4, 7, 9}  # ahead of it now
    play(match, "node-4")
    assert {int(o.split("-")[1]) for o in options(match, 1)} == {8, 11, 9}  # on its right now
    play(match, "node-11")
    assert told(match, "foe_moved")[0][2] == 4  # and then it goes after the one it has pushed


@pytest.mark.rule("DS-39.1")
@pytest.mark.rule("DS-36.1")
def test_a_boss_moves_the_way_it_has_turned_to() -> None:
    """Three nodes are nearer to the Aggro holder: one choice, before the push, and it goes there."""
    match = lair(
        "winged_knight",
        {"knight": {"node": 12}, "assassin": {"node": 0, "side": "s"}},
        node=0,
        facing="n",
        card="winged_knight_overhand_smash",
    )
    assert asked(match) == ["turn_foe"]
    assert options(match) == ["node-1", "node-3", "node-5"]
    play(match, "node-5")
    assert boss(match)["facing"] == "s"
    assert asked(match) == ["push"]
    assert options(match, 1) == ["node-3", "node-5"]  # in the arc the assassin is in now
    play(match, "node-3")
    assert told(match, "foe_moved")[0][2] == 5


def test_a_boss_is_told_by_its_card_and_not_as_an_enemy() -> None:
    match = lair("gargoyle", {"knight": {"node": 12}}, card="gargoyle_tail_whip")
    assert "behaviour" in kinds(match)
    assert "acts" not in kinds(match)
