"""How the bot spends its days in the hamlet, and its Gold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from .goods import Keeper
from .lore import Effect, effects_of
from .reading import Option, View, asked_hero, of_kind, sure_id, target, target_hero

# Days.
GOLD: Final = 0.5  # a piece of Gold, where there is enough of it
SCARCE: Final = ((8, 2.0), (18, 1.0))  # what it is worth while there is no more than so much
TREATED: Final = 1.2  # a Wound healed in the hamlet
CALMED: Final = 1.4  # a Stress recovered there
NO_RETURN: Final = 1.5  # so much more a Wound healed is worth before a Quest that nobody leaves
TESTED: Final = 20.0  # Resolve tested before the Quest has begun: the next 10 Stress kill
CURE: Final = 3.0
BAD_QUIRK: Final = 2.5
DIE: Final = 1.2
LASTING: Final = 6.0  # what a lesson adds to each turn from now on
FORGED: Final = 1.6  # what the Blacksmith adds to each turn of one Quest
TRINKET: Final = 3.0
RESERVE: Final = 40  # Gold kept for the sick
SPARE_GOLD: Final = 20  # a Trinket may be bought
SMITHS: Final = (
    5  # the same where the Blacksmith is to be better, who asks little and helps with every Quest
)
LIVES: Final = 8  # and where few could come instead of the dead
FORGES: Final = (2, 3, 3)  # the level of a Skill from the Blacksmith, by his own (DD-34.29–34.31)
# How much of what a Quest counts a party brings home, as simulations tell.
PROMISING: Final = {"camp": 6.0, "gold": 3.0, "curio": 3.0, "objective": 2.5, "lit": 0.0}
QUESTS: Final = 2  # before each Boss (DD-4.8)
BOSSES_ONLY: Final = 4  # the act in which every Quest is a Boss's
BUILDINGS: Final = ("blacksmith", "stagecoach", "sanitarium", "tavern", "survivalist", "abbey")


class Steward(Keeper):
    """What is to be decided between two Quests."""

    # ------------------------------------------------------------------ days

    def _pick_visit(self, view: View, decision: View) -> str:
        """What is best for all who still choose today: a building has room for one."""
        table = view["table"]
        hero = asked_hero(view, decision)
        options = decision["options"]
        build = self._builds(table, options)
        if build:
            return build
        visits = {str(target(one, "building")): one for one in of_kind(options, "visit")}
        skills = of_kind(options, "hamlet-skill")
        mine = [self._visit_worth(table, hero, building) for building in visits]
        others = [
            Day(
                {building: self._visit_worth(table, one, building) for building in visits},
                max([0.0, *self._skills_worth(table, one)]),
            )
            for one in self._waiting(table, hero)
        ]
        rest = best_day(others, visits)
        best, most = sure_id(options, "pass"), rest + 0.05
        for option in skills:
            value = self._hamlet_skill_worth(table, hero, target(option, "hamlet_skill")) + rest
            if value > most:
                best, most = str(option["id"]), value
        for (building, option), worth in zip(visits.items(), mine, strict=True):
            value = worth + best_day(others, visits, building)
            if worth > 0.0 and value > most:
                best, most = str(option["id"]), value
        return best

    def _skills_worth(self, table: View, hero: View) -> list[float]:
        """What his Hamlet Skills would bring; one that can be used once may have been."""
        return [
            self._hamlet_skill_worth(table, hero, card["id"])
            for card in self.lore.heroes[hero["kind"]]["hamlet"]
            if not card["ends_day"]
        ]

    @staticmethod
    def _waiting(table: View, hero: View) -> list[View]:
        """Those who will still choose today."""
        guests = table["hamlet"]["guests"]
        return [
            table["heroes"][number]
            for number in table["party"]
            if number != hero["hero"] and number < len(guests) and guests[number] is None
        ]

    def _visit_worth(self, table: View, hero: View, building: str) -> float:
        """The best a building has for this hero."""
        card = self.lore.buildings[building]
        level = int(table["hamlet"]["buildings"][building])
        gold = int(table["gold"])
        price = price_of_gold(gold)
        if building == "guild":
            return LASTING * self._lessons(hero, gold, int(table["level"]))
        if building == "blacksmith":
            return FORGED * self._forged(hero, FORGES[level - 1]) - price if gold else 0.0
        if building == "nomad_wagon":
            free = hero["trinket_slots"] - len(hero["trinkets"])
            return TRINKET - GOLD if free > 0 and gold >= SPARE_GOLD else 0.0
        best = 0.0
        for service in card["levels"][level - 1]:
            if service["gold"] <= gold:
                best = max(
                    best,
                    self._service_worth(table, hero, effects_of(service["effects"]))
                    - price * service["gold"],
                )
        return best

    def _forged(self, hero: View, rank: int) -> float:
        """The most that one of his Skills gains at the Blacksmith's."""
        best = 0.0
        for entry in self.lore.heroes[hero["kind"]]["families"]:
            now = self.lore.skills[entry["levels"][hero["ranks"][entry["id"]] - 1]]
            if now.id in hero["skills"] and hero["ranks"][entry["id"]] < rank:
                then = self.lore.skills[entry["levels"][rank - 1]]
                best = max(best, self.skill_worth(then) - self.skill_worth(now))
        return best

    def _service_worth(self, table: View, hero: View, effects: list[Effect]) -> float:
        """What a service does for a hero."""
        value = 0.0
        for effect in effects:
            served = SERVICES.get(effect.op)
            if served is not None:
                amount = effect.amount
                if effect.per == "hero_level":
                    amount *= int(hero["level"])
                value += served(self, table, hero, amount)
        return value

    def _healed(self, table: View, hero: View, amount: int) -> float:
        each = TREATED * (NO_RETURN if no_return(table) else 1.0)
        badly = hero["wounds"] > hero["life"] / 2
        return each * float(min(amount, hero["wounds"])) + (1.0 if badly else 0.0)

    def _calmed(self, table: View, hero: View, amount: int) -> float:
        """Below 0 it is recovered, else suffered."""
        calmed = min(-amount, hero["stress"]) if amount < 0 else -amount
        value = CALMED * calmed + (1.5 if hero["stress"] >= 6 and amount < 0 else 0.0)
        return value - (TESTED if hero["stress"] + amount >= 10 else 0.0)

    def _cured(self, table: View, hero: View, amount: int) -> float:
        return CURE if hero["disease"] else 0.0

    def _unlearnt(self, table: View, hero: View, amount: int) -> float:
        bad = sum(1 for quirk in hero["quirks"] if quirk in self.lore.negative)
        return BAD_QUIRK * min(amount, bad) + (2.0 if bad >= 3 else 0.0)

    def _quirky(self, table: View, hero: View, amount: int) -> float:
        return 1.8 if len(hero["quirks"]) < 3 else 0.3

    def _supplied(self, table: View, hero: View, amount: int) -> float:
        return DIE * amount * int(table["level"])

    def _virtuous(self, table: View, hero: View, amount: int) -> float:
        return -3.0  # a Virtue that cannot be tested again: the next 10 Stress kill

    def _enriched(self, table: View, hero: View, amount: int) -> float:
        return 2.0

    def _ready(self, table: View, hero: View, amount: int) -> float:
        return 0.4

    def _forewarned(self, table: View, hero: View, amount: int) -> float:
        return 0.8

    def _weakened(self, table: View, hero: View, amount: int) -> float:
        return -1.0

    def _rate_service(self, view: View, decision: View, option: Option) -> float:
        if option["kind"] == "done":
            return 0.0
        table, hero = view["table"], asked_hero(view, decision)
        outcome = option["outcome"]
        worth = self._service_worth(table, hero, effects_of(outcome.get("effects", ())))
        return worth + price_of_gold(int(table["gold"])) * float(outcome["gold"])

    def _hamlet_skill_worth(self, table: View, hero: View, skill: str) -> float:
        """A Hamlet Skill for himself, for all, or for whoever needs it most."""
        cards = self.lore.heroes[hero["kind"]]["hamlet"]
        card = next(card for card in cards if card["id"] == skill)
        value = 0.0
        party = [table["heroes"][number] for number in table["party"]]
        for lines, chosen in ((card["own"], False), (card["effects"], card["chooses"])):
            for effect in effects_of(lines):
                if effect.who == "all_heroes":
                    value += sum([self._service_worth(table, one, [effect]) for one in party], 0.0)
                elif chosen:
                    value += max(self._service_worth(table, one, [effect]) for one in party)
                else:
                    value += self._service_worth(table, hero, [effect])
        if card["ends_day"]:
            value -= 2.0 * len(self._waiting(table, hero))
        return value - 0.3

    def _rate_skill_target(self, view: View, decision: View, option: Option) -> float:
        """Whoever gains most by the Skill of his that is for one."""
        cards = self.lore.heroes[asked_hero(view, decision)["kind"]]["hamlet"]
        lines = next(card["effects"] for card in cards if card["chooses"])
        return self._service_worth(view["table"], target_hero(view, option), effects_of(lines))

    def _rate_choose_hero(self, view: View, decision: View, option: Option) -> float:
        hero = target_hero(view, option)
        return float(5.0 * bool(hero["disease"]) + hero["wounds"] / hero["life"])

    def _rate_feast(self, view: View, decision: View, option: Option) -> float:
        hero = asked_hero(view, decision)
        hurt = float(hero["wounds"]) / hero["life"]
        return hurt if option["kind"] == "life" else 0.1 * float(hero["stress"])

    # ------------------------------------------------------------------ gold

    def _builds(self, table: View, options: Iterable[Option]) -> str | None:
        """Another Waiting Hero when none is left; the Blacksmith; then more of them, and what heals."""
        gold = int(table["gold"])
        wanted = list(BUILDINGS)
        if not table["waiting"]:
            wanted.remove("stagecoach")
            wanted.insert(0, "stagecoach")
        upgrades = {target(option, "building"): option for option in of_kind(options, "upgrade")}
        for building in wanted:
            price = int(self.lore.buildings[building]["upgrade"])
            keep = self._kept(table, building)
            refused = building in table["hamlet"]["refused"]
            if building in upgrades and gold >= price + keep and not refused:
                return str(upgrades[building]["id"])
        return None

    @staticmethod
    def _kept(table: View, building: str) -> int:
        """The Gold that stays in the purse when something is built."""
        if building == "stagecoach":
            return LIVES if table["waiting"] else 2
        if building == "blacksmith" and table["hamlet"]["buildings"][building] == 1:
            return SMITHS
        return RESERVE

    def _pick_propose(self, view: View, decision: View) -> str:
        """Another's wish to build: yes, if the sick can still be paid for."""
        table = view["table"]
        price = int(table["hamlet"]["proposed"]["gold"])
        urgent = decision["subject"][1] == "stagecoach" and table["waiting"] == 0
        agrees = urgent or not price or int(table["gold"]) - price >= RESERVE // 2
        return sure_id(decision["options"], "yes" if agrees else "no")

    def _pick_prepare(self, view: View, decision: View) -> str:
        table = view["table"]
        options = decision["options"]
        found = self._swap(table, options) or self._builds(table, options)
        return found or sure_id(options, "depart")

    def _rate_free_build(self, view: View, decision: View, option: Option) -> float:
        if option["kind"] == "done":
            return 0.0
        building = target(option, "building")
        if building in view["table"]["hamlet"]["refused"]:
            return -1.0
        if building == "stagecoach" and view["table"]["waiting"] <= 1:
            return 20.0
        return 10.0 - BUILDINGS.index(building) if building in BUILDINGS else 0.0

    def _rate_trade(self, view: View, decision: View, option: Option) -> float:
        """A Trinket for an empty place, if there is Gold to spare."""
        if option["kind"] == "done":
            return 0.0
        table, hero = view["table"], asked_hero(view, decision)
        worth = self.trinket_worth(target(option, "trinket"), hero["stance"])
        price = GOLD * abs(int(option["outcome"]["gold"]))
        if option["kind"] == "buy":
            return worth - price if table["gold"] >= SPARE_GOLD else -1.0
        return price - 1.5 * worth

    # ------------------------------------------------------------------ Quirks and Quests

    def _rate_lose_quirk(self, view: View, decision: View, option: Option) -> float:
        """Bad ones go, good ones stay."""
        if option["kind"] == "keep":
            return 0.5
        return 1.0 if target(option, "quirk") in self.lore.negative else 0.0

    def _rate_swap_quirk(self, view: View, decision: View, option: Option) -> float:
        return 1.0 if option["kind"] == "let-go" else 0.0

    def _rate_choose_quest(self, view: View, decision: View, option: Option) -> float:
        """Easy Experience: much rest, no battles that must be won in a certain way."""
        quest = self.lore.quests[target(option, "quest")]
        tokens = quest["tokens"]
        value = 0.25 * float(quest["rest"])
        value += PROMISING.get(quest["counts"], 1.5)
        value -= 0.5 * float(tokens.get("trap", 0)) + 0.3 * float(tokens.get("dark", 0))
        value += float(tokens.get("treasure", 0))
        if quest["task"]:
            value -= 2.0
        if quest["spawn"]:
            value -= 1.0
        return value


