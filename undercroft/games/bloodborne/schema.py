"""What may stand in the files of a pack."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel.content import Copies

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
Origin = Literal["fact", "partial", "designed", "owner"]
Trophy = Literal["kin", "humanoid", "beast"]
Colour = Literal["green", "yellow", "red"]
Face = Annotated[str, msgspec.Meta(pattern=r"^[0-9]\+?$")]


class PackEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    game: Literal["bloodborne"]
    name: str
    version: int
    name_fr: str | None = None
    notes: list[str] = []


class DieEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Colour
    faces: Annotated[list[Face], msgspec.Meta(min_length=1)]
    origin: Origin
    plain_faces: list[Face] | None = None
    kept: list[str] = []


class TrackEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Trophy
    spaces: Annotated[list[int], msgspec.Meta(min_length=1)]
    origin: Origin
    kept: list[str] = []


class HunterEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    health: Annotated[int, msgspec.Meta(ge=1, le=20)]
    origin: Origin
    name_fr: str | None = None
    kept: list[str] = []


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"condition": "if"}):
    """A line of a card or of an enemy: a verb, and what it takes."""

    op: str
    when: str | None = None
    who: str | None = None
    amount: int | Literal["all", "full"] | None = None
    value: Literal["first", "last"] | None = None
    """Among the attacks of a round."""
    weapon: Literal["melee", "ranged", "any"] | None = None
    max: int | None = None
    condition: str | None = None


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    type: Literal["melee", "ranged", "utility"]
    damage: Annotated[int, msgspec.Meta(ge=0, le=20)]
    timing: Literal["attack", "instant", "transform", "dream"]
    origin: Origin
    name_fr: str | None = None
    copies: Copies = 1
    only_if: Literal["sole_copy"] | None = None
    effects: list[EffectEntry] = []
    kept: list[str] = []


class EnemyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    health: Annotated[int, msgspec.Meta(ge=1)]
    die: Colour
    trophies: Annotated[list[Trophy], msgspec.Meta(min_length=1)]
    origin: Origin
    name_fr: str | None = None
    abilities: list[EffectEntry] = []
    kept: list[str] = []


FILES: dict[str, type] = {
    "pack.yaml": list[PackEntry],
    "dice.yaml": list[DieEntry],
    "trophies.yaml": list[TrackEntry],
    "hunters.yaml": list[HunterEntry],
    "starters.yaml": list[CardEntry],
    "upgrades.yaml": list[CardEntry],
    "monsters.yaml": list[EnemyEntry],
    "bosses.yaml": list[EnemyEntry],
    "final_bosses.yaml": list[EnemyEntry],
}
