"""What can be set up of single fights: the gear of a party, the teams of a bout."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import InvalidSetup

FIGHTERS = {
    "a": ("jester", "vestal", "arbalest", "hellion"),
    "b": ("crusader", "occultist", "highwayman", "abomination"),
}
TEAMS = {"mode": "circus", "teams": "custom"} | {
    f"team_{team}_{place}": hero
    for team, heroes in FIGHTERS.items()
    for place, hero in enumerate(heroes, 1)
}


def kinds(match: undercroft.Match) -> list[str]:
    table: Any = match.view(None)["table"]
    return [hero["kind"] for hero in table["heroes"]]


@pytest.mark.rule("DD-39.8")
def test_teams_that_are_set_up_are_not_drafted() -> None:
    match = undercroft.new("darkest_dungeon", TEAMS, seed=1)
    assert kinds(match) == [hero for name, hero in TEAMS.items() if name.startswith("team_")]
    asked = set()
    while not match.view(None)["table"]["battle"]:  # type: ignore[index]
        for seat in match.waiting:
            decision = match.decisions_for(seat)[0]
            asked.add(decision.kind)
            match.decide(decision.options[0], seat=seat)
    assert "draft" not in asked
    assert {"profile", "line_up"} <= asked
    match.check()
    twin = undercroft.from_position(match.position())
    assert twin.digest() == match.digest()
    assert undercroft.replay(match.journal()).digest() == match.digest()


def test_a_hero_fights_for_one_team() -> None:
    with pytest.raises(InvalidSetup, match="team_b_1: jester is taken by team_a_1"):
        undercroft.new("darkest_dungeon", {**TEAMS, "team_b_1": "jester"})
    with pytest.raises(InvalidSetup, match="team_a_1: not used with teams=draft"):
        undercroft.new("darkest_dungeon", {"mode": "circus", "team_a_1": "jester"})


@pytest.mark.parametrize("game", ["dark_souls", "tomb_of_giants"])
@pytest.mark.parametrize("mode", ["encounter", "boss"])
def test_the_gear_of_a_fight_can_be_chosen(game: str, mode: str) -> None:
    found = {
        gear: undercroft.new(game, {"mode": mode, "gear": gear, "players": 4}, seed=1)
        for gear in ("fitting", "start", "mini", "main")
    }
    tiers: dict[str, int] = {}
    for gear, match in found.items():
        match.check()
        state: Any = match.state
        tiers[gear] = sum(sum(one.tiers) for one in state.characters)
        carried = [card for one in state.characters for item in one.items for card in item.cards]
        deck = list(state.treasure.cards)
        for card in carried:  # nothing is in the deck and in a hand
            assert deck.count(card) + carried.count(card) <= max(
                card.entry.copies, carried.count(card)
            )
        assert undercroft.from_position(match.position()).digest() == match.digest()
    assert tiers["start"] == 0 < tiers["mini"] < tiers["main"]
    with pytest.raises(InvalidSetup, match="gear: not used with mode=campaign"):
        undercroft.new(game, {"mode": "campaign", "gear": "main"})


def test_fields_that_came_later_are_in_no_digest_while_they_are_as_usual() -> None:
    """Matches that were kept before there were such fields are the same as ever."""
    match = undercroft.new("dark_souls", {"mode": "encounter"}, seed=1)
    journal: Any = match.journal()
    del journal["setup"]["gear"]
    assert undercroft.replay(journal).setup["gear"] == "fitting"
    other = undercroft.new("dark_souls", {"mode": "encounter", "gear": "start"}, seed=1)
    assert other.digest() != match.digest()


@pytest.mark.parametrize(
    ("game", "boss"), [("dark_souls", "winged_knight"), ("tomb_of_giants", "black_knight")]
)
def test_without_a_word_the_first_boss_is_fought(game: str, boss: str) -> None:
    match = undercroft.new(game, {"mode": "boss"}, seed=1)
    table: Any = match.view(None)["table"]
    assert table["fight"]["boss"]["id"] == boss
