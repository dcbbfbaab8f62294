"""What is cleared away: between two Battles, on the way home, in the Hamlet and before a Quest."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import body
from .stage import (
    PARTY,
    WAITING,
    Fields,
    asked,
    awaited,
    dungeon,
    fight,
    hamlet,
    hero,
    load,
    pack,
    ready,
    table,
)

#: What a turn leaves on a hero.
BUSY: Fields = {
    "speed": 2, "power": 3, "actions": 1, "turns": 1, "spent": ["smite"], "used": ["speed_stone"],
}  # fmt: skip
#: What a Battle leaves on the table.
LEFT: Fields = {
    "cards": [1, 2], "round": 3, "stirred": 2, "active": 0, "target": 8, "stood": 1, "pews": [1],
    "blocks": [2], "doom": 4, "raised": True, "drawn": ["maggot"],
    "used_rules": ["ruins_6.loot_the_chest"], "task_done": True, "plan": "madman.doomsay",
}  # fmt: skip


def idle(one: Any) -> bool:
    return (
        (one["speed"], one["power"], one["actions"]) == (0, 0, 0)
        and one["spent"] == []
        and one["used"] == []
    )


def with_left(match: Match, agenda: list[list[object]], tape: Any) -> Match:
    """The same table with the leavings of another Battle on it."""
    doc: Any = match.position()
    doc["state"]["battle"].update(LEFT)
    doc["state"]["heroes"][0].update(BUSY, skills=["smite"])
    return ready(doc, agenda, tape)


@pytest.mark.rule("DD-16.1")
def test_a_battle_begins_with_a_clear_table() -> None:
    there = dungeon(at="a", tokens={"a": "lair"})
    doc: Any = there.position()
    left = {**LEFT, "active": None, "target": None, "stood": None, "pews": [], "blocks": []}
    doc["state"]["battle"].update(left)
    doc["state"]["heroes"][0].update(BUSY, skills=["smite"])
    match = ready(doc, [["room_acts"]], None)  # it waits for the Room Card
    battle = body(match)["battle"]
    assert (battle["cards"], battle["round"], battle["stirred"]) == ([0, 0], 0, 0)
    assert (battle["used_rules"], battle["drawn"], battle["doom"]) == ([], [], 0)
    assert (battle["raised"], battle["task_done"], battle["plan"]) == (False, False, None)
    assert body(match)["in_battle"]
    assert body(match)["monsters"] == []
    assert all(idle(one) for one in body(match)["heroes"])


@pytest.mark.rule("DD-24.9")
@pytest.mark.rule("DD-24.11")
@pytest.mark.parametrize("step", ["won", "fled"])
def test_a_battle_leaves_a_clear_table(step: str) -> None:
    before = fight(
        PARTY,
        [WAITING],
        room="ruins_6",
        where=dungeon(at="a", tokens={"a": "lair"}),
        tape=None,
    )
    match = with_left(before, [[step]], [])
    assert asked(match) == ["stop"]
    now = body(match)
    battle = now["battle"]
    assert not now["in_battle"]
    assert now["monsters"] == []
    assert now["slots"][1] == [None] * 4
    assert (battle["boss"], battle["room"], battle["plan"]) == (None, None, None)
    assert (battle["cards"], battle["round"], battle["stirred"]) == ([0, 0], 0, 0)
    assert (battle["chests"], battle["pews"], battle["blocks"]) == ([], [], [])
    assert (battle["drawn"], battle["used_rules"], battle["doom"]) == ([], [], 0)
    assert (battle["active"], battle["target"], battle["stood"]) == (None, None, None)
    assert now["use"] is None
    for one in now["heroes"]:
        assert idle(one)
        assert (one["area"], one["turns"]) == (None, 0)
    assert now["decks"]["room_out"] == ["ruins_6"]
    assert now["dungeon"]["battles"] == 1
    match.check()


@pytest.mark.rule("DD-33.1")
@pytest.mark.rule("DD-25.10")
@pytest.mark.rule("DD-20.28")
def test_what_ends_on_the_way_home() -> None:
    marked: Fields = {
        "stacks": [["bleed", 1, 3]], "trinkets": [["speed_stone", "negative"]],
        "forged": {"smite": 2}, "red": True, "wounds": 3, "stress": 4,
    }  # fmt: skip
    match = dungeon(
        {"crusader": marked, "abomination": {"form": 1}},
        light=1,
        firewood=True,
        scout_bonus=True,
        scouted=True,
        fled=True,
        trinket_out=["accuracy_stone"],
        quirk_out=["soft"],
        disease_out=["vertigo"],
        curio_out=["bound_ledger"],
        room_out=["ruins_1"],
        progress=0,
        agenda=[["return_home", None]],
        tape=None,
        mode="quest",
    )
    now = body(match)
    crusader = hero(match, "crusader")
    assert crusader["stacks"] == []
    assert crusader["trinkets"] == [{"card": "speed_stone", "negative": False}]
    assert (crusader["forged"], crusader["red"]) == ({}, False)
    assert (crusader["wounds"], crusader["stress"]) == (3, 4)  # these stay
    assert hero(match, "abomination")["form"] == "human"
    decks = now["decks"]
    assert [decks[name] for name in decks if name.endswith("_out")] == [[]] * 5
    assert now["dungeon"]["light"] == 5
    assert not any(now["dungeon"][name] for name in ("firewood", "scout_bonus", "scouted", "fled"))
    assert now["battle"]["loot_out"] == {}


@pytest.mark.rule("DD-33.8")
def test_the_dungeon_is_folded_up_before_the_hamlet() -> None:
    there = dungeon(
        at="a", tokens={"a": "empty"}, cleared=[0], progress=3, lairs=1, battles=2, camped=[0],
        collected=[0], refused=["rest"], goal=1,
    )  # fmt: skip
    doc: Any = there.position()
    doc["state"]["in_dungeon"] = False
    doc["state"]["in_hamlet"] = True
    match = ready(doc, [["reward", None]], None)
    assert set(awaited(match)) <= {event.id for event in pack().events}
    now = body(match)["dungeon"]
    assert [now[name] for name in ("quest", "tile", "at", "goal")] == [None] * 4
    for name in ("tokens", "dice", "refused", "hidden", "cleared", "explored", "passed", "camped",
                 "collected"):  # fmt: skip
        assert now[name] == [], name
    assert (now["progress"], now["lairs"], now["battles"]) == (0, 0, 0)
    assert not now["boss_hidden"]
    assert body(match)["campaign"]["quest_count"] == 1
    match.check()


@pytest.mark.rule("DD-33.8")
def test_a_hamlet_phase_begins_afresh() -> None:
    match = hamlet(
        agenda=[["hamlet"]],
        tape=None,
        offer=["speed_stone"],
        offered=True,
        dismissed=True,
        once=["crusader"],
        shut=["abbey"],
        blocked=["abbey", "tavern"],
        taught=2,
        caretaker="tavern",
        guests=["guild", None, None, None],
        had_day=[0, 1],
    )
    now = body(match)["hamlet"]
    assert (now["offer"], now["offered"], now["dismissed"]) == ([], False, False)
    assert (now["once"], now["shut"], now["blocked"], now["taught"]) == ([], [], [], 0)
    assert (now["caretaker"], now["guests"], now["had_day"]) == (None, [None] * 4, [])


@pytest.mark.rule("DD-33.19")
def test_a_day_begins_with_empty_buildings() -> None:
    match = hamlet(
        blocked=["guild"], shut=["abbey"], guests=["tavern", None, None, None], had_day=[0, 1],
        refused=["tavern"], tape=[3],
    )  # fmt: skip
    now = table(match)["hamlet"]
    assert now["guests"] == [None] * 4
    assert (now["blocked"], now["shut"], now["refused"]) == (["abbey", "tavern"], ["abbey"], [])
    assert body(match)["hamlet"]["had_day"] == []


@pytest.mark.rule("DD-4.5")
def test_a_quest_begins_with_nothing_done() -> None:
    there = dungeon(progress=3, lairs=1, battles=2, light=1, firewood=False)
    doc: Any = there.position()
    doc["state"]["in_dungeon"] = False
    doc["state"]["campaign"]["choice"] = ["scout_ahead", "dem_bones"]
    match = ready(doc, [["begin_quest", "dem_bones"]], None)
    now = body(match)
    assert now["dungeon"]["quest"] == "dem_bones"
    assert (now["dungeon"]["progress"], now["dungeon"]["lairs"], now["dungeon"]["battles"]) == (
        0,
    ) * 3
    assert (now["dungeon"]["light"], now["dungeon"]["firewood"]) == (5, True)
    assert now["campaign"]["choice"] == []
    assert not now["in_hamlet"]
    assert load(match.position()).digest() == match.digest()


@pytest.mark.rule("DD-6.1")
@pytest.mark.rule("DD-6.2")
def test_a_new_tile_is_laid_out_afresh() -> None:
    there = dungeon(
        quest="dem_bones", at="a", tokens={"a": "empty"}, cleared=[0], camped=[0], collected=[0],
        refused=["rest"], goal=1, scouted=True, scout_bonus=True, fled=True, torch=True,
        dice=[["rubble"], [], [], []],
    )  # fmt: skip
    match = ready(there.position(), [["enter_dungeon"], ["draw_tile"]], ["broken_ring"])
    now = body(match)["dungeon"]
    tile = next(one for one in pack().tiles if one.id == "broken_ring")
    assert (now["tile"], now["at"], now["goal"]) == ("broken_ring", tile.start, None)
    assert now["tokens"] == [None] * tile.slots
    assert now["passed"] == [tile.start]
    for name in ("cleared", "explored", "camped", "collected", "refused", "dice"):
        assert now[name] == [], name
    assert not any(now[name] for name in ("fled", "scouted", "scout_bonus", "torch", "boss_hidden"))
    [group] = now["hidden"]
    quest = pack().quest("dem_bones").entry
    assert {name: group["cards"].count(name) for name in quest.tokens} == quest.tokens
    assert group["left"] == len(group["cards"]) == tile.slots
    match.check()


@pytest.mark.rule("DD-31.6")
def test_the_objective_of_a_boss_lies_on_a_marked_slot() -> None:
    """What may come up there: the Objective as often as there are marked slots left to hide it."""
    match = dungeon(quest="face_the_threat", campaign={"threat": "fanatic"}, tape=None)
    tile = next(one for one in pack().tiles if one.id == "long_gallery")
    marked = list(tile.marked)
    plain = next(slot for slot in range(tile.slots) if slot not in marked)
    doc: Any = match.position()

    def chance(slot: int) -> float:
        drawn = awaited(ready(doc, [["stop"], ["reveal_token", slot]], None))
        return drawn.get("objective", 0) / sum(drawn.values())

    assert chance(plain) == 0
    for slot in marked:
        assert chance(slot) == pytest.approx(1 / len(marked))
    found = ready(doc, [["stop"], ["reveal_token", marked[0]]], ["objective"])
    assert not body(found)["dungeon"]["boss_hidden"]
    assert "objective" not in awaited(
        ready(found.position(), [["stop"], ["reveal_token", marked[1]]], None)
    )
