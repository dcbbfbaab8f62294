"""The encounter track: going on, the bonfire, and the card played on a space (TG-12, TG-18, TG-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.choices import Numbered
from undercroft.games.souls.fields import MOST_CHARACTERS
from undercroft.games.souls.gear import STATS
from undercroft.games.souls.party import LEADER, LEVEL_COST, finish, raise_tier, spend
from undercroft.games.souls.stats import StatChoice
from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Closed, Target
from undercroft.kernel.record import Count, Range
from undercroft.kernel.text import Message, Ref

from . import facts
from .asking import Done, ask_or_take
from .cards import Encounter
from .encounter import SET_UP, EnterLair
from .events import Rekindle, can_rise, leave_meeting
from .fields import SpaceNumber
from .goods import add_embers, add_goods
from .shop import WARES
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Camp(Question[Descent]):
    """The party between encounters."""

    exchanges: ClassVar[bool] = False
    """Whether whoever goes on from here may exchange equipment once the encounter is known."""

    def run(self, state: Descent, match: Match) -> None:
        state.ask(self, LEADER, self.choices(state, LEADER))


class Go(Choice[Descent]):
    """TG-12.1: the party token moves on to this space."""

    name = "go"
    space: SpaceNumber

    @property
    def id(self) -> str:
        return f"go-{self.space}"

    def text(self, state: Descent, ask: Ask) -> Message:
        entry = state.box.track[self.space]
        if entry.kind == "boss":
            boss = Ref("boss", str(entry.boss))
            return Message("tg-option-go-boss", {"n": self.space, "boss": boss})
        card = state.track[self.space].card
        if card is not None:
            known = Ref("encounter", card.id)
            return Message("tg-option-go-known", {"n": self.space, "encounter": known})
        return Message("tg-option-go", {"n": self.space, "level": entry.level})

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return (("space", self.space),)

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, Camp)
        state.free_return = False
        go_to(state, match, self.space, question.exchanges)


GO: Final = Numbered(Go)


class Return(Choice[Descent]):
    """TG-31.2: back to the bonfire, for a spark."""

    name = "return"

    def text(self, state: Descent, ask: Ask) -> Message:
        free = "yes" if state.free_return else "no"
        return Message("tg-option-return", {"sparks": state.sparks, "free": free})

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return (("space", state.bonfire),)

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        return_to_bonfire(state, match)


def return_to_bonfire(state: Descent, match: Match) -> None:
    """TG-31.2: party, spark, tokens, cards; TG-11.3, TG-A.49: at 0 the game is lost at once."""
    if state.free_return:
        state.free_return = False  # TG-38.7
    elif state.sparks == 0:
        finish(state, match, False)
        return
    else:
        state.sparks -= 1
    state.at = state.bonfire
    for character in state.characters:
        character.heroic = character.estus = character.luck = True
        character.sips = state.house.sips
        if not state.house.heals:  # TG-V.4
            character.red = 0
    state.track = tuple(space.with_tilt(False) for space in state.track)
    state.bought = False
    if match.telling:
        match.tell(souls_facts.Rested(state.sparks))
    state.then(BONFIRE)
    for event, holder in state.held:
        if event.op == "rekindle":
            state.discard_held(match, holder, "rekindle")
            state.then(Rekindle())
            break


class Onward(Camp):
    """TG-18.5: the next space, or back to the bonfire for a spark."""

    name = "onward"
    rules = ("TG-18.5", "TG-18.6", "TG-31.5")
    exchanges = True  # TG-18.6

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Descent], ...]:
        found: list[Choice[Descent]] = [GO[state.at + 1]]
        if may_return(state):
            found.append(RETURN)
        add_embers(state, found)
        return tuple(found)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-onward")

    def closed(self, state: Descent, seat: int) -> list[Closed]:
        if may_return(state):
            return []
        text = Message("tg-option-return", {"sparks": 0, "free": "no"})
        why = Message("ds-closed-no-spark")
        return [Closed(RETURN.id, text, why, (("space", state.bonfire),))]


def may_return(state: Descent) -> bool:
    """TG-A.21: a spark is left, or it costs none."""
    return state.sparks > 0 or state.free_return


# ---------------------------------------------------------------------- the bonfire (TG-31–34)


class Bonfire(Camp):
    """TG-31.3: the Firekeeper, Andre, and off again (TG-34.1, TG-19.7)."""

    name = "bonfire"
    rules = ("TG-31.3", "TG-32.1", "TG-33.1", "TG-34.1")

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Descent], ...]:
        first = state.bonfire + 1
        found: list[Choice[Descent]] = [GO[first]]
        for space in range(first + 1, len(state.track)):
            if state.track[space].shortcut:
                found.append(GO[space])
        if not state.bought and state.treasure.size:
            found.append(VISIT_ANDRE)  # TG-33.1: once a visit
        souls = state.souls
        if souls >= LEVEL_COST[0]:
            for character in state.characters:
                for stat, tier in enumerate(character.tiers):
                    if tier < len(LEVEL_COST) and souls >= LEVEL_COST[tier]:
                        found.append(LEVEL[character.seat][stat])
        add_embers(state, found)
        add_goods(state, found, True)
        return tuple(found)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-bonfire")

    def closed(self, state: Descent, seat: int) -> list[Closed]:
        found: list[Closed] = []
        if state.bought:
            text = Message("tg-option-shop")
            found.append(Closed(VISIT_ANDRE.id, text, Message("tg-closed-shop"), (ANDRE,)))
        for character in state.characters:
            for stat, tier in enumerate(character.tiers):
                if can_rise(character, stat) and state.souls < LEVEL_COST[tier]:
                    level = LEVEL[character.seat][stat]
                    why = Message("ds-closed-souls")
                    found.append(Closed(level.id, level.words(state), why, level.points_at))
        return found


ANDRE: Final[Target] = ("shop", "andre")


class VisitAndre(Choice[Descent]):
    """TG-33.1: he lays out his wares."""

    name = "shop"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-shop")

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return (ANDRE,)

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        state.bought = True
        state.then(WARES, ask.step)


class Level(StatChoice[Descent]):
    """TG-32.1: the Firekeeper raises a stat by one tier for souls."""

    name = "level"

    def souls(self, state: Descent) -> int:
        return LEVEL_COST[state.characters[self.seat].tiers[self.stat]]

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        seeker = state.characters[self.seat]
        state.then(ask.step)
        spend(state, match, self.souls(state))
        raise_tier(state, match, seeker, self.stat)


class Prepare(Camp):
    """TG-18.6: the next encounter lies there; before it is set up equipment may be exchanged."""

    name = "prepare"
    rules = ("TG-18.6", "TG-18.7")

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Descent], ...]:
        found: list[Choice[Descent]] = [BEGIN_IT]
        add_embers(state, found)
        add_goods(state, found, False)
        return tuple(found)

    def run(self, state: Descent, match: Match) -> None:
        if known_ahead(state):
            super().run(state, match)

    def prompt(self, state: Descent, seat: int) -> Message:
        card = state.space.card
        if card is None:
            boss = state.box.track[state.at].boss
            return Message("tg-prompt-prepare", {"what": Ref("boss", str(boss))})
        return Message("tg-prompt-prepare", {"what": Ref("encounter", card.id)})


def known_ahead(state: Descent) -> bool:
    """Whether the encounter of the party's space is known."""
    return state.space.card is not None or state.box.track[state.at].kind == "boss"


