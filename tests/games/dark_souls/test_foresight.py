"""What the board says an enemy would do is what it does: every card, from many positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.packs import documents
from undercroft import Match

from .bout import BLEED, FROSTBITE, POISON, STAGGER, bare, fight, told, tough
from .lair import MAIN, lair
from .stage import COMPASS, asked, foe, play, table

CARDS = [
    (card["id"], half["model"])
    for card in documents("dark_souls")["behaviours.yaml"]
    for half in card["halves"]
]
ENEMIES = [model["id"] for model in documents("dark_souls")["enemies.yaml"]]
PAIR = ("ornstein", "smough")
KINDS = ("knight", "herald", "assassin")
TOKENS = (0, 0, FROSTBITE, STAGGER, FROSTBITE | STAGGER, POISON | BLEED)


def happens(match: Match, index: int = 0) -> tuple[list[object], list[tuple[object, ...]]]:
    """The enemies' turn by the first option each time, nobody dodges: the nodes entered, and who was hit."""
    play(match, "end")
    while not match.over and asked(match) not in (["activation"], ["begin"]):
        decision = match.decisions[0]
        options = [option.id for option in decision.options]
        play(match, "block" if "block" in options else options[0])
    moved = [values[2] for values in told(match, "foe_moved") if values[0] == index]
    return moved, told(match, "hit")


def comes_true(match: Match, index: int = 0) -> None:
    before = foe(match, index)
    assert before is not None
    foreseen = before["threat"]
    path = foreseen["path"]
    hits = [(hit["hero"], hit["damage"]) for hit in foreseen["hits"]]
    moved, struck = happens(match, index)
    if told(match, "fell"):  # with a death it ended early
        assert (path[: len(moved)], hits[: len(struck)]) == (moved, struck)
    else:
        assert (moved, struck) == (path, hits)


def standing(chance: Random, nodes: int, boss: int) -> dict[str, dict[str, Any]]:
    """Three characters anywhere, on the boss's node in some arc of it."""
    found: dict[str, dict[str, Any]] = {}
    for kind in KINDS:
        node = chance.choice([boss, boss, chance.randrange(nodes), chance.randrange(nodes)])
        taken = sum(one["node"] == node for one in found.values())
        if taken + (node == boss) == 3:
            node = (boss + 1) % nodes
        found[kind] = {"node": node, "side": chance.choice(COMPASS) if node == boss else None}
    return found


@pytest.mark.rule("DS-35.1")
@pytest.mark.parametrize(("card", "model"), CARDS)
def test_a_boss_does_what_was_foreseen(card: str, model: str) -> None:
    boss = "ornstein_and_smough" if model in PAIR else model
    nodes = 28 if boss in MAIN else 13
    for place in range(5):
        chance = Random(f"{card}-{model}-{place}")
        where, turn = chance.randrange(nodes), chance.randrange(3)
        one = {
            "model": model,
            "node": where,
            "facing": chance.choice(COMPASS),
            "conditions": 0 if model == "boreal_outrider_knight" else chance.choice(TOKENS),
            "health": 60,
        }
        party = standing(chance, nodes, where)
        match = lair(boss, party, foes=[one], card=card, turn=turn, heated=True)
        comes_true(match)


@pytest.mark.rule("DS-26.8")
def test_where_two_ways_are_equally_good_it_is_seen_facing_the_one_it_takes() -> None:
    """Several nodes lead nearer from 8; whom it strikes then hangs on the way it has turned."""
    party = {"knight": {"node": 1}, "herald": {"node": 0}, "assassin": {"node": 0}}
    name = "boreal_outrider_knight"
    one = {"model": name, "node": 8, "facing": "sw", "health": 60}
    card = f"{name}_backhand_slashes"
    comes_true(lair(name, party, foes=[one], card=card, turn=2, heated=True))


@pytest.mark.rule("DS-25.3")
@pytest.mark.parametrize("id", ENEMIES)
def test_an_enemy_does_what_was_foreseen(id: str) -> None:
    for place in range(12):
        chance = Random(f"{id}-{place}")
        where, turn = chance.randrange(13), chance.randrange(3)
        party = {kind: bare(one["node"]) for kind, one in standing(chance, 13, where).items()}
        stones = {chance.randrange(13): "gravestone" for _ in range(2)}
        used = {where, *(one["node"] for one in party.values())}
        match = fight(
            party,
            [tough(id, where, conditions=chance.choice(TOKENS))],
            turn=turn,
            terrain={node: what for node, what in stones.items() if node not in used},
        )
        comes_true(match)


def test_looking_ahead_leaves_everything_as_it_is() -> None:
    match = lair(
        "dancer",
        {"knight": {"node": 21, "side": "s"}, "herald": {"node": 21, "side": "n"}},
        node=21,
        card="dancer_whirling_blades",
        turn=0,
    )
    before = match.position()
    table(match)
    assert match.position() == before
