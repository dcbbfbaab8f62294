"""`undercroft play` really serves, keeps its games where told, offers packs and ends on Ctrl-C."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest
import uvicorn

from undercroft.cli import run
from undercroft.cli.serve import free_port, let_in
from undercroft.server import client, listen
from undercroft.server.settings import Deployment


def test_play_serves_and_ends_on_interrupt(tmp_path: Path) -> None:
    data = tmp_path / "games"
    assert run(["content", "copy", "bloodborne", str(data / "packs" / "mine")]) == 0
    assert run(["content", "copy", "bloodborne", str(data / "packs" / "spoilt")]) == 0
    (data / "packs" / "spoilt" / "dice.yaml").write_text("[]")
    call = [sys.executable, "-m", "undercroft", "play", "--port", "0", "--no-browser"]
    call += ["--data", str(data)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(call, **pipes, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found
            with urllib.request.urlopen(found[0] + "/api/health", timeout=10) as answer:
                assert json.load(answer) == {"ok": True}
            assert any(data.iterdir())
            with urllib.request.urlopen(found[0] + "/api/games", timeout=10) as answer:
                fields = {field["name"]: field for field in json.load(answer)[0]["fields"]}
            assert [value["value"] for value in fields["pack"]["values"]] == ["base", "mine"]
            server.send_signal(signal.SIGINT)
            _, said = server.communicate(timeout=15)
            assert server.returncode == 0
            assert "spoilt: left out: " in said
            assert str(data) in said
        finally:
            server.kill()


def test_a_taken_port_is_said_in_one_line(capsys, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert run(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    assert str(port) in capsys.readouterr().err


def test_play_takes_the_next_free_port() -> None:
    first = free_port()
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", first))
        other.listen()
        assert free_port() > first


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Somebody who answers with these words, the last one first."""
    answers: list[str] = []
    monkeypatch.setattr("rich.console.Console.input", lambda *_, **__: answers.pop())
    for stream in (sys.stdin, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    return answers


@pytest.mark.parametrize(("answer", "joins"), [("y", True), ("n", False), ("", False)])
def test_whether_the_house_may_join_is_asked_once(
    tmp_path: Path, at_a_terminal: list[str], answer: str, joins: bool
) -> None:
    data = tmp_path / "data"
    at_a_terminal.append(answer)
    assert let_in(None, data) is joins
    assert at_a_terminal == []
    # Remembered: nobody is asked again, unless the call says otherwise.
    assert let_in(None, data) is joins
    assert let_in(not joins, data) is not joins
    assert let_in(None, data) is joins


def test_without_a_terminal_nobody_is_asked_or_let_in(tmp_path: Path) -> None:
    (tmp_path / "play.json").write_text('{"lan": true}')
    assert let_in(None, tmp_path) is False
    assert let_in(True, tmp_path) is True


def test_play_lets_the_house_in_only_when_told(tmp_path: Path, monkeypatch, capsys) -> None:
    heard: list[tuple[str, bool]] = []

    def serve(deployment: Deployment, *_: object, guarded: bool, **__: object) -> None:
        heard.append((deployment.host, guarded))

    monkeypatch.setattr("undercroft.cli.serve.run", serve)
    for flag in (["--lan"], ["--no-lan"], []):
        assert run(["play", "--no-browser", "--data", str(tmp_path), *flag]) == 0
    assert heard == [("0.0.0.0", True), ("127.0.0.1", True), ("127.0.0.1", True)]
    assert "--lan" in capsys.readouterr().err


def test_play_does_not_open_a_page_that_is_not_there(
    capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(client, "STATIC", tmp_path)
    monkeypatch.setattr(
        "undercroft.cli.serve.run", lambda *arguments, **more: pytest.fail("served")
    )
    assert run(["play", "--data", str(tmp_path / "games")]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert "has not been built" in line
    assert "make play" in line


@pytest.mark.parametrize("built", [True, False])
def test_open_at_is_said_only_where_there_is_a_page(
    capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, built: bool
) -> None:
    monkeypatch.setattr(client, "STATIC", tmp_path)
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    if built:
        (tmp_path / "index.html").write_text("<!doctype html>")

    async def started(self: uvicorn.Server, sockets: object = None) -> None:
        pass

    monkeypatch.setattr(uvicorn.Server, "startup", started)
    server = listen._Server(
        uvicorn.Config("no:app"), "http://127.0.0.1:8577", (), open_browser=True
    )
    asyncio.run(server.startup())
    (line,) = capsys.readouterr().out.splitlines()
    assert ("is open at http://127.0.0.1:8577" in line) == built
    assert ("make play" in line) == (not built)
    for thread in threading.enumerate():
        if thread is not threading.main_thread() and thread.daemon:
            thread.join(5)
    assert opened == (["http://127.0.0.1:8577"] if built else [])
