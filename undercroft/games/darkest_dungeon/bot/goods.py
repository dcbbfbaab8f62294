"""What the bot makes of dice, Gold and Trinkets, and how it sees its party."""

from __future__ import annotations

from typing import Final

from .reading import Option, View, target, target_hero
from .training import Trainer

# When the party has had enough.
WEAK: Final = 0.45  # of all Life
NEARLY_DEAD: Final = 0.1  # of one hero's Life
SHATTERED: Final = 8  # Stress of one hero
FAILING: Final = 6  # the same of one whose heart can give out
# How many dice of each side a party likes to have.
LIKED: Final = {"torch": 3.0, "food": 3.0, "tool": 3.0, "bandage": 1.5, "potion": 1.5}
LIKED_IN_BATTLE: Final = {"torch": 0.5, "food": 3.0, "tool": 0.0, "bandage": 3.2, "potion": 2.0}
# Trinkets.
TRINKETS: Final = {
    "add_acc": 1.6, "add_crit": 1.4, "add_damage": 3.5, "add_dodge": 2.2, "half": 4.0,
    "add_action": 7.0, "stress": 1.1, "heal": 0.6, "add_heal": 2.0, "more_healing": 2.0,
    "spare": 1.0, "ignore_die": 2.0, "provision": 1.5, "remove": 2.5, "bleed": 3.0, "blight": 3.0,
    "stun": 4.0, "debuff": 1.5, "refuse": 0.5,
}  # fmt: skip
STANCE_BOUND: Final = 0.6  # a Trinket for one Stance only
SOLD: Final = 0.9  # of a hero's Life: who has lost more eats what is left; else Gold heals better
ACCEPTED: Final = 0.5  # how much better a Trinket must be than the one it replaces


class Keeper(Trainer):
    """What the party has, and what it still needs."""

    # ------------------------------------------------------------------ how the party is

    @staticmethod
    def _party(table: View) -> list[View]:
        return [table["heroes"][number] for number in table["party"]]

    def _health(self, table: View) -> float:
        party = self._party(table)
        life = sum(hero["life"] for hero in party)
        return float(1 - sum(hero["wounds"] for hero in party) / max(1, life))

    def _worst(self, table: View) -> float:
        return min((1 - hero["wounds"] / hero["life"] for hero in self._party(table)), default=0.0)

    def _stress(self, table: View) -> int:
        return max((int(hero["stress"]) for hero in self._party(table)), default=0)

    def _weak(self, table: View) -> bool:
        """Whether another battle might be the last."""
        if self._health(table) < WEAK or self._worst(table) < NEARLY_DEAD:
            return True
        # The first 10 Stress only test Resolve; the next 10 kill.
        return any(
            hero["stress"] >= FAILING for hero in self._party(table) if hero["mood"] or hero["red"]
        )

    def _reserved(self, table: View) -> dict[str, int]:
        """Dice the Quest itself needs."""
        dungeon = table["dungeon"]
        if dungeon is None:
            return {}
        quest = self.lore.quests[dungeon["quest"]]
        left = max(0, 3 - int(dungeon["progress"]))
        if quest["counts"] == "lit":
            return {"torch": left}
        if quest["camps"]:
            tools = min(left, table["stores"]["tool"])
            return {"tool": tools, "torch": left - tools}
        if quest["task"] and quest["task"]["pays"]:
            return {quest["task"]["pays"]: left}
        return {}

    def _spare(self, table: View, side: str) -> bool:
        """Whether there is a die of this side for anything but the Quest."""
        return int(table["stores"][side]) > self._reserved(table).get(side, 0)

    # ------------------------------------------------------------------ dice, loot, gold

    def _liking(self, table: View, side: str, more: int = 0) -> float:
        """How much a party would like another die of this side."""
        single = table["mode"] in ("battle", "boss") or (
            table["act"] >= 4 and table["dungeon"] is None
        )
        liked = (LIKED_IN_BATTLE if single else LIKED)[side]
        have = int(table["stores"][side]) + more + int(table["rolled"].count(side))
        return liked + self._reserved(table).get(side, 0) - have

    def _rate_turn_wild(self, view: View, decision: View, option: Option) -> float:
        return self._liking(view["table"], target(option, "side"))

    def _rate_squander(self, view: View, decision: View, option: Option) -> float:
        return -self._liking(view["table"], target(option, "side"))

    def _rate_turn_die(self, view: View, decision: View, option: Option) -> float:
        if option["kind"] == "keep":
            return 1.0
        table = view["table"]
        old = table["rolled"][target(option, "die")]
        return self._liking(table, target(option, "side")) - self._liking(table, old, -1)

    def _rate_loot_choice(self, view: View, decision: View, option: Option) -> float:
        gold = view["table"]["mode"] == "campaign"
        dungeon = view["table"]["dungeon"]
        if dungeon is not None and self.lore.quests[dungeon["quest"]]["counts"] == "gold":
            gold = True
        return 1.0 if (option["kind"] == "gold") == gold else 0.0

    def _rate_leftovers(self, view: View, decision: View, option: Option) -> float:
        """What is left is eaten by those who need it; the rest is Gold."""
        kind = option["kind"]
        if kind == "done" or view["table"]["mode"] != "campaign":
            return SOLD if kind == "done" else 0.0
        hero = target_hero(view, option)
        if kind == "potion-stress":
            return 0.2 * float(hero["stress"])
        return float(hero["wounds"]) / float(hero["life"])

    def _rate_give_gold(self, view: View, decision: View, option: Option) -> float:
        return float(option["outcome"]["xp"])

    def _rate_foresight(self, view: View, decision: View, option: Option) -> float:
        tile = self.lore.tiles[view["table"]["dungeon"]["tile"]]
        node = int(target(option, "node"))
        near = -0.1 * tile.distance[tile.start][node]
        return near + (1.0 if node in tile.marked else 0.0)

    # ------------------------------------------------------------------ Trinkets

    def trinket_worth(self, card: str, stance: str | None = None) -> float:
        """What a Trinket is worth to a hero who stands there."""
        best = 0.0
        for way in self.lore.trinkets[card][0]:
            value = 0.0
            for effect in way.effects:
                each = TRINKETS.get(effect.op, 0.3)
                if effect.op in ("add_acc", "add_crit", "add_dodge", "stress", "heal"):
                    each *= min(6, abs(effect.amount))
                value += each
            if way.stance is not None:
                value *= 1.0 if way.stance == stance else STANCE_BOUND * (stance is None)
            best = max(best, value)
        return best

    def _rate_gain_trinket(self, view: View, decision: View, option: Option) -> float:
        kind = option["kind"]
        if kind in ("discard", "refuse", "pass"):
            return 0.2
        card = view["table"]["found"]
        hero = target_hero(view, option)
        value = self.trinket_worth(card, hero["stance"])
        if kind == "offer":
            least = min(self.trinket_worth(one["card"], hero["stance"]) for one in hero["trinkets"])
            value -= least + ACCEPTED
        if kind == "swap":
            old = target(option, "trinket")
            value -= self.trinket_worth(old, hero["stance"]) + ACCEPTED
        return value

    def _rate_drop_trinket(self, view: View, decision: View, option: Option) -> float:
        return -self.trinket_worth(target(option, "trinket"))
