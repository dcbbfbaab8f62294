#!/usr/bin/env python3
"""Break the rules on purpose and see whether the tests notice.

    python tools/mutate.py darkest_dungeon -n 30 --seed 7           30 random changes to its rules
    python tools/mutate.py darkest_dungeon --only battle,turns      only in these modules
    python tools/mutate.py souls --seed 7 --pick 3,11               only these of the thirty, once more

A mutant is one small change: a comparison turned, a number off by one, a condition negated, a
statement left out. It is made in a copy of the project. Which tests pass over which line is found out
once (with `coverage`, kept in .mutants as long as nothing changes); those of the changed line run there,
the quickest first, until one fails; whole games that take long are left out. The same seed gives the
same mutants for the same source. What survives is either without a test or *equivalent* (nothing a
player could see has changed): read each one.

Modules that hold no rule (bots, views, texts) are left out unless `--only` names them; so is what
is done only for telling (`if match.telling:`).
"""

import argparse
import ast
import copy
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from fnmatch import fnmatch
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from coverage import CoverageData

ROOT = Path(__file__).resolve().parent.parent

#: What is broken, and the tests that should notice, the likeliest first.
ROOMS = {
    "bloodborne": [
        "tests/games/bloodborne",
        "tests/kernel/test_positions.py",
        "tests/kernel/test_position_errors.py",
    ],
    "dark_souls": ["tests/games/dark_souls"],
    "tomb_of_giants": ["tests/games/tomb_of_giants"],
    "darkest_dungeon": ["tests/games/darkest_dungeon"],
    "souls": ["tests/games/dark_souls", "tests/games/tomb_of_giants"],
    "kernel": ["tests/kernel", "tests/properties", "tests/games/bloodborne", "tests/leaks"],
}
NO_RULES = ("__init__", "bot*", "mind*", "view*", "words", "text*", "card_text*")
COPIED = ("undercroft", "tests", "docs", "tools", "benchmarks", "pyproject.toml", "README.md")
#: How many tests are tried before all the others.
QUICK = 40
#: A rule should not hang on a whole game that happens to meet it: such tests are left out,
WHOLE_GAMES = ("test_whole_games.py", "test_bot.py", "test_bots.py")
#: and whatever else takes more seconds.
PATIENCE = 6.0
#: A change that makes the tests run for ever: seconds to begin with, and how much slower is too slow.
START = 60.0
SLOWER = 10.0
KEPT = ROOT / ".mutants"
NOTHING_KNOWN: dict[str, Any] = {"sources": {}, "tests": {}, "lines": {}, "seconds": {}}
#: What is passed before any test: while modules are imported and the cards of the boxes are read.
BEFORE = ""
FIRST = """
import sys
import pytest
import undercroft
from undercroft.games import find
for title in undercroft.titles():
    find(title).shelf.find("base")
sys.exit(pytest.main(sys.argv[1:]))
"""

COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED = {ast.Add: ast.Sub, ast.Sub: ast.Add}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One change: where, and what stands there instead."""

    file: Path
    name: str
    line: int
    last: int
    start: int
    end: int
    old: str
    new: str

    def source(self) -> bytes:
        text = self.file.read_bytes()
        return text[: self.start] + self.new.encode() + text[self.end :]

    def __str__(self) -> str:
        return f"{self.name}:{self.line}  {_short(self.old)}  →  {_short(self.new)}"


def _short(code: str) -> str:
    code = re.sub(r"\s+", " ", code)
    return code if len(code) <= 90 else code[:87] + "…"


class Finder(ast.NodeVisitor):
    """Every place of a module that can be changed, with the change."""

    def __init__(self) -> None:
        self.found: list[tuple[ast.AST, str]] = []

    def add(self, node: ast.AST, new: ast.AST | str) -> None:
        code = new if isinstance(new, str) else ast.unparse(ast.fix_missing_locations(new))
        # A bare expression inside another keeps its meaning only in brackets.
        inner = isinstance(node, ast.expr) and not isinstance(node, (ast.Constant, ast.Call))
        self.found.append((node, f"({code})" if inner else code))

    # What only tells, types or declares is no rule.
    def visit_If(self, node: ast.If) -> None:
        test = ast.unparse(node.test)
        if "TYPE_CHECKING" in test or test.endswith(".telling"):
            return
        self.add(node.test, ast.UnaryOp(ast.Not(), node.test))
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in {"__repr__", "__str__", "prompt", "text"}:
            return
        for statement in node.body:
            self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    # The changes.
    def visit_Compare(self, node: ast.Compare) -> None:
        for i, op in enumerate(node.ops):
            twin = copy.deepcopy(node)
            twin.ops[i] = COMPARED[type(op)]()
            self.add(node, twin)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        twin = copy.deepcopy(node)
        twin.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
        self.add(node, twin)
        for i, value in enumerate(node.values):
            if ast.unparse(value).endswith(".telling"):
                continue  # it saves time and changes nothing
            twin = copy.deepcopy(node)
            del twin.values[i]
            self.add(node, twin.values[0] if len(twin.values) == 1 else twin)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(node, node.operand)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in COUNTED:
            twin = copy.deepcopy(node)
            twin.op = COUNTED[type(node.op)]()
            self.add(node, twin)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, str(not node.value))
        elif isinstance(node.value, int) and abs(node.value) < 100:
            self.add(node, str(node.value + 1))
            self.add(node, f"({node.value - 1})")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
            twin = copy.deepcopy(node)
            twin.func = ast.Name(SWAPPED[node.func.id])
            self.add(node, twin)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if name not in {"tell", "tell_only"}:
            self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            if ast.unparse(node.value.func).endswith((".tell", ".tell_only")):
                return
            self.add(node, "pass")
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add(node, "pass")
        if type(node.op) in COUNTED:
            twin = copy.deepcopy(node)
            twin.op = COUNTED[type(node.op)]()
            self.add(node, twin)
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        # A field left unset; a local name would only be an error.
        if isinstance(node.targets[0], (ast.Attribute, ast.Subscript)):
            self.add(node, "pass")
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.add(node, "pass")
        else:
            self.visit(node.value)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        self.add(node, "continue")


def mutants(file: Path, home: Path) -> Iterator[Mutant]:
    text = file.read_bytes()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    finder = Finder()
    for statement in ast.parse(text).body:
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            finder.visit(statement)
    name = str(file.relative_to(home))
    for node, new in finder.found:
        start = starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]
        last: int = node.end_lineno  # type: ignore[attr-defined]
        end = starts[last - 1] + node.end_col_offset  # type: ignore[attr-defined]
        yield Mutant(file, name, node.lineno, last, start, end, text[start:end].decode(), new)  # type: ignore[attr-defined]


def folder_of(room: str) -> str:
    return "undercroft/kernel" if room == "kernel" else f"undercroft/games/{room}"


def modules(home: Path, room: str, only: list[str]) -> list[Path]:
    files = sorted((home / folder_of(room)).rglob("*.py"))
    if only:
        return [file for file in files if any(fnmatch(file.stem, name) for name in only)]
    return [
        file
        for file in files
        if not any(fnmatch(file.stem, name) for name in NO_RULES) and file.parent.name != "bot"
    ]


class Cover(NamedTuple):
    """Which tests pass over which line, and how long each test takes."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that pass over it, the quickest first; then all others, if it was passed before any."""
        lines = self.lines.get(mutant.name, {})
        found = {
            test for line in range(mutant.line, mutant.last + 1) for test in lines.get(line, ())
        }
        own = found - {BEFORE}
        every = self.seconds.keys() if BEFORE in found else own
        quick = [test for test in every if self.seconds.get(test, 0.0) <= PATIENCE]
        return sorted(quick, key=lambda test: (test not in own, self.seconds.get(test, 0.0)))


