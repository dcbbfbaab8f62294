"""The house rules of this game (DD-V), and the sets of them that have a name."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.game import in_modes
from undercroft.kernel.variant import Preset, Variant

CAMPAIGN: Final = in_modes("campaign")
IN_DUNGEONS: Final = in_modes("campaign", "quest")

VARIANTS: Final = (
    Variant("house_campaign", "DD-V.1", {"one": {"acts": 1}, "two": {"acts": 2}}, only=CAMPAIGN),
    Variant(
        "house_light",
        "DD-V.2",
        {"gentle": {"least_light": 2}, "harsh": {"most_light": 3}},
        only=IN_DUNGEONS,
    ),
    Variant("house_caretaker", "DD-V.3", {"away": {"caretaker": False}}, only=CAMPAIGN),
    Variant("house_death", "DD-V.4", {"off": {"deadly": False}}, only=IN_DUNGEONS),
    Variant("house_heroes", "DD-V.5", {"each_quest": {"relief": True}}, only=CAMPAIGN),
)

PRESETS: Final = (
    Preset("short_evening", {"house_campaign": "one", "house_caretaker": "away"}),
    Preset(
        "first_campaign",
        {
            "house_campaign": "two",
            "house_light": "gentle",
            "house_caretaker": "away",
            "house_death": "off",
            "house_heroes": "each_quest",
        },
    ),
    Preset("merciless", {"house_light": "harsh"}),
)
