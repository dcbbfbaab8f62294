"""Errors by kind: `Invalid…` is malformed, `Illegal…` against the rules, `Conflict…` stale.

Each carries one line that names the field or the rule, so that it can be shown to a person as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class UndercroftError(ValueError):
    """The root of every error a user can cause; `code` is what the protocol says."""

    code = "invalid"


class InvalidSetup(UndercroftError):
    """A set-up field is unknown or has a value that is not allowed."""


class InvalidContent(UndercroftError):
    """A content pack cannot be used; `problems` has one line per mistake."""

    def __init__(self, problems: list[str]) -> None:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(problems[0] + more)
        self.problems = problems


class PositionError(UndercroftError):
    """A position document breaks a rule or is malformed: says which field and why."""


class InvalidJournal(UndercroftError):
    """A journal is malformed, or does not replay to its own digests."""


class InvalidChance(UndercroftError):
    """An outcome that the die or the deck cannot give, or a tape that has run out."""


class InvalidChoice(UndercroftError):
    """A choice that is not even well-formed: an unknown seat, say."""


class IllegalChoice(UndercroftError):
    """An option that is not open to this seat now."""

    code = "illegal"


class ConflictChoice(UndercroftError):
    """A choice for a decision that is no longer open."""

    code = "conflict"


class BrokenInvariant(AssertionError):
    """The rules have gone wrong: a bug of ours, never a user's mistake."""


def hold(truth: bool, what: str) -> None:
    """Something that must always be true."""
    if not truth:
        raise BrokenInvariant(what)


STRANGE = (
    AssertionError,
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What reading a document may raise that no game and no pack of ours leads to: however it was edited,
whoever brings it gets one line and never a traceback."""


def not_one_of(value: object, allowed: Iterable[str]) -> str:
    """What a message says of a value that is not allowed: all that is, and what was probably meant."""
    allowed = list(allowed)
    return f"{value!r} is not one of {', '.join(allowed) or 'none'}{_meant(value, allowed)}"


def known(name: object, allowed: Iterable[str]) -> str:
    """The same of a name, where the message has said what is wrong with it."""
    allowed = list(allowed)
    return f"known: {', '.join(allowed) or 'none'}{_meant(name, allowed)}"


def _meant(value: object, allowed: list[str]) -> str:
    near = get_close_matches(value, allowed, 1) if isinstance(value, str) else []
    return f"; did you mean {near[0]!r}?" if near else ""
