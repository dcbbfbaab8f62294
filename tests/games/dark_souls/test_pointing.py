"""What a question is about, and what each of its options points at: that is what a screen marks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import undercroft
from undercroft import Match

from .bout import bare, blow, fight, tough
from .lair import lair
from .stage import asked, play


def make_room() -> Match:
    match = fight(
        {"knight": bare(3), "herald": bare(6)},
        [tough("hollow_soldier", 6), tough("sentinel", 6)],
    )
    play(match, "walk-node-6")
    return match


def push_foe() -> Match:
    match = fight({"knight": bare(6, left=["force"])}, [tough("hollow_soldier", 5)])
    play(match, "act-left-0")
    return match


def push_order() -> Match:
    match = fight(
        {"knight": bare(6, left=["firebombs"])},
        [tough("hollow_soldier", 5), tough("sentinel", 5)],
        tape=[0, 0, 0],
    )
    play(match, "act-left-0")
    return match


def push() -> Match:
    match = fight({"knight": bare(6)}, [tough("hollow_soldier", 5)])
    match = blow(match, 1, push=True)
    play(match, "block")
    return match


def move_foe() -> Match:
    return fight({"knight": bare(12)}, [tough("hollow_soldier", 6)], turn=None)


def next_foe() -> Match:
    return fight(
        {"knight": bare(12)}, [tough("hollow_soldier", 6), tough("hollow_soldier", 0)], turn=None
    )


def turn_foe() -> Match:
    return lair(
        "gargoyle", {"knight": {"node": 12}}, node=1, foe={"conditions": ["frostbite"]},
        card="gargoyle_halberd_thrust",
    )  # fmt: skip


def targets() -> Match:
    return lair(
        "gargoyle", {"knight": {"node": 11}, "herald": {"node": 11}}, node=6,
        card="gargoyle_electric_breath",
    )  # fmt: skip


def boss_aside() -> Match:
    match = lair(
        "ornstein_and_smough",
        {"knight": {"node": 14, "side": "s"}, "herald": {"node": 27}},
        foes=[
            {"model": "ornstein", "node": 1, "facing": "s"},
            {"model": "smough", "node": 14, "facing": "s"},
        ],
        card="ornstein_and_smough_spear_slam",
    )
    while asked(match) != ["boss_aside"]:
        play(match, match.decisions[0].options[0].id)
    return match


def backstab() -> Match:
    match = fight(
        {"assassin": bare(6, armour=["masters_attire"], left=["estoc"], heroic=True)},
        [tough("large_hollow_soldier", 6)],
    )
    match = blow(with_tape(match, [1, 1, 1]), 3)
    play(match, "dodge")
    return match


def with_tape(match: Match, tape: list[int]) -> Match:
    doc: Any = match.position()
    doc["chance"] = {"source": "tape", "outcomes": tape, "count": 0}
    return undercroft.from_position(doc)


def dodge() -> Match:
    return blow(fight({"knight": bare(6)}, [tough("hollow_soldier", 6)]), 3)


def activation() -> Match:
    return fight({"knight": bare(6, left=["long_sword"])}, [tough("hollow_soldier", 6)])


SCENES: dict[str, Callable[[], Match]] = {
    "make_room": make_room, "push_foe": push_foe, "push_order": push_order, "push": push,
    "move_foe": move_foe, "turn_foe": turn_foe, "next_foe": next_foe,
    "targets": targets, "boss_aside": boss_aside, "backstab": backstab,
    "defend": dodge, "activation": activation,
}  # fmt: skip
SUBJECTS: dict[str, tuple[str, int] | None] = {
    "make_room": ("node", 6), "push_foe": ("foe", 0), "push_order": ("hero", 0), "push": ("hero", 0),
    "move_foe": ("foe", 0), "turn_foe": ("foe", 0), "next_foe": None,
    "targets": ("foe", 0), "boss_aside": ("foe", 1), "backstab": ("hero", 0),
    "defend": ("hero", 0), "activation": ("hero", 0),
}  # fmt: skip
NAMED = (
    (re.compile(r"(?:^|-)node-(\d+)"), "node"),
    (re.compile(r"(?:^|-)seat-(\d+)"), "hero"),
    (re.compile(r"(?:^|-)foe-(\d+)"), "foe"),
)


@pytest.mark.parametrize("step", SCENES)
def test_a_question_points_at_what_it_is_about_and_options_at_what_they_name(step: str) -> None:
    match = SCENES[step]()
    assert asked(match) == [step]
    decision = match.decisions[0]
    assert decision.subject == SUBJECTS[step]
    for option in decision.options:
        for pattern, kind in NAMED:
            for number in pattern.findall(option.id):
                assert (kind, int(number)) in option.targets, option.id
        if option.id.startswith("act-"):
            slot, action = option.id.removeprefix("act-").split("-")
            assert {("slot", slot), ("action", int(action))} <= set(option.targets)
