#!/usr/bin/env python3
"""Break the rules on purpose and see whether the tests notice.

    python tools/mutate.py darkest_dungeon -n 30 --seed 7           30 random changes to its rules
    python tools/mutate.py darkest_dungeon --only battle,turns      only in these modules
    python tools/mutate.py souls --seed 7 --pick 3,11               only these of the thirty, once more
    python tools/mutate.py souls --at foes.py:420,strikes.py:224    every change to these lines

A mutant is one small change: a comparison turned, a number off by one, a condition negated, a
statement left out (`mutants.py`). It is made in a copy of the project. Which tests pass over which line is
found out once (with `coverage`, kept in .mutants; where a source has changed since, its lines are found by
what stands in them; `--anew` measures again). Those of the changed line run, the quickest of each file first,
until one fails; whole games that take long are left out. All changes are tried in one process that has read
and collected everything (`warm.py`), except those to what happens before any test: they need a process of
their own. The same seed gives the same mutants for the same source. What survives is either without a test
or *equivalent* (nothing a player could see has changed): read each one.

Modules that hold no rule (bots, views, texts) are left out unless `--only` names them; so is what
is done only for telling (`if match.telling:`).
"""

import argparse
import json
import math
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Set
from difflib import SequenceMatcher
from fnmatch import fnmatch
from hashlib import blake2b
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

from mutants import Mutant, mutants
from warm import SLOWER, WAITING

ROOT = Path(__file__).resolve().parent.parent

#: What is broken, and the tests that should notice, the likeliest first.
ROOMS = {
    "bloodborne": [
        "tests/games/bloodborne",
        "tests/kernel/test_positions.py",
        "tests/kernel/test_position_errors.py",
        "tests/leaks",
    ],
    "dark_souls": ["tests/games/dark_souls"],
    "tomb_of_giants": ["tests/games/tomb_of_giants"],
    "darkest_dungeon": ["tests/games/darkest_dungeon"],
    "souls": ["tests/games/dark_souls", "tests/games/tomb_of_giants"],
    "kernel": ["tests/kernel", "tests/properties", "tests/games/bloodborne", "tests/leaks"],
}
NO_RULES = (
    "__init__", "bot*", "mind*", "view*", "words", "text*", "card_text*",
    # How both Souls boxes are played.
    "prospects", "wary", "coming", "standing", "tactics", "judging", "chores", "work",
)  # fmt: skip
COPIED = (
    "undercroft", "tests", "docs", "tools", "benchmarks", "web/src", "pyproject.toml", "README.md",
)  # fmt: skip
#: How many tests are tried before all the others.
QUICK = 40
#: A rule should not hang on a whole game that happens to meet it: such tests are left out,
WHOLE_GAMES = ("test_whole_games.py", "test_bot.py", "test_bots.py")
#: and whatever else takes more seconds.
PATIENCE = 6.0
#: What nobody has noticed yet: seconds for tests that were not seen to pass over it.
ENOUGH = 20.0
#: A process of its own that never ends: seconds to begin with.
START = 60.0
KEPT = ROOT / ".mutants"

#: By file and line: the tests that pass over it.
Lines = dict[str, dict[int, list[str]]]


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


