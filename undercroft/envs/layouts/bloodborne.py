"""What a Hunter sees."""

from __future__ import annotations

from ..layout import Each, Group, ManyOf, Number, OneOf, Part, Seen

HUNTERS = 5
BLOOD = 20.0
COPIES = 2.0


def parts(catalog: Seen) -> list[Part]:
    cards = tuple(catalog["cards"])
    enemies = tuple(catalog["enemies"])
    monster = (
        OneOf("id", enemies),
        OneOf("kind", ("monster", "boss", "final_boss")),
        OneOf("die", tuple(catalog["dice"])),
        Number("echoes", BLOOD),
        Number("full", BLOOD),
    )
    hunter = (
        Number("health", 8),
        Number("collected", BLOOD),
        Number("banked", 2 * BLOOD),
        Number("bonus", BLOOD),
        ManyOf("trophies", tuple(catalog["track"]), 5),
        Number("hand_count", catalog["max_cards"]),
        ManyOf("used", cards, COPIES),
        ManyOf("played", cards, COPIES),
        ManyOf("removed", cards, COPIES),
        Number("owned", catalog["max_cards"]),
        Number("dead"),
        Number("out"),
        Number("deaths", 5),
        Number("dreaming"),
        Number("ready"),
        Number("took", BLOOD),
    )
    return [
        Number("round", 30),
        OneOf("step", tuple(catalog["steps"])),
        OneOf("final_boss", enemies),
        Number("final_fight"),
        Group("monster", monster),
        Group("dungeon", (Number("left", 10), Number("monsters", 7), Number("bosses", 3))),
        ManyOf("row", cards),
        Number("upgrades_left", 30),
        Number("reserve", 150),
        Group("me", (ManyOf("hand", cards, COPIES), OneOf("pick", cards))),
        Each("hunters", HUNTERS, hunter, "seat"),
    ]
