"""Each of the six enemies acts by the icons of its data card."""

from __future__ import annotations

from typing import Any

from undercroft import Match

from .bout import bare, cubes, fight, happened, nodes, told, tough
from .stage import asked, foe, hero, kinds, options, play


def strength(match: Match) -> tuple[object, object, object]:
    """What the open question says of the attack."""
    [decision] = match.decisions
    args = decision.prompt.args
    return args["strength"], args["type"], args["difficulty"]


def icons(model: str) -> list[dict[str, Any]]:
    match = fight({"knight": bare(0)}, [tough("sentinel", 12)])
    catalog: Any = match.game.catalog(match.state)
    return [icon["text"]["args"] for icon in catalog["models"][model]["own"]["icons"]]


def test_sentinel() -> None:
    # Move 1 towards the nearest, pushing; then 6 physical on the node of the nearest, range 1.
    match = fight(
        {"knight": bare(6), "herald": bare(6), "warrior": bare(12)},
        [("sentinel", 0)],
        turn=None,
        aggro=2,
    )
    assert asked(match) == ["move_foe"]
    play(match, "node-3")
    # One node only; the two on node 6 are within range 1 and both are struck.
    assert asked(match) == ["targets"]
    assert options(match, 2) == ["seat-0", "seat-1"]
    play(match, "seat-0")
    assert strength(match) == (6, "physical", 1)
    play(match, "block", "block")
    assert [cubes(match, i)[1] for i in range(3)] == [6, 6, 0]
    assert asked(match) == ["activation"]  # its attack does not push, its movement does
    match = fight({"knight": bare(6)}, [("sentinel", 3)], turn=None)
    assert asked(match) == ["push"]
    play(match, "node-11")
    assert strength(match) == (6, "physical", 1)
    there = foe(match)
    assert there is not None
    assert (there["node"], there["full"]) == (6, 10)


def test_silver_knight_swordsman() -> None:
    # Move 2 towards the nearest, without pushing; then 5 physical on its node at range 0, and push.
    match = fight({"knight": bare(6)}, [("silver_knight_swordsman", 0)], turn=None)
    play(match, "node-3")
    assert "pushed" not in kinds(match)
    assert strength(match) == (5, "physical", 2)
    play(match, "block")
    assert cubes(match) == (0, 5)
    assert asked(match) == ["push"]
    play(match, "node-11")
    assert [values[2] for values in told(match, "foe_moved")] == [3, 6]
    # Three nodes are too far, and range 0 is no range 1.
    match = fight({"knight": bare(9)}, [("silver_knight_swordsman", 0)], turn=None)
    play(match, "node-3", "node-6")
    assert told(match, "missed") == [(0, "silver_knight_swordsman")]


def test_large_hollow_soldier() -> None:
    # Move 1 towards the nearest, pushing and inflicting 5; no attack besides.
    match = fight({"knight": bare(6)}, [("large_hollow_soldier", 3)], turn=None)
    assert strength(match) == (5, "physical", 1)
    play(match, "block", "node-11")
    assert cubes(match) == (0, 5)
    assert hero(match)["node"] == 11
    assert "attacks" not in kinds(match)
    # Two nodes away it comes one closer and does nothing more.
    match = fight({"knight": bare(6)}, [("large_hollow_soldier", 0)], turn=None)
    play(match, "node-3")
    assert asked(match) == ["activation"]
    assert cubes(match) == (0, 0)


def test_hollow_soldier() -> None:
    # Move 1 towards the nearest, then 4 physical on that one at range 0.
    match = fight({"knight": bare(6), "herald": bare(6)}, [("hollow_soldier", 3)], turn=None)
    assert strength(match) == (4, "physical", 1)
    play(match, "block")
    # No node icon, no push icon.
    assert [cubes(match, i)[1] for i in range(2)] == [4, 0]
    assert asked(match) == ["activation"]
    match = fight({"knight": bare(6)}, [("hollow_soldier", 0)], turn=None)
    play(match, "node-3")
    assert told(match, "missed") == [(0, "hollow_soldier")]


