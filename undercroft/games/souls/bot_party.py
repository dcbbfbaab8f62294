"""The bot between fights: what equipment is worth, who wears it, and what the souls are spent on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import log
from typing import Any, Final, NamedTuple

from .gear import Pool
from .prospects import Guard, Hit, hit_of
from .seen import Dice

Json = Mapping[str, Any]


FACES: Final = ((0, 1, 1, 1, 2, 2), (1, 1, 2, 2, 2, 3), (1, 2, 2, 3, 3, 4))  # black, blue, orange
BAR: Final = 10


class Item(NamedTuple):
    """A card with what is attached to it."""

    card: str
    upgrades: tuple[str, ...] = ()


Outfit = tuple[Item | None, Item | None, Item | None]
"""Armour, left hand, right hand."""
Stats = Mapping[str, int]

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
IDLE: Final[Blow] = ((0.0,) * len(PREY), 0)
LEVEL_COSTS: Final = {False: (2, 4, 8), True: (4, 8, 16, 20)}  # DS-11.1, DS-45.3
STRAIN: Final = 0.6  # what a Stamina beyond those that come back by themselves wears down
ENOUGH: Final = 0.04  # what a change of clothes must bring
LATER: Final = 0.7  # what a card is worth that asks for more tiers first
# Effects beside the numbers, as shares of a character's power.
EFFECTS: Final = {
    "ds-effect-start-stamina": 0.25,
    "ds-effect-start-mixed": 0.15,
    "ds-effect-end-health": 0.2,
    "ds-effect-end-health-per-enemy": 0.1,
    "ds-effect-stamina-when-hurt": 0.12,
    "ds-effect-stamina-when-strong": 0.1,
    "ds-effect-walk-nodes": 0.08,
    "ds-effect-immune": 0.02,
    "ds-effect-ponderous": -0.1,
}


def pool_of(dice: Dice) -> Pool:
    return (dice["black"], dice["blue"], dice["orange"])


@cache
def totals(pool: Pool) -> tuple[float, ...]:
    """The chance of each total of some dice."""
    odds = [1.0]
    for colour, count in enumerate(pool):
        for _ in range(count):
            more = [0.0] * (len(odds) + FACES[colour][-1])
            for total, p in enumerate(odds):
                for face in FACES[colour]:
                    more[total + face] += p / 6
            odds = more
    return tuple(odds)


@cache
def dodges(dice: int) -> tuple[float, ...]:
    """The chance of each number of dodges: half the faces of a die show one."""
    odds = [1.0]
    for _ in range(dice):
        odds = [
            ((odds[i] if i < len(odds) else 0.0) + (odds[i - 1] if i else 0.0)) / 2
            for i in range(len(odds) + 1)
        ]
    return tuple(odds)


class Outfitter:
    """Knows the cards. A character's power is how fast it kills against how fast it is worn down."""

    def __init__(
        self, catalog: Json, hits: Hits = HITS, prey: Prey = PREY, both: bool = False
    ) -> None:
        self.hits = hits
        self.prey = prey
        self.both = both
        self.cards: Mapping[str, Any] = catalog["cards"]
        self.classes: Mapping[str, Any] = catalog["classes"]
        self._powers: dict[Outfit, float] = {}
        self._strikes: dict[Item, tuple[Blow, ...]] = {}
        self._best: dict[tuple[Outfit, tuple[Item, ...], tuple[int, ...]], Outfit] = {}

    # ------------------------------------------------------------------ power

    def power(self, outfit: Outfit) -> float:
        found = self._powers.get(outfit)
        if found is None:
            if len(self._powers) > 50_000:
                self._powers.clear()
            found = self._powers[outfit] = self._power(outfit)
        return found

    def _power(self, outfit: Outfit) -> float:
        worn = [item for item in outfit if item is not None]
        cards = [self.cards[item.card] for item in worn]
        effects = [line for card in cards for line in card["text"]]
        if outfit[0] is not None:
            for upgrade in outfit[0].upgrades:
                effects += self.cards[upgrade]["text"]
        ids = {line["id"] for line in effects}
        dodge = sum(card["dodge"] for card in cards)
        price = 0 if "ds-effect-ponderous" in ids else 1
        guard = Guard(
            totals(_sum(card["block"] for card in cards)),
            totals(_sum(card["resist"] for card in cards)),
            dodges(dodge),
            price if dodge else 0,
            False,
            self.both,
            BAR,
        )
        worn_down = sum([weight * guard.usual_loss(hit) for weight, hit in self.hits], 0.0)
        worn_down /= sum([weight for weight, _ in self.hits], 0.0)
        extra = sum([EFFECTS.get(id, 0.0) for id in sorted(ids)], 0.0)
        extra += sum([self.support(item) for item in outfit[1:] if item], 0.0)
        hands = [self.strikes(item) if item else (IDLE,) for item in outfit[1:]]
        best = [-9.0] * len(self.prey)
        for one, price in hands[0]:
            for other, cost in hands[1]:
                tired = log(worn_down + STRAIN * max(0.0, price + cost - 1.5) + 0.4)
                for kind, (a, b) in enumerate(zip(one, other, strict=True)):
                    both = a + 0.6 * b if a > b else b + 0.6 * a
                    best[kind] = max(best[kind], log(both + 0.05) - tired)
        race = sum([weight * one for (weight, *_), one in zip(self.prey, best, strict=True)], 0.0)
        return race / sum([weight for weight, *_ in self.prey], 0.0) + extra

    def strikes(self, item: Item) -> tuple[Blow, ...]:
        """What a hand card may strike in an activation, of each kind of prey, and for how much Stamina."""
        found = self._strikes.get(item)
        if found is None:
            found = self._strikes[item] = (IDLE, *self._options(item))
        return found

    def _options(self, item: Item) -> list[Blow]:
        found: list[Blow] = []
        effects = effects_of(self.cards, item)
        for option in self.cards[item.card]["options"]:
            words = option["text"]["args"]
            if not any(pool_of(option["dice"])):
                continue
            dice = _sum([option["dice"], *effects])
            mod = option["mod"] + sum(e["mod"] for e in effects)
            magic = words["magic"] == "yes" or any(e["magic"] == "yes" for e in effects)
            cost = max(0, option["stamina"] - sum(e["amount"] for e in effects))
            span = 4 if words["range"] == "infinite" else words["range"]
            worth = 1 + 0.08 * min(span, 3) - (0.05 if words["shaft"] == "yes" else 0.0)
            if words["node"] == "yes":
                worth *= 1.1
            if "yes" in (words["bleed"], words["poison"], words["frostbite"], words["stagger"]):
                worth *= 1.12
            blow = strike_worth(self.prey, dice, mod, magic, words["repeat"])
            found.append((tuple(worth * one for one in blow), cost))
        return found

    def support(self, item: Item) -> float:
        """What a card does for the party's bars."""
        best = 0.0
        for option in self.cards[item.card]["options"]:
            words = option["text"]["args"]
            if words["who"] != "none":
                gain = 0.06 * words["stamina"] + 0.12 * words["health"]
                best = max(best, min(0.3, gain - 0.05 * option["stamina"]))
        return best

    # ------------------------------------------------------------------ who wears what

    def usable(self, item: Item, stats: Stats) -> bool:
        return all(
            stats[stat] >= need
            for card in (item.card, *item.upgrades)
            for stat, need in self.cards[card]["needs"].items()
        )

    def together(self, left: Item | None, right: Item | None) -> bool:
        """DS-5: two hands, and a few shields that need none beside a two-handed weapon."""
        if left is None or right is None:
            return True
        hands = [self.cards[item.card]["hands"] for item in (left, right)]
        if sum(hands) <= 2:
            return True
        small = self.cards[(left if hands[0] < hands[1] else right).card]
        beside = any(line["id"] == "ds-effect-beside-two-hander" for line in small["text"])
        return sum(hands) == 3 and beside

    def best(self, now: Outfit, lying: Sequence[Item], stats: Stats) -> Outfit:
        """The best someone could wear out of what it has on and what lies in the inventory."""
        usable = tuple(sorted(item for item in set(lying) if self.usable(item, stats)))
        key = (now, usable, tuple(stats.values()))
        found = self._best.get(key)
        if found is not None:
            return found
        if len(self._best) > 5000:
            self._best.clear()
        best = now
        for armour in (i for i in usable if self.cards[i.card]["kind"] == "armour"):
            best = self.better(best, (armour, best[1], best[2]), 1e-6)
        # What is in hand comes first: among equals nothing is exchanged.
        hands = [item for item in now[1:] if item is not None]
        hands += [item for item in usable if self.cards[item.card]["hands"] > 0]
        hands.sort(key=lambda item: -max(sum(blow, 0.0) for blow, _ in self.strikes(item)))
        for i, one in enumerate(hands):
            best = self.better(best, (best[0], None, one), 1e-6)
            for other in hands[i + 1 :]:
                if self.together(one, other):
                    best = self.better(best, (best[0], other, one), 1e-6)
        for armour in (i for i in usable if self.cards[i.card]["kind"] == "armour"):
            best = self.better(best, (armour, best[1], best[2]), 1e-6)
        if self.power(best) < self.power(now) + ENOUGH:
            best = now
        self._best[key] = best
        return best

    def better(self, one: Outfit, other: Outfit, by: float) -> Outfit:
        return other if self.power(other) > self.power(one) + by else one

    def gain(self, now: Outfit, item: Item) -> float:
        """What a card more would bring someone who may use it."""
        armour, left, right = now
        if self.cards[item.card]["kind"] == "armour":
            ways: list[Outfit] = [(item, left, right)]
        elif self.cards[item.card]["hands"]:
            ways = [(armour, None, item)]
            ways += [(armour, other, item) for other in (left, right) if self.together(other, item)]
        else:
            ways = [with_upgrade(now, slot, item.card) for slot in self.slots(now, item.card)]
        return max((self.power(way) - self.power(now) for way in ways), default=0.0)

    def slots(self, outfit: Outfit, upgrade: str) -> list[int]:
        """Where in an outfit an upgrade could go (DS-6.1, DS-6.2)."""
        kind = self.cards[upgrade]["kind"]
        found = []
        for slot, item in enumerate(outfit):
            if item is None or (slot == 0) != (kind == "armour_upgrade"):
                continue
            if len(item.upgrades) < self.cards[item.card]["slots"]:
                found.append(slot)
        return found

    # ------------------------------------------------------------------ souls

    def price(self, hero: Json, item: Item, campaign: bool) -> tuple[int, str]:
        """The souls it takes until a character may use a card, and the stat to begin with (or 99)."""
        needs: dict[str, int] = {}
        for card in (item.card, *item.upgrades):
            for stat, need in self.cards[card]["needs"].items():
                needs[stat] = max(need, needs.get(stat, 0))
        costs = LEVEL_COSTS[campaign]
        whole, first = 0, ""
        for stat, need in needs.items():
            values = self.classes[hero["class"]]["stats"][stat]
            tier = hero["stats"][stat]["tier"]
            while values[tier] < need:
                if tier + 1 >= len(values) or tier >= len(costs):
                    return 99, ""
                whole += costs[tier]
                tier += 1
                first = first or stat
        return whole, first

    def lesson(self, table: Json) -> tuple[float, int, str]:
        """The level most worth having: (gain for each soul it takes to use something, hero, stat)."""
        best = (0.0, -1, "")
        campaign = table["mode"] == "campaign"
        lying = {item_of(seen) for seen in table["inventory"]}
        for hero in table["heroes"]:
            now = outfit_of(hero)
            for item in sorted(lying):
                price, stat = self.price(hero, item, campaign)
                if 0 < price < 99:
                    best = max(best, (self.gain(now, item) / price, hero["hero"], stat))
        return best

    def lottery(self, table: Json, lesson: float) -> float:
        """The gain for each soul of a treasure card nobody has seen yet, on average.

        What asks for more tiers counts as far as it beats spending the same souls on the best lesson.
        """
        campaign = table["mode"] == "campaign"
        held = {seen["card"] for seen in table["inventory"]}
        outfits = [(hero, outfit_of(hero)) for hero in table["heroes"]]
        for _, now in outfits:
            held |= {item.card for item in now if item}
        whole, count = 0.0, 0
        for card in self.cards.values():
            if card["set"] not in ("common", "class") or card["id"] in held:
                continue
            count += 1
            if card["kind"] == "ember":
                whole += 0.1
                continue
            item = Item(card["id"])
            best = 0.0
            for hero, now in outfits:
                price, _ = self.price(hero, item, campaign)
                if not price:
                    best = max(best, self.gain(now, item))
                elif price < 99:
                    best = max(best, LATER * (self.gain(now, item) - lesson * price))
            whole += best
        return whole / max(1, count) / float(table["buy_cost"])


