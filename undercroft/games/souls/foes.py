"""The enemies' turn: who acts, by which card, icon by icon (DS-25, DS-27, DS-35, DS-38)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref

from . import facts, harm
from .behaviour import Doing, behaviour, targets_of, weakened
from .blows import Blow
from .choices import FoeChoice, SeatChoice, for_each_foe, for_each_seat
from .decks import AfterCard, heat_up_if_due
from .defence import Targets
from .fields import COMPASS, MOST_FOES, FoeIndex
from .figures import Foe
from .foe_moves import begin_move, leap
from .gear import FROSTBITE, POISON, STAGGER
from .models import AREA, ATTACK, LEAP, MOVE, RESURRECT, SHIFT, TURN, BehaviourCard
from .state import Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


# ---------------------------------------------------------------------- whose turn


MOST_ICONS: Final = 8
"""Of what is printed on a figure's own card; those of more are made when they are due."""


class EnemyPhase(Step[Fight]):
    """DS-25.1: every enemy activates; a boss flips a behaviour card."""

    name = "enemy_phase"

    def run(self, state: Fight, match: Match) -> None:
        for foe in state.foes:
            foe.acted = False
        state.active = None
        state.ward = state.ward_next
        state.ward_next = (0, 0, 0)
        if match.telling:
            match.tell(facts.EnemyPhase())
        state.then(CHARACTER_PHASE)
        between = state.interlude()
        if between is not None:
            state.then(between)
        state.then(NEXT_FOE if state.boss is None else state.flip())


def twin_among(foes: list[Foe], foe: Foe) -> bool:
    """Whether one of them stands where this figure does and is as it is."""
    for other in foes:
        if (
            other.model is foe.model
            and other.node == foe.node
            and other.wounds == foe.wounds
            and other.conditions == foe.conditions
        ):
            return True
    return False


class NextFoe(Question[Fight]):
    """DS-25.2, DS-A.147, DS-A.155: highest threat first; among equals the players choose each time."""

    name = "next_foe"
    rules = ("DS-25.2", "TG-27.3")

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return tuple([ACT_NEXT[foe.index] for foe in self.ready(state)])

    def ready(self, state: Fight) -> list[Foe]:
        best = -1
        found: list[Foe] = []
        for foe in state.foes:
            if foe.node is None or foe.acted or not state.due(foe):
                continue
            model = foe.model
            if model.boss:
                card = state.card_played
                if card is None or foe.model not in card.halves:
                    continue  # a boss acts only if the card flipped is (also) its own
            threat = model.threat
            if threat < best:
                continue
            if threat > best:
                best, found = threat, []
            if not twin_among(found, foe):  # on one node: no choice worth asking for
                found.append(foe)
        return found

    def run(self, state: Fight, match: Match) -> None:
        ready = self.ready(state)
        if len(ready) == 1:
            self.activate(state, match, ready[0])
        elif ready:
            state.settle(match, self)

    def activate(self, state: Fight, match: Match, foe: Foe) -> None:
        state.then(self)
        foe.acted = True
        if not state.foe_begins(match, foe):
            return
        card = state.card_played if foe.model.boss else None
        if match.telling and card is None:
            match.tell(facts.Acts(foe.tag()))
        state.then(*icons(state, foe, card), END_FOE[foe.index])

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-next-foe")


class ActNext(FoeChoice):
    """This one acts now."""

    name = "next"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, NextFoe)
        step.activate(state, match, state.foes[self.foe])


def icons(state: Fight, foe: Foe, card: BehaviourCard | None) -> list[FoeIcon]:
    """DS-25.3, DS-35.2: icons from left to right, the whole behaviour as often as it repeats."""
    act = behaviour(state, foe, card)
    count = len(act.icons)
    if card is None and count <= MOST_ICONS:
        once = OWN_ICONS[foe.index][:count]
    else:
        once = [FoeIcon(Doing(foe.index, card, index)) for index in range(count)]
    return once * act.repeat


class EndFoe(Step[Fight]):
    """DS-21.3, DS-21.7, DS-A.148: after its last icon: Poison, then the tokens go."""

    name = "end_foe"
    foe: FoeIndex

    def fits(self, state: Fight) -> bool:
        return self.foe < len(state.foes)

    def run(self, state: Fight, match: Match) -> None:
        foe = state.foes[self.foe]
        if foe.node is None:
            return
        poisoned = foe.conditions & POISON
        foe.conditions &= ~(POISON | FROSTBITE | STAGGER)
        if poisoned:
            harm.wound(state, match, foe, 1)
            if state.in_fight and state.boss is not None:
                heat_up_if_due(state, match)


END_FOE: Final = for_each_foe(EndFoe)


def next_card(state: Fight, match: Match) -> BehaviourCard | None:
    """DS-35.1, DS-35.3, TG-37.1, TG-37.2: from the deck, or from the discard pile turned over."""
    if state.known_deck:
        card, state.known_deck = state.known_deck[0], state.known_deck[1:]
    elif state.deck.size:
        card = state.deck.cards[match.chance.index(state.deck.draw("behaviour"))]
        state.deck = state.deck.without(card)
        state.seen = tuple([seen for seen in state.seen if seen is not card])
    elif state.discard:
        # The pattern is learnt: it comes again in the same order.
        card, state.known_deck = state.discard[0], state.discard[1:]
        state.discard = ()
    else:
        return None  # a scene of one's own, with a boss that has no cards: it stands still
    if match.telling:
        match.tell(facts.Behaviour(card.id))
    return card


