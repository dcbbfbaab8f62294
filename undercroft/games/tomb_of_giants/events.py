"""Event cards (TG-20): at once, beside a dashboard, or below the next space."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.choices import NO
from undercroft.games.souls.gear import STATS
from undercroft.games.souls.inventory import OfInventory
from undercroft.games.souls.outfit import BACKUP, put_in, stow, take_out, worn
from undercroft.games.souls.party import LEADER, LEVEL_COST, raise_tier
from undercroft.games.souls.state import CharacterQuestion
from undercroft.games.souls.stats import StatChoice
from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Count
from undercroft.kernel.text import Message, Ref

from . import facts
from .asking import DONE, SomeHero, ask_or_take
from .cards import TOKENS, Event
from .decks import FindUpgrade, Scry, Unearth
from .fields import MOST_TIERS, Token
from .rewards import earn
from .shop import WARES
from .state import Descent, Seeker

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

FOR_ONE_ENCOUNTER: Final = ("dodge_die", "trial", "free_runs", "heal", "attack", "armour")
PATCHES: Final = ("bright", "corroded")


class DrawEvent(Step[Descent]):
    """TG-18.4: an event card; TG-A.34: an empty deck is the discards, shuffled."""

    name = "draw_event"

    def run(self, state: Descent, match: Match) -> None:
        if not state.events.size:
            if not state.event_discard:
                return
            state.events = state.events.shuffled(more=state.event_discard)
            state.event_discard = ()
        event = state.events.draw(match.chance, "event")
        state.events = state.events.without(event)
        if match.telling:
            match.tell(facts.Event(event.id))
        resolve(state, match, event)


DRAW_EVENT: Final = DrawEvent()


def resolve(state: Descent, match: Match, event: Event) -> None:
    """TG-20: at once, beside a dashboard, or below the next space."""
    if event.way == "consumable":
        state.then(Hold(event))
        return
    if event.way == "rendezvous":
        meet(state, match, event)
        return
    state.event_discard += (event,)
    AT_ONCE[event.op](state, event)


def meet(state: Descent, match: Match, event: Event) -> None:
    """TG-20.3, TG-20.4: below the next space that is no boss's; TG-A.35: none ahead, no card."""
    for at in range(state.at + 1, len(state.track)):
        if state.box.track[at].kind == "encounter":
            leave_meeting(state, at)
            state.put(at, state.track[at].with_event(event))
            if match.telling:
                match.tell(facts.Rendezvous(event.id, at))
            return
    state.event_discard += (event,)


def leave_meeting(state: Descent, at: int) -> None:
    """A rendezvous is over."""
    event = state.track[at].event
    if event is not None:
        state.event_discard += (event,)
        state.put(at, state.track[at].with_event(None))


def after_encounter(state: Descent, match: Match, completed: bool) -> None:
    """What events do when an encounter ends, and which of them end with it."""
    meeting = state.space.event
    if meeting is not None:
        if meeting.op == "ascetic":
            leave_meeting(state, state.at)
            if completed:
                souls = meeting.entry.souls
                earn(state, match, souls.of(state.players) if souls else 0)
        elif completed and meeting.op == "promise":
            leave_meeting(state, state.at)
            state.then(Toss(meeting.amount))
        elif completed and meeting.op == "merchant":
            leave_meeting(state, state.at)
            state.then(WARES)
    for event, holder in state.held:
        if event.op in FOR_ONE_ENCOUNTER:
            state.discard_held(match, holder, event.op)
            if completed and event.op == "trial":
                state.then(FindUpgrade())


# ---------------------------------------------------------------------- for one of the party


