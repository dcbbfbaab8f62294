"""No seed, no key, no other hand in anything that leaves the table."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import pytest

import undercroft
from tests.kernel.tables import Players, new, plain
from undercroft import Match, Rng

SEED = "a-most-peculiar-seed-4711"


def sent(match: Match) -> Iterator[str]:
    """Everything that is ever sent to anybody."""
    yield plain(undercroft.catalog(match))
    yield plain([field.to_json() for field in undercroft.setup_options(match.game.name)])
    for seat in (None, *range(len(match.seats))):
        yield plain(match.view(seat))
        yield plain([event.seen_by(seat) for event in match.events])
    yield plain([decision.to_json() for decision in match.decisions])
    yield " ".join(event.text(lang) for event in match.events for lang in ("en", "fr"))
    yield repr(match) + repr(match.decisions) + repr(match.seats)
    if match.result is not None:
        yield plain(match.result.to_json())


@pytest.mark.parametrize("moment", [0, 25, 60, 4000])
def test_neither_seed_nor_key(moment: int) -> None:
    match = new({"players": 3}, SEED)
    players = Players(match, ("random",), 1)
    for _ in range(moment):
        if match.over:
            break
        players.step(match)
    chance = match.chance
    assert isinstance(chance, Rng)
    key = blake2b(SEED.encode(), digest_size=32, person=b"undercroft").digest()
    secrets = [SEED, key.hex(), base64.b64encode(key).decode(), repr(key)]
    for text in sent(match):
        for secret in secrets:
            assert secret not in text
    # Where it belongs it is found.
    assert SEED in plain(match.position())
    assert SEED in plain(match.journal())


def test_errors_do_not_tell_the_seed() -> None:
    match = new({"players": 3}, SEED)
    for option, seat in (("nonsense", 0), ("hunters_dream", 9), ("kirkhammer", 2)):
        with pytest.raises(undercroft.UndercroftError) as error:
            match.decide(option, seat)
        assert SEED not in str(error.value)
    with pytest.raises(undercroft.UndercroftError) as error:
        undercroft.new("bloodborne", {"players": 9}, seed=SEED)
    assert SEED not in str(error.value)
    spoilt: Any = match.position()
    spoilt = {**spoilt, "state": {}}
    with pytest.raises(undercroft.PositionError) as error:
        undercroft.from_position(spoilt)
    assert SEED not in str(error.value)


def paths(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from paths(inner, f"{path}[]")


def test_hands_are_shown_in_one_place_only() -> None:
    """A seat's own hand in its own view; all of them in the open view, and nowhere else."""
    match = new({"players": 4}, "hands")
    players = Players(match, ("random",), 2, fickle=True)
    told_apart = 0
    while not match.over:
        players.step(match)
        open_view: Any = match.open_view()
        hands = open_view["table"]["hands"]
        for seat in (None, 0, 1, 2, 3):
            view: Any = match.view(seat)
            assert "hands" not in view["table"]
            own = None if seat is None else hands[seat]
            if seat is None:
                assert view["table"]["me"] is None
            else:
                assert view["table"]["me"]["hand"] == own
            for other, hand in enumerate(hands):
                if other == seat or hand == own or len(hand) < 2:
                    continue
                public = view["table"]["hunters"][other]
                assert public["hand_count"] == len(hand)
                shown = (public["used"], public["played"], public["removed"], view["table"]["row"])
                if hand in shown:
                    continue
                told_apart += 1
                assert hand not in [value for _, value in paths(view)]
    assert told_apart > 100


def test_picks_are_shown_to_their_owner_only() -> None:
    match = new({"players": 3}, "picks")
    match.decide("hunter_pistol", seat=1)
    for seat in (None, 0, 2):
        view: Any = match.view(seat)
        text = plain({**view, "decisions": [], "table": {**view["table"], "me": None}})
        assert "hunter_pistol" not in text
        picks = [value for path, value in paths(view) if path.endswith(("pick", "chosen"))]
        assert set(picks) <= {None}
    mine: Any = match.view(1)
    assert mine["table"]["me"]["pick"] == "hunter_pistol"
    assert mine["decisions"][0]["chosen"] == "hunter_pistol"
    # Not even the open view tells a choice that has not been revealed.
    open_view: Any = match.open_view()
    assert [value for path, value in paths(open_view) if "pick" in path and value is not None] == []


def test_every_field_of_a_view_is_known() -> None:
    """A view is built field by field: a new one is a decision, made here too."""
    match = new({"players": 3}, "fields")
    view: Any = match.view(0)
    assert set(view) == {"game", "seat", "over", "result", "waiting", "decisions", "house", "table"}
    assert set(view["table"]) == {
        "round", "step", "first", "players", "final_boss", "final_fight", "monster", "dungeon",
        "row", "upgrades_left", "reserve", "hunters", "me",
    }  # fmt: skip
    assert set(view["table"]["me"]) == {"hand", "pick"}
    assert set(view["table"]["hunters"][1]) == {
        "seat", "health", "max_health", "collected", "banked", "trophies", "bonus", "hand_count",
        "used", "played", "removed", "owned", "dead", "out", "deaths", "dreaming", "ready", "took",
            "shadow",
    }  # fmt: skip
    open_view: Any = match.open_view()
    assert set(open_view["table"]) == set(view["table"]) | {"hands"}
