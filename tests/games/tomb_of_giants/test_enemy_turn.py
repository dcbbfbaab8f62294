"""Which enemies act, and in which order (TG-27)."""

from __future__ import annotations

import pytest

from .bout import TWO_TILES, fight, first, settle
from .stage import BARREL, asked, bare, begin, options, play, reload, table, told, tough

BEYOND = tough("skeleton_archer", 25)


@pytest.mark.rule("TG-27.1")
def test_only_enemies_on_active_tiles_act() -> None:
    match = fight(
        {"cleric": bare(0)},
        [tough("skeleton_archer", 12), BEYOND],
        encounter=TWO_TILES,
        turn=None,
        awake=[0],
    )
    assert told(match, "acts") == [(0, "skeleton_archer")]
    match = fight(
        {"cleric": bare(0)},
        [tough("skeleton_archer", 12), BEYOND],
        encounter=TWO_TILES,
        turn=None,
        awake=[0, 1],
    )
    assert asked(match) == ["next_foe"]


@pytest.mark.rule("TG-27.2")
def test_a_tile_wakes_when_a_character_comes_and_stays_awake() -> None:
    match = fight({"cleric": bare(11), "thief": bare(0)}, [BEYOND], encounter=TWO_TILES, awake=[0])
    assert table(match)["fight"]["awake"] == [0]
    play(match, "walk-node-14")
    assert table(match)["fight"]["awake"] == [0, 1]
    play(match, "end")
    assert told(match, "acts") == [(0, "skeleton_archer")]
    first(match)
    # The cleric goes back; the tile stays awake.
    play(match, "node-11")
    settle(match)
    play(match, "end")
    first(match)
    assert len(told(match, "acts")) == 2
    assert table(match)["fight"]["awake"] == [0, 1]


@pytest.mark.rule("TG-27.2")
def test_enemies_wake_nothing() -> None:
    match = fight(
        {"cleric": bare(0)},
        [tough("skeleton_archer", 8)],
        encounter=TWO_TILES,
        turn=None,
        awake=[0],
    )
    first(match)
    assert told(match, "foe_moved")
    assert table(match)["fight"]["awake"] == [0]


@pytest.mark.rule("TG-A.44")
@pytest.mark.parametrize(("awake", "acts"), [([0], False), ([0, 1], True)])
def test_who_is_spawned_on_a_sleeping_tile_waits(awake: list[int], acts: bool) -> None:
    match = fight({"cleric": bare(0)}, [tough("skeleton_archer", 25)], encounter=TWO_TILES)
    match = reload(match, awake_tiles=awake, foes=[])
    # A soldier comes onto the spawn node closest to 22, which is 22; then the enemies' turn.
    come = ["spawn_near", "skeleton_soldier", 22, 1]
    match = begin(match, [["enemy_phase"], come])
    assert told(match, "spawned") == [(0, "skeleton_soldier", 22)]
    assert bool(told(match, "acts")) is acts


@pytest.mark.rule("TG-27.3")
def test_the_highest_threat_first() -> None:
    match = fight(
        {"cleric": bare(0, armour=["archdeacon_robe"])},
        [
            tough("giant_skeleton_archer", 12),
            tough("skeleton_archer", 11),
            tough("necromancer", 12),
            tough("skeleton_soldier", 12),
        ],
        turn=None,
        terrain={},
        tape=[2, 4, 4, 4],
    )
    first(match)
    assert [values[1] for values in told(match, "acts")] == [
        "necromancer",
        "skeleton_soldier",
        "skeleton_soldier",  # the one the Necromancer has brought back
        "skeleton_archer",
        "giant_skeleton_archer",
    ]


@pytest.mark.rule("TG-27.3")
def test_among_equals_the_players_choose_each_time() -> None:
    match = fight(
        {"cleric": bare(0, armour=["archdeacon_robe"])},
        [tough("skeleton_archer", node) for node in (12, 11, 7)],
        turn=None,
        tape=[4, 4, 4],
    )
    assert asked(match) == ["next_foe"]
    assert options(match) == ["foe-0", "foe-1", "foe-2"]
    play(match, "foe-1")
    first(match, ("next_foe", "turn"))
    assert options(match) == ["foe-0", "foe-2"]
    play(match, "foe-2")
    first(match)
    assert [values[0] for values in told(match, "acts")] == [1, 2, 0]


@pytest.mark.rule("TG-27.4")
def test_symbols_from_left_to_right() -> None:
    # The Skeleton Archer shoots and then retreats; the Giant one retreats and then shoots.
    match = fight({"cleric": bare(0)}, [tough("skeleton_archer", 3)], turn=None)
    first(match)
    kinds = [e.kind for e in match.events if e.kind in ("attacks", "foe_moved")]
    assert kinds == ["attacks", "foe_moved", "foe_moved"]
    match = fight({"cleric": bare(0)}, [tough("giant_skeleton_archer", 3)], turn=None)
    first(match)
    kinds = [e.kind for e in match.events if e.kind in ("attacks", "foe_moved")]
    assert kinds == ["foe_moved", "attacks"]


def test_an_enemy_breaks_a_barrel_it_walks_into() -> None:
    match = fight(
        {"cleric": bare(9)}, [tough("skeleton_soldier", 3)], turn=None, terrain={6: BARREL}
    )
    play(match, "node-6")
    assert told(match, "barrel_gone") == [(6,)]
