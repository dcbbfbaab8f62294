"""Whoever waits hears what others are asked, where everybody may know it, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match

SHARED: list[tuple[str, dict[str, Any]]] = [
    ("dark_souls", {"players": 2, "mode": "journey"}),
    ("tomb_of_giants", {"players": 2}),
    ("darkest_dungeon", {"players": 2, "mode": "battle"}),
]
SECRET: list[tuple[str, dict[str, Any]]] = [
    ("bloodborne", {"players": 3}),
    ("darkest_dungeon", {"players": 2, "mode": "circus"}),
]
#: So many answers are read by whoever waits.
READ = 8


def asked(match: Match) -> list[dict[str, Any]]:
    return [
        {
            "seat": ask.seat,
            "prompt": ask.step.prompt(match.state, ask.seat).to_json(),
            "options": [each.text(match.state, ask).to_json() for each in ask.options]
            if len(ask.options) <= READ
            else [],
        }
        for ask in match.asks
        if match.state.waits_for(ask)
    ]


@pytest.mark.parametrize(("game", "setup"), SHARED)
def test_a_party_hears_what_each_of_it_is_asked(game: str, setup: dict[str, Any]) -> None:
    match = undercroft.new(game, setup, seed="heard")
    long = short = 0
    for _ in range(60):
        if match.over:
            break
        everybody = asked(match)
        views = match.views([None, 0, 1])
        assert views[None].get("heard", []) == everybody
        for seat in (0, 1):
            others = [each for each in everybody if each["seat"] != seat]
            assert views[seat].get("heard", []) == others
            assert match.view(seat) == views[seat]
        assert "heard" not in match.sketch(0)
        short += any(each["options"] for each in everybody)
        long += any(not each["options"] for each in everybody)
        ask = match.asks[-1]
        match.choose(ask, ask.options[0])
    assert short
    assert long


@pytest.mark.parametrize(("game", "setup"), SECRET)
def test_where_seats_have_secrets_nobody_hears(game: str, setup: dict[str, Any]) -> None:
    match = undercroft.new(game, setup, seed="heard")
    for _ in range(30):
        if match.over:
            break
        assert all("heard" not in view for view in match.views([None, 0, 1]).values())
        ask = match.asks[0]
        match.choose(ask, ask.options[0])
