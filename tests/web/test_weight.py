"""What a page weighs on the wire, counted from the built files."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

import pytest

import undercroft

KILO = 1000
HOME_AT_MOST = 60 * KILO
TABLE_AT_MOST = 200 * KILO
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([\w.-]+\.js)["']""")


@pytest.fixture(scope="module")
def assets(root: Path) -> Path:
    return root / "undercroft" / "server" / "static" / "assets"


@cache
def imported(part: Path) -> frozenset[Path]:
    """A part, and all that it cannot be run without."""
    found, waiting = {part}, [part]
    while waiting:
        text = waiting.pop().read_text(encoding="utf-8")
        new = {part.parent / name for name in IMPORTED.findall(text)} - found
        found |= new
        waiting += new
    return frozenset(found)


def weight(parts: frozenset[Path]) -> int:
    return sum(len(gzip.compress(part.read_bytes(), 5)) for part in parts)


def one(assets: Path, pattern: str) -> Path:
    [found] = assets.glob(pattern)
    return found


@pytest.fixture(scope="module")
def entrance(assets: Path) -> frozenset[Path]:
    page = (assets.parent / "index.html").read_text(encoding="utf-8")
    [name] = re.findall(r'<script[^>]* src="/assets/([^"]+)"', page)
    return imported(assets / name)


def test_the_entrance_is_light(entrance: frozenset[Path]) -> None:
    assert weight(entrance) <= HOME_AT_MOST


@pytest.mark.parametrize("game", undercroft.titles())
def test_a_table_is_no_burden(assets: Path, entrance: frozenset[Path], game: str) -> None:
    """Everything but the sentences: those come in one language only."""
    table = imported(one(assets, "Table-*.js")) | imported(one(assets, f"{game}-*.js"))
    assert weight(entrance | table) <= TABLE_AT_MOST


def test_a_table_carries_no_other_game(assets: Path) -> None:
    for game in undercroft.titles():
        parts = imported(one(assets, f"{game}-*.js"))
        others = [other for other in undercroft.titles() if other != game]
        carried = [part.name for part in parts if part.name.startswith(tuple(others))]
        assert not carried
