"""Step 3: Instants (BB-6)."""

from __future__ import annotations

import pytest

from undercroft import Match

from .helpers import pack_with, whom
from .stage import (
    STARTERS,
    each,
    hand,
    hunter,
    kinds,
    monster,
    play,
    stage,
    table,
    told,
    used_up,
)

HENRYK, EILEEN, LUDWIG = 0, 1, 2


def holding(*cards: str) -> dict[str, list[str]]:
    return {"hand": [*STARTERS, *cards]}


@pytest.mark.rule("BB-6.1")
def test_every_instant_is_resolved_by_its_own_text() -> None:
    match = stage(
        5,
        monster="watchdog",
        hunters={
            0: {"health": 2, **holding("blood_vial")},  # heals fully
            1: {"collected": 5, **holding("hush_bell")},  # deals 1, banks 3
            2: holding("oath_glaive"),  # costs 3 Health now, strikes later
            3: {"used": ["bone_saw"], **holding("grave_lens")},  # deals 1, takes a card back
        },
        tape=["0"],
    )
    play(match, "blood_vial", "hush_bell", "oath_glaive", "grave_lens", "hunter_pistol")
    assert each(match, "health") == [8, 8, 5, 8, 8]
    assert each(match, "collected") == [0, 3, 4, 1, 1]
    assert each(match, "banked") == [0, 3, 0, 0, 0]
    assert "bone_saw" in hand(match, 3)
    assert whom(match, "instant") == [0, 1, 2, 3, 4]


@pytest.mark.rule("BB-6.1")
def test_a_card_without_an_instant_waits() -> None:
    match = stage(monster="watchdog", tape=["0"])
    play(match, "saw_cleaver", "hunter_axe", "hunter_pistol")
    assert whom(match, "instant") == [2]


@pytest.mark.rule("BB-6.2")
@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_instants_come_one_at_a_time_in_player_order(first: int, winner: int) -> None:
    # One Blood is left: the first of both to act has it.
    match = stage(
        monster="lamp_townsman",
        echoes=1,
        first=first,
        hunters={0: holding("hush_bell"), 1: holding("repeating_pistol")},
    )
    play(match, "hush_bell", "repeating_pistol", "hunters_dream")
    took = [one["collected"] + one["banked"] for one in table(match)["hunters"]]
    assert took == [int(seat == winner) for seat in range(3)]
    assert whom(match, "instant") == [winner, 1 - winner]


@pytest.mark.rule("BB-6.2")
def test_an_instant_is_finished_before_the_next_begins() -> None:
    match = stage(
        monster="watchdog",
        hunters={0: holding("parry_pistol"), 1: {"health": 3, **holding("blood_vial")}},
        tape=["0"],
    )
    play(match, "parry_pistol", "blood_vial", "hunter_axe")
    # One Melee Weapon in play: nothing to choose. With two there is, and everybody waits.
    assert kinds(match).index("weakened") < kinds(match).index("healed")
    match = stage(
        4,
        monster="watchdog",
        hunters={0: holding("parry_pistol"), 1: {"health": 3, **holding("blood_vial")}},
        tape=["0"],
    )
    play(match, "parry_pistol", "blood_vial", "hunter_axe", "hunter_axe")
    assert match.waiting == [0]
    assert hunter(match, 1)["health"] == 3
    match.decide("hunter-2", seat=0)
    assert hunter(match, 1)["health"] == 8


@pytest.mark.rule("BB-6.3")
def test_example_eileens_pistol_takes_one_blood() -> None:
    match = stage(monster="watchdog", echoes=9, hunters={EILEEN: {"collected": 1}}, tape=["0"])
    reserve = table(match)["reserve"]
    play(match, "hunters_dream", "hunter_pistol", "hunters_dream")
    assert told(match, "dealt") == [
        {"who": EILEEN, "card": "hunter_pistol", "amount": 1, "left": 8}
    ]
    assert each(match, "collected") == [0, 2, 0]
    assert monster(match)["echoes"] == 8  # type: ignore[index]
    assert table(match)["reserve"] == reserve


@pytest.mark.rule("BB-6.3")
def test_each_damage_moves_one_blood() -> None:
    match = stage(monster="threefold_saint", hunters={0: holding("ludwigs_rifle")}, tape=["0"])
    play(match, "ludwigs_rifle", "hunters_dream", "hunters_dream")
    assert hunter(match, 0)["collected"] == 2
    assert monster(match)["echoes"] == 12 - 2  # type: ignore[index]


