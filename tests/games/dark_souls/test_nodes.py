"""Tiles and nodes (DS-3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft
from tests.packs import documents, pack_of

from .road import SOLDIER, content, state, street, tile, trek
from .stage import arena, asked, closed, foe, hero, kinds, options, play, table, used_up

SIDES = ("north", "east", "south", "west")
POINTS = next(board for board in content("boards.yaml") if board["id"] == "tile")["points"]
ROOMS = [entry for entry in content("tiles.yaml") if entry["kind"] == "exploration"]
DOORS = [(entry["id"], SIDES.index(door)) for entry in ROOMS for door in entry["doors"]]
#: Who stands next to whom, read off the tile: corners, middle of a wall, inner nodes, centre.
NEXT = {
    0: {1, 3, 5},
    1: {0, 2, 3, 4, 6},
    3: {0, 1, 4, 5, 6, 8},
    6: {1, 3, 4, 5, 7, 8, 9, 11},
    9: {4, 6, 7, 8, 11, 12},
    12: {7, 9, 11},
}
ORNSTEIN_LEAPS = next(
    card["id"] for card in content("behaviours.yaml") if card["halves"][0]["name"] == "Spear Slam"
)


def wall(side: int) -> list[int]:
    """The nodes along a wall, from where they lie."""
    edge = {0: (1, 0), 1: (0, 4), 2: (1, 4), 3: (0, 0)}[side]
    return [node for node, point in enumerate(POINTS) if point[edge[0]] == edge[1]]


def places(match: undercroft.Match, kind: str = "walk") -> set[int]:
    """The nodes open to a step of this kind."""
    return {int(o.split("-")[2]) for o in options(match) if o.startswith(f"{kind}-node-")}


@pytest.mark.rule("DS-3.1")
def test_every_tile_has_a_doorway() -> None:
    assert all(entry["doors"] for entry in content("tiles.yaml"))
    rooms = [board for board in content("boards.yaml") if board["id"] != "tile"]
    assert all(board["door"] for board in rooms)


@pytest.mark.rule("DS-3.1")
def test_no_way_through_a_wall() -> None:
    tiles = street()
    tiles[4] = tile("room1a", -1, 0, 0)  # doors in the north and the east
    assert "go-4-east" in options(trek(tiles=tiles))
    tiles[4] = tile("room1a", -1, 0, 2)  # turned round: doors in the south and the west
    assert not [o for o in options(trek(tiles=tiles)) if o.startswith("go-4")]


@pytest.mark.rule("DS-3.2")
def test_all_tiles_but_the_bonfire_have_nodes() -> None:
    for entry in content("tiles.yaml"):
        marked = entry.get("spawn", []) + entry.get("terrain", [])
        assert bool(marked) == (entry["kind"] == "exploration")
    match = trek(at=1, tiles=street(t1={"up": True}))
    play(match, "go-0-north")
    assert table(match)["fight"] is None
    assert hero(match)["node"] is None
    fights = trek()
    play(fights, "go-1-south")
    assert table(fights)["fight"]["board"] == "tile"
    assert len(POINTS) == 13


@pytest.mark.rule("DS-3.3")
@pytest.mark.parametrize("face", [entry["id"] for entry in ROOMS])
def test_basic_spawn_and_terrain_nodes(face: str) -> None:
    entry = next(one for one in ROOMS if one["id"] == face)
    marked = [*entry["spawn"], *entry["terrain"]]
    assert len(entry["spawn"]) == len(entry["terrain"]) == 2
    assert len(set(marked)) == 4  # one type each; the other nine are basic
    assert set(marked) <= set(range(13))


@pytest.mark.rule("DS-3.3")
def test_boss_rooms_have_a_node_for_their_boss() -> None:
    boards = {board["id"]: board for board in content("boards.yaml")}
    assert boards["mini_boss"]["mini_spawn"] == 1
    assert "main_spawn" not in boards["mini_boss"]
    assert "main_spawn" in boards["main_boss"]
    for boss, nodes in (("gargoyle", [1]), ("dancer", [21]), ("ornstein_and_smough", [21, 1])):
        match = undercroft.new("dark_souls", {"mode": "boss", "boss": boss}, seed=1)
        assert [one["node"] for one in table(match)["fight"]["foes"]] == nodes


@pytest.mark.rule("DS-3.4")
@pytest.mark.rule("DS-A.17")
@pytest.mark.rule("DS-17.1")
@pytest.mark.parametrize(("face", "door"), DOORS)
def test_entry_nodes_are_the_basic_nodes_along_the_wall_of_the_doorway(
    face: str, door: int
) -> None:
    entry = next(one for one in ROOMS if one["id"] == face)
    tiles = street()
    tiles[1] = tile(face, 0, -1, (2 - door) % 4, card="hollow_cave")  # this door to the bonfire
    match = trek(tiles=tiles, fog=4)
    play(match, "go-1-south")
    assert asked(match) == ["place"]
    basic = [n for n in wall(door) if n not in entry["spawn"] + entry["terrain"]]
    assert options(match) == [f"node-{node}" for node in basic]
    assert len(basic) >= 2


@pytest.mark.rule("DS-17.1")
@pytest.mark.parametrize("side", SIDES)
def test_a_single_fight_is_entered_by_a_doorway_wherever_its_tile_has_one(
    side: str, tmp_path: Path
) -> None:
    """Tiles with one doorway each: turned so that it lies in the south, where the party comes from."""
    said = documents("dark_souls")
    for entry in said["tiles.yaml"]:
        if entry["kind"] == "exploration":
            entry["doors"] = [side]
    pack = pack_of("dark_souls", tmp_path / f"door_{side}", "tiles.yaml", said)
    match = undercroft.new("dark_souls", {"mode": "encounter", "pack": pack}, seed=1)
    only = state(match)["tiles"][-1]
    assert (SIDES.index(side) + only["turn"]) % 4 == 2
    assert only["turn"] in range(4)
    there = {int(id.split("-")[1]) for id in options(match)}
    assert there
    assert there <= set(wall(SIDES.index(side)))


@pytest.mark.rule("DS-3.5")
@pytest.mark.parametrize("face", [entry["id"] for entry in ROOMS])
def test_primary_and_secondary_nodes_take_what_the_card_shows(face: str) -> None:
    entry = next(one for one in ROOMS if one["id"] == face)
    tiles = street()
    turn = (2 - SIDES.index(entry["doors"][0])) % 4
    tiles[1] = tile(face, 0, -1, turn, card="ghostly_keep")
    match = trek(tiles=tiles, fog=4)
    play(match, "go-1-south")
    fight = table(match)["fight"]
    first, second = entry["spawn"]
    assert [(one["model"], one["node"]) for one in fight["foes"]] == [
        (SOLDIER, first),
        (SOLDIER, first),
        ("crossbow_hollow", second),
    ]
    barrel, chest = entry["terrain"]
    assert fight["terrain"] == {str(barrel): "barrel", str(chest): "chest"}


@pytest.mark.rule("DS-3.6")
def test_every_model_stands_on_one_node() -> None:
    match = trek()
    play(match, "go-1-south", "node-11", "node-12")
    models = [*table(match)["heroes"], *table(match)["fight"]["foes"]]
    assert len(models) == 5
    assert all(one["node"] in range(13) for one in models)
    fought = arena({"knight": {"node": 6}}, [(SOLDIER, 0)])
    play(fought, "walk-node-9")
    assert hero(fought)["node"] == 9
    assert "walk-node-9" not in options(fought)


@pytest.mark.rule("DS-3.7")
@pytest.mark.rule("DS-3.8")
@pytest.mark.parametrize("node", sorted(NEXT))
def test_a_move_leads_to_an_adjacent_node(node: int) -> None:
    match = arena({"knight": {"node": node}}, [("sentinel", 6 if node != 6 else 0)])
    assert places(match) == NEXT[node]
    to = min(NEXT[node] - {6, 0})
    play(match, f"walk-node-{to}")
    assert hero(match)["node"] == to


#: A card of Range 0, 1 and 2 without a shaft, and foes 0 to 4 nodes away from node 0.
REACH = [("morning_star", 0), ("great_machete", 1), ("fireball", 2), ("soul_arrow", 3)]
AWAY = {0: 0, 3: 1, 6: 2, 9: 3, 12: 4}


@pytest.mark.rule("DS-3.9")
@pytest.mark.rule("DS-A.14")
@pytest.mark.parametrize(("card", "reach"), REACH)
@pytest.mark.parametrize("node", AWAY)
def test_range_is_a_maximum(card: str, reach: int, node: int) -> None:
    match = arena(
        {"knight": {"node": 0, "left": [card], "right": None, "luck": False}},
        [("sentinel", node)],
        treasure=[],
        tape=[1, 1, 1, 1],
    )
    if AWAY[node] <= reach:
        play(match, "act-left-0")
        assert "strikes" in kinds(match)
    else:
        assert "act-left-0" not in options(match)
        assert closed(match)["act-left-0"] == "ds-closed-range"


@pytest.mark.rule("DS-3.10")
def test_infinite_range_reaches_from_corner_to_corner() -> None:
    match = arena({"knight": {"node": 12}}, [("silver_knight_greatbowman", 0)], turn=None)
    assert asked(match) == ["defend"]
    room = arena(
        {"knight": {"node": 25}, "warrior": {"node": 12}},
        boss="ornstein_and_smough",
        turn=None,
        aggro=1,
        cards={
            "known_deck": [
                card["id"]
                for card in content("behaviours.yaml")
                if card["halves"][0]["name"] == "Lightning Bolt"
                and card["boss"] == "ornstein_and_smough"
            ]
        },
    )
    assert asked(room) == ["defend"]  # from node 21 to node 12: eight nodes
    assert room.waiting == [1]


@pytest.mark.rule("DS-3.11")
def test_range_is_the_same_for_friends() -> None:
    match = arena(
        {
            "herald": {"node": 0, "black": 9},
            "knight": {"node": 3, "black": 4},
            "warrior": {"node": 6, "black": 4},
            "assassin": {"node": 9, "black": 4},
        },
        [("sentinel", 12)],
    )
    play(match, "act-right-0")  # the talisman, Range 2: everybody gains 1 Stamina
    assert [hero(match, place)["black"] for place in range(4)] == [9 - 2 - 1, 3, 3, 4]


@pytest.mark.rule("DS-3.12")
@pytest.mark.rule("DS-17.1")
def test_three_models_at_most_are_placed_on_a_node() -> None:
    heroes: dict[str, dict[str, Any]] = {"knight": {}, "warrior": {}, "assassin": {}, "herald": {}}
    match = trek(heroes)
    play(match, "go-1-south", "node-11", "node-11", "node-11")
    assert hero(match, 3)["node"] == 12  # nothing else was left
    assert asked(match) == ["lead"]
    assert sorted(one["node"] for one in table(match)["heroes"]) == [11, 11, 11, 12]


@pytest.mark.rule("DS-3.12")
@pytest.mark.rule("DS-3.13")
def test_a_fourth_model_pushes_one_of_the_three() -> None:
    match = arena(
        {"knight": {"node": 6}, "warrior": {"node": 3}},
        [(SOLDIER, 3), ("crossbow_hollow", 3)],
    )
    play(match, "walk-node-3")
    assert asked(match) == ["make_room"]
    assert match.waiting == [0]
    found = {option.rsplit("-node-", 1)[0] for option in options(match)}
    assert found == {"seat-1", "foe-0", "foe-1"}  # not the knight, who came last
    play(match, "foe-1-node-8")
    pushed = foe(match, 1)
    assert pushed is not None
    assert pushed["node"] == 8
    assert hero(match)["node"] == 3
    assert asked(match) == ["activation"]


@pytest.mark.rule("DS-3.13")
@pytest.mark.rule("DS-3.12")
def test_an_enemy_moving_onto_a_full_node_pushes_too() -> None:
    match = arena(
        {"knight": {"node": 6}, "warrior": {"node": 6}, "herald": {"node": 6}},
        [{"model": SOLDIER, "node": 3}],
        turn=None,
    )
    assert asked(match) == ["make_room"]
    found = {option.rsplit("-node-", 1)[0] for option in options(match)}
    assert found == {"seat-0", "seat-1", "seat-2"}


@pytest.mark.rule("DS-A.15")
def test_the_surplus_model_goes_to_any_adjacent_node_unhurt() -> None:
    match = arena(
        {"knight": {"node": 6}, "warrior": {"node": 3, "red": 2}},
        [("sentinel", 3), ("sentinel", 3), (SOLDIER, 0), (SOLDIER, 0), (SOLDIER, 0)],
        terrain={1: "gravestone", 4: "chest"},
    )
    play(match, "walk-node-3")
    # 1 and 4 are blocked; 5, 6 and 8 have room; 0 is full, and somebody there would be pushed on.
    mine = {option for option in options(match) if option.startswith("seat-1-")}
    assert mine == {"seat-1-node-0", "seat-1-node-5", "seat-1-node-6", "seat-1-node-8"}
    play(match, "seat-1-node-5")
    assert (hero(match, 1)["node"], hero(match, 1)["red"]) == (5, 2)


@pytest.mark.rule("DS-A.15")
def test_if_every_node_is_full_the_push_chains() -> None:
    match = arena({"knight": {"node": 6}, "warrior": {"node": 10}}, [("sentinel", 12)])
    doc: Any = match.position()
    body = doc["state"]
    like = dict(body["foes"][0], model=SOLDIER, health=1)
    crowd = [0] * 3 + [1] * 3 + [3] * 3 + [5] * 3
    body["foes"] = [dict(like, node=node) for node in crowd]
    body["heroes"][0]["node"] = 0
    doc["frame"].update(agenda=[["activation", 0], ["make_room", 0, 0, None]], asks=[], answered=[])
    full = undercroft.from_position(doc)
    assert asked(full) == ["make_room"]
    assert {o.rsplit("-", 1)[1] for o in options(full)} == {"1", "3", "5"}
    play(full, "foe-0-node-1")
    assert asked(full) == ["make_room"]  # now one of the three on node 1
    found = options(full, full.waiting[0])
    assert {option.rsplit("-node-", 1)[0] for option in found} == {"foe-3", "foe-4", "foe-5"}
    assert {option.rsplit("-", 1)[1] for option in found} == {"0", "2", "3", "4", "6"}
    play(full, "foe-4-node-2")
    assert asked(full) == ["activation"]


@pytest.mark.rule("DS-A.15")
def test_in_a_lair_without_terrain_every_neighbour_has_room() -> None:
    heroes = {"knight": {"node": 6}, "warrior": {"node": 3}, "herald": {"node": 3}}
    match = arena({**heroes, "assassin": {"node": 3}}, boss="gargoyle")
    play(match, "walk-node-3")
    assert asked(match) == ["make_room"]
    mine = {option for option in options(match) if option.startswith("seat-1-node-")}
    # Node 1 is the Gargoyle's: there one comes into an arc.
    assert {int(option.split("-")[3]) for option in mine} == NEXT[3]


@pytest.mark.rule("DS-A.15")
@pytest.mark.rule("DS-A.16")
def test_a_boss_counts_and_is_never_pushed_by_others() -> None:
    match = arena(
        {
            "knight": {"node": 6},
            "warrior": {"node": 1, "side": "s"},
            "herald": {"node": 1, "side": "s"},
        },
        boss="gargoyle",
    )
    play(match, "walk-node-1-front")
    assert asked(match) == ["make_room"]  # boss and two characters were full
    assert {option.rsplit("-node-", 1)[0] for option in options(match)} == {"seat-1", "seat-2"}


@pytest.mark.rule("DS-3.14")
@pytest.mark.rule("DS-3.15")
@pytest.mark.rule("DS-A.18")
@pytest.mark.parametrize("node", [0, 6, 11, 16, 27])
def test_the_boss_that_was_there_first_is_pushed(node: int) -> None:
    match = arena(
        {"knight": {"node": node, "side": "s"}, "warrior": {"node": 10 if node != 11 else 20}},
        [
            {"model": "ornstein", "node": 21},
            {"model": "smough", "node": node},
        ],
        boss="ornstein_and_smough",
        turn=None,
        aggro=0,
        cards={"known_deck": [ORNSTEIN_LEAPS]},
    )
    while asked(match) == ["push"]:  # the leap pushes the knight off the node
        play(match, options(match, match.waiting[0])[0])
    assert asked(match) == ["boss_aside"]
    board = next(one for one in content("boards.yaml") if one["id"] == "main_boss")["points"]
    x, y = board[node]
    beside = {
        f"node-{i}"
        for i, (u, v) in enumerate(board)
        if (abs(u - x), abs(v - y)) in ((1, 1), (2, 0), (0, 2))
    }
    found = options(match, match.waiting[0])
    assert set(found) == beside
    to = int(found[-1].removeprefix("node-"))
    play(match, found[-1])
    ornstein, smough = foe(match, 0), foe(match, 1)
    assert ornstein is not None
    assert smough is not None
    assert (ornstein["node"], smough["node"]) == (node, to)


@pytest.mark.rule("DS-A.13")
def test_neither_terrain_nor_models_lengthen_a_range() -> None:
    match = arena(
        {"knight": {"node": 5, "left": ["fireball"], "luck": False}, "warrior": {"node": 3}},
        [("sentinel", 7), (SOLDIER, 4), (SOLDIER, 4)],
        terrain={6: "gravestone"},  # right in between; around it the way is longer
        treasure=[],
        tape=[2, 2],
    )
    play(match, "act-left-0", "foe-0")
    struck = foe(match)
    assert struck is not None
    assert struck["health"] == 10 - (4 - 1)
    assert used_up(match)


@pytest.mark.rule("DS-A.13")
def test_an_enemy_shoots_past_everything() -> None:
    match = arena(
        {"knight": {"node": 12}, "warrior": {"node": 6}},
        [("crossbow_hollow", 0)],
        terrain={3: "gravestone", 9: "barrel"},
        turn=None,
        aggro=0,
    )
    assert asked(match) == ["defend"]
    assert match.waiting == [0]
    assert state(match)["aggro"] == 0
