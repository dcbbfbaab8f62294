"""Event cards (TG-20): how they are drawn and kept, and what each of the 23 does."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match

from .quest import end, fighter, item_ids, quest, ready, souls, strike, track
from .stage import (
    HIDDEN,
    asked,
    bare,
    begin,
    dashboard,
    deck,
    hero,
    kinds,
    options,
    play,
    state,
    table,
    told,
    used_up,
)

A = "skeleton_archer"
#: Copies and kind.
EVENTS = {
    "alluring_skull": (1, "consumable"),
    "blacksmiths_trial": (1, "consumable"),
    "bleak_bonfire_ascetic": (1, "rendezvous"),
    "bloodstained_bonfire_ascetic": (1, "rendezvous"),
    "cracked_bonfire_ascetic": (1, "rendezvous"),
    "firekeepers_boon": (2, "immediate"),
    "forgotten_supplies": (2, "immediate"),
    "frozen_bonfire_ascetic": (1, "rendezvous"),
    "green_blossom": (1, "consumable"),
    "hearty_bonfire_ascetic": (1, "rendezvous"),
    "lifegem": (1, "consumable"),
    "martial_bonfire_ascetic": (1, "rendezvous"),
    "pine_resin": (1, "consumable"),
    "repair_powder": (1, "consumable"),
    "rite_of_rekindling": (1, "consumable"),
    "scout_ahead": (2, "rendezvous"),
    "scrying_stone": (1, "immediate"),
    "skeletal_reforging": (2, "immediate"),
    "stolen_artifact": (2, "immediate"),
    "trustworthy_promise": (2, "rendezvous"),
    "undead_merchant": (2, "rendezvous"),
    "unhallowed_offering": (1, "immediate"),
    "virulent_bonfire_ascetic": (1, "rendezvous"),
}
CONSUMABLES = sorted(id for id, (_, kind) in EVENTS.items() if kind == "consumable")
FOR_ONE_ENCOUNTER = [id for id in CONSUMABLES if id != "rite_of_rekindling"]
RENDEZVOUS = sorted(id for id, (_, kind) in EVENTS.items() if kind == "rendezvous")
ASCETICS = [id for id in RENDEZVOUS if id.endswith("ascetic")]


def draw(
    event: str,
    classes: tuple[str, ...] = ("cleric", "thief"),
    *,
    at: int = 1,
    tape: tuple[object, ...] = (),
    heroes: dict[int, dict[str, Any]] | None = None,
    **fields: Any,
) -> Match:
    """An event card is drawn after an encounter."""
    fields = {"events": deck("scout_ahead", top=[event]), **fields}
    match = dashboard(classes, place="onward", at=at, **fields)
    doc = state(match)
    for index, more in (heroes or {}).items():
        doc["heroes"][index] |= more
    match = dashboard(classes, place="onward", at=at, **{**fields, "heroes": doc["heroes"]})
    return begin(match, [["onward"], ["draw_event"]], tape)


def discarded(match: Match) -> list[str]:
    found: list[str] = state(match)["event_discard"]
    return found


def held(match: Match) -> list[tuple[str, int]]:
    return [(one["event"], one["hero"]) for one in table(match)["held"]]


def rain(
    event: str | None = None,
    *,
    hold: str | None = None,
    heroes: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Rain of Filth with a rendezvous below its space, or with a consumable held by the first character.

    Of its two archers the one on node 4 is left. The next event is one that goes below the next space.
    """
    fields = {"events": deck(top=["scout_ahead"]), **fields}
    heroes = heroes or {"cleric": fighter(4)}
    if hold is not None:
        fields["held"] = [[hold, 0]]
    return quest("rain_of_filth", heroes, left=[0], event=event, **fields)


def complete(match: Match) -> Match:
    strike(match)
    return match


def won(event: str | None = None, **fields: Any) -> Match:
    return complete(rain(event, **{"tape": [3], "awake": [], "treasure": deck(), **fields}))


def lost(event: str | None = None, **fields: Any) -> Match:
    """The archer kills the cleric."""
    return rain(event, **{"heroes": {"cleric": bare(0, red=9)}, "turn": None, **fields})


# ---------------------------------------------------------------------- the deck


def test_there_are_thirty_cards_twenty_three_of_them_different() -> None:
    match = dashboard()
    pack: Any = match.pack
    assert {one.id: (one.entry.copies, one.way) for one in pack.events} == EVENTS
    assert sum(copies for copies, _ in EVENTS.values()) == 30
    assert table(match)["events"]["left"] == 30


