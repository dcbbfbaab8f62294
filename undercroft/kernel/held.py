"""Holding something without keeping it alive; and keeping what will not go."""

from __future__ import annotations

import gc
from typing import Generic, TypeVar

T = TypeVar("T")


class Held(Generic[T]):
    """Stands for a thing that others hold weakly: a compiled object cannot be held so itself."""

    def __init__(self, thing: T) -> None:
        self.thing = thing


def settle_down() -> None:
    """For processes that serve or simulate: what is here by now stays, and is not looked through again for
    what could go; the rest is looked through seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)
