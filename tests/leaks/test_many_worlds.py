"""A bounded run of benchmarks/leaks.py: other worlds, the same bytes, on the wire as well."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from benchmarks import leaks
from undercroft import Match


def test_what_the_rules_show() -> None:
    seen = leaks.compare(900, random.randrange(10**9))
    assert seen.compared == 900
    assert not seen.leaks, str(seen)


def test_what_is_sent() -> None:
    seen = asyncio.run(leaks.wire(25, random.randrange(10**9)))
    assert seen.compared >= 25
    assert not seen.leaks, str(seen)
    assert seen.other_worlds


def test_a_leak_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed in somebody's view: every comparison tells."""
    shown = Match.view

    def telling(match: Match, seat: int | None = None) -> Any:
        return {**shown(match, seat), "seed": str(match.chance.to_json())}

    monkeypatch.setattr(leaks, "sight", lambda match, viewer, since=0: str(telling(match, viewer)))
    seen = leaks.compare(20, 1)
    assert sum(seen.leaks.values()) == 20
