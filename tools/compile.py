"""Compile kernel, rules and bots with mypyc, into build/compiled: `undercroft` finds them there by itself.

    python tools/compile.py [--opt 3] [--only-write] [--if-possible]

The source stays as it is: a copy is compiled (build/compiling). What `Declared` makes from annotations when
a class is first read (`__init__`, `copy`, the table of fields) is written into that copy, since a compiled
class is made once and for all; the classes themselves are asked, nothing is worked out a second time.
Needs mypy and a C compiler; with `--if-possible` it is no error if one of them is missing.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["UNDERCROFT_PURE"] = "1"  # the classes that are asked are those of the source

from undercroft.compiled import FOLDER, PACKAGE, SOURCES, sources  # noqa: E402
from undercroft.kernel.record import Record, codecs  # noqa: E402
from undercroft.kernel.value import Declared, Fresh, Value, fields_of  # noqa: E402

#: What is left to the interpreter: Structs of msgspec, errors, and what no choice has to pass.
KERNEL_LEFT = {
    "variant",
    "__init__",
    "game",
    "naming",
    "text",
    "document",
    "journal",
    "errors",
    "places",
    "drafts",
    "held",
    "overlay",
    "shelf",
    "ucpack",
    "fact",
    "seen",
}
GAMES_LEFT = {"__init__", "schema", "facts", "seen", "game", "steps"}
#: Folders of a game that hold Structs alone, or no code.
FOLDERS_LEFT = {"facts", "seen", "entries", "content", "text"}
GAMES = ("bloodborne", "souls", "dark_souls", "tomb_of_giants", "darkest_dungeon")

#: What thinks; a random player is asked by the interpreter, and the registry only looks things up.
BOTS = ("playout", "search", "levels")

#: Rooms of the games, or classes in them, whose classes others may build upon.
OPEN: set[str] = set()
GUESTS_MAY = ["if TYPE_CHECKING:", "    from mypy_extensions import mypyc_attr"]

#: The metaclass; what it makes for compiled classes is written out, what it does for others is in `GUESTS`.
DROPPED = {"Declared"}


def modules(games: Sequence[str]) -> list[str]:
    """The names of the modules to compile."""
    found = [
        f"undercroft.kernel.{path.stem}"
        for path in sorted((PACKAGE / "kernel").glob("*.py"))
        if path.stem not in KERNEL_LEFT
    ]
    found += [f"undercroft.bots.{name}" for name in BOTS]
    for game in games:
        for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
            inside = path.relative_to(ROOT).with_suffix("").parts
            if path.stem not in GAMES_LEFT and not FOLDERS_LEFT & set(inside[:-1]):
                found.append(".".join(inside))
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
        self.guests = False
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
                self.replace(first_line(node), node.end_lineno or 0, DECLARE.splitlines())
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
        self.lines[start:start] = [*sorted(self.imports), *(GUESTS_MAY if self.guests else [])]
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
        if self.open_to_guests(node):
            above.insert(0, "@mypyc_attr(allow_interpreted_subclasses=True)")
            self.imports.add("from typing import TYPE_CHECKING")
            self.guests = True
        self.replace(first_line(node), node.lineno, [*above, line])

    def open_to_guests(self, node: ast.ClassDef) -> bool:
        """Whether classes that are not compiled may be made from this one: games of one's own, tests."""
        if self.module.__name__ in OPEN or f"{self.module.__name__}.{node.name}" in OPEN:
            return True
        if not self.module.__name__.startswith("undercroft.kernel."):
            return False
        return not any(issubclass(vars(self.module)[node.name], kind) for kind in (dict, Exception))

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
                there = GUEST_COPY.splitlines()
                self.replace(body[0].lineno, body[-1].end_lineno or 0, there)
            if isinstance(item, ast.FunctionDef) and item.name == "__init_subclass__":
                self.replace(item.lineno, item.end_lineno or 0, [])
        hints = {
            name: text
            for name, text in vars(kind).get("__annotations__", {}).items()
            if name in fields_of(kind)
        }
        made_of = [f"{name!r}: {self.given(kind, name)}" for name in fields_of(kind)]
        self.notes.append(f"declare({node.name}, {{{', '.join(made_of)}}}, {hints!r})")
        if kind is Record:
            self.notes.append(GUEST_RECORDS)
        elif kind is Value:
            self.notes.append(GUEST_VALUES)
            self.imports.add("import builtins")
        if self.module.__name__ != "undercroft.kernel.value":
            self.imports.add("from undercroft.kernel.value import Fresh, declare, declare_guest")

    def given(self, kind: Declared, name: str) -> str:
        """The default of a field as `Declared` keeps it."""
        default = fields_of(kind)[name]
        if isinstance(default, Fresh):
            return f"Fresh({default.kind.__name__})"
        return "..." if default is ... else self.default(kind, name, default)

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
                after = "" if default is ... else f" = {self.default(kind, name, default)}"
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

    def default(self, kind: type, field: str, default: object) -> str:
        """A default as source: a plain constant, or the name of one."""
        if default is None or isinstance(default, (bool, int, str, tuple)):
            return repr(default)
        home = importlib.import_module(declares(kind, field).__module__)
        for name, value in vars(home).items():
            if value is default:
                if name not in self.known:
                    self.known.add(name)
                    self.imports.add(f"from {home.__name__} import {name}")
                return name
        raise SystemExit(f"compile: {kind.__name__}.{field}: its default has no name")

    def hint(self, kind: type, field: str) -> str:
        """The type of a field, in names that this module knows."""
        base = declares(kind, field)
        text = vars(base)["__annotations__"][field]
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


