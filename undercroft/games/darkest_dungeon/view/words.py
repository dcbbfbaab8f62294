"""Numbers back into the words they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Word = TypeVar("Word", bound=str)


def words_of(numbers: frozenset[int], table: Sequence[Word]) -> list[Word]:
    return [name for i, name in enumerate(table) if i in numbers]
