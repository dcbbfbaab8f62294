"""The public face, line by line as the plan of the house states it."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

import undercroft
import undercroft.games.bloodborne

SETUP = {"players": 3, "final_boss": "gehrman"}


@pytest.fixture
def match() -> undercroft.Match:
    return undercroft.new("bloodborne", SETUP, seed=7)


def test_games_are_named_in_order() -> None:
    """In the order in which they entered the house; a copy, not the registry itself."""
    names = undercroft.titles()
    assert names == ["bloodborne", "dark_souls", "tomb_of_giants", "darkest_dungeon"]
    names.clear()
    assert len(undercroft.titles()) == 4


@pytest.mark.parametrize("game", undercroft.titles())
def test_setup_options_say_what_can_be_chosen(game: str) -> None:
    fields = undercroft.setup_options(game)
    names = [field.name for field in fields]
    assert len(set(names)) == len(names)
    assert {"players", "pack"} <= set(names)
    for field in fields:
        values = [choice.value for choice in field.values]
        assert field.default in values
        assert len(set(values)) == len(values)
        assert json.loads(json.dumps(field.to_json()))["name"] == field.name


@pytest.mark.parametrize("game", undercroft.titles())
def test_every_setup_field_has_a_default(game: str) -> None:
    for match in (undercroft.new(game), undercroft.new(game, {}), undercroft.new(game, {}, seed=1)):
        assert match.decisions
        defaults = {field.name: field.default for field in undercroft.setup_options(game)}
        assert match.setup == defaults


@pytest.mark.parametrize("game", undercroft.titles())
def test_every_value_that_is_offered_is_taken(game: str) -> None:
    most = max(
        int(choice.value)
        for f in undercroft.setup_options(game)
        if f.name == "players"
        for choice in f.values
    )
    for field in undercroft.setup_options(game):
        for choice in field.values:
            setup = {name: values[0] for name, values in field.only} | {"players": most}
            setup |= {name: values[-1] for name, values in choice.only}
            setup[field.name] = choice.value
            # None twice: whoever had this one by default takes the other's.
            for other in undercroft.setup_options(game):
                rivals = other.name in field.apart or field.name in other.apart
                if rivals and other.default == choice.value:
                    setup.setdefault(other.name, field.default)
            assert undercroft.new(game, setup, seed=1).setup[field.name] == choice.value


def test_new_takes_a_setup_and_a_seed(match: undercroft.Match) -> None:
    assert len(match.seats) == 3
    table = match.view()["table"]
    assert isinstance(table, dict)
    assert table["players"] == 3
    assert table["final_boss"] == "gehrman"


def test_seats_say_who_sits_where(match: undercroft.Match) -> None:
    assert [seat.name for seat in match.seats] == ["Henryk", "Eileen", "Ludwig"]
    assert {seat.role for seat in match.seats} == {"hunter"}


def test_decisions_and_options(match: undercroft.Match) -> None:
    decision = match.decisions[0]
    assert isinstance(decision, undercroft.Decision)
    assert isinstance(decision.id, str)
    assert decision.seats == (0,)
    assert isinstance(decision.prompt, undercroft.Message)
    assert isinstance(decision.closed, list)
    option = match.decisions[0].options[0]
    assert isinstance(option, undercroft.Option)
    assert option.id == "saw_cleaver"
    assert "Couperet-scie" in option.text("fr")
    assert ("card", "saw_cleaver") in option.targets


def test_decide_and_what_is_illegal(match: undercroft.Match) -> None:
    option = match.decisions[0].options[0]
    before = match.digest()
    with pytest.raises(undercroft.IllegalChoice):
        match.decide("kirkhammer", seat=0)
    assert match.digest() == before
    match.decide(option.id, seat=0)
    assert match.digest() != before


def test_events_come_newest_last(match: undercroft.Match) -> None:
    assert [event.kind for event in match.events[-2:]] == ["revealed", "round"]
    match.decide("hunter_axe", seat=1)
    assert [event.kind for event in match.events[-3:]] == ["round", "picked", "ready"]


def test_views_are_ready_for_json(match: undercroft.Match) -> None:
    for seat in (None, 0, 1, 2):
        view = match.view(seat=seat)
        assert view["seat"] == seat
        assert json.loads(json.dumps(view)) == view
    assert match.view() == match.view(seat=None)
    assert match.view(seat=None)["decisions"] == []
    with pytest.raises(undercroft.InvalidChoice, match="seat"):
        match.view(seat=3)
    with pytest.raises(undercroft.InvalidChoice, match="seat"):
        match.view(seat=-1)


def test_over_and_result(match: undercroft.Match) -> None:
    begun = match.clone()
    assert begun.over is False
    assert begun.result is None
    while not match.over:
        seat = match.waiting[0]
        match.decide(match.decisions_for(seat)[0].options[-1].id, seat=seat)
    result = match.result
    assert result is not None
    assert result.winners
    assert [score.seat for score in result.scores] == [0, 1, 2]
    best = max(score.total or 0 for score in result.scores)
    for seat in result.winners:
        assert result.scores[seat].total == best
    for score in result.scores:
        assert score.total == sum(value for _, value in score.parts)
    assert isinstance(result.why, undercroft.Message)
    assert match.decisions == []
    assert match.waiting == []


def test_clone_and_digest(match: undercroft.Match) -> None:
    twin = match.clone()
    assert twin.digest() == match.digest()
    assert len(match.digest()) == 16
    int(match.digest(), 16)
    twin.decide("hunter_axe", seat=0)
    assert twin.digest() != match.digest()
    match.decide("hunter_axe", seat=0)
    assert twin.digest() == match.digest()


def test_position_and_back(match: undercroft.Match) -> None:
    doc = match.position()
    twin = undercroft.from_position(doc)
    assert twin.digest() == match.digest()
    broken = json.loads(json.dumps(doc))
    broken["state"]["hunters"][1]["health"] = 9
    with pytest.raises(undercroft.PositionError, match=r"hunters\[1\]\.health"):
        undercroft.from_position(broken)


def test_journal_and_replay(match: undercroft.Match) -> None:
    match.decide("hunter_axe", seat=2)
    log = match.journal()
    assert log["inputs"] == [["decide", 2, "choose-3", "hunter_axe"]]
    assert log["setup"] == match.setup
    assert log["chance"] == {"source": "rng", "seed": 7, "count": 0}
    assert undercroft.replay(log).digest() == match.digest()


def test_chosen_outcomes() -> None:
    tape = undercroft.Tape(
        ["gehrman", "cannon", "blood_vial", "kirkhammer", 1, "scourge_beast", "2+", 0, "rabid_dog"]
    )
    match = undercroft.new("bloodborne", {"players": 3}, chance=tape)
    table = match.view()["table"]
    assert isinstance(table, dict)
    assert table["final_boss"] == "gehrman"
    assert sorted(table["row"]) == ["blood_vial", "cannon", "kirkhammer"]
    assert table["first"] == 1
    assert table["monster"]["id"] == "scourge_beast"
    assert table["monster"]["echoes"] == 3 + 2
    for seat in range(3):
        match.decide("saw_cleaver", seat=seat)
    rolled = [event.fields for event in match.events if event.kind == "rolled"]
    assert rolled == [
        {"die": "red", "face": "2+", "total": 2},
        {"die": "red", "face": "0", "total": 2},
    ]
    assert tape.left == ()


def test_errors_are_named_by_kind() -> None:
    kinds = {
        undercroft.InvalidSetup: "invalid",
        undercroft.InvalidContent: "invalid",
        undercroft.InvalidChance: "invalid",
        undercroft.InvalidChoice: "invalid",
        undercroft.InvalidJournal: "invalid",
        undercroft.PositionError: "invalid",
        undercroft.IllegalChoice: "illegal",
        undercroft.ConflictChoice: "conflict",
    }
    for kind, code in kinds.items():
        assert issubclass(kind, undercroft.UndercroftError)
        assert kind.code == code


def test_everything_that_is_offered_is_there() -> None:
    assert sorted(undercroft.__all__) == undercroft.__all__
    for name in undercroft.__all__:
        assert getattr(undercroft, name) is not None


def test_the_package_of_games_is_there_under_its_name() -> None:
    """`import undercroft.games.bloodborne` works, and the package still lists the names when called."""
    assert "Bloodborne" in (undercroft.games.bloodborne.__doc__ or "")
    games: Any = undercroft.games
    assert games() == undercroft.titles()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_message_says_its_text(lang: str) -> None:
    match = undercroft.new("bloodborne", seed=1)
    message = match.decisions[0].options[0].message
    said = message.text(lang, match.name)
    assert said == match.decisions[0].options[0].text(lang)
    assert message.text(lang) != said  # without names things are called by their ids


def test_help_is_complete() -> None:
    """Every public name, and every public method of a public class, says what it is for."""
    silent = []
    for name in undercroft.__all__:
        thing = getattr(undercroft, name)
        if not inspect.getdoc(thing):
            silent.append(name)
        if not inspect.isclass(thing):
            continue
        for attribute in dir(thing):
            own = inspect.getattr_static(thing, attribute)
            if attribute.startswith("_") or not isinstance(own, (FunctionType, property)):
                continue
            if not inspect.getdoc(getattr(thing, attribute)):
                silent.append(f"{name}.{attribute}")
    assert silent == []


def test_the_package_says_how_to_use_every_function() -> None:
    page = undercroft.__doc__ or ""
    functions = [name for name in undercroft.__all__ if name[0].islower()]
    assert [name for name in functions if f"`{name}" not in page] == []


def test_the_site_lists_every_function(root: Path) -> None:
    page = (root / "docs/api/index.md").read_text("utf-8")
    [members] = re.findall(r"members: \[([^\]]*)\]", page)
    functions = [name for name in undercroft.__all__ if name[0].islower()]
    assert sorted(members.split(", ")) == functions
