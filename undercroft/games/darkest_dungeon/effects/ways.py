"""The ways to use a Trinket: which are open now, and the card turned over (DD-25.5–25.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref
from undercroft.kernel.value import Value

from .. import facts
from ..state.estate import Estate, asked_hero
from ..state.figures import Hero
from ..terms import FREE
from .card_text import span_text
from .outcomes import Does, lines_of

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way
    from .base import Effect


PLACES: Final = 8
"""No hero has more."""
WAYS: Final = 16
"""No side of a Trinket has more."""


def way_holds(state: Estate, hero: Hero, way: Way) -> bool:
    """Whether a way's own conditions are met."""
    entry = way.entry
    if entry.light_min is not None and state.dungeon.light < entry.light_min:
        return False
    if entry.light_max is not None and state.dungeon.light > entry.light_max:
        return False
    if way.needs is not None and not state.dungeon.stores[way.needs]:
        return False
    if way.stance is not None and not state.in_stance(hero.number, way.stance):
        return False
    return way.not_stance is None or not state.in_stance(hero.number, way.not_stance)


def bites(state: Estate, hero: Hero, way: Way) -> bool:
    """DD-A.74: a cost must bite: without Light to lose or a move to slow down it is not paid."""
    effect = first(way)
    if effect.amount >= 0:
        return True
    if effect.op == "light":
        return state.dungeon.light > state.house.least_light and not state.in_hamlet
    return effect.op != "add_speed" or hero.actions > 0


class Hold(Value):
    """A Trinket by its place in a hero's row, and the way to use it."""

    name = "trinket"
    place: Annotated[int, Range(0, PLACES - 1)]
    number: Annotated[int, Range(0, WAYS - 1)]

    @property
    def id(self) -> str:
        return f"trinket-{self.place}-{self.number}"


HOLDS: Final = [[Hold(place, number) for number in range(WAYS)] for place in range(PLACES)]


AT_ANY_TIME: Final = (FREE,)


def usable(state: Estate, hero: Hero, windows: tuple[int, ...]) -> list[Hold]:
    """What can be used in one of these windows, now."""
    found: list[Hold] = []
    place = -1
    for side in hero.trinkets:
        place += 1
        if side.windows.isdisjoint(windows):
            continue
        if state.in_battle and side.card in hero.used:
            continue  # DD-25.8
        for number, way in enumerate(side.ways):
            if way.window in windows and way_holds(state, hero, way) and bites(state, hero, way):
                found.append(HOLDS[place][number])
    return found


def way_of(hero: Hero, hold: Hold) -> Way:
    return hero.trinkets[hold.place].ways[hold.number]


def use(state: Estate, match: Match, hero: Hero, hold: Hold) -> Way:
    """DD-25.6: declare it and turn the card over. What it does is left to the caller."""
    place = hold.place
    side = hero.trinkets[place]
    card = side.card
    if match.telling:
        named: facts.Side = "negative" if side.negative else "positive"
        match.tell(facts.TrinketUsed(state.tag(hero.number), card.id, named))
    turned = card.positive if side.negative else card.negative
    hero.trinkets = (*hero.trinkets[:place], turned, *hero.trinkets[place + 1 :])
    if card not in hero.used:
        hero.used += (card,)
    return side.ways[hold.number]


def first(way: Way) -> Effect:
    return way.effects[0]


class OfTrinket(Choice[Estate]):
    """The use of a Trinket."""

    name = "trinket"
    hold: Hold

    @property
    def id(self) -> str:
        return self.hold.id

    def holder(self, state: Estate, ask: Ask) -> Hero:
        """Whose it is: mostly the hero who is asked."""
        return asked_hero(state, ask)

    def text(self, state: Estate, ask: Ask) -> Message:
        hero = self.holder(state, ask)
        what = span_text(state.pack, way_of(hero, self.hold).effects)
        card = hero.trinkets[self.hold.place].card
        return Message("dd-option-trinket", {"trinket": Ref("trinket", card.id), "what": what})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        """Whose it is the question says, or whoever offers those of several heroes."""
        return (("trinket", self.holder(state, ask).trinkets[self.hold.place].card.id),)

    def outcome(self, state: Estate, ask: Ask) -> Does:
        effects = way_of(self.holder(state, ask), self.hold).effects
        return Does(span_text(state.pack, effects), lines_of(effects))
