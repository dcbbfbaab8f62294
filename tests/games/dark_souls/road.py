"""Journeys set as a test wants them: a known map, a party at the bonfire or in the middle of a fight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import undercroft
from tests.games.souls import ground, laid_traps, named
from undercroft import Match, Tape

from .stage import foe_doc, laid_out

#: Foes that die of any hit of 2 and do nothing on their own if they are far away.
SOLDIER = "hollow_soldier"


def tile(
    face: str,
    x: int,
    y: int,
    turn: int = 0,
    *,
    level: int = 1,
    card: str | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A laid tile as a position writes it."""
    full: dict[str, Any] = {
        "face": face,
        "x": x,
        "y": y,
        "turn": turn,
        "level": level,
        "card": card,
        "up": False,
        "chest_open": False,
        "traps": [],
        "spilled": None,
    }
    full.update(more)
    return full


def street(**more: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Three tiles in a row north of the bonfire and one to its east; `t2={"up": True}` changes tile 2.

    Tiles 1 to 3 have doors in the north and the south (room2b and room4b also one aside), tile 4 in its
    west. The Fog Gate belongs on tile 3.
    """
    tiles = [
        tile("bonfire", 0, 0, level=0, up=True),
        tile("room2b", 0, -1, card="hollow_cave"),
        tile("room4b", 0, -2, card="ruined_keep"),
        tile("room3b", 0, -3, level=2, card="lost_labyrinth"),
        tile("room6a", 1, 0, card="the_deeps"),
    ]
    for name, fields in more.items():
        tiles[int(name.removeprefix("t"))].update(fields)
    return tiles


def document(heroes: Mapping[str, Mapping[str, Any]], mode: str, setup: Mapping[str, Any]) -> Any:
    """The position of a fresh match with these heroes."""
    full: dict[str, object] = {"mode": mode, "players": len(heroes)}
    for place, name in enumerate(heroes, 1):
        full[f"class_{place}"] = name
    full.update(setup)
    match = laid_out(undercroft.new("dark_souls", full, seed="road"))
    doc: Any = match.position()
    for index, fields in enumerate(heroes.values()):
        doc["state"]["heroes"][index].update(named(fields))
    return doc


def tidy(body: dict[str, Any]) -> None:
    """No card twice: what heroes and inventory hold is not in the deck."""
    copies = {card["id"]: card.get("copies", 1) for card in content("treasure.yaml")}
    items = list(body["inventory"])
    for one in body["heroes"]:
        items += [one["armour"], one["left"], one["right"], *one["backup"]]
    held = [card for item in items if item for card in item]
    for group in body["treasure"]:
        for card in set(held) & set(group["cards"]):
            surplus = held.count(card) + group["cards"].count(card) - copies[card]
            for _ in range(surplus):
                group["cards"].remove(card)
                group["left"] -= 1


def trek(
    heroes: Mapping[str, Mapping[str, Any]] | None = None,
    *,
    mode: str = "journey",
    setup: Mapping[str, Any] | None = None,
    tape: Sequence[object] = (),
    agenda: Sequence[Sequence[object]] = (("explore",),),
    **state: Any,
) -> Match:
    """A party between fights on `street()`; keywords replace fields of the state."""
    doc = document(heroes or {"knight": {}, "warrior": {}}, mode, setup or {})
    doc["state"].update(tiles=street(), fog=3, at=0, came=None)
    doc["state"].update(state)
    if "treasure" not in state:
        tidy(doc["state"])
    doc["frame"].update(agenda=[list(step) for step in agenda], asks=[], answered=[], over=False)
    doc["chance"] = Tape(tape).to_json()
    return undercroft.from_position(doc)


def battle(
    heroes: Mapping[str, Mapping[str, Any]],
    foes: Sequence[tuple[str, int] | Mapping[str, Any]],
    *,
    at: int = 1,
    turn: int | None = 0,
    terrain: Mapping[int, str] | None = None,
    traps: Mapping[int, str | None] | None = None,
    flipped: Sequence[int] = (),
    aggro: int = 0,
    boss: str | None = None,
    tape: Sequence[object] = (),
    agenda: Sequence[Sequence[object]] | None = None,
    mode: str = "journey",
    setup: Mapping[str, Any] | None = None,
    **state: Any,
) -> Match:
    """A journey in the middle of the fight on tile `at` (or with the boss).

    Heroes have neither Luck nor a Heroic Action unless their fields say so: fewer questions.
    """
    plain = {"luck": False, "heroic": False}
    doc = document(
        {name: {**plain, **fields} for name, fields in heroes.items()}, mode, setup or {}
    )
    body = doc["state"]
    tiles = state.pop("tiles", None) or street()
    body.update(tiles=tiles, fog=3, at=at, came="south", board="tile", in_fight=True, aggro=aggro)
    nodes = 13
    if boss is not None:
        body.update(bosses=[boss], boss=boss, board="mini_boss", tiles=street(t3={"up": True}))
        if boss in ("dancer", "ornstein_and_smough"):
            body.update(board="main_boss")
            nodes = 28
    else:
        body.update(encounter=tiles[at]["card"])
    match = undercroft.new("dark_souls", {}, seed=1)
    body["foes"] = [
        foe_doc(match, {"model": f[0], "node": f[1]} if isinstance(f, tuple) else f) for f in foes
    ]
    body["terrain"] = ground(terrain, nodes)
    body["traps"] = laid_traps(traps, flipped)
    body["last_active"] = len(heroes) - 1 if turn is None else turn
    body.update(state)
    if "treasure" not in state:
        tidy(body)
    if agenda is None:
        agenda = [["enemy_phase"]] if turn is None else [["begin", turn]]
    doc["frame"].update(agenda=[list(step) for step in agenda], asks=[], answered=[], over=False)
    doc["chance"] = Tape(tape).to_json()
    return undercroft.from_position(doc)


def state(match: Match) -> dict[str, Any]:
    """The whole state as a document."""
    doc: Any = match.position()
    found: dict[str, Any] = doc["state"]
    return found


def inventory(match: Match) -> list[list[str]]:
    """The items of the inventory, each a card and its upgrades."""
    found: list[list[str]] = state(match)["inventory"]
    return found


def deck(match: Match) -> list[str]:
    """Every card that may still be drawn as treasure."""
    return [card for group in state(match)["treasure"] for card in group["cards"]]


def of_set(match: Match, name: str, *owners: str) -> list[str]:
    """The ids of a set of cards, each as often as it has copies."""
    pack: Any = match.pack
    return [card.id for card in pack.set_of(name, owners)]


def content(file: str) -> list[dict[str, Any]]:
    """A file of the base pack as it was read."""
    documents: Any = undercroft.new("dark_souls", {}, seed=1).pack.documents
    found: list[dict[str, Any]] = documents[file]
    return found


def facts(match: Match, kind: str) -> list[tuple[object, ...]]:
    """The values of all events of a kind."""
    return [tuple(event.fields.values()) for event in match.events if event.kind == kind]


BARE: dict[str, Any] = {"armour": None, "left": None, "right": None, "backup": []}


def death(heroes: Mapping[str, Mapping[str, Any]] | None = None, **more: Any) -> Match:
    """The first hero dies on node 6 in the enemies' activation: 4 damage, no dice, no room for it."""
    fields = {"node": 6, "red": 9, **BARE}
    given = heroes or {"knight": {}, "warrior": {"node": 11}}
    first, *others = given
    party = {first: {**fields, **given[first]}, **{name: given[name] for name in others}}
    match = battle(party, [(SOLDIER, 6)], turn=None, **more)
    match.decide("block", seat=match.waiting[0])
    return match


def win(heroes: Mapping[str, Mapping[str, Any]] | None = None, **more: Any) -> Match:
    """The knight kills the last soldier on node 6: the encounter is won."""
    given = heroes or {"knight": {}, "warrior": {"node": 11}}
    party = {name: {"node": 6, **fields} for name, fields in given.items()}
    match = battle(party, [(SOLDIER, 6)], tape=[3], **more)
    match.decide("act-right-0", seat=0)
    return match


def boss_falls(heroes: Mapping[str, Mapping[str, Any]] | None = None, **more: Any) -> Match:
    """The knight deals the gargoyle its last wound."""
    given = heroes or {"knight": {}, "warrior": {"node": 11}}
    party = {name: dict(fields) for name, fields in given.items()}
    party["knight"] = {"node": 1, "side": "s", **party["knight"]}
    gargoyle = {"model": "gargoyle", "node": 1, "wounds": 25}
    match = battle(party, [gargoyle], boss="gargoyle", tape=[3], **more)
    match.decide("act-right-0", seat=0)
    return match
