"""What is left after a Battle, after a Quest, after a stay in the Hamlet: nothing that belonged to it."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    STILL,
    asked,
    awaited,
    coming,
    dungeon,
    each,
    fight,
    hamlet,
    hero,
    new,
    options,
    pack,
    play,
    rule,
    table,
)  # fmt: skip


def part(match: Match, name: str) -> dict[str, Any]:
    body: Any = match.position()["state"]
    return dict(body[name])


def lair(tape: list[object], foes: list[Any], fields: dict[str, Any], **more: Any) -> Match:
    """A Battle in a Lair of a Dungeon, the Hellion's turn."""
    heroes = {kind: dict(fields.get(kind, {})) for kind in PARTY}
    heroes["hellion"]["skills"] = ["wicked_hack", "iron_swan", "bleed_out"]
    where = dungeon(heroes, tokens={"a": "lair"}, at="a")
    return fight(
        heroes, foes, where=where, turn="hellion", tape=tape, alone=False,
        dungeon={"tokens": ["lair", *[None] * 7]}, **more,
    )  # fmt: skip


@rule("DD-24.9")
@rule("DD-24.2")
def test_nothing_of_a_battle_is_left_when_it_is_won() -> None:
    """All is as before the first Battle; the heroes stand nowhere and keep their Conditions."""
    fresh = part(dungeon(PARTY), "battle")
    match = lair(
        [5],
        [{"kind": "maggot", "area": "N", "stacks": [["mark", 0, 3]]}],
        {"crusader": {"stacks": [["bleed", 1, 3]], "wounds": 4}},
        pews=[0, 1],
        doom=4,
        blocks=[2],
        drawn=["brigand_cutthroat"],
        round=3,
        stirred=2,
        slots=[[1, 0, 2, 3], [8, None, None, None]],
    )
    play(match, "use-iron_swan-0")
    assert asked(match) == ["stop"]
    assert part(match, "battle") == fresh
    assert part(match, "dungeon")["cleared"] == [0]
    assert part(match, "dungeon")["lairs"] == 1
    assert each(match, "area") == [None] * 4
    assert each(match, "actions") == [0] * 4
    assert hero(match, "crusader")["wounds"] == 4
    assert [one["tokens"] for one in hero(match, "crusader")["stacks"]] == [3]  # DD-A.53


@rule("DD-24.3")
@rule("DD-24.4")
@rule("DD-24.6")
def test_nothing_of_a_battle_is_left_when_the_party_flees() -> None:
    fresh = part(dungeon(PARTY), "battle")
    match = lair(
        [],
        [{"kind": "maggot", "area": "N", "stacks": STILL, "turns": 0}],
        {},
        round=4,
        cards=(0, 0),
        doom=2,
    )
    play(match, "end")
    assert asked(match) == ["stop"]
    assert part(match, "battle") == fresh
    assert part(match, "dungeon")["cleared"] == []
    assert part(match, "dungeon")["lairs"] == 0
    assert part(match, "dungeon")["fled"]
    assert "rest" not in options(match)


@rule("DD-33.1")
@rule("DD-33.2")
@rule("DD-33.3")
def test_nothing_of_a_quest_is_left_in_the_hamlet() -> None:
    """The Dungeon Tile is folded up, decks are whole, Conditions and Firewood gone, Trinkets turned."""
    fields: dict[str, Any] = {
        "crusader": {
            "stacks": [["bleed", 1, 3], ["buff", 0, 2]],
            "trinkets": [["critical_stone", "negative"]],
            "forged": {"smite": 3},
            "red": True,
            "wounds": 5,
            "stress": 4,
        },
        "abomination": {"form": 1},
        "hellion": {},
        "vestal": {},
    }
    match = dungeon(
        fields,
        tokens={"a": "lair", "b": "trap", "c": "dark"},
        at="c",
        passed=["a", "b"],
        cleared=[0],
        light=2,
        stores={"food": 2, "tool": 1},
        progress=2,
        lairs=1,
        battles=2,
        camped=[1],
        collected=[0],
        scouted=True,
        scout_bonus=True,
        fled=True,
        refused=[],
        curio_out=["cracked_reliquary"],
        room_out=["ruins_1"],
        quirk_out=["soft"],
        disease_out=["ennui"],
        trinket_out=["accuracy_stone"],
        agenda=[["return_home", None]],
        tape=["uneventful_week", 1],
        hamlet={"gold": 3},
    )
    while asked(match)[0] == "leftovers":
        play(match, "done")
    assert asked(match) == ["visit"]
    left = part(match, "dungeon")
    assert left["light"] == 5
    assert left["stores"] == dict.fromkeys(left["stores"], 0)
    empty = (None, False, 0, [], {}, [None] * 8)
    for name in set(left) - {"light", "stores"}:
        assert left[name] in empty, name
    decks = part(match, "decks")
    for name in ("curio_out", "room_out", "quirk_out", "disease_out", "trinket_out"):
        assert not decks[name], name
    crusader = hero(match, "crusader")
    assert crusader["stacks"] == []
    assert crusader["trinkets"] == [{"card": "critical_stone", "negative": False}]
    assert crusader["forged"] == {}
    assert not crusader["red"]
    assert (crusader["wounds"], crusader["stress"]) == (5, 4)  # DD-33.5
    assert hero(match, "abomination")["form"] == "human"
    assert table(match)["gold"] == 3 + 3  # three dice for 1 Gold each
    assert each(match, "xp") == [1] * 4  # Scout Ahead: 1 for two Rooms
    assert table(match)["coach_xp"] == 1


