"""The verbs of cards: one small class each.

An effect is a line of a pack. `apply` asks its filters, finds whom it means (`who`) and lets `act` do it.
What rolls a die, draws a card or asks somebody puts a step on the agenda. To add a verb: write a class, add
it to `VERBS`, add `dd-verb-<op>` to the text files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..battle import field
from ..pack.moments import MOMENT, ON_BLEED, ON_BLIGHT
from ..state.estate import Estate, FigureStep
from ..state.figures import Figure, Hero, Monster
from ..terms import (
    CONDITIONS,
    HUMAN,
    LEADER,
    MONSTER,
    NONE,
    PARTY,
    PROVISIONS,
    RESISTED,
    STANCES,
    SUPPORT,
    TYPES,
)
from . import harm
from .stores import eat, spend

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.entries import EffectEntry

ALL = 999  # `amount: all`


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
        roll = harm.d10(state, match, figure if isinstance(figure, Hero) else None)
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
        from .card_text import effect_text

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


# ---------------------------------------------------------------------- numbers


class Add(Effect):
    """A number read at its moment."""

    says: tuple[str, ...] = ("amount", "sign", "per")
    op = "add"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        raise AssertionError("a number does nothing by itself")


class Set(Add):
    says: tuple[str, ...] = ("amount",)
    op = "set"


class Halve(Add):
    says: tuple[str, ...] = ()
    op = "halve"


class Immune(Add):
    """A Condition that cannot be given here."""

    says: tuple[str, ...] = ("conditions",)
    op = "immune"


class Beckon(Add):
    """The last monster of the round only moves here."""

    says: tuple[str, ...] = ()
    op = "beckon"


class Block(Add):
    """A building nobody may visit."""

    says: tuple[str, ...] = ("building",)
    op = "block"


# ---------------------------------------------------------------------- body and mind


class Stress(Effect):
    says: tuple[str, ...] = ("amount", "sign", "per", "who")
    op = "stress"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if not isinstance(figure, Hero) or not figure.alive:
            return
        amount = self.value(state, figure)
        if amount > 0:
            harm.suffer(state, match, figure, amount)
        elif amount < 0:
            harm.recover(state, match, figure, -amount)


class Wounds(Effect):
    """Wounds without an attack: nothing reduces them."""

    says: tuple[str, ...] = ("amount", "per", "who")
    op = "wounds"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            harm.wound(state, match, figure, self.value(state, figure))


class Damage(Effect):
    """Damage that needs no roll (spikes): no attack, so Protection does not halve it (DD-20.16)."""

    says: tuple[str, ...] = ("amount", "per", "who")
    op = "damage"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            harm.damage(state, match, figure, self.value(state, figure), False, pierce=True)


class Heal(Effect):
    says: tuple[str, ...] = ("amount", "per", "who")
    op = "heal"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None and harm.may_heal(state, by):
            harm.heal(state, match, figure, self.value(state, figure, by))


class Condition(Effect):
    """Bleed, Blight, Stun …: a stack of tokens."""

    says: tuple[str, ...] = ("amount", "turns", "who")
    kind: int = NONE

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is None:
            return
        own = by == figure.number
        turns = self.turns
        if not own and by != NONE and by == state.use.by:
            turns -= state.use.shorten
        # DD-A.77: what a Quirk adds is no new application.
        quiet = self.moment in (ON_BLEED, ON_BLIGHT)
        harm.afflict(state, match, figure, self.kind, self.amount, turns, own, quiet)


class Bleed(Condition):
    op, kind = "bleed", 0


class Blight(Condition):
    op, kind = "blight", 1


class Stun(Condition):
    op, kind = "stun", 2


class Buff(Condition):
    op, kind = "buff", 3


class Debuff(Condition):
    op, kind = "debuff", 4


class Mark(Condition):
    op, kind = "mark", 5


class Riposte(Condition):
    op, kind = "riposte", 6


class Guard(Condition):
    op, kind = "guard", 7


class Protection(Condition):
    op, kind = "protection", 8


class Remove(Effect):
    """DD-20.18: all stacks of these Conditions."""

    says: tuple[str, ...] = ("conditions", "who")
    op = "remove"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            harm.lose(state, match, figure, self.kinds)


class Light(Effect):
    says: tuple[str, ...] = ("amount", "sign")
    op = "light"
    once = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        harm.change_light(state, match, self.amount)


class DiseaseVerb(Effect):
    says: tuple[str, ...] = ()
    op = "disease"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            harm.sicken(state, match, figure)


class QuirkVerb(Effect):
    """A Quirk from its deck: `what` is positive or negative."""

    says: tuple[str, ...] = ("what",)
    op = "quirk"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(
                harm.DrawQuirk(figure.number, 1 if self.entry.what == "negative" else 0)
            )


class Virtue(Effect):
    """DD-34.33, DD-28.4: a Virtue; Stress falls to 0 as with every Virtue, and the counter turns red."""

    says: tuple[str, ...] = ()
    op = "virtue"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero) and figure.mood == NONE:
            figure.stress = 0
            figure.red = True
            state.agenda.append(harm.DrawMood(figure.number, 1))


class Cure(Effect):
    says: tuple[str, ...] = ("who",)
    op = "cure"

    def suits(self, state: Estate, hero: Hero) -> bool:
        return hero.disease != NONE

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            harm.cure(state, match, figure)


class Unlearn(Effect):
    """Remove Quirks of the hero's choice."""

    says: tuple[str, ...] = ("amount", "who")
    op = "unlearn"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero) and figure.quirks:
            state.agenda.append(harm.LoseQuirk(figure.number, self.amount))


