"""What a completed encounter gives (TG-19)."""

from __future__ import annotations

from typing import Any

import pytest

from .quest import fighter, item_ids, quest, souls, strike, track
from .stage import (
    LEVER,
    SHRINE,
    asked,
    bare,
    dashboard,
    deck,
    kinds,
    options,
    play,
    state,
    table,
    told,
)


def magic(heroes: dict[str, Any] | None = None, **fields: Any) -> Any:
    """Deathly Magic is done: souls, an event, Estus; the Necromancer of this size had one wound left."""
    heroes = heroes or {"cleric": fighter(10)}
    match = quest(
        "deathly_magic", heroes, {2: {"wounds": 4 + len(heroes)}}, awake=[], tape=[2], **fields
    )
    strike(match)
    return match


def rites(heroes: dict[str, Any] | None = None, **fields: Any) -> Any:
    """Last Rites are done: 4 souls, two treasures, an event."""
    match = quest(
        "last_rites",
        heroes or {"cleric": bare(11)},
        left=[],
        awake=[],
        timer=5,
        turns_done=9,
        **fields,
    )
    while asked(match) == ["follow"]:
        play(match, "stay")
    play(match, "end")
    return match


@pytest.mark.rule("TG-19.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_souls_go_into_the_cache_by_the_number_of_players(players: int) -> None:
    nodes = {"thief": 0, "pyromancer": 1, "knight": 2}
    heroes = {"cleric": fighter(10)}
    heroes |= {name: bare(nodes[name]) for name in list(nodes)[: players - 1]}
    match = magic(heroes, souls=2)
    assert souls(match) == 2 + players + 1


@pytest.mark.rule("TG-19.2")
def test_drawn_treasure_goes_to_the_inventory() -> None:
    match = rites(treasure=deck("ember", "halberd", top=["force", "firebombs"]))
    assert item_ids(match) == ["firebombs", "force"] or item_ids(match) == ["force", "firebombs"]
    assert table(match)["treasure"]["left"] == 2


@pytest.mark.rule("TG-19.2")
def test_treasure_is_drawn_by_chance_from_a_shuffled_deck() -> None:
    match = rites(treasure=deck("force", "firebombs", "halberd"), tape=["halberd", "force"])
    assert sorted(item_ids(match)) == ["force", "halberd"]


@pytest.mark.rule("TG-19.2")
def test_an_empty_treasure_deck_gives_what_there_is() -> None:
    match = rites(treasure=deck(top=["force"]))
    assert item_ids(match) == ["force"]
    assert asked(match) == ["onward"]


@pytest.mark.rule("TG-19.2")
def test_drawn_events_are_resolved() -> None:
    match = magic(events=deck(top=["forgotten_supplies", "lifegem"]))
    # The first one has readied everything of the only character, the second is held.
    assert told(match, "supplied") == [(0,)]
    assert told(match, "event_held") == [("lifegem", 0)]
    assert table(match)["event_discard"] == 1


@pytest.mark.rule("TG-19.3")
def test_search_takes_the_named_card_and_shuffles_the_deck() -> None:
    match = quest(
        "grave_matters",
        {"cleric": fighter(4)},
        left=[1],
        tape=[3],
        treasure=deck("halberd", top=["force"], bottom=["firebombs", "ember"]),
    )
    strike(match)
    assert item_ids(match) == ["firebombs"]
    # What was known of top and bottom is known no more.
    assert table(match)["treasure"] == {"left": 3, "top": [], "bottom": []}
    assert sorted(state(match)["treasure"]["middle"]) == ["ember", "force", "halberd"]


@pytest.mark.rule("TG-19.3")
def test_a_search_for_what_is_not_there_is_lost() -> None:
    match = quest(
        "grave_matters",
        {"cleric": fighter(4)},
        left=[1],
        tape=[3],
        treasure=deck("halberd", "force"),
    )
    strike(match)
    assert told(match, "not_found") == [("firebombs",)]
    assert item_ids(match) == []
    assert table(match)["treasure"]["left"] == 2
    assert asked(match) == ["onward"]
    assert souls(match) == 3  # the other reward is not lost


@pytest.mark.rule("TG-19.4")
@pytest.mark.parametrize(
    ("card", "token", "node", "foe"),
    [
        ("honour_guard", "luck", 9, 1),
        ("deathly_magic", "estus", 10, 2),
        ("puppet_master", "heroic", 6, 1),
    ],
)
def test_refresh_readies_the_token_shown_for_everybody(
    card: str, token: str, node: int, foe: int
) -> None:
    wounds = {"honour_guard": 0, "deathly_magic": 6, "puppet_master": 4}[card]
    match = quest(
        card,
        {"cleric": fighter(node), "thief": bare(0)},
        {foe: {"wounds": wounds}},
        left=[foe],
        terrain={},
        awake=[],
        tape=[0, 3] if card == "honour_guard" else [3],
    )
    strike(match)
    assert asked(match) == ["onward"]
    for one in table(match)["heroes"]:
        ready = {name for name in ("luck", "estus", "heroic") if one[name]}
        assert ready == {token}


@pytest.mark.rule("TG-19.5")
@pytest.mark.parametrize(("met", "paid"), [(False, 8), (True, 14)])
def test_a_trial_pays_only_if_it_was_met(met: bool, paid: int) -> None:
    match = quest(
        "lakeview_refuge",
        {"cleric": bare(16)},
        left=[],
        terrain={16: SHRINE},
        traps={},
        awake=[],
        torch=None,
        torch_by=0,
        trial_met=met,
        treasure=deck(),
    )
    play(match, "drop-torch")
    assert souls(match) == paid


def pull(**fields: Any) -> Any:
    """The third pull of the lever of Bridge Too Far, which gives a shortcut."""
    match = quest(
        "bridge_too_far",
        {"cleric": bare(3)},
        left=[],
        terrain={3: LEVER},
        awake=[],
        levers=2,
        **fields,
    )
    play(match, "lever-3")
    return match


@pytest.mark.rule("TG-19.6")
def test_a_shortcut_token_lies_on_the_completed_card() -> None:
    match = pull(space=2)
    assert [space["shortcut"] for space in table(match)["track"]][:4] == [False, False, True, False]
    plain = magic()
    assert not track(plain, 1)["shortcut"]


@pytest.mark.rule("TG-19.7")
def test_after_a_rest_the_party_may_begin_at_a_shortcut() -> None:
    match = pull(space=3, sparks=2, track={1: {"card": "grave_matters"}, 2: {"card": "last_rites"}})
    play(match, "return")
    assert [one for one in options(match) if one.startswith("go-")] == ["go-1", "go-3"]
    other = match.clone()
    play(match, "go-3")
    assert table(match)["at"] == 3
    play(other, "go-1")
    assert table(other)["at"] == 1


@pytest.mark.rule("TG-19.7")
def test_without_a_rest_a_shortcut_leads_nowhere() -> None:
    match = pull(space=1, sparks=2, track={3: {"card": "grave_matters", "shortcut": True}})
    assert [one for one in options(match) if one.startswith("go-")] == ["go-2"]


@pytest.mark.rule("TG-A.32")
def test_the_encounter_of_the_shortcut_is_played_again() -> None:
    match = pull(space=3, sparks=2)
    play(match, "return", "go-3")
    assert told(match, "encounter") == [("bridge_too_far", 1)]
    assert asked(match) == ["start_node"]


@pytest.mark.rule("TG-A.33")
def test_a_card_completed_again_pays_again_but_has_one_shortcut_token() -> None:
    match = pull(space=1, kills=3, track={1: {"shortcut": True, "tilted": True}})
    assert souls(match) == 3
    assert "shortcut" not in kinds(match)
    assert track(match, 1)["shortcut"]
    first = pull(space=1, kills=3)
    assert told(first, "shortcut") == [(1,)]


@pytest.mark.rule("TG-A.33")
def test_a_replayed_card_gives_treasure_again() -> None:
    match = rites(
        treasure=deck("ember", top=["force", "firebombs"]), track={1: {"tilted": True}}, souls=4
    )
    assert souls(match) == 8
    assert len(item_ids(match)) == 2


def test_no_shortcut_no_other_way() -> None:
    match = dashboard(sparks=2)
    assert [one for one in options(match) if one.startswith("go-")] == ["go-1"]
