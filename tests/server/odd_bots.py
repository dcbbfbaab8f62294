"""Bots that nobody should have to wait for."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from typing import Any


class Odd:
    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        self.catalog = catalog


class Spinner(Odd):
    """Never comes to an end."""

    def choose(self, view: Mapping[str, Any]) -> tuple[str, str]:
        while True:
            time.sleep(0.001)


class Mortal(Odd):
    """Takes its process along."""

    def choose(self, view: Mapping[str, Any]) -> tuple[str, str]:
        os._exit(3)


class Clumsy(Odd):
    """Fails."""

    def choose(self, view: Mapping[str, Any]) -> tuple[str, str]:
        raise ZeroDivisionError


BOTS = {"spinner": Spinner, "mortal": Mortal, "clumsy": Clumsy}
