"""The Stance Tracker has four slots, and slots can be empty (DD-1.1, DD-18.17, DD-20.20–24, DD-31.18)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.state.tracker import (
    CLEAR,
    closed,
    first_empty,
    last_empty,
    moved_up,
    shifted,
)
from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .ring import bout
from .scene import slots
from .stage import (
    Fields,
    asked,
    at,
    dungeon,
    fight,
    foe,
    hero,
    load,
    meet,
    options,
    order,
    pack,
    play,
    ready,
    stances,
    turns,
)

ALONE = [8, None, None, None]
S = 7  # of ruins_9


def uppercut(monsters: list[Any], **more: Any) -> Match:
    """The Bounty Hunter's push 2 against whoever stands in S."""
    match = fight(
        {"bounty_hunter": {"area": "S", "skills": ["uppercut"]}},
        monsters,
        turn="bounty_hunter",
        tape=[3],
        **more,
    )
    play(match, f"use-uppercut-{S}")
    return match


# ---------------------------------------------------------------------- a tracker by itself


@pytest.mark.rule("DD-20.22")
@pytest.mark.rule("DD-20.24")
@pytest.mark.rule("DD-A.192")
@pytest.mark.parametrize(
    ("before", "who", "places", "after"),
    [
        ([8, None, None, None], 8, 2, [None, None, 8, None]),
        ([8, None, None, None], 8, 4, [None, None, None, 8]),
        ([None, None, None, 8], 8, -2, [None, 8, None, None]),
        ([None, 8, None, None], 8, -4, [8, None, None, None]),
        (
            [8, 9, None, None],
            8,
            2,
            [9, None, 8, None],
        ),  # whoever is passed takes the slot left behind
        ([8, None, 9, None], 8, 2, [None, 9, 8, None]),
        ([8, 9, 10, 11], 10, -2, [10, 8, 9, 11]),
        ([8, 9, 9, None], 8, 1, [9, 9, 8, None]),  # a Large one cannot be passed by half
        ([8, 9, 9, None], 8, 2, [9, 9, 8, None]),
        ([8, 9, 9, None], 8, 3, [9, 9, None, 8]),
        ([8, 8, None, None], 8, 1, [None, 8, 8, None]),
        ([8, 8, None, None], 8, 3, [None, None, 8, 8]),
        ([None, 9, 8, 8], 8, -1, [None, 8, 8, 9]),
        ([8, 9, 10, 11], 11, 1, [8, 9, 10, 11]),
    ],
)
def test_how_far_a_card_goes(
    before: list[int | None], who: int, places: int, after: list[int | None]
) -> None:
    assert shifted(tuple(before), who, places) == tuple(after)


@pytest.mark.rule("DD-23.7")
@pytest.mark.rule("DD-A.70")
@pytest.mark.rule("DD-A.191")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([8, 9, 10, 11], [9, 10, 11, None]),
        ([8, 8, 9, 10], [9, 10, None, None]),
        ([8, None, 9, None], [9, None, None, None]),  # his place is filled
        ([8, 9, None, 10], [9, None, 10, None]),  # a gap among those behind comes along
        ([9, None, 8, 10], [9, None, 10, None]),  # and one in front of him stays
        ([None, 9, 8, None], [None, 9, None, None]),
        ([9, 9, None, 8], [9, 9, None, None]),
    ],
)
def test_how_the_gap_of_a_casualty_closes(
    before: list[int | None], after: list[int | None]
) -> None:
    assert closed(tuple(before), 8) == tuple(after)


@pytest.mark.rule("DD-16.6")
@pytest.mark.rule("DD-16.7")
@pytest.mark.rule("DD-31.18")
def test_the_first_empty_slot_from_either_end() -> None:
    gaps = (None, 8, None, None)
    assert (first_empty(gaps, 1), last_empty(gaps, 1)) == (0, 3)
    assert (first_empty(gaps, 2), last_empty(gaps, 2)) == (2, 2)
    assert first_empty((8, None, 9, None), 2) is None
    assert moved_up((None, 8, None, 9)) == (8, 9, None, None)
    assert (first_empty(CLEAR, 2), last_empty(CLEAR, 2)) == (0, 2)


# ---------------------------------------------------------------------- shuffles


