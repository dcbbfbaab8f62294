"""DD-25: carrying, gaining, passing on and using Trinkets."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .scene import wounds
from .stage import (
    PARTY,
    asked,
    awaited,
    dungeon,
    fight,
    hamlet,
    hero,
    kinds,
    options,
    play,
    table,
    used_up,
)

S, C = 7, 4  # Areas of ruins_9


def carried(match: Match, kind: str) -> list[tuple[str, bool]]:
    """A hero's Trinkets, and whether the negative side lies up."""
    return [(one["card"], one["negative"]) for one in hero(match, kind)["trinkets"]]


def finds(trinket: str, heroes: Any = None, level: int = 1, **more: Any) -> Match:
    """The first hero finds a Trinket."""
    party = {kind: {} for kind in PARTY} | (heroes or {})
    return dungeon(party, agenda=[["stop"], ["draw_trinket", 0, level]], tape=[trinket], **more)


# ---------------------------------------------------------------------- carrying


@pytest.mark.rule("DD-25.1")
def test_a_hero_carries_as_many_as_his_level() -> None:
    cards = ["accuracy_stone", "archers_ring", "bleed_charm", "blight_charm"]
    for level in (1, 2, 3):
        fields = {"crusader": {"level": level, "trinkets": cards[:level]}}
        assert len(carried(dungeon(fields), "crusader")) == level
        with pytest.raises(PositionError):
            dungeon({"crusader": {"level": level, "trinkets": cards[: level + 1]}})
        assert hero(dungeon(fields), "crusader")["trinket_slots"] == level


@pytest.mark.rule("DD-25.1")
@pytest.mark.rule("DD-25.2")
def test_a_find_goes_to_whoever_has_room() -> None:
    match = finds("critical_stone")
    assert asked(match) == ["gain_trinket"]
    assert options(match) == ["hero-0", "hero-1", "hero-2", "hero-3", "discard"]
    full = {
        "crusader": {"level": 2, "trinkets": ["bleed_charm"]},
        "hellion": {"trinkets": ["accuracy_stone"]},
    }
    match = finds("critical_stone", full)
    assert options(match) == ["hero-0", "hero-1-for-0", "hero-2", "hero-3", "discard"]


@pytest.mark.rule("DD-25.2")
@pytest.mark.rule("DD-25.5")
@pytest.mark.parametrize("choice", ["hero-0", "hero-2", "discard"])
def test_keep_it_give_it_or_throw_it_away(choice: str) -> None:
    match = finds("critical_stone")
    play(match, choice)
    found = [carried(match, kind) for kind in PARTY]
    wanted: list[list[tuple[str, bool]]] = [[], [], [], []]
    if choice != "discard":
        wanted[int(choice[-1])] = [("critical_stone", False)]
    assert found == wanted
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-25.2")
def test_the_finders_player_decides() -> None:
    match = dungeon(
        agenda=[["stop"], ["draw_trinket", 2, 1]], tape=["critical_stone"], setup={"players": 4}
    )
    assert match.waiting == [2]


@pytest.mark.rule("DD-25.3")
@pytest.mark.rule("DD-A.75")
def test_a_carried_one_makes_room_and_is_passed_on_or_thrown_away() -> None:
    """It is equipped afresh by the companion: positive side up, though it was turned before."""
    for choice in ("hero-1", "discard"):
        match = finds("critical_stone", {"crusader": {"trinkets": [["bleed_charm", "negative"]]}})
        play(match, "hero-0-for-0")
        assert carried(match, "crusader") == [("critical_stone", False)]
        assert asked(match) == ["gain_trinket"]
        assert options(match) == ["hero-1", "hero-2", "hero-3", "discard"]
        play(match, choice)
        assert carried(match, "hellion") == ([("bleed_charm", False)] if choice == "hero-1" else [])


@pytest.mark.rule("DD-25.3")
def test_which_one_makes_room_is_a_choice() -> None:
    cards = [["bleed_charm", "negative"], "stun_charm"]
    match = finds("critical_stone", {"crusader": {"level": 2, "trinkets": cards}})
    assert options(match)[:2] == ["hero-0-for-0", "hero-0-for-1"]
    play(match, "hero-0-for-1", "discard")
    # What stays in its place keeps its side.
    assert carried(match, "crusader") == [("bleed_charm", True), ("critical_stone", False)]


@pytest.mark.rule("DD-25.4")
def test_what_nobody_can_carry_is_gone() -> None:
    """Everybody is full: the old one finds no other place, and is out until the Hamlet."""
    full = {
        kind: {"trinkets": [card]}
        for kind, card in zip(
            PARTY, ("bleed_charm", "stun_charm", "blight_charm", "debuff_charm"), strict=True
        )
    }
    match = finds("critical_stone", full)
    play(match, "hero-0-for-0")
    assert asked(match) == ["stop"]
    held = [card for kind in PARTY for card, _ in carried(match, kind)]
    assert sorted(held) == ["blight_charm", "critical_stone", "debuff_charm", "stun_charm"]
    doc: Any = match.position()
    assert doc["state"]["decks"]["trinket_out"] == ["bleed_charm"]


