"""Several processes on PostgreSQL: the wrong one passes on, and one that dies loses nothing."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

import undercroft
from tools.postgres import Cluster

from .players import Players
from .test_talk import heard
from .wire import PATIENCE, Process, Screen, Sitting, new_table, play

KILLS = 4
"""`benchmarks/chaos.py` does five hundred."""


class Workers:
    """A house of several processes, which are killed and replaced."""

    def __init__(self, data: Path, address: str, number: int = 2) -> None:
        self.address = address
        self.number = number
        self.process = Process(data, "--store", address, "--workers", str(number))
        self.up = threading.Event()
        self.up.set()
        self.answered = threading.Semaphore(0)

    @property
    def port(self) -> int:
        return self.process.port

    def count(self) -> None:
        self.answered.release()

    def pids(self) -> list[int]:
        """The processes that serve."""
        tell = "select pid from workers"
        with contextlib.suppress(psycopg.Error), psycopg.connect(self.address) as connection:
            return [pid for (pid,) in connection.execute(tell).fetchall()]
        return []

    def sit(self, *kinds: str) -> Sitting:
        for _ in range(PATIENCE):
            try:
                return self.process.sit(*kinds)
            except (httpx.HTTPError, AssertionError):
                time.sleep(1)
        raise AssertionError("no table could be made")


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[Workers]:
    """One house for all tests here: its processes are killed, and it lives on."""
    workers = Workers(tmp_path_factory.mktemp("house"), cluster.address("workers"))
    Process.started.remove(workers.process.process)  # it is ours to end
    yield workers
    code, errors = workers.process.stop(signal.SIGTERM)
    assert code == 0, errors
    assert "Traceback" not in errors


def kill_all(workers: Workers) -> None:
    for pid in workers.pids():
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def wait_for(table: Sitting) -> None:
    """Until somebody serves it again."""

    def again() -> bool:
        try:
            return table.get().status_code == 200
        except httpx.HTTPError:
            return False

    while not again():
        time.sleep(0.1)


def test_whoever_reaches_the_wrong_process_is_passed_on(workers: Workers) -> None:
    tables = [workers.sit("here", "here", "here") for _ in range(3)]
    for table in tables:
        # Each connection may land anywhere: they meet at the same table nevertheless.
        screens = [table.screen(seat) for seat in (0, 1, 2, 0, 1)]
        play(screens[:3], stop=lambda s=screens: s[0].view["table"]["round"] > 1)  # type: ignore[misc]
        for screen in screens:
            screen.barrier()
        assert {str(screen.view["waiting"]) for screen in screens} == {
            str(screens[0].view["waiting"])
        }
        for _ in range(6):
            with httpx.Client(base_url=workers.process.http.base_url, timeout=PATIENCE) as http:
                answer = http.get(f"/api/tables/{table.id}")
                assert answer.status_code == 200
                assert answer.json()["started"] is True
                wrong = http.post(f"/api/tables/{table.id}/claim", json={"invite": "x"})
                assert wrong.status_code == 403
                assert wrong.headers["x-frame-options"] == "DENY"
        undercroft.replay(table.journal())
        table.close()


def apart(workers: Workers) -> list[int]:
    """A way in to each process alone, without the door that they share; after a kill, once all are back."""
    for _ in range(PATIENCE * 10):
        with psycopg.connect(workers.address) as connection:
            rows = connection.execute("select address from workers order by id").fetchall()
        ports = [int(address.rpartition(":")[2]) for (address,) in rows]
        if len(ports) == workers.number and all(map(answers, ports)):
            return ports
        time.sleep(0.1)
    raise AssertionError("not all processes came back")


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/ready", timeout=PATIENCE).is_success
    except httpx.HTTPError:
        return False


def test_slow_calls_keep_no_others_from_being_passed_on(workers: Workers) -> None:
    """A hundred bodies that do not come, all to the wrong process."""
    table = workers.sit("here", "here", "here")
    half = f"POST /api/tables/{table.id}/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{{"
    with contextlib.ExitStack() as stack:
        for port in apart(workers):
            for _ in range(110):
                line = stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
                line.sendall(half.encode())
        for port in apart(workers):
            address = f"http://127.0.0.1:{port}/api/tables/{table.id}"
            assert httpx.get(address, timeout=PATIENCE / 2).status_code == 200
    table.close()


def test_people_on_different_processes_talk_to_each_other(workers: Workers) -> None:
    table = workers.sit("here", "here", "bot:random")
    ports = apart(workers)
    one, other, host = Screen(ports[0]), Screen(ports[1]), Screen(ports[1])
    table.screens += [one, other, host]
    one.hello(table.id, table.token(0))
    other.hello(table.id, table.token(1))
    host.hello(table.id, table.token(0), table.host)
    assert one.command("say", text="over here")["t"] == "done"
    assert other.command("say", phrase="yes")["t"] == "done"
    said = [(0, "over here", None), (1, None, "yes")]
    assert [heard(screen) for screen in (one, other, host)] == [said, said, said]
    # A latecomer finds it, wherever they come in.
    for port in ports:
        late = Screen(port)
        table.screens.append(late)
        late.hello(table.id, None)
        assert [words["text"] for words in late.frame["said"]] == ["over here", None]
    # The switch of the host holds for everybody, and longer than the process that has the table.
    assert host.command("talk", open=False, spectators=False)["t"] == "done"
    for screen in (one, other):
        assert screen.command("say", text="still?")["code"] == "forbidden"
    kill_all(workers)
    wait_for(table)
    for port in apart(workers):
        back = Screen(port)
        table.screens.append(back)
        back.hello(table.id, table.token(1))
        assert back.frame["talk"]["open"] is False
        assert back.command("say", text="and now?")["code"] == "forbidden"
    table.close()


def test_every_process_tells_of_the_same_open_tables(workers: Workers) -> None:
    table = Sitting(
        workers.process, new_table(workers.process.http, ("me", "invite", "bot:random"), open=True)
    )
    for port in apart(workers):
        found = httpx.get(f"http://127.0.0.1:{port}/api/open", timeout=PATIENCE).json()
        assert [one["table"] for one in found] == [table.id]
    first, second = (
        httpx.post(
            f"http://127.0.0.1:{port}/api/tables/{table.id}/claim",
            json={"invite": None, "name": "Ada"},
            timeout=PATIENCE,
        )
        for port in apart(workers)
    )
    assert (first.status_code, second.status_code) == (200, 409)
    for port in apart(workers):
        assert httpx.get(f"http://127.0.0.1:{port}/api/open", timeout=PATIENCE).json() == []


def test_what_a_sibling_says_is_believed_only_with_the_key(workers: Workers) -> None:
    headers = {"x-undercroft-key": "guess", "x-undercroft-for": "203.0.113.9"}
    answer = workers.process.http.get("/metrics", headers=headers)
    assert answer.status_code == 200
    # The counts of both processes, put together.
    families = {f.name: f for f in text_string_to_metric_families(answer.text)}
    assert len(families["undercroft_info"].samples) == 2
    assert families["undercroft_tables"].samples[0].value >= 0
    # When it began is no sum.
    assert families["undercroft_start_time_seconds"].samples[0].value <= time.time()
    page = workers.process.http.get("/status").text
    assert "<th scope=row>Processes that serve</th><td>2</td>" in page
    assert re.search("Open for, in hours</th><td>0[.]", page)
    assert workers.process.http.get("/api/ready").json() == {"ready": True, "why": None}


def test_a_process_that_dies_is_replaced_and_its_tables_live_on(workers: Workers) -> None:
    table = workers.sit("here", "here", "here")
    screens = table.everybody()
    play(screens, stop=lambda: screens[0].view["table"]["round"] > 1)
    journal = table.journal()
    kill_all(workers)
    with pytest.raises(ConnectionClosed):
        screens[0].until(lambda _: False)
    wait_for(table)
    assert table.journal()["inputs"][: len(journal["inputs"])] == journal["inputs"]
    play(table.everybody(), stop=lambda: True)
    table.close()


def test_a_process_that_begins_while_the_database_is_away_waits_for_it(
    workers: Workers, cluster: Cluster
) -> None:
    table = workers.sit("here", "here", "here")
    kill_all(workers)
    cluster.kill()
    try:
        for _ in range(PATIENCE * 10):
            if "waiting for it" in workers.process.errors():
                break
            time.sleep(0.1)
        else:
            raise AssertionError(workers.process.errors())
    finally:
        cluster.start()
    wait_for(table)
    apart(workers)
    assert "Traceback" not in workers.process.errors()
    play(table.everybody(), stop=lambda: True)
    table.close()


def test_a_house_closes_while_its_database_is_away(tmp_path: Path, cluster: Cluster) -> None:
    house = Workers(tmp_path, cluster.address("closing"))
    house.sit("here", "here", "here").close()
    cluster.kill()
    try:
        code, errors = house.process.stop(signal.SIGTERM)
    finally:
        cluster.start()
    assert code == 0, errors
    assert "Traceback" not in errors, errors


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_nothing_is_lost_or_doubled_whatever_is_killed(workers: Workers, cluster: Cluster) -> None:
    games: list[Players] = []
    chance = random.Random(7)
    for number in range(3):
        game = Players(workers, workers.sit("here", "here", "bot:random"), 2, number)
        games.append(game)
        game.start()
    for kill in range(KILLS):
        for _ in range(chance.randrange(1, 8)):
            workers.answered.acquire(timeout=5)
        if kill == 2:
            cluster.kill()
            cluster.start()
        else:
            pids = workers.pids()
            if pids:
                # One that was killed a moment ago may still be listed.
                with contextlib.suppress(ProcessLookupError):
                    os.kill(chance.choice(pids), signal.SIGKILL)
    check(games, workers)
    assert not list((workers.process.data / "cases").glob("*"))


def check(games: list[Players], workers: Workers) -> None:
    """Every choice that was answered is there once, in its order."""
    for game in games:
        game.enough = len(game.done) + 2
    for game in games:
        game.join(PATIENCE * 6)  # a busy machine takes its time
        assert not game.is_alive()
        assert game.problem is None, repr(game.problem)
    for game in games:
        game.sitting.house = workers.process
        journal = game.sitting.journal()
        persons = [entry for entry in journal["inputs"] if entry[1] < game.people]
        assert persons == game.done
        undercroft.replay(journal)
