"""Which store it is: a folder's own, or the one at an address."""

from __future__ import annotations

from pathlib import Path

from .base import Store
from .model import StoreError
from .sqlite import SqliteStore


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
