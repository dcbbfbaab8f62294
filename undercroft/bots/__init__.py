"""Bots: who sits in an empty seat. They see what their seat sees, never the state.

`random` plays every game. Where a game has a mind (`games/<game>/mind.py`), three levels play by it. Bots of
other kinds stand in `BOTS` of `games/<game>/bot.py`. Those that live elsewhere are let in by `register_bot`,
offered by an installed package (`outside.py`), or named by where they are: `my.py:Mine`.

A bot has one of two methods. `choose(view)` gets the JSON that a screen gets; `think(model, seat)` gets a
match made fair for its seat (`Match.determinize`), to look ahead in. Both give (decision id, option id).

A bot may think in another process: `task` writes down what it needs as plain data, `perform` answers it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from typing import Any, Protocol, TypeGuard, cast, runtime_checkable

from undercroft import games
from undercroft.bots import levels, outside
from undercroft.bots.hints import Hint, hint
from undercroft.bots.levels import LEVELS, Answer, Level, Master, looked_at, mark
from undercroft.bots.random import Careless, Random
from undercroft.bots.search import Effort
from undercroft.kernel.chance import Rng, Seed
from undercroft.kernel.errors import InvalidSetup, not_one_of
from undercroft.kernel.match import Match, from_position, start
from undercroft.kernel.mind import Mind

View = Mapping[str, Any]
Task = Mapping[str, Any]
_guests: dict[str, dict[str, Any]] = {}

#: What a level was called before; tables that were saved then name it so.
FORMER = {"greedy": "veteran"}


@runtime_checkable
class Viewer(Protocol):
    """A bot that reads what a screen gets."""

    def choose(self, view: View) -> Answer:
        """Answer one of the view's open decisions: (decision id, option id)."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that looks ahead in a model of the match."""

    seed: str

    def think(self, model: Match, seat: int) -> Answer:
        """Answer a question that is open to this seat: (decision id, option id)."""


Bot = Viewer | Thinker

__all__ = [
    "FORMER",
    "LEVELS",
    "Answer",
    "Bot",
    "Effort",
    "Thinker",
    "View",
    "Viewer",
    "advise",
    "answer",
    "bring",
    "check",
    "looks_ahead",
    "make",
    "mind",
    "names",
    "perform",
    "register_bot",
    "task",
]


def answer(bot: Bot, match: Match, seat: int) -> Answer:
    """What a bot answers for a seat that is asked. It gets no more than the seat may know."""
    if isinstance(bot, Level):
        return bot.answer(match, seat)
    if thinks(bot):
        return bot.think(match.determinize(seat, f"{bot.seed}/{match.state.serial}"), seat)
    return cast(Viewer, bot).choose(looked_at(bot, match, seat))


def thinks(bot: Bot) -> TypeGuard[Thinker]:
    """Whether it wants a model: what `isinstance` says, which reads the protocol anew for each decision."""
    return hasattr(bot, "think") and hasattr(bot, "seed")


def names(game: str) -> list[str]:
    """The bots that play this game, weakest first."""
    return ["random", *_own(game)]


def looks_ahead(name: str, game: str) -> bool:
    """Whether this bot wants a model (`task`), not a view."""
    name = FORMER.get(name, name)
    return name in LEVELS and _own(game).get(name) is LEVELS[name]


def mind(match: Match) -> Mind | None:
    """What is known about playing this match well, if its game says so."""
    known = _mind(match.game.name)
    return None if known is None else known(match.pack)


def register_bot(game: str, name: str, kind: Any) -> None:
    """Let in a bot of a game by a name; `kind` is called with a seed and a catalogue."""
    _guests[games.find(game).name] = {**_guests.get(game, {}), name: kind}


def check(name: str, game: str) -> None:
    """Say so if there is no such bot."""
    if outside.names_a_class(name):
        outside.load(name)
    elif FORMER.get(name, name) not in names(game):
        raise InvalidSetup(f"bot: {not_one_of(name, names(game))}")


def bring(game: str, modules: Sequence[str]) -> None:
    """Let in what modules hold that are no part of this package: a `GAME`, `BOTS` of the game played."""
    for name in modules:
        try:
            module = import_module(name)
        except ModuleNotFoundError as error:
            raise InvalidSetup(f"use: {error}") from None
        if not hasattr(module, "GAME") and not hasattr(module, "BOTS"):
            raise InvalidSetup(f"use: {name} has neither a GAME nor BOTS")
        if hasattr(module, "GAME"):
            games.register(module.GAME)
        if hasattr(module, "BOTS"):
            for bot, kind in module.BOTS.items():
                register_bot(game, bot, kind)


