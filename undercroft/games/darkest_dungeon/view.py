"""What everybody sees. The party shares all it knows; secret are only choices made at the same time."""

from __future__ import annotations

from undercroft.kernel.game import NameTable

from .battle.acting import Act, UseSkill, interactions
from .battle.newcomers import token_here
from .battle.odds import blow, intents, skill_odds
from .battle.rolls import dodge_of
from .battle.skills import PickTarget
from .circus.teams import team_of
from .dungeon.rooms import quest_xp
from .effects.card_text import (
    effect_lines,
    event_lines,
    hamlet_lines,
    lines,
    monster_lines,
    rule_lines,
    skill_text,
    trinket_text,
)
from .pack.entries import QuestSpawn, TaskEntry
from .pack.heroes import HeroKind
from .state.dungeon import DEEDS
from .state.estate import Estate
from .state.figures import Figure, Hero, Monster
from .state.tracker import VACANT
from .terms import (
    CIRCUS,
    CONDITIONS,
    DIFFICULTIES,
    FOES,
    HAZARDS,
    MODES,
    MONSTER,
    NONE,
    PARTY,
    PROVISIONS,
    RESISTED,
    RESULTS,
    SIZES,
    STANCES,
    STYGIAN,
    TEAM,
    TOKENS,
    TYPES,
)

Doc = dict[str, object]


def table(state: Estate, seat: int | None, open_hands: bool) -> Doc:
    campaign = state.campaign
    pack = state.pack
    return {
        "mode": MODES[state.mode],
        "difficulty": DIFFICULTIES[state.difficulty],
        "level": state.level,
        "act": campaign.act,
        "quest_count": campaign.quest_count,
        "threat": None if campaign.threat is None else campaign.threat.id,
        "threat_active": state.threat_now() is not None,
        "beaten": [boss.id for boss in pack.bosses if boss in campaign.beaten],
        "cancelled": None if campaign.cancelled is None else campaign.cancelled.id,
        "fallen": [kind.id for kind in pack.heroes if kind in campaign.fallen],
        "choice": [quest.id for quest in campaign.choice],
        "gold": state.hamlet.gold,
        "buildings": dict(zip(pack.building_ids, state.hamlet.buildings, strict=True)),
        # Cards that will not come again in this campaign.
        "quests_gone": [quest.id for quest in pack.quests if quest in campaign.seen],
        "events_gone": [event.id for event in pack.events if event in campaign.events_gone],
        "monsters_gone": [card.id for card in state.decks.gone],
        "waiting": state.hamlet.waiting,
        "coach_xp": state.hamlet.coach_xp,
        "light": state.dungeon.light,
        "stores": dict(zip(PROVISIONS, state.dungeon.stores, strict=True)),
        "firewood": state.dungeon.firewood,
        "rolled": list(state.dungeon.rolled),
        "party": list(state.order[PARTY]),
        "heroes": [hero(state, one, seat, open_hands) for one in state.heroes],
        "battle": battle(state) if state.in_battle and state.battle.room is not None else None,
        "dungeon": dungeon(state) if state.in_dungeon else None,
        "hamlet": hamlet(state) if state.in_hamlet else None,
        "circus": circus(state) if state.mode == CIRCUS else None,
        "odds": odds(state, seat),
        "names": passing_names(state),
        "law": effect_lines(pack, state.law.effects),
    }


def stacks(figure: Figure) -> list[Doc]:
    found: list[Doc] = []
    for one in figure.stacks:
        kind, amount, tokens = one.condition, one.amount, one.tokens
        found.append({"condition": CONDITIONS[kind], "amount": amount, "tokens": tokens})
    return found


def names_in(bits: int, table: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(table) if bits >> i & 1]


def words_of(numbers: frozenset[int], table: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(table) if i in numbers]


