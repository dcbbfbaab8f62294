"""A guest in the house for the length of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from examples.grave_robbers.game import GAME
from undercroft import games


@pytest.fixture
def robbers() -> Iterator[str]:
    """The name of the game, while it is known."""
    games.register(GAME)
    yield GAME.name
    del games.GUESTS[GAME.name]
