"""The plan of the house: who may import whom. (The layers themselves are in pyproject.toml.)"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "undercroft"
#: What rules must never touch: time, randomness of their own, the world outside.
OUTSIDE = {"random", "secrets", "time", "datetime", "asyncio", "threading", "socket", "subprocess"}


def modules(folder: str) -> list[Path]:
    return sorted((PACKAGE / folder).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The top-level names of the absolute imports of a module (relative ones stay inside)."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names.add(node.module)
    return names


def where(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", modules("kernel"), ids=where)
def test_the_kernel_stands_on_the_standard_library_msgspec_and_yaml(path: Path) -> None:
    strangers = {
        name
        for name in imported(path)
        if name.split(".")[0] not in sys.stdlib_module_names | {"msgspec", "yaml"}
        and not name.startswith("undercroft.kernel")
    }
    assert not strangers


#: Bots and what they think with stand outside the rules: they may toss a coin.
BOT = ("bot.py", "bot_", "mind.py")
RULES = [
    path
    for path in modules("kernel") + modules("games")
    if not path.name.startswith(BOT) and path.parent.name != "bot"
]


DOORS = {
    # A source of chance without a seed makes one that nobody can guess.
    "kernel/chance.py": {"secrets"},
    # Two threads that read the first pack of a process wait for each other.
    "kernel/content.py": {"threading"},
}


@pytest.mark.parametrize("path", RULES, ids=where)
def test_rules_touch_no_clock_no_randomness_no_world(path: Path) -> None:
    assert not {name.split(".")[0] for name in imported(path)} & OUTSIDE - DOORS.get(
        where(path), set()
    )


def test_every_module_says_what_it_is() -> None:
    silent = [
        where(path)
        for path in sorted(PACKAGE.rglob("*.py"))
        if (tree := ast.parse(path.read_text(encoding="utf-8"))).body
        and not ast.get_docstring(tree)
    ]
    assert not silent
