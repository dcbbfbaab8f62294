"""The nine encounter cards of level 1: their special rules, their ends, what they pay."""

from __future__ import annotations

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
    BARREL,
    HIDDEN,
    POISON,
    SHRINE,
    asked,
    bare,
    deck,
    foe,
    hero,
    kinds,
    options,
    play,
    setup_for,
    table,
    told,
    used_up,
)

S, A, B, N = "skeleton_soldier", "skeleton_archer", "skeleton_beast", "necromancer"
GS, GA = "giant_skeleton_soldier", "giant_skeleton_archer"


# ---------------------------------------------------------------------- Abandoned Storeroom


def test_a_barrel_over_a_blank_trap_pays_a_black_die() -> None:
    match = quest("abandoned_storeroom", {"cleric": bare(0)}, tape=["blank", 2])
    play(match, "walk-node-3")
    assert told(match, "trap") == [(0, 3, 0, 0)]
    assert souls(match) == 2
    assert "3" not in table(match)["fight"]["terrain"]
    assert used_up(match)


def test_a_barrel_over_a_real_trap_pays_nothing() -> None:
    match = quest("abandoned_storeroom", {"cleric": bare(0)}, tape=["trap_2_1"])
    play(match, "walk-node-3")
    assert souls(match) == 0
    assert hero(match)["red"] == 2
    assert told(match, "barrel_gone") == [(3,)]


def test_a_barrel_an_enemy_breaks_pays_nobody() -> None:
    # The giant comes from 8 towards 0 over 5 or 3; the trap under the barrel stays.
    match = quest("abandoned_storeroom", {"cleric": bare(0)}, turn=None)
    play(match, "node-3")
    assert told(match, "barrel_gone") == [(3,)]
    assert sorted(table(match)["fight"]["traps"]) == ["10", "3", "5", "9"]
    later = quest("abandoned_storeroom", {"cleric": bare(0)}, terrain={9: BARREL}, tape=["blank"])
    play(later, "walk-node-3")
    assert told(later, "trap") == [(0, 3, 0, 0)]
    assert (souls(later), used_up(later)) == (0, True)


@pytest.mark.rule("TG-18.1")
def test_the_storeroom_is_over_with_the_last_barrel_whoever_breaks_it() -> None:
    # The giant comes from 8 over 3: it breaks the barrel there, and nobody is struck any more.
    match = quest("abandoned_storeroom", {"cleric": bare(0)}, terrain={3: BARREL}, turn=None)
    play(match, "node-3")
    assert told(match, "barrel_gone") == [(3,)]
    assert asked(match) == ["onward"]
    assert "attack" not in kinds(match)


@pytest.mark.rule("TG-19.4")
def test_the_storeroom_is_over_with_the_last_barrel_and_readies_luck() -> None:
    match = quest(
        "abandoned_storeroom",
        {"cleric": bare(5), "thief": bare(1)},
        terrain={10: BARREL, 9: BARREL},
        traps={10: HIDDEN, 9: HIDDEN},
        tape=["blank", 1, "blank", 2],
    )
    ready(match)
    play(match, "walk-node-10")
    assert asked(match) == ["turn"]  # one barrel is left
    play(match, "run-node-11", "run-node-9")
    assert asked(match) == ["onward"]
    assert souls(match) == 3  # of the two dice; the card itself gives no souls
    for one in table(match)["heroes"]:
        assert (one["luck"], one["heroic"], one["estus"]) == (True, False, False)


def test_killing_its_giant_does_not_complete_the_storeroom() -> None:
    match = quest("abandoned_storeroom", {"cleric": fighter(8)}, {0: {"wounds": 4}}, tape=[2])
    strike(match)
    assert standing(match) == []
    assert asked(match) == ["turn"]


# ---------------------------------------------------------------------- Bridge Too Far


