"""Dice: rolling them one by one, Luck and what else may change a roll (DS-4.6, DS-28, DS-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message

from .gear import BLACK, BLUE, COLOURS, DODGE, ORANGE, Pool, both, pool
from .state import NONE, Character, Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .content import SoulsPack

# What a roll is for; DODGE stands for itself.
FOR_ATTACK, FOR_BLOCK, FOR_RESIST = 0, 1, 2
FOR_DODGE = DODGE
KEEP, STAND_FAST = 0, 50


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


class RollDice(Step[Fight]):
    """One die after another."""

    __slots__ = ()
    name = "roll"

    def run(self, state: Fight, match: Match) -> None:
        if not state.dice:
            return
        colour = state.dice[0]
        die = state.pack.dice[colour]
        face = int(die.labels[match.chance.index(die)])
        state.dice = state.dice[1:]
        state.rolled += ((colour, face),)
        if match.telling:
            match.tell("rolled", (COLOURS[colour], face))
        if state.dice:
            state.agenda.append(self)


ROLL_DICE = RollDice()


class RollFor(Step[Fight]):
    """Take the dice of a defence: Block, Resist or Dodge of all equipped cards (DS-28.1, DS-29.3)."""

    __slots__ = ("purpose", "seat")
    name = "roll_for"

    def __init__(self, seat: int, purpose: int) -> None:
        self.seat = seat
        self.purpose = purpose

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.purpose)

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters)

    def run(self, state: Fight, match: Match) -> None:
        gear = state.loadout(state.characters[self.seat])
        state.rolled = ()
        if self.purpose == FOR_DODGE:
            state.dice = dice_of((0, 0, 0), gear.dodge)
        else:
            state.dice = dice_of(
                shield(state, state.characters[self.seat], self.purpose == FOR_RESIST)
            )


class AfterRoll(Step[Fight]):
    """DS-4.6: Luck rerolls one die of one's own roll; Stand Fast adds one to a Block roll.

    Asked only where it could help: a dodge that failed, a blow that came through, an attack below its best.
    """

    __slots__ = ("need", "purpose", "seat")
    name = "after_roll"

    def __init__(self, seat: int, purpose: int, need: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.need = need

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.purpose, self.need)

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters)

    def stands_fast(self, state: Fight, character: Character) -> bool:
        kind = state.pack.characters[character.kind]
        return self.purpose == FOR_BLOCK and character.heroic and kind.heroic == "stand_fast"

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        found = [KEEP]
        if character.luck:
            shown: set[tuple[int, int]] = set()
            for i, die in enumerate(state.rolled):
                best = max(int(face) for face in state.pack.dice[die[0]].labels)
                if die not in shown and die[1] < best:
                    shown.add(die)
                    found.append(1 + i)
        if self.stands_fast(state, character):
            found.append(STAND_FAST)
        return tuple(found)

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        if not character.luck and not self.stands_fast(state, character):
            return
        if self.purpose != FOR_ATTACK and total(state) >= self.need:
            return
        options = self.options(state, self.seat)
        if len(options) > 1:
            state.ask(self, self.seat, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        if option == KEEP:
            return
        character = state.characters[self.seat]
        if option == STAND_FAST:
            character.heroic = False
            extra = pool(state.pack.characters[character.kind].entry.heroic.dice)
            state.dice = dice_of(extra)
            if match.telling:
                match.tell("heroic", (character.seat, "stand_fast"))
        else:
            i = option - 1
            character.luck = False
            state.dice = (state.rolled[i][0],)
            state.rolled = state.rolled[:i] + state.rolled[i + 1 :]
            if match.telling:
                match.tell("luck", (character.seat,))
        state.agenda.append(self)
        state.agenda.append(ROLL_DICE)

    def prompt(self, state: Fight, seat: int) -> Message:
        purpose = ("attack", "block", "resist", "dodge")[self.purpose]
        return Message(
            "ds-prompt-after-roll", {"purpose": purpose, "total": total(state), "need": self.need}
        )

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw == KEEP:
            return "keep"
        return "stand-fast" if raw == STAND_FAST else f"reroll-{raw}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        if raw == KEEP:
            return Option("keep", Message("ds-option-keep"))
        if raw == STAND_FAST:
            return Option("stand-fast", Message("ds-option-stand-fast"))
        colour, face = state.rolled[raw - 1]
        text = Message("ds-option-reroll", {"colour": COLOURS[colour], "face": face})
        return Option(self.option_id(state.pack, raw), text, (("die", raw - 1),))


def over(state: Fight) -> bool:
    """Whether the fight has ended under our feet."""
    return state.fallen != NONE or not state.in_fight
