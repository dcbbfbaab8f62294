"""What bots do on a journey and in a campaign: where to go, when to rest, what the souls are spent on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.games.souls.bot import Option, PartyBot, first
from undercroft.games.souls.content import SoulsPack
from undercroft.kernel.agenda import Ask

from .bonfire import Buy, EnterFog, Go, LevelUp, OpenChest
from .camp import BuySpark
from .campaign import FightOn, Finish
from .journey import Against, TileChoice
from .resting import buy_cost, level_cost, level_costs
from .shop import BuyWare, Keep, Save
from .state import BONFIRE, Journey

FOG: Final = 9
"""The level of what waits behind it."""


class JourneyBot(PartyBot):
    """The judgement of a party on its way."""

    def __init__(self, pack: SoulsPack) -> None:
        super().__init__(pack)
        self.picks["explore"] = self.explore
        self.judges.update(
            choose_boss=self.boss,
            place_level=self.level_there,
            onward=self.enough,
            dash=self.stay,
            give_ember=self.least_sturdy,
            confirm_rest=self.no_rest,
            keep_one=self.kept,
            save_one=self.kept,
        )

    def levels(self, state: Any) -> Sequence[int]:
        return level_costs(state)

    # ------------------------------------------------------------------ the way

    def boss(self, state: Journey, ask: Ask, option: Any) -> float:
        """The shorter way and the weaker body."""
        assert isinstance(option, Against)
        bodies = sum([model.health for model in option.boss.models])
        return -3.0 * float(sum(option.boss.entry.levels)) - float(bodies) / 10

    def level_there(self, state: Journey, ask: Ask, option: Any) -> float:
        """The low ones first: what guards the Fog Gate may be dangerous, it is fought last."""
        assert isinstance(option, TileChoice)
        return float(option.tile != state.fog)

    def enough(self, state: Journey, ask: Ask, option: Any) -> float:
        """A scenario won is enough."""
        return float(isinstance(option, Finish))

    def stay(self, state: Journey, ask: Ask, option: Any) -> float:
        return float(isinstance(option, FightOn))

    def no_rest(self, state: Journey, ask: Ask, option: Any) -> float:
        return float(option.name == "no")

    def explore(self, state: Journey, ask: Ask) -> Option:
        """Chests, then Andre and the Firekeeper, then the next tile; through the fog when nothing is left.

        A party that dies rests (DS-18.6), so a rest of one's own choice is never better than a try: both cost
        a spark and turn the encounters over. What matters is to carry no souls into a fight.
        """
        options = ask.options
        chest = first(options, OpenChest)
        if chest is not None:
            return chest
        if state.at == BONFIRE:
            errand = self.dress(state, options) or self.spend(state, options)
            if errand is not None:
                return errand
        on: list[Go] = []
        for option in options:
            if isinstance(option, Go):
                if option.tile != BONFIRE:
                    on.append(option)
                elif state.at != BONFIRE and state.souls >= buy_cost(state):
                    return option
        if on:
            dread = [self.dread(state, option.tile) for option in on]
            return on[dread.index(min(dread))]
        return first(options, EnterFog) or self.random.choice(options)

    @staticmethod
    def dread(state: Journey, at: int) -> float:
        """Low levels first, the Fog Gate last; lying souls draw."""
        tile = state.tiles[at]
        dread = float(tile.level) + (0.5 if at == state.fog else 0.0)
        return dread if tile.spilled is None else dread - 0.05 * float(tile.spilled.souls)

    def next_level(self, state: Journey, options: Sequence[Option]) -> int:
        """The level of the tile to go to next."""
        best, level = float(FOG), FOG
        for option in options:
            if isinstance(option, Go) and option.tile != BONFIRE:
                dread = self.dread(state, option.tile)
                if dread < best:
                    best, level = dread, state.tiles[option.tile].level
        return level

    # ------------------------------------------------------------------ souls

    def spend(self, state: Journey, options: Sequence[Option]) -> Option | None:
        """A spark against the dark, a level that unlocks something, or another treasure."""
        spark, buy = first(options, BuySpark), first(options, Buy)
        if spark is not None and state.sparks <= 1:
            return spark
        costs = level_costs(state)
        lesson, seat, stat = self.outfitter.lesson(state, costs)
        treasure = 0.0
        if buy is not None:
            cards = dict.fromkeys(state.treasure.cards)
            treasure = self.outfitter.lottery(state, cards, costs, lesson)
        for option in options:
            if isinstance(option, BuyWare):
                worth = self.worth(state, option.card.item)
                if worth > treasure:
                    buy, treasure = option, worth
        if lesson > treasure / buy_cost(state):
            for option in options:
                if isinstance(option, LevelUp) and (option.seat, option.stat) == (seat, stat):
                    return option
            soon = state.souls + 2 * len(state.characters)
            tier = state.characters[seat].tiers[stat]
            if (level_cost(state, tier) or soon + 1) <= soon and self.next_level(
                state, options
            ) == 1:
                return None  # saved up for: only an easy fight lies between
        return buy

    def kept(self, state: Journey, ask: Ask, option: Any) -> float:
        """The card of most use; nothing that is of none."""
        if isinstance(option, (Keep, Save)):
            return self.worth(state, option.card.item)
        return 0.0
