"""What the server sends is what it declares, and the client's types are made from the same declarations."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import UnionType
from typing import (
    Annotated,
    Any,
    ForwardRef,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
import pytest

import undercroft
from undercroft.kernel import seen
from undercroft.server.protocol.answers import Answer
from undercroft.server.protocol.games import GameInfo, HouseInfo
from undercroft.server.protocol.house import ProblemAnswer
from undercroft.server.protocol.replays import Replay
from undercroft.server.protocol.tables import Created, Invite, MyTable, TableInfo

from .wire import House, play

MORE = {"Told", "Outcome", "Catalog"}
"""What may carry more than every game has: what happened, odds, the game's own cards."""


def check(value: object, kind: Any, where: str = "") -> None:
    """A message is as it is declared: nothing is missing, nothing is of another kind, nothing is more."""
    if kind in {Any, object}:
        return
    origin, inside = get_origin(kind), get_args(kind)
    if isinstance(kind, ForwardRef):
        check(value, getattr(seen, kind.__forward_arg__), where)
    elif origin is Annotated:
        check(value, inside[0], where)
    elif origin is Literal:
        assert value in inside, (where, value)
    elif origin in {Union, UnionType}:
        problems = [problem for one in inside if (problem := wrong(value, one, where))]
        assert len(problems) < len(inside), problems
    elif origin is list:
        assert isinstance(value, list), (where, value)
        for one in value:
            check(one, inside[0], f"{where}[]")
    elif origin in {dict, Mapping}:
        assert isinstance(value, dict), (where, value)
        for key, one in value.items():
            check(one, inside[1], f"{where}.{key}")
    elif is_typeddict(kind) or issubclass(kind, msgspec.Struct):
        check_fields(value, kind, f"{where} {kind.__name__}")
    else:
        assert type(value) is kind, (where, value)


def check_fields(value: object, kind: Any, where: str) -> None:
    assert isinstance(value, dict), (where, value)
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        hints = {
            name: get_args(hint)[0] if get_origin(hint) is NotRequired else hint
            for name, hint in hints.items()
        }
    else:
        declared = msgspec.structs.fields(kind)
        needed = {field.name for field in declared if field.required}
        hints = {field.name: hints[field.name] for field in declared}
        config = kind.__struct_config__
        if config.tag is not None:
            hints[config.tag_field] = Literal[config.tag]
            needed.add(config.tag_field)
    assert needed <= value.keys(), (where, needed - value.keys())
    if kind.__name__ not in MORE:
        assert value.keys() <= hints.keys(), (where, value.keys() - hints.keys())
    for name in value.keys() & hints.keys():
        check(value[name], hints[name], f"{where}.{name}")


def wrong(value: object, kind: Any, where: str) -> str:
    try:
        check(value, kind, where)
    except AssertionError as problem:
        return str(problem)
    return ""


def read(body: bytes | str, kind: Any) -> Any:
    found = json.loads(body)
    check(found, kind)
    return found


@pytest.mark.parametrize("game", undercroft.titles())
def test_frames_are_as_declared(house: House, game: str) -> None:
    players = undercroft.new(game).setup["players"]
    seats = ["me"] + ["bot:random"] * (players - 1)
    sitting = house.sit(*seats, game=game)
    screen = sitting.screen(0)
    choices = 0

    def enough() -> bool:
        nonlocal choices
        choices += 1
        return choices > 12

    play([screen], enough)
    screen.command("choose", seq=0, decision="none", option="none")
    sitting.close()
    kinds = {read(frame, Answer)["t"] for frame in screen.raw}
    assert kinds == {"welcome", "update", "done", "error", "pong"}


def test_answers_are_as_declared(house: House) -> None:
    http = house.http
    assert [info["id"] for info in read(http.get("/api/games").content, list[GameInfo])]
    read(http.get("/api/house").content, HouseInfo)
    refused = read(http.get("/api/tables/nothing").content, ProblemAnswer)
    assert refused["error"]["code"] == "missing"
    made = http.post(
        "/api/tables",
        json={
            "game": "bloodborne",
            "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}],
        },
    )
    created = read(made.content, Created)
    at = "/api/tables/" + created["table"]
    assert read(http.get(at).content, TableInfo)["table"] == created["table"]
    keys = {"authorization": "Bearer " + created["host"]}
    assert [
        one["seat"] for one in read(http.get(f"{at}/invites", headers=keys).content, list[Invite])
    ]
    asked = {"tables": [{"table": created["table"], "tokens": [created["seats"][0]["token"]]}]}
    [mine] = read(http.post("/api/mine", json=asked).content, list[MyTable])
    assert mine["yours"] == [0]
    assert mine["progress"] is not None


def test_a_replay_is_as_declared(house: House) -> None:
    sitting = house.sit("me", "here", "here", seed="a replay")
    play(sitting.everybody())
    sitting.close()
    replay = read(sitting.get("/replay").content, Replay)
    assert replay["frames"][-1]["view"]["over"]
