"""Games and bots that live elsewhere: `--use` of the commands that can do with them."""

from __future__ import annotations

import sys
from pathlib import Path

from cyclopts import Parameter

from undercroft import bots

from .words import word


def use_flag() -> Parameter:
    """`--use` of a command."""
    return Parameter(negative=(), help=word("cli-arg-use"))


def let_in(game: str, modules: list[str] | None) -> None:
    """Import them from where the user stands, and make known what they hold."""
    if modules:
        sys.path.insert(0, str(Path.cwd()))
        bots.bring(game, modules)
