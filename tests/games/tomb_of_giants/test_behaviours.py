"""The 22 behaviour cards: what is printed on each, and each played once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

import undercroft
from undercroft.games.souls.models import Icon

from .bout import bossfight, rolled, suffered
from .stage import asked, bare, foe, hero, play, told, used_up


class Card(NamedTuple):
    """A card as printed: symbols from left to right."""

    name: str
    heat_up: bool
    range: int | str | None
    dodge: int
    repeat: int
    icons: str
    attacked: str
    weak: str


CARDS: dict[str, Card] = {
    "black_knight_overhead_swing": Card(
        "Overhead Swing", False, 2, 2, 1, "hit area 4 | to aggro 2 push", "front", "back"
    ),
    "black_knight_heavy_slash": Card(
        "Heavy Slash", False, 2, 1, 1, "hit nearest node 5 stagger | to nearest 1 push", "", "left"
    ),
    "black_knight_backswing": Card(
        "Backswing", False, 2, 1, 1, "hit nearest node 5 stagger | away nearest 2 push", "", "right"
    ),
    "black_knight_vicious_hack": Card(
        "Vicious Hack", False, 2, 1, 1, "hit area 5 | to aggro 2 push", "front left", "right"
    ),
    "black_knight_defensive_strike": Card(
        "Defensive Strike", False, 2, 2, 1, "hit nearest node 5 | to nearest 1 push", "", "back"
    ),
    "black_knight_wide_swing": Card(
        "Wide Swing", False, 2, 2, 1, "hit area 4 stagger | to aggro 1 push", "front right", "left"
    ),
    "black_knight_massive_swing": Card(
        "Massive Swing", True, 2, 2, 1, "hit area 5 | to nearest 0 push", "front right left", ""
    ),
    "black_knight_hacking_slash": Card(
        "Hacking Slash", True, 2, 2, 1, "hit area 5 stagger push | to nearest 2 push 4", "front", ""
    ),
    "black_knight_charge": Card(
        "Charge", True, 2, 2, 1, "hit aggro node 6 stagger | to aggro 3 push", "", ""
    ),
    "gravelord_nito_gravelord_greatsword": Card(
        "Gravelord Greatsword",
        False,
        "infinite",
        1,
        1,
        "away aggro 1 push | hit aggro node 4",
        "",
        "right",
    ),
    "gravelord_nito_death_wave": Card(
        "Death Wave",
        False,
        1,
        1,
        1,
        "to nearest 0 push | hit area 5 magic",
        "front right back left",
        "",
    ),
    "gravelord_nito_miasma": Card(
        "Miasma", False, 3, 2, 1, "hit area 3 magic push", "front right back left", ""
    ),
    "gravelord_nito_sword_slam": Card(
        "Sword Slam", False, 1, 2, 1, "to nearest 0 push | hit area 5 push", "front", "right"
    ),
    "gravelord_nito_sword_sweep": Card(
        "Sword Sweep", False, 1, 1, 1, "to nearest 1 push | hit area 5", "front right", "back"
    ),
    "gravelord_nito_deathly_thrust": Card(
        "Deathly Thrust",
        False,
        2,
        1,
        1,
        "to aggro 1 push | hit nearest node 5 poison push",
        "",
        "back",
    ),
    "gravelord_nito_death_grip": Card(
        "Death Grip", False, 1, 2, 1, "hit aggro 5 | to nearest 1 push", "", "front"
    ),
    "gravelord_nito_deathly_strike": Card(
        "Deathly Strike", False, 1, 1, 1, "hit area 5 | to aggro 2 push", "front right left", "back"
    ),
    "gravelord_nito_toxicity": Card(
        "Toxicity", False, 2, 1, 1, "to aggro 1 push | hit area 4 poison", "front left", "right"
    ),
    "gravelord_nito_entropy": Card(
        "Entropy", False, 1, 1, 2, "to aggro 1 push | hit nearest node 4 poison", "", "left"
    ),
    "gravelord_nito_creeping_death": Card(
        "Creeping Death", True, None, 1, 3, "to aggro 1 push 5 poison", "", "back"
    ),
    "gravelord_nito_deaths_embrace": Card(
        "Death’s Embrace", True, 1, 2, 1, "hit nearest node 5 poison | resurrect", "", ""
    ),
    "gravelord_nito_lunging_cleave": Card(
        "Lunging Cleave", True, 1, 2, 2, "to aggro 1 push | hit area 5 poison", "front", "right"
    ),
}


def in_words(icon: Icon) -> str:
    """A compiled symbol in the notation of the table above."""
    kind = "hit" if icon.op == "attack" else icon.op
    if kind == "resurrect":
        return kind
    names = ("bleed", "poison", "frostbite", "stagger")
    conditions = [name for i, name in enumerate(names) if icon.conditions >> i & 1]
    push = ["push"] if icon.push else []
    assert icon.target is not None
    if kind == "move":
        damage = [str(icon.damage)] if icon.damage else []
        way = "to" if icon.way == "toward" else "away"
        words = [way, icon.target, str(icon.nodes), *push, *damage, *conditions]
    else:
        assert kind == "hit"
        node = ["node"] if icon.node else []
        magic = ["magic"] if icon.magic else []
        words = ["hit", icon.target, *node, str(icon.damage), *magic, *conditions, *push]
    return " ".join(words)


def arcs_in_words(bits: int) -> str:
    arcs = ("front", "right", "back", "left")
    return " ".join(arc for i, arc in enumerate(arcs) if bits >> i & 1)


@pytest.mark.rule("TG-1.5")
def test_nine_cards_of_the_knight_and_thirteen_of_nito() -> None:
    pack: Any = undercroft.new("tomb_of_giants").pack
    assert sorted(pack.things["behaviour"]) == sorted(CARDS)
    assert sum(id.startswith("black_knight") for id in CARDS) == 9
    assert len(CARDS) == 22


@pytest.mark.rule("TG-35.5")
@pytest.mark.parametrize("id", CARDS)
def test_a_card_says_what_is_printed(id: str) -> None:
    pack: Any = undercroft.new("tomb_of_giants").pack
    card = next(one for one in pack.behaviours if one.id == id)
    boss = "black_knight" if id.startswith("black_knight") else "gravelord_nito"
    assert card.entry.boss == boss
    [(model, act)] = card.halves.items()
    assert model.id == boss
    reach = None if act.range < 0 else "infinite" if act.range > 20 else act.range
    icons = " | ".join(in_words(icon) for icon in act.icons)
    arcs = arcs_in_words(act.attack_arcs), arcs_in_words(act.weak_arcs)
    printed = Card(act.name, card.heat_up, reach, act.dodge, act.repeat, icons, *arcs)
    assert printed == CARDS[id]


# ---------------------------------------------------------------------- playing them


@dataclass
class Scene:
    """The boss on node 6 faces south; who stands where, what is answered, and what comes of it."""

    heroes: Sequence[int | Mapping[str, Any]]
    answers: Sequence[str]
    hurt: Sequence[tuple[int, int]]
    ends: tuple[int, str]
    nodes: Sequence[int]
    tokens: str = ""
    of: Sequence[int] = ()
    tape: Sequence[object] = ()
    dice: Sequence[str] = field(default_factory=tuple)


def on(side: str) -> dict[str, Any]:
    return {"node": 6, "side": side}


ROBES = {"armour": ["cleric_robes"]}

SCENES: dict[str, Scene] = {
    # In front: hit, then pushed; with a node left he does not follow.
    "black_knight_overhead_swing": Scene([11, 5], ["node-12"], [(0, 4)], (11, "s"), [12, 5]),
    "black_knight_heavy_slash": Scene(
        [11, 11, 1], ["seat-0", "seat-0", "node-10", "node-12"], [(0, 5), (1, 5)], (11, "s"),
        [10, 12, 1], "stagger", (0, 1)),
    "black_knight_backswing": Scene(
        [1], ["node-11", "node-12"], [(0, 5)], (12, "w"), [1], "stagger", (0,)),
    "black_knight_vicious_hack": Scene([1, 7, 5], ["node-0"], [(1, 5)], (1, "n"), [0, 7, 5]),
    "black_knight_defensive_strike": Scene([9, 0], [], [(0, 5)], (9, "se"), [12, 0]),
    "black_knight_wide_swing": Scene(
        [5, 7, 12], ["seat-0", "node-10"], [(0, 4), (2, 4)], (5, "w"), [10, 7, 12],
        "stagger", (0, 2)),
    "black_knight_massive_swing": Scene(
        [on("s"), 1], ["node-11"], [(0, 5)], (6, "s"), [11, 1]),
    "black_knight_hacking_slash": Scene(
        [11], ["node-10", "node-8", "node-5"], [(0, 5), (0, 4)], (10, "sw"), [5], "stagger", (0,)),
    "black_knight_charge": Scene(
        [11], ["node-12"], [(0, 6)], (11, "s"), [12], "stagger", (0,)),
    # ---------------------------------------------------------------- Gravelord Nito
    "gravelord_nito_gravelord_greatsword": Scene([1], ["node-11"], [(0, 4)], (11, "n"), [1]),
    "gravelord_nito_death_wave": Scene(
        [{**on("e"), **ROBES}, 16], ["node-7"], [(0, 4)], (6, "e"), [7, 16],
        tape=[1], dice=["blue"]),
    "gravelord_nito_miasma": Scene(
        [{"node": 16, **ROBES}, 24], ["node-21"], [(0, 2)], (6, "s"), [21, 24],
        tape=[1], dice=["blue"]),
    "gravelord_nito_sword_slam": Scene(
        [on("s"), 1], ["node-11", "node-16"], [(0, 5)], (6, "s"), [16, 1]),
    "gravelord_nito_sword_sweep": Scene(
        [11, 10], ["node-16", "seat-0"], [(0, 5), (1, 5)], (11, "s"), [16, 10]),
    "gravelord_nito_deathly_thrust": Scene(
        [16], ["node-21"], [(0, 5)], (11, "s"), [21], "poison", (0,)),
    "gravelord_nito_death_grip": Scene(
        [11, 11], ["seat-0", "node-16", "node-13"], [(0, 5)], (11, "s"), [16, 13]),
    "gravelord_nito_deathly_strike": Scene([1, 5], ["node-2"], [(1, 5)], (1, "n"), [2, 5]),
    "gravelord_nito_toxicity": Scene(
        [16, 12, 10], ["seat-0"], [(0, 4), (1, 4)], (11, "s"), [16, 12, 10], "poison", (0, 1)),
    "gravelord_nito_entropy": Scene(
        [16], ["node-21"], [(0, 4), (0, 4)], (16, "s"), [21], "poison", (0,)),
    "gravelord_nito_creeping_death": Scene(
        [16], ["node-21", "node-26"], [(0, 5), (0, 5)], (21, "s"), [26], "poison", (0,)),
    "gravelord_nito_deaths_embrace": Scene(
        [1], [], [(0, 5)], (6, "s"), [1], "poison", (0,)),
    "gravelord_nito_lunging_cleave": Scene(
        [11], ["node-16", "node-21"], [(0, 5), (0, 5)], (16, "s"), [21], "poison", (0,)),
}  # fmt: skip


def test_every_card_has_its_scene() -> None:
    assert set(SCENES) == set(CARDS)


@pytest.mark.rule("TG-37.1")
@pytest.mark.parametrize("id", SCENES)
def test_a_card_played(id: str) -> None:
    scene = SCENES[id]
    boss = "black_knight" if id.startswith("black_knight") else "gravelord_nito"
    heroes = {}
    for name, given in zip(("thief", "cleric", "pyromancer"), scene.heroes, strict=False):
        fields = {"node": given} if isinstance(given, int) else dict(given)
        heroes[name] = bare(**fields)
    match = bossfight(boss, heroes, [{"model": boss, "node": 6}], card=id, tape=scene.tape)
    for answer in scene.answers:
        assert asked(match)[0] not in ("turn", "follow", "character_phase"), (answer, "is too much")
        play(match, answer)
    assert asked(match)[0] in ("turn", "follow", "character_phase")
    assert told(match, "behaviour") == [(id,)]
    assert suffered(match) == scene.hurt
    there = foe(match)
    assert there is not None
    assert (there["node"], there["facing"]) == scene.ends
    count = len(scene.heroes)
    assert [hero(match, i)["node"] for i in range(count)] == list(scene.nodes)
    for i in range(count):
        assert hero(match, i)["conditions"] == ([scene.tokens] if i in scene.of else [])
    assert rolled(match) == list(scene.dice)
    assert used_up(match)
    raised = [(1, "skeleton_soldier", 16)] if id.endswith("embrace") else []
    assert told(match, "spawned") == raised