@pytest.mark.rule("TG-A.34")
def test_an_empty_event_deck_is_made_of_the_discards() -> None:
    match = draw(
        "lifegem",
        events=deck(),
        event_discard=["forgotten_supplies", "scrying_stone", "green_blossom"],
        tape=("green_blossom",),
    )
    assert told(match, "event") == [("green_blossom",)]
    assert discarded(match) == []
    assert table(match)["events"]["left"] == 2
    last = draw("lifegem", events=deck(top=["green_blossom"]), event_discard=["scrying_stone"])
    assert told(last, "event") == [("green_blossom",)]
    assert discarded(last) == ["scrying_stone"]  # not before it is empty


@pytest.mark.rule("TG-A.34")
def test_with_no_event_card_anywhere_nothing_is_drawn() -> None:
    match = draw("lifegem", events=deck())
    assert "event" not in kinds(match)
    assert asked(match) == ["onward"]


# ---------------------------------------------------------------------- immediate, consumable, rendezvous


@pytest.mark.rule("TG-20.1")
@pytest.mark.parametrize(
    "id", sorted(id for id, (_, kind) in EVENTS.items() if kind == "immediate")
)
def test_an_immediate_card_is_resolved_and_discarded(id: str) -> None:
    match = draw(id, tape=("scout_ahead",) * (id == "scrying_stone"), treasure=deck(top=["force"]))
    assert discarded(match) == [id]
    assert held(match) == []
    assert all(space["event"] is None for space in table(match)["track"])


@pytest.mark.rule("TG-20.2")
@pytest.mark.parametrize("id", CONSUMABLES)
def test_a_consumable_goes_next_to_one_dashboard(id: str) -> None:
    match = draw(id)
    assert asked(match) == ["hold_event"]
    assert options(match) == ["seat-0", "seat-1"]
    play(match, "seat-1")
    assert held(match) == [(id, 1)]
    assert discarded(match) == []
    assert asked(match) == ["onward"]


@pytest.mark.rule("TG-20.3")
@pytest.mark.parametrize("id", RENDEZVOUS)
def test_a_rendezvous_goes_below_the_next_space(id: str) -> None:
    match = draw(id)
    assert track(match, 2)["event"] == id
    assert [space["event"] for space in table(match)["track"]].count(None) == 10
    assert discarded(match) == []
    assert held(match) == []


@pytest.mark.rule("TG-20.3")
def test_a_rendezvous_is_never_below_the_space_of_a_boss() -> None:
    match = draw("undead_merchant", at=4)
    assert track(match, 5)["kind"] == "boss"
    assert track(match, 5)["event"] is None
    assert track(match, 6)["event"] == "undead_merchant"


@pytest.mark.rule("TG-20.4")
def test_a_second_rendezvous_replaces_the_first() -> None:
    spaces = table(dashboard())["track"]
    assert len(spaces) == 11
    body = state(dashboard())["track"]
    body[2]["event"] = "undead_merchant"
    match = draw("trustworthy_promise", track=body)
    assert track(match, 2)["event"] == "trustworthy_promise"
    assert discarded(match) == ["undead_merchant"]


@pytest.mark.rule("TG-A.35")
def test_with_no_space_ahead_a_rendezvous_is_discarded() -> None:
    match = draw("scout_ahead", at=9)
    assert all(space["event"] is None for space in table(match)["track"])
    assert discarded(match) == ["scout_ahead"]
    assert asked(match) == ["onward"]


@pytest.mark.rule("TG-20.2")
@pytest.mark.parametrize("id", FOR_ONE_ENCOUNTER)
@pytest.mark.parametrize("how", ["completed", "failed"])
def test_a_consumable_for_one_encounter_ends_with_it(id: str, how: str) -> None:
    fields: dict[str, Any] = {"hold": id}
    if how == "completed":
        match = rain(**fields, heroes={"cleric": fighter(4)}, awake=[], treasure=deck(), tape=[3])
        strike(match)
        if asked(match) == ["fortune"]:
            play(match, "keep")
    else:
        heroes = {"cleric": bare(0, red=9, black=1), "thief": bare(2)}
        match = rain(**fields, heroes=heroes, turn=None, tape=[0] * (id == "alluring_skull"))
        if asked(match) == ["fortune"]:
            play(match, "keep")
    assert how in kinds(match)
    assert held(match) == []
    assert discarded(match) == [id]


