"""Permute everything a viewer cannot see, and every byte sent to it stays the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.kernel.tables import Players, again, label, new, plain, setups, told
from undercroft import Match, catalog

from .hidden import answer, scrambled, sight, tries, words


def viewers(match: Match) -> list[int | None]:
    return [None, *range(len(match.seats))]


@pytest.mark.parametrize("number", range(0, 15, 2), ids=lambda number: label(setups()[number]))
def test_other_hands_other_picks_other_chance(number: int) -> None:
    """At many moments of a game, for every seat and a spectator."""
    match = new(setups()[number], f"leaks {number}")
    players = Players(match, ("random", "veteran"), number, fickle=True)
    random = Random(number)
    compared = different = 0
    while not match.over:
        players.step(match)
        for viewer in viewers(match):
            if random.random() < 0.5:
                continue
            looks_up = random.random() < 0.04
            twin = scrambled(match, viewer, random)
            since = len(match.events)
            assert sight(twin, viewer) == sight(match, viewer, since)
            if looks_up:
                assert words(twin, viewer) == words(match, viewer)
            compared += 1
            # The test can fail: the tables are not the same one, and the others can tell.
            different += plain(twin.open_view()) != plain(match.open_view())
    assert compared > 50
    assert different > compared / 2


@pytest.mark.parametrize("number", [1, 6, 11], ids=lambda number: label(setups()[number]))
def test_answers_and_errors_say_nothing(number: int) -> None:
    """Whatever a curious player sends, what comes back does not depend on what is hidden."""
    match = new(setups()[number], f"curious {number}")
    players = Players(match, ("random",), number, fickle=True)
    random = Random(number)
    errors = accepted = 0
    while not match.over:
        players.step(match)
        if random.random() < 0.75:
            continue
        viewer = random.randrange(len(match.seats))
        twin = scrambled(match, viewer, random)
        for option, decision in tries(match, viewer):
            said, after = answer(match, viewer, option, decision)
            if after is not None and after.marks != match.marks:
                continue  # something was revealed: from here on they may differ
            their_said, their_after = answer(twin, viewer, option, decision)
            assert their_said == said
            if after is None:
                assert their_after is None
                errors += 1
            else:
                assert their_after is not None
                assert sight(their_after, viewer) == sight(after, viewer)
                accepted += 1
    assert errors > 300
    assert accepted > 10


# ---------------------------------------------------------------------- secret choices


def rounds(number: int) -> list[Match]:
    """Moments of a game at which several are asked in secret and nobody has answered yet."""
    match = new(setups()[number], f"secret {number}")
    players = Players(match, ("random", "veteran"), number)
    found: list[Match] = []
    while not match.over:
        if len(match.asks) > 1 and len(match.waiting) == len(match.asks):
            found.append(match.clone())
        players.step(match)
    return found


def options(match: Match, seat: int) -> list[str]:
    [decision] = match.decisions_for(seat)
    return [option.id for option in decision.options]


@pytest.mark.parametrize("number", [0, 4, 8, 12], ids=lambda number: label(setups()[number]))
def test_a_secret_choice_is_secret(number: int) -> None:
    """Different choices, changed ones and ones changed back look alike until the last has chosen."""
    revealed_differ = compared = 0
    for start in rounds(number)[::2]:
        asked = [ask.seat for ask in start.asks]
        for viewer in viewers(start):
            # Somebody keeps the choice open: the viewer, or another.
            for holdout in asked:
                if viewer in asked and holdout != viewer and holdout != asked[-1]:
                    continue
                one, two = start.clone(), start.clone()
                for seat in asked:
                    if seat == holdout:
                        continue
                    ids = options(start, seat)
                    if seat == viewer:
                        one.decide(ids[0], seat)
                        two.decide(ids[0], seat)
                    else:
                        one.decide(ids[0], seat)
                        two.decide(ids[-1], seat)
                        assert sight(one, viewer) == sight(two, viewer)
                        two.decide(ids[0], seat)
                        two.decide(ids[len(ids) // 2], seat)
                        two.decide(ids[-1], seat)
                    assert sight(one, viewer) == sight(two, viewer)
                    compared += 1
                last = options(start, holdout)[0]
                one.decide(last, holdout)
                two.decide(last, holdout)
                revealed_differ += told(one, viewer) != told(two, viewer)
    assert compared > 80
    # Once revealed, everybody sees the difference: the comparison is able to fail.
    assert revealed_differ > 20


def test_a_changed_choice_gives_others_no_event() -> None:
    match = rounds(3)[2]
    seat, other = match.asks[0].seat, match.asks[1].seat
    ids = options(match, seat)
    match.decide(ids[0], seat)
    since = len(match.events)
    for id in [*ids[1:], *ids]:
        match.decide(id, seat)
    for viewer in viewers(match):
        heard = told(match, viewer, since)
        assert len(heard) == (2 * len(ids) - 1 if viewer == seat else 0)
    assert match.waiting == [ask.seat for ask in match.asks if ask.seat != seat]
    mine: Any = match.view(seat)
    theirs: Any = match.view(other)
    assert mine["table"]["me"]["pick"] == ids[-1]
    assert theirs["table"]["hunters"][seat]["ready"] is True
    assert [d["chosen"] for d in theirs["decisions"]] == [None]


def test_choosing_first_or_last_is_all_that_shows() -> None:
    """That somebody has chosen is public; the moment of a change is not."""
    match = rounds(5)[0]
    first, second, *_ = [ask.seat for ask in match.asks]
    one, two = match.clone(), match.clone()
    ids = options(match, first)
    one.decide(ids[0], first)
    one.decide(ids[-1], first)
    one.decide(options(match, second)[0], second)
    two.decide(ids[-1], first)
    two.decide(options(match, second)[0], second)
    for viewer in viewers(match):
        if viewer != first:
            assert sight(one, viewer) == sight(two, viewer)


# ---------------------------------------------------------------------- chance to come


@pytest.mark.parametrize("players", [3, 5])
def test_the_seed_shows_only_in_what_it_brings(players: int) -> None:
    """Two seeds, the same table so far: not a byte differs until chance has spoken again."""
    match = new({"players": players}, "one seed")
    hands = Players(match, ("random",), players)
    compared = 0
    while not match.over:
        twin = match.clone()
        twin.chance = type(match.chance)("quite another seed", 7)  # type: ignore[call-arg]
        one = match.clone()
        seat, decision, option = hands.choice(match)
        for table in (one, twin):
            table.decide(option, seat, decision)
        if one.marks == match.marks:
            for viewer in viewers(match):
                assert sight(one, viewer) == sight(twin, viewer)
                compared += 1
        match.decide(option, seat, decision)
    assert compared > 50


def test_what_comes_next_is_not_settled_before_it_comes() -> None:
    """No order of cards lies in the position: other seeds bring other cards out of the same state."""
    match = new({"players": 3}, "unsettled")
    doc: Any = again(match.position())
    for field in ("monsters", "bosses"):
        order = {id: place for place, id in enumerate(undercroft_order(match))}
        listed = doc["state"][field]
        assert listed == sorted(listed, key=order.__getitem__)
    assert isinstance(doc["state"]["upgrades"], dict)
    came: set[str] = set()
    for seed in range(30):
        twin = match.clone()
        twin.reseed(seed)
        while not twin.over:
            seat = twin.waiting[0]
            twin.decide(twin.decisions_for(seat)[0].options[0].id, seat)
            table: Any = twin.view()["table"]
            if table["dungeon"]["gone"] and table["monster"]:
                came.add(table["monster"]["id"])
                break
    assert len(came) > 8


def undercroft_order(match: Match) -> list[str]:
    """The order of the catalogue, which says nothing."""
    found: Any = catalog(match)["enemies"]
    return list(found)
