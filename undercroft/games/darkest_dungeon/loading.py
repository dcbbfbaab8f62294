"""A pack from its files, with every problem found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from undercroft.kernel.chance import Die
from undercroft.kernel.content import entries, head
from undercroft.kernel.errors import InvalidContent, not_one_of
from undercroft.kernel.places import Problems

from .battle import verbs as battle_verbs
from .dungeon import verbs as dungeon_verbs
from .effects import numbers, verbs
from .effects.base import Effect, PickOne
from .hamlet import verbs as hamlet_verbs
from .pack.cards import Cards
from .pack.checks import check, name_things
from .pack.entries import (
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
    SkillEntry,
    SkillLevel,
    TileEntry,
    TrinketEntry,
)
from .pack.goods import Building, Curio, Disease, HamletEvent, LootToken, Mood, Quirk, Trinket, Way
from .pack.heroes import Family, HamletSkill, HeroKind, Skill, numbers_of
from .pack.moments import MOMENTS
from .pack.monsters import Boss, MonsterCard
from .pack.places import Quest, Room, Rule, Tile
from .terms import HAZARDS, NONE, PROVISIONS, STANCES, TARGETING

VERBS: Final[dict[str, type[Effect]]] = {
    verb.op: verb
    for room in (numbers, verbs, battle_verbs, dungeon_verbs, hamlet_verbs)
    for verb in room.VERBS
}


def load_pack(documents: Mapping[str, object], where: str) -> Cards:
    """The pack, or `InvalidContent`."""
    return Loader(documents, where).load(documents)


def boss_of(cards: Cards, id: str) -> Boss | None:
    place = cards.boss_index.get(id)
    return None if place is None else cards.bosses[place]


class Loader:
    """Reads file by file, since later ones name things of earlier ones."""

    def __init__(self, documents: Mapping[str, object], where: str) -> None:
        self.problems = Problems()
        about = head(documents, PackEntry, FILES, self.problems)
        self.cards = Cards(about.id if about else where, documents)
        self.effects: dict[str, Effect] = {}
        self.summoned: list[tuple[Effect, str]] = []
        """Whom effects bring in, until all monsters are there."""

    def load(self, documents: Mapping[str, object]) -> Cards:
        self._load_dice(documents)
        self._load_monsters(documents)
        self._load_rooms(documents)
        self._load_heroes(documents)
        self._load_skills(documents)
        self._load_bosses(documents)
        self._load_dungeon(documents)
        self._load_goods(documents)
        self._load_hamlet(documents)
        check(self.cards, self.problems)
        if self.problems:
            raise InvalidContent(self.problems)
        for effect, id in self.summoned:
            effect.monster = self.cards.monsters[self.cards.monster_index[id]]
        name_things(self.cards)
        return self.cards

    # ------------------------------------------------------------------ effects

    def lines(
        self, lines: Sequence[EffectEntry], owner: str, file: str, room: Room | None = None
    ) -> tuple[Effect, ...]:
        """The effects of a card. Equal lines of one owner are one effect."""
        cards = self.cards
        made: list[Effect] = []
        for line in lines:
            verb = VERBS.get(line.op)
            if verb is None:
                self.problems.append(f"{file}: {owner}: op: {not_one_of(line.op, sorted(VERBS))}")
                continue
            if line.when is not None and line.when not in MOMENTS:
                allowed = not_one_of(line.when, sorted(MOMENTS))
                self.problems.append(f"{file}: {owner}: when: {allowed}")
                continue
            mark = blake2b(msgspec.json.encode(line), digest_size=3).hexdigest()
            id = f"{owner}.{line.op}-{mark}"
            known = self.effects.get(id)
            if known is not None:
                made.append(known)
                continue
            effect = verb(id, line, owner)
            effect.inner = self.lines(line.effects, owner, file, room)
            effect.options = tuple(self.lines([one], owner, file, room) for one in line.options)
            effect.picks = tuple(PickOne(one) for one in effect.options if one)
            if line.rolls:
                rows: list[tuple[Effect, ...]] = [()] * 10
                for key, inside in line.rolls.items():
                    first, _, last = key.partition("-")
                    inner = self.lines(inside, owner, file, room)
                    for roll in range(int(first), int(last or first) + 1):
                        rows[roll - 1] = inner
                effect.rolls = tuple(rows)
            self._places(effect, line, owner, room, file)
            effect.index = len(cards.effects)
            cards.effects.append(effect)
            self.effects[id] = effect
            made.append(effect)
        return tuple(made)

    def _places(
        self, effect: Effect, line: EffectEntry, owner: str, room: Room | None, file: str
    ) -> None:
        """The Areas, monsters and Rooms an effect names."""
        cards = self.cards
        if room is not None:
            for name in line.where:
                if name not in room.names:
                    self.problems.append(f"{file}: {owner}: where: {name!r} is no Area")
                else:
                    effect.room_areas |= 1 << room.names.index(name)
            if line.op == "pulse" and line.what in room.names:
                effect.goal = room.names.index(line.what)
        if line.op in ("summon", "spawn") and line.what not in ("any", "deck", None):
            if line.what in cards.monster_index:
                self.summoned.append((effect, line.what))
            else:
                self.problems.append(f"{file}: {owner}: what: {line.what!r} is no monster")

    # ------------------------------------------------------------------ loading

    def _load_dice(self, documents: Mapping[str, object]) -> None:
        cards = self.cards
        found = {die.id: die for die in entries(documents, "dice.yaml", DieEntry, self.problems)}
        cards.d10 = Die("d10", [str(n) for n in range(1, 11)])

        def die(id: str, allowed: Sequence[str]) -> Die:
            entry = found.get(id)
            if entry is None:
                self.problems.append(f"dice.yaml: {id}: missing")
                return Die(id, ["blank"])
            for face in entry.faces:
                if face not in allowed:
                    self.problems.append(f"dice.yaml: {id}: faces: {face!r} is unknown")
            return Die(id, entry.faces)

        cards.provision_die = die("provision", (*PROVISIONS, "wild"))
        cards.exploration_die = die("exploration", HAZARDS)
        cards.death_die = die("deaths_door", ("skull", "blank"))
        cards.dice_entries = list(found.values())

    def _load_monsters(self, documents: Mapping[str, object]) -> None:
        cards = self.cards
        found = entries(documents, "monsters.yaml", MonsterEntry, self.problems)
        cards.monster_index = {one.id: index for index, one in enumerate(found)}
        cards.monster_ids = tuple(one.id for one in found)
        cards.monsters = []
        only: list[tuple[Skill, str]] = []
        for index, entry in enumerate(found):
            wounded = self.lines(entry.wounded, entry.id, "monsters.yaml")
            card = MonsterCard(index, entry, wounded)
            made: list[Skill] = []
            for one in entry.skills:
                own = self.lines(one.self, entry.id, "monsters.yaml")
                target = self.lines(one.target, entry.id, "monsters.yaml")
                skill = Skill(one.id, one.name, one, own, target)
                skill.id = f"{entry.id}.{one.id}"
                skill.level = entry.level
                skill.targeting = tuple(TARGETING.index(name) for name in one.targeting)
                if one.only is not None:
                    only.append((skill, one.only))
                made.append(skill)
            if set(entry.stances) != set(STANCES):
                self.problems.append(f"monsters.yaml: {entry.id}: stances: all four are needed")
            if any(n >= len(made) for line in card.numbers for n in line):
                self.problems.append(f"monsters.yaml: {entry.id}: stances: no such Skill")
            else:
                card.learn(tuple(made))
            cards.monsters.append(card)
        for skill, id in only:
            if id in cards.monster_index:
                skill.only = cards.monsters[cards.monster_index[id]]

    def _load_rooms(self, documents: Mapping[str, object]) -> None:
        cards = self.cards
        cards.rooms = []
        cards.room_index = {}
        for entry in entries(documents, "rooms.yaml", RoomEntry, self.problems):
            room = self._room(entry.id, entry.name, entry.areas, "rooms.yaml")
            if room is None:
                continue
            room.entry = entry
            room.location = entry.location
            room.ordinary = not entry.boss
            named = (*entry.hero_start, *entry.monster_start, *entry.table)
            strange = [name for name in named if name not in room.names]
            if strange:
                self.problems.append(f"rooms.yaml: {entry.id}: {strange[0]!r} is no Area")
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
                    span = self.lines(rule.effects, entry.id, "rooms.yaml", room)
                    if rule.actions:
                        where = sum(1 << room.names.index(name) for name in rule.where)
                        made = Rule(len(things), rule, where, span)
                        made.id = f"{entry.id}.{rule.id}" + (".stygian" if passive else "")
                        things.append(made)
                    else:
                        effects.extend(span)
                passive.append(tuple(effects))
                doing.append(tuple(things))
            room.passive = (passive[0], passive[1])
            room.interactions = (doing[0], doing[1])
        cards.arenas = []
        for arena in entries(documents, "arenas.yaml", ArenaEntry, self.problems):
            room = self._room(arena.id, arena.name, arena.areas, "arenas.yaml")
            if room is not None:
                room.location = "circus"
                cards.arenas.append(room.index)

    def _room(self, id: str, name: str, areas: list[AreaEntry], file: str) -> Room | None:
        cards = self.cards
        known = {area.id: set(area.adjacent) for area in areas}
        for area in areas:
            for other in area.adjacent:
                if other not in known or area.id not in known[other]:
                    self.problems.append(
                        f"{file}: {id}: {area.id}: adjacent: {other!r} does not lead back"
                    )
                    return None
        room = Room(len(cards.rooms), id, name, areas)
        if max(room.distance[0]) == 99:
            self.problems.append(f"{file}: {id}: areas: not all can be reached")
            return None
        cards.room_index[id] = room.index
        cards.rooms.append(room)
        return room

    def _load_heroes(self, documents: Mapping[str, object]) -> None:
        cards = self.cards
        cards.heroes = []
        hamlet = 0
        for entry in entries(documents, "heroes.yaml", HeroEntry, self.problems):
            kind = HeroKind(len(cards.heroes), entry)
            for one in entry.hamlet_skills:
                own = self.lines(one.own, one.id, "heroes.yaml")
                effects = self.lines(one.effects, one.id, "heroes.yaml")
                kind.hamlet.append(HamletSkill(hamlet, one, own, effects))
                hamlet += 1
            cards.heroes.append(kind)
        cards.hero_index = {kind.id: kind.index for kind in cards.heroes}
        cards.hero_ids = tuple(kind.id for kind in cards.heroes)

    def _load_skills(self, documents: Mapping[str, object]) -> None:
        cards = self.cards
        cards.skills = []
        cards.families = []
        by_hero: dict[str, list[SkillEntry]] = {}
        for entry in entries(documents, "skills.yaml", SkillEntry, self.problems):
            if entry.hero not in cards.hero_index:
                self.problems.append(f"skills.yaml: {entry.id}: hero: {entry.hero!r} is unknown")
                continue
            by_hero.setdefault(entry.hero, []).append(entry)
        for kind in cards.heroes:
            found = by_hero.get(kind.id, [])
            if len(found) != 7:
                self.problems.append(f"skills.yaml: {kind.id}: seven families are needed")
            for entry in found:
                kind.families.append(entry.id)
                kind.skills.append(self._family(entry, entry.name, entry.levels, entry.form))
                back = entry.back
                kind.backs.append(
                    ()
                    if back is None
                    else self._family(entry, back.name, back.levels, back.form, ".back")
                )
            for profile in kind.entry.circus.profiles:
                strange = [id for id in profile if id not in kind.families]
                if strange:
                    self.problems.append(f"heroes.yaml: {kind.id}: profiles: {strange[0]!r}")
                    continue
                kind.profiles.append(tuple(kind.families.index(id) for id in profile))
            circus = kind.entry.circus
            if [len(one) for one in circus.levels] != [
                len(one) for one in circus.profiles[: len(circus.levels)]
            ]:
                self.problems.append(f"heroes.yaml: {kind.id}: levels: one for each Skill")
        for card in cards.monsters:
            for skill in card.skills:
                skill.index = len(cards.skills)
                cards.skills.append(skill)
        for kind in cards.heroes:
            for id, reach in kind.entry.circus.ranges.items():
                if id not in kind.families:
                    self.problems.append(f"heroes.yaml: {kind.id}: ranges: {id!r}")
                    continue
                family = kind.families.index(id)
                own = by_hero[kind.id][family]
                levels = [msgspec.structs.replace(level, range=reach) for level in own.levels]
                kind.arena[family] = self._family(own, own.name, levels, own.form, ".circus")
            self._roster(kind)

    def _roster(self, kind: HeroKind) -> None:
        """The seven families of a hero, once their Skills are there."""
        families = self.cards.families
        made: list[Family] = []
        for place, id in enumerate(kind.families):
            family = Family(len(families), id, place)
            family.levels = kind.skills[place]
            family.backs = kind.backs[place]
            family.arena = kind.arena.get(place, kind.skills[place])
            for skill in (*family.levels, *family.backs, *family.arena):
                skill.family = family
            families.append(family)
            made.append(family)
        kind.roster = tuple(made)

    def _family(
        self,
        entry: SkillEntry,
        name: str,
        levels: list[SkillLevel],
        form: str | None,
        side: str = "",
    ) -> tuple[Skill, ...]:
        cards = self.cards
        made: list[Skill] = []
        for level, one in enumerate(levels, 1):
            own = self.lines(one.self, entry.id, "skills.yaml")
            target = self.lines(one.target, entry.id, "skills.yaml")
            skill = Skill(entry.id, name, one, own, target)
            skill.id = f"{entry.id}{side}-{level}"
            skill.level = level
            skill.stances = numbers_of(entry.stances, STANCES)
            skill.form = NONE if form is None else ("human", "beast").index(form)
            skill.index = len(cards.skills)
            cards.skills.append(skill)
            made.append(skill)
        return tuple(made)

    def _load_bosses(self, documents: Mapping[str, object]) -> None:
        cards = self.cards
        cards.bosses = []
        for entry in entries(documents, "bosses.yaml", BossEntry, self.problems):
            boss = Boss(len(cards.bosses), entry)
            if entry.room in cards.room_index:
                boss.room = cards.rooms[cards.room_index[entry.room]]
            else:
                self.problems.append(f"bosses.yaml: {entry.id}: room: {entry.room!r} is unknown")
            for level in entry.levels:
                actors: list[tuple[MonsterCard, int]] = []
                for actor in level.actors:
                    if actor.monster not in cards.monster_index:
                        self.problems.append(
                            f"bosses.yaml: {entry.id}: actors: {actor.monster!r} is unknown"
                        )
                        continue
                    card = cards.monsters[cards.monster_index[actor.monster]]
                    actors.append((card, STANCES.index(actor.stance)))
                boss.actors.append(tuple(actors))
                sides: list[tuple[Effect, ...]] = []
                for threat in (level.dungeon, level.hamlet):
                    lines = threat.effects if threat is not None else []
                    sides.append(self.lines(lines, entry.id, "bosses.yaml"))
                boss.threats.append((sides[0], sides[1]))
            cards.bosses.append(boss)
        cards.boss_index = {boss.id: boss.index for boss in cards.bosses}
        cards.boss_ids = tuple(boss.id for boss in cards.bosses)
        cards.forms = tuple(boss for boss in cards.bosses if boss.entry.location == "final")
        cards.threats = tuple(boss for boss in cards.bosses if boss.entry.location == "ruins")

    def _load_dungeon(self, documents: Mapping[str, object]) -> None:
        cards = self.cards
        cards.tiles = []
        for tile in entries(documents, "tiles.yaml", TileEntry, self.problems):
            names = {*tile.rooms, tile.start, *tile.dots}
            ends = {name for pair in tile.corridors for name in pair}
            if not ends <= names or not names <= set(tile.at):
                self.problems.append(f"tiles.yaml: {tile.id}: a place is unknown")
                continue
            cards.tiles.append(Tile(len(cards.tiles), tile))
        cards.tile_ids = tuple(tile.id for tile in cards.tiles)
        cards.quests = []
        for entry in entries(documents, "quests.yaml", QuestEntry, self.problems):
            quest = Quest(len(cards.quests), entry)
            quest.effects = self.lines(entry.effects, entry.id, "quests.yaml")
            strange = [id for id in entry.objective_rooms if id not in cards.room_index]
            if strange:
                self.problems.append(f"quests.yaml: {entry.id}: {strange[0]!r} is no Room")
            else:
                quest.rooms = tuple(
                    cards.rooms[cards.room_index[id]] for id in entry.objective_rooms
                )
            if entry.spawn is not None and entry.spawn.monster is not None:
                quest.spawn = self._monster(entry.spawn.monster)
            if entry.boss is not None:
                quest.boss = boss_of(cards, entry.boss)
            if entry.cancels is not None:
                quest.cancels = boss_of(cards, entry.cancels)
            for token, ids in entry.foes.items():
                unknown = [id for id in ids if id not in cards.monster_index]
                if unknown:
                    self.problems.append(
                        f"quests.yaml: {entry.id}: foes: {unknown[0]!r} is no monster"
                    )
                else:
                    quest.foes[token] = tuple(cards.monsters[cards.monster_index[id]] for id in ids)
            cards.quests.append(quest)
        cards.quest_index = {quest.id: quest.index for quest in cards.quests}
        cards.quest_ids = tuple(quest.id for quest in cards.quests)
        cards.curios = []
        for card in entries(documents, "curios.yaml", CurioEntry, self.problems):
            positive = self.lines(card.positive, card.id, "curios.yaml")
            negative = self.lines(card.negative, card.id, "curios.yaml")
            cards.curios.append(Curio(len(cards.curios), card, positive, negative))
        cards.curio_ids = tuple(card.id for card in cards.curios)
        cards.curio_index = {card.id: card.index for card in cards.curios}
        tokens = entries(documents, "loot.yaml", LootEntry, self.problems)
        cards.loot = [LootToken(index, token) for index, token in enumerate(tokens)]
        cards.lights = [()] * 6
        for row in entries(documents, "light.yaml", LightEntry, self.problems):
            cards.lights[row.light] = self.lines(row.effects, row.id, "light.yaml")

    def _monster(self, id: str) -> MonsterCard | None:
        index = self.cards.monster_index.get(id)
        return None if index is None else self.cards.monsters[index]

    def _load_goods(self, documents: Mapping[str, object]) -> None:
        cards = self.cards
        problems = self.problems
        cards.trinkets = []
        for card in entries(documents, "trinkets.yaml", TrinketEntry, problems):
            sides = [
                [Way(way, self.lines(way.effects, card.id, "trinkets.yaml")) for way in side]
                for side in (card.positive, card.negative)
            ]
            cards.trinkets.append(Trinket(len(cards.trinkets), card, sides[0], sides[1]))
        cards.trinket_index = {card.id: card.index for card in cards.trinkets}
        cards.trinket_ids = tuple(card.id for card in cards.trinkets)
        cards.quirks = []
        for quirk in entries(documents, "quirks.yaml", QuirkEntry, problems):
            effects = self.lines(quirk.effects, quirk.id, "quirks.yaml")
            cards.quirks.append(Quirk(len(cards.quirks), quirk, effects))
        cards.quirk_index = {card.id: card.index for card in cards.quirks}
        cards.quirk_ids = tuple(card.id for card in cards.quirks)
        cards.diseases = []
        for disease in entries(documents, "diseases.yaml", DiseaseEntry, problems):
            effects = self.lines(disease.effects, disease.id, "diseases.yaml")
            cards.diseases.append(Disease(len(cards.diseases), disease, effects))
        cards.disease_index = {card.id: card.index for card in cards.diseases}
        cards.disease_ids = tuple(card.id for card in cards.diseases)
        cards.moods = []
        for mood in entries(documents, "moods.yaml", MoodEntry, problems):
            span = self.lines(mood.effects, mood.id, "moods.yaml")
            cards.moods.append(Mood(len(cards.moods), mood, span))
        cards.mood_index = {card.id: card.index for card in cards.moods}
        cards.mood_ids = tuple(card.id for card in cards.moods)

    def _load_hamlet(self, documents: Mapping[str, object]) -> None:
        cards = self.cards
        cards.buildings = []
        for entry in entries(documents, "buildings.yaml", BuildingEntry, self.problems):
            building = Building(len(cards.buildings), entry)
            for level in entry.levels:
                building.services.append(
                    tuple(
                        (choice.gold, self.lines(choice.effects, entry.id, "buildings.yaml"))
                        for choice in level.choices
                    )
                )
                building.bonus.append(self.lines(level.bonus, entry.id, "buildings.yaml"))
            cards.buildings.append(building)
        cards.building_index = {one.id: one.index for one in cards.buildings}
        cards.building_ids = tuple(one.id for one in cards.buildings)
        # The building of each d10 (DD-33.13).
        cards.caretaker = [None] * 10
        for building in cards.buildings:
            for roll in building.entry.caretaker:
                cards.caretaker[roll - 1] = building
        cards.events = []
        for event in entries(documents, "events.yaml", EventEntry, self.problems):
            effects = self.lines(event.effects, event.id, "events.yaml")
            cards.events.append(HamletEvent(len(cards.events), event, effects))
        cards.event_ids = tuple(event.id for event in cards.events)
        cards.event_index = {event.id: event.index for event in cards.events}
        cards.parties = entries(documents, "parties.yaml", PartyEntry, self.problems)
