"""On the road: tasks and flight, rings, Curio Rooms, the last fire, roll-offs, Hamlet Skills."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .acts import boss_beaten
from .stage import (
    PARTY,
    Fields,
    asked,
    bag,
    conditions,
    dungeon,
    each,
    fight,
    hamlet,
    hero,
    kinds,
    load,
    options,
    pack,
    play,
    ready,
    table,
    used_up,
)

TASKS = [("dem_bones", "ruins_7", "TOMB"), ("purify_the_fountains", "ruins_3", "FOUNTAIN")]


# ---------------------------------------------------------------------- tasks


def at_the_task(quest: str, room: str, area: str, **more: Any) -> Match:
    """A hero about to do the Quest's task, in the fourth round."""
    where = dungeon(
        quest=quest,
        level=pack().quest(quest).entry.level,
        at="a",
        tokens={"a": "objective"},
        stores={"potion": 3},
        **more,
    )
    return fight(
        {"crusader": {"area": area}},
        [{"kind": "bone_rabble", "area": area, "turns": 0}],
        room=room,
        where=where,
        turn="crusader",
        cards=(0, 0),
        round=4,
        alone=False,
    )


@pytest.mark.rule("DD-A.231")
@pytest.mark.parametrize(("quest", "room", "area"), TASKS)
def test_what_was_collected_counts_after_a_flight(quest: str, room: str, area: str) -> None:
    match = at_the_task(quest, room, area)
    play(match, "task")
    assert table(match)["dungeon"]["xp"] == 1
    state: Any = match.state
    assert state.dungeon.collected == (state.dungeon.at,)
    while asked(match) == ["act"]:
        play(match, "end")
    assert "battle_fled" in kinds(match)
    assert table(match)["dungeon"]["xp"] == 1
    assert table(match)["dungeon"]["cleared"] == []
    assert load(match.position()).digest() == match.digest()


@pytest.mark.rule("DD-A.231")
def test_a_task_is_done_once_in_a_room() -> None:
    match = at_the_task(*TASKS[0], progress=1, collected=[0])
    doc: Any = match.position()
    again = ready(doc, [["initiative"], ["begin_turn", 0]], [])
    assert "task" in options(again)  # nothing has been taken in this Battle
    fresh = dungeon(
        quest="dem_bones",
        at="a",
        tokens={"a": "objective"},
        progress=1,
        collected=[0],
        agenda=[["room_acts"]],
        tape=["ruins_7", *["bone_rabble"] * 3, "maggot", "party"],
    )
    assert table(fresh)["battle"]["task_done"]
    won = ready(fresh.position(), [["won"]], [])
    assert table(won)["dungeon"]["cleared"] == [0]
    assert table(won)["dungeon"]["xp"] == 1  # not again


# ---------------------------------------------------------------------- rings


@pytest.mark.rule("DD-12.1")
@pytest.mark.rule("DD-12.3")
def test_to_a_room_already_passed_through_an_unexplored_corridor() -> None:
    match = dungeon(
        tile="broken_ring",
        at="f",
        passed=["a", "b", "c", "d", "e"],
        tokens={"a": "empty", "f": "empty"},
        cleared=[0, 5],
        explored=[0, 1, 2, 3, 4, 5],
    )
    assert {"back-0", "back-4"} <= set(options(match))
    assert "explore-0" not in options(match)
    play(match, "back-0")
    assert each(match, "stress") == [1, 1, 1, 1]
    assert "hazard" not in kinds(match)


@pytest.mark.rule("DD-A.25")
def test_back_over_a_long_corridor_that_was_never_walked() -> None:
    """Between two Rooms already passed: one Corridor, no stop on its dot."""
    tile = next(one for one in pack().tiles if one.id == "antlers")
    f, g, dot = (tile.names.index(name) for name in ("f", "g", "dot_fg"))
    match = dungeon(tile="antlers", at="f", passed=["a", "g"], tokens={"f": "empty"})
    assert f"back-{g}" in options(match)
    assert f"explore-{dot}" not in options(match)
    assert f != g


# ---------------------------------------------------------------------- Curio Rooms


@pytest.mark.rule("DD-14.7")
def test_the_card_is_drawn_before_the_hero_is_chosen() -> None:
    match = dungeon(
        at="a",
        tokens={"a": "curio"},
        agenda=[["curio_roll"]],
        tape=[6, "cracked_reliquary"],
        setup={"players": 2},
    )
    assert kinds(match)[-1] == "curio_found"
    assert asked(match) == ["curio_hero"]
    prompt: Any = match.decisions[0].prompt.to_json()
    assert prompt["args"]["curio"]["id"] == "cracked_reliquary"
    play(match, "hero-2")
    assert each(match, "stress") == [0, 0, 1, 0]
    assert used_up(match)


