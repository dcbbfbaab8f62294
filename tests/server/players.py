"""Persons who never give up: what is not answered is sent again."""

from __future__ import annotations

import random
import threading
import time
from typing import Any, Protocol

from websockets.exceptions import WebSocketException

from .wire import PATIENCE, Screen, Sitting


class Door(Protocol):
    """Where they play: it may be gone for a while."""

    up: threading.Event

    @property
    def port(self) -> int: ...

    def count(self) -> None:
        """One more choice was answered."""


class Players(threading.Thread):
    """The persons of one table. They never give up: what is not answered is sent again."""

    def __init__(self, server: Door, sitting: Sitting, people: int, seed: int) -> None:
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
                screen = Screen(self.server.port)
                self.screens.append(screen)
                answer = screen.hello(self.sitting.id, self.sitting.token(seat))
                if answer["t"] == "error" and answer["code"] == "busy":
                    time.sleep(0.2)
                    raise ConnectionError(answer["message"])
                assert screen.seat == seat, answer
            # The choice that ended the match may be the one that was not answered.
            while self.pending or (not self.screens[0].view["over"] and self.wants_more):
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
        if answer["t"] == "error" and self.screens[seat].view["over"]:
            self.pending = None  # a bot has ended the match meanwhile
            return
        assert answer["t"] == "done", answer
        self.done.append(["decide", seat, decision, option])
        self.pending = None
        self.server.count()
