"""The house rules of this box (TG-V), and the sets of them that have a name."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.game import in_modes
from undercroft.kernel.variant import Preset, Variant

ON_THE_WAY: Final = in_modes("campaign")

VARIANTS: Final = (
    Variant(
        "house_souls", "TG-V.1", {"double": {"souls_times": 2, "sparks_part": 2}}, only=ON_THE_WAY
    ),
    Variant("house_start", "TG-V.2", {"each": {"first_souls_each": 4}}, only=ON_THE_WAY),
    Variant("house_ties", "TG-V.3", {"die": {"ties_by_die": True}}),
    Variant("house_estus", "TG-V.4", {"sips": {"sips": 2, "heals": False}}, only=ON_THE_WAY),
    Variant("house_treasure", "TG-V.5", {"tiers": {"late_treasure": True}}, only=ON_THE_WAY),
)

PRESETS: Final = (
    Preset("short_evening", {"house_souls": "double", "house_start": "each"}),
    Preset("merciless", {"house_ties": "die", "house_estus": "sips"}),
)
