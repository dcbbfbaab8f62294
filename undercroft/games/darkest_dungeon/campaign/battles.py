"""Where the way leads after a Battle, and the final encounter (DD-24, DD-31.14, DD-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step

from ..battle.rounds import BattleStart
from ..battle.skills import clear_use
from ..battle.staging import begin_battle, clear_battle, place_boss
from ..dungeon.party import Arrange
from ..dungeon.provisions import roll_for_provisions
from ..dungeon.rooms import room_fled, room_won
from ..dungeon.stops import Campfire
from ..effects.ending import finish
from ..effects.stress import AtTen
from ..hamlet.days import ReturnHome
from ..state.estate import Estate
from ..state.tracker import CLEAR
from ..terms import BATTLE, BOSS, FOES, FULL_LIGHT, NONE, PARTY, STRESS_LIMIT
from .replacing import newcomers

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class BattleOver(Step[Estate]):
    """The last monster is dead, or the party has fled."""

    name = "battle_over"
    won: bool

    def run(self, state: Estate, match: Match) -> None:
        battle_over(state, match, self.won)


def battle_over(state: Estate, match: Match, won: bool) -> None:
    """Where the way leads on."""
    if won and state.campaign.final:
        form = next_form(state)
        if form != NONE:
            end_form(state)
            state.agenda.append(NextForm(form))
            if state.replaceable:
                newcomers(state)
            return
    boss = state.battle.boss
    final = state.campaign.final
    if state.mode in (BATTLE, BOSS) or final:
        clear_battle(state, match)
        finish(state, match, won)
        return
    state.agenda.append(AfterBattle(1 if won else 0, boss))
    newcomers(state)
    clear_battle(state, match)


class AfterBattle(Step[Estate]):
    """DD-24.2, DD-24.4: the Room is cleared, or it is as new."""

    __slots__ = ("boss", "won")
    name = "after_battle"

    def __init__(self, won: int, boss: int) -> None:
        self.won = won
        self.boss = boss

    def args(self) -> tuple[int, ...]:
        return (self.won, self.boss)

    def run(self, state: Estate, match: Match) -> None:
        if self.boss != NONE and self.won:
            boss_beaten(state, match, self.boss)
        elif self.won:
            room_won(state, match)
        else:
            room_fled(state, match)


def boss_beaten(state: Estate, match: Match, boss: int) -> None:
    """DD-31.14: the Boss Quest is done; the party may rest in the cleared Room, then it goes home."""
    state.dungeon.progress = 1
    state.dungeon.cleared |= 1 << state.dungeon.at
    if match.telling:
        match.tell("boss_beaten", (state.pack.boss_ids[boss],))
    state.agenda.append(ReturnHome(boss))
    state.agenda.append(Campfire())


class FinalEncounter(Step[Estate]):
    """DD-37.2, DD-37.3: no Dungeon; Provisions are rolled, and the fight begins."""

    __slots__ = ()
    name = "final_encounter"

    def run(self, state: Estate, match: Match) -> None:
        state.in_hamlet = False
        state.dungeon.quest = NONE
        state.campaign.final = True
        state.dungeon.light = FULL_LIGHT
        state.refresh()
        state.agenda.append(BeginFinal())
        state.agenda.append(Arrange())
        roll_for_provisions(state)


class BeginFinal(Step[Estate]):
    __slots__ = ()
    name = "begin_final"

    def run(self, state: Estate, match: Match) -> None:
        state.hamlet.event = NONE
        begin_battle(state, forms(state)[0])


def forms(state: Estate) -> tuple[int, ...]:
    """DD-37.4–37.6: in order, the cancelled one skipped."""
    return tuple(form for form in state.pack.forms if form != state.campaign.cancelled)


def next_form(state: Estate) -> int:
    order = forms(state)
    place = order.index(state.battle.boss) + 1
    return order[place] if place < len(order) else NONE


class NextForm(Step[Estate]):
    """DD-A.132: the next Battle of the row, once newcomers stand ready."""

    __slots__ = ("form",)
    name = "next_form"

    def __init__(self, form: int) -> None:
        self.form = form

    def args(self) -> tuple[int, ...]:
        return (self.form,)

    def fits(self, state: Estate) -> bool:
        return state.campaign.final and state.in_battle and self.form in forms(state)

    def run(self, state: Estate, match: Match) -> None:
        begin_form(state, match, self.form)


def end_form(state: Estate) -> None:
    """DD-37.8, DD-37.10: a form is dead; the Room Card and its tile stay, nobody recovers or moves."""
    battle = state.battle
    clear_use(state)
    state.monsters = []
    state.set_slots(FOES, CLEAR)
    battle.cards = (0, 0)
    battle.pews = battle.blocks = battle.drawn = ()
    battle.doom = 0
    battle.active = battle.target = battle.plan = battle.stood = NONE


def begin_form(state: Estate, match: Match, form: int) -> None:
    """DD-37.8, DD-37.9: the next form on the same tile; somebody may have to make room."""
    state.battle.boss = form
    state.refresh()
    if match.telling:
        match.tell("boss", (state.pack.boss_ids[form],))
    state.agenda.append(BattleStart())
    place_boss(state, match)
    for number in reversed(state.order[PARTY]):
        if state.heroes[number].stress >= STRESS_LIMIT:
            state.agenda.append(AtTen(number))  # what the death of the last form has done to him


class OneBattle(Step[Estate]):
    """A single fight without a Dungeon around it."""

    __slots__ = ("boss", "room")
    name = "one_battle"

    def __init__(self, boss: int, room: int) -> None:
        self.boss = boss
        self.room = room

    def args(self) -> tuple[int, ...]:
        return (self.boss, self.room)

    def fits(self, state: Estate) -> bool:
        return self.boss < len(state.pack.bosses) and self.room < len(state.pack.rooms)

    def run(self, state: Estate, match: Match) -> None:
        begin_battle(state, self.boss, self.room)
