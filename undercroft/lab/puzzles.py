"""Puzzles out of matches: is one answer to this question clearly best? Every option is played out to see.

A question is looked at twice. First with little effort: most are dull, since several answers are as good.
Then, in fresh worlds, with much: what comes out of that is the proof, and nothing was chosen by it.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from undercroft import bots
from undercroft.bots.hints import advised, why
from undercroft.bots.levels import mark, question
from undercroft.bots.search import Effort, Search, Tried, lead
from undercroft.kernel.agenda import Ask
from undercroft.kernel.chance import Seed
from undercroft.kernel.match import Match
from undercroft.kernel.mind import Mind
from undercroft.puzzle import Answer, Puzzle, begin

EQUAL = 3
"""So many answers may be as good as each other, but no more than half of those that are open."""
FEWEST, MOST = 3, 36
"""Options of a puzzle: with fewer it is a coin, with more nobody looks at them all."""
GLANCES = 16
"""Worlds of the first look, which only finds what may be worth a second one."""
GAP = 0.06
"""The best brings so much more of a win than the next,"""
SURE = 4.0
"""and is better by so many standard errors."""
CERTAIN = 99.9
"""More standard errors than this say no more."""
ENDLESS = 1 << 40
"""Worlds are counted, not decisions."""


class Proof:
    """What came of every option, in the same worlds."""

    def __init__(self, match: Match, seat: int, mind: Mind, seed: Seed) -> None:
        self.model = match.determinize(seat, f"{mark(seed)}/puzzle")
        self.seat = seat
        self.mind = mind
        self.ask: Ask = question(self.model, seat)
        self.search = Search(
            mind, self.model, seat, mark(seed), Effort(ENDLESS, ENDLESS), measuring=True
        )
        self.tried = [Tried(option) for option in self.ask.options]
        self.worlds = 0
        self._first = self.search.random.getrandbits(48)

    def play(self, worlds: int) -> None:
        """Play every option out in so many more worlds; the best comes first."""
        for _ in range(worlds):
            for one in self.tried:
                self.search.play_out(self.ask, one, self._first + self.worlds)
            self.worlds += 1
        self.tried.sort(key=mean, reverse=True)

    def gap(self, right: int) -> float:
        """How much more of a win the first ones are than the next."""
        return self.tried[right - 1].mean - self.tried[right].mean

    def lead(self, right: int) -> float:
        """By how many standard errors each of the first ones is better than whatever is nearest."""
        best, rest = self.tried[:right], self.tried[right:]
        return min([lead(one, other) for one in best for other in rest])


def mean(one: Tried) -> float:
    return one.mean


def is_open(match: Match, seat: int, mind: Mind) -> bool:
    """Whether this is a question that could be a puzzle at all."""
    ask = question(match, seat)
    return FEWEST <= len(ask.options) <= MOST and mind.knows(ask, match.state)


def clear(proof: Proof, gap: float, sure: float) -> int:
    """How many of the answers are right: clearly better than all the others. 0: nobody can tell."""
    for right in range(1, 1 + min(EQUAL, len(proof.tried) // 2)):
        if proof.gap(right) >= gap and proof.lead(right) >= sure:
            return right
    return 0


def look(match: Match, seat: int, worlds: int, seed: Seed) -> Puzzle | None:
    """The puzzle that stands here, proved in so many worlds; None where there is none."""
    mind = bots.mind(match)
    if mind is None or not is_open(match, seat, mind):
        return None
    glance = Proof(match, seat, mind, f"{seed}/glance")
    glance.play(GLANCES // 2)
    if not clear(glance, GAP / 2, 1.0):
        return None
    glance.play(GLANCES - GLANCES // 2)
    if not clear(glance, GAP, SURE / 2):
        return None
    return proved(match, seat, mind, worlds, seed)


def proved(match: Match, seat: int, mind: Mind, worlds: int, seed: Seed) -> Puzzle | None:
    """The second look, in worlds that the first has not seen."""
    proof = Proof(match, seat, mind, f"{seed}/proof")
    proof.play(worlds)
    right = clear(proof, GAP, SURE)
    if not right:
        return None
    game = match.game.name
    model = proof.model
    veteran = bots.make("veteran", game, mark(seed), match.game.catalog(match.state))
    position = msgspec.json.decode(msgspec.json.encode(model.position()))
    named = blake2b(msgspec.json.encode([position["state"], seat]), digest_size=4).hexdigest()
    return Puzzle(
        named,
        seat,
        proof.ask.id,
        tuple([answer(one) for one in proof.tried]),
        round(min(proof.lead(right), CERTAIN), 1),
        worlds,
        dict(why(model, mind, seat, [proof.tried[0], *proof.tried[right:]]).to_json()),
        bots.answer(veteran, model, seat)[1],
        position,
        right,
    )


def answer(one: Tried) -> Answer:
    """What came of an option, rounded to what can be told."""
    found = advised(one)
    assert found.chance is not None
    assert found.error is not None
    return Answer(found.option, round(found.chance, 3), round(found.error, 4))


def prove(puzzle: Puzzle, worlds: int, seed: Seed = 0) -> Proof:
    """A puzzle of the shelf, played out once more in worlds of its own."""
    match = begin(puzzle)
    mind = bots.mind(match)
    assert mind is not None
    proof = Proof(match, puzzle.seat, mind, seed)
    proof.play(worlds)
    return proof


def hardness(puzzle: Puzzle) -> tuple[bool, float]:
    """What a Veteran misses is hard; so is what is hardly better."""
    last, next_best = puzzle.answers[puzzle.right - 1 : puzzle.right + 1]
    return puzzle.hard, next_best.chance - last.chance
