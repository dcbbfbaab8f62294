"""Small parts: buckets, tokens, names, slow screens."""

from __future__ import annotations

import asyncio
import json

import pytest
from msgspec import Raw

from undercroft.server import limits, tokens
from undercroft.server.limits import Bucket, Buckets, Rate
from undercroft.server.protocol.answers import TalkRules, UndoState, ViewerState
from undercroft.server.seats import clean_name
from undercroft.server.viewer import Shown, Viewer


def test_a_bucket_empties_and_fills() -> None:
    now = [0.0]
    bucket = Bucket(Rate(3, 2), lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_their_own_bucket_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(Rate(1, 0), lambda: 0.0, most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert buckets.take("a"), "forgotten, so that memory stays bounded"


def test_tokens() -> None:
    ids = {tokens.new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(map(tokens.is_table_id, ids))
    assert not tokens.is_table_id("aaaaa-aaaaa-aaaaa-aaaaa\n")
    token = tokens.new_token()
    assert len(token) >= 32
    assert tokens.same(tokens.hashed(token), tokens.hashed(token))
    assert not tokens.same(tokens.hashed(token), tokens.hashed(token + "x"))
    assert not tokens.same(None, tokens.hashed(token))
    assert not tokens.same(None, None)
    codes = {
        tokens.invite_code(host, table, seat, nonce)
        for host in "ab"
        for table in "cd"
        for seat in (0, 1)
        for nonce in (b"e", b"f")
    }
    assert len(codes) == 16


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        (None, None),
        ("", None),
        (" \n\t", None),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("a\u202eb\u200b\x07c", "abc"),
        ("  two   words ", "two words"),
        ("<b>x</b>", "<b>x</b>"),
        ("x" * 99, "x" * limits.NAME),
    ],
)
def test_names(raw: str | None, clean: str | None) -> None:
    assert clean_name(raw) == clean


def state(number: int) -> ViewerState:
    return ViewerState(
        view={"decisions": [], "n": number},
        seats=[],
        undo=UndoState(None, None),
        yours=[],
        vacant=[],
        paused=False,
        trouble=None,
        sealed=None,
        by_hand=[],
        talk=TalkRules(open=True, spectators=False),
        open=False,
        opened=None,
    )


def test_a_slow_screen_gets_every_event_and_the_newest_state() -> None:
    async def story() -> None:
        viewer = Viewer()
        for n in range(1000):
            viewer.see([Raw(b'{"n":%d}' % n)], Shown(state(n)))
        frame = json.loads(await viewer.next())
        assert [event["n"] for event in frame["events"]] == list(range(1000))
        assert frame["view"]["n"] == 999
        assert frame["seq"] == 1000
        # Nothing new: nothing is sent and nothing moves.
        viewer.see([], Shown(state(999)))
        assert viewer.seq == 1000
        assert viewer.rest() == []

    asyncio.run(story())


def test_a_crowd_is_told_a_little_later_and_whoever_is_alone_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "PACE", 0.2)

    async def frames(viewer: Viewer) -> int:
        """How many it takes to tell of twenty changes, one after another."""
        told = 0

        async def read() -> None:
            nonlocal told
            while viewer.seq > json.loads(await viewer.next())["seq"] or viewer.seq < 20:
                told += 1

        reading = asyncio.create_task(read())
        for n in range(20):
            viewer.see([], Shown(state(n)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        await reading
        return told + 1

    async def story() -> None:
        alone, one_of_two = Viewer(), Viewer()
        one_of_two.crowd = 2
        assert await frames(alone) == 20
        assert await frames(one_of_two) == 2

    asyncio.run(story())


def test_a_screen_that_never_reads_is_let_go() -> None:
    async def story() -> None:
        viewer = Viewer()
        for _ in range(limits.OUTBOX + 1):
            viewer.pong()
        assert (viewer.ended.is_set(), viewer.code) == (True, 1013)
        viewer = Viewer()
        for n in range(limits.OUTBOX_EVENTS + 2):
            viewer.see([Raw(b"{}")], Shown(state(n)))
        assert (viewer.ended.is_set(), viewer.code) == (True, 1013)

    asyncio.run(story())
