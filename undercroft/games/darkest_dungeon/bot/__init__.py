"""A player of its own."""

from .player import BOTS

__all__ = ["BOTS"]
