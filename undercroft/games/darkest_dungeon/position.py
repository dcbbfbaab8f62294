"""The state as a document and back: ids instead of numbers, every field checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from undercroft.kernel import record
from undercroft.kernel.content import Thing, convert
from undercroft.kernel.errors import BrokenInvariant, PositionError
from undercroft.kernel.pile import Pile

from .state.asking import known
from .state.estate import Estate
from .state.figures import Hero, Monster
from .state.kinds import FAMILIES
from .state.records import SkillUse
from .state.tracker import SLOTS, VACANT, Slots, order_of
from .terms import (
    CIRCUS,
    DICE_LIMIT,
    FULL_LIGHT,
    HAZARDS,
    HIDDEN,
    LARGE,
    LEVELS,
    MONSTER,
    NONE,
    PARTY,
    PROVISIONS,
    QUIRK_LIMIT,
    SPACE,
    STRESS_LIMIT,
    TEAM,
    TOKENS,
)

BIG = 10**6
T = TypeVar("T", bound=Thing)


class PileDoc(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[str]
    left: int


class BattleFrame(msgspec.Struct, forbid_unknown_fields=True):
    """What stands beside the fields of a Battle."""

    on: bool
    slots: tuple[list[int | None], list[int | None]]
    monsters: list[dict[str, Any]]
    use: dict[str, Any] | None


BESIDE = ("on", "slots", "monsters", "use")


class DungeonDoc(msgspec.Struct, forbid_unknown_fields=True):
    on: bool
    quest: str | None
    tile: str | None
    tokens: list[str | None]
    hidden: list[PileDoc]
    boss_hidden: bool
    cleared: int
    at: int
    goal: int
    explored: int
    passed: int
    fled: bool
    light: int
    stores: dict[str, int]
    firewood: bool
    scouted: bool
    scout_bonus: bool
    refused: int
    dice: list[list[str]]
    rolled: list[int]
    torch: bool
    rest_points: int
    progress: int
    camped: int
    collected: int
    lairs: int
    battles: int
    trinket_out: list[str]
    quirk_out: list[str]
    disease_out: list[str]
    curio_out: list[str]
    room_out: list[str]
    gone: list[str]


class EstateDoc(msgspec.Struct, forbid_unknown_fields=True):
    heroes: list[dict[str, Any]]
    event_count: int
    battle: dict[str, Any]
    dungeon: DungeonDoc
    hamlet: dict[str, object]
    campaign: dict[str, object]
    circus: dict[str, Any] | None


# ---------------------------------------------------------------------- out


def dump(state: Estate) -> dict[str, Any]:
    return {
        "heroes": [dump_hero(state, hero) for hero in state.heroes],
        "event_count": state.event_count,
        "battle": dump_battle(state),
        "dungeon": dump_dungeon(state),
        "hamlet": {"on": state.in_hamlet, **record.dump(state.hamlet, state.pack)},
        "campaign": dump_campaign(state),
        "circus": None if state.circus is None else record.dump(state.circus, state.pack),
    }


def name_of(ids: Sequence[str], number: int) -> str | None:
    return None if number == NONE else ids[number]


def dump_hero(state: Estate, hero: Hero) -> dict[str, Any]:
    return {"seat": state.seats_of[hero.number], **record.dump(hero, state.pack)}


def dump_battle(state: Estate) -> dict[str, Any]:
    pack = state.pack
    return {
        "on": state.in_battle,
        "slots": [[None if n == VACANT else n for n in side] for side in state.slots],
        "monsters": [record.dump(one, pack) for one in state.monsters],
        "use": None if state.use is None else record.dump(state.use, pack),
        **record.dump(state.battle, pack),
    }


def dump_dungeon(state: Estate) -> dict[str, Any]:
    decks = state.decks
    dungeon = state.dungeon
    pack = state.pack
    return {
        "on": state.in_dungeon,
        "quest": name_of(pack.quest_ids, dungeon.quest),
        "tile": name_of(pack.tile_ids, dungeon.tile),
        "tokens": [None if token == HIDDEN else TOKENS[token] for token in dungeon.tokens],
        "hidden": [
            {"cards": [TOKENS[card] for card in cards], "left": left}
            for cards, left in dungeon.hidden.groups
        ],
        "boss_hidden": dungeon.boss_hidden,
        "cleared": dungeon.cleared,
        "at": dungeon.at,
        "goal": dungeon.goal,
        "explored": dungeon.explored,
        "passed": dungeon.passed,
        "fled": dungeon.fled,
        "light": dungeon.light,
        "stores": dict(zip(PROVISIONS, dungeon.stores, strict=True)),
        "firewood": dungeon.firewood,
        "scouted": dungeon.scouted,
        "scout_bonus": dungeon.scout_bonus,
        "refused": dungeon.refused,
        "dice": [[HAZARDS[face] for face in dice] for dice in dungeon.dice],
        "rolled": list(dungeon.rolled),
        "torch": dungeon.torch,
        "rest_points": dungeon.rest_points,
        "progress": dungeon.progress,
        "camped": dungeon.camped,
        "collected": dungeon.collected,
        "lairs": dungeon.lairs,
        "battles": dungeon.battles,
        "trinket_out": [card.id for card in decks.trinket_out],
        "quirk_out": [card.id for card in decks.quirk_out],
        "disease_out": [card.id for card in decks.disease_out],
        "curio_out": [pack.curio_ids[card] for card in decks.curio_out],
        "room_out": [card.id for card in decks.room_out],
        "gone": [card.id for card in decks.gone],
    }


def dump_campaign(state: Estate) -> dict[str, Any]:
    campaign = state.campaign
    pack = state.pack
    return {
        "level": state.level,
        "threat": name_of(pack.boss_ids, campaign.threat),
        "cancelled": name_of(pack.boss_ids, campaign.cancelled),
        **record.dump(campaign, pack),
    }


# ---------------------------------------------------------------------- in


class Reader:
    """Finds ids and keeps numbers in bounds; what is wrong is said with the field's name."""

    def __init__(self, state: Estate) -> None:
        self.pack = state.pack

    def find(self, index: Mapping[str, int], id: str | None, field: str) -> int:
        if id is None:
            return NONE
        if id not in index:
            raise PositionError(f"state.{field}: {id!r} is unknown in pack {self.pack.name!r}")
        return index[id]

    def all(self, index: Mapping[str, int], ids: Sequence[str], field: str) -> tuple[int, ...]:
        return tuple(self.find(index, id, field) for id in ids)

    def thing(self, things: Sequence[T], id: str | None, field: str) -> T | None:
        if id is None:
            return None
        for thing in things:
            if thing.id == id:
                return thing
        raise PositionError(f"state.{field}: {id!r} is unknown in pack {self.pack.name!r}")

    def things(self, things: Sequence[T], ids: Sequence[str], field: str) -> tuple[T, ...]:
        found = [self.thing(things, id, field) for id in ids]
        return tuple([thing for thing in found if thing is not None])

    def between(self, value: int, least: int, most: int, field: str) -> int:
        if not least <= value <= most:
            raise PositionError(f"state.{field}: {value} must be from {least} to {most}")
        return value

    def each(self, values: Sequence[int], least: int, most: int, field: str) -> tuple[int, ...]:
        return tuple(self.between(value, least, most, field) for value in values)


