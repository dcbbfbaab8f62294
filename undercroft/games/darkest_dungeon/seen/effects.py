"""What cards do, for those who reckon with it; the sentences beside say the same.

Verbs and other words are those of the card language: docs/content/darkest_dungeon.md.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .words import Resisted


class Effect(TypedDict):
    """A line of a card; what is left out there is left out here."""

    op: str
    """The verb."""
    when: NotRequired[str]
    """The moment at which it happens; else when the card is used."""
    who: NotRequired[str]
    """Whom it means, where that is not the one it happens to."""
    amount: NotRequired[int | Literal["all"]]
    amounts: NotRequired[list[int]]
    """By the level of the hero who does it."""
    per: NotRequired[str]
    """What the amount is multiplied by."""
    upto: NotRequired[int]
    """It happens only on a d10 of at most this."""
    turns: NotRequired[int]
    areas: NotRequired[int]
    what: NotRequired[str]
    conditions: NotRequired[list[Resisted]]
    to: NotRequired[str]
    """Of a Skill's targets only those."""
    side: NotRequired[str]
    """Only for heroes, or only for monsters."""
    where: NotRequired[list[int]]
    """Only in these Areas of the Room, or while a monster stands there."""
    effects: NotRequired[list[Effect]]
    """What it brings about."""
    options: NotRequired[list[list[Effect]]]
    """Of which one is chosen."""
