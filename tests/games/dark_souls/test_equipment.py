"""Equipment, upgrades and modifiers (DS-5, DS-6, DS-7)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match
from undercroft.kernel.naming import called

from .road import BARE, SOLDIER, content, facts, inventory, state, street, trek
from .stage import arena, asked, closed, foe, hero, options, play, table, used_up

STRONG: dict[str, Any] = {"tiers": [3, 3, 3, 3]}  # 30 and more of everything
PLAIN: dict[str, Any] = {"luck": False, "heroic": False}
CARDS = {card["id"]: card for card in content("treasure.yaml")}


def rich(fields: dict[str, Any] | None = None, *items: list[str], **more: Any) -> Match:
    """A knight of the highest tiers at Andre's, with items in the inventory."""
    return trek({"knight": {**STRONG, **(fields or {})}}, inventory=list(items), **more)


def equip(match: Match, item: list[str], where: str, seat: int = 0) -> None:
    play(match, f"equip-{inventory(match).index(item)}", f"seat-{seat}-{where}")


def attach(match: Match, upgrade: str, place: str) -> None:
    play(match, f"attach-{inventory(match).index([upgrade])}", place)


def slots(match: Match, item: list[str], seat: int = 0) -> set[str]:
    """Where an item of the inventory may go."""
    play(match, f"equip-{inventory(match).index(item)}")
    found = {o.removeprefix(f"seat-{seat}-") for o in options(match) if o != "keep"}
    play(match, "keep")
    return found


def held(match: Match, seat: int = 0) -> dict[str, Any]:
    one: dict[str, Any] = state(match)["heroes"][seat]
    return {slot: one[slot] for slot in ("armour", "left", "right", "backup")}


# ---------------------------------------------------------------------- DS-5: cards and slots


@pytest.mark.rule("DS-5.1")
@pytest.mark.parametrize("id", ["morning_star", "claymore", "fireball", "firelink_armour"])
def test_what_stands_on_a_card(id: str) -> None:
    match = trek()
    catalog: Any = undercroft.catalog(match)
    shown, entry = catalog["cards"][id], CARDS[id]
    assert called(catalog["names"]["card"][id], "en") == entry["name"]
    assert shown["kind"] == entry["kind"]
    assert shown["hands"] == entry.get("hands", 0)  # armour and upgrades go into no hand
    assert shown["range"] == entry.get("range")
    assert shown["needs"] == entry.get("needs", {})
    for what in ("block", "resist"):
        dice = entry.get(what, {})
        assert shown[what] == {c: dice.get(c, 0) for c in ("black", "blue", "orange")}
    assert shown["dodge"] == entry.get("dodge", 0)
    assert shown["slots"] == entry.get("slots", 0)
    assert shown["set"] == entry["set"]
    actions = [(action["stamina"], action["mod"]) for action in shown["options"]]
    assert actions == [(o["stamina"], o.get("mod", 0)) for o in entry.get("options", [])]


@pytest.mark.rule("DS-A.177")
def test_every_card_has_one_type_and_its_own_text() -> None:
    kinds = {"weapon", "shield", "spell", "armour", "weapon_upgrade", "armour_upgrade", "ember"}
    assert all(card["kind"] in kinds for card in CARDS.values())
    match = rich({"right": ["morning_star", "titanite_shard"]})
    assert hero(match)["right"] == {"card": "morning_star", "upgrades": ["titanite_shard"]}
    cards: Any = undercroft.catalog(match)["cards"]
    assert len(cards["morning_star"]["options"]) == 2
    assert [line["id"] for line in cards["titanite_shard"]["text"]] == ["ds-effect-attack"]


@pytest.mark.rule("DS-5.2")
@pytest.mark.rule("DS-A.25")
def test_armour_goes_to_the_armour_slot_only() -> None:
    match = rich({}, ["firelink_armour"])
    assert slots(match, ["firelink_armour"]) == {"armour"}
    equip(match, ["firelink_armour"], "armour")
    assert held(match)["armour"] == ["firelink_armour"]
    assert inventory(match) == [["knight_armour"]]  # one at most
    with pytest.raises(undercroft.PositionError, match="no weapon in hand"):
        rich({"armour": ["firelink_armour"], "backup": [["knight_armour"]]})


