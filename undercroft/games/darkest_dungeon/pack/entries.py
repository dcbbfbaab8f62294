"""What can stand in a pack: one class for each kind of entry."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel.content import Copies

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9_]*$")]
AreaId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_]+$")]
Origin = Literal["printed", "partial", "proposal", "owner"]
StanceName = Literal["aggressive", "defensive", "ranged", "support"]
TypeName = Literal["unholy", "human", "eldritch", "beast"]
ConditionName = Literal[
    "bleed", "blight", "stun", "buff", "debuff", "mark", "riposte", "guard", "protection",
    "shuffle", "disease",
]  # fmt: skip
TokenName = Literal["empty", "dark", "trap", "curio", "treasure", "lair", "objective"]
ProvisionName = Literal["food", "bandage", "potion", "torch", "tool"]
Window = Literal[
    "free", "turn", "before_attack", "after_attack", "before_defence", "after_defence", "hit",
    "hurt", "healed", "disease", "resolve", "scouting", "resting", "die",
]  # fmt: skip
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
Small = Annotated[int, msgspec.Meta(ge=0, le=15)]
D10 = Annotated[int, msgspec.Meta(ge=1, le=10)]
Fraction = Annotated[float, msgspec.Meta(ge=0, le=1)]
Box = tuple[Fraction, Fraction, Fraction, Fraction]


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """Something of a pack."""


class EffectEntry(Entry):
    """A line of a card: a verb and what it needs; see verbs.py."""

    op: str
    when: str | None = None
    amount: int | Literal["all"] | None = None
    amounts: list[int] = []
    dice: int = 0
    turns: Small | None = None
    areas: Small | None = None
    per: (
        Literal[
            "hero_level", "dungeon_level", "negative_quirks", "positive_quirks",
            "positive_quirk_levels", "burdens",
        ]
        | None
    ) = None  # fmt: skip
    who: Literal["self", "all_heroes", "other_heroes", "heroes_here", "one_hero"] = "self"
    upto: D10 | None = None
    what: str | None = None
    conditions: list[ConditionName] = []
    options: list[EffectEntry] = []
    effects: list[EffectEntry] = []
    rolls: dict[str, list[EffectEntry]] = {}
    side: Literal["heroes", "monsters"] | None = None
    where: list[AreaId] = []
    stance: StanceName | None = None
    light_min: int | None = None
    light_max: int | None = None
    rounds: list[int] = []
    present: Literal["monsters"] | None = None
    type: TypeName | None = None
    to: Literal["heroes", "monsters"] | None = None
    faces: list[str] = []
    once: bool = False


class PackEntry(Entry):
    id: Id
    game: Literal["darkest_dungeon"]
    name: str
    version: int
    notes: list[str] = []


class BonusEntry(Entry):
    """More damage against a type or somebody with a Condition."""

    amount: int
    vs: Literal["unholy", "human", "eldritch", "beast", "marked", "stunned", "blighted"]


class SkillLevel(Entry):
    range: tuple[Small, Small] | Literal["self", "allies"]
    foes: Small = 0
    friends: Small = 0
    acc: int | None = None
    dmg: int | None = None
    heal: int | None = None
    crit: int | None = None
    crit_dmg: int | None = None
    crit_heal: int | None = None
    bonus: list[BonusEntry] = []
    ignores: list[Literal["guard", "protection"]] = []
    self: list[EffectEntry] = []
    target: list[EffectEntry] = []


class SkillBack(Entry):
    name: str
    form: Literal["human", "beast"]
    levels: Annotated[list[SkillLevel], msgspec.Meta(min_length=3, max_length=3)]
    name_fr: str | None = None


class SkillEntry(Entry):
    id: Id
    hero: Id
    name: str
    stances: Annotated[list[StanceName], msgspec.Meta(min_length=1)]
    levels: Annotated[list[SkillLevel], msgspec.Meta(min_length=3, max_length=3)]
    origin: Origin
    form: Literal["human", "beast"] | None = None
    back: SkillBack | None = None
    name_fr: str | None = None


class HeroLevel(Entry):
    life: Annotated[int, msgspec.Meta(ge=1, le=99)]
    dodge: int
    speed: Small
    resist: list[ConditionName]
    immune: list[ConditionName]


class HamletSkillEntry(Entry):
    """Used in place of a visit (DD-33.18)."""

    id: Id
    name: str
    effects: list[EffectEntry]
    own: list[EffectEntry] = []
    chooses: bool = False
    first: bool = False
    ends_day: bool = False
    once: bool = False
    name_fr: str | None = None


class CircusEntry(Entry):
    life: int
    dodge: int
    speed: Small
    resist: list[ConditionName]
    level: Level
    profiles: Annotated[list[list[Id]], msgspec.Meta(min_length=1)]
    # Of the Skills of the first profiles, where they differ from `level`.
    levels: list[list[Level]] = []
    # Of Skills whose Circus card reaches otherwise than the common one.
    ranges: dict[Id, tuple[Small, Small]] = {}


class HeroEntry(Entry):
    id: Id
    name: str
    levels: Annotated[list[HeroLevel], msgspec.Meta(min_length=3, max_length=3)]
    hamlet_skills: list[HamletSkillEntry]
    circus: CircusEntry
    origin: Origin
    name_fr: str | None = None


Targeting = Literal["closest", "furthest", "crowded", "most_wounded", "most_stressed", "marked"]


class MonsterSkill(SkillLevel, kw_only=True):
    id: Id
    name: str
    targeting: list[Targeting] = []
    only: Id | None = None
    name_fr: str | None = None


class MonsterEntry(Entry):
    id: Id
    name: str
    group: Literal["ruins", "common", "darkest", "boss"]
    level: Level
    copies: Copies
    types: list[TypeName]
    position: Literal["front", "back"]
    size: Literal["small", "normal", "large"]
    life: Annotated[int, msgspec.Meta(ge=1)]
    speed: Small
    dodge: int
    resist: list[ConditionName]
    immune: list[ConditionName]
    skills: Annotated[list[MonsterSkill], msgspec.Meta(min_length=1, max_length=3)]
    stances: dict[
        StanceName,
        Annotated[
            list[Annotated[int, msgspec.Meta(ge=0, le=3)]],
            msgspec.Meta(min_length=10, max_length=10),
        ],
    ]
    origin: Origin
    protection: bool = False
    guard: bool = False
    boss: bool = False
    actions: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    habit: Id | None = None
    wounded: list[EffectEntry] = []
    name_fr: str | None = None


class ActorEntry(Entry):
    monster: Id
    stance: StanceName


class ThreatEntry(Entry):
    name: str
    effects: list[EffectEntry]
    name_fr: str | None = None


class BossLevel(Entry):
    actors: Annotated[list[ActorEntry], msgspec.Meta(min_length=1)]
    dungeon: ThreatEntry | None = None
    hamlet: ThreatEntry | None = None


class BossEntry(Entry):
    id: Id
    name: str
    location: Literal["ruins", "darkest", "final"]
    room: Id
    levels: Annotated[list[BossLevel], msgspec.Meta(min_length=1, max_length=3)]
    origin: Origin
    name_fr: str | None = None


class AreaEntry(Entry):
    id: AreaId
    capacity: Annotated[int, msgspec.Meta(ge=1, le=9)]
    adjacent: Annotated[list[AreaId], msgspec.Meta(min_length=1)]
    box: Box
    ground: Literal["high", "low"] | None = None
    loot: Small = 0
    team: Literal["a", "b"] | None = None


class RuleEntry(Entry):
    """What a Room Card says: passive, or (with `actions`) something to do there."""

    id: Id
    name: str
    effects: list[EffectEntry]
    where: list[AreaId] = []
    actions: Small = 0
    once: bool = False
    alone: bool = False
    name_fr: str | None = None


Four = Annotated[list[AreaId], msgspec.Meta(min_length=4, max_length=4)]


class RoomEntry(Entry):
    id: Id
    name: str
    location: Literal["ruins", "darkest"]
    areas: Annotated[list[AreaEntry], msgspec.Meta(min_length=2, max_length=30)]
    hero_start: Four
    monster_start: Four
    origin: Origin
    boss: bool = False
    table: list[AreaId] = []
    rules: list[RuleEntry] = []
    stygian: list[RuleEntry] = []
    name_fr: str | None = None


class ArenaEntry(Entry):
    id: Id
    name: str
    areas: Annotated[list[AreaEntry], msgspec.Meta(min_length=10, max_length=10)]
    origin: Origin
    name_fr: str | None = None


class TileEntry(Entry):
    id: Id
    location: Literal["ruins", "darkest", "road"]
    start: Id
    rooms: list[Id]
    corridors: list[tuple[Id, Id]]
    at: dict[Id, tuple[float, float]]
    origin: Origin
    dots: list[Id] = []
    boss_slots: list[Id] = []


class TaskEntry(Entry):
    """Something a hero must do in an Objective Room."""

    id: Id
    name: str
    where: list[AreaId]
    actions: Small
    pays: ProvisionName | None = None
    silences: bool = False
    name_fr: str | None = None


class QuestSpawn(Entry):
    """A monster that is spawned first in Rooms of this token."""

    token: TokenName
    monster: Id | None = None
    level: Level | None = None
    life: int = 0
    dodge: int = 0


class QuestEntry(Entry):
    id: Id
    name: str
    kind: Literal["general", "boss", "darkest"]
    level: Annotated[int, msgspec.Meta(ge=0, le=3)]
    rest: int
    tokens: dict[TokenName, int]
    counts: Literal["rooms", "lair", "curio", "objective", "gold", "lit", "camp", "boss"]
    origin: Origin
    every: Annotated[int, msgspec.Meta(ge=1)] = 1
    xp: int = 0
    fill: int = 0
    gold: dict[TokenName, int] = {}
    needs: TokenName | None = None
    objective_rooms: list[Id] = []
    task: TaskEntry | None = None
    spawn: QuestSpawn | None = None
    curio_battle: bool = False
    stores: dict[ProvisionName, int] = {}
    turn_to: ProvisionName | None = None
    camps: list[ProvisionName] = []
    least_level: dict[TokenName, int] = {}
    effects: list[EffectEntry] = []
    boss: Id | None = None
    cancels: Id | None = None
    tile: Id | None = None  # a tile of its own: the Quest is in no deck
    layout: dict[Id, TokenName] = {}  # … and what lies there face up
    foes: dict[TokenName, list[Id]] = {}  # the monsters of a Room, in place of drawn ones
    name_fr: str | None = None


class WayEntry(Entry):
    """A way to use a side of a Trinket."""

    window: Window
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1)]
    stance: StanceName | None = None
    not_stance: StanceName | None = None
    light_min: int | None = None
    light_max: int | None = None
    needs: ProvisionName | None = None


class TrinketEntry(Entry):
    id: Id
    name: str
    level: Level
    positive: Annotated[list[WayEntry], msgspec.Meta(min_length=1)]
    negative: Annotated[list[WayEntry], msgspec.Meta(min_length=1)]
    origin: Origin
    name_fr: str | None = None


class QuirkEntry(Entry):
    id: Id
    name: str
    kind: Literal["negative", "positive"]
    effects: list[EffectEntry]
    origin: Origin
    name_fr: str | None = None


class DiseaseEntry(Entry):
    id: Id
    name: str
    effects: list[EffectEntry]
    origin: Origin
    name_fr: str | None = None


class MoodEntry(Entry):
    id: Id
    name: str
    kind: Literal["affliction", "virtue"]
    upto: D10
    effects: list[EffectEntry]
    origin: Origin
    name_fr: str | None = None


class CurioEntry(Entry):
    id: Id
    name: str
    positive: list[EffectEntry]
    negative: list[EffectEntry]
    origin: Origin
    name_fr: str | None = None


class LootEntry(Entry):
    id: Id
    count: int
    die: Literal["roll", "choose"]
    gold: int
    origin: Origin


class DieEntry(Entry):
    id: Id
    faces: Annotated[list[str], msgspec.Meta(min_length=1)]
    count: int
    origin: Origin


class LightEntry(Entry):
    id: Id
    light: Annotated[int, msgspec.Meta(ge=0, le=5)]
    effects: list[EffectEntry]
    origin: Origin


class ServiceEntry(Entry):
    """A choice of a visitor."""

    gold: int
    effects: list[EffectEntry]


class TrainEntry(Entry):
    hero: int
    xp: int
    gold: int


class BuildingLevel(Entry):
    choices: list[ServiceEntry] = []
    waiting: int = 0
    offer: list[Level] = []
    train: list[TrainEntry] = []
    forge: int = 0
    gold: int = 0
    bonus: list[EffectEntry] = []


class BuildingEntry(Entry):
    id: Id
    name: str
    visit: bool
    caretaker: list[D10]
    levels: Annotated[list[BuildingLevel], msgspec.Meta(min_length=1, max_length=3)]
    origin: Origin
    upgrade: int = 0
    buy: list[int] = []
    sell: list[int] = []
    name_fr: str | None = None


class EventEntry(Entry):
    id: Id
    name: str
    days: Small
    effects: list[EffectEntry]
    origin: Origin
    removed: bool = False
    days_if_taught: int | None = None
    name_fr: str | None = None


class PartyHero(Entry):
    hero: Id
    skills: list[Id]


class PartyEntry(Entry):
    id: Id
    name: str
    complexity: Literal["low", "medium", "high"]
    heroes: Annotated[list[PartyHero], msgspec.Meta(min_length=4, max_length=4)]
    origin: Origin
    name_fr: str | None = None


FILES: dict[str, type] = {
    "pack.yaml": list[PackEntry],
    "heroes.yaml": list[HeroEntry],
    "skills.yaml": list[SkillEntry],
    "monsters.yaml": list[MonsterEntry],
    "bosses.yaml": list[BossEntry],
    "quests.yaml": list[QuestEntry],
    "rooms.yaml": list[RoomEntry],
    "arenas.yaml": list[ArenaEntry],
    "tiles.yaml": list[TileEntry],
    "trinkets.yaml": list[TrinketEntry],
    "quirks.yaml": list[QuirkEntry],
    "diseases.yaml": list[DiseaseEntry],
    "moods.yaml": list[MoodEntry],
    "curios.yaml": list[CurioEntry],
    "loot.yaml": list[LootEntry],
    "dice.yaml": list[DieEntry],
    "light.yaml": list[LightEntry],
    "buildings.yaml": list[BuildingEntry],
    "events.yaml": list[EventEntry],
    "parties.yaml": list[PartyEntry],
}
