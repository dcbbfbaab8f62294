"""A character is attacked: one roll of dodge and other dice, and the step after a dodge (TG-29, TG-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls import harm
from undercroft.games.souls.blows import Blow
from undercroft.games.souls.choices import NO, STAY, PlaceChoice, Plain, Yes
from undercroft.games.souls.defence import DODGED, blow_outcome, hit
from undercroft.games.souls.fields import FoeIndex
from undercroft.games.souls.figures import Character
from undercroft.games.souls.gear import DODGE
from undercroft.games.souls.heroics import Backstab
from undercroft.games.souls.moving import crosses, dodge_places, go, places
from undercroft.games.souls.overspend import DeadlyMove, Paid
from undercroft.games.souls.places import IN_ARC, at_each
from undercroft.games.souls.pushing import PushFoe
from undercroft.games.souls.rolling import (
    FOR_GUARD,
    FOR_WARD,
    ROLL_DICE,
    AfterRoll,
    better,
    dice_of,
    shield,
)
from undercroft.games.souls.state import CharacterQuestion, CharacterStep, Fight, asked
from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Outcome
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def dodges(state: Descent) -> int:
    return sum(face for colour, face in state.rolled if colour == DODGE)


def pips(state: Descent) -> int:
    return sum(face for colour, face in state.rolled if colour != DODGE)


def dodge_dice(state: Descent, character: Character, away: int | None) -> int:
    """TG-29.3: the dodge dice of all equipped cards, and those an event or a ring adds.

    `away` is how far the attacker is; None for a trap.
    """
    gear = state.loadout(character)
    if gear.ponderous:
        return 0
    dice = gear.dodge
    skull = state.holds(character.seat, "dodge_die")
    if skull:
        dice += skull.amount
    if gear.far_dodge and away is not None and away >= 2:
        dice += gear.far_dodge
    return dice


def padded(state: Descent, character: Character) -> int:
    """What an event takes from the damage of each of an enemy's attacks."""
    powder = state.holds(character.seat, "armour")
    return powder.amount if powder else 0


def softened(state: Descent, character: Character, damage: int) -> int:
    """The damage of an enemy's attack without what an event takes from it."""
    padding = padded(state, character)
    return max(0, damage - padding) if padding else damage


class Guard(CharacterStep[Descent]):
    """TG-29.3: dodge dice and Block or Resist dice, rolled together, for nothing (TG-29.10)."""

    name = "guard"
    blow: Blow

    def fits(self, state: Descent) -> bool:
        return super().fits(state) and self.blow.foe < len(state.foes)

    def run(self, state: Descent, match: Match) -> None:
        character, blow = state.characters[self.seat], self.blow
        foe = state.foes[blow.foe]
        if foe.node is None:
            return
        state.rolled = ()
        away = state.board.distance[foe.spot][character.spot]
        state.dice = dice_of(
            shield(state, character, blow.magic), dodge_dice(state, character, away)
        )
        purpose = FOR_WARD if blow.magic else FOR_GUARD
        state.then(
            ROLL_DICE,
            Fortune(self.seat, purpose, max(0, blow.difficulty), blow.strength),
            Guarded(self.seat, blow),
        )


class Guarded(CharacterStep[Descent]):
    """TG-29.5–29.9: enough dodges and it misses; else the pips come off the damage."""

    name = "guarded"
    blow: Blow

    def fits(self, state: Descent) -> bool:
        return super().fits(state) and self.blow.foe < len(state.foes)

    def damage(self, state: Descent) -> int:
        """What the dice leave of it, without a dodge."""
        rest = max(0, self.blow.strength - pips(state))
        return softened(state, state.characters[self.seat], rest)

    def exhausts(self, state: Descent) -> int:
        """The Stamina that it costs whoever suffers nothing without a dodge."""
        model, stamina = state.special.exhausting
        return stamina if model is state.foes[self.blow.foe].model else 0

    def dodged(self, state: Descent) -> bool:
        return dodges(state) >= self.blow.difficulty

    def gains(self, state: Descent, die: int) -> bool:
        character, difficulty = state.characters[self.seat], self.blow.difficulty
        # Whoever tires when blocking well, or is stronger when hurt, may want less of it.
        if self.exhausts(state) or state.loadout(character).stamina_when_hurt:
            return True
        if self.dodged(state):
            return False
        if state.rolled[die][0] == DODGE:
            return difficulty <= dodges(state) + better(state, die)
        return better(state, die) > 0 < harm.comes_to(character, self.damage(state), True)

    def foretold(self, state: Descent) -> Outcome:
        character, blow, damage = state.characters[self.seat], self.blow, self.damage(state)
        if self.dodged(state):
            return Outcome(DODGED)
        tired = 0 if damage else self.exhausts(state)
        return blow_outcome(character, blow.strength - damage, blow.strength, damage, tired)

    def run(self, state: Descent, match: Match) -> None:
        character, blow = state.characters[self.seat], self.blow
        foe = state.foes[blow.foe]
        gear = state.loadout(character)
        if gear.push_tags and foe.node == character.node:
            tags = foe.model.tags
            if any(tag in tags for tag in gear.push_tags):
                state.then(PushBack(self.seat, blow.foe))
        if self.dodged(state):
            if match.telling:
                match.tell(souls_facts.Dodged(self.seat))
            loose = foe.model.boss
            state.then(StepAside(self.seat, gear.dodge_nodes, False, loose))
            if character.heroic and character.kind.heroic == "backstab":
                state.then(Backstab(self.seat, blow.foe))
            return
        damage = self.damage(state)
        hit(state, match, character, blow, damage)
        tired = 0 if damage else self.exhausts(state)
        if tired and state.fallen is None:
            harm.pay(state, match, character, tired)


