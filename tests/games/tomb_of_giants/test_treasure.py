"""Treasure cards: what they show, who may use them, upgrades, Embers (TG-6)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import PositionError
from undercroft.kernel.naming import called

from .box import at_camp, content, deck_cards, fresh, inventory
from .quest import fighter, quest, ready, strike
from .stage import CHEST, arena, asked, bare, deck, hero, kinds, options, play, state, table, told

#: Cards a weapon and an armour upgrade would fit on, for a cleric with Tier 2 in Strength and Faith.
STRONG: dict[str, Any] = {
    "tiers": [2, 2, 2, 2], "armour": ["sunless_armour"], "left": ["morning_star"], "right": None,
    "backup": [],
}  # fmt: skip


def dice(printed: dict[str, int]) -> dict[str, int]:
    return {colour: printed.get(colour, 0) for colour in ("black", "blue", "orange")}


@pytest.mark.rule("TG-6.1")
def test_every_card_shows_what_is_printed_on_it() -> None:
    catalog: Any = undercroft.catalog(fresh("cleric"))
    entries = content("treasure.yaml")
    assert len(entries) == 93
    for entry in entries:
        card = catalog["cards"][entry["id"]]
        assert called(catalog["names"]["card"][entry["id"]], "en") == entry["name"]
        assert (card["kind"], card["set"]) == (entry["kind"], entry["set"])
        assert card["hands"] == entry.get("hands", 0)  # the slot
        assert card["range"] == entry.get("range")
        assert card["needs"] == entry.get("needs", {})
        assert card["slots"] == entry.get("slots", 0)
        assert card["block"] == dice(entry.get("block", {}))
        assert card["resist"] == dice(entry.get("resist", {}))
        assert card["dodge"] == entry.get("dodge", 0)
        printed = entry.get("options", [])
        assert [(o["stamina"], o["dice"], o["mod"]) for o in card["options"]] == [
            (o["stamina"], dice(o.get("dice", {})), o.get("mod", 0)) for o in printed
        ]


@pytest.mark.rule("TG-6.2")
@pytest.mark.parametrize(
    ("tiers", "may"),
    [([0, 0, 0, 0], False), ([1, 0, 0, 0], False), ([0, 0, 0, 1], False), ([1, 0, 0, 1], True)],
)
def test_all_needs_must_be_met(tiers: list[int], may: bool) -> None:
    """Morning Star: Strength 16 and Faith 19; the cleric has 12 and 16, at Tier 1 18 and 23."""
    match = at_camp({"tiers": tiers}, inventory=[["morning_star"]])
    assert ("equip-0" in options(match)) is may


@pytest.mark.rule("TG-6.2")
def test_only_who_meets_them_is_offered_the_card() -> None:
    match = at_camp(
        {"tiers": [1, 0, 0, 1]}, {}, classes=("cleric", "thief"), inventory=[["morning_star"]]
    )
    play(match, "equip-0")
    seats = {option.split("-")[1] for option in options(match) if option != "keep"}
    assert seats == {"0"}


@pytest.mark.rule("TG-6.3")
@pytest.mark.parametrize(
    ("upgrade", "fits"),
    [("titanite_shard", "seat-0-1"), ("chloranthy_ring", "seat-0-0")],
)
def test_weapon_upgrades_on_weapons_and_armour_upgrades_on_armour(upgrade: str, fits: str) -> None:
    match = at_camp(STRONG, inventory=[[upgrade]])
    play(match, "attach-0")
    assert options(match) == [fits, "keep"]


@pytest.mark.rule("TG-6.4")
def test_upgrades_are_attached_and_detached_only_at_the_bonfire() -> None:
    worn = {**STRONG, "left": ["thrall_axe", "poison_gem"]}
    goods: dict[str, Any] = {"inventory": [["titanite_shard"], ["winged_spear", "simple_gem"]]}
    changes = ("attach", "detach")
    here = at_camp(worn, **goods)
    assert {o.split("-")[0] for o in options(here)} >= {"attach", "detach", "equip"}
    road = at_camp(worn, place="onward", at=1, **goods)
    play(road, "go-2", "card-0")
    assert "stow-0-1" in options(road)
    assert not [o for o in options(road) if o.startswith(changes)]
    play(road, "stow-0-1")
    assert ["thrall_axe", "poison_gem"] in inventory(road)
    fight = arena({"cleric": bare(6, left=["thrall_axe", "poison_gem"])}, [("skeleton_archer", 12)],
                  treasure=deck())  # fmt: skip
    ready(fight)
    assert not [o for o in options(fight) if o.startswith(changes)]


@pytest.mark.rule("TG-6.5")
def test_the_slot_value_limits_the_upgrades() -> None:
    full = at_camp(
        {**STRONG, "left": ["morning_star", "simple_gem"]}, inventory=[["titanite_shard"]]
    )
    assert not [o for o in options(full) if o.startswith("attach")]
    room = at_camp({**STRONG, "left": ["thrall_axe", "simple_gem"]}, inventory=[["titanite_shard"]])
    assert "attach-0" in options(room)
    with pytest.raises(PositionError, match="takes 1 upgrades"):
        at_camp({**STRONG, "left": ["morning_star", "simple_gem", "titanite_shard"]})
    with pytest.raises(PositionError, match="takes 0 upgrades"):
        at_camp({"left": ["mace", "titanite_shard"], "right": None, "backup": []})


@pytest.mark.rule("TG-6.6")
def test_treasure_goes_to_the_inventory() -> None:
    """From a chest, as a reward, from Andre: nobody has it in hand yet."""
    chest = arena({"cleric": bare(3)}, [("skeleton_archer", 12)], terrain={6: CHEST},
                  treasure=deck(top=["murakumo"]))  # fmt: skip
    ready(chest)
    play(chest, "chest-6")
    assert inventory(chest) == [["murakumo"]]
    reward = quest(
        "grave_matters", {"cleric": fighter(6)}, [("skeleton_archer", 6)],
        treasure=deck("firebombs", "force"), tape=[3],
    )  # fmt: skip
    strike(reward)
    assert inventory(reward) == [["firebombs"]]  # the Search of this card
    shop = at_camp(souls=1, treasure=deck(top=["murakumo"]))
    play(shop, "shop", "buy-0")
    assert inventory(shop) == [["murakumo"]]


@pytest.mark.rule("TG-6.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_ember_is_used_at_once_for_a_chosen_character(seat: int) -> None:
    match = arena(
        {"cleric": bare(3), "thief": bare(12)},
        [("skeleton_archer", 0)],
        terrain={6: CHEST},
        treasure=deck(top=["ember"]),
    )
    ready(match)
    play(match, "chest-6")
    assert asked(match) == ["use_ember"]
    assert options(match) == ["seat-0", "seat-1", "keep"]
    play(match, f"seat-{seat}")
    assert [one["ember"] for one in table(match)["heroes"]] == [seat == 0, seat == 1]
    assert inventory(match) == []


@pytest.mark.rule("TG-6.7")
def test_or_it_stays_in_the_inventory() -> None:
    match = arena(
        {"cleric": bare(3)}, [("skeleton_archer", 0)], terrain={6: CHEST},
        treasure=deck(top=["ember"]),
    )  # fmt: skip
    ready(match)
    play(match, "chest-6", "keep")
    assert inventory(match) == [["ember"]]
    assert hero(match)["ember"] is False
    assert not [o for o in options(match) if o.startswith("ember")]  # not in an encounter (TG-A.9)


@pytest.mark.rule("TG-A.9")
@pytest.mark.parametrize("place", ["bonfire", "onward"])
def test_a_stored_ember_is_used_outside_an_encounter(place: str) -> None:
    match = at_camp(
        {"ember": True}, {}, classes=("cleric", "thief"), place=place, at=0, inventory=[["ember"]]
    )
    play(match, "ember-0")
    assert options(match) == ["seat-1", "keep"]  # whoever has one needs no other
    play(match, "seat-1")
    assert hero(match, 1)["ember"] is True
    # It has left the game: neither in the inventory nor in the deck.
    assert inventory(match) == []
    assert deck_cards(state(match)["treasure"]).total() == 0
    assert told(match, "ember") == [(1,)]


@pytest.mark.rule("TG-A.9")
def test_where_all_have_one_a_stored_ember_waits() -> None:
    match = at_camp({"ember": True}, inventory=[["ember"], ["ember"]])
    assert not [o for o in options(match) if o.startswith("ember")]
    assert inventory(match) == [["ember"], ["ember"]]
    # Drawn then, nobody is asked.
    drawn = at_camp({"ember": True}, souls=1, treasure=deck(top=["ember"]))
    play(drawn, "shop", "buy-0")
    assert "use_ember" not in asked(drawn)
    assert inventory(drawn) == [["ember"]]
    assert "ember" not in kinds(drawn)
