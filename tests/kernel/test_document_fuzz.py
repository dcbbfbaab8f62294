"""Documents with random parts spoilt: a match comes out, or one line of complaint; nothing else."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undercroft
from undercroft import InvalidChance, InvalidJournal, Match, PositionError

from .tables import Players, again, halfway, new, one_line, play, setups, views

Doc = dict[str, Any]
QUIET = settings(
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@cache
def positions() -> list[Doc]:
    """Positions from many moments of games: every kind of question, and the end."""
    found: dict[str, Doc] = {}
    for number, setup in enumerate(setups()):
        match = new(setup, number)
        players = Players(match, ("random", "veteran"), number)
        while not match.over:
            kind = match.decisions[0].id.split("-")[0]
            open_now = len(match.waiting) - len(match.decisions)
            found.setdefault(f"{kind} {open_now} {len(match.seats)}", match.position())
            players.step(match)
        found.setdefault(f"over {setup['final_boss']}", match.position())
    return [again(doc) for doc in found.values()]


@cache
def journals() -> list[Doc]:
    made = [
        halfway({"players": 3}, 5, 30),
        play(new({"players": 4, "final_boss": "rom"}, 6), seed=6),
    ]
    start = undercroft.from_position(again(halfway({"players": 3}, 7, 20).position()))
    made.append(play(start, seed=7, most=15))
    return [again(match.journal()) for match in made]


SMALL = st.integers(min_value=-3, max_value=12)
WORDS = st.sampled_from(
    ["", "choose", "hunters_dream", "kirkhammer", "rom", "watchdog", "rest", "effect", "killed",
     "\n", "é", "0", "rng", "tape", "hand", "base", "decide", "chance", "reseed"]
)  # fmt: skip
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    SMALL,
    st.sampled_from([2**31, 2**63, 2**64, -(2**63) - 1, 10**30]),
    st.floats(allow_nan=False, allow_infinity=False),
    WORDS,
    st.lists(st.one_of(SMALL, WORDS, st.none()), max_size=4),
    st.lists(st.lists(st.one_of(SMALL, WORDS), max_size=3), max_size=3),
    st.dictionaries(WORDS, st.one_of(SMALL, WORDS), max_size=3),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a document."""
    found = [path] if path else []
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in inside:
        found.append((*path, key))
        if isinstance(inner, (dict, list)):
            found.extend(places(inner, (*path, key))[1:])
    return found


class Spoilt:
    """A document and what was done to it; a failing test shows the latter."""

    def __init__(self, number: int, doc: Doc) -> None:
        self.number = number
        self.doc = doc
        self.done: list[str] = []

    def __repr__(self) -> str:
        return f"document {self.number}: {'; '.join(self.done)}"


@st.composite
def spoilt(draw: st.DrawFn, kind: str, most: int) -> Spoilt:
    """A good document in which one to `most` places have been spoilt."""
    source = positions() if kind == "position" else journals()
    number = draw(st.integers(0, len(source) - 1))
    made = Spoilt(number, copy.deepcopy(source[number]))
    doc = made.doc
    for _ in range(draw(st.integers(1, most))):
        # First a part of the document, so that long parts do not draw everything to themselves.
        part = draw(st.sampled_from(list(doc) or [""]))
        if not doc:
            break
        inner = doc[part]
        ways = places(inner, (part,)) if isinstance(inner, (dict, list)) else [(part,)]
        path = draw(st.sampled_from(ways or [(part,)]))
        holder: Any = doc
        for key in path[:-1]:
            holder = holder[key]
        last = path[-1]
        how = draw(st.sampled_from(["put", "put", "nudge", "drop", "double", "move"]))
        value = holder[last]
        if how == "nudge" and isinstance(value, int):
            holder[last] = value + draw(st.sampled_from([-1, 1, 2, 7]))
        elif how == "drop":
            del holder[last]
        elif how == "double" and isinstance(holder, list):
            holder.insert(last, copy.deepcopy(value))
        elif how == "move":
            # Another value of the same document, where it does not belong.
            other = draw(st.sampled_from(ways))
            elsewhere: Any = doc
            for key in other:
                elsewhere = elsewhere[key]
            holder[last] = copy.deepcopy(elsewhere)
        else:
            holder[last] = draw(JUNK)
        now = "gone" if how == "drop" else repr(holder[last])[:120]
        made.done.append(f"{'.'.join(map(str, path))} {how}: {now}")
    return made


def look(match: Match) -> None:
    """Everything that a match can be asked."""
    match.check()
    assert len(match.digest()) == 16
    assert views(match)
    assert (match.result is not None) == match.over
    for decision in match.decisions:
        assert decision.text("fr")
        assert all(option.text("fr") for option in decision.options + decision.closed)
    twin = undercroft.from_position(again(match.position()))
    assert twin.digest() == match.digest()


@settings(QUIET, max_examples=500)
@given(spoilt("position", 2))
def test_a_spoilt_position_is_a_match_or_a_line(spoilt: Spoilt) -> None:
    try:
        match = undercroft.from_position(spoilt.doc)
    except PositionError as error:
        one_line(error)
        return
    look(match)


@settings(QUIET, max_examples=300)
@given(spoilt("position", 1), st.integers(0, 99))
def test_a_position_that_is_taken_can_be_played(spoilt: Spoilt, seed: int) -> None:
    if any("frame.agenda" in done for done in spoilt.done):
        return  # what is to come is the editor's own business: the rules' order is not looked at
    try:
        match = undercroft.from_position(spoilt.doc)
    except PositionError:
        return
    players = Players(match, ("random",), seed)
    for _ in range(30):
        if match.over or not match.waiting:
            break
        if match.decisions[0].id.startswith("chance-"):
            match.decide(match.decisions[0].options[0].id)
        else:
            try:
                players.step(match)
            except InvalidChance:
                break  # a tape has run out, or says what cannot come out
        match.check()


@settings(QUIET, max_examples=250)
@given(spoilt("journal", 2))
def test_a_spoilt_journal_is_a_match_or_a_line(spoilt: Spoilt) -> None:
    try:
        match = undercroft.replay(spoilt.doc)
    except InvalidJournal as error:
        one_line(error)
        return
    look(match)


@settings(QUIET, max_examples=100)
@given(JUNK)
def test_junk_is_no_document(junk: object) -> None:
    for read, kind in (
        (undercroft.from_position, PositionError),
        (undercroft.replay, InvalidJournal),
    ):
        try:
            read(junk)
        except kind as error:
            one_line(error)
        else:
            raise AssertionError(f"{junk!r} was taken for a document")
