"""One engine under measurement, in a process of its own; started by `bench.py`, by path.

    python -P worker.py ours bloodborne 4

It says what it is in one line of JSON. Then, for each number of seconds that it reads, it plays whole games
by random legal choices for about that long and says what came of it. It uses nothing of this package but
its front door, so that the same file measures an earlier version beside this one.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.metadata import version
from time import process_time
from typing import Any

#: Copies are timed in the first games of a run, after so many decisions: in the middle of things.
COPIED_GAMES = 20
MIDDLE = 100

Speed = dict[str, float]


class Run:
    """What is counted in one run. Making a new match is not counted."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.spent = 0.0
        self.decisions = 0
        self.copies: list[float] = []

    @property
    def goes_on(self) -> bool:
        return self.spent < self.seconds

    def play(self, answer: Callable[[int], int], copy: Callable[[], Any]) -> None:
        """One game: `answer(n)` gives up to n answers and says how many it gave; 0: the game is over."""
        begin = process_time()
        first = answer(MIDDLE)
        self.spent += process_time() - begin
        if first == MIDDLE and len(self.copies) < COPIED_GAMES:
            self.copies.append(copy_time(copy))
        begin = process_time()
        self.decisions += first + answer(1_000_000)
        self.spent += process_time() - begin

    def speed(self) -> Speed:
        copies = self.copies or [0.0]
        return {
            "decisions": self.decisions,
            "seconds": self.spent,
            "copy_seconds": sum(copies) / len(copies),
        }


def copy_time(copy: Callable[[], object], times: int = 100) -> float:
    """Seconds for one copy, the best of three batches."""
    batches = []
    for _ in range(3):
        begin = process_time()
        for _ in range(times):
            copy()
        batches.append((process_time() - begin) / times)
    return min(batches)


# Every engine: its version, and what plays for so many seconds.
Engine = tuple[str, Callable[[float], Speed]]


def ours(game: str, players: str) -> Engine:
    """One of our games, with events off, the way simulations and searches take."""
    import undercroft  # noqa: PLC0415 - whichever version PYTHONPATH names

    play_on: Callable[[Any, random.Random, int], int] = play_by_hand
    with suppress(ImportError):  # an earlier version has none
        from undercroft.bots import playout  # noqa: PLC0415

        play_on = playout.play_on
    build = getattr(undercroft, "BUILD", "pure Python")

    def measure(seconds: float) -> Speed:
        run = Run(seconds)
        chance = random.Random(1)  # noqa: S311 - dice, not keys
        games = 0
        while run.goes_on:
            games += 1
            match = undercroft.new(game, {"players": int(players)}, seed=games)
            match.telling = False
            run.play(partial(play_on, match, chance), match.clone)
        return run.speed()

    return f"{undercroft.__version__}, {build}", measure


def play_by_hand(match: Any, chance: random.Random, most: int) -> int:
    given = 0
    while given < most and not match.state.over:
        state = match.state
        answered = state.answered
        for ask in state.asks:
            if not answered >> ask.seat & 1:
                options = ask.options
                match.choose(ask, options[int(chance.random() * len(options))])
                break
        given += 1
    return given


def catanatron() -> Engine:
    """Four random players of Catanatron."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def measure(seconds: float) -> Speed:
        run = Run(seconds)
        games = 0
        while run.goes_on:
            games += 1
            game = Game([RandomPlayer(colour) for colour in colours], seed=games)

            def answer(most: int, game: Any = game) -> int:
                given = 0
                while given < most and game.winning_color() is None and game.state.num_turns < 1000:
                    game.play_tick()
                    given += 1
                return given

            run.play(answer, game.copy)
        return run.speed()

    return version("catanatron"), measure


def open_spiel(name: str) -> Engine:
    """A game of OpenSpiel, which is written in C++, driven from Python as its users do."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)
    chance = random.Random(1)  # noqa: S311 - dice, not keys

    def measure(seconds: float) -> Speed:
        run = Run(seconds)
        while run.goes_on:
            state = game.new_initial_state()

            def answer(most: int, state: Any = state) -> int:
                given = 0
                while given < most and not state.is_terminal():
                    if state.is_chance_node():
                        outcomes = state.chance_outcomes()
                        action = chance.choices(
                            [outcome[0] for outcome in outcomes],
                            [outcome[1] for outcome in outcomes],
                        )[0]
                    else:
                        action = chance.choice(state.legal_actions())
                        given += 1
                    state.apply_action(action)
                return given

            run.play(answer, state.clone)
        return run.speed()

    return version("open_spiel"), measure


def rlcard(name: str) -> Engine:
    """A game of RLCard, driven through its environment as learners do; it has no copy to speak of."""
    import rlcard  # noqa: PLC0415

    chance = random.Random(1)  # noqa: S311 - dice, not keys
    env = rlcard.make(name, config={"seed": 1})

    def measure(seconds: float) -> Speed:
        run = Run(seconds)
        while run.goes_on:
            state, _ = env.reset()

            def answer(most: int, state: Any = state) -> int:
                given = 0
                while given < most and not env.is_over():
                    state, _ = env.step(chance.choice(list(state["legal_actions"])))
                    given += 1
                return given

            run.play(answer, env.reset)
        speed = run.speed()
        return {**speed, "copy_seconds": 0.0}

    return version("rlcard"), measure


ENGINES: dict[str, Callable[..., Engine]] = {
    "ours": ours,
    "catanatron": catanatron,
    "open_spiel": open_spiel,
    "rlcard": rlcard,
}


def main(arguments: list[str]) -> None:
    try:
        about, measure = ENGINES[arguments[0]](*arguments[1:])
    except ImportError as error:
        print(json.dumps({"missing": str(error)}), flush=True)  # noqa: T201 - how it speaks
        return
    measure(0.2)  # warm: packs loaded, caches filled
    # What is here by now stays: as in the server and in the processes of a simulation.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)
    print(json.dumps({"version": about}), flush=True)  # noqa: T201
    for line in sys.stdin:
        gc.collect()
        print(json.dumps(measure(float(line))), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
