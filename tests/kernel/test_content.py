"""Content packs: what is wrong is said line by line, naming file, entry and field."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

import undercroft
from undercroft import InvalidContent
from undercroft.kernel.content import convert, entries, read_documents, words_at
from undercroft.kernel.places import with_lines

from .tables import GAME, again, one_line, play


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A good pack of one's own, to be spoilt."""
    folder = tmp_path / "spoilt"
    shutil.copytree(undercroft.new(GAME).game.base, folder)
    about = folder / "pack.yaml"
    about.write_text(about.read_text("utf-8").replace("id: base", "id: spoilt", 1), "utf-8")
    return folder


def problems(folder: Path) -> list[str]:
    """What is wrong with a pack; it must not be possible to add it, either."""
    found = undercroft.check_pack(GAME, folder)
    assert found
    for line in found:
        assert line.strip()
        assert "\n" not in line
    with pytest.raises(InvalidContent) as error:
        undercroft.add_pack(GAME, folder)
    assert error.value.problems == found
    assert one_line(error.value).startswith(found[0])
    assert (str(error.value) == found[0]) == (len(found) == 1)
    assert "spoilt" not in undercroft.packs(GAME)
    return [re.sub(r"\.yaml:\d+:", ".yaml:", line) for line in found]


def change(folder: Path, file: str, entry: str, **fields: Any) -> None:
    """Put fields into one entry of a file (None takes a field away)."""
    path = folder / file
    document = msgspec.yaml.decode(path.read_bytes())
    [one] = [raw for raw in document if raw["id"] == entry]
    for name, value in fields.items():
        if value is None:
            del one[name]
        else:
            one[name] = value
    path.write_bytes(msgspec.yaml.encode(document))


def test_the_base_pack_is_good(pack: Path) -> None:
    assert undercroft.check_pack(GAME, pack) == []


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    [line] = problems(tmp_path / "nowhere")
    assert "nowhere: no such folder" in line
    (tmp_path / "file").write_text("x")
    assert "no such folder" in problems(tmp_path / "file")[0]


def test_an_empty_folder(tmp_path: Path) -> None:
    [line] = problems(tmp_path)
    assert "no .yaml files" in line


@pytest.mark.parametrize(
    "junk",
    [
        b"- id: [unclosed",
        b"\t- tab",
        b"- {a: 1",
        b"\xff\xfe\x00",
        b"- \x00",
        b"- a: &x [*x",
        b"- !!python/object:os.system x",
        b"? [a, b]\n: c",
        b"--- 1\n--- 2",
        "- id: “a\u0085b\x07".encode(),
    ],
)
def test_a_file_that_is_no_yaml(pack: Path, junk: bytes) -> None:
    (pack / "dice.yaml").write_bytes(junk)
    assert any(line.startswith("dice.yaml: ") for line in problems(pack))


@pytest.mark.parametrize("text", ["", "a: 1", "text", "3", "null", "2020-01-01"])
def test_a_file_that_is_no_list(pack: Path, text: str) -> None:
    (pack / "upgrades.yaml").write_text(text)
    assert any(line.startswith("upgrades.yaml: ") for line in problems(pack))


@pytest.mark.parametrize(
    "text", ["- 1", "- text", "- []", "- {}", "- null", "- {id: 3}", "- {id: null}"]
)
def test_an_entry_that_is_none(pack: Path, text: str) -> None:
    (pack / "monsters.yaml").write_text(text)
    assert any(line.startswith("monsters.yaml: ") for line in problems(pack))


@pytest.mark.parametrize("file", sorted(undercroft.pack_schema(GAME)))
def test_a_missing_file(pack: Path, file: str) -> None:
    (pack / file).unlink()
    assert f"{file}: missing" in problems(pack)


def test_a_file_too_many(pack: Path) -> None:
    (pack / "weather.yaml").write_text("[]")
    assert any(line.startswith("weather.yaml: ") for line in problems(pack))


