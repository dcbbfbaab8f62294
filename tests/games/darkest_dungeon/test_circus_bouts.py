"""Bouts in the Butcher's Circus (DD-39): turns, deaths, victory, the Puppets and the Butcher."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.battle.field import free, overfull
from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .ring import bout, circus, lined_up
from .stage import (
    Fields,
    area_of,
    asked,
    coming,
    hero,
    kinds,
    load,
    odds,
    options,
    pack,
    play,
    ready,
    table,
    used_up,
)


def areas(match: Match) -> list[str]:
    """Where the fighter may move now, by the numbers of the arena."""
    moves = [one for one in options(match, match.waiting[0]) if one.startswith("move-")]
    return [str(int(one[5:]) + 1) for one in moves]


def ready_heroes(match: Match) -> list[str]:
    """Who has not been activated in this round."""
    return [one["kind"] for one in table(match)["heroes"] if one.get("turns")]


def results(match: Match) -> str:
    found = [event.fields["results"] for event in match.events if event.kind == "results"]
    return str(found[-1])


# ---------------------------------------------------------------------- rounds


TWO_A: dict[str, Fields] = {"crusader": {"area": "2"}, "hellion": {"area": "2"}}
TWO_B: dict[str, Fields] = {"jester": {"area": "10"}, "vestal": {"area": "10"}}


@pytest.mark.rule("DD-39.11")
def test_teams_activate_one_hero_each_in_turn() -> None:
    match = bout(TWO_A, TWO_B)
    assert asked(match) == ["activate"]
    assert (match.waiting, options(match)) == ([0], ["hero-0", "hero-1"])
    play(match, "hero-1", "end")  # the second, though the first stands before him
    assert (match.waiting, options(match, 1)) == ([1], ["hero-4", "hero-5"])
    play(match, "hero-5", "end")
    play(match, "end")  # the last one of a team has no choice
    assert [e.fields["figure"] for e in match.events if e.kind == "turn"] == [
        "hellion", "vestal", "crusader", "jester",
    ]  # fmt: skip
    assert "initiative" not in kinds(match)
    assert used_up(match)
    assert table(match)["battle"]["cards"] == {"party": 0, "foes": 0}


@pytest.mark.rule("DD-39.12")
def test_who_has_acted_is_marked_until_the_round_ends() -> None:
    match = bout(TWO_A, TWO_B)
    assert ready_heroes(match) == ["crusader", "hellion", "jester", "vestal"]
    play(match, "hero-1", "end")
    assert ready_heroes(match) == ["crusader", "jester", "vestal"]
    play(match, "hero-4", "end", "end")
    assert ready_heroes(match) == []
    assert hero(match, "vestal")["active"]


@pytest.mark.rule("DD-39.13")
def test_after_a_round_the_other_team_begins() -> None:
    match = bout(TWO_A, TWO_B)
    play(match, "hero-0", "end", "hero-4", "end", "end")
    assert table(match)["battle"]["round"] == 1
    assert table(match)["circus"]["first_team"] == "a"
    play(match, "end")
    assert table(match)["battle"]["round"] == 2
    assert table(match)["circus"]["first_team"] == "b"
    assert match.waiting == [1]
    assert ready_heroes(match) == ["crusader", "hellion", "jester", "vestal"]
    play(match, "hero-4", "end")
    assert match.waiting == [0]
    play(match, "hero-0", "end", "end", "end")
    assert table(match)["circus"]["first_team"] == "a"
    assert match.waiting == [0]


@pytest.mark.rule("DD-A.135")
def test_the_larger_team_activates_the_rest_in_a_row() -> None:
    three: dict[str, Fields] = {**TWO_A, "highwayman": {"area": "3"}}
    match = bout(three, {"jester": {"area": "10"}})
    play(match, "hero-0", "end")
    assert hero(match, "jester")["active"]
    play(match, "end")
    assert (match.waiting, options(match)) == ([0], ["hero-1", "hero-2"])
    play(match, "hero-2", "end")
    assert hero(match, "hellion")["active"]
    play(match, "end")
    assert table(match)["battle"]["round"] == 2
    # The one who is left begins, for his team holds the counter now; all others follow.
    assert hero(match, "jester")["active"]
    play(match, "end")
    assert options(match) == ["hero-0", "hero-1", "hero-2"]


def rounds(match: Match, count: int) -> None:
    """So many rounds in which everybody waits."""
    for _ in range(2 * count):
        play(match, "end")


@pytest.mark.rule("DD-A.140")
def test_five_rounds_without_wounds_or_stress_are_a_draw() -> None:
    match = bout({"crusader": {"area": "2"}}, {"jester": {"area": "10"}})
    rounds(match, 4)
    assert not match.over
    assert not table(match)["battle"]["counts_rounds"]
    told = [event.fields["rounds"] for event in match.events if event.kind == "lull"]
    assert told == [2, 3, 4]
    play(match, "end")
    assert not match.over  # a whole round, not half of it
    play(match, "end")
    assert match.over
    assert kinds(match)[-1] == "bout_drawn"
    result = match.result
    assert result is not None
    assert (result.winners, result.why.id) == ((), "dd-why-stalemate")
    assert table(match)["circus"]["winner"] is None


@pytest.mark.rule("DD-A.140")
def test_wounds_and_stress_begin_the_count_anew() -> None:
    """Bleed in the second round; a Skill's own Stress would do as well; healing would not."""
    for fields, late in (
        ({"stacks": [["bleed", 1, 2]]}, True),
        ({"stacks": [["buff", 0, 2]]}, False),
    ):
        jester: Fields = {"area": "10", **fields}
        match = bout({"crusader": {"area": "2"}}, {"jester": jester})
        rounds(match, 5)
        assert match.over is not late
        if late:
            rounds(match, 2)
            assert match.over


