"""The Final Boss (BB-16)."""

from __future__ import annotations

import pytest

import undercroft
from undercroft import Reported, Tape

from .stage import (
    STARTERS,
    base_pack,
    each,
    entry,
    hunter,
    kinds,
    monster,
    options,
    play,
    stage,
    table,
    told,
    used_up,
)

HENRYK, EILEEN, LUDWIG = 0, 1, 2
ROW = ["repeating_pistol", "cannon", "blood_vial"]


def opening(players: int, final_boss: str, first_monster: str) -> undercroft.Match:
    """A match from its set-up on, with this first Monster."""
    row = ["kirkhammer", "kirkhammer", "bone_saw", "bone_saw", "cannon"][:players]
    setup = {"players": players, "final_boss": final_boss, "first_player": 0}
    return undercroft.new("bloodborne", setup, chance=Tape([*row, first_monster]))


@pytest.mark.rule("BB-16.1")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_final_boss_comes_once_ten_cards_are_gone(seed: int) -> None:
    match = undercroft.new("bloodborne", {"final_boss": "gehrman"}, seed=seed)
    for turn in range(2000):
        if "final_boss" in kinds(match):
            break
        open_here = options(match, match.waiting[0])
        match.decide(open_here[turn % len(open_here)], seat=match.waiting[0])
    enemies = undercroft.catalog(match)["enemies"]
    assert isinstance(enemies, dict)
    gone = [enemies[one["id"]]["kind"] for one in table(match)["dungeon"]["gone"]]
    assert (gone.count("monster"), gone.count("boss"), len(gone)) == (7, 3, 10)
    assert table(match)["final_fight"]
    assert monster(match)["id"] == "gehrman"  # type: ignore[index]


def test_no_final_boss_is_shown_before_one_is_drawn() -> None:
    match = undercroft.new("bloodborne", {}, chance=Reported())
    assert "rom" in options(match, 0)  # the draw is awaited
    assert table(match)["final_boss"] is None
    assert not table(match)["final_fight"]


