"""Between encounters, with the book open: what ends with one, what waits, what a failure takes along."""

from __future__ import annotations

from typing import Any

import pytest

from .box import duel
from .quest import fighter, quest, ready, souls, strike, track
from .stage import (
    asked,
    bare,
    begin,
    dashboard,
    deck,
    options,
    play,
    state,
    table,
    told,
)

ARCHER = "skeleton_archer"
TWO: dict[str, Any] = {"cleric": fighter(4), "thief": bare(0)}


def won(card: str = "rain_of_filth", heroes: dict[str, Any] | None = None, **more: Any) -> Any:
    """The last archer falls to the Mace."""
    match = quest(card, heroes or TWO, [(ARCHER, 4)], **{"terrain": {}, "tape": [3], **more})
    strike(match)
    return match


def failed(**more: Any) -> Any:
    """The cleric dies of the archer."""
    heroes = {"cleric": bare(0, red=10, tiers=[1, 0, 0, 0]), "thief": bare(2)}
    return quest("rain_of_filth", heroes, [(ARCHER, 12)], turn=None, terrain={}, **more)


#: Of each level one card is still in its deck.
DECKS = [deck("puppet_master"), deck("far_from_the_sun"), deck("honour_guard")]


@pytest.mark.rule("TG-20.2")
@pytest.mark.rule("TG-18.9")
def test_a_forced_return_is_a_return_for_the_rite_of_rekindling() -> None:
    match = failed(held=[["rite_of_rekindling", 1]], sparks=1, souls=3)
    assert table(match)["sparks"] == 0
    assert asked(match) == ["rekindle"]
    assert state(match)["held"] == []
    play(match, "lower-0-strength")
    # The souls of the cache lie on the card; what was spent on the stat is the party's again.
    assert (souls(match), track(match, 1)["souls"]) == (2, 3)


@pytest.mark.rule("TG-11.3")
@pytest.mark.rule("TG-A.49")
def test_with_no_spark_left_a_failure_is_the_end_and_no_rite_helps() -> None:
    match = failed(held=[["rite_of_rekindling", 1]], sparks=0)
    assert match.over
    assert state(match)["lost"]


@pytest.mark.rule("TG-20.2")
def test_a_failure_ends_what_was_for_one_encounter_and_nothing_else() -> None:
    match = failed(held=[["lifegem", 0], ["green_blossom", 1], ["rite_of_rekindling", 1]], sparks=2)
    discard = state(match)["event_discard"]
    assert sorted(discard) == ["green_blossom", "lifegem", "rite_of_rekindling"]


@pytest.mark.rule("TG-18.4")
@pytest.mark.rule("TG-20.1")
@pytest.mark.rule("TG-A.34")
def test_two_events_of_a_deck_of_one_are_the_one_and_a_discard() -> None:
    match = won(
        "deathly_magic",
        {"cleric": fighter(4), "thief": bare(0)},
        events=deck("lifegem"),
        event_discard=["green_blossom"],
        marked=[[0]],
        tape=[3, "lifegem", "green_blossom"],
    )
    while asked(match) == ["hold_event"]:
        play(match, "seat-0")
    assert sorted(event for event, _ in told(match, "event_held")) == ["green_blossom", "lifegem"]


@pytest.mark.rule("TG-6.7")
@pytest.mark.rule("TG-A.58")
def test_an_ember_drawn_where_everybody_has_one_lies_in_the_inventory() -> None:
    heroes = {"cleric": fighter(4, ember=True), "thief": bare(0, ember=True)}
    match = won("rain_of_filth", heroes, treasure=deck("ember"))
    assert "use_ember" not in asked(match)


@pytest.mark.rule("TG-A.81")
@pytest.mark.rule("TG-38.3")
@pytest.mark.rule("TG-38.4")
def test_both_serpent_rings_pay_for_the_black_knight() -> None:
    heroes = {
        "cleric": fighter(
            1,
            side="s",
            armour=["sunless_armour", "covetous_silver_serpent_ring"],
            tiers=[3, 3, 3, 3],
        ),
        "thief": bare(
            10, armour=["masters_attire", "covetous_gold_serpent_ring"], tiers=[3, 3, 3, 3]
        ),
    }
    match = duel(
        5, heroes, [{"model": "black_knight", "node": 1, "health": 20, "wounds": 19}],
        tape=[2, 2, "fireball"], treasure=deck("fireball"), souls=2, sparks=1,
    )  # fmt: skip
    ready(match)
    play(match, "act-left-1")
    assert souls(match) == 3
    assert table(match)["sparks"] == 2
    assert len(told(match, "found")) == 4


@pytest.mark.rule("TG-19.7")
@pytest.mark.rule("TG-38.6")
def test_a_shortcut_before_the_new_bonfire_leads_nowhere() -> None:
    spaces = state(dashboard())["track"]
    spaces[2] |= {"card": "rain_of_filth", "shortcut": True}
    spaces[7] |= {"card": "pitch_black", "shortcut": True}
    match = dashboard(bonfire=5, at=5, track=spaces, decks=DECKS)
    assert [id for id in options(match) if id.startswith("go-")] == ["go-6", "go-7"]


@pytest.mark.rule("TG-38.7")
@pytest.mark.rule("TG-31.2")
def test_the_free_return_is_free_once() -> None:
    match = dashboard(place="onward", at=5, bonfire=5, free_return=True, sparks=1)
    play(match, "return")
    assert table(match)["sparks"] == 1
    match = begin(match, [["onward"]])
    assert state(match)["free_return"] is False
    play(match, "return")
    assert table(match)["sparks"] == 0
    match = begin(match, [["onward"]])
    assert "return" not in options(match)


@pytest.mark.rule("TG-12.3")
@pytest.mark.rule("TG-20.3")
def test_a_scout_where_the_deck_holds_one_card_more_leaves_it_at_two() -> None:
    spaces = state(dashboard())["track"]
    spaces[1] |= {"card": None, "event": "scout_ahead"}
    match = dashboard(
        track=spaces,
        decks=[deck("rain_of_filth", "puppet_master"), *DECKS[1:]],
        events=deck(),
    )
    play(match, "go-1")
    assert asked(match) == ["choose_card"]
    assert len(options(match)) == 2
    assert state(match)["event_discard"] == ["scout_ahead"]
    play(match, "card-0")
    assert sum(len(one["middle"]) for one in state(match)["decks"][:1]) == 1
