"""Step 1: everybody chooses a card (BB-4)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import ConflictChoice, IllegalChoice, Match

from .helpers import seen
from .stage import STARTERS, each, hand, hunter, kinds, options, play, stage, table, told

HENRYK, EILEEN, LUDWIG = 0, 1, 2


def fresh() -> Match:
    return stage(monster="watchdog", tape=["0"])


@pytest.mark.rule("BB-4.1")
def test_each_player_plays_exactly_one_card_from_hand() -> None:
    match = stage(monster="watchdog")
    play(match, "transform", "hunter_axe", "hunter_pistol")
    assert each(match, "played") == [["transform"], ["hunter_axe"], ["hunter_pistol"]]
    for seat, card in enumerate(("transform", "hunter_axe", "hunter_pistol")):
        assert sorted([*hand(match, seat), card]) == sorted(STARTERS)


@pytest.mark.rule("BB-4.1")
def test_a_second_card_takes_the_place_of_the_first() -> None:
    match = stage(monster="watchdog")
    match.decide("hunter_axe", seat=0)
    match.decide("transform", seat=0)
    assert table(match, 0)["me"]["pick"] == "transform"
    play(match, None, "hunter_axe", "hunter_axe")
    assert hunter(match, 0)["played"] == ["transform"]
    assert "hunter_axe" in hand(match, 0)


@pytest.mark.rule("BB-4.2")
@pytest.mark.parametrize("other", [EILEEN, LUDWIG, None])
def test_what_was_chosen_is_hidden_from_everybody_else(other: int | None) -> None:
    sights = set()
    for card in STARTERS:
        match = fresh()
        match.decide(card, seat=HENRYK)
        match.decide("saw_cleaver", seat=EILEEN)
        sights.add(seen(match, other))
    assert len(sights) == 1


@pytest.mark.rule("BB-4.2")
@pytest.mark.parametrize("other", [EILEEN, LUDWIG, None])
def test_a_change_of_mind_is_hidden_too(other: int | None) -> None:
    once, twice = fresh(), fresh()
    once.decide("hunter_axe", seat=HENRYK)
    twice.decide("saw_cleaver", seat=HENRYK)
    twice.decide("hunter_axe", seat=HENRYK)
    assert seen(once, other) == seen(twice, other)


@pytest.mark.rule("BB-4.2")
def test_who_has_chosen_sees_it_and_the_others_that_there_is_something() -> None:
    match = fresh()
    match.decide("hunter_axe", seat=HENRYK)
    assert table(match, HENRYK)["me"]["pick"] == "hunter_axe"
    assert match.decisions_for(HENRYK)[0].chosen == "hunter_axe"
    for seat in range(3):
        assert [one["ready"] for one in table(match, seat)["hunters"]] == [True, False, False]


@pytest.mark.rule("BB-4.3")
def test_all_cards_are_revealed_at_the_same_instant() -> None:
    match = fresh()
    play(match, "saw_cleaver", "hunter_axe")
    assert "played" not in kinds(match)
    assert each(match, "played") == [[], [], []]
    match.decide("hunter_pistol", seat=LUDWIG)
    at = kinds(match).index("played")
    assert kinds(match)[at : at + 3] == ["played"] * 3
    assert "played" not in kinds(match)[at + 3 :]
    # Nothing happened, and nobody was asked, between the last choice and the last reveal.
    assert kinds(match)[at - 2 : at] == ["picked", "ready"]
    for seat in (None, 0, 1, 2):
        assert all(event.seen_by(seat) for event in match.events[at : at + 3])


@pytest.mark.rule("BB-4.4")
def test_only_cards_in_ones_own_hand_can_be_chosen() -> None:
    match = stage(
        monster="watchdog",
        hunters={
            HENRYK: {
                "hand": ["saw_cleaver", "transform", "hunters_dream"],
                "used": ["hunter_axe"],
                "removed": ["hunter_pistol"],
            },
            EILEEN: {"hand": [*STARTERS, "chain_scythe"]},
        },
        row=["cannon", "bone_saw", "blood_vial"],
    )
    assert sorted(options(match, HENRYK)) == ["hunters_dream", "saw_cleaver", "transform"]
    before = match.digest()
    for card in ("hunter_axe", "used:hunter_axe", "hunter_pistol", "chain_scythe", "cannon", ""):
        with pytest.raises(IllegalChoice):
            match.decide(card, seat=HENRYK)
    assert match.digest() == before
    assert sorted(options(match, EILEEN)) == sorted([*STARTERS, "chain_scythe"])


@pytest.mark.rule("BB-4.5")
def test_nothing_binds_a_player_to_a_card() -> None:
    match = fresh()
    for seat, card in ((0, "hunter_axe"), (1, "saw_cleaver"), (0, "hunter_pistol")):
        match.decide(card, seat=seat)
        for one in range(3):
            assert sorted(options(match, one)) == sorted(STARTERS)


@pytest.mark.rule("BB-4.6")
def test_there_is_no_pass() -> None:
    match = fresh()
    for seat in range(3):
        (decision,) = match.decisions_for(seat)
        assert {dict(o.targets)["place"] for o in decision.options} == {"hand"}
        with pytest.raises(IllegalChoice):
            match.decide("pass", seat=seat)


@pytest.mark.rule("BB-4.6")
@pytest.mark.parametrize("late", [0, 1, 2])
def test_the_round_waits_for_the_last_player(late: int) -> None:
    match = fresh()
    for seat in {0, 1, 2} - {late}:
        match.decide("saw_cleaver", seat=seat)
        match.decide("hunter_axe", seat=seat)
    assert match.waiting == [late]
    assert (table(match)["step"], table(match)["round"]) == ("choose", 1)
    match.decide("hunter_axe", seat=late)
    assert table(match)["round"] == 2


@pytest.mark.rule("BB-4.7")
@pytest.mark.parametrize(
    ("health", "card"),
    [(8, "hunters_dream"), (1, "hunters_dream"), (8, "saw_cleaver"), (1, "saw_cleaver")],
)
def test_hunters_dream_is_in_hand_at_every_step_one(health: int, card: str) -> None:
    match = stage(
        monster="watchdog",
        hunters={
            0: {
                "health": health,
                "hand": ["saw_cleaver", "hunters_dream"],
                "used": ["hunter_axe", "hunter_pistol", "transform", "bone_saw", "kirkhammer"],
            }
        },
        row=["cannon", "bone_saw", "blood_vial"],
        tape=["2", "chain_scythe"],
    )
    play(match, card, "saw_cleaver", "saw_cleaver")
    if match.waiting == [0]:
        assert hunter(match, 0)["dead"] == (health == 1)
        match.decide("cannon", seat=0)
        # Eight cards: any may go but the Dream.
        assert "hunters_dream" not in str(options(match, 0))
        with pytest.raises(IllegalChoice):
            match.decide("hunters_dream", seat=0)
        match.decide("cannon", seat=0)
    assert table(match)["round"] == 2
    assert "hunters_dream" in options(match, 0)


@pytest.mark.rule("BB-4.8")
def test_example_three_cards_are_revealed_together() -> None:
    match = stage(monster="scourge_beast", hunters={HENRYK: {"used": ["hunter_axe"], "hand": [
        "transform", "saw_cleaver", "hunter_pistol", "hunters_dream"]}})  # fmt: skip
    match.decide("transform", seat=HENRYK)
    match.decide("hunter_pistol", seat=EILEEN)
    assert each(match, "played") == [[], [], []]
    match.decide("hunter_axe", seat=LUDWIG)
    assert each(match, "played") == [["transform"], ["hunter_pistol"], ["hunter_axe"]]
    assert told(match, "played") == [
        {"who": HENRYK, "card": "transform"},
        {"who": EILEEN, "card": "hunter_pistol"},
        {"who": LUDWIG, "card": "hunter_axe"},
    ]


@pytest.mark.rule("BB-A.10")
def test_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    match = stage(monster="watchdog")
    play(match, "transform", "saw_cleaver")
    match.decide("hunter_axe", seat=0)
    match.decide("hunter_pistol", seat=0)
    match.decide("transform", seat=1)
    asked = match.decisions_for(0)[0].id
    match.decide("saw_cleaver", seat=2)
    assert each(match, "played") == [["hunter_pistol"], ["transform"], ["saw_cleaver"]]
    with pytest.raises(ConflictChoice):
        match.decide("hunter_axe", seat=0, decision=asked)
    with pytest.raises(IllegalChoice):
        match.decide("hunter_axe", seat=0)
    assert each(match, "played") == [["hunter_pistol"], ["transform"], ["saw_cleaver"]]


UNARMED = {
    "hand": ["transform", "hunters_dream", "blood_vial"],
    "used": ["hunter_axe", "saw_cleaver", "hunter_pistol"],
}


@pytest.mark.rule("BB-A.11")
def test_transform_without_a_weapon_is_refused_in_private() -> None:
    match = stage(monster="watchdog", hunters={0: UNARMED})
    assert sorted(options(match, 0)) == ["blood_vial", "hunters_dream"]
    before = match.digest(), [seen(match, other) for other in (1, 2, None)]
    with pytest.raises(IllegalChoice):
        match.decide("transform", seat=0)
    assert (match.digest(), [seen(match, other) for other in (1, 2, None)]) == before
    (decision,) = match.decisions_for(0)
    closed = {closed.id: closed.reason.id for closed in decision.closed}
    assert closed["transform"] == "bb-closed-no-weapon"


@pytest.mark.rule("BB-A.11")
def test_with_one_weapon_left_transform_is_open() -> None:
    armed = {"hand": ["transform", "hunters_dream", "saw_cleaver"], "used": ["hunter_axe"]}
    assert "transform" in options(stage(monster="watchdog", hunters={0: armed}), 0)


@pytest.mark.rule("BB-A.11")
def test_if_allowed_transform_without_a_weapon_does_nothing() -> None:
    match = stage(
        monster="watchdog",
        hunters={0: UNARMED},
        setup={"empty_transform": "allowed"},
        tape=["3"],
    )
    play(match, "transform", "saw_cleaver", "saw_cleaver")
    assert each(match, "collected") == [0, 1, 1]
    assert hunter(match, 0)["health"] == 5
    assert sorted(hunter(match, 0)["used"]) == sorted([*UNARMED["used"], "transform"])
    assert table(match)["round"] == 2


@pytest.mark.rule("BB-4.3")
def test_what_is_shown_is_known_from_then_on() -> None:
    """BB-4.3: when the cards are turned up something hidden has become known."""
    match = fresh()
    before = match.state.reveals
    play(match, "saw_cleaver", "saw_cleaver")
    assert match.state.reveals == before
    play(match, None, None, "saw_cleaver")
    assert match.state.reveals == before + 1


@pytest.mark.rule("BB-A.60")
def test_nobody_lures_themselves() -> None:
    """BB-A.60: part of another's damage comes here, never one's own."""
    match = stage()
    for by in (0, 5, 1):
        doc: Any = match.position()
        doc["state"]["hunters"][0]["lured"] = [[by, 2]]
        if by == 1:
            assert undercroft.from_position(doc)
        else:
            with pytest.raises(undercroft.PositionError, match="lured"):
                undercroft.from_position(doc)
