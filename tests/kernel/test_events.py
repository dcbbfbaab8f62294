"""What happened, told to those who may know."""

from __future__ import annotations

import re

import pytest

from tests.games.bloodborne.stage import stage
from undercroft import Match

from .tables import again, new, play


def test_an_event_for_everybody() -> None:
    match = stage()
    match.decide("hunter_axe", seat=1)
    ready = match.events[-1]
    assert ready.kind == "ready"
    told = ready.seen_by(None)
    assert told is not None
    assert told["who"] == 1
    for seat in range(3):
        assert ready.seen_by(seat) == told


def test_an_event_for_one_seat() -> None:
    match = stage()
    match.decide("hunter_axe", seat=1)
    picked = match.events[-2]
    assert picked.kind == "picked"
    mine = picked.seen_by(1)
    assert mine is not None
    assert mine["card"] == "hunter_axe"
    for seat in (None, 0, 2):
        assert picked.seen_by(seat) is None


def test_events_carry_their_fields_and_their_words() -> None:
    match = stage(tape=["2+", "0", "lamp_townsman"])
    for seat in range(3):
        match.decide("hunter_axe", seat=seat)
    rolled = next(event for event in match.events if event.kind == "rolled")
    assert rolled.fields == {"die": "red", "face": "2+", "total": 2}
    told = rolled.seen_by(None)
    assert told is not None
    assert {"kind", "die", "face", "total", "text"} == set(told)
    assert again(told) == told


def test_most_events_are_public_and_picks_are_not() -> None:
    match = play(new({"players": 4}, 3), ("random",), 3, fickle=True)
    for event in match.events:
        if event.kind == "picked":
            assert event.seat == event.fields["who"]
        else:
            assert event.seat < 0, event.kind


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_reads_well(lang: str) -> None:
    kinds: set[str] = set()

    def read(match: Match) -> None:
        for event in match.events:
            text = event.text(lang)
            assert text != event.message.id, f"{event.message.id} has no text in {lang}"
            assert not re.search(r"[{}]|[a-z]_[a-z]", text), text
            kinds.add(event.kind)

    for seed, boss in enumerate(["gehrman", "rom", "lamp_mother", "tithe_king", "famine_star"]):
        read(play(new({"players": 4, "final_boss": boss}, seed), ("random", "veteran"), seed))
    assert len(kinds) >= 30


def test_new_events_come_last() -> None:
    match = new({"players": 3}, 5)
    seen = list(match.events)

    def grows(m: Match) -> None:
        assert m.events[: len(seen)] == seen
        seen[:] = m.events

    play(match, seed=5, each=grows)
    assert seen[-1].kind in ("won", "nobody_won")
