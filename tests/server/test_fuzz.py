"""A bounded run of benchmarks/fuzz.py: one line of refusal, no traceback, no change."""

from __future__ import annotations

import asyncio
import json
import random
from typing import get_args

from benchmarks import fuzz
from undercroft.server.protocol.commands import Inward, Reseat, Say, ToBot, ToInvite
from undercroft.server.reading import read_frame


def test_frames() -> None:
    found = asyncio.run(fuzz.frames(4000, random.randrange(10**9)))
    assert found.tried == 4000
    assert not found.strange, str(found)
    # Every command of the protocol came through often enough to do something.
    assert all(found.readable[kind] > 20 for kind in get_args(Inward)), found.readable
    assert found.taken > 200


def test_everything_that_a_screen_may_say_is_tried() -> None:
    said = [read_frame(json.dumps(one)) for kind in fuzz.commands({}) for one in kind]
    assert {type(one) for one in said} == set(get_args(Inward))
    # Also what may be missing, and what takes one of several forms.
    assert {(one.text, one.phrase) for one in said if isinstance(one, Say)} == {
        (None, None),
        ("yes", None),
        (None, "yes"),
        ("yes", "yes"),
    }
    assert {type(one.to) for one in said if isinstance(one, Reseat)} == {ToBot, ToInvite}


def test_documents() -> None:
    found = fuzz.documents(400, random.randrange(10**9))
    assert not found.strange, str(found)
    assert found.taken < found.tried


def test_packs() -> None:
    found = fuzz.packs(24, random.randrange(10**9))
    assert not found.strange, str(found)


def test_it_can_fail() -> None:
    """Documents are really spoilt, and what is strange is noticed."""
    chance = random.Random(1)
    [good, *_] = fuzz.samples(1)
    assert sum(fuzz.spoilt(good, chance) != good for _ in range(50)) > 25


def test_the_original_stays_as_it_is() -> None:
    """The next one is spoilt from it again."""
    chance = random.Random(2)
    [good, *_] = fuzz.samples(1)
    before = json.dumps(good)
    for _ in range(300):
        fuzz.spoilt(good, chance, 3)
    assert json.dumps(good) == before
