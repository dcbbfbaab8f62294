"""DS-25: which enemies activate, and in which order."""

from __future__ import annotations

import pytest

from undercroft import Match

from .bout import POISON, bare, boss_fight, fight, happened, health, told, tough
from .stage import asked, hero, kinds, options, play


def order(match: Match) -> list[object]:
    """The enemies that have acted, in their order."""
    return [values[0] for values in told(match, "acts")]


def stand(match: Match) -> None:
    """Block whatever comes until it is the characters' turn, taking the first of equal choices."""
    while asked(match) != ["activation"] and not match.over:
        seat = match.waiting[0]
        open_now = options(match, seat)
        play(match, "block" if "block" in open_now else open_now[0])


@pytest.mark.rule("DS-25.1")
def test_every_enemy_activates_in_each_enemy_activation() -> None:
    match = fight(
        {"knight": bare(0, armour=["exile_armour"]), "herald": bare(0)},
        [tough("crossbow_hollow", 12), tough("hollow_soldier", 12), tough("sentinel", 11)],
        turn=None,
        tape=[1, 1] * 8,
    )
    stand(match)
    assert sorted(map(str, order(match))) == ["0", "1", "2"]
    play(match, "end")
    stand(match)
    assert sorted(map(str, order(match))) == ["0", "0", "1", "1", "2", "2"]


@pytest.mark.rule("DS-25.2")
def test_the_highest_threat_goes_first() -> None:
    # From below: Crossbow 2, Greatbowman 3, Soldier 5, Large Soldier 6, Swordsman 7, Sentinel 9.
    ids = [
        "crossbow_hollow",
        "silver_knight_greatbowman",
        "hollow_soldier",
        "large_hollow_soldier",
        "silver_knight_swordsman",
        "sentinel",
    ]
    match = fight(
        {"knight": bare(0, ember=True)},
        [tough(id, node) for id, node in zip(ids, (12, 12, 12, 9, 11, 11), strict=True)],
        turn=None,
    )
    stand(match)
    assert order(match) == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("DS-25.2")
@pytest.mark.rule("DS-A.147")
def test_among_equals_the_players_choose_each_time() -> None:
    match = fight(
        {"knight": bare(0, armour=["deacon_robes"])},
        [
            tough("crossbow_hollow", 12),
            tough("crossbow_hollow", 10),
            tough("crossbow_hollow", 2),
            tough("silver_knight_greatbowman", 12),
        ],
        turn=None,
        tape=[1] + [2, 2] * 3,
    )
    play(match, "block")  # the Greatbowman, without a question of order
    assert asked(match) == ["next_foe"]
    assert options(match) == ["foe-0", "foe-1", "foe-2"]
    play(match, "foe-1", "block")
    # Not one order for all: the rest is chosen anew.
    assert asked(match) == ["next_foe"]
    assert options(match) == ["foe-0", "foe-2"]
    play(match, "foe-2", "block", "block")
    assert order(match) == [3, 1, 2, 0]


@pytest.mark.rule("DS-25.3")
def test_icons_from_left_to_right() -> None:
    # The Crossbow Hollow moves, then shoots; the Greatbowman shoots, then moves.
    match = fight({"knight": bare(6)}, [tough("crossbow_hollow", 5)], turn=None)
    play(match, "node-0", "block")
    assert happened(match, "foe_moved", "attacks") == ["foe_moved", "attacks"]
    match = fight({"knight": bare(6)}, [tough("silver_knight_greatbowman", 5)], turn=None)
    play(match, "block", "node-0")
    assert happened(match, "foe_moved", "attacks") == ["attacks", "foe_moved"]


@pytest.mark.rule("DS-25.4")
def test_enemies_use_their_data_cards_and_bosses_behaviour_cards() -> None:
    match = fight({"knight": bare(0)}, [tough("crossbow_hollow", 12)], turn=None)
    play(match, "block")
    assert "behaviour" not in kinds(match)
    assert told(match, "attacks") == [(0, "crossbow_hollow", 3)]
    for card, damage in (
        ("winged_knight_pillars_of_light", 5),
        ("winged_knight_double_slash", 6),
    ):
        match = boss_fight(
            "winged_knight", card, {"knight": bare(1)}, [{"model": "winged_knight", "node": 6}]
        )
        assert told(match, "behaviour") == [(card,)]
        stand(match)
        assert told(match, "attacks")[0] == (0, "winged_knight", damage)


@pytest.mark.rule("DS-25.5")
def test_a_defeat_stops_the_enemies_at_once() -> None:
    # The knight falls to the first of three; the others do nothing, nor does this one move on.
    match = fight(
        {"knight": bare(6, red=6)},
        [tough("silver_knight_greatbowman", 5), tough("crossbow_hollow", 12)],
        turn=None,
    )
    play(match, "block")
    assert match.over
    assert order(match) == [0]
    assert "foe_moved" not in kinds(match)
    assert kinds(match)[-3:] == ["fell", "defeat", "lost_game"]


@pytest.mark.rule("DS-25.6")
def test_an_enemy_removed_before_its_turn_does_not_activate() -> None:
    # The assassin dodges the Swordsman, and its backstab with an axe kills both enemies on the node.
    match = fight(
        {"assassin": bare(6, armour=["masters_attire"], left=["battle_axe"], heroic=True)},
        [("silver_knight_swordsman", 6), ("hollow_soldier", 6), tough("crossbow_hollow", 12)],
        turn=None,
        tape=[1, 1, 2, 2],
    )
    play(match, "dodge", "act-left-1", "block")
    assert told(match, "slain") == [(0, "silver_knight_swordsman"), (1, "hollow_soldier")]
    assert order(match) == [0, 2]
    assert hero(match)["red"] == 3


@pytest.mark.rule("DS-A.148")
def test_an_enemys_activation_ends_before_the_next_begins() -> None:
    match = fight(
        {"knight": bare(0)},
        [
            {"model": "silver_knight_greatbowman", "node": 12, "conditions": POISON},
            tough("crossbow_hollow", 12, conditions=POISON),
        ],
        turn=None,
    )
    play(match, "block")
    # The first one has died of its Poison before the second acts; that one's Poison still waits.
    assert happened(match, "acts", "slain") == ["acts", "slain", "acts"]
    assert health(match, 1) == 40
    play(match, "block")
    assert health(match, 1) == 39


@pytest.mark.rule("DS-A.148")
def test_poison_may_end_the_encounter_in_the_middle() -> None:
    match = fight(
        {"knight": bare(0)},
        [{"model": "crossbow_hollow", "node": 12, "conditions": POISON}],
        turn=None,
    )
    play(match, "block")
    assert kinds(match)[-3:] == ["slain", "victory", "won"]
    assert "activates" not in kinds(match)
