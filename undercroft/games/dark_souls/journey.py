"""Set-up: map, Fog Gate, encounter levels; and the same again after the mini boss (DS-1, DS-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls.content import SIDES
from undercroft.games.souls.party import LEADER
from undercroft.games.souls.state import HIDDEN_TRAP, NO_TRAP, NONE
from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.pile import Pile
from undercroft.kernel.text import Message, Ref

from .state import BONFIRE, DX, DY, Journey, Tile

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards


def fill_treasure(state: Journey) -> None:
    """DS-1.27: all common cards and the five class cards of each class in play."""
    owners = tuple(state.pack.characters[character.kind].id for character in state.characters)
    cards = state.pack.set_of("common") + state.pack.set_of("class", owners)
    state.treasure = Pile([(cards, len(cards))])


class LayMap(Step[Journey]):
    """DS-1.10, DS-1.11: the Bonfire tile, then as many tiles as the way has encounters."""

    __slots__ = ()
    name = "lay_map"

    def run(self, state: Journey, match: Match) -> None:
        pack = state.pack
        state.tiles = [Tile(pack.bonfire, 0, 0, 0)]
        state.tiles[BONFIRE].up = True
        state.links = ()
        state.tile_pool = pack.exploration
        state.at, state.came, state.fog = BONFIRE, NONE, NONE
        state.trap_pool = pack.trap_counts
        levels = way_levels(state)
        state.agenda.append(PlaceFog())
        for _ in levels:
            state.agenda.append(DrawTile())
        if match.telling:
            match.tell("map", ())


def way_levels(state: Journey) -> list[int]:
    """DS-1.20, DS-41.6: from the boss's data card, or from the section of the campaign."""
    if state.campaign:
        return list(state.pack.scenarios[state.section >> 8].sections[state.section & 255].levels)
    return list(state.pack.bosses[state.bosses[0]].entry.levels)


class DrawTile(Step[Journey]):
    """A random tile, on either side."""

    __slots__ = ()
    name = "draw_tile"

    def run(self, state: Journey, match: Match) -> None:
        pack = state.pack
        pool = state.tile_pool
        face = pool[match.chance.index(Draw("tile", [pack.face_ids[f] for f in pool]))]
        tile = pack.faces[face].entry.tile
        state.tile_pool = tuple(f for f in pool if pack.faces[f].entry.tile != tile)
        state.agenda.append(PlaceTile(face))


class PlaceTile(Step[Journey]):
    """DS-1.12, DS-A.3: anywhere its doorway meets another; at random or by the players' hand."""

    __slots__ = ("face",)
    name = "place_tile"

    def __init__(self, face: int) -> None:
        self.face = face

    def args(self) -> tuple[int, ...]:
        return (self.face,)

    def fits(self, state: Journey) -> bool:
        return 0 <= self.face < len(state.pack.faces)

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        doors = state.pack.faces[self.face].doors
        for tile in state.tiles:
            for side in state.doors(tile):
                x, y = tile.x + DX[side], tile.y + DY[side]
                if state.tile_at(x, y) != NONE:
                    continue
                cell = (x + 16) << 8 | (y + 16) << 2
                found.extend(cell | turn for turn in sorted({(side + 2 - d) % 4 for d in doors}))
        return tuple(dict.fromkeys(found))

    def run(self, state: Journey, match: Match) -> None:
        options = self.options(state, LEADER)
        if state.by_hand:
            state.ask(self, LEADER, options)
        else:
            index = match.chance.index(
                Draw("place", [self.option_id(state.pack, option) for option in options])
            )
            self.answer(state, match, LEADER, options[index])

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        tile = Tile(self.face, (option >> 8) - 16, (option >> 2 & 63) - 16, option & 3)
        state.tiles.append(tile)
        if match.telling:
            match.tell("tile", (state.pack.face_ids[self.face], tile.x, tile.y, tile.turn))

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-place-tile")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"{(raw >> 8) - 16},{(raw >> 2 & 63) - 16},{raw & 3}"

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        x, y, turn = (raw >> 8) - 16, (raw >> 2 & 63) - 16, raw & 3
        sides = sorted((door + turn) % 4 for door in state.pack.faces[self.face].doors)
        doors = [Message("ds-side", {"side": SIDES[side]}) for side in sides]
        text = Message("ds-option-place-tile", {"x": x, "y": y, "doors": doors})
        return Option(self.option_id(state.pack, raw), text, (("cell", f"{x},{y}"),))


