"""Set-up: map, Fog Gate, encounter levels; and the same again after the mini boss (DS-1, DS-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from undercroft.games.souls.choices import Numbered
from undercroft.games.souls.content import SIDES
from undercroft.games.souls.models import Boss
from undercroft.games.souls.party import LEADER
from undercroft.games.souls.terrain import LaidTrap
from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Target
from undercroft.kernel.record import OneOf
from undercroft.kernel.text import Message, Ref

from . import facts
from .cards import Face
from .resting import rest_all
from .shop import RESTOCK
from .state import BONFIRE, DX, DY, Journey, Tile
from .treasure import add_legends

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class LayMap(Step[Journey]):
    """DS-1.10, DS-1.11: the Bonfire tile, then as many tiles as the way has encounters."""

    name = "lay_map"

    def run(self, state: Journey, match: Match) -> None:
        pack = state.box
        state.tiles = [Tile(face=pack.bonfire, x=0, y=0, turn=0)]
        state.tiles[BONFIRE].up = True
        state.links = ()
        state.tile_pool = pack.exploration
        state.at, state.came, state.fog = BONFIRE, None, None
        state.trap_pool = pack.trap_counts
        state.then(*[DrawTile()] * len(way_levels(state)), PlaceFog())
        if state.house.market:
            state.then(RESTOCK)
        if match.telling:
            match.tell(facts.Map())


def way_levels(state: Journey) -> list[int]:
    """DS-1.20, DS-41.6: from the boss's data card, or from the section of the campaign."""
    if state.scenario is not None:
        levels = list(state.scenario.sections[state.section].levels)
    else:
        levels = list(state.bosses[0].entry.levels)
    most = len({face.entry.tile for face in state.box.exploration})
    return state.house.way(levels, most)


class DrawTile(Step[Journey]):
    """A random tile, on either side."""

    name = "draw_tile"

    def run(self, state: Journey, match: Match) -> None:
        pool = state.tile_pool
        face = pool[match.chance.index(Draw("tile", [one.id for one in pool]))]
        tile = face.entry.tile
        state.tile_pool = tuple([one for one in pool if one.entry.tile != tile])
        state.then(PlaceTile(face))


class PlaceTile(Question[Journey]):
    """DS-1.12, DS-A.3: anywhere its doorway meets another; at random or by the players' hand."""

    name = "place_tile"
    rules = ("DS-1.11", "DS-1.12", "DS-A.3")
    face: Face

    def choices(self, state: Journey, seat: int) -> tuple[LayTile, ...]:
        found: list[LayTile] = []
        facing = self.face.facing
        for tile in state.tiles:
            for side in state.doors(tile):
                x, y = tile.x + DX[side], tile.y + DY[side]
                if state.tile_at(x, y) is None:
                    for turn in facing[side]:
                        way = lay((x, y, turn))
                        if way not in found:
                            found.append(way)
        return tuple(found)

    def run(self, state: Journey, match: Match) -> None:
        found = self.choices(state, LEADER)
        if state.by_hand:
            state.ask(self, LEADER, found)
        else:
            index = match.chance.index(Draw("place", [choice.id for choice in found]))
            found[index].lay(state, match, self.face)

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-place-tile")


class LayTile(Choice[Journey]):
    """Here, and turned like this."""

    name = "lay"
    x: int
    y: int
    turn: int

    @property
    def id(self) -> str:
        return SPOT.get(self) or f"{self.x},{self.y},{self.turn}"

    def text(self, state: Journey, ask: Ask) -> Message:
        step = ask.step
        assert isinstance(step, PlaceTile)
        sides = sorted((door + self.turn) % 4 for door in step.face.doors)
        doors = [Message("ds-side", {"side": SIDES[side]}) for side in sides]
        # Counted from the places west and north of all that lies on the table.
        west, north = min(tile.x for tile in state.tiles), min(tile.y for tile in state.tiles)
        return Message(
            "ds-option-place-tile",
            {
                "column": self.x - west + 2,
                "row": self.y - north + 2,
                "doors": doors,
                "doors-count": len(doors),
            },
        )

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return (("cell", f"{self.x},{self.y}"),)

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, PlaceTile)
        self.lay(state, match, step.face)

    def lay(self, state: Journey, match: Match, face: Face) -> None:
        state.tiles.append(Tile(face=face, x=self.x, y=self.y, turn=self.turn))
        if match.telling:
            match.tell(facts.Tile(face.id, x=self.x, y=self.y, turn=self.turn))


LAY: Final[dict[tuple[int, int, int], LayTile]] = {}
SPOT: Final[dict[LayTile, str]] = {}
"""Their ids: each draw of a place names them all."""


def lay(spot: tuple[int, int, int]) -> LayTile:
    """Made once."""
    found = LAY.get(spot)
    if found is None:
        found = LAY[spot] = LayTile(*spot)
        SPOT[found] = found.id
    return found


