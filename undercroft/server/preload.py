"""What every process for bots has from its birth: the rules and the content of all games."""

from __future__ import annotations

import undercroft.server.thinker
from undercroft.server.games import warm_up

__all__ = ["undercroft"]

warm_up()