def load(document: Mapping[str, object], state: Estate) -> None:
    problems: list[str] = []
    doc = convert(dict(document), EstateDoc, "state", problems)
    if doc is None:
        raise PositionError(problems[0])
    read = Reader(state)
    state.event_count = read.between(doc.event_count, 0, BIG * 1000, "event_count")
    load_campaign(doc.campaign, state, read)
    load_heroes(doc.heroes, state, read)
    load_battle(doc.battle, state, read)
    load_dungeon(doc.dungeon, state, read)
    load_hamlet(doc.hamlet, state)
    if (doc.circus is None) == state.is_circus:
        raise PositionError("state.circus: only in the Circus, and always there")
    if doc.circus is not None:
        record.load(state.ring, doc.circus, state.pack, "state.circus")
        load_circus(state)
    state.refresh()


def taken(doc: dict[str, object], field: str, where: str) -> Any:
    """A field that stands beside those of the record itself."""
    if field not in doc:
        raise PositionError(f"{where}.{field}: missing")
    return doc.pop(field)


def load_campaign(doc: dict[str, object], state: Estate, read: Reader) -> None:
    campaign = state.campaign
    pack = state.pack
    where = "state.campaign"
    level = taken(doc, "level", where)
    if type(level) is not int or not 1 <= level <= LEVELS:
        raise PositionError(f"{where}.level: {level!r} must be from 1 to {LEVELS}")
    state.level = level
    campaign.threat = read.find(pack.boss_index, taken(doc, "threat", where), "campaign.threat")
    cancelled = taken(doc, "cancelled", where)
    campaign.cancelled = read.find(pack.boss_index, cancelled, "campaign.cancelled")
    record.load(campaign, doc, pack, where)
    for field in ("votes", "quest_votes"):
        if len(getattr(campaign, field)) not in (0, state.players):
            raise PositionError(f"{where}.{field}: one for each player, or none")


