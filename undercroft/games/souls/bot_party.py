"""The bot between fights: what equipment is worth, who wears it, and what the souls are spent on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log
from typing import Final

from .content import SoulsPack
from .figures import Character
from .gear import Action, Card, Item, Loadout, Tiers, fits_hands, laid
from .odds import pool_odds
from .outfit import takes
from .party import Party
from .prospects import Guard, Hit, hit_of

BAR: Final = 10

Outfit = tuple[Item | None, Item | None, Item | None]
"""Armour, left hand, right hand."""
Hits = tuple[tuple[float, Hit], ...]
Prey = tuple[tuple[float, int, int, int], ...]

# What a party meets on its way, and how often: attacks, and (block, resist, Health) of those to be struck.
HITS: Final[Hits] = (
    (3.0, hit_of(4, False, 1)),
    (2.0, hit_of(5, False, 1)),
    (2.0, hit_of(5, False, 2)),
    (1.0, hit_of(6, False, 1)),
    (2.0, hit_of(3, True, 1)),
    (1.0, hit_of(5, True, 1)),
)
PREY: Final[Prey] = (
    (3.0, 1, 0, 1),
    (3.0, 2, 1, 1),
    (1.5, 1, 0, 5),
    (2.5, 2, 2, 20),
    (1.5, 3, 1, 20),
)
Blow = tuple[tuple[float, ...], int]
"""What an action takes of each kind of prey, and its Stamina."""
STRAIN: Final = 0.6  # what a Stamina beyond those that come back by themselves wears down
ENOUGH: Final = 0.04  # what a change of clothes must bring
LATER: Final = 0.7  # what a card is worth that asks for more tiers first
WAITING: Final = 0.15  # how much less it is worth for each soul that its tiers cost
EMBER: Final = 0.1  # what an Ember is worth
# Of an attack: for each node it reaches beyond one's own, for the others on a node, for a condition;
# what it loses where it cannot strike on one's own node.
REACH: Final = 0.08
REACHED: Final = 3
CROWD: Final = 1.1
CONDITION: Final = 1.12
SHAFT: Final = 0.05
# What a Stamina and a Health for the party are worth, what each Stamina for it costs, and all at most.
GIVEN_STAMINA: Final = 0.06
GIVEN_HEALTH: Final = 0.12
PAID: Final = 0.05
SUPPORT: Final = 0.3
NEVER: Final = 99
"""The price of what no number of souls can bring."""
MOST_KNOWN: Final = 50_000


class Outfitter:
    """Knows the cards. A character's power is how fast it kills against how fast it is worn down."""

    def __init__(
        self, pack: SoulsPack, hits: Hits = HITS, prey: Prey = PREY, both: bool = False
    ) -> None:
        self.pack = pack
        self.hits = hits
        self.prey = prey
        self.both = both
        """Whether all dice are one roll."""
        self.often: float = sum([often for often, _ in hits], 0.0)
        self.many: float = sum([kind[0] for kind in prey], 0.0)
        self.idle: Blow = ((0.0,) * len(prey), 0)
        self._powers: dict[Outfit, float] = {}
        self._strikes: dict[tuple[Item, tuple[int, int, int], int], list[Blow]] = {}
        self._best: dict[tuple[Outfit, tuple[Item, ...], Tiers], Outfit] = {}

    # ------------------------------------------------------------------ power

    def power(self, outfit: Outfit) -> float:
        found = self._powers.get(outfit)
        if found is None:
            if len(self._powers) > MOST_KNOWN:
                self._powers.clear()
            found = self._powers[outfit] = self.race(outfit)
        return found

    def race(self, outfit: Outfit) -> float:
        gear = self.pack.armoury.loadout(*outfit)
        worn_down = self.worn_down(gear)
        extra = beside(gear)
        hands: list[list[Blow]] = []
        for item in outfit[1:]:
            if item is None:
                hands.append([self.idle])
            else:
                extra += support(item)
                hands.append(self.strikes(item, gear))
        best = [-9.0] * len(self.prey)
        for one, price in hands[0]:
            for other, cost in hands[1]:
                tired = log(worn_down + STRAIN * max(0.0, price + cost - 1.5) + 0.4)
                for kind in range(len(best)):
                    a, b = one[kind], other[kind]
                    both = a + 0.6 * b if a > b else b + 0.6 * a
                    best[kind] = max(best[kind], log(both + 0.05) - tired)
        race = sum([self.prey[kind][0] * best[kind] for kind in range(len(best))], 0.0)
        return race / self.many + extra

    def worn_down(self, gear: Loadout) -> float:
        """What an attack costs on average."""
        dodge = 0 if gear.ponderous else gear.dodge
        guard = Guard(
            pool_odds(self.pack, gear.block),
            pool_odds(self.pack, gear.resist),
            pool_odds(self.pack, (0, 0, 0), dodge),
            min(1, dodge),
            False,
            self.both,
            BAR,
        )
        lost = sum([often * guard.usual_loss(hit) for often, hit in self.hits], 0.0)
        return lost / self.often

    def strikes(self, item: Item, gear: Loadout) -> list[Blow]:
        """What a hand card may strike in an activation, of each kind of prey, and for how much Stamina."""
        key = (item, gear.attack_dice, gear.attack_mod)
        found = self._strikes.get(key)
        if found is None:
            found = self._strikes[key] = [self.idle]
            for action in item.actions:
                if any(action.dice):
                    found.append((self.takes_of(action, gear), action.stamina))
        return found

    def takes_of(self, action: Action, gear: Loadout) -> tuple[float, ...]:
        """How much an attack takes of each kind of prey."""
        black, blue, orange = action.dice
        more = gear.attack_dice
        odds = pool_odds(self.pack, (black + more[0], blue + more[1], orange + more[2]))
        mod = action.mod + gear.attack_mod
        worth = 1.0 + REACH * max(0, min(action.range, REACHED)) - SHAFT * action.shaft
        if action.node:
            worth *= CROWD
        if action.conditions:
            worth *= CONDITION
        found: list[float] = []
        for _, block, resist, health in self.prey:
            armour = resist if action.magic else block
            harm = 0.0
            for total in range(len(odds)):
                damage = action.repeat * max(0, total + mod - armour)
                harm += odds[total] * min(health, damage)
            found.append(worth * harm / min(health, 3))
        return tuple(found)

    # ------------------------------------------------------------------ who wears what

    def best(self, now: Outfit, lying: Sequence[Item], stats: Tiers) -> Outfit:
        """The best someone could wear out of what it has on and what lies in the inventory."""
        usable = laid([item for item in dict.fromkeys(lying) if item.may_be_used(stats)])
        key = (now, usable, stats)
        found = self._best.get(key)
        if found is not None:
            return found
        if len(self._best) > MOST_KNOWN:
            self._best.clear()
        armours = [item for item in usable if item.card.armour]
        best = self.best_armour(now, armours)
        # What is in hand comes first: among equals nothing is exchanged.
        bare = self.pack.armoury.loadout(None, None, None)
        hands = [item for item in now[1:] if item is not None]
        hands += [item for item in usable if item.card.hand]
        most = [max([sum(blow, 0.0) for blow, _ in self.strikes(item, bare)]) for item in hands]
        order = sorted(range(len(hands)), key=most.__getitem__, reverse=True)
        hands = [hands[place] for place in order]
        for place, one in enumerate(hands):
            best = self.better(best, (best[0], None, one))
            for other in hands[place + 1 :]:
                if fits_hands(one, other):
                    best = self.better(best, (best[0], other, one))
        best = self.best_armour(best, armours)
        if self.power(best) < self.power(now) + ENOUGH:
            best = now
        self._best[key] = best
        return best

    def best_armour(self, best: Outfit, armours: list[Item]) -> Outfit:
        for armour in armours:
            best = self.better(best, (armour, best[1], best[2]))
        return best

    def better(self, one: Outfit, other: Outfit) -> Outfit:
        return other if self.power(other) > self.power(one) + 1e-6 else one

    def gain(self, now: Outfit, item: Item) -> float:
        """What a card more would bring someone who may use it."""
        armour, left, right = now
        card = item.card
        ways: list[Outfit] = []
        if card.armour:
            ways.append((item, left, right))
        elif card.hand:
            ways.append((armour, None, item))
            for other in (left, right):
                if fits_hands(other, item):
                    ways.append((armour, other, item))
        elif card.upgrade:
            for slot in range(len(now)):
                one = now[slot]
                if one is not None and takes(one, card):
                    ways.append(with_upgrade(now, slot, card))
        before = self.power(now)
        return max([self.power(way) - before for way in ways], default=0.0)

    # ------------------------------------------------------------------ souls

    def price(self, character: Character, item: Item, costs: Sequence[int]) -> tuple[int, int]:
        """The souls it takes until a character may use a card, and the stat to begin with (or NEVER)."""
        whole, first = 0, -1
        for stat, need in enumerate(item.needs):
            values = character.kind.stats[stat]
            tier = character.tiers[stat]
            while values[tier] < need:
                if tier + 1 >= len(values) or tier >= len(costs):
                    return NEVER, -1
                whole += costs[tier]
                tier += 1
                if first < 0:
                    first = stat
        return whole, first

    def lesson(self, state: Party, costs: Sequence[int]) -> tuple[float, int, int]:
        """The level most worth having: (gain for each soul it takes to use something, character, stat)."""
        best = (0.0, -1, -1)
        for character in state.characters:
            now = outfit_of(character)
            for item in dict.fromkeys(state.inventory):
                price, stat = self.price(character, item, costs)
                if 0 < price < NEVER:
                    best = max(best, (self.gain(now, item) / price, character.seat, stat))
        return best

    def worth(self, state: Party, item: Item, costs: Sequence[int]) -> float:
        """What a card could bring somebody, less what the levels for it cost."""
        if item.card.ember:
            return EMBER
        best = 0.0
        for character in state.characters:
            price, _ = self.price(character, item, costs)
            if price < NEVER:
                gain = self.gain(outfit_of(character), item)
                best = max(best, gain / (1 + WAITING * price))
        return best

    def lottery(
        self, state: Party, cards: Iterable[Card], costs: Sequence[int], lesson: float
    ) -> float:
        """The gain of one of these cards, on average.

        What asks for more tiers counts as far as it beats spending the same souls on the best lesson.
        """
        whole, count = 0.0, 0
        for card in cards:
            count += 1
            if card.ember:
                whole += EMBER
                continue
            best = 0.0
            for character in state.characters:
                price, _ = self.price(character, card.item, costs)
                if price < NEVER:
                    gain = self.gain(outfit_of(character), card.item)
                    later = LATER * (gain - lesson * price)
                    best = max(best, later if price else gain)
            whole += best
        return whole / max(1, count)


