"""Fights and journeys set as a test wants them: positions edited field by field, chance from a tape."""

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
    used_up,
)
from undercroft import Match, Tape

__all__ = [
    "arena", "asked", "closed", "foe", "foe_doc", "hero", "journey", "kinds", "laid_out", "options",
    "play", "table", "used_up",
]  # fmt: skip

LAYING = ("choose_boss", "place_tile", "place_fog", "place_level")
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def arena(
    heroes: Mapping[str, Mapping[str, Any]],
    foes: Sequence[tuple[str, int] | Mapping[str, Any]] = (),
    *,
    boss: str | None = None,
    aggro: int = 0,
    turn: int | None = 0,
    tape: Sequence[object] = (),
    terrain: Mapping[int, str] | None = None,
    traps: Mapping[int, str | None] | None = None,
    mode: str = "encounter",
    cards: Mapping[str, Any] | None = None,
    pack: Mapping[str, object] | None = None,
    **state: Any,
) -> Match:
    """A fight in the middle.

    `heroes` maps classes to fields of their documents, `node` at least: `{"knight": {"node": 6}}`;
    items are lists of card ids: `"left": ["estoc", "titanite_shard"]`. `foes` are (model, node) or
    documents. `turn` is the hero whose activation begins now, or None for the enemies' activation.
    `boss` makes it a boss encounter: foes default to its models on their spawn nodes, and `cards` may set
    deck, known_deck, discard, top … Any other keyword replaces a field of the state's document.
    """
    classes = list(heroes)
    setup: dict[str, object] = {"mode": "boss" if boss else mode, "players": len(classes)}
    for place, name in enumerate(classes, 1):
        setup[f"class_{place}"] = name
    if boss:
        setup["boss"] = boss
    match = undercroft.new("dark_souls", setup, seed="arena")
    doc: Any = match.position()
    body: dict[str, Any] = doc["state"]
    for index, (name, fields) in enumerate(heroes.items()):
        hero = body["heroes"][index]
        assert hero["kind"] == name
        hero.update(named(fields))
    if boss is None:
        body["foes"] = []
        body["terrain"] = ground(terrain, 13)
        body["traps"] = laid_traps(traps)
    if foes:
        body["foes"] = []
        for given in foes:
            fields = {"model": given[0], "node": given[1]} if isinstance(given, tuple) else given
            body["foes"].append(foe_doc(match, fields))
    body.update(cards or {})
    body.update(state)
    body["in_fight"] = True
    body["aggro"] = aggro
    body["fallen"] = None
    # With `turn` the hero before it was active last, so that the order is fixed.
    body["last_active"] = (len(classes) if turn is None else turn) - 1
    body["active"] = None
    agenda = [["enemy_phase"]] if turn is None else [["begin", turn]]
    if turn is not None:
        body["last_active"] = turn
    doc["frame"].update(agenda=agenda, asks=[], answered=[], over=False)
    doc["chance"] = Tape(tape).to_json()
    if pack is not None:
        doc["pack"] = pack
    return undercroft.from_position(doc)


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


def laid_out(match: Match, boss: str = "gargoyle") -> Match:
    """The same match with its map laid: this boss, and the first of the tiles that are equally far."""
    while not match.over and asked(match)[0] in LAYING:
        ids = options(match, match.waiting[0])
        match.decide(boss if boss in ids else ids[0], seat=match.waiting[0])
    return match


def journey(
    setup: Mapping[str, object] | None = None,
    *,
    seed: int | str = "journey",
    boss: str = "gargoyle",
    tape: Sequence[object] | None = None,
    **state: Any,
) -> Match:
    """A journey (or, with `mode` campaign, a campaign) at the bonfire; keywords replace fields."""
    match = laid_out(undercroft.new("dark_souls", {"players": 2, **(setup or {})}, seed=seed), boss)
    doc: Any = match.position()
    doc["state"].update(state)
    if tape is not None:
        doc["chance"] = Tape(tape).to_json()
    doc["frame"].update(agenda=[["explore"]], asks=[], answered=[])
    return undercroft.from_position(doc)
