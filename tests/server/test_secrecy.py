"""Permute what a viewer cannot see: every byte sent to it stays the same."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

import undercroft

from .wire import House, Sitting, play


def test_a_changed_secret_choice_leaves_no_trace(house: House) -> None:
    table = house.sit("here", "here", "here", "here", seed="trace")
    screens = table.everybody()
    watcher = table.screen()
    chooser, others = screens[0], [*screens[1:], watcher]
    # One of the others has chosen since and could take it back for free: that must not change.
    assert chooser.choose(0)["t"] == "done"
    assert screens[1].choose(0)["t"] == "done"
    for screen in screens + others:
        screen.barrier()
    assert screens[1].undo["mine"] == "free"
    for option in [1, 2, 1, 0]:
        seqs = [other.seq for other in others]
        assert chooser.choose(option)["t"] == "done"
        for other, seq in zip(others, seqs, strict=True):
            assert other.barrier() == [], "a byte was sent"
            assert other.seq == seq
    # Taking back the change is as silent as the change.
    assert chooser.command("undo")["t"] == "done"
    assert chooser.view["decisions"][0]["chosen"] == chooser.options[1]
    for other in others:
        assert other.barrier() == []
    # A newcomer is told nothing of it, either.
    late = table.screen()
    assert late.history == watcher.history + watcher.events
    # Another takes back a choice made in between: the secret one stays as it was last chosen.
    assert screens[1].command("undo")["t"] == "done"
    for screen in screens + others:
        screen.barrier()
    assert chooser.view["decisions"][0]["chosen"] == chooser.options[1]
    assert watcher.view["waiting"] == [1, 2, 3]
    table.close()


def test_a_change_does_not_close_an_open_request(house: House) -> None:
    table = house.sit("here", "here", "here", seed="open")
    a, b, c = table.everybody()
    # Round one: everybody, so that seat 0 has something that needs asking.
    for screen in (a, b, c):
        assert screen.choose(0)["t"] == "done"
    play([a, b, c], stop=lambda: all(s.view["table"]["step"] == "choose" for s in (a, b, c)))
    b.choose(0)
    for screen in (a, b, c):
        screen.barrier()
    assert a.undo["mine"] == "ask"
    assert a.command("undo")["t"] == "done"
    for screen in (a, b, c):
        screen.barrier()
        assert screen.undo["request"] == {"by": 0, "agreed": [], "needed": [1, 2]}
    assert b.choose(1)["t"] == "done"
    assert a.barrier() == []
    assert c.barrier() == []
    assert c.undo["request"] is not None
    table.close()


def hidden_twins(house: House, viewer: int) -> tuple[Sitting, Sitting]:
    """Two tables that differ only in what `viewer` cannot see: the picks of the others, and chance."""
    first = house.sit("here", "here", "here", seed="twins-of-the-dark")
    screens = first.everybody()

    def second_round() -> bool:
        table = screens[0].view["table"]
        return bool(table["round"] == 2 and len(screens[0].view["waiting"]) == 3)

    play(screens, stop=second_round)
    others = [seat for seat in range(3) if seat != viewer]
    for seat in others:
        assert screens[seat].choose(0)["t"] == "done"
    one = undercroft.replay(first.journal()).position()
    first.close()
    two: Any = copy.deepcopy(one)
    two["chance"]["seed"] = "quite another"
    for seat in others:
        hunter = two["state"]["hunters"][seat]
        hunter["pick"] = next(card for card in hunter["hand"] if card != hunter["pick"])
    journals = [undercroft.from_position(doc).journal() for doc in (one, two)]
    return house.bring(journals[0]), house.bring(journals[1])


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_bytes_do_not_depend_on_what_is_hidden(house: House, viewer: int) -> None:
    other = (viewer + 1) % 3

    def look(table: Sitting, secret: int) -> list[list[str]]:
        """All that a seat and a spectator receive, whatever they do, while another changes a pick."""
        me = table.screen(viewer)
        watcher = table.screen()
        me.barrier()
        hidden = table.screen(other)
        for _ in range(2):
            # Read before the next thing happens: how frames are bundled is a matter of timing.
            me.barrier()
            watcher.barrier()
            hidden.choose(secret)
        me.choose("nonsense")
        me.choose(0, decision="choose-999")
        me.command("vote", agree=True)
        me.command("reseat", seat=other, to={"kind": "invite"})
        for screen in (me, watcher):
            screen.send(t="undo", cmd="u")
            screen.barrier()
        return [[_same_names(text, table) for text in screen.raw] for screen in (me, watcher)]

    one, two = hidden_twins(house, viewer)
    assert one.digest() != two.digest()
    assert look(one, 2) == look(two, 3)
    assert one.get("/catalog").content == two.get("/catalog").content
    one.close()
    two.close()


def _same_names(text: str, table: Sitting) -> str:
    """Commands and tables have names of their own; everything else must be equal."""
    return re.sub(r'"cmd":"c\d+"', '"cmd":"c"', text.replace(table.id, "TABLE"))


def test_views_carry_no_secret_words(house: House) -> None:
    table = house.sit("here", "invite", "bot:random", seed=None)
    seed = table.journal()["chance"]["seed"]
    screens = [table.screen(0), table.screen()]
    screens[0].choose(0)
    invite, token = table.keys[1]["invite"], table.keys[0]["token"]
    for screen in screens:
        screen.barrier()
        sent = "".join(screen.raw)
        for secret in [seed, invite, token, table.host]:
            assert secret not in sent
    public = table.get().text + table.get("/catalog").text
    for secret in ["a seed that nobody", invite, token, table.host]:
        assert secret not in public
    for tail in ("/export", "/replay", "/invites"):
        assert table.get(tail).status_code in {403, 409}
    table.close()


def test_the_store_has_no_token_in_clear(own_house: House) -> None:
    table = own_house.sit("here", "invite", "invite")
    claimed = table.claim(table.keys[1]["invite"]).json()["token"]
    table.get("/invites", host=True)
    table.screen(0).choose(0)
    table.close()
    own_house.stop()
    kept = b"".join(path.read_bytes() for path in own_house.data.rglob("*") if path.is_file())
    for secret in [table.host, table.token(0), claimed, table.keys[2]["invite"]]:
        assert secret.encode() not in kept
    own_house.start()
