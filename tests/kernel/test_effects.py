"""The card language: what a line may say hangs on its verb, its moment and its card."""

from __future__ import annotations

from typing import Any

import jsonschema
import msgspec
import pytest

from undercroft.kernel.effects import Language, Moment, Verb
from undercroft.kernel.line_schema import place
from undercroft.kernel.schema import schema
from undercroft.kernel.takes import Known, Lines, Number, Words, Yes, takes


class Line(msgspec.Struct, forbid_unknown_fields=True):
    op: str
    when: str | None = None
    who: str | None = None
    amount: int | None = None
    side: str | None = None
    where: list[str] | None = None
    loud: bool | None = None
    lines: list[Line] | None = None
    rolls: dict[str, list[Line]] | None = None


class Curse(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    effects: list[Line]
    """What it does."""


class Potion(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    drunk: str
    effects: list[Line]


class Hurt(Verb):
    """So much."""

    op = "hurt"
    moments = ("dusk", "step", "drunk")
    needs = takes(amount=Number(1, 9))
    may = takes(who=Words("self", "all"))


class Scare(Verb):
    op = "scare"
    moments = ("dusk", "step", "drunk")
    may = takes(who=Words("self", "all"), loud=Yes())
    narrows = takes(side=Words("heroes"))


class Draw(Verb):
    op = "draw"
    moments = ("step",)
    needs = takes(where=Words("hall", "well"))


class Chance(Verb):
    op = "chance"
    moments = ("drunk",)
    needs = takes(rolls=Lines(), lines=Lines(owner="hangover"))


class Ache(Verb):
    op = "ache"
    moments = ("hangover",)


LANGUAGE = Language(
    Line,
    (Hurt, Scare, Draw, Chance, Ache),
    {
        "dusk": Moment(("curse", "room"), narrows=takes(who=Words("all"))),
        "step": Moment(("curse", "room"), may=takes(side=Words("heroes", "monsters"))),
        "drunk": Moment(("potion",), written=False),
        "hangover": Moment(("hangover",), written=False),
    },
    limits={"curse": takes(where=Words())},
    owners={"Curse": "curse", "Potion.effects": "potion"},
)


def problems(owner: str, **fields: Any) -> list[str]:
    line = msgspec.convert(fields, Line)
    return [f"{field}: {said}" for field, said in LANGUAGE.check(line, owner)]


GOOD = [
    ("curse", {"op": "hurt", "when": "dusk", "who": "all", "amount": 1}),
    ("curse", {"op": "hurt", "when": "step", "amount": 1}),
    ("curse", {"op": "hurt", "when": "step", "amount": 1, "side": "monsters"}),
    ("curse", {"op": "scare", "when": "step", "side": "heroes", "loud": True}),
    ("room", {"op": "draw", "when": "step", "where": ["hall", "well"]}),
    ("potion", {"op": "hurt", "amount": 1}),
    ("potion", {"op": "chance", "rolls": {"1": [{"op": "scare"}]}, "lines": [{"op": "ache"}]}),
]


@pytest.mark.parametrize(("owner", "line"), GOOD)
def test_what_can_be_said(owner: str, line: dict[str, Any]) -> None:
    assert problems(owner, **line) == []


BAD = [
    # A verb whose moments all belong to other cards.
    ("curse", {"op": "ache"}, "when: ache needs it: it cannot stand here"),
    # What a verb takes, a moment may want less of; then it must be said.
    ("curse", {"op": "hurt", "when": "dusk", "amount": 1}, "who: hurt needs it: `all`"),
    ("curse", {"op": "hurt", "when": "dusk", "amount": 1, "who": "self"}, "who: 'self' is not"),
    # What a moment takes, a verb may want less of.
    ("curse", {"op": "scare", "when": "step"}, "side: scare needs it: `heroes`"),
    ("curse", {"op": "scare", "when": "step", "side": "monsters"}, "side: 'monsters' is not one"),
    ("curse", {"op": "scare", "when": "dusk", "who": "all", "side": "heroes"}, "side: scare does"),
    (
        "curse",
        {"op": "scare", "when": "step", "side": "heroes", "loud": False},
        "loud: False must be",
    ),
    # What a card cannot say, a verb that needs it cannot stand on.
    (
        "curse",
        {"op": "draw", "when": "step", "where": ["hall"]},
        "op: 'draw' does not go here (curse)",
    ),
    ("room", {"op": "draw", "when": "step", "where": ["sea"]}, "where: 'sea' is not one of"),
    # A card of which nothing is written has its moment alone.
    ("potion", {"op": "hurt", "when": "dusk", "amount": 1}, "when: hurt does not take it here"),
    ("potion", {"op": "draw", "where": ["hall"]}, "op: 'draw' does not go here (potion); possible"),
    ("curse", {"op": "hurt", "when": "drunk", "amount": 1}, "when: 'drunk' is not one of dusk"),
    ("curse", {"op": "hurt", "amount": 1}, "when: hurt needs it: dusk, step"),
    # Lines in lines.
    (
        "potion",
        {"op": "chance", "rolls": {"1": [{"op": "ache"}]}, "lines": [{"op": "ache"}]},
        "rolls.1[0].op: 'ache' does not go here (potion)",
    ),
    (
        "potion",
        {"op": "chance", "rolls": {"1": [{"op": "scare"}]}, "lines": [{"op": "scare"}]},
        "lines[0].op: 'scare' does not go here (hangover); possible: ache",
    ),
]


@pytest.mark.parametrize(("owner", "line", "said"), BAD)
def test_what_cannot(owner: str, line: dict[str, Any], said: str) -> None:
    [told] = problems(owner, **line)
    assert told.startswith(said)


def test_a_wrong_moment_says_nothing_of_the_fields_that_hang_on_it() -> None:
    [told] = problems("curse", op="hurt", when="dawn", amount=1, side="heroes")
    assert told.startswith("when: 'dawn' is not one of dusk, step")


@pytest.mark.parametrize(("owner", "line"), GOOD)
def test_schemas_allow_it(owner: str, line: dict[str, Any]) -> None:
    if owner != "room":
        jsonschema.validate(*document(owner, line))


@pytest.mark.parametrize(("owner", "line", "said"), BAD)
def test_schemas_refuse_it(owner: str, line: dict[str, Any], said: str) -> None:
    if owner != "room":
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(*document(owner, line))


def document(owner: str, line: dict[str, Any]) -> tuple[Any, Any]:
    """A file with one card of this kind, and its schema."""
    if owner == "curse":
        return [{"id": "x", "effects": [line]}], schema(list[Curse], [LANGUAGE])
    return [{"id": "x", "drunk": "hot", "effects": [line]}], schema(list[Potion], [LANGUAGE])


class Scroll(msgspec.Struct, forbid_unknown_fields=True):
    read: str
    effects: list[Line]


def test_the_kind_of_card_may_hang_on_another_field() -> None:
    from_word = Language(
        Line,
        (Hurt, Ache),
        {
            "dusk": ("room",),
            "step": ("room",),
            "drunk": Moment(("scroll_aloud",), written=False),
            "hangover": Moment(("scroll_low",), written=False),
        },
        owners={"Scroll.effects": "scroll_{read}"},
    )
    found = schema(list[Scroll], [])
    found["$defs"]["Scroll"]["properties"]["read"] = {"enum": ["aloud", "low"]}
    place(from_word, found)
    jsonschema.validate([{"read": "aloud", "effects": [{"op": "hurt", "amount": 1}]}], found)
    jsonschema.validate([{"read": "low", "effects": [{"op": "ache"}]}], found)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate([{"read": "low", "effects": [{"op": "hurt", "amount": 1}]}], found)
    [hurt] = found["$defs"]["line_of_scroll_aloud"]["allOf"]
    assert hurt["then"]["properties"]["amount"]["maximum"] == 9


# ---------------------------------------------------------------------- fields and their company


class Throw(Verb):
    op = "throw"
    may = takes(amount=Number(1, 9), who=Words("self", "all"), side=Words("heroes"), loud=Yes())
    one_of = ("amount", "who")
    apart = (("amount", "who"),)
    only_with = (("loud", "amount"), ("side", "who"))


COMPANY = Language(Line, (Throw,), {})


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"amount": 1}, []),
        ({"who": "self"}, []),
        ({"amount": 1, "loud": True}, []),
        ({"who": "all", "side": "heroes"}, []),
        ({}, [("op", "throw needs one of amount, who")]),
        ({"side": "heroes"}, [("op", "throw needs one of amount, who")]),
        ({"amount": 1, "who": "all"}, [("who", "throw does not take it together with amount")]),
        ({"who": "all", "loud": True}, [("loud", "throw takes it only with amount")]),
        ({"amount": 1, "side": "heroes"}, [("side", "throw takes it only with who")]),
        (
            {"amount": 1, "who": "all", "side": "heroes", "loud": True},
            [("who", "throw does not take it together with amount")],
        ),
    ],
)
def test_what_cannot_stand_together_or_alone(
    fields: dict[str, Any], said: list[tuple[str, str]]
) -> None:
    line = msgspec.convert({"op": "throw", **fields}, Line)
    assert COMPANY.check(line, "curse") == said


