"""Boss fights set as a test wants them: one known card after another, characters without any dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import undercroft
from tests.games.souls import ground, named
from tests.packs import documents
from undercroft import Match

from .stage import arena, foe_doc, table

#: Without dice and without tokens: what comes through is what was struck.
BARE: dict[str, Any] = {
    "armour": None, "left": None, "right": None, "backup": [],
    "luck": False, "heroic": False, "estus": False,
}  # fmt: skip
SPAWN = {"mini": 1, "main": 21}
MAIN = ("dancer", "ornstein_and_smough")


class Blow(NamedTuple):
    """An attack as its target is asked about it."""

    seat: int
    strength: int
    type: str
    difficulty: int


def lair(
    boss: str,
    heroes: Mapping[str, Mapping[str, Any]],
    *,
    node: int | None = None,
    facing: str = "s",
    foe: Mapping[str, Any] | None = None,
    foes: Sequence[Mapping[str, Any]] | None = None,
    card: str | None = None,
    later: Sequence[str] = (),
    top: str | None = None,
    pack: Mapping[str, object] | None = None,
    turn: int | None = None,
    aggro: int = 0,
    tape: Sequence[object] = (),
    **state: Any,
) -> Match:
    """A boss fight in the middle: bare characters, the boss on a node, `card` next in a known deck.

    Without `turn` the boss activates at once. `top` is the last card of the discard pile.
    """
    party = {kind: {**BARE, **fields} for kind, fields in heroes.items()}
    if foes is None:
        where = SPAWN["main" if boss in MAIN else "mini"] if node is None else node
        foes = [{"model": boss, "node": where, "facing": facing, **(foe or {})}]
    cards: dict[str, Any] = {
        "deck": [],
        "known_deck": [*([card] if card else []), *later],
        "discard": [top] if top else [],
        "top": top,
        "seen": [],
    }
    return arena(
        party, list(foes), boss=boss, aggro=aggro, turn=turn, tape=tape, cards=cards, pack=pack,
        **state,
    )  # fmt: skip


def resolve(match: Match, *answers: str, defend: Sequence[str] = ()) -> list[Blow]:
    """Play until a character is active: what was struck. Defences are blocks unless said otherwise."""
    left, ways = list(answers), list(defend)
    found: list[Blow] = []
    while not match.over and match.decisions:
        decision = match.decisions[0]
        step = decision.id.rsplit("-", 1)[0]
        if step in ("activation", "explore"):
            break
        if step == "defend":
            args = decision.prompt.args
            found.append(
                Blow(
                    decision.seats[0],
                    int(str(args["strength"])),
                    str(args["type"]),
                    int(str(args["difficulty"])),
                )
            )
            choice = ways.pop(0) if ways else "block"
        elif step == "targets":
            choice = decision.options[0].id
        elif step == "turn_foe" and not left:
            choice = decision.options[0].id  # whichever of the nearer nodes it faces
        else:
            assert left, f"nobody says what to answer: {decision}"
            choice = left.pop(0)
        match.decide(choice, seat=decision.seats[0])
    assert not left, f"never asked: {left}"
    assert not ways, f"never struck: {ways}"
    return found


def base_documents() -> dict[str, Any]:
    """The base pack's files, free to change."""
    return documents("dark_souls")


def with_card(id: str, **half: Any) -> dict[str, Any]:
    """The base pack with fields of a behaviour card's (first) half changed."""
    documents = base_documents()
    for entry in documents["behaviours.yaml"]:
        if entry["id"] == id:
            entry["halves"][0].update(half)
            return documents
    raise LookupError(id)


def boss_view(match: Match) -> dict[str, Any]:
    """Deck, discard pile and all that everybody sees of the boss's cards."""
    found: dict[str, Any] = table(match)["fight"]["boss"]
    return found


def nodes_of(match: Match) -> list[int]:
    """Where the characters stand."""
    return [one["node"] for one in table(match)["heroes"]]


def reds_of(match: Match) -> list[int]:
    return [one["red"] for one in table(match)["heroes"]]


def body(match: Match) -> dict[str, Any]:
    """The state's document."""
    found: Any = match.position()["state"]
    return dict(found)


def finish(match: Match, at_most: int = 400) -> None:
    """Always the first option, to the end."""
    for _ in range(at_most):
        if match.over:
            return
        match.choose(match.asks[0], match.asks[0].options[0])
    raise AssertionError("it does not end")