def beside(gear: Loadout) -> float:
    """What equipment does beside its numbers, as a share of a character's power."""
    worth = 0.0
    if gear.start_stamina:
        worth += 0.25
    if any(gear.mixed):
        worth += 0.15
    if gear.end_health:
        worth += 0.2
    if gear.end_health_per_enemy:
        worth += 0.1
    if gear.stamina_when_hurt:
        worth += 0.12
    if gear.strong_stamina:
        worth += 0.1
    if gear.walk_nodes > 1:
        worth += 0.08
    if gear.immune:
        worth += 0.02
    if gear.ponderous:
        worth -= 0.1
    return worth


def support(item: Item) -> float:
    """What a card does for the party's bars."""
    best = 0.0
    for action in item.actions:
        if action.gain is not None:
            gain = GIVEN_STAMINA * action.gain.stamina + GIVEN_HEALTH * action.gain.health
            best = max(best, min(SUPPORT, gain - PAID * action.stamina))
    return best


def outfit_of(character: Character) -> Outfit:
    return (character.armour, character.left, character.right)


def with_upgrade(outfit: Outfit, slot: int, upgrade: Card) -> Outfit:
    item = outfit[slot]
    assert item is not None
    armour, left, right = [
        item.plus(upgrade) if place == slot else one for place, one in enumerate(outfit)
    ]
    return (armour, left, right)
