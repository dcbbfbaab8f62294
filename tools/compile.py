"""Compile kernel and rules with mypyc: a copy of the package, importable from the folder it is put into.

    python tools/compile.py [--to build/compiled] [--opt 3] [--only-write]
    PYTHONPATH=build/compiled python -m undercroft …

The source stays as it is. What `Declared` makes from annotations when a class is first read (`__init__`,
`copy`, the table of fields) is written into the copy, since a compiled class is made once and for all;
the classes themselves are asked, nothing is worked out a second time. Needs mypy and a C compiler.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from undercroft.kernel.record import Record, codecs  # noqa: E402
from undercroft.kernel.value import Declared, Fresh, fields_of  # noqa: E402

#: What is left to the interpreter: Structs of msgspec, errors, and what no choice has to pass.
KERNEL_LEFT = {
    "__init__",
    "game",
    "text",
    "document",
    "journal",
    "errors",
    "places",
    "held",
    "fact",
}
GAMES_LEFT = {"__init__", "schema", "facts", "bot", "game"}
GAMES = ("bloodborne",)

#: Made from declarations by what is dropped here.
DROPPED = {"Declared", "make_init", "make_copy"}


def modules() -> list[str]:
    """The names of the modules to compile."""
    found = [
        f"undercroft.kernel.{path.stem}"
        for path in sorted((ROOT / "undercroft" / "kernel").glob("*.py"))
        if path.stem not in KERNEL_LEFT
    ]
    for game in GAMES:
        found += [
            f"undercroft.games.{game}.{path.stem}"
            for path in sorted((ROOT / "undercroft" / "games" / game).glob("*.py"))
            if path.stem not in GAMES_LEFT
        ]
    return found


class Page:
    """The source of one module, changed from the bottom up so that line numbers stay true."""

    def __init__(self, name: str) -> None:
        self.module: ModuleType = importlib.import_module(name)
        assert self.module.__file__ is not None
        self.text = Path(self.module.__file__).read_text("utf-8")
        self.lines = self.text.splitlines()
        self.tree = ast.parse(self.text)
        self.notes: list[str] = []
        self.imports: set[str] = set()
        self.known = set(vars(self.module)) | set(dir(builtins)) | self.imported()

    def imported(self) -> set[str]:
        """Names that are imported for annotations alone."""
        return {
            alias.asname or alias.name
            for node in ast.walk(self.tree)
            if isinstance(node, (ast.Import, ast.ImportFrom))
            for alias in node.names
        }

    def written(self) -> str:
        """The module as it is compiled."""
        for node in reversed(self.tree.body):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name in DROPPED:
                there = DECLARE.splitlines() if node.name == "Declared" else []
                self.replace(first_line(node), node.end_lineno or 0, there)
            elif isinstance(node, ast.ClassDef):
                kind = vars(self.module)[node.name]
                if isinstance(kind, Declared):
                    self.spell_out(node, kind)
                self.head(node)
                self.notes.append(f"setattr({node.name}, '__doc__', {vars(kind)['__doc__']!r})")
        self.lines += ["", *reversed(self.notes)]
        start = 1 + next(
            i for i, line in enumerate(self.lines) if line.startswith("from __future__")
        )
        self.lines[start:start] = sorted(self.imports)
        return "\n".join(self.lines) + "\n"

    def replace(self, first: int, last: int, lines: list[str]) -> None:
        """Lines `first` to `last` become these."""
        self.lines[first - 1 : last] = lines

    def head(self, node: ast.ClassDef) -> None:
        """What stands above and beside the name of a class."""
        line = self.lines[node.lineno - 1].replace("(metaclass=Declared)", "")
        above = [
            f"@{ast.unparse(one)}"
            for one in node.decorator_list
            if "dataclass_transform" not in ast.unparse(one)
        ]
        self.replace(first_line(node), node.lineno, [*above, line])

    def spell_out(self, node: ast.ClassDef, kind: Declared) -> None:
        """Write into a class what its metaclass has made."""
        made = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
        added: list[str] = []
        if "__init__" in vars(kind) and "__init__" not in made:
            added += self.init(kind)
        if issubclass(kind, Record) and fields_of(kind) and "copy" not in made:
            added += self.copy(kind)
        last = node.end_lineno or 0
        self.replace(last + 1, last, added)
        for item in reversed(node.body):
            if isinstance(item, ast.AnnAssign) and item.value and is_field(item):
                # A default is a matter of `__init__`; here it would be set twice.
                bare = ast.unparse(ast.AnnAssign(item.target, item.annotation, None, item.simple))
                self.replace(item.lineno, item.end_lineno or 0, [f"    {bare}"])
            if kind is Record and isinstance(item, ast.FunctionDef) and item.name == "copy":
                body = item.body[1:]
                self.replace(
                    body[0].lineno, body[-1].end_lineno or 0, ["        raise NotImplementedError"]
                )
            if isinstance(item, ast.FunctionDef) and item.name == "__init_subclass__":
                self.replace(item.lineno, item.end_lineno or 0, [])
        hints = {
            name: text
            for name, text in vars(kind).get("__annotations__", {}).items()
            if name in fields_of(kind)
        }
        self.notes.append(f"declare({node.name}, {list(fields_of(kind))!r}, {hints!r})")
        if self.module.__name__ != "undercroft.kernel.value":
            self.imports.add("from undercroft.kernel.value import declare")

    def init(self, kind: Declared) -> list[str]:
        given: list[str] = []
        body: list[str] = []
        for name, default in fields_of(kind).items():
            hint = self.hint(kind, name)
            if isinstance(default, Fresh):
                given.append(f"{name}: {hint} | None = None")
                made = {list: "[]", dict: "{}"}.get(default.kind, f"{default.kind.__name__}()")
                body.append(f"        self.{name} = {made} if {name} is None else {name}")
            else:
                after = "" if default is ... else f" = {constant(default)}"
                given.append(f"{name}: {hint}{after}")
                body.append(f"        self.{name} = {name}")
        star = ["*"] if kind.words_only and given else []
        head = f"    def __init__({', '.join(['self', *star, *given])}) -> None:"
        return ["", head, *(body or ["        pass"])]

    def copy(self, kind: type[Record]) -> list[str]:
        given = [
            f"            {name}={codec.way.replace('{}', f'self.{name}')},"
            for name, codec in codecs(kind).items()
        ]
        name = kind.__name__
        head = f"    def copy(self) -> {name}:"
        return ["", head, f"        return {name}(", *given, "        )"]

    def hint(self, kind: type, field: str) -> str:
        """The type of a field, in names that this module knows."""
        for base in kind.__mro__:
            text = vars(base).get("__annotations__", {}).get(field)
            if text is not None:
                break
        tree = Plain().visit(ast.parse(text, mode="eval"))
        for name in sorted({node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}):
            if name not in self.known:
                self.known.add(name)
                self.imports.add(f"from {base.__module__} import {name}")
        return ast.unparse(tree)


class Plain(ast.NodeTransformer):
    """`Annotated[int, Range(0, 3)]` is an `int` to the compiler."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.value.id == "Annotated":
            assert isinstance(node.slice, ast.Tuple)
            return node.slice.elts[0]
        return node


