"""What would a master do? The best options of an open decision, their chances, and why.

A hint knows what its seat knows. Its reason is measured: what there is more of, some rounds later, in the
same worlds in which the next best option was tried.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from undercroft.bots.levels import mark, question
from undercroft.bots.search import Effort, Search, Tried, lead
from undercroft.kernel.chance import Seed
from undercroft.kernel.match import Match
from undercroft.kernel.mind import Mind
from undercroft.kernel.text import Message

SHOWN: Final = 3
"""So many options are shown at the most."""
SURE: Final = 2.0
"""What differs by fewer standard errors is no reason."""


class Advice(msgspec.Struct, frozen=True):
    """One option: the chance to win with it, as far as one can tell, and how far that may be off.

    Neither where a rule of thumb says so.
    """

    option: str
    chance: float | None
    error: float | None


class Hint(msgspec.Struct, frozen=True):
    """What a master would do, best first, and the reason."""

    decision: str
    advice: tuple[Advice, ...]
    reason: Message
    decisions: int
    """What was tried out for it."""


def hint(
    match: Match,
    seat: int,
    mind: Mind,
    seed: Seed = 0,
    effort: Effort | None = None,
    usual: str | None = None,
) -> Hint | None:
    """Advice for a seat that is asked; None where the mind has nothing to say.

    `usual` is the option that rules of thumb would take, if there are any.
    """
    model = match.determinize(seat, f"{mark(seed)}/{match.state.serial}")
    ask = question(model, seat)
    if not mind.knows(ask, model.state):
        if usual is None:
            return None
        return Hint(ask.id, (Advice(usual, None, None),), Message("hint-thumb"), 0)
    search = Search(mind, model, seat, mark(seed), effort or Effort(), measuring=True)
    thought = search.think(ask, usual)
    advice = tuple([advised(one) for one in thought.tried[:SHOWN]])
    reason = why(model, mind, seat, thought.tried)
    return Hint(ask.id, advice, reason, thought.decisions)


def advised(one: Tried) -> Advice:
    count = len(one.results)
    mean = one.mean
    spread = sum([(value - mean) ** 2 for value in one.results]) / max(1, count - 1)
    return Advice(one.option.id, mean, sqrt(spread / count) if count else 0.5)


def why(model: Match, mind: Mind, seat: int, tried: list[Tried]) -> Message:
    """What the best brings more of than the next, told by what is surest."""
    if len(tried) < 2:
        return Message("hint-only")
    best, other = tried[0], tried[1]
    ask = question(model, seat)
    named = other.option.text(model.state, ask)
    if lead(best, other) < SURE:
        return Message("hint-close", {"other": named})
    found, surest, amount = "", SURE, 0.0
    for place, name in enumerate(mind.marks):
        more, sure = gained(best, other, place)
        if sure > surest:
            found, surest, amount = name, sure, more
    if not found:
        return Message("hint-better", {"other": named})
    said = f"{model.game.prefix}-hint-{found}"
    return Message(said, {"amount": round(amount, 1), "other": named})


def gained(best: Tried, other: Tried, place: int) -> tuple[float, float]:
    """How much more there is of something on average, and by how many standard errors."""
    count = min(len(best.measures), len(other.measures))
    if count < 2:
        return 0.0, 0.0
    differences = [best.measures[n][place] - other.measures[n][place] for n in range(count)]
    mean = sum(differences) / count
    spread = sum([(one - mean) ** 2 for one in differences]) / count
    return mean, mean / sqrt(max(1e-9, spread) / count)
