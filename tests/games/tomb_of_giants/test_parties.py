"""The ready-made parties of single fights, and what a pack may not say about them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

import undercroft
from tests.packs import problems_of
from undercroft.games import find

from .box import GUESTS, OWN, content, deck_cards, fresh
from .stage import state, table

PARTIES = {party["id"]: party for party in content("parties.yaml")}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An owner's copy of the base pack."""
    pack = tmp_path / "mine"
    copytree(find("tomb_of_giants").base, pack)
    return pack


def worn(hero: dict[str, Any]) -> list[str]:
    """All cards of a hero, upgrades too."""
    items = [hero["armour"], hero["left"], hero["right"], *hero["backup"]]
    return [card for item in items if item for card in (item["card"], *item["upgrades"])]


def test_there_is_one_for_every_class_and_every_later_fight() -> None:
    assert set(PARTIES) == {"level_2", "level_3", "mini", "main"}
    for party in PARTIES.values():
        assert {member["character"] for member in party["members"]} == {*OWN, *GUESTS}


@pytest.mark.parametrize(
    ("setup", "name"),
    [
        ({"mode": "encounter", "encounter": "lost_chapel"}, "mini"),
        ({"mode": "encounter", "encounter": "level_3"}, "main"),
        ({"mode": "encounter", "encounter": "level_3", "gear": "level_3"}, "level_3"),
        ({"mode": "boss", "boss": "black_knight"}, "mini"),
        ({"mode": "boss", "boss": "gravelord_nito"}, "main"),
    ],
)
@pytest.mark.parametrize("kind", [*OWN, *GUESTS])
def test_a_fight_has_the_party_of_its_kind(setup: dict[str, str], name: str, kind: str) -> None:
    match = fresh(kind, **setup)
    [hero] = table(match)["heroes"]
    member = next(m for m in PARTIES[name]["members"] if m["character"] == kind)
    assert [stat["tier"] for stat in hero["stats"].values()] == member["tiers"]
    assert hero["armour"]["card"] == member["armour"]
    upgrades = [up for some in member.get("upgrades", {}).values() for up in some]
    given = [member["armour"], *member["hands"], *member.get("backup", []), *upgrades]
    assert sorted(worn(hero)) == sorted(given)
    assert any(action["attacks"] for action in hero["actions"])
    assert hero["ember"] == (name in ("level_3", "main"))  # TG-38.5


@pytest.mark.parametrize(("players", "name"), [(2, "mini"), (3, "level_2"), (4, "level_2")])
def test_few_are_a_step_ahead_of_many(players: int, name: str) -> None:
    setup = {"mode": "encounter", "encounter": "lost_chapel", "players": players}
    match = undercroft.new("tomb_of_giants", setup, seed=1)
    for hero in table(match)["heroes"]:
        member = next(m for m in PARTIES[name]["members"] if m["character"] == hero["class"])
        assert [stat["tier"] for stat in hero["stats"].values()] == member["tiers"]


@pytest.mark.parametrize("kind", [*OWN, *GUESTS])
def test_level_1_is_fought_with_the_starting_cards(kind: str) -> None:
    [begins] = table(fresh(kind))["heroes"]
    [fights] = table(fresh(kind, mode="encounter", encounter="grave_matters"))["heroes"]
    assert worn(fights) == worn(begins)
    assert all(stat["tier"] == 0 for stat in fights["stats"].values())


def test_no_four_of_a_party_hold_a_card_more_often_than_it_is_there() -> None:
    pack: Any = fresh("cleric").pack
    printed = {card.id: card.entry.copies for card in pack.armoury.cards}
    for party in PARTIES.values():
        for four in combinations(party["members"], 4):
            found: Counter[str] = Counter()
            for member in four:
                found.update([member["armour"], *member["hands"], *member.get("backup", [])])
                for some in member.get("upgrades", {}).values():
                    found.update(some)
            assert all(number <= printed[card] for card, number in found.items()), party["id"]


def test_what_the_party_carries_is_in_no_deck_but_other_copies_are() -> None:
    """Three Titanite Shards: the thief's two upgrades hold one, two are left in the deck."""
    match = fresh("thief", mode="boss", boss="black_knight")
    [hero] = table(match)["heroes"]
    left = deck_cards(state(match)["treasure"])
    assert worn(hero).count("titanite_shard") == 1
    assert left["titanite_shard"] == 2
    assert not [card for card in worn(hero) if card != "titanite_shard" and left[card]]


