"""What lies in the box, read from the base pack, and small things a test of a campaign asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import undercroft
from tests.packs import documents
from undercroft import Match

from .quest import fighter, ready
from .stage import (
    bare,
    dashboard,
    deck,
    fill_foes,
    fill_heroes,
    play,
    resume,
    setup_for,
    state,
)  # fmt: skip

__all__ = [
    "GUESTS", "OWN", "at_camp", "content", "copies_of", "deck_cards", "duel", "fell", "fresh", "inventory",
    "sets",
]  # fmt: skip

OWN = ("cleric", "pyromancer", "thief")
GUESTS = ("assassin", "herald", "knight", "warrior")


def content(file: str, game: str = "tomb_of_giants") -> list[dict[str, Any]]:
    """A file of a box's base pack."""
    found: list[dict[str, Any]] = documents(game)[file]
    return found


def copies_of(cards: list[dict[str, Any]]) -> int:
    return sum(card.get("copies", 1) for card in cards)


def sets(name: str, owner: str | None = None) -> Counter[str]:
    """The treasure cards of a set (and owner) in both boxes, each as often as it is there.

    Common, legendary and boss treasure of the first box stays in that box.
    """
    cards = content("treasure.yaml")
    if name in ("starting", "class", "transposed"):
        cards = cards + content("treasure.yaml", "dark_souls")
    found: Counter[str] = Counter()
    for card in cards:
        if card["set"] == name and owner in (None, card.get("owner")):
            found[card["id"]] += card.get("copies", 1)
    return found


def fresh(*classes: str, **setup: Any) -> Match:
    """A match as it begins."""
    return undercroft.new("tomb_of_giants", {**setup_for(classes), **setup}, seed="fresh")


def deck_cards(doc: dict[str, Any]) -> Counter[str]:
    """All cards of a deck's document."""
    found = Counter([*doc["top"], *doc["bottom"]])
    found.update(doc["middle"])
    return found


def inventory(match: Match) -> list[list[str]]:
    """Each item in the inventory: the card, then its upgrades."""
    found: list[list[str]] = state(match)["inventory"]
    return found


def at_camp(*heroes: dict[str, Any], classes: tuple[str, ...] = ("cleric",), **more: Any) -> Match:
    """The party at the bonfire (or `place="onward"`), with these fields of its heroes and these goods.

    The treasure deck is empty unless given, so that no card is in two places.
    """
    docs = state(dashboard(classes))["heroes"]
    for one, change in zip(docs, heroes, strict=False):
        one.update(change)
    return dashboard(classes, **{"treasure": deck(), "heroes": docs, **more})


def duel(
    at: int,
    heroes: Mapping[str, Mapping[str, Any]],
    foes: Sequence[Mapping[str, Any]],
    *,
    turn: int | None = 0,
    aggro: int = 0,
    tape: Sequence[object] = (),
    fight: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """The boss of space 5 or 10 of a campaign in the middle of the fight.

    The event deck is empty unless given. `fields` are the party's, `fight` those of the fight.
    """
    bonfire = 5 if at > 5 else 0
    body = {"events": deck(), "at": at - 1, "bonfire": bonfire, **fields}
    match = dashboard(tuple(heroes), place="onward", **body)
    play(match, f"go-{at}", "begin")
    doc: Any = match.position()
    fill_heroes(doc["state"], heroes)
    doc["state"]["foes"] = []
    fill_foes(match, doc["state"], foes)
    doc["state"].update(fight or {})
    return resume(doc, aggro, turn, tape)


def fell(
    *others: str, tape: Sequence[object] = (), cleric: Mapping[str, Any] = {}, **fields: Any
) -> Match:
    """The Black Knight falls to the cleric's Mace: two black dice for 4, his Block is 3."""
    party: dict[str, Mapping[str, Any]] = {"cleric": fighter(1, side="s", **cleric)}
    party |= {name: bare(10 + place) for place, name in enumerate(others)}
    knight = {"model": "black_knight", "node": 1, "health": 20, "wounds": 19}
    match = duel(5, party, [knight], tape=[2, 2, *tape], **fields)
    ready(match)
    play(match, "act-left-1")
    return match
