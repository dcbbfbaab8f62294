"""Every small change that can be made to a module: what `tools/mutate.py` chooses from.

Only what functions and methods do is changed, never a declaration; so a change always lies in the code of one
function, and can be given to that function while everything else stays as it is.
"""

import ast
import copy
import re
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType
from typing import NamedTuple

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

    def lines(self) -> range:
        return range(self.line, self.last + 1)

    def codes(self) -> tuple[CodeType, CodeType]:
        """The function it lies in: as it is, and changed."""
        there = functions(compile(self.file.read_bytes(), str(self.file), "exec"))
        changed = functions(compile(self.source(), str(self.file), "exec"))
        pairs = zip(there, changed, strict=True)
        return max(
            (pair for pair in pairs if pair[0].co_firstlineno <= self.line),
            key=lambda pair: pair[0].co_firstlineno,
        )

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

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # of zip: it says what always holds
            self.visit(node.value)

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


def functions(code: CodeType) -> list[CodeType]:
    """The functions of a module and of its classes, as they stand there; not those within functions."""
    found: list[CodeType] = []
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            # The body of a class fills a namespace of its own; a function has quick locals.
            found += [inner] if inner.co_flags & CO_OPTIMIZED else functions(inner)
    return found
