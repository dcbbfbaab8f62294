"""`undercroft play` really serves, keeps its games where told, and ends on Ctrl-C."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from undercroft.cli import run
from undercroft.cli.serve import free_port


def test_play_serves_and_ends_on_interrupt(tmp_path: Path) -> None:
    data = tmp_path / "games"
    call = [sys.executable, "-m", "undercroft", "play", "--port", "0", "--no-browser"]
    call += ["--data", str(data)]
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found
            with urllib.request.urlopen(found[0] + "/api/health", timeout=10) as answer:
                assert json.load(answer) == {"ok": True}
            assert any(data.iterdir())
            server.send_signal(signal.SIGINT)
            assert server.wait(15) in (0, 130)
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
