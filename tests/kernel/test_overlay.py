"""Packs that hold only what differs: laid over each other, entry by entry and field by field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import undercroft
from tests.packs import documents, entry
from undercroft import InvalidContent, InvalidSetup
from undercroft.games import NAMES, find
from undercroft.kernel import drafts
from undercroft.kernel.shelf import BASE

from .tables import play

GAME = "bloodborne"


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was added before, and what is added is forgotten afterwards."""
    for name in NAMES:
        shelf = find(name).shelf
        for table in ("_folders", "_loaded"):
            base = {id: one for id, one in getattr(shelf, table).items() if id == BASE}
            monkeypatch.setattr(shelf, table, base)


def layer(folder: Path, over: str | None = "base", game: str = GAME, **files: str) -> Path:
    """A pack named like its folder."""
    folder.mkdir()
    below = "" if over is None else f", over: {over}"
    about = f"- {{id: {folder.name}, game: {game}, name: The {folder.name}, version: 1{below}}}\n"
    (folder / "pack.yaml").write_text(about)
    for file, text in files.items():
        (folder / f"{file}.yaml").write_text(text)
    return folder


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return layer(
        tmp_path / "mine",
        upgrades="- id: kirkhammer\n  damage: 7\n"
        "- {id: cinder_coil, name: Cinder Coil, type: ranged, damage: 2, timing: attack, origin: owner}\n",
        monsters="- {id: scourge_beast, remove: true}\n",
    )


def test_what_is_not_said_stays(mine: Path) -> None:
    name = undercroft.add_pack(GAME, mine)
    pack: Any = undercroft.new(GAME, {"pack": name}).pack
    expected = documents(GAME)
    entry(expected, "upgrades.yaml", "kirkhammer")["damage"] = 7
    kept = [one for one in expected["monsters.yaml"] if one["id"] != "scourge_beast"]
    assert pack.name == "mine"
    assert pack.documents["monsters.yaml"] == kept
    assert pack.documents["upgrades.yaml"][:-1] == expected["upgrades.yaml"]
    assert pack.documents["upgrades.yaml"][-1]["id"] == "cinder_coil"
    untouched = set(expected) - {"pack.yaml", "upgrades.yaml", "monsters.yaml"}
    assert all(pack.documents[file] == expected[file] for file in untouched)
    assert "over" not in pack.documents["pack.yaml"][0]


def test_null_takes_a_field_away(tmp_path: Path) -> None:
    folder = layer(tmp_path / "mine", upgrades="- {id: kirkhammer, effects: null, copies: ~}\n")
    pack: Any = find(GAME).shelf.read(folder)
    assert not {"effects", "copies"} & set(entry(pack.documents, "upgrades.yaml", "kirkhammer"))


def test_several_in_their_order(tmp_path: Path, mine: Path) -> None:
    yours = layer(tmp_path / "yours", upgrades="- {id: kirkhammer, damage: 1, copies: 3}\n")
    damages = {}
    for folders in ((mine, yours), (yours, mine)):
        name = undercroft.add_pack(GAME, *folders)
        assert name == "+".join(folder.name for folder in folders)
        pack: Any = undercroft.new(GAME, {"pack": name}).pack
        changed = entry(pack.documents, "upgrades.yaml", "kirkhammer")
        assert changed["copies"] == 3
        damages[name] = changed["damage"]
        assert pack.documents["pack.yaml"][0]["name"] == " + ".join(
            f"The {one.name}" for one in folders
        )
    assert damages == {"mine+yours": 1, "yours+mine": 7}
    listed = {choice.value for choice in undercroft.setup_options(GAME)[-1].values}
    assert {"mine", "yours", "mine+yours", "yours+mine"} <= listed
    again = undercroft.new(GAME, {"pack": ["yours", "mine"]})
    assert again.setup["pack"] == "yours+mine"
    with pytest.raises(InvalidSetup, match="'their' is not one of"):
        undercroft.new(GAME, {"pack": "mine+their"})


