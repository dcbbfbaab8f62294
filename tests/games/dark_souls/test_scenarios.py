"""The two campaigns (DS-46, DS-47)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.souls import laid_traps
from undercroft import Match

from .lair import body, boss_view, explore, open_way, pass_gate, resolve, set_fight
from .stage import asked, closed, foe, hero, journey, kinds, laid_out, options, play, table
from .test_campaign import campaign, fell, inventory, levels, struck

FIRST = [
    ("Undead Burg", [1, 1, 2], ["gargoyle", "gargoyle"]),
    ("Sen’s Fortress", [1, 1, 2, 2], ["titanite_demon"]),
    ("Anor Londo", [2, 2, 3, 3, 3], ["ornstein_and_smough"]),
]
COILED = [
    ("High Wall of Lothric", [1, 1, 1, 2, 2], ["winged_knight"]),
    ("Undead Settlement", [1, 1, 2, 2, 3], ["boreal_outrider_knight"]),
    ("High Wall of Lothric", [2, 2, 3, 3, 3], ["dancer"]),
]


def shown(match: Match) -> tuple[str, list[int], list[str]]:
    """The section as the players see it."""
    scenario: dict[str, Any] = table(match)["scenario"]
    return scenario["name"], levels(match), table(match)["bosses"]


@pytest.mark.rule("DS-46.1")
def test_undead_burg() -> None:
    assert shown(campaign(2, "first_journey")) == FIRST[0]


@pytest.mark.rule("DS-46.2")
def test_sens_fortress() -> None:
    assert shown(campaign(2, "first_journey", section=1)) == FIRST[1]


@pytest.mark.rule("DS-46.3")
def test_anor_londo() -> None:
    match = campaign(2, "first_journey", section=2)
    assert shown(match) == FIRST[2]
    play(open_way(match), "fog")


@pytest.mark.rule("DS-47.1")
def test_high_wall_of_lothric() -> None:
    assert shown(campaign(2, "coiled_sword")) == COILED[0]


@pytest.mark.rule("DS-47.2")
def test_undead_settlement() -> None:
    assert shown(campaign(2, "coiled_sword", section=1)) == COILED[1]


@pytest.mark.rule("DS-47.3")
def test_high_wall_of_lothric_again() -> None:
    assert shown(campaign(2, "coiled_sword", section=2)) == COILED[2]


KNIGHT = {"node": 1, "side": "n", "left": ["long_sword"]}


def second_gargoyle(**state: Any) -> Match:
    """The first one has just fallen."""
    return fell(campaign(2, **state))


@pytest.mark.rule("DS-46.4")
def test_the_treasure_comes_after_two_gargoyles_won_back_to_back() -> None:
    match = second_gargoyle()
    assert inventory(match) == []
    assert "boss_treasure" not in kinds(match)
    match = struck(set_fight(match, wounds=25, heroes=[KNIGHT]))
    assert inventory(match) == ["gargoyle_tail_axe", "gargoyles_halberd", "gargoyles_shield"]


def defeated(match: Match) -> Match:
    """The knight dies in the boss's breath."""
    match = set_fight(
        match,
        turn=None,
        heroes=[{"node": 11, "red": 9}, {"node": 10}],
        card="gargoyle_aerial_electric_breath",
    )
    resolve(match)
    return match


@pytest.mark.rule("DS-46.5")
@pytest.mark.rule("DS-A.145")
@pytest.mark.rule("DS-A.171")
@pytest.mark.parametrize("by_second", [True, False])
def test_defeated_by_either_both_must_be_fought_again(by_second: bool) -> None:
    if by_second:
        match = second_gargoyle()
    else:
        match = open_way(campaign(2))
        match.decide("fog", seat=0)
    match = defeated(match)
    assert asked(match) == ["explore"]
    assert table(match)["boss_step"] == 0
    # The rest has turned the encounters down: the way must be fought for again.
    assert "fog" not in options(match)
    assert "fog" in closed(match)
    assert [tile["up"] for tile in table(match)["map"]["tiles"]] == [True, False, False, False]
    match = fell(match)
    assert asked(match) == ["place"]
    assert table(match)["boss_step"] == 1
    assert inventory(match) == []


