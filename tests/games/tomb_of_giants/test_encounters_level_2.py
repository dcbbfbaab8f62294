"""The nine encounter cards of level 2: their special rules, their ends, what they pay."""

from __future__ import annotations

from typing import Any

import pytest

from .quest import end, fighter, item_ids, quest, ready, souls, standing, strike, track, turns
from .stage import (
    BARREL,
    EXIT,
    LEVER,
    OPEN_CHEST,
    SHRINE,
    asked,
    bare,
    deck,
    foe,
    hero,
    kinds,
    options,
    play,
    table,
    told,
)

S, A, B, N = "skeleton_soldier", "skeleton_archer", "skeleton_beast", "necromancer"
GS, GA = "giant_skeleton_soldier", "giant_skeleton_archer"


def events_of(*cards: str) -> dict[str, Any]:
    return deck(top=cards)


# ---------------------------------------------------------------------- Altar of Bones


def test_whoever_ends_a_turn_where_it_began_suffers_on_the_altar_of_bones() -> None:
    still = quest("altar_of_bones", {"cleric": bare(0)}, awake=[])
    play(still, "end")
    assert hero(still)["red"] == 1
    moved = quest("altar_of_bones", {"cleric": bare(0)}, left=[], awake=[])
    play(moved, "walk-node-5", "end")
    assert hero(moved)["red"] == 0
    around = quest("altar_of_bones", {"cleric": bare(0)}, left=[], awake=[])
    play(around, "walk-node-5", "run-node-0", "end")
    assert hero(around)["red"] == 1


def test_restlessness_can_kill_on_the_altar_of_bones() -> None:
    match = quest("altar_of_bones", {"cleric": bare(0, red=10)}, awake=[])
    play(match, "end")
    assert "failed" in kinds(match)


def test_the_enemies_of_both_tiles_come_again_at_the_altar() -> None:
    match = quest("altar_of_bones", {"cleric": bare(0)}, left=[], awake=[], timer=1)
    play(match, "end")
    assert standing(match) == [(S, 6), (GA, 3), (S, 16), (A, 16), (GS, 15)]


@pytest.mark.rule("TG-15.4")
@pytest.mark.parametrize(("names", "needed"), [(("cleric",), 3), (("cleric", "thief"), 4)])
def test_the_altar_is_won_by_standing_on_it(names: tuple[str, ...], needed: int) -> None:
    heroes = {name: bare(22) for name in names}
    match = quest(
        "altar_of_bones",
        heroes,
        left=[],
        terrain={22: SHRINE},
        awake=[],
        timer=2,
        treasure=deck("ember", top=["force", "firebombs"]),
        events=events_of("scout_ahead", "scout_ahead"),
    )
    turns(match, needed - 1)
    assert asked(match) == ["turn"]
    play(match, "end")
    assert souls(match) == len(names) + 4
    assert sorted(item_ids(match)) == ["firebombs", "force"]
    assert len(told(match, "event")) == 2


# ---------------------------------------------------------------------- Far From the Sun


@pytest.mark.parametrize(("torch", "damage"), [(16, 2), (17, 2), (19, 2), (20, 1), (25, 1)])
def test_away_from_the_torch_attacks_are_weaker(torch: int, damage: int) -> None:
    # The Mace rolls 3 against the Necromancer's Block of 1; node 16 is beside 17 and 19.
    match = quest(
        "far_from_the_sun", {"cleric": fighter(16)}, left=[3], awake=[], torch=torch, tape=[3]
    )
    strike(match)
    assert told(match, "strikes") == [(0, 3, N, damage)]


def test_a_carried_torch_gives_light_too() -> None:
    heroes = {"cleric": fighter(16), "thief": bare(14)}
    match = quest(
        "far_from_the_sun", heroes, left=[3], awake=[], aggro=1, torch=None, torch_by=1, tape=[3]
    )
    strike(match)
    assert told(match, "strikes") == [(0, 3, N, 2)]
    dark = quest(
        "far_from_the_sun",
        {"cleric": fighter(16), "thief": bare(25)},
        left=[3],
        awake=[],
        aggro=1,
        torch=None,
        torch_by=1,
        tape=[3],
    )
    strike(dark)
    assert told(dark, "strikes") == [(0, 3, N, 1)]


