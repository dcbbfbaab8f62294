"""One seat for a learner, bots in the others: an environment of Gymnasium.

    import gymnasium, undercroft.envs
    env = gymnasium.make("undercroft/bloodborne-v0", opponents="veteran")
    observation, info = env.reset(seed=1)
    env.step(env.action_space.sample(info["action_mask"]))

An observation is an array (`layout(game).lines()` says what each number is). `info` has the mask of open
actions and, with `views=True`, the view itself; `action_masks()` is what sb3-contrib asks for. The reward
comes with the end: 1 for a win, −1 else. An action that is not open ends the episode with −1, and
`info["illegal"]` says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from undercroft import bots
from undercroft.bots.levels import Level, question
from undercroft.bots.random import Random

from .layout import Array
from .table import LOST, Mask, Table

#: An episode of more decisions of the learner is cut.
LONGEST = 20_000


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """A seat at a table of bots."""

    def __init__(
        self,
        game: str,
        setup: Mapping[str, Any] | None = None,
        seat: int | None = 0,
        opponents: str | tuple[str, ...] = "random",
        views: bool = False,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        """`seat`: None for another each time. `opponents`: a bot for all others, or one for each."""
        self.table = Table(game, setup)
        self.chosen = seat
        self.seat = seat or 0
        self.views = views
        self.longest = longest
        self.render_mode = render_mode
        others = self.table.seats - 1
        self.names = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(self.names) != others:
            raise ValueError(f"{len(self.names)} opponents for {others} seats")
        for name in self.names:
            bots.check(name, game)
        self.players: dict[int, Any] = {}
        self.decisions = 0
        size = self.table.layout.size
        self.observation_space = spaces.Box(-np.inf, np.inf, (size,), np.float32)
        self.action_space = spaces.Discrete(self.table.words.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.seat = (
            int(self.np_random.integers(self.table.seats)) if self.chosen is None else self.chosen
        )
        self.table.reset(number)
        catalog: Any = self.table.match.game.catalog(self.table.match.state)
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self.players = {
            seat: bots.make(name, self.table.game, f"{number}/{seat}", catalog)
            for seat, name in zip(others, self.names, strict=True)
        }
        self.decisions = 0
        self._others()
        if self.table.turn is None:  # over before anybody could do anything
            return self.reset(options=options)
        return self._seen()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if not self.table.act(self.seat, int(action)):
            observation, info = self._seen()
            return observation, LOST, True, False, {**info, "illegal": True}
        self.decisions += 1
        self._others()
        over = self.table.turn is None
        observation, info = self._seen()
        reward = self.table.reward(self.seat) if over else 0.0
        cut = not over and self.decisions >= self.longest
        return observation, reward, over, cut, info

    def action_masks(self) -> Mask:
        """The open actions."""
        return self.table.mask(self.seat)

    def _others(self) -> None:
        """Let the bots play until it is the learner's turn."""
        match = self.table.match
        while (turn := self.table.turn) is not None and turn != self.seat:
            player = self.players[turn]
            if isinstance(player, Random):  # it looks at nothing: it needs no view
                ask = question(match, turn)
                match.choose(ask, player.answer(ask.options))
            else:
                decision, option = bots.answer(player, match, turn)
                match.decide(option, turn, decision)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        view = self.table.view(self.seat)
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.views:
            info["view"] = view
        return self.table.observe(self.seat, view), info

    def __getstate__(self) -> dict[str, Any]:
        """Bots that remember nothing are made again; the others go along."""
        kept = dict(self.__dict__)
        kept["players"] = {
            seat: (bot.seed if isinstance(bot, Level) else bot)
            for seat, bot in self.players.items()
        }
        return kept

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        self.__dict__.update(kept)
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        for seat, name in zip(others, self.names, strict=True):
            held = self.players.get(seat)
            if isinstance(held, str):
                bot = bots.make(name, self.table.game, 0, {})
                assert isinstance(bot, Level)
                bot.seed = held
                self.players[seat] = bot
