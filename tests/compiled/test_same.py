"""Both builds play the same games: digests, journals, views to the byte, events, bots' choices, errors."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import undercroft
from undercroft.kernel.match import Match

from .games import SETUPS, lines

ROOT = Path(__file__).resolve().parents[2]
GAMES = 50
"""Of each title and mode."""


def pure(*words: object) -> str:
    """What the other build says."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.games", *map(str, words)],
        cwd=ROOT,
        env={**os.environ, "UNDERCROFT_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_builds_are_two() -> None:
    assert undercroft.BUILD == "compiled"
    ask = "import undercroft; print(undercroft.BUILD)"
    plain = {**os.environ, "UNDERCROFT_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", ask], cwd=ROOT, env=plain, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "pure Python"
    assert not hasattr(Match.decide, "__code__")


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", SETUPS)
def test_whole_games_are_the_same(game: str) -> None:
    ours = lines(game, 0, GAMES)
    assert len(ours) > len(SETUPS[game]) * GAMES
    refused = [line for line in ours if "Error: " in line or "Invalid" in line]
    assert len(refused) > 50 * len(SETUPS[game])
    assert ours == pure(game, 0, GAMES).splitlines()
