"""The encounter track: winning, losing, exploring, resuming (TG-11, TG-12, TG-34)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undercroft
from undercroft import Match

from .box import content, deck_cards, fell, fresh
from .quest import SPACES, fighter, quest, souls, strike
from .stage import (
    arena,
    asked,
    bare,
    closed,
    dashboard,
    deck,
    hero,
    kinds,
    lair,
    options,
    play,
    state,
    table,
    told,
    tough,
    used_up,
)  # fmt: skip

LEVELS = {card["id"]: card["level"] for card in content("encounters.yaml")}


def ways(match: Match) -> set[str]:
    """Where the party may go, and whether it may return."""
    return {o for o in options(match) if o.startswith("go-") or o == "return"}


def spaces(**cards: Any) -> dict[str, Any]:
    """Track and decks with these cards in their slots: `s2={"card": "lost_chapel"}`."""
    doc = state(dashboard(("cleric",)))
    for name, fields in cards.items():
        doc["track"][int(name[1:])].update(fields)
    kept = {one["card"] for one in doc["track"]}
    for one in doc["decks"]:
        one["middle"] = [card for card in one["middle"] if card not in kept]
    return {"track": doc["track"], "decks": doc["decks"]}


def fails(**more: Any) -> Match:
    """The cleric dies in Grave Matters, on space 1 unless another is given."""
    return quest(
        "grave_matters", {"cleric": bare(6, red=9)}, [("skeleton_archer", 12)], turn=None, **more
    )


def wins(players: int = 1, **more: Any) -> Match:
    """The last enemy of Grave Matters falls."""
    party: dict[str, dict[str, Any]] = {"cleric": fighter(6)}
    for node, name in enumerate(("thief", "pyromancer", "knight")[: players - 1]):
        party[name] = bare(node)
    match = quest(
        "grave_matters", party, [("skeleton_archer", 6)], tape=[3], treasure=deck(), **more
    )
    strike(match)
    return match


# ---------------------------------------------------------------------- TG-11: winning and losing


@pytest.mark.rule("TG-11.1")
def test_killing_gravelord_nito_wins() -> None:
    nito = tough("gravelord_nito", 6, health=30, wounds=29)
    match = lair(
        "gravelord_nito",
        {"cleric": fighter(6, side="s"), "thief": bare(26)},
        [nito],
        turn=0,
        tape=[3],
    )
    strike(match)
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0, 1)


@pytest.mark.rule("TG-11.1")
def test_the_black_knight_is_not_the_end_of_a_campaign() -> None:
    match = fell("thief")
    assert told(match, "slain") == [(0, "black_knight")]
    assert not match.over
    assert asked(match) == ["onward"]


@pytest.mark.rule("TG-11.2")
@pytest.mark.rule("TG-31.5")
@pytest.mark.parametrize("sparks", [4, 1])
def test_each_return_uses_a_spark(sparks: int) -> None:
    free = dashboard(("cleric",), place="onward", at=1, sparks=sparks)
    play(free, "return")
    assert table(free)["sparks"] == sparks - 1
    forced = fails(sparks=sparks)
    assert table(forced)["sparks"] == sparks - 1


@pytest.mark.rule("TG-11.3")
def test_the_dial_on_1_goes_to_0_and_then_the_next_return_loses() -> None:
    first = fails(sparks=1)
    assert not first.over
    assert (table(first)["sparks"], table(first)["at"]) == (0, 0)
    assert asked(first) == ["bonfire"]
    second = fails(sparks=0)
    assert second.over
    assert second.result is not None
    assert second.result.winners == ()
    assert told(second, "lost_game") == [()]


@pytest.mark.rule("TG-A.49")
def test_the_loss_comes_at_once_without_a_visit() -> None:
    match = fails(sparks=0, souls=20)
    assert match.over
    assert asked(match) == []
    assert "rested" not in kinds(match)


@pytest.mark.rule("TG-A.21")
def test_no_return_of_ones_own_will_at_0() -> None:
    match = dashboard(("cleric",), place="onward", at=2, sparks=0)
    assert ways(match) == {"go-3"}
    assert closed(match)["return"] == "ds-closed-no-spark"
    assert ways(dashboard(("cleric",), place="onward", at=2, sparks=1)) == {"go-3", "return"}


# ---------------------------------------------------------------------- TG-12: exploration


@pytest.mark.rule("TG-12.1")
@pytest.mark.parametrize("at", range(10))
def test_from_left_to_right_space_by_space(at: int) -> None:
    if at == 0:
        assert ways(dashboard(("cleric",))) == {"go-1"}
        return
    bonfire = 5 if at > 4 else 0
    match = dashboard(("cleric",), place="onward", at=at, bonfire=bonfire, sparks=0)
    assert ways(match) == {f"go-{at + 1}"}


@pytest.mark.rule("TG-12.1")
def test_at_each_space_one_encounter_is_played() -> None:
    match = wins()
    assert asked(match) == ["onward"]
    assert table(match)["at"] == 1
    assert len(told(match, "completed")) == 1


@pytest.mark.rule("TG-12.2")
def test_the_party_begins_on_the_first_space() -> None:
    match = fresh("cleric", "thief")
    assert ways(match) == {"go-1"}
    play(match, "go-1")
    assert told(match, "space") == [(1,)]
    assert table(match)["at"] == 1


@pytest.mark.rule("TG-12.3")
@pytest.mark.parametrize(("at", "level"), [(0, 1), (2, 1), (3, 2), (6, 2), (7, 3), (8, 3)])
def test_two_cards_of_the_level_one_is_kept(at: int, level: int) -> None:
    pair = {
        1: ("puppet_master", "last_rites"),
        2: ("lost_chapel", "in_deep_water"),
        3: ("honour_guard", "giants_coffin"),
    }[level]
    match = dashboard(
        ("cleric",),
        place="onward" if at else "bonfire",
        at=at,
        bonfire=5 if at > 4 else 0,
        tape=pair,
    )
    before = deck_cards(state(match)["decks"][level - 1])
    play(match, f"go-{at + 1}")
    assert asked(match) == ["choose_card"]
    assert [one["id"] for one in table(match)["looked_at"]] == list(pair)
    assert all(LEVELS[card] == level for card in pair)
    play(match, "card-1")
    assert table(match)["track"][at + 1]["card"] == pair[1]
    # The other one is shuffled back.
    doc = state(match)["decks"][level - 1]
    assert deck_cards(doc) == before - Counter([pair[1]])
    assert (doc["top"], doc["bottom"]) == ([], [])
    if at:  # TG-18.6: after an encounter; at the bonfire equipment was changed before
        play(match, "begin")
    assert table(match)["fight"]["encounter"] == pair[1]


@pytest.mark.rule("TG-12.3")
def test_a_card_seen_by_a_gravestone_is_shuffled_in_as_well() -> None:
    """What was known of the deck's top and bottom is lost with the shuffle."""
    decks = state(dashboard(("cleric",)))["decks"]
    decks[0] = deck("last_rites", "rain_of_filth", top=["puppet_master"], bottom=["deathly_magic"])
    match = dashboard(("cleric",), decks=decks, tape=["rain_of_filth"])
    play(match, "go-1")
    assert [one["id"] for one in table(match)["looked_at"]] == ["puppet_master", "rain_of_filth"]
    play(match, "card-0")
    assert state(match)["decks"][0] == deck("deathly_magic", "last_rites", "rain_of_filth")


