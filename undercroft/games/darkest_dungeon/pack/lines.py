"""Lines of cards, as far as those know them who only hold them."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.effects import Verb


class Line(Verb):
    """What a line of a card does is said by its verb (`effects.base.Effect`)."""

    single: ClassVar[bool] = False
    """Happens once for a Skill, however many targets it has (a light that goes out, a summons)."""
