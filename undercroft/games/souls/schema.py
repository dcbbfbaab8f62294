"""What may stand in the files of a pack of either box."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from undercroft.kernel.content import (
    MOST_FIGURES,
    MOST_NODES,
    MOST_STEPS,
    Copies,
    DiceCount,
)
from undercroft.kernel.naming import Elsewhere, InFrench

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
Origin = Literal["fact", "partial", "designed", "owner"]
Condition = Literal["bleed", "poison", "frostbite", "stagger"]
Stat = Literal["strength", "dexterity", "intelligence", "faith"]
Side = Literal["north", "east", "south", "west"]
Arc = Literal["front", "right", "back", "left"]
Die = Literal["black", "blue", "orange", "dodge"]
Range = int | Literal["infinite"]

Crowd = Annotated[list[Id], msgspec.Meta(max_length=MOST_FIGURES)]
Dice = dict[Literal["black", "blue", "orange"], DiceCount]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    origin: Origin
    """Where it comes from: printed facts, partly printed, designed by us, or by the owner of a pack."""
    note: str | None = None
    """For whoever reads the file; the game does not."""


class Names(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A name in each language."""

    name: str
    """In English."""
    name_fr: InFrench = None
    """In French; the English one where there is none. A mapping says its grammar too."""
    names: Elsewhere = {}
    """In other languages, by their codes; with its grammar as a mapping that has a `name`."""


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


class PackEntry(Names, kw_only=True):
    """About the pack: the one entry of `pack.yaml`."""

    id: Id
    """Chosen at set-up; not `base`."""
    game: str
    version: int
    over: Id | None = None
    """What this pack is laid over, if it holds only what differs: `base`, or the name of another pack."""
    notes: list[str] = []


class DieEntry(Entry):
    """One of the four dice."""

    id: Die
    faces: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=9)]], msgspec.Meta(min_length=1)]
    """The symbols on each: damage or protection; of a dodge die, dodges."""
    count: int
    """How many there are in the box."""


class TrapEntry(Entry):
    """What a trap token may show."""

    id: Id
    copies: Copies
    damage: Annotated[int, msgspec.Meta(ge=0)]
    """0: nothing happens."""
    difficulty: Annotated[int, msgspec.Meta(ge=0)]
    """The dodges it takes to get away."""


# ---------------------------------------------------------------------- characters


class HeroicEntry(Names):
    """A heroic action: its name, what it does, and what that takes."""

    op: str
    stamina: int | None = None
    health: int | None = None
    range: int | None = None
    nodes: int | None = None
    dice: Dice | None = None


class CharacterEntry(Named):
    """A character board."""

    taunt: int
    """Enemies with several nearest characters go for the highest."""
    stats: dict[Stat, Annotated[list[int], msgspec.Meta(min_length=4, max_length=5)]]
    """Of each stat the value at first and after tiers 1 to 3."""
    heroic: HeroicEntry
    start: list[Id]
    """The cards it begins with."""


class PartyMember(msgspec.Struct, forbid_unknown_fields=True):
    """One of a ready-made party, and what it has on."""

    character: Id
    tiers: tuple[int, int, int, int]
    """Of strength, dexterity, intelligence and faith."""
    armour: Id
    hands: list[Id]
    backup: list[Id] = []
    upgrades: dict[Id, list[Id]] = {}
    """By the card that has them."""


class PartyEntry(Entry):
    """A ready-made party for a single fight."""

    id: Id
    members: list[PartyMember]
    ember: bool = False
    """Whether everybody has an Ember."""


# ---------------------------------------------------------------------- treasure


class GainEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Stamina or Health for characters in range."""

    who: Literal["self", "one", "two", "all", "others", "node"]
    stamina: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    health: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    range: int | None = None
    """Beside an attack: not the range of the attack."""


class EnchantEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A change to the character's own attacks for the rest of the activation."""

    magic: Literal[True]
    mod: Literal[0, 1] = 0


class BlessEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Blue dice for the defence of characters in range, until the next character's turn."""

    to: Literal["block", "resist"]
    blue: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1


class OptionEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One printed action of a hand card."""

    stamina: Annotated[int, msgspec.Meta(ge=0, le=20)]
    """What it costs."""
    dice: Dice = {}
    """Of the attack."""
    mod: Annotated[int, msgspec.Meta(ge=-4, le=9)] = 0
    """Added to the dice."""
    magic: bool = False
    """Against Resist, not Block."""
    node: bool = False
    """It strikes everybody on the node."""
    shaft: bool = False
    """Not at range 0."""
    repeat: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    push: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """How many nodes whoever is struck is pushed."""
    conditions: list[Condition] = []
    range: Range | None = None
    """Where it is not that of the card."""
    shift: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """How many nodes the character may move with it, for nothing."""
    when: Literal["before", "after", "only"] | None = None
    """When that is; `only`: the action is nothing else."""
    gain: GainEntry | None = None
    enchant: EnchantEntry | None = None
    ward: Dice | None = None
    """More dice for everybody's defence in the next enemy activation."""
    backup: bool = False
    """It may be used from the backup slot."""
    bless: BlessEntry | None = None
    pierce: bool = False
    """It ignores Block and Resist."""
    harm: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """So much damage, without dice, whatever the enemy is made of."""
    crowded: bool = False
    """Only against an enemy that shares its node with another one."""
    gives_aggro: bool = False
    """After it the Aggro token may be given away."""


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What a treasure card does beside its numbers."""

    op: str
    amount: int | None = None
    least: int | None = None
    stamina: int | None = None
    health: int | None = None
    dice: Dice | None = None
    mod: int | None = None
    magic: bool | None = None
    conditions: list[str] | None = None
    condition: str | None = None
    tag: Id | None = None
    """A word of an enemy's `tags`."""
    boss: bool | None = None


