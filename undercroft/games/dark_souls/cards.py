"""The cards and tiles of this box as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from undercroft.games.souls.content import SIDES, SoulsPack, no_nodes
from undercroft.games.souls.models import Model
from undercroft.games.souls.schema import PartyEntry
from undercroft.games.souls.terrain import BARREL, CHEST, EMPTY, GRAVESTONE
from undercroft.kernel.content import Thing, entries, head
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.places import Problems

from .language import DIALECT
from .schema import FILES, EncounterEntry, PackEntry, ScenarioEntry, TileEntry

TILE_NODES: Final = 13
TERRAIN_CODE: Final = {None: EMPTY, "barrel": BARREL, "chest": CHEST, "gravestone": GRAVESTONE}


class Face(Thing):
    """One side of a tile as the rules read it."""

    kind: ClassVar[str] = "face"

    def __init__(self, index: int, entry: TileEntry, walls: tuple[tuple[int, ...], ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.doors: tuple[int, ...] = tuple(SIDES.index(door) for door in entry.doors)
        # DS-1.12: the turns that bring a doorway to the one on a side of another tile.
        self.facing: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted({(side + 2 - door) % 4 for door in self.doors})) for side in range(4)
        )
        self.spawn = tuple(entry.spawn)
        self.terrain = tuple(entry.terrain)
        # DS-16.1: basic nodes, except along a wall that has a doorway.
        doored = {node for door in self.doors for node in walls[door]}
        special = {*self.spawn, *self.terrain}
        self.trap_nodes: tuple[int, ...] = tuple(
            node for node in range(TILE_NODES) if node not in doored and node not in special
        )

    def entry_nodes(self, door: int, walls: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        """DS-3.4, DS-A.17: the basic nodes along the wall that holds this doorway."""
        special = {*self.spawn, *self.terrain}
        return tuple(node for node in walls[door] if node not in special)


class Encounter(Thing):
    """An encounter card as the rules read it."""

    kind: ClassVar[str] = "encounter"

    def __init__(self, index: int, entry: EncounterEntry, models: dict[str, Model]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.level = entry.level
        self.trapped = entry.trapped
        self.enemies = tuple(tuple(models[id] for id in group) for group in entry.enemies)
        self.terrain = tuple(TERRAIN_CODE[what] for what in entry.terrain)


class Scenario(Thing):
    """A campaign as the rules read it."""

    kind: ClassVar[str] = "scenario"

    def __init__(self, index: int, entry: ScenarioEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.sections = tuple(entry.sections)


class Cards(SoulsPack):
    """A pack of this box, compiled."""

    def __init__(self, documents: Mapping[str, object], where: str) -> None:
        problems = Problems()
        about = head(documents, PackEntry, FILES, problems)
        super().__init__(about.id if about else where, documents, problems, DIALECT)
        for board in ("tile", "mini_boss", "main_boss"):
            if board not in self.board_by_id:
                problems.append(f"boards.yaml: {board}: missing")
        walls: tuple[tuple[int, ...], ...] = ((), (), (), ())
        if "tile" in self.board_by_id:
            ground = self.board_by_id["tile"]
            walls = tuple(ground.wall(side) for side in range(4))
            if len(ground.entry.points) != TILE_NODES:
                problems.append(f"boards.yaml: tile: points: a tile has {TILE_NODES} nodes")
        self.walls = walls
        for boss in self.bosses:
            room = self.board_by_id.get(f"{boss.entry.kind}_boss")
            if room is not None:
                self.check_boss(boss, room.entry, problems)
        self.faces = self._faces(documents, problems)
        self.add(Face, self.faces)
        self.exploration = tuple([f for f in self.faces if f.entry.kind == "exploration"])
        fires = [face for face in self.faces if face.entry.kind == "bonfire"]
        if not fires:
            problems.append("tiles.yaml: a bonfire is needed")
            raise InvalidContent(problems)
        self.bonfire = fires[0]
        self.encounters = self._encounters(documents, problems)
        self.add(Encounter, self.encounters)
        self.scenarios = self._scenarios(documents, problems)
        self.add(Scenario, self.scenarios)
        self.parties = entries(documents, "parties.yaml", PartyEntry, problems)
        self.check_parties(self.parties, problems)
        if problems:
            raise InvalidContent(problems)

    def _faces(self, documents: Mapping[str, object], problems: list[str]) -> list[Face]:
        found: list[Face] = []
        for tile in entries(documents, "tiles.yaml", TileEntry, problems):
            if tile.kind == "exploration" and (len(tile.spawn) != 2 or len(tile.terrain) != 2):
                problems.append(
                    f"tiles.yaml: {tile.id}: two spawn and two terrain nodes are needed"
                )
                continue
            where = f"tiles.yaml: {tile.id}"
            problems.extend(no_nodes(where, "spawn", tile.spawn, TILE_NODES))
            problems.extend(no_nodes(where, "terrain", tile.terrain, TILE_NODES))
            found.append(Face(len(found), tile, self.walls))
        return found

    def _encounters(self, documents: Mapping[str, object], problems: list[str]) -> list[Encounter]:
        found: list[Encounter] = []
        for card in entries(documents, "encounters.yaml", EncounterEntry, problems):
            strange = [id for group in card.enemies for id in group if id not in self.model_by_id]
            if strange:
                problems.append(f"encounters.yaml: {card.id}: enemies: {strange[0]!r} is unknown")
                continue
            found.append(Encounter(len(found), card, self.model_by_id))
        return found

    def _scenarios(self, documents: Mapping[str, object], problems: list[str]) -> list[Scenario]:
        found: list[Scenario] = []
        for entry in entries(documents, "scenarios.yaml", ScenarioEntry, problems):
            for section in entry.sections:
                for id in section.bosses:
                    if id not in self.boss_by_id:
                        problems.append(f"scenarios.yaml: {entry.id}: bosses: {id!r} is unknown")
            found.append(Scenario(len(found), entry))
        return found

    def by_level(self, level: int) -> tuple[Encounter, ...]:
        return tuple([card for card in self.encounters if card.level == level])
