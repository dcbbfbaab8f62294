"""Edited positions: what breaks a rule is refused in one line that names the field; nothing else fails."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

import undercroft
from tests.games.edited import documents, plays_on, remembers, spoiled
from undercroft import Match, PositionError
from undercroft.games import find
from undercroft.kernel import record

from .stage import arena, journey


def test_however_it_is_edited_it_plays_on_or_is_refused_in_one_line() -> None:
    random = Random(11)
    modes = ("boss", "encounter", "journey", "campaign")
    originals = documents("dark_souls", [{"mode": mode, "players": 3} for mode in modes])
    refused = sum(
        not plays_on(spoiled(random.choice(originals), random), random) for _ in range(600)
    )
    assert refused > 300


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("souls", -1, "souls"),
        ("sparks", 9, "sparks"),
        ("at", 7, "at"),
        ("inventory", [["excalibur"]], "inventory"),
        ("inventory", [["estoc", "titanite_shard"]], r"estoc takes 0 upgrades \(DS-6\.1\)"),
        (
            "inventory",
            [["thrall_axe", *["titanite_shard"] * 3]],
            r"thrall_axe takes [12] upgrades \(DS-6\.1\)",
        ),
        ("bosses", ["nito"], "bosses"),
        ("ward", [99, 0, 0], "ward"),
    ],
)
def test_a_broken_field_is_named(field: str, value: object, named: str) -> None:
    doc: Any = journey().position()
    doc["state"][field] = value
    with pytest.raises(PositionError, match=named):
        undercroft.from_position(doc)


def test_a_party_with_a_class_twice_is_refused() -> None:
    with pytest.raises(undercroft.InvalidSetup, match="class_2: knight is taken by class_1"):
        undercroft.new("dark_souls", {"players": 2, "class_1": "knight", "class_2": "knight"})
    doc: Any = journey().position()
    doc["state"]["heroes"][1]["kind"] = doc["state"]["heroes"][0]["kind"]
    with pytest.raises(PositionError, match=r"DS-1\.2"):
        undercroft.from_position(doc)


def test_ten_cubes_are_no_position_of_a_living_character() -> None:
    doc: Any = arena({"knight": {"node": 6}}, [("hollow_soldier", 0)]).position()
    doc["state"]["heroes"][0].update(black=6, red=4)
    doc["frame"].update(agenda=[["begin", 0]], asks=[], answered=[])
    with pytest.raises(PositionError, match=r"DS-19\.8"):
        undercroft.from_position(doc)


USE = {"slot": "right", "index": 0, "free": False, "charging": False, "again": False}
BLOW = {
    "foe": 0, "strength": 4, "magic": False, "difficulty": 1, "conditions": [], "push": False,
}  # fmt: skip
DOING = {"foe": 0, "card": None, "index": 0}

#: A step, its fields, the place of the one that is tried, and from where to where it means something:
#: three characters, two enemies with a move and an attack each, 13 nodes.
RANGES: list[tuple[str, list[object], tuple[int | str, ...], int, int]] = [
    *((name, [0], (0,), 0, 2) for name in ("begin", "activation", "end_activation", "take_aggro")),
    *((name, [0], (0,), 0, 2) for name in ("pass_aggro", "place")),
    *((name, [0, 1], (0,), 0, 2) for name in ("charge_move", "dodge_further", "overspend")),
    ("roll_for", [0, "block"], (0,), 0, 2),
    ("overspend", [0, 1], (1,), 1, 99),
    ("after_roll", [0, "block", 4], (0,), 0, 2),
    ("backstab", [0, 0], (0,), 0, 2),
    ("spring_trap", [0, 9], (0,), 0, 2),
    *((name, [0, "trap_1_1"], (0,), 0, 2) for name in ("face_trap", "trap_result")),
    ("backstab", [0, 0], (1,), 0, 1),
    ("spring_trap", [0, 9], (1,), 9, 9),
    *(("push", [0, 0, "leap"], (at,), 0, most) for at, most in ((0, 2), (1, 1))),
    *(("push_foe", [0, 0, 1], (at,), 0, most) for at, most in ((0, 2), (1, 1))),
    ("push_order", [0, [0, 1], 1], (0,), 0, 2),
    ("push_order", [0, [0, 1], 1], (1, 0), 0, 1),
    *((name, [0, BLOW], (0,), 0, 2) for name in ("defend", "blocked", "dodged")),
    *((name, [0, BLOW], (1, "foe"), 0, 1) for name in ("defend", "blocked", "dodged")),
    ("targets", [[0], BLOW], (0, 0), 0, 2),
    ("targets", [[0], BLOW], (1, "foe"), 0, 1),
    *((name, [0, USE, None], (0,), 0, 2) for name in ("swing", "target")),
    *((name, [0, USE, None], (1, "index"), 0, 1) for name in ("swing", "target")),
    *((name, [0, USE, 0], (2,), 0, 1) for name in ("swing", "target")),
    *((name, [0, USE, 0, None], (0,), 0, 2) for name in ("take_dice", "strike")),
    *((name, [0, USE, 0, None], (1, "index"), 0, 1) for name in ("take_dice", "strike")),
    *((name, [0, USE, 0, None], (2,), 0, 1) for name in ("take_dice", "strike")),
    *((name, [0, USE, None, 0], (3,), 0, 12) for name in ("take_dice", "strike")),
    ("shift", [0, USE, 1, None], (1, "index"), 0, 1),
    ("gain", [0, USE, 1, []], (1, "index"), 0, 1),
    ("end_foe", [0], (0,), 0, 1),
    ("icon", [DOING], (0, "foe"), 0, 1),
    ("icon", [DOING], (0, "index"), 0, 1),
    ("move_foe", [DOING, 1, 0, False], (0, "foe"), 0, 1),
    ("move_foe", [DOING, 1, 0, False], (0, "index"), 0, 1),
    ("move_foe", [DOING, 1, 0, False], (2,), 0, 2),
    *((name, [DOING, 0], (0, "foe"), 0, 1) for name in ("turn_foe", "leap_to")),
    *((name, [DOING, 0], (1,), 0, 2) for name in ("turn_foe", "leap_to")),
    ("boss_aside", [0, 1], (0,), 0, 1),
    ("boss_aside", [0, 1], (1,), 0, 1),
    ("met_arc", [0, 0, ["front", "left"]], (0,), 0, 2),
    ("met_arc", [0, 0, ["front", "left"]], (1,), 0, 1),
    ("make_room", [0, 0, None], (0,), 0, 12),
    ("make_room", [0, 0, None], (1,), 0, 2),
    ("make_room", [0, None, 0], (2,), 0, 1),
    ("one_tile", [1, None], (0,), 1, 3),
    ("draw_treasure", [1, []], (0,), 1, 9),
]


def three_against_two() -> Match:
    foes = [("hollow_soldier", 0), ("hollow_soldier", 1)]
    heroes = {"knight": {"node": 6}, "warrior": {"node": 5}, "herald": {"node": 7}}
    return arena(heroes, foes, traps={9: None})


def fits(match: Match, step: list[object]) -> bool:
    """Whether a step as documents hold it means something in this match."""
    kind: Any = find("dark_souls").steps[str(step[0])]
    try:
        made: Any = record.read(step, {kind.name: kind}, match.pack, "step")
    except PositionError:
        return False
    return bool(made.fits(match.state))


@pytest.mark.parametrize(("name", "fields", "at", "least", "most"), RANGES)
def test_the_numbers_of_a_step_mean_something_from_here_to_there(
    name: str, fields: list[object], at: tuple[int | str, ...], least: int, most: int
) -> None:
    match = three_against_two()

    def with_number(number: int) -> list[object]:
        step: Any = deepcopy([name, *fields])
        inside = step
        *way, last = (1 + int(at[0]), *at[1:])
        for place in way:
            inside = inside[place]
        inside[last] = number
        return list(step)

    assert fits(match, with_number(least))
    assert fits(match, with_number(most))
    assert not fits(match, with_number(least - 1))
    if most not in (9, 99):  # these have no end of their own
        assert not fits(match, with_number(most + 1))


@pytest.mark.parametrize(
    "step",
    [
        ["push_order", 0, [], 1],
        ["targets", [], BLOW],
        ["targets", [1, 1], BLOW],
        ["met_arc", 0, 0, []],
        ["icon", {**DOING, "card": "dancer_plunging_attack"}],
        ["make_room", 0, None, None],
        ["make_room", 0, 0, 0],
        ["strike", 0, USE, 0, 0],
        ["strike", 0, USE, None, None],
        ["after_card", "hollow_soldier"],
        ["one_tile", 1, "hollow_soldier"],
        ["place_tile", "hollow_soldier"],
        ["draw_treasure", 1, ["hollow_soldier"]],
        ["equip", ["hollow_soldier"]],
        ["equip", ["estoc"]],
    ],
)
def test_steps_that_mean_nothing(step: list[object]) -> None:
    assert not fits(three_against_two(), step)


@pytest.mark.parametrize(
    "step",
    [
        ["swing", 0, USE, None],
        ["shift", 0, USE, 1, None],
        ["target", 0, USE, None],
        ["strike", 0, USE, None, 0],
        ["make_room", 0, None, 0],
    ],
)
def test_a_step_about_nobody_else_means_something_where_one_fights_one(step: list[object]) -> None:
    """Somebody alone may be in the middle of an attack on the only enemy, too."""
    assert fits(arena({"knight": {"node": 6}}, [("hollow_soldier", 0)]), step)


def test_a_copy_is_the_same_in_every_field() -> None:
    """In a fight with all that may be in one, in a boss's lair and on the road."""
    spell = {"magic": True, "enchanted": 1, "charged": True, "crit": True, "steadied": True}
    laden = {"node": 6, "conditions": 5, "black": 2, "red": 1, "blessed": [1, 0], **spell}
    fight = arena(
        {"knight": laden, "warrior": {"node": 5}},
        [{"model": "hollow_soldier", "node": 0, "wounds": 0, "conditions": 2, "acted": True}],
        turn=1,
        aggro=1,
        traps={9: None},
        terrain={1: "gravestone"},
        ward=[1, 0, 0],
        ward_next=[0, 1, 0],
        spilled={"node": 3, "souls": 4},
        souls=7,
    )
    lair = arena({"knight": {"node": 1, "side": "e"}}, boss="gargoyle", heated=True)
    campaign = journey({"mode": "campaign", "onward": "on"}, victories=["coiled_sword"])
    for match in (fight, lair, campaign):
        twin = match.clone()
        assert twin.position()["state"] == match.position()["state"]
        assert twin.position()["frame"] == match.position()["frame"]
        assert twin.state.onward == match.state.onward


def test_what_a_fight_remembers_is_what_loading_it_finds() -> None:
    setups = [
        {"mode": "journey", "players": 2},
        {"mode": "campaign", "players": 3},
        {"mode": "boss", "boss": "dancer"},
        {"mode": "encounter", "encounter": "level_3", "players": 4},
    ]
    kept = ("board", "limits", "modifiers", "scenario", "seats_of", "mode", "by_hand", "onward")
    assert remembers("dark_souls", setups, kept) > 20
