"""What attacks to come leave of a character: each met in the best way, and how good what is left is."""

from __future__ import annotations

from math import exp
from typing import Final

from .gear import BLEED, POISON
from .odds import Odds

Tiring = tuple[int, int]
"""From how much on a block of a blow costs Stamina, and how much of it."""
NOT_TIRING: Final = (0, 0)
DEADLY: Final = 99
"""What nobody survives."""

# How the rest of a fight is judged: what a full flask and a ready token stand for in boxes of the bar, how
# many boxes are needed to feel safe, and how fast confidence grows with every box more.
FLASK: Final = 8.0
TOKEN: Final = 0.8
SAFE: Final = 1.5
STEEP: Final = 8
"""How many boxes more make confidence grow by a step, where nobody says otherwise; in halves."""
# How widely damage scatters while one waits for one's turn: at least, and for each box expected.
LUMPS: Final = 0.8
LUMPY: Final = 0.25
MOST_TABLES: Final = 5_000


class Hit:
    """An attack to come. Those that are alike are one (`hit_of`): what comes of them is looked up by them."""

    __slots__ = ("bleeds", "damage", "difficulty", "magic", "poisons", "tiring")

    def __init__(
        self, damage: int, magic: bool, difficulty: int, conditions: int, tiring: Tiring
    ) -> None:
        self.damage = damage
        self.magic = magic
        self.difficulty = difficulty
        self.bleeds: bool = bool(conditions & BLEED)
        self.poisons: bool = bool(conditions & POISON)
        self.tiring = tiring


_hits: dict[tuple[int, bool, int, int, Tiring], Hit] = {}


def hit_of(
    damage: int, magic: bool, difficulty: int, conditions: int = 0, tiring: Tiring = NOT_TIRING
) -> Hit:
    """The attack of this strength; its conditions count in the second box alone."""
    damage, difficulty = min(damage, DEADLY), min(max(difficulty, 0), DEADLY)
    key = (damage, magic, difficulty, conditions, tiring)
    found = _hits.get(key)
    if found is None:
        found = _hits[key] = Hit(damage, magic, difficulty, conditions, tiring)
    return found


