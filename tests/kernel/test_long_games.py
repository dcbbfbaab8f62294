"""What only long games show: any choice at all, for hundreds of inputs, by whoever is asked.

What is offered beside a question (`aside`) is taken at any moment, secret choices are changed, and now and
then the match is saved and loaded in the midst of it, and goes on from there.
"""

from __future__ import annotations

from random import Random

import pytest

import undercroft
from undercroft import IllegalChoice, Match
from undercroft.kernel.agenda import Ask

from .tables import again, views

#: Games with several seats: asides, secret choices, both.
LONG: list[tuple[str, dict[str, object]]] = [
    ("darkest_dungeon", {"mode": "campaign", "players": 4}),
    ("darkest_dungeon", {"mode": "campaign", "players": 2, "difficulty": "radiant"}),
    ("darkest_dungeon", {"mode": "quest", "players": 3}),
    ("darkest_dungeon", {"mode": "circus", "players": 4}),
    ("dark_souls", {"players": 3}),
    ("tomb_of_giants", {"players": 3}),
    ("bloodborne", {"players": 5}),
]
INPUTS = 200
SAVED_EVERY = 7
#: A stack that kept growing would be deeper than any turn makes it.
DEEPEST = 40


class Walk:
    """A match that goes on at random; what must hold, holds after every input."""

    def __init__(self, game: str, setup: dict[str, object], seed: int) -> None:
        self.match: Match = undercroft.new(game, setup, seed=f"long {seed}")
        self.random = Random(seed)
        self.closed: set[str] = set()
        self.asides = self.again = 0
        self.changed = 0

    def go(self, inputs: int) -> None:
        for number in range(inputs):
            if self.match.over:
                return
            if number % SAVED_EVERY == SAVED_EVERY - 1:
                self.save_and_load()
            self.decide()

    def decide(self) -> None:
        match = self.match
        ask = self.random.choice(match.asks)
        before = {one.id for one in match.asks}
        main = [one for one in match.asks if not one.step.aside]
        answered = match.state.answered >> ask.seat & 1
        options = match.decisions_for(ask.seat)
        decision = next(one for one in options if one.id == ask.id)
        match.decide(self.random.choice(decision.options).id, ask.seat, ask.id)
        match.check()
        after = {one.id for one in match.asks}
        assert not after & self.closed, "an id that was closed is open again"
        self.closed |= before - after
        assert len(match.state.agenda) <= DEEPEST
        if ask.step.aside:
            self.asides += 1
            self.asked_again(main)
        elif len(main) > 1 and answered:
            self.changed += 1

    def asked_again(self, main: list[Ask]) -> None:
        """Somebody has used something beside it: the question comes again, unless that has answered it."""
        state = self.match.state
        coming = {step.name for step in state.agenda} | {ask.step.name for ask in state.asks}
        self.again += bool({ask.step.name for ask in main} & coming)

    def save_and_load(self) -> None:
        match = self.match
        with pytest.raises(IllegalChoice):
            match.decide("nothing of the kind", match.waiting[0])
        loaded = undercroft.from_position(again(match.position()))
        assert loaded.digest() == match.digest()
        assert views(loaded) == views(match)
        assert loaded.waiting == match.waiting
        assert loaded.marks == match.marks
        assert [ask.id for ask in loaded.asks] == [ask.id for ask in match.asks]
        assert undercroft.replay(again(match.journal())).digest() == match.digest()
        if self.random.random() < 0.5:
            self.match = loaded


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("game", "setup"), LONG, ids=str)
def test_any_choices_for_a_long_time(game: str, setup: dict[str, object], seed: int) -> None:
    Walk(game, setup, seed).go(INPUTS)


def test_such_walks_meet_asides_and_second_thoughts() -> None:
    """Otherwise the others would say little."""
    walks = [Walk(*LONG[0], seed) for seed in range(3, 9)]
    for walk in walks:
        walk.go(60)
    asides = sum(walk.asides for walk in walks)
    assert asides > 5
    assert sum(walk.again for walk in walks) > 0.8 * asides
    hunters = Walk(*LONG[-1], 3)
    hunters.go(60)
    assert hunters.changed > 5