def load_heroes(docs: list[dict[str, Any]], state: Estate, read: Reader) -> None:
    if len(docs) != len(state.heroes):
        raise PositionError(f"state.heroes: {len(state.heroes)} are needed")
    seats: list[int] = []
    for number, doc in enumerate(docs):
        field = f"heroes[{number}]"
        rest = dict(doc)
        seat = rest.pop("seat", None)
        if type(seat) is not int:
            raise PositionError(f"state.{field}.seat: {seat!r} must be a number")
        hero = Hero(**record.read_fields(Hero, rest, state.pack, f"state.{field}"))
        hero.number = number
        load_hero(hero, state, read, field)
        seats.append(seat)
        state.heroes[number] = hero
    state.seats_of = read.each(seats, 0, state.players - 1, "heroes.seat")
    kinds = [hero.kind for hero in state.heroes if hero.kind is not None and hero.alive]
    if len(set(kinds)) < len(kinds):
        raise PositionError("state.heroes: nobody can be there twice (DD-A.163)")


def load_hero(hero: Hero, state: Estate, read: Reader, field: str) -> None:
    """What the fields of a hero have to do with each other."""
    kind = hero.kind
    before = state.heroes[hero.number]
    open_place = state.mode == CIRCUS or (before.kind is None and not hero.alive)
    if kind is None and not open_place:
        raise PositionError(f"state.{field}.kind: every hero needs one")
    lowest, most = (0, 0) if state.mode == CIRCUS else (1, LEVELS)
    read.between(hero.level, lowest, most, f"{field}.level")
    roster = () if kind is None else kind.roster
    families = (*hero.skills, *hero.spent, *[family for family, _ in hero.forged])
    for family in families:
        if family not in roster:
            raise PositionError(f"state.{field}: {family.id!r} is no Skill of this hero")
    if len(set(hero.skills)) < len(hero.skills):
        raise PositionError(f"state.{field}.skills: each Skill once")
    hero.skills = tuple([family for family in roster if family in hero.skills])
    if len(hero.ranks) != FAMILIES:
        raise PositionError(f"state.{field}.ranks: a level for each of the seven Skills")
    read.between(hero.wounds, 0, 99, f"{field}.wounds")
    hero.bearing = state.pack.bearing(hero.quirks, hero.disease)


