"""How a tool ends that makes pages: it writes those that are stale, or with `--check` only names them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path


def settle(pages: Iterable[tuple[Path, str]]) -> int:
    """Write what has changed and say so; with `--check` stale pages are a failure, and nothing is written."""
    check = "--check" in sys.argv
    stale = []
    for path, made in pages:
        if path.is_file() and path.read_text(encoding="utf-8") == made:
            continue
        stale.append(path.name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made, encoding="utf-8")
    print(f"stale: {', '.join(stale)}" if stale else "all as they should be")
    return 1 if stale and check else 0
