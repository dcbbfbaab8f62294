"""The whole journey: the map, the bonfire, the party's goods, and the fight under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from undercroft.games.souls.models import Boss
from undercroft.games.souls.party import START_SPARKS, Party
from undercroft.games.souls.state import NONE, Foe
from undercroft.kernel.pile import Pile

from .cards import Cards

if TYPE_CHECKING:
    from undercroft.kernel.agenda import Step
    from undercroft.kernel.match import Match

MODES = ("journey", "campaign", "encounter", "boss")
JOURNEY, CAMPAIGN, ENCOUNTER, BOSS_FIGHT = range(4)
BONFIRE = 0
DX = (0, 1, 0, -1)
DY = (-1, 0, 1, 0)


class Tile:
    """A laid tile. `turn` is how many quarter turns clockwise it lies."""

    __slots__ = ("card", "chest_open", "face", "level", "spilled", "traps", "turn", "up", "x", "y")

    def __init__(self, face: int, x: int, y: int, turn: int) -> None:
        self.face = face
        self.x = x
        self.y = y
        self.turn = turn
        self.level: int = 0
        self.card: int = NONE  # the encounter card, once it has been turned up
        self.up: bool = False
        self.chest_open: bool = False
        self.traps: tuple[int, ...] = ()
        self.spilled: tuple[int, int] = (NONE, 0)

    def copy(self) -> Tile:
        twin = Tile(self.face, self.x, self.y, self.turn)
        twin.level = self.level
        twin.card = self.card
        twin.up = self.up
        twin.chest_open = self.chest_open
        twin.traps = self.traps
        twin.spilled = self.spilled
        return twin


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

    __slots__ = (
        "at",
        "boss_spilled",
        "boss_step",
        "bosses",
        "by_hand",
        "came",
        "dash_open",
        "encounter",
        "flow",
        "fog",
        "legends",
        "links",
        "onward",
        "section",
        "sold",
        "tile_pool",
        "tiles",
        "treasure",
        "victories",
    )

    pack: Cards

    def __init__(self, pack: Cards, flow: Flow) -> None:
        super().__init__(pack)
        self.flow = flow
        self.by_hand: bool = False
        self.onward: bool = (
            False  # a party that has won its scenario may go on into another (DS-A.173)
        )
        self.victories: int = 0  # the scenarios it has won: a bit each
        self.tiles: list[Tile] = []
        self.links: tuple[tuple[int, ...], ...] = ()  # worked out when first asked for
        self.tile_pool: tuple[int, ...] = ()
        self.at: int = BONFIRE
        self.came: int = NONE
        self.fog: int = NONE
        self.encounter: int = NONE
        self.section: int = 0
        self.bosses: tuple[int, ...] = ()  # the bosses of this section, in order
        self.boss_step: int = 0
        self.boss_spilled: tuple[int, int] = (NONE, 0)
        self.dash_open: bool = False
        self.treasure: Pile = Pile(())
        self.legends: bool = False  # transposed and legendary cards are in
        self.sold: tuple[int, ...] = ()

    def copy(self) -> Journey:
        twin = Journey.__new__(Journey)
        self.copy_party(twin)
        twin.flow = self.flow
        twin.by_hand = self.by_hand
        twin.onward = self.onward
        twin.victories = self.victories
        twin.tiles = [tile.copy() for tile in self.tiles]
        twin.links = self.links
        twin.tile_pool = self.tile_pool
        twin.at = self.at
        twin.came = self.came
        twin.fog = self.fog
        twin.encounter = self.encounter
        twin.section = self.section
        twin.bosses = self.bosses
        twin.boss_step = self.boss_step
        twin.boss_spilled = self.boss_spilled
        twin.dash_open = self.dash_open
        twin.treasure = self.treasure
        twin.legends = self.legends
        twin.sold = self.sold
        return twin

    def slain(self, match: Match, foe: Foe) -> None:
        """DS-18.1: with the last one the fight is won; DS-A.66: any death means defeat."""
        if self.fallen == NONE and not self.living():
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

    # ------------------------------------------------------------------ the map

    def doors(self, tile: Tile) -> tuple[int, ...]:
        """The sides of a laid tile that have a doorway."""
        return tuple((door + tile.turn) % 4 for door in self.pack.faces[tile.face].doors)

    def tile_at(self, x: int, y: int) -> int:
        for index, tile in enumerate(self.tiles):
            if tile.x == x and tile.y == y:
                return index
        return NONE

    def beyond(self, index: int, side: int) -> int:
        """The tile behind a doorway: both sides must have one (DS-1.12, DS-13.7)."""
        if len(self.links) != len(self.tiles):
            self.links = self._find_links()
        return self.links[index][side]

    def _find_links(self) -> tuple[tuple[int, ...], ...]:
        doors = [self.doors(tile) for tile in self.tiles]
        spots = {(tile.x, tile.y): index for index, tile in enumerate(self.tiles)}
        found: list[tuple[int, ...]] = []
        for index, tile in enumerate(self.tiles):
            behind = [NONE, NONE, NONE, NONE]
            for side in doors[index]:
                other = spots.get((tile.x + DX[side], tile.y + DY[side]), NONE)
                if other != NONE and (side + 2) % 4 in doors[other]:
                    behind[side] = other
            found.append(tuple(behind))
        return tuple(found)

    def distances(self) -> list[int]:
        """Doorway steps of each tile from the Bonfire tile (DS-A.2)."""
        found = [99] * len(self.tiles)
        found[BONFIRE] = 0
        edge = [BONFIRE]
        while edge:
            further = []
            for index in edge:
                for side in range(4):
                    other = self.beyond(index, side)
                    if other != NONE and found[other] == 99:
                        found[other] = found[index] + 1
                        further.append(other)
            edge = further
        return found

    def open_tiles(self) -> list[int]:
        """DS-13.3, DS-A.35: the tiles the party can reach freely, itself included."""
        found = [self.at]
        for index in found:
            for side in range(4):
                other = self.beyond(index, side)
                if (
                    other != NONE
                    and other not in found
                    and (other == BONFIRE or self.tiles[other].up)
                ):
                    found.append(other)
        return found

    def entry_nodes(self) -> tuple[int, ...]:
        """DS-17.1: along the wall of the doorway the party came through."""
        tile = self.tiles[self.at]
        face = self.pack.faces[tile.face]
        return face.entry_nodes((self.came - tile.turn) % 4, self.pack.walls)

    @property
    def campaign(self) -> bool:
        return self.mode == CAMPAIGN

    @property
    def max_sparks(self) -> int:
        return START_SPARKS[len(self.characters)]
