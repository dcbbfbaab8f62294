"""Outcomes counted: shares of wins with honest intervals, by entry, by seat and by side."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from undercroft.games import find

from .outcome import Outcome

#: Of a normal distribution, 95 % lies within so many deviations of the mean.
Z95 = 1.959964


class Row(msgspec.Struct, frozen=True):
    """What came of one entry (a bot in the list), one seat at the table, or one side."""

    name: str
    games: int
    """Games that came to their end."""
    wins: int
    """Games among whose winners it was."""
    shared: int
    """Those of them won together with others."""
    share: float
    low: float
    high: float
    """The 95 % Wilson interval of the share."""
    mean_score: float | None


class Report(msgspec.Struct, frozen=True):
    """A simulation and its result."""

    game: str
    setup: dict[str, Any]
    bots: tuple[str, ...]
    seed: int | str
    wanted: int
    """Games asked for: more than were played if it was stopped."""
    games: int
    """Games played, also those that were cut."""
    cut: int
    """Games that were cut. They are in no other number of this report."""
    entries: tuple[Row, ...]
    seats: tuple[Row, ...]
    sides: tuple[Row, ...]
    """Those who win together: one row for a party; none where everybody stands alone."""
    unwon: int
    """Games that came to their end and that nobody won."""
    mean_rounds: float | None
    mean_decisions: float
    outcomes: tuple[Outcome, ...]

    @property
    def team(self) -> Row | None:
        """The party, where all play on one side."""
        return self.sides[0] if len(self.sides) == 1 else None

    @property
    def alike(self) -> bool:
        """Whether the same bot sits everywhere: then seats and sides differ, and entries do not."""
        return len(set(self.bots)) == 1

    @property
    def main(self) -> Row:
        """What is asked about first: the party; where bots are alike the first side, else the first bot."""
        return self.asked(self.alike)

    def asked(self, places: bool) -> Row:
        """The party; else the first of the `places` at the table, or the first bot."""
        return self.team or ((self.sides or self.seats) if places else self.entries)[0]

    def won(self, outcome: Outcome, places: bool) -> bool:
        """Whether that one has won a game."""
        if self.team is not None:
            return bool(outcome.winners)
        if not places:
            return outcome.entries.index(0) in outcome.winners
        first = sides(self.game, self.setup, len(self.bots))
        return any(seat in outcome.winners for seat in (first[0][1] if first else (0,)))

    def to_json(self) -> dict[str, Any]:
        """Everything but the single games."""
        summary: dict[str, Any] = msgspec.to_builtins(self)
        del summary["outcomes"]
        return summary


def summarise(
    game: str,
    setup: dict[str, Any],
    bots: tuple[str, ...],
    seed: int | str,
    outcomes: Sequence[Outcome],
    wanted: int | None = None,
) -> Report:
    """Outcomes as a report, by entry and by seat. `wanted` games were asked for, if it was stopped."""
    ended = [outcome for outcome in outcomes if not outcome.cut]
    rounds = [outcome.rounds for outcome in ended if outcome.rounds is not None]
    count = range(len(bots))
    return Report(
        game=game,
        setup=setup,
        bots=bots,
        seed=seed,
        wanted=len(outcomes) if wanted is None else wanted,
        games=len(outcomes),
        cut=sum(outcome.cut for outcome in outcomes),
        entries=tuple(
            row(bots[entry], [(o, o.entries.index(entry)) for o in ended]) for entry in count
        ),
        seats=tuple(row(f"seat {seat + 1}", [(o, seat) for o in ended]) for seat in count),
        sides=tuple(
            row(name, [(o, winner(o, side)) for o in ended])
            for name, side in sides(game, setup, len(bots))
        ),
        unwon=sum(not outcome.winners for outcome in ended),
        mean_rounds=mean(rounds),
        mean_decisions=mean([outcome.decisions for outcome in ended]) or 0.0,
        outcomes=tuple(outcomes),
    )


def sides(game: str, setup: dict[str, Any], seats: int) -> list[tuple[str, tuple[int, ...]]]:
    """Those who win together, with a name; nothing where everybody stands alone."""
    if not setup:
        return []
    rules = find(game)
    found = rules.sides(setup, seats)
    if len(found) == 1:
        return [("team", found[0])]
    if len(found) == seats and not rules.teams(setup):
        return []
    return [(f"team {chr(ord('A') + place)}", side) for place, side in enumerate(found)]


def winner(outcome: Outcome, side: tuple[int, ...]) -> int:
    """A seat of this side that has won, or any of its seats."""
    return next((seat for seat in side if seat in outcome.winners), side[0])


def row(name: str, sat: Sequence[tuple[Outcome, int]]) -> Row:
    """Count the games of one entry or seat: pairs of an outcome and where it sat."""
    won = [outcome for outcome, seat in sat if seat in outcome.winners]
    scores = [outcome.scores[seat] for outcome, seat in sat]
    low, high = wilson(len(won), len(sat))
    return Row(
        name=name,
        games=len(sat),
        wins=len(won),
        shared=sum(len(outcome.winners) > 1 for outcome in won),
        share=len(won) / len(sat) if sat else 0.0,
        low=low,
        high=high,
        mean_score=mean([score for score in scores if score is not None]),
    )


def mean(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None


def wilson(successes: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share: honest near 0 and 1 and for few trials."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    weight = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / weight
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / weight
    return max(0.0, middle - reach), min(1.0, middle + reach)
