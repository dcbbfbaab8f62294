"""`kill -9` at random moments: no choice that was answered with `done` is ever lost."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import pytest

import undercroft

from .players import Players
from .wire import PATIENCE, Process, Sitting

# A server that answers before it has written loses choices to two kills of three.
KILLS = 5
TABLES = 4
AFTERWARDS = 3
"""Choices at each table after the last one."""


class Server:
    """A server that is killed and rises again."""

    def __init__(self, data: Path) -> None:
        self.process = Process(data)
        self.up = threading.Event()
        self.up.set()
        self.answered = threading.Semaphore(0)

    @property
    def port(self) -> int:
        return self.process.port

    def count(self) -> None:
        self.answered.release()

    def wait_for_one(self, games: list[Players]) -> None:
        """Until one more choice has been answered (or all games have ended meanwhile)."""
        for _ in range(PATIENCE):
            if self.answered.acquire(timeout=1) or not any(game.is_alive() for game in games):
                return
            if self.process.process.poll() is not None:
                raise AssertionError(self.process.errors())
        raise AssertionError(f"no choice was answered: {[game.problem for game in games]}")

    def kill(self) -> None:
        self.up.clear()
        self.process.kill()
        self.process.start()
        self.up.set()


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_no_acknowledged_choice_is_lost(tmp_path: Path) -> None:
    server = Server(tmp_path)
    kinds = [["here"] * 3, ["here", "here", "bot:random"]]
    games: list[Players] = []
    chance = random.Random(5)
    kills = 0

    def fill() -> None:
        while sum(game.is_alive() for game in games) < TABLES:
            plan = kinds[len(games) % 2]
            sitting = server.process.sit(*plan)
            game = Players(server, sitting, plan.count("here"), len(games))
            games.append(game)
            game.start()

    # As often as it takes to have cut off somebody's word.
    while kills < KILLS or not any(game.resent for game in games):
        assert kills < 10 * KILLS
        kills += 1
        fill()
        for _ in range(chance.randrange(1, 16)):
            server.wait_for_one(games)
        # Somewhere in the middle of things: reading, writing, syncing, telling.
        time.sleep(chance.random() * 0.01)
        server.kill()
    for game in games:
        game.enough = len(game.done) + AFTERWARDS
    for game in games:
        game.join(PATIENCE)
        assert not game.is_alive()
        assert game.problem is None, repr(game.problem)
    assert sum(game.resent for game in games) > 0
    for game in games:
        game.sitting.house = server.process
        journal = game.sitting.journal()
        persons = [entry for entry in journal["inputs"] if entry[1] < game.people]
        assert persons == game.done
        undercroft.replay(journal)  # digest by digest
    server.process.stop()
    assert not list((tmp_path / "cases").glob("*"))


def test_many_tables_come_back_at_once(tmp_path: Path) -> None:
    """All screens of all tables reconnect in the same moment after a restart."""
    server = Process(tmp_path)
    tables = [server.sit("here", "here", "here") for _ in range(8)]
    for _ in range(2):
        server.kill()
        server.start()
        seats: list[int | None] = []

        def come_back(table: Sitting, seats: list[int | None] = seats) -> None:
            seats.append(table.screen(1).seat)

        threads = [threading.Thread(target=come_back, args=(table,)) for table in tables]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert seats == [1] * len(tables)
        for table in tables:
            table.close()
    server.stop()
