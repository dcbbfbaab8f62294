"""The three Bosses of the Darkest Dungeon, by their own rules (DD-41.19–41.27)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    STILL,
    Fields,
    area_of,
    asked,
    at,
    coming,
    conditions,
    deck,
    fight,
    foe,
    hero,
    kinds,
    meet,
    order,
    pack,
    party,
    play,
    stances,
    table,
    turns,
    used_up,
)

# ---------------------------------------------------------------------- the Templars


@pytest.mark.rule("DD-41.19")
@pytest.mark.rule("DD-A.173")
def test_one_impaler_and_one_warlord_with_two_actions_each() -> None:
    match = meet("templars", tape=["party"])
    assert stances(match) == [
        ("templar_impaler", "aggressive", "S"),
        ("templar_warlord", "ranged", "N"),
    ]
    assert deck(match) == (3, 4)
    assert [one["turns"] for one in table(match)["battle"]["monsters"]] == [2, 2]


def slam(tape: list[object], fields: Fields | None = None, **more: Any) -> Match:
    """The Impaler slams a Hellion (level 3: Life 24, Dodge 3) beside him; it is the Vestal's turn then."""
    heroes: dict[str, Fields] = {
        "vestal": {"area": "NE"},
        "hellion": {"area": "SE", "level": 3, **(fields or {})},
        **more.pop("party", {}),
    }
    return fight(
        heroes,
        [("templar_impaler", "SE")],
        room="dd_9",
        boss="templars",
        turn=8,
        tape=tape,
        **more,
    )


@pytest.mark.rule("DD-41.20")
@pytest.mark.rule("DD-A.159")
@pytest.mark.parametrize(
    ("roll", "pit"),
    [
        (1, "pit_1_2"), (2, "pit_1_2"), (3, "pit_3_4"), (4, "pit_3_4"), (5, "pit_5_6"),
        (6, "pit_5_6"), (7, "pit_7_8"), (8, "pit_7_8"), (9, "pit_9_10"), (10, "pit_9_10"),
    ],
)  # fmt: skip
def test_body_slam_throws_a_hero_into_a_pit(roll: int, pit: str) -> None:
    match = slam([5, 4, roll, "party"])
    assert at(match, "hellion") == pit
    one = hero(match, "hellion")
    assert one["wounds"] == 6 + 5  # the blow, then the spikes
    # A Hellion of level 3 resists Stun and Bleed: one token less of each.
    assert conditions(one) == [("stun", 0, 1), ("bleed", 3, 2)]


@pytest.mark.rule("DD-41.20")
def test_a_body_slam_that_misses_throws_nobody() -> None:
    match = slam([5, 10, "party"])
    assert at(match, "hellion") == "SE"
    assert hero(match, "hellion")["wounds"] == 0
    assert used_up(match)


@pytest.mark.rule("DD-41.20")
def test_into_a_pit_with_somebody_in_it_nobody_is_thrown() -> None:
    match = slam([5, 4, 3, "party"], party={"highwayman": {"area": "pit_3_4"}})
    assert at(match, "hellion") == "SE"
    assert hero(match, "hellion")["wounds"] == 6
    assert conditions(hero(match, "hellion")) == [("stun", 0, 1)]
    assert hero(match, "highwayman")["wounds"] == 0


@pytest.mark.rule("DD-41.20")
def test_who_walks_into_a_pit_or_is_pushed_in_suffers_the_same() -> None:
    match = fight(
        {"hellion": {"area": "SE", "level": 3}},
        [{"kind": "templar_impaler", "area": "N", "stacks": STILL}],
        room="dd_9",
        boss="templars",
        turn="hellion",
    )
    play(match, f"move-{area_of('dd_9', 'pit_9_10')}")
    one = hero(match, "hellion")
    assert one["wounds"] == 5
    assert conditions(one) == [("bleed", 3, 2)]


# ---------------------------------------------------------------------- the Mammoth Cyst


@pytest.mark.rule("DD-41.21")
def test_the_cyst_begins_alone_in_aggressive() -> None:
    match = meet("mammoth_cyst", tape=["party"])
    assert stances(match) == [("mammoth_cyst", "aggressive", "S")]
    assert deck(match) == (3, 2)


def cyst(tape: list[object], others: list[Any], **more: Any) -> Match:
    return fight(
        more.pop("party", {"crusader": {"area": "bottom", "level": 3}}),
        [{"kind": "mammoth_cyst", "area": "S", "wounds": 50}, *others],
        room="dd_11",
        boss="mammoth_cyst",
        turn=8,
        tape=tape,
        **more,
    )