def test_a_verb_at_another_moment_says_its_own() -> None:
    line = msgspec.convert({"op": "draw", "when": "dusk", "where": ["hall"]}, Line)
    assert LANGUAGE.check(line, "room") == [("when", "draw goes with step")]


def test_the_number_of_something_of_a_card_is_one_of_those() -> None:
    spec = Known("tile", numbered=True)
    assert [spec.unknown(n, {"tile": range(3)}) for n in (0, 2)] == ["", ""]
    assert spec.unknown(3, {"tile": range(3)}) == "there is no tile 3 (0 to 2)"


def test_every_one_of_a_list_must_be_there() -> None:
    spec = Known("tile", "none")
    there = {"tile": ["hall", "cave"]}
    assert spec.unknown(["hall", "none", "cave"], there) == ""
    assert spec.unknown(["hall", "cafe"], there) == "'cafe' is no tile; did you mean 'cave'?"
    assert spec.unknown(["none", "cafe"], there) == "'cafe' is no tile; did you mean 'cave'?"


@pytest.mark.parametrize("when", ["drunk", "noon", "hangover"])
def test_a_moment_that_is_not_written_is_no_moment_of_a_line(when: str) -> None:
    line = msgspec.convert({"op": "hurt", "amount": 1, "when": when}, Line)
    [(field, said)] = LANGUAGE.check(line, "curse")
    assert field == "when"
    assert said.startswith(f"{when!r} is not one of dusk, step")


def test_a_verb_of_another_card_is_told_from_one_that_nobody_knows() -> None:
    draw = msgspec.convert({"op": "draw", "when": "step", "where": ["hall"]}, Line)
    here = "'draw' does not go here (curse); possible: hurt, scare"
    assert LANGUAGE.check(draw, "curse") == [("op", here)]
    dance = msgspec.convert({"op": "dance"}, Line)
    assert LANGUAGE.check(dance, "curse") == [("op", "'dance' is not one of hurt, scare")]
