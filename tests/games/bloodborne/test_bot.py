"""The greedy bot answers whatever is asked."""

from __future__ import annotations

from undercroft import bots
from undercroft.bots import View


def test_it_answers_a_question_it_does_not_know() -> None:
    options = [{"id": word, "kind": word, "targets": []} for word in ("stay", "go")]
    view: View = {"decisions": [{"id": "leave-7", "kind": "leave", "options": options}]}
    answers = {bots.make("greedy", "bloodborne", seed).choose(view) for seed in range(20)}
    assert answers == {("leave-7", "stay"), ("leave-7", "go")}
