"""Dice: rolling them one by one, Luck and what else may change a roll (DS-4.6, DS-28, DS-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.decision import Outcome, Target
from undercroft.kernel.record import OneOf, Range
from undercroft.kernel.text import Message

from . import facts
from .choices import Nothing, Plain
from .figures import Character
from .gear import BLACK, BLUE, COLOURS, DODGE, ORANGE, Pool, both
from .state import Box, CharacterQuestion, CharacterStep, Fight, asked

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

# What a roll is for; the last two are the second box's, which rolls dodges and pips together (TG-29.3).
PURPOSES: Final[tuple[str, ...]] = ("attack", "block", "resist", "dodge", "guard", "ward")
FOR_ATTACK: Final = 0
FOR_BLOCK: Final = 1
FOR_RESIST: Final = 2
FOR_DODGE: Final = 3
FOR_GUARD: Final = 4
FOR_WARD: Final = 5
Purpose = Annotated[int, OneOf(PURPOSES)]
MOST_ROLLED: Final = 256


def dice_of(counts: Pool, dodge: int = 0) -> tuple[int, ...]:
    """Colours, one entry a die."""
    black, blue, orange = counts
    return (BLACK,) * black + (BLUE,) * blue + (ORANGE,) * orange + (DODGE,) * dodge


def total(state: Fight) -> int:
    """The pips rolled."""
    return sum(face for _, face in state.rolled)


def shield(state: Fight, character: Character, magic: bool) -> Pool:
    """The Block or Resist dice of all equipped cards, and what protects the party just now."""
    gear = state.loadout(character)
    counts = both(gear.resist if magic else gear.block, state.ward)
    blue = character.blessed[1 if magic else 0]
    return (counts[0], counts[1] + blue, counts[2]) if blue else counts


def better(state: Fight, die: int) -> int:
    """How much more that die could show."""
    colour, face = state.rolled[die]
    return max(state.pack.pips[colour]) - face


class RollDice(Step[Fight]):
    """One die after another."""

    name = "roll"

    def run(self, state: Fight, match: Match) -> None:
        if not state.dice:
            return
        colour = state.dice[0]
        pack = state.pack
        face = pack.pips[colour][match.chance.index(pack.dice[colour])]
        state.dice = state.dice[1:]
        state.rolled += ((colour, face),)
        if match.telling:
            match.tell(facts.Rolled(COLOURS[colour], face))
        if state.dice:
            state.agenda.append(self)


ROLL_DICE: Final = RollDice()


class RollFor(CharacterStep):
    """Take the dice of a defence: Block, Resist or Dodge of all equipped cards (DS-28.1, DS-29.3)."""

    name = "roll_for"
    purpose: Purpose

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        state.rolled = ()
        if self.purpose == FOR_DODGE:
            state.dice = dice_of((0, 0, 0), state.loadout(character).dodge)
        else:
            state.dice = dice_of(shield(state, character, self.purpose == FOR_RESIST))


class AfterRoll(CharacterQuestion[Box]):
    """DS-4.6: Luck rerolls one die of one's own roll, whatever it shows, but not an attack that would do the
    same with any face (DS-A.191); Stand Fast adds one to a Block roll that has not stopped everything."""

    name = "after_roll"
    rules: ClassVar[tuple[str, ...]] = ("DS-4.6", "DS-A.191")
    purpose: Purpose
    need: Annotated[int, Range(0, 999)]

    def stands_fast(self, state: Box, character: Character) -> bool:
        kind = character.kind
        if self.purpose != FOR_BLOCK or not character.heroic or kind.heroic != "stand_fast":
            return False
        return total(state) < self.need

    def choices(self, state: Box, seat: int) -> tuple[Choice[Fight], ...]:
        character = state.characters[self.seat]
        found: list[Choice[Fight]] = [KEEP]
        if character.luck and self.may_matter(state):
            found.extend(self.rerolls(state))
        if self.stands_fast(state, character):
            found.append(STAND_FAST)
        return tuple(found)

    def may_matter(self, state: Box) -> bool:
        """Whether one die rolled again could change what an attack does; of a defence that is not asked."""
        step = state.agenda[-1] if state.agenda else None
        if self.purpose != FOR_ATTACK or not state.rolled or not isinstance(step, CharacterStep):
            return True
        rolled = total(state)
        pips = state.pack.pips
        least = min([rolled - face + min(pips[colour]) for colour, face in state.rolled])
        most = max([rolled - face + max(pips[colour]) for colour, face in state.rolled])
        return step.minds(state, least, most)

    def rerolls(self, state: Box) -> list[Reroll]:
        """Any die; of those alike the first."""
        return [REROLL[state.rolled.index(die)] for die in dict.fromkeys(state.rolled)]

    def run(self, state: Box, match: Match) -> None:
        character = state.characters[self.seat]
        if not character.luck and not self.stands_fast(state, character):
            return
        found = self.choices(state, self.seat)
        if len(found) > 1:
            state.ask(self, self.seat, found)

    def prompt(self, state: Box, seat: int) -> Message:
        return Message(
            "ds-prompt-after-roll",
            {
                "purpose": PURPOSES[self.purpose],
                "total": total(state),
                "need": self.need,
                "open": self.open(state, seat),
            },
        )

    def open(self, state: Box, seat: int) -> str:
        """Whether anything that could be done with the roll is of use."""
        ask = Ask(0, self, seat, ())
        others = [one.outcome(state, ask) for one in self.choices(state, seat) if one is not KEEP]
        return "yes" if any(found is None or not found.useless for found in others) else "no"


class Keep(Nothing):
    """The roll stands."""

    name = "keep"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-keep")

    def outcome(self, state: Fight, ask: Ask) -> Outcome | None:
        """What comes next reads the dice as they lie."""
        step = state.agenda[-1] if state.agenda else None
        return step.foretold(state) if isinstance(step, CharacterStep) else None


class Reroll(Choice[Fight]):
    """DS-4.6: one die again, for the Luck token."""

    name = "reroll"
    die: int

    @property
    def id(self) -> str:
        return f"reroll-{self.die + 1}"

    def text(self, state: Fight, ask: Ask) -> Message:
        colour, face = state.rolled[self.die]
        return Message("ds-option-reroll", {"colour": COLOURS[colour], "face": face})

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return (("die", self.die),)

    def outcome(self, state: Fight, ask: Ask) -> Outcome | None:
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, CharacterStep) or step.gains(state, self.die):
            return None
        return Outcome(Message("ds-outcome-no-gain"), useless=True)

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        character, at = asked(state, ask), self.die
        character.luck = False
        state.dice = (state.rolled[at][0],)
        state.rolled = state.rolled[:at] + state.rolled[at + 1 :]
        if match.telling:
            match.tell(facts.Luck(character.seat))
        state.then(ROLL_DICE, ask.step)


class StandFast(Plain):
    """DS-4.2: the heroic action that adds dice to a Block roll."""

    name = "stand_fast"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-stand-fast")

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        character = asked(state, ask)
        character.heroic = False
        state.dice = dice_of(character.kind.power.dice)
        if match.telling:
            match.tell(facts.Heroic(character.seat, "stand_fast"))
        state.then(ROLL_DICE, ask.step)


KEEP: Final = Keep()
STAND_FAST: Final = StandFast()
REROLL: Final = tuple(map(Reroll, range(MOST_ROLLED)))
