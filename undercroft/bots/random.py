"""The bot that plays anything legal, and one that does so now and then."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.kernel.agenda import Choice
from undercroft.kernel.chance import Seed


class Random:
    """Any open option with the same chance. A bot may use `random`: it stands outside the rules."""

    def __init__(self, seed: Seed) -> None:
        self._random = random.Random(str(seed))  # noqa: S311 (no secret hangs on it)

    def answer(self, options: Sequence[Choice[Any]]) -> Choice[Any]:
        """The same choice out of what is asked, without a view of the table."""
        return self._random.choice(options)

    def choose(self, view: Mapping[str, Any]) -> tuple[str, str]:
        decision = view["decisions"][0]
        return decision["id"], self._random.choice(decision["options"])["id"]


class Careless:
    """Plays as another does, but every fourth time anything that is open."""

    def __init__(self, seed: Seed, other: Any) -> None:
        self._random = random.Random(f"careless/{seed}")  # noqa: S311 (no secret hangs on it)
        self._blind = Random(seed)
        self._other = other
        self.sketches: bool = getattr(other, "sketches", False)

    def choose(self, view: Mapping[str, Any]) -> tuple[str, str]:
        if self._random.random() < 0.25:
            return self._blind.choose(view)
        decision, option = self._other.choose(view)
        return decision, option
