"""Light (DD-7): where it stands, what it does to both sides."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.errors import PositionError

from .stage import (
    PARTY,
    Fields,
    asked,
    dungeon,
    each,
    fight,
    foe,
    hero,
    kinds,
    load,
    new,
    odds,
    options,
    play,
    table,
)

#: Light: Dodge of heroes, Crit of both sides, more Stress, Dodge and Acc of monsters.
EFFECTS = {
    5: (1, 0, 0, 0),
    4: (0, 1, 0, 0),
    3: (0, 1, 0, 0),
    2: (0, 1, 1, 0),
    1: (0, 1, 1, 0),
    0: (0, 1, 1, 1),
}


def felt(light: int) -> tuple[int, int, int, int, int, int]:
    """What the Light does: Dodge, Crit and Stress of heroes; Crit, Dodge and Acc of monsters.

    The Hellion has Dodge 1 and hacks with Acc 9 and Crit 1; the Soldier slashes with Acc 9 and Crit 1.
    """
    match = fight(
        {"hellion": {"area": "C", "skills": ["wicked_hack", "iron_swan", "if_it_bleeds"]}},
        [("bone_soldier", "C")],
        turn="hellion",
        light=light,
    )
    soldier = foe(match)
    assert soldier is not None
    mine = odds(match, "use-wicked_hack-4")[0]
    its = soldier["intents"][0]["odds"][0]
    dodge = hero(match)["dodge"] - 1
    tired = dungeon(agenda=[["stop"], ["weary", 0]], light=light)
    return (
        dodge,
        round(mine["crit"] * 10) - 1,
        hero(tired)["stress"] - 1,
        round(its["crit"] * 10) - 1,
        soldier["dodge"],
        round(its["hit"] * 10) - (9 - 1 - dodge),
    )


def stumble(light: int) -> float:
    """The chance of a monster with Acc 5 and Crit 0 to hit a hero with Dodge 1."""
    match = fight(
        {"hellion": {"area": "C"}},
        [("bone_soldier", "N"), ("bone_soldier", "N"), ("madman", "NE"), ("bone_soldier", "S")],
        turn="hellion",
        light=light,
    )
    last = foe(match, 3)  # in Support it stumbles
    assert last is not None
    chance: float = last["intents"][0]["odds"][0]["hit"]
    return chance


@pytest.mark.rule("DD-7.1")
def test_every_dungeon_begins_in_full_light() -> None:
    match = dungeon(agenda=[["enter_dungeon"]], light=1)
    assert asked(match) == ["stop"]
    assert table(match)["light"] == 5


@pytest.mark.rule("DD-7.2")
def test_light_runs_from_nothing_to_five() -> None:
    match = dungeon(agenda=[["stop"], ["room_acts"]], at="a", tokens={"a": "dark"}, light=0)
    assert table(match)["light"] == 0
    match = dungeon(stores={"torch": 2}, light=4)
    play(match, "hero-0-torch")
    assert table(match)["light"] == 5
    assert "hero-0-torch" not in options(match)
    doc: Any = match.position()
    for light in (-1, 6):
        doc["state"]["dungeon"]["light"] = light
        with pytest.raises(PositionError):
            load(doc)


@pytest.mark.rule("DD-7.3")
@pytest.mark.rule("DD-7.4")
def test_only_full_light_helps_heroes_to_dodge() -> None:
    assert felt(5)[0] == 1
    assert [felt(light)[0] for light in range(5)] == [0] * 5


@pytest.mark.rule("DD-7.5")
@pytest.mark.rule("DD-7.6")
@pytest.mark.rule("DD-A.8")
@pytest.mark.parametrize("light", range(6))
def test_the_light_table(light: int) -> None:
    dodge, crit, stress, monsters = EFFECTS[light]
    assert felt(light) == (dodge, crit, stress, crit, monsters, monsters)


@pytest.mark.rule("DD-7.7")
def test_at_light_one_both_sides_crit_more_and_stress_is_worse() -> None:
    assert felt(1) == (0, 1, 1, 1, 0, 0)


@pytest.mark.rule("DD-7.8")
def test_without_light_the_monsters_dodge_and_hit_more() -> None:
    assert felt(0) == (0, 1, 1, 1, 1, 1)


@pytest.mark.rule("DD-7.9")
@pytest.mark.parametrize(("light", "hits"), [(5, 0.3), (4, 0.4), (0, 0.5)])
def test_a_monster_with_acc_five_against_dodge_one(light: int, hits: float) -> None:
    assert stumble(light) == hits


@pytest.mark.rule("DD-7.10")
def test_at_home_the_light_is_full_again() -> None:
    match = dungeon(light=1, tape=["uneventful_week", 1])
    play(match, "leave")
    assert table(match)["hamlet"] is not None
    assert table(match)["light"] == 5


@pytest.mark.rule("DD-7.11")
def test_light_means_nothing_in_the_circus() -> None:
    dodges = []
    for light in (5, 0):
        match = new({"mode": "circus", "players": 2})
        while not table(match)["battle"] or asked(match) != ["activate"]:
            seat = match.waiting[0]
            play(match, options(match, seat)[0])
        doc: Any = match.position()
        doc["state"]["dungeon"]["light"] = light
        match = load(doc)
        dodges.append(each(match, "dodge"))
        assert table(match)["law"] == []
    assert dodges[0] == dodges[1]


@pytest.mark.rule("DD-A.9")
def test_light_that_does_not_change_triggers_nothing() -> None:
    for light, stress in ((5, 0), (4, 1)):
        match = dungeon(
            minding("nocturnal"),  # Stress when Light goes up
            agenda=[["stop"], ["draw_curio", 0]],
            light=light,
            tape=["iron_candelabra"],
        )
        assert hero(match)["stress"] == stress
        assert kinds(match).count("light") == stress
    for light, stress in ((0, 0), (5, 1)):
        match = dungeon(
            minding("night_blindness"),  # Stress when Light goes down
            agenda=[["stop"], ["room_acts"]],
            at="a",
            tokens={"a": "dark"},
            light=light,
        )
        assert hero(match)["stress"] == stress
        assert kinds(match).count("light") == stress


def minding(quirk: str) -> dict[str, Fields]:
    return {kind: {"quirks": [quirk]} if kind == "crusader" else {} for kind in PARTY}


@pytest.mark.rule("DD-A.10")
def test_more_stress_is_once_an_event() -> None:
    match = dungeon(agenda=[["stop"], ["hazard", 0, "darkness"]], light=2)
    play(match, "suffer")
    assert hero(match)["stress"] == 3  # Darkness gives 2, the gloom 1 more
