"""Effects: one line of a card each, ready to work.

An effect is a line of a pack. `apply` asks its filters, finds whom it means (`who`) and lets `act` do it.
What rolls a die, draws a card or asks somebody puts a step on the agenda. To add a verb: write a class in
the room it belongs to, add it to `VERBS` there, add `dd-verb-<op>` to the text files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..pack.moments import MOMENT
from ..state.estate import Estate, FigureStep
from ..state.figures import Figure, Hero, Monster
from ..terms import ALL, LEADER, MONSTER, NONE, PARTY, RESISTED, STANCES, TYPES
from .card_text import effect_text
from .dice import d10

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.entries import EffectEntry


class Effect:
    """One line of a card, ready to work."""

    __slots__ = (
        "amount",
        "entry",
        "index",
        "inner",
        "kinds",
        "moment",
        "options",
        "owner",
        "plain",
        "rolls",
        "room_areas",
        "turns",
        "what",
    )  # fmt: skip
    op: str = ""
    # Happens once for a Skill, however many targets it has (a light that goes out, a summons).
    once: bool = False
    # What its sentence speaks of: the arguments of `dd-verb-<op>`.
    says: tuple[str, ...] = ()

    def __init__(self, entry: EffectEntry, owner: str) -> None:
        self.entry = entry
        self.owner = owner
        self.index: int = NONE
        self.moment: int = MOMENT[entry.when] if entry.when else NONE
        amount = entry.amount
        self.amount: int = ALL if amount == "all" else amount if isinstance(amount, int) else 0
        self.turns: int = entry.turns or 0
        self.what: int = NONE  # a number behind `entry.what`, set by the pack
        self.kinds: int = 0
        for name in entry.conditions:
            self.kinds |= 1 << RESISTED.index(name)
        self.inner: tuple[int, int] = (0, 0)  # the list inside it
        self.options: tuple[tuple[int, int], ...] = ()
        self.rolls: tuple[tuple[int, int], ...] = ()
        self.room_areas: int = 0
        self.plain: bool = not (
            entry.per
            or entry.side
            or entry.where
            or entry.stance
            or entry.amounts
            or entry.light_min is not None
            or entry.light_max is not None
        )

    # ------------------------------------------------------------------ whether and whom

    def holds(self, state: Estate, figure: Figure | None) -> bool:
        """Whether its filters let it through."""
        if self.plain and not self.entry.rounds:
            return self.entry.type is None or self.fits_type(state, figure)
        entry = self.entry
        if entry.rounds and state.battle.round not in entry.rounds:
            return False
        if entry.light_min is not None and state.dungeon.light < entry.light_min:
            return False
        if entry.light_max is not None and state.dungeon.light > entry.light_max:
            return False
        if entry.present is not None:
            return self.somebody(state)
        if figure is None:
            return True
        if entry.side == "heroes" and figure.number >= MONSTER:
            return False
        if entry.side == "monsters" and figure.number < MONSTER:
            return False
        if self.room_areas and (figure.area < 0 or not self.room_areas >> figure.area & 1):
            return False
        if entry.stance and state.stance(figure.number) != STANCES.index(entry.stance):
            return False
        return entry.type is None or self.fits_type(state, figure)

    def fits_type(self, state: Estate, figure: Figure | None) -> bool:
        if not isinstance(figure, Monster) or self.entry.type is None:
            return False
        return bool(state.monster_card(figure).types >> TYPES.index(self.entry.type) & 1)

    def somebody(self, state: Estate) -> bool:
        """Whether a monster stands in the Areas meant."""
        return any(self.room_areas >> state.figure(number).area & 1 for number in state.order[1])

    def value(self, state: Estate, figure: Figure, by: int = NONE) -> int:
        """The amount for this figure; by level: of whoever does it, if that is a hero."""
        entry = self.entry
        if entry.amounts and isinstance(figure, Hero):
            user = state.heroes[by] if 0 <= by < MONSTER else figure
            return entry.amounts[user.level - 1]
        per = entry.per
        if per is None:
            return self.amount
        if per == "dungeon_level":
            return self.amount * state.level
        if not isinstance(figure, Hero):
            return self.amount
        return self.amount * scale(state, figure, per)

    def apply(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        """Do it, once the die (`upto`) allows it and it is clear whom it means."""
        if self.entry.upto is not None:
            number = NONE if figure is None else figure.number
            state.agenda.append(Gamble(number, self.index, by))
            return
        self.spread(state, match, figure, by)

    def spread(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        """Act on everybody it means."""
        who = self.entry.who
        if who == "self":
            self.act(state, match, figure, by)
        elif who == "one_hero":
            state.agenda.append(ChooseHero(self.index, by))
        else:
            numbers = self.meant(state, who, figure)
            run_all(state, match, self, numbers, 0, by)

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

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        raise NotImplementedError


def scale(state: Estate, hero: Hero, per: str) -> int:
    """What an amount is multiplied by."""
    if per == "hero_level":
        return max(hero.level, 1)
    quirks = state.pack.quirks
    negative = sum(1 for quirk in hero.quirks if quirks[quirk].negative)
    if per == "negative_quirks":
        return negative
    if per == "burdens":
        return negative + (1 if hero.disease != NONE else 0)
    positive = len(hero.quirks) - negative
    return positive * (hero.level if per == "positive_quirk_levels" else 1)


def run_all(
    state: Estate, match: Match, effect: Effect, numbers: Sequence[int], start: int, by: int
) -> None:
    """One effect on several figures, in order; a step that comes up in between goes first."""
    agenda = state.agenda
    depth = len(agenda)
    for place in range(start, len(numbers)):
        effect.act(state, match, state.figure(numbers[place]), by)
        if len(agenda) > depth and place + 1 < len(numbers):
            agenda.insert(depth, OnAll(effect.index, by, *numbers[place + 1 :]))
            return


def run_list(
    state: Estate, match: Match, effects: tuple[int, int], figure: Figure | None, by: int
) -> None:
    """A card's effects in order; a step that comes up in between goes first."""
    start, end = effects
    agenda = state.agenda
    depth = len(agenda)
    table = state.pack.effects
    for index in range(start, end):
        effect = table[index]
        if not effect.holds(state, figure):
            continue
        effect.apply(state, match, figure, by)
        if len(agenda) > depth and index + 1 < end:
            number = NONE if figure is None else figure.number
            agenda.insert(depth, RunList(number, index + 1, end, by))
            return


