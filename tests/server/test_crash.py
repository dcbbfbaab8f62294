"""`kill -9` at random moments: no choice that was answered with `done` is ever lost."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

import undercroft

from .wire import PATIENCE, Process, Screen, Sitting

# A server that answers before it has written loses choices to two kills of three.
KILLS = 5
TABLES = 4
AFTERWARDS = 3
"""Choices at each table after the last one."""


class Players(threading.Thread):
    """The persons of one table. They never give up: what is not answered is sent again."""

    def __init__(self, server: Server, sitting: Sitting, people: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.sitting = sitting
        self.people = people
        self.random = random.Random(seed)
        self.done: list[list[Any]] = []
        self.resent = 0
        self.problem: BaseException | None = None
        self.screens: list[Screen] = []
        self.pending: tuple[int, str, str, str] | None = None
        self.enough: int | None = None
        """How many choices to make, once that is known."""

    @property
    def wants_more(self) -> bool:
        return self.enough is None or len(self.done) < self.enough

    def run(self) -> None:
        try:
            while not self.play():
                assert self.server.up.wait(PATIENCE)
        except BaseException as problem:
            self.problem = problem

    def play(self) -> bool:
        """Play until it is enough, or over (True), or until the server is gone."""
        try:
            self.screens = []
            for seat in range(self.people):
                screen = Screen(self.server.process.port)
                self.screens.append(screen)
                screen.hello(self.sitting.id, self.sitting.token(seat))
                assert screen.seat == seat
            while not self.screens[0].view["over"] and self.wants_more:
                self.one_choice()
                for screen in self.screens:
                    screen.barrier()
        except (WebSocketException, OSError):
            for screen in self.screens:
                screen.socket.close_timeout = 0
                screen.close()
            return False
        for screen in self.screens:
            screen.close()
        return True

    def one_choice(self) -> None:
        if self.pending is None:
            asked = [screen for screen in self.screens if screen.is_asked]
            if not asked:
                return
            screen = self.random.choice(asked)
            assert screen.seat is not None
            decision = screen.view["decisions"][0]["id"]
            option = self.random.choice(screen.options)
            self.pending = (screen.seat, f"p{len(self.done)}", decision, option)
        else:
            self.resent += 1
        seat, cmd, decision, option = self.pending
        answer = self.screens[seat].choose(option, decision=decision, cmd=cmd)
        if answer["t"] == "error" and answer["code"] == "busy":
            time.sleep(0.1)
            return
        assert answer["t"] == "done", answer
        self.done.append(["decide", seat, decision, option])
        self.pending = None
        self.server.count()


class Server:
    """A server that is killed and rises again."""

    def __init__(self, data: Path) -> None:
        self.process = Process(data)
        self.up = threading.Event()
        self.up.set()
        self.answered = threading.Semaphore(0)

    def count(self) -> None:
        self.answered.release()

    def wait_for_one(self, games: list[Players]) -> None:
        """Until one more choice has been answered (or all games have ended meanwhile)."""
        for _ in range(PATIENCE):
            if self.answered.acquire(timeout=1) or not any(game.is_alive() for game in games):
                return
            if self.process.process.poll() is not None:
                raise AssertionError(self.process.process.communicate())
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
    chance = random.Random()

    def fill() -> None:
        while sum(game.is_alive() for game in games) < TABLES:
            plan = kinds[len(games) % 2]
            sitting = server.process.sit(*plan)
            game = Players(server, sitting, plan.count("here"), len(games))
            games.append(game)
            game.start()

    for _ in range(KILLS):
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