@pytest.mark.parametrize(
    ("was", "now", "says"),
    [
        (
            "tiers: [1, 2, 0, 0], armour: deserter",
            "tiers: [0, 2, 0, 0], armour: deserter",
            "too low",
        ),
        ("hands: [great_wooden_hammer]", "hands: [great_wooden_hammer, battle_axe]", "together"),
        ("{scimitar: [poison_gem]}", "{scimitar: [poison_gem, titanite_shard]}", "no room"),
        ("armour: masters_attire", "armour: excalibur", "'excalibur' is no card"),
        ("tiers: [0, 2, 1, 0]", "tiers: [0, 4, 1, 0]", "from 0 to 3"),
        ("{character: herald", "{character: jester", "no such character"),
    ],
)
def test_a_party_that_cannot_be_is_told(folder: Path, was: str, now: str, says: str) -> None:
    file = folder / "parties.yaml"
    head, mini = file.read_text("utf-8").split("- id: mini")
    assert was in mini
    file.write_text(head + "- id: mini" + mini.replace(was, now, 1), "utf-8")
    problems = problems_of("tomb_of_giants", folder)
    assert any("parties.yaml: mini" in line and says in line for line in problems), problems


def test_the_base_pack_has_no_problems() -> None:
    assert problems_of("tomb_of_giants", find("tomb_of_giants").base) == []


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("goal: kill, enemy: necromancer, tile: 1", "goal: kill, enemy: necromancer, tile: 2"),
        (
            "do: spawn, tile: 0, enemy: skeleton_archer",
            "do: spawn, tile: 1, enemy: skeleton_archer",
        ),
    ],
)
def test_an_encounter_speaks_of_its_own_tiles(folder: Path, was: str, now: str) -> None:
    file = folder / "encounters.yaml"
    text = file.read_text("utf-8")
    assert was in text
    file.write_text(text.replace(was, now, 1), "utf-8")
    problems = problems_of("tomb_of_giants", folder)
    assert any("there is no tile" in line for line in problems), problems


def told(folder: Path, name: str, was: str, now: str) -> list[str]:
    """What is said of a pack after one change."""
    file = folder / name
    text = file.read_text("utf-8")
    assert was in text
    file.write_text(text.replace(was, now, 1), "utf-8")
    return problems_of("tomb_of_giants", folder)


@pytest.mark.parametrize(
    ("name", "was", "now", "problem"),
    [
        (
            "tiles.yaml",
            "spawn: [9, 8]",
            "spawn: [9, 13]",
            "catacomb_a: spawn: there is no node 13 (0 to 12)",
        ),
        (
            "tiles.yaml",
            "terrain: [6, 3]",
            "terrain: [-1, 3]",
            "catacomb_a: terrain: there is no node -1 (0 to 12)",
        ),
        (
            "boards.yaml",
            "north: [0, 1, 2]",
            "north: [0, 1, 13]",
            "walls.north: there is no node 13 (0 to 12)",
        ),
        (
            "boards.yaml",
            "mini_spawn: 1\n",
            "mini_spawn: 13\n",
            "mini_spawn: there is no node 13 (0 to 12)",
        ),
        (
            "boards.yaml",
            "mini_spawn: 1\n",
            "main_spawn: 1\n",
            "mini_spawn: missing, black_knight stands there",
        ),
        (
            "encounters.yaml",
            "start: {tile: 0",
            "start: {tile: -1",
            "start.tile: there is no tile -1 (0 to ",
        ),
        (  # the first card of the file has one tile
            "encounters.yaml",
            "start: {tile: 0",
            "start: {tile: 1",
            "start.tile: there is no tile 1 (0 to 0)",
        ),
        ("encounters.yaml", "node: [2, 0]", "node: [2, 1]", "].node: [2, 1] is no node"),
        ("encounters.yaml", "do: spawn, tile: 0,", "do: spawn,", "].tile: spawn needs one"),
    ],
)
def test_a_node_that_is_not_there_is_told_by_its_field(
    folder: Path, name: str, was: str, now: str, problem: str
) -> None:
    problems = told(folder, name, was, now)
    assert any(line.startswith(f"{name}: ") and problem in line for line in problems), problems
