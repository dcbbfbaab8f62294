"""What is generated from declarations is as they are now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent


def said(tool: str) -> str:
    """What a tool says of its pages; nothing if they are as they should be."""
    done = subprocess.run(
        [sys.executable, f"tools/{tool}.py", "--check"],
        cwd=HOME,
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_the_reference_of_packs_is_not_stale() -> None:
    assert not said("reference")


def test_the_types_of_the_client_are_those_of_the_views() -> None:
    assert not said("contract")


def test_what_can_be_told_is_what_games_declare() -> None:
    assert not said("events")


def test_whole_games_go_as_they_are_written_down() -> None:
    """After a wanted change: `python tools/playthroughs.py`, and read the diff."""
    assert not said("playthroughs")
