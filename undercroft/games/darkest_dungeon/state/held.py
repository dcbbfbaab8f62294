"""Trinkets as heroes hold them: a card with one side up (DD-25.5)."""

from __future__ import annotations

from typing import Annotated, Any

from undercroft.kernel.errors import PositionError
from undercroft.kernel.record import Codec

from ..pack.goods import Side


class SideCodec(Codec):
    """`[trinket, "positive"]`."""

    def dump(self, value: Side, pack: Any) -> object:
        return [value.card.id, "negative" if value.negative else "positive"]

    def load(self, raw: object, pack: Any, where: str) -> Side:
        if not isinstance(raw, (list, tuple)) or len(raw) != 2:
            raise PositionError(f"{where}: {raw!r} must be [trinket, side]")
        id, side = raw
        card = pack.things["trinket"].get(id) if isinstance(id, str) else None
        if card is None:
            raise PositionError(f"{where}: {id!r} is no trinket of pack {pack.name!r}")
        if side not in ("positive", "negative"):
            raise PositionError(f"{where}: {side!r} is not one of positive, negative")
        found: Side = card.positive if side == "positive" else card.negative
        return found


Held = tuple[Annotated[Side, SideCodec()], ...]
