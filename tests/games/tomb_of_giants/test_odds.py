"""Promised odds and dangers against every roll there is, each played out by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from typing import Any

import pytest

from undercroft import Match

from .bout import TWO_TILES, bossfight, fight, first, health, suffered
from .stage import BLEED, bare, foe, play, table, told, tough
from .test_behaviours import SCENES
from .test_enemies import came_true, foretold

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


def strike(
    stage: Callable[[list[int]], Match], dice: tuple[str, ...], *choices: str
) -> tuple[float, float]:
    """(expected damage to all, chance that the first foe dies), by playing every roll."""
    expected = killed = 0.0
    for faces, p in rolls(*dice):
        match = stage(faces)
        before = sum(int(one["health"]) for one in table(match)["fight"]["foes"])
        play(match, *choices)
        left = 0 if match.over else sum(int(f["health"]) for f in table(match)["fight"]["foes"])
        expected += (before - left) * p
        killed += p if health(match) == 0 else 0.0
    return expected, killed


def compare(
    stage: Callable[[list[int]], Match], dice: tuple[str, ...], *choices: str
) -> dict[str, float]:
    odds = promised(prepared(stage([]), *choices[:-1]), choices[-1])
    damage, kill = strike(stage, dice, *choices)
    assert odds["damage"] == pytest.approx(damage, abs=1e-3)
    assert odds["kill"] == pytest.approx(kill, abs=1e-4)
    return odds


def prepared(match: Match, *choices: str) -> Match:
    play(match, *choices)
    return match


# ---------------------------------------------------------------------- attacks


@pytest.mark.parametrize("conditions", [0, BLEED])
@pytest.mark.parametrize("index", [0, 1])
def test_a_weapon_against_a_necromancer(index: int, conditions: int) -> None:
    foe = {"model": "necromancer", "node": 3, "wounds": 3, "conditions": conditions}

    def stage(tape: list[int]) -> Match:
        heroes = {"thief": bare(3, left=["morning_star"])}
        return fight(heroes, [foe, tough("skeleton_beast", 12)], tape=tape)

    compare(stage, ("blue",) * (index + 1), f"act-left-{index}")


def test_magic_pierce_modifiers_and_gems_count() -> None:
    foes = [{"model": "necromancer", "node": 3}, tough("skeleton_beast", 12)]
    for weapon, dice, index in (
        (["thrall_axe", "carthus_flame_arc", "sharp_gem"], ("black",) * 3, 0),
        (["shotel", "titanite_shard"], ("blue",), 2),
        (["scimitar"], ("orange", "orange"), 1),
    ):

        def stage(tape: list[int], weapon: list[str] = weapon) -> Match:
            return fight({"thief": bare(3, left=weapon)}, foes, tape=tape)

        compare(stage, dice, f"act-left-{index}")


def test_a_whole_node() -> None:
    foes = [
        {"model": "necromancer", "node": 3},
        ("skeleton_archer", 3),
        tough("skeleton_beast", 12),
    ]

    def stage(tape: list[int]) -> Match:
        return fight({"thief": bare(0, left=["fireball"])}, foes, tape=tape)

    odds = promised(stage([]), "act-left-1")
    damage = kill = 0.0
    for faces, p in rolls("orange", "orange"):
        match = stage(faces)
        play(match, "act-left-1")
        damage += p * (6 - health(match, 0) - health(match, 1))
        kill += p if health(match, 1) == 0 else 0.0
    assert odds["damage"] == pytest.approx(damage, abs=1e-3)
    assert odds["kill"] == pytest.approx(kill, abs=1e-4)  # of whoever dies most likely


@pytest.mark.parametrize("heroic", [False, True])
def test_an_option_that_repeats_has_the_heroic_die_once(heroic: bool) -> None:
    # Four times two black dice against Block 1; a die more for the first with Explosive Crit.
    def stage(tape: list[int]) -> Match:
        match = fight(
            {"pyromancer": bare(3, left=["bonewheel_shield"], heroic=heroic)},
            [{"model": "necromancer", "node": 3, "wounds": 3}, tough("skeleton_beast", 12)],
            tape=[*tape, *[0] * 8],
        )
        if heroic:
            play(match, "heroic")
        return match

    def result(totals: list[int]) -> int:
        left = 2
        for total in totals:
            left = max(0, left - max(0, total - 1))
        return left

    one = [(sum(faces), p) for faces, p in rolls("black", "black")]
    big = [(sum(faces), p) for faces, p in rolls("black", "black", "black")] if heroic else one
    damage = kill = 0.0
    for parts in product(big, one, one, one):
        left = result([total for total, _ in parts])
        p = prod(p for _, p in parts)
        damage += (2 - left) * p
        kill += p if not left else 0.0
    odds = promised(stage([]), "act-left-1")
    assert odds["damage"] == pytest.approx(damage, abs=1e-3)
    assert odds["kill"] == pytest.approx(kill, abs=1e-4)


def test_the_weak_arc_and_the_dragon_scale() -> None:
    def stage(tape: list[int]) -> Match:
        return bossfight(
            "gravelord_nito",
            {"thief": bare(6, side="n", left=["thrall_axe", "dragon_scale"])},
            [{"model": "gravelord_nito", "node": 6, "wounds": 25}],
            turn=0,
            heated=True,
            top="gravelord_nito_sword_sweep",
            discard=["gravelord_nito_sword_sweep"],
            tape=tape,
        )

    compare(stage, ("black",) * 3, "act-left-0")


def test_rapport_promises_what_it_does() -> None:
    match = fight(
        {"pyromancer": bare(0, left=["rapport"])},
        [{"model": "necromancer", "node": 3, "wounds": 2}, tough("skeleton_beast", 3)],
    )
    assert promised(match, "act-left-0") == {"damage": 3.0, "kill": 1.0}
    play(match, "act-left-0")
    assert promised(match, "foe-1") == {"damage": 3.0, "kill": 0.0}


def test_who_cannot_be_harmed_and_who_evades() -> None:
    match = fight(
        {"thief": bare(3, left=["morning_star"])},
        [tough("giant_skeleton_soldier", 3), tough("necromancer", 12)],
        encounter="puppet_master",
        marked=[[1]],
    )
    assert promised(match, "act-left-1") == {"damage": 0.0, "kill": 0.0}

    def stage(tape: list[int]) -> Match:
        return fight(
            {"thief": bare(3, left=["morning_star"])},
            [("skeleton_archer", 3), tough("skeleton_beast", 12)],
            encounter="honour_guard",
            tape=tape,
        )

    odds = promised(stage([]), "act-left-0")
    # A dodge die first: half of the attacks miss; then 1 of 3 faces is no more than Block 1.
    assert odds == {
        "damage": pytest.approx(1 / 3, abs=1e-3),
        "kill": pytest.approx(1 / 3, abs=1e-4),
    }
    hits = 0.0
    for faces, p in rolls("dodge", "blue"):
        if faces[0]:
            continue
        match = stage(faces)
        play(match, "act-left-0")
        hits += p if health(match) == 0 else 0.0
    assert hits == pytest.approx(odds["kill"], abs=1e-4)


def test_the_target_question_promises_the_same() -> None:
    def stage(tape: list[int]) -> Match:
        return fight(
            {"thief": bare(3, left=["thrall_axe"])},
            [{"model": "necromancer", "node": 3, "wounds": 3}, tough("skeleton_beast", 3)],
            tape=tape,
        )

    compare(stage, ("black", "black"), "act-left-0", "foe-0")


# ---------------------------------------------------------------------- danger


def dangers(match: Match, index: int = 0) -> Any:
    found = foe(match, index)
    assert found is not None
    return found["danger"]


def endured(
    stage: Callable[[list[int]], Match], dice: tuple[str, ...], seat: int = 0
) -> tuple[float, float]:
    """(expected damage, chance of none) of the enemies' turn: every roll, nobody steps aside."""
    hurt = safe = 0.0
    for faces, p in rolls(*dice):
        match = stage(faces)
        play(match, "end")
        first(match)
        amount = sum(int(str(more)) for who, more in suffered(match) if who == seat)
        hurt += amount * p
        safe += p if not amount else 0.0
    return hurt, safe


