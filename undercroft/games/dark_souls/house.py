"""The house rules of this box (DS-V), and the sets of them that have a name."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.game import in_modes
from undercroft.kernel.variant import BOOK, Preset, Variant

ON_THE_WAY: Final = in_modes("journey", "campaign")

VARIANTS: Final = (
    Variant(
        "house_souls", "DS-V.1", {"double": {"souls_times": 2, "sparks_part": 2}}, only=ON_THE_WAY
    ),
    Variant(
        "house_start",
        "DS-V.2",
        {"each": {"first_souls_each": 4}, "sixteen": {"first_souls": 16}},
        only=ON_THE_WAY,
    ),
    Variant(
        "house_boss",
        "DS-V.3",
        {"sparks": {"unused_sparks": True}},
        only=ON_THE_WAY,
        # What stays won cannot be fought again: a spark that is left would have brought nothing.
        beside=(("house_cleared", (BOOK, "flawless")),),
    ),
    Variant(
        "house_shop", "DS-V.4", {"two": {"looks": 2}, "market": {"market": 3}}, only=ON_THE_WAY
    ),
    Variant("house_treasure", "DS-V.5", {"tiers": {"late_treasure": True}}, only=ON_THE_WAY),
    Variant(
        "house_cleared",
        "DS-V.6",
        {"flawless": {"clear_after": 2}, "crawl": {"stays_won": True, "spoils": 1}},
        only=ON_THE_WAY,
    ),
    Variant("house_ties", "DS-V.7", {"die": {"ties_by_die": True}}),
    Variant(
        "house_way", "DS-V.8", {"shorter": {"longer": -1}, "longer": {"longer": 1}}, only=ON_THE_WAY
    ),
    Variant("house_estus", "DS-V.9", {"sips": {"sips": 2, "heals": False}}, only=ON_THE_WAY),
)

PRESETS: Final = (
    Preset(
        "short_evening",
        {
            "house_souls": "double",
            "house_start": "each",
            "house_shop": "two",
            "house_cleared": "flawless",
            "house_way": "shorter",
        },
    ),
    Preset(
        "classic_crawl",
        {"house_treasure": "tiers", "house_cleared": "crawl", "house_estus": "sips"},
    ),
    # A longer way is more to fight, and more Souls: it is the shorter one that is harder.
    Preset("merciless", {"house_treasure": "tiers", "house_ties": "die", "house_way": "shorter"}),
)