def test_far_from_the_sun_pays_a_soul_for_each_kill_a_treasure_and_two_events() -> None:
    match = quest(
        "far_from_the_sun",
        {"cleric": fighter(16), "thief": bare(25)},
        {3: {"wounds": 3}},
        left=[0, 3],
        terrain={},
        awake=[],
        torch=16,
        kills=3,
        treasure=deck("ember", top=["force"]),
        events=events_of("forgotten_supplies", "skeletal_reforging", "unhallowed_offering"),
        tape=[3],
    )
    strike(match)
    assert asked(match) == ["turn"]  # the soldier of the other tile lives
    match = quest(
        "far_from_the_sun",
        {"cleric": fighter(16)},
        {3: {"wounds": 3}},
        left=[3],
        terrain={},
        awake=[],
        torch=16,
        kills=4,
        treasure=deck("ember", top=["force"]),
        events=events_of("forgotten_supplies", "lifegem", "green_blossom"),
        tape=[3],
    )
    strike(match)
    assert asked(match) == ["onward"]
    assert souls(match) == 5
    assert item_ids(match) == ["force"]
    drawn = [("forgotten_supplies",), ("lifegem",), ("green_blossom",)]
    assert told(match, "event") == drawn  # two of the card, one after every encounter


def test_it_is_dark_far_from_the_sun() -> None:
    bow = bare(13, left=["shortbow"])
    match = quest("far_from_the_sun", {"thief": bow}, left=[2], awake=[])
    assert not [one for one in options(match) if one.startswith("act")]  # 15 is two nodes away


# ---------------------------------------------------------------------- In Deep Water


def test_the_walk_costs_stamina_in_deep_water_and_runs_cost_no_more() -> None:
    match = quest("in_deep_water", {"cleric": bare(0)}, left=[], awake=[])
    play(match, "walk-node-1")
    assert hero(match)["black"] == 1
    play(match, "run-node-2")
    assert hero(match)["black"] == 2


def test_the_step_in_another_characters_upkeep_is_free_in_deep_water() -> None:
    match = quest("in_deep_water", {"cleric": bare(0), "thief": bare(2)}, left=[], awake=[])
    play(match, "node-1")
    assert (hero(match, 1)["node"], hero(match, 1)["black"]) == (1, 0)


def test_after_three_turns_two_archers_come_out_of_the_deep_water() -> None:
    match = quest("in_deep_water", {"cleric": bare(0)}, left=[0], awake=[], timer=1)
    end(match)
    assert standing(match) == [(GA, 12)]
    play(match, "end")
    assert standing(match) == [(GA, 12), (A, 12), (A, 10)]


@pytest.mark.parametrize(("names", "needed"), [(("cleric",), 4), (("cleric", "thief"), 5)])
def test_the_deep_water_is_survived(names: tuple[str, ...], needed: int) -> None:
    match = quest(
        "in_deep_water",
        {name: bare(0) for name in names},
        terrain={},
        left=[],
        awake=[],
        timer=3,
        events=events_of("scout_ahead", "scout_ahead"),
    )
    turns(match, needed - 1)
    assert asked(match) == ["turn"]
    play(match, "end")
    assert souls(match) == 8
    assert item_ids(match) == ["thorolund_talisman"]
    assert len(told(match, "event")) == 2


# ---------------------------------------------------------------------- Lost Chapel


def test_nobody_leaves_a_tile_of_the_lost_chapel_while_enemies_are_on_it() -> None:
    shut = quest("lost_chapel", {"cleric": bare(5)}, left=[2, 7], awake=[])
    assert "walk-node-20" not in options(shut)
    open_ = quest("lost_chapel", {"cleric": bare(5)}, left=[7], awake=[])
    assert "walk-node-20" in options(open_)


def test_nobody_follows_out_of_a_tile_with_enemies_either() -> None:
    heroes = {"cleric": bare(0), "thief": bare(5)}
    shut = quest("lost_chapel", heroes, left=[2], awake=[])
    assert "node-20" not in options(shut, 1)
    free = quest("lost_chapel", heroes, left=[], awake=[])
    assert "node-20" in options(free, 1)


