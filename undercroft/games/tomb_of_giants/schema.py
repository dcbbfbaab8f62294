"""What may stand in the files of a pack of this box."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.games.souls.content import (
    BoardEntry,
    CharacterEntry,
    DieEntry,
    PartyEntry,
    Side,
    TrapEntry,
)
from undercroft.games.souls.models import BehaviourEntry, BossEntry, EnemyEntry
from undercroft.games.souls.schema import CardEntry, Condition, Crowd, Id, Origin
from undercroft.kernel.content import Copies

Terrain = Literal["barrel", "chest", "gravestone", "lever", "torch", "shrine", "exit"]
Token = Literal["estus", "heroic", "luck"]


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