def load_battle(doc: dict[str, Any], state: Estate, read: Reader) -> None:
    battle = state.battle
    pack = state.pack
    problems: list[str] = []
    beside = {name: doc[name] for name in BESIDE if name in doc}
    frame = convert(beside, BattleFrame, "state.battle", problems)
    if frame is None:
        raise PositionError(problems[0])
    rest = {name: value for name, value in doc.items() if name not in BESIDE}
    record.load(battle, rest, pack, "state.battle")
    state.in_battle = frame.on
    if state.in_battle and battle.room is None and any(one is not None for one in frame.slots[1]):
        raise PositionError("state.battle.room: a Battle needs a Room")
    areas = len(battle.room.areas) if battle.room is not None else 0
    state.monsters = []
    for number, one in enumerate(frame.monsters):
        monster = Monster(
            **record.read_fields(Monster, one, pack, f"state.battle.monsters[{number}]")
        )
        monster.number = MONSTER + number
        monster.space = SPACE[monster.kind.size]
        state.monsters.append(monster)
    for figure in (*state.heroes, *state.monsters):
        read.between(figure.area, NONE, areas - 1, f"figure {figure.number}: area")
    load_slots(frame.slots, state, read)
    if battle.chests and len(battle.chests) != areas:
        raise PositionError("state.battle.chests: a number for each Area")
    if battle.stirred > battle.round:
        raise PositionError(f"state.battle.stirred: {battle.stirred} is still to come")
    for name, one_there in (("active", battle.active), ("target", battle.target)):
        if one_there is not None and not known(state, one_there):
            raise PositionError(f"state.battle.{name}: {one_there} is nobody")
    for name, places in (("pews", battle.pews), ("blocks", battle.blocks)):
        read.each(places, 0, areas - 1, f"battle.{name}")
    if battle.stood is not None:
        read.between(battle.stood, 0, areas - 1, "battle.stood")
    state.use = None
    if frame.use is not None:
        use = SkillUse(**record.read_fields(SkillUse, frame.use, pack, "state.battle.use"))
        state.use = use
        read.between(use.area, 0, areas - 1, "battle.use.area")
        if not all(known(state, number) for number in (use.by, *use.targets)):
            raise PositionError("state.battle.use: somebody in it is nobody")


def load_slots(given_slots: Sequence[list[int | None]], state: Estate, read: Reader) -> None:
    """Four slots on each tracker; nobody in two, but a Large monster in two that lie together."""
    for side, given in enumerate(given_slots):
        field = f"battle.slots[{side}]"
        if len(given) != SLOTS:
            raise PositionError(f"state.{field}: {SLOTS} slots, null where one is empty")
        slots = tuple(VACANT if number is None else number for number in given)
        for number in order_of(slots):
            if side == PARTY:
                read.between(number, 0, min(TEAM, len(state.heroes)) - 1, field)
            elif number < MONSTER:
                read.between(number, TEAM, len(state.heroes) - 1, field)
            else:
                read.between(number, MONSTER, MONSTER + len(state.monsters) - 1, field)
            if not in_place(state, slots, number):
                raise PositionError(f"state.{field}: {number} fills other slots than its size says")
        state.set_slots(side, slots)


def in_place(state: Estate, slots: Slots, number: int) -> bool:
    """Whether a figure fills as many slots as it is large, and they lie together."""
    space = state.figure(number).space
    place = slots.index(number)
    return slots.count(number) == space and slots[place : place + space] == (number,) * space


