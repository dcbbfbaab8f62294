"""Talk at a table: who may, how much, how fast; and where it is never found."""

from __future__ import annotations

import json

import pytest

from undercroft.server import limits
from undercroft.server.talking import plain

from .wire import House, Screen, Sitting


def heard(screen: Screen) -> list[tuple[int | None, str | None, str | None]]:
    """All that this screen has heard, oldest first."""
    screen.barrier()
    frames = [json.loads(text) for text in screen.raw]
    said = [frame["words"] for frame in frames if frame["t"] == "said"]
    return [(one["by"], one["text"], one["phrase"]) for one in said]


@pytest.fixture
def table(house: House) -> Sitting:
    return house.sit("here", "here", "bot:random")


def test_everybody_hears_what_is_said(table: Sitting) -> None:
    one, other, watcher = table.screen(0), table.screen(1), table.screen()
    assert one.command("say", text="  Shall we <b>rest</b>?\n ")["t"] == "done"
    assert other.command("say", phrase="yes")["t"] == "done"
    for screen in (one, other, watcher):
        assert heard(screen) == [(0, "Shall we <b>rest</b>?", None), (1, None, "yes")]
    # Whoever comes later finds it.
    late = table.screen()
    assert [one["text"] for one in late.frame["said"]] == ["Shall we <b>rest</b>?", None]


def test_words_are_text_and_short(table: Sitting) -> None:
    one = table.screen(0)
    assert one.command("say", text="x" * 301)["code"] == "invalid"
    assert one.command("say", text=" \n\t ")["code"] == "invalid"
    assert one.command("say")["code"] == "invalid"
    assert one.command("say", text="a", phrase="yes")["code"] == "invalid"
    assert one.command("say", phrase="<script>")["code"] == "invalid"
    assert one.command("say", text="x" * 300)["t"] == "done"
    assert plain("a\u202eb\x07c\u2028d") == "a b c d"


def test_nobody_talks_without_end(table: Sitting) -> None:
    one, other = table.screen(0), table.screen(1)
    answers = [one.command("say", text=str(n)) for n in range(int(limits.TALK.burst) + 3)]
    assert "busy" in [answer.get("code") for answer in answers]
    # What was not said is not taken for said when it comes again.
    one.send(t="say", cmd="later", text="late")
    assert one.until(lambda frame: frame["t"] in {"done", "error"})["code"] == "busy"
    one.send(t="say", cmd="later", text="late")
    assert one.until(lambda frame: frame["t"] in {"done", "error"})["t"] == "error"
    # Another has breath of their own.
    assert other.command("say", text="and I?")["t"] == "done"


def test_a_frame_that_comes_twice_is_heard_once(table: Sitting) -> None:
    one = table.screen(0)
    for _ in range(2):
        one.send(t="say", cmd="same", text="once")
        one.until(lambda frame: frame["t"] == "done")
    assert heard(one) == [(0, "once", None)]


def test_the_host_says_who_may_talk(table: Sitting) -> None:
    host, guest, watcher = table.screen(0, host=True), table.screen(1), table.screen()
    assert watcher.command("say", text="hello")["code"] == "forbidden"
    assert guest.command("talk", open=True, spectators=True)["code"] == "forbidden"
    assert host.command("talk", open=True, spectators=True)["t"] == "done"
    watcher.barrier()
    assert watcher.frame["talk"] == {"open": True, "spectators": True}
    assert watcher.command("say", text="hello")["t"] == "done"
    assert host.command("talk", open=False, spectators=True)["t"] == "done"
    assert guest.command("say", text="hello")["code"] == "forbidden"
    assert watcher.command("say", text="hello")["code"] == "forbidden"


def test_nothing_that_was_said_is_kept(table: Sitting, house: House) -> None:
    one = table.screen(0)
    before = table.digest()
    assert one.command("say", text="the-secret-word")["t"] == "done"
    assert table.digest() == before
    assert "the-secret-word" not in json.dumps(table.journal())
    assert "the-secret-word" not in table.get("/history").text
    for path in house.data.rglob("*"):
        if path.is_file():
            assert b"the-secret-word" not in path.read_bytes(), path
