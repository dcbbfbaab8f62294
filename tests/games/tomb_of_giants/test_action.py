"""Move and action, Heroic Actions, Estus, Luck and Ember in play (TG-22, TG-4)."""

from __future__ import annotations

import pytest

from undercroft import Match

from .bout import TWO_TILES, bar, fight, health, price, rolled, suffered
from .stage import (
    BLEED,
    CHEST,
    GRAVESTONE,
    LEVER,
    asked,
    bare,
    closed,
    hero,
    options,
    play,
    state,
    told,
    tough,
)

FAR = [tough("skeleton_beast", 12)]


def moves(match: Match) -> list[str]:
    return [id for id in options(match) if id.startswith(("walk", "run"))]


def acts(match: Match) -> list[str]:
    return [id for id in options(match) if id.startswith("act")]


# ---------------------------------------------------------------------- move


@pytest.mark.rule("TG-22.2")
def test_one_walk_and_three_runs_cost_three_stamina() -> None:
    match = fight({"thief": bare(0)}, [tough("skeleton_beast", 2)])
    assert price(match, "walk-node-3") == 0
    play(match, "walk-node-3")
    assert bar(match) == (0, 0)
    assert price(match, "run-node-6") == 1
    play(match, "run-node-6", "run-node-9", "run-node-12")
    assert bar(match) == (3, 0)
    assert hero(match)["node"] == 12


@pytest.mark.rule("TG-22.1")
def test_move_then_action() -> None:
    match = fight({"thief": bare(0, left=["bandit_knife"])}, [tough("skeleton_beast", 3)], tape=[1])
    play(match, "walk-node-3", "act-left-0")
    assert rolled(match) == ["black"]
    assert moves(match) == []
    assert asked(match) == ["turn"]


@pytest.mark.rule("TG-22.1")
def test_action_then_move() -> None:
    match = fight({"thief": bare(3, left=["bandit_knife"])}, [tough("skeleton_beast", 3)], tape=[1])
    play(match, "act-left-0", "walk-node-0", "run-node-3")
    assert acts(match) == []
    assert closed(match)["act-left-0"] == "ds-closed-moved-after"
    assert moves(match)  # the move itself goes on


@pytest.mark.rule("TG-22.1")
@pytest.mark.rule("TG-23.4")
def test_both_may_be_skipped_and_the_turn_ends() -> None:
    match = fight({"thief": bare(0), "cleric": bare(0)}, [tough("skeleton_beast", 12)], awake=[])
    play(match, "end")
    assert told(match, "activates") == [(0,), (1,)]
    assert (hero(match)["node"], bar(match)) == (0, (0, 0))


@pytest.mark.rule("TG-A.38")
@pytest.mark.parametrize("card", ["bandit_knife", "sacred_chime", "magic_barrier"])
def test_the_move_is_not_split_around_the_action(card: str) -> None:
    match = fight({"cleric": bare(0, left=[card], red=2)}, [tough("skeleton_beast", 3)], tape=[1])
    play(match, "walk-node-3", "act-left-0")
    if asked(match) == ["gain"]:
        play(match, "seat-0")
    assert asked(match) == ["turn"]
    assert moves(match) == []


@pytest.mark.rule("TG-A.38")
def test_healing_before_the_move_is_the_action_too() -> None:
    match = fight(
        {"cleric": bare(3, left=["sacred_chime"], right=["mace"], red=2)},
        [tough("skeleton_beast", 0)],
    )
    play(match, "act-left-0", "seat-0", "walk-node-0")
    assert acts(match) == []
    assert moves(match)


@pytest.mark.rule("TG-22.3")
@pytest.mark.parametrize("before", [True, False])
def test_terrain_instead_of_an_attack(before: bool) -> None:
    match = fight(
        {"thief": bare(3, left=["bandit_knife"], right=["hand_axe"])},
        [tough("skeleton_beast", 3)],
        terrain={0: CHEST, 5: GRAVESTONE, 3: LEVER},
        tape=[1],
    )
    terrain = ("chest-0", "lever-3", "gravestone-5-event")
    assert all(id in options(match) for id in terrain)
    if before:
        play(match, "lever-3")
        assert acts(match) == []
        assert moves(match)
    else:
        play(match, "act-left-0")
        assert acts(match) == ["act-right-0", "act-right-1"]
    assert not any(id.startswith(("chest", "lever", "gravestone")) for id in options(match))