@pytest.mark.rule("TG-15.2")
def test_all_on_the_exit_completes_the_lost_chapel() -> None:
    match = quest(
        "lost_chapel",
        {"cleric": bare(27), "thief": bare(29)},
        {7: {"node": 38}},
        left=[7],
        terrain={29: EXIT},
        awake=[],
        events=events_of("skeletal_reforging", "skeletal_reforging", "scout_ahead"),
    )
    ready(match)
    assert asked(match) == ["turn"]  # only one of them is there
    play(match, "walk-node-29")
    assert asked(match) == ["onward"]
    assert souls(match) == 4
    assert [event for (event,) in told(match, "event")] == [
        "skeletal_reforging",
        "skeletal_reforging",
        "scout_ahead",
    ]
    assert track(match, 4)["shortcut"]


# ---------------------------------------------------------------------- Maze of the Dead


def test_the_nodes_of_the_maze_hold_two_models() -> None:
    heroes = {"cleric": bare(0), "thief": bare(5), "pyromancer": bare(5)}
    match = quest("maze_of_the_dead", heroes, left=[], awake=[])
    ready(match)
    play(match, "walk-node-5")
    assert asked(match) == ["make_room"]  # a third one is too many


def test_attacks_in_the_maze_are_harder_to_dodge() -> None:
    thief = bare(0, armour=["deserter_armour"])
    match = quest(
        "maze_of_the_dead", {"thief": thief}, {3: {"node": 1}}, left=[3], turn=None, tape=[0, 1]
    )
    assert told(match, "hit") == [(0, 4)]  # one dodge is not two
    thief = bare(0, armour=["deserter_armour"], left=["iron_round_shield"])
    match = quest(
        "maze_of_the_dead", {"thief": thief}, {3: {"node": 1}}, left=[3], turn=None, tape=[0, 1, 1]
    )
    assert told(match, "dodged") == [(0,)]


def test_all_three_levers_must_be_pulled_in_the_maze() -> None:
    match = quest(
        "maze_of_the_dead",
        {"cleric": bare(4)},
        left=[],
        terrain={4: LEVER, 19: LEVER, 30: LEVER},
        awake=[],
        levers=1,
        lever_nodes=[4],
        events=events_of("forgotten_supplies", "lifegem"),
    )
    play(match, "lever-4", "end", "lever-4")
    assert asked(match) == ["turn"]  # the same one again is one lever
    last = quest(
        "maze_of_the_dead",
        {"cleric": bare(30)},
        left=[0, 1],
        terrain={4: LEVER, 19: LEVER, 30: LEVER},
        awake=[],
        levers=2,
        lever_nodes=[4, 19],
        events=events_of("forgotten_supplies", "lifegem"),
    )
    play(last, "lever-30")
    assert asked(last) == ["onward"]
    assert souls(last) == 3
    assert track(last, 4)["shortcut"]
    assert told(last, "event") == [("forgotten_supplies",), ("lifegem",)]


# ---------------------------------------------------------------------- Pitch Black


def test_everybody_suffers_at_the_end_of_the_own_turn_in_pitch_black() -> None:
    match = quest("pitch_black", {"cleric": bare(0), "thief": bare(2)}, awake=[])
    end(match)
    assert [one["red"] for one in table(match)["heroes"]] == [1, 0]
    end(match)
    assert [one["red"] for one in table(match)["heroes"]] == [1, 1]


