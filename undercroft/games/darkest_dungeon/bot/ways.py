"""Which way through a dungeon: what Rooms are worth, and what it costs to come there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from .hamlet import Steward
from .lore import FAR, STRESS_WORTH, Tile
from .reading import Option, View, of_kind, target

# What a Room is worth, in the currency of Wounds.
XP: Final = 30.0
BOSS: Final = 60.0
TREASURE: Final = 5.0
CURIO: Final = 1.5
BATTLE: Final = 5.0  # what a battle costs a party in full health
TRAP_POINT: Final = 3.0  # a level of a Trap Room
DARK: Final = 2.5
EXCAVATION: Final = 12.0
# What a way costs.
EXPLORE: Final = 3.0
BACK: Final = 4 * STRESS_WORTH
FLED: Final = 0.4  # a Room the party has fled from


class Pathfinder(Steward):
    """Where to in the dungeon."""

    _fled: dict[int, int]

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

    def _way(self, table: View, options: Iterable[Option]) -> tuple[Option | None, float]:
        """The first step to the Room that is worth most, and what it is worth with the way there."""
        dungeon = table["dungeon"]
        tile = self.lore.tiles[dungeon["tile"]]
        costs, firsts = self._costs(table, tile)
        best: tuple[Option | None, float] = (None, -FAR)
        moves: dict[int, Option] = {
            int(target(option, "node")): option for option in of_kind(options, "explore", "back")
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
    def _toward(tile: Tile, at: int, first: int | None, moves: Mapping[int, Option]) -> int | None:
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
            [
                chance * self._room_cost(table, room)
                for room, chance in self._chances(table, tile, node).items()
            ],
            0.0,
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
