"""`undercroft content new | explain | pack | unpack`, and packs wherever a command takes one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft
from undercroft.cli import run
from undercroft.games import NAMES, find
from undercroft.kernel import ucpack


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Added packs are forgotten afterwards."""
    for name in NAMES:
        shelf = find(name).shelf
        for table in ("_folders", "_loaded"):
            monkeypatch.setattr(shelf, table, dict(getattr(shelf, table)))


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    assert run(["content", "new", "card", "bloodborne", str(folder)]) == 0
    return folder


def test_new_entries_are_good_commented_and_next_to_each_other(capsys: Any, mine: Path) -> None:
    assert run(["content", "new", "card", "bloodborne", str(mine)]) == 0
    command = ["content", "new", "final_boss", "bloodborne", str(mine), "--id", "the_tide"]
    assert run([*command, "--name", "The Tide"]) == 0
    assert "the_tide: a new final_boss at the end of" in " ".join(capsys.readouterr().err.split())
    text = (mine / "upgrades.yaml").read_text()
    assert text.startswith("# yaml-language-server: $schema=schemas/upgrades.schema.json\n")
    assert "- id: my_card  # " in text
    assert "- id: my_card_2  # " in text
    assert "name: The Tide" in (mine / "final_bosses.yaml").read_text()
    assert sorted(path.name for path in mine.glob("*.yaml")) == [
        "final_bosses.yaml", "pack.yaml", "upgrades.yaml",
    ]  # fmt: skip
    assert run(["content", "check", str(mine)]) == 0
    assert run(command) == 2
    assert "id: 'the_tide' is there already" in capsys.readouterr().err
    assert run(["content", "new", "crad", "bloodborne", str(mine)]) == 2
    assert "did you mean 'card'?" in " ".join(capsys.readouterr().err.split())
    assert run(["setup", "bloodborne", "--pack", str(mine), "--json"]) == 0
    fields = {field["name"]: field for field in json.loads(capsys.readouterr().out)}
    assert "the_tide" in [choice["value"] for choice in fields["final_boss"]["values"]]


def test_the_schemas_of_a_layer_ask_for_the_id_alone(mine: Path) -> None:
    schema = json.loads((mine / "schemas" / "upgrades.schema.json").read_text())
    entry = schema["$defs"]["CardEntry"]
    assert entry["required"] == ["id"]
    assert entry["properties"]["remove"]["const"] is True
    assert (
        "required"
        in json.loads((mine / "schemas" / "pack.schema.json").read_text())["$defs"]["PackEntry"]
    )


def test_explained(capsys: Any, tmp_path: Path, mine: Path) -> None:
    yours = tmp_path / "yours"
    assert run(["content", "new", "monster", "bloodborne", str(yours)]) == 0
    (yours / "upgrades.yaml").write_text(
        "- {id: my_card, damage: 1}\n- {id: kirkhammer, damage: 1}\n"
    )
    capsys.readouterr()
    assert run(["content", "explain", str(mine), str(yours)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "In this order, the last on top: base < mine < yours",
        "upgrades.yaml: my_card: added by mine",
        "monsters.yaml: my_monster: added by yours",
        "upgrades.yaml: my_card: changed by yours",
        "• damage: 4 → 1 (mine had it)",
        "upgrades.yaml: kirkhammer: changed by yours",
        "• damage: 4 → 1 (base had it)",
        "1 entry in which a pack overrides another: the later one has the last word.",
        "• my_card: yours over mine",
    ]
    assert run(["content", "explain", str(mine), str(yours), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["layers"] == ["base", "mine", "yours"]
    assert [one["entry"] for one in found["conflicts"]] == ["my_card"]
    assert run(["content", "explain", str(mine)]) == 0
    assert "No pack overrides another." in capsys.readouterr().out
    (yours / "monsters.yaml").write_text("- {id: my_monstre, remove: true}\n")
    assert run(["content", "explain", str(mine), str(yours)]) == 2
    assert "yours/monsters.yaml:1: my_monstre: remove: there is no such entry" in " ".join(
        capsys.readouterr().err.split()
    )


def test_one_file_goes_wherever_a_folder_goes(capsys: Any, tmp_path: Path, mine: Path) -> None:
    file, again = tmp_path / "shared.ucpack", tmp_path / "again"
    assert run(["content", "pack", str(mine), "-o", str(file)]) == 0
    assert run(["content", "check", str(file)]) == 0
    assert run(["content", "unpack", str(file), str(again)]) == 0
    for path in mine.glob("*.yaml"):
        assert (again / path.name).read_bytes() == path.read_bytes()
    assert run(["content", "unpack", str(file), str(again)]) == 2
    assert "is there already" in " ".join(capsys.readouterr().err.split())
    assert undercroft.add_pack("bloodborne", file) == "mine"
    yours = tmp_path / "yours"
    assert run(["content", "new", "monster", "bloodborne", str(yours)]) == 0
    capsys.readouterr()
    command = [
        "simulate",
        "bloodborne",
        "--games",
        "3",
        "--seats",
        "random,random,random",
        "--json",
    ]
    assert run([*command, "--pack", str(file), "--pack", str(yours)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["setup"]["pack"] == "mine+yours"
    assert run(["content", "pack", str(mine), "-o", str(tmp_path / "x.zip")]) == 2
    (mine / "upgrades.yaml").write_text("- {id: my_card}\n")
    assert run(["content", "pack", str(mine), "-o", str(file)]) == 2


def parcel(**changes: Any) -> bytes:
    files = {"pack.yaml": "- {id: mine}\n"}
    whole = {
        "format": "undercroft-pack", "version": 1, "game": "bloodborne", "name": "mine",
        "hash": ucpack.fingerprint(changes.get("files", files)), "files": files, **changes,
    }  # fmt: skip
    return msgspec.json.encode(whole)


def test_a_parcel_that_is_none(tmp_path: Path) -> None:
    assert ucpack.unwrap(parcel()).files == {"pack.yaml": "- {id: mine}\n"}
    large = {"pack.yaml": "x" * (ucpack.MOST_BYTES + 1)}
    many = {f"a{number}.yaml": "" for number in range(ucpack.MOST_FILES + 1)}
    for body, said in [
        (b"PK\x03\x04", "pack: not a pack in one file"),
        (b"[" * 100_000, "pack: not a pack in one file"),
        (parcel(format="zip"), "pack: format: this is not"),
        (parcel(version=2), "pack: version: 2 is not 1"),
        (parcel(hash="00"), "pack: hash: its files were changed"),
        (parcel(more=1), "pack: not a pack in one file"),
        (parcel(files={}), "pack: no .yaml files here"),
        (parcel(files=large), "pack: more than 1048576 characters"),
        (parcel(files=many), "pack: more than 40 files"),
        (b" " * (2 * ucpack.MOST_BYTES + 1), "pack: more than 2097152 bytes"),
        *[
            (parcel(files={name: ""}), f"pack: {name!r} cannot be the name")
            for name in (
                "../x.yaml",
                "/etc/x.yaml",
                "a/b.yaml",
                "a\\b.yaml",
                "x.yml",
                "x.yaml\n",
                ".yaml",
            )
        ],
    ]:
        with pytest.raises(undercroft.InvalidContent) as error:
            ucpack.unwrap(body)
        assert error.value.problems[0].startswith(said)
        assert len(error.value.problems) == 1
        (tmp_path / "x.ucpack").write_bytes(body)
        assert run(["content", "unpack", str(tmp_path / "x.ucpack"), str(tmp_path / "out")]) == 2
        assert not (tmp_path / "out").exists()
