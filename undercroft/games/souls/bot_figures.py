"""Who stands on a board, as the bots of both boxes see it: figures, characters and grounds of a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.kernel.board import COMPASS, FAR, Board, arcs
from undercroft.kernel.seen import Message
from undercroft.kernel.value import Value

from . import seen
from .bot_odds import BAR, STINGS, Guard, Pool, pool_of
from .fields import COMPASS as COMPASS_NAMES
from .models import arc_mask

Json = Mapping[str, Any]

CROWD = 3

Place = tuple[int, int]
"""A node, and on a boss's node the compass direction one stands in (else -1)."""


class Box(Value):
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


FIRST: Final = Box()
SECOND: Final = Box(BAR + 1, 3, True, True)


class Terms(Value):
    """What the special rules of an encounter do to its foes."""

    might: int = 0
    nimble: int = 0
    haste: int = 0
    venom: int = 0
    shrine: int = -1
    """The node no foe may come to."""


PLAIN: Final = Terms()


class Icon(Value):
    """One thing a figure does when it acts."""

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

    def __init__(self, text: seen.Acts) -> None:
        printed = text["range"]
        self.range: int = FAR if printed == "infinite" else (-1 if printed is None else printed)
        self.dodge: int = text["dodge"]
        self.arcs = arc_mask(text["attack_arcs"])
        icons = [
            Icon(
                icon["op"],
                icon["way"] or "none",
                icon["target"] or "none",
                icon["nodes"],
                icon["push"],
                icon["damage"],
                icon["magic"],
                icon["node"],
                sum(STINGS.get(condition, 0) for condition in icon["conditions"]),
            )
            for icon in text["icons"]
        ]
        self.icons = tuple(icons) * text["repeat"]


class Model:
    """An enemy or boss as its data card shows it."""

    def __init__(self, text: seen.Model) -> None:
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
            said = text["ability"]["text"]
            if op == "heavy_blows":
                self.heavy = number(said, "least") << 4 | number(said, "stamina")
            elif op == "construct":
                self.construct, self.construct_less = number(said, "least"), number(said, "less")
            elif op == "flying":
                self.flying = number(said, "stamina")


def number(text: Message, name: str) -> int:
    """A number that stands in a sentence."""
    found = text.get("args", {})[name]
    assert isinstance(found, int)
    return found


class Foe:
    """One figure on the board."""

    def __init__(self, one: seen.Foe, model: Model) -> None:
        self.index: int = one["foe"]
        self.id: str = one["model"]
        self.model = model
        self.node: int = one["node"]
        self.health: int = one["health"]
        self.block: int = one["block"]
        self.resist: int = one["resist"]
        self.awake: bool = one["awake"]
        self.facing = -1 if one["facing"] is None else COMPASS_NAMES.index(one["facing"])
        self.weak = arc_mask(one["weak"])
        self.acted: bool = one["acted"]
        self.bleeds = "bleed" in one["conditions"]
        self.slow = "frostbite" in one["conditions"]
        self.weakened = "stagger" in one["conditions"]

    def strength(self, damage: int) -> int:
        """DS-21.11: Stagger takes 1 off."""
        return max(0, damage - 1) if self.weakened else damage


class Attack(Value):
    """What a character may strike with."""

    dice: Pool
    mod: int
    magic: bool
    stamina: int


class Hero:
    """One character, with what it can count on."""

    def __init__(self, one: seen.Hero, box: Box = FIRST) -> None:
        self.bar = box.bar
        self.index: int = one["hero"]
        self.place: Place = (
            -1 if one["node"] is None else one["node"],
            -1 if one["side"] is None else COMPASS_NAMES.index(one["side"]),
        )
        self.black: int = one["black"]
        self.red: int = one["red"]
        self.estus: bool = one["estus"]
        self.tokens: int = one["luck"] + one["heroic"]
        self.taunt: int = one["taunt"]
        self.bleeds = box.both and "bleed" in one["conditions"]
        self.chill = int("frostbite" in one["conditions"] and not box.both)
        self.guard = Guard(
            pool_of(one["block"]),
            pool_of(one["resist"]),
            one["dodge"],
            1 + self.chill if one["dodge"] else 0,
            one["ember"],
            box.both,
        )
        self.attacks = [
            Attack(dice, action["mod"], action["magic"], action["stamina"])
            for action in one["actions"]
            if action["attacks"] and any(dice := pool_of(action["dice"]))
        ]

    @property
    def free(self) -> int:
        return self.bar - self.black - self.red


class Ground:
    """A board of the catalogue."""

    def __init__(self, text: seen.Board) -> None:
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

    def __init__(self, texts: Mapping[str, seen.Board]) -> None:
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
