"""A verb takes what it says and nothing else; schemas and games agree about it."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema
import msgspec
import pytest

import undercroft
from undercroft.games import find
from undercroft.kernel.effects import Language

Line = dict[str, Any]
#: In Darkest Dungeon much hangs on the moment of a line; its own tests try that.
GAMES = ("bloodborne", "dark_souls", "tomb_of_giants")


class Place:
    """A verb on a kind of card: its schema, and all that its file says of lines."""

    def __init__(self, language: Language, owner: str, schema: Line, defs: Line) -> None:
        self.language = language
        self.owner = owner
        self.verb = schema
        self.defs = defs
        self.validator = jsonschema.Draft202012Validator({**schema, "$defs": defs})

    def line(self, raw: Line) -> Any:
        return msgspec.convert(raw, self.language.line)

    def wrong(self, raw: Line) -> list[tuple[str, str]]:
        return self.language.check(self.line(raw), self.owner)

    def refused(self, raw: Line) -> bool:
        """By the schema of the verb."""
        return not self.validator.is_valid(raw)


def verbs_in(body: Line) -> list[Line]:
    """What a line may be, verb by verb; at some moments it may be something else."""
    each = [branch["then"] for branch in body["allOf"]]
    return [verb for one in each for verb in one.get("oneOf", [one])]


@cache
def places() -> list[Any]:
    found = []
    for game in GAMES:
        seen = set()
        for schema in undercroft.pack_schema(game).values():
            defs: Line = schema.get("$defs", {})  # type: ignore[assignment]
            for name, body in defs.items():
                for language in find(game).languages():
                    kind, _, owner = name.partition("_of_")
                    if kind != language.name or not owner or name in seen:
                        continue
                    seen.add(name)
                    for verb in verbs_in(body):
                        id = f"{game}-{kind}-{owner}-{verb['title']}"
                        found.append(pytest.param(Place(language, owner, verb, defs), id=id))
    return found


def sample(schema: Line, defs: Line) -> Any:
    """A value that a schema allows."""
    if "$ref" in schema:
        return sample(defs[schema["$ref"].removeprefix("#/$defs/")], defs)
    if "allOf" in schema:
        return sample(verbs_in(schema)[0], defs)
    for key in ("anyOf", "oneOf"):
        if key in schema and "properties" not in schema:
            return sample(schema[key][0], defs)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    kind = schema.get("type")
    if kind == "integer":
        low = schema.get("minimum", 1)
        return low or (1 if schema.get("maximum", 1) else 0)
    if kind == "array":
        if "prefixItems" in schema:
            return [sample(one, defs) for one in schema["prefixItems"]]
        items = schema["items"]
        count = max(1, schema.get("minItems", 1))
        several = items.get("enum", [])[:count]
        return several if len(several) == count else [sample(items, defs)] * count
    if kind == "object":
        return sample_object(schema, defs)
    return {"string": "abc", "boolean": True}[str(kind)]


def sample_object(schema: Line, defs: Line) -> Line:
    names = list(schema.get("required", []))
    names += schema.get("anyOf", [{"required": []}])[0]["required"]
    properties = schema.get("properties", {})
    if not names and schema.get("minProperties"):
        names = list(properties)[:1]
    if not properties and "additionalProperties" in schema:
        values = schema["additionalProperties"]
        key = schema.get("propertyNames", {}).get("enum", ["abc"])[0]
        return {key: sample(values, defs)} if isinstance(values, dict) else {}
    return {name: sample(properties[name], defs) for name in names}


def good(place: Place) -> Line:
    """A line of this verb that can stand."""
    line = sample_object(place.verb, place.defs)
    if "options" in line:
        line["options"] = [{"stamina": 1, "dice": {"black": 1}}]
    left = [name for name in place.verb["properties"] if name not in line]
    while place.wrong(line):  # some fields ask for others
        assert left, (line, place.wrong(line))
        name = left.pop(0)
        tried = {**line, name: sample(place.verb["properties"][name], place.defs)}
        if len(place.wrong(tried)) <= len(place.wrong(line)):
            line = tried
    return line


@pytest.mark.parametrize("place", places())
def test_a_line_of_each_verb_can_be_written(place: Place) -> None:
    line = good(place)
    assert place.wrong(line) == []
    assert not place.refused(line)


@pytest.mark.parametrize("place", places())
def test_what_a_verb_needs_must_be_there(place: Place) -> None:
    line = good(place)
    language = place.language
    framed = {language.spelled(field) for field in (*language.frame, language.word)}
    for name in set(place.verb["required"]) - framed:
        less = {key: value for key, value in line.items() if key != name}
        try:
            said = dict(place.wrong(less))
        except msgspec.ValidationError:
            continue  # its type says so already
        assert name in said
        assert place.refused(less)


@pytest.mark.parametrize("place", places())
def test_what_only_other_verbs_take_is_refused(place: Place) -> None:
    """A field that the verb would ignore, whatever it says."""
    line = good(place)
    name_of = place.language.spelled
    for field in {name_of(one.name) for one in fields_of(place)} - set(place.verb["properties"]):
        for value in values_of(place, field):
            more = {**line, field: value}
            assert "does not take it" in dict(place.wrong(more))[field], more
            assert place.refused(more)


def values_of(place: Place, field: str) -> list[Any]:
    """What other verbs of the language may have in a field, on whatever cards."""
    found: list[Any] = []
    for name, body in place.defs.items():
        if name.startswith(f"{place.language.name}_of_"):
            for verb in verbs_in(body):
                if field in verb["properties"]:
                    schema = verb["properties"][field]
                    value = sample(schema, place.defs)
                    if value == default_of(place, field):  # given or left out is the same
                        value = schema["maximum"]
                    found += [value] if value not in found else []
    return found


def default_of(place: Place, name: str) -> object:
    [field] = [field for field in fields_of(place) if field.encode_name == name]
    return field.default


def fields_of(place: Place) -> tuple[Any, ...]:
    return msgspec.structs.fields(place.language.line)


@pytest.mark.parametrize("place", places())
def test_a_verb_with_a_slip_of_the_pen_is_named(place: Place) -> None:
    line = good(place)
    word = place.language.spelled(place.language.word)
    op = line[word]
    [(field, said)] = place.wrong({**line, word: f"{op}x"})
    assert field == word
    assert f"did you mean {op!r}?" in said
