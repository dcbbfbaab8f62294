"""Sizes, casualties and ground (DD-23)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import standing
from .stage import (
    PARTY,
    area_of,
    asked,
    at,
    base_content,
    fight,
    foe,
    hero,
    kinds,
    odds,
    options,
    order,
    party,
    play,
    table,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it; N, C and S hold four, SW, SE and NE two.
N, NW, NE, W, C, E, SW, S, SE = range(9)


# ---------------------------------------------------------------------- sizes


def ghoul_comes(*beside: tuple[str, str]) -> Match:
    """A Ghoul (Large, Speed 2) goes for the Vestal, foremost in a full C, and misses."""
    return fight(
        {
            "vestal": {"area": "C"},
            "jester": {"area": "C"},
            "hellion": {"area": "C"},
            "crusader": {"area": "N"},
        },
        [("ghoul", "S"), *beside],
        turn=8,
        tape=[1, 10, "party"],
    )


@pytest.mark.rule("DD-23.1")
@pytest.mark.rule("DD-23.2")
def test_a_large_monster_ends_in_a_full_area_and_another_is_moved_next_to_it() -> None:
    match = ghoul_comes()
    assert standing(match)["area"] == C
    assert asked(match) == ["settle"]
    # Five in an Area for four: one has to go, to an adjacent Area, and not the target.
    assert options(match) == [f"figure-{who}-area-{area}" for who in (1, 2) for area in (N, S)]
    play(match, f"figure-2-area-{S}")
    assert hero(match, "hellion")["area"] == S
    assert hero(match, "vestal")["area"] == C
    assert table(match)["battle"]["used"][C] == 4


@pytest.mark.rule("DD-23.1")
@pytest.mark.rule("DD-A.222")
def test_only_one_is_moved_and_the_others_stand_closer() -> None:
    match = ghoul_comes(("pliskin", "C"))
    assert f"figure-9-area-{N}" in options(match)  # monsters yield as well
    play(match, f"figure-9-area-{N}")
    assert table(match)["battle"]["used"][C] == 5  # of four
    assert asked(match) == ["act"]
    assert "end" in options(match)  # who was there may stay


@pytest.mark.rule("DD-23.1")
@pytest.mark.rule("DD-A.222")
def test_a_large_monster_comes_to_its_target_alone_in_a_small_area() -> None:
    """NE holds two: there is nobody to move, so nobody is moved."""
    match = fight(
        {"vestal": {"area": "NE"}},
        [("ghoul", "N")],
        turn=8,
        tape=[1, 10],
    )
    assert standing(match)["area"] == NE
    assert hero(match)["area"] == NE
    assert asked(match) == ["act"]
    match.check()


@pytest.mark.rule("DD-A.222")
def test_an_area_too_small_for_it_stays_closed() -> None:
    """A pit holds one: the Impaler does not follow her in there."""
    match = fight(
        {"vestal": {"area": "pit_9_10"}},
        [("templar_impaler", "SE")],
        room="dd_9",
        boss="templars",
        turn=8,
        tape=[10, "foes", 10],
    )
    assert "out_of_range" in kinds(match)
    assert standing(match)["area"] == area_of("dd_9", "SE")


def crowded(*heroes: str) -> Match:
    """A Large monster in NE (two spaces) with these heroes; the turn of the first."""
    return fight(
        {kind: {"area": "NE"} for kind in heroes},
        [("ghoul", "NE")],
        turn=heroes[0],
        tape=["party"],
        stores={"food": 1},
    )


@pytest.mark.rule("DD-A.222")
def test_who_was_there_may_stay_and_act() -> None:
    match = crowded("hellion", "vestal")
    found = options(match)
    assert "end" in found
    assert f"use-wicked_hack-{NE}" in found
    play(match, "end")
    assert asked(match) == ["act"]  # the next turn: nobody had to make way
    assert [hero(match, n)["area"] for n in (0, 1)] == [NE, NE]


@pytest.mark.rule("DD-18.8")
@pytest.mark.rule("DD-A.222")
def test_who_goes_away_and_comes_back_must_go_on() -> None:
    match = fight(
        {"hellion": {"area": "E"}, "vestal": {"area": "NE"}},
        [("ghoul", "NE")],
        turn="hellion",
    )
    play(match, f"move-{NE}")
    assert {one.split("-")[0] for one in options(match)} == {"move"}


@pytest.mark.rule("DD-23.1")
def test_it_moves_one_at_the_end_of_every_turn_there() -> None:
    """Stunned or not: it ends its turn in a full Area."""
    match = fight(
        {"vestal": {"area": "NE"}, "hellion": {"area": "NE"}},
        [{"kind": "ghoul", "area": "NE", "stacks": [["stun", 0, 2]]}],
        turn=8,
        tape=["party"],
    )
    assert asked(match) == ["settle"]
    assert {one.split("-")[1] for one in options(match)} == {"0", "1"}  # it had no target


@pytest.mark.rule("DD-23.2")
@pytest.mark.rule("DD-A.223")
def test_ground_pound_strikes_first_and_then_makes_room() -> None:
    """All three are struck; its Target is the foremost, and of the others one is moved."""
    match = fight(
        {"vestal": {"area": "C"}, "jester": {"area": "C"}, "hellion": {"area": "C"}},
        [{"kind": "bone_captain", "area": "S"}],
        turn=8,
        tape=[10, 3, "party"],
    )
    assert standing(match)["area"] == C
    assert [hero(match, n)["wounds"] for n in range(3)] == [5, 5, 5]
    assert asked(match) == ["settle"]
    assert {one.split("-")[1] for one in options(match)} == {"1", "2"}


@pytest.mark.rule("DD-23.3")
def test_a_hero_ends_in_a_full_area_with_a_small_monster_that_is_moved_out() -> None:
    match = fight(
        {"crusader": {"area": "S"}, "vestal": {"area": "S"}},
        [("maggot", "SW"), ("pliskin", "SW")],
        turn="crusader",
        tape=["party"],
    )
    play(match, "stance-back", f"move-{SW}", "end")
    assert asked(match) == ["settle"]
    assert options(match) == [f"figure-8-area-{area}" for area in (W, S)]
    play(match, f"figure-8-area-{W}")
    assert standing(match)["area"] == W
    assert hero(match)["area"] == SW


@pytest.mark.rule("DD-23.4")
def test_nobody_displaces_one_of_his_own_size_or_larger() -> None:
    """SW is full without a Small monster; a Large one is no help to a hero."""
    for crowd in ([("pliskin", "SW"), ("pliskin", "SW")], [("ghoul", "SW")]):
        match = fight({"crusader": {"area": "S"}, "vestal": {"area": "S"}}, crowd, turn="crusader")
        play(match, "stance-back")
        assert f"move-{SW}" not in options(match)
        assert f"move-{SE}" in options(match)


@pytest.mark.rule("DD-23.4")
def test_a_small_monster_displaces_nobody() -> None:
    """A Maggot bites at Range 1: of the Areas next to the hero it takes the one with space."""
    for crowd, goes in (([], {f"area-{SW}", f"area-{NW}"}), ([("pliskin", "NW")] * 3, set())):
        match = fight(
            {"crusader": {"area": "W"}},
            [("maggot", "W"), *crowd],
            turn=8,
            tape=[10] if not goes else [],
            blocks=[],
            cards=(0, 0) if goes else (1, 0),
        )
        if goes:
            assert set(options(match)) == goes
        else:
            assert standing(match)["area"] == SW


@pytest.mark.rule("DD-A.68")
def test_with_no_space_next_to_it_the_displaced_goes_to_the_nearest() -> None:
    match = fight(
        {"hellion": {"area": "C"}, "vestal": {"area": "C"}},
        [("maggot", "SW"), ("pliskin", "SW")],
        turn="hellion",
        tape=["party"],
        blocks=[W] * 3 + [S] * 4,
    )
    play(match, "stance-back", f"move-{SW}", "end")
    assert options(match) == [f"figure-8-area-{area}" for area in (NW, C, SE)]


@pytest.mark.rule("DD-A.68")
def test_the_movers_own_place_is_a_free_area_too() -> None:
    """All is full but for the place he leaves."""
    full = {N: 4, NW: 3, NE: 2, W: 3, C: 4, E: 3, S: 2, SE: 2}
    match = fight(
        {"crusader": {"area": "S"}, "vestal": {"area": "S"}},
        [("maggot", "SW"), ("pliskin", "SW")],
        turn="crusader",
        tape=["party"],
        blocks=[area for area, count in full.items() for _ in range(count)],
    )
    play(match, "stance-back", f"move-{SW}", "end")
    assert standing(match)["area"] == S


# ---------------------------------------------------------------------- casualties


def slice_at(wounds: int, *behind: Any, where: int = 0) -> Match:
    """Wicked Slice, 7 damage, on a Pliskin with this many Wounds; it stands in the `where`th Stance."""
    foes = list(behind)
    foes.insert(where, {"kind": "pliskin", "area": "S", "life": 9, "wounds": wounds})
    match = fight(
        {"highwayman": {"area": "S", "skills": ["wicked_slice"]}}, foes, turn="highwayman", tape=[3]
    )
    play(match, f"use-wicked_slice-{S}")
    return match


@pytest.mark.rule("DD-23.5")
def test_a_monster_dies_when_its_wounds_reach_its_life() -> None:
    assert foe(slice_at(1, ("madman", "N"))) is not None  # 8 of 9
    assert foe(slice_at(2, ("madman", "N"))) is None  # 9 of 9


@pytest.mark.rule("DD-23.6")
def test_the_dead_leave_tile_and_tracker_at_once() -> None:
    match = slice_at(5, ("madman", "N"))
    assert table(match)["battle"]["used"][S] == 1
    assert order(match) == ["madman"]


@pytest.mark.rule("DD-23.7")
@pytest.mark.rule("DD-23.8")
@pytest.mark.rule("DD-A.69")
@pytest.mark.parametrize("where", [0, 1, 2, 3])
def test_example_those_behind_slide_forward_and_nobody_moves_on_the_tile(where: int) -> None:
    match = slice_at(5, ("bone_soldier", "N"), ("madman", "NE"), ("maggot", "W"), where=where)
    found = {
        one["kind"]: (one["stance"], one["area"]) for one in table(match)["battle"]["monsters"]
    }
    assert found == {
        "bone_soldier": ("aggressive", N),
        "madman": ("defensive", NE),
        "maggot": ("ranged", W),
    }


@pytest.mark.rule("DD-23.7")
def test_heroes_slide_forward_as_well() -> None:
    match = fight(
        {
            "crusader": {"area": "S", "wounds": 17, "stacks": [["bleed", 1, 1]]},
            "hellion": {"area": "E"},
            "vestal": {"area": "W"},
        },
        [("madman", "N")],
        turn="crusader",
        tape=["skull", "party"],
    )
    assert party(match) == ["hellion", "vestal"]
    assert [hero(match, kind)["stance"] for kind in ("hellion", "vestal")] == [
        "aggressive", "defensive",
    ]  # fmt: skip
    assert [hero(match, kind)["area"] for kind in ("hellion", "vestal")] == [E, W]


@pytest.mark.rule("DD-A.70")
def test_behind_a_dead_large_monster_they_slide_by_two() -> None:
    match = fight(
        {"highwayman": {"area": "S", "skills": ["wicked_slice"]}},
        [{"kind": "bone_captain", "area": "S", "life": 7}, ("madman", "N"), ("maggot", "N")],
        turn="highwayman",
        tape=[3],
    )
    assert [one["stance"] for one in table(match)["battle"]["monsters"]] == [
        "aggressive", "ranged", "support",
    ]  # fmt: skip
    play(match, f"use-wicked_slice-{S}")
    assert [one["stance"] for one in table(match)["battle"]["monsters"]] == [
        "aggressive", "defensive",
    ]  # fmt: skip


# ---------------------------------------------------------------------- ground


def reach(room: str, here: str, there: str, skill: str = "zealous_accusation") -> float | None:
    """The chance to hit a Pliskin (Dodge 1 less 1: none) with a Skill of the Crusader; None: no Range."""
    match = fight(
        {"crusader": {"area": here, "skills": [skill]}},
        [{"kind": "pliskin", "area": there, "dodge": 1}],
        room=room,
        turn="crusader",
    )
    option = f"use-{skill}-{area_of(room, there)}"
    if option not in options(match):
        return None
    return float(odds(match, option)[0]["hit"])


@pytest.mark.rule("DD-23.9")
@pytest.mark.rule("DD-23.12")
def test_example_from_high_ground_to_flat() -> None:
    """Zealous Accusation: Range 1, Acc 9; Dodge 2. Flat: 7 of 10."""
    assert reach("ruins_3", "W", "N") == 0.7
    assert reach("ruins_3", "NW", "N") == 0.8
    assert reach("ruins_3", "NW", "W") == 0.8  # two Areas away
    assert reach("ruins_3", "NW", "LOW_W") is None  # three
    assert reach("ruins_3", "N", "LOW_W") is None  # no bonus from flat ground


@pytest.mark.rule("DD-23.9")
@pytest.mark.rule("DD-23.12")
def test_example_from_high_ground_to_high_ground_nothing_changes() -> None:
    assert reach("ruins_3", "NW", "NE") is None  # two Areas away
    assert reach("dd_3", "TOP", "STAIR") == 0.7
    assert reach("ruins_3", "N", "NW") == 0.7  # nor from below


@pytest.mark.rule("DD-23.10")
@pytest.mark.rule("DD-23.12")
def test_example_low_ground() -> None:
    assert reach("ruins_1", "C", "LOW") == 0.8
    assert reach("ruins_1", "W", "LOW") == 0.8  # two Areas away
    assert reach("ruins_1", "NW", "LOW") is None
    assert reach("ruins_1", "LOW", "C") == 0.7
    assert reach("ruins_1", "LOW", "LOW", "smite") == 0.7  # Low to Low: no change
    assert reach("ruins_1", "C", "C", "smite") == 0.7


@pytest.mark.rule("DD-A.66")
def test_from_high_into_low_both_bonuses_add() -> None:
    assert reach("dd_2", "LEDGE", "POOL") == 0.9
    assert reach("dd_2", "LEDGE", "POOL", "smite") == 0.9  # Range 0, and up to 2 more


@pytest.mark.rule("DD-A.67")
def test_the_optional_range_is_only_longer() -> None:
    """Iron Swan has Range 2: from High Ground 2 or 3, never 1."""
    for there, open_there in (("N", False), ("W", True), ("LOW_W", True), ("SW", False)):
        match = fight(
            {"hellion": {"area": "NW", "skills": ["iron_swan"]}},
            [("pliskin", there)],
            room="ruins_3",
            turn="hellion",
        )
        option = f"use-iron_swan-{area_of('ruins_3', there)}"
        assert (option in options(match)) is open_there


@pytest.mark.rule("DD-23.11")
def test_monsters_have_the_same_bonus() -> None:
    """Graveyard Slash: Range 1, Acc 9; the Crusader has Dodge 1 at Light 5. From NW it need not move."""
    for here, there, roll, dealt in (
        ("NW", "N", 9, 5),
        ("N", "W", 9, 0),
        ("NW", "W", 9, 5),
    ):
        match = fight(
            {"vestal": {"area": "SE"}, "crusader": {"area": there, "wounds": 1}},
            [("bone_soldier", here)],
            room="ruins_3",
            turn=8,
            tape=[roll, "party"],
        )
        assert hero(match, "crusader")["wounds"] == 1 + dealt
        assert standing(match)["area"] == area_of("ruins_3", here)


@pytest.mark.rule("DD-23.1")
@pytest.mark.parametrize(("others", "asks"), [(1, False), (2, False), (3, True)])
def test_where_there_is_space_nobody_gives_way(others: int, asks: bool) -> None:
    """C holds four, a Large monster is two of them."""
    match = fight(
        {kind: {"area": "C" if n < others else "S"} for n, kind in enumerate(PARTY)},
        [("bone_captain", "C")],
        agenda=[["initiative"], ["settle", 8, None]],
        tape=None,
    )
    assert (asked(match) == ["settle"]) is asks


@pytest.mark.rule("DD-A.33")
@pytest.mark.parametrize(("others", "asks"), [(2, False), (3, True)])
def test_who_has_just_space_enough_stays(others: int, asks: bool) -> None:
    """C holds four, a Large monster is two of them."""
    match = fight(
        {kind: {"area": "C" if n < others else "S"} for n, kind in enumerate(PARTY)},
        [("bone_captain", "C")],
        agenda=[["initiative"], ["find_place", 8]],
        tape=None,
    )
    assert (asked(match) == ["find_place"] or at(match, 0) != "C") is asks


@pytest.mark.rule("DD-A.93")
def test_the_ground_somebody_is_moved_onto_is_an_event_of_its_own() -> None:
    """Struck at Death's Door he rolls; moved out of the way into a fire he rolls once more."""
    content = base_content()
    [room] = [one for one in content["rooms.yaml"] if one["id"] == "ruins_9"]
    burns = {"when": "enter", "op": "damage", "amount": 1, "side": "heroes", "where": ["N"]}
    room["rules"] = [{"id": "fire", "name": "Fire", "effects": [burns]}]
    healthy = fight({"jester": {"area": "C"}}, [("bone_captain", "S")], turn="jester")
    life = hero(healthy)["life"]
    match = fight(
        {
            "vestal": {"area": "C"},
            "jester": {"area": "C", "wounds": life},
            "hellion": {"area": "C"},
        },
        [{"kind": "bone_captain", "area": "S"}],
        turn=8,
        tape=[10, 3, "blank", "blank", "party"],
        content=content,
    )
    assert kinds(match).count("deathblow") == 1
    play(match, f"figure-1-area-{N}")
    assert kinds(match).count("deathblow") == 2
