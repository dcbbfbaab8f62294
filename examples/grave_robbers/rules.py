"""A night, step by step: choose in secret, open a grave, listen for the watchman."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step, registry
from undercroft.kernel.chance import Die, Draw
from undercroft.kernel.text import Message

from . import facts
from .state import NIGHTS, Churchyard

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

WATCH: Final = Die("watch", "123456")


class Nightfall(Step[Churchyard]):
    """GR-1: everybody climbs over the wall with an empty sack."""

    name = "nightfall"

    def run(self, state: Churchyard, match: Match) -> None:
        state.night += 1
        state.noise = 0
        state.opened = ()
        for robber in state.robbers:
            robber.there = True
        if match.telling:
            match.tell(facts.Night(state.night))
        state.then(VENTURE)


class Venture(Question[Churchyard]):
    """GR-2: everybody who is still there chooses in secret, and may change it until all have."""

    name = "venture"

    def run(self, state: Churchyard, match: Match) -> None:
        state.then(REVEAL)
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
        state.robbers[ask.seat].flees = self is FLEE


class DigOn(Pick):
    name = "dig"


class Flee(Pick):
    name = "flee"


FLEE: Final = Flee()
CHOICES: Final = (DigOn(), FLEE)


class Reveal(Step[Churchyard]):
    """GR-3: all at once. Who flees carries the sack home."""

    name = "reveal"

    def run(self, state: Churchyard, match: Match) -> None:
        state.reveals += 1
        for seat, robber in enumerate(state.robbers):
            if robber.flees:
                if match.telling:
                    match.tell(facts.Fled(seat, robber.sack))
                robber.home += robber.sack
                robber.sack = 0
                robber.there = False
            robber.flees = None
        state.then(OPEN if state.diggers() else DAWN)


class OpenGrave(Step[Churchyard]):
    """GR-4: one that nobody has opened this night; where none is left, the night is over."""

    name = "open"

    def run(self, state: Churchyard, match: Match) -> None:
        left = [grave for grave in state.pack.graves if grave not in state.opened]
        if not left:
            state.then(DAWN)
            return
        grave = left[match.chance.index(Draw("grave", [grave.id for grave in left]))]
        state.opened += (grave,)
        if match.telling:
            match.tell(facts.Opened(grave.id))
        grave.at("opened", state)
        state.then(LISTEN)


class Listen(Step[Churchyard]):
    """GR-5: the watchman comes on a roll of up to the noise; whoever digs loses the sack."""

    name = "listen"

    def run(self, state: Churchyard, match: Match) -> None:
        rolled = match.chance.index(WATCH) + 1
        caught = rolled <= state.noise
        if match.telling:
            heard = facts.Caught if caught else facts.Quiet
            match.tell(heard(rolled, state.noise))
        if caught:
            for robber in state.diggers():
                robber.sack = 0
                robber.there = False
            state.then(DAWN)
        else:
            state.opened[-1].at("quiet", state)
            state.then(VENTURE)


class Dawn(Step[Churchyard]):
    """GR-6: after the last night, the most at home wins; who has as much wins, too."""

    name = "dawn"

    def run(self, state: Churchyard, match: Match) -> None:
        for robber in state.diggers():  # the churchyard is empty: they walk home
            robber.home += robber.sack
            robber.sack = 0
            robber.there = False
        if state.night < NIGHTS:
            state.then(NIGHTFALL)
        else:
            state.over = True


NIGHTFALL: Final = Nightfall()
VENTURE: Final = Venture()
REVEAL: Final = Reveal()
OPEN: Final = OpenGrave()
LISTEN: Final = Listen()
DAWN: Final = Dawn()
STEPS: Final = registry([Nightfall, Venture, Reveal, OpenGrave, Listen, Dawn])
