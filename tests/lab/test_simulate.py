"""Simulations: fair seats, honest intervals, the same result whatever the number of processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import permutations
from math import factorial
from multiprocessing import active_children
from pathlib import Path
from threading import Timer

import pytest

import undercroft
from undercroft.lab import simulate
from undercroft.lab.counting import summarise, wilson
from undercroft.lab.executors import deaf_children
from undercroft.lab.outcome import Outcome
from undercroft.lab.playing import Trial, play, seating
from undercroft.lab.report import facts, to_html
from undercroft.lab.running import Stopped, one_interrupt

BOTS = ("veteran", "random", "random")


def test_the_number_of_processes_changes_nothing() -> None:
    alone = simulate("bloodborne", {}, BOTS, games=12, seed=3, jobs=1)
    together = simulate("bloodborne", {}, BOTS, games=12, seed=3, jobs=2)
    assert alone == together


def test_another_seed_gives_other_games() -> None:
    one = simulate("bloodborne", {}, BOTS, games=4, seed=1)
    two = simulate("bloodborne", {}, BOTS, games=4, seed=2)
    assert one.outcomes != two.outcomes


def test_bots_rotate_through_the_seats_in_every_order() -> None:
    trial = Trial("bloodborne", {"players": 3}, BOTS, 1)
    sat = [play(trial, number).outcome.entries for number in range(6)]
    assert sat == [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 2, 1), (1, 0, 2), (2, 1, 0)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_over_all_orders_everyone_sits_everywhere_beside_everyone(seats: int) -> None:
    every = [seating(seats, number) for number in range(factorial(seats))]
    assert sorted(every) == sorted(permutations(range(seats)))
    for first in range(0, len(every), seats):  # and any block of n games is a full rotation
        block = every[first : first + seats]
        assert all(len({entries[seat] for entries in block}) == seats for seat in range(seats))


def test_results_belong_to_the_bot_that_sat_there() -> None:
    outcomes = [
        Outcome((0, 1), (1,), (3, 5), 7, 40),
        Outcome((1, 0), (1,), (2, 9), 9, 60),
        Outcome((0, 1), (0, 1), (4, 4), 8, 50),
        Outcome((1, 0), (), (None, 1), 8, 50),
    ]
    report = summarise("bloodborne", {}, ("first", "second"), 1, outcomes)
    first, second = report.entries
    assert (first.name, first.games, first.wins, first.shared) == ("first", 4, 2, 1)
    assert (second.wins, second.shared) == (2, 1)
    assert first.mean_score == (3 + 9 + 4 + 1) / 4
    assert second.mean_score == (5 + 2 + 4) / 3
    assert [row.wins for row in report.seats] == [1, 3]
    assert report.unwon == 1
    assert (report.mean_rounds, report.mean_decisions) == (8.0, 50.0)


def test_progress_tells_of_every_game() -> None:
    told: list[int] = []
    simulate("bloodborne", {}, BOTS, games=5, progress=told.append)
    assert sum(told) == 5


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson_intervals_as_in_the_textbook(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("setup", "bots", "games", "word"),
    [
        ({}, ["nobody", "random", "random"], 3, "nobody"),
        ({"players": 4}, ["random"] * 3, 3, "seats"),
        ({"no_such": 1}, ["random"] * 3, 3, "no_such"),
        ({}, ["random"] * 3, 0, "games"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(
    setup: dict[str, object], bots: list[str], games: int, word: str
) -> None:
    with pytest.raises(undercroft.UndercroftError, match=word):
        simulate("bloodborne", setup, bots, games)


def test_the_report_is_one_page_that_loads_nothing() -> None:
    report = simulate("bloodborne", {}, BOTS, games=6)
    page = to_html(report)
    assert page.startswith("<!doctype html>")
    assert "<svg" in page
    for loads in ("<script", "<link", "src=", "@import"):
        assert loads not in page
    assert page == to_html(report)


# ---------------------------------------------------------------------- games that do not end


def test_a_game_that_is_too_long_is_cut_and_counts_for_nobody() -> None:
    whole = simulate("bloodborne", {}, BOTS, games=6, seed=3)
    lengths = sorted(outcome.decisions for outcome in whole.outcomes)
    some = simulate("bloodborne", {}, BOTS, games=6, seed=3, longest=lengths[2])
    # A game of exactly so many decisions comes to its end.
    kept = [outcome for outcome in whole.outcomes if outcome.decisions <= lengths[2]]
    assert [outcome for outcome in some.outcomes if not outcome.cut] == kept
    assert some.cut == 6 - len(kept)
    assert (some.games, some.wanted, some.entries[0].games) == (6, 6, len(kept))
    assert sum(row.wins - row.shared for row in some.entries) + some.unwon <= len(kept)
    for cut in (outcome for outcome in some.outcomes if outcome.cut):
        assert (cut.winners, cut.scores, cut.decisions) == ((), (None, None, None), lengths[2])


def test_cut_games_are_told_everywhere() -> None:
    outcomes = [
        Outcome((0, 1), (1,), (3, 5), 7, 40),
        Outcome((1, 0), (), (None, None), 9, 60, cut=True),
    ]
    report = summarise("bloodborne", {}, ("first", "second"), 1, outcomes, wanted=10)
    assert [(row.games, row.wins, row.share) for row in report.entries] == [
        (1, 0, 0.0),
        (1, 1, 1.0),
    ]
    assert (report.unwon, report.mean_rounds, report.mean_decisions) == (0, 7.0, 40.0)
    told = " ".join(facts(report))
    assert "1 game cut because it was too long" in told
    assert "Stopped after 2 of 10 games." in told
    assert "cut because it was too long" in to_html(report)
    assert report.to_json()["cut"] == 1
    assert report.to_json()["wanted"] == 10


def test_a_report_of_cut_games_only() -> None:
    report = simulate("bloodborne", {}, BOTS, games=2, longest=1)
    assert report.cut == 2
    assert [(row.share, row.low, row.high) for row in report.entries] == [(0.0, 0.0, 1.0)] * 3
    assert "<html" in to_html(report)


def test_without_cut_games_nothing_is_said_of_them() -> None:
    told = " ".join(facts(simulate("bloodborne", {}, BOTS, games=1)))
    assert "cut" not in told
    assert "Stopped" not in told


# ---------------------------------------------------------------------- stopped in the middle


@pytest.mark.parametrize(("jobs", "games"), [(1, 6), (2, 60)])
def test_an_interrupt_keeps_the_games_that_are_over(jobs: int, games: int) -> None:
    whole = simulate("bloodborne", {}, BOTS, games=games, seed=3, jobs=jobs)
    done = 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        simulate("bloodborne", {}, BOTS, games=games, seed=3, jobs=jobs, progress=progress)
    report = stopped.value.report
    assert 4 <= report.games < games
    assert report.wanted == games
    assert report.outcomes[:4] == whole.outcomes[:4]
    assert set(report.outcomes) <= set(whole.outcomes)


def running(pid: int | None) -> bool:
    """Asked of the system: whoever else waits for a process may have learnt of its end first."""
    if pid is None:
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_an_interrupt_ends_the_processes_while_they_play() -> None:
    """Sent by somebody else, it comes while the games of the others are waited for."""
    done = 0

    def twice() -> None:
        """From the terminal, and from whatever started this process."""
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)

    def progress(more: int) -> None:
        nonlocal done
        done += more
        if done - more < 4 <= done:
            Timer(0.05, twice).start()

    others = set(active_children())
    # Who is started in the background is started deaf to it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(Stopped, match="of 4000 games") as stopped:
            simulate("bloodborne", {}, BOTS, games=4000, seed=3, jobs=2, progress=progress)
    finally:
        signal.signal(signal.SIGINT, before)
    assert 4 <= stopped.value.report.games < 4000
    for process in set(active_children()) - others:
        process.join(20)
        assert not running(process.pid)


def test_whoever_quits_is_not_interrupted_again() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    gathered = False
    try:
        with one_interrupt():
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGINT)
            gathered = True
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert gathered


def test_who_listens_to_interrupts_goes_on_listening() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        with one_interrupt():
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [signal.SIGINT]


ASKS = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="there is no such thing here")
def test_processes_do_not_hear_an_interrupt_while_they_start() -> None:
    def child() -> str:
        return subprocess.run([sys.executable, "-c", ASKS], capture_output=True, text=True).stdout

    with deaf_children():
        assert child() == "True\n"
    assert child() == "False\n"


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells")
def test_those_of_a_simulation_are_started_so() -> None:
    blocked: list[int] = []

    def progress(more: int) -> None:
        for process in set(active_children()) - others:
            told = Path(f"/proc/{process.pid}/status").read_text()
            blocked.append(int(told.partition("SigBlk:")[2].split()[0], 16))

    others = set(active_children())
    simulate("bloodborne", {}, ("random",) * 3, games=10, jobs=2, progress=progress)
    assert blocked
    assert all(mask >> signal.SIGINT - 1 & 1 for mask in blocked)