class BeginIt(Done):
    """The card is played."""

    name = "begin"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-begin")


# ---------------------------------------------------------------------- a space (TG-12)


def go_to(state: Descent, match: Match, at: int, exchanges: bool) -> None:
    """TG-12.1–12.5; TG-18.6: equipment after the card is known, before it is set up."""
    state.at = at
    entry = state.box.track[at]
    if match.telling:
        match.tell(facts.Space(at))
    if entry.kind == "boss":
        boss = state.box.boss_by_id[str(entry.boss)]
        coming: list[Step[Descent]] = [EnterLair(boss)]
    else:
        coming = [BEGIN]
    if exchanges:
        coming.insert(0, PREPARE)
    if entry.kind != "boss":
        known, meeting = state.space.card is not None, state.space.event
        if meeting is not None and meeting.op == "scout":
            leave_meeting(state, at)
            coming.insert(0, DrawCard(1 if known else 3, known))
        elif not known:
            coming.insert(0, DrawCard(2, False))
    state.then_all(coming)


class Begin(Step[Descent]):
    """The card of the space is played."""

    name = "begin_encounter"

    def run(self, state: Descent, match: Match) -> None:
        card = state.space.card
        if card is None:
            state.then(ONWARD)  # no card of this level is left: nothing to play here
            return
        state.encounter = card
        state.then(SET_UP)


