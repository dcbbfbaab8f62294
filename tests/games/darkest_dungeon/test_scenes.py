"""Scenes of several rules at once: what outlives a fight, whose choice a step is (DD-22, DD-31, DD-41)."""

from __future__ import annotations

import pytest

from undercroft.kernel.match import Match

from .stage import STILL, Fields, asked, at, bag, dungeon, each, fight, hero, options, play, table

# ---------------------------------------------------------------------- the Threat of a dead Boss


def beaten(boss: str, level: int) -> Match:
    """The blow that kills a Boss in its Room; somebody is hurt and there is Firewood."""
    party: dict[str, Fields] = {kind: {} for kind in ("crusader", "hellion", "vestal", "jester")}
    party["crusader"] = {"wounds": 9, "level": level}
    quest = dungeon(
        party,
        quest="face_the_threat",
        tokens={"a": "objective"},
        at="a",
        passed=["a"],
        level=level,
        campaign={"threat": boss, "quest_count": 2},
    )
    match = fight(
        {**party, "crusader": {"area": "hall"}},
        [{"kind": f"{boss}_{level}", "area": "hall", "wounds": 125}],
        where=quest,
        room="ruins_12",
        boss=boss,
        turn="crusader",
        alone=False,
        tape=[3],
    )
    play(match, "use-smite-3")
    return match


@pytest.mark.rule("DD-31.10", "DD-A.232")
def test_the_threat_of_a_dead_boss_does_not_come_back_at_the_fire() -> None:
    """Missing Supplies leaves 4 Resting Points; the Collector is dead, so the card's 12 are there."""
    match = beaten("collector", 3)
    assert asked(match) == ["campfire"]
    assert not table(match)["threat_active"]
    play(match, "rest")
    for _ in range(5):
        play(match, "hero-0-life")
    assert hero(match)["wounds"] == 4
    assert asked(match) == ["rest"]


# ---------------------------------------------------------------------- whose choice it is


@pytest.mark.rule("DD-22.14", "DD-A.60")
def test_a_monster_that_only_draws_near_goes_where_the_closest_heros_player_says() -> None:
    """An Ascended Brawler has no Skill in the Ranged Stance."""
    match = fight(
        {"crusader": {"area": "SE"}, "hellion": {"area": "SE"}},
        [{"kind": "ascended_brawler", "area": "NW"}],
        room="dd_10",
        turn=8,
        slots=[[1, 0, None, None], [None, None, 8, None]],
        setup={"players": 2},
    )
    assert asked(match) == ["draw_near"]
    assert match.waiting == [1]  # the Hellion's: she comes first in Stance order
    assert options(match, 1) == ["area-2", "area-4", "area-6"]
    play(match, "area-6")
    assert at(match, 0) == "SW"


# ---------------------------------------------------------------------- what is no action


@pytest.mark.rule("DD-41.38", "DD-A.103")
def test_a_turn_lost_to_stun_teleports_nobody() -> None:
    """The Ancestor is elsewhere after an action; a stunned turn has none."""
    match = fight(
        {"crusader": {"area": "SE"}},
        [{"kind": "ancestor_second_form", "area": "C", "stacks": STILL}],
        room="dd_12",
        boss="ancestor_second_form",
        turn=8,
        tape=["party"],
    )
    assert asked(match) == ["act"]
    assert at(match, 0) == "C"


# ---------------------------------------------------------------------- two effects meet


@pytest.mark.rule("DD-A.301", "DD-4.4")
def test_what_is_raised_again_is_spawned_once_more() -> None:
    """Reanimation brings an unholy Monster back, and in the Creeping Darkness that is a Stress for each."""
    party = ("crusader", "hellion", "highwayman", "vestal")
    quest = dungeon(
        party,
        quest="creeping_darkness",
        tokens={"a": "lair"},
        at="a",
        passed=["a"],
        level=3,
        campaign={"threat": "necromancer"},
    )
    match = fight(
        {kind: {"area": "C" if kind == "crusader" else "S"} for kind in party},
        [
            {"kind": "bone_soldier", "area": "C", "wounds": 6},
            {"kind": "madman", "area": "N", "stacks": STILL},
        ],
        where=quest,
        turn="crusader",
        alone=False,
        tape=[3, 3],
    )
    play(match, "use-smite-4")
    assert each(match, "stress") == [1, 1, 1, 1]
    assert [one["kind"] for one in table(match)["battle"]["monsters"]] == ["madman", "bone_soldier"]
    play(match, "use-stunning_blow-4")  # only the first of a Battle rises
    assert each(match, "stress") == [1, 1, 1, 1]


@pytest.mark.rule("DD-A.230", "DD-15.5")
def test_provisions_are_at_hand_while_everybody_spends_his_own_share_of_a_rest() -> None:
    match = dungeon(
        {"crusader": {"wounds": 9}, "hellion": {"wounds": 9}, "highwayman": {}, "vestal": {}},
        tokens={"a": "empty"},
        at="a",
        passed=["a"],
        cleared=[0],
        stores={"bandage": 1},
        setup={"players": 2},
    )
    play(match, "rest", "split")
    assert asked(match) == ["rest_own"]
    assert (bag(match, 0), bag(match, 1)) == (["hero-0-bandage-heal"], ["hero-1-bandage-heal"])
    match.decide("hero-1-bandage-heal", seat=1)
    assert each(match, "wounds")[:2] == [9, 8]
    assert asked(match) == ["rest_own"]  # asked again, and nobody has lost a point
    play(match, "life", "life")
    assert each(match, "wounds")[:2] == [7, 8]
    assert match.waiting == [1]
