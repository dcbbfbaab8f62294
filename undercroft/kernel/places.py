"""Where in the files of a pack a problem is: `file: entry: field: what is wrong` gets its line.

What follows only from another problem is left out: an entry that cannot be read is missed by all that
name it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

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


def written_in(problem: str, written: Mapping[str, str], exactly: bool) -> str | None:
    """The problem with its line, if these files have its entry; `exactly`: and the field it is about."""
    file, *rest = _parts(problem)
    if file not in written or not rest:
        return None
    node = _entry(written[file], rest[0])
    if node is None:
        return None
    numbered = _value(node, "id") != rest[0]  # every file has a first entry
    if exactly and (numbered or len(rest) < 2 or _at(node, rest[1]) is None):
        return None
    return _with_line(problem, written)


class Place(NamedTuple):
    """A problem and where it is, or an entry and where it begins."""

    file: str
    line: int
    """0: nowhere in particular."""
    said: str


def place_of(problem: str, files: Collection[str]) -> Place:
    """A problem with its line taken apart again: the file among these, the line, and the rest."""
    file, _, rest = problem.partition(":")
    if file not in files:
        return Place("", 0, problem)
    number, _, said = rest.partition(": ")
    if number.isdecimal():
        return Place(file, int(number), said)
    return Place(file, 0, rest.strip())


def unreadable(file: str, text: bytes, said: str) -> str:
    """That a file is no YAML, with the line where it stops being any, where that is known."""
    try:
        _compose(text)
    except yaml.MarkedYAMLError as error:
        if error.problem_mark is not None:
            words = ", ".join(part for part in (error.context, error.problem) if part)
            return f"{file}:{error.problem_mark.line + 1}: not readable as YAML: {words}"
    except yaml.YAMLError:
        pass
    return f"{file}: not readable as YAML: {said}"


def entries_in(file: str, text: str) -> list[Place]:
    """The entries that are written in a file, by their ids, each with its first line."""
    root = _composed(text)
    nodes = root.value if isinstance(root, yaml.SequenceNode) else ()
    found = [(_value(node, "id"), node) for node in nodes]
    return [Place(file, int(node.start_mark.line) + 1, id) for id, node in found if id]


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
    node = _entry(text, entry)
    return 0 if node is None else _inside(node, rest)


def _entry(text: str, entry: str) -> yaml.Node | None:
    root = _composed(text)
    for number, node in enumerate(root.value if isinstance(root, yaml.SequenceNode) else (), 1):
        if entry == f"entry {number}" or _value(node, "id") == entry:
            found: yaml.Node = node
            return found
    return None


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


@lru_cache(maxsize=128)
def _composed(text: str) -> yaml.Node | None:
    return _compose(text)


def _compose(text: str | bytes) -> yaml.Node | None:
    loader = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
    found: yaml.Node | None = yaml.compose(text, Loader=loader)
    return found