def cover(home: Path, room: str, tests: list[str]) -> Cover:
    """Run the tests once and see where they pass. What is known of a file of tests serves every room, as
    long as neither the file nor the sources of the room change."""
    KEPT.mkdir(exist_ok=True)
    sources = marks(home, f"{folder_of(room)}/**/*.py")
    whole = Cover({}, {})
    for some in tests:
        kept = KEPT / f"{some.replace('/', '-')}.json"
        known = json.loads(kept.read_text()) if kept.exists() else NOTHING_KNOWN
        there = marks(home, f"{some}/**/test_*.py" if (home / some).is_dir() else some)
        there = {file: said for file, said in there.items() if not file.endswith(WHOLE_GAMES)}
        same = all(known["sources"].get(file) == sources[file] for file in sources)
        stale = [file for file in there if not same or known["tests"].get(file) != there[file]]
        if stale:
            fresh = look(home, stale)
            if same:
                known = together(known, fresh, there, stale)
            else:
                known = {"sources": marks(home, "undercroft/**/*.py"), "tests": there, **fresh}
            kept.write_text(json.dumps(known))
        whole.seconds.update(known["seconds"])
        for file, found in known["lines"].items():
            lines = whole.lines.setdefault(file, {})
            for number, names in found.items():
                lines.setdefault(int(number), []).extend(names)
    return whole


def marks(home: Path, pattern: str) -> dict[str, str]:
    """What each of these files holds, in a few letters."""
    return {
        str(file.relative_to(home)): blake2b(file.read_bytes(), digest_size=8).hexdigest()
        for file in sorted(home.glob(pattern))
    }


def together(
    known: dict[str, Any], fresh: dict[str, Any], there: dict[str, str], stale: list[str]
) -> dict[str, Any]:
    """What was known, with what is new of some of the files."""
    gone = {
        test
        for test in known["seconds"]
        if (file := test.split("::")[0]) in stale or file not in there
    }
    lines: dict[str, dict[str, list[str]]] = {}
    for file in {*known["lines"], *fresh["lines"]}:
        mine = lines.setdefault(file, {})
        for number, names in known["lines"].get(file, {}).items():
            mine[str(number)] = [name for name in names if name not in gone]
        for number, names in fresh["lines"].get(file, {}).items():
            mine.setdefault(str(number), []).extend(names)
    kept = {test: took for test, took in known["seconds"].items() if test not in gone}
    return {**known, "tests": there, "lines": lines, "seconds": {**kept, **fresh["seconds"]}}


def look(home: Path, tests: list[str]) -> dict[str, Any]:
    rules = home / "cover.ini"
    data = home / "cover.data"
    rules.write_text(
        f"[run]\ndynamic_context = test_function\nsource = {home / 'undercroft'}\n"
        f"data_file = {data}\n"
    )
    first = home / "cover.py"
    first.write_text(FIRST)
    run = [sys.executable, "-m", "coverage", "run", f"--rcfile={rules}", str(first), "-q"]
    done = subprocess.run(
        [
            *run,
            "-p",
            "no:cacheprovider",
            "--tb=short",
            "--durations=0",
            "-vv",
            "-o",
            "timeout=0",
            *tests,
        ],
        check=False,
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(home)},
        text=True,
        capture_output=True,
    )
    if done.returncode:
        sys.exit(f"tests fail without any change:\n{done.stdout[-3000:]}")
    seconds: dict[str, float] = {}
    told = r"^([\d.]+)s (?:call|setup|teardown) +([^\[\s]+)"
    for took, test in re.findall(told, done.stdout, re.MULTILINE):
        seconds[test] = seconds.get(test, 0.0) + float(took)
    # What stands in brackets may have spaces in it.
    for test in re.findall(r"^([^\s:]+::[^\[\s]+)(?:\[.*\])? PASSED", done.stdout, re.MULTILINE):
        seconds.setdefault(test, 0.0)
    # A context is `games.x.test_y.test_z` (`tests` is no package), a test `tests/games/x/test_y.py::test_z`.
    by_context = {BEFORE: BEFORE} | {
        test.removeprefix("tests/").replace(".py::", ".").replace("::", ".").replace("/", "."): test
        for test in seconds
    }
    found = CoverageData(str(data))
    found.read()
    lines: dict[str, dict[int, list[str]]] = {}
    for file in found.measured_files():
        name = str(Path(file).relative_to(home))
        lines[name] = {
            line: [by_context[one] for one in contexts if one in by_context]
            for line, contexts in found.contexts_by_lineno(file).items()
        }
    data.unlink()
    return {"lines": lines, "seconds": seconds}


