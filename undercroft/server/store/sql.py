"""The questions and answers of the store, the same for every database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from ..entries import Entry, decode_body, encode_body
from ..seats import Seat
from .model import Change, Glance, HostRules, Listed, Lost, New, Open, Origin, Saved, StoreError

WINDOW = 500
"""Entries that a table has at hand when it is opened: how far back somebody's last choice is looked for."""


class Rows(Protocol):
    """What a statement has found."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...


class Db(Protocol):
    """A connection in the middle of a transaction; every `?` stands for a value."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows: ...
    def executemany(self, statement: str, many: Iterable[Sequence[Any]], /) -> object: ...


def add(db: Db, new: New, change: Change, owner: str) -> None:
    db.execute(
        "INSERT INTO tables (id, game, host, created, seed, imported, pack, used, owner)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(new.id, new.game, new.host, new.created, new.seed, int(new.imported)),
            *(new.pack.hash if new.pack else None, new.created, owner),
        ),
    )
    _write_rows(db, new.id, change)
    seats = list(enumerate(new.seats))
    _write_rows(db, new.id, Change(seats=seats, pack=new.pack, rules=new.rules))


def write(db: Db, table: str, change: Change, now: str, owner: str) -> None:
    """Whoever does not own the table (any more) writes nothing."""
    mine = db.execute(
        "UPDATE tables SET used = ? WHERE id = ? AND owner = ?", (now, table, owner)
    ).rowcount
    if not mine:
        raise Lost(f"table {table[:5]}…: it is played elsewhere now")
    _write_rows(db, table, change)


def _write_rows(db: Db, table: str, change: Change) -> None:
    if change.entries:
        db.executemany(
            "INSERT INTO entries (tab, n, body, digest, cmd) VALUES (?, ?, ?, ?, ?)",
            [(table, e.n, encode_body(e.body), e.digest, e.cmd) for e in change.entries],
        )
    told = [(table, e.n, e.marks, e.events) for e in (*change.entries, *change.past) if e.events]
    if change.first is not None:
        told.append((table, 0, 0, change.first))
    if told:
        db.executemany("INSERT INTO told (tab, n, marks, events) VALUES (?, ?, ?, ?)", told)
    if change.seats:
        db.executemany(
            "INSERT INTO seats (tab, seat, kind, name, bot, token, invite, nonce, since, holder)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (tab, seat) DO UPDATE SET"
            " kind = excluded.kind, name = excluded.name, bot = excluded.bot,"
            " token = excluded.token, invite = excluded.invite, nonce = excluded.nonce,"
            " since = excluded.since, holder = excluded.holder",
            [
                (table, seat, s.kind, s.name, s.bot, s.token, s.invite, s.nonce, s.since, s.holder)
                for seat, s in change.seats
            ],
        )
    if change.position is not None:
        db.execute(
            "INSERT INTO positions (tab, n, body, summary) VALUES (?, ?, ?, ?) ON CONFLICT (tab)"
            " DO UPDATE SET n = excluded.n, body = excluded.body, summary = excluded.summary",
            (table, change.position.n, change.position.body, change.summary),
        )
        if change.over:
            db.execute("UPDATE tables SET is_over = 1 WHERE id = ?", (table,))
    if change.origin is not None:
        db.execute(
            "INSERT INTO origins (tab, n, body) VALUES (?, ?, ?)"
            " ON CONFLICT (tab, n) DO UPDATE SET body = excluded.body",
            (table, change.origin.n, change.origin.body),
        )
    if change.forget is not None:
        db.execute("DELETE FROM snapshots WHERE tab = ? AND n >= ?", (table, change.forget))
    for snapshot in change.snapshots:
        db.execute(
            "INSERT INTO snapshots (tab, n, body) VALUES (?, ?, ?)"
            " ON CONFLICT (tab, n) DO UPDATE SET body = excluded.body",
            (table, snapshot.n, snapshot.body),
        )
    if change.pack is not None:
        db.execute(
            "INSERT INTO packs (hash, body) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING",
            (change.pack.hash, change.pack.body),
        )
        db.execute("UPDATE tables SET pack = ? WHERE id = ?", (change.pack.hash, table))
    if change.rules is not None:
        said = change.rules
        db.execute(
            "UPDATE tables SET is_open = ?, talk = ?, talk_of_spectators = ? WHERE id = ?",
            (int(said.open), int(said.talk), int(said.spectators), table),
        )