@pytest.mark.rule("TG-20.2")
def test_a_consumable_drawn_after_an_encounter_is_for_the_next_one() -> None:
    match = won(events=deck(top=["lifegem"]), track={2: {"card": "grave_matters"}})
    assert held(match) == [("lifegem", 0)]
    play(match, "go-2")
    assert held(match) == [("lifegem", 0)]


# ---------------------------------------------------------------------- consumables


def test_alluring_skull_adds_a_dodge_die() -> None:
    match = rain(hold="alluring_skull", heroes={"cleric": bare(0)}, turn=None, tape=[1])
    assert told(match, "rolled") == [("dodge", 1)]
    assert told(match, "dodged") == [(0,)]
    missed = rain(hold="alluring_skull", heroes={"cleric": bare(0)}, turn=None, tape=[0])
    assert told(missed, "hit") == [(0, 4)]


def test_alluring_skull_works_on_traps_and_for_its_holder_only() -> None:
    match = rain(
        hold="alluring_skull",
        heroes={"cleric": bare(0)},
        traps={1: HIDDEN},
        awake=[],
        tape=["trap_2_1", 1],
    )
    play(match, "walk-node-1")
    assert hero(match)["red"] == 0
    other = rain(
        hold="alluring_skull", heroes={"cleric": bare(2), "thief": bare(0)}, aggro=1, turn=None
    )
    assert told(other, "hit") == [(1, 4)]
    assert used_up(other)


def test_green_blossom_makes_runs_free() -> None:
    heroes = {"cleric": bare(0), "thief": bare(2)}
    match = quest("bridge_too_far", heroes, left=[], awake=[], held=[["green_blossom", 0]])
    ready(match)
    play(match, "walk-node-1", "run-node-2", "run-node-1", "run-node-0")
    assert hero(match)["black"] == 0
    end(match)
    play(match, "walk-node-1", "run-node-0")
    assert hero(match, 1)["black"] == 1  # the other one pays


def test_green_blossom_does_not_pay_for_deep_water() -> None:
    match = quest(
        "in_deep_water", {"cleric": bare(0)}, left=[], awake=[], held=[["green_blossom", 0]]
    )
    play(match, "walk-node-1", "run-node-2")
    assert hero(match)["black"] == 1


def test_lifegem_heals_at_the_start_of_each_own_turn() -> None:
    heroes = {"cleric": bare(0, red=5), "thief": bare(2, red=5)}
    match = rain(hold="lifegem", heroes=heroes, awake=[])
    assert [one["red"] for one in table(match)["heroes"]] == [4, 5]
    end(match)
    assert [one["red"] for one in table(match)["heroes"]] == [4, 5]
    end(match)
    assert [one["red"] for one in table(match)["heroes"]] == [3, 5]


@pytest.mark.parametrize(
    ("hold", "damage"),
    [
        (None, 1),
        ("pine_resin", 2),
        # What else lies beside a dashboard, with a number of its own, adds nothing.
        ("alluring_skull", 1),
        ("lifegem", 1),
        ("repair_powder", 1),
    ],
)
def test_pine_resin_alone_adds_one_to_attacks(hold: str | None, damage: int) -> None:
    match = quest(
        "deathly_magic",
        {"cleric": fighter(10)},
        awake=[],
        held=[[hold, 0]] if hold else [],
        tape=[2],
    )
    strike(match)
    assert told(match, "strikes") == [(0, 2, "necromancer", damage)]


def test_pine_resin_beside_another_dashboard_adds_nothing() -> None:
    match = quest(
        "deathly_magic",
        {"cleric": fighter(10), "thief": bare(12)},
        awake=[],
        held=[["pine_resin", 1]],
        tape=[2],
    )
    strike(match)
    assert told(match, "strikes") == [(0, 2, "necromancer", 1)]


def test_repair_powder_takes_one_from_enemy_attacks() -> None:
    match = rain(hold="repair_powder", heroes={"cleric": bare(0)}, turn=None)
    assert told(match, "hit") == [(0, 3)]
    trap = rain(
        hold="repair_powder",
        heroes={"cleric": bare(0)},
        traps={1: HIDDEN},
        awake=[],
        tape=["trap_2_1"],
    )
    play(trap, "walk-node-1")
    assert hero(trap)["red"] == 2  # a trap is no enemy


