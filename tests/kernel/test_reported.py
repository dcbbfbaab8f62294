"""Chance by hand: the match waits until somebody says what the real die or deck showed."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import undercroft
from tests.games.bloodborne.stage import hunter, stage
from undercroft import ConflictChoice, InvalidChance, Match, Reported, Tape

from .tables import (
    LONGEST,
    Players,
    Recorder,
    again,
    everything,
    one_line,
    told,
    views,
)


def waits(match: Match) -> bool:
    """Whether an outcome is awaited, as a client can tell."""
    return bool(match.decisions) and match.decisions[0].id.startswith("chance-")


def at_the_die(monster: str = "scourge_beast", players: int = 3) -> Match:
    """A match in which the Monster's die has to be rolled by hand."""
    doc: dict[str, Any] = stage(players, monster=monster).position()
    doc["chance"] = Reported().to_json()
    match = undercroft.from_position(doc)
    for seat in range(players):
        match.decide("saw_cleaver", seat=seat)
    assert waits(match)
    return match


def by_hand(
    match: Match, seed: int, each: Callable[[Match], None], labels: list[str] | None = None
) -> None:
    """Play to the end; outcomes from `labels`, or any possible one."""
    random = Random(seed)
    players = Players(match, ("random", "veteran"), seed)
    queue = list(labels) if labels is not None else None
    for _ in range(LONGEST):
        if match.over:
            break
        if waits(match):
            options = [option.id for option in match.decisions[0].options]
            label = random.choice(options) if queue is None else queue.pop(0)
            match.decide(label, seat=random.randrange(len(match.seats)))
        else:
            players.step(match)
        each(match)
    assert match.over
    assert not queue


def test_a_match_waits_at_its_first_outcome() -> None:
    match = undercroft.new("bloodborne", chance=Reported())
    assert match.waiting == [0, 1, 2]
    [decision] = match.decisions
    assert decision.id == "chance-0"
    assert decision.seats == (0, 1, 2)
    bosses = ["gehrman", "rom", "lamp_mother", "tithe_king", "famine_star"]
    assert [option.id for option in decision.options] == bosses
    assert decision.closed == []
    assert decision.options[0].text() == "Gehrman, the First Hunter"
    # What has not come out yet is not on the table.
    for seat in (None, 0, 1, 2):
        table: Any = match.view(seat)["table"]
        assert (table["final_boss"], table["monster"], table["row"]) == (None, None, [])
        assert table["final_fight"] is False
    for seat in range(3):
        assert [d.id for d in match.decisions_for(seat)] == ["chance-0"]


def test_the_options_are_the_faces_of_the_die() -> None:
    match = at_the_die()
    [decision] = match.decisions
    assert [option.id for option in decision.options] == ["0", "1+", "2", "2+", "3", "4"]
    # A face that is on the die twice is one option.
    assert [option.id for option in at_the_die("drowned_choir").decisions[0].options] == [
        "0", "1", "1+", "2",
    ]  # fmt: skip


def test_only_what_is_left_in_the_deck_can_come() -> None:
    match = undercroft.new(
        "bloodborne", {"final_boss": "rom", "first_player": 0}, chance=Reported()
    )
    for card in ("cannon", "kirkhammer", "kirkhammer"):  # one copy and two copies
        assert card in [option.id for option in match.decisions[0].options]
        match.decide(card)
    match = undercroft.from_position(match.position())
    assert waits(match)
    table: Any = match.view()["table"]
    assert sorted(table["row"]) == ["cannon", "kirkhammer", "kirkhammer"]


def test_a_deck_by_hand_runs_out_of_copies() -> None:
    match = undercroft.new(
        "bloodborne", {"players": 5, "final_boss": "rom", "first_player": 0}, chance=Reported()
    )
    match.decide("kirkhammer", seat=4)
    match.decide("kirkhammer", seat=2)
    assert "kirkhammer" not in [option.id for option in match.decisions[0].options]
    before = everything(match)
    with pytest.raises(InvalidChance, match="kirkhammer"):
        match.decide("kirkhammer", seat=0)
    assert everything(match) == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_may_say_it(seat: int) -> None:
    match = at_the_die()
    match.decide("3", seat=seat, decision=match.decisions[0].id)
    assert [hunter(match, i)["health"] for i in range(3)] == [5, 5, 5]


def test_a_combo_is_asked_roll_by_roll() -> None:
    match = at_the_die()
    for face, count in (("2+", 1), ("1+", 2), ("0", 3)):
        assert match.chance.count == count - 1
        match.decide(face)
    assert [hunter(match, i)["health"] for i in range(3)] == [5, 5, 5]


@pytest.mark.parametrize("wrong", ["5", "", "saw_cleaver", "2 +", "chance-0"])
def test_a_wrong_outcome_is_refused(wrong: str) -> None:
    match = at_the_die()
    before = everything(match)
    with pytest.raises(InvalidChance, match="possible: 0, 1") as error:
        match.decide(wrong, seat=1)
    one_line(error.value)
    assert everything(match) == before
    match.decide("0", seat=1)
    assert everything(match) != before


def test_a_stale_answer_is_a_conflict() -> None:
    match = at_the_die()
    asked = match.decisions[0].id
    match.decide("2+", decision=asked)
    before = everything(match)
    with pytest.raises(ConflictChoice):
        match.decide("2+", decision=asked)
    with pytest.raises(undercroft.InvalidChoice):
        match.decide("2+", seat=3)
    assert everything(match) == before


def test_nothing_can_be_said_when_nothing_is_asked() -> None:
    match = stage()
    before = everything(match)
    with pytest.raises(ConflictChoice):
        match.supply("2+")
    assert everything(match) == before


