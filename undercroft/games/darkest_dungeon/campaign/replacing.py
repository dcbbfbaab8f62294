"""Dead heroes and those who follow them (DD-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..battle.casualties import Fled
from ..battle.field import free
from ..battle.newcomers import FindPlace
from ..circus.bouts import fighter_fell
from ..effects.base import EffectStep, OnAll
from ..effects.ending import finish
from ..effects.light import LightOthers
from ..effects.triggers import FireRest
from ..effects.trinkets import GainTrinket, bequeath, has_room
from ..hamlet.training import UPGRADES, Outfit, Train
from ..pack.goods import Trinket
from ..pack.heroes import HeroKind
from ..state.asking import FigureQuestion
from ..state.choosing import KindChoice, once
from ..state.estate import Estate, FigureStep, HeroQuestion, HeroStep, new_hero
from ..state.figures import Hero
from ..state.kinds import FAMILIES
from ..state.tracker import first_empty
from ..terms import HUMAN, PARTY, QUEST

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class AfterDeath(HeroStep):
    """A hero has died."""

    name = "after_death"

    def run(self, state: Estate, match: Match) -> None:
        after_death(state, match, self.hero(state))


def after_death(state: Estate, match: Match, hero: Hero) -> None:
    """DD-32, DD-0.22, DD-A.172: who follows, or whether all is lost. Always the last thing a step does.

    In a Battle the newcomer waits for its end (DD-32.7), in the final encounter for that of a form.
    """
    if state.is_circus:
        fighter_fell(state, match)
        return
    if not state.replaceable:
        if not state.order[PARTY]:
            finish(state, match, False)
        else:
            bequeath(state, hero)
        return
    if state.house.deadly:
        state.own_campaign().fallen += (hero.known,)
        if not state.hamlet.waiting:
            finish(state, match, False)  # DD-0.22
            return
        state.own_hamlet().waiting -= 1  # DD-32.4
    if not state.in_battle:
        forget(state, hero.number)
        state.then(successor(state, hero.number))
        bequeath(state, hero)
    elif state.order[PARTY]:
        bequeath(state, hero)
    elif state.boss_fight or (
        state.dungeon.quest is not None and state.dungeon.quest.entry.kind != "general"
    ):
        finish(state, match, False)  # DD-0.23, DD-A.98
    else:
        bequeath(state, hero)
        state.agenda[:] = (Fled(),)  # DD-24.7


def forget(state: Estate, number: int) -> None:
    """DD-A.23: what was still to befall the dead hero does not befall whoever takes his place."""
    dungeon = state.dungeon
    kept: list[Step[Estate]] = []
    for step in state.agenda:
        if isinstance(step, LightOthers | OnAll):
            others = step.without(number)
            if others is not None:
                kept.append(others)
        elif (
            not isinstance(step, FigureStep | HeroQuestion | EffectStep | FigureQuestion | FireRest)
            or step.who != number
        ):
            kept.append(step)
    state.agenda[:] = kept
    if dungeon.dice:
        dungeon.dice = (*dungeon.dice[:number], (), *dungeon.dice[number + 1 :])


class Replace(HeroQuestion):
    """DD-32.3–32.6: any hero not in play and not dead; with the Stagecoach's Experience."""

    name = "replace"
    rules: ClassVar[tuple[str, ...]] = ("DD-32.3", "DD-32.4", "DD-32.5")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        living = {hero.kind for hero in state.heroes if hero.alive}
        return tuple(
            [
                once(state.pack, Newcomer, (kind,))
                for kind in state.pack.heroes
                if kind not in living and kind not in state.campaign.fallen
            ]
        )

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            return
        seat = state.seats_of[self.who]
        choices = self.choices(state, seat)
        if choices:
            state.ask(self, seat, choices)
        else:
            finish(state, match, False)

    def join(self, state: Estate, match: Match, kind: HeroKind) -> None:
        hero = new_hero(state.pack, self.who, kind)
        hero.xp = state.hamlet.coach_xp  # DD-32.5
        if state.mode == QUEST:
            hero.level = state.level
            hero.ranks = (state.level,) * FAMILIES
        state.heroes[self.who] = hero
        if match.telling:
            match.tell(facts.Joined(state.tag(self.who), kind.id))
        state.then(Outfit(self.who), Train(self.who, UPGRADES, True))
        take_place(state, hero)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-replace", {"who": Ref("hero", self.who)})


