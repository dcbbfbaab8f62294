"""House rules as the rules read them: a few numbers, the book's unless a table has agreed otherwise."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.value import Value


class House(Value):
    """What a table has agreed upon. Each box declares the variants that change it."""

    souls_times: int = 1
    """How often the souls for a victory are given."""
    sparks_part: int = 1
    """The dial begins with this part of its sparks, rounded up."""
    first_souls: int = 0
    """The least a party begins with."""
    first_souls_each: int = 0
    """The same for each character."""
    unused_sparks: bool = False
    """A boss gives what the sparks left would have brought: every encounter of the way once more for each."""
    looks: int = 1
    """Treasures drawn for one that is bought; one is kept."""
    market: int = 0
    """Treasures that lie open at the bonfire instead."""
    late_treasure: bool = False
    """Cards that ask for high stats come after the first boss."""
    clear_after: int = 0
    """After so many flawless victories an encounter stays won; 0: never."""
    stays_won: bool = False
    """An encounter stays won after the first victory of any kind."""
    spoils: int = 0
    """Treasures for a victory over an encounter."""
    ties_by_die: bool = False
    """Chance chooses among what is equal to enemies."""
    longer: int = 0
    """So many encounters more (or fewer) lie on the way."""
    sips: int = 0
    """Draughts in a flask beyond the first."""
    heals: bool = True
    """A victory takes damage off the endurance bars."""

    def sparks(self, printed: int) -> int:
        """The dial at the beginning."""
        return -(-printed // self.sparks_part)

    def souls(self, printed: int, characters: int) -> int:
        """What a party begins with."""
        return max(printed, self.first_souls, self.first_souls_each * characters)

    def way(self, levels: list[int], most: int) -> list[int]:
        """The levels of a way; what is more or fewer is of the commonest level, the lower of two."""
        commonest = max(sorted(set(levels)), key=levels.count)
        if self.longer > 0 and len(levels) < most:
            return [*levels, commonest]
        if self.longer < 0 and len(levels) > 1:
            shorter = list(levels)
            shorter.remove(commonest)
            return shorter
        return levels


BY_THE_BOOK: Final = House()
