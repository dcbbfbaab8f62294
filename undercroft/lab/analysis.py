"""A match looked at afterwards: chances to win, turning points, luck against decisions.

Before each decision of a seat that had a choice, what it knew is thought through. The chance it had with the
best option, less the chance with the one it took, is what the decision cost, where that is more than luck
of the play-outs explains; whatever changes until its next decision is luck, and what the others did. So for
each seat the chance at first, less the cost of its decisions, with its luck, is how it ended.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

import undercroft
from undercroft import Match, Message, bots
from undercroft.bots.hints import SURE, why
from undercroft.bots.levels import mark
from undercroft.bots.search import Effort, Search, lead
from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.mind import Mind
from undercroft.text import render, say, share

from . import plots
from .page import heading, note, page, table, title_of
from .page import plots as pictures

THOUGHT = Effort(1500, 2000)
"""What each decision is looked at with, unless somebody wants more."""
BLUNDER = 0.05
"""A decision that costs more of the chance to win than this is a blunder."""
TURN = 0.1
"""What changes a chance by more than this is a turning point;"""
TURNS = 6
"""so many of them are told, the largest."""


class Moment(msgspec.Struct, frozen=True):
    """One decision, looked at afterwards."""

    number: int
    """How many inputs came before."""
    seat: int
    decision: str
    chosen: str
    best: str
    chance: float
    """To win with the best option, as far as the seat could tell."""
    taken: float
    """To win with the option taken."""
    blunder: bool
    reason: Message | None = None
    """Why the best is better, of blunders."""
    words: tuple[Message, Message] | None = None
    """What was chosen, and what would have been better, of blunders."""

    @property
    def cost(self) -> float:
        return self.chance - self.taken


class Story(msgspec.Struct, frozen=True):
    """How it went for one seat."""

    seat: int
    first: float
    """Its chance before its first decision."""
    cost: float
    """What its decisions cost in all,"""
    luck: float
    """what dice and the others gave or took,"""
    end: float
    """and how it ended: its share of the victory."""


class Turn(msgspec.Struct, frozen=True):
    """Where a chance changed most between two decisions: by dice, cards and what the others did."""

    number: int
    """How many inputs came before the first moment at which it was seen."""
    seat: int
    before: float
    after: float


class Part(msgspec.Struct, frozen=True):
    """What was looked at in one go: a long match is looked at bit by bit."""

    moments: tuple[Moment, ...]
    next: int
    """The input at which to go on; as many as there are: all have been looked at."""
    decisions: int
    """What was tried out for it."""


class Analysis(msgspec.Struct, frozen=True):
    """A whole match, or as far as it has come."""

    game: str
    seats: tuple[str, ...]
    moments: tuple[Moment, ...]
    stories: tuple[Story, ...]
    decisions: int
    """What was tried out for it."""

    @property
    def blunders(self) -> list[Moment]:
        """The decisions that cost most, the worst first."""
        found = [one for one in self.moments if one.blunder]
        return sorted(found, key=lambda one: (-one.cost, one.number))


def analyse(
    journal: Mapping[str, object],
    effort: Effort = THOUGHT,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[Analysis, Match]:
    """Look at every decision of a journal; also the match as it ended.

    `progress` is told how many of how many inputs are done.
    """
    raw = journal.get("inputs")
    inputs: Sequence[object] = raw if isinstance(raw, Sequence) else ()
    moments: list[Moment] = []
    spent = 0
    mind: Mind | None = None

    def watch(number: int, match: Match) -> None:
        nonlocal spent, mind
        if progress is not None:
            progress(number, len(inputs))
        if number == 0:
            mind = known_mind(match)
        assert mind is not None
        if number < len(inputs):
            moment, cost = look_at(match, mind, number, inputs, effort)
            spent += cost
            if moment is not None:
                moments.append(moment)

    match = undercroft.replay(journal, watch=watch)
    return summed_up(match, moments, spent), match


def go_on(journal: Mapping[str, Any], effort: Effort, first: int, seconds: float) -> Part:
    """Look at decisions from input `first` on, for about so many seconds of work; one at the least."""
    match = undercroft.replay({**journal, "inputs": [], "digests": journal["digests"][:1]})
    mind = known_mind(match)
    moments: list[Moment] = []
    spent = 0
    start = time.process_time()
    for number, entered in enumerate(journal["inputs"]):
        if number >= first:
            if number > first and time.process_time() - start > seconds:
                return Part(tuple(moments), number, spent)
            moment, cost = look_at(match, mind, number, journal["inputs"], effort)
            spent += cost
            if moment is not None:
                moments.append(moment)
        match.apply(entered)
    return Part(tuple(moments), len(journal["inputs"]), spent)


def summed_up(match: Match, moments: Sequence[Moment], spent: int) -> Analysis:
    """What the moments of a match come to, once all have been looked at."""
    mind = known_mind(match)
    stories = [story(match, mind, seat, moments) for seat in range(len(match.seats))]
    return Analysis(
        match.game.name,
        tuple(seat.name for seat in match.seats),
        tuple(moments),
        tuple(one for one in stories if one is not None),
        spent,
    )


def known_mind(match: Match) -> Mind:
    mind = bots.mind(match)
    if mind is None:
        raise InvalidSetup(f"{match.game.name}: nothing is known yet about playing it well")
    return mind


def look_at(
    match: Match, mind: Mind, number: int, inputs: Sequence[object], effort: Effort
) -> tuple[Moment | None, int]:
    """One input, before it was entered: a decision is looked at, and what that cost.

    Who answers in secret may think again until the last has answered: the answer that stood is looked at,
    at the moment of the first.
    """
    match inputs[number]:
        case ["decide", int(seat), str(decision), str(option)]:
            ask = next((one for one in match.asks if one.id == decision), None)
            if ask is None or (match.state.has_answered(seat) and not ask.aside):
                return None, 0
            known = {one.id for one in match.asks}
            for later in inputs[number + 1 :]:
                match later:
                    case ["decide", int(other), str(asked), str(answer)]:
                        if asked not in known:
                            break
                        if (other, asked) == (seat, decision):
                            option = answer
            return look(match, mind, (number, seat, decision, option), effort)
    return None, 0


def look(
    match: Match, mind: Mind, taken: tuple[int, int, str, str], effort: Effort
) -> tuple[Moment | None, int]:
    """One decision, before it was taken; None where there was no choice. And what it cost to look."""
    number, seat, decision, option = taken
    model = match.determinize(seat, f"{mark(number)}/analysis")
    ask = next((one for one in model.asks if one.seat == seat and one.id == decision), None)
    if ask is None or len(ask.options) < 2 or not mind.knows(ask, model.state):
        return None, 0
    search = Search(mind, model, seat, number, effort, measuring=True)
    thought = search.think(ask, option)
    best = thought.tried[0]
    mine = next(one for one in thought.tried if one.option.id == option)
    if best is mine or lead(best, mine) < SURE:
        same = Moment(number, seat, decision, option, option, mine.mean, mine.mean, False)
        return same, search.decisions
    cost = best.mean - mine.mean
    made = Moment(
        number, seat, decision, option, best.option.id, best.mean, mine.mean, cost > BLUNDER
    )
    if made.blunder:
        words = tuple([one.option.text(model.state, ask) for one in (mine, best)])
        reason = why(model, mind, seat, [best, mine])
        made = msgspec.structs.replace(made, reason=reason, words=words)
    return made, search.decisions


def story(match: Match, mind: Mind, seat: int, moments: Sequence[Moment]) -> Story | None:
    """What became of a seat's chance; None for one that never had a choice."""
    mine = [one for one in moments if one.seat == seat]
    if not mine:
        return None
    end = mind.value(match, seat) if match.over else mine[-1].taken
    cost = sum(one.cost for one in mine)
    return Story(seat, mine[0].chance, cost, end - mine[0].chance + cost, end)