def test_silver_knight_greatbowman() -> None:
    # 4 physical on the node of the holder at any range, then move 1 away from the holder.
    match = fight(
        {"knight": bare(0), "herald": bare(0), "warrior": bare(9)},
        [("silver_knight_greatbowman", 9)],
        turn=None,
        aggro=0,
    )
    assert asked(match) == ["targets"]
    play(match, "seat-0")
    assert strength(match) == (4, "physical", 1)
    play(match, "block", "block")
    assert [cubes(match, i)[1] for i in range(3)] == [4, 4, 0]
    assert told(match, "foe_moved") == [(0, "silver_knight_greatbowman", 12)]
    assert happened(match, "attacks", "foe_moved") == ["attacks", "foe_moved"]
    assert asked(match) == ["activation"]


def test_crossbow_hollow() -> None:
    # Move 1 away from the holder, then 3 magical on the holder at any range.
    match = fight(
        {"knight": bare(0), "herald": bare(0), "warrior": bare(9)},
        [("crossbow_hollow", 9)],
        turn=None,
        aggro=0,
    )
    assert told(match, "foe_moved") == [(0, "crossbow_hollow", 12)]
    assert strength(match) == (3, "magical", 1)
    play(match, "block")
    assert [cubes(match, i)[1] for i in range(3)] == [3, 0, 0]
    assert happened(match, "attacks", "foe_moved") == ["foe_moved", "attacks"]


def test_the_catalogue_shows_the_same_icons() -> None:
    def read(model: str) -> list[tuple[object, ...]]:
        keys = ("way", "target", "nodes", "push", "damage", "type", "node")
        return [tuple(icon.get(key) for key in keys) for icon in icons(model)]

    def move(
        way: str, target: str, far: int, push: str = "no", damage: int = 0
    ) -> tuple[object, ...]:
        return (way, target, far, push, damage, None, None)

    def attack(target: str, damage: int, kind: str, node: str, push: str) -> tuple[object, ...]:
        return ("none", target, 0, push, damage, kind, node)

    assert read("sentinel") == [
        move("toward", "nearest", 1, "yes"),
        attack("nearest", 6, "physical", "yes", "no"),
    ]
    assert read("silver_knight_swordsman") == [
        move("toward", "nearest", 2),
        attack("nearest", 5, "physical", "yes", "yes"),
    ]
    assert read("large_hollow_soldier") == [move("toward", "nearest", 1, "yes", 5)]
    assert read("hollow_soldier") == [
        move("toward", "nearest", 1),
        attack("nearest", 4, "physical", "no", "no"),
    ]
    assert read("silver_knight_greatbowman") == [
        attack("aggro", 4, "physical", "yes", "no"),
        move("away", "aggro", 1),
    ]
    assert read("crossbow_hollow") == [
        move("away", "aggro", 1),
        attack("aggro", 3, "magical", "no", "no"),
    ]


def test_what_is_foretold_is_what_happens() -> None:
    # The path and the hits shown on the board, for an enemy with one way to go.
    for model, node, path, hits in (
        ("sentinel", 3, [6], [{"hero": 0, "damage": 6, "magic": False}]),
        ("silver_knight_swordsman", 3, [6], [{"hero": 0, "damage": 5, "magic": False}]),
        ("large_hollow_soldier", 3, [6], [{"hero": 0, "damage": 5, "magic": False}]),
        ("hollow_soldier", 3, [6], [{"hero": 0, "damage": 4, "magic": False}]),
        ("silver_knight_greatbowman", 9, [12], [{"hero": 0, "damage": 4, "magic": False}]),
        ("crossbow_hollow", 9, [12], [{"hero": 0, "damage": 3, "magic": True}]),
    ):
        match = fight({"knight": bare(6, luck=True)}, [tough(model, node)])
        there = foe(match)
        assert there is not None
        assert there["threat"] == {"path": path, "hits": hits}
        play(match, "end")
        while asked(match) != ["activation"]:
            play(match, "block" if asked(match) == ["defend"] else nodes(match)[0])
        assert [values[2] for values in told(match, "foe_moved")] == path
        assert [values[1] for values in told(match, "suffered")] == [hit["damage"] for hit in hits]