@pytest.mark.rule("TG-16.4")
@pytest.mark.rule("TG-16.5")
def test_each_pull_of_the_lever_brings_them_all_again() -> None:
    match = quest("bridge_too_far", {"cleric": bare(3)}, awake=[])
    play(match, "lever-3")
    # Three Skeleton Soldiers in the box: one more stands, a token waits for the fourth.
    assert standing(match) == [(S, 12), (A, 10), (S, 10), (S, 12), (A, 10)]
    assert tokens(match) == [(S, 10)]
    assert asked(match) == ["turn"]
    end(match)
    play(match, "lever-3")
    assert asked(match) == ["make_room"]  # a third archer comes onto a full node


def test_the_third_pull_completes_the_bridge_and_pays_a_soul_for_each_kill() -> None:
    match = quest(
        "bridge_too_far", {"cleric": fighter(3)}, {0: {"node": 3}}, awake=[], levers=2, tape=[3]
    )
    strike(match)
    assert foe(match, 0) is None
    play(match, "end", "lever-3")
    assert asked(match) == ["onward"]
    assert souls(match) == 1
    assert track(match, 1)["shortcut"]


def test_the_souls_of_the_bridge_count_the_respawned_dead_too() -> None:
    match = quest(
        "bridge_too_far",
        {"cleric": fighter(3)},
        {0: {"node": 3}, 1: {"node": 3}},
        awake=[],
        levers=1,
        kills=3,
        tape=[3, 3],
    )
    strike(match, "foe-0")
    play(match, "end", "lever-3")
    assert standing(match) == [(S, 12), (A, 3), (S, 10), (A, 10), (S, 10)]
    play(match, "end")
    strike(match, "foe-1")
    play(match, "end", "lever-3")
    assert asked(match) == ["onward"]
    assert souls(match) == 5  # the three before, a soldier, an archer
    assert len(told(match, "respawn")) == 1  # the third pull ends it at once


# ---------------------------------------------------------------------- Dark Resurrection


@pytest.mark.rule("TG-16.2")
def test_dark_resurrection_lies_in_darkness() -> None:
    thief = bare(0, left=["shortbow"])
    far = quest("dark_resurrection", {"thief": thief}, {0: {"node": 6}}, awake=[])
    assert not [one for one in options(far) if one.startswith("act")]
    near = quest("dark_resurrection", {"thief": thief}, {0: {"node": 5}}, awake=[])
    assert [one for one in options(near) if one.startswith("act")]


@pytest.mark.parametrize(("classes", "paid"), [(("pyromancer",), 2), (("pyromancer", "thief"), 3)])
def test_the_torch_on_the_shrine_completes_dark_resurrection(
    classes: tuple[str, ...], paid: int
) -> None:
    heroes = {name: bare(24 - 13 * place) for place, name in enumerate(classes)}
    match = quest(
        "dark_resurrection", heroes, traps={}, awake=[], torch=None, torch_by=0, turn=0, tape=[1]
    )
    ready(match)
    play(match, "drop-torch")
    assert asked(match) == ["turn"]  # on the floor beside the shrine it does nothing
    play(match, "take-torch", "walk-node-21")
    assert asked(match) == ["turn"]  # carried there it does nothing either
    play(match, "drop-torch")
    assert asked(match) == ["onward"]
    assert souls(match) == paid + 1  # the barrel is left: a black die
    assert item_ids(match) == ["fireball"]
    assert track(match, 1)["shortcut"]


@pytest.mark.rule("TG-19.3")
def test_with_no_fireball_in_the_deck_that_reward_is_lost() -> None:
    match = quest(
        "dark_resurrection",
        {"cleric": bare(21)},
        terrain={21: SHRINE},
        torch=None,
        torch_by=0,
        awake=[],
        treasure=deck("force", "ember"),
    )
    play(match, "drop-torch")
    assert told(match, "not_found") == [("fireball",)]
    assert item_ids(match) == []
    assert souls(match) == 2
    assert asked(match) == ["onward"]


# ---------------------------------------------------------------------- Deathly Magic


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_necromancer_of_deathly_magic_grows_with_the_party(players: int) -> None:
    names = ("cleric", "pyromancer", "thief", "knight")[:players]
    match = quest(
        "deathly_magic", {name: bare(0 if name != "knight" else 1) for name in names}, awake=[]
    )
    necromancer = foe(match, 2)
    assert necromancer is not None
    assert (necromancer["model"], necromancer["health"]) == (N, 5 + players)
    assert [one["health"] for one in table(match)["fight"]["foes"]][:2] == [1, 1]


