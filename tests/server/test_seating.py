"""Coming back to a seat, seats that nobody has, and tables without a person."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft.kernel.text import render
from undercroft.server import limits

from .wire import House, Screen, Sitting, play

BOT = {"kind": "bot", "bot": "random"}


def fill(table: Sitting, key: str, seat: int, to: dict[str, Any]) -> Any:
    return table.house.http.post(
        f"/api/tables/{table.id}/seats/{seat}",
        json={"to": to},
        headers={"authorization": f"Bearer {key}"},
    )


def mine(house: House, *wishes: dict[str, Any]) -> Any:
    answer = house.http.post("/api/mine", json={"tables": list(wishes)})
    assert answer.status_code == 200, answer.text
    return answer.json()


# ---------------------------------------------------------------------- coming back


def test_a_seat_handed_to_a_bot_can_be_taken_back(own_house: House) -> None:
    table = own_house.sit("me", "here", "here", seed="back")
    other, me = table.screen(0), table.screen(1)
    assert me.command("reseat", seat=1, to=BOT)["t"] == "done"
    me.barrier()
    other.barrier()
    assert (me.seat, me.seats[1]["kind"], me.seats[1]["held"]) == (None, "bot", True)
    # Their token still opens a place to watch from, also after a restart, and the seat itself.
    own_house.restart()
    again = Screen(own_house.port)
    assert again.hello(table.id, table.token(1))["seat"] is None
    answer = again.command("reclaim", seat=1, token=table.token(1))
    assert answer["t"] == "done"
    assert again.seat == 1
    assert again.view["table"]["me"] is not None
    assert (again.seats[1]["kind"], again.seats[1]["held"]) == ("person", False)
    # Once more changes nothing.
    assert again.command("reclaim", seat=1, token=table.token(1))["t"] == "done"
    play([table.screen(0), again, table.screen(2)])


def test_an_unclaimed_invite_can_be_taken_back_and_a_claimed_one_not(house: House) -> None:
    table = house.sit("me", "here", "here")
    host, lost = table.screen(0, host=True), table.screen(1)
    assert host.command("reseat", seat=1, to={"kind": "invite"})["t"] == "done"
    lost.barrier()
    assert lost.command("reclaim", seat=1, token=table.token(1))["t"] == "done"
    assert lost.seat == 1
    assert host.command("reseat", seat=1, to={"kind": "invite"})["t"] == "done"
    code = table.get("/invites", host=True).json()[0]["invite"]
    heir = table.claim(code).json()["token"]
    assert lost.command("reclaim", seat=1, token=table.token(1))["code"] == "forbidden"
    assert lost.hello(table.id, table.token(1))["code"] == "forbidden"
    assert table.screen(token=heir).seat == 1
    table.close()


def test_nobody_takes_the_seat_of_another(house: House) -> None:
    table = house.sit("me", "here", "bot:random")
    me = table.screen(1)
    me.command("reseat", seat=1, to=BOT)
    watcher = table.screen()
    for seat, token in [(1, table.token(0)), (1, "x"), (2, table.token(1)), (7, table.token(1))]:
        assert watcher.command("reclaim", seat=seat, token=token)["code"] == "forbidden"
    assert watcher.seat is None
    table.close()


# ---------------------------------------------------------------------- nobody left


def test_a_table_without_a_person_waits(own_house: House) -> None:
    table = own_house.sit("me", "bot:random", "bot:random", seed="waits")
    me, watcher = table.screen(0), table.screen()
    assert me.command("reseat", seat=0, to=BOT)["t"] == "done"
    me.barrier()
    assert me.view["waiting"]
    before = table.digest()
    assert (me.seats[0]["kind"], me.frame["paused"]) == ("bot", True)
    for _ in range(20):
        me.barrier()
    assert table.digest() == before
    # A stranger who watches cannot let it run, whoever sat there can.
    assert watcher.command("resume")["code"] == "forbidden"
    assert me.command("resume")["t"] == "done"
    while not me.view["over"]:
        me.read()


def test_a_person_who_comes_back_goes_on_at_once(own_house: House) -> None:
    table = own_house.sit("me", "bot:random", "bot:random", seed="comes back")
    me = table.screen(0)
    me.command("reseat", seat=0, to=BOT)
    own_house.restart()
    me = table.screen(token=table.token(0))
    assert (me.seat, me.frame["paused"]) == (None, True)
    me.command("reclaim", seat=0, token=table.token(0))
    assert me.frame["paused"] is False
    play([me])


def test_bots_among_themselves_wait_for_a_watcher(own_house: House) -> None:
    table = own_house.sit("bot:random", "bot:random", "bot:random")
    before = table.digest()
    for _ in range(20):
        own_house.http.get("/api/health")
    assert table.digest() == before
    watcher = table.screen()
    while not watcher.view["over"]:
        watcher.read()


# ---------------------------------------------------------------------- seats that appear


def campaign(house: House, *kinds: str) -> Sitting:
    setup = {"mode": "campaign", "players": len(kinds)}
    return house.sit(*kinds, game="dark_souls", setup=setup, seed="campaign")


def recruit(leader: Screen) -> dict[str, Any]:
    """The party takes in a character at the bonfire where a campaign begins."""
    join = next(id for id in leader.options if id.startswith("join-"))
    assert leader.choose(join)["t"] == "done"
    leader.barrier()
    newcomer: dict[str, Any] = leader.view["table"]["heroes"][-1]
    return newcomer


def test_seats_for_those_who_join_later_are_empty(house: House) -> None:
    table = campaign(house, "me", "here")
    assert [seat["kind"] for seat in table.get().json()["seats"]] == [
        "person",
        "person",
        "empty",
        "empty",
    ]
    table.close()


def test_who_recruits_says_who_plays_the_recruit(own_house: House) -> None:
    table = campaign(own_house, "me", "here")
    leader, other = table.screen(0), table.screen(1)
    hero = recruit(leader)
    assert hero["seat"] == 2
    names = leader.view["table"]["names"]
    assert names["seat"]["2"] == names["hero"][str(hero["hero"])]
    # The other person of the table plays it, with the token they have.
    assert fill(table, table.token(0), 2, {"kind": "person", "seat": 1}).json() == {"seat": 2}
    other.barrier()
    assert other.frame["yours"] == [1, 2]
    other.hello(table.id, table.token(1), seat=2)
    assert other.seat == 2
    leader.barrier()
    assert [seat["kind"] for seat in leader.seats] == ["person", "person", "person", "empty"]
    # Nobody but the host gives it away again; they themselves may.
    assert fill(table, table.token(0), 2, BOT).status_code == 409
    assert other.command("reseat", seat=2, to=BOT)["t"] == "done"
    assert fill(table, table.token(0), 2, {"kind": "here"}).status_code == 403
    own_house.restart()
    key = fill(table, table.host, 2, {"kind": "here", "name": "Ann"}).json()
    ann = table.screen(token=key["token"])
    assert (ann.seat, ann.seats[2]["name"]) == (2, "Ann")


def test_a_recruit_by_invitation(house: House) -> None:
    table = campaign(house, "here", "here")
    made = fill(table, table.token(1), 2, {"kind": "invite"}).json()
    # The host's list leaves the code of another alone.
    assert table.get("/invites", host=True).json() == []
    assert table.claim(made["invite"]).json()["seat"] == 2
    watcher = fill(table, "x", 3, BOT)
    assert watcher.status_code == 403
    table.close()


def test_a_seat_that_nobody_has_is_named_when_it_is_asked(house: House) -> None:
    table = house.sit("here", "empty", "here", seed="vacant")
    me = table.screen(0)
    assert me.frame["vacant"] == [1]
    assert me.command("reseat", seat=1, to=BOT)["t"] == "done"
    while 1 in me.view["waiting"]:
        me.read()
    assert me.frame["vacant"] == []
    table.close()


# ---------------------------------------------------------------------- my tables


def test_my_tables_are_told_without_being_opened(own_house: House) -> None:
    table = own_house.sit("me", "here", "bot:random", seed="mine")
    screens = [table.screen(0), table.screen(1)]
    play(screens, stop=lambda: screens[0].view["table"]["round"] > 2)
    round_now = screens[0].view["table"]["round"]
    screens[1].command("reseat", seat=1, to=BOT)
    asked = {"table": table.id, "tokens": [table.token(0), table.token(1), "x"]}
    table.close()
    own_house.restart()
    [told] = mine(own_house, asked, {"table": "x"})
    assert own_house.app.state.registry.tables == {}
    assert told["game"] == "bloodborne"
    assert told["setup"]["players"] == 3
    assert told["progress"]["id"] == "progress-bloodborne"
    assert told["progress"]["args"]["round"] == round_now
    assert (told["yours"], told["back"]) == ([0], [1])
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot", "bot"]
    assert (told["over"], told["winners"], told["paused"]) == (False, [], False)
    assert told["your_turn"] is (0 in told["waiting"])
    me = table.screen(0)
    play([me])
    [told] = mine(own_house, asked)
    assert told["over"]
    assert told["winners"] == me.view["result"]["winners"]


def test_a_table_of_an_older_server_is_told_too(own_house: House) -> None:
    table = own_house.sit("here", "here", "here")
    own_house.stop()
    database = own_house.database()
    database.execute("UPDATE positions SET summary = NULL")
    database.commit()
    database.close()
    own_house.start()
    [told] = mine(own_house, {"table": table.id, "tokens": [table.token(2)]})
    assert told["yours"] == [2]
    assert told["your_turn"]


# ---------------------------------------------------------------------- taking back


def test_a_refusal_is_told_to_the_asker_alone(house: House) -> None:
    table = house.sit("here", "here", "here", seed="refusal")
    screens = table.everybody()
    for screen in screens:
        screen.choose(0)
    for screen in screens:
        screen.barrier()
    a, b, c = screens
    assert a.command("undo")["t"] == "done"
    b.barrier()
    assert b.command("vote", agree=False)["t"] == "done"
    for screen in screens:
        screen.barrier()
    told = a.events[-1]
    assert (told["kind"], told["by"]) == ("undo_refused", 1)
    assert told["text"] == {"id": "house-undo-refused", "args": {"name": {"ref": "seat", "id": 1}}}
    assert all(s.events[-1]["kind"] != "undo_refused" for s in (b, c))
    # Nobody refuses who withdraws.
    a.command("undo")
    a.command("vote", agree=False)
    a.barrier()
    assert [e["kind"] for e in a.events].count("undo_refused") == 1
    # The game went on meanwhile: that, too, is an answer.
    a.command("undo")
    asked = next(screen for screen in screens if screen.is_asked)
    assert asked.choose(0)["t"] == "done"
    a.barrier()
    if asked is not a:
        assert any(e["kind"] == "undo_lapsed" for e in a.events)
    table.close()


def test_what_was_taken_back_leaves_the_log(house: House) -> None:
    table = house.sit("here", "here", "here", seed="log")
    a, b, _ = table.everybody()
    a.choose(0)
    b.barrier()
    assert "ready" in [e["kind"] for e in b.log]
    a.command("undo")
    for screen in (a, b):
        screen.barrier()
        assert screen.log == table.screen(screen.seat).history
        assert "ready" not in [e["kind"] for e in screen.log]
    a.choose(1)
    b.barrier()
    assert b.log == table.screen(1).history
    table.close()


def test_bots_do_not_play_on_for_ever_unwatched(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Persons have seats here, but nobody ever asks them: the bots would play a whole campaign."""
    monkeypatch.setattr(limits, "UNWATCHED", 10)
    setup = {"mode": "campaign", "players": 2}
    kinds = ("bot:veteran", "bot:veteran", "here", "here")  # these never take anybody in
    table = own_house.sit(*kinds, game="dark_souls", setup=setup, seed="unwatched")
    inner = own_house.app.state.registry.tables[table.id]
    while not inner.idle or inner.n < 10:
        own_house.http.get("/api/health")
    for _ in range(20):
        own_house.http.get("/api/health")
    assert inner.n == 10
    # Whoever looks sees them go on, without having to ask.
    watcher = table.screen()
    while inner.n < 15:
        watcher.read()
    table.close()