def load_dungeon(doc: DungeonDoc, state: Estate, read: Reader) -> None:
    decks = state.decks
    dungeon = state.dungeon
    pack = state.pack
    state.in_dungeon = doc.on
    dungeon.quest = read.find(pack.quest_index, doc.quest, "dungeon.quest")
    tiles = {id: number for number, id in enumerate(pack.tile_ids)}
    dungeon.tile = read.find(tiles, doc.tile, "dungeon.tile")
    if state.in_dungeon and (dungeon.quest == NONE or dungeon.tile == NONE):
        raise PositionError("state.dungeon: in the Dungeon there are a Quest and a tile")
    tokens = {name: kind for kind, name in enumerate(TOKENS)}
    slots = pack.tiles[dungeon.tile].slots if dungeon.tile != NONE else 0
    nodes = len(pack.tiles[dungeon.tile].names) if dungeon.tile != NONE else 0
    if len(doc.tokens) != slots:
        raise PositionError(f"state.dungeon.tokens: one for each of the {slots} slots")
    dungeon.tokens = tuple(read.find(tokens, name, "dungeon.tokens") for name in doc.tokens)
    groups = []
    for pile in doc.hidden:
        cards = read.all(tokens, pile.cards, "dungeon.hidden")
        groups.append((cards, read.between(pile.left, 0, len(cards), "dungeon.hidden")))
    dungeon.hidden = Pile(groups)
    dungeon.boss_hidden = doc.boss_hidden
    dungeon.cleared = read.between(doc.cleared, 0, (1 << slots) - 1, "dungeon.cleared")
    dungeon.at = read.between(
        doc.at, NONE, BIG if not state.in_dungeon else nodes - 1, "dungeon.at"
    )
    if state.in_dungeon:
        read.between(dungeon.at, 0, nodes - 1, "dungeon.at")
    dungeon.goal = read.between(doc.goal, NONE, max(nodes - 1, 0), "dungeon.goal")
    dungeon.explored = read.between(doc.explored, 0, 1 << 40, "dungeon.explored")
    dungeon.passed = read.between(doc.passed, 0, 1 << 40, "dungeon.passed")
    dungeon.fled, dungeon.torch = doc.fled, doc.torch
    dungeon.light = read.between(doc.light, 0, FULL_LIGHT, "dungeon.light")
    if set(doc.stores) != set(PROVISIONS):
        raise PositionError("state.dungeon.stores: a number for each side")
    dungeon.stores = read.each([doc.stores[name] for name in PROVISIONS], 0, 16, "dungeon.stores")
    dungeon.firewood, dungeon.scouted, dungeon.scout_bonus = (
        doc.firewood,
        doc.scouted,
        doc.scout_bonus,
    )
    dungeon.refused = read.between(doc.refused, 0, (1 << 12) - 1, "dungeon.refused")
    if len(doc.dice) not in (0, len(state.heroes)):
        raise PositionError("state.dungeon.dice: a list for each hero, or none")
    faces = {name: face for face, name in enumerate(HAZARDS)}
    dungeon.dice = tuple(read.all(faces, dice, "dungeon.dice") for dice in doc.dice)
    dungeon.rolled = read.each(doc.rolled, 0, 10, "dungeon.rolled")
    dungeon.rest_points = read.between(doc.rest_points, 0, 99, "dungeon.rest_points")
    dungeon.progress = read.between(doc.progress, 0, BIG, "dungeon.progress")
    dungeon.camped = read.between(doc.camped, 0, (1 << slots) - 1, "dungeon.camped")
    dungeon.collected = read.between(doc.collected, 0, (1 << slots) - 1, "dungeon.collected")
    dungeon.lairs = read.between(doc.lairs, 0, 99, "dungeon.lairs")
    dungeon.battles = read.between(doc.battles, 0, BIG, "dungeon.battles")
    decks.trinket_out = read.things(pack.trinkets, doc.trinket_out, "dungeon.trinket_out")
    decks.quirk_out = read.things(pack.quirks, doc.quirk_out, "dungeon.quirk_out")
    decks.disease_out = read.things(pack.diseases, doc.disease_out, "dungeon.disease_out")
    decks.curio_out = read.all(pack.curio_index, doc.curio_out, "dungeon.curio_out")
    decks.room_out = read.things(pack.rooms, doc.room_out, "dungeon.room_out")
    decks.gone = read.things(pack.monsters, doc.gone, "dungeon.gone")


