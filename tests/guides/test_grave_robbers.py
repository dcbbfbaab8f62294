"""The game that docs/add-a-game.md walks through, played as any game of the house is."""

from __future__ import annotations

import json
import shutil
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import undercroft
from examples.grave_robbers.game import GAME
from examples.grave_robbers.graves import LANGUAGE
from examples.grave_robbers.rules import STEPS
from tests.games import texts, whole
from undercroft import Hand, InvalidSetup, Match, PositionError, Tape, games
from undercroft.kernel.agenda import Question
from undercroft.kernel.match import start
from undercroft.kernel.text import Message
from undercroft.lab.simulate import simulate

pytestmark = pytest.mark.usefixtures("robbers")


def new(players: int = 2, *outcomes: object) -> Match:
    return undercroft.new("grave_robbers", {"players": players}, chance=Tape(list(outcomes)))


def all_choose(match: Match, *options: str) -> None:
    for seat, option in zip(match.waiting, options, strict=True):
        match.decide(option, seat)


def robber(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = whole.table_of(match)["robbers"][seat]
    return found


# ---------------------------------------------------------------------- the rules


def test_a_night_begins_with_empty_sacks_and_everybody_there() -> None:
    match = new(4)
    assert match.waiting == [0, 1, 2, 3]
    assert all(robber(match, seat)["there"] for seat in range(4))


def test_what_is_found_goes_into_every_sack_and_home_with_who_flees() -> None:
    match = new(2, "miller", 6)
    all_choose(match, "dig", "dig")
    assert [robber(match, seat)["sack"] for seat in (0, 1)] == [2, 2]
    all_choose(match, "flee", "flee")
    assert [robber(match, seat)["home"] for seat in (0, 1)] == [2, 2]
    assert whole.table_of(match)["round"] == 2


def test_the_watchman_comes_on_a_roll_up_to_the_noise() -> None:
    match = new(2, "crypt", 3, "crypt", 2)
    all_choose(match, "dig", "flee")
    assert robber(match, 0)["sack"] == 6  # 3 is more than the noise of 2
    all_choose(match, "flee")
    all_choose(match, "dig", "flee")
    assert robber(match, 0) == {"home": 6, "sack": 0, "there": True, "ready": False}
    assert [event.kind for event in match.events][-2:] == ["caught", "night"]


@pytest.mark.parametrize(("other", "found"), [("flee", 8), ("dig", 3)])
def test_some_finds_are_for_one_who_digs_alone(other: str, found: int) -> None:
    match = new(2, "bishop", 6)
    all_choose(match, "dig", other)
    assert robber(match, 0)["sack"] == found


def test_a_night_without_graves_left_ends() -> None:
    graves = [grave.id for grave in GAME.shelf.find("base").graves]  # type: ignore[attr-defined]
    match = new(2, *[outcome for grave in graves for outcome in (grave, 6)])
    doc: Any = match.position()
    doc["state"]["opened"] = graves
    match = undercroft.from_position(doc)
    all_choose(match, "dig", "flee")
    assert whole.table_of(match)["round"] == 2


def test_the_most_at_home_wins_and_as_much_wins_too() -> None:
    match = new(2, "miller", 6, "pauper", 6)
    all_choose(match, "dig", "dig")
    all_choose(match, "flee", "flee")
    all_choose(match, "dig", "flee")
    all_choose(match, "flee")
    all_choose(match, "flee", "flee")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert [score.total for score in match.result.scores] == [3, 2]


def test_a_choice_is_secret_and_may_be_changed_until_all_have_chosen() -> None:
    match, other = new(2), new(2)
    match.decide("flee", 0)
    other.decide("dig", 0)
    assert match.decisions_for(0)[0].chosen == "flee"
    for seat in (1, None):
        assert match.view(seat) == other.view(seat)
    match.decide("dig", 0)
    assert match.view(0) == other.view(0)


# ---------------------------------------------------------------------- as every game of the house


@pytest.mark.parametrize(("players", "seed"), list(product((2, 3, 4), range(10))))
def test_whole_games(players: int, seed: int) -> None:
    """To the end by random bots, checked and written down and read at every decision."""
    match, control = (
        undercroft.new("grave_robbers", {"players": players}, seed=seed) for _ in range(2)
    )
    seats = whole.sit(match, "random", seed)
    whole.same_as_control(match, control, seats, 1000)
    assert control.over
    control.check()


@pytest.mark.parametrize("seed", range(5))
def test_a_journal_plays_the_same_game_again(seed: int) -> None:
    match = undercroft.new("grave_robbers", {"players": 4}, seed=seed)
    whole.same_from_journal(match, whole.sit(match, "random", seed), 1000)
    assert match.over


def test_nobody_can_tell_one_world_from_another() -> None:
    match = undercroft.new("grave_robbers", {"players": 3}, seed=1)
    assert whole.alike_in_every_world(match, whole.sit(match, "random", 1), 1000) > 5


def test_it_can_be_simulated() -> None:
    report = simulate("grave_robbers", {}, ["random"] * 3, games=30, jobs=1)
    assert report.games == 30
    assert not report.cut


def test_real_dice_and_cards_may_be_used() -> None:
    match = undercroft.new("grave_robbers", chance=Hand())
    all_choose(match, "dig", "dig")
    assert match.decisions[0].text() == "What did the real table show? (the next grave)"
    assert match.decisions[0].options[0].text("fr") == "La tombe d’un indigent"
    match.supply("pauper")
    match.supply(4)
    assert robber(match, 1)["sack"] == 1


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("noise", 7, "state.noise: 7 must be a number from 0 to 6"),
        ("opened", ["attic"], "state.opened[0]: 'attic' is no grave of pack 'base'"),
        ("robbers", [], "state: it does not hold together"),
        ("opened", ["crypt"] * 2, "state: it cannot go on from here (a grave is opened once"),
        ("moon", 1, "state.moon: no such field"),
    ],
)
def test_an_edited_position_is_checked_field_by_field(field: str, value: object, said: str) -> None:
    doc: Any = new().position()
    doc["state"][field] = value
    with pytest.raises(PositionError) as refused:
        undercroft.from_position(doc)
    assert str(refused.value).startswith(said)


