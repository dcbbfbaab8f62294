"""The verbs of cards and abilities: one small class each.

A verb says what it takes in a pack (`needs`, `may`), when it may stand (`moments`), and what it does (`act`).
Traits do nothing at a moment; they change how a card or an enemy counts. To add one: write a class,
add it to `VERBS` in `language.py`, add `bb-verb-<op>` to both text files.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from undercroft.kernel import effects
from undercroft.kernel.agenda import Ask, Choice, Question
from undercroft.kernel.decision import Closed, Target
from undercroft.kernel.takes import Number, Problem, Words, takes
from undercroft.kernel.text import Message, Ref, Value

from . import damage, facts
from .cards import MELEE, MONSTER, RANGED, Card
from .choices import SEATS, ReclaimCards
from .modifiers import ENEMY_MOMENTS, NO_LIMIT, Modifiers
from .schema import EffectEntry
from .state import Hunt, Hunter, Seat, added, without

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

CARD_MOMENTS: Final = ("instant", "after_attack")
EVERY_MOMENT: Final = (*CARD_MOMENTS, *ENEMY_MOMENTS)
CHOSEN: Final = ("chosen_other", "chosen_melee")
LOW_HEALTH: Final = 4
AMOUNT: Final = Number(0, 99)
# Only what its sentence can say may stand in a line: the text must not lie.
ANYBODY: Final = Words("self", "others", "all", "neighbours", "left", "dealers", *CHOSEN)
GROUPS: Final = Words("self", "others", "all", "dealers")


# ---------------------------------------------------------------------- conditions


def enemy_is_boss(state: Hunt, hunter: Hunter) -> bool:
    return state.monster is not None and state.monster.rank != MONSTER


def other_ranged(state: Hunt, hunter: Hunter) -> bool:
    """Another Hunter has a Ranged Weapon in play."""
    return any(
        card.type == RANGED
        for other in state.hunters
        if other is not hunter
        for card in other.played
    )


def took_last_echo(state: Hunt, hunter: Hunter) -> bool:
    return hunter.last_blow


def low_health(state: Hunt, hunter: Hunter) -> bool:
    return hunter.health <= LOW_HEALTH


CONDITIONS: Final = {
    condition.__name__: condition
    for condition in (enemy_is_boss, other_ranged, took_last_echo, low_health)
}


# ---------------------------------------------------------------------- whom a line means


def everybody(state: Hunt, hunter: Hunter | None) -> list[Hunter]:
    return state.order()


def dealers(state: Hunt, hunter: Hunter | None) -> list[Hunter]:
    """Those who took Blood this round."""
    return [other for other in state.order() if other.took]


def oneself(state: Hunt, hunter: Hunter | None) -> list[Hunter]:
    assert hunter is not None
    return [hunter]


def others(state: Hunt, hunter: Hunter | None) -> list[Hunter]:
    return [other for other in state.order() if other is not hunter]


def on_the_left(state: Hunt, hunter: Hunter | None) -> list[Hunter]:
    assert hunter is not None
    left = state.beside(hunter, 1)
    return [] if left is hunter else [left]


def neighbours(state: Hunt, hunter: Hunter | None) -> list[Hunter]:
    """With two left in the game, the other is on both sides."""
    assert hunter is not None
    beside = dict.fromkeys((state.beside(hunter, 1), state.beside(hunter, -1)))
    return [other for other in beside if other is not hunter]


def with_melee(state: Hunt, hunter: Hunter | None) -> list[Hunter]:
    """Others with a Melee Weapon in play."""
    return [
        other for other in others(state, hunter) if any(card.type == MELEE for card in other.played)
    ]


TARGETS: Final[dict[str, Callable[[Hunt, Hunter | None], list[Hunter]]]] = {
    "all": everybody,
    "dealers": dealers,
    "self": oneself,
    "others": others,
    "left": on_the_left,
    "neighbours": neighbours,
    "chosen_other": others,
    "chosen_melee": with_melee,
}


def find_targets(state: Hunt, hunter: Hunter | None, target: str) -> list[Hunter]:
    """The living Hunters a target word means (BB-A.41: the dead suffer nothing more)."""
    return [other for other in TARGETS[target](state, hunter) if not other.dead]


# ---------------------------------------------------------------------- the frame


class Verb(effects.Verb):
    """An effect of a card or an ability of an enemy: something that happens at a moment."""

    moments: ClassVar[tuple[str, ...]] = EVERY_MOMENT
    acts: ClassVar[bool] = True
    """Whether it happens at its moment, and does not just hold."""

    @classmethod
    def wrong(cls, line: Any) -> list[Problem]:
        if line.when == "on_reveal" and line.who == "dealers":
            return [("who", "nobody has dealt damage to what is only just revealed")]  # BB-2.7
        return []

    def __init__(self, effect: EffectEntry) -> None:
        self.when: str = effect.when or ""
        self.who: str = effect.who or "self"
        self.amount: int = effect.amount if isinstance(effect.amount, int) else NO_LIMIT
        self.condition = CONDITIONS[effect.condition] if effect.condition else None
        self.effect = effect
        self.asks: bool = self.who in CHOSEN
        # Named by what it is: a document made with another pack never means another effect.
        mark = blake2b(msgspec.json.encode(effect), digest_size=2).hexdigest()
        self.id = f"{self.op}-{mark}"
        self.card: Card | None = None

    def belong_to(self, card: Card) -> None:
        """Stand on this card."""
        self.card = card
        self.id = f"{card.id}.{self.id}"

    def bear_on(self, holds: Modifiers, own: bool) -> None:
        """Hold while an enemy is fought; `own` is false where it is a Final Boss's, for another."""

    def holds(self, state: Hunt, hunter: Hunter) -> bool:
        return self.condition is None or self.condition(state, hunter)

    def apply(self, state: Hunt, match: Match, hunter: Hunter | None) -> None:
        """Do it, or ask the card's player first whom it is meant for."""
        if hunter is not None and (hunter.dead or not self.holds(state, hunter)):
            return  # BB-A.16: the dead do no more
        targets = find_targets(state, hunter, self.who)
        if self.asks and len(targets) > 1:
            assert hunter is not None
            state.then(ChooseTarget(hunter.seat, self))
            return
        self.act(state, match, hunter, targets)

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        raise NotImplementedError

    def text(self, any_enemy: bool = False) -> Message:
        effect = self.effect
        args: dict[str, Value] = {"if": effect.condition or "always"}
        for field in ("amount", "who", "value", "weapon", "max"):
            value = getattr(effect, field)
            if value is not None:
                args[field] = value
        what = Message(f"bb-verb-{self.op.replace('_', '-')}", args)
        if self.when in ("ongoing", "attack"):
            return what
        when = "any-" if any_enemy and self.when != "end_of_round" else ""
        return Message(f"bb-when-{when}{self.when.replace('_', '-')}", {"what": what})