class Hold(Question[Descent]):
    """TG-20.2: one player places it next to the own dashboard."""

    name = "hold_event"
    rules = ("TG-20.2",)
    event: Event

    def choices(self, state: Descent, seat: int) -> tuple[SomeHero, ...]:
        return tuple(HoldIt(character.seat) for character in state.characters)

    def run(self, state: Descent, match: Match) -> None:
        ask_or_take(state, match, self, LEADER)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-hold", {"event": Ref("event", self.event.id)})

    def subject(self, state: Descent, seat: int) -> Target:
        return ("event", self.event.id)


class HoldIt(SomeHero):
    """Beside this dashboard."""

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, Hold)
        state.held += ((question.event, self.seat),)
        if match.telling:
            match.tell(facts.EventHeld(question.event.id, self.seat))


class Supplies(Question[Descent]):
    """One character flips all own tokens to ready."""

    name = "supplies"
    rules = ("TG-4.1", "TG-20.1")

    def choices(self, state: Descent, seat: int) -> tuple[SomeHero, ...]:
        return tuple(Supplied(character.seat) for character in state.characters)

    def run(self, state: Descent, match: Match) -> None:
        ask_or_take(state, match, self, LEADER)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-supplies")


class Supplied(SomeHero):
    """This one."""

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        character = state.characters[self.seat]
        character.estus = character.heroic = character.luck = True
        if match.telling:
            match.tell(facts.Supplied(self.seat))


class Offering(CharacterQuestion[Descent]):
    """A character may flip own ready tokens to used, for a soul each."""

    name = "offering"
    rules = ("TG-20.1", "TG-4.1")

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Descent], ...]:
        character = state.characters[self.seat]
        ready = [token for token, there in enumerate(character.tokens) if there]
        return (*(OfferToken(token) for token in ready), DONE)

    def run(self, state: Descent, match: Match) -> None:
        choices = self.choices(state, self.seat)
        if len(choices) > 1:
            state.ask(self, self.seat, choices)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-offering", {"who": Ref("hero", self.seat)})


class OfferToken(Choice[Descent]):
    """This token for a soul."""

    name = "offer"
    token: Token

    @property
    def id(self) -> str:
        return TOKENS[self.token]

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-offering", {"token": TOKENS[self.token]})

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        question = ask.step
        assert isinstance(question, Offering)
        return (("hero", question.seat), ("token", TOKENS[self.token]))

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, Offering)
        state.characters[question.seat].set_token(self.token, False)
        state.souls += 1
        if match.telling:
            match.tell(facts.Offered(question.seat, TOKENS[self.token], state.souls))
        state.then(question)


# ---------------------------------------------------------------------- stats


def can_rise(seeker: Seeker, stat: int) -> bool:
    """TG-A.5: tier 3 is the last."""
    return seeker.tiers[stat] < MOST_TIERS


class Boon(Question[Descent]):
    """One character may upgrade one stat for nothing."""

    name = "boon"
    rules = ("TG-3.1", "TG-20.1")

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Any], ...]:
        found = [
            Gift(character.seat, stat)
            for character in state.characters
            for stat in range(len(STATS))
            if can_rise(character, stat)
        ]
        return (*found, NO)

    def run(self, state: Descent, match: Match) -> None:
        state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-boon")


class Gift(StatChoice[Descent]):
    """One tier up for nothing: no souls are spent on it."""

    name = "level"

    def souls(self, state: Descent) -> int:
        return 0

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        seeker = state.characters[self.seat]
        seeker.gifts += ((self.stat, seeker.tiers[self.stat]),)
        raise_tier(state, match, seeker, self.stat)


class Rekindle(Question[Descent]):
    """At the bonfire: stat upgrades may be undone, and the souls spent on them come back."""

    name = "rekindle"
    rules = ("TG-20.2", "TG-32.1")

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Descent], ...]:
        found = [
            Lower(character.seat, stat)
            for character in state.characters
            for stat in range(len(STATS))
            if character.tiers[stat] > 0
        ]
        return (*found, DONE)

    def run(self, state: Descent, match: Match) -> None:
        choices = self.choices(state, LEADER)
        if len(choices) > 1:
            state.ask(self, LEADER, choices)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-rekindle")


