"""Bots at a table: they see what their seat sees, and choose like anybody; in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from undercroft import bots
from undercroft.kernel.match import Match

from .catalogs import Catalogs, Catalogue
from .limits import Settings
from .pool import Failed, Pool

Choice = tuple[str, str]
log = logging.getLogger("undercroft.server.table_bots")


class TableBots:
    """The bots of one table. One thinks at a time."""

    def __init__(
        self,
        table: str,
        game: str,
        catalogs: Catalogs,
        pool: Pool,
        settings: Settings,
        seed: str | None = None,
    ) -> None:
        """`seed`: somebody chose the fate of this table; the same fate brings the same companions."""
        self.levels: list[str] = bots.names(game)
        self._table = table
        self._game = game
        self._catalogs = catalogs
        self._pool = pool
        self._seconds = settings.bot_seconds
        self._delay = settings.bot_delay
        self._use = list(settings.use)
        self._seed = seed
        self._seeds: dict[tuple[int, str], str] = {}
        """Who each bot is: its seed, which changes when it must not repeat itself."""
        self._failed: dict[int, set[Choice]] = {}
        self._stuck: set[int] = set()
        self._task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        return self._task is not None

    def think(
        self, seat: int, level: str, match: Match, answer: Callable[[Choice | None], None]
    ) -> None:
        """Ask the bot; `answer` gets its choice, or None if it has none. Then `rest`."""
        self._task = asyncio.create_task(self._think(seat, level, match, answer))

    async def _think(
        self,
        seat: int,
        level: str,
        match: Match,
        answer: Callable[[Choice | None], None],
    ) -> None:
        if self._delay:
            await asyncio.sleep(self._delay)
        tried = self._failed.get(seat, set())
        choice: Choice | None = None
        if not tried:
            try:
                choice = await self._ask(seat, level, match)
            except Failed as error:
                log.warning("bot %s failed to choose: %s", level, error)
            except Exception:
                log.exception("bot %s could not be asked", level)
        if choice is None:
            choice = _any_other(match, seat, tried)
        if choice is None:
            # Every option fails: the case files say why. The seat can still be given to a person.
            self._stuck.add(seat)
        answer(choice)

    async def _ask(self, seat: int, level: str, match: Match) -> Choice:
        who = self._seeds.setdefault((seat, level), self._new_seed(seat))
        if bots.looks_ahead(level, self._game):
            task = await asyncio.to_thread(bots.task, match, seat, level, who)
            answer = await self._pool.ask(self._table, "perform", task, self._seconds)
            decision, option = answer
            return decision, option
        catalog = self._catalogs.known(match)
        if catalog is None:
            catalog = await asyncio.to_thread(self._made, match)
        job: Mapping[str, Any] = {
            "game": self._game,
            "bot": level,
            "table": self._table,
            "who": who,
            "use": self._use,
            "catalog": catalog.tag,
            "view": match.view(seat),
        }
        knows = (catalog.tag, catalog.body)
        answer = await self._pool.ask(self._table, "think", job, self._seconds, knows)
        decision, option = answer
        return decision, option

    def _new_seed(self, seat: int) -> str:
        return secrets.token_hex(16) if self._seed is None else f"{self._seed} {seat}"

    def _made(self, match: Match) -> Catalogue:
        catalog = self._catalogs.of(match)
        assert catalog.tag  # written down here, where nobody waits for it
        return catalog

    def rest(self) -> None:
        """The last one has answered, and was heard."""
        self._task = None

    def cancel(self) -> None:
        """What it thinks about is no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def can(self, seat: int) -> bool:
        return seat not in self._stuck

    def failed(self, seat: int, choice: Choice) -> None:
        """This choice was refused: something else next time, so that a table never stands still."""
        self._failed.setdefault(seat, set()).add(choice)

    def moved_on(self) -> None:
        """The match has changed: what was thought of it is of no use any more."""
        self.cancel()
        self._failed.clear()
        self._stuck.clear()

    def fresh(self) -> None:
        """New bots with new seeds: after an undo they must not repeat what was seen."""
        self._seeds.clear()
        self._seed = None

    def leave(self, seat: int) -> None:
        self.cancel()
        self._seeds = {key: seed for key, seed in self._seeds.items() if key[0] != seat}
        self._failed.pop(seat, None)
        self._stuck.discard(seat)


def _any_other(match: Match, seat: int, tried: set[Choice]) -> Choice | None:
    choices = [
        (ask.id, choice.id)
        for ask in match.asks
        if ask.seat == seat
        for choice in ask.options
        if (ask.id, choice.id) not in tried
    ]
    return random.choice(choices) if choices else None  # noqa: S311 - no secret hangs on it
