"""A log that cannot be flooded: what is said again and again is said a few times, and counted."""

from __future__ import annotations

import logging
from collections import OrderedDict
from datetime import UTC, datetime

import msgspec

from .limits import Bucket, Rate

OFTEN = Rate(20, 0.1)
KINDS = 200
"""Kinds of lines remembered."""


class Calm(logging.Filter):
    """Lets each kind of line through at a rate, and then tells how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: OrderedDict[tuple[str, str], tuple[Bucket, list[int]]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg)[:100])
        if kind not in self._kinds:
            self._kinds[kind] = (Bucket(OFTEN), [0])
            if len(self._kinds) > KINDS:
                self._kinds.popitem(last=False)
        bucket, left_out = self._kinds[kind]
        if not bucket.take():
            left_out[0] += 1
            return False
        if left_out[0]:
            record.msg = f"{record.getMessage()} (and {left_out[0]} more like it)"
            record.args = ()
            left_out[0] = 0
        return True


class _Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        return _when(record)


class _Text(logging.Formatter):
    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        return _when(record)


def _when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def set_up(form: str, level: str) -> None:
    """Logs with times, for people or for machines."""
    handler = logging.StreamHandler()
    plain = _Text("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(_Json() if form == "json" else plain)
    root = logging.getLogger()
    if not root.handlers:
        root.addHandler(handler)
    root.setLevel(level.upper())
    # It would note addresses with tables in them, which let whoever reads them watch.
    logging.getLogger("httpx").setLevel(logging.WARNING)
    calm(root)


def calm(logger: logging.Logger) -> None:
    for handler in logger.handlers:
        if not any(isinstance(known, Calm) for known in handler.filters):
            handler.addFilter(Calm())
