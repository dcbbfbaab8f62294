"""A line of a card."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .common import D10, Entry, Small

Rolls = Annotated[str, msgspec.Meta(pattern=r"^(10|[1-9])(-(10|[1-9]))?$")]


class EffectEntry(Entry, omit_defaults=True):
    """A line of a card: a verb, and what it takes."""

    op: str
    """The verb."""
    when: str | None = None
    """The moment at which it happens; lines of a card that is used have none."""
    who: str | None = None
    """Whom it means, where that is not the one it happens to."""
    amount: int | Literal["all"] | None = None
    """How much."""
    amounts: Annotated[list[int], msgspec.Meta(min_length=3, max_length=3)] | None = None
    """How much by the level of the hero who does it, in place of `amount`."""
    per: str | None = None
    """What the amount is multiplied by."""
    dice: bool | None = None
    """The amount is multiplied by a d10."""
    upto: D10 | None = None
    """It happens only on a d10 of at most this."""
    turns: Small | None = None
    """How long a Condition lasts."""
    areas: Small | None = None
    """How far somebody is pushed or pulled."""
    what: str | None = None
    """What it brings, takes or means; see the verb."""
    conditions: list[str] | None = None
    """The Conditions it is about."""
    options: list[EffectEntry] | None = None
    """Of which one is chosen."""
    effects: list[EffectEntry] | None = None
    """What it brings about."""
    rolls: dict[Rolls, list[EffectEntry]] | None = None
    """What happens on each d10: `3`, or `4-8`."""
    once: bool | None = None
    """Not while such a one is there already."""
    at: str | None = None
    """Where it comes to stand, if not at its side's start."""
    faces: list[str] | None = None
    """Sides of an Exploration die."""
    side: str | None = None
    """Only for heroes, or only for monsters."""
    where: list[str] | None = None
    """Only in these Areas of the Room."""
    present: list[str] | None = None
    """Only if a monster stands in one of these Areas."""
    rounds: list[int] | None = None
    """Only in these rounds."""
    type: str | None = None
    """Only for monsters of this type."""
    to: str | None = None
    """Of a Skill's targets only those."""
