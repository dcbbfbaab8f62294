"""The README's example runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any


def test_the_example_runs(root: Path, capsys: Any) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (root / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "README.md", "exec"), names)
    assert names["match"].over
    assert capsys.readouterr().out


def test_every_link_into_the_project_leads_somewhere(root: Path) -> None:
    text = (root / "README.md").read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    assert links
    assert not [link for link in links if not (root / link).exists()]
