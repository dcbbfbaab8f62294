"""Traps: where they lie, when they are flipped, what they do (TG-9)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match, PositionError

from .box import content, fresh
from .quest import ready
from .stage import (
    HIDDEN,
    arena,
    asked,
    bare,
    begin,
    dashboard,
    foe,
    hero,
    kinds,
    options,
    plain,
    play,
    state,
    table,
    told,
    tough,
)  # fmt: skip

#: Two dodge dice (armour and shield), a black die to Block and one to Resist.
NIMBLE: dict[str, Any] = {"left": None, "right": ["iron_round_shield"], "backup": []}


def onto(trap: str, *dice: int, **fields: Any) -> Match:
    """A thief with two dodge dice walks from 6 onto a trap on 9."""
    match = arena(
        {"thief": plain(6, **{**NIMBLE, **fields})},
        [tough("skeleton_soldier", 0)],
        traps={9: HIDDEN},
        tape=[trap, *dice],
    )
    ready(match)
    play(match, "walk-node-9")
    return match


def traps(match: Match) -> set[int]:
    return {int(node) for node in table(match)["fight"]["traps"]}


@pytest.mark.rule("TG-9.1")
@pytest.mark.parametrize("card", [entry["id"] for entry in content("encounters.yaml")])
def test_traps_on_all_nodes_but_start_spawn_terrain_and_doorways(card: str) -> None:
    match = fresh("cleric", mode="encounter", encounter=card)
    catalog: Any = undercroft.catalog(match)
    said = catalog["encounters"][card]
    expected: set[int] = set()
    sides = {"north": 1, "west": 5, "east": 7, "south": 11}
    for number, tile in enumerate(said["tiles"]):
        if tile["trapped"]:
            free = set(range(13 * number, 13 * number + 13))
            free -= {13 * number + sides[door] for door in tile["doors"]}
            expected |= free - {*tile["spawn"], *tile["terrain"], *said["start"]}
    entry = next(one for one in content("encounters.yaml") if one["id"] == card)
    assert bool(expected) is any(tile.get("trapped", False) for tile in entry["tiles"])
    assert traps(match) == expected
    for shown in table(match)["fight"]["traps"].values():
        assert shown == {"known": False, "flipped": False}  # face down


@pytest.mark.rule("TG-9.2")
def test_a_character_that_comes_onto_its_node_flips_the_trap() -> None:
    assert told(onto("trap_2_1", 0, 0), "trap") == [(0, 9, 2, 1)]
    run = arena(
        {"cleric": bare(3)}, [tough("skeleton_soldier", 0)], traps={9: HIDDEN}, tape=["blank"]
    )
    ready(run)
    play(run, "walk-node-6", "run-node-9")
    assert told(run, "trap") == [(0, 9, 0, 0)]


@pytest.mark.rule("TG-9.2")
def test_so_does_one_that_is_pushed_or_follows() -> None:
    pushed = arena(
        {"cleric": bare(6)}, [("skeleton_soldier", 6)], traps={8: HIDDEN}, turn=None, tape=["blank"]
    )
    play(pushed, "node-8")
    assert told(pushed, "trap") == [(0, 8, 0, 0)]
    follows = arena(
        {"cleric": bare(12), "thief": bare(6)}, [tough("skeleton_soldier", 0)], traps={8: HIDDEN},
        tape=["blank"],
    )  # fmt: skip
    play(follows, "node-8")
    assert told(follows, "trap") == [(1, 8, 0, 0)]


@pytest.mark.rule("TG-9.3")
def test_a_blank_trap_is_discarded() -> None:
    match = onto("blank")  # nothing is rolled
    assert hero(match)["red"] == 0
    assert told(match, "rolled") == []
    assert traps(match) == set()


@pytest.mark.rule("TG-9.4")
@pytest.mark.parametrize(
    ("trap", "dice"),
    [("trap_1_1", (1, 0)), ("trap_3_1", (0, 1)), ("trap_3_1", (1, 1)), ("trap_2_2", (1, 1))],
)
def test_enough_dodges_discard_it(trap: str, dice: tuple[int, ...]) -> None:
    match = onto(trap, *dice)
    assert [die for die, _ in told(match, "rolled")] == ["dodge", "dodge"]  # dodge dice only
    assert "dodged" in kinds(match)
    assert hero(match)["red"] == 0
    assert traps(match) == set()


@pytest.mark.rule("TG-9.5")
@pytest.mark.parametrize(
    ("trap", "dice", "damage"),
    [
        ("trap_1_1", (0, 0), 1),
        ("trap_2_1", (0, 0), 2),
        ("trap_3_1", (0, 0), 3),
        ("trap_2_2", (1, 0), 2),
    ],
)
def test_below_the_dodge_value_the_damage_is_suffered(
    trap: str, dice: tuple[int, ...], damage: int
) -> None:
    match = onto(trap, *dice)
    assert hero(match)["red"] == damage
    assert "dodged" not in kinds(match)
    assert traps(match) == set()


@pytest.mark.rule("TG-9.5")
def test_a_trap_can_kill() -> None:
    match = onto("trap_3_1", 0, 0, red=8)
    assert told(match, "fell") == [(0,)]
    assert "failed" in kinds(match)


@pytest.mark.rule("TG-9.6")
def test_traps_ignore_enemies() -> None:
    match = arena({"cleric": bare(3)}, [("skeleton_soldier", 12)], traps={9: HIDDEN}, turn=None)
    if asked(match) == ["move_foe"]:
        play(match, "node-9")
    soldier = foe(match)
    assert soldier is not None
    assert soldier["node"] == 9
    assert "trap" not in kinds(match)
    assert traps(match) == {9}


@pytest.mark.rule("TG-9.7")
def test_all_twenty_are_shuffled_before_each_set_up() -> None:
    """Whatever came before: three damage were left, now every trap may come again."""
    spaces = state(dashboard(("cleric",)))["track"]
    spaces[1]["card"] = "deathly_magic"
    decks = state(dashboard(("cleric",)))["decks"]
    decks[0]["middle"].remove("deathly_magic")
    match = dashboard(("cleric",), at=1, track=spaces, decks=decks, trap_pool={"trap_3_1": 1})
    match = begin(match, [["begin_encounter"]])
    pool = state(match)["trap_pool"]
    assert pool == {trap["id"]: trap["copies"] for trap in content("traps.yaml")}
    assert sum(pool.values()) == 20


@pytest.mark.rule("TG-9.7")
def test_no_trap_comes_more_often_than_it_is_there() -> None:
    match = onto("trap_2_2", 0, 0)
    left = state(match)["trap_pool"]
    assert left["trap_2_2"] == 1
    assert sum(left.values()) == 19


@pytest.mark.rule("TG-9.8")
def test_a_triggered_trap_is_gone_for_the_rest_of_the_encounter() -> None:
    match = onto("trap_1_1", 0, 0)
    play(match, "run-node-12", "run-node-9")
    assert hero(match)["node"] == 9
    assert len(told(match, "trap")) == 1
    assert traps(match) == set()
    with pytest.raises(PositionError, match=r"TG-9\.8"):
        arena({"cleric": bare(6)}, [("skeleton_soldier", 0)], traps={9: "trap_2_1"})


@pytest.mark.rule("TG-A.18")
def test_the_roll_costs_nothing_and_brings_no_step() -> None:
    match = onto("trap_1_1", 1, 0)
    assert hero(match)["black"] == 0
    assert asked(match) == ["turn"]  # nobody is asked to step aside
    full = onto("trap_1_1", 1, 0, red=10)
    assert told(full, "rolled") == [("dodge", 1), ("dodge", 0)]
    assert "fell" not in kinds(full)


@pytest.mark.rule("TG-A.19")
@pytest.mark.parametrize("dice", [(1, 0), (0, 0)])
def test_a_trap_does_not_stop_the_movement(dice: tuple[int, int]) -> None:
    match = onto("trap_1_1", *dice)
    assert "run-node-12" in options(match)
    play(match, "run-node-12")
    assert hero(match)["node"] == 12
