"""The Room Cards (DD-38.6): what each of the seventeen does, and its Stygian side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.effects.conditions import afflict
from undercroft.games.darkest_dungeon.state.estate import Estate
from undercroft.games.darkest_dungeon.terms import CONDITIONS
from undercroft.kernel.match import Match

from .stage import (
    Fields,
    area_of,
    closed,
    coming,
    conditions,
    fight,
    foe,
    hero,
    kinds,
    options,
    pack,
    play,
    table,
)

STUNNED: Fields = {"kind": "madman", "stacks": [["stun", 0, 9]], "life": 40, "wounds": 10}
STANDARD, STYGIAN = {"difficulty": "standard"}, {"difficulty": "stygian"}
HURT: Fields = {"wounds": 9, "stress": 5}


def told(match: Match, kind: str, *fields: str) -> list[Any]:
    """What events of this kind said."""
    found = [event.fields for event in match.events if event.kind == kind]
    return [one[fields[0]] if len(fields) == 1 else tuple(one[f] for f in fields) for one in found]


def ended(
    room: str,
    area: str,
    setup: Mapping[str, str],
    fields: Fields | None = None,
    monster: str | None = None,
    tape: Sequence[object] = ("party",),
) -> Match:
    """The Crusader ends his turn in an Area, then a stunned Madman his, somewhere else."""
    names = pack().room(room).names
    other = monster or next(name for name in names if name != area)
    match = fight(
        {"crusader": {**HURT, "area": area, **(fields or {})}},
        [{**STUNNED, "area": other}],
        room=room,
        turn="crusader",
        tape=tape,
        setup=setup,
    )
    play(match, "end")
    return match


def shoved(room: str, start: str, goal: str, setup: Mapping[str, str], who: int = 0) -> Match:
    """Somebody is drawn from one Area into the next."""
    names = pack().room(room).names
    away = next(name for name in reversed(names) if name not in (start, goal))
    here, there = area_of(room, start), area_of(room, goal)
    return fight(
        {"crusader": {"area": start if who == 0 else away}},
        [{**STUNNED, "area": start if who else away, "wounds": 0}],
        room=room,
        tape=["party"],
        setup=setup,
        agenda=[["initiative"], ["shove", who, there, 1, False, None, here]],
    )


# ---------------------------------------------------------------------- who ends his turn there


@pytest.mark.rule("DD-38.6")
@pytest.mark.parametrize(
    ("room", "area", "setup", "stress", "wounds"),
    [
        ("ruins_1", "NE", STANDARD, 6, 9),
        ("ruins_1", "SW", STANDARD, 6, 9),
        ("ruins_1", "C", STANDARD, 5, 9),
        ("ruins_1", "NE", STYGIAN, 7, 9),
        ("ruins_2", "S", STANDARD, 5, 9),
        ("ruins_2", "S", STYGIAN, 6, 9),
        ("ruins_3", "FOUNTAIN", STANDARD, 5, 6),
        ("ruins_3", "N", STANDARD, 5, 9),
        ("ruins_3", "FOUNTAIN", STYGIAN, 5, 8),
        ("ruins_5", "NW", STANDARD, 6, 9),
        ("ruins_5", "W", STANDARD, 6, 9),
        ("ruins_5", "SW", STANDARD, 6, 9),
        ("ruins_5", "S", STANDARD, 6, 9),
        ("ruins_5", "SE", STANDARD, 6, 9),
        ("ruins_5", "MID", STANDARD, 5, 9),
        ("ruins_5", "NE", STANDARD, 4, 9),
        ("ruins_5", "NW", STYGIAN, 7, 9),
        ("ruins_5", "NE", STYGIAN, 4, 9),
        ("dd_3", "TOP", STANDARD, 6, 9),
        ("dd_3", "STAIR", STANDARD, 6, 9),
        ("dd_3", "FOOT", STANDARD, 5, 9),
        ("dd_3", "TOP", STYGIAN, 7, 9),
    ],
)
def test_the_end_of_a_heros_turn(
    room: str, area: str, setup: Mapping[str, str], stress: int, wounds: int
) -> None:
    one = hero(ended(room, area, setup))
    assert (one["stress"], one["wounds"]) == (stress, wounds)


@pytest.mark.parametrize(
    ("setup", "stress", "wounds"), [(STANDARD, 5 + 2, 9 - 1 * 2), (STYGIAN, 5 + 4, 9 - 1)]
)
def test_the_old_abbey_feels_what_is_in_a_hero(
    setup: Mapping[str, str], stress: int, wounds: int
) -> None:
    """Ruins 9: two Negative Quirks, one Positive; on the common card it heals by the hero's Level."""
    quirks = ["mercurial", "stress_eater", "clotter"]
    for area in ("N", "C"):
        match = ended("ruins_9", area, setup, {"quirks": quirks, "level": 2})
        assert (hero(match)["stress"], hero(match)["wounds"]) == (stress, wounds)
    match = ended("ruins_9", "S", setup, {"quirks": quirks, "level": 2})
    assert (hero(match)["stress"], hero(match)["wounds"]) == (5, 9)


