"""The 27 encounter cards: each is set up as it says, and played to an end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

import undercroft
from undercroft import Match
from undercroft.games.souls.modifiers import Modifiers
from undercroft.games.tomb_of_giants.modifiers import PLAIN, TombModifiers
from undercroft.games.tomb_of_giants.special_rules import Mighty

from .box import content
from .stage import asked, kinds, options, play, setup_for, table

S, A, B, N = "skeleton_soldier", "skeleton_archer", "skeleton_beast", "necromancer"
GS, GA = "giant_skeleton_soldier", "giant_skeleton_archer"


class Card(NamedTuple):
    """Level, start nodes, enemies and terrain by node; tiles have 13 nodes each, in the card's order."""

    level: int
    start: list[int]
    foes: dict[int, list[str]]
    terrain: dict[int, str]
    torch: int | None = None
    traps: Sequence[int] = ()
    doors: Sequence[tuple[int, int]] = ()


CARDS: dict[str, Card] = {
    "abandoned_storeroom": Card(
        1, [0, 1, 2], {8: [GS]}, {3: "barrel", 5: "barrel", 9: "barrel", 10: "barrel"},
        traps=[3, 5, 9, 10],
    ),
    "bridge_too_far": Card(1, [0, 1, 2], {12: [S], 10: [A, S]}, {3: "lever"}),
    "dark_resurrection": Card(
        1, [0, 5, 10], {12: [S], 4: [N], 19: [S, S], 22: [N]},
        {3: "barrel", 17: "gravestone", 21: "shrine"}, torch=6, traps=[13, 14, 15, 16, 23, 24, 25],
        doors=[(7, 18)],
    ),
    "deathly_magic": Card(1, [0, 1, 2], {9: [S, S], 10: [N]}, {3: "chest"}, traps=[4, 6, 8, 11]),
    "grave_matters": Card(1, [0, 1, 2], {4: [S, A], 9: [S, A]}, {8: "gravestone"}),
    "last_rites": Card(1, [10, 11, 12], {0: [S], 2: [S]}, {3: "gravestone", 9: "shrine"}),
    "puppet_master": Card(1, [0, 1, 2], {6: [GS, N]}, {3: "barrel", 10: "barrel"}),
    "rain_of_filth": Card(1, [0, 1, 2], {4: [A], 9: [A]}, {6: "chest"}),
    "the_beast_from_the_depths": Card(1, [0, 1, 2], {6: [B]}, {3: "gravestone", 10: "chest"}),
    "altar_of_bones": Card(
        2, [0, 1, 2], {6: [S], 3: [GA], 16: [S, A], 15: [GS]},
        {4: "barrel", 13: "barrel", 22: "shrine"}, doors=[(7, 18)],
    ),
    "far_from_the_sun": Card(
        2, [23, 24, 25], {3: [S], 6: [GS], 15: [S], 16: [N, S]}, {10: "barrel", 19: "chest"},
        torch=21, traps=[13, 17, 20, 22], doors=[(11, 14)],
    ),
    "in_deep_water": Card(2, [0, 1, 2], {12: [GA, S], 10: [S, S]}, {3: "gravestone", 9: "barrel"}),
    "lost_chapel": Card(
        2, [0, 1, 2], {6: [S, S], 3: [N], 19: [A, A, N], 25: [S], 35: [B]},
        {8: "gravestone", 16: "barrel", 23: "barrel", 29: "exit", 38: "chest"},
        traps=[9, 10, 11, 12], doors=[(5, 20), (24, 27)],
    ),
    "maze_of_the_dead": Card(
        2, [0, 1, 2], {8: [S], 6: [N], 16: [B], 36: [A], 26: [S, S]},
        {4: "lever", 12: "gravestone", 19: "lever", 21: "chest", 30: "lever", 34: "chest"},
        traps=[27, 28, 29, 32, 33, 35, 38], doors=[(7, 18), (14, 37)],
    ),
    "pitch_black": Card(
        2, [0, 1, 2], {9: [A, N], 8: [S], 22: [S, S], 23: [N]},
        {3: "barrel", 6: "gravestone", 16: "gravestone", 25: "chest"},
        traps=[4, 10, 11, 12, 13, 14, 15, 17, 19, 21, 24], doors=[(7, 18)],
    ),
    "the_abandoned_chest": Card(
        2, [0, 1, 2], {8: [S, S], 22: [A], 15: [N]}, {4: "gravestone", 12: "barrel", 16: "chest"},
        doors=[(11, 14)],
    ),
    "the_mass_grave": Card(
        2, [10, 11, 12], {6: [GS], 22: [S, S], 15: [GS]}, {3: "lever", 9: "barrel"},
        doors=[(1, 24)],
    ),
    "urns_of_the_fallen": Card(
        2, [13, 14, 15], {4: [A, S], 12: [S], 25: [A], 23: [S]},
        {2: "barrel", 8: "barrel", 16: "barrel", 22: "barrel"}, traps=[0, 3, 5, 6, 7, 9, 10],
        doors=[(1, 24)],
    ),
    "a_trusty_ally": Card(
        3, [0, 5, 10], {3: [A, S], 4: [A, GS], 15: [S, S], 16: [B]},
        {6: "gravestone", 9: "gravestone"}, doors=[(7, 18)],
    ),
    "deaths_precipice": Card(
        3, [0, 1, 2], {6: [A], 12: [S, S], 19: [GA], 21: [GS], 30: [GA], 32: [GS, B]},
        {3: "barrel", 16: "gravestone", 26: "chest", 34: "gravestone"},
        traps=[28, 29, 33, 35, 36, 37, 38], doors=[(11, 14), (24, 27)],
    ),
    "giants_coffin": Card(
        3, [0, 5, 10], {3: [GS], 4: [GA], 13: [GS], 15: [GA]},
        {6: "chest", 9: "barrel", 16: "gravestone"}, doors=[(7, 18)],
    ),
    "honour_guard": Card(3, [0, 1, 2], {9: [S, A], 10: [S, S, A]}, {3: "gravestone", 12: "chest"}),
    "lakeview_refuge": Card(
        3, [0, 1, 2], {6: [N], 12: [S, S], 22: [A], 19: [A], 26: [N], 34: [GA, GS]},
        {3: "gravestone", 16: "shrine", 35: "barrel"}, torch=32,
        traps=[13, 17, 18, 21, 23, 24, 25], doors=[(11, 14), (20, 31)],
    ),
    "last_shred_of_light": Card(
        3, [13, 18, 23], {8: [B, S], 12: [A], 19: [GA]}, {4: "chest", 10: "lever", 21: "barrel"},
        torch=17, traps=[0, 1, 2, 3, 6, 9, 11], doors=[(5, 20)],
    ),
    "skeleton_overlord": Card(
        3, [0, 1, 2], {9: [GS]}, {3: "gravestone", 12: "barrel"}, traps=[4, 6, 8, 11],
    ),
    "the_locked_grave": Card(
        3, [10, 11, 12], {4: [GA], 9: [S], 13: [GS], 21: [N], 28: [GA], 38: [A, A]},
        {6: "gravestone", 19: "lever", 22: "barrel", 30: "chest", 34: "chest"},
        traps=[14, 15, 16, 17, 20, 23, 25], doors=[(1, 24), (18, 33)],
    ),
    "the_skeleton_ball": Card(
        3, [23, 24, 25], {6: [N], 12: [GA], 19: [A], 17: [GS], 35: [GA], 28: [N, S, S]},
        {3: "barrel", 10: "chest", 22: "gravestone", 38: "gravestone"},
        traps=[26, 30, 31, 32, 33, 34, 36], doors=[(11, 14), (24, 27)],
    ),
}  # fmt: skip
#: Where a tile of the map lies, from the north-west (row 0, column 0).
MAPS: dict[str, list[tuple[int, int]]] = {
    "dark_resurrection": [(0, 0), (1, 0)],
    "altar_of_bones": [(0, 0), (1, 0)],
    "far_from_the_sun": [(0, 0), (0, 1)],
    "lost_chapel": [(1, 0), (0, 0), (0, 1)],
    "maze_of_the_dead": [(0, 1), (1, 1), (1, 0)],
    "pitch_black": [(0, 0), (1, 0)],
    "the_abandoned_chest": [(0, 0), (0, 1)],
    "the_mass_grave": [(0, 1), (0, 0)],
    "urns_of_the_fallen": [(0, 1), (0, 0)],
    "a_trusty_ally": [(0, 0), (1, 0)],
    "deaths_precipice": [(0, 0), (0, 1), (0, 2)],
    "giants_coffin": [(0, 0), (1, 0)],
    "lakeview_refuge": [(0, 0), (0, 1), (1, 1)],
    "last_shred_of_light": [(1, 0), (0, 0)],
    "the_locked_grave": [(1, 1), (1, 0), (0, 0)],
    "the_skeleton_ball": [(0, 0), (0, 1), (0, 2)],
}
ONSLAUGHT = {"the_mass_grave", "a_trusty_ally", "giants_coffin", "lakeview_refuge"}
DARKNESS = {
    "dark_resurrection", "far_from_the_sun", "pitch_black", "lakeview_refuge", "last_shred_of_light",
}  # fmt: skip
NARROW = {"maze_of_the_dead", "deaths_precipice"}
MODELS = {GA: 2, N: 2, GS: 2, A: 3, B: 1, S: 3}


