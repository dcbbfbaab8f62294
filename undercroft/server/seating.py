"""Seats given, taken and given back: who sits down, who leaves, and what the host may say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import taking_back, undo
from .entries import Seated
from .protocol.commands import Fill, Reclaim, Reseat, ToBot, ToHere, ToInvite, ToPerson
from .protocol.tables import SeatKey
from .reading import Refused
from .seats import Seat, clean_name, invited, known_bot, person, robot, with_invite
from .store.model import Change
from .timeline import Told
from .tokens import hashed, same
from .viewer import Viewer

if TYPE_CHECKING:
    from .table import Table


async def claim(table: Table, invite: str | None, name: str) -> tuple[int, str]:
    """An invite becomes a seat's token, once; at an open table none is needed."""
    number = _free(table) if invite is None else _invited(table, hashed(invite))
    taken, token = person(clean_name(name) or table.seats[number].name, table.n + 1)
    await sit(table, number, taken, None)
    return number, token


def _invited(table: Table, shown: bytes) -> int:
    for number, seat in enumerate(table.seats):
        if seat.kind == "invite" and same(seat.invite, shown):
            return number
    raise Refused("forbidden", "invite: it does not exist or has been used")


def _free(table: Table) -> int:
    if not table.rules.open or table.match.over:
        raise Refused("forbidden", "this table is not open to everybody")
    for number, seat in enumerate(table.seats):
        if seat.kind == "invite":
            return number
    raise Refused("conflict", "no seat is free at this table any more")


async def invites(table: Table, host: str) -> list[tuple[int, str]]:
    """The codes of the seats still to be claimed, for the host only.

    An invite that another person made is theirs to pass on.
    """
    if not table.is_host(hashed(host)):
        raise Refused("forbidden", "only the host may see the invites")
    codes: list[tuple[int, str]] = []
    fresh: list[tuple[int, Seat]] = []
    for number, seat in enumerate(table.seats):
        if seat.kind == "invite":
            known, code = with_invite(seat, number, table.id, host)
            if seat.invite is not None and known != seat:
                continue
            codes.append((number, code))
            if known != seat:
                fresh.append((number, known))
    if fresh:
        await table.services.store.write(table.id, Change(seats=fresh))
        for number, seat in fresh:
            table.seats = [*table.seats[:number], seat, *table.seats[number + 1 :]]
    return codes


async def reseat(table: Table, viewer: Viewer, frame: Reseat, cmd: str) -> None:
    if frame.seat >= len(table.seats):
        raise Refused("invalid", f"seat: there is no seat {frame.seat}")
    old = table.seats[frame.seat]
    theirs = viewer.seat == frame.seat or old.kind == "empty"
    if not theirs and not table.is_host(viewer.host):
        raise Refused("forbidden", "only the host may give away the seat of another")
    await sit(table, frame.seat, _given(table, old, frame.to), cmd)


def _given(table: Table, old: Seat, to: ToBot | ToInvite) -> Seat:
    """A seat given away; who leaves it may come back until another person sits down."""
    if isinstance(to, ToBot):
        bot = known_bot(to.bot, table.bots.levels, "to.bot")
        return robot(old.name, bot, table.n + 1, old.left_by)
    return invited(old.name, table.n + 1, old.left_by)


async def fill(table: Table, key: str, number: int, wish: Fill) -> SeatKey:
    """Say who plays a seat that no person has: for everybody at the table if it is empty, else
    for the host."""
    shown = hashed(key)
    host = table.is_host(shown)
    if not host and not any(same(seat.token, shown) for seat in table.seats):
        raise Refused("forbidden", "only persons at the table say who plays a seat")
    if number >= len(table.seats):
        raise Refused("invalid", f"seat: there is no seat {number}")
    old = table.seats[number]
    if old.kind == "person":
        raise Refused("conflict", "somebody has this seat already")
    if old.kind != "empty" and not host:
        raise Refused("forbidden", "only the host may give this seat to another")
    token = code = None
    match wish.to:
        case ToHere(name):
            seat, token = person(clean_name(name), table.n + 1)
        case ToPerson(other):
            if other >= len(table.seats) or table.seats[other].kind != "person":
                raise Refused("invalid", f"to.seat: no person has seat {other}")
            held = table.seats[other]
            seat = Seat("person", name=held.name, token=held.token, since=table.n + 1)
        case ToInvite():
            seat, code = with_invite(_given(table, old, wish.to), number, table.id, key)
        case ToBot():
            seat = _given(table, old, wish.to)
    await sit(table, number, seat, None)
    return SeatKey(number, token, code)


async def reclaim(table: Table, viewer: Viewer, frame: Reclaim) -> None:
    """Sit down again where one has sat before, and look through those eyes."""
    token = hashed(frame.token)
    old = table.seats[frame.seat] if frame.seat < len(table.seats) else None
    if old is None or not (same(old.holder, token) or same(old.token, token)):
        raise Refused("forbidden", "this seat is not yours to take back")
    if not same(old.token, token):
        back = Seat("person", name=old.name, token=token, since=table.n + 1)
        await sit(table, frame.seat, back, None)
    table.look(viewer, frame.seat, token, await table.past())
    table.tell()


def let_go_on(table: Table, viewer: Viewer) -> None:
    """Let the bots play on without a person: for the host, and for whoever has sat here."""
    sat = any(same(seat.left_by, token) for seat in table.seats for token in viewer.shown)
    if not sat and not table.is_host(viewer.host):
        raise Refused("forbidden", "only the host and the players may let the bots go on")
    table.going = True
    table.tell()


async def sit(table: Table, number: int, seat: Seat, cmd: str | None) -> None:
    """Somebody else has this seat from now on."""
    table.check_room()
    seated = Seated(number, seat.kind)
    was = table.seats[number].kind
    change = [(number, seat)]
    after = undo.next_request(table.request, seated)
    seats = [*table.seats[:number], seat, *table.seats[number + 1 :]]
    if after is not None and after.granted(seats):
        # Everybody who still has a say had agreed already.
        await taking_back.take_back(table, after.by, after.target, False, cmd, [seated], change)
    else:
        await table.keep([Told(seated, table.timeline.kept)], cmd, seats=change)
    table.bots.leave(number)
    if was == "person" and table.alone:
        # The last person has left: the game waits for somebody to come back.
        table.going = False
    for viewer in table.viewers:
        if viewer.seat == number and not same(seat.token, viewer.token):
            await table.blind(viewer)
    table.tell()
