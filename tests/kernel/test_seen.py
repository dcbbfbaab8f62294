"""What a screen gets is what `seen.py` says, field by field."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

import undercroft
from undercroft.games.darkest_dungeon.battle.odds import Promised
from undercroft.games.souls import seen as souls
from undercroft.kernel import seen
from undercroft.kernel.match import Match

OUTCOMES: dict[str, list[Any]] = {
    "dark_souls": [souls.Outcome],
    "tomb_of_giants": [souls.Outcome],
    "darkest_dungeon": [seen.Outcome, Promised],
}
"""What the options of a game say will come of them, where it says more than the kernel."""
TYPED = [game for game in undercroft.titles() if find_spec(f"undercroft.games.{game}.seen")]


def fits(doc: Any, kind: Any, where: str = "") -> None:
    """Nothing that is not declared, nothing missing, nothing of another type."""
    assert says(doc, kind), f"{where}: {doc!r:.200} is no {kind}"


def outcomes(view: Any) -> list[Any]:
    """What the options of a view say will come of them; it is taken out of it."""
    options = [option for decision in view["decisions"] for option in decision["options"]]
    return [option.pop("outcome") for option in options if "outcome" in option]


def says(doc: Any, kind: Any) -> bool:
    origin, inside = get_origin(kind), get_args(kind)
    if kind is Any or kind is object:
        return True
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        for name in (*required(kind), *doc):
            fits(doc[name], hints[name], f"{kind.__name__}.{name}")
        return True
    if origin in (Annotated, NotRequired):
        return says(doc, inside[0])
    if origin is Literal:
        return doc in inside
    if origin in (Union, UnionType):
        return any(may_be(doc, one) for one in inside)
    if origin is list:
        return type(doc) is list and all(says(one, inside[0]) for one in doc)
    if origin in (dict, Mapping):
        return all(says(key, inside[0]) and says(one, inside[1]) for key, one in doc.items())
    return type(doc) is kind or (kind is float and type(doc) is int)


def required(kind: Any) -> set[str]:
    hints = get_type_hints(kind, include_extras=True)
    return {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}


def may_be(doc: Any, kind: Any) -> bool:
    """Whether it is of this one of several kinds."""
    if not is_typeddict(kind):
        return says(doc, kind)
    fields = get_type_hints(kind)
    return isinstance(doc, dict) and required(kind) <= set(doc) <= set(fields) and says(doc, kind)


def test_what_is_not_declared_is_noticed() -> None:
    """The checker itself: too much, too little, and of another type."""
    good: dict[str, Any] = {"id": "a", "args": {"n": 1, "who": {"ref": "seat", "id": 0}}}
    fits(good, seen.Message)
    with pytest.raises(KeyError):
        fits({**good, "more": 1}, seen.Message)
    with pytest.raises(KeyError):
        fits({"args": {}}, seen.Message)
    with pytest.raises(AssertionError):
        fits({"id": 1}, seen.Message)
    with pytest.raises(AssertionError):
        fits({"id": "a", "args": {"n": 1.5}}, seen.Message)


def some(game: str) -> list[Match]:
    """Matches at their first decision, on the way and at their end."""
    found = []
    rng = random.Random(2)
    for seed in range(3):
        match = undercroft.new(game, seed=seed)
        found.append(match.clone())
        while not match.over and len(found) < 40 * (seed + 1):
            seat = match.waiting[0]
            decision = match.decisions_for(seat)[0]
            match.decide(rng.choice(decision.options), seat)
            found.append(match.clone())
        found.append(match)
    return found


@pytest.mark.parametrize("game", undercroft.titles())
def test_every_view_is_of_its_type(game: str) -> None:
    for match in some(game)[::7]:
        for seat in (None, 0):
            view = match.view(seat)
            found = outcomes(view)
            fits({**view}, seen.View)
            for outcome in found:
                assert any(may_be(outcome, kind) for kind in OUTCOMES.get(game, [seen.Outcome]))


@pytest.mark.parametrize("game", TYPED)
def test_the_table_and_the_catalogue_of_a_game_are_of_their_types(game: str) -> None:
    own = import_module(f"undercroft.games.{game}.seen")
    matches = some(game)
    for match in matches[::3]:
        for seat in (None, 0):
            fits(match.view(seat)["table"], own.Table)
    for match in (matches[-1], *[one for one in matches if one.over]):
        fits(match.open_view()["table"], own.Table)
    fits(undercroft.catalog(matches[0]), own.Catalog)


@pytest.mark.parametrize("game", undercroft.titles())
def test_set_up_fields_are_of_their_type(game: str) -> None:
    fits([field.to_json() for field in undercroft.setup_options(game)], list[seen.Field])