class CardEntry(Named):
    """A treasure card."""

    set: Literal["starting", "class", "transposed", "common", "legendary", "boss"]
    """The deck it is in."""
    kind: str
    copies: Copies = 1
    owner: str | None = None
    """The character (`class`, `transposed`) or boss (`boss`) it belongs to."""
    hands: Literal[1, 2] | None = None
    """How many it takes to hold it."""
    range: Range | None = None
    """Of its attacks and of what else it does; nothing: a dash."""
    needs: dict[Stat, int] | None = None
    """What a character must have of each stat to use it."""
    block: Dice | None = None
    """Dice for blocking."""
    resist: Dice | None = None
    """Dice for resisting."""
    dodge: DiceCount | None = None
    """Dice for dodging."""
    slots: Annotated[int, msgspec.Meta(ge=0, le=2)] | None = None
    """For upgrades."""
    weight: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    """How many slots it takes."""
    options: list[OptionEntry] | None = None
    """The attacks and other actions printed on it."""
    effects: list[EffectEntry] | None = None
    """What it does beside its numbers."""


# ---------------------------------------------------------------------- enemies


class IconEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A behaviour icon, and what is printed with it."""

    icon: str
    way: str | None = None
    target: str | None = None
    nodes: int | None = None
    push: bool | None = None
    damage: int | None = None
    type: str | None = None
    """`physical`, if nothing is said."""
    node: bool | None = None
    conditions: list[str] | None = None


class EnemyEntry(Named):
    """An enemy data card."""

    models: Annotated[int, msgspec.Meta(ge=1)]
    """How many figures there are of it."""
    threat: int
    """The highest acts first."""
    health: Annotated[int, msgspec.Meta(ge=1)]
    block: int
    resist: int
    range: Range | None
    """Of its attacks; null: a dash."""
    dodge: int
    """The dodges it takes to get away."""
    icons: Annotated[list[IconEntry], msgspec.Meta(max_length=MOST_STEPS)]
    """What it does, in order."""
    repeat: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)] = 1
    """How often it does all that."""
    tags: list[Id] = []
    """What cards may speak of: `hollow`."""


class AbilityEntry(Names):
    """A boss's special ability: its name, what it does, and what that takes."""

    op: str
    least: int | None = None
    less: int | None = None
    stamina: int | None = None
    health: int | None = None
    conditions: list[str] | None = None


class BossModelEntry(Names):
    """A figure of a boss."""

    id: Id
    threat: int
    health: Annotated[int, msgspec.Meta(ge=1)]
    block: int
    resist: int
    spawn: Literal["mini", "main"]
    """Its node of the board."""
    ability: AbilityEntry


class BossEntry(Named):
    """A boss data card; some bosses are two models."""

    kind: Literal["mini", "main"]
    levels: list[Annotated[int, msgspec.Meta(ge=1, le=3)]]
    """Of the encounter cards on the way to it."""
    deck: Annotated[int, msgspec.Meta(ge=1)]
    """How many behaviour cards it is fought with."""
    heat_up: int
    """The Health at which it heats up; 0: its ability says when."""
    models: Annotated[list[BossModelEntry], msgspec.Meta(min_length=1)]


class HalfEntry(Names):
    """What one boss model does on a behaviour card."""

    model: Id
    range: Range | None
    dodge: int
    icons: Annotated[list[IconEntry], msgspec.Meta(max_length=MOST_STEPS)]
    attack_arcs: list[Arc]
    """Where attacks on an area strike."""
    weak_arcs: list[Arc]
    """From where attacks get a black die more."""
    repeat: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)] = 1


class BehaviourEntry(Entry):
    """A behaviour card."""

    id: Id
    boss: Id
    heat_up: bool
    """Whether it comes in when the boss heats up."""
    halves: list[HalfEntry]
    """What each figure of the boss does."""


class BoardEntry(Entry):
    """A node board with its walls."""

    id: Id
    points: Annotated[list[tuple[int, int]], msgspec.Meta(max_length=MOST_NODES)]
    """The nodes in half steps, x to the east, y to the south; neighbours differ by (1,1), (2,0) or (0,2)."""
    walls: dict[Side, list[int]]
    """The nodes along each wall."""
    door: Side | None = None
    """Where the party comes in."""
    mini_spawn: int | None = None
    """The node of the plain skull."""
    main_spawn: int | None = None
    """The node of the crowned skull."""


SHARED_FILES: dict[str, Any] = {
    "dice.yaml": list[DieEntry],
    "traps.yaml": list[TrapEntry],
    "characters.yaml": list[CharacterEntry],
    "treasure.yaml": list[CardEntry],
    "enemies.yaml": list[EnemyEntry],
    "bosses.yaml": list[BossEntry],
    "behaviours.yaml": list[BehaviourEntry],
    "boards.yaml": list[BoardEntry],
    "parties.yaml": list[PartyEntry],
}
"""The files that packs of both boxes have."""
