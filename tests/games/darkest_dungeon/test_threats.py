"""The Imminent Threat (DD-2): who it is, what it does in the Dungeon and in the Hamlet, when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Reported, Tape
from undercroft.kernel.match import Match, start

from .stage import (
    BLANKS,
    PARTY,
    RUINS,
    Fields,
    area_of,
    asked,
    at,
    awaited,
    closed,
    deck,
    dungeon,
    each,
    fight,
    foe,
    hamlet,
    hero,
    kinds,
    options,
    order,
    pack,
    play,
    table,
)

CAMPAIGN = {"mode": "campaign", "players": 1}


def threatened(boss: str, level: int = 1, **more: Any) -> Match:
    """A stop in a Dungeon under a Threat."""
    return dungeon(campaign={"threat": boss}, level=level, **more)


def drinking(boss: str | None, level: int = 1) -> Match:
    """The Crusader goes to the Tavern to recover 3 Stress."""
    heroes: dict[str, Fields] = {**{kind: {} for kind in PARTY}, "crusader": {"stress": 5}}
    match = hamlet(heroes, threat=boss, level=level, tape=[1])
    play(match, "visit-tavern")
    play(match, options(match)[0])
    return match


@pytest.mark.rule("DD-2.1")
@pytest.mark.rule("DD-2.2")
def test_the_first_threat_is_one_of_the_four_ruins_bosses() -> None:
    match = start(GAME, CAMPAIGN, Reported())
    assert awaited(match) == dict.fromkeys(RUINS, 1)


@pytest.mark.rule("DD-2.3")
def test_the_threat_shows_its_first_level_and_its_dungeon_side() -> None:
    quest = ["scout_ahead", "dem_bones", "long_gallery", *["food"] * 8]
    match = start(GAME, CAMPAIGN, Tape(["prophet", *quest]))
    told = next(event for event in match.events if event.kind == "threat")
    assert (told.fields["boss"], told.fields["level"]) == ("prophet", 1)
    play(match, "stay", "scout_ahead", "stay")
    assert asked(match) == ["stop"]
    assert table(match)["threat"] == "prophet"
    assert each(match, "stress") == [2, 2, 2, 2]  # Visions of a Torturous End


@pytest.mark.rule("DD-2.4")
@pytest.mark.rule("DD-2.5")
def test_each_boss_has_three_levels_with_two_threats_and_a_battle_card() -> None:
    found = pack()
    for id in RUINS:
        boss = found.boss(id)
        levels = boss.entry.levels
        assert len(levels) == 3
        sides = [side for level in levels for side in (level.dungeon, level.hamlet)]
        assert all(side is not None for side in sides)
        assert len({side.name for side in sides}) == 6  # they differ by side and by level
        fighters = [level.actors[0].monster for level in levels]
        assert fighters == [f"{id}_{n}" for n in (1, 2, 3)]


@pytest.mark.rule("DD-2.5")
def test_the_prophets_farsight_is_of_level_two() -> None:
    for level, stress in ((1, 1), (2, 2), (3, 1)):
        match = threatened("prophet", level, tape=["lair"])
        play(match, "scout")
        assert each(match, "stress") == [stress] * 4


@pytest.mark.rule("DD-2.5")
@pytest.mark.rule("DD-2.6")
@pytest.mark.parametrize(
    ("boss", "level", "left"), [(None, 1, 2), ("prophet", 1, 3), ("prophet", 2, 4)]
)
def test_the_prophets_visions_spoil_the_tavern(boss: str | None, level: int, left: int) -> None:
    """A drink recovers 3 of 5 Stress; by the visions less."""
    assert hero(drinking(boss, level))["stress"] == left


@pytest.mark.rule("DD-2.6")
def test_the_threat_acts_on_entering_every_dungeon() -> None:
    for count in (0, 1, 2):
        match = dungeon(
            agenda=[["enter_dungeon"]], campaign={"threat": "prophet", "quest_count": count}
        )
        assert each(match, "stress") == [2, 2, 2, 2]
    assert each(dungeon(agenda=[["enter_dungeon"]]), "stress") == [0, 0, 0, 0]


@pytest.mark.rule("DD-2.6")
def test_the_threat_acts_in_every_hamlet_phase() -> None:
    for count in (1, 2):
        match = hamlet(
            agenda=[["hamlet"]],
            threat="collector",
            campaign={"quest_count": count},
            tape=["uneventful_week", 1],
        )
        assert closed(match)["visit-nomad_wagon"] == "dd-why-blocked"
    free = hamlet(agenda=[["hamlet"]], tape=["uneventful_week", 1])
    assert "visit-nomad_wagon" not in closed(free)


@pytest.mark.rule("DD-2.6")
@pytest.mark.rule("DD-A.4")
def test_the_threat_ends_when_the_fight_with_the_boss_begins() -> None:
    """Heretic's Mark: at the start of a Battle all heroes are Marked."""
    where = threatened("fanatic", level=2)
    plain = fight(
        PARTY, [("bone_soldier", "N")], where=where, agenda=[["battle_start"]], tape=["party"]
    )
    assert table(plain)["threat_active"]
    assert [len(one["stacks"]) for one in table(plain)["heroes"]] == [1, 1, 1, 1]
    boss = fight(
        PARTY,
        [("fanatic_2", 0), ("pyre_2", 1)],
        where=where,
        boss="fanatic",
        room="ruins_13",
        agenda=[["battle_start"]],
        tape=["party"],
    )
    assert not table(boss)["threat_active"]
    assert [len(one["stacks"]) for one in table(boss)["heroes"]] == [0, 0, 0, 0]


