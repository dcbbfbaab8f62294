"""A whole game in one file: the state, what is told, the rules, and what the house asks of a game."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Question, State, Step, registry
from undercroft.kernel.chance import Die
from undercroft.kernel.content import Pack
from undercroft.kernel.errors import hold
from undercroft.kernel.fact import Fact, facts_of
from undercroft.kernel.fact import Seat as Who
from undercroft.kernel.game import Allowed, Field, Game, Result, Score, Seat, Setup
from undercroft.kernel.match import Match
from undercroft.kernel.record import MADE, Count, Range, Record
from undercroft.kernel.text import Message

NIGHTS: Final = 3
GRAVE: Final = Die("grave", "123456")
WATCH: Final = Die("watch", "123456")


class Robber(Record):
    """One player."""

    home: Count = 0  # safe: what counts at the end
    sack: Count = 0  # taken this night, and lost if the watchman comes
    there: bool = False  # still in the churchyard
    flees: bool | None = None  # the secret choice, until all have chosen


class Churchyard(State):
    """The whole table."""

    pack: Annotated[Pack, MADE]
    robbers: list[Robber]
    night: Annotated[int, Range(0, NIGHTS)] = 0
    noise: Annotated[int, Range(0, 6)] = 0


class Night(Fact):
    night: int


class Fled(Fact):
    who: Who
    amount: int


class Opened(Fact):
    found: int


class Quiet(Fact):
    rolled: int
    noise: int


class Caught(Fact):
    rolled: int
    noise: int


class Nightfall(Step[Churchyard]):
    """Everybody climbs over the wall; after the last night the game is over."""

    name = "nightfall"

    def run(self, state: Churchyard, match: Match) -> None:
        if state.night == NIGHTS:
            state.over = True
            return
        state.night, state.noise = state.night + 1, 0
        for robber in state.robbers:
            robber.there = True
        if match.telling:
            match.tell(Night(state.night))
        state.then(Venture())


class Venture(Question[Churchyard]):
    """Everybody who is still there chooses in secret, and may change it until all have."""

    name = "venture"

    def run(self, state: Churchyard, match: Match) -> None:
        state.then(Reveal())
        for seat, robber in enumerate(state.robbers):
            if robber.there:
                state.ask(self, seat, CHOICES)

    def choices(self, state: Churchyard, seat: int) -> tuple[Pick, ...]:
        return CHOICES if state.robbers[seat].there else ()

    def prompt(self, state: Churchyard, seat: int) -> Message:
        return Message("gr-prompt-venture", {"sack": state.robbers[seat].sack})

    def chosen(self, state: Churchyard, seat: int) -> Pick | None:
        flees = state.robbers[seat].flees
        return None if flees is None else CHOICES[flees]


class Pick(Choice[Churchyard]):
    """What is chosen; it happens when all have chosen."""

    def text(self, state: Churchyard, ask: Ask) -> Message:
        return Message(f"gr-option-{self.name}")

    def take(self, state: Churchyard, match: Match, ask: Ask) -> None:
        state.robbers[ask.seat].flees = self is CHOICES[True]


class DigOn(Pick):
    name = "dig"


class Flee(Pick):
    name = "flee"


CHOICES: Final = (DigOn(), Flee())


class Reveal(Step[Churchyard]):
    """All at once. Who flees carries the sack home."""

    name = "reveal"

    def run(self, state: Churchyard, match: Match) -> None:
        state.reveals += 1
        for seat, robber in enumerate(state.robbers):
            if robber.flees:
                if match.telling:
                    match.tell(Fled(seat, robber.sack))
                robber.home, robber.sack, robber.there = robber.home + robber.sack, 0, False
            robber.flees = None
        digging = any(robber.there for robber in state.robbers)
        state.then(OpenGrave() if digging else Nightfall())


class OpenGrave(Step[Churchyard]):
    """Everybody who digs finds as much; each grave makes more noise."""

    name = "open"

    def run(self, state: Churchyard, match: Match) -> None:
        found = match.chance.index(GRAVE) + 1
        state.noise += 1
        for robber in state.robbers:
            robber.sack += found if robber.there else 0
        if match.telling:
            match.tell(Opened(found))
        state.then(Listen())


class Listen(Step[Churchyard]):
    """The watchman comes on a roll of up to the noise; whoever digs loses the sack and runs."""

    name = "listen"

    def run(self, state: Churchyard, match: Match) -> None:
        rolled = match.chance.index(WATCH) + 1
        caught = rolled <= state.noise
        if match.telling:
            heard = Caught if caught else Quiet
            match.tell(heard(rolled, state.noise))
        if caught:
            for robber in state.robbers:
                robber.sack, robber.there = 0, False
        state.then(Nightfall() if caught else Venture())


class GraveRobbers(Game):
    name = "grave_robbers"
    prefix = "gr"
    rules = 1
    players = (2, 3, 4)
    events = facts_of(sys.modules[__name__])
    steps = registry([Nightfall, Venture, Reveal, OpenGrave, Listen])
    pack_files: Mapping[str, object] = {}
    base = Path(__file__).parent / "content"

    def pack_from(self, documents: Mapping[str, object], where: str) -> Pack:
        return Pack("base", documents)

    def fields(self, pack: Pack) -> list[Field]:
        numbers = tuple(Allowed(n, Message("gr-setup-n", {"n": n})) for n in self.players)
        return [Field("players", numbers, 2, Message("gr-setup-players"))]

    def seats(self, setup: Setup, pack: Pack) -> tuple[Seat, ...]:
        return tuple(Seat(f"Robber {n + 1}", "robber") for n in range(setup["players"]))

    def blank(self, setup: Setup, pack: Pack) -> Churchyard:
        return Churchyard(pack=pack, robbers=[Robber() for _ in range(setup["players"])])

    def start(self, setup: Setup, pack: Pack) -> Churchyard:
        state = self.blank(setup, pack)
        state.then(Nightfall())
        return state

    def table(self, match: Match, seat: int | None, open_hands: bool) -> dict[str, object]:
        """Of a choice the others see only that there is one."""
        state = match.state
        assert isinstance(state, Churchyard)
        return {
            "round": state.night,
            "noise": state.noise,
            "robbers": [
                {
                    "home": robber.home,
                    "sack": robber.sack,
                    "there": robber.there,
                    "ready": robber.flees is not None,
                }
                for robber in state.robbers
            ],
            "flees": None if seat is None else state.robbers[seat].flees,
        }

    def catalog(self, state: Churchyard) -> dict[str, object]:
        return {"names": self.names(state)}

    def result(self, state: Churchyard) -> Result:
        home = [robber.home for robber in state.robbers]
        scores = [Score(seat, n, ((Message("gr-score-home"), n),)) for seat, n in enumerate(home)]
        winners = tuple(score.seat for score in scores if score.total == max(home))
        return Result(winners, tuple(scores), Message("gr-why-most"))

    def check(self, state: Churchyard) -> None:
        hold(len(state.robbers) in self.players, "the number of robbers")
        hold(all(one.there or not one.sack for one in state.robbers), "a sack at home is empty")


GAME = GraveRobbers()
