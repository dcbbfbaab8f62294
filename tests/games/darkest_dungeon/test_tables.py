"""The tables DD-T.5 to DD-T.8: turn order, Resolve, prices, the sequence of a Campaign."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.chance import Rng
from undercroft.kernel.match import Match

from .stage import (
    STILL,
    Fields,
    asked,
    dungeon,
    fight,
    hamlet,
    hero,
    kinds,
    load,
    new,
    options,
    order,
    pack,
    play,
    table,
    turns,
)

# ---------------------------------------------------------------------- DD-T.5

HORROR, PRIEST, GROWTH = "shuffling_horror", "cultist_priest", "malignant_growth"


def horror(tape: list[object]) -> Match:
    """Horror, Priest and Growth in this order, all stunned; one hero, who can push."""
    return fight(
        {"bounty_hunter": {"area": "S", "level": 3, "skills": ["uppercut"]}},
        [
            {"kind": HORROR, "area": "S", "stacks": STILL},
            {"kind": PRIEST, "area": "W", "stacks": STILL},
            {"kind": GROWTH, "area": "NE", "stacks": STILL},
        ],
        room="dd_10",
        boss=HORROR,
        tape=tape,
    )


@pytest.mark.rule("DD-T.5")
def test_the_monsters_order_of_turns() -> None:
    match = horror(["foes", "foes", "foes", "foes"])
    assert turns(match)[:4] == [HORROR, HORROR, PRIEST, GROWTH]


@pytest.mark.rule("DD-T.5")
def test_the_order_of_turns_after_a_push() -> None:
    """Push 2, of which the Horror resists 1, after its first action."""
    match = horror(["foes", "party", 3, "party"])
    names = pack().room("dd_10").names
    assert turns(match) == [HORROR, "bounty_hunter"]
    play(match, f"use-uppercut-{names.index('S')}")
    while asked(match) == ["shove"]:
        play(match, options(match)[0])
    assert order(match) == [PRIEST, HORROR, GROWTH]
    play(match, "end")  # only monsters' cards are left, then a new round begins
    assert [one for one in turns(match) if one != "bounty_hunter"][:4] == [
        HORROR, PRIEST, HORROR, GROWTH,
    ]  # fmt: skip


# ---------------------------------------------------------------------- DD-T.6


@pytest.mark.rule("DD-T.6")
@pytest.mark.parametrize(
    ("fields", "virtues"),
    [
        ({}, 2),
        ({"quirks": ["mercurial"]}, 1),
        ({"disease": "ennui"}, 1),
        ({"quirks": ["mercurial"], "disease": "ennui"}, 0),
    ],
    ids=["plain", "mercurial", "ennui", "both"],
)
def test_the_test_of_resolve(fields: Fields, virtues: int) -> None:
    for roll in range(1, 11):
        virtue = roll <= virtues
        match = dungeon(
            {"crusader": {"stress": 9, **fields}},
            agenda=[["stop"], ["weary", 0]],
            tape=[roll, "stalwart" if virtue else "fearful"],
        )
        assert hero(match)["mood"] == ("stalwart" if virtue else "fearful"), roll


# ---------------------------------------------------------------------- DD-T.7

CARETAKER = {"guild": 3}  # where he is: not in the way


def visit(building: str, level: int, gold: int, fields: Fields, tape: list[object]) -> Match:
    upgraded = pack().building(building).entry.upgrade
    match = hamlet(
        {"crusader": {"xp": 9, **fields}},
        buildings={building: level} if upgraded else {},
        gold=gold,
        tape=[CARETAKER.get(building, 7), *tape],
    )
    play(match, f"visit-{building}")
    return match


def prices(building: str, level: int, fields: Fields, tape: list[object]) -> list[int]:
    """What each service costs: it is open with that Gold, and it is gone afterwards."""
    first = visit(building, level, 50, fields, tape)
    found: list[int] = []
    for option in options(first):
        if option == "done":
            continue
        rich = visit(building, level, 50, fields, tape)
        play(rich, option)
        price = 50 - table(rich)["gold"]
        assert option in options(visit(building, level, price, fields, tape))
        if price > 0:
            poor = visit(building, level, price - 1, fields, tape)
            assert option not in options(poor)
        found.append(price)
    return found


WORN: Fields = {
    "level": 3,
    "wounds": 25,
    "stress": 9,
    "disease": "tapeworm",
    "quirks": ["clumsy", "fragile"],
}
SERVICES: list[tuple[str, list[list[int]]]] = [
    ("abbey", [[2, 5], [2, 5, 3], [1, 4, 3, 1, 3]]),
    ("sanitarium", [[1, 3, 2], [1, 3, 2], [1, 3, 2]]),
    ("tavern", [[1, 3], [1, 3, 9], [1, 3, 9, 1, 3, 2]]),
    ("survivalist", [[1], [1, 3], [0, 2, 4]]),
]


@pytest.mark.rule("DD-T.7")
@pytest.mark.parametrize(("building", "levels"), SERVICES, ids=[one[0] for one in SERVICES])
def test_the_prices_of_services(building: str, levels: list[list[int]]) -> None:
    more: list[object] = ["balanced"] if building == "abbey" else []
    for level, wanted in enumerate(levels, 1):
        assert prices(building, level, WORN, more) == wanted


@pytest.mark.rule("DD-T.7")
def test_what_the_healers_heal() -> None:
    for building, level, wanted in (
        ("sanitarium", 1, (5, 10)),
        ("sanitarium", 2, (7, 14)),
        ("sanitarium", 3, (9, 18)),
    ):
        for number, healed in enumerate(wanted):
            match = visit(building, level, 9, WORN, [])
            play(match, f"service-{number}")
            assert hero(match)["wounds"] == 25 - healed
    for level, number, relief in ((1, 0, 3), (1, 1, 6), (2, 2, 9)):
        match = visit("tavern", level, 9, WORN, [])
        play(match, f"service-{number}")
        assert hero(match)["stress"] == 9 - relief
    for number, healed in ((3, 5), (4, 10)):
        match = visit("tavern", 3, 9, WORN, [])
        play(match, f"service-{number}")
        assert hero(match)["wounds"] == 25 - healed
    match = visit("tavern", 3, 9, WORN, [])
    play(match, "service-5")
    assert hero(match)["disease"] is None


OFFER = {
    1: ["accuracy_stone", "archers_ring", "sages_book"],
    2: ["accuracy_stone", "archers_ring", "book_of_holiness"],
    3: ["accuracy_stone", "book_of_holiness", "recovery_charm"],
}


@pytest.mark.rule("DD-T.7")
def test_the_prices_of_the_wagon() -> None:
    buys = {1: [4, 4, 4], 2: [4, 4, 6], 3: [4, 6, 8]}
    cards = ["critical_stone", "book_of_sanity"]
    for level, wanted in buys.items():
        tape: list[object] = list(OFFER[level])
        match = visit("nomad_wagon", level, 20, {"level": 3, "trinkets": cards}, tape)
        assert table(match)["hamlet"]["offer"] == OFFER[level]
        for place, price in enumerate(wanted):
            match = visit("nomad_wagon", level, price, {"level": 3}, tape)
            play(match, f"buy-{place}")
            assert table(match)["gold"] == 0
            poor = visit("nomad_wagon", level, price - 1, {"level": 3}, tape)
            assert f"buy-{place}" not in options(poor)
        for card, gain in (("critical_stone", 2), ("campers_helmet", 3), ("book_of_sanity", 4)):
            match = visit("nomad_wagon", level, 0, {"level": 3, "trinkets": [card]}, tape)
            play(match, "sell-0")
            assert table(match)["gold"] == gain


@pytest.mark.rule("DD-T.7")
def test_the_prices_of_guild_blacksmith_and_graveyard() -> None:
    match = visit("guild", 1, 9, {"xp": 6}, [])
    play(match, "hero")
    assert (hero(match)["level"], hero(match)["xp"], table(match)["gold"]) == (2, 2, 7)
    match = visit("guild", 1, 9, {"xp": 6}, [])
    play(match, "skill-0")
    assert (hero(match)["ranks"]["smite"], hero(match)["xp"], table(match)["gold"]) == (2, 4, 8)
    for level, forged in ((1, 2), (2, 3), (3, 3)):
        match = visit("blacksmith", level, 1, {}, [])
        play(match, "skill-0")
        assert hero(match)["forged"] == {"smite": forged}
        assert table(match)["gold"] == 0
    match = visit("graveyard", 1, 0, {}, ["stalwart"])
    play(match, "service-0")
    assert hero(match)["mood"] == "stalwart"


@pytest.mark.rule("DD-T.7")
def test_building_the_whole_hamlet_costs_240() -> None:
    wanted = {
        "stagecoach": 20, "nomad_wagon": 10, "abbey": 20, "sanitarium": 20, "tavern": 20,
        "survivalist": 20, "blacksmith": 10,
    }  # fmt: skip
    match = hamlet(gold=240, tape=[7])
    waiting = table(match)["waiting"]
    for building, price in wanted.items():
        for _ in range(2):
            gold = table(match)["gold"]
            play(match, f"upgrade-{building}")
            assert table(match)["gold"] == gold - price
    assert table(match)["gold"] == 0
    built = table(match)["buildings"]
    assert {built[one] for one in wanted} == {3}
    assert table(match)["waiting"] == waiting + 2  # the Stagecoach: one more each time
    rich = hamlet(gold=240, tape=[7], buildings=dict.fromkeys(wanted, 3))
    assert not [one for one in options(rich) if one.startswith("upgrade")]


# ---------------------------------------------------------------------- DD-T.8


def put(match: Match, agenda: list[list[object]]) -> Match:
    """The same state, somewhere else; chance as it comes."""
    doc: Any = match.position()
    doc["frame"].update(agenda=agenda, asks=[], answered=[], over=False)
    doc["chance"] = Rng("table").to_json()
    doc["state"]["dungeon"]["stores"] = dict.fromkeys(doc["state"]["dungeon"]["stores"], 0)
    return load(doc)


@pytest.mark.rule("DD-T.8")
def test_eleven_quests_and_ten_weeks_in_the_hamlet() -> None:
    match = new(mode="campaign", players=1)
    quests: list[tuple[str, int]] = []
    weeks: list[tuple[int | None, bool]] = []
    for number in range(1, 11):
        if number > 1:
            match = put(match, [["next_quest"]])
        while asked(match) != ["choose_quest"] and table(match)["dungeon"] is None:
            play(match, options(match)[0])
        if asked(match) == ["choose_quest"]:
            play(match, options(match)[0])
        entry = pack().quest(table(match)["dungeon"]["quest"]).entry
        quests.append((entry.kind, table(match)["level"]))
        if entry.kind == "general":
            assert entry.level == table(match)["level"]
        boss = None
        if entry.kind == "boss":
            boss = table(match)["threat"]
        elif entry.kind != "general":
            boss = entry.boss
        match = put(match, [["return_home", boss]])
        while table(match)["hamlet"] is None or not table(match)["hamlet"]["days"]:
            play(match, options(match)[0])
        week = table(match)["hamlet"]
        weeks.append((week["days"], week["event"] is not None))
    general, boss_quest = "general", "boss"
    assert quests == [
        (general, 1), (general, 1), (boss_quest, 1),
        (general, 2), (general, 2), (boss_quest, 2),
        (general, 3), (general, 3), (boss_quest, 3),
        ("darkest", 3),
    ]  # fmt: skip
    assert [event for _, event in weeks] == [True] * 9 + [False]
    assert weeks[-1] == (4, False)
    match = put(match, [["next_quest"]])
    assert table(match)["dungeon"] is None
    assert "hamlet" not in kinds(match)
    doc: Any = match.position()
    assert doc["state"]["campaign"]["final"]
