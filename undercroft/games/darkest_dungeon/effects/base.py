"""Effects: one line of a card each, ready to work.

An effect is a line of a pack. `apply` asks its filters, finds whom it means (`who`) and lets `act` do it.
What rolls a die, draws a card or asks somebody puts a step on the agenda. To add a verb: write a class in
the room it belongs to, which says when it may stand (`moments`) and what it takes (`needs`, `may`), add it to
`VERBS` there, add `dd-verb-<op>` to the text files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.text import Message, Ref

from ..pack.area_sets import ONLY, AreaSet
from ..pack.lines import Line
from ..pack.moments import MOMENT
from ..state.asking import FigureQuestion, ask_or_take
from ..state.choosing import HeroChoice
from ..state.estate import Estate, known
from ..state.figures import Figure, Hero, Monster
from ..state.kinds import FigureNumber, HeroNumber
from ..terms import ALL, FOES, LEADER, MONSTER, PARTY, RESISTED
from .card_text import effect_text, span_text
from .dice import d10
from .outcomes import Does, lines_of

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.entries import EffectEntry
    from ..pack.monsters import MonsterCard
    from ..state.records import SkillUse


class Effect(Line):
    """One line of a card, ready to work."""

    def __init__(self, id: str, entry: EffectEntry, owner: str, card: str) -> None:
        self.id = id
        self.index: int = 0
        self.entry = entry
        self.owner = owner
        """The id of the card it stands on,"""
        self.card = card
        """and what kind of card that is."""
        self.moment: int | None = None if entry.when is None else MOMENT[entry.when]
        self.who: str = entry.who or "self"
        amount = entry.amount
        self.amount: int = ALL if amount == "all" else amount if isinstance(amount, int) else 0
        self.turns: int = entry.turns or 0
        self.monster: MonsterCard | None = None
        """Whom it brings in."""
        self.goal: int = 0
        """The Area it draws everybody to."""
        self.conditions: frozenset[int] = frozenset(
            [RESISTED.index(name) for name in entry.conditions or ()]
        )
        self.faces: tuple[str, ...] = tuple(entry.faces or ())
        self.rounds: tuple[int, ...] = tuple(entry.rounds or ())
        self.inner: tuple[Effect, ...] = ()
        """The list inside it."""
        self.options: tuple[tuple[Effect, ...], ...] = ()
        self.picks: tuple[PickOne, ...] = ()
        """The same as choices, where somebody may pick one."""
        self.rolls: tuple[tuple[Effect, ...], ...] = ()
        self.room_areas: AreaSet = 0
        """Areas of its Room."""
        self.watched: AreaSet = 0
        """Those in which a monster must stand."""
        self.plain: bool = not (entry.per or entry.side or entry.where)
        """A number that is the same for everybody."""
        self.free: bool = not (
            entry.side or entry.where or entry.rounds or entry.present or entry.type
        )
        """Nothing keeps it from happening."""

    # ------------------------------------------------------------------ whether and whom

    def holds(self, state: Estate, figure: Figure | None) -> bool:
        """Whether its filters let it through."""
        if self.free:
            return True
        entry = self.entry
        if self.rounds and state.battle.round not in self.rounds:
            return False
        if self.watched and not self.somebody(state):
            return False
        if figure is None:
            return True
        if entry.side == "heroes" and figure.number >= MONSTER:
            return False
        if entry.side == "monsters" and figure.number < MONSTER:
            return False
        if self.room_areas and (figure.area is None or not self.room_areas & ONLY[figure.area]):
            return False
        return entry.type is None or self.fits_type(figure)

    def fits_type(self, figure: Figure) -> bool:
        return isinstance(figure, Monster) and self.entry.type in figure.kind.types

    def somebody(self, state: Estate) -> bool:
        """Whether a monster stands in the Areas meant."""
        return any(self.watched & ONLY[state.figure(number).place] for number in state.order[FOES])

    def value(self, state: Estate, figure: Figure, by: int | None = None) -> int:
        """The amount for this figure; by level: of whoever does it, if that is a hero."""
        entry = self.entry
        if entry.amounts and isinstance(figure, Hero):
            user = state.heroes[by] if by is not None and by < MONSTER else figure
            return entry.amounts[user.level - 1]
        per = entry.per
        if per is None:
            return self.amount
        if per == "dungeon_level":
            return self.amount * state.level
        if not isinstance(figure, Hero):
            return self.amount
        return self.amount * SCALES[per](figure)

    def apply(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        """Do it, once the die (`upto`) allows it and it is clear whom it means."""
        if self.entry.upto is not None:
            state.then(Gamble(None if figure is None else figure.number, self, by))
            return
        self.spread(state, match, figure, by)

    def spread(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        """Act on everybody it means."""
        who = self.who
        if who == "self":
            self.act(state, match, figure, by)
        elif who == "one_hero":
            state.then(ChooseHero(self, by))
        else:
            numbers = self.meant(state, who, figure)
            run_all(state, match, self, numbers, by)

    @staticmethod
    def meant(state: Estate, who: str, figure: Figure | None) -> tuple[int, ...]:
        party = state.allies(figure.number) if isinstance(figure, Hero) else state.order[PARTY]
        if who == "other_heroes" and figure is not None:
            return tuple(number for number in party if number != figure.number)
        if who == "heroes_here" and figure is not None and state.in_battle:
            return tuple(number for number in party if state.figure(number).area == figure.area)
        return party

    def suits(self, state: Estate, hero: Hero) -> bool:
        """Whether it does something for this hero, where the group may pick one."""
        return True

    def helps(self, state: Estate, hero: Hero) -> bool:
        """Whether a building has something to sell this hero with it (DD-A.161)."""
        return True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        raise NotImplementedError

    # ------------------------------------------------------------------ of Trinkets around a roll (DD-25.9)

    def declares(self, use: SkillUse) -> bool:
        """Whether it means something to whoever is about to roll for this Skill."""
        return True

    def serves(self, use: SkillUse, hits: bool) -> bool:
        """Whether it means something to whoever has rolled for this Skill."""
        return hits and use.skill.foes > 0

    def saves(self, use: SkillUse, result: int, hurts: bool) -> bool:
        """Whether it means something to whoever this Skill has hit (and would hurt)."""
        return True


def hero_level(hero: Hero) -> int:
    return max(hero.level, 1)


def negative_quirks(hero: Hero) -> int:
    return sum([quirk.negative for quirk in hero.quirks])


def burdens(hero: Hero) -> int:
    return negative_quirks(hero) + (1 if hero.disease is not None else 0)


def positive_quirks(hero: Hero) -> int:
    return len(hero.quirks) - negative_quirks(hero)


def positive_quirk_levels(hero: Hero) -> int:
    return positive_quirks(hero) * hero.level


SCALES: Final[dict[str, Callable[[Hero], int]]] = {
    "hero_level": hero_level,
    "negative_quirks": negative_quirks,
    "burdens": burdens,
    "positive_quirks": positive_quirks,
    "positive_quirk_levels": positive_quirk_levels,
}
"""What an amount is multiplied by (`per`)."""


def run_all(
    state: Estate, match: Match, effect: Effect, numbers: Sequence[int], by: int | None
) -> None:
    """One effect on several figures, in order; a step that comes up in between goes first."""
    agenda = state.agenda
    depth = len(agenda)
    for place in range(len(numbers)):
        effect.act(state, match, state.figure(numbers[place]), by)
        if len(agenda) > depth and place + 1 < len(numbers):
            agenda.insert(depth, OnAll(effect, by, tuple(numbers[place + 1 :])))
            return


def run_list(
    state: Estate,
    match: Match,
    effects: tuple[Effect, ...],
    figure: Figure | None,
    by: int | None = None,
) -> None:
    """A card's effects in order; a step that comes up in between goes first."""
    agenda = state.agenda
    depth = len(agenda)
    place = 0
    for effect in effects:
        place += 1
        if not effect.holds(state, figure):
            continue
        effect.apply(state, match, figure, by)
        if len(agenda) > depth and place < len(effects):
            number = None if figure is None else figure.number
            agenda.insert(depth, RunList(number, effects[place:], by))
            return


