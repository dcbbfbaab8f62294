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


def total(g: Fight) -> int:
    """The pips rolled."""
    return sum(face for _, face in g.rolled)


def shield(g: Fight, c: Character, magic: bool) -> Pool:
    """The Block or Resist dice of all equipped cards, and what protects the party just now."""
    gear = g.loadout(c)
    counts = both(gear.resist if magic else gear.block, g.ward)
    blue = c.blessed[1 if magic else 0]
    return (counts[0], counts[1] + blue, counts[2]) if blue else counts


class RollDice(Step[Fight]):
    """One die after another."""

    __slots__ = ()
    name = "roll"

    def run(self, g: Fight, m: Match) -> None:
        if not g.dice:
            return
        colour = g.dice[0]
        die = g.pack.dice[colour]
        face = int(die.labels[m.chance.index(die)])
        g.dice = g.dice[1:]
        g.rolled += ((colour, face),)
        if m.telling:
            m.tell("rolled", (COLOURS[colour], face))
        if g.dice:
            g.agenda.append(self)


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

    def fits(self, g: Fight) -> bool:
        return 0 <= self.seat < len(g.characters)

    def run(self, g: Fight, m: Match) -> None:
        gear = g.loadout(g.characters[self.seat])
        g.rolled = ()
        if self.purpose == FOR_DODGE:
            g.dice = dice_of((0, 0, 0), gear.dodge)
        else:
            g.dice = dice_of(shield(g, g.characters[self.seat], self.purpose == FOR_RESIST))


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

    def fits(self, g: Fight) -> bool:
        return 0 <= self.seat < len(g.characters)

    def stands_fast(self, g: Fight, c: Character) -> bool:
        kind = g.pack.characters[c.kind]
        return self.purpose == FOR_BLOCK and c.heroic and kind.heroic == "stand_fast"

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        c = g.characters[self.seat]
        found = [KEEP]
        if c.luck:
            shown: set[tuple[int, int]] = set()
            for i, die in enumerate(g.rolled):
                best = max(int(face) for face in g.pack.dice[die[0]].labels)
                if die not in shown and die[1] < best:
                    shown.add(die)
                    found.append(1 + i)
        if self.stands_fast(g, c):
            found.append(STAND_FAST)
        return tuple(found)

    def run(self, g: Fight, m: Match) -> None:
        c = g.characters[self.seat]
        if not c.luck and not self.stands_fast(g, c):
            return
        if self.purpose != FOR_ATTACK and total(g) >= self.need:
            return
        options = self.options(g, self.seat)
        if len(options) > 1:
            g.ask(self, self.seat, options)

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        if option == KEEP:
            return
        c = g.characters[self.seat]
        if option == STAND_FAST:
            c.heroic = False
            extra = pool(g.pack.characters[c.kind].entry.heroic.dice)
            g.dice = dice_of(extra)
            if m.telling:
                m.tell("heroic", (c.seat, "stand_fast"))
        else:
            i = option - 1
            c.luck = False
            g.dice = (g.rolled[i][0],)
            g.rolled = g.rolled[:i] + g.rolled[i + 1 :]
            if m.telling:
                m.tell("luck", (c.seat,))
        g.agenda.append(self)
        g.agenda.append(ROLL_DICE)

    def prompt(self, g: Fight, seat: int) -> Message:
        purpose = ("attack", "block", "resist", "dodge")[self.purpose]
        return Message(
            "ds-prompt-after-roll", {"purpose": purpose, "total": total(g), "need": self.need}
        )

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw == KEEP:
            return "keep"
        return "stand-fast" if raw == STAND_FAST else f"reroll-{raw}"

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        if raw == KEEP:
            return Option("keep", Message("ds-option-keep"))
        if raw == STAND_FAST:
            return Option("stand-fast", Message("ds-option-stand-fast"))
        colour, face = g.rolled[raw - 1]
        text = Message("ds-option-reroll", {"colour": COLOURS[colour], "face": face})
        return Option(self.option_id(g.pack, raw), text, (("die", raw - 1),))


def over(g: Fight) -> bool:
    """Whether the fight has ended under our feet."""
    return g.fallen != NONE or not g.in_fight
