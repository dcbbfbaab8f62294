"""Sitting down, coming back, giving a seat away."""

from __future__ import annotations

from .wire import House, Screen, play


def test_an_invite_works_once(house: House) -> None:
    table = house.sit("me", "invite", "invite")
    assert [key.get("token") is None for key in table.keys] == [False, True, True]
    listed = table.get("/invites", host=True).json()
    assert listed == [{"seat": i, "invite": table.keys[i]["invite"]} for i in (1, 2)]
    me = table.screen(0)
    answer = table.claim(table.keys[1]["invite"], "  Zoë\u202e\n the\x00 Brave ")
    assert answer.status_code == 200
    assert answer.json()["seat"] == 1
    me.barrier()
    assert me.seats[1]["name"] == "Zoë the Brave"
    assert me.seats[1]["kind"] == "person"
    second = table.claim(table.keys[1]["invite"])
    assert second.status_code == 403
    assert second.json()["error"]["code"] == "forbidden"
    assert table.get("/invites", host=True).json() == listed[1:]
    zoe = table.screen(token=answer.json()["token"])
    assert zoe.seat == 1
    assert zoe.choose(0)["t"] == "done"
    table.close()


def test_only_the_host_sees_invites(house: House) -> None:
    table = house.sit("me", "invite", "invite")
    assert table.get("/invites").status_code == 403
    for token in [table.token(0), "x", "é"]:
        headers = {b"authorization": f"Bearer {token}".encode()}
        path = f"/api/tables/{table.id}/invites"
        assert house.http.get(path, headers=headers).status_code == 403


def test_reconnecting_gives_the_same_seat_and_state(house: House) -> None:
    table = house.sit("here", "here", "here", seed="back")
    first = table.screen(1)
    first.choose(1)
    first.barrier()
    other = table.screen(0)
    assert other.seats[1]["connected"] is True
    first.close()
    other.until(lambda f: f["t"] == "update" and not f["seats"][1]["connected"])
    again = table.screen(1)
    assert (again.seat, again.view) == (1, first.view)
    assert again.history == first.history + first.events
    other.until(lambda f: f["t"] == "update" and f["seats"][1]["connected"])
    # Two screens of one seat are told the same.
    twin = table.screen(1)
    again.choose(2)
    twin.barrier()
    assert twin.view == again.view
    table.close()


def test_a_hot_seat_screen_changes_eyes(house: House) -> None:
    table = house.sit("me", "here", "here", seed="hot")
    screen = Screen(house.port)
    watcher = table.screen()
    for seat in (0, 1, 2):
        welcome = screen.hello(table.id, table.token(seat))
        assert welcome["seat"] == seat
        assert welcome["view"]["table"]["me"] is not None
        assert screen.choose(0)["t"] == "done"
        watcher.barrier()
        # The persons at one screen are all here.
        assert [s["connected"] for s in watcher.seats] == [n <= seat for n in range(3)]
    screen.hello(table.id, None)
    assert screen.view["table"]["me"] is None
    assert screen.command("undo")["code"] == "forbidden"
    screen.close()
    watcher.until(lambda f: not any(s["connected"] for s in f.get("seats", [{"connected": 1}])))
    table.close()


def test_a_screen_goes_to_another_table(house: House) -> None:
    one, two = house.sit("here", "here", "here"), house.sit("here", "here", "here")
    screen, watcher = one.screen(0), one.screen()
    assert screen.hello(two.id, two.token(2))["seat"] == 2
    watcher.until(lambda f: f["t"] == "update" and not f["seats"][0]["connected"])
    assert screen.choose(0)["t"] == "done"
    assert one.journal()["inputs"] == []
    assert len(two.journal()["inputs"]) == 1
    screen.close()
    watcher.close()


def test_a_seat_given_to_a_bot_is_lost_at_once(house: House) -> None:
    table = house.sit("me", "here", "here", seed="given")
    host = table.screen(0, host=True)
    lost = table.screen(1)
    lost.barrier()
    answer = host.command("reseat", seat=1, to={"kind": "bot", "bot": "random"})
    assert answer["t"] == "done"
    welcome = lost.until(lambda f: f["t"] == "welcome")
    assert welcome["seat"] is None
    assert welcome["view"]["decisions"] == []
    assert welcome["view"]["table"]["me"] is None
    assert lost.choose("hunter_axe", decision="choose-2")["code"] == "forbidden"
    # The token opens the seat no more, until it is taken back.
    assert lost.hello(table.id, table.token(1))["seat"] is None
    host.until(lambda f: f["t"] == "update" and 1 not in f["view"]["waiting"])
    assert host.seats[1]["kind"] == "bot"
    # The bot plays on: two persons and it finish the game.
    play([host, table.screen(2)])
    table.close()


def test_a_bots_seat_can_be_claimed_again(house: House) -> None:
    table = house.sit("me", "bot:random", "bot:random", seed="again")
    host = table.screen(0, host=True)
    assert host.command("reseat", seat=1, to={"kind": "invite"})["t"] == "done"
    first = table.get("/invites", host=True).json()
    assert [key["seat"] for key in first] == [1]
    # A new invite voids the old one.
    assert host.command("reseat", seat=1, to={"kind": "invite"})["t"] == "done"
    second = table.get("/invites", host=True).json()
    assert second != first
    assert table.claim(first[0]["invite"]).status_code == 403
    token = table.claim(second[0]["invite"]).json()["token"]
    mine = table.screen(token=token)
    assert mine.seat == 1
    play([host, mine])
    table.close()


def test_anybody_gives_away_their_own_seat_and_no_other(house: House) -> None:
    table = house.sit("me", "here", "here")
    mine = table.screen(1)
    bot = {"kind": "bot", "bot": "random"}
    assert mine.command("reseat", seat=2, to=bot)["code"] == "forbidden"
    assert mine.command("reseat", seat=7, to=bot)["code"] == "invalid"
    assert mine.command("reseat", seat=1, to={"kind": "bot", "bot": "x"})["code"] == "invalid"
    assert mine.command("reseat", seat=1, to={"kind": "invite"})["t"] == "done"
    mine.barrier()
    assert mine.seat is None
    # Only the host can read the code; the server learns it then.
    code = table.get("/invites", host=True).json()[0]["invite"]
    assert table.claim(code).status_code == 200
    table.close()


def test_the_host_needs_no_seat(house: House) -> None:
    table = house.sit("invite", "here", "bot:random")
    host = table.screen(host=True)
    assert host.seat is None
    answer = host.command("reseat", seat=0, to={"kind": "bot", "bot": "random"}, cmd="h")
    assert answer["t"] == "done"
    assert host.command("reseat", seat=0, to={"kind": "invite"}, cmd="h")["t"] == "done"
    assert table.get().json()["seats"][0]["kind"] == "bot"
    assert host.choose("x", decision="choose-1")["code"] == "forbidden"
    table.close()