def test_both_necromancers_of_pitch_black_must_die() -> None:
    match = quest("pitch_black", {"cleric": fighter(9)}, {1: {"wounds": 4}}, awake=[], tape=[2])
    assert [goal["met"] for goal in table(match)["fight"]["goals"]] == [False, False]
    strike(match, "foe-1")
    assert asked(match) == ["turn"]
    # Each objective is about the one on its own tile.
    assert [goal["met"] for goal in table(match)["fight"]["goals"]] == [True, False]
    last = quest(
        "pitch_black",
        {"cleric": fighter(23), "thief": bare(0)},
        {5: {"wounds": 4}},
        left=[0, 3, 5],
        terrain={},
        awake=[],
        marked=[[], [5]],
        events=events_of("forgotten_supplies", "lifegem"),
        tape=[2],
    )
    strike(last)
    assert asked(last) == ["supplies"]  # the event of the card; an archer and a soldier still stood
    assert souls(last) == 4
    assert "refreshed" not in kinds(last)
    play(last, "seat-1", "seat-0")
    assert told(last, "event") == [("forgotten_supplies",), ("lifegem",)]
    assert told(last, "refreshed") == [("estus",)]
    assert [one["estus"] for one in table(last)["heroes"]] == [True, True]


def test_it_is_dark_in_pitch_black() -> None:
    bow = bare(0, left=["shortbow"])
    match = quest("pitch_black", {"thief": bow}, {2: {"node": 11}}, left=[2], awake=[])
    assert not [one for one in options(match) if one.startswith("act")]


# ---------------------------------------------------------------------- The Abandoned Chest


def test_opening_the_abandoned_chest_wakes_two_giants_beside_it() -> None:
    match = quest(
        "the_abandoned_chest",
        {"cleric": bare(17)},
        left=[],
        awake=[],
        treasure=deck("ember", top=["force"]),
    )
    play(match, "chest-16")
    assert item_ids(match) == ["force"]
    # Both spawn nodes of the tile are two nodes from the chest: the players choose, for each giant.
    assert asked(match) == ["spawn_near"]
    assert options(match) == ["node-15", "node-22"]
    play(match, "node-15", "node-22")
    assert standing(match) == [(GS, 15), (GA, 22)]
    assert asked(match) == ["turn"]  # the chest is open, but not all are dead


def test_the_abandoned_chest_wants_an_open_chest_and_no_enemy_left() -> None:
    shut = quest("the_abandoned_chest", {"cleric": fighter(8)}, left=[0], awake=[], tape=[3])
    strike(shut)
    assert standing(shut) == []
    assert asked(shut) == ["turn"]
    match = quest(
        "the_abandoned_chest",
        {"cleric": fighter(8), "thief": bare(0)},
        left=[0],
        terrain={16: OPEN_CHEST},
        awake=[],
        chests=1,
        events=events_of("forgotten_supplies", "lifegem"),
        tape=[3],
    )
    strike(match)
    play(match, "seat-0", "seat-0")
    assert asked(match) == ["onward"]
    assert souls(match) == 6
    assert item_ids(match) == ["chloranthy_ring"]
    assert told(match, "event") == [("forgotten_supplies",), ("lifegem",)]


# ---------------------------------------------------------------------- The Mass Grave


def test_nobody_comes_onto_the_second_tile_of_the_mass_grave() -> None:
    match = quest("the_mass_grave", {"cleric": bare(1)}, left=[], awake=[])
    assert "walk-node-24" not in options(match)
    assert "walk-node-0" in options(match)


def test_the_dead_of_the_mass_grave_are_faster() -> None:
    match = quest("the_mass_grave", {"cleric": bare(12)}, {0: {"node": 0}}, left=[0], turn=None)
    while asked(match) == ["move_foe"]:
        play(match, options(match)[0])
    assert len(told(match, "foe_moved")) == 2


def test_the_lever_takes_the_second_tile_away_and_all_that_stands_on_it() -> None:
    match = quest("the_mass_grave", {"cleric": bare(3)}, awake=[])
    play(match, "lever-3")
    assert told(match, "tile_removed") == [(1,)]
    assert standing(match) == [(GS, 6)]
    assert table(match)["fight"]["kills"] == 0  # taken away, not killed
    assert table(match)["fight"]["gone"] == list(range(13, 26))
    assert asked(match) == ["turn"]


def test_tokens_go_with_the_tile_they_lie_on() -> None:
    match = quest(
        "the_mass_grave",
        {"cleric": bare(3)},
        left=[3],
        terrain={3: LEVER},
        awake=[],
        waiting=[[GS, 15], [S, 22]],
    )
    play(match, "lever-3")
    assert "completed" in kinds(match)  # nobody is left, not even one who waits


