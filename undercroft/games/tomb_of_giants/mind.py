"""How the second box is played: a fight is a way to its objectives, and only some of it is killing.

Turns are those of a character; each is followed by one of the enemies.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import TYPE_CHECKING, Any, Final

from undercroft.games.souls.bot import PartyBot
from undercroft.games.souls.choices import PlaceChoice
from undercroft.games.souls.content import SoulsPack
from undercroft.games.souls.figures import Character, Foe
from undercroft.games.souls.judging import Judge
from undercroft.games.souls.mind import (
    COST,
    MANY,
    TIME,
    FightMind,
    nearest,
    nearest_of,
    vigour,
)
from undercroft.games.souls.prospects import sure
from undercroft.games.souls.state import Fight
from undercroft.games.souls.terrain import BARREL, CHEST, EXIT, LEVER, SHRINE
from undercroft.kernel.agenda import Ask, Choice

from .bot import DescentBot
from .chores import RUNS
from .goals import met, pulls, turns_of
from .judging import DescentJudge
from .state import CAMPAIGN, Descent
from .terrain import Blessing, DropTorch, OpenChest, PullLever, ReadGravestone, TakeTorch
from .turns import Turn
from .upkeep import Follow, Later

if TYPE_CHECKING:
    from .card_verbs import Goal

PATIENCE: Final = 10
"""Turns of each character after which a fight is too slow."""
HASTE: Final = 0.06
"""What each turn of work still to be done costs, whoever is near."""
CHORE: Final = 4.0
"""What it is worth to do it."""
TREASURE: Final = 0.8
"""What a chest brings that nobody asked for, on a descent."""
PASSED: Final = 0.25
"""How much of a foe's time those meet it that have only to get by."""
LEADS_TO: Final = {
    "torch": SHRINE,
    "occupy": SHRINE,
    "exit": EXIT,
    "chests": CHEST,
    "barrels": BARREL,
}
SPENT: Final = 0.15
"""What a fight is worth less on a descent if every flask and token was used up in it."""