class OnAll(Step[Estate]):
    """The figures an effect has not reached yet."""

    __slots__ = ("by", "effect", "numbers")
    name = "on_all"

    def __init__(self, effect: int, by: int, *numbers: int) -> None:
        self.effect = effect
        self.by = by
        self.numbers = numbers

    def args(self) -> tuple[int, ...]:
        return (self.effect, self.by, *self.numbers)

    def fits(self, state: Estate) -> bool:
        heroes = len(state.heroes)
        return 0 <= self.effect < len(state.pack.effects) and all(
            0 <= number < heroes for number in self.numbers
        )

    def without(self, number: int) -> OnAll | None:
        """The same for the others."""
        left = tuple(one for one in self.numbers if one != number)
        return OnAll(self.effect, self.by, *left) if left else None

    def run(self, state: Estate, match: Match) -> None:
        numbers = [number for number in self.numbers if state.heroes[number].alive]
        run_all(state, match, state.pack.effects[self.effect], numbers, 0, self.by)


class RunList(FigureStep):
    """The rest of a card's effects."""

    __slots__ = ("by", "end", "start")
    name = "effects"

    def __init__(self, who: int, start: int, end: int, by: int) -> None:
        self.who = who
        self.start = start
        self.end = end
        self.by = by

    def args(self) -> tuple[int, ...]:
        return (self.who, self.start, self.end, self.by)

    def fits(self, state: Estate) -> bool:
        inside = 0 <= self.start <= self.end <= len(state.pack.effects)
        return inside and (self.who == NONE or super().fits(state))

    def run(self, state: Estate, match: Match) -> None:
        figure = None if self.who == NONE else state.figure(self.who)
        if isinstance(figure, Hero) and not figure.alive:
            return
        run_list(state, match, (self.start, self.end), figure, self.by)


