"""House rules (TG-V): off by default, each by itself, and all of them together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undercroft
from undercroft import InvalidSetup, Match
from undercroft.games.tomb_of_giants.completing import knight_fell
from undercroft.games.tomb_of_giants.house import PRESETS, VARIANTS
from undercroft.kernel.variant import BOOK

from .quest import bare, fighter, quest, souls, state, strike
from .stage import asked, deck, options, play


def fresh(players: int, **chosen: str) -> Any:
    setup = {"players": players, **{f"house_{name}": value for name, value in chosen.items()}}
    return undercroft.new("tomb_of_giants", setup, seed=3).state


def agreed(match: Match, **chosen: str) -> Match:
    """The same position at a table with house rules."""
    doc: Any = match.position()
    doc["setup"].update({f"house_{name}": value for name, value in chosen.items()})
    return undercroft.from_position(doc)


def test_everything_is_by_the_book_by_default() -> None:
    setup = undercroft.new("tomb_of_giants", {}, seed=1).setup
    assert {setup[variant.name] for variant in VARIANTS} == {BOOK}
    rules = [variant.rule for variant in VARIANTS]
    assert rules == [f"TG-V.{number}" for number in range(1, len(rules) + 1)]
    with pytest.raises(InvalidSetup, match="house_souls"):
        undercroft.new("tomb_of_giants", {"mode": "boss", "house_souls": "double"}, seed=1)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_presets_are_set_ups_that_play(preset: Any) -> None:
    match = undercroft.new("tomb_of_giants", {"players": 2, **preset.chosen}, seed=4)
    for number in range(250):
        if match.over:
            break
        ask = match.asks[0]
        match.choose(ask, ask.options[number * 7919 % len(ask.options)])
        match.game.check(match.state)


@pytest.mark.rule("TG-V.1")
def test_twice_the_souls_of_the_card_and_half_the_sparks() -> None:
    assert [fresh(n, souls="double").sparks for n in (1, 2, 3, 4)] == [3, 2, 2, 1]
    some: dict[str, Any] = {"left": [], "awake": [], "timer": 5, "turns_done": 2, "souls": 1}
    some["treasure"] = deck()
    match = quest("last_rites", {"cleric": bare(11)}, track={1: {"souls": 3}}, **some)
    book, double = agreed(match), agreed(match, souls="double")
    play(book, "end")
    play(double, "end")
    assert souls(book) == 1 + 3 + 4
    assert souls(double) == 1 + 3 + 8  # what had been lost is not doubled


@pytest.mark.rule("TG-V.2")
def test_four_souls_for_each_character() -> None:
    assert [fresh(n).souls for n in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert [fresh(n, start="each").souls for n in (1, 2, 3, 4)] == [4, 8, 12, 16]


@pytest.mark.rule("TG-V.3")
def test_chance_decides_among_equals() -> None:
    """Two archers as near to both: by the book somebody is asked which acts first."""
    heroes = {"cleric": bare(4), "thief": bare(4)}
    match = quest("rain_of_filth", heroes, left=[0, 1], turn=None)
    assert asked(match) == ["next_foe"]
    doc: Any = match.position()
    doc["setup"]["house_ties"] = "die"
    doc["frame"].update(agenda=[["enemy_phase"]], asks=[])
    first = set()
    for seed in range(12):
        chance = undercroft.Rng(seed).to_json()
        decided = undercroft.from_position({**doc, "chance": chance})
        assert asked(decided) != ["next_foe"]
        first.add(next(event.fields["foe"] for event in decided.events if event.kind == "acts"))
    assert first == {0, 1}


@pytest.mark.rule("TG-V.4")
def test_three_draughts_and_no_healing_but_at_the_bonfire() -> None:
    assert [one.sips for one in fresh(2, estus="sips").characters] == [2, 2]
    worn = {"black": 3, "red": 2}
    heroes = {"cleric": fighter(4, **worn), "thief": bare(0, **worn)}
    match = agreed(quest("rain_of_filth", heroes, left=[0], awake=[], tape=[3]), estus="sips")
    strike(match)
    assert asked(match) == ["onward"]
    assert [(one["black"], one["red"]) for one in state(match)["heroes"]] == [(0, 2), (0, 2)]
    back = next(id for id in options(match) if id.startswith("return"))
    play(match, back)
    assert [(one["red"], one["sips"]) for one in state(match)["heroes"]] == [(0, 2), (0, 2)]


@pytest.mark.rule("TG-V.5")
def test_what_asks_for_much_comes_after_the_black_knight() -> None:
    setup = {"players": 2, "house_treasure": "tiers"}
    book = fresh(2)
    match = undercroft.new("tomb_of_giants", setup, seed=3)
    tiers: Any = match.state
    late = [card for card in book.treasure.cards if card.late]
    assert {"zweihander", "thorolund_talisman"} <= {card.id for card in late}
    held_back = [card for card in late if card.id != "thorolund_talisman"]  # a reward by name
    assert count(tiers) + Counter(card.id for card in held_back) == count(book)
    undercroft.from_position(match.position())  # a deck without them is a deck
    for one in (match, undercroft.new("tomb_of_giants", {"players": 2}, seed=3)):
        descent: Any = one.state
        knight_fell(descent, one, descent.box.boss_by_id["black_knight"])
        one.game.check(descent)
    assert count(tiers) == count(descent)


def count(descent: Any) -> Counter[str]:
    """What lies in the treasure deck."""
    return Counter(card.id for card in descent.treasure.cards)
