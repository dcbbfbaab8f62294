"""Encounters, boss fights and dashboards set as a test wants them; chance from a tape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import undercroft
from tests.games.souls import (
    asked,
    closed,
    foe,
    ground,
    hero,
    kinds,
    laid_traps,
    named,
    options,
    play,
    table,
    told,
    used_up,
)
from undercroft import Match, Tape

__all__ = [
    "BARREL", "BLEED", "CHEST", "DIM_GRAVESTONE", "EXIT", "FROSTBITE", "GRAVESTONE", "HIDDEN", "LEVER",
    "OPEN_CHEST", "POISON", "SHRINE", "STAGGER", "arena", "asked", "bare", "begin", "closed", "dashboard",
    "deck", "foe", "foe_doc", "hero", "kinds", "lair", "options", "plain", "play", "reload", "state",
    "table", "told", "tough", "used_up",
]  # fmt: skip

BLEED, POISON, FROSTBITE, STAGGER = 1, 2, 4, 8
GRAVESTONE, BARREL, CHEST, OPEN_CHEST = "gravestone", "barrel", "chest", "open_chest"
DIM_GRAVESTONE, LEVER, SHRINE, EXIT = "dim_gravestone", "lever", "shrine", "exit"
HIDDEN = None
"""A trap that nobody has seen."""
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
#: One tile, objective: kill all enemies, no special rule that works after the first enemy turn.
QUIET = "grave_matters"


def setup_for(classes: Sequence[str]) -> dict[str, object]:
    found: dict[str, object] = {"players": len(classes)}
    for place, name in enumerate(classes, 1):
        found[f"class_{place}"] = name
    return found


def plain(node: int, **fields: Any) -> dict[str, Any]:
    """A character with its own equipment, whose Estus, Luck, Heroic Action and Ember are used up."""
    used = {"luck": False, "heroic": False, "estus": False, "ember": False}
    return {"node": node, **used, **fields}


def bare(node: int, **fields: Any) -> dict[str, Any]:
    """The same without any equipment: nothing to roll, nothing to use."""
    return plain(node, **{"armour": None, "left": None, "right": None, "backup": [], **fields})


def tough(model: str, node: int, **fields: Any) -> dict[str, Any]:
    """An enemy with Health enough to be struck again and again."""
    return {"model": model, "node": node, "health": 40, **fields}


def arena(
    heroes: Mapping[str, Mapping[str, Any]],
    foes: Sequence[tuple[str, int] | Mapping[str, Any]] = (),
    *,
    encounter: str = QUIET,
    mode: str = "encounter",
    aggro: int = 0,
    turn: int | None = 0,
    tape: Sequence[object] = (),
    terrain: Mapping[int, str] | None = None,
    traps: Mapping[int, str | None] | None = None,
    awake: Sequence[int] | None = None,
    seed: str = "arena",
    **state: Any,
) -> Match:
    """An encounter in the middle, on the map of its card.

    `heroes` maps classes to fields of their documents, `node` at least; nodes of the second tile are 13 to
    25, of the third 26 to 38. Items are lists of card ids. `foes` are (model, node) or documents. `turn` is
    the hero whose turn begins now (with its upkeep), or None for the enemies' turn. `terrain` is empty
    unless given; `traps` map nodes to HIDDEN. Any other keyword replaces a field of the state's document.
    """
    classes = list(heroes)
    setup = {**setup_for(classes), "mode": mode, "encounter": encounter}
    match = undercroft.new("tomb_of_giants", setup, seed=seed)
    if mode == "campaign":
        raise ValueError("use dashboard and begin for campaigns")
    doc: Any = match.position()
    body: dict[str, Any] = doc["state"]
    fill_heroes(body, heroes)
    count = len(body["terrain"])
    body["foes"] = []
    body["terrain"] = ground(terrain, count)
    body["traps"] = laid_traps(traps)
    body["torch"] = None
    fill_foes(match, body, foes)
    body["awake_tiles"] = list(range(count // 13)) if awake is None else list(awake)
    body["marked"] = [[] for _ in body["marked"]]
    body.update(state)
    return resume(doc, aggro, turn, tape)


def fill_heroes(body: dict[str, Any], heroes: Mapping[str, Mapping[str, Any]]) -> None:
    for index, (name, fields) in enumerate(heroes.items()):
        one = body["heroes"][index]
        assert one["kind"] == name
        one.update(named(fields))


def fill_foes(
    match: Match, body: dict[str, Any], foes: Sequence[tuple[str, int] | Mapping[str, Any]]
) -> None:
    for given in foes:
        fields = {"model": given[0], "node": given[1]} if isinstance(given, tuple) else given
        body["foes"].append(foe_doc(match, fields))


def foe_doc(match: Match, fields: Mapping[str, Any]) -> dict[str, Any]:
    """A foe's document with what is left out filled in."""
    pack: Any = match.pack
    model = pack.model_by_id[fields["model"]]
    full: dict[str, Any] = {
        "model": model.id,
        "node": 0,
        "health": model.health,
        "wounds": 0,
        "conditions": [],
        "facing": "s" if model.boss else None,
        "acted": False,
    }
    full.update(named(fields))
    return full