@pytest.mark.rule("DS-5.3")
def test_a_one_handed_weapon_goes_into_either_hand() -> None:
    match = rich({}, ["thrall_axe"])
    assert slots(match, ["thrall_axe"]) == {"left", "right", "backup"}
    equip(match, ["thrall_axe"], "left")
    assert (held(match)["left"], held(match)["right"]) == (["thrall_axe"], ["long_sword"])
    equip(match, ["kite_shield"], "right")
    assert (held(match)["left"], held(match)["right"]) == (["thrall_axe"], ["kite_shield"])
    assert inventory(match) == [["long_sword"]]


@pytest.mark.rule("DS-5.4")
@pytest.mark.parametrize(("hand", "other"), [("left", "right"), ("right", "left")])
def test_a_two_handed_weapon_empties_the_other_hand(hand: str, other: str) -> None:
    match = rich({}, ["claymore"])
    equip(match, ["claymore"], hand)
    assert held(match)[hand] == ["claymore"]
    assert held(match)[other] is None
    assert inventory(match) == [["kite_shield"], ["long_sword"]]
    equip(match, ["kite_shield"], other)  # something beside it: the claymore must go
    assert held(match)[hand] is None
    assert held(match)[other] == ["kite_shield"]
    assert ["claymore"] in inventory(match)


@pytest.mark.rule("DS-5.4")
def test_two_hands_hold_no_two_hander_and_something_else() -> None:
    with pytest.raises(undercroft.PositionError, match=r"DS-5\.4"):
        rich({"left": ["claymore"], "right": ["long_sword"]})
    fight = arena(
        {"knight": {"node": 6, "left": ["claymore"], "right": None, "backup": [["long_sword"]]}},
        [("sentinel", 0)],
        treasure=[],
    )
    holds = [o for o in fight.decisions[0].options if o.id.startswith("hold-")]
    assert len(holds) == 1  # the sword alone, never both
    play(fight, holds[0].id)
    assert state(fight)["heroes"][0]["backup"] == [["claymore"]]


@pytest.mark.rule("DS-5.5")
@pytest.mark.rule("DS-A.26")
@pytest.mark.parametrize("card", ["thrall_axe", "effigy_shield", "soul_arrow"])
def test_three_weapon_cards_at_most(card: str) -> None:
    three = rich({"backup": [["battle_axe"]]}, [card])
    assert slots(three, [card]) == {"left", "right"}  # in exchange
    with pytest.raises(undercroft.PositionError, match=r"DS-5\.5"):
        rich({"backup": [["battle_axe"], [card]]})
    two = rich({}, [card])
    assert slots(two, [card]) == {"left", "right", "backup"}


@pytest.mark.rule("DS-5.6")
def test_a_two_hander_and_two_more_in_backup() -> None:
    match = rich({**BARE}, ["claymore"], ["thrall_axe"], ["morning_star"], ["rapier"])
    equip(match, ["claymore"], "left")
    equip(match, ["thrall_axe"], "backup")
    equip(match, ["morning_star"], "backup")
    assert held(match)["left"] == ["claymore"]
    assert sorted(held(match)["backup"]) == [["morning_star"], ["thrall_axe"]]
    assert "backup" not in slots(match, ["rapier"])
    other = rich({"backup": [["thrall_axe"]]}, ["rapier"])  # two in hand, one in backup
    assert "backup" not in slots(other, ["rapier"])


@pytest.mark.rule("DS-5.6")
def test_a_hand_takes_one_weapon() -> None:
    match = rich({}, ["thrall_axe"])
    equip(match, ["thrall_axe"], "right")
    assert held(match)["right"] == ["thrall_axe"]
    assert inventory(match) == [["long_sword"]]