def test_files_that_are_read_again_are_whose_that_reads_them(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(
        "- {born: 2020-01-01, name: !!set {x}, on: yes, 1: 1.0, much: 99999999999999999999}"
    )
    first: Any = read_documents(tmp_path)
    said = repr(first)
    first["a.yaml"][0]["name"] = "changed"
    assert repr(read_documents(tmp_path)) == said
    (tmp_path / "a.yaml").write_text("- {one: 1.0, 2: yes, three: [1, {}, ~]}")
    for _ in range(2):
        second: Any = read_documents(tmp_path)
        assert repr(second) == "{'a.yaml': [{'one': 1.0, 2: True, 'three': [1, {}, None]}]}"
        second["a.yaml"][0]["three"].append("changed")


def test_a_file_that_holds_itself(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("- &a [*a]")
    found: Any = read_documents(tmp_path)
    assert found["a.yaml"][0][0] is found["a.yaml"][0]


def test_the_name_of_the_base_pack_is_taken(pack: Path) -> None:
    change(pack, "pack.yaml", "spoilt", id="base")
    with pytest.raises(InvalidContent, match=r"pack\.yaml: id"):
        undercroft.add_pack(GAME, pack)


@pytest.mark.parametrize(
    ("file", "entry", "fields", "expected"),
    [
        ("pack.yaml", "spoilt", {"game": "chess"}, "pack.yaml: spoilt: game"),
        ("pack.yaml", "spoilt", {"version": "new"}, "pack.yaml: spoilt: version"),
        ("pack.yaml", "spoilt", {"weather": "fog"}, "weather"),
        ("dice.yaml", "red", {"id": "blue"}, "dice.yaml: blue: id"),
        ("dice.yaml", "red", {"faces": []}, "dice.yaml: red: faces"),
        ("dice.yaml", "red", {"faces": ["x"]}, "dice.yaml: red: faces"),
        ("dice.yaml", "red", {"faces": [3]}, "dice.yaml: red: faces"),
        ("dice.yaml", "red", {"origin": "guess"}, "dice.yaml: red: origin"),
        ("trophies.yaml", "kin", {"spaces": []}, "trophies.yaml: kin: spaces"),
        ("trophies.yaml", "kin", {"id": "beast"}, "trophies.yaml: kin: missing"),
        ("hunters.yaml", "wren", {"health": 0}, "hunters.yaml: wren: health"),
        ("hunters.yaml", "wren", {"health": 9}, "hunters.yaml: all Hunters"),
        ("hunters.yaml", "wren", {"id": "djura"}, "hunters.yaml: djura: id: used twice"),
        ("hunters.yaml", "wren", {"id": "The Wren"}, "hunters.yaml: The Wren: id"),
        ("starters.yaml", "saw_cleaver", {"damage": -1}, "starters.yaml: saw_cleaver: damage"),
        ("starters.yaml", "saw_cleaver", {"damage": "1"}, "starters.yaml: saw_cleaver: damage"),
        ("starters.yaml", "saw_cleaver", {"damage": None}, "damage"),
        ("starters.yaml", "saw_cleaver", {"damage": 10**30}, "starters.yaml: saw_cleaver: damage"),
        ("starters.yaml", "saw_cleaver", {"type": "magic"}, "starters.yaml: saw_cleaver: type"),
        ("starters.yaml", "saw_cleaver", {"type": "utility"}, "starters.yaml: saw_cleaver: timing"),
        ("starters.yaml", "hunters_dream", {"damage": 1}, "starters.yaml: hunters_dream: type"),
        ("starters.yaml", "hunters_dream", {"timing": "instant"}, "timing dream"),
        ("starters.yaml", "transform", {"timing": "dream"}, "timing transform"),
        ("upgrades.yaml", "cannon", {"id": "saw_cleaver"}, "upgrades.yaml: saw_cleaver: id"),
        ("upgrades.yaml", "cannon", {"copies": 0}, "upgrades.yaml: cannon: copies"),
        ("upgrades.yaml", "cannon", {"only_if": "raining"}, "upgrades.yaml: cannon: only_if"),
        ("monsters.yaml", "rabid_dog", {"health": 0}, "monsters.yaml: rabid_dog: health"),
        ("monsters.yaml", "rabid_dog", {"die": "black"}, "monsters.yaml: rabid_dog: die"),
        ("monsters.yaml", "rabid_dog", {"trophies": []}, "monsters.yaml: rabid_dog: trophies"),
        ("monsters.yaml", "rabid_dog", {"trophies": ["fish"]}, "monsters.yaml: rabid_dog: trophies"),
        ("monsters.yaml", "rabid_dog", {"name": 3}, "monsters.yaml: rabid_dog: name"),
    ],
)  # fmt: skip
def test_a_wrong_field_is_named(
    pack: Path, file: str, entry: str, fields: dict[str, Any], expected: str
) -> None:
    change(pack, file, entry, **fields)
    found = problems(pack)
    assert any(expected in line and line.startswith(file) for line in found), found


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ({"when": "instant", "op": "sing"}, "op: 'sing' is not one of"),
        ({"when": "sunset", "op": "heal", "who": "self", "amount": 1}, "when"),
        ({"op": "heal", "who": "self", "amount": 1}, "when"),
        ({"when": "on_reveal", "op": "heal", "who": "self", "amount": 1}, "when"),
        ({"when": "instant", "op": "heal", "amount": 1}, "who: heal needs it"),
        ({"when": "instant", "op": "heal", "who": "self"}, "amount: heal needs it"),
        ({"when": "instant", "op": "heal", "who": "moon", "amount": 1}, "who: 'moon'"),
        ({"when": "instant", "op": "heal", "who": "self", "amount": "all"}, "amount"),
        ({"when": "instant", "op": "heal", "who": "self", "amount": 1, "max": 2}, "max"),
        ({"when": "instant", "op": "heal", "who": "self", "amount": 1, "if": "x"}, "if"),
        ({"when": "ongoing", "op": "no_prevent"}, "when"),
        ({"when": "attack", "op": "order"}, "value: order needs it"),
        ({"when": "attack", "op": "order", "value": "second"}, "value"),
        ({"when": "instant", "op": "heal", "who": "self", "amount": 1, "mood": "good"}, "mood"),
        ("heal", "effects"),
    ],
)
def test_a_wrong_effect_is_named(pack: Path, effect: object, expected: str) -> None:
    change(pack, "upgrades.yaml", "cannon", effects=[effect])
    found = problems(pack)
    assert len(found) == 1
    assert found[0].startswith("upgrades.yaml: cannon: effects")
    assert expected in found[0]