@pytest.mark.rule("DD-20.20")
@pytest.mark.rule("DD-20.24")
def test_a_lone_monster_pushed_two_stands_in_ranged() -> None:
    match = uppercut([("madman", "S")])
    assert slots(match) == [None, None, 8, None]
    madman = foe(match)
    assert madman is not None
    assert madman["stance"] == "ranged"


@pytest.mark.rule("DD-20.20")
@pytest.mark.rule("DD-A.192")
def test_a_push_goes_past_the_last_of_two_into_an_empty_slot() -> None:
    match = uppercut([("madman", "S"), ("pliskin", "N")])
    assert slots(match) == [9, None, 8, None]
    assert order(match) == ["pliskin", "madman"]


@pytest.mark.rule("DD-20.21")
def test_a_pull_leads_through_empty_slots() -> None:
    match = fight(
        {"bounty_hunter": {"area": "S", "skills": ["come_hither"]}, "occultist": {"area": "S"}},
        [("madman", "N"), ("pliskin", "W")],
        turn="bounty_hunter",
        tape=[3],
        slots=[[1, 0, None, None], [9, None, None, 8]],
    )
    play(match, "use-come_hither-0")
    assert slots(match) == [9, 8, None, None]


@pytest.mark.rule("DD-20.20")
def test_a_hero_is_pushed_into_an_empty_slot_as_well() -> None:
    match = fight(
        {"crusader": {"area": "C"}, "hellion": {"area": "S"}},
        [{"kind": "white_cell_stalk", "area": "C"}],  # Displace pushes 2
        room="ruins_9",
        turn=8,
        tape=[4, 1, "party"],
    )
    while asked(match)[0] in ("approach", "shove"):
        play(match, options(match)[0])
    assert slots(match, 0) == [1, None, 0, None]
    assert hero(match, "crusader")["stance"] == "ranged"


@pytest.mark.rule("DD-22.2")
def test_a_monster_in_a_gap_acts_by_the_stance_it_stands_in() -> None:
    """The Bone Soldier's card knows each Stance; the view foretells the same."""
    found: list[set[int]] = []
    for line in ([8, None, None, None], [None, None, None, 8]):
        match = fight(
            {"crusader": {"area": "S"}},
            [("bone_arbalist", "N")],
            turn="crusader",
            slots=[[0, None, None, None], line],
        )
        one = foe(match)
        assert one is not None
        found.append({intent["skill"] for intent in one["intents"]})
    assert found[0] != found[1]


# ---------------------------------------------------------------------- changing one's Stance


@pytest.mark.rule("DD-18.17")
@pytest.mark.rule("DD-5.6")
def test_the_third_of_three_may_step_back_to_support() -> None:
    match = fight(("crusader", "hellion", "vestal"), [("bone_soldier", "N")], turn="vestal")
    assert "stance-back" in options(match)
    play(match, "stance-back")
    assert slots(match, 0) == [0, 1, None, 2]
    assert "stance-back" not in options(match)
    assert hero(match, "vestal")["stance"] == "support"
    play(match, "stance-forward")
    assert slots(match, 0) == [0, 1, 2, None]


@pytest.mark.rule("DD-18.17")
@pytest.mark.rule("DD-18.20")
def test_a_lone_hero_may_leave_the_front_and_his_skills_follow() -> None:
    for line, ways, able in (
        ([0, None, None, None], ["stance-back"], True),
        ([None, None, 0, None], ["stance-forward", "stance-back"], True),
        ([None, None, None, 0], ["stance-forward"], False),
    ):
        match = fight(
            {"highwayman": {"area": "S", "skills": ["wicked_slice"]}},
            [("bone_soldier", "S")],
            turn="highwayman",
            slots=[line, ALONE],
        )
        assert [option for option in options(match) if option.startswith("stance-")] == ways
        assert (f"use-wicked_slice-{S}" in options(match)) == able


@pytest.mark.rule("DD-39.5")
@pytest.mark.rule("DD-18.17")
def test_in_the_circus_an_empty_slot_may_be_stepped_into() -> None:
    match = bout(
        {"crusader": {"area": 0}},
        {"hellion": {"area": 8}, "jester": {"area": 8}},
        turn="jester",
    )
    play(match, "stance-back")
    assert slots(match) == [4, None, 5, None]
    assert hero(match, "jester")["stance"] == "ranged"