class Known:
    """What was seen of the tests in one place: where they pass, and how long they take."""

    def __init__(self, some: str) -> None:
        self.kept = KEPT / f"{some.replace('/', '-')}.json"
        self.sources: dict[str, str] = {}
        self.tests: dict[str, str] = {}
        self.lines: Lines = {}
        self.seconds: dict[str, float] = {}

    def read(self) -> None:
        if not self.kept.exists():
            return
        known = json.loads(self.kept.read_text("utf-8"))
        self.sources, self.tests = known["sources"], known["tests"]
        names: list[str] = known["names"]
        self.seconds = dict(zip(names, known["seconds"], strict=True))
        self.lines = {
            file: {int(line): [names[i] for i in those] for line, those in lines.items()}
            for file, lines in known["lines"].items()
        }

    def write(self) -> None:
        number = {name: i for i, name in enumerate(self.seconds)}
        known = {
            "sources": self.sources,
            "tests": self.tests,
            "names": [*number],
            "seconds": [*self.seconds.values()],
            "lines": {
                file: {
                    line: [number[name] for name in names if name in number]
                    for line, names in lines.items()
                }
                for file, lines in self.lines.items()
            },
        }
        self.kept.parent.mkdir(exist_ok=True)
        self.kept.write_text(json.dumps(known), "utf-8")

    def follow(self, sources: dict[str, str]) -> None:
        """Sources have changed: what was seen of a line is true of it wherever it stands now."""
        for file, text in sources.items():
            if self.sources.get(file) != text:
                old = self.sources.get(file, "").splitlines()
                self.lines[file] = moved(self.lines.get(file, {}), old, text.splitlines())
        self.sources = sources

    def forget(self, files: set[str]) -> None:
        gone = {test for test in self.seconds if test.split("::")[0] in files}
        self.seconds = {test: took for test, took in self.seconds.items() if test not in gone}
        for lines in self.lines.values():
            for line, names in lines.items():
                lines[line] = [name for name in names if name not in gone]

    def learn(self, fresh: dict[str, Any]) -> None:
        self.seconds.update(fresh["seconds"])
        for file, lines in fresh["lines"].items():
            mine = self.lines.setdefault(file, {})
            for line, names in lines.items():
                mine[int(line)] = sorted({*mine.get(int(line), ()), *names})


def moved(lines: dict[int, list[str]], old: list[str], new: list[str]) -> dict[int, list[str]]:
    """The tests of each line, after a change; lines that are new take those of what was there or beside."""
    found: dict[int, list[str]] = {}
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            for i in range(b - a):
                if a + i + 1 in lines:
                    found[c + i + 1] = lines[a + i + 1]
        else:
            # Lines have numbers from 1 on: these are the ones that went, with one more on both sides.
            beside = sorted({name for line in range(a, b + 2) for name in lines.get(line, ())})
            found.update(dict.fromkeys(range(c + 1, d + 1), beside))
    return found


class Cover(NamedTuple):
    """Which tests pass over which line, and how long each test takes."""

    lines: Lines
    seconds: dict[str, float]
    before: dict[str, list[int]]

    def own(self, mutant: Mutant) -> set[str]:
        """The tests that pass over it."""
        lines = self.lines.get(mutant.name, {})
        return {test for line in mutant.lines() for test in lines.get(line, ())}

    def of(self, mutant: Mutant, most: float) -> tuple[list[str], bool]:
        """The tests that pass over it, and whether it was passed before any."""
        own = self.own(mutant)
        deep = any(line in mutant.lines() for line in self.before.get(mutant.name, ()))
        return self.quickest(own, most), deep

    def beside(self, mutant: Mutant, most: float) -> list[str]:
        """Some that do not pass over it: what was remembered may have kept them from it."""
        return self.quickest(self.seconds.keys() - self.own(mutant), min(most, ENOUGH))

    def quickest(self, tests: Set[str], most: float) -> list[str]:
        """The quickest of these, as many as take this long together: of each file one, then another …"""
        files: dict[str, int] = {}
        turns: list[tuple[int, float, str]] = []
        for seconds, test in sorted((self.seconds.get(test, 0.0), test) for test in tests):
            if seconds <= PATIENCE:
                file = test.split("::")[0]
                files[file] = files.get(file, 0) + 1
                turns.append((files[file], seconds, test))
        turns.sort()
        ends = accumulate(seconds for _, seconds, _ in turns)
        return [test for (_, _, test), end in zip(turns, ends, strict=True) if end <= most]


