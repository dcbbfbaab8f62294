"""The bot between encounters: equipment, levels, Andre, events, and when to go back to the bonfire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.games.souls.bot import Option, PartyBot, first
from undercroft.games.souls.bot_party import Hits, Prey
from undercroft.games.souls.choices import SeatChoice
from undercroft.games.souls.content import SoulsPack
from undercroft.games.souls.gear import BLEED, Card
from undercroft.games.souls.party import LEVEL_COST
from undercroft.games.souls.prospects import hit_of
from undercroft.kernel.agenda import Ask

from .cards import Encounter, Event
from .decks import LookedAt, OnTop
from .events import Gift, Sell
from .goods import BurnEmber
from .shop import Buy
from .state import Descent
from .track import BeginIt, Go, Level, PlayCard, Return, VisitAndre

SPARE: Final = 2  # sparks that are kept for failures: the others are for training
# How many of ten games each card was won, by the number of characters: what two cards are compared by.
EASE: Final[dict[str, tuple[int, ...]]] = {
    "abandoned_storeroom": (10, 10, 10, 10),
    "bridge_too_far": (10, 10, 9, 10),
    "dark_resurrection": (10, 9, 10, 10),
    "deathly_magic": (8, 9, 10, 5),
    "grave_matters": (8, 10, 10, 10),
    "last_rites": (10, 10, 7, 10),
    "puppet_master": (6, 6, 7, 8),
    "rain_of_filth": (9, 10, 10, 10),
    "the_beast_from_the_depths": (1, 6, 7, 2),
    "altar_of_bones": (5, 9, 7, 6),
    "far_from_the_sun": (9, 10, 10, 8),
    "in_deep_water": (10, 10, 9, 9),
    "lost_chapel": (0, 5, 2, 1),
    "maze_of_the_dead": (10, 9, 3, 9),
    "pitch_black": (7, 6, 7, 6),
    "the_abandoned_chest": (1, 8, 10, 10),
    "the_mass_grave": (0, 4, 3, 4),
    "urns_of_the_fallen": (9, 10, 10, 9),
    "a_trusty_ally": (10, 10, 10, 10),
    "deaths_precipice": (0, 0, 2, 6),
    "giants_coffin": (1, 8, 9, 10),
    "honour_guard": (9, 9, 10, 10),
    "lakeview_refuge": (9, 5, 5, 3),
    "last_shred_of_light": (2, 10, 10, 10),
    "skeleton_overlord": (10, 10, 10, 10),
    "the_locked_grave": (7, 10, 10, 10),
    "the_skeleton_ball": (0, 0, 4, 1),
}
# What a party meets in the tomb, and how often: attacks, and (block, resist, Health) of those to be struck.
HITS: Final[Hits] = (
    (3.0, hit_of(2, False, 1, BLEED)),
    (2.0, hit_of(4, False, 1)),
    (2.0, hit_of(5, False, 1)),
    (2.0, hit_of(5, False, 2)),
    (2.0, hit_of(3, True, 1)),
)
PREY: Final[Prey] = (
    (3.0, 2, 1, 1),
    (2.0, 1, 1, 1),
    (2.5, 1, 1, 5),
    (1.0, 2, 2, 5),
    (2.0, 3, 2, 20),
)


LIT: Final = 0.15
"""What an Ember is worth at Andre's to somebody without one,"""
SPARE_EMBER: Final = 0.05
"""and to keep."""
HELPS: Final = 0.02
"""What a card must bring for a soul,"""
USELESS: Final = 0.03
"""and what it must bring so that it is not sold for one."""
READ: Final = 0.05
EASY: Final = 0.6
"""A card so good, an encounter so easy goes back on top of its deck."""