@pytest.mark.rule("TG-19.2")
def test_the_death_of_the_necromancer_is_enough_in_deathly_magic() -> None:
    match = quest(
        "deathly_magic",
        {"cleric": fighter(10)},
        {2: {"wounds": 4}},
        awake=[],
        events=deck(top=["forgotten_supplies", "lifegem"]),
        tape=[2, 2],
    )
    strike(match)
    assert asked(match) == ["turn"]  # 2 - 1 = 1 of 2 wounds
    play(match, "end")
    strike(match)
    assert asked(match) == ["onward"]
    assert souls(match) == 2
    # An event as a reward, and the one after every completed encounter.
    assert told(match, "event") == [("forgotten_supplies",), ("lifegem",)]
    assert told(match, "refreshed") == [("estus",)]


def test_killing_the_soldiers_does_not_complete_deathly_magic() -> None:
    match = quest("deathly_magic", {"cleric": fighter(9)}, left=[0, 2], awake=[], tape=[3])
    strike(match)
    assert standing(match) == [(N, 10)]
    assert asked(match) == ["turn"]


def test_deathly_magic_readies_estus_and_only_estus() -> None:
    match = quest(
        "deathly_magic",
        {"cleric": fighter(10), "thief": bare(0)},
        {2: {"wounds": 6}},
        awake=[],
        tape=[2],
    )
    strike(match)
    assert souls(match) == 3
    for one in table(match)["heroes"]:
        assert (one["estus"], one["luck"], one["heroic"]) == (True, False, False)


# ---------------------------------------------------------------------- Grave Matters


def test_the_enemies_of_grave_matters_miss_their_first_turn() -> None:
    setup = {**setup_for(["cleric"]), "mode": "encounter", "encounter": "grave_matters"}
    match = undercroft.new("tomb_of_giants", setup, seed=1)
    play(match, "node-0")
    ready(match)
    assert asked(match) == ["turn"]
    assert "enemy_phase" not in kinds(match)
    play(match, "end")
    assert "enemy_phase" in kinds(match)  # the second one they do not miss


@pytest.mark.parametrize(("names", "paid"), [(("cleric",), 3), (("cleric", "thief"), 4)])
def test_all_dead_completes_grave_matters(names: tuple[str, ...], paid: int) -> None:
    heroes = {name: fighter(4) if name == "cleric" else bare(0) for name in names}
    match = quest("grave_matters", heroes, left=[0, 1], awake=[], tape=[3, 3])
    strike(match, "foe-0")
    assert asked(match) == ["turn"]
    while asked(match) != ["onward"]:
        end(match)
        if table(match)["fight"] and hero(match)["aggro"]:
            strike(match)
    assert souls(match) == paid
    assert item_ids(match) == ["firebombs"]


@pytest.mark.rule("TG-19.3")
def test_a_card_that_has_left_the_deck_is_not_found_again() -> None:
    match = quest(
        "grave_matters",
        {"cleric": fighter(4)},
        left=[1],
        tape=[3],
        treasure=deck("ember", "force"),
        inventory=[["firebombs"]],
    )
    strike(match)
    assert told(match, "not_found") == [("firebombs",)]
    assert item_ids(match) == ["firebombs"]
    assert souls(match) == 3


# ---------------------------------------------------------------------- Last Rites


def test_an_enemy_beside_the_shrine_goes_onto_it_and_the_party_has_failed() -> None:
    # Node 4 is beside the shrine on 9; the cleric is closer, on 2.
    match = quest(
        "last_rites", {"cleric": bare(2)}, {0: {"node": 4}}, left=[0], turn=None, souls=3, sparks=2
    )
    assert told(match, "foe_moved") == [(0, S, 9)]
    assert told(match, "shrine_lost") == [(0, S)]
    assert "failed" in kinds(match)
    assert asked(match) == ["bonfire"]
    assert table(match)["sparks"] == 1
    assert track(match, 1)["souls"] == 3


