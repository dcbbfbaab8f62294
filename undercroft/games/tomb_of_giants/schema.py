"""What may stand in the files of a pack of this box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from undercroft.games.souls import schema as souls
from undercroft.games.souls.schema import (
    SHARED_FILES,
    Crowd,
    Entry,
    Id,
    Named,
    Origin,
    Side,
)
from undercroft.kernel.content import Copies

FIRST_BOX: Final = Path(__file__).parent.parent / "dark_souls" / "content"
"""Its characters may come along."""

Terrain = Literal["barrel", "chest", "gravestone", "lever", "torch", "shrine", "exit"]
SpaceKind = Literal["bonfire", "encounter", "boss"]
Keyword = Literal["onslaught", "darkness"]
EventKind = Literal["immediate", "consumable", "rendezvous"]


class PackEntry(souls.PackEntry):
    """About the pack: the one entry of `pack.yaml`."""

    game: Literal["tomb_of_giants"]


class Amount(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A number that may grow with the number of players (TG-12.6)."""

    flat: int = 0
    per_player: int = 0

    def of(self, players: int) -> int:
        return self.flat + self.per_player * players


class FaceEntry(Entry):
    """One side of a tile: its doorways, and the primary and secondary spawn and terrain nodes."""

    id: Id
    tile: Id
    """Both sides of a tile say the same."""
    doors: list[Side]
    """The sides with a doorway."""
    spawn: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
    """Nodes are numbered row by row from the north-west."""
    terrain: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]


class SpaceEntry(Entry, kw_only=True):
    """A space of the encounter track."""

    id: Id
    kind: SpaceKind
    level: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """Of the encounter card that comes there."""
    boss: Id | None = None
    origin: Origin = "partial"
    """Where it comes from."""


class PlacedTile(msgspec.Struct, forbid_unknown_fields=True):
    """A tile of an encounter's map, and what is put on it."""

    face: Id
    """The side that lies up."""
    at: tuple[int, int]
    """Its place on the map, x to the east, y to the south."""
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """Quarters clockwise."""
    trapped: bool = False
    enemies: list[Crowd] = []
    """For the primary and the secondary spawn node."""
    terrain: list[Terrain | None] = []
    """For the primary and the secondary terrain node."""


class StartEntry(msgspec.Struct, forbid_unknown_fields=True):
    """The character start nodes: along one wall of a tile."""

    tile: int
    side: Side


class ObjectiveEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What the party must do (TG-15)."""

    goal: str
    enemy: Id | None = None
    tile: int | None = None
    turns: Amount | None = None
    times: int | None = None


class DeedEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Something a timer, a lever, a chest or the torch sets off."""

    do: str
    tile: int | None = None
    enemy: Id | None = None
    count: Amount | None = None
    """How many; one, if nothing is said."""
    node: str | None = None
    """`primary`, if nothing is said."""


class TimerEntry(msgspec.Struct, forbid_unknown_fields=True):
    """TG-16.3: what happens when the timer marker reaches a number."""

    at: Annotated[int, msgspec.Meta(ge=1)]
    do: Annotated[list[DeedEntry], msgspec.Meta(min_length=1)]


class RewardEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What a completed encounter brings (TG-19)."""

    gives: str
    amount: Amount | None = None
    per_kill: int | None = None
    per_respawn: int | None = None
    card: Id | None = None
    token: str | None = None


class TrialEntry(msgspec.Struct, forbid_unknown_fields=True):
    """TG-16.6: an objective beside the others, for more: within so many turns, or to kill an enemy."""

    rewards: Annotated[list[RewardEntry], msgspec.Meta(min_length=1)]
    turns: Annotated[int, msgspec.Meta(ge=1)] | None = None
    kill: Id | None = None


class RuleEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A special rule of an encounter or of a rendezvous."""

    op: str
    amount: Amount | None = None
    enemy: Id | None = None
    kin: Id | None = None
    times: int | None = None
    block: int | None = None
    resist: int | None = None
    tile: int | None = None
    conditions: list[str] | None = None
    do: list[DeedEntry] | None = None
    node: tuple[int, int] | None = None
    way: str | None = None
    nodes: int | None = None
    damage: int | None = None


class EncounterEntry(Named):
    """An encounter card."""

    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    tiles: Annotated[list[PlacedTile], msgspec.Meta(min_length=1, max_length=4)]
    """They are numbered from 0 in this order."""
    start: StartEntry
    objectives: Annotated[list[ObjectiveEntry], msgspec.Meta(min_length=1)]
    """All of them."""
    rewards: list[RewardEntry]
    keywords: list[Keyword] = msgspec.field(default_factory=list)
    timers: list[TimerEntry] = msgspec.field(default_factory=list)
    trial: TrialEntry | None = None
    rules: list[RuleEntry] = msgspec.field(default_factory=list)
    """What is different in this encounter."""


class LairEntry(Entry):
    """A boss's encounter card: its map and who stands beside the boss."""

    id: Id
    """The boss."""
    board: Id
    enemies: list[Id] = msgspec.field(default_factory=list)


class EventEntry(Named):
    """An event card (TG-20)."""

    copies: Copies
    kind: EventKind
    """Whether it works at once, lies beside a dashboard, or waits below a space."""
    op: str
    amount: int | None = None
    rules: list[RuleEntry] | None = None
    souls: Amount | None = None


FILES: dict[str, Any] = {
    "pack.yaml": list[PackEntry],
    **SHARED_FILES,
    "tiles.yaml": list[FaceEntry],
    "track.yaml": list[SpaceEntry],
    "encounters.yaml": list[EncounterEntry],
    "lairs.yaml": list[LairEntry],
    "events.yaml": list[EventEntry],
}
