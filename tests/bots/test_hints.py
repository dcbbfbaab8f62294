"""Hints: the best options with their chances, and a reason that was measured."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.bloodborne.stage import STARTERS, stage
from tests.kernel.tables import new, plain
from tests.leaks.hidden import scrambled
from undercroft import Match, Message
from undercroft.bots.hints import Hint, hint
from undercroft.bots.search import Effort
from undercroft.games.bloodborne.mind import Hunting
from undercroft.text import render


def hinted(match: Match, seat: int = 0, effort: int = 1500) -> Hint:
    found = hint(match, seat, Hunting(match.pack), 1, Effort(effort, 200))
    assert found is not None
    return found


def at_deaths_edge() -> Match:
    """Twelve Blood that is not in the bank, and little Health: dream."""
    everybody: dict[int, dict[str, Any]] = {
        seat: {"hand": STARTERS, "banked": 20 - seat, "collected": 0, "health": 8}
        for seat in range(3)
    }
    everybody[0] |= {"collected": 12, "banked": 12, "health": 2}
    return stage(hunters=everybody)


def test_it_says_what_and_why() -> None:
    match = at_deaths_edge()
    found = hinted(match)
    assert found.decision == match.decisions_for(0)[0].id
    best, *others = found.advice
    assert best.option == "hunters_dream"
    assert 1 <= len(others) <= 2
    assert all(best.chance > other.chance for other in others)
    assert all(0 < one.error < 0.2 for one in found.advice)
    assert found.decisions <= 1500
    assert found.reason.id in ("bb-hint-banked", "bb-hint-lives")
    assert "than: Play" in render(found.reason, "en", match.name)
    assert "à «\u202fJouer" in render(found.reason, "fr", match.name)


def test_where_nothing_else_is_open() -> None:
    match = stage(hunters={0: {"hand": ["hunters_dream"], "used": STARTERS[:4]}})
    found = hinted(match)
    assert [one.option for one in found.advice] == ["hunters_dream"]
    assert found.reason.id == "hint-only"


def test_a_hint_knows_no_more_than_its_seat() -> None:
    match = new({"players": 3}, "hints")
    match.decide("hunter_axe", seat=1)
    before = plain(match.position())
    assert hinted(match, 0, 300) == hinted(scrambled(match, 0, Random(3)), 0, 300)
    assert plain(match.position()) == before


def test_every_reason_can_be_said() -> None:
    match = new({"players": 3}, "words")
    for mark in Hunting.marks:
        for lang in ("en", "fr"):
            said = render(
                Message(f"bb-hint-{mark}", {"amount": "0.5", "other": "x"}), lang, match.name
            )
            assert "hint" not in said
            assert "0.5" in said
    assert len(Hunting.marks) == len(Hunting(match.pack).measure(match, 0))
