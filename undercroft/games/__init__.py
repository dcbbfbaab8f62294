"""The one registry of games. A game is imported when it is first asked for."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import cast

from undercroft.kernel.errors import InvalidSetup, not_one_of
from undercroft.kernel.game import Game
from undercroft.text import add as add_texts

NAMES = ("bloodborne", "dark_souls", "tomb_of_giants", "darkest_dungeon")
"""Those of this package."""
GUESTS: dict[str, Game] = {}
"""Games that live elsewhere, by name: `register` lets them in."""


def names() -> list[str]:
    """Every game that is known, those of this package first."""
    return [*NAMES, *GUESTS]


def register(game: Game) -> None:
    """Let in a game that is no part of this package; its sentences stand in `text/` beside its content."""
    if game.name in NAMES:
        raise InvalidSetup(f"game: {game.name!r} is a game of the house; give yours another name")
    GUESTS[game.name] = game
    add_texts(game.base.parent / "text")


def find(name: str) -> Game:
    """The game of this name."""
    if name in GUESTS:
        return GUESTS[name]
    if name not in NAMES:
        raise InvalidSetup(f"game: {not_one_of(name, names())}")
    return cast(Game, import_module(f"undercroft.games.{name}.game").GAME)


class _Games(ModuleType):
    """`undercroft.games()` was a function before it was this package; it still lists the names."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games