def load(db: Db, table: str) -> Saved | None:
    row = db.execute(
        "SELECT game, host, seed, imported, pack, closed, is_open, talk, talk_of_spectators"
        " FROM tables WHERE id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    game, host, seed, imported, pack, closed, *rules = row
    newest = db.execute(
        "SELECT entries.n, body, digest, cmd, marks FROM entries LEFT JOIN told"
        " ON told.tab = entries.tab AND told.n = entries.n WHERE entries.tab = ?"
        " ORDER BY entries.n DESC LIMIT ?",
        (table, WINDOW + 1),
    ).fetchall()
    floor = db.execute("SELECT max(n) FROM origins WHERE tab = ?", (table,)).fetchone()[0]
    position = db.execute("SELECT n, body FROM positions WHERE tab = ?", (table,)).fetchone()
    if floor is None or position is None:
        raise StoreError(f"table {table[:5]}…: its record is not complete")
    told = db.execute("SELECT 1 FROM told WHERE tab = ? AND n = 0", (table,)).fetchone()
    return Saved(
        table,
        game,
        bytes(host),
        seats(db, table),
        floor,
        [
            Entry(n, decode_body(body), digest, cmd, marks or 0)
            for n, body, digest, cmd, marks in reversed(newest[:WINDOW])
        ],
        Origin(position[0], bytes(position[1])),
        seed,
        bool(imported),
        pack,
        whole=len(newest) <= WINDOW,
        told=told is not None,
        closed=closed,
        rules=HostRules(*map(bool, rules)),
    )


def past(db: Db, table: str, after: int, events: bool) -> list[Entry]:
    """Every entry after one, oldest first; with what it told, if that is wanted."""
    rows = db.execute(
        (_WITH_EVENTS if events else _WITHOUT_EVENTS) + _PAST,
        (table, after),
    ).fetchall()
    return [
        Entry(n, decode_body(body), digest, cmd, marks or 0, bytes(told or b""))
        for n, body, digest, cmd, marks, told in rows
    ]


_WITH_EVENTS = "SELECT entries.n, body, digest, cmd, marks, events"
_WITHOUT_EVENTS = "SELECT entries.n, body, digest, cmd, marks, NULL"
_PAST = (
    " FROM entries LEFT JOIN told ON told.tab = entries.tab AND told.n = entries.n"
    " WHERE entries.tab = ? AND entries.n > ? ORDER BY entries.n"
)


def first(db: Db, table: str) -> bytes:
    """What was told while the table was set up."""
    row = db.execute("SELECT events FROM told WHERE tab = ? AND n = 0", (table,)).fetchone()
    return bytes(row[0]) if row else b""


def snapshot(db: Db, table: str, before: int) -> Origin | None:
    """The newest one of before this entry that is still true."""
    row = db.execute(
        "SELECT n, body FROM snapshots WHERE tab = ? AND n < ? ORDER BY n DESC LIMIT 1",
        (table, before),
    ).fetchone()
    return Origin(row[0], bytes(row[1])) if row else None


def origin(db: Db, table: str) -> Origin:
    row = db.execute(
        "SELECT n, body FROM origins WHERE tab = ? ORDER BY n DESC LIMIT 1", (table,)
    ).fetchone()
    return Origin(row[0], bytes(row[1]))


def pack(db: Db, digest: str) -> bytes | None:
    row = db.execute("SELECT body FROM packs WHERE hash = ?", (digest,)).fetchone()
    return bytes(row[0]) if row else None


def seats(db: Db, table: str) -> list[Seat]:
    return [
        Seat(kind, name, bot, _bytes(token), _bytes(invite), _bytes(nonce), since, _bytes(holder))
        for kind, name, bot, token, invite, nonce, since, holder in db.execute(
            "SELECT kind, name, bot, token, invite, nonce, since, holder FROM seats WHERE tab = ?"
            " ORDER BY seat",
            (table,),
        ).fetchall()
    ]


def _bytes(value: Any) -> bytes | None:
    return None if value is None else bytes(value)


def glance(db: Db, tables: Sequence[str]) -> list[Glance]:
    found: list[Glance] = []
    for table in tables:
        row = db.execute(
            "SELECT game, summary FROM tables JOIN positions ON tab = id WHERE id = ?", (table,)
        ).fetchone()
        if row is not None:
            found.append(Glance(table, row[0], seats(db, table), _bytes(row[1])))
    return found


def open_tables(db: Db, since: str, most: int) -> list[Open]:
    """Where anybody may sit down, the newest first: not over, a seat free, something happened since."""
    rows = db.execute(
        "SELECT id, game, created, summary FROM tables JOIN positions ON positions.tab = id"
        " WHERE is_open = 1 AND is_over = 0 AND closed IS NULL AND used >= ? AND EXISTS"
        " (SELECT 1 FROM seats WHERE seats.tab = tables.id AND kind = 'invite')"
        " ORDER BY used DESC, id LIMIT ?",
        (since, most),
    ).fetchall()
    return [
        Open(Glance(id, game, seats(db, id), _bytes(summary)), created)
        for id, game, created, summary in rows
    ]


def keep_replay(db: Db, table: str, body: bytes) -> None:
    db.execute(
        "INSERT INTO replays (tab, body) VALUES (?, ?)"
        " ON CONFLICT (tab) DO UPDATE SET body = excluded.body",
        (table, body),
    )


def replay(db: Db, table: str) -> bytes | None:
    row = db.execute("SELECT body FROM replays WHERE tab = ?", (table,)).fetchone()
    return bytes(row[0]) if row else None


# ---------------------------------------------------------------------- for operators


def listed(db: Db, before: str | None = None, most: int = 10_000) -> list[Listed]:
    """The tables, those longest unused first; or only those unused since a time."""
    rows = db.execute(
        "SELECT id, game, created, used, is_over,"
        " (SELECT coalesce(max(n), 0) FROM entries WHERE entries.tab = id),"
        " (SELECT count(*) FROM seats WHERE seats.tab = id AND kind = 'person'),"
        " imported, closed FROM tables WHERE used < ? ORDER BY used, id LIMIT ?",
        ("~" if before is None else before, most),
    ).fetchall()
    return [
        Listed(id, game, created, used, bool(over), entries, persons, bool(imported), closed)
        for id, game, created, used, over, entries, persons, imported, closed in rows
    ]


def close(db: Db, table: str, why: str) -> bool:
    return bool(db.execute("UPDATE tables SET closed = ? WHERE id = ?", (why, table)).rowcount)


def delete(db: Db, table: str) -> bool:
    """All of it, and its pack if no other table has it."""
    row = db.execute("SELECT pack FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return False
    db.execute("INSERT INTO leaving (tab) VALUES (?)", (table,))
    for name in ("told", "snapshots", "replays", "positions", "origins", "entries", "seats"):
        db.execute(f"DELETE FROM {name} WHERE tab = ?", (table,))  # noqa: S608 - our own names
    db.execute("DELETE FROM tables WHERE id = ?", (table,))
    db.execute("DELETE FROM leaving WHERE tab = ?", (table,))
    if row[0] is not None:
        db.execute(
            "DELETE FROM packs WHERE hash = ?"
            " AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = packs.hash)",
            (row[0],),
        )
    return True


def ban(db: Db, address: str, since: str, until: str, why: str) -> None:
    db.execute(
        "INSERT INTO bans (address, since, until, why) VALUES (?, ?, ?, ?) ON CONFLICT (address)"
        " DO UPDATE SET since = excluded.since, until = excluded.until, why = excluded.why",
        (address, since, until, why),
    )


def unban(db: Db, address: str) -> bool:
    return bool(db.execute("DELETE FROM bans WHERE address = ?", (address,)).rowcount)


def bans(db: Db, now: str) -> list[tuple[str, str, str]]:
    """Who may not come in: address, until when, why."""
    return [
        (address, until, why)
        for address, until, why in db.execute(
            "SELECT address, until, why FROM bans WHERE until > ? ORDER BY address", (now,)
        ).fetchall()
    ]


def closed(db: Db) -> list[tuple[str, str]]:
    """Tables that operators have closed, and why."""
    rows = db.execute("SELECT id, closed FROM tables WHERE closed IS NOT NULL").fetchall()
    return [(id, why) for id, why in rows]


def count(db: Db) -> int:
    found: int = db.execute("SELECT count(*) FROM tables").fetchone()[0]
    return found


def ping(db: Db) -> None:
    db.execute("UPDATE tables SET owner = owner WHERE id = ''")


def probe(db: Db) -> None:
    """What really writes, where there is anything to be written: a full disk shows with nothing less."""
    db.execute("UPDATE tables SET owner = owner WHERE id = (SELECT max(id) FROM tables)")
