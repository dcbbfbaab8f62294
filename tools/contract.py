#!/usr/bin/env python3
"""Write what crosses the wire as TypeScript: the types of `seen.py`, of the kernel and of each game, and
the messages of the server's protocol, and what a lesson may say.

python tools/contract.py            write web/src/lib/{seen,wire,lesson}.ts and web/src/games/<game>/seen.ts
python tools/contract.py --check    say which are stale, write nothing
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from pages import settle

HOME = Path(__file__).resolve().parent.parent
WEB = HOME / "web" / "src"
PACKAGE = HOME / "undercroft"
ROOTS = ("TypedDict", "Struct")
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "object": "unknown",
}


def pages() -> Iterator[tuple[Path, Path]]:
    """What is written, and from what: a module, or a folder of them."""
    yield WEB / "lib" / "seen.ts", PACKAGE / "kernel" / "seen.py"
    yield WEB / "lib" / "wire.ts", PACKAGE / "server" / "protocol"
    yield WEB / "lib" / "lesson.ts", PACKAGE / "lessons" / "schema.py"
    for source in sorted([*PACKAGE.glob("games/*/seen.py"), *PACKAGE.glob("games/*/seen/")]):
        yield WEB / "games" / source.parent.name / "seen.ts", source


def read(source: Path) -> ast.Module:
    """A module, or all modules of a folder as if they were one."""
    if source.is_file():
        return ast.parse(source.read_text(encoding="utf-8"))
    modules = [one for one in sorted(source.glob("*.py")) if one.name != "__init__.py"]
    body = [node for one in modules for node in read(one).body]
    return ast.Module(body=body, type_ignores=[])


def page(source: Path) -> str:
    """All types of a module, in its order."""
    tree = read(source)
    parts = [f"// Made by tools/contract.py from {source.relative_to(HOME)}; do not edit it."]
    if lines := imports(tree, source):
        parts.append("\n".join(lines))
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        match node:
            case ast.ImportFrom(module="schema", level=1, names=names):
                parts += words(source.with_name("schema.py"), {alias.name for alias in names})
            case ast.ClassDef() if crosses(node):
                parts.append(interface(node))
            case ast.Assign(
                targets=[ast.Name(name)],
                value=ast.Call(func=ast.Name("TypedDict"), args=[_, ast.Dict(keys, values)]),
            ):  # a field whose name is a word of Python
                inside = [
                    f"  {ast.literal_eval(key)}: {typescript(value)};"
                    for key, value in zip(keys, values, strict=True)
                    if key
                ]
                parts.append(
                    "\n".join([f"{documented(after)}export interface {name} {{", *inside, "}"])
                )
            case ast.Assign(targets=[ast.Name(name)], value=value) if is_type(name, value):
                parts.append(f"{documented(after)}export type {name} = {typescript(value)};")
    return "\n\n".join(parts) + "\n"


def crosses(node: ast.ClassDef) -> bool:
    """Whether a class says what goes over the wire; beside those a module may have what reads and refuses."""
    return not node.name.startswith("_") and ast.unparse(node.bases[0]) != "Exception"


def is_type(name: str, value: ast.expr) -> bool:
    return isinstance(value, ast.Subscript | ast.BinOp) and not name.startswith("_")


def words(source: Path, wanted: set[str]) -> Iterator[str]:
    """What a screen gets in the words of a pack: they are declared in its schema."""
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=value) if name in wanted:
                yield f"export type {name} = {typescript(value)};"


def imports(tree: ast.Module, source: Path) -> list[str]:
    """What a game's types use of the kernel's and of another game's, and the house's of the kernel's."""
    if source.parent.name == "server":
        used = {name for node in ast.walk(tree) if (name := from_kernel(node))}
        Bare().visit(tree)
        return [f"import type {{ {', '.join(sorted(used))} }} from './seen';"]
    called: dict[str, str] = {}
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=[ast.alias(name="seen") as one]):
                called[one.asname or one.name] = there(module)
            case ast.ImportFrom(module=str(module), names=names, level=0) if "undercroft" in module:
                path = there(module.rpartition(".")[0])
                found.setdefault(path, set()).update(alias.name for alias in names)
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(whose), attr=name) if whose in called:
                found.setdefault(called[whose], set()).add(f"{name} as {theirs(whose, name)}")
    return [
        f"import type {{ {', '.join(sorted(found[path]))} }} from '{path}';"
        for path in sorted(found)
    ]


