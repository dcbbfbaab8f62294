"""The stage itself: what a test puts there is there."""

from __future__ import annotations

from .stage import arena, asked, bare, dashboard, deck, foe, hero, lair, options, plain, play, told


def test_an_encounter_in_the_middle() -> None:
    match = arena({"cleric": plain(6), "thief": bare(8)}, [("skeleton_archer", 3)])
    assert asked(match) == ["swap"] or asked(match) == ["follow"]
    archer = foe(match)
    assert archer is not None
    assert archer["health"] == 1
    assert hero(match, 1)["node"] == 8


def test_the_enemies_turn_from_a_tape() -> None:
    match = arena({"cleric": bare(6)}, [("skeleton_archer", 3)], turn=None, tape=[])
    assert told(match, "suffered") == [(0, 4, 0, 4, 0)]  # nothing to roll: the whole 4
    assert asked(match) == ["turn"]


def test_a_boss_draws_the_card_it_is_given() -> None:
    match = lair("black_knight", {"cleric": bare(11)}, card="black_knight_charge")
    assert told(match, "behaviour") == [("black_knight_charge",)]


def test_the_dashboard() -> None:
    match = dashboard(souls=3, treasure=deck("ember", "force", top=["fireball"]))
    assert "shop" in options(match)
    play(match, "shop")
    assert told(match, "offers")[0] == ("fireball",)
