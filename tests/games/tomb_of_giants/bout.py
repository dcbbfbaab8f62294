"""Small fights for the rules of combat, and what was told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import undercroft
from tests import packs
from tests.packs import documents, entry
from undercroft import Match

from .stage import arena, asked, deck, foe, hero, lair, options, play, told

#: Nodes 0 to 4 nodes away from node 0 of a tile.
AWAY = (0, 3, 6, 9, 12)
#: A map of two tiles, one above the other: nodes 0 to 12 and 13 to 25; a doorway joins 11 and 14.
TWO_TILES = "the_abandoned_chest"


pack_with = partial(packs.pack_with, "tomb_of_giants")


def settle(match: Match) -> Match:
    """Through the upkeep: hands are kept, nobody else moves."""
    while match.decisions and asked(match)[0] in ("swap", "follow"):
        play(match, "keep" if asked(match)[0] == "swap" else "stay")
    return match


def fight(
    heroes: Mapping[str, Mapping[str, Any]],
    foes: Sequence[tuple[str, int] | Mapping[str, Any]] = (),
    **settings: Any,
) -> Match:
    """An arena where any card may be worn (the treasure deck is empty), after the upkeep."""
    return settle(arena(heroes, foes, treasure=deck(), **settings))


def bossfight(
    boss: str,
    heroes: Mapping[str, Mapping[str, Any]],
    foes: Sequence[Mapping[str, Any]] = (),
    **settings: Any,
) -> Match:
    """A lair where any card may be worn, after the upkeep."""
    return settle(lair(boss, heroes, foes, treasure=deck(), **settings))


def rolled(match: Match) -> list[object]:
    """The colours of the dice rolled so far."""
    return [values[0] for values in told(match, "rolled")]


def health(match: Match, index: int = 0) -> int:
    """What a foe has left; 0 once it is gone."""
    found = foe(match, index)
    return 0 if found is None else int(found["health"])


def bar(match: Match, index: int = 0) -> tuple[int, int]:
    """The stamina and the wound tokens of a character."""
    found = hero(match, index)
    return int(found["black"]), int(found["red"])


def places(match: Match) -> list[str]:
    """The nodes and arcs open to whoever is asked, however the option is called."""
    found = {id for seat in match.waiting for id in options(match, seat)}
    return sorted(
        id[id.index(word) :] for id in found for word in ("node-", "arc-") if id.find(word) >= 0
    )


def nodes(match: Match) -> list[int]:
    """The nodes open to whoever is asked, as numbers."""
    return sorted({int(place.split("-")[1]) for place in places(match) if place[0] == "n"})


def price(match: Match, id: str, seat: int = 0) -> object:
    """The Stamina that an open option says it costs."""
    for decision in match.decisions_for(seat):
        for option in decision.options:
            if option.id == id:
                return option.message.args["stamina"]
    raise AssertionError(f"{id} is not open: {options(match, seat)}")


def happened(match: Match, *kinds: str) -> list[str]:
    """The events of these kinds in their order."""
    return [event.kind for event in match.events if event.kind in kinds]


def first(match: Match, until: Sequence[str] = ("turn", "follow", "swap")) -> Match:
    """Always the first option, until one of these is asked."""
    while not match.over and match.decisions and asked(match)[0] not in until:
        play(match, match.decisions[0].options[0].id)
    return match


def suffered(match: Match) -> list[tuple[object, object]]:
    """(who, how much) of all damage so far."""
    return [(values[0], values[1]) for values in told(match, "suffered")]


def under(pack: str, match: Match, agenda: Sequence[Sequence[object]]) -> Match:
    """The same position by the cards of another pack, with these steps to come."""
    doc: Any = match.position()
    doc["setup"]["pack"] = pack
    twin = undercroft.new("tomb_of_giants", {"pack": pack})
    doc["content"] = {"pack": pack, "hash": twin.pack.hash}
    doc["frame"].update(agenda=[list(step) for step in agenda], asks=[], answered=[])
    return undercroft.from_position(doc)


def half(card: str, **fields: Any) -> dict[str, Any]:
    """The (only) half of a boss's behaviour card with some fields changed."""
    pack: Any = undercroft.new("tomb_of_giants").pack
    assert card in pack.things["behaviour"]
    one = entry(documents("tomb_of_giants"), "behaviours.yaml", card)
    found: dict[str, Any] = {**one["halves"][0], **fields}
    return found
