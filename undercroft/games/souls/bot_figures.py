"""Who stands on a board, as the bots of both boxes see it: figures, characters and grounds of a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from undercroft.kernel.board import COMPASS, FAR, Board, arcs

from .bot_odds import BAR, STINGS, Guard, Pool

Json = Mapping[str, Any]

ARC_NAMES = ("front", "right", "back", "left")
COMPASS_NAMES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
CROWD = 3

Place = tuple[int, int]
"""A node, and on a boss's node the compass direction one stands in (else -1)."""


class Box(NamedTuple):
    """Where the rules of the boxes differ, as far as a fight goes."""

    bar: int = BAR
    """The tokens that kill: the tenth (DS-19.8), or the one after it (TG-5.5)."""
    gain: int = 2
    """The Stamina a turn brings back (DS-22.1, TG-21.2)."""
    both: bool = False
    """One roll of dodge and other dice for nothing (TG-29.3)."""
    start: bool = False
    """A pushing movement strikes where it begins as well, and after the push (TG-30.1); on the target's node
    it ends, and nobody is followed (TG-28.3)."""


FIRST, SECOND = Box(), Box(BAR + 1, 3, True, True)


class Terms(NamedTuple):
    """What the special rules of an encounter do to its foes."""

    might: int = 0
    nimble: int = 0
    haste: int = 0
    venom: int = 0
    shrine: int = -1
    """The node no foe may come to."""


PLAIN = Terms()


class Icon(NamedTuple):
    kind: str
    way: str
    target: str
    nodes: int
    push: bool
    damage: int
    magic: bool
    node: bool
    sting: int


class Act:
    """A data card or one half of a behaviour card."""

    def __init__(self, text: Json) -> None:
        printed = text["range"]
        self.range: int = FAR if printed == "infinite" else (-1 if printed is None else printed)
        self.dodge: int = text["dodge"]
        self.arcs = sum(1 << ARC_NAMES.index(arc) for arc in text["attack_arcs"])
        icons: list[Icon] = []
        for op, icon in zip(text["ops"], text["icons"], strict=True):
            args = icon["args"]
            icons.append(
                Icon(
                    op,
                    args["way"],
                    args["target"],
                    args["nodes"],
                    args["push"] == "yes",
                    args["damage"],
                    args.get("type") == "magical",
                    args.get("node") == "yes",
                    STINGS.get(args["condition"], 0),
                )
            )
        self.icons = tuple(icons) * text["repeat"]


class Model:
    """An enemy or boss as its data card shows it."""

    def __init__(self, text: Json) -> None:
        self.threat: int = text["threat"]
        self.health: int = text["health"]
        self.block: int = text["block"]
        self.resist: int = text["resist"]
        self.boss: bool = text["boss"]
        self.own = Act(text["own"]) if text["own"] else None
        icons = self.own.icons if self.own else ()
        self.raises = any(icon.kind == "resurrect" for icon in icons)
        self.comes = any(icon.way == "toward" or icon.kind == "leap" for icon in icons)
        self.heavy = self.construct = self.flying = 0
        self.construct_less = 0
        if text["ability"]:
            op = text["ability"]["op"]
            args = text["ability"]["text"].get("args", {})
            if op == "heavy_blows":
                self.heavy = args["least"] << 4 | args["stamina"]
            elif op == "construct":
                self.construct, self.construct_less = args["least"], args["less"]
            elif op == "flying":
                self.flying = args["stamina"]


class Foe:
    """One figure on the board."""

    def __init__(self, seen: Json, model: Model) -> None:
        self.index: int = seen["foe"]
        self.id: str = seen["model"]
        self.model = model
        self.node: int = seen["node"]
        self.health: int = seen["health"]
        self.block: int = seen.get("block", model.block)
        self.resist: int = seen.get("resist", model.resist)
        self.awake: bool = seen.get("awake", True)
        self.facing = -1 if seen["facing"] is None else COMPASS_NAMES.index(seen["facing"])
        self.weak = sum(1 << ARC_NAMES.index(arc) for arc in seen["weak"])
        self.acted: bool = seen["acted"]
        self.bleeds = "bleed" in seen["conditions"]
        self.slow = "frostbite" in seen["conditions"]
        self.weakened = "stagger" in seen["conditions"]

    def strength(self, damage: int) -> int:
        """DS-21.11: Stagger takes 1 off."""
        return max(0, damage - 1) if self.weakened else damage


class Hero:
    """One character, with what it can count on."""

    def __init__(self, seen: Json, box: Box = FIRST) -> None:
        self.bar = box.bar
        self.index: int = seen["hero"]
        self.place: Place = (
            -1 if seen["node"] is None else seen["node"],
            -1 if seen["side"] is None else COMPASS_NAMES.index(seen["side"]),
        )
        self.black: int = seen["black"]
        self.red: int = seen["red"]
        self.estus: bool = seen["estus"]
        self.tokens: int = seen["luck"] + seen["heroic"]
        self.taunt: int = seen["taunt"]
        self.bleeds = box.both and "bleed" in seen["conditions"]
        self.chill = int("frostbite" in seen["conditions"] and not box.both)
        self.guard = Guard(
            _pool(seen["block"]),
            _pool(seen["resist"]),
            seen["dodge"],
            1 + self.chill if seen["dodge"] else 0,
            seen["ember"],
            box.both,
        )
        self.attacks: list[Json] = [a for a in seen["actions"] if a["attacks"] and any(a["dice"])]

    @property
    def free(self) -> int:
        return self.bar - self.black - self.red


def _pool(dice: Sequence[int]) -> Pool:
    return (dice[0], dice[1], dice[2])


class Ground:
    """A board of the catalogue."""

    def __init__(self, text: Json) -> None:
        points = [(x, y) for x, y in text["points"]]
        rooms: list[int] = text["rooms"]
        doors = [(a, b) for a, b in text["edges"] if rooms[a] != rooms[b]]
        steps = {
            (points[b][0] - points[a][0], points[b][1] - points[a][1])
            for a, b in text["edges"]
            if rooms[a] == rooms[b]
        }
        steps |= {(-dx, -dy) for dx, dy in steps}
        self.board = Board(points, sorted(steps), rooms, doors)


class Grounds(dict[str, Ground]):
    """The boards of the catalogue, each worked out when a fight takes place on it."""

    def __init__(self, texts: Json) -> None:
        super().__init__()
        self._texts = texts

    def __missing__(self, id: str) -> Ground:
        found = self[id] = Ground(self._texts[id])
        return found


def arcs_at(board: Board, foe: Foe, node: int, facing: int, place: Place) -> int:
    """The arcs of a boss on `node` that a place lies in (DS-32.3, DS-32.4)."""
    if place[0] == node:
        return arcs(facing, *COMPASS[place[1]]) if place[1] >= 0 else 15
    here, there = board.points[node], board.points[place[0]]
    return arcs(facing, there[0] - here[0], there[1] - here[1])
