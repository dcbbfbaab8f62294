"""What every test may ask for."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

import undercroft

ROOT = Path(__file__).resolve().parent.parent
# The same engine without a window of its own comes first: the tests are quicker with it.
BROWSERS = (
    "chromium-headless-shell",
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)

#: Whatever the language of this machine is: what the command line says is compared in English.
os.environ["UNDERCROFT_LANG"] = "en"


def pytest_report_header() -> str:
    return f"undercroft {undercroft.__version__} ({undercroft.BUILD})"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What looks at plain Python itself is run there, and is no question to the compiled build."""
    if undercroft.BUILD == "compiled":
        left = [item for item in items if item.get_closest_marker("pure")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium. A test that needs one fails without it: it is never skipped."""
    if named := os.environ.get("UNDERCROFT_CHROMIUM"):
        return named
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    if not Path(own).exists():
        pytest.fail("no Chromium: install one, or name it in UNDERCROFT_CHROMIUM", pytrace=False)
    return own
