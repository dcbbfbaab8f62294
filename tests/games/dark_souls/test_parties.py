"""The ready-made parties, and what a pack may not say about them."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import msgspec
import pytest

import undercroft
from tests.packs import problems_of
from undercroft.games import find


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An owner's copy of the base pack."""
    pack = tmp_path / "mine"
    copytree(find("dark_souls").base, pack)
    named = pack / "pack.yaml"
    named.write_text(named.read_text("utf-8").replace("id: base", "id: mine"), "utf-8")
    return pack


@pytest.mark.parametrize("boss", ["winged_knight", "dancer"])
def test_a_boss_fight_has_the_party_of_its_kind(boss: str) -> None:
    match = undercroft.new("dark_souls", {"mode": "boss", "boss": boss, "players": 4}, seed=1)
    table = match.view(None)["table"]
    assert isinstance(table, dict)
    for hero in table["heroes"]:
        starting = {"knight_armour", "northern_armour", "assassin_armour", "herald_armour"}
        assert hero["armour"]["card"] not in starting
        assert any(action["attacks"] for action in hero["actions"])


@pytest.mark.parametrize(
    ("was", "now", "says"),
    [
        ("tiers: [2, 2, 0, 1], armour: lothric", "tiers: [0, 2, 0, 1], armour: lothric", "too low"),
        ("hands: [great_wooden_hammer]", "hands: [great_wooden_hammer, battle_axe]", "together"),
        (
            "eagle_kite_shield, broadsword]",
            "eagle_kite_shield, broadsword, long_sword]",
            "together",
        ),
        ("{scimitar: [sharp_gem]}", "{scimitar: [sharp_gem, titanite_shard]}", "no room"),
        ("armour: masters_attire", "armour: excalibur", "'excalibur' is no card"),
        ("tiers: [2, 1, 0, 1]", "tiers: [4, 1, 0, 1]", "tiers: from 0 to 3"),
        ("tiers: [2, 1, 0, 1]", "tiers: [2, 1, -1, 1]", "tiers: from 0 to 3"),
    ],
)
def test_a_party_that_cannot_be_is_told(folder: Path, was: str, now: str, says: str) -> None:
    file = folder / "parties.yaml"
    text = file.read_text("utf-8")
    assert was in text
    file.write_text(text.replace(was, now), "utf-8")
    problems = problems_of("dark_souls", folder)
    assert any("parties.yaml: mini" in line and says in line for line in problems), problems


def test_the_base_pack_has_no_problems(folder: Path) -> None:
    assert problems_of("dark_souls", folder) == []


def test_a_pack_without_a_bonfire_is_told(folder: Path) -> None:
    file = folder / "tiles.yaml"
    tiles = msgspec.yaml.decode(file.read_bytes())
    kept = [tile for tile in tiles if tile.get("kind") != "bonfire"]
    assert len(kept) < len(tiles)
    file.write_bytes(msgspec.yaml.encode(kept))
    assert "tiles.yaml: a bonfire is needed" in problems_of("dark_souls", folder)


@pytest.mark.parametrize(
    ("name", "was", "now", "problem"),
    [
        (
            "tiles.yaml",
            "spawn: [0, 9]",
            "spawn: [0, 13]",
            "room1a: spawn: there is no node 13 (0 to 12)",
        ),
        (
            "tiles.yaml",
            "terrain: [3, 11]",
            "terrain: [-1, 11]",
            "room1a: terrain: there is no node -1 (0 to 12)",
        ),
        (
            "boards.yaml",
            "west: [0, 5, 10]",
            "west: [0, 5, 99]",
            "tile: walls.west: there is no node 99 (0 to 12)",
        ),
        (
            "boards.yaml",
            "main_spawn: 21",
            "main_spawn: -2",
            "main_boss: main_spawn: there is no node -2 (0 to 27)",
        ),
        (
            "boards.yaml",
            "  main_spawn: 21\n",
            "",
            "main_boss: main_spawn: missing, dancer stands there",
        ),
        (
            "boards.yaml",
            "[[0, 0], [2, 0],",
            "[[0, 0], [6, 6], [2, 0],",
            "tile: points: a tile has 13 nodes",
        ),
    ],
)
def test_a_node_that_is_not_there_is_told_by_its_field(
    folder: Path, name: str, was: str, now: str, problem: str
) -> None:
    file = folder / name
    text = file.read_text("utf-8")
    assert was in text
    file.write_text(text.replace(was, now, 1), "utf-8")
    assert f"{name}: {problem}" in problems_of("dark_souls", folder)
