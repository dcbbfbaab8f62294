"""Characters and their tokens (DS-4)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests import packs

from .road import BARE, SOLDIER, battle, content, facts, street, trek
from .stage import arena, asked, closed, foe, hero, kinds, options, play, used_up

PLAIN: dict[str, Any] = {"luck": False, "heroic": False}
POISON, BLEED = 2, 1


@pytest.mark.rule("DS-4.1")
@pytest.mark.parametrize("place", range(4))
def test_a_character_board_shows_everything(place: int) -> None:
    match = arena(
        {
            "knight": {"node": 6, "black": 2, "red": 1},
            "warrior": {"node": 6, "black": 2, "red": 1},
            "assassin": {"node": 6, "black": 2, "red": 1},
            "herald": {"node": 3, "black": 2, "red": 1},
        },
        [("sentinel", 0)],
        turn=None,
    )
    board = hero(match, place)
    entry = next(one for one in content("characters.yaml") if one["id"] == board["class"])
    sheet: Any = undercroft.catalog(match)["classes"]
    assert sheet[board["class"]]["name"] == entry["name"]
    assert sheet[board["class"]]["heroic"] == entry["heroic"]["name"]
    for stat, values in entry["stats"].items():
        assert sheet[board["class"]]["stats"][stat][:4] == values
        assert board["stats"][stat]["value"] == values[0]
    assert board["taunt"] == entry["taunt"]
    assert (board["black"], board["red"]) == (2, 1)
    for token, there in (("heroic", True), ("luck", True), ("estus", True), ("ember", False)):
        assert board[token] is there
    held = [board["armour"], board["left"], board["right"], *board["backup"]]
    assert sorted(item["card"] for item in held) == sorted(entry["start"])


# ---------------------------------------------------------------------- Heroic Actions


@pytest.mark.rule("DS-4.2")
def test_a_heroic_action_uses_its_token() -> None:
    match = arena(
        {"herald": {"node": 6, "black": 8}, "knight": {"node": 9, "black": 5}}, [(SOLDIER, 0)]
    )
    play(match, "heroic")  # Perseverance: everybody gains 2 Stamina
    assert [hero(match, place)["black"] for place in (0, 1)] == [8 - 2 - 2, 3]
    assert hero(match)["heroic"] is False
    assert "heroic" not in options(match)


@pytest.mark.rule("DS-4.2")
def test_no_heroic_action_outside_an_encounter() -> None:
    match = trek({"herald": {"heroic": True}, "warrior": {"heroic": True}})
    assert not [option for option in options(match) if "heroic" in option]


@pytest.mark.rule("DS-4.2")
@pytest.mark.rule("DS-4.3")
def test_a_used_heroic_action_waits_for_a_rest() -> None:
    for ready in (True, False):
        match = arena({"warrior": {"node": 6, "heroic": ready}}, [("sentinel", 0)])
        assert ("heroic" in options(match)) is ready
    used = {"heroic": False, "luck": False}
    camp = trek({"herald": used, "warrior": used}, souls=5, at=1, tiles=street(t1={"up": True}))
    play(camp, "go-0-north", "luck-0")
    assert hero(camp)["heroic"] is False
    play(camp, "rest")
    assert [hero(camp, place)["heroic"] for place in (0, 1)] == [True, True]


@pytest.mark.rule("DS-4.3")
@pytest.mark.parametrize("ready", [True, False])
def test_stand_fast_needs_its_token(ready: bool) -> None:
    match = arena(
        {"knight": {"node": 6, "luck": False, "heroic": ready}},
        [(SOLDIER, 6)],
        turn=None,
        tape=[0, 1, 3] if ready else [0, 1],
    )
    play(match, "block")
    if ready:
        assert options(match) == ["keep", "stand-fast"]
        play(match, "stand-fast")
    assert hero(match)["red"] == (0 if ready else 3)
    assert hero(match)["heroic"] is False
    assert used_up(match)


@pytest.mark.rule("DS-A.20")
def test_a_heroic_action_at_any_point_of_the_own_activation() -> None:
    match = arena(
        {"herald": {"node": 6, "luck": True}, "warrior": {"node": 11}},
        [("large_hollow_soldier", 9)],
        tape=[1],
    )
    assert "heroic" in options(match)
    play(match, "walk-node-11")
    assert "heroic" in options(match)
    play(match, "act-left-0")  # the spear
    assert asked(match) == ["after_roll"]
    assert "heroic" not in options(match)  # not between a roll and its result
    play(match, "keep")
    assert "heroic" in options(match)
    play(match, "end")
    assert not [o for seat in (0, 1) for o in options(match, seat) if "heroic" in o]


@pytest.mark.rule("DS-A.20")
def test_a_heroic_action_that_names_its_moment_is_used_then_only() -> None:
    own = arena({"knight": {"node": 6}, "assassin": {"node": 3}}, [("sentinel", 0)])
    assert not [o for o in options(own) if o in ("heroic", "stand-fast")]
    # Stand Fast is for Block rolls, not for Resist rolls.
    magic = arena(
        {"knight": {"node": 6, "luck": False}}, [("crossbow_hollow", 0)], turn=None, tape=[0]
    )
    play(magic, "block")
    assert hero(magic)["heroic"] is True
    assert hero(magic)["red"] == 3


# ---------------------------------------------------------------------- Estus


@pytest.mark.rule("DS-4.4")
def test_estus_empties_the_bar() -> None:
    match = battle(
        {"knight": {"node": 6, "black": 4, "red": 5}}, [("sentinel", 0)], agenda=[["activation", 0]]
    )
    play(match, "estus")
    one = hero(match)
    assert (one["black"], one["red"], one["estus"]) == (0, 0, False)


@pytest.mark.rule("DS-4.4")
def test_only_in_the_own_activation() -> None:
    heroes = {"knight": {"node": 6, "red": 5}, "warrior": {"node": 3, "red": 5}}
    match = arena(heroes, [("sentinel", 0)])
    assert "estus" in options(match, 0)
    assert "estus" not in options(match, 1)
    enemies = arena(heroes, [(SOLDIER, 6)], turn=None)
    assert asked(enemies) == ["defend"]
    assert "estus" not in options(enemies, 0)


@pytest.mark.rule("DS-4.5")
def test_an_empty_flask_does_nothing_until_the_rest() -> None:
    match = arena({"knight": {"node": 6, "red": 5, "estus": False}}, [("sentinel", 0)])
    assert "estus" not in options(match)
    assert closed(match)["estus"] == "ds-closed-estus"
    with pytest.raises(undercroft.IllegalChoice):
        play(match, "estus")
    assert hero(match)["red"] == 5
    camp = trek({"knight": {"estus": False}, "warrior": {"estus": False}})
    play(camp, "rest")
    assert [hero(camp, place)["estus"] for place in (0, 1)] == [True, True]


@pytest.mark.rule("DS-A.21")
def test_estus_is_neither_move_nor_attack_and_costs_nothing() -> None:
    heroes: Any = {"knight": {"node": 6, "red": 5, "conditions": POISON | BLEED, **PLAIN}}
    match = arena(heroes, [("sentinel", 6)], tape=[1])
    before = set(options(match))
    play(match, "estus")
    assert hero(match)["conditions"] == ["bleed", "poison"]
    assert hero(match)["black"] == 0
    assert set(options(match)) == before - {"estus"}
    later = arena(heroes, [("sentinel", 6)], tape=[1])
    play(later, "walk-node-3", "run-node-6", "act-right-0")
    assert "estus" in options(later)  # even after moving and attacking
    play(later, "estus", "end")
    assert hero(later)["red"] == 1 + 2  # Poison and Bleed are still there


@pytest.mark.rule("DS-A.21")
def test_no_estus_between_paying_and_resolving() -> None:
    match = arena({"knight": {"node": 6, "red": 3}}, [("sentinel", 6), ("sentinel", 6)], tape=[1])
    play(match, "act-right-0")
    assert asked(match) == ["target"]
    assert "estus" not in options(match)
    play(match, "foe-1")
    assert asked(match) == ["after_roll"]
    assert "estus" not in options(match)


# ---------------------------------------------------------------------- Luck


@pytest.mark.rule("DS-4.6")
def test_luck_rerolls_a_die_of_an_attack() -> None:
    match = arena({"knight": {"node": 6}}, [("sentinel", 6)], tape=[0, 1, 3])
    play(match, "act-right-1")  # one black and one blue die
    assert options(match) == ["keep", "reroll-1", "reroll-2"]
    play(match, "reroll-2")
    struck = foe(match)
    assert struck is not None
    assert struck["health"] == 10 - (0 + 3 - 2)
    assert hero(match)["luck"] is False
    assert used_up(match)


@pytest.mark.rule("DS-4.6")
def test_luck_rerolls_a_die_of_a_block() -> None:
    match = arena(
        {"knight": {"node": 6, "heroic": False}}, [(SOLDIER, 6)], turn=None, tape=[0, 2, 2]
    )
    play(match, "block", "reroll-1")
    assert hero(match)["red"] == 4 - 2 - 2
    assert hero(match)["luck"] is False


@pytest.mark.rule("DS-4.6")
def test_luck_rerolls_a_die_of_a_dodge() -> None:
    match = arena(
        {"assassin": {"node": 6, "heroic": False}}, [(SOLDIER, 6)], turn=None, tape=[0, 0, 1]
    )
    play(match, "dodge", "reroll-1")
    assert "dodged" in kinds(match)
    assert hero(match)["red"] == 0
    assert hero(match)["luck"] is False


@pytest.mark.rule("DS-A.191")
def test_luck_rerolls_a_die_that_shows_its_best_or_has_done_its_work() -> None:
    # Black 2 and blue 3 are the best they can show, and stop the blow of 4.
    block = arena({"knight": {"node": 6}}, [(SOLDIER, 6)], turn=None, tape=[2, 3, 0])
    play(block, "block")
    assert options(block) == ["keep", "reroll-1", "reroll-2"]  # Stand Fast could do nothing here
    play(block, "reroll-1", "keep")
    assert (hero(block)["red"], hero(block)["luck"]) == (4 - 3, False)
    dodge = arena(
        {"assassin": {"node": 6, "heroic": False}}, [(SOLDIER, 6)], turn=None, tape=[1, 1, 0]
    )
    play(dodge, "dodge")
    assert options(dodge) == ["keep", "reroll-1"]  # two alike
    attack = arena({"knight": {"node": 6}}, [("sentinel", 6)], tape=[3])
    play(attack, "act-right-0")
    assert options(attack) == ["keep", "reroll-1"]


def useless(match: undercroft.Match) -> list[str]:
    """What the engine itself says nobody gains by."""
    return [
        option.id
        for option in match.decisions[0].options
        if option.outcome is not None and option.outcome.useless
    ]


@pytest.mark.rule("DS-A.191")
def test_whoever_is_stronger_when_hurt_may_want_a_worse_dodge() -> None:
    ring = {"armour": ["sunless_armour", "blue_tearstone_ring"], "left": ["target_shield"]}
    match = arena(
        {"assassin": {"node": 6, "heroic": False, "tiers": [3, 3, 3, 3], **ring}},
        [(SOLDIER, 6)],
        turn=None,
        tape=[1],
        treasure=[],
    )
    play(match, "dodge")
    assert asked(match) == ["after_roll"]
    assert useless(match) == []


@pytest.mark.rule("DS-A.191")
@pytest.mark.parametrize(
    ("who", "chosen", "shown", "told"),
    [
        ("knight", "block", [2, 3], ["reroll-1", "reroll-2"]),  # the blow of 4 is stopped
        ("knight", "block", [1, 2], []),  # both can show more
        ("knight", "block", [2, 1], ["reroll-1"]),  # the black one shows its best
        ("assassin", "dodge", [1, 1], ["reroll-1"]),  # two alike
        ("assassin", "dodge", [0, 0], []),
    ],
)
def test_a_reroll_that_could_better_nothing_is_said_to_be_useless(
    who: str, chosen: str, shown: list[int], told: list[str]
) -> None:
    match = arena({who: {"node": 6, "heroic": False}}, [(SOLDIER, 6)], turn=None, tape=shown)
    play(match, chosen)
    assert asked(match) == ["after_roll"]
    assert useless(match) == told
    stays = match.decisions[0].options[0].outcome
    assert stays is not None
    dodged = sum(shown) > 1
    met = "ds-outcome-dodged" if dodged else "ds-outcome-undodged"
    assert stays.text.id == (met if chosen == "dodge" else "ds-outcome-blow")


@pytest.mark.rule("DS-A.191")
@pytest.mark.parametrize(
    ("shown", "asks"),
    [
        ([0, 0], False),  # at best 2 and 0, less 1: 1
        ([1, 0], False),  # at best 1 and 2, less 1: 2, all of it blocked
        ([1, 1], False),  # the same
        ([2, 1], True),  # at best 2 and 2, less 1: 3
        ([2, 2], True),  # 3 as it lies; with another face 1
    ],
)
def test_luck_is_not_asked_for_where_no_face_would_change_an_attack(
    shown: list[int], asks: bool
) -> None:
    """Two black dice less 1 against a Block of 2."""
    held: dict[str, Any] = {"node": 6, "heroic": False}
    match = arena({"assassin": held}, [("sentinel", 6)], tape=shown)
    play(match, "act-right-0")
    assert asked(match) == (["after_roll"] if asks else ["activation"])


@pytest.mark.rule("DS-A.191")
@pytest.mark.parametrize(
    ("tape", "told", "changes"),
    [
        ([2, 1], ["reroll-1", "reroll-2"], "no"),  # 3 less 1, less the Block of 1: it is killed
        ([2, 0], ["keep", "reroll-1"], "yes"),  # stopped, unless the second die shows more
        ([1, 1], ["keep"], "yes"),
    ],
)
def test_nothing_betters_an_attack_that_kills(
    tape: list[int], told: list[str], changes: str
) -> None:
    match = arena({"assassin": {"node": 6, "heroic": False}}, [(SOLDIER, 6)], tape=tape)
    play(match, "act-right-0")
    assert asked(match) == ["after_roll"]
    assert useless(match) == told
    [decision] = match.decisions
    assert decision.prompt.args["open"] == changes


@pytest.mark.rule("DS-A.191")
def test_luck_is_asked_for_where_one_of_several_foes_could_be_hurt() -> None:
    """Two black dice against everybody on the node: 0 and 0 can become 2, enough for Block 1 only."""
    alone = arena({"warrior": {"node": 6}}, [("sentinel", 6)], tape=[0, 0])
    play(alone, "act-right-1")
    assert asked(alone) == ["activation"]
    several = arena(
        {"warrior": {"node": 6}}, [("sentinel", 6), ("large_hollow_soldier", 6)], tape=[0, 0]
    )
    play(several, "act-right-1")
    assert asked(several) == ["after_roll"]


@pytest.mark.rule("DS-A.29")
@pytest.mark.rule("DS-A.191")
def test_a_total_is_nothing_at_least_before_more_is_added_against_a_boss() -> None:
    """Two black dice less 4 are 0 whatever they show; 3 more against a boss with Block 2 are 1."""
    cards = packs.changed(
        "dark_souls", "treasure.yaml", "titanite_shard",
        effects=[{"op": "attack", "mod": 3, "boss": True}],
    )  # fmt: skip
    sword = packs.entry(cards, "treasure.yaml", "estoc")
    sword["slots"] = 1
    sword["options"][0]["mod"] = -4
    cards["pack.yaml"][0]["id"] = "mine"
    held: dict[str, Any] = {"node": 1, "heroic": False, "right": ["estoc", "titanite_shard"]}
    there = {"model": "gargoyle", "node": 1}
    match = arena(
        {"assassin": held}, [there], boss="gargoyle", tape=[0, 0], pack=cards, treasure=[]
    )
    play(match, "act-right-0")
    assert asked(match) == ["activation"]
    assert facts(match, "strikes")[-1][-1] == 1


@pytest.mark.rule("DS-4.7")
def test_a_used_luck_token_does_nothing() -> None:
    match = arena({"knight": {"node": 6, "luck": False}}, [("sentinel", 6)], tape=[1])
    play(match, "act-right-0")
    assert asked(match) == ["activation"]


@pytest.mark.rule("DS-4.7")
def test_luck_comes_back_by_a_rest_or_for_a_soul() -> None:
    used = {"knight": {"luck": False}, "warrior": {"luck": False}}
    match = trek(used, souls=3)
    play(match, "luck-1")
    assert [hero(match, place)["luck"] for place in (0, 1)] == [False, True]
    play(match, "rest")
    assert [hero(match, place)["luck"] for place in (0, 1)] == [True, True]


@pytest.mark.rule("DS-A.19")
def test_luck_helps_a_resist_roll_and_against_a_trap() -> None:
    magic = arena({"knight": {"node": 6}}, [("crossbow_hollow", 0)], turn=None, tape=[0, 2])
    play(magic, "block", "reroll-1")
    assert hero(magic)["red"] == 3 - 2
    assert hero(magic)["luck"] is False
    trap = arena(
        {"assassin": {"node": 6}},
        [("sentinel", 0)],
        traps={9: None},
        tape=["trap_3_1", 0, 0, 1],
    )
    play(trap, "walk-node-9", "dodge", "reroll-1")
    assert hero(trap)["red"] == 0
    assert hero(trap)["luck"] is False


@pytest.mark.rule("DS-A.19")
def test_the_new_result_stands_and_one_token_is_one_die() -> None:
    match = arena({"knight": {"node": 6}}, [("sentinel", 6)], tape=[1, 2, 1])
    play(match, "act-right-1", "reroll-2")
    struck = foe(match)
    assert struck is not None
    assert struck["health"] == 10 - (1 + 1 - 2)  # worse than before
    assert asked(match) == ["activation"]  # no second reroll


@pytest.mark.rule("DS-A.22")
def test_nobody_elses_luck_helps() -> None:
    match = arena(
        {"knight": {"node": 6, **PLAIN}, "warrior": {"node": 6}, "herald": {"node": 3}},
        [("sentinel", 6)],
        tape=[1],
    )
    play(match, "act-right-0")
    assert asked(match) == ["activation"]
    assert match.waiting == [0]
    defends = arena(
        {
            "knight": {"node": 6, **PLAIN, **BARE, "armour": ["knight_armour"]},
            "warrior": {"node": 0},
        },
        [(SOLDIER, 6)],
        turn=None,
        tape=[1],
    )
    play(defends, "block")
    assert hero(defends)["red"] == 3
    assert hero(defends, 1)["luck"] is True
    assert asked(defends) == ["activation"]


# ---------------------------------------------------------------------- stats, taunt, bar

STRAIGHT_SWORD = [["silver_knight_straight_sword"]]  # 20 of everything
JUST = [1, 2, 2, 2]  # knight: 21, 29, 23, 23


@pytest.mark.rule("DS-4.8")
def test_all_four_stats_must_suffice() -> None:
    match = trek({"knight": {"tiers": JUST}}, inventory=STRAIGHT_SWORD)
    assert "equip-0" in options(match)


@pytest.mark.rule("DS-4.8")
@pytest.mark.parametrize("stat", range(4))
def test_one_stat_too_low_is_enough_to_fail(stat: int) -> None:
    tiers = [3 if i != stat else JUST[stat] - 1 for i in range(4)]
    match = trek({"knight": {"tiers": tiers}}, inventory=STRAIGHT_SWORD)
    assert "equip-0" not in options(match)
    able = {"tiers": [2, 2, 2, 2]}
    two = trek({"knight": {"tiers": tiers}, "warrior": able}, inventory=STRAIGHT_SWORD)
    play(two, "equip-0")
    assert {o.split("-")[1] for o in options(two) if o != "keep"} == {"1"}


@pytest.mark.rule("DS-4.9")
@pytest.mark.parametrize(
    ("nodes", "aggro", "target"),
    [
        ({"warrior": 3, "herald": 9, "knight": 12}, 2, 0),  # a tie without the Aggro holder: taunt
        ({"herald": 3, "warrior": 9, "knight": 12}, 2, 1),
        ({"warrior": 3, "herald": 9, "knight": 12}, 1, 1),  # the Aggro holder is tied
        ({"warrior": 0, "herald": 9, "knight": 12}, 2, 1),  # no tie: the nearest
        ({"knight": 0, "herald": 9, "warrior": 12}, 0, 1),
    ],
)
def test_taunt_only_breaks_ties(nodes: dict[str, int], aggro: int, target: int) -> None:
    heroes = {name: {"node": node} for name, node in nodes.items()}
    match = arena(heroes, [(SOLDIER, 6)], turn=None, aggro=aggro)
    assert asked(match) == ["defend"]
    assert match.waiting == [target]


@pytest.mark.rule("DS-4.10")
@pytest.mark.parametrize(("black", "red"), [(5, 0), (2, 3), (0, 5)])
def test_ten_boxes_for_stamina_and_health_together(black: int, red: int) -> None:
    heroes: Any = {"knight": {"node": 6, "black": black, "red": red, **PLAIN, **BARE}}
    match = battle(heroes, [(SOLDIER, 6)], turn=None)
    play(match, "block")
    assert "fell" not in kinds(match)  # nine cubes
    assert hero(match)["red"] == red + 4
    heroes["knight"]["black" if black else "red"] += 1
    match = battle(heroes, [(SOLDIER, 6)], turn=None)
    if asked(match) == ["defend"]:
        play(match, "block")
    assert "fell" in kinds(match)