class Gamble(FigureStep):
    """A d10 says whether an effect happens."""

    __slots__ = ("by", "effect")
    name = "gamble"

    def __init__(self, who: int, effect: int, by: int) -> None:
        self.who = who
        self.effect = effect
        self.by = by

    def args(self) -> tuple[int, ...]:
        return (self.who, self.effect, self.by)

    def fits(self, state: Estate) -> bool:
        inside = 0 <= self.effect < len(state.pack.effects)
        return inside and (self.who == NONE or super().fits(state))

    def run(self, state: Estate, match: Match) -> None:
        figure = None if self.who == NONE else state.figure(self.who)
        if isinstance(figure, Hero) and not figure.alive:
            return
        effect = state.pack.effects[self.effect]
        assert effect.entry.upto is not None
        roll = d10(state, match, figure if isinstance(figure, Hero) else None)
        if roll <= effect.entry.upto:
            effect.spread(state, match, figure, self.by)


class ChooseHero(Step[Estate]):
    """Which hero an effect is for: the group decides."""

    __slots__ = ("by", "effect")
    name = "choose_hero"

    def __init__(self, effect: int, by: int) -> None:
        self.effect = effect
        self.by = by

    def args(self) -> tuple[int, ...]:
        return (self.effect, self.by)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.effect < len(state.pack.effects)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        effect = state.pack.effects[self.effect]
        return tuple(n for n in sorted(state.order[PARTY]) if effect.suits(state, state.heroes[n]))

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, LEADER)
        if len(options) > 1:
            state.ask(self, LEADER, options)
        elif options:
            self.answer(state, match, LEADER, options[0])

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.pack.effects[self.effect].act(state, match, state.heroes[option], self.by)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message(
            "dd-prompt-choose-hero",
            {"what": effect_text(state.pack, state.pack.effects[self.effect])},
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hero-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return hero_option(raw)


def hero_option(number: int) -> Option:
    text = Message("dd-option-hero", {"who": Ref("hero", number)})
    return Option(f"hero-{number}", text, (("hero", number),))


class RollTable(FigureStep):
    __slots__ = ("by", "effect")
    name = "roll_table"

    def __init__(self, who: int, effect: int, by: int) -> None:
        self.who = who
        self.effect = effect
        self.by = by

    def args(self) -> tuple[int, ...]:
        return (self.who, self.effect, self.by)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.effect < len(state.pack.effects)

    def run(self, state: Estate, match: Match) -> None:
        effect = state.pack.effects[self.effect]
        figure = state.figure(self.who)
        roll = d10(state, match, None)
        run_list(state, match, effect.rolls[roll - 1], figure, self.by)


class PickEffect(FigureStep):
    """The user of a Skill takes one of its effects."""

    __slots__ = ("by", "effect")
    name = "pick_effect"

    def __init__(self, who: int, effect: int, by: int) -> None:
        self.who = who
        self.effect = effect
        self.by = by

    def args(self) -> tuple[int, ...]:
        return (self.who, self.effect, self.by)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.effect < len(state.pack.effects)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(range(len(state.pack.effects[self.effect].options)))

    def run(self, state: Estate, match: Match) -> None:
        state.ask(
            self, state.seat(self.by if self.by != NONE else self.who), self.options(state, 0)
        )

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        effect = state.pack.effects[self.effect]
        run_list(state, match, effect.options[option], state.figure(self.who), self.by)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-pick-effect", {"target": Ref("figure", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        effect = pack.effects[self.effect]
        inner = pack.effects[effect.options[raw][0]]
        return inner.op

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        effect = state.pack.effects[self.effect]
        inner = state.pack.effects[effect.options[raw][0]]
        text = Message("dd-option-effect", {"what": effect_text(state.pack, inner)})
        return Option(self.option_id(state.pack, raw), text)
