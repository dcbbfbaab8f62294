"""Whatever is wrong with a pack, a lesson, a puzzle or a position is said in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undercroft
from undercroft import text
from undercroft.kernel.content import read_documents
from undercroft.text.mistakes import said

HOUSE = Path(undercroft.__file__).parent
SOURCES = [
    *(HOUSE / "kernel" / f"{name}.py" for name in (
        "content", "document", "drafts", "effects", "errors", "journal", "overlay", "places",
        "record", "shelf", "takes", "ucpack",
    )),
    *sorted((HOUSE / "games").rglob("*.py")),
    HOUSE / "lessons" / "shelf.py",
    HOUSE / "puzzle.py",
    *(HOUSE / "server" / f"{name}.py" for name in ("files", "packs")),
    *(HOUSE / "cli" / f"{name}.py" for name in ("folders", "travel")),
]  # fmt: skip
#: Functions that put what they are given into a line.
TELLERS = {"append", "extend", "wrong", "need", "Refused"}
ERRORS = {"InvalidContent", "PositionError", "InvalidJournal", "InvalidSetup", "error"}
#: Functions whose answer is what is wrong, or what may stand in a field.
FINDERS = re.compile(
    "wrong(_option)?|unknown|words|known|not_one_of|mistakes|missing|no_nodes|unreadable|reasons|"
    "unknown_ids|check_places|check_map|_check_.*|check"
)
SAMPLES = {
    "not_one_of(": "'x' is not one of a, b; did you mean 'a'?",
    "known(": "known: a, b",
    "_meant(": "; did you mean 'a'?",
    "what(": "the match is over",
    "self.words()": "a number from 1 to 2",
    "super().words()": "`a`",
    "spec.words()": "a number from 1 to 2",
    "bounds": "from 1 to 2",
    "an(what)": "a lever",
    "meant": "did you mean 'a'?",
    "older": "",
    "f'; did you mean": "; did you mean 'a'?",
    "' here' if": " here",
    "said": "missing",
    "error": "missing",
    "problem": "missing",
    "words": "missing",
}


def filled(node: ast.expr) -> str:
    """A line as it is made, with samples for what is put in."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(filled(part) for part in node.values)
    if isinstance(node, ast.FormattedValue):
        source = ast.unparse(node.value)
        found = [sample for start, sample in SAMPLES.items() if source.startswith(start)]
        return found[0] if found else "x"
    return "x"


def told(tree: ast.AST) -> Iterator[ast.AST]:
    """The parts of a file that make lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            if getattr(node.exc.func, "id", "") in ERRORS:
                yield from node.exc.args
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", "") or getattr(node.func, "id", "")
            if name in TELLERS:
                yield from node.args
        elif isinstance(node, ast.FunctionDef) and FINDERS.fullmatch(node.name):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return | ast.Yield) and inner.value is not None:
                    yield inner.value
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "said":
            yield node.value


def lines(path: Path) -> Iterator[str]:
    for part in told(ast.parse(path.read_text("utf-8"))):
        inside = {
            id(inner)
            for node in ast.walk(part)
            if isinstance(node, ast.JoinedStr)
            for inner in ast.walk(node)
            if inner is not node
        }
        for node in ast.walk(part):
            if isinstance(node, ast.JoinedStr | ast.Constant) and id(node) not in inside:
                yield filled(node)


#: Joins, and what screens know by a sentence of their own (`refused-…`).
OTHERS = {" or ", ", ", ": ", "this is not a journal", "this journal cannot be read"}


def is_place(line: str) -> bool:
    """A file, an entry, a field: nothing is said of them."""
    return not re.sub(r"[^ ]+: |[^ ]+:?$", "", line).strip()


@pytest.mark.parametrize("lang", [lang for lang in text.languages() if lang != "en"])
def test_every_line_that_is_written_anywhere_is_said(lang: str) -> None:
    found = {line for path in SOURCES for line in lines(path) if not is_place(line)} - OTHERS
    assert len(found) > 250
    assert sorted(line for line in found if said(line, lang) == line) == []


# ---------------------------------------------------------------------- packs that are broken in every way


ROUNDS = 30
#: What may stand in a field instead of what stands there, by what stands there.
INSTEAD: dict[type, tuple[object, ...]] = {
    str: ("strang", "", 7, None, ["x"], "9-3", "only"),
    int: (-1, 0, 99, 10**6, "many", None),
    float: (-1, "many"),
    bool: (None, 2, "yes"),
    list: ([], {}, "none", [7], None),
    dict: ({}, [], "none", {"strange": 1}, None),
    type(None): (1, "x", []),
}
#: Words of ours, which no French line has before another word; names of fields stand alone or in a row.
ENGLISH = re.compile(
    r"\b(the|of|and|must|be|needs?|is|are|no|not|one|expected|got|here|takes?|goes|known|missing|only|there|"
    r"stands?|each|from|with|such|used|twice|did|you|mean) (?!et\b|ou\b)\w"
)


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where something stands in an entry."""
    inner = value.items() if isinstance(value, dict) else ()
    for key, one in enumerate(value) if isinstance(value, list) else inner:
        yield (*path, key)
        yield from places(one, (*path, key))


def broken(entry: dict[str, Any], dice: Random) -> None:
    """One thing of an entry is left out, is something else, is too much, or bears another name."""
    where = [path for path in places(entry) if path != ("id",)]
    if not where:
        return
    *way, last = dice.choice(where)
    inner: Any = entry
    for step in way:
        inner = inner[step]
    match dice.choice(("out", "other", "other", "other", "swap", "more", "name")):
        case "out":
            del inner[last]
        case "other":
            inner[last] = dice.choice(INSTEAD[type(inner[last])])
        case "swap":  # with what stands elsewhere: a word of the game in the wrong place
            others = [path for path in where if path[:-1] == tuple(way)]
            other = dice.choice(others)[-1]
            inner[last], inner[other] = inner[other], inner[last]
        case "more" if isinstance(inner, dict):
            inner["tile"] = inner["amoun"] = inner["once"] = inner["when"] = 3
        case _ if isinstance(inner, dict):
            inner[f"{last}s"] = inner.pop(last)


def problems(game: str) -> set[str]:
    """What is said of the base pack of a game, broken in many places."""
    rules = undercroft.games.find(game)
    [folder] = rules.shelf._folders["base"]
    whole = read_documents(folder)
    found: set[str] = set()
    for number in range(ROUNDS):
        dice = Random(f"{game} {number}")
        documents: dict[str, Any] = deepcopy(dict(whole))
        for file, document in documents.items():
            # Most of a pack stays as it is, so that it can be read as far as its last file.
            few = dice.sample(document, min(len(document), 1 + len(document) // 12))
            for entry in few if file != "pack.yaml" or number == 0 else ():
                broken(entry, dice)
        if number % 10 == 1:
            del documents[dice.choice(sorted(documents))]
        try:
            rules.shelf.build(documents, "mine")
        except undercroft.InvalidContent as error:
            found.update(error.problems)
    return found


@pytest.mark.parametrize("game", undercroft.titles())
def test_whatever_is_wrong_with_a_pack_is_said_in_french(game: str) -> None:
    found = problems(game)
    assert len(found) > 100
    unsaid = [line for line in sorted(found) if said(line, "fr") == line]
    assert unsaid == []
    for line in sorted(found):
        french = re.sub(r"'[^']*'|\"[^\"]*\"|`[^`]*`|\S*[._\[]\S*", "", said(line, "fr"))
        left = ENGLISH.search(french)
        assert left is None, f"{left.group()!r} in {said(line, 'fr')}"