@pytest.mark.rule("TG-22.3")
def test_a_helping_spell_leaves_no_terrain_action() -> None:
    match = fight(
        {"cleric": bare(3, left=["sacred_chime"], red=2)},
        [tough("skeleton_beast", 12)],
        terrain={3: LEVER},
    )
    play(match, "act-left-0", "seat-0")
    assert "lever-3" not in options(match)


def test_a_doorway_ends_the_move_but_not_the_turn() -> None:
    match = fight(
        {"thief": bare(8, left=["bandit_knife"])},
        [tough("skeleton_beast", 14)],
        encounter=TWO_TILES,
        tape=[2],
    )
    play(match, "walk-node-11", "run-node-14")
    assert moves(match) == []
    play(match, "act-left-0")
    assert rolled(match) == ["black"]


# ---------------------------------------------------------------------- Heroic Actions


@pytest.mark.rule("TG-4.2")
def test_keep_the_faith_heals_two_on_everybody_within_one_node() -> None:
    match = fight(
        {
            "cleric": bare(6, red=3, heroic=True),
            "thief": bare(6, red=1),
            "pyromancer": bare(9, red=4),
            "knight": bare(12, red=4),
        },
        [tough("skeleton_beast", 0)],
    )
    play(match, "heroic")
    assert [bar(match, i)[1] for i in range(4)] == [1, 0, 2, 4]
    assert not hero(match)["heroic"]
    assert "heroic" not in options(match)


@pytest.mark.rule("TG-4.2")
@pytest.mark.parametrize("when", ["first", "moved", "struck", "last"])
def test_a_heroic_action_is_open_at_any_time_in_the_own_turn(when: str) -> None:
    match = fight(
        {"cleric": bare(0, red=4, heroic=True, left=["shortbow"])},
        [tough("skeleton_beast", 6)],
        tape=[1],
    )
    steps = {"first": 0, "moved": 1, "struck": 2, "last": 2}[when]
    play(match, *["walk-node-3", "act-left-0"][:steps], "heroic")
    assert bar(match) == (0, 2)
    # It is no action: whatever was open still is.
    assert bool(acts(match)) == (steps < 2)


@pytest.mark.rule("TG-4.2")
def test_a_used_one_is_not_offered_and_nobody_elses_turn_offers_it() -> None:
    match = fight({"cleric": bare(0, red=4)}, FAR)
    assert "heroic" not in options(match)
    match = fight({"cleric": bare(0, red=4, heroic=True), "thief": bare(0)}, FAR, turn=1)
    assert "heroic" not in options(match, 0)
    assert "heroic" not in options(match, 1)


@pytest.mark.rule("TG-4.2")
def test_explosive_crit_adds_a_black_die_to_the_next_attack_only() -> None:
    match = fight(
        {"pyromancer": bare(3, heroic=True, left=["hand_axe"], right=["morning_star"])},
        [tough("skeleton_beast", 3)],
        tape=[1, 2, 3],
    )
    play(match, "heroic", "act-left-0")
    assert rolled(match) == ["black", "black"]
    assert health(match) == 40 - (3 - 2)
    play(match, "act-right-0")
    assert rolled(match)[2:] == ["blue"]


def test_the_crit_does_not_outlast_the_turn() -> None:
    match = fight(
        {"pyromancer": bare(0, heroic=True, left=["hand_axe"])},
        [tough("skeleton_beast", 0)],
        tape=[1],
        awake=[],
    )
    play(match, "heroic", "end", "act-left-0")
    assert rolled(match) == ["black"]


@pytest.mark.rule("TG-4.2")
def test_slip_away_moves_two_nodes_and_passes_the_token() -> None:
    match = fight({"thief": bare(0, heroic=True), "cleric": bare(12)}, [tough("skeleton_beast", 1)])
    play(match, "heroic")
    assert asked(match) == ["charge_move"]
    play(match, "node-3", "node-6")
    assert asked(match) == ["pass_aggro"]
    play(match, "seat-1")
    assert (hero(match)["node"], bar(match)) == (6, (0, 0))
    assert hero(match, 1)["aggro"]
    play(match, "walk-node-9")  # the move of the turn is still there
    # It may keep the token, and move less.
    match = fight({"thief": bare(0, heroic=True), "cleric": bare(12)}, [tough("skeleton_beast", 1)])
    play(match, "heroic", "stay", "seat-0")
    assert (hero(match)["node"], hero(match)["aggro"]) == (0, True)


