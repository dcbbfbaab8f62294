"""Every seat for a learner: an environment of PettingZoo (AEC).

    from undercroft.envs import aec
    env = aec("bloodborne", {"players": 4})
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        ...
        env.step(None if terminated or truncated else action)

Agents are `seat_0`, `seat_1` …; the one that is asked acts. Secret choices that are made at once are asked
one after the other; nobody sees what others chose before all have. Observations are `{"observation",
"action_mask"}`, as PettingZoo's classic games have them. Rewards come with
the end: 1 for winners, −1 for the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .table import LOST, Table

LONGEST = 100_000


class TableEnv(AECEnv):  # type: ignore[misc] # it has no types
    """A table of learners, as it is without wrappers."""

    def __init__(
        self,
        game: str,
        setup: Mapping[str, Any] | None = None,
        views: bool = False,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"undercroft/{game}-v0",
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.table = Table(game, setup)
        self.views = views
        self.longest = longest
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents = list(self.possible_agents)
        size, actions = self.table.layout.size, self.table.words.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()
        self.decisions = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.table.reset(int(self.np_random.integers(2**62)))
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self._seat(agent)
        if action is None or not self.table.act(seat, int(action)):
            self.rewards[agent] = LOST
            self.terminations = dict.fromkeys(self.agents, True)
        self.decisions += 1
        if self.table.turn is None:
            self.rewards = {one: self.table.reward(self._seat(one)) for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.decisions >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.infos = {one: self._info(one) for one in self.agents}
        self.agent_selection = self._next()

    def render(self) -> None:
        """There is nothing to be seen but the view."""

    def close(self) -> None:
        """Nothing is held open."""

    def _next(self) -> str:
        turn = self.table.turn
        return self.possible_agents[turn] if turn is not None else self.agents[0]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _info(self, agent: str) -> dict[str, Any]:
        return {"view": self.table.view(self._seat(agent))} if self.views else {}


def aec(game: str, setup: Mapping[str, Any] | None = None, **more: Any) -> Any:
    """A table of learners, with PettingZoo's usual wrappers: what is out of order is said."""
    env: Any = TableEnv(game, setup, **more)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=LOST)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