@pytest.mark.parametrize("setup", [STANDARD, STYGIAN])
def test_the_fountain_heals_no_monster(setup: Mapping[str, str]) -> None:
    assert "healed" not in kinds(ended("ruins_3", "N", setup, monster="FOUNTAIN"))


@pytest.mark.parametrize(("setup", "amount"), [(STANDARD, 4), (STYGIAN, 6)])
def test_the_circle_of_power_heals_monsters(setup: Mapping[str, str], amount: int) -> None:
    match = ended("ruins_4", "N", setup, monster="CIRCLE")
    assert told(match, "healed", "figure", "amount") == [("madman", amount)]
    match = ended("ruins_4", "CIRCLE", setup, monster="N")  # not heroes
    assert "healed" not in kinds(match)


@pytest.mark.parametrize(("setup", "blight"), [(STANDARD, 2), (STYGIAN, 3)])
def test_acid_blights_heroes_who_stay_or_are_shoved_in(
    setup: Mapping[str, str], blight: int
) -> None:
    stack = ("crusader", "blight", blight, 3)
    match = ended("dd_2", "POOL", setup)
    assert told(match, "afflicted", "figure", "condition", "amount", "turns") == [stack]
    match = shoved("dd_2", "W", "POOL", setup)
    assert told(match, "afflicted", "figure", "condition", "amount", "turns") == [stack]
    assert "afflicted" not in kinds(ended("dd_2", "W", setup, monster="POOL"))


@pytest.mark.parametrize(
    ("setup", "marks"), [(STANDARD, [("mark", 2)]), (STYGIAN, [("mark", 2), ("debuff", 1)])]
)
def test_the_eyes_mark_heroes(setup: Mapping[str, str], marks: list[tuple[str, int]]) -> None:
    for area in ("IRIS", "LENS"):
        match = ended("dd_6", area, setup)
        assert told(match, "afflicted", "condition", "turns") == marks
    assert "afflicted" not in kinds(ended("dd_6", "S", setup, monster="IRIS"))


# ---------------------------------------------------------------------- pits and bridges


@pytest.mark.parametrize(("setup", "damage", "bleed"), [(STANDARD, 3, 1), (STYGIAN, 5, 2)])
def test_a_spiked_pit_hurts_everybody(setup: Mapping[str, str], damage: int, bleed: int) -> None:
    for pit, start in (("PIT_W", "W"), ("PIT_E", "E")):
        match = ended("ruins_4", pit, setup, {"wounds": 0}, monster="N")
        assert told(match, "wounded", "figure", "amount")[0] == ("crusader", damage)
        bleeding = told(match, "afflicted", "figure", "condition", "amount", "turns")
        assert bleeding == [("crusader", "bleed", bleed, 3)]
        for who, name in ((0, "crusader"), (8, "madman")):
            match = shoved("ruins_4", start, pit, setup, who)
            assert told(match, "wounded", "figure", "amount")[0] == (name, damage)
            bleeding = told(match, "afflicted", "figure", "condition", "amount", "turns")
            assert bleeding == [(name, "bleed", bleed, 3)]


