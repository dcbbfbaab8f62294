"""The open decision is a value; a choice that is refused has changed nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import undercroft
from tests.games.bloodborne.stage import stage
from undercroft import ConflictChoice, IllegalChoice, InvalidChoice, Match, Message
from undercroft.kernel.agenda import Question, State
from undercroft.kernel.decision import Decision

from .tables import LONGEST, Players, again, everything, halfway, new, one_line, plain, play

DECISION_ID = re.compile(r"[a-z][a-z_]*-[1-9][0-9]*")
OPTION_ID = re.compile(r"(?:(?:used|played):)?[a-z][a-z0-9_]*(?:-[0-9])?")


def ids(match: Match) -> list[tuple[str, list[str], list[str]]]:
    return [(d.id, [o.id for o in d.options], [c.id for c in d.closed]) for d in match.decisions]


def test_ids_are_readable_and_stable() -> None:
    kinds: set[str] = set()

    def look(match: Match) -> None:
        seen = ids(match)
        assert ids(match) == seen
        assert ids(match.clone()) == seen
        for decision in match.decisions:
            assert DECISION_ID.fullmatch(decision.id)
            kinds.add(decision.id.split("-")[0])
            assert decision.options
            open_ids = [option.id for option in decision.options]
            closed_ids = [option.id for option in decision.closed]
            for id in open_ids + closed_ids:
                assert OPTION_ID.fullmatch(id), id
            assert len(set(open_ids)) == len(open_ids)
            assert not set(open_ids) & set(closed_ids)

    for seed in range(40):
        play(new({"players": 4}, seed), ("random", "veteran"), seed, each=look)
        if len(kinds) == 6:
            break
    assert kinds == {"choose", "transform", "target", "reclaim", "upgrade", "remove"}


def test_a_decision_keeps_its_id_until_it_is_closed() -> None:
    match = stage()
    before = [d.id for d in match.decisions]
    match.decide("saw_cleaver", seat=1)
    assert [d.id for d in match.decisions] == before
    match.decide("hunter_axe", seat=1)
    assert [d.id for d in match.decisions] == before


def test_ids_are_never_used_again() -> None:
    used: dict[str, int] = {}
    match = new({"players": 3}, 4)
    players = Players(match, ("random",), 4)
    rounds = 0
    for _ in range(LONGEST):
        if match.over:
            break
        for decision in match.decisions:
            assert used.setdefault(decision.id, match.marks) <= match.marks
        players.step(match)
        rounds += 1
    numbers = [int(id.split("-")[1]) for id in used]
    assert len(set(numbers)) == len(numbers)
    assert match.over


def test_the_same_decisions_after_a_journey() -> None:
    match = halfway({"players": 5}, 3, 60)
    for twin in (
        undercroft.from_position(again(match.position())),
        undercroft.replay(again(match.journal())),
    ):
        assert [d.to_json() for d in twin.decisions] == [d.to_json() for d in match.decisions]


def test_who_may_answer() -> None:
    match = stage()
    assert match.waiting == [0, 1, 2]
    for seat in range(3):
        [mine] = match.decisions_for(seat)
        assert mine.seats == (seat,)
        assert mine.chosen is None
    match.decide("hunter_axe", seat=1)
    assert match.waiting == [0, 2]
    [mine] = match.decisions_for(1)
    assert mine.chosen == "hunter_axe"
    assert [d.chosen for d in match.decisions_for(0)] == [None]


def test_a_json_decision_holds_all_there_is() -> None:
    match = stage(hunters={0: {"hand": ["transform", "hunters_dream", "blood_vial"]}})
    [decision] = match.decisions_for(0)
    doc: dict[str, Any] = again(decision.to_json())
    assert doc["id"] == decision.id
    assert doc["seats"] == [0]
    assert doc["prompt"] == {"id": "bb-prompt-choose"}
    assert [option["id"] for option in doc["options"]] == ["hunters_dream", "blood_vial"]
    assert doc["options"][0]["targets"] == [["card", "hunters_dream"], ["place", "hand"]]
    assert doc["closed"][0]["id"] == "transform"
    assert doc["closed"][0]["reason"] == {"id": "bb-closed-no-weapon"}
    assert doc["chosen"] is None


def test_closed_options_say_why() -> None:
    match = stage(
        hunters={
            0: {
                "hand": ["transform", "hunters_dream", "blood_vial"],
                "used": ["hunter_axe", "saw_cleaver", "hunter_pistol"],
            }
        }
    )
    [decision] = match.decisions_for(0)
    closed = {option.id: option for option in decision.closed}
    assert set(closed) == {"transform", "used:hunter_axe", "used:saw_cleaver", "used:hunter_pistol"}
    reasons = {closed["transform"].why(), closed["used:hunter_axe"].why()}
    assert len(reasons) == 2
    for option in decision.closed:
        assert option.why("fr") != option.why("en")
        before = everything(match)
        with pytest.raises(IllegalChoice) as error:
            match.decide(option.id, seat=0)
        line = one_line(error.value)
        assert option.text() in line
        assert option.why() in line
        assert everything(match) == before


def test_everything_has_words_in_both_languages() -> None:
    english: dict[str, str] = {}
    french: dict[str, str] = {}

    def read(message: undercroft.Message, words: Callable[[str], str]) -> None:
        key = plain(message.to_json())
        if key in english:
            return
        for lang, lines in (("en", english), ("fr", french)):
            text = words(lang)
            assert text
            assert text != message.id, f"{message.id} has no text in {lang}"
            assert not re.search(r"[{}]|[a-z]_[a-z]", text), text
            lines[key] = text

    def look(match: Match) -> None:
        for decision in match.decisions:
            read(decision.prompt, decision.text)
            for option in decision.options + decision.closed:
                read(option.message, option.text)
            for closed in decision.closed:
                read(closed.reason, closed.why)

    for seed in range(3):
        play(new({"players": 3}, seed), seed=seed, each=look)
    # Names are the same in both; sentences are not.
    prompts = [key for key in english if "prompt" in key]
    assert len(prompts) >= 5
    assert all(english[key] != french[key] for key in prompts)


# ---------------------------------------------------------------------- refused


@pytest.mark.parametrize("seat", [-1, 3, 99, None, "0", 1.0, True, [0]])
def test_a_seat_that_is_none(seat: Any) -> None:
    match = stage()
    before = everything(match)
    with pytest.raises(InvalidChoice, match="seat") as error:
        match.decide("saw_cleaver", seat=seat)
    one_line(error.value)
    assert everything(match) == before


@pytest.mark.parametrize(
    "option", ["kirkhammer", "", "saw_cleaver ", "SAW_CLEAVER", "0", "\n", None, 0]
)
def test_an_option_that_is_not_open(option: Any) -> None:
    match = stage()
    match.decide("hunter_axe", seat=1)
    before = everything(match)
    for seat in (0, 1):
        with pytest.raises(IllegalChoice, match=f"seat {seat}") as error:
            match.decide(option, seat=seat)
        one_line(error.value)
    assert everything(match) == before


def test_a_seat_that_is_not_asked() -> None:
    match = stage(hunters={0: {"health": 1}}, monster="father_gascoigne", tape=["4"])
    for seat, card in enumerate(["saw_cleaver", "saw_cleaver", "hunters_dream"]):
        match.decide(card, seat=seat)
    assert match.waiting == [0]
    option = match.decisions[0].options[0].id
    before = everything(match)
    with pytest.raises(IllegalChoice, match="seat 1"):
        match.decide(option, seat=1)
    assert everything(match) == before


def test_a_stale_decision_is_a_conflict() -> None:
    match = stage(tape=["0", "carrion_crow"])
    stale = match.decisions_for(0)[0].id
    for seat in range(3):
        match.decide("saw_cleaver", seat=seat)
    before = everything(match)
    for decision in (stale, "choose-0", "nap-3", ""):
        with pytest.raises(ConflictChoice) as error:
            match.decide("hunter_axe", seat=0, decision=decision)
        one_line(error.value)
    assert everything(match) == before


def test_the_decision_of_another_seat_is_a_conflict() -> None:
    match = stage()
    before = everything(match)
    with pytest.raises(ConflictChoice):
        match.decide("hunter_axe", seat=0, decision=match.decisions_for(1)[0].id)
    assert everything(match) == before


def test_after_the_end_nothing_can_be_decided() -> None:
    match = play(new(), seed=1)
    before = everything(match)
    for decision in (None, "choose-1"):
        with pytest.raises(ConflictChoice, match="over"):
            match.decide("hunters_dream", seat=0, decision=decision)
    assert everything(match) == before


def test_raw_choices_are_checked_too() -> None:
    match = stage(tape=["0", "carrion_crow"])
    ask = match.asks[0]
    before = everything(match)
    with pytest.raises(IllegalChoice):
        match.choose(ask, 99)
    assert everything(match) == before
    for seat in range(3):
        match.decide("saw_cleaver", seat=seat)
    before = everything(match)
    with pytest.raises(IllegalChoice):
        match.choose(ask, ask.options[0])
    assert everything(match) == before


def test_whole_games_refuse_without_a_trace() -> None:
    """At every decision of a game: what is closed, unknown, stale or another's is refused, silently."""
    match = new({"players": 3}, 8)
    players = Players(match, ("random",), 8)
    refused = 0
    while not match.over:
        before = match.digest(), plain(match.position()), len(match.events), len(match.inputs)
        everyone = range(len(match.seats))
        tries: list[tuple[str, int, str | None]] = [("nonsense", seat, None) for seat in everyone]
        tries += [("hunters_dream", seat, "choose-0") for seat in everyone]
        tries += [(c.id, d.seats[0], d.id) for d in match.decisions for c in d.closed]
        tries += [
            (d.options[0].id, (d.seats[0] + 1) % len(match.seats), d.id) for d in match.decisions
        ]
        for option, seat, decision in tries:
            with pytest.raises((IllegalChoice, ConflictChoice)):
                match.decide(option, seat, decision)
            refused += 1
        after = match.digest(), plain(match.position()), len(match.events), len(match.inputs)
        assert after == before
        players.step(match)
    assert refused > 500


