"""The game that docs/add-a-game.md walks through, played as any game of the house is."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import undercroft
from examples.grave_robbers.game import GAME
from tests.games import texts, whole
from undercroft import InvalidSetup, Match, PositionError, Reported, Tape, games
from undercroft.kernel.agenda import Question
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
    match = new(2, 2, 6)
    all_choose(match, "dig", "dig")
    assert [robber(match, seat)["sack"] for seat in (0, 1)] == [2, 2]
    all_choose(match, "flee", "flee")
    assert [robber(match, seat)["home"] for seat in (0, 1)] == [2, 2]
    assert whole.table_of(match)["round"] == 2


def test_the_watchman_comes_on_a_roll_up_to_the_noise() -> None:
    match = new(2, 5, 2, 4, 1)
    all_choose(match, "dig", "flee")
    assert robber(match, 0)["sack"] == 5  # 2 is more than the noise of 1
    all_choose(match, "flee")
    all_choose(match, "dig", "flee")
    assert robber(match, 0) == {"home": 5, "sack": 0, "there": True, "ready": False}
    assert [event.kind for event in match.events][-2:] == ["caught", "night"]


def test_every_grave_of_a_night_makes_more_noise() -> None:
    match = new(2, *[outcome for noise in range(1, 6) for outcome in (1, noise + 1)])
    for noise in range(1, 6):
        all_choose(match, *["dig"] * len(match.waiting))
        assert whole.table_of(match)["noise"] == noise
    all_choose(match, "flee", "flee")
    assert whole.table_of(match)["noise"] == 0


def test_the_most_at_home_wins_and_as_much_wins_too() -> None:
    match = new(2, 2, 6, 1, 6)
    all_choose(match, "dig", "dig")
    all_choose(match, "flee", "flee")
    twin = match.clone()
    all_choose(match, "dig", "flee")
    all_choose(match, "flee")
    all_choose(match, "flee", "flee")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert [score.total for score in match.result.scores] == [3, 2]
    for _ in range(2):
        all_choose(twin, "flee", "flee")
    assert twin.result is not None
    assert twin.result.winners == (0, 1)


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
    match = undercroft.new("grave_robbers", chance=Reported())
    all_choose(match, "dig", "dig")
    assert (
        match.decisions[0].text() == "Roll at the table: what is in the grave. What does it show?"
    )
    match.supply(3)
    match.supply(4)
    assert robber(match, 1)["sack"] == 3


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("noise", 7, "state.noise: 7 must be a number from 0 to 6"),
        ("night", -1, "state.night: -1 must be a number from 0 to 3"),
        ("robbers", [], "state: it does not hold together"),
        ("moon", 1, "state.moon: no such field"),
    ],
)
def test_an_edited_position_is_checked_field_by_field(field: str, value: object, said: str) -> None:
    doc: Any = new().position()
    doc["state"][field] = value
    with pytest.raises(PositionError) as refused:
        undercroft.from_position(doc)
    assert str(refused.value).startswith(said)


# ---------------------------------------------------------------------- texts


def test_both_languages_are_whole_and_nothing_is_left_over() -> None:
    folder = str(GAME.base.parent)
    texts.check_both_languages(folder)
    texts.check_typography(folder)
    ids = {f"gr-event-{kind}" for kind in GAME.events}
    ids |= {f"gr-prompt-{name}" for name, step in GAME.steps.items() if issubclass(step, Question)}
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
    assert {"gr-event-quiet", "gr-event-caught", "gr-why-most"} <= reader.check_all(said)


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
