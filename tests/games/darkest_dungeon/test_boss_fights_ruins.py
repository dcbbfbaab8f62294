"""The four Bosses of the Ruins, by their own rules (DD-41.1–41.18)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.battle.boss_rules import card_in_play
from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    STILL,
    Fields,
    area_of,
    asked,
    at,
    awaited,
    conditions,
    deck,
    fight,
    foe,
    hero,
    kinds,
    meet,
    options,
    order,
    pack,
    play,
    stances,
    table,
    turns,
    used_up,
)


def slain(match: Match) -> list[object]:
    return [event.fields["figure"] for event in match.events if event.kind == "slain"]


def boss_dies(boss: str, kind: str, area: str, others: list[Any], **more: Any) -> Match:
    """A Crusader beside the Boss smites it, with others still there."""
    life = pack().monster(kind).life
    room = pack().boss(boss).entry.room
    match = fight(
        {"crusader": {"area": area, "level": 3, "skills": ["smite"]}},
        [{"kind": kind, "area": area, "wounds": life - 1, "stacks": STILL}, *others],
        room=room,
        boss=boss,
        turn="crusader",
        tape=[3],
        **more,
    )
    play(match, f"use-smite-{area_of(room, area)}")
    return match


# ---------------------------------------------------------------------- the Necromancer


@pytest.mark.rule("DD-41.1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_necromancer_begins_alone_in_aggressive(level: int) -> None:
    match = meet("necromancer", level=level, tape=["party"])
    assert stances(match) == [(f"necromancer_{level}", "aggressive", "top")]
    assert deck(match) == (3, 1)


def necromancer(level: int, tape: list[object], area: str = "bottom", **more: Any) -> Match:
    """He acts on a lone Crusader, from where all his Skills reach him."""
    return fight(
        {"crusader": {"area": area, "level": 3, **more.pop("fields", {})}},
        [(f"necromancer_{level}", "upper_centre"), *more.pop("others", [])],
        room="ruins_10",
        boss="necromancer",
        turn=8,
        tape=tape,
        **more,
    )


@pytest.mark.rule("DD-41.2")
@pytest.mark.rule("DD-A.145")
@pytest.mark.parametrize(
    ("level", "called"), [(1, "bone_rabble"), (2, "bone_soldier"), (3, "bone_spearman")]
)
@pytest.mark.parametrize("roll", [1, 4, 7])
def test_each_of_his_skills_calls_a_servant_of_his_level(
    level: int, called: str, roll: int
) -> None:
    area = "left" if roll == 1 else "bottom"  # Range 1, then 2
    match = necromancer(level, [roll, 5, "party"], area)
    if asked(match) == ["shove"]:  # his own push: more than one Area leads away
        play(match, options(match)[0])
    assert at(match, 0) != "upper_centre"
    assert sorted(order(match)) == sorted([f"necromancer_{level}", called])


@pytest.mark.rule("DD-41.3")
def test_the_servant_takes_the_foremost_free_slot_and_stands_among_the_heroes() -> None:
    others: list[Any] = [("bone_rabble", "left")]
    match = necromancer(1, [4, 5, "party"], others=others, cards=(1, 1))
    assert ("bone_rabble", "ranged", "bottom") in stances(match)
    assert deck(match) == (0, 2)
    # It may act this very round: after the other one's card comes its own.
    assert foe(match, 2) is not None
    one = foe(match, 2)
    assert one is not None
    assert one["turns"] == 1


@pytest.mark.rule("DD-41.3")
def test_a_hero_gives_way_to_the_servant() -> None:
    match = fight(
        {kind: {"area": "bottom"} for kind in PARTY},
        [("necromancer_1", "upper_centre")],
        room="ruins_10",
        boss="necromancer",
        turn=8,
        tape=[4, 10, "party"],  # a miss: nobody comes
    )
    assert order(match) == ["necromancer_1"]
    match = fight(
        {kind: {"area": "bottom"} for kind in PARTY},
        [("necromancer_1", "upper_centre")],
        room="ruins_10",
        boss="necromancer",
        turn=8,
        tape=[4, 5, "party"],
    )
    assert asked(match) == ["give_way"]
    play(match, f"figure-3-area-{area_of('ruins_10', 'lower_left')}")
    assert at(match, 1) == "bottom"
    assert at(match, "vestal") == "lower_left"


@pytest.mark.rule("DD-41.2")
def test_a_third_servant_fills_the_tracker() -> None:
    others = [{"kind": "bone_rabble", "area": "left", "stacks": STILL}] * 2
    match = necromancer(1, [4, 5, "party"], others=others)
    assert sorted(order(match)) == ["bone_rabble"] * 3 + ["necromancer_1"]


@pytest.mark.rule("DD-41.4")
def test_his_servants_fall_with_him() -> None:
    match = boss_dies(
        "necromancer", "necromancer_1", "left", [("bone_rabble", "right"), ("bone_rabble", "top")]
    )
    assert match.over
    assert slain(match) == ["necromancer_1"]
    assert "battle_won" in kinds(match)


# ---------------------------------------------------------------------- the Prophet


@pytest.mark.rule("DD-41.5")
def test_the_prophet_begins_with_three_cards_and_no_pew() -> None:
    match = meet("prophet", tape=["party"])
    assert stances(match) == [("prophet_3", "aggressive", "C")]
    assert deck(match) == (3, 3)
    assert table(match)["battle"]["pews"] == []


def prophet(left: int, tape: list[object], **more: Any) -> Match:
    """A Prophet's turn, with so many left in the round afterwards."""
    party: dict[str, Fields] = {"crusader": {"area": "NW", "level": 3}, **more.pop("party", {})}
    pews = [area_of("ruins_11", area) for area in more.pop("pews", [])]
    return fight(
        party,
        [{"kind": "prophet_1", "area": "C", "turns": left + 1, **more.pop("fields", {})}],
        room="ruins_11",
        boss="prophet",
        turn=8,
        pews=pews,
        tape=tape,
        **more,
    )


