"""Heroes, monsters and Bosses from their files."""

from __future__ import annotations

from functools import partial

import msgspec

from undercroft.kernel.naming import Spoken

from ..effects import occasions
from ..effects.base import Effect
from ..pack.entries import (
    BossEntry,
    HeroEntry,
    MonsterEntry,
    SkillEntry,
    SkillLevel,
)
from ..pack.entries.figures import ActorEntry, HamletSkillEntry
from ..pack.heroes import Family, HamletSkill, HeroKind, Skill, numbers_of
from ..pack.monsters import Boss, MonsterCard
from ..state.kinds import FAMILIES
from ..terms import FORMS, STANCES, TARGETING
from .reading import Reading

# ---------------------------------------------------------------------- monsters


def read_monsters(reading: Reading) -> None:
    cards = reading.cards
    cards.monsters = reading.deck("monsters.yaml", MonsterEntry, partial(make_monster, reading))
    for card in cards.monsters:
        for skill, entry in zip(card.skills, card.entry.skills, strict=False):
            if entry.only is not None:
                where = f"monsters.yaml: {card.id}: skills: only"
                skill.only = reading.find(cards.monsters, entry.only, where)


def make_monster(reading: Reading, index: int, entry: MonsterEntry) -> MonsterCard:
    where = f"monsters.yaml: {entry.id}"
    wounded = reading.lines(entry.wounded, occasions.REPRISAL, entry.id, f"{where}: wounded")
    card = MonsterCard(index, entry, wounded)
    made: list[Skill] = []
    for place, one in enumerate(entry.skills):
        own, target = skill_lines(
            reading, one, entry.id, f"{where}: skills[{place}]", of_monster=True
        )
        skill = Skill(one.id, one, one, own, target)
        skill.id = f"{entry.id}.{one.id}"
        skill.level = entry.level
        skill.targeting = tuple(TARGETING.index(name) for name in one.targeting)
        made.append(skill)
    if set(entry.stances) != set(STANCES):
        reading.wrong(f"{where}: stances", "all four are needed")
    elif any(
        number is not None and number >= len(made) for line in card.numbers for number in line
    ):
        reading.wrong(f"{where}: stances", f"there are {len(made)} Skills")
    else:
        card.learn(tuple(made))
    return card


def skill_lines(
    reading: Reading, level: SkillLevel, owner: str, where: str, of_monster: bool = False
) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """What a Skill does to its user and to its targets."""
    own, target = (
        (occasions.MONSTER_SKILL_SELF, occasions.MONSTER_SKILL_TARGET)
        if of_monster
        else (occasions.SKILL_SELF, occasions.SKILL_TARGET)
    )
    return (
        reading.lines(level.self, own, owner, f"{where}.self"),
        reading.lines(level.target, target, owner, f"{where}.target"),
    )


# ---------------------------------------------------------------------- heroes


def read_heroes(reading: Reading) -> None:
    cards = reading.cards
    cards.heroes = reading.deck("heroes.yaml", HeroEntry, HeroKind)
    number = 0
    for kind in cards.heroes:
        for place, entry in enumerate(kind.entry.hamlet_skills):
            where = f"heroes.yaml: {kind.id}: hamlet_skills[{place}]"
            kind.hamlet.append(make_hamlet_skill(reading, number, entry, where))
            number += 1


def make_hamlet_skill(
    reading: Reading, number: int, entry: HamletSkillEntry, where: str
) -> HamletSkill:
    card = occasions.HAMLET_SKILL
    own = reading.lines(entry.own, card, entry.id, f"{where}.own")
    effects = reading.lines(entry.effects, card, entry.id, f"{where}.effects")
    if entry.own and not entry.chooses:
        reading.wrong(f"{where}.own", "only where a hero is chosen (chooses)")
    return HamletSkill(number, entry, own, effects)