def test_one_pack_may_lie_over_another(tmp_path: Path, mine: Path) -> None:
    more = layer(tmp_path / "more", "mine", upgrades="- {id: cinder_coil, damage: 5}\n")
    [line] = undercroft.check_pack(GAME, more)
    assert line.startswith("pack.yaml:1: more: over: 'mine' is not one of base")
    assert undercroft.check_pack(GAME, more, mine) == []  # what it lies over comes first anyhow
    undercroft.add_pack(GAME, mine)
    pack: Any = undercroft.new(GAME, {"pack": undercroft.add_pack(GAME, more)}).pack
    assert entry(pack.documents, "upgrades.yaml", "cinder_coil")["damage"] == 5
    assert entry(pack.documents, "upgrades.yaml", "kirkhammer")["damage"] == 7


def test_a_whole_pack_may_lie_at_the_bottom_only(tmp_path: Path, mine: Path) -> None:
    whole = tmp_path / "whole"
    whole.mkdir()
    for path in find(GAME).base.glob("*.yaml"):
        text = path.read_text("utf-8").replace("id: base", "id: whole", 1)
        (whole / path.name).write_text(text.replace("damage: 4", "damage: 6"), "utf-8")
    pack: Any = find(GAME).shelf.read(whole, mine)
    assert {one["damage"] for one in pack.documents["upgrades.yaml"]} >= {6, 7}
    [line] = undercroft.check_pack(GAME, mine, whole)
    assert line == "whole: a whole pack cannot lie over mine; name it first"


def test_a_circle_is_refused(tmp_path: Path) -> None:
    one, other = layer(tmp_path / "one", "other"), layer(tmp_path / "other", "one")
    [line] = undercroft.check_pack(GAME, one, other)
    assert line == "pack.yaml: over: a circle: one → other → one"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "- id: kirkhammer\n  damage: 99\n",
            "upgrades.yaml:2: kirkhammer: damage: expected `int` <= 20",
        ),
        (
            "- id: kirkhammer\n  effects:\n    - {when: attack, op: ordr}\n",
            "upgrades.yaml:3: kirkhammer: effects[0].op: 'ordr' is not one of",
        ),
        (
            "- {id: kirkhamer, remove: true}\n",
            "upgrades.yaml:1: kirkhamer: remove: there is no such",
        ),
        (
            "- {id: kirkhammer, remove: yes please}\n",
            "upgrades.yaml:1: kirkhammer: remove: must be",
        ),
        (
            "- {id: kirkhammer, remove: true, damage: 1}\n",
            "upgrades.yaml:1: kirkhammer: remove: nothing but the id",
        ),
        ("- {damage: 2}\n", "upgrades.yaml:1: entry 1: id: missing"),
        ("- {id: kirkhammer}\n- {id: kirkhammer}\n", "upgrades.yaml:1: kirkhammer: id: used twice"),
        ("{}\n", "upgrades.yaml: must be a list of entries"),
    ],
)
def test_problems_name_the_line_of_the_layer(tmp_path: Path, text: str, line: str) -> None:
    found = undercroft.check_pack(GAME, layer(tmp_path / "mine", upgrades=text))
    assert found[0].startswith(line)
    assert len(found) == 1


def test_a_slip_of_the_pen_is_noticed(tmp_path: Path) -> None:
    found = undercroft.check_pack(
        GAME, layer(tmp_path / "mine", upgrades="- {id: kirkhamer, damage: 2}\n")
    )
    assert (
        "upgrades.yaml:1: kirkhamer: id: not there yet, so it is new; did you mean 'kirkhammer'?"
        in found
    )


