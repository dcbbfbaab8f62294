"""The 36 encounter cards: each is set up on a tile, and played to an end."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

import undercroft
from undercroft import Match, Tape

from .stage import asked, options, play, table

HS, LH, CH = "hollow_soldier", "large_hollow_soldier", "crossbow_hollow"
SW, GB, SE = "silver_knight_swordsman", "silver_knight_greatbowman", "sentinel"

#: Level, trapped, enemies on the primary and secondary node, terrain on the primary and secondary node.
CARDS: dict[str, tuple[int, bool, list[str], list[str], str | None, str | None]] = {
    "ash_gardens": (1, True, [GB], [CH], "barrel", None),
    "ashen_hollow": (1, True, [CH], [HS, HS], None, "barrel"),
    "broken_passageway": (1, False, [SW], [HS, HS], None, "chest"),
    "dark_hollow": (1, False, [LH], [], "chest", "gravestone"),
    "forsaken_depths": (1, False, [HS, CH], [HS, CH], None, "chest"),
    "ghostly_keep": (1, False, [HS, HS], [CH], "barrel", "chest"),
    "hollow_cave": (1, False, [HS, HS], [HS], "barrel", "chest"),
    "ruined_keep": (1, False, [CH], [HS, CH], "gravestone", None),
    "shattered_dungeon": (1, False, [HS], [CH, CH], "barrel", "barrel"),
    "the_deeps": (1, False, [SW, HS], [CH], "gravestone", "barrel"),
    "the_forgotten": (1, True, [HS, HS], [GB], "barrel", None),
    "unlighted_chamber": (1, False, [HS, CH], [SW], "chest", "barrel"),
    "black_dungeon": (2, False, [SW, SW, GB], [SW], "barrel", None),
    "burned_gardens": (2, False, [LH], [SW, SW], "chest", "barrel"),
    "demon_ruins": (2, True, [GB, SW], [LH], None, "barrel"),
    "forgotten_gorge": (2, False, [HS, HS, GB], [HS, GB], "gravestone", None),
    "high_wall_of_lothric": (2, False, [LH, HS], [HS, CH], None, "chest"),
    "lightless_passage": (2, True, [LH, HS], [HS, HS], "barrel", None),
    "lost_labyrinth": (2, False, [LH], [LH], "chest", "barrel"),
    "prison_tower": (2, True, [SW, GB], [SW], None, None),
    "sentinels_wrath": (2, False, [], [SE], "gravestone", "barrel"),
    "sunrise_pass": (2, True, [GB, GB], [LH], "barrel", None),
    "temple_of_the_deeps": (2, False, [HS, HS, CH], [HS, CH], "gravestone", None),
    "weathered_peak": (2, False, [SW, SW, CH], [GB, HS], None, "gravestone"),
    "cemetery_of_ash": (3, False, [LH, SW, SW], [LH, GB, GB], None, "barrel"),
    "central_irithyll": (3, False, [LH], [SE, LH], None, None),
    "desecrated_church": (3, False, [SW, SW, GB], [LH, SW, GB], "barrel", "gravestone"),
    "dilapidated_bridge": (3, True, [LH, HS, CH], [LH, HS, CH], None, "barrel"),
    "empty_crypt": (3, False, [SE], [SE], "chest", "barrel"),
    "lost_shrine": (3, False, [SW, SW, GB], [SW, GB, GB], "barrel", "chest"),
    "perished_depths": (3, True, [SE, HS], [HS, CH, CH], None, None),
    "pit_of_the_dead": (3, False, [SE], [SE, GB], None, "chest"),
    "profane_shrine": (3, False, [SW, SW, SW], [LH, HS, HS], "chest", None),
    "silent_tombs": (3, False, [LH, SW, SW], [LH, GB], None, "gravestone"),
    "untended_graves": (3, False, [GB, GB], [SE, SW], None, "gravestone"),
    "wretched_gardens": (3, False, [SE, GB], [LH], "chest", "barrel"),
}  # fmt: skip


class Face(NamedTuple):
    """One side of a tile: spawn and terrain nodes, entry nodes of each doorway, nodes for traps."""

    spawn: tuple[int, int]
    terrain: tuple[int, int]
    entry: dict[str, list[int]]
    traps: list[int]


FACES: dict[str, Face] = {
    "room1a": Face((0, 9), (3, 11), {"north": [1, 2], "east": [2, 7, 12]}, [4, 5, 6, 8, 10]),
    "room1b": Face((9, 0), (3, 11), {"north": [1, 2], "east": [2, 7, 12]}, [4, 5, 6, 8, 10]),
    "room2a": Face((10, 3), (2, 9), {"north": [0, 1], "south": [11, 12], "west": [0, 5]}, [4, 6, 7, 8]),
    "room2b": Face((9, 3), (6, 10), {"north": [0, 1, 2], "east": [2, 7, 12], "south": [11, 12]}, [4, 5, 8]),
    "room3a": Face((0, 4), (12, 8), {"north": [1, 2], "east": [2, 7], "west": [5, 10]}, [3, 6, 9, 11]),
    "room3b": Face((8, 7), (4, 0), {"east": [2, 12], "south": [10, 11, 12], "west": [5, 10]}, [1, 3, 6, 9]),
    "room4a": Face((8, 4), (11, 3), {"east": [2, 7, 12], "south": [10, 12], "west": [0, 5, 10]}, [1, 6, 9]),
    "room4b": Face((9, 12), (4, 6), {"north": [0, 1, 2], "south": [10, 11], "west": [0, 5, 10]}, [3, 7, 8]),
    "room5a": Face((2, 1), (5, 3), {"east": [7, 12], "south": [10, 11, 12]}, [0, 4, 6, 8, 9]),
    "room5b": Face((1, 2), (3, 5), {"east": [7, 12], "south": [10, 11, 12]}, [0, 4, 6, 8, 9]),
    "room6a": Face((9, 0), (8, 4), {"north": [1, 2], "west": [5, 10]}, [3, 6, 7, 11, 12]),
    "room6b": Face((0, 9), (8, 4), {"east": [2, 7, 12], "south": [10, 11, 12]}, [1, 3, 5, 6]),
}  # fmt: skip


def begin(card: str, face: str, players: int = 1) -> Match:
    """The card alone, on this side of a tile, entered by its first doorway."""
    setup = {"mode": "encounter", "encounter": card, "players": players}
    return undercroft.new("dark_souls", setup, chance=Tape([face]))


def test_there_are_twelve_cards_of_each_level() -> None:
    assert [sum(card[0] == level for card in CARDS.values()) for level in (1, 2, 3)] == [12] * 3


@pytest.mark.parametrize("id", CARDS)
def test_a_card_is_set_up_as_it_says(id: str) -> None:
    level, trapped, first, second, *terrain = CARDS[id]
    for face, nodes in FACES.items():
        match = begin(id, face)
        told = {event.kind: event.fields for event in match.events}
        assert (told["encounter"]["encounter"], told["encounter"]["level"]) == (id, level)
        fight = table(match)["fight"]
        stand = [(one["model"], one["node"]) for one in fight["foes"]]
        want = [(model, nodes.spawn[0]) for model in first]
        want += [(model, nodes.spawn[1]) for model in second]
        assert stand == want
        assert all(one["health"] == one["full"] for one in fight["foes"])
        ground = {
            str(node): what for node, what in zip(nodes.terrain, terrain, strict=True) if what
        }
        assert fight["terrain"] == ground
        assert sorted(map(int, fight["traps"])) == (nodes.traps if trapped else [])
        assert all(trap == {"known": False, "flipped": False} for trap in fight["traps"].values())


@pytest.mark.parametrize("face", FACES)
def test_the_party_enters_beside_the_doorway(face: str) -> None:
    match = begin("hollow_cave", face)
    door = next(iter(FACES[face].entry))
    entry = FACES[face].entry[door]
    if len(entry) > 1:
        assert options(match) == [f"node-{node}" for node in entry]
    else:
        assert table(match)["heroes"][0]["node"] == entry[0]


@pytest.mark.parametrize("id", CARDS)
def test_a_card_is_played_to_an_end(id: str) -> None:
    """Two characters who strike what they can and else do anything; nothing breaks on the way."""
    face = list(FACES)[list(CARDS).index(id) % 12]
    match = begin(id, face, players=2)
    match.reseed(id)
    rng = random.Random(id)
    for _ in range(1500):
        if match.over:
            break
        ids = options(match, match.waiting[0])
        blows = [option for option in ids if option.startswith("act-")]
        choice = rng.choice(blows) if blows and rng.random() < 0.7 else rng.choice(ids)
        play(match, choice)
        match.check()
    assert match.over, asked(match)
    assert match.result is not None
    won = match.result.winners == (0, 1)
    table_ = table(match)
    assert table_["fight"] is None
    told = [event.kind for event in match.events]
    assert told[-1] == ("won" if won else "lost_game")
    slain = sum(kind == "slain" for kind in told)
    total = len(CARDS[id][2]) + len(CARDS[id][3])
    assert (slain == total) is won
    assert ("fell" in told) is not won
