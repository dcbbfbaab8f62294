"""The Hamlet phase: the Event, the Caretaker, one day after another, leaving (DD-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.text import Message

from .. import facts
from ..effects.dice import d10
from ..effects.triggers import fire, party_total
from ..pack.moments import BEFORE_EVENT, BLOCKED, CARETAKER, DAY_END, FIRST_DAY, ON_EVENT
from ..state.estate import Estate
from ..terms import LAST_ACT, LEADER, PARTY
from .building import upgrades
from .visiting import SWAP, Visit

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

LAST_DAYS: Final = 4  # DD-37.1


def nobody_yet(state: Estate) -> tuple[None, ...]:
    """The guests of a day that begins."""
    return (None,) * len(state.heroes)


class HamletPhase(Step[Estate]):
    """DD-33.8: what the Threat does first, then the Event and its days."""

    name = "hamlet"

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.own_hamlet()
        hamlet.offer = ()
        hamlet.offered = False
        hamlet.dismissed = not state.house.caretaker  # DD-V.3
        hamlet.once = hamlet.shut = hamlet.blocked = ()
        hamlet.taught = 0
        hamlet.caretaker = None
        hamlet.guests, hamlet.had_day = nobody_yet(state), ()
        state.refresh()
        if match.telling:
            match.tell(facts.Hamlet())
        if state.campaign.act >= LAST_ACT and state.campaign.quest_count > 0:
            hamlet.days = LAST_DAYS  # DD-37.1
            state.then(FirstDay())
        else:
            state.then(DrawEvent())
        state.begin_event()
        fire(state, match, BEFORE_EVENT, None)


class DrawEvent(Step[Estate]):
    """DD-33.11, DD-33.12."""

    name = "draw_event"

    def run(self, state: Estate, match: Match) -> None:
        gone = state.campaign.events_gone
        cards = [event for event in state.pack.events if event not in gone]
        event = cards[match.chance.index(Draw("event", [card.id for card in cards]))]
        hamlet = state.own_hamlet()
        hamlet.event = event
        hamlet.days = event.entry.days
        if event.entry.removed:
            state.own_campaign().events_gone += (event,)
        state.refresh()
        if match.telling:
            match.tell(facts.Event(event.id, hamlet.days))
        state.then(FirstDay())
        state.begin_event()
        fire(state, match, ON_EVENT, None)


class FirstDay(Step[Estate]):
    """The number of days is settled; some buildings may be shut."""

    name = "first_day"

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.own_hamlet()
        if hamlet.event is not None:
            shorter = hamlet.event.entry.days_if_taught
            if shorter is not None and hamlet.taught:
                hamlet.days = shorter
        for effect in state.passive.deeds[BLOCKED]:
            building = state.pack.building(effect.entry.what or "")
            if building not in hamlet.shut:
                hamlet.shut += (building,)
        state.then(NewDay(True))


class NewDay(Step[Estate]):
    """DD-33.13, DD-33.19: while there are days, the Caretaker rolls, then everybody visits."""

    name = "new_day"
    first: bool = False

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.own_hamlet()
        hamlet.refused = ()
        if hamlet.days <= 0:
            state.then(Prepare(), Depart())
            return
        hamlet.guests, hamlet.had_day = nobody_yet(state), ()
        hamlet.blocked = hamlet.shut
        hamlet.caretaker = None  # DD-A.111
        if match.telling:
            match.tell(facts.Day(hamlet.days))
        more = party_total(state, CARETAKER)  # below 0 he stays away
        himself = [] if hamlet.dismissed or more < 0 else [CaretakerRoll()]
        state.then(*himself, *[CaretakerRoll(True)] * more, NextVisitor())
        if self.first:
            fire(state, match, FIRST_DAY, None)  # before the Caretaker comes (DD-A.238)


class CaretakerRoll(Step[Estate]):
    """DD-33.13, DD-33.14: the building of a d10 is blocked; another blocker rolls until one is free."""

    name = "caretaker"
    another: bool = False
    """Not the Caretaker himself, but whatever else blocks a building."""

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.hamlet
        building = state.pack.caretaker[d10(state, match, None) - 1]
        if building is None:
            return
        taken = building in hamlet.blocked or building == hamlet.caretaker
        if self.another and taken:
            state.then(self)
            return
        hamlet = state.own_hamlet()
        if building not in hamlet.blocked:
            hamlet.blocked += (building,)
        if not self.another:
            hamlet.caretaker = building
        if match.telling:
            closed = facts.Blocked if self.another else facts.Caretaker
            match.tell(closed(building.id))


class NextVisitor(Step[Estate]):
    """DD-33.15: in Stance order; when all have had the day, it ends."""

    name = "next_visitor"

    def run(self, state: Estate, match: Match) -> None:
        for number in state.order[PARTY]:
            if number not in state.hamlet.had_day:
                state.then(Visit(number), self)
                return
        state.then(DayOver())
        state.begin_event()
        fire(state, match, DAY_END, None)


class DayOver(Step[Estate]):
    name = "day_over"

    def run(self, state: Estate, match: Match) -> None:
        state.own_hamlet().days -= 1
        state.then(NewDay())


class Prepare(Question[Estate]):
    """DD-33.9: before they leave, the group may still build, change Skills and Stances."""

    name = "prepare"
    rules = ("DD-33.9",)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return (SET_OUT, *upgrades(state), *[SWAP[number] for number in state.order[PARTY]])

    def run(self, state: Estate, match: Match) -> None:
        state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-prepare")


class SetOut(Choice[Estate]):
    """To the next Quest."""

    name = "depart"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-depart")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        pass


SET_OUT: Final = SetOut()


class Depart(Step[Estate]):
    """DD-33.20, DD-34.8: the Wagon's Trinkets go back; the next Quest."""

    name = "depart"

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.own_hamlet()
        hamlet.offer = ()
        hamlet.offered = False
        hamlet.blocked = hamlet.shut = ()
        hamlet.caretaker = None
        hamlet.guests = hamlet.had_day = ()
        state.then(match.step("next_quest"))
        if match.telling:
            match.tell(facts.Departs())
