"""Trinkets apart from attacks: healing, at any time, in a turn, in the dungeon; and all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.state.records import SkillUse
from undercroft.games.darkest_dungeon.terms import HAZARDS
from undercroft.kernel.match import Match

from .stage import (
    asked,
    conditions,
    dungeon,
    each,
    fight,
    foe,
    hamlet,
    hero,
    kinds,
    options,
    pack,
    play,
    table,
    used_up,
)
from .test_trinket_cards import (
    ATTACKS,
    BAD,
    BRIGHT,
    CHARMS,
    DIM,
    DODGES,
    GOOD,
    HARMLESS,
    LIGHTS,
    SHORTER,
    WHEN_HIT,
    C,
    S,
    Side,
    every,
    swing,
    turned,
)

# ---------------------------------------------------------------------- healing


def healed(side: Side, by: Sequence[Side] = (), roll: int = 5) -> Match:
    """A Crusader's Battle Heal (Acc 12, heals 2, critical 2 for 4) on an Arbalest with 10 Wounds."""
    match = fight(
        {
            "crusader": {"area": "S", "skills": ["battle_heal"], "trinkets": list(by)},
            "arbalest": {"area": "C", "wounds": 10, "trinkets": [side] if side[0] else []},
        },
        [("bone_soldier", "NW")],
        turn="crusader",
        tape=[roll],
    )
    play(match, f"use-battle_heal-{C}")
    return match


def test_chirurgeons_charm_heals_two_more() -> None:
    side = ("chirurgeons_charm", GOOD)
    for roll, left in ((5, 6), (2, 4)):
        match = healed(("", ""), [side], roll)
        assert asked(match) == ["react"]
        play(match, "trinket-0-0")
        turned(match, "crusader", side)
        assert hero(match, "arbalest")["wounds"] == left
    match = swing(side, "aggressive", 5, 5)
    assert asked(match) == ["act"]  # an attack heals nobody


@pytest.mark.parametrize(
    ("side", "battle", "home"),
    [
        (("chirurgeons_charm", BAD), 10, 9),  # 2 less 4, 5 less 4
        (("bloodcourse_medallion", GOOD), 4, 1),  # 2 and 4, 5 and 4
    ],
)
def test_what_changes_a_healing_received(side: Side, battle: int, home: int) -> None:
    match = healed(side)
    assert asked(match) == ["healed_window"]
    play(match, "trinket-0-0")
    turned(match, "arbalest", side)
    assert hero(match, "arbalest")["wounds"] == battle
    match = healed(side)
    play(match, "pass")
    assert hero(match, "arbalest")["wounds"] == 8
    # At the Sanitarium, and at the fire: one point of rest.
    match = hamlet({"arbalest": {"wounds": 10, "trinkets": [side]}}, tape=[1], gold=9)
    play(match, "visit-sanitarium", "service-0")
    assert asked(match) == ["healed_window"]
    play(match, "trinket-0-0")
    assert hero(match)["wounds"] == home
    turned(match, "arbalest", side)


@pytest.mark.parametrize("side", [("speed_stone", BAD), ("book_of_relaxation", BAD)])
def test_a_friends_healing_is_no_attack(side: Side) -> None:
    """The cost of a Dodge is not paid on it."""
    match = healed(side)
    assert asked(match) == ["act"]
    assert hero(match, "arbalest")["wounds"] == 8


# ---------------------------------------------------------------------- at any time