SERVICES: Final[dict[str, Callable[[Steward, View, View, int], float]]] = {
    "heal": Steward._healed,
    "stress": Steward._calmed,
    "cure": Steward._cured,
    "unlearn": Steward._unlearnt,
    "quirk": Steward._quirky,
    "order_dice": Steward._supplied,
    "virtue": Steward._virtuous,
    "loot": Steward._enriched,
    "buff": Steward._ready,
    "protection": Steward._ready,
    "foresee": Steward._forewarned,
    "debuff": Steward._weakened,
}
"""By the verb: what a service, or a Hamlet Skill, does for a hero."""


def price_of_gold(gold: int) -> float:
    """What a piece of Gold is worth, while there is so much."""
    for most, price in SCARCE:
        if gold <= most:
            return price
    return GOLD


def no_return(table: View) -> bool:
    """Whether the next Quest is a Boss's: the party stays until it is dead (DD-31.6)."""
    return bool(table["act"] >= BOSSES_ONLY or table["quest_count"] >= QUESTS)


class Day(NamedTuple):
    """What a hero could do with it: the worth of each building to him, and of his own Skills."""

    visits: dict[str, float]
    otherwise: float


def best_day(days: list[Day], buildings: Iterable[str], taken: str | None = None) -> float:
    """What heroes make of a day, one in a building at the most (DD-33.16)."""
    left = [building for building in buildings if building != taken]
    if not days:
        return 0.0
    first, *others = days
    best = first.otherwise + best_day(others, left)
    for building in left:
        if first.visits[building] > first.otherwise:
            best = max(best, first.visits[building] + best_day(others, left, building))
    return best