GUARD = ("black", "dodge")
WARD = ("black", "dodge")


@pytest.mark.parametrize(
    "fields",
    [{}, {"ember": True}, {"conditions": BLEED}, {"conditions": BLEED, "ember": True}],
    ids=["plain", "ember", "bleed", "both"],
)
@pytest.mark.parametrize(
    ("model", "node", "dice"),
    [
        ("skeleton_archer", 12, GUARD),
        ("necromancer", 12, WARD),
        ("skeleton_soldier", 3, GUARD),
        ("skeleton_soldier", 6, GUARD * 2),  # from its own node twice, and the first makes bleed
        ("giant_skeleton_soldier", 3, GUARD * 2),
        ("skeleton_beast", 3, GUARD * 2),
    ],
    ids=["archer", "necromancer", "soldier", "soldier here", "giant", "beast"],
)
def test_the_danger_is_exact(
    model: str, node: int, dice: tuple[str, ...], fields: dict[str, Any]
) -> None:
    def stage(tape: list[int]) -> Match:
        heroes = {"thief": bare(6, armour=["deserter_armour"], **fields)}
        # With all the soldiers asleep behind the door the Necromancer brings none back.
        asleep = [tough("skeleton_soldier", 24) for _ in range(3)]
        foes = [tough(model, node), *(asleep if model == "necromancer" else ())]
        return fight(heroes, foes, tape=tape, encounter=TWO_TILES, awake=[0])

    [found] = dangers(stage([]))
    hurt, safe = endured(stage, dice)
    assert found["hero"] == 0
    assert found["damage"] == pytest.approx(hurt, abs=1e-3)
    assert found["safe"] == pytest.approx(safe, abs=1e-4)


