"""DS-21: Bleed, Poison, Frostbite and Stagger."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft import Match

from .bout import (
    BARREL,
    BLEED,
    FROSTBITE,
    POISON,
    STAGGER,
    bare,
    blow,
    boss_fight,
    cubes,
    fight,
    happened,
    health,
    pack_with,
    price,
    told,
    tough,
    under,
)
from .stage import asked, foe, hero, kinds, options, play


def tokens(match: Match, index: int = 0) -> list[str]:
    found = foe(match, index)
    assert found is not None
    return list(found["conditions"])


@pytest.mark.rule("DS-21.1")
def test_a_condition_icon_puts_its_token_on_each_model_hit() -> None:
    # Poison Mist on a node: both enemies there, not the third.
    match = fight(
        {"knight": bare(6, left=["poison_mist"])},
        [tough("hollow_soldier", 5), tough("sentinel", 5), tough("hollow_soldier", 7)],
    )
    play(match, "act-left-1", "node-5")
    assert [tokens(match, i) for i in range(3)] == [["poison"], ["poison"], []]


@pytest.mark.rule("DS-21.1")
def test_a_boss_attack_puts_its_token_on_each_character_hit() -> None:
    match = boss_fight(
        "boreal_outrider_knight",
        "boreal_outrider_knight_frost_breath",
        {"knight": bare(11), "herald": bare(9), "warrior": bare(1)},
        [{"model": "boreal_outrider_knight", "node": 6, "facing": "s"}],
    )
    play(match, "seat-0", "block", "block")
    assert [hero(match, i)["conditions"] for i in range(3)] == [["frostbite"], ["frostbite"], []]


@pytest.mark.rule("DS-21.2")
def test_different_tokens_lie_together_but_no_two_alike() -> None:
    # Bleed on a poisoned enemy, and Poison on a poisoned one.
    match = fight(
        {"knight": bare(6, left=["kukris"], right=["poison_mist"])},
        [tough("hollow_soldier", 6, conditions=POISON)],
    )
    play(match, "act-left-0", "act-right-0")
    assert tokens(match) == ["bleed", "poison"]
    assert told(match, "foe_afflicted") == [(0, "hollow_soldier", ["bleed"])]
    # One Poison token, one damage at the end of its activation (and Bleed adds its two, once).
    play(match, "end", "block")
    assert health(match) == 40 - 3
    assert tokens(match) == []


@pytest.mark.rule("DS-21.2")
def test_a_second_bleed_changes_nothing() -> None:
    match = fight(
        {"knight": bare(6, left=["kukris"], right=["shortsword"])},
        [tough("hollow_soldier", 6, conditions=BLEED)],
        tape=[1, 1],
    )
    play(match, "act-left-0", "act-right-0")  # 2 against Block 1: one wound and two for Bleed
    assert health(match) == 40 - 3
    assert tokens(match) == []


@pytest.mark.rule("DS-21.3")
def test_three_tokens_go_at_the_end_of_a_characters_activation() -> None:
    everything = BLEED | POISON | FROSTBITE | STAGGER
    match = fight(
        {"knight": bare(0, conditions=everything), "herald": bare(0, conditions=everything)},
        [tough("hollow_soldier", 12)],
    )
    all_four = ["bleed", "poison", "frostbite", "stagger"]
    assert hero(match)["conditions"] == all_four
    play(match, "end")
    # The Poison damage has used up the Bleed; the other character keeps all four.
    assert hero(match)["conditions"] == []
    assert hero(match, 1)["conditions"] == all_four


@pytest.mark.rule("DS-21.3")
def test_three_tokens_go_at_the_end_of_an_enemys_activation() -> None:
    match = fight(
        {"knight": bare(0)},
        [
            tough("crossbow_hollow", 12, conditions=FROSTBITE | STAGGER | BLEED),
            tough("silver_knight_greatbowman", 10, conditions=FROSTBITE | STAGGER),
        ],
        turn=None,
    )
    # The Greatbowman goes first; until it has done, its tokens lie there.
    assert asked(match) == ["defend"]
    assert tokens(match, 1) == ["frostbite", "stagger"]
    play(match, "block")
    assert tokens(match, 1) == []
    assert tokens(match, 0) == ["bleed", "frostbite", "stagger"]
    play(match, "block")
    assert tokens(match, 0) == ["bleed"]


@pytest.mark.rule("DS-21.4")
def test_all_tokens_go_at_the_end_of_an_encounter() -> None:
    match = fight(
        {
            "knight": bare(6, left=["shortsword"], conditions=BLEED | POISON),
            "herald": bare(0, conditions=BLEED | FROSTBITE | STAGGER),
        },
        [("hollow_soldier", 6)],
        tape=[2, 2],
    )
    play(match, "act-left-0")
    assert "victory" in kinds(match)
    assert [hero(match, i)["conditions"] for i in range(2)] == [[], []]


@pytest.mark.rule("DS-21.5")
def test_bleed_makes_one_damage_three_and_goes() -> None:
    # A blow of 4 with three blocked leaves one damage.
    match = fight(
        {"knight": bare(6, armour=["knight_armour"], conditions=BLEED)},
        [tough("hollow_soldier", 6)],
        turn=None,
        tape=[3],
    )
    play(match, "block")
    assert told(match, "suffered") == [(0, 3, 0, 3, 2)]
    assert "suffers 3 damage, 2 of it from Bleed" in text_of(match, "suffered")
    assert hero(match)["conditions"] == []
    # An enemy the same: 2 pips against Block 1.
    match = fight(
        {"knight": bare(6, left=["shortsword"])},
        [tough("hollow_soldier", 6, conditions=BLEED)],
        tape=[1, 1],
    )
    play(match, "act-left-0")
    assert health(match) == 40 - 3
    assert tokens(match) == []
    assert "suffers 3 damage, 2 of it from Bleed" in text_of(match, "wounded")


def text_of(match: Match, kind: str) -> str:
    return next(event.text("en") for event in match.events if event.kind == kind)


@pytest.mark.rule("DS-21.6")
def test_bleed_outlasts_the_activation() -> None:
    match = fight({"knight": bare(0, conditions=BLEED)}, [tough("hollow_soldier", 12)])
    play(match, "end")
    assert hero(match)["conditions"] == ["bleed"]
    match = fight({"knight": bare(0)}, [tough("hollow_soldier", 12, conditions=BLEED)], turn=None)
    while asked(match) == ["move_foe"]:
        play(match, "node-9")
    assert tokens(match) == ["bleed"]


@pytest.mark.rule("DS-21.7")
def test_poison_hurts_once_at_the_end_of_the_activation() -> None:
    match = fight({"knight": bare(0, conditions=POISON)}, [tough("hollow_soldier", 12)])
    assert cubes(match) == (0, 0)
    play(match, "walk-node-1")
    assert cubes(match) == (0, 0)
    play(match, "end")
    assert told(match, "suffered") == [(0, 1, 0, 1, 0)]
    assert hero(match)["conditions"] == []
    # An enemy: after its attack, not before.
    match = fight({"knight": bare(0)}, [tough("crossbow_hollow", 12, conditions=POISON)], turn=None)
    assert health(match) == 40
    play(match, "block")
    assert health(match) == 39
    assert happened(match, "attacks", "wounded") == ["attacks", "wounded"]
    assert tokens(match) == []


@pytest.mark.rule("DS-21.7")
def test_poison_kills_and_ends_the_encounter() -> None:
    match = fight(
        {"knight": bare(0)},
        [{"model": "crossbow_hollow", "node": 12, "conditions": POISON}],
        turn=None,
    )
    play(match, "block")
    assert match.over
    assert kinds(match)[-1] == "won"


@pytest.mark.rule("DS-21.8")
def test_frostbite_makes_walking_running_and_dodging_dearer() -> None:
    match = fight(
        {"knight": bare(6, conditions=FROSTBITE)},
        [tough("hollow_soldier", 12)],
        terrain={3: BARREL},
    )
    assert price(match, "walk-node-5") == 1
    assert price(match, "walk-node-3") == 2  # a barrel as well
    play(match, "walk-node-5")
    assert cubes(match) == (1, 0)
    assert price(match, "run-node-6") == 2
    assert price(match, "run-node-3") == 3
    play(match, "run-node-3")
    assert cubes(match) == (4, 0)
    match = fight(
        {"knight": bare(6, armour=["masters_attire"], conditions=FROSTBITE)},
        [tough("hollow_soldier", 6)],
        turn=None,
        tape=[1, 0],
    )
    assert price(match, "dodge") == 2
    play(match, "dodge")
    assert told(match, "paid") == [(0, 2, 2, 0)]


@pytest.mark.rule("DS-21.8")
def test_a_walk_onto_a_barrel_with_frostbite_costs_two() -> None:
    match = fight(
        {"knight": bare(6, conditions=FROSTBITE)},
        [tough("hollow_soldier", 12)],
        terrain={3: BARREL},
    )
    play(match, "walk-node-3")
    assert cubes(match) == (2, 0)


@pytest.mark.rule("DS-21.9")
def test_frostbite_takes_one_from_an_enemys_move() -> None:
    # A Swordsman moves 2 towards the nearest: from node 0 to node 3, and not on to node 6.
    def walk(conditions: int) -> Match:
        match = fight(
            {"knight": bare(6)},
            [tough("silver_knight_swordsman", 0, conditions=conditions)],
            turn=None,
        )
        while asked(match) == ["move_foe"]:
            play(match, "node-3")
        return match

    assert [values[2] for values in told(walk(0), "foe_moved")] == [3, 6]
    match = walk(FROSTBITE)
    assert [values[2] for values in told(match, "foe_moved")] == [3]
    assert told(match, "missed") == [(0, "silver_knight_swordsman")]


@pytest.mark.rule("DS-21.10")
def test_stagger_makes_a_weapons_action_dearer() -> None:
    match = fight(
        {"knight": bare(6, left=["shortsword"], right=["heal"], conditions=STAGGER)},
        [tough("hollow_soldier", 6)],
        tape=[0, 0],
    )
    assert [price(match, f"act-left-{i}") for i in range(2)] == [1, 3]
    assert [price(match, f"act-right-{i}") for i in range(2)] == [1, 4]
    assert price(match, "walk-node-5") == 0
    play(match, "act-left-0")
    assert cubes(match) == (1, 0)


@pytest.mark.rule("DS-21.11")
def test_stagger_takes_one_from_an_enemys_attack() -> None:
    match = fight({"knight": bare(6)}, [tough("hollow_soldier", 6, conditions=STAGGER)], turn=None)
    assert told(match, "attacks") == [(0, "hollow_soldier", 3)]
    play(match, "block")
    assert cubes(match) == (0, 3)


@pytest.mark.rule("DS-A.77")
def test_the_bleed_of_an_attack_does_not_add_to_that_attack() -> None:
    match = fight(
        {"knight": bare(6, left=["shortsword", "blood_gem"])},
        [tough("hollow_soldier", 6)],
        tape=[2, 2],
    )
    play(match, "act-left-0")
    assert health(match) == 40 - 3
    assert tokens(match) == ["bleed"]


@pytest.mark.rule("DS-A.78")
def test_bleed_waits_for_damage() -> None:
    match = fight(
        {"knight": bare(6, left=["shortsword"], conditions=BLEED, armour=["exile_armour"])},
        [tough("hollow_soldier", 6, conditions=BLEED)],
        tape=[0, 1, 2, 3],
    )
    play(match, "act-left-0")  # one pip against Block 1
    assert health(match) == 40
    assert tokens(match) == ["bleed"]
    play(match, "end", "block")  # five against four
    assert cubes(match) == (0, 0)
    assert hero(match)["conditions"] == ["bleed"]


@pytest.mark.rule("DS-A.79")
def test_poison_sets_off_bleed() -> None:
    match = fight({"knight": bare(0, conditions=POISON | BLEED)}, [tough("hollow_soldier", 12)])
    play(match, "end")
    assert told(match, "suffered") == [(0, 3, 0, 3, 2)]
    match = fight(
        {"knight": bare(0)}, [tough("crossbow_hollow", 12, conditions=POISON | BLEED)], turn=None
    )
    play(match, "block")
    assert health(match) == 37


@pytest.mark.rule("DS-A.80")
def test_a_move_of_one_with_frostbite_is_no_move_and_no_push() -> None:
    match = fight(
        {"knight": bare(6), "herald": bare(5)},
        [tough("sentinel", 6, conditions=FROSTBITE)],
        turn=None,
    )
    # No push off its node; it attacks the knight where both stand.
    assert asked(match) == ["defend"]
    assert "pushed" not in kinds(match)
    assert "foe_moved" not in kinds(match)
    play(match, "block")
    assert cubes(match) == (0, 6)


@pytest.mark.rule("DS-A.80")
def test_damage_of_one_with_stagger_is_nothing_and_still_hits(tmp_path: Path) -> None:
    icons = [
        {"icon": "attack", "damage": 1, "target": "nearest", "push": True, "conditions": ["poison"]}
    ]
    pack = pack_with(tmp_path / "feeble", "enemies.yaml", "hollow_soldier", icons=icons)
    match = under(pack, {"knight": bare(6)}, tough("hollow_soldier", 6, conditions=STAGGER))
    play(match, "block")
    assert told(match, "hit") == [(0, 0)]
    assert hero(match)["conditions"] == ["poison"]
    assert asked(match) == ["push"]
    assert cubes(match) == (0, 0)


@pytest.mark.rule("DS-A.81")
def test_frostbite_lowers_a_boss_shift_but_no_leap_and_no_turn() -> None:
    # Sweeping Strike: two nodes backward, from node 11 northward over node 6 onto node 1.
    def shift(conditions: int) -> Match:
        return boss_fight(
            "titanite_demon",
            "titanite_demon_sweeping_strike",
            {"knight": bare(0)},
            [{"model": "titanite_demon", "node": 11, "facing": "s", "conditions": conditions}],
        )

    assert [values[2] for values in told(shift(0), "foe_moved")] == [6, 1]
    assert [values[2] for values in told(shift(FROSTBITE), "foe_moved")] == [6]
    # Vaulting Slam leaps and turns all the same.
    match = boss_fight(
        "titanite_demon",
        "titanite_demon_vaulting_slam",
        {"knight": bare(0)},
        [{"model": "titanite_demon", "node": 12, "facing": "s", "conditions": FROSTBITE}],
    )
    assert told(match, "foe_moved") == [(0, "titanite_demon", 0)]
    match = boss_fight(
        "titanite_demon",
        "titanite_demon_vicious_swing",
        {"knight": bare(0)},
        [{"model": "titanite_demon", "node": 12, "facing": "s", "conditions": FROSTBITE}],
    )
    assert told(match, "turns") == [(0, "titanite_demon", 0)]


@pytest.mark.rule("DS-A.81")
def test_a_characters_shift_is_free_even_with_frostbite() -> None:
    match = fight(
        {"knight": bare(6, left=["lucerne"], conditions=FROSTBITE)}, [tough("hollow_soldier", 12)]
    )
    play(match, "act-left-2", "node-5", "node-0")  # Shift 2 and nothing else
    assert hero(match)["node"] == 0
    assert cubes(match) == (0, 0)


@pytest.mark.rule("DS-A.82")
def test_stagger_lowers_the_number_on_a_push_icon() -> None:
    match = fight(
        {"knight": bare(6)}, [tough("large_hollow_soldier", 5, conditions=STAGGER)], turn=None
    )
    assert asked(match) == ["defend"]
    play(match, "block")
    assert cubes(match) == (0, 4)


@pytest.mark.rule("DS-A.82")
def test_a_movement_attack_lowered_to_nothing_still_hits(tmp_path: Path) -> None:
    icons = [
        {
            "icon": "move",
            "way": "toward",
            "target": "nearest",
            "nodes": 1,
            "push": True,
            "damage": 1,
        }
    ]
    pack = pack_with(tmp_path / "feeble", "enemies.yaml", "large_hollow_soldier", icons=icons)
    match = under(pack, {"knight": bare(6)}, tough("large_hollow_soldier", 5, conditions=STAGGER))
    play(match, "block")
    assert told(match, "hit") == [(0, 0)]
    assert cubes(match) == (0, 0)


@pytest.mark.rule("DS-A.83")
def test_stagger_counts_once_for_an_option_that_repeats() -> None:
    match = fight(
        {"knight": bare(6, left=["gotthard_twinswords"], conditions=STAGGER)},
        [tough("hollow_soldier", 6)],
        tape=[0, 0, 0, 0],
    )
    assert price(match, "act-left-0") == 2
    play(match, "act-left-0", "foe-0")
    assert cubes(match) == (2, 0)
    assert len(told(match, "strikes")) == 2


@pytest.mark.rule("DS-A.84")
def test_bosses_take_conditions_unless_their_card_says_no() -> None:
    def strike(boss: str, weapon: list[str], faces: list[int]) -> list[str]:
        match = fight(
            {"knight": bare(6, side="s", left=weapon)},
            [{"model": boss, "node": 6}],
            boss=boss,
            tape=faces,
        )
        play(match, "act-left-0")
        return tokens(match)

    assert strike("gargoyle", ["irithyll_rapier"], [0, 0]) == ["frostbite"]
    assert strike("gargoyle", ["rotten_ghru_dagger"], [0, 0]) == ["poison"]
    # Ice in His Veins: no Frostbite on the Outrider Knight, but Poison.
    assert strike("boreal_outrider_knight", ["irithyll_rapier"], [0, 0]) == []
    assert strike("boreal_outrider_knight", ["rotten_ghru_dagger"], [0, 0]) == ["poison"]


@pytest.mark.rule("DS-A.85")
def test_poison_does_nothing_once_the_last_enemy_is_dead() -> None:
    match = fight(
        {"knight": bare(6, left=["shortsword"], conditions=POISON, black=2, red=7)},
        [("hollow_soldier", 6)],
        tape=[2, 2],
    )
    play(match, "act-left-0")
    assert match.over
    assert kinds(match)[-1] == "won"
    assert "suffered" not in kinds(match)
    assert not options(match)


@pytest.mark.rule("DS-21.2")
def test_a_condition_one_has_already_is_not_told_again() -> None:
    for there, news in ((0, [["poison"]]), (POISON, [])):
        match = blow(
            fight({"knight": bare(6, conditions=there)}, [tough("hollow_soldier", 6)]),
            4,
            ["poison"],
        )
        play(match, "block")
        assert [
            event.fields["conditions"] for event in match.events if event.kind == "afflicted"
        ] == news
