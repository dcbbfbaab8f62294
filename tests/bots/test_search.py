"""The search: within its budget, the same for the same seed, and right where the answer is known."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bloodborne.stage import STARTERS, stage
from tests.kernel.tables import halfway, new, plain
from undercroft import Match
from undercroft.bots.levels import question
from undercroft.bots.search import CANDIDATES, Effort, Search, Thought, Tried
from undercroft.games.bloodborne.mind import Hunting


def thought(match: Match, seat: int = 0, effort: Effort | None = None, seed: int = 1) -> Thought:
    model = match.determinize(seat, seed)
    search = Search(Hunting(match.pack), model, seat, seed, effort or Effort(600, 200))
    return search.think(question(model, seat))


def found(thought: Thought) -> list[tuple[str, list[float]]]:
    return [(one.option.id, one.results) for one in thought.tried]


@pytest.mark.parametrize("decisions", [1, 7, 60, 900])
def test_it_never_looks_at_more_than_it_may(decisions: int) -> None:
    for seat in range(3):
        match = halfway({"players": 3}, "budget")
        found = thought(match, match.waiting[0], Effort(decisions, 5), seat)
        assert found.decisions <= decisions
        assert found.nodes <= 5


def test_the_same_seed_thinks_the_same() -> None:
    match = halfway({"players": 4}, "twice")
    seat = match.waiting[0]
    before = plain(match.position())
    assert found(thought(match, seat)) == found(thought(match, seat))
    assert found(thought(match, seat)) != found(thought(match, seat, seed=2))
    assert plain(match.position()) == before


def test_one_way_to_go_needs_no_thought() -> None:
    match = stage(hunters={0: {"hand": ["hunters_dream"], "used": STARTERS[:4]}})
    one = thought(match)
    assert one.option.id == "hunters_dream"
    assert one.clear
    assert one.decisions == 0


def test_a_clear_choice_is_found_early() -> None:
    """The last Monster has one Blood left, and whoever takes it has won: nobody else is near."""
    everybody: dict[int, dict[str, Any]] = {
        seat: {"hand": STARTERS, "banked": 20 - seat, "collected": 0, "health": 8}
        for seat in range(3)
    }
    everybody[0] |= {"collected": 12, "banked": 12, "health": 2}
    match = stage(hunters=everybody)
    one = thought(match, effort=Effort(20_000, 500))
    assert one.clear
    assert one.decisions < 20_000
    # At death's edge with twelve Blood that is not in the bank: dream.
    assert one.option.id == "hunters_dream"


def test_more_options_than_one_looks_at() -> None:
    match = new({"players": 3}, "many")
    one = thought(match)
    assert 1 <= len(one.tried) <= CANDIDATES
    assert len({tried.option.id for tried in one.tried}) == len(match.decisions_for(0)[0].options)
    # Those that were dropped early were tried less often, and never did better than what is left.
    counts = [len(tried.results) for tried in one.tried]
    assert max(counts) - 1 <= counts[0]
    assert counts[0] > counts[-1] > 0
    assert all(0.0 <= value <= 1.0 for tried in one.tried for value in tried.results)


def test_what_one_would_do_anyhow_is_done_where_nothing_is_better() -> None:
    """Two copies of the same: the usual one stays, whichever it is."""
    match = stage(hunters={0: {"hand": [*STARTERS, "twin_hooks"]}}, monster="scourge_beast")
    model = match.determinize(0, 1)
    options = [option.id for option in question(model, 0).options]
    for usual in options:
        search = Search(Hunting(match.pack), model, 0, 3, Effort(40, 10))
        one = search.think(question(model, 0), usual)
        # With so little to go by, hardly anything is better by more than luck.
        assert one.tried[0].option.id in options
        assert usual in [tried.option.id for tried in one.tried]
    lazy = Search(Hunting(match.pack), model, 0, 3, Effort(1, 10)).think(
        question(model, 0), "transform"
    )
    assert lazy.option.id == "transform"


class Doubting(Hunting):
    """One that wants to have seen much before it does anything unusual."""

    doubt = 2.0
    evidence = 12


@pytest.mark.parametrize(
    ("better", "often", "kind", "sure"),
    [
        ([0.5, 0.7], 6, Doubting, True),  # clearly better, and seen twelve times
        ([0.5, 0.7], 5, Doubting, False),  # ten times are luck
        ([0.5, 0.7], 5, Hunting, True),
        ([0.9, -0.6], 6, Doubting, False),  # better by less than two standard errors
        ([-0.5, -0.7], 6, Doubting, False),
    ],
)
def test_how_sure_one_must_be_to_do_something_unusual_says_the_mind(
    better: list[float], often: int, kind: type[Hunting], sure: bool
) -> None:
    match = halfway({"players": 3}, "doubt")
    ask = next(ask for ask in match.asks if len(ask.options) > 1)
    usual, other = Tried(ask.options[0]), Tried(ask.options[1])
    usual.results = [0.0] * (2 * often)
    other.results = better * often
    search = Search(kind(match.pack), match, ask.seat, 1, Effort())
    assert search.is_sure(other, usual) is sure
