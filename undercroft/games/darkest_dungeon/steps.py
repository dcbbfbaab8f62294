"""The steps of all rooms by name: what an agenda may hold."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from undercroft.kernel.agenda import Step, registry

from .battle import (
    acting,
    bosses,
    casualties,
    field,
    foes,
    newcomers,
    reactions,
    resolving,
    rounds,
    shuffles,
    skills,
    staging,
    turns,
)
from .campaign import battles, quests, replacing
from .circus import bouts, draft
from .dungeon import (
    curios,
    hazards,
    layout,
    party,
    provisions,
    resting,
    rooms,
    stops,
    traps,
    votes,
)
from .effects import (
    bags,
    base,
    diseases,
    goods,
    light,
    quirks,
    stress,
    triggers,
    trinkets,
    wounds,
)
from .hamlet import building, days, events, homecoming, services, training, visiting

MODULES: Final[tuple[ModuleType, ...]] = (
    bags, base, diseases, goods, light, quirks, stress, triggers, trinkets, wounds,
    acting, bosses, casualties, field, foes, newcomers, reactions, resolving, rounds, shuffles, skills,
    staging, turns,
    curios, hazards, layout, party, provisions, resting, rooms, stops, traps, votes,
    building, days, events, homecoming, services, training, visiting,
    battles, quests, replacing,
    bouts, draft,
)  # fmt: skip


def every_step() -> list[type]:
    """Every class with a name of its own."""
    found: list[type] = []
    for module in MODULES:
        for value in vars(module).values():
            if (
                isinstance(value, type)
                and issubclass(value, Step)
                and value.__module__ == module.__name__
                and "name" in vars(value)
            ):
                found.append(value)
    return found


STEPS: Final = registry(every_step())
