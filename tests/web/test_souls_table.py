"""The table of Dark Souls: every text it names is written, and every text written for it is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "undercroft" / "games" / "dark_souls" / "text"
TABLE = ROOT / "web" / "src" / "games" / "dark_souls"
NAMED = re.compile(r"""['"](ds-[a-z0-9-]+)['"]""")
WRITTEN = re.compile(r"^(ds-[a-z0-9-]+) =", re.MULTILINE)


def named() -> set[str]:
    return {
        name for path in TABLE.iterdir() for name in NAMED.findall(path.read_text(encoding="utf-8"))
    }


def written(lang: str) -> set[str]:
    return set(WRITTEN.findall((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_text_of_the_table_exists(lang: str) -> None:
    assert named() <= written(lang)


def test_every_text_for_the_table_is_used() -> None:
    assert {name for name in written("en") if name.startswith("ds-ui-")} <= named()
