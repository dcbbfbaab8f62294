"""Bots at a table: they see what their seat sees, and choose like anybody."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Mapping

from undercroft import bots
from undercroft.bots import Bot, View

Choice = tuple[str, str]
log = logging.getLogger("undercroft.server.robots")


class Robots:
    """The bots of one table. One thinks at a time, off the event loop."""

    def __init__(
        self, game: str, catalog: Callable[[], Mapping[str, object]], delay: float
    ) -> None:
        self.levels: list[str] = bots.names(game)
        self.thinking = False
        self._game = game
        self._catalog = catalog
        self._delay = delay
        self._made: dict[tuple[int, str], Bot] = {}
        self._failed: dict[int, set[Choice]] = {}
        self._stuck: set[int] = set()
        self._task: asyncio.Task[None] | None = None

    def think(
        self, seat: int, level: str, view: View, answer: Callable[[Choice | None], None]
    ) -> None:
        """Ask the bot; `answer` gets its choice, or None if it has none."""
        self.thinking = True
        self._task = asyncio.create_task(self._think(seat, level, view, answer))

    async def _think(
        self, seat: int, level: str, view: View, answer: Callable[[Choice | None], None]
    ) -> None:
        if self._delay:
            await asyncio.sleep(self._delay)
        tried = self._failed.get(seat, set())
        choice: Choice | None = None
        if not tried:
            try:
                choice = await asyncio.to_thread(self._ask, seat, level, view)
            except Exception:
                log.exception("bot %s failed to choose", level)
        if choice is None:
            choice = _any_other(view, tried)
        if choice is None:
            # Every option fails: the case files say why. The seat can still be given to a person.
            self._stuck.add(seat)
        answer(choice)

    def _ask(self, seat: int, level: str, view: View) -> Choice:
        decision, option = self._bot(seat, level).choose(view)
        return decision, option

    def _bot(self, seat: int, level: str) -> Bot:
        key = (seat, level)
        if key not in self._made:
            seed = secrets.token_hex(16)
            self._made[key] = bots.make(level, self._game, seed, self._catalog())
        return self._made[key]

    def can(self, seat: int) -> bool:
        return seat not in self._stuck

    def failed(self, seat: int, choice: Choice) -> None:
        """This choice was refused: something else next time, so that a table never stands still."""
        self._failed.setdefault(seat, set()).add(choice)

    def forget_failures(self) -> None:
        """The match has moved on."""
        self._failed.clear()
        self._stuck.clear()

    def fresh(self) -> None:
        """New bots with new seeds: after an undo they must not repeat what was seen."""
        self._made.clear()

    def leave(self, seat: int) -> None:
        self._made = {key: bot for key, bot in self._made.items() if key[0] != seat}
        self._failed.pop(seat, None)
        self._stuck.discard(seat)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()


def _any_other(view: View, tried: set[Choice]) -> Choice | None:
    choices = [
        (decision["id"], option["id"])
        for decision in view["decisions"]
        for option in decision["options"]
        if (decision["id"], option["id"]) not in tried
    ]
    return random.choice(choices) if choices else None  # noqa: S311 - no secret hangs on it