# ---------------------------------------------------------------------- what happens


class Deal(Verb):
    """Damage to the current enemy beside the card's own."""

    op = "deal"
    needs = takes(amount=AMOUNT)
    moments = CARD_MOMENTS

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        assert hunter is not None
        assert self.card is not None
        damage.strike(state, match, hunter, self.card, self.amount, self.when == "instant")


class Hurt(Verb):
    """Damage to Hunters; it moves no Blood."""

    op = "hurt"
    needs = takes(who=ANYBODY, amount=AMOUNT)

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        spared = self.when == "on_reveal" and not state.reveal_kills
        damage.hurt(state, match, targets, self.amount, 1 if spared else 0)


class Heal(Verb):
    op = "heal"
    needs = takes(who=GROUPS, amount=Number(0, 99, "full"))
    may = takes(condition=Words("took_last_echo"))

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        for target in targets:
            damage.heal(state, match, target, self.amount)


class Prevent(Verb):
    """Less damage to the player from this round's Monster attack."""

    op = "prevent"
    needs = takes(amount=Number(0, 99, "all"))
    moments = ("instant",)

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        assert hunter is not None
        hunter.prevents += self.amount


class Weaken(Verb):
    """A Hunter's Melee Weapon deals less this round."""

    op = "weaken"
    needs = takes(who=Words("self", "others", "left", "neighbours", *CHOSEN), amount=AMOUNT)
    moments = CARD_MOMENTS

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        assert hunter is not None
        for target in targets:
            target.weakened += self.amount
            if match.telling:
                match.tell(facts.Weakened(target.seat, by=hunter.seat, amount=self.amount))


class Steal(Verb):
    """Collected Blood of another Hunter, never Banked."""

    op = "steal"
    needs = takes(who=Words("others", "left", "neighbours", *CHOSEN), amount=AMOUNT)
    moments = CARD_MOMENTS

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        assert hunter is not None
        for target in targets:
            taken = min(self.amount, target.collected)
            target.collected -= taken
            hunter.collected += taken
            if match.telling:
                match.tell(facts.Stole(hunter.seat, from_=target.seat, amount=taken))


class Bank(Verb):
    op = "bank"
    needs = takes(amount=AMOUNT)
    moments = CARD_MOMENTS

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        assert hunter is not None
        moved = min(self.amount, hunter.collected)
        hunter.collected -= moved
        hunter.banked += moved
        if match.telling and moved:
            match.tell(facts.Banked(hunter.seat, moved))


class Reclaim(Verb):
    """Cards from the player's own used pile back to hand, of the player's choice."""

    op = "reclaim"
    needs = takes(amount=AMOUNT)
    moments = CARD_MOMENTS

    def __init__(self, effect: EffectEntry) -> None:
        super().__init__(effect)
        self.asks = True

    def apply(self, state: Hunt, match: Match, hunter: Hunter | None) -> None:
        assert hunter is not None
        if not hunter.dead and self.holds(state, hunter):
            state.then(ReclaimCards(hunter.seat, self.amount))


