"""docs/packs.md, followed to the letter in an empty folder."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from undercroft.cli import run
from undercroft.games import NAMES, find
from undercroft.kernel import drafts

#: What kind of block, perhaps for which file, and what stands in it.
BLOCK = re.compile(r"```(\w+) ?([\w./]*)\n(.*?)```", re.DOTALL)


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Added packs are forgotten afterwards."""
    for name in NAMES:
        shelf = find(name).shelf
        for table in ("_folders", "_loaded"):
            monkeypatch.setattr(shelf, table, dict(getattr(shelf, table)))


def test_the_guide_is_true(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    said, ran = "", 0
    for kind, file, body in BLOCK.findall((root / "docs" / "packs.md").read_text("utf-8")):
        if file:
            Path(file).parent.mkdir(exist_ok=True)
            Path(file).write_text(body)
        elif kind == "console":
            for line in body.splitlines():
                command = shlex.split(line.removeprefix("$ undercroft "))
                assert run(command) == 0, line
                said = capsys.readouterr().out or said
                ran += 1
        elif kind == "text":
            assert said == body
        else:
            assert kind == "python"
            exec(compile(body, "packs.md", "exec"), {})
    assert ran == 9
    assert (tmp_path / "opened" / "upgrades.yaml").read_text() == Path(
        "my_pack/upgrades.yaml"
    ).read_text()


def test_the_kinds_are_listed(root: Path) -> None:
    text = (root / "docs" / "packs.md").read_text("utf-8")
    for name in NAMES:
        listed = ", ".join(f"`{kind}`" for kind in drafts.kinds(find(name)))
        assert f"| `{name}` | {listed} |" in text