@pytest.mark.rule("DD-10.9")
def test_a_curio_comes_again_when_the_deck_has_run_out() -> None:
    ids = [card.id for card in pack().curios]
    match = dungeon(
        agenda=[["stop"], ["room_curio"]],
        campaign={},
        tape=[ids[3]],
        curio_out=ids,
    )
    assert asked(match) == ["curio_hero"]
    assert match.position()["state"]["decks"]["curio_out"] == [ids[3]]  # type: ignore[index]


# ---------------------------------------------------------------------- after the Boss


def slain(players: int = 1, firewood: bool = True, stress: int = 5) -> Match:
    tired: dict[str, Fields] = {kind: {"stress": stress} for kind in PARTY}
    return boss_beaten(1, heroes=tired, setup={"players": players}, firewood=firewood)


@pytest.mark.rule("DD-A.232")
def test_after_a_boss_the_party_may_rest_before_it_goes_home() -> None:
    match = slain()
    assert asked(match) == ["campfire"]
    assert table(match)["dungeon"]["cleared"] == [0]
    home = match.clone()
    play(match, "rest", *["hero-0-stress"] * 5, "hero-1-stress", "done")
    assert each(match, "stress") == [0, 4, 5, 5]
    assert "home" in kinds(match)
    play(home, "home")
    assert "home" in kinds(home)
    assert "rests" not in kinds(home)


@pytest.mark.rule("DD-A.232")
def test_that_rest_needs_everybodys_consent_and_firewood() -> None:
    match = slain(players=2)
    play(match, "rest", "no")
    assert asked(match) == ["campfire"]
    play(match, "rest", "yes")
    assert asked(match) == ["rest"]
    assert "home" in kinds(slain(firewood=False))
    assert "home" in kinds(slain(stress=0))


# ---------------------------------------------------------------------- all roll


@pytest.mark.rule("DD-2.6")
def test_all_heroes_roll_off_though_one_dies_on_the_way() -> None:
    """Marked for Death: the Crusader gambles badly at Death's Door; the Vestal still rolls, the lowest."""
    where = dungeon(
        {
            "crusader": {"quirks": ["bad_gambler"], "wounds": 17},
            "hellion": {},
            "highwayman": {},
            "vestal": {},
        },
        campaign={"threat": "fanatic"},
    )
    match = fight(
        PARTY,
        [("bone_soldier", "N")],
        where=where,
        agenda=[["battle_start"]],
        tape=[10, "skull", 5, 5, 2, "party"],
    )
    assert kinds(match).count("rolls_off") == 4
    assert [len(conditions(one)) for one in table(match)["heroes"]] == [0, 0, 0, 1]


@pytest.mark.rule("DD-A.23")
def test_what_befell_everybody_does_not_befall_a_newcomer() -> None:
    """Those whom an effect has not reached yet: the dead hero's place in the row is dropped."""
    stress = next(e.id for e in pack().effects if e.op == "stress" and e.amount == 1)
    match = dungeon(
        {"crusader": {"wounds": 17}},
        agenda=[["stop"], ["on_all", stress, None, [0, 1]], ["deathblow", 0, 1, [], True]],
        tape=["skull"],
    )
    assert asked(match) == ["replace"]
    play(match, options(match)[0])
    while asked(match) != ["stop"]:
        play(match, options(match)[0])
    assert each(match, "stress")[:2] == [0, 1]


# ---------------------------------------------------------------------- the hamlet


@pytest.mark.rule("DD-33.18")
@pytest.mark.parametrize(("roll", "healed"), [(1, 7), (5, 4)])
def test_field_dressing_heals_by_the_level_of_who_dresses(roll: int, healed: int) -> None:
    heroes: Any = {"arbalest": {"level": 2}, "crusader": {"wounds": 16}}
    match = hamlet(heroes, tape=[3, roll])
    play(match, "hamlet-skill-0", "hero-1")
    assert hero(match, "crusader")["wounds"] == 16 - healed


@pytest.mark.rule("DD-33.18")
def test_the_dark_ritual_heals_by_the_level_of_the_occultist() -> None:
    heroes: Any = {"occultist": {"level": 3}, "crusader": {"wounds": 16}}
    match = hamlet(heroes, tape=[3])
    place = next(
        n for n, one in enumerate(pack().hero("occultist").hamlet)
        if one.id == "dark_ritual"
    )  # fmt: skip
    play(match, f"hamlet-skill-{place}", "hero-1")
    assert hero(match, "crusader")["wounds"] == 16 - 5


@pytest.mark.rule("DD-33.11")
def test_the_feast_restores_the_infirm_fully() -> None:
    match = hamlet(
        {"crusader": {"wounds": 9, "quirks": ["infirm"]}},
        event="the_feast",
        agenda=[["next_visitor"], ["feast", 0]],
        had_day=[0, 1, 2, 3],
        days=1,
        tape=None,
    )
    play(match, "life")
    assert hero(match, "crusader")["wounds"] == 0


@pytest.mark.rule("DD-9.7")
def test_nobody_is_offered_what_would_do_nothing() -> None:
    match = dungeon(
        agenda=[["stop"], ["trap_room", 0]], stores={"food": 1, "potion": 1, "torch": 1}
    )
    assert bag(match) == []
