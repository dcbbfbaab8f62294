"""A PostgreSQL of one's own for tests and measurements: in a folder, on a free port, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

HOMES = "/usr/lib/postgresql/*/bin"


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`; None: it is not installed."""
    found = shutil.which("initdb")
    if found is not None and (Path(found).resolve().parent / "postgres").is_file():
        return Path(found).resolve().parent
    here = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: p.parts[-3])
    return here[-1].parent if here else None


def _somebody() -> str | None:
    """It does not run as root: whom it runs as instead."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return None


class Cluster:
    """Started at once; `address(name)` is a database of this name, made if need be."""

    def __init__(self) -> None:
        home = programs()
        assert home is not None, "PostgreSQL is not installed"
        self._home = home
        self._user = _somebody()
        self.folder = Path(tempfile.mkdtemp(prefix="undercroft-postgres-"))
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self.port = 0
        self._data = self.folder / "data"
        self._call(
            "initdb",
            "-D",
            self._data,
            "-A",
            "trust",
            "-U",
            "undercroft",
            "-E",
            "UTF8",
            "--locale=C",
        )
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def _call(self, program: str, *more: object) -> None:
        done = subprocess.run(
            [str(self._home / program), *map(str, more)],
            capture_output=True,
            text=True,
            check=False,
            user=self._user,
            cwd="/",
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Serve; returns when it answers."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": "200",
            "shared_buffers": "32MB",
        }
        options = [f"-c{name}={value}" for name, value in settings.items()]
        first = not self.port
        self.process = None
        for _ in range(2400):
            if self.process is None or self.process.poll() is not None:
                # It ends at once where somebody else has taken the port meanwhile, or while what a killed
                # one has left is still there.
                if first:
                    self.port = _free_port()
                self.process = self._serve(options)
            elif self._answers():
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not answer")

    def _serve(self, options: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [str(self._home / "postgres"), "-D", str(self._data), "-p", str(self.port), *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            cwd="/",
            start_new_session=True,
        )

    def _answers(self) -> bool:
        call = [str(self._home / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        return subprocess.run(call, check=False).returncode == 0

    def address(self, name: str) -> str:
        call = [str(self._home / "createdb"), "-h", "127.0.0.1", "-p", str(self.port)]
        subprocess.run([*call, "-U", "undercroft", name], check=False, capture_output=True)
        return f"postgresql://undercroft@127.0.0.1:{self.port}/{name}"

    def kill(self) -> None:
        """As if the power had gone: no time to finish anything."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        # Its children may live a little longer, and hold its shared memory.
        time.sleep(0.2)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