def is_field(item: ast.AnnAssign) -> bool:
    return not ast.unparse(item.annotation).startswith(("ClassVar", "Final"))


def first_line(node: ast.ClassDef | ast.FunctionDef) -> int:
    return min([node.lineno, *(one.lineno for one in node.decorator_list)])


def constant(default: object) -> str:
    """A default as source."""
    text = repr(default)
    if ast.literal_eval(text) != default:
        raise SystemExit(f"compile: {text} cannot be written as a default")
    return text


DECLARE = '''Declared = type


def declare(kind: type, fields: list[str], hints: dict[str, str]) -> None:
    """What documents read: the fields of a class in order, and what may stand in its own."""
    setattr(kind, "fields", dict.fromkeys(fields, ...))
    setattr(kind, "__annotations__", hints)
'''

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="undercroft-compiled",
    packages=[],
    ext_modules=mypycify(
        {arguments!r}, opt_level={opt!r}, debug_level="0", group_name="undercroft", strict_dunder_typing=False
    ),
)
"""


def write(folder: Path) -> list[str]:
    """The copy of the package; the paths of what is to be compiled."""
    if folder.exists():
        shutil.rmtree(folder)
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc", "node_modules")
    shutil.copytree(ROOT / "undercroft", folder / "undercroft", ignore=ignored)
    paths: list[str] = []
    for name in modules():
        path = Path(*name.split(".")).with_suffix(".py")
        (folder / path).write_text(Page(name).written(), "utf-8")
        paths.append(str(path))
    return paths


def main(argv: list[str] | None = None) -> None:
    about: Any = argparse.ArgumentParser(description="Compile kernel and rules with mypyc.")
    about.add_argument("--to", type=Path, default=ROOT / "build" / "compiled")
    about.add_argument("--opt", default="3", help="how hard the C compiler tries, 0 to 3")
    about.add_argument(
        "--beside", type=Path, nargs="*", default=[], help="modules of one's own, compiled with it"
    )
    about.add_argument("--only-write", action="store_true", help="write the copy, compile nothing")
    options = about.parse_args(argv)
    folder: Path = options.to.resolve()
    paths = write(folder)
    for path in options.beside:
        shutil.copy(path, folder)
        paths.append(path.name)
    (folder / "mypy.ini").write_text("[mypy]\npython_version = 3.11\nimplicit_reexport = True\n")
    arguments = ["--config-file=mypy.ini", *paths]
    (folder / "setup.py").write_text(SETUP.format(arguments=arguments, opt=options.opt))
    if not options.only_write:
        clean = {**os.environ, "PYTHONPATH": "", "MYPYPATH": str(folder)}
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        sys.exit(subprocess.call(command, cwd=folder, env=clean))


if __name__ == "__main__":
    main()
