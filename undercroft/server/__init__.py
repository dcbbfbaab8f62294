"""The server: tables in the browser, kept on disk, for anybody with the link."""

from __future__ import annotations

from .app import app
from .limits import Settings
from .listen import default_data, run

__all__ = ["Settings", "app", "default_data", "run"]
