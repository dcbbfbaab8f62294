"""Diseases: caught and cured (DD-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.chance import Draw

from .. import facts
from ..pack.goods import Disease
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import DISEASE, WHEN_SICK
from .conditions import immune
from .quirks import DrawQuirk, keepers, refresh_passive
from .ways import usable
from .windows import WindowStep

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way


def sicken(state: Estate, match: Match, hero: Hero) -> None:
    """DD-27.1: draw a Disease, unless the hero is immune."""
    if state.is_circus or not hero.alive:
        return
    if immune(state, hero, DISEASE):
        if match.telling:
            match.tell(facts.ShruggedOff(state.tag(hero.number), "disease"))
        return
    state.then(DrawDisease(hero.number))


class DrawDisease(HeroStep):
    name = "draw_disease"

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive:
            return
        held = {other.disease for other in keepers(state)}
        deck = [disease for disease in state.pack.diseases if disease not in held]
        fresh = [card for card in deck if card not in state.decks.disease_out]
        if not fresh:
            state.own_decks().disease_out = ()
            fresh = deck
        card = fresh[match.chance.index(Draw("disease", [disease.id for disease in fresh]))]
        if match.telling:
            match.tell(facts.Disease(state.tag(hero.number), card.id))
        if hero.trinkets and usable(state, hero, (WHEN_SICK,)):
            state.then(SickWindow(hero.number, card))
            return
        catch(state, match, hero, card)


def catch(state: Estate, match: Match, hero: Hero, card: Disease) -> None:
    """DD-27.2, DD-27.3: a second Disease replaces the first and adds a Negative Quirk."""
    if hero.disease is not None:
        state.own_decks().disease_out += (hero.disease,)
        state.then(DrawQuirk(hero.number, True))
    hero.disease = card
    refresh_passive(state, hero)


def cure(state: Estate, match: Match, hero: Hero) -> None:
    """DD-27.4."""
    if hero.disease is not None:
        if match.telling:
            match.tell(facts.Cured(state.tag(hero.number), hero.disease.id))
        state.own_decks().disease_out += (hero.disease,)
        hero.disease = None
        refresh_passive(state, hero)


class SickWindow(WindowStep):
    """A Disease may be discarded at once."""

    name = "sick_window"
    rules = ("DD-27.1", "DD-25.6")
    windows = (WHEN_SICK,)
    card: Disease

    def passed(self, state: Estate, match: Match) -> None:
        catch(state, match, self.hero(state), self.card)

    def used(self, state: Estate, match: Match, way: Way) -> None:
        state.own_decks().disease_out += (self.card,)