@pytest.mark.rule("BB-6.4")
def test_instants_come_before_the_monster_and_before_other_attacks() -> None:
    match = stage(
        monster="lamp_townsman",
        echoes=3,
        hunters={2: {"health": 1, **holding("blood_vial")}},
        tape=["2", "scourge_beast"],
    )
    play(match, "hunter_axe", "hunter_pistol", "blood_vial")
    # The vial saves Ludwig from the attack; the pistol is quicker than Henryk's axe.
    assert not told(match, "died")
    assert [event["who"] for event in told(match, "dealt")] == [1, 0]
    order = kinds(match)
    assert order.index("healed") < order.index("rolled") < order.index("attacks")
    assert order.index("instant") < order.index("dealt") < order.index("rolled")


def shot_dead(monster: str = "scourge_beast") -> Match:
    """Eileen's pistol and Ludwig's Beast Lure take all Blood; Henryk has an axe in play."""
    match = stage(
        monster=monster,
        echoes=2,
        first=EILEEN,
        hunters={LUDWIG: holding("beast_lure")},
        tape=["lamp_townsman"],
    )
    play(match, "hunter_axe", "hunter_pistol", "beast_lure")
    return match


@pytest.mark.rule("BB-6.5")
def test_without_blood_it_is_removed_at_once() -> None:
    match = shot_dead()
    # Ludwig's Instant has dealt the last damage and still asks for a target: the Monster is gone.
    assert match.waiting == [LUDWIG]
    assert table(match)["step"] == "instant"
    assert monster(match) is None
    assert table(match)["dungeon"]["gone"] == [{"id": "scourge_beast", "how": "killed"}]
    assert kinds(match)[-2:] == ["trophy", "trophy"]


@pytest.mark.rule("BB-6.6")
def test_after_a_kill_steps_four_to_six_are_skipped() -> None:
    match = shot_dead("rabid_dog")
    match.decide("hunter-0", seat=LUDWIG)
    assert kinds(match)[kinds(match).index("lured") + 1 :] == ["revealed", "round"]
    # The tape holds no die: none was asked for.
    assert used_up(match)


@pytest.mark.rule("BB-6.6")
def test_after_a_kill_step_seven_is_played() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=1,
        hunters={2: {"collected": 2, "health": 3}},
        tape=["cannon"],
    )
    play(match, "saw_cleaver", "hunter_pistol", "hunters_dream")
    assert table(match)["step"] == "dream"
    assert match.waiting == [2]
    assert hunter(match, 2)["banked"] == 2


@pytest.mark.rule("BB-6.7")
def test_after_a_kill_nothing_is_rolled_struck_or_let_go() -> None:
    match = stage(
        monster="rabid_dog",
        echoes=1,
        hunters={0: holding("cannon")},
        tape=["lamp_townsman"],
    )
    play(match, "cannon", "hunter_pistol", "hunter_axe")
    assert not {"rolled", "attack", "hit", "attacks", "escaped"} & set(kinds(match))
    assert each(match, "health") == [8, 8, 8]  # not even the cannon's side effect
    assert each(match, "collected") == [0, 1, 0]
    assert used_up(match)


@pytest.mark.rule("BB-6.8")
def test_example_eileen_does_not_attack_in_step_five() -> None:
    match = stage(monster="scourge_beast", echoes=3, tape=["0", "lamp_townsman"])
    play(match, "hunters_dream", "hunter_pistol", "saw_cleaver")
    assert whom(match, "attacks") == [LUDWIG]
    assert each(match, "collected") == [0, 1, 1]


@pytest.mark.rule("BB-6.9")
def test_a_step_three_kill_gives_its_dealers_trophies() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=2,
        hunters={0: holding("hush_bell")},
        tape=["lamp_townsman"],
    )
    play(match, "hush_bell", "hunter_pistol", "hunter_axe")
    assert [one["beast"] for one in each(match, "trophies")] == [1, 1, 0]
    assert [sum(one.values()) for one in each(match, "trophies")] == [1, 1, 0]


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("BB-A.14")
def test_waiting_instants_are_finished_after_the_kill() -> None:
    match = stage(
        4,
        monster="scourge_beast",
        echoes=1,
        hunters={
            1: holding("fire_flask"),
            2: {"collected": 2, **holding("hush_bell")},
            3: {"health": 2, **holding("blood_vial")},
        },
        tape=["lamp_townsman"],
    )
    play(match, "hunter_pistol", "fire_flask", "hush_bell", "blood_vial")
    assert whom(match, "instant") == [0, 1, 2, 3]
    assert whom(match, "dealt") == [0]
    assert each(match, "collected") == [1, 0, 0, 0]
    assert each(match, "banked") == [0, 0, 2, 0]
    assert each(match, "health") == [7, 7, 7, 8]  # the flask burnt everybody, then the vial healed
    assert [one["beast"] for one in each(match, "trophies")] == [1, 0, 0, 0]