@pytest.mark.parametrize(("faces", "left"), [((2, 0), 1), ((2, 1), 0), ((2, 2), 0)])
def test_repair_powder_takes_nothing_where_nothing_comes_through(
    faces: tuple[int, int], left: int
) -> None:
    heroes = {"cleric": bare(0, armour=["cleric_robes"], left=["blue_wooden_shield"])}
    match = rain(hold="repair_powder", heroes=heroes, turn=None, tape=faces)
    assert told(match, "hit") == [(0, left)]  # 4 and the roll, less 1
    assert hero(match)["red"] == left


def test_blacksmiths_trial_gives_an_attack_roll_again() -> None:
    match = rain(hold="blacksmiths_trial", awake=[], treasure=deck(), tape=[1, 3])
    strike(match)
    assert options(match) == ["keep", "again"]
    play(match, "again")
    assert told(match, "rolled") == [("blue", 1), ("blue", 3)]
    assert told(match, "strikes") == [(0, 0, A, 2)]
    assert discarded(match) == ["blacksmiths_trial"]


def test_blacksmiths_trial_gives_a_whole_defence_roll_again() -> None:
    heroes = {"cleric": bare(0, armour=["cleric_robes"], left=["blue_wooden_shield"])}
    match = rain(hold="blacksmiths_trial", heroes=heroes, turn=None, tape=[0, 1, 2, 1])
    assert asked(match) == ["fortune"]
    play(match, "again")
    assert told(match, "hit") == [(0, 1)]
    assert held(match) == []
    assert discarded(match) == ["blacksmiths_trial"]


UPGRADES: dict[str, Any] = {
    "hold": "blacksmiths_trial",
    "awake": [],
    "tape": [3],
    "treasure": deck("ember", top=["force", "halberd", "chloranthy_ring"]),
}


@pytest.mark.parametrize(("shown", "dodged"), [((1, 1), True), ((0, 0), False)])
def test_the_whole_roll_again_after_a_dodge_is_said_to_be_useless(
    shown: tuple[int, int], dodged: bool
) -> None:
    heroes = {"cleric": bare(0, left=["target_shield"], right=["iron_round_shield"])}
    match = rain(hold="blacksmiths_trial", heroes=heroes, turn=None, treasure=deck(), tape=shown)
    assert asked(match) == ["fortune"]
    (again,) = [one for one in match.decisions[0].options if one.id == "again"]
    assert (again.outcome is not None and again.outcome.useless) is dodged


def test_blacksmiths_trial_unused_finds_an_upgrade() -> None:
    match = rain(**UPGRADES)
    strike(match)
    play(match, "keep")
    assert asked(match) == ["onward"]  # nothing of the cleric's has room for it
    assert item_ids(match) == ["chloranthy_ring"]
    assert discarded(match) == ["blacksmiths_trial"]
    assert table(match)["treasure"] == {"left": 3, "top": [], "bottom": []}
    assert sorted(state(match)["treasure"]["middle"]) == ["ember", "force", "halberd"]
    assert state(match)["peeked"] == []
    match.check()


def test_blacksmiths_trial_in_a_deck_without_upgrades_leaves_it_shuffled() -> None:
    match = rain(**{**UPGRADES, "treasure": deck("ember", top=["force"], bottom=["halberd"])})
    strike(match)
    play(match, "keep")
    assert asked(match) == ["onward"]
    assert item_ids(match) == []
    assert table(match)["treasure"] == {"left": 3, "top": [], "bottom": []}


def test_the_upgrade_of_blacksmiths_trial_may_be_used_at_once() -> None:
    clad = fighter(4, armour=["sunless_armour"], tiers=[3, 3, 3, 3])
    for choice, inventory in (("seat-0-0", []), ("keep", ["chloranthy_ring"])):
        match = rain(**UPGRADES, heroes={"cleric": clad})
        strike(match)
        play(match, "keep")
        assert asked(match) == ["attach"]
        play(match, choice)
        assert item_ids(match) == inventory
        armour = state(match)["heroes"][0]["armour"]
        assert armour == ["sunless_armour", *(["chloranthy_ring"] if not inventory else [])]


def test_blacksmiths_trial_used_or_failed_finds_nothing() -> None:
    used = rain(**{**UPGRADES, "tape": [1, 3]})
    strike(used)
    play(used, "again")
    assert asked(used) == ["onward"]
    assert item_ids(used) == []
    failed = lost(hold="blacksmiths_trial", treasure=UPGRADES["treasure"])
    assert "failed" in kinds(failed)
    assert item_ids(failed) == []
    assert held(failed) == []


