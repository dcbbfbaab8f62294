"""Scenes of Dungeons out of the book: all are struck although some fall; gamblers; Curios."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import (
    asked,
    coming,
    dungeon,
    each,
    fight,
    hamlet,
    hero,
    options,
    play,
    rule,
    table,
    used_up,
)  # fmt: skip

#: The next Stress is the last.
DOOMED = {"stress": 9, "red": True, "mood": "fearful"}


def answer(match: Any, *, till: str, wish: str = "") -> None:
    """The wished answer where it is open, otherwise the first, until this is asked."""
    while asked(match)[0] != till:
        found = options(match, match.waiting[0])
        play(match, wish if wish in found else found[0])


# ---------------------------------------------------------------------- somebody dies on the way


@rule("DD-9.2")
@rule("DD-0.19")
def test_scouting_stresses_everybody_although_two_fall() -> None:
    match = dungeon(
        {"crusader": DOOMED, "hellion": {}, "highwayman": DOOMED, "vestal": {"stress": 2}},
        hamlet={"waiting": 2},
        tokens={"a": "lair"},
    )
    play(match, "scout")
    answer(match, till="stop", wish="jester")
    assert each(match, "stress") == [0, 1, 0, 3]  # the newcomers came after it
    assert each(match, "alive") == [True] * 4
    assert table(match)["waiting"] == 0
    assert sorted(table(match)["fallen"]) == ["crusader", "highwayman"]


@rule("DD-12.2")
@rule("DD-0.19")
def test_going_back_stresses_everybody_although_the_first_falls() -> None:
    match = dungeon(
        {"crusader": DOOMED, "hellion": {}, "highwayman": {}, "vestal": DOOMED},
        hamlet={"waiting": 2},
        tokens={"a": "empty"},
        cleared=[0],
        at="a",
    )
    play(match, "back-8")
    answer(match, till="stop", wish="arbalest")
    assert each(match, "stress") == [0, 1, 1, 0]
    assert table(match)["waiting"] == 0


@rule("DD-14.2")
@rule("DD-A.29")
def test_a_trap_room_asks_each_player_for_each_hero() -> None:
    match = dungeon(
        {"crusader": {"wounds": 17}, "hellion": {}, "highwayman": {}, "vestal": {}},
        setup={"players": 4},
        level=3,
        tokens={"a": "trap"},
        at="a",
        hamlet={"waiting": 1},
        agenda=[["stop"], ["enter_room", True]],
        tape=["skull"],
    )
    for seat, wounds in enumerate((1, 3, 0, 2)):
        assert match.waiting == (seat,) or list(match.waiting) == [seat]
        play(match, f"wounds-{wounds}")
        while asked(match)[0] not in ("trap_room", "stop"):
            play(match, options(match, match.waiting[0])[0])
    assert each(match, "wounds") == [0, 3, 0, 2]
    assert each(match, "stress") == [0, 0, 3, 1]
    assert hero(match, 0)["kind"] != "crusader"


@rule("DD-14.3")
@rule("DD-14.4")
@pytest.mark.parametrize(("token", "light"), [("dark", 4), ("trap", 5), ("empty", 5)])
def test_dark_rooms_and_traps_act_at_every_passage(token: str, light: int) -> None:
    match = dungeon(tokens={"a": token}, at="a", agenda=[["stop"], ["enter_room", True]])
    answer(match, till="stop", wish="wounds-0")
    assert table(match)["light"] == light
    cleared = token == "empty"
    room = table(match)["dungeon"]
    assert (0 in room["cleared"]) == cleared


@rule("DD-26.N9")
@rule("DD-26.P9")
@rule("DD-A.77")
def test_the_dark_speaks_to_everybody_once() -> None:
    match = dungeon(
        {
            "crusader": {"quirks": ["night_blindness"], "stress": 3},
            "hellion": {"quirks": ["night_owl"], "stress": 3},
            "highwayman": {"stress": 3},
            "vestal": {"stress": 3, "quirks": ["photomania", "nocturnal"]},
        },
        tokens={"a": "dark"},
        at="a",
        agenda=[["stop"], ["enter_room", True]],
    )
    assert each(match, "stress") == [4, 2, 3, 3]


# ---------------------------------------------------------------------- gamblers


@rule("DD-26.N2")
@rule("DD-26.P14")
@pytest.mark.parametrize(
    ("roll", "wounds", "stress"), [(1, 0, 3), (2, 0, 4), (3, 0, 4), (9, 0, 4), (10, 2, 4)]
)
def test_only_a_1_pleases_and_only_a_10_hurts(roll: int, wounds: int, stress: int) -> None:
    """Level 2: a 10 costs 2 Wounds; the blow may hit or miss, and no 2 is a 10."""
    quirks = ["bad_gambler", "skilled_gambler"]
    match = fight(
        {
            "hellion": {
                "area": "S",
                "level": 2,
                "quirks": quirks,
                "stress": 4,
                "skills": ["barbaric_yawp", "iron_swan", "wicked_hack", "bleed_out"],
            }
        },
        [("bone_captain", "S")],
        turn="hellion",
        tape=[roll],
    )
    play(match, "use-barbaric_yawp-7")
    assert hero(match, 0)["wounds"] == wounds
    assert hero(match, 0)["stress"] == stress


@rule("DD-A.79")
def test_the_dice_of_monsters_move_no_gambler() -> None:
    match = fight(
        {"crusader": {"area": "S", "quirks": ["bad_gambler", "skilled_gambler"], "stress": 4}},
        [("bone_soldier", "C")],
        turn=8,
        tape=[10],
    )
    assert (hero(match, 0)["wounds"], hero(match, 0)["stress"]) == (0, 4)


@rule("DD-26.N2")
def test_in_the_hamlet_nobody_gambles() -> None:
    """Field Dressing is a d10: a 10 is Stress for the patient, and no Wound for the Arbalest."""
    match = hamlet(
        {"arbalest": {"quirks": ["bad_gambler"]}, "hellion": {}, "highwayman": {}, "vestal": {}},
        tape=[1, 10],
    )
    play(match, "hamlet-skill-0", "hero-1")
    assert each(match, "wounds") == [0, 0, 0, 0]
    assert each(match, "stress") == [0, 2, 0, 0]


# ---------------------------------------------------------------------- Curios


@rule("DD-14.8")
@rule("DD-10.10")
def test_a_torch_serves_one_curio_only() -> None:
    """One Torch, two Curio Rooms: the second card acts with both its sides."""
    match = dungeon(
        tokens={"a": "curio", "b": "curio"},
        at="a",
        stores={"torch": 1},
        quest="fundraiser",
        agenda=[["stop"], ["enter_room", True]],
        tape=[6, "cracked_reliquary", *["blank"] * 8, 7, "bound_ledger"],
        setup={"players": 1},
    )
    play(match, "torch", "hero-2")
    assert each(match, "stress") == [0, 0, 0, 0]
    play(match, "explore-1")
    answer(match, till="curio_hero")
    play(match, "hero-2")
    assert table(match)["light"] == 4
    assert used_up(match)


@rule("DD-14.8")
@rule("DD-10.10")
def test_a_torch_that_served_nobody_does_not_serve_the_next() -> None:
    """It was spent for a Curio that nobody came to touch: the next card acts with both its sides."""
    match = dungeon(
        tokens={"a": "curio"},
        at="a",
        torch=True,
        agenda=[["stop"], ["enter_room", True]],
        tape=[6, "bound_ledger"],
    )
    play(match, "hero-2")
    assert table(match)["light"] == 4


@rule("DD-14.7")
@rule("DD-14.6")
@pytest.mark.parametrize("roll", [6, 10])
def test_the_card_lies_open_before_somebody_is_chosen(roll: int) -> None:
    match = dungeon(
        tokens={"a": "curio"},
        at="a",
        agenda=[["stop"], ["enter_room", True]],
        tape=[roll, "moss_grown_font", 10],
    )
    assert asked(match) == ["curio_hero"]
    assert match.events[-1].fields["curio"] == "moss_grown_font"
    play(match, "hero-3")
    assert used_up(match)


@rule("DD-14.6")
def test_a_guarded_curio_is_a_battle_from_1_to_5() -> None:
    match = dungeon(
        tokens={"a": "curio"}, at="a", agenda=[["stop"], ["enter_room", True]], tape=None
    )
    match.supply("5")
    assert "ruins_1" in coming(match)


# ---------------------------------------------------------------------- one thing after the other


@rule("DD-29.3")
@rule("DD-A.93")
@pytest.mark.parametrize(
    "quirks", [["light_sensitive", "nocturnal"], ["nocturnal", "light_sensitive"]]
)
def test_what_a_quirk_rolls_for_is_settled_before_the_next_acts(quirks: list[str]) -> None:
    """A Torch at Death's Door: the Wounds of one Quirk are a roll, Stress of the later one waits for it."""
    match = dungeon(
        {"crusader": {"quirks": quirks, "wounds": 17}, "hellion": {}},
        light=3,
        stores={"torch": 1},
        tape=None,
    )
    play(match, next(id for id in [*options(match)] if "torch" in id))
    assert each(match, "stress")[0] == quirks.index("light_sensitive")
    match.supply("blank")
    assert each(match, "stress")[0] == 1
    assert hero(match, "crusader")["alive"]


@rule("DD-A.230")
@pytest.mark.parametrize(("quirks", "left"), [(["resilient"], 0), ([], 1)])
def test_who_calms_himself_at_the_brink_has_what_is_left(quirks: list[str], left: int) -> None:
    """A Dark Crown takes 9 of ten, with Resilient all of it; never less than nothing."""
    fields = {**DOOMED, "level": 3, "trinkets": ["dark_crown"], "quirks": quirks}
    match = dungeon({"crusader": fields, "hellion": {}}, light=3, tokens={"a": "lair"})
    play(match, "scout")
    play(match, next(id for id in options(match) if "trinket" in id))
    answer(match, till="stop")
    assert hero(match, "crusader")["alive"]
    assert each(match, "stress") == [left, 1, 1, 1]