@pytest.mark.rule("DS-5.7")
def test_backup_cards_give_nothing() -> None:
    backup = {"left": None, "right": None, "backup": [["kite_shield"], ["long_sword"]]}
    match = arena({"knight": {"node": 6, **PLAIN, **backup}}, [(SOLDIER, 6)])
    assert hero(match)["block"] == {"black": 0, "blue": 1, "orange": 0}  # the armour's
    assert not [o for o in options(match) if o.startswith("act-")]
    struck = arena({"knight": {"node": 6, **PLAIN, **backup}}, [(SOLDIER, 6)], turn=None, tape=[1])
    play(struck, "block")  # a single blue die
    assert hero(struck)["red"] == 3
    assert used_up(struck)
    spare: dict[str, Any] = {"left": None, "right": None}
    spare["backup"] = [["spotted_whip"], ["golden_wing_crest_shield"]]
    dodges = arena({"knight": {"node": 6, **spare}}, [(SOLDIER, 0)], treasure=[])
    assert hero(dodges)["dodge"] == 0
    assert hero(dodges)["resist"] == {"black": 1, "blue": 0, "orange": 0}
    worn = arena(
        {"knight": {"node": 6, "left": ["spotted_whip"], "right": ["golden_wing_crest_shield"]}},
        [(SOLDIER, 0)],
        treasure=[],
    )
    assert hero(worn)["dodge"] == 1
    assert hero(worn)["resist"] == {"black": 1, "blue": 1, "orange": 0}


@pytest.mark.rule("DS-5.8")
def test_the_cards_range_holds_unless_the_action_names_its_own() -> None:
    held = {
        "left": ["sorcerers_staff"],
        "right": None,
        "luck": False,
    }  # Range 1; its third action 3
    match = arena({"knight": {"node": 0, **held}}, [("sentinel", 9)], treasure=[], tape=[2])
    assert "act-left-0" not in options(match)
    assert closed(match)["act-left-1"] == "ds-closed-range"
    play(match, "act-left-2")
    struck = foe(match)
    assert struck is not None
    assert struck["health"] == 10 - (2 - 1)
    near = arena({"knight": {"node": 0, **held}}, [("sentinel", 3)], treasure=[])
    assert {"act-left-0", "act-left-1", "act-left-2"} <= set(options(near))


@pytest.mark.rule("DS-5.8")
@pytest.mark.parametrize(("node", "helped"), [(3, True), (9, True), (12, False)])
def test_the_cards_range_for_allies(node: int, helped: bool) -> None:
    match = arena(
        {
            "herald": {"node": 0, "left": ["heal_aid"], "right": None, "backup": []},  # Range 3
            "warrior": {"node": node, "red": 4},
        },
        [("sentinel", 2)],
        treasure=[],
    )
    play(match, "act-left-0")
    assert ("seat-1" in options(match)) is helped


@pytest.mark.rule("DS-5.9")
def test_equal_is_enough() -> None:
    match = trek({"knight": {}})
    assert hero(match)["stats"]["strength"]["value"] == 13
    play(match, "stow-0-2")  # the long sword needs just 13 and 12
    assert inventory(match) == [["long_sword"]]
    equip(match, ["long_sword"], "right")
    short = trek({"herald": {}}, inventory=[["morning_star"]])  # strength 12 of 16
    assert "equip-0" not in options(short)


@pytest.mark.rule("DS-A.23")
def test_hands_and_armour_slot_may_stay_empty() -> None:
    match = trek({"knight": {}})
    play(match, "stow-0-0", "stow-0-1", "stow-0-2")
    assert held(match) == {"armour": None, "left": None, "right": None, "backup": []}
    play(match, "go-1-south")
    assert table(match)["fight"] is not None


@pytest.mark.rule("DS-A.24")
def test_three_weapons_in_backup() -> None:
    match = rich(dict(BARE), ["claymore"], ["thrall_axe"], ["morning_star"], ["rapier"])
    cards = {"claymore": "backup", "thrall_axe": "backup2", "morning_star": "backup3"}
    for card, place in cards.items():
        play(match, f"equip-{inventory(match).index([card])}")
        [option] = [one for one in match.decisions[0].options if one.id == "seat-0-backup"]
        assert option.targets == (("hero", 0), ("slot", place))  # the first that is free
        play(match, option.id)
    assert len(held(match)["backup"]) == 3
    assert (held(match)["left"], held(match)["right"]) == (None, None)
    assert "equip-0" not in options(match)  # a fourth fits nowhere
    match.check()


