"""Every message of docs/protocol.md, and its checks of shape; for the client by tools/contract.py."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from undercroft.kernel import seen

Code = Literal["invalid", "illegal", "conflict", "forbidden", "missing", "busy", "failed"]

Cmd = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


# ---------------------------------------------------------------------- HTTP


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit there at a new table."""

    kind: Literal["me", "here", "invite", "bot", "empty"]
    name: Word | None = None
    bot: Word | None = None


Wishes = Annotated[dict[Word, Any], "Setup"]
"""What is wanted of a match; the game refuses what it does not allow, by the name of the field."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=99)]
    setup: Wishes = {}
    seed: Word | None = None
    lang: Word | None = None
    lesson: Word | None = None
    """A guided game instead: it brings set-up, seed and bots; the one seat is the learner's."""


class Claim(Struct, forbid_unknown_fields=True):
    """Somebody comes with an invite."""

    invite: Secret
    name: Word = ""


class SeatKey(Struct, omit_defaults=True):
    """What opens a seat: the token of who sits there, or the invite of who may."""

    seat: int
    token: str | None = None
    invite: str | None = None


class Invite(Struct):
    """The code of a seat still to be claimed."""

    seat: int
    invite: str


class Created(Struct):
    """A table that was made, and the keys for the screen that made it."""

    table: str
    host: str
    seats: list[SeatKey]


class Claimed(Struct):
    """An invite became a seat."""

    seat: int
    token: str


class SeatInfo(Struct):
    """Who sits there, as everybody may know."""

    seat: int
    name: str | None
    kind: Literal["person", "invite", "bot", "empty"]
    """empty: nobody's yet, kept for who may join later."""
    bot: str | None
    connected: bool
    held: bool
    """Nobody else has sat here since a person left: they may take it back."""


class TableInfo(Struct):
    """What everybody may know of a table."""

    table: str
    game: str
    seats: list[SeatInfo]
    over: bool
    started: bool
    seed: str | None
    """The seed, if somebody chose it."""
    imported: bool
    """Came from a file: whoever brought it may know what is hidden."""
    lesson: str | None
    """The guided game that is played here."""


class Mine(Struct, forbid_unknown_fields=True):
    """A table somebody asks about, and the tokens they have for it."""

    table: Word
    tokens: Annotated[list[Secret], Meta(max_length=20)] = []


class MyTables(Struct, forbid_unknown_fields=True):
    """The tables somebody asks about."""

    tables: Annotated[list[Mine], Meta(max_length=50)]


class MyTable(Struct):
    """How a table of mine stands."""

    table: str
    game: str
    setup: seen.Setup
    progress: seen.Message | None
    """A text of the house, with numbers only."""
    seats: list[SeatInfo]
    yours: list[int]
    """Seats that one of the tokens opens."""
    back: list[int]
    """Seats that one of the tokens may take back."""
    waiting: list[int]
    """Seats that the game waits for."""
    your_turn: bool
    paused: bool
    """Only bots are left, and they wait."""
    over: bool
    winners: list[int]


class HouseInfo(Struct):
    """How others come here."""

    lan: bool
    """Whether others than this machine can come."""
    addresses: list[str]
    """Base addresses for links to others, likeliest first."""


class Strength(Struct):
    """How often bots of a level have won what their game is measured by."""

    level: str
    wins: int
    games: int


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    players: list[int]
    """How many can play."""
    bots: list[str]
    """The levels of its bots."""
    fields: list[seen.Field]
    lessons: list[str]
    """Its guided games, the first one first: `GET /api/games/{game}/lessons/{lesson}`."""
    presets: list[seen.Preset]
    """Sets of house rules that have a name."""
    strength: list[Strength]
    """What was counted of the levels; nothing of those that nobody has measured."""


class Frame(Struct):
    """One moment of a finished match, with everybody's hands open."""

    events: list[seen.Told]
    view: seen.View


class Replay(Struct):
    """A finished match: as it was set up, then after every choice that was not taken back."""

    game: str
    seats: list[SeatInfo]
    catalog: seen.Catalog
    frames: list[Frame]


