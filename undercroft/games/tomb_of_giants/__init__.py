"""Dark Souls: Tomb of Giants. One to four down the encounter track to Gravelord Nito."""

from .game import GAME

__all__ = ["GAME"]