def hero(state: Estate, one: Hero, seat: int | None, open_hands: bool) -> Doc:
    kind = one.kind
    if kind is None:
        seat = state.seats_of[one.number]
        return {"hero": one.number, "kind": None, "seat": seat, "alive": one.alive}
    card = one.card
    # DD-A.139: a profile is its team's secret until all are shown.
    own = seat is not None and team_of(seat) == one.number // TEAM
    shown = bool(one.skills) or own or open_hands
    on_tracker = one.number in state.order[one.number // TEAM]
    return {
        "hero": one.number,
        "kind": kind.id,
        "seat": state.seats_of[one.number],
        "alive": one.alive,
        "level": one.level,
        "life": card.life,
        "wounds": one.wounds,
        "deaths_door": one.alive and one.wounds >= card.life,
        "stress": one.stress,
        "red": one.red,
        "mood": None if one.mood is None else one.mood.id,
        "xp": one.xp,
        "form": ("human", "beast")[one.form],
        "dodge": dodge_of(state, one),
        "speed": state.speed(one),
        "resist": words_of(card.resist, RESISTED),
        "immune": words_of(card.immune, RESISTED),
        "skills": [one.skill(family).index for family in one.skills],
        "ranks": dict(zip(kind.families, one.ranks, strict=True)),
        "forged": {family.id: level for family, level in one.forged},
        "trinkets": [{"card": side.card.id, "negative": side.negative} for side in one.trinkets],
        "trinket_slots": card.trinkets,
        "skill_slots": card.skills,
        "quirks": [quirk.id for quirk in one.quirks],
        "disease": None if one.disease is None else one.disease.id,
        "profile": one.profile + 1 if one.profile is not None and shown else None,
        "area": None if one.area == NONE else one.area,
        "stance": STANCES[state.stance(one.number)] if on_tracker else None,
        "stacks": stacks(one),
        "turns": one.turns,
        "actions": one.actions if state.battle.active == one.number else 0,
        "active": state.battle.active == one.number,
        "spent": [family.id for family in kind.roster if family in one.spent],
    }


def monster(state: Estate, one: Monster) -> Doc:
    card = one.kind
    return {
        "figure": one.number,
        "kind": card.id,
        "life": one.life,
        "wounds": one.wounds,
        "dodge": dodge_of(state, one),
        "area": one.area,
        "stance": STANCES[state.stance(one.number)],
        "size": SIZES[card.size],
        # DD-16.10: which of several alike.
        "mark": sum(
            1 for other in state.monsters[: one.number - MONSTER] if other.kind == one.kind
        ),
        "stacks": stacks(one),
        "turns": one.turns,
        "active": state.battle.active == one.number,
        "level": card.level,
        "speed": card.speed,
        "slots": [STANCES[state.stance(one.number) + n] for n in range(one.space)],
        "boss": card.boss,
        "intents": intents(state, one)
        if one.area >= 0 and state.order[PARTY] and not state.over
        else [],
    }


def battle(state: Estate) -> Doc:
    battle = state.battle
    room = state.ground
    placed = [n for n in state.order[FOES] if state.figure(n).area >= 0]
    shown: Doc | None = None
    use = state.use
    if use is not None:
        shown = {
            "by": use.by,
            "skill": use.skill.index,
            "area": use.area,
            "targets": list(use.targets),
            "roll": use.roll or None,
            "results": [RESULTS[result] for result in use.out],
        }
    return {
        "room": room.id,
        "stygian": state.difficulty == STYGIAN,
        "token": TOKENS[token_here(state)] if state.in_dungeon else None,
        "round": battle.round,
        "counts_rounds": not state.boss_fight and state.mode != CIRCUS,
        "boss": None if battle.boss is None else battle.boss.id,
        "order": [list(side) for side in state.order],
        # Four slots each, from Aggressive to Support; a Large monster fills two.
        "slots": [[None if n == VACANT else n for n in side] for side in state.slots],
        "cards": {"party": battle.cards[0], "foes": battle.cards[1]},
        "active": battle.active,
        "monsters": [monster(state, state.monsters[n - MONSTER]) for n in placed if n >= MONSTER],
        "used": state.used()[: len(room.areas)],
        "chests": list(battle.chests),
        "done": [rule.entry.id for rule in interactions(state) if rule in battle.used_rules]
        if state.mode != CIRCUS
        else [],
        "task_done": battle.task_done,
        "pews": list(battle.pews),
        "doom": battle.doom or None,
        "blocks": list(battle.blocks),
        "use": shown,
    }


def dungeon(state: Estate) -> Doc:
    dungeon = state.dungeon
    pack = state.pack
    tile = state.tile
    left: dict[str, int] = {}
    for token, name in enumerate(TOKENS):
        for cards, count in dungeon.hidden.groups:
            if count == len(cards):
                left[name] = left.get(name, 0) + cards.count(token)
    if dungeon.boss_hidden:
        left["objective"] = left.get("objective", 0) + 1
    return {
        "quest": state.quest.id,
        "progress": dungeon.progress,
        "xp": quest_xp(state) if state.quest.entry.counts != "gold" else 0,
        "tile": tile.id,
        "at": dungeon.at,
        "tokens": [None if token is None else TOKENS[token] for token in dungeon.tokens],
        "cleared": sorted(dungeon.cleared),
        "camped": sorted(dungeon.camped),
        "passed": sorted(dungeon.passed),
        "explored": sorted(dungeon.explored),
        "left": left,
        "scouted": dungeon.scouted,
        "refused": [deed for deed in DEEDS if deed in dungeon.refused],
        "scout_bonus": dungeon.scout_bonus,
        "fled": dungeon.fled,
        "dice": [[HAZARDS[face] for face in dice] for dice in dungeon.dice],
        "rest_points": dungeon.rest_points,
        "loot_left": sum(token.count for token in pack.loot) - sum(state.battle.loot_out),
    }


def hamlet(state: Estate) -> Doc:
    hamlet = state.hamlet
    pack = state.pack
    return {
        "event": None if hamlet.event is None else hamlet.event.id,
        "days": hamlet.days,
        "buildings": dict(zip(pack.building_ids, hamlet.buildings, strict=True)),
        "blocked": [building.id for building in pack.buildings if building in hamlet.blocked],
        "caretaker": None if hamlet.caretaker is None else hamlet.caretaker.id,
        "shut": [building.id for building in pack.buildings if building in hamlet.shut],
        "refused": [building.id for building in pack.buildings if building in hamlet.refused],
        "guests": [
            guest.id if guest is not None else "away" if number in hamlet.had_day else None
            for number, guest in enumerate(hamlet.guests)
        ],
        "offer": [card.id for card in hamlet.offer],
        "ordered": hamlet.ordered,
    }


def circus(state: Estate) -> Doc:
    circus = state.ring
    return {
        "first_team": circus.first_team,
        "swapped": circus.swapped,
        "butcher": circus.butcher,
        "room": state.ground.id,
        "puppets": state.battle.blocks[0] if state.battle.blocks else None,
        "winner": circus.winner,
    }


def odds(state: Estate, seat: int | None) -> Doc:
    """What the options of the open question promise, by option id: exact numbers, not simulated ones."""
    found: Doc = {}
    for ask in state.asks:
        if ask.seat != seat:
            continue
        step = ask.step
        if isinstance(step, Act):
            hero = state.heroes[step.who]
            for choice in ask.options:
                if isinstance(choice, UseSkill):
                    skill = hero.skill(choice.family)
                    found[choice.id] = skill_odds(state, hero, skill, choice.area)
        elif isinstance(step, PickTarget):
            user = state.figure(step.who)
            skill = state.using.skill
            for choice in ask.options:
                found[choice.id] = [blow(state, user, skill, state.figure(choice.who))]
    return found


# ---------------------------------------------------------------------- names


def names(state: Estate) -> NameTable:
    """Names by kind and id."""
    found = fixed_names(state)
    passing = passing_names(state)
    return {**found, **passing, "figure": {**found["figure"], **passing["figure"]}}


def passing_names(state: Estate) -> NameTable:
    """Who the numbers are now: heroes come and go, and monsters of one kind are told apart by a letter."""
    heroes = {str(one.number): kind_name(one.kind) for one in state.heroes if one.kind is not None}
    figures: dict[str, object] = dict(heroes)
    for one in state.monsters:
        entry = one.kind.entry
        alike = [other.number for other in state.monsters if other.kind == one.kind]
        letter = f" {chr(65 + alike.index(one.number))}" if len(alike) > 1 else ""
        french = None if entry.name_fr is None else entry.name_fr + letter
        figures[str(one.number)] = both(entry.name + letter, french)
    return {"hero": heroes, "figure": figures}


def both(name: str, name_fr: str | None) -> object:
    return name if name_fr is None else {"en": name, "fr": name_fr}


def kind_name(kind: HeroKind) -> object:
    entry = kind.entry
    return both(entry.name, entry.name_fr)


def fixed_names(state: Estate) -> NameTable:
    """Those that do not change in a match; made once for a pack."""
    pack = state.pack
    if not pack.name_table:
        pack.name_table = make_names(state)
    return pack.name_table


def make_names(state: Estate) -> NameTable:
    pack = state.pack
    kinds = {kind.id: kind_name(kind) for kind in pack.heroes}
    monsters = {card.id: both(card.entry.name, card.entry.name_fr) for card in pack.monsters}
    rules: dict[str, object] = {}
    for room in pack.rooms:
        for things in room.interactions:
            for rule in things:
                rules[rule.entry.id] = both(rule.entry.name, rule.entry.name_fr)
    tasks: dict[str, object] = {}
    for quest in pack.quests:
        task = quest.entry.task
        if task is not None:
            tasks[task.id] = both(task.name, task.name_fr)
    families: dict[str, object] = {}
    for kind in pack.heroes:
        for family, skills in zip(kind.families, kind.skills, strict=True):
            families[family] = skills[0].name
    # What acts by itself goes by the name of its card.
    cards = (pack.bosses, pack.events, pack.quests, pack.diseases, pack.quirks)
    sources = {c.id: both(c.entry.name, c.entry.name_fr) for kind in cards for c in kind}
    return {
        "kind": kinds,
        "source": {**{room.id: room.name for room in pack.rooms}, **sources},
        "figure": {**kinds, **monsters},
        "skill": {str(skill.index): skill.name for skill in pack.skills},
        "family": families,
        "boss": {boss.id: both(boss.entry.name, boss.entry.name_fr) for boss in pack.bosses},
        "threat": {boss.id: both(boss.entry.name, boss.entry.name_fr) for boss in pack.bosses},
        "monster": monsters,
        "quest": {quest.id: both(quest.entry.name, quest.entry.name_fr) for quest in pack.quests},
        "room": {room.id: room.name for room in pack.rooms},
        "rule": rules,
        "task": tasks,
        "trinket": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.trinkets},
        "quirk": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.quirks},
        "disease": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.diseases},
        "mood": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.moods},
        "curio": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.curios},
        "building": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.buildings},
        "event": {c.id: both(c.entry.name, c.entry.name_fr) for c in pack.events},
        "hamlet_skill": {
            skill.id: both(skill.entry.name, skill.entry.name_fr)
            for kind in pack.heroes
            for skill in kind.hamlet
        },
    }


