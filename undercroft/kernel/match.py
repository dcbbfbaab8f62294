"""Match: a state, its agenda and the open decisions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from . import document, presenting
from .agenda import Ask, Choice, State, Step
from .branches import fork
from .chance import (
    Await,
    Chance,
    Fork,
    Reported,
    Request,
    Rng,
    Seed,
    Shared,
    Tape,
    shared,
    source_from_json,
)
from .content import Pack
from .decision import Decision, Option
from .errors import (
    STRANGE,
    BrokenInvariant,
    ConflictChoice,
    IllegalChoice,
    InvalidChance,
    InvalidChoice,
    InvalidJournal,
    PositionError,
)
from .event import PUBLIC, Event
from .fact import Fact
from .game import Game, Result, Seat, Setup
from .inputs import CHANCE, DECIDE, RESEED, ROLL, SAID, Input, Log, apply, listed
from .presenting import ROLL_ALL, ROLL_IT, namer
from .seen import Called, Heard, View

# More steps than any game takes between two questions: only a broken position gets there.
_ENDLESS: Final = 10_000


class Match:
    """One game being played. Make one with `undercroft.new`."""

    __slots__ = (
        "_events",
        "_log",
        "_origin",
        "awaited",
        "chance",
        "game",
        "pack",
        "seats",
        "setup",
        "state",
        "telling",
    )

    def __init__(
        self,
        game: Game,
        setup: Setup,
        pack: Pack,
        state: State,
        chance: Chance,
        seats: tuple[Seat, ...] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.pack = pack
        self.state = state
        self.chance = chance
        self.seats: tuple[Seat, ...] = game.seats(setup, pack) if seats is None else seats
        self.telling: bool = True
        """Whether events are kept. Simulations turn this off."""
        self._events: list[Event] = []
        self._log: Log = ()
        self._origin: dict[str, object] = {}
        self.awaited: Request | None = None
        """What a real die or deck must show before anything goes on."""

    # ------------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over

    @property
    def result(self) -> Result | None:
        """Winners, scores and why; None while the match goes on."""
        return self.game.result(self.state) if self.state.over else None

    @property
    def asks(self) -> list[Ask]:
        """The open questions in raw form: the quick way for simulations and search."""
        return self.state.asks

    @property
    def waiting(self) -> list[int]:
        """The seats whose answer is still missing."""
        if self.awaited is not None:
            return list(range(len(self.seats)))
        state = self.state
        return [ask.seat for ask in state.asks if state.waits_for(ask)]

    @property
    def awaits(self) -> bool:
        """Whether the match waits for what a real die or deck shows: anybody may say it."""
        return self.awaited is not None

    def is_said(self, option: str) -> bool:
        """Whether this answer tells what a real die or deck showed, instead of leaving it to the seed."""
        return self.awaited is not None and option not in (ROLL_IT, ROLL_ALL)

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions: who may answer, what is asked, what is open and what is closed."""
        if self.awaited is not None:
            return [presenting.chance_decision(self, self.awaited)]
        return [presenting.decision(self, ask) for ask in self.state.asks]

    def decisions_for(self, seat: int) -> list[Decision]:
        """Those that this seat may answer."""
        if self.awaited is not None:
            return self.decisions
        return [presenting.decision(self, ask) for ask in self.state.asks if ask.seat == seat]

    def decide(
        self, option: str | Option | Any, seat: int | Any = 0, decision: str | None = None
    ) -> None:
        """Choose an option, or name it by its id. Raises `IllegalChoice`: then nothing has changed."""
        if isinstance(option, Option):
            option = option.id
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise InvalidChoice(f"seat: {seat!r} is not a seat of this match")
        if self.state.over:
            raise ConflictChoice("the match is over")
        if self.awaited is not None:
            if decision is not None and decision != presenting.chance_id(self):
                raise ConflictChoice(f"decision {decision!r} is not open now")
            if isinstance(self.chance, Shared) and option in (ROLL_IT, ROLL_ALL):
                self.roll(option == ROLL_ALL)
            else:
                self.supply(option)
            return
        open_here = False
        for ask in self.state.asks:
            if ask.seat != seat or (decision is not None and ask.id != decision):
                continue
            open_here = True
            for choice in ask.options:
                if choice.id == option:
                    self.choose(ask, choice)
                    return
            for closed in ask.step.closed(self.state, seat):
                if closed.id == option:
                    closed.names = namer(self).name
                    raise IllegalChoice(f"{closed.text()}: {closed.why()}")
        if not open_here:
            if decision is not None:
                raise ConflictChoice(f"decision {decision!r} is not open to seat {seat} now")
            raise IllegalChoice(f"seat {seat} has nothing to decide now")
        raise IllegalChoice(f"option {option!r} is not open to seat {seat} now")

    def choose(self, ask: Ask, option: Choice[Any] | Any) -> None:
        """The quick way in: `ask` from `asks`, `option` one of its choices."""
        if ask not in self.state.asks or option not in ask.options:
            raise IllegalChoice(f"option {option} of {ask.id} is not open")
        self.take(ask, option)

    def take(self, ask: Ask, choice: Choice[Any]) -> None:
        """The quickest: for whoever has just got both from `asks`. Nothing is checked."""
        state = self.state
        asks = state.asks
        kept = self._keep() if self.chance.fallible else None
        self._log = (self._log, DECIDE, ask, choice)
        try:
            choice.take(state, self, ask)
            if len(asks) > 1 and not ask.aside:
                state.answered = answered = state.answered | 1 << ask.seat
                other = asks[-1]  # who is asked last is mostly the last to answer
                if not answered >> other.seat & 1 and not other.aside:
                    return
                for other in asks:
                    if not answered >> other.seat & 1 and not other.aside:
                        return
            state.asks = []
            state.answered = 0
            self.run()
        except InvalidChance:
            if kept is not None:
                self.state, self.chance.count, self._log, told = kept
                del self._events[told:]
            raise

    def _keep(self) -> tuple[State, int, Log, int]:
        """A tape may hold an outcome that cannot be: then nothing has changed."""
        return self.state.copy(), self.chance.count, self._log, len(self._events)

    def run(self) -> None:
        """Run the agenda until someone must choose, chance is awaited, or the match is over."""
        state = self.state
        agenda, asks = state.agenda, state.asks
        self.awaited = None
        for _ in range(_ENDLESS):
            if asks or not agenda:
                return
            step = agenda.pop()
            try:
                step.run(state, self)
            except Await as waits:
                agenda.append(step)
                self.awaited = waits.request
                return
        raise BrokenInvariant("the rules run on without anybody to ask")

    def supply(self, outcome: object) -> None:
        """Say what the real die or deck showed (only with `Reported`)."""
        request = self.awaited
        if request is None or not isinstance(self.chance, Reported):
            raise ConflictChoice("no outcome is awaited")
        index = request.find(outcome)
        self._log = (self._log, CHANCE, request.labels[index], None)
        self.chance.supply(index)
        self.run()

    def roll(self, rest: bool = False) -> None:
        """Leave the awaited outcome to the seed; with the `rest`, all until somebody must choose."""
        source = self.chance
        if self.awaited is None or not isinstance(source, Shared):
            raise ConflictChoice("no outcome is awaited")
        self._log = (self._log, ROLL, rest, None)
        if rest:
            source.rolling = True
            self.run()
            source.rolling = False
        else:
            source.supply(source.rolled(self.awaited))
            self.run()

    def say(self, names: Collection[str]) -> None:
        """From now on persons say what comes out of these requests (`dice`: every die), of no others."""
        self.chance = shared(self.chance, names)
        self._log = (self._log, SAID, sorted(names), None)
        if self.awaited is not None:
            self.run()

    def reseed(self, seed: Seed) -> None:
        """Let chance go on from a fresh seed: after taking back something that was revealed."""
        self.chance = self.chance.reseeded(seed)
        self._log = (self._log, RESEED, seed, None)
        if self.awaited is not None:
            self.run()

    def step(self, name: str, *fields: object) -> Step[Any]:
        """A step by its name: for rules that lie below those that say how it goes on."""
        step: Step[Any] = self.game.steps[name](*fields)
        return step

    def tell(self, fact: Fact) -> None:
        """An event for everybody. Rules guard calls by `if match.telling`."""
        self._events.append(self._event(fact, PUBLIC))

    def tell_only(self, seat: int, fact: Fact) -> None:
        """An event for one seat's eyes."""
        self._events.append(self._event(fact, seat))

    def _event(self, fact: Fact, seat: int) -> Event:
        game = self.game
        if game.events.get(fact.kind) is not type(fact):
            raise TypeError(f"{fact.kind} is no event of {game.name}")
        return Event(fact, seat, game.prefix, namer(self).name)

    # ------------------------------------------------------------------ looking

    @property
    def events(self) -> list[Event]:
        """What happened, newest last. A clone starts without."""
        return self._events

    @property
    def marks(self) -> int:
        """Grows whenever something random or hidden is revealed."""
        return self.state.reveals + self.chance.count

    def view(self, seat: int | None = None) -> View:
        """What this seat sees (None: a spectator), JSON-ready."""
        self._seated(seat)
        heard = presenting.heard(self, (seat,))
        return self._view(seat, self.game.table(self, seat, False), heard)

    def views(self, seats: Iterable[int | None]) -> dict[int | None, View]:
        """What each of these sees, as `view` says; what looks the same to several is made once and shared."""
        wanted = list(dict.fromkeys(seats))
        for seat in wanted:
            self._seated(seat)
        tables = self.game.tables(self, wanted)
        heard = presenting.heard(self, wanted)
        return {
            seat: self._view(seat, table, heard) for seat, table in zip(wanted, tables, strict=True)
        }

    def open_view(self) -> View:
        """A spectator's view with all hands open: for replays of finished matches."""
        return self._view(None, self.game.table(self, None, True))

    def sketch(self, seat: int) -> View:
        """The same without what only eyes need: for bots that look thousands of times."""
        self._seated(seat)
        return self._view(seat, self.game.sketch(self, seat))

    def _seated(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.seats):
            raise InvalidChoice(f"seat: {seat!r} is not a seat of this match")

    def _view(
        self, seat: int | None, table: Mapping[str, object], heard: Sequence[Heard] = ()
    ) -> View:
        return presenting.view(self, seat, table, heard)

    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """What this seat sees, for a terminal: board, hands, what is asked."""
        return presenting.drawn(self, "text", seat, lang)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The same as a picture."""
        return presenting.drawn(self, "svg", seat, lang)

    def _repr_svg_(self) -> str:
        """In a notebook: what a spectator sees."""
        return self.svg()

    def _repr_html_(self) -> str:
        return f'<div style="max-width: 48rem">{self.svg()}</div>'

    def name(self, kind: str, id: str, lang: str) -> Called:
        """The name behind a reference, with its grammar where it is known."""
        return namer(self).name(kind, id, lang)

    # ------------------------------------------------------------------ copying, keeping

    def clone(self) -> Match:
        """An independent twin; it starts without events and shares the past."""
        state, chance = self.state.copy(), self.chance.copy()
        twin = Match(self.game, self.setup, self.pack, state, chance, self.seats)
        twin.telling = self.telling
        twin._log = self._log
        twin._origin = self._origin
        twin.awaited = self.awaited
        return twin

    def determinize(self, seat: int, seed: Seed) -> Match:
        """A model, fair for this seat: to clone, branch and play out as one likes.

        It looks to the seat as this match does. What the seat does not see is drawn anew from what it may
        know, chance is fresh, and there is no past: for equal seeds two matches that look alike to the
        seat have equal models.
        """
        if not 0 <= seat < len(self.seats):
            raise InvalidChoice(f"seat: {seat!r} is not a seat of this match")
        chance = Rng(seed)
        twin = Match(self.game, self.setup, self.pack, self.state.copy(), chance, self.seats)
        twin.telling = False
        state = twin.state
        self.game.redraw(state, seat, chance)
        for place, ask in enumerate(state.asks):
            if ask.seat != seat:  # what others are offered hangs on what they hold
                options = ask.step.choices(state, ask.seat)
                state.asks[place] = Ask(ask.serial, ask.step, ask.seat, options)
        if self.awaited is not None:
            twin.run()
        return twin

    def veiled(self, seat: int, seed: Seed) -> Match:
        """A model for a glance at what this seat is asked: what it does not see is not there at all.

        It can be looked at, not played. Where a game does not say how, it is one of `determinize`.
        """
        state = self.state.copy()
        if self.awaited is not None or not self.game.veil(state, seat):
            return self.determinize(seat, seed)
        state.asks = [ask for ask in state.asks if ask.seat == seat]
        return Match(self.game, self.setup, self.pack, state, Tape(()), self.seats)

    def check(self) -> None:
        """Raise `BrokenInvariant` if something that must always hold does not."""
        self.game.check(self.state)

    @property
    def inputs(self) -> list[Input]:
        """Everything that came in from outside, oldest first, JSON-ready."""
        return listed(self._log)

    def apply(self, entry: Sequence[Any]) -> None:
        """Apply one entry of `inputs`."""
        apply(self, entry)

    def digest(self) -> str:
        """Short, and equal for equal states (whatever the source of chance)."""
        return document.digest(self)

    def position(self, carry: bool = True) -> dict[str, object]:
        """The whole state as a readable, editable JSON document; with its pack, if it has one of its own."""
        return document.position(self, carry)

    def forget(self) -> None:
        """Let go of the past, for whoever keeps it elsewhere: there is no journal from here on."""
        self._log = ()
        self._origin = {}

    def journal(self) -> dict[str, object]:
        """Set-up, seed and inputs with a digest after each: small, diffable, replayable."""
        if not self._origin:
            raise InvalidJournal(
                "this match is a model, or its past is kept elsewhere: it has no journal"
            )
        doc = {**document.header(self, document.JOURNAL), **deepcopy(self._origin)}
        twin = restart(doc, self.game, self.setup, self.pack)
        digests = [twin.digest()]
        inputs = self.inputs
        for entry in inputs:
            twin.apply(entry)
            digests.append(twin.digest())
        if digests[-1] != self.digest():
            raise InvalidJournal("this match was changed by hand and has no journal")
        return {**doc, "inputs": inputs, "digests": digests}

    # ------------------------------------------------------------------ what could happen

    def branches(
        self, option: str, seat: int = 0, least: float = 1e-6, telling: bool = False
    ) -> Iterator[tuple[float, Match]]:
        """Every way this choice can turn out, with its probability; with its events, if `telling`.

        Endless chains (a die that is rolled again and again) are cut where a branch falls below `least`.
        """
        twin = self.clone()
        twin.telling = telling
        twin.chance = Fork(self.chance.count)
        twin.decide(option, seat)
        yield from fork(twin, 1.0, least)

    def __repr__(self) -> str:
        waiting = "over" if self.over else f"waiting for {self.waiting}"
        return f"<Match {self.game.name}, {len(self.seats)} seats, {waiting}>"


def start(
    game: Game,
    setup: Mapping[str, object],
    chance: Chance,
    pack: Pack | None = None,
) -> Match:
    """A new match, run to its first decision."""
    if pack is None:
        full, pack = game.complete(setup)
    else:
        full = game.complete_with(setup, pack)
    return begin(game, full, chance, pack)


def begin(game: Game, setup: Setup, chance: Chance, pack: Pack) -> Match:
    """The same with a set-up that is complete."""
    match = Match(game, setup, pack, game.start(setup, pack), chance)
    match._origin = {"chance": chance.to_json()}
    match.run()
    return match


def from_position(doc: object, find_game: Callable[[str], Game], pack: Pack | None = None) -> Match:
    """A match from a position, run to its next decision; `pack`: if it is at hand."""
    game, setup, pack, state, chance = document.read_position(doc, find_game, pack)
    assert isinstance(doc, Mapping)
    match = Match(game, setup, pack, state, chance)
    match._origin = {"position": deepcopy(dict(doc))}
    try:
        match.check()
        match.run()
        match.check()
    except STRANGE as error:
        raise PositionError(f"state: it cannot go on from here ({document.what(error)})") from None
    return match


def restart(doc: Mapping[str, Any], game: Game, setup: Setup, pack: Pack) -> Match:
    """The match of a journal before its first input."""
    if "position" in doc:
        return from_position(doc["position"], lambda name: game)
    return begin(game, setup, source_from_json(doc.get("chance")), pack)
