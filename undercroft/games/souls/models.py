"""Enemies, bosses and their behaviours as the rules read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from undercroft.kernel.content import MOST_STEPS, Thing
from undercroft.kernel.effects import Verb
from undercroft.kernel.takes import Number, Problem, Words, Yes, takes

from .abilities import Ability
from .effects import ONE_CONDITION
from .gear import mask, reach
from .schema import Arc, BehaviourEntry, BossEntry, BossModelEntry, EnemyEntry, HalfEntry, IconEntry
from .seen import Aim, Way

ARCS: tuple[Arc, ...] = ("front", "right", "back", "left")
MOVE: Final = "move"
SHIFT: Final = "shift"
TURN: Final = "turn"
LEAP: Final = "leap"
ATTACK: Final = "attack"
RESURRECT: Final = "resurrect"
NEAREST: Final = "nearest"
AGGRO: Final = "aggro"
AREA: Final = "area"
TARGETS: Final[tuple[Aim, ...]] = (NEAREST, AGGRO, AREA)
AWAY: Final = "away"
WAYS: Final[tuple[Way, ...]] = (
    "toward", AWAY, "forward", "right", "backward", "left", "around",
)  # fmt: skip
TURNS: Final[dict[Way, int]] = {"right": 2, "left": -2, "around": 4}
"""In eighths of a circle."""


# ---------------------------------------------------------------------- icons

ENEMY: Final = "enemy"
BOSS: Final = "boss"
NODES: Final = Number(0, MOST_STEPS)
DAMAGE: Final = Number(1, 30)
CHARACTER: Final = Words("nearest", "aggro")
PUSH: Final = takes(push=Yes(), damage=DAMAGE)
"""On the move: whoever is in the way is pushed, and struck where there is a number in the icon."""


class Icon(Verb):
    """A behaviour icon as the rules read it."""

    def __init__(self, entry: IconEntry) -> None:
        self.entry = entry
        self.way: Way | None = next((way for way in WAYS if way == entry.way), None)
        self.turn: int = TURNS[self.way] if entry.icon == "turn" and self.way else 0
        self.target: Aim | None = next((aim for aim in TARGETS if aim == entry.target), None)
        self.nodes: int = entry.nodes or 0
        self.push: bool = bool(entry.push)
        self.damage: int = entry.damage or 0
        self.magic: bool = entry.type == "magical"
        self.node: bool = bool(entry.node)
        self.conditions: int = mask(entry.conditions or [])


class Going(Icon):
    """An icon that moves the figure."""

    # A number or a condition on it is that of its push.
    only_with = (("damage", "push"), ("conditions", "damage"))


class Move(Going):
    """Nodes towards a character or away; the nodes of a boss's board count from its own."""

    op = MOVE
    needs = takes(way=Words("toward", "away"), target=CHARACTER, nodes=NODES)
    may = PUSH


class Shift(Going):
    """Nodes in a direction, without turning."""

    op = SHIFT
    owners = (BOSS,)
    needs = takes(way=Words("forward", "right", "backward", "left"), nodes=Number(1, MOST_STEPS))
    may = PUSH


class Turn(Icon):
    """By a quarter, or around."""

    op = TURN
    owners = (BOSS,)
    needs = takes(way=Words("left", "right", "around"))


class Leap(Going):
    """Onto the node of a character."""

    op = LEAP
    needs = takes(target=CHARACTER)
    may = PUSH


STRIKE: Final = takes(damage=Number(0, 30))
STRIKES: Final = takes(
    type=Words("physical", "magical"), node=Yes(), push=Yes(), conditions=ONE_CONDITION
)


class EnemyAttack(Icon):
    """An attack on a character, or on everybody on that node."""

    op = ATTACK
    owners = (ENEMY,)
    needs = STRIKE | takes(target=CHARACTER)
    may = STRIKES


class BossAttack(Icon):
    """An attack on a character, on everybody on that node, or on all in the attack arcs."""

    op = ATTACK
    owners = (BOSS,)
    needs = STRIKE | takes(target=Words(*TARGETS))
    may = STRIKES

    @classmethod
    def wrong(cls, line: IconEntry) -> list[Problem]:
        if line.target == "area" and line.node:
            return [("node", "an attack on an area strikes all that is in it")]
        return []


ICON_VERBS: Final[tuple[type[Icon], ...]] = (Move, Shift, Turn, Leap, EnemyAttack, BossAttack)
"""Those of the first box."""


class Behaviour:
    """Icons with the range and dodge difficulty that go with them."""

    __slots__ = ("attack_arcs", "dodge", "icons", "name", "range", "repeat", "weak_arcs")

    def __init__(
        self,
        name: str,
        icons: Sequence[Icon],
        printed_range: int | str | None,
        dodge: int,
        repeat: int = 1,
        attack_arcs: list[Arc] | None = None,
        weak_arcs: list[Arc] | None = None,
    ) -> None:
        self.name = name
        self.icons = tuple(icons)
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

    def __init__(
        self,
        index: int,
        entry: EnemyEntry | BossModelEntry,
        icons: Sequence[Icon] = (),
        ability: Ability | None = None,
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.name = entry.name
        self.threat = entry.threat
        self.health = entry.health
        self.block = entry.block
        self.resist = entry.resist
        self.boss: bool = isinstance(entry, BossModelEntry)
        self.ability: Ability | None = ability
        self.own: Behaviour | None = None
        self.spawn: str = ""
        self.immune: int = 0
        self.tags: tuple[str, ...] = ()
        if isinstance(entry, BossModelEntry):
            self.spawn = entry.spawn
            if ability is not None:
                self.immune = ability.immune
        else:
            self.own = Behaviour(entry.name, icons, entry.range, entry.dodge, entry.repeat)
            self.tags = tuple(entry.tags)


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

    def __init__(
        self,
        index: int,
        entry: BehaviourEntry,
        models: dict[str, Model],
        icons: Sequence[Sequence[Icon]],
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.heat_up = entry.heat_up
        self.halves: dict[Model, Behaviour] = {
            models[half.model]: half_of(half, mine)
            for half, mine in zip(entry.halves, icons, strict=True)
        }


def half_of(half: HalfEntry, icons: Sequence[Icon]) -> Behaviour:
    return Behaviour(
        half.name,
        icons,
        half.range,
        half.dodge,
        half.repeat,
        half.attack_arcs,
        half.weak_arcs,
    )
