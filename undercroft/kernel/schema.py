"""What may stand in the files of a pack, for editors: one JSON Schema per file."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from textwrap import dedent
from typing import Any, Final

import msgspec

from .effects import Language
from .line_schema import place
from .overlay import HEAD, REMOVE

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schemas(
    files: Mapping[str, Any], languages: Sequence[Language]
) -> dict[str, dict[str, object]]:
    """The schema of each file, with the lines of its cards."""
    return {file: schema(kind, languages) for file, kind in files.items()}


def schema(kind: Any, languages: Sequence[Language]) -> dict[str, Any]:
    """The schema of a file that is a list of such entries."""
    found: dict[str, Any] = {"$schema": DIALECT, **msgspec.json.schema(kind)}
    structs = {struct.__name__: struct for struct in structs_of(kind)}
    for name, body in found.get("$defs", {}).items():
        for field in msgspec.inspect.type_info(structs[name]).fields:  # type: ignore[attr-defined]
            _name_keys(field.type, body["properties"][field.encode_name])
        for field, said in documented(structs[name]).items():
            if field in body.get("properties", {}):
                body["properties"][field].setdefault("description", said)
    for language in languages:
        place(language, found)
    used = _reached(found, found.get("$defs", {}))
    for name in set(found.get("$defs", {})) - used:
        del found["$defs"][name]
    return found


def overlay_schemas(whole: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, object]]:
    """The same for a pack that holds only what differs: an entry needs its id alone, or is removed."""
    return {file: dict(one) if file == HEAD else _loosened(one) for file, one in whole.items()}


def _loosened(whole: Mapping[str, Any]) -> dict[str, object]:
    found: dict[str, Any] = deepcopy(dict(whole))
    entry = found["$defs"][str(found["items"]["$ref"]).removeprefix("#/$defs/")]
    entry["required"] = ["id"]
    properties = entry["properties"]
    for name, said in properties.items():
        if name != "id":  # null takes a field away
            properties[name] = {"anyOf": [said, {"type": "null"}]}
    properties[REMOVE] = {"const": True, "description": "Take this entry out."}
    return found


def _name_keys(kind: msgspec.inspect.Type, body: dict[str, Any]) -> None:
    """Say which words may stand as keys."""
    match kind:
        case msgspec.inspect.UnionType():
            for one, inner in zip(kind.types, body.get("anyOf", ()), strict=False):
                _name_keys(one, inner)
        case msgspec.inspect.ListType():
            _name_keys(kind.item_type, body.get("items", {}))
        case msgspec.inspect.DictType():
            if isinstance(kind.key_type, msgspec.inspect.LiteralType):
                body["propertyNames"] = {"enum": list(kind.key_type.values)}


def _reached(schema: Mapping[str, Any], defs: Mapping[str, Any]) -> set[str]:
    """The parts that a schema refers to, and that those refer to."""
    found: set[str] = set()
    waiting: list[object] = [value for key, value in schema.items() if key != "$defs"]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            name = str(one.get("$ref", "")).removeprefix("#/$defs/")
            if name in defs and name not in found:
                found.add(name)
                waiting.append(defs[name])
            waiting.extend(one.values())
        elif isinstance(one, list):
            waiting.extend(one)
    return found


def structs_of(kind: Any) -> list[type[msgspec.Struct]]:
    """Every kind of entry that a file may hold, the outermost first."""
    found: list[type[msgspec.Struct]] = []
    _gather(msgspec.inspect.type_info(kind), found)
    return found


def _gather(kind: msgspec.inspect.Type, found: list[type[msgspec.Struct]]) -> None:
    match kind:
        case msgspec.inspect.StructType():
            if kind.cls not in found:
                found.append(kind.cls)
                for field in kind.fields:
                    _gather(field.type, found)
        case msgspec.inspect.UnionType():
            for one in kind.types:
                _gather(one, found)
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            _gather(kind.item_type, found)
        case msgspec.inspect.TupleType():
            for one in kind.item_types:
                _gather(one, found)
        case msgspec.inspect.DictType():
            _gather(kind.key_type, found)
            _gather(kind.value_type, found)


@cache
def documented(kind: type) -> dict[str, str]:
    """What the lines under the fields of a class say, by field."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base is msgspec.Struct or not issubclass(base, msgspec.Struct):
            continue
        body = ast.parse(dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, below in zip(body.body, body.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
            ):
                found[field.target.id] = " ".join(str(below.value.value).split())
    return found