# ---------------------------------------------------------------------- casualties


@pytest.mark.rule("DD-23.7")
@pytest.mark.rule("DD-A.191")
def test_those_behind_a_dead_monster_fill_its_place_and_keep_their_gap() -> None:
    match = fight(
        {"crusader": {"area": "S", "skills": ["smite"]}},
        [
            {"kind": "bone_rabble", "area": "S", "wounds": 5},
            ("bone_soldier", "N"),
            ("bone_arbalist", "N"),
        ],
        turn="crusader",
        tape=[2],
        slots=[[0, None, None, None], [8, 9, None, 10]],
    )
    play(match, f"use-smite-{S}")
    assert slots(match) == [9, None, 10, None]


@pytest.mark.rule("DD-23.7")
def test_those_behind_a_dead_hero_fill_her_place() -> None:
    match = fight(
        {
            "hellion": {
                "area": "S",
                "wounds": pack().hero("hellion").cards[1].life,
            },
            "crusader": {"area": "N"},
            "vestal": {"area": "N"},
        },
        [("bone_rabble", "S")],
        turn=8,
        tape=[1, "skull", "party"],
        slots=[[0, None, 1, 2], ALONE],
    )
    assert not hero(match, "hellion")["alive"]
    assert slots(match, 0) == [1, 2, None, None]


@pytest.mark.rule("DD-17.2")
@pytest.mark.rule("DD-5.4")
def test_a_gap_does_not_stop_the_order() -> None:
    match = fight(
        ("crusader", "hellion"),
        [("bone_soldier", "N")],
        tape=["party"],
        slots=[[None, 1, None, 0], [None, 8, None, None]],
    )
    assert hero(match, "hellion")["active"]


# ---------------------------------------------------------------------- setting up


@pytest.mark.rule("DD-16.3")
def test_a_hero_behind_a_gap_starts_on_the_area_of_his_stance() -> None:
    starts: list[str] = []
    for line in ([0, 1, 2, None], [0, 1, None, 2]):
        match = fight(
            ("crusader", "hellion", "vestal"),
            [],
            room="ruins_1",
            agenda=[["stage_battle"]],
            tape=["bone_soldier", "bone_courtier", "bone_defender", "bone_arbalist", "party"],
            chests=[],
            round=0,
            slots=[line, [None] * 4],
        )
        starts.append(at(match, "vestal"))
    assert starts[0] != starts[1]


@pytest.mark.rule("DD-41.15")
@pytest.mark.rule("DD-41.19")
@pytest.mark.rule("DD-16.11")
def test_bosses_stand_in_the_slots_that_are_named() -> None:
    for boss in ("fanatic", "templars"):
        match = meet(boss, tape=["party"])
        assert [stance for _, stance, _ in stances(match)] == ["aggressive", "ranged"]
        assert slots(match) == [8, 8, 9, 9]


@pytest.mark.rule("DD-A.105")
@pytest.mark.rule("DD-A.164")
def test_a_newcomer_takes_the_first_empty_slot() -> None:
    doc: Any = dungeon().position()
    doc["state"]["heroes"][1].update(alive=False)
    doc["state"]["slots"][0] = [0, None, 2, 3]
    match = ready(doc, [["stop"], ["replace", 1]], [])
    play(match, "jester")
    while asked(match) != ["stop"]:
        play(match, options(match)[0])
    assert hero(match, "jester")["stance"] == "defensive"


# ---------------------------------------------------------------------- summons


def necromancer(line: list[int | None], roll: int, tape: list[object]) -> Match:
    return fight(
        {"crusader": {"area": "S"}},
        [("necromancer_1", "C")],
        room="ruins_9",
        boss="necromancer",
        turn=8,
        tape=[roll, *tape],
        slots=[[0, None, None, None], line],
    )


@pytest.mark.rule("DD-31.18")
@pytest.mark.rule("DD-41.3")
def test_he_who_steps_back_is_covered_by_whom_he_summons() -> None:
    """His Skill pushes him first (DD-19.14); then the empty slot in front is the first one."""
    match = necromancer([8, None, None, None], 1, [4, "party"])
    while asked(match) == ["shove"]:
        play(match, options(match)[0])
    assert slots(match) == [9, 8, None, None]
    assert order(match) == ["bone_rabble", "necromancer_1"]


