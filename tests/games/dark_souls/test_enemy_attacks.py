"""DS-27: whom enemies attack, and with what."""

from __future__ import annotations

from pathlib import Path

import pytest

from .bout import (
    BLEED,
    bare,
    boss_fight,
    cubes,
    fight,
    happened,
    pack_with,
    rolled,
    told,
    tough,
    under,
)
from .stage import asked, hero, kinds, options, play


@pytest.mark.rule("DS-27.1")
def test_the_icon_says_what_kind_of_damage_and_how_much() -> None:
    # Physical 4 of a Hollow Soldier against a Block die, magical 3 of a Crossbow Hollow against Resist.
    match = fight(
        {"knight": bare(6, armour=["knight_armour"])},
        [tough("hollow_soldier", 6)],
        turn=None,
        tape=[1],
    )
    play(match, "block")
    assert rolled(match) == ["blue"]
    assert cubes(match) == (0, 3)
    match = fight(
        {"knight": bare(0, armour=["knight_armour"])},
        [tough("crossbow_hollow", 12)],
        turn=None,
        tape=[1],
    )
    play(match, "block")
    assert rolled(match) == ["black"]
    assert cubes(match) == (0, 2)


@pytest.mark.rule("DS-27.2")
def test_three_magical_on_the_aggro_holder() -> None:
    # The herald stands nearer, the knight holds the token.
    match = fight(
        {"knight": bare(0), "herald": bare(11)}, [tough("crossbow_hollow", 12)], turn=None, aggro=0
    )
    assert match.waiting == [0]
    [decision] = match.decisions
    assert decision.prompt.args["strength"] == 3
    assert decision.prompt.args["type"] == "magical"
    play(match, "block")
    assert [cubes(match, i) for i in range(2)] == [(0, 3), (0, 0)]


@pytest.mark.rule("DS-27.2")
@pytest.mark.rule("DS-A.149")
def test_an_aggro_attack_out_of_range_misses_and_takes_nobody_else() -> None:
    # Halberd Thrust: one node towards the holder, then range 1. The herald is next to it all the time.
    match = boss_fight(
        "gargoyle",
        "gargoyle_halberd_thrust",
        {"knight": bare(12), "herald": bare(1)},
        [{"model": "gargoyle", "node": 0}],
        aggro=0,
    )
    play(match, "node-3")
    assert told(match, "missed") == [(0, "gargoyle")]
    assert "hit" not in kinds(match)
    assert asked(match) == ["activation"]


@pytest.mark.rule("DS-27.3")
def test_a_nearest_attack_takes_the_nearest_and_misses_out_of_range() -> None:
    match = fight(
        {"knight": bare(0), "herald": bare(6)}, [tough("hollow_soldier", 5)], turn=None, aggro=0
    )
    # Both are one node away: the holder. It is attacked on its own node.
    play(match, "block")
    assert [cubes(match, i) for i in range(2)] == [(0, 4), (0, 0)]
    # Tied without the holder: the knight has the higher taunt level.
    match = fight(
        {"herald": bare(6), "knight": bare(6), "warrior": bare(12)},
        [tough("hollow_soldier", 6)],
        turn=None,
        aggro=2,
    )
    assert match.waiting == [1]
    match = fight({"knight": bare(12)}, [tough("hollow_soldier", 0)], turn=None)
    play(match, "node-3")
    assert told(match, "missed") == [(0, "hollow_soldier")]
    assert cubes(match) == (0, 0)


@pytest.mark.rule("DS-27.4")
def test_a_push_icon_pushes_who_was_hit_after_the_roll() -> None:
    match = fight(
        {"knight": bare(6, armour=["knight_armour"])},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=[1],
    )
    play(match, "block", "node-3")
    assert happened(match, "rolled", "hit", "pushed") == ["rolled", "hit", "pushed"]
    assert hero(match)["node"] == 3


@pytest.mark.rule("DS-27.5")
def test_five_physical_on_the_node_of_the_nearest_then_push() -> None:
    match = fight(
        {
            "knight": bare(6, armour=["knight_armour"]),
            "herald": bare(6, armour=["herald_armour"]),
            "warrior": bare(7),
        },
        [tough("silver_knight_swordsman", 5)],
        turn=None,
        tape=[3, 2],
    )
    assert asked(match) == ["targets"]
    assert options(match) == ["seat-0", "seat-1"]
    play(match, "seat-0", "block", "node-3", "block", "node-4")
    # A roll for each: 3 of 5 blocked, 2 of 5 blocked.
    assert [cubes(match, i)[1] for i in range(3)] == [2, 3, 0]
    assert told(match, "pushed") == [(0, 3), (1, 4)]


@pytest.mark.rule("DS-27.5")
def test_four_physical_on_the_node_of_the_aggro_holder() -> None:
    match = fight(
        {"knight": bare(0), "herald": bare(0), "warrior": bare(11)},
        [tough("silver_knight_greatbowman", 12)],
        turn=None,
        aggro=1,
    )
    play(match, "seat-0", "block", "block")
    assert [cubes(match, i)[1] for i in range(3)] == [4, 4, 0]


@pytest.mark.rule("DS-27.5")
def test_a_node_out_of_range_is_missed() -> None:
    # A Swordsman walks two nodes of four; its range is 0.
    match = fight({"knight": bare(12)}, [tough("silver_knight_swordsman", 0)], turn=None)
    play(match, "node-3", "node-6")
    assert told(match, "missed") == [(0, "silver_knight_swordsman")]
    assert cubes(match) == (0, 0)


