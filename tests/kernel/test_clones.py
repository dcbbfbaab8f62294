"""Twins go their own way and share their past; telling or not, the game is the same."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft

from .tables import Players, again, everything, halfway, new, play, told, views


@pytest.mark.parametrize("seed", [1, 2])
def test_playing_the_clone_leaves_the_original_alone(seed: int) -> None:
    match = new({"players": 4}, seed)
    players = Players(match, ("random", "veteran"), seed)
    for number in range(60):
        if match.over:
            break
        before = everything(match)
        twin = match.clone()
        if number % 6 == 0:
            play(twin, seed=number)
            assert twin.over
        else:
            play(twin, seed=number, most=3)
        assert everything(match) == before
        players.step(match)


def test_playing_the_original_leaves_the_clone_alone() -> None:
    match = halfway({"players": 5, "final_boss": "rom"}, 5, 30)
    twin = match.clone()
    before = everything(twin)
    play(match, seed=1)
    assert match.over
    assert everything(twin) == before


def test_twins_play_alike() -> None:
    match = halfway({"players": 3}, 6, 20)
    twin = match.clone()
    assert twin.digest() == match.digest()
    assert views(twin) == views(match)
    since = len(match.events)
    play(match, ("veteran",), 4)
    play(twin, ("veteran",), 4)
    assert twin.digest() == match.digest()
    assert twin.result == match.result
    assert twin.chance.count == match.chance.count
    for seat in (None, 0, 1, 2):
        assert told(twin, seat) == told(match, seat, since)


def test_a_clone_starts_without_events() -> None:
    match = halfway()
    assert match.events
    assert match.clone().events == []


def test_a_clone_shares_the_past() -> None:
    match = halfway({"players": 3}, 7, 30)
    past = match.inputs
    twin = match.clone()
    assert twin.inputs == past
    play(twin, seed=3)
    journal: dict[str, Any] = again(twin.journal())
    assert journal["inputs"][: len(past)] == past
    assert undercroft.replay(journal).digest() == twin.digest()
    # The original has its own journal, without the twin's choices.
    assert match.inputs == past
    assert undercroft.replay(again(match.journal())).digest() == match.digest()


def test_a_clone_of_a_finished_match_is_finished() -> None:
    match = play(new(), seed=2)
    twin = match.clone()
    assert twin.over
    assert twin.result == match.result


@pytest.mark.parametrize("players", [3, 4, 5])
def test_telling_or_not_is_the_same_game(players: int) -> None:
    setup = {"players": players}
    loud, silent = new(setup, 9), new(setup, 9)
    silent.telling = False
    before = len(silent.events)
    one, two = Players(loud, ("random", "veteran"), 1), Players(silent, ("random", "veteran"), 1)
    while not loud.over:
        assert one.step(loud) == two.step(silent)
        assert loud.digest() == silent.digest()
        assert views(loud) == views(silent)
    assert silent.over
    assert silent.result == loud.result
    assert len(silent.events) == before
    assert len(loud.events) > before + 50
    assert silent.journal() == loud.journal()


def test_what_a_match_hands_out_is_not_its_own() -> None:
    """Views, positions and journals are values: whoever scribbles on one changes no match."""
    match = halfway({"players": 3}, 8, 30)
    twin = match.clone()
    before, other = everything(match), everything(twin)
    handed_out: list[Any] = [match.position(), match.journal(), undercroft.catalog(match)]
    handed_out += [match.view(seat) for seat in (None, 0, 1, 2)]
    handed_out += [decision.to_json() for decision in match.decisions]
    handed_out += [event.seen_by(event.seat) for event in match.events]
    handed_out += [match.inputs, match.open_view()]
    for value in handed_out:
        scribble(value)
    assert everything(match) == before
    assert everything(twin) == other
    assert undercroft.replay(again(match.journal())).digest() == match.digest()


@pytest.mark.parametrize("game", undercroft.titles())
def test_a_catalogue_is_not_the_packs_own(game: str) -> None:
    """Names and cards are shared by all matches of a pack: whoever scribbles on a catalogue changes none."""
    before = again(undercroft.catalog(undercroft.new(game, seed=1)))
    scribble(undercroft.catalog(undercroft.new(game, seed=1)))
    assert again(undercroft.catalog(undercroft.new(game, seed=1))) == before


def test_an_owners_document_is_not_the_matchs_own() -> None:
    """A document that was loaded may be edited for the next match: the first one does not notice."""
    doc: dict[str, Any] = again(halfway({"players": 3}, 8, 30).position())
    match = undercroft.from_position(doc)
    before = everything(match)
    scribble(doc)
    assert everything(match) == before
    assert undercroft.replay(again(match.journal())).digest() == match.digest()


def scribble(value: Any) -> None:
    """Spoil everything inside that can be spoilt."""
    if isinstance(value, dict):
        for inner in list(value.values()):
            scribble(inner)
        for key in list(value):
            if not isinstance(value[key], (dict, list)):
                value[key] = "spoilt"
        value["spoilt"] = True
    elif isinstance(value, list):
        for inner in value:
            scribble(inner)
        value.append("spoilt")