@pytest.mark.rule("DD-A.140")
def test_the_fortieth_round_is_the_last_one() -> None:
    """However much they hurt and heal each other."""
    for number, over in ((39, False), (40, True)):
        match = bout(
            {"crusader": {"area": "2"}}, {"jester": {"area": "10"}}, at_round=number, stirred=number
        )
        rounds(match, 1)
        assert match.over is over


@pytest.mark.rule("DD-A.140")
def test_where_it_stood_is_kept_in_a_position() -> None:
    match = bout({"crusader": {"area": "2"}}, {"jester": {"area": "10"}})
    rounds(match, 4)
    match = load(match.position())
    rounds(match, 1)
    assert match.over
    doc: Any = match.position()
    doc["state"]["battle"]["stirred"] = 99
    with pytest.raises(PositionError):
        load(doc)


# ---------------------------------------------------------------------- death and victory


DOOR: Fields = {
    "area": "1",
    "wounds": 18,
    "skills": ["dirk_stab", "finale", "solo"],
}  # all his Life
HACK: Fields = {"area": "1", "skills": ["wicked_hack"]}


@pytest.mark.rule("DD-39.14")
def test_the_last_team_standing_wins() -> None:
    match = bout({"hellion": HACK}, {"jester": DOOR}, turn="hellion", tape=[1, "blank"])
    play(match, "use-wicked_hack-0")
    assert match.over
    assert table(match)["circus"]["winner"] == "a"
    assert match.result is not None
    assert match.result.winners == (0,)
    # As long as one stands, nobody has won.
    match = bout(
        {"hellion": HACK}, {"jester": DOOR, "vestal": {"area": "10"}}, turn="hellion",
        tape=[1, "blank"],
    )  # fmt: skip
    play(match, "use-wicked_hack-0")
    assert not match.over
    assert table(match)["battle"]["order"] == [[0], [5]]


@pytest.mark.rule("DD-39.14")
def test_team_b_can_win_too() -> None:
    match = bout({"jester": DOOR}, {"hellion": HACK}, turn="hellion", tape=[1, "blank"])
    play(match, "use-wicked_hack-0")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert match.events[-1].fields["team"] == "b"


