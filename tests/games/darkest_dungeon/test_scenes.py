"""Scenes in which several rules and cards meet: each is printed, together they are seldom tried."""

from __future__ import annotations

import pytest

from undercroft.kernel.match import Match

from .stage import (
    STILL,
    Fields,
    asked,
    at,
    bag,
    conditions,
    dungeon,
    each,
    fight,
    hamlet,
    hero,
    options,
    play,
    table,
)

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


@pytest.mark.rule("DD-19.3", "DD-19.4")
def test_friends_and_enemies_are_chosen_apart() -> None:
    """Rallying Flare: two of the three Heroes in the Area."""
    dazed = [["stun", 0, 3], ["mark", 0, 3]]
    match = fight(
        {
            "arbalest": {"area": "S", "skills": ["rallying_flare"]},
            **{kind: {"area": "C", "stacks": dazed} for kind in ("crusader", "hellion", "vestal")},
        },
        [{"kind": "bone_soldier", "area": "N", "stacks": STILL} for _ in range(3)],
        turn="arbalest",
        tape=[3],
    )
    play(match, "use-rallying_flare-4")
    assert options(match) == ["figure-1", "figure-2", "figure-3"]
    play(match, "figure-3", "figure-1")
    assert [bool(one["stacks"]) for one in table(match)["heroes"]] == [False, False, True, False]


@pytest.mark.rule("DD-19.3", "DD-19.4")
def test_after_the_enemies_of_a_skill_come_its_friends() -> None:
    dazed = [["stun", 0, 3]]
    match = fight(
        {
            "arbalest": {"area": "bottom", "skills": ["rallying_flare"]},
            **{kind: {"area": "S", "stacks": dazed} for kind in ("crusader", "hellion")},
        },
        [{"kind": "bone_soldier", "area": "S", "stacks": STILL} for _ in range(3)],
        room="dd_11",
        turn="arbalest",
        tape=[3],
    )
    play(match, "use-rallying_flare-7")
    assert options(match) == ["figure-8", "figure-9", "figure-10"]
    play(match, "figure-10", "figure-8")
    assert options(match) == ["figure-1", "figure-2"]
    play(match, "figure-1")
    assert [bool(one["stacks"]) for one in table(match)["heroes"][:3]] == [False, False, False]
    debuffed = [("debuff", 0, 2) in conditions(one) for one in table(match)["battle"]["monsters"]]
    assert debuffed == [True, False, True]


@pytest.mark.rule("DD-25.9", "DD-19.9")
def test_there_is_nothing_to_dodge_where_nothing_is_rolled() -> None:
    """A Bone Bearer's Wicked Surge has no Acc: a Trinket for one's Dodge is not asked for."""
    match = fight(
        {"crusader": {"area": "S", "level": 3, "trinkets": [["book_of_relaxation", "negative"]]}},
        [("bone_bearer", "N")],
        turn=8,
        level=3,
        tape=[1],
        slots=[[0, None, None, None], [None, None, 8, None]],
    )
    assert asked(match) == ["act"]
    assert hero(match)["stress"] == 1


@pytest.mark.rule("DD-8.9", "DD-8.10")
def test_provisions_are_offered_against_what_is_there() -> None:
    """A Bandage does nothing against Blight, a Potion nothing against Bleed."""
    for condition, use in (("bleed", "bandage-bleed"), ("blight", "potion-blight")):
        match = fight(
            {"crusader": {"area": "S", "stacks": [[condition, 1, 9], ["buff", 0, 9]]}},
            [{"kind": "madman", "area": "N", "stacks": STILL}],
            turn="crusader",
            stores={"bandage": 1, "potion": 1},
        )
        dice = [one for one in options(match) if one.startswith(("bandage", "potion"))]
        assert {*dice} == {use, "bandage-heal"}  # he has bled already


@pytest.mark.rule("DD-A.74")
@pytest.mark.parametrize("trinket", ["caution_cloak", "candle_of_life"])
def test_light_is_a_price_only_where_there_is_some(trinket: str) -> None:
    """By 1 or by 2: not without Light, and not in the Hamlet."""
    party: dict[str, Fields] = {
        kind: {} for kind in ("crusader", "hellion", "highwayman", "vestal")
    }
    party["crusader"] = {"level": 3, "trinkets": [[trinket, "negative"]]}
    offered = ["hero-0-trinket-0-0" in options(dungeon(party, light=light)) for light in (0, 1)]
    assert offered == [False, True]
    assert "trinket-0-0" not in options(hamlet(party, tape=[1]))


@pytest.mark.rule("DD-41.23", "DD-A.159")
def test_a_room_without_numbers_tosses_nobody() -> None:
    """Teleportation is for the Mammoth Cyst's Room; elsewhere it is the Stress alone."""
    match = fight(
        {"crusader": {"area": "S", "level": 3}},
        [("white_cell_stalk", "N")],
        turn=8,
        level=3,
        tape=[10, 3, "party"],
    )
    assert (hero(match)["stress"], at(match, "crusader")) == (2, "S")


@pytest.mark.rule("DD-A.94", "DD-26.N12")
def test_damage_that_comes_to_nothing_wakes_no_quirk() -> None:
    """On Guard takes the 1 of an Eldritch Push away: there is nothing for Off Guard and Clumsy to answer."""
    match = fight(
        {"crusader": {"area": "S", "quirks": ["on_guard", "off_guard", "clumsy"]}},
        [("cultist_acolyte", "C")],
        turn=8,
        tape=[10, 4],
    )
    while asked(match) == ["shove"]:
        play(match, options(match)[0])
    crusader = hero(match)
    assert (crusader["wounds"], crusader["stress"], conditions(crusader)) == (0, 0, [])


@pytest.mark.rule("DD-21.2", "DD-26.P1")
def test_a_push_that_comes_to_nothing_is_no_question() -> None:
    """Resistance takes the push of 1 away: there is nothing left for Balanced to shorten."""
    match = fight(
        {"arbalest": {"area": "S", "quirks": ["balanced"]}},
        [("bone_spearman", "S")],
        turn=8,
        tape=[6, 5],
    )
    assert asked(match) == ["act"]
    assert (hero(match)["wounds"], at(match, "arbalest")) == (8, "S")


@pytest.mark.rule("DD-A.230", "DD-28.2")
def test_a_cost_in_light_is_no_help_against_stress() -> None:
    """Whoever carries nothing that calms is not asked: Resolve is tested at once."""
    match = fight(
        {
            "crusader": {
                "area": "S",
                "level": 3,
                "stress": 9,
                "trinkets": [["candle_of_life", "negative"]],
            }
        },
        [("cultist_acolyte", "C")],
        turn=8,
        level=3,
        tape=[1, 3, 5, "fearful", 9],
    )
    assert hero(match)["mood"] == "fearful"