def make(
    name: str,
    game: str,
    seed: Seed,
    catalog: Mapping[str, Any] | None = None,
    effort: Effort | None = None,
) -> Bot:
    """A bot for one seat. `catalog` is the match's (public) list of cards; the base pack's if left out.

    `effort` is how much one that looks ahead may spend on a decision.
    """
    name = FORMER.get(name, name)
    if name == "random":
        return Random(seed)
    check(name, game)
    if outside.names_a_class(name):
        return cast(Bot, outside.load(name)(seed, _looked_up(catalog, game)))
    kinds = _own(game)
    known = _mind(game)
    if known is not None and name in LEVELS and kinds[name] is LEVELS[name]:
        if name == "master":
            return Master(seed, known, effort, kinds["veteran"] if _thumbs(game) else None)
        return LEVELS[name](seed, known, effort)
    catalog = _looked_up(catalog, game)
    kind = kinds[name]
    if kind is Careless:
        return Careless(seed, kinds["veteran"](seed, catalog))
    if isinstance(kind, EntryPoint):
        kind = outside.from_package(kind)
    return cast(Bot, kind(seed, catalog))


def task(
    match: Match, seat: int, name: str, seed: Seed, effort: Effort | None = None
) -> dict[str, Any]:
    """A bot's next answer as work for another process: plain data that holds no secret of others."""
    effort = effort or Effort()
    return {
        "bot": name,
        "seed": seed,
        "seat": seat,
        "effort": [effort.decisions, effort.nodes, effort.seconds],
        "position": match.determinize(seat, f"{mark(seed)}/{match.state.serial}").position(),
    }


def perform(task: Task) -> Answer:
    """Do the work of a `task`."""
    model = from_position(task["position"], games.find)
    decisions, nodes, seconds = task["effort"]
    bot = _kept(task["bot"], model.game.name, task["seed"], decisions, nodes, seconds)
    if bot is None:
        catalog = model.game.catalog(model.state)
        bot = make(task["bot"], model.game.name, task["seed"], catalog)
    if isinstance(bot, Thinker):
        return bot.think(model, task["seat"])
    return bot.choose(looked_at(bot, model, task["seat"]))


def advise(task: Task) -> Hint | None:
    """What a master would do, and why: the work of a `task`. None where nobody knows."""
    model = from_position(task["position"], games.find)
    game, seat = model.game.name, task["seat"]
    decisions, nodes, seconds = task["effort"]
    known = mind(model)
    usual: str | None = None
    if _thumbs(game):
        thumbs = make("veteran", game, task["seed"], model.game.catalog(model.state))
        usual = answer(thumbs, model, seat)[1]
    if known is None:
        return None
    if usual is None:
        usual = known.usual(model, levels.question(model, seat))
    return hint(model, seat, known, task["seed"], Effort(decisions, nodes, seconds), usual)


@lru_cache(maxsize=32)
def _kept(
    name: str, game: str, seed: Seed, decisions: int, nodes: int, seconds: float | None
) -> Bot | None:
    """The bots of a process that need no catalogue: what they know about a pack is kept with them."""
    if name == "random" or looks_ahead(name, game):
        return make(name, game, seed, {}, Effort(decisions, nodes, seconds))
    return None


def _mind(game: str) -> Any:
    """What a game of this package knows about being played, if it says so."""
    module = f"undercroft.games.{game}.mind"
    return import_module(module).MIND if game in games.NAMES and find_spec(module) else None


def _own(game: str) -> dict[str, Any]:
    own: dict[str, Any] = dict(LEVELS) if _mind(game) is not None else {}
    if _thumbs(game):
        # A bot of rules of thumb is the veteran; whoever thinks ahead knows them.
        ahead = {"master": Master} if own else {}
        own = {"apprentice": Careless, **_thumbs(game), **ahead}
    return {**own, **outside.installed(game), **own, **_guests.get(game, {})}


def _thumbs(game: str) -> dict[str, Any]:
    """The bots of a game of this package that go by rules of thumb and read views."""
    module = f"undercroft.games.{game}.bot"
    known: dict[str, Any] = {}
    if game in games.NAMES and find_spec(module):
        known = getattr(import_module(module), "BOTS", {})
    return known


def _looked_up(catalog: Mapping[str, Any] | None, game: str) -> Mapping[str, Any]:
    """The catalogue of a match; that of the base pack where none was given."""
    if catalog is not None:
        return catalog
    match = start(games.find(game), {}, Rng(0))
    return match.game.catalog(match.state)
