"""The special rules of an encounter and of the rendezvous below it, gathered for the fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls.gear import mask
from undercroft.games.souls.law import Law
from undercroft.games.souls.state import NODE_LIMIT

if TYPE_CHECKING:
    from .cards import Amount, Cards, DeedEntry, RuleEntry

NOBODY = -1
DARK = 1  # TG-16.2: own node or an adjacent one


class TombLaw(Law):
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

    def __init__(self) -> None:
        super().__init__()
        self.node_limit: int = NODE_LIMIT
        self.barrels_on_traps: bool = False
        self.blank_barrel_souls: bool = False
        self.lever: tuple[DeedEntry, ...] = ()
        self.lever_needs_torch: bool = False
        self.chest: tuple[DeedEntry, ...] = ()
        self.torch_found: tuple[DeedEntry, ...] = ()
        self.health: dict[int, Amount] = {}  # starting health by model
        self.times: dict[int, int] = {}  # starting health times so much
        self.hearty: int = 0
        self.armour: dict[int, tuple[int, int]] = {}  # Block and Resist more
        self.urns: tuple[int, int] = (0, 0)  # Block and Resist more for each barrel on the tile
        self.unharmed: int = NOBODY
        self.skip_first_turn: bool = False
        self.leave_when_clear: bool = False
        self.forbidden: int = NOBODY
        self.restless: int = 0
        self.drain: int = 0
        self.torchlight: int = 0
        self.deep_water: int = 0
        self.hemmed_in: int = 0
        self.begin_with: int = 0
        self.evasive: bool = False
        self.shrine_guard: bool = False
        self.exhausting: tuple[int, int] = (NOBODY, 0)
        self.bond: tuple[int, int, int] = (NOBODY, NOBODY, 0)
        self.ball: RuleEntry | None = None

    def take(self, rule: RuleEntry, models: dict[str, int]) -> None:
        """One more special rule."""
        op = rule.op
        flat = rule.amount.flat
        model = models[rule.enemy] if rule.enemy else NOBODY
        if op in SWITCHES:
            setattr(self, op, True)
        elif op in NUMBERS:
            setattr(self, op, getattr(self, op) + flat)
        elif op in DEEDS:
            setattr(self, op, tuple(rule.do))
        elif op == "venom":
            self.venom |= mask(rule.conditions)
        elif op == "begin_with":
            self.begin_with |= mask(rule.conditions)
        elif op == "node_limit":
            self.node_limit = flat
        elif op == "health":
            self.health[model] = rule.amount
        elif op == "mighty":
            self.times[model] = rule.times
            self.armour[model] = (rule.block, rule.resist)
        elif op == "urns":
            self.urns = (rule.block, rule.resist)
        elif op == "unharmed":
            self.unharmed = model
        elif op == "forbidden":
            self.forbidden = NOBODY if rule.tile is None else rule.tile
        elif op == "exhausting":
            self.exhausting = (model, flat)
        elif op == "bonded":
            self.bond = (model, models[rule.kin] if rule.kin else NOBODY, flat)
        elif op == "skeleton_ball":
            self.ball = rule


SWITCHES = (
    "barrels_on_traps", "blank_barrel_souls", "lever_needs_torch", "skip_first_turn",
    "leave_when_clear", "evasive", "shrine_guard",
)  # fmt: skip
NUMBERS = (
    "might", "nimble", "haste", "hearty", "restless", "drain", "torchlight", "deep_water",
    "hemmed_in",
)  # fmt: skip
DEEDS = ("lever", "chest", "torch_found")


def law_of(pack: Cards, encounter: int, event: int) -> TombLaw:
    """The law of an encounter with a rendezvous (or none): worked out once each."""
    key = (encounter, event)
    found = pack.laws.get(key)
    if found is None:
        found = pack.laws[key] = TombLaw()
        if encounter >= 0:
            card = pack.encounters[encounter]
            if card.darkness:
                found.sight = DARK
            for rule in card.entry.rules:
                found.take(rule, pack.model_index)
        if event >= 0:
            for rule in pack.events[event].rules:
                found.take(rule, pack.model_index)
    return found