@pytest.mark.rule("DD-39.15")
def test_the_deathblow_die_is_turned_around() -> None:
    for face, alive in (("skull", True), ("blank", False)):
        match = bout(
            {"hellion": HACK}, {"jester": DOOR, "vestal": {"area": "10"}},
            turn="hellion", tape=[1, face],
        )  # fmt: skip
        play(match, "use-wicked_hack-0")
        assert hero(match, "jester")["alive"] is alive
    match = bout({"hellion": HACK}, {"jester": DOOR}, turn="hellion")
    assert coming(match, "use-wicked_hack-0", "1") == {"skull": 3, "blank": 7}


@pytest.mark.rule("DD-39.16")
def test_at_ten_stress_the_heart_gives_out_at_once() -> None:
    """A critical hit: 1 Stress."""
    match = bout(
        {"hellion": HACK},
        {"jester": {"area": "1", "stress": 9}, "vestal": {"area": "1", "stress": 8}},
        turn="hellion",
        tape=[1],
    )
    play(match, "use-wicked_hack-0", "figure-4")
    assert not hero(match, "jester")["alive"]
    assert hero(match, "vestal")["stress"] == 9  # she stands with him
    died = [event.fields for event in match.events if event.kind == "died"]
    assert [one["why"] for one in died] == ["heart_attack"]
    assert not {"resolve", "mood", "mood_rolled"} & set(kinds(match))
    assert used_up(match)


@pytest.mark.rule("DD-A.138")
@pytest.mark.parametrize("steps", [[["at_ten", 0], ["at_ten", 4]], [["at_ten", 4], ["at_ten", 0]]])
def test_if_both_die_at_once_the_active_team_has_lost(steps: list[list[object]]) -> None:
    for active, winners in ((0, (1,)), (4, (0,)), (None, ())):
        match = bout(
            {"crusader": {"area": "1", "stress": 10}}, {"jester": {"area": "1", "stress": 10}},
            agenda=[["next_fighter"]],
        )  # fmt: skip
        doc: Any = match.position()
        doc["state"]["battle"]["active"] = active
        match = ready(doc, [["next_fighter"], *steps], ())
        assert match.over
        assert match.result is not None
        assert match.result.winners == winners
        assert kinds(match).count("died") == 2


# ---------------------------------------------------------------------- the Puppets


@pytest.mark.rule("DD-39.17")
def test_the_puppets_stand_in_an_area_of_capacity_one() -> None:
    for arena, wanted in (("arena_1", ["area-4", "area-7"]), ("arena_2", ["area-4", "area-6"])):
        match = circus(["b"], puppets="yes", arena=arena)
        assert asked(match) == ["place_puppets"]
        assert (match.waiting, options(match, 1)) == ([1], wanted)
        play(match, wanted[1])
        assert table(match)["circus"]["puppets"] == int(wanted[1][5:])
    assert asked(circus()) == ["draft"]


@pytest.mark.rule("DD-39.17")
def test_the_puppets_area_is_full_for_the_whole_game() -> None:
    heroes: dict[str, Fields] = {"crusader": {"area": "2", "stacks": [["stun", 0, 1]]}}
    free = bout(heroes, TWO_B, turn="crusader")  # one action, and it leads nowhere else
    assert areas(free) == ["3", "4", "5"]
    match = bout(heroes, TWO_B, turn="crusader", puppets="5")
    assert areas(match) == ["3", "4"]
    assert table(match)["battle"]["used"][4] == 1
    play(match, "end", "hero-4", "end", "end")
    assert table(match)["battle"]["round"] == 2
    assert table(match)["battle"]["used"][4] == 1
    assert table(match)["circus"]["puppets"] == 4


@pytest.mark.rule("DD-39.17")
def test_nobody_is_pushed_among_the_puppets() -> None:
    """From Area 1 of the Pit only Area 5 leads further away from Area 10."""
    for puppets, area in ((None, 4), ("5", 0)):
        match = bout(
            {"jester": {"area": "1"}}, {"vestal": {"area": "10"}}, puppets=puppets,
            agenda=[["next_fighter"], ["shove", 0, 9, 1, True, 4, 0]],
        )  # fmt: skip
        assert hero(match, "jester")["area"] == area


