"""A bot that looks ahead, as docs/write-a-bot.md shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft import Match


class Patient:
    """Tries each option out a few times, plays on anyhow, and takes what brings most Blood."""

    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        self.seed = str(seed)

    def think(self, model: Match, seat: int) -> tuple[str, str]:
        decision = model.decisions_for(seat)[0]
        blood = {
            option.id: sum(self.try_out(model, seat, option.id, world) for world in range(4))
            for option in decision.options
        }
        return decision.id, max(blood, key=blood.__getitem__)

    def try_out(self, model: Match, seat: int, option: str, world: int) -> int:
        """What I have some decisions later in one of the worlds that may be."""
        twin = model.determinize(seat, f"{self.seed}/{world}")
        twin.decide(option, seat)
        for _ in range(12):
            if not twin.over:
                asked = twin.waiting[0]
                twin.decide(twin.decisions_for(asked)[0].options[0], asked)
        view: Any = twin.view(seat)
        me = view["table"]["hunters"][seat]
        return int(me["banked"] + me["collected"] + me["bonus"])


BOTS = {"patient": Patient}