@pytest.mark.rule("DD-41.6")
def test_in_his_first_turn_four_pews_are_placed() -> None:
    # The Room's numbers: 1–2 NW, 3 N, 4 NE, 5 W, 6 C, 7–8 E, 9 SW, 10 S.
    for rolls, areas in (
        ([1, 2, 3, 4], ["NW", "NW", "N", "NE"]),
        ([5, 6, 7, 8], ["W", "C", "E", "E"]),
        ([9, 10, 10, 1], ["SW", "S", "S", "NW"]),
    ):
        match = prophet(2, [*rolls, "party"])
        pews = table(match)["battle"]["pews"]
        assert pews == [area_of("ruins_11", area) for area in areas]
        assert "uses" not in kinds(match)
        assert hero(match)["wounds"] == 0


@pytest.mark.rule("DD-A.146")
def test_in_the_next_round_all_pews_are_placed_anew() -> None:
    match = prophet(2, [3, 3, 3, 3, "party"], pews=["S", "S", "W", "C"])
    assert table(match)["battle"]["pews"] == [area_of("ruins_11", "N")] * 4


@pytest.mark.rule("DD-41.8")
def test_in_his_second_turn_he_uses_a_skill() -> None:
    # Fulminate at range 1 on NW's neighbour: he steps to where he reaches the Crusader.
    match = prophet(1, [6, 3, "party"], party={"crusader": {"area": "N", "level": 3}}, pews=["N"])
    assert hero(match)["wounds"] == 1 + 1  # and the Blight has ticked
    assert conditions(hero(match)) == [("blight", 1, 2)]
    assert table(match)["battle"]["pews"] == [area_of("ruins_11", "N")]
    match = prophet(1, [5, 3, "party"], party={"crusader": {"area": "S"}, "vestal": {"area": "S"}})
    assert conditions(hero(match, "vestal")) == [("stun", 0, 2)]  # Eye on You
    assert [hero(match, kind)["stress"] for kind in ("crusader", "vestal")] == [1, 1]


@pytest.mark.rule("DD-41.7")
def test_in_his_third_turn_rubble_falls_on_every_pew() -> None:
    party: dict[str, Fields] = {
        "crusader": {"area": "NW", "level": 3},
        "hellion": {"area": "S", "level": 3},
        "vestal": {"area": "S", "level": 3},
    }
    # Two pews in NW, one in S, one where nobody is: three rolls. Acc 8, Dodge 2 + 1 and 3 + 1.
    match = prophet(0, [5, 6, 4], party=party, pews=["NW", "E", "NW", "S"])
    assert used_up(match)
    assert hero(match, "crusader")["wounds"] == 9  # 5 hits, 6 does not
    assert hero(match, "hellion")["wounds"] == 9
    assert hero(match, "vestal")["wounds"] == 9
    skills = [event.fields["figures"] for event in match.events if event.kind == "uses"]
    assert skills == [["crusader"], ["crusader"], ["hellion", "vestal"]]


@pytest.mark.rule("DD-41.7")
def test_an_area_with_two_pews_is_attacked_twice() -> None:
    match = prophet(0, [3, 4], pews=["NW", "NW", "S", "E"])
    assert hero(match)["wounds"] == 18