@pytest.mark.rule("DD-2.7")
def test_only_the_third_quest_brings_the_battle_card() -> None:
    objective: Any = {"a": "objective"}
    match = dungeon(
        quest="break_them",
        level=2,
        tokens=objective,
        campaign={"threat": "fanatic"},
        tape=[*BLANKS, "ruins_1", "bone_rabble", "bone_rabble", "bone_rabble", "party"],
    )
    play(match, "explore-0")
    assert table(match)["battle"]["boss"] is None
    match = dungeon(
        quest="face_the_threat",
        level=2,
        tokens=objective,
        campaign={"threat": "fanatic", "quest_count": 2},
        tape=[*BLANKS, "party"],
    )
    play(match, "explore-0")
    assert table(match)["battle"]["boss"] == "fanatic"
    assert table(match)["battle"]["room"] == "ruins_13"
    kinds = [one["kind"] for one in table(match)["battle"]["monsters"]]
    assert kinds == ["fanatic_2", "pyre_2"]  # the card of this Level


@pytest.mark.rule("DD-A.4")
def test_a_threat_has_one_side_up() -> None:
    """Collector: in the Dungeon no Curio in Curio Rooms, in the Hamlet no Nomad Wagon."""
    match = threatened("collector", tokens={"a": "curio"}, tape=[*BLANKS, 6])
    play(match, "explore-0")
    assert asked(match) == ["stop"]  # the Curio is gone
    calm = dungeon(tokens={"a": "curio"}, tape=[*BLANKS, 6, "cracked_reliquary"])
    play(calm, "explore-0")
    assert asked(calm) == ["curio_hero"]
    home = hamlet(threat="collector", agenda=[["first_day"]], tape=[1])
    assert "visit-nomad_wagon" in closed(home)
    assert table(home)["law"] != table(threatened("collector"))["law"]


# ---------------------------------------------------------------------- Reanimation


def struck_down(monsters: list[Any], tape: list[object], **more: Any) -> Match:
    """Under the Necromancer's third Threat the Crusader strikes a monster in S that has 1 Life left."""
    heroes: dict[str, Fields] = {kind: {"area": "N"} for kind in PARTY}
    heroes["crusader"] = {"area": "S", "skills": ["smite"]}
    where = threatened("necromancer", level=3)
    match = fight(heroes, monsters, where=where, turn="crusader", tape=tape, **more)
    play(match, f"use-smite-{area_of('ruins_9', 'S')}")
    return match


def weak(kind: str) -> Fields:
    life = pack().monster(kind).life
    return {"kind": kind, "area": "S", "wounds": life - 1, "stacks": [["bleed", 1, 3]]}


@pytest.mark.rule("DD-2.6")
def test_the_first_to_die_rises_again_in_its_area_and_behind_the_others() -> None:
    match = struck_down([weak("bone_rabble"), ("bone_soldier", "W")], [2], cards=(3, 2))
    assert order(match) == ["bone_soldier", "bone_rabble"]
    risen = foe(match, 2)
    assert risen is not None
    assert (risen["wounds"], risen["stacks"], risen["turns"]) == (0, [], 1)
    assert at(match, 2) == "S"
    assert deck(match) == (3, 3)  # an Initiative Card for it (DD-31.21)


