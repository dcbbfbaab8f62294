"""Steps a second of the learning environments, beside PettingZoo's classic games and RLCard, in one run.

    pip install "undercroft[rl]" "pettingzoo[classic]" rlcard==1.2.0
    python benchmarks/learners.py [--seconds 3] [--runs 3]

Everybody plays by chance, on one core, taking turns; CPU time counts, and the median of the runs. A step
is one decision of whoever is asked, with the observation and the mask that a learner would get.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from undercroft.envs import aec

OURS = {
    "bloodborne": {},
    "dark_souls": {"mode": "encounter"},
    "tomb_of_giants": {"mode": "encounter"},
    "darkest_dungeon": {"mode": "battle"},
}
CLASSIC = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4")
CARDS = ("leduc-holdem", "limit-holdem")

Run = Callable[[float], float]


def table(env: Any) -> Run:
    """A game with PettingZoo's interface."""
    chance = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps, begin = 0, process_time()
        while process_time() - begin < seconds:
            env.reset(seed=int(chance.integers(2**31)))
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
                steps += 1
                if process_time() - begin > seconds:
                    break
        return steps / (process_time() - begin)

    return run


def cards(name: str) -> Run:
    """A game of RLCard, by its own environment."""
    import rlcard  # noqa: PLC0415 - a peer

    env = rlcard.make(name, config={"seed": 1})
    chance = random.Random(1)  # noqa: S311 - no secret hangs on it

    def run(seconds: float) -> float:
        steps, begin = 0, process_time()
        while process_time() - begin < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(chance.choice(list(state["legal_actions"])))
                steps += 1
        return steps / (process_time() - begin)

    return run


def everybody() -> dict[str, Run]:
    """Whoever is installed."""
    found = {f"undercroft/{game}-v0": table(aec(game, setup)) for game, setup in OURS.items()}
    try:
        from importlib import import_module  # noqa: PLC0415

        for name in CLASSIC:
            found[f"pettingzoo {name}"] = table(import_module(f"pettingzoo.classic.{name}").env())
    except ImportError as error:
        print(f"pettingzoo.classic: {error}")
    try:
        found |= {f"rlcard {name}": cards(name) for name in CARDS}
    except ImportError as error:
        print(f"rlcard: {error}")
    return found


def main() -> None:
    about = argparse.ArgumentParser(description=__doc__)
    about.add_argument("--seconds", type=float, default=3.0)
    about.add_argument("--runs", type=int, default=3)
    asked = about.parse_args()
    found = everybody()
    speeds: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(asked.runs):
        for name, run in found.items():
            speeds[name].append(run(asked.seconds))
    for name, some in speeds.items():
        print(f"{name:<32} {median(some):>10,.0f} steps/s")


if __name__ == "__main__":
    main()
