"""Taking back: free while nobody learnt anything, by agreement otherwise, never a way to peek."""

from __future__ import annotations

from typing import Any

from .wire import House, Screen, Sitting, play


def settle(*screens: Screen) -> None:
    for screen in screens:
        screen.barrier()


def revealed(house: House, seed: str, *kinds: str) -> tuple[Sitting, list[Screen]]:
    """A table at which the first round is over, so that choices have been shown."""
    table = house.sit(*(kinds or ("here",) * 3), seed=seed)
    screens = [table.screen(i) for i, key in enumerate(table.keys) if key.get("token")]
    start = screens[0].view["table"]["round"]
    play(screens, stop=lambda: screens[0].view["table"]["round"] > start)
    settle(*screens)
    return table, screens


def test_free(house: House) -> None:
    table = house.sit("here", "here", "here", seed="free")
    a, b, c = table.everybody()
    before = table.digest()
    assert a.undo == {"mine": None, "request": None}
    assert a.command("undo")["code"] == "illegal"
    a.choose(0)
    settle(a, b, c)
    assert (a.undo["mine"], b.undo["mine"]) == ("free", None)
    assert a.command("undo")["t"] == "done"
    settle(a, b, c)
    assert table.digest() == before
    assert a.undo == {"mine": None, "request": None}
    for screen in (b, c):
        # They saw the choice being made, so they are told that it was taken back.
        assert screen.events[-1]["kind"] == "undone"
        assert screen.events[-1]["by"] == 0
        assert screen.events[-1]["fresh"] is False
        assert screen.events[-1]["text"]["id"] == "ui-undone"
        assert screen.view["waiting"] == [0, 1, 2]
    # The history of a newcomer tells the same story without the choice.
    late = table.screen()
    assert late.history[-1]["kind"] == "undone"
    assert [e["kind"] for e in late.history].count("ready") == 0
    assert table.journal()["inputs"] == []
    table.close()


def test_who_plays_several_seats_asks_nobody(house: House) -> None:
    """The last choice for any of them is taken back first, and no other seat of theirs has a say."""
    table = house.sit("me", "me", "here", seed="both")
    a, b, c = table.everybody()
    a.choose(0)
    b.choose(0)
    settle(a, b, c)
    assert (a.undo["mine"], b.undo["mine"]) == ("free", "free")
    assert a.command("undo")["t"] == "done"
    settle(a, b, c)
    assert c.view["waiting"] == [1, 2]
    assert a.command("undo")["t"] == "done"
    settle(a, b, c)
    assert c.view["waiting"] == [0, 1, 2]
    table.close()


def test_not_free_once_another_person_acted(house: House) -> None:
    table = house.sit("here", "here", "here", seed="acted")
    a, b, c = table.everybody()
    a.choose(0)
    b.choose(0)
    settle(a, b, c)
    assert (a.undo["mine"], b.undo["mine"]) == ("ask", "free")
    # The last choice of all shows every card: from then on nothing is free.
    c.choose(0)
    settle(a, b, c)
    assert {screen.undo["mine"] for screen in (a, b, c)} <= {"ask"}
    table.close()


def test_bots_are_taken_back_with_it(house: House) -> None:
    table = house.sit("here", "here", "bot:random", seed="bots")
    a, b = table.screen(0), table.screen(1)
    settle(a, b)
    while 2 in a.view["waiting"]:
        a.read()
    a.choose(0)
    settle(a)
    assert a.undo["mine"] == "free"
    assert a.command("undo")["t"] == "done"
    a.choose(1)
    b.choose(0)
    play([a, b])
    table.close()


def test_refused(house: House) -> None:
    table, (a, b, c) = revealed(house, "refused")
    before = table.digest()
    assert a.command("undo")["t"] == "done"
    settle(a, b, c)
    for screen in (a, b, c):
        assert screen.undo["request"] == {"by": 0, "agreed": [], "needed": [1, 2]}
    assert b.command("undo")["code"] == "illegal"
    assert a.command("vote", agree=True)["code"] == "illegal"
    assert b.command("vote", agree=True)["t"] == "done"
    settle(a, b, c)
    assert c.undo["request"]["agreed"] == [1]
    assert table.digest() == before
    assert c.command("vote", agree=False)["t"] == "done"
    settle(a, b, c)
    assert a.undo["request"] is None
    assert table.digest() == before
    assert b.command("vote", agree=True)["code"] == "conflict"
    # Who asked can withdraw.
    assert a.command("undo")["t"] == "done"
    assert a.command("vote", agree=False)["t"] == "done"
    settle(a, b, c)
    assert b.undo["request"] is None
    table.close()


def test_a_new_choice_closes_the_request(house: House) -> None:
    table, (a, b, c) = revealed(house, "closes")
    assert a.command("undo")["t"] == "done"
    settle(a, b, c)
    asked = next(screen for screen in (a, b, c) if screen.is_asked)
    assert asked.choose(0)["t"] == "done"
    settle(a, b, c)
    assert {str(screen.undo["request"]) for screen in (a, b, c)} == {"None"}
    table.close()


def take_back_all(table: Sitting, screens: list[Screen]) -> None:
    a, *others = screens
    assert a.command("undo")["t"] == "done"
    for other in others:
        other.barrier()
        assert other.command("vote", agree=True)["t"] == "done"
    settle(*screens)
    assert a.undo["request"] is None


