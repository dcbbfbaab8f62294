from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .house import Open, Server, launched, opening, serving


@pytest.fixture(scope="module")
def running(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(root, tmp_path_factory.mktemp("games"))


@pytest.fixture
def server(running: Server) -> Iterator[Server]:
    """A server that the tests of a module share. It may be killed, and stands again for the next one."""
    yield running
    running.stand()


@pytest.fixture
def address(server: Server) -> str:
    return server.address


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One for all; every page has a context of its own."""
    yield from launched(chromium)


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Open]:
    yield from opening(browser, address)
