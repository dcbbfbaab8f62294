"""The README's example runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

READMES = ("README.md", "README.fr.md")


@pytest.mark.parametrize("file", READMES)
def test_the_example_runs(file: str, root: Path, capsys: Any) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (root / file).read_text("utf-8"), re.DOTALL)
    assert blocks
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, file, "exec"), names)
    assert names["match"].over
    assert capsys.readouterr().out


@pytest.mark.parametrize("file", READMES)
def test_every_link_into_the_project_leads_somewhere(file: str, root: Path) -> None:
    text = (root / file).read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    assert links
    assert not [link for link in links if not (root / link).exists()]


def test_both_languages_show_the_same(root: Path) -> None:
    """The same headings, examples, pictures and games."""
    english, french = [(root / file).read_text("utf-8") for file in READMES]
    for mark in (r"^## ", r"^```", r"^!\[", r"^\| "):
        found = [len(re.findall(mark, text, re.MULTILINE)) for text in (english, french)]
        assert found[0] == found[1], mark