def from_kernel(node: ast.AST) -> str | None:
    """What the server's messages are made of: `seen.View`, or a name only the other language is told."""
    match node:
        case ast.Attribute(value=ast.Name("seen"), attr=name):
            return name
        case ast.Subscript(
            value=ast.Name("Annotated"), slice=ast.Tuple(elts=[_, ast.Constant(value=str(name))])
        ):
            return name
    return None


class Bare(ast.NodeTransformer):
    """The house has no types of the same names: `seen.View` is View."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        name = from_kernel(node)
        return ast.Name(name) if name else node


def there(module: str) -> str:
    """Where the types of a package are, seen from those of a game."""
    name = module.rpartition(".")[2]
    return "../../lib/seen" if name == "kernel" else f"../{name}/seen"


def theirs(whose: str, name: str) -> str:
    """What another's type is called here: `souls.Table` is SoulsTable."""
    return f"{whose.capitalize()}{name}"


def interface(node: ast.ClassDef) -> str:
    base = typescript(node.bases[0])
    above = "" if base in ROOTS else f" extends {base}"
    lines = [f"/** {ast.get_docstring(node)} */", f"export interface {node.name}{above} {{"]
    lines += [f"  {line}" for line in tag(node)]
    for name, kind, about in fields(node):
        lines.append(f"{f'  /** {about} */{chr(10)}' if about else ''}  {name}: {kind};")
    return "\n".join([*lines, "}"])


def tag(node: ast.ClassDef) -> Iterator[str]:
    """By what a message is told from others."""
    said = {word.arg: ast.literal_eval(word.value) for word in node.keywords}
    if "tag" in said:
        yield f"{said['tag_field']}: '{said['tag']}';"


def fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """The name of each field (`?`: may be missing), its type, and what is said of it."""
    for field, after in zip(node.body, [*node.body[1:], None], strict=True):
        match field:
            case ast.AnnAssign(target=ast.Name(name), annotation=kind, value=default):
                maybe = "" if default is None else "?"
                if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
                    kind, maybe = kind.slice, "?"
                about = documented(after).removeprefix("/** ").removesuffix(" */\n")
                yield name + maybe, typescript(kind), about


def documented(after: ast.stmt | None, indent: str = "") -> str:
    """The sentence below a declaration, as one above it."""
    match after:
        case ast.Expr(value=ast.Constant(value=str(words))):
            return f"{indent}/** {' '.join(words.split())} */\n"
    return ""


def typescript(kind: ast.expr) -> str:
    """A type in the other language."""
    match kind:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(name)) | ast.Name(name):
            return PLAIN.get(name, name)
        case ast.Attribute(value=ast.Name("msgspec"), attr="Struct"):
            return "Struct"
        case ast.Attribute(value=ast.Name(whose), attr=name):
            return theirs(whose, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Name("UnsetType")):
            return typescript(left)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{typescript(left)} | {typescript(right)}"
        case ast.Subscript(value=ast.Name("Literal"), slice=words):
            every = words.elts if isinstance(words, ast.Tuple) else [words]
            return " | ".join(map(word, every))
        case ast.Subscript(value=ast.Name("Union"), slice=ast.Tuple(elts=kinds)):
            return " | ".join(dict.fromkeys(map(typescript, kinds)))
        case ast.Subscript(
            value=ast.Name("Annotated"), slice=ast.Tuple(elts=[_, ast.Constant(value=str(words))])
        ):
            return words  # what only the other language can say
        case ast.Subscript(value=ast.Name("Annotated"), slice=ast.Tuple(elts=[inside, _])):
            return typescript(inside)  # how long, how much: the server checks that
        case ast.Subscript(value=ast.Name("list"), slice=inside):
            one = typescript(inside)
            return f"({one})[]" if "|" in one else f"{one}[]"
        case ast.Subscript(value=ast.Name("tuple"), slice=ast.Tuple(elts=kinds)):
            return f"[{', '.join(map(typescript, kinds))}]"
        case ast.Subscript(value=ast.Name("dict" | "Mapping"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{typescript(key)}, {typescript(value)}>"
    raise TypeError(f"{ast.unparse(kind)} has no TypeScript")


def word(one: ast.expr) -> str:
    """One of the words of a `Literal`."""
    match one:
        case ast.Constant(value=bool(yes)):
            return "true" if yes else "false"
    return ast.unparse(one)


if __name__ == "__main__":
    sys.exit(settle((path, page(source)) for path, source in pages()))
