"""How the house is, and what went wrong in it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .words import Code


class Health(Struct):
    """The server is well."""

    ok: bool


class Ready(Struct):
    """Whether tables can be opened and kept."""

    ready: bool
    why: Literal["closing", "store"] | None
    """What stands in the way."""


class Problem(Struct, omit_defaults=True):
    """Why something was refused."""

    code: Code
    message: str
    """One line, always the same."""
    said: str | None = None
    """The same in the language of the call (`accept-language`), where it has words of its own there."""


class ProblemAnswer(Struct):
    """The answer to a call that was refused."""

    error: Problem
