"""A bot for Bloodborne that fears for its Blood; docs/write-a-bot.md walks through it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any


class Cautious:
    """Dreams whenever it carries five Blood or more, and else plays the strongest card."""

    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        self.cards = catalog["cards"]
        self.random = Random(str(seed))  # noqa: S311 - for ties

    def choose(self, view: Mapping[str, Any]) -> tuple[str, str]:
        decision = view["decisions"][0]
        me = view["table"]["hunters"][view["seat"]]
        rich = me["collected"] >= 5

        def value(option: Mapping[str, Any]) -> tuple[float, float]:
            card = self.cards.get(dict(option["targets"]).get("card"))
            if card is None:  # no card is asked for: whom it shall hit, say
                return 0, self.random.random()
            if option["kind"] == "play" and card["timing"] == "dream":
                return 99 if rich else -1, 0
            worth = card["damage"] if option["kind"] != "remove" else -card["damage"]
            return worth, self.random.random()

        best = max(decision["options"], key=value)
        return decision["id"], best["id"]


BOTS = {"cautious": Cautious}
