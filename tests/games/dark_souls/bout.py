"""Small fights for the rules of combat: plain characters without tokens, and what was told of a fight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import undercroft
from tests import packs
from tests.games.souls import told
from undercroft import Match

from .stage import arena, foe, hero, options

BLEED, POISON, FROSTBITE, STAGGER = 1, 2, 4, 8
GRAVESTONE, BARREL, BROKEN_BARREL, CHEST = "gravestone", "barrel", "broken_barrel", "chest"


pack_with = partial(packs.pack_with, "dark_souls")


def plain(node: int, **fields: Any) -> dict[str, Any]:
    """A character with its own equipment, whose Estus, Luck and Heroic Action are used up."""
    return {"node": node, "luck": False, "heroic": False, "estus": False, **fields}


def bare(node: int, **fields: Any) -> dict[str, Any]:
    """The same without any equipment: nothing to roll, nothing to use."""
    return plain(node, **{"armour": None, "left": None, "right": None, "backup": [], **fields})


def fight(
    heroes: Mapping[str, Mapping[str, Any]],
    foes: Sequence[tuple[str, int] | Mapping[str, Any]] = (),
    **settings: Any,
) -> Match:
    """An arena where any card may be worn: the treasure deck is empty."""
    return arena(heroes, foes, treasure=[], **settings)


def under(pack: str, heroes: Mapping[str, Mapping[str, Any]], *foes: Mapping[str, Any]) -> Match:
    """The enemies' activation by the cards of another pack, the first character holding the token."""
    doc: Any = fight(heroes, foes).position()
    doc["setup"]["pack"] = pack
    doc["content"] = {"pack": pack, "hash": undercroft.new("dark_souls", {"pack": pack}).pack.hash}
    doc["frame"].update(agenda=[["enemy_phase"]], asks=[], answered=[])
    doc["state"]["active"] = None
    return undercroft.from_position(doc)


def boss_fight(
    boss: str,
    card: str,
    heroes: Mapping[str, Mapping[str, Any]],
    foes: Sequence[Mapping[str, Any]] = (),
    **settings: Any,
) -> Match:
    """The activation of a boss that flips this card next (and this one only, again and again)."""
    cards = {"deck": [], "known_deck": [card], "discard": [], "top": None, "seen": []}
    return fight(heroes, foes, boss=boss, cards=cards, **{"turn": None, **settings})


def tough(model: str, node: int, **fields: Any) -> dict[str, Any]:
    """An enemy with Health enough to be struck again and again."""
    return {"model": model, "node": node, "health": 40, **fields}


def rolled(match: Match) -> list[object]:
    """The colours of the dice rolled so far."""
    return [values[0] for values in told(match, "rolled")]


def health(match: Match, index: int = 0) -> int:
    """What a foe has left; 0 once it is gone."""
    found = foe(match, index)
    return 0 if found is None else int(found["health"])


def cubes(match: Match, index: int = 0) -> tuple[int, int]:
    """The black and the red cubes of a character."""
    found = hero(match, index)
    return int(found["black"]), int(found["red"])


def nodes(match: Match) -> list[str]:
    """The nodes open to whoever is asked, however the option is called."""
    found = (id for seat in match.waiting for id in options(match, seat))
    return sorted(id[id.index("node-") :] for id in found if "node-" in id)


def happened(match: Match, *kinds: str) -> list[str]:
    """The events of these kinds in their order."""
    return [event.kind for event in match.events if event.kind in kinds]


def price(match: Match, id: str, seat: int = 0) -> object:
    """The Stamina that an open option says it costs (or gives)."""
    for decision in match.decisions_for(seat):
        for option in decision.options:
            if option.id == id:
                return option.message.args["stamina"]
    raise AssertionError(f"{id} is not open")


def says(match: Match, id: str, seat: int = 0) -> str:
    """An open option as the player reads it."""
    for decision in match.decisions_for(seat):
        for option in decision.options:
            if option.id == id:
                return option.text()
    raise AssertionError(f"{id} is not open")


def holdings(match: Match, seat: int = 0) -> dict[frozenset[str], str]:
    """The ways to hold one's weapons: what is in hand then, and the option."""
    found: dict[frozenset[str], str] = {}
    for decision in match.decisions_for(seat):
        for option in decision.options:
            if option.id.startswith("hold-"):
                cards: Any = option.message.args["cards"]
                found[frozenset(str(card.args["name"].id) for card in cards)] = option.id
    return found


def blow(
    match: Match,
    strength: int,
    conditions: Sequence[str] = (),
    magic: bool = False,
    push: bool = False,
) -> Match:
    """The same fight, where the first foe is just striking the first character (difficulty 1)."""
    doc: Any = match.position()
    strike = {
        "foe": 0, "strength": strength, "magic": magic, "difficulty": 1,
        "conditions": list(conditions), "push": push,
    }  # fmt: skip
    step = ["defend", 0, strike]
    doc["frame"].update(agenda=[["character_phase"], step], asks=[], answered=[])
    return undercroft.from_position(doc)
