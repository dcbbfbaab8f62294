"""Stacks of Condition tokens (DD-20.1)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from undercroft.kernel.errors import PositionError
from undercroft.kernel.record import Codec, OneOf, Range
from undercroft.kernel.value import Value

from ..terms import CONDITIONS

MOST: Final = 15
"""What tokens can be worth, and how many there can be."""


class Stack(Value):
    """Some tokens of a Condition: what each is worth, and how many are left."""

    name = "stack"
    condition: Annotated[int, OneOf(CONDITIONS)]
    amount: Annotated[int, Range(0, MOST)]
    tokens: Annotated[int, Range(1, MOST)]


STACKS: Final = [
    [[Stack(condition, amount, tokens) for tokens in range(MOST + 1)] for amount in range(MOST + 1)]
    for condition in range(len(CONDITIONS))
]


def stack(condition: int, amount: int, tokens: int) -> Stack:
    """Made once and shared."""
    return STACKS[condition][amount][tokens]


class StackCodec(Codec):
    """`[condition, amount, tokens]`."""

    def dump(self, value: Stack, pack: Any) -> object:
        return [CONDITIONS[value.condition], value.amount, value.tokens]

    def load(self, raw: object, pack: Any, where: str) -> Stack:
        if not isinstance(raw, (list, tuple)) or len(raw) != 3 or raw[0] not in CONDITIONS:
            raise PositionError(f"{where}: {raw!r} must be [condition, amount, tokens]")
        _, amount, tokens = raw
        if type(amount) is not int or type(tokens) is not int:
            raise PositionError(f"{where}: {raw!r}: amount and tokens must be numbers")
        if not 0 <= amount <= MOST or not 1 <= tokens <= MOST:
            raise PositionError(f"{where}: {raw!r} is more than there can be (up to {MOST})")
        return stack(CONDITIONS.index(raw[0]), amount, tokens)


Stacks = tuple[Annotated[Stack, StackCodec()], ...]
