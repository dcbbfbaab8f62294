"""What buildings offer their visitors (DD-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..effects.base import run_list
from ..effects.card_text import span_text
from ..effects.goods import gain_gold
from ..effects.stress import recover
from ..effects.triggers import law_total
from ..effects.trinkets import GainTrinket, deck
from ..pack.moments import SELL, TAVERN
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import NONE
from .training import DONE, UPGRADES, Train

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..effects.base import Effect
    from ..pack.cards import Cards


def spend_day(state: Estate, number: int, building: int) -> None:
    guests = list(state.hamlet.guests)
    guests[number] = building
    state.hamlet.guests = tuple(guests)


def enter(state: Estate, match: Match, hero: Hero, index: int) -> None:
    """DD-33.17: what a building offers."""
    building = state.pack.buildings[index]
    level = building.entry.levels[state.hamlet.buildings[index] - 1]
    if level.train:
        state.agenda.append(Train(hero.number, UPGRADES, 0))
    elif level.forge:
        state.agenda.append(Forge(hero.number))
    elif level.offer:
        state.agenda.append(Trade(hero.number, 0))
        if not state.hamlet.offered:
            state.hamlet.offered = True  # DD-34.8
            for rank in reversed(level.offer):
                state.agenda.append(DrawOffer(rank))
    else:
        state.agenda.append(Service(hero.number, index))


class Service(HeroStep):
    """One choice a visit; what it costs must be there (DD-A.161)."""

    __slots__ = ("building",)
    name = "service"

    def __init__(self, who: int, building: int) -> None:
        self.who = who
        self.building = building

    def args(self) -> tuple[int, ...]:
        return (self.who, self.building)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.building < len(state.pack.buildings)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        services = state.pack.buildings[self.building].services[
            state.hamlet.buildings[self.building] - 1
        ]
        found = [
            place
            for place, (gold, span) in enumerate(services)
            if state.hamlet.gold >= gold and self.helps(state, span)
        ]
        return (*found, DONE)

    def helps(self, state: Estate, effects: tuple[Effect, ...]) -> bool:
        """Whether it would do something for this hero."""
        hero = self.hero(state)
        effect = effects[0]
        op = effect.op
        if op == "unlearn":
            return len(hero.quirks) >= effect.amount
        if op == "quirk":
            # DD-A.121: refused with three negative ones.
            return sum(1 for quirk in hero.quirks if quirk.negative) < 3
        if op == "stress":
            less = law_total(state, TAVERN) if self.calms(state, effect) else 0
            return hero.stress > 0 and -effect.amount > less
        if op == "heal":
            return hero.wounds > 0
        if op == "cure":
            return hero.disease is not None
        if op == "virtue":
            return hero.mood is None  # DD-A.118
        return True

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if self.hero(state).alive and len(options) > 1:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        hero = self.hero(state)
        building = state.pack.buildings[self.building]
        gold, span = building.services[state.hamlet.buildings[self.building] - 1][option]
        if gold:
            gain_gold(state, match, -gold)
        state.begin_event()
        effect = span[0]
        if self.calms(state, effect):
            recover(state, match, hero, max(0, -effect.amount - law_total(state, TAVERN)))
        else:
            run_list(state, match, span, hero)

    def prompt(self, state: Estate, seat: int) -> Message:
        id = state.pack.building_ids[self.building]
        return Message(
            "dd-prompt-service", {"who": Ref("hero", self.who), "building": Ref("building", id)}
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"service-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        services = state.pack.buildings[self.building].services[
            state.hamlet.buildings[self.building] - 1
        ]
        gold, span = services[raw]
        less = law_total(state, TAVERN)
        effect = span[0]
        if less and self.calms(state, effect):
            what = Message("dd-option-tavern", {"stress": max(0, -effect.amount - less)})
        else:
            what = span_text(state.pack, span)
        text = Message("dd-option-service", {"what": what, "gold": gold})
        return Option(f"service-{raw}", text)

    def calms(self, state: Estate, effect: Effect) -> bool:
        """The Tavern's cure for Stress, which visions may spoil (DD-A.239)."""
        return state.pack.building_ids[self.building] == "tavern" and effect.op == "stress"