class TileChoice(Choice[Journey]):
    """One of the tiles on the table."""

    tile: int

    @property
    def id(self) -> str:
        return f"tile-{self.tile}"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-tile", {"n": self.tile})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return (("tile", self.tile),)


class PlaceFog(Question[Journey]):
    """DS-1.13, DS-A.2: on a tile farthest from the bonfire; of several the players choose."""

    name = "place_fog"
    rules = ("DS-1.13", "DS-A.2")

    def choices(self, state: Journey, seat: int) -> tuple[FogOn, ...]:
        away = state.distances()
        far = max(away[1:])
        return tuple([FOG_ON[i] for i in range(1, len(state.tiles)) if away[i] == far])

    def run(self, state: Journey, match: Match) -> None:
        found = self.choices(state, LEADER)
        if len(found) == 1:
            found[0].put(state, match)
        else:  # also where the tiles were laid at random
            state.ask(self, LEADER, found)

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-place-fog")


class FogOn(TileChoice):
    """The Fog Gate lies behind this one."""

    name = "fog_on"

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        self.put(state, match)

    def put(self, state: Journey, match: Match) -> None:
        state.fog = self.tile
        if match.telling:
            match.tell(facts.Fog(self.tile))
        state.then(PlaceLevel(), state.flow.explore)


class PlaceLevel(Question[Journey]):
    """DS-1.21, DS-A.4: low levels near, high ones far; among tiles equally far the players choose."""

    name = "place_level"
    rules = ("DS-1.21", "DS-A.4")

    @staticmethod
    def levels(state: Journey) -> list[int]:
        """The levels still to be laid, the lowest first."""
        return sorted(way_levels(state))[sum(tile.level > 0 for tile in state.tiles) :]

    def choices(self, state: Journey, seat: int) -> tuple[LevelOn, ...]:
        away = state.distances()
        empty = [i for i in range(1, len(state.tiles)) if not state.tiles[i].level]
        near = min((away[i] for i in empty), default=0)
        return tuple([LEVEL_ON[i] for i in empty if away[i] == near])

    def run(self, state: Journey, match: Match) -> None:
        levels, found = self.levels(state), self.choices(state, LEADER)
        if not levels:
            return
        if len(set(levels[: len(found)])) > 1:
            state.ask(self, LEADER, found)
            return
        for choice, level in zip(found, levels, strict=False):
            state.tiles[choice.tile].level = level
        state.then(self)

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-place-level", {"level": self.levels(state)[0]})


class LevelOn(TileChoice):
    """The lowest level still to be laid goes here."""

    name = "level_on"

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.tiles[self.tile].level = PlaceLevel.levels(state)[0]
        state.then(ask.step)


FOG_ON: Final = Numbered(FogOn)
LEVEL_ON: Final = Numbered(LevelOn)


# ---------------------------------------------------------------------- bosses


BOSS_KINDS: Final = ("mini", "main")
MINI: Final = 0
MAIN: Final = 1


class ChooseBoss(Question[Journey]):
    """DS-1.18, DS-2.3: the players choose the mini boss, later the main boss."""

    name = "choose_boss"
    rules = ("DS-1.18", "DS-2.3")
    kind: Annotated[int, OneOf(BOSS_KINDS)]

    def rivals(self, state: Journey) -> list[Boss]:
        kind = BOSS_KINDS[self.kind]
        return [boss for boss in state.box.bosses if boss.entry.kind == kind]

    def choices(self, state: Journey, seat: int) -> tuple[Choice[Any], ...]:
        return tuple([Against(boss) for boss in self.rivals(state)])

    def run(self, state: Journey, match: Match) -> None:
        state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-choose-boss", {"kind": BOSS_KINDS[self.kind]})


class Against(Choice[Journey]):
    """The way leads to this one."""

    name = "boss"
    boss: Boss

    @property
    def id(self) -> str:
        return self.boss.id

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-boss", {"boss": Ref("boss", self.boss.id)})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return (("boss", self.boss.id),)

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.bosses = (self.boss,)
        state.boss_step = 0
        if match.telling:
            match.tell(facts.BossChosen(self.boss.id))
        state.then(LayMap())


class SecondHalf(Step[Journey]):
    """DS-2: sparks back, transposed and legendary cards in, rest for nothing, a new map."""

    name = "second_half"

    def run(self, state: Journey, match: Match) -> None:
        state.sparks = state.max_sparks  # DS-2.2
        state.section = 1
        rest_all(state)
        add_legends(state)
        if match.telling:
            match.tell(facts.SecondHalf())
        state.then(ChooseBoss(MAIN))


def trap_layout(tile: Tile) -> tuple[LaidTrap, ...]:
    """DS-16.1: a face-down trap on each trap node of a tile."""
    return tuple([LaidTrap(node, None, False) for node in sorted(tile.face.trap_nodes)])
