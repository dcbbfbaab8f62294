"""DS-22: what a character does in its activation, and how it moves."""

from __future__ import annotations

import pytest

from undercroft import Match
from undercroft.kernel.errors import IllegalChoice

from .bout import BARREL, bare, cubes, fight, happened, holdings, price, told, tough
from .stage import asked, closed, hero, kinds, options, play


def starting(match: Match, prefix: str) -> list[str]:
    return [id for id in options(match, match.waiting[0]) if id.startswith(prefix)]


@pytest.mark.rule("DS-22.1")
def test_five_black_cubes_become_three() -> None:
    match = fight({"knight": bare(6, black=5, red=2)}, [tough("hollow_soldier", 0)])
    assert cubes(match) == (3, 2)
    assert told(match, "gained") == [(0, 2, 0, 3, 2)]


@pytest.mark.rule("DS-22.2")
def test_the_active_character_takes_the_aggro_token() -> None:
    match = fight(
        {"knight": bare(6), "herald": bare(6)}, [tough("hollow_soldier", 0)], turn=1, aggro=0
    )
    assert [hero(match, i)["aggro"] for i in range(2)] == [False, True]


@pytest.mark.rule("DS-22.3")
def test_neither_is_asked_for() -> None:
    match = fight(
        {"knight": bare(6, black=4), "herald": bare(6)}, [tough("hollow_soldier", 0)], aggro=1
    )
    # The first question is already what to do; Stamina and token have come by themselves.
    assert asked(match) == ["activation"]
    assert cubes(match) == (2, 0)
    assert hero(match)["aggro"]


@pytest.mark.rule("DS-22.4")
def test_items_are_swapped_as_often_as_one_likes_before_anything_else() -> None:
    match = fight(
        {"herald": bare(6, left=["kite_shield"], right=["spear"], backup=[["claymore"]])},
        [tough("hollow_soldier", 5)],
        tape=[1, 1],
    )

    shield, spear, claymore = "kite_shield", "spear", "claymore"
    # One card or two, never a two-hander beside anything, and not what it holds already.
    assert set(holdings(match)) == {frozenset({card}) for card in (shield, spear, claymore)}
    play(match, holdings(match)[frozenset({claymore})])
    assert told(match, "holds") == [(0, [claymore])]
    assert frozenset({shield, spear}) in holdings(match)
    assert frozenset({claymore, spear}) not in holdings(match)
    play(match, holdings(match)[frozenset({shield, spear})])
    play(match, holdings(match)[frozenset({claymore})])
    assert cubes(match) == (0, 0)
    play(match, "act-left-0" if hero(match)["left"] else "act-right-0")
    assert told(match, "uses") == [(0, claymore, 1)]
    # Once it has attacked there is no more swapping.
    assert holdings(match) == {}


@pytest.mark.rule("DS-22.4")
def test_no_swapping_after_moving() -> None:
    match = fight(
        {"herald": bare(6, left=["kite_shield"], right=["spear"], backup=[["talisman"]])},
        [tough("hollow_soldier", 0)],
    )
    assert starting(match, "hold-")
    play(match, "walk-node-5")
    assert starting(match, "hold-") == []


@pytest.mark.rule("DS-22.4")
def test_no_swapping_after_a_berserk_charge() -> None:
    match = fight(
        {"warrior": bare(6, left=["battle_axe"], backup=[["spear"]], heroic=True)},
        [tough("hollow_soldier", 5)],
    )
    assert starting(match, "hold-")
    play(match, "heroic", "node-5")
    assert starting(match, "hold-") == []
    # Its attack comes next.
    assert "act-left-0" in options(match)


@pytest.mark.rule("DS-22.4")
def test_a_second_card_of_the_same_name_may_be_taken_in_hand() -> None:
    match = fight(
        {"herald": bare(6, left=["kite_shield"], backup=[["kite_shield"]])},
        [tough("hollow_soldier", 6)],
        tape=[1, 1],
    )
    play(match, holdings(match)[frozenset({"kite_shield"})])
    play(match, "end", "block")
    assert len(told(match, "rolled")) == 2  # a black Block die from each


@pytest.mark.rule("DS-22.5")
def test_it_may_move_and_attack() -> None:
    match = fight(
        {"knight": bare(5, left=["shortsword"])}, [tough("hollow_soldier", 6)], tape=[2, 2]
    )
    play(match, "walk-node-6", "act-left-0")
    assert hero(match)["node"] == 6
    assert told(match, "strikes") == [(0, 0, "hollow_soldier", 3)]
    match = fight(
        {"knight": bare(6, left=["shortsword"])}, [tough("hollow_soldier", 6)], tape=[2, 2]
    )
    play(match, "act-left-0", "walk-node-5")
    assert hero(match)["node"] == 5


