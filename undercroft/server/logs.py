"""A log that cannot be flooded: what is said again and again is said a few times, and counted."""

from __future__ import annotations

import logging
from collections import OrderedDict

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


def calm(logger: logging.Logger) -> None:
    for handler in logger.handlers:
        if not any(isinstance(known, Calm) for known in handler.filters):
            handler.addFilter(Calm())
