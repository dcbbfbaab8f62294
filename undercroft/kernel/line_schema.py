"""The lines of cards in the schema of a file, for editors: by card, verb and moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .effects import Language, Verb
from .takes import Lines, Spec


def place(language: Language, schema: dict[str, Any]) -> None:
    """Put the lines of each kind of card into the schema of a file."""
    defs: dict[str, Any] = schema.get("$defs", {})
    name = language.line.__name__
    if name not in defs:
        return
    whole = language.owners.get("")
    if whole is not None:  # the entries of a file are such lines
        _refer(schema.get("items", {}), name, ref(language, whole))
        add_to(language, defs, whole)
    for entry, body in list(defs.items()):
        for field, kind in body.get("properties", {}).items():
            owner = language.owners.get(f"{entry}.{field}", language.owners.get(entry))
            if owner is not None and "{" in owner:
                _place_by(language, defs, body, field, owner)
            elif owner is not None and _refer(kind, name, ref(language, owner)):
                add_to(language, defs, owner)


def _place_by(
    language: Language, defs: dict[str, Any], body: dict[str, Any], field: str, owner: str
) -> None:
    """The lines of a card whose kind hangs on another field of it."""
    by = owner[owner.index("{") + 1 : owner.index("}")]
    del body["properties"][field]["items"]
    for word in body["properties"][by]["enum"]:
        whose = owner.format(**{by: word})
        add_to(language, defs, whose)
        lines = {"properties": {field: {"items": {"$ref": ref(language, whose)}}}}
        body.setdefault("allOf", []).append(
            {"if": {"properties": {by: {"const": word}}}, "then": lines}
        )


def ref(language: Language, owner: str) -> str:
    return f"#/$defs/{language.name}_of_{owner}"


def add_to(language: Language, defs: dict[str, Any], owner: str) -> None:
    """JSON Schema of a line on such a card, and of the lines in it."""
    name = f"{language.name}_of_{owner}"
    if name in defs:
        return
    found: dict[str, Any] = {}
    defs[name] = found
    plain = defs[language.line.__name__]["properties"]
    word = language.spelled(language.word)
    verbs = language.on(owner)
    # By its verb: an editor then says what is wrong with the line, and not that it is none of all.
    found |= {
        "type": "object",
        "properties": {word: {"enum": sorted({verb.op for verb in verbs})}},
        "required": [word],
        "allOf": [
            {
                "if": {"properties": {word: {"const": verb.op}}},
                "then": _verb_schemas(language, verb, owner, plain, defs),
            }
            for verb in verbs
        ],
    }


def _verb_schemas(
    language: Language,
    verb: type[Verb],
    owner: str,
    plain: Mapping[str, Any],
    defs: dict[str, Any],
) -> dict[str, object]:
    """What a line of a verb may be; where that hangs on the moment, one of several."""
    each = [
        _verb_schema(language, verb, owner, moments, plain, defs)
        for moments in language.alike(verb, owner)
    ]
    return each[0] if len(each) == 1 else {"oneOf": each}


def _verb_schema(
    language: Language,
    verb: type[Verb],
    owner: str,
    moments: list[str],
    plain: Mapping[str, Any],
    defs: dict[str, Any],
) -> dict[str, object]:
    """What a line of a verb may be at these moments."""
    word = language.spelled(language.word)
    properties: dict[str, object] = {word: {"const": verb.op}}
    required = [word]
    moment = language.moment_of(moments[0] if moments else None, owner)
    if moments:
        properties["when"] = {"enum": moments}
        required.append("when")
    required += language.framed
    properties |= {
        language.spelled(field): plain[language.spelled(field)] for field in language.frame
    }
    for field, spec, needed in language.specs(verb, owner, moment):
        spelled = language.spelled(field)
        if isinstance(spec, Lines):
            inner = language.within[spec.of] if spec.of else language
            whose = spec.owner or owner
            add_to(inner, defs, whose)
            properties[spelled] = _lines(plain[spelled], ref(inner, whose))
        else:
            properties[spelled] = _narrowed(plain[spelled], spec)
        if needed:
            required.append(spelled)
    found: dict[str, object] = {
        "type": "object",
        "title": verb.op,
        "description": " ".join(str(vars(verb)["__doc__"] or "").split()),
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }
    if verb.one_of:
        found["anyOf"] = [{"required": [language.spelled(field)]} for field in verb.one_of]
    apart: dict[str, dict[str, bool]] = {}
    for field, other in verb.apart:
        apart.setdefault(language.spelled(field), {})[language.spelled(other)] = False
    if apart:
        found["dependentSchemas"] = {field: {"properties": no} for field, no in apart.items()}
    if verb.only_with:
        found["dependentRequired"] = {
            language.spelled(field): [language.spelled(other)] for field, other in verb.only_with
        }
    return found


def _lines(plain: dict[str, Any], line: str) -> dict[str, object]:
    """A list of such lines, or lists of them by key."""
    said = {"description": plain["description"]} if "description" in plain else {}
    lists = {"type": "array", "minItems": 1, "items": {"$ref": line}}
    for kind in (plain, *plain.get("anyOf", ())):
        if kind.get("type") == "object":
            return {**kind, "additionalProperties": lists, **said}
    return {**lists, **said}


def _narrowed(plain: dict[str, Any], spec: Spec) -> dict[str, object]:
    """What a field may hold by its type, and what a verb allows of that."""
    own = spec.schema()
    if not own:
        return plain
    said = {"description": plain["description"]} if "description" in plain else {}
    lists = [kind for kind in (plain, *plain.get("anyOf", ())) if kind.get("type") == "array"]
    if lists:
        sizes = {"minItems": spec.least, **({"maxItems": spec.most} if spec.most else {})}
        return {"type": "array", "items": own, **sizes, **said}
    return {**own, **said}


def _refer(kind: dict[str, Any], name: str, to: str) -> bool:
    """Let what refers to a plain line refer to one that is checked; whether anything did."""
    found = False
    for one in (kind, kind.get("items", {}), *kind.get("anyOf", ())):
        inner = one.get("items", {}) if one is not kind else {}
        for place in (one, inner):
            if place.get("$ref") == f"#/$defs/{name}":
                place["$ref"] = to
                found = True
    return found