# ---------------------------------------------------------------------- DS-6: upgrades


@pytest.mark.rule("DS-6.1")
def test_cards_have_no_one_or_two_upgrade_slots() -> None:
    assert {card.get("slots", 0) for card in CARDS.values()} == {0, 1, 2}


@pytest.mark.rule("DS-6.1")
@pytest.mark.parametrize(
    ("weapon", "takes"),
    [(["long_sword"], 0), (["morning_star"], 1), (["thrall_axe"], 2)],
)
def test_never_more_upgrades_than_slots(weapon: list[str], takes: int) -> None:
    shards = [["titanite_shard"]] * 3
    match = rich({"left": None, "right": weapon}, *shards)
    for _ in range(takes):
        attach(match, "titanite_shard", "seat-0-2")
    assert held(match)["right"] == weapon + ["titanite_shard"] * takes
    assert not [o for o in options(match) if o.startswith("attach-")]
    with pytest.raises(undercroft.PositionError, match=r"DS-6\.1"):
        rich({"left": None, "right": weapon + ["titanite_shard"] * (takes + 1)})


@pytest.mark.rule("DS-6.2")
def test_each_kind_of_upgrade_fits_its_kind_of_card() -> None:
    worn = {"armour": ["firelink_armour"], "left": ["thrall_axe"], "right": ["morning_star"]}
    match = rich(worn, ["chloranthy_ring"], ["titanite_shard"], ["claymore"], ["black_armour"])
    places = [item[0] for item in inventory(match)]
    play(match, f"attach-{places.index('titanite_shard')}")
    claymore = f"inventory-{places.index('claymore')}"
    assert set(options(match)) == {"seat-0-1", "seat-0-2", claymore, "keep"}
    play(match, "keep", f"attach-{places.index('chloranthy_ring')}")
    armour = f"inventory-{places.index('black_armour')}"
    assert set(options(match)) == {"seat-0-0", armour, "keep"}


@pytest.mark.rule("DS-6.3")
@pytest.mark.rule("DS-10.7")
def test_upgrading_is_free_and_only_at_andre() -> None:
    match = rich({"right": ["thrall_axe"]}, ["titanite_shard"], souls=3)
    attach(match, "titanite_shard", "seat-0-2")
    assert held(match)["right"] == ["thrall_axe", "titanite_shard"]
    assert table(match)["souls"] == 3
    poor = rich({"right": ["thrall_axe"]}, ["titanite_shard"], souls=0)
    assert "attach-0" in options(poor)
    away = rich({"right": ["thrall_axe"]}, ["titanite_shard"], at=1, tiles=street(t1={"up": True}))
    assert "attach-0" not in options(away)


@pytest.mark.rule("DS-6.4")
def test_a_ring_on_sunless_armour_and_off_again() -> None:
    match = rich(
        {"armour": ["sunless_armour", "chloranthy_ring"]},
        ["hornet_ring"],
        ["firelink_armour"],
    )
    attach(match, "hornet_ring", "seat-0-0")  # the second slot
    assert held(match)["armour"] == ["sunless_armour", "chloranthy_ring", "hornet_ring"]
    play(match, "detach-0")
    assert held(match)["armour"] == ["sunless_armour"]
    assert ["chloranthy_ring"] in inventory(match)
    assert ["hornet_ring"] in inventory(match)
    places = [item[0] for item in inventory(match)]
    attach(match, "chloranthy_ring", f"inventory-{places.index('firelink_armour')}")
    assert ["firelink_armour", "chloranthy_ring"] in inventory(match)


