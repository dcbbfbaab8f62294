"""The one registry of games. A game is imported when it is first asked for."""

from __future__ import annotations

import os
from importlib import import_module
from typing import cast

from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.game import Game

NAMES: tuple[str, ...] = ("bloodborne",)
UNFINISHED: tuple[str, ...] = ("dark_souls",)
"""Games under construction: found by name, offered only where somebody asks for them."""

if os.environ.get("UNDERCROFT_UNFINISHED"):
    NAMES += UNFINISHED


def find(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES and name not in UNFINISHED:
        raise InvalidSetup(f"game: {name!r} is not one of {', '.join(NAMES)}")
    return cast(Game, import_module(f"undercroft.games.{name}").GAME)
