"""What is said before a choice, just where it begins to be true."""

from __future__ import annotations

from typing import Any

import pytest

from tests import packs
from undercroft import Match

from .bout import BLEED, bare, blow, fight, tough
from .lair import lair
from .stage import asked, closed, play


def kept(match: Match) -> tuple[object, object, bool]:
    """Damage, death as the sentence has it, and as the option is marked: of keeping a roll."""
    assert asked(match) == ["after_roll"]
    [keep] = [one for one in match.decisions[0].options if one.id == "keep"]
    assert keep.outcome is not None
    args = keep.outcome.text.args
    return args["damage"], args["dies"], keep.outcome.deadly


@pytest.mark.rule("DS-19.8")
@pytest.mark.parametrize(("red", "dies"), [(4, False), (5, False), (6, True), (7, True)])
def test_a_blow_that_fills_the_bar_is_deadly(red: int, dies: bool) -> None:
    match = fight(
        {"knight": bare(6, left=["kite_shield"], luck=True, red=red), "herald": bare(0)},
        [tough("sentinel", 6)],
        tape=[0],
    )
    struck = blow(match, 4)
    assert closed(struck) == {}
    play(struck, "block")
    assert kept(struck) == (4, "yes" if dies else "no", dies)
    play(struck, "keep")
    assert struck.over is dies


def dodging(dodges: int) -> Match:
    match = fight(
        {"knight": bare(6, left=["target_shield"], luck=True, conditions=BLEED), "herald": bare(0)},
        [tough("sentinel", 6)],
        tape=[dodges],
    )
    struck = blow(match, 4)
    play(struck, "dodge")
    return struck


@pytest.mark.rule("DS-29.4")
def test_a_dodge_that_fails_says_the_full_damage_and_what_bleeds() -> None:
    assert kept(dodging(0)) == (4 + 2, "no", False)


@pytest.mark.rule("DS-29.3")
def test_a_dodge_that_suffices_says_so() -> None:
    match = dodging(1)
    [keep] = [one for one in match.decisions[0].options if one.id == "keep"]
    assert keep.outcome is not None
    assert (keep.outcome.text.id, keep.outcome.deadly) == ("ds-outcome-dodged", False)


@pytest.mark.rule("DS-31.3")
@pytest.mark.parametrize(("red", "dies"), [(6, False), (7, True)])
def test_a_heavy_blow_counts_its_stamina_in_what_is_said(red: int, dies: bool) -> None:
    """4 of 5 blocked: 1 damage and 1 Stamina."""
    match = lair(
        "winged_knight",
        {
            "knight": {
                "node": 6, "luck": True, "red": red + 1,
                "left": ["kite_shield"], "right": ["kite_shield"],
            }
        },
        card="winged_knight_diagonal_uppercut",
        node=3,
        tape=[2, 2],
    )  # fmt: skip
    play(match, "block")
    assert kept(match) == (1, "yes" if dies else "no", dies)


@pytest.mark.rule("DS-A.32")
@pytest.mark.parametrize(
    ("strength", "pip", "fields", "said"),
    [
        (4, 0, {}, (0, 0, 0, 4, "yes")),
        (4, 2, {}, (2, 0, 0, 2, "yes")),
        (1, 2, {}, (2, 0, 0, 0, "yes")),
        (5, 1, {"ember": True}, (1, 1, 0, 3, "yes")),
        (4, 1, {"conditions": BLEED}, (1, 0, 2, 5, "yes")),
        (5, 1, {"ember": True, "conditions": BLEED}, (1, 1, 2, 5, "yes")),
        (1, 2, {"ember": True, "conditions": BLEED}, (2, 0, 0, 0, "yes")),
    ],
)
def test_how_a_blow_is_reckoned_adds_up(
    strength: int, pip: int, fields: dict[str, object], said: tuple[object, ...]
) -> None:
    """Strength less the roll, less the Ember, and Bleed: what is said of each comes to the damage."""
    match = fight(
        {"knight": bare(6, left=["kite_shield"], luck=True, **fields), "herald": bare(0)},
        [tough("sentinel", 6)],
        tape=[pip],
    )
    struck = blow(match, strength)
    play(struck, "block")
    assert asked(struck) == ["after_roll"]
    [keep] = [one for one in struck.decisions[0].options if one.id == "keep"]
    assert keep.outcome is not None
    args = keep.outcome.text.args
    names = ("rolled", "ember", "bleed", "damage", "even")
    assert tuple(args[name] for name in names) == said
    assert args["strength"] == strength