class StepAside(CharacterQuestion[Descent]):
    """TG-29.6, TG-36.8: after a dodge the target may spend 1 Stamina to move one node."""

    name = "step_aside"
    rules = ("TG-29.6", "TG-36.8")
    left: Annotated[int, Range(1, 99)]
    paid: bool
    loose: bool
    """A boss has missed: arcs do not matter."""

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Any], ...]:
        character = state.characters[self.seat]
        found = dodge_places(state, character) if self.loose else places(state, character)
        if found and not character.can_pay(0 if self.paid else 1):
            return (STAY, DEADLY_ASIDE)  # TG-A.62
        if self.loose:  # onto the boss's node in any of its arcs
            arcs = {p.node for p in found if p.arc is not None and p.node is not None}
            found = [p for p in found if p.node is None or p.arc is None]
            found += [arc[node] for node in sorted(arcs) for arc in IN_ARC]
        return (STAY, *[ASIDE_TO[place.index] for place in found])

    def run(self, state: Descent, match: Match) -> None:
        if not state.in_fight:
            return
        found = self.choices(state, self.seat)
        if len(found) > 1:
            state.ask(self, self.seat, found)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-step-aside", {"stamina": 0 if self.paid else 1})


class StepAsideTo(PlaceChoice[Descent]):
    """A node aside."""

    name = "step_aside"

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        step, character = ask.step, asked(state, ask)
        assert isinstance(step, StepAside)
        harm.pay(state, match, character, 0 if step.paid else 1)
        if step.left > 1 and not crosses(state, character, self.place):
            state.then(StepAside(step.seat, step.left - 1, True, step.loose))
        go(state, match, character, self.place)


class AnyStepAside(Paid):
    """A step that cannot be paid for, wherever it leads."""

    name = "dodge"

    def price(self, state: Fight, character: Character) -> int:
        return 1


ASIDE_TO: Final = at_each(StepAsideTo)
DEADLY_ASIDE: Final = DeadlyMove(AnyStepAside())


class PushBack(CharacterQuestion[Descent]):
    """A shield that may push an attacker of a certain kind off its bearer's node."""

    name = "push_back"
    rules = ("TG-24.2", "TG-24.3")
    foe: FoeIndex

    def fits(self, state: Descent) -> bool:
        return super().fits(state) and self.foe < len(state.foes)

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Any], ...]:
        return PUSH_BACK

    def run(self, state: Descent, match: Match) -> None:
        if None is not state.foes[self.foe].node == state.characters[self.seat].node:
            state.ask(self, self.seat, PUSH_BACK)

    def prompt(self, state: Descent, seat: int) -> Message:
        model = state.foes[self.foe].model.id
        return Message("tg-prompt-push-back", {"who": Ref("model", model)})


class PushesBack(Yes[Descent]):
    """It does."""

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, PushBack)
        state.then(PushFoe(step.seat, step.foe, 1))


PUSH_BACK: Final = (NO, PushesBack())


class Fortune(AfterRoll[Descent]):
    """TG-4.4: Luck on one die of an attack or defence roll; an event may give the whole roll again."""

    name = "fortune"
    rules = ("TG-4.4",)
    strength: Annotated[int, Range(0, 999)]

    def stands_fast(self, state: Descent, character: Character) -> bool:
        kind = character.kind
        if self.purpose != FOR_GUARD or not character.heroic or kind.heroic != "stand_fast":
            return False
        return pips(state) < self.strength

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Any], ...]:
        found = super().choices(state, seat)
        return (*found, AGAIN) if state.rolled and state.holds(self.seat, "trial") else found

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        if (
            not character.luck
            and not self.stands_fast(state, character)
            and not state.holds(self.seat, "trial")
        ):
            return
        found = self.choices(state, self.seat)
        if len(found) > 1:
            state.ask(self, self.seat, found)

    def prompt(self, state: Descent, seat: int) -> Message:
        if self.purpose in (FOR_GUARD, FOR_WARD):
            return Message(
                "tg-prompt-fortune",
                {
                    "dodges": dodges(state),
                    "difficulty": self.need,
                    "pips": pips(state),
                    "strength": self.strength,
                    "open": self.open(state, seat),
                },
            )
        return super().prompt(state, seat)


class Again(Plain[Descent]):
    """The whole roll once more."""

    name = "again"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-again")

    def outcome(self, state: Descent, ask: Ask) -> Outcome | None:
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, Guarded) or not step.dodged(state) or step.gains(state, 0):
            return None
        return Outcome(Message("ds-outcome-no-gain"), useless=True)

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        state.discard_held(match, asked(state, ask).seat, "trial")
        state.dice = tuple([colour for colour, _ in state.rolled])
        state.rolled = ()
        state.then(ROLL_DICE, ask.step)


AGAIN: Final = Again()
