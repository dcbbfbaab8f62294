"""What may stand in the files of a pack of this box."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from undercroft.games.souls import schema as souls
from undercroft.games.souls.schema import SHARED_FILES, Crowd, Entry, Id, Named, Names, Side

Terrain = Literal["barrel", "chest", "gravestone"]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]


class PackEntry(souls.PackEntry):
    """About the pack: the one entry of `pack.yaml`."""

    game: Literal["dark_souls"]


class TileEntry(Entry):
    """One side of a tile."""

    id: Id
    tile: Id
    """Both sides of a tile say the same."""
    kind: Literal["exploration", "bonfire"]
    doors: list[Side]
    """The sides with a doorway."""
    spawn: list[int] = msgspec.field(default_factory=list)
    """The primary and the secondary enemy spawn node."""
    terrain: list[int] = msgspec.field(default_factory=list)
    """The primary and the secondary terrain node."""


class EncounterEntry(Named):
    """An encounter card: enemies and terrain for the primary and the secondary node."""

    level: Level
    trapped: bool
    """Whether traps lie on its tile."""
    enemies: Annotated[list[Crowd], msgspec.Meta(min_length=2, max_length=2)]
    terrain: Annotated[list[Terrain | None], msgspec.Meta(min_length=2, max_length=2)]


class SectionEntry(Names):
    """A part of a campaign, up to a boss."""

    levels: list[Level]
    """Of the encounter cards on the way."""
    bosses: Annotated[list[Id], msgspec.Meta(min_length=1)]
    """One of these."""


class ScenarioEntry(Named):
    """A campaign."""

    sections: Annotated[list[SectionEntry], msgspec.Meta(min_length=1)]


FILES: dict[str, Any] = {
    "pack.yaml": list[PackEntry],
    **SHARED_FILES,
    "encounters.yaml": list[EncounterEntry],
    "tiles.yaml": list[TileEntry],
    "scenarios.yaml": list[ScenarioEntry],
}
