"""Lines of cards, as far as those know them who only hold them."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.content import Thing


class Line(Thing):
    """What a line of a card does is said by its verb (`effects.base.Effect`)."""

    kind: ClassVar[str] = "effect"