@pytest.mark.rule("DD-41.7")
def test_without_anybody_under_a_pew_nothing_falls() -> None:
    match = prophet(0, [], pews=["S", "S", "E", "E"])
    assert hero(match)["wounds"] == 0
    assert "uses" not in kinds(match)


@pytest.mark.rule("DD-41.6")
@pytest.mark.rule("DD-41.7")
@pytest.mark.rule("DD-41.8")
def test_a_whole_round_of_the_prophet() -> None:
    match = fight(
        {"crusader": {"area": "S", "level": 3}},
        [("prophet_1", "C")],
        room="ruins_11",
        boss="prophet",
        cards=(0, 3),
        tape=[
            10,
            10,
            1,
            1,
            6,
            9,
            2,
            9,
            "party",
        ],  # pews; Fulminate misses; a pew hits, a pew misses
    )
    assert turns(match)[:3] == ["prophet_1"] * 3
    assert hero(match)["wounds"] == 9


@pytest.mark.rule("DD-A.147")
def test_a_stunned_prophet_loses_what_he_would_have_done() -> None:
    first = prophet(2, ["party"], fields={"stacks": [["stun", 0, 1]]}, pews=["S", "W", "W", "E"])
    old = [area_of("ruins_11", area) for area in ("S", "W", "W", "E")]
    assert table(first)["battle"]["pews"] == old
    third = prophet(0, [], fields={"stacks": [["stun", 0, 1]]}, pews=["NW"] * 4)
    assert hero(third)["wounds"] == 0
    # The count goes on: after a first turn lost comes the second one, a Skill.
    match = fight(
        {"crusader": {"area": "S", "level": 3}},
        [{"kind": "prophet_1", "area": "C", "stacks": [["stun", 0, 1]]}],
        room="ruins_11",
        boss="prophet",
        cards=(0, 2),
        tape=[6, 10, "party"],
    )
    assert [event.fields["skill"] for event in match.events if event.kind == "uses"] != []
    assert table(match)["battle"]["pews"] == []


@pytest.mark.rule("DD-41.9")
def test_pews_take_no_space_and_are_no_targets() -> None:
    match = fight(
        {kind: {"area": "C" if kind == "crusader" else "N"} for kind in PARTY},
        [{"kind": "prophet_1", "area": "SW", "stacks": STILL}],
        room="ruins_11",
        boss="prophet",
        turn="crusader",
        pews=[area_of("ruins_11", area) for area in ("W", "W", "W", "W")],
    )
    assert table(match)["battle"]["used"][area_of("ruins_11", "W")] == 0
    assert f"move-{area_of('ruins_11', 'W')}" in options(match)
    assert not [one for one in options(match) if one.endswith(f"-{area_of('ruins_11', 'W')}")
                and one.startswith("use")]  # fmt: skip


@pytest.mark.rule("DD-41.9")
def test_the_pews_go_with_him() -> None:
    pews = [area_of("ruins_11", "NE")] * 4
    match = boss_dies("prophet", "prophet_1", "NW", [], pews=pews)
    assert slain(match) == ["prophet_1"]
    assert match.position()["state"]["battle"]["pews"] == []  # type: ignore[index]


# ---------------------------------------------------------------------- the Collector


@pytest.mark.rule("DD-41.10")
def test_three_chests_lie_in_the_collectors_hoard() -> None:
    chests = table(meet("collector", tape=["party"]))["battle"]["chests"]
    assert chests == [3 if name == "hoard" else 0 for name in pack().room("ruins_12").names]


@pytest.mark.rule("DD-41.11")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_collector_begins_alone_in_aggressive(level: int) -> None:
    match = meet("collector", level=level, tape=["party"])
    assert stances(match) == [(f"collector_{level}", "aggressive", "hall")]
    assert deck(match) == (3, 1)


def collector(level: int, tape: list[object], others: list[Any], **more: Any) -> Match:
    party: dict[str, Fields] = {"crusader": {"area": "gate", "level": 3}}
    return fight(
        more.pop("party", party),
        [{"kind": f"collector_{level}", "area": "hall", **more.pop("fields", {})}, *others],
        room="ruins_12",
        boss="collector",
        turn=8,
        tape=tape,
        **more,
    )


