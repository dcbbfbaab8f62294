"""Dice and cards on a real table: what they show is told apart in words."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.whole import rolled_by_hand, useful
from undercroft import Reported
from undercroft.games import find

from .road import street, trek


@pytest.mark.parametrize(
    ("mode", "most"),
    [
        ("journey", {"tile", "place", "encounter", "trap"}),
        ("encounter", {"tile", "encounter"}),
        ("boss", {"behaviour"}),
    ],
)
def test_real_dice_and_cards_are_told_apart(mode: str, most: set[str]) -> None:
    setup = useful("dark_souls", {"mode": mode, "players": 2})
    met: set[str] = set()
    for seed in range(2):
        match = undercroft.new("dark_souls", setup, chance=Reported())
        met |= rolled_by_hand(match, seed, 300)
    assert met >= most


@pytest.mark.parametrize(
    ("label", "across", "side", "along", "way"),
    [
        ("2,-3,1", 2, "east", 3, "north"),
        ("-2,3,0", 2, "west", 3, "south"),
        ("0,0,2", 0, "east", 0, "south"),
        ("-1,-1,3", 1, "west", 1, "north"),
    ],
)
def test_a_place_on_the_map_is_told_from_the_bonfire(
    label: str, across: int, side: str, along: int, way: str
) -> None:
    game = find("dark_souls")
    said = game.face(game.shelf.find("base"), "place", label)
    turn = int(label[-1])
    assert said.args == {"across": across, "side": side, "along": along, "way": way, "turn": turn}


def test_the_tile_of_a_single_encounter_is_turned_to_its_bonfire() -> None:
    """Whichever tile comes: its first doorway leads south, where the party waits."""
    faces = set()
    for seed in range(25):
        match: Any = undercroft.new("dark_souls", {"mode": "encounter", "players": 1}, seed=seed)
        tile = match.state.tiles[-1]
        faces.add(tile.face.id)
        assert (tile.face.doors[0] + tile.turn) % 4 == 2
        assert tile.turn in range(4)
    assert len(faces) > 4


@pytest.mark.rule("DS-A.146")
@pytest.mark.parametrize(("choice", "drawn"), [("buy", []), ("chest-1", ["claymore"])])
def test_a_treasure_that_somebody_is_drawing_by_hand_is_kept_with_the_game(
    choice: str, drawn: list[str]
) -> None:
    doc: Any = trek(souls=1, tiles=street(t1={"up": True, "card": "dark_hollow"})).position()
    doc["chance"] = Reported().to_json()
    match = undercroft.from_position(doc)
    for answer in (choice, *drawn):
        match.decide(answer, seat=0)
    again = undercroft.from_position(match.position())
    assert again.decisions[0].id.startswith("chance-")
    assert again.position() == match.position()


@pytest.mark.rule("DS-V.7")
@pytest.mark.parametrize("kind", ["seat", "foe", "node"])
def test_a_tie_on_a_real_table_is_told_by_what_it_is_about(kind: str) -> None:
    game = find("dark_souls")
    said = game.face(game.shelf.find("base"), "tie", f"{kind}-3")
    assert said.args == {"kind": kind, "n": "3"}
