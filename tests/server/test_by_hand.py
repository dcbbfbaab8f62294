"""Real dice at a table of the server: any person says what they showed, and nobody else."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import undercroft

from .wire import House, Process, Screen, Sitting, play


def asks(screen: Screen) -> bool:
    decisions = screen.view["decisions"]
    return bool(decisions) and decisions[0]["kind"] == "chance"


def until_asked(screens: list[Screen]) -> None:
    play(screens, stop=lambda: asks(screens[0]))


def roll_by_hand(house: Any, *kinds: str, by_hand: list[str] | None = None) -> Sitting:
    sitting: Sitting = house.sit(*kinds, by_hand=["dice"] if by_hand is None else by_hand)
    return sitting


def test_any_person_is_asked_and_a_spectator_is_not(house: House) -> None:
    table = roll_by_hand(house, "here", "here", "bot:random")
    screens = [table.screen(0), table.screen(1)]
    watcher = table.screen()
    until_asked(screens)
    for screen in screens:
        [decision] = screen.view["decisions"]
        assert decision["subject"] == ["die", decision["subject"][1]]
        kinds = [option.get("kind") for option in decision["options"]]
        assert kinds[-2:] == ["roll", "roll_all"]
        assert screen.frame["by_hand"] == ["dice"]
        assert screen.frame["vacant"] == []
        assert screen.frame["sealed"] is None
    watcher.barrier()
    assert watcher.view["decisions"] == []
    assert (
        watcher.choose("0", decision=screens[0].view["decisions"][0]["id"])["code"] == "forbidden"
    )


def test_a_face_that_is_not_on_the_die_is_refused_in_one_line(house: House) -> None:
    table = roll_by_hand(house, "here", "here", "here")
    screens = table.everybody()
    until_asked(screens)
    before = table.digest()
    answer = screens[1].choose("seventeen")
    assert (answer["t"], answer["code"]) == ("error", "illegal")
    assert "\n" not in answer["message"]
    assert table.digest() == before
    assert asks(screens[1])


def test_two_persons_answer_at_once_and_one_is_heard(house: House) -> None:
    table = roll_by_hand(house, "here", "here", "here")
    screens = table.everybody()
    until_asked(screens)
    for screen in screens:
        screen.barrier()
    answers: list[dict[str, Any]] = []

    def say(screen: Screen) -> None:
        answers.append(screen.choose(0))

    before = len(table.journal()["inputs"])
    threads = [threading.Thread(target=say, args=(screen,)) for screen in screens[:2]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["t"] for answer in answers) == ["done", "error"]
    [late] = [answer for answer in answers if answer["t"] == "error"]
    assert late["code"] == "conflict"
    assert len(table.journal()["inputs"]) == before + 1


def test_what_was_misread_is_taken_back_at_once_and_asked_again(house: House) -> None:
    table = roll_by_hand(house, "here", "here", "here")
    screens = table.everybody()
    until_asked(screens)
    me = screens[0]
    asked = me.view["decisions"]
    before = table.digest()
    # After such a face the die is rolled once more: nothing else has come of it yet.
    assert me.choose(next(option for option in me.options if "+" in option))["t"] == "done"
    me.barrier()
    assert asks(me)
    assert me.undo["mine"] == "free"
    assert me.command("undo")["t"] == "done"
    me.barrier()
    assert table.digest() == before
    assert me.view["decisions"] == asked
    # What the house has rolled was seen: the others have a say.
    assert me.choose("chance:roll")["t"] == "done"
    me.barrier()
    assert me.undo["mine"] == "ask"


def test_a_killed_server_still_waits_for_the_same_die(tmp_path: Path) -> None:
    server = Process(tmp_path)
    table = roll_by_hand(server, "here", "here", "here")
    screens = table.everybody()
    until_asked(screens)
    asked = screens[0].view["decisions"]
    server.kill()
    server.start()
    screens = table.everybody()
    assert screens[0].view["decisions"] == asked
    assert screens[0].frame["by_hand"] == ["dice"]
    assert screens[2].choose(1)["t"] == "done"
    server.stop()


def test_a_whole_game_by_hand_with_bots_can_be_exported_and_watched(own_house: House) -> None:
    table = roll_by_hand(
        own_house, "here", "bot:random", "bot:random", by_hand=["dice", "foes", "finds", "world"]
    )
    me = table.screen(0)
    assert asks(me)
    play([me])
    assert me.view["over"]
    journal = table.journal()
    kept = {k: v for k, v in journal.items() if k not in {"seats", "newest"}}
    assert undercroft.replay(kept).over
    assert len(table.get("/replay").json()["frames"]) == len(journal["inputs"]) + 1


def test_every_switch_can_be_turned_at_the_table(house: House) -> None:
    table = house.sit("here", "here", "here")
    screens = table.everybody()
    assert screens[1].command("by_hand", by_hand=["dice"])["t"] == "done"
    screens[0].barrier()
    assert screens[0].frame["by_hand"] == ["dice"]
    until_asked(screens)
    assert screens[2].command("by_hand", by_hand=[])["t"] == "done"
    for screen in screens:
        screen.barrier()
        assert not asks(screen)
    assert screens[0].command("by_hand", by_hand=["cups"])["code"] == "invalid"
    assert table.screen().command("by_hand", by_hand=[])["code"] == "forbidden"


def test_bots_among_themselves_leave_it_to_the_seed(own_house: House) -> None:
    table = own_house.sit("bot:random", "bot:random", "bot:random", by_hand=["dice", "foes"])
    watcher = table.screen()
    watcher.until(lambda frame: frame.get("view", {}).get("over", False))


def test_nobody_is_asked_what_a_master_would_say_of_dice(house: House) -> None:
    table = roll_by_hand(house, "here", "here", "here")
    screens = table.everybody()
    until_asked(screens)
    me = screens[0]
    me.send(t="advise", cmd="why", decision=me.view["decisions"][0]["id"])
    assert me.until(lambda frame: frame["t"] == "advice")["best"] == []