def test_agreed_and_fresh(own_house: House) -> None:
    table, screens = revealed(own_house, "agreed")
    a = screens[0]
    journal = table.journal()
    mine = max(i for i, entry in enumerate(journal["inputs"]) if entry[1] == 0)
    take_back_all(table, screens)
    after = table.journal()
    assert after["inputs"][:mine] == journal["inputs"][:mine]
    assert after["digests"][: mine + 1] == journal["digests"][: mine + 1]
    [(kind, seed)] = after["inputs"][mine:]
    assert kind == "reseed"
    assert len(seed) == 32
    for screen in screens:
        undone = screen.events[-1]
        assert (undone["kind"], undone["by"], undone["fresh"]) == ("undone", 0, True)
    # The store has kept everything, also what was taken back, and finds the same line again.
    own_house.restart()
    again = table.screen(0)
    assert again.view == a.view
    assert again.history[-1]["kind"] == "undone"
    assert table.journal() == after
    play([again, table.screen(1), table.screen(2)])


def test_a_choice_from_before_the_undo_is_stale(house: House) -> None:
    """The same question is open again, but it is not the one that was answered."""
    table = house.sit("here", "here", "here", seed="before")
    screens = table.everybody()
    settle(*screens)
    a = screens[0]
    seq, decision = a.seq, a.view["decisions"][0]["id"]
    for screen in screens[1:]:
        screen.choose(0)
    a.choose(0)
    settle(*screens)
    take_back_all(table, screens)
    assert a.view["decisions"][0]["id"] == decision
    assert a.choose(0, seq=seq)["code"] == "conflict"
    assert a.choose(0)["t"] == "done"
    table.close()


def outcomes(journal: dict[str, Any]) -> Any:
    return journal["newest"]["state"]


def test_no_peeking(house: House) -> None:
    """The same choices after an agreed undo do not bring the same outcomes for certain."""
    seen: set[str] = set()
    for _ in range(12):
        table = house.sit("here", "here", "here", seed="peek")
        screens = table.everybody()
        for screen in screens:
            screen.choose(0)
        settle(*screens)
        take_back_all(table, [screens[2], screens[0], screens[1]])
        assert screens[2].choose(0)["t"] == "done"
        settle(*screens)
        seen.add(str(outcomes(table.journal())))
        table.close()
    # With one seed and the same choices there would be one outcome.
    assert len(seen) > 1


def test_alone_among_bots(house: House) -> None:
    table, (me,) = revealed(house, "alone", "here", "bot:random", "bot:random")
    assert me.undo["mine"] == "ask"
    inputs = table.journal()["inputs"]
    assert me.command("undo")["t"] == "done"
    me.barrier()
    assert me.undo["request"] is None
    assert any(entry[0] == "reseed" for entry in table.journal()["inputs"])
    assert sum(e[0] == "decide" and e[1] == 0 for e in table.journal()["inputs"]) == (
        sum(e[1] == 0 for e in inputs) - 1
    )
    play([me])
    table.close()


def test_a_left_seat_has_no_say(house: House) -> None:
    table, (a, b, c) = revealed(house, "left")
    host = table.screen(host=True)
    assert a.command("undo")["t"] == "done"
    settle(b, c)
    assert b.command("vote", agree=True)["t"] == "done"
    host.command("reseat", seat=2, to={"kind": "bot", "bot": "random"})
    settle(a, b)
    # Seat 2 was the last one to be asked: now everybody has agreed.
    assert a.undo["request"] is None
    assert any(entry[0] == "reseed" for entry in table.journal()["inputs"])
    table.close()


def test_nothing_of_those_who_sat_here_before(house: House) -> None:
    table = house.sit("here", "invite", "here", seed="heir")
    first = table.claim(table.keys[1]["invite"]).json()["token"]
    before = table.screen(token=first)
    before.choose(0)
    before.command("reseat", seat=1, to={"kind": "invite"})
    code = table.get("/invites", host=True).json()[0]["invite"]
    heir = table.screen(token=table.claim(code).json()["token"])
    assert heir.seat == 1
    assert heir.undo == {"mine": None, "request": None}
    assert heir.command("undo")["code"] == "illegal"
    # But the secret choice can still be changed by choosing again.
    assert heir.choose(1)["t"] == "done"
    assert heir.undo["mine"] == "free"
    table.close()


def test_nothing_once_it_is_over(house: House) -> None:
    table = house.sit("here", "here", "here", seed="end")
    screens = table.everybody()
    play(screens)
    for screen in screens:
        assert screen.undo["mine"] is None
        assert screen.command("undo")["code"] == "illegal"
    table.close()


def test_an_open_request_outlives_a_restart(own_house: House) -> None:
    table, (a, b, c) = revealed(own_house, "outlives")
    a.command("undo")
    b.command("vote", agree=True)
    own_house.restart()
    a, c = table.screen(0), table.screen(2)
    assert a.undo["request"] == {"by": 0, "agreed": [1], "needed": [1, 2]}
    assert c.command("vote", agree=True)["t"] == "done"
    a.barrier()
    assert a.undo["request"] is None
    assert a.events[-1]["kind"] == "undone"
