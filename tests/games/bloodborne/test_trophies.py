"""Trophies (BB-15)."""

from __future__ import annotations

import pytest

import undercroft

from .stage import (
    STARTERS,
    base_pack,
    each,
    entry,
    hunter,
    kinds,
    play,
    stage,
    told,
)

HENRYK, EILEEN, LUDWIG = 0, 1, 2


def beasts(match: undercroft.Match) -> list[int]:
    return [trophies["beast"] for trophies in each(match, "trophies")]


@pytest.mark.rule("BB-15.1")
def test_there_are_three_types_each_with_its_own_track() -> None:
    match = stage(
        monster="tar_wolf", echoes=1, hunters={HENRYK: {"trophies": (3, 2, 0)}}, tape=["0"]
    )
    tracks = undercroft.catalog(match)["track"]
    assert isinstance(tracks, dict)
    assert set(tracks) == {"kin", "humanoid", "beast"}
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert hunter(match, HENRYK)["trophies"] == {"kin": 3, "humanoid": 2, "beast": 1}


@pytest.mark.rule("BB-15.2")
def test_only_who_took_blood_of_a_killed_monster_gains_a_trophy() -> None:
    match = stage(monster="scourge_beast", echoes=2, tape=["0", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver", "hunter_axe")
    # Ludwig attacks too, but nothing is left.
    assert beasts(match) == [1, 1, 0]


@pytest.mark.rule("BB-15.2")
def test_a_monster_that_is_not_killed_gives_no_trophy() -> None:
    match = stage(monster="scourge_beast", echoes=4, tape=["0", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert each(match, "collected") == [1, 1, 1]
    assert beasts(match) == [0, 0, 0]


@pytest.mark.rule("BB-15.3")
def test_a_trophy_moves_the_matching_token_one_space() -> None:
    match = stage(
        monster="scourge_beast", echoes=1, hunters={HENRYK: {"trophies": (1, 1, 1)}}, tape=["0"]
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert hunter(match, HENRYK)["trophies"] == {"kin": 1, "humanoid": 1, "beast": 2}
    assert told(match, "trophy") == [{"who": HENRYK, "trophy": "beast", "count": 2}]


@pytest.mark.rule("BB-15.4")
def test_one_blood_suffices_and_more_gives_no_second_trophy() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=5,
        hunters={EILEEN: {"hand": [*STARTERS, "kirkhammer"]}},
        tape=["0"],
    )
    play(match, "saw_cleaver", "kirkhammer", "hunters_dream")
    assert [hunter(match, seat)["took"] for seat in (HENRYK, EILEEN)] == [1, 4]
    assert beasts(match) == [1, 1, 0]


@pytest.mark.rule("BB-15.5")
@pytest.mark.parametrize(
    ("trophies", "bonus"),
    [((0, 0, 0), 0), ((1, 0, 0), 1), ((0, 3, 0), 5), ((0, 0, 5), 12), ((2, 4, 1), 3 + 8 + 1)],
)
def test_a_track_is_worth_the_space_reached(trophies: tuple[int, int, int], bonus: int) -> None:
    match = stage(hunters={EILEEN: {"trophies": trophies}})
    assert hunter(match, EILEEN)["bonus"] == bonus


@pytest.mark.rule("BB-15.6")
def test_eileen_gets_her_humanoid_token_to_the_space_of_three() -> None:
    match = stage(
        monster="executioner", echoes=2, hunters={EILEEN: {"trophies": (0, 1, 0)}}, tape=["0"]
    )
    play(match, "hunters_dream", "hunter_axe", "hunters_dream")
    assert hunter(match, EILEEN)["took"] == 2
    assert hunter(match, EILEEN)["trophies"]["humanoid"] == 2
    assert hunter(match, EILEEN)["bonus"] == 3


@pytest.mark.rule("BB-15.7")
def test_trophies_are_neither_lost_nor_banked_nor_spent() -> None:
    match = stage(
        monster="carrion_crow",
        final_boss="tithe_king",
        hunters={
            HENRYK: {"trophies": (1, 2, 3), "collected": 0},
            EILEEN: {"trophies": (3, 2, 1), "health": 1, "collected": 1},
        },
        row=["cannon", "blood_vial", "kirkhammer"],
        tape=["2", "bone_saw", "bone_saw", "star_moth"],
    )
    play(match, "hunters_dream", "saw_cleaver", "saw_cleaver")
    assert hunter(match, EILEEN)["dead"]
    match.decide("cannon", seat=HENRYK)
    match.decide("blood_vial", seat=EILEEN)
    # A dream, a death, the Tithe King's due and the Star Moth's: only Blood was touched.
    assert each(match, "banked") == [0, 0, 0]
    assert list(hunter(match, HENRYK)["trophies"].values()) == [1, 2, 3]
    assert list(hunter(match, EILEEN)["trophies"].values()) == [3, 2, 1]


@pytest.mark.rule("BB-A.43")
def test_tracks_are_looked_up_in_the_pack() -> None:
    pack = base_pack()
    entry(pack, "trophies", "kin")["spaces"] = [2, 7]
    entry(pack, "trophies", "humanoid")["spaces"] = [4, 4, 20]
    match = stage(
        hunters={HENRYK: {"trophies": (2, 3, 1)}, EILEEN: {"trophies": (1, 1, 0)}}, pack=pack
    )
    assert each(match, "bonus") == [7 + 20 + 1, 2 + 4, 0]


@pytest.mark.rule("BB-A.43")
def test_the_attested_spaces_are_on_the_tracks() -> None:
    tracks = undercroft.catalog(stage())["track"]
    assert isinstance(tracks, dict)
    assert {3, 5} <= set(tracks["humanoid"])
    assert 3 in tracks["kin"]
    assert 1 in tracks["beast"]


@pytest.mark.rule("BB-A.44")
def test_a_token_on_the_top_space_stays_there() -> None:
    match = stage(
        monster="scourge_beast", echoes=1, hunters={HENRYK: {"trophies": (0, 0, 5)}}, tape=["0"]
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert "killed" in kinds(match)
    assert hunter(match, HENRYK)["trophies"] == {"kin": 0, "humanoid": 0, "beast": 5}
    assert hunter(match, HENRYK)["bonus"] == 12


@pytest.mark.rule("BB-A.45")
def test_blood_taken_by_an_effect_counts_as_damage() -> None:
    pack = base_pack()
    bell = entry(pack, "upgrades", "hush_bell")
    bell["damage"] = 0
    bell["effects"] = [{"when": "instant", "op": "deal", "amount": 1}]
    match = stage(
        monster="scourge_beast",
        echoes=2,
        hunters={HENRYK: {"hand": [*STARTERS, "hush_bell"]}},
        tape=["0"],
        pack=pack,
    )
    play(match, "hush_bell", "saw_cleaver", "hunters_dream")
    assert each(match, "collected") == [1, 1, 0]
    assert beasts(match) == [1, 1, 0]


@pytest.mark.rule("BB-A.45")
def test_a_utility_card_earns_a_trophy_like_a_weapon() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=2,
        hunters={HENRYK: {"hand": [*STARTERS, "ashen_veil"]}},
        tape=["0"],
    )
    play(match, "ashen_veil", "saw_cleaver", "hunters_dream")
    assert beasts(match) == [1, 1, 0]


@pytest.mark.rule("BB-A.45")
def test_blood_stolen_from_a_hunter_earns_no_trophy() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=2,
        hunters={
            HENRYK: {"hand": [*STARTERS, "twin_hooks"]},
            EILEEN: {"hand": [*STARTERS, "parry_pistol"]},
            LUDWIG: {"collected": 3},
        },
        tape=["0", "lamp_townsman"],
    )
    play(match, "twin_hooks", "parry_pistol", "saw_cleaver")
    match.decide("hunter-0", seat=EILEEN)
    # The hooks are parried to nothing, but Henryk has stolen 1 when Ludwig kills the Beast.
    assert each(match, "collected") == [1, 1, 3 - 1 + 1]
    assert beasts(match) == [0, 1, 1]