@pytest.mark.rule("BB-A.14")
def test_an_effect_that_deals_damage_finds_nothing_after_the_kill() -> None:
    heal = {"when": "instant", "op": "heal", "who": "self", "amount": 2}
    deal = {"when": "instant", "op": "deal", "amount": 2}
    match = stage(
        monster="scourge_beast",
        pack=pack_with({"upgrades": {"blood_vial": {"effects": [deal, heal]}}}),
        echoes=1,
        hunters={1: {"health": 3, **holding("blood_vial")}},
        tape=["lamp_townsman"],
    )
    play(match, "hunter_pistol", "blood_vial", "saw_cleaver")
    assert each(match, "collected") == [1, 0, 0]
    assert each(match, "health") == [8, 5, 8]
    assert [one["beast"] for one in each(match, "trophies")] == [1, 0, 0]


@pytest.mark.rule("BB-A.15")
@pytest.mark.parametrize(
    ("boss", "types"),
    [
        ("father_gascoigne", {"kin": 0, "humanoid": 1, "beast": 1}),
        ("threefold_saint", {"kin": 1, "humanoid": 1, "beast": 1}),
    ],
)
def test_a_boss_killed_in_step_three(boss: str, types: dict[str, int]) -> None:
    match = stage(
        4,
        monster=boss,
        echoes=6,
        hunters={2: holding("hush_bell")},
        tape=["0", "lamp_townsman"],
    )
    play(match, "hunter_axe", "saw_cleaver", "saw_cleaver", "transform")
    match.decide("hunter_pistol", seat=3)
    assert monster(match)["echoes"] == 1  # type: ignore[index]
    assert "trophy" not in kinds(match)
    # Seat 1 begins. Seat 2's bell kills; seat 0 struck last round only, seat 1's axe comes too late.
    play(match, "hunters_dream", "hunter_axe", "hush_bell", "saw_cleaver")
    none = {"kin": 0, "humanoid": 0, "beast": 0}
    assert each(match, "trophies") == [none, none, types, none]


@pytest.mark.rule("BB-A.15")
def test_all_who_took_blood_up_to_the_killing_instant_have_their_part() -> None:
    match = stage(
        4,
        monster="watchdog",
        echoes=2,
        hunters={
            0: holding("hush_bell"),
            1: holding("repeating_pistol"),
            2: holding("ludwigs_rifle"),
        },
        tape=["lamp_townsman"],
    )
    play(match, "hush_bell", "repeating_pistol", "ludwigs_rifle", "saw_cleaver")
    mine, none = {"kin": 1, "humanoid": 0, "beast": 1}, {"kin": 0, "humanoid": 0, "beast": 0}
    assert each(match, "trophies") == [mine, mine, none, none]


@pytest.mark.rule("BB-A.15")
def test_a_final_boss_killed_in_step_three() -> None:
    match = stage(final_boss="gehrman", monster="gehrman", echoes=1)
    play(match, "hunter_axe", "hunter_pistol", "hunter_axe")
    assert match.over
    assert [sum(one.values()) for one in each(match, "trophies")] == [0, 3, 0]


@pytest.mark.rule("BB-A.16")
@pytest.mark.parametrize("card", ["repeating_pistol", "hunter_axe"])
def test_a_hunter_killed_by_anothers_instant_is_out_of_the_round(card: str) -> None:
    match = stage(
        monster="watchdog",
        hunters={
            0: holding("fire_flask"),
            1: {"health": 1, "collected": 3, "banked": 2, **holding("repeating_pistol")},
        },
        tape=["2"],
    )
    play(match, "fire_flask", card, "saw_cleaver")
    died = [event.kind for event in match.events].index("died")
    assert died < kinds(match).index("rolled")
    assert told(match, "died") == [{"who": 1, "lost": 3}]
    assert 1 not in whom(match, "instant") + whom(match, "attacks") + whom(match, "dealt")
    assert each(match, "collected") == [1, 0, 1]
    assert hunter(match, 1)["banked"] == 2
    assert whom(match, "hit") == [0, 1, 2, 0, 2]  # the flask, then the Monster
    assert match.waiting == [1]