class Health(Struct):
    """The server is well."""

    ok: bool


class Ready(Struct):
    """Whether tables can be opened and kept."""

    ready: bool
    why: Literal["closing", "store"] | None
    """What stands in the way."""


class Problem(Struct):
    """Why something was refused."""

    code: Code
    message: str
    """One line."""


class ProblemAnswer(Struct):
    """The answer to a call that was refused."""

    error: Problem


# ---------------------------------------------------------------------- WebSocket, inwards


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """Look through these eyes; the first frame of a connection, and again to change them."""

    table: Word
    token: Secret | None = None
    """null: a spectator."""
    host: Secret | None = None
    """The host token: gives this connection the host's rights, whichever eyes it looks through."""
    seat: SeatNumber | None = None
    """Which one, if the token opens several."""


class Choose(Struct, tag_field="t", tag="choose", forbid_unknown_fields=True):
    """Option *o* of decision *d*."""

    cmd: Cmd
    """Unique; a repeated one is answered again and does nothing."""
    seq: Count
    """The last one seen."""
    decision: Word
    option: Word


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take my last choice back if nothing was revealed and nobody else acted since; else ask the others."""

    cmd: Cmd


class Vote(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """The answer to an open undo request; who asked withdraws it with `agree: false`."""

    cmd: Cmd
    agree: bool


class ToBot(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A bot of this level."""

    bot: Word


class ToInvite(Struct, tag_field="kind", tag="invite", forbid_unknown_fields=True):
    """Whoever comes with the invite."""


class ToHere(Struct, tag_field="kind", tag="here", forbid_unknown_fields=True):
    """Whoever asks plays this seat as well, with a token of its own."""

    name: Word | None = None


class ToPerson(Struct, tag_field="kind", tag="person", forbid_unknown_fields=True):
    """The person of another seat plays this one as well, with the token they have."""

    seat: SeatNumber


SeatWish = ToHere | ToPerson | ToInvite | ToBot
"""Who is to play a seat."""


class Fill(Struct, forbid_unknown_fields=True):
    """Who is to play a seat that no person has."""

    to: SeatWish


class Reseat(Struct, tag_field="t", tag="reseat", forbid_unknown_fields=True):
    """Give a seat away: the host any, everybody their own and an empty one."""

    cmd: Cmd
    seat: SeatNumber
    to: ToBot | ToInvite


class Reclaim(Struct, tag_field="t", tag="reclaim", forbid_unknown_fields=True):
    """Take back a seat that no other person has taken since; a `welcome` follows, then `done`."""

    cmd: Cmd
    seat: SeatNumber
    token: Secret


class Resume(Struct, tag_field="t", tag="resume", forbid_unknown_fields=True):
    """Let the bots of a paused table go on: for the host and whoever has shown a token of a seat here."""

    cmd: Cmd


class Advise(Struct, tag_field="t", tag="advise", forbid_unknown_fields=True):
    """What would a master do? `advice` follows, for these eyes alone; everybody is told that it was asked."""

    cmd: Cmd
    decision: Word
    """One that is open to these eyes."""


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


Command = Choose | Undo | Vote | Reseat | Reclaim | Resume | Advise
"""What is answered with `done`, or refused."""
Inward = Hello | Choose | Undo | Vote | Reseat | Reclaim | Resume | Advise | Ping
"""What a screen may send."""

# ---------------------------------------------------------------------- WebSocket, outwards


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


class Sight(Struct, kw_only=True):
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
    opened: str | None
    """That seed, once the match is over: its seal is the SHA-256 of `undercroft:` and the seed."""


class Welcome(Sight, tag_field="t", tag="welcome", kw_only=True):
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


class Update(Sight, tag_field="t", tag="update", kw_only=True):
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


class Pong(Struct, tag_field="t", tag="pong"):
    """Somebody is."""


Answer = Welcome | Update | Done | Failure | Advice | Pong
"""What a screen is sent."""
