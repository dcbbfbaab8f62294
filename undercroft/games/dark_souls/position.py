"""The state as a document and back: ids instead of numbers, every field checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.souls import position as shared
from undercroft.games.souls.fields import MOST_TIERS
from undercroft.games.souls.party import START_SPARKS
from undercroft.kernel.errors import PositionError, hold
from undercroft.kernel.pile import by_index

from .cards import TILE_NODES, Scenario
from .encounter import PlaceCharacter
from .state import BONFIRE, BOSS_FIGHT, ENCOUNTER, Journey


def dump(state: Journey) -> dict[str, Any]:
    doc = shared.dump(state)
    if state.scenario is not None:
        doc["scenario"] = state.scenario.id
    return doc


def load(document: Mapping[str, object], state: Journey) -> None:
    doc = {name: value for name, value in document.items() if name != "scenario"}
    shared.load(doc, state, MOST_TIERS if state.campaign else MOST_TIERS - 1)
    if state.campaign:
        named = state.box.things["scenario"].get(str(document.get("scenario")))
        if not isinstance(named, Scenario):
            raise PositionError(f"state.scenario: {document.get('scenario')!r} is unknown")
        state.scenario = named
        if state.section >= len(named.sections):
            raise PositionError(f"state.section: {state.section} is no section")
    shared.between(state.sparks, 0, max(START_SPARKS.values()), "sparks")
    if not state.bosses and (state.tiles or state.mode == BOSS_FIGHT):
        raise PositionError("state.bosses: somebody must wait at the end of the way")
    shared.between(state.boss_step, 0, max(0, len(state.bosses) - 1), "boss_step")
    state.sold = tuple(sorted(state.sold, key=by_index))
    check_map(state)


def check_map(state: Journey) -> None:
    for index, tile in enumerate(state.tiles):
        shared.check_traps(tile.traps, TILE_NODES, f"tiles[{index}].traps")
    if state.tiles and not state.tiles[BONFIRE].up:
        raise PositionError("state.tiles[0].up: nothing waits on the Bonfire tile")
    last = len(state.tiles) - 1
    if state.mode == ENCOUNTER:
        last = max(last, 1)  # its one tile may still be drawn
    shared.between(state.at, 0, max(last, 0), "at")
    if state.fog is not None:
        shared.between(state.fog, 0, max(last, 0), "fog")
    if state.in_fight and state.mode != BOSS_FIGHT and state.at >= len(state.tiles):
        raise PositionError("state.at: the party fights on a tile that is not there")


# Steps whose answer brings the next one by itself; after all others something must be waiting.
SELF_GOING: Final = (
    "explore", "activation", "choose_boss", "begin", "character_phase", "place_fog", "onward",
)  # fmt: skip


def check_frame(state: Journey) -> None:
    """What the agenda and the questions must have to do with each other."""
    if state.in_fight:
        steps = [*state.agenda, *[ask.step for ask in state.asks]]
        coming = {step.seat for step in steps if isinstance(step, PlaceCharacter)}
        for character in state.characters:
            if character.node is None and character.seat not in coming:
                raise PositionError(
                    f"frame.agenda: hero {character.seat} is nowhere and is not to be placed"
                )
    shared.check_goes_on(state, SELF_GOING)


def check(state: Journey) -> None:
    """What must hold after every step."""
    shared.check(state)
    weapons = [w for character in state.characters for w in character.backup]
    hold(all(w.card.hand for w in weapons), "no weapon in hand")
    in_deck = [card for cards, _ in state.treasure.groups for card in cards]
    shared.count_cards(state, (*in_deck, *state.sold, *state.market))