def test_every_problem_has_a_line_of_its_own(pack: Path) -> None:
    change(pack, "starters.yaml", "saw_cleaver", damage=-1)
    change(pack, "monsters.yaml", "rabid_dog", die="black")
    change(pack, "upgrades.yaml", "cannon", effects=[{"when": "instant", "op": "sing"}])
    found = problems(pack)
    assert len(found) == 3
    with pytest.raises(InvalidContent, match=r"and 2 more"):
        undercroft.add_pack(GAME, pack)


def test_too_few_of_a_kind(pack: Path) -> None:
    path = pack / "bosses.yaml"
    path.write_bytes(msgspec.yaml.encode(msgspec.yaml.decode(path.read_bytes())[:2]))
    assert any("bosses.yaml: at least 3" in line for line in problems(pack))


def test_a_changed_pack_is_another_content(pack: Path) -> None:
    base = undercroft.new(GAME).pack
    game = undercroft.new(GAME).game
    same = game.pack_from(read_documents(game.base), "x")
    assert same.hash == base.hash
    change(pack, "starters.yaml", "saw_cleaver", damage=2)
    other = game.pack_from(read_documents(pack), "x")
    assert other.hash != base.hash
    assert other.name == "spoilt"


def test_the_schema_describes_every_file() -> None:
    schemas = undercroft.pack_schema(GAME)
    base = undercroft.new(GAME).game.base
    assert set(schemas) == {path.name for path in base.glob("*.yaml")}
    assert again(schemas) == schemas
    with pytest.raises(undercroft.InvalidSetup, match="game"):
        undercroft.pack_schema("chess")


def test_the_catalogue_has_everything() -> None:
    match = undercroft.new(GAME, {"players": 4}, seed=1)
    catalog: Any = undercroft.catalog(match)
    assert again(catalog) == catalog
    assert len(catalog["cards"]) == 25
    assert len(catalog["enemies"]) == 18 + 7 + 5
    assert set(catalog["dice"]) == {"green", "yellow", "red"}
    assert set(catalog["names"]["seat"]) == {"0", "1", "2", "3"}
    before = again(catalog)
    play(match, seed=1)
    assert undercroft.catalog(match) == before


class Side(msgspec.Struct, rename={"looks": "face"}):
    looks: Literal["sun", "moon"]
    turns: list[Literal["left", "right"]] | None = None


class Coin(msgspec.Struct):
    head: Side
    edges: dict[str, Literal["rough", "smooth"]]
    pair: tuple[Literal["one"], Literal["two"]]
    worth: int = 0


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("head.face", ["moon", "sun"]),
        ("head.looks", []),
        ("head.turns[0]", ["left", "right"]),
        ("edges[...]", ["rough", "smooth"]),
        ("pair[0]", ["one"]),
        ("pair[1]", ["two"]),
        ("pair[...]", ["one", "two"]),
        ("worth", []),
        ("worth.more", []),
    ],
)
def test_the_words_that_may_stand_at_a_place(path: str, words: list[str]) -> None:
    assert words_at(Coin, path) == words