@pytest.mark.rule("BB-A.16")
def test_an_instant_that_came_before_the_death_stands() -> None:
    match = stage(
        monster="watchdog",
        first=1,
        hunters={0: holding("fire_flask"), 1: {"health": 1, **holding("repeating_pistol")}},
        tape=["2"],
    )
    play(match, "fire_flask", "repeating_pistol", "saw_cleaver")
    assert {"who": 1, "card": "repeating_pistol", "amount": 1, "left": 11} in told(match, "dealt")
    assert told(match, "died") == [{"who": 1, "lost": 1}]


@pytest.mark.rule("BB-A.17")
@pytest.mark.parametrize(
    ("reading", "health"), [(None, 7), ("any_damage", 7), ("monster_attack", 5)]
)
def test_whether_the_dream_halves_other_hunters_instants(reading: str | None, health: int) -> None:
    burn = {"when": "instant", "op": "hurt", "who": "all", "amount": 3}
    match = stage(
        monster="watchdog",
        pack=pack_with({"upgrades": {"fire_flask": {"effects": [burn]}}}),
        hunters={0: holding("fire_flask")},
        setup={"dream_halves": reading} if reading else None,
        tape=["0"],
    )
    play(match, "fire_flask", "hunters_dream", "saw_cleaver")
    assert each(match, "health") == [5, health, 5]


@pytest.mark.rule("BB-A.17")
@pytest.mark.parametrize("reading", ["any_damage", "monster_attack"])
def test_the_dream_halves_the_monsters_attack_in_both_readings(reading: str) -> None:
    match = stage(monster="watchdog", setup={"dream_halves": reading}, tape=["3"])
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert each(match, "health") == [5, 7, 5]


@pytest.mark.rule("BB-A.18")
def test_the_flasks_player_takes_the_blood_then_dies_and_keeps_the_trophy() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=1,
        hunters={1: {"health": 1, "collected": 2, **holding("fire_flask")}},
        tape=["cannon", "lamp_townsman"],
    )
    reserve = table(match)["reserve"]
    play(match, "saw_cleaver", "fire_flask", "saw_cleaver")
    assert told(match, "dealt") == [{"who": 1, "card": "fire_flask", "amount": 1, "left": 0}]
    assert told(match, "died") == [{"who": 1, "lost": 3}]
    assert table(match)["reserve"] == reserve + 3
    assert [one["beast"] for one in each(match, "trophies")] == [0, 1, 0]


@pytest.mark.rule("BB-A.18")
def test_its_damage_counts_for_a_later_kill_too() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=3,
        hunters={1: {"health": 1, **holding("fire_flask")}},
        tape=["0"],
    )
    play(match, "hunter_axe", "fire_flask", "saw_cleaver")
    assert [one["beast"] for one in each(match, "trophies")] == [1, 1, 0]
    assert each(match, "collected") == [2, 0, 0]


@pytest.mark.rule("BB-A.18")
def test_it_hurts_all_hunters_at_once_and_then_deaths_are_checked() -> None:
    match = stage(
        monster="watchdog",
        hunters={0: {"health": 1}, 1: {"health": 1, **holding("fire_flask")}, 2: {"health": 1}},
        tape=["0"],
    )
    play(match, "saw_cleaver", "fire_flask", "saw_cleaver")
    log = [kind for kind in kinds(match) if kind in ("hit", "died")]
    assert log == ["hit", "hit", "hit", "died", "died", "died"]


@pytest.mark.rule("BB-6.1")
@pytest.mark.parametrize(("moment", "timing"), [("instant", "instant"), ("after_attack", "attack")])
def test_what_a_card_asks_comes_where_its_text_says(moment: str, timing: str) -> None:
    """A line that asks and one that does not: the second waits for the answer to the first."""
    effects = [
        {"when": moment, "op": "steal", "who": "chosen_other", "amount": 2},
        {"when": moment, "op": "hurt", "who": "all", "amount": 1},
    ]
    pack = pack_with({"upgrades": {"cannon": {"timing": timing, "effects": effects}}})
    rich = {"health": 1, "collected": 3}
    match = stage(
        monster="watchdog", hunters={0: holding("cannon"), 1: rich, 2: rich}, tape=["0"], pack=pack
    )
    play(match, "cannon", "hunter_axe", "hunter_axe")
    assert match.waiting == [0]
    assert each(match, "health") == [8, 1, 1]
    match.decide("hunter-2", seat=0)
    assert told(match, "stole") == [{"who": 0, "from": 2, "amount": 2}]
    order = [kind for kind in kinds(match) if kind in ("stole", "died")]
    assert order == ["stole", "died", "died"]
