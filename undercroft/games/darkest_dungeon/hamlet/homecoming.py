"""Coming home from a Quest: leftovers, Gold for the Heir, Experience (DD-8.14, DD-30.1, DD-33.1–33.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.pile import Pile
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message

from .. import facts
from ..dungeon.rooms import quest_xp
from ..effects.ending import finish
from ..effects.goods import gain_gold
from ..effects.outcomes import Does
from ..effects.quirks import DrawQuirk
from ..effects.uses import Bind, Calm, Eat, UseTrinket, dice_for, trinkets_for
from ..effects.ways import way_of
from ..pack.monsters import Boss
from ..state.estate import Estate
from ..state.figures import Hero
from ..state.kinds import Seat
from ..terms import FULL_LIGHT, HUMAN, LEADER, PARTY, QUEST

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class ReturnHome(Step[Estate]):
    """DD-33.1–33.7, DD-A.108: discards go back, Conditions end; then Provisions and Experience."""

    name = "return_home"
    boss: Boss | None
    """Whom the party has beaten."""

    def run(self, state: Estate, match: Match) -> None:
        decks = state.own_decks()
        dungeon = state.dungeon
        state.in_dungeon = False
        state.in_hamlet = True
        dungeon.light = FULL_LIGHT  # DD-A.84: a reset, no trigger
        decks.trinket_out = decks.quirk_out = decks.disease_out = decks.curio_out = (
            decks.room_out
        ) = ()
        state.battle.loot_out = (0,) * len(state.pack.loot)
        dungeon.firewood = dungeon.scout_bonus = dungeon.scouted = dungeon.fled = False
        state.own_hamlet().event = None
        state.refresh()
        if match.telling:
            match.tell(facts.Home())
        steps: list[Step[Estate]] = []
        for hero in state.party:
            hero.stacks = ()  # DD-20.28
            hero.trinkets = tuple([side.card.positive for side in hero.trinkets])  # DD-25.10
            hero.forged = ()  # DD-34.32
            hero.form = HUMAN  # DD-40.7
            hero.red = False  # DD-28.10
            if hero.mood is not None:
                virtue = hero.mood.virtue
                hero.mood = None
                steps.append(DrawQuirk(hero.number, not virtue))  # DD-28.8, DD-28.9
        steps.append(Leftovers())
        if state.quest.entry.counts == "gold":
            steps.append(GiveGold())
        state.then(*steps, Reward(self.boss))


class Leftovers(Question[Estate]):
    """DD-8.14: each player's heroes consume what is left, or there is 1 Gold for each die."""

    name = "leftovers"
    rules = ("DD-8.14", "DD-33.6")
    seat: Seat = 0

    def fits(self, state: Estate) -> bool:
        return self.seat < state.players

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        found: list[Choice[Estate]] = []
        for hero in state.party:
            if state.seats_of[hero.number] == self.seat:
                found += [
                    choice
                    for choice in dice_for(state, hero)
                    if isinstance(choice, (Eat, Bind, Calm))
                ]
                found += fed_on(state, hero)
        return (*found, NO_MORE)

    def run(self, state: Estate, match: Match) -> None:
        choices = self.choices(state, self.seat)
        if len(choices) > 1:
            state.ask(self, self.seat, choices)
        else:
            self.go_on(state, match)

    def go_on(self, state: Estate, match: Match) -> None:
        """The next player; in the end what is left is sold."""
        if self.seat + 1 < state.players:
            state.then(Leftovers(self.seat + 1))
            return
        gain_gold(state, match, sum(state.dungeon.stores))
        state.dungeon.stores = (0, 0, 0, 0, 0)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-leftovers", {"dice": sum(state.dungeon.stores)})


def fed_on(state: Estate, hero: Hero) -> list[UseTrinket]:
    """A Trinket may feed on what is left as well."""
    return [one for one in trinkets_for(state, hero) if way_of(hero, one.hold).needs is not None]


class NoMore(Choice[Estate]):
    """The rest is for the others, or for sale."""

    name = "done"

    def text(self, state: Estate, ask: Ask) -> Message:
        leftovers = ask.step
        assert isinstance(leftovers, Leftovers)
        if leftovers.seat + 1 < state.players:
            return Message("dd-option-done")
        return Message("dd-option-sell-dice", {"gold": sum(state.dungeon.stores)})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        leftovers = ask.step
        assert isinstance(leftovers, Leftovers)
        leftovers.go_on(state, match)


NO_MORE: Final = NoMore()


class GiveGold(Question[Estate]):
    """A Fundraiser: Gold for the Heir, once a Lair has been cleared."""

    name = "give_gold"
    rules = ("DD-4.4", "DD-4.6")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        quest = state.quest.entry
        if quest.needs == "lair" and not state.dungeon.lairs:
            return GIVE[:1]
        return tuple([give for give in GIVE if give.xp * quest.every <= state.hamlet.gold])

    def run(self, state: Estate, match: Match) -> None:
        choices = self.choices(state, LEADER)
        if len(choices) > 1:
            state.ask(self, LEADER, choices)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-give-gold")


class Give(Choice[Estate]):
    """So much that it is worth this Experience."""

    name = "give"
    xp: Annotated[int, Range(0, 3)]

    @property
    def id(self) -> str:
        return f"give-{self.xp}"

    def gold(self, state: Estate) -> int:
        return self.xp * state.quest.entry.every

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-give-gold", {"gold": self.gold(state), "xp": self.xp})

    def outcome(self, state: Estate, ask: Ask) -> Does:
        return Does(self.text(state, ask), gold=-self.gold(state), xp=self.xp)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        amount = self.gold(state)
        state.dungeon.progress = amount
        gain_gold(state, match, -amount)


GIVE: Final = tuple([Give(xp) for xp in range(4)])


class Reward(Step[Estate]):
    """DD-30.1, DD-30.2: the same to every hero, and once to the Stagecoach."""

    name = "reward"
    boss: Boss | None
    """Whom the party has beaten."""

    def run(self, state: Estate, match: Match) -> None:
        xp = quest_xp(state)
        for number in state.order[PARTY]:
            state.heroes[number].xp += xp
        state.own_hamlet().coach_xp += xp
        if match.telling:
            match.tell(facts.Xp(xp))
        if state.mode == QUEST:
            finish(state, match, True)  # DD-4.7: whoever comes home has not failed
            return
        state.then(match.step("advance", self.boss))


def fold_up(state: Estate) -> None:
    """The Dungeon Tile goes back to its stack."""
    dungeon = state.dungeon
    dungeon.quest = dungeon.tile = dungeon.at = dungeon.goal = None
    dungeon.tokens = dungeon.dice = dungeon.refused = ()
    dungeon.hidden = Pile(())
    dungeon.boss_hidden = False
    dungeon.cleared = dungeon.explored = dungeon.passed = dungeon.camped = dungeon.collected = ()
    dungeon.progress = dungeon.lairs = dungeon.battles = 0
