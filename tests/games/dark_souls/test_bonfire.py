"""The Bonfire tile, Blacksmith Andre, the Firekeeper, resting (DS-9 to DS-12)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.souls import laid_traps
from undercroft import Match
from undercroft.games.dark_souls.bonfire import GO
from undercroft.games.dark_souls.resting import rest_gain

from .road import battle, death, deck, inventory, state, street, trek, win
from .stage import arena, asked, closed, hero, kinds, options, play, table

UP: dict[str, Any] = {"up": True}
USED: dict[str, Any] = {"estus": False, "heroic": False, "luck": False}
ANDRE = ("buy", "equip", "stow", "attach", "detach")
FIREKEEPER = ("level", "luck")


def offers(match: Match, *names: str) -> set[str]:
    """Which of these kinds of options are open."""
    return {o.split("-")[0] for o in options(match)} & set(names)


def one_card(card: str) -> list[dict[str, Any]]:
    return [{"cards": [card], "left": 1}]


# ---------------------------------------------------------------------- DS-9: the tile


@pytest.mark.rule("DS-9.1")
@pytest.mark.parametrize("at", [1, 2, 3])
def test_the_party_may_return_from_anywhere(at: int) -> None:
    match = trek(at=at, came="south", tiles=street(t1=UP, t2=UP, t3=UP))
    play(match, "go-0-north")
    assert table(match)["map"]["at"] == 0


@pytest.mark.rule("DS-9.1")
@pytest.mark.rule("DS-17.8")
def test_but_not_out_of_an_encounter() -> None:
    match = battle({"knight": {"node": 11}, "warrior": {"node": 11}}, [("sentinel", 0)])
    assert asked(match) == ["activation"]
    assert not [o for o in options(match) if o.startswith(("go-", "dash-", "fog", "rest"))]


@pytest.mark.rule("DS-9.2")
def test_what_is_at_the_bonfire() -> None:
    match = trek({"knight": {"luck": False}, "warrior": {}}, souls=4, inventory=[["kukris"]])
    shown = table(match)
    assert (shown["sparks"], shown["souls"], shown["treasure_left"]) == (4, 4, 69)
    assert shown["inventory"] == [{"card": "kukris", "upgrades": []}]
    assert offers(match, "buy", "stow", "level", "luck", "rest") == {
        "buy", "stow", "level", "luck", "rest",
    }  # fmt: skip


@pytest.mark.rule("DS-9.3")
@pytest.mark.parametrize("place", [0, 1])
def test_souls_and_inventory_belong_to_all(place: int) -> None:
    heroes: dict[str, dict[str, Any]] = {"knight": {"tiers": [0, 0, 0, 1]}, "herald": {}}
    match = trek(heroes, souls=2, inventory=[["effigy_shield"]])
    play(match, "equip-0")
    assert {"seat-0-left", "seat-1-left"} <= set(options(match))
    play(match, f"seat-{place}-left", f"level-{place}-strength")
    assert state(match)["heroes"][place]["left"] == ["effigy_shield"]
    assert table(match)["souls"] == 0
    assert hero(match, place)["stats"]["strength"]["tier"] == 1


@pytest.mark.rule("DS-9.4")
def test_returning_alone_costs_and_resets_nothing() -> None:
    tiles = street(
        t1=UP, t2={"up": True, "chest_open": True}, t4={"spilled": {"node": 6, "souls": 3}}
    )
    match = trek(
        {"knight": USED, "warrior": USED}, at=2, came="south", souls=5, sparks=2, tiles=tiles
    )
    before = state(match)
    play(match, "go-0-north")
    after = state(match)
    for field in ("sparks", "souls", "tiles", "heroes", "inventory", "treasure"):
        assert after[field] == before[field]


@pytest.mark.rule("DS-A.35")
def test_returning_is_walking_through_open_tiles() -> None:
    closed_way = trek(at=2, came="south", tiles=street(t2=UP))  # tile 1 is face down
    assert "go-0-north" not in options(closed_way)
    play(closed_way, "go-1-north")  # only by fighting there
    assert table(closed_way)["fight"]["encounter"] == "hollow_cave"


@pytest.mark.rule("DS-A.36")
def test_an_empty_treasure_deck() -> None:
    empty = trek(souls=5, treasure=[])
    assert "buy" not in options(empty)
    few = trek(
        {"knight": {}},
        at=1,
        came="south",
        tiles=street(t1=UP),
        treasure=one_card("claymore"),
        tape=["claymore"],
    )
    play(few, "chest-1")
    assert inventory(few) == [["claymore"]]  # as many as there are
    assert asked(few) == ["explore"]


@pytest.mark.rule("DS-A.36")
@pytest.mark.rule("DS-15.12")
def test_the_only_card_of_a_chest_may_be_equipped_at_once() -> None:
    match = trek(
        {"knight": {"tiers": [3, 3, 3, 3]}},
        at=1,
        came="south",
        tiles=street(t1=UP),
        treasure=one_card("claymore"),
        tape=["claymore"],
    )
    play(match, "chest-1")
    assert asked(match) == ["equip"]
    play(match, "seat-0-left")
    assert state(match)["heroes"][0]["left"] == ["claymore"]


@pytest.mark.rule("DS-8.6")
@pytest.mark.rule("DS-A.36")
def test_a_chest_of_embers_gives_no_more_than_can_be_taken() -> None:
    """Two lie in the deck, one may be taken: the other stays, and nothing else is drawn."""
    match = trek(
        {"knight": {}, "warrior": {"ember": True}},
        at=1,
        came="south",
        tiles=street(t1=UP),
        treasure=[{"cards": ["ember", "ember"], "left": 2}],
        tape=["ember"],
    )
    play(match, "chest-1")
    assert [hero(match, place)["ember"] for place in (0, 1)] == [True, True]
    assert deck(match) == ["ember"]
    assert asked(match) == ["explore"]


def test_a_gate_that_is_closed_speaks_of_no_souls() -> None:
    match = trek(tiles=street(t4={"spilled": {"node": 6, "souls": 3}}))
    [gate] = [one for one in match.decisions[0].closed if one.id == "fog"]
    assert (gate.message.args["souls"], gate.reason.id) == (0, "ds-closed-fog")


# ---------------------------------------------------------------------- DS-10: Andre


@pytest.mark.rule("DS-10.1")
def test_andre_is_at_the_bonfire_without_a_rest() -> None:
    goods: dict[str, Any] = {
        "souls": 5,
        "inventory": [["kukris"], ["titanite_shard"]],
        "tiles": street(t1=UP),
    }
    worn = {"right": ["thrall_axe"], "armour": ["black_armour", "hornet_ring"]}
    heroes = {"assassin": {"tiers": [1, 1, 1, 1], **worn}}
    here = trek(heroes, at=0, **goods)
    assert offers(here, *ANDRE) == {"buy", "equip", "stow", "attach", "detach"}
    there = trek(heroes, at=1, came="south", **goods)
    assert offers(there, *ANDRE) == set()
    play(here, "stow-0-1")
    assert table(here)["sparks"] == 5
    assert table(here)["map"]["tiles"][1]["up"] is True


@pytest.mark.rule("DS-10.3")
@pytest.mark.parametrize("card", ["titanite_shard", "hornet_ring"])
def test_a_bought_upgrade_is_not_held_but_lies_in_the_inventory(card: str) -> None:
    empty = {"tiers": [3, 3, 3, 3], "armour": None, "left": None, "right": None, "backup": []}
    match = trek({"assassin": empty}, souls=1, tape=[card])
    play(match, "buy")
    assert asked(match) == ["explore"]
    assert [card] in inventory(match)


@pytest.mark.rule("DS-10.2")
def test_a_soul_buys_the_top_card() -> None:
    match = trek({"knight": {}}, souls=3, tape=["claymore"])
    before = len(deck(match))
    play(match, "buy")
    assert table(match)["souls"] == 2
    assert inventory(match) == [["claymore"]]
    assert len(deck(match)) == before - 1
    assert "claymore" not in deck(match)
    assert closed(trek(souls=0))["buy"] == "ds-closed-souls"


@pytest.mark.rule("DS-10.2")
def test_two_souls_in_a_campaign() -> None:
    match = trek({"knight": {}}, mode="campaign", souls=2, tape=["claymore"])
    play(match, "buy")
    assert table(match)["souls"] == 0
    assert "buy" not in options(trek({"knight": {}}, mode="campaign", souls=1))


@pytest.mark.rule("DS-10.3")
def test_whoever_meets_the_needs_may_equip_it_at_once() -> None:
    # Strength 15: the warrior has 16, the knight 13.
    match = trek({"knight": {}, "warrior": {}}, souls=1, tape=["silver_eagle_kite_shield"])
    play(match, "buy")
    assert asked(match) == ["equip"]
    assert set(options(match)) == {"seat-1-left", "seat-1-right", "seat-1-backup", "keep"}
    play(match, "seat-1-backup")
    assert state(match)["heroes"][1]["backup"] == [["silver_eagle_kite_shield"]]
    assert inventory(match) == []


@pytest.mark.rule("DS-10.3")
def test_what_nobody_can_use_goes_to_the_inventory() -> None:
    match = trek(souls=1, tape=["claymore"])
    play(match, "buy")
    assert asked(match) == ["explore"]
    assert inventory(match) == [["claymore"]]


@pytest.mark.rule("DS-10.4")
def test_as_many_purchases_as_there_are_souls() -> None:
    cards = ["claymore", "zweihander", "greataxe", "halberd", "great_mace"]
    match = trek({"knight": {}}, souls=5, tape=cards)
    for left in (4, 3, 2, 1, 0):
        play(match, "buy")
        assert table(match)["souls"] == left
    assert "buy" not in options(match)
    assert sorted(inventory(match)) == sorted([card] for card in cards)


@pytest.mark.rule("DS-10.5")
def test_equipment_moves_between_boards_and_inventory() -> None:
    match = trek({"knight": {}, "warrior": {}}, inventory=[["thrall_axe"]])
    assert "equip-0" not in options(match)  # nobody has 16 and 16
    play(match, "stow-1-0", "stow-1-1", "stow-1-2")
    warrior = state(match)["heroes"][1]
    assert (warrior["armour"], warrior["left"], warrior["right"]) == (None, None, None)
    kept = sorted(item[0] for item in inventory(match))
    assert kept == ["battle_axe", "northern_armour", "round_shield", "thrall_axe"]
    shield = inventory(match).index(["round_shield"])
    play(match, f"equip-{shield}", "seat-0-backup")
    assert state(match)["heroes"][0]["backup"] == [["round_shield"]]
    armour = inventory(match).index(["northern_armour"])
    play(match, f"equip-{armour}")
    assert options(match) == ["seat-1-armour", "keep"]  # the knight is not strong enough


@pytest.mark.rule("DS-10.6")
def test_no_other_place_to_change_equipment() -> None:
    heroes: dict[str, dict[str, Any]] = {"knight": {"backup": [["estoc"]]}, "warrior": {}}
    goods: dict[str, Any] = {"inventory": [["kukris"], ["titanite_shard"]], "souls": 5}
    match = trek(heroes, at=1, came="south", tiles=street(t1=UP), **goods)
    assert offers(match, *ANDRE) == set()
    heroes["knight"] |= {"node": 6}
    heroes["warrior"] |= {"node": 11}
    fight = arena(heroes, [("sentinel", 0)])
    assert offers(fight, *ANDRE) == set()
    assert offers(fight, "hold") == {"hold"}  # the start of the activation
    play(fight, "walk-node-9")
    assert offers(fight, "hold") == set()


@pytest.mark.rule("DS-A.37")
def test_nobody_must_change_anything() -> None:
    match = trek({"warrior": {}}, souls=1, tape=["silver_eagle_kite_shield"])
    before = state(match)["heroes"]
    play(match, "buy", "keep")
    assert inventory(match) == [["silver_eagle_kite_shield"]]
    assert state(match)["heroes"] == before
    play(match, "go-1-south")
    assert table(match)["fight"] is not None


@pytest.mark.rule("DS-A.38")
def test_from_one_to_another_through_the_inventory() -> None:
    match = trek({"knight": {"left": ["effigy_shield"], "tiers": [1, 1, 1, 1]}, "herald": {}})
    play(match, "stow-0-1")
    play(match, "equip-0", "seat-1-left")
    herald = state(match)["heroes"][1]
    assert herald["left"] == ["effigy_shield"]
    assert inventory(match) == [["spear"]]


@pytest.mark.rule("DS-A.176")
def test_a_bought_card_replaces_another_and_the_limit_counts_afterwards() -> None:
    heroes = {"warrior": {"backup": [["kite_shield"]]}}  # three weapon cards already
    match = trek(heroes, souls=1, tape=["silver_eagle_kite_shield"])
    play(match, "buy")
    assert set(options(match)) == {"seat-0-left", "seat-0-right", "keep"}
    play(match, "seat-0-left")
    warrior = state(match)["heroes"][0]
    assert warrior["left"] == ["silver_eagle_kite_shield"]
    assert warrior["backup"] == [["kite_shield"]]
    assert inventory(match) == [["round_shield"]]
    strong = {"warrior": {"backup": [["kite_shield"]], "tiers": [3, 3, 3, 3]}}
    both = trek(strong, souls=1, tape=["claymore"])
    play(both, "buy", "seat-0-right")  # two-handed: both hands' cards are replaced
    assert inventory(both) == [["round_shield"], ["battle_axe"]]
    armour = trek({"knight": {"tiers": [1, 1, 1, 1]}}, souls=1, tape=["firelink_armour"])
    play(armour, "buy", "seat-0-armour")
    assert inventory(armour) == [["knight_armour"]]


# ---------------------------------------------------------------------- DS-11: the Firekeeper


@pytest.mark.rule("DS-11.1")
@pytest.mark.parametrize(("tier", "cost"), [(0, 2), (1, 4), (2, 8)])
def test_what_a_tier_costs(tier: int, cost: int) -> None:
    fields = {"knight": {"tiers": [0, 0, 0, tier]}}
    assert "level-0-faith" not in options(trek(fields, souls=cost - 1))
    match = trek(fields, souls=cost)
    play(match, "level-0-faith")
    assert table(match)["souls"] == 0
    assert hero(match)["stats"]["faith"]["tier"] == tier + 1
    assert hero(match)["stats"]["faith"]["value"] == (9, 15, 23, 31)[tier + 1]


@pytest.mark.rule("DS-11.1")
@pytest.mark.rule("DS-A.39")
def test_eighteen_souls_for_three_stats() -> None:
    match = trek({"herald": {}}, souls=18)
    play(match, "level-0-strength", "level-0-dexterity")
    assert table(match)["souls"] == 14
    play(match, "level-0-faith", "level-0-faith", "level-0-faith")
    assert table(match)["souls"] == 0
    assert state(match)["heroes"][0]["tiers"] == [1, 1, 0, 3]


@pytest.mark.rule("DS-11.1")
def test_no_fourth_tier_in_a_standard_game() -> None:
    match = trek({"knight": {"tiers": [0, 0, 3, 3]}}, souls=99)
    assert "level-0-faith" not in options(match)
    assert "level-0-intelligence" not in options(match)
    assert "level-0-strength" in options(match)


@pytest.mark.rule("DS-11.2")
def test_each_stat_of_each_character_on_its_own_step_by_step() -> None:
    match = trek({"knight": {}, "warrior": {}}, souls=99)
    levels = {o for o in options(match) if o.startswith("level-")}
    stats = ("strength", "dexterity", "intelligence", "faith")
    assert levels == {f"level-{seat}-{stat}" for seat in (0, 1) for stat in stats}
    play(match, "level-1-dexterity")
    assert state(match)["heroes"][0]["tiers"] == [0, 0, 0, 0]
    assert state(match)["heroes"][1]["tiers"] == [0, 1, 0, 0]  # one tier, not more


@pytest.mark.rule("DS-A.39")
def test_a_step_that_cannot_be_paid_ends_it() -> None:
    match = trek({"knight": {}}, souls=5)
    play(match, "level-0-strength")
    assert table(match)["souls"] == 3
    assert "level-0-strength" not in options(match)  # the next tier would cost 4
    assert "level-0-dexterity" in options(match)


@pytest.mark.rule("DS-11.3")
def test_costs_come_from_the_shared_cache() -> None:
    match = trek({"knight": {}, "warrior": {}}, souls=3)
    play(match, "level-0-strength")
    assert table(match)["souls"] == 1
    assert not [o for o in options(match) if o.startswith("level-1")]


@pytest.mark.rule("DS-11.4")
def test_a_soul_restores_one_luck_token() -> None:
    match = trek({"knight": dict(USED), "warrior": dict(USED)}, souls=2)
    play(match, "luck-0")
    assert [hero(match, place)["luck"] for place in (0, 1)] == [True, False]
    assert table(match)["souls"] == 1
    assert hero(match)["estus"] is False
    assert offers(trek({"knight": dict(USED)}, souls=0), "luck") == set()


@pytest.mark.rule("DS-A.40")
def test_no_paying_for_a_ready_token() -> None:
    match = trek({"knight": {"luck": True}, "warrior": {"luck": False}}, souls=5)
    assert [o for o in options(match) if o.startswith("luck-")] == ["luck-1"]
    with pytest.raises(undercroft.IllegalChoice):
        play(match, "luck-0")


@pytest.mark.rule("DS-11.5")
def test_the_firekeeper_is_at_the_bonfire_without_a_rest() -> None:
    heroes = {"knight": dict(USED)}
    assert offers(trek(heroes, souls=9), *FIREKEEPER) == {"level", "luck"}
    away = trek(heroes, souls=9, at=1, came="south", tiles=street(t1=UP))
    assert offers(away, *FIREKEEPER) == set()
    here = trek(heroes, souls=9, sparks=2, tiles=street(t1=UP))
    play(here, "level-0-faith")
    assert table(here)["sparks"] == 2
    assert table(here)["map"]["tiles"][1]["up"] is True


# ---------------------------------------------------------------------- DS-12: resting


@pytest.mark.rule("DS-12.1")
@pytest.mark.parametrize(("sparks", "may"), [(2, True), (1, True), (0, False)])
def test_a_party_at_the_bonfire_may_rest_while_there_are_sparks(sparks: int, may: bool) -> None:
    assert ("rest" in options(trek(sparks=sparks))) is may
    away = trek(sparks=sparks, at=1, came="south", tiles=street(t1=UP))
    assert "rest" not in options(away)


@pytest.mark.rule("DS-12.1")
@pytest.mark.rule("DS-12.2")
def test_a_defeated_party_rests() -> None:
    match = death(
        {"knight": USED, "warrior": {"node": 11, **USED}},
        sparks=3,
        tiles=street(t2=UP, t3=UP),
    )
    assert "rested" in kinds(match)
    _rested(match, 2)


@pytest.mark.rule("DS-12.2")
def test_what_a_rest_does() -> None:
    match = trek({"knight": USED, "warrior": USED}, sparks=3, tiles=street(t1=UP, t2=UP, t3=UP))
    play(match, "rest")
    _rested(match, 2)


def _rested(match: Match, sparks: int) -> None:
    assert table(match)["sparks"] == sparks
    for place in (0, 1):
        one = hero(match, place)
        assert (one["estus"], one["heroic"], one["luck"]) == (True, True, True)
    assert [one["up"] for one in table(match)["map"]["tiles"]] == [True] + [False] * 4
    assert "fog" not in options(match)


@pytest.mark.rule("DS-12.3")
def test_after_a_rest_encounters_are_fought_and_paid_again() -> None:
    match = win(souls=0)
    assert table(match)["souls"] == 4
    play(match, "go-0-north")
    assert not [o for o in options(match) if o.startswith("go-1")]  # nothing to fight there now
    play(match, "rest", "go-1-south")
    fight = table(match)["fight"]
    assert [one["health"] for one in fight["foes"]] == [1, 1, 1]
    doc: Any = match.position()
    doc["state"]["foes"] = doc["state"]["foes"][:1]
    for one in doc["state"]["heroes"]:
        one.update(node=9, luck=False)
    doc["state"].update(aggro=0)
    doc["chance"] = {"source": "tape", "outcomes": [3], "count": 0}
    doc["frame"].update(agenda=[["begin", 0]], asks=[], answered=[])
    again = undercroft.from_position(doc)
    play(again, "act-right-0")
    assert table(again)["souls"] == 4 + 4


@pytest.mark.rule("DS-12.4")
def test_the_same_cards_stay_on_their_tiles() -> None:
    match = trek(tiles=street(t1=UP, t4={"up": True, "card": "dark_hollow"}))
    play(match, "rest")
    cards = [one["card"] for one in state(match)["tiles"]]
    assert cards[1] == "hollow_cave"
    assert cards[4] == "dark_hollow"
    play(match, "go-4-west")  # nothing is drawn: the tape is empty
    assert table(match)["fight"]["encounter"] == "dark_hollow"


@pytest.mark.rule("DS-12.6")
def test_what_a_rest_leaves_alone() -> None:
    tiles = street(
        t1={"up": True, "chest_open": True},
        t2={"spilled": {"node": 6, "souls": 5}},
        t4={"traps": laid_traps(dict.fromkeys(range(13)))},
    )
    heroes: dict[str, dict[str, Any]] = {
        "knight": {"tiers": [1, 0, 2, 0], "left": ["thrall_axe", "titanite_shard"], **USED},
        "warrior": {"ember": True},
    }
    match = trek(
        heroes,
        souls=7,
        tiles=tiles,
        inventory=[["morning_star"]],
        boss_spilled={"node": 3, "souls": 2},
    )
    before = state(match)
    play(match, "rest")
    after = state(match)
    for field in ("souls", "inventory", "treasure", "boss_spilled", "fog"):
        assert after[field] == before[field]
    for place in (0, 1):
        for field in ("tiers", "armour", "left", "right", "backup", "ember"):
            assert after["heroes"][place][field] == before["heroes"][place][field]
    for old, new in zip(before["tiles"], after["tiles"], strict=True):
        assert {**new, "up": old["up"]} == old


@pytest.mark.rule("DS-A.41")
def test_rest_and_defeat_empty_all_bars_and_end_all_conditions() -> None:
    worn = {"black": 3, "red": 2, "conditions": 6}
    match = trek({"knight": dict(worn), "warrior": dict(worn)})
    play(match, "rest")
    lost = death({"knight": {}, "warrior": {"node": 11, **worn}}, sparks=2)
    for rested in (match, lost):
        for place in (0, 1):
            one = hero(rested, place)
            assert (one["black"], one["red"], one["conditions"]) == (0, 0, [])


@pytest.mark.rule("DS-A.42")
def test_a_rest_with_nothing_to_gain_asks_twice() -> None:
    match = trek(sparks=3)
    play(match, "rest")
    assert asked(match) == ["confirm_rest"]
    assert table(match)["sparks"] == 3
    play(match, "no")
    assert table(match)["sparks"] == 3
    assert asked(match) == ["explore"]
    play(match, "rest", "yes")
    assert table(match)["sparks"] == 2
    for useful in ({"red": 1}, {"estus": False}, {"heroic": False}, {"luck": False}):
        match = trek({"knight": {}, "warrior": dict(useful)}, sparks=3)
        play(match, "rest")
        assert table(match)["sparks"] == 2
    match = trek(sparks=3, tiles=street(t1=UP))  # its souls could be won again
    play(match, "rest")
    assert table(match)["sparks"] == 2


@pytest.mark.rule("DS-A.42")
def test_a_rest_says_what_it_gives() -> None:
    spent = trek({"knight": {}, "warrior": {"estus": False}}, sparks=3)
    for match, gain in (
        (trek(sparks=3), "none"),
        (trek(sparks=3, tiles=street(t1=UP)), "fights"),
        (spent, "party"),
    ):
        [rest] = [option for option in match.decisions[0].options if option.id == "rest"]
        assert rest.message.args == {"gain": gain}


@pytest.mark.rule("DS-A.43")
def test_at_nothing_there_is_no_rest() -> None:
    match = trek({"knight": USED, "warrior": USED}, sparks=0)
    with pytest.raises(undercroft.IllegalChoice, match="spark"):
        play(match, "rest")
    assert hero(match)["estus"] is False


@pytest.mark.rule("DS-A.44")
def test_the_last_spark_still_rests() -> None:
    match = death(sparks=1)
    assert not match.over
    assert table(match)["sparks"] == 0
    assert asked(match) == ["explore"]
    assert hero(match)["red"] == 0
    lost = death(sparks=0)
    assert lost.over
    assert "rested" not in kinds(lost)


@pytest.mark.rule("DS-11.1")
@pytest.mark.parametrize(("tier", "souls"), [(0, 2), (1, 4), (2, 8)])
def test_the_firekeeper_names_her_price(tier: int, souls: int) -> None:
    match = trek({"knight": {"tiers": [tier, 0, 0, 0]}}, souls=20)
    [option] = [o for d in match.decisions for o in d.options if o.id == "level-0-strength"]
    assert option.message.args["souls"] == souls
    play(match, "level-0-strength")
    assert table(match)["souls"] == 20 - souls


@pytest.mark.rule("DS-11.4")
def test_luck_for_the_last_soul() -> None:
    match = trek({"knight": {"luck": False}}, souls=1)
    play(match, "luck-0")
    assert (table(match)["souls"], hero(match)["luck"]) == (0, True)
    assert "luck-0" not in options(trek({"knight": {"luck": False}}, souls=0))


@pytest.mark.rule("DS-A.24")
def test_armour_goes_on_whatever_lies_in_the_backup_slot() -> None:
    """Three weapons in backup leave no room for a fourth card in hand, but for armour."""
    laden = {
        "armour": None,
        "left": None,
        "right": None,
        "backup": [["long_sword"], ["kite_shield"], ["spear"]],
    }
    match = trek({"knight": laden}, inventory=[["knight_armour"], ["talisman"]])
    offered = [
        option.targets[0][1]
        for decision in match.decisions
        for option in decision.options
        if option.id.startswith("equip-")
    ]
    assert offered == ["knight_armour"]


@pytest.mark.rule("DS-11.1")
def test_what_the_next_tier_costs_is_said_to_who_cannot_pay_it() -> None:
    for souls, there in ((0, False), (99, True)):
        match = trek({"knight": {}}, souls=souls)
        levels = {f"level-0-{stat}" for stat in ("strength", "dexterity", "intelligence", "faith")}
        assert levels <= set(options(match)) if there else not levels & set(options(match))
        found = {id: why for id, why in closed(match).items() if id in levels}
        assert found == ({} if there else dict.fromkeys(levels, "ds-closed-souls"))


@pytest.mark.rule("DS-11.1")
def test_every_stat_of_everybody_is_spoken_of_whatever_the_others_stand_at() -> None:
    """Strength is at its end or can be paid: what is said of the rest does not hang on that."""
    stats = ("dexterity", "intelligence", "faith")
    rest = {f"level-{one}-{stat}" for one in (0, 1) for stat in stats}
    at_the_end = trek({"knight": {"tiers": [3, 0, 0, 0]}, "warrior": {"tiers": [3, 0, 0, 0]}})
    found = {id for id in closed(at_the_end) if id.startswith("level-")}
    assert found == rest
    paid = trek({"knight": {"tiers": [0, 2, 2, 2]}, "warrior": {"tiers": [0, 2, 2, 2]}}, souls=2)
    assert {id for id in closed(paid) if id.startswith("level-")} == rest
    assert {"level-0-strength", "level-1-strength"} <= set(options(paid))


@pytest.mark.rule("DS-13.1")
def test_a_way_is_a_tile_and_a_side() -> None:
    ways = [GO[tile][side] for tile, side in ((0, 0), (0, 3), (1, 0), (1, 2), (2, 3))]
    assert [(way.tile, way.side) for way in ways] == [(0, 0), (0, 3), (1, 0), (1, 2), (2, 3)]


@pytest.mark.rule("DS-12.2")
@pytest.mark.parametrize(
    ("fields", "gain"),
    [({}, "none"), ({"estus": False}, "party"), ({"heroic": False}, "party"), ({"luck": False}, "party"),
     ({"black": 1}, "party"), ({"red": 1}, "party"), ({"conditions": ["bleed"]}, "party")],
)  # fmt: skip
def test_what_a_rest_would_change_is_said(fields: dict[str, Any], gain: str) -> None:
    ready = {"estus": True, "heroic": True, "luck": True}
    for tiles, won in ((street(), gain), (street(t1=UP), "party" if fields else "fights")):
        match = trek({"knight": ready, "warrior": {**ready, **fields}}, tiles=tiles)
        assert rest_gain(match.state) == won  # type: ignore[arg-type]


@pytest.mark.rule("DS-28.1")
def test_who_takes_a_card_knows_what_they_would_roll() -> None:
    """Every place is named, and what it promises is what comes of it."""
    for slot in ("left", "right", "backup"):
        match = trek(
            {"knight": {"tiers": [3, 3, 3, 3]}, "warrior": {}}, inventory=[["effigy_shield"]]
        )
        play(match, "equip-0")
        found = {option.id: option for option in match.decisions[0].options}
        option = found[f"seat-0-{slot}"]
        assert option.targets == (("hero", 0), ("slot", slot))
        assert option.outcome is not None
        promised = option.outcome.text.args
        play(match, option.id)
        now = hero(match)
        for guard in ("block", "resist"):
            words = promised[guard]
            assert isinstance(words, undercroft.Message)
            dice = {name: words.args[name] for name in ("black", "blue", "orange")}
            assert dice == now[guard], (slot, guard)
        assert promised["dodge"] == now["dodge"]


@pytest.mark.rule("DS-10.5")
def test_whatever_several_could_do_with_a_card_is_offered_once() -> None:
    """A shield that both may take into either hand."""
    lying = [["target_shield"]]
    match = trek({"knight": {}, "warrior": {}}, inventory=lying, souls=9, treasure=[])
    found = options(match)
    assert len(set(found)) == len(found)
    assert len([option for option in found if option.startswith("equip-")]) == 1
