"""What ends too soon: a way that stops half-way, a monster that dies on its own, a relief of nothing."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.effects.stress import calm, recover
from undercroft.kernel.match import Match

from .stage import (
    STILL,
    area_of,
    asked,
    at,
    base_content,
    conditions,
    fight,
    foe,
    hero,
    kinds,
    order,
    play,
)

#: A monster out of everybody's way.
FAR_AWAY = {"kind": "madman", "area": "NE"}
#: A Room in which whoever comes into the middle dies of it.
NAMED = {"id": "thorns", "name": "Thorns", "name_fr": "Ronces"}


def thorns(when: str, **line: object) -> dict[str, Any]:
    """The base pack with a Room that wounds monsters at this moment."""
    content = base_content()
    [room] = [one for one in content["rooms.yaml"] if one["id"] == "ruins_9"]
    effect = {"when": when, "op": "wounds", "amount": 50, "side": "monsters", **line}
    room["rules"] = [{**NAMED, "effects": [effect]}]
    return content


# ---------------------------------------------------------------------- a push


@pytest.mark.rule("DD-20.23")
def test_a_push_that_is_cut_short_ends_where_it_was_cut() -> None:
    """Two Areas away from the south there is nothing beyond the pool: the acid is what it ends in."""
    south, east = (area_of("dd_2", name) for name in ("SOUTH", "E"))
    match = fight(
        {"crusader": {"area": "E"}},
        [{"kind": "madman", "area": "SOUTH", "stacks": STILL}],
        room="dd_2",
        tape=["party"],
        agenda=[["initiative"], ["shove", 0, south, 2, True, 8, east]],
    )
    assert asked(match) == ["shove"]
    play(match, f"area-{area_of('dd_2', 'POOL')}")
    assert at(match, "crusader") == "POOL"
    # His turn has begun, with the first of three tokens.
    assert conditions(hero(match)) == [("blight", 2, 2)]
    assert hero(match)["wounds"] == 2


# ---------------------------------------------------------------------- a monster dies of where it is


@pytest.mark.rule("DD-23.6")
@pytest.mark.parametrize("upto", [None, 9], ids=["at_once", "by_a_roll"])
@pytest.mark.parametrize("trinkets", [[], ["protective_padlock"]], ids=["bare", "with_a_trinket"])
@pytest.mark.parametrize("when", ["enter", "move_end"])
def test_a_monster_that_dies_on_its_way_strikes_nobody(
    when: str, trinkets: list[str], upto: int | None
) -> None:
    """It has left before anybody is struck, or asked about the blow."""
    line: dict[str, Any] = {} if upto is None else {"upto": upto}
    if when == "enter":
        line["where"] = ["C", "W", "E", "S"]
    match = fight(
        {"crusader": {"area": "S", "level": 2, "trinkets": trinkets}},
        [("bone_soldier", "N"), {**FAR_AWAY, "stacks": STILL}],
        turn=8,
        tape=[*([] if upto is None else [1]), "party"],
        content=thorns(when, **line),
    )
    assert foe(match, 0) is None
    assert order(match) == ["madman"]
    assert hero(match)["wounds"] == 0
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-24.2")
@pytest.mark.parametrize("when", ["turn_end", "round_end_each"])
def test_the_last_monster_dies_of_the_room(when: str) -> None:
    match = fight(
        {"crusader": {"area": "S"}},
        [{"kind": "madman", "area": "N", "stacks": STILL}],
        turn=8,
        cards=(0, 0),
        content=thorns(when),
    )
    assert match.over
    assert match.result is not None
    assert match.result.winners


@pytest.mark.rule("DD-23.6")
def test_whoever_dies_of_leaving_an_area_is_pushed_no_further() -> None:
    """Off the bridge and dead: nobody is asked where the body goes."""
    north, start = (area_of("dd_4", name) for name in ("BRIDGE_N", "WEST_BANK"))
    match = fight(
        {"crusader": {"area": "WEST_BANK"}},
        [
            {"kind": "madman", "area": "BRIDGE_N", "life": 3, "stacks": STILL},
            {"kind": "madman", "area": "EAST_LOW", "stacks": STILL},
        ],
        room="dd_4",
        tape=["party"],
        agenda=[["initiative"], ["shove", 8, start, 2, True, 0, north]],
    )
    assert foe(match, 0) is None
    assert kinds(match).count("shoved") == 1


# ---------------------------------------------------------------------- nothing to recover


def told(match: Match) -> int:
    return kinds(match).count("relieved")


@pytest.mark.rule("DD-A.242")
@pytest.mark.rule("DD-28.11")
@pytest.mark.parametrize(
    ("stress", "amount", "left"), [(0, 3, 0), (4, 0, 4), (4, -2, 4), (4, 3, 1)]
)
@pytest.mark.pure
def test_a_relief_of_nothing_relieves_nobody(stress: int, amount: int, left: int) -> None:
    """Neither does one that a pack has made worse than nothing; and nobody hears of it."""
    match = fight({"crusader": {"stress": stress}}, [FAR_AWAY], turn="crusader")
    state: Any = match.state
    for relieve in (calm, recover):
        state.heroes[0].stress = stress
        before = told(match)
        relieve(state, match, state.heroes[0], amount)
        assert state.heroes[0].stress == left
        assert told(match) - before == (left < stress)
