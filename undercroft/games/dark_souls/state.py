"""The whole journey: the map, the bonfire, the party's goods, and the fight under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

from undercroft.games.souls.beginning import BeginActivation
from undercroft.games.souls.blows import Blow, Use
from undercroft.games.souls.content import SIDES
from undercroft.games.souls.decks import AfterCard
from undercroft.games.souls.defence import Defend
from undercroft.games.souls.fields import (
    EMPTY_PILE,
    CardOf,
    PileOf,
    Treasure,
)
from undercroft.games.souls.figures import Foe
from undercroft.games.souls.foe_moves import shove
from undercroft.games.souls.foes import FLIP_CARD
from undercroft.games.souls.gear import Card
from undercroft.games.souls.models import BehaviourCard, Boss, Icon
from undercroft.games.souls.party import Party
from undercroft.games.souls.rolling import AfterRoll
from undercroft.games.souls.strikes import roll_attack
from undercroft.games.souls.terrain import LaidTrap, Spilled
from undercroft.games.souls.traps import SpringTrap
from undercroft.kernel.agenda import Step
from undercroft.kernel.board import FAR
from undercroft.kernel.pile import Pile
from undercroft.kernel.record import LATER, MADE, OneOf, Range, Record
from undercroft.kernel.value import fresh

from .cards import Cards, Encounter, Face, Scenario
from .seen import Mode

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

MODES: Final[tuple[Mode, ...]] = ("journey", "campaign", "encounter", "boss")
JOURNEY: Final = 0
CAMPAIGN: Final = 1
ENCOUNTER: Final = 2
BOSS_FIGHT: Final = 3
BONFIRE: Final = 0
DX: Final = (0, 1, 0, -1)
DY: Final = (-1, 0, 1, 0)


def opposite(side: int) -> int:
    """The same doorway as seen from the tile beyond."""
    return (side + 2) % len(SIDES)


class Tile(Record):
    """A laid tile."""

    face: Face
    x: Annotated[int, Range(-16, 15)]
    y: Annotated[int, Range(-16, 15)]
    turn: Annotated[int, Range(0, 3)]
    """How many quarter turns clockwise it lies."""
    level: Annotated[int, Range(0, 3)] = 0
    card: Encounter | None = None
    """The encounter card, once it has been turned up."""
    up: bool = False
    chest_open: bool = False
    flawless: Annotated[int, Range(0, 9), LATER] = 0
    """Victories here for which no Estus, Luck or heroic action was used."""
    traps: tuple[LaidTrap, ...] = ()
    spilled: Spilled | None = None


class Flow:
    """What leads from one part of the game to another; `game.py` knows all of them."""

    __slots__ = ("dash", "defeat", "explore", "section_boss_fell", "victory")

    def __init__(
        self,
        explore: Step[Any],
        victory: Step[Any],
        defeat: Step[Any],
        dash: Step[Any],
        section_boss_fell: Callable[[Boss], Step[Any]],
    ) -> None:
        self.explore = explore
        self.victory = victory
        self.defeat = defeat
        self.dash = dash
        self.section_boss_fell = section_boss_fell


class Journey(Party):
    """The state of one match of this box."""

    flow: Annotated[Flow, MADE]
    by_hand: Annotated[bool, MADE] = False
    onward: Annotated[bool, MADE] = False
    """A party that has won its scenario may go on into another (DS-A.173)."""
    scenario: Annotated[Scenario | None, MADE] = None
    section: Annotated[int, Range(0, 99)] = 0
    """How far the journey or the scenario has come."""
    victories: tuple[Scenario, ...] = ()
    """The scenarios it has won."""
    tiles: list[Tile] = fresh(list)
    links: Annotated[tuple[tuple[int | None, ...], ...], MADE] = ()
    """The tiles behind the doorways of each tile, worked out when first asked for."""
    tile_pool: tuple[Face, ...] = ()
    at: Annotated[int, Range(0, 99)] = BONFIRE
    came: Annotated[int, OneOf(SIDES)] | None = None
    """The side of the tile by which the party came."""
    fog: Annotated[int, Range(0, 99)] | None = None
    """The tile of the Fog Gate."""
    encounter: Encounter | None = None
    bosses: tuple[Boss, ...] = ()
    """The bosses of this section, in order."""
    boss_step: Annotated[int, Range(0, 99)] = 0
    boss_spilled: Spilled | None = None
    dash_open: bool = False
    treasure: Annotated[Pile, PileOf(CardOf())] = EMPTY_PILE
    legends: bool = False
    """Transposed and legendary cards are in."""
    sold: tuple[Treasure, ...] = ()
    market: Annotated[tuple[Treasure, ...], LATER] = ()
    """What lies open at the bonfire: a house rule (DS-V.4)."""
    saved: Annotated[Treasure | None, LATER] = None
    """What stays there when the market changes."""
    ready_then: Annotated[int, Range(0, 99), LATER] = 0
    """The tokens that were ready when the fight began (DS-V.6)."""

    @property
    def box(self) -> Cards:
        """The pack, as one of this box."""
        pack = self.pack
        assert isinstance(pack, Cards)
        return pack

    @property
    def ready(self) -> int:
        """How many tokens and draughts are ready to be used."""
        return sum([one.estus + one.sips + one.heroic + one.luck for one in self.characters])

    @property
    def next_boss(self) -> Boss:
        """Whoever waits behind the fog."""
        return self.bosses[self.boss_step]

    # ------------------------------------------------------------------ what this box decides

    def flip(self) -> Step[Any]:
        return FLIP_CARD

    def turn(self, seat: int) -> Step[Any]:
        return BeginActivation(seat)

    def blow(self, seat: int, blow: Blow) -> Step[Any]:
        return Defend(seat, blow)

    def spring(self, seat: int, node: int) -> Step[Any]:
        return SpringTrap(seat, node)

    def after_roll(self, seat: int, purpose: int, need: int) -> Step[Any]:
        return AfterRoll(seat, purpose, need)

    def attack(self, match: Match, seat: int, use: Use, foe: int | None, node: int | None) -> None:
        roll_attack(self, seat, use, foe, node)

    def shove(self, foe: Foe, icon: Icon, dodge: int, mode: int, began: bool) -> None:
        shove(self, foe, icon, dodge, mode, began)

    @property
    def resolving(self) -> BehaviourCard | None:
        for step in self.agenda:
            if isinstance(step, AfterCard):
                return step.card
        return None

    def slain(self, match: Match, foe: Foe) -> None:
        """DS-18.1: with the last one the fight is won; DS-A.66: any death means defeat."""
        if self.fallen is None and not self.living():
            self.in_fight = False
            self.agenda[:] = (self.flow.victory,)

    def defeat(self, match: Match) -> None:
        self.agenda[:] = (self.flow.defeat,)

    def interlude(self) -> Step[Any] | None:
        """DS-44.1: in a campaign the party may dash on after the first enemy activation."""
        if self.dash_open:
            self.dash_open = False
            return self.flow.dash
        return None

    def timely(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """DS-V.5: those of them that are in the deck by now."""
        if self.legends or not self.house.late_treasure:
            return cards
        return tuple([card for card in cards if not card.late])

    def stays_won(self, tile: Tile) -> bool:
        """DS-V.6: by a house rule an encounter stays won when the party rests."""
        house = self.house
        return house.stays_won or 0 < house.clear_after <= tile.flawless

    # ------------------------------------------------------------------ the map

    def doors(self, tile: Tile) -> tuple[int, ...]:
        """The sides of a laid tile that have a doorway."""
        return tuple([(door + tile.turn) % 4 for door in tile.face.doors])

    def tile_at(self, x: int, y: int) -> int | None:
        for index, tile in enumerate(self.tiles):
            if tile.x == x and tile.y == y:
                return index
        return None

    def beyond(self, index: int, side: int) -> int | None:
        """The tile behind a doorway: both sides must have one (DS-1.12, DS-13.7)."""
        return self.doorways()[index][side]

    def doorways(self) -> tuple[tuple[int | None, ...], ...]:
        """The tile beyond each side of each tile, where a doorway leads there."""
        links = self.links
        if len(links) != len(self.tiles):
            links = self.links = self._find_links()
        return links

    def _find_links(self) -> tuple[tuple[int | None, ...], ...]:
        doors = [self.doors(tile) for tile in self.tiles]
        spots = {(tile.x, tile.y): index for index, tile in enumerate(self.tiles)}
        found: list[tuple[int | None, ...]] = []
        for index, tile in enumerate(self.tiles):
            behind: list[int | None] = [None, None, None, None]
            for side in doors[index]:
                other = spots.get((tile.x + DX[side], tile.y + DY[side]))
                if other is not None and opposite(side) in doors[other]:
                    behind[side] = other
            found.append(tuple(behind))
        return tuple(found)

    def distances(self) -> list[int]:
        """Doorway steps of each tile from the Bonfire tile (DS-A.2)."""
        found = [FAR] * len(self.tiles)
        found[BONFIRE] = 0
        links = self.doorways()
        edge = [BONFIRE]
        while edge:
            further = []
            for index in edge:
                for other in links[index]:
                    if other is not None and found[other] == FAR:
                        found[other] = found[index] + 1
                        further.append(other)
            edge = further
        return found

    def open_tiles(self) -> list[int]:
        """DS-13.3, DS-A.35: the tiles the party can reach freely, itself included."""
        found = [self.at]
        links = self.doorways()
        for index in found:
            for other in links[index]:
                if other is not None and other not in found and self.tiles[other].up:
                    found.append(other)
        return found

    def entry_nodes(self) -> tuple[int, ...]:
        """DS-17.1: along the wall of the doorway the party came through."""
        tile = self.tiles[self.at]
        assert self.came is not None
        return tile.face.entry_nodes((self.came - tile.turn) % 4, self.box.walls)

    @property
    def campaign(self) -> bool:
        return self.mode == CAMPAIGN