class DescentMind(FightMind):
    """A party that has something to do beside fighting."""

    def judges(self, pack: SoulsPack) -> Judge:
        return DescentJudge(pack)

    def between(self, pack: SoulsPack) -> PartyBot:
        return DescentBot(pack)

    def idle(self, state: Fight) -> int:
        assert isinstance(state, Descent)
        return max(0, state.turns // state.players - PATIENCE)

    # ------------------------------------------------------------------ at a glance

    def far(self, state: Fight, node: int) -> int:
        """How far it is to whatever is to be done next."""
        assert isinstance(state, Descent)
        places = self.errands(state)
        if not places:
            return nearest(state, node)
        away = state.board.distance[node]
        best = 9
        for place in places:
            best = min(best, away[place])
        return best

    def other(self, state: Fight, ask: Ask, option: Choice[Any]) -> float:
        """What only this box has."""
        assert isinstance(state, Descent)
        step = ask.step
        if isinstance(step, Follow):
            if isinstance(option, Later):
                return -1.0
            if isinstance(option, PlaceChoice) and option.place.node is not None:
                here = self.far(state, state.characters[step.seat].spot)
                return 0.4 * (here - self.far(state, option.place.node))
            return 0.1
        if isinstance(option, PullLever):
            return CHORE if wants(state, "levers") else -1.0
        if isinstance(option, OpenChest):
            chest = TREASURE if state.mode == CAMPAIGN else -1.0
            return CHORE if wants(state, "chests") else chest
        if isinstance(option, DropTorch):
            there = isinstance(step, Turn) and self.on(state, step.seat, SHRINE)
            return CHORE if there and wants(state, "torch") else -2.0
        if isinstance(option, TakeTorch):
            needed = wants(state, "torch") or state.special.lever_needs_torch
            return 0.5 * CHORE if needed else -0.5
        if isinstance(option, ReadGravestone):
            return -1.0
        if isinstance(option, Blessing) and isinstance(step, Turn):
            return 0.8 * state.characters[step.seat].red - 4.0
        return 0.0

    @staticmethod
    def on(state: Descent, seat: int, what: int) -> bool:
        return state.terrain[state.characters[seat].spot] == what

    def errands(self, state: Descent) -> list[int]:
        """The nodes where something is to be done, and those of the foes that must die."""
        found: list[int] = []
        card = state.encounter
        if card is None:
            return found
        for index, goal in enumerate(card.goals):
            if not met(state, index, goal):
                found += self.spots(state, index, goal)
        return found

    def spots(self, state: Descent, index: int, goal: Goal) -> list[int]:
        """Where an objective leads; without a place of its own to those who must die."""
        op = goal.op
        dark = state.special.lever_needs_torch and state.torch_node() is not None
        if state.torch_by is None and (op == "torch" or (op == "levers" and dark)):
            torch = state.torch_node()
            return [] if torch is None else [torch]
        if op == "levers":
            levers = nodes_of(state, LEVER)
            left = [node for node in levers if node not in state.lever_nodes]
            return left if len(levers) >= goal.times else levers
        what = LEADS_TO.get(op)
        if what is not None:
            return nodes_of(state, what)
        return [foe.spot for foe in state.living() if self.must_die(state, foe)]

    @staticmethod
    def must_die(state: Descent, foe: Foe) -> bool:
        card = state.encounter
        if card is None:
            return True
        for index, goal in enumerate(card.goals):
            if goal.op == "kill_all" or (goal.op == "kill" and foe.index in state.marked[index]):
                return True
        return False

    # ------------------------------------------------------------------ how it stands

    def after(self, state: Fight) -> float:
        assert isinstance(state, Descent)
        if state.at == state.bonfire and not all_embers(state):
            return 0.0  # TG-4.7, TG-18.8: back at the bonfire, and somebody has fallen
        kept = 0.0
        for one in state.characters:
            kept += 0.5 * one.estus + 0.25 * one.luck + 0.25 * one.heroic
        return 1.0 - SPENT + SPENT * kept / len(state.characters)

    def outlook(self, state: Fight) -> float:
        assert isinstance(state, Descent)
        if state.encounter is None:
            return super().outlook(state)
        characters: list[Character] = list(state.characters)
        count = len(characters)
        order: list[tuple[float, float, float]] = []
        asleep: list[tuple[float, float]] = []
        others: list[tuple[float, float]] = []
        for foe in state.living():
            rate = toll = 0.0
            for one in characters:
                rate += self.rate(state, one, foe)
                toll += self.toll(state, foe, one)
            near = nearest_of(state, foe.spot)
            time = max(1.0, (foe.health - foe.wounds) * count / max(0.12 * count, rate))
            time += 0.25 * max(0, near - 1)
            if not self.must_die(state, foe):
                if state.awake(foe):
                    others.append((time, toll))
            elif state.awake(foe):
                order.append((-toll / time, time, toll))
            else:
                asleep.append((time, toll))
        order.sort()
        clock = cost = 0.0
        for _, time, toll in order:
            clock += time
            cost += toll * clock
        for time, toll in asleep:
            clock += time
            cost += toll * time
        clock += 2.0 * len(state.waiting)
        work, passing = self.chores(state)
        clock = max(clock + work, passing)
        for time, toll in others:  # they are killed where that is quicker than what is to be done
            cost += toll * min(time, clock) * (1.0 if time < clock else PASSED + 0.5)
        cost += state.special.drain * clock
        return self.chance(state, clock, cost)

    @staticmethod
    def chance(state: Descent, clock: float, cost: float) -> float:
        """That everybody lives through so many turns of work, and what they cost."""
        count = len(state.characters)
        score = vigour(state)
        score += TIME * log(clock + 1.0) - COST * log(cost / count + 1.0) - HASTE * clock
        return sure(score - MANY * count)

    def chores(self, state: Descent) -> tuple[float, float]:
        """What the objectives ask for beside killing: turns of work, and turns that must go by."""
        card = state.encounter
        assert card is not None
        players = state.players
        pace = (players + RUNS) / players
        work = passing = 0.0
        for index, goal in enumerate(card.goals):
            if met(state, index, goal):
                continue
            asks = CHORES.get(goal.op)
            if asks is not None:
                turns, beside = asks(self, state, goal, self.spots(state, index, goal), pace)
                work += turns
                passing = max(passing, beside)
        return work, passing

    def survive(
        self, state: Descent, goal: Goal, spots: list[int], pace: float
    ) -> tuple[float, float]:
        return 0.0, float(turns_of(state, goal) - state.turns_done)

    def occupy(
        self, state: Descent, goal: Goal, spots: list[int], pace: float
    ) -> tuple[float, float]:
        left = turns_of(state, goal) - state.occupied
        return 0.0, average(state, spots) / pace + left

    def leave(
        self, state: Descent, goal: Goal, spots: list[int], pace: float
    ) -> tuple[float, float]:
        way = 0.6 * farthest(state, spots) + 0.4 * average(state, spots)
        return way / pace + 1.0, 0.0

    def pull(
        self, state: Descent, goal: Goal, spots: list[int], pace: float
    ) -> tuple[float, float]:
        left = goal.times - pulls(state, goal)
        return (closest(state, spots) + 2.0 * (left - 1)) / pace + left, 0.0

    def open(
        self, state: Descent, goal: Goal, spots: list[int], pace: float
    ) -> tuple[float, float]:
        left = goal.times - state.chests
        return (max(0, closest(state, spots) - 1) + 2.0 * (left - 1)) / pace + left, 0.0

    def smash(
        self, state: Descent, goal: Goal, spots: list[int], pace: float
    ) -> tuple[float, float]:
        return closest(state, spots) / pace + 1.0 * len(spots), 0.0

    def carry(
        self, state: Descent, goal: Goal, spots: list[int], pace: float
    ) -> tuple[float, float]:
        return self.torch_way(state) / pace + 1.0, 0.0

    @staticmethod
    def torch_way(state: Descent) -> float:
        """How far the torch must still be carried, and fetched first."""
        torch = state.torch_node()
        shrines = nodes_of(state, SHRINE)
        if torch is None or not shrines:
            return 0.0
        way = float(state.board.distance[torch][shrines[0]])
        if state.torch_by is None:
            way += nearest_of(state, torch)
        return way


CHORES: Final[
    dict[str, Callable[[DescentMind, Descent, Goal, list[int], float], tuple[float, float]]]
] = {
    "survive": DescentMind.survive,
    "occupy": DescentMind.occupy,
    "exit": DescentMind.leave,
    "levers": DescentMind.pull,
    "chests": DescentMind.open,
    "barrels": DescentMind.smash,
    "torch": DescentMind.carry,
}
"""By the objective, at a pace: turns of work, and turns that must go by."""


def wants(state: Descent, op: str) -> bool:
    """Whether an objective of this kind is still to be met."""
    card = state.encounter
    if card is None:
        return False
    left = [
        goal
        for index, goal in enumerate(card.goals)
        if goal.op == op and not met(state, index, goal)
    ]
    return bool(left)


def nodes_of(state: Descent, what: int) -> list[int]:
    return [node for node in range(len(state.terrain)) if state.terrain[node] == what]


def distances(state: Descent, spots: list[int]) -> list[int]:
    """How far each character is from the nearest of these."""
    found: list[int] = []
    for character in state.characters:
        best = 12
        if character.node is not None:
            away = state.board.distance[character.node]
            for node in spots:
                best = min(best, away[node])
        found.append(best)
    return found


def closest(state: Descent, spots: list[int]) -> int:
    return min(distances(state, spots))


def farthest(state: Descent, spots: list[int]) -> int:
    return max(distances(state, spots))


def average(state: Descent, spots: list[int]) -> float:
    away = distances(state, spots)
    return sum(away) / len(away)


def all_embers(state: Descent) -> bool:
    return not [one for one in state.characters if not one.ember]


MIND: Final = DescentMind