def test_problems_of_several_name_the_pack(tmp_path: Path, mine: Path) -> None:
    yours = layer(tmp_path / "yours", upgrades="\n- {id: kirkhammer, timing: dawn}\n")
    [line] = undercroft.check_pack(GAME, mine, yours)
    assert line.startswith("yours/upgrades.yaml:2: kirkhammer: timing: 'dawn' is not one of")
    other = layer(tmp_path / "other", upgrades="- {id: cinder_coil, remove: true}\n")
    more = layer(tmp_path / "more", upgrades="- {id: cinder_coil, damage: 2}\n")
    [line] = undercroft.check_pack(GAME, mine, other, more)
    assert line == (
        "more/upgrades.yaml:1: cinder_coil: other has removed this entry, and more would change it"
    )


def test_who_overrides_whom(tmp_path: Path, mine: Path) -> None:
    yours = layer(
        tmp_path / "yours",
        upgrades="- {id: kirkhammer, damage: 1, copies: 3}\n- {id: cinder_coil, remove: true}\n"
        "- {id: stake_driver, type: melee}\n",
    )
    stack = undercroft.explain_packs(GAME, mine, yours)
    assert [one.name for one in stack.layers] == ["base", "mine", "yours"]
    told = {(one.layer, one.entry): one for one in stack.touches}
    assert told["mine", "cinder_coil"].what == "added"
    assert told["mine", "scourge_beast"].what == "removed"
    assert told["yours", "cinder_coil"].what == "removed"
    assert told["yours", "cinder_coil"].over == ("mine",)
    assert told["yours", "stake_driver"].what == "same"
    damage, copies = told["yours", "kirkhammer"].fields
    assert damage == ("damage", 7, 1, "mine")
    assert copies == ("copies", 2, 3, "base")
    assert told["yours", "kirkhammer"].over == ("mine",)
    assert told["mine", "kirkhammer"].over == ()
    assert stack.sources["upgrades.yaml", "kirkhammer"] == "base"
    assert ("upgrades.yaml", "cinder_coil") not in stack.sources


