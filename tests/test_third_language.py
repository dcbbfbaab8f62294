"""A third language is files and names, no code: the library and the command line speak it at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .pseudo import LANG, longer, settle_in

SCRIPT = f"""
import undercroft
from undercroft import text
assert text.languages() == ["en", "{LANG}", "fr"], text.languages()
for game in undercroft.titles():
    match = undercroft.new(game, {{}}, seed=3)
    for event in match.events:
        print(event.text("{LANG}"))
    for decision in match.decisions:
        print(decision.text("{LANG}"))
        for option in decision.options:
            print(option.text("{LANG}"))
"""


@pytest.fixture(scope="module")
def house(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is, and the files of one more language."""
    home = tmp_path_factory.mktemp("house")
    shutil.copytree(
        root / "undercroft",
        home / "undercroft",
        ignore=shutil.ignore_patterns("static", "__pycache__"),
    )
    settle_in(home / "undercroft")
    return home


def said(house: Path, *call: str) -> str:
    done = subprocess.run(
        [sys.executable, *call],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_library_speaks_it(house: Path) -> None:
    lines = said(house, "-c", SCRIPT).splitlines()
    assert len(lines) > 30
    assert longer("Hunter Axe") in "\n".join(lines)
    english = [line for line in lines if line.isascii() and len(line) > 20]
    assert not english, "left in English"


def test_the_command_line_speaks_it(house: Path) -> None:
    helped = said(house, "-m", "undercroft", "--help", "--lang", LANG)
    assert longer("Serve games to others.") in helped
    table = said(
        house,
        "-m",
        "undercroft",
        "simulate",
        "bloodborne",
        "--games",
        "2",
        "--jobs",
        "1",
        "--lang",
        LANG,
    )
    assert longer("mean score") in table


def test_longer_words() -> None:
    assert longer("The Hunter dies, and 2 cards go.") == "Thê Hûntêrnn dîêsn, ând 2 cârdsn gô."
