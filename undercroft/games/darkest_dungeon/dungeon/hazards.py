"""Exploration dice and what they bring (DD-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref, Value

from ..effects.bags import open_bags, use_provision
from ..effects.light import change_light
from ..effects.stores import USES, eat, open_uses, spend, use_text
from ..effects.stress import suffer
from ..effects.triggers import fire
from ..effects.ways import first, usable, use, way_id, way_of, way_option
from ..effects.wounds import wound
from ..pack.moments import CURIO_ROLLED, ON_HUNGER, ON_RUBBLE
from ..state.estate import Each, Estate, HeroStep
from ..terms import (
    BLANK,
    CURIO_FACE,
    DARKNESS,
    FOOD,
    FREE,
    HAZARDS,
    HUNGER,
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

    from ..pack.cards import Cards


USE = 1 << 12  # among the dice of a hero: a Provision


class RollHazard(HeroStep):
    """One Exploration die."""

    __slots__ = ()
    name = "roll_hazard"

    def run(self, state: Estate, match: Match) -> None:
        die = state.pack.exploration_die
        face = HAZARDS.index(die.labels[match.chance.index(die)])
        if match.telling:
            match.tell("hazard", (*state.tag(self.who), HAZARDS[face]))
        if face != BLANK:
            dice = list(state.dungeon.dice)
            dice[self.who] = (*dice[self.who], face)
            state.dungeon.dice = tuple(dice)


ROLL_HAZARD = Each(RollHazard)


class HeroDice(HeroStep):
    """DD-10.5: the player chooses which die comes first."""

    __slots__ = ()
    name = "hero_dice"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        """The faces; from 16 on a Trinket and (<< 8) the die it is used on; from USE on a Provision."""
        dice = state.dungeon.dice[self.who]
        found = list(dict.fromkeys(dice))
        hero = self.hero(state)
        for raw in usable(state, hero, WITH_DIE) if hero.trinkets else ():
            effect = first(state, way_of(state, hero, raw))
            for face in dict.fromkeys(dice):
                name = HAZARDS[face]
                ignores = effect.op == "ignore_die"
                if name in effect.entry.faces if ignores else name != effect.entry.what:
                    found.append(16 + raw | face << 8)
        if any(state.dungeon.stores):
            found.extend(USE | one for one in open_uses(state, hero))  # DD-9.7
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        if not state.dungeon.dice or not state.dungeon.dice[self.who] or not self.hero(state).alive:
            return
        options = self.options(state, 0)
        if self.forced(state, options):
            self.answer(state, match, 0, options[0])
        else:
            state.ask_hero(self, self.who, options)
            open_bags(state, self.who)

    def forced(self, state: Estate, options: tuple[int, ...]) -> bool:
        """DD-A.230: one hazard, and what may be used can be used before that is answered as well."""
        hero = self.hero(state)
        if len(options) == 1:
            if not usable(state, hero, FREE):
                return True
        elif options[1] < USE:
            return False  # another face, or a Trinket for the die
        face = options[0]
        first_comes = COMES_UP.get(face)
        if first_comes is not None and (
            hero.bearing.deeds[first_comes] or state.law.deeds[first_comes]
        ):
            return False
        return len(Hazard(self.who, face).options(state, 0)) > 1

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.agenda.append(self)
        if option >= USE:
            use_provision(state, match, self.hero(state), option & 255)
            return
        face = option if option < 16 else option >> 8
        mine = list(state.dungeon.dice[self.who])
        mine.remove(face)
        if option >= 16:
            hero = self.hero(state)
            way = use(state, match, hero, (option & 255) - 16)
            effect = first(state, way)
            if effect.op == "turn_die":
                mine.append(HAZARDS.index(effect.entry.what or ""))
        else:
            meet(state, match, self.who, face)
        dice = list(state.dungeon.dice)
        dice[self.who] = tuple(mine)
        state.dungeon.dice = tuple(dice)

    def prompt(self, state: Estate, seat: int) -> Message:
        who = Ref("hero", self.who)
        faces = set(state.dungeon.dice[self.who])
        if len(faces) == 1:
            return Message("dd-prompt-last-die", {"who": who, "hazard": HAZARDS[faces.pop()]})
        return Message("dd-prompt-hero-dice", {"who": who})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw < 16:
            return HAZARDS[raw]
        if raw >= USE:
            return USES[raw & 255].id
        return f"{way_id((raw & 255) - 16)}-{HAZARDS[raw >> 8]}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        id = self.option_id(state.pack, raw)
        if raw < 16:
            return Option(id, Message("dd-option-hazard", {"hazard": HAZARDS[raw]}))
        if raw >= USE:
            return Option(id, use_text(raw & 255))
        made = way_option(state, self.hero(state), (raw & 255) - 16)
        text = Message("dd-option-on-die", {"what": made.message, "hazard": HAZARDS[raw >> 8]})
        return Option(id, text, made.targets)


HERO_DICE = Each(HeroDice)


PAY, SUFFER, DIM = range(3)


ANSWERS = ("pay", "suffer", "dim")


COMES_UP = {RUBBLE: ON_RUBBLE, HUNGER: ON_HUNGER, CURIO_FACE: CURIO_ROLLED}


PRICE = {RUBBLE: TOOL, HUNGER: FOOD, DARKNESS: TORCH, CURIO_FACE: TORCH, TRAP_FACE: TOOL}


def meet(state: Estate, match: Match, who: int, face: int) -> None:
    """A hazard comes up; some Diseases and Quirks know it (DD-A.87)."""
    state.begin_event()
    state.agenda.append(Hazard(who, face))
    if face in COMES_UP:
        fire(state, match, COMES_UP[face], state.heroes[who])


class Hazard(HeroStep):
    """DD-10.6–10.11: pay a Provision or bear it."""

    __slots__ = ("face",)
    name = "hazard"

    def __init__(self, who: int, face: int) -> None:
        self.who = who
        self.face = face

    def args(self) -> tuple[int, ...]:
        return (self.who, self.face)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.face in PRICE

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        found = [SUFFER]
        if state.dungeon.stores[PRICE[self.face]]:
            found.append(PAY)
        if self.face == DARKNESS and state.dungeon.light > 0:
            found.append(DIM)  # DD-A.9
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        if not self.hero(state).alive:
            return
        options = self.options(state, 0)
        if len(options) == 1:
            self.answer(state, match, 0, options[0])
        else:
            state.ask_hero(self, self.who, options)
            open_bags(state)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        face = self.face
        if face == CURIO_FACE:
            if option == PAY:
                spend(state, match, TORCH)
            meet_curio(state, match, hero, option == PAY)
            return
        if option == PAY:
            if face == HUNGER:
                eat(state, match, hero)  # DD-A.82
            else:
                spend(state, match, PRICE[face])
        elif option == DIM:
            change_light(state, match, -1)
        elif face == RUBBLE:
            if match.telling:
                match.tell("hurts", (*state.tag(self.who), HAZARDS[face]))
            wound(state, match, hero, state.level)
            suffer(state, match, hero, 1)
        elif face == HUNGER:
            if match.telling:
                match.tell("hurts", (*state.tag(self.who), HAZARDS[face]))
            wound(state, match, hero, 2 * hero.level)
        elif face == DARKNESS:
            if match.telling:
                match.tell("hurts", (*state.tag(self.who), HAZARDS[face]))
            suffer(state, match, hero, 2)
        else:
            spring(state, match, hero)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message(
            "dd-prompt-hazard", {"who": Ref("hero", self.who), "hazard": HAZARDS[self.face]}
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        return ANSWERS[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        args: dict[str, Value] = {"hazard": HAZARDS[self.face]}
        if raw == PAY:
            args["side"] = PROVISIONS[PRICE[self.face]]
        return Option(ANSWERS[raw], Message(f"dd-option-hazard-{ANSWERS[raw]}", args))
