"""Who knows what the things of a match are called."""

from __future__ import annotations

from .agenda import State
from .game import Game, Seat
from .naming import called
from .seen import Called


class Namer:
    """Knows the state, not the match: events that ask it do not keep the match that keeps them."""

    __slots__ = ("game", "seats", "state")

    def __init__(self, game: Game, seats: tuple[Seat, ...], state: State) -> None:
        self.game = game
        self.seats = seats
        self.state = state

    def name(self, kind: str, id: str, lang: str) -> Called:
        """The name behind a reference, with its grammar where it is known."""
        if kind == "seat" and int(id) < len(self.seats):
            return self.seats[int(id)].name
        return called(self.game.names(self.state).get(kind, {}).get(id, id), lang)
