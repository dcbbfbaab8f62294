"""The promised odds against every roll there is, each played out by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from typing import Any

import pytest

from undercroft import Match

from .bout import (
    BLEED,
    FROSTBITE,
    bare,
    boss_fight,
    cubes,
    fight,
    health,
    told,
    tough,
)
from .stage import options, play

#: Each die: a face and how many of the six sides show it.
FACES = {
    "black": {0: 1, 1: 3, 2: 2},
    "blue": {1: 2, 2: 3, 3: 1},
    "orange": {1: 1, 2: 2, 3: 2, 4: 1},
    "dodge": {0: 3, 1: 3},
}


def rolls(*dice: str) -> Iterator[tuple[list[int], float]]:
    """Every roll of these dice and its probability."""
    for faces in product(*(FACES[die] for die in dice)):
        chances = (FACES[die][face] / 6 for die, face in zip(dice, faces, strict=True))
        yield list(faces), prod(chances)


def promised(match: Match, option: str) -> dict[str, float]:
    [found] = [one.outcome for one in match.decisions[0].options if one.id == option]
    assert found is not None
    [odds] = found.to_json()["odds"]
    return {name: float(str(number)) for name, number in odds.items()}


def test_what_an_attack_promises_is_said_in_words() -> None:
    """A Shortsword's black die against one Health and no Block to speak of."""
    match = fight({"knight": bare(6, left=["shortsword"])}, [("hollow_soldier", 6)])
    [option] = [one for one in match.decisions[0].options if one.id == "act-left-0"]
    assert option.outcome is not None
    odds = promised(match, "act-left-0")
    assert option.outcome.text.args["kill"] == round(100 * odds["kill"])
    assert f"{odds['damage']:.1f}" in str(option.outcome.text.args["damage"])


def strike(
    stage: Callable[[list[int]], Match], dice: tuple[str, ...], *choices: str
) -> tuple[float, float]:
    """(expected damage to all, chance that the first foe dies), by playing every roll."""
    expected = killed = 0.0
    for faces, p in rolls(*dice):
        match = stage(faces)
        before = sum(int(foe["health"]) for foe in foes(match))
        play(match, *choices)
        while not match.over and "stop" in options(match):
            play(match, options(match)[0])
        after = 0 if match.over else sum(int(foe["health"]) for foe in foes(match))
        expected += (before - after) * p
        killed += p if health(match) == 0 else 0.0
    return expected, killed


def foes(match: Match) -> list[dict[str, Any]]:
    table: Any = match.view(None)["table"]
    return list(table["fight"]["foes"])


def test_estoc_against_a_soldier() -> None:
    def stage(tape: list[int]) -> Match:
        return fight(
            {"assassin": bare(6, left=["estoc"])}, [("large_hollow_soldier", 6)], tape=tape
        )

    odds = promised(stage([]), "act-left-1")
    damage, kill = strike(stage, ("black",) * 3, "act-left-1")
    assert odds["damage"] == pytest.approx(damage, abs=1e-3)
    assert odds["kill"] == pytest.approx(kill, abs=1e-4)


def test_a_node_attack_counts_everybody_on_the_node() -> None:
    def stage(tape: list[int]) -> Match:
        return fight(
            {"warrior": bare(6, left=["battle_axe"])},
            [("hollow_soldier", 6), ("sentinel", 6)],
            tape=tape,
        )

    odds = promised(stage([]), "act-left-1")
    damage, kill = strike(stage, ("black", "black"), "act-left-1")
    assert odds["damage"] == pytest.approx(damage, abs=1e-3)
    assert odds["kill"] == pytest.approx(kill, abs=1e-4)


@pytest.mark.parametrize("conditions", [0, BLEED])
@pytest.mark.parametrize("wounds", [0, 1, 3])
def test_an_option_that_repeats(conditions: int, wounds: int) -> None:
    # Twin Axes with a gem: one blue die + 1 and Bleed, twice, on five Health behind Block 1.
    def stage(tape: list[int]) -> Match:
        foe = {
            "model": "large_hollow_soldier",
            "node": 6,
            "wounds": wounds,
            "conditions": conditions,
        }
        return fight(
            {"knight": bare(6, left=["winged_knight_twin_axes", "blood_gem"])}, [foe], tape=tape
        )

    odds = promised(stage([]), "act-left-1")
    damage, kill = strike(stage, ("blue", "blue"), "act-left-1")
    assert odds["damage"] == pytest.approx(damage, abs=1e-3)
    assert odds["kill"] == pytest.approx(kill, abs=1e-4)


