"""Scenes at the ends: how a match is called when it is over, decks without a card, steps that fit nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .ring import bout
from .stage import (
    PARTY,
    STILL,
    asked,
    at,
    awaited,
    base_content,
    coming,
    dungeon,
    each,
    fight,
    foe,
    hero,
    new,
    options,
    pack,
    play,
    ready,
    rule,
    table,
    used_up,
)  # fmt: skip


def called(match: Match) -> tuple[tuple[int, ...], str, str]:
    """Who has won, why, and what this end is called."""
    assert match.result is not None
    title = match.result.title
    return match.result.winners, match.result.why.id, "" if title is None else title.id


# ---------------------------------------------------------------------- what an end is called


@rule("DD-24.2")
@rule("DD-24.3")
@rule("DD-24.8")
@pytest.mark.parametrize(
    ("ends", "result"),
    [
        ("won", ((0,), "dd-why-won", "dd-end-won")),
        ("fled", ((), "dd-why-fled", "dd-end-fled")),
        ("lost", ((), "dd-why-lost", "dd-end-lost")),
    ],
)
def test_a_single_battle_is_won_fled_or_lost(ends: str, result: Any) -> None:
    """Somebody has fallen before: who flees with one hero left has fled all the same."""
    match = fight(
        {
            "hellion": {
                "area": "S",
                "wounds": 14,
                "skills": ["wicked_hack", "iron_swan", "bleed_out"],
            }
        },
        [{"kind": "maggot", "area": "S", "stacks": STILL, "turns": 0}],
        turn="hellion",
        round=4,
        cards=(0, 0),
        tape={"won": [5], "fled": [], "lost": [5, "skull"]}[ends],
    )
    play(match, {"won": "use-wicked_hack-7", "fled": "end", "lost": "use-bleed_out-7"}[ends])
    assert match.over
    assert called(match) == result


@rule("DD-A.300")
@rule("DD-4.7")
@pytest.mark.parametrize(
    ("progress", "result"),
    [
        (1, ((), "dd-why-home-nothing", "dd-end-quest-nothing")),
        (2, ((0,), "dd-why-home-part", "dd-end-quest-part")),
        (6, ((0,), "dd-why-home-done", "dd-end-quest-done")),
    ],
)
def test_a_single_quest_is_measured_by_what_it_brings_home(progress: int, result: Any) -> None:
    match = dungeon(PARTY, mode="quest", progress=progress, agenda=[["return_home", None]])
    assert match.over
    assert called(match) == result


@rule("DD-A.140")
@rule("DD-39.14")
def test_a_bout_that_leads_nowhere_is_a_draw_by_name() -> None:
    match = bout({"crusader": {"area": "1"}}, {"hellion": {"area": "2"}}, at_round=5, stirred=0)
    while not match.over:
        play(match, "end")
    assert called(match) == ((), "dd-why-stalemate", "")


# ---------------------------------------------------------------------- teams that were named


@rule("DD-39.2")
@rule("DD-39.8")
def test_teams_of_ones_own_stand_as_they_were_named() -> None:
    names = [
        "crusader", "hellion", "highwayman", "vestal", "jester", "occultist", "arbalest", "abomination",
    ]  # fmt: skip
    fields = [f"team_{team}_{place}" for team in "ab" for place in range(1, 5)]
    setup = {"mode": "circus", "teams": "custom", **dict(zip(fields, names, strict=True))}
    for players, seats in ((2, [0] * 4 + [1] * 4), (4, [0, 2] * 2 + [1, 3] * 2)):
        match = new(setup, players=players)
        assert each(match, "kind") == names
        assert each(match, "seat") == seats


# ---------------------------------------------------------------------- decks without a card


def held(level: int) -> list[str]:
    return [card.id for card in pack().trinkets if card.level == level]


@rule("DD-A.91")
@rule("DD-25.2")
def test_a_coffer_is_empty_when_all_trinkets_of_the_level_are_in_use() -> None:
    cards = held(2)
    party = {
        kind: {"level": 3, "trinkets": cards[3 * n : 3 * n + 3]} for n, kind in enumerate(PARTY)
    }
    match = dungeon(
        party,
        level=2,
        tokens={"a": "curio"},
        at="a",
        stores={"torch": 1},
        agenda=[["stop"], ["enter_room", True]],
        tape=[8, "locked_coffer"],
    )
    play(match, "torch", "hero-0")
    assert asked(match) == ["stop"]
    assert used_up(match)


@rule("DD-33.1")
def test_trinkets_that_were_laid_down_come_again_when_no_others_are_left() -> None:
    cards = held(1)
    for out, expected in ((cards[2:], cards[:2]), (cards, cards)):
        match = dungeon(
            PARTY,
            tokens={"a": "curio"},
            at="a",
            trinket_out=out,
            stores={"torch": 1},
            agenda=[["stop"], ["enter_room", True]],
            tape=[8, "locked_coffer"],
        )
        play(match, "torch")
        assert sorted(coming(match, "hero-0")) == sorted(expected)


@rule("DD-27.1")
def test_diseases_come_again_when_no_others_are_left() -> None:
    """Nobody catches what somebody has."""
    every = [one.id for one in pack().diseases]
    for out, expected in ((every[3:], every[1:3]), (every[1:], every[1:])):
        match = fight(
            {
                "vestal": {"area": "W"},
                "crusader": {"area": "S"},
                "hellion": {"area": "NW", "disease": every[0]},
            },
            [("maggot", "C")],
            turn=8,
            tape=None,
            decks={"disease_out": out},
        )
        match.supply("4")
        assert sorted(awaited(match)) == sorted(expected)


@rule("DD-4.1")
@rule("DD-A.6")
def test_the_last_quest_of_a_level_is_played_without_a_choice() -> None:
    level = [
        one.id
        for one in pack().quests
        if one.entry.kind == "general" and one.entry.level == 2 and one.entry.tile is None
    ]
    assert len(level) == 5
    match = dungeon(
        PARTY,
        level=2,
        campaign={"seen": level[:4]},
        agenda=[["next_quest"]],
        tape=None,
        quest="disruption",
    )
    assert list(awaited(match)) == level[4:]
    match.supply(level[4])
    doc: Any = match.position()["state"]
    assert doc["dungeon"]["quest"] == level[4]
    assert "choose_quest" not in asked(match)


# ---------------------------------------------------------------------- what spawning costs


@rule("DD-2.6")
@rule("DD-31.1")
@pytest.mark.parametrize(("level", "stress"), [(3, 2), (2, 0), (1, 0)])
def test_the_fear_of_the_beyond_counts_the_unholy_that_are_spawned(level: int, stress: int) -> None:
    """The Prophet at Level 3: 1 Stress for each hero and each unholy Monster, before the first turn."""
    match = dungeon(
        PARTY,
        level=level,
        campaign={"threat": "prophet"},
        tokens={"a": "lair"},
        at="a",
        agenda=[["stop"], ["enter_room", True]],
        tape=["ruins_9", "bone_soldier", "maggot", "bone_rabble", "webber", "party"],
    )
    assert each(match, "stress") == [stress] * 4
    assert len(table(match)["battle"]["monsters"]) == 4


@rule("DD-41.38")
@pytest.mark.parametrize(
    ("roll", "moved"), [(1, False), (3, False), (4, True), (9, True), (10, False)]
)
def test_the_ancestor_appears_where_the_die_says(roll: int, moved: bool) -> None:
    """He stands on the Defensive Area already: 1 to 3 leave him there, and nobody has to make way."""
    room = pack().room("dd_12")
    start = room.names[room.monster_start[1]]
    match = fight(
        {"crusader": {"area": start, "level": 3}},
        [{"kind": "ancestor_second_form", "area": start, "turns": 1}],
        room="dd_12",
        boss="ancestor_second_form",
        setup={"mode": "boss", "boss": "final_encounter"},
        campaign={"final": True, "level": 3},
        agenda=[["initiative"], ["teleport", 8]],
        tape=[roll, "party"],
    )
    while asked(match)[0] != "act":
        play(match, options(match)[0])
    assert (at(match, 0) != start) == moved
    assert at(match, "crusader") == start
    assert foe(match) is not None


# ---------------------------------------------------------------------- steps that fit nowhere


@pytest.mark.parametrize(
    "step",
    [
        ["draw_near", 0],
        ["draw_near", 9],
        ["approach", 0, "bone_soldier.graveyard_slash"],
        ["approach", 8, "maggot.grave_nibble"],
        ["begin_turn", 9],
        ["give_way", 8, 60],
    ],
)
def test_a_step_that_means_nobody_is_refused(step: list[object]) -> None:
    with pytest.raises(PositionError):
        fight({"crusader": {"area": "S"}}, [("bone_soldier", "N")], agenda=[["initiative"], step])


def test_the_same_steps_are_taken_where_they_mean_somebody() -> None:
    match = fight(
        {"crusader": {"area": "S"}},
        [("bone_soldier", "N")],
        agenda=[["initiative"], ["draw_near", 8]],
        tape=["party"],
    )
    assert at(match, 0) == "C"
    assert hero(match, "crusader")["wounds"] == 0


# ---------------------------------------------------------------------- words that only other packs use


@pytest.mark.parametrize(
    ("who", "stress"),
    [("other_heroes", [0, 1, 1]), ("heroes_here", [1, 1, 0]), ("all_heroes", [1, 1, 1])],
)
def test_a_quirk_of_another_pack_means_whom_it_names(who: str, stress: list[int]) -> None:
    content = base_content()
    quirk = next(one for one in content["quirks.yaml"] if one["id"] == "off_guard")
    quirk["effects"][0]["who"] = who
    match = fight(
        {
            "crusader": {"area": "S", "quirks": ["off_guard"], "wounds": 1},
            "hellion": {"area": "S"},
            "vestal": {"area": "W"},
        },
        [("bone_soldier", "C")],
        turn=8,
        tape=[5, "party"],
        content=content,
    )
    assert each(match, "stress")[:3] == stress


def test_a_quirk_of_another_pack_lets_somebody_choose_whom() -> None:
    content = base_content()
    quirk = next(one for one in content["quirks.yaml"] if one["id"] == "off_guard")
    quirk["effects"][0]["who"] = "one_hero"
    match = fight(
        {"crusader": {"area": "S", "quirks": ["off_guard"], "wounds": 1}, "hellion": {"area": "W"}},
        [("bone_soldier", "C")],
        turn=8,
        tape=[5, "party"],
        content=content,
    )
    assert asked(match) == ["choose_hero"]
    play(match, "hero-1")
    assert each(match, "stress")[:2] == [0, 1]


def test_a_curio_of_another_pack_lets_its_finder_choose_dice() -> None:
    content = base_content()
    curio = next(one for one in content["curios.yaml"] if one["id"] == "cracked_reliquary")
    curio["positive"] = [{"op": "provision", "what": "choose", "amount": 2}]
    where = dungeon(PARTY, tokens={"a": "curio"}, at="a", setup={"players": 4}, stores={"torch": 1})
    doc: Any = where.position()
    doc["pack"] = content
    match = ready(doc, [["stop"], ["enter_room", True]], [8, "cracked_reliquary"])
    play(match, "torch", "hero-2")
    assert (asked(match), list(match.waiting)) == (["choose_side"], [2])
    play(match, "tool", "food")
    assert asked(match) == ["stop"]
    assert table(match)["stores"] == {"food": 1, "bandage": 0, "potion": 0, "torch": 0, "tool": 1}


@rule("DD-A.93")
@rule("DD-29.3")
@pytest.mark.parametrize(("face", "stress", "gold"), [("blank", 2, 20), ("skull", 0, None)])
def test_the_lines_of_a_card_wait_for_a_roll_among_them(
    face: str, stress: int, gold: int | None
) -> None:
    """Wounds, then Stress, then Gold, at Death's Door: nothing more for whoever takes his place."""
    content = base_content()
    curio = next(one for one in content["curios.yaml"] if one["id"] == "cracked_reliquary")
    curio["negative"] = [{"op": "wounds", "amount": 1}, {"op": "stress", "amount": 2}]
    where = dungeon({"crusader": {"wounds": 17}, "hellion": {}}, tokens={"a": "curio"}, at="a")
    doc: Any = where.position()
    doc["pack"] = content
    match = ready(doc, [["stop"], ["enter_room", True]], None)
    match.supply("8")
    match.supply("cracked_reliquary")
    play(match, "hero-0")
    assert each(match, "stress") == [0] * 4
    match.supply(face)
    if face == "skull":
        play(match, "jester")
        while asked(match)[0] != "stop":
            play(match, options(match)[0])
    assert asked(match) == ["stop"]
    assert each(match, "stress") == [stress, 0, 0, 0]
    assert gold is None or table(match)["gold"] == gold
