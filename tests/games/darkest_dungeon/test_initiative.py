"""Initiative (DD-17): which side, then who is foremost on it."""

from __future__ import annotations

import pytest

from .stage import STILL, deck, fight, foe, hero, kinds, options, party, play, table, turns, used_up


@pytest.mark.rule("DD-17.1")
def test_a_card_says_which_side_acts() -> None:
    heroes = {"crusader": {"area": "S"}, "vestal": {"area": "S"}}
    foes = [{"kind": "bone_soldier", "area": "N", "stacks": STILL}]
    match = fight(heroes, foes, tape=["party"])
    assert turns(match) == ["crusader"]
    assert deck(match) == (1, 1)
    match = fight(heroes, foes, tape=["foes"])
    assert turns(match) == ["bone_soldier", "crusader"]  # only heroes' cards are left


@pytest.mark.rule("DD-17.2")
def test_the_foremost_with_a_turn_left_acts() -> None:
    match = fight(
        {"crusader": {"turns": 0}, "hellion": {"turns": 0}, "highwayman": {}, "vestal": {}},
        [("bone_soldier", "N")],
        tape=["party"],
        cards=(2, 1),
    )
    assert turns(match) == ["highwayman"]


@pytest.mark.rule("DD-17.2")
def test_the_foremost_monster_with_a_turn_left_acts() -> None:
    match = fight(
        {"crusader": {"area": "S"}},
        [
            {"kind": "bone_soldier", "area": "N", "stacks": STILL, "turns": 0},
            {"kind": "pliskin", "area": "N", "stacks": STILL},
            {"kind": "madman", "area": "N", "stacks": STILL},
        ],
        tape=["foes", "foes"],
    )
    assert turns(match) == ["pliskin", "madman", "crusader"]


@pytest.mark.rule("DD-17.3")
def test_example_the_first_card_is_a_heros_so_the_aggressive_hero_acts() -> None:
    match = fight(
        {"crusader": {}, "hellion": {}, "highwayman": {}, "vestal": {}},
        [("bone_soldier", "N")],
        tape=["party"],
        order=[[1, 0, 2, 3], [8]],
    )
    assert turns(match) == ["hellion"]
    assert hero(match, "hellion")["stance"] == "aggressive"


@pytest.mark.rule("DD-17.4")
@pytest.mark.rule("DD-A.35")
def test_the_card_of_one_who_died_before_acting_stays_in_the_deck() -> None:
    """The soldier dies before its turn: three cards, one of them for nobody."""
    match = fight(
        {"crusader": {"area": "C", "skills": ["smite", "holy_lance", "stunning_blow"]}},
        [("bone_soldier", "C"), {"kind": "madman", "area": "N", "stacks": STILL}],
        turn="crusader",
        tape=[2, "party"],
    )
    play(match, "use-smite-4")
    assert foe(match, 0) is None
    assert deck(match) == (0, 2)
    play(match, "end")
    # Both cards were drawn in this round: the madman's turn, and one for nobody.
    assert turns(match) == ["crusader", "madman", "crusader"]
    assert kinds(match).count("initiative") == 3
    assert table(match)["battle"]["round"] == 2
    assert used_up(match)


@pytest.mark.rule("DD-17.4")
@pytest.mark.rule("DD-A.35")
def test_a_card_for_nobody_means_another_draw() -> None:
    """A monster's card is left over: the madman has acted. The Vestal still has her turn."""
    match = fight(
        {"crusader": {"area": "S", "turns": 0}, "vestal": {"area": "S"}},
        [{"kind": "madman", "area": "N", "turns": 0}],
        tape=["foes"],
        cards=(1, 1),
    )
    assert turns(match) == ["vestal"]
    assert table(match)["battle"]["round"] == 1


@pytest.mark.rule("DD-17.5")
@pytest.mark.rule("DD-A.36")
def test_the_order_is_that_of_the_stances_at_the_moment_of_the_draw() -> None:
    """The Hellion is pushed behind the Vestal before both have acted; the Crusader has acted."""
    match = fight(
        {
            "crusader": {"area": "SE", "turns": 0},
            "hellion": {"area": "C"},
            "vestal": {"area": "SE"},
        },
        [{"kind": "cultist_acolyte", "area": "N"}],
        turn=8,
        tape=[6, 5],  # Eldritch Push
        cards=(2, 0),
    )
    assert party(match) == ["crusader", "vestal", "hellion"]
    assert turns(match) == ["cultist_acolyte", "vestal"]
    play(match, "stance-forward", "end")  # she goes to the front: nobody acts twice
    assert turns(match) == ["cultist_acolyte", "vestal", "hellion"]


@pytest.mark.rule("DD-17.6")
@pytest.mark.rule("DD-24.1")
def test_the_round_ends_when_the_deck_is_empty() -> None:
    match = fight(
        {"crusader": {"area": "S"}, "vestal": {"area": "S"}},
        [{"kind": "bone_soldier", "area": "N", "stacks": STILL}],
        turn="vestal",
        cards=(0, 1),
        tape=["party"],
    )
    assert table(match)["battle"]["round"] == 1
    play(match, "end")
    assert table(match)["battle"]["round"] == 2


@pytest.mark.rule("DD-17.7")
def test_the_deck_is_rebuilt_with_the_living() -> None:
    """A hero's card and three of the Prophet's, who acts three times a round; a monster has died."""
    match = fight(
        {"crusader": {"area": "bottom", "level": 1}, "vestal": {"area": "bottom"}},
        [
            {"kind": "prophet_1", "area": "top", "stacks": STILL},
            {"kind": "bone_rabble", "area": "left", "stacks": STILL},
        ],
        room="ruins_10",
        boss="prophet",
        cards=(0, 0),
        tape=["party"],
    )
    assert deck(match) == (1, 4)  # 2 + (3 + 1), and one has been drawn
    assert [hero(match, kind)["turns"] for kind in ("crusader", "vestal")] == [0, 1]
    assert "end" in options(match)