def load_hamlet(doc: dict[str, object], state: Estate) -> None:
    hamlet = state.hamlet
    where = "state.hamlet"
    on = taken(doc, "on", where)
    if not isinstance(on, bool):
        raise PositionError(f"{where}.on: {on!r} must be true or false")
    state.in_hamlet = on
    record.load(hamlet, doc, state.pack, where)
    for building, level in zip(state.pack.buildings, hamlet.buildings, strict=True):
        most = len(building.entry.levels)
        if not 1 <= level <= most:
            raise PositionError(
                f"{where}.buildings.{building.id}: {level} must be from 1 to {most}"
            )
    if len(hamlet.guests) not in (0, len(state.heroes)):
        raise PositionError(f"{where}.guests: one for each hero, or none")
    for number, guest in enumerate(hamlet.guests):
        if guest is not None and number not in hamlet.had_day:
            raise PositionError(f"{where}.guests[{number}]: whoever is in a building has had_day")
    if any(number >= len(state.heroes) for number in hamlet.had_day):
        raise PositionError(f"{where}.had_day: no such hero")


def load_circus(state: Estate) -> None:
    circus = state.ring
    areas = len(state.ground.areas) if state.battle.room is not None else 0
    if circus.butcher is not None and circus.butcher >= areas:
        raise PositionError(f"state.circus.butcher: {circus.butcher} is no Area")
    if len(circus.picks) not in (0, 2):
        raise PositionError("state.circus.picks: one for each team, or none")


# Steps that always bring the next one: one of them must lie at the bottom of the agenda.
ROOTS = frozenset(
    (
        "start_campaign", "next_quest", "draw_quest", "choose_quest", "count_votes", "draw_darkest",
        "begin_quest", "final_encounter", "begin_final", "enter_dungeon", "stop", "backtrack",
        "enter_room", "room_acts", "curio_roll", "after_battle", "return_home", "reward", "hamlet",
        "draw_event", "first_day", "new_day", "next_visitor", "day_over", "depart", "one_battle",
        "draw_room", "stage_battle", "battle_start", "start_round", "initiative", "end_round",
        "round_over", "won", "fled", "first_team", "begin_bout", "bout_round", "activate",
        "next_fighter", "bout_over", "next_form",
    )
)  # fmt: skip


def check_frame(state: Estate) -> None:
    """What the agenda and the questions must have to do with each other."""
    if state.over:
        return
    root = state.agenda[0] if state.agenda else state.asks[0].step
    if root.name not in ROOTS:
        raise PositionError(f"frame.agenda: something must follow after {root.name!r}")


# ---------------------------------------------------------------------- what always holds


def check(state: Estate) -> None:
    """What must hold after every step."""
    dungeon = state.dungeon
    _hold(state.hamlet.gold >= 0, "negative Gold (DD-A.161)")
    _hold(0 <= dungeon.light <= FULL_LIGHT, f"Light {dungeon.light} (DD-7.2)")
    _hold(min(dungeon.stores) >= 0, "negative Provisions")
    _hold(
        sum(dungeon.stores) <= DICE_LIMIT,
        f"{sum(dungeon.stores)} Provision dice (DD-8.5)",
    )
    _hold(0 <= state.hamlet.waiting <= 4, f"{state.hamlet.waiting} Waiting Heroes (DD-A.2)")
    for hero in state.heroes:
        if hero.kind is not None:
            check_hero(state, hero)
    check_cards(state)
    check_trackers(state)
    law = state.law
    state.refresh()
    _hold(law is state.law or state.over, "the laws in force are stale")
    if state.in_battle and state.battle.room is not None and not state.over:
        check_tile(state)
    if state.in_dungeon:
        hidden = sum(1 for token in dungeon.tokens if token == HIDDEN)
        left = dungeon.hidden.size + (1 if dungeon.boss_hidden else 0)
        _hold(hidden == left, f"{hidden} hidden Rooms, {left} tokens (DD-6.2)")


