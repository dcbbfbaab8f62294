"""Memory: a handle for what is kept only while somebody uses it, and garbage collection in long processes."""

from __future__ import annotations

import gc
from typing import Generic, TypeVar

T = TypeVar("T")


class Handle(Generic[T]):
    """Stands for a thing that others refer to weakly: a compiled object itself cannot be."""

    def __init__(self, thing: T) -> None:
        self.thing = thing


def collect_seldom() -> None:
    """For processes that serve or simulate: what is here by now stays, and is not looked through again for
    garbage; the rest is looked through seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)