def test_a_pack_of_ones_own_is_checked_and_travels_with_the_match(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(GAME.base, mine)
    about, graves = mine / "pack.yaml", mine / "graves.yaml"
    about.write_text(about.read_text("utf-8").replace("id: base", "id: mine"), "utf-8")
    plain = graves.read_text("utf-8")
    graves.write_text(plain.replace("op: find, amount: 1}", "op: fnd, amount: 1}", 1), "utf-8")
    assert undercroft.check_pack("grave_robbers", mine) == [
        "graves.yaml:6: pauper: lines[0].op: 'fnd' is not one of find, noise; did you mean 'find'?"
    ]
    graves.write_text(plain.replace("amount: 1}", "amount: 9}", 1), "utf-8")
    pack = GAME.shelf.read(mine)
    match = start(GAME, {}, Tape(["pauper", 6]), pack)
    all_choose(match, "dig", "dig")
    again = undercroft.from_position(json.loads(json.dumps(match.position())))
    assert robber(again, 0)["sack"] == 9


# ---------------------------------------------------------------------- texts


def test_both_languages_are_whole_and_nothing_is_left_over() -> None:
    folder = str(GAME.base.parent)
    texts.check_both_languages(folder)
    texts.check_typography(folder)
    ids = {f"gr-event-{kind}" for kind in GAME.events}
    ids |= {f"gr-verb-{op}" for op in LANGUAGE.verbs} | {f"gr-when-{w}" for w in LANGUAGE.moments}
    ids |= {f"gr-prompt-{name}" for name, step in STEPS.items() if issubclass(step, Question)}
    ids |= {"gr-option-dig", "gr-option-flee", "gr-chance-grave", "gr-chance-watch"}
    ids |= {"gr-setup-players", "gr-setup-n", "gr-score-home", "gr-why-most"}
    assert set(texts.messages("en", folder)) == ids


def test_every_sentence_of_whole_games_can_be_read() -> None:
    match = undercroft.new("grave_robbers", {"players": 4}, seed=1)
    reader = texts.Reader(match)
    reader.check_setup()
    said = list(texts.messages_in(reader.catalog, ("gr-",)))
    seats = whole.sit(match, "random", 1)
    told = 0
    while not match.over:
        said += texts.said_in(match, told)
        told = len(match.events)
        seat, decision, option = whole.decide(match, seats)
        match.decide(option, seat, decision)
    said += texts.said_in(match, told)
    assert {"gr-when-quiet", "gr-event-caught", "gr-why-most"} <= reader.check_all(said)


# ---------------------------------------------------------------------- the door


def test_a_guest_is_known_by_its_name() -> None:
    assert undercroft.titles()[-1] == "grave_robbers"
    assert games.find("grave_robbers") is GAME
    assert Message("gr-option-dig").text("fr") == "Creuser"


def test_no_guest_takes_the_name_of_a_game_of_the_house() -> None:
    class Impostor(type(GAME)):  # type: ignore[misc]
        name = "bloodborne"

    with pytest.raises(InvalidSetup, match="a game of the house"):
        games.register(Impostor())
    assert games.find("bloodborne") is not GAME
