"""Enemies, bosses and their behaviours: what may stand in a pack, and what the rules make of it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from undercroft.kernel.content import MOST_STEPS, Steps, Thing

from .gear import mask, reach
from .schema import Condition, Id, Origin

Arc = Literal["front", "right", "back", "left"]
ARCS: tuple[str, ...] = ("front", "right", "back", "left")
MOVE, SHIFT, TURN, LEAP, ATTACK, RESURRECT = range(6)
ICONS = ("move", "shift", "turn", "leap", "attack", "resurrect")
NEAREST, AGGRO, AREA = range(3)
TARGETS = ("nearest", "aggro", "area")
# Ways of a move, relative to a character or to the facing; turns in eighths of a circle.
WAYS = ("toward", "away", "forward", "right", "backward", "left")
TOWARD, AWAY, FORWARD, RIGHT, BACKWARD, LEFT = range(6)
TURNS = {"right": 2, "left": -2, "around": 4}


class IconEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One behaviour icon."""

    icon: Literal["move", "shift", "turn", "leap", "attack", "resurrect"]
    way: Literal["toward", "away", "forward", "backward", "left", "right", "around"] | None = None
    target: Literal["nearest", "aggro", "area"] | None = None
    nodes: Steps = 0
    push: bool = False
    damage: int = 0
    type: Literal["physical", "magical"] = "physical"
    node: bool = False
    conditions: list[Condition] = []


class EnemyEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An enemy data card."""

    id: Id
    name: str
    models: int
    threat: int
    health: int
    block: int
    resist: int
    range: int | Literal["infinite"] | None
    dodge: int
    icons: Annotated[list[IconEntry], msgspec.Meta(max_length=MOST_STEPS)]
    origin: Origin
    repeat: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)] = 1
    tags: list[Id] = []


class AbilityEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A boss's special ability."""

    name: str
    op: Literal[
        "heavy_blows", "construct", "flying", "immune", "reshuffle", "survivor", "parry", "call"
    ]
    least: int = 0
    less: int = 0
    stamina: int = 0
    health: int = 0
    conditions: list[Condition] = []


class BossModelEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    threat: int
    health: int
    block: int
    resist: int
    spawn: Literal["mini", "main"]
    ability: AbilityEntry


class BossEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A boss data card; some bosses are two models."""

    id: Id
    name: str
    kind: Literal["mini", "main"]
    levels: list[Annotated[int, msgspec.Meta(ge=1, le=3)]]
    deck: int
    heat_up: int
    models: Annotated[list[BossModelEntry], msgspec.Meta(min_length=1)]
    origin: Origin


class HalfEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What one boss model does on a behaviour card."""

    model: Id
    name: str
    range: int | Literal["infinite"] | None
    dodge: int
    icons: list[IconEntry]
    attack_arcs: list[Arc]
    weak_arcs: list[Arc]
    repeat: int = 1


class BehaviourEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A behaviour card."""

    id: Id
    boss: Id
    heat_up: bool
    halves: list[HalfEntry]
    origin: Origin
    note: str | None = None


class Icon:
    """A behaviour icon as the rules read it."""

    __slots__ = (
        "conditions",
        "damage",
        "entry",
        "kind",
        "magic",
        "node",
        "nodes",
        "push",
        "target",
        "turn",
        "way",
    )

    def __init__(self, entry: IconEntry) -> None:
        self.entry = entry
        self.kind: int = ICONS.index(entry.icon)
        self.way: int = WAYS.index(entry.way) if entry.way in WAYS else -1
        self.turn: int = TURNS[entry.way] if entry.icon == "turn" and entry.way else 0
        self.target: int = TARGETS.index(entry.target) if entry.target else -1
        self.nodes = entry.nodes
        self.push = entry.push
        self.damage = entry.damage
        self.magic: bool = entry.type == "magical"
        self.node = entry.node
        self.conditions = mask(entry.conditions)


class Behaviour:
    """Icons with the range and dodge difficulty that go with them."""

    __slots__ = ("attack_arcs", "dodge", "icons", "name", "range", "repeat", "weak_arcs")

    def __init__(
        self,
        name: str,
        icons: list[IconEntry],
        printed_range: int | str | None,
        dodge: int,
        repeat: int = 1,
        attack_arcs: list[Arc] | None = None,
        weak_arcs: list[Arc] | None = None,
    ) -> None:
        self.name = name
        self.icons = tuple(Icon(icon) for icon in icons)
        self.range = reach(printed_range)
        self.dodge = dodge
        self.repeat = repeat
        self.attack_arcs = arc_mask(attack_arcs or [])
        self.weak_arcs = arc_mask(weak_arcs or [])


def arc_mask(named: list[Arc]) -> int:
    found = 0
    for arc in named:
        found |= 1 << ARCS.index(arc)
    return found


class Model(Thing):
    """A kind of enemy or boss figure."""

    kind: ClassVar[str] = "model"

    def __init__(self, index: int, entry: EnemyEntry | BossModelEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.name = entry.name
        self.threat = entry.threat
        self.health = entry.health
        self.block = entry.block
        self.resist = entry.resist
        self.boss: bool = isinstance(entry, BossModelEntry)
        self.ability: AbilityEntry | None = None
        self.own: Behaviour | None = None
        self.spawn: str = ""
        self.immune: int = 0
        self.tags: tuple[str, ...] = ()
        if isinstance(entry, BossModelEntry):
            self.ability = entry.ability
            self.spawn = entry.spawn
            if entry.ability.op == "immune":
                self.immune = mask(entry.ability.conditions)
        else:
            self.own = Behaviour(entry.name, entry.icons, entry.range, entry.dodge, entry.repeat)
            self.tags = tuple(entry.tags)

    def does(self, op: str) -> bool:
        """Whether its special ability is this one."""
        return self.ability is not None and self.ability.op == op


class Boss(Thing):
    """A boss encounter: its models and its behaviour cards."""

    kind: ClassVar[str] = "boss"

    def __init__(
        self,
        index: int,
        entry: BossEntry,
        models: tuple[Model, ...],
        standard: tuple[BehaviourCard, ...],
        heat: tuple[BehaviourCard, ...],
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.models = models
        self.standard_cards = standard
        self.heat_up_cards = heat


class BehaviourCard(Thing):
    """A behaviour card as the rules read it: what each model does."""

    kind: ClassVar[str] = "behaviour"

    def __init__(self, index: int, entry: BehaviourEntry, models: dict[str, Model]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.heat_up = entry.heat_up
        self.halves: dict[Model, Behaviour] = {
            models[half.model]: Behaviour(
                half.name,
                half.icons,
                half.range,
                half.dodge,
                half.repeat,
                half.attack_arcs,
                half.weak_arcs,
            )
            for half in entry.halves
        }
