"""What every process for bots has from its birth: the rules and the content of all games."""

from __future__ import annotations

import sys
from types import TracebackType

import undercroft.server.bot_process
from undercroft.server.games import warm_up

__all__ = ["undercroft"]


def gone(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None = None
) -> None:
    """Whoever wanted a process died before saying what for: it ends, and there is nothing to tell of that."""
    if not issubclass(kind, EOFError):
        sys.__excepthook__(kind, error, trace)


sys.excepthook = gone
warm_up()
