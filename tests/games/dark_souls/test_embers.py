"""Embers (DS-8)."""

from __future__ import annotations

from typing import Any

import pytest

from .road import BARE, SOLDIER, battle, content, death, deck, inventory, trek
from .stage import arena, asked, hero, kinds, options, play, table, used_up

BURNING: dict[str, Any] = {"node": 6, "ember": True, "luck": False, "heroic": False}
BLEED = 1
EMBERS = [{"cards": ["ember"] * 4 + ["kukris"], "left": 5}]


@pytest.mark.rule("DS-8.1")
def test_the_players_choose_who_takes_the_ember() -> None:
    match = trek(souls=2, tape=["ember", "ember"], treasure=EMBERS)
    play(match, "buy")
    assert asked(match) == ["give_ember"]
    assert options(match) == ["seat-0", "seat-1"]
    play(match, "seat-1")
    assert [hero(match, place)["ember"] for place in (0, 1)] == [False, True]


@pytest.mark.rule("DS-8.2")
def test_nobody_takes_a_second_ember() -> None:
    heroes: dict[str, dict[str, Any]] = {"knight": {}, "warrior": {"ember": True}, "herald": {}}
    match = trek(heroes, souls=2, tape=["ember", "ember"], treasure=EMBERS)
    play(match, "buy")
    assert options(match) == ["seat-0", "seat-2"]
    play(match, "seat-2", "buy")
    assert hero(match, 0)["ember"] is True  # the only one left
    assert asked(match) == ["explore"]


@pytest.mark.rule("DS-8.3")
@pytest.mark.parametrize("ember", [True, False])
@pytest.mark.parametrize(("rolled", "damage"), [(1, 3), (2, 2)])
def test_three_become_two_and_two_stay_two(ember: bool, rolled: int, damage: int) -> None:
    fields = {**BURNING, **BARE, "armour": ["knight_armour"], "ember": ember}
    match = arena({"knight": fields}, [(SOLDIER, 6)], turn=None, tape=[rolled])  # 4 damage
    play(match, "block")
    assert hero(match)["red"] == (2 if ember else damage)
    assert used_up(match)


@pytest.mark.rule("DS-8.3")
def test_seven_become_six() -> None:
    stab = next(
        c["id"] for c in content("behaviours.yaml") if c["halves"][0]["name"] == "Lightning Stab"
    )
    match = arena(
        {"knight": {**BURNING, **BARE, "node": 16}},
        [{"model": "ornstein", "node": 21}],
        boss="ornstein_and_smough",
        turn=None,
        cards={"known_deck": [stab], "heated": True},
    )
    while asked(match) != ["defend"]:
        play(match, options(match)[0])
    play(match, "block")
    assert hero(match)["red"] == 6


@pytest.mark.rule("DS-8.4")
def test_a_defeat_takes_all_embers() -> None:
    match = death({"knight": {"ember": True}, "warrior": {"node": 11, "ember": True}}, sparks=2)
    assert "defeat" in kinds(match)
    assert [hero(match, place)["ember"] for place in (0, 1)] == [False, False]


@pytest.mark.rule("DS-8.5")
def test_a_rest_of_ones_own_keeps_them() -> None:
    match = trek({"knight": {"ember": True, "luck": False}, "warrior": {"ember": True}})
    play(match, "rest")
    assert table(match)["sparks"] == 3
    assert [hero(match, place)["ember"] for place in (0, 1)] == [True, True]


@pytest.mark.rule("DS-8.6")
def test_an_ember_nobody_can_take_is_shuffled_back() -> None:
    full = {"knight": {"ember": True}, "warrior": {"ember": True}}
    match = trek(full, souls=3, tape=["ember", "ember", "kukris"], treasure=EMBERS)
    play(match, "buy")
    assert used_up(match)
    assert table(match)["souls"] == 2  # paid once
    assert inventory(match) == [["kukris"]]
    assert deck(match) == ["ember"] * 4


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("DS-A.31")
def test_damage_is_measured_after_the_defence_roll() -> None:
    # 4 damage, 2 blocked: 2 are left, and an Ember does nothing against 2.
    match = arena({"knight": dict(BURNING)}, [(SOLDIER, 6)], turn=None, tape=[0, 2])
    play(match, "block")
    assert hero(match)["red"] == 2


@pytest.mark.rule("DS-A.32")
@pytest.mark.parametrize("blocked", [1, 2])
def test_first_the_ember_then_bleed(blocked: int) -> None:
    fields = {**BURNING, **BARE, "armour": ["knight_armour"], "conditions": BLEED}
    match = arena({"knight": fields}, [(SOLDIER, 6)], turn=None, tape=[blocked])
    play(match, "block")
    assert hero(match)["red"] == 4  # 3 - 1 + 2, or 2 + 2


@pytest.mark.rule("DS-A.33")
def test_no_help_against_traps_but_against_movement_attacks() -> None:
    trap = battle({"knight": dict(BURNING)}, [("sentinel", 0)], traps={9: None}, tape=["trap_3_1"])
    play(trap, "walk-node-9", "suffer")
    assert hero(trap)["red"] == 3
    poison = battle({"knight": {**BURNING, "conditions": 2 | BLEED}}, [("sentinel", 0)])
    poison.decide("end", seat=0)
    assert hero(poison)["red"] == 1 + 2  # no attack: 3, not 2
    moving = arena({"knight": {**BURNING, **BARE}}, [("large_hollow_soldier", 9)], turn=None)
    play(moving, "block")
    assert hero(moving)["red"] == 5 - 1


@pytest.mark.rule("DS-A.34")
def test_a_used_ember_is_out_of_the_game() -> None:
    match = trek({"knight": {}}, souls=1, tape=["ember"], treasure=EMBERS)
    play(match, "buy")
    assert deck(match).count("ember") == 3
    assert inventory(match) == []
    assert table(match)["treasure_left"] == 4


@pytest.mark.rule("DS-A.34")
def test_a_deck_of_embers_nobody_can_take_is_closed() -> None:
    only = [{"cards": ["ember", "ember"], "left": 2}]
    full: dict[str, dict[str, Any]] = {"knight": {"ember": True}, "warrior": {"ember": True}}
    match = trek(full, souls=3, treasure=only)
    assert "buy" not in options(match)
    full["warrior"]["ember"] = False
    match = trek(full, souls=3, treasure=only, tape=["ember"])
    play(match, "buy")
    assert table(match)["souls"] == 2
    assert "buy" not in options(match)