def test_rite_of_rekindling_undoes_stat_upgrades_at_the_bonfire() -> None:
    match = draw("rite_of_rekindling", souls=1, sparks=2, heroes={0: {"tiers": [1, 0, 0, 2]}})
    play(match, "seat-1")
    assert held(match) == [("rite_of_rekindling", 1)]
    play(match, "return")
    assert asked(match) == ["rekindle"]
    assert options(match) == ["lower-0-strength", "lower-0-faith", "done"]
    play(match, "lower-0-faith")
    assert souls(match) == 5  # tier 2 cost 4
    play(match, "lower-0-faith")
    assert souls(match) == 7  # and tier 1 cost 2
    play(match, "done")
    assert state(match)["heroes"][0]["tiers"] == [1, 0, 0, 0]
    assert asked(match) == ["bonfire"]
    assert held(match) == []
    assert discarded(match) == ["rite_of_rekindling"]


@pytest.mark.parametrize(
    ("stat", "after"),
    [
        ("strength", [2, 2, 1, 2]),
        ("dexterity", [3, 1, 1, 2]),
        ("intelligence", [3, 2, 0, 2]),
        ("faith", [3, 2, 1, 1]),
    ],
)
def test_rekindling_undoes_one_stat_and_leaves_the_others(stat: str, after: list[int]) -> None:
    match = draw("rite_of_rekindling", sparks=2, heroes={0: {"tiers": [3, 2, 1, 2]}})
    play(match, "seat-0", "return", f"lower-0-{stat}")
    assert state(match)["heroes"][0]["tiers"] == after


def test_a_gift_that_was_undone_is_forgotten() -> None:
    # Two gifts: Strength from tier 1 on, Faith from the base. Undone and bought again, a tier pays again.
    match = draw("rite_of_rekindling", sparks=2, heroes={0: {"tiers": [2, 0, 0, 1]}})
    doc: Any = match.position()
    doc["state"]["heroes"][0]["gifts"] = [["strength", 1], ["faith", 0]]
    doc["state"]["souls"] = 4
    match = undercroft.from_position(doc)
    play(match, "seat-0", "return", "lower-0-strength")
    assert souls(match) == 4
    assert state(match)["heroes"][0]["gifts"] == [["faith", 0]]
    play(match, "lower-0-strength")
    assert souls(match) == 6  # that tier was paid for
    play(match, "done", "level-0-strength")
    assert state(match)["heroes"][0]["gifts"] == [["faith", 0]]


def test_rite_of_rekindling_gives_nothing_back_for_a_gift() -> None:
    match = draw("firekeepers_boon", souls=0, sparks=2)
    play(match, "level-0-strength")
    doc: Any = match.position()
    doc["state"]["held"] = [["rite_of_rekindling", 0]]
    doc["frame"].update(agenda=[["onward"]], asks=[], answered=[])
    match = undercroft.from_position(doc)
    play(match, "return")
    assert asked(match) == ["rekindle"]
    souls = table(match)["souls"]
    play(match, "lower-0-strength")
    assert table(match)["souls"] == souls


def test_rite_of_rekindling_waits_for_the_bonfire() -> None:
    match = won(hold="rite_of_rekindling")
    assert held(match) == [("rite_of_rekindling", 0)]
    failed = lost(hold="rite_of_rekindling", sparks=2)
    assert asked(failed) == ["bonfire"]  # nobody has a stat to lower
    assert discarded(failed) == ["rite_of_rekindling"]


def test_what_an_unlearnt_stat_no_longer_carries_goes_to_the_inventory() -> None:
    clad = {"tiers": [1, 0, 0, 0], "armour": ["sunless_armour"]}
    match = draw("rite_of_rekindling", ("cleric",), sparks=2, heroes={0: clad}, treasure=deck())
    kept = {slot: state(match)["heroes"][0][slot] for slot in ("left", "right", "backup")}
    assert kept["left"] or kept["right"]
    play(match, "return", "lower-0-strength")
    assert state(match)["heroes"][0]["armour"] is None
    # What she can still use stays where it was.
    assert {slot: state(match)["heroes"][0][slot] for slot in kept} == kept
    assert "sunless_armour" in item_ids(match)


# ---------------------------------------------------------------------- immediate cards


