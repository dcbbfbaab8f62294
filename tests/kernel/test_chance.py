"""Sources of chance: a seed, a list."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undercroft
from tests.games.bloodborne.stage import hunter, play, stage, used_up
from undercroft import Die, InvalidChance, Rng, Tape
from undercroft.kernel.chance import Draw, Request, source_from_json

from .tables import Recorder, everything, new, one_line, plain
from .tables import play as play_on

RED = Die("red", ["0", "1+", "2", "2+", "3", "4"])


def course(seed: int | str) -> list[str]:
    """A whole game: the digest after every decision."""
    digests: list[str] = []
    match = new({"players": 4}, seed)
    play_on(match, seed="same players", each=lambda m: digests.append(m.digest()))
    return digests


# ---------------------------------------------------------------------- Rng


def test_the_same_seed_gives_the_same_game() -> None:
    assert course(7) == course(7)
    assert course("nightmare") == course("nightmare")


def test_another_seed_gives_another_game() -> None:
    games = {tuple(course(seed)) for seed in (7, 8, -7, "nightmare", "Nightmare", "")}
    assert len(games) == 6


def test_a_seed_may_be_typed() -> None:
    """`--seed 7` on the command line is a text; it is the game of the number."""
    assert course(7) == course("7")


@pytest.mark.parametrize("seed", [" ", "\u2003", "\u2003\u200b", "a\x00", "é\n", "\ud800é"])
def test_a_seed_that_nobody_could_read_is_refused(seed: str) -> None:
    with pytest.raises(InvalidChance, match="cannot be read or written down"):
        Rng(seed)


@pytest.mark.parametrize("seed", ["", "é", "la nuit", "é\u2003é"])
def test_a_seed_may_be_any_words(seed: str) -> None:
    assert Rng(seed).seed == seed


def test_without_a_seed_nobody_knows() -> None:
    seeds = {Rng().seed for _ in range(50)}
    assert len(seeds) == 50
    assert all(isinstance(seed, str) and len(seed) >= 32 for seed in seeds)
    assert len({new(None, Rng().seed).digest() for _ in range(5)}) > 1


def chi_square(found: Counter[int], expected: list[float]) -> float:
    return sum((found[i] - e) ** 2 / e for i, e in enumerate(expected) if e)


def test_every_face_comes_up_as_often() -> None:
    source = Rng("fair")
    rolls = 12_000
    found = Counter(source.index(RED) for _ in range(rolls))
    # 5 degrees of freedom: 20.5 is exceeded once in a thousand seeds, and this seed is fixed.
    assert chi_square(found, [rolls / 6] * 6) < 20.5


def test_weights_are_kept() -> None:
    source = Rng("weighty")
    weights = [0, 2, 1, 0, 5, 12]
    draws = 12_000
    request = Draw("deck", list("abcdef"), weights)
    found = Counter(source.index(request) for _ in range(draws))
    assert found[0] == found[3] == 0
    assert chi_square(found, [draws * weight / 20 for weight in weights]) < 16.3  # 3 degrees


def test_one_outcome_says_nothing_about_the_next() -> None:
    source = Rng("pairs")
    pairs = Counter(source.index(RED) * 6 + source.index(RED) for _ in range(7_200))
    assert chi_square(pairs, [200.0] * 36) < 66.6  # 35 degrees


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    found = Counter(Rng(seed).index(RED) for seed in range(6_000))
    assert chi_square(found, [1000.0] * 6) < 20.5


def test_a_copy_goes_its_own_way() -> None:
    source = Rng(7)
    for _ in range(5):
        source.index(RED)
    twin = source.copy()
    ahead = [twin.index(RED) for _ in range(30)]
    assert (source.count, twin.count) == (5, 35)
    assert [source.index(RED) for _ in range(30)] == ahead


def test_a_source_goes_on_where_its_document_says() -> None:
    source = Rng("there")
    for _ in range(9):
        source.index(RED)
    doc = source.to_json()
    assert doc == {"source": "rng", "seed": "there", "count": 9}
    assert [Rng("there", 9).index(RED) for _ in range(4)] == [source.copy().index(RED)] * 4


# ---------------------------------------------------------------------- Tape


@pytest.mark.parametrize(("said", "index"), [("2+", 3), ("0", 0), (0, 0), (4, 5), ("4", 5), (2, 2)])
def test_an_outcome_is_said_by_its_label(said: object, index: int) -> None:
    tape = Tape([said])
    assert tape.index(RED) == index
    assert tape.left == ()


@pytest.mark.parametrize("said", [5, "5", "1", "", None, 2.0, "2 +", "red", ["2"]])
def test_what_is_not_on_the_die_cannot_come_out(said: object) -> None:
    tape = Tape([said, "0"])
    with pytest.raises(InvalidChance, match="red") as error:
        tape.index(RED)
    assert "2+" in one_line(error.value)
    assert tape.left == (said, "0")


def test_what_has_no_weight_cannot_come_out() -> None:
    request = Draw("deck", ["axe", "saw"], [0, 3])
    with pytest.raises(InvalidChance, match="possible: saw"):
        Tape(["axe"]).index(request)
    assert Tape(["saw"]).index(request) == 1


def test_a_tape_runs_out() -> None:
    tape = Tape(["0"])
    tape.index(RED)
    with pytest.raises(InvalidChance, match="red: the tape has run out"):
        tape.index(RED)


def test_a_copied_tape_goes_its_own_way() -> None:
    tape = Tape(["0", "4"])
    twin = tape.copy()
    assert twin.index(RED) == 0
    assert tape.left == ("0", "4")
    assert twin.left == ("4",)


def test_a_game_is_its_outcomes() -> None:
    """What a seed brought, put on a tape, is the same game."""
    recorder = Recorder("recorded")
    match = undercroft.new("bloodborne", {"players": 4}, chance=recorder)
    digests = [match.digest()]
    play_on(match, seed=3, each=lambda m: digests.append(m.digest()))
    tape = Tape(recorder.labels)
    again = undercroft.new("bloodborne", {"players": 4}, chance=tape)
    found = [again.digest()]
    play_on(again, seed=3, each=lambda m: found.append(m.digest()))
    assert found == digests
    assert tape.left == ()


@pytest.mark.parametrize("outcome", ["9", "kirkhammer", -1])
def test_an_impossible_outcome_changes_nothing(outcome: object) -> None:
    match = stage(tape=[outcome])
    play(match, "saw_cleaver", "saw_cleaver")
    before = everything(match)
    with pytest.raises(InvalidChance, match="red") as error:
        match.decide("hunter_axe", seat=2)
    one_line(error.value)
    assert everything(match) == before


def test_an_impossible_outcome_late_in_the_round_changes_nothing() -> None:
    # The roll is fine; the Monster that comes next is not one.
    match = stage(tape=["0", "hunter_axe"])
    play(match, "saw_cleaver", "saw_cleaver")
    before = everything(match)
    with pytest.raises(InvalidChance, match="chalice"):
        match.decide("hunter_axe", seat=2)
    assert everything(match) == before


def test_a_tape_that_has_run_out_changes_nothing() -> None:
    match = stage(tape=["2+"])
    play(match, "saw_cleaver", "saw_cleaver")
    before = everything(match)
    with pytest.raises(InvalidChance, match="run out"):
        match.decide("hunter_axe", seat=2)
    assert everything(match) == before


def test_a_match_goes_on_after_a_refused_outcome() -> None:
    """Nothing has changed: another source takes over and the round is played as if nothing had been."""
    match = stage(tape=["nonsense"])
    play(match, "saw_cleaver", "saw_cleaver")
    with pytest.raises(InvalidChance):
        match.decide("hunter_axe", seat=2)
    match.chance = Tape(["3", "lamp_townsman"])
    match.decide("hunter_axe", seat=2)
    assert [hunter(match, seat)["health"] for seat in range(3)] == [5, 5, 5]
    assert used_up(match)


def test_a_new_game_says_what_cannot_come_out() -> None:
    with pytest.raises(InvalidChance, match="final_boss") as error:
        undercroft.new("bloodborne", chance=Tape(["kirkhammer"]))
    assert "gehrman" in one_line(error.value)


# ---------------------------------------------------------------------- documents


@pytest.mark.parametrize(
    ("chance", "field"),
    [
        (None, "chance"),
        ([], "chance"),
        ({}, "chance.source"),
        ({"source": "dice"}, "chance.source"),
        ({"source": "rng"}, "chance.seed"),
        ({"source": "rng", "seed": None}, "chance.seed"),
        ({"source": "rng", "seed": True}, "chance.seed"),
        ({"source": "rng", "seed": 1.5}, "chance.seed"),
        ({"source": "rng", "seed": 1, "count": -1}, "chance.count"),
        ({"source": "rng", "seed": 1, "count": "0"}, "chance.count"),
        ({"source": "rng", "seed": 1, "count": True}, "chance.count"),
        ({"source": "rng", "seed": 1, "count": 2**64}, "chance.count"),
        ({"source": "rng", "seed": 1, "count": 2**63}, "chance.count"),
        ({"source": "tape"}, "chance.outcomes"),
        ({"source": "tape", "outcomes": "2+"}, "chance.outcomes"),
        ({"source": "hand", "count": None}, "chance.count"),
    ],
)
def test_a_wrong_source_is_named(chance: object, field: str) -> None:
    doc: dict[str, Any] = new().position()
    doc["chance"] = chance
    with pytest.raises(undercroft.PositionError) as error:
        # A count may look right until the first outcome is asked for.
        play_on(undercroft.from_position(doc))
    assert field in one_line(error.value)


def test_a_request_without_weights_counts_all_alike() -> None:
    assert Request("die", ["a", "b", "b"]).total == 3
    assert Request("deck", ["a", "b"], [3, 4]).total == 7
    assert plain(Tape([1, "2+"]).to_json()) == plain(
        {"source": "tape", "outcomes": [1, "2+"], "count": 0}
    )


def test_a_source_may_have_been_asked_very_often() -> None:
    far = source_from_json({"source": "rng", "seed": 1, "count": 2**63 - 1})
    assert far.to_json() == {"source": "rng", "seed": 1, "count": 2**63 - 1}
    assert source_from_json({"source": "rng", "seed": 1}).to_json()["count"] == 0