def single(card: str, classes: tuple[str, ...] = ("cleric",)) -> Match:
    setup = {**setup_for(classes), "mode": "encounter", "encounter": card}
    return undercroft.new("tomb_of_giants", setup, seed=card)


def test_there_are_nine_cards_of_each_level() -> None:
    assert [sum(card.level == level for card in CARDS.values()) for level in (1, 2, 3)] == [9] * 3
    pack: Any = single("grave_matters").pack
    assert sorted(pack.things["encounter"]) == sorted(CARDS)


@pytest.mark.rule("TG-13.2")
@pytest.mark.parametrize("id", CARDS)
def test_a_card_is_set_up_as_it_says(id: str) -> None:
    card = CARDS[id]
    match = single(id)
    told = {event.kind: event.fields for event in match.events}
    assert (told["encounter"]["encounter"], told["encounter"]["level"]) == (id, card.level)
    fight = table(match)["fight"]
    want = [(model, node) for node, models in card.foes.items() for model in models]
    assert [(one["model"], one["node"]) for one in fight["foes"]] == want
    assert all(one["health"] == one["full"] for one in fight["foes"])
    assert fight["terrain"] == {str(node): what for node, what in card.terrain.items()}
    assert fight["torch"] == (None if card.torch is None else {"node": card.torch, "by": None})
    assert sorted(map(int, fight["traps"])) == list(card.traps)
    assert not any(trap["known"] for trap in fight["traps"].values())
    rolling = {"node": 1, "heading": "south"}
    assert fight["ball"] == (rolling if id == "the_skeleton_ball" else None)
    assert fight["node_limit"] == (2 if id in NARROW else 3)
    assert fight["darkness"] is (id in DARKNESS)
    tiles = len(MAPS.get(id, [(0, 0)]))
    assert fight["awake"] == (list(range(tiles)) if id in ONSLAUGHT else [])
    assert [fight["timer"], fight["turn"], fight["kills"], fight["respawns"]] == [0, 0, 0, 0]
    assert asked(match) == ["start_node"]
    assert options(match) == [f"node-{node}" for node in card.start]