# ---------------------------------------------------------------------- where they stand


class Shuffle(Effect):
    """DD-20.20, DD-20.21: away from the user or towards, on the tile and on the tracker."""

    says: tuple[str, ...] = ("areas",)
    push = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None and figure.area >= 0:
            field.shuffle(state, match, figure, self.entry.areas or 0, self.push, by)


class Push(Shuffle):
    op = "push"


class Pull(Shuffle):
    op = "pull"
    push = False


class ChooseOne(Effect):
    """The user takes one of several effects."""

    says: tuple[str, ...] = ("inner",)
    op = "choose_one"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            state.agenda.append(PickEffect(figure.number, self.index, by))


class Toss(Effect):
    """Put the hero on the Area a d10 names."""

    says: tuple[str, ...] = ()
    op = "toss"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero) and figure.alive:
            state.agenda.append(field.Toss(figure.number))


class Scramble(Effect):
    """DD-41.27: the Hero Stance tokens are shuffled."""

    says: tuple[str, ...] = ()
    op = "scramble"
    once = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..battle.bosses import ScrambleStances

        state.agenda.append(ScrambleStances())


class Stagger(Effect):
    """One Stance back, or forward from the last."""

    says: tuple[str, ...] = ()
    op = "stagger"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            back = state.stance(figure.number) < SUPPORT
            field.move_stance(state, match, figure.number, 1 if back else -1)


class Pulse(Effect):
    """Everybody in the Areas is moved to another one while it has space."""

    says: tuple[str, ...] = ("amount",)
    op = "pulse"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        field.draw_in(state, match, self.room_areas, self.what, self.amount)


class Transform(Effect):
    """DD-40.4: the other form."""

    says: tuple[str, ...] = ("what",)
    op = "transform"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            figure.form = HUMAN if self.entry.what == "human" else 1
            if match.telling:
                match.tell("transformed", (*state.tag(figure.number), self.entry.what or ""))


# ---------------------------------------------------------------------- monsters


class Summon(Effect):
    """DD-31.18: another monster joins. `where: [target]` puts it on the Skill's Area (DD-41.3)."""

    says: tuple[str, ...] = ("what", "monster")
    op = "summon"
    once = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..battle.rounds import DrawSummon, summon

        entry = self.entry
        if entry.once and any(
            state.monsters[n - MONSTER].kind == self.what for n in state.order[1]
        ):
            return
        if entry.what in ("any", "deck"):
            state.agenda.append(DrawSummon())
        else:
            summon(state, match, self.what, state.use.area if entry.where == ["target"] else NONE)


