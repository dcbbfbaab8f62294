"""The six enemy data cards, and whether what is foretold is what happens."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

import undercroft
from undercroft import Match

from .bout import TWO_TILES, fight, first, suffered
from .stage import BLEED, FROSTBITE, STAGGER, bare, foe, hero, play, told, tough
from .test_behaviours import in_words

#: Models, threat, Health, Block, Resist, range, dodge difficulty, how often, symbols from left to right.
ENEMIES = {
    "giant_skeleton_archer": (
        2, 1, 5, 1, 1, 99, 2, 1, "away nearest 1 push 2 | hit aggro 5 push"),
    "giant_skeleton_soldier": (
        2, 2, 5, 1, 1, 1, 1, 1, "to nearest 1 push 2 | hit nearest 5 push"),
    "skeleton_archer": (3, 3, 1, 1, 1, 99, 1, 1, "hit aggro 4 | away aggro 2"),
    "skeleton_soldier": (3, 5, 1, 2, 1, -1, 1, 1, "to nearest 1 push 2 bleed"),
    "skeleton_beast": (1, 6, 5, 2, 2, -1, 2, 2, "to nearest 1 push 4"),
    "necromancer": (2, 7, 5, 1, 2, 99, 1, 1, "hit aggro node 3 magic | resurrect"),
}  # fmt: skip


@pytest.mark.parametrize("id", ENEMIES)
def test_a_data_card_says_what_is_printed(id: str) -> None:
    pack: Any = undercroft.new("tomb_of_giants").pack
    model = pack.model_by_id[id]
    act = model.own
    found = (
        pack.model_limits[model.index], model.threat, model.health, model.block, model.resist,
        act.range, act.dodge, act.repeat, " | ".join(in_words(icon) for icon in act.icons),
    )  # fmt: skip
    assert found == ENEMIES[id]


def test_there_are_no_others() -> None:
    pack: Any = undercroft.new("tomb_of_giants").pack
    assert {model.id for model in pack.models if not model.boss} == set(ENEMIES)


# ---------------------------------------------------------------------- each played


@pytest.mark.parametrize(
    ("id", "node", "answers", "hurt", "ends", "pushed", "tokens"),
    [
        # From 9 away to 12, then 5 with a push to a node farther away.
        ("giant_skeleton_archer", 9, ["node-3"], [5], 12, 3, []),
        # Onto the thief's node: pushed for 2; then 5 in range 1, pushed on.
        ("giant_skeleton_soldier", 3, ["node-9"], [2, 5], 6, 12, []),
        ("skeleton_archer", 9, [], [4], 12, 6, []),
        ("skeleton_soldier", 3, ["node-9"], [2], 6, 9, ["bleed"]),
        # Twice: after the thief from 6 to 9 to 12.
        ("skeleton_beast", 3, ["node-9", "node-12"], [4, 4], 9, 12, []),
        # And the soldier it brings back acts at once.
        ("necromancer", 9, [], [3, 2], 9, 1, ["bleed"]),
    ],
)
def test_an_enemy_acts(
    id: str,
    node: int,
    answers: list[str],
    hurt: list[int],
    ends: int,
    pushed: int,
    tokens: list[str],
) -> None:
    match = fight({"thief": bare(6)}, [tough(id, node)], turn=None)
    play(match, *answers)
    first(match)
    assert [amount for _, amount in suffered(match)] == hurt
    there = foe(match)
    assert there is not None
    assert there["node"] == ends
    assert hero(match)["node"] == pushed
    assert hero(match)["conditions"] == tokens
    assert bool(told(match, "resurrects")) == (id == "necromancer")


# ---------------------------------------------------------------------- foretold


def foretold(match: Match, index: int = 0) -> Any:
    found = foe(match, index)
    assert found is not None
    return found["threat"]


def came_true(match: Match, before: Any, index: int = 0) -> None:
    """The enemies' turn by the first option each time: the path and the attacks that were foretold."""
    play(match, "end")
    first(match)
    # Up to where it brings somebody else back.
    own = list(takewhile(lambda event: event.kind != "resurrects", match.events))
    moves = [event.fields for event in own if event.kind == "foe_moved"]
    moved = [fields["node"] for fields in moves if fields["foe"] == index]
    struck = [tuple(event.fields.values()) for event in own if event.kind == "hit"]
    hits = [(hit["hero"], hit["damage"]) for hit in before["hits"]]
    if told(match, "fell"):  # with a death it ended early
        assert hits[: len(struck)] == struck
        assert before["path"][: len(moved)] == moved
    else:
        assert (moved, struck) == (before["path"], hits)


@pytest.mark.parametrize("conditions", [0, FROSTBITE, STAGGER], ids=["well", "frozen", "staggered"])
@pytest.mark.parametrize("node", [3, 6, 9, 12])
@pytest.mark.parametrize("id", ENEMIES)
def test_what_is_foretold_is_what_happens(id: str, node: int, conditions: int) -> None:
    match = fight(
        {"thief": bare(6), "cleric": bare(1)}, [tough(id, node, conditions=conditions)], awake=[0]
    )
    came_true(match, foretold(match))


@pytest.mark.parametrize("id", ["skeleton_soldier", "skeleton_archer", "giant_skeleton_soldier"])
def test_foretold_through_a_doorway(id: str) -> None:
    match = fight({"thief": bare(8)}, [tough(id, 14)], encounter=TWO_TILES)
    came_true(match, foretold(match))


def test_foretold_with_full_nodes() -> None:
    match = fight(
        {"thief": bare(6), "cleric": bare(6), "pyromancer": bare(6)},
        [tough("giant_skeleton_soldier", 3), tough("skeleton_archer", 12, acted=True)],
    )
    before = foretold(match)
    assert [hit["hero"] for hit in before["hits"]] == [0, 1, 2, 0]


def test_a_preview_leaves_the_board_as_it_is() -> None:
    match = fight(
        {"thief": bare(6, conditions=BLEED), "cleric": bare(6)}, [tough("skeleton_beast", 6)]
    )
    before = match.position()
    foretold(match)
    assert match.position() == before