@pytest.mark.rule("DD-41.12")
@pytest.mark.rule("DD-A.150")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_with_no_collected_in_play_he_brings_in_three(level: int) -> None:
    match = collector(level, ["party"], [], cards=(1, 0))
    assert stances(match) == [
        (f"collector_{level}", "aggressive", "hall"),
        (f"collected_man_at_arms_{level}", "defensive", "hall"),
        (f"collected_highwayman_{level}", "ranged", "west_gallery"),
        (f"collected_vestal_{level}", "support", "throne"),
    ]
    assert deck(match) == (0, 3)
    assert "uses" not in kinds(match)
    assert hero(match)["wounds"] == 0


@pytest.mark.rule("DD-41.12")
def test_where_there_is_no_space_the_collected_stand_close_by() -> None:
    # His card, not the common rule: nobody yields. West of the hall all is full.
    match = collector(
        1, ["party"], [], party={kind: {"area": "west_gallery"} for kind in PARTY[:3]}
    )
    assert asked(match) == ["find_place"]
    near = ("throne", "hall", "hoard")
    assert set(options(match)) == {f"area-{area_of('ruins_12', area)}" for area in near}
    play(match, f"area-{area_of('ruins_12', 'hoard')}")
    assert [at(match, n) for n in range(4)] == ["hall", "hall", "hoard", "throne"]
    assert [at(match, kind) for kind in PARTY[:3]] == ["west_gallery"] * 3


@pytest.mark.rule("DD-41.13")
@pytest.mark.parametrize("left", ["man_at_arms", "highwayman", "vestal"])
def test_with_one_of_them_left_he_uses_a_skill(left: str) -> None:
    others = [{"kind": f"collected_{left}_1", "area": "throne", "stacks": STILL}]
    match = collector(1, [6, 3, "party"], others, fields={"wounds": 20})
    assert sorted(order(match)) == sorted(["collector_1", f"collected_{left}_1"])
    # Life Steal: 5 damage, 4 Life for himself, 1 Stress and two Conditions.
    assert hero(match)["wounds"] == 5
    assert hero(match)["stress"] == 1
    one = foe(match)
    assert one is not None
    assert one["wounds"] == 16


@pytest.mark.rule("DD-41.12")
@pytest.mark.rule("DD-41.13")
def test_when_all_are_dead_he_brings_them_again() -> None:
    match = fight(
        {"crusader": {"area": "throne", "level": 3, "skills": ["smite"]}},
        [
            {"kind": "collector_1", "area": "hall"},
            {"kind": "collected_vestal_1", "area": "throne", "wounds": 6, "stacks": STILL},
        ],
        room="ruins_12",
        boss="collector",
        turn="crusader",
        cards=(0, 1),
        tape=[3, 10],  # Smite; they act in the same round: a Head Knocker that misses
    )
    play(match, f"use-smite-{area_of('ruins_12', 'throne')}")
    assert order(match) == ["collector_1"]
    play(match, "end")
    assert len(order(match)) == 4
    assert turns(match)[1:4] == [
        "collector_1", "collected_man_at_arms_1", "collected_highwayman_1",
    ]  # fmt: skip


@pytest.mark.rule("DD-41.14")
def test_the_collected_vanish_with_him() -> None:
    others = [(f"collected_{who}_1", "throne") for who in ("man_at_arms", "highwayman", "vestal")]
    match = boss_dies("collector", "collector_1", "gate", others)
    assert match.over
    assert slain(match) == ["collector_1"]


# ---------------------------------------------------------------------- the Fanatic


@pytest.mark.rule("DD-41.15")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_fanatic_begins_with_his_pyre(level: int) -> None:
    match = meet("fanatic", level=level, tape=["party"])
    assert stances(match) == [
        (f"fanatic_{level}", "aggressive", "north"),
        (f"pyre_{level}", "ranged", "pyre"),
    ]
    assert deck(match) == (3, 4)
    assert [one["turns"] for one in table(match)["battle"]["monsters"]] == [3, 1]


PYRE = {"kind": "pyre_1", "area": "pyre", "stacks": STILL}


def fanatic(party: dict[str, Fields], tape: list[object], others: Any = (PYRE,)) -> Match:
    return fight(
        party,
        [("fanatic_1", "north"), *others],
        room="ruins_13",
        boss="fanatic",
        turn=8,
        tape=tape,
    )


@pytest.mark.rule("DD-41.16")
@pytest.mark.rule("DD-A.149")
def test_he_throws_the_closest_hero_into_the_pyre() -> None:
    party: dict[str, Fields] = {
        "crusader": {"area": "south_west"},
        "hellion": {"area": "south_west"},
        "vestal": {"area": "east"},
    }
    match = fanatic(party, ["party"])
    assert at(match, 0) == "east"
    assert at(match, "vestal") == "pyre"
    assert [at(match, kind) for kind in ("crusader", "hellion")] == ["south_west"] * 2
    assert "uses" not in kinds(match)


