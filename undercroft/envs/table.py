"""A match as learners play it: seats, actions by number, observations as arrays.

Whatever a learner gets is made from the view of its seat, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

import undercroft
from undercroft import Match
from undercroft.bots.levels import question
from undercroft.kernel.agenda import Ask
from undercroft.kernel.errors import InvalidSetup, not_one_of

from .layout import Array, Layout, Maker
from .layouts import bloodborne, darkest_dungeon, souls
from .words import Vocabulary, vocabulary

Mask = NDArray[np.int8]
WON, LOST = 1.0, -1.0

LAYOUTS: dict[str, Maker] = {
    "bloodborne": bloodborne.parts,
    "dark_souls": souls.dark_souls,
    "tomb_of_giants": souls.tomb_of_giants,
    "darkest_dungeon": darkest_dungeon.parts,
}


@cache
def layout(game: str) -> Layout:
    """What observations of a game hold: made from its base pack, whatever pack is played."""
    if game not in LAYOUTS:
        raise InvalidSetup(f"game: {not_one_of(game, LAYOUTS)}")
    catalog: Any = undercroft.catalog(undercroft.new(game, {}, seed=0))
    return Layout(vocabulary(game).kinds, LAYOUTS[game](catalog))


class Table:
    """A match, the numbers of its actions, and what each seat sees."""

    def __init__(self, game: str, setup: Mapping[str, Any] | None = None) -> None:
        self.layout = layout(game)
        self.words: Vocabulary = vocabulary(game)
        self.game = game
        self.match: Match = undercroft.new(game, setup or {}, seed=0)
        self.setup = dict(self.match.setup)

    def reset(self, seed: int | str) -> None:
        """A new match."""
        self.match = undercroft.new(self.game, self.setup, seed=seed)
        self.match.telling = False

    @property
    def seats(self) -> int:
        return len(self.match.seats)

    @property
    def turn(self) -> int | None:
        """The seat that is asked; None when the match is over."""
        return None if self.match.over else self.match.waiting[0]

    def ask(self, seat: int) -> Ask | None:
        """What this seat is asked, if it is its turn."""
        return question(self.match, seat) if self.turn == seat else None

    def actions(self, seat: int) -> dict[int, str]:
        """What this seat may do now, by number."""
        ask = self.ask(seat)
        if ask is None:
            return {}
        return self.words.number(ask.step.name, [option.id for option in ask.options])

    def mask(self, seat: int) -> Mask:
        """A 1 for each action that is open to this seat."""
        found = np.zeros(self.words.size, np.int8)
        for number in self.actions(seat):
            found[number] = 1
        return found

    def view(self, seat: int) -> dict[str, Any]:
        """What a screen gets at this seat."""
        return dict(self.match.view(seat))

    def observe(self, seat: int, view: Mapping[str, Any] | None = None) -> Array:
        """The same as an array."""
        ask = self.ask(seat)
        view = self.view(seat) if view is None else view
        return self.layout.read(view, None if ask is None else ask.step.name)

    def act(self, seat: int, action: int) -> bool:
        """Do it; whether it was open to this seat."""
        ask = self.ask(seat)
        option = self.actions(seat).get(int(action))
        if ask is None or option is None:
            return False
        self.match.decide(option, seat, ask.id)
        return True

    def reward(self, seat: int) -> float:
        """At the end: 1 for a winner, −1 for everybody else."""
        result = self.match.result
        assert result is not None
        return WON if seat in result.winners else LOST

    def __getstate__(self) -> dict[str, Any]:
        """To another process it goes as a position."""
        return {"game": self.game, "setup": self.setup, "position": self.match.position()}

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        self.game = kept["game"]
        self.setup = kept["setup"]
        self.layout = layout(self.game)
        self.words = vocabulary(self.game)
        self.match = undercroft.from_position(kept["position"])
        self.match.telling = False