# ---------------------------------------------------------------------- guests


@pytest.mark.rule("TG-A.2")
def test_the_herald_rallies_everybody() -> None:
    match = fight(
        {"herald": bare(0, black=8, heroic=True), "thief": bare(12, black=7)},
        [tough("skeleton_beast", 6)],
    )
    assert bar(match) == (5, 0)
    play(match, "heroic")
    assert [bar(match, i)[0] for i in range(2)] == [3, 5]


@pytest.mark.rule("TG-A.2")
def test_the_warrior_charges() -> None:
    match = fight(
        {"warrior": bare(0, heroic=True, left=["battle_axe"], black=9)},
        [tough("skeleton_beast", 3), tough("necromancer", 3)],
        tape=[2, 2],
    )
    play(match, "heroic", "node-3", "act-left-1")
    assert told(match, "uses") == [(0, "battle_axe", 0)]
    assert bar(match) == (6, 0)
    assert [health(match, i) for i in range(2)] == [38, 37]


@pytest.mark.rule("TG-A.2")
def test_the_assassin_backstabs_after_a_dodge_of_the_combined_roll() -> None:
    def shot(tape: list[int]) -> Match:
        return fight(
            {"assassin": bare(5, heroic=True, armour=["deserter_armour"], left=["shortbow"])},
            [tough("skeleton_archer", 12)],
            turn=None,
            tape=tape,
        )

    # Block and dodge dice are one roll: a dodge, then the free attack, then the step.
    match = shot([0, 1, 3])
    assert rolled(match) == ["black", "dodge"]
    assert asked(match) == ["backstab"]
    assert options(match) == ["no", "act-left-0", "act-left-1"]
    play(match, "act-left-0")
    assert told(match, "strikes") == [(0, 0, "skeleton_archer", 2)]
    assert (bar(match), hero(match)["heroic"]) == ((0, 0), False)
    assert asked(match) == ["step_aside"]
    # Without a dodge there is none, whatever is blocked; and once used it is gone.
    assert asked(shot([2, 0])) == ["turn"]
    match = shot([0, 1])
    play(match, "no")
    assert hero(match)["heroic"]


@pytest.mark.rule("TG-A.2")
def test_a_backstab_needs_the_enemy_in_range() -> None:
    match = fight(
        {"assassin": bare(5, heroic=True, armour=["deserter_armour"], left=["estoc"])},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[0, 1],
    )
    assert asked(match) == ["step_aside"]


@pytest.mark.rule("TG-A.2")
def test_the_knight_stands_fast_on_a_physical_defence_roll() -> None:
    def shot(model: str, tape: list[int]) -> Match:
        return fight(
            {"knight": bare(5, heroic=True, armour=["cleric_robes"])},
            [tough(model, 12)],
            turn=None,
            tape=tape,
        )

    match = shot("skeleton_archer", [1, 2])
    assert asked(match) == ["fortune"]
    assert options(match) == ["keep", "stand-fast"]
    play(match, "stand-fast")
    assert len(rolled(match)) == 2
    assert suffered(match) == [(0, 4 - 1 - 2)]
    assert not hero(match)["heroic"]
    # A magical attack gives no such chance.
    assert "fortune" not in asked(shot("necromancer", [1]))


# ---------------------------------------------------------------------- Estus


@pytest.mark.rule("TG-4.3")
def test_estus_clears_the_whole_bar_and_is_used_once() -> None:
    match = fight({"thief": bare(0, black=8, red=2, estus=True, conditions=BLEED)}, FAR)
    assert bar(match) == (5, 2)
    play(match, "walk-node-3", "estus")
    assert bar(match) == (0, 0)
    assert hero(match)["conditions"] == ["bleed"]  # tokens of the bar only
    assert not hero(match)["estus"]
    play(match, "run-node-0")
    assert "estus" not in options(match)


@pytest.mark.rule("TG-4.3")
def test_estus_belongs_to_the_own_turn() -> None:
    match = fight({"thief": bare(0), "cleric": bare(0, red=5, estus=True)}, FAR)
    assert "estus" not in options(match, 0)
    assert "estus" not in options(match, 1)
    match = fight({"thief": bare(0, red=5)}, FAR)
    assert closed(match)["estus"] == "ds-closed-estus"


# ---------------------------------------------------------------------- Luck


