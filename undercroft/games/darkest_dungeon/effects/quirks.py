"""Quirks: drawn, swapped, lost (DD-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..pack.goods import Quirk
from ..state.asking import ask_or_take
from ..state.estate import Estate, HeroQuestion, HeroStep, asked_hero
from ..state.figures import Hero
from ..terms import QUIRK_LIMIT
from .ending import die_for_good

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def refresh_passive(state: Estate, hero: Hero) -> None:
    """Quirks or Disease have changed."""
    hero.passive = state.pack.hero_passive(hero.quirks, hero.disease)


def keepers(state: Estate) -> list[Hero]:
    """Whose Quirks and Diseases are in no deck: those who live, or will be back (DD-V.4)."""
    return [hero for hero in state.heroes if hero.alive or not state.house.deadly]


class DrawQuirk(HeroStep):
    """DD-26.1: from the deck of its kind. One that somebody holds is not in it (DD-A.83)."""

    name = "draw_quirk"
    negative: bool

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive or state.is_circus:
            return
        decks = state.decks
        held = {quirk for other in keepers(state) for quirk in other.quirks}
        kind = [quirk for quirk in state.pack.quirks if quirk.negative == self.negative]
        deck = [quirk for quirk in kind if quirk not in held and quirk not in decks.quirk_out]
        if not deck:
            out = tuple([quirk for quirk in decks.quirk_out if quirk not in kind])
            state.own_decks().quirk_out = out
            deck = [quirk for quirk in kind if quirk not in held]
        if not deck:
            return
        card = deck[match.chance.index(Draw("quirk", [quirk.id for quirk in deck]))]
        if match.telling:
            match.tell(facts.Quirk(state.tag(hero.number), card.id))
        take_quirk(state, match, hero, card)


def take_quirk(state: Estate, match: Match, hero: Hero, card: Quirk) -> None:
    """DD-26.2–26.6: at most three; a fourth negative one is the end."""
    if len(hero.quirks) < QUIRK_LIMIT:
        hero.quirks += (card,)
        refresh_passive(state, hero)
        return
    if any(not quirk.negative for quirk in hero.quirks):
        state.then(SwapQuirk(hero.number, card))
    elif card.negative:
        state.own_decks().quirk_out += (card,)
        die_for_good(state, match, hero, "madness")
    else:
        shed(state, match, hero, card)  # DD-26.5


def shed(state: Estate, match: Match, hero: Hero, card: Quirk) -> None:
    """A Quirk goes to the discards."""
    state.own_decks().quirk_out += (card,)
    if match.telling:
        match.tell(facts.QuirkLost(state.tag(hero.number), card.id))


class SwapQuirk(HeroQuestion):
    """DD-26.3, DD-26.4: a Positive Quirk makes room; a new positive one may be let go instead."""

    name = "swap_quirk"
    rules = ("DD-26.2", "DD-26.3", "DD-26.4")
    card: Quirk

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        found: list[Choice[Estate]] = [
            SWAP[place] for place, quirk in enumerate(self.hero(state).quirks) if not quirk.negative
        ]
        if not self.card.negative:
            found.append(LET_GO)
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        ask_or_take(state, match, self, state.seats_of[self.who])

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message(
            "dd-prompt-swap-quirk",
            {"who": Ref("hero", self.who), "quirk": Ref("quirk", self.card.id)},
        )


class QuirkChoice(Choice[Estate]):
    """The Quirk in this place of a hero's."""

    name = "quirk"
    place: Annotated[int, Range(0, QUIRK_LIMIT - 1)]

    @property
    def id(self) -> str:
        return f"quirk-{self.place}"

    def quirk(self, state: Estate, ask: Ask) -> Quirk:
        return asked_hero(state, ask).quirks[self.place]

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-lose-quirk", {"quirk": Ref("quirk", self.quirk(state, ask).id)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("quirk", self.quirk(state, ask).id),)

    def drop(self, state: Estate, match: Match, ask: Ask) -> None:
        """It goes."""
        hero = asked_hero(state, ask)
        lost = hero.quirks[self.place]
        hero.quirks = (*hero.quirks[: self.place], *hero.quirks[self.place + 1 :])
        refresh_passive(state, hero)
        shed(state, match, hero, lost)


class Swap(QuirkChoice):
    """It makes room for the new one."""

    name = "swap"

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, SwapQuirk)
        self.drop(state, match, ask)
        hero = question.hero(state)
        hero.quirks += (question.card,)
        refresh_passive(state, hero)


class LetGo(Choice[Estate]):
    """The new one goes instead."""

    name = "let-go"

    def text(self, state: Estate, ask: Ask) -> Message:
        question = ask.step
        assert isinstance(question, SwapQuirk)
        return Message("dd-option-lose-quirk", {"quirk": Ref("quirk", question.card.id)})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, SwapQuirk)
        shed(state, match, question.hero(state), question.card)


SWAP: Final = [Swap(place) for place in range(QUIRK_LIMIT)]
LET_GO: Final = LetGo()


class LoseQuirk(HeroQuestion):
    """DD-34.13, DD-A.120: a Quirk of the hero's choice goes."""

    name = "lose_quirk"
    rules = ("DD-34.13", "DD-A.120")
    left: Annotated[int, Range(0, 999)]

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return (*LOSE[: len(self.hero(state).quirks)], KEEP)

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive and self.hero(state).quirks:
            self.ask(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-lose-quirk", {"who": Ref("hero", self.who), "amount": self.left})


class Lose(QuirkChoice):
    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, LoseQuirk)
        self.drop(state, match, ask)
        if question.left > 1:
            state.then(LoseQuirk(question.who, question.left - 1))


class Keep(Choice[Estate]):
    """No (more) Quirk goes."""

    name = "keep"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-keep-quirks")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        pass


LOSE: Final = [Lose(place) for place in range(QUIRK_LIMIT)]
KEEP: Final = Keep()
