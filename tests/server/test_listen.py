"""Starting and stopping: one clear line when something stands in the way."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from undercroft.server.store.sqlite import FILE

from .wire import PATIENCE, Process


def complaint(data: Path, port: int = 0) -> str:
    """What a server says that cannot start."""
    command = [sys.executable, "-m", "undercroft.server", "--port", str(port), "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert line.startswith("undercroft: ")
    return line


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port}" in complaint(tmp_path, port)
    assert "cannot listen" in complaint(tmp_path, 70_000)


def test_a_damaged_store(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is not a database" * 1000)
    line = complaint(tmp_path)
    assert FILE in line
    assert "damaged" in line


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "file" in complaint(tmp_path / "file")


def test_one_server_a_folder_and_a_polite_end(tmp_path: Path) -> None:
    server = Process(tmp_path)
    assert "in use" in complaint(tmp_path)
    table = server.sit("here", "here", "here")
    screen = table.screen(0)
    assert screen.choose(0)["t"] == "done"
    screen.barrier()
    code, errors = server.stop(signal.SIGINT)
    assert (code, errors.count("Traceback")) == (0, 0), errors
    with pytest.raises(ConnectionClosed) as closed:
        screen.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    # Everything has gone into the one file, and the next server finds it.
    assert [path.name for path in tmp_path.glob("*sqlite3*")] == [FILE]
    server.start()
    assert len(table.journal()["inputs"]) == 1
    code, errors = server.stop(signal.SIGTERM)
    assert code in {0, -signal.SIGTERM}
    assert "Traceback" not in errors


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    server = Process(tmp_path)
    table = server.sit("here", "invite", "here", seed="a seed that nobody may read")
    invite = table.keys[1]["invite"]
    table.claim(invite)
    table.claim("not an invite")
    table.get("/invites", host=True)
    table.screen(0).choose(0)
    table.screen(token=table.token(0))
    table.close()
    _, errors = server.stop()
    for secret in [table.id, table.host, table.token(0), invite, "a seed that"]:
        assert secret not in errors
