"""Exploration dice and hazards (DD-10, DD-T.1): who rolls, what each face asks, what pays for it."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    BLANKS,
    CURIO,
    DARKNESS,
    HUNGER,
    PARTY,
    RUBBLE,
    TRAP,
    Fields,
    asked,
    coming,
    dungeon,
    each,
    hero,
    kinds,
    options,
    play,
    table,
    used_up,
)


def rolls(*faces: str) -> list[object]:
    """Eight dice, two a hero in Stance order; what is not said is blank."""
    return [*faces, *BLANKS[len(faces) :]]


def before_a(tape: list[object], heroes: Any = PARTY, **more: Any) -> Match:
    """At the start; Room a is Empty and lies open."""
    return dungeon(heroes, tokens={"a": "empty"}, tape=tape, **more)


def hazard(face: str, fields: Fields | None = None, **more: Any) -> Match:
    """The first hero, a Crusader, meets a hazard."""
    party = {"crusader": fields or {}, "hellion": {}, "highwayman": {}, "vestal": {}}
    return dungeon(party, agenda=[["stop"], ["hazard", 0, face]], **more)


def who_is_asked(match: Match) -> int:
    prompt: Any = match.decisions[0].to_json()["prompt"]
    number: int = prompt["args"]["who"]["id"]
    return number


# ---------------------------------------------------------------------- the dice


@pytest.mark.rule("DD-10.1")
def test_only_an_unexplored_corridor_is_explored() -> None:
    match = before_a(rolls())
    assert "explore-0" in options(match)
    assert not [one for one in options(match) if one.startswith("back")]
    play(match, "explore-0")
    assert "back-8" in options(match)  # the way back is known
    assert "explore-8" not in options(match)
    assert "explore-1" in options(match)  # the one ahead is not


@pytest.mark.rule("DD-10.2")
def test_the_party_moves_together() -> None:
    match = before_a(rolls())
    play(match, "explore-0")
    assert table(match)["dungeon"]["at"] == 0  # one place for all four
    doc: Any = match.position()
    assert doc["state"]["dungeon"]["at"] == 0
    assert {one["area"] for one in doc["state"]["heroes"]} == {None}


@pytest.mark.rule("DD-10.3")
@pytest.mark.rule("DD-1.11")
def test_each_hero_rolls_two_dice() -> None:
    match = before_a(rolls())
    play(match, "explore-0")
    rolled = [event.fields["figure"] for event in match.events if event.kind == "hazard"]
    assert rolled == [kind for kind in PARTY for _ in range(2)]
    assert used_up(match)


@pytest.mark.rule("DD-10.4")
@pytest.mark.rule("DD-A.18")
def test_one_hero_resolves_all_his_dice_then_the_next_in_stance_order() -> None:
    match = before_a(rolls("hunger", "hunger", "hunger", "rubble"), stores={"food": 3, "tool": 1})
    play(match, "arrange", "hero-3", "hero-1", "hero-0", "explore-0")
    seen = []
    while asked(match) != ["stop"]:
        if asked(match) == ["hazard"]:
            seen.append(who_is_asked(match))
            play(match, "suffer")
        else:
            play(match, "hunger" if "hunger" in options(match) else "rubble")
    assert seen == [3, 3, 1, 1]  # the Vestal stands in front


@pytest.mark.rule("DD-10.5")
def test_the_player_says_which_die_comes_first() -> None:
    for first, wounds in (("rubble", [1, 2]), ("hunger", [2, 1])):
        match = before_a(rolls("rubble", "hunger"))
        play(match, "explore-0")
        assert asked(match) == ["hero_dice"]
        assert options(match) == ["rubble", "hunger"]
        play(match, first)
        hurt = [event.fields["amount"] for event in match.events if event.kind == "wounded"]
        assert hurt == wounds


@pytest.mark.rule("DD-10.14")
def test_the_room_is_entered_when_all_dice_are_resolved() -> None:
    match = before_a(rolls(*BLANKS[:7], "hunger"), stores={"food": 1})
    play(match, "explore-0")
    assert asked(match) == ["hazard"]
    assert table(match)["dungeon"]["at"] == 8  # still before the Room
    play(match, "pay")
    assert table(match)["dungeon"]["at"] == 0
    assert table(match)["dungeon"]["cleared"] == [0]


@pytest.mark.rule("DD-A.19")
def test_the_exploration_die_has_one_of_each_hazard_two_curios_and_four_blanks() -> None:
    match = before_a([])
    assert coming(match, "explore-0") == {
        "rubble": 1, "hunger": 1, "darkness": 1, "curio": 2, "trap": 1, "blank": 4,
    }  # fmt: skip


@pytest.mark.rule("DD-A.23")
def test_a_newcomer_has_nothing_to_do_with_the_dice_of_the_dead() -> None:
    match = before_a(
        [*rolls("hunger", "hunger"), "skull"], {"crusader": {"wounds": 17}, "hellion": {}}
    )
    play(match, "explore-0")
    assert asked(match) == ["replace"]
    assert table(match)["dungeon"]["at"] == 8  # he joins before the Room is entered
    assert table(match)["dungeon"]["dice"][0] == []  # the second die is discarded
    play(match, "jester")
    while asked(match) == ["outfit"]:
        play(match, options(match)[0])
    assert table(match)["dungeon"]["at"] == 0
    assert hero(match, "jester")["wounds"] == 0


@pytest.mark.rule("DD-A.23")
def test_the_heart_of_a_newcomer_does_not_give_out_for_the_dead() -> None:
    """Rubble at Death's Door and at Stress 9: he dies of the Wound, and what comes then is nobody's."""
    heroes = {"crusader": {"wounds": 17, "stress": 9, "red": True, "mood": "fearful"}}
    match = before_a([*rolls("rubble"), "skull"], heroes)
    play(match, "explore-0", "jester")
    while asked(match) == ["outfit"]:
        play(match, options(match)[0])
    assert [event.fields["why"] for event in match.events if event.kind == "died"] == ["deathblow"]
    assert asked(match) == ["stop"]


# ---------------------------------------------------------------------- rubble and hunger


@pytest.mark.rule("DD-10.6")
@pytest.mark.rule("DD-T.1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_rubble_wounds_by_the_dungeons_level(level: int) -> None:
    match = hazard(RUBBLE, level=level)
    assert hero(match)["wounds"] == level
    assert hero(match)["stress"] == 1


@pytest.mark.rule("DD-10.6")
@pytest.mark.rule("DD-A.20")
@pytest.mark.rule("DD-8.12")
def test_a_tool_avoids_both_wounds_and_stress_of_rubble() -> None:
    match = hazard(RUBBLE, stores={"tool": 2, "food": 1, "torch": 1})
    assert sorted(options(match)) == ["pay", "suffer"]
    play(match, "pay")
    assert (hero(match)["wounds"], hero(match)["stress"]) == (0, 0)
    assert table(match)["stores"]["tool"] == 1
    assert table(match)["stores"]["food"] == 1


@pytest.mark.rule("DD-10.7")
@pytest.mark.rule("DD-T.1")
@pytest.mark.parametrize(("level", "wounds"), [(1, 2), (2, 4), (3, 6)])
def test_hunger_wounds_by_the_heros_level(level: int, wounds: int) -> None:
    match = hazard(HUNGER, {"level": level})
    assert hero(match)["wounds"] == wounds
    assert hero(match)["stress"] == 0


@pytest.mark.rule("DD-10.7")
@pytest.mark.rule("DD-8.8")
def test_food_stills_hunger() -> None:
    match = hazard(HUNGER, stores={"food": 1})
    play(match, "pay")
    assert hero(match)["wounds"] == 0
    assert table(match)["stores"]["food"] == 0


@pytest.mark.rule("DD-10.6")
@pytest.mark.rule("DD-10.7")
@pytest.mark.parametrize(
    ("face", "tool", "level", "words"),
    [
        (RUBBLE, "tool", 1, "Climb over: 1 Wound and 1 Stress"),
        (RUBBLE, "tool", 3, "Climb over: 3 Wounds and 1 Stress"),
        (HUNGER, "food", 2, "Starve: 4 Wounds"),
        (TRAP, "tool", 2, "Risk it: the trap attacks for 4 Wounds"),
    ],
)
def test_what_bearing_a_hazard_costs_is_said_in_numbers(
    face: int, tool: str, level: int, words: str
) -> None:
    match = hazard(face, {"level": level}, stores={tool: 1}, level=level)
    assert [each.text() for each in match.decisions[0].options if each.id == "suffer"] == [words]


# ---------------------------------------------------------------------- darkness


@pytest.mark.rule("DD-10.8")
@pytest.mark.rule("DD-T.1")
@pytest.mark.rule("DD-8.11")
def test_darkness_costs_a_torch_or_light_or_two_stress() -> None:
    wanted = {"pay": (5, 0, 0), "dim": (4, 0, 1), "suffer": (5, 2, 1)}
    for answer, (light, stress, torches) in wanted.items():
        match = hazard(DARKNESS, stores={"torch": 1}, level=3)
        assert sorted(options(match)) == ["dim", "pay", "suffer"]
        play(match, answer)
        assert table(match)["light"] == light
        assert each(match, "stress") == [stress, 0, 0, 0]
        assert table(match)["stores"]["torch"] == torches


@pytest.mark.rule("DD-10.8")
def test_the_resolving_hero_chooses_how_to_meet_darkness() -> None:
    match = dungeon(setup={"players": 4}, agenda=[["stop"], ["hazard", 2, DARKNESS]])
    assert match.waiting == [2]


@pytest.mark.rule("DD-A.9")
def test_darkness_is_not_paid_with_light_that_is_not_there() -> None:
    match = hazard(DARKNESS, light=0, stores={"torch": 1})
    assert sorted(options(match)) == ["pay", "suffer"]


# ---------------------------------------------------------------------- curios


@pytest.mark.rule("DD-10.9")
def test_a_curio_die_draws_a_card_with_both_its_sides() -> None:
    match = before_a([*rolls("curio"), "cracked_reliquary"])
    gold = table(match)["gold"]
    play(match, "explore-0")
    assert hero(match)["stress"] == 1
    assert table(match)["gold"] == gold + 10


@pytest.mark.rule("DD-10.10")
@pytest.mark.rule("DD-8.11")
def test_a_torch_before_the_draw_takes_the_curios_bad_side_away() -> None:
    match = hazard(CURIO, stores={"torch": 1}, tape=["cracked_reliquary"])
    gold = table(match)["gold"]
    play(match, "pay")
    assert hero(match)["stress"] == 0
    assert table(match)["gold"] == gold + 10
    assert table(match)["stores"]["torch"] == 0


@pytest.mark.rule("DD-A.21")
def test_a_torch_is_declared_before_the_card_is_drawn() -> None:
    match = hazard(CURIO, stores={"torch": 1}, tape=["family_portrait", 9])
    assert "curio" not in kinds(match)  # nobody has seen the card yet
    play(match, "suffer")
    assert hero(match)["stress"] == 1
    assert asked(match) == ["stop"]
    assert table(match)["stores"]["torch"] == 1


# ---------------------------------------------------------------------- traps


@pytest.mark.rule("DD-10.11")
@pytest.mark.rule("DD-10.12")
@pytest.mark.rule("DD-10.13")
@pytest.mark.rule("DD-T.1")
@pytest.mark.parametrize(("level", "hit", "critical"), [(1, 2, 4), (2, 4, 8), (3, 6, 12)])
def test_a_trap_by_the_dungeons_level(level: int, hit: int, critical: int) -> None:
    """The Crusader has Dodge 0, and 1 more at Light 5."""
    for roll, wounds in ((1, critical), (2, critical), (3, hit), (7, hit), (8, 0)):
        match = hazard(TRAP, level=level, tape=[roll])
        assert hero(match)["wounds"] == wounds, roll


@pytest.mark.rule("DD-10.13")
def test_a_trap_is_an_attack_with_all_that_changes_attacks() -> None:
    for light, roll, wounds in ((4, 8, 2), (4, 9, 0), (5, 8, 0)):
        assert hero(hazard(TRAP, light=light, tape=[roll]))["wounds"] == wounds
    match = hazard(TRAP, {"stacks": [["protection", 0, 3]]}, tape=[3])
    assert hero(match)["wounds"] == 1  # half of 2


@pytest.mark.rule("DD-10.11")
@pytest.mark.rule("DD-8.12")
def test_a_tool_disarms_a_trap() -> None:
    match = hazard(TRAP, stores={"tool": 1})
    play(match, "pay")
    assert hero(match)["wounds"] == 0
    assert table(match)["stores"]["tool"] == 0


@pytest.mark.rule("DD-A.22")
def test_a_critical_trap_stresses_only_the_trapped() -> None:
    match = hazard(TRAP, tape=[2])
    assert each(match, "stress") == [1, 0, 0, 0]
    match = hazard(TRAP, tape=[3])
    assert each(match, "stress") == [0, 0, 0, 0]