def cover(home: Path, tests: list[str], anew: bool) -> Cover:
    """Run the tests that have changed and see where they pass; of the others that is known."""
    sources = {
        str(file.relative_to(home)): file.read_text("utf-8")
        for file in sorted((home / "undercroft").rglob("*.py"))
    }
    whole = Cover({}, {}, before(home))
    for some in tests:
        known = Known(some)
        if not anew:
            known.read()
        there = marks(home, f"{some}/**/test_*.py" if (home / some).is_dir() else some)
        there = {file: said for file, said in there.items() if not file.endswith(WHOLE_GAMES)}
        stale = {file for file in there if known.tests.get(file) != there[file]}
        if known.sources != sources or stale or known.tests.keys() - there.keys():
            known.follow(sources)
            known.forget(stale | (known.tests.keys() - there.keys()))
            if stale:
                known.learn(look(home, sorted(stale)))
            known.tests = there
            known.write()
        whole.seconds.update(known.seconds)
        for file, found in known.lines.items():
            lines = whole.lines.setdefault(file, {})
            for number, names in found.items():
                lines.setdefault(number, []).extend(names)
    return whole


def marks(home: Path, pattern: str) -> dict[str, str]:
    """What each of these files holds, in a few letters."""
    return {
        str(file.relative_to(home)): blake2b(file.read_bytes(), digest_size=8).hexdigest()
        for file in sorted(home.glob(pattern))
    }


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(home), "UNDERCROFT_PURE": "1"}


def look(home: Path, tests: list[str]) -> dict[str, Any]:
    print(f"looking where {len(tests)} files of tests pass …", flush=True)
    found = ask_warm(home, "look", *tests)
    failed: dict[str, str] = found["failed"]
    always = [test for test in failed if not test or failing(home, [test], PATIENCE)]
    if always:
        why = "; ".join(f"{test} ({failed[test]})" for test in always)
        sys.exit(f"tests fail without any change: {why}")
    for test, why in failed.items():
        print(f"fails beside others only, and is left out: {test} ({why})", flush=True)
    shaky = {test.split("[", 1)[0] for test in failed}
    for lines in found["lines"].values():
        lines.update(
            {line: [one for one in names if one not in shaky] for line, names in lines.items()}
        )
    found["seconds"] = {one: took for one, took in found["seconds"].items() if one not in shaky}
    return found


def before(home: Path) -> dict[str, list[int]]:
    return ask_warm(home, "before")


def ask_warm(home: Path, *words: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(home / "tools/warm.py"), *words],
        check=True,
        cwd=home,
        env=environment(home),
        text=True,
        stdout=subprocess.PIPE,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


