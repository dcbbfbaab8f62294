"""WebSocket, inwards: what a screen asks for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.kernel import seen

from .words import Cmd, Count, SeatNumber, Secret, Word


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


class Roll(Struct, tag_field="t", tag="by_hand", forbid_unknown_fields=True):
    """What the persons at the table roll and draw themselves from now on: for everybody who has a seat."""

    cmd: Cmd
    by_hand: Annotated[list[seen.ByHand], Meta(max_length=4)]


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Words to everybody at the table: a text, or a phrase by its key. Nothing keeps them but memory."""

    cmd: Cmd
    text: Annotated[str, Meta(max_length=300)] | None = None
    phrase: Annotated[str, Meta(pattern="^[a-z-]{1,40}$")] | None = None
    """Each screen says it in its own language."""


class SetTalk(Struct, tag_field="t", tag="talk", forbid_unknown_fields=True):
    """Who may talk at this table: for the host."""

    cmd: Cmd
    open: bool
    spectators: bool


class SetOpen(Struct, tag_field="t", tag="open", forbid_unknown_fields=True):
    """Whether anybody may find this table and take a free seat: for the host."""

    cmd: Cmd
    open: bool


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


Command = Choose | Undo | Vote | Reseat | Reclaim | Resume | Advise | Roll | Say | SetTalk | SetOpen
"""What is answered with `done`, or refused."""
Inward = (
    Hello
    | Choose
    | Undo
    | Vote
    | Reseat
    | Reclaim
    | Resume
    | Advise
    | Roll
    | Say
    | SetTalk
    | SetOpen
    | Ping
)
"""What a screen may send."""