@pytest.mark.parametrize(("setup", "damage"), [(STANDARD, 4), (STYGIAN, 7)])
def test_the_bridges_sway_for_who_is_shoved(setup: Mapping[str, str], damage: int) -> None:
    for bridge, bank in (("BRIDGE_N", "WEST_BANK"), ("BRIDGE_S", "WEST_LOW")):
        for who, name in ((0, "crusader"), (8, "madman")):
            for start, goal in ((bank, bridge), (bridge, bank)):
                match = shoved("dd_4", start, goal, setup, who)
                assert told(match, "wounded", "figure", "amount") == [(name, damage)]
        assert "wounded" not in kinds(ended("dd_4", bridge, setup))  # but not who just stands there


# ---------------------------------------------------------------------- the end of a round


@pytest.mark.parametrize(("setup", "stress", "healed"), [(STANDARD, 1, 4), (STYGIAN, 2, 6)])
def test_the_heart_beats_at_the_end_of_a_round(
    setup: Mapping[str, str], stress: int, healed: int
) -> None:
    match = ended("dd_1", "HEART", setup, monster="HEART")
    assert hero(match)["stress"] == 5 + stress
    assert hero(match)["wounds"] == 9
    assert told(match, "healed", "figure", "amount") == [("madman", healed)]
    match = ended("dd_1", "S", setup, monster="N")
    assert hero(match)["stress"] == 5
    assert "healed" not in kinds(match)


@pytest.mark.parametrize(("setup", "stress"), [(STANDARD, 2), (STYGIAN, 3)])
def test_invokers_in_the_circle_stress_all_heroes(setup: Mapping[str, str], stress: int) -> None:
    for monster, wanted in (("CIRCLE", 5 + stress), ("NW", 5)):
        assert hero(ended("ruins_8", "SW", setup, monster=monster))["stress"] == wanted


@pytest.mark.rule("DD-38.6")
@pytest.mark.parametrize(
    ("areas", "wanted"), [(("CIRCLE", "NW"), 7), (("NW", "CIRCLE"), 7), (("NW", "MID"), 5)]
)
def test_one_invoker_in_the_circle_is_enough(areas: tuple[str, str], wanted: int) -> None:
    match = fight(
        {"crusader": {"area": "SW", "stress": 5}},
        [{**STUNNED, "area": area, "turns": 0} for area in areas],
        room="ruins_8",
        turn="crusader",
        tape=["party"],
        cards=(0, 0),
    )
    play(match, "end")
    assert hero(match)["stress"] == wanted


@pytest.mark.parametrize("setup", [STANDARD, STYGIAN])
def test_the_invokers_are_drawn_to_the_circle(setup: Mapping[str, str]) -> None:
    """Ruins 8: in its last turn of a round a monster goes there instead of anything else."""
    match = fight(
        {"crusader": {"area": "SW"}},
        [{"kind": "madman", "area": "MID", "life": 40}],
        room="ruins_8",
        turn=8,
        tape=[1, 5],
        setup=setup,
    )
    one = foe(match)
    assert one is not None
    assert one["area"] == area_of("ruins_8", "CIRCLE")


@pytest.mark.parametrize(("setup", "rounds"), [(STANDARD, {2}), (STYGIAN, {1, 2})])
def test_the_nest_hatches(setup: Mapping[str, str], rounds: set[int]) -> None:
    """Dark 5: a monster of the deck joins if one stands at the nest when the round ends."""
    for number in (1, 2, 3):
        for monster in ("NEST", "N"):
            match = fight(
                {"crusader": {"area": "SW"}},
                [{**STUNNED, "area": monster, "turns": 0}],
                room="dd_5",
                turn="crusader",
                tape=["bone_rabble", "party"],
                setup=setup,
                round=number,
                cards=(0, 0),
            )
            hatches = monster == "NEST" and number in rounds
            first = list(coming(match, "end"))
            assert ("bone_rabble" in first) is hatches
            if hatches:
                play(match, "end")
                assert len(table(match)["battle"]["monsters"]) == 2