class PlaceFog(Step[Journey]):
    """DS-1.13, DS-A.2: on a tile farthest from the bonfire; of several the players choose."""

    __slots__ = ()
    name = "place_fog"

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        away = state.distances()
        far = max(away[1:])
        return tuple(i for i in range(1, len(state.tiles)) if away[i] == far)

    def run(self, state: Journey, match: Match) -> None:
        options = self.options(state, LEADER)
        if len(options) == 1:
            self.answer(state, match, LEADER, options[0])
        else:  # also where the tiles were laid at random
            state.ask(self, LEADER, options)

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        state.fog = option
        if match.telling:
            match.tell("fog", (option,))
        from .bonfire import EXPLORE

        state.agenda.append(EXPLORE)
        state.agenda.append(PlaceLevel())

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-place-fog")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"tile-{raw}"

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        return Option(f"tile-{raw}", Message("ds-option-tile", {"n": raw}), (("tile", raw),))


class PlaceLevel(Step[Journey]):
    """DS-1.21, DS-A.4: low levels near, high ones far; among tiles equally far the players choose."""

    __slots__ = ()
    name = "place_level"

    @staticmethod
    def levels(state: Journey) -> list[int]:
        """The levels still to be laid, the lowest first."""
        return sorted(way_levels(state))[sum(tile.level > 0 for tile in state.tiles) :]

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        away = state.distances()
        empty = [i for i in range(1, len(state.tiles)) if not state.tiles[i].level]
        near = min((away[i] for i in empty), default=0)
        return tuple(i for i in empty if away[i] == near)

    def run(self, state: Journey, match: Match) -> None:
        levels, tiles = self.levels(state), self.options(state, LEADER)
        if not levels:
            return
        if len(set(levels[: len(tiles)])) > 1:
            state.ask(self, LEADER, tiles)
            return
        for index, level in zip(tiles, levels, strict=False):
            state.tiles[index].level = level
        state.agenda.append(self)

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        state.tiles[option].level = self.levels(state)[0]
        state.agenda.append(self)

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-place-level", {"level": self.levels(state)[0]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"tile-{raw}"

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        return Option(f"tile-{raw}", Message("ds-option-tile", {"n": raw}), (("tile", raw),))


class ChooseBoss(Step[Journey]):
    """DS-1.18, DS-2.3: the players choose the mini boss, later the main boss."""

    __slots__ = ("kind",)
    name = "choose_boss"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.kind,)

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        kind = ("mini", "main")[self.kind]
        return tuple(i for i, boss in enumerate(state.pack.bosses) if boss.entry.kind == kind)

    def run(self, state: Journey, match: Match) -> None:
        state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        state.bosses = (option,)
        state.boss_step = 0
        if match.telling:
            match.tell("boss_chosen", (state.pack.bosses[option].id,))
        state.agenda.append(LayMap())

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-choose-boss", {"kind": ("mini", "main")[self.kind]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.bosses[raw].id

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        id = state.pack.bosses[raw].id
        return Option(id, Message("ds-option-boss", {"boss": Ref("boss", id)}), (("boss", id),))


class SecondHalf(Step[Journey]):
    """DS-2: sparks back, transposed and legendary cards in, rest for nothing, a new map."""

    __slots__ = ()
    name = "second_half"

    def run(self, state: Journey, match: Match) -> None:
        from .bonfire import rest_all

        state.sparks = state.max_sparks  # DS-2.2
        state.section = 1
        rest_all(state)
        add_legends(state)
        if match.telling:
            match.tell("second_half", ())
        state.agenda.append(ChooseBoss(1))


def add_legends(state: Journey) -> None:
    """DS-2.5: the transposed cards of each class in play, and 5 of the 10 legendary cards.

    Which five nobody sees: they join as a group of ten of which five are in the deck.
    """
    owners = tuple(state.pack.characters[character.kind].id for character in state.characters)
    cards = state.treasure.cards + state.pack.set_of("transposed", owners)
    legends = state.pack.set_of("legendary")
    state.treasure = Pile([(cards, len(cards)), (legends, min(5, len(legends)))])
    state.legends = True


def trap_layout(state: Journey, tile: Tile) -> tuple[int, ...]:
    """DS-16.1: a face-down trap on each trap node of a tile."""
    nodes = state.pack.faces[tile.face].trap_nodes
    return tuple(HIDDEN_TRAP if node in nodes else NO_TRAP for node in range(13))
