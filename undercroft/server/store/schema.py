"""How the store is laid out, in each of its forms, and how an older one becomes today's."""

from __future__ import annotations

SCHEMA = 4
"""1: Undercroft 0.1. 2: 0.2. 3: what was told, snapshots, packs by their hash, owners, bans. 4: what the
host says of a table."""

_HOST_RULES = """
ALTER TABLE tables ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN talk_of_spectators INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_open ON tables (used) WHERE is_open = 1;
"""

SQLITE_FIRST = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, host BLOB NOT NULL, created TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    tab TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL,
    name TEXT, bot TEXT, token BLOB, invite BLOB, nonce BLOB, since INTEGER NOT NULL,
    PRIMARY KEY (tab, seat)
) STRICT, WITHOUT ROWID;
-- Where the match starts from: its set-up and seed, or a position after a change of the rules.
-- `n` is the number of the last entry before it.
CREATE TABLE origins (
    tab TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (tab, n)
) STRICT;
CREATE TABLE entries (
    tab TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, body BLOB NOT NULL,
    digest TEXT NOT NULL, cmd TEXT, PRIMARY KEY (tab, n)
) STRICT, WITHOUT ROWID;
-- The newest position of each table, so that a change of the rules does not end its match.
CREATE TABLE positions (
    tab TEXT PRIMARY KEY REFERENCES tables, n INTEGER NOT NULL, body BLOB NOT NULL
) STRICT;
CREATE TABLE replays (
    tab TEXT PRIMARY KEY REFERENCES tables, body BLOB NOT NULL
) STRICT;
CREATE TRIGGER entries_stay BEFORE DELETE ON entries
    BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
CREATE TRIGGER entries_do_not_change BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
"""

SQLITE_CHANGES = {
    2: """
ALTER TABLE seats ADD COLUMN holder BLOB;
-- A few words about a match, so that a list of tables need not open each of them.
ALTER TABLE positions ADD COLUMN summary BLOB;
-- The seed, if somebody chose it, and whether the match came from a file: then somebody knows more.
ALTER TABLE tables ADD COLUMN seed TEXT;
ALTER TABLE tables ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
""",
    3: """
ALTER TABLE tables ADD COLUMN pack TEXT;
ALTER TABLE tables ADD COLUMN used TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN closed TEXT;
ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';
UPDATE tables SET used = created;
-- Packs of others, once each.
CREATE TABLE packs (hash TEXT PRIMARY KEY, body BLOB NOT NULL) STRICT;
-- What an entry told, and how much had been revealed before it: nothing is replayed to know it.
CREATE TABLE told (
    tab TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, marks INTEGER NOT NULL,
    events BLOB NOT NULL, PRIMARY KEY (tab, n)
) STRICT, WITHOUT ROWID;
-- Positions now and then, so that taking back need not begin at the beginning.
CREATE TABLE snapshots (
    tab TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (tab, n)
) STRICT;
CREATE UNIQUE INDEX entries_cmd ON entries (tab, cmd) WHERE cmd IS NOT NULL;
CREATE TABLE bans (
    address TEXT PRIMARY KEY, since TEXT NOT NULL, until TEXT NOT NULL, why TEXT NOT NULL
) STRICT;
-- Tables that are being deleted: only their entries may go.
CREATE TABLE leaving (tab TEXT PRIMARY KEY) STRICT;
DROP TRIGGER entries_stay;
CREATE TRIGGER entries_stay BEFORE DELETE ON entries
    WHEN NOT EXISTS (SELECT 1 FROM leaving WHERE leaving.tab = OLD.tab)
    BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
""",
    4: _HOST_RULES,
}
"""What has been added to the first form of the store, by its number."""

POSTGRES_FIRST = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, host BYTEA NOT NULL, created TEXT NOT NULL, seed TEXT,
    imported INTEGER NOT NULL DEFAULT 0, pack TEXT, used TEXT NOT NULL DEFAULT '',
    is_over INTEGER NOT NULL DEFAULT 0, closed TEXT, owner TEXT NOT NULL DEFAULT ''
);
CREATE TABLE seats (
    tab TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL,
    name TEXT, bot TEXT, token BYTEA, invite BYTEA, nonce BYTEA, since INTEGER NOT NULL, holder BYTEA,
    PRIMARY KEY (tab, seat)
);
CREATE TABLE origins (
    tab TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (tab, n)
);
CREATE TABLE entries (
    tab TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, body BYTEA NOT NULL,
    digest TEXT NOT NULL, cmd TEXT, PRIMARY KEY (tab, n)
);
CREATE UNIQUE INDEX entries_cmd ON entries (tab, cmd) WHERE cmd IS NOT NULL;
CREATE TABLE positions (
    tab TEXT PRIMARY KEY REFERENCES tables, n INTEGER NOT NULL, body BYTEA NOT NULL, summary BYTEA
);
CREATE TABLE replays (tab TEXT PRIMARY KEY REFERENCES tables, body BYTEA NOT NULL);
CREATE TABLE packs (hash TEXT PRIMARY KEY, body BYTEA NOT NULL);
CREATE TABLE told (
    tab TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, marks INTEGER NOT NULL,
    events BYTEA NOT NULL, PRIMARY KEY (tab, n)
);
CREATE TABLE snapshots (
    tab TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (tab, n)
);
CREATE TABLE bans (
    address TEXT PRIMARY KEY, since TEXT NOT NULL, until TEXT NOT NULL, why TEXT NOT NULL
);
CREATE TABLE leaving (tab TEXT PRIMARY KEY);
-- The processes that serve this store, where each can be reached by the others, and when it was last alive.
CREATE TABLE workers (
    id TEXT PRIMARY KEY, address TEXT NOT NULL, pid INTEGER NOT NULL, beat DOUBLE PRECISION NOT NULL
);
CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE FUNCTION entries_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM leaving WHERE leaving.tab = OLD.tab) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'entries are never changed or deleted';
END $$;
CREATE TRIGGER entries_stay BEFORE DELETE OR UPDATE ON entries
    FOR EACH ROW EXECUTE FUNCTION entries_are_kept();
"""
"""PostgreSQL came with the third form."""

POSTGRES_CHANGES = {4: _HOST_RULES}
