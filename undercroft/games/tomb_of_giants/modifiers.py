"""The special rules of an encounter and of the rendezvous below it, gathered for the fight."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.games.souls.models import Model
from undercroft.games.souls.modifiers import Modifiers
from undercroft.games.souls.state import NODE_LIMIT

from .deeds import Deed
from .schema import Amount
from .special_rules import Rule, SkeletonBall

DARK: Final = 1  # TG-16.2: own node or an adjacent one


class TombModifiers(Modifiers):
    """What is different in this fight."""

    __slots__ = (
        "armour",
        "ball",
        "barrels_on_traps",
        "begin_with",
        "blank_barrel_souls",
        "bond",
        "chest",
        "deep_water",
        "drain",
        "evasive",
        "exhausting",
        "forbidden",
        "health",
        "hearty",
        "hemmed_in",
        "leave_when_clear",
        "lever",
        "lever_needs_torch",
        "node_limit",
        "restless",
        "shrine_guard",
        "skip_first_turn",
        "times",
        "torch_found",
        "torchlight",
        "unharmed",
        "urns",
    )

    def __init__(self, rules: Iterable[Rule] = (), darkness: bool = False) -> None:
        super().__init__()
        self.node_limit: int = NODE_LIMIT
        self.barrels_on_traps: bool = False
        self.blank_barrel_souls: bool = False
        self.lever: tuple[Deed, ...] = ()
        self.lever_needs_torch: bool = False
        self.chest: tuple[Deed, ...] = ()
        self.torch_found: tuple[Deed, ...] = ()
        self.health: dict[Model, Amount] = {}  # starting health by model
        self.times: dict[Model, int] = {}  # starting health times so much
        self.hearty: int = 0
        self.armour: dict[Model, tuple[int, int]] = {}  # Block and Resist more
        self.urns: tuple[int, int] = (0, 0)  # Block and Resist more for each barrel on the tile
        self.unharmed: Model | None = None
        self.skip_first_turn: bool = False
        self.leave_when_clear: bool = False
        self.forbidden: int | None = None  # a tile
        self.restless: int = 0
        self.drain: int = 0
        self.torchlight: int = 0
        self.deep_water: int = 0
        self.hemmed_in: int = 0
        self.begin_with: int = 0
        self.evasive: bool = False
        self.shrine_guard: bool = False
        self.exhausting: tuple[Model | None, int] = (None, 0)  # whose attacks cost how much Stamina
        self.bond: tuple[Model | None, Model | None, int] = (None, None, 0)  # who suffers for whom
        self.ball: SkeletonBall | None = None
        if darkness:
            self.sight = DARK
        for rule in rules:
            rule.bear_on(self)


PLAIN: Final = TombModifiers()
