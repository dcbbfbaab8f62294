"""Lists of tables, told without opening them: somebody's own, and those that anybody may come to."""

from __future__ import annotations

from datetime import datetime
from typing import cast

import msgspec

from undercroft.kernel.seen import Message

from .protocol.tables import Mine, MyTable, OpenSeat, OpenTable
from .store.model import Glance, Open
from .table import Table
from .timeline import Summary, summary_of
from .tokens import hashed, same


def my_table(wish: Mine, glance: Glance, table: Table | None) -> MyTable:
    seats = glance.seats if table is None else table.seats
    body = glance.summary if table is None else summary_of(table.match)
    summary = msgspec.json.decode(body or b"", type=Summary)
    tokens = [hashed(token) for token in wish.tokens]
    yours = [i for i, s in enumerate(seats) if any(same(s.token, token) for token in tokens)]
    back = [i for i, s in enumerate(seats) if any(same(s.holder, token) for token in tokens)]
    away = [seat.info(i, False) for i, seat in enumerate(seats)]
    nobody = not any(seat.kind == "person" for seat in seats)
    return MyTable(
        table=glance.id,
        game=glance.game,
        setup=summary.setup,
        progress=cast("Message | None", summary.progress),
        seats=away if table is None else table.seat_infos(),
        yours=yours,
        back=back,
        waiting=summary.waiting,
        your_turn=not summary.over and any(seat in yours for seat in summary.waiting),
        paused=(nobody and not summary.over) if table is None else table.paused,
        over=summary.over,
        winners=summary.winners,
    )


def open_table(found: Open, now: datetime) -> OpenTable:
    glance = found.glance
    summary = msgspec.json.decode(glance.summary or b"", type=Summary)
    seats = [OpenSeat(n, seat.name, seat.kind, seat.bot) for n, seat in enumerate(glance.seats)]
    return OpenTable(
        table=glance.id,
        game=glance.game,
        setup=summary.setup,
        progress=cast("Message | None", summary.progress),
        seats=seats,
        free=sum(seat.kind == "invite" for seat in seats),
        seconds=max(0, int((now - datetime.fromisoformat(found.created)).total_seconds())),
    )