def calm(match: Match) -> Match:
    """The first hero's activation again: everybody whole and far away from the boss in its corner."""
    doc: Any = match.position()
    for one in doc["state"]["heroes"]:
        one.update(BARE, node=12, side=None, black=0, red=0, conditions=[])
    doc["state"]["foes"][0].update(node=0, facing="n")
    doc["frame"].update(agenda=[["begin", 0]], asks=[], answered=[])
    return undercroft.from_position(doc)


def next_card(match: Match) -> tuple[Match, str]:
    """The match after one more calm boss activation, and the card that came."""
    match = calm(match)
    match.decide("end", seat=match.waiting[0])
    while match.decisions[0].id.rsplit("-", 1)[0] != "activation":
        match.choose(match.asks[0], match.asks[0].options[0])
    (card,) = [
        str(event.fields["behaviour"]) for event in match.events if event.kind == "behaviour"
    ]
    return match, card


# ---------------------------------------------------------------------- journeys that reach the boss


def open_way(match: Match, **state: Any) -> Match:
    """The same journey at the bonfire with every encounter won: the Fog Gate is open."""
    doc: Any = match.position()
    for tile in doc["state"]["tiles"]:
        tile["up"] = True
    doc["state"].update(state)
    return explore(doc)


def explore(doc: Any) -> Match:
    """A document of a journey outside fights, with whatever is open there."""
    doc["frame"].update(agenda=[["explore"]], asks=[], answered=[])
    return undercroft.from_position(doc)


def pass_gate(
    match: Match,
    *,
    wounds: int = 0,
    turn: int | None = 0,
    heroes: Sequence[Mapping[str, Any]] = (),
    card: str | None = None,
    tape: Sequence[object] = (),
    **state: Any,
) -> Match:
    """From an open way through the Fog Gate into the middle of the fight."""
    match = open_way(match)
    match.decide("fog", seat=match.waiting[0])
    return set_fight(
        match, wounds=wounds, turn=turn, heroes=heroes, card=card, tape=tape, **state
    )  # fmt: skip


def set_fight(
    match: Match,
    *,
    wounds: int = 0,
    turn: int | None = 0,
    heroes: Sequence[Mapping[str, Any]] = (),
    card: str | None = None,
    tape: Sequence[object] = (),
    **state: Any,
) -> Match:
    """A boss fight that has just begun, as a test wants it."""
    doc: Any = match.position()
    inside = doc["state"]
    for index, one in enumerate(inside["heroes"]):
        one.update(BARE, node=10 + index % 3)
        if index < len(heroes):
            one.update(named(heroes[index]))
    inside["foes"][0]["wounds"] = wounds
    inside["aggro"] = 0
    inside["last_active"] = len(inside["heroes"]) - 1 if turn is None else turn
    if card is not None:
        inside.update(deck=[], known_deck=[card])
    inside.update(state)
    agenda: list[list[object]] = [["enemy_phase"]] if turn is None else [["begin", turn]]
    doc["frame"].update(agenda=agenda, asks=[], answered=[])
    doc["chance"] = {"source": "tape", "outcomes": list(tape), "count": 0}
    return undercroft.from_position(doc)


def first_encounter(
    match: Match,
    foes: Sequence[tuple[str, int]],
    heroes: Sequence[Mapping[str, Any]],
    *,
    begin: int | None = None,
    tape: Sequence[object] = (),
    **state: Any,
) -> Match:
    """From the bonfire onto the first tile: bare characters and these enemies, who activate now.

    With `begin` they have done so, and it is this character's turn.
    """
    go = next(o.id for d in match.decisions for o in d.options if o.id.startswith("go-"))
    match.decide(go, seat=match.waiting[0])
    doc: Any = match.position()
    inside = doc["state"]
    for one, fields in zip(inside["heroes"], heroes, strict=True):
        one.update(BARE, **named(fields))
    inside["foes"] = [foe_doc(match, {"model": model, "node": node}) for model, node in foes]
    inside.update(aggro=0, terrain=ground({}, 13), traps=[])
    if begin is not None:
        inside.update(last_active=begin, dash_open=False)
    inside.update(state)
    agenda: list[list[object]] = [["enemy_phase"]] if begin is None else [["begin", begin]]
    doc["frame"].update(agenda=agenda, asks=[], answered=[])
    doc["chance"] = {"source": "tape", "outcomes": list(tape), "count": 0}
    return undercroft.from_position(doc)
