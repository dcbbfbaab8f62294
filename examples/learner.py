"""A learner for Bloodborne: MaskablePPO of sb3-contrib, against players of chance.

    pip install "undercroft[learn]"
    python examples/learner.py --steps 150000 --curve curve.csv --plot curve.png

It begins knowing nothing but which actions are open, and is tried now and then in games it does not learn
from. docs/learn.md shows what came of it.
"""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import numpy as np

import undercroft.envs
from undercroft.lab.counting import wilson

GAME = "bloodborne"


def environment(seed: int, opponents: str) -> Any:
    """A seat at a table of bots: another one each game, so that it learns them all."""
    env = gymnasium.make(undercroft.envs.name(GAME), seat=None, opponents=opponents).unwrapped
    env.reset(seed=seed)
    return env


def tried(model: Any, games: int, opponents: str) -> int:
    """How many of so many games it wins; always the same games."""
    env = environment(10_000, opponents)
    env.action_space.seed(10_000)
    won = 0
    for game in range(games):
        observation, info = env.reset(seed=10_000 + game)
        over = cut = False
        reward = 0.0
        while not over and not cut:
            if model is None:
                action = env.action_space.sample(info["action_mask"])
            else:
                masks = info["action_mask"]
                action, _ = model.predict(observation, action_masks=masks, deterministic=True)
            observation, reward, over, cut, info = env.step(np.int64(action))
        won += reward > 0
    return won


def learn(
    steps: int, rounds: int, games: int, opponents: str, seed: int
) -> list[tuple[int, int, float]]:
    """Learn in rounds; after each, the steps so far, games won of those tried, and CPU seconds."""
    import torch  # noqa: PLC0415 - heavy
    from sb3_contrib import MaskablePPO  # noqa: PLC0415
    from stable_baselines3.common.vec_env import DummyVecEnv  # noqa: PLC0415

    torch.set_num_threads(1)  # the net is small: more would wait for each other
    made = [lambda place=place: environment(seed + place, opponents) for place in range(8)]
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv(made),
        n_steps=256,
        batch_size=256,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    curve = [(0, tried(None, games, opponents), 0.0)]
    begin = process_time()
    for _ in range(rounds):
        model.learn(steps // rounds, reset_num_timesteps=False)
        spent = process_time() - begin
        curve.append((model.num_timesteps, tried(model, games, opponents), spent))
        done, won, _ = curve[-1]
        low, high = wilson(won, games)
        print(f"{done:>8} steps  {spent:>5.0f} s  {won / games:.1%} won ({low:.1%} – {high:.1%})")  # noqa: T201
        sys.stdout.flush()
    return curve


def plot(curve: list[tuple[int, int, float]], games: int, path: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - optional

    figure = Figure(figsize=(6, 3.2), layout="constrained")
    axes = figure.subplots()
    steps = [done for done, _, _ in curve]
    shares = [won / games for _, won, _ in curve]
    edges = [wilson(won, games) for _, won, _ in curve]
    axes.fill_between(steps, [low for low, _ in edges], [high for _, high in edges], alpha=0.25)
    axes.plot(steps, shares, marker="o")
    axes.axhline(shares[0], linestyle=":", color="grey")
    axes.set_xlabel("steps")
    axes.set_ylabel("games won")
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter("{x:.0%}")
    figure.savefig(path, dpi=120)


def main() -> None:
    about = argparse.ArgumentParser(description="Learn Bloodborne.")
    about.add_argument("--steps", type=int, default=150_000)
    about.add_argument("--rounds", type=int, default=10)
    about.add_argument(
        "--games", type=int, default=200, help="games it is tried in after each round"
    )
    about.add_argument("--opponents", default="random")
    about.add_argument("--seed", type=int, default=1)
    about.add_argument("--curve", type=Path)
    about.add_argument("--plot", type=Path)
    asked = about.parse_args()
    curve = learn(asked.steps, asked.rounds, asked.games, asked.opponents, asked.seed)
    if asked.curve:
        with asked.curve.open("w", newline="", encoding="utf-8") as out:
            writer = csv.writer(out)
            writer.writerow(("steps", "won", "games", "seconds"))
            writer.writerows((done, won, asked.games, round(spent)) for done, won, spent in curve)
    if asked.plot:
        plot(curve, asked.games, asked.plot)


if __name__ == "__main__":
    main()
