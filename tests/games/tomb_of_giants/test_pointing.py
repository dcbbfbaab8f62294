"""What a question is about, and what each of its options points at: that is what a screen marks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from undercroft import Match

from .bout import fight
from .quest import fighter
from .stage import GRAVESTONE, LEVER, arena, asked, bare, dashboard, deck, play, tough

NAMED = (
    (re.compile(r"(?:^|-)node-(\d+)"), "node"),
    (re.compile(r"(?:^|-)seat-(\d+)"), "hero"),
    (re.compile(r"(?:^|-)foe-(\d+)"), "foe"),
    (re.compile(r"^(?:lever|chest|gravestone)-(\d+)"), "node"),
    (re.compile(r"^go-(\d+)$"), "space"),
)


def follow() -> Match:
    match = arena({"cleric": bare(0), "thief": bare(6)}, [tough("skeleton_archer", 12)])
    while asked(match) != ["follow"]:
        play(match, "keep")
    return match


def turn() -> Match:
    return fight(
        {"cleric": fighter(6)},
        [tough("skeleton_archer", 6)],
        terrain={6: LEVER, 3: GRAVESTONE, 9: "chest"},
    )


def shoved() -> Match:
    return fight({"cleric": bare(6), "thief": bare(6)}, [tough("skeleton_beast", 6)], turn=None)


def onward() -> Match:
    return dashboard(place="onward")


def bonfire() -> Match:
    return dashboard(souls=9, treasure=deck("force"))


def aside() -> Match:
    return fight(
        {"thief": bare(6, armour=["masters_attire"])},
        [tough("skeleton_archer", 0)],
        turn=None,
        tape=[1, 1],
    )


SCENES: dict[str, Callable[[], Match]] = {
    "follow": follow, "turn": turn, "shoved": shoved, "onward": onward, "bonfire": bonfire,
    "step_aside": aside,
}  # fmt: skip
SUBJECTS: dict[str, tuple[str, int] | None] = {
    "follow": ("hero", 1), "turn": ("hero", 0), "shoved": ("foe", 0), "onward": None, "bonfire": None,
    "step_aside": ("hero", 0),
}  # fmt: skip


@pytest.mark.parametrize("step", SCENES)
def test_a_question_points_at_what_it_is_about_and_options_at_what_they_name(step: str) -> None:
    match = SCENES[step]()
    assert asked(match) == [step]
    decision = match.decisions[0]
    assert decision.subject == SUBJECTS[step]
    named = 0
    for option in decision.options:
        for pattern, kind in NAMED:
            for number in pattern.findall(option.id):
                named += 1
                assert (kind, int(number)) in option.targets, option.id
    assert named