@rule("DD-33.8")
@rule("DD-34.8")
def test_nothing_of_the_last_stay_is_left_at_the_next() -> None:
    shop = ["accuracy_stone", "archers_ring", "bleed_charm"]
    match = hamlet(
        agenda=[["hamlet"]],
        tape=["uneventful_week", 1],
        event=None,
        offer=shop,
        offered=True,
        dismissed=True,
        once=["abomination"],
        shut=["abbey"],
        blocked=["abbey", "guild"],
        taught=2,
        caretaker="guild",
        had_day=[0, 1],
        days=0,
    )
    stay = part(match, "hamlet")
    assert stay["offer"] == []
    assert not stay["offered"]
    assert not stay["dismissed"]
    assert stay["once"] == []
    assert stay["shut"] == []
    assert stay["blocked"] == ["survivalist"]
    assert stay["caretaker"] == "survivalist"
    assert stay["taught"] == 0
    assert stay["had_day"] == []
    assert stay["days"] == 3


@rule("DD-33.19")
@rule("DD-33.13")
def test_every_day_begins_anew_and_only_once() -> None:
    match = hamlet(tape=[3, 5], days=2)
    play(match, "visit-guild", "pass", "pass", "pass")
    stay = part(match, "hamlet")
    assert (stay["days"], stay["caretaker"]) == (1, "abbey")
    assert stay["blocked"] == ["abbey"]
    assert {"visit-guild", "visit-tavern"} <= set(options(match))
    play(match, "pass", "pass", "pass", "pass")
    assert asked(match) == ["prepare"]


# ---------------------------------------------------------------------- decks that run out


def every(kind: str) -> list[str]:
    return list(pack().things[kind])


@rule("DD-A.91")
@rule("DD-28.2")
def test_the_moods_never_run_out() -> None:
    """Three Virtues are out with the others: the last two may still come; of the Afflictions all."""
    match = dungeon(
        {
            "crusader": {"stress": 9},
            "hellion": {"mood": "focused", "red": True},
            "highwayman": {"mood": "stalwart", "red": True},
            "vestal": {"mood": "courageous", "red": True},
        }
    )
    assert sorted(coming(match, "scout", "2")) == ["powerful", "vigorous"]
    assert len(coming(match, "scout", "3")) == 5


@rule("DD-A.73")
def test_the_rooms_are_shuffled_when_all_have_been_seen() -> None:
    rooms = [room.id for room in pack().rooms if room.ordinary and room.id.startswith("ruins")]
    for out, expected in ((rooms[:-1], rooms[-1:]), (rooms, rooms)):
        match = dungeon(
            tokens={"a": "lair"},
            at="a",
            room_out=out,
            tape=None,
            agenda=[["stop"], ["enter_room", True]],
        )
        assert sorted(awaited(match)) == sorted(expected)


@rule("DD-33.1")
@pytest.mark.parametrize("kind", ["curio"])
def test_curios_are_shuffled_when_all_have_been_seen(kind: str) -> None:
    for out, expected in ((every(kind)[1:], every(kind)[:1]), (every(kind), every(kind))):
        match = dungeon(
            tokens={"a": "curio"}, at="a", curio_out=out, tape=None,
            agenda=[["stop"], ["enter_room", True]],
        )  # fmt: skip
        match.supply("9")
        assert sorted(awaited(match)) == sorted(expected)


# ---------------------------------------------------------------------- what a set-up may say


def test_a_set_up_has_these_fields_and_no_others() -> None:
    """Names, how many values, the default, and which other field makes them count."""
    fields = {field.name: field for field in new().game.fields(pack())}
    four = [f"hero_{place}" for place in range(1, 5)]
    eight = [f"team_{team}_{place}" for team in "ab" for place in range(1, 5)]
    assert [*fields][: 5 + 4] == ["players", "mode", "difficulty", "party", *four, "level"]
    assert [name for name in fields if name.startswith("team_")] == eight
    assert [name for name in fields if name.startswith("hero_")] == [*four, "hero_level"]
    for place, name in enumerate(four):
        assert fields[name].apart == tuple(four[:place])
        assert len(fields[name].values) == 11
    for place, name in enumerate(eight):
        assert fields[name].apart == tuple(eight[:place])
    sizes = {
        name: len(fields[name].values)
        for name in ("mode", "difficulty", "level", "cancelled", "arena")
    }
    assert sizes == {"mode": 5, "difficulty": 3, "level": 3, "cancelled": 3, "arena": 2}
