"""DS-30: the number on the Push icon of a movement."""

from __future__ import annotations

import pytest

from .bout import bare, boss_fight, cubes, fight, happened, nodes, rolled, told, tough
from .stage import asked, foe, hero, kinds, options, play


@pytest.mark.rule("DS-30.1")
def test_every_character_on_a_node_entered_is_attacked() -> None:
    # A Large Hollow Soldier enters node 6 with the knight and the herald; the warrior is beside it.
    match = fight(
        {
            "knight": bare(6, armour=["knight_armour"]),
            "herald": bare(6, armour=["deacon_robes"]),
            "warrior": bare(7),
        },
        [tough("large_hollow_soldier", 5)],
        turn=None,
        tape=[2, 1],
    )
    assert asked(match) == ["targets"]
    assert options(match) == ["seat-0", "seat-1"]
    play(match, "seat-0", "block", "block")
    # Physical: the blue Block die of the one, the black Block die of the other.
    assert rolled(match) == ["blue", "black"]
    assert [cubes(match, i)[1] for i in range(3)] == [3, 4, 0]


@pytest.mark.rule("DS-30.1")
def test_each_node_entered_is_attacked() -> None:
    # Smough's Evasive Sweep over two nodes; the herald is pushed on and followed, the knight stands there.
    match = boss_fight(
        "ornstein_and_smough",
        "ornstein_and_smough_evasive_sweep",
        {"herald": bare(6), "knight": bare(11)},
        [{"model": "smough", "node": 1, "facing": "s"}],
        aggro=0,
    )
    play(match, "block", "node-11")
    assert told(match, "suffered") == [(0, 5, 0, 5, 0)]
    assert asked(match) == ["targets"]
    play(match, "seat-1", "block")
    assert told(match, "suffered") == [(0, 5, 0, 5, 0), (1, 5, 0, 5, 0)]


@pytest.mark.rule("DS-30.2")
def test_it_is_blocked_or_dodged_as_usual() -> None:
    def charge(tape: list[int]) -> dict[str, object]:
        match = fight(
            {"knight": bare(6, armour=["black_armour"])},
            [tough("large_hollow_soldier", 5)],
            turn=None,
            tape=tape,
        )
        assert asked(match) == ["defend"]
        play(match, "block" if tape == [3] else "dodge")
        return {"red": cubes(match)[1], "paid": len(told(match, "paid"))}

    assert charge([3]) == {"red": 2, "paid": 0}
    assert charge([1]) == {"red": 0, "paid": 1}  # difficulty 1
    assert charge([0]) == {"red": 5, "paid": 1}


@pytest.mark.rule("DS-30.3")
@pytest.mark.rule("DS-A.107")
def test_on_the_starting_node_one_is_pushed_but_not_attacked() -> None:
    match = fight(
        {"knight": bare(6), "herald": bare(6)},
        [tough("large_hollow_soldier", 6)],
        turn=None,
        aggro=0,
    )
    assert asked(match) == ["push"]
    assert "hit" not in kinds(match)
    play(match, "node-5", "node-7")
    # It goes after the knight, who is attacked on his new node; the herald is left alone.
    assert asked(match) == ["defend"]
    assert match.waiting == [0]
    play(match, "block")
    assert [cubes(match, i)[1] for i in range(2)] == [5, 0]
    assert hero(match, 1)["node"] == 7


@pytest.mark.rule("DS-30.4")
def test_the_same_character_may_be_attacked_several_times_in_one_movement() -> None:
    match = boss_fight(
        "ornstein_and_smough",
        "ornstein_and_smough_evasive_sweep",
        {"herald": bare(6, armour=["exile_armour"])},
        [{"model": "smough", "node": 1, "facing": "s"}],
        tape=[3, 1, 3, 1],
    )
    play(match, "block", "node-9", "block")
    assert told(match, "hit") == [(0, 1), (0, 1)]
    assert told(match, "foe_moved") == [(0, "smough", 6), (0, "smough", 9)]


@pytest.mark.rule("DS-A.108")
def test_the_attack_comes_first_and_who_is_still_there_is_pushed() -> None:
    # Dodged on the spot: not hit, but pushed.
    match = fight(
        {"knight": bare(6, armour=["black_armour"])},
        [tough("large_hollow_soldier", 5)],
        turn=None,
        tape=[1],
    )
    play(match, "dodge")
    assert "hit" not in kinds(match)
    assert asked(match) == ["push"]
    play(match, "node-11")
    assert happened(match, "dodged", "pushed") == ["dodged", "pushed"]
    # Dodged off the node: not there any more, so not pushed.
    match = fight(
        {"knight": bare(6, armour=["black_armour"])},
        [tough("large_hollow_soldier", 5)],
        turn=None,
        tape=[1],
    )
    play(match, "dodge-node-11")
    assert asked(match) == ["activation"]
    assert hero(match)["node"] == 11
    assert "pushed" not in kinds(match)
    # The same with a roll that fails: hit, but off the node.
    match = fight(
        {"knight": bare(6, armour=["black_armour"])},
        [tough("large_hollow_soldier", 5)],
        turn=None,
        tape=[0],
    )
    play(match, "dodge-node-11")
    assert told(match, "hit") == [(0, 5)]
    assert asked(match) == ["activation"]
    assert hero(match)["node"] == 11
    assert "pushed" not in kinds(match)


@pytest.mark.rule("DS-A.108")
def test_who_was_hit_and_stays_is_pushed() -> None:
    match = fight({"knight": bare(6)}, [tough("large_hollow_soldier", 5)], turn=None)
    play(match, "block")
    assert cubes(match) == (0, 5)
    assert nodes(match) == sorted(f"node-{n}" for n in (1, 3, 4, 5, 7, 8, 9, 11))


@pytest.mark.rule("DS-A.109")
def test_a_movement_attack_needs_no_range() -> None:
    # The data card of a Large Hollow Soldier shows a dash for its range.
    match = fight({"knight": bare(6)}, [tough("large_hollow_soldier", 5)], turn=None)
    there = foe(match)
    assert there is not None
    assert there["node"] == 6
    assert "missed" not in kinds(match)
    play(match, "block")
    assert told(match, "hit") == [(0, 5)]