def test_an_enemy_two_nodes_from_the_shrine_goes_its_own_way() -> None:
    match = quest("last_rites", {"cleric": bare(10)}, {0: {"node": 1}}, left=[0], turn=None)
    play(match, "node-6")  # towards the cleric
    assert "shrine_lost" not in kinds(match)
    assert asked(match) == ["turn"]


def test_an_enemy_pushed_onto_the_shrine_is_on_it() -> None:
    # Force pushes the soldier off node 6, anywhere around it.
    match = quest(
        "last_rites",
        {"cleric": bare(6, left=["force"])},
        {0: {"node": 6}},
        left=[0],
        awake=[],
        treasure=deck("ember"),
    )
    play(match, "act-left-0")
    other = match.clone()
    play(match, "node-8")
    assert asked(match) == ["turn"]
    play(other, "node-9")
    assert "failed" in kinds(other)
    assert "fell" not in kinds(other)


def test_the_enemies_of_last_rites_hit_harder() -> None:
    match = quest("last_rites", {"cleric": bare(5)}, left=[0], turn=None)
    play(match, "node-10")  # pushed off its node
    assert told(match, "hit") == [(0, 3)]  # 2 and 1 more


@pytest.mark.rule("TG-16.3")
def test_after_two_turns_the_soldiers_of_last_rites_come_again() -> None:
    match = quest("last_rites", {"cleric": bare(11)}, left=[], awake=[])
    end(match)
    assert standing(match) == []
    play(match, "end")
    assert standing(match) == [(S, 0), (S, 2)]


@pytest.mark.rule("TG-15.1")
@pytest.mark.parametrize(("names", "needed"), [(("cleric",), 3), (("cleric", "thief"), 4)])
def test_last_rites_are_survived(names: tuple[str, ...], needed: int) -> None:
    heroes = {name: bare(11) for name in names}
    match = quest(
        "last_rites",
        heroes,
        left=[],
        awake=[],
        timer=5,
        treasure=deck("ember", top=["force", "firebombs"]),
        events=deck(top=["scout_ahead", "scout_ahead"]),
    )
    turns(match, needed - 1)
    assert asked(match) == ["turn"]
    play(match, "end")
    assert souls(match) == 4
    assert sorted(item_ids(match)) == ["firebombs", "force"]
    assert len(told(match, "event")) == 2  # one of the card, one after every encounter


# ---------------------------------------------------------------------- Puppet Master


def test_the_giant_of_puppet_master_cannot_be_hurt() -> None:
    match = quest("puppet_master", {"cleric": fighter(6)}, awake=[], tape=[3])
    strike(match, "foe-0")
    giant = foe(match, 0)
    assert giant is not None
    assert giant["health"] == 5
    assert "wounded" not in kinds(match)


@pytest.mark.rule("TG-19.4")
def test_with_its_necromancer_dead_puppet_master_is_over() -> None:
    match = quest(
        "puppet_master",
        {"cleric": fighter(6), "thief": bare(0)},
        {1: {"wounds": 4}},
        awake=[],
        tape=[2, 0, 2],
    )
    strike(match, "foe-1")
    assert asked(match) == ["onward"]
    assert souls(match) == 5  # 2 players + 1, and two barrels: 0 and 2
    assert item_ids(match) == ["skull_lantern"]
    for one in table(match)["heroes"]:
        assert (one["heroic"], one["luck"], one["estus"]) == (True, False, False)


# ---------------------------------------------------------------------- Rain of Filth


def test_every_attack_in_rain_of_filth_poisons() -> None:
    match = quest("rain_of_filth", {"cleric": bare(0)}, left=[0], turn=None)
    assert told(match, "hit") == [(0, 4)]
    assert hero(match)["conditions"] == POISON or hero(match)["conditions"] == ["poison"]


@pytest.mark.parametrize(
    ("names", "paid"), [(("pyromancer",), 3), (("pyromancer", "cleric", "thief"), 5)]
)
def test_rain_of_filth_ends_with_the_last_archer(names: tuple[str, ...], paid: int) -> None:
    heroes = {name: bare(0) for name in names} | {"pyromancer": bare(4, left=["hand_axe"])}
    match = quest("rain_of_filth", heroes, left=[0], awake=[], tape=[2])
    strike(match)
    assert asked(match) == ["onward"]
    assert souls(match) == paid
    assert item_ids(match) == ["poison_mist"]