@pytest.mark.rule("DS-22.6")
def test_it_moves_before_or_after_attacking_but_not_both() -> None:
    match = fight(
        {"knight": bare(5, left=["shortsword"], right=["battle_axe"])},
        [tough("hollow_soldier", 6)],
        tape=[2, 2],
    )
    play(match, "walk-node-6", "act-left-0")
    assert starting(match, "walk-") + starting(match, "run-") == []
    assert "act-right-0" in options(match)  # the other weapon is still ready
    match = fight(
        {"knight": bare(6, left=["shortsword"], right=["battle_axe"])},
        [tough("hollow_soldier", 6), tough("hollow_soldier", 5)],
        tape=[2, 2],
    )
    play(match, "act-left-0", "walk-node-5")
    assert starting(match, "run-")
    assert starting(match, "act-") == []
    assert closed(match)["act-right-0"] == "ds-closed-moved-after"


@pytest.mark.rule("DS-22.7")
def test_a_walk_is_one_node_for_nothing_once() -> None:
    match = fight({"knight": bare(6)}, [tough("hollow_soldier", 12)])
    assert starting(match, "walk-") == [f"walk-node-{n}" for n in (1, 3, 4, 5, 7, 8, 9, 11)]
    assert price(match, "walk-node-5") == 0
    play(match, "walk-node-5")
    assert cubes(match) == (0, 0)
    assert hero(match)["node"] == 5
    assert starting(match, "walk-") == []
    # In the next activation it walks again.
    play(match, "end")
    play(match, *(["node-9"] if asked(match) == ["move_foe"] else []))
    assert starting(match, "walk-")


@pytest.mark.rule("DS-22.8")
def test_one_walk_and_three_runs_are_four_nodes_for_three_stamina() -> None:
    match = fight({"knight": bare(0)}, [tough("hollow_soldier", 2)])
    play(match, "walk-node-3")
    assert price(match, "run-node-6") == 1
    play(match, "run-node-6", "run-node-9", "run-node-12")
    assert hero(match)["node"] == 12
    assert cubes(match) == (3, 0)
    assert told(match, "paid") == [(0, 1, 1, 0), (0, 1, 2, 0), (0, 1, 3, 0)]


@pytest.mark.rule("DS-22.9")
def test_a_dodge_belongs_to_the_enemies_activation() -> None:
    match = fight(
        {"knight": bare(6, armour=["masters_attire"])},
        [tough("hollow_soldier", 6)],
        turn=None,
        tape=[1, 0],
    )
    assert asked(match) == ["defend"]
    assert price(match, "dodge-node-5") == 1
    play(match, "dodge-node-5")
    assert hero(match)["node"] == 5
    assert told(match, "paid") == [(0, 1, 1, 0)]
    assert told(match, "dodged") == [(0,)]
    # In its own activation there is nothing to dodge.
    assert asked(match) == ["activation"]
    assert starting(match, "dodge") == []


@pytest.mark.rule("DS-22.10")
def test_the_enemies_follow_each_activation() -> None:
    match = fight({"knight": bare(0), "herald": bare(0)}, [tough("crossbow_hollow", 12)])
    play(match, "end")
    assert kinds(match)[-1] != "activates"
    assert asked(match) == ["defend"]
    play(match, "block")
    assert asked(match) == ["activation"]
    assert happened(match, "activates", "enemy_phase") == ["activates", "enemy_phase", "activates"]
    assert told(match, "activates") == [(0,), (1,)]


@pytest.mark.rule("DS-22.11")
def test_it_may_do_nothing_at_all() -> None:
    match = fight({"knight": bare(6, left=["shortsword"])}, [tough("crossbow_hollow", 6)])
    assert {"walk-node-5", "act-left-0", "end"} <= set(options(match))
    play(match, "end")
    assert "moved" not in kinds(match)
    assert "uses" not in kinds(match)
    assert "enemy_phase" in kinds(match)
    # Or only one of the two.
    for choice in ("walk-node-5", "act-left-0"):
        match = fight(
            {"knight": bare(6, left=["shortsword"])}, [tough("crossbow_hollow", 6)], tape=[0, 0]
        )
        play(match, choice, "end")
        assert "enemy_phase" in kinds(match)


@pytest.mark.rule("DS-A.86")
def test_no_walk_or_run_between_two_attacks_but_a_shift() -> None:
    # Walking first, then two attacks; between them only the Shift of the second one moves.
    match = fight(
        {"knight": bare(5, left=["shortsword"], right=["dark_sword"])},
        [tough("hollow_soldier", 6), tough("sentinel", 7)],
        tape=[1, 1, 2, 2],
    )
    play(match, "walk-node-6", "act-left-0")
    assert starting(match, "walk-") + starting(match, "run-") == []
    with pytest.raises(IllegalChoice):
        play(match, "run-node-7")
    play(match, "act-right-2")
    assert asked(match) == ["shift"]
    play(match, "node-7")
    assert hero(match)["node"] == 7
    assert [values[1] for values in told(match, "strikes")] == [0, 1]
    # Nor does a walk after the first attack leave the second one open.
    match = fight(
        {"knight": bare(6, left=["shortsword"], right=["dark_sword"])},
        [tough("hollow_soldier", 6), tough("sentinel", 5)],
        tape=[1, 1],
    )
    play(match, "act-left-0", "walk-node-5")
    assert starting(match, "act-") == []


