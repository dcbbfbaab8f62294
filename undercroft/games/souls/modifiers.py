"""What may make one fight different from another: special rules of an encounter, an event, a place."""

from __future__ import annotations

from typing import Final

FAR_SIGHT: Final = 99


class Modifiers:
    """The rules of the fight under way beyond those of the book. The plain one changes nothing."""

    __slots__ = ("haste", "might", "nimble", "sight", "venom")

    def __init__(self) -> None:
        self.sight: int = FAR_SIGHT  # how far characters can attack at most
        self.might: int = 0  # added to the damage of enemy attacks
        self.venom: int = 0  # conditions added to enemy attacks
        self.nimble: int = 0  # added to the enemies' dodge difficulty
        self.haste: int = 0  # added to the enemies' movement


PLAIN: Final = Modifiers()
