"""Dashboards, slots, stats and tokens of the characters (TG-2, TG-3, TG-4)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import PositionError
from undercroft.kernel.naming import called

from .box import GUESTS, OWN, at_camp, content, fresh, inventory
from .quest import fighter, quest, ready, souls, strike
from .stage import (
    BLEED,
    HIDDEN,
    POISON,
    arena,
    asked,
    bare,
    begin,
    closed,
    dashboard,
    deck,
    foe,
    hero,
    kinds,
    options,
    plain,
    play,
    state,
    table,
    told,
    tough,
)  # fmt: skip

# ---------------------------------------------------------------------- TG-2: the dashboard


@pytest.mark.rule("TG-2.1")
@pytest.mark.parametrize("kind", [*OWN, *GUESTS])
def test_what_a_dashboard_shows(kind: str) -> None:
    match = fresh(kind)
    one = hero(match)
    game = "tomb_of_giants" if kind in OWN else "dark_souls"
    entry = next(c for c in content("characters.yaml", game) if c["id"] == kind)
    assert one["class"] == kind
    assert one["taunt"] == entry["taunt"]
    assert {"armour", "backup", "left", "right"} <= set(one)
    assert {"luck", "estus", "ember", "heroic"} <= set(one)
    values = {stat: one["stats"][stat]["value"] for stat in one["stats"]}
    assert values == {stat: tiers[0] for stat, tiers in entry["stats"].items()}
    assert (one["black"], one["red"]) == (0, 0)
    catalog: Any = undercroft.catalog(match)
    assert catalog["classes"][kind]["heroic"] == entry["heroic"]["name"]
    assert catalog["classes"][kind]["heroic_text"]["id"]
    assert called(catalog["names"]["hero"]["0"], "en") == entry["name"]


@pytest.mark.rule("TG-2.2")
def test_armour_goes_into_the_armour_slot() -> None:
    match = at_camp({"tiers": [1, 0, 0, 0]}, inventory=[["sunless_armour"]])
    play(match, "equip-0")
    assert options(match) == ["seat-0-armour", "seat-0-backup", "keep"]
    play(match, "seat-0-armour")
    assert state(match)["heroes"][0]["armour"] == ["sunless_armour"]
    assert inventory(match) == [["cleric_robes"]]  # what was on comes off


@pytest.mark.rule("TG-2.2")
@pytest.mark.rule("TG-2.3")
@pytest.mark.parametrize(
    ("slot", "item"), [("armour", "mace"), ("left", "sunless_armour"), ("right", "cleric_robes")]
)
def test_nothing_else_fits_there(slot: str, item: str) -> None:
    doc = state(dashboard(("cleric",)))["heroes"]
    doc[0].update({"armour": None, "left": None, "right": None, "backup": [], slot: [item]})
    with pytest.raises(PositionError, match="cleric"):
        dashboard(("cleric",), heroes=doc, treasure=deck())


@pytest.mark.rule("TG-2.3")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_weapon_goes_into_either_hand(side: str) -> None:
    match = at_camp({"left": None, "right": None, "backup": []}, inventory=[["mace"]])
    play(match, "equip-0")
    assert {"seat-0-left", "seat-0-right"} <= set(options(match))
    play(match, f"seat-0-{side}")
    one = state(match)["heroes"][0]
    assert one[side] == ["mace"]
    assert one["left" if side == "right" else "right"] is None


@pytest.mark.rule("TG-2.4")
@pytest.mark.parametrize(("taken", "other"), [("left", "right"), ("right", "left")])
def test_a_two_handed_card_leaves_the_other_hand_empty(taken: str, other: str) -> None:
    strong = {"tiers": [1, 0, 0, 2], "left": ["mace"], "right": ["blue_wooden_shield"]}
    match = at_camp({**strong, "backup": []}, inventory=[["halberd"]])
    play(match, "equip-0", f"seat-0-{taken}")
    one = state(match)["heroes"][0]
    assert one[taken] == ["halberd"]
    assert one[other] is None
    assert sorted(inventory(match)) == [["blue_wooden_shield"], ["mace"]]
    # And a one-handed card beside it takes its place.
    shield = inventory(match).index(["blue_wooden_shield"])
    play(match, f"equip-{shield}", f"seat-0-{other}")
    one = state(match)["heroes"][0]
    assert (one[taken], one[other]) == (None, ["blue_wooden_shield"])


@pytest.mark.rule("TG-2.4")
def test_a_two_handed_card_and_another_in_hand_are_no_position() -> None:
    doc = state(dashboard(("cleric",)))["heroes"]
    doc[0].update({"tiers": [1, 0, 0, 2], "left": ["halberd"], "right": ["mace"], "backup": []})
    with pytest.raises(PositionError, match="hands"):
        dashboard(("cleric",), heroes=doc, treasure=deck())


@pytest.mark.rule("TG-2.5")
def test_the_backup_slot_holds_two_cards_of_any_type() -> None:
    held = {"left": ["mace"], "right": ["blue_wooden_shield"], "backup": []}
    goods = [["force"], ["sunless_armour"], ["sacred_chime"]]
    match = at_camp({**held, "tiers": [1, 0, 0, 0]}, inventory=goods)
    for card in ("sunless_armour", "sacred_chime"):
        play(match, f"equip-{inventory(match).index([card])}", "seat-0-backup")
    assert sorted(state(match)["heroes"][0]["backup"]) == [["sacred_chime"], ["sunless_armour"]]
    play(match, "stow-0-1")
    play(match, f"equip-{inventory(match).index(['mace'])}")
    assert "seat-0-backup" not in options(match)  # a third does not fit
    assert "seat-0-left" in options(match)


@pytest.mark.rule("TG-2.5")
@pytest.mark.parametrize(("resting", "fits"), [(1, True), (2, False)])
def test_armour_is_no_third_card_of_the_backup_slot(resting: int, fits: bool) -> None:
    backup = [["mace"], ["sacred_chime"]][:resting]
    bare_hands = {"left": None, "right": None, "backup": backup, "tiers": [1, 0, 0, 0]}
    match = at_camp(bare_hands, inventory=[["sunless_armour"]])
    play(match, "equip-0")
    assert ("seat-0-backup" in options(match)) is fits


@pytest.mark.rule("TG-2.5")
def test_three_cards_in_the_backup_slot_are_no_position() -> None:
    doc = state(dashboard(("cleric",)))["heroes"]
    doc[0].update({"left": None, "right": None, "backup": [["mace"], ["sacred_chime"]]})
    dashboard(("cleric",), heroes=doc)
    doc[0]["backup"] = [["mace"], ["sacred_chime"], ["blue_wooden_shield"]]
    with pytest.raises(PositionError, match=r"TG-2\.5"):
        dashboard(("cleric",), heroes=doc)


@pytest.mark.rule("TG-2.6")
def test_backup_cards_neither_protect_nor_attack() -> None:
    shield = {"left": ["caduceus_round_shield"], "backup": [["pyromancy_flame"]]}
    match = arena({"pyromancer": bare(6, **shield)}, [tough("skeleton_soldier", 6)])
    ready(match)
    assert hero(match)["block"] == {"black": 0, "blue": 1, "orange": 0}
    assert not [o for o in options(match) if o.startswith("act-")]
    swapped = {"left": ["pyromancy_flame"], "backup": [["caduceus_round_shield"]]}
    other = arena({"pyromancer": bare(6, **swapped)}, [tough("skeleton_soldier", 6)])
    ready(other)
    assert hero(other)["block"] == {"black": 0, "blue": 0, "orange": 0}
    assert "act-left-0" in options(other)


@pytest.mark.rule("TG-2.6")
def test_no_die_of_a_backup_card_is_rolled() -> None:
    match = arena(
        {"thief": bare(6, right=["iron_round_shield"], backup=[["small_leather_shield"]])},
        [("skeleton_archer", 12)],
        turn=None,
        treasure=deck(),
        tape=[0],
    )
    assert told(match, "rolled") == [("dodge", 0)]


@pytest.mark.rule("TG-A.4")
def test_needs_hold_for_the_backup_slot_as_well() -> None:
    # Great Mace: Strength 21 and Faith 28; the cleric has 12 and 16, at Tiers 2 and 2 27 and 32.
    weak = at_camp({"backup": []}, inventory=[["great_mace"]])
    assert "equip-0" not in options(weak)
    strong = at_camp({"backup": [], "tiers": [2, 0, 0, 2]}, inventory=[["great_mace"]])
    play(strong, "equip-0")
    assert "seat-0-backup" in options(strong)


# ---------------------------------------------------------------------- TG-3: stats


@pytest.mark.rule("TG-3.1")
def test_a_stat_rises_tier_by_tier() -> None:
    match = dashboard(("cleric",), souls=30)
    seen = []
    for _ in range(3):
        play(match, "level-0-strength")
        seen.append(hero(match)["stats"]["strength"])
    assert [(one["tier"], one["value"]) for one in seen] == [(1, 18), (2, 27), (3, 37)]
    assert "level-0-strength" not in options(match)


@pytest.mark.rule("TG-A.5")
def test_there_is_no_tier_4() -> None:
    doc = state(dashboard(("cleric",)))["heroes"]
    doc[0]["tiers"] = [3, 3, 3, 3]
    match = dashboard(("cleric",), souls=99, heroes=doc)
    assert not [o for o in options(match) if o.startswith("level-")]
    doc[0]["tiers"] = [4, 0, 0, 0]
    with pytest.raises(PositionError, match="tiers"):
        dashboard(("cleric",), heroes=doc)


@pytest.mark.rule("TG-3.2")
def test_stats_rise_only_at_the_bonfire() -> None:
    here = dashboard(("cleric",), souls=9)
    assert "level-0-faith" in options(here)
    road = dashboard(("cleric",), place="onward", at=1, souls=9)
    assert "go-2" in options(road)
    assert not [o for o in options(road) if o.startswith("level-")]
    fight = quest("grave_matters", {"cleric": fighter(6)}, [("skeleton_archer", 12)], souls=9)
    ready(fight)
    assert not [o for o in options(fight) if o.startswith("level-")]


@pytest.mark.rule("TG-3.3")
def test_the_values_of_the_cleric() -> None:
    values = {
        "strength": [12, 18, 27, 37],
        "dexterity": [8, 15, 24, 33],
        "intelligence": [7, 14, 22, 30],
        "faith": [16, 23, 32, 40],
    }
    doc = state(dashboard(("cleric",)))["heroes"]
    for tier in range(4):
        doc[0]["tiers"] = [tier] * 4
        stats = hero(dashboard(("cleric",), heroes=doc))["stats"]
        assert {s: stats[s]["value"] for s in stats} == {s: values[s][tier] for s in values}


# ---------------------------------------------------------------------- TG-4: tokens


@pytest.mark.rule("TG-4.1")
@pytest.mark.parametrize("token", ["heroic", "estus", "luck"])
def test_a_token_works_on_its_ready_side_and_is_then_used(token: str) -> None:
    def match(ready_side: bool) -> undercroft.Match:
        one = plain(6, left=["mace"], right=None, backup=[], black=4, red=4)
        one[token] = ready_side
        found = arena({"cleric": one}, [tough("skeleton_soldier", 6)], tape=[1, 2])
        ready(found)
        if token == "luck":
            play(found, "act-left-0")
        return found

    option = {"luck": "reroll-1"}.get(token, token)
    used = match(False)
    assert option not in options(used)
    open_ = match(True)
    play(open_, option)
    assert hero(open_)[token] is False
    assert option not in options(open_)


@pytest.mark.rule("TG-4.1")
def test_a_token_that_is_ready_stays_one_token() -> None:
    """Resting and refreshing make it ready, never two of it."""
    match = dashboard(("cleric",), place="onward", at=1)
    play(match, "return")
    assert (hero(match)["estus"], hero(match)["luck"], hero(match)["heroic"]) == (True, True, True)
    hurt = arena({"cleric": bare(6, estus=True, red=5)}, [("skeleton_soldier", 12)])
    ready(hurt)
    play(hurt, "estus")
    assert closed(hurt)["estus"] == "ds-closed-estus"


@pytest.mark.rule("TG-4.2")
def test_keep_the_faith_heals_two_on_the_cleric_and_around() -> None:
    party = {
        "cleric": bare(6, heroic=True, red=5),
        "thief": bare(6, red=1),
        "knight": bare(9, red=4),
        "herald": bare(12, red=4),
    }
    match = arena(party, [("skeleton_soldier", 0)])
    ready(match)
    play(match, "heroic")
    # At distance 0, 0, 1 and 2; a surplus is lost.
    assert [hero(match, i)["red"] for i in range(4)] == [3, 0, 2, 4]
    assert hero(match)["heroic"] is False


@pytest.mark.rule("TG-4.2")
@pytest.mark.parametrize(
    "before", [[], ["walk-node-6"], ["act-left-0"], ["act-left-0", "walk-node-6"]]
)
def test_a_heroic_action_at_any_time_of_the_own_turn(before: list[str]) -> None:
    match = arena(
        {"cleric": fighter(3, heroic=True, red=2), "thief": bare(12)},
        [tough("skeleton_soldier", 3)],
        tape=[1],
    )
    ready(match)
    play(match, *before)
    assert "heroic" in options(match)


@pytest.mark.rule("TG-4.2")
@pytest.mark.rule("TG-4.3")
def test_but_not_in_the_turn_of_another() -> None:
    tokens: dict[str, Any] = {"heroic": True, "estus": True, "red": 3}
    match = arena(
        {"cleric": bare(3, **tokens), "thief": bare(12)}, [("skeleton_soldier", 0)], turn=1
    )
    ready(match)
    assert asked(match) == ["turn"]
    assert list(match.waiting) == [1]
    assert not {"heroic", "estus"} & set(options(match, 0))


@pytest.mark.rule("TG-4.3")
@pytest.mark.parametrize("before", [[], ["walk-node-6"], ["act-left-0", "walk-node-6"]])
def test_estus_empties_the_bar_at_any_time_of_the_own_turn(before: list[str]) -> None:
    match = arena(
        {"cleric": fighter(3, estus=True, black=6, red=4)}, [tough("skeleton_soldier", 3)], tape=[1]
    )
    ready(match)
    assert (hero(match)["black"], hero(match)["red"]) == (3, 4)
    play(match, *before, "estus")
    assert (hero(match)["black"], hero(match)["red"]) == (0, 0)
    assert hero(match)["estus"] is False


@pytest.mark.rule("TG-4.4")
def test_luck_rerolls_one_die_of_an_attack() -> None:
    match = arena(
        {"cleric": fighter(6, luck=True)}, [tough("skeleton_soldier", 6, health=9)], tape=[1, 3]
    )
    ready(match)
    play(match, "act-left-0")
    assert asked(match) == ["fortune"]
    play(match, "reroll-1")
    soldier = foe(match)
    assert soldier is not None
    assert soldier["health"] == 9 - (3 - 2)
    assert hero(match)["luck"] is False
    assert asked(match) == ["turn"]  # and not again


@pytest.mark.rule("TG-4.4")
@pytest.mark.parametrize(
    ("chosen", "shown", "red"), [("reroll-2", 1, 0), ("reroll-1", 2, 2), ("keep", None, 4)]
)
def test_luck_rerolls_one_die_of_a_defence(chosen: str, shown: int | None, red: int) -> None:
    """Deserter Armour: a black and a dodge die against 4 damage and difficulty 1."""
    match = arena(
        {"thief": plain(6, luck=True, left=None, right=None, backup=[])},
        [("skeleton_archer", 12)],
        turn=None,
        tape=[0, 0] if shown is None else [0, 0, shown],
    )
    assert asked(match) == ["fortune"]
    play(match, chosen)
    assert ("dodged" in kinds(match)) is (red == 0)
    assert hero(match)["red"] == red
    assert hero(match)["luck"] is (chosen == "keep")


@pytest.mark.rule("TG-4.4")
def test_luck_may_still_dodge_an_attack_whose_damage_is_stopped() -> None:
    """A hit for 0 brings its conditions all the same (TG-29.9)."""
    match = arena(
        {"thief": plain(6, luck=True, left=["dragon_crest_shield"], right=["eastern_iron_shield"])},
        [("skeleton_soldier", 6)],
        turn=None,
        treasure=deck(),
        tape=[2, 1, 1, 0, 0, 1],
    )
    play(match, "node-3")  # the push comes first
    assert told(match, "rolled")[3:] == [("dodge", 0), ("dodge", 0)]
    play(match, "reroll-4")
    assert "dodged" in kinds(match)
    assert hero(match)["conditions"] == []


@pytest.mark.rule("TG-A.7")
def test_luck_works_on_the_roll_against_a_trap() -> None:
    match = arena(
        {"thief": plain(6, luck=True, left=None, right=None, backup=[])},
        [("skeleton_soldier", 0)],
        traps={9: HIDDEN},
        tape=["trap_3_1", 0, 1],
    )
    ready(match)
    play(match, "walk-node-9")
    assert asked(match) == ["fortune"]
    stays = match.decisions[0].options[0].outcome
    assert stays is not None
    assert stays.text.args["damage"] == 3  # what the trap does as the die lies
    play(match, "reroll-1")
    assert hero(match)["red"] == 0
    assert hero(match)["luck"] is False


@pytest.mark.rule("TG-4.5")
def test_an_ember_works_again_and_again() -> None:
    match = arena(
        {"cleric": bare(6, ember=True)},
        [("skeleton_archer", 12), ("skeleton_archer", 12)],
        turn=None,
    )
    # Twice 4, each time 1 less.
    assert told(match, "suffered") == [(0, 3, 0, 3, 0), (0, 3, 0, 6, 0)]
    assert hero(match)["ember"] is True


@pytest.mark.rule("TG-4.6")
@pytest.mark.parametrize(("pips", "damage"), [(0, 3), (1, 2), (2, 2)])
def test_an_ember_takes_1_from_3_or_more(pips: int, damage: int) -> None:
    """Attack 4 against a black die: what is left is 4, 3 or 2; 3 becomes 2, 2 stays 2."""
    match = arena(
        {"cleric": bare(6, ember=True, left=["blue_wooden_shield"])},
        [("skeleton_archer", 12)],
        turn=None,
        tape=[pips],
    )
    assert hero(match)["red"] == damage


@pytest.mark.rule("TG-A.6")
@pytest.mark.parametrize(("pips", "damage"), [(1, 4), (2, 4)])
def test_first_the_ember_then_bleed(pips: int, damage: int) -> None:
    match = arena(
        {"cleric": bare(6, ember=True, conditions=BLEED, left=["blue_wooden_shield"])},
        [("skeleton_archer", 12)],
        turn=None,
        tape=[pips],
    )
    assert hero(match)["red"] == damage  # 3 - 1 + 2, and 2 + 2


@pytest.mark.rule("TG-A.6")
def test_an_ember_does_not_help_against_traps_and_poison() -> None:
    trap = arena(
        {"cleric": bare(6, ember=True)},
        [("skeleton_soldier", 0)],
        traps={9: HIDDEN},
        tape=["trap_3_1"],
    )
    ready(trap)
    play(trap, "walk-node-9")
    assert hero(trap)["red"] == 3
    ill = arena(
        {"cleric": bare(12, ember=True, conditions=POISON | BLEED)}, [("skeleton_soldier", 0)]
    )
    ready(ill)
    play(ill, "end")
    assert told(ill, "suffered")[0] == (0, 3, 0, 3, 2)  # 1 + 2, though it is 3


@pytest.mark.rule("TG-A.6")
def test_an_ember_helps_against_a_movement_attack() -> None:
    match = arena(
        {"cleric": bare(6, ember=True)}, [{"model": "skeleton_beast", "node": 9}], turn=None
    )
    while asked(match) == ["push"]:
        play(match, options(match)[0])
    assert [values[1] for values in told(match, "suffered")] == [3, 3]  # 4 - 1, twice


@pytest.mark.rule("TG-4.7")
def test_whoever_dies_loses_the_ember_and_nobody_else() -> None:
    match = quest(
        "grave_matters",
        {"cleric": bare(6, ember=True, red=9), "thief": bare(0, ember=True)},
        [("skeleton_archer", 12)],
        turn=None,
    )
    assert "failed" in kinds(match)
    assert [one["ember"] for one in table(match)["heroes"]] == [False, True]


@pytest.mark.rule("TG-4.7")
def test_nobody_loses_an_ember_when_all_live() -> None:
    match = quest(
        "grave_matters",
        {"cleric": fighter(6, ember=True), "thief": bare(0, ember=True)},
        [("skeleton_archer", 6)],
        tape=[3],
    )
    strike(match)
    assert "completed" in kinds(match)
    assert [one["ember"] for one in table(match)["heroes"]] == [True, True]
    assert souls(match) == 4
    again = begin(match, [["onward"]])
    play(again, "return")
    assert [one["ember"] for one in table(again)["heroes"]] == [True, True]
