"""Resting, the Firekeeper, Blacksmith Andre (TG-31, TG-32, TG-33)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import Match
from undercroft.kernel.text import Ref

from .box import at_camp, deck_cards, inventory
from .quest import fighter, quest, souls, strike
from .stage import (
    arena,
    asked,
    bare,
    closed,
    dashboard,
    deck,
    hero,
    kinds,
    options,
    play,
    state,
    table,
    told,
    tough,
)  # fmt: skip
from .test_track import fails, spaces, ways

USED: dict[str, Any] = {"estus": False, "heroic": False, "luck": False}
STRONG = [2, 2, 2, 2]
WARES = ["force", "murakumo", "fireball", "scimitar"]


def offers(match: Match) -> set[str]:
    """Which kinds of options are open."""
    return {option.split("-")[0] for option in options(match)}


def bought(match: Match, *choices: str) -> list[str]:
    """The cards the party has after these purchases from Andre."""
    play(match, "shop", *choices)
    return [item[0] for item in inventory(match)]


# ---------------------------------------------------------------------- TG-31: resting


@pytest.mark.rule("TG-31.1")
def test_a_return_is_free_to_choose_after_a_completed_encounter() -> None:
    match = quest("grave_matters", {"cleric": fighter(6)}, [("skeleton_archer", 6)], tape=[3],
                  treasure=deck())  # fmt: skip
    strike(match)
    assert ways(match) == {"go-2", "return"}


@pytest.mark.rule("TG-31.1")
def test_and_forced_after_a_failed_one() -> None:
    match = fails()
    assert asked(match) == ["bonfire"]
    assert table(match)["at"] == 0
    assert told(match, "rested") == [(4,)]


@pytest.mark.rule("TG-31.1")
def test_nobody_returns_from_a_fight() -> None:
    match = quest("grave_matters", {"cleric": fighter(6)}, [("skeleton_archer", 12)])
    assert not {"return", "go"} & offers(match)


@pytest.mark.rule("TG-31.2")
def test_a_rest_in_its_four_steps() -> None:
    tilted = spaces(
        s1={"card": "puppet_master", "tilted": True}, s2={"card": "last_rites", "tilted": True}
    )
    match = at_camp(
        USED,
        {**USED, "luck": True},
        classes=("cleric", "thief"),
        place="onward",
        at=2,
        sparks=3,
        **tilted,
    )
    play(match, "return")
    shown = table(match)
    assert shown["at"] == 0
    assert shown["sparks"] == 2
    for one in shown["heroes"]:
        assert (one["estus"], one["heroic"], one["luck"]) == (True, True, True)
    assert [space["tilted"] for space in shown["track"]] == [False] * 11


@pytest.mark.rule("TG-31.2")
def test_a_forced_rest_does_the_same() -> None:
    match = fails(track={2: {}}, sparks=3)
    one = hero(match)
    assert (one["estus"], one["heroic"], one["luck"]) == (True, True, True)
    assert table(match)["sparks"] == 2


@pytest.mark.rule("TG-31.3")
def test_then_firekeeper_and_andre() -> None:
    match = at_camp(place="onward", at=1, souls=5, treasure=deck("force"), inventory=[["mace"]] * 0)
    assert not {"shop", "level"} & offers(match)
    play(match, "return")
    assert {"shop", "level"} <= offers(match)


@pytest.mark.rule("TG-31.4")
def test_a_rest_changes_nothing_else() -> None:
    laid = spaces(
        s1={"card": "bridge_too_far", "shortcut": True},
        s2={"card": "last_rites", "souls": 4, "event": "scout_ahead"},
    )
    events = state(dashboard(("cleric",)))["events"]
    for event in ("scout_ahead", "lifegem"):
        events["middle"].remove(event)
    match = at_camp(
        {"ember": True, "tiers": [1, 0, 0, 0], **USED},
        place="onward", at=2, souls=7, inventory=[["force"], ["ember"]], events=events,
        held=[["lifegem", 0]], treasure=deck("murakumo", top=["scimitar"], bottom=["fireball"]), **laid,
    )  # fmt: skip
    before = state(match)
    play(match, "return")
    after = state(match)
    assert after["souls"] == 7
    assert hero(match)["ember"] is True
    for field in ("inventory", "track", "decks", "treasure", "events", "event_discard", "held"):
        assert after[field] == before[field], field
    changed = {"estus", "heroic", "luck"}
    assert {k: v for k, v in after["heroes"][0].items() if k not in changed} == {
        k: v for k, v in before["heroes"][0].items() if k not in changed
    }


# ---------------------------------------------------------------------- TG-32: the Firekeeper


@pytest.mark.rule("TG-32.1")
@pytest.mark.parametrize(("tier", "cost"), [(0, 2), (1, 4), (2, 8)])
def test_what_a_tier_costs(tier: int, cost: int) -> None:
    poor = at_camp({"tiers": [tier, 0, 0, 0]}, souls=cost - 1)
    assert "level-0-strength" not in options(poor)
    assert closed(poor)["level-0-strength"] == "ds-closed-souls"
    match = at_camp({"tiers": [tier, 0, 0, 0]}, souls=cost)
    play(match, "level-0-strength")
    assert souls(match) == 0
    assert hero(match)["stats"]["strength"]["tier"] == tier + 1


@pytest.mark.rule("TG-32.1")
@pytest.mark.rule("TG-32.2")
def test_strength_to_tier_1_and_faith_to_tier_2_cost_8() -> None:
    match = at_camp(souls=8)
    play(match, "level-0-strength", "level-0-faith", "level-0-faith")
    assert souls(match) == 0
    stats = hero(match)["stats"]
    assert (stats["strength"]["value"], stats["faith"]["value"]) == (18, 32)


@pytest.mark.rule("TG-32.3")
def test_everybody_pays_from_the_same_cache() -> None:
    match = at_camp(classes=("cleric", "thief", "pyromancer"), souls=7)
    play(match, "level-0-strength", "level-1-dexterity", "level-2-faith")
    assert souls(match) == 1
    assert told(match, "spent") == [(2, 5), (2, 3), (2, 1)]
    assert "level" not in offers(match)


@pytest.mark.rule("TG-A.50")
def test_no_luck_for_a_soul() -> None:
    match = at_camp(USED, souls=20, treasure=deck("force"))
    assert offers(match) <= {"go", "shop", "level", "equip", "stow"}
    for option in [o for o in options(match) if o.startswith(("level", "stow"))]:
        other = at_camp(USED, souls=20)
        play(other, option)
        assert hero(other)["luck"] is False


# ---------------------------------------------------------------------- TG-33: Andre


@pytest.mark.rule("TG-33.1")
def test_the_top_four_cards_in_four_slots() -> None:
    match = at_camp(souls=9, treasure=deck("morning_star", "shotel", top=WARES))
    play(match, "shop")
    assert table(match)["wares"] == WARES
    assert options(match) == ["buy-0", "buy-1", "buy-2", "buy-3", "leave"]
    assert table(match)["treasure"]["left"] == 2


@pytest.mark.rule("TG-33.1")
def test_any_of_them_for_a_soul_each() -> None:
    match = at_camp(souls=9, treasure=deck(top=WARES))
    assert sorted(bought(match, "buy-3", "buy-0")) == ["force", "scimitar"]
    assert souls(match) == 7
    assert table(match)["wares"] == ["murakumo", "fireball"]


@pytest.mark.rule("TG-33.1")
def test_three_souls_buy_three_of_the_four() -> None:
    match = at_camp(souls=3, treasure=deck(top=WARES))
    assert len(bought(match, "buy-0", "buy-0", "buy-0")) == 3
    assert souls(match) == 0
    assert options(match) == ["leave"]
    play(match, "leave")
    assert asked(match) == ["bonfire"]
    assert table(match)["treasure"] == {"left": 1, "top": [], "bottom": ["scimitar"]}


@pytest.mark.rule("TG-32.1")
def test_what_cannot_be_paid_is_said_of_every_stat_that_can_rise() -> None:
    stats = ("strength", "dexterity", "intelligence", "faith")
    match = at_camp(
        {"tiers": [3, 0, 1, 0]}, {"tiers": [0, 3, 0, 2]}, classes=("cleric", "thief"), souls=2
    )
    assert closed(match) == {
        "level-0-intelligence": "ds-closed-souls",
        "level-1-faith": "ds-closed-souls",
    }
    open_ = {id for id in options(match) if id.startswith("level-")}
    every = {f"level-{seat}-{stat}" for seat in (0, 1) for stat in stats}
    assert open_ == every - {*closed(match), "level-0-strength", "level-1-dexterity"}


@pytest.mark.rule("TG-33.1")
def test_once_a_visit() -> None:
    match = at_camp(souls=9, treasure=deck("morning_star", top=WARES))
    play(match, "shop", "leave", "as-drawn")
    assert "shop" not in options(match)
    assert closed(match)["shop"] == "tg-closed-shop"
    again = at_camp(place="onward", at=1, bought=True, treasure=deck("force"))
    play(again, "return")
    assert "shop" in options(again)


@pytest.mark.rule("TG-33.1")
def test_the_cards_come_from_the_shuffled_deck() -> None:
    match = at_camp(
        souls=1, treasure=deck("morning_star", "shotel", *WARES), tape=["shotel", *WARES[:3]]
    )
    play(match, "shop")
    assert table(match)["wares"] == ["shotel", *WARES[:3]]
    assert told(match, "offers") == [("shotel",), *((card,) for card in WARES[:3])]


@pytest.mark.rule("TG-33.2")
def test_the_others_go_to_the_bottom_of_the_deck() -> None:
    match = at_camp(souls=1, treasure=deck("morning_star", top=WARES, bottom=["shotel"]))
    play(match, "shop", "buy-1", "leave", "as-drawn")
    left = table(match)["treasure"]
    assert left == {"left": 5, "top": [], "bottom": ["shotel", "force", "fireball", "scimitar"]}
    assert table(match)["wares"] == []


@pytest.mark.rule("TG-A.51")
def test_in_the_order_the_players_choose() -> None:
    match = at_camp(souls=0, treasure=deck("morning_star", top=WARES))
    play(match, "shop", "leave")
    assert asked(match) == ["put_under"]
    play(match, "bottom-2", "bottom-0")
    assert table(match)["treasure"]["bottom"] == ["fireball", "force"]
    play(match, "bottom-1")
    assert asked(match) == ["bonfire"]  # the last one needs no choice
    assert table(match)["treasure"]["bottom"] == ["fireball", "force", "scimitar", "murakumo"]


@pytest.mark.rule("TG-A.51")
def test_else_as_drawn() -> None:
    match = at_camp(souls=0, treasure=deck(top=WARES))
    play(match, "shop", "leave", "bottom-1", "as-drawn")
    assert table(match)["treasure"]["bottom"] == ["murakumo", "force", "fireball", "scimitar"]


@pytest.mark.rule("TG-A.66")
@pytest.mark.parametrize("count", [1, 3])
def test_fewer_than_four_cards(count: int) -> None:
    match = at_camp(souls=5, treasure=deck(top=WARES[:count]))
    play(match, "shop")
    assert table(match)["wares"] == WARES[:count]
    assert len(options(match)) == count + 1
    assert "shop" not in options(at_camp(souls=5))  # an empty deck shows nothing


@pytest.mark.rule("TG-A.67")
def test_a_bought_ember_may_be_used_at_once() -> None:
    for chosen, ember, kept in (("seat-0", True, []), ("keep", False, [["ember"]])):
        match = at_camp(souls=2, treasure=deck(top=["ember", "force"]))
        play(match, "shop", "buy-0")
        assert asked(match) == ["use_ember"]
        play(match, chosen)
        assert hero(match)["ember"] is ember
        assert inventory(match) == kept
        assert asked(match) == ["purchase"]  # and on with the shopping
        assert table(match)["wares"] == ["force"]


@pytest.mark.rule("TG-33.3")
def test_equipment_moves_between_dashboards_and_inventory() -> None:
    held: dict[str, Any] = {"left": ["mace"], "right": None, "backup": []}
    thief: dict[str, Any] = {"left": ["bandit_knife"], "right": None, "backup": []}
    match = at_camp(held, thief, classes=("cleric", "thief"))
    play(match, "stow-0-1", "stow-1-1", "stow-1-0")
    assert sorted(inventory(match)) == [["bandit_knife"], ["deserter_armour"], ["mace"]]
    play(match, f"equip-{inventory(match).index(['bandit_knife'])}", "seat-0-right")
    assert state(match)["heroes"][0]["right"] == ["bandit_knife"]
    # The Mace needs Strength 12 and Faith 16, which the thief has not.
    play(match, f"equip-{inventory(match).index(['mace'])}")
    assert {o.split("-")[1] for o in options(match) if o != "keep"} == {"0"}
    assert souls(match) == 0  # and it costs nothing


@pytest.mark.rule("TG-33.4")
def test_upgrades_go_onto_cards_on_a_dashboard_only() -> None:
    """Not onto the Thrall Axe in the inventory; onto one in the backup slot."""
    held: dict[str, Any] = {"tiers": STRONG, "left": ["morning_star"], "right": None, "backup": []}
    match = at_camp(held, inventory=[["thrall_axe"], ["titanite_shard"]])
    play(match, f"attach-{inventory(match).index(['titanite_shard'])}")
    assert options(match) == ["seat-0-1", "keep"]
    play(match, "seat-0-1")
    assert state(match)["heroes"][0]["left"] == ["morning_star", "titanite_shard"]
    assert inventory(match) == [["thrall_axe"]]
    backup = at_camp(
        {**held, "left": None, "backup": [["thrall_axe"]]}, inventory=[["titanite_shard"]]
    )
    play(backup, "attach-0")
    assert options(backup) == ["seat-0-3", "keep"]


@pytest.mark.rule("TG-33.5")
@pytest.mark.parametrize(("tiers", "may"), [([2, 0, 0, 1], False), ([2, 0, 0, 2], True)])
def test_the_needs_of_card_and_upgrade_must_both_be_met(tiers: list[int], may: bool) -> None:
    """Morning Star: Strength 16, Faith 19. Blessed Gem: Faith 25; the cleric has 23 at Tier 1."""
    held: dict[str, Any] = {"tiers": tiers, "left": ["morning_star"], "right": None, "backup": []}
    match = at_camp(held, inventory=[["blessed_gem"]])
    assert ("attach-0" in options(match)) is may
    # Lying there upgraded, the card asks for both as well.
    lying = at_camp({**held, "left": None}, inventory=[["morning_star", "blessed_gem"]])
    assert ("equip-0" in options(lying)) is may


@pytest.mark.rule("TG-33.6")
def test_a_morning_star_with_a_shard_is_full() -> None:
    held: dict[str, Any] = {"tiers": STRONG, "left": ["morning_star"], "right": None, "backup": []}
    match = at_camp(held, inventory=[["titanite_shard"], ["simple_gem"]])
    assert {"attach-0", "attach-1"} <= set(options(match))
    play(match, f"attach-{inventory(match).index(['titanite_shard'])}", "seat-0-1")
    assert "attach" not in offers(match)
    # The shard adds 1 to the damage: blue 3 + 1 against Block 2.
    fight = arena(
        {"cleric": bare(6, left=["morning_star", "titanite_shard"])},
        [tough("skeleton_soldier", 6, health=9)],
        treasure=deck(),
        tape=[3],
    )
    strike(fight)
    assert told(fight, "wounded") == [(0, "skeleton_soldier", 2, 7, 0)]


@pytest.mark.rule("TG-33.6")
def test_a_sunless_armour_with_a_ring_takes_one_more() -> None:
    held: dict[str, Any] = {"tiers": STRONG, "armour": ["sunless_armour"]}
    match = at_camp(held, inventory=[["chloranthy_ring"], ["divine_blessing"]])
    play(match, f"attach-{inventory(match).index(['chloranthy_ring'])}", "seat-0-0")
    play(match, "attach-0", "seat-0-0")
    armour = ["sunless_armour", "chloranthy_ring", "divine_blessing"]
    assert state(match)["heroes"][0]["armour"] == armour
    full = at_camp({**held, "armour": armour}, inventory=[["magic_stoneplate_ring"]])
    assert "attach" not in offers(full)


@pytest.mark.rule("TG-33.7")
def test_a_card_in_the_inventory_keeps_its_upgrades() -> None:
    held: dict[str, Any] = {
        "tiers": STRONG, "left": ["morning_star", "titanite_shard"], "right": None, "backup": [],
    }  # fmt: skip
    match = at_camp(held)
    play(match, "stow-0-1")
    assert inventory(match) == [["morning_star", "titanite_shard"]]
    play(match, "equip-0", "seat-0-right")
    assert state(match)["heroes"][0]["right"] == ["morning_star", "titanite_shard"]


@pytest.mark.rule("TG-33.8")
def test_upgrades_of_weapons_and_armour_come_off_again() -> None:
    held: dict[str, Any] = {
        "tiers": STRONG,
        "armour": ["sunless_armour", "chloranthy_ring"],
        "left": ["morning_star", "titanite_shard"],
        "right": None,
        "backup": [["thrall_axe", "simple_gem"]],
    }
    match = at_camp(held, inventory=[["winged_spear", "blessed_gem"]])
    carriers = {"detach-0-0-0", "detach-0-1-0", "detach-0-3-0", "detach-inventory-0-0"}
    assert carriers <= set(options(match))
    play(match, "detach-0-0-0", "detach-0-1-0", "detach-0-3-0")
    one = state(match)["heroes"][0]
    assert (one["armour"], one["left"]) == (["sunless_armour"], ["morning_star"])
    assert one["backup"] == [["thrall_axe"]]
    lying = next(o for o in options(match) if o.startswith("detach-inventory"))
    play(match, lying)
    assert sorted(inventory(match)) == [
        ["blessed_gem"], ["chloranthy_ring"], ["simple_gem"], ["titanite_shard"], ["winged_spear"],
    ]  # fmt: skip
    assert deck_cards(state(match)["treasure"]).total() == 0
    assert "taken_off" in kinds(match)


@pytest.mark.rule("TG-33.8")
def test_one_upgrade_comes_off_alone() -> None:
    ringed = ["sunless_armour", "chloranthy_ring", "obscuring_ring"]
    held: dict[str, Any] = {
        "tiers": STRONG,
        "armour": ringed,
        "left": None,
        "right": None,
        "backup": [],
    }
    match = at_camp(held, inventory=[])
    play(match, "detach-0-0-0")
    assert state(match)["heroes"][0]["armour"] == ["sunless_armour", "obscuring_ring"]
    assert inventory(match) == [["chloranthy_ring"]]
    # And off a card that lies in the inventory.
    match = at_camp({"tiers": STRONG, "armour": None}, inventory=[ringed])
    play(match, "detach-inventory-0-1")
    assert sorted(inventory(match)) == [["obscuring_ring"], ringed[:2]]
    text = next(o.message for d in match.decisions for o in d.options if "detach" in o.id)
    assert text.args["upgrade"] == Ref("card", "chloranthy_ring")