def test_firekeepers_boon_raises_one_stat_for_nothing() -> None:
    match = draw("firekeepers_boon", souls=1, heroes={0: {"tiers": [3, 0, 0, 0]}})
    assert asked(match) == ["boon"]
    assert "level-0-strength" not in options(match)  # there is no fourth tier
    assert len(options(match)) == 7 + 1
    play(match, "level-1-faith")
    assert state(match)["heroes"][1]["tiers"] == [0, 0, 0, 1]
    assert souls(match) == 1
    assert asked(match) == ["onward"]
    declined = draw("firekeepers_boon")
    play(declined, "no")
    assert [one["tiers"] for one in state(declined)["heroes"]] == [[0, 0, 0, 0]] * 2


def test_forgotten_supplies_ready_all_tokens_of_one_character() -> None:
    used = {"estus": False, "luck": False, "heroic": False}
    match = draw("forgotten_supplies", heroes={0: used, 1: used})
    play(match, "seat-1")
    found = [{name: one[name] for name in used} for one in table(match)["heroes"]]
    assert found == [used, dict.fromkeys(used, True)]


def test_scrying_stone_orders_the_next_three_events() -> None:
    match = draw(
        "scrying_stone",
        events=deck(
            "pine_resin", top=["scrying_stone", "lifegem", "green_blossom", "repair_powder"]
        ),
    )
    assert asked(match) == ["put_back"]
    play(match, "bottom-1")  # Green Blossom; then Repair Powder on top, the Lifegem over it
    play(match, "top-1", "top-0")
    assert table(match)["events"] == {
        "left": 4,
        "top": ["lifegem", "repair_powder"],
        "bottom": ["green_blossom"],
    }
    assert asked(match) == ["onward"]


def test_scrying_stone_shows_no_more_than_three() -> None:
    match = draw(
        "scrying_stone",
        events=deck(
            top=["scrying_stone", "lifegem", "green_blossom", "repair_powder", "pine_resin"]
        ),
    )
    shown = [card for what, card in told(match, "looked") if what == "event"]
    assert shown == ["lifegem", "green_blossom", "repair_powder"]


def test_skeletal_reforging_turns_up_to_three_cards_into_souls() -> None:
    goods = [["force"], ["firebombs"], ["halberd"], ["ember"]]
    match = draw("skeletal_reforging", inventory=goods, treasure=deck())
    play(match, "inventory-0", "inventory-0", "inventory-0")
    assert asked(match) == ["onward"]  # three at most
    assert souls(match) == 3
    assert len(item_ids(match)) == 1
    fewer = draw("skeletal_reforging", inventory=goods, treasure=deck())
    play(fewer, "inventory-1", "done")
    assert souls(fewer) == 1
    assert len(item_ids(fewer)) == 3


def test_reforged_cards_are_gone_for_good() -> None:
    match = draw("skeletal_reforging", inventory=[["force"]], treasure=deck("ember"))
    play(match, "inventory-0")
    assert item_ids(match) == []
    assert table(match)["treasure"]["left"] == 1


def test_stolen_artifact_is_one_of_five() -> None:
    five = ["force", "firebombs", "halberd", "ember", "dragon_scale"]
    match = draw("stolen_artifact", treasure=deck("divine_blessing", top=five))
    assert asked(match) == ["unearth"]
    assert len(options(match)) == 5
    play(match, "card-2")
    assert item_ids(match) == ["halberd"]
    assert table(match)["treasure"] == {
        "left": 5,
        "top": [],
        "bottom": ["force", "firebombs", "ember", "dragon_scale"],
    }
    assert state(match)["peeked"] == []
    match.check()


def test_stolen_artifact_from_a_deck_of_two() -> None:
    match = draw("stolen_artifact", treasure=deck(top=["force", "firebombs"]))
    assert len(options(match)) == 2
    play(match, "card-0")
    assert item_ids(match) == ["force"]


def test_unhallowed_offering_buys_souls_with_tokens() -> None:
    match = draw("unhallowed_offering", heroes={1: {"luck": False}})
    assert match.waiting == [0]
    assert options(match) == ["estus", "heroic", "luck", "done"]
    play(match, "estus", "luck", "done")
    assert match.waiting == [1]
    assert options(match, 1) == ["estus", "heroic", "done"]  # its Luck is used already
    play(match, "heroic", "estus")
    assert souls(match) == 4
    found = [[one["estus"], one["heroic"], one["luck"]] for one in table(match)["heroes"]]
    assert found == [[False, True, False], [False, False, False]]
    assert asked(match) == ["onward"]


