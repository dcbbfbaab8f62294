"""DS-29: dodging."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import Match

from .bout import (
    FROSTBITE,
    GRAVESTONE,
    bare,
    boss_fight,
    cubes,
    fight,
    happened,
    nodes,
    price,
    rolled,
    says,
    told,
    tough,
)
from .lair import base_documents
from .stage import asked, hero, kinds, options, play


def struck(armour: str, tape: list[int], **fields: Any) -> Match:
    """A knight on node 6 faces the blow of a Hollow Soldier there: 4, difficulty 1."""
    return fight(
        {"knight": bare(6, armour=[armour], **fields)},
        [tough("hollow_soldier", 6)],
        turn=None,
        tape=tape,
    )


@pytest.mark.rule("DS-29.1")
def test_dodge_or_roll_is_chosen_before_rolling() -> None:
    match = struck("black_armour", [])
    assert asked(match) == ["defend"]
    assert rolled(match) == []
    assert {"block", "dodge"} <= set(options(match))
    # Not both: after a block no dodge dice are rolled, after a dodge no block dice.
    match = struck("black_armour", [2])
    play(match, "block")
    assert rolled(match) == ["blue"]
    match = struck("black_armour", [0])
    play(match, "dodge")
    assert rolled(match) == ["dodge"]
    assert cubes(match)[1] == 4


@pytest.mark.rule("DS-29.1")
def test_a_magical_attack_may_be_dodged_too() -> None:
    match = fight(
        {"knight": bare(0, armour=["black_armour"])},
        [tough("crossbow_hollow", 12)],
        turn=None,
        tape=[1],
    )
    play(match, "dodge")
    assert cubes(match) == (0, 0)
    assert told(match, "dodged") == [(0,)]


@pytest.mark.rule("DS-29.2")
def test_a_dodge_costs_one_and_moves_one_node() -> None:
    match = struck("masters_attire", [1, 0])
    assert nodes(match) == sorted(f"node-{n}" for n in (1, 3, 4, 5, 7, 8, 9, 11))
    assert price(match, "dodge-node-8") == 1
    play(match, "dodge-node-8")
    assert hero(match)["node"] == 8
    assert told(match, "paid") == [(0, 1, 1, 0)]


@pytest.mark.rule("DS-29.3")
@pytest.mark.parametrize(
    ("faces", "away"),
    [([1, 1, 0], True), ([1, 1, 1], True), ([1, 0, 0], False), ([0, 0, 0], False)],
)
def test_as_many_dodges_as_the_difficulty_are_enough(faces: list[int], away: bool) -> None:
    # Master's Attire two dice, Target Shield one: against the Swordsman's difficulty of 2.
    match = fight(
        {"knight": bare(6, armour=["masters_attire"], left=["target_shield"])},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=faces,
    )
    play(match, "dodge")
    assert rolled(match) == ["dodge"] * 3
    assert ("hit" not in kinds(match)) is away
    assert cubes(match)[1] == (0 if away else 5)


@pytest.mark.rule("DS-29.4")
def test_difficulty_two_one_icon_strength_five_is_five_damage() -> None:
    # The Block dice it wears do not help it any more.
    match = fight(
        {"knight": bare(6, armour=["black_armour"], left=["eastern_iron_shield"])},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=[1, 0],
    )
    play(match, "dodge")
    assert told(match, "hit") == [(0, 5)]
    assert cubes(match)[1] == 5


@pytest.mark.rule("DS-29.5")
def test_the_difficulty_is_the_data_cards_or_the_behaviour_cards() -> None:
    def asked_for(match: Match) -> object:
        [decision] = match.decisions
        return decision.prompt.args["difficulty"]

    for model, difficulty in (("hollow_soldier", 1), ("silver_knight_swordsman", 2)):
        match = fight({"knight": bare(6)}, [tough(model, 6)], turn=None)
        assert asked_for(match) == difficulty
    for card, difficulty in (
        ("titanite_demon_grab_smash", 1),
        ("titanite_demon_lightning_bolt", 2),
    ):
        match = boss_fight(
            "titanite_demon",
            card,
            {"knight": bare(11, armour=["black_armour"])},
            [{"model": "titanite_demon", "node": 6}],
            tape=[1],
        )
        assert asked_for(match) == difficulty
        play(match, "dodge")
        assert ("dodged" in kinds(match)) is (difficulty == 1)


@pytest.mark.rule("DS-29.6")
def test_pay_move_roll() -> None:
    match = struck("black_armour", [1])
    play(match, "dodge-node-5")
    assert happened(match, "dodges", "paid", "moved", "rolled") == [
        "dodges",
        "paid",
        "moved",
        "rolled",
    ]


@pytest.mark.rule("DS-29.7")
def test_on_a_boss_node_a_dodge_goes_to_any_arc_or_any_adjacent_node() -> None:
    # The knight stands in the demon's front arc; on foot only the nodes there and the arcs beside.
    match = boss_fight(
        "titanite_demon",
        "titanite_demon_double_pole_crush",
        {"knight": bare(6, armour=["masters_attire"], side="s")},
        [{"model": "titanite_demon", "node": 6, "facing": "s"}],
        tape=[1, 1],
    )
    assert asked(match) == ["defend"]
    assert nodes(match) == sorted(f"node-{n}" for n in (1, 3, 4, 5, 7, 8, 9, 11))
    assert {"dodge-arc-left", "dodge-arc-right", "dodge-arc-back"} <= set(options(match))
    play(match, "dodge-arc-back")
    assert (hero(match)["node"], hero(match)["side"]) == (6, "n")
    assert told(match, "paid") == [(0, 1, 1, 0)]
    # Its own walk is held to its arc.
    match = fight(
        {"knight": bare(6, side="s")},
        [{"model": "titanite_demon", "node": 6, "facing": "s"}],
        boss="titanite_demon",
    )
    assert "walk-node-1" not in options(match)
    assert "walk-arc-back" not in options(match)


@pytest.mark.rule("DS-29.8")
def test_two_attacks_dodged_cost_two_stamina() -> None:
    match = fight(
        {"knight": bare(0, armour=["black_armour"])},
        [tough("crossbow_hollow", 12), tough("silver_knight_greatbowman", 10)],
        turn=None,
        tape=[1, 1],
    )
    play(match, "dodge")
    assert asked(match) == ["defend"]
    play(match, "dodge")
    assert told(match, "paid") == [(0, 1, 1, 0), (0, 1, 2, 0)]
    assert rolled(match) == ["dodge", "dodge"]
    # One may be dodged and the other blocked.
    match = fight(
        {"knight": bare(0, armour=["black_armour"])},
        [tough("crossbow_hollow", 12), tough("silver_knight_greatbowman", 10)],
        turn=None,
        tape=[1, 2],
    )
    play(match, "dodge", "block")
    assert cubes(match)[1] == 1


@pytest.mark.rule("DS-A.102")
def test_out_of_range_is_no_escape_from_a_failed_roll() -> None:
    # Range 0, and the knight is a node away when the roll fails.
    match = struck("black_armour", [0])
    play(match, "dodge-node-11")
    assert hero(match)["node"] == 11
    assert told(match, "hit") == [(0, 4)]


@pytest.mark.rule("DS-A.103")
def test_dodging_without_dice_is_allowed_and_fails() -> None:
    match = struck("exile_armour", [])
    play(match, "dodge")
    assert rolled(match) == []
    assert told(match, "paid") == [(0, 1, 1, 0)]
    assert told(match, "hit") == [(0, 4)]


@pytest.mark.rule("DS-A.103")
def test_the_last_free_box_for_a_dodge_is_death() -> None:
    # One free box: the dice of the armour stop the blow, a dodge kills before it is rolled.
    match = struck("exile_armour", [3, 3], black=4, red=5)
    assert options(match) == ["block", "overspend-dodge"]
    play(match, "block")
    assert cubes(match) == (2, 5)
    match = struck("exile_armour", [], black=4, red=5)
    play(match, "overspend-dodge", "yes")
    assert "fell" in kinds(match)
    assert "rolled" not in kinds(match)
    # Two free boxes are enough, but not with Frostbite.
    assert "dodge" in options(struck("exile_armour", [], black=4, red=4))
    match = struck("exile_armour", [3, 3], black=4, red=4, conditions=FROSTBITE)
    assert options(match) == ["block", "overspend-dodge"]


@pytest.mark.rule("DS-A.104")
def test_the_dodge_move_is_optional() -> None:
    match = struck("black_armour", [1])
    assert "dodge" in options(match)
    play(match, "dodge")
    assert hero(match)["node"] == 6
    assert told(match, "dodged") == [(0,)]


@pytest.mark.rule("DS-A.105")
def test_the_targets_are_fixed_first() -> None:
    # Two on the node of the holder, one beside it. Who resolves first is the players' choice.
    match = fight(
        {
            "knight": bare(0, armour=["masters_attire"]),
            "herald": bare(0),
            "warrior": bare(1, armour=["black_armour"]),
        },
        [tough("silver_knight_greatbowman", 12)],
        turn=None,
        tape=[1, 0],
    )
    assert asked(match) == ["targets"]
    assert options(match) == ["seat-0", "seat-1"]
    play(match, "seat-0", "dodge-node-1")  # he leaves the node, and stands beside the warrior
    assert asked(match) == ["defend"]
    assert match.waiting == [1]
    play(match, "block")
    assert [cubes(match, i)[1] for i in range(3)] == [0, 4, 0]


@pytest.mark.rule("DS-A.105")
def test_a_dodge_onto_another_node_under_attack_adds_no_target() -> None:
    # Pillars of Light aim at everybody once: whoever dodges onto another's node is not aimed at twice.
    match = boss_fight(
        "winged_knight",
        "winged_knight_pillars_of_light",
        {"knight": bare(11, armour=["masters_attire"]), "herald": bare(10)},
        [{"model": "winged_knight", "node": 6}],
        tape=[1, 0],
    )
    play(match, "seat-0", "dodge-node-10")
    assert hero(match)["node"] == 10
    assert match.waiting == [1]
    play(match, "block")
    assert [cubes(match, i)[1] for i in range(2)] == [0, 5]
    assert asked(match) == ["activation"]


@pytest.mark.rule("DS-A.106")
def test_the_push_after_a_failed_dodge_starts_from_the_new_node() -> None:
    # The Swordsman stays on node 6; from node 5 only nodes 0 and 10 are farther from it.
    match = fight(
        {"knight": bare(6, armour=["black_armour"])},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=[0],
    )
    play(match, "dodge-node-5")
    assert asked(match) == ["push"]
    assert nodes(match) == ["node-0", "node-10"]
    # In a corner's reach with one node blocked: the only farther one, without a question.
    match = fight(
        {"knight": bare(6, armour=["black_armour"])},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=[0],
        terrain={10: GRAVESTONE},
    )
    play(match, "dodge-node-5")
    assert hero(match)["node"] == 0


@pytest.mark.rule("DS-29.2")
def test_an_armour_may_lead_farther_than_any_of_the_box() -> None:
    """Four nodes: each is asked for, until they are spent."""
    pack = base_documents()
    [armour] = [one for one in pack["treasure.yaml"] if one["id"] == "shadow_armour"]
    [far] = [one for one in armour["effects"] if one["op"] == "dodge_nodes"]
    far["amount"] = 4
    match = fight(
        {"knight": bare(6, armour=["shadow_armour"])},
        [tough("hollow_soldier", 6)],
        turn=None,
        tape=[0, 0],
        pack=pack,
    )
    play(match, "dodge-node-3")
    for node in (0, 5, 10):
        assert asked(match) == ["dodge_further"]
        play(match, f"node-{node}")
    assert asked(match) != ["dodge_further"]
    assert hero(match)["node"] == 10


def test_a_further_node_of_a_dodge_and_none_read_as_what_they_are() -> None:
    match = struck("shadow_armour", [])
    play(match, "dodge-node-5")
    assert asked(match) == ["dodge_further"]
    assert says(match, "stay") == "Stay here"
    assert "node 0" in says(match, "node-0")