# ---------------------------------------------------------------------- the Butcher


@pytest.mark.rule("DD-39.18")
@pytest.mark.rule("DD-A.226")
@pytest.mark.parametrize(
    ("roll", "area"), [(10, ["7", "8", "9"]), (2, ["4", "5"]), (3, ["5", "6"]), (4, ["4"])]
)
@pytest.mark.parametrize("first", [0, 1])
def test_the_butcher_goes_one_area_towards_the_one_rolled(
    roll: int, area: list[str], first: int
) -> None:
    """Of several shortest ways the team with the Party Counter takes one."""
    for way in area:
        match = lined_up(["ab"[first], roll], butcher="yes")
        assert table(match)["circus"]["butcher"] == 0  # Area 1
        while asked(match) == ["place_fighter"]:
            assert "rolled" not in kinds(match)
            play(match, options(match, match.waiting[0])[0])
        if len(area) > 1:
            assert (asked(match), match.waiting) == (["butcher_path"], [first])
            assert options(match, first) == [f"area-{int(one) - 1}" for one in area]
            match = load(match.position())
            play(match, f"area-{int(way) - 1}")
        assert str(table(match)["circus"]["butcher"] + 1) == way
        assert asked(match) == ["activate"]


@pytest.mark.rule("DD-39.18")
def test_the_butcher_moves_at_the_start_of_every_round() -> None:
    match = bout(
        {"crusader": {"area": "2"}}, {"jester": {"area": "10"}}, butcher="1", tape=[9, 10, 10]
    )
    seen: list[int] = []
    for _ in range(6):
        play(match, "end")
        seen.append(table(match)["circus"]["butcher"] + 1)
    assert seen == [1, 9, 9, 10, 10, 10]
    assert used_up(match)


@pytest.mark.rule("DD-A.141")
def test_the_butcher_stays_in_the_area_she_rolled() -> None:
    match = bout({"crusader": {"area": "2"}}, {"jester": {"area": "10"}}, butcher="7", tape=[7])
    play(match, "end", "end")
    assert used_up(match)
    assert table(match)["circus"]["butcher"] == 6
    assert "butcher" not in kinds(match)


@pytest.mark.rule("DD-A.141")
def test_the_butcher_takes_no_space_and_is_no_target() -> None:
    heroes: dict[str, Fields] = {
        "crusader": {"area": "2", "stacks": [["stun", 0, 1]], "skills": ["zealous_accusation"]}
    }
    match = bout(heroes, TWO_B, turn="crusader", butcher="5")
    assert "5" in areas(match)  # an Area for one
    assert table(match)["battle"]["used"][4] == 0
    assert not [one for one in options(match) if one.startswith("use-")]  # though she is in range


def shooter(butcher: str | None, tape: Sequence[object] = ()) -> Match:
    """A Pistol Shot from Area 4 at Area 1."""
    team: dict[str, Fields] = {
        "hellion": {"area": "2"},
        "highwayman": {"area": "4", "skills": ["pistol_shot"]},
    }
    other: dict[str, Fields] = {"crusader": {"area": "1"}}
    return bout(team, other, turn="highwayman", butcher=butcher, tape=tape)


def crit(butcher: str | None) -> float:
    found: float = odds(shooter(butcher), "use-pistol_shot-0")[0]["crit"]
    return found


@pytest.mark.rule("DD-39.19")
def test_one_more_crit_near_the_butcher() -> None:
    skill = pack().hero("highwayman")
    printed = skill.skills[skill.families.index("pistol_shot")][1]
    plain = crit(None)
    assert plain == pytest.approx(printed.crit / 10)
    assert crit("4") == pytest.approx(plain + 0.1)  # he stands with her
    assert crit("1") == pytest.approx(plain + 0.1)  # he shoots at her Area
    assert crit("6") == pytest.approx(plain)
    for butcher, wanted in (("4", "crit"), ("1", "crit"), ("6", "hit")):
        match = shooter(butcher, [printed.crit + 1])
        play(match, "use-pistol_shot-0")
        assert results(match) == wanted


