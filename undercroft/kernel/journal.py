"""Journals played again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from .document import JOURNAL, opened, what
from .errors import STRANGE, InvalidJournal
from .game import Game
from .match import Match, restart


def replay(
    doc: object,
    find_game: Callable[[str], Game],
    upto: int | None = None,
    watch: Callable[[int, Match], None] | None = None,
) -> Match:
    """Play a journal again, comparing digests; `watch(n, match)` sees the match after n inputs."""
    game, setup, pack = opened(doc, JOURNAL, find_game, InvalidJournal)
    assert isinstance(doc, Mapping)
    inputs, digests = doc.get("inputs"), doc.get("digests")
    if not isinstance(inputs, Sequence) or not isinstance(digests, Sequence):
        raise InvalidJournal("inputs, digests: must be lists")
    if len(digests) != len(inputs) + 1:
        raise InvalidJournal(f"digests: {len(inputs)} inputs need {len(inputs) + 1} digests")
    try:
        match = restart(doc, game, setup, pack)
    except InvalidJournal:
        raise
    except STRANGE as error:
        raise InvalidJournal(f"start: {what(error)}") from None
    for n in range(len(inputs) + 1):
        if n > 0:
            entry = inputs[n - 1]
            if not isinstance(entry, (list, tuple)):
                raise InvalidJournal(f"inputs[{n - 1}]: {entry!r} is not an input")
            try:
                match.apply(entry)
            except STRANGE as error:
                raise InvalidJournal(f"inputs[{n - 1}]: {what(error)}") from None
        if match.digest() != digests[n]:
            older = (
                f" (rules {doc.get('rules')}, now {game.rules})"
                if doc.get("rules") != game.rules
                else ""
            )
            raise InvalidJournal(f"digests[{n}]: the match differs after {n} inputs{older}")
        if watch is not None:
            watch(n, match)
        if n == upto:
            break
    return match
