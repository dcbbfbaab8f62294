"""What the party of either Dark Souls box sees."""

from __future__ import annotations

from ..layout import Each, Group, ManyOf, Number, OneOf, Part, Seen

HEROES = 4
FOES = 10
NODES = tuple(range(40))
COMPASS = ("north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west")
CONDITIONS = ("bleed", "frostbite", "poison", "stagger")
DICE = (Number("black", 3), Number("blue", 3), Number("orange", 3))
BAR = 10.0


def hero(catalog: Seen) -> tuple[Part, ...]:
    cards = tuple(catalog["cards"])
    tier = (Number("tier", 3), Number("value", 40))
    worn = (OneOf("card", cards), ManyOf("upgrades", cards))
    stats = tuple(Group(stat, tier) for stat in ("strength", "dexterity", "intelligence", "faith"))
    action = (
        OneOf("slot", ("left", "right")),
        Number("stamina", BAR),
        Group("dice", DICE),
        Number("mod", 3),
        Number("range", 4),
        Number("magic"),
        Number("node"),
        Number("shaft"),
        Number("attacks"),
    )
    return (
        OneOf("class", tuple(catalog["classes"])),
        OneOf("seat", tuple(range(HEROES))),
        Number("taunt", 100),
        Number("black", BAR),
        Number("red", BAR),
        ManyOf("conditions", CONDITIONS),
        *[Number(flag) for flag in ("estus", "heroic", "luck", "ember", "aggro", "active", "crit")],
        OneOf("node", NODES),
        OneOf("side", COMPASS),
        Group("stats", stats),
        Each("actions", 8, action),
        Group("armour", worn),
        Group("left", worn),
        Group("right", worn),
        ManyOf("backup", cards, key="card"),
        Group("block", DICE),
        Group("resist", DICE),
        Number("dodge", 3),
        Group("blessed", (Number("block", 3), Number("resist", 3))),
    )


def foe(catalog: Seen) -> tuple[Part, ...]:
    return (
        OneOf("model", tuple(catalog["models"])),
        OneOf("node", NODES),
        Number("health", 20),
        Number("full", 20),
        Number("block", 3),
        Number("resist", 3),
        ManyOf("conditions", CONDITIONS),
        Number("boss"),
        OneOf("facing", COMPASS),
        ManyOf("weak", ("front", "left", "right", "back")),
        Number("acted"),
        Number("awake"),
        Each("danger", HEROES, (Number("hero", HEROES), Number("damage", BAR), Number("safe"))),
    )


def fight(catalog: Seen) -> tuple[Part, ...]:
    behaviours = tuple(catalog["behaviours"])
    boss = (
        OneOf("id", tuple(catalog["bosses"])),
        Number("heated"),
        Number("deck_left", 8),
        ManyOf("known", behaviours),
        ManyOf("seen", behaviours),
        ManyOf("discard", behaviours),
        OneOf("card", behaviours),
    )
    return (
        OneOf("board", tuple(catalog["boards"])),
        Group("boss", boss),
        Each("foes", FOES, foe(catalog)),
        Group("ward", DICE),
    )


def party(catalog: Seen) -> list[Part]:
    return [
        Number("sparks", 5),
        Number("souls", 32),
        ManyOf("inventory", tuple(catalog["cards"]), key="card"),
        Each("roll", 12, (OneOf("die", ("black", "blue", "orange", "dodge")), Number("face", 4))),
        Each("heroes", HEROES, hero(catalog)),
        Group("fight", fight(catalog)),
    ]


def dark_souls(catalog: Seen) -> list[Part]:
    tile = (
        OneOf("x", tuple(range(-4, 5))),
        OneOf("y", tuple(range(-4, 5))),
        Number("level", 3),
        Number("up"),
        Number("chest_open"),
        Number("bonfire"),
    )
    whole = (Number("at", 10), Number("fog", 10), Each("tiles", 8, tile))
    return [
        OneOf("mode", ("journey", "campaign", "encounter", "boss")),
        *party(catalog),
        Number("treasure_left", 80),
        ManyOf("bosses", tuple(catalog["bosses"])),
        Number("boss_step", 3),
        Group("map", whole),
    ]


def tomb_of_giants(catalog: Seen) -> list[Part]:
    deck = Group("treasure", (Number("left", 60),))
    space = (
        OneOf("kind", ("bonfire", "encounter", "boss")),
        Number("level", 3),
        Number("tilted"),
        Number("shortcut"),
        Number("souls", 16),
    )
    return [
        OneOf("mode", ("campaign", "encounter", "boss")),
        *party(catalog),
        deck,
        ManyOf("wares", tuple(catalog["cards"])),
        Number("bought"),
        Number("at", 12),
        Number("bonfire", 12),
        Each("track", 12, space),
    ]