@pytest.mark.rule("BB-16.2")
def test_a_boss_that_is_the_last_card_must_die_first() -> None:
    match = stage(monster="watchdog", echoes=4, left=(0, 0), tape=["0", "0"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert monster(match)["id"] == "watchdog"  # type: ignore[index]
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    assert monster(match)["id"] == "rom"  # type: ignore[index]


@pytest.mark.rule("BB-16.3")
@pytest.mark.parametrize(("players", "echoes"), [(3, 13), (4, 14), (5, 15)])
def test_the_final_boss_gets_its_health_and_the_player_bonus(players: int, echoes: int) -> None:
    match = stage(players, monster="carrion_crow", left=(0, 0), tape=["0"])
    play(match, *["saw_cleaver"] * players)
    assert monster(match) == {
        "id": "rom", "kind": "final_boss", "die": "yellow", "echoes": echoes, "full": echoes,
    }  # fmt: skip


@pytest.mark.rule("BB-16.4")
def test_the_final_boss_stays_and_keeps_its_damage() -> None:
    match = stage(monster="rom", tape=["3", "1"])
    play(match, "saw_cleaver", "hunter_axe", "hunter_axe")
    assert "escaped" not in kinds(match)
    assert monster(match)["echoes"] == 13 - 5  # type: ignore[index]
    assert not match.over
    play(match, "hunter_axe", "saw_cleaver", "saw_cleaver")
    assert monster(match)["echoes"] == 13 - 5 - 4  # type: ignore[index]
    assert each(match, "health") == [4, 4, 4]


@pytest.mark.rule("BB-16.5")
def test_its_killers_of_the_last_round_gain_on_all_three_tracks_whatever_it_shows() -> None:
    pack = base_pack()
    entry(pack, "final_bosses", "rom")["trophies"] = ["kin"]
    match = stage(monster="rom", echoes=5, tape=["0", "0"], pack=pack)
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert [sum(one.values()) for one in each(match, "trophies")] == [0, 0, 0]
    play(match, "hunter_axe", "hunters_dream", "hunters_dream")
    assert match.over
    assert hunter(match, HENRYK)["trophies"] == {"kin": 1, "humanoid": 1, "beast": 1}
    # Eileen and Ludwig had damaged it in the round before only.
    assert [sum(one.values()) for one in each(match, "trophies")] == [3, 0, 0]


@pytest.mark.rule("BB-16.6")
def test_henryk_damaged_the_final_boss_in_its_last_round() -> None:
    match = stage(
        monster="gehrman",
        final_boss="gehrman",
        echoes=3,
        hunters={HENRYK: {"trophies": (0, 2, 1)}},
        tape=["0"],
    )
    play(match, "saw_cleaver", "hunter_axe", "hunters_dream")
    assert match.over
    assert hunter(match, HENRYK)["trophies"] == {"kin": 1, "humanoid": 3, "beast": 2}


@pytest.mark.rule("BB-16.7")
def test_its_ability_holds_from_the_set_up_on() -> None:
    assert monster(opening(3, "lamp_mother", "lamp_townsman"))["die"] == "yellow"  # type: ignore[index]
    assert monster(opening(3, "gehrman", "lamp_townsman"))["echoes"] == 5  # type: ignore[index]
    assert monster(opening(3, "rom", "lamp_townsman")) == {
        "id": "lamp_townsman", "kind": "monster", "die": "green", "echoes": 3, "full": 3,
    }  # fmt: skip


@pytest.mark.rule("BB-16.7")
def test_its_ability_holds_against_later_monsters() -> None:
    match = stage(
        monster="carrion_crow", final_boss="gehrman", tape=["0", "watchdog"],
        hunters={HENRYK: {"collected": 2}},
    )  # fmt: skip
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert monster(match)["echoes"] == 12 + 2  # type: ignore[index]


@pytest.mark.rule("BB-16.7")
@pytest.mark.parametrize("enemy", ["watchdog", "tithe_king"])
def test_its_ability_holds_also_after_a_kill_and_in_its_own_fight(enemy: str) -> None:
    match = stage(
        monster=enemy, final_boss="tithe_king", hunters={EILEEN: {"collected": 5}}, tape=["0"]
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert hunter(match, EILEEN)["banked"] == 4


@pytest.mark.rule("BB-16.7")
def test_its_ability_holds_in_a_dream_without_a_monster() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=1,
        final_boss="tithe_king",
        hunters={EILEEN: {"collected": 5}},
    )
    play(match, "hunter_pistol", "hunters_dream", "saw_cleaver")
    assert monster(match) is None
    assert hunter(match, EILEEN)["banked"] == 4


@pytest.mark.rule("BB-16.8")
@pytest.mark.parametrize(("players", "other", "own"), [(3, 5, 14), (4, 6, 15), (5, 7, 16)])
def test_gehrman_gives_every_other_enemy_two_more_blood(players: int, other: int, own: int) -> None:
    assert monster(opening(players, "gehrman", "lamp_townsman"))["echoes"] == other  # type: ignore[index]
    match = stage(players, monster="carrion_crow", final_boss="gehrman", left=(0, 0), tape=["0"])
    play(match, *["saw_cleaver"] * players)
    assert (monster(match)["id"], monster(match)["echoes"]) == ("gehrman", own)  # type: ignore[index]


@pytest.mark.rule("BB-A.46")
def test_three_blood_on_the_scourge_beast_is_a_game_without_gehrman() -> None:
    for final_boss, echoes in (("rom", 3), ("gehrman", 5)):
        match = opening(3, final_boss, "scourge_beast")
        assert monster(match)["echoes"] == echoes  # type: ignore[index]


@pytest.mark.rule("BB-A.47")
def test_nothing_is_played_after_the_final_boss_dies() -> None:
    match = stage(
        monster="rom",
        echoes=1,
        hunters={EILEEN: {"collected": 2, "hand": ["hunters_dream"], "used": ["saw_cleaver"]}},
        tape=["0"],
    )
    play(match, "saw_cleaver", "hunters_dream", "hunter_axe")
    assert match.over
    assert match.waiting == []
    assert hunter(match, HENRYK)["trophies"] == {"kin": 1, "humanoid": 1, "beast": 1}
    # No dream: nothing reclaimed, gained or rested; no end of round: nothing discarded.
    assert not {"reclaimed", "upgraded", "rested", "escaped"} & set(kinds(match))
    assert hunter(match, EILEEN)["used"] == ["saw_cleaver"]
    assert hunter(match, HENRYK)["played"] == ["saw_cleaver"]
    assert table(match)["first"] == HENRYK


@pytest.mark.rule("BB-A.47")
def test_a_final_boss_killed_by_an_instant_leaves_the_other_instants_to_finish() -> None:
    match = stage(
        monster="rom",
        echoes=1,
        hunters={EILEEN: {"health": 3, "hand": [*STARTERS, "blood_vial"]}},
    )
    play(match, "hunter_pistol", "blood_vial", "saw_cleaver")
    assert match.over
    assert hunter(match, EILEEN)["health"] == 8
    assert "rolled" not in kinds(match)
    assert "attacks" not in kinds(match)
    assert told(match, "won") == [{"who": HENRYK}]
    assert used_up(match)


LAST = {"health": 1, "deaths": 1, "banked": 2}


@pytest.mark.rule("BB-A.47")
@pytest.mark.parametrize("weapon", ["cannon", "ember_sprayer", "twin_hooks"])
def test_nobody_attacks_after_the_blow_that_killed_the_final_boss(weapon: str) -> None:
    match = stage(
        4,
        monster="rom",
        echoes=1,
        hunters={EILEEN: {"hand": [*STARTERS, weapon]}, LUDWIG: {"collected": 3}},
        tape=["0"],
    )
    play(match, "saw_cleaver", weapon, "saw_cleaver", "saw_cleaver")
    # Neither damage nor a question for whom to rob.
    assert match.over
    assert [told(match, "attacks"), told(match, "hit")] == [
        [{"who": HENRYK, "card": "saw_cleaver"}],
        [],
    ]
    assert each(match, "banked") == [1, 0, 3, 0]


@pytest.mark.rule("BB-A.47")
def test_what_the_killing_card_does_beside_still_happens() -> None:
    match = stage(
        4,
        monster="rom",
        echoes=1,
        hunters={
            HENRYK: {"hand": [*STARTERS, "twin_hooks"]},
            EILEEN: {"collected": 3, "hand": [*STARTERS, "cannon"]},
        },
        tape=["0"],
    )
    play(match, "twin_hooks", "cannon", "saw_cleaver", "hunter_axe")
    assert options(match, HENRYK) == ["hunter-2", "hunter-3"]
    match.decide("hunter-2", seat=HENRYK)
    assert match.over
    assert told(match, "stole") == [{"who": HENRYK, "from": LUDWIG, "amount": 0}]
    assert "hit" not in kinds(match)
    match = stage(
        monster="rom", echoes=2, hunters={HENRYK: {"hand": [*STARTERS, "cannon"]}}, tape=["0"]
    )
    play(match, "cannon", "hunter_axe", "hunter_axe")
    assert match.over
    assert each(match, "health") == [7, 7, 7]


@pytest.mark.rule("BB-A.47")
def test_a_boss_that_is_not_the_final_one_leaves_the_later_attacks() -> None:
    match = stage(
        monster="watchdog",
        echoes=1,
        hunters={EILEEN: {"hand": [*STARTERS, "cannon"]}},
        tape=["0", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "cannon", "hunter_axe")
    assert each(match, "health") == [7, 7, 7]


@pytest.mark.rule("BB-A.55")
def test_the_card_that_kills_rom_puts_nobody_out() -> None:
    match = stage(
        monster="rom",
        echoes=2,
        hunters={HENRYK: {**LAST, "hand": [*STARTERS, "cannon"]}, EILEEN: LAST, LUDWIG: LAST},
        tape=["0"],
    )
    play(match, "cannon", "saw_cleaver", "saw_cleaver")
    # All die of the Cannon: what they had collected is lost, but the hunt is won.
    assert match.over
    assert each(match, "dead") == [True, True, True]
    assert each(match, "out") == [False, False, False]
    assert match.result is not None
    assert match.result.winners == (HENRYK,)
    assert [score.total for score in match.result.scores] == [2 + 3, 2, 2]


@pytest.mark.rule("BB-A.55")
def test_instants_that_follow_the_death_of_rom_put_nobody_out() -> None:
    match = stage(
        monster="rom",
        echoes=1,
        hunters={HENRYK: LAST, EILEEN: {**LAST, "hand": [*STARTERS, "fire_flask"]}, LUDWIG: LAST},
    )
    play(match, "hunter_pistol", "fire_flask", "saw_cleaver")
    assert match.over
    assert each(match, "dead") == [True, True, True]
    assert match.result is not None
    assert match.result.winners == (HENRYK,)


@pytest.mark.rule("BB-A.55")
def test_an_ability_that_meets_the_death_of_the_final_boss_puts_nobody_out() -> None:
    pack = base_pack()
    entry(pack, "final_bosses", "rom")["abilities"] += [
        {"when": "on_kill", "op": "hurt", "who": "all", "amount": 1}
    ]
    match = stage(
        monster="rom", echoes=1, hunters=dict.fromkeys(range(3), LAST), tape=["0"], pack=pack
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert match.result is not None
    assert match.result.winners == (HENRYK,)
