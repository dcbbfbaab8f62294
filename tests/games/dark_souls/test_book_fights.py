"""Fights played with the book open beside them: rules that meet, deaths out of turn, two bosses."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import Match

from .bout import (
    FROSTBITE,
    STAGGER,
    bare,
    cubes,
    fight,
    nodes,
    price,
    told,
    tough,
)
from .lair import lair
from .road import SOLDIER, battle, state
from .stage import asked, hero, options, play

NOTHING: dict[str, Any] = {"armour": None, "left": None, "right": None, "backup": []}
BEST: dict[str, Any] = {"tiers": [3, 3, 3, 3]}


def on(match: Match, *steps: str) -> None:
    """The first option until one of these is asked."""
    while not match.over and asked(match)[0] not in steps:
        play(match, options(match, match.waiting[0])[0])


# ---------------------------------------------------------------------- deaths out of turn


@pytest.mark.rule("DS-A.55")
@pytest.mark.rule("DS-3.13")
@pytest.mark.rule("DS-18.6")
@pytest.mark.rule("DS-18.9")
def test_who_makes_room_dies_in_a_trap_and_the_souls_lie_there() -> None:
    """In the knight's activation; the next fight begins with whoever comes after the knight."""
    match = battle(
        {"knight": {"node": 3}, "warrior": {"node": 6, "red": 9, **NOTHING}},
        [(SOLDIER, 6), (SOLDIER, 6)],
        traps={11: "trap_2_2"},
        souls=7,
    )
    play(match, "walk-node-6", "seat-1-node-11", "suffer")
    inside = state(match)
    assert asked(match) == ["explore"]
    assert inside["tiles"][1]["spilled"] == {"node": 11, "souls": 7}
    assert inside["souls"] == 0
    assert inside["last_active"] == 0


@pytest.mark.rule("DS-A.57")
@pytest.mark.rule("DS-18.5")
def test_a_trap_on_the_way_of_a_dodge_kills_before_anybody_else_is_struck() -> None:
    match = fight(
        {"knight": bare(6, red=7), "herald": bare(6)},
        [tough("sentinel", 6)],
        traps={3: "trap_2_2"},
        turn=None,
    )
    on(match, "targets", "defend")
    if asked(match) == ["targets"]:
        play(match, "seat-0")
    if match.waiting == [0]:
        play(match, "dodge-node-3", "suffer")
    assert match.over
    assert cubes(match, 1) == (0, 0)


# ---------------------------------------------------------------------- conditions together


@pytest.mark.rule("DS-21.8")
@pytest.mark.rule("DS-15.5")
@pytest.mark.rule("DS-21.10")
def test_frostbite_and_stagger_at_once_make_steps_and_strikes_dearer() -> None:
    match = fight(
        {"warrior": bare(6, left=["battle_axe"], conditions=FROSTBITE | STAGGER)},
        [tough("hollow_soldier", 6)],
        terrain={3: "barrel"},
    )
    assert price(match, "walk-node-5") == 1
    assert price(match, "walk-node-3") == 2
    assert price(match, "act-left-0") == 1
    play(match, "walk-node-3")
    assert price(match, "run-node-6") == 2
    play(match, "end")
    assert hero(match)["conditions"] == []


@pytest.mark.rule("DS-21.7")
@pytest.mark.rule("DS-A.148")
@pytest.mark.rule("DS-25.6")
def test_an_enemy_dead_of_poison_lets_the_next_one_act() -> None:
    match = fight(
        {"knight": bare(6)},
        [
            {"model": "hollow_soldier", "node": 12, "conditions": ["poison"]},
            tough("hollow_soldier", 6),
        ],
        turn=None,
    )
    play(match, "foe-0")
    on(match, "defend")
    assert [values[0] for values in told(match, "slain")] == [0]
    assert [values[0] for values in told(match, "acts")] == [0, 1]


@pytest.mark.rule("DS-A.85")
@pytest.mark.rule("DS-18.12")
def test_the_last_blow_of_a_charge_leaves_nothing_for_the_next_fight() -> None:
    match = battle(
        {
            "warrior": {"node": 6, "heroic": True, "conditions": ["poison", "bleed"]},
            "knight": {"node": 0},
        },
        [(SOLDIER, 6)],
        tape=[2, 2, 2, 2],
    )
    play(match, "heroic", "stay")
    found = next(id for id in options(match) if id.startswith("act-"))
    play(match, found)
    assert asked(match) == ["explore"]
    inside = state(match)["heroes"][0]
    assert (inside["charged"], inside["conditions"], inside["red"]) == (False, [], 0)


# ---------------------------------------------------------------------- two bosses


@pytest.mark.rule("DS-A.162")
@pytest.mark.rule("DS-25.6")
def test_ornstein_dead_of_poison_leaves_the_card_under_way_to_smough() -> None:
    match = lair(
        "ornstein_and_smough",
        {"knight": {"node": 27}},
        foes=[
            {
                "model": "ornstein",
                "node": 0,
                "facing": "s",
                "wounds": 1,
                "health": 2,
                "conditions": ["poison"],
            },
            {"model": "smough", "node": 2, "facing": "s"},
        ],
        card="ornstein_and_smough_gliding_stab",
    )
    on(match, "activation")
    assert [values[1] for values in told(match, "slain")] == ["ornstein"]
    assert [values[1] for values in told(match, "survivor")] == ["smough"]
    assert [values[1] for values in told(match, "attacks")] == ["ornstein", "smough"]


@pytest.mark.rule("DS-3.15")
@pytest.mark.rule("DS-37.2")
def test_a_leap_onto_the_other_bosss_node_pushes_boss_and_characters() -> None:
    match = lair(
        "ornstein_and_smough",
        {"knight": {"node": 14, "side": "s"}, "herald": {"node": 27}},
        foes=[
            {"model": "ornstein", "node": 1, "facing": "s"},
            {"model": "smough", "node": 14, "facing": "s"},
        ],
        card="ornstein_and_smough_spear_slam",
    )
    on(match, "boss_aside")
    assert asked(match) == ["boss_aside"]
    on(match, "push")
    assert asked(match) == ["push"]
    around = len(nodes(match))
    assert around >= 8  # ignoring arcs
