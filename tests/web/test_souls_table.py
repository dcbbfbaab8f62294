"""The tables of both Dark Souls boxes: every text they name exists, and none for them is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "undercroft" / "games"
TABLES = ROOT / "web" / "src" / "games"
NAMED = re.compile(r"""['"]((?:ds|tg)-[a-z0-9-]+)['"]""")
WRITTEN = re.compile(r"^((?:ds|tg)-[a-z0-9-]+) =", re.MULTILINE)
#: What both tables share speaks of the second box only where a view has what only that box knows.
BOXES = {"dark_souls": "ds-", "tomb_of_giants": ""}


def named(*folders: str) -> set[str]:
    return {
        name
        for folder in folders
        for path in (TABLES / folder).iterdir()
        for name in NAMED.findall(path.read_text(encoding="utf-8"))
    }


def written(lang: str, *folders: str) -> set[str]:
    return {
        name
        for folder in folders
        for name in WRITTEN.findall(
            (GAMES / folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        )
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", BOXES)
def test_every_text_of_the_table_exists(game: str, lang: str) -> None:
    wanted = {name for name in named("souls", game) if name.startswith(BOXES[game])}
    # A question of one box may be recognised by its id without being said.
    wanted -= {name for name in wanted if re.match(r"(ds|tg)-prompt-", name)}
    assert wanted <= written(lang, "souls", game)


def test_every_text_for_the_tables_is_used() -> None:
    folders = ("souls", "dark_souls", "tomb_of_giants")
    mine = {name for name in written("en", *folders) if re.match(r"(ds|tg)-ui-", name)}
    assert mine <= named(*folders)
