"""DS-19: targets and hits, the endurance bar, death, data cards."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match

from .bout import (
    BARREL,
    FROSTBITE,
    POISON,
    bare,
    boss_fight,
    cubes,
    fight,
    happened,
    health,
    says,
    told,
    tough,
)
from .stage import asked, foe, hero, kinds, options, play


@pytest.mark.rule("DS-19.1")
def test_an_attack_without_node_icon_has_one_target() -> None:
    match = fight(
        {"assassin": bare(6, left=["estoc"])},
        [tough("hollow_soldier", 6), tough("hollow_soldier", 6)],
        tape=[2, 2],
    )
    play(match, "act-left-0")
    assert asked(match) == ["target"]
    play(match, "foe-1")
    assert [values[1] for values in told(match, "strikes")] == [1]
    assert (health(match, 0), health(match, 1)) == (40, 40 - (4 - 1 - 1))


@pytest.mark.rule("DS-19.1")
def test_some_boss_attacks_aim_at_all_on_several_nodes() -> None:
    # Pillars of Light: every arc, infinite range.
    match = boss_fight(
        "winged_knight",
        "winged_knight_pillars_of_light",
        {"knight": bare(11), "herald": bare(5), "warrior": bare(2)},
        [{"model": "winged_knight", "node": 6}],
    )
    play(match, "seat-0", "block", "seat-2", "block", "block")
    assert [hero(match, i)["red"] for i in range(3)] == [5, 5, 5]


@pytest.mark.rule("DS-19.2")
def test_characters_never_aim_at_characters() -> None:
    match = fight(
        {"warrior": bare(6, left=["battle_axe"]), "knight": bare(6), "herald": bare(6)},
        [tough("hollow_soldier", 12)],
    )
    # Two comrades within reach, but no enemy: there is nobody to attack.
    assert not any(id.startswith("act-") for id in options(match))
    # An attack on the whole node passes them over.
    match = fight(
        {"warrior": bare(6, left=["battle_axe"]), "knight": bare(6)},
        [tough("hollow_soldier", 6)],
        tape=[2, 2],
    )
    play(match, "act-left-1")
    assert cubes(match, 1) == (0, 0)
    assert told(match, "strikes") == [(0, 0, "hollow_soldier", 3)]


@pytest.mark.rule("DS-19.2")
def test_enemies_never_aim_at_enemies() -> None:
    # The node attack of a Silver Knight Swordsman leaves the other enemy there alone.
    match = fight(
        {"knight": bare(6)},
        [tough("silver_knight_swordsman", 6), tough("crossbow_hollow", 6)],
        turn=None,
    )
    play(match, "block")
    assert health(match, 1) == 40
    assert hero(match)["red"] == 5


@pytest.mark.rule("DS-19.3")
def test_a_hit_for_nothing_is_a_hit_all_the_same() -> None:
    # Frost Breath against a Resist roll that takes it all: the Frostbite comes through.
    match = boss_fight(
        "boreal_outrider_knight",
        "boreal_outrider_knight_frost_breath",
        {"knight": bare(11, armour=["winged_knight_armour"], left=["gargoyles_shield"])},
        [{"model": "boreal_outrider_knight", "node": 6}],
        tape=[3, 3, 4],
    )
    play(match, "block")
    assert told(match, "hit") == [(0, 0)]
    assert hero(match)["red"] == 0
    assert hero(match)["conditions"] == ["frostbite"]


@pytest.mark.rule("DS-19.3")
def test_a_push_follows_a_hit_that_was_blocked_away() -> None:
    match = fight(
        {"knight": bare(6, armour=["exile_armour"])},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=[3, 3],
    )
    play(match, "block")
    assert hero(match)["red"] == 0
    assert asked(match) == ["push"]
    play(match, "node-5")
    assert hero(match)["node"] == 5


@pytest.mark.rule("DS-19.4")
def test_who_dodged_suffers_neither_damage_nor_push() -> None:
    match = fight(
        {"knight": bare(6, armour=["masters_attire"])},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=[1, 1],
    )
    play(match, "dodge")
    assert "hit" not in kinds(match)
    assert hero(match)["red"] == 0
    assert asked(match) == ["activation"]
    assert hero(match)["node"] == 6
    assert "pushed" not in kinds(match)


@pytest.mark.rule("DS-19.4")
def test_who_dodged_gets_no_condition() -> None:
    match = boss_fight(
        "boreal_outrider_knight",
        "boreal_outrider_knight_frost_breath",
        {"knight": bare(11, armour=["masters_attire"])},
        [{"model": "boreal_outrider_knight", "node": 6}],
        tape=[1, 0],
    )
    play(match, "dodge")
    assert hero(match)["conditions"] == []
    assert hero(match)["red"] == 0


@pytest.mark.rule("DS-19.5")
def test_three_stamina_are_three_black_cubes() -> None:
    match = fight(
        {"assassin": bare(6, left=["estoc"])}, [tough("hollow_soldier", 6)], tape=[0, 0, 0]
    )
    play(match, "act-left-1")
    assert cubes(match) == (3, 0)


@pytest.mark.rule("DS-19.6")
def test_three_damage_are_three_red_cubes() -> None:
    match = fight({"knight": bare(0)}, [tough("crossbow_hollow", 12)], turn=None)
    play(match, "block")
    assert cubes(match) == (0, 3)


@pytest.mark.rule("DS-19.7")
def test_stamina_and_damage_share_the_free_boxes() -> None:
    # 4 black and 2 red: four boxes are free, so an attack for 3 is open …
    def open_with(red: int) -> list[str]:
        match = fight(
            {"assassin": bare(6, left=["estoc"], black=6, red=red)}, [tough("hollow_soldier", 6)]
        )
        assert cubes(match) == (4, red)
        return options(match)

    assert "act-left-1" in open_with(2)
    # … and with one more red cube it is not.
    assert "act-left-1" not in open_with(3)


@pytest.mark.rule("DS-19.8")
@pytest.mark.parametrize(
    ("black", "red", "dead"),
    [(6, 1, True), (6, 0, False), (0, 7, True), (0, 6, False)],
)
def test_ten_cubes_of_any_mix_kill(black: int, red: int, dead: bool) -> None:
    # A bolt for 3: with 6 black cubes it makes 6 + 4 (dead) or 6 + 3 (alive).
    match = fight(
        {"knight": bare(0, black=black, red=red), "warrior": bare(0)},
        [tough("crossbow_hollow", 12)],
        turn=None,
    )
    play(match, "block")
    assert match.over is dead
    assert ("fell" in kinds(match)) is dead
    if dead:
        assert kinds(match)[-1] == "lost_game"
    else:
        assert told(match, "suffered") == [(0, 3, black, red + 3, 0)]


@pytest.mark.rule("DS-19.8")
def test_the_last_box_spent_on_stamina_kills_as_well() -> None:
    # Heavy Blows: a Block roll of 3 or more costs 1 Stamina; the roll itself stops the attack of 5.
    def block(black: int) -> Match:
        match = boss_fight(
            "winged_knight",
            "winged_knight_diagonal_uppercut",
            {"knight": bare(11, armour=["exile_armour"], black=black, red=3), "herald": bare(10)},
            [{"model": "winged_knight", "node": 6}],
            tape=[2, 3],
        )
        if asked(match) == ["defend"]:
            play(match, "block")
        return match

    match = block(6)
    assert match.over
    assert happened(match, "paid", "fell", "hit", "lost_game") == ["paid", "fell", "lost_game"]
    match = block(5)
    assert not match.over
    assert told(match, "paid") == [(0, 1, 6, 3)]


@pytest.mark.rule("DS-19.8")
def test_one_death_ends_the_enemies_activation_at_once() -> None:
    match = fight(
        {"knight": bare(0, red=7), "warrior": bare(1)},
        [tough("crossbow_hollow", 12), tough("crossbow_hollow", 10)],
        turn=None,
    )
    play(match, "foe-0", "block")
    assert match.over
    assert len(told(match, "acts")) == 1


@pytest.mark.rule("DS-19.9")
def test_what_is_gained_too_much_is_lost() -> None:
    match = fight({"knight": bare(6, black=1, red=4)}, [tough("hollow_soldier", 12)])
    assert cubes(match) == (0, 4)
    # Health takes red cubes only, and no more than there are.
    match = fight({"herald": bare(6, left=["heal"], black=7, red=2)}, [tough("hollow_soldier", 12)])
    assert hero(match)["black"] == 5
    play(match, "act-left-0", "seat-0")  # one Stamina and one Health
    assert cubes(match) == (4, 1)
    match = fight({"herald": bare(6, left=["heal"], black=2, red=2)}, [tough("hollow_soldier", 12)])
    play(match, "act-left-1", "seat-0")  # 3 Stamina, and four Health for two red cubes
    assert cubes(match) == (3, 0)


#: Name, threat, range, dodge difficulty, Block, Resist, Health, number of icons.
DATA_CARDS: dict[str, tuple[object, ...]] = {
    "sentinel": ("Sentinel", 9, 1, 1, 2, 1, 10, 2),
    "silver_knight_swordsman": ("Silver Knight Swordsman", 7, 0, 2, 2, 1, 1, 2),
    "large_hollow_soldier": ("Large Hollow Soldier", 6, None, 1, 1, 0, 5, 1),
    "hollow_soldier": ("Hollow Soldier", 5, 0, 1, 1, 1, 1, 2),
    "silver_knight_greatbowman": ("Silver Knight Greatbowman", 3, "infinite", 1, 2, 0, 1, 2),
    "crossbow_hollow": ("Crossbow Hollow", 2, "infinite", 1, 1, 0, 1, 2),
}


@pytest.mark.rule("DS-19.10")
@pytest.mark.parametrize("id", DATA_CARDS)
def test_a_data_card_shows_all_its_numbers(id: str) -> None:
    match = fight({"knight": bare(0)}, [(id, 12)])
    catalog: Any = match.game.catalog(match.state)
    card = catalog["models"][id]
    own = card["own"]
    assert (
        card["name"],
        card["threat"],
        own["range"],
        own["dodge"],
        card["block"],
        card["resist"],
        card["health"],
        len(own["icons"]),
    ) == DATA_CARDS[id]
    there = foe(match)
    assert there is not None
    assert there["full"] == DATA_CARDS[id][6]


@pytest.mark.rule("DS-19.11")
def test_block_against_physical_and_resist_against_magical() -> None:
    # A Silver Knight Greatbowman has Block 2 and Resist 0.
    def left(weapon: str, option: str) -> int:
        match = fight(
            {"knight": bare(6, left=[weapon])},
            [tough("silver_knight_greatbowman", 6)],
            tape=[2, 2],
        )
        play(match, option)
        return health(match)

    assert left("shortsword", "act-left-0") == 40 - (4 - 2)
    assert left("soul_arrow", "act-left-0") == 40 - (4 - 0)


@pytest.mark.rule("DS-19.12")
def test_wounds_add_up_until_the_model_is_removed_with_its_tokens() -> None:
    def strike(wounds: int) -> Match:
        match = fight(
            {"knight": bare(6, left=["shortsword"])},
            [
                {
                    "model": "large_hollow_soldier",
                    "node": 6,
                    "wounds": wounds,
                    "conditions": POISON,
                },
                tough("crossbow_hollow", 12),
            ],
            tape=[2, 1],
        )
        play(match, "act-left-0")  # 3 against Block 1: two wounds
        return match

    match = strike(2)
    assert health(match) == 1
    for wounds in (3, 4):  # exactly five wounds, and more than five
        match = strike(wounds)
        assert foe(match) is None
        assert told(match, "slain") == [(0, "large_hollow_soldier")]
        doc: Any = match.position()
        assert doc["state"]["foes"][0]["node"] is None
        assert doc["state"]["foes"][0]["conditions"] == []
        # It does not act again: only the other one does.
        play(match, "end")
        assert [values[0] for values in told(match, "acts")] == [1]


def tired(**fields: Any) -> Match:
    """Nine cubes: whatever costs Stamina would fill the bar."""
    match = fight(
        {"knight": bare(6, left=["shortsword"], black=5, red=4, **fields)},
        [tough("hollow_soldier", 6)],
    )
    play(match, "walk-node-5", "run-node-6", "run-node-5")
    assert cubes(match) == (5, 4)
    return match


@pytest.mark.rule("DS-A.68")
def test_a_payment_that_fills_the_last_box_is_offered_as_deadly() -> None:
    match = fight(
        {"knight": bare(6, left=["shortsword"], black=5, red=4)}, [tough("hollow_soldier", 6)]
    )
    assert cubes(match) == (3, 4)
    assert not any(id.startswith("overspend") for id in options(match))
    play(match, "walk-node-5", "run-node-6")
    # Two boxes are free: the attack for 2 would fill the bar, a run for 1 would not.
    assert {"act-left-0", "run-node-5", "overspend-act-left-1"} <= set(options(match))
    assert "act-left-1" not in options(match)
    assert "overspend-run" not in options(match)
    assert options(match)[-1] == "overspend-act-left-1"  # what kills comes last
    # It is shown where what it pays for is shown.
    shown = {one.id: one.targets for one in match.decisions[0].options}
    assert shown["overspend-act-left-1"] == (
        ("card", "shortsword"), ("action", 1), ("slot", "left"),
    )  # fmt: skip
    assert shown["act-left-0"] == (("card", "shortsword"), ("action", 0), ("slot", "left"))
    # One box is free: one deadly run stands for all places, for nobody gets there.
    match = tired()
    assert not any(id.startswith("run-") for id in options(match))
    assert options(match).count("overspend-run") == 1
    assert "more than is left" in says(match, "overspend-run")
    [deadly] = [one.outcome for one in match.decisions[0].options if one.id == "overspend-run"]
    assert deadly is not None
    assert deadly.deadly
    assert deadly.text.id == "ds-outcome-deadly"


@pytest.mark.rule("DS-A.68")
def test_a_deadly_payment_is_confirmed_and_kills() -> None:
    match = tired()
    play(match, "overspend-run")
    assert asked(match) == ["overspend"]
    assert "death" in match.decisions[0].text()
    play(match, "no")  # nothing has happened
    assert asked(match) == ["activation"]
    assert cubes(match) == (5, 4)
    assert hero(match)["node"] == 5
    play(match, "overspend-run", "yes")
    assert match.over
    assert told(match, "fell") == [(0,)]
    assert told(match, "moved")[-1] == (0, 5)  # it died before it moved


@pytest.mark.rule("DS-A.68")
def test_what_kills_says_so_before_it_is_chosen() -> None:
    match = tired()
    kills = {one.id for one in match.decisions[0].options if one.outcome and one.outcome.deadly}
    assert kills == {id for id in options(match) if id.startswith("overspend")} != set()
    play(match, "overspend-run")
    assert [bool(one.outcome) for one in match.decisions[0].options] == [False, True]


@pytest.mark.rule("DS-A.68")
def test_a_deadly_attack_keeps_its_odds_and_says_that_it_kills() -> None:
    fresh = fight({"knight": bare(6, left=["shortsword"])}, [tough("hollow_soldier", 6)])
    match = fight(
        {"knight": bare(6, left=["shortsword"], black=5, red=4)}, [tough("hollow_soldier", 6)]
    )
    play(match, "walk-node-5", "run-node-6")
    promise = {
        one.id: one.outcome for one in (*fresh.decisions[0].options, *match.decisions[0].options)
    }
    plain, deadly = promise["act-left-1"], promise["overspend-act-left-1"]
    assert plain is not None
    assert deadly is not None
    assert (plain.deadly, deadly.deadly) == (False, True)
    assert deadly.text.id == "ds-outcome-deadly"
    assert deadly.to_json()["odds"] == plain.to_json()["odds"]


@pytest.mark.rule("DS-A.68")
def test_a_deadly_attack_is_confirmed_and_kills_before_the_roll() -> None:
    match = fight(
        {"knight": bare(6, left=["shortsword"], black=5, red=4)}, [tough("hollow_soldier", 6)]
    )
    play(match, "walk-node-5", "run-node-6", "overspend-act-left-1")
    assert match.decisions[0].prompt.args["stamina"] == 2
    play(match, "yes")
    assert match.over
    assert "rolled" not in kinds(match)
    assert "uses" not in kinds(match)


@pytest.mark.rule("DS-A.68")
def test_a_deadly_step_onto_a_barrel_or_in_frostbite_is_a_walk() -> None:
    def on_the_move(terrain: dict[int, str], conditions: int = 0) -> Match:
        hero = bare(6, black=5, red=4, walk_left=1, conditions=conditions)
        doc: Any = fight({"knight": hero}, [tough("hollow_soldier", 0)], terrain=terrain).position()
        doc["state"]["heroes"][0].update(black=5, red=4)
        doc["frame"].update(agenda=[["activation", 0]], asks=[], answered=[])
        return undercroft.from_position(doc)

    match = on_the_move({9: BARREL})
    assert {"walk-node-5", "overspend-walk"} <= set(options(match))
    assert "walk-node-9" not in options(match)
    match = on_the_move({}, FROSTBITE)
    assert options(match) == ["end", "overspend-walk"]
    play(match, "overspend-walk", "yes")
    assert match.over


@pytest.mark.rule("DS-A.69")
def test_damage_beyond_the_free_boxes_is_ignored() -> None:
    match = fight({"knight": bare(6, red=8)}, [tough("hollow_soldier", 6)], turn=None)
    play(match, "block")
    # The blow is told whole; the bar holds no more than ten.
    assert told(match, "suffered") == [(0, 4, 0, 10, 0)]
    assert told(match, "fell") == [(0,)]


@pytest.mark.rule("DS-A.70")
def test_only_the_two_counts_matter() -> None:
    # Three damage and then 2 Stamina, or 2 Stamina and then three damage: the same bar, five boxes free.
    match = fight(
        {"knight": bare(6, left=["shortsword"])}, [tough("crossbow_hollow", 6)], tape=[0, 0, 0]
    )
    play(match, "act-left-1", "end")
    play(match, "node-1", "block")
    assert told(match, "suffered") == [(0, 3, 2, 3, 0)]
    match = fight(
        {"knight": bare(6, left=["shortsword"])},
        [tough("crossbow_hollow", 6)],
        turn=None,
        tape=[0, 0, 0],
    )
    play(match, "node-1", "block", "walk-node-1", "act-left-1")
    assert told(match, "paid") == [(0, 2, 2, 3)]
    assert cubes(match) == (2, 3)
