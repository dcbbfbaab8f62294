"""Step 5: Hunters attack (BB-8)."""

from __future__ import annotations

import pytest

from undercroft import Match

from .helpers import catalog, pack_with, problems, whom
from .stage import STARTERS, each, hunter, kinds, monster, play, stage, table, told, used_up

HENRYK, EILEEN, LUDWIG = 0, 1, 2


def holding(*cards: str) -> dict[str, list[str]]:
    return {"hand": [*STARTERS, *cards]}


def beasts(match: Match) -> list[int]:
    return [one["beast"] for one in each(match, "trophies")]


@pytest.mark.rule("BB-8.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (3, [3, 0, 1])])
def test_living_hunters_with_a_weapon_attack_in_player_order(first: int, order: list[int]) -> None:
    match = stage(
        5,
        monster="watchdog",
        first=first,
        hunters={2: {"health": 2}, 3: holding("cannon")},
        tape=["2"],
    )
    # Seat 2 dies in Step 4, seat 4 dreams.
    play(match, "saw_cleaver", "hunter_axe", "hunter_axe", "cannon", "hunters_dream")
    assert whom(match, "attacks") == order
    assert each(match, "collected") == [1, 2, 0, 1, 0]  # the Watchdog lets Ranged Weapons take 1


@pytest.mark.rule("BB-8.2")
@pytest.mark.parametrize(
    ("card", "value"), [("saw_cleaver", 1), ("hunter_axe", 2), ("chain_scythe", 3)]
)
def test_blood_equal_to_the_weapons_value_moves(card: str, value: int) -> None:
    match = stage(
        monster="watchdog",
        hunters={0: {"collected": 4, "banked": 1, **holding("chain_scythe")}},
        tape=["0"],
    )
    play(match, card, "hunters_dream", "hunters_dream")
    assert monster(match)["echoes"] == 12 - value  # type: ignore[index]
    assert (hunter(match, 0)["collected"], hunter(match, 0)["banked"]) == (4 + value, 1)


@pytest.mark.rule("BB-8.3")
def test_blood_comes_from_the_monster_and_not_from_the_reserve() -> None:
    match = stage(monster="watchdog", tape=["0"])
    reserve, blood = table(match)["reserve"], monster(match)["echoes"]  # type: ignore[index]
    play(match, "hunter_axe", "hunter_axe", "saw_cleaver")
    assert table(match)["reserve"] == reserve
    assert monster(match)["echoes"] == blood - sum(each(match, "collected"))  # type: ignore[index]
    assert each(match, "collected") == [2, 2, 1]


@pytest.mark.rule("BB-8.3")
def test_the_reserve_does_not_make_up_for_what_is_missing() -> None:
    match = stage(monster="scourge_beast", echoes=1, tape=["0"])
    reserve = table(match)["reserve"]
    play(match, "hunter_axe", "hunters_dream", "hunters_dream")
    assert table(match)["reserve"] == reserve
    assert each(match, "collected") == [1, 0, 0]


@pytest.mark.rule("BB-8.4")
def test_example_ludwig_takes_the_one_blood_left() -> None:
    match = stage(monster="scourge_beast", echoes=3, tape=["0", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver", "hunter_axe")
    assert told(match, "dealt")[-1] == {
        "who": LUDWIG, "card": "hunter_axe", "amount": 1, "left": 0,
    }  # fmt: skip
    assert each(match, "collected") == [1, 1, 1]


@pytest.mark.rule("BB-8.5")
def test_where_nothing_is_left_nothing_is_taken() -> None:
    match = stage(monster="scourge_beast", echoes=2, tape=["0", "lamp_townsman"])
    reserve = table(match)["reserve"]
    play(match, "hunter_axe", "hunter_axe", "saw_cleaver")
    assert each(match, "collected") == [2, 0, 0]
    assert whom(match, "dealt") == [0]
    assert table(match)["reserve"] == reserve - 3  # the next Monster's, nothing else
    assert monster(match)["echoes"] == 3  # type: ignore[index]


@pytest.mark.rule("BB-8.6")
def test_damage_is_the_blood_taken_and_not_the_weapons_value() -> None:
    # The Mirror Abbess passes on what was inflicted: 1 Blood was left, so 1 and not 2.
    match = stage(monster="mirror_abbess", echoes=1, tape=["0", "lamp_townsman"])
    play(match, "hunter_axe", "saw_cleaver", "saw_cleaver")
    assert told(match, "dealt")[0]["amount"] == 1
    assert each(match, "health") == [8, 7, 8]
    assert each(match, "collected") == [1, 0, 0]


@pytest.mark.rule("BB-8.7")
@pytest.mark.parametrize("transform", [False, True])
def test_an_instant_weapon_does_not_attack_again(transform: bool) -> None:
    match = stage(monster="watchdog", tape=["0"])
    play(match, "saw_cleaver", "transform" if transform else "hunter_pistol", "saw_cleaver")
    if transform:
        match.decide("hunter_pistol", seat=1)
    assert whom(match, "attacks") == [0, 2]
    assert whom(match, "dealt") == [1, 0, 2]
    assert each(match, "collected") == [1, 1, 1]


@pytest.mark.rule("BB-8.8")
def test_utility_cards_do_not_attack() -> None:
    match = stage(
        4,
        monster="watchdog",
        hunters={0: holding("fire_flask"), 1: holding("blood_vial")},
        tape=["0"],
    )
    play(match, "fire_flask", "blood_vial", "hunters_dream", "saw_cleaver")
    assert whom(match, "attacks") == [3]
    assert each(match, "collected") == [1, 0, 0, 1]  # the flask in Step 3, once


@pytest.mark.rule("BB-8.8")
def test_a_pack_has_no_utility_that_attacks() -> None:
    assert problems({"upgrades": {"fire_flask": {"timing": "attack"}}}) == [
        "upgrades.yaml: fire_flask: timing: a utility card does not attack in Step 5 (BB-8.8)"
    ]
    cards = catalog(stage())["cards"].values()
    assert not [c["id"] for c in cards if c["type"] == "utility" and c["timing"] == "attack"]


@pytest.mark.rule("BB-8.9")
@pytest.mark.parametrize(("echoes", "killed"), [(3, True), (4, False)])
def test_without_blood_it_is_killed_and_out_of_the_game(echoes: int, killed: bool) -> None:
    match = stage(monster="scourge_beast", echoes=echoes, tape=["0", "lamp_townsman"])
    play(match, "saw_cleaver", "hunter_axe", "hunters_dream")
    assert told(match, "killed") == ([{"enemy": "scourge_beast"}] if killed else [])
    assert ("escaped" in kinds(match)) != killed
    assert monster(match) is None
    how = "killed" if killed else "escaped"
    assert table(match)["dungeon"]["gone"] == [{"id": "scourge_beast", "how": how}]


@pytest.mark.rule("BB-8.10")
def test_each_dealer_of_this_round_gains_one_trophy() -> None:
    match = stage(4, monster="scourge_beast", echoes=4, tape=["0", "lamp_townsman"])
    # A shot, a blow, another; the fourth finds nothing left.
    play(match, "saw_cleaver", "hunter_pistol", "hunter_axe", "hunter_axe")
    assert each(match, "collected") == [1, 1, 2, 0]
    assert beasts(match) == [1, 1, 1, 0]
    assert [sum(one.values()) for one in each(match, "trophies")] == [1, 1, 1, 0]


@pytest.mark.rule("BB-8.10")
def test_what_was_dealt_in_an_earlier_round_gains_nothing() -> None:
    match = stage(monster="watchdog", echoes=4, tape=["0", "0", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    play(match, "hunters_dream", "hunter_axe", "hunters_dream")
    assert beasts(match) == [0, 1, 0]


@pytest.mark.rule("BB-8.11")
def test_example_the_scourge_beast_falls_to_three() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=3,
        tape=["2+", "0", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunter_pistol", "hunter_axe")
    taken = [(event["who"], event["amount"]) for event in told(match, "dealt")]
    assert taken == [(EILEEN, 1), (HENRYK, 1), (LUDWIG, 1)]
    assert told(match, "killed") == [{"enemy": "scourge_beast"}]
    assert beasts(match) == [1, 1, 1]


@pytest.mark.rule("BB-8.12")
def test_example_with_ludwig_first_henryk_is_too_late() -> None:
    match = stage(
        monster="scourge_beast", echoes=3, first=LUDWIG, tape=["2+", "0", "lamp_townsman"]
    )
    play(match, "saw_cleaver", "hunter_pistol", "hunter_axe")
    taken = [(event["who"], event["amount"], event["left"]) for event in told(match, "dealt")]
    assert taken == [(EILEEN, 1, 2), (LUDWIG, 2, 0)]
    assert each(match, "collected") == [0, 1, 2]
    assert beasts(match) == [0, 1, 1]


@pytest.mark.rule("BB-8.13")
@pytest.mark.parametrize(("first", "taken"), [(0, [2, 1, 0]), (1, [0, 2, 1]), (2, [1, 0, 2])])
def test_a_later_seat_may_find_nothing(first: int, taken: list[int]) -> None:
    match = stage(monster="scourge_beast", echoes=3, first=first, tape=["0", "lamp_townsman"])
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    assert each(match, "collected") == taken
    assert beasts(match) == [int(blood > 0) for blood in taken]


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("BB-A.23")
def test_an_attacker_takes_all_there_is_and_is_not_asked() -> None:
    for echoes, taken in ((1, 1), (2, 2), (3, 3), (5, 4)):
        match = stage(
            monster="lamp_townsman",
            echoes=echoes,
            hunters={0: holding("kirkhammer")},
            tape=["0", "scourge_beast"],
        )
        play(match, "kirkhammer", "transform", "transform")
        for seat in (1, 2):
            match.decide("hunter_pistol", seat=seat)  # two pistols: nothing
        assert each(match, "collected") == [taken, 0, 0]
        assert table(match)["round"] == 2
        assert used_up(match)


@pytest.mark.rule("BB-A.24")
@pytest.mark.parametrize("kind", ["kin", "humanoid", "beast"])
def test_the_trophy_is_of_the_type_on_the_card(kind: str) -> None:
    pack = pack_with({"monsters": {"scourge_beast": {"trophies": [kind]}}})
    match = stage(monster="scourge_beast", pack=pack, echoes=1, tape=["0", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    expected = {"kin": 0, "humanoid": 0, "beast": 0, kind: 1}
    assert hunter(match, 0)["trophies"] == expected


@pytest.mark.rule("BB-A.24")
def test_the_scourge_beast_is_a_beast() -> None:
    match = stage(monster="scourge_beast", echoes=1, tape=["0", "lamp_townsman"])
    assert catalog(match)["enemies"]["scourge_beast"]["trophies"] == ["beast"]
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert hunter(match, 0)["trophies"] == {"kin": 0, "humanoid": 0, "beast": 1}


@pytest.mark.rule("BB-A.25")
def test_side_effects_happen_though_the_monster_is_gone() -> None:
    match = stage(
        4,
        monster="scourge_beast",
        echoes=1,
        hunters={1: holding("cannon"), 2: holding("twin_hooks"), 3: {"collected": 2}},
        tape=["0", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "cannon", "twin_hooks", "hunters_dream")
    assert whom(match, "dealt") == [0]
    assert each(match, "health")[:3] == [7, 7, 7]
    assert told(match, "stole") == [{"who": 2, "from": 0, "amount": 1}]
    assert each(match, "collected")[:3] == [0, 0, 1]


@pytest.mark.rule("BB-A.25")
@pytest.mark.parametrize(("first", "healed"), [(0, 2), (1, 5)])
def test_side_effects_that_need_damage_do_not(first: int, healed: int) -> None:
    # The Bone Saw heals whoever takes the last Blood.
    match = stage(
        monster="scourge_beast",
        echoes=1,
        first=first,
        hunters={1: {"health": 2, **holding("bone_saw")}},
        tape=["0", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "bone_saw", "hunters_dream")
    assert hunter(match, 1)["health"] == healed


@pytest.mark.rule("BB-8.4")
def test_whoever_comes_too_late_is_told_so() -> None:
    match = stage(monster="scourge_beast", echoes=1, tape=["0"])
    play(match, "saw_cleaver", "hunter_axe", "hunters_dream")
    assert whom(match, "attacks") == [HENRYK]
    assert told(match, "too_late") == [{"who": EILEEN, "card": "hunter_axe"}]
    late = next(event for event in match.events if event.kind == "too_late")
    assert "the Monster is dead already" in late.text("en")
