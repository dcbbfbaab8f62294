"""What the screen is told beyond the rules: the tile in hand, and what a boss is about to do."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests import packs
from undercroft import Match

from .bout import bare, fight
from .lair import boss_view, lair, resolve
from .stage import table
from .test_bosses import pair

TURNED = ("north", "east", "south", "west")


def laying(players: int = 1) -> Match:
    match = undercroft.new("dark_souls", {"players": players, "layout": "by_hand"}, seed="tiles")
    match.decide("gargoyle", seat=0)
    return match


def threat(match: Match, foe: int = 0) -> Any:
    return table(match)["fight"]["foes"][foe]["threat"]


def until(match: Match, question: str) -> None:
    """Play on by the first option until something is asked."""
    while match.decisions[0].prompt.id != f"ds-prompt-{question}":
        match.decide(match.decisions[0].options[0].id, seat=match.decisions[0].seats[0])


def test_the_tile_in_hand_shows_how_it_can_be_laid() -> None:
    match = laying()
    wanted = table(match)["map"]["next"]["left"] + 1
    laid = 0
    while match.decisions[0].prompt.id == "ds-prompt-place-tile":
        found = table(match)["map"]["next"]
        assert [place["option"] for place in found["places"]] == [
            option.id for option in match.decisions[0].options
        ]
        for place in found["places"]:
            assert place["option"] == f"{place['x']},{place['y']},{place['turn']}"
            turned = {TURNED[(TURNED.index(door) + place["turn"]) % 4] for door in found["doors"]}
            assert set(place["doors"]) == turned
        first = found["places"][0]
        match.decide(first["option"], seat=0)
        laid += 1
        tile = table(match)["map"]["tiles"][-1]
        assert (tile["face"], tile["x"], tile["y"]) == (found["face"], first["x"], first["y"])
        assert tile["doors"] == first["doors"]
        assert found["left"] == wanted - laid
    assert laid == wanted
    assert table(match)["map"]["next"] is None


def test_everybody_sees_the_tile_in_hand_and_nobody_one_laid_at_random() -> None:
    match = laying(players=2)
    seen = [match.view(seat)["table"]["map"]["next"] for seat in (0, 1, None)]  # type: ignore[index]
    assert seen[0] is not None
    assert seen[0] == seen[1] == seen[2]
    match = undercroft.new("dark_souls", {"players": 1}, seed="tiles")
    match.decide("gargoyle", seat=0)
    assert table(match)["map"]["next"] is None


def test_in_the_middle_of_a_card_only_the_rest_of_it_is_a_threat() -> None:
    """Neither the next card of a learnt deck nor an icon that is done."""
    match = lair(
        "gargoyle",
        {"knight": {"node": 1, "side": "n"}},
        node=1,
        card="gargoyle_tail_whip",
        later=["gargoyle_halberd_thrust"],
    )
    assert match.decisions[0].prompt.id == "ds-prompt-defend"
    assert boss_view(match)["card"] == "gargoyle_tail_whip"
    assert boss_view(match)["top"] == "gargoyle_tail_whip"
    # It has struck; what is left is the step away.
    assert (len(threat(match)["path"]), threat(match)["hits"]) == (1, [])
    until(match, "activation")
    assert boss_view(match)["card"] is None
    assert [hit["damage"] for hit in threat(match)["hits"]] == [6]


def test_nothing_threatens_at_the_last_icon_of_a_card() -> None:
    match = lair(
        "gargoyle",
        {"knight": {"node": 1, "side": "n"}},
        node=1,
        card="gargoyle_halberd_thrust",
        later=["gargoyle_tail_whip"],
    )
    until(match, "defend")
    assert threat(match) is None


def test_the_second_of_two_bosses_still_has_its_half_of_the_card() -> None:
    match = pair(
        {"knight": {"node": 12}, "assassin": {"node": 11}},
        card="ornstein_and_smough_lightning_bolt",
        later=["ornstein_and_smough_gliding_stab"],
    )
    assert match.decisions[0].prompt.args["strength"] == 5
    foes = {one["model"]: one["threat"] for one in table(match)["fight"]["foes"]}
    assert foes["ornstein"] is None
    assert [hit["damage"] for hit in foes["smough"]["hits"]] == [6]


@pytest.mark.parametrize(
    ("card", "node"),
    [("dancer_triple_slash", 6), ("dancer_triple_slash", 13), ("dancer_flashing_blade", 6)],
)
def test_shifts_turns_and_repeats_are_foreseen(card: str, node: int) -> None:
    match = lair("dancer", {"knight": {"node": node}}, node=20, facing="s", card=card, turn=0)
    promised = threat(match)
    assert bool(promised["hits"]) == (node == 13)
    match.decide("end", seat=0)
    struck = resolve(match)
    assert [(hit["hero"], hit["damage"]) for hit in promised["hits"]] == [
        (blow.seat, blow.strength) for blow in struck
    ]
    where = table(match)["fight"]["foes"][0]["node"]
    assert where == (promised["path"][-1] if promised["path"] else 20)


@pytest.mark.rule("DS-27.4")
@pytest.mark.parametrize(("shield", "damage"), [(None, [4]), (["black_iron_greatshield"], [4, 2])])
def test_who_stands_fast_is_struck_again(shield: list[str] | None, damage: list[int]) -> None:
    """A push takes the target out of reach of the second blow, but not off a steady one."""
    blow = {"icon": "attack", "type": "physical", "target": "nearest"}
    icons = [{**blow, "damage": 4, "push": True}, {**blow, "damage": 2}]
    pack = packs.changed("dark_souls", "enemies.yaml", "hollow_soldier", icons=icons)
    pack["pack.yaml"][0]["id"] = "mine"
    hero = bare(6, left=shield, tiers=[3, 3, 3, 3])
    match = fight({"knight": hero}, [("hollow_soldier", 6)], pack=pack)
    assert [hit["damage"] for hit in threat(match)["hits"]] == damage