@pytest.mark.rule("DD-25.4")
def test_a_discarded_one_is_not_drawn_again_in_this_dungeon() -> None:
    match = dungeon(
        {"crusader": {"trinkets": ["bleed_charm"]}},
        agenda=[["stop"], ["draw_trinket", 0, 1]],
        tape=None,
        trinket_out=["critical_stone"],
    )
    found = awaited(match)
    assert len(found) == 14 - 2
    assert not {"bleed_charm", "critical_stone"} & set(found)


@pytest.mark.rule("DD-A.75")
def test_nothing_is_handed_over_in_battle() -> None:
    match = fight(
        {"crusader": {"area": "S", "trinkets": ["recovery_charm"]}, "hellion": {"area": "S"}},
        [("bone_soldier", "C")],
        turn="crusader",
    )
    assert [one for one in options(match) if "trinket" in one] == ["trinket-0-0"]


@pytest.mark.rule("DD-A.75")
@pytest.mark.rule("DD-25.5")
def test_a_dead_heros_trinket_is_taken_positive_side_up() -> None:
    match = fight(
        {
            "crusader": {
                "area": "S",
                "wounds": 17,
                "stacks": [["bleed", 1, 1]],
                "trinkets": [["critical_stone", "negative"]],
            },
            "hellion": {"area": "S"},
            "vestal": {"area": "S", "trinkets": ["bleed_charm"]},
        },
        [("bone_soldier", "NE")],
        turn="crusader",
        tape=["skull", "party"],
    )
    assert asked(match) == ["inherit"]
    assert options(match) == ["hero-1", "hero-2-for-0", "discard"]
    play(match, "hero-1")
    assert carried(match, "hellion") == [("critical_stone", False)]


# ---------------------------------------------------------------------- using


def hack(tape: list[object], side: str = "positive", **fields: Any) -> Match:
    """A Hellion with a Critical Stone; Wicked Hack: Acc 9, Crit 1, and 1 more at Light 4."""
    return fight(
        {"hellion": {"area": "C", "trinkets": [["critical_stone", side]], **fields}},
        [{"kind": "rapturous_cultist", "area": "C", "life": 99}],
        turn="hellion",
        tape=tape,
        light=4,
    )


@pytest.mark.rule("DD-25.6")
@pytest.mark.rule("DD-25.7")
def test_using_a_side_turns_the_card_and_the_other_must_come_first() -> None:
    """Four turns of one Hellion: +2 Crit, nothing more of it, -2 Acc, and +2 Crit again."""
    stunned = [["stun", 0, 15]]
    match = fight(
        {"hellion": {"area": "C", "trinkets": ["critical_stone"]}},
        [{"kind": "rapturous_cultist", "area": "C", "life": 99, "stacks": stunned}],
        turn="hellion",
        tape=[4, "party", 5, "party", 8, "party", 4],
        light=4,
    )
    use = f"use-wicked_hack-{C}"
    play(match, use)
    assert asked(match) == ["react"]
    play(match, "trinket-0-0")
    assert wounds(match) == 12
    assert carried(match, "hellion") == [("critical_stone", True)]
    play(match, "end")
    assert asked(match) == ["act"]
    play(match, use)
    assert asked(match) == ["declare"]  # only the price is open
    play(match, "pass")
    assert asked(match) == ["act"]  # and after the roll nothing is
    assert wounds(match) == 12 + 7
    play(match, "end", use, "trinket-0-0")
    assert wounds(match) == 12 + 7  # an 8 is a miss with Acc 7
    assert carried(match, "hellion") == [("critical_stone", False)]
    play(match, "end", use)
    assert asked(match) == ["react"]
    play(match, "trinket-0-0")
    assert wounds(match) == 12 + 7 + 12


@pytest.mark.rule("DD-25.8")
def test_in_battle_a_trinket_is_used_once_a_turn() -> None:
    """Paid for before the first attack, it is not there for the second; a new turn, and it is."""
    match = fight(
        {
            "hellion": {
                "area": "C",
                "trinkets": [["critical_stone", "negative"]],
                "skills": ["wicked_hack", "if_it_bleeds", "iron_swan"],
            }
        },
        [{"kind": "rapturous_cultist", "area": "C", "life": 99, "stacks": [["stun", 0, 9]]}],
        turn="hellion",
        tape=[9, 9, "party", 5],
        light=4,
    )
    use = f"use-wicked_hack-{C}"
    play(match, use, "trinket-0-0")  # a miss: it may be used again
    assert asked(match) == ["act"]
    play(match, use)
    assert asked(match) == ["act"]
    assert not used_up(match)
    play(match, "end", use)
    assert asked(match) == ["react"]


