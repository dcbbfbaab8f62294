"""Holding something without keeping it alive."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Held(Generic[T]):
    """Stands for a thing that others hold weakly: a compiled object cannot be held so itself."""

    def __init__(self, thing: T) -> None:
        self.thing = thing
