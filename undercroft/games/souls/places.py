"""Places: where a model can go by one step. Each is made once, and what hangs on it is made with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from undercroft.kernel.content import MOST_NODES
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message

from .models import ARCS

T = TypeVar("T")


class Place:
    """A node; a node in an arc of the boss there; or an arc of the boss on one's own node."""

    __slots__ = ("arc", "id", "index", "node", "targets", "text")

    def __init__(self, index: int, node: int | None, arc: int | None) -> None:
        self.index = index
        self.node = node
        self.arc = arc
        self.id: str
        self.text: Message
        self.targets: tuple[Target, ...]
        if node is None:
            assert arc is not None
            self.id = f"arc-{ARCS[arc]}"
            self.text = Message("ds-place-arc", {"arc": ARCS[arc]})
            self.targets = (("arc", ARCS[arc]),)
        elif arc is None:
            self.id = f"node-{node}"
            self.text = Message("ds-place-node", {"node": node})
            self.targets = (("node", node),)
        else:
            self.id = f"node-{node}-{ARCS[arc]}"
            self.text = Message("ds-place-node-arc", {"node": node, "arc": ARCS[arc]})
            self.targets = (("node", node), ("side", ARCS[arc]))

    def __repr__(self) -> str:
        return self.id


# In this order they are offered: nodes, nodes in an arc, arcs.
NODES: Final = tuple([Place(node, node, None) for node in range(MOST_NODES)])
IN_ARC: Final = tuple(
    [
        tuple([Place((arc + 1) * MOST_NODES + node, node, arc) for node in range(MOST_NODES)])
        for arc in range(4)
    ]
)
ABOUT: Final = tuple([Place(5 * MOST_NODES + arc, None, arc) for arc in range(4)])
PLACES: Final = (*NODES, *[place for places in IN_ARC for place in places], *ABOUT)


def at_each(kind: Callable[[Place], T]) -> tuple[T, ...]:
    """A table of choices: one for every place, found by its index."""
    return tuple(map(kind, PLACES))
