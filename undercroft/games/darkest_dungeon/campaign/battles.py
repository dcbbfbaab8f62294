"""Where the way leads after a Battle, and the final encounter (DD-24, DD-31.14, DD-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step

from .. import facts
from ..battle.resolving import clear_use
from ..battle.rounds import BattleStart
from ..battle.staging import begin_battle, clear_battle, place_boss
from ..dungeon.party import Arrange
from ..dungeon.provisions import RollForProvisions
from ..dungeon.rooms import room_fled, room_won
from ..dungeon.stops import Campfire
from ..effects.ending import finish
from ..effects.stress import AtTen
from ..hamlet.homecoming import ReturnHome
from ..pack.monsters import Boss
from ..pack.places import Room
from ..state.estate import Estate
from ..state.tracker import CLEAR
from ..terms import BATTLE, BOSS, FOES, STRESS_LIMIT
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
        if form is not None:
            end_form(state)
            state.then(NextForm(form))
            if state.replaceable:
                newcomers(state)
            return
    boss = state.battle.boss
    final = state.campaign.final
    if state.mode in (BATTLE, BOSS) or final:
        clear_battle(state, match)
        finish(state, match, won)
        return
    if won and boss is not None and state.house.ends_after(state.campaign.act):
        clear_battle(state, match)
        boss_beaten(state, match, boss)
        return
    state.then(AfterBattle(won, boss))
    newcomers(state)
    clear_battle(state, match)


class AfterBattle(Step[Estate]):
    """DD-24.2, DD-24.4: the Room is cleared, or it is as new."""

    name = "after_battle"
    won: bool
    boss: Boss | None

    def run(self, state: Estate, match: Match) -> None:
        if self.boss is not None and self.won:
            boss_beaten(state, match, self.boss)
        elif self.won:
            room_won(state, match)
        else:
            room_fled(state, match)


def boss_beaten(state: Estate, match: Match, boss: Boss) -> None:
    """DD-31.14: the Boss Quest is done; the party may rest in the cleared Room, then it goes home.

    Where the Campaign ends with this Boss it is won here and now, whatever its death has cost (DD-V.1).
    """
    state.dungeon.progress = 1
    state.dungeon.cleared += (state.dungeon.here,)
    state.refresh()  # its Threat does not come back (DD-31.10)
    if match.telling:
        match.tell(facts.BossBeaten(boss.id))
    if state.house.ends_after(state.campaign.act):
        state.own_campaign().beaten += (boss,)
        finish(state, match, True)
        return
    state.then(Campfire(), ReturnHome(boss))


class FinalEncounter(Step[Estate]):
    """DD-37.2, DD-37.3: no Dungeon; Provisions are rolled, and the fight begins."""

    name = "final_encounter"

    def run(self, state: Estate, match: Match) -> None:
        state.in_hamlet = False
        state.dungeon.quest = None
        state.own_campaign().final = True
        state.dungeon.light = state.house.most_light
        state.refresh()
        state.then(RollForProvisions(), Arrange(), BeginFinal())


class BeginFinal(Step[Estate]):
    name = "begin_final"

    def run(self, state: Estate, match: Match) -> None:
        state.own_hamlet().event = None
        begin_battle(state, forms(state)[0])


def forms(state: Estate) -> tuple[Boss, ...]:
    """DD-37.4–37.6: in order, the cancelled one skipped."""
    return tuple([form for form in state.pack.forms if form is not state.campaign.cancelled])


def next_form(state: Estate) -> Boss | None:
    order = forms(state)
    boss = state.battle.boss
    assert boss is not None
    place = order.index(boss) + 1
    return order[place] if place < len(order) else None


class NextForm(Step[Estate]):
    """DD-A.132: the next Battle of the row, once newcomers stand ready."""

    name = "next_form"
    form: Boss

    def fits(self, state: Estate) -> bool:
        return state.campaign.final and state.in_battle and self.form in forms(state)

    def run(self, state: Estate, match: Match) -> None:
        begin_form(state, match, self.form)


def end_form(state: Estate) -> None:
    """DD-37.8, DD-37.10: a form is dead; the Room Card and its tile stay, nobody recovers or moves."""
    clear_use(state)
    state.monsters = []
    state.set_slots(FOES, CLEAR)
    state.battle.sweep()


def begin_form(state: Estate, match: Match, boss: Boss) -> None:
    """DD-37.8, DD-37.9: the next form on the same tile; somebody may have to make room."""
    state.battle.boss = boss
    state.refresh()
    if match.telling:
        match.tell(facts.Boss(boss.id))
    state.then(BattleStart())
    place_boss(state, match, boss)
    # What the death of the last form has done to them.
    state.then_all([AtTen(hero.number) for hero in state.party if hero.stress >= STRESS_LIMIT])


class OneBattle(Step[Estate]):
    """A single fight without a Dungeon around it."""

    name = "one_battle"
    boss: Boss | None
    room: Room | None

    def run(self, state: Estate, match: Match) -> None:
        begin_battle(state, self.boss, self.room)
