"""Bots in processes of their own: one that hangs, dies or fails keeps nobody waiting."""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft import bots
from undercroft.server import bot_process, limits
from undercroft.server.pool import Failed, Pool, Queue, _Job
from undercroft.server.reading import Refused

from . import odd_bots
from .test_packs import parcel
from .test_shared import with_pack
from .wire import PATIENCE, QUICK, House, play, running

ODD = "tests.server.odd_bots"


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., House]]:
    """A house with odd bots."""
    monkeypatch.setattr(bots, "_guests", {})
    for name, kind in odd_bots.BOTS.items():
        bots.register_bot("bloodborne", name, kind)
    houses: list[Iterator[House]] = []

    def opened(**settings: Any) -> House:
        house = running(House(tmp_path, replace(QUICK, use=(ODD,), **settings)))
        houses.append(house)
        return next(house)

    yield opened
    for house in houses:
        for _ in house:
            pass


def until(test: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < end
        time.sleep(0.01)


def pool_of(house: House) -> Pool:
    pool: Pool = house.app.state.registry.pool
    return pool


@pytest.mark.parametrize(("bot", "lost"), [("spinner", True), ("mortal", True), ("clumsy", False)])
def test_a_table_goes_on_whatever_its_bot_does(
    odd: Callable[..., House], bot: str, lost: bool
) -> None:
    # Only one that hangs is waited for.
    house = odd(bot_seconds=0.5 if bot == "spinner" else PATIENCE, bots=1)
    table = house.sit("here", f"bot:{bot}", f"bot:{bot}")
    me = table.screen(0)
    while me.view["waiting"] != [0]:
        me.read()
    assert (pool_of(house).lost > 0) is lost
    # Its process is replaced, and others are served by the next.
    other = house.sit("here", "bot:veteran", "bot:veteran", seed="other")
    play([other.screen(0)])


def test_thoughts_that_nobody_waits_for_are_called_off(odd: Callable[..., House]) -> None:
    house = odd(bot_seconds=PATIENCE, bots=1)
    table = house.sit("here", "here", "bot:spinner")
    pool = pool_of(house)
    a, host = table.screen(0), table.screen(host=True)
    until(lambda: pool.busy == 1)
    before = pool.finished
    # Somebody else acts: it would have to think again.
    assert a.choose(0)["t"] == "done"
    until(lambda: pool.finished == before + 1)
    assert a.command("undo")["t"] == "done"
    until(lambda: pool.finished == before + 2)
    # Its seat is given to somebody else.
    assert host.command("reseat", seat=2, to={"kind": "bot", "bot": "random"})["t"] == "done"
    until(lambda: pool.busy == 0)
    assert pool.lost == 0
    play([a, table.screen(1)])


def test_bots_among_themselves_stop_thinking_when_nobody_watches(
    odd: Callable[..., House],
) -> None:
    house = odd(bot_seconds=PATIENCE, bots=1)
    table = house.sit("bot:spinner", "bot:spinner", "bot:spinner")
    pool = pool_of(house)
    watcher = table.screen()
    until(lambda: pool.busy == 1)
    watcher.close()
    until(lambda: pool.busy == 0)
    assert pool.waiting == 0
    inner = house.app.state.registry.tables[table.id]
    until(lambda: inner.idle)
    again = table.screen()
    until(lambda: pool.busy == 1)
    again.close()


def test_one_busy_table_does_not_keep_the_others_waiting(odd: Callable[..., House]) -> None:
    """Two tables that hang take turns with one that does not: it is never behind both for long."""
    house = odd(bot_seconds=0.3, bots=1)
    hanging = [house.sit("here", "bot:spinner", "bot:spinner") for _ in range(2)]
    screens = [table.screen(0) for table in hanging]
    table = house.sit("here", "bot:random", "bot:random", seed="fair")
    me = table.screen(0)
    for _ in range(3):
        while me.view["waiting"] != [0]:
            me.read()
        assert me.choose(0)["t"] == "done"
        me.barrier()
    for screen in screens:
        screen.close()


def job(table: str, number: int = 0) -> _Job:
    loop = asyncio.new_event_loop()
    try:
        return _Job(table, "think", {"number": number}, 1, loop.create_future(), loop)
    finally:
        loop.close()


def test_who_has_used_least_comes_first() -> None:
    queue = Queue()
    spent = {"slow": 5.0, "quick": 0.1}
    served: list[str] = []
    for table in spent:
        queue.put(job(table))
    for _ in range(60):
        taken = queue.take()
        assert taken is not None
        served.append(taken.table)
        queue.spent(taken.table, spent[taken.table])
        queue.put(job(taken.table))
    assert served.count("quick") > 40
    # A newcomer is served before those who have used much, and no debt is remembered for ever.
    queue.put(job("new"))
    assert "new" in [queue.take().table for _ in range(2)]  # type: ignore[union-attr]
    while queue.take() is not None:
        pass
    assert len(queue) == 0
    called_off = job("gone")
    called_off.called_off.set()
    queue.put(called_off)
    assert queue.take() is None


def test_what_comes_from_anywhere_is_read_beside_the_bots(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a file takes to be read, no bot waits for it."""

    async def busy(*_: Any) -> None:
        raise Failed("a bot thinks there")

    journal = own_house.sit("here", "here", "here").journal()
    monkeypatch.setattr(pool_of(own_house), "ask", busy)
    assert own_house.bring(journal).screen(0).seat == 0
    pack = parcel("bloodborne")
    assert own_house.http.post("/api/packs", json={"packs": [pack]}).json()["problems"] == []
    assert own_house.sit("here", "here", "here", packs=[pack]).screen(0).seat == 0


def test_a_closed_pool_says_so() -> None:
    async def story() -> None:
        pool = Pool(1)
        pool.close()
        with pytest.raises(Failed, match="closing"):
            await pool.ask("t", "think", {}, 1)

    asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="no process is made to stand still there")
def test_who_waits_for_a_file_to_be_read_keeps_no_house_open(
    own_house: House, caplog: pytest.LogCaptureFixture
) -> None:
    packs = {"packs": [parcel("bloodborne")]}
    assert own_house.http.post("/api/packs", json=packs).status_code == 200
    readers = own_house.app.state.registry.readers
    [reader] = readers._workers
    os.kill(reader._process.pid, signal.SIGSTOP)
    with ThreadPoolExecutor() as other:
        waiting = other.submit(own_house.http.post, "/api/packs", json=packs)
        until(lambda: readers.busy == 1)
        own_house.stop()
        answer = waiting.result(PATIENCE)
    assert answer.status_code == 503
    assert answer.json()["error"]["message"] == "the server is closing: come again"
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
    own_house.start()


# ---------------------------------------------------------------------- what a pack may cost


def test_a_pack_with_which_a_choice_costs_too_much_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = undercroft.replay(with_pack("dear"))
    bot_process.probe(match)
    monkeypatch.setattr(limits, "COST", 0)
    with pytest.raises(Refused, match="pack: one choice takes"):
        bot_process.probe(match)


def test_a_table_whose_choices_cost_too_much_stands_still(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = own_house.bring(with_pack("weary"))
    me = table.screen(0)
    base = own_house.sit("here", "here", "here").screen(0)
    monkeypatch.setattr(limits, "COST", -1)
    for _ in range(limits.DEAR):
        assert me.choose(0)["t"] == "done"
    answer = me.choose(0)
    assert (answer["code"], "pack" in answer["message"]) == ("busy", True)
    # The games' own packs are known.
    for turn in range(limits.DEAR + 2):
        assert base.choose(turn)["t"] == "done"


ORPHAN = """
import os
from multiprocessing import forkserver
from undercroft.server import pool

pool.context()
sentinel, line = forkserver.connect_to_new_process([])
os.close(line)  # as if we had been killed in the middle of our sentence
forkserver.read_signed(sentinel)
print(forkserver.read_signed(sentinel))
"""


def test_a_process_whose_parent_died_in_the_middle_of_a_sentence_ends_in_silence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ORPHAN], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    assert done.stdout == "1\n"  # it has failed,
    assert done.stderr == ""  # and nobody is told
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    told: list[object] = []
    monkeypatch.setattr(sys, "__excepthook__", lambda *some: told.append(some[0]))
    importlib.import_module("undercroft.server.preload")
    for error in (EOFError(), ValueError()):
        sys.excepthook(type(error), error, None)
    assert told == [ValueError]  # anything else is
