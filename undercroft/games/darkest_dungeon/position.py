"""The state as a document and back: ids instead of numbers, every field checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from undercroft.kernel import record
from undercroft.kernel.content import Thing, convert
from undercroft.kernel.errors import BrokenInvariant, PositionError

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
    LARGE,
    LEVELS,
    MONSTER,
    NONE,
    PARTY,
    QUIRK_LIMIT,
    SPACE,
    STRESS_LIMIT,
    TEAM,
)

BIG = 10**6
T = TypeVar("T", bound=Thing)


class BattleFrame(msgspec.Struct, forbid_unknown_fields=True):
    """What stands beside the fields of a Battle."""

    on: bool
    slots: tuple[list[int | None], list[int | None]]
    monsters: list[dict[str, Any]]
    use: dict[str, Any] | None


BESIDE = ("on", "slots", "monsters", "use")


class EstateDoc(msgspec.Struct, forbid_unknown_fields=True):
    heroes: list[dict[str, Any]]
    event_count: int
    battle: dict[str, Any]
    dungeon: dict[str, object]
    decks: dict[str, object]
    hamlet: dict[str, object]
    campaign: dict[str, object]
    circus: dict[str, Any] | None


# ---------------------------------------------------------------------- out


def dump(state: Estate) -> dict[str, Any]:
    return {
        "heroes": [dump_hero(state, hero) for hero in state.heroes],
        "event_count": state.event_count,
        "battle": dump_battle(state),
        "dungeon": {"on": state.in_dungeon, **record.dump(state.dungeon, state.pack)},
        "decks": record.dump(state.decks, state.pack),
        "hamlet": {"on": state.in_hamlet, **record.dump(state.hamlet, state.pack)},
        "campaign": {"level": state.level, **record.dump(state.campaign, state.pack)},
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
    load_campaign(doc.campaign, state)
    load_heroes(doc.heroes, state, read)
    load_battle(doc.battle, state, read)
    load_dungeon(doc.dungeon, state)
    record.load(state.decks, doc.decks, state.pack, "state.decks")
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


def flag(doc: dict[str, object], field: str, where: str) -> bool:
    value = taken(doc, field, where)
    if not isinstance(value, bool):
        raise PositionError(f"{where}.{field}: {value!r} must be true or false")
    return value


def load_campaign(doc: dict[str, object], state: Estate) -> None:
    campaign = state.campaign
    pack = state.pack
    where = "state.campaign"
    level = taken(doc, "level", where)
    if type(level) is not int or not 1 <= level <= LEVELS:
        raise PositionError(f"{where}.level: {level!r} must be from 1 to {LEVELS}")
    state.level = level
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


def load_dungeon(doc: dict[str, object], state: Estate) -> None:
    dungeon = state.dungeon
    where = "state.dungeon"
    state.in_dungeon = flag(doc, "on", where)
    record.load(dungeon, doc, state.pack, where)
    tile = dungeon.tile
    if state.in_dungeon and (dungeon.quest is None or tile is None or dungeon.at is None):
        raise PositionError(f"{where}: in the Dungeon there are a quest, a tile and a place")
    slots, nodes, corridors = (
        (0, 0, 0) if tile is None else (tile.slots, len(tile.names), len(tile.corridors))
    )
    if len(dungeon.tokens) != slots:
        raise PositionError(f"{where}.tokens: one for each of the {slots} slots")
    if len(dungeon.dice) not in (0, len(state.heroes)):
        raise PositionError(f"{where}.dice: a list for each hero, or none")
    for field, numbers, count in (
        ("cleared", dungeon.cleared, slots),
        ("camped", dungeon.camped, slots),
        ("collected", dungeon.collected, slots),
        ("explored", dungeon.explored, corridors),
        ("passed", dungeon.passed, nodes),
        ("at", () if dungeon.at is None or not state.in_dungeon else (dungeon.at,), nodes),
        ("goal", () if dungeon.goal is None else (dungeon.goal,), nodes),
    ):
        if any(number >= count for number in numbers):
            raise PositionError(f"{where}.{field}: this tile has {count}")
        if len(set(numbers)) != len(numbers):
            raise PositionError(f"{where}.{field}: each once")


def load_hamlet(doc: dict[str, object], state: Estate) -> None:
    hamlet = state.hamlet
    where = "state.hamlet"
    state.in_hamlet = flag(doc, "on", where)
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
        hidden = sum(1 for token in dungeon.tokens if token is None)
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