@pytest.mark.rule("DS-6.4")
def test_a_ring_comes_off_armour_nobody_wears() -> None:
    # Nobody here could wear this, with or without the ring.
    match = trek({"herald": {}}, inventory=[["shadow_armour", "hornet_ring"]])
    play(match, "detach-inventory-0")
    assert sorted(inventory(match)) == [["hornet_ring"], ["shadow_armour"]]
    assert "buy" in {one.id for d in match.decisions for one in (*d.options, *d.closed)}
    assert not [o for o in options(match) if o.startswith("detach-")]


@pytest.mark.rule("DS-6.5")
def test_a_morning_star_keeps_its_shard() -> None:
    match = rich({"left": None, "right": ["morning_star"]}, ["titanite_shard"], ["titanite_shard"])
    attach(match, "titanite_shard", "seat-0-2")
    assert not [o for o in options(match) if o.startswith(("attach-", "detach-"))]
    play(match, "stow-0-2")
    assert ["morning_star", "titanite_shard"] in inventory(match)
    assert not [o for o in options(match) if o.startswith(("attach-", "detach-"))]
    fight = arena(
        {"knight": {"node": 6, **PLAIN, "right": ["morning_star", "titanite_shard"]}},
        [("sentinel", 6), ("sentinel", 6)],
        treasure=[],
        tape=[2],
    )
    play(fight, "act-right-0", "foe-0")
    assert facts(fight, "strikes")[-1][-1] == 2 + 1 - 2


@pytest.mark.rule("DS-6.6")
@pytest.mark.parametrize(
    ("tiers", "may"),
    [([1, 1, 1, 1], False), ([1, 1, 1, 2], False), ([1, 1, 1, 3], True), ([0, 1, 1, 3], False)],
)
def test_the_needs_of_weapon_and_upgrade(tiers: list[int], may: bool) -> None:
    # Strength 16 and Faith 19 for the star, Faith 25 for the gem: the knight has 21 and 15, 23, 31.
    match = trek({"knight": {"tiers": tiers}}, inventory=[["morning_star", "blessed_gem"]])
    assert ("equip-0" in options(match)) is may


@pytest.mark.rule("DS-6.6")
def test_no_upgrade_on_a_held_weapon_that_is_too_much_for_its_holder() -> None:
    heroes: dict[str, dict[str, Any]] = {
        "knight": {"tiers": [1, 1, 1, 2], "right": ["thrall_axe"]},
        "warrior": {"tiers": [1, 1, 1, 3], "right": ["reinforced_club"]},
    }
    match = trek(heroes, inventory=[["blessed_gem"]])
    play(match, "attach-0")
    assert set(options(match)) == {"seat-1-2", "keep"}  # Faith 25: only the warrior


@pytest.mark.rule("DS-6.7")
def test_an_upgraded_weapon_in_the_inventory_keeps_its_upgrades() -> None:
    axe = ["thrall_axe", "blood_gem", "titanite_shard"]
    match = rich({"right": axe})
    play(match, "stow-0-2")
    assert axe in inventory(match)
    equip(match, axe, "right")
    assert held(match)["right"] == axe


@pytest.mark.rule("DS-A.27")
def test_the_needs_of_armour_upgrades() -> None:
    ringed = [["worker_armour", "chloranthy_ring"]]  # 12 of everything; 18 of everything
    low, high = [1, 1, 1, 1], [1, 1, 2, 2]  # knight: 21, 19, 15, 15 or 21, 19, 23, 23
    assert "equip-0" not in options(trek({"knight": {"tiers": low}}, inventory=ringed))
    assert "equip-0" in options(trek({"knight": {"tiers": high}}, inventory=ringed))
    worn = {"armour": ["worker_armour"]}
    assert "attach-0" not in options(
        trek({"knight": {"tiers": low, **worn}}, inventory=[["chloranthy_ring"]])
    )
    assert "attach-0" in options(
        trek({"knight": {"tiers": high, **worn}}, inventory=[["chloranthy_ring"]])
    )


