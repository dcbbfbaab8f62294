"""WebSocket, outwards: what it is told."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from undercroft.kernel import seen

from .tables import SeatInfo
from .words import Code


class UndoRequest(Struct):
    """Somebody asks to take a choice back."""

    by: int
    agreed: list[int]
    needed: list[int]


class UndoState(Struct):
    """What can be taken back."""

    mine: Literal["free", "ask"] | None
    """My last choice: at once, or if the others agree."""
    request: UndoRequest | None


class TalkRules(Struct):
    """Who may talk."""

    open: bool
    """Whoever has a seat."""
    spectators: bool
    """Those who watch, too."""


class Uttered(Struct):
    """What somebody said: a text, or a phrase by its key."""

    n: int
    """They are counted, as long as the table is in memory."""
    by: int | None
    """A seat; null: a spectator."""
    text: str | None
    phrase: str | None


class ViewerState(Struct, kw_only=True):
    """What one pair of eyes sees of a table: sent whole, and only when it has changed."""

    view: seen.View
    seats: list[SeatInfo]
    undo: UndoState
    yours: list[int]
    """The seats that the token of these eyes opens."""
    vacant: list[int]
    """The seats whose answer is missing and that nobody holds."""
    paused: bool
    """No person has a seat: the bots wait until somebody asks them to go on."""
    trouble: Literal["disk"] | None
    """Why nothing goes on: what is chosen cannot be kept."""
    sealed: str | None
    """The seal of the seed that fate comes from; null: somebody may know it, or dice are thrown by hand."""
    by_hand: list[seen.ByHand]
    """What the persons here roll and draw themselves."""
    talk: TalkRules
    open: bool
    """Anybody may find this table and take a free seat."""
    opened: str | None
    """That seed, once the match is over: its seal is the SHA-256 of `undercroft:` and the seed."""


class Welcome(ViewerState, tag_field="t", tag="welcome", kw_only=True):
    """Everything, for new eyes."""

    table: str
    game: str
    seat: int | None
    """null: a spectator."""
    seq: int
    history: list[seen.Told]
    """What these eyes may know of, oldest first: all of it, or the newest 2,000."""
    older: bool
    """There is more of it: `GET /api/tables/{table}/history`."""
    events: list[seen.Told]
    seed: str | None
    """The seed that somebody chose; null: nobody knows it."""
    imported: bool
    """The match came from a file."""
    said: list[Uttered]
    """What was said of late."""


class Update(ViewerState, tag_field="t", tag="update", kw_only=True):
    """What is new to these eyes."""

    seq: int
    events: list[seen.Told]
    history: list[seen.Told] | UnsetType = UNSET
    """After something was taken back: the log as it is now, as in a `welcome`."""


class Done(Struct, tag_field="t", tag="done"):
    """The command was carried out (or had been already), and is on disk."""

    cmd: str


class Failure(Struct, tag_field="t", tag="error"):
    """Nothing has changed."""

    cmd: str | None
    code: Code
    message: str
    """One line."""


class Advised(Struct):
    """An option, and what may come of it."""

    option: str
    chance: float | None
    """To win with it, from 0 to 1; null: it is a rule of thumb."""
    error: float | None
    """How far off that may be: a standard error."""


class Advice(Struct, tag_field="t", tag="advice"):
    """What a master would do, best first; nothing, where nobody knows."""

    decision: str
    best: list[Advised]
    reason: seen.Message


class Said(Struct, tag_field="t", tag="said"):
    """Somebody said something just now."""

    words: Uttered


class Pong(Struct, tag_field="t", tag="pong"):
    """Somebody is."""


Answer = Welcome | Update | Done | Failure | Advice | Said | Pong
"""What a screen is sent."""
