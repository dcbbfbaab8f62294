"""Bots: small classes with `choose(view) -> (decision id, option id)`. They see views, never the state.

`random` plays every game. A game's own bots stand in `games/<game>/bot.py`, in its `BOTS`; those that live
elsewhere are let in by `register`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from undercroft import games
from undercroft.bots.random import Random
from undercroft.kernel.chance import Rng, Seed
from undercroft.kernel.errors import InvalidSetup, not_one_of
from undercroft.kernel.match import start

View = Mapping[str, Any]
_guests: dict[str, dict[str, Any]] = {}


class Bot(Protocol):
    """What sits in an empty seat."""

    def choose(self, view: View) -> tuple[str, str]:
        """Answer one of the view's open decisions: (decision id, option id)."""


def names(game: str) -> list[str]:
    """The bots that play this game, weakest first."""
    return ["random", *_own(game)]


def register(game: str, kinds: Mapping[str, Any]) -> None:
    """Let in bots of a game by name, each called with a seed and a catalogue (`BOTS` of a module)."""
    _guests[games.find(game).name] = {**_guests.get(game, {}), **kinds}


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
            register(game, module.BOTS)


def make(name: str, game: str, seed: Seed, catalog: Mapping[str, Any] | None = None) -> Bot:
    """A bot for one seat. `catalog` is the match's (public) list of cards; the base pack's if left out."""
    if name == "random":
        return Random(seed)
    kinds = _own(game)
    if name not in kinds:
        raise InvalidSetup(f"bot: {not_one_of(name, names(game))}")
    return cast(Bot, kinds[name](seed, catalog if catalog is not None else _base_catalog(game)))


def _own(game: str) -> dict[str, Any]:
    own = import_module(f"undercroft.games.{game}.bot").BOTS if game in games.NAMES else {}
    return {**own, **_guests.get(game, {})}


def _base_catalog(game: str) -> Mapping[str, object]:
    match = start(games.find(game), {}, Rng(0))
    return match.game.catalog(match.state)
