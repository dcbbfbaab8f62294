"""Clones share what changes seldom: nobody may change that under another's feet."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Annotated, get_args, get_origin, get_type_hints

import pytest

import undercroft.games.darkest_dungeon as package
from undercroft.games.darkest_dungeon.state.estate import Estate
from undercroft.kernel.record import SHARED

from .stage import new

NAMES = {
    name
    for name, hint in get_type_hints(Estate, include_extras=True).items()
    if get_origin(hint) is Annotated and SHARED in get_args(hint)
}


def changed(node: ast.AST) -> list[ast.expr]:
    """Whose fields a statement changes."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AugAssign):
        targets = [node.target]
    flat = [one for target in targets for one in getattr(target, "elts", [target])]
    return [one.value for one in flat if isinstance(one, ast.Attribute)]


def unasked(function: ast.AST) -> list[int]:
    """Lines that change one of the shared records without having asked for one's own."""
    own = {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and "own_" in ast.unparse(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    found = []
    for node in ast.walk(function):
        for one in changed(node):
            shared = isinstance(one, ast.Attribute) and one.attr in {*NAMES, "ring"}
            local = isinstance(one, ast.Name) and one.id in NAMES - own
            if shared or local:
                found.append(one.lineno)
    return found


def test_whoever_changes_what_twins_share_has_asked_for_ones_own() -> None:
    assert sorted(NAMES) == ["campaign", "circus", "decks", "hamlet"]
    assert unasked(ast.parse("def f(state):\n    state.hamlet.gold -= 1")) == [2]
    assert unasked(ast.parse("def f(state):\n    hamlet = state.hamlet\n    hamlet.gold = 1")) == [
        3
    ]
    assert not unasked(ast.parse("def f(state):\n    state.own_hamlet().gold -= 1"))
    folder = Path(str(package.__file__)).parent
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                assert not unasked(node), f"{path}: {unasked(node)}"


@pytest.mark.parametrize("mode", ["campaign", "quest", "circus"])
def test_a_clone_stays_as_it_was(mode: str) -> None:
    match = new(mode=mode, players=2, seed="twins")
    rng = random.Random("twins")
    kept = []
    for _ in range(200):
        if match.over:
            break
        twin = match.clone()
        kept.append((twin, twin.position()))
        ask = next(one for one in match.asks if not match.state.answered >> one.seat & 1)
        match.choose(ask, rng.choice(ask.options))
        for hero in match.state.heroes:  # type: ignore[attr-defined]
            hero.wounds = hero.stress = 0  # far enough to come home and spend the days
    for twin, position in kept:
        assert twin.position() == position
