"""What can happen to body and mind of a hero."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.kernel.fact import Fact, NameOf

from .common import Figure

DiseaseId = Annotated[str, NameOf("disease")]
MoodId = Annotated[str, NameOf("mood")]
QuirkId = Annotated[str, NameOf("quirk")]
Answer = Literal["yes", "no"]
Death = Literal["deathblow", "heart_attack", "madness"]


class DeathsDoor(Fact):
    """A hero has no Life left."""

    figure: Figure


class Deathblow(Fact):
    """A hero at Death's Door is struck: dead or not."""

    figure: Figure
    deadly: Answer


class Died(Fact):
    """A hero dies."""

    figure: Figure
    why: Death


class Stressed(Fact):
    """A hero suffers Stress and has so much now."""

    figure: Figure
    amount: int
    stress: int


class Relieved(Fact):
    """A hero recovers from Stress and has so much now."""

    figure: Figure
    amount: int
    stress: int


class Resolve(Fact):
    """A hero's Resolve is tested."""

    figure: Figure
    roll: int
    result: Literal["virtue", "affliction"]


class Mood(Fact):
    """A hero becomes virtuous or afflicted."""

    figure: Figure
    mood: MoodId


class MoodRolled(Fact):
    """Whether a Virtue or Affliction acts this turn."""

    figure: Figure
    mood: MoodId
    roll: int
    acts: Answer


class Quirk(Fact):
    """A hero gains a Quirk."""

    figure: Figure
    quirk: QuirkId


class QuirkLost(Fact):
    """A hero loses a Quirk."""

    figure: Figure
    quirk: QuirkId


class Disease(Fact):
    """A hero falls ill."""

    figure: Figure
    disease: DiseaseId


class Cured(Fact):
    """A hero is cured."""

    figure: Figure
    disease: DiseaseId