@pytest.mark.rule("DD-31.18")
def test_a_summons_fills_a_gap_and_stands_on_its_area() -> None:
    match = fight(
        {"crusader": {"area": "bottom"}},
        [("mammoth_cyst", "S")],
        room="dd_11",
        boss="mammoth_cyst",
        turn=8,
        tape=["party"],
        slots=[[0, None, None, None], [None, 8, 8, None]],
    )
    assert slots(match) == [9, 8, 8, None]
    stalk = foe(match, 1)
    assert stalk is not None
    assert stalk["stance"] == "aggressive"


@pytest.mark.rule("DD-31.18")
@pytest.mark.rule("DD-A.193")
def test_for_a_large_one_the_others_move_up() -> None:
    match = fight(
        {"crusader": {"area": "N"}},
        [("gestating_heart", "C"), ("bone_rabble", "N")],
        room="ruins_9",
        boss="gestating_heart",
        turn=8,
        tape=["brigand_bloodletter", "party"],
        slots=[[0, None, None, None], [8, None, 9, None]],
    )
    assert slots(match) == [8, 9, 10, 10]


@pytest.mark.rule("DD-41.12")
@pytest.mark.rule("DD-A.150")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([8, None, None, None], [8, 9, 10, 11]),
        ([None, 8, None, None], [9, 8, 10, 11]),
        ([None, None, 8, None], [10, 9, 8, 11]),
        ([None, None, None, 8], [11, 9, 10, 8]),
    ],
)
def test_the_collected_come_in_their_own_stances_if_he_does_not_stand_there(
    before: list[int | None], after: list[int]
) -> None:
    match = fight(
        {"crusader": {"area": 0}},
        [("collector_1", 4)],
        room="ruins_12",
        boss="collector",
        turn=8,
        tape=["party"],
        slots=[[0, None, None, None], before],
    )
    assert slots(match) == after
    assert turns(match)[0] == "collector_1"


@pytest.mark.rule("DD-41.27")
def test_undulations_leave_no_gap() -> None:
    party: dict[str, Fields] = {"crusader": {"area": "S"}, "vestal": {"area": "N"}}
    match = fight(
        party,
        [("bone_soldier", "N")],
        agenda=[["initiative"], ["scramble"]],
        tape=["vestal", "party"],
        slots=[[0, None, None, 1], [None, 8, None, None]],
    )
    assert slots(match, 0) == [1, 0, None, None]
    assert slots(match) == [None, 8, None, None]


# ---------------------------------------------------------------------- keeping it


@pytest.mark.rule("DD-1.1")
@pytest.mark.rule("DD-A.126")
def test_a_position_keeps_empty_slots() -> None:
    match = fight(
        ("crusader", "vestal"),
        [("bone_captain", "N"), ("bone_soldier", "N")],
        turn="vestal",
        slots=[[None, 0, None, 1], [9, None, 8, 8]],
    )
    again = load(match.position())
    assert slots(again, 0) == [None, 0, None, 1]
    assert slots(again) == [9, None, 8, 8]
    assert again.clone().digest() == match.digest()


@pytest.mark.rule("DD-1.1")
@pytest.mark.rule("DD-5.2")
@pytest.mark.rule("DD-16.11")
@pytest.mark.parametrize(
    ("side", "line"),
    [
        (0, [0, 1, None]),
        (0, [0, 1, None, None, None]),
        (0, [0, 0, 1, None]),
        (0, [0, 8, None, None]),
        (0, [0, -1, 1, None]),
        (1, [8, 9, None, None]),  # Large in one slot
        (1, [8, 9, 8, None]),  # in two that do not lie together
        (1, [8, 8, 8, 9]),
        (1, [8, 8, 9, 9]),
        (1, [8, 8, 10, None]),
        (1, [8, 8, 0, None]),
    ],
)
def test_a_position_with_an_impossible_tracker_is_refused(
    side: int, line: list[int | None]
) -> None:
    doc: Any = fight(
        ("crusader", "vestal"), [("bone_captain", "N"), ("bone_soldier", "N")], turn="vestal"
    ).position()
    doc["state"]["slots"][side] = line
    with pytest.raises(PositionError):
        load(doc)
