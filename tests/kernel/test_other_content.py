"""A position meets other content: it means the same by name, or it is refused with one line."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import undercroft
from tests import packs
from undercroft.games import NAMES
from undercroft.kernel.match import Match

Documents = dict[str, Any]

#: Where lists have a meaning of their own.
IN_ORDER = ("pack.yaml", "hunters.yaml", "track.yaml", "bosses.yaml")


def played(game: str, choices: int, seed: int = 3) -> Match:
    match = undercroft.new(game, seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        if match.over:
            break
        seat = rng.choice(match.waiting)
        decision = next(one for one in match.decisions_for(seat) if not one.aside)
        match.decide(rng.choice(decision.options), seat, decision.id)
    return match


def files_of(game: str) -> Documents:
    documents: Any = packs.documents(game)
    documents["pack.yaml"][0]["id"] = "mine"
    return dict(documents)


def with_pack(match: Match, documents: Documents) -> Any:
    """The position of a match as if it had been played with another pack."""
    position: Any = deepcopy(match.position())
    position["pack"] = documents
    position["setup"]["pack"] = "mine"
    return position


def turned_round(documents: Documents) -> None:
    for file, entries in documents.items():
        if file not in IN_ORDER:
            entries.reverse()


def one_more_of_each(documents: Documents) -> None:
    """The first of each file once more under another name, before all others."""
    for file in ("monsters.yaml", "upgrades.yaml", "treasure.yaml", "quirks.yaml", "trinkets.yaml"):
        if file in documents:
            twin = deepcopy(documents[file][0])
            twin["id"] = "quite_new"
            documents[file].insert(0, twin)


def sorted_out(value: Any) -> Any:
    """The same whatever order the pack has: what is a list of names is a set of names."""
    if isinstance(value, dict):
        return {key: sorted_out(one) for key, one in value.items()}
    if isinstance(value, list):
        found = [sorted_out(one) for one in value]
        return sorted(found, key=str) if not any(isinstance(one, int) for one in found) else found
    return value


@pytest.mark.parametrize("change", [turned_round, one_more_of_each])
@pytest.mark.parametrize("choices", [0, 25, 60])
@pytest.mark.parametrize("game", NAMES)
def test_it_means_the_same(game: str, choices: int, change: Callable[[Documents], None]) -> None:
    match = played(game, choices)
    documents = files_of(game)
    change(documents)
    position = with_pack(match, documents)
    twin = undercroft.from_position(position)
    again: Any = twin.position()
    before: Any = match.position()
    for part in ("state", "frame"):
        assert sorted_out(again[part]) == sorted_out(before[part])
    for seat in match.waiting:
        offered = [{one.id for one in d.options} for d in match.decisions_for(seat)]
        assert offered == [{one.id for one in d.options} for d in twin.decisions_for(seat)]


@pytest.mark.parametrize("game", ["dark_souls", "tomb_of_giants"])
def test_three_hundred_treasures(game: str) -> None:
    """However many cards there are, each stays what it is."""
    match = played(game, 40)
    documents = files_of(game)
    twin = documents["treasure.yaml"][-1]
    more = [{**deepcopy(twin), "id": f"more_{n}"} for n in range(300)]
    documents["treasure.yaml"] = more + documents["treasure.yaml"]
    again: Any = undercroft.from_position(with_pack(match, documents)).position()
    assert sorted_out(again["state"]) == sorted_out(match.position()["state"])


def in_use(match: Match) -> list[tuple[str, str]]:
    """Things that the position names, and their files."""
    written = str(match.position()["state"]) + str(match.position()["frame"])
    documents = files_of(match.game.name)
    return [
        (file, entry["id"])
        for file, entries in documents.items()
        if file not in IN_ORDER
        for entry in entries
        if f"'{entry['id']}'" in written
    ]


@pytest.mark.parametrize("game", NAMES)
def test_what_is_gone_is_missed_with_one_line(game: str) -> None:
    """A card or monster that the position names is no longer in the pack."""
    match = played(game, 40)
    refused = 0
    named = in_use(match)
    for file, id in named[:: 1 + len(named) // 5]:
        documents = files_of(game)
        documents[file] = [entry for entry in documents[file] if entry["id"] != id]
        with pytest.raises(undercroft.UndercroftError) as error:
            undercroft.from_position(with_pack(match, documents))
        assert "\n" not in str(error.value)
        refused += id in str(error.value)
    assert refused


@pytest.mark.parametrize("due", [["loot_choice", 0, 0], ["skill_target", 0, 0]])
def test_what_counts_by_the_pack_is_read_with_no_other(due: list[object]) -> None:
    match = played("darkest_dungeon", 60)
    position: Any = match.position()
    position["frame"]["agenda"].append(due)
    assert undercroft.from_position(position)
    position["content"]["hash"] = "another"
    with pytest.raises(undercroft.PositionError, match=f"{due[0]} counts by a pack that has"):
        undercroft.from_position(position)


def test_another_effect_is_not_taken_for_the_old_one() -> None:
    """The line of a card that is waiting on the agenda says something else now."""
    match = played("bloodborne", 0)
    position: Any = match.position()
    position["frame"]["agenda"].append(["effect", 0, "cannon.hurt-0000"])
    with pytest.raises(undercroft.PositionError, match="cannon.hurt-0000"):
        undercroft.from_position(position)