def test_nobody_has_to_offer() -> None:
    match = draw("unhallowed_offering", ("cleric",))
    play(match, "done")
    assert souls(match) == 0
    assert asked(match) == ["onward"]


# ---------------------------------------------------------------------- ascetics


@pytest.mark.parametrize("id", ASCETICS)
@pytest.mark.parametrize(("names", "paid"), [(("cleric",), 3), (("cleric", "thief"), 4)])
def test_an_ascetic_pays_for_a_completed_encounter_and_goes(
    id: str, names: tuple[str, ...], paid: int
) -> None:
    heroes = {name: fighter(4) if name == "cleric" else bare(0) for name in names}
    match = won(id, heroes=heroes)
    assert asked(match) == ["onward"]
    assert souls(match) == paid + len(names) + 2  # and what the card itself pays
    assert track(match, 1)["event"] is None
    assert discarded(match) == [id]


@pytest.mark.parametrize("id", ASCETICS)
def test_an_ascetic_goes_after_a_failed_encounter_and_pays_nothing(id: str) -> None:
    match = lost(id)
    assert "failed" in kinds(match)
    assert souls(match) == 0
    assert (track(match, 1)["souls"], track(match, 1)["event"]) == (0, None)
    assert discarded(match) == [id]


@pytest.mark.parametrize(
    ("id", "condition"),
    [
        ("bloodstained_bonfire_ascetic", "bleed"),
        ("cracked_bonfire_ascetic", "stagger"),
        ("frozen_bonfire_ascetic", "frostbite"),
        ("virulent_bonfire_ascetic", "poison"),
    ],
)
def test_an_ascetic_adds_a_condition_to_all_enemy_attacks(id: str, condition: str) -> None:
    # Honour Guard's own archers add none.
    match = quest("honour_guard", {"cleric": bare(0)}, left=[1], event=id, turn=None)
    assert told(match, "afflicted") == [(0, [condition])]
    quiet = quest("honour_guard", {"cleric": bare(0)}, left=[1], turn=None)
    assert told(quiet, "afflicted") == []
    # The push of a giant with its 2 damage is an attack too.
    shoved = quest(
        "skeleton_overlord",
        {"cleric": bare(12)},
        {0: {"node": 12}},
        terrain={},
        traps={},
        event=id,
        turn=None,
    )
    play(shoved, "node-11")
    assert told(shoved, "afflicted")[0] == (0, [condition])


def test_bleak_bonfire_ascetic_makes_dodging_harder() -> None:
    thief = bare(0, armour=["deserter_armour"])
    for event, dodged in ((None, True), ("bleak_bonfire_ascetic", False)):
        match = quest(
            "rain_of_filth", {"thief": thief}, left=[0], event=event, turn=None, tape=[0, 1]
        )
        assert bool(told(match, "dodged")) is dodged


def test_hearty_bonfire_ascetic_gives_every_enemy_a_health_more() -> None:
    match = quest("altar_of_bones", {"cleric": bare(0)}, event="hearty_bonfire_ascetic", awake=[])
    assert [one["full"] for one in table(match)["fight"]["foes"]] == [2, 6, 2, 2, 6]
    later = quest(
        "altar_of_bones",
        {"cleric": bare(0)},
        event="hearty_bonfire_ascetic",
        left=[],
        awake=[],
        timer=1,
    )
    play(later, "end")
    assert [one["full"] for one in table(later)["fight"]["foes"]] == [2, 6, 2, 2, 6]


def test_martial_bonfire_ascetic_adds_one_to_enemy_attacks() -> None:
    match = rain("martial_bonfire_ascetic", heroes={"cleric": bare(0)}, turn=None)
    assert told(match, "hit") == [(0, 5)]


def test_an_ascetic_and_the_rules_of_the_card_add_up() -> None:
    match = quest(
        "honour_guard", {"cleric": bare(0)}, left=[1], event="martial_bonfire_ascetic", turn=None
    )
    assert told(match, "hit") == [(0, 6)]  # 4, 1 of the card, 1 of the event


# ---------------------------------------------------------------------- Scout Ahead


def onward_to_2(card: str | None, tape: tuple[object, ...], **more: Any) -> Match:
    body = state(dashboard(("cleric",)))
    spaces = body["track"]
    spaces[2] |= {"card": card, "event": "scout_ahead", **more}
    pack: Any = dashboard(("cleric",)).pack
    decks = [
        deck(*(one.id for one in pack.encounters if one.level == n and one.id != card))
        for n in (1, 2, 3)
    ]
    match = dashboard(
        ("cleric",), place="onward", at=1, track=spaces, decks=decks, events=deck(), tape=tape
    )
    play(match, "go-2")
    return match


