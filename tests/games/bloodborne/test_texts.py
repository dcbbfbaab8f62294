"""The sentences of the game: both languages complete, nothing missing, nothing left over."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from undercroft.games.bloodborne import dungeon, game, shadow
from undercroft.games.bloodborne.cards import COLOURS
from undercroft.games.bloodborne.house import VARIANTS
from undercroft.games.bloodborne.language import VERBS
from undercroft.games.bloodborne.mind import Hunting
from undercroft.games.bloodborne.modifiers import ENEMY_MOMENTS
from undercroft.games.bloodborne.rules import STEPS_BY_NAME
from undercroft.games.bloodborne.verbs import CARD_MOMENTS
from undercroft.kernel.agenda import Question
from undercroft.kernel.text import Message

from ..texts import arguments, check_both_languages, check_typography, is_grammar, messages

HOUSE = Path(game.__file__).resolve().parents[3]
CODE = HOUSE / "undercroft"
WEB = HOUSE / "web" / "src"


def ids(lang: str) -> set[str]:
    """All sentences of a language."""
    return {id for id in messages(lang, "bloodborne") if not is_grammar(id)}


def strings(source: Path) -> set[str]:
    """Every whole string of a Python file (not the pieces of f-strings)."""
    tree = ast.parse(source.read_text("utf-8"))
    pieces = {
        id(piece)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for piece in node.values
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces
    }


@cache
def built() -> set[str]:
    """The ids that the code puts together from parts."""
    ids = {f"bb-event-{kind.replace('_', '-')}" for kind in game.GAME.events}
    asking = [name for name, step in STEPS_BY_NAME.items() if issubclass(step, Question)]
    assert {"choose", "reclaim", "remove", "target", "transform", "upgrade"} <= {*asking}
    ids |= {f"bb-prompt-{name}" for name in asking} | {f"bb-option-{name}" for name in asking}
    ids |= {f"bb-verb-{verb.op.replace('_', '-')}" for verb in VERBS}
    ids |= {f"bb-when-{moment.replace('_', '-')}" for moment in (*CARD_MOMENTS, *ENEMY_MOMENTS)}
    ids |= {f"bb-hint-{mark}" for mark in Hunting.marks}
    ids |= {f"bb-when-any-{moment}" for moment in ("on-reveal", "on-escape", "on-kill")}
    for reading in game.READINGS:
        name = f"bb-setup-{reading.replace('_', '-')}"
        ids |= {name, f"{name}-value", f"{name}-help"}
    ids |= {f"bb-chance-{name.replace('_', '-')}" for name in draws() | set(COLOURS)}
    ids |= {
        f"{variant.id('bb')}{part}" for variant in VARIANTS for part in ("", "-value", "-about")
    }
    ids.add("bb-preset")
    tree = ast.parse(Path(game.__file__).read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "_why":
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    ids |= {f"bb-why-{word}" for word in words(inner.value)}
    return ids


def draws() -> set[str]:
    """What the rules draw: the first argument of `Draw` and of a pile's `draw`."""
    found: set[str] = set()
    trees = [ast.parse(Path(room.__file__).read_text("utf-8")) for room in (dungeon, shadow)]
    for node in [one for tree in trees for one in ast.walk(tree)]:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name in ("Draw", "draw"):
                found |= set(words(node.args[0]))
    assert found == {"final_boss", "first_player", "upgrade", "chalice", "shadow"}
    return found


def words(node: ast.expr) -> list[str]:
    """The strings an expression can be: a literal, or one of two."""
    if isinstance(node, ast.IfExp):
        return [*words(node.body), *words(node.orelse)]
    assert isinstance(node, ast.Constant), ast.dump(node)
    return [str(node.value)]


@cache
def literal() -> set[str]:
    """The ids that stand whole in Python or in the client."""
    ids = {
        text
        for path in CODE.rglob("*.py")
        for text in strings(path)
        if re.fullmatch(r"bb(-[a-z0-9]+)+", text)
    }
    for path in WEB.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            ids |= set(re.findall(r"(?<![\w-])bb(?:-[a-z0-9]+)+", path.read_text("utf-8")))
    return ids


@pytest.mark.pure
def test_the_code_builds_the_ids_it_is_known_for() -> None:
    assert {
        "bb-event-nobody-won",
        "bb-why-tie-break",
    } <= built()
    assert {"bb-card-sole", "bb-score-trophy", "bb-closed-used", "bb-setup-random"} <= literal()


def test_both_languages_say_the_same() -> None:
    check_both_languages("bloodborne")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.pure
def test_every_id_of_the_code_has_a_sentence(lang: str) -> None:
    assert sorted((built() | literal()) - ids(lang)) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_sentence_of_a_line_asks_only_for_what_stands_in_the_line(lang: str) -> None:
    """A value that is not there makes the sentence fall back to another case, and the card lies."""
    for owner, line, message in game.GAME.lines(game.GAME.shelf.find("base")):
        inner = message.args.get("what", message)
        assert isinstance(inner, Message)
        asked = arguments(messages(lang, "bloodborne")[inner.id])
        assert asked <= set(inner.args), f"{owner}: {line}"


@pytest.mark.pure
def test_every_sentence_is_used() -> None:
    assert sorted(ids("en") - built() - literal()) == []


def test_typography() -> None:
    check_typography("bloodborne")