class OnAll(Step[Estate]):
    """The figures an effect has not reached yet."""

    name = "on_all"
    effect: Effect
    by: FigureNumber | None
    numbers: tuple[HeroNumber, ...]

    def fits(self, state: Estate) -> bool:
        return all(number < len(state.heroes) for number in self.numbers)

    def without(self, number: int) -> OnAll | None:
        """The same for the others."""
        left = tuple([one for one in self.numbers if one != number])
        return OnAll(self.effect, self.by, left) if left else None

    def run(self, state: Estate, match: Match) -> None:
        numbers = [number for number in self.numbers if state.heroes[number].alive]
        run_all(state, match, self.effect, numbers, self.by)


class EffectStep(Step[Estate]):
    """A step of effects: on whom they work, if on somebody."""

    who: FigureNumber | None

    def fits(self, state: Estate) -> bool:
        return self.who is None or known(state, self.who)

    def figure(self, state: Estate) -> Figure | None:
        return None if self.who is None else state.figure(self.who)


class RunList(EffectStep):
    """The rest of a card's effects."""

    name = "effects"
    effects: tuple[Effect, ...]
    by: FigureNumber | None = None

    def run(self, state: Estate, match: Match) -> None:
        figure = self.figure(state)
        if not isinstance(figure, Hero) or figure.alive:
            run_list(state, match, self.effects, figure, self.by)


