"""Onslaught, Darkness, Respawn with its tokens, Trial (TG-16)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft

from .quest import end, fighter, item_ids, quest, souls, standing, strike, tokens
from .stage import (
    GRAVESTONE,
    LEVER,
    asked,
    bare,
    deck,
    foe,
    kinds,
    options,
    play,
    setup_for,
    table,
    told,
)

S, A, B, N = "skeleton_soldier", "skeleton_archer", "skeleton_beast", "necromancer"
GS, GA = "giant_skeleton_soldier", "giant_skeleton_archer"


def shots(match: Any) -> list[str]:
    return [one for one in options(match) if one.startswith("act")]


# ---------------------------------------------------------------------- Onslaught, Darkness


@pytest.mark.rule("TG-16.1")
@pytest.mark.parametrize(
    ("card", "awake"),
    [
        ("a_trusty_ally", [0, 1]),
        ("giants_coffin", [0, 1]),
        ("the_mass_grave", [0, 1]),
        ("lakeview_refuge", [0, 1, 2]),
        ("dark_resurrection", [0]),
        ("far_from_the_sun", [1]),
        ("deaths_precipice", [0]),
    ],
)
def test_with_onslaught_all_tiles_are_active_from_the_start(card: str, awake: list[int]) -> None:
    setup = {**setup_for(["cleric"]), "mode": "encounter", "encounter": card}
    match = undercroft.new("tomb_of_giants", setup, seed=1)
    play(match, options(match)[0])
    assert table(match)["fight"]["awake"] == awake


@pytest.mark.rule("TG-16.1")
def test_with_onslaught_the_enemies_of_every_tile_act_in_the_first_turn() -> None:
    setup = {**setup_for(["cleric"]), "mode": "encounter", "encounter": "giants_coffin"}
    match = undercroft.new("tomb_of_giants", setup, seed=1)
    play(match, "node-0")
    while asked(match) != ["turn"] and not match.over:
        play(match, options(match)[0])
    assert {values[0] for values in told(match, "acts")} == {0, 1, 2, 3} or match.over
    assert {0, 2} <= {values[0] for values in told(match, "acts")}


@pytest.mark.rule("TG-16.2")
def test_in_darkness_a_bow_reaches_the_next_node_and_no_farther() -> None:
    # The Shortbow has Range 3; from 0 node 5 is one node away, 6 two, 9 three.
    thief = bare(0, left=["shortbow"])
    for node, dark, light in ((5, True, True), (6, False, True), (9, False, True)):
        match = quest(
            "pitch_black", {"thief": thief}, [(S, node)], awake=[], terrain={}, marked=[[0], [0]]
        )
        assert bool(shots(match)) is dark
        match = quest("bridge_too_far", {"thief": thief}, [(S, node)], awake=[], terrain={3: LEVER})
        assert bool(shots(match)) is light


@pytest.mark.rule("TG-16.2")
def test_darkness_lets_characters_attack_on_their_own_node() -> None:
    match = quest("pitch_black", {"cleric": fighter(9)}, left=[0, 1], awake=[], tape=[3])
    strike(match, "foe-0")
    assert told(match, "strikes") == [(0, 0, A, 2)]


@pytest.mark.rule("TG-16.2")
def test_darkness_does_not_bind_the_enemies() -> None:
    match = quest("pitch_black", {"cleric": bare(0)}, {0: {"node": 12}}, left=[0], turn=None)
    assert told(match, "hit") == [(0, 4)]


# ---------------------------------------------------------------------- Respawn


def rites(heroes: dict[str, Any], foes: Any = (), **fields: Any) -> Any:
    """Last Rites, one turn before its enemies respawn: a soldier each on 0 and 2."""
    return quest("last_rites", heroes, foes, terrain={}, awake=[], timer=1, **fields)


@pytest.mark.rule("TG-16.5")
def test_one_free_figure_replaces_one_token() -> None:
    match = rites(
        {"cleric": fighter(7)},
        [(S, 7), (S, 4), (S, 4)],
        waiting=[[S, 5], [S, 6], [S, 8], [S, 9]],
        tape=[3],
    )
    strike(match)
    assert tokens(match) == [(S, 6), (S, 8), (S, 9)]
    assert standing(match) == [(S, 4), (S, 4), (S, 5)]


@pytest.mark.rule("TG-16.4")
def test_respawned_enemies_come_in_addition_to_those_in_play() -> None:
    match = rites({"cleric": bare(11)}, [(S, 7)])
    play(match, "end")
    assert standing(match) == [(S, 7), (S, 0), (S, 2)]


@pytest.mark.rule("TG-16.4")
def test_a_respawned_enemy_is_whole_again() -> None:
    dead = {"model": S, "node": None, "wounds": 1}
    match = rites({"cleric": bare(11)}, [dead, dead])
    play(match, "end")
    assert standing(match) == [(S, 0), (S, 2)]
    soldier = foe(match, 0)
    assert soldier is not None
    assert (soldier["health"], soldier["conditions"]) == (1, [])


@pytest.mark.rule("TG-16.5")
@pytest.mark.parametrize(
    ("alive", "stand", "wait"), [(1, [0, 2], []), (2, [0], [2]), (3, [], [0, 2])]
)
def test_what_the_box_does_not_hold_waits_as_a_token(
    alive: int, stand: list[int], wait: list[int]
) -> None:
    match = rites({"cleric": bare(11)}, [(S, 7)] * alive)
    play(match, "end")
    assert standing(match) == [(S, 7)] * alive + [(S, node) for node in stand]
    assert tokens(match) == [(S, node) for node in wait]


@pytest.mark.rule("TG-16.5")
def test_a_free_figure_takes_the_place_of_its_token_at_once() -> None:
    match = rites({"cleric": fighter(7)}, [(S, 7), (S, 4), (S, 4)], tape=[3])
    play(match, "end")
    assert tokens(match) == [(S, 0), (S, 2)]
    strike(match)
    assert standing(match) == [(S, 4), (S, 4), (S, 0)]
    assert tokens(match) == [(S, 2)]


@pytest.mark.rule("TG-16.5")
def test_another_kind_of_figure_does_not_replace_a_token() -> None:
    foes = [(A, 7), (S, 4), (S, 4), (S, 4)]
    match = rites({"cleric": fighter(7)}, foes, tape=[3])
    play(match, "end")
    strike(match)
    assert told(match, "slain") == [(0, A)]
    assert tokens(match) == [(S, 0), (S, 2)]


@pytest.mark.rule("TG-A.27")
def test_a_token_neither_acts_nor_can_be_attacked() -> None:
    cage = {1: GRAVESTONE, 3: GRAVESTONE, 5: GRAVESTONE}
    match = quest(
        "last_rites",
        {"cleric": fighter(7)},
        [(S, 0), (S, 0), (S, 0)],
        terrain=cage,
        awake=[0],
        timer=5,
        waiting=[[S, 7]],
    )
    assert not shots(match)  # the token lies on its node, but there is nobody to strike
    end(match)
    assert [values[0] for values in told(match, "acts")] == [0, 1, 2]
    assert tokens(match) == [(S, 7)]


@pytest.mark.rule("TG-A.27")
def test_a_token_takes_no_room() -> None:
    heroes = {"cleric": bare(0), "thief": bare(5), "pyromancer": bare(5)}
    match = rites(heroes, [(S, 9)] * 3, waiting=[[S, 5], [S, 5]])
    while asked(match) == ["follow"]:
        play(match, "stay")
    play(match, "walk-node-5")
    assert asked(match) == ["turn"]


@pytest.mark.rule("TG-A.27")
def test_a_token_counts_as_an_enemy_to_be_killed() -> None:
    match = quest(
        "grave_matters", {"cleric": fighter(4)}, left=[1], awake=[], waiting=[[S, 9]], tape=[3]
    )
    strike(match)
    assert told(match, "slain") == [(1, A)]
    assert asked(match) == ["turn"]


@pytest.mark.rule("TG-A.28")
def test_a_respawn_onto_a_full_node_makes_somebody_go() -> None:
    heroes = {"cleric": bare(0), "thief": bare(0), "pyromancer": bare(0)}
    match = rites(heroes)
    end(match)
    assert asked(match) == ["make_room"]
    # One of the three that were there goes to an adjacent node; the newcomer stays.
    ids = options(match, match.waiting[0])
    assert {one.split("-node-")[0] for one in ids} == {"seat-0", "seat-1", "seat-2"}
    assert {one.split("-node-")[1] for one in ids} == {"1", "3", "5"}
    play(match, "seat-1-node-5")
    assert (S, 0) in standing(match)


# ---------------------------------------------------------------------- Trial


@pytest.mark.rule("TG-16.6")
@pytest.mark.parametrize(("begun", "met"), [(5, True), (6, False)])
def test_a_missed_trial_costs_nothing(begun: int, met: bool) -> None:
    match = quest(
        "the_beast_from_the_depths",
        {"cleric": fighter(6)},
        {0: {"wounds": 4}},
        turns=begun,
        treasure=deck("mask_of_the_child", top=["force"]),
        tape=[3],
    )
    strike(match)
    assert "completed" in kinds(match)
    assert souls(match) == 2
    assert "force" in item_ids(match)
    assert ("mask_of_the_child" in item_ids(match)) is met


@pytest.mark.rule("TG-16.6")
def test_a_trial_in_words_is_met_by_the_deed_and_does_not_end_the_encounter() -> None:
    match = quest(
        "lakeview_refuge",
        {"cleric": fighter(16)},
        [{"model": B, "node": 16, "wounds": 4}, (A, 22)],
        awake=[],
        tape=[3],
    )
    strike(match)
    assert told(match, "slain") == [(0, B)]
    assert asked(match) == ["turn"]
    other = quest("lakeview_refuge", {"cleric": fighter(22)}, [(A, 22)], awake=[], tape=[3])
    strike(other)
    assert told(other, "slain") == [(0, A)]
    assert [one.state.trial_met for one in (match, other)] == [True, False]  # type: ignore[attr-defined]


def test_the_kinds_of_the_box() -> None:
    """Every model of the limits used above is one of the six enemies."""
    pack: Any = rites({"cleric": bare(11)}).pack
    limits = dict(zip(pack.things["model"], pack.model_limits, strict=True))
    assert {kind: limits[kind] for kind in (S, A, B, N, GS, GA)} == {
        S: 3, A: 3, B: 1, N: 2, GS: 2, GA: 2,
    }  # fmt: skip


@pytest.mark.rule("TG-16.4")
def test_a_spawn_node_that_is_gone_is_none() -> None:
    match = rites({"cleric": bare(11)}, [(S, 7)])
    state: Any = match.state
    nodes = state.spawn_nodes()
    rooms = state.board.rooms
    for tile in (0, 1):
        state.gone_tiles = (tile,)
        assert state.spawn_nodes() == tuple(node for node in nodes if rooms[node] != tile)
