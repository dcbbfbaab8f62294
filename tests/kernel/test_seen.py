"""What a screen gets is what `seen.py` says, field by field."""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

import undercroft
from undercroft import bots
from undercroft.games.darkest_dungeon import seen as darkest
from undercroft.games.souls import seen as souls
from undercroft.kernel import seen
from undercroft.kernel.match import Match

OUTCOMES: dict[str, list[Any]] = {
    "dark_souls": [souls.Outcome],
    "tomb_of_giants": [souls.Outcome],
    "darkest_dungeon": [darkest.Outcome],
}
"""What the options of a game say will come of them, where it says more than the kernel."""
TABLES: dict[str, list[tuple[dict[str, object], int]]] = {
    "darkest_dungeon": [
        ({"mode": "campaign", "players": 2}, 800),
        ({"mode": "campaign", "players": 4, "difficulty": "stygian"}, 400),
        ({"mode": "quest", "players": 1, "quest": "the_old_road"}, 200),
        ({"mode": "quest", "players": 3, "party": "custom", "level": 2}, 400),
        ({"mode": "battle", "players": 2, "level": 3}, 200),
        ({"mode": "boss", "players": 1, "boss": "prophet"}, 200),
        ({"mode": "boss", "players": 3, "boss": "final_encounter"}, 200),
        ({"mode": "circus", "players": 2}, 200),
        ({"mode": "circus", "players": 4, "puppets": "yes"}, 200),
    ],
    "dark_souls": [
        ({"mode": "journey", "players": 2}, 240),
        ({"mode": "campaign", "players": 3}, 200),
        ({"mode": "encounter", "players": 4, "encounter": "level_3"}, 80),
        ({"mode": "boss", "players": 1, "boss": "gargoyle"}, 80),
        ({"mode": "boss", "players": 4, "boss": "dancer"}, 80),
    ],
    "tomb_of_giants": [
        ({"mode": "campaign", "players": 2}, 240),
        ({"mode": "campaign", "players": 4}, 80),
        ({"mode": "encounter", "players": 3, "encounter": "the_skeleton_ball"}, 80),
        ({"mode": "encounter", "players": 2, "encounter": "lakeview_refuge"}, 80),
        ({"mode": "boss", "players": 1, "boss": "black_knight"}, 80),
        ({"mode": "boss", "players": 3, "boss": "gravelord_nito"}, 80),
    ],
}
"""Set-ups in which all of a game is seen, and how many choices are made; else its usual one."""
HARD = ("dark_souls", "tomb_of_giants")
"""Where most of the game is seen only by those who play well."""
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
        hints = hints_of(kind)
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


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache
def required(kind: Any) -> frozenset[str]:
    hints = hints_of(kind).items()
    return frozenset(name for name, hint in hints if get_origin(hint) is not NotRequired)


def may_be(doc: Any, kind: Any) -> bool:
    """Whether it is of this one of several kinds."""
    if not is_typeddict(kind):
        return says(doc, kind)
    known = isinstance(doc, dict) and required(kind) <= set(doc) <= set(hints_of(kind))
    return known and says(doc, kind)


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
        fits({"id": "a", "args": {"n": None}}, seen.Message)


@cache
def some(game: str) -> list[Match]:
    """Matches at their first decision, on the way and at their end."""
    found = []
    rng = random.Random(2)
    for seed, (setup, most) in enumerate(TABLES.get(game, [({}, 40)] * 3)):
        match = undercroft.new(game, setup, seed=seed)
        bot = bots.make("veteran", game, seed, undercroft.catalog(match)) if game in HARD else None
        found.append(match.clone())
        for count in range(most):
            if match.over:
                break
            seat = match.waiting[0]
            if bot is None:
                decision = match.decisions_for(seat)[0]
                match.decide(rng.choice(decision.options), seat)
            else:
                match.decide(bots.answer(bot, match, seat)[1], seat)
            if count % max(1, most // 40) == 0:
                found.append(match.clone())
        found.append(match)
    return found


def eyes(match: Match) -> list[int | None]:
    """Whoever looks: a spectator, and each seat."""
    return [None, *range(len(match.seats))]


@pytest.mark.parametrize("game", undercroft.titles())
def test_every_view_is_of_its_type(game: str) -> None:
    for match in some(game)[::7]:
        for seat in eyes(match):
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
        for seat in eyes(match):
            fits(match.view(seat)["table"], own.Table)
    for match in (matches[-1], *[one for one in matches if one.over]):
        fits(match.open_view()["table"], own.Table)
    fits(undercroft.catalog(matches[0]), own.Catalog)


@pytest.mark.parametrize("game", undercroft.titles())
def test_set_up_fields_are_of_their_type(game: str) -> None:
    fits([field.to_json() for field in undercroft.setup_options(game)], list[seen.Field])


def parts(kind: Any, met: set[Any]) -> set[Any]:
    """All types that a type is made of."""
    if isinstance(kind, Hashable) and kind not in met and get_origin(kind) is not Literal:
        met.add(kind)
        inside = hints_of(kind).values() if is_typeddict(kind) else get_args(kind)
        for one in inside:
            parts(one, met)
    return met


@pytest.mark.parametrize("game", TYPED)
def test_nothing_in_the_types_of_a_game_is_left_open(game: str) -> None:
    own = import_module(f"undercroft.games.{game}.seen")
    assert not {Any, object} & (parts(own.Table, set()) | parts(own.Catalog, set()))


def test_all_scenes_of_darkest_dungeon_are_met() -> None:
    """So that none of its types is checked in vain."""
    tables = [match.view(None)["table"] for match in some("darkest_dungeon")]
    for scene in ("battle", "dungeon", "hamlet", "circus", "threat", "rolled", "law"):
        assert any(table[scene] for table in tables), scene
    battles: list[Any] = [table["battle"] for table in tables if table["battle"]]
    for thing in ("boss", "token", "use", "pews", "blocks", "active"):
        assert any(battle[thing] for battle in battles), thing
    heroes: list[Any] = [hero for table in tables for hero in cast(Any, table["heroes"])]
    assert not all(hero["kind"] for hero in heroes)
    for thing in ("mood", "disease", "stacks", "quirks", "spent", "profile"):
        assert any(hero.get(thing) for hero in heroes), thing


MET: dict[str, list[str]] = {
    "dark_souls": ["boss", "encounter", "terrain", "traps"],
    "tomb_of_giants": ["boss", "encounter", "terrain", "traps", "tokens", "torch", "ball", "trial"],
}
"""What must have been seen of fights."""


@pytest.mark.parametrize("game", HARD)
def test_all_of_a_fight_is_met_in_both_boxes(game: str) -> None:
    """So that none of their types is checked in vain."""
    tables: list[Any] = [match.view(None)["table"] for match in some(game)]
    for thing in ("inventory", "roll", "souls", "fight"):
        assert any(table[thing] for table in tables), thing
    fights = [table["fight"] for table in tables if table["fight"]]
    for thing in MET[game]:
        assert any(fight[thing] for fight in fights), thing
    heroes = [hero for table in tables for hero in table["heroes"]]
    for thing in ("node", "side", "actions", "armour"):
        assert any(hero[thing] for hero in heroes), thing
    foes = [foe for fight in fights for foe in fight["foes"]]
    for thing in ("facing", "weak", "threat"):
        assert any(foe[thing] for foe in foes), thing
    traps = [trap for fight in fights for trap in fight["traps"].values()]
    assert not all(trap["known"] for trap in traps)
