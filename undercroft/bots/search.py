"""Looking ahead by playing on: a tree search over the real rules.

Each *play-out* begins in a world of its own: the model once more made fair for the seat
(`Match.determinize`), so secrets and chance are drawn anew. Everybody plays by a glance (`Mind.weigh`) until
the mind's clock has run on for its horizon; then it is asked what has come of it (`Mind.value`).

- **At the root** the options that look best are tried, all in the same worlds, so that what differs is the
  choice and not the luck. The worse half is dropped, then again, until one is left or the choice is clear.
- **Below**, the seat's own side has a tree of its decisions, whatever chance and the others do in between.
  What did well is tried more often; more options are considered the more often one comes by. The others,
  and whoever chooses in secret at the same time, play by a glance.
- **The budget** is counted in decisions, and the tree in nodes. Neither is ever exceeded. Without a limit
  in seconds the answer follows from model, seat, budget and seed alone.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.chance import Seed
from undercroft.kernel.match import Match
from undercroft.kernel.mind import Mind

CANDIDATES: Final = 12
"""So many options of the root are tried at the most: those that look best."""
FOLLOWED: Final = 6
"""The same where each play-out goes on by what is usual, which is dear."""
EXPLORE: Final = 1.2
"""How much is tried below the root that has not done well yet, in standard deviations of what comes out."""
WIDEN: Final = 2.0
"""Of a node seen n times, the best WIDEN * sqrt(n) options are considered."""
CLEAR: Final = 3.0
"""A choice is clear where it is better by so many standard errors."""
FEWEST: Final = 12
"""Fewer play-outs than this say nothing about how sure one is."""
ENDLESS: Final = 3000
"""A play-out of more decisions than this is judged where it stands."""


class Effort:
    """How much may be spent on one decision: decisions of play-outs, nodes of trees; seconds, if wanted."""

    __slots__ = ("decisions", "nodes", "seconds")

    def __init__(
        self, decisions: int = 15_000, nodes: int = 20_000, seconds: float | None = None
    ) -> None:
        self.decisions = decisions
        self.nodes = nodes
        self.seconds = seconds


class Node:
    """One kind of question after some decisions of a side: what was tried, and what came of it."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.edges: dict[str, Edge] = {}