@pytest.mark.parametrize("id", CARDS)
def test_no_card_needs_more_figures_than_the_box_holds(id: str) -> None:
    models = [model for group in CARDS[id].foes.values() for model in group]
    assert all(models.count(model) <= count for model, count in MODELS.items())


@pytest.mark.rule("TG-13.1")
@pytest.mark.parametrize("id", CARDS)
def test_tiles_that_lie_side_by_side_are_joined_at_their_doorways(id: str) -> None:
    match = single(id)
    board: Any = match.state.board  # type: ignore[attr-defined]
    places = MAPS.get(id, [(0, 0)])
    assert len(board.points) == 13 * len(places)
    doors = [
        (a, b)
        for a, around in enumerate(board.neighbours)
        for b in around
        if a < b and board.rooms[a] != board.rooms[b]
    ]
    assert doors == list(CARDS[id].doors)
    # From the middle of a wall to the middle of the wall across it, wherever two tiles touch.
    touching = []
    for one, (x, y) in enumerate(places):
        for other, place in enumerate(places):
            if place == (x + 1, y):
                touching.append(tuple(sorted((one * 13 + 7, other * 13 + 5))))
            if place == (x, y + 1):
                touching.append(tuple(sorted((one * 13 + 11, other * 13 + 1))))
    assert doors == sorted(touching)