@pytest.mark.parametrize("wounds", [0, 6])
def test_a_bleeding_foe_bleeds_on_until_it_is_hurt(wounds: int) -> None:
    # Twin Axes alone: one blue die + 1, twice, behind Block 2: the first may do nothing.
    def stage(tape: list[int]) -> Match:
        foe = {"model": "sentinel", "node": 6, "wounds": wounds, "conditions": BLEED}
        return fight({"knight": bare(6, left=["winged_knight_twin_axes"])}, [foe], tape=tape)

    odds = promised(stage([]), "act-left-1")
    damage, kill = strike(stage, ("blue", "blue"), "act-left-1")
    assert odds["damage"] == pytest.approx(damage, abs=1e-3)
    assert odds["kill"] == pytest.approx(kill, abs=1e-4)


def test_rings_gems_and_magic_count() -> None:
    # Hornet Ring: an orange die more and -2; Lightning Gem: magical; Titanite Shard: +1.
    def stage(tape: list[int]) -> Match:
        return fight(
            {
                "knight": bare(
                    6,
                    armour=["sunless_armour", "hornet_ring"],
                    left=["thrall_axe", "lightning_gem", "titanite_shard"],
                )
            },
            [("large_hollow_soldier", 6)],
            tape=tape,
        )

    odds = promised(stage([]), "act-left-0")
    damage, kill = strike(stage, ("black", "black", "orange"), "act-left-0")
    assert odds["damage"] == pytest.approx(damage, abs=1e-3)
    assert odds["kill"] == pytest.approx(kill, abs=1e-4)


def test_the_target_question_promises_the_same() -> None:
    def stage(tape: list[int]) -> Match:
        match = fight(
            {"knight": bare(6, left=["thrall_axe"])},
            [{"model": "large_hollow_soldier", "node": 6, "wounds": 3}, tough("sentinel", 6)],
            tape=tape,
        )
        play(match, "act-left-0")
        return match

    odds = promised(stage([]), "foe-0")
    damage, kill = strike(stage, ("black", "black"), "foe-0")
    assert odds["damage"] == pytest.approx(damage, abs=1e-3)
    assert odds["kill"] == pytest.approx(kill, abs=1e-4)


def stand(
    stage: Callable[[list[int]], Match], dice: tuple[str, ...], choice: str
) -> dict[str, float]:
    """Expected damage, chance of none and of death, by playing every roll."""
    found = {"damage": 0.0, "safe": 0.0, "death": 0.0}
    for faces, p in rolls(*dice):
        match = stage(faces)
        black, red = cubes(match)
        play(match, choice)
        hurt = [values[1] for values in told(match, "suffered")]
        amount = sum(int(str(one)) for one in hurt)
        found["damage"] += amount * p
        found["safe"] += p if not amount else 0.0
        found["death"] += p if told(match, "fell") else 0.0
    return found


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"ember": True},
        {"conditions": BLEED},
        {"conditions": BLEED, "ember": True},
        {"conditions": FROSTBITE},
    ],
    ids=["plain", "ember", "bleed", "both", "frostbite"],
)
def test_block_and_dodge(fields: dict[str, Any]) -> None:
    def stage(tape: list[int]) -> Match:
        return fight(
            {"knight": bare(6, armour=["black_armour"], left=["east_west_shield"], **fields)},
            [tough("silver_knight_swordsman", 6)],
            turn=None,
            tape=tape,
        )

    odds = promised(stage([]), "block")
    assert odds == {
        name: round(number, 3 if name == "damage" else 4) for name, number in odds.items()
    }
    assert odds == pytest.approx(stand(stage, ("black", "blue"), "block"), abs=1e-3)
    odds = promised(stage([]), "dodge")
    assert odds == {
        name: round(number, 3 if name == "damage" else 4) for name, number in odds.items()
    }
    assert odds == pytest.approx(stand(stage, ("dodge", "dodge"), "dodge"), abs=1e-3)


@pytest.mark.parametrize("conditions", [0, FROSTBITE])
@pytest.mark.parametrize("red", [2, 3, 4, 5, 6])
def test_the_chance_to_die(red: int, conditions: int) -> None:
    def stage(tape: list[int]) -> Match:
        return fight(
            {"knight": bare(6, armour=["black_armour"], red=red, conditions=conditions)},
            [tough("silver_knight_swordsman", 6)],
            turn=None,
            tape=tape,
        )

    # Damage beyond the free boxes is not suffered, but death is death.
    for choice, dice in (("block", ("blue",)), ("dodge", ("dodge",))):
        odds = promised(stage([]), choice)
        assert odds["death"] == pytest.approx(stand(stage, dice, choice)["death"], abs=1e-4)


def test_heavy_blows_may_kill_who_blocks_well() -> None:
    def stage(tape: list[int]) -> Match:
        return boss_fight(
            "winged_knight",
            "winged_knight_diagonal_uppercut",
            {"knight": bare(11, armour=["exile_armour"], black=5, red=2)},
            [{"model": "winged_knight", "node": 6}],
            tape=tape,
        )

    odds = promised(stage([]), "block")
    played = stand(stage, ("blue", "blue"), "block")
    assert odds["death"] == pytest.approx(played["death"], abs=1e-4)
    assert 0 < odds["death"] < 1
