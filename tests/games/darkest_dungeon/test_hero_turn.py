"""A hero's turn (DD-18): mood, tokens, two actions, and what each of them may be."""

from __future__ import annotations

import pytest

from .stage import (
    area_of,
    asked,
    closed,
    conditions,
    fight,
    foe,
    hero,
    kinds,
    options,
    pack,
    party,
    play,
    table,
    used_up,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it; chests in NW and NE.
N, NW, NE, W, C, E, SW, S, SE = range(9)
FAR = ("madman", "N")


def moves(found: list[str]) -> set[int]:
    return {int(one.removeprefix("move-")) for one in found if one.startswith("move-")}


@pytest.mark.rule("DD-18.1")
@pytest.mark.rule("DD-18.2")
def test_the_mood_is_rolled_before_the_tokens() -> None:
    """At Death's Door a Bleed kills him; the Affliction has had its say before."""
    match = fight(
        {
            "crusader": {"wounds": 17, "stacks": [["bleed", 1, 2]], "red": True, "mood": "fearful"},
            "vestal": {},
        },
        [FAR],
        turn="crusader",
        tape=[2, "blank"],
    )
    told = [kind for kind in kinds(match) if kind in ("mood_rolled", "bleeds", "deathblow")]
    assert told == ["mood_rolled", "bleeds", "deathblow"]
    assert hero(match)["stress"] == 2
    assert conditions(hero(match)) == [("bleed", 1, 1)]


@pytest.mark.rule("DD-18.2")
@pytest.mark.rule("DD-20.2")
def test_one_token_goes_from_each_stack() -> None:
    stacks = [["buff", 0, 3], ["buff", 0, 1], ["blight", 2, 2], ["mark", 0, 2]]
    match = fight({"crusader": {"stacks": stacks}}, [FAR], turn="crusader")
    assert conditions(hero(match)) == [("buff", 0, 2), ("blight", 2, 1), ("mark", 0, 1)]
    assert hero(match)["wounds"] == 2


@pytest.mark.rule("DD-18.3")
def test_two_actions_of_four_kinds() -> None:
    match = fight(
        {"highwayman": {"area": "NW", "skills": ["wicked_slice", "tracking_shot"]}, "vestal": {}},
        [("madman", "NW")],
        turn="highwayman",
        tape=[10],
    )
    assert {"move-0", "loot", "stance-back", "use-wicked_slice-1"} <= set(options(match))
    play(match, "stance-back", "use-wicked_slice-1")
    assert options(match) == ["end"]


@pytest.mark.rule("DD-18.4")
def test_the_same_action_twice() -> None:
    heroes = {"hellion": {"area": "S"}, "vestal": {"area": "S"}, "jester": {"area": "S"}}
    match = fight(heroes, [FAR], turn="hellion")
    play(match, "stance-back", "stance-back")
    assert party(match) == ["vestal", "jester", "hellion"]
    assert options(match) == ["end"]
    match = fight(heroes, [FAR], turn="hellion")
    play(match, f"move-{C}", f"move-{S}")
    assert options(match) == ["end"]


@pytest.mark.rule("DD-18.5")
def test_provisions_cost_no_action() -> None:
    match = fight(
        {"crusader": {"wounds": 5, "stress": 2}, "vestal": {}},
        [FAR],
        turn="crusader",
        stores={"food": 2, "potion": 1},
    )
    play(match, "eat", "potion-stress")
    assert hero(match)["actions"] == 2
    play(match, "stance-back", "stance-forward")
    assert options(match) == ["end", "eat"]  # even with no action left
    play(match, "eat")
    assert (hero(match)["wounds"], hero(match)["stress"]) == (3, 1)


@pytest.mark.rule("DD-18.6")
@pytest.mark.parametrize(
    ("kind", "reached"),
    [
        ("crusader", {C, SW, SE}),  # Speed 1
        ("hellion", {C, SW, SE, N, W, E}),  # Speed 2
        ("jester", {C, SW, SE, N, W, E, NW, NE}),  # Speed 3
    ],
)
def test_a_move_goes_up_to_speed_areas(kind: str, reached: set[int]) -> None:
    match = fight({kind: {"area": "S"}}, [FAR], turn=kind)
    assert moves(options(match)) == reached


@pytest.mark.rule("DD-18.7")
@pytest.mark.rule("DD-A.38")
def test_he_may_pass_through_a_full_area_but_not_end_there() -> None:
    """C is full. With one action left it is no goal, but N behind it is."""
    crowd = [("pliskin", "C"), ("pliskin", "C"), ("bone_captain", "C")]
    match = fight(
        {"hellion": {"area": "S"}, "vestal": {"area": "E"}}, crowd, turn="hellion", level=2
    )
    play(match, "stance-back")
    assert C not in moves(options(match))
    assert N in moves(options(match))


@pytest.mark.rule("DD-18.8")
def test_who_stops_in_a_full_area_must_move_out_with_the_second_action() -> None:
    crowd = [("pliskin", "C"), ("pliskin", "C"), ("bone_captain", "C")]
    match = fight(
        {"hellion": {"area": "S"}, "vestal": {"area": "E"}},
        crowd,
        turn="hellion",
        level=2,
        stores={"torch": 1},
        light=4,
        tape=["party"],
    )
    play(match, f"move-{C}")
    assert hero(match)["area"] == C
    found = options(match)
    assert "end" not in found
    assert "stance-back" not in found
    assert not [one for one in found if one.startswith("use-")]
    assert moves(found) == {N, S, NW, NE, SW, SE}
    assert "torch" in found  # free as ever
    play(match, f"move-{N}", "end")


@pytest.mark.rule("DD-18.8")
def test_the_place_he_left_is_a_way_out() -> None:
    """Speed 1; S is full with him, SW and W are full: from SW he can still step back."""
    heroes = {"crusader": {"area": "S"}, "vestal": {"area": "S"}, "jester": {"area": "W"}}
    crowd = [("bone_captain", "S"), ("pliskin", "SW"), ("pliskin", "SW")]
    match = fight(heroes, crowd, turn="crusader", level=2, tape=["party"], blocks=[W, W])
    play(match, f"move-{SW}")
    assert options(match) == [f"move-{S}"]
    play(match, f"move-{S}", "end")


@pytest.mark.rule("DD-18.9")
def test_to_interact_he_must_be_in_the_area_and_it_costs_an_action() -> None:
    match = fight(
        {"crusader": {"area": "N"}}, [("madman", "S")], turn="crusader", tape=["roll", "food"]
    )
    assert "loot" not in options(match)
    play(match, f"move-{NW}", "loot")
    assert options(match) == ["end"]


@pytest.mark.rule("DD-18.10")
@pytest.mark.rule("DD-18.11")
def test_a_chest_is_flipped_gives_a_rolled_die_and_is_gone() -> None:
    match = fight(
        {"crusader": {"area": "NW"}}, [("madman", "S")], turn="crusader", tape=["roll", "torch"]
    )
    play(match, "loot")
    assert table(match)["stores"]["torch"] == 1
    assert table(match)["battle"]["chests"][NW] == 0
    assert "loot" not in options(match)
    assert used_up(match)


@pytest.mark.rule("DD-18.12")
def test_a_chest_with_a_die_of_choice() -> None:
    match = fight({"crusader": {"area": "NW"}}, [("madman", "S")], turn="crusader", tape=["choose"])
    play(match, "loot")
    assert options(match) == ["food", "bandage", "potion", "torch", "tool"]
    play(match, "tool")
    assert table(match)["stores"]["tool"] == 1


@pytest.mark.rule("DD-18.13")
@pytest.mark.rule("DD-A.39")
def test_gold_or_a_rolled_die_is_chosen_before_the_roll() -> None:
    for choice, outcome, gold, food in (("gold", 7, 7, 0), ("die", "food", 0, 1)):
        match = fight(
            {"crusader": {"area": "NW"}},
            [("madman", "S")],
            turn="crusader",
            tape=["gold_or_roll", outcome],
            hamlet={"gold": 0},
        )
        play(match, "loot")
        assert options(match) == ["gold", "die"]
        assert not used_up(match)  # nothing but the token has been drawn
        play(match, choice)
        assert (table(match)["gold"], table(match)["stores"]["food"]) == (gold, food)


@pytest.mark.rule("DD-18.14")
@pytest.mark.rule("DD-A.39")
def test_double_gold_or_a_chosen_die() -> None:
    match = fight(
        {"crusader": {"area": "NW"}},
        [("madman", "S")],
        turn="crusader",
        tape=["double_gold_or_choose", 7],
        hamlet={"gold": 0},
    )
    play(match, "loot", "gold")
    assert table(match)["gold"] == 14
    match = fight(
        {"crusader": {"area": "NW"}},
        [("madman", "S")],
        turn="crusader",
        tape=["double_gold_or_choose"],
    )
    play(match, "loot", "die", "potion")
    assert table(match)["stores"]["potion"] == 1


@pytest.mark.rule("DD-18.15")
@pytest.mark.rule("DD-24.11")
def test_with_the_last_monster_interaction_ends() -> None:
    """He has an action left and a chest at his feet; the Battle is over all the same."""
    match = fight(
        {"highwayman": {"area": "NW", "skills": ["wicked_slice"]}},
        [{"kind": "madman", "area": "NW", "wounds": 9}],
        turn="highwayman",
        tape=[2],
    )
    assert "loot" in options(match)
    play(match, f"use-wicked_slice-{NW}")
    assert match.over
    assert table(match)["battle"] is None


@pytest.mark.rule("DD-18.16")
def test_a_room_card_offers_its_own_interactions() -> None:
    """ruins_6: Loot the Chest takes two actions; Hide and Heal takes one, and 2 Stress."""
    match = fight(
        {"crusader": {"area": "HIDE", "wounds": 9}, "vestal": {"area": "CHEST"}},
        [("madman", "S")],
        room="ruins_6",
        turn="crusader",
    )
    assert "interact-1" in options(match)
    play(match, "interact-1")
    assert (hero(match)["wounds"], hero(match)["stress"], hero(match)["actions"]) == (0, 2, 1)
    match = fight(
        {"crusader": {"area": "CHEST"}, "vestal": {"area": "CHEST"}},
        [("madman", "S")],
        room="ruins_6",
        turn="crusader",
    )
    assert "interact-0" in options(match)
    play(match, "stance-back")
    assert "interact-0" not in options(match)  # one action is not enough


@pytest.mark.rule("DD-18.17")
def test_change_stance_swaps_with_the_neighbour() -> None:
    heroes = ("crusader", "hellion", "highwayman", "vestal")
    for way, wanted in (
        ("stance-forward", ["hellion", "crusader", "highwayman", "vestal"]),
        ("stance-back", ["crusader", "highwayman", "hellion", "vestal"]),
    ):
        match = fight(heroes, [FAR], turn="hellion")
        play(match, way)
        assert party(match) == wanted
        assert hero(match, "hellion")["actions"] == 1


@pytest.mark.rule("DD-18.17")
def test_the_ends_of_the_tracker() -> None:
    heroes = ("crusader", "hellion", "highwayman", "vestal")
    assert "stance-forward" not in options(fight(heroes, [FAR], turn="crusader"))
    assert "stance-back" not in options(fight(heroes, [FAR], turn="vestal"))


@pytest.mark.rule("DD-18.18")
@pytest.mark.rule("DD-18.19")
def test_example_highwayman_and_hellion_and_nobody_moves_on_the_tile() -> None:
    match = fight(
        {"hellion": {"area": "SE"}, "highwayman": {"area": "W"}}, [FAR], turn="highwayman"
    )
    play(match, "stance-forward")
    assert hero(match, "highwayman")["stance"] == "aggressive"
    assert hero(match, "hellion")["stance"] == "defensive"
    assert (hero(match, "hellion")["area"], hero(match, "highwayman")["area"]) == (SE, W)


@pytest.mark.rule("DD-18.20")
def test_example_hand_of_light_only_from_aggressive_or_defensive() -> None:
    for place in range(4):
        order = [1, 2, 3]
        order.insert(place, 0)
        match = fight(
            {
                "vestal": {"area": "S", "skills": ["hand_of_light"]},
                "jester": {},
                "hellion": {},
                "occultist": {},
            },
            [("madman", "C")],
            turn="vestal",
            order=[order, [8]],
        )
        assert (f"use-hand_of_light-{C}" in options(match)) is (place < 2)
        assert (closed(match).get("use-hand_of_light") == "dd-why-stance") is (place >= 2)


@pytest.mark.rule("DD-18.20")
def test_only_equipped_skills() -> None:
    match = fight(
        {"vestal": {"area": "S", "skills": ["hand_of_light"]}}, [("madman", "C")], turn="vestal"
    )
    used = {one.split("-")[1] for one in options(match) if one.startswith("use-")}
    assert used == {"hand_of_light"}  # Mace Bash would reach as well


@pytest.mark.rule("DD-18.21")
def test_next_turn_the_skill_is_fresh() -> None:
    match = fight(
        {"highwayman": {"area": "NW", "skills": ["wicked_slice"]}},
        [{"kind": "bone_captain", "area": "NW"}],
        turn="highwayman",
        level=2,
        cards=(0, 0),
        tape=[3, "party"],
    )
    play(match, f"use-wicked_slice-{NW}")
    assert f"use-wicked_slice-{NW}" not in options(match)
    play(match, "end")
    assert f"use-wicked_slice-{NW}" in options(match)


@pytest.mark.rule("DD-A.37")
def test_one_hit_among_several_targets_spends_the_skill() -> None:
    """Zealous Accusation on a soldier (Dodge 0) and a courtier (Dodge 1)."""
    for roll, spent in ((8, True), (9, True), (10, False)):
        match = fight(
            {"crusader": {"area": "S", "skills": ["zealous_accusation"]}},
            [("bone_soldier", "C"), ("bone_courtier", "C")],
            turn="crusader",
            tape=[roll],
        )
        play(match, f"use-zealous_accusation-{C}")
        assert [foe(match, n) and foe(match, n)["wounds"] for n in (0, 1)] == [  # type: ignore[index]
            5 if roll < 10 else 0,
            5 if roll < 9 else 0,
        ]
        assert (hero(match)["spent"] == ["zealous_accusation"]) is spent


@pytest.mark.rule("DD-A.37")
def test_a_skill_without_acc_always_succeeds() -> None:
    match = fight(
        {"crusader": {"area": "S", "skills": ["bulwark_of_faith"]}}, [FAR], turn="crusader"
    )
    play(match, f"use-bulwark_of_faith-{S}")
    assert hero(match)["spent"] == ["bulwark_of_faith"]


@pytest.mark.rule("DD-A.40")
def test_a_hero_may_end_his_turn_early() -> None:
    match = fight({"crusader": {}, "vestal": {}}, [FAR], turn="crusader", tape=["party"])
    assert hero(match)["actions"] == 2
    play(match, "end")
    assert hero(match, "vestal")["active"]
    assert asked(match) == ["act"]


def test_the_names_of_the_areas_are_those_of_the_room() -> None:
    assert [area_of("ruins_9", name) for name in pack().room("ruins_9").names] == [
        N, NW, NE, W, C, E, SW, S, SE,
    ]  # fmt: skip
