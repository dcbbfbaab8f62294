"""Whom a Boss calls: the slot, the Area, the card; and who makes room (DD-31.18–31.21, DD-A.33)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    STILL,
    Fields,
    area_of,
    asked,
    at,
    conditions,
    deck,
    dungeon,
    fight,
    foe,
    hero,
    options,
    order,
    pack,
    play,
    ready,
    table,
    turns,
    used_up,
)


def cyst(tape: list[object], party: dict[str, Fields] | None = None, **more: Any) -> Match:
    return fight(
        party or {"crusader": {"area": "bottom"}},
        [("mammoth_cyst", "S")],
        room="dd_11",
        boss="mammoth_cyst",
        turn=8,
        tape=tape,
        **more,
    )


@pytest.mark.rule("DD-31.18")
def test_a_summoned_monster_takes_the_first_empty_slot_and_its_area() -> None:
    match = cyst(["party"])
    assert order(match) == ["mammoth_cyst", "white_cell_stalk"]
    stalk = foe(match, 1)
    assert stalk is not None
    assert stalk["stance"] == "ranged"  # the Cyst is Large
    assert at(match, 1) == "C"


@pytest.mark.rule("DD-31.18")
def test_a_summoned_monster_is_unhurt_and_as_printed() -> None:
    state: Any = cyst(["party"]).state
    stalk = state.monsters[1]
    assert (stalk.life, stalk.dodge, stalk.wounds) == (stalk.kind.life, 0, 0)
    assert (stalk.turns, stalk.stacks) == (stalk.kind.actions, ())


@pytest.mark.rule("DD-31.19")
def test_a_hero_makes_room_for_a_summoned_monster() -> None:
    match = cyst(["party"], {kind: {"area": "C"} for kind in PARTY})
    assert asked(match) == ["give_way"]
    near = ("teleport_5_6", "W", "E", "S")
    assert set(options(match)) == {
        f"figure-{number}-area-{area_of('dd_11', area)}" for number in range(4) for area in near
    }
    play(match, f"figure-2-area-{area_of('dd_11', 'W')}")
    assert at(match, "highwayman") == "W"
    assert at(match, 1) == "C"
    assert [at(match, kind) for kind in ("crusader", "hellion", "vestal")] == ["C"] * 3
    assert party_unchanged(match)


def party_unchanged(match: Match) -> bool:
    return [table(match)["heroes"][number]["kind"] for number in table(match)["party"]] == list(
        PARTY
    )


def heart(others: list[Any], party: dict[str, Fields]) -> Match:
    """The Gestating Heart calls a Priest to NE, the Area of Support; its capacity is 2."""
    return fight(
        party,
        [{"kind": "gestating_heart", "area": "C"}, *others],
        room="ruins_9",
        boss="gestating_heart",
        turn=8,
        setup={"mode": "boss", "boss": "final_encounter"},
        campaign={"final": True},
        tape=["cultist_priest", "party"],
    )


@pytest.mark.rule("DD-31.18")
@pytest.mark.rule("DD-31.19")
def test_nobody_yields_where_there_is_room() -> None:
    match = heart(
        [("bone_rabble", "C"), ("bone_rabble", "C")], {kind: {"area": "N"} for kind in PARTY}
    )
    assert asked(match) == ["act"]
    assert at(match, 3) == "NE"


@pytest.mark.rule("DD-31.19")
def test_the_hero_goes_to_the_closest_area_with_room() -> None:
    party: dict[str, Fields] = {kind: {"area": "N"} for kind in PARTY}
    party["hellion"] = party["vestal"] = {"area": "NE"}
    others: list[Any] = [("bone_rabble", "N"), ("bone_rabble", "N")]
    match = heart(others, party)  # N is full: E is the only Area next to NE with room
    assert options(match) == [f"figure-{n}-area-{area_of('ruins_9', 'E')}" for n in (1, 3)]
    play(match, options(match)[1])
    assert [at(match, kind) for kind in ("hellion", "vestal")] == ["NE", "E"]
    assert at(match, 3) == "NE"


@pytest.mark.rule("DD-31.20")
def test_where_monsters_fill_the_area_players_say_which_one_moves() -> None:
    match = heart([("bone_rabble", "NE"), ("madman", "NE")], {"crusader": {"area": "S"}})
    assert asked(match) == ["give_way"]
    near = [area_of("ruins_9", area) for area in ("N", "E")]
    assert set(options(match)) == {f"figure-{n}-area-{area}" for n in (9, 10) for area in near}
    play(match, f"figure-10-area-{near[1]}")
    assert [at(match, n) for n in (1, 2, 3)] == ["NE", "E", "NE"]
    assert order(match)[3] == "cultist_priest"


@pytest.mark.rule("DD-31.20")
def test_a_hero_yields_before_a_monster() -> None:
    match = heart([("bone_rabble", "C"), ("madman", "NE")], {"crusader": {"area": "NE"}})
    assert {one.split("-area")[0] for one in options(match)} == {"figure-0"}


@pytest.mark.rule("DD-31.21")
def test_a_summoned_monster_may_act_in_the_same_round() -> None:
    match = cyst(["party"], cards=(1, 1))
    assert deck(match) == (0, 3)  # one of the Cyst's, two of the Stalk's
    match = ready(match.position(), [["initiative"]], [9, 1, 1, "party"])
    assert turns(match)[:3] == ["mammoth_cyst", "white_cell_stalk", "white_cell_stalk"]
    assert [e.fields["round"] for e in match.events if e.kind == "round"] == [2]  # only now


@pytest.mark.rule("DD-A.100")
def test_with_a_full_tracker_nobody_is_summoned() -> None:
    match = fight(
        {"crusader": {"area": "bottom", "wounds": 0}},
        [("necromancer_1", "upper_centre")]
        + [{"kind": "madman", "area": "left", "stacks": STILL}] * 3,
        room="ruins_10",
        boss="necromancer",
        turn=8,
        tape=[7, 2, "party"],  # Six Feet Under hits
    )
    assert sorted(order(match)) == ["madman", "madman", "madman", "necromancer_1"]
    assert hero(match)["stress"] == 2  # the rest of the Skill works
    assert deck(match)[1] == 3


@pytest.mark.rule("DD-A.100")
def test_a_cyst_that_cannot_summon_uses_a_skill() -> None:
    match = fight(
        {"crusader": {"area": "bottom"}},
        [("mammoth_cyst", "S"), ("madman", "C"), ("madman", "C")],
        room="dd_11",
        boss="mammoth_cyst",
        turn=8,
        tape=[9, "party"],
    )
    assert order(match) == ["mammoth_cyst", "madman", "madman"]
    one = foe(match)
    assert one is not None
    assert conditions(one) == [("buff", 0, 2)]


@pytest.mark.rule("DD-A.101")
def test_the_round_goes_on_for_a_card_added_to_an_empty_deck() -> None:
    match = fight(
        {"crusader": {"area": "bottom", "level": 3}},
        [{"kind": "mammoth_cyst", "area": "S", "turns": 1}],
        room="dd_11",
        boss="mammoth_cyst",
        turn=8,
        cards=(0, 0),
        tape=[1, 1, "party"],  # twice Reconstitute; then the second round
    )
    assert turns(match)[:3] == ["mammoth_cyst", "white_cell_stalk", "white_cell_stalk"]
    assert [e.fields["round"] for e in match.events if e.kind == "round"] == [2]
    assert used_up(match)


# ---------------------------------------------------------------------- heroes without space


@pytest.mark.rule("DD-A.33")
def test_a_hero_without_space_where_he_starts_goes_where_the_players_like(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # No tile of the box is so small: all four start in SE, which holds two.
    room = pack().room("ruins_9")
    small = room.names.index("SE")
    monkeypatch.setattr(room, "hero_start", (small,) * 4)
    match = fight(
        {kind: {} for kind in PARTY},
        [],
        agenda=[["stage_battle"]],
        round=0,
        tape=["madman"] * 2 + ["bone_rabble"] * 2 + ["party"],
    )
    near = [area_of("ruins_9", area) for area in ("E", "S")]
    for number, area in ((2, near[0]), (3, near[1])):  # the last two in Stance order
        assert asked(match) == ["find_place"]
        assert options(match) == [f"area-{one}" for one in near]
        play(match, f"area-{area}")
        assert hero(match, number)["area"] == area
    assert [hero(match, number)["area"] for number in (0, 1)] == [small, small]
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-31.18")
@pytest.mark.parametrize(("kind", "stress"), [("bone_rabble", 1), ("madman", 0)])
def test_who_comes_later_is_feared_as_well(kind: str, stress: int) -> None:
    """A Quest on which every Unholy monster that comes costs everybody 1 Stress."""
    quest = next(
        one.id for one in pack().quests if any(e.when == "spawn" for e in one.entry.effects)
    )
    match = fight(
        PARTY,
        [("bone_soldier", "N")],
        where=dungeon(PARTY, quest=quest),
        agenda=[["initiative"], ["draw_summon"]],
        tape=[kind, "party"],
    )
    assert order(match) == ["bone_soldier", kind]
    assert [one["stress"] for one in table(match)["heroes"]] == [stress] * 4
