"""Facts: an event is declared once, and refused where a screen or a sentence could not have it."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Annotated, Any, ClassVar, Literal

import pytest

from tests.games.bloodborne.stage import stage
from undercroft.kernel.fact import Fact, NameOf, Part, Seat, WordOf, facts_of
from undercroft.kernel.text import Message, Ref

CardId = Annotated[str, NameOf("card")]


class Piece(Part):
    """A figure of the table."""

    piece: int
    model: Annotated[str, NameOf("model")]


class SouthGate(Fact):
    """One field of each sort."""

    who: Seat
    piece: Piece
    amount: int
    from_: Seat
    way: Literal["in", "out"]
    mood: Annotated[str, WordOf(("calm", "wild"), text="x-mood", argument="mood")]
    cards: tuple[CardId, ...]
    team: str | None
    fresh: bool


class Silence(Fact):
    """Nothing at all."""


GATE = SouthGate(
    1,
    Piece(4, "wolf"),
    3,
    from_=2,
    way="in",
    mood="wild",
    cards=("axe", "saw"),
    team=None,
    fresh=True,
)


def test_the_kind_is_the_name_in_small_letters() -> None:
    assert (SouthGate.kind, Silence.kind, GATE.kind) == ("south_gate", "silence", "south_gate")


def test_what_a_screen_gets() -> None:
    assert GATE.to_json("x") == {
        "kind": "south_gate",
        "who": 1,
        "piece": 4,
        "model": "wolf",
        "amount": 3,
        "from": 2,
        "way": "in",
        "mood": "wild",
        "cards": ["axe", "saw"],
        "team": None,
        "fresh": True,
        "text": GATE.message("x").to_json(),
    }
    assert Silence().to_json("x") == {"kind": "silence", "text": {"id": "x-event-silence"}}


def test_what_a_sentence_gets() -> None:
    message = GATE.message("x")
    assert message.id == "x-event-south-gate"
    assert message.args == {
        "who": Ref("seat", 1),
        "piece": 4,
        "model": Ref("model", "wolf"),
        "amount": 3,
        "from": Ref("seat", 2),
        "way": "in",
        "mood": Message("x-mood", {"mood": "wild"}),
        "cards": [Message("name", {"name": Ref("card", id)}) for id in ("axe", "saw")],
        "cards-count": 2,
        "team": "none",
        "fresh": "yes",
    }


def test_a_fact_is_a_value() -> None:
    assert Piece(4, "wolf") == Piece(4, "wolf")
    assert Silence() != GATE
    with pytest.raises(AttributeError):
        GATE.amount = 4  # type: ignore[misc]


@pytest.mark.parametrize(
    "kind",
    [
        float, object, dict[str, int], list[int], tuple[int, str], tuple[int, ...], int | str, Any,
        tuple[CardId, ...] | None, Literal[1, 2], Fact,
    ],
)  # fmt: skip
def test_a_field_that_cannot_be_told_is_refused(kind: object) -> None:
    with pytest.raises(TypeError, match=r"Odd\.amount: "):
        type("Odd", (Fact,), {"__annotations__": {"amount": kind}})


@pytest.mark.parametrize("name", ["kind_", "text", "piece"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"Odd: {name.rstrip('_')} stands there already"):
        type("Odd", (Fact,), {"__annotations__": {"one": Piece, name: int}})


def test_what_belongs_to_the_class_is_no_field() -> None:
    odd = type("Odd", (Fact,), {"__annotations__": {"note": ClassVar[str], "amount": int}})
    assert [field.name for field in odd.carries] == ["amount"]  # type: ignore[attr-defined]


def module(name: str, *facts: str) -> ModuleType:
    made = ModuleType(name)
    sys.modules[name] = made
    for fact in facts:
        setattr(made, fact, type(fact, (Fact,), {"__module__": name}))
    return made


def test_the_facts_of_modules_are_found_by_kind() -> None:
    first, second = module("first", "Hit", "SouthGate"), module("second", "Miss")
    setattr(second, "Borrowed", vars(first)["Hit"])  # noqa: B010 - what is imported is another's
    found = facts_of(first, second)
    assert list(found) == ["hit", "south_gate", "miss"]
    assert list(facts_of(first, second, without=(found["hit"],))) == ["south_gate", "miss"]


def test_a_folder_of_facts_is_asked_as_one() -> None:
    folder, other = module("first"), module("firstly", "Miss")
    setattr(folder, "Hit", vars(module("first.fights", "Hit"))["Hit"])  # noqa: B010
    setattr(folder, "Miss", vars(other)["Miss"])  # noqa: B010
    assert list(facts_of(folder)) == ["hit"]


def test_two_facts_of_one_kind_are_refused() -> None:
    with pytest.raises(TypeError, match="hit: told by first as well"):
        facts_of(module("first", "Hit"), module("second", "Hit"))


def test_a_game_tells_only_its_own_facts() -> None:
    match = stage()
    with pytest.raises(TypeError, match="south_gate is no event of bloodborne"):
        match.tell(GATE)
    with pytest.raises(TypeError, match="silence is no event of bloodborne"):
        match.tell_only(1, Silence())