def test_the_danger_from_afar_with_the_obscuring_ring() -> None:
    # The soldier comes next to its target: from there the ring is no help.
    def stage(tape: list[int]) -> Match:
        heroes = {"thief": bare(3, armour=["firelink_armour", "obscuring_ring"])}
        return fight(heroes, [tough("giant_skeleton_archer", 6)], tape=tape)

    [found] = dangers(stage([]))
    hurt, safe = endured(stage, ("blue", "dodge", "dodge"))
    assert (found["damage"], found["safe"]) == (
        pytest.approx(hurt, abs=1e-3),
        pytest.approx(safe, abs=1e-4),
    )


def test_no_danger_for_who_is_not_attacked() -> None:
    match = fight({"thief": bare(6), "cleric": bare(0)}, [tough("skeleton_archer", 12)])
    assert dangers(match) == [{"hero": 0, "damage": 4.0, "safe": 0.0}]


def test_of_a_boss_only_once_its_card_is_known() -> None:
    def stage(card: str | None) -> Match:
        return bossfight(
            "black_knight",
            {"thief": bare(11, armour=["deserter_armour"])},
            [{"model": "black_knight", "node": 6}],
            turn=0,
            card=card,
        )

    assert dangers(stage(None)) == []
    [found] = dangers(stage("black_knight_defensive_strike"))
    # 5 physical, dodge 2 with one die: never dodged; a black die takes 7/6 of it.
    assert found == {"hero": 0, "damage": pytest.approx(5 - 7 / 6, abs=1e-3), "safe": 0.0}


# ---------------------------------------------------------------------- bosses foretold


@pytest.mark.parametrize("id", SCENES)
@pytest.mark.parametrize("node", [5, 8, 11, 12])
def test_what_a_boss_is_foretold_to_do_is_what_it_does(id: str, node: int) -> None:
    boss = "black_knight" if id.startswith("black_knight") else "gravelord_nito"
    match = bossfight(
        boss,
        {"thief": bare(node), "cleric": bare(6, side="e")},
        [{"model": boss, "node": 6}],
        turn=0,
        card=id,
    )
    came_true(match, foretold(match))
    assert told(match, "behaviour") == [(id,)]
