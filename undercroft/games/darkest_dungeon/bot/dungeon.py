"""How the bot goes through a dungeon: where to, when to rest, what to pay, when to go home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .hamlet import Steward
from .lore import FAR, STRESS_WORTH, Tile, effects_of

View = Mapping[str, Any]
Option = Mapping[str, Any]

# What a Room is worth, in the currency of Wounds.
XP = 30.0
BOSS = 60.0
TREASURE = 5.0
CURIO = 1.5
BATTLE = 5.0  # what a battle costs a party in full health
TRAP_POINT = 3.0  # a level of a Trap Room
DARK = 2.5
EXCAVATION = 12.0
# What a way costs.
EXPLORE = 3.0
BACK = 4 * STRESS_WORTH
FLED = 0.4  # a Room the party has fled from
# When the party has had enough.
WEAK = 0.45  # of all Life
SHAKY = 0.55  # of all Life: not for more than it has already
NEARLY_DEAD = 0.25  # of one hero's Life
SHATTERED = 8  # Stress of one hero
TOO_FAR = -10.0  # a Room that is not worth the way
SCOUTING = 7  # Stress up to which scouting is worth its price
REST_NEED = 1.2  # Wounds and Stress for every point of a Rest
UNEASY = 4  # Stress that is worth a Potion outside battles
SCRATCHED = 0.5  # of one hero's Life: Bandages are used
# How many dice of each side a party likes to have.
LIKED = {"torch": 3.0, "food": 3.0, "tool": 3.0, "bandage": 1.5, "potion": 1.5}
LIKED_IN_BATTLE = {"torch": 0.5, "food": 3.0, "tool": 0.0, "bandage": 3.2, "potion": 2.0}
# Trinkets.
TRINKETS = {
    "add-acc": 1.6, "add-crit": 1.4, "add-damage": 3.5, "add-dodge": 2.2, "half": 4.0,
    "add-action": 7.0, "stress": 1.1, "heal": 0.6, "add-heal": 2.0, "more-healing": 2.0,
    "spare": 1.0, "ignore-die": 2.0, "provision": 1.5, "remove": 2.5, "bleed": 3.0, "blight": 3.0,
    "stun": 4.0, "debuff": 1.5, "refuse": 0.5,
}  # fmt: skip
STANCE_BOUND = 0.6  # a Trinket for one Stance only
ACCEPTED = 0.5  # how much better a Trinket must be than the one it replaces

SIDES = ("food", "bandage", "potion", "torch", "tool")


class Explorer(Steward):
    """What is to be decided in the dungeon."""

    _fled: dict[int, int]
    _tile: tuple[str, int]

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
        return any(
            hero["stress"] >= SHATTERED - (2 if hero["mood"] or hero["red"] else 0)
            for hero in self._party(table)
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

    # ------------------------------------------------------------------ a stop

    def _pick_stop(self, view: View, decision: View) -> str:
        table = view["table"]
        refused = table["dungeon"]["refused"]  # what a companion does not want is not asked again
        options: dict[str, Option] = {
            option["id"]: option for option in decision["options"] if option["id"] not in refused
        }
        self._remember(table)
        for id in options:
            if id.startswith("camp-"):
                return id
        first = self._first_aid(table, options)
        if first:
            return first
        step, worth = self._way(table, options)
        leaving = "leave" in options and self._enough(table, worth)
        if "rest" in options and self._rests(table, leaving, step):
            return "rest"
        if leaving:
            return "leave"
        if step is None:
            return "leave" if "leave" in options else self._any_way(options)
        if "arrange" in options and self.best_order(table) != list(table["party"]):
            return "arrange"
        if step.startswith("explore-") and "scout" in options and self._scouts(table):
            return "scout"
        return step

    def _remember(self, table: View) -> None:
        """The Rooms this party has fled from, in this dungeon."""
        dungeon = table["dungeon"]
        here = (dungeon["quest"], table["act"] * 10 + table["quest_count"])
        if self._tile != here:
            self._tile, self._fled = here, {}
        if dungeon["fled"] and not dungeon["scouted"]:
            self._fled[dungeon["at"]] = self._fled.get(dungeon["at"], 0) + 1

    def _any_way(self, options: Mapping[str, Option]) -> str:
        ways = [id for id in options if id.startswith(("explore-", "back-"))]
        return str(self._random.choice(ways or list(options)))

    def _first_aid(self, table: View, options: Mapping[str, Option]) -> str | None:
        """Provisions and Trinkets for those who need them before the party goes on."""
        dungeon = table["dungeon"]
        quest = self.lore.quests[dungeon["quest"]]
        at = dungeon["at"]
        dark = at < len(dungeon["tokens"]) and dungeon["tokens"][at] == "dark"
        for id in options:
            if not id.startswith("hero-"):
                continue
            _, number, what = id.split("-", 2)
            hero = table["heroes"][int(number)]
            left = hero["life"] - hero["wounds"]
            if what == "torch":
                if quest["counts"] == "lit" and dark and at not in dungeon["cleared"]:
                    return id
                if table["light"] < 5 and self._spare(table, "torch"):
                    return id
            elif what in ("bandage-bleed", "potion-blight"):
                kind = "bleed" if what == "bandage-bleed" else "blight"
                loss = sum(
                    s["amount"] * s["tokens"] for s in hero["stacks"] if s["condition"] == kind
                )
                if loss >= 2 and self._spare(table, what.split("-")[0]):
                    return id
            elif what == "bandage-heal":
                if left < SCRATCHED * hero["life"]:
                    return id
            elif what == "eat":
                if left <= 0 or (left < SCRATCHED * hero["life"] and table["stores"]["food"] > 3):
                    return id
            elif what == "potion-stress":
                if hero["stress"] >= UNEASY and self._spare(table, "potion"):
                    return id
            elif what.startswith("trinket-") and self._helps(hero, options[id], what):
                return id
        return None

    @staticmethod
    def _helps(hero: View, option: Option, what: str) -> bool:
        """A Trinket used on the way: only what heals or calms."""
        if hero["trinkets"][int(what.split("-")[1])]["negative"]:
            return False
        for effect in effects_of(option["text"]["args"]["what"]):
            if effect.op == "stress":
                return bool(hero["stress"] >= min(6, -effect.amount))
            if effect.op == "heal":
                return bool(hero["wounds"] >= min(effect.amount, hero["life"] // 2))
        return False

    def _scouts(self, table: View) -> bool:
        if table["light"] <= 2:
            return False
        return self._stress(table) <= SCOUTING + (1 if table["level"] > 1 else 0)

    def _rests(self, table: View, leaving: bool, step: str | None) -> bool:
        """The one Rest: when nothing of it is wasted, before the Boss, or before the way home."""
        dungeon = table["dungeon"]
        points = int(self.lore.quests[dungeon["quest"]]["rest"])
        need = sum(hero["wounds"] + hero["stress"] for hero in self._party(table))
        if leaving:
            return bool(need > 0 and table["mode"] == "campaign")
        if need >= 2 * REST_NEED * points or (need >= REST_NEED * points and self._weak(table)):
            return True
        if step is not None and self.lore.quests[dungeon["quest"]]["kind"] != "general":
            node = int(step.split("-")[1])
            tokens = dungeon["tokens"]
            boss = node < len(tokens) and (
                tokens[node] == "objective"
                or (tokens[node] is None and node in self.lore.tiles[dungeon["tile"]].marked)
            )
            return bool(boss and need >= 0.6 * points)
        return False

    def _experience(self, table: View) -> int:
        """What leaving now would bring."""
        dungeon = table["dungeon"]
        quest = self.lore.quests[dungeon["quest"]]
        if quest["counts"] != "gold":
            return int(dungeon["xp"])
        if quest["needs"] and not any(
            dungeon["tokens"][slot] == quest["needs"] for slot in dungeon["cleared"]
        ):
            return 0
        return min(3, int(table["gold"]) // int(quest["every"]))

    def _enough(self, table: View, worth: float) -> bool:
        """Whether to go home: all done, nothing worth the way, or too weak to go on."""
        xp = self._experience(table)
        if xp >= 3:
            return True
        if table["mode"] == "quest" and xp == 0:
            return worth <= -FAR
        if worth <= TOO_FAR:
            return True
        if self._weak(table):
            return True
        return xp > 0 and (self._health(table) < SHAKY or self._stress(table) >= SHATTERED - 1)

    # ------------------------------------------------------------------ which way

    def _way(self, table: View, options: Mapping[str, Option]) -> tuple[str | None, float]:
        """The first step to the Room that is worth most, and what it is worth with the way there."""
        dungeon = table["dungeon"]
        tile = self.lore.tiles[dungeon["tile"]]
        costs, firsts = self._costs(table, tile)
        best: tuple[str | None, float] = (None, -FAR)
        moves = {
            int(id.split("-")[1]): id for id in options if id.startswith(("explore-", "back-"))
        }
        for node in range(tile.slots):
            if node == dungeon["at"] or firsts[node] is None:
                continue
            worth = self._room_worth(table, tile, node)
            if worth <= 0:
                continue
            first = self._toward(tile, dungeon["at"], firsts[node], moves)
            if first is None:
                continue
            value = worth - costs[node]
            if value > best[1]:
                best = (moves[first], value)
        return best

    @staticmethod
    def _toward(tile: Tile, at: int, first: int | None, moves: Mapping[int, str]) -> int | None:
        """The open move that leads there; over a Long Corridor the dot is passed without a stop."""
        if first is None or first in moves:
            return first
        for beyond in tile.ways[first]:
            if beyond != at and beyond in moves:
                return beyond
        return None

    def _costs(self, table: View, tile: Tile) -> tuple[list[float], list[int | None]]:
        """What it costs to come to each node, without what waits there, and the first step."""
        dungeon = table["dungeon"]
        count = len(tile.ways)
        costs = [float(FAR)] * count
        firsts: list[int | None] = [None] * count
        at = dungeon["at"]
        costs[at] = 0.0
        passed = set(dungeon["passed"])
        open_nodes = {at}
        done: set[int] = set()
        while open_nodes:
            node = min(open_nodes, key=lambda one: costs[one])
            open_nodes.remove(node)
            done.add(node)
            through = 0.0 if node == at else self._toll(table, tile, node)
            for other in tile.ways[node]:
                if other in done:
                    continue
                step = BACK if other in passed else EXPLORE * table["level"]
                cost = costs[node] + through + step
                if cost < costs[other]:
                    costs[other] = cost
                    firsts[other] = other if node == at else firsts[node]
                    open_nodes.add(other)
        return costs, firsts

    def _toll(self, table: View, tile: Tile, node: int) -> float:
        """What passing through a Room costs."""
        dungeon = table["dungeon"]
        if node >= tile.slots or node in dungeon["cleared"]:
            return 0.0
        return sum(
            chance * self._room_cost(table, room)
            for room, chance in self._chances(table, tile, node).items()
        )

    def _room_cost(self, table: View, room: str) -> float:
        level = int(table["level"])
        if room == "trap":
            return TRAP_POINT * level
        if room == "dark":
            return DARK
        if room in ("lair", "treasure", "objective"):
            return BATTLE * (2.0 - self._health(table))
        if room == "curio":
            return 0.5 * BATTLE * (2.0 - self._health(table))
        return 0.0

    def _chances(self, table: View, tile: Tile, node: int) -> dict[str, float]:
        """What may lie on a slot."""
        dungeon = table["dungeon"]
        shown = dungeon["tokens"][node]
        if shown is not None:
            return {shown: 1.0}
        left = dict(dungeon["left"])
        if self.lore.quests[dungeon["quest"]]["kind"] != "general" and left.get("objective"):
            del left["objective"]
            hidden = [one for one in tile.marked if dungeon["tokens"][one] is None]
            boss = 1 / len(hidden) if node in hidden else 0.0
        else:
            boss = 0.0
        total = sum(left.values()) or 1
        found = {room: (1 - boss) * number / total for room, number in left.items()}
        if boss:
            found["objective"] = boss
        return found

    def _room_worth(self, table: View, tile: Tile, node: int) -> float:
        """What a Room promises the Quest and the purse, less what it takes."""
        dungeon = table["dungeon"]
        if node in dungeon["cleared"]:
            return self._camp_worth(table, node)
        quest = self.lore.quests[dungeon["quest"]]
        value = 0.0
        for room, chance in self._chances(table, tile, node).items():
            value += chance * (self._sort_worth(table, quest, room) - self._room_cost(table, room))
        value *= FLED ** self._fled.get(node, 0)
        # A hidden Room may show the way on.
        return value + (0.5 if node not in dungeon["passed"] else 0.0)

    def _camp_worth(self, table: View, node: int) -> float:
        dungeon = table["dungeon"]
        quest = self.lore.quests[dungeon["quest"]]
        if not quest["camps"] or dungeon["tokens"][node] != "empty" or node in dungeon["camped"]:
            return 0.0
        return XP if any(table["stores"][side] for side in quest["camps"]) else 0.0

    def _sort_worth(self, table: View, quest: View, room: str) -> float:
        counts = quest["counts"]
        value = 0.0
        cleared = room in ("empty", "curio", "treasure", "lair", "objective")
        if (counts == "rooms" and cleared) or counts == room:
            value += XP / int(quest["every"])
        elif counts == "gold":
            value += XP * (20 if room == "treasure" else quest["gold"].get(room, 0)) / 20
            if room == quest["needs"] and self._experience(table) == 0:
                value += XP
        elif counts == "lit" and room == "dark":
            value += XP if table["stores"]["torch"] else 0.0
        elif counts == "camp" and room == "empty":
            value += XP if any(table["stores"][side] for side in quest["camps"]) else 0.0
        elif counts == "boss":
            if room == "objective":
                value += BOSS
            elif room == "empty" and quest["kind"] == "darkest":
                value += EXCAVATION * (1.3 - self._health(table))
        if room == "treasure" and table["mode"] == "campaign":
            value += TREASURE
        elif room == "curio":
            value += CURIO
        return value

    # ------------------------------------------------------------------ consent

    def _pick_vote(self, view: View, decision: View) -> str:
        """The group is followed where it makes sense."""
        table = view["table"]
        what = decision["prompt"]["id"].removeprefix("dd-prompt-vote-")
        if what == "scout":
            return "yes" if self._stress(table) < SHATTERED else "no"
        if what == "leave":
            worth = self._way(table, {})[1]
            healthy = self._health(table) > SHAKY and not self._weak(table)
            done = self._experience(table) > 0
            return "no" if healthy and not done and worth > XP else "yes"
        return "yes"

    # ------------------------------------------------------------------ hazards

    def _pick_hero_dice(self, view: View, decision: View) -> str:
        """Those at Death's Door are seen to first; a Trinket spares the worst; then what may help."""
        table = view["table"]
        hero = table["heroes"][int(decision["prompt"]["args"]["who"]["id"])]
        ids = [option["id"] for option in decision["options"]]
        if hero["wounds"] >= hero["life"]:
            for id in ("bandage-heal", "eat"):
                if id in ids:
                    return id
        for id in ids:
            if id.startswith("trinket-"):
                place = int(id.split("-")[1])
                if not hero["trinkets"][place]["negative"]:
                    return str(id)
        for face in ("curio", "hunger", "rubble", "trap", "darkness"):
            if face in ids:
                return face
        return str(ids[0])

    def _before_hazard(self, view: View, decision: View) -> tuple[str, str] | None:
        """At Death's Door he is seen to first: what may be used stands beside the question."""
        number = int(decision["prompt"]["args"]["who"]["id"])
        hero = view["table"]["heroes"][number]
        if hero["wounds"] >= hero["life"]:
            for bag in (one for one in view["decisions"] if one.get("aside")):
                ids = [option["id"] for option in bag["options"]]
                for id in (f"hero-{number}-bandage-heal", f"hero-{number}-eat"):
                    if id in ids:
                        return bag["id"], id
        return None

    def _pick_hazard(self, view: View, decision: View) -> str:
        table = view["table"]
        args = decision["prompt"]["args"]
        hero = table["heroes"][int(args["who"]["id"])]
        ids = [option["id"] for option in decision["options"]]
        hazard = args["hazard"]
        side = {"rubble": "tool", "trap": "tool", "hunger": "food"}.get(hazard, "torch")
        left = hero["life"] - hero["wounds"]
        if "pay" in ids:
            if hazard == "curio":
                spare = int(table["stores"]["torch"]) - self._reserved(table).get("torch", 0)
                if table["light"] >= 5 and spare > 2:
                    return "pay"
            elif self._spare(table, side) or left <= 2 * table["level"]:
                return "pay"
        if "dim" in ids and (hero["stress"] > UNEASY + 1 or hero["red"]):
            return "dim"
        return "suffer"

    def _rate_trap_room(self, view: View, decision: View, option: Option) -> float:
        hero = view["table"]["heroes"][int(decision["prompt"]["args"]["who"]["id"])]
        wounds = option["text"]["args"]["wounds"]
        stress = option["text"]["args"]["stress"]
        left = hero["life"] - hero["wounds"]
        value = float(-0.8 * wounds - STRESS_WORTH * stress)
        if wounds and left <= wounds:
            value -= 20.0 if left <= 0 else 3.0
        if hero["stress"] + stress >= 10:
            value -= 25.0 if hero["red"] or hero["mood"] else 8.0
        return value

    def _pick_curio_torch(self, view: View, decision: View) -> str:
        """By torchlight if there is plenty."""
        table = view["table"]
        spare = int(table["stores"]["torch"]) - self._reserved(table).get("torch", 0)
        return "torch" if table["light"] >= 5 and spare > 1 else "pass"

    def _rate_curio_hero(self, view: View, decision: View, option: Option) -> float:
        """Whoever can bear most."""
        hero = view["table"]["heroes"][int(option["id"].split("-")[1])]
        return float(hero["life"] - hero["wounds"]) - 1.5 * float(hero["stress"])

    def _pick_campfire(self, view: View, decision: View) -> str:
        return "home" if "rest" in view["table"]["dungeon"]["refused"] else "rest"

    # ------------------------------------------------------------------ on the brink

    def _pick_deathblow(self, view: View, decision: View) -> str:
        """A die or a Trinket is less than a life."""
        ids = [str(option["id"]) for option in decision["options"]]
        for id in ("eat", "bandage-heal"):
            if id in ids:
                return id
        return ids[-1]

    def _pick_at_ten(self, view: View, decision: View) -> str:
        """A Trinket that calms well, or whatever saves a life."""
        hero = view["table"]["heroes"][int(decision["prompt"]["args"]["who"]["id"])]
        ids = [str(option["id"]) for option in decision["options"]]
        trinkets = [id for id in ids if id.startswith("trinket-")]
        if trinkets:
            return trinkets[0]
        return ids[-1] if hero["red"] or hero["mood"] else "pass"

    # ------------------------------------------------------------------ rest

    def _rate_rest(self, view: View, decision: View, option: Option) -> float:
        if option["id"] == "done":
            return 0.0
        _, number, what = option["id"].split("-")
        return self._point(view["table"]["heroes"][int(number)], what)

    def _rate_rest_own(self, view: View, decision: View, option: Option) -> float:
        if option["id"] == "done":
            return 0.0
        hero = view["table"]["heroes"][int(decision["prompt"]["args"]["who"]["id"])]
        return self._point(hero, option["id"])

    @staticmethod
    def _point(hero: View, what: str) -> float:
        """A point of a Rest."""
        if what == "stress":
            value = 0.6 + 0.12 * hero["stress"]
            return float(value + (0.6 if hero["red"] or hero["mood"] else 0.0))
        hurt = hero["wounds"] / hero["life"]
        return float(0.4 + hurt + (2.0 if hurt >= 1 else 0.0))

    # ------------------------------------------------------------------ dice, loot, gold

    def _liking(self, table: View, side: str, more: int = 0) -> float:
        """How much a party would like another die of this side."""
        single = table["mode"] in ("battle", "boss") or (
            table["act"] >= 4 and table["dungeon"] is None
        )
        liked = (LIKED_IN_BATTLE if single else LIKED)[side]
        have = int(table["stores"][side]) + more
        have += sum(1 for one in table["rolled"] if one < len(SIDES) and SIDES[one] == side)
        return liked + self._reserved(table).get(side, 0) - have

    def _rate_turn_wild(self, view: View, decision: View, option: Option) -> float:
        return self._liking(view["table"], option["id"])

    _rate_choose_side = _rate_turn_wild

    def _rate_squander(self, view: View, decision: View, option: Option) -> float:
        return -self._liking(view["table"], option["id"])

    def _rate_turn_die(self, view: View, decision: View, option: Option) -> float:
        if option["id"] == "keep":
            return 1.0
        args = option["text"]["args"]
        table = view["table"]
        return self._liking(table, args["to"]) - self._liking(table, args["from"], -1)

    def _rate_loot_choice(self, view: View, decision: View, option: Option) -> float:
        gold = view["table"]["mode"] == "campaign"
        dungeon = view["table"]["dungeon"]
        if dungeon is not None and self.lore.quests[dungeon["quest"]]["counts"] == "gold":
            gold = True
        return 1.0 if (option["id"] == "gold") == gold else 0.0

    def _rate_leftovers(self, view: View, decision: View, option: Option) -> float:
        """What is left is eaten by those who need it; the rest is Gold."""
        if option["id"] == "done" or view["table"]["mode"] != "campaign":
            return 0.5 if option["id"] == "done" else 0.0
        _, number, what = option["id"].split("-", 2)
        hero = view["table"]["heroes"][int(number)]
        if what == "potion-stress":
            return 0.2 * float(hero["stress"])
        return float(hero["wounds"]) / float(hero["life"])

    def _rate_give_gold(self, view: View, decision: View, option: Option) -> float:
        return float(option["id"].split("-")[1])

    def _rate_foresight(self, view: View, decision: View, option: Option) -> float:
        tile = self.lore.tiles[view["table"]["dungeon"]["tile"]]
        node = int(option["id"].split("-")[1])
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
                if effect.op in ("add-acc", "add-crit", "add-dodge", "stress", "heal"):
                    each *= min(6, abs(effect.amount))
                value += each
            if way.stance != "any":
                value *= 1.0 if way.stance == stance else STANCE_BOUND * (stance is None)
            best = max(best, value)
        return best

    def _rate_gain_trinket(self, view: View, decision: View, option: Option) -> float:
        table = view["table"]
        if option["id"] in ("discard", "refuse", "pass"):
            return 0.2
        card = decision["prompt"]["args"]["trinket"]["id"]
        parts = option["id"].split("-")
        hero = table["heroes"][int(parts[1])]
        value = self.trinket_worth(card, hero["stance"])
        if parts[0] == "offer":
            least = min(self.trinket_worth(one["card"], hero["stance"]) for one in hero["trinkets"])
            value -= least + ACCEPTED
        if len(parts) > 2:
            old = hero["trinkets"][int(parts[3])]["card"]
            value -= self.trinket_worth(old, hero["stance"]) + ACCEPTED
        return value

    _rate_inherit = _rate_offered = _rate_gain_trinket

    def _rate_drop_trinket(self, view: View, decision: View, option: Option) -> float:
        card = next(id for kind, id in option["targets"] if kind == "trinket")
        return -self.trinket_worth(str(card))
