"""Scenes between two Quests: coming home, days in the Hamlet, setting out."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.match import Match

from .acts import boss_beaten
from .stage import (
    PARTY,
    Fields,
    asked,
    dungeon,
    each,
    hamlet,
    hero,
    options,
    play,
    rule,
    table,
    used_up,
)

MAD = {"mood": "selfish", "red": True, "quirks": ["soft", "nervous", "fragile"]}


def with_rest(fields: Mapping[str, Fields]) -> dict[str, Fields]:
    """These, and the others of the usual party as they are."""
    return {**{kind: {} for kind in PARTY}, **fields}


def to_the_end(match: Match, name: str) -> None:
    """Out of a question, whatever it still offers."""
    while asked(match) == [name]:
        play(match, options(match, match.waiting[0])[-1])


@rule("DD-33.6")
@rule("DD-8.14")
def test_a_ring_that_feeds_on_food_is_fed_before_the_rest_is_sold() -> None:
    """Trinkets are turned first, so the ring is ready; each piece of Food is eaten or sold, not both."""
    ring: Fields = {"level": 2, "wounds": 12, "trinkets": [["bloodthirst_ring", "negative"]]}
    match = dungeon(
        with_rest({"hellion": ring}),
        agenda=[["return_home", None]],
        stores={"food": 2},
        hamlet={"gold": 0},
        tape=["uneventful_week", 1],
    )
    assert asked(match) == ["leftovers"]
    assert options(match) == ["hero-1-eat", "hero-1-trinket-0-0", "done"]
    play(match, "hero-1-trinket-0-0")
    assert hero(match, "hellion")["wounds"] == 2
    assert options(match) == ["hero-1-eat", "done"]
    play(match, "done")
    assert table(match)["gold"] == 1


@rule("DD-33.6")
def test_a_book_is_for_the_days_in_the_hamlet_not_for_the_leftovers() -> None:
    match = dungeon(
        with_rest({"hellion": {"level": 2, "stress": 5, "trinkets": ["book_of_relaxation"]}}),
        agenda=[["return_home", None]],
        stores={"potion": 1},
        tape=["uneventful_week", 1],
    )
    assert options(match) == ["hero-1-potion-stress", "done"]


@rule("DD-V.1")
def test_with_the_boss_of_the_last_act_all_is_won_whatever_the_way_home_would_bring() -> None:
    """He would go mad of his Affliction, and nobody waits: but there is no way home."""
    for acts, won in (("one", True), ("book", False)):
        match = boss_beaten(
            1,
            heroes=with_rest({"crusader": MAD}),
            tape=["collector"] if won else ["clumsy"],
            setup={"house_campaign": acts},
            hamlet={"waiting": 0},
        )
        assert match.over
        assert match.result is not None
        assert match.result.winners == ((0,) if won else ())


@rule("DD-32.9")
@rule("DD-A.107")
def test_who_follows_a_hero_gone_mad_on_the_way_home_shares_the_experience() -> None:
    match = dungeon(
        with_rest({"crusader": {**MAD, "xp": 3}}),
        agenda=[["return_home", None]],
        tape=["clumsy", "uneventful_week", 1],
        progress=4,
        hamlet={"coach_xp": 5, "waiting": 2},
    )
    assert asked(match) == ["replace"]
    play(match, "jester")
    while asked(match) == ["outfit"]:
        play(match, options(match)[0])
    play(match, "done")
    assert asked(match) == ["visit"]
    assert each(match, "xp") == [5 + 2, 2, 2, 2]
    assert table(match)["coach_xp"] == 7
    assert table(match)["waiting"] == 1


@rule("DD-33.18")
def test_after_a_haunting_no_speech_is_the_first_of_the_day() -> None:
    """Whoever is drawn to the Graveyard has had the day before anybody speaks."""
    match = hamlet(
        ["hellion", "crusader", "highwayman", "vestal"],
        threat="necromancer",
        level=2,
        agenda=[["hamlet"]],
        event=None,
        tape=["uneventful_week", 1, 5, 5, 5, 3],
    )
    to_the_end(match, "service")
    assert asked(match) == ["visit"]
    assert "visit-tavern" not in options(match)  # the Caretaker
    assert "hamlet-skill-0" not in options(match)


@rule("DD-34.8")
def test_what_is_bought_on_the_first_day_is_missing_on_the_second() -> None:
    match = hamlet(tape=[3, "accuracy_stone", "archers_ring", "bleed_charm", 3], days=2, gold=20)
    play(match, "visit-nomad_wagon", "buy-0", "hero-0", "done", "pass", "pass", "pass")
    play(match, "pass", "visit-nomad_wagon")
    assert used_up(match)
    assert [id for id in options(match) if id.startswith("buy")] == ["buy-0", "buy-1"]


@rule("DD-34.12")
@rule("DD-A.116")
def test_one_sale_and_one_purchase() -> None:
    match = hamlet(
        with_rest({"crusader": {"trinkets": ["damage_stone"]}}),
        tape=[3, "accuracy_stone", "archers_ring", "bleed_charm"],
        days=1,
        gold=20,
        event="gypsy_trail",
    )
    play(match, "visit-nomad_wagon", "sell-0")
    assert table(match)["gold"] == 20 + 2 + 5
    assert options(match) == ["buy-0", "buy-1", "buy-2", "done"]
    play(match, "buy-1", "hero-0")
    assert asked(match) == ["visit"]
    assert table(match)["gold"] == 27 - 4


@rule("DD-8.1")
@rule("DD-A.113")
def test_bought_dice_make_up_for_a_lost_shipment() -> None:
    match = dungeon(
        PARTY,
        agenda=[["stop"], ["roll_for_provisions"]],
        tape=["food"] * 7,
        hamlet={"event": "lost_shipment", "ordered": 1},
    )
    assert used_up(match)
    assert table(match)["stores"]["food"] == 7


@rule("DD-8.5")
def test_no_more_than_sixteen_dice_whatever_comes_together() -> None:
    """Eight, two of a Supply Run, nine bought, and three Potions that a Quest brings."""
    match = dungeon(
        PARTY,
        agenda=[["stop"], ["roll_for_provisions"]],
        tape=["food"] * 16,
        hamlet={"event": "supply_run", "ordered": 9},
        quest="purify_the_fountains",
        level=2,
    )
    assert used_up(match)
    assert table(match)["stores"]["food"] == 16
    assert sum(table(match)["stores"].values()) == 16


@rule("DD-33.12")
@rule("DD-33.10")
def test_without_days_nobody_is_haunted() -> None:
    match = hamlet(
        agenda=[["hamlet"]], event=None, tape=["militia_training"], threat="necromancer", level=2
    )
    play(match, "skill-0", "done", "done", "done")
    assert asked(match) == ["prepare"]


@rule("DD-33.10")
@rule("DD-32.3")
def test_who_follows_a_victim_of_the_mob_has_the_next_day() -> None:
    match = hamlet(
        with_rest({"crusader": {"stress": 9, "red": True, "mood": "focused"}}),
        threat="fanatic",
        level=3,
        days=2,
        tape=[1, 7, 1],
        gold=5,
        waiting=1,
    )
    play(match, "visit-guild")
    to_the_end(match, "train")
    play(match, "pass", "pass", "pass")
    assert asked(match) == ["replace"]
    play(match, "jester")
    while asked(match) == ["outfit"]:
        play(match, options(match)[0])
    assert asked(match) == ["visit"]
    assert table(match)["party"][-1] == 0  # last in Stance order now
    assert table(match)["waiting"] == 0


@rule("DD-33.10")
@rule("DD-A.161")
def test_the_lustful_take_no_more_gold_than_there_is() -> None:
    match = hamlet(threat="collector", level=2, days=1, tape=[1, 7, 9], gold=4)
    play(match, "visit-guild")
    to_the_end(match, "train")
    play(match, "pass", "pass", "pass")
    assert table(match)["gold"] == 0
    assert used_up(match)


@rule("DD-33.10")
def test_whose_trinket_is_taken_says_which() -> None:
    match = hamlet(
        with_rest({"hellion": {"level": 2, "trinkets": ["damage_stone", "accuracy_stone"]}}),
        threat="collector",
        level=3,
        days=1,
        tape=[1, 3],
        setup={"players": 4},
    )
    play(match, "pass", "visit-tavern", "pass", "pass")
    assert (asked(match), list(match.waiting)) == (["drop_trinket"], [1])
    play(match, "trinket-0")
    assert [one["card"] for one in hero(match, "hellion")["trinkets"]] == ["accuracy_stone"]