@pytest.mark.rule("DD-41.22")
@pytest.mark.rule("DD-A.151")
def test_with_no_stalk_in_play_it_summons_one() -> None:
    match = cyst(["party"], [], cards=(1, 1))
    assert stances(match) == [
        ("mammoth_cyst", "aggressive", "S"),
        ("white_cell_stalk", "ranged", "C"),  # the first empty slot behind a Large one
    ]
    assert deck(match) == (0, 1 + 2)
    assert "uses" not in kinds(match)
    stalk = foe(match, 1)
    assert stalk is not None
    assert stalk["turns"] == 2


@pytest.mark.rule("DD-41.22")
def test_with_a_stalk_in_play_it_uses_a_skill() -> None:
    stalk = {"kind": "white_cell_stalk", "area": "C", "stacks": STILL}
    match = cyst([9, "party"], [stalk])  # Revivify
    assert order(match) == ["mammoth_cyst", "white_cell_stalk"]
    one = foe(match)
    assert one is not None
    assert one["wounds"] == 35
    assert conditions(one) == [("buff", 0, 2)]


@pytest.mark.rule("DD-41.22")
def test_a_dead_stalk_is_followed_by_another() -> None:
    match = fight(
        {"crusader": {"area": "C", "level": 3, "skills": ["smite"]}},
        [
            {"kind": "mammoth_cyst", "area": "S", "turns": 1},
            {"kind": "white_cell_stalk", "area": "C", "wounds": 15, "turns": 0},
        ],
        room="dd_11",
        boss="mammoth_cyst",
        turn="crusader",
        cards=(0, 1),
        tape=[3, 1, 1, "party"],
    )
    play(match, f"use-smite-{area_of('dd_11', 'C')}")
    assert order(match) == ["mammoth_cyst"]
    play(match, "end")
    assert turns(match)[1:4] == ["mammoth_cyst", "white_cell_stalk", "white_cell_stalk"]


@pytest.mark.rule("DD-41.23")
@pytest.mark.parametrize(
    ("roll", "area"),
    [
        (1, "teleport_1_2"), (2, "teleport_1_2"), (3, "teleport_3_4"), (4, "teleport_3_4"),
        (5, "teleport_5_6"), (6, "teleport_5_6"), (7, "teleport_7_8"), (8, "teleport_7_8"),
        (9, "teleport_9_10"), (10, "teleport_9_10"),
    ],
)  # fmt: skip
def test_the_stalk_teleports_a_hero(roll: int, area: str) -> None:
    match = stalk_acts([8, 5, roll, "party"])
    assert at(match, "crusader") == area
    assert hero(match)["stress"] == 2
    assert hero(match)["wounds"] == 0


def stalk_acts(tape: list[object]) -> Match:
    """The Stalk in C, a Crusader two Areas away."""
    return fight(
        {"crusader": {"area": "bottom", "level": 3}},
        [{"kind": "mammoth_cyst", "area": "S", "wounds": 50}, ("white_cell_stalk", "C")],
        room="dd_11",
        boss="mammoth_cyst",
        turn=9,
        tape=tape,
    )


@pytest.mark.rule("DD-41.23")
def test_a_teleport_that_misses_moves_nobody() -> None:
    match = stalk_acts([8, 10, "party"])
    assert at(match, "crusader") == "bottom"
    assert hero(match)["stress"] == 0


# ---------------------------------------------------------------------- the Shuffling Horror


@pytest.mark.rule("DD-41.24")
def test_the_horror_begins_alone_in_aggressive() -> None:
    match = meet("shuffling_horror", tape=["party"])
    assert stances(match) == [("shuffling_horror", "aggressive", "S")]
    assert deck(match) == (3, 2)


PRIEST = {"kind": "cultist_priest", "area": "W", "stacks": STILL}
GROWTH = {"kind": "malignant_growth", "area": "NE", "stacks": STILL}


def horror(tape: list[object], others: list[Any], **more: Any) -> Match:
    heroes: dict[str, Fields] = {
        "crusader": {"area": "SE", "level": 3},
        "vestal": {"area": "SE", "level": 3},
    }
    return fight(
        more.pop("party", heroes),
        [("shuffling_horror", "S"), *others],
        room="dd_10",
        boss="shuffling_horror",
        turn=8,
        tape=tape,
        **more,
    )


@pytest.mark.rule("DD-41.25")
@pytest.mark.rule("DD-41.26")
def test_with_room_on_the_tracker_it_calls_both() -> None:
    match = horror([5, "party"], [], cards=(2, 1))  # no Skill roll: 5 is the attack
    assert stances(match) == [
        ("shuffling_horror", "aggressive", "S"),
        ("cultist_priest", "ranged", "W"),
        ("malignant_growth", "support", "NE"),
    ]
    assert deck(match) == (1, 1 + 2)
    # Echoing Disassembly: 2 damage and 2 Stress for everybody in the Area, Light falls once.
    assert [hero(match, kind)["wounds"] for kind in ("crusader", "vestal")] == [2, 2]
    assert [hero(match, kind)["stress"] for kind in ("crusader", "vestal")] == [2, 2]
    assert table(match)["light"] == 4