@pytest.mark.rule("TG-20.3")
def test_scout_ahead_shows_a_third_card_for_an_empty_space() -> None:
    match = onward_to_2(None, ("last_rites", "rain_of_filth", "puppet_master"))
    assert asked(match) == ["choose_card"]
    assert len(options(match)) == 3
    play(match, "card-2")
    assert track(match, 2)["card"] == "puppet_master"
    assert track(match, 2)["event"] is None
    assert discarded(match) == ["scout_ahead"]
    assert table(match)["encounters"][0]["left"] == 8


def test_scout_ahead_may_replace_the_card_of_a_space() -> None:
    for choice, kept in (("card-0", "puppet_master"), ("card-1", "last_rites")):
        match = onward_to_2("last_rites", ("puppet_master",))
        assert asked(match) == ["choose_card"]
        assert len(options(match)) == 2
        play(match, choice)
        assert track(match, 2)["card"] == kept
        play(match, "begin")
        assert told(match, "encounter") == [(kept, 1)]
        assert table(match)["encounters"][0]["left"] == 8
        assert discarded(match) == ["scout_ahead"]


@pytest.mark.rule("TG-A.78")
@pytest.mark.parametrize(("choice", "left"), [("card-0", 0), ("card-1", 4)])
def test_with_a_replaced_card_the_souls_on_it_are_gone(choice: str, left: int) -> None:
    match = onward_to_2("last_rites", ("puppet_master",), souls=4)
    [decision] = match.decisions
    assert decision.prompt.args["lost"] == 4  # and everybody is told so
    play(match, choice)
    assert track(match, 2)["souls"] == left


# ---------------------------------------------------------------------- Trustworthy Promise


@pytest.mark.parametrize(("side", "paid"), [("bright", 2 * 3), ("corroded", 0)])
def test_patches_doubles_the_souls_of_the_encounter_or_takes_them(side: str, paid: int) -> None:
    match = won("trustworthy_promise", tape=[3, side], souls=4)
    assert told(match, "patches") == [(side, 4 + paid)]
    assert souls(match) == 4 + paid  # what was in the cache before is none of his business
    assert track(match, 1)["event"] is None
    assert discarded(match) == ["trustworthy_promise"]


@pytest.mark.parametrize(("side", "paid"), [("bright", 2 * 3), ("corroded", 0)])
def test_lost_souls_that_come_back_are_not_earned(side: str, paid: int) -> None:
    match = won("trustworthy_promise", tape=[3, side], track={1: {"souls": 5}})
    assert souls(match) == 5 + paid


def test_patches_waits_if_the_encounter_fails() -> None:
    match = lost("trustworthy_promise")
    assert track(match, 1)["event"] == "trustworthy_promise"
    assert discarded(match) == []
    assert "patches" not in kinds(match)


# ---------------------------------------------------------------------- Undead Merchant


def test_the_undead_merchant_sells_after_the_encounter() -> None:
    match = won(
        "undead_merchant",
        souls=1,
        treasure=deck("ember", top=["force", "halberd", "firebombs", "dragon_scale"]),
    )
    assert asked(match) == ["purchase"]
    assert options(match) == ["buy-0", "buy-1", "buy-2", "buy-3", "leave"]
    assert souls(match) == 4
    play(match, "buy-1", "buy-2", "leave")
    assert sorted(item_ids(match)) == ["dragon_scale", "halberd"]
    assert souls(match) == 2
    while asked(match) != ["onward"]:
        play(match, options(match)[0])
    assert track(match, 1)["event"] is None
    assert discarded(match) == ["undead_merchant"]


def test_the_undead_merchant_does_not_use_up_andre() -> None:
    match = won("undead_merchant", treasure=deck(top=["halberd", "firebombs"]), sparks=2)
    play(match, "leave")
    while asked(match) != ["onward"]:
        play(match, options(match)[0])
    play(match, "return")
    assert "shop" in options(match)


def test_the_undead_merchant_waits_if_the_encounter_fails() -> None:
    match = lost("undead_merchant")
    assert track(match, 1)["event"] == "undead_merchant"
    assert discarded(match) == []
    assert "offers" not in kinds(match)
