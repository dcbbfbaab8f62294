"""The game as the kernel calls it: set-up, what a seat sees, how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from undercroft.kernel.content import Pack
from undercroft.kernel.errors import hold
from undercroft.kernel.fact import facts_of
from undercroft.kernel.game import Allowed, Field, Game, NameTable, Result, Score, Seat, Setup
from undercroft.kernel.match import Match
from undercroft.kernel.text import Message

from . import facts
from .graves import FILES, LANGUAGE, Graves, build
from .rules import NIGHTFALL, STEPS
from .state import Churchyard, Robber


class GraveRobbers(Game):
    name = "grave_robbers"
    prefix = "gr"
    rules = 1
    players = (2, 3, 4)
    events = facts_of(facts)
    steps = STEPS
    pack_files = FILES
    language = LANGUAGE
    base = Path(__file__).parent / "content"

    # ------------------------------------------------------------------ set-up

    def pack_from(self, documents: Mapping[str, object], where: str) -> Graves:
        return build(documents)

    def fields(self, pack: Pack) -> list[Field]:
        numbers = tuple(Allowed(n, Message("gr-setup-n", {"n": n})) for n in self.players)
        return [Field("players", numbers, 2, Message("gr-setup-players"))]

    def seats(self, setup: Setup, pack: Pack) -> tuple[Seat, ...]:
        return tuple(Seat(f"Robber {n + 1}", "robber") for n in range(setup["players"]))

    def blank(self, setup: Setup, pack: Pack) -> Churchyard:
        assert isinstance(pack, Graves)
        return Churchyard(pack=pack, robbers=[Robber() for _ in range(setup["players"])])

    def start(self, setup: Setup, pack: Pack) -> Churchyard:
        state = self.blank(setup, pack)
        state.then(NIGHTFALL)
        return state

    # ------------------------------------------------------------------ looking

    def table(self, match: Match, seat: int | None, open_hands: bool) -> dict[str, object]:
        """Of a choice the others see only that there is one."""
        state = match.state
        assert isinstance(state, Churchyard)
        return {
            "round": state.night,
            "noise": state.noise,
            "opened": [grave.id for grave in state.opened],
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

    def pack_names(self, pack: Graves) -> NameTable:
        return pack.names

    def catalog(self, state: Churchyard) -> dict[str, object]:
        graves = {
            grave.id: [verb.text().to_json() for verb in grave.verbs] for grave in state.pack.graves
        }
        return {"names": self.names(state), "graves": graves}

    def result(self, state: Churchyard) -> Result:
        best = max(robber.home for robber in state.robbers)
        scores = tuple(
            Score(seat, robber.home, ((Message("gr-score-home"), robber.home),))
            for seat, robber in enumerate(state.robbers)
        )
        winners = tuple(score.seat for score in scores if score.total == best)
        return Result(winners, scores, Message("gr-why-most"))

    # ------------------------------------------------------------------ what always holds

    def check(self, state: Churchyard) -> None:
        hold(len(state.robbers) in self.players, "the number of robbers")
        hold(len(set(state.opened)) == len(state.opened), "a grave is opened once a night")
        hold(all(one.there or not one.sack for one in state.robbers), "a sack at home is empty")


GAME = GraveRobbers()