class Gamble(EffectStep):
    """A d10 says whether an effect happens."""

    name = "gamble"
    effect: Effect
    by: FigureNumber | None

    def run(self, state: Estate, match: Match) -> None:
        figure = self.figure(state)
        if isinstance(figure, Hero) and not figure.alive:
            return
        upto = self.effect.entry.upto
        assert upto is not None
        roll = d10(state, match, figure if isinstance(figure, Hero) else None)
        if roll <= upto:
            self.effect.spread(state, match, figure, self.by)


class RollTable(EffectStep):
    """The d10 of a table."""

    name = "roll_table"
    effect: Effect
    by: FigureNumber | None

    def run(self, state: Estate, match: Match) -> None:
        roll = d10(state, match, None)
        run_list(state, match, self.effect.rolls[roll - 1], self.figure(state), self.by)


# ---------------------------------------------------------------------- for whom


class ChooseHero(Question[Estate]):
    """Which hero an effect is for: the group decides."""

    name = "choose_hero"
    rules = ("DD-10.9", "DD-33.11")
    effect: Effect
    by: FigureNumber | None

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        heroes = state.heroes
        suits = self.effect.suits
        return tuple([FOR[n] for n in sorted(state.order[PARTY]) if suits(state, heroes[n])])

    def run(self, state: Estate, match: Match) -> None:
        ask_or_take(state, match, self, LEADER)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-choose-hero", {"what": effect_text(state.pack, self.effect)})


class ForHero(HeroChoice):
    """It is for this one."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, ChooseHero)
        question.effect.act(state, match, state.heroes[self.who], question.by)


FOR: Final = [ForHero(who) for who in range(MONSTER)]


# ---------------------------------------------------------------------- which of several


class PickEffect(FigureQuestion):
    """The user of a Skill takes one of its effects."""

    name = "pick_effect"
    rules = ("DD-19.14", "DD-19.16")
    effect: Effect
    by: FigureNumber | None

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return self.effect.picks

    def run(self, state: Estate, match: Match) -> None:
        seat = state.seat(self.who if self.by is None else self.by)
        state.ask(self, seat, self.effect.picks)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-pick-effect", {"target": Ref("figure", self.who)})


class PickOne(Choice[Estate]):
    """This one of them."""

    name = "effect"
    effects: tuple[Effect, ...]

    @property
    def id(self) -> str:
        return self.effects[0].op

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-effect", {"what": effect_text(state.pack, self.effects[0])})

    def outcome(self, state: Estate, ask: Ask) -> Does:
        return Does(span_text(state.pack, self.effects), lines_of(self.effects))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, PickEffect)
        run_list(state, match, self.effects, question.figure(state), question.by)
