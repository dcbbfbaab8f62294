"""Every question names the numbered rules that govern it: the mark beside a prompt opens them."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import games
from undercroft.kernel.agenda import Question

from .test_rules_covered import RULES, stated


def questions(game: str) -> list[type[Question[Any]]]:
    """The questions a game may ask."""
    steps = games.find(game).steps.values()
    return [step for step in steps if isinstance(step, type) and issubclass(step, Question)]


@pytest.mark.parametrize("game", games.NAMES)
def test_every_question_names_a_rule_of_its_game(game: str) -> None:
    known = set(stated(RULES / f"{game}.md"))
    own = f"{games.find(game).prefix.upper()}-"
    asked = questions(game)
    assert len(asked) > 5
    for question in asked:
        named = [rule for rule in question.rules if rule.startswith(own)]
        assert named, f"{question.__name__} names no rule of {game}"
        assert set(named) <= known, f"{question.__name__} names what {game}.md does not state"


@pytest.mark.parametrize("game", games.NAMES)
def test_what_is_named_is_a_rule_of_some_game(game: str) -> None:
    known = {rule for path in RULES.glob("*.md") for rule in stated(path)}
    for question in questions(game):
        assert set(question.rules) <= known, question.__name__
        assert len(set(question.rules)) == len(question.rules), question.__name__


def test_a_decision_carries_the_rules_of_its_game_alone() -> None:
    match = undercroft.new("tomb_of_giants", {"players": 2}, seed="rules")
    for _ in range(60):
        if not match.decisions:
            break
        decision = match.decisions[0]
        assert decision.rules, decision
        assert all(rule.startswith("TG-") for rule in decision.rules)
        assert decision.to_json()["rules"] == list(decision.rules)
        match.decide(decision.options[0], decision.seats[0], decision.id)
