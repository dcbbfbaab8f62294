"""What the rest of a boss fight is worth: plain choices that were once taken otherwise."""

from __future__ import annotations

import pytest

from undercroft import Match
from undercroft.games.souls.coming import Memory
from undercroft.games.souls.standing import PACE, READY, Outlook
from undercroft.games.souls.state import Fight

from .lair import lair

SWING = "titanite_demon_vicious_swing"
CHARGE, BACKHAND, LIGHT = (
    "winged_knight_charging_assault",
    "winged_knight_backhand_shaft_strike",
    "winged_knight_pillars_of_light",
)


def outlook(match: Match) -> Outlook:
    state = match.state
    assert isinstance(state, Fight)
    return Outlook(state, 0, Memory(), 1000)


def test_later_on_all_cards_of_a_known_deck_come_round_whichever_is_next() -> None:
    heroes = {"knight": {"node": 3}, "warrior": {"node": 12}}
    tolls = [
        outlook(lair("winged_knight", heroes, card=first, later=rest, top=top, turn=0)).toll(0)
        for first, rest, top in (
            (LIGHT, [CHARGE, BACKHAND], None),
            (CHARGE, [BACKHAND, LIGHT], None),
            (BACKHAND, [LIGHT], CHARGE),
        )
    ]
    assert tolls[0] == pytest.approx(tolls[1])
    assert tolls[0] == pytest.approx(tolls[2])


def test_when_one_of_a_pair_falls_the_other_has_more_to_be_struck() -> None:
    """What the survivor gains is still to be taken from it."""
    foes = [
        {"model": "ornstein", "node": 21, "facing": "s"},
        {"model": "smough", "node": 4, "facing": "s"},
    ]
    found = outlook(lair("ornstein_and_smough", {"knight": {"node": 3}}, foes=foes, turn=0))
    speed = found.speed()[1]
    time = 5.0 / speed + 0.25 * max(0, found.state.board.distance[3][4] - 1) + 15.0 / speed
    [bonus] = found.rest(3, (0.0, 5.0))
    assert bonus == round(2.0 * (READY - PACE * time))


def test_at_the_very_end_few_boxes_are_enough_and_at_the_beginning_many_are_not() -> None:
    """Blows that may fall add up: the less there is to go, the surer is what one has."""
    tired = {"estus": False, "luck": False, "heroic": False, "red": 5}
    weapons = {"left": ["kite_shield"], "right": ["long_sword"], "armour": ["knight_armour"]}
    heroes = {"knight": {**tired, **weapons, "node": 12}}
    sure: list[float] = []
    for wounds in (20, 4):
        match = lair("titanite_demon", heroes, node=0, card=SWING, foe={"wounds": wounds}, turn=0)
        found = outlook(match)
        sure.append(found.leaf(found.stand, 0, found.healths))
    assert sure[0] > 0.4
    assert sure[1] < 0.05