# Trinket, Lights, what changes: Wounds, Stress, Light, Food.
FREE: list[tuple[Side, tuple[int, ...], dict[str, int]]] = [
    (("caution_cloak", BAD), LIGHTS, {"light": -1}),
    (("bloodthirst_ring", GOOD), LIGHTS, {"food": -1, "wounds": -10}),
    (("book_of_holiness", GOOD), LIGHTS, {"stress": -3}),
    (("book_of_relaxation", GOOD), LIGHTS, {"stress": -2}),
    (("fortunate_armlet", BAD), LIGHTS, {"stress": 1}),
    (("berserk_charm", BAD), LIGHTS, {"stress": 1}),
    (("dark_crown", GOOD), DIM, {"stress": -9}),
    (("fasting_seal", BAD), LIGHTS, {"food": -1}),
    (("recovery_charm", GOOD), LIGHTS, {"wounds": -9}),
    (("recovery_charm", BAD), LIGHTS, {"stress": 2}),
    (("solar_crown", GOOD), BRIGHT, {"stress": -3}),
    (("book_of_sanity", GOOD), LIGHTS, {"stress": -4}),
    (("book_of_sanity", BAD), LIGHTS, {"wounds": 6}),
    (("candle_of_life", GOOD), LIGHTS, {"wounds": -6}),
    (("candle_of_life", BAD), LIGHTS, {"light": -2}),
]
# What the Arbalest begins with: 14 Life at level 1, 24 at level 3.
BEGUN = {"level": 3, "wounds": 15, "stress": 6}


def in_battle(side: Side, light: int) -> Match:
    return fight(
        {
            "arbalest": {"area": "S", "trinkets": [side], **BEGUN},
            "hellion": {"area": "S", "wounds": 8},
            "vestal": {"area": "C", "wounds": 8},
        },
        [("bone_soldier", "NW")],
        turn="arbalest",
        light=light,
        stores={"food": 1},
    )


def at_a_stop(side: Side, light: int) -> Match:
    return dungeon(
        {"arbalest": {"trinkets": [side], **BEGUN}, "hellion": {"wounds": 8}, "vestal": {}},
        light=light,
        stores={"food": 1},
    )


def at_home(side: Side) -> Match:
    return hamlet({"arbalest": {"trinkets": [side], **BEGUN}, "hellion": {"wounds": 8}}, tape=[1])


def changed(match: Match, change: dict[str, int], light: int) -> None:
    """Suffering is 1 worse in a Light of 2."""
    me = hero(match)
    worse = 1 if light <= 2 and change.get("stress", 0) > 0 else 0
    assert me["wounds"] == 15 + change.get("wounds", 0)
    assert me["stress"] == max(0, 6 + change.get("stress", 0) + worse)
    assert table(match)["light"] == max(0, light + change.get("light", 0))
    assert table(match)["stores"]["food"] == 1 + change.get("food", 0)


@every(FREE)
@pytest.mark.rule("DD-25.6")
def test_what_can_be_used_at_any_time(
    case: tuple[Side, tuple[int, ...], dict[str, int]],
) -> None:
    side, lights, change = case
    for light in LIGHTS:
        for match, option in (
            (in_battle(side, light), "trinket-0-0"),
            (at_a_stop(side, light), "hero-0-trinket-0-0"),
        ):
            assert (option in options(match)) is (light in lights)
            if light not in lights:
                continue
            play(match, option)
            turned(match, "arbalest", side)
            changed(match, change, light)


@every([case for case in FREE if "light" not in case[2] and "food" not in case[2]])
@pytest.mark.rule("DD-25.6")
def test_it_can_be_used_in_the_hamlet(
    case: tuple[Side, tuple[int, ...], dict[str, int]],
) -> None:
    side, lights, change = case
    match = at_home(side)
    assert ("trinket-0-0" in options(match)) is (5 in lights)
    if 5 in lights:
        play(match, "trinket-0-0")
        turned(match, "arbalest", side)
        assert hero(match)["wounds"] == 15 + change.get("wounds", 0)
        assert hero(match)["stress"] == 6 + change.get("stress", 0)
        assert asked(match) == ["visit"]  # it takes no time


