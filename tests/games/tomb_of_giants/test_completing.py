"""Completing and failing encounters (TG-18)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft.games.tomb_of_giants.goals import check_goals
from undercroft.kernel.errors import PositionError
from undercroft.kernel.text import Ref

from .quest import fighter, item_ids, quest, ready, souls, strike, track
from .stage import (
    BLEED,
    POISON,
    STAGGER,
    asked,
    bare,
    dashboard,
    deck,
    kinds,
    options,
    play,
    reload,
    state,
    table,
    told,
)


def won(heroes: dict[str, Any] | None = None, **fields: Any) -> Any:
    """The last archer of the Rain of Filth is dead."""
    heroes = heroes or {"cleric": fighter(4)}
    match = quest("rain_of_filth", heroes, left=[0], **{"awake": [], "tape": [3], **fields})
    strike(match)
    return match


def lost(heroes: dict[str, Any] | None = None, card: str = "rain_of_filth", **fields: Any) -> Any:
    """An archer has killed the first character."""
    heroes = heroes or {"cleric": bare(0, red=8)}
    return quest(card, heroes, **{"left": [0], "turn": None, **fields})


# ---------------------------------------------------------------------- the end of the fight


@pytest.mark.rule("TG-18.3")
def test_no_blessing_outlives_the_fight() -> None:
    # The next one begins with an enemy turn, before anybody's upkeep would end it.
    heroes = {"cleric": fighter(4), "thief": bare(0)}
    match = quest("rain_of_filth", heroes, left=[0], awake=[], tape=[3])
    ready(match)
    docs = state(match)["heroes"]
    docs[1]["blessed"] = [2, 1]
    match = reload(match, heroes=docs)
    strike(match)
    assert asked(match) == ["onward"]
    assert [one["blessed"] for one in state(match)["heroes"]] == [[0, 0], [0, 0]]


@pytest.mark.rule("TG-18.2")
def test_one_death_fails_the_encounter_at_once() -> None:
    heroes = {"cleric": bare(0, red=8), "thief": bare(2)}
    match = lost(heroes, left=[0, 1])
    play(match, "foe-0")
    assert told(match, "fell") == [(0,)]
    assert len(told(match, "acts")) == 1  # the second archer does nothing more
    assert asked(match) == ["bonfire"]
    assert "completed" not in kinds(match)


@pytest.mark.rule("TG-18.3")
@pytest.mark.parametrize("how", ["completed", "failed"])
def test_afterwards_the_board_is_cleared_and_every_bar_emptied(how: str) -> None:
    worn = {"black": 3, "red": 2, "conditions": BLEED | STAGGER}
    if how == "completed":
        match = won({"cleric": fighter(4, **worn), "thief": bare(0, **worn)})
    else:
        match = lost({"cleric": bare(0, red=8), "thief": bare(2, **worn)})
    assert how in kinds(match)
    for one in table(match)["heroes"]:
        assert (one["black"], one["red"], one["conditions"]) == (0, 0, [])
    body = state(match)
    assert [one["node"] for one in body["heroes"]] == [None, None]
    assert (body["foes"], body["terrain"], body["traps"], body["in_fight"]) == ([], [], [], False)
    assert table(match)["fight"] is None


@pytest.mark.rule("TG-A.30")
def test_a_death_in_the_step_that_meets_the_objective_is_a_failure() -> None:
    heroes = {"cleric": bare(11, red=10, conditions=POISON)}
    match = quest("last_rites", heroes, left=[], awake=[], turns_done=2, timer=5)
    play(match, "end")
    assert "failed" in kinds(match)
    assert "completed" not in kinds(match)


@pytest.mark.rule("TG-A.30")
def test_objectives_are_not_looked_at_any_more_once_somebody_has_died() -> None:
    # Both in one step: the cleric has just died, and all enemies are dead.
    match = quest("rain_of_filth", {"cleric": bare(0)}, awake=[])
    g: Any = match.state
    for foe in g.foes:
        foe.node = None
    g.fallen = 0
    check_goals(g, match)
    assert g.in_fight
    g.fallen = None
    check_goals(g, match)
    assert not g.in_fight


# ---------------------------------------------------------------------- completed


@pytest.mark.rule("TG-18.4")
def test_souls_on_the_card_then_rewards_then_the_tilt_then_an_event() -> None:
    match = quest(
        "deathly_magic",
        {"cleric": fighter(10), "thief": bare(0)},
        {2: {"wounds": 6}},
        awake=[],
        track={1: {"souls": 5}},
        events=deck(top=["forgotten_supplies", "lifegem"]),
        tape=[2],
    )
    strike(match)
    # The event of the reward is being resolved: the souls are there, the card is not tilted yet.
    assert asked(match) == ["supplies"]
    assert souls(match) == 5 + 3
    assert track(match, 1)["souls"] == 0
    assert not track(match, 1)["tilted"]
    play(match, "seat-0")
    # Now the event after the encounter: the card is tilted, the other reward has been gained.
    assert asked(match) == ["hold_event"]
    assert track(match, 1)["tilted"]
    steps = ("souls_back", "earned", "event", "refreshed")
    want = ["souls_back", "earned", "event", "refreshed", "event"]
    assert [kind for kind in kinds(match) if kind in steps] == want


@pytest.mark.rule("TG-18.4")
def test_every_completed_encounter_brings_an_event() -> None:
    match = won(events=deck("lifegem", "scrying_stone", "green_blossom"), tape=[3, "green_blossom"])
    assert told(match, "event") == [("green_blossom",)]


@pytest.mark.rule("TG-18.5")
@pytest.mark.parametrize("choice", ["go-2", "return"])
def test_then_the_next_space_or_the_bonfire(choice: str) -> None:
    match = won(sparks=3, track={2: {"card": "grave_matters"}})
    assert asked(match) == ["onward"]
    assert {"go-2", "return"} <= set(options(match))
    assert not [one for one in options(match) if one.startswith("go-") and one != "go-2"]
    play(match, choice)
    if choice == "return":
        assert asked(match) == ["bonfire"]
        assert (table(match)["sparks"], table(match)["at"]) == (2, 0)
    else:
        assert (table(match)["sparks"], table(match)["at"]) == (3, 2)
        play(match, "begin")
        assert told(match, "encounter") == [("grave_matters", 1)]


@pytest.mark.rule("TG-18.6")
def test_before_the_next_encounter_equipment_may_change_hands() -> None:
    match = won(
        {"cleric": fighter(4), "thief": bare(0, left=["bandit_knife"])},
        treasure=deck(),
        track={2: {"card": "grave_matters"}},
    )
    assert not [one for one in options(match) if one.startswith(("stow", "equip"))]
    play(match, "go-2")
    # The card is known, but nothing is set up yet.
    assert (asked(match), told(match, "encounter")) == (["prepare"], [])
    [decision] = match.decisions
    assert decision.prompt.args["what"] == Ref("encounter", "grave_matters")
    play(match, "stow-0-1", "stow-1-1")  # both hands into the inventory
    assert sorted(item_ids(match)) == ["bandit_knife", "mace"]
    play(match, f"equip-{item_ids(match).index('bandit_knife')}")
    play(match, next(one for one in options(match) if one.startswith("seat-0")))
    assert item_ids(match) == ["mace"]
    play(match, "begin")  # and no other equipment is needed to go on
    assert told(match, "encounter") == [("grave_matters", 1)]
    held = state(match)["heroes"]
    assert [held[0]["left"], held[0]["right"]].count(["bandit_knife"]) == 1
    assert (held[1]["left"], held[1]["right"]) == (None, None)


@pytest.mark.rule("TG-18.7")
def test_stat_requirements_hold_between_encounters_too() -> None:
    # The Mace needs Strength 12 and Faith 16: a cleric can have it, a thief cannot.
    known: dict[str, Any] = {"treasure": deck(), "track": {2: {"card": "grave_matters"}}}
    alone = won({"thief": bare(4, left=["bandit_knife"])}, inventory=[["mace"]], tape=[2], **known)
    play(alone, "go-2")
    assert asked(alone) == ["prepare"]
    assert "equip-0" not in options(alone)
    match = won({"cleric": fighter(4), "thief": bare(0)}, **known)
    play(match, "go-2", "stow-0-1", "equip-0")
    seats = {one[:6] for one in options(match) if one.startswith("seat-")}
    assert seats == {"seat-0"}


@pytest.mark.rule("TG-18.10")
def test_three_souls_on_the_card_and_a_reward_of_four_are_seven() -> None:
    match = quest(
        "last_rites",
        {"cleric": bare(11)},
        left=[],
        awake=[],
        timer=5,
        turns_done=2,
        treasure=deck(),
        track={1: {"souls": 3}, 2: {"card": "grave_matters", "souls": 2}},
        souls=1,
    )
    play(match, "end")
    assert souls(match) == 1 + 7
    assert [track(match, space)["souls"] for space in (1, 2)] == [0, 2]


# ---------------------------------------------------------------------- failed


@pytest.mark.rule("TG-18.8")
def test_five_souls_on_card_1_a_cache_of_three_and_card_2_fails() -> None:
    match = lost(space=2, souls=3, track={1: {"card": "grave_matters", "souls": 5}})
    assert [track(match, space)["souls"] for space in (1, 2)] == [0, 3]
    assert souls(match) == 0


@pytest.mark.rule("TG-A.31")
def test_failing_the_card_that_holds_souls_loses_those() -> None:
    match = lost(souls=3, track={1: {"souls": 5}})
    assert track(match, 1)["souls"] == 3
    assert souls(match) == 0


@pytest.mark.rule("TG-18.8")
def test_failing_with_an_empty_cache_still_loses_the_souls_on_other_cards() -> None:
    match = lost(space=2, souls=0, track={1: {"card": "grave_matters", "souls": 5}})
    assert [track(match, space)["souls"] for space in (1, 2)] == [0, 0]


@pytest.mark.rule("TG-18.9")
def test_a_failed_party_must_return_for_a_spark() -> None:
    match = lost(sparks=2)
    assert asked(match) == ["bonfire"]
    assert (table(match)["sparks"], table(match)["at"]) == (1, 0)
    over = lost(sparks=0)
    assert over.over
    assert told(over, "lost_game") == [()]


@pytest.mark.rule("TG-18.8")
def test_a_failed_encounter_pays_nothing_and_brings_no_event() -> None:
    match = lost(events=deck(top=["lifegem"]))
    assert souls(match) == 0
    assert "event" not in kinds(match)
    assert not track(match, 1)["tilted"]


@pytest.mark.rule("TG-18.10")
def test_lost_souls_come_back_when_the_same_card_is_completed_later() -> None:
    match = lost(souls=3, sparks=2)
    assert souls(match) == 0
    play(match, "go-1")
    assert told(match, "encounter") == [("rain_of_filth", 1)]
    assert track(match, 1)["souls"] == 3


@pytest.mark.rule("TG-18.6")
@pytest.mark.parametrize("at", [1, 4])
def test_a_party_that_prepares_is_kept(at: int) -> None:
    match = dashboard(("cleric",), place="onward", at=at, seed="prepares")
    play(match, f"go-{at + 1}")
    if asked(match) == ["choose_card"]:
        play(match, "card-0")
    assert asked(match) == ["prepare"]
    again = reload(match)
    assert options(again) == options(match)
    play(again, "begin")
    assert table(again)["fight"] is not None
    # Where nothing is known there is nothing to prepare for.
    doc: Any = match.position()
    doc["state"]["at"] = 0
    with pytest.raises(PositionError, match="prepare"):
        undercroft.from_position(doc)


#: What an encounter counts and keeps, and what another one must not find.
LEFT = {
    "ward": [1, 0, 0], "ward_next": [0, 1, 0], "turns": 3, "turns_done": 3, "timer": 4, "occupied": 2,
    "levers": 1, "chests": 1, "kills": 5, "respawns": 1, "torch_seen": True, "trial_met": True,
    "earned": 2, "reached": 3,
}  # fmt: skip


@pytest.mark.rule("TG-18.3")
@pytest.mark.parametrize("step", ["completed", "failed"])
def test_the_board_is_cleared_and_every_bar_emptied(step: str) -> None:
    worn = {"red": 2, "black": 1, "conditions": 3, "blessed": [1, 1], "began": 5, "parried": True}
    match = quest(
        "the_skeleton_ball",
        {"cleric": fighter(18, **worn), "thief": bare(18, **worn)},
        waiting=[["skeleton_soldier", 20]],
        lever_nodes=[3],
        terrain={},
        treasure=deck("divine_blessing"),
    )
    doc: Any = match.position()
    doc["frame"].update(agenda=[[step]], asks=[], answered=[])
    after = state(undercroft.from_position(doc))
    fresh = state(dashboard(("cleric", "thief")))
    for name in ("foes", "traps", "waiting", "marked", "lever_nodes", "gone_tiles", "torch", "torch_by",
                 "ball", "dice", "rolled", "active", "in_fight", "boss"):  # fmt: skip
        assert after[name] == fresh[name], name
    for one in after["heroes"]:
        for name in ("node", "side", *worn):
            assert one[name] == fresh["heroes"][0][name], name


@pytest.mark.rule("TG-18.3")
@pytest.mark.parametrize("boss", [False, True])
def test_another_encounter_finds_nothing_of_the_one_before(boss: bool) -> None:
    place = {"place": "onward", "at": 4} if boss else {}
    found = []
    for left in ({}, LEFT):
        match = dashboard(("cleric", "thief"), seed="anew", **place, **left)
        play(match, "go-5" if boss else "go-1")
        while not state(match)["in_fight"]:
            play(match, options(match)[0])
        found.append(state(match))
    assert found[0] == found[1]
