"""Tests in one process that has read and collected everything: for `tools/mutate.py`.

    python tools/warm.py before          the lines that are passed before any test
    python tools/warm.py look TESTS…     which tests pass over which line, how long each takes
    python tools/warm.py trials TESTS…   changes tried one after another, each in a child that begins where
                                         the tests begin; orders and answers are lines of JSON

A child gets the changed code put into the function it belongs to. That is the same as having changed the
source only if nothing was made by that function beforehand; mutate.py sees to it.
"""

import gc
import json
import math
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TextIO

import pytest
from coverage import Coverage, CoverageData
from mutants import Mutant

#: What is passed while no test runs: while modules are imported, cards are read and tests are gathered.
NO_TEST = ""
#: A change that makes a test run for ever: CPU seconds it has in any case, and how much slower is too slow.
START = 10.0
SLOWER = 10.0
#: A change that makes it wait for ever: seconds of the clock.
WAITING = 1200
#: A change that makes it grow for ever: bytes.
ROOM = 6 << 30
QUIET = ["-q", "--tb=no", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]


def name_of(item: pytest.Item) -> str:
    """A test without what stands in brackets."""
    return item.nodeid.split("[", 1)[0]


class Look:
    """Sees where each test passes, and how much of the processor it takes."""

    def __init__(self, cover: Coverage) -> None:
        self.cover = cover
        self.seconds: dict[str, float] = {}
        self.failed: dict[str, str] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        name = name_of(item)
        began = time.process_time()
        self.cover.switch_context(name)
        try:
            return (yield)
        finally:
            self.cover.switch_context(NO_TEST)
            took = time.process_time() - began
            self.seconds[name] = self.seconds.get(name, 0.0) + took

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Iterator[None]:
        # What several tests share belongs to none of them.
        shared = fixturedef.scope != "function"
        if shared:
            self.cover.switch_context(NO_TEST)
        try:
            return (yield)
        finally:
            if shared:
                self.cover.switch_context(request.node.nodeid.split("[", 1)[0])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = report.longreprtext.strip().rpartition("\n")[2]


def watched(home: Path) -> Coverage:
    """From here on it is seen where the program passes: first, importing it and reading the cards."""
    data = home / "cover.data"
    data.unlink(missing_ok=True)
    cover = Coverage(data_file=str(data), source=[str(home / "undercroft")], config_file=False)
    cover.start()
    import undercroft  # noqa: PLC0415 - importing is looked at too
    from undercroft.games import find  # noqa: PLC0415

    for title in undercroft.titles():
        find(title).shelf.find("base")
    return cover


def seen(home: Path, cover: Coverage) -> CoverageData:
    cover.stop()
    cover.save()
    found = CoverageData(str(home / "cover.data"))
    found.read()
    return found


def before(home: Path) -> dict[str, list[int]]:
    """The lines that importing and reading cards pass over."""
    found = seen(home, watched(home))
    return {
        str(Path(file).relative_to(home)): sorted(found.lines(file) or ())
        for file in found.measured_files()
    }


def look(home: Path, tests: list[str]) -> dict[str, Any]:
    """Run these tests and see where they pass; those that fail, with the last line of what is said of it."""
    cover = watched(home)
    looking = Look(cover)
    code = pytest.main([*QUIET, "-o", "timeout=0", *tests], plugins=[looking])
    found = seen(home, cover)
    if code and not looking.failed:
        return {"failed": {"": "while they are gathered"}}
    lines = {
        str(Path(file).relative_to(home)): {
            line: sorted({*names} - {NO_TEST})
            for line, names in found.contexts_by_lineno(file).items()
        }
        for file in found.measured_files()
    }
    return {"lines": lines, "seconds": looking.seconds, "failed": looking.failed}


class Trials:
    """Instead of running the tests: runs some of them for every order, in a child."""

    def __init__(self, orders: TextIO, answers: TextIO) -> None:
        self.orders = orders
        self.answers = answers
        self.by = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.by:
            self.by = report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            items.setdefault(name_of(item), []).append(item)
        homes: dict[CodeType, list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                homes.setdefault(thing.__code__, []).append(thing)
        gc.freeze()
        for line in self.orders:
            order = json.loads(line)
            answer = self.in_a_child(order, items, homes)
            print(json.dumps(answer), file=self.answers, flush=True)
        return True

    def in_a_child(
        self,
        order: dict[str, Any],
        items: dict[str, list[pytest.Item]],
        homes: dict[CodeType, list[FunctionType]],
    ) -> str | None:
        """Which test fails ('' if none does); nothing where the change cannot be made like this."""
        mutant = Mutant(Path(order["mutant"][0]), *order["mutant"][1:])
        there, changed = mutant.codes()
        places = [
            function
            for function in homes.get(there, ())
            if function.__code__.co_filename == there.co_filename
        ]
        if not places:
            return None
        out, into = os.pipe()
        child = os.fork()
        if not child:
            try:
                for function in places:
                    function.__code__ = changed
                by: str | None = self.failing(order["tests"], items)
            except ValueError:  # it holds other names of the outside now
                by = None
            except BaseException as error:  # whatever it is, it is told
                by = f"no test: {error!r}"
            os.write(into, json.dumps(by).encode())
            os._exit(0)
        os.close(into)
        with os.fdopen(out, encoding="utf-8") as said:
            answer = said.read()
        os.waitpid(child, 0)
        return json.loads(answer) if answer else "it never ended"

    def failing(self, tests: list[tuple[str, float]], items: dict[str, list[pytest.Item]]) -> str:
        signal.alarm(WAITING)
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
        some = [(item, seconds) for test, seconds in tests for item in items.get(test, ())]
        following = [item for item, _ in some[1:]]
        for (item, seconds), after in zip(some, [*following, None], strict=True):
            enough = math.ceil(time.process_time() + START + SLOWER * seconds)
            resource.setrlimit(resource.RLIMIT_CPU, (enough, resource.RLIM_INFINITY))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.by:
                return self.by
        return ""


def main() -> int:
    mode, *tests = sys.argv[1:]
    home = Path.cwd()
    # What tests and pytest print is nobody's business here.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if mode in ("before", "look"):
        json.dump(before(home) if mode == "before" else look(home, tests), answers)
        return 0
    orders = os.fdopen(os.dup(sys.stdin.fileno()), encoding="utf-8")
    pytest.main([*QUIET, "-o", "timeout=0", *tests], plugins=[Trials(orders, answers)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