@pytest.mark.rule("DD-A.74")
def test_a_cost_must_bite() -> None:
    """Without Light to lose, Food to eat, or a step to take it is not paid."""
    for card in ("caution_cloak", "candle_of_life"):
        assert "trinket-0-0" not in options(in_battle((card, BAD), 0))
        assert "trinket-0-0" in options(in_battle((card, BAD), 1))
        assert "trinket-0-0" not in options(at_home((card, BAD)))
    hungry = fight(
        {"arbalest": {"area": "S", "trinkets": [("fasting_seal", BAD)]}},
        [("bone_soldier", "NW")],
        turn="arbalest",
    )
    assert "trinket-0-0" not in options(hungry)
    for card in ("protective_padlock", "book_of_constitution", "speed_stone"):
        match = in_battle((card, BAD), 5)
        assert "trinket-0-0" in options(match)
        play(match, "stance-back", "stance-forward")
        assert "trinket-0-0" not in options(match)


def test_candle_of_life_warms_those_beside() -> None:
    match = in_battle(("candle_of_life", GOOD), 5)
    play(match, "trinket-0-0")
    assert [hero(match, kind)["wounds"] for kind in ("hellion", "vestal")] == [2, 8]


@pytest.mark.rule("DD-20.16")
def test_the_damage_of_book_of_sanity_is_no_attack_and_not_halved() -> None:
    match = fight(
        {
            "arbalest": {
                "area": "S",
                "trinkets": [("book_of_sanity", BAD)],
                "stacks": [["protection", 0, 3]],
            }
        },
        [("bone_soldier", "NW")],
        turn="arbalest",
    )
    play(match, "trinket-0-0")
    assert hero(match)["wounds"] == 6


def test_cleansing_crystal() -> None:
    side = ("cleansing_crystal", GOOD)
    ill = [["bleed", 1, 3], ["blight", 1, 3], ["debuff", 0, 3], ["stun", 0, 3], ["mark", 0, 3]]
    match = fight(
        {
            "arbalest": {"area": "S", "trinkets": [side]},
            "vestal": {"area": "C", "stacks": [*ill, ["buff", 0, 3], ["guard", 0, 2]]},
            "hellion": {"area": "S", "stacks": ill},
        },
        [{"kind": "bone_soldier", "area": "NW", "stacks": [["mark", 0, 2]]}],
        turn="arbalest",
    )
    play(match, "trinket-0-0")
    turned(match, "arbalest", side)
    assert conditions(hero(match, "vestal")) == [("buff", 0, 3), ("guard", 0, 2)]
    assert conditions(hero(match, "hellion")) == []
    shown = foe(match)
    assert shown is not None
    assert conditions(shown) == [("mark", 0, 2)]  # heroes alone
    side = ("cleansing_crystal", BAD)
    match = dungeon({"arbalest": {"trinkets": [side]}, "hellion": {}}, tape=["nervous"])
    play(match, "hero-0-trinket-0-0")
    turned(match, "arbalest", side)
    assert hero(match)["quirks"] == ["nervous"]


# ---------------------------------------------------------------------- in the own turn

# Change of Speed; the Jester has 3.
SPEEDS: list[tuple[Side, int]] = [
    (("speed_stone", GOOD), 1),
    (("speed_stone", BAD), -1),
    (("book_of_constitution", BAD), -2),
    (("protective_padlock", BAD), -1),
]


@every(SPEEDS)
def test_what_changes_the_speed_of_a_turn(case: tuple[Side, int]) -> None:
    side, more = case
    match = fight(
        {"jester": {"area": "S", "trinkets": [side]}, "vestal": {"area": "S"}},
        [{"kind": "bone_soldier", "area": "S", "stacks": [["stun", 0, 4]]}],
        turn="jester",
        tape=["party", "foes", "party"],
    )
    distance = pack().room("ruins_9").distance[S]

    def steps(speed: int) -> set[str]:
        return {f"move-{area}" for area, far in enumerate(distance) if 0 < far <= speed}

    def moves() -> set[str]:
        return {one for one in options(match) if one.startswith("move-")}

    assert moves() == steps(3)
    play(match, "trinket-0-0")
    turned(match, "jester", side)
    assert moves() == steps(3 + more)
    assert hero(match)["speed"] == 3 + more
    play(match, "end")
    assert "trinket-0-0" not in options(match)  # only in the own turn, and it is the Vestal's
    play(match, "end")
    assert hero(match)["active"]
    assert moves() == steps(3)


