"""The one registry of games. A game is imported when it is first asked for."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import cast

from undercroft.kernel.errors import InvalidSetup, not_one_of
from undercroft.kernel.game import Game

NAMES = ("bloodborne", "dark_souls", "tomb_of_giants", "darkest_dungeon")


def find(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise InvalidSetup(f"game: {not_one_of(name, NAMES)}")
    return cast(Game, import_module(f"undercroft.games.{name}.game").GAME)


class _Games(ModuleType):
    """`undercroft.games()` was a function before it was this package; it still lists the names."""

    def __call__(self) -> list[str]:
        return list(NAMES)


sys.modules[__name__].__class__ = _Games