@pytest.mark.rule("DS-A.144")
def test_the_second_gargoyle_begins_at_once() -> None:
    """A fresh deck, full Health; bars empty and souls paid; no bonfire between them."""
    start = campaign(2, sparks=3, souls=1)
    ready = pass_gate(
        start,
        wounds=25,
        heroes=[{**KNIGHT, "black": 3, "red": 2}, {"node": 12, "red": 5}],
        heated=True,
    )
    match = struck(ready)
    assert asked(match) == ["place"]
    assert table(match)["fight"]["board"] == "mini_boss"
    assert table(match)["souls"] == 1 + 2 * 3
    assert [(h["black"], h["red"]) for h in table(match)["heroes"]] == [(0, 0), (0, 0)]
    one = foe(match)
    assert one is not None
    assert (one["model"], one["health"], one["full"]) == ("gargoyle", 26, 26)
    cards = boss_view(match)
    assert (cards["heated"], cards["deck_left"], cards["discard"]) == (False, 4, [])
    assert not hero(match)["estus"]  # no rest either
    assert "explore" not in asked(match)
    over = struck(set_fight(match, wounds=25, heroes=[KNIGHT]))
    assert table(over)["souls"] == 1 + 2 * 3 + 2 * 3


@pytest.mark.rule("DS-46.6")
@pytest.mark.rule("DS-A.170")
def test_the_first_journey_is_played_in_order() -> None:
    match = campaign(2, "first_journey")
    assert (shown(match), len(table(match)["map"]["tiles"]) - 1) == (FIRST[0], 3)
    match = struck(set_fight(fell(match), wounds=25, heroes=[KNIGHT]))
    assert (shown(match), len(table(match)["map"]["tiles"]) - 1) == (FIRST[1], 4)
    match = fell(match)
    assert (shown(match), len(table(match)["map"]["tiles"]) - 1) == (FIRST[2], 5)
    assert not match.over


@pytest.mark.rule("DS-47.4")
@pytest.mark.rule("DS-A.170")
def test_the_coiled_sword_is_played_in_order() -> None:
    match = campaign(2, "coiled_sword")
    for section in range(3):
        assert (shown(match), len(table(match)["map"]["tiles"]) - 1) == (COILED[section], 5)
        match = fell(match)
    assert match.over


@pytest.mark.rule("DS-A.170")
def test_tiles_of_a_section_are_different_tiles() -> None:
    for scenario, section in (("first_journey", 0), ("first_journey", 2), ("coiled_sword", 1)):
        match = campaign(2, scenario, section=section)
        faces = [tile["face"] for tile in table(match)["map"]["tiles"][1:]]
        assert len({face[:-1] for face in faces}) == len(faces)


@pytest.mark.rule("DS-A.172")
def test_the_high_wall_is_built_anew() -> None:
    """Section 3 has its own random map: cards, chests, traps and souls of before are gone."""
    match = campaign(2, "coiled_sword", section=1)
    doc: Any = match.position()
    for index, tile in enumerate(doc["state"]["tiles"]):
        if index:
            tile.update(
                card={1: "dark_hollow", 2: "lost_labyrinth", 3: "empty_crypt"}[tile["level"]]
                if index in (1, 4, 5)
                else None,
                chest_open=True,
                spilled={"node": 3, "souls": 4},
                traps=laid_traps(dict.fromkeys(range(13), "blank")),
            )
    seen = set()
    match = last = fell(explore(doc))
    for tile in body(match)["tiles"][1:]:
        assert (tile["card"], tile["chest_open"], tile["traps"]) == (None, False, [])
        assert tile["spilled"] is None
        assert not tile["up"]
    first = journey({"mode": "campaign", "scenario": "coiled_sword", "players": 2}, seed=3)
    for seed in range(6):
        doc = first.position()
        doc["state"]["section"] += 2
        doc["frame"].update(agenda=[["begin_section"]], asks=[], answered=[])
        doc["chance"] = {"source": "rng", "seed": seed, "count": 0}
        again = laid_out(undercroft.from_position(doc))
        seen.add(tuple(tile["face"] for tile in body(again)["tiles"]))
    assert len(seen) > 1
    assert sum(pile["left"] for pile in body(last)["treasure"]) == table(last)["treasure_left"]
