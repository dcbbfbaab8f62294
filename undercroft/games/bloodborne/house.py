"""House rules as the rules read them, the switches of the set-up (BB-V), and sets that have a name."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.value import Value
from undercroft.kernel.variant import Preset, Variant


class House(Value):
    """What a table has agreed upon: a few numbers, the book's unless it has."""

    monsters: int = 7
    """Monsters in the Chalice Dungeon (BB-1.6)."""
    bosses: int = 3
    draft: int = 0
    """Upgrades that everybody takes before the first Monster shows."""
    shadow: bool = False
    """One more Hunter hunts along, played by fixed rules."""


SHADOW: Final = "house_shadow"
WITH_SHADOW: Final = (2, 3, 4)
"""So many players a Hunter by fixed rules can join: five Hunters are the most."""
ONLY_WITH_SHADOW: Final = 2

VARIANTS: Final = (
    Variant(SHADOW, "BB-V.1", {"hunts": {"shadow": True}}, beside=(("players", WITH_SHADOW),)),
    Variant(
        "house_dungeon",
        "BB-V.2",
        {"shorter": {"monsters": 4, "bosses": 2}, "longer": {"monsters": 10, "bosses": 4}},
    ),
    Variant("house_draft", "BB-V.3", {"one": {"draft": 1}, "two": {"draft": 2}}),
)

PRESETS: Final = (
    Preset("short_evening", {"house_dungeon": "shorter", "house_draft": "one"}),
    Preset("merciless", {"house_shadow": "hunts", "house_dungeon": "longer"}),
)