@pytest.mark.rule("DS-A.87")
def test_four_nodes_cost_three_wherever_the_walk_lies_among_the_runs() -> None:
    # The free step comes first by itself, so no order could be cheaper: each first step is free.
    for way in (("walk-node-3", "run-node-6"), ("walk-node-1", "run-node-6")):
        match = fight({"knight": bare(0)}, [tough("hollow_soldier", 12)])
        assert starting(match, "run-") == []
        play(match, *way)
        assert cubes(match) == (1, 0)
        assert hero(match)["node"] == 6
    # A barrel costs the same on the walk as on the run: 1 more.
    match = fight({"knight": bare(0)}, [tough("hollow_soldier", 12)], terrain={3: BARREL})
    play(match, "walk-node-3", "run-node-6")
    assert cubes(match) == (2, 0)
    match = fight({"knight": bare(0)}, [tough("hollow_soldier", 12)], terrain={6: BARREL})
    play(match, "walk-node-3", "run-node-6")
    assert cubes(match) == (2, 0)


@pytest.mark.rule("DS-A.88")
def test_first_stamina_then_the_token_then_the_hands() -> None:
    # When the swap is offered, Stamina and token are there already.
    match = fight(
        {"herald": bare(6, left=["spear"], backup=[["talisman"]], black=4)},
        [tough("hollow_soldier", 0)],
    )
    assert cubes(match) == (2, 0)
    assert hero(match)["aggro"]
    assert starting(match, "hold-")
    # A ring that lets choose what to gain asks before the token moves.
    match = fight(
        {
            "knight": bare(6, armour=["sunless_armour", "tiny_beings_ring"], black=3, red=3),
            "herald": bare(6),
        },
        [tough("hollow_soldier", 0)],
        aggro=1,
    )
    assert asked(match) == ["begin"]
    assert hero(match, 1)["aggro"]
    play(match, "mixed")
    assert hero(match, 0)["aggro"]


@pytest.mark.rule("DS-A.89")
def test_estus_and_a_heroic_action_are_no_attack() -> None:
    match = fight(
        {"warrior": bare(6, left=["battle_axe"], estus=True, heroic=True, black=4, red=3)},
        [tough("hollow_soldier", 4), tough("hollow_soldier", 7)],
        tape=[1, 1],
    )
    play(match, "walk-node-5", "estus")
    assert cubes(match) == (0, 0)
    play(match, "run-node-6")  # moving on after the flask
    play(match, "heroic", "node-4")  # the charge moves one node for nothing
    assert hero(match)["node"] == 4
    assert cubes(match) == (1, 0)
    play(match, "run-node-7")  # and on again
    assert cubes(match) == (2, 0)
    play(match, "act-left-0")
    assert [values[1] for values in told(match, "strikes")] == [1]
    assert starting(match, "run-") == []


@pytest.mark.rule("DS-A.89")
def test_estus_after_an_attack_does_not_close_the_movement() -> None:
    match = fight(
        {"knight": bare(6, left=["shortsword"], estus=True, red=3)},
        [tough("hollow_soldier", 6)],
        tape=[1, 1],
    )
    play(match, "act-left-0", "estus", "walk-node-5")
    assert hero(match)["node"] == 5
    assert starting(match, "run-")


@pytest.mark.rule("DS-A.183")
@pytest.mark.rule("DS-22.6")
def test_special_actions_are_bound_to_no_order() -> None:
    """Attack, walk, then the Talisman; a second attack stays closed."""
    match = fight(
        {"herald": bare(6, left=["shortsword"], right=["talisman"]), "knight": bare(5, black=3)},
        [tough("hollow_soldier", 6)],
        tape=[0, 0],
    )
    play(match, "act-left-0", "walk-node-5")
    assert "act-right-0" in options(match)
    play(match, "act-right-0")
    assert cubes(match, 1) == (2, 0)
    assert any(id.startswith("run-") for id in options(match))  # and it binds no step either
    match = fight(
        {"herald": bare(6, left=["shortsword"], right=["spear"])},
        [tough("hollow_soldier", 6)],
        tape=[0, 0],
    )
    play(match, "act-left-0", "walk-node-5")
    assert closed(match)["act-right-0"] == "ds-closed-moved-after"


@pytest.mark.rule("DS-A.183")
def test_a_special_action_before_a_walk_leaves_the_attack_open() -> None:
    match = fight(
        {"herald": bare(6, left=["shortsword"], right=["talisman"])}, [tough("hollow_soldier", 5)]
    )
    play(match, "walk-node-5", "act-right-0")
    assert {"act-left-0"} <= set(options(match))
    assert any(id.startswith("run-") for id in options(match))
