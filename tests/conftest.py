"""What every test may ask for."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
# The same engine without a window of its own comes first: the tests are quicker with it.
BROWSERS = (
    "chromium-headless-shell",
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)


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