def read_skills(reading: Reading) -> None:
    """Seven families a hero; the Skills of monsters come after them."""
    cards = reading.cards
    cards.skills = []
    cards.families = []
    by_hero: dict[str, list[SkillEntry]] = {}
    for entry in reading.entries("skills.yaml", SkillEntry):
        where = f"skills.yaml: {entry.id}: hero"
        if reading.find(cards.heroes, entry.hero, where) is not None:
            by_hero.setdefault(entry.hero, []).append(entry)
    for kind in cards.heroes:
        found = by_hero.get(kind.id, [])
        if len(found) != FAMILIES and not reading.problems.unread.get("skills.yaml"):
            reading.wrong(f"skills.yaml: {kind.id}", f"{FAMILIES} Skills are needed")
        for entry in found:
            kind.families.append(entry.id)
            kind.skills.append(make_levels(reading, entry, entry, entry.levels, entry.form))
            back = entry.back
            kind.backs.append(
                ()
                if back is None
                else make_levels(reading, entry, back, back.levels, back.form, "back")
            )
        read_profiles(reading, kind)
    for card in cards.monsters:
        for skill in card.skills:
            skill.index = len(cards.skills)
            cards.skills.append(skill)
    for kind in cards.heroes:
        for id, reach in kind.entry.circus.ranges.items():
            if id not in kind.families:
                reading.wrong(f"heroes.yaml: {kind.id}: circus.ranges", f"{id!r} is no Skill")
                continue
            family = kind.families.index(id)
            own = by_hero[kind.id][family]
            levels = [msgspec.structs.replace(level, range=reach) for level in own.levels]
            kind.arena[family] = make_levels(reading, own, own, levels, own.form, "circus")
        make_roster(reading, kind)


def read_profiles(reading: Reading, kind: HeroKind) -> None:
    circus = kind.entry.circus
    where = f"heroes.yaml: {kind.id}: circus"
    for place, profile in enumerate(circus.profiles):
        strange = [id for id in profile if id not in kind.families]
        if strange:
            reading.wrong(f"{where}.profiles[{place}]", f"{strange[0]!r} is no Skill")
            continue
        kind.profiles.append(tuple(kind.families.index(id) for id in profile))
    if [len(one) for one in circus.levels] != [
        len(one) for one in circus.profiles[: len(circus.levels)]
    ]:
        reading.wrong(f"{where}.levels", "one for each Skill")


def make_levels(
    reading: Reading,
    entry: SkillEntry,
    named: Spoken,
    levels: list[SkillLevel],
    form: str | None,
    side: str = "",
) -> tuple[Skill, ...]:
    """The cards of a family, or those of its back or for the Circus."""
    cards = reading.cards
    made: list[Skill] = []
    for place, one in enumerate(levels):
        place_said = f"{'back.' if side == 'back' else ''}levels[{place}]"
        own, target = skill_lines(reading, one, entry.id, f"skills.yaml: {entry.id}: {place_said}")
        skill = Skill(entry.id, named, one, own, target)
        skill.id = f"{entry.id}{f'.{side}' if side else ''}-{place + 1}"
        skill.level = place + 1
        skill.stances = numbers_of(entry.stances, STANCES)
        skill.form = None if form is None else FORMS.index(form)
        skill.index = len(cards.skills)
        cards.skills.append(skill)
        made.append(skill)
    return tuple(made)


def make_roster(reading: Reading, kind: HeroKind) -> None:
    """The seven families of a hero, once their Skills are there."""
    families = reading.cards.families
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


# ---------------------------------------------------------------------- Bosses


def read_bosses(reading: Reading) -> None:
    cards = reading.cards
    cards.bosses = reading.deck("bosses.yaml", BossEntry, partial(make_boss, reading))
    cards.forms = tuple(boss for boss in cards.bosses if boss.entry.location == "final")
    cards.threats = tuple(boss for boss in cards.bosses if boss.entry.location == "ruins")


def make_boss(reading: Reading, index: int, entry: BossEntry) -> Boss:
    cards = reading.cards
    boss = Boss(index, entry)
    file = f"bosses.yaml: {entry.id}"
    boss.room = reading.find(cards.rooms, entry.room, f"{file}: room")
    for place, level in enumerate(entry.levels):
        where = f"{file}: levels[{place}]"
        boss.actors.append(make_actors(reading, level.actors, f"{where}.actors"))
        dungeon = level.dungeon.effects if level.dungeon is not None else []
        hamlet = level.hamlet.effects if level.hamlet is not None else []
        boss.threats.append(
            (
                reading.lines(dungeon, occasions.THREAT, entry.id, f"{where}.dungeon.effects"),
                reading.lines(hamlet, occasions.HAMLET_THREAT, entry.id, f"{where}.hamlet.effects"),
            )
        )
    return boss


def make_actors(
    reading: Reading, actors: list[ActorEntry], where: str
) -> tuple[tuple[MonsterCard, int], ...]:
    cards = reading.cards
    made: list[tuple[MonsterCard, int]] = []
    for place, actor in enumerate(actors):
        said = f"{where}[{place}].monster"
        card = reading.find(cards.monsters, actor.monster, said)
        if card is not None:
            made.append((card, STANCES.index(actor.stance)))
    return tuple(made)
