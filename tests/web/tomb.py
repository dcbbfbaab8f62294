"""Positions of Tomb of Giants for the browser, set by hand, with chance of their own; and what to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page

import undercroft
from tests.games.tomb_of_giants.stage import GRAVESTONE, HIDDEN, LEVER, arena, deck, setup_for

from .house import options

#: Cards of the inventory: to wear, to attach, to use.
GOODS = ("great_mace", "titanite_shard", "ember", "mask_of_the_child")
TRACK: dict[int, dict[str, Any]] = {
    1: {"card": "last_rites", "tilted": True, "shortcut": True},
    2: {"card": "bridge_too_far", "tilted": True},
    3: {"card": "the_beast_from_the_depths", "souls": 5},
    4: {"event": "hearty_bonfire_ascetic"},
}


def live(match: undercroft.Match, seed: str = "live") -> undercroft.Match:
    """The same position with dice and decks of its own."""
    doc: Any = match.position()
    fresh: Any = undercroft.new("tomb_of_giants", {"players": 1}, seed=seed).position()
    doc["chance"] = fresh["chance"]
    return undercroft.from_position(doc)


def draw(pile: Any, card: str) -> None:
    """A card leaves its deck."""
    if card in pile["middle"]:
        pile["middle"].remove(card)


def descent(
    classes: Sequence[str] = ("cleric",),
    agenda: Sequence[Sequence[object]] = (("bonfire",),),
    *,
    inventory: Sequence[str] = (),
    track: Mapping[int, Mapping[str, Any]] | None = None,
    held: Sequence[tuple[str, int]] = (),
    events: Sequence[str] = (),
    tiers: Sequence[int] = (0, 0, 0, 0),
    **state: Any,
) -> undercroft.Match:
    """A descent under way. `held` lies beside characters, `events` are the next cards of their deck."""
    match = undercroft.new("tomb_of_giants", setup_for(classes), seed="descent")
    doc: Any = match.position()
    body = doc["state"]
    body.update(bought=False, souls=7, **state)
    for hero in body["heroes"]:
        hero["tiers"] = list(tiers)
    body["inventory"] = [[card] for card in inventory]
    for card in inventory:
        draw(body["treasure"], card)
    for space, fields in (track or {}).items():
        body["track"][space].update(fields)
        if "card" in fields:
            for pile in body["decks"]:
                draw(pile, fields["card"])
        if "event" in fields:
            draw(body["events"], fields["event"])
    for event, hero in held:
        body["held"].append([event, hero])
        draw(body["events"], event)
    if events:
        for event in events:
            draw(body["events"], event)
        left = body["events"]["middle"]
        body["events"] = {**deck(top=events), "middle": left}
    doc["frame"].update(agenda=[list(step) for step in agenda], asks=[], answered=[])
    return undercroft.from_position(doc)


def maze(**fields: Any) -> undercroft.Match:
    """Three tiles, two of them asleep, with levers, a gravestone, traps and enemies."""
    return live(
        arena(
            {
                "cleric": {"node": 7},
                "pyromancer": {"node": 11, "red": 3, "black": 2},
                "thief": {"node": 9},
            },
            [("skeleton_soldier", 8), ("necromancer", 6), ("skeleton_beast", 16)],
            encounter="maze_of_the_dead",
            terrain={12: GRAVESTONE, 4: LEVER, 19: LEVER, 30: LEVER},
            traps={27: HIDDEN, 28: HIDDEN},
            awake=[0],
            turn=0,
            **fields,
        )
    )


def last_blow() -> undercroft.Match:
    """One soldier is left, and a thief stands on its node with a good sword."""
    thief = {"node": 6, "right": ["sunlight_straight_sword"], "left": None, "backup": []}
    thief["tiers"] = [3, 3, 3, 3]
    return live(arena({"thief": thief}, [("skeleton_soldier", 6)], turn=0))


def crowded() -> undercroft.Match:
    """A fourth model has come onto a node, and one of those who stood there goes on to another."""
    match = arena(
        {"cleric": {"node": 1}, "pyromancer": {"node": 6}, "thief": {"node": 6}},
        [("skeleton_soldier", 6), ("skeleton_soldier", 0)],
    )
    doc: Any = match.position()
    doc["state"]["heroes"][0]["node"] = 6
    doc["frame"].update(agenda=[["turn", 0], ["make_room", 6, 0, None]], asks=[], answered=[])
    return live(undercroft.from_position(doc))


def likely(page: Page) -> tuple[str, str]:
    """Question and option that bring the fight on: strike, else stay or go on, else the first."""
    found = options(page)
    for start in ("act-", "foe-", "stay", "keep", "end"):
        for question, option in found:
            if option.startswith(start):
                return question, option
    return found[0]
