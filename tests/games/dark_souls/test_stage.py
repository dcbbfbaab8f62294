"""The rulebook's small examples of fighting, with their own numbers."""

from __future__ import annotations

import pytest

from .stage import arena, asked, foe, hero, kinds, options, play, used_up


@pytest.mark.rule("DS-7.1")
def test_estoc_takes_one_from_the_total_of_the_roll() -> None:
    match = arena(
        {"assassin": {"node": 6, "left": ["estoc"], "right": None, "luck": False}},
        [{"model": "large_hollow_soldier", "node": 6}],
        tape=[2, 1, 0],
    )
    play(match, "act-left-1")  # three black dice and -1 for 3 Stamina
    assert hero(match)["black"] == 3
    left = foe(match)
    assert left is not None
    assert left["health"] == 5 - (3 - 1 - 1)  # 2 damage against Block 1
    assert used_up(match)


@pytest.mark.rule("DS-22.1")
def test_an_activation_begins_with_two_stamina_back() -> None:
    match = arena({"knight": {"node": 6, "black": 5}}, [("hollow_soldier", 0)])
    assert hero(match)["black"] == 3
    assert asked(match) == ["activation"]
    assert "end" in options(match)


@pytest.mark.rule("DS-29.4")
def test_a_failed_dodge_suffers_the_full_damage() -> None:
    match = arena(
        {"assassin": {"node": 6, "luck": False}},
        [{"model": "hollow_soldier", "node": 6}],
        turn=None,
        tape=[0, 0],
    )
    play(match, "dodge")
    assert hero(match)["red"] == 4
    assert "dodged" not in kinds(match)
