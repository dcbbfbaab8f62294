"""What is in the box (BB-0)."""

from __future__ import annotations

import pytest

import undercroft
from undercroft import InvalidChance, InvalidSetup

from .helpers import catalog, opening, pack_with, problems
from .stage import STARTERS, hand, hunter, play, stage, table


def enemies(kind: str) -> list[str]:
    return [id for id, e in catalog(opening())["enemies"].items() if e["kind"] == kind]


@pytest.mark.rule("BB-0.1")
def test_three_to_five_may_play_and_no_other_number() -> None:
    for players in (3, 4, 5):
        match = undercroft.new("bloodborne", {"players": players}, seed=1)
        assert len(match.seats) == len(table(match)["hunters"]) == players
    for players in (0, 1, 2, 6):
        with pytest.raises(InvalidSetup, match="players"):
            undercroft.new("bloodborne", {"players": players}, seed=1)


@pytest.mark.rule("BB-0.2")
def test_the_supply_is_135_blood() -> None:
    match = opening(monster="carrion_crow")
    seen = table(match)
    assert seen["monster"]["echoes"] == 7
    assert seen["reserve"] == 15 * 5 + 60 * 1 - 7 == 128


@pytest.mark.rule("BB-0.3")
def test_five_players_have_fifteen_trophy_tokens() -> None:
    hunters = table(opening(5))["hunters"]
    assert [len(one["trophies"]) for one in hunters] == [3, 3, 3, 3, 3]


@pytest.mark.rule("BB-0.4")
def test_there_is_one_die_of_each_colour() -> None:
    assert list(catalog(opening())["dice"]) == ["green", "yellow", "red"]
    for colour in ("green", "yellow", "red"):
        assert problems({"dice": {colour: None}}) == [f"dice.yaml: {colour}: missing"]


@pytest.mark.rule("BB-0.5")
def test_there_are_five_identical_sets_of_five_starters() -> None:
    match = opening(5)
    starters = [id for id, card in catalog(match)["cards"].items() if card["starter"]]
    assert starters == STARTERS
    hands = [hand(match, seat) for seat in range(5)]
    assert all(sorted(one) == sorted(STARTERS) for one in hands)
    assert sum(map(len, hands)) == 25


@pytest.mark.rule("BB-0.6")
def test_there_are_32_upgrades() -> None:
    match = opening()
    cards = catalog(match)["cards"].values()
    assert sum(card["copies"] for card in cards if not card["starter"]) == 32
    assert len(table(match)["row"]) + table(match)["upgrades_left"] == 32


@pytest.mark.rule("BB-0.7")
def test_there_are_18_ordinary_monsters_and_7_bosses() -> None:
    assert len(enemies("monster")) == 18
    assert len(enemies("boss")) == 7


@pytest.mark.rule("BB-0.8")
def test_there_are_five_final_bosses() -> None:
    assert len(enemies("final_boss")) == 5


@pytest.mark.rule("BB-0.9")
def test_five_boards_five_dials_and_one_token() -> None:
    match = stage(
        5, monster="watchdog", hunters={2: {"hand": [*STARTERS, "oath_glaive"]}}, tape="0"
    )
    assert len({seat.name for seat in match.seats}) == 5
    play(match, "saw_cleaver", "saw_cleaver", "oath_glaive", "saw_cleaver", "saw_cleaver")
    # Each dial turns for itself; the token is in one place.
    assert [hunter(match, seat)["health"] for seat in range(5)] == [8, 8, 5, 8, 8]
    assert [table(match, seat)["first"] for seat in range(5)] == [1] * 5


@pytest.mark.rule("BB-0.9")
def test_a_pack_must_have_five_boards() -> None:
    assert problems({"hunters": {"wren": None}}) == ["hunters.yaml: five Hunters are needed"]


@pytest.mark.rule("BB-A.1")
def test_the_split_is_18_and_7_and_not_18_in_all() -> None:
    assert len(enemies("monster")) + len(enemies("boss")) == 25


@pytest.mark.rule("BB-A.1")
@pytest.mark.parametrize(
    ("file", "ids", "least"),
    [("monsters", enemies("monster"), 7), ("bosses", enemies("boss"), 3)],
)
def test_the_split_comes_from_the_data_but_has_a_least(
    file: str, ids: list[str], least: int
) -> None:
    assert problems({file: dict.fromkeys(ids[least:])}) == []
    assert problems({file: dict.fromkeys(ids[least - 1 :])}) == [
        f"{file}.yaml: at least {least} entries are needed"
    ]


@pytest.mark.rule("BB-A.1")
def test_a_game_with_the_fewest_enemies_is_dealt_from_them_all() -> None:
    monsters, bosses = enemies("monster"), enemies("boss")
    pack = pack_with({"monsters": dict.fromkeys(monsters[7:]), "bosses": dict.fromkeys(bosses[3:])})
    assert table(opening(monster=bosses[0], pack=pack))["dungeon"]["left"] == 9
    with pytest.raises(InvalidChance):
        opening(monster=monsters[7], pack=pack)


@pytest.mark.rule("BB-A.2")
def test_the_attested_faces_are_there() -> None:
    dice = catalog(opening())["dice"]
    assert {"2+", "0"} <= set(dice["red"])
    assert any("3" in faces for faces in dice.values())


@pytest.mark.rule("BB-A.2")
def test_dice_are_data() -> None:
    pack = pack_with({"dice": {"red": {"faces": ["5+", "6"]}}})
    match = stage(monster="watchdog", pack=pack, tape=["6", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert [hunter(match, seat)["health"] for seat in range(3)] == [2, 2, 2]
    match = stage(monster="watchdog", pack=pack, tape=["2"])
    with pytest.raises(InvalidChance, match="5\\+, 6"):
        play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