def declares(kind: type, field: str) -> type:
    """The class that says what may stand in a field."""
    return next(base for base in kind.__mro__ if field in vars(base).get("__annotations__", {}))


DECLARE = '''Declared = type


def declare(kind: type, fields: dict[str, object], hints: dict[str, str]) -> None:
    """What documents read: the fields of a class in order, and what may stand in its own."""
    setattr(kind, "fields", fields)
    setattr(kind, "__annotations__", hints)


def declare_guest(kind: Any, home: Any) -> None:
    """Do for a class that is not compiled what `Declared` does: a game of one's own, a test."""
    above: Any = vars(builtins)["super"]
    above(home, kind).__init_subclass__()
    own: dict[str, object] = {}
    for field, annotation in vars(kind).get("__annotations__", {}).items():
        if not str(annotation).startswith(("ClassVar", "Final")):
            own[field] = vars(kind).get(field, ...)
            if field in vars(kind):
                delattr(kind, field)
    fields: dict[str, object] = {}
    for base in reversed(kind.__mro__[1:]):
        fields.update(vars(base).get("fields", {}))
    fields.update(own)
    kind.fields = fields
    if "__init__" not in vars(kind) and own:
        kind.__init__ = make_init(fields, kind.words_only)
'''

#: At the end of `value.py`.
GUEST_VALUES = """
def guest_value(kind: Any) -> None:
    declare_guest(kind, Value)


setattr(Value, '__init_subclass__', classmethod(guest_value))"""

#: In the place of what `Record.copy` does.
GUEST_COPY = """        kind: Any = type(self)
        kind.copy = made = make_copy(kind)
        return made(self)"""

#: At the end of `record.py`: a record that is not compiled makes its copy on first use.
GUEST_RECORDS = """
def guest_record(kind: Any) -> None:
    declare_guest(kind, Record)
    if "copy" not in vars(kind):
        kind.copy = vars(Record)["copy"]


setattr(Record, '__init_subclass__', classmethod(guest_record))"""

#: Files are compiled apart and put together as one: a call from one room to another may be inlined.
TOGETHER = ["-flto=auto", "-fno-semantic-interposition"]

#: Many files instead of one: several are compiled at once, and in less memory.
SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.ccompiler import CCompiler