# ---------------------------------------------------------------------- The Beast From the Depths


@pytest.mark.parametrize(
    ("dice", "damage", "stamina"), [([2, 2], 0, 1), ([2, 1], 1, 0), ([0, 1], 3, 0)]
)
def test_a_blow_of_the_beast_that_does_nothing_tires(
    dice: list[int], damage: int, stamina: int
) -> None:
    # It comes from 6 over 1 onto node 0 and pushes the cleric, whose two black dice stand against 4.
    shield = bare(0, left=["blue_wooden_shield"], armour=["cleric_robes"])
    match = quest("the_beast_from_the_depths", {"cleric": shield}, turn=None, tape=dice)
    play(match, "node-1", "node-5")
    assert told(match, "hit") == [(0, damage)]
    assert [paid[1] for paid in told(match, "paid")] == [stamina] * bool(stamina)
    assert hero(match)["red"] == damage


@pytest.mark.rule("TG-A.77")
def test_a_blow_of_the_beast_that_is_dodged_does_not_tire() -> None:
    nimble = bare(0, armour=["deserter_armour"], left=["shotel"], tiers=[3, 3, 3, 3])
    match = quest(
        "the_beast_from_the_depths",
        {"thief": nimble},
        treasure=deck(),
        turn=None,
        tape=[0, 1, 1],
    )
    play(match, "node-1", "node-5")
    assert asked(match) == ["step_aside"]
    assert told(match, "dodged") == [(0,)]
    assert told(match, "paid") == []


@pytest.mark.rule("TG-A.77")
@pytest.mark.parametrize(
    ("worn", "dice", "says"),
    [({"armour": ["deserter_armour"], "left": ["shotel"]}, [0, 1, 1], "dodged"),
     ({"armour": ["cleric_robes"], "left": ["blue_wooden_shield"]}, [2, 2], "yes")],
    ids=["dodged", "stopped"],
)  # fmt: skip
def test_what_a_roll_against_the_beast_comes_to_is_said_before(
    worn: dict[str, list[str]], dice: list[int], says: str
) -> None:
    """With a full bar: just as many dodges as it takes cost nothing; 4 pips against 4 cost 1 Stamina."""
    thief = bare(0, **worn, tiers=[3, 3, 3, 3], luck=True, black=10)
    match = quest(
        "the_beast_from_the_depths", {"thief": thief}, treasure=deck(), turn=None, tape=dice
    )
    play(match, "node-1", "node-5")
    assert asked(match) == ["fortune"]
    [keep] = [one for one in match.decisions[0].options if one.id == "keep"]
    assert keep.outcome is not None
    outcome = keep.outcome
    said = "dodged" if outcome.text.id == "ds-outcome-dodged" else str(outcome.text.args["dies"])
    assert (said, outcome.deadly) == (says, says == "yes")


@pytest.mark.rule("TG-16.6")
@pytest.mark.rule("TG-19.5")
@pytest.mark.parametrize(("begun", "found"), [(5, True), (6, False)])
def test_the_trial_of_the_beast_is_to_kill_it_within_six_turns(begun: int, found: bool) -> None:
    match = quest(
        "the_beast_from_the_depths",
        {"cleric": fighter(6)},
        {0: {"wounds": 4}},
        turns=begun,
        treasure=deck("mask_of_the_child", "ember", top=["force"]),
        tape=[3],
    )
    strike(match)
    assert souls(match) == 2
    assert sorted(item_ids(match)) == (["force", "mask_of_the_child"] if found else ["force"])
    assert bool(told(match, "trial")) is found
    assert asked(match) == ["onward"]


def test_the_beast_alone_is_to_be_killed() -> None:
    match = quest(
        "the_beast_from_the_depths", {"cleric": fighter(6)}, {0: {"wounds": 3}}, awake=[], tape=[3]
    )
    strike(match)
    beast = foe(match, 0)
    assert beast is not None
    assert beast["health"] == 1
    assert asked(match) == ["turn"]