@pytest.mark.rule("DS-27.6")
def test_the_nearest_is_found_anew_for_an_attack() -> None:
    # The Gargoyle has followed the knight; on node 8 both are next to it and the herald has the token.
    match = boss_fight(
        "gargoyle",
        "gargoyle_swooping_cleave",
        {"knight": bare(6), "herald": bare(9)},
        [{"model": "gargoyle", "node": 1}],
        aggro=1,
    )
    play(match, "node-8")
    assert told(match, "pushed") == [(0, 8), (0, 10)]
    assert asked(match) == ["defend"]
    assert match.waiting == [1]


TWO_BLOWS = [
    {"icon": "attack", "type": "physical", "damage": 2, "target": "nearest", "push": True},
    {"icon": "attack", "type": "physical", "damage": 3, "target": "nearest"},
]


@pytest.mark.rule("DS-27.6")
def test_the_second_of_two_attacks_looks_for_the_nearest_again(tmp_path: Path) -> None:
    pack = pack_with(
        tmp_path / "two_blows", "enemies.yaml", "hollow_soldier", icons=TWO_BLOWS, range=1
    )
    match = under(pack, {"knight": bare(6), "herald": bare(5)}, tough("hollow_soldier", 6))
    play(match, "block")
    assert [cubes(match, i)[1] for i in range(2)] == [2, 0]
    # On node 7 he is as near as the herald on node 5, and he holds the token.
    play(match, "node-7")
    assert match.waiting == [0]
    play(match, "block")
    assert [cubes(match, i)[1] for i in range(2)] == [5, 0]
    # Without the token he is the nearest for the first blow only.
    match = under(
        pack,
        {"herald": bare(5), "knight": bare(6)},
        tough("hollow_soldier", 6),
    )
    assert match.waiting == [1]
    play(match, "block", "node-7")
    assert match.waiting == [0]


@pytest.mark.rule("DS-A.151")
def test_the_second_attack_comes_after_the_push_of_the_first(tmp_path: Path) -> None:
    # Range 0: the push of the first blow takes the knight out of reach of the second.
    pack = pack_with(tmp_path / "shove", "enemies.yaml", "hollow_soldier", icons=TWO_BLOWS)
    match = under(pack, {"knight": bare(6)}, tough("hollow_soldier", 6))
    play(match, "block")
    assert asked(match) == ["push"]
    assert len(told(match, "attacks")) == 1
    play(match, "node-5")
    assert told(match, "attacks") == [(0, "hollow_soldier", 2), (0, "hollow_soldier", 3)]
    assert told(match, "missed") == [(0, "hollow_soldier")]
    assert cubes(match) == (0, 2)


@pytest.mark.rule("DS-27.7")
def test_the_range_of_an_enemy_stands_on_its_data_card() -> None:
    # A Sentinel reaches one node: it moves one and hits at distance 1, a Hollow Soldier does not.
    match = fight({"knight": bare(6)}, [tough("sentinel", 0)], turn=None)
    play(match, "node-3")
    assert asked(match) == ["defend"]
    match = fight({"knight": bare(6)}, [tough("hollow_soldier", 0)], turn=None)
    play(match, "node-3")
    assert told(match, "missed") == [(0, "hollow_soldier")]
    match = fight({"knight": bare(12)}, [tough("sentinel", 0)], turn=None)
    play(match, "node-3")
    assert told(match, "missed") == [(0, "sentinel")]
    # A Crossbow Hollow reaches everywhere.
    match = fight({"knight": bare(0)}, [tough("crossbow_hollow", 12)], turn=None)
    assert asked(match) == ["defend"]


@pytest.mark.rule("DS-A.150")
def test_conditions_come_with_a_hit_for_nothing() -> None:
    match = boss_fight(
        "boreal_outrider_knight",
        "boreal_outrider_knight_frost_breath",
        {
            "knight": bare(
                11, armour=["smoughs_armour"], left=["gargoyles_shield"], conditions=BLEED
            )
        },
        [{"model": "boreal_outrider_knight", "node": 6}],
        tape=[2, 2, 1, 1],
    )
    assert told(match, "hit") == [(0, 0)]
    assert told(match, "afflicted") == [(0, ["frostbite"])]
    assert hero(match)["conditions"] == ["bleed", "frostbite"]
    assert cubes(match) == (0, 0)


@pytest.mark.rule("DS-A.151")
def test_each_icon_is_resolved_before_the_next() -> None:
    # Leaping Frost, twice: attack, leap onto the holder (who is pushed off), attack from there, leap.
    match = boss_fight(
        "boreal_outrider_knight",
        "boreal_outrider_knight_leaping_frost",
        {"knight": bare(11), "herald": bare(12)},
        [{"model": "boreal_outrider_knight", "node": 6, "facing": "s"}],
        aggro=0,
    )
    play(match, "block")  # the knight is in front; the herald is two nodes away
    assert asked(match) == ["push"]
    assert happened(match, "attacks", "hit", "leaps", "pushed") == ["attacks", "hit", "leaps"]
    play(match, "node-10")
    # The second attack, from node 11 facing south: neither the knight (right arc) nor anyone dead ahead.
    assert happened(match, "attacks", "leaps", "pushed") == [
        "attacks",
        "leaps",
        "pushed",
        "attacks",
    ]


@pytest.mark.rule("DS-A.174")
def test_each_target_of_a_node_attack_defends_for_itself() -> None:
    match = fight(
        {
            "knight": bare(0, armour=["knight_armour"]),
            "assassin": bare(0, armour=["masters_attire"]),
            "herald": bare(0),
        },
        [tough("silver_knight_greatbowman", 12)],
        turn=None,
        tape=[3, 1, 0],
    )
    play(match, "seat-0", "block", "seat-1", "dodge", "block")
    assert rolled(match) == ["blue", "dodge", "dodge"]
    assert [cubes(match, i)[1] for i in range(3)] == [1, 0, 4]
    assert told(match, "dodged") == [(1,)]
