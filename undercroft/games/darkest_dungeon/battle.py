"""Battles: how they are set up, rounds and initiative, how they end (DD-16, DD-17, DD-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from . import harm
from .casualties import Fled, GivenUp, bury
from .field import area_id, area_name, area_option, free, nearest_free, place_near, put
from .habits import habit_of, in_play
from .skills import clear_use
from .state import (
    BATTLE,
    BOSS,
    FOES,
    HIDDEN,
    LAIR,
    LARGE,
    LEADER,
    MONSTER,
    NONE,
    OBJECTIVE,
    PARTY,
    ROUNDS,
    SPACE,
    STRESS_LIMIT,
    TOKENS,
    Each,
    Estate,
    Figure,
    FigureStep,
    Monster,
)
from .tracker import CLEAR, SLOTS, emptied, last_empty
from .triggers import (
    BATTLE_END,
    BATTLE_START,
    FIRST_SPAWN,
    ROUND_END,
    ROUND_END_EACH,
    ROUND_START,
    SPAWN,
    fire,
)
from .turns import BEGIN_TURN

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

QUIET_ROUNDS = 10  # DD-A.227
SIDES = ("party", "foes")


# ---------------------------------------------------------------------- setting up


def begin_battle(g: Estate, boss: int = NONE, room: int = NONE) -> None:
    """DD-16.1, DD-16.2; a Boss has a Room of its own (DD-31.9), and the Threats end (DD-31.10)."""
    g.in_battle = True
    g.boss = boss
    g.round = g.stirred = 0
    g.monsters = []
    g.set_slots(FOES, CLEAR)
    g.cards = (0, 0)
    g.used_rules = 0
    g.pews = g.blocks = g.drawn = ()
    g.doom = 0
    g.raised = False
    g.task_done = task_settled(g)
    g.active = g.target = g.plan = g.stood = NONE
    for hero in g.heroes:
        hero.spent = hero.speed = hero.power = hero.actions = hero.used = 0
    if boss != NONE:
        g.room = g.pack.bosses[boss].room
        g.agenda.append(StageBattle())
    elif room != NONE:
        g.room = room
        g.agenda.append(StageBattle())
    else:
        g.agenda.append(DrawRoom())


def task_settled(g: Estate) -> bool:
    """What the Quest wants here was taken before the party fled (DD-A.231)."""
    return g.in_dungeon and g.at >= 0 and bool(g.collected >> g.at & 1)


def token_here(g: Estate) -> int:
    """The Room token the party fights for; a Lair where there is no Dungeon."""
    if g.in_dungeon and g.at < len(g.tokens) and g.tokens[g.at] != HIDDEN:
        return g.tokens[g.at]
    return LAIR


def darkest(g: Estate) -> bool:
    """DD-0.25: the Darkest Dungeon uses only its own cards."""
    if g.quest != NONE:
        return g.pack.quests[g.quest].entry.kind == "darkest"
    return g.final


class DrawRoom(Step[Estate]):
    """DD-16.1: a Room Card; Objective Rooms are set aside for their own (DD-14.11)."""

    __slots__ = ()
    name = "draw_room"

    def run(self, g: Estate, m: Match) -> None:
        pack = g.pack
        aside: tuple[int, ...] = pack.quests[g.quest].rooms if g.quest != NONE else ()
        if aside and token_here(g) == OBJECTIVE:
            deck = list(aside)
        else:
            place = "darkest" if darkest(g) else "ruins"
            known = [
                room.index
                for room in pack.rooms
                if room.ordinary and room.location == place and room.index not in aside
            ]
            deck = [room for room in known if room not in g.room_out]
            if not deck:
                g.room_out = ()  # DD-A.73
                deck = known
        ids = [pack.rooms[room].id for room in deck]
        g.room = deck[m.chance.index(Draw("room", ids))]
        g.agenda.append(StageBattle())


class StageBattle(Step[Estate]):
    """DD-16.2, DD-16.3: tile, Loot, heroes by Stance; then the monsters."""

    __slots__ = ()
    name = "stage_battle"

    def run(self, g: Estate, m: Match) -> None:
        room = g.ground
        g.refresh()
        if m.telling:
            m.tell("room", (room.id,))
        left = sum(token.count for token in g.pack.loot) - sum(g.loot_out)
        chests: list[int] = []
        for count in room.loot:
            chests.append(min(count, left))
            left -= chests[-1]
        g.chests = tuple(chests)
        for number in g.order[PARTY]:
            g.heroes[number].area = NONE
        crowded: list[int] = []
        for number in g.order[PARTY]:
            area = g.heroes[number].area = room.hero_start[g.stance(number)]
            if free(g, area) < 0:
                crowded.append(number)
        agenda = g.agenda
        agenda.append(BattleStart())
        if g.boss != NONE:
            boss = g.pack.bosses[g.boss]
            if m.telling:
                m.tell("boss", (boss.id,))
            place_boss(g, m)
        else:
            agenda.append(PlaceMonsters())
            foes = self.listed(g)
            if foes:
                for kind in foes:
                    spawn(g, m, kind, 0, 0)
            else:
                agenda.append(SpawnMonster(0))
                self.forced(g, m)
        for number in reversed(crowded):
            agenda.append(FindPlace(number))

    @staticmethod
    def listed(g: Estate) -> tuple[int, ...]:
        """DD-A.235: a Quest may say who waits in a Room."""
        if g.quest == NONE or not g.in_dungeon:
            return ()
        return g.pack.quests[g.quest].foes.get(TOKENS[token_here(g)], ())

    @staticmethod
    def forced(g: Estate, m: Match) -> None:
        """Those whom a Threat or the Quest spawns first."""
        if g.battles == 0:
            fire(g, m, FIRST_SPAWN, None)
        if g.quest == NONE or not g.in_dungeon:
            return
        quest = g.pack.quests[g.quest]
        wanted = quest.entry.spawn
        if wanted is None or TOKENS.index(wanted.token) != token_here(g):
            return
        if quest.spawn != NONE:
            spawn(g, m, quest.spawn, wanted.life, wanted.dodge)
        elif wanted.level is not None:
            g.agenda.append(SpawnMonster(wanted.level))


def place_boss(g: Estate, m: Match) -> None:
    """DD-41: the Boss and those who start with it, each in its Stance."""
    boss = g.pack.bosses[g.boss]
    for kind, stance in boss.actors[boss.level(g.level)]:
        monster = new_monster(g, kind, 0, 0)
        g.take_slot(monster, stance)
        monster.area = g.ground.monster_start[stance]
        if m.telling:
            m.tell("spawned", (*g.tag(monster.number), monster.area))
        if free(g, monster.area) < 0:
            g.agenda.append(GiveWay(monster.number))
        habit = habit_of(g, monster)
        if habit is not None:
            habit.set_up(g, m, monster)


def new_monster(g: Estate, kind: int, life: int, dodge: int) -> Monster:
    """A figure for a card; the number of one long dead may serve again."""
    card = g.pack.monsters[kind]
    number = MONSTER + len(g.monsters)
    busy = (*g.order[FOES], *g.use_targets, g.active)
    if len(g.monsters) > 12:
        for monster in g.monsters:
            if monster.number not in busy:
                number = monster.number
                break
    monster = Monster(number, kind, card.life + life, SPACE[card.size])
    monster.dodge = dodge
    if number - MONSTER < len(g.monsters):
        g.monsters[number - MONSTER] = monster
    else:
        g.monsters.append(monster)
    return monster


def spawn(g: Estate, m: Match, kind: int, life: int, dodge: int) -> None:
    """DD-16.5–16.7, DD-16.11–16.14: a card takes its slots; a Large one may push another out."""
    pack = g.pack
    card = pack.monsters[kind]
    space = SPACE[card.size]
    while g.slots_used() + space > SLOTS:
        cards = [(n, pack.monsters[g.monsters[n - MONSTER].kind]) for n in g.order[FOES]]
        others = [number for number, other in cards if other.size != LARGE]
        if not others:
            return
        out = max(others)
        g.set_slots(FOES, emptied(g.slots[FOES], out))
        if m.telling:
            m.tell("spawn_discarded", (*g.tag(out),))
    monster = new_monster(g, kind, life, dodge)
    g.drawn += (kind,)
    slot = NONE if card.front else last_empty(g.slots[FOES], space)
    g.take_slot(monster, slot if slot != NONE else g.open_slot(space))


def monster_deck(g: Estate, level: int) -> tuple[list[int], list[int]]:
    """DD-1.5–1.7, DD-35.5, DD-36.3: the kinds that may come, and how many cards of each."""
    dark = darkest(g)
    least = 0
    if g.quest != NONE and g.in_dungeon:
        quest = g.pack.quests[g.quest].entry
        for name, lowest in quest.least_level.items():
            if TOKENS.index(name) == token_here(g):
                least = lowest
    least = max(least, level)
    most = level or (3 if dark else g.level)
    kinds: list[int] = []
    counts: list[int] = []
    out = g.gone + g.drawn
    for kind, copies in g.pack.monster_cards(dark, least, most):
        count = copies - out.count(kind) if out else copies
        if count > 0:
            kinds.append(kind)
            counts.append(count)
    return kinds, counts


class SpawnMonster(Step[Estate]):
    """DD-16.5: cards are drawn until all four slots are filled (a level: one card of that level)."""

    __slots__ = ("level",)
    name = "spawn"

    def __init__(self, level: int) -> None:
        self.level = level

    def args(self) -> tuple[int, ...]:
        return (self.level,)

    def run(self, g: Estate, m: Match) -> None:
        if g.slots_used() >= SLOTS:
            return
        kinds, counts = monster_deck(g, self.level)
        if not kinds:
            return  # DD-A.34
        names = g.pack.monster_ids
        ids = [names[kind] for kind in kinds]
        kind = kinds[m.chance.index(Draw("monster", ids, counts))]
        if not self.level:
            g.agenda.append(self)
        spawn(g, m, kind, 0, 0)


class PlaceMonsters(Step[Estate]):
    """DD-16.8, DD-16.12: each on the Area of its Stance."""

    __slots__ = ()
    name = "place_monsters"

    def run(self, g: Estate, m: Match) -> None:
        room = g.ground
        for number in g.order[FOES]:
            g.monsters[number - MONSTER].area = NONE
        for number in g.order[FOES]:
            monster = g.monsters[number - MONSTER]
            monster.area = place_near(g, monster, room.monster_start[g.stance(number)])
            if m.telling:
                m.tell("spawned", (*g.tag(number), monster.area))
        if g.law.deeds[SPAWN]:
            for number in reversed(g.order[FOES]):
                g.agenda.append(Spawned(number))


class Spawned(FigureStep):
    """What the coming of a monster does."""

    __slots__ = ()
    name = "spawned"

    def run(self, g: Estate, m: Match) -> None:
        g.begin_event()
        fire(g, m, SPAWN, g.figure(self.who))


class BattleStart(Step[Estate]):
    """What happens before the first round."""

    __slots__ = ()
    name = "battle_start"

    def run(self, g: Estate, m: Match) -> None:
        g.agenda.append(StartRound())
        for number in g.order[FOES]:
            monster = g.monsters[number - MONSTER]
            habit = habit_of(g, monster)
            if habit is not None:
                habit.begin(g, m, monster)
        fire(g, m, BATTLE_START, None)


# ---------------------------------------------------------------------- rounds


class StartRound(Step[Estate]):
    """DD-17.7, DD-31.13: one Initiative Card for each hero, and for each monster as often as it acts."""

    __slots__ = ()
    name = "start_round"

    def run(self, g: Estate, m: Match) -> None:
        g.round += 1
        for number in g.order[PARTY]:
            g.heroes[number].turns = 1
        cards = 0
        for number in g.order[FOES]:
            monster = g.monsters[number - MONSTER]
            monster.turns = g.pack.monsters[monster.kind].actions
            cards += monster.turns
        if in_play(g, "ancestor_one"):
            cards = SLOTS  # DD-41.33
        g.cards = (len(g.order[PARTY]), cards)
        if m.telling:
            m.tell("round", (g.round,))
        g.agenda.append(NEXT)
        fire(g, m, ROUND_START, None)


_DRAWS: dict[tuple[int, int], Draw] = {}


def initiative(party: int, foes: int) -> Draw:
    """The request for the next Initiative Card, made once."""
    found = _DRAWS.get((party, foes))
    if found is None:
        found = _DRAWS[(party, foes)] = Draw("initiative", SIDES, (party, foes))
    return found


class NextTurn(Step[Estate]):
    """DD-17.1, DD-17.2, DD-17.5: a card says which side; the foremost with a turn left acts."""

    __slots__ = ()
    name = "initiative"

    def run(self, g: Estate, m: Match) -> None:
        party, foes = g.cards
        if not party and not foes:
            g.agenda.append(EndRound())
            return
        side = PARTY if party else FOES
        if party and foes:
            side = m.chance.index(initiative(party, foes))
        g.cards = (party - 1, foes) if side == PARTY else (party, foes - 1)
        if m.telling:
            m.tell("initiative", (SIDES[side],))
        heroes, monsters = g.heroes, g.monsters
        figure: Figure
        for number in g.order[side]:
            figure = heroes[number] if number < MONSTER else monsters[number - MONSTER]
            if figure.turns > 0:
                figure.turns -= 1
                break
        else:
            number = in_play(g, "ancestor_one") if side == FOES else 0
            if number < MONSTER:
                g.agenda.append(self)  # DD-17.4, DD-A.35: a surplus card
                return
        g.agenda.append(self)
        g.agenda.append(BEGIN_TURN[number])


NEXT = NextTurn()


class EndRound(Step[Estate]):
    """DD-17.6, DD-24.1: the deck is empty."""

    __slots__ = ()
    name = "end_round"

    def run(self, g: Estate, m: Match) -> None:
        g.agenda.append(RoundOver())
        g.begin_event()
        deeds = g.law.deeds
        if deeds[ROUND_END] or deeds[ROUND_END_EACH] or self.anybody(g):
            for side in reversed(g.order):
                for number in reversed(side):
                    g.agenda.append(EACH_ROUND_END[number])
            fire(g, m, ROUND_END, None)

    @staticmethod
    def anybody(g: Estate) -> bool:
        """Whether a hero bears something that the end of a round wakes."""
        return any(hero.bearing.deeds[ROUND_END_EACH] for hero in g.heroes)


class EachRoundEnd(FigureStep):
    """What the end of a round does to one figure."""

    __slots__ = ()
    name = "each_round_end"

    def run(self, g: Estate, m: Match) -> None:
        figure = g.figure(self.who)
        if figure.area >= 0:
            fire(g, m, ROUND_END_EACH, figure)
            bury(g, m)


EACH_ROUND_END = Each(EachRoundEnd)


class RoundOver(Step[Estate]):
    """DD-24.3: after the fourth the heroes flee; a Boss fight does not count rounds (DD-31.11).

    But one in which nothing happens any more is lost (DD-A.227).
    """

    __slots__ = ()
    name = "round_over"

    def run(self, g: Estate, m: Match) -> None:
        quiet = g.round - g.stirred
        if g.boss_fight and quiet >= QUIET_ROUNDS:
            g.agenda[:] = (GivenUp(),)
        elif g.round >= ROUNDS and not g.boss_fight:
            g.agenda[:] = (Fled(),)
        else:
            if quiet > 1 and g.boss_fight and m.telling:
                m.tell("lull", (quiet, QUIET_ROUNDS))
            g.agenda.append(StartRound())


# ---------------------------------------------------------------------- newcomers


def raise_dead(g: Estate, m: Match, monster: Monster) -> None:
    """A Threat: the first dead of a Battle that is not Large stands up in its Area, if there is space."""
    card = g.monster_card(monster)
    if g.raised or card.size == LARGE:
        return
    g.raised = True
    slot = g.open_slot(1)
    if slot == NONE or free(g, monster.area) < 1:
        return
    risen = new_monster(g, monster.kind, 0, monster.dodge)
    risen.life = monster.life
    join(g, m, risen, slot, monster.area)


def join(g: Estate, m: Match, monster: Monster, slot: int, area: int) -> None:
    """DD-31.21: its card on the tracker, and an Initiative Card for it at once."""
    g.take_slot(monster, slot)
    monster.area = area
    monster.turns = g.monster_card(monster).actions
    if not in_play(g, "ancestor_one"):  # DD-41.33: there are always four cards, and one is for it
        g.cards = (g.cards[0], g.cards[1] + monster.turns)
    if m.telling:
        m.tell("spawned", (*g.tag(monster.number), area))


def summon(
    g: Estate, m: Match, kind: int, area: int, yields: bool = True, stance: int = NONE
) -> bool:
    """DD-31.18–31.21: a monster joins; with a full tracker or no figure left nothing happens (DD-A.100).

    The first empty slot, unless the Boss names a Stance that is empty. Without space in the Area somebody
    yields, or (`yields` off) the newcomer itself looks for another.
    """
    card = g.pack.monsters[kind]
    here = sum(1 for n in g.order[FOES] if g.monsters[n - MONSTER].kind == kind)
    if here >= card.entry.copies:
        return False
    space = SPACE[card.size]
    named = g.slots[FOES][stance : stance + space] if stance != NONE else ()
    slot = stance if named == CLEAR[:space] else g.open_slot(space)
    if slot == NONE:
        return False
    monster = new_monster(g, kind, 0, 0)
    goal = area if area != NONE else g.ground.monster_start[slot]
    join(g, m, monster, slot, goal)
    if free(g, goal) < 0:
        step = GiveWay if yields else FindPlace
        g.agenda.append(step(monster.number))
    fire(g, m, SPAWN, monster)
    return True


class DrawSummon(Step[Estate]):
    """A random monster of the deck in use joins."""

    __slots__ = ()
    name = "draw_summon"

    def run(self, g: Estate, m: Match) -> None:
        if g.slots_used() >= SLOTS:
            return
        kinds, counts = monster_deck(g, 0)
        left = SLOTS - g.slots_used()
        fits = [i for i, kind in enumerate(kinds) if SPACE[g.pack.monsters[kind].size] <= left]
        if not fits:
            return
        ids = [g.pack.monsters[kinds[i]].id for i in fits]
        kind = kinds[fits[m.chance.index(Draw("monster", ids, [counts[i] for i in fits]))]]
        g.drawn += (kind,)
        summon(g, m, kind, NONE)


class FindPlace(FigureStep):
    """DD-A.33: there is no space where it should stand; the players choose the nearest Area with some."""

    __slots__ = ()
    name = "find_place"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        figure = g.figure(self.who)
        return nearest_free(g, figure.area, figure.space)

    def run(self, g: Estate, m: Match) -> None:
        area = g.figure(self.who).area
        if area < 0 or free(g, area) >= 0:
            return
        options = self.options(g, LEADER)
        if len(options) > 1:
            g.ask(self, LEADER, options)
        elif options:
            self.answer(g, m, LEADER, options[0])

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        # Placed, not moved: what an Area does to those who enter it does not happen.
        g.figure(self.who).area = option
        if m.telling:
            m.tell("moved", (*g.tag(self.who), option))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-find-place", {"who": Ref("figure", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return area_id(raw)

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        return area_option(g, raw)


class GiveWay(FigureStep):
    """DD-31.19, DD-31.20: there is no space for a newcomer; a hero yields, else a monster.

    The newcomer's own Area, unless another is named: that of a Nothingness.
    """

    __slots__ = ("place",)
    name = "give_way"

    def __init__(self, who: int, place: int = NONE) -> None:
        self.who = who
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.who, self.place)

    def fits(self, g: Estate) -> bool:
        areas = len(g.ground.areas) if g.room != NONE else 0
        return super().fits(g) and NONE <= self.place < areas

    def area(self, g: Estate) -> int:
        return g.figure(self.who).area if self.place == NONE else self.place

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        area = self.area(g)
        here = [number for number in g.standing(area) if number != self.who]
        heroes = [number for number in here if number < MONSTER]
        return tuple(
            number << 6 | there
            for number in heroes or here
            for there in nearest_free(g, area, g.figure(number).space)
        )

    def run(self, g: Estate, m: Match) -> None:
        figure = g.figure(self.who)
        if figure.area < 0 or free(g, self.area(g)) >= 0:
            return
        options = self.options(g, LEADER)
        if len(options) > 1:
            g.ask(self, LEADER, options)
        elif options:
            self.answer(g, m, LEADER, options[0])
        else:
            for area in nearest_free(g, figure.area, figure.space)[:1]:
                put(g, m, figure, area)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        g.agenda.append(self)
        harm.fresh(g.figure(option >> 6))
        put(g, m, g.figure(option >> 6), option & 63)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-settle", {"who": Ref("figure", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"figure-{raw >> 6}-area-{raw & 63}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        number, area = raw >> 6, raw & 63
        text = Message(
            "dd-option-move-aside", {"who": Ref("figure", number), "area": area_name(g, area)}
        )
        targets = (("figure", number), ("area", area))
        return Option(self.option_id(g.pack, raw), text, targets)


# ---------------------------------------------------------------------- the end


def clear_battle(g: Estate, m: Match) -> None:
    """DD-24.9–24.11: monster cards and chests go back, the Room Card stays out."""
    fire(g, m, BATTLE_END, None)
    room = g.ground
    aside = g.pack.quests[g.quest].rooms if g.quest != NONE else ()
    used = room.ordinary and room.index not in (*aside, *g.room_out)
    if used and g.mode not in (BATTLE, BOSS):
        g.room_out += (room.index,)
    g.battles += 1
    g.in_battle = False
    g.boss = NONE
    g.monsters = []
    g.set_slots(FOES, CLEAR)
    g.cards = (0, 0)
    g.chests = g.pews = g.blocks = g.drawn = ()
    g.round = g.stirred = g.doom = g.used_rules = 0
    g.active = g.target = g.plan = g.stood = NONE
    g.room = NONE
    clear_use(g)
    for hero in g.heroes:
        hero.area = NONE
        hero.turns = hero.actions = hero.spent = hero.speed = hero.power = hero.used = 0
    g.refresh()
    for number in reversed(g.order[PARTY]):
        if g.heroes[number].stress >= STRESS_LIMIT:
            g.agenda.append(harm.AtTen(number))
