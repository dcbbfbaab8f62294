"""How well a bot plays, whatever the game: what looks best, with mistakes, or thought through.

They get a model (`Match.determinize`) and the mind of its game. They remember nothing: an answer follows
from model, seat and seed.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any, Final

from undercroft.bots.search import Effort, Search, likelihoods
from undercroft.kernel.agenda import Ask
from undercroft.kernel.chance import Seed
from undercroft.kernel.content import Pack
from undercroft.kernel.match import Match
from undercroft.kernel.mind import Mind
from undercroft.kernel.seen import View

MISTAKES: Final = 0.25
"""An apprentice is so much less sure of what looks best than a play-out is."""

SLIPS: Final = 0.25
"""So often it does anything where there is something usual to do."""

Answer = tuple[str, str]
"""(decision id, option id)."""


def mark(seed: Seed) -> str:
    """What a bot makes its seeds from: short, whatever the seed."""
    return blake2b(str(seed).encode(), digest_size=12).hexdigest()


class Level:
    """A bot that reads a model."""

    def __init__(
        self, seed: Seed, mind: Callable[[Pack], Mind], effort: Effort | None = None
    ) -> None:
        self.seed = mark(seed)
        self.effort = effort or Effort()
        self._make = mind
        self._mind: Mind | None = None
        self._pack: Pack | None = None

    def mind(self, pack: Pack) -> Mind:
        """What is known about the cards of this pack."""
        if self._mind is None or self._pack is not pack:
            self._mind, self._pack = self._make(pack), pack
        return self._mind

    def answer(self, match: Match, seat: int) -> Answer:
        """The same at a match itself, of which it gets a model where there is something to think about."""
        ask = question(match, seat)
        if len(ask.options) == 1:
            return ask.id, ask.options[0].id
        return self.think(self.model(match, seat), seat)

    def model(self, match: Match, seat: int) -> Match:
        return match.determinize(seat, f"{self.seed}/{match.state.serial}")

    def moment(self, model: Match) -> str:
        """A seed for this moment of a match."""
        return f"{self.seed}/{model.state.serial}"

    def think(self, model: Match, seat: int) -> Answer:
        """Answer a question that is open to this seat."""
        ask = question(model, seat)
        if len(ask.options) == 1:
            return ask.id, ask.options[0].id
        return ask.id, self.pick(model, ask)

    def pick(self, model: Match, ask: Ask) -> str:
        raise NotImplementedError


def question(model: Match, seat: int) -> Ask:
    """The question this seat must answer; one that nobody waits for only where there is no other."""
    mine = [ask for ask in model.asks if ask.seat == seat]
    for ask in mine:
        if not ask.step.aside:
            return ask
    return mine[0]


def looked_at(bot: Any, match: Match, seat: int) -> View:
    """What a bot that reads views gets: a sketch, if that is all it wants."""
    return match.sketch(seat) if getattr(bot, "sketches", False) else match.view(seat)


class Glance(Level):
    """One that looks at what it is asked, and not ahead."""

    def model(self, match: Match, seat: int) -> Match:
        return match.veiled(seat, f"{self.seed}/{match.state.serial}")


class Veteran(Glance):
    """Does what is usual, or takes what looks best at a glance."""

    def pick(self, model: Match, ask: Ask) -> str:
        mind = self.mind(model.pack)
        usual = mind.usual(model, ask)
        if usual is not None:
            return usual
        weights = mind.weigh(model, ask)
        return ask.options[weights.index(max(weights))].id


class Apprentice(Glance):
    """Sees what looks good, but is easily mistaken about which is better."""

    def pick(self, model: Match, ask: Ask) -> str:
        mind = self.mind(model.pack)
        random = Random(self.moment(model))  # noqa: S311 - no secret hangs on it
        usual = mind.usual(model, ask)
        if usual is not None:
            return random.choice(ask.options).id if random.random() < SLIPS else usual
        likely = likelihoods(mind.weigh(model, ask), MISTAKES * mind.sharpness)
        return random.choices(ask.options, likely)[0].id


class Master(Level):
    """Thinks ahead. Where a game has a bot with rules of thumb (`usual`), it knows them, too."""

    def __init__(
        self,
        seed: Seed,
        mind: Callable[[Pack], Mind],
        effort: Effort | None = None,
        usual: Callable[[Seed, Any], Any] | None = None,
    ) -> None:
        super().__init__(seed, mind, effort)
        self._usual = usual
        self._adviser: Any = None

    def pick(self, model: Match, ask: Ask) -> str:
        mind = self.mind(model.pack)
        usual = self.usual(model, ask)
        if usual is not None and not mind.knows(ask, model.state):
            return usual
        search = Search(mind, model, ask.seat, self.moment(model), self.effort)
        return search.think(ask, usual).option.id

    def usual(self, model: Match, ask: Ask) -> str | None:
        """What the rules of thumb say."""
        if self._usual is None:
            return self.mind(model.pack).usual(model, ask)
        if self._adviser is None:
            self._adviser = self._usual(self.seed, model.game.catalog(model.state))
        decision, option = self._adviser.choose(looked_at(self._adviser, model, ask.seat))
        return str(option) if decision == ask.id else None


LEVELS: Final[dict[str, type[Level]]] = {
    "apprentice": Apprentice,
    "veteran": Veteran,
    "master": Master,
}