def check_hero(state: Estate, hero: Hero) -> None:
    name = hero.known.id
    card = hero.card
    _hold(0 <= hero.wounds <= card.life, f"{name}: {hero.wounds} Wounds (DD-29.2)")
    _hold(0 <= hero.stress <= STRESS_LIMIT, f"{name}: {hero.stress} Stress (DD-28.1)")
    _hold(hero.xp >= 0, f"{name}: negative Experience")
    _hold(len(hero.quirks) <= QUIRK_LIMIT, f"{name}: {len(hero.quirks)} Quirks (DD-26.2)")
    _hold(len(hero.trinkets) <= card.trinkets, f"{name}: too many Trinkets (DD-25.1)")
    _hold(len(hero.skills) <= card.skills, f"{name}: too many Skills (DD-3.7)")
    _hold(hero.bearing is state.pack.bearing(hero.quirks, hero.disease), f"{name}: stale bearing")
    _hold(hero.area >= 0 or not hero.stacks or not state.in_battle or not hero.alive or state.over,
          f"{name}: not on the tile")  # fmt: skip


def check_cards(state: Estate) -> None:
    """No card is in two places."""
    living = [hero for hero in state.heroes if hero.alive and hero.kind is not None]
    trinkets = [side.card for hero in living for side in hero.trinkets]
    trinkets += [*state.decks.trinket_out, *state.hamlet.offer]
    _hold(len(set(trinkets)) == len(trinkets), "a Trinket is in two places")
    quirks = [quirk for hero in living for quirk in hero.quirks]
    _hold(len(set(quirks)) == len(quirks), "a Quirk is in two places")
    diseases = [hero.disease for hero in living if hero.disease is not None]
    _hold(len(set(diseases)) == len(diseases), "a Disease is in two places")
    kinds = [hero.kind for hero in living]
    _hold(len(set(kinds)) == len(kinds), "a hero is there twice (DD-A.163)")


def check_trackers(state: Estate) -> None:
    party, foes = state.order
    for slots, order in zip(state.slots, state.order, strict=True):
        _hold(len(slots) == SLOTS, "a tracker has four slots (DD-1.1)")
        _hold(order == order_of(slots), "the order is not that of the slots")
        for number in order:
            _hold(in_place(state, slots, number), f"{number} does not fill its slots (DD-16.11)")
    if state.mode == CIRCUS:
        if party:
            living = {hero.number for hero in state.heroes if hero.alive}
            _hold({*party, *foes} == living, "the trackers differ from who lives")
        return
    living = {hero.number for hero in state.heroes if hero.alive}
    _hold(set(party) == living and len(party) == len(living), "the Hero tracker (DD-A.164)")
    for number in foes:
        monster = state.monsters[number - MONSTER]
        _hold(monster.wounds < monster.life or state.over, f"{number}: dead but there (DD-23.5)")


def check_tile(state: Estate) -> None:
    """DD-16.20: nobody stands where there is no space, but in the middle of a turn or beside a Large one."""
    names = {step.name for step in state.agenda} | {ask.step.name for ask in state.asks}
    if names & {"stage_battle", "place_monsters", "place_fighter", "line_up", "profile", "draft"}:
        return
    for side in state.order:
        for number in side:
            _hold(state.figure(number).area >= 0, f"{number} stands nowhere")
    if names & {"settle", "give_way", "find_place", "end_turn"}:
        return
    used = state.used()
    large = {
        state.figure(n).area
        for side in state.order
        for n in side
        if state.size(state.figure(n)) == LARGE
    }
    for area, capacity in enumerate(state.ground.capacity):
        fits = used[area] <= capacity or area in large  # DD-A.222
        _hold(fits, f"Area {area}: {used[area]} of {capacity} (DD-16.20)")


def _hold(truth: bool, what: str) -> None:
    if not truth:
        raise BrokenInvariant(what)
