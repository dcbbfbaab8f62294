"""The Butcher's Circus before the bout (DD-39): teams, cards, draft, profiles, Stances, places."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.errors import IllegalChoice, InvalidSetup, PositionError

from .ring import KINDS, ONE, bout, circus, drafted, lined_up
from .scene import body
from .stage import (
    Fields,
    asked,
    awaited,
    conditions,
    hero,
    kinds,
    load,
    new,
    options,
    pack,
    play,
    ready,
    skill_card,
    table,
)

# ---------------------------------------------------------------------- before the bout


@pytest.mark.rule("DD-39.1")
def test_the_circus_stands_alone() -> None:
    match = lined_up()
    now = table(match)
    assert (now["act"], now["threat"], now["dungeon"], now["hamlet"]) == (0, None, None, None)
    assert not any(now["stores"].values())
    assert not any(h["trinkets"] or h["quirks"] or h["disease"] for h in now["heroes"])
    # With the bout the match is over: nobody earns anything, nobody goes home.
    match = bout(
        {"crusader": {"area": "1"}}, {"jester": {"area": "10", "stress": 10}},
        agenda=[["next_fighter"], ["at_ten", 4]],
    )  # fmt: skip
    assert match.over
    assert {"xp", "home", "gold", "joined"} & set(kinds(match)) == set()
    assert table(match)["fallen"] == []


@pytest.mark.rule("DD-39.2")
def test_one_against_one() -> None:
    match = lined_up()
    assert [seat.role for seat in match.seats] == ["team_a", "team_b"]
    heroes = table(match)["heroes"]
    assert [h["seat"] for h in heroes] == [0] * 4 + [1] * 4
    assert len({h["kind"] for h in heroes}) == 8


@pytest.mark.rule("DD-39.2")
def test_two_players_a_team() -> None:
    match = lined_up(players=4)
    assert [seat.role for seat in match.seats] == ["team_a", "team_b", "team_a", "team_b"]
    seats = [h["seat"] for h in table(match)["heroes"]]
    assert sorted(seats[:4]) == [0, 0, 2, 2]
    assert sorted(seats[4:]) == [1, 1, 3, 3]
    team = {"crusader": {"area": "2"}, "hellion": {"area": "2"}}
    match = bout(team, {"jester": {"area": "10"}}, players=4, turn="hellion")
    assert match.waiting == [2]  # each acts with his own heroes
    both = bout(team, {"jester": {"area": "10", "stress": 10}}, players=4,
                agenda=[["next_fighter"], ["at_ten", 4]])  # fmt: skip
    assert both.result is not None
    assert both.result.winners == (0, 2)


@pytest.mark.rule("DD-39.2")
@pytest.mark.parametrize("players", [1, 3])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(InvalidSetup, match="circus is only for players=2 or 4"):
        circus(players=players)


@pytest.mark.rule("DD-39.3")
def test_the_circus_has_hero_cards_of_its_own() -> None:
    """The Crusader of the picture: Life of Level 3, Dodge of Level 2."""
    match = lined_up()
    one = hero(match, "crusader")
    assert (one["life"], one["dodge"], one["resist"], one["immune"]) == (
        32, 1, ["stun", "shuffle"], [],
    )  # fmt: skip
    assert one["trinket_slots"] == 0
    assert len(one["skills"]) == 3
    for kind in KINDS:
        card = pack().hero(kind)
        assert hero(match, kind)["life"] == card.entry.levels[2].life, kind
        assert hero(match, kind)["dodge"] == card.entry.circus.dodge, kind
        assert hero(match, kind)["speed"] == card.entry.circus.speed, kind


@pytest.mark.rule("DD-39.3")
def test_the_skills_of_a_profile_have_levels_of_their_own() -> None:
    """The Crusader of the picture: Smite II with Zealous Accusation I and Holy Lance I."""
    printed = {
        "profile-1": {"battle_heal": 2, "zealous_accusation": 1},
        "profile-2": {"smite": 2, "zealous_accusation": 1, "holy_lance": 1},
    }
    for profile, levels in printed.items():
        match = drafted()
        assert hero(match)["kind"] == "crusader"
        play(match, profile)
        while asked(match)[0] in ("profile", "line_up"):
            play(match, options(match, match.waiting[0])[0])
        skills = [skill_card(id) for id in hero(match)["skills"]]
        found = {skill.card: skill.level for skill in skills}
        assert {id: found[id] for id in levels} == levels
        assert all(rank == 2 for rank in hero(match, "hellion")["ranks"].values())


@pytest.mark.rule("DD-39.4")
def test_four_profiles_of_three_skills_and_two_for_the_abomination() -> None:
    for kind in pack().heroes:
        found = kind.entry.circus.profiles
        assert len(found) == (2 if kind.id == "abomination" else 4), kind.id
        assert all(len(set(profile)) == 3 for profile in found), kind.id
    match = circus()
    play(match, "abomination", *KINDS[1:])
    assert options(match, 0) == ["profile-1", "profile-2"]
    assert options(match, 1) == ["profile-1", "profile-2", "profile-3", "profile-4"]


@pytest.mark.rule("DD-39.5")
def test_two_arenas_and_a_tracker_for_each_team() -> None:
    assert [pack().rooms[arena].id for arena in pack().arenas] == ["arena_1", "arena_2"]
    with pytest.raises(InvalidSetup):
        circus(arena="ruins_1")
    said = new(mode="circus", players=2)  # and nothing of the arena
    assert body(said)["battle"]["room"] == "arena_1"
    for arena in ("arena_1", "arena_2"):
        match = lined_up(arena=arena)
        assert table(match)["battle"]["room"] == arena
        assert len(table(match)["battle"]["used"]) == 10
    match = drafted()
    while asked(match)[0] == "profile":
        play(match, "profile-1")
    play(match, "order-4321", "order-2134")
    assert table(match)["battle"]["order"] == [[3, 2, 1, 0], [5, 4, 6, 7]]
    stances = [h["stance"] for h in table(match)["heroes"]]
    assert stances[:4] == ["support", "ranged", "defensive", "aggressive"]
    assert stances[4:] == ["defensive", "aggressive", "ranged", "support"]


@pytest.mark.rule("DD-39.5")
def test_light_does_not_matter() -> None:
    team: dict[str, Fields] = {
        "jester": {"area": "1"},
        "vestal": {"area": "1", "skills": ["illumination"]},
    }
    match = bout(team, {"crusader": {"area": "10"}}, turn="vestal", tape=[5])
    assert hero(match, "crusader")["dodge"] == 1  # not 1 more, as at full Light
    for light in (5, 2, 0):
        doc: Any = match.position()
        doc["state"]["dungeon"]["light"] = light
        other = ready(doc, [["next_fighter"], ["begin_turn", 1]], [5])
        assert table(other)["law"] == []
        play(other, "use-illumination-9")  # a hit; it would raise the Light
        assert conditions(hero(other, "crusader")) == [("debuff", 0, 2)]
        assert table(other)["light"] == light
        assert "light" not in kinds(other)


@pytest.mark.rule("DD-39.6")
def test_the_first_team_is_drawn() -> None:
    assert awaited(circus(None)) == {"a": 1, "b": 1}
    for team, seat in (("a", 0), ("b", 1)):
        match = circus([team])
        assert table(match)["circus"]["first_team"] == "ab"[seat]  # it holds the Party Counter
        assert match.waiting == [seat]


# ---------------------------------------------------------------------- draft, profiles, places


@pytest.mark.rule("DD-39.7")
@pytest.mark.parametrize("first", [0, 1])
def test_example_the_draft_goes_one_two_two_two_one(first: int) -> None:
    match = circus(["ab"[first]])
    picks: list[int] = []
    for kind in KINDS:
        assert asked(match) == ["draft"]
        picks.append(match.waiting[0])
        play(match, kind)
    other = 1 - first
    assert picks == [first, other, other, first, first, other, other, first]
    assert picks.count(0) == picks.count(1) == 4  # 1 + 2 + 1, and 2 + 2
    team = [h["kind"] for h in table(match)["heroes"]]
    mine = [KINDS[0], KINDS[3], KINDS[4], KINDS[7]]
    assert team[first * 4 : first * 4 + 4] == mine


@pytest.mark.rule("DD-39.8")
def test_a_drafted_hero_is_taken_for_both() -> None:
    match = circus()
    assert len(options(match)) == 11
    gone: list[str] = []
    for kind in KINDS:
        assert not set(gone) & set(options(match, match.waiting[0]))
        play(match, kind)
        gone.append(kind)
    match = circus()
    play(match, "crusader")
    with pytest.raises(IllegalChoice):
        match.decide("crusader", seat=1)


@pytest.mark.rule("DD-39.9")
def test_each_hero_gets_the_profile_chosen_for_him() -> None:
    match = drafted()
    chosen: list[list[int]] = [[1, 2, 3, 4], [4, 3, 2, 1]]
    for place in range(4):
        assert asked(match) == ["profile", "profile"]
        play(match, f"profile-{chosen[0][place]}", f"profile-{chosen[1][place]}")
    play(match, ONE, ONE)
    for number, one in enumerate(table(match)["heroes"]):
        assert one["profile"] == chosen[number // 4][number % 4]
        card = pack().hero(one["kind"])
        wanted = card.entry.circus.profiles[one["profile"] - 1]
        assert {skill_card(id).card for id in one["skills"]} == set(wanted)


@pytest.mark.rule("DD-39.10")
@pytest.mark.parametrize("first", [0, 1])
def test_heroes_are_placed_in_turn_in_areas_of_the_own_colour(first: int) -> None:
    match = lined_up(["ab"[first]])
    placed: list[int] = []
    colours = ({"1", "2"}, {"9"})  # Areas 2 and 3, and Area 10
    while asked(match) == ["place_fighter"]:
        team = match.waiting[0]
        placed.append(team)
        open_now = options(match, team)
        assert {one.rsplit("-", 1)[1] for one in open_now} <= colours[team]
        assert {int(one.split("-")[1]) // 4 for one in open_now} == {team}
        play(match, open_now[-1])
    assert placed == [first, 1 - first] * 4
    assert all(h["area"] is not None for h in table(match)["heroes"])


@pytest.mark.rule("DD-A.225")
@pytest.mark.parametrize("side", ["side-a", "side-b"])
def test_the_first_team_chooses_its_side_before_the_draw(side: str) -> None:
    match = new(mode="circus", players=2)
    assert (asked(match), match.waiting) == (["pick_side"], [0])
    assert options(match) == ["side-a", "side-b"]
    assert "first_team" not in kinds(match)
    found = match.decisions[0].options
    assert [[area for _, area in one.targets] for one in found] == [[1, 2], [9]]
    match = lined_up(["a"], side=side)
    match = load(match.position())
    assert table(match)["circus"]["swapped"] is (side == "side-b")
    for team in (0, 1):
        there = {one.rsplit("-", 1)[1] for one in options(match, team)}
        assert there == ({"1", "2"} if (team == 0) is (side == "side-a") else {"9"})
        play(match, options(match, team)[0])


@pytest.mark.rule("DD-39.10")
def test_a_full_area_takes_nobody_more() -> None:
    match = lined_up(arena="arena_2")
    for number in (0, 4, 1, 5):  # Area 4 has space for two
        play(match, f"hero-{number}-area-{3 if number < 4 else 8}")
    left = {one.rsplit("-", 1)[1] for one in options(match, 0)}
    assert left == {"1", "2"}


@pytest.mark.rule("DD-A.136")
def test_the_stances_are_hidden_until_both_are_done() -> None:
    match = drafted()
    while asked(match)[0] == "profile":
        play(match, "profile-1")
    assert asked(match) == ["line_up", "line_up"]
    assert len(options(match, 0)) == 24
    before = match.view(1)
    match.decide("order-4312", seat=0)
    assert match.view(1)["table"] == before["table"]
    assert match.view(1)["decisions"] == before["decisions"]
    assert "stance" not in kinds(match)
    match.decide("order-1234", seat=1)
    assert table(match)["battle"]["order"] == [[3, 2, 0, 1], [4, 5, 6, 7]]
    assert asked(match) == ["place_fighter"]  # before anybody is placed


@pytest.mark.rule("DD-A.139")
@pytest.mark.parametrize("players", [2, 4])
def test_profiles_are_secret_until_all_are_shown(players: int) -> None:
    match = drafted(players=players)
    others = (None, 1, 3) if players == 4 else (None, 1)
    before = [match.view(seat)["table"] for seat in others]
    match.decide("profile-3", seat=0)
    assert [match.view(seat)["table"] for seat in others] == before
    match.decide("profile-2", seat=1)
    for _ in range(3):
        play(match, "profile-1", "profile-1")

    def profiles(seat: int | None) -> list[int | None]:
        view: Any = match.view(seat)
        return [one["profile"] for one in view["table"]["heroes"]]

    nothing = [None] * 4
    assert profiles(None) == nothing + nothing
    assert profiles(0) == [3, 1, 1, 1, *nothing]
    assert profiles(1) == [*nothing, 2, 1, 1, 1]
    if players == 4:
        assert profiles(2) == profiles(0)  # a team knows what it has chosen
        assert profiles(3) == profiles(1)
    assert not any(one["skills"] for one in table(match)["heroes"])
    assert "profile" not in kinds(match)
    play(match, ONE, ONE)
    assert profiles(None) == [3, 1, 1, 1, 2, 1, 1, 1]


def test_a_bout_is_known_in_the_circus_alone() -> None:
    doc: Any = new({"mode": "battle"}).position()
    assert doc["state"]["circus"] is None
    doc["state"]["circus"] = circus().position()["state"]["circus"]  # type: ignore[index]
    with pytest.raises(PositionError, match="only in the Circus"):
        load(doc)
