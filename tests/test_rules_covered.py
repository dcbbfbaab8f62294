"""Every numbered rule has a test, and every marker names a rule."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
RULES = TESTS.parent / "docs" / "rules"
#: `- **BB-4.3** …`, `- **BB-A.10** …`, `- **DD-26.N1** …` and `**BB-T.1 Scourge Beast round** …`.
STATED = re.compile(
    r"^(?:[-*] )?\*\*([A-Z]+-[0-9A-Z]+\.[A-Z]?[0-9]+[a-z]?)(?:\*\*| )", re.MULTILINE
)


def stated(path: Path) -> list[str]:
    """The ids a rules document states, in its order."""
    return STATED.findall(path.read_text("utf-8"))


def marked(path: Path) -> list[tuple[str, int]]:
    """The ids of `pytest.mark.rule("…")` in a test module, with their lines."""
    found: list[tuple[str, int]] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in (
            "pytest.mark.rule",
            "mark.rule",
        ):
            for argument in node.args:
                literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                assert literal, f"{path}:{node.lineno}: a rule is marked by its id, as a plain text"
                assert isinstance(argument, ast.Constant)
                found.append((str(argument.value), node.lineno))
    return found


DOCUMENTS = sorted(RULES.glob("*.md"))
MARKERS = {
    (id, f"{path.relative_to(TESTS)}:{line}")
    for path in sorted(TESTS.rglob("test_*.py"))
    for id, line in marked(path)
}
IDS = {id for document in DOCUMENTS for id in stated(document)}


def in_order(ids: set[str]) -> list[str]:
    def key(id: str) -> tuple[str, int, str, int, str]:
        game, _, rest = id.partition("-")
        chapter, _, number = rest.partition(".")
        digits = re.sub(r"\D", "", number)
        head = int(chapter) if chapter.isdigit() else 999
        return game, head, chapter, int(digits), number

    return sorted(ids, key=key)


def test_the_documents_state_rules() -> None:
    assert DOCUMENTS
    assert {"BB-0.1", "BB-4.3", "BB-18.7", "BB-A.1", "BB-A.59", "BB-T.1", "BB-T.9"} <= IDS
    assert len([id for id in IDS if id.startswith("BB-")]) >= 250


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.stem)
def test_every_rule_is_stated_once(document: Path) -> None:
    ids = stated(document)
    twice = sorted({id for id in ids if ids.count(id) > 1})
    assert not twice


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.stem)
def test_every_rule_has_a_test(document: Path) -> None:
    missing = in_order(set(stated(document)) - {id for id, _ in MARKERS})
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


def test_every_marker_names_a_rule() -> None:
    unknown = sorted(f"{place}: {id}" for id, place in MARKERS if id not in IDS)
    assert not unknown, "\n".join(unknown)
