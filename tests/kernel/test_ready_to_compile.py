"""Kernel and rules keep to what compiles well: plain classes and functions."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import undercroft

PACKAGE = Path(undercroft.__file__).parent
#: Bots and texts stand beside the rules, not in them.
MODULES = sorted(
    [*(PACKAGE / "kernel").glob("*.py")]
    + [path for path in (PACKAGE / "games").rglob("*.py") if path.name != "bot.py"]
)
#: Where classes are made from their declarations when they are first read; compiling writes that out.
MAKERS = {PACKAGE / "kernel" / "value.py", PACKAGE / "kernel" / "record.py"}
#: Knows the games but none of their rules.
REGISTRY = PACKAGE / "games" / "__init__.py"
#: The one walk over a tree of outcomes that is handed out branch by branch.
MAY_YIELD = {("kernel/match.py", "branches"), ("kernel/branches.py", "fork")}

#: Said once, when a verb is declared.
MAY_CATCH = {("kernel/takes.py", "takes")}


def where(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All that is in a module."""
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
    return [node for node in nodes(path) if isinstance(node, kinds)]


def own(function: ast.AST) -> list[ast.AST]:
    """What is in a function, less the functions inside it."""
    found: list[ast.AST] = []
    waiting = list(ast.iter_child_nodes(function))
    while waiting:
        node = waiting.pop()
        found.append(node)
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            waiting.extend(ast.iter_child_nodes(node))
    return found


def test_there_is_something_to_look_at() -> None:
    names = {where(path) for path in MODULES}
    assert {"kernel/match.py", "kernel/agenda.py", "games/bloodborne/rules.py"} <= names


@pytest.mark.parametrize("path", MODULES, ids=where)
def test_no_generators(path: Path) -> None:
    generators = {
        (where(path), getattr(function, "name", "lambda"))
        for function in functions(path)
        if any(isinstance(node, (ast.Yield, ast.YieldFrom, ast.Await)) for node in own(function))
    }
    assert generators <= MAY_YIELD


def test_what_may_yield_does() -> None:
    found = {
        (room, function.name)
        for room, _ in MAY_YIELD
        for function in functions(PACKAGE / room)
        if isinstance(function, ast.FunctionDef)
        and any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in own(function))
    }
    assert found == MAY_YIELD


@pytest.mark.parametrize("path", MODULES, ids=where)
def test_no_coroutines(path: Path) -> None:
    assert not [f for f in functions(path) if isinstance(f, ast.AsyncFunctionDef)]


@pytest.mark.parametrize("path", MODULES, ids=where)
def test_nothing_is_looked_for_in_a_list_made_of_another(path: Path) -> None:
    """`x in (a, *b)`: the compiler falls over it."""
    sought = [
        node.comparators[0]
        for node in nodes(path)
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn))
    ]
    assert not [
        ast.unparse(place)
        for place in sought
        if isinstance(place, (ast.Tuple, ast.List, ast.Set))
        and any(isinstance(one, ast.Starred) for one in place.elts)
    ]


@pytest.mark.parametrize("path", MODULES, ids=where)
def test_no_keyword_catch_alls(path: Path) -> None:
    catchers = [
        f"{getattr(f, 'name', 'lambda')}(**{f.args.kwarg.arg})"
        for f in functions(path)
        if f.args.kwarg is not None and (where(path), getattr(f, "name", "")) not in MAY_CATCH
    ]
    assert not catchers


@pytest.mark.parametrize("path", [path for path in MODULES if path not in MAKERS], ids=where)
def test_no_metaclasses(path: Path) -> None:
    for node in nodes(path):
        if isinstance(node, ast.ClassDef):
            assert "metaclass" not in [keyword.arg for keyword in node.keywords], node.name
            assert "type" not in [ast.unparse(base) for base in node.bases], node.name
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "type":
            assert len(node.args) == 1, "a class made on the fly"


@pytest.mark.parametrize(
    "path", [path for path in MODULES if path not in {REGISTRY, *MAKERS}], ids=where
)
def test_no_doors_to_the_system(path: Path) -> None:
    names: set[str] = set()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            names |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.add(str(node.module).split(".")[0])
        elif isinstance(node, ast.Call):
            assert ast.unparse(node.func) not in {"eval", "exec", "open", "print", "__import__"}
    assert not names & {
        "os",
        "sys",
        "io",
        "shutil",
        "signal",
        "logging",
        "http",
        "urllib",
        "pickle",
    }


@pytest.mark.parametrize("path", MODULES, ids=where)
def test_functions_say_their_types(path: Path) -> None:
    for function in functions(path):
        if isinstance(function, ast.Lambda):
            continue
        assert function.returns is not None, function.name
        arguments = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
        for argument in arguments:
            if argument.arg not in ("self", "cls", "meta"):
                assert argument.annotation is not None, f"{function.name}({argument.arg})"


@pytest.mark.parametrize("path", MODULES, ids=where)
def test_a_class_stands_on_one_other(path: Path) -> None:
    """Compiled classes have one base; `Generic[…]` is none."""
    for node in nodes(path):
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base) for base in node.bases]
            assert len([base for base in bases if not base.startswith("Generic[")]) <= 1, node.name