class Forge(HeroStep):
    """DD-34.29–34.31, DD-A.122: a Skill works at a higher level in the coming Quest."""

    __slots__ = ()
    name = "forge"

    def level(self, state: Estate) -> tuple[int, int]:
        index = state.pack.building_index["blacksmith"]
        entry = state.pack.buildings[index].entry.levels[state.hamlet.buildings[index] - 1]
        return entry.forge, entry.gold

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(state)
        level, gold = self.level(state)
        if state.hamlet.gold < gold:
            return (DONE,)
        found = [
            family for family in range(7) if max(hero.ranks[family], hero.forged[family]) < level
        ]
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if len(options) > 1:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        hero = self.hero(state)
        level, gold = self.level(state)
        gain_gold(state, match, -gold)
        forged = list(hero.forged)
        forged[option] = level
        hero.forged = tuple(forged)
        if match.telling:
            match.tell(
                "forged",
                (*state.tag(self.who), state.pack.heroes[hero.kind].families[option], level),
            )
        index = state.pack.building_index["blacksmith"]
        run_list(
            state,
            match,
            state.pack.buildings[index].bonus[state.hamlet.buildings[index] - 1],
            hero,
            NONE,
        )

    def prompt(self, state: Estate, seat: int) -> Message:
        level, gold = self.level(state)
        return Message(
            "dd-prompt-forge", {"who": Ref("hero", self.who), "level": level, "gold": gold}
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"skill-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        hero = self.hero(state)
        skill = state.pack.heroes[hero.kind].skills[raw][self.level(state)[0] - 1]
        text = Message("dd-option-forge", {"skill": Ref("skill", f"{skill.index}")})
        return Option(f"skill-{raw}", text, (("skill", skill.card),))


class DrawOffer(Step[Estate]):
    """DD-34.8, DD-34.9, DD-A.124: a Trinket of this level lies at the Wagon."""

    __slots__ = ("level",)
    name = "draw_offer"

    def __init__(self, level: int) -> None:
        self.level = level

    def args(self) -> tuple[int, ...]:
        return (self.level,)

    def run(self, state: Estate, match: Match) -> None:
        cards = deck(state, self.level)
        if not cards:
            return
        ids = state.pack.trinket_ids
        card = cards[match.chance.index(Draw("trinket", [ids[one] for one in cards]))]
        state.hamlet.offer += (card,)
        if match.telling:
            match.tell("offered", (ids[card],))


SOLD, BOUGHT = 1, 2
BUY = 16


class Trade(HeroStep):
    """DD-34.10–34.12, DD-A.116: one sale and one purchase, either or both."""

    __slots__ = ("done",)
    name = "trade"

    def __init__(self, who: int, done: int) -> None:
        self.who = who
        self.done = done

    def args(self) -> tuple[int, ...]:
        return (self.who, self.done)

    def prices(self, state: Estate) -> tuple[list[int], list[int]]:
        entry = state.pack.buildings[state.pack.building_index["nomad_wagon"]].entry
        return entry.buy, entry.sell

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(state)
        buy, _ = self.prices(state)
        found: list[int] = []
        if not self.done & SOLD:
            found.extend(range(len(hero.trinkets)))
        if not self.done & BOUGHT:
            for place, card in enumerate(state.hamlet.offer):
                if state.hamlet.gold >= buy[state.pack.trinkets[card].level - 1]:
                    found.append(BUY + place)
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if len(options) > 1:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        hero = self.hero(state)
        buy, sell = self.prices(state)
        ids = state.pack.trinket_ids
        if option >= BUY:
            card = state.hamlet.offer[option - BUY]
            state.hamlet.offer = tuple(one for one in state.hamlet.offer if one != card)
            gain_gold(state, match, -buy[state.pack.trinkets[card].level - 1])
            state.agenda.append(Trade(self.who, self.done | BOUGHT))
            state.agenda.append(GainTrinket(self.who, card, 0))  # DD-25.2
        else:
            card = hero.trinkets[option] >> 1
            hero.trinkets = (*hero.trinkets[:option], *hero.trinkets[option + 1 :])
            gain_gold(
                state, match, sell[state.pack.trinkets[card].level - 1] + law_total(state, SELL)
            )
            if match.telling:
                match.tell("trinket_lost", (ids[card],))
            state.agenda.append(Trade(self.who, self.done | SOLD))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-trade", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw == DONE:
            return "done"
        return f"buy-{raw - BUY}" if raw >= BUY else f"sell-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        id = self.option_id(state.pack, raw)
        if raw == DONE:
            return Option(id, Message("dd-option-done"))
        buy, sell = self.prices(state)
        card = state.hamlet.offer[raw - BUY] if raw >= BUY else self.hero(state).trinkets[raw] >> 1
        level = state.pack.trinkets[card].level
        price = buy[level - 1] if raw >= BUY else sell[level - 1] + law_total(state, SELL)
        name = "dd-option-buy" if raw >= BUY else "dd-option-sell"
        trinket = state.pack.trinket_ids[card]
        text = Message(name, {"trinket": Ref("trinket", trinket), "gold": price})
        return Option(id, text, (("trinket", trinket),))