@pytest.mark.rule("DD-A.137")
def test_who_stands_with_her_and_aims_at_her_area_has_one_more_not_two() -> None:
    match = bout({"hellion": HACK}, {"crusader": {"area": "1"}}, turn="hellion")
    plain = odds(match, "use-wicked_hack-0")[0]["crit"]
    match = bout({"hellion": HACK}, {"crusader": {"area": "1"}}, turn="hellion", butcher="1")
    assert odds(match, "use-wicked_hack-0")[0]["crit"] == pytest.approx(plain + 0.1)


@pytest.mark.rule("DD-39.19")
def test_both_teams_profit_from_the_butcher() -> None:
    for butcher, more in ((None, 0.0), ("1", 0.1)):
        match = bout(
            {"crusader": {"area": "1"}}, {"hellion": HACK}, turn="hellion", butcher=butcher
        )
        printed = odds(match, "use-wicked_hack-0", seat=1)[0]["crit"]
        if butcher is None:
            plain = printed
        assert printed == pytest.approx(plain + more)


@pytest.mark.rule("DD-39.20")
def test_each_option_alone_or_both_together() -> None:
    for puppets in ("no", "yes"):
        for butcher in ("no", "yes"):
            match = circus(["a"], puppets=puppets, butcher=butcher)
            assert (asked(match) == ["place_puppets"]) is (puppets == "yes")
            assert (table(match)["circus"]["butcher"] is not None) is (butcher == "yes")


# ---------------------------------------------------------------------- friend and enemy


@pytest.mark.rule("DD-39.3")
@pytest.mark.parametrize("team", [0, 1])
def test_skills_mean_the_own_team_and_the_other_one(team: int) -> None:
    healer: dict[str, Fields] = {
        "hellion": {"area": "1", "wounds": 9},
        "crusader": {"area": "2", "wounds": 9},
        "vestal": {"area": "1", "skills": ["divine_grace", "illumination"]},
    }
    other: dict[str, Fields] = {"jester": {"area": "1", "wounds": 9}, "occultist": {"area": "4"}}
    match = bout(*((healer, other) if team == 0 else (other, healer)), turn="vestal", tape=[5])
    skills = [one for one in options(match, team) if one.startswith("use-")]
    assert skills == ["use-divine_grace-0", "use-illumination-3"]  # friends here, an enemy there
    play(match, "use-divine_grace-0")
    mine = team * 4
    assert options(match, team) == [f"figure-{mine}", f"figure-{mine + 2}"]
    play(match, f"figure-{mine}")
    assert hero(match, "hellion")["wounds"] == 4
    assert hero(match, "jester")["wounds"] == 9


@pytest.mark.rule("DD-39.16")
def test_a_critical_relieves_the_own_team_and_stresses_the_other() -> None:
    match = bout(
        {"hellion": {**HACK, "stress": 5}}, {"jester": {"area": "1", "stress": 5}},
        turn="hellion", tape=[1],
    )  # fmt: skip
    play(match, "use-wicked_hack-0")
    assert hero(match, "hellion")["stress"] == 4
    assert hero(match, "jester")["stress"] == 6


@pytest.mark.rule("DD-16.20")
@pytest.mark.pure
def test_both_teams_take_space_in_the_ring() -> None:
    match = bout(
        {"crusader": {"area": "1"}, "vestal": {"area": "1"}},
        {"jester": {"area": "1"}, "hellion": {"area": "9"}, "arbalest": {"area": "9"}},
        turn="crusader",
    )
    state: Any = match.state
    here = area_of("arena_1", "1")
    assert here is not None
    for capacity in (2, 3):
        room = copy(state.ground)
        room.capacity = (capacity,) * len(room.areas)
        state.battle.room = room
        assert overfull(state, here) is (capacity < 3)
        assert free(state, here) == capacity - 3