class Guard:
    """What a character defends itself with, and what has been worked out about it."""

    __slots__ = (
        "_losses",
        "_outcomes",
        "_tables",
        "away",
        "bar",
        "block",
        "both",
        "ember",
        "price",
        "resist",
    )

    def __init__(
        self, block: Odds, resist: Odds, away: Odds, price: int, ember: bool, both: bool, bar: int
    ) -> None:
        self.block = block
        self.resist = resist
        self.away = away
        """How likely so many dodges are."""
        self.price = price
        """The Stamina of a dodge; 0 if it cannot dodge."""
        self.ember = ember
        self.both = both
        """Whether all dice are one roll (TG-29.3)."""
        self.bar = bar
        """The cubes that kill."""
        self._losses: dict[Hit, list[list[tuple[int, float]]]] = {}
        self._outcomes: dict[tuple[Hit, bool], list[tuple[int, bool, float]]] = {}
        self._tables: dict[tuple[tuple[Hit, ...], int, int, bool, int], tuple[float, ...]] = {}

    def evades(self, difficulty: int) -> float:
        found = 0.0
        for dodges in range(difficulty, len(self.away)):
            found += self.away[dodges]
        return found

    def outcomes(self, hit: Hit, bleeding: bool) -> list[tuple[int, bool, float]]:
        """One roll of all dice: (boxes lost, whether one bleeds then, chance) (TG-29.5-29.9)."""
        made = self._outcomes.get((hit, bleeding))
        if made is not None:
            return made
        away = self.evades(hit.difficulty)
        found: dict[tuple[int, bool], float] = {(0, bleeding): away}
        odds = self.resist if hit.magic else self.block
        for total in range(len(odds)):
            left = max(0, hit.damage - total)
            if self.ember and left >= 3:
                left -= 1
            still = bleeding and not left
            if left and bleeding:
                left += 2  # TG-25.4
            if hit.poisons:
                left += 1  # TG-25.5: at the end of the turn
            key = (left, still or hit.bleeds)
            found[key] = found.get(key, 0.0) + odds[total] * (1.0 - away)
        made = [(lost, bleeds, chance) for (lost, bleeds), chance in found.items()]
        self._outcomes[hit, bleeding] = made
        return made

    def losses(self, hit: Hit) -> list[list[tuple[int, float]]]:
        """The ways to meet an attack: each a list of (boxes lost, chance). First to block, then to dodge."""
        made = self._losses.get(hit)
        if made is not None:
            return made
        if self.both:
            # A wound that bleeds is half of what it will cost some day.
            made = [[(lost + bleeds, chance) for lost, bleeds, chance in self.outcomes(hit, False)]]
            self._losses[hit] = made
            return made
        damage = hit.damage
        least, stamina = hit.tiring
        blocked: dict[int, float] = {}
        odds = self.resist if hit.magic else self.block
        for total in range(len(odds)):
            left = max(0, damage - total)
            if self.ember and left >= 3:
                left -= 1  # DS-8.3
            if stamina and not hit.magic and total >= least:
                left += stamina
            blocked[left] = blocked.get(left, 0.0) + odds[total]
        made = [list(blocked.items())]
        away = self.evades(hit.difficulty)
        if self.price and away:
            full = damage - 1 if self.ember and damage >= 3 else damage
            made.append([(self.price, away), (self.price + full, 1.0 - away)])
        self._losses[hit] = made
        return made

    def usual_loss(self, hit: Hit) -> float:
        """What an attack costs on average, met in the better way."""
        best = 99.0
        for way in self.losses(hit):
            whole = 0.0
            for lost, chance in way:
                whole += lost * chance
            best = min(best, whole)
        return best

    def prospects(
        self,
        hits: tuple[Hit, ...],
        bonus: int,
        wait: int,
        bleeding: bool = False,
        steep: int = STEEP,
    ) -> tuple[float, ...]:
        """How good each number of free boxes is before these attacks, each met in the best way.

        `bonus` is what the character can count on beyond its bar, less what the fight will still cost it;
        `wait` is what it must live through before its turn comes and it can drink or run; `steep` is how many
        boxes make a difference. All in halves.
        """
        key = (hits, bonus, wait, bleeding, steep)
        found = self._tables.get(key)
        if found is None:
            if len(self._tables) > MOST_TABLES:
                self._tables.clear()
            if hits and self.both:
                table = self.rolled_away(hits, bonus, wait, bleeding, steep)
            elif hits:
                table = self.met(hits, bonus, wait, steep)
            else:
                table = self.left(bonus - 2 * bleeding, wait, steep)
            found = self._tables[key] = tuple(table)
        return found

    def rolled_away(
        self, hits: tuple[Hit, ...], bonus: int, wait: int, bleeding: bool, steep: int
    ) -> list[float]:
        ways = self.outcomes(hits[0], bleeding)
        dry = self.prospects(hits[1:], bonus, wait, False, steep)
        wet = self.prospects(hits[1:], bonus, wait, True, steep)
        table = [0.0]
        for free in range(1, self.bar + 1):
            value = 0.0
            for lost, bleeds, chance in ways:
                if lost < free:
                    value += (wet if bleeds else dry)[free - lost] * chance
            table.append(value)
        return table

    def met(self, hits: tuple[Hit, ...], bonus: int, wait: int, steep: int) -> list[float]:
        after = self.prospects(hits[1:], bonus, wait, False, steep)
        ways = self.losses(hits[0])
        table = [0.0]
        for free in range(1, self.bar + 1):
            best = 0.0
            for way in ways:
                value = 0.0
                for lost, chance in way:
                    if lost < free:
                        value += after[free - lost] * chance
                best = max(best, value)
            table.append(best)
        return table

    def left(self, more: int, wait: int, steep: int) -> list[float]:
        table = [0.0]
        for free in range(1, self.bar + 1):
            lives = 1.0
            if wait:
                lives = sure((free - wait / 2.0 - 0.5) / (LUMPS + LUMPY * wait / 2.0))
            table.append(lives * sure((2 * (free - SAFE) + more) / steep))
        return table


def sure(x: float) -> float:
    return 1.0 / (1.0 + exp(min(60.0, -x)))
