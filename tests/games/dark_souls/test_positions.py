"""Edited positions: what breaks a rule is refused in one line that names the field; nothing else fails."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undercroft
from tests.games.edited import documents, plays_on, spoiled
from undercroft import PositionError
from undercroft.games import find

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
    with pytest.raises(undercroft.InvalidSetup, match=r"DS-1\.2"):
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


#: A step, its numbers, which of them is tried, and from where to where it means something:
#: three characters, two enemies with a move and an attack each, 13 nodes.
RANGES: list[tuple[str, list[int], int, int, int]] = [
    *((name, [0], 0, 0, 2) for name in ("begin", "activation", "end_activation", "take_aggro")),
    *((name, [0], 0, 0, 2) for name in ("pass_aggro", "place")),
    *(
        (name, [0, 1], 0, 0, 2)
        for name in ("charge_move", "dodge_further", "roll_for", "overspend")
    ),
    ("overspend", [0, 1], 1, 1, 99),
    ("after_roll", [0, 1, 4], 0, 0, 2),
    *((name, [0, 0], 0, 0, 2) for name in ("backstab", "face_trap", "trap_result", "spring_trap")),
    ("backstab", [0, 0], 1, 0, 1),
    ("spring_trap", [0, 0], 1, 0, 12),
    *((name, [0, 0, 1], 0, 0, 2) for name in ("push", "push_foe")),
    *((name, [0, 0, 1], 1, 0, 1) for name in ("push", "push_foe")),
    ("push_order", [0, 1, 1], 0, 0, 2),
    ("push_order", [0, 1, 1], 1, 1, 3),
    *((name, [0, 0, 4, 0, 1, 0, 0, 0], 0, 0, 2) for name in ("defend", "blocked", "dodged")),
    *((name, [0, 0, 4, 0, 1, 0, 0, 0], 1, 0, 1) for name in ("defend", "blocked", "dodged")),
    ("targets", [1, 0, 4, 0, 1, 0, 0, 0], 0, 1, 7),
    ("targets", [1, 0, 4, 0, 1, 0, 0, 0], 1, 0, 1),
    *((name, [0, 1, 0, 0, 0], 0, 0, 2) for name in ("swing", "target", "take_dice", "strike")),
    *((name, [0, 1, 0, 0, 0], 2, 0, 1) for name in ("swing", "target", "take_dice", "strike")),
    *((name, [0, 1, 0, 1, -1], 2, 0, 1) for name in ("shift", "gain")),
    ("end_foe", [0], 0, 0, 1),
    ("icon", [0, -1, 0], 0, 0, 1),
    ("icon", [0, -1, 0], 1, -1, -1),
    ("icon", [0, -1, 0], 2, 0, 1),
    ("move_foe", [0, -1, 0, 1, 0], 0, 0, 1),
    ("move_foe", [0, -1, 0, 1, 0], 2, 0, 1),
    ("move_foe", [0, -1, 0, 1, 0], 4, 0, 2),
    *((name, [0, -1, 0, 0], 0, 0, 1) for name in ("turn_foe", "leap_to")),
    *((name, [0, -1, 0, 0], 3, 0, 2) for name in ("turn_foe", "leap_to")),
    ("boss_aside", [0, 1], 0, 0, 1),
    ("boss_aside", [0, 1], 1, 0, 1),
    ("met_arc", [0, 0, 3], 0, 0, 2),
    ("met_arc", [0, 0, 3], 1, 0, 1),
    ("met_arc", [0, 0, 3], 2, 1, 15),
    ("make_room", [0, 0], 0, 0, 12),
    ("one_tile", [1, -1], 0, 1, 3),
    ("one_tile", [1, -1], 1, -1, 35),
    ("place_tile", [0], 0, 0, 12),
    ("after_card", [0], 0, 0, 59),
    ("draw_treasure", [1, 0], 0, 1, 9),
    ("draw_treasure", [1, 0], 1, 0, 133),
]


@pytest.mark.parametrize(("name", "numbers", "at", "least", "most"), RANGES)
def test_the_numbers_of_a_step_mean_something_from_here_to_there(
    name: str, numbers: list[int], at: int, least: int, most: int
) -> None:
    foes = [("hollow_soldier", 0), ("hollow_soldier", 1)]
    heroes = {"knight": {"node": 6}, "warrior": {"node": 5}, "herald": {"node": 7}}
    match = arena(heroes, foes, traps={9: -1})
    step: Any = find("dark_souls").steps[name]

    def fits(number: int) -> bool:
        return bool(step(*numbers[:at], number, *numbers[at + 1 :]).fits(match.state))

    assert fits(least)
    assert fits(most)
    assert not fits(least - 1)
    if most not in (9, 99):  # these have no end of their own
        assert not fits(most + 1)


def test_the_figures_of_the_box_by_which_numbers_end() -> None:
    pack: Any = arena({"knight": {"node": 6}}, [("hollow_soldier", 0)]).pack
    ends = {(name, at): most for name, _, at, _, most in RANGES}
    assert ends["one_tile", 1] == len(pack.encounters) - 1
    assert ends["place_tile", 0] == len(pack.faces) - 1
    assert ends["after_card", 0] == len(pack.behaviours) - 1
    assert ends["draw_treasure", 1] == len(pack.armoury.cards) - 1


def test_a_copy_is_the_same_in_every_field() -> None:
    """In a fight with all that may be in one, in a boss's lair and on the road."""
    spell = {"magic": True, "enchanted": 1, "charged": True, "crit": True, "steadied": True}
    laden = {"node": 6, "conditions": 5, "black": 2, "red": 1, "blessed": [1, 0], **spell}
    fight = arena(
        {"knight": laden, "warrior": {"node": 5}},
        [{"model": "hollow_soldier", "node": 0, "wounds": 0, "conditions": 2, "acted": True}],
        turn=1,
        aggro=1,
        traps={9: -1},
        terrain={1: 1},
        ward=[1, 0, 0],
        ward_next=[0, 1, 0],
        spilled=[3, 4],
        souls=7,
    )
    lair = arena({"knight": {"node": 1, "side": 2}}, boss="gargoyle", heated=True)
    campaign = journey({"mode": "campaign", "onward": "on"}, victories=["coiled_sword"])
    for match in (fight, lair, campaign):
        twin = match.clone()
        assert twin.position()["state"] == match.position()["state"]
        assert twin.position()["frame"] == match.position()["frame"]
        assert twin.state.onward == match.state.onward
