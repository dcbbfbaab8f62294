"""Permute what a viewer cannot see: every byte sent to it stays the same."""

from __future__ import annotations

import copy
import re
from typing import Any

import undercroft

from .wire import House, Screen, Sitting, play


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


def hidden_twins(house: House) -> tuple[Sitting, Sitting]:
    """Two tables that differ only in what seats 1 and 2 hold in secret (and in chance to come)."""
    first = house.sit("here", "here", "here", seed="twins-of-the-dark")
    screens = first.everybody()
    play(
        screens,
        stop=lambda: (
            screens[0].view["table"]["step"] == "choose"
            and screens[0].view["table"]["round"] == 2
            and len(screens[0].view["waiting"]) == 3
        ),
    )
    # Both have chosen: a secret pick each.
    for seat in (1, 2):
        assert screens[seat].choose(0)["t"] == "done"
    journal = first.journal()
    first.close()
    position = undercroft.replay({k: v for k, v in journal.items() if k not in {"seats", "newest"}})
    one = position.position()
    two = copy.deepcopy(one)
    two["chance"] = {"source": "rng", "seed": "quite another", "count": one["chance"]["count"]}  # type: ignore[index]
    hunters = two["state"]["hunters"]  # type: ignore[index]
    for seat in (1, 2):
        hunter = hunters[seat]
        hand = hunter["hand"]
        other = next(card for card in hand if card != hunter["pick"])
        hunter["pick"] = other
    twins = []
    for doc in (one, two):
        started = undercroft.from_position(doc).journal()
        twins.append(house.bring(started))
    return twins[0], twins[1]


def test_bytes_do_not_depend_on_what_is_hidden(house: House) -> None:
    one, two = hidden_twins(house)
    assert one.digest() != two.digest()
    assert one.screen(1).view != two.screen(1).view

    def look(table: Sitting, secret: int) -> list[list[str]]:
        """All that the seat that is still thinking and a spectator receive, whatever they do."""
        screens: list[Screen] = [table.screen(0), table.screen()]
        hidden = table.screen(1)
        hidden.choose(secret)
        me = screens[0]
        me.choose("nonsense")
        me.choose(0, decision="choose-999")
        me.command("vote", agree=True)
        me.command("reseat", seat=2, to={"kind": "invite"})
        for screen in screens:
            screen.send(t="undo", cmd="u")
            screen.barrier()
        return [[_same_cmd(text, table) for text in screen.raw] for screen in screens]

    assert look(one, 2) == look(two, 3)
    for table in (one, two):
        info: dict[str, Any] = table.get().json()
        info.pop("table")
        assert info["over"] is False
    assert one.get("/catalog").content == two.get("/catalog").content
    one.close()
    two.close()


def _same_cmd(text: str, table: Sitting) -> str:
    """Commands and tables have names of their own; everything else must be equal."""
    return re.sub(r'"cmd":"c\d+"', '"cmd":"c"', text.replace(table.id, "TABLE"))


def test_views_carry_no_secret_words(house: House) -> None:
    table = house.sit("here", "invite", "bot:random", seed="a seed that nobody may read")
    screens = [table.screen(0), table.screen()]
    screens[0].choose(0)
    invite, token = table.keys[1]["invite"], table.keys[0]["token"]
    for screen in screens:
        screen.barrier()
        sent = "".join(screen.raw)
        for secret in ["a seed that nobody", invite, token, table.host]:
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
