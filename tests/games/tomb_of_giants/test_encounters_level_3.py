"""The nine encounter cards of level 3: their special rules, their ends, what they pay."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft

from .quest import (
    end,
    fighter,
    item_ids,
    quest,
    ready,
    souls,
    standing,
    strike,
    tokens,
    track,
    turns,
)
from .stage import (
    CHEST,
    GRAVESTONE,
    HIDDEN,
    LEVER,
    SHRINE,
    asked,
    bare,
    closed,
    deck,
    foe,
    hero,
    kinds,
    options,
    play,
    setup_for,
    state,
    table,
    told,
    used_up,
)

S, A, B, N = "skeleton_soldier", "skeleton_archer", "skeleton_beast", "necromancer"
GS, GA = "giant_skeleton_soldier", "giant_skeleton_archer"


def acts(match: Any) -> list[str]:
    return [one for one in options(match) if one.startswith("act")]


# ---------------------------------------------------------------------- A Trusty Ally


def test_the_party_begins_staggered_in_a_trusty_ally() -> None:
    setup = {**setup_for(["cleric", "thief"]), "mode": "encounter", "encounter": "a_trusty_ally"}
    match = undercroft.new("tomb_of_giants", setup, seed=1)
    assert [one["conditions"] for one in table(match)["heroes"]] == [["stagger"], ["stagger"]]
    plain = undercroft.new("tomb_of_giants", {**setup, "encounter": "honour_guard"}, seed=1)
    assert [one["conditions"] for one in table(plain)["heroes"]] == [[], []]


def test_nobody_goes_to_the_ally_on_the_second_tile() -> None:
    match = quest("a_trusty_ally", {"cleric": bare(7)}, left=[], awake=[])
    assert "walk-node-18" not in options(match)
    heroes = {"cleric": bare(0), "thief": bare(7)}
    match = quest("a_trusty_ally", heroes, left=[], awake=[])
    assert "node-18" not in options(match, 1)


@pytest.mark.parametrize(("names", "needed"), [(("cleric",), 5), (("cleric", "thief"), 6)])
def test_a_trusty_ally_is_survived(names: tuple[str, ...], needed: int) -> None:
    match = quest(
        "a_trusty_ally",
        {name: bare(0) for name in names},
        left=[],
        awake=[],
        treasure=deck("ember", top=["force", "firebombs"]),
    )
    turns(match, needed - 1)
    assert asked(match) == ["turn"]
    play(match, "end")
    assert asked(match) == ["onward"]
    assert souls(match) == len(names) + 4
    assert sorted(item_ids(match)) == ["firebombs", "force"]


# ---------------------------------------------------------------------- Death's Precipice


def test_nodes_on_the_precipice_hold_two_models() -> None:
    heroes = {"cleric": bare(0), "thief": bare(5), "pyromancer": bare(5)}
    match = quest("deaths_precipice", heroes, left=[], awake=[])
    ready(match)
    play(match, "walk-node-5")
    assert asked(match) == ["make_room"]


def test_no_tile_of_the_precipice_is_left_while_enemies_are_on_it() -> None:
    shut = quest("deaths_precipice", {"cleric": bare(11)}, left=[0, 5], awake=[])
    assert "walk-node-14" not in options(shut)
    free = quest("deaths_precipice", {"cleric": bare(11)}, left=[5], awake=[])
    assert "walk-node-14" in options(free)


def test_attacks_on_the_precipice_stagger() -> None:
    match = quest("deaths_precipice", {"cleric": bare(0)}, left=[0], turn=None)
    assert told(match, "hit") == [(0, 4)]
    assert told(match, "afflicted") == [(0, ["stagger"])]


@pytest.mark.rule("TG-19.3")
def test_the_precipice_gives_souls_two_treasures_and_an_ember() -> None:
    match = quest(
        "deaths_precipice",
        {"cleric": fighter(6), "thief": bare(0)},
        left=[0],
        terrain={},
        awake=[],
        treasure=deck("ember", "divine_blessing", top=["force", "firebombs"]),
        tape=[3],
    )
    strike(match)
    assert sorted(item_ids(match)) == ["ember", "firebombs", "force"]
    assert asked(match) == ["use_ember"]
    play(match, "seat-1")
    assert [one["ember"] for one in table(match)["heroes"]] == [False, True]
    assert souls(match) == 10
    assert asked(match) == ["onward"]


# ---------------------------------------------------------------------- Giant's Coffin


def test_moving_costs_stamina_beside_the_giants() -> None:
    near = quest("giants_coffin", {"cleric": bare(0)}, left=[0], awake=[])
    play(near, "walk-node-1")
    assert hero(near)["black"] == 1
    play(near, "run-node-2")
    assert hero(near)["black"] == 2  # once for the turn, and the run
    far = quest("giants_coffin", {"cleric": bare(0)}, left=[2, 3], awake=[])
    play(far, "walk-node-1")
    assert hero(far)["black"] == 0


@pytest.mark.rule("TG-A.76")
def test_beside_the_giants_only_the_move_of_the_turn_costs_stamina() -> None:
    # The Shift of Santier's Spear: 3 Stamina for the attack, nothing for the step.
    spear = bare(0, left=["santiers_spear"], tiers=[3, 3, 3, 3])
    match = quest("giants_coffin", {"cleric": spear}, left=[0], treasure=deck(), tape=[1, 1])
    play(match, "act-left-1", "node-3")
    assert hero(match)["black"] == 3
    # Slip Away.
    match = quest("giants_coffin", {"thief": bare(0, heroic=True)}, left=[0], awake=[])
    play(match, "heroic", "node-1", "node-2")
    assert hero(match)["black"] == 0
    play(match, next(one for one in options(match) if one.startswith("walk-")))
    assert hero(match)["black"] == 1


@pytest.mark.rule("TG-16.5")
def test_two_more_giants_than_there_are_figures_wait_as_tokens() -> None:
    match = quest(
        "giants_coffin", {"cleric": fighter(3)}, {0: {"wounds": 4}}, awake=[], timer=1, tape=[2]
    )
    play(match, "end")
    assert tokens(match) == [(GA, 13), (GS, 13)]
    assert len(standing(match)) == 4
    strike(match)
    # The figure of the dead soldier is free: it stands where its token lay, as good as new.
    assert tokens(match) == [(GA, 13)]
    assert standing(match) == [(GA, 4), (GS, 13), (GA, 15), (GS, 13)]
    back = foe(match, 4)
    assert back is not None
    assert back["health"] == 5


def test_with_figures_to_spare_the_giants_stand_there_at_once() -> None:
    match = quest("giants_coffin", {"cleric": bare(0)}, left=[0], awake=[], timer=1)
    play(match, "end")
    assert sorted(standing(match)) == [(GA, 13), (GS, 3), (GS, 13)]
    assert tokens(match) == []


@pytest.mark.rule("TG-16.6")
@pytest.mark.parametrize(("begun", "found"), [(6, True), (7, False)])
def test_the_trial_of_the_coffin_is_seven_turns(begun: int, found: bool) -> None:
    match = quest(
        "giants_coffin",
        {"cleric": fighter(3)},
        {0: {"wounds": 4}},
        left=[0],
        terrain={},
        awake=[],
        turns=begun,
        events=deck(top=["forgotten_supplies", "lifegem"]),
        tape=[2],
    )
    strike(match)
    assert asked(match) == ["onward"]
    assert souls(match) == 4
    assert item_ids(match) == (["black_knight_greataxe"] if found else [])
    assert told(match, "event") == [("forgotten_supplies",), ("lifegem",)]


# ---------------------------------------------------------------------- Honour Guard


def test_the_honour_guard_hits_harder() -> None:
    match = quest("honour_guard", {"cleric": bare(0)}, left=[1], turn=None)
    assert told(match, "hit") == [(0, 5)]


def test_the_honour_guard_may_step_out_of_the_way() -> None:
    match = quest("honour_guard", {"cleric": fighter(9)}, left=[1], awake=[], tape=[1])
    strike(match)
    assert told(match, "evades") == [(1, A)]
    assert asked(match) == ["sidestep"]
    play(match, "node-6")
    assert standing(match) == [(A, 6)]
    assert "strikes" not in kinds(match)
    assert used_up(match)  # no attack roll


def test_without_a_dodge_the_attack_on_the_honour_guard_goes_on() -> None:
    match = quest("honour_guard", {"cleric": fighter(9)}, left=[0, 1], awake=[], tape=[0, 3])
    strike(match, "foe-0")
    assert told(match, "strikes") == [(0, 0, S, 1)]
    assert standing(match) == [(A, 9)]
    assert told(match, "rolled") == [("dodge", 0), ("blue", 3)]


@pytest.mark.rule("TG-7.11")
def test_onto_a_full_node_the_honour_guard_steps_and_another_makes_room() -> None:
    match = quest(
        "honour_guard", {"cleric": fighter(9)}, [(A, 9), (S, 6), (S, 6), (S, 6)], awake=[], tape=[1]
    )
    play(
        match, options(match)[[one.startswith("act-left-0") for one in options(match)].index(True)]
    )
    assert asked(match) == ["sidestep"]
    play(match, "node-6")
    assert asked(match) == ["make_room"]
    play(match, options(match)[0])
    assert sum(node == 6 for _, node in standing(match)) == 3


@pytest.mark.rule("TG-A.75")
def test_one_die_for_an_attack_on_the_whole_node_and_one_steps_aside() -> None:
    flames = bare(9, left=["fireball"], tiers=[3, 3, 3, 3])
    match = quest(
        "honour_guard", {"pyromancer": flames}, left=[2, 3, 4], awake=[], treasure=deck(), tape=[1]
    )
    play(match, next(one for one in options(match) if one.startswith("act-left-1")))
    if asked(match) == ["target"]:
        play(match, "node-10")
    assert told(match, "rolled") == [("dodge", 1)]
    assert asked(match) == ["sidestep"]
    # The two soldiers are alike: one of them or the archer, onto any node around 10.
    assert {one.split("-node")[0] for one in options(match)} == {"foe-2", "foe-4"}
    play(match, "foe-4-node-8")
    assert standing(match) == [(S, 10), (S, 10), (A, 8)]
    assert "strikes" not in kinds(match)


@pytest.mark.rule("TG-19.4")
def test_the_honour_guard_leaves_souls_and_luck() -> None:
    heroes = {"cleric": fighter(9), "thief": bare(0), "pyromancer": bare(0)}
    match = quest("honour_guard", heroes, left=[1], awake=[], tape=[0, 3])
    strike(match)
    assert asked(match) == ["onward"]
    assert souls(match) == 8
    for one in table(match)["heroes"]:
        assert (one["luck"], one["estus"], one["heroic"]) == (True, False, False)


# ---------------------------------------------------------------------- Lakeview Refuge


@pytest.mark.parametrize(
    ("names", "stand", "wait"),
    [(("cleric",), 1, 0), (("cleric", "thief"), 1, 1), (("cleric", "thief", "pyromancer"), 1, 2)],
)
def test_whoever_comes_to_the_torch_first_wakes_the_beast(
    names: tuple[str, ...], stand: int, wait: int
) -> None:
    # Two of the three Skeleton Soldiers stand on the first tile; 29 is beside the torch on 32.
    heroes = {name: bare(29 if name == "cleric" else 0) for name in names}
    match = quest("lakeview_refuge", heroes, left=[1, 2], awake=[])
    ready(match)
    play(match, "walk-node-32")
    assert standing(match).count((B, 26)) == 1
    assert standing(match).count((S, 19)) == stand
    assert tokens(match) == [(S, 19)] * wait


def test_the_beast_of_the_lake_wakes_only_once() -> None:
    match = quest("lakeview_refuge", {"cleric": bare(29)}, left=[], awake=[])
    play(match, "walk-node-32", "run-node-29", "run-node-32")
    assert len(told(match, "spawned")) == 2
    assert tokens(match) == []


@pytest.mark.rule("TG-19.5")
@pytest.mark.parametrize(("killed", "paid"), [(False, 8), (True, 14)])
def test_the_torch_on_the_shrine_and_the_beast_as_a_trial(killed: bool, paid: int) -> None:
    beast = {"model": B, "node": 16, "wounds": 4}
    match = quest(
        "lakeview_refuge",
        {"cleric": fighter(16), "thief": bare(0)},
        [beast],
        terrain={16: SHRINE},
        awake=[],
        torch=None,
        torch_by=0,
        torch_seen=True,
        treasure=deck("ember", top=["force", "firebombs"]),
        tape=[3],
    )
    ready(match)
    if killed:
        strike(match)
    play(match, "drop-torch")
    assert asked(match) == ["onward"]
    assert souls(match) == paid
    assert sorted(item_ids(match)) == ["firebombs", "force"]
    assert bool(told(match, "trial")) is killed


# ---------------------------------------------------------------------- Last Shred of Light


@pytest.mark.parametrize(("torch", "works"), [(10, True), (8, True), (6, False), (17, False)])
def test_the_lever_works_only_in_the_light(torch: int, works: bool) -> None:
    match = quest("last_shred_of_light", {"cleric": bare(10)}, left=[], awake=[], torch=torch)
    assert ("lever-10" in options(match)) is works
    assert closed(match).get("lever-10") == (None if works else "tg-closed-lever-dark")


def test_a_torch_carried_by_a_friend_is_light_enough() -> None:
    heroes = {"cleric": bare(10), "thief": bare(11)}
    match = quest("last_shred_of_light", heroes, left=[], awake=[], aggro=1, torch=None, torch_by=1)
    ready(match)
    assert "lever-10" in options(match)


def test_each_pull_calls_the_archer_of_the_second_tile() -> None:
    match = quest("last_shred_of_light", {"cleric": bare(10)}, left=[], awake=[], torch=10)
    play(match, "lever-10")
    assert standing(match) == [(GA, 19)]
    play(match, "end", "lever-10")
    assert standing(match) == [(GA, 19), (GA, 19)]
    assert asked(match) == ["turn"]


def test_the_third_pull_in_the_last_shred_of_light() -> None:
    match = quest(
        "last_shred_of_light",
        {"cleric": bare(10)},
        terrain={10: LEVER},
        awake=[],
        torch=10,
        levers=2,
        treasure=deck("ember", top=["force", "firebombs"]),
    )
    play(match, "lever-10")
    assert asked(match) == ["onward"]
    assert souls(match) == 10
    assert sorted(item_ids(match)) == ["firebombs", "force"]
    assert track(match, 8)["shortcut"]


def test_it_is_dark_in_the_last_shred_of_light() -> None:
    far = quest("last_shred_of_light", {"thief": bare(10, left=["shortbow"])}, left=[2], awake=[])
    assert not acts(far)  # the archer on 12 is two nodes away


# ---------------------------------------------------------------------- Skeleton Overlord


def test_the_overlord_is_twice_as_hard_to_kill() -> None:
    match = quest("skeleton_overlord", {"cleric": fighter(9)}, awake=[], tape=[3])
    lord = foe(match, 0)
    assert lord is not None
    assert (lord["full"], lord["block"], lord["resist"]) == (10, 2, 2)
    strike(match)
    assert told(match, "strikes") == [(0, 0, GS, 1)]


@pytest.mark.rule("TG-16.3")
def test_every_second_turn_two_soldiers_serve_the_overlord() -> None:
    match = quest("skeleton_overlord", {"cleric": bare(0)}, awake=[])
    end(match)
    assert standing(match) == [(GS, 9)]
    end(match)
    assert standing(match) == [(GS, 9), (S, 9), (S, 10)]
    assert table(match)["fight"]["timer"] == 0  # the track begins anew
    turns(match, 2)
    assert standing(match)[3:] == [(S, 9)]
    assert tokens(match) == [(S, 10)]


def test_a_dead_servant_hurts_the_overlord() -> None:
    servant = {"model": S, "node": 0}
    match = quest(
        "skeleton_overlord",
        {"cleric": fighter(0)},
        [{"model": GS, "node": 9, "health": 10}, servant],
        awake=[],
        marked=[[0]],
        tape=[3],
    )
    strike(match)
    lord = foe(match, 0)
    assert lord is not None
    assert lord["health"] == 9


def test_a_dead_servant_hurts_nobody_else() -> None:
    match = quest(
        "skeleton_overlord",
        {"cleric": fighter(0)},
        [
            {"model": GS, "node": 9, "health": 10},
            {"model": S, "node": 0},
            {"model": GS, "node": None, "health": 10, "wounds": 10},
            {"model": A, "node": 10, "health": 5},
        ],
        awake=[],
        marked=[[0]],
        tape=[3],
    )
    strike(match)
    # Whoever is gone is not killed once more.
    assert state(match)["kills"] == 1
    assert told(match, "slain") == [(1, S)]
    assert [values[0] for values in told(match, "wounded")] == [1, 0]
    archer = foe(match, 3)
    assert archer is not None
    assert archer["health"] == 5


def test_the_overlord_can_die_of_his_servants_and_pays() -> None:
    match = quest(
        "skeleton_overlord",
        {"cleric": fighter(0)},
        [{"model": GS, "node": 9, "health": 10, "wounds": 9}, (S, 0), (S, 10)],
        terrain={},
        awake=[],
        marked=[[0]],
        treasure=deck("ember", top=["force", "firebombs"]),
        events=deck(top=["forgotten_supplies", "lifegem"]),
        tape=[3],
    )
    strike(match)
    assert asked(match) == ["onward"]
    assert souls(match) == 4
    assert sorted(item_ids(match)) == ["firebombs", "force"]
    assert told(match, "event") == [("forgotten_supplies",), ("lifegem",)]


# ---------------------------------------------------------------------- The Locked Grave


def test_the_lever_of_the_locked_grave_sets_the_beast_free_near_the_puller() -> None:
    match = quest("the_locked_grave", {"cleric": bare(19)}, left=[], awake=[])
    play(match, "lever-19")
    assert asked(match) == ["spawn_near"]  # both spawn nodes of the third tile are as near
    assert options(match) == ["node-28", "node-38"]
    play(match, "node-38")
    assert standing(match) == [(B, 38)]


def test_there_is_one_beast_in_the_locked_grave_a_second_waits() -> None:
    match = quest("the_locked_grave", {"cleric": bare(19)}, left=[], awake=[])
    play(match, "lever-19", "node-38", "end", "lever-19", "node-28")
    assert standing(match) == [(B, 38)]
    assert tokens(match) == [(B, 28)]


@pytest.mark.rule("TG-19.5")
@pytest.mark.parametrize("met", [False, True])
def test_both_chests_of_the_locked_grave(met: bool) -> None:
    match = quest(
        "the_locked_grave",
        {"cleric": bare(29), "thief": bare(0)},
        left=[0, 1],
        terrain={30: CHEST, 34: CHEST},
        awake=[],
        kills=3,
        trial_met=met,
        treasure=deck("dragon_scale", "ember", top=["force", "firebombs"]),
        events=deck(top=["skeletal_reforging", "scout_ahead"]),
    )
    ready(match)
    play(match, "chest-30")
    assert asked(match) == ["turn"]
    turns(match, 2)
    play(match, "chest-34")
    assert souls(match) == 6  # two for each of the three kills
    assert asked(match) == ["reforge"]
    play(match, "done")
    assert asked(match) == ["onward"]
    assert told(match, "event") == [("skeletal_reforging",), ("scout_ahead",)]
    want = ["firebombs", "force"]
    assert sorted(item_ids(match)) == (["dragon_scale", *want] if met else want)
    assert [one["estus"] for one in table(match)["heroes"]] == [True, True]


def test_killing_the_beast_is_the_trial_of_the_locked_grave() -> None:
    match = quest(
        "the_locked_grave",
        {"cleric": fighter(29)},
        [{"model": B, "node": 29, "wounds": 4}],
        terrain={30: CHEST},
        awake=[],
        chests=1,
        treasure=deck("dragon_scale", "ember", top=["force"]),
        tape=[3],
    )
    strike(match)
    play(match, "end", "chest-30")
    assert souls(match) == 2
    assert sorted(item_ids(match)) == ["dragon_scale", "force"]


# ---------------------------------------------------------------------- The Skeleton Ball


def ball(match: Any) -> tuple[int, bool]:
    """Its node, and whether it rolls southwards."""
    found = table(match)["fight"]["ball"]
    return found["node"], found["heading"] == "south"


def test_the_ball_rolls_three_nodes_after_each_enemy_turn_from_tile_to_tile() -> None:
    match = quest("the_skeleton_ball", {"cleric": bare(23)}, left=[], turn=None, awake=[])
    assert told(match, "ball") == [(6,), (11,), (14,)]
    assert ball(match) == (14, True)
    end(match)
    assert ball(match) == (27, True)


def test_a_wall_turns_the_ball_around() -> None:
    match = quest("the_skeleton_ball", {"cleric": bare(23)}, left=[], turn=None, awake=[], ball=27)
    assert told(match, "ball") == [(32,), (37,)]
    assert ball(match) == (37, False)
    end(match)
    assert ball(match) == (24, False)


@pytest.mark.rule("TG-A.82")
def test_the_rest_of_the_balls_way_is_lost_at_the_wall() -> None:
    # On 32 with three nodes to go: one to the wall, and there it stays until the next enemy turn.
    match = quest("the_skeleton_ball", {"cleric": bare(23)}, left=[], turn=None, awake=[], ball=32)
    assert (told(match, "ball"), ball(match)) == ([(37,)], (37, False))
    # Exactly at the wall it has not hit it yet.
    match = quest("the_skeleton_ball", {"cleric": bare(23)}, left=[], turn=None, awake=[], ball=24)
    assert ball(match) == (37, True)
    end(match)
    assert ball(match) == (37, False)


def test_the_ball_turns_at_the_upper_wall_too() -> None:
    match = quest(
        "the_skeleton_ball",
        {"cleric": bare(23)},
        left=[],
        turn=None,
        awake=[],
        ball=11,
        ball_south=False,
    )
    assert ball(match) == (1, True)


def test_the_ball_waits_for_the_end_of_the_enemy_turn() -> None:
    match = quest("the_skeleton_ball", {"cleric": bare(23)}, left=[], awake=[])
    assert ball(match) == (1, True)
    play(match, "walk-node-21")
    assert ball(match) == (1, True)
    play(match, "end")
    assert ball(match) == (14, True)


def test_nobody_walks_into_the_ball() -> None:
    match = quest("the_skeleton_ball", {"cleric": bare(3)}, left=[], awake=[], ball=6)
    assert "walk-node-6" not in options(match)
    assert "walk-node-1" in options(match)
    heroes = {"cleric": bare(0), "thief": bare(5)}
    follow = quest("the_skeleton_ball", heroes, left=[], awake=[], ball=6)
    assert "node-6" not in options(follow, 1)


def test_no_enemy_walks_into_the_ball() -> None:
    # The soldier on 1 comes towards 11; straight ahead lies the ball on 6.
    match = quest(
        "the_skeleton_ball",
        {"cleric": bare(11)},
        [(S, 1)],
        terrain={},
        turn=None,
        marked=[[0], [0]],
        ball=6,
    )
    assert asked(match) == ["move_foe"]
    assert options(match) == ["node-3", "node-4"]


def test_whoever_is_in_the_balls_way_is_pushed_and_hurt() -> None:
    match = quest("the_skeleton_ball", {"cleric": bare(6)}, left=[], turn=None, awake=[])
    assert asked(match) == ["bowled"]
    assert match.decisions[0].subject == ("hero", 0)
    assert options(match) == [f"node-{n}" for n in (1, 3, 4, 5, 7, 8, 9, 11)]
    play(match, "node-7")
    assert (hero(match)["node"], hero(match)["red"]) == (7, 2)
    assert ball(match) == (14, True)


def test_the_ball_pushes_and_hurts_enemies_as_well() -> None:
    match = quest("the_skeleton_ball", {"cleric": bare(23)}, left=[0], turn=None, awake=[])
    assert match.decisions[0].subject == ("foe", 0)
    play(match, "node-9")
    necromancer = foe(match, 0)
    assert necromancer is not None
    assert (necromancer["node"], necromancer["health"]) == (9, 3)


def test_the_ball_can_kill_for_the_party() -> None:
    match = quest(
        "the_skeleton_ball",
        {"cleric": bare(23)},
        {0: {"wounds": 3}},
        left=[0],
        terrain={},
        turn=None,
        awake=[],
        marked=[[0], []],
    )
    play(match, "node-9")
    assert asked(match) == ["onward"]
    assert souls(match) == 9
    assert item_ids(match) == ["divine_blessing"]
    assert track(match, 8)["shortcut"]


@pytest.mark.rule("TG-A.30")
def test_the_ball_that_kills_a_character_and_the_last_necromancer_fails_the_party() -> None:
    match = quest(
        "the_skeleton_ball",
        {"cleric": bare(6, red=9)},
        {0: {"wounds": 3}},
        left=[0],
        turn=None,
        awake=[],
        marked=[[0], []],
    )
    play(match, "node-5")
    assert "fell" in kinds(match)
    assert "failed" in kinds(match)
    assert "completed" not in kinds(match)


def test_a_trap_beside_the_ball_springs_on_whoever_is_pushed_onto_it() -> None:
    match = quest(
        "the_skeleton_ball",
        {"cleric": bare(6)},
        left=[],
        traps={7: HIDDEN},
        turn=None,
        awake=[],
        tape=["trap_1_1"],
    )
    play(match, "node-7")
    assert hero(match)["red"] == 3


def test_a_model_shut_in_beside_the_ball_is_hurt_where_it_stands() -> None:
    # Everything around node 6 is stone but the ball's own way.
    stones = dict.fromkeys((1, 3, 4, 5, 7, 8, 9, 11), GRAVESTONE)
    match = quest(
        "the_skeleton_ball",
        {"cleric": bare(6)},
        left=[],
        terrain=stones,
        turn=None,
        awake=[],
        ball=1,
    )
    assert hero(match)["red"] == 2


def test_one_dead_necromancer_is_not_enough_against_the_ball() -> None:
    match = quest(
        "the_skeleton_ball",
        {"cleric": fighter(28)},
        {5: {"wounds": 4}},
        left=[0, 5],
        awake=[],
        tape=[2],
    )
    strike(match, "foe-5")
    assert asked(match) == ["turn"]
