"""Resting, and what things cost at the bonfire (DS-10 to DS-12, DS-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.figures import Character
from undercroft.games.souls.party import LEVEL_COST

from .state import BONFIRE, Journey

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

CAMPAIGN_LEVEL_COST: Final = (4, 8, 16, 20)  # DS-45.3, DS-45.4


def rest_all(state: Journey) -> None:
    """DS-12.2, DS-A.41: flasks full, tokens ready, bars empty, every card face down."""
    for character in state.characters:
        character.estus = character.heroic = character.luck = True
        character.sips = state.house.sips
        character.black = character.red = 0
        character.conditions = 0
    for index, tile in enumerate(state.tiles):
        tile.up = index == BONFIRE or (tile.up and state.stays_won(tile))
    state.at, state.came = BONFIRE, None


def rest(state: Journey, match: Match) -> None:
    """DS-12.2: it costs a spark."""
    state.sparks -= 1
    rest_all(state)
    if match.telling:
        match.tell(souls_facts.Rested(state.sparks))


def rest_gain(state: Journey) -> str:
    """What a rest changes besides the dial: the `party`, `fights` alone, or nothing (`none`)."""
    for character in state.characters:
        if (
            not (character.estus and character.heroic and character.luck)
            or character.sips < state.house.sips
            or character.black
            or character.red
            or character.conditions
        ):
            return "party"
    won = any(
        tile.up and not state.stays_won(tile)
        for index, tile in enumerate(state.tiles)
        if index != BONFIRE
    )
    return "fights" if won else "none"


def buy_cost(state: Journey) -> int:
    return 2 if state.campaign else 1  # DS-10.2, DS-45.1


def level_costs(state: Journey) -> tuple[int, ...]:
    return CAMPAIGN_LEVEL_COST if state.campaign else LEVEL_COST


def level_cost(state: Journey, tier: int) -> int | None:
    costs = level_costs(state)
    return costs[tier] if tier < len(costs) else None


def rises(state: Journey, character: Character, stat: int) -> bool:
    """DS-A.167: a tier that brings nothing is not sold."""
    values = character.kind.stats[stat]
    tier = character.tiers[stat]
    return values[tier + 1] > values[tier]
