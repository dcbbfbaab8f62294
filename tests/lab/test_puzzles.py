"""Puzzles: those of the shelf are what they say, and what is no puzzle is not taken for one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import undercroft
from undercroft import Puzzle, puzzle
from undercroft.kernel.errors import InvalidContent, InvalidSetup
from undercroft.kernel.text import Message
from undercroft.lab import puzzles as proofs
from undercroft.puzzle import Answer

GAMES = undercroft.titles()


def of(game: str) -> tuple[Puzzle, ...]:
    return undercroft.puzzles(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_puzzles_that_were_proved(game: str) -> None:
    found = of(game)
    assert len(found) >= 25
    assert len({one.id for one in found}) == len(found)
    for one in found:
        last, other = one.answers[one.right - 1 : one.right + 1]
        assert last.chance - other.chance >= proofs.GAP - 0.001
        assert one.right <= proofs.EQUAL
        assert one.lead >= proofs.SURE
        assert one.worlds >= 100
        assert list(one.answers) == sorted(one.answers, key=lambda each: -each.chance)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_a_question_of_a_match_that_goes_on(game: str) -> None:
    puzzle.check(of(game))
    for one in of(game):
        match = puzzle.begin(one, "any")
        asked = {decision.id: decision for decision in match.decisions_for(one.seat)}
        assert {option.id for option in asked[one.decision].options} == {
            answer.option for answer in one.answers
        }
        match.decide(one.best, seat=one.seat, decision=one.decision)
        match.check()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_why_it_is_right_is_said_in_words(game: str, lang: str) -> None:
    texts = undercroft.text.bundle(lang)
    for one in of(game):
        assert texts.has_message(str(one.reason["id"]))
        assert texts.has_message(f"puzzle-{one.theme}")


@pytest.mark.parametrize("game", GAMES)
def test_where_it_is_played_has_a_name(game: str) -> None:
    """Where chance has laid out the place, what is played is said."""
    known = {
        (field.name, str(value.value))
        for field in undercroft.setup_options(game)
        for value in field.values
    }
    modes = any(name == "mode" for name, _ in known)
    for one in of(game):
        assert one.place in known if modes else one.place == ("mode", "")
        assert one.place[1] != puzzle.ANYWHERE


@pytest.mark.parametrize("game", GAMES)
def test_some_are_proved_once_more(game: str) -> None:
    """The widest gaps, in worlds of their own: fewer, since plain Python is slow."""
    widest = sorted(of(game), key=lambda one: proofs.hardness(one)[1])
    for one in widest[:2]:
        proof = proofs.prove(one, 16, "once more")
        assert proof.tried[0].option.id in one.solved_by


def test_the_easiest_come_first() -> None:
    for game in GAMES:
        assert list(of(game)) == sorted(of(game), key=proofs.hardness)


def test_what_is_known_by_name() -> None:
    one = of("bloodborne")[0]
    assert puzzle.find("bloodborne", one.id) is one
    assert puzzle.of_table("bloodborne", puzzle.seed_of(one)) is one
    assert puzzle.of_table("bloodborne", one.id) is None
    assert puzzle.of_table("bloodborne", None) is None
    with pytest.raises(InvalidSetup, match="puzzle: 'none' is not one of"):
        puzzle.find("bloodborne", "none")


def test_a_question_with_two_options_is_no_puzzle() -> None:
    match = undercroft.new("dark_souls", {"mode": "boss", "players": 1}, seed=1)
    while len(match.decisions_for(0)[0].options) > proofs.FEWEST - 1:
        match.decide(match.decisions_for(0)[0].options[0], seat=0)
    assert proofs.look(match, 0, 4, "x") is None


def test_answers_that_are_as_good_are_no_puzzle() -> None:
    """Each option is played out in the same worlds; a gap that nobody has is never found."""
    one = of("dark_souls")[0]
    proof = proofs.prove(one, 4)
    assert proofs.clear(proof, 1.1, 0.0) == 0
    assert proofs.clear(proof, 0.0, 1e99) == 0
    assert {len(tried.results) for tried in proof.tried} == {4}


def changed(one: Puzzle, **fields: object) -> Puzzle:
    return msgspec.structs.replace(one, **fields)


def test_files_that_say_what_is_not_so_are_refused(tmp_path: Path) -> None:
    one = of("bloodborne")[0]
    other = (Answer("nothing", 0.1, 0.1), *one.answers[1:])
    for broken, why in (
        ([changed(one, decision="other")], "decision: it is not asked"),
        ([changed(one, answers=other)], "answers: they are not the options that are open"),
        ([changed(one, right=0)], "right: some answers are, and some are not"),
        ([changed(one, right=len(one.answers))], "right: some answers are"),
        ([changed(one, usual="nothing")], "usual: 'nothing' is not one of"),
        ([changed(one, position={})], "position: "),
    ):
        with pytest.raises(InvalidContent, match=why):
            puzzle.check(broken)
    puzzle.check([one])
    file = tmp_path / "puzzles.json"
    file.write_bytes(msgspec.json.encode([one, one]))
    with pytest.raises(InvalidContent, match="two puzzles have the same name"):
        puzzle.read(file)
    file.write_text("[{}]")
    with pytest.raises(InvalidContent, match="missing required field"):
        puzzle.read(file)


def test_reasons_are_messages() -> None:
    for game in GAMES:
        one = of(game)[0]
        said = Message(str(one.reason["id"]), {})
        assert said.id.split("-")[-1] == one.theme
