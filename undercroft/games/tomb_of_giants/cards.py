"""What can stand in a pack of this box, and what the rules make of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from undercroft.games.souls.content import (
    SIDES,
    STEPS,
    BoardEntry,
    CharacterEntry,
    DieEntry,
    Ground,
    PartyEntry,
    Side,
    SoulsPack,
    TrapEntry,
    no_nodes,
)
from undercroft.games.souls.gear import CardEntry, Condition, Crowd, Id, Origin
from undercroft.games.souls.models import BehaviourEntry, BossEntry, EnemyEntry
from undercroft.games.souls.state import BARREL, CHEST, EMPTY, EXIT, GRAVESTONE, LEVER, SHRINE
from undercroft.kernel.board import Board
from undercroft.kernel.content import Copies, entries, head, read_documents
from undercroft.kernel.errors import InvalidContent

from .law import TombLaw

Terrain = Literal["barrel", "chest", "gravestone", "lever", "torch", "shrine", "exit"]
Token = Literal["estus", "heroic", "luck"]
TOKENS: tuple[str, ...] = ("estus", "heroic", "luck")
TILE_NODES = 13
GAP = 7  # from the corner of a tile to that of the next, in half steps


class PackEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    game: Literal["tomb_of_giants"]
    name: str
    version: int
    notes: list[str] = []


class Amount(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A number that may grow with the number of players (TG-12.6)."""

    flat: int = 0
    per_player: int = 0

    def of(self, players: int) -> int:
        return self.flat + self.per_player * players


class FaceEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a tile: its doorways, and the primary and secondary spawn and terrain nodes."""

    id: Id
    tile: Id
    doors: list[Side]
    spawn: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
    terrain: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
    origin: Origin


class SpaceEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A space of the encounter track."""

    id: Id
    kind: Literal["bonfire", "encounter", "boss"]
    level: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    boss: Id | None = None
    origin: Origin = "partial"


class PlacedTile(msgspec.Struct, forbid_unknown_fields=True):
    """A tile of an encounter's map, turned so many quarters clockwise, and what is put on it."""

    face: Id
    at: tuple[int, int]
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    trapped: bool = False
    enemies: list[Crowd] = []
    terrain: list[Terrain | None] = []


class StartEntry(msgspec.Struct, forbid_unknown_fields=True):
    """The character start nodes: along one wall of a tile."""

    tile: int
    side: Side


class ObjectiveEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What the party must do (TG-15)."""

    goal: Literal[
        "kill_all", "kill", "survive", "exit", "occupy", "levers", "chests", "barrels", "torch"
    ]
    enemy: Id | None = None
    tile: int | None = None
    turns: Amount | None = None
    times: int = 1


class DeedEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Something a timer, a lever, a chest or the torch sets off."""

    do: Literal["respawn", "spawn", "remove_tile", "reset_timer"]
    tile: int | None = None
    enemy: Id | None = None
    count: Amount = Amount(flat=1)
    node: Literal["primary", "secondary", "near_chest", "near_character"] = "primary"


class TimerEntry(msgspec.Struct, forbid_unknown_fields=True):
    """TG-16.3: what happens when the timer marker reaches a number."""

    at: Annotated[int, msgspec.Meta(ge=1)]
    do: list[DeedEntry]


class RewardEntry(msgspec.Struct, forbid_unknown_fields=True):
    """TG-19."""

    gives: Literal["souls", "treasure", "event", "search", "refresh", "shortcut"]
    amount: Amount = Amount()
    per_kill: int = 0
    per_respawn: int = 0
    card: Id | None = None
    token: Token | None = None


class TrialEntry(msgspec.Struct, forbid_unknown_fields=True):
    """TG-16.6: an objective beside the others, for more."""

    rewards: list[RewardEntry]
    turns: int | None = None
    kill: Id | None = None


class RuleEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A special rule of an encounter or of a rendezvous."""

    op: Literal[
        "barrels_on_traps",
        "blank_barrel_souls",
        "lever",
        "lever_needs_torch",
        "chest",
        "torch_found",
        "health",
        "mighty",
        "skip_first_turn",
        "might",
        "venom",
        "nimble",
        "haste",
        "hearty",
        "unharmed",
        "node_limit",
        "leave_when_clear",
        "forbidden",
        "restless",
        "drain",
        "torchlight",
        "deep_water",
        "hemmed_in",
        "begin_with",
        "urns",
        "evasive",
        "shrine_guard",
        "exhausting",
        "bonded",
        "skeleton_ball",
    ]
    amount: Amount = Amount()
    enemy: Id | None = None
    kin: Id | None = None
    times: int = 1
    block: int = 0
    resist: int = 0
    tile: int | None = None
    conditions: list[Condition] = []
    do: list[DeedEntry] = []
    node: tuple[int, int] | None = None
    way: Side | None = None
    nodes: int = 0
    damage: int = 0


class EncounterEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An encounter card. Level 0 is a boss's."""

    id: Id
    name: str
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    tiles: Annotated[list[PlacedTile], msgspec.Meta(min_length=1, max_length=4)]
    start: StartEntry
    objectives: Annotated[list[ObjectiveEntry], msgspec.Meta(min_length=1)]
    rewards: list[RewardEntry]
    origin: Origin
    keywords: list[Literal["onslaught", "darkness"]] = []
    timers: list[TimerEntry] = []
    trial: TrialEntry | None = None
    rules: list[RuleEntry] = []
    note: str | None = None


class LairEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A boss's encounter card: its map and who stands beside the boss."""

    id: Id
    board: Id
    origin: Origin
    enemies: list[Id] = []
    note: str | None = None


class EventEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An event card (TG-20)."""

    id: Id
    name: str
    copies: Copies
    kind: Literal["immediate", "consumable", "rendezvous"]
    op: Literal[
        "boon",
        "supplies",
        "scry",
        "reforge",
        "artifact",
        "offering",
        "dodge_die",
        "trial",
        "free_runs",
        "heal",
        "attack",
        "armour",
        "rekindle",
        "ascetic",
        "scout",
        "promise",
        "merchant",
    ]
    origin: Origin
    amount: int = 0
    rules: list[RuleEntry] = []
    souls: Amount = Amount()
    note: str | None = None


FILES: dict[str, type] = {
    "pack.yaml": list[PackEntry],
    "dice.yaml": list[DieEntry],
    "traps.yaml": list[TrapEntry],
    "characters.yaml": list[CharacterEntry],
    "treasure.yaml": list[CardEntry],
    "enemies.yaml": list[EnemyEntry],
    "bosses.yaml": list[BossEntry],
    "behaviours.yaml": list[BehaviourEntry],
    "boards.yaml": list[BoardEntry],
    "tiles.yaml": list[FaceEntry],
    "track.yaml": list[SpaceEntry],
    "encounters.yaml": list[EncounterEntry],
    "lairs.yaml": list[LairEntry],
    "events.yaml": list[EventEntry],
    "parties.yaml": list[PartyEntry],
}
TERRAIN_CODE = {
    None: EMPTY,
    "torch": EMPTY,
    "barrel": BARREL,
    "chest": CHEST,
    "gravestone": GRAVESTONE,
    "lever": LEVER,
    "shrine": SHRINE,
    "exit": EXIT,
}
LATTICE = tuple(
    (x, y) for y in range(5) for x in range(5) if (x + y) % 2 == 0
)  # the 13 nodes of a tile
DOORWAY = {"north": (2, 0), "east": (4, 2), "south": (2, 4), "west": (0, 2)}


def turned(point: tuple[int, int], turn: int) -> tuple[int, int]:
    """Where a point of a tile lies after so many quarter turns clockwise."""
    x, y = point
    for _ in range(turn):
        x, y = 4 - y, x
    return x, y


def local(point: tuple[int, int]) -> int:
    return LATTICE.index(point)


class Place:
    """A tile of an encounter's map with its nodes found."""

    __slots__ = ("doors", "enemies", "entry", "spawn", "terrain", "terrain_nodes")

    def __init__(
        self, number: int, entry: PlacedTile, face: FaceEntry, models: dict[str, int]
    ) -> None:
        self.entry = entry
        base = number * TILE_NODES

        def node(printed: int) -> int:
            return base + local(turned(LATTICE[printed], entry.turn))

        self.spawn: tuple[int, ...] = tuple(node(n) for n in face.spawn)
        self.terrain_nodes: tuple[int, ...] = tuple(node(n) for n in face.terrain)
        self.doors: dict[str, int] = {}
        for door in face.doors:
            side = SIDES[(SIDES.index(door) + entry.turn) % 4]
            self.doors[side] = base + local(DOORWAY[side])
        groups = entry.enemies or [[], []]
        self.enemies: tuple[tuple[int, ...], ...] = tuple(
            tuple(models[id] for id in group) for group in groups
        )
        self.terrain: tuple[str | None, ...] = tuple(entry.terrain) or (None, None)


