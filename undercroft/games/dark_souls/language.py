"""The verbs that the rules of this box know."""

from __future__ import annotations

from typing import Final

from undercroft.games.souls.abilities import CORE_ABILITIES
from undercroft.games.souls.effects import EFFECTS
from undercroft.games.souls.language import Dialect
from undercroft.games.souls.models import ICON_VERBS

DIALECT: Final = Dialect(EFFECTS, CORE_ABILITIES, ICON_VERBS)