# ---------------------------------------------------------------------- what does not change


def catalog(state: Estate) -> Doc:
    """Every card with its sentences."""
    pack = state.pack
    return {
        "names": fixed_names(state),
        "stances": list(STANCES),
        "conditions": list(CONDITIONS),
        "heroes": [
            {
                "id": kind.id,
                "name": kind.entry.name,
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
                        "name": skill.entry.name,
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
                "name": card.entry.name,
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
                    else {"name": entry.dungeon.name, "text": effect_lines(pack, sides[0])},
                    "hamlet": None
                    if entry.hamlet is None
                    else {"name": entry.hamlet.name, "text": effect_lines(pack, sides[1])},
                }
            )
        found.append(
            {
                "id": boss.id,
                "name": boss.entry.name,
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
                    if effect.entry in rule.effects
                ]
                rules.append(
                    {
                        "id": rule.id,
                        "name": rule.name,
                        "where": rule.where or (rule.effects[0].where if rule.effects else []),
                        "actions": rule.actions,
                        "text": rule_lines(pack, rule, tuple(effects)),
                    }
                )
        found.append(
            {
                "id": room.id,
                "name": room.name,
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
                "name": quest.entry.name,
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
                "name": card.entry.name,
                "negative": card.negative,
                "text": effect_lines(pack, card.effects),
                "origin": card.entry.origin,
            }
            for card in pack.quirks
        ],
        "diseases": [
            {
                "id": card.id,
                "name": card.entry.name,
                "text": effect_lines(pack, card.effects),
                "origin": card.entry.origin,
            }
            for card in pack.diseases
        ],
        "moods": [
            {
                "id": card.id,
                "name": card.entry.name,
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
                "name": card.entry.name,
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
                "name": one.entry.name,
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
                "name": event.entry.name,
                "days": event.entry.days,
                "text": event_lines(pack, event),
                "origin": event.entry.origin,
            }
            for event in pack.events
        ],
        "parties": [
            {
                "id": party.id,
                "name": party.name,
                "complexity": party.complexity,
                "heroes": [[member.hero, list(member.skills)] for member in party.heroes],
            }
            for party in pack.parties
        ],
    }
