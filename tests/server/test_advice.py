"""What would a master do? For whoever asks alone, but everybody knows that it was asked."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import bots
from undercroft.bots import Effort
from undercroft.server import advising

from .wire import House, Screen, Sitting


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short thought is enough here."""
    whole = bots.task

    def short(match: Any, seat: int, name: str, seed: str) -> dict[str, Any]:
        return whole(match, seat, name, seed, Effort(400, 50))

    monkeypatch.setattr(advising.bots, "task", short)


def advised(screen: Screen) -> dict[str, Any]:
    answer = screen.command("advise", decision=screen.view["decisions"][0]["id"])
    assert answer["t"] == "done"
    return screen.until(lambda frame: frame["t"] in {"advice", "error"})


def told(sitting: Sitting) -> int:
    return sum(event["kind"] == "advised" for event in sitting.screen().history)


def test_who_asks_gets_the_best_options_with_chances_and_a_reason(house: House) -> None:
    table = house.sit("here", "here", "here", seed="advice")
    me, other, watcher = table.screen(0), table.screen(1), table.screen()
    found = advised(me)
    assert found["t"] == "advice"
    assert found["decision"] == me.view["decisions"][0]["id"]
    assert 1 <= len(found["best"]) <= 3
    for one in found["best"]:
        assert one["option"] in me.options
        assert 0.0 <= one["chance"] <= 1.0
        assert one["error"] >= 0.0
    assert "hint" in found["reason"]["id"]
    for screen in (other, watcher):
        assert not [frame for frame in screen.barrier() if frame["t"] == "advice"]
        [event] = [event for event in screen.events if event["kind"] == "advised"]
        assert event["text"]["id"] == "house-advised"
    # To ask again tells no more, and is told once.
    again = advised(me)
    assert again == found
    assert told(table) == 1


def test_what_is_not_open_cannot_be_asked_about(house: House) -> None:
    table = house.sit("here", "here", "here", seed="closed")
    me, watcher = table.screen(0), table.screen()
    assert me.command("advise", decision="nothing")["code"] == "conflict"
    mine = me.view["decisions"][0]["id"]
    assert watcher.command("advise", decision=mine)["code"] == "forbidden"
    assert told(table) == 0


def test_between_fights_a_rule_of_thumb_is_given(house: House) -> None:
    table = house.sit("here", game="dark_souls", setup={"mode": "journey", "players": 1}, seed="1")
    me = table.screen(0)
    found = advised(me)
    [one] = found["best"]
    assert one["option"] in me.options
    assert one["chance"] is None
    assert found["reason"]["id"] == "hint-thumb"


def test_advice_is_no_part_of_the_match(own_house: House) -> None:
    """The table goes on, is taken back and resumed as if nobody had asked."""
    table = own_house.sit("here", "here", "here", seed="part")
    me = table.screen(0)
    before = table.digest()
    advised(me)
    assert table.digest() == before
    assert me.choose(0)["t"] == "done"
    own_house.restart()
    assert told(table) == 1


def test_nobody_waits_for_a_process_that_fails(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> dict[str, Any]:
        return {"position": {}, "seat": 0, "seed": "", "effort": [1, 1, None]}

    monkeypatch.setattr(advising.bots, "task", broken)
    me = house.sit("here", "here", "here", seed="fails").screen(0)
    found = advised(me)
    assert (found["t"], found["code"]) == ("error", "failed")
    assert me.choose(0)["t"] == "done"


def test_what_others_do_meanwhile_does_not_call_it_off(house: House) -> None:
    """Everybody chooses at the same time; what is called off is a thought about what is decided."""
    table = house.sit("here", "here", "here", seed="others")
    me, other = table.screen(0), table.screen(1)
    decision = me.view["decisions"][0]["id"]
    assert me.command("advise", decision=decision)["t"] == "done"
    assert other.choose(0)["t"] == "done"
    assert me.until(lambda frame: frame["t"] == "advice")["decision"] == decision
    assert me.command("advise", decision=decision)["t"] == "done"
    assert told(table) == 1
