"""Values and records: declared once; made, printed, copied, written and read from that."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import pytest

import undercroft
from undercroft.kernel import record
from undercroft.kernel.agenda import State, Step
from undercroft.kernel.content import Pack, Thing
from undercroft.kernel.errors import PositionError
from undercroft.kernel.record import (
    COPIED,
    LATER,
    MADE,
    SHARED,
    Count,
    CountOf,
    OneOf,
    Range,
    Record,
    SetOf,
)
from undercroft.kernel.value import Value, fresh


class Coin(Thing):
    kind: ClassVar[str] = "coin"

    def __init__(self, index: int, id: str) -> None:
        self.index = index
        self.id = id


class Walk(Value):
    name = "walk"
    node: Annotated[int, Range(0, 9)]
    coin: Coin | None = None


class Stand(Value):
    name = "stand"


class Purse(Record):
    coins: tuple[Coin, ...] = ()
    worth: Count = 0


class Table(Record):
    pack: Annotated[Any, MADE]
    mood: Annotated[int, OneOf(("calm", "wild"))] = 0
    place: Literal["inn", "road"] = "inn"
    purses: list[Purse] = fresh(list)
    spare: Purse | None = None
    pair: tuple[Annotated[int, Range(-1, "limit")], bool] = (0, False)
    drawn: Annotated[tuple[int, ...], CountOf("coin")] = (0, 0)
    steps: Annotated[list[Value], COPIED] = fresh(list)


class Mint(Pack):
    limit = 3


def pack() -> Pack:
    made = Mint("mint", {})
    made.things = {"coin": {id: Coin(i, id) for i, id in enumerate(("penny", "crown"))}}
    return made


def table(pack: Pack) -> Table:
    penny, crown = pack.things["coin"].values()
    assert isinstance(penny, Coin)
    assert isinstance(crown, Coin)
    made = Table(pack=pack, mood=1, spare=Purse(coins=(crown,)), pair=(2, True), drawn=(0, 4))
    made.purses = [Purse(coins=(penny, penny), worth=2), Purse()]
    made.steps.append(Walk(3))
    return made


def test_a_value_is_made_by_its_fields_and_prints_itself() -> None:
    penny = Coin(0, "penny")
    assert repr(Walk(7, penny)) == "walk(7, penny)"
    assert repr(Walk(7)) == "walk(7, -)"
    assert repr(Stand()) == "stand"
    assert Walk(7) != Walk(7), "two are the same if they are one"
    if undercroft.BUILD != "compiled":  # there a class that is not compiled itself has no slots
        with pytest.raises(AttributeError):
            Walk(7).speed = 1  # type: ignore[attr-defined]


def test_a_record_takes_its_fields_by_name() -> None:
    with pytest.raises(TypeError):
        Purse((), 2)  # type: ignore[misc]
    assert Table(pack=None).purses is not Table(pack=None).purses


def test_a_copy_shares_what_never_changes_and_copies_the_rest() -> None:
    one = table(pack())
    twin = one.copy()
    assert twin.pack is one.pack
    assert twin.purses is not one.purses
    assert twin.purses[0] is not one.purses[0]
    assert twin.purses[0].coins is one.purses[0].coins
    assert twin.spare is not one.spare
    assert twin.steps == one.steps
    assert twin.steps is not one.steps
    twin.purses[0].worth = 9
    assert one.purses[0].worth == 2


class Traveller(Record):
    purse: Annotated[Purse, SHARED] = fresh(Purse)
    lost: Annotated[Purse | None, SHARED] = None


def test_what_changes_seldom_is_shared_by_twins_until_somebody_puts_another_there() -> None:
    one = Traveller(lost=Purse())
    twin = one.copy()
    assert twin.purse is one.purse
    assert twin.lost is one.lost
    twin.purse = twin.purse.copy()
    twin.purse.worth = 3
    assert (one.purse.worth, twin.purse.worth) == (0, 3)
    written: Any = record.dump(twin, None)
    assert (written["purse"]["worth"], written["lost"]["worth"]) == (3, 0)


def test_a_document_holds_names() -> None:
    coins = pack()
    assert record.dump(table(coins), coins) == {
        "mood": "wild",
        "place": "inn",
        "purses": [{"coins": ["penny", "penny"], "worth": 2}, {"coins": [], "worth": 0}],
        "spare": {"coins": ["crown"], "worth": 0},
        "pair": [2, True],
        "drawn": {"crown": 4},
    }


def test_a_document_comes_back_whatever_the_order_of_the_pack() -> None:
    coins = pack()
    document = record.dump(table(coins), coins)
    other = pack()
    ids = ("crown", "groat", "penny")
    other.things = {"coin": {id: Coin(i, id) for i, id in enumerate(ids)}}
    back = Table(pack=other)
    record.load(back, document, other, "table")
    assert record.dump(back, other) == document
    assert back.drawn == (4, 0, 0)
    assert [coin.id for coin in back.purses[0].coins] == ["penny", "penny"]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("mood", "sad", "table.mood: 'sad' is not one of calm, wild"),
        ("mood", 1, "table.mood: 1 is not one of calm, wild"),
        ("place", "sea", "table.place: 'sea' is not one of inn, road"),
        ("purses", {}, "table.purses: must be a list"),
        ("purses", [[]], "table.purses[0]: must be an object"),
        ("purses", [{"coins": []}], "table.purses[0].worth: missing"),
        ("purses", [{"coins": ["groat"], "worth": 0}], "coins[0]: 'groat' is no coin of pack"),
        ("purses", [{"coins": [], "worth": -1}], "worth: -1 must be a number from 0 to 1000000"),
        ("purses", [{"coins": [], "worth": 1_000_001}], "must be a number from 0"),
        ("purses", [{"coins": [], "worth": True}], "worth: True must be a number"),
        ("purses", [{"coins": [], "worth": 0, "hole": 1}], "purses[0].hole: no such field"),
        ("spare", 3, "table.spare: must be an object"),
        ("pair", [4, True], "table.pair[0]: 4 must be a number from -1 to 3"),
        ("pair", [-2, True], "table.pair[0]: -2 must be"),
        ("pair", [0, 1], "table.pair[1]: 1 must be true or false"),
        ("pair", [0], "table.pair: must be a list of 2"),
        ("drawn", {"groat": 1}, "table.drawn: 'groat' is no coin"),
        ("drawn", {"penny": -1}, "table.drawn.penny: -1 must be"),
        ("drawn", [1], "table.drawn: must be an object"),
    ],
)
def test_what_cannot_be_is_refused_by_name(field: str, value: object, said: str) -> None:
    coins = pack()
    document = {**record.dump(table(coins), coins), field: value}
    with pytest.raises(PositionError) as caught:
        record.load(Table(pack=coins), document, coins, "table")
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_step_is_written_by_name_and_read_again() -> None:
    coins = pack()
    crown = coins.things["coin"]["crown"]
    assert isinstance(crown, Coin)
    kinds = {"walk": Walk, "stand": Stand}
    for step in (Walk(3, crown), Walk(0), Stand()):
        written = record.write(step, coins)
        again = record.read(written, kinds, coins, "agenda[0]")
        assert (type(again), repr(again)) == (type(step), repr(step))
    assert record.write(Walk(3, crown), coins) == ["walk", 3, "crown"]


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ("stand", "must be a list"),
        ([], "must be a list"),
        ([3], "must be a list"),
        (["swim"], "'swim' is nothing that is known here"),
        (["stand", 1], "stand takes nothing, not 1 fields"),
        (["walk", 1], "walk takes node, coin, not 1 fields"),
        (["walk", 10, None], "node: 10 must be a number from 0 to 9"),
        (["walk", 1, "groat"], "coin: 'groat' is no coin"),
    ],
)
def test_a_step_that_cannot_be_is_refused(raw: object, said: str) -> None:
    with pytest.raises(PositionError, match=".*") as caught:
        record.read(raw, {"walk": Walk, "stand": Stand}, pack(), "agenda[0]")
    assert said in str(caught.value)
    assert str(caught.value).startswith("agenda[0]")


def test_a_field_must_say_what_may_stand_in_it() -> None:
    class Vague(Record):
        number: int = 0

    with pytest.raises(TypeError, match="Vague.number"):
        Vague().copy()


class First(Step[State]):
    name = "first"


class Second(Step[State]):
    name = "second"


class Third(Step[State]):
    name = "third"


def test_what_comes_next_is_said_in_its_order() -> None:
    state = State()
    first, second, third = First(), Second(), Third()
    state.then(third)
    state.then(first, second)
    assert [state.agenda.pop() for _ in range(3)] == [first, second, third]
    assert state.agenda == []


def test_as_many_as_there_are_come_next_in_their_order() -> None:
    state = State()
    first, second, third = First(), Second(), Third()
    state.then_all([third])
    state.then_all([first, second])
    state.then_all([])  # nothing more
    assert [state.agenda.pop() for _ in range(3)] == [first, second, third]
    assert state.agenda == []


class Plain(Record):
    number: Annotated[int, Range(0, 9)]


class Longer(Plain):
    more: Annotated[int, Range(0, 9)]


def test_a_record_made_from_another_copies_its_own_fields_whichever_is_copied_first() -> None:
    assert Plain(number=1).copy().number == 1
    twin = Longer(number=2, more=3).copy()
    assert (type(twin), twin.number, twin.more) == (Longer, 2, 3)


class Grown(Record):
    number: Annotated[int, Range(0, 9)] = 1
    added: Annotated[int, Range(0, 9), LATER] = 7


def test_a_field_that_came_later_may_be_missing_and_no_other() -> None:
    """Documents from before it was there: it is as it begins."""
    grown = Grown(number=2, added=3)
    record.load(grown, record.dump(grown, None), None, "grown")
    assert (grown.number, grown.added) == (2, 3)
    old = Grown()
    record.load(old, {"number": 2}, None, "grown")
    assert (old.number, old.added) == (2, 7)
    with pytest.raises(PositionError, match="grown.number: missing"):
        record.load(Grown(), {"added": 2}, None, "grown")


def test_a_small_set_of_words_is_written_as_its_words() -> None:
    words = record.codec_for(Annotated[int, SetOf(("north", "east", "south"))])
    assert words.dump(5, None) == ["north", "south"]
    assert words.load(["south", "north"], None, "ways") == 5
    for wrong in (["west"], ["north", "north"], "north", 5):
        with pytest.raises(PositionError, match="ways"):
            words.load(wrong, None, "ways")