def said_of_attack(match: Match) -> tuple[list[tuple[object, ...]], bool]:
    """Of each foe aimed at: the total, what is taken off, its kind, what comes, what is left; and whether
    all of it is for nothing."""
    assert asked(match) == ["after_roll"]
    [keep] = [one for one in match.decisions[0].options if one.id == "keep"]
    assert keep.outcome is not None
    lines: Any = keep.outcome.text.args["lines"]
    names = ("total", "less", "type", "damage", "left")
    found = [tuple(line.args[name] for name in names) for line in lines]
    return found, keep.outcome.useless


@pytest.mark.rule("DS-24.4")
@pytest.mark.parametrize(
    ("faces", "said", "useless"),
    [
        # Block 2 of the Sentinel, 1 of the soldiers; one of them bleeds, another has 1 Health left.
        ([2, 2], [(4, 2, "physical", 2, 8), (4, 1, "physical", 5, 35), (4, 1, "physical", 3, 0)], False),
        ([1, 1], [(2, 2, "physical", 0, 10), (2, 1, "physical", 3, 37), (2, 1, "physical", 1, 0)], False),
        ([0, 1], [(1, 1, "physical", 0, 10), (1, 1, "physical", 0, 40), (1, 1, "physical", 0, 1)], True),
        ([0, 0], [(0, 0, "physical", 0, 10), (0, 0, "physical", 0, 40), (0, 0, "physical", 0, 1)], True),
    ],
)  # fmt: skip
def test_a_kept_attack_on_a_node_says_what_each_foe_suffers(
    faces: list[int], said: list[tuple[object, ...]], useless: bool
) -> None:
    match = fight(
        {"warrior": bare(5, left=["great_machete"], luck=True, tiers=[3, 3, 3, 3])},
        [
            ("sentinel", 6),
            tough("hollow_soldier", 6, conditions=BLEED),
            ("hollow_soldier", 6),
            tough("hollow_soldier", 8),
        ],
        pack=machete(),
        tape=faces,
    )
    play(match, "act-left-2", "node-6")
    assert said_of_attack(match) == (said, useless)


def machete() -> dict[str, object]:
    """The base pack, where the Great Machete strikes a node with two black dice."""
    options = [{"stamina": 1, "dice": {"blue": 3}}, {"stamina": 4, "dice": {"black": 2, "orange": 2}},
               {"stamina": 4, "dice": {"black": 2}, "node": True}]  # fmt: skip
    pack = packs.changed("dark_souls", "treasure.yaml", "great_machete", options=options)
    pack["pack.yaml"][0]["id"] = "mine"
    return pack


@pytest.mark.rule("DS-24.7")
@pytest.mark.parametrize(
    ("spell", "kind", "less"), [(None, "physical", 2), ("act-right-0", "magical", 1)]
)
def test_a_kept_attack_says_which_armour_it_meets(spell: str | None, kind: str, less: int) -> None:
    best = {"tiers": [3, 3, 3, 3], "luck": True}
    match = fight(
        {"warrior": bare(6, left=["battle_axe"], right=["great_magic_weapon"], **best)},
        [("sentinel", 6)],
        tape=[2, 1],
    )
    if spell:
        play(match, spell)
    play(match, "act-left-0")
    assert said_of_attack(match) == ([(3, less, kind, 3 - less, 10 - 3 + less)], False)
