"""What a position is refused for: every such line of the source must be said to some broken position."""

from __future__ import annotations

import ast
import copy
import inspect
import re
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

import undercroft
from undercroft import Match, PositionError
from undercroft.kernel.errors import BrokenInvariant

#: The calls that refuse; what they say is their last argument.
REFUSING = ("PositionError", "hold", "need")

Edit = dict[str, Any]
"""Fields of a document by their path, with dots between; `frame.agenda` and the like too."""


def lines(*modules: ModuleType) -> list[str]:
    """What these modules can say, each as a pattern."""
    found: list[str] = []
    for module in modules:
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                said = pattern(node.args[-1]) if node.args and node.func.id in REFUSING else ""
                if said:
                    found.append(said)
    return found


def pattern(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if isinstance(node, ast.JoinedStr):
        return "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
            for part in node.values
        )
    return ""


def edited(doc: Any, edit: Edit) -> Any:
    """The document with these fields replaced."""
    doc = copy.deepcopy(doc)
    for path, value in edit.items():
        *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        spot = doc
        for key in way:
            spot = spot[key]
        spot[last] = value
    return doc


def refused(match: Match, edit: Edit) -> str:
    """What is said to a position edited like this; nothing if it is taken."""
    try:
        undercroft.from_position(edited(match.position(), edit))
    except PositionError as error:
        return str(error)
    return ""


def broken(match: Match, spoil: Callable[[Any], None]) -> str:
    """What is noticed at a table that was spoilt like this, as no rule would."""
    spoil(match.state)
    try:
        match.check()
    except BrokenInvariant as error:
        return str(error)
    return ""


def unsaid(patterns: Iterable[str], said: Iterable[str]) -> list[str]:
    """The lines that nobody has been told."""
    told = list(said)
    return [one for one in patterns if not any(re.search(one, line) for line in told)]
