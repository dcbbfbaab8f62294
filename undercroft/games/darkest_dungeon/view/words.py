"""Numbers back into the words they stand for."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

Word = TypeVar("Word", bound=str)


@cache
def words_of(numbers: frozenset[int], table: tuple[Word, ...]) -> list[Word]:
    """In the order of the table; cards hold few such sets, and views ask for them again and again."""
    return [name for i, name in enumerate(table) if i in numbers]