class DescentBot(PartyBot):
    """What one seat makes of the time between encounters."""

    def __init__(self, pack: SoulsPack) -> None:
        super().__init__(pack, HITS, PREY, True)
        self.picks.update(bonfire=self.bonfire, prepare=self.prepare, onward=self.onward)
        self.judges.update(
            choose_card=self.card,
            purchase=self.bought,
            put_under=self.done,
            unearth=self.unearthed,
            reforge=self.sold,
            offering=self.done,
            rekindle=self.done,
            boon=self.boon,
            supplies=self.supplied,
            hold_event=self.struck,
            put_back=self.put_back,
            use_ember=self.least_sturdy,
        )

    def levels(self, state: Any) -> Sequence[int]:
        return LEVEL_COST

    # ------------------------------------------------------------------ the way

    def bonfire(self, state: Descent, ask: Ask) -> Option:
        options = ask.options
        errand = first(options, BurnEmber) or self.dress(state, options)
        if errand is not None:
            return errand
        shop = first(options, VisitAndre)
        if shop is not None and state.souls > 0:
            return shop
        return self.level(state, options) or way(options)

    def level(self, state: Descent, options: Sequence[Option]) -> Option | None:
        """TG-32: the level that unlocks most for its souls."""
        gain, seat, stat = self.outfitter.lesson(state, LEVEL_COST)
        if gain > 0:
            for option in options:
                if isinstance(option, Level) and (option.seat, option.stat) == (seat, stat):
                    return option
        return None

    def prepare(self, state: Descent, ask: Ask) -> Option:
        """TG-18.6: what makes somebody stronger."""
        options = ask.options
        errand = first(options, BurnEmber) or self.dress(state, options)
        return errand or first(options, BeginIt) or options[0]

    def onward(self, state: Descent, ask: Ask) -> Option:
        options = ask.options
        ember = first(options, BurnEmber)
        if ember is not None:
            return ember
        back = first(options, Return)
        if back is not None and self.weary(state):
            return back
        return way(options)

    @staticmethod
    def weary(state: Descent) -> bool:
        """Whether to rest: flasks are empty and a spark is to spare, or it costs nothing."""
        if state.free_return:
            return True
        if state.sparks <= SPARE:
            return False
        here, ahead = state.box.track[state.at], state.box.track[state.at + 1]
        if here.level == 1 and ahead.level > 1:
            return True  # the first spaces pay again and again
        empty = sum([not one.estus for one in state.characters]) / len(state.characters)
        return (ahead.kind == "boss" or ahead.level >= 2) and empty > 0.4

    # ------------------------------------------------------------------ cards

    def card(self, state: Descent, ask: Ask, option: Any) -> float:
        """The easier one, and what it brings."""
        assert isinstance(option, PlayCard)
        return self.ease(option.card, state.players)

    @staticmethod
    def ease(card: Encounter, players: int) -> float:
        rewards = 0.0
        for reward in card.rewards:
            rewards += 0.2 * reward.amount.of(players) + float(reward.op == "shortcut")
        known = EASE.get(card.id)
        if known is not None:
            return rewards / 10 + known[min(players, len(known)) - 1] / 10
        foes = 0.0
        for place in card.tiles:
            for group in place.enemies:
                for model in group:
                    foes += float(model.health) + 1.5
        return rewards / 10 + 1.0 - foes / 25

    def put_back(self, state: Descent, ask: Ask, option: Any) -> float:
        """Good cards on top, bad ones under the deck."""
        assert isinstance(option, LookedAt)
        card = option.card
        if isinstance(card, Event):
            good = 1.0 if card.way != "rendezvous" else -1.0
        elif isinstance(card, Card):
            good = self.worth(state, card.item) - READ
        else:
            good = self.ease(card, state.players) - EASY
        return good if type(option) is OnTop else -good

    # ------------------------------------------------------------------ goods

    def bought(self, state: Descent, ask: Ask, option: Any) -> float:
        """What somebody can use now or soon."""
        return self.useful(state, option.card) if isinstance(option, Buy) else HELPS

    def unearthed(self, state: Descent, ask: Ask, option: Any) -> float:
        assert isinstance(option, LookedAt)
        assert isinstance(option.card, Card)
        return self.useful(state, option.card)

    def useful(self, state: Descent, card: Card) -> float:
        if card.ember:
            without = [one for one in state.characters if not one.ember]
            return LIT if without else SPARE_EMBER
        return self.worth(state, card.item)

    def sold(self, state: Descent, ask: Ask, option: Any) -> float:
        """A soul for what nobody will use."""
        if not isinstance(option, Sell):
            return 0.0
        item = state.inventory[option.place]
        return -1.0 if item.card.ember else USELESS - self.worth(state, item)

    def done(self, state: Descent, ask: Ask, option: Any) -> float:
        return float(option.name == "done")

    # ------------------------------------------------------------------ for one of the party

    def boon(self, state: Descent, ask: Ask, option: Any) -> float:
        """What unlocks most; otherwise what is highest already."""
        if not isinstance(option, Gift):
            return 0.0
        _, seat, stat = self.outfitter.lesson(state, LEVEL_COST)
        if (option.seat, option.stat) == (seat, stat):
            return 99.0
        character = state.characters[option.seat]
        tier = character.tiers[option.stat]
        return float(state.tier_value(character, option.stat) + 3 * tier)

    def supplied(self, state: Descent, ask: Ask, option: Any) -> float:
        assert isinstance(option, SeatChoice)
        character = state.characters[option.seat]
        return 3.0 * (not character.estus) + (not character.heroic) + (not character.luck)

    def struck(self, state: Descent, ask: Ask, option: Any) -> float:
        """Whoever is hit most often."""
        assert isinstance(option, SeatChoice)
        return float(state.characters[option.seat].kind.taunt)


def way(options: Sequence[Option]) -> Option:
    """As far on as a shortcut leads; for lost souls and for training from the beginning."""
    ways = [option for option in options if isinstance(option, Go)]
    return max(ways, key=lambda option: option.space)