@pytest.mark.rule("DD-41.26")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        (PRIEST, ["shuffling_horror", "cultist_priest", "malignant_growth"]),
        (GROWTH, ["shuffling_horror", "malignant_growth", "cultist_priest"]),
    ],
)
def test_it_calls_the_one_who_is_missing(there: Fields, after: list[str]) -> None:
    match = horror([5, "party"], [there], cards=(2, 1))
    assert order(match) == after
    assert deck(match) == (1, 1 + 1)
    assert at(match, 2) == "NE"  # the Area of Support, whoever comes


@pytest.mark.rule("DD-41.26")
def test_nobody_comes_when_it_misses() -> None:
    match = horror([10, "party"], [])
    assert order(match) == ["shuffling_horror"]
    assert used_up(match)


@pytest.mark.rule("DD-41.25")
@pytest.mark.rule("DD-A.152")
def test_with_both_in_play_it_uses_another_skill() -> None:
    match = horror([7, 5, "party"], [PRIEST, GROWTH])
    assert hero(match)["wounds"] == 7 + 3  # Lacerate, and its Bleed in the Crusader's turn
    assert table(match)["light"] == 5
    assert [one["size"] for one in table(match)["battle"]["monsters"]] == [
        "large", "normal", "normal",
    ]  # fmt: skip


@pytest.mark.rule("DD-A.152")
def test_a_tracker_full_of_others_leaves_nothing_to_call() -> None:
    others = [{"kind": "malignant_growth", "area": "W", "stacks": STILL}] * 2
    match = horror([7, 5, "party"], others)
    assert order(match) == ["shuffling_horror", "malignant_growth", "malignant_growth"]
    assert hero(match)["wounds"] == 7 + 3


@pytest.mark.rule("DD-41.27")
def test_undulations_deal_the_stances_of_all_heroes_anew() -> None:
    heroes: dict[str, Fields] = {
        "crusader": {"area": "SE"},
        "hellion": {"area": "SE"},
        "highwayman": {"area": "N"},  # not hit, and yet his token is taken too
        "vestal": {"area": "SE"},
    }
    match = horror(
        [8, 3, "highwayman", "vestal", "crusader", "party"], [PRIEST, GROWTH], party=heroes
    )
    assert party(match) == ["highwayman", "vestal", "crusader", "hellion"]
    assert [at(match, kind) for kind in PARTY] == ["SE", "SE", "N", "SE"]
    assert [hero(match, kind)["wounds"] for kind in PARTY] == [1, 1, 0, 1]
    assert hero(match, "highwayman")["stance"] == "aggressive"
    assert turns(match)[1] == "highwayman"  # the next Hero card is his


@pytest.mark.rule("DD-41.27")
def test_undulations_that_miss_leave_the_stances() -> None:
    match = horror([8, 10, "party"], [PRIEST, GROWTH], party={kind: {} for kind in PARTY})
    if asked(match) == ["approach"]:
        play(match, f"area-{area_of('dd_10', 'S')}")
    assert party(match) == list(PARTY)
    assert used_up(match)


@pytest.mark.rule("DD-41.27")
def test_every_order_can_come() -> None:
    heroes: dict[str, Fields] = {
        kind: {"area": "SE" if n < 3 else "N"} for n, kind in enumerate(PARTY)
    }
    match = horror(None, [PRIEST, GROWTH], party=heroes)  # type: ignore[arg-type]
    assert coming(match, "8", "3") == dict.fromkeys(PARTY, 1)
    assert coming(match, "8", "3", "vestal") == dict.fromkeys(PARTY[:3], 1)
    assert coming(match, "8", "3", "vestal", "crusader") == dict.fromkeys(PARTY[1:3], 1)


@pytest.mark.rule("DD-41.24")
@pytest.mark.rule("DD-31.12")
@pytest.mark.parametrize(
    ("boss", "kind", "area", "other"),
    [
        ("shuffling_horror", "shuffling_horror", "C", "cultist_priest"),
        ("mammoth_cyst", "mammoth_cyst", "C", "white_cell_stalk"),
    ],
)
def test_those_it_has_called_vanish_with_it(boss: str, kind: str, area: str, other: str) -> None:
    room = pack().boss(boss).entry.room
    life = pack().monster(kind).life
    match = fight(
        {"crusader": {"area": area, "level": 3, "skills": ["smite"]}},
        [{"kind": kind, "area": area, "wounds": life - 1, "stacks": STILL}, (other, "E")],
        room=room,
        boss=boss,
        turn="crusader",
        tape=[3],
    )
    play(match, f"use-smite-{area_of(room, area)}")
    assert match.over
    assert [event.fields["figure"] for event in match.events if event.kind == "slain"] == [kind]
