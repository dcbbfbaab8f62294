"""Boss attacks (DS-38)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import Match

from .lair import Blow, lair, nodes_of, reds_of, resolve, with_card
from .stage import foe, hero, kinds, options, play, used_up

CARD = "gargoyle_tail_sweep"


def striking(
    icon: dict[str, Any],
    heroes: dict[str, dict[str, Any]],
    *,
    reach: int | str = 1,
    arcs: tuple[str, ...] = (),
    facing: str = "n",
    aggro: int = 0,
    tape: tuple[object, ...] = (),
) -> Match:
    """A gargoyle in the middle with a card of one attack icon."""
    return lair(
        "gargoyle",
        heroes,
        node=6,
        facing=facing,
        aggro=aggro,
        card=CARD,
        tape=tape,
        pack=with_card(
            CARD,
            icons=[{"icon": "attack", "type": "physical", "damage": 4, **icon}],
            attack_arcs=list(arcs),
            range=reach,
        ),
    )


AREA = {"target": "area"}


@pytest.mark.rule("DS-38.1")
@pytest.mark.parametrize("icon", [AREA, {"target": "nearest"}, {"target": "aggro", "node": True}])
@pytest.mark.parametrize("where", [1, 7, 11, 8])
def test_a_boss_never_turns_to_attack(icon: dict[str, Any], where: int) -> None:
    match = striking(icon, {"knight": {"node": where}}, arcs=("front", "right", "back", "left"))
    assert len(resolve(match)) == 1
    left = foe(match)
    assert left is not None
    assert (left["node"], left["facing"]) == (6, "n")
    assert "turns" not in kinds(match)


@pytest.mark.rule("DS-38.2")
@pytest.mark.parametrize(
    ("arcs", "seats"),
    [
        (("front",), [0]),
        (("left",), [1]),
        (("right", "back"), [2]),
        (("front", "left"), [0, 1]),
        (("front", "right", "back", "left"), [0, 1, 2]),
    ],
)
def test_area_is_everybody_in_a_marked_arc_within_range(
    arcs: tuple[str, ...], seats: list[int]
) -> None:
    heroes = {
        "knight": {"node": 1},
        "assassin": {"node": 5},
        "herald": {"node": 11},
        "warrior": {"node": 0},  # two nodes away
    }
    match = striking(AREA, heroes, arcs=arcs)
    assert [blow.seat for blow in resolve(match)] == seats
    wide = striking(AREA, heroes, arcs=("front",), reach=2)
    assert [blow.seat for blow in resolve(wide)] == [0, 3]


@pytest.mark.rule("DS-38.2")
def test_each_target_rolls_separately() -> None:
    """The knight blocks 1 of 4, the assassin 2, the herald 1."""
    match = striking(
        AREA,
        {
            "knight": {"node": 1, "armour": ["northern_armour"]},
            "assassin": {"node": 5, "armour": ["assassin_armour"]},
            "herald": {"node": 7, "armour": ["herald_armour"]},
        },
        arcs=("front", "left", "right"),
        tape=(1, 2, 1),
    )
    blows = resolve(match, defend=["block", "block", "block"])
    assert [blow.seat for blow in blows] == [0, 1, 2]
    assert reds_of(match) == [3, 2, 3]


@pytest.mark.rule("DS-38.3")
def test_other_attacks_go_like_those_of_enemies() -> None:
    """On the nearest, on the Aggro holder and nobody else, on a whole node, with what comes after."""
    heroes: dict[str, dict[str, Any]] = {
        "knight": {"node": 0},
        "assassin": {"node": 11},
        "herald": {"node": 11},
    }
    nearest = striking({"target": "nearest"}, heroes, aggro=2)
    assert resolve(nearest) == [Blow(2, 4, "physical", 2)]  # tied: the Aggro holder
    higher = striking({"target": "nearest"}, heroes, aggro=0)
    assert resolve(higher) == [Blow(1, 4, "physical", 2)]  # taunt 8 against 4
    aggro = striking({"target": "aggro"}, heroes, aggro=0)
    assert resolve(aggro) == []  # out of range: a miss
    assert "missed" in kinds(aggro)
    assert reds_of(aggro) == [0, 0, 0]
    node = striking({"target": "nearest", "node": True}, heroes)
    assert [blow.seat for blow in resolve(node)] == [1, 2]
    pushed = striking({"target": "aggro", "push": True, "conditions": ["bleed"]}, heroes, aggro=1)
    resolve(pushed, "node-10")
    assert nodes_of(pushed) == [0, 10, 11]
    assert hero(pushed, 1)["conditions"] == ["bleed"]


@pytest.mark.rule("DS-38.4")
def test_an_attack_may_hit_nobody() -> None:
    match = striking(AREA, {"knight": {"node": 11}, "assassin": {"node": 5}}, arcs=("front",))
    assert resolve(match) == []
    assert kinds(match).count("missed") == 1
    assert reds_of(match) == [0, 0]
    assert hero(match)["active"]


@pytest.mark.rule("DS-38.5")
@pytest.mark.parametrize(
    ("reach", "seats"), [(0, [0]), (1, [0, 1]), (2, [0, 1, 2]), ("infinite", [0, 1, 2])]
)
def test_range_counts_from_the_bosss_node(reach: int | str, seats: list[int]) -> None:
    """On its own node is range 0."""
    match = striking(
        AREA,
        {"knight": {"node": 6, "side": "n"}, "assassin": {"node": 4}, "herald": {"node": 2}},
        arcs=("front",),
        reach=reach,
    )
    assert [blow.seat for blow in resolve(match)] == seats


@pytest.mark.rule("DS-38.5")
def test_on_its_node_the_arc_counts_too() -> None:
    near = striking(AREA, {"knight": {"node": 6, "side": "s"}}, arcs=("front",), reach=0)
    assert resolve(near) == []  # on its node, but in another arc


@pytest.mark.rule("DS-A.129")
@pytest.mark.parametrize("where", [1, 4, 7, 9, 11, 8, 5, 3])
@pytest.mark.parametrize("target", ["nearest", "aggro"])
def test_only_range_counts_for_a_target(where: int, target: str) -> None:
    match = striking({"target": target}, {"knight": {"node": where}}, arcs=("front",))
    assert resolve(match) == [Blow(0, 4, "physical", 2)]


@pytest.mark.rule("DS-A.179")
def test_on_the_line_between_two_attacked_arcs_he_is_struck_once() -> None:
    match = striking(AREA, {"knight": {"node": 9}}, arcs=("right", "back"))
    assert resolve(match) == [Blow(0, 4, "physical", 2)]
    assert reds_of(match) == [4]
    assert used_up(match)


@pytest.mark.rule("DS-38.2")
def test_the_players_choose_who_defends_first() -> None:
    match = striking(AREA, {"knight": {"node": 1}, "assassin": {"node": 4}}, arcs=("front",))
    assert options(match) == ["seat-0", "seat-1"]
    play(match, "seat-1", "block")
    assert reds_of(match) == [0, 4]