@pytest.mark.rule("DD-2.6")
def test_it_takes_the_first_empty_slot() -> None:
    slots = [[0, 1, 2, 3], [None, 8, 9, None]]
    match = struck_down([weak("bone_rabble"), ("bone_soldier", "W")], [2], slots=slots)
    assert table(match)["battle"]["slots"][1] == [10, 9, None, None]


@pytest.mark.rule("DD-2.6")
def test_only_the_first_of_a_battle_rises() -> None:
    match = struck_down([weak("bone_rabble"), ("bone_soldier", "W")], [2], raised=True)
    assert order(match) == ["bone_soldier"]


@pytest.mark.rule("DD-2.6")
def test_a_large_monster_stays_dead_and_the_next_rises() -> None:
    match = struck_down([weak("bone_captain"), ("bone_soldier", "W")], [2])
    assert order(match) == ["bone_soldier"]
    doc: Any = match.position()
    assert not doc["state"]["battle"]["raised"]


@pytest.mark.rule("DD-2.6")
@pytest.mark.rule("DD-24.2")
def test_a_battle_goes_on_while_the_last_one_rises() -> None:
    match = struck_down([weak("bone_rabble")], [2])
    assert order(match) == ["bone_rabble"]
    assert "battle_won" not in kinds(match)


# ---------------------------------------------------------------------- the Necromancer's other Threats


@pytest.mark.rule("DD-2.6")
@pytest.mark.parametrize(("battles", "first"), [(0, True), (1, False)])
def test_in_the_first_battle_of_a_dungeon_a_bone_captain_comes_first(
    battles: int, first: bool
) -> None:
    heroes: dict[str, Fields] = {kind: {} for kind in PARTY}
    drawn = ["bone_soldier", "madman"] if first else ["bone_soldier"] * 2 + ["madman"] * 2
    match = fight(
        heroes,
        [],
        where=threatened("necromancer", level=2, battles=battles),
        agenda=[["stage_battle"]],
        tape=[*drawn, "party"],
        round=0,
        chests=[],
    )
    if first:  # the front is his; nobody else had a slot before
        assert table(match)["battle"]["slots"][1] == [8, 8, 9, 10]
        assert order(match) == ["bone_captain", "bone_soldier", "madman"]
    else:
        assert order(match) == drawn


@pytest.mark.rule("DD-2.6")
def test_after_a_battle_whoever_was_not_unholy_leaves_the_game() -> None:
    heroes: dict[str, Fields] = {kind: {"area": "N"} for kind in PARTY}
    heroes["crusader"] = {"area": "S", "skills": ["smite"]}
    match = fight(
        heroes,
        [weak("bone_rabble")],
        where=threatened("necromancer", at="a", tokens={"a": "lair"}),
        turn="crusader",
        tape=[2],
        drawn=["bone_rabble", "madman", "maggot"],
    )
    play(match, f"use-smite-{area_of('ruins_9', 'S')}")
    assert "battle_won" in kinds(match)
    assert table(match)["monsters_gone"] == sorted(
        ["madman", "maggot"], key=lambda id: pack().monster(id).index
    )


@pytest.mark.rule("DD-A.302")
@pytest.mark.rule("DD-16.14")
def test_who_was_pushed_out_before_the_battle_did_not_fight_in_it() -> None:
    """Of two Madmen one makes room for the Bloodletter: the other alone leaves the game."""
    match = threatened(
        "necromancer",
        tokens={"a": "lair"},
        at="a",
        agenda=[["stop"], ["enter_room", True]],
        tape=["ruins_9", "bone_soldier", "madman", "madman", "brigand_bloodletter", "party"],
    )
    state: Any = match.position()["state"]
    assert order(match) == ["bone_soldier", "brigand_bloodletter", "madman"]
    assert state["battle"]["displaced"] == ["madman"]
    heroes: dict[str, Fields] = {kind: {"area": "N"} for kind in PARTY}
    heroes["crusader"] = {"area": "S", "skills": ["smite"]}
    match = fight(
        heroes,
        [weak("bone_rabble")],
        where=threatened("necromancer", at="a", tokens={"a": "lair"}),
        turn="crusader",
        tape=[2],
        drawn=state["battle"]["drawn"],
        displaced=state["battle"]["displaced"],
    )
    play(match, f"use-smite-{area_of('ruins_9', 'S')}")
    assert table(match)["monsters_gone"] == sorted(
        ["madman", "brigand_bloodletter"], key=lambda id: pack().monster(id).index
    )
    after: Any = match.position()["state"]
    assert after["battle"]["displaced"] == []
