"""Bosses: they stay until they die (BB-10)."""

from __future__ import annotations

import pytest

import undercroft
from undercroft import Match

from .stage import (
    base_pack,
    each,
    entry,
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
NOTHING = {"kin": 0, "humanoid": 0, "beast": 0}


def survived() -> Match:
    """The Watchdog after a round in which it lost 3 of 12 Blood; one roll is left on the tape."""
    match = stage(monster="watchdog", tape=["0", "0"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    return match


def gascoigne() -> Match:
    """Father Gascoigne after a round in which he took 6 damage, 2 of it from Eileen."""
    match = stage(
        monster="father_gascoigne",
        hunters={
            HENRYK: {"hand": ["chain_scythe", "saw_cleaver", "hunters_dream"]},
            LUDWIG: {"hand": ["saw_cleaver", "hunter_axe", "hunters_dream"]},
        },
        tape=["0", "0"],
    )
    play(match, "chain_scythe", "hunter_axe", "saw_cleaver")
    return match


@pytest.mark.rule("BB-10.1")
def test_a_boss_with_blood_left_does_not_escape() -> None:
    match = survived()
    assert "escaped" not in kinds(match)
    assert table(match)["dungeon"]["gone"] == []


@pytest.mark.rule("BB-10.2")
def test_a_surviving_boss_is_fought_again() -> None:
    match = survived()
    assert table(match)["round"] == 2
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    assert [blow["left"] for blow in told(match, "dealt")] == [11, 10, 9, 7, 5, 3]
    assert monster(match)["id"] == "watchdog"  # type: ignore[index]


@pytest.mark.rule("BB-10.3")
def test_a_boss_gets_nothing_back_between_rounds() -> None:
    match = survived()
    assert monster(match)["echoes"] == 9  # type: ignore[index]
    assert monster(match)["full"] == 12  # type: ignore[index]
    assert table(match)["reserve"] == 135 - 9 - 3


@pytest.mark.rule("BB-10.4")
def test_no_card_is_revealed_while_a_boss_survives() -> None:
    match = stage(monster="watchdog", tape=["0"])
    before = table(match)["dungeon"]
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert "revealed" not in kinds(match)
    assert table(match)["dungeon"] == before
    assert used_up(match)


@pytest.mark.rule("BB-10.5")
def test_a_killed_boss_leaves_and_the_game_goes_on() -> None:
    match = stage(monster="watchdog", echoes=2, tape=["0", "carrion_crow"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert table(match)["dungeon"]["gone"] == [{"id": "watchdog", "how": "killed"}]
    assert not match.over
    assert monster(match)["id"] == "carrion_crow"  # type: ignore[index]
    assert match.waiting == [HENRYK, EILEEN, LUDWIG]


@pytest.mark.rule("BB-10.6")
def test_every_boss_lists_two_or_three_types() -> None:
    enemies = undercroft.catalog(survived())["enemies"]
    assert isinstance(enemies, dict)
    bosses = [enemy for enemy in enemies.values() if enemy["kind"] == "boss"]
    assert len(bosses) == 7
    for boss in bosses:
        assert len(set(boss["trophies"])) == len(boss["trophies"])
        assert len(boss["trophies"]) in (2, 3), boss["id"]


@pytest.mark.rule("BB-10.7")
@pytest.mark.parametrize(
    ("boss", "gained"),
    [
        ("watchdog", {"kin": 1, "humanoid": 0, "beast": 1}),
        ("mirror_abbess", {"kin": 1, "humanoid": 1, "beast": 0}),
        ("threefold_saint", {"kin": 1, "humanoid": 1, "beast": 1}),
    ],
)
def test_a_killed_boss_gives_one_trophy_of_every_listed_type(
    boss: str, gained: dict[str, int]
) -> None:
    match = stage(monster=boss, echoes=3, tape=["0"])
    play(match, "hunter_axe", "saw_cleaver", "hunters_dream")
    assert each(match, "trophies") == [gained, gained, NOTHING]


@pytest.mark.rule("BB-10.8")
def test_damage_of_earlier_rounds_gives_no_trophy() -> None:
    match = stage(monster="watchdog", echoes=4, tape=["0", "0"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert monster(match)["echoes"] == 1  # type: ignore[index]
    play(match, "hunters_dream", "hunter_axe", "hunters_dream")
    assert each(match, "trophies") == [NOTHING, {"kin": 1, "humanoid": 0, "beast": 1}, NOTHING]


@pytest.mark.rule("BB-10.9")
def test_the_die_of_a_boss_is_rolled_anew_every_round() -> None:
    match = stage(monster="watchdog", tape=["3", "2"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert each(match, "health") == [5, 5, 5]
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    assert each(match, "health") == [3, 3, 3]
    assert [roll["face"] for roll in told(match, "rolled")] == ["3", "2"]


@pytest.mark.rule("BB-10.10")
def test_gascoigne_takes_six_damage_and_stays() -> None:
    match = gascoigne()
    assert each(match, "trophies") == [NOTHING, NOTHING, NOTHING]
    assert monster(match) == {
        "id": "father_gascoigne", "kind": "boss", "die": "red", "echoes": 8 - 6, "full": 8,
    }  # fmt: skip


@pytest.mark.rule("BB-10.11")
def test_gascoigne_killed_gives_ludwig_a_humanoid_and_a_beast() -> None:
    match = gascoigne()
    play(match, "hunters_dream", "hunters_dream", "hunter_axe")
    assert hunter(match, LUDWIG)["trophies"] == {"kin": 0, "humanoid": 1, "beast": 1}
    assert table(match)["dungeon"]["gone"] == [{"id": "father_gascoigne", "how": "killed"}]


@pytest.mark.rule("BB-10.12")
def test_who_struck_gascoigne_in_the_first_round_only_gains_nothing() -> None:
    match = gascoigne()
    assert hunter(match, EILEEN)["collected"] == 2
    play(match, "hunters_dream", "hunters_dream", "hunter_axe")
    assert "killed" in kinds(match)
    assert hunter(match, EILEEN)["trophies"] == NOTHING
    assert hunter(match, HENRYK)["trophies"] == NOTHING


@pytest.mark.rule("BB-A.27")
def test_who_shot_and_died_before_the_kill_keeps_the_trophy_but_not_the_blood() -> None:
    match = stage(monster="scourge_beast", echoes=2, hunters={EILEEN: {"health": 1}}, tape=["2"])
    play(match, "saw_cleaver", "hunter_pistol", "hunters_dream")
    assert hunter(match, EILEEN)["dead"]
    assert hunter(match, EILEEN)["collected"] == 0
    assert [trophies["beast"] for trophies in each(match, "trophies")] == [1, 1, 0]


@pytest.mark.rule("BB-A.28")
def test_a_boss_does_its_reveal_ability_once_and_its_lasting_one_every_round() -> None:
    pack = base_pack()
    entry(pack, "bosses", "watchdog")["abilities"].append(
        {"when": "on_reveal", "op": "hurt", "who": "all", "amount": 1}
    )
    rifles = ["ludwigs_rifle", "ludwigs_rifle", "hunter_pistol", "hunters_dream"]
    match = stage(
        monster="lamp_townsman",
        echoes=1,
        hunters={HENRYK: {"hand": rifles}},
        tape=["watchdog", "0", "0"],
        pack=pack,
    )
    play(match, "hunter_pistol", "saw_cleaver", "saw_cleaver")
    assert monster(match)["id"] == "watchdog"  # type: ignore[index]
    assert each(match, "health") == [7, 7, 7]
    play(match, "ludwigs_rifle", "hunter_axe", "hunter_axe")
    assert each(match, "health") == [7, 7, 7]
    play(match, "ludwigs_rifle", "hunters_dream", "hunters_dream")
    assert each(match, "health") == [7, 7, 7]
    # The rifle is worth 2, the Watchdog suffers 1 from a Ranged Weapon, round after round.
    assert [blow["amount"] for blow in told(match, "dealt") if blow["who"] == HENRYK] == [1, 1, 1]