def compile_all(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    flags = self._get_cc_args(options, debug, extra_preargs)

    def one(made):
        source, ending = build[made]
        self._compile(made, source, ending, flags, extra, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, build))
    return objects

CCompiler.compile = compile_all

made = mypycify(
    {arguments!r}, opt_level={opt!r}, debug_level="0", group_name="undercroft", multi_file=True,
    strict_dunder_typing=False
)
for one in made:
    if one.name.endswith("__mypyc"):  # all the code; the others only name the modules in it
        one.extra_compile_args += {together!r}
        one.extra_link_args += {together!r}

setup(name="undercroft-compiled", packages=[], ext_modules=made)
"""


def write(folder: Path, games: Sequence[str]) -> list[str]:
    """The copy of the package; the paths of what is to be compiled."""
    if folder.exists():
        shutil.rmtree(folder)
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc", "static", "content")
    shutil.copytree(PACKAGE, folder / "undercroft", ignore=ignored)
    paths: list[str] = []
    for name in modules(games):
        path = Path(*name.split(".")).with_suffix(".py")
        (folder / path).write_text(Page(name).written(), "utf-8")
        paths.append(str(path))
    (folder / "mypy.ini").write_text("[mypy]\npython_version = 3.11\nimplicit_reexport = True\n")
    return paths


def build(folder: Path, paths: list[str], opt: str) -> bool:
    """Compile the copy; whether that went well."""
    arguments = ["--config-file=mypy.ini", *paths]
    together = TOGETHER if compiler_is_gcc() else []
    text = SETUP.format(arguments=arguments, opt=opt, together=together)
    (folder / "setup.py").write_text(text)
    clean = {**os.environ, "PYTHONPATH": "", "MYPYPATH": str(folder)}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    log = folder / "log.txt"
    with log.open("w") as said:
        done = subprocess.call(command, cwd=folder, env=clean, stdout=said, stderr=said)
    if done:
        print("\n".join(log.read_text("utf-8").splitlines()[-25:]), file=sys.stderr)
    return not done


def collect(folder: Path, written: str) -> None:
    """Put what was made where the package looks for it, with a list of what it was made from."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    for path in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        inside = path.relative_to(folder)
        if inside.parts[0] != "build":  # where the C compiler works
            (FOLDER / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, FOLDER / inside)
    (FOLDER / SOURCES).write_text(written, "utf-8")


def compiler() -> str:
    """How the C compiler is called."""
    words = (sysconfig.get_config_var("CC") or "cc").split()
    return os.environ.get("CC", words[0])


def compiler_is_gcc() -> bool:
    """Whether it is GCC; other compilers put files together with tools that may not be there."""
    command = [*compiler().split(), "--version"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return "Free Software Foundation" in said


def missing() -> str:
    """What is not there and would be needed, if anything."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    if not any(map(shutil.which, [compiler().split()[0], "cl"])):
        return "there is no C compiler"
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return "the headers of Python are not installed"
    return ""


def main(argv: list[str] | None = None) -> int:
    about: Any = argparse.ArgumentParser(description="Compile kernel, rules and bots with mypyc.")
    about.add_argument("--opt", default="2", help="how hard the C compiler tries, 0 to 3")
    about.add_argument("--only-write", action="store_true", help="write the copy, compile nothing")
    about.add_argument(
        "--if-possible", action="store_true", help="it is no error if there is no compiler"
    )
    about.add_argument("--games", nargs="*", default=GAMES, help="which games, beside the kernel")
    options = about.parse_args(argv)
    if not options.only_write and (lacks := missing()):
        print(f"compile: {lacks}: everything runs as plain Python")
        return 0 if options.if_possible else 1
    written = sources()
    folder = ROOT / "build" / "compiling"
    paths = write(folder, options.games)
    if options.only_write:
        return 0
    if not build(folder, paths, options.opt):
        return 1
    collect(folder, written)
    return 0


if __name__ == "__main__":
    sys.exit(main())
