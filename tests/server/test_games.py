"""Whole games over the wire."""

from __future__ import annotations

import pytest

from .wire import House, play


@pytest.mark.parametrize("players", [3, 4, 5])
def test_persons_play_a_whole_game(house: House, players: int) -> None:
    table = house.sit(*["here"] * players, seed=f"whole-{players}")
    screens = table.everybody()
    watcher = table.screen()
    choices = play(screens)
    assert choices > 30
    watcher.barrier()
    for screen in [*screens, watcher]:
        assert screen.view["over"]
        assert screen.view["result"] == screens[0].view["result"]
        # What was told piece by piece is what a newcomer is told at once.
        again = table.screen(screen.seat)
        assert again.history == screen.history + screen.events
        assert again.view == screen.view
    assert table.get().json()["over"] is True
    table.close()


@pytest.mark.parametrize("level", ["random", "veteran"])
def test_one_person_and_bots(house: House, level: str) -> None:
    table = house.sit("me", f"bot:{level}", f"bot:{level}", f"bot:{level}")
    me = table.screen(0)
    play([me])
    assert me.view["over"]
    table.close()


def test_bots_alone(house: House) -> None:
    table = house.sit("bot:random", "bot:random", "bot:random")
    watcher = table.screen()
    while not watcher.view["over"]:
        watcher.read()
    assert watcher.view["decisions"] == []
    table.close()


def test_a_screen_that_does_not_read_for_a_while_misses_nothing(house: House) -> None:
    table = house.sit("here", "here", "here", seed="lazy")
    quick, lazy = table.screen(0), table.screen(0)
    picks = []
    for turn in range(150):
        quick.choose(turn)
        picks.append(quick.view["table"]["me"]["pick"])
    lazy.barrier()
    assert [e["card"] for e in lazy.events if e["kind"] == "picked"] == picks
    assert lazy.view == quick.view
    table.close()


def test_two_tables_with_one_seed_are_one_game(house: House) -> None:
    twins = [house.sit("here", "here", "here", seed="twins") for _ in range(2)]
    for twin in twins:
        play(twin.everybody())
    assert twins[0].journal()["digests"] == twins[1].journal()["digests"]
    for twin in twins:
        twin.close()


def test_the_bots_of_a_known_seed_are_the_same_bots_each_time(house: House) -> None:
    chosen = []
    for _ in range(2):
        table = house.sit("here", "bot:veteran", "bot:apprentice", seed="twins")
        play([table.screen(0)])
        # Who of several is first to answer the same question is for the machine to say.
        inputs = table.journal()["inputs"]
        chosen.append({seat: [one for one in inputs if one[1] == seat] for seat in range(3)})
        table.close()
    assert chosen[0] == chosen[1]
