"""The end of the game: scoring and ties (BB-17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from undercroft import ConflictChoice, Match, Result

from .stage import each, hunter, kinds, play, stage, table, told

A, B, C, KILLER = 0, 1, 2, 3


def ended(hunters: Mapping[int, Mapping[str, Any]], first: int = 0) -> tuple[Match, Result]:
    """Four Hunters, of whom the fourth kills Rom: 1 Blood and a space on each track (1 + 3 = 4)."""
    match = stage(4, monster="rom", echoes=1, first=first, hunters=hunters, tape=["0"])
    play(match, "hunters_dream", "hunters_dream", "hunters_dream", "saw_cleaver")
    assert match.result is not None
    return match, match.result


def totals(result: Result) -> list[int | None]:
    return [score.total for score in result.scores]


@pytest.mark.rule("BB-17.1")
def test_the_game_ends_once_the_final_boss_is_killed() -> None:
    match, _ = ended({})
    assert match.over
    assert table(match)["step"] == "over"
    with pytest.raises(ConflictChoice, match="over"):
        match.decide("saw_cleaver", seat=0)


@pytest.mark.rule("BB-17.1")
def test_the_game_does_not_end_while_the_final_boss_lives() -> None:
    match = stage(monster="rom", echoes=4, tape=["0"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert not match.over
    assert match.result is None


@pytest.mark.rule("BB-17.2")
def test_everybody_banks_all_collected_blood() -> None:
    match, _ = ended({A: {"collected": 5, "banked": 1}, B: {"collected": 3}, C: {"banked": 2}})
    assert each(match, "banked") == [6, 3, 2, 1]
    assert each(match, "collected") == [0, 0, 0, 0]


@pytest.mark.rule("BB-17.2")
def test_the_last_banking_is_untaxed() -> None:
    match = stage(
        monster="tithe_king",
        final_boss="tithe_king",
        echoes=1,
        hunters={B: {"collected": 5}},
        tape=["0"],
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert each(match, "banked") == [1, 5, 0]


@pytest.mark.rule("BB-17.3")
def test_the_score_is_banked_blood_and_the_three_tracks() -> None:
    match, result = ended({A: {"collected": 2, "banked": 6, "trophies": (1, 2, 4)}})
    score = result.scores[A]
    assert [value for _, value in score.parts] == [8, 1, 3, 8]
    assert score.total == 20
    assert {"who": A, "total": 20} in told(match, "scored")


@pytest.mark.rule("BB-17.4")
def test_the_highest_score_wins() -> None:
    match, result = ended({A: {"banked": 10}, B: {"banked": 4, "trophies": (3, 1, 1)}, C: {}})
    assert totals(result) == [10, 11, 0, 4]
    assert result.winners == (B,)
    assert result.why.id == "bb-why-score"
    assert told(match, "won") == [{"who": B}]


@pytest.mark.rule("BB-17.5")
@pytest.mark.parametrize("first", [A, B])
def test_a_tie_goes_to_more_banked_blood(first: int) -> None:
    _, result = ended({A: {"banked": 10, "trophies": (0, 3, 0)}, B: {"banked": 15}}, first)
    assert totals(result)[:2] == [15, 15]
    assert result.winners == (B,)
    assert result.why.id == "bb-why-tie-break"


@pytest.mark.rule("BB-17.5")
def test_banked_blood_decides_among_the_tied_only() -> None:
    _, result = ended({A: {"banked": 14}, B: {"banked": 10, "trophies": (0, 3, 0)}})
    assert totals(result)[:2] == [14, 15]
    assert result.winners == (B,)


@pytest.mark.rule("BB-17.6")
def test_still_tied_the_victory_is_shared() -> None:
    match, result = ended(
        {A: {"banked": 9, "trophies": (1, 0, 0)}, C: {"collected": 9, "trophies": (0, 0, 1)}}
    )
    assert result.winners == (A, C)
    assert result.why.id == "bb-why-shared"
    assert told(match, "won") == [{"who": A}, {"who": C}]


@pytest.mark.rule("BB-17.7")
def test_henryks_score() -> None:
    # His 1 Blood of the last blow makes the third Collected; it also moves each token by one.
    match = stage(
        monster="gehrman",
        final_boss="gehrman",
        echoes=1,
        hunters={A: {"collected": 2, "banked": 9, "trophies": (1, 2, 0)}},
        tape=["0"],
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert match.result is not None
    assert hunter(match, A)["banked"] == 3 + 9
    assert [value for _, value in match.result.scores[A].parts] == [12, 3, 5, 1]
    assert match.result.scores[A].total == 21


@pytest.mark.rule("BB-17.8")
def test_a_beats_b_and_shares_with_c() -> None:
    a = {"banked": 14, "trophies": (1, 1, 3)}  # 14 + 7
    b = {"banked": 12, "trophies": (2, 2, 2)}  # 12 + 9
    match, result = ended({A: a, B: b})
    assert totals(result)[:2] == [21, 21]
    assert [score["total"] for score in told(match, "scored")] == [21, 21, 0, 4]
    assert result.winners == (A,)
    _, result = ended({A: a, B: b, C: {"banked": 14, "trophies": (3, 1, 1)}})
    assert totals(result)[:3] == [21, 21, 21]
    assert result.winners == (A, C)


@pytest.mark.rule("BB-17.9")
def test_who_dies_in_the_final_round_banks_nothing_collected_before() -> None:
    match = stage(
        monster="rom",
        echoes=1,
        hunters={B: {"health": 1, "collected": 30, "banked": 2}},
        tape=["1"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert match.result is not None
    assert "died" in kinds(match)
    assert match.result.scores[B].total == 2
    assert match.result.winners == (A,)


@pytest.mark.rule("BB-A.48")
def test_the_tie_break_counts_blood_after_the_last_banking() -> None:
    _, result = ended(
        {
            A: {"banked": 12, "trophies": (2, 2, 2)},  # 12 + 9
            B: {"collected": 9, "banked": 5, "trophies": (1, 1, 3)},  # 14 + 7
        }
    )
    assert totals(result)[:2] == [21, 21]
    assert result.winners == (B,)


@pytest.mark.rule("BB-A.49")
def test_the_most_blood_alone_does_not_win() -> None:
    _, result = ended({A: {"banked": 15}, B: {"banked": 4, "trophies": (0, 0, 5)}})
    assert totals(result)[:2] == [15, 16]
    assert result.winners == (B,)