@pytest.mark.parametrize(("setup", "upto", "stress"), [(STANDARD, 5, 0), (STYGIAN, 8, 1)])
def test_the_veins_pulse_at_the_start_of_a_round(
    setup: Mapping[str, str], upto: int, stress: int
) -> None:
    """Dark 8: a d10; everybody on N, W, E and S is drawn to the crossing while there is space."""
    centre = area_of("dd_8", "C")
    for roll in (upto, upto + 1):
        match = ended("dd_8", "N", setup, monster="S", tape=[roll, "party"])
        one = foe(match)
        assert one is not None
        drawn = roll == upto
        assert (hero(match)["area"] == centre) is drawn
        assert (one["area"] == centre) is drawn
        assert hero(match)["stress"] == 5 + (stress if drawn else 0)
    match = ended("dd_8", "NW", setup, monster="SE", tape=[1, "party"])
    assert hero(match)["area"] == area_of("dd_8", "NW")


# ---------------------------------------------------------------------- while one stands there


@pytest.mark.parametrize("setup", [STANDARD, STYGIAN])
def test_nobody_is_healed_in_the_unholy_aura(setup: Mapping[str, str]) -> None:
    for area, healed in (("S", False), ("C", True)):
        match = fight(
            {
                "crusader": {"area": "W"},
                "hellion": {"area": "W"},
                "vestal": {"area": area, "wounds": 6, "skills": ["divine_grace"]},
            },
            [{**STUNNED, "area": "N"}],
            room="ruins_2",
            turn="vestal",
            stores={"food": 1},
            setup=setup,
        )
        heals = [one for one in options(match) if one.startswith("use-divine_grace")]
        assert bool(heals) is healed
        if not healed:
            assert closed(match)["use-divine_grace"] == "dd-why-no-healing"
        play(match, "eat")
        assert ("healed" in kinds(match)) is healed


@pytest.mark.parametrize("setup", [STANDARD, STYGIAN])
def test_the_tomb_protects_heroes(setup: Mapping[str, str]) -> None:
    """Ruins 7: no Condition takes hold; on the common card those that were there end on entering."""
    stacks = [["blight", 1, 9], ["mark", 0, 9], ["buff", 0, 9]]
    tomb = area_of("ruins_7", "TOMB")
    names = pack().room("ruins_7")
    start = names.names[names.neighbours[tomb][0]]
    match = fight(
        {"hellion": {"area": start, "stacks": stacks}},
        [{**STUNNED, "area": "E"}],
        room="ruins_7",
        turn="hellion",
        setup=setup,
    )
    play(match, f"move-{tomb}")
    left = [name for name, _, _ in conditions(hero(match))]
    assert left == (["buff"] if setup is STANDARD else ["blight", "mark", "buff"])
    for area, immune in (("TOMB", True), (start, False)):
        for kind in ("blight", "bleed", "debuff", "stun", "mark"):
            hurt = afflicted(area, kind, setup)
            assert (hurt == []) is immune, (area, kind)


def afflicted(area: str, kind: str, setup: Mapping[str, str]) -> list[str]:
    """Whether this Condition takes hold of a hero there."""
    match = fight(
        {"jester": {"area": area}}, [{**STUNNED, "area": "E"}], room="ruins_7", turn="jester",
        setup=setup,
    )  # fmt: skip
    state = match.state
    assert isinstance(state, Estate)
    afflict(state, match, state.heroes[0], CONDITIONS.index(kind), 1, 3)
    return [name for name, _, _ in conditions(hero(match))]


# ---------------------------------------------------------------------- things to do


def at(room: str, area: str, setup: Mapping[str, str], **more: Any) -> Match:
    return fight(
        {"crusader": {**HURT, "area": area}},
        [{**STUNNED, "area": more.pop("monster", "N")}],
        room=room,
        turn="crusader",
        setup=setup,
        **more,
    )