def try_out(mutant: Mutant, home: Path, covered: Cover) -> tuple[str, str]:
    """Run the tests in the copy with this change: killed or survived, and by what.

    A few quick tests find most changes; only what they let pass is shown to all the others."""
    tests = covered.of(mutant)
    before = mutant.file.read_bytes()
    mutant.file.write_bytes(mutant.source())
    try:
        for some in (tests[:QUICK], tests[QUICK:]):
            by = failing(home, some, sum(covered.seconds.get(test, 0.0) for test in some))
            if by:
                return "killed", by
    finally:
        mutant.file.write_bytes(before)
    return "SURVIVED", ""


def failing(home: Path, tests: list[str], seconds: float) -> str:
    """Which of these tests fails; nothing, if none does."""
    if not tests:
        return ""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no"]
    try:
        done = subprocess.run(
            [*command, *tests],
            check=False,
            cwd=home,
            env={**os.environ, "PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1"},
            text=True,
            capture_output=True,
            timeout=START + SLOWER * seconds,
        )
    except subprocess.TimeoutExpired:
        return "it never ended"
    if done.returncode == 0:
        return ""
    said = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return said[0] if said else "an error while collecting"


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("room", choices=ROOMS)
    words.add_argument("-n", type=int, default=25, help="how many mutants")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--only", default="", help="modules, by name, with commas between")
    words.add_argument("--pick", default="", help="only these numbers of the sample")
    words.add_argument("--tests", nargs="*", help="instead of the tests of the room")
    words.add_argument("--list", action="store_true", help="name the mutants, try none")
    said = words.parse_args()

    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        home = Path(folder)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, home / name, ignore=shutil.ignore_patterns("__pycache__"))
            elif source.is_file():
                shutil.copyfile(source, home / name)
        every = [
            mutant
            for file in modules(home, said.room, said.only.split(",") if said.only else [])
            for mutant in mutants(file, home)
        ]
        sample = random.Random(said.seed).sample(every, min(said.n, len(every)))  # noqa: S311
        picked = {int(number) for number in said.pick.split(",")} if said.pick else set()
        chosen = [(i, m) for i, m in enumerate(sample, 1) if not picked or i in picked]
        print(f"{len(every)} possible mutants of {said.room}; {len(chosen)} of them:", flush=True)
        if said.list:
            for number, mutant in chosen:
                print(f"{number:3}  {mutant}")
            return 0
        covered = cover(home, said.room, said.tests or ROOMS[said.room])
        killed = 0
        survivors = []
        for number, mutant in chosen:
            began = time.monotonic()
            result, by = try_out(mutant, home, covered)
            killed += result == "killed"
            if result != "killed":
                survivors.append((number, mutant))
            took = time.monotonic() - began
            print(f"{number:3}  {result:8}  {took:5.0f} s  {mutant}  {by}", flush=True)
    print(f"killed {killed} of {len(chosen)} ({100 * killed / max(1, len(chosen)):.0f} %)")
    for number, mutant in survivors:
        print(f"  survived: {number}  {mutant}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
