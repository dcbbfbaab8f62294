"""The parts of a position that both boxes have: characters, foes, the fight, items, piles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from undercroft.kernel import record
from undercroft.kernel.errors import PositionError, hold

from .fields import MOST_CHARACTERS
from .figures import BOXES
from .gear import Card, fits_hands, laid
from .party import Party
from .terrain import LaidTrap

#: What documents call some fields.
NAMES: Final = {"characters": "heroes", "ground": "board"}


def dump(state: Party) -> dict[str, Any]:
    doc = record.dump(state, state.pack)
    for name, called in NAMES.items():
        doc[called] = doc.pop(name)
    heroes: Any = doc["heroes"]
    for hero, seat in zip(heroes, state.seats_of, strict=True):
        hero["seat"] = seat
    return doc


def load(document: Mapping[str, object], state: Party, tiers: int) -> None:
    """Fill a state from its document. `tiers` is the highest tier of a stat."""
    doc = {name: value for name, value in document.items() if name not in NAMES}
    heroes = doc.get("heroes")
    if not isinstance(heroes, list) or not 1 <= len(heroes) <= MOST_CHARACTERS:
        raise PositionError("state.heroes: one to four are needed")
    seats: list[object] = []
    bare: list[object] = []
    for hero in heroes:
        if not isinstance(hero, Mapping):
            raise PositionError("state.heroes: must be objects")
        seats.append(hero.get("seat"))
        bare.append({name: value for name, value in hero.items() if name != "seat"})
    doc["heroes"] = bare
    for name, called in NAMES.items():
        if called in doc:
            doc[name] = doc.pop(called)
    record.load(state, doc, state.pack, "state", NAMES)
    check_seats(state, seats)
    check_heroes(state, tiers)
    check_fight(state)


def check_seats(state: Party, seats: list[object]) -> None:
    if any(type(seat) is not int or not 0 <= seat < MOST_CHARACTERS for seat in seats) or len(
        set(seats)
    ) < len(seats):
        raise PositionError("state.heroes: every hero needs a seat of its own")
    state.seats_of = tuple([int(str(seat)) for seat in seats])
    for seat, character in enumerate(state.characters):
        character.seat = seat


def check_heroes(state: Party, tiers: int) -> None:
    kinds = [character.kind for character in state.characters]
    if len(set(kinds)) < len(kinds):
        raise PositionError("state.heroes: no class twice (DS-1.2)")
    for index, character in enumerate(state.characters):
        field = f"heroes[{index}]"
        between(character.red, 0, BOXES - character.black, f"{field}.red")
        for tier in character.tiers:
            between(tier, 0, tiers, f"{field}.tiers")
        character.backup = laid(character.backup)
    state.inventory = laid(state.inventory)


def check_fight(state: Party) -> None:
    state.set_board(state.ground)
    nodes = len(state.board.points)
    for index, foe in enumerate(state.foes):
        field = f"foes[{index}]"
        foe.index = index
        on_board(state, foe.node, f"{field}.node")
        between(foe.wounds, 0, foe.health, f"{field}.wounds")
        if foe.model.boss == (foe.facing is None):
            raise PositionError(f"state.{field}.facing: bosses have one, enemies none")
    for index, character in enumerate(state.characters):
        on_board(state, character.node, f"heroes[{index}].node")
    if state.terrain and len(state.terrain) != nodes:
        raise PositionError("state.terrain: one entry for each node")
    check_traps(state.traps, nodes, "traps")
    if state.spilled is not None:
        on_board(state, state.spilled.node, "spilled.node")
    for name in ("aggro", "active", "last_active", "fallen"):
        seat = getattr(state, name)
        if seat is not None and seat >= len(state.characters):
            raise PositionError(f"state.{name}: {seat} is nobody of the party")


def between(value: int, least: int, most: int, field: str) -> None:
    if not least <= value <= most:
        raise PositionError(f"state.{field}: {value} must be from {least} to {most}")


def on_board(state: Party, node: int | None, field: str) -> None:
    nodes = len(state.board.points)
    if node is not None and node >= nodes:
        raise PositionError(f"state.{field}: {node} must be from 0 to {nodes - 1}")


def check_traps(traps: tuple[LaidTrap, ...], nodes: int, field: str) -> None:
    """One on a node, in their order."""
    order = [laid.node for laid in traps]
    if order != sorted(set(order)) or (order and order[-1] >= nodes):
        raise PositionError(f"state.{field}: each on a node of its own, in order, below {nodes}")


def check_goes_on(state: Party, self_going: tuple[str, ...]) -> None:
    """Only after some questions (`self_going`) the answer itself brings what comes next."""
    if state.agenda:
        return
    for ask in state.asks:
        if ask.step.name not in self_going:
            raise PositionError(f"frame.agenda: something must follow after {ask.step.name!r}")


def check(state: Party) -> None:
    """What must hold in either box after every step."""
    hold(state.souls >= 0, "negative souls")
    hold(state.sparks >= 0, "negative sparks")
    for character in state.characters:
        name = character.kind.id
        hold(character.black >= 0 and character.red >= 0, f"{name}: negative cubes")
        hold(character.black + character.red <= BOXES, f"{name}: more than ten cubes")
        hold(
            character.black + character.red < BOXES + character.grace
            or state.fallen == character.seat
            or state.over,
            f"{name}: alive with ten cubes (DS-19.8)",
        )
        hands = [w for w in (character.left, character.right) if w]
        hold(
            state.can_hold(character.left, character.right, len(character.backup)),
            f"{name}: too many cards (DS-5.5, TG-2.5)",
        )
        hold(fits_hands(character.left, character.right), f"{name}: hands (DS-5.4)")
        hold(all(w.card.hand for w in hands), f"{name}: no weapon in hand")
        hold(
            not character.armour or character.armour.card.armour,
            f"{name}: no armour on",
        )
    if state.in_fight and not state.agenda_making_room():
        for node, limit in enumerate(state.limits):
            hold(state.crowd(node) <= limit, f"node {node}: {state.crowd(node)} models (DS-3.12)")
            bosses = [f for f in state.foes if f.node == node and f.model.boss]
            hold(len(bosses) <= 1, f"node {node}: two bosses (DS-3.14)")


def count_cards(state: Party, elsewhere: Iterable[Card]) -> None:
    """No card is in two places, and none more often than it has copies."""
    found: dict[Card, int] = {}
    items = [item for character in state.characters for item in character.items]
    for item in (*items, *state.inventory):
        for card in item.cards:
            found[card] = found.get(card, 0) + 1
    for other in elsewhere:
        found[other] = found.get(other, 0) + 1
    for card, count in found.items():
        entry = card.entry
        hold(count <= entry.copies, f"{entry.id}: {count} cards, not {entry.copies}")