def turns(found: Analysis, last: int) -> list[Turn]:
    """The turning points that no decision of the seat itself explains, in their order.

    `last` is the number of inputs. What a party goes through together is told once.
    """
    changes: list[Turn] = []
    for one in found.stories:
        mine = [moment for moment in found.moments if moment.seat == one.seat]
        ahead = [(moment.number, moment.chance) for moment in mine[1:]] + [(last, one.end)]
        for moment, (number, after) in zip(mine, ahead, strict=True):
            if abs(after - moment.taken) > TURN:
                changes.append(Turn(number, one.seat, moment.taken, after))
    changes.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.number, turn.seat))
    told: dict[tuple[int, bool], Turn] = {}
    for turn in changes:
        told.setdefault((turn.number, turn.after > turn.before), turn)
    return sorted(list(told.values())[:TURNS], key=lambda turn: (turn.number, turn.seat))


# ---------------------------------------------------------------------- as a page

CHANGES = ("who", "at-first", "cost", "luck", "end")
WORST = ("input", "who", "chosen", "better", "cost", "why")


def to_html(found: Analysis, match: Match, lang: str = "en") -> str:
    """The whole page; it loads nothing from elsewhere."""
    stories = [
        (found.seats[one.seat], share(one.first, lang), *changes(one, lang))
        for one in found.stories
    ]
    worst = [
        (
            f"{one.number}",
            found.seats[one.seat],
            said(one, 0, match, lang),
            said(one, 1, match, lang),
            share(-one.cost, lang),
            reason(one, match, lang),
        )
        for one in found.blunders
    ]
    title = say("lab-analysis", lang, game=title_of(found.game, lang), count=len(found.moments))
    parts = [
        pictures([(say("lab-chances", lang), curves(found, lang))])
        if plots.can_draw()
        else note(say("lab-plots", lang)),
        heading("lab-adds-up", lang),
        rows(CHANGES, stories, lang),
        heading("lab-worst", lang),
        rows(WORST, worst, lang, (1, 2, 3, 5)),
        note(say("lab-how", lang, count=found.decisions)),
    ]
    return page(title, "\n".join(parts), lang)


def changes(one: Story, lang: str) -> tuple[str, str, str]:
    """What decisions and luck did, and how it ended."""
    return share(-one.cost, lang), share(one.luck, lang), share(one.end, lang)


def rows(
    heads: Sequence[str], lines: Sequence[Sequence[str]], lang: str, words: Sequence[int] = (0,)
) -> str:
    """A table of the page."""
    parts = len(heads) > len(CHANGES)
    return table([say(f"lab-{name}", lang) for name in heads], lines, words, parts)


def said(one: Moment, place: int, match: Match, lang: str) -> str:
    return render(one.words[place], lang, match.name) if one.words else ""


def reason(one: Moment, match: Match, lang: str) -> str:
    return render(one.reason, lang, match.name) if one.reason else ""


def curves(found: Analysis, lang: str) -> str:
    """Each seat's chance over the match."""
    last = max([one.number for one in found.moments], default=0) + 1
    lines: list[tuple[str, list[tuple[float, float]]]] = []
    for one in found.stories:
        mine = [moment for moment in found.moments if moment.seat == one.seat]
        points = [(float(moment.number), moment.chance) for moment in mine]
        points.append((last, one.end))
        lines.append((found.seats[one.seat], points))
    return plots.courses(lines, lang, say("lab-input", lang))
