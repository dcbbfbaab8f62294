"""What the server refuses with a line of its own is said in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from undercroft import server, text

SOURCES = Path(server.__file__).parent


def lines() -> set[str]:
    """The whole lines with which the server refuses."""
    return {
        node.args[1].value
        for path in SOURCES.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refused"
        and len(node.args) > 1
        and isinstance(node.args[1], ast.Constant)
        and isinstance(node.args[1].value, str)
    }


def slug(line: str) -> str:
    """As web/src/lib/start.ts makes it."""
    return "refused-" + re.sub(r"[^a-z0-9]+", "-", line.lower()).strip("-")


@pytest.mark.parametrize("lang", text.languages())
def test_every_line_of_the_server_is_said(lang: str) -> None:
    known = text.bundle(lang)
    assert len(lines()) > 30
    assert [line for line in sorted(lines()) if not known.has_message(slug(line))] == []


def test_nothing_is_said_that_the_server_does_not_say() -> None:
    ids = {slug(line) for line in lines()}
    house = (Path(text.__file__).parent / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^(refused-[a-z0-9-]+) =", house, re.MULTILINE)) == ids
