"""The bot that plays anything legal."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from undercroft.kernel.chance import Seed


class Random:
    """Any open option with the same chance. A bot may use `random`: it stands outside the rules."""

    def __init__(self, seed: Seed) -> None:
        self._random = random.Random(str(seed))  # noqa: S311 (no secret hangs on it)

    def choose(self, view: Mapping[str, Any]) -> tuple[str, str]:
        decision = view["decisions"][0]
        return decision["id"], self._random.choice(decision["options"])["id"]
