"""What does not change in a match: cards, tiles, dice."""

from __future__ import annotations

from undercroft.kernel.content import spoken

from ..effects.card_text import (
    effect_lines,
    event_lines,
    hamlet_lines,
    lines,
    monster_lines,
    rule_lines,
    skill_text,
    trinket_text,
)
from ..pack.entries import QuestSpawn, TaskEntry
from ..state.estate import Estate
from ..terms import (
    CONDITIONS,
    RESISTED,
    SIZES,
    STANCES,
    STYGIAN,
    TYPES,
)
from .fighting import words_of
from .naming import fixed_names

Doc = dict[str, object]


def catalog(state: Estate) -> Doc:
    """Every card with its sentences."""
    pack = state.pack
    return {
        "names": fixed_names(pack),
        "stances": list(STANCES),
        "conditions": list(CONDITIONS),
        "heroes": [
            {
                "id": kind.id,
                "name": spoken(kind.entry),
                "levels": [
                    {
                        "life": card.life,
                        "dodge": card.dodge,
                        "speed": card.speed,
                        "resist": words_of(card.resist, RESISTED),
                        "immune": words_of(card.immune, RESISTED),
                        "skills": card.skills,
                        "trinkets": card.trinkets,
                    }
                    for card in kind.cards
                ],
                "families": [
                    {
                        "id": family,
                        "levels": [skill.index for skill in kind.skills[place]],
                        "backs": [skill.index for skill in kind.backs[place]],
                    }
                    for place, family in enumerate(kind.families)
                ],
                "hamlet": [
                    {
                        "id": skill.id,
                        "name": spoken(skill.entry),
                        "effects": hamlet_lines(pack, skill),
                    }
                    for skill in kind.hamlet
                ],
                "profiles": [[kind.families[f] for f in profile] for profile in kind.profiles],
                "origin": kind.entry.origin,
            }
            for kind in pack.heroes
        ],
        "skills": [skill_text(pack, skill) for skill in pack.skills],
        "monsters": [
            {
                "id": card.id,
                "name": spoken(card.entry),
                "group": card.entry.group,
                "level": card.level,
                "copies": card.entry.copies,
                "types": [name for name in TYPES if name in card.types],
                "position": card.entry.position,
                "size": SIZES[card.size],
                "life": card.life,
                "speed": card.speed,
                "dodge": card.dodge,
                "protection": card.protection,
                "guard": card.guard,
                "actions": card.actions,
                "habit": card.habit or None,
                "resist": words_of(card.resist, RESISTED),
                "immune": words_of(card.immune, RESISTED),
                "skills": [skill.index for skill in card.skills],
                "stances": [list(line) for line in card.numbers],
                "wounded": monster_lines(pack, card),
                "origin": card.entry.origin,
            }
            for card in pack.monsters
        ],
        "bosses": catalog_bosses(state),
        "rooms": catalog_rooms(state),
        "tiles": [
            {
                "id": tile.id,
                "names": list(tile.names),
                "at": [list(tile.entry.at[name]) for name in tile.names],
                "slots": tile.slots,
                "start": tile.start,
                "corridors": [list(pair) for pair in tile.corridors],
                "marked": list(tile.marked),
                "origin": tile.entry.origin,
            }
            for tile in pack.tiles
        ],
        **catalog_cards(state),
    }


def catalog_bosses(state: Estate) -> list[Doc]:
    pack = state.pack
    found: list[Doc] = []
    for boss in pack.bosses:
        threats: list[Doc] = []
        for level, entry in enumerate(boss.entry.levels):
            sides = boss.threats[level]
            threats.append(
                {
                    "dungeon": None
                    if entry.dungeon is None
                    else {"name": spoken(entry.dungeon), "text": effect_lines(pack, sides[0])},
                    "hamlet": None
                    if entry.hamlet is None
                    else {"name": spoken(entry.hamlet), "text": effect_lines(pack, sides[1])},
                }
            )
        found.append(
            {
                "id": boss.id,
                "name": spoken(boss.entry),
                "location": boss.entry.location,
                "room": boss.entry.room,
                "actors": [
                    [[kind.id, STANCES[stance]] for kind, stance in actors]
                    for actors in boss.actors
                ],
                "threats": threats,
                "origin": boss.entry.origin,
            }
        )
    return found


