"""Schemas for editors: they allow what the games allow, and refuse the same mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import jsonschema
import msgspec
import pytest

import undercroft
from tests.packs import documents
from undercroft.cli import run
from undercroft.games import NAMES, find
from undercroft.kernel.content import read_documents
from undercroft.kernel.schema import documented, structs_of
from undercroft.kernel.schema import schema as schema_of


def parts(schemas: dict[str, Any]) -> dict[str, Any]:
    """What the schemas are made of, each part once: many cards have the same lines."""
    found = {}
    for schema in schemas.values():
        for part in ({**schema, "$defs": {}}, *schema.get("$defs", {}).values()):
            for one in ({**part, "allOf": [{}]}, *part.get("allOf", ())):
                found[json.dumps(one)] = one
    return found


@pytest.mark.parametrize("game", NAMES)
def test_the_base_pack_is_as_its_schemas_say(game: str) -> None:
    schemas = undercroft.pack_schema(game)
    documents = read_documents(find(game).base)
    assert set(schemas) == set(documents)
    jsonschema.Draft202012Validator.check_schema({"$defs": parts(schemas)})
    for file, document in documents.items():
        jsonschema.Draft202012Validator(schemas[file]).validate(document)


CANNON = {"op": "hurt", "when": "instant", "who": "others", "amount": 1}


@pytest.mark.parametrize(
    "changed",
    [
        {"op": "sing"},
        {"when": "on_reveal"},
        {"when": None},
        {"who": "dogs"},
        {"amount": "all"},
        {"amount": 100},
        {"turns": 2},
        {"if": "low_health"},
    ],
)
def test_a_schema_knows_what_a_verb_takes(changed: dict[str, object]) -> None:
    cards: Any = read_documents(find("bloodborne").base)["upgrades.yaml"]
    schema = undercroft.pack_schema("bloodborne")["upgrades.yaml"]
    [cannon] = [card for card in cards if card["id"] == "cannon"]
    cannon["effects"] = [CANNON]
    jsonschema.validate(cards, schema)
    line = {**CANNON, **changed}
    cannon["effects"] = [{key: value for key, value in line.items() if value is not None}]
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(cards, schema)


def test_a_file_for_each_and_a_word_to_the_editor(tmp_path: Path) -> None:
    assert run(["content", "schema", "bloodborne", "--out", str(tmp_path / "s")]) == 0
    written = {path.name: json.loads(path.read_text()) for path in (tmp_path / "s").iterdir()}
    assert written["upgrades.schema.json"] == undercroft.pack_schema("bloodborne")["upgrades.yaml"]
    pack = tmp_path / "mine"
    assert run(["content", "copy", "bloodborne", str(pack)]) == 0
    for path in pack.glob("*.yaml"):
        first = path.read_text(encoding="utf-8").splitlines()[0]
        word, _, schema = first.partition("=")
        assert word == "# yaml-language-server: $schema"
        assert (pack / schema).is_file()
    assert undercroft.check_pack("bloodborne", pack) == []


@pytest.mark.parametrize(
    ("game", "file", "field", "line"),
    [
        ("dark_souls", "enemies.yaml", "icons", {
            "icon": "move", "way": "toward", "target": "nearest", "nodes": 1, "damage": 2,
        }),
        ("tomb_of_giants", "encounters.yaml", "rewards", {
            "gives": "souls", "amount": {"flat": 1}, "per_kill": 1,
        }),
    ],
)  # fmt: skip
def test_a_schema_knows_what_does_not_go_together(
    game: str, file: str, field: str, line: dict[str, Any]
) -> None:
    """A line that is refused for two of its fields, and is a good one without the second."""
    entries = documents(game)[file]
    entry = next(one for one in entries if one.get(field))
    schema = undercroft.pack_schema(game)[file]
    valid = jsonschema.Draft202012Validator(schema).is_valid
    found = []
    for one in (line, dict(list(line.items())[:-1])):
        entry[field] = [one]
        found.append(valid(entries))
    assert found == [False, True]


class Bag(msgspec.Struct):
    """What a schema is made of."""

    plain: int
    """So many."""
    said: str
    colours: dict[Literal["red", "blue"], int]
    """By their names."""
    maybe: dict[Literal["up", "down"], int] | None = None
    rows: list[dict[Literal["left"], int]] = []
    """In rows."""


def test_words_and_keys_of_every_field_are_in_the_schema() -> None:
    assert documented(Bag) == {
        "plain": "So many.",
        "colours": "By their names.",
        "rows": "In rows.",
    }
    made = schema_of(list[Bag], ())
    fields = made["$defs"]["Bag"]["properties"]
    assert fields["plain"]["description"] == "So many."
    assert "description" not in fields["said"]
    assert fields["colours"]["propertyNames"] == {"enum": ["blue", "red"]}
    [keyed] = [one for one in fields["maybe"]["anyOf"] if one.get("type") == "object"]
    assert keyed["propertyNames"] == {"enum": ["down", "up"]}
    assert fields["rows"]["items"]["propertyNames"] == {"enum": ["left"]}


class Coin(msgspec.Struct):
    worth: int


class Jar(msgspec.Struct):
    lid: str


class Shelf(msgspec.Struct):
    pair: tuple[Coin, Jar]


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (list[Shelf], [Shelf, Coin, Jar]),
        (list[tuple[Jar, ...]], [Jar]),
        (dict[str, Coin | None], [Coin]),
        (list[Coin | int], [Coin]),
    ],
)
def test_entries_are_found_wherever_they_stand(kind: Any, found: list[Any]) -> None:
    assert structs_of(kind) == found