class Lure(Verb):
    """Part of the Monster's attack on the player goes to another Hunter."""

    op = "lure"
    needs = takes(who=Words("chosen_other"), amount=AMOUNT)
    moments = ("instant",)

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        assert hunter is not None
        if state.modifiers.no_prevent:
            return
        for target in targets:
            target.lured += ((hunter.seat, self.amount),)  # what comes of it is seen in Step 4
            if match.telling:
                match.tell(facts.Lured(target.seat, by=hunter.seat, amount=self.amount))


class LoseCollected(Verb):
    op = "lose_collected"
    needs = takes(who=GROUPS, amount=AMOUNT)

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        for target in targets:
            damage.lose_collected(state, match, target, self.amount)


class Gain(Verb):
    """Blood from the reserve."""

    op = "gain"
    needs = takes(who=Words("self", "all", "dealers"), amount=AMOUNT)

    def act(self, state: Hunt, match: Match, hunter: Hunter | None, targets: list[Hunter]) -> None:
        for target in targets:
            state.reserve -= self.amount
            target.collected += self.amount
            if match.telling:
                match.tell(facts.Gained(target.seat, self.amount))


class ExileWeapons(Verb):
    """Weapons that took Blood from this enemy are removed from the game."""

    op = "exile_weapons"
    moments = ("end_of_round",)

    def apply(self, state: Hunt, match: Match, hunter: Hunter | None) -> None:
        for hunter in state.order():
            for card in hunter.bloodied:
                if card in hunter.played:
                    hunter.played = without(hunter.played, card)
                    hunter.removed = added(hunter.removed, card)
                    if match.telling:
                        match.tell(facts.Exiled(hunter.seat, card.id))


class Regrow(Verb):
    """Blood comes back onto the enemy, never above what it started with."""

    op = "regrow"
    needs = takes(amount=AMOUNT)
    moments = ("end_of_round",)

    def apply(self, state: Hunt, match: Match, hunter: Hunter | None) -> None:
        back = min(self.amount, state.full - state.echoes)
        state.echoes += back
        state.reserve -= back
        if match.telling and back and state.monster is not None:
            match.tell(facts.Regrew(state.monster.id, back))


# ---------------------------------------------------------------------- what verbs ask


class ChooseTarget(Question[Hunt]):
    """Whom an effect of a card is meant for."""

    name = "target"
    rules = ("BB-6.1", "BB-A.57")
    seat: Seat
    effect: Verb

    def fits(self, state: Hunt) -> bool:
        return stands(state, self.seat, self.effect)

    def run(self, state: Hunt, match: Match) -> None:
        choices = self.choices(state, self.seat)
        if self.seat == state.shadow:
            aim = Ask(0, self, self.seat, choices)
            leading(state, choices).take(state, match, aim)
        else:
            state.ask(self, self.seat, choices)

    def choices(self, state: Hunt, seat: int) -> tuple[AtHunter, ...]:
        targets = find_targets(state, state.hunters[seat], self.effect.who)
        return tuple(AT_HUNTER[other.seat] for other in targets)

    def prompt(self, state: Hunt, seat: int) -> Message:
        assert self.effect.card is not None
        return Message("bb-prompt-target", {"card": Ref("card", self.effect.card.id)})

    def subject(self, state: Hunt, seat: int) -> Target:
        assert self.effect.card is not None
        return ("card", self.effect.card.id)

    def closed(self, state: Hunt, seat: int) -> list[Closed]:
        chooser = state.hunters[seat]
        open_to = find_targets(state, chooser, self.effect.who)
        found: list[Closed] = []
        for other in state.hunters:
            if other not in open_to and other is not chooser:
                reason = Message("bb-closed-dead" if other.dead else "bb-closed-no-melee")
                choice = AT_HUNTER[other.seat]
                found.append(Closed(choice.id, choice.words(), reason, choice.points()))
        return found


class AtHunter(Choice[Hunt]):
    """This Hunter it shall be."""

    name = "hunter"
    seat: Seat

    @property
    def id(self) -> str:
        return f"hunter-{self.seat}"

    def words(self) -> Message:
        return Message("bb-option-target", {"who": Ref("seat", self.seat)})

    def points(self) -> tuple[Target, ...]:
        return (("seat", self.seat),)

    def text(self, state: Hunt, ask: Ask) -> Message:
        return self.words()

    def targets(self, state: Hunt, ask: Ask) -> tuple[Target, ...]:
        return self.points()

    def take(self, state: Hunt, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, ChooseTarget)
        question.effect.act(state, match, state.hunters[ask.seat], [state.hunters[self.seat]])


AT_HUNTER: Final = tuple(AtHunter(seat) for seat in SEATS)


def leading(state: Hunt, choices: tuple[AtHunter, ...]) -> AtHunter:
    """BB-V.1: whoever has the most Blood; of several the first in player order."""
    return max(
        choices, key=lambda at: state.hunters[at.seat].collected + state.hunters[at.seat].banked
    )


def stands(state: Hunt, seat: int, effect: Verb) -> bool:
    """Whether this is an effect of the card that this Hunter acts with."""
    return (
        seat < state.players and effect.card is not None and state.hunters[seat].card is effect.card
    )