@pytest.mark.rule("TG-4.4")
def test_luck_rerolls_one_die_of_an_attack() -> None:
    match = fight(
        {"thief": bare(3, luck=True, left=["bandit_knife"])},
        [tough("skeleton_beast", 3)],
        tape=[0, 1, 2],
    )
    play(match, "act-left-1")
    assert asked(match) == ["fortune"]
    assert options(match) == ["keep", "reroll-1", "reroll-2"]
    play(match, "reroll-1")
    assert asked(match) == ["turn"]
    assert health(match) == 40 - (1 + 2 - 2)
    assert not hero(match)["luck"]


@pytest.mark.rule("TG-4.4")
@pytest.mark.parametrize(
    ("shown", "asks"),
    [
        ([0, 0], False),  # at best 2 and 0: all of it blocked
        ([1, 0], True),  # at best 1 and 2: one wound
        ([2, 2], True),  # 4 as it lies; with another face 2
    ],
)
def test_luck_is_not_asked_for_where_no_face_would_change_an_attack(
    shown: list[int], asks: bool
) -> None:
    """Two black dice against a Block of 2."""
    match = fight(
        {"thief": bare(3, luck=True, left=["bandit_knife"])},
        [tough("skeleton_beast", 3)],
        tape=shown,
    )
    play(match, "act-left-1")
    assert asked(match) == (["fortune"] if asks else ["turn"])


@pytest.mark.rule("TG-4.4")
@pytest.mark.parametrize("other", ["necromancer", "skeleton_archer"])
def test_luck_is_asked_for_where_one_of_several_foes_could_be_hurt(other: str) -> None:
    """Pyromancy Flame, two black dice on a whole node: 2 at best, for Resist 2 and for Resist 1."""
    match = fight(
        {"pyromancer": bare(3, luck=True, left=["pyromancy_flame"])},
        [tough("skeleton_beast", 3), tough(other, 3)],
        tape=[0, 0],
    )
    play(match, "act-left-1")
    assert asked(match) == (["fortune"] if other == "skeleton_archer" else ["turn"])


@pytest.mark.rule("TG-4.4")
@pytest.mark.parametrize("die", ["block", "dodge"])
def test_luck_rerolls_one_die_of_a_defence(die: str) -> None:
    match = fight(
        {"thief": bare(5, luck=True, armour=["deserter_armour"])},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[1, 0, 2 if die == "block" else 1],
    )
    assert options(match) == ["keep", "reroll-1", "reroll-2"]
    play(match, "reroll-1" if die == "block" else "reroll-2")
    assert suffered(match) == ([(0, 2)] if die == "block" else [])


@pytest.mark.rule("TG-4.4")
def test_luck_works_on_a_defence_roll_that_has_stopped_all_damage() -> None:
    # Both points are blocked; a dodge would save the thief from bleeding as well.
    def pushed(armour: str, tape: list[int]) -> Match:
        match = fight(
            {"thief": bare(6, luck=True, armour=[armour])},
            [tough("skeleton_soldier", 3)],
            turn=None,
            tape=tape,
        )
        play(match, "node-9")
        return match

    match = pushed("deserter_armour", [2, 0, 1])
    assert asked(match) == ["fortune"]
    play(match, "reroll-2")
    assert hero(match)["conditions"] == []
    # Whether there is anything to gain is the player's business.
    match = pushed("sunless_armour", [2, 1])
    assert options(match) == ["keep", "reroll-1"]
    play(match, "reroll-1")
    assert suffered(match) == [(0, 1)]


@pytest.mark.rule("TG-4.4")
@pytest.mark.parametrize(
    ("armour", "shown", "useless"),
    [
        ("deserter_armour", [2, 0], ["reroll-1"]),  # both points are blocked; it may still dodge
        ("deserter_armour", [1, 0], []),
        ("deserter_armour", [1, 1], ["reroll-1", "reroll-2"]),  # dodged
        ("sunless_armour", [2], ["reroll-1"]),
    ],
)
def test_a_reroll_that_could_better_nothing_is_said_to_be_useless(
    armour: str, shown: list[int], useless: list[str]
) -> None:
    match = fight(
        {"thief": bare(6, luck=True, armour=[armour])},
        [tough("skeleton_soldier", 3)],
        turn=None,
        tape=shown,
    )
    play(match, "node-9")
    found = [
        option.id
        for option in match.decisions[0].options
        if option.outcome is not None and option.outcome.useless
    ]
    assert asked(match) == ["fortune"]
    assert found == useless


