"""The store: what is kept, wherever it is kept."""

from __future__ import annotations

from pathlib import Path

from .base import Store, now
from .model import (
    Change,
    Glance,
    Listed,
    Lost,
    New,
    Origin,
    PackBody,
    Repeated,
    Saved,
    StoreError,
    Unreachable,
)
from .schema import SCHEMA
from .sqlite import FILE, SqliteStore

__all__ = [
    "FILE",
    "SCHEMA",
    "Change",
    "Glance",
    "Listed",
    "Lost",
    "New",
    "Origin",
    "PackBody",
    "Repeated",
    "Saved",
    "SqliteStore",
    "Store",
    "StoreError",
    "Unreachable",
    "now",
    "open_store",
]


def open_store(data: Path, address: str = "", alone: bool = True) -> Store:
    """The store of a folder, or the one at an address (`postgresql://…`); `alone`: as a server."""
    if not address:
        return SqliteStore(data, alone)
    if not address.startswith(("postgresql://", "postgres://")):
        raise StoreError("store: must begin with postgresql://")
    try:
        from .postgres import PostgresStore  # noqa: PLC0415 - only where it is installed
    except ImportError:
        raise StoreError("store: install the extra “postgres” for PostgreSQL") from None
    return PostgresStore(address, alone)
