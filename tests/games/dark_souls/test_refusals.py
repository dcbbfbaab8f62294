"""Every line by which a broken position of the box is refused, and every one by which broken rules show."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import undercroft
from tests.games.refusals import Edit, broken, lines, refused, unsaid
from undercroft import Match
from undercroft.games.dark_souls import position
from undercroft.games.souls import position as shared
from undercroft.kernel.pile import Pile

from .bout import bare
from .lair import lair
from .stage import arena, journey

#: Nodes 0 to 12.
SCENES: dict[str, Callable[[], Match]] = {
    "fight": lambda: arena(
        {"knight": bare(6), "herald": bare(5)}, [("hollow_soldier", 0), ("hollow_soldier", 0)]
    ),
    "struck": lambda: arena({"knight": bare(6)}, [("hollow_soldier", 6)], turn=None),
    "boss": lambda: lair(
        "ornstein_and_smough", {"knight": {"node": 6}}, foes=[ORNSTEIN, SMOUGH], turn=0
    ),
    "fresh": lambda: undercroft.new("dark_souls", {"players": 2}, seed=1),
    "journey": journey,
    "campaign": lambda: journey({"mode": "campaign", "scenario": "first_journey"}),
}
ORNSTEIN = {"model": "ornstein", "node": 21, "facing": "s"}
SMOUGH = {"model": "smough", "node": 1, "facing": "s"}
TRAP = {"node": 3, "trap": None, "flipped": False}


@cache
def scene(name: str) -> Match:
    return SCENES[name]()


#: What is edited, and what is said to it.
DOCUMENTS: list[tuple[str, Edit, str]] = [
    ("fight", {"state.heroes": []}, "state.heroes: one to four are needed"),
    ("fight", {"state.heroes": {}}, "state.heroes: one to four are needed"),
    ("fight", {"state.heroes": [3, 4]}, "state.heroes: must be objects"),
    ("fight", {"state.heroes.1.seat": 0}, "every hero needs a seat of its own"),
    ("fight", {"state.heroes.1.seat": 4}, "every hero needs a seat of its own"),
    ("fight", {"state.heroes.1.seat": -1}, "every hero needs a seat of its own"),
    ("fight", {"state.heroes.1.seat": True}, "every hero needs a seat of its own"),
    ("fight", {"state.heroes.1.seat": None}, "every hero needs a seat of its own"),
    ("fight", {"state.heroes.1.kind": "knight"}, "no class twice (DS-1.2)"),
    ("fight", {"state.heroes.1.black": 4, "state.heroes.1.red": 7}, "red: 7 must be from 0 to 6"),
    ("fight", {"state.heroes.1.node": 13}, "heroes[1].node: 13 must be from 0 to 12"),
    ("fight", {"state.foes.1.node": 13}, "foes[1].node: 13 must be from 0 to 12"),
    ("fight", {"state.foes.0.wounds": 2}, "foes[0].wounds: 2 must be from 0 to 1"),
    ("fight", {"state.foes.0.facing": "n"}, "foes[0].facing: bosses have one, enemies none"),
    ("boss", {"state.foes.0.facing": None}, "foes[0].facing: bosses have one, enemies none"),
    ("fight", {"state.terrain": ["empty"] * 12}, "state.terrain: one entry for each node"),
    ("fight", {"state.traps": [TRAP, TRAP]}, "state.traps: each on a node of its own, in order"),
    ("fight", {"state.traps": [TRAP, {**TRAP, "node": 2}]}, "in order, below 13"),
    ("fight", {"state.traps": [{**TRAP, "node": 13}]}, "state.traps: each on a node of its own"),
    ("fight", {"state.spilled": {"node": 13, "souls": 1}}, "spilled.node: 13 must be from"),
    *(
        ("fight", {f"state.{name}": 2}, f"state.{name}: 2 is nobody of the party")
        for name in ("aggro", "active", "last_active", "fallen")
    ),
    ("campaign", {"state.scenario": "the_way_home"}, "scenario: 'the_way_home' is unknown"),
    ("campaign", {"state.scenario": None}, "scenario: None is unknown"),
    ("campaign", {"state.section": 3}, "state.section: 3 is no section"),
    ("journey", {"state.sparks": 6}, "state.sparks: 6 must be from 0 to 5"),
    ("journey", {"state.heroes.0.tiers": [0, 0, 0, 4]}, "heroes[0].tiers: 4 must be from 0 to 3"),
    ("journey", {"state.bosses": []}, "state.bosses: somebody must wait at the end of the way"),
    ("boss", {"state.bosses": []}, "state.bosses: somebody must wait at the end of the way"),
    ("journey", {"state.boss_step": 1}, "state.boss_step: 1 must be from 0 to 0"),
    ("journey", {"state.at": 5}, "state.at: 5 must be from 0 to 4"),
    ("journey", {"state.fog": 5}, "state.fog: 5 must be from 0 to 4"),
    ("journey", {"state.tiles.1.traps": [{**TRAP, "node": 13}]}, "tiles[1].traps: each on a node"),
    ("journey", {"state.tiles.0.up": False}, "state.tiles[0].up: nothing waits on the Bonfire tile"),
    ("fight", {"state.tiles": []}, "state.at: the party fights on a tile that is not there"),
    ("struck", {"frame.agenda": []}, "frame.agenda: something must follow after 'defend'"),
    ("fight", {"state.heroes.1.node": None}, "hero 1 is nowhere and is not to be placed"),
    ("journey", {"state.heroes.0.black": 6, "state.heroes.0.red": 4}, "alive with ten cubes"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "edit", "said"), DOCUMENTS)
def test_what_is_said_to_a_broken_position(name: str, edit: Edit, said: str) -> None:
    found = refused(scene(name), edit)
    assert said in found
    assert "\n" not in found


@pytest.mark.parametrize(
    ("name", "edit"),
    [
        ("fight", {"state.heroes.1.seat": 3, "state.heroes.0.seat": 2}),
        ("fight", {"state.heroes.1.black": 4, "state.heroes.1.red": 5}),
        ("fight", {"state.heroes.1.node": 12, "state.foes.1.node": 12}),
        ("fight", {"state.traps": [TRAP, {**TRAP, "node": 12}]}),
        ("fight", {"state.aggro": 1, "state.last_active": 1}),
        ("fight", {"state.heroes.1.node": 0}),
        ("fight", {"state.terrain": []}),
        ("campaign", {"state.section": 2}),
        ("campaign", {"state.heroes.0.tiers": [0, 0, 0, 4]}),
        ("journey", {"state.sparks": 5, "state.heroes.0.tiers": [3, 3, 3, 3]}),
        ("journey", {"state.fog": 4}),
        ("fresh", {"state.bosses": []}),  # it is chosen first of all
    ],
)
def test_just_what_is_allowed_is_taken(name: str, edit: Edit) -> None:
    assert refused(scene(name), edit) == ""


def owed(state: Any) -> None:
    state.souls = -1


def dark(state: Any) -> None:
    state.sparks = -1


def light(state: Any) -> None:
    state.characters[0].black = -1


def rosy(state: Any) -> None:
    state.characters[0].red = -1


def full(state: Any) -> None:
    state.characters[0].black = 6
    state.characters[0].red = 5


def last_box(state: Any) -> None:
    state.characters[0].black = 6
    state.characters[0].red = 4


def with_arms_full(state: Any) -> None:
    item = state.pack.cards["estoc"].item
    state.characters[0].backup = (item,) * 4


def two_hands_and_more(state: Any) -> None:
    heavy = next(c for c in state.pack.armoury.cards if c.hand and c.entry.hands == 2)
    state.characters[0].left = heavy.item
    state.characters[0].right = state.pack.cards["estoc"].item


def armour_in_hand(state: Any) -> None:
    state.characters[0].left = state.pack.cards["shadow_armour"].item


def armour_behind(state: Any) -> None:
    state.characters[0].backup = (state.pack.cards["shadow_armour"].item,)


def sword_worn(state: Any) -> None:
    state.characters[0].armour = state.pack.cards["estoc"].item


def one_card_twice(state: Any) -> None:
    state.inventory = (state.pack.cards["estoc"].item,) * 2


def a_card_sold_and_kept(state: Any) -> None:
    card = state.pack.cards["estoc"]
    state.inventory, state.sold = (card.item,), (card,)


def a_card_kept_and_on_sale(state: Any) -> None:
    card = state.pack.cards["estoc"]
    state.inventory, state.market = (card.item,), (card,)


def a_card_kept_and_in_the_deck(state: Any) -> None:
    card = state.pack.cards["estoc"]
    state.inventory, state.treasure = (card.item,), Pile([((card,), 1)])


def four_on_a_node(state: Any) -> None:
    for character in state.characters:
        character.node = 0


def two_bosses_on_a_node(state: Any) -> None:
    for foe in state.foes:
        foe.model, foe.node = state.pack.model_by_id["ornstein"], 3


#: What no rule would do, and how it shows.
TABLES: list[tuple[Callable[[Any], None], str]] = [
    (owed, "negative souls"),
    (dark, "negative sparks"),
    (light, "knight: negative cubes"),
    (rosy, "knight: negative cubes"),
    (full, "knight: more than ten cubes"),
    (last_box, "knight: alive with ten cubes (DS-19.8)"),
    (with_arms_full, "knight: too many cards (DS-5.5, TG-2.5)"),
    (two_hands_and_more, "knight: hands (DS-5.4)"),
    (armour_in_hand, "knight: no weapon in hand"),
    (armour_behind, "no weapon in hand"),
    (sword_worn, "knight: no armour on"),
    (one_card_twice, "estoc: 2 cards, not 1"),
    (a_card_sold_and_kept, "estoc: 2 cards, not 1"),
    (a_card_kept_and_on_sale, "estoc: 2 cards, not 1"),
    (a_card_kept_and_in_the_deck, "estoc: 2 cards, not 1"),
    (four_on_a_node, "node 0: 4 models (DS-3.12)"),
    (two_bosses_on_a_node, "node 3: two bosses (DS-3.14)"),
]


@pytest.mark.parametrize(("spoil", "said"), TABLES, ids=lambda one: getattr(one, "__name__", ""))
def test_how_broken_rules_show(spoil: Callable[[Any], None], said: str) -> None:
    match = scene("fight").clone()
    match.check()
    assert broken(match, spoil) == said


@pytest.mark.pure
def test_nothing_is_refused_for_a_reason_that_is_never_shown() -> None:
    said = [refused(scene(name), edit) for name, edit, _ in DOCUMENTS]
    said += [broken(scene("fight").clone(), spoil) for spoil, _ in TABLES]
    assert unsaid(lines(shared, position), said) == []
    assert undercroft.from_position(scene("fight").position())