class Encounter:
    """An encounter card as the rules read it."""

    __slots__ = (
        "board",
        "darkness",
        "door_nodes",
        "entry",
        "id",
        "index",
        "level",
        "onslaught",
        "places",
        "start",
        "timers",
        "torch",
        "trap_nodes",
    )

    def __init__(
        self, index: int, entry: EncounterEntry, faces: dict[str, FaceEntry], models: dict[str, int]
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.level = entry.level
        self.board: int = -1
        self.onslaught: bool = "onslaught" in entry.keywords
        self.darkness: bool = "darkness" in entry.keywords
        self.places = [
            Place(number, tile, faces[tile.face], models) for number, tile in enumerate(entry.tiles)
        ]
        self.start: tuple[int, ...] = tuple(
            entry.start.tile * TILE_NODES + local(point) for point in wall(entry.start.side)
        )
        self.timers: dict[int, list[DeedEntry]] = {timer.at: timer.do for timer in entry.timers}
        self.torch: int = -1
        special = set(self.start)
        self.door_nodes: set[int] = set()
        for place in self.places:
            special.update(place.spawn, place.terrain_nodes, place.doors.values())
            self.door_nodes.update(place.doors.values())
            if "torch" in place.terrain:
                self.torch = place.terrain_nodes[place.terrain.index("torch")]
        # TG-9.1: all nodes of a trapped tile but start, spawn, terrain and doorway nodes.
        self.trap_nodes: tuple[int, ...] = tuple(
            number * TILE_NODES + node
            for number, place in enumerate(self.places)
            if place.entry.trapped
            for node in range(TILE_NODES)
            if number * TILE_NODES + node not in special
        )

    def ground(self, index: int) -> Ground:
        """The board of this map: tiles joined at their doorways (TG-7.4)."""
        points: list[tuple[int, int]] = []
        rooms: list[int] = []
        for number, place in enumerate(self.places):
            x, y = place.entry.at
            points.extend((x * GAP + u, y * GAP + v) for u, v in LATTICE)
            rooms.extend([number] * TILE_NODES)
        spots = {tuple(place.entry.at): number for number, place in enumerate(self.places)}
        doors: list[tuple[int, int]] = []
        for place in self.places:
            x, y = place.entry.at
            for side, (dx, dy) in (("east", (1, 0)), ("south", (0, 1))):
                other = spots.get((x + dx, y + dy), -1)
                back = {"east": "west", "south": "north"}[side]
                if other >= 0 and side in place.doors and back in self.places[other].doors:
                    doors.append((place.doors[side], self.places[other].doors[back]))
        entry = BoardEntry(id=f"map_{self.id}", points=points, walls={}, origin=self.entry.origin)
        return Ground(index, entry, Board(points, STEPS, rooms, doors))


def wall(side: str) -> list[tuple[int, int]]:
    """The three nodes along a wall."""
    return {
        "north": [(0, 0), (2, 0), (4, 0)],
        "south": [(0, 4), (2, 4), (4, 4)],
        "west": [(0, 0), (0, 2), (0, 4)],
        "east": [(4, 0), (4, 2), (4, 4)],
    }[side]


def check_places(card: EncounterEntry, where: str) -> list[str]:
    """Every tile and node that a card speaks of must be one of its map."""
    found: list[str] = []
    for number, tile in enumerate(card.tiles):
        for field, held in (("enemies", tile.enemies), ("terrain", tile.terrain)):
            if len(held) not in (0, 2):
                found.append(
                    f"{where}: tiles[{number}].{field}: one for each of the two nodes, or none"
                )
    tiles = [("start.tile", card.start.tile)]
    tiles += [
        (f"objectives[{n}].tile", goal.tile)
        for n, goal in enumerate(card.objectives)
        if goal.tile is not None
    ]
    tiles += [
        (f"rules[{n}].tile", rule.tile)
        for n, rule in enumerate(card.rules)
        if rule.tile is not None
    ]
    for n, rule in enumerate(card.rules):
        if rule.node is not None and rule.node not in LATTICE:
            found.append(
                f"{where}: rules[{n}].node: {list(rule.node)} is no node (x and y 0 to 4, their sum even)"
            )
        if rule.op == "skeleton_ball" and (rule.node is None or rule.tile is None):
            found.append(f"{where}: rules[{n}]: a skeleton_ball needs a tile and a node")
    for field, deed in deeds_of(card):
        if deed.tile is not None:
            tiles.append((f"{field}.tile", deed.tile))
        elif deed.do == "remove_tile" or (
            deed.do == "spawn" and deed.node in ("primary", "secondary")
        ):
            found.append(f"{where}: {field}.tile: {deed.do} needs one")
        if deed.do == "spawn" and deed.enemy is None:
            found.append(f"{where}: {field}.enemy: spawn needs one")
    last = len(card.tiles) - 1
    for field, number in tiles:
        if not 0 <= number <= last:
            found.append(f"{where}: {field}: there is no tile {number} (0 to {last})")
    return found


def deeds_of(card: EncounterEntry) -> list[tuple[str, DeedEntry]]:
    """All that a card sets off, and where it says so."""
    setters = [(f"timers[{n}]", timer.do) for n, timer in enumerate(card.timers)]
    setters += [(f"rules[{n}]", rule.do) for n, rule in enumerate(card.rules)]
    return [(f"{field}.do[{n}]", deed) for field, do in setters for n, deed in enumerate(do)]


def with_guests(documents: Mapping[str, object]) -> dict[str, object]:
    """TG-1.1, TG-A.2: the characters of the first box and their own cards, unless they are there already."""
    found = dict(documents)
    core = read_documents(Path(__file__).parent.parent / "dark_souls" / "content")
    for file, sets in (
        ("characters.yaml", ()),
        ("treasure.yaml", ("starting", "class", "transposed")),
    ):
        mine = found.get(file)
        more = core[file]
        if not isinstance(mine, list) or not isinstance(more, list):
            continue
        ids = {one.get("id") for one in mine if isinstance(one, dict)}
        found[file] = mine + [
            one for one in more if one["id"] not in ids and (not sets or one["set"] in sets)
        ]
    return found


class Cards(SoulsPack):
    """A pack of this box, compiled."""

    def __init__(self, documents: Mapping[str, object], where: str) -> None:
        problems: list[str] = []
        documents = with_guests(documents)
        about = head(documents, PackEntry, FILES, problems)
        super().__init__(about.id if about else where, documents, problems)
        faces = entries(documents, "tiles.yaml", FaceEntry, problems)
        wrong = [
            problem
            for face in faces
            for field, nodes in (("spawn", face.spawn), ("terrain", face.terrain))
            for problem in no_nodes(f"tiles.yaml: {face.id}", field, nodes, TILE_NODES)
        ]
        if wrong:  # no encounter can be laid out of such tiles
            raise InvalidContent([*problems, *wrong])
        self.faces = {face.id: face for face in faces}
        self.track = entries(documents, "track.yaml", SpaceEntry, problems)
        for space in self.track:
            if space.kind == "boss" and space.boss not in self.boss_index:
                problems.append(f"track.yaml: {space.id}: boss: {space.boss!r} is no boss")
        self.encounters: list[Encounter] = []
        for card in entries(documents, "encounters.yaml", EncounterEntry, problems):
            self._encounter(card, problems)
        self.encounter_ids = tuple(card.id for card in self.encounters)
        self.encounter_index = {card.id: card.index for card in self.encounters}
        self.lairs = {
            lair.id: lair for lair in entries(documents, "lairs.yaml", LairEntry, problems)
        }
        for boss in self.bosses:
            lair = self.lairs.get(boss.id)
            if lair is None:
                problems.append(f"lairs.yaml: {boss.id}: missing")
            elif lair.board not in self.board_index:
                problems.append(f"lairs.yaml: {boss.id}: board: {lair.board!r} is unknown")
            else:
                problems.extend(
                    f"lairs.yaml: {boss.id}: enemies: {id!r} is unknown"
                    for id in lair.enemies
                    if id not in self.model_index
                )
                room = self.boards[self.board_index[lair.board]].entry
                self.check_boss(boss, room, problems)
                if lair.enemies and room.mini_spawn is None:
                    problems.append(
                        f"boards.yaml: {room.id}: mini_spawn: missing, {lair.enemies[0]} stands there"
                    )
        self.events = entries(documents, "events.yaml", EventEntry, problems)
        self.event_ids = tuple(event.id for event in self.events)
        self.event_index = {event.id: index for index, event in enumerate(self.events)}
        self.parties = entries(documents, "parties.yaml", PartyEntry, problems)
        self.check_parties(self.parties, problems)
        self.laws: dict[tuple[int, int], TombLaw] = {}
        self.model_limits = tuple(
            model.entry.models if isinstance(model.entry, EnemyEntry) else 1
            for model in self.models
        )
        if problems:
            raise InvalidContent(problems)

    def _encounter(self, card: EncounterEntry, problems: list[str]) -> None:
        where = f"encounters.yaml: {card.id}"
        bad = [tile.face for tile in card.tiles if tile.face not in self.faces]
        if bad:
            problems.append(f"{where}: tiles: {bad[0]!r} is no side of a tile")
            return
        used = [self.faces[tile.face].tile for tile in card.tiles]
        if len(set(used)) < len(used):
            problems.append(f"{where}: tiles: no tile can be used twice")
        named = [id for tile in card.tiles for group in tile.enemies for id in group]
        named += [goal.enemy for goal in card.objectives if goal.enemy]
        named += [rule.enemy for rule in card.rules if rule.enemy]
        named += [rule.kin for rule in card.rules if rule.kin]
        named += [deed.enemy for _, deed in deeds_of(card) if deed.enemy]
        strange = [id for id in named if id not in self.model_index]
        if strange:
            problems.append(f"{where}: {strange[0]!r} is no enemy")
            return
        wrong = check_places(card, where)
        problems.extend(wrong)
        if wrong:
            return
        rewards = [*card.rewards, *(card.trial.rewards if card.trial else [])]
        lost = [r.card for r in rewards if r.card and r.card not in self.armoury.index]
        if lost:
            problems.append(f"{where}: rewards: {lost[0]!r} is no card")
            return
        found = Encounter(len(self.encounters), card, self.faces, self.model_index)
        found.board = len(self.boards)
        ground = found.ground(found.board)
        self.boards.append(ground)
        self.board_index[ground.id] = ground.index
        self.encounters.append(found)

    def by_level(self, level: int) -> tuple[int, ...]:
        return tuple(card.index for card in self.encounters if card.level == level)
