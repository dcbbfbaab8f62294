"""House rules: each of them, alone (DD-V)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import undercroft
from undercroft.games.darkest_dungeon.effects import light
from undercroft.games.darkest_dungeon.house import PRESETS, VARIANTS
from undercroft.kernel.match import Match
from undercroft.kernel.variant import BOOK

from .acts import boss_beaten
from .stage import (
    WEEK,
    asked,
    awaited,
    dungeon,
    fight,
    hamlet,
    hero,
    kinds,
    load,
    new,
    options,
    party,
    play,
    ready,
    table,
)
from .test_replacements import burial, deadly_battle, joins

WAYS = [(variant.name, value) for variant in VARIANTS for value in variant.values]


def after_the_boss(act: int, acts: str) -> Match:
    """In a Campaign of so many Acts."""
    return boss_beaten(act, tape=["fanatic", *WEEK], setup={"house_campaign": acts})


@pytest.mark.rule("DD-V.1")
@pytest.mark.parametrize(("acts", "last"), [("one", 1), ("two", 2), ("book", 4)])
def test_the_campaign_is_won_with_the_boss_of_its_last_act(acts: str, last: int) -> None:
    for act in (1, 2):
        match = after_the_boss(act, acts)
        assert "prophet" in table(match)["beaten"]
        assert match.over == (act >= last)
        if match.over:
            assert match.result.winners == (0,)
            assert table(match)["act"] == act
        else:
            assert table(match)["act"] == act + 1


@pytest.mark.rule("DD-V.1")
def test_only_a_boss_ends_it() -> None:
    doc: Any = after_the_boss(1, "two").position()
    doc["setup"]["house_campaign"] = "one"
    match = ready(doc, [["advance", None], ["stop"]][::-1], [*WEEK])
    assert not match.over


@pytest.mark.rule("DD-V.2")
@pytest.mark.parametrize(
    ("way", "start", "falls", "rises"),
    [("book", 5, [2, 1, 0, 0], [3, 4, 5, 5]), ("gentle", 5, [2, 2, 2, 2], [3, 4, 5, 5])],
)
def test_the_light_keeps_above_two(
    way: str, start: int, falls: list[int], rises: list[int]
) -> None:
    for amount, seen in ((-1, falls), (1, rises)):
        match = dungeon(light=3 if amount < 0 else 2, setup={"house_light": way})
        found = []
        for _ in seen:
            change_light(match, amount)
            found.append(table(match)["light"])
        assert found == seen


@pytest.mark.rule("DD-V.2")
@pytest.mark.rule("DD-A.9")
@pytest.mark.parametrize(
    ("way", "light", "pays"), [("book", 2, True), ("gentle", 3, True), ("gentle", 2, False)]
)
def test_light_that_cannot_fall_pays_for_nothing(way: str, light: int, pays: bool) -> None:
    """Neither for a dark Corridor nor for the bad side of a candle."""
    setup = {"house_light": way}
    match = dungeon(
        tape=["darkness", *["blank"] * 7], light=light, setup=setup, stores={"torch": 1}
    )
    play(match, "explore-0")
    assert ("dim" in options(match)) == pays
    candle = {"level": 3, "trinkets": [["candle_of_life", "negative"]]}
    match = dungeon(
        {"crusader": candle, "hellion": {}, "highwayman": {}, "vestal": {}},
        light=light,
        setup=setup,
    )
    assert any("trinket" in id for id in options(match)) == pays


@pytest.mark.rule("DD-V.2")
def test_no_torch_burns_brighter_than_three() -> None:
    for way, lit, open_then in (("book", 4, True), ("harsh", 3, False)):
        match = dungeon(stores={"torch": 2}, light=3, setup={"house_light": way})
        assert ("hero-0-torch" in options(match)) == open_then
        change_light(match, 1)
        assert table(match)["light"] == lit
    fresh = new(mode="quest", players=1, house_light="harsh")
    seen = {table(fresh)["light"] for _ in walk(fresh, 250) if table(fresh)["dungeon"]}
    assert max(seen) == 3


def walk(match: Match, most: int) -> Iterator[None]:
    """Random choices, one after the other."""
    rng = random.Random(1)
    for _ in range(most):
        if match.over:
            return
        seat = match.waiting[0]
        match.decide(rng.choice(options(match, seat)), seat=seat)
        yield


def change_light(match: Match, amount: int) -> None:
    light.change_light(match.state, match, amount)  # type: ignore[arg-type]


@pytest.mark.rule("DD-V.3")
def test_the_caretaker_stays_away() -> None:
    book = hamlet(agenda=[["hamlet"]], tape=["uneventful_week", 3])
    assert kinds(book).count("caretaker") == 1
    match = hamlet(agenda=[["hamlet"]], tape=["uneventful_week"], setup={"house_caretaker": "away"})
    assert kinds(match).count("caretaker") == 0
    assert table(match)["hamlet"]["caretaker"] is None
    assert table(match)["hamlet"]["blocked"] == []


@pytest.mark.rule("DD-V.2")
@pytest.mark.parametrize(("light", "first"), [("book", 5), ("harsh", 3), ("gentle", 5)])
def test_the_final_encounter_begins_with_the_most_light_there_is(light: str, first: int) -> None:
    match = hamlet(
        campaign={"act": 4, "quest_count": 1},
        agenda=[["final_encounter"]],
        setup={"house_light": light},
        tape=["food"] * 8,
    )
    assert asked(match) == ["arrange"]
    assert table(match)["light"] == first


@pytest.mark.rule("DD-V.4")
def test_who_dies_on_the_way_is_back_at_once() -> None:
    fields = {"level": 2, "xp": 7, "quirks": ["anemic"], "stress": 9, "wounds": 12}
    book = burial(fields)
    assert table(book)["fallen"] == ["crusader"]
    waiting = table(book)["waiting"]
    tested = {**fields, "red": True, "mood": "fearful"}
    match = burial(tested, setup={"house_death": "off"})
    back = hero(match, "crusader")
    assert not back["red"]  # his Resolve can be tested again
    assert (back["level"], back["xp"], back["quirks"]) == (2, 7, ["anemic"])
    assert (back["wounds"], back["stress"], back["mood"]) == (0, 0, None)
    assert party(match).count("crusader") == 1
    assert table(match)["fallen"] == []
    assert table(match)["waiting"] == waiting + 1
    assert "recovered" in kinds(match)
    assert load(match.position()).position() == match.position()


@pytest.mark.rule("DD-V.4")
def test_who_dies_in_a_battle_is_back_after_it() -> None:
    doc: Any = deadly_battle(tape=["skull", "party", 2]).position()
    doc["setup"]["house_death"] = "off"
    doc["state"]["campaign"]["fallen"] = []
    match = load(doc)
    assert party(match) == ["hellion", "highwayman", "vestal"]
    assert "recovered" not in kinds(match)
    play(match, next(one for one in options(match) if one.startswith("use-wicked_hack")))
    assert "battle_won" in kinds(match)
    assert party(match) == ["hellion", "highwayman", "vestal", "crusader"]
    assert hero(match, "crusader")["wounds"] == 0
    assert table(match)["fallen"] == []
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-V.4")
@pytest.mark.parametrize("way", ["off", "book"])
def test_what_is_wrong_with_who_will_be_back_befalls_nobody_else_meanwhile(way: str) -> None:
    """His Quirks and his Disease wait for him; those of the dead are in their decks again."""
    gone = {"alive": False, "area": None, "quirks": ["soft", "evasive"], "disease": "ennui"}
    for step, ids in (
        (["draw_quirk", 1, True], {"soft"}),
        (["draw_quirk", 1, False], {"evasive"}),
        (["draw_disease", 1], {"ennui"}),
    ):
        match = fight(
            {"crusader": gone, "hellion": {}, "highwayman": {}, "vestal": {}},
            [("madman", "N")],
            where=dungeon(setup={"house_death": way}, tokens={"a": "lair"}, at="a"),
            alone=False,
            agenda=[["initiative"], step],
            tape=None,
        )
        assert bool(ids & set(awaited(match))) == (way == "book")


@pytest.mark.rule("DD-V.5")
def test_other_heroes_may_go_on_each_quest_but_the_first() -> None:
    def begins(act: int = 1, count: int = 1, **house: str) -> Match:
        match = hamlet(
            campaign={"act": act, "quest_count": count},
            coach_xp=5,
            agenda=[["begin_quest", "dem_bones"]],
            tape=None,
            setup=house,
        )
        while match.awaited is not None:
            match.supply(next(iter(awaited(match))))
        return match

    assert asked(begins()) == ["arrange"]
    # Of a Campaign, not of each act.
    assert asked(begins(1, 0, house_heroes="each_quest")) == ["arrange"]
    assert asked(begins(2, 0, house_heroes="each_quest")) == ["relieve"]
    match = begins(house_heroes="each_quest")
    assert asked(match) == ["relieve"]
    waiting = table(match)["waiting"]
    assert options(match)[0] == "goes"
    assert "jester" in options(match)
    assert not {"crusader", "hellion", "highwayman", "vestal"} & set(options(match))
    joins(match, "jester")
    if asked(match) == ["train"]:
        play(match, "done")
    new_one = hero(match, 0)
    assert (new_one["kind"], new_one["xp"]) == ("jester", 5)
    assert table(match)["waiting"] == waiting
    assert asked(match) == ["relieve"]
    assert "crusader" in options(match)  # he waits in the Hamlet now
    play(match, "goes")
    assert hero(match, 1)["kind"] == "hellion"


@pytest.mark.rule("DD-V.5")
@pytest.mark.rule("DD-25.1")
@pytest.mark.parametrize(("xp", "room"), [(5, 1), (4, 2)])
def test_who_goes_instead_carries_no_more_than_a_level_allows(xp: int, room: int) -> None:
    """What is too much is for the companions, or stays behind."""
    match = hamlet(
        {
            "crusader": {"level": 2, "trinkets": ["damage_stone", "accuracy_stone"]},
            "hellion": {"trinkets": ["stun_charm"]},
            "highwayman": {},
            "vestal": {},
        },
        campaign={"quest_count": 1},
        coach_xp=xp,
        agenda=[["begin_quest", "dem_bones"]],
        tape=None,
        setup={"house_heroes": "each_quest"},
    )
    while match.awaited is not None:
        match.supply(next(iter(awaited(match))))
    play(match, "jester")
    while asked(match) == ["outfit"]:
        play(match, options(match)[0])
    if room > 1:
        play(match, "hero")
        while asked(match) == ["outfit"]:
            play(match, options(match)[0])
    else:
        play(match, "done")
        assert asked(match) == ["gain_trinket"]
        assert {"hero-2", "hero-3", "hero-0-for-0", "discard"} <= set(options(match))
        play(match, "hero-3")
        assert [one["card"] for one in hero(match, "vestal")["trinkets"]] == ["accuracy_stone"]
    held = [one["card"] for one in hero(match, "jester")["trinkets"]]
    assert held == ["damage_stone", "accuracy_stone"][:room]
    assert asked(match) == ["relieve"]


@pytest.mark.rule("DD-V.5")
def test_the_first_quest_is_for_the_party_that_was_chosen() -> None:
    match = new(mode="campaign", players=1, house_heroes="each_quest")
    for _ in walk(match, 400):
        assert asked(match) != ["relieve"]
        if table(match)["dungeon"]:
            break
    assert table(match)["dungeon"]


def test_the_set_up_offers_them_in_words() -> None:
    fields = {field.name: field for field in undercroft.setup_options("darkest_dungeon")}
    for variant in VARIANTS:
        assert [one.value for one in fields[variant.name].values] == [BOOK, *variant.values]
    for preset in PRESETS:
        undercroft.new("darkest_dungeon", dict(preset.chosen), seed=1)


@pytest.mark.parametrize(("name", "value"), WAYS)
def test_positions_and_journals_keep_them(name: str, value: str) -> None:
    match = undercroft.new("darkest_dungeon", {"players": 1, name: value}, seed=4)
    for _ in walk(match, 200):
        pass
    assert match.setup[name] == value
    assert undercroft.from_position(match.position()).position() == match.position()
    assert undercroft.replay(match.journal()).position() == match.position()
