"""What the host alone says of a table, kept with it: who may talk, and whether anybody may come."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .protocol.commands import SetOpen, SetTalk
from .reading import Refused
from .store.model import Change, HostRules

if TYPE_CHECKING:
    from .table import Table
    from .viewer import Viewer


async def set_talk(table: Table, viewer: Viewer, frame: SetTalk) -> None:
    if not table.is_host(viewer.host):
        raise Refused("forbidden", "only the host says who may talk")
    await _keep(table, replace(table.rules, talk=frame.open, spectators=frame.spectators))


async def set_open(table: Table, viewer: Viewer, frame: SetOpen) -> None:
    if not table.is_host(viewer.host):
        raise Refused("forbidden", "only the host opens a table to everybody")
    await _keep(table, replace(table.rules, open=frame.open))


async def _keep(table: Table, rules: HostRules) -> None:
    """Also said again: an open table that nothing has happened at for long is found anew."""
    await table.services.store.write(table.id, Change(rules=rules))
    table.rules = rules
    table.tell()