@pytest.mark.parametrize(
    ("game", "mode", "words"),
    [
        ("bloodborne", None, ("Round 1 · 9 enemies to come", "Manche 1 · encore 9 ennemis")),
        (
            "dark_souls",
            "campaign",
            ("Campaign · section 1 of 3 · ", "Campagne · section 1 sur 3 · "),
        ),
        ("dark_souls", "journey", ("A whole journey · ", "Un voyage entier · ")),
        (
            "tomb_of_giants",
            "campaign",
            ("The whole descent · stage 1 of 11 · ", "Toute la descente · étape 1 sur 11 · "),
        ),
        ("tomb_of_giants", "boss", ("One boss fight", "Un combat de boss")),
        (
            "darkest_dungeon",
            "campaign",
            ("Campaign · Act 1 · before the first", "Campagne · Acte 1 · avant la première"),
        ),
        ("darkest_dungeon", "quest", ("One quest", "Une Quête")),
    ],
)
def test_progress_in_words(game: str, mode: str | None, words: tuple[str, str]) -> None:
    match = undercroft.new(game, {"mode": mode} if mode else {}, seed=1)
    progress = match.game.progress(match.state)
    assert progress is not None
    for lang, said in zip(("en", "fr"), words, strict=True):
        assert render(progress, lang, match.name).startswith(said)
