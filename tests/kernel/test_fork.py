"""Every way a choice can turn out, with its exact probability."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import isclose

import pytest

from tests.games.bloodborne.stage import hunter, monster, stage
from undercroft import IllegalChoice, Match

from .tables import everything, halfway

DICE = {
    "green": ["0", "0", "1", "1+", "1+", "2"],
    "yellow": ["0", "1", "1", "1+", "2+", "3"],
    "red": ["0", "1+", "2", "2+", "3", "4"],
}


def totals(faces: list[str], most: int) -> dict[int, Fraction]:
    """P(total = n) for n < most, and P(total ≥ most) at `most`: first principles, no engine."""
    plus = [int(face[0]) for face in faces if face[-1] == "+"]
    flat = [int(face) for face in faces if face[-1] != "+"]
    found: dict[int, Fraction] = defaultdict(Fraction)
    # Every "+" is worth at least 1 here, so `most` rolls reach `most`.
    rolling = {0: Fraction(1)}
    for _ in range(most):
        further: dict[int, Fraction] = defaultdict(Fraction)
        for so_far, p in rolling.items():
            for face in flat:
                found[min(so_far + face, most)] += p / 6
            for face in plus:
                further[min(so_far + face, most)] += p / 6
        rolling = further
    found[most] += sum(rolling.values(), Fraction())
    assert sum(found.values()) == 1
    return dict(found)


def last_to_choose(boss: str, health: int = 8) -> Match:
    """A Boss that none of the cards can kill; seat 2 has yet to choose. No card comes after the roll."""
    match = stage(
        monster=boss, hunters={seat: {"health": health} for seat in range(3)}, final_boss="gehrman"
    )
    for seat in (0, 1):
        match.decide("saw_cleaver", seat=seat)
    return match


@pytest.mark.parametrize(
    ("boss", "die", "bonus"),
    [
        ("father_gascoigne", "red", 0),
        ("rootbound_stag", "yellow", 0),
        ("drowned_choir", "green", 1),
    ],
)
def test_the_odds_of_an_attack_are_exact(boss: str, die: str, bonus: int) -> None:
    match = last_to_choose(boss)
    found: dict[int, float] = defaultdict(float)
    for p, branch in match.branches("saw_cleaver", seat=2, least=1e-7):
        # Whoever dies is asked for an Upgrade; the living go on to the next round.
        died = branch.asks[0].step.name == "upgrade"
        found[8 if died else 8 - hunter(branch, 0)["health"]] += p
    exact = {total + bonus: p for total, p in totals(DICE[die], 8 - bonus).items()}
    cut_off = 1 - sum(found.values())
    assert -1e-12 < cut_off < 1e-3
    assert set(found) == set(exact)
    for total, true in exact.items():
        # What is missing of a total is no more than what was cut off.
        assert found[total] <= float(true) + 1e-12
        assert found[total] >= float(true) - cut_off - 1e-12
    # Up to 4 nothing is cut off at all.
    assert all(isclose(found[n], float(exact[n]), abs_tol=1e-12) for n in range(bonus, 4))


def test_the_odds_of_dying_by_the_red_die() -> None:
    """Health 3 against the red die: by hand, P(total ≥ 3)."""
    match = last_to_choose("father_gascoigne", health=3)
    died = sum(
        p
        for p, branch in match.branches("saw_cleaver", seat=2, least=1e-6)
        if branch.asks[0].step.name == "upgrade"
    )
    exact = float(1 - sum(p for total, p in totals(DICE["red"], 8).items() if total < 3))
    assert died == pytest.approx(exact, abs=1e-3)


def test_equal_faces_are_counted_together() -> None:
    match = last_to_choose("drowned_choir")  # green: 0 0 1 1+ 1+ 2, and 1 more
    found = [(hunter(b, 0)["health"], p) for p, b in match.branches("saw_cleaver", 2, least=0.12)]
    # The two blanks are one branch; both combos are one branch, and cut off at the next roll.
    assert [health for health, _ in sorted(found)] == [5, 6, 7]
    assert [p for _, p in sorted(found)] == pytest.approx([1 / 6, 1 / 6, 1 / 3])


def test_a_branch_of_exactly_the_least_chance_is_kept() -> None:
    match = last_to_choose("drowned_choir")
    found = [p for p, _ in match.branches("saw_cleaver", 2, least=1 / 3)]
    assert found == [
        1 / 3
    ]  # the two blanks; the combos are as likely, but what follows them is less


def test_without_chance_there_is_one_way() -> None:
    match = stage()
    [(p, branch)] = list(match.branches("saw_cleaver", seat=1))
    assert p == 1.0
    assert branch.waiting == [0, 2]
    twin = match.clone()
    twin.decide("saw_cleaver", seat=1)
    assert branch.digest() == twin.digest()


def test_the_next_monster_has_its_exact_chance() -> None:
    """7 of 18 Monsters and 3 of 7 Bosses are in the deck: unseen ones come by what is left of each."""
    match = stage(monster="scourge_beast", echoes=1, left=(4, 2))
    match.decide("saw_cleaver", seat=0)
    match.decide("saw_cleaver", seat=1)
    found: dict[str, float] = {}
    kinds: dict[str, float] = defaultdict(float)
    # The pistol kills before the die is rolled: all that is left to chance is who comes next.
    for p, branch in match.branches("hunter_pistol", seat=2):
        came = monster(branch)
        assert came is not None
        assert came["id"] not in found
        found[came["id"]] = p
        kinds[came["kind"]] += p
    assert len(found) == 17 + 7
    assert sum(found.values()) == pytest.approx(1)
    assert kinds["monster"] == pytest.approx(4 / 6)
    assert kinds["boss"] == pytest.approx(2 / 6)
    assert found["carrion_crow"] == pytest.approx(4 / 6 / 17)
    assert found["watchdog"] == pytest.approx(2 / 6 / 7)


def test_copies_count_in_a_draw() -> None:
    """Seat 0 dreams and takes an Upgrade: what fills the gap comes by the copies left of it."""
    match = stage(
        monster="father_gascoigne",
        hunters={0: {"health": 8}},
        row=["cannon", "chain_scythe", "fire_flask"],
        tape=["0"],
    )
    match.decide("hunters_dream", seat=0)
    match.decide("saw_cleaver", seat=1)
    match.decide("saw_cleaver", seat=2)
    found: dict[str, float] = {}
    for p, branch in match.branches("cannon", seat=0):
        table = branch.view()["table"]
        assert isinstance(table, dict)
        [came] = set(table["row"]) - {"chain_scythe", "fire_flask"} or {
            card for card in table["row"] if table["row"].count(card) == 2
        }
        found[came] = p
    assert sum(found.values()) == pytest.approx(1)
    assert found["kirkhammer"] == pytest.approx(2 / 29)
    assert found["ashen_veil"] == pytest.approx(1 / 29)
    assert found["chain_scythe"] == pytest.approx(1 / 29)
    assert "cannon" not in found


def test_looking_ahead_changes_nothing() -> None:
    match = last_to_choose("father_gascoigne")
    before = everything(match)
    branches = list(match.branches("saw_cleaver", seat=2, least=1e-3))
    assert everything(match) == before
    # Branches are matches of their own.
    _, first = branches[0]
    digests = [branch.digest() for _, branch in branches[1:]]
    while not first.over and first.waiting:
        seat = first.waiting[0]
        first.decide(first.decisions_for(seat)[0].options[0].id, seat=seat)
        if first.marks > match.marks + 6:
            break
    assert [branch.digest() for _, branch in branches[1:]] == digests
    assert everything(match) == before


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_a_seed_brings_is_one_of_the_ways(seed: int) -> None:
    """Over a stretch of a game, the state that comes is among the branches."""
    match = halfway({"players": 3}, seed, 25)
    checked = 0
    for _ in range(30):
        if match.over:
            break
        seat = match.waiting[0]
        option = match.decisions_for(seat)[0].options[0].id
        before, marks = match.clone(), match.marks
        match.decide(option, seat=seat)
        if 0 < match.marks - marks <= 3:
            ways = {branch.digest(): p for p, branch in before.branches(option, seat, 1e-5)}
            assert ways.get(match.digest(), 0.0) > 0
            checked += 1
    assert checked >= 1


def test_a_refused_choice_has_no_branches() -> None:
    match = stage()
    before = everything(match)
    with pytest.raises(IllegalChoice):
        list(match.branches("kirkhammer", seat=0))
    assert everything(match) == before
