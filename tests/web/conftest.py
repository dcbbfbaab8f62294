from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .house import Open, launched, opening, serving


@pytest.fixture(scope="module")
def address(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that the tests of a module share."""
    for server in serving(root, tmp_path_factory.mktemp("games")):
        yield server.address


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    yield from launched(chromium)


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Open]:
    yield from opening(browser, address)