def effects_of(cards: Json, item: Item) -> list[Json]:
    """What the upgrades of a card do to its actions; how heavy they are is no such thing."""
    lines = [line for upgrade in item.upgrades for line in cards[upgrade]["text"]]
    return [line["args"] for line in lines if line["id"] != "ds-effect-weight"]


@cache
def strike_worth(prey: Prey, dice: Pool, mod: int, magic: bool, repeat: int) -> tuple[float, ...]:
    """How much an attack takes of each kind of prey."""
    found: list[float] = []
    for _, block, resist, health in prey:
        armour = resist if magic else block
        harm = sum(
            [
                p * min(health, repeat * max(0, total + mod - armour))
                for total, p in enumerate(totals(dice))
            ],
            0.0,
        )
        found.append(harm / min(health, 3))
    return tuple(found)


def _sum(pools: Iterable[Json]) -> Pool:
    black = blue = orange = 0
    for pool in pools:
        black += pool["black"]
        blue += pool["blue"]
        orange += pool["orange"]
    return (black, blue, orange)


def item_of(seen: Json) -> Item:
    return Item(seen["card"], tuple(seen["upgrades"]))


def outfit_of(hero: Json) -> Outfit:
    armour, left, right = (
        item_of(hero[slot]) if hero[slot] else None for slot in ("armour", "left", "right")
    )
    return (armour, left, right)


def with_upgrade(outfit: Outfit, slot: int, upgrade: str) -> Outfit:
    items = list(outfit)
    item = items[slot]
    assert item is not None
    items[slot] = Item(item.card, (*item.upgrades, upgrade))
    return (items[0], items[1], items[2])


def stats_of(hero: Json) -> dict[str, int]:
    return {stat: line["value"] for stat, line in hero["stats"].items()}
