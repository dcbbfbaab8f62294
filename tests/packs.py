"""Content packs in tests."""

from __future__ import annotations

import re
from pathlib import Path

import undercroft


def problems_of(game: str, folder: Path | str) -> list[str]:
    """What is wrong with a pack, without the lines, which hang on how its files are written."""
    return [re.sub(r"\.yaml:\d+:", ".yaml:", line) for line in undercroft.check_pack(game, folder)]
