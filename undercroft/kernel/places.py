"""Where in the files of a pack a problem is: `file: entry: field: what is wrong` gets its line.

What follows only from another problem is left out: an entry that cannot be read is missed by all that
name it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

import yaml

STEP = re.compile(r"([a-z_][a-z_0-9]*)|\[(\d+)\]|\.")


class Problems(list[str]):
    """What is wrong with a pack: one line each, `file: entry: field: what`."""

    def __init__(self) -> None:
        super().__init__()
        self.unread: dict[str, set[str]] = {}
        """The entries of each file that could not be read at all."""


def told_once(problems: list[str]) -> list[str]:
    """The problems without those that follow from an entry that could not be read."""
    unread = problems.unread if isinstance(problems, Problems) else {}
    missed = {id for ids in unread.values() for id in ids}

    def follows(problem: str) -> bool:
        file, *rest = _parts(problem)
        if len(rest) < 2:
            return bool(unread.get(file)) and rest != ["missing"]
        if rest[1] == "missing":
            return rest[0] in missed
        if rest[0] in missed:
            return False
        said = ": ".join(rest[1:])
        return any(f"{id!r}" in said for id in missed)

    return [problem for problem in dict.fromkeys(problems) if not follows(problem)]


def with_lines(problems: Iterable[str], written: Mapping[str, str]) -> list[str]:
    """`file:line: …` where the place can be found."""
    return [_with_line(problem, written) for problem in problems]


def _parts(problem: str) -> list[str]:
    return problem.split(": ")


def _with_line(problem: str, written: Mapping[str, str]) -> str:
    file, *rest = _parts(problem)
    if file not in written or not rest:
        return problem
    line = _line(written[file], rest[0], tuple(rest[1:]))
    return f"{file}:{line}: {': '.join(rest)}" if line else problem


def _line(text: str, entry: str, rest: tuple[str, ...]) -> int:
    """The line of an entry, or of the first field named after it; 0 if it is not there."""
    root = _composed(text)
    if not isinstance(root, yaml.SequenceNode):
        return 0
    for number, node in enumerate(root.value, 1):
        if entry == f"entry {number}" or _value(node, "id") == entry:
            return _inside(node, rest)
    return 0


def _inside(node: yaml.Node, rest: tuple[str, ...]) -> int:
    for said in rest:
        found = _at(node, said)
        if found is None:
            break
        node = found
    return int(node.start_mark.line) + 1


def _at(node: yaml.Node, path: str) -> yaml.Node | None:
    """The node at `abilities[0].when`, as far as it is written; None if nothing of it is."""
    here: yaml.Node | None = None
    at = 0
    while at < len(path):
        step = STEP.match(path, at)
        if step is None:
            break
        at = step.end()
        word, number = step.groups()
        inner = node
        if word and isinstance(node, yaml.MappingNode):
            inner = next((value for key, value in node.value if key.value == word), node)
        elif number and isinstance(node, yaml.SequenceNode) and int(number) < len(node.value):
            inner = node.value[int(number)]
        if inner is not node:
            node = here = inner
    return here


def _value(node: yaml.Node, field: str) -> str | None:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == field:
                return str(value.value)
    return None


@cache
def _composed(text: str) -> yaml.Node | None:
    loader = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
    found: yaml.Node | None = yaml.compose(text, Loader=loader)
    return found