@pytest.mark.rule("DS-A.28")
def test_upgrades_on_cards_in_the_inventory_ask_for_nothing() -> None:
    match = trek({"knight": {}}, inventory=[["claymore"], ["blessed_gem"]])
    places = [item[0] for item in inventory(match)]
    attach(match, "blessed_gem", f"inventory-{places.index('claymore')}")
    assert inventory(match) == [["claymore", "blessed_gem"]]
    assert "equip-0" not in options(match)  # that is asked for when someone takes it up


# ---------------------------------------------------------------------- DS-7: modifiers


@pytest.mark.rule("DS-7.1")
def test_an_estoc_rolls_three_dice_less_one() -> None:
    match = arena(
        {"assassin": {"node": 6, "left": ["estoc"], "right": None, **PLAIN}},
        [("large_hollow_soldier", 6)],
        tape=[2, 1, 0],
    )
    play(match, "act-left-1")
    assert facts(match, "strikes")[-1][-1] == (2 + 1 + 0 - 1) - 1  # Block 1
    assert used_up(match)


@pytest.mark.rule("DS-7.1")
def test_a_bonus_counts_once_per_roll() -> None:
    match = arena(
        {"knight": {"node": 6, **PLAIN, "left": ["claymore"], "right": None}},
        [("sentinel", 6)],
        treasure=[],
        tape=[1, 2],
    )
    play(match, "act-left-0")  # two blue dice and 1
    assert facts(match, "strikes")[-1][-1] == (1 + 2 + 1) - 2


@pytest.mark.rule("DS-A.29")
def test_a_total_below_nothing_is_nothing() -> None:
    held = {"left": ["great_magic_weapon"], "right": ["estoc"]}
    match = arena(
        {"assassin": {"node": 6, **held, **PLAIN}},
        [{"model": "large_hollow_soldier", "node": 6, "wounds": 2}],
        treasure=[],
        tape=[0, 0],
    )
    play(match, "act-left-0", "act-right-0")  # magical against Resist 0: all blanks and -1
    assert facts(match, "strikes")[-1][-1] == 0
    struck = foe(match)
    assert struck is not None
    assert struck["health"] == 3


@pytest.mark.rule("DS-A.30")
def test_all_modifiers_are_added_after_the_dice() -> None:
    shards = ["thrall_axe", "titanite_shard", "titanite_shard"]
    match = arena(
        {"knight": {"node": 6, **PLAIN, "left": ["great_magic_weapon"], "right": shards}},
        [("sentinel", 6)],
        treasure=[],
        tape=[0, 1],
    )
    play(match, "act-left-1", "act-right-0")  # enchanted: magical and 1 more
    assert facts(match, "strikes")[-1][-1] == (0 + 1 + 1 + 1 + 1) - 1  # Resist 1
    both = arena(
        {"knight": {"node": 6, **PLAIN, "left": None, "right": ["scimitar", "titanite_shard"]}},
        [("sentinel", 6)],
        treasure=[],
        tape=[1, 2],
    )
    play(both, "act-right-1")  # two orange dice, -1 of the card, 1 of the shard
    assert facts(both, "strikes")[-1][-1] == (1 + 2 - 1 + 1) - 2
    ring = {"armour": ["firelink_armour", "hornet_ring"]}
    worn = arena(
        {"knight": {"node": 6, **PLAIN, **ring, "left": None, "right": ["morning_star"]}},
        [("sentinel", 6)],
        treasure=[],
        tape=[3, 4],
    )
    play(worn, "act-right-0")  # a blue die; the ring adds an orange one and takes 2
    assert facts(worn, "strikes")[-1][-1] == (3 + 4 - 2) - 2
    assert asked(worn) == ["activation"]


@pytest.mark.rule("DS-10.5")
@pytest.mark.parametrize("shards", [1, 2, 3])
def test_a_card_that_lies_there_twice_is_offered_once_and_hides_no_other(shards: int) -> None:
    lying = [["titanite_shard"]] * shards + [["avelyn"]]
    match = trek({"knight": {"tiers": [3, 3, 3, 3]}}, inventory=lying)
    ways = [id for id in options(match) if id.startswith(("attach-", "equip-"))]
    assert ways == ["attach-0", f"equip-{shards}"]
