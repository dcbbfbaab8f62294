"""For operators: settings, readiness, bans, archives, backups; docs/operate.md to the letter."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidStatus

import undercroft
from undercroft.cli import run
from undercroft.kernel.errors import InvalidSetup
from undercroft.server import registry as registry_module
from undercroft.server.limits import Rate
from undercroft.server.settings import known, read, written
from undercroft.server.store import sql
from undercroft.server.store.base import Store
from undercroft.server.store.model import StoreError, Unreachable
from undercroft.server.store.sqlite import FILE

from .wire import PATIENCE, QUICK, House, Process, Screen, play


def until(test: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture(autouse=True)
def _followed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "FOLLOW", 0.05)


# ---------------------------------------------------------------------- settings


def test_settings_go_above_one_another(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1000\nbots = 3\ncreate = "5/0.5"\npublic = ["https://a"]\n')
    environ = {"UNDERCROFT_PORT": "2000", "UNDERCROFT_PROXIES": "10.0.0.1, 10.0.0.2", "HOME": "/"}
    house, shown = read(file, environ, {"port": None, "connections": "7", "data": tmp_path})
    assert (house.port, house.limits.bots, house.public) == (2000, 3, ("https://a",))
    assert house.limits.create == Rate(5, 0.5)
    assert house.limits.proxies == ("10.0.0.1", "10.0.0.2")
    assert (house.limits.connections, house.data) == (7, tmp_path)
    sources = {setting.name: setting.source for setting in shown}
    assert sources["port"] == "UNDERCROFT_PORT"
    assert sources["bots"] == str(file)
    assert sources["connections"] == "--connections"
    assert sources["fetch"] == "default"
    assert set(sources) == set(known())
    # What is shown can be put into a file again.
    lines = [f"{one.name} = {written(one.value)}" for one in shown]
    file.write_text("\n".join(lines))
    assert read(file, {}, {})[0] == house


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("colour = 1", "colour"),
        ("port = 'x'", "port"),
        ("port = true", "port"),
        ("bots = -1", "bots"),
        ("create = 'often'", "create"),
        ("log_format = 'xml'", "log_format"),
        ("public = 7", "public"),
        ("port = ", "TOML"),
    ],
)
def test_settings_that_are_none_are_one_line(tmp_path: Path, text: str, word: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(InvalidSetup) as error:
        read(file, {}, {})
    assert word in str(error.value)
    assert "\n" not in str(error.value)
    with pytest.raises(InvalidSetup):
        read(tmp_path / "nowhere.toml", {}, {})


def test_several_processes_need_postgresql(tmp_path: Path, capsys: Any) -> None:
    assert run(["serve", "--workers", "2", "--data", str(tmp_path)]) == 2
    assert "postgresql" in capsys.readouterr().err


# ---------------------------------------------------------------------- how it stands


def test_ready_and_metrics_and_status(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = own_house.sit("here", "here", "here")
    screen = table.screen(0)
    screen.choose(0)
    screen.choose("nonsense")
    http = own_house.http
    assert http.get("/api/ready").json() == {"ready": True, "why": None}
    families = {f.name: f for f in text_string_to_metric_families(http.get("/metrics").text)}
    [choices] = families["undercroft_choices"].samples[:1]
    assert (choices.labels, choices.value) == ({"game": "bloodborne", "by": "person"}, 1)
    assert families["undercroft_tables"].samples[0].value == 1
    assert families["undercroft_screens"].samples[0].value == 1
    refused = {s.labels["code"]: s.value for s in families["undercroft_refused"].samples[:1]}
    assert refused == {"illegal": 1}
    assert families["undercroft_choice_seconds"].type == "histogram"
    page = http.get("/status", headers={"accept-language": "fr"})
    assert "Tables en jeu" in page.text
    assert page.headers["x-frame-options"] == "DENY"
    assert table.id not in page.text

    async def broken(self: Store) -> None:
        raise Unreachable("gone")

    monkeypatch.setattr(Store, "ping", broken)
    answer = http.get("/api/ready")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "why": "store"})
    assert http.get("/api/health").status_code == 200


def test_a_house_that_cannot_write_is_not_ready(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = own_house.sit("here", "here", "here").screen(0)

    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as change:
        change.setattr(sql, "write", full)
        assert screen.choose(0)["code"] == "busy"
        change.setattr(sql, "probe", full)  # there is still no room
        answer = own_house.http.get("/api/ready")
        assert (answer.status_code, answer.json()["why"]) == (503, "store")
    # It finds out by itself: who balances load may have sent everybody elsewhere.
    assert own_house.http.get("/api/ready").json() == {"ready": True, "why": None}
    assert screen.choose(0)["t"] == "done"


def test_only_operators_look_behind_the_scenes_and_addresses_are_believed_of_proxies(
    tmp_path: Path,
) -> None:
    house = House(tmp_path, replace(QUICK, create=Rate(1, 0), operators=("203.0.113.0/24",)))
    try:
        for path in ("/metrics", "/status"):
            assert house.http.get(path).status_code == 403
            # A proxy on this machine says for whom it asks.
            told = {"x-forwarded-for": "203.0.113.5"}
            assert house.http.get(path, headers=told).status_code == 200
        body = {"game": "bloodborne", "seats": [{"kind": "here"}] * 3}
        answers = [
            house.http.post("/api/tables", json=body, headers={"x-forwarded-for": who}).status_code
            for who in ("198.51.100.1", "198.51.100.1", "198.51.100.2")
        ]
        assert answers == [200, 429, 200]
    finally:
        house.stop()
    house = House(tmp_path, replace(QUICK, proxies=("10.9.9.9",), operators=("203.0.113.0/24",)))
    try:
        told = {"x-forwarded-for": "203.0.113.5"}
        assert house.http.get("/metrics", headers=told).status_code == 403
    finally:
        house.stop()


# ---------------------------------------------------------------------- what operators do


def test_an_address_is_banned_and_let_in_again(own_house: House) -> None:
    table = own_house.sit("here", "here", "here")
    screen = table.screen(0)
    data = str(own_house.data)
    assert run(["admin", "ban", "127.0.0.0/8", "--why", "a test", "--data", data]) == 0
    with pytest.raises(ConnectionClosed) as closed:
        screen.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    until(lambda: own_house.http.get("/api/health").status_code == 403)
    answer = own_house.http.get("/api/games")
    assert answer.json()["error"]["code"] == "forbidden"
    assert answer.headers["x-content-type-options"] == "nosniff"
    with pytest.raises(InvalidStatus):
        Screen(own_house.port)
    assert run(["admin", "unban", "127.0.0.0/8", "--data", data]) == 0
    until(lambda: own_house.http.get("/api/health").status_code == 200)
    assert run(["admin", "ban", "nobody", "--data", data]) == 2


def test_a_table_is_closed(own_house: House) -> None:
    table = own_house.sit("here", "here", "here")
    other = own_house.sit("here", "here", "here")
    screen = table.screen(0)
    data = str(own_house.data)
    assert run(["admin", "close", table.id, "--why", "too loud", "--data", data]) == 0
    with pytest.raises(ConnectionClosed) as closed:
        screen.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    answer = table.get()
    assert answer.status_code == 403
    assert "too loud" in answer.json()["error"]["message"]
    assert other.get().status_code == 200
    assert run(["admin", "close", "nothing", "--data", data]) == 1


def test_a_table_is_written_to_a_file_and_then_deleted(own_house: House, tmp_path: Path) -> None:
    table = own_house.sit("here", "here", "here", seed="kept")
    screens = table.everybody()
    play(screens, stop=lambda: screens[0].view["table"]["round"] > 1)
    journal = table.journal()
    data, folder = str(own_house.data), tmp_path / "out"
    assert run(["admin", "export", table.id, str(tmp_path / "one.json"), "--data", data]) == 0
    assert json.loads((tmp_path / "one.json").read_bytes()) == journal
    assert run(["admin", "delete", table.id, "--export", str(folder), "--data", data]) == 0
    kept = json.loads(gzip.decompress((folder / f"{table.id}.json.gz").read_bytes()))
    assert kept == journal
    # Whoever still sits there learns of it with the next thing they do.
    asked = next(screen for screen in screens if screen.is_asked)
    assert asked.choose(0)["code"] == "busy"
    with pytest.raises(ConnectionClosed):
        asked.until(lambda _: False)
    assert table.get().status_code == 404
    twin = own_house.bring(kept)
    assert twin.digest() == journal["digests"][-1]
    assert run(["admin", "delete", table.id, "--data", data]) == 1


def test_what_nobody_uses_is_put_away(tmp_path: Path) -> None:
    house = House(tmp_path, replace(QUICK, archive_days=30))
    try:
        old, new = (house.sit("here", "here", "here") for _ in range(2))
        journal = old.journal()
        house.stop()
        database = house.database()
        database.execute("UPDATE tables SET used = '2020-01-01' WHERE id = ?", (old.id,))
        database.commit()
        database.close()
        house.start()
        path = tmp_path / "archive" / f"{old.id}.json.gz"
        until(path.exists)
        until(lambda: old.get().status_code == 404)
        assert json.loads(gzip.decompress(path.read_bytes())) == journal
        assert new.get().status_code == 200
    finally:
        house.stop()


def test_a_backup_is_made_while_the_server_runs(own_house: House, tmp_path: Path) -> None:
    table = own_house.sit("here", "here", "here")
    screen = table.screen(0)
    for turn in range(5):
        screen.choose(turn)
    copy = tmp_path / "copy" / FILE
    copy.parent.mkdir()
    assert run(["admin", "backup", str(copy), "--data", str(own_house.data)]) == 0
    journal = table.journal()
    screen.choose(1)
    table.close()
    assert run(["admin", "backup", str(copy), "--data", str(own_house.data)]) == 2
    other = House(copy.parent, QUICK)
    try:
        table.house = other
        assert table.journal() == journal
    finally:
        other.stop()


def test_a_store_of_nobody_is_one_line(tmp_path: Path, capsys: Any) -> None:
    for command in ["list", "bans"], ["backup", str(tmp_path / "x")]:
        assert run(["admin", *command[:1], *command[1:2], "--data", str(tmp_path / "no")]) == 2
        assert "\n" not in capsys.readouterr().err.strip()


# ---------------------------------------------------------------------- a deploy


def test_a_deploy_loses_no_click(tmp_path: Path) -> None:
    server = Process(tmp_path)
    table = server.sit("here", "here", "here")
    done: list[str] = []
    for number in range(3):
        screen = table.screen(0)
        for turn in range(4):
            cmd = f"{number}-{turn}"
            assert screen.choose(turn, cmd=cmd)["t"] == "done"
            done.append(cmd)
        # The click that crosses the end is sent again, with the same name.
        screen.send(
            t="choose",
            cmd=f"{number}-last",
            seq=screen.seq,
            decision=screen.view["decisions"][0]["id"],
            option=screen.options[0],
        )
        code, errors = server.stop(signal.SIGTERM)
        assert "Traceback" not in errors
        server.start()
        again = table.screen(0)
        assert again.choose(0, cmd=f"{number}-last")["t"] == "done"
        done.append(f"{number}-last")
    journal = table.journal()
    assert len(journal["inputs"]) == len(done)
    undercroft.replay(journal)
    server.stop()


def test_logs_have_times_and_can_be_read_by_machines(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "undercroft", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        [*call, "--set", "log_format=json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            port = int(re.findall(r":(\d+)", line)[0])
            house: Any = type("Where", (), {})()
            house.http = __import__("httpx").Client(base_url=f"http://127.0.0.1:{port}")
            body = {"game": "bloodborne", "seats": [{"kind": "here"}] * 3}
            assert house.http.post("/api/tables", json=body, timeout=PATIENCE).status_code == 200
        finally:
            server.terminate()
            _, errors = server.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
    made = next(line for line in lines if "bloodborne for 3" in line["message"])
    assert made["level"] == "info"
    assert datetime.fromisoformat(made["time"]).tzinfo == UTC


# ---------------------------------------------------------------------- the guide and its files


def test_the_guide_is_true_to_the_letter(root: Path, tmp_path: Path) -> None:
    text = (root / "docs" / "operate.md").read_text("utf-8")
    for link in re.findall(r"\]\(([^)]+)\)", text):
        assert (root / "docs" / link).exists(), link
    blocks = re.findall(r"```(\w+)\n(.*?)```", text, re.DOTALL)
    (tmp_path / "undercroft.toml").write_text(blocks[0][1])
    for kind, body in blocks:
        if kind == "toml":
            (tmp_path / "piece.toml").write_text(body)
            read(tmp_path / "piece.toml", {}, {})
    bin_folder = str(Path(sys.executable).parent)
    env = {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}"}
    commands = [line for kind, body in blocks if kind == "sh" for line in body.splitlines()]
    assert len(commands) > 7
    serving = [command for command in commands if " serve " in command and "--show" not in command]
    server = Process(tmp_path / "games")
    server.sit("here", "here", "here")
    for command in commands:
        # What would run on is asked for its settings instead.
        words = [*command.split(), *(["--show-settings"] if command in serving else [])]
        done = subprocess.run(
            words, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (command, done.stderr)
    server.stop()
    database = sqlite3.connect(tmp_path / "games.backup")
    assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    database.close()
    names = re.findall(r"`([a-z]+_[a-z_]+)`", text)
    for name in names:
        assert name in known() or name.startswith(("undercroft_", "pg_")), name


def test_the_container_file_has_nothing_to_complain_about(root: Path) -> None:
    program = shutil.which("hadolint") or str(Path(sys.executable).parent / "hadolint")
    done = subprocess.run(
        [program, "--no-color", "--ignore", "DL3013", str(root / "deploy" / "Containerfile")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_unit_is_understood(root: Path, tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    unit = (root / "deploy" / "undercroft.service").read_text("utf-8")
    assert "--config" in unit
    if program is None:
        pytest.skip("systemd-analyze is not installed here")
    copy = tmp_path / "undercroft.service"
    copy.write_text(unit.replace("/opt/undercroft/bin/undercroft", sys.executable))
    call = [program, "verify", "--man=no", "--generators=no", str(copy)]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert not [line for line in done.stderr.splitlines() if "undercroft.service" in line]


def test_a_store_that_fails_while_operators_are_followed_does_not_end_the_following(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    bans = Store.bans

    async def broken(self: Store) -> Any:
        asked.append(1)
        raise StoreError("gone")

    monkeypatch.setattr(Store, "bans", broken)
    until(lambda: len(asked) > 2)
    monkeypatch.setattr(Store, "bans", bans)
    assert run(["admin", "ban", "127.0.0.1", "--data", str(own_house.data)]) == 0
    until(lambda: own_house.http.get("/api/health").status_code == 403)
    assert asyncio.iscoroutinefunction(bans)
