"""A learner: one who does what the coach says, and one who never does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import undercroft
from undercroft import bots
from undercroft.lessons import Board, Lesson, Line, begin, due, meant

Story = list[Mapping[str, Any]]
ENOUGH = 400
"""Answers of the learner: no lesson is so long."""


class Learner:
    """Seat 0 of a lesson, and bots in the others."""

    def __init__(self, lesson: Lesson, habit: str, obeys: bool, seed: str = "") -> None:
        self.lesson = lesson
        self.match = begin(lesson)
        self.obeys = obeys
        self.said: list[str] = []
        self.story: Story = []
        self.heard = 0
        self.answers = 0
        self.doing: dict[str, str] = {}
        """What was done at the word of each line."""
        catalog = undercroft.catalog(self.match)
        seats = range(len(self.match.seats))
        self.players = {
            seat: bots.make(
                lesson.bots if seat else habit,
                lesson.game,
                f"{lesson.seed} {seat} {seed}".strip(),
                catalog,
            )
            for seat in seats
        }

    def listen(self) -> Line | None:
        """Hear one line after the other, until one says what to do."""
        self.story += [
            told
            for event in self.match.events[self.heard :]
            if (told := event.seen_by(0)) is not None
        ]
        self.heard = len(self.match.events)
        view = self.match.view(0)
        while (line := due(self.lesson, Board(view, self.story, self.said))) is not None:
            self.said.append(line.say)
            if line.do is not None and any(meant(line.do, view)):
                return line
        return None

    def answer(self) -> None:
        line = self.listen()
        view = self.match.view(0)
        wished = list(meant(line.do, view)) if line is not None and line.do is not None else []
        if wished and self.obeys and line is not None:
            decision, option = wished[0]
            self.doing[line.say] = option["id"]
            self.match.decide(option["id"], 0, decision)
        else:
            decision, id = bots.answer(self.players[0], self.match, 0)
            if wished and not self.obeys and id in {option["id"] for _, option in wished}:
                others = [
                    (each["id"], option["id"])
                    for each in view["decisions"]
                    for option in each["options"]
                    if option["id"] not in {one["id"] for _, one in wished}
                ]
                decision, id = others[0] if others else (decision, id)
            self.match.decide(id, 0, decision)
        self.answers += 1

    def play(self) -> list[str]:
        """To the last word; the lines that were said, in their order."""
        closing = self.lesson.closing.say
        while closing not in self.said and self.answers < ENOUGH and not self.match.over:
            if 0 in self.match.waiting:
                self.answer()
            else:
                seat = self.match.waiting[0]
                decision, option = bots.answer(self.players[seat], self.match, seat)
                self.match.decide(option, seat, decision)
        self.listen()
        return self.said
