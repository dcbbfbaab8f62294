"""`greedy`: plays any character by the exact odds the table shows, careful with its endurance bar.

It reads its view alone: where everybody stands, what each enemy would do now, what each option promises.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

View = Mapping[str, Any]
Option = Mapping[str, Any]

# When to drink, how far to keep away, how much of the bar to keep free, how eager to strike a boss.
ESTUS_AT = 5
CAUTION, CAUTION_LOW = 0.22, 0.5
KEEP, KEEP_BOSS = 4, 5
BOSS_ZEAL = 2.2

PIPS = (1.17, 1.83, 2.5)  # what a black, blue and orange die bring on average


class Greedy:
    """One seat's judgement. All it remembers is what it left in the inventory on second thoughts."""

    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        self._cards: Mapping[str, Any] = catalog["cards"]
        self._models: Mapping[str, Any] = catalog["models"]
        self._bosses: Mapping[str, Any] = catalog["bosses"]
        self._boards = {id: Ways(board) for id, board in catalog["boards"].items()}
        self._random = Random(str(seed))  # noqa: S311 (ties only)
        self._left: set[tuple[str, int, int]] = set()

    def choose(self, view: View) -> tuple[str, str]:
        decision = view["decisions"][0]
        kind = decision["id"].rsplit("-", 1)[0]
        judge = getattr(self, f"_{kind}", None)
        options = decision["options"]
        if judge is None:
            return decision["id"], self._random.choice(options)["id"]
        best = max(
            options, key=lambda option: (judge(view, decision, option), self._random.random())
        )
        if kind in ("equip", "attach") and best["id"] == "keep":
            self._left.add(self._second_thought(view, decision["prompt"]["args"]["card"]["id"]))
        return decision["id"], best["id"]

    @staticmethod
    def _second_thought(view: View, card: str) -> tuple[str, int, int]:
        """A card, and what would have to change for another look at it."""
        table = view["table"]
        tiers = sum(stat["tier"] for hero in table["heroes"] for stat in hero["stats"].values())
        return card, len(table["inventory"]), tiers

    # ------------------------------------------------------------------ helpers

    @staticmethod
    def _me(view: View) -> Mapping[str, Any]:
        heroes = view["table"]["heroes"]
        return next(hero for hero in heroes if hero["seat"] == view["seat"])

    def _ways(self, view: View) -> Ways:
        return self._boards[view["table"]["fight"]["board"]]

    @staticmethod
    def _node(option: Option) -> int | None:
        for kind, id in option["targets"]:
            if kind == "node":
                return int(id)
        return None

    def _danger(self, view: View, node: int) -> float:
        """How uncomfortable a node is: what stands near it, and how hard that hits."""
        fight = view["table"]["fight"]
        ways = self._ways(view)
        danger = 0.0
        for foe in fight["foes"]:
            away = ways.steps[node][foe["node"]]
            reach = self._reach(foe)
            if away <= reach:
                danger += self._blow(foe) / (1 + 0.2 * away)
        return danger

    def _reach(self, foe: Mapping[str, Any]) -> int:
        own = self._models[foe["model"]]["own"]
        if own is None:
            return 2
        span = 99 if own["range"] == "infinite" else (own["range"] or 0)
        for icon in own["icons"]:
            if icon["id"] == "ds-icon-move" and icon["args"]["way"] == "toward":
                span += icon["args"]["nodes"]
        return int(span)

    def _blow(self, foe: Mapping[str, Any]) -> float:
        own = self._models[foe["model"]]["own"]
        if own is None:
            return 5.0
        return float(max((icon["args"]["damage"] for icon in own["icons"]), default=0))

    # ------------------------------------------------------------------ a character's activation

    def _activation(self, view: View, decision: View, option: Option) -> float:
        id = option["id"]
        me = self._me(view)
        odds = view["table"]["odds"]
        free = 10 - me["black"] - me["red"]
        if id == "end":
            return 0.0
        if id == "estus":
            return 6.0 if me["black"] + me["red"] >= ESTUS_AT and me["red"] >= 2 else -1.0
        if id == "heroic":
            return self._heroic_value(view, me)
        if id.startswith("hold-"):
            return -1.0
        if id.startswith("act-"):
            return self._action_value(view, me, option, odds.get(id), free)
        node = self._node(option)
        cost = option["text"]["args"]["stamina"]
        if cost and free - cost < 5:
            return -1.0
        here, there = (
            self._position(view, me, me["node"]),
            self._position(view, me, me["node"] if node is None else node),
        )
        if node is None:  # to another arc: towards a weak one
            arc = next(str(id) for kind, id in option["targets"] if kind == "arc")
            weak = any(arc in foe["weak"] for foe in view["table"]["fight"]["foes"])
            return 0.5 - cost if weak else -1.0
        return float(there - here - 0.6 * cost - 0.05)

    def _position(self, view: View, me: Mapping[str, Any], node: int) -> float:
        """How good a node is: something to strike from it, little that strikes back."""
        fight = view["table"]["fight"]
        ways = self._ways(view)
        free = 10 - me["black"] - me["red"]
        best = 0.0
        nearest = 99
        for foe in fight["foes"]:
            away = ways.steps[node][foe["node"]]
            nearest = min(nearest, away)
            for action in me["actions"]:
                if not action["attacks"] or action["stamina"] >= free:
                    continue
                if (1 if action["shaft"] else 0) <= away <= action["range"]:
                    pips = sum(n * pip for n, pip in zip(action["dice"], PIPS, strict=True))
                    model = self._models[foe["model"]]
                    armour = model["resist"] if action["magic"] else model["block"]
                    hit = max(0.3, pips + action["mod"] - armour)
                    best = max(best, min(hit, foe["health"]) * 2 + model["threat"] * 0.1)
        hunting = best if not self._has_struck(view) else 0.0
        approach = -0.35 * nearest if not best and not self._has_struck(view) else 0.0
        caution = CAUTION if free > 5 else CAUTION_LOW
        traps = fight["traps"].get(str(node))
        trap = 0.0
        if traps and not traps["flipped"]:
            trap = 0.9 if not traps["known"] else 1.5 * traps["damage"]
        return hunting + approach - caution * self._danger(view, node) - trap

    @staticmethod
    def _has_struck(view: View) -> bool:
        """Whether attacking is over: nothing is left, or every card says it was used."""
        reasons = [closed["reason"]["id"] for closed in view["decisions"][0]["closed"]]
        return "ds-closed-used" in reasons or "ds-closed-moved-after" in reasons

    def _action_value(
        self, view: View, me: Mapping[str, Any], option: Option, odds: Any, free: int
    ) -> float:
        cost = option["text"]["args"]["stamina"]
        if odds is None:
            return self._help_value(view, me, option, cost, free)
        left = free - cost
        keep = KEEP
        value = 3.0 * float(odds["kill"]) + 1.3 * float(odds["damage"]) - 0.3 * cost
        if view["table"]["fight"]["boss"]:
            value = BOSS_ZEAL * float(odds["damage"]) + 6 * float(odds["kill"]) - 0.45 * cost
            keep = KEEP_BOSS
        if left < keep:
            value -= 1.6 * (keep - left) * (1 - 0.8 * float(odds["kill"]))
        return float(value)

    @staticmethod
    def _help_value(
        view: View, me: Mapping[str, Any], option: Option, cost: int, free: int
    ) -> float:
        """Stamina and Health for those who need them."""
        words = option["text"]["args"]["what"]["args"]
        heroes = view["table"]["heroes"]
        if words["who"] == "none":
            return 0.3 if words["ward"] else -0.5
        some = heroes if words["who"] in ("all", "others") else [max(heroes, key=_worn)]
        if words["who"] == "self":
            some = [me]
        gain = sum(
            0.5 * min(words["stamina"], hero["black"]) + 0.8 * min(words["health"], hero["red"])
            for hero in some
        )
        return gain - 0.5 * cost if free - cost >= 3 else -1.0

    @staticmethod
    def _heroic_value(view: View, me: Mapping[str, Any]) -> float:
        heroes = view["table"]["heroes"]
        if me["class"] == "herald":
            return (
                2.0 if sum(min(2, hero["black"]) for hero in heroes) >= 1.5 * len(heroes) else -1.0
            )
        near = sum(foe["node"] == me["node"] for foe in view["table"]["fight"]["foes"])
        return 2.5 if near >= 2 or (near and view["table"]["fight"]["boss"]) else -1.0

    def _target(self, view: View, decision: View, option: Option) -> float:
        odds = view["table"]["odds"].get(option["id"])
        foes = view["table"]["fight"]["foes"]
        node = self._node(option)
        if node is not None:
            return float(sum(foe["node"] == node for foe in foes))
        foe = next(f for f in foes if ["foe", f["foe"]] in [list(t) for t in option["targets"]])
        threat = self._models[foe["model"]]["threat"]
        if odds is None:
            return float(threat)
        return 4.0 * float(odds["kill"]) + float(odds["damage"]) + 0.1 * float(threat)

    def _shift(self, view: View, decision: View, option: Option) -> float:
        node = self._node(option)
        me = self._me(view)
        return self._position(view, me, me["node"] if node is None else node)

    _charge_move = _shift

    def _gain(self, view: View, decision: View, option: Option) -> float:
        for kind, id in option["targets"]:
            if kind == "hero":
                return float(_worn(view["table"]["heroes"][int(id)]))
        return 0.0

    def _backstab(self, view: View, decision: View, option: Option) -> float:
        return 0.0 if option["id"] == "no" else 1.0

    def _begin(self, view: View, decision: View, option: Option) -> float:
        me = self._me(view)
        return float(me["red"] >= 3 and me["black"] <= 1) if option["id"] == "mixed" else 0.5

    # ------------------------------------------------------------------ under attack

    def _defend(self, view: View, decision: View, option: Option) -> float:
        odds = view["table"]["odds"][option["id"]]
        value = -float(odds["damage"]) - 30.0 * float(odds["death"])
        if option["id"] != "block":
            me = self._me(view)
            value -= 0.75 * option["text"]["args"]["stamina"]
            node = self._node(option)
            if node is not None:
                value -= 0.15 * (self._danger(view, node) - self._danger(view, me["node"]))
                value -= 0.05
        return value

    def _after_roll(self, view: View, decision: View, option: Option) -> float:
        args = decision["prompt"]["args"]
        if option["id"] == "keep":
            return 0.0
        short = args["need"] - args["total"]
        if option["id"] == "stand-fast":
            return 1.0 if short >= 2 else -1.0
        face = option["text"]["args"]["face"]
        if args["purpose"] == "dodge":
            return 1.0 if short == 1 else -1.0
        if args["purpose"] == "attack":
            return -1.0 if face else 0.4
        return 0.5 - face if short >= 2 else -1.0

    def _face_trap(self, view: View, decision: View, option: Option) -> float:
        args = decision["prompt"]["args"]
        return 0.5 if (option["id"] == "dodge") == (args["damage"] >= 2) else 0.0

    def _push(self, view: View, decision: View, option: Option) -> float:
        node = self._node(option)
        return 0.0 if node is None else -self._danger(view, node)

    _place = _push

    def _move_foe(self, view: View, decision: View, option: Option) -> float:
        """Where an enemy may choose, it goes where the fewest stand."""
        node = self._node(option)
        return -float(sum(hero["node"] == node for hero in view["table"]["heroes"]))

    def _lead(self, view: View, decision: View, option: Option) -> float:
        hero = view["table"]["heroes"][int(option["targets"][0][1])]
        return float(sum(n * pip for n, pip in zip(hero["block"], PIPS, strict=True)) - hero["red"])

    _character_phase = _lead
    _targets = _lead

    # ------------------------------------------------------------------ outside fights

    def _choose_boss(self, view: View, decision: View, option: Option) -> float:
        """The shorter way and the weaker body."""
        boss = self._bosses[option["id"]]
        bodies = sum(self._models[model]["health"] for model in boss["models"])
        return -3.0 * float(sum(boss["levels"])) - float(bodies) / 10

    def _explore(self, view: View, decision: View, option: Option) -> float:
        id = option["id"]
        table = view["table"]
        kind = id.split("-")[0]
        if kind in ("equip", "attach"):
            if self._second_thought(view, str(option["targets"][0][1])) in self._left:
                return -2.0
            return self._better_gear(view, option) if kind == "equip" else 8.0
        if kind == "chest":
            return 9.0
        if kind == "buy":
            return 3.0 if table["souls"] >= table["buy_cost"] else -1.0
        if kind == "level":
            return self._level_value(view, option)
        if kind == "spark":
            return 2.0 if table["sparks"] == 0 else -1.0
        if kind == "fog":
            return 0.9 if self._ready_for_boss(view) else 0.2
        if kind == "go":
            tile = table["map"]["tiles"][int(option["targets"][0][1])]
            if tile["bonfire"]:
                return 0.7 if table["souls"] >= 2 * len(table["heroes"]) else 0.1
            return float(0.6 - 0.05 * tile["level"])
        if kind == "rest":
            spent = sum(not hero["estus"] for hero in table["heroes"])
            return 0.65 if table["sparks"] >= 2 and 2 * spent >= len(table["heroes"]) else -1.0
        return -2.0

    @staticmethod
    def _ready_for_boss(view: View) -> bool:
        return all(hero["estus"] for hero in view["table"]["heroes"])

    def _level_value(self, view: View, option: Option) -> float:
        """A tier is worth what it lets someone use."""
        args = option["text"]["args"]
        hero = view["table"]["heroes"][int(option["targets"][0][1])]
        stat, value = args["stat"], args["value"]
        gain = 0.0
        for item in view["table"]["inventory"]:
            needs = self._cards[item["card"]]["needs"]
            if hero["stats"][stat]["value"] < needs.get(stat, 0) <= value:
                gain += 1.0 + self._worth(item["card"])
        return float(gain - 0.35 * args["souls"] + (0.4 if view["table"]["souls"] > 12 else 0.0))

    def _worth(self, id: str) -> float:
        """What a card is worth in a hand or on a body."""
        card = self._cards[id]
        guard = sum(n * pip for n, pip in zip(card["block"], PIPS, strict=True))
        guard += 0.7 * sum(n * pip for n, pip in zip(card["resist"], PIPS, strict=True))
        guard += 0.9 * card["dodge"]
        best = 0.0
        for option in card["options"]:
            pips = sum(n * pip for n, pip in zip(option["dice"], PIPS, strict=True))
            if option["stamina"] <= 4:
                best = max(best, pips + option["mod"] - 0.35 * option["stamina"])
        return float(guard + 1.4 * best)

    def _better_gear(self, view: View, option: Option) -> float:
        """Something in the inventory beats what somebody wears."""
        card = str(option["targets"][0][1])
        gain = max(
            (self._swap_gain(hero, card, slot) for hero, slot in self._swaps(view, card)),
            default=0.0,
        )
        return 5.0 + gain if gain > 0.4 else -2.0

    def _swaps(self, view: View, card: str) -> list[tuple[Mapping[str, Any], str]]:
        entry = self._cards[card]
        slots = ["armour"] if entry["kind"] == "armour" else ["left", "right"]
        return [
            (hero, slot)
            for hero in view["table"]["heroes"]
            for slot in slots
            if all(hero["stats"][stat]["value"] >= need for stat, need in entry["needs"].items())
        ]

    def _swap_gain(self, hero: Mapping[str, Any], card: str, slot: str) -> float:
        now = hero[slot]
        gain = self._worth(card) - (self._worth(now["card"]) if now else 0.0)
        if slot in ("left", "right"):
            other = hero["right" if slot == "left" else "left"]
            if other and 2 in (self._cards[card]["hands"], self._cards[other["card"]]["hands"]):
                gain -= self._worth(other["card"])
            keeps = other and any(
                o["dice"] != [0, 0, 0] for o in self._cards[other["card"]]["options"]
            )
            fights = any(o["dice"] != [0, 0, 0] for o in self._cards[card]["options"])
            if not fights and not keeps:
                return -9.0  # somebody has to strike
        return gain

    def _equip(self, view: View, decision: View, option: Option) -> float:
        if option["id"] == "keep":
            return 0.4
        card = str(decision["prompt"]["args"]["card"]["id"])
        _, seat, slot = option["id"].split("-")
        if slot == "backup":
            return -1.0
        return self._swap_gain(view["table"]["heroes"][int(seat)], card, slot)

    def _attach(self, view: View, decision: View, option: Option) -> float:
        return 0.0 if option["id"] == "keep" else (1.0 if option["id"].startswith("seat") else 0.5)

    def _dash(self, view: View, decision: View, option: Option) -> float:
        return 1.0 if option["id"] == "fight" else 0.0

    def _give_ember(self, view: View, decision: View, option: Option) -> float:
        return self._lead(view, decision, option)


def _worn(hero: Mapping[str, Any]) -> int:
    return int(hero["black"]) + 2 * int(hero["red"])


class Ways:
    """Distances on a board of the catalogue."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        count = len(board["points"])
        near: list[list[int]] = [[] for _ in range(count)]
        for a, b in board["edges"]:
            near[a].append(b)
            near[b].append(a)
        self.steps: list[list[int]] = []
        for start in range(count):
            found = [99] * count
            found[start] = 0
            edge = [start]
            while edge:
                further = []
                for node in edge:
                    for other in near[node]:
                        if found[other] == 99:
                            found[other] = found[node] + 1
                            further.append(other)
                edge = further
            self.steps.append(found)


BOTS = {"greedy": Greedy}
