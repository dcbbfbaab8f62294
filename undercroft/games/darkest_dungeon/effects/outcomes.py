"""What an option does, where a card or a price says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from undercroft.kernel.decision import Outcome
from undercroft.kernel.text import Message

from ..pack.area_sets import areas_in
from ..seen import outcomes as seen
from ..seen.effects import Effect as Line
from ..terms import RESISTED

if TYPE_CHECKING:
    from .base import Effect


#: Fields of a line that a screen gets as its pack has them.
AS_WRITTEN: Final = (
    "when", "who", "amount", "amounts", "per", "upto", "turns", "areas", "what", "to", "side",
)  # fmt: skip


class Does(Outcome):
    """What it does to whom it is about, in lines of cards; the Gold and Experience that it brings."""

    __slots__ = ("effects", "gold", "xp")

    def __init__(
        self,
        text: Message,
        effects: list[Line] | None = None,
        gold: int | None = None,
        xp: int | None = None,
    ) -> None:
        super().__init__(text)
        self.effects = effects
        self.gold = gold
        """Below 0: what it costs."""
        self.xp = xp

    def to_json(self) -> seen.Outcome:
        """As it goes over the wire."""
        made: seen.Outcome = {
            "text": self.text.to_json(),
            "deadly": self.deadly,
            "useless": self.useless,
        }
        if self.effects is not None:
            made["effects"] = self.effects
        if self.gold is not None:
            made["gold"] = self.gold
        if self.xp is not None:
            made["xp"] = self.xp
        return made


def lines_of(effects: Sequence[Effect]) -> list[Line]:
    return [line_of(effect) for effect in effects]


def line_of(effect: Effect) -> Line:
    """The line as its pack has it, with numbers for Areas."""
    entry = effect.entry
    made: dict[str, Any] = {"op": entry.op}
    for field in AS_WRITTEN:
        value = getattr(entry, field)
        if value is not None:
            made[field] = value
    if entry.conditions is not None:
        made["conditions"] = [RESISTED[kind] for kind in sorted(effect.conditions)]
    if effect.room_areas or effect.watched:
        made["where"] = list(areas_in(effect.room_areas | effect.watched))
    if effect.inner:
        made["effects"] = lines_of(effect.inner)
    if effect.options:
        made["options"] = [lines_of(span) for span in effect.options]
    return cast(Line, made)
