"""The special rules of an encounter and of the rendezvous below it, gathered for the fight."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import ClassVar, Final

import msgspec

from undercroft.games.souls.gear import mask
from undercroft.games.souls.models import Model
from undercroft.games.souls.modifiers import Modifiers
from undercroft.games.souls.state import NODE_LIMIT
from undercroft.kernel.content import Thing

from .schema import Amount, DeedEntry, RuleEntry

DARK: Final = 1  # TG-16.2: own node or an adjacent one


class Deed(Thing):
    """Something a timer, a lever, a chest or the torch of a card sets off."""

    kind: ClassVar[str] = "deed"

    def __init__(self, card: str, entry: DeedEntry, models: Mapping[str, Model]) -> None:
        mark = blake2b(msgspec.json.encode(entry), digest_size=2).hexdigest()
        self.id = f"{card}.{entry.do}-{mark}"
        self.index = 0
        self.do: str = entry.do
        self.tile: int | None = entry.tile
        self.model: Model | None = models[entry.enemy] if entry.enemy else None
        self.count: Amount = entry.count
        self.node: str = entry.node


class Rule:
    """A special rule with what it names found."""

    __slots__ = ("deeds", "entry", "kin", "model")

    def __init__(self, card: str, entry: RuleEntry, models: Mapping[str, Model]) -> None:
        self.entry = entry
        self.model: Model | None = models[entry.enemy] if entry.enemy else None
        self.kin: Model | None = models[entry.kin] if entry.kin else None
        self.deeds: tuple[Deed, ...] = tuple(Deed(card, deed, models) for deed in entry.do)


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
        self.ball: RuleEntry | None = None
        if darkness:
            self.sight = DARK
        for rule in rules:
            self.take(rule)

    def take(self, rule: Rule) -> None:
        """One more special rule."""
        entry = rule.entry
        op = entry.op
        flat = entry.amount.flat
        if op in SWITCHES:
            setattr(self, op, True)
        elif op in NUMBERS:
            setattr(self, op, getattr(self, op) + flat)
        elif op in DEEDS:
            setattr(self, op, rule.deeds)
        elif op == "venom":
            self.venom |= mask(entry.conditions)
        elif op == "begin_with":
            self.begin_with |= mask(entry.conditions)
        elif op == "node_limit":
            self.node_limit = flat
        elif op == "health" and rule.model is not None:
            self.health[rule.model] = entry.amount
        elif op == "mighty" and rule.model is not None:
            self.times[rule.model] = entry.times
            self.armour[rule.model] = (entry.block, entry.resist)
        elif op == "urns":
            self.urns = (entry.block, entry.resist)
        elif op == "unharmed":
            self.unharmed = rule.model
        elif op == "forbidden":
            self.forbidden = entry.tile
        elif op == "exhausting":
            self.exhausting = (rule.model, flat)
        elif op == "bonded":
            self.bond = (rule.model, rule.kin, flat)
        elif op == "skeleton_ball":
            self.ball = entry


SWITCHES: Final = (
    "barrels_on_traps", "blank_barrel_souls", "lever_needs_torch", "skip_first_turn",
    "leave_when_clear", "evasive", "shrine_guard",
)  # fmt: skip
NUMBERS: Final = (
    "might", "nimble", "haste", "hearty", "restless", "drain", "torchlight", "deep_water",
    "hemmed_in",
)  # fmt: skip
DEEDS: Final = ("lever", "chest", "torch_found")
PLAIN: Final = TombModifiers()