@pytest.mark.rule("TG-12.4")
@pytest.mark.rule("TG-34.2")
def test_a_card_in_the_slot_is_played_and_none_is_drawn() -> None:
    match = dashboard(("cleric",), **spaces(s1={"card": "puppet_master"}), tape=[])
    before = state(match)["decks"]
    play(match, "go-1")
    assert asked(match) == ["start_node"]
    assert table(match)["fight"]["encounter"] == "puppet_master"
    assert state(match)["decks"] == before
    assert used_up(match)


@pytest.mark.rule("TG-12.5")
@pytest.mark.parametrize(("at", "boss"), [(4, "black_knight"), (9, "gravelord_nito")])
def test_a_boss_space_means_the_boss(at: int, boss: str) -> None:
    match = dashboard(("cleric",), place="onward", at=at, bonfire=5 if at > 4 else 0, tape=[])
    before = state(match)["decks"]
    play(match, f"go-{at + 1}", "begin")
    assert table(match)["fight"]["boss"]["id"] == boss
    assert state(match)["decks"] == before
    assert table(match)["track"][at + 1]["card"] is None


@pytest.mark.rule("TG-12.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_player_symbol_is_the_number_of_players(players: int) -> None:
    """Grave Matters pays players + 2; Deathly Magic's Necromancer has players + 5 Health."""
    match = wins(players, souls=0)
    assert souls(match) == players + 2
    party = ("cleric", "thief", "pyromancer", "knight")[:players]
    shown = table(fresh(*party, mode="encounter", encounter="deathly_magic"))
    health = [one["full"] for one in shown["fight"]["foes"] if one["model"] == "necromancer"]
    assert health == [players + 5]


@pytest.mark.rule("TG-12.7")
def test_what_a_card_holds() -> None:
    catalog: Any = undercroft.catalog(fresh("cleric"))
    assert set(catalog["encounters"]) == set(LEVELS)
    for entry in content("encounters.yaml"):
        card = catalog["encounters"][entry["id"]]
        assert (card["name"], card["level"]) == (entry["name"], entry["level"])
        assert len(card["objectives"]) == len(entry["objectives"]) >= 1
        assert len(card["rewards"]) == len(entry["rewards"]) >= 1
        assert len(card["rules"]) == len(entry.get("rules", []))
        assert len(card["timers"]) == len(entry.get("timers", []))
        assert (card["trial"] is not None) is ("trial" in entry)
        assert card["keywords"] == entry.get("keywords", [])
        assert len(card["tiles"]) == len(entry["tiles"])
        assert len(card["start"]) == 3
        for tile, laid in zip(entry["tiles"], card["tiles"], strict=True):
            assert laid["at"] == tile["at"]
            assert laid["enemies"] == tile.get("enemies", [[], []])
            assert len(laid["spawn"]) == len(laid["terrain"]) == 2
            assert laid["holds"] == tile.get("terrain", [None, None])


@pytest.mark.rule("TG-A.22")
def test_a_single_card_left_is_taken() -> None:
    decks = state(dashboard(("cleric",)))["decks"]
    decks[0] = deck("puppet_master")
    match = dashboard(("cleric",), decks=decks, tape=["puppet_master"])
    play(match, "go-1")
    assert asked(match) == ["start_node"]
    assert table(match)["fight"]["encounter"] == "puppet_master"
    assert table(match)["encounters"][0]["left"] == 0


def test_where_no_card_is_left_the_party_goes_on() -> None:
    """It cannot come to that with the cards of the box; a position may say so."""
    decks = state(dashboard(("cleric",)))["decks"]
    decks[0] = deck()
    match = dashboard(("cleric",), decks=decks)
    play(match, "go-1")
    assert asked(match) == ["onward"]
    assert ways(match) == {"go-2", "return"}


# ---------------------------------------------------------------------- TG-34: resuming


@pytest.mark.rule("TG-34.1")
def test_after_a_rest_the_party_begins_on_the_first_space_again() -> None:
    match = dashboard(
        ("cleric",), place="onward", at=3, **spaces(s1={"card": "puppet_master", "tilted": True})
    )
    play(match, "return")
    assert ways(match) == {"go-1"}


@pytest.mark.rule("TG-34.1")
@pytest.mark.parametrize(
    ("bonfire", "expected"), [(0, {"go-1", "go-3", "go-7"}), (5, {"go-6", "go-7"})]
)
def test_or_on_a_shortcut(bonfire: int, expected: set[str]) -> None:
    marked = spaces(
        s3={"card": "bridge_too_far", "shortcut": True},
        s7={"card": "lost_chapel", "shortcut": True},
    )
    assert ways(dashboard(("cleric",), bonfire=bonfire, at=bonfire, **marked)) == expected


@pytest.mark.rule("TG-34.2")
def test_a_replayed_card_pays_again() -> None:
    once = wins(souls=0)
    assert souls(once) == 3
    assert table(once)["track"][1]["tilted"] is True
    play(once, "return")
    assert table(once)["track"][1]["tilted"] is False
    assert table(once)["track"][1]["card"] == "grave_matters"
    again = wins(souls=3)
    assert souls(again) == 6


@pytest.mark.rule("TG-A.52")
def test_nobody_rests_twice_in_a_row() -> None:
    match = dashboard(("cleric",), place="onward", at=2, sparks=3)
    play(match, "return")
    assert asked(match) == ["bonfire"]
    assert "return" not in options(match)
    assert ways(match) == {"go-1"}
    assert hero(match)["active"] is False


def test_the_spaces_of_each_level() -> None:
    """So `SPACES` of the tests says the truth."""
    match = arena({"cleric": bare(0)}, [("skeleton_soldier", 12)])
    for level, space in SPACES.items():
        assert table(match)["track"][space]["level"] == level
