"""Quirks: drawn, swapped, lost (DD-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import QUIRK_LIMIT
from .ending import die_for_good

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


SWAP_NONE = 7  # the raw option that lets a new Quirk go


def rebear(state: Estate, hero: Hero) -> None:
    """Quirks or Disease have changed."""
    hero.bearing = state.pack.bearing(hero.quirks, hero.disease)


class DrawQuirk(HeroStep):
    """DD-26.1: from the deck of its kind. One that somebody holds is not in it (DD-A.83)."""

    __slots__ = ("negative",)
    name = "draw_quirk"

    def __init__(self, who: int, negative: int) -> None:
        self.who = who
        self.negative = negative

    def args(self) -> tuple[int, ...]:
        return (self.who, self.negative)

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive or state.is_circus:
            return
        quirks = state.pack.quirks
        held = {quirk for other in state.heroes if other.alive for quirk in other.quirks}
        kind = [q.index for q in quirks if q.negative == bool(self.negative)]
        deck = [quirk for quirk in kind if quirk not in held and quirk not in state.decks.quirk_out]
        if not deck:
            state.decks.quirk_out = tuple(
                quirk for quirk in state.decks.quirk_out if quirk not in kind
            )
            deck = [quirk for quirk in kind if quirk not in held]
        if not deck:
            return
        ids = state.pack.quirk_ids
        card = deck[match.chance.index(Draw("quirk", [ids[quirk] for quirk in deck]))]
        if match.telling:
            match.tell("quirk", (*state.tag(hero.number), ids[card]))
        take_quirk(state, match, hero, card)


def take_quirk(state: Estate, match: Match, hero: Hero, card: int) -> None:
    """DD-26.2–26.6: at most three; a fourth negative one is the end."""
    if len(hero.quirks) < QUIRK_LIMIT:
        hero.quirks += (card,)
        rebear(state, hero)
        return
    quirks = state.pack.quirks
    if any(not quirks[quirk].negative for quirk in hero.quirks):
        state.agenda.append(SwapQuirk(hero.number, card))
    elif quirks[card].negative:
        state.decks.quirk_out += (card,)
        die_for_good(state, match, hero, "madness")
    else:
        state.decks.quirk_out += (card,)  # DD-26.5
        if match.telling:
            match.tell("quirk_lost", (*state.tag(hero.number), state.pack.quirk_ids[card]))


class SwapQuirk(HeroStep):
    """DD-26.3, DD-26.4: a Positive Quirk makes room; a new positive one may be let go instead."""

    __slots__ = ("card",)
    name = "swap_quirk"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.card < len(state.pack.quirks)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        quirks = state.pack.quirks
        found = [
            place
            for place, quirk in enumerate(state.heroes[self.who].quirks)
            if not quirks[quirk].negative
        ]
        if not quirks[self.card].negative:
            found.append(SWAP_NONE)
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if len(options) == 1:
            self.answer(state, match, 0, options[0])
        elif options:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        if option == SWAP_NONE:
            lost = self.card
        else:
            lost = hero.quirks[option]
            hero.quirks = (*hero.quirks[:option], *hero.quirks[option + 1 :], self.card)
            rebear(state, hero)
        state.decks.quirk_out += (lost,)
        if match.telling:
            match.tell("quirk_lost", (*state.tag(hero.number), state.pack.quirk_ids[lost]))

    def prompt(self, state: Estate, seat: int) -> Message:
        card = state.pack.quirk_ids[self.card]
        return Message(
            "dd-prompt-swap-quirk", {"who": Ref("hero", self.who), "quirk": Ref("quirk", card)}
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        return "let-go" if raw == SWAP_NONE else f"quirk-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        card = self.card if raw == SWAP_NONE else state.heroes[self.who].quirks[raw]
        text = Message("dd-option-lose-quirk", {"quirk": Ref("quirk", state.pack.quirk_ids[card])})
        return Option(self.option_id(state.pack, raw), text)


class LoseQuirk(HeroStep):
    """DD-34.13, DD-A.120: a Quirk of the hero's choice goes."""

    __slots__ = ("left",)
    name = "lose_quirk"

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (*range(len(state.heroes[self.who].quirks)), SWAP_NONE)

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive and self.hero(state).quirks:
            state.ask_hero(self, self.who, self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        if option == SWAP_NONE:
            return
        lost = hero.quirks[option]
        hero.quirks = (*hero.quirks[:option], *hero.quirks[option + 1 :])
        rebear(state, hero)
        state.decks.quirk_out += (lost,)
        if match.telling:
            match.tell("quirk_lost", (*state.tag(hero.number), state.pack.quirk_ids[lost]))
        if self.left > 1:
            state.agenda.append(LoseQuirk(self.who, self.left - 1))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-lose-quirk", {"who": Ref("hero", self.who), "amount": self.left})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "keep" if raw == SWAP_NONE else f"quirk-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == SWAP_NONE:
            return Option("keep", Message("dd-option-keep-quirks"))
        card = state.pack.quirk_ids[state.heroes[self.who].quirks[raw]]
        text = Message("dd-option-lose-quirk", {"quirk": Ref("quirk", card)})
        return Option(self.option_id(state.pack, raw), text)