@pytest.mark.parametrize("at", [3, 6, 9])
def test_the_second_tile_of_the_mass_grave_fills_again_and_again(at: int) -> None:
    match = quest("the_mass_grave", {"cleric": bare(11)}, left=[], awake=[], timer=at - 1)
    play(match, "end")
    assert sorted(standing(match)) == [(GS, 15), (S, 22), (S, 22)]
    assert table(match)["fight"]["respawns"] == 1
    early = quest("the_mass_grave", {"cleric": bare(11)}, left=[], awake=[], timer=at - 2)
    play(early, "end")
    assert standing(early) == []


def test_a_tile_that_is_gone_does_not_respawn_and_pays_nothing_for_it() -> None:
    match = quest("the_mass_grave", {"cleric": bare(3)}, left=[0], awake=[], timer=4)
    play(match, "lever-3", "end", "end")
    assert table(match)["fight"]["timer"] == 6
    assert standing(match) == [(GS, 6)]
    assert table(match)["fight"]["respawns"] == 0


@pytest.mark.parametrize(("names", "paid"), [(("cleric",), 5), (("cleric", "thief"), 6)])
def test_the_mass_grave_pays_a_soul_a_player_and_two_a_respawn(
    names: tuple[str, ...], paid: int
) -> None:
    heroes = {name: fighter(6) if name == "cleric" else bare(11) for name in names}
    match = quest(
        "the_mass_grave",
        heroes,
        {0: {"wounds": 4}},
        left=[0],
        terrain={3: LEVER},
        awake=[],
        levers=1,
        lever_nodes=[3],
        gone_tiles=[1],
        respawns=2,
        kills=5,
        events=events_of("skeletal_reforging", "skeletal_reforging"),
        tape=[2],
    )
    strike(match)
    assert asked(match) == ["onward"]
    assert souls(match) == paid
    assert len(told(match, "event")) == 2
    assert track(match, 4)["shortcut"]


def test_without_the_lever_the_mass_grave_is_never_over() -> None:
    match = quest(
        "the_mass_grave",
        {"cleric": fighter(6)},
        {0: {"wounds": 4}},
        left=[0],
        awake=[],
        tape=[2, 1],
    )
    strike(match)
    assert standing(match) == []
    assert asked(match) == ["turn"]
    play(match, "walk-node-3")
    assert asked(match) == ["turn"]
    play(match, "end", "lever-3")
    assert "completed" in kinds(match)


# ---------------------------------------------------------------------- Urns of the Fallen


@pytest.mark.parametrize(
    ("barrels", "block", "resist"), [([], 2, 1), ([16], 3, 2), ([16, 22], 4, 3), ([2, 8], 2, 1)]
)
def test_each_urn_on_its_tile_protects_an_enemy(
    barrels: list[int], block: int, resist: int
) -> None:
    match = quest(
        "urns_of_the_fallen",
        {"cleric": fighter(23)},
        left=[4],
        terrain=dict.fromkeys(barrels, BARREL),
        awake=[],
        tape=[3, 1, 1],
    )
    soldier = foe(match, 4)
    assert soldier is not None
    assert (soldier["block"], soldier["resist"]) == (block, resist)
    strike(match)
    assert told(match, "strikes") == [(0, 4, S, max(0, 3 - block))]


def test_breaking_urns_helps() -> None:
    match = quest("urns_of_the_fallen", {"cleric": bare(14)}, left=[4], awake=[])
    play(match, "walk-node-16")
    soldier = foe(match, 4)
    assert soldier is not None
    assert soldier["block"] == 3


def test_the_urns_that_are_left_pay_when_all_have_fallen() -> None:
    match = quest(
        "urns_of_the_fallen",
        {"cleric": fighter(23)},
        left=[4],
        terrain={2: BARREL, 8: BARREL},
        awake=[],
        events=events_of("forgotten_supplies", "lifegem"),
        tape=[3, 1, 2],
    )
    strike(match)
    assert asked(match) == ["onward"]
    assert souls(match) == 3 + 1 + 2
    assert item_ids(match) == ["bonewheel_shield"]
    assert told(match, "event") == [("forgotten_supplies",), ("lifegem",)]
