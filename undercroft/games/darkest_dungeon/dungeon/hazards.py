"""Exploration dice and what they bring (DD-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..effects.bags import open_bags
from ..effects.light import change_light
from ..effects.stores import eat, spend
from ..effects.stress import suffer
from ..effects.triggers import fire
from ..effects.uses import UseDie, own_dice
from ..effects.ways import (
    AT_ANY_TIME,
    HOLDS,
    OfTrinket,
    first,
    usable,
    use,
    way_of,
)
from ..effects.wounds import wound
from ..pack.moments import CURIO_ROLLED, ON_HUNGER, ON_RUBBLE
from ..state.dungeon import Face
from ..state.estate import Each, Estate, HeroQuestion, HeroStep
from ..state.figures import Hero
from ..terms import (
    BLANK,
    CURIO_FACE,
    DARKNESS,
    FOOD,
    HAZARDS,
    HUNGER,
    MONSTER,
    PROVISIONS,
    RUBBLE,
    TOOL,
    TORCH,
    TRAP_FACE,
    WITH_DIE,
)
from .curios import meet_curio
from .traps import spring

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

#: What may know a hazard before it is resolved (DD-A.87).
COMES_UP: Final = {RUBBLE: ON_RUBBLE, HUNGER: ON_HUNGER, CURIO_FACE: CURIO_ROLLED}


class RollHazard(HeroStep):
    """One Exploration die."""

    name = "roll_hazard"

    def run(self, state: Estate, match: Match) -> None:
        die = state.pack.exploration_die
        face = HAZARDS.index(die.labels[match.chance.index(die)])
        if match.telling:
            match.tell(facts.Hazard(state.tag(self.who), HAZARDS[face]))
        if face != BLANK:
            set_dice(state, self.who, (*state.dungeon.dice[self.who], face))


ROLL_HAZARD: Final = Each(RollHazard)


def set_dice(state: Estate, who: int, dice: tuple[int, ...]) -> None:
    """The dice a hero has still to resolve."""
    whole = list(state.dungeon.dice)
    whole[who] = dice
    state.dungeon.dice = tuple(whole)


def without(dice: tuple[int, ...], face: int) -> tuple[int, ...]:
    place = dice.index(face)
    return (*dice[:place], *dice[place + 1 :])


# ---------------------------------------------------------------------- which die comes first


class HeroDice(HeroQuestion):
    """DD-10.5: the player chooses which die comes first."""

    name = "hero_dice"
    rules = ("DD-10.4", "DD-10.5")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        dice = state.dungeon.dice[self.who]
        faces = list(dict.fromkeys(dice) if len(dice) > 1 else dice)
        found: list[Choice[Estate]] = [RESOLVE_DIE[face] for face in faces]
        hero = self.hero(state)
        for hold in usable(state, hero, (WITH_DIE,)) if hero.trinkets else ():
            effect = first(way_of(hero, hold))
            for face in faces:
                name = HAZARDS[face]
                ignores = effect.op == "ignore_die"
                if name in effect.faces if ignores else name != effect.entry.what:
                    found.append(TRINKET_ON_DIE[hold.place][hold.number][face])
        if any(state.dungeon.stores):
            found += own_dice(state, hero)  # DD-9.7
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        if not state.dungeon.dice or not state.dungeon.dice[self.who] or not self.hero(state).alive:
            return
        seat = state.seats_of[self.who]
        choices = self.choices(state, seat)
        if self.forced(state, choices):
            first_die = choices[0]
            assert isinstance(first_die, ResolveDie)
            self.resolve(state, match, first_die.face)
        else:
            state.ask(self, seat, choices)
            open_bags(state, self.who)

    def forced(self, state: Estate, choices: tuple[Choice[Estate], ...]) -> bool:
        """DD-A.230: one hazard, and what may be used can be used before that is answered as well."""
        hero = self.hero(state)
        if len(choices) == 1:
            if not hero.trinkets or not usable(state, hero, AT_ANY_TIME):
                return True
        elif not isinstance(choices[1], UseDie):
            return False  # another face, or a Trinket for the die
        die = choices[0]
        assert isinstance(die, ResolveDie)
        first_comes = COMES_UP.get(die.face)
        if first_comes is not None and (
            hero.passive.deeds[first_comes] or state.passive.deeds[first_comes]
        ):
            return False
        return len(HAZARD[self.who][die.face].choices(state, 0)) > 1

    def resolve(self, state: Estate, match: Match, face: int) -> None:
        """This die; the others after it."""
        set_dice(state, self.who, without(state.dungeon.dice[self.who], face))
        state.then(self)
        meet(state, match, self.who, face)

    def prompt(self, state: Estate, seat: int) -> Message:
        who = Ref("hero", self.who)
        faces = set(state.dungeon.dice[self.who])
        if len(faces) == 1:
            return Message("dd-prompt-last-die", {"who": who, "hazard": HAZARDS[faces.pop()]})
        return Message("dd-prompt-hero-dice", {"who": who})


class ResolveDie(Choice[Estate]):
    """This hazard next."""

    name = "hazard"
    face: Face

    @property
    def id(self) -> str:
        return HAZARDS[self.face]

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-hazard", {"hazard": HAZARDS[self.face]})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("hazard", HAZARDS[self.face]),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, HeroDice)
        question.resolve(state, match, self.face)


class TrinketOnDie(OfTrinket):
    """A Trinket that takes this die away or turns it."""

    face: Face

    @property
    def id(self) -> str:
        return f"{self.hold.id}-{HAZARDS[self.face]}"

    def text(self, state: Estate, ask: Ask) -> Message:
        what = super().text(state, ask)
        return Message("dd-option-on-die", {"what": what, "hazard": HAZARDS[self.face]})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (*super().targets(state, ask), ("hazard", HAZARDS[self.face]))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, HeroDice)
        state.then(question)
        effect = first(use(state, match, question.hero(state), self.hold))
        dice = without(state.dungeon.dice[question.who], self.face)
        if effect.op == "turn_die":
            dice += (HAZARDS.index(effect.entry.what or ""),)
        set_dice(state, question.who, dice)


RESOLVE_DIE: Final = [ResolveDie(face) for face in range(len(HAZARDS))]
TRINKET_ON_DIE: Final = [
    [[TrinketOnDie(hold, face) for face in range(len(HAZARDS))] for hold in row] for row in HOLDS
]
HERO_DICE: Final = [HeroDice(who) for who in range(MONSTER)]


# ---------------------------------------------------------------------- hazards


def meet(state: Estate, match: Match, who: int, face: int) -> None:
    """A hazard comes up; some Diseases and Quirks know it (DD-A.87)."""
    state.begin_event()
    state.then(HAZARD[who][face])
    if face in COMES_UP:
        fire(state, match, COMES_UP[face], state.heroes[who])


class Peril:
    """What a side of the die brings, and the Provision that averts it (DD-10.6–10.11)."""

    face: ClassVar[int]
    price: ClassVar[int]
    stress: ClassVar[int] = 0

    def wounds(self, state: Estate, hero: Hero) -> int:
        return 0

    def pay(self, state: Estate, match: Match, hero: Hero) -> None:
        """A die of the right side, and nothing happens."""
        spend(state, match, self.price)

    def bear(self, state: Estate, match: Match, hero: Hero) -> None:
        if match.telling:
            match.tell(facts.Hurts(state.tag(hero.number), HAZARDS[self.face]))
        depth = len(state.agenda)
        wounds = self.wounds(state, hero)
        if wounds:
            wound(state, match, hero, wounds)
        if self.stress:
            before = len(state.agenda)
            suffer(state, match, hero, self.stress)
            state.line_up(depth, before)  # who dies of the Wounds is not tested any more


class Rubble(Peril):
    face = RUBBLE
    price = TOOL
    stress = 1

    def wounds(self, state: Estate, hero: Hero) -> int:
        return state.level


class Hunger(Peril):
    face = HUNGER
    price = FOOD

    def wounds(self, state: Estate, hero: Hero) -> int:
        return 2 * hero.level

    def pay(self, state: Estate, match: Match, hero: Hero) -> None:
        eat(state, match, hero)  # DD-A.82


class Darkness(Peril):
    face = DARKNESS
    price = TORCH
    stress = 2


class CurioAhead(Peril):
    """A Torch keeps the bad half of the card away (DD-10.10)."""

    face = CURIO_FACE
    price = TORCH

    def pay(self, state: Estate, match: Match, hero: Hero) -> None:
        super().pay(state, match, hero)
        meet_curio(state, match, hero, True)

    def bear(self, state: Estate, match: Match, hero: Hero) -> None:
        meet_curio(state, match, hero, False)


class TrapAhead(Peril):
    """It attacks: the Wounds are those of a hit."""

    face = TRAP_FACE
    price = TOOL

    def wounds(self, state: Estate, hero: Hero) -> int:
        return 2 * state.level

    def bear(self, state: Estate, match: Match, hero: Hero) -> None:
        spring(state, match, hero)


PERILS: Final[dict[int, Peril]] = {
    peril.face: peril for peril in (Rubble(), Hunger(), Darkness(), CurioAhead(), TrapAhead())
}


class Hazard(HeroQuestion):
    """DD-10.6–10.11: pay a Provision or bear it."""

    name = "hazard"
    rules = ("DD-10.6", "DD-10.7", "DD-10.8", "DD-10.11")
    face: Face

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.face in PERILS

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        found: list[Choice[Estate]] = [BEAR]
        if state.dungeon.stores[PERILS[self.face].price]:
            found.append(PAY)
        if self.face == DARKNESS and state.dungeon.light > state.house.least_light:
            found.append(DIM)  # DD-A.9
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        if not self.hero(state).alive:
            return
        seat = state.seats_of[self.who]
        choices = self.choices(state, seat)
        if len(choices) == 1:
            self.bear(state, match)
        else:
            state.ask(self, seat, choices)
            open_bags(state)

    def pay(self, state: Estate, match: Match) -> None:
        PERILS[self.face].pay(state, match, self.hero(state))

    def wounds(self, state: Estate) -> int:
        """What bearing it costs; a trap still has to hit."""
        return PERILS[self.face].wounds(state, self.hero(state))

    def bear(self, state: Estate, match: Match) -> None:
        PERILS[self.face].bear(state, match, self.hero(state))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message(
            "dd-prompt-hazard", {"who": Ref("hero", self.who), "hazard": HAZARDS[self.face]}
        )


def hazard_of(ask: Ask) -> Hazard:
    question = ask.step
    assert isinstance(question, Hazard)
    return question


class Bear(Choice[Estate]):
    """What the die says."""

    name = "suffer"

    def text(self, state: Estate, ask: Ask) -> Message:
        question = hazard_of(ask)
        wounds = question.wounds(state)
        return Message(
            "dd-option-hazard-suffer", {"hazard": HAZARDS[question.face], "wounds": wounds}
        )

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hazard_of(ask).bear(state, match)


class Pay(Choice[Estate]):
    """A Provision instead."""

    name = "pay"

    def text(self, state: Estate, ask: Ask) -> Message:
        face = hazard_of(ask).face
        return Message(
            "dd-option-hazard-pay",
            {"hazard": HAZARDS[face], "side": PROVISIONS[PERILS[face].price]},
        )

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hazard_of(ask).pay(state, match)


class Dim(Choice[Estate]):
    """DD-A.9: Light instead of Stress."""

    name = "dim"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-hazard-dim", {"hazard": HAZARDS[hazard_of(ask).face]})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        change_light(state, match, -1)


BEAR: Final = Bear()
PAY: Final = Pay()
DIM: Final = Dim()
HAZARD: Final = [[Hazard(who, face) for face in range(len(HAZARDS))] for who in range(MONSTER)]