def test_a_step_can_be_named_by_rules_that_lie_below_it() -> None:
    match = undercroft.new("darkest_dungeon", {"mode": "battle"}, seed=1)
    step = match.step("battle_over", True)
    assert step.name == "battle_over"
    assert type(step) is match.game.steps["battle_over"]
    assert repr(step) == "battle_over(yes)"
    with pytest.raises(KeyError):
        match.step("no_such_step")


class Asked(Question[State]):
    name = "asked"


class Offered(Question[State]):
    name = "offered"
    aside = True


def test_the_first_who_has_not_answered_is_waited_for() -> None:
    """Nobody waits for what is offered beside."""
    state = State()
    for question, seat in ((Offered(), 0), (Asked(), 0), (Asked(), 1)):
        state.ask(question, seat, ())
    _, first, second = state.asks
    assert state.unanswered() is first
    assert [state.waits_for(ask) for ask in state.asks] == [False, True, True]
    state.answered = 0b01
    assert state.unanswered() is second
    state.answered = 0b11
    assert state.unanswered() is None
    assert [state.waits_for(ask) for ask in state.asks] == [False, False, False]


@pytest.mark.parametrize("aside", [False, True])
def test_a_screen_is_told_what_is_offered_beside_a_question(aside: bool) -> None:
    asked = Decision(
        "cure-1", (0,), Message("prompt"), [], [], lambda kind, id, lang: id, aside=aside
    )
    assert asked.to_json().get("aside", False) is aside
