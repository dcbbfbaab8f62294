"""How a Battle is set up and cleared away (DD-16, DD-24.9–24.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.record import Range

from .. import facts
from ..effects.stress import AtTen
from ..effects.triggers import fire
from ..pack.moments import BATTLE_END, FIRST_SPAWN, SPAWN
from ..pack.monsters import Boss, MonsterCard
from ..pack.places import Room
from ..state.estate import Estate, FigureStep
from ..state.tracker import CLEAR, SLOTS, emptied, last_empty
from ..terms import (
    BATTLE,
    BOSS,
    FOES,
    LARGE,
    LEVELS,
    MONSTER,
    OBJECTIVE,
    PARTY,
    SPACE,
    STRESS_LIMIT,
    TOKENS,
)
from .boss_rules import habit_of
from .field import free, place_near
from .newcomers import FindPlace, GiveWay, darkest, monster_deck, new_monster, token_here
from .resolving import clear_use
from .rounds import BattleStart

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def begin_battle(state: Estate, boss: Boss | None = None, room: Room | None = None) -> None:
    """DD-16.1, DD-16.2; a Boss has a Room of its own (DD-31.9), and the Threats end (DD-31.10)."""
    battle = state.battle
    state.in_battle = True
    battle.boss = boss
    battle.round = battle.stirred = 0
    state.monsters = []
    state.set_slots(FOES, CLEAR)
    battle.sweep()
    battle.used_rules = ()
    battle.raised = False
    battle.task_done = task_settled(state)
    for hero in state.heroes:
        hero.forget_turn()
    if boss is not None:
        battle.room = boss.room
        state.agenda.append(StageBattle())
    elif room is not None:
        battle.room = room
        state.agenda.append(StageBattle())
    else:
        # Where people draw the Room Card themselves the match waits here: what holds must be up to date.
        state.refresh()
        state.agenda.append(DrawRoom())


def task_settled(state: Estate) -> bool:
    """What the Quest wants here was taken before the party fled (DD-A.231)."""
    return state.in_dungeon and state.dungeon.at in state.dungeon.collected


def rooms_aside(state: Estate) -> tuple[Room, ...]:
    """DD-14.11: the Objective Rooms of the Quest."""
    quest = state.dungeon.quest
    return () if quest is None else quest.rooms


class DrawRoom(Step[Estate]):
    """DD-16.1: a Room Card; Objective Rooms are set aside for their own (DD-14.11)."""

    name = "draw_room"

    def run(self, state: Estate, match: Match) -> None:
        pack = state.pack
        aside = rooms_aside(state)
        if aside and token_here(state) == OBJECTIVE:
            deck = list(aside)
        else:
            place = "darkest" if darkest(state) else "ruins"
            known = [
                room
                for room in pack.rooms
                if room.ordinary and room.location == place and room not in aside
            ]
            deck = [room for room in known if room not in state.decks.room_out]
            if not deck:
                state.own_decks().room_out = ()  # DD-A.73
                deck = known
        ids = [room.id for room in deck]
        state.battle.room = deck[match.chance.index(Draw("room", ids))]
        state.agenda.append(StageBattle())


class StageBattle(Step[Estate]):
    """DD-16.2, DD-16.3: tile, Loot, heroes by Stance; then the monsters."""

    name = "stage_battle"

    def run(self, state: Estate, match: Match) -> None:
        battle = state.battle
        room = state.ground
        state.refresh()
        if match.telling:
            match.tell(facts.Room(room.id))
        left = sum(token.count for token in state.pack.loot) - sum(battle.loot_out)
        chests: list[int] = []
        for count in room.loot:
            chests.append(min(count, left))
            left -= chests[-1]
        battle.chests = tuple(chests)
        for number in state.order[PARTY]:
            state.heroes[number].area = None
        crowded: list[int] = []
        for number in state.order[PARTY]:
            area = state.heroes[number].area = room.hero_start[state.stance(number)]
            if free(state, area) < 0:
                crowded.append(number)
        agenda = state.agenda
        agenda.append(BattleStart())
        if battle.boss is not None:
            if match.telling:
                match.tell(facts.Boss(battle.boss.id))
            place_boss(state, match, battle.boss)
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
    def listed(state: Estate) -> tuple[MonsterCard, ...]:
        """DD-A.235: a Quest may say who waits in a Room."""
        quest = state.dungeon.quest
        if quest is None or not state.in_dungeon:
            return ()
        return quest.foes.get(TOKENS[token_here(state)], ())

    @staticmethod
    def forced(state: Estate, match: Match) -> None:
        """Those whom a Threat or the Quest spawns first."""
        if state.dungeon.battles == 0:
            fire(state, match, FIRST_SPAWN, None)
        quest = state.dungeon.quest
        if quest is None or not state.in_dungeon:
            return
        wanted = quest.entry.spawn
        if wanted is None or TOKENS.index(wanted.token) != token_here(state):
            return
        if quest.spawn is not None:
            spawn(state, match, quest.spawn, wanted.life, wanted.dodge)
        elif wanted.level is not None:
            state.agenda.append(SpawnMonster(wanted.level))


def place_boss(state: Estate, match: Match, boss: Boss) -> None:
    """DD-41: the Boss and those who start with it, each in its Stance."""
    for kind, stance in boss.actors[boss.level(state.level)]:
        monster = new_monster(state, kind, 0, 0)
        state.take_slot(monster, stance)
        monster.area = state.ground.monster_start[stance]
        if match.telling:
            match.tell(facts.Spawned(state.tag(monster.number), monster.area))
        if free(state, monster.area) < 0:
            state.agenda.append(GiveWay(monster.number))
        habit = habit_of(monster)
        if habit is not None:
            habit.set_up(state, match, monster)


def spawn(state: Estate, match: Match, card: MonsterCard, life: int, dodge: int) -> None:
    """DD-16.5–16.7, DD-16.11–16.14: a card takes its slots; a Large one may push another out."""
    space = SPACE[card.size]
    while state.slots_used() + space > SLOTS:
        others = [n for n in state.order[FOES] if state.monsters[n - MONSTER].kind.size != LARGE]
        if not others:
            return
        out = max(others)
        state.set_slots(FOES, emptied(state.slots[FOES], out))
        state.battle.displaced += (state.monsters[out - MONSTER].kind,)
        if match.telling:
            match.tell(facts.SpawnDiscarded(state.tag(out)))
    monster = new_monster(state, card, life, dodge)
    state.battle.drawn += (card,)
    slot = None if card.front else last_empty(state.slots[FOES], space)
    state.take_slot(monster, slot if slot is not None else state.open_slot(space))


class SpawnMonster(Step[Estate]):
    """DD-16.5: cards are drawn until all four slots are filled (a level: one card of that level)."""

    name = "spawn"
    level: Annotated[int, Range(0, LEVELS)]
    """0: of any that may come."""

    def run(self, state: Estate, match: Match) -> None:
        if state.slots_used() >= SLOTS:
            return
        kinds, counts = monster_deck(state, self.level)
        if not kinds:
            return  # DD-A.34
        ids = [kind.id for kind in kinds]
        kind = kinds[match.chance.index(Draw("monster", ids, counts))]
        if not self.level:
            state.agenda.append(self)
        spawn(state, match, kind, 0, 0)


class PlaceMonsters(Step[Estate]):
    """DD-16.8, DD-16.12: each on the Area of its Stance."""

    name = "place_monsters"

    def run(self, state: Estate, match: Match) -> None:
        room = state.ground
        for number in state.order[FOES]:
            state.monsters[number - MONSTER].area = None
        for number in state.order[FOES]:
            monster = state.monsters[number - MONSTER]
            monster.area = place_near(state, monster, room.monster_start[state.stance(number)])
            if match.telling:
                match.tell(facts.Spawned(state.tag(number), monster.area))
        if state.passive.deeds[SPAWN]:
            for number in reversed(state.order[FOES]):
                state.agenda.append(Spawned(number))


class Spawned(FigureStep):
    """What the coming of a monster does."""

    name = "spawned"

    def run(self, state: Estate, match: Match) -> None:
        state.begin_event()
        fire(state, match, SPAWN, state.figure(self.who))


def clear_battle(state: Estate, match: Match) -> None:
    """DD-24.9–24.11: monster cards and chests go back, the Room Card stays out."""
    battle = state.battle
    fire(state, match, BATTLE_END, None)
    room = state.ground
    used = room.ordinary and room not in rooms_aside(state) and room not in state.decks.room_out
    if used and state.mode not in (BATTLE, BOSS):
        state.own_decks().room_out += (room,)
    state.dungeon.battles += 1
    state.in_battle = False
    battle.boss = None
    state.monsters = []
    state.set_slots(FOES, CLEAR)
    battle.sweep()
    battle.chests = battle.used_rules = ()
    battle.round = battle.stirred = 0
    battle.room = None
    clear_use(state)
    for hero in state.heroes:
        hero.area = None
        hero.turns = 0
        hero.forget_turn()
    state.refresh()
    for number in reversed(state.order[PARTY]):
        if state.heroes[number].stress >= STRESS_LIMIT:
            state.agenda.append(AtTen(number))