def resume(doc: Any, aggro: int, turn: int | None, tape: Sequence[object]) -> Match:
    body = doc["state"]
    body["in_fight"] = True
    body["aggro"] = aggro
    body["fallen"] = body["active"] = None
    body["last_active"] = len(body["heroes"]) - 1 if turn is None else turn
    agenda = [["enemy_phase"]] if turn is None else [["upkeep", turn]]
    doc["frame"].update(agenda=agenda, asks=[], answered=[], over=False)
    doc["chance"] = Tape(tape).to_json()
    return undercroft.from_position(doc)


def lair(
    boss: str,
    heroes: Mapping[str, Mapping[str, Any]],
    foes: Sequence[Mapping[str, Any]] = (),
    *,
    card: str | None = None,
    aggro: int = 0,
    turn: int | None = None,
    tape: Sequence[object] = (),
    **state: Any,
) -> Match:
    """A boss fight in the middle. `card` is the behaviour card the boss draws next, again and again.

    `foes` default to the boss (and whoever stands beside it) on their spawn nodes.
    """
    classes = list(heroes)
    setup = {**setup_for(classes), "mode": "boss", "boss": boss}
    match = undercroft.new("tomb_of_giants", setup, seed="lair")
    doc: Any = match.position()
    body: dict[str, Any] = doc["state"]
    fill_heroes(body, heroes)
    if foes:
        body["foes"] = []
        fill_foes(match, body, foes)
    if card is not None:
        body.update(deck=[], known_deck=[card], discard=[], top=None, seen=[])
    body.update(state)
    return resume(doc, aggro, turn, tape)


def dashboard(
    classes: Sequence[str] = ("cleric", "thief"),
    *,
    place: str = "bonfire",
    tape: Sequence[object] | None = None,
    seed: str = "dashboard",
    **state: Any,
) -> Match:
    """A campaign at the bonfire after a rest, or (`place="onward"`) after an encounter.

    Keywords replace fields of the state's document.
    """
    match = undercroft.new("tomb_of_giants", {**setup_for(classes), "mode": "campaign"}, seed=seed)
    doc: Any = match.position()
    doc["state"].update({"bought": False, **state})
    if tape is not None:
        doc["chance"] = Tape(tape).to_json()
    doc["frame"].update(agenda=[[place]], asks=[], answered=[])
    return undercroft.from_position(doc)


def begin(match: Match, agenda: Sequence[Sequence[object]], tape: Sequence[object] = ()) -> Match:
    """The same position with these steps on the agenda (the last one comes first)."""
    doc: Any = match.position()
    doc["frame"].update(agenda=[list(step) for step in agenda], asks=[], answered=[], over=False)
    doc["chance"] = Tape(tape).to_json()
    return undercroft.from_position(doc)


def reload(match: Match, tape: Sequence[object] | None = None, **state: Any) -> Match:
    """The same position with some fields of its document replaced."""
    doc: Any = match.position()
    doc["state"].update(state)
    if tape is not None:
        doc["chance"] = Tape(tape).to_json()
    return undercroft.from_position(doc)


def deck(*cards: str, top: Sequence[str] = (), bottom: Sequence[str] = ()) -> dict[str, Any]:
    """The document of a deck: these cards shuffled, with known ones on top and below."""
    return {"middle": list(cards), "top": list(top), "bottom": list(bottom)}


def state(match: Match) -> dict[str, Any]:
    """The state's document."""
    doc: Any = match.position()
    found: dict[str, Any] = doc["state"]
    return found