def test_berserk_charm_is_one_more_action() -> None:
    side = ("berserk_charm", GOOD)
    for spent in (0, 2):
        match = in_battle(side, 5)
        play(match, *("stance-back", "stance-forward")[:spent])
        assert hero(match)["actions"] == 2 - spent
        play(match, "trinket-0-0")
        turned(match, "arbalest", side)
        assert hero(match)["actions"] == 3 - spent
    assert "hero-0-trinket-0-0" not in options(at_a_stop(side, 5))


# ---------------------------------------------------------------------- in the dungeon


def test_caution_cloak_spares_the_scout() -> None:
    side = ("caution_cloak", GOOD)
    for use, stress in (("trinket-0-0", [0, 1, 1, 1]), ("pass", [1, 1, 1, 1])):
        match = dungeon({"crusader": {"trinkets": [side]}}, tape=["empty"])
        play(match, "scout")
        assert asked(match) == ["scout_hero"]
        play(match, use)
        assert each(match, "stress") == stress
        if use != "pass":
            turned(match, "crusader", side)


def test_campers_helmet() -> None:
    side = ("campers_helmet", BAD)
    match = dungeon({"crusader": {"level": 2, "trinkets": [side]}}, tape=["empty"])
    play(match, "scout", "trinket-0-0")
    turned(match, "crusader", side)
    assert each(match, "stress") == [2, 1, 1, 1]
    side = ("campers_helmet", GOOD)
    match = dungeon(
        {"crusader": {"level": 2, "trinkets": [side], "wounds": 5}},
        tape=["food", "tool"],
        at="a",
        tokens={"a": "empty"},
        cleared=[0],
    )
    play(match, "rest")
    assert asked(match) == ["rest_window"]
    play(match, "trinket-0-0")
    turned(match, "crusader", side)
    stores = table(match)["stores"]
    assert (stores["food"], stores["tool"]) == (1, 1)
    assert asked(match) == ["rest"]
    assert used_up(match)


def dice(side: Side, *faces: str) -> Match:
    """The Crusader's dice; the others roll blanks."""
    tape: list[object] = [*faces, *["blank"] * 6]
    match = dungeon({"crusader": {"trinkets": [side]}}, tokens={"a": "empty"}, tape=[*tape, 10])
    play(match, "explore-0")
    return match


def test_survival_guide() -> None:
    side = ("survival_guide", GOOD)
    for ignored in ("trap", "hunger"):
        match = dice(side, ignored, "rubble")
        assert set(options(match)) == {ignored, "rubble", f"trinket-0-0-{ignored}"}
        play(match, f"trinket-0-0-{ignored}")
        turned(match, "crusader", side)
        play(match, "rubble")
        # 1 Wound and 1 Stress, nothing else.
        assert (hero(match)["wounds"], hero(match)["stress"]) == (1, 1)
    match = dice(side, "rubble", "rubble")
    assert "trinket-0-0-rubble" not in options(match)
    side = ("survival_guide", BAD)
    match = dice(side, "hunger", "trap")
    assert set(options(match)) == {"hunger", "trap", "trinket-0-0-hunger"}
    play(match, "trinket-0-0-hunger")
    turned(match, "crusader", side)
    # Two Traps now; outside a Battle nothing forbids to use the other side at once.
    state: Any = match.state
    assert [HAZARDS[die] for die in state.dungeon.dice[0]] == ["trap", "trap"]
    assert set(options(match)) == {"trap", "trinket-0-0-trap"}


def test_book_of_constitution_throws_a_disease_away() -> None:
    side = ("book_of_constitution", GOOD)
    for use, disease in (("trinket-0-0", None), ("pass", "tapeworm")):
        match = dungeon(
            {"crusader": {"trinkets": [side]}},
            agenda=[["stop"], ["draw_disease", 0]],
            tape=["tapeworm"],
        )
        assert asked(match) == ["sick_window"]
        play(match, use)
        assert hero(match)["disease"] == disease
        state: Any = match.state
        assert [card.id for card in state.decks.disease_out] == [] if disease else ["tapeworm"]
        if use != "pass":
            turned(match, "crusader", side)