@pytest.mark.parametrize("id", CARDS)
def test_a_card_is_played_to_an_end(id: str) -> None:
    """Two characters who strike what they can and else do anything; nothing breaks on the way."""
    match = single(id, ("cleric", "thief"))
    rng = random.Random(id)
    for _ in range(3000):
        if match.over:
            break
        ids = options(match, match.waiting[0])
        eager = [one for one in ids if one.startswith(("act-", "lever", "chest", "take-torch"))]
        choice = rng.choice(eager) if eager and rng.random() < 0.7 else rng.choice(ids)
        play(match, choice)
        match.check()
    assert match.over, asked(match)
    assert match.result is not None
    won = match.result.winners == (0, 1)
    assert table(match)["fight"] is None
    told = kinds(match)
    assert told[-1] == ("won" if won else "lost_game")
    assert ("completed" in told) is won
    assert ("failed" in told) is not won
    assert ("fell" in told or "shrine_lost" in told) is not won


#: What a special rule makes of a fight, by its line.
ADDED = frozenset(
    ("might", "nimble", "haste", "hearty", "restless", "drain", "deep_water", "hemmed_in", "torchlight")
)  # fmt: skip
HELD = frozenset(
    ("barrels_on_traps", "blank_barrel_souls", "skip_first_turn", "shrine_guard", "leave_when_clear",
     "evasive", "lever_needs_torch")
)  # fmt: skip


def changed(*rules: Any) -> dict[str, Any]:
    """The fields that some rules change, worked out anew."""
    made = TombModifiers(rules)
    fields = [name for each in (Modifiers, TombModifiers) for name in vars(each) if name[0] != "_"]
    found = {name: getattr(made, name) for name in fields}
    return {
        name: value
        for name, value in found.items()
        if not callable(value) and value != getattr(PLAIN, name)
    }


def test_a_mighty_enemy_may_have_no_more_armour() -> None:
    [rule] = [rule for op, _, rule in every_rule() if op == "mighty"]
    weak = Mighty(replace(rule.line, block=0, resist=0))
    weak.model = rule.model
    assert changed(weak)["armour"] == {rule.model: (0, 0)}


def every_rule() -> list[tuple[str, dict[str, Any], Any]]:
    pack: Any = undercroft.new("tomb_of_giants").pack
    return [
        (one["op"], one, rule)
        for file, cards in (("encounters.yaml", pack.encounters), ("events.yaml", pack.events))
        for entry in content(file)
        for one, rule in zip(
            entry.get("rules") or (),
            next(card for card in cards if card.id == entry["id"]).rules,
            strict=True,
        )
    ]


@pytest.mark.rule("TG-12.7")
@pytest.mark.pure
def test_what_each_special_rule_changes_and_nothing_else() -> None:
    bits = {"bleed": 1, "poison": 2, "frostbite": 4, "stagger": 8}
    pack: Any = undercroft.new("tomb_of_giants").pack
    met: set[str] = set()
    for op, line, rule in every_rule():
        met.add(op)
        flat = line.get("amount", {}).get("flat", 0)
        model, kin = pack.model_by_id.get(line.get("enemy")), pack.model_by_id.get(line.get("kin"))
        made = changed(rule)
        if op in ADDED:
            assert made == {op: flat}
            assert changed(rule, rule) == {op: 2 * flat}
        elif op in HELD:
            assert made == {op: True}
        elif op in ("venom", "begin_with"):
            assert made == {op: sum(bits[name] for name in line["conditions"])}
        elif op in ("lever", "chest", "torch_found"):
            [(name, deeds)] = made.items()
            assert (name, [deed.op for deed in deeds]) == (op, [one["do"] for one in line["do"]])
        elif op == "health":
            assert [*made] == [op]
            assert made[op][model].of(2) == flat + 2 * line["amount"].get("per_player", 0)
        elif op == "mighty":
            armour = {model: (line["block"], line["resist"])}
            assert made == {"times": {model: line["times"]}, "armour": armour}
        elif op == "skeleton_ball":
            assert made == {"ball": rule}
        else:
            assert (
                made
                == {
                    "bonded": {"bond": (model, kin, flat)},
                    "exhausting": {op: (model, flat)},
                    "forbidden": {op: line.get("tile")},
                    "node_limit": {op: flat},
                    "unharmed": {op: model},
                    "urns": {op: (line.get("block"), line.get("resist"))},
                }[op]
            )
    assert len(met) == 30
