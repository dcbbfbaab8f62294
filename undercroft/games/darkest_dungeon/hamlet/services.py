"""What buildings offer their visitors (DD-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref, Value

from .. import facts
from ..effects.base import run_list
from ..effects.card_text import span_text
from ..effects.goods import gain_gold
from ..effects.outcomes import Does, lines_of
from ..effects.stress import recover
from ..effects.triggers import party_total
from ..effects.trinkets import GainTrinket, OwnTrinket, deck, without
from ..effects.ways import PLACES
from ..pack.goods import Building, Trinket
from ..pack.moments import SELL, TAVERN
from ..state.asking import ask_or_take
from ..state.choosing import DONE
from ..state.estate import Estate, HeroQuestion, asked_hero
from ..state.figures import Hero
from ..state.kinds import FAMILIES, Level
from .training import UPGRADES, FamilyChoice, Train

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..effects.base import Effect
    from ..pack.entries import BuildingLevel
    from ..pack.heroes import Skill

OFFERS: Final = 16
"""More than any building has services, or the Wagon Trinkets to buy."""
Place = Annotated[int, Range(0, OFFERS - 1)]


def spend_day(state: Estate, number: int, building: Building | None = None) -> None:
    """A hero has had his day: in a building, or without one."""
    hamlet = state.own_hamlet()
    hamlet.guests = (*hamlet.guests[:number], building, *hamlet.guests[number + 1 :])
    hamlet.had_day += (number,)


def level_of(state: Estate, building: Building) -> BuildingLevel:
    """What it has to offer as it stands."""
    return building.entry.levels[state.hamlet.buildings[building.index] - 1]


def enter(state: Estate, match: Match, hero: Hero, building: Building) -> None:
    """DD-33.17: what a building offers."""
    level = level_of(state, building)
    if level.train:
        state.then(Train(hero.number, UPGRADES, False))
    elif level.forge:
        state.then(Forge(hero.number))
    elif level.offer:
        trade = Trade(hero.number)
        if state.hamlet.offered:
            state.then(trade)
        else:
            state.own_hamlet().offered = True  # DD-34.8
            state.then(*[DrawOffer(rank) for rank in level.offer], trade)
    else:
        state.then(Service(hero.number, building))


class Service(HeroQuestion):
    """One choice a visit; what it costs must be there (DD-A.161)."""

    name = "service"
    rules = ("DD-33.17", "DD-A.161")
    building: Building

    def offers(self, state: Estate) -> tuple[tuple[int, tuple[Effect, ...]], ...]:
        """Price and effects of each service at the building's level."""
        return self.building.services[state.hamlet.buildings[self.building.index] - 1]

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        gold = state.hamlet.gold
        found = [
            TREATMENTS[place]
            for place, (price, effects) in enumerate(self.offers(state))
            if gold >= price and self.helps(state, effects[0])
        ]
        return (*found, DONE)

    def helps(self, state: Estate, effect: Effect) -> bool:
        """Whether it would do something for this hero, as it goes on here."""
        less = self.spoilt(state, effect)
        return effect.helps(state, self.hero(state)) and (not less or -effect.amount > less)

    def calms(self, state: Estate, effect: Effect) -> bool:
        """The Tavern's cure for Stress, which visions may spoil (DD-A.239)."""
        return self.building.id == "tavern" and effect.op == "stress"

    def spoilt(self, state: Estate, effect: Effect) -> int:
        """… by so much."""
        return party_total(state, TAVERN) if self.calms(state, effect) else 0

    def run(self, state: Estate, match: Match) -> None:
        self.ask_if_more(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        args: dict[str, Value] = {
            "who": Ref("hero", self.who),
            "building": Ref("building", self.building.id),
        }
        return Message("dd-prompt-service", args)


class Treatment(Choice[Estate]):
    """One of the services."""

    name = "service"
    place: Place

    @property
    def id(self) -> str:
        return f"service-{self.place}"

    def outcome(self, state: Estate, ask: Ask) -> Does:
        service = ask.step
        assert isinstance(service, Service)
        gold, effects = service.offers(state)[self.place]
        effect = effects[0]
        less = service.spoilt(state, effect)
        if less:
            what = Message("dd-option-tavern", {"stress": max(0, -effect.amount - less)})
            return Does(what, gold=-gold)  # no card says it in these words
        return Does(span_text(state.pack, effects), lines_of(effects), -gold)

    def text(self, state: Estate, ask: Ask) -> Message:
        service = ask.step
        assert isinstance(service, Service)
        gold, _ = service.offers(state)[self.place]
        return Message("dd-option-service", {"what": self.outcome(state, ask).text, "gold": gold})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("service", self.place),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        service = ask.step
        assert isinstance(service, Service)
        hero = service.hero(state)
        gold, effects = service.offers(state)[self.place]
        if gold:
            gain_gold(state, match, -gold)
        state.begin_event()
        effect = effects[0]
        if service.calms(state, effect):
            recover(state, match, hero, max(0, -effect.amount - party_total(state, TAVERN)))
        else:
            run_list(state, match, effects, hero)


TREATMENTS: Final = [Treatment(place) for place in range(OFFERS)]


# ---------------------------------------------------------------------- the Blacksmith


def forging(state: Estate) -> tuple[int, int]:
    """The level a Skill gets, and what that costs."""
    level = level_of(state, state.pack.building("blacksmith"))
    return level.forge, level.gold


class Forge(HeroQuestion):
    """DD-34.29–34.31, DD-A.122: a Skill works at a higher level in the coming Quest."""

    name = "forge"
    rules = ("DD-34.29", "DD-34.30", "DD-34.31")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        hero = self.hero(state)
        level, gold = forging(state)
        if state.hamlet.gold < gold:
            return (DONE,)
        found = [
            FORGE_SKILL[family.place] for family in hero.known.roster if hero.rank(family) < level
        ]
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        ask_or_take(state, match, self, state.seats_of[self.who])

    def prompt(self, state: Estate, seat: int) -> Message:
        level, gold = forging(state)
        return Message(
            "dd-prompt-forge", {"who": Ref("hero", self.who), "level": level, "gold": gold}
        )


class ForgeSkill(FamilyChoice):
    """This Skill."""

    def skill(self, state: Estate, ask: Ask) -> Skill:
        cards = asked_hero(state, ask).known.skills[self.family]
        return cards[forging(state)[0] - 1]

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-forge", {"skill": Ref("skill", self.skill(state, ask).id)})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = asked_hero(state, ask)
        level, gold = forging(state)
        gain_gold(state, match, -gold)
        family = hero.known.roster[self.family]
        others = [one for one in hero.forged if one[0] is not family]
        hero.forged = (*others, (family, level))
        if match.telling:
            match.tell(facts.Forged(state.tag(hero.number), family.id, level))
        smith = state.pack.building("blacksmith")
        run_list(state, match, smith.bonus[state.hamlet.buildings[smith.index] - 1], hero)


FORGE_SKILL: Final = [ForgeSkill(family) for family in range(FAMILIES)]


# ---------------------------------------------------------------------- the Nomad Wagon


class DrawOffer(Step[Estate]):
    """DD-34.8, DD-34.9, DD-A.124: a Trinket of this level lies at the Wagon."""

    name = "draw_offer"
    level: Level

    def run(self, state: Estate, match: Match) -> None:
        cards = deck(state, self.level)
        if not cards:
            return
        card = cards[match.chance.index(Draw("trinket", [one.id for one in cards]))]
        state.own_hamlet().offer += (card,)
        if match.telling:
            match.tell(facts.Offered(card.id))


def wagon(state: Estate) -> Building:
    return state.pack.building("nomad_wagon")


def buying_price(state: Estate, card: Trinket) -> int:
    return wagon(state).entry.buy[card.level - 1]


def selling_price(state: Estate, card: Trinket) -> int:
    return wagon(state).entry.sell[card.level - 1] + party_total(state, SELL)


class Trade(HeroQuestion):
    """DD-34.10–34.12, DD-A.116: one sale and one purchase, either or both."""

    name = "trade"
    rules = ("DD-34.10", "DD-34.11", "DD-34.12")
    sold: bool = False
    bought: bool = False

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        found: list[Choice[Estate]] = []
        if not self.sold:
            found += SELL_PLACE[: len(self.hero(state).trinkets)]
        if not self.bought:
            gold = state.hamlet.gold
            found += [
                BUY_PLACE[place]
                for place, card in enumerate(state.hamlet.offer)
                if gold >= buying_price(state, card)
            ]
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        ask_or_take(state, match, self, state.seats_of[self.who])

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-trade", {"who": Ref("hero", self.who)})


class Sell(OwnTrinket):
    """DD-34.12: the Trinket in this place."""

    name = "sell"

    @property
    def id(self) -> str:
        return f"sell-{self.place}"

    def text(self, state: Estate, ask: Ask) -> Message:
        card = self.card(state, ask)
        args: dict[str, Value] = {
            "trinket": Ref("trinket", card.id),
            "gold": selling_price(state, card),
        }
        return Message("dd-option-sell", args)

    def outcome(self, state: Estate, ask: Ask) -> Does:
        return Does(self.text(state, ask), gold=selling_price(state, self.card(state, ask)))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        trade = ask.step
        assert isinstance(trade, Trade)
        price = selling_price(state, self.card(state, ask))
        card = without(trade.hero(state), self.place)
        gain_gold(state, match, price)
        if match.telling:
            match.tell(facts.TrinketLost(card.id))
        state.then(Trade(trade.who, True, trade.bought))


class Buy(Choice[Estate]):
    """DD-34.11: the Trinket in this place of the Wagon."""

    name = "buy"
    place: Place

    @property
    def id(self) -> str:
        return f"buy-{self.place}"

    def text(self, state: Estate, ask: Ask) -> Message:
        card = state.hamlet.offer[self.place]
        args: dict[str, Value] = {
            "trinket": Ref("trinket", card.id),
            "gold": buying_price(state, card),
        }
        return Message("dd-option-buy", args)

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("trinket", state.hamlet.offer[self.place].id),)

    def outcome(self, state: Estate, ask: Ask) -> Does:
        price = buying_price(state, state.hamlet.offer[self.place])
        return Does(self.text(state, ask), gold=-price)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        trade = ask.step
        assert isinstance(trade, Trade)
        card = state.hamlet.offer[self.place]
        state.own_hamlet().offer = tuple([one for one in state.hamlet.offer if one is not card])
        gain_gold(state, match, -buying_price(state, card))
        state.then(
            GainTrinket(trade.who, card),  # DD-25.2
            Trade(trade.who, trade.sold, True),
        )


SELL_PLACE: Final = [Sell(place) for place in range(PLACES)]
BUY_PLACE: Final = [Buy(place) for place in range(OFFERS)]