CROWNS: list[tuple[Side, tuple[int, ...]]] = [
    (("dark_crown", BAD), DIM),
    (("solar_crown", BAD), BRIGHT),
]


@every(CROWNS)
def test_a_crown_lowers_the_chance_of_a_virtue(case: tuple[Side, tuple[int, ...]]) -> None:
    side, lights = case
    for light in LIGHTS:
        for roll in (1, 2, 3):
            for use in ("trinket-0-0", "pass"):
                lowered = use != "pass" and light in lights
                virtue = roll < 3 and not lowered
                match = dungeon(
                    {"crusader": {"stress": 9, "trinkets": [side]}},
                    agenda=[["stop"], ["weary", 0]],
                    light=light,
                    tape=[roll, "stalwart" if virtue else "fearful"],
                )
                if light not in lights:
                    assert "resolve" in kinds(match)
                    assert asked(match) == ["stop"]
                    continue
                assert asked(match) == ["resolve_window"]
                play(match, use)
                assert (hero(match)["mood"] == "stalwart") is virtue
                if use != "pass":
                    turned(match, "crusader", side)


# ---------------------------------------------------------------------- all of them

BY_HAND = {
    ("damage_stone", GOOD),
    ("damage_stone", BAD),
    ("protective_padlock", GOOD),
    ("book_of_holiness", BAD),
    ("chirurgeons_charm", GOOD),
    ("chirurgeons_charm", BAD),
    ("bloodcourse_medallion", GOOD),
    ("cleansing_crystal", GOOD),
    ("cleansing_crystal", BAD),
    ("berserk_charm", GOOD),
    ("caution_cloak", GOOD),
    ("campers_helmet", GOOD),
    ("campers_helmet", BAD),
    ("survival_guide", GOOD),
    ("survival_guide", BAD),
    ("book_of_constitution", GOOD),
}


@pytest.mark.rule("DD-0.7")
def test_all_trinkets_are_tried_on_both_sides() -> None:
    tables: list[list[Any]] = [
        ATTACKS, HARMLESS, CHARMS, SHORTER, DODGES, WHEN_HIT, FREE, SPEEDS, CROWNS,
    ]  # fmt: skip
    tried = BY_HAND | {case[0] for one in tables for case in one}
    assert tried == {(card.id, side) for card in pack().trinkets for side in (GOOD, BAD)}
    levels = [sum(1 for card in pack().trinkets if card.level == level) for level in (1, 2, 3)]
    assert levels == [14, 12, 12]


@pytest.mark.parametrize(
    ("card", "places"),
    [("smite", [0, 1]), ("stunning_blow", [0, 1, 2]), ("bulwark_of_faith", []), ("battle_heal", [0]),
     ("barbaric_yawp", [0, 2]), ("adrenaline_rush", [2])],
)  # fmt: skip
@pytest.mark.rule("DD-A.74")
def test_what_makes_a_skill_worse_is_declared_only_where_it_does(
    card: str, places: list[int]
) -> None:
    """Less Accuracy, no damage, shorter Conditions: each needs a Skill that has some."""
    sides = [["accuracy_stone", BAD], ["dark_bracer", BAD], ["bleed_charm", BAD]]
    match = fight(
        {"crusader": {"area": "S", "level": 3, "trinkets": sides}},
        [("madman", "N")],
        turn="crusader",
        level=3,
        light=5,
    )
    state: Any = match.state
    skill = next(
        one
        for one in pack().skills
        if one.card == card and any(effect.turns for effect in one.target) is (2 in places)
    )
    state.use = SkillUse(by=0, skill=skill, area=0, targets=(8,))
    assert [hold.place for hold in GAME.steps["declare"](0).ways(state)] == places
