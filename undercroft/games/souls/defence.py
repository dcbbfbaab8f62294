"""A character is attacked: block or resist, or dodge (DS-27 to DS-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Outcome, Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref, Value

from . import facts, harm
from .blows import Blow
from .choices import STAY, Plain, SeatChoice, for_each_seat
from .content import Trap
from .fields import Seat
from .figures import Character
from .gear import BLEED
from .heroics import Backstab
from .moving import ATTACK_PUSH, PushAside, barrel_cost, dodge_places, go
from .odds import defence_odds, defence_outcome
from .overspend import DeadlyMove, Paid
from .places import Place, at_each
from .rolling import FOR_BLOCK, FOR_DODGE, FOR_RESIST, ROLL_DICE, RollFor, better, total
from .seen import DefenceOdds
from .state import CharacterQuestion, CharacterStep, Fight, asked

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def hit(state: Fight, match: Match, character: Character, blow: Blow, damage: int) -> None:
    """DS-19.3: a target that did not dodge is hit, even for 0: conditions, then the push."""
    if match.telling:
        match.tell(facts.Hit(character.seat, damage))
    harm.suffer(state, match, character, damage, True)
    if state.fallen is not None:
        return
    if blow.conditions:
        harm.afflict(state, match, character, blow.conditions)
    foe = state.foes[blow.foe]
    if blow.push and foe.node is not None and not state.loadout(character).steady:
        state.then(PushAside(character.seat, blow.foe, ATTACK_PUSH))  # DS-20.7


def blow_outcome(
    character: Character,
    rolled: int,
    strength: int,
    damage: int,
    stamina: int = 0,
    attack: bool = True,
    dodging: bool = False,
) -> Outcome:
    """What a blow does, of which so much was rolled away: damage after all else, and Stamina it costs.

    A failed dodge takes nothing off: there is no sum to show unless something else changes it.
    """
    comes = harm.comes_to(character, damage, attack)
    bleed = harm.BLEED_ADDS if comes and character.conditions & BLEED else 0
    ember = damage + bleed - comes if comes else 0
    dies = bool(comes or stamina) and comes + stamina >= character.free + character.grace
    args: dict[str, Value] = {
        "strength": strength,
        "rolled": rolled,
        "ember": ember,
        "bleed": bleed,
        "even": "yes" if max(strength - rolled, 0) - ember + bleed == comes else "no",
        "damage": comes,
        "stamina": stamina,
        "who": Ref("hero", character.seat),
        "dies": "yes" if dies else "no",
    }
    plain = dodging and not ember and not bleed
    return Outcome(
        Message("ds-outcome-undodged" if plain else "ds-outcome-blow", args), deadly=dies
    )


def trap_outcome(state: Fight, character: Character, trap: Trap) -> Outcome:
    """What a trap does as the Dodge roll lies."""
    if total(state) >= trap.difficulty:
        return Outcome(DODGED)
    return blow_outcome(character, 0, trap.damage, trap.damage, attack=False, dodging=True)


DODGED: Final = Message("ds-outcome-dodged")


# ---------------------------------------------------------------------- dodging (DS-29)


class DodgeQuestion(CharacterQuestion):
    """Something that may be dodged: an attack or a trap."""

    def ways(self, state: Fight, character: Character) -> list[Choice[Fight]]:
        """The dodges that can be paid for, then one that cannot (DS-A.68)."""
        moves = [DODGE_TO[place.index] for place in dodge_places(state, character)]
        return dodges([DODGE, *moves], state, character)

    def dodge_text(self, stamina: int) -> Message:
        raise NotImplementedError

    def rolls(self, state: Fight) -> tuple[Step[Fight], ...]:
        """What comes after the move: the roll, and what it decides."""
        raise NotImplementedError

    def dodge_odds(self, state: Fight, character: Character, extra: int) -> DefenceOdds:
        """What a dodge promises that costs so much beyond its usual Stamina."""
        raise NotImplementedError


def dodges(ways: list[Paid], state: Fight, character: Character) -> list[Choice[Fight]]:
    """Those that can be lived through; of the others the first."""
    found: list[Choice[Fight]] = []
    deadly: list[Choice[Fight]] = []
    for way in ways:
        if character.can_pay(way.price(state, character)):
            found.append(way)
        elif not deadly:
            deadly.append(DeadlyMove(way))
    return found + deadly


class Dodge(Paid):
    """DS-29.2, DS-29.6: pay, move, roll; this one without moving."""

    name = "dodge"

    @property
    def id(self) -> str:
        return "dodge"

    def price(self, state: Fight, character: Character) -> int:
        return 1 + character.chill  # DS-29.2, DS-21.8

    def text(self, state: Fight, ask: Ask) -> Message:
        step = ask.step
        assert isinstance(step, DodgeQuestion)
        return step.dodge_text(self.price(state, asked(state, ask)))

    def outcome(self, state: Fight, ask: Ask) -> Outcome | None:
        step, character = ask.step, asked(state, ask)
        assert isinstance(step, DodgeQuestion)
        extra = self.price(state, character) - 1 - character.chill
        return defence_outcome(step.dodge_odds(state, character, extra))

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step, character = ask.step, asked(state, ask)
        assert isinstance(step, DodgeQuestion)
        if match.telling:
            match.tell(facts.Dodges(character.seat))
        harm.pay(state, match, character, self.price(state, character))
        if state.fallen is None:
            state.then_all(step.rolls(state))
            self.move(state, match, character)

    def move(self, state: Fight, match: Match, character: Character) -> None:
        pass


class DodgeTo(Dodge):
    """The same with a move."""

    place: Place

    @property
    def id(self) -> str:
        return f"dodge-{self.place.id}"

    def price(self, state: Fight, character: Character) -> int:
        return 1 + character.chill + barrel_cost(state, self.place)

    def text(self, state: Fight, ask: Ask) -> Message:
        stamina = self.price(state, asked(state, ask))
        return Message("ds-option-dodge-to", {"place": self.place.text, "stamina": stamina})

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return self.place.targets

    def move(self, state: Fight, match: Match, character: Character) -> None:
        further = state.loadout(character).dodge_nodes - 1
        if further:
            state.then(DodgeFurther(character.seat, further))
        go(state, match, character, self.place)


class DodgeFurther(CharacterQuestion):
    """Some armour lets a dodge move another node."""

    name = "dodge_further"
    rules = ("DS-29.2", "TG-29.6")
    left: Annotated[int, Range(1, 99)]

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        character = state.characters[self.seat]
        ways: list[Paid] = [DODGE_ON[place.index] for place in dodge_places(state, character)]
        return (STAY, *dodges(ways, state, character))

    def run(self, state: Fight, match: Match) -> None:
        state.ask(self, self.seat, self.choices(state, self.seat))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-dodge-further")


class DodgeOn(Paid):
    """Another node, for nothing but what is in the way."""

    name = "dodge"
    place: Place

    @property
    def id(self) -> str:
        return self.place.id

    def price(self, state: Fight, character: Character) -> int:
        return barrel_cost(state, self.place)

    def text(self, state: Fight, ask: Ask) -> Message:
        cost = barrel_cost(state, self.place)
        if cost:
            return Message("ds-option-dodge-to", {"place": self.place.text, "stamina": cost})
        return Message("ds-option-move", {"place": self.place.text})

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return self.place.targets

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step, character = ask.step, asked(state, ask)
        assert isinstance(step, DodgeFurther)
        harm.pay(state, match, character, barrel_cost(state, self.place))
        if state.fallen is None:
            if step.left > 1:
                state.then(DodgeFurther(step.seat, step.left - 1))
            go(state, match, character, self.place)


DODGE: Final = Dodge()
DODGE_TO: Final = at_each(DodgeTo)
DODGE_ON: Final = at_each(DodgeOn)


# ---------------------------------------------------------------------- attacks


class Defend(DodgeQuestion):
    """DS-29.1: dodge instead of the Block or Resist roll; the choice comes before rolling."""

    name = "defend"
    rules = ("DS-29.1", "DS-29.2", "DS-29.3", "DS-29.4", "DS-28.2")
    blow: Blow

    def fits(self, state: Fight) -> bool:
        return super().fits(state) and self.blow.foe < len(state.foes)

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        character = state.characters[self.seat]
        if state.loadout(character).ponderous:
            return (BLOCK,)
        return (BLOCK, *self.ways(state, character))

    def run(self, state: Fight, match: Match) -> None:
        found = self.choices(state, self.seat)
        if len(found) == 1:
            self.block(state)
        else:
            state.ask(self, self.seat, found)

    def block(self, state: Fight) -> None:
        purpose = FOR_RESIST if self.blow.magic else FOR_BLOCK  # DS-28.3
        state.then(
            RollFor(self.seat, purpose),
            ROLL_DICE,
            state.after_roll(self.seat, purpose, self.blow.strength),
            Blocked(self.seat, self.blow),
        )

    def rolls(self, state: Fight) -> tuple[Step[Fight], ...]:
        return (
            RollFor(self.seat, FOR_DODGE),
            ROLL_DICE,
            state.after_roll(self.seat, FOR_DODGE, max(0, self.blow.difficulty)),
            Dodged(self.seat, self.blow),
        )

    def dodge_odds(self, state: Fight, character: Character, extra: int) -> DefenceOdds:
        return defence_odds(state, character, self.blow, extra)["dodge"]

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.foes[self.blow.foe].model.id
        return Message(
            "ds-prompt-defend",
            {
                "who": Ref("model", model),
                "strength": self.blow.strength,
                "type": "magical" if self.blow.magic else "physical",
                "difficulty": self.blow.difficulty,
            },
        )

    def dodge_text(self, stamina: int) -> Message:
        return Message("ds-option-dodge", {"stamina": stamina})


class Block(Plain):
    """DS-28.1: the Block roll, or the Resist roll against a magical attack."""

    name = "block"

    def text(self, state: Fight, ask: Ask) -> Message:
        step = ask.step
        assert isinstance(step, Defend)
        return Message("ds-option-resist" if step.blow.magic else "ds-option-block")

    def outcome(self, state: Fight, ask: Ask) -> Outcome | None:
        step = ask.step
        assert isinstance(step, Defend)
        return defence_outcome(defence_odds(state, asked(state, ask), step.blow)["block"])

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Defend)
        step.block(state)


BLOCK: Final = Block()


class Blocked(CharacterStep):
    """DS-28.2: the pips are subtracted from the strength; the rest is suffered."""

    name = "blocked"
    blow: Blow

    def fits(self, state: Fight) -> bool:
        return super().fits(state) and self.blow.foe < len(state.foes)

    def exhausts(self, state: Fight) -> int:
        """The Stamina that a heavy blow costs whoever blocks it well."""
        ability = state.foes[self.blow.foe].model.ability
        return 0 if ability is None else ability.exhausts(total(state), self.blow.magic)

    def gains(self, state: Fight, die: int) -> bool:
        # Whoever is too tired to block well, or stronger when hurt, may want less of it.
        if self.exhausts(state) or state.loadout(state.characters[self.seat]).stamina_when_hurt:
            return True
        damage = max(0, self.blow.strength - total(state))
        return better(state, die) > 0 < harm.comes_to(state.characters[self.seat], damage, True)

    def foretold(self, state: Fight) -> Outcome:
        character, rolled, strength = state.characters[self.seat], total(state), self.blow.strength
        damage = max(0, strength - rolled)
        return blow_outcome(character, rolled, strength, damage, self.exhausts(state))

    def run(self, state: Fight, match: Match) -> None:
        rolled, blow = total(state), self.blow
        character = state.characters[self.seat]
        stamina = self.exhausts(state)
        if stamina:
            harm.pay(state, match, character, stamina)
            if state.fallen is not None:
                return
        hit(state, match, character, blow, max(0, blow.strength - rolled))


def may_dodge(state: Fight, character: Character, die: int, difficulty: int) -> bool:
    """Whether one die more decides a Dodge roll; who is stronger when hurt may want to be hit."""
    if state.loadout(character).stamina_when_hurt:
        return True
    return total(state) < difficulty <= total(state) + better(state, die)


class Dodged(CharacterStep):
    """DS-29.3, DS-29.4: enough dodges and nothing happens, else the full damage."""

    name = "dodged"
    blow: Blow

    def fits(self, state: Fight) -> bool:
        return super().fits(state) and self.blow.foe < len(state.foes)

    def gains(self, state: Fight, die: int) -> bool:
        return may_dodge(state, state.characters[self.seat], die, self.blow.difficulty)

    def foretold(self, state: Fight) -> Outcome:
        if total(state) >= self.blow.difficulty:
            return Outcome(DODGED)
        strength = self.blow.strength
        return blow_outcome(state.characters[self.seat], 0, strength, strength, dodging=True)

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        if total(state) < self.blow.difficulty:
            hit(state, match, character, self.blow, self.blow.strength)
            return
        if match.telling:
            match.tell(facts.Dodged(self.seat))
        if character.heroic and character.kind.heroic == "backstab":
            state.then(Backstab(self.seat, self.blow.foe))


class Targets(Question[Fight]):
    """Several characters are attacked at once: the players choose who resolves first (DS-A.105)."""

    name = "targets"
    rules = ("DS-A.105", "TG-29.4", "TG-37.12")
    seats: tuple[Seat, ...]
    blow: Blow

    def fits(self, state: Fight) -> bool:
        return (
            0 < len(set(self.seats)) == len(self.seats)
            and max(self.seats) < len(state.characters)
            and self.blow.foe < len(state.foes)
        )

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return tuple([NEXT_TARGET[seat] for seat in self.seats])

    def run(self, state: Fight, match: Match) -> None:
        if state.foes[self.blow.foe].node is None:
            return  # a backstab has killed it
        if len(self.seats) == 1:
            state.then(state.blow(self.seats[0], self.blow))
        else:
            state.ask_party(self)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-targets")

    def subject(self, state: Fight, seat: int) -> Target:
        return ("foe", self.blow.foe)


class NextTarget(SeatChoice):
    """This one resolves the attack first."""

    name = "target"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Targets)
        rest = tuple([seat for seat in step.seats if seat != self.seat])
        state.then(state.blow(self.seat, step.blow), Targets(rest, step.blow))


NEXT_TARGET: Final = for_each_seat(NextTarget)