class Edge:
    """One option: how often it was taken, what came of it, and what was asked next."""

    __slots__ = ("next", "total", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0
        self.next: dict[str, Node] = {}


class Tried:
    """An option of the root and what came of it, world by world."""

    __slots__ = ("following", "measures", "option", "results")

    def __init__(self, option: Choice[Any]) -> None:
        self.option = option
        self.following: dict[str, Node] = {}
        self.results: list[float] = []
        self.measures: list[list[float]] = []
        """What was measured each time, where somebody wants to know why."""

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


class Thought:
    """What a search has found: the options tried, the one to take first, and what it has spent."""

    __slots__ = ("ask", "clear", "decisions", "nodes", "tried")

    def __init__(
        self, ask: Ask, tried: list[Tried], decisions: int, nodes: int, clear: bool
    ) -> None:
        self.ask = ask
        self.tried = tried
        self.decisions = decisions
        self.nodes = nodes
        self.clear = clear

    @property
    def option(self) -> Choice[Any]:
        """The one to take."""
        return self.tried[0].option


class Search:
    """One decision's search. Made anew for each: nothing is kept."""

    def __init__(
        self,
        mind: Mind,
        model: Match,
        seat: int,
        seed: Seed,
        effort: Effort,
        measuring: bool = False,
    ) -> None:
        self.mind = mind
        self.model = model
        self.seat = seat
        self.effort = effort
        self.measuring = measuring
        self.random = Random(str(seed))  # noqa: S311 - no secret hangs on it
        self.decisions: int = 0
        self.nodes: int = 0
        self.until: float = perf_counter() + effort.seconds if effort.seconds is not None else 0.0
        self.rounds: int = 0
        # For the spread of what comes out (Welford).
        self.mean: float = 0.0
        self.squares: float = 0.0

    def think(self, ask: Ask, usual: str | None = None) -> Thought:
        """Search for the best answer to this question of the model.

        What one would do without thinking (`usual`, or what looks best) is done unless something else is
        better by more than luck explains.
        """
        tried = self.candidates(ask, usual)
        first = tried[0]
        dropped: list[Tried] = []
        clear = len(tried) == 1
        worlds = self.random.getrandbits(48)
        world = 0
        halvings = max(1, (len(tried) - 1).bit_length())
        for halving in range(halvings):
            if clear or self.spent():
                break
            share = self.effort.decisions * (halving + 1) // halvings
            while self.decisions < share and not self.spent():
                for one in tried:
                    self.play_out(ask, one, worlds + world)
                world += 1
                if world >= FEWEST and world % 4 == 0 and self.is_clear(tried):
                    clear = True
                    break
            tried.sort(key=mean_of, reverse=True)
            if halving + 1 < halvings:
                half = max(1, (len(tried) + 1) // 2)
                dropped = [one for one in tried[half:] if one is not first] + dropped
                tried = tried[:half] if first in tried[:half] else [*tried[:half], first]
        if tried[0] is not first and not self.is_sure(tried[0], first):
            tried.remove(first)
            tried.insert(0, first)
        return Thought(ask, tried + dropped, self.decisions, self.nodes, clear)

    def candidates(self, ask: Ask, usual: str | None) -> list[Tried]:
        """The options that look best at a glance, the usual one first."""
        dear = self.mind.follows
        if dear * len(ask.options) > self.effort.decisions // 4:
            weights = self.mind.weigh(self.model, ask)
        else:
            weights = self.mind.first_sight(self.model, ask)
            self.decisions += dear * len(ask.options)
        order = sorted(range(len(weights)), key=weights.__getitem__, reverse=True)
        for place in order:
            if ask.options[place].id == usual:
                order.remove(place)
                order.insert(0, place)
                break
        return [Tried(ask.options[place]) for place in order[: FOLLOWED if dear else CANDIDATES]]

    def spent(self) -> bool:
        if self.decisions >= self.effort.decisions:
            return True
        return self.effort.seconds is not None and perf_counter() > self.until

    def is_sure(self, other: Tried, first: Tried) -> bool:
        """Whether there is reason enough to do this instead of what one would do anyhow."""
        seen = len(other.results) >= self.mind.evidence
        return seen and lead(other, first) >= self.mind.doubt

    def is_clear(self, tried: list[Tried]) -> bool:
        """Whether one is better than each other by more than luck: they were tried in the same worlds."""
        tried.sort(key=mean_of, reverse=True)
        clearly = [
            other
            for other in tried[1:]
            if len(other.results) >= FEWEST and lead(tried[0], other) >= CLEAR
        ]
        return len(clearly) == len(tried) - 1

    # ------------------------------------------------------------------ one play-out

    def play_out(self, ask: Ask, one: Tried, number: int) -> None:
        """Take an option of the root in a world, and see what comes of it.

        Where the budget ends on the way, nothing was seen.
        """
        if self.decisions + len(self.model.asks) > self.effort.decisions:
            self.decisions = self.effort.decisions
            return
        world = self.model.determinize(self.seat, number)
        random = self.random
        random.seed(number)
        mind = self.mind
        state = world.state
        until = mind.clock(state) + mind.horizon
        own = mind.side(state, self.seat)
        # Who has answered in secret may have answered anything: they all do so once more, I do last.
        mine: Ask | None = None
        for other in list(state.asks):
            if other.id == ask.id:
                mine = other
            elif not other.step.aside:
                self.take(world, other, self.at_a_glance(world, other))
        assert mine is not None
        self.take(world, mine, named(mine, one.option.id))
        path: list[tuple[Node, Edge]] = []
        place: dict[str, Node] | None = one.following
        longest = self.decisions + ENDLESS
        while not state.over and self.decisions < longest:
            if mind.clock(state) >= until and mind.settled(state):
                break
            following = world.state.unanswered()
            if following is None:
                break
            if self.decisions >= self.effort.decisions:
                return
            if len(following.options) == 1:
                option = following.options[0]
            elif mind.follows:
                if self.decisions + mind.follows >= self.effort.decisions:
                    self.decisions = self.effort.decisions
                    return
                self.decisions += mind.follows
                option = self.as_usual(world, following)
            elif place is None or mind.side(state, following.seat) != own:
                option = self.at_a_glance(world, following)
            else:
                option, place = self.in_tree(world, following, place, path)
            self.take(world, following, option)
        value = mind.value(world, self.seat)
        one.results.append(value)
        if self.measuring:
            one.measures.append(mind.measure(world, self.seat))
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.total += value
        self.rounds += 1
        off = value - self.mean
        self.mean += off / self.rounds
        self.squares += off * (value - self.mean)

    def take(self, world: Match, ask: Ask, option: Choice[Any]) -> None:
        self.decisions += 1
        world.choose(ask, option)

    def as_usual(self, world: Match, ask: Ask) -> Choice[Any]:
        """As somebody plays who knows the game and does not think ahead."""
        usual = self.mind.usual(world, ask)
        return self.at_a_glance(world, ask) if usual is None else named(ask, usual)

    def at_a_glance(self, world: Match, ask: Ask) -> Choice[Any]:
        """As somebody plays who does not think ahead: what looks better is likelier."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        likely = likelihoods(self.mind.weigh(world, ask), self.mind.sharpness)
        point = self.random.random()
        place = 0
        for chance in likely:
            point -= chance
            if point < 0.0:
                return options[place]
            place += 1
        return options[-1]

    def in_tree(
        self, world: Match, ask: Ask, place: dict[str, Node], path: list[tuple[Node, Edge]]
    ) -> tuple[Choice[Any], dict[str, Node] | None]:
        """What has done well here, or should be tried; and where one stands then (None: outside)."""
        key = ask.step.name
        node = place.get(key)
        if node is None:
            if self.nodes >= self.effort.nodes:
                return self.at_a_glance(world, ask), None
            node = place[key] = Node()
            self.nodes += 1
            # The first visit is a plain play-out.
            return self.at_a_glance(world, ask), None
        likely = likelihoods(self.mind.weigh(world, ask), self.mind.sharpness)
        order = sorted(range(len(likely)), key=likely.__getitem__, reverse=True)
        spread = sqrt(self.squares / self.rounds) if self.rounds > 1 else 0.5
        reach = EXPLORE * spread * sqrt(node.visits + 1.0)
        wide = 1 + int(WIDEN * sqrt(node.visits))
        best_score = -1e9
        best = order[0]
        for at in order[:wide]:
            edge = node.edges.get(ask.options[at].id)
            if edge is None:
                score = self.mean + reach * likely[at]
            else:
                score = edge.total / edge.visits if edge.visits else self.mean
                score += reach * likely[at] / (1 + edge.visits)
            if score > best_score:
                best_score = score
                best = at
        option = ask.options[best]
        edge = node.edges.get(option.id)
        if edge is None:
            edge = node.edges[option.id] = Edge()
        path.append((node, edge))
        return option, edge.next


def lead(one: Tried, other: Tried) -> float:
    """By how many standard errors one is better than another in the same worlds."""
    count = min(len(one.results), len(other.results))
    if count < 2:
        return 0.0
    total = squares = 0.0
    for place in range(count):
        difference = one.results[place] - other.results[place]
        total += difference
        squares += difference * difference
    mean = total / count
    return mean / sqrt(max(1e-9, squares / count - mean * mean) / count)


def mean_of(one: Tried) -> float:
    return one.mean


def named(ask: Ask, id: str) -> Choice[Any]:
    """The option of this name: another world has its own."""
    for option in ask.options:
        if option.id == id:
            return option
    raise AssertionError(f"{id} is not open in {ask.id}")


def likelihoods(weights: list[float], sharpness: float) -> list[float]:
    """How likely each option is taken by somebody who is the surer the better it looks."""
    most = max(weights)
    found = [exp((weight - most) * sharpness) for weight in weights]
    total = 0.0
    for one in found:
        total += one
    return [one / total for one in found]
