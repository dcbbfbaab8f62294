"""One game of a simulation, as a function of what is played and its number."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any, Literal

import msgspec

import undercroft
from undercroft import Match
from undercroft import bots as bot_room
from undercroft.bots.random import Random
from undercroft.kernel.errors import ConflictChoice, IllegalChoice, InvalidSetup, UndercroftError

from .ledger import Ledger, Rounds, open_ledger
from .outcome import Outcome

#: A game of more decisions than this has lost its way and is cut.
LONGEST = 50_000

Kept = Literal["lost", "won", "cut", "all"]
"""Which games somebody wants the journals of: those its first bot, or the party, lost, say."""


class BotFailed(UndercroftError):
    """A bot has raised an error, or answered what it was not asked."""


class Trial(msgspec.Struct, frozen=True):
    """What is played, again and again."""

    game: str
    setup: Mapping[str, Any]
    bots: tuple[str, ...]
    """An entry for each seat; they change places from game to game."""
    seed: int | str
    longest: int = LONGEST
    effort: int | None = None
    position: Mapping[str, Any] | None = None
    """Where each game begins, if not at the beginning."""
    first: tuple[int, str, str] | None = None
    """What is chosen first, whoever plays: a seat, its decision, and the option."""
    detail: bool = False
    """Whether what happens is written down, not only how it ends."""
    lengths: bool = False
    """Whether rounds are counted also where only events tell of them."""
    keep: Kept | None = None
    fixed: bool = False
    """Whether everybody stays in the same seat."""

    def seed_of(self, number: int) -> str:
        """Of a game: trials with the same seed can be compared game by game."""
        return f"{self.seed}/{number}"

    def begin(self, number: int) -> Match:
        """A game before its first decision."""
        if self.position is None:
            return undercroft.new(self.game, self.setup, seed=self.seed_of(number))
        match = undercroft.from_position(self.position)
        match.reseed(self.seed_of(number))
        if self.first is not None:
            seat, decision, option = self.first
            match.decide(option, seat=seat, decision=decision)
        return match


class Played(msgspec.Struct, frozen=True):
    """A game that was played, and its journal, if that is kept."""

    outcome: Outcome
    journal: bytes | None = None


def play(trial: Trial, number: int) -> Played:
    """One game of a trial."""
    seats = len(trial.bots)
    entries = tuple(range(seats)) if trial.fixed else seating(seats, number)
    match = trial.begin(number)
    ledger = scribe(trial, match)
    match.telling = ledger is not None
    spend = None if trial.effort is None else bot_room.Effort(trial.effort)
    catalog = catalog_of(match)
    seed = trial.seed_of(number)
    players: list[bot_room.Bot] = []
    for seat, entry in enumerate(entries):
        name = trial.bots[entry]
        try:
            player = bot_room.make(name, trial.game, f"{seed}/{entry}", catalog, spend)
        except Exception as error:
            raise failed(trial, number, name, f"seat {seat + 1}, sitting down", error) from error
        players.append(player)
    decisions = 0
    while not match.over and decisions < trial.longest:
        seat = match.waiting[0]
        try:
            answer(players[seat], match, seat)
        except Exception as error:
            name = trial.bots[entries[seat]]
            when = f"seat {seat + 1}, decision {decisions + 1}"
            raise failed(trial, number, name, when, error) from error
        decisions += 1
        if ledger is not None:
            ledger.read(decisions)
    outcome = came_of(match, entries, decisions, number, ledger)
    journal = msgspec.json.encode(match.journal()) if wanted(trial, outcome) else None
    return Played(outcome, journal)


def scribe(trial: Trial, match: Match) -> Ledger | Rounds | None:
    """Whoever writes down what happens, as much as is wanted."""
    if trial.detail:
        return open_ledger(match)
    if trial.lengths and match.game.rounds(match.state) is None:
        return Rounds(match)
    return None


def came_of(
    match: Match,
    entries: tuple[int, ...],
    decisions: int,
    number: int,
    ledger: Ledger | Rounds | None,
) -> Outcome:
    """What is written down of a game that has ended, or was cut."""
    rounds = match.game.rounds(match.state)
    if rounds is None and ledger is not None:
        rounds = ledger.rounds
    result = match.result
    totals = {score.seat: score.total for score in result.scores} if result else {}
    return Outcome(
        entries,
        result.winners if result else (),
        tuple(map(totals.get, range(len(entries)))),
        rounds,
        decisions,
        result is None,
        number,
        result.why.id if result else "",
        None if ledger is None else ledger.close(),
    )


def failed(trial: Trial, number: int, name: str, when: str, error: Exception) -> BotFailed:
    """An error of a bot, with all that is needed to see it again."""
    what = str(error) if isinstance(error, UndercroftError) else repr(error)
    return BotFailed(f"bot {name}: {trial.game}, seed {trial.seed_of(number)}, {when}: {what}")


def answer(player: bot_room.Bot, match: Match, seat: int) -> None:
    """Let a bot answer for its seat."""
    if isinstance(player, Random):  # it looks at nothing: it needs no view
        ask = next(ask for ask in match.asks if ask.seat == seat)
        match.choose(ask, player.answer(ask.options))
    else:
        decision, option = bot_room.answer(player, match, seat)
        try:
            match.decide(option, seat=seat, decision=decision)
        except (ConflictChoice, IllegalChoice):  # their words count seats from 0
            told = f"decision {decision!r} with option {option!r} is not what was asked"
            raise BotFailed(told) from None


def wanted(trial: Trial, outcome: Outcome) -> bool:
    """Whether the journal of this game is kept."""
    won = outcome.entries.index(0) in outcome.winners
    match trial.keep:
        case None:
            return False
        case "all":
            return True
        case "cut":
            return outcome.cut
        case "won":
            return won
        case "lost":
            return not won and not outcome.cut


def catalog_of(match: Match) -> Mapping[str, Any]:
    """What bots may look things up in; made once for games that are alike."""
    game = match.game
    key = (game.name, tuple(sorted(match.setup.items())), game.catalog_key(match.state))
    if key not in _catalogs:
        _catalogs.clear()  # a process mostly plays one thing after the other
        _catalogs[key] = undercroft.catalog(match)
    return _catalogs[key]


_catalogs: dict[Any, Mapping[str, Any]] = {}


def seating(seats: int, number: int) -> tuple[int, ...]:
    """The entry at each seat in game `number`: all orders, each turned to every seat."""
    orders = list(permutations(range(1, seats)))
    order = (0, *orders[number // seats % len(orders)])
    return tuple(order[(seat - number) % seats] for seat in range(seats))


def check_bots(game: str, bots: tuple[str, ...]) -> None:
    """Say so if there is no such bot."""
    for name in bots:
        try:
            bot_room.check(name, game)
        except InvalidSetup as error:
            raise InvalidSetup(f"seats: {error}".replace("seats: bot: ", "seats: ")) from None


def complete(game: str, setup: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The whole set-up for so many seats; says so where the two do not fit."""
    wanted = dict(setup)
    if any(field.name == "players" for field in undercroft.setup_options(game)):
        wanted.setdefault("players", seats)
    match = undercroft.new(game, wanted, seed=0)
    check_seats(match, seats)
    return dict(match.setup)


def check_seats(match: Match, bots: int) -> None:
    """Say so if there is not a bot for each seat."""
    if len(match.seats) != bots:
        raise InvalidSetup(f"seats: there are {len(match.seats)}, bots named: {bots}")
