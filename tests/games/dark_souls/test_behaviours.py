"""The sixty behaviour cards: what is printed on each, and each played once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

import undercroft
from undercroft.games.dark_souls.cards import Cards
from undercroft.games.souls.models import Behaviour, Icon

from .lair import lair, nodes_of, reds_of, resolve
from .stage import foe, hero, table, used_up


class Half(NamedTuple):
    """What one boss model does, as printed: icons from left to right."""

    model: str
    name: str
    range: int | str | None
    dodge: int
    repeat: int
    icons: str
    attacked: str
    weak: str


class Card(NamedTuple):
    boss: str
    heat_up: bool
    halves: list[Half]


CARDS: dict[str, Card] = {
    "winged_knight_backhand_shaft_strike": Card(
        "winged_knight",
        False,
        [
            Half(
                "winged_knight",
                "Backhand Shaft Strike",
                1,
                1,
                1,
                "to nearest 1 push | hit area 5",
                "front right",
                "left",
            ),
        ],
    ),
    "winged_knight_charging_assault": Card(
        "winged_knight",
        False,
        [
            Half(
                "winged_knight",
                "Charging Assault",
                1,
                2,
                2,
                "to aggro 1 push | hit area 4",
                "front",
                "right",
            ),
        ],
    ),
    "winged_knight_diagonal_uppercut": Card(
        "winged_knight",
        False,
        [
            Half(
                "winged_knight",
                "Diagonal Uppercut",
                1,
                1,
                1,
                "hit area 5 | away nearest 1 push",
                "front right",
                "left",
            ),
        ],
    ),
    "winged_knight_sweeping_blade_swing": Card(
        "winged_knight",
        False,
        [
            Half(
                "winged_knight",
                "Sweeping Blade Swing",
                1,
                1,
                1,
                "to nearest 1 push | hit area 5",
                "front left",
                "right",
            ),
        ],
    ),
    "winged_knight_overhand_smash": Card(
        "winged_knight",
        False,
        [
            Half(
                "winged_knight",
                "Overhand Smash",
                1,
                2,
                1,
                "to aggro 2 push | hit aggro node 5",
                "",
                "back",
            ),
        ],
    ),
    "winged_knight_double_slash": Card(
        "winged_knight",
        True,
        [
            Half(
                "winged_knight",
                "Double Slash",
                1,
                2,
                2,
                "to nearest 1 push | hit area 6",
                "front right left",
                "back",
            ),
        ],
    ),
    "winged_knight_whirlwind": Card(
        "winged_knight",
        True,
        [
            Half(
                "winged_knight",
                "Whirlwind",
                1,
                1,
                3,
                "to nearest 1 push | hit area 4",
                "front right back left",
                "",
            ),
        ],
    ),
    "winged_knight_pillars_of_light": Card(
        "winged_knight",
        True,
        [
            Half(
                "winged_knight",
                "Pillars of Light",
                "infinite",
                1,
                1,
                "hit area 5 magic",
                "front right back left",
                "",
            ),
        ],
    ),
    "titanite_demon_lightning_bolt": Card(
        "titanite_demon",
        False,
        [
            Half(
                "titanite_demon",
                "Lightning Bolt",
                "infinite",
                2,
                1,
                "shift backward 1 push | hit aggro 5 magic",
                "",
                "",
            ),
        ],
    ),
    "titanite_demon_tail_whip": Card(
        "titanite_demon",
        False,
        [
            Half(
                "titanite_demon",
                "Tail Whip",
                1,
                2,
                1,
                "to nearest 2 push | hit area 4 push",
                "right back left",
                "front",
            ),
        ],
    ),
    "titanite_demon_grab_smash": Card(
        "titanite_demon",
        False,
        [
            Half(
                "titanite_demon",
                "Grab & Smash",
                1,
                1,
                1,
                "to nearest 0 | hit nearest 6 push",
                "",
                "right",
            ),
        ],
    ),
    "titanite_demon_vicious_swing": Card(
        "titanite_demon",
        False,
        [
            Half(
                "titanite_demon",
                "Vicious Swing",
                1,
                1,
                1,
                "turn around | hit area 5",
                "front right back",
                "left",
            ),
        ],
    ),
    "titanite_demon_double_swing": Card(
        "titanite_demon",
        False,
        [
            Half(
                "titanite_demon",
                "Double Swing",
                1,
                1,
                2,
                "to nearest 1 push | hit area 4",
                "front",
                "back",
            ),
        ],
    ),
    "titanite_demon_vaulting_slam": Card(
        "titanite_demon",
        True,
        [
            Half(
                "titanite_demon",
                "Vaulting Slam",
                None,
                2,
                1,
                "leap aggro push 6 | to aggro 0",
                "",
                "",
            ),
        ],
    ),
    "titanite_demon_double_pole_crush": Card(
        "titanite_demon",
        True,
        [
            Half(
                "titanite_demon",
                "Double Pole Crush",
                2,
                1,
                2,
                "hit area 5 | shift backward 1 push",
                "front",
                "",
            ),
        ],
    ),
    "titanite_demon_sweeping_strike": Card(
        "titanite_demon",
        True,
        [
            Half(
                "titanite_demon",
                "Sweeping Strike",
                2,
                1,
                1,
                "shift backward 2 push | hit area 6",
                "front right left",
                "back",
            ),
        ],
    ),
    "gargoyle_electric_breath": Card(
        "gargoyle",
        False,
        [
            Half(
                "gargoyle",
                "Electric Breath",
                1,
                2,
                1,
                "to nearest 0 | hit area 4 magic",
                "front",
                "right",
            ),
        ],
    ),
    "gargoyle_tail_sweep": Card(
        "gargoyle",
        False,
        [
            Half(
                "gargoyle",
                "Tail Sweep",
                1,
                2,
                1,
                "to nearest 1 push | hit area 4",
                "front left",
                "back",
            ),
        ],
    ),
    "gargoyle_tail_whip": Card(
        "gargoyle",
        False,
        [
            Half(
                "gargoyle",
                "Tail Whip",
                1,
                2,
                1,
                "hit area 4 | away aggro 1 push",
                "right back",
                "front",
            ),
        ],
    ),
    "gargoyle_halberd_thrust": Card(
        "gargoyle",
        False,
        [
            Half(
                "gargoyle", "Halberd Thrust", 1, 1, 1, "to aggro 1 push | hit aggro 6", "", "left"
            ),
        ],
    ),
    "gargoyle_sweeping_strike": Card(
        "gargoyle",
        False,
        [
            Half(
                "gargoyle",
                "Sweeping Strike",
                1,
                1,
                1,
                "to nearest 1 push | hit area 5",
                "front right left",
                "back",
            ),
        ],
    ),
    "gargoyle_aerial_electric_breath": Card(
        "gargoyle",
        True,
        [
            Half(
                "gargoyle",
                "Aerial Electric Breath",
                2,
                2,
                1,
                "to nearest 0 | hit area 5 magic",
                "front",
                "",
            ),
        ],
    ),
    "gargoyle_flying_tail_whip": Card(
        "gargoyle",
        True,
        [
            Half(
                "gargoyle",
                "Flying Tail Whip",
                1,
                1,
                1,
                "to nearest 1 push | hit area 6",
                "front right left",
                "",
            ),
        ],
    ),
    "gargoyle_swooping_cleave": Card(
        "gargoyle",
        True,
        [
            Half(
                "gargoyle",
                "Swooping Cleave",
                1,
                2,
                1,
                "to nearest 2 push | hit nearest node 6",
                "",
                "",
            ),
        ],
    ),
    "boreal_outrider_knight_overhand_slash": Card(
        "boreal_outrider_knight",
        False,
        [
            Half(
                "boreal_outrider_knight",
                "Overhand Slash",
                1,
                1,
                1,
                "shift left 1 push | hit area 5",
                "right back",
                "front",
            ),
        ],
    ),
    "boreal_outrider_knight_chilling_thrust": Card(
        "boreal_outrider_knight",
        False,
        [
            Half(
                "boreal_outrider_knight",
                "Chilling Thrust",
                1,
                2,
                1,
                "to aggro 2 push | hit aggro 4 magic frostbite",
                "",
                "back",
            ),
        ],
    ),
    "boreal_outrider_knight_sweeping_strike": Card(
        "boreal_outrider_knight",
        False,
        [
            Half(
                "boreal_outrider_knight",
                "Sweeping Strike",
                1,
                1,
                1,
                "hit area 5 | away aggro 1 push",
                "front back left",
                "right",
            ),
        ],
    ),
    "boreal_outrider_knight_backhand_slashes": Card(
        "boreal_outrider_knight",
        False,
        [
            Half(
                "boreal_outrider_knight",
                "Backhand Slashes",
                1,
                2,
                2,
                "to nearest 1 push | hit area 4 frostbite",
                "front left",
                "right",
            ),
        ],
    ),
    "boreal_outrider_knight_leaping_frost": Card(
        "boreal_outrider_knight",
        False,
        [
            Half(
                "boreal_outrider_knight",
                "Leaping Frost",
                1,
                1,
                2,
                "hit area 4 frostbite | leap aggro push",
                "front right",
                "left",
            ),
        ],
    ),
    "boreal_outrider_knight_lunging_triple_slash": Card(
        "boreal_outrider_knight",
        True,
        [
            Half(
                "boreal_outrider_knight",
                "Lunging Triple Slash",
                1,
                1,
                3,
                "to nearest 1 push | hit area 4",
                "front",
                "right",
            ),
        ],
    ),
    "boreal_outrider_knight_frost_breath": Card(
        "boreal_outrider_knight",
        True,
        [
            Half(
                "boreal_outrider_knight",
                "Frost Breath",
                1,
                1,
                1,
                "to nearest 0 | hit area 6 magic frostbite",
                "front right left",
                "back",
            ),
        ],
    ),
    "boreal_outrider_knight_uppercut_slam": Card(
        "boreal_outrider_knight",
        True,
        [
            Half(
                "boreal_outrider_knight",
                "Uppercut Slam",
                1,
                2,
                2,
                "to nearest 2 push | hit nearest 5 frostbite",
                "",
                "left",
            ),
        ],
    ),
    "dancer_triple_slash": Card(
        "dancer",
        False,
        [
            Half(
                "dancer",
                "Triple Slash",
                1,
                1,
                3,
                "shift forward 1 push | turn left | hit area 5",
                "front",
                "left",
            ),
        ],
    ),
    "dancer_double_slash": Card(
        "dancer",
        False,
        [
            Half(
                "dancer",
                "Double Slash",
                1,
                1,
                2,
                "shift forward 1 push | turn right | hit area 5",
                "front right",
                "back",
            ),
        ],
    ),
    "dancer_uppercut": Card(
        "dancer",
        False,
        [
            Half("dancer", "Uppercut", 1, 2, 1, "to nearest 3 push | hit nearest 5", "", "right"),
        ],
    ),
    "dancer_lunging_thrust": Card(
        "dancer",
        False,
        [
            Half("dancer", "Lunging Thrust", 1, 2, 1, "to aggro 3 push | hit aggro 5", "", "back"),
        ],
    ),
    "dancer_ash_cloud": Card(
        "dancer",
        False,
        [
            Half(
                "dancer",
                "Ash Cloud",
                "infinite",
                1,
                1,
                "hit area 6 magic | leap aggro push",
                "front",
                "back",
            ),
        ],
    ),
    "dancer_backhand_blade_swipe": Card(
        "dancer",
        False,
        [
            Half(
                "dancer",
                "Backhand Blade Swipe",
                1,
                2,
                1,
                "shift forward 1 push | turn left | hit area 7",
                "front right",
                "left",
            ),
        ],
    ),
    "dancer_sweeping_blade_swipe": Card(
        "dancer",
        False,
        [
            Half(
                "dancer",
                "Sweeping Blade Swipe",
                1,
                2,
                1,
                "shift forward 1 push | turn right | hit area 7",
                "front left",
                "right",
            ),
        ],
    ),
    "dancer_flashing_blade": Card(
        "dancer",
        False,
        [
            Half(
                "dancer",
                "Flashing Blade",
                1,
                1,
                1,
                "shift forward 2 push | hit area 6",
                "front right back left",
                "",
            ),
        ],
    ),
    "dancer_deadly_grasp": Card(
        "dancer",
        False,
        [
            Half(
                "dancer",
                "Deadly Grasp",
                1,
                2,
                1,
                "shift left 1 push | hit nearest 7 push",
                "",
                "left",
            ),
        ],
    ),
    "dancer_plunging_attack": Card(
        "dancer",
        False,
        [
            Half("dancer", "Plunging Attack", None, 2, 1, "leap nearest push 6", "", ""),
        ],
    ),
    "dancer_whirling_blades": Card(
        "dancer",
        True,
        [
            Half(
                "dancer",
                "Whirling Blades",
                1,
                1,
                4,
                "shift forward 1 push | turn left | hit area 6",
                "front left",
                "right",
            ),
        ],
    ),
    "dancer_plunging_assault": Card(
        "dancer",
        True,
        [
            Half("dancer", "Plunging Assault", None, 1, 3, "leap aggro push 6", "", ""),
        ],
    ),
    "dancer_blade_dance": Card(
        "dancer",
        True,
        [
            Half(
                "dancer",
                "Blade Dance",
                1,
                1,
                2,
                "shift forward 2 push | turn around | hit area 5",
                "front right left",
                "back",
            ),
        ],
    ),
    "ornstein_and_smough_spear_slam": Card(
        "ornstein_and_smough",
        False,
        [
            Half("ornstein", "Spear Slam", 1, 1, 1, "leap aggro push | hit aggro 5", "", "right"),
            Half(
                "smough",
                "Hammer Sweep",
                1,
                1,
                1,
                "hit area 5 | shift backward 1 push",
                "front right left",
                "back",
            ),
        ],
    ),
    "ornstein_and_smough_swiping_combo": Card(
        "ornstein_and_smough",
        False,
        [
            Half(
                "ornstein",
                "Swiping Combo",
                1,
                1,
                2,
                "to nearest 1 push | hit nearest node 5",
                "",
                "back",
            ),
            Half("smough", "Bonzai Drop", None, 2, 1, "leap nearest push 5", "", ""),
        ],
    ),
    "ornstein_and_smough_gliding_stab": Card(
        "ornstein_and_smough",
        False,
        [
            Half("ornstein", "Gliding Stab", 1, 3, 1, "to aggro 1 push | hit aggro 5", "", "back"),
            Half(
                "smough",
                "Hammer Smash",
                1,
                1,
                1,
                "shift left 1 push | hit area 5",
                "front",
                "right",
            ),
        ],
    ),
    "ornstein_and_smough_evasive_sweep": Card(
        "ornstein_and_smough",
        False,
        [
            Half(
                "ornstein",
                "Evasive Sweep",
                2,
                2,
                1,
                "shift backward 1 push | hit area 4",
                "front",
                "left",
            ),
            Half("smough", "Trampling Charge", None, 1, 1, "to nearest 2 push 5", "", "back"),
        ],
    ),
    "ornstein_and_smough_lightning_bolt": Card(
        "ornstein_and_smough",
        False,
        [
            Half("ornstein", "Lightning Bolt", "infinite", 1, 1, "hit aggro 5 magic", "", "back"),
            Half(
                "smough", "Jumping Slam", 1, 1, 1, "to nearest 1 push | hit area 6", "front", "left"
            ),
        ],
    ),
    "ornstein_charged_bolt": Card(
        "ornstein_and_smough",
        True,
        [
            Half("ornstein", "Charged Bolt", "infinite", 3, 1, "hit aggro 6 magic", "", "back"),
        ],
    ),
    "ornstein_high_voltage": Card(
        "ornstein_and_smough",
        True,
        [
            Half(
                "ornstein",
                "High Voltage",
                1,
                1,
                1,
                "leap aggro push | hit aggro 6 magic",
                "",
                "left",
            ),
        ],
    ),
    "ornstein_electric_clash": Card(
        "ornstein_and_smough",
        True,
        [
            Half(
                "ornstein",
                "Electric Clash",
                1,
                2,
                1,
                "hit area 6 magic",
                "front right back left",
                "",
            ),
        ],
    ),
    "ornstein_lightning_stab": Card(
        "ornstein_and_smough",
        True,
        [
            Half(
                "ornstein",
                "Lightning Stab",
                1,
                1,
                1,
                "to nearest 2 push | hit nearest 7 magic",
                "",
                "back",
            ),
        ],
    ),
    "ornstein_charged_swiping_combo": Card(
        "ornstein_and_smough",
        True,
        [
            Half(
                "ornstein",
                "Charged Swiping Combo",
                1,
                1,
                3,
                "to nearest 1 push | hit nearest node 5 magic",
                "",
                "back",
            ),
        ],
    ),
    "smough_charged_charge": Card(
        "ornstein_and_smough",
        True,
        [
            Half(
                "smough",
                "Charged Charge",
                1,
                2,
                1,
                "to aggro 2 push | hit aggro 6 magic",
                "",
                "left",
            ),
        ],
    ),
    "smough_electric_bonzai_drop": Card(
        "ornstein_and_smough",
        True,
        [
            Half(
                "smough",
                "Electric Bonzai Drop",
                1,
                1,
                1,
                "leap aggro push | hit area 7 magic",
                "front right back left",
                "",
            ),
        ],
    ),
    "smough_jumping_volt_slam": Card(
        "ornstein_and_smough",
        True,
        [
            Half(
                "smough",
                "Jumping Volt Slam",
                1,
                2,
                1,
                "to nearest 1 push | hit area 5 magic",
                "front right left",
                "back",
            ),
        ],
    ),
    "smough_lightning_sweep": Card(
        "ornstein_and_smough",
        True,
        [
            Half(
                "smough",
                "Lightning Sweep",
                1,
                1,
                1,
                "to nearest 1 push | hit area 6 magic",
                "front right",
                "back",
            ),
        ],
    ),
    "smough_electric_hammer_smash": Card(
        "ornstein_and_smough",
        True,
        [
            Half(
                "smough",
                "Electric Hammer Smash",
                1,
                1,
                1,
                "to nearest 1 push | hit area 6 magic",
                "front left",
                "right",
            ),
        ],
    ),
}


def pack() -> Cards:
    found = undercroft.new("dark_souls", {}, seed=0).pack
    assert isinstance(found, Cards)
    return found


def in_words(icon: Icon) -> str:
    """A compiled icon in the notation of the table above."""
    kind = "hit" if icon.op == "attack" else icon.op
    target = icon.target or ""
    way = "to" if icon.way == "toward" else (icon.way or "")
    if kind == "move":
        words = [way, target, str(icon.nodes)]
    elif kind == "shift":
        words = ["shift", way, str(icon.nodes)]
    elif kind == "turn":
        words = ["turn", {2: "right", -2: "left", 4: "around"}[icon.turn]]
    elif kind == "leap":
        words = ["leap", target]
    else:
        words = ["hit", target, *(["node"] if icon.node else []), str(icon.damage)]
        words += ["magic"] if icon.magic else []
        names = ("bleed", "poison", "frostbite", "stagger")
        words += [name for i, name in enumerate(names) if icon.conditions >> i & 1]
    words += ["push"] if icon.push else []
    if kind != "hit" and icon.damage:
        words.append(str(icon.damage))
    return " ".join(words)


def arcs_in_words(bits: int) -> str:
    return " ".join(
        arc for i, arc in enumerate(("front", "right", "back", "left")) if bits >> i & 1
    )


def printed(model: str, act: Behaviour) -> Half:
    reach: int | str | None = act.range
    if act.range < 0:
        reach = None
    elif act.range >= 11:  # farther than any room is long
        reach = "infinite"
    icons = " | ".join(in_words(icon) for icon in act.icons)
    arcs = arcs_in_words(act.attack_arcs), arcs_in_words(act.weak_arcs)
    return Half(model, act.name, reach, act.dodge, act.repeat, icons, *arcs)


def test_there_are_sixty_cards() -> None:
    assert len(CARDS) == 60
    assert sorted(pack().things["behaviour"]) == sorted(CARDS)


@pytest.mark.parametrize("id", CARDS)
@pytest.mark.rule("DS-31.4")
@pytest.mark.rule("DS-31.6")
def test_a_card_says_what_is_printed(id: str) -> None:
    """Name, range, dodge difficulty, heat up symbol, icons; and its arcs."""
    card = next(one for one in pack().behaviours if one.id == id)
    assert card.entry.boss == CARDS[id].boss
    assert card.heat_up is CARDS[id].heat_up
    halves = [printed(model.id, act) for model, act in card.halves.items()]
    assert halves == CARDS[id].halves


# ---------------------------------------------------------------------- playing them


@dataclass
class Scene:
    """Who stands where, what is answered, and what comes of it."""

    foes: Sequence[tuple[str, int, str]]
    heroes: Mapping[str, int | Mapping[str, Any]]
    blows: Sequence[tuple[int, int, str, int]]
    ends: Sequence[tuple[int, str]]
    nodes: Sequence[int]
    reds: Sequence[int]
    answers: Sequence[str] = ()
    aggro: int = 0
    frozen: Sequence[int] = ()
    defend: Sequence[str] = ()
    tape: Sequence[object] = ()
    more: Mapping[str, Any] = field(default_factory=dict)


P, M = "physical", "magical"
#: Node 6 is the middle of the mini boss tile; 1, 4, 7, 9, 11, 8, 5, 3 stand clockwise around it from north.
AHEAD = {"knight": 11, "assassin": 5, "herald": 7}
#: In the large room 26, 21, 16, 1, 6, 11 stand in a line from north to south.

SCENES: dict[str, Scene] = {

    # ---------------------------------------------------------------- Winged Knight
    "winged_knight_backhand_shaft_strike": Scene(
        [("winged_knight", 1, "n")], AHEAD,
        [(0, 5, P, 1), (1, 5, P, 1)], [(6, "s")], [11, 5, 7], [5, 5, 0]),
    "winged_knight_charging_assault": Scene(
        [("winged_knight", 1, "n")], AHEAD,
        [(0, 4, P, 2)], [(11, "s")], [12, 5, 7], [4, 0, 0], ["node-12"]),
    "winged_knight_diagonal_uppercut": Scene(
        [("winged_knight", 6, "n")], {"knight": 1, "assassin": 7, "herald": 5},
        [(0, 5, P, 1), (1, 5, P, 1)], [(8, "ne")], [1, 7, 5], [5, 5, 0], ["node-8"]),
    "winged_knight_sweeping_blade_swing": Scene(
        [("winged_knight", 1, "n")], AHEAD,
        [(0, 5, P, 1), (2, 5, P, 1)], [(6, "s")], [11, 5, 7], [5, 0, 5]),
    "winged_knight_overhand_smash": Scene(
        [("winged_knight", 1, "n")], {"knight": 11, "assassin": 11, "herald": 5},
        [(0, 5, P, 2), (1, 5, P, 2)], [(11, "s")], [10, 10, 5], [5, 5, 0], ["node-10", "node-10"]),
    "winged_knight_double_slash": Scene(
        [("winged_knight", 0, "n")], {"knight": 12, "assassin": 9},
        [(1, 6, P, 2)], [(6, "se")], [12, 9], [0, 6], ["node-3", "node-6"]),
    "winged_knight_whirlwind": Scene(
        [("winged_knight", 0, "n")], {"knight": 12},
        [(0, 4, P, 1)], [(9, "se")], [12], [4], ["node-3", "node-6", "node-9"]),
    "winged_knight_pillars_of_light": Scene(
        [("winged_knight", 6, "n")], {"knight": 1, "assassin": 12, "herald": 10},
        [(0, 5, M, 1), (1, 5, M, 1), (2, 5, M, 1)], [(6, "n")], [1, 12, 10], [5, 5, 5]),
    # ---------------------------------------------------------------- Titanite Demon
    "titanite_demon_lightning_bolt": Scene(
        [("titanite_demon", 6, "n")], {"knight": 1, "assassin": {"node": 6, "side": "s"}},
        [(0, 5, M, 2)], [(11, "n")], [1, 10], [5, 0], ["node-11", "node-10"]),
    "titanite_demon_tail_whip": Scene(
        [("titanite_demon", 1, "n")], AHEAD,
        [(0, 4, P, 2)], [(11, "s")], [7, 5, 7], [4, 0, 0], ["node-12"]),
    "titanite_demon_grab_smash": Scene(
        [("titanite_demon", 6, "n")], {"knight": 9, "assassin": 1},
        [(0, 6, P, 1)], [(6, "se")], [12, 1], [6, 0]),
    "titanite_demon_vicious_swing": Scene(
        [("titanite_demon", 6, "n")], {"knight": 1, "assassin": 7, "herald": 5},
        [(0, 5, P, 1), (2, 5, P, 1)], [(6, "s")], [1, 7, 5], [5, 0, 5]),
    "titanite_demon_double_swing": Scene(
        [("titanite_demon", 1, "n")], AHEAD,
        [(0, 4, P, 1)], [(11, "s")], [12, 5, 7], [4, 0, 0], ["node-12"]),
    "titanite_demon_vaulting_slam": Scene(
        [("titanite_demon", 6, "n")],
        {"knight": 0, "assassin": {"node": 6, "side": "w"}, "herald": 0},
        [(0, 6, P, 2), (2, 6, P, 2)], [(0, "se")], [3, 7, 5], [6, 0, 6],
        ["node-7", "node-3", "node-5"]),
    "titanite_demon_double_pole_crush": Scene(
        [("titanite_demon", 6, "s")], {"knight": 5, "assassin": 12},
        [(1, 5, P, 1), (0, 5, P, 1)], [(1, "s")], [5, 12], [5, 5]),
    "titanite_demon_sweeping_strike": Scene(
        [("titanite_demon", 11, "s")], {"knight": 8, "assassin": 10, "herald": 5},
        [(0, 6, P, 1), (2, 6, P, 1)], [(1, "s")], [8, 10, 5], [6, 0, 6]),
    # ---------------------------------------------------------------- Gargoyle
    "gargoyle_electric_breath": Scene(
        [("gargoyle", 6, "n")], {"knight": 9, "assassin": 11, "herald": 5},
        [(0, 4, M, 2), (1, 4, M, 2)], [(6, "se")], [9, 11, 5], [4, 4, 0]),
    "gargoyle_tail_sweep": Scene(
        [("gargoyle", 1, "n")], AHEAD,
        [(0, 4, P, 2), (2, 4, P, 2)], [(6, "s")], [11, 5, 7], [4, 0, 4]),
    "gargoyle_tail_whip": Scene(
        [("gargoyle", 6, "n")], {"knight": 7, "assassin": 11, "herald": 1},
        [(0, 4, P, 2), (1, 4, P, 2)], [(5, "e")], [7, 11, 1], [4, 4, 0], ["node-5"]),
    "gargoyle_halberd_thrust": Scene(
        [("gargoyle", 6, "n")], {"knight": 9, "assassin": 1},
        [(0, 6, P, 1)], [(9, "se")], [12, 1], [6, 0]),
    "gargoyle_sweeping_strike": Scene(
        [("gargoyle", 1, "n")], AHEAD,
        [(0, 5, P, 1), (1, 5, P, 1), (2, 5, P, 1)], [(6, "s")], [11, 5, 7], [5, 5, 5]),
    "gargoyle_aerial_electric_breath": Scene(
        [("gargoyle", 1, "n")], {"knight": 11, "assassin": 5, "herald": 10},
        [(0, 5, M, 2), (1, 5, M, 2)], [(1, "s")], [11, 5, 10], [5, 5, 0]),
    "gargoyle_flying_tail_whip": Scene(
        [("gargoyle", 1, "n")], AHEAD,
        [(0, 6, P, 1), (1, 6, P, 1), (2, 6, P, 1)], [(6, "s")], [11, 5, 7], [6, 6, 6]),
    "gargoyle_swooping_cleave": Scene(
        [("gargoyle", 1, "n")], {"knight": 11, "assassin": 11, "herald": 12},
        [(0, 6, P, 2), (1, 6, P, 2)], [(11, "s")], [10, 10, 12], [6, 6, 0], ["node-10", "node-10"]),
    # ---------------------------------------------------------------- Boreal Outrider Knight
    "boreal_outrider_knight_overhand_slash": Scene(
        [("boreal_outrider_knight", 6, "n")],
        {"knight": {"node": 6, "side": "e"}, "assassin": 8, "herald": 0},
        [(1, 5, P, 1)], [(5, "n")], [4, 8, 0], [0, 5, 0], ["node-4"]),
    "boreal_outrider_knight_chilling_thrust": Scene(
        [("boreal_outrider_knight", 6, "n")], {"knight": 12, "assassin": 1},
        [(0, 4, M, 2)], [(12, "se")], [7, 1], [4, 0], ["node-9", "node-7"], frozen=[0]),
    "boreal_outrider_knight_sweeping_strike": Scene(
        [("boreal_outrider_knight", 6, "n")], {"knight": 1, "assassin": 5, "herald": 7},
        [(0, 5, P, 1), (1, 5, P, 1)], [(9, "nw")], [1, 5, 7], [5, 5, 0], ["node-9"]),
    "boreal_outrider_knight_backhand_slashes": Scene(
        [("boreal_outrider_knight", 1, "n")], AHEAD,
        [(0, 4, P, 2), (2, 4, P, 2)], [(11, "s")], [10, 5, 7], [4, 0, 4], ["node-10"],
        frozen=[0, 2]),
    "boreal_outrider_knight_leaping_frost": Scene(
        [("boreal_outrider_knight", 6, "n")], {"knight": 1, "assassin": 2},
        [(0, 4, P, 1), (1, 4, P, 1)], [(6, "n")], [11, 2], [4, 4], ["node-6", "node-11"],
        frozen=[0, 1]),
    "boreal_outrider_knight_lunging_triple_slash": Scene(
        [("boreal_outrider_knight", 0, "n")], {"knight": 12},
        [(0, 4, P, 1)], [(9, "se")], [12], [4], ["node-3", "node-6", "node-9"]),
    "boreal_outrider_knight_frost_breath": Scene(
        [("boreal_outrider_knight", 6, "n")], {"knight": 9, "assassin": 3, "herald": 5},
        [(0, 6, M, 1), (2, 6, M, 1)], [(6, "se")], [9, 3, 5], [6, 0, 6], frozen=[0, 2]),
    "boreal_outrider_knight_uppercut_slam": Scene(
        [("boreal_outrider_knight", 0, "n")], {"knight": 12},
        [(0, 5, P, 2)], [(12, "se")], [11], [5], ["node-3", "node-6", "node-9", "node-11"],
        frozen=[0]),
    # ---------------------------------------------------------------- Dancer of the Boreal Valley
    "dancer_triple_slash": Scene(
        [("dancer", 16, "n")], {"knight": 20, "assassin": 15, "herald": 13},
        [(0, 5, P, 1), (1, 5, P, 1), (2, 5, P, 1)], [(15, "e")], [25, 0, 13], [5, 5, 5],
        ["node-25", "node-0"]),
    "dancer_double_slash": Scene(
        [("dancer", 16, "n")], {"knight": 22, "assassin": 1, "herald": 17},
        [(0, 5, P, 1), (2, 5, P, 1)], [(22, "s")], [27, 1, 17], [5, 0, 5], ["node-27"]),
    "dancer_uppercut": Scene(
        [("dancer", 21, "n")], {"knight": 11, "assassin": 12},
        [(0, 5, P, 2)], [(6, "s")], [11, 12], [5, 0], aggro=1),
    "dancer_lunging_thrust": Scene(
        [("dancer", 21, "n")], {"knight": 11, "assassin": 22},
        [(0, 5, P, 2)], [(6, "s")], [11, 22], [5, 0]),
    "dancer_ash_cloud": Scene(
        [("dancer", 21, "s")], {"knight": 11, "assassin": 26},
        [(0, 6, M, 1)], [(11, "s")], [6, 26], [6, 0], ["node-6"]),
    "dancer_backhand_blade_swipe": Scene(
        [("dancer", 16, "n")], {"knight": 20, "assassin": 26, "herald": 22},
        [(0, 7, P, 2), (1, 7, P, 2)], [(21, "w")], [20, 26, 22], [7, 7, 0]),
    "dancer_sweeping_blade_swipe": Scene(
        [("dancer", 16, "n")], {"knight": 22, "assassin": 26, "herald": 20},
        [(0, 7, P, 2), (1, 7, P, 2)], [(21, "e")], [22, 26, 20], [7, 7, 0]),
    "dancer_flashing_blade": Scene(
        [("dancer", 1, "n")], {"knight": 16, "assassin": 20, "herald": 6},
        [(0, 6, P, 1), (1, 6, P, 1)], [(21, "n")], [26, 20, 6], [6, 6, 0], ["node-21", "node-26"]),
    "dancer_deadly_grasp": Scene(
        [("dancer", 21, "n")], {"knight": 26, "assassin": 23},
        [(1, 7, P, 2)], [(20, "n")], [26, 24], [0, 7], ["node-24"]),
    "dancer_plunging_attack": Scene(
        [("dancer", 21, "e")], {"knight": 11, "assassin": 1},
        [(1, 6, P, 2)], [(1, "e")], [11, 16], [0, 6], ["node-16"]),
    "dancer_whirling_blades": Scene(
        [("dancer", 16, "n")], {"knight": 20, "assassin": 15},
        [(0, 6, P, 1), (1, 6, P, 1)], [(16, "n")], [25, 0], [6, 6], ["node-25", "node-0"]),
    "dancer_plunging_assault": Scene(
        [("dancer", 21, "e")], {"knight": {"node": 16, "armour": ["assassin_armour"]}},
        [(0, 6, P, 1)] * 3, [(6, "e")], [11], [6], ["node-1", "node-6", "node-11"],
        defend=["block", "dodge", "dodge"], tape=[0, 1, 1]),
    "dancer_blade_dance": Scene(
        [("dancer", 1, "n")], {"knight": 18, "assassin": 3, "herald": 6},
        [(0, 5, P, 1), (1, 5, P, 1)], [(1, "n")], [18, 3, 6], [5, 5, 0]),
    # ---------------------------------------------------------------- Ornstein & Smough together
    "ornstein_and_smough_spear_slam": Scene(
        [("ornstein", 21, "s"), ("smough", 1, "s")], {"knight": 6, "assassin": 0, "herald": 16},
        [(0, 5, P, 1), (1, 5, P, 1)], [(6, "s"), (16, "s")], [11, 0, 21], [5, 5, 0],
        ["node-11", "node-21"]),
    "ornstein_and_smough_swiping_combo": Scene(
        [("ornstein", 16, "n"), ("smough", 1, "s")], {"knight": 27, "assassin": 10},
        [(0, 5, P, 1), (1, 5, P, 2)], [(24, "n"), (10, "s")], [27, 5], [5, 5],
        ["node-19", "node-24", "node-5"]),
    "ornstein_and_smough_gliding_stab": Scene(
        [("ornstein", 21, "s"), ("smough", 6, "n")], {"knight": 1, "assassin": 0},
        [(0, 5, P, 3), (1, 5, P, 1)], [(16, "s"), (5, "n")], [1, 0], [5, 5]),
    "ornstein_and_smough_evasive_sweep": Scene(
        [("ornstein", 16, "s"), ("smough", 11, "s")], {"knight": 1, "assassin": 27},
        [(0, 4, P, 2), (0, 5, P, 1)], [(21, "s"), (1, "n")], [13, 27], [9, 0], ["node-13"]),
    "ornstein_and_smough_lightning_bolt": Scene(
        [("ornstein", 21, "s"), ("smough", 1, "s")], {"knight": 12, "assassin": 11},
        [(0, 5, M, 1), (1, 6, P, 1)], [(21, "s"), (6, "s")], [12, 11], [5, 6]),
    # ---------------------------------------------------------------- the one that is left
    "ornstein_charged_bolt": Scene(
        [("ornstein", 21, "s")], {"knight": 12, "assassin": 16},
        [(0, 6, M, 3)], [(21, "s")], [12, 16], [6, 0]),
    "ornstein_high_voltage": Scene(
        [("ornstein", 21, "e")], {"knight": 6, "assassin": 16},
        [(0, 6, M, 1)], [(6, "e")], [11, 16], [6, 0], ["node-11"]),
    "ornstein_electric_clash": Scene(
        [("ornstein", 16, "n")], {"knight": 21, "assassin": 1, "herald": 15, "warrior": 6},
        [(0, 6, M, 2), (1, 6, M, 2), (2, 6, M, 2)], [(16, "n")], [21, 1, 15, 6], [6, 6, 6, 0]),
    "ornstein_lightning_stab": Scene(
        [("ornstein", 21, "n")], {"knight": 11, "assassin": 6},
        [(1, 7, M, 1)], [(1, "s")], [11, 6], [0, 7]),
    "ornstein_charged_swiping_combo": Scene(
        [("ornstein", 21, "n")], {"knight": 11, "assassin": 11},
        [(0, 5, M, 1), (1, 5, M, 1)], [(6, "s")], [11, 11], [5, 5]),
    "smough_charged_charge": Scene(
        [("smough", 1, "n")], {"knight": 11, "assassin": 16},
        [(0, 6, M, 2)], [(11, "s")], [10, 16], [6, 0], ["node-10"]),
    "smough_electric_bonzai_drop": Scene(
        [("smough", 1, "w")], {"knight": 11, "assassin": 8, "herald": 0},
        [(0, 7, M, 1), (1, 7, M, 1)], [(11, "w")], [12, 8, 0], [7, 7, 0], ["node-12"]),
    "smough_jumping_volt_slam": Scene(
        [("smough", 1, "n")], {"knight": 11, "assassin": 5, "herald": 7, "warrior": 21},
        [(0, 5, M, 2), (1, 5, M, 2), (2, 5, M, 2)], [(6, "s")], [11, 5, 7, 21], [5, 5, 5, 0]),
    "smough_lightning_sweep": Scene(
        [("smough", 1, "n")], AHEAD,
        [(0, 6, M, 1), (1, 6, M, 1)], [(6, "s")], [11, 5, 7], [6, 6, 0]),
    "smough_electric_hammer_smash": Scene(
        [("smough", 1, "n")], AHEAD,
        [(0, 6, M, 1), (2, 6, M, 1)], [(6, "s")], [11, 5, 7], [6, 0, 6]),
}  # fmt: skip


@pytest.mark.parametrize("id", CARDS)
@pytest.mark.rule("DS-31.5")
@pytest.mark.rule("DS-35.1")
def test_a_card_does_what_it_says(id: str) -> None:
    scene = SCENES[id]
    heroes = {
        kind: {"node": where} if isinstance(where, int) else where
        for kind, where in scene.heroes.items()
    }
    match = lair(
        CARDS[id].boss,
        heroes,
        foes=[{"model": model, "node": node, "facing": way} for model, node, way in scene.foes],
        card=id,
        aggro=scene.aggro,
        tape=scene.tape,
    )
    blows = resolve(match, *scene.answers, defend=scene.defend)
    assert blows == list(scene.blows)
    assert nodes_of(match) == list(scene.nodes)
    assert reds_of(match) == list(scene.reds)
    conditions = [one["conditions"] for one in table(match)["heroes"]]
    assert conditions == [
        ["frostbite"] if i in scene.frozen else [] for i in range(len(conditions))
    ]
    for index, (node, facing) in enumerate(scene.ends):
        left = foe(match, index)
        assert left is not None
        assert (left["node"], left["facing"]) == (node, facing)
        half = CARDS[id].halves[index if len(scene.ends) > 1 else 0]
        assert left["model"] == half.model
        assert sorted(left["weak"]) == sorted(half.weak.split())
    cards = table(match)["fight"]["boss"]
    assert cards["top"] == id
    # The Dancer's heat up cards go back into the deck at once (her ability).
    shuffled = CARDS[id].boss == "dancer" and CARDS[id].heat_up
    assert cards["discard"] == ([] if shuffled else [id])
    assert used_up(match)
    assert hero(match)["active"]
