"""What the rules make of a pack: cards, Skills, monsters, Rooms and tiles, ready to work with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from undercroft.kernel.chance import Die
from undercroft.kernel.content import Pack, entries, head
from undercroft.kernel.errors import InvalidContent, not_one_of
from undercroft.kernel.game import NameTable

from .entries import (
    FILES,
    AreaEntry,
    ArenaEntry,
    BossEntry,
    BuildingEntry,
    CurioEntry,
    DieEntry,
    DiseaseEntry,
    EffectEntry,
    EventEntry,
    HamletSkillEntry,
    HeroEntry,
    LightEntry,
    LootEntry,
    MonsterEntry,
    MoodEntry,
    PackEntry,
    PartyEntry,
    QuestEntry,
    QuirkEntry,
    RoomEntry,
    RuleEntry,
    SkillEntry,
    SkillLevel,
    StanceName,
    TileEntry,
    TokenName,
    TrinketEntry,
    WayEntry,
)
from .state import (
    ALLIES,
    AREA,
    CONDITIONS,
    HAZARDS,
    NONE,
    PROVISIONS,
    RESISTED,
    SELF,
    SIZES,
    STANCES,
    TOKENS,
    TYPES,
)
from .triggers import MOMENTS, Passive
from .verbs import VERBS, Effect
from .ways import WINDOWS

Span = tuple[int, int]
"""A list of effects: from, to in `Cards.effects`."""

TARGETING = ("closest", "furthest", "crowded", "most_wounded", "most_stressed", "marked")
CLOSEST, FURTHEST, CROWDED, MOST_WOUNDED, MOST_STRESSED, MARKED = range(6)


def bits(names: Sequence[str], table: Sequence[str]) -> int:
    found = 0
    for name in names:
        found |= 1 << table.index(name)
    return found


class Skill:
    """A Skill at a level, of a hero or a monster."""

    __slots__ = (
        "acc", "bonus", "crit", "crit_dmg", "crit_heal", "dmg", "entry", "family", "foes", "form",
        "friends", "heal", "hi", "id", "index", "kind", "level", "lo", "name", "only",
        "own", "pierce_guard", "pierce_protection", "reach", "stances", "target", "targeting",
    )  # fmt: skip

    def __init__(self, id: str, name: str, entry: SkillLevel, own: Span, target: Span) -> None:
        self.id = id
        self.name = name
        self.entry = entry
        self.index: int = NONE
        self.family: int = NONE  # of a hero's seven
        self.level: int = 0
        self.stances: int = 15
        self.form: int = NONE
        span = entry.range
        self.kind: int = SELF if span == "self" else ALLIES if span == "allies" else AREA
        self.lo: int = span[0] if isinstance(span, tuple) else 0
        self.hi: int = span[1] if isinstance(span, tuple) else 0
        self.reach: int = self.lo << 4 | self.hi
        self.foes = entry.foes
        self.friends = entry.friends
        self.acc: int = NONE if entry.acc is None else entry.acc
        self.dmg: int = NONE if entry.dmg is None else entry.dmg
        self.heal: int = NONE if entry.heal is None else entry.heal
        self.crit: int = NONE if entry.crit is None else entry.crit
        self.crit_dmg: int = entry.crit_dmg if entry.crit_dmg is not None else max(self.dmg, 0)
        self.crit_heal: int = entry.crit_heal if entry.crit_heal is not None else max(self.heal, 0)
        self.bonus: tuple[tuple[int, str], ...] = tuple((b.amount, b.vs) for b in entry.bonus)
        # DD-20.14: Guard binds Skills that target enemies alone.
        self.pierce_guard: bool = "guard" in entry.ignores or bool(entry.friends)
        self.pierce_protection: bool = "protection" in entry.ignores
        self.own = own
        self.target = target
        self.targeting: tuple[int, ...] = ()
        self.only: int = NONE


class HeroCard:
    """A hero at a level."""

    __slots__ = ("dodge", "immune", "life", "resist", "skills", "speed", "trinkets")

    def __init__(self, life: int, dodge: int, speed: int, resist: int, immune: int) -> None:
        self.life = life
        self.dodge = dodge
        self.speed = speed
        self.resist = resist
        self.immune = immune
        self.skills: int = 3
        self.trinkets: int = 0


class HamletSkill:
    __slots__ = ("effects", "entry", "id", "own")

    def __init__(self, entry: HamletSkillEntry, own: Span, effects: Span) -> None:
        self.entry = entry
        self.id = entry.id
        self.own = own
        self.effects = effects


class HeroKind:
    """One of the heroes: cards (the Circus card first), Skills, profiles."""

    __slots__ = (
        "arena", "backs", "cards", "entry", "families", "family_base", "hamlet", "id", "index",
        "profiles", "skills",
    )  # fmt: skip

    def __init__(self, index: int, entry: HeroEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        circus = entry.circus
        self.cards: list[HeroCard] = [
            HeroCard(circus.life, circus.dodge, circus.speed, bits(circus.resist, RESISTED), 0)
        ]
        for level, one in enumerate(entry.levels, 1):
            card = HeroCard(
                one.life,
                one.dodge,
                one.speed,
                bits(one.resist, RESISTED),
                bits(one.immune, RESISTED),
            )
            card.skills = 2 + level  # DD-3.7
            card.trinkets = level  # DD-3.8
            self.cards.append(card)
        self.families: list[str] = []
        self.family_base: int = 0  # the first of its families among all heroes'
        self.skills: list[tuple[Skill, ...]] = []
        # Families with cards of their own in the Circus.
        self.arena: dict[int, tuple[Skill, ...]] = {}
        self.backs: list[tuple[Skill, ...]] = []
        self.hamlet: list[HamletSkill] = []
        self.profiles: list[tuple[int, ...]] = []

    def circus_skill(self, family: int, level: int) -> Skill:
        """A Skill as its Circus card prints it."""
        return self.arena.get(family, self.skills[family])[level - 1]

    def circus_ranks(self, profile: int) -> tuple[int, ...]:
        """The level of each family on the Circus card with this profile."""
        circus = self.entry.circus
        ranks = [circus.level] * 7
        if profile < len(circus.levels):
            for family, level in zip(self.profiles[profile], circus.levels[profile], strict=True):
                ranks[family] = level
        return tuple(ranks)


class MonsterCard:
    """A monster card as the rules read it."""

    __slots__ = (
        "actions", "boss", "deck", "dodge", "entry", "front", "guard", "habit", "id", "immune",
        "index", "level", "life", "lines", "protection", "resist", "size", "skills", "speed",
        "sure", "types", "wounded",
    )  # fmt: skip

    def __init__(self, index: int, entry: MonsterEntry, wounded: Span) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.level = entry.level
        self.types = bits(entry.types, TYPES)
        self.front: bool = entry.position == "front"
        self.size = SIZES.index(entry.size)
        self.life = entry.life
        self.speed = entry.speed
        self.dodge = entry.dodge
        self.protection = entry.protection
        self.guard = entry.guard
        self.boss = entry.boss
        self.actions = entry.actions
        self.habit: str = entry.habit or ""
        self.resist = bits(entry.resist, RESISTED)
        self.immune = bits(entry.immune, RESISTED)
        self.wounded = wounded
        self.deck: bool = entry.group != "boss"
        self.skills: tuple[Skill, ...] = ()
        self.lines: tuple[tuple[int, ...], ...] = tuple(
            tuple(n - 1 for n in entry.stances[name]) for name in _STANCE_NAMES
        )
        # Where no die is needed: the Skill, NONE for none at all, -2 where it must be rolled.
        self.sure: tuple[int, ...] = tuple(
            line[0] if len(set(line)) == 1 else -2 for line in self.lines
        )


_STANCE_NAMES: tuple[StanceName, ...] = ("aggressive", "defensive", "ranged", "support")


class Rule:
    """Something to do in a Room."""

    __slots__ = ("effects", "entry", "index", "where")

    def __init__(self, index: int, entry: RuleEntry, where: int, effects: Span) -> None:
        self.index = index
        self.entry = entry
        self.where = where
        self.effects = effects


class Bands(dict[int, tuple[int, ...]]):
    """For a Range of Skills, from each Area of a Room: those in exact Range (DD-19.1), a bit each.

    The ground's optional Range is included.
    """

    def __init__(self, room: Room) -> None:
        self.room = room

    def __missing__(self, reach: int) -> tuple[int, ...]:
        room = self.room
        lo, hi = reach >> 4, reach & 15
        found = self[reach] = tuple(
            sum(
                1 << other
                for other, d in enumerate(row)
                if lo <= d <= hi + room.height(area, other)
            )
            for area, row in enumerate(room.distance)
        )
        return found


class Room:
    """A Room Tile, or an arena: Areas, distances, who can be reached from where."""

    __slots__ = (
        "areas", "bands", "capacity", "distance", "entry", "ground", "hero_start", "id", "index",
        "interactions", "location", "loot", "monster_start", "name", "names", "near", "neighbours",
        "ordinary", "passive", "reach", "table", "team",
    )  # fmt: skip

    def __init__(self, index: int, id: str, name: str, areas: list[AreaEntry]) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.areas = areas
        self.names: tuple[str, ...] = tuple(area.id for area in areas)
        self.capacity: tuple[int, ...] = tuple(area.capacity for area in areas)
        self.ground: tuple[int, ...] = tuple(
            1 if area.ground == "high" else -1 if area.ground == "low" else 0 for area in areas
        )
        self.loot: tuple[int, ...] = tuple(area.loot for area in areas)
        self.team: tuple[int, ...] = tuple(
            NONE if area.team is None else "ab".index(area.team) for area in areas
        )
        at = {area.id: place for place, area in enumerate(areas)}
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted(at[other] for other in area.adjacent)) for area in areas
        )
        self.distance: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._spread(place)) for place in range(len(areas))
        )
        # reach[speed][area]: the Areas at most so far away, itself left out; a bit each.
        self.reach: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                sum(1 << other for other, d in enumerate(row) if 0 < d <= speed)
                for row in self.distance
            )
            for speed in range(8)
        )
        # The same as tuples.
        self.near: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(
                tuple(other for other, d in enumerate(row) if 0 < d <= speed)
                for row in self.distance
            )
            for speed in range(8)
        )
        self.bands = Bands(self)
        self.hero_start: tuple[int, ...] = ()
        self.monster_start: tuple[int, ...] = ()
        self.table: tuple[int, ...] = ()
        self.location: str = ""
        self.ordinary: bool = False
        self.passive: tuple[tuple[Effect, ...], tuple[Effect, ...]] = ((), ())
        self.interactions: tuple[tuple[Rule, ...], tuple[Rule, ...]] = ((), ())
        self.entry: RoomEntry | None = None

    def _spread(self, start: int) -> list[int]:
        far = [99] * len(self.areas)
        far[start] = 0
        edge = [start]
        for area in edge:
            for other in self.neighbours[area]:
                if far[other] == 99:
                    far[other] = far[area] + 1
                    edge.append(other)
        return far

    def height(self, area: int, other: int) -> int:
        """DD-23.9, DD-23.10, DD-A.66: +1 from High Ground down, +1 into Low Ground."""
        here, there = self.ground[area], self.ground[other]
        return (1 if here == 1 and there != 1 else 0) + (1 if there == -1 and here != -1 else 0)


class Tile:
    """A Dungeon Tile: nodes (Room slots first, then the start, then dots) and corridors."""

    __slots__ = (
        "corridors", "edges", "entry", "id", "index", "marked", "names", "slots", "start", "ways",
    )  # fmt: skip

    def __init__(self, index: int, entry: TileEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.slots: int = len(entry.rooms)
        self.names: tuple[str, ...] = (*entry.rooms, entry.start, *entry.dots)
        self.start: int = self.slots
        at = {name: node for node, name in enumerate(self.names)}
        self.corridors: tuple[tuple[int, int], ...] = tuple(
            (at[a], at[b]) for a, b in entry.corridors
        )
        ways: list[list[tuple[int, int]]] = [[] for _ in self.names]
        for corridor, (a, b) in enumerate(self.corridors):
            ways[a].append((corridor, b))
            ways[b].append((corridor, a))
        self.ways: tuple[tuple[tuple[int, int], ...], ...] = tuple(map(tuple, ways))
        """From each node: (corridor, node)."""
        # DD-31.4: an Edge Room has exactly one corridor.
        self.edges: tuple[int, ...] = tuple(
            slot for slot in range(self.slots) if len(ways[slot]) == 1
        )
        # Where the Objective of a Boss Quest may lie (DD-31.6, DD-36.8).
        self.marked: tuple[int, ...] = (
            tuple(at[name] for name in entry.boss_slots) if entry.boss_slots else self.edges
        )

    def dot(self, node: int) -> bool:
        return node > self.start


class Quest:
    __slots__ = ("boss", "cancels", "effects", "entry", "foes", "id", "index", "rooms", "spawn")

    def __init__(self, index: int, entry: QuestEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.effects: tuple[Effect, ...] = ()
        self.rooms: tuple[int, ...] = ()
        self.spawn: int = NONE
        self.boss: int = NONE
        self.cancels: int = NONE
        self.foes: dict[str, tuple[int, ...]] = {}  # by the name of the token


class Boss:
    __slots__ = ("actors", "entry", "id", "index", "room", "threats")

    def __init__(self, index: int, entry: BossEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.room: int = NONE
        self.actors: list[tuple[tuple[int, int], ...]] = []
        """By level: (monster, Stance)."""
        self.threats: list[tuple[tuple[Effect, ...], tuple[Effect, ...]]] = []

    def level(self, level: int) -> int:
        """DD-2.4: the battle card of a Campaign Level."""
        return min(level, len(self.actors)) - 1


class Way:
    """A way to use a side of a Trinket."""

    __slots__ = ("effects", "entry", "needs", "not_stance", "stance", "window")

    def __init__(self, entry: WayEntry, effects: Span) -> None:
        self.entry = entry
        self.window = WINDOWS.index(entry.window)
        self.effects = effects
        self.stance: int = NONE if entry.stance is None else STANCES.index(entry.stance)
        self.not_stance: int = NONE if entry.not_stance is None else STANCES.index(entry.not_stance)
        self.needs: int = NONE if entry.needs is None else PROVISIONS.index(entry.needs)


class Trinket:
    __slots__ = ("entry", "id", "index", "level", "sides", "windows")

    def __init__(
        self, index: int, entry: TrinketEntry, positive: list[Way], negative: list[Way]
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.level = entry.level
        self.sides: tuple[tuple[Way, ...], tuple[Way, ...]] = (tuple(positive), tuple(negative))
        self.windows: tuple[int, int] = (
            sum({1 << way.window for way in positive}),
            sum({1 << way.window for way in negative}),
        )


class Quirk:
    __slots__ = ("effects", "entry", "id", "index", "negative")

    def __init__(self, index: int, entry: QuirkEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.negative: bool = entry.kind == "negative"
        self.effects = effects


class Disease:
    __slots__ = ("effects", "entry", "id", "index")

    def __init__(self, index: int, entry: DiseaseEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.effects = effects


class Mood:
    __slots__ = ("effects", "entry", "id", "index", "upto", "virtue")

    def __init__(self, index: int, entry: MoodEntry, effects: Span) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.virtue: bool = entry.kind == "virtue"
        self.upto = entry.upto
        self.effects = effects


class Curio:
    __slots__ = ("entry", "id", "index", "negative", "positive")

    def __init__(self, index: int, entry: CurioEntry, positive: Span, negative: Span) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.positive = positive
        self.negative = negative


class Building:
    __slots__ = ("bonus", "entry", "id", "index", "services")

    def __init__(self, index: int, entry: BuildingEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.services: list[tuple[tuple[int, Span], ...]] = []
        """By level: (price, effects)."""
        self.bonus: list[Span] = []


class HamletEvent:
    __slots__ = ("effects", "entry", "id", "index")

    def __init__(self, index: int, entry: EventEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.effects = effects


class Cards(Pack):
    """A pack of this game, compiled."""

    def __init__(self, documents: Mapping[str, object], where: str) -> None:
        problems: list[str] = []
        about = head(documents, PackEntry, FILES, problems)
        super().__init__(about.id if about else where, documents)
        self.effects: list[Effect] = []
        self.name_table: NameTable = {}  # filled when somebody first asks for names
        self.nothing = Passive(())
        self._problems = problems
        self._laws: dict[tuple[int, int, bool, int, int, int, bool], Passive] = {}
        self._bearings: dict[tuple[tuple[int, ...], int], Passive] = {}
        self._load_dice(documents)
        self._load_monsters(documents)
        self._load_rooms(documents)
        self._load_heroes(documents)
        self._load_skills(documents)
        self._load_bosses(documents)
        self._load_dungeon(documents)
        self._load_goods(documents)
        self._load_hamlet(documents)
        self._check()
        if problems:
            raise InvalidContent(problems)

    # ------------------------------------------------------------------ effects

    def span(
        self, lines: Sequence[EffectEntry], owner: str, room: Room | None = None, file: str = ""
    ) -> Span:
        """Compile a list of effects; lists inside them come first, so that each list is in one piece."""
        made: list[Effect] = []
        for line in lines:
            verb = VERBS.get(line.op)
            if verb is None:
                self._problems.append(f"{file}: {owner}: op: {not_one_of(line.op, sorted(VERBS))}")
                continue
            if line.when is not None and line.when not in MOMENTS:
                allowed = not_one_of(line.when, sorted(MOMENTS))
                self._problems.append(f"{file}: {owner}: when: {allowed}")
                continue
            effect = verb(line, owner)
            effect.inner = self.span(line.effects, owner, room, file)
            effect.options = tuple(self.span([one], owner, room, file) for one in line.options)
            if line.rolls:
                rows: list[Span] = [(0, 0)] * 10
                for key, inside in line.rolls.items():
                    first, _, last = key.partition("-")
                    inner = self.span(inside, owner, room, file)
                    for roll in range(int(first), int(last or first) + 1):
                        rows[roll - 1] = inner
                effect.rolls = tuple(rows)
            self._places(effect, line, owner, room, file)
            made.append(effect)
        start = len(self.effects)
        for effect in made:
            effect.index = len(self.effects)
            self.effects.append(effect)
        return start, len(self.effects)

    def _places(
        self, effect: Effect, line: EffectEntry, owner: str, room: Room | None, file: str
    ) -> None:
        """The Areas, monsters and Rooms an effect names."""
        if room is not None:
            for name in line.where:
                if name not in room.names:
                    self._problems.append(f"{file}: {owner}: where: {name!r} is no Area")
                else:
                    effect.room_areas |= 1 << room.names.index(name)
            if line.op == "pulse" and line.what in room.names:
                effect.what = room.names.index(line.what)
        if line.op in ("summon", "spawn") and line.what not in ("any", "deck", None):
            if line.what in self.monster_index:
                effect.what = self.monster_index[line.what]
            else:
                self._problems.append(f"{file}: {owner}: what: {line.what!r} is no monster")

    def made(self, span: Span) -> tuple[Effect, ...]:
        return tuple(self.effects[span[0] : span[1]])

    # ------------------------------------------------------------------ loading

    def _load_dice(self, documents: Mapping[str, object]) -> None:
        found = {die.id: die for die in entries(documents, "dice.yaml", DieEntry, self._problems)}
        self.d10 = Die("d10", [str(n) for n in range(1, 11)])

        def die(id: str, allowed: Sequence[str]) -> Die:
            entry = found.get(id)
            if entry is None:
                self._problems.append(f"dice.yaml: {id}: missing")
                return Die(id, ["blank"])
            for face in entry.faces:
                if face not in allowed:
                    self._problems.append(f"dice.yaml: {id}: faces: {face!r} is unknown")
            return Die(id, entry.faces)

        self.provision_die = die("provision", (*PROVISIONS, "wild"))
        self.exploration_die = die("exploration", HAZARDS)
        self.death_die = die("deaths_door", ("skull", "blank"))
        self.dice_entries = list(found.values())

    def _load_monsters(self, documents: Mapping[str, object]) -> None:
        found = entries(documents, "monsters.yaml", MonsterEntry, self._problems)
        self.monster_index: dict[str, int] = {one.id: index for index, one in enumerate(found)}
        self.monster_ids: tuple[str, ...] = tuple(one.id for one in found)
        self._decks: dict[tuple[bool, int, int], tuple[tuple[int, int], ...]] = {}
        self.monsters: list[MonsterCard] = []
        self.monster_skills: list[Skill] = []
        for index, entry in enumerate(found):
            wounded = self.span(entry.wounded, entry.id, None, "monsters.yaml")
            card = MonsterCard(index, entry, wounded)
            made: list[Skill] = []
            for one in entry.skills:
                own = self.span(one.self, entry.id, None, "monsters.yaml")
                target = self.span(one.target, entry.id, None, "monsters.yaml")
                skill = Skill(one.id, one.name, one, own, target)
                skill.level = entry.level
                skill.targeting = tuple(TARGETING.index(name) for name in one.targeting)
                if one.only is not None:
                    skill.only = self.monster_index.get(one.only, NONE)
                made.append(skill)
            card.skills = tuple(made)
            if set(entry.stances) != set(STANCES):
                self._problems.append(f"monsters.yaml: {entry.id}: stances: all four are needed")
            for line in card.lines:
                if any(n >= len(made) for n in line):
                    self._problems.append(f"monsters.yaml: {entry.id}: stances: no such Skill")
            self.monsters.append(card)

    def _load_rooms(self, documents: Mapping[str, object]) -> None:
        self.rooms: list[Room] = []
        self.room_index: dict[str, int] = {}
        for entry in entries(documents, "rooms.yaml", RoomEntry, self._problems):
            room = self._room(entry.id, entry.name, entry.areas, "rooms.yaml")
            if room is None:
                continue
            room.entry = entry
            room.location = entry.location
            room.ordinary = not entry.boss
            named = (*entry.hero_start, *entry.monster_start, *entry.table)
            strange = [name for name in named if name not in room.names]
            if strange:
                self._problems.append(f"rooms.yaml: {entry.id}: {strange[0]!r} is no Area")
                continue
            room.hero_start = tuple(room.names.index(name) for name in entry.hero_start)
            room.monster_start = tuple(room.names.index(name) for name in entry.monster_start)
            room.table = tuple(room.names.index(name) for name in entry.table)
            sets = (entry.rules, entry.stygian or entry.rules)
            passive: list[tuple[Effect, ...]] = []
            doing: list[tuple[Rule, ...]] = []
            for rules in sets:
                effects: list[Effect] = []
                things: list[Rule] = []
                for rule in rules:
                    span = self.span(rule.effects, entry.id, room, "rooms.yaml")
                    if rule.actions:
                        where = sum(1 << room.names.index(name) for name in rule.where)
                        things.append(Rule(len(things), rule, where, span))
                    else:
                        effects.extend(self.made(span))
                passive.append(tuple(effects))
                doing.append(tuple(things))
            room.passive = (passive[0], passive[1])
            room.interactions = (doing[0], doing[1])
        self.arenas: list[int] = []
        for arena in entries(documents, "arenas.yaml", ArenaEntry, self._problems):
            room = self._room(arena.id, arena.name, arena.areas, "arenas.yaml")
            if room is not None:
                room.location = "circus"
                self.arenas.append(room.index)

    def _room(self, id: str, name: str, areas: list[AreaEntry], file: str) -> Room | None:
        known = {area.id: set(area.adjacent) for area in areas}
        for area in areas:
            for other in area.adjacent:
                if other not in known or area.id not in known[other]:
                    self._problems.append(
                        f"{file}: {id}: {area.id}: adjacent: {other!r} does not lead back"
                    )
                    return None
        room = Room(len(self.rooms), id, name, areas)
        if max(room.distance[0]) == 99:
            self._problems.append(f"{file}: {id}: areas: not all can be reached")
            return None
        self.room_index[id] = room.index
        self.rooms.append(room)
        return room

    def _load_heroes(self, documents: Mapping[str, object]) -> None:
        self.heroes: list[HeroKind] = []
        for entry in entries(documents, "heroes.yaml", HeroEntry, self._problems):
            kind = HeroKind(len(self.heroes), entry)
            for one in entry.hamlet_skills:
                own = self.span(one.own, one.id, None, "heroes.yaml")
                effects = self.span(one.effects, one.id, None, "heroes.yaml")
                kind.hamlet.append(HamletSkill(one, own, effects))
            self.heroes.append(kind)
        self.hero_index: dict[str, int] = {kind.id: kind.index for kind in self.heroes}
        self.hero_ids: tuple[str, ...] = tuple(kind.id for kind in self.heroes)

    def _load_skills(self, documents: Mapping[str, object]) -> None:
        self.skills: list[Skill] = []
        self.family_ids: list[str] = []
        by_hero: dict[str, list[SkillEntry]] = {}
        for entry in entries(documents, "skills.yaml", SkillEntry, self._problems):
            if entry.hero not in self.hero_index:
                self._problems.append(f"skills.yaml: {entry.id}: hero: {entry.hero!r} is unknown")
                continue
            by_hero.setdefault(entry.hero, []).append(entry)
        for kind in self.heroes:
            found = by_hero.get(kind.id, [])
            if len(found) != 7:
                self._problems.append(f"skills.yaml: {kind.id}: seven families are needed")
            kind.family_base = len(self.family_ids)
            for family, entry in enumerate(found):
                kind.families.append(entry.id)
                self.family_ids.append(entry.id)
                kind.skills.append(
                    self._family(entry, entry.name, entry.levels, entry.form, family)
                )
                back = entry.back
                kind.backs.append(
                    ()
                    if back is None
                    else self._family(entry, back.name, back.levels, back.form, family)
                )
            for profile in kind.entry.circus.profiles:
                strange = [id for id in profile if id not in kind.families]
                if strange:
                    self._problems.append(f"heroes.yaml: {kind.id}: profiles: {strange[0]!r}")
                    continue
                kind.profiles.append(tuple(kind.families.index(id) for id in profile))
            circus = kind.entry.circus
            if [len(one) for one in circus.levels] != [
                len(one) for one in circus.profiles[: len(circus.levels)]
            ]:
                self._problems.append(f"heroes.yaml: {kind.id}: levels: one for each Skill")
        self.family_index: dict[str, int] = {id: n for n, id in enumerate(self.family_ids)}
        for card in self.monsters:
            for skill in card.skills:
                skill.index = len(self.skills)
                self.skills.append(skill)
        for kind in self.heroes:
            for id, reach in kind.entry.circus.ranges.items():
                if id not in kind.families:
                    self._problems.append(f"heroes.yaml: {kind.id}: ranges: {id!r}")
                    continue
                family = kind.families.index(id)
                own = by_hero[kind.id][family]
                levels = [msgspec.structs.replace(level, range=reach) for level in own.levels]
                kind.arena[family] = self._family(own, own.name, levels, own.form, family)

    def _family(
        self, entry: SkillEntry, name: str, levels: list[SkillLevel], form: str | None, family: int
    ) -> tuple[Skill, ...]:
        made: list[Skill] = []
        for level, one in enumerate(levels, 1):
            own = self.span(one.self, entry.id, None, "skills.yaml")
            target = self.span(one.target, entry.id, None, "skills.yaml")
            skill = Skill(entry.id, name, one, own, target)
            skill.family = family
            skill.level = level
            skill.stances = bits(entry.stances, STANCES)
            skill.form = NONE if form is None else ("human", "beast").index(form)
            skill.index = len(self.skills)
            self.skills.append(skill)
            made.append(skill)
        return tuple(made)

    def _load_bosses(self, documents: Mapping[str, object]) -> None:
        self.bosses: list[Boss] = []
        for entry in entries(documents, "bosses.yaml", BossEntry, self._problems):
            boss = Boss(len(self.bosses), entry)
            boss.room = self.room_index.get(entry.room, NONE)
            if boss.room == NONE:
                self._problems.append(f"bosses.yaml: {entry.id}: room: {entry.room!r} is unknown")
            for level in entry.levels:
                actors: list[tuple[int, int]] = []
                for actor in level.actors:
                    if actor.monster not in self.monster_index:
                        self._problems.append(
                            f"bosses.yaml: {entry.id}: actors: {actor.monster!r} is unknown"
                        )
                        continue
                    actors.append((self.monster_index[actor.monster], STANCES.index(actor.stance)))
                boss.actors.append(tuple(actors))
                sides: list[tuple[Effect, ...]] = []
                for threat in (level.dungeon, level.hamlet):
                    lines = threat.effects if threat is not None else []
                    sides.append(self.made(self.span(lines, entry.id, None, "bosses.yaml")))
                boss.threats.append((sides[0], sides[1]))
            self.bosses.append(boss)
        self.boss_index: dict[str, int] = {boss.id: boss.index for boss in self.bosses}
        self.boss_ids: tuple[str, ...] = tuple(boss.id for boss in self.bosses)
        self.forms: tuple[int, ...] = tuple(
            boss.index for boss in self.bosses if boss.entry.location == "final"
        )
        self.threats: tuple[int, ...] = tuple(
            boss.index for boss in self.bosses if boss.entry.location == "ruins"
        )

    def _load_dungeon(self, documents: Mapping[str, object]) -> None:
        self.tiles: list[Tile] = []
        for tile in entries(documents, "tiles.yaml", TileEntry, self._problems):
            names = {*tile.rooms, tile.start, *tile.dots}
            ends = {name for pair in tile.corridors for name in pair}
            if not ends <= names or not names <= set(tile.at):
                self._problems.append(f"tiles.yaml: {tile.id}: a place is unknown")
                continue
            self.tiles.append(Tile(len(self.tiles), tile))
        self.tile_ids: tuple[str, ...] = tuple(tile.id for tile in self.tiles)
        self.quests: list[Quest] = []
        for entry in entries(documents, "quests.yaml", QuestEntry, self._problems):
            quest = Quest(len(self.quests), entry)
            quest.effects = self.made(self.span(entry.effects, entry.id, None, "quests.yaml"))
            strange = [id for id in entry.objective_rooms if id not in self.room_index]
            if strange:
                self._problems.append(f"quests.yaml: {entry.id}: {strange[0]!r} is no Room")
            else:
                quest.rooms = tuple(self.room_index[id] for id in entry.objective_rooms)
            if entry.spawn is not None and entry.spawn.monster is not None:
                quest.spawn = self.monster_index.get(entry.spawn.monster, NONE)
            if entry.boss is not None:
                quest.boss = self.boss_index.get(entry.boss, NONE)
            if entry.cancels is not None:
                quest.cancels = self.boss_index.get(entry.cancels, NONE)
            for token, ids in entry.foes.items():
                unknown = [id for id in ids if id not in self.monster_index]
                if unknown:
                    self._problems.append(
                        f"quests.yaml: {entry.id}: foes: {unknown[0]!r} is no monster"
                    )
                else:
                    quest.foes[token] = tuple(self.monster_index[id] for id in ids)
            self.quests.append(quest)
        self.quest_index: dict[str, int] = {quest.id: quest.index for quest in self.quests}
        self.quest_ids: tuple[str, ...] = tuple(quest.id for quest in self.quests)
        self.curios: list[Curio] = []
        for card in entries(documents, "curios.yaml", CurioEntry, self._problems):
            positive = self.span(card.positive, card.id, None, "curios.yaml")
            negative = self.span(card.negative, card.id, None, "curios.yaml")
            self.curios.append(Curio(len(self.curios), card, positive, negative))
        self.curio_ids: tuple[str, ...] = tuple(card.id for card in self.curios)
        self.curio_index: dict[str, int] = {card.id: card.index for card in self.curios}
        self.loot = entries(documents, "loot.yaml", LootEntry, self._problems)
        self.lights: list[tuple[Effect, ...]] = [()] * 6
        for row in entries(documents, "light.yaml", LightEntry, self._problems):
            self.lights[row.light] = self.made(self.span(row.effects, row.id, None, "light.yaml"))

    def _load_goods(self, documents: Mapping[str, object]) -> None:
        problems = self._problems
        self.trinkets: list[Trinket] = []
        for card in entries(documents, "trinkets.yaml", TrinketEntry, problems):
            sides = [
                [Way(way, self.span(way.effects, card.id, None, "trinkets.yaml")) for way in side]
                for side in (card.positive, card.negative)
            ]
            self.trinkets.append(Trinket(len(self.trinkets), card, sides[0], sides[1]))
        self.trinket_index: dict[str, int] = {card.id: card.index for card in self.trinkets}
        self.trinket_ids: tuple[str, ...] = tuple(card.id for card in self.trinkets)
        self.quirks: list[Quirk] = []
        for quirk in entries(documents, "quirks.yaml", QuirkEntry, problems):
            effects = self.made(self.span(quirk.effects, quirk.id, None, "quirks.yaml"))
            self.quirks.append(Quirk(len(self.quirks), quirk, effects))
        self.quirk_index: dict[str, int] = {card.id: card.index for card in self.quirks}
        self.quirk_ids: tuple[str, ...] = tuple(card.id for card in self.quirks)
        self.diseases: list[Disease] = []
        for disease in entries(documents, "diseases.yaml", DiseaseEntry, problems):
            effects = self.made(self.span(disease.effects, disease.id, None, "diseases.yaml"))
            self.diseases.append(Disease(len(self.diseases), disease, effects))
        self.disease_index: dict[str, int] = {card.id: card.index for card in self.diseases}
        self.disease_ids: tuple[str, ...] = tuple(card.id for card in self.diseases)
        self.moods: list[Mood] = []
        for mood in entries(documents, "moods.yaml", MoodEntry, problems):
            span = self.span(mood.effects, mood.id, None, "moods.yaml")
            self.moods.append(Mood(len(self.moods), mood, span))
        self.mood_index: dict[str, int] = {card.id: card.index for card in self.moods}
        self.mood_ids: tuple[str, ...] = tuple(card.id for card in self.moods)

    def _load_hamlet(self, documents: Mapping[str, object]) -> None:
        self.buildings: list[Building] = []
        for entry in entries(documents, "buildings.yaml", BuildingEntry, self._problems):
            building = Building(len(self.buildings), entry)
            for level in entry.levels:
                building.services.append(
                    tuple(
                        (choice.gold, self.span(choice.effects, entry.id, None, "buildings.yaml"))
                        for choice in level.choices
                    )
                )
                building.bonus.append(self.span(level.bonus, entry.id, None, "buildings.yaml"))
            self.buildings.append(building)
        self.building_index: dict[str, int] = {one.id: one.index for one in self.buildings}
        self.building_ids: tuple[str, ...] = tuple(one.id for one in self.buildings)
        # The building of each d10 (DD-33.13).
        self.caretaker: list[int] = [NONE] * 10
        for building in self.buildings:
            for roll in building.entry.caretaker:
                self.caretaker[roll - 1] = building.index
        self.events: list[HamletEvent] = []
        for event in entries(documents, "events.yaml", EventEntry, self._problems):
            effects = self.made(self.span(event.effects, event.id, None, "events.yaml"))
            self.events.append(HamletEvent(len(self.events), event, effects))
        self.event_ids: tuple[str, ...] = tuple(event.id for event in self.events)
        self.event_index: dict[str, int] = {event.id: event.index for event in self.events}
        self.parties = entries(documents, "parties.yaml", PartyEntry, self._problems)

    def _check(self) -> None:
        """What several files must agree on."""
        problems = self._problems
        for id in ("stagecoach", "nomad_wagon", "guild", "blacksmith", "graveyard"):
            if id not in self.building_index:
                problems.append(f"buildings.yaml: {id}: missing")
        for party in self.parties:
            for member in party.heroes:
                kind = self.hero_index.get(member.hero)
                if kind is None or not set(member.skills) <= set(self.heroes[kind].families):
                    problems.append(
                        f"parties.yaml: {party.id}: {member.hero}: unknown hero or Skill"
                    )
        for quest in self.quests:
            entry = quest.entry
            if entry.tile is not None:
                self._check_road(entry)
                continue
            # DD-A.165: as many tokens as every tile of its place has slots.
            place = "darkest" if entry.kind == "darkest" else "ruins"
            count = sum(entry.tokens.values()) + entry.fill
            for tile in self.tiles:
                if tile.entry.location == place and tile.slots != count:
                    problems.append(
                        f"quests.yaml: {entry.id}: tokens: {count}, but {tile.id} has {tile.slots}"
                    )
        if not self.parties or not self.forms or len(self.threats) < 3:
            problems.append("bosses.yaml: three Threats and a final form are needed")

    def _check_road(self, entry: QuestEntry) -> None:
        """A Quest with a tile of its own: every Room of it has its token."""
        tile = next((tile for tile in self.tiles if tile.id == entry.tile), None)
        where = f"quests.yaml: {entry.id}:"
        if tile is None or tile.entry.location != "road":
            self._problems.append(f"{where} tile: {entry.tile!r} is no tile of a road")
        elif set(entry.layout) != set(tile.entry.rooms):
            self._problems.append(f"{where} layout: every Room of {tile.id} needs a token")
        elif {
            name: list(entry.layout.values()).count(name) for name in entry.tokens
        } != entry.tokens:
            self._problems.append(f"{where} tokens: not those of the layout")

    # ------------------------------------------------------------------ what holds

    def law(
        self,
        light: int,
        room: int,
        stygian: bool,
        threat: int,
        quest: int,
        event: int,
        silenced: bool,
    ) -> Passive:
        """The passive effects that bear on everybody: Light, Room, Threat, Quest, Event."""
        key = (light, room, stygian, threat, quest, event, silenced)
        found = self._laws.get(key)
        if found is None:
            effects: list[Effect] = []
            if light != NONE:
                effects.extend(self.lights[light])
            if room != NONE and not silenced:
                effects.extend(self.rooms[room].passive[1 if stygian else 0])
            if threat != NONE:
                level = (threat >> 1 & 7) - 1
                threats = self.bosses[threat >> 4].threats
                if level < len(threats):
                    effects.extend(threats[level][threat & 1])
            if quest != NONE:
                effects.extend(self.quests[quest].effects)
            if event != NONE:
                effects.extend(self.events[event].effects)
            if len(self._laws) > 5_000:
                self._laws.clear()
            found = self._laws[key] = Passive(effects)
        return found

    def monster_cards(self, dark: bool, least: int, most: int) -> tuple[tuple[int, int], ...]:
        """The cards of a Monster deck by level: kind and copies."""
        key = (dark, least, most)
        found = self._decks.get(key)
        if found is None:
            found = self._decks[key] = tuple(
                (card.index, card.entry.copies)
                for card in self.monsters
                if card.deck
                and (card.entry.group == "darkest") == dark
                and least <= card.level <= most
            )
        return found

    def bearing(self, quirks: tuple[int, ...], disease: int) -> Passive:
        """What a hero's Quirks and Disease do, in order."""
        key = (quirks, disease)
        found = self._bearings.get(key)
        if found is None:
            if not quirks and disease == NONE:
                return self.nothing
            effects: list[Effect] = []
            for quirk in quirks:
                effects.extend(self.quirks[quirk].effects)
            if disease != NONE:
                effects.extend(self.diseases[disease].effects)
            if len(self._bearings) > 20_000:
                self._bearings.clear()
            found = self._bearings[key] = Passive(effects)
        return found

    def token_counts(self, quest: QuestEntry) -> list[int]:
        return [quest.tokens.get(name, 0) for name in _TOKEN_NAMES]


_TOKEN_NAMES: tuple[TokenName, ...] = (
    "empty", "dark", "trap", "curio", "treasure", "lair", "objective",
)  # fmt: skip
assert _TOKEN_NAMES == TOKENS
assert RESISTED[: len(CONDITIONS)] == CONDITIONS