class Warm:
    """The process that has read and collected everything, and tries one change after another."""

    def __init__(self, home: Path, files: list[str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(home / "tools/warm.py"), "trials", *files],
            cwd=home,
            env=environment(home),
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def failing(self, mutant: Mutant, tests: list[str], covered: Cover) -> str | None:
        """Which of these tests fails: '' if none does; nothing, if the change needs a process of its own."""
        assert self.process.stdin
        assert self.process.stdout
        timed = [(test, covered.seconds.get(test, 0.0)) for test in tests]
        order = {"mutant": [str(mutant.file), *mutant[1:]], "tests": timed}
        print(json.dumps(order), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit("the tests could not be collected")
        by: str | None = json.loads(answer)
        return by

    def end(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def alone(mutant: Mutant, home: Path, groups: list[list[str]], covered: Cover) -> str:
    """Run the tests in the copy with this change, in a process of its own, group by group: which fails."""
    before = mutant.file.read_bytes()
    mutant.file.write_bytes(mutant.source())
    try:
        for some in groups:
            by = failing(home, some, sum(covered.seconds.get(test, 0.0) for test in some))
            if by:
                return by
    finally:
        mutant.file.write_bytes(before)
    return ""


def failing(home: Path, tests: list[str], seconds: float) -> str:
    """Which of these tests fails; nothing, if none does."""
    if not tests:
        return ""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no"]
    enough = math.ceil(START + SLOWER * seconds)

    def bound() -> None:  # of its own time, not of the clock: a busy machine is no endless test
        resource.setrlimit(resource.RLIMIT_CPU, (enough, enough))

    try:
        done = subprocess.run(
            [*command, "-o", "timeout=0", *tests],
            check=False,
            cwd=home,
            env={**environment(home), "PYTHONDONTWRITEBYTECODE": "1"},
            text=True,
            capture_output=True,
            timeout=WAITING,
            preexec_fn=bound,
        )
    except subprocess.TimeoutExpired:
        return "it never ended"
    if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        return "it never ended"
    if done.returncode == 0:
        return ""
    said = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return said[0] if said else "an error while collecting"


def try_all(
    chosen: list[tuple[int, Mutant]], home: Path, covered: Cover, most: float
) -> Iterator[tuple[int, Mutant, str]]:
    """Each change, and the test that notices it."""
    tests = {number: covered.of(mutant, most) for number, mutant in chosen}
    gathered = {test for _, mutant in chosen for test in covered.own(mutant)}
    files = {test.split("::")[0] for test in gathered}
    warm = Warm(home, sorted(files)) if files else None
    for number, mutant in chosen:
        those, deep = tests[number]
        by: str | None = ""
        if warm and those:
            by = warm.failing(mutant, [test for test in those if test in gathered], covered)
        if not by or deep:
            # What was made before, also while tests were gathered, is still as it was: what was noticed
            # must be noticed in a process of its own, too, and what was not may be noticed there.
            first = [test for test in those if by and test == by.split("[")[0]]
            rest = [*those[QUICK:], *covered.beside(mutant, most)]
            by = alone(mutant, home, [first, those[:QUICK], rest], covered)
        yield number, mutant, by
    if warm:
        warm.end()


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("room", choices=ROOMS)
    words.add_argument("-n", type=int, default=25, help="how many mutants")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--only", default="", help="modules, by name, with commas between")
    words.add_argument("--at", default="", help="all changes to these lines: file.py:12,file.py:40")
    words.add_argument("--pick", default="", help="only these numbers of the sample")
    words.add_argument("--tests", nargs="*", help="instead of the tests of the room")
    words.add_argument("--list", action="store_true", help="name the mutants, try none")
    words.add_argument(
        "--most",
        type=float,
        default=math.inf,
        metavar="SECONDS",
        help="only as many tests for one change as take so long together: look again at what survives",
    )
    words.add_argument("--anew", action="store_true", help="measure where the tests pass again")
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
        if said.at:
            lines = tuple(f"/{line}" for line in said.at.split(","))
            sample = [m for m in every if f"/{m.name}:{m.line}".endswith(lines)]
        else:
            sample = random.Random(said.seed).sample(every, min(said.n, len(every)))  # noqa: S311
        picked = {int(number) for number in said.pick.split(",")} if said.pick else set()
        chosen = [(i, m) for i, m in enumerate(sample, 1) if not picked or i in picked]
        print(f"{len(every)} possible mutants of {said.room}; {len(chosen)} of them:", flush=True)
        if said.list:
            for number, mutant in chosen:
                print(f"{number:3}  {mutant}")
            return 0
        covered = cover(home, said.tests or ROOMS[said.room], said.anew)
        survivors = []
        began = time.monotonic()
        for number, mutant, by in try_all(chosen, home, covered, said.most):
            took, began = time.monotonic() - began, time.monotonic()
            if not by:
                survivors.append((number, mutant))
            result = "killed" if by else "SURVIVED"
            print(f"{number:3}  {result:8}  {took:5.0f} s  {mutant}  {by}", flush=True)
    killed = len(chosen) - len(survivors)
    print(f"killed {killed} of {len(chosen)} ({100 * killed / max(1, len(chosen)):.0f} %)")
    for number, mutant in survivors:
        print(f"  survived: {number}  {mutant}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
