"""What may stand in the fields of lines. Only what its sentence can say: the text must not lie."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.takes import Known, Lines, Number, Words, Yes, takes

from ..state.stacks import MOST
from ..terms import CONDITIONS, HAZARDS, PROVISIONS, RESISTED, ROUNDS, TYPES


class Change(Number):
    """More or less, but not nothing."""

    def __init__(self, most: int) -> None:
        super().__init__(-most, most)

    def wrong(self, value: object) -> str:
        return "0 changes nothing" if value == 0 else super().wrong(value)

    def schema(self) -> dict[str, object]:
        return {**super().schema(), "not": {"const": 0}}

    def words(self) -> str:
        return f"{super().words()}, but not 0"


class Options(Lines):
    """Of which one is chosen: by its verb, so that no two have the same."""

    def wrong(self, value: object) -> str:
        ops = [line.op for line in value] if isinstance(value, list) else []
        if len(ops) < 2:
            return "at least two are needed to choose from"
        return "each needs another verb" if len(set(ops)) < len(ops) else ""


class Rows(Lines):
    """What happens on each d10."""

    def wrong(self, value: object) -> str:
        seen: set[int] = set()
        for key in value if isinstance(value, dict) else ():
            rolls = rolls_of(key)
            if not rolls:
                return f"{key!r} is no row: the lower number comes first"
            if seen & set(rolls):
                return f"{key!r} stands for a roll that another row has"
            seen |= set(rolls)
        return ""


def rolls_of(key: str) -> range:
    """The d10s of a row: `3`, or `4-8`."""
    first, _, last = key.partition("-")
    return range(int(first), int(last or first) + 1)


MUCH: Final = 99
AMOUNT: Final = Number(1, MUCH)
CHANGE: Final = Change(MUCH)
TURNS: Final = Number(1, MOST)
WHO: Final = Words("all_heroes", "other_heroes", "heroes_here", "one_hero")
PER: Final = Words(
    "hero_level", "dungeon_level", "negative_quirks", "positive_quirks", "positive_quirk_levels",
    "burdens",
)  # fmt: skip
UPTO: Final = Number(1, 9)
STACKS: Final = Words(*CONDITIONS)
ALL_CONDITIONS: Final = Words(*RESISTED)
SIDES: Final = Words(*PROVISIONS)
DIE_SIDES: Final = Words(*HAZARDS[:-1])
MONSTER_TYPES: Final = Words(*TYPES)
FORM_WORDS: Final = Words("human", "beast")
AREAS: Final = Known("area")
ROUND_NUMBERS: Final = Number(1, ROUNDS)
MONSTER_ID: Final = Known("monster")
MONSTER_OR_DECK: Final = Known("monster", "deck")
BUILDING_ID: Final = Known("building")
YES: Final = Yes()

ONE_SIDE: Final = Words("heroes", "monsters")
HEROES: Final = Words("heroes")
NO: Final = Words()
"""It does not stand there."""

DEED: Final = takes(upto=UPTO)
"""What every deed may say: on which d10 it happens."""
MEANT: Final = takes(who=WHO, upto=UPTO)
"""… and whom it means."""
