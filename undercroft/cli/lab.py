"""What the commands of the lab share: who plays, what is set up, where results go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cyclopts import Parameter

import undercroft
from undercroft import bots as bot_room
from undercroft.kernel.errors import InvalidSetup
from undercroft.lab import wishes
from undercroft.lab.crew import House

from .own import let_in
from .screen import notes, progress_bar
from .words import word

SEATS = "seats"


def pairs_flag(name: str, text: str) -> Parameter:
    """A flag that takes `key=value` words, as many as come."""
    return Parameter(name=name, consume_multiple=True, negative=(), help=word(text))


class Question:
    """A game with the pack and the modules that somebody wants to ask about."""

    def __init__(self, game: str, pack: Path | None, use: list[str] | None) -> None:
        let_in(game, use)
        self.game = game
        self.pack = "base" if pack is None else undercroft.add_pack(game, pack)
        self.told: list[dict[str, Any]] = []
        self.house = House(game, None if pack is None else pack.resolve(), tuple(use or ()))

    def read(self, words: Sequence[str] | None) -> dict[str, Any]:
        """A set-up from `key=value` words."""
        setup = wishes.read(self.game, self.pack, words or ())
        if self.pack != "base":
            setup["pack"] = self.pack
        return setup

    def along(self, setup: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """The same with what these fields need; says what was set."""
        more = wishes.implied(self.game, self.pack, setup, names)
        if more and more not in self.told:
            self.told.append(more)
            told = ", ".join(f"{name}={value}" for name, value in more.items())
            notes.print(word("lab-set-along", fields=told), markup=False, soft_wrap=True)
        return {**setup, **more}

    def bots(self, seats: str) -> list[str]:
        """The names in a list; the strongest quick bot if there is none."""
        found = [name.strip() for name in seats.split(",")] if seats else [self.best]
        for name in found:
            bot_room.check(name, self.game)
        return found

    @property
    def best(self) -> str:
        known = bot_room.names(self.game)
        return "veteran" if "veteran" in known else known[0]


def share_of(text: str) -> float:
    """`2%` or `0.02`."""
    number, percent, rest = text.partition("%")
    try:
        found = float(number) / (100 if percent else 1)
    except ValueError:
        found = -1.0
    if rest.strip() or not 0 < found < 1:
        raise InvalidSetup(f"--until {text}: write it as 2% or 0.02")
    return found


def counting(game: str, total: int | None, run: Callable[[Callable[[int], None]], Any]) -> Any:
    """Run it with a bar that fills up."""
    with progress_bar() as bar:
        task = bar.add_task(game, total=total)
        return run(lambda more: bar.advance(task, more))