class Lower(StatChoice[Descent]):
    """One tier down; a gift brings nothing back."""

    name = "lower"
    said = "tg-option-lower"

    def tier(self, state: Descent) -> int:
        return state.characters[self.seat].tiers[self.stat] - 1

    def souls(self, state: Descent) -> int:
        tier = self.tier(state)
        given = (self.stat, tier) in state.characters[self.seat].gifts
        return 0 if given else LEVEL_COST[tier]

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        seeker = state.characters[self.seat]
        state.souls += self.souls(state)
        tiers = list(seeker.tiers)
        tiers[self.stat] -= 1
        undone = (self.stat, tiers[self.stat])
        seeker.gifts = tuple(gift for gift in seeker.gifts if gift != undone)
        seeker.tiers = (tiers[0], tiers[1], tiers[2], tiers[3])
        if match.telling:
            value = state.tier_value(seeker, self.stat)
            match.tell(facts.Unlearnt(self.seat, STATS[self.stat], value, state.souls))
        lay_down(state, match, seeker)
        state.then(ask.step)


def lay_down(state: Descent, match: Match, seeker: Seeker) -> None:
    """TG-6.2: what a character can no longer use goes to the inventory."""
    for slot in reversed(range(BACKUP + len(seeker.backup))):
        item = worn(seeker, slot)
        if item and not item.may_be_used(state.stats(seeker)):
            stow(state, match, seeker, slot)


# ---------------------------------------------------------------------- souls


class Reforge(Question[Descent]):
    """Discard up to three inventory cards for a soul each."""

    name = "reforge"
    rules = ("TG-20.1",)
    left: Count

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Descent], ...]:
        lying = state.inventory
        places = [place for place, item in enumerate(lying) if lying.index(item) == place]
        return (*(Sell(place) for place in places), DONE)

    def run(self, state: Descent, match: Match) -> None:
        if self.left and state.inventory:
            state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-reforge", {"left": self.left})


class Sell(OfInventory[Descent]):
    """What lies at this place of the inventory."""

    name = "sell"
    said = "tg-option-reforge"

    @property
    def id(self) -> str:
        return f"inventory-{self.place}"

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, Reforge)
        card, item = self.card(state), state.inventory[self.place]
        take_out(state, item)
        for upgrade in item.upgrades:
            put_in(state, upgrade.item)  # what was on it stays with the party
        state.souls += 1
        if match.telling:
            match.tell(souls_facts.Sold(card, 1))
        state.then(Reforge(question.left - 1))


class Toss(Step[Descent]):
    """Patches' word: the souls of the encounter once more, or none of them."""

    name = "toss"
    times: Count

    def run(self, state: Descent, match: Match) -> None:
        side = PATCHES[match.chance.index(Draw("patches", PATCHES))]
        if side == "bright":
            state.souls += state.earned * (self.times - 1)
        else:
            state.souls -= min(state.earned, state.souls)
        if match.telling:
            match.tell(facts.Patches(side, state.souls))


# ---------------------------------------------------------------------- at once


def boon(state: Descent, event: Event) -> None:
    state.then(Boon())


def supplies(state: Descent, event: Event) -> None:
    state.then(Supplies())


def scry(state: Descent, event: Event) -> None:
    state.then(Scry(event.amount))


def reforge(state: Descent, event: Event) -> None:
    state.then(Reforge(event.amount))


def artifact(state: Descent, event: Event) -> None:
    state.then(Unearth(event.amount))


def offering(state: Descent, event: Event) -> None:
    state.then_all([Offering(character.seat) for character in state.characters])


AT_ONCE: Final[dict[str, Callable[[Descent, Event], None]]] = {
    "boon": boon,
    "supplies": supplies,
    "scry": scry,
    "reforge": reforge,
    "artifact": artifact,
    "offering": offering,
}
