"""What happened in a game, read from what was told: who used what, who killed whom.

Any game gets its things counted: whatever a fact names (a card, an enemy, a skill) is counted by the kind of
event and the seat. Who is to blame for a death hangs on the game: each of ours has a ledger that knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from undercroft import Match
from undercroft.kernel.event import Event

from .outcome import Death, Detail, Figure, Thing

#: Heroes of a team: those of the other one in a bout come after them.
TEAM = 4


class Blame(NamedTuple):
    """Who or what did something."""

    kind: str = "unknown"
    id: str = ""
    seat: int | None = None


class Ledger:
    """Reads the events of one match as they come."""

    #: Events that begin a round,
    begins = "round"
    #: and how many there are before the first, if there will be one.
    none_yet: int | None = None
    #: Kinds of names that stand for somebody at the table, by number.
    persons: tuple[str, ...] = ("seat",)
    #: Events with which a fight begins.
    fights: tuple[str, ...] = ()
    #: The event that tells of what is spent, and whether it tells of gains by the same word.
    spends: tuple[str, int] = ("", 1)

    def __init__(self, match: Match) -> None:
        self.match = match
        self.counts: Counter[tuple[str, str, str, int | None]] = Counter()
        self.found: list[Death] = []
        self.rounds = self.none_yet
        self.cause = Blame()
        self.by: int | None = None
        """The number of whoever of the table is to blame."""
        self.dealt: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()
        self.fallen: Counter[int] = Counter()
        self.decision = 0
        self.fought = 0
        self.spent = 0

    def read(self, decision: int) -> None:
        """Whatever was told since the last time."""
        self.decision = decision
        events = self.match.events
        for event in events:
            self.count(event)
            if event.kind == self.begins:
                self.rounds = (self.rounds or 0) + 1
            elif event.kind in self.fights:
                self.fought += 1
            elif event.kind == self.spends[0]:
                amount = event.fields["amount"]
                assert isinstance(amount, int)
                self.spent += max(0, self.spends[1] * amount)
            self.note(event)
        events.clear()

    def count(self, event: Event) -> None:
        """How often each thing is named, by whom."""
        fact = event.fact
        seat: int | None = None
        for field in fact.carries:
            value = field.of(fact)
            if field.kind in self.persons and isinstance(value, int) and seat is None:
                seat = self.seat_of(value)
            elif field.kind and field.kind not in self.persons and value is not None:
                for one in value if isinstance(value, tuple) else (value,):
                    self.counts[event.kind, field.kind, str(one), seat] += 1

    def seat_of(self, person: int) -> int | None:
        """The seat of somebody by number."""
        return person

    def note(self, event: Event) -> None:
        """What a game of our own knows to tell from it."""

    def blame(self, cause: Blame, by: int | None = None) -> None:
        """Whatever happens from here on is the doing of this."""
        self.cause, self.by = cause, by

    def died(self, victim: Blame, killer: Blame) -> None:
        self.found.append(Death(self.decision, self.rounds, *victim, *killer))

    def figures(self) -> list[Figure]:
        """Those who were played, as they are at the end."""
        return []

    def close(self) -> Detail:
        things = [Thing(*key, count) for key, count in self.counts.items()]
        things.sort(
            key=lambda one: (one.event, one.kind, one.id, -1 if one.seat is None else one.seat)
        )
        return Detail(
            tuple(self.figures()), tuple(things), tuple(self.found), self.fought, self.spent
        )

    @property
    def table(self) -> Mapping[str, Any]:
        """What everybody sees of the match as it is."""
        seen: Any = self.match.view(None)["table"]
        return dict(seen)


class HuntLedger(Ledger):
    """Bloodborne."""

    fights = ("revealed", "final_boss")
    spends = ("banked", 1)

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.enemy = Blame()

    def note(self, event: Event) -> None:
        fact: Any = event.fact
        match event.kind:
            case "revealed" | "final_boss":
                self.enemy = Blame("enemy", fact.enemy)
            case "dealt":
                self.cause = Blame("card", fact.card, fact.who)
                self.dealt[fact.who] += fact.amount
            case "killed":
                self.died(Blame("enemy", fact.enemy), self.cause)
            case "hit":
                self.taken[fact.who] += fact.amount
            case "died":
                self.died(Blame("hunter", "", fact.who), self.enemy)

    def figures(self) -> list[Figure]:
        return [
            Figure(
                "",
                one["seat"],
                one["health"],
                one["max_health"],
                one["deaths"],
                self.dealt[one["seat"]],
                self.taken[one["seat"]],
            )
            for one in self.table["hunters"]
        ]


class SoulsLedger(Ledger):
    """Both Dark Souls boxes: heroes go by number, foes by the card of their model."""

    begins = "enemy_phase"
    none_yet = 0
    persons = ("hero",)
    fights = ("encounter", "boss")
    spends = ("spent", 1)
    BAR = 10

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        active = self.state.active
        if active is not None:  # a position in the middle of somebody's activation
            self.blame(self.hero(active), active)

    def seat_of(self, person: int) -> int | None:
        seats: tuple[int, ...] = self.state.seats_of
        return seats[person] if person < len(seats) else None

    @property
    def state(self) -> Any:
        return self.match.state

    def hero(self, number: int) -> Blame:
        return Blame("class", self.state.characters[number].kind.id, self.seat_of(number))

    def note(self, event: Event) -> None:
        fact: Any = event.fact
        match event.kind:
            case "acts" | "attacks":
                self.blame(Blame("model", fact.foe.model))
            case "trap":
                self.blame(Blame("trap"))
            case "activates" | "strikes" | "uses":
                self.blame(self.hero(fact.who), fact.who)
            case "wounded" if self.by is not None:
                self.dealt[self.by] += fact.amount
            case "slain":
                self.died(Blame("model", fact.foe.model), self.cause)
            case "suffered":
                self.taken[fact.who] += fact.amount
            case "fell":
                self.fallen[fact.who] += 1
                self.died(self.hero(fact.who), self.cause)

    def figures(self) -> list[Figure]:
        return [
            Figure(
                one["class"],
                one["seat"],
                self.BAR - one["black"] - one["red"],
                self.BAR,
                self.fallen[one["hero"]],
                self.dealt[one["hero"]],
                self.taken[one["hero"]],
            )
            for one in self.table["heroes"]
        ]


class DungeonLedger(Ledger):
    """Darkest Dungeon: a figure is a number and the card it is known by; heroes come first."""

    none_yet = 0
    persons = ()
    fights = ("battle_won", "battle_fled")
    spends = ("gold", -1)

    def count(self, event: Event) -> None:
        who = getattr(getattr(event.fact, "figure", None), "who", None)
        seat = None if who is None else self.seat_of(who)
        fact = event.fact
        for field in fact.carries:
            value = field.of(fact)
            if field.kind and value is not None:
                for one in value if isinstance(value, tuple) else (value,):
                    self.counts[event.kind, field.kind, str(one), seat] += 1

    def seat_of(self, person: int) -> int | None:
        state: Any = self.match.state
        return state.seats_of[person] if person < len(state.heroes) else None

    def side(self, person: int) -> int | None:
        """The team of a hero; None for a monster."""
        return None if self.seat_of(person) is None else person // TEAM

    def figure(self, one: Any) -> Blame:
        return Blame("figure", one.figure, self.seat_of(one.who))

    def note(self, event: Event) -> None:
        fact: Any = event.fact
        match event.kind:
            case "turn" | "uses" | "riposte":
                self.blame(self.figure(fact.figure), fact.figure.who)
            case "because":
                self.blame(Blame("source", fact.source))
            case "bleeds":
                self.blame(Blame("condition", fact.why))
            case "hurts":
                self.blame(Blame("hazard", fact.hazard))
            case "wounded":
                self.taken[fact.figure.who] += fact.amount
                if self.by is not None and self.side(self.by) != self.side(fact.figure.who):
                    self.dealt[self.by] += fact.amount
            case "slain":
                self.died(self.figure(fact.figure), self.cause)
            case "died":
                self.fallen[fact.figure.who] += 1
                why = fact.why
                killer = self.cause if why == "deathblow" else Blame("stress", why)
                self.died(self.figure(fact.figure), killer)

    def figures(self) -> list[Figure]:
        return [
            Figure(
                one["kind"] or "",
                one["seat"],
                max(0, one["life"] - one["wounds"]),
                one["life"],
                self.fallen[one["hero"]],
                self.dealt[one["hero"]],
                self.taken[one["hero"]],
            )
            for one in self.table["heroes"]
        ]


class Rounds:
    """Counts rounds, and writes nothing down."""

    def __init__(self, match: Match) -> None:
        kind = LEDGERS.get(match.game.name, Ledger)
        self.match, self.begins, self.rounds = match, kind.begins, kind.none_yet

    def read(self, _decision: int) -> None:
        events = self.match.events
        more = sum([event.kind == self.begins for event in events])
        if more:
            self.rounds = (self.rounds or 0) + more
        events.clear()

    def close(self) -> None:
        """There is nothing to tell but the number."""


LEDGERS: dict[str, type[Ledger]] = {
    "bloodborne": HuntLedger,
    "dark_souls": SoulsLedger,
    "tomb_of_giants": SoulsLedger,
    "darkest_dungeon": DungeonLedger,
}


def open_ledger(match: Match) -> Ledger:
    """The ledger for a match; that of any game for one of somebody else's."""
    return LEDGERS.get(match.game.name, Ledger)(match)
