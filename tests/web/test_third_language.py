"""A language with longer words, from a folder of files: nothing is cut on the stage."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.pseudo import LANG, settle_in

from .house import DESK, NOWHERE, WIDE, Open, Server, deal, serving, sit
from .test_stage import walk

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.slow]

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("bloodborne", {"players": 4}),
    ("dark_souls", {"mode": "boss", "players": 2}),
    ("tomb_of_giants", {"mode": "encounter", "players": 2}),
    ("darkest_dungeon", {"mode": "battle", "players": 1}),
]


@pytest.fixture(scope="module")
def running(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with one language more, its client built from the same files."""
    home = tmp_path_factory.mktemp("house")
    left_out = shutil.ignore_patterns("static", "__pycache__", "node_modules")
    shutil.copytree(root / "undercroft", home / "undercroft", ignore=left_out)
    shutil.copytree(root / "web", home / "web", ignore=left_out)
    shutil.copytree(root / "docs" / "rules", home / "docs" / "rules")
    (home / "web" / "node_modules").symlink_to((root / "web" / "node_modules").resolve())
    settle_in(home / "undercroft")
    subprocess.run(["npx", "vite", "build"], cwd=home / "web", check=True, capture_output=True)  # noqa: S607
    yield from serving(home, tmp_path_factory.mktemp("games"))


@pytest.mark.parametrize(("game", "setup"), GAMES, ids=[game for game, _ in GAMES])
@pytest.mark.parametrize("size", [DESK, WIDE], ids=["desk", "wide"])
def test_longer_words_are_not_cut(
    open_page: Open, address: str, game: str, setup: dict[str, Any], size: dict[str, int]
) -> None:
    page = open_page(NOWHERE, size, LANG)
    sit(page, deal(address, game, setup, seed="third"), game)
    assert page.evaluate("document.documentElement.lang") == LANG
    seen = walk(page, 12)
    assert seen.decisions
    assert not seen.cut
    question = page.locator("main").inner_text()
    assert not question.isascii()
