"""Who sits where: persons with a token, open invites, bots, or nobody yet."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from undercroft.bots import FORMER

from . import limits
from .protocol.tables import SeatInfo, SeatKey, SeatPlan
from .reading import Refused
from .tokens import hashed, invite_code, new_nonce, new_token

Kind = Literal["person", "invite", "bot", "empty"]


class Seat(Struct, frozen=True):
    kind: Kind
    name: str | None = None
    bot: str | None = None
    token: bytes | None = None
    """The hash of a person's token."""
    invite: bytes | None = None
    """The hash of the open invite, once the host has been told it."""
    nonce: bytes | None = None
    """What makes each invite of this seat a new one."""
    since: int = 0
    """The table's last entry when this one sat down: only later choices are theirs to take back."""
    holder: bytes | None = None
    """The hash of the token of whoever sat here last, and may come back until another person sits down."""

    def info(self, number: int, connected: bool) -> SeatInfo:
        here = connected and self.kind == "person"
        return SeatInfo(number, self.name, self.kind, self.bot, here, self.holder is not None)

    @property
    def left_by(self) -> bytes | None:
        """Who may come back if this seat is given away now."""
        return self.token or self.holder


def person(name: str | None, since: int) -> tuple[Seat, str]:
    """Someone sits down: the seat, and the token that only they will know."""
    token = new_token()
    return Seat("person", name=name, token=hashed(token), since=since), token


def invited(name: str | None, since: int, holder: bytes | None = None) -> Seat:
    return Seat("invite", name=name, nonce=new_nonce(), since=since, holder=holder)


def robot(name: str | None, bot: str, since: int, holder: bytes | None = None) -> Seat:
    return Seat("bot", name=name, bot=bot, since=since, holder=holder)


def with_invite(seat: Seat, number: int, table: str, key: str) -> tuple[Seat, str]:
    """The code of an open invite for the one with this key, and the seat that will know it."""
    assert seat.nonce is not None
    code = invite_code(key, table, number, seat.nonce)
    return replace(seat, invite=hashed(code)), code


def seat_all(
    plans: Sequence[SeatPlan], bots: Sequence[str], table: str, host: str
) -> tuple[list[Seat], list[SeatKey]]:
    """The seats of a new table, and the keys for the screen that made it."""
    seats: list[Seat] = []
    keys: list[SeatKey] = []
    mine: str | None = None
    for number, plan in enumerate(plans):
        name = clean_name(plan.name)
        token = code = None
        if plan.kind == "bot":
            seat = robot(name, known_bot(plan.bot, bots, f"seats[{number}].bot"), 0)
        elif plan.kind == "invite":
            seat, code = with_invite(invited(name, 0), number, table, host)
        elif plan.kind == "empty":
            seat = Seat("empty", name=name)
        elif plan.kind == "me" and mine is not None:
            # Whoever plays several seats is one person: nobody asks themselves for leave to take back.
            token = mine
            seat = Seat("person", name=name, token=hashed(token))
        else:
            seat, token = person(name, 0)
        if plan.kind == "me":
            mine = token
        seats.append(seat)
        keys.append(SeatKey(number, token, code))
    return seats, keys


def known_bot(name: str | None, bots: Sequence[str], where: str) -> str:
    name = None if name is None else FORMER.get(name, name)
    if name is None or name not in bots:
        raise Refused("invalid", f"{where}: {name!r} is not one of {', '.join(bots)}")
    return name


_BLANK = "\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5\u034f"
"""Letters and signs that are drawn as nothing."""


def clean_name(raw: str | None) -> str | None:
    """A name that cannot disturb the page: no controls, no tricks with direction, one line."""
    if raw is None:
        return None
    text = unicodedata.normalize("NFC", raw)
    text = "".join(" " if c.isspace() else c for c in text)
    text = "".join(c for c in text if unicodedata.category(c)[0] != "C" and c not in _BLANK)
    text = " ".join(text.split())[: limits.NAME].strip()
    # Marks that have nothing to stand on show nothing.
    return text if any(unicodedata.category(c)[0] in "LNPS" for c in text) else None
