"""Exploration, the Fog Gate and the set-up of encounters (DS-13, DS-14)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match
from undercroft.kernel.errors import PositionError

from .road import SOLDIER, battle, boss_falls, content, facts, street, tile, trek, win
from .stage import asked, closed, hero, options, play, table

UP: dict[str, Any] = {"up": True}
CARDS = content("encounters.yaml")
ENEMIES = {entry["id"]: entry for entry in content("enemies.yaml")}


def entered(card: str, face: str = "room2b", turn: int = 0, **more: Any) -> Match:
    """The party has just entered a tile with this card through its south side."""
    tiles = street()
    for one in tiles:
        if one["card"] == card:
            one["card"] = None
    tiles[1] = tile(face, 0, -1, turn, card=card)
    match = trek(tiles=tiles, fog=4, **more)
    play(match, "go-1-south")
    return match


def ways(match: Match) -> set[str]:
    return {option for option in options(match) if option.startswith("go-")}


# ---------------------------------------------------------------------- DS-13: exploration


@pytest.mark.rule("DS-3.2")
def test_at_the_bonfire_nobody_fights_whatever_a_document_says() -> None:
    """Its tile has no card that could lie face down."""
    with pytest.raises(PositionError, match="nothing waits on the Bonfire tile"):
        trek(at=1, tiles=street(t0={"up": False}, t1=UP))
    match = trek(at=1, tiles=street(t1=UP))
    play(match, "go-0-north")
    assert asked(match) == ["explore"]
    assert "rest" in options(match)


@pytest.mark.rule("DS-13.1")
def test_the_party_moves_together() -> None:
    match = trek({"knight": {}, "warrior": {}, "herald": {}})
    play(match, "go-1-south")
    assert table(match)["map"]["at"] == 1
    for seat in range(3):
        assert asked(match) == ["place"]
        assert match.waiting == [seat]
        play(match, options(match, seat)[0])
    assert all(one["node"] is not None for one in table(match)["heroes"])
    assert ways(trek(at=1, tiles=street(t1=UP))) == {"go-0-north", "go-2-south", "go-4-west"}


@pytest.mark.rule("DS-13.2")
def test_a_face_down_card_is_turned_up_and_fought() -> None:
    match = trek(tiles=street(t1={"card": None}), tape=["shattered_dungeon"])
    assert table(match)["map"]["tiles"][1]["card"] is None
    play(match, "go-1-south")
    assert table(match)["map"]["tiles"][1]["card"] == "shattered_dungeon"
    assert table(match)["fight"]["encounter"] == "shattered_dungeon"
    assert facts(match, "encounter") == [("shattered_dungeon", 1)]


@pytest.mark.rule("DS-13.3")
def test_face_up_tiles_are_no_hindrance() -> None:
    match = trek(tiles=street(t1=UP, t2=UP))
    assert ways(match) == {"go-3-south", "go-4-west"}
    play(match, "go-3-south")  # through tiles 1 and 2 in one go
    assert table(match)["map"]["at"] == 3
    assert table(match)["fight"]["encounter"] == "lost_labyrinth"
    assert options(match) == ["node-10", "node-11", "node-12"]  # through its south door


@pytest.mark.rule("DS-13.4")
@pytest.mark.parametrize("at", [0, 1, 3])
def test_behind_the_beaten_fog_gate_tile_waits_the_boss(at: int) -> None:
    tiles = street(t1=UP, t2={"up": True, "card": "hollow_cave"}, t3=UP)
    tiles[1]["card"] = "broken_passageway"
    match = trek(at=at, came="south", tiles=tiles)
    assert "fog" in options(match)
    play(match, "fog")
    assert table(match)["fight"]["boss"]["id"] == "gargoyle"


@pytest.mark.rule("DS-13.4")
def test_not_before_the_fog_gate_tile_is_beaten() -> None:
    match = trek(tiles=street(t1=UP, t2=UP))
    assert "fog" not in options(match)
    assert closed(match)["fog"] == "ds-closed-fog"
    assert "fog" not in options(trek(at=3, came="south"))  # nor where it stands face down
    last = win(at=3, tiles=street(t1=UP, t2=UP))
    assert table(last)["map"]["at"] == 3
    assert "fog" in options(last)  # at once


@pytest.mark.rule("DS-13.5")
def test_after_a_rest_the_fog_gate_tile_must_be_beaten_again() -> None:
    match = trek(tiles=street(t1=UP, t2=UP, t3=UP))
    assert "fog" in options(match)
    play(match, "rest")
    assert "fog" not in options(match)
    assert closed(match)["fog"] == "ds-closed-fog"


@pytest.mark.rule("DS-13.6")
@pytest.mark.parametrize("boss", ["dancer", "ornstein_and_smough"])
def test_the_main_bosss_end_is_victory(boss: str) -> None:
    model, health = {"dancer": ("dancer", 34), "ornstein_and_smough": ("smough", 30)}[boss]
    foe = {"model": model, "node": 1, "wounds": health - 1}
    match = battle({"knight": {"node": 1, "side": "s"}}, [foe], boss=boss, tape=[3])
    play(match, "act-right-0")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0,)
    mini = boss_falls()
    assert not mini.over


@pytest.mark.rule("DS-13.7")
def test_only_from_a_tile_joined_by_a_doorway() -> None:
    assert ways(trek()) == {"go-1-south", "go-4-west"}  # 2 and 3 lie behind tile 1
    assert ways(trek(tiles=street(t1=UP))) == {"go-2-south", "go-4-west"}
    tiles = street(t1=UP)
    tiles[4] = tile("room1a", 1, -1, 0, card="the_deeps")  # beside tile 1, but no door in its west
    assert ways(trek(tiles=tiles)) == {"go-2-south"}
    tiles[4] = tile("room1a", 1, -1, 3, card="the_deeps")  # turned: doors in the north and the west
    assert ways(trek(tiles=tiles)) == {"go-2-south", "go-4-west"}


@pytest.mark.rule("DS-A.45")
def test_a_way_of_face_up_tiles_must_lead_to_the_fog_gate() -> None:
    assert "fog" not in options(trek(tiles=street(t1=UP, t3=UP)))  # tile 2 is in between
    assert "fog" in options(trek(tiles=street(t1=UP, t2=UP, t3=UP)))


@pytest.mark.rule("DS-A.46")
def test_andre_may_be_visited_before_the_boss() -> None:
    tiles = street(t1=UP, t2={"up": True, "card": "hollow_cave"}, t3=UP)
    tiles[1]["card"] = "broken_passageway"
    match = trek({"knight": {}}, at=3, came="south", souls=3, tiles=tiles, tape=["claymore"])
    play(match, "go-0-north", "buy", "stow-0-1")
    assert "fog" in options(match)
    play(match, "fog")
    assert table(match)["fight"]["boss"]["id"] == "gargoyle"


# ---------------------------------------------------------------------- DS-14: encounter set-up


@pytest.mark.rule("DS-14.1")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_an_encounter_card(card: dict[str, Any]) -> None:
    match = trek()
    pack: Any = match.pack
    read = pack.things["encounter"][card["id"]]
    names: Any = undercroft.catalog(match)["names"]
    assert names["encounter"][card["id"]] == card["name"]
    assert [[model.id for model in group] for group in read.enemies] == card["enemies"]
    words = {0: None, 1: "gravestone", 2: "barrel", 4: "chest"}
    assert [words[what] for what in read.terrain] == card["terrain"]
    assert (read.trapped, read.level) == (card["trapped"], card["level"])


@pytest.mark.rule("DS-14.2")
@pytest.mark.rule("DS-14.3")
@pytest.mark.rule("DS-14.4")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_enemies_terrain_and_traps_of_every_card(card: dict[str, Any]) -> None:
    match = entered(card["id"])  # room2b: spawn nodes 9 and 3, terrain nodes 6 and 10
    fight = table(match)["fight"]
    wanted = [(id, 9) for id in card["enemies"][0]] + [(id, 3) for id in card["enemies"][1]]
    assert [(one["model"], one["node"]) for one in fight["foes"]] == wanted
    nodes = zip(("6", "10"), card["terrain"], strict=True)
    assert fight["terrain"] == {node: what for node, what in nodes if what}
    # Doors in the north, east and south: only nodes 4, 5 and 8 lie free of their walls.
    found = {node: trap["known"] for node, trap in fight["traps"].items()}
    assert found == ({"4": False, "5": False, "8": False} if card["trapped"] else {})


@pytest.mark.rule("DS-14.5")
@pytest.mark.parametrize("card", ["weathered_peak", "pit_of_the_dead", "the_forgotten"])
def test_enemies_fight_by_their_data_cards(card: str) -> None:
    match = entered(card)
    sheets: Any = undercroft.catalog(match)["models"]
    for one in table(match)["fight"]["foes"]:
        entry, sheet = ENEMIES[one["model"]], sheets[one["model"]]
        assert (one["health"], one["full"]) == (entry["health"], entry["health"])
        assert one["conditions"] == []
        for field in ("name", "threat", "block", "resist"):
            assert sheet[field] == entry[field]
        assert sheet["own"]["dodge"] == entry["dodge"]
        assert sheet["own"]["range"] == entry["range"]
        assert len(sheet["own"]["icons"]) == len(entry["icons"])


@pytest.mark.rule("DS-14.6")
@pytest.mark.rule("DS-16.1")
def test_the_forgotten() -> None:
    match = entered("the_forgotten", "room6b")  # doors in the east and the south
    fight = table(match)["fight"]
    assert [(one["model"], one["node"]) for one in fight["foes"]] == [
        (SOLDIER, 0),
        (SOLDIER, 0),
        ("silver_knight_greatbowman", 9),
    ]
    assert fight["terrain"] == {"8": "barrel"}
    assert set(fight["traps"]) == {"1", "3", "5", "6"}
    # The characters come last, anywhere along the bottom edge.
    assert hero(match)["node"] is None
    assert options(match) == ["node-10", "node-11", "node-12"]


@pytest.mark.rule("DS-A.48")
@pytest.mark.parametrize(
    ("turn", "edge"), [(0, ["node-10", "node-11", "node-12"]), (1, ["node-2", "node-7", "node-12"])]
)
def test_primary_and_secondary_nodes_turn_with_the_tile(turn: int, edge: list[str]) -> None:
    match = entered("the_forgotten", "room6b", turn)
    fight = table(match)["fight"]
    assert [one["node"] for one in fight["foes"]] == [0, 0, 9]
    assert fight["terrain"] == {"8": "barrel"}
    assert table(match)["map"]["tiles"][1]["turn"] == turn
    # Turned by 90 degrees the printed east wall lies in the south.
    assert set(options(match)) == set(edge)
