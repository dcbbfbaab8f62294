"""Blood: where it comes from and where it goes (BB-18)."""

from __future__ import annotations

import pytest

import undercroft
from undercroft import Match

from .stage import STARTERS, each, hand, hunter, kinds, monster, options, play, stage, table

HENRYK, EILEEN, LUDWIG = 0, 1, 2


def all_blood(match: Match) -> int:
    """All Blood there is, as the table shows it."""
    shown = table(match)
    on_monster = shown["monster"]["echoes"] if shown["monster"] else 0
    held = sum(one["collected"] + one["banked"] for one in shown["hunters"])
    return int(shown["reserve"]) + on_monster + held


@pytest.mark.rule("BB-18.1")
def test_blood_comes_from_the_reserve_onto_monsters() -> None:
    match = stage(monster="scourge_beast", echoes=1, tape=["garden_of_eyes"])
    assert table(match)["reserve"] == 134
    play(match, "hunter_pistol", "saw_cleaver", "saw_cleaver")
    assert monster(match)["echoes"] == 7  # type: ignore[index]
    assert table(match)["reserve"] == 134 - 7
    assert each(match, "collected") == [1, 0, 0]


@pytest.mark.rule("BB-18.1")
def test_a_card_text_may_bring_blood_from_the_reserve() -> None:
    match = stage(monster="bell_widow", echoes=1, tape=["0"])
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert hunter(match, HENRYK)["collected"] == 1 + 1
    assert table(match)["reserve"] == 134 - 1


@pytest.mark.rule("BB-18.2")
def test_an_attack_moves_blood_and_creates_none() -> None:
    match = stage(monster="watchdog", echoes=6, tape=["0"])
    before = table(match)["reserve"]
    play(match, "hunter_axe", "saw_cleaver", "saw_cleaver")
    assert each(match, "collected") == [2, 1, 1]
    assert monster(match)["echoes"] == 6 - 4  # type: ignore[index]
    assert table(match)["reserve"] == before


@pytest.mark.rule("BB-18.2")
def test_a_stronger_blow_takes_no_more_than_is_there() -> None:
    match = stage(
        monster="watchdog",
        echoes=1,
        hunters={HENRYK: {"hand": [*STARTERS, "kirkhammer"]}},
        tape=["0"],
    )
    before = table(match)["reserve"]
    play(match, "kirkhammer", "hunters_dream", "hunters_dream")
    assert hunter(match, HENRYK)["collected"] == 1
    assert table(match)["reserve"] == before


@pytest.mark.rule("BB-18.3")
def test_collected_and_banked_are_counted_apart() -> None:
    match = stage(
        monster="carrion_crow", hunters={HENRYK: {"collected": 3, "banked": 8}}, tape=["0"]
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert (hunter(match, HENRYK)["collected"], hunter(match, HENRYK)["banked"]) == (4, 8)


@pytest.mark.rule("BB-18.4")
def test_there_is_no_cap_on_a_hunters_blood() -> None:
    match = stage(
        monster="carrion_crow",
        hunters={HENRYK: {"collected": 500, "banked": 700}, EILEEN: {"collected": 300}},
        tape=["0"],
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert hunter(match, HENRYK)["collected"] == 501
    assert hunter(match, EILEEN)["banked"] == 300


@pytest.mark.rule("BB-18.5")
@pytest.mark.parametrize(
    "final_boss", ["gehrman", "rom", "lamp_mother", "tithe_king", "famine_star"]
)
@pytest.mark.parametrize("players", [3, 5])
def test_blood_is_constant_at_every_choice_of_a_whole_game(final_boss: str, players: int) -> None:
    setup = {"players": players, "final_boss": final_boss}
    match = undercroft.new("bloodborne", setup, seed=f"{final_boss}-{players}")
    for turn in range(3000):
        if match.over:
            break
        assert all_blood(match) == 135
        seat = match.waiting[0]
        open_here = options(match, seat)
        # A changing place in the hand: Weapons, Dreams and Upgrades all get their turn.
        match.decide(open_here[turn % len(open_here)], seat=seat)
    assert match.over
    assert all_blood(match) == 135
    assert {"killed", "escaped", "died", "banked"} <= set(kinds(match))


@pytest.mark.rule("BB-18.6")
def test_five_blood_can_be_paid_in_ones() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=1,
        hunters={EILEEN: {"collected": 5}, LUDWIG: {"collected": 61}},
        tape=["star_moth"],
    )
    play(match, "hunter_pistol", "saw_cleaver", "saw_cleaver")
    # The Star Moth takes 1 from each: from a 5, and from more than there are tokens worth 1.
    assert each(match, "collected") == [0, 4, 60]


@pytest.mark.rule("BB-18.7")
def test_blood_health_trophies_and_used_piles_are_public() -> None:
    eileen = {
        "health": 3,
        "collected": 6,
        "banked": 9,
        "trophies": (1, 0, 2),
        "hand": ["hunters_dream", "kirkhammer"],
        "used": ["saw_cleaver", "chain_scythe"],
    }
    match = stage(hunters={EILEEN: eileen})
    for seat in (None, HENRYK, EILEEN, LUDWIG):
        shown = table(match, seat)
        assert shown["reserve"] == 135 - 3 - 15
        seen = shown["hunters"][EILEEN]
        assert (seen["health"], seen["collected"], seen["banked"]) == (3, 6, 9)
        assert seen["trophies"] == {"kin": 1, "humanoid": 0, "beast": 2}
        assert seen["used"] == ["saw_cleaver", "chain_scythe"]


@pytest.mark.rule("BB-18.7")
def test_hands_are_private() -> None:
    match = stage(hunters={EILEEN: {"hand": ["hunters_dream", "kirkhammer"]}}, row=["cannon"])
    assert hand(match, EILEEN) == ["hunters_dream", "kirkhammer"]
    for seat in (None, HENRYK, LUDWIG):
        shown = str(match.view(seat))
        assert "kirkhammer" not in shown
        assert table(match, seat)["hunters"][EILEEN]["hand_count"] == 2


@pytest.mark.rule("BB-A.50")
def test_a_monster_gets_its_full_blood_from_an_empty_reserve() -> None:
    match = stage(
        monster="scourge_beast", echoes=1, hunters={EILEEN: {"banked": 134}}, tape=["watchdog"]
    )
    assert table(match)["reserve"] == 0
    play(match, "hunter_pistol", "saw_cleaver", "saw_cleaver")
    assert monster(match)["echoes"] == 12  # type: ignore[index]
    assert table(match)["reserve"] == -12
