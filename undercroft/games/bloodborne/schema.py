"""What may stand in the files of a pack."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel.content import Copies
from undercroft.kernel.naming import Elsewhere, InFrench

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
Origin = Literal["fact", "partial", "designed", "owner"]
Trophy = Literal["kin", "humanoid", "beast"]
Colour = Literal["green", "yellow", "red"]
Face = Annotated[str, msgspec.Meta(pattern=r"^[0-9]\+?$")]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    origin: Origin
    """Where it comes from: printed facts, partly printed, designed by us, or by the owner of a pack."""
    kept: list[str] = []
    """Notes for whoever reads the file; the game does not."""


class Named(Entry, kw_only=True):
    """An entry with a name."""

    id: Id
    """Never shown; saves and references name it by this."""
    name: str
    """In English."""
    name_fr: InFrench = None
    """In French; the English one where there is none. A mapping says its grammar too."""
    names: Elsewhere = {}
    """In other languages, by their codes; with its grammar as a mapping that has a `name`."""


class PackEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """About the pack: the one entry of `pack.yaml`."""

    id: Id
    """Chosen at set-up; not `base`."""
    game: Literal["bloodborne"]
    name: str
    name_fr: InFrench = None
    names: Elsewhere = {}
    """In other languages, by their codes; with its grammar as a mapping that has a `name`."""
    version: int
    over: Id | None = None
    """What this pack is laid over, if it holds only what differs: `base`, or the name of another pack."""
    notes: list[str] = []


class DieEntry(Entry):
    """One of the three dice."""

    id: Colour
    faces: Annotated[list[Face], msgspec.Meta(min_length=1)]
    """`3`, or `3+`: add it and roll again."""
    plain_faces: list[Face] | None = None
    """The other reading of the die, where there is one."""


class TrackEntry(Entry):
    """A Trophy track."""

    id: Trophy
    spaces: Annotated[list[int], msgspec.Meta(min_length=1)]
    """What each space is worth at the end."""


class HunterEntry(Named):
    """A Hunter's board."""

    health: Annotated[int, msgspec.Meta(ge=1, le=20)]


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


class CardEntry(Named):
    """A starter card or an Upgrade."""

    type: Literal["melee", "ranged", "utility"]
    damage: Annotated[int, msgspec.Meta(ge=0, le=20)]
    timing: Literal["attack", "instant", "transform", "dream"]
    """The step of the round in which it acts."""
    copies: Copies = 1
    """In the Upgrade deck."""
    only_if: Literal["sole_copy"] | None = None
    """`sole_copy`: it does nothing in a round in which somebody else plays it, too."""
    effects: list[EffectEntry] = []
    """Beside its damage, in order."""


class EnemyEntry(Named):
    """A Monster, Boss or Final Boss."""

    health: Annotated[int, msgspec.Meta(ge=1)]
    """With three Hunters; one more for each Hunter above."""
    die: Colour
    trophies: Annotated[list[Trophy], msgspec.Meta(min_length=1)]
    """What those who took its Blood may advance on."""
    abilities: list[EffectEntry] = []
    """A Final Boss's hold in the whole game."""


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
