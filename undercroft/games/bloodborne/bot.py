"""`greedy`: weighs each card by the Blood it should bring, the risk of dying and what is at stake.

It knows what a player at the table knows: the view, the catalogue of cards, and the exact odds of the
Monster's die. It does not guess at single rivals; it takes them for average ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import islice
from random import Random
from typing import Any

View = Mapping[str, Any]

# How much an average rival takes from the Monster in Step 3 and in Step 5, if not dreaming.
RIVAL_INSTANT = 0.25
RIVAL_ATTACK = 1.25
FIGHTS = 0.66
"""How often an average rival fights."""

UPGRADE = 1.6
"""What a new card is worth, in Blood, early in the game."""


@cache
def attack_odds(faces: tuple[str, ...], most: int = 14) -> tuple[float, ...]:
    """The chance of each total of the Monster's attack, combos included; the last entry is "or more"."""
    odds = [0.0] * (most + 1)
    rolling = {0: 1.0}
    while sum(rolling.values()) > 1e-9:
        again: dict[int, float] = {}
        for total, p in rolling.items():
            for face in faces:
                sum_ = min(total + int(face[0]), most)
                if face[-1] == "+":
                    again[sum_] = again.get(sum_, 0.0) + p / len(faces)
                else:
                    odds[sum_] += p / len(faces)
        rolling = again
    return tuple(odds)