def test_a_file_has_a_thousand_entries_and_no_more() -> None:
    for count, said in ((1000, []), (1001, ["coins.yaml: more than 1000 entries"])):
        problems: list[str] = []
        cards = [{"id": f"coin_{n}"} for n in range(count)]
        assert len(entries({"coins.yaml": cards}, "coins.yaml", Penny, problems)) == (
            0 if said else count
        )
        assert problems == said


class Penny(msgspec.Struct):
    id: str


def test_what_a_field_cannot_be_is_said_from_the_first_letter_on() -> None:
    problems: list[str] = []
    assert entries({"coins.yaml": [{"id": 3}]}, "coins.yaml", Penny, problems) == []
    assert problems == ["coins.yaml: 3: id: expected `str`, got `int`"]


WRITTEN = """\
- id: first
  name: First
- id: second
  name: Second
  abilities:
    - when: dusk
      op: hurt
    - when: dawn
      op: sing
      amounts:
        low: 1
        high: 2
"""


@pytest.mark.parametrize(
    ("problem", "line"),
    [
        ("first: gone", 1),
        ("second: gone", 3),
        ("second: name: wrong", 4),
        ("second: abilities[0]: wrong", 6),
        ("second: abilities[0].op: wrong", 7),
        ("second: abilities[1].op: wrong", 9),
        ("second: abilities[1].amounts.high: wrong", 12),
        ("second: abilities[1].amounts.middle: wrong", 11),
        ("second: abilities[2].op: wrong", 6),
        ("entry 2: name: wrong", 4),
    ],
)
def test_a_problem_is_told_with_the_line_it_stands_in(problem: str, line: int) -> None:
    """As far as it is written: what is missing has the line of what it would stand in."""
    assert with_lines([f"cards.yaml: {problem}"], {"cards.yaml": WRITTEN}) == [
        f"cards.yaml:{line}: {problem}"
    ]


def test_what_stands_nowhere_has_no_line() -> None:
    for problem in ("cards.yaml: third: name: wrong", "others.yaml: first: wrong", "cards.yaml"):
        assert with_lines([problem], {"cards.yaml": WRITTEN}) == [problem]


def test_a_position_takes_its_pack_along_unless_it_is_at_hand(pack: Path) -> None:
    name = undercroft.add_pack(GAME, pack)
    own = undercroft.new(GAME, {"players": 3, "pack": name}, seed=1)
    whole, bare = own.position(), own.position(carry=False)
    assert "pack" in whole
    assert {field: value for field, value in whole.items() if field != "pack"} == bare
    assert "pack" not in undercroft.new(GAME, {"players": 3}, seed=1).position()


class Blade(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    damage: int
    names: list[str] = []
    maybe: int | None = None


def test_everything_that_is_wrong_with_an_entry_is_told() -> None:
    """Every field, not the first one alone."""
    told: list[str] = []
    raw = {"id": 3, "damage": "x", "names": ["a", 5, 6], "maybe": "y", "more": 1}
    assert convert(raw, Blade, "cards.yaml: x", told) is None
    fields = [line.split(": ")[2] for line in told]
    assert sorted(fields) == ["damage", "id", "maybe", "more", "names[1]", "names[2]"]
    told.clear()
    assert convert({"maybe": None}, Blade, "cards.yaml: x", told) is None
    assert told == ["cards.yaml: x: id: missing", "cards.yaml: x: damage: missing"]
    told.clear()
    assert convert({"id": "x", "damage": 1, "maybe": None}, Blade, "", told) == Blade("x", 1)
    assert told == []


AT_ONCE = """
import threading, time
import msgspec
from undercroft.kernel.content import convert

def slow():
    time.sleep(0.3)
    return str

class Part(msgspec.Struct):
    id: "slow()"

class Kind(msgspec.Struct):
    part: Part
    id: "slow()"

found = []
def read():
    found.append(convert({"id": "x", "part": {"id": "y"}}, Kind, "", []))

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
    time.sleep(0.1)
for thread in threads:
    thread.join()
print(len(found))
"""


def test_a_type_that_is_new_to_several_threads_is_learnt_once() -> None:
    """Whoever meets it half learnt would take the whole process along."""
    done = subprocess.run(
        [sys.executable, "-c", AT_ONCE], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "8\n"), done.stderr
