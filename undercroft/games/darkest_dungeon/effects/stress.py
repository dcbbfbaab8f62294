"""Stress, Resolve, Afflictions and Virtues (DD-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Choice
from undercroft.kernel.chance import Draw
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..pack.moments import ON_FOOD, RELIEF, STRESS, VIRTUE
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import FOOD, POTION, RESOLVE, STRESS_LIMIT
from .brink import Brink, HelpWithDie, HelpWithTrinket
from .dice import gambled
from .ending import die_for_good
from .stores import CALM, EAT, ONLY, food_calms, open_uses, spend
from .triggers import fire, total
from .ways import Hold, first, usable, way_of
from .ways import use as use_way
from .windows import WindowStep
from .wounds import heal

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way


VIRTUE_CHANCE: Final = 2  # DD-28.2


def suffer(state: Estate, match: Match, hero: Hero, amount: int) -> None:
    """Suffer Stress, with all that makes it worse, once (DD-A.78)."""
    if not hero.alive or amount <= 0:
        return
    amount += total(state, STRESS, hero)
    if amount <= 0:
        return  # DD-A.242
    state.battle.stirred = state.battle.round
    if hero.stress < STRESS_LIMIT:
        over = hero.stress + amount - STRESS_LIMIT
        hero.stress = min(STRESS_LIMIT, hero.stress + amount)  # DD-A.89
        if match.telling:
            match.tell(facts.Stressed(state.tag(hero.number), amount, hero.stress))
        if hero.stress == STRESS_LIMIT:
            state.agenda.append(AtTen(hero.number, over))
    fire(state, match, STRESS, hero)


def recover(state: Estate, match: Match, hero: Hero, amount: int) -> None:
    """Recover Stress, with what makes it more."""
    if hero.alive:
        calm(state, match, hero, amount + total(state, RELIEF, hero))


def calm(state: Estate, match: Match, hero: Hero, amount: int) -> None:
    """DD-28.11: Stress stops at 0."""
    amount = min(amount, hero.stress)
    if amount > 0 and hero.stress < STRESS_LIMIT:
        hero.stress -= amount
        if match.telling:
            match.tell(facts.Relieved(state.tag(hero.number), amount, hero.stress))


class AtTen(Brink):
    """DD-28.2, DD-28.6: Resolve is tested, or the heart gives out; `amount` is the Stress beyond 10.

    Who calms himself first, and enough, does not get there (DD-A.230).
    """

    name = "at_ten"
    rules = ("DD-28.2", "DD-28.4", "DD-28.6")

    def looms(self, state: Estate) -> bool:
        hero = self.hero(state)
        return hero.alive and hero.stress >= STRESS_LIMIT

    def dice(self, state: Estate, hero: Hero) -> list[int]:
        found = [CALM] if state.dungeon.stores[POTION] else []
        eats = open_uses(state, hero) & ONLY[EAT] and food_calms(hero) > 0
        return [*found, EAT] if eats else found

    def helps(self, state: Estate, helper: Hero, way: Way) -> bool:
        effect = way.effects[0]
        # What is for others as well is no last help: it is his own Stress that is reckoned here.
        return (
            helper.number == self.who
            and effect.op == "stress"
            and effect.who == "self"
            and effect.value(state, helper) < 0
        )

    def ways(self, state: Estate, helper: Hero) -> list[Choice[Estate]]:
        """Only what is enough, all together."""
        found = super().ways(state, helper)
        relieved = 0
        for way in found:
            if isinstance(way, HelpWithTrinket):
                relieved += self.trinket_relief(state, helper, way.hold)
            elif isinstance(way, HelpWithDie):
                dice = state.dungeon.stores[POTION] if way.use == CALM else 1
                relieved += dice * self.die_relief(state, helper, way.use)
        return found if relieved > self.amount else []

    @staticmethod
    def die_relief(state: Estate, hero: Hero, use: int) -> int:
        return total(state, RELIEF, hero) + (1 if use == CALM else food_calms(hero))

    @staticmethod
    def trinket_relief(state: Estate, hero: Hero, hold: Hold) -> int:
        return total(state, RELIEF, hero) - first(way_of(hero, hold)).value(state, hero)

    def calmed(self, state: Estate, helper: Hero, relief: int) -> None:
        """So much less; the rest may still be too much."""
        over = self.amount - relief
        helper.stress = max(0, min(STRESS_LIMIT, STRESS_LIMIT + over))
        if over >= 0:
            state.then(AtTen(self.who, over, self.asked))

    def use_die(self, state: Estate, match: Match, helper: Hero, use: int) -> None:
        relief = self.die_relief(state, helper, use)
        self.calmed(state, helper, relief)
        if use == EAT:
            spend(state, match, FOOD)
            for effect in helper.passive.deeds[ON_FOOD]:
                if effect.op != "stress":  # that is the relief
                    effect.apply(state, match, helper, None)
            heal(state, match, helper, 1)
        else:
            spend(state, match, POTION)
        if match.telling:
            match.tell(facts.Relieved(state.tag(helper.number), relief, helper.stress))

    def use_trinket(self, state: Estate, match: Match, helper: Hero, hold: Hold) -> None:
        relief = self.trinket_relief(state, helper, hold)
        self.calmed(state, helper, relief)
        for effect in use_way(state, match, helper, hold).effects[1:]:
            effect.apply(state, match, helper, None)
        if match.telling:
            match.tell(facts.Relieved(state.tag(helper.number), relief, helper.stress))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-at-ten", {"who": Ref("hero", self.who)})

    def befall(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if state.is_circus or hero.red or hero.mood is not None:
            die_for_good(state, match, hero, "heart_attack")  # DD-39.16
            return
        state.agenda.append(TestResolve(hero.number, 0))
        if hero.trinkets and usable(state, hero, (RESOLVE,)):
            state.agenda.append(ResolveWindow(hero.number))


class TestResolve(HeroStep):
    """DD-28.2–28.4: a d10, Virtue on 1–2 (DD-28.3), else an Affliction."""

    name = "test_resolve"
    more: Annotated[int, Range(-99, 99)]
    """What Trinkets add to the chance of a Virtue."""

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive:
            return
        limit = VIRTUE_CHANCE + total(state, VIRTUE, hero) + self.more
        roll = match.chance.index(state.pack.d10) + 1
        hero.stress = 0
        hero.red = True
        virtue = roll <= limit
        if match.telling:
            match.tell(
                facts.Resolve(state.tag(hero.number), roll, "virtue" if virtue else "affliction")
            )
        state.then(DrawMood(hero.number, virtue))
        gambled(state, match, hero, roll)


class DrawMood(HeroStep):
    """An Affliction or a Virtue from its deck."""

    name = "draw_mood"
    virtue: bool

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive:
            return
        held = {other.mood for other in state.heroes}
        deck = [mood for mood in state.pack.moods if mood.virtue == self.virtue]
        # DD-A.91: if all are held, one of them comes again.
        cards = [mood for mood in deck if mood not in held] or deck
        mood = hero.mood = cards[match.chance.index(Draw("mood", [card.id for card in cards]))]
        if match.telling:
            match.tell(facts.Mood(state.tag(hero.number), mood.id))


class ResolveWindow(WindowStep):
    """Before Resolve is tested."""

    name = "resolve_window"
    rules = ("DD-28.2", "DD-25.6")
    windows = (RESOLVE,)

    def used(self, state: Estate, match: Match, way: Way) -> None:
        test = state.agenda.pop()
        assert isinstance(test, TestResolve)
        state.then(self, TestResolve(self.who, test.more + first(way).amount))
