"""When a boss falls, and when it does not (TG-38)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft

from .box import GUESTS, OWN, dashboard, deck_cards, duel, fell, inventory, sets
from .quest import fighter, ready, souls
from .stage import (
    asked,
    bare,
    deck,
    foe,
    hero,
    kinds,
    lair,
    options,
    play,
    reload,
    state,
    table,
    told,
)  # fmt: skip
from .test_track import ways

KNIGHT = {"black_knight_halberd", "black_knight_shield", "blue_titanite"}


@pytest.mark.rule("TG-38.1")
def test_the_health_dial_counts_down_to_0() -> None:
    knight = {"model": "black_knight", "node": 1, "wounds": 0}
    match = lair("black_knight", {"cleric": fighter(1, side="s")}, [knight], turn=0, tape=[2, 2])
    ready(match)
    play(match, "act-left-1")
    boss = foe(match)
    assert boss is not None
    assert (boss["health"], boss["full"]) == (19, 20)
    last = reload(match, foes=[{**state(match)["foes"][0], "wounds": 19}])
    shown = foe(last)
    assert shown is not None
    assert shown["health"] == 1


@pytest.mark.rule("TG-38.1")
def test_at_0_he_is_killed_and_the_encounter_completed() -> None:
    match = fell("thief")
    assert told(match, "slain") == [(0, "black_knight")]
    assert told(match, "completed") == [()]
    assert table(match)["fight"] is None
    assert all(one["black"] == one["red"] == 0 for one in table(match)["heroes"])


@pytest.mark.rule("TG-38.1")
def test_whoever_stands_beside_a_boss_need_not_be_killed() -> None:
    nito = {"model": "gravelord_nito", "node": 6, "health": 30, "wounds": 29}
    match = duel(
        10,
        {"cleric": fighter(6, side="s")},
        [nito, {"model": "skeleton_soldier", "node": 16}],
        tape=[3],
    )
    ready(match)
    play(match, "act-left-0")
    assert "won" in kinds(match)


@pytest.mark.rule("TG-18.10")
@pytest.mark.parametrize("lost", [0, 3])
def test_souls_lost_to_a_mini_boss_come_back_when_he_falls(lost: int) -> None:
    spaces = state(dashboard(("cleric",)))["track"]
    spaces[5]["souls"] = lost
    spaces[6]["souls"] = 2
    match = fell(track=spaces, souls=1)
    assert told(match, "souls_back") == ([(lost, 1 + lost)] if lost else [])
    assert [space["souls"] for space in state(match)["track"]][5:7] == [0, 2]


@pytest.mark.rule("TG-38.2")
def test_three_treasures_of_the_black_knight() -> None:
    match = fell(inventory=[["force"]], treasure=deck("murakumo"))
    assert {item[0] for item in inventory(match)} == {"force", *KNIGHT}
    assert all(len(item) == 1 for item in inventory(match))


@pytest.mark.rule("TG-38.3")
@pytest.mark.rule("TG-A.70")
def test_22_cards_are_shuffled_into_the_deck_of_three() -> None:
    match = fell("thief", "pyromancer", treasure=deck("murakumo", top=["force"], bottom=["ember"]))
    doc = state(match)["treasure"]
    more = sets("legendary") + sets("boss", "gravelord_nito")
    assert (sets("legendary").total(), sets("boss", "gravelord_nito").total()) == (5, 2)
    for owner in OWN:
        more += sets("transposed", owner)
    assert more.total() == 22
    more.update(["murakumo", "force", "ember"])
    assert deck_cards(doc) == more
    assert (doc["top"], doc["bottom"]) == ([], [])  # shuffled: nothing is known any more


@pytest.mark.rule("TG-38.3")
@pytest.mark.parametrize("guest", GUESTS)
def test_only_the_transposed_cards_of_the_party(guest: str) -> None:
    match = fell(guest, treasure=deck())
    cards = deck_cards(state(match)["treasure"])
    expected = sets("legendary") + sets("boss", "gravelord_nito")
    expected += sets("transposed", "cleric") + sets("transposed", guest)
    assert cards == expected
    assert cards.total() == 5 + 2 + 10


@pytest.mark.rule("TG-A.70")
def test_five_boss_treasures_three_and_two() -> None:
    assert set(sets("boss", "black_knight")) == KNIGHT
    assert set(sets("boss", "gravelord_nito")) == {"gravelord_sword", "gravelord_sword_dance"}
    assert sets("boss").total() == 5


@pytest.mark.rule("TG-38.4")
@pytest.mark.rule("TG-A.57")
@pytest.mark.parametrize("sparks", [0, 2, 5, 9])
def test_one_spark_more_even_above_the_start(sparks: int) -> None:
    match = fell(sparks=sparks)
    assert table(match)["sparks"] == sparks + 1
    assert told(match, "new_bonfire") == [(sparks + 1,)]


@pytest.mark.rule("TG-38.5")
def test_everybody_gains_an_ember() -> None:
    match = fell("thief", "pyromancer")
    assert [one["ember"] for one in table(match)["heroes"]] == [True, True, True]


@pytest.mark.rule("TG-A.58")
def test_nothing_more_for_one_who_has_an_ember() -> None:
    match = fell("thief", cleric={"ember": True}, treasure=deck())
    assert [one["ember"] for one in table(match)["heroes"]] == [True, True]
    assert "ember" not in [item[0] for item in inventory(match)]
    assert asked(match) == ["onward"]


@pytest.mark.rule("TG-38.6")
@pytest.mark.rule("TG-A.60")
def test_his_space_is_the_bonfire_now() -> None:
    match = fell("thief", sparks=3)
    shown = table(match)
    assert (shown["at"], shown["bonfire"]) == (5, 5)
    assert shown["track"][5]["kind"] == "bonfire"
    play(match, "return")
    assert table(match)["at"] == 5
    assert ways(match) == {"go-6"}  # TG-A.60: the first space after him


@pytest.mark.rule("TG-38.6")
def test_for_the_rest_of_the_game_a_resting_party_is_placed_there() -> None:
    knight_gone = fell("thief", sparks=3)
    doc = state(knight_gone)
    again = duel(
        10, {"cleric": bare(6, red=9), "thief": bare(26)},
        [{"model": "skeleton_archer", "node": 7}, {"model": "gravelord_nito", "node": 2}],
        turn=None, sparks=doc["sparks"],
        fight={"deck": [], "known_deck": ["gravelord_nito_entropy"], "discard": [], "top": None},
    )  # fmt: skip
    while asked(again) not in (["bonfire"], ["turn"]):
        play(again, options(again, again.waiting[0])[0])
    assert asked(again) == ["bonfire"]
    assert table(again)["at"] == 5
    assert table(again)["track"][10]["souls"] == 0


@pytest.mark.rule("TG-38.7")
def test_one_return_without_a_spark() -> None:
    match = fell(sparks=2)
    assert table(match)["sparks"] == 3
    assert ways(match) == {"go-6", "return"}
    play(match, "return")
    assert table(match)["sparks"] == 3
    assert table(match)["free_return"] is False
    assert (hero(match)["estus"], hero(match)["heroic"], hero(match)["luck"]) == (True, True, True)


@pytest.mark.rule("TG-38.7")
def test_once_the_party_goes_on_it_is_gone() -> None:
    match = fell(sparks=2, tape=["lost_chapel", "in_deep_water"])
    assert table(match)["free_return"] is True
    play(match, "go-6")
    assert table(match)["at"] == 6
    assert table(match)["free_return"] is False


@pytest.mark.rule("TG-38.7")
def test_it_is_free_even_with_the_dial_on_0() -> None:
    match = reload(fell(sparks=0), sparks=0)
    assert "return" in options(match)
    play(match, "return")
    assert not match.over
    assert table(match)["sparks"] == 0


@pytest.mark.rule("TG-38.8")
@pytest.mark.parametrize("players", [1, 3])
def test_the_game_is_won_when_nito_falls(players: int) -> None:
    party = {"cleric": fighter(6, side="s"), "thief": bare(25), "pyromancer": bare(26)}
    party = dict(list(party.items())[:players])
    nito = {"model": "gravelord_nito", "node": 6, "health": 30, "wounds": 29}
    match = duel(10, party, [nito], tape=[3])
    ready(match)
    play(match, "act-left-0")
    assert match.over
    assert match.result is not None
    assert match.result.winners == tuple(range(players))
    assert "event" not in kinds(match)


@pytest.mark.rule("TG-A.59")
def test_an_event_is_drawn_after_the_black_knight() -> None:
    """First what his fall brings, then the event."""
    match = fell(events=deck("forgotten_supplies"), tape=["forgotten_supplies"], souls=1)
    order = kinds(match)
    assert told(match, "event") == [("forgotten_supplies",)]
    assert order.index("completed") < order.index("new_bonfire") < order.index("event")
    assert hero(match)["estus"] is True
    assert souls(match) == 1


@pytest.mark.rule("TG-A.59")
def test_a_rendezvous_drawn_there_goes_below_the_next_space() -> None:
    match = fell(events=deck("scout_ahead"), tape=["scout_ahead"])
    assert table(match)["track"][6]["event"] == "scout_ahead"


@pytest.mark.rule("TG-A.68")
def test_he_is_not_fought_again() -> None:
    match = fell(sparks=2)
    play(match, "return")
    assert "go-5" not in options(match)
    assert ways(match) == {"go-6"}
    assert table(match)["fight"] is None


@pytest.mark.rule("TG-A.69")
def test_failing_against_him_is_a_normal_failure() -> None:
    knight = {"model": "black_knight", "node": 9, "health": 20, "wounds": 12}
    match = duel(
        5,
        {"cleric": bare(9, red=9, side="s", ember=True), "thief": bare(12, ember=True)},
        [knight],
        turn=None,
        souls=6,
        sparks=3,
        fight={
            "deck": [], "known_deck": ["black_knight_overhead_swing"], "discard": [], "top": None,
            "heated": True,
        },
    )  # fmt: skip
    while asked(match) != ["bonfire"]:
        play(match, options(match, match.waiting[0])[0])
    shown = table(match)
    assert (shown["at"], shown["sparks"], shown["souls"]) == (0, 2, 0)
    assert shown["track"][5]["souls"] == 6
    assert [one["ember"] for one in shown["heroes"]] == [False, True]
    assert shown["bonfire"] == 0
    assert inventory(match) == []
    # Next time he is at full Health, with a new deck.
    doc: Any = match.position()
    doc["state"]["at"] = 4
    doc["frame"].update(agenda=[["onward"]], asks=[])
    again = undercroft.from_position(doc)
    play(again, "go-5", "begin")
    boss = foe(again)
    assert boss is not None
    assert (boss["health"], boss["full"]) == (20, 20)
    cards = table(again)["fight"]["boss"]
    assert (cards["heated"], cards["deck_left"], cards["discard"], cards["known"]) == (
        False,
        4,
        [],
        [],
    )
