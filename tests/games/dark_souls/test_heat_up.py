"""Heat up: once, at once, one card more, and a pattern to learn anew (DS-34)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import InvalidChance, Match, Tape

from .lair import body, boss_view, lair, next_card, resolve
from .stage import foe, hero, kinds, options, play, used_up

STANDARD = [
    "winged_knight_backhand_shaft_strike",
    "winged_knight_charging_assault",
    "winged_knight_diagonal_uppercut",
    "winged_knight_sweeping_blade_swing",
    "winged_knight_overhand_smash",
]
HEATED = [
    "winged_knight_double_slash",
    "winged_knight_whirlwind",
    "winged_knight_pillars_of_light",
]
#: An orange die and 1 more, at range 0, for 4 Stamina, twice: 4 pips are 2 damage against Block 3.
AXES = {"node": 6, "side": "s", "left": ["winged_knight_twin_axes"]}
#: One orange die for nothing at range 1: 4 pips are 1 damage.
HALBERD = {"node": 11, "left": ["gargoyles_halberd"]}


def knight(wounds: int, tape: list[object], **more: Any) -> Match:
    """The Winged Knight (24 Health, heat up point 12) with wounds and a deck of which two cards are known."""
    match = lair(
        "winged_knight",
        {"herald": HALBERD},
        node=6,
        facing="n",
        turn=0,
        foe={"wounds": wounds},
        tape=tape,
    )
    doc: Any = match.position()
    doc["state"].update(
        discard=STANDARD[:2],
        top=STANDARD[1],
        deck=[{"cards": STANDARD[2:], "left": 2}],
        **more,
    )
    return undercroft.from_position(doc)


@pytest.mark.rule("DS-34.1")
@pytest.mark.parametrize(("before", "heated"), [(10, False), (11, True), (12, True), (20, True)])
def test_at_its_heat_up_point_or_below_it_heats_up(before: int, heated: bool) -> None:
    """CASE: 24 Health, heat up point 12: 11 damage are too few, 12 are enough."""
    match = knight(before, [4])
    play(match, "act-left-0")
    left = foe(match)
    assert left is not None
    assert left["health"] == 24 - before - 1
    assert boss_view(match)["heated"] is heated
    assert kinds(match).count("heated") == int(heated)


@pytest.mark.rule("DS-34.1")
@pytest.mark.rule("DS-34.3")
def test_one_random_heat_up_card_joins() -> None:
    """Before, none can come; after, any one of the three, and never a second."""
    for card in HEATED:
        cold = knight(0, [])
        doc: Any = cold.position()
        doc["chance"] = Tape([card]).to_json()
        cold = undercroft.from_position(doc)
        with pytest.raises(InvalidChance):
            play(cold, "end")
        hot = knight(11, [4, card])
        play(hot, "act-left-0", "end")
        assert boss_view(hot)["top"] == card
        groups = body(hot)["deck"]
        assert not any(other in pile["cards"] for pile in groups for other in HEATED)


@pytest.mark.rule("DS-34.3")
@pytest.mark.parametrize(
    "boss", ["winged_knight", "titanite_demon", "gargoyle", "boreal_outrider_knight", "dancer"]
)
def test_no_heat_up_card_is_in_a_new_deck(boss: str) -> None:
    match = undercroft.new("dark_souls", {"mode": "boss", "boss": boss, "players": 1}, seed=1)
    catalog: Any = match.game.catalog(match.state)
    cards = [card for pile in body(match)["deck"] for card in pile["cards"]]
    assert cards
    assert not any(catalog["behaviours"][card]["heat_up"] for card in cards)


@pytest.mark.rule("DS-34.2")
def test_ornstein_and_smough_do_not_heat_up_by_their_health() -> None:
    match = lair(
        "ornstein_and_smough",
        {"herald": {"node": 11, "left": ["gargoyles_halberd"]}},
        foes=[
            {"model": "ornstein", "node": 6, "facing": "s", "wounds": 17},
            {"model": "smough", "node": 21, "facing": "s", "wounds": 29},
        ],
        turn=0,
        tape=[4],
    )
    play(match, "act-left-0")
    left = foe(match)
    assert left is not None
    assert left["health"] == 2
    assert boss_view(match)["heated"] is False
    assert "heated" not in kinds(match)


@pytest.mark.rule("DS-34.4")
def test_the_deck_has_one_card_more() -> None:
    """CASE: size 4 becomes 5."""
    match = knight(11, [4])
    assert boss_view(match)["deck_left"] + len(boss_view(match)["discard"]) == 4
    play(match, "act-left-0")
    assert (boss_view(match)["deck_left"], boss_view(match)["discard"]) == (5, [])


@pytest.mark.rule("DS-34.5")
def test_the_heat_up_card_stays_in_the_deck() -> None:
    order = [STANDARD[1], HEATED[1], STANDARD[0], STANDARD[4], STANDARD[2]]
    match = knight(11, [4, *order])
    play(match, "act-left-0")
    found = []
    for _ in range(15):
        match, card = next_card(match)
        found.append(card)
    assert found == order * 3


@pytest.mark.rule("DS-A.122")
def test_discard_pile_draw_pile_and_the_new_card_become_one_deck() -> None:
    """The cards that have come may come first again; the weak arcs still show."""
    for first in (*STANDARD[:2], *STANDARD[2:], *HEATED):
        match = knight(11, [4, first])
        before = foe(match)
        assert before is not None
        assert before["weak"] == ["right"]
        play(match, "act-left-0")
        still = foe(match)
        assert still is not None
        assert still["weak"] == ["right"]
        assert boss_view(match)["top"] == STANDARD[1]
        match, card = next_card(match)
        assert card == first
    # The two that were known are in for certain, the other two as before: of three.
    match = knight(11, [4])
    play(match, "act-left-0")
    piles = {tuple(pile["cards"]): pile["left"] for pile in body(match)["deck"]}
    assert piles == {tuple(STANDARD[:2]): 2, tuple(STANDARD[2:]): 2, tuple(HEATED): 1}


@pytest.mark.rule("DS-A.122")
def test_a_pattern_already_learnt_is_lost() -> None:
    match = lair(
        "winged_knight",
        {"herald": HALBERD},
        node=6,
        facing="n",
        turn=0,
        foe={"wounds": 11},
        top=STANDARD[1],
        card=STANDARD[2],
        later=[STANDARD[3]],
        tape=[4, STANDARD[3]],
    )
    assert boss_view(match)["known"] == [STANDARD[2], STANDARD[3]]
    hidden = match.state.reveals
    play(match, "act-left-0")
    assert boss_view(match)["known"] == []
    assert match.state.reveals == hidden + 1  # what has been shuffled is not taken back for nothing
    match, card = next_card(match)
    assert card == STANDARD[3]


@pytest.mark.rule("DS-A.123")
def test_at_once_after_the_attack_that_crossed_the_point() -> None:
    """The axes strike twice; the first blow crosses it, and the second finds it heated up."""
    match = lair(
        "winged_knight",
        {"warrior": AXES},
        node=6,
        facing="n",
        turn=0,
        foe={"wounds": 10},
        tape=[4, 4],
    )
    play(match, "act-left-2", "foe-0")
    told = [kind for kind in kinds(match) if kind in ("strikes", "heated")]
    assert told == ["strikes", "heated", "strikes"]
    assert hero(match)["active"]


@pytest.mark.rule("DS-A.123")
def test_once_an_encounter() -> None:
    match = knight(15, [4], heated=True)
    play(match, "act-left-0")
    assert "heated" not in kinds(match)
    assert boss_view(match)["discard"] == STANDARD[:2]
    assert boss_view(match)["deck_left"] == 2


@pytest.mark.rule("DS-A.123")
def test_not_if_the_boss_dies() -> None:
    match = knight(23, [4])
    play(match, "act-left-0")
    assert match.over
    assert "heated" not in kinds(match)


@pytest.mark.rule("DS-A.123")
def test_poison_crosses_the_point_as_well() -> None:
    match = lair(
        "winged_knight",
        {"herald": {"node": 12}},
        node=6,
        facing="n",
        foe={"wounds": 11, "conditions": 2},
        card=STANDARD[2],
    )
    resolve(match, *options(match)[:1])
    assert boss_view(match)["heated"] is True
    assert boss_view(match)["discard"] == []
    left = foe(match)
    assert left is not None
    assert (left["health"], left["conditions"], left["weak"]) == (12, [], ["left"])
    assert used_up(match)