@pytest.mark.rule("TG-4.4")
def test_luck_works_on_a_dodge() -> None:
    match = fight(
        {"thief": bare(5, luck=True, armour=["deserter_armour"])},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[1, 1, 0],
    )
    assert options(match) == ["keep", "reroll-1", "reroll-2"]
    play(match, "reroll-2")
    assert suffered(match) == [(0, 3)]


@pytest.mark.rule("TG-4.4")
def test_no_luck_for_another_ones_roll() -> None:
    match = fight(
        {"thief": bare(5, armour=["deserter_armour"]), "cleric": bare(5, luck=True)},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[1, 0],
    )
    assert "fortune" not in asked(match)


@pytest.mark.rule("TG-A.7")
def test_luck_works_on_a_traps_roll() -> None:
    match = fight(
        {"thief": bare(0, luck=True, armour=["deserter_armour"])},
        FAR,
        traps={3: None},
        tape=["trap_2_1", 0, 1],
    )
    play(match, "walk-node-3")
    assert asked(match) == ["fortune"]
    play(match, "reroll-1")
    assert suffered(match) == []


# ---------------------------------------------------------------------- Ember


@pytest.mark.rule("TG-4.5")
@pytest.mark.rule("TG-4.6")
@pytest.mark.parametrize(("pips", "damage"), [(0, 3), (1, 2), (2, 2)])
def test_an_ember_takes_one_of_three_or_more_each_time(pips: int, damage: int) -> None:
    # The archer's 4: 4 becomes 3, 3 becomes 2, 2 stays 2.
    match = fight(
        {"thief": bare(5, ember=True, armour=["cleric_robes"])},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[pips, pips],
    )
    assert suffered(match) == [(0, damage)]
    assert hero(match)["ember"]
    play(match, "end")
    assert suffered(match) == [(0, damage)] * 2


@pytest.mark.rule("TG-A.6")
def test_bleed_comes_after_the_ember_and_traps_are_no_attacks() -> None:
    match = fight(
        {"thief": bare(5, ember=True, conditions=BLEED, armour=["cleric_robes"])},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[1],
    )
    assert suffered(match) == [(0, 4)]  # 3, with the Ember 2, with Bleed 4
    match = fight({"thief": bare(0, ember=True)}, FAR, traps={3: None}, tape=["trap_3_1"])
    play(match, "walk-node-3")
    assert suffered(match) == [(0, 3)]


@pytest.mark.rule("TG-4.7")
def test_who_dies_loses_the_ember_and_the_others_keep_theirs() -> None:
    match = fight(
        {"thief": bare(5, ember=True, red=8), "cleric": bare(0, ember=True)},
        [tough("skeleton_archer", 12)],
        turn=None,
    )
    assert told(match, "fell") == [(0,)]
    assert [one["ember"] for one in state(match)["heroes"]] == [False, True]


@pytest.mark.rule("TG-4.1")
@pytest.mark.parametrize("token", ["estus", "heroic", "luck"])
def test_a_token_works_once_and_only_from_its_ready_side(token: str) -> None:
    def roll(ready: bool) -> Match:
        match = fight(
            {"cleric": bare(3, red=4, left=["mace"], **{token: ready})},
            [tough("skeleton_beast", 3)],
            tape=[1, 2],
        )
        if token == "luck":
            play(match, "act-left-0")
        return match

    match = roll(True)
    play(match, "reroll-1" if token == "luck" else token)
    assert hero(match)[token] is False
    assert token not in options(match)
    used = roll(False)
    assert asked(used) == ["turn"]
    assert token not in options(used)


@pytest.mark.rule("TG-A.75")
def test_what_was_rolled_before_says_nothing_of_who_evades() -> None:
    """Two attacks in a turn: each has a die of its own, and the dice of the first do not count for it."""
    hero = bare(3, left=["morning_star"], right=["mace"])
    match = fight(
        {"cleric": hero},
        [tough("skeleton_archer", 3)],
        encounter="honour_guard",
        tape=[0, 3, 0, 2, 2],
    )
    play(match, "act-left-0")
    first = health(match)
    assert first < 40
    play(match, next(id for id in options(match) if id.startswith("act-right-")))
    assert told(match, "evades") == []
    assert health(match) < first