def catalog_rooms(state: Estate) -> list[Doc]:
    pack = state.pack
    stygian = 1 if state.difficulty == STYGIAN else 0
    found: list[Doc] = []
    for room in pack.rooms:
        rules: list[Doc] = []
        if room.entry is not None:
            entries = room.entry.stygian if stygian and room.entry.stygian else room.entry.rules
            for rule in entries:
                effects = [
                    effect
                    for effect in (
                        *room.passive[stygian],
                        *(
                            one
                            for thing in room.interactions[stygian]
                            if thing.entry.id == rule.id
                            for one in thing.effects
                        ),
                    )
                    if effect.entry in (*rule.effects, *rule.use)
                ]
                first = rule.effects[0] if rule.effects else None
                rules.append(
                    {
                        "id": rule.id,
                        "name": spoken(rule),
                        "where": rule.where or (first and (first.where or first.present)) or [],
                        "actions": rule.actions,
                        "text": rule_lines(pack, rule, tuple(effects)),
                    }
                )
        found.append(
            {
                "id": room.id,
                "name": room.title,
                "location": room.location,
                "areas": [
                    {
                        "id": area.id,
                        "capacity": area.capacity,
                        "ground": area.ground,
                        "loot": area.loot,
                        "box": list(area.box),
                        "adjacent": list(room.neighbours[place]),
                        "team": area.team,
                    }
                    for place, area in enumerate(room.areas)
                ],
                "hero_start": list(room.hero_start),
                "monster_start": list(room.monster_start),
                "table": list(room.table),
                "rules": rules,
            }
        )
    return found


def quest_task(task: TaskEntry | None) -> Doc | None:
    if task is None:
        return None
    return {
        "id": task.id,
        "where": list(task.where),
        "actions": task.actions,
        "pays": task.pays,
    }


def quest_spawn(wanted: QuestSpawn | None) -> Doc | None:
    if wanted is None:
        return None
    return {
        "token": wanted.token,
        "monster": wanted.monster,
        "level": wanted.level,
        "life": wanted.life,
        "dodge": wanted.dodge,
    }


def catalog_cards(state: Estate) -> Doc:
    pack = state.pack
    return {
        "quests": [
            {
                "id": quest.id,
                "name": spoken(quest.entry),
                "kind": quest.entry.kind,
                "level": quest.entry.level,
                "rest": quest.entry.rest,
                "tokens": dict(quest.entry.tokens),
                "fill": quest.entry.fill,
                "counts": quest.entry.counts,
                "every": quest.entry.every,
                "boss": quest.entry.boss,
                "cancels": quest.entry.cancels,
                "xp": quest.entry.xp,
                "task": quest_task(quest.entry.task),
                "spawn": quest_spawn(quest.entry.spawn),
                "gold": dict(quest.entry.gold),
                "needs": quest.entry.needs,
                "camps": list(quest.entry.camps),
                "stores": dict(quest.entry.stores),
                "turn_to": quest.entry.turn_to,
                "least_level": dict(quest.entry.least_level),
                "curio_battle": quest.entry.curio_battle,
                "road": quest.entry.tile is not None,
                "text": effect_lines(pack, quest.effects),
                "origin": quest.entry.origin,
            }
            for quest in pack.quests
        ],
        "trinkets": [trinket_text(pack, card) for card in pack.trinkets],
        "quirks": [
            {
                "id": card.id,
                "name": spoken(card.entry),
                "negative": card.negative,
                "text": effect_lines(pack, card.effects),
                "origin": card.entry.origin,
            }
            for card in pack.quirks
        ],
        "diseases": [
            {
                "id": card.id,
                "name": spoken(card.entry),
                "text": effect_lines(pack, card.effects),
                "origin": card.entry.origin,
            }
            for card in pack.diseases
        ],
        "moods": [
            {
                "id": card.id,
                "name": spoken(card.entry),
                "virtue": card.virtue,
                "upto": card.upto,
                "text": lines(pack, card.effects),
                "origin": card.entry.origin,
            }
            for card in pack.moods
        ],
        "curios": [
            {
                "id": card.id,
                "name": spoken(card.entry),
                "positive": lines(pack, card.positive),
                "negative": lines(pack, card.negative),
                "origin": card.entry.origin,
            }
            for card in pack.curios
        ],
        "loot": [{"id": token.id, "count": token.count} for token in pack.loot],
        "light": [effect_lines(pack, row) for row in pack.lights],
        "buildings": [
            {
                "id": one.id,
                "name": spoken(one.entry),
                "visit": one.entry.visit,
                "upgrade": one.entry.upgrade,
                "caretaker": list(one.entry.caretaker),
                "levels": [
                    [{"gold": gold, "text": lines(pack, span)} for gold, span in services]
                    for services in one.services
                ],
                "buy": list(one.entry.buy),
                "sell": list(one.entry.sell),
                "origin": one.entry.origin,
            }
            for one in pack.buildings
        ],
        "events": [
            {
                "id": event.id,
                "name": spoken(event.entry),
                "days": event.entry.days,
                "text": event_lines(pack, event),
                "origin": event.entry.origin,
            }
            for event in pack.events
        ],
        "parties": [
            {
                "id": party.id,
                "name": spoken(party),
                "complexity": party.complexity,
                "heroes": [[member.hero, list(member.skills)] for member in party.heroes],
            }
            for party in pack.parties
        ],
    }