class PickHero(Replace):
    """DD-3.1, DD-A.234: who goes, chosen at the table; in a Campaign once the first Threat is seen."""

    name = "pick_hero"
    rules = ("DD-3.1", "DD-A.234")

    def join(self, state: Estate, match: Match, kind: HeroKind) -> None:
        hero = new_hero(state.pack, self.who, kind)
        hero.level = state.level
        hero.ranks = (state.level,) * FAMILIES
        state.heroes[self.who] = hero
        state.take_slot(hero, first_empty(state.slots[PARTY], 1))
        if match.telling:
            match.tell(facts.Chosen(state.tag(self.who), kind.id))
        state.then(Outfit(self.who))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-pick-hero", {"place": self.who + 1})


class Newcomer(KindChoice):
    """A hero of this kind."""

    name = "newcomer"
    said = "dd-option-newcomer"

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, Replace)
        question.join(state, match, self.kind)


def newcomers(state: Estate) -> None:
    """DD-32.7: those who waited for the Battle's end."""
    state.then_all([successor(state, hero.number) for hero in state.heroes if not hero.alive])


def successor(state: Estate, number: int) -> Step[Estate]:
    """Who takes the place of a dead hero: a newcomer, or by a house rule himself (DD-V.4)."""
    return Replace(number) if state.house.deadly else Recover(number)


class Recover(HeroStep):
    """DD-V.4: back on his feet with all that he has learnt, unhurt and calm; others have what he carried."""

    name = "recover"

    def run(self, state: Estate, match: Match) -> None:
        fallen = self.hero(state)
        if fallen.alive:
            return
        hero = fallen.copy()
        hero.alive = True
        hero.red = False
        hero.wounds = hero.stress = 0
        hero.mood = None
        hero.form = HUMAN
        state.heroes[self.who] = hero
        take_place(state, hero)
        if match.telling:
            match.tell(facts.Recovered(state.tag(self.who)))


def take_place(state: Estate, hero: Hero) -> None:
    """On the Stance Tracker and, between two forms of the final encounter, on the tile (DD-A.105)."""
    state.take_slot(hero, first_empty(state.slots[PARTY], 1))
    if state.in_battle:
        hero.area = state.ground.hero_start[state.stance(hero.number)]
        if free(state, hero.area) < 0:
            state.then(FindPlace(hero.number))


class Relieve(Replace):
    """DD-V.5: whoever is in the Hamlet may go on this Quest instead of this hero."""

    name = "relieve"

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return (GOES, *super().choices(state, seat))

    def run(self, state: Estate, match: Match) -> None:
        seat = state.seats_of[self.who]
        choices = self.choices(state, seat)
        if len(choices) > 1:
            state.ask(self, seat, choices)

    def join(self, state: Estate, match: Match, kind: HeroKind) -> None:
        held = self.hero(state).trinkets
        # Once the newcomer is trained.
        state.then_all([TakeOver(self.who, side.card) for side in held])
        state.leave_tracker(self.who)
        super().join(state, match, kind)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-relieve", {"who": Ref("hero", self.who)})


class TakeOver(HeroStep):
    """DD-V.5, DD-25.1: a Trinket of the one who stays; others may have room for what is too much."""

    name = "take_over_trinket"
    card: Trinket

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if has_room(hero):
            hero.trinkets += (self.card.positive,)
            if match.telling:
                match.tell(facts.TrinketGained(state.tag(self.who), self.card.id))
        else:
            state.then(GainTrinket(self.who, self.card))


class Goes(Choice[Estate]):
    """He himself."""

    name = "goes"

    @property
    def id(self) -> str:
        return "goes"

    def text(self, state: Estate, ask: Ask) -> Message:
        question = ask.step
        assert isinstance(question, Relieve)
        return Message("dd-option-goes", {"who": Ref("hero", question.who)})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        """Nothing changes."""


GOES: Final = Goes()


def relief(state: Estate) -> list[Step[Estate]]:
    """Before every Quest of a Campaign but the first, where a table has agreed upon it."""
    first = state.campaign.act == 1 and state.campaign.quest_count == 0
    if first or not state.house.relief:
        return []
    return [Relieve(hero.number) for hero in state.party]