@pytest.mark.rule("DD-25.8")
def test_once_a_turn_holds_for_what_is_done_freely_and_in_others_turns() -> None:
    match = fight(
        {
            "arbalest": {"area": "S", "wounds": 9, "level": 2, "trinkets": ["recovery_charm"]},
            "vestal": {"area": "W"},
        },
        [("bone_soldier", "C")],
        turn="arbalest",
    )
    play(match, "trinket-0-0")
    assert "trinket-0-0" not in options(match)
    # Attacked twice in one round: each monster's turn is another turn.
    match = fight(
        {"arbalest": {"area": "S", "level": 3, "trinkets": ["speed_stone"]}},
        [("bone_soldier", "C"), ("bone_soldier", "C")],
        tape=[5, 5],
        agenda=[["initiative"], ["act", 0], ["begin_turn", 9], ["begin_turn", 8]],
    )
    assert asked(match) == ["react"]
    play(match, "trinket-0-1")
    assert asked(match) == ["declare"]  # the second one's turn


@pytest.mark.rule("DD-25.8")
def test_outside_a_battle_nothing_limits_it() -> None:
    match = dungeon({"crusader": {"trinkets": ["recovery_charm"], "wounds": 15}})
    play(match, "hero-0-trinket-0-0", "hero-0-trinket-0-0", "hero-0-trinket-0-0")
    assert hero(match)["wounds"] == 0
    assert hero(match)["stress"] == 2


@pytest.mark.rule("DD-25.8")
def test_two_trinkets_may_change_one_roll() -> None:
    match = fight(
        {
            "hellion": {
                "area": "C",
                "level": 2,
                "trinkets": ["critical_stone", "fortunate_armlet"],
                "ranks": [1] * 7,
            }
        },
        [{"kind": "rapturous_cultist", "area": "C", "life": 99}],
        turn="hellion",
        tape=[5],
        light=4,
    )
    play(match, f"use-wicked_hack-{C}", "trinket-0-0")
    assert asked(match) == ["react"]
    play(match, "trinket-1-0")
    assert wounds(match) == 12  # 5 is at most 2 + 2 + 1
    assert carried(match, "hellion") == [("critical_stone", True), ("fortunate_armlet", True)]


@pytest.mark.rule("DD-25.9")
@pytest.mark.rule("DD-T.2")
def test_critical_stone_is_declared_after_the_roll() -> None:
    for roll, used, dealt in ((4, True, 12), (4, False, 7), (5, True, 7), (2, False, 12)):
        match = hack([roll])
        play(match, f"use-wicked_hack-{C}")
        assert asked(match) == ["react"]
        assert "rolled" in kinds(match)  # the die lies on the table
        play(match, "trinket-0-0" if used else "pass")
        assert wounds(match) == dealt
        assert carried(match, "hellion") == [("critical_stone", used)]


@pytest.mark.rule("DD-A.74")
def test_the_price_is_declared_before_the_roll() -> None:
    """Acc 9 less 2: an 8 misses; once the die has fallen it is too late to pay."""
    for roll, used, dealt in ((7, True, 7), (8, True, 0), (8, False, 7)):
        match = hack([roll], "negative")
        play(match, f"use-wicked_hack-{C}")
        assert asked(match) == ["declare"]
        assert "rolled" not in kinds(match)
        play(match, "trinket-0-0" if used else "pass")
        assert wounds(match) == dealt
        assert carried(match, "hellion") == [("critical_stone", not used)]
        assert asked(match) == ["act"]


@pytest.mark.rule("DD-A.74")
def test_no_price_without_a_roll() -> None:
    """Bulwark of Faith has no Acc."""
    match = fight(
        {
            "crusader": {
                "area": "C",
                "trinkets": [["critical_stone", "negative"]],
                "skills": ["bulwark_of_faith"],
            }
        },
        [("rapturous_cultist", "C")],
        turn="crusader",
    )
    play(match, f"use-bulwark_of_faith-{C}")
    assert asked(match) == ["act"]


# ---------------------------------------------------------------------- the Hamlet


@pytest.mark.rule("DD-25.10")
def test_all_turn_positive_on_the_way_home() -> None:
    match = dungeon(
        {
            "crusader": {
                "level": 2,
                "trinkets": [["critical_stone", "negative"], ["bleed_charm", "negative"]],
            },
            "vestal": {"trinkets": [["stun_charm", "negative"]]},
        },
        tape=["uneventful_week", 1],
    )
    play(match, "leave")
    assert carried(match, "crusader") == [("critical_stone", False), ("bleed_charm", False)]
    assert carried(match, "vestal") == [("stun_charm", False)]


@pytest.mark.rule("DD-25.11")
@pytest.mark.parametrize(
    ("card", "level", "gold"),
    [("critical_stone", 1, 2), ("book_of_holiness", 2, 3), ("recovery_charm", 3, 4)],
)
def test_a_trinket_is_sold_at_the_wagon(card: str, level: int, gold: int) -> None:
    match = hamlet(
        {"crusader": {"level": level, "trinkets": [[card, "negative"]]}},
        gold=0,
        tape=[1, "accuracy_stone", "archers_ring", "sages_book"],
    )
    play(match, "visit-nomad_wagon")
    assert asked(match) == ["trade"]
    (sale,) = [one for one in options(match) if one.startswith("sell")]
    play(match, sale)
    assert carried(match, "crusader") == []
    assert table(match)["gold"] == gold