def test_his_pyre_is_known_by_its_whole_name() -> None:
    """A pack may bring a monster whose id begins like it."""
    state: Any = fanatic({"crusader": {"area": "east"}}, ["party"]).state
    assert card_in_play(state, "pyre_1") is not None
    assert card_in_play(state, "pyre_") is None


@pytest.mark.rule("DD-41.16")
@pytest.mark.rule("DD-A.149")
def test_he_need_not_move_to_reach_who_stands_beside_him() -> None:
    match = fanatic({"crusader": {"area": "north"}}, ["party"])
    assert (at(match, 0), at(match, "crusader")) == ("north", "pyre")


@pytest.mark.rule("DD-41.16")
def test_of_several_close_ones_the_foremost_is_thrown() -> None:
    party: dict[str, Fields] = {"crusader": {"area": "west"}, "hellion": {"area": "east"}}
    match = fanatic(party, ["party"])
    assert [at(match, kind) for kind in party] == ["pyre", "east"]


@pytest.mark.rule("DD-A.148")
@pytest.mark.rule("DD-A.149")
def test_whom_he_cannot_reach_he_only_walks_towards() -> None:
    # Speed 2; from NW to E, where there would be space for him, it is three Areas.
    match = fight(
        {"crusader": {"area": "E", "level": 3}},
        [("fanatic_1", "NW"), {"kind": "pyre_1", "area": "C", "stacks": STILL}],
        room="ruins_9",
        boss="fanatic",
        turn=8,
        tape=["party"],
    )
    assert (at(match, 0), at(match, "crusader")) == ("NE", "E")
    assert "uses" not in kinds(match)
    assert used_up(match)  # no Skill roll: the move is his whole turn


@pytest.mark.rule("DD-A.148")
def test_having_thrown_somebody_he_does_nothing_more() -> None:
    match = fanatic({"crusader": {"area": "south_west"}, "hellion": {"area": "west"}}, ["party"])
    assert used_up(match)
    assert [hero(match, kind)["wounds"] for kind in ("crusader", "hellion")] == [0, 0]


@pytest.mark.rule("DD-41.17")
def test_with_the_pyre_gone_he_uses_skills() -> None:
    match = fanatic({"crusader": {"area": "west"}}, [7, 3, "party"], others=())
    assert hero(match)["wounds"] == 2  # Fury of the Righteous
    assert at(match, "crusader") == "west"


@pytest.mark.rule("DD-41.17")
def test_with_the_pyre_full_he_uses_skills() -> None:
    party: dict[str, Fields] = {"crusader": {"area": "west"}, "hellion": {"area": "pyre"}}
    match = fanatic(party, [7, 3, "party"])
    assert hero(match, "crusader")["wounds"] == 2
    assert [at(match, kind) for kind in party] == ["west", "pyre"]


@pytest.mark.rule("DD-41.16")
@pytest.mark.parametrize("left", [3, 2, 1])
def test_on_each_of_his_three_turns(left: int) -> None:
    match = fight(
        {"crusader": {"area": "west"}},
        [{"kind": "fanatic_1", "area": "north", "turns": left}, PYRE],
        room="ruins_13",
        boss="fanatic",
        turn=8,
        tape=["party"],
    )
    assert (at(match, 0), at(match, "crusader")) == ("west", "pyre")


@pytest.mark.rule("DD-41.18")
def test_the_pyre_goes_out_with_him() -> None:
    match = boss_dies("fanatic", "fanatic_1", "north", [("pyre_1", "pyre")])
    assert match.over
    assert slain(match) == ["fanatic_1"]


@pytest.mark.rule("DD-41.18")
def test_the_pyre_can_be_put_out_before() -> None:
    match = fight(
        {"crusader": {"area": "pyre", "level": 3, "skills": ["smite"]}},
        [
            {"kind": "fanatic_1", "area": "north", "stacks": STILL},
            {"kind": "pyre_1", "area": "pyre", "wounds": 23},
        ],
        room="ruins_13",
        boss="fanatic",
        turn="crusader",
        tape=[3],
    )
    play(match, f"use-smite-{area_of('ruins_13', 'pyre')}")
    assert order(match) == ["fanatic_1"]
    assert not match.over


@pytest.mark.rule("DD-41.15")
def test_every_second_draw_may_be_his() -> None:
    match = meet("fanatic", tape=None)
    assert awaited(match) == {"party": 4, "foes": 4}