def questions(game: str, setup: dict[str, object], seed: int) -> set[str]:
    """What is asked of the real table in a game at random; each question and answer reads well."""
    match = undercroft.new(game, setup, chance=Reported())
    seen: set[str] = set()
    random = Random(seed)
    players = Players(match, ("random",), seed)
    for _ in range(400):
        if match.over:
            break
        if not waits(match):
            players.step(match)
            continue
        [decision] = match.decisions
        for lang in ("en", "fr"):
            text = decision.text(lang)
            assert text != decision.prompt.id, f"{decision.prompt.id} has no text in {lang}"
            assert not re.search(r"[{}]|[a-z]_[a-z]", text), text
            for option in decision.options:
                said = option.text(lang)
                assert not re.search(r"[{}]|[a-z]_[a-z]", said), said
                assert said != option.id or re.fullmatch("[0-9]+[+]?", said), said
        seen.add(decision.text())
        match.decide(random.choice(decision.options).id)
    return seen


@pytest.mark.parametrize(
    ("game", "setup", "kinds"),
    [
        # The die, the Chalice Dungeon, the Upgrades, the Final Boss, the First Player.
        ("bloodborne", {"players": 3}, 5),
        # Tiles, encounters, four dice; traps and treasure when they come.
        ("dark_souls", {"players": 2}, 6),
        ("tomb_of_giants", {"players": 2}, 4),
        # Threat, quests, tile, provisions, exploration, tokens, monsters, initiative, the d10.
        ("darkest_dungeon", {"players": 2}, 9),
    ],
)
def test_the_question_reads_well(game: str, setup: dict[str, object], kinds: int) -> None:
    """Whatever is rolled or drawn by hand has a name in both languages, never a bare id."""
    seen: set[str] = set()
    for seed in range(5, 9):  # a game at random may end before much has been rolled
        seen |= questions(game, setup, seed)
        if len(seen) >= kinds:
            return
    assert len(seen) >= kinds


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_waiting_has_changed_nothing(players: int, seed: int) -> None:
    """A step asks before it changes anything: asked again, it asks the same."""
    asked = 0

    def again_and_again(match: Match) -> None:
        nonlocal asked
        if not waits(match):
            return
        asked += 1
        before = everything(match)
        match.run()
        match.run()
        assert everything(match) == before
        match.check()

    match = undercroft.new("bloodborne", {"players": players}, chance=Reported())
    by_hand(match, seed, again_and_again)
    assert asked > 30


def test_by_hand_is_the_same_game_as_by_seed() -> None:
    recorder = Recorder("by hand")
    match = undercroft.new("bloodborne", {"players": 4}, chance=recorder)
    course = [(match.digest(), views(match))]
    players = Players(match, ("random", "veteran"), 9)
    while not match.over:
        players.step(match)
        course.append((match.digest(), views(match)))

    other = undercroft.new("bloodborne", {"players": 4}, chance=Reported())
    found: list[tuple[str, list[str]]] = []

    def note(m: Match) -> None:
        if not waits(m):
            found.append((m.digest(), views(m)))

    by_hand(other, 9, note, recorder.labels)
    assert found == course
    assert [told(other, seat) for seat in range(4)] == [told(match, seat) for seat in range(4)]
    assert other.result == match.result


@pytest.mark.parametrize("seed", [11, 12])
def test_the_journal_of_a_match_by_hand_replays(seed: int) -> None:
    match = undercroft.new("bloodborne", {"players": 3}, chance=Reported())
    digests = [match.digest()]
    by_hand(match, seed, lambda m: digests.append(m.digest()))
    journal: dict[str, Any] = again(match.journal())
    assert journal["chance"] == {"source": "hand", "count": 0}
    assert [entry for entry in journal["inputs"] if entry[0] == "chance"]
    assert journal["digests"] == digests
    replayed = undercroft.replay(journal)
    assert replayed.digest() == match.digest()
    assert replayed.result == match.result
    # Halfway it waits as it did.
    at = next(i for i, e in enumerate(journal["inputs"]) if i > 20 and e[0] == "chance")
    assert waits(undercroft.replay(journal, upto=at))


def test_a_position_saved_while_waiting_waits_on() -> None:
    waited = 0

    def saved(match: Match) -> None:
        nonlocal waited
        if not waits(match) or waited > 60:
            return
        waited += 1
        twin = undercroft.from_position(again(match.position()))
        assert twin.digest() == match.digest()
        assert views(twin) == views(match)
        assert twin.waiting == match.waiting
        [mine], [theirs] = match.decisions, twin.decisions
        assert mine.to_json() == theirs.to_json()
        label = mine.options[-1].id
        control = match.clone()
        control.decide(label)
        twin.decide(label)
        assert twin.digest() == control.digest()

    match = undercroft.new("bloodborne", {"players": 3}, chance=Reported())
    by_hand(match, 21, saved)
    assert waited > 30


def test_a_waiting_clone_is_independent() -> None:
    match = at_the_die()
    before = everything(match)
    twin = match.clone()
    assert waits(twin)
    twin.decide("2+")
    twin.decide("4")
    assert everything(match) == before
    match.decide("0")
    assert hunter(match, 0)["health"] == 8
    assert hunter(twin, 0)["health"] == 2


def test_a_seed_may_take_over_while_an_outcome_is_awaited() -> None:
    """Taking back for all to see goes on from a fresh seed, also at a table with real dice."""
    match = at_the_die()
    match.reseed("fresh")
    assert not waits(match)
    replayed = undercroft.replay(again(match.journal()))
    assert replayed.digest() == match.digest()


def test_a_tape_may_take_over() -> None:
    match = at_the_die()
    match.chance = Tape(["1+", "0", "lamp_townsman"])
    match.run()
    assert [hunter(match, i)["health"] for i in range(3)] == [7, 7, 7]