class DrawCard(Step[Descent]):
    """TG-12.3, TG-A.22: cards of the space's level; one stays, the others are shuffled back."""

    name = "draw_card"
    left: Annotated[int, Range(0, 3)]
    scouted: bool
    """Whether the card already there may be kept instead."""

    def fits(self, state: Descent) -> bool:
        return has_cards(state)

    def run(self, state: Descent, match: Match) -> None:
        level = state.box.track[state.at].level
        deck = state.decks[level - 1]
        if self.left and deck.size:
            card = deck.draw(match.chance, "encounter")
            state.put_deck(level, deck.without(card))
            state.peeked += (card,)
            if match.telling:
                match.tell(facts.Looked("encounter", card.id))
            state.then(DrawCard(self.left - 1, self.scouted))
        else:
            state.then(ChooseCard(self.scouted))


def has_cards(state: Descent) -> bool:
    """Whether the party's space is one for encounter cards."""
    return state.box.track[state.at].level > 0


class ChooseCard(Question[Descent]):
    """Which of them is played."""

    name = "choose_card"
    rules = ("TG-12.3", "TG-12.4")
    scouted: bool

    def fits(self, state: Descent) -> bool:
        return has_cards(state)

    def cards(self, state: Descent) -> list[Encounter]:
        found = [card for card in state.peeked if isinstance(card, Encounter)]
        if self.scouted and state.space.card is not None:
            found.append(state.space.card)
        return found

    def choices(self, state: Descent, seat: int) -> tuple[PlayCard, ...]:
        return tuple(PlayCard(place, card) for place, card in enumerate(self.cards(state)))

    def run(self, state: Descent, match: Match) -> None:
        ask_or_take(state, match, self, LEADER)

    def prompt(self, state: Descent, seat: int) -> Message:
        lost = state.space.souls if self.scouted else 0
        level = state.box.track[state.at].level
        return Message("tg-prompt-choose-card", {"level": level, "lost": lost})


class PlayCard(Choice[Descent]):
    """This one stays on the space."""

    name = "card"
    place: Count
    card: Encounter

    @property
    def id(self) -> str:
        return f"card-{self.place}"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-card", {"encounter": Ref("encounter", self.card.id)})

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return (("encounter", self.card.id),)

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, ChooseCard)
        others = [card for card in question.cards(state) if card is not self.card]
        level = state.box.track[state.at].level
        state.put_deck(level, state.decks[level - 1].shuffled(more=others))
        state.peeked = ()
        state.put(state.at, state.space.with_card(self.card))
        if match.telling:
            match.tell(facts.CardKept(self.card.id))


LEVEL: Final = tuple(
    [tuple([Level(seat, stat) for stat in range(len(STATS))]) for seat in range(MOST_CHARACTERS)]
)
RETURN: Final = Return()
VISIT_ANDRE: Final = VisitAndre()
BEGIN_IT: Final = BeginIt()
ONWARD: Final = Onward()
BONFIRE: Final = Bonfire()
PREPARE: Final = Prepare()
BEGIN: Final = Begin()
