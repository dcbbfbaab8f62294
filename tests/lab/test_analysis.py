"""Analysis: what decisions cost, what luck gave, and that it adds up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import undercroft
from tests.games.bloodborne.stage import STARTERS, stage
from tests.kernel.tables import Players, again, new
from undercroft import bots
from undercroft.bots import Effort
from undercroft.cli import run
from undercroft.lab.analysis import Analysis, Moment, analyse, go_on, to_html

LITTLE = Effort(120, 50)


def journal() -> dict[str, Any]:
    match = new({"players": 3}, "analysis")
    players = Players(match, ("random", "veteran"), 5)
    while not match.over:
        players.step(match)
    found: dict[str, Any] = again(match.journal())
    return found


def test_decisions_and_luck_add_up() -> None:
    doc = journal()
    done: list[tuple[int, int]] = []
    found, match = analyse(doc, LITTLE, lambda now, of: done.append((now, of)))
    assert isinstance(found, Analysis)
    assert match.over
    assert done[0] == (0, len(doc["inputs"]))
    assert done[-1] == (len(doc["inputs"]), len(doc["inputs"]))
    assert match.result is not None
    assert len(found.stories) == 3
    for one in found.stories:
        assert one.end == (one.seat in match.result.winners) / max(1, len(match.result.winners))
        assert one.first - one.cost + one.luck == pytest.approx(one.end)
        mine = [moment for moment in found.moments if moment.seat == one.seat]
        assert one.cost == pytest.approx(sum(moment.cost for moment in mine))
        assert all(moment.cost >= 0 for moment in mine)
    assert [one.number for one in found.moments] == sorted(one.number for one in found.moments)
    assert analyse(doc, LITTLE)[0] == found


def test_a_blunder_is_found_and_explained() -> None:
    """Twelve Blood out of the bank, little Health left: whoever does not dream throws them away."""
    everybody: dict[int, dict[str, Any]] = {
        seat: {"hand": STARTERS, "banked": 20 - seat, "collected": 0, "health": 8}
        for seat in range(3)
    }
    everybody[0] |= {"collected": 12, "banked": 12, "health": 2}
    match = undercroft.from_position(stage(hunters=everybody).position())
    match.reseed(1)
    match.decide("saw_cleaver", seat=0)
    found, _ = analyse(again(match.journal()), Effort(2500, 500))
    [moment] = found.blunders
    assert (moment.seat, moment.chosen, moment.best) == (0, "saw_cleaver", "hunters_dream")
    assert moment.cost > 0.05
    assert moment.reason is not None
    page = to_html(found, match, "fr")
    assert "Jouer" in page
    assert "Chances de victoire" in page
    assert "80\u202f%" in page  # the picture has an axis
    assert page.count("<svg") == 1
    for loads in ("<script", "<link", "src=", 'href="http', "@import"):
        assert loads not in page


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "journal.json", tmp_path / "a.html"
    file.write_text(json.dumps(journal()))
    assert run(["analyse", str(file), "--effort", "60", "--report", str(page), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["game"] == "bloodborne"
    assert len(said["stories"]) == 3
    assert "Decisions and luck" in page.read_text("utf-8")
    assert run(["analyse", str(file), "--effort", "60"]) == 0
    assert "luck" in capsys.readouterr().out


def test_a_game_about_which_nothing_is_known(
    tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of one's own need not have a mind."""
    monkeypatch.setattr(bots, "mind", lambda match: None)
    match = undercroft.new("darkest_dungeon", {"mode": "battle"}, seed=1)
    file = tmp_path / "journal.json"
    file.write_text(json.dumps(match.journal()))
    assert run(["analyse", str(file)]) == 2
    assert "nothing is known yet" in capsys.readouterr().err


def test_who_thinks_again_is_judged_by_the_answer_that_stood() -> None:
    match = new({"players": 3}, "again")
    first = [ask.id for ask in match.asks if not ask.aside]
    seat = match.asks[0].seat
    options = [one.id for one in match.decisions_for(seat)[0].options]
    match.decide(options[0], seat=seat)
    match.decide(options[1], seat=seat)
    for other in range(3):
        if other != seat:
            match.decide(match.decisions_for(other)[0].options[0].id, seat=other)
    assert not set(first) & {ask.id for ask in match.asks}, "everybody has answered"
    doc = again(match.journal())
    found, _ = analyse(doc, LITTLE)
    assert [(one.number, one.seat, one.chosen) for one in found.moments if one.seat == seat] == [
        (0, seat, options[1])
    ]
    # Bit by bit it comes to the same.
    moments: list[Moment] = []
    at = 0
    while at < len(doc["inputs"]):
        part = go_on(doc, LITTLE, at, 0.0)
        assert part.next == at + 1
        moments += part.moments
        at = part.next
    assert tuple(moments) == found.moments