class FlipCard(Step[Fight]):
    """DS-35.1, DS-35.3: the next card; an empty deck is turned over without shuffling."""

    name = "flip_card"

    def run(self, state: Fight, match: Match) -> None:
        card = next_card(state, match)
        if card is not None:
            state.discard += (card,)
            state.top = card
            state.then(NEXT_FOE, AfterCard(card))


# ---------------------------------------------------------------------- icons


class FoeIcon(Question[Fight]):
    """One behaviour icon."""

    name = "icon"
    rules = ("DS-25.3", "DS-36.7", "TG-27.4", "TG-37.10")
    doing: Doing

    def fits(self, state: Fight) -> bool:
        return self.doing.fits(state)

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return tuple([NEAREST_IS[one] for one in self.seats(state)])

    def seats(self, state: Fight) -> tuple[int, ...]:
        return targets_of(state, state.foes[self.doing.foe], self.doing.icon(state))

    def run(self, state: Fight, match: Match) -> None:
        if state.foes[self.doing.foe].node is None:
            return
        seats = self.seats(state)
        if len(seats) == 1:
            self.act(state, match, seats[0])
        else:
            state.settle(match, self)

    def act(self, state: Fight, match: Match, seat: int) -> None:
        """With this character as its target."""
        DONE_BY[self.doing.icon(state).op](state, match, self.doing, seat)

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.foes[self.doing.foe].model.id
        return Message("ds-prompt-nearest", {"who": Ref("model", model)})

    def subject(self, state: Fight, seat: int) -> Target:
        return ("foe", self.doing.foe)


OWN_ICONS: Final = [
    [FoeIcon(Doing(foe, None, index)) for index in range(MOST_ICONS)] for foe in range(MOST_FOES)
]
"""Those of figures that act by what is printed on their own card."""


class NearestIs(SeatChoice):
    """Of those equally near, this one is meant (DS-A.98)."""

    name = "nearest"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, FoeIcon)
        step.act(state, match, self.seat)


def turn(state: Fight, match: Match, doing: Doing, seat: int) -> None:
    """DS-36.7: by a quarter, or around."""
    foe = state.foes[doing.foe]
    foe.facing = (foe.front + doing.icon(state).turn) % len(COMPASS)
    if match.telling:
        match.tell(facts.Turns(foe.tag(), foe.facing))


def resurrect(state: Fight, match: Match, doing: Doing, seat: int) -> None:
    state.resurrect(match, state.foes[doing.foe])


def aim(state: Fight, match: Match, doing: Doing, first: int) -> None:
    """DS-27, DS-38: find everybody the attack is aimed at; out of range it misses."""
    foe, act, icon = state.foes[doing.foe], doing.act(state), doing.icon(state)
    seats: list[int] = []
    away = state.board.span[foe.spot]
    if icon.target == AREA:
        seats = [
            character.seat
            for character in state.characters
            if away[character.spot] <= act.range and state.arcs_of(foe, character) & act.attack_arcs
        ]
    else:
        node = state.characters[first].spot
        if away[node] <= act.range:
            seats = [first]
            if icon.node:
                seats = [one.seat for one in state.characters if one.node == node]
    strength = weakened(state, foe, icon.damage)
    if match.telling:
        match.tell(facts.Attacks(foe.tag(), strength))
        if not seats:
            match.tell(facts.Missed(foe.tag()))
    if seats:
        difficulty = act.dodge + state.modifiers.nimble
        conditions = icon.conditions | state.modifiers.venom
        blow = Blow(foe.index, strength, icon.magic, difficulty, conditions, icon.push)
        state.then(Targets(tuple(seats), blow))


DONE_BY: Final[dict[str, Callable[[Fight, Match, Doing, int], None]]] = {
    MOVE: begin_move,
    SHIFT: begin_move,
    TURN: turn,
    LEAP: leap,
    ATTACK: aim,
    RESURRECT: resurrect,
}
"""What a figure does by each icon, with a character as its target."""


# ---------------------------------------------------------------------- whose activation comes then


class CharacterPhase(Question[Fight]):
    """DS-17.4: one character activates, in a fixed order; the players choose the very first."""

    name = "character_phase"
    rules = ("DS-17.4", "DS-17.5", "TG-14.2", "TG-14.4")

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return ACT_FIRST[: len(state.characters)]

    def run(self, state: Fight, match: Match) -> None:
        last = state.last_active
        if last is not None:
            self.activate(state, (last + 1) % len(state.characters))
        elif len(state.characters) > 1:
            state.ask_party(self)
        else:
            self.activate(state, 0)

    def activate(self, state: Fight, seat: int) -> None:
        state.last_active = seat
        state.then(state.turn(seat))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-first-activation")


class ActFirst(SeatChoice):
    """This one activates first of all."""

    name = "first"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        CHARACTER_PHASE.activate(state, self.seat)


ENEMY_PHASE: Final = EnemyPhase()
NEXT_FOE: Final = NextFoe()
FLIP_CARD: Final = FlipCard()
CHARACTER_PHASE: Final = CharacterPhase()
ACT_NEXT: Final = for_each_foe(ActNext)
NEAREST_IS: Final = for_each_seat(NearestIs)
ACT_FIRST: Final = for_each_seat(ActFirst)
