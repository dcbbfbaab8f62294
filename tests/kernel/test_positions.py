"""The whole state as a document that a person can read and edit."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import undercroft
from tests.games.bloodborne.stage import hand, hunter, monster, stage
from undercroft import Match, Tape

from .tables import (
    Players,
    again,
    halfway,
    label,
    new,
    plain,
    play,
    setups,
    told,
    views,
)


@pytest.mark.parametrize("setup", setups()[::2], ids=label)
def test_there_and_back_at_every_decision(setup: dict[str, Any]) -> None:
    match = new(setup, "there and back")

    def journey(m: Match) -> None:
        doc: dict[str, Any] = m.position()
        text = plain(doc)
        assert again(doc) == doc
        assert msgspec.json.decode(msgspec.json.encode(doc)) == doc
        twin = undercroft.from_position(again(doc))
        assert twin.digest() == m.digest()
        assert views(twin) == views(m)
        assert twin.over == m.over
        assert twin.waiting == m.waiting
        assert twin.result == m.result
        assert twin.marks == m.marks
        assert plain(twin.position()) == text

    journey(match)
    play(match, ("random", "veteran"), 1, each=journey, fickle=True)
    journey(match)


def test_a_loaded_match_plays_on_alike() -> None:
    match = halfway({"players": 4, "final_boss": "rom"}, 3, 50)
    twin = undercroft.from_position(again(match.position()))
    since = len(match.events)
    one, two = Players(match, ("random",), 7), Players(twin, ("random",), 7)
    while not match.over:
        assert one.step(match) == two.step(twin)
        assert twin.digest() == match.digest()
    for seat in (None, 0, 1, 2, 3):
        assert told(twin, seat) == told(match, seat, since)


def test_it_is_written_in_words() -> None:
    doc: dict[str, Any] = stage(
        monster="watchdog", hunters={1: {"health": 5, "collected": 2}}
    ).position()
    assert doc["format"] == "undercroft-position"
    assert doc["version"] == 2
    assert doc["game"] == "bloodborne"
    assert doc["state"]["monster"] == "watchdog"
    assert doc["state"]["step"] == "choose"
    one = doc["state"]["hunters"][1]
    assert (one["health"], one["collected"]) == (5, 2)
    assert "hunters_dream" in one["hand"]
    assert doc["frame"]["asks"][0][2] == ["choose"]


def edited(match: Match, **changes: Any) -> Match:
    """`health=3` for seat 0."""
    doc: dict[str, Any] = again(match.position())
    doc["state"]["hunters"][0].update(changes)
    return undercroft.from_position(doc)


def test_an_edited_health_is_used() -> None:
    match = edited(stage(tape=["3", "carrion_crow"]), health=4)
    assert hunter(match, 0)["health"] == 4
    for seat in range(3):
        match.decide("saw_cleaver", seat=seat)
    assert [hunter(match, seat)["health"] for seat in range(3)] == [1, 5, 5]
    match = edited(stage(tape=["3", "carrion_crow"]), health=3)
    for seat in range(3):
        match.decide("saw_cleaver", seat=seat)
    assert [event.fields["who"] for event in match.events if event.kind == "died"] == [0]


def test_edited_trophies_and_blood_are_used() -> None:
    doc: dict[str, Any] = again(stage().position())
    doc["state"]["hunters"][2].update(trophies=[3, 0, 1], banked=10)
    doc["state"]["reserve"] -= 10
    match = undercroft.from_position(doc)
    assert hunter(match, 2)["bonus"] == 5 + 1
    assert hunter(match, 2)["banked"] == 10


def test_an_edited_hand_is_used() -> None:
    doc: dict[str, Any] = again(stage(row=["blood_vial", "fire_flask", "hush_bell"]).position())
    state = doc["state"]
    state["hunters"][1]["hand"].append("cannon")
    del state["upgrades"]["cannon"]
    doc["frame"]["asks"], doc["frame"]["agenda"] = [], [["choose"]]
    match = undercroft.from_position(doc)
    assert "cannon" in hand(match, 1)
    match.decide("cannon", seat=1)


def test_an_edited_source_of_chance_is_used() -> None:
    doc: dict[str, Any] = again(stage().position())
    doc["chance"] = {"source": "tape", "outcomes": [4, "rabid_dog"], "count": 0}
    match = undercroft.from_position(doc)
    for seat in range(3):
        match.decide("saw_cleaver", seat=seat)
    assert hunter(match, 0)["health"] == 4
    came = monster(match)
    assert came is not None
    assert came["id"] == "rabid_dog"
    assert isinstance(match.chance, Tape)
    assert match.chance.left == ()


def test_a_position_may_stand_before_a_step() -> None:
    """Without open decisions the agenda is run up to the next one."""
    doc: dict[str, Any] = again(stage(tape=["0", "carrion_crow"]).position())
    doc["frame"]["asks"] = []
    doc["frame"]["agenda"] = [["choose"], ["end"]]
    match = undercroft.from_position(doc)
    assert match.waiting == [0, 1, 2]
    table: Any = match.view()["table"]
    assert table["first"] == 1


def test_digests_are_equal_for_equal_states_only() -> None:
    match = stage()
    other = edited(match, health=7)
    assert other.digest() != match.digest()
    assert edited(other, health=8).digest() == match.digest()
    # The source of chance is not part of the state.
    doc: dict[str, Any] = again(match.position())
    doc["chance"] = {"source": "rng", "seed": "elsewhere", "count": 0}
    assert undercroft.from_position(doc).digest() == match.digest()
    # A secret choice is.
    twin = match.clone()
    twin.decide("saw_cleaver", seat=0)
    first = twin.digest()
    twin.decide("hunter_axe", seat=0)
    assert len({match.digest(), first, twin.digest()}) == 3


@pytest.mark.parametrize(
    ("reading", "value"),
    [
        ("yellow_die", "2"),
        ("dream_halves", "monster_attack"),
        ("prevention", "before_halving"),
        ("reveal_damage", "never_kills"),
        ("empty_transform", "allowed"),
    ],
)
def test_a_reading_of_the_rules_is_part_of_the_state(reading: str, value: str) -> None:
    """The same cards under another reading go on differently: they are not the same state."""
    by_default, otherwise = new({}, 7), new({reading: value}, 7)
    assert by_default.digest() != otherwise.digest()
    doc: dict[str, Any] = again(otherwise.position())
    assert undercroft.from_position(doc).digest() == otherwise.digest()
