"""Battles: how they are set up, rounds and initiative, how they end (DD-16, DD-17, DD-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..effects import harm
from ..effects.casualties import Fled, GivenUp, bury
from ..effects.triggers import fire
from ..pack.moments import (
    BATTLE_END,
    BATTLE_START,
    FIRST_SPAWN,
    ROUND_END,
    ROUND_END_EACH,
    ROUND_START,
    SPAWN,
)
from ..state.estate import Each, Estate, FigureStep
from ..state.figures import Figure, Monster
from ..state.tracker import CLEAR, SLOTS, emptied, last_empty
from ..terms import (
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
)
from .boss_rules import habit_of, in_play
from .field import area_id, area_name, area_option, free, nearest_free, place_near, put
from .skills import clear_use
from .turns import BEGIN_TURN

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards

QUIET_ROUNDS = 10  # DD-A.227
SIDES = ("party", "foes")


# ---------------------------------------------------------------------- setting up


def begin_battle(state: Estate, boss: int = NONE, room: int = NONE) -> None:
    """DD-16.1, DD-16.2; a Boss has a Room of its own (DD-31.9), and the Threats end (DD-31.10)."""
    battle = state.battle
    state.in_battle = True
    battle.boss = boss
    battle.round = battle.stirred = 0
    state.monsters = []
    state.set_slots(FOES, CLEAR)
    battle.cards = (0, 0)
    battle.used_rules = 0
    battle.pews = battle.blocks = battle.drawn = ()
    battle.doom = 0
    battle.raised = False
    battle.task_done = task_settled(state)
    battle.active = battle.target = battle.plan = battle.stood = NONE
    for hero in state.heroes:
        hero.spent = hero.speed = hero.power = hero.actions = hero.used = 0
    if boss != NONE:
        battle.room = state.pack.bosses[boss].room
        state.agenda.append(StageBattle())
    elif room != NONE:
        battle.room = room
        state.agenda.append(StageBattle())
    else:
        state.agenda.append(DrawRoom())


def task_settled(state: Estate) -> bool:
    """What the Quest wants here was taken before the party fled (DD-A.231)."""
    return (
        state.in_dungeon
        and state.dungeon.at >= 0
        and bool(state.dungeon.collected >> state.dungeon.at & 1)
    )


def token_here(state: Estate) -> int:
    """The Room token the party fights for; a Lair where there is no Dungeon."""
    dungeon = state.dungeon
    if (
        state.in_dungeon
        and dungeon.at < len(dungeon.tokens)
        and dungeon.tokens[dungeon.at] != HIDDEN
    ):
        return dungeon.tokens[dungeon.at]
    return LAIR


def darkest(state: Estate) -> bool:
    """DD-0.25: the Darkest Dungeon uses only its own cards."""
    if state.dungeon.quest != NONE:
        return state.pack.quests[state.dungeon.quest].entry.kind == "darkest"
    return state.campaign.final


class DrawRoom(Step[Estate]):
    """DD-16.1: a Room Card; Objective Rooms are set aside for their own (DD-14.11)."""

    __slots__ = ()
    name = "draw_room"

    def run(self, state: Estate, match: Match) -> None:
        pack = state.pack
        aside: tuple[int, ...] = (
            pack.quests[state.dungeon.quest].rooms if state.dungeon.quest != NONE else ()
        )
        if aside and token_here(state) == OBJECTIVE:
            deck = list(aside)
        else:
            place = "darkest" if darkest(state) else "ruins"
            known = [
                room.index
                for room in pack.rooms
                if room.ordinary and room.location == place and room.index not in aside
            ]
            deck = [room for room in known if room not in state.decks.room_out]
            if not deck:
                state.decks.room_out = ()  # DD-A.73
                deck = known
        ids = [pack.rooms[room].id for room in deck]
        state.battle.room = deck[match.chance.index(Draw("room", ids))]
        state.agenda.append(StageBattle())


class StageBattle(Step[Estate]):
    """DD-16.2, DD-16.3: tile, Loot, heroes by Stance; then the monsters."""

    __slots__ = ()
    name = "stage_battle"

    def run(self, state: Estate, match: Match) -> None:
        battle = state.battle
        room = state.ground
        state.refresh()
        if match.telling:
            match.tell("room", (room.id,))
        left = sum(token.count for token in state.pack.loot) - sum(battle.loot_out)
        chests: list[int] = []
        for count in room.loot:
            chests.append(min(count, left))
            left -= chests[-1]
        battle.chests = tuple(chests)
        for number in state.order[PARTY]:
            state.heroes[number].area = NONE
        crowded: list[int] = []
        for number in state.order[PARTY]:
            area = state.heroes[number].area = room.hero_start[state.stance(number)]
            if free(state, area) < 0:
                crowded.append(number)
        agenda = state.agenda
        agenda.append(BattleStart())
        if battle.boss != NONE:
            boss = state.pack.bosses[battle.boss]
            if match.telling:
                match.tell("boss", (boss.id,))
            place_boss(state, match)
        else:
            agenda.append(PlaceMonsters())
            foes = self.listed(state)
            if foes:
                for kind in foes:
                    spawn(state, match, kind, 0, 0)
            else:
                agenda.append(SpawnMonster(0))
                self.forced(state, match)
        for number in reversed(crowded):
            agenda.append(FindPlace(number))

    @staticmethod
    def listed(state: Estate) -> tuple[int, ...]:
        """DD-A.235: a Quest may say who waits in a Room."""
        if state.dungeon.quest == NONE or not state.in_dungeon:
            return ()
        return state.pack.quests[state.dungeon.quest].foes.get(TOKENS[token_here(state)], ())

    @staticmethod
    def forced(state: Estate, match: Match) -> None:
        """Those whom a Threat or the Quest spawns first."""
        if state.dungeon.battles == 0:
            fire(state, match, FIRST_SPAWN, None)
        if state.dungeon.quest == NONE or not state.in_dungeon:
            return
        quest = state.pack.quests[state.dungeon.quest]
        wanted = quest.entry.spawn
        if wanted is None or TOKENS.index(wanted.token) != token_here(state):
            return
        if quest.spawn != NONE:
            spawn(state, match, quest.spawn, wanted.life, wanted.dodge)
        elif wanted.level is not None:
            state.agenda.append(SpawnMonster(wanted.level))


def place_boss(state: Estate, match: Match) -> None:
    """DD-41: the Boss and those who start with it, each in its Stance."""
    boss = state.pack.bosses[state.battle.boss]
    for kind, stance in boss.actors[boss.level(state.level)]:
        monster = new_monster(state, kind, 0, 0)
        state.take_slot(monster, stance)
        monster.area = state.ground.monster_start[stance]
        if match.telling:
            match.tell("spawned", (*state.tag(monster.number), monster.area))
        if free(state, monster.area) < 0:
            state.agenda.append(GiveWay(monster.number))
        habit = habit_of(state, monster)
        if habit is not None:
            habit.set_up(state, match, monster)


def new_monster(state: Estate, kind: int, life: int, dodge: int) -> Monster:
    """A figure for a card; the number of one long dead may serve again."""
    card = state.pack.monsters[kind]
    number = MONSTER + len(state.monsters)
    busy = (*state.order[FOES], *state.use.targets, state.battle.active)
    if len(state.monsters) > 12:
        for monster in state.monsters:
            if monster.number not in busy:
                number = monster.number
                break
    monster = Monster(number=number, kind=kind, life=card.life + life, space=SPACE[card.size])
    monster.dodge = dodge
    if number - MONSTER < len(state.monsters):
        state.monsters[number - MONSTER] = monster
    else:
        state.monsters.append(monster)
    return monster


def spawn(state: Estate, match: Match, kind: int, life: int, dodge: int) -> None:
    """DD-16.5–16.7, DD-16.11–16.14: a card takes its slots; a Large one may push another out."""
    pack = state.pack
    card = pack.monsters[kind]
    space = SPACE[card.size]
    while state.slots_used() + space > SLOTS:
        cards = [(n, pack.monsters[state.monsters[n - MONSTER].kind]) for n in state.order[FOES]]
        others = [number for number, other in cards if other.size != LARGE]
        if not others:
            return
        out = max(others)
        state.set_slots(FOES, emptied(state.slots[FOES], out))
        if match.telling:
            match.tell("spawn_discarded", (*state.tag(out),))
    monster = new_monster(state, kind, life, dodge)
    state.battle.drawn += (kind,)
    slot = NONE if card.front else last_empty(state.slots[FOES], space)
    state.take_slot(monster, slot if slot != NONE else state.open_slot(space))


def monster_deck(state: Estate, level: int) -> tuple[list[int], list[int]]:
    """DD-1.5–1.7, DD-35.5, DD-36.3: the kinds that may come, and how many cards of each."""
    dark = darkest(state)
    least = 0
    if state.dungeon.quest != NONE and state.in_dungeon:
        quest = state.pack.quests[state.dungeon.quest].entry
        for name, lowest in quest.least_level.items():
            if TOKENS.index(name) == token_here(state):
                least = lowest
    least = max(least, level)
    most = level or (3 if dark else state.level)
    kinds: list[int] = []
    counts: list[int] = []
    out = state.decks.gone + state.battle.drawn
    for kind, copies in state.pack.monster_cards(dark, least, most):
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

    def run(self, state: Estate, match: Match) -> None:
        if state.slots_used() >= SLOTS:
            return
        kinds, counts = monster_deck(state, self.level)
        if not kinds:
            return  # DD-A.34
        names = state.pack.monster_ids
        ids = [names[kind] for kind in kinds]
        kind = kinds[match.chance.index(Draw("monster", ids, counts))]
        if not self.level:
            state.agenda.append(self)
        spawn(state, match, kind, 0, 0)


class PlaceMonsters(Step[Estate]):
    """DD-16.8, DD-16.12: each on the Area of its Stance."""

    __slots__ = ()
    name = "place_monsters"

    def run(self, state: Estate, match: Match) -> None:
        room = state.ground
        for number in state.order[FOES]:
            state.monsters[number - MONSTER].area = NONE
        for number in state.order[FOES]:
            monster = state.monsters[number - MONSTER]
            monster.area = place_near(state, monster, room.monster_start[state.stance(number)])
            if match.telling:
                match.tell("spawned", (*state.tag(number), monster.area))
        if state.law.deeds[SPAWN]:
            for number in reversed(state.order[FOES]):
                state.agenda.append(Spawned(number))


class Spawned(FigureStep):
    """What the coming of a monster does."""

    __slots__ = ()
    name = "spawned"

    def run(self, state: Estate, match: Match) -> None:
        state.begin_event()
        fire(state, match, SPAWN, state.figure(self.who))


class BattleStart(Step[Estate]):
    """What happens before the first round."""

    __slots__ = ()
    name = "battle_start"

    def run(self, state: Estate, match: Match) -> None:
        state.agenda.append(StartRound())
        for number in state.order[FOES]:
            monster = state.monsters[number - MONSTER]
            habit = habit_of(state, monster)
            if habit is not None:
                habit.begin(state, match, monster)
        fire(state, match, BATTLE_START, None)


# ---------------------------------------------------------------------- rounds


class StartRound(Step[Estate]):
    """DD-17.7, DD-31.13: one Initiative Card for each hero, and for each monster as often as it acts."""

    __slots__ = ()
    name = "start_round"

    def run(self, state: Estate, match: Match) -> None:
        state.battle.round += 1
        for number in state.order[PARTY]:
            state.heroes[number].turns = 1
        cards = 0
        for number in state.order[FOES]:
            monster = state.monsters[number - MONSTER]
            monster.turns = state.pack.monsters[monster.kind].actions
            cards += monster.turns
        if in_play(state, "ancestor_one"):
            cards = SLOTS  # DD-41.33
        state.battle.cards = (len(state.order[PARTY]), cards)
        if match.telling:
            match.tell("round", (state.battle.round,))
        state.agenda.append(NEXT)
        fire(state, match, ROUND_START, None)


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

    def run(self, state: Estate, match: Match) -> None:
        party, foes = state.battle.cards
        if not party and not foes:
            state.agenda.append(EndRound())
            return
        side = PARTY if party else FOES
        if party and foes:
            side = match.chance.index(initiative(party, foes))
        state.battle.cards = (party - 1, foes) if side == PARTY else (party, foes - 1)
        if match.telling:
            match.tell("initiative", (SIDES[side],))
        heroes, monsters = state.heroes, state.monsters
        figure: Figure
        for number in state.order[side]:
            figure = heroes[number] if number < MONSTER else monsters[number - MONSTER]
            if figure.turns > 0:
                figure.turns -= 1
                break
        else:
            number = in_play(state, "ancestor_one") if side == FOES else 0
            if number < MONSTER:
                state.agenda.append(self)  # DD-17.4, DD-A.35: a surplus card
                return
        state.agenda.append(self)
        state.agenda.append(BEGIN_TURN[number])


NEXT = NextTurn()


class EndRound(Step[Estate]):
    """DD-17.6, DD-24.1: the deck is empty."""

    __slots__ = ()
    name = "end_round"

    def run(self, state: Estate, match: Match) -> None:
        state.agenda.append(RoundOver())
        state.begin_event()
        deeds = state.law.deeds
        if deeds[ROUND_END] or deeds[ROUND_END_EACH] or self.anybody(state):
            for side in reversed(state.order):
                for number in reversed(side):
                    state.agenda.append(EACH_ROUND_END[number])
            fire(state, match, ROUND_END, None)

    @staticmethod
    def anybody(state: Estate) -> bool:
        """Whether a hero bears something that the end of a round wakes."""
        return any(hero.bearing.deeds[ROUND_END_EACH] for hero in state.heroes)


class EachRoundEnd(FigureStep):
    """What the end of a round does to one figure."""

    __slots__ = ()
    name = "each_round_end"

    def run(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        if figure.area >= 0:
            fire(state, match, ROUND_END_EACH, figure)
            bury(state, match)


EACH_ROUND_END = Each(EachRoundEnd)


class RoundOver(Step[Estate]):
    """DD-24.3: after the fourth the heroes flee; a Boss fight does not count rounds (DD-31.11).

    But one in which nothing happens any more is lost (DD-A.227).
    """

    __slots__ = ()
    name = "round_over"

    def run(self, state: Estate, match: Match) -> None:
        quiet = state.battle.round - state.battle.stirred
        if state.boss_fight and quiet >= QUIET_ROUNDS:
            state.agenda[:] = (GivenUp(),)
        elif state.battle.round >= ROUNDS and not state.boss_fight:
            state.agenda[:] = (Fled(),)
        else:
            if quiet > 1 and state.boss_fight and match.telling:
                match.tell("lull", (quiet, QUIET_ROUNDS))
            state.agenda.append(StartRound())


# ---------------------------------------------------------------------- newcomers


def raise_dead(state: Estate, match: Match, monster: Monster) -> None:
    """A Threat: the first dead of a Battle that is not Large stands up in its Area, if there is space."""
    card = state.monster_card(monster)
    if state.battle.raised or card.size == LARGE:
        return
    state.battle.raised = True
    slot = state.open_slot(1)
    if slot == NONE or free(state, monster.area) < 1:
        return
    risen = new_monster(state, monster.kind, 0, monster.dodge)
    risen.life = monster.life
    join(state, match, risen, slot, monster.area)


def join(state: Estate, match: Match, monster: Monster, slot: int, area: int) -> None:
    """DD-31.21: its card on the tracker, and an Initiative Card for it at once."""
    state.take_slot(monster, slot)
    monster.area = area
    monster.turns = state.monster_card(monster).actions
    if not in_play(
        state, "ancestor_one"
    ):  # DD-41.33: there are always four cards, and one is for it
        state.battle.cards = (state.battle.cards[0], state.battle.cards[1] + monster.turns)
    if match.telling:
        match.tell("spawned", (*state.tag(monster.number), area))


def summon(
    state: Estate, match: Match, kind: int, area: int, yields: bool = True, stance: int = NONE
) -> bool:
    """DD-31.18–31.21: a monster joins; with a full tracker or no figure left nothing happens (DD-A.100).

    The first empty slot, unless the Boss names a Stance that is empty. Without space in the Area somebody
    yields, or (`yields` off) the newcomer itself looks for another.
    """
    card = state.pack.monsters[kind]
    here = sum(1 for n in state.order[FOES] if state.monsters[n - MONSTER].kind == kind)
    if here >= card.entry.copies:
        return False
    space = SPACE[card.size]
    named = state.slots[FOES][stance : stance + space] if stance != NONE else ()
    slot = stance if named == CLEAR[:space] else state.open_slot(space)
    if slot == NONE:
        return False
    monster = new_monster(state, kind, 0, 0)
    goal = area if area != NONE else state.ground.monster_start[slot]
    join(state, match, monster, slot, goal)
    if free(state, goal) < 0:
        step = GiveWay if yields else FindPlace
        state.agenda.append(step(monster.number))
    fire(state, match, SPAWN, monster)
    return True


class DrawSummon(Step[Estate]):
    """A random monster of the deck in use joins."""

    __slots__ = ()
    name = "draw_summon"

    def run(self, state: Estate, match: Match) -> None:
        if state.slots_used() >= SLOTS:
            return
        kinds, counts = monster_deck(state, 0)
        left = SLOTS - state.slots_used()
        fits = [i for i, kind in enumerate(kinds) if SPACE[state.pack.monsters[kind].size] <= left]
        if not fits:
            return
        ids = [state.pack.monsters[kinds[i]].id for i in fits]
        kind = kinds[fits[match.chance.index(Draw("monster", ids, [counts[i] for i in fits]))]]
        state.battle.drawn += (kind,)
        summon(state, match, kind, NONE)


class FindPlace(FigureStep):
    """DD-A.33: there is no space where it should stand; the players choose the nearest Area with some."""

    __slots__ = ()
    name = "find_place"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        figure = state.figure(self.who)
        return nearest_free(state, figure.area, figure.space)

    def run(self, state: Estate, match: Match) -> None:
        area = state.figure(self.who).area
        if area < 0 or free(state, area) >= 0:
            return
        options = self.options(state, LEADER)
        if len(options) > 1:
            state.ask(self, LEADER, options)
        elif options:
            self.answer(state, match, LEADER, options[0])

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        # Placed, not moved: what an Area does to those who enter it does not happen.
        state.figure(self.who).area = option
        if match.telling:
            match.tell("moved", (*state.tag(self.who), option))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-find-place", {"who": Ref("figure", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return area_id(raw)

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return area_option(state, raw)


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

    def fits(self, state: Estate) -> bool:
        areas = len(state.ground.areas) if state.battle.room != NONE else 0
        return super().fits(state) and NONE <= self.place < areas

    def area(self, state: Estate) -> int:
        return state.figure(self.who).area if self.place == NONE else self.place

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        area = self.area(state)
        here = [number for number in state.standing(area) if number != self.who]
        heroes = [number for number in here if number < MONSTER]
        return tuple(
            number << 6 | there
            for number in heroes or here
            for there in nearest_free(state, area, state.figure(number).space)
        )

    def run(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        if figure.area < 0 or free(state, self.area(state)) >= 0:
            return
        options = self.options(state, LEADER)
        if len(options) > 1:
            state.ask(self, LEADER, options)
        elif options:
            self.answer(state, match, LEADER, options[0])
        else:
            for area in nearest_free(state, figure.area, figure.space)[:1]:
                put(state, match, figure, area)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.agenda.append(self)
        harm.fresh(state.figure(option >> 6))
        put(state, match, state.figure(option >> 6), option & 63)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-settle", {"who": Ref("figure", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"figure-{raw >> 6}-area-{raw & 63}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        number, area = raw >> 6, raw & 63
        text = Message(
            "dd-option-move-aside", {"who": Ref("figure", number), "area": area_name(state, area)}
        )
        targets = (("figure", number), ("area", area))
        return Option(self.option_id(state.pack, raw), text, targets)


# ---------------------------------------------------------------------- the end


def clear_battle(state: Estate, match: Match) -> None:
    """DD-24.9–24.11: monster cards and chests go back, the Room Card stays out."""
    battle = state.battle
    fire(state, match, BATTLE_END, None)
    room = state.ground
    aside = state.pack.quests[state.dungeon.quest].rooms if state.dungeon.quest != NONE else ()
    used = room.ordinary and room.index not in (*aside, *state.decks.room_out)
    if used and state.mode not in (BATTLE, BOSS):
        state.decks.room_out += (room.index,)
    state.dungeon.battles += 1
    state.in_battle = False
    battle.boss = NONE
    state.monsters = []
    state.set_slots(FOES, CLEAR)
    battle.cards = (0, 0)
    battle.chests = battle.pews = battle.blocks = battle.drawn = ()
    battle.round = battle.stirred = battle.doom = battle.used_rules = 0
    battle.active = battle.target = battle.plan = battle.stood = NONE
    battle.room = NONE
    clear_use(state)
    for hero in state.heroes:
        hero.area = NONE
        hero.turns = hero.actions = hero.spent = hero.speed = hero.power = hero.used = 0
    state.refresh()
    for number in reversed(state.order[PARTY]):
        if state.heroes[number].stress >= STRESS_LIMIT:
            state.agenda.append(harm.AtTen(number))
