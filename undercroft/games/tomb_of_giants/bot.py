"""The bot between encounters: equipment, levels, Andre, events, and when to go back to the bonfire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.games.souls.bot import Camp, Option, View, first_of, is_about, target
from undercroft.games.souls.bot_party import Hits, Item, Outfitter, Prey, item_of, outfit_of
from undercroft.games.souls.gear import BLEED
from undercroft.games.souls.prospects import hit_of

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


class Delvers(Camp):
    """What one seat makes of the time between encounters."""

    def __init__(self, catalog: Mapping[str, Any]) -> None:
        super().__init__(catalog)
        self._outfitter = Outfitter(catalog, HITS, PREY, True)

    def _pick_bonfire(self, view: View, decision: View) -> str:
        table = view["table"]
        options = decision["options"]
        errand = first_of(options, "ember") or self._dress(table, options)
        if errand:
            return errand
        shop = first_of(options, "shop")
        if shop and table["souls"] > 0:
            return shop
        spend = self._lesson(table, options)
        if spend:
            return spend
        return self._way(options)

    def _lesson(self, table: View, options: Sequence[Option]) -> str | None:
        """TG-32: the level that unlocks most for its souls."""
        gain, hero, stat = self._outfitter.lesson(table)
        if gain > 0:
            for option in options:
                if option["kind"] == "level" and is_about(option, hero, stat):
                    return str(option["id"])
        return None

    @staticmethod
    def _way(options: Sequence[Option]) -> str:
        """As far on as a shortcut leads; for lost souls and for training from the beginning."""
        ways = [option for option in options if option["kind"] == "go"]
        return str(max(ways, key=lambda option: int(target(option, "space")))["id"])

    def _pick_prepare(self, view: View, decision: View) -> str:
        """TG-18.6: what makes somebody stronger."""
        options = decision["options"]
        errand = first_of(options, "ember") or self._dress(view["table"], options)
        return errand or str(first_of(options, "begin"))

    def _pick_onward(self, view: View, decision: View) -> str:
        table = view["table"]
        options = decision["options"]
        errand = first_of(options, "ember")
        if errand:
            return errand
        back = first_of(options, "return")
        if back and self._weary(table):
            return back
        return self._way(options)

    def _weary(self, table: View) -> bool:
        """Whether to rest: flasks are empty and a spark is to spare, or it costs nothing."""
        if table["free_return"]:
            return True
        heroes = table["heroes"]
        here, ahead = table["track"][table["at"]], table["track"][table["at"] + 1]
        empty = sum(not hero["estus"] for hero in heroes) / len(heroes)
        if here["level"] == 1 and ahead["level"] > 1 and table["sparks"] > SPARE:
            return True  # the first spaces pay again and again
        hard = ahead["boss"] is not None or ahead["level"] >= 2
        return bool(table["sparks"] > SPARE and hard and empty > 0.4)

    def _choose_card(self, view: View, decision: View, option: Option) -> float:
        """The easier one, and what it brings."""
        card = self._catalog["encounters"][target(option, "encounter")]
        players = len(view["table"]["heroes"])
        return self._ease(card, players)

    def _ease(self, card: View, players: int) -> float:
        foes = sum(
            [
                float(self._catalog["models"][model]["health"]) + 1.5
                for tile in card["tiles"]
                for group in tile["enemies"]
                for model in group
            ],
            0.0,
        )
        rewards = 0.0
        for reward in card["rewards"]:
            args = reward["args"]
            rewards += 0.2 * (args["flat"] + args["players"] * players)
            rewards += 1.0 if reward["id"] == "tg-reward-shortcut" else 0.0
        known = EASE.get(card["id"])
        if known is None:
            return rewards / 10 + 1.0 - foes / 25
        return rewards / 10 + known[min(players, len(known)) - 1] / 10

    def _purchase(self, view: View, decision: View, option: Option) -> float:
        """What somebody can use now or soon."""
        if option["kind"] == "leave":
            return 0.02
        table = view["table"]
        card = str(target(option, "card"))
        if self._catalog["cards"][card]["kind"] == "ember":
            return 0.15 if not all(hero["ember"] for hero in table["heroes"]) else 0.05
        return self._worth(table, Item(card))

    def _worth(self, table: View, item: Item) -> float:
        """What a card could bring somebody, less what the levels for it cost."""
        best = 0.0
        for hero in table["heroes"]:
            price, _ = self._outfitter.price(hero, item, False)
            if price < 99:
                gain = self._outfitter.gain(outfit_of(hero), item)
                best = max(best, gain / (1 + 0.15 * price))
        return best

    def _put_under(self, view: View, decision: View, option: Option) -> float:
        return float(option["kind"] == "done")

    def _unearth(self, view: View, decision: View, option: Option) -> float:
        return self._purchase(view, decision, option)

    def _reforge(self, view: View, decision: View, option: Option) -> float:
        """A soul for what nobody will use."""
        if option["kind"] == "done":
            return 0.0
        table = view["table"]
        item = item_of(table["inventory"][int(target(option, "inventory"))])
        if self._catalog["cards"][item.card]["kind"] == "ember":
            return -1.0
        return 0.03 - self._worth(table, item)

    def _offering(self, view: View, decision: View, option: Option) -> float:
        return float(option["kind"] == "done")

    def _rekindle(self, view: View, decision: View, option: Option) -> float:
        return float(option["kind"] == "done")

    def _boon(self, view: View, decision: View, option: Option) -> float:
        if option["kind"] == "no":
            return 0.0
        _, hero, stat = self._outfitter.lesson(view["table"])
        if is_about(option, hero, stat):
            return 99.0
        line = view["table"]["heroes"][int(target(option, "hero"))]["stats"][target(option, "stat")]
        return float(line["value"] + 3 * line["tier"])

    def _supplies(self, view: View, decision: View, option: Option) -> float:
        hero = view["table"]["heroes"][int(target(option, "hero"))]
        return 3.0 * (not hero["estus"]) + (not hero["heroic"]) + (not hero["luck"])

    def _hold_event(self, view: View, decision: View, option: Option) -> float:
        """Whoever is hit most often."""
        return float(view["table"]["heroes"][int(target(option, "hero"))]["taunt"])

    def _put_back(self, view: View, decision: View, option: Option) -> float:
        """Good cards on top, bad ones under the deck."""
        kind, id = option["targets"][0]
        top = 1.0 if option["kind"] == "top" else -1.0
        if kind == "event":
            return top * (1.0 if self._catalog["events"][id]["kind"] != "rendezvous" else -1.0)
        if kind == "card":
            return top * (self._worth(view["table"], Item(id)) - 0.05)
        players = len(view["table"]["heroes"])
        return top * (self._ease(self._catalog["encounters"][id], players) - 0.6)

    def _use_ember(self, view: View, decision: View, option: Option) -> float:
        if option["kind"] == "keep":
            return -99.0
        return -self._sturdiest(view, decision, option)