@pytest.mark.parametrize(("setup", "stress"), [(STANDARD, 5), (STYGIAN, 6)])
def test_the_treasure_chambers_chest(setup: Mapping[str, str], stress: int) -> None:
    """Ruins 6: two actions, once, a Trinket."""
    match = at("ruins_6", "CHEST", setup, tape=["accuracy_stone"])
    play(match, "interact-0")
    while hero(match)["actions"] == 0 and not [o for o in options(match) if o == "end"]:
        play(match, options(match)[0])
    assert [one["card"] for one in hero(match)["trinkets"]] == ["accuracy_stone"]
    assert hero(match)["stress"] == stress
    assert not [one for one in options(match) if one.startswith("interact")]
    assert not [o for o in options(at("ruins_6", "N", setup)) if o.startswith("interact")]


@pytest.mark.parametrize(("setup", "stress"), [(STANDARD, 7), (STYGIAN, 8)])
def test_hiding_and_healing(setup: Mapping[str, str], stress: int) -> None:
    """Ruins 6: one action without a monster in the Area: all Life back for Stress."""
    match = at("ruins_6", "HIDE", setup)
    play(match, "interact-1")
    assert (hero(match)["wounds"], hero(match)["stress"]) == (0, stress)
    assert hero(match)["actions"] == 1
    match = at("ruins_6", "HIDE", setup, monster="HIDE")
    assert "interact-1" not in options(match)


@pytest.mark.parametrize(("setup", "dice"), [(STANDARD, 2), (STYGIAN, 1)])
def test_the_old_supplies(setup: Mapping[str, str], dice: int) -> None:
    """Dark 7: two actions, once: Provision dice."""
    match = at("dd_7", "TENT", setup, tape=["food"] * dice, stores={})
    before = sum(table(match)["stores"].values())
    play(match, "interact-0")
    assert sum(table(match)["stores"].values()) == before + dice
    assert hero(match)["actions"] == 0


# ---------------------------------------------------------------------- Bosses' Rooms


def test_the_templars_pits() -> None:
    """Dark 9: 5 Damage and Bleed 3 for who is shoved in or walks in."""
    match = shoved("dd_9", pit_from(), "pit_1_2", STANDARD)
    assert told(match, "wounded", "amount")[0] == 5
    assert told(match, "afflicted", "condition", "amount", "turns") == [("bleed", 3, 3)]
    match = fight(
        {"crusader": {"area": pit_from()}}, [{**STUNNED, "area": "S"}], room="dd_9", turn="crusader"
    )
    play(match, f"move-{area_of('dd_9', 'pit_1_2')}")
    assert told(match, "wounded", "amount") == [5]
    assert told(match, "afflicted", "condition", "amount", "turns") == [("bleed", 3, 3)]


def pit_from() -> str:
    """An Area beside the first pit."""
    room = pack().room("dd_9")
    near = room.neighbours[area_of("dd_9", "pit_1_2")]
    return str(room.names[near[0]])


@pytest.mark.rule("DD-38.6")
def test_every_ordinary_room_has_both_sides() -> None:
    ordinary = [room for room in pack().rooms if room.ordinary]
    assert len(ordinary) == 17
    for room in ordinary:
        assert room.entry is not None
        assert room.entry.rules, room.id
        assert room.entry.stygian, room.id
        assert room.entry.stygian != room.entry.rules


@pytest.mark.rule("DD-A.221")
def test_nobody_heals_or_is_healed_in_the_unholy_aura() -> None:
    """Torture Chamber: those in S; a Vestal outside heals, but not them."""
    skills = ["divine_grace", "mace_bash"]
    slots = [[0, None, None, 1], [8, None, None, None]]
    party: dict[str, dict[str, Any]] = {"crusader": {"wounds": 5}, "vestal": {"skills": skills}}
    for where, whom, left in (("S", "C", None), ("C", "S", 5), ("C", "E", 2)):
        party["crusader"]["area"], party["vestal"]["area"] = whom, where
        match = fight(
            party, [("madman", "N")], room="ruins_2", turn="vestal", slots=slots, tape=[5]
        )
        heal = f"use-divine_grace-{area_of('ruins_2', whom)}"
        assert (heal in options(match)) is (left is not None)
        if left is None:
            assert closed(match)["use-divine_grace"] == "dd-why-no-healing"
        else:
            play(match, heal)
            assert hero(match, "crusader")["wounds"] == left
