"""Tables to test with: matches, who plays them, and what can be compared of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

import undercroft
from undercroft import Match, Rng, bots
from undercroft.kernel.chance import Request, Seed

GAME = "bloodborne"
FINAL_BOSSES = ("gehrman", "rom", "lamp_mother", "tithe_king", "famine_star")
PLAYERS = (3, 4, 5)
READINGS: dict[str, tuple[str, str]] = {
    "yellow_die": ("2+", "2"),
    "dream_halves": ("any_damage", "monster_attack"),
    "prevention": ("after_halving", "before_halving"),
    "reveal_damage": ("can_kill", "never_kills"),
    "empty_transform": ("refused", "allowed"),
}
#: A match that takes longer than this is taken for endless.
LONGEST = 4000

Setup = dict[str, Any]


def setups() -> list[Setup]:
    """Every number of players with every Final Boss; the readings change from one to the next."""
    found: list[Setup] = []
    for number, (players, boss) in enumerate(product(PLAYERS, FINAL_BOSSES)):
        setup: Setup = {"players": players, "final_boss": boss}
        setup["first_player"] = ["random", *range(players)][number % (players + 1)]
        for bit, (name, values) in enumerate(READINGS.items()):
            setup[name] = values[(number * 7 >> bit) & 1]
        found.append(setup)
    return found


def label(setup: Mapping[str, Any]) -> str:
    """A set-up as the name of a test."""
    return f"{setup['players']}-{setup['final_boss']}"


class Players:
    """Bots in every seat. Whoever has to decide answers in no fixed order.

    With `fickle`, a secret choice is changed now and then before the last has chosen.
    """

    def __init__(
        self, match: Match, names: Sequence[str], seed: Seed = 0, fickle: bool = False
    ) -> None:
        catalog = undercroft.catalog(match)
        self.bots = [
            bots.make(names[seat % len(names)], match.game.name, f"{seed}/{seat}", catalog)
            for seat in range(len(match.seats))
        ]
        self.fickle = fickle
        self.random = Random(f"order/{seed}")

    def choice(self, match: Match) -> tuple[int, str, str]:
        """The next answer: (seat, decision id, option id)."""
        seats = match.waiting
        seat = self.random.choice(seats)
        if self.fickle and self.random.random() < 0.15:
            settled = [d.seats[0] for d in match.decisions if d.chosen is not None]
            seat = self.random.choice(settled or seats)
        decision, option = bots.answer(self.bots[seat], match, seat)
        return seat, decision, option

    def step(self, match: Match) -> tuple[int, str, str]:
        """Answer once."""
        seat, decision, option = self.choice(match)
        match.decide(option, seat, decision)
        return seat, decision, option


def new(setup: Mapping[str, Any] | None = None, seed: Seed = 0) -> Match:
    return undercroft.new(GAME, setup, seed=seed)


def play(
    match: Match,
    names: Sequence[str] = ("random",),
    seed: Seed = 0,
    each: Callable[[Match], None] | None = None,
    most: int = LONGEST,
    fickle: bool = False,
) -> Match:
    """Play to the end, or for `most` decisions; `each` sees the match after every one."""
    players = Players(match, names, seed, fickle)
    for _ in range(most):
        if match.over:
            return match
        players.step(match)
        if each is not None:
            each(match)
    if most >= LONGEST:
        raise AssertionError(f"no end after {most} decisions")
    return match


def halfway(setup: Mapping[str, Any] | None = None, seed: Seed = 0, decisions: int = 40) -> Match:
    """A match in the middle."""
    match = play(new(setup, seed), seed=seed, most=decisions)
    assert not match.over
    return match


def plain(value: object) -> str:
    """The bytes a screen would get."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def again(value: Any) -> Any:
    """The same after having been a file."""
    return json.loads(plain(value))


def views(match: Match) -> list[str]:
    """What every seat and a spectator see."""
    return [plain(match.view(seat)) for seat in [None, *range(len(match.seats))]]


def told(match: Match, seat: int | None, since: int = 0) -> list[str]:
    """The events a seat (None: a spectator) is told of."""
    seen = (event.seen_by(seat) for event in match.events[since:])
    return [plain(event) for event in seen if event is not None]


def everything(match: Match) -> str:
    """All there is of a match: two of them are equal if nothing has changed."""
    events = [(event.seat, repr(event)) for event in match.events]
    return plain([match.position(), match.inputs, events, views(match), match.waiting])


def one_line(error: BaseException) -> str:
    """The message of an error, which must be a line that can be shown to a person."""
    text = str(error)
    assert text.strip()
    assert "\n" not in text
    return text


class Recorder(Rng):
    """A seeded source that remembers what came out, by label."""

    __slots__ = ("labels",)

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self.labels: list[str] = []

    def index(self, request: Request) -> int:
        found = super().index(request)
        self.labels.append(request.labels[found])
        return found