class Spawn(Effect):
    """A Threat's monster is spawned first."""

    says: tuple[str, ...] = ("monster",)
    op = "spawn"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..battle.rounds import spawn

        spawn(state, match, self.what, 0, 0)


class Purge(Effect):
    """Monsters of this Battle that are of another type leave the game."""

    says: tuple[str, ...] = ("what",)
    op = "purge"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        cards = state.pack.monsters
        bit = TYPES.index(self.entry.what or "")
        out = [
            kind
            for kind in state.battle.drawn
            if not cards[kind].types >> bit & 1 and cards[kind].deck
        ]
        state.decks.gone = tuple(sorted((*state.decks.gone, *out)))
        if out and match.telling:
            match.tell("purged", ([cards[kind].id for kind in out],))


class Reanimate(Effect):
    """The first dead of a Battle that is not Large rises again."""

    says: tuple[str, ...] = ()
    op = "reanimate"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..battle.rounds import raise_dead

        if isinstance(figure, Monster):
            raise_dead(state, match, figure)


# ---------------------------------------------------------------------- this turn


class AddAction(Effect):
    says: tuple[str, ...] = ("amount", "sign")
    op = "add_action"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            figure.actions = max(0, figure.actions + self.amount)


class AddSpeed(Effect):
    says: tuple[str, ...] = ("amount", "sign")
    op = "add_speed"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            figure.speed += self.amount


class Power(Effect):
    """More damage in this turn."""

    says: tuple[str, ...] = ("amount", "per")
    op = "power"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            figure.power += self.value(state, figure)


# ---------------------------------------------------------------------- the Skill in use


class AddAcc(Effect):
    says: tuple[str, ...] = ("amount", "sign")
    op = "add_acc"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        state.use.acc += self.amount


class AddCrit(Effect):
    says: tuple[str, ...] = ("amount", "sign")
    op = "add_crit"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        state.use.crit += self.amount


class AddDamage(Effect):
    says: tuple[str, ...] = ("amount",)
    op = "add_damage"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        state.use.damage += self.amount


class AddHeal(Effect):
    says: tuple[str, ...] = ("amount",)
    op = "add_heal"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        state.use.heal += self.amount


class Shorten(Effect):
    """Conditions the user causes last less long."""

    says: tuple[str, ...] = ("amount",)
    op = "shorten"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        state.use.shorten += self.amount


class Harmless(Effect):
    says: tuple[str, ...] = ()
    op = "harmless"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        state.use.harmless = True


class Also(Effect):
    """A hit also does this."""

    says: tuple[str, ...] = ("inner",)
    op = "also"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        state.use.also += tuple(range(*self.inner))


class AddDodge(Effect):
    says: tuple[str, ...] = ("amount", "sign")
    op = "add_dodge"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        assert figure is not None
        place = state.use.targets.index(figure.number)
        dodge = list(state.use.dodge)
        dodge[place] += self.amount
        state.use.dodge = tuple(dodge)


class MarkTarget(Effect):
    says: tuple[str, ...] = ()
    flag = 0

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        assert figure is not None
        place = state.use.targets.index(figure.number)
        marks = list(state.use.marks)
        marks[place] |= self.flag
        state.use.marks = tuple(marks)


class Half(MarkTarget):
    """Half the damage of this attack."""

    op, flag = "half", 1


class ForceCrit(MarkTarget):
    """A hit becomes critical."""

    op, flag = "force_crit", 2


# Windows that are asked outside attacks read these themselves.


class MoreHealing(Add):
    says: tuple[str, ...] = ("amount", "sign")
    op = "more_healing"


class Refuse(Add):
    says: tuple[str, ...] = ()
    op = "refuse"


class Spare(Add):
    says: tuple[str, ...] = ()
    op = "spare"


class Burden(Add):
    says: tuple[str, ...] = ("amount",)
    op = "burden"


class AddVirtue(Add):
    says: tuple[str, ...] = ("amount", "sign")
    op = "add_virtue"