def test_positions_and_journals_carry_what_is_needed(
    tmp_path: Path, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    yours = layer(tmp_path / "yours", upgrades="- {id: kirkhammer, copies: 3}\n")
    match = undercroft.new(GAME, {"pack": undercroft.add_pack(GAME, mine, yours)}, seed=3)
    play(match, seed=1, most=20)
    journal, position = match.journal(), match.position()
    assert journal["content"] == {"pack": "mine+yours", "hash": match.pack.hash}
    shelf = find(GAME).shelf
    monkeypatch.setattr(shelf, "_folders", {BASE: shelf._folders[BASE]})  # as elsewhere
    monkeypatch.setattr(shelf, "_loaded", {})
    assert undercroft.replay(journal).digest() == match.digest()
    again = undercroft.from_position(position)
    assert again.digest() == match.digest()
    assert again.pack.hash == match.pack.hash
    assert again.setup["pack"] == "mine+yours"


def test_the_hash_is_that_of_what_is_played(tmp_path: Path, mine: Path) -> None:
    shelf = find(GAME).shelf
    one = shelf.read(mine)
    base = shelf.find("base")
    assert one.hash != base.hash
    idle = layer(tmp_path / "idle", upgrades="- {id: kirkhammer, damage: 7}\n")
    assert shelf.read(mine, idle).documents["upgrades.yaml"] == one.documents["upgrades.yaml"]
    (mine / "upgrades.yaml").write_text("- {id: kirkhammer, damage: 6}\n")
    assert shelf.read(mine).hash != one.hash


def test_a_layer_alone_is_no_pack(mine: Path) -> None:
    shelf = find(GAME).shelf
    raw = dict(shelf.layers([mine])[0].documents)
    with pytest.raises(InvalidContent, match="over: this pack has not been laid over"):
        shelf.carried({**documents(GAME), "pack.yaml": raw["pack.yaml"]}, "mine")


def test_nothing_else_is_meant_by_an_entry_that_can_be_read(tmp_path: Path) -> None:
    """One that is new on purpose may be called like another; one that is not whole is asked about."""
    whole = "name: Coil, type: ranged, damage: 2, timing: attack, origin: owner"
    text = f"- {{id: kirkhamer, {whole}}}\n- {{id: stake_drivr, damage: 2}}\n"
    found = undercroft.check_pack(GAME, layer(tmp_path / "mine", upgrades=text))
    assert [line for line in found if "did you mean" in line] == [
        "upgrades.yaml:2: stake_drivr: id: not there yet, so it is new; did you mean 'stake_driver'?"
    ]


def test_what_is_meant_stands_in_the_same_file(tmp_path: Path) -> None:
    mine = layer(tmp_path / "mine", upgrades="- {id: scourge_beest, damage: 2}\n")
    assert not any("did you mean" in line for line in undercroft.check_pack(GAME, mine))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_drafted_is_good_and_there(name: str, tmp_path: Path) -> None:
    """Every kind of every game, all in one pack; each is in the pack as the rules read it."""
    rules = find(name)
    texts: dict[str, str] = {}
    made = []
    for kind in drafts.kinds(rules):
        made.append(drafts.draft(rules, kind, f"my_{kind}", f"My {kind}"))
        for file, text in made[-1].texts.items():
            texts[file.removesuffix(".yaml")] = texts.get(file.removesuffix(".yaml"), "") + text
    folder = layer(tmp_path / "mine", game=name, **texts)
    assert undercroft.check_pack(name, folder) == []
    pack = rules.shelf.read(folder)
    named = {id for things in rules.pack_names(pack).values() for id in things}
    named |= {id for things in pack.things.values() for id in things}
    assert {one.id for one in made} - named == set()
    chosen = {str(choice.value) for field in rules.fields(pack) for choice in field.values}
    selectable = {"encounter", "hero", "boss"} & set(rules.patterns)
    if name == GAME:
        selectable = {"final_boss"}  # its other bosses are drawn
    assert {f"my_{kind}" for kind in selectable} <= chosen


@pytest.mark.parametrize("name", ["dark_souls", "tomb_of_giants"])
def test_a_new_boss_has_its_name_on_the_board_too(name: str) -> None:
    made = drafts.draft(find(name), "boss", "ashen_king", "Ashen King")
    [boss] = yaml.safe_load(made.texts["bosses.yaml"])
    [figure] = boss["models"]
    assert (boss["name"], boss["id"]) == ("Ashen King", "ashen_king")
    assert (figure["name"], figure["id"]) == ("Ashen King", "ashen_king")


@pytest.mark.parametrize(
    ("name", "kind", "after"),
    [
        ("dark_souls", "monster", "sentinel"),
        ("dark_souls", "monster", "hollow_soldier"),
        ("tomb_of_giants", "monster", "necromancer"),
    ],
)
def test_what_is_drafted_after_another_goes_with_what_names_that_one(
    name: str, kind: str, after: str
) -> None:
    """A monster comes with the first encounter its model stands in, and stands there in its place."""
    rules = find(name)
    made = drafts.draft(rules, kind, "mine", "Mine", after=after)
    [entry] = yaml.safe_load(made.texts["encounters.yaml"])
    assert entry["id"] == "mine_encounter"
    assert entry["name"] == "Mine"
    said = str({field: value for field, value in entry.items() if field != "id"})
    assert "'mine'" in said
    assert f"'{after}'" not in said
    there = [one for one in documents(name)["encounters.yaml"] if f"'{after}'" in str(one)]
    assert {field: entry[field] for field in ("level", "terrain") if field in entry} == {
        field: there[0][field] for field in ("level", "terrain") if field in there[0]
    }


def test_what_cannot_be_drafted(tmp_path: Path) -> None:
    rules = find(GAME)
    with pytest.raises(InvalidContent, match="kind: 'crad' is not one of .*; did you mean 'card'"):
        drafts.draft(rules, "crad", "x", "X")
    with pytest.raises(InvalidContent, match="id: 'Not So'"):
        drafts.draft(rules, "card", "Not So", "X")
    with pytest.raises(InvalidContent, match="'stake_driver' is there already in upgrades.yaml"):
        drafts.draft(rules, "card", "stake_driver", "X")
