"""The endurance bar: stamina, wounds, and when a character dies (TG-5)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import Match, PositionError

from .quest import end, fighter, ready
from .stage import (
    HIDDEN,
    STAGGER,
    arena,
    asked,
    bare,
    deck,
    hero,
    kinds,
    options,
    play,
    state,
    told,
    tough,
)  # fmt: skip

#: What a trap with this much damage is called; nobody here has a die to dodge with.
TRAPS = {1: "trap_1_1", 2: "trap_2_1", 3: "trap_3_1"}


def bar(match: Match, index: int = 0) -> tuple[int, int]:
    one = hero(match, index)
    return one["black"], one["red"]


def hurt(damage: int, **fields: Any) -> Match:
    """The cleric, beside a thief whose turn comes next, has nothing to roll and suffers 3 or 4."""
    return arena(
        {"thief": bare(0), "cleric": bare(6, **fields)},
        [{"model": "skeleton_archer", "node": 12, "conditions": STAGGER if damage == 3 else 0}],
        aggro=1,
        turn=None,
    )


def trapped(damage: int, **fields: Any) -> Match:
    """In the upkeep of the thief the cleric moves onto a trap."""
    match = arena(
        {"thief": bare(0), "cleric": bare(6, **fields)},
        [("skeleton_soldier", 2)],
        traps={9: HIDDEN},
        tape=[TRAPS[damage]],
    )
    assert asked(match) == ["follow"]
    play(match, "node-9")
    return match


@pytest.mark.rule("TG-5.1")
def test_ten_spaces_for_both_kinds_of_tokens() -> None:
    for black in range(11):
        match = arena({"cleric": bare(6, black=black, red=10 - black)}, [("skeleton_soldier", 0)])
        assert bar(match) == (max(0, black - 3), 10 - black)
    for black, red in ((11, 0), (0, 11), (6, 5)):
        with pytest.raises(PositionError, match="heroes"):
            arena({"cleric": bare(6, black=black, red=red)}, [("skeleton_soldier", 0)])


@pytest.mark.rule("TG-5.2")
def test_each_stamina_is_a_token() -> None:
    """One walk and three runs cost 3 (TG-22.2)."""
    match = arena({"cleric": bare(0)}, [tough("skeleton_soldier", 12)])
    ready(match)
    play(match, "walk-node-1")
    assert bar(match) == (0, 0)
    for black, node in enumerate((2, 1, 0), 1):
        play(match, f"run-node-{node}")
        assert bar(match) == (black, 0)
    strong = arena({"cleric": fighter(6, red=1)}, [tough("skeleton_soldier", 6)], tape=[1, 1])
    ready(strong)
    play(strong, "act-left-1")
    assert bar(strong) == (3, 1)


@pytest.mark.rule("TG-5.3")
def test_each_damage_is_a_token() -> None:
    assert bar(hurt(4), 1) == (0, 4)
    assert bar(hurt(3), 1) == (0, 3)
    assert bar(hurt(4, red=2, black=1), 1) == (1, 6)
    assert bar(trapped(2, red=1), 1) == (0, 3)


@pytest.mark.rule("TG-5.4")
def test_recovering_and_healing_remove_as_many_as_there_are() -> None:
    few = arena({"cleric": bare(6, black=2, red=1)}, [("skeleton_soldier", 0)])
    assert bar(few) == (0, 1)  # 3 Stamina, but only 2 tokens
    many = arena({"cleric": bare(6, black=5, red=1)}, [("skeleton_soldier", 0)])
    assert bar(many) == (2, 1)
    for red, left in ((1, 0), (2, 0), (5, 3)):
        healed = arena({"cleric": bare(6, heroic=True, red=red)}, [("skeleton_soldier", 0)])
        ready(healed)
        play(healed, "heroic")
        assert bar(healed) == (0, left)


@pytest.mark.rule("TG-5.5")
def test_ten_tokens_are_not_death() -> None:
    """6 stamina and 4 wounds: alive with nothing free."""
    match = arena(
        {"cleric": bare(6, black=6, red=4), "thief": bare(12, black=6, red=4)},
        [("skeleton_soldier", 0)],
    )
    assert bar(match, 1) == (6, 4)
    assert "fell" not in kinds(match)
    # To that point by damage, and by Stamina.
    assert bar(hurt(4, black=6), 1) == (6, 4)
    assert "fell" not in kinds(hurt(4, black=6))
    paid = arena(
        {"cleric": fighter(6, black=6, red=4)}, [tough("skeleton_soldier", 6)], tape=[1, 1]
    )
    ready(paid)
    play(paid, "act-left-1")
    assert bar(paid) == (6, 4)
    assert "fell" not in kinds(paid)


@pytest.mark.rule("TG-5.5")
def test_the_eleventh_token_is_death_as_damage() -> None:
    assert "fell" not in kinds(trapped(1, black=5, red=4))
    match = trapped(1, black=6, red=4)
    assert told(match, "trap") == [(1, 9, 1, 1)]
    assert told(match, "fell") == [(1,)]
    assert match.over


@pytest.mark.rule("TG-5.5")
@pytest.mark.parametrize(
    ("black", "paid", "falls"),
    [(6, [6], True), (5, [6, 6], True), (4, [5, 6], False)],
)
def test_the_eleventh_token_is_death_as_stamina(black: int, paid: list[int], falls: bool) -> None:
    """The Beast From the Depths comes twice; who suffers nothing from it pays 1 Stamina each time."""
    shields = {"left": ["dragon_crest_shield"], "right": ["bonewheel_shield"]}
    match = arena(
        {"thief": bare(0), "cleric": bare(6, black=black, red=4, **shields)},
        [("skeleton_beast", 9)],
        encounter="the_beast_from_the_depths",
        aggro=1,
        marked=[[0]],
        treasure=deck(),
        turn=None,
        tape=[3, 3, 3, 3],  # each time 6 of two blue dice against 4
    )
    while not match.over and asked(match) == ["push"]:
        play(match, options(match, 1)[-1])
    assert told(match, "paid") == [(1, 1, left, 4) for left in paid]
    assert (told(match, "fell") == [(1,)]) is falls


@pytest.mark.rule("TG-5.6")
@pytest.mark.parametrize(("damage", "falls"), [(2, False), (3, True)])
def test_more_damage_than_free_spaces_kills(damage: int, falls: bool) -> None:
    """8 tokens: 2 damage leave the character alive, 3 do not."""
    match = trapped(damage, black=4, red=4)
    assert ("fell" in kinds(match)) is falls
    assert match.over is falls
    assert bar(match, 1)[1] == 0 if falls else bar(match, 1) == (4, 6)


@pytest.mark.rule("TG-A.8")
def test_what_would_be_deadly_is_offered_as_such_and_confirmed() -> None:
    """Two spaces free: the option for 3 Stamina kills, the one for 0 does not; runs cost 1 each."""
    match = arena({"cleric": fighter(6, red=8)}, [tough("skeleton_soldier", 6)], tape=[1])
    ready(match)
    assert "act-left-0" in options(match)
    assert "act-left-1" not in options(match)
    assert "overspend-act-left-1" in options(match)
    play(match, "overspend-act-left-1")
    assert asked(match) == ["overspend"]
    assert "death" in match.decisions[0].text()
    play(match, "no", "walk-node-9", "run-node-12")
    assert bar(match) == (1, 8)
    play(match, "run-node-9")
    assert bar(match) == (2, 8)  # the last free space may be filled
    assert not [o for o in options(match) if o.startswith("run-")]
    assert "fell" not in kinds(match)
    play(match, "overspend-run", "yes")  # the next one is death (TG-5.5)
    assert "fell" in kinds(match)
    assert match.over


@pytest.mark.rule("TG-A.8")
def test_with_a_full_bar_what_costs_nothing_is_still_open() -> None:
    match = arena({"cleric": fighter(6, black=0, red=10)}, [tough("skeleton_soldier", 6)], tape=[1])
    ready(match)
    assert {"walk-node-9", "act-left-0"} <= set(options(match))
    play(match, "walk-node-9")
    assert not [o for o in options(match) if o.startswith("run-")]
    end(match)
    assert state(match)["heroes"][0]["red"] <= 10