class IgnoreDie(Add):
    says: tuple[str, ...] = ()
    op = "ignore_die"


class TurnDie(Add):
    says: tuple[str, ...] = ("what",)
    op = "turn_die"


# ---------------------------------------------------------------------- goods


class Gold(Effect):
    """Gold for the common pool: an amount, or so many times a d10."""

    says: tuple[str, ...] = ("amount", "sign", "dice")
    op = "gold"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..dungeon.provisions import RollGold, gain_gold

        if self.entry.dice:
            state.agenda.append(RollGold(self.amount, NONE if figure is None else figure.number))
        else:
            gain_gold(state, match, self.amount)


class TrinketVerb(Effect):
    """A card of the current Dungeon's Trinket deck."""

    says: tuple[str, ...] = ()
    op = "trinket"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from .trinkets import DrawTrinket

        if isinstance(figure, Hero):
            state.agenda.append(DrawTrinket(figure.number, state.level))


class DropTrinket(Effect):
    """The hero loses a Trinket of the player's choice."""

    says: tuple[str, ...] = ()
    op = "drop_trinket"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from .trinkets import DropOne

        if isinstance(figure, Hero) and figure.trinkets:
            state.agenda.append(DropOne(figure.number))


class Provision(Effect):
    """Provision dice: `what` is a side, roll or choose."""

    says: tuple[str, ...] = ("amount", "what")
    op = "provision"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..dungeon.provisions import ChooseSide, RollDie, add_die

        number = LEADER if figure is None else figure.number
        for _ in range(self.amount):
            if self.entry.what == "roll":
                state.agenda.append(RollDie(number))
            elif self.entry.what == "choose":
                state.agenda.append(ChooseSide(number))
            else:
                add_die(state, match, PROVISIONS.index(self.entry.what or ""))


class Loot(Effect):
    """A Loot Chest token."""

    says: tuple[str, ...] = ()
    op = "loot"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..dungeon.provisions import DrawLoot

        if isinstance(figure, Hero):
            state.agenda.append(DrawLoot(figure.number))


class Waste(Effect):
    """Another die of this side is discarded, if any."""

    says: tuple[str, ...] = ("what",)
    op = "waste"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        face = PROVISIONS.index(self.entry.what or "")
        if state.dungeon.stores[face]:
            spend(state, match, face)


class Eat(Effect):
    """Food is consumed for nothing (but those who mind it)."""

    says: tuple[str, ...] = ()
    op = "eat"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            eat(state, match, figure)


class Squander(Effect):
    """A Provision of the players' choice is lost."""

    says: tuple[str, ...] = ()
    op = "squander"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..dungeon.provisions import Squander as SquanderStep

        if any(state.dungeon.stores):
            state.agenda.append(SquanderStep())


# ---------------------------------------------------------------------- dungeon and hamlet


class Reveal(Effect):
    """The Rooms around the party are turned up."""

    says: tuple[str, ...] = ()
    op = "reveal"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..dungeon.exploring import reveal_around

        reveal_around(state, match)


class Trap(Effect):
    """The attack of the Exploration die's Trap."""

    says: tuple[str, ...] = ()
    op = "trap"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..dungeon.exploring import spring

        if isinstance(figure, Hero):
            spring(state, match, figure)


class Tutor(Effect):
    """The next Skill at the Guild costs less."""

    says: tuple[str, ...] = ("amount",)
    op = "tutor"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        state.hamlet.tutor += self.amount


class Table(Effect):
    """A d10 picks one of several lists."""

    says: tuple[str, ...] = ("inner",)
    op = "table"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            state.agenda.append(RollTable(figure.number, self.index, by))


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
        roll = harm.d10(state, match, None)
        run_list(state, match, effect.rolls[roll - 1], figure, self.by)


class OrderDice(Effect):
    """Provision dice for the next Quest (DD-A.113)."""

    says: tuple[str, ...] = ("amount",)
    op = "order_dice"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        state.hamlet.ordered += self.amount