class Greedy:
    """One seat's judgement. No memory: every answer follows from the view alone."""

    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        self._cards: Mapping[str, Any] = catalog["cards"]
        self._enemies: Mapping[str, Any] = catalog["enemies"]
        self._dice: Mapping[str, Any] = catalog["dice"]
        self._track: Mapping[str, Any] = catalog["track"]
        self._random = Random(str(seed))  # noqa: S311 (ties only)

    def choose(self, view: View) -> tuple[str, str]:
        decision = view["decisions"][0]
        judges = {
            "choose": self._value_of_card,
            "transform": self._value_of_card,
            "upgrade": self._worth,
            "reclaim": self._worth,
            "remove": lambda view, id: -self._worth(view, id),
            "target": self._value_of_target,
        }
        judge = judges.get(decision["kind"], self._no_opinion)
        best = max(
            decision["options"],
            key=lambda option: (judge(view, _subject(option)), self._random.random()),
        )
        return decision["id"], best["id"]

    def _no_opinion(self, view: View, subject: str) -> float:
        """Any answer will do."""
        return 0.0

    # ------------------------------------------------------------------ cards

    def _worth(self, view: View, id: str) -> float:
        """How good a card is to own."""
        card = self._cards[id]
        if card["timing"] == "transform":
            return 1.2
        if card["timing"] == "dream":
            return 9.0
        quick = 0.35 if card["timing"] == "instant" else 0.0
        return float(card["damage"]) + quick + 0.3 * (len(card["text"]) - 1)

    def _value_of_card(self, view: View, id: str) -> float:
        table = view["table"]
        me = table["hunters"][view["seat"]]
        card = self._cards[id]
        monster = table["monster"]
        odds = attack_odds(tuple(self._dice[monster["die"]])) if monster else (1.0,)
        last_fight = table["final_fight"]
        if card["timing"] == "dream":
            return self._value_of_dream(view, me, odds, last_fight)
        if card["timing"] == "transform":
            # The best Weapon still in hand, chosen with open eyes.
            weapons = [c for c in table["me"]["hand"] if self._cards[c]["type"] != "utility"]
            best = max((self._value_of_card(view, c) for c in weapons), default=-9.0)
            return best - 0.35
        gain, kills = self._gain(view, table, me, card)
        guard = self._guard(card)
        death = self._death(odds, me["health"], guard, False)
        if card["timing"] == "instant" and gain >= (monster["echoes"] if monster else 0):
            death = 0.0  # it dies before it strikes
        stake = me["collected"] + (gain if card["timing"] == "instant" else 0.0)
        value: float = kills * self._trophy_value(me, monster)
        value += gain * (1.0 - (death if card["timing"] == "attack" else 0.0))
        value -= death * (stake - 1.0)
        if id == "blood_vial":
            value += 0.25 * (me["max_health"] - me["health"])
        # A card played is gone until the next Dream: strong ones are for where they count.
        if not last_fight:
            value -= 0.22 * max(0.0, card["damage"] - gain)
        return value

    def _value_of_dream(
        self, view: View, me: Mapping[str, Any], odds: tuple[float, ...], last_fight: bool
    ) -> float:
        table = view["table"]
        death = self._death(odds, me["health"], 0, True)
        exposed = self._death(odds, me["health"], 0, False)
        used = sum(self._worth(view, card) for card in me["used"])
        left = table["dungeon"]["left"]
        upgrade = UPGRADE * min(1.0, left / 6) if table["row"] else 0.0
        if last_fight:
            nearly = table["monster"] and table["monster"]["echoes"] <= 2 * table["players"]
            bank = 0.1 if nearly else 0.35
            upgrade *= 0.3
        else:
            bank = 0.30
        value: float = (1.0 - death) * (bank + 0.5 * exposed) * me["collected"]
        value += 0.38 * used + 0.5 * upgrade
        value += 0.10 * (me["max_health"] - me["health"])
        return float(value - death * (1.0 - bank) * me["collected"])

    def _gain(
        self, view: View, table: Mapping[str, Any], me: Mapping[str, Any], card: Mapping[str, Any]
    ) -> tuple[float, float]:
        """The Blood this card should bring, and the chance that the Monster falls this round."""
        monster = table["monster"]
        if monster is None:
            return 0.0, 0.0
        rivals_before = rivals = 0.0
        instant = card["timing"] == "instant"
        players = table["players"]
        my_turn = (me["seat"] - table["first"]) % players
        for hunter in table["hunters"]:
            if hunter["seat"] == me["seat"] or hunter["dead"]:
                continue
            early, late = self._rival(hunter, table["step"] == "choose")
            first = (hunter["seat"] - table["first"]) % players < my_turn
            rivals += early + late
            if instant:
                rivals_before += early if first else 0.0
            else:
                rivals_before += early + (late if first else 0.0)
        left = monster["echoes"] - rivals_before
        damage = self._damage(card, me, monster)
        gain = max(0.0, min(damage, left))
        if damage and left < damage:
            gain = max(gain, 0.3 * min(damage, monster["echoes"]))
        margin = rivals + gain - monster["echoes"]
        kills = 0.0 if not gain else max(0.05, min(0.95, 0.5 + margin / 4))
        return gain, kills

    def _rival(self, hunter: Mapping[str, Any], secret: bool) -> tuple[float, float]:
        """What another Hunter should take early (Step 3) and late (Step 5)."""
        if secret:
            return FIGHTS * RIVAL_INSTANT, FIGHTS * RIVAL_ATTACK
        early = late = 0.0
        for id in hunter["played"]:
            card = self._cards[id]
            if card["timing"] == "instant":
                early += card["damage"]
            elif card["timing"] == "attack":
                late += card["damage"]
            elif card["timing"] == "transform" and len(hunter["played"]) == 1:
                late += 1.5
        return early, late

    def _damage(
        self, card: Mapping[str, Any], me: Mapping[str, Any], monster: Mapping[str, Any]
    ) -> float:
        damage = float(card["damage"])
        for line in self._effects(card):
            if line["op"] == "bonus":
                met = {
                    "enemy-is-boss": monster["kind"] != "monster",
                    "low-health": me["health"] <= 4,
                    "other-ranged": True,
                }
                if met.get(line["if"], True):
                    sign = -1 if line["way"] == "less" else 1
                    damage += sign * line["amount"] * (0.4 if line["if"] == "other-ranged" else 1.0)
        for line in self._effects(self._enemies[monster["id"]]):
            if line["op"] == "cap" and card["type"] != "utility":
                if line["weapon"] in ("any", card["type"]):
                    damage = min(damage, line["max"])
            elif line["op"] == "instant-shield" and card["timing"] == "instant":
                damage -= line["amount"]
        if card["id"] == "hunter_pistol":
            damage *= 0.75  # negated if another is played
        return max(damage, 0.0)

    def _guard(self, card: Mapping[str, Any]) -> int:
        """How much of the Monster's attack the card keeps off."""
        return sum(
            99 if line["amount"] == "all" else int(line["amount"])
            for line in self._effects(card)
            if line["op"] in ("prevent", "lure")
        )

    @staticmethod
    def _effects(entry: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The verbs of a card or an enemy, out of its generated text."""
        found: list[dict[str, Any]] = []
        for line in entry["text"]:
            message = line["args"]["what"] if line["id"].startswith("bb-when-") else line
            if message["id"].startswith("bb-verb-"):
                args = message.get("args", {})
                found.append(
                    {**args, "op": message["id"].removeprefix("bb-verb-"),
                     "if": str(args.get("if", "always")).replace("_", "-")}
                )  # fmt: skip
        return found

    @staticmethod
    def _death(odds: tuple[float, ...], health: int, guard: int, dreaming: bool) -> float:
        """The chance that the attack takes all of this health."""
        risk = 0.0
        for total, p in enumerate(islice(odds, 1, None), 1):
            if (total // 2 if dreaming else total) - guard >= health:
                risk += p
        return risk

    def _trophy_value(self, me: Mapping[str, Any], monster: Mapping[str, Any] | None) -> float:
        """What the next space of each track would add."""
        if monster is None:
            return 0.0
        worth = 0.0
        for trophy in self._enemies[monster["id"]]["trophies"]:
            spaces = self._track[trophy]
            count = me["trophies"][trophy]
            if count < len(spaces):
                worth += spaces[count] - (spaces[count - 1] if count else 0)
        return worth

    # ------------------------------------------------------------------ targets

    def _value_of_target(self, view: View, seat: str) -> float:
        """Trouble goes to whoever leads."""
        hunter = view["table"]["hunters"][int(seat)]
        return float(hunter["collected"] + hunter["banked"] + hunter["bonus"])


def _subject(option: Mapping[str, Any]) -> str:
    """What an option is about: the card or the seat it points at; else what it is."""
    return str(option["targets"][0][1] if option["targets"] else option["kind"])


BOTS = {"greedy": Greedy}
