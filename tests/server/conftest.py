from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.postgres import Cluster, programs

from .wire import House, Process, running


@pytest.fixture(autouse=True)
def _no_server_is_left_behind() -> Iterator[None]:
    """A test that fails half-way must not leave its server running."""
    yield
    while Process.started:
        process = Process.started.pop()
        if process.poll() is None:
            process.kill()
            process.communicate()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests of a module share, each at tables of its own."""
    yield from running(House(tmp_path_factory.mktemp("house")))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone: it may be stopped, changed and started again."""
    yield from running(House(tmp_path))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A real PostgreSQL, which lives as long as the tests."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed here, and could not be: apt install postgresql")
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture
def database(cluster: Cluster) -> str:
    """A database of one's own."""
    return cluster.address(f"test_{next(_numbers)}")


_numbers = itertools.count()