class Dismiss(Effect):
    """The Caretaker leaves the board for this Hamlet phase (DD-A.237)."""

    says: tuple[str, ...] = ()
    op = "dismiss"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        hamlet = state.hamlet
        hamlet.dismissed = True
        if hamlet.caretaker == NONE:
            return
        # Whatever else blocks a building stays.
        hamlet.blocked = hamlet.blocked & ~(1 << hamlet.caretaker) | hamlet.shut
        hamlet.caretaker = NONE
        if match.telling:
            match.tell("caretaker_gone", ())


class Foresee(Effect):
    """A Room of the next Dungeon will be revealed."""

    says: tuple[str, ...] = ("amount",)
    op = "foresee"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        state.hamlet.foresee += self.amount


class Lowest(Effect):
    """All heroes roll; it befalls those with the lowest."""

    says: tuple[str, ...] = ("inner",)
    op = "lowest"
    best = False

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..hamlet.events import RollOff

        state.dungeon.rolled = ()
        state.agenda.append(RollOff(self.index, *state.order[PARTY]))


class Highest(Lowest):
    op = "highest"
    best = True


class Haunt(Effect):
    """The lowest roller spends the first day at the Graveyard; `amount`: its effect may be used."""

    says: tuple[str, ...] = ("amount",)
    op = "haunt"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..hamlet.events import RollOff

        state.dungeon.rolled = ()
        state.agenda.append(RollOff(self.index, *state.order[PARTY]))


class Raid(Effect):
    """A d10 at the end of the day: it befalls the hero in the building of that number."""

    says: tuple[str, ...] = ("inner",)
    op = "raid"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..hamlet.events import RaidRoll

        state.agenda.append(RaidRoll(self.index))


class Build(Effect):
    """A building may be upgraded for nothing; it is shut in this Hamlet phase."""

    says: tuple[str, ...] = ()
    op = "build"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..hamlet.events import FreeBuild

        state.agenda.append(FreeBuild())


class Feast(Effect):
    """All Stress or all Life."""

    says: tuple[str, ...] = ("who",)
    op = "feast"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..hamlet.events import FeastChoice

        if isinstance(figure, Hero) and (figure.stress or figure.wounds):
            state.agenda.append(FeastChoice(figure.number))


class Teach(Effect):
    """A Skill rises for nothing; `amount` is the highest level it may have before."""

    says: tuple[str, ...] = ("amount", "who")
    op = "teach"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        from ..hamlet.events import Lesson

        if isinstance(figure, Hero):
            state.agenda.append(Lesson(figure.number, min(self.amount, 2)))


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
        from .card_text import effect_text

        effect = state.pack.effects[self.effect]
        inner = state.pack.effects[effect.options[raw][0]]
        text = Message("dd-option-effect", {"what": effect_text(state.pack, inner)})
        return Option(self.option_id(state.pack, raw), text)


VERBS: dict[str, type[Effect]] = {
    verb.op: verb
    for verb in (
        Add, Set, Halve, Immune, Beckon, Block, Stress, Wounds, Damage, Heal, Bleed, Blight, Stun,
        Buff, Debuff, Mark, Riposte, Guard, Protection, Remove, Light, DiseaseVerb, QuirkVerb,
        Virtue, Cure, Unlearn, Push, Pull, ChooseOne, Toss, Scramble, Stagger, Pulse, Transform,
        Summon, Spawn, Purge, Reanimate, AddAction, AddSpeed, Power, AddAcc, AddCrit, AddDamage,
        AddHeal, Shorten, Harmless, Also, AddDodge, Half, ForceCrit, MoreHealing, Refuse, Spare,
        Burden, AddVirtue, IgnoreDie, TurnDie, Gold, TrinketVerb, DropTrinket, Provision, Loot,
        Waste, Eat, Squander, Reveal, Trap, Tutor, Table, OrderDice, Dismiss, Foresee, Lowest,
        Highest, Haunt, Raid, Build, Feast, Teach,
    )
}  # fmt: skip
assert all(CONDITIONS[verb.kind] == verb.op for verb in Condition.__subclasses__())
