"""Every Action card of the base pack, played: each number it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import undercroft
from undercroft import IllegalChoice, Match

from .stage import (
    STARTERS,
    base_pack,
    each,
    entry,
    hand,
    hunter,
    kinds,
    monster,
    options,
    play,
    stage,
    table,
    told,
)

HENRYK, EILEEN, LUDWIG = 0, 1, 2


def holding(card: str, *, tape: Sequence[str] = ("0",), **more: Any) -> Match:
    """Henryk holds this card beside the starters, against a Carrion Crow with 20 Blood.

    No Upgrades are left, so that nobody is asked for one.
    """
    mine = more.pop("mine", {})
    others = more.pop("others", {})
    hunters = {HENRYK: {"hand": list(dict.fromkeys([*STARTERS, card])), **mine}, **others}
    settings = {"monster": "carrion_crow", "echoes": 20, "row": [], "deck": {}, **more}
    return stage(hunters=hunters, tape=[*tape, "lamp_townsman"], **settings)


def dealt(match: Match) -> list[tuple[int, str, int]]:
    """(who, card, amount) of every blow, in order."""
    return [(blow["who"], blow["card"], blow["amount"]) for blow in told(match, "dealt")]


def facts(card: str) -> tuple[str, int, str, int]:
    """Type, damage, timing and copies, as the catalogue shows them."""
    cards = undercroft.catalog(stage())["cards"]
    assert isinstance(cards, dict)
    one = cards[card]
    return (one["type"], one["damage"], one["timing"], one["copies"])


# ---------------------------------------------------------------------- starters


def test_saw_cleaver() -> None:
    assert facts("saw_cleaver") == ("melee", 1, "attack", 1)
    match = holding("saw_cleaver", tape=["1"])
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert dealt(match) == [(HENRYK, "saw_cleaver", 1)]
    assert each(match, "health") == [7, 8, 8]
    assert kinds(match).index("rolled") < kinds(match).index("dealt")


def test_hunter_axe() -> None:
    assert facts("hunter_axe") == ("melee", 2, "attack", 1)
    match = holding("hunter_axe", tape=["1"])
    play(match, "hunter_axe", "hunters_dream", "hunters_dream")
    assert dealt(match) == [(HENRYK, "hunter_axe", 2)]
    assert each(match, "health") == [7, 8, 8]
    assert kinds(match).index("rolled") < kinds(match).index("dealt")


def test_hunter_pistol() -> None:
    assert facts("hunter_pistol") == ("ranged", 1, "instant", 1)
    match = holding("hunter_pistol", tape=["1"])
    play(match, "hunter_pistol", "hunters_dream", "hunters_dream")
    assert dealt(match) == [(HENRYK, "hunter_pistol", 1)]
    assert kinds(match).index("dealt") < kinds(match).index("rolled")
    assert "attacks" not in kinds(match)


def test_hunter_pistol_does_nothing_beside_another() -> None:
    match = holding("hunter_pistol")
    play(match, "hunter_pistol", "hunter_pistol", "saw_cleaver")
    assert dealt(match) == [(LUDWIG, "saw_cleaver", 1)]
    assert sorted(one["who"] for one in told(match, "negated")) == [HENRYK, EILEEN]


def test_transform() -> None:
    assert facts("transform") == ("utility", 0, "transform", 1)
    match = holding("transform", mine={"collected": 3}, tape=["2"])
    play(match, "transform", "saw_cleaver", "saw_cleaver")
    assert sorted(options(match, HENRYK)) == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    match.decide("hunter_axe", seat=HENRYK)
    assert (HENRYK, "hunter_axe", 2) in dealt(match)
    # A fighter like the others: whole damage, nothing banked, both cards used.
    assert (hunter(match, HENRYK)["health"], hunter(match, HENRYK)["banked"]) == (6, 0)
    assert hunter(match, HENRYK)["used"] == ["hunter_axe", "transform"]


def test_hunters_dream() -> None:
    assert facts("hunters_dream") == ("utility", 0, "dream", 1)
    match = holding(
        "hunters_dream",
        mine={"hand": ["hunters_dream"], "used": ["saw_cleaver"], "collected": 3, "health": 4},
        row=["cannon"],
        deck={},
        tape=["2"],
    )
    play(match, "hunters_dream", "saw_cleaver", "saw_cleaver")
    assert [one["who"] for one in told(match, "attacks")] == [EILEEN, LUDWIG]
    henryk = hunter(match, HENRYK)
    assert (henryk["health"], henryk["collected"], henryk["banked"]) == (3, 0, 3)
    match.decide("cannon", seat=HENRYK)
    assert hunter(match, HENRYK)["health"] == 8
    assert sorted(hand(match, HENRYK)) == ["cannon", "hunters_dream", "saw_cleaver"]


# ---------------------------------------------------------------------- melee


def test_kirkhammer() -> None:
    assert facts("kirkhammer") == ("melee", 4, "attack", 2)
    match = holding("kirkhammer")
    play(match, "kirkhammer", "saw_cleaver", "hunter_axe")
    assert dealt(match) == [
        (EILEEN, "saw_cleaver", 1),
        (LUDWIG, "hunter_axe", 2),
        (HENRYK, "kirkhammer", 4),
    ]


@pytest.mark.parametrize(
    ("enemy", "final_boss", "amount"),
    [("carrion_crow", "rom", 2), ("hollow_colossus", "rom", 3), ("rom", "rom", 3)],
)
def test_stake_driver(enemy: str, final_boss: str, amount: int) -> None:
    assert facts("stake_driver") == ("melee", 2, "attack", 2)
    match = holding("stake_driver", monster=enemy, final_boss=final_boss)
    play(match, "stake_driver", "hunters_dream", "hunters_dream")
    assert dealt(match) == [(HENRYK, "stake_driver", amount)]


def test_chain_scythe() -> None:
    assert facts("chain_scythe") == ("melee", 3, "attack", 2)
    match = holding("chain_scythe")
    play(match, "chain_scythe", "saw_cleaver", "saw_cleaver")
    assert dealt(match) == [
        (HENRYK, "chain_scythe", 3),
        (EILEEN, "saw_cleaver", 1),
        (LUDWIG, "saw_cleaver", 1),
    ]
    assert each(match, "health") == [8, 8, 8]


@pytest.mark.parametrize(("echoes", "health"), [(2, 6), (1, 6), (3, 3)])
def test_bone_saw(echoes: int, health: int) -> None:
    assert facts("bone_saw") == ("melee", 2, "attack", 2)
    match = holding("bone_saw", echoes=echoes, mine={"health": 3})
    play(match, "bone_saw", "hunters_dream", "hunters_dream")
    assert dealt(match) == [(HENRYK, "bone_saw", min(2, echoes))]
    # 3 back only with the last Blood.
    assert hunter(match, HENRYK)["health"] == health


def test_bone_saw_heals_nobody_when_another_took_the_last_blood() -> None:
    match = holding("bone_saw", echoes=1, first=EILEEN, mine={"health": 3})
    play(match, "bone_saw", "saw_cleaver", "hunters_dream")
    assert hunter(match, HENRYK)["health"] == 3


def test_twin_hooks() -> None:
    assert facts("twin_hooks") == ("melee", 2, "attack", 2)
    match = holding(
        "twin_hooks",
        mine={"collected": 1},
        others={EILEEN: {"collected": 4, "banked": 3}, LUDWIG: {"collected": 5}},
    )
    play(match, "twin_hooks", "saw_cleaver", "saw_cleaver")
    assert options(match, HENRYK) == ["hunter-1", "hunter-2"]
    match.decide("hunter-1", seat=HENRYK)
    assert told(match, "stole") == [{"who": HENRYK, "from": EILEEN, "amount": 1}]
    # 1 + 2 dealt + 1 stolen; Eileen 4 − 1, then her own blow.
    assert each(match, "collected") == [4, 4, 6]
    assert hunter(match, EILEEN)["banked"] == 3


def test_twin_hooks_find_nothing_with_a_hunter_who_has_only_banked_blood() -> None:
    match = holding("twin_hooks", others={EILEEN: {"banked": 3}})
    play(match, "twin_hooks", "saw_cleaver", "hunters_dream")
    assert told(match, "stole") == [{"who": HENRYK, "from": EILEEN, "amount": 0}]
    assert hunter(match, EILEEN)["banked"] == 3
    assert each(match, "collected") == [2, 1, 0]


def test_oath_glaive() -> None:
    assert facts("oath_glaive") == ("melee", 4, "attack", 1)
    match = holding("oath_glaive", tape=["1"])
    play(match, "oath_glaive", "hunters_dream", "hunters_dream")
    assert dealt(match) == [(HENRYK, "oath_glaive", 4)]
    assert told(match, "hit")[0] == {"who": HENRYK, "amount": 3, "health": 5}
    assert each(match, "health") == [4, 8, 8]
    order = [kind for kind in kinds(match) if kind in ("instant", "rolled", "attacks")]
    assert order == ["instant", "rolled", "attacks"]


@pytest.mark.rule("BB-A.22")
@pytest.mark.parametrize("health", [3, 2, 1])
def test_oath_glaive_kills_a_weak_user_before_the_blow(health: int) -> None:
    match = holding("oath_glaive", mine={"health": health})
    play(match, "oath_glaive", "hunters_dream", "hunters_dream")
    assert told(match, "hit")[0] == {"who": HENRYK, "amount": health, "health": 0}
    assert told(match, "died") == [{"who": HENRYK, "lost": 0}]
    assert dealt(match) == []


def test_quick_rapier() -> None:
    assert facts("quick_rapier") == ("melee", 2, "attack", 2)
    match = holding("quick_rapier", first=EILEEN)
    play(match, "quick_rapier", "saw_cleaver", "hunter_axe")
    assert dealt(match) == [
        (HENRYK, "quick_rapier", 2),
        (EILEEN, "saw_cleaver", 1),
        (LUDWIG, "hunter_axe", 2),
    ]


@pytest.mark.parametrize(("health", "face", "amount"), [(6, "2", 4), (7, "2", 2), (4, "0", 4)])
def test_penitent_wheel(health: int, face: str, amount: int) -> None:
    assert facts("penitent_wheel") == ("melee", 2, "attack", 1)
    match = holding("penitent_wheel", mine={"health": health}, tape=[face])
    play(match, "penitent_wheel", "hunters_dream", "hunters_dream")
    # 2 more at 4 Health or less, as it is when the blow falls.
    assert dealt(match) == [(HENRYK, "penitent_wheel", amount)]


# ---------------------------------------------------------------------- ranged


@pytest.mark.parametrize(
    ("other", "amount"), [("saw_cleaver", 2), ("hunter_pistol", 1), ("hunters_dream", 2)]
)
def test_ludwigs_rifle(other: str, amount: int) -> None:
    assert facts("ludwigs_rifle") == ("ranged", 2, "instant", 2)
    match = holding("ludwigs_rifle")
    play(match, "ludwigs_rifle", other, "saw_cleaver")
    assert dealt(match)[0] == (HENRYK, "ludwigs_rifle", amount)
    assert kinds(match).index("dealt") < kinds(match).index("rolled")


def test_two_rifles_spoil_each_other() -> None:
    match = holding("ludwigs_rifle", others={EILEEN: {"hand": ["ludwigs_rifle", "hunters_dream"]}})
    play(match, "ludwigs_rifle", "ludwigs_rifle", "hunters_dream")
    assert dealt(match) == [(HENRYK, "ludwigs_rifle", 1), (EILEEN, "ludwigs_rifle", 1)]


@pytest.mark.parametrize(("faces", "loss"), [(["1+", "1+", "2"], 2), (["1"], 0)])
def test_repeating_pistol(faces: list[str], loss: int) -> None:
    assert facts("repeating_pistol") == ("ranged", 1, "instant", 2)
    match = holding("repeating_pistol", tape=faces)
    play(match, "repeating_pistol", "saw_cleaver", "saw_cleaver")
    assert dealt(match)[0] == (HENRYK, "repeating_pistol", 1)
    # 2 less for its user, for nobody else.
    whole = sum(int(face[0]) for face in faces)
    assert each(match, "health") == [8 - loss, 8 - whole, 8 - whole]


def test_blunderbuss() -> None:
    assert facts("blunderbuss") == ("ranged", 1, "instant", 2)
    match = holding("blunderbuss", others={LUDWIG: {"hand": ["cannon", "hunters_dream"]}})
    play(match, "blunderbuss", "hunter_axe", "cannon")
    # Melee Weapons deal 1 less, Ranged ones as ever.
    assert dealt(match) == [
        (HENRYK, "blunderbuss", 1),
        (EILEEN, "hunter_axe", 1),
        (LUDWIG, "cannon", 3),
    ]


def test_blunderbuss_weakens_only_this_round() -> None:
    match = holding("blunderbuss", monster="hollow_colossus", tape=["0", "0"])
    play(match, "blunderbuss", "hunter_axe", "hunter_axe")
    play(match, "hunter_axe", "saw_cleaver", "saw_cleaver")
    assert [amount for _, _, amount in dealt(match)] == [1, 1, 1, 1, 1, 2]


def test_cannon() -> None:
    assert facts("cannon") == ("ranged", 3, "attack", 1)
    match = holding("cannon", others={LUDWIG: {"health": 1}})
    play(match, "cannon", "saw_cleaver", "hunter_axe")
    # Every Hunter takes 1 after its blow, its user too; Ludwig dies before he strikes.
    assert dealt(match) == [(HENRYK, "cannon", 3), (EILEEN, "saw_cleaver", 1)]
    assert [hit["who"] for hit in told(match, "hit")] == [HENRYK, EILEEN, LUDWIG]
    assert each(match, "health")[:2] == [7, 7]
    order = [kind for kind in kinds(match) if kind in ("dealt", "hit", "rolled")]
    assert order == ["rolled", "dealt", "hit", "hit", "hit", "dealt"]


def test_parry_pistol() -> None:
    assert facts("parry_pistol") == ("ranged", 1, "instant", 1)
    match = holding("parry_pistol", others={LUDWIG: {"hand": ["chain_scythe", "hunters_dream"]}})
    play(match, "parry_pistol", "hunter_axe", "chain_scythe")
    assert options(match, HENRYK) == ["hunter-1", "hunter-2"]
    match.decide("hunter-2", seat=HENRYK)
    assert dealt(match) == [
        (HENRYK, "parry_pistol", 1),
        (EILEEN, "hunter_axe", 2),
        (LUDWIG, "chain_scythe", 1),
    ]


def test_ember_sprayer() -> None:
    assert facts("ember_sprayer") == ("ranged", 2, "attack", 2)
    match = stage(
        5,
        monster="carrion_crow",
        echoes=20,
        hunters={HENRYK: {"hand": [*STARTERS, "ember_sprayer"]}},
        row=[],
        deck={},
        tape=["0", "lamp_townsman"],
    )
    play(match, "ember_sprayer", *["saw_cleaver"] * 4)
    assert dealt(match)[0] == (HENRYK, "ember_sprayer", 2)
    # The Hunters on the left and on the right, not the user nor those across.
    assert each(match, "health") == [8, 7, 8, 8, 7]
    assert kinds(match).index("dealt") < kinds(match).index("hit")


# ---------------------------------------------------------------------- utility


@pytest.mark.parametrize(("faces", "health"), [(["1+", "1+", "2"], 6), (["2"], 8), (["0"], 8)])
def test_blood_vial(faces: list[str], health: int) -> None:
    assert facts("blood_vial") == ("utility", 0, "instant", 2)
    match = holding("blood_vial", mine={"health": 1}, tape=faces)
    play(match, "blood_vial", "hunters_dream", "hunters_dream")
    # To 8 before the attack, and 2 less of it.
    assert told(match, "healed") == [{"who": HENRYK, "amount": 7, "health": 8}]
    assert hunter(match, HENRYK)["health"] == health
    assert dealt(match) == []


def test_fire_flask() -> None:
    assert facts("fire_flask") == ("utility", 1, "instant", 2)
    match = holding("fire_flask")
    play(match, "fire_flask", "saw_cleaver", "hunter_axe")
    assert dealt(match)[0] == (HENRYK, "fire_flask", 1)
    assert each(match, "health") == [7, 7, 7]
    order = [kind for kind in kinds(match) if kind in ("dealt", "hit", "rolled")]
    assert order[:5] == ["dealt", "hit", "hit", "hit", "rolled"]


def test_ashen_veil() -> None:
    assert facts("ashen_veil") == ("utility", 1, "instant", 1)
    match = holding("ashen_veil", monster="winter_lantern", tape=["2+", "4"])
    play(match, "ashen_veil", "saw_cleaver", "saw_cleaver")
    assert dealt(match)[0] == (HENRYK, "ashen_veil", 1)
    assert each(match, "health") == [8, 2, 2]


@pytest.mark.parametrize(("collected", "left", "banked"), [(0, 0, 1), (2, 0, 3), (5, 3, 3)])
def test_hush_bell(collected: int, left: int, banked: int) -> None:
    assert facts("hush_bell") == ("utility", 1, "instant", 1)
    match = holding("hush_bell", mine={"collected": collected}, others={EILEEN: {"collected": 5}})
    play(match, "hush_bell", "saw_cleaver", "saw_cleaver")
    # Its own 1 Blood first, then up to 3 are banked.
    assert dealt(match)[0] == (HENRYK, "hush_bell", 1)
    assert (hunter(match, HENRYK)["collected"], hunter(match, HENRYK)["banked"]) == (left, banked)
    assert hunter(match, EILEEN)["banked"] == 0


def test_grave_lens() -> None:
    assert facts("grave_lens") == ("utility", 1, "instant", 1)
    match = holding(
        "grave_lens",
        mine={
            "hand": ["grave_lens", "hunters_dream"],
            "used": ["saw_cleaver", "hunter_axe", "chain_scythe"],
        },
    )
    play(match, "grave_lens", "saw_cleaver", "saw_cleaver")
    assert dealt(match) == [(HENRYK, "grave_lens", 1)]
    assert sorted(options(match, HENRYK)) == ["chain_scythe", "hunter_axe", "saw_cleaver"]
    match.decide("chain_scythe", seat=HENRYK)
    assert sorted(options(match, HENRYK)) == ["hunter_axe", "saw_cleaver"]
    match.decide("hunter_axe", seat=HENRYK)
    assert sorted(hand(match, HENRYK)) == ["chain_scythe", "hunter_axe", "hunters_dream"]
    assert sorted(hunter(match, HENRYK)["used"]) == ["grave_lens", "saw_cleaver"]


def test_grave_lens_takes_back_two_cards_without_asking() -> None:
    match = holding(
        "grave_lens",
        mine={"hand": ["grave_lens", "hunters_dream"], "used": ["saw_cleaver", "hunter_axe"]},
    )
    play(match, "grave_lens", "saw_cleaver", "saw_cleaver")
    assert table(match)["round"] == 2
    assert sorted(hand(match, HENRYK)) == ["hunter_axe", "hunters_dream", "saw_cleaver"]
    assert hunter(match, HENRYK)["used"] == ["grave_lens"]


def test_beast_lure() -> None:
    assert facts("beast_lure") == ("utility", 1, "instant", 1)
    match = holding("beast_lure", monster="winter_lantern", tape=["3"])
    play(match, "beast_lure", "saw_cleaver", "saw_cleaver")
    assert options(match, HENRYK) == ["hunter-1", "hunter-2"]
    match.decide("hunter-2", seat=HENRYK)
    assert dealt(match)[0] == (HENRYK, "beast_lure", 1)
    # 2 of the 3 meant for Henryk go to Ludwig.
    assert each(match, "health") == [8 - 1, 8 - 3, 8 - 5]


@pytest.mark.parametrize(("face", "health"), [("0", [8, 8, 8]), ("1", [8, 7, 6])])
def test_beast_lure_sends_on_no_more_damage_than_there_is(face: str, health: list[int]) -> None:
    """Two of the damage of the attack go on: of a 0 nothing, of a 1 only 1."""
    match = holding("beast_lure", tape=[face])
    play(match, "beast_lure", "saw_cleaver", "saw_cleaver")
    match.decide("hunter-2", seat=HENRYK)
    assert each(match, "health") == health


def test_a_lure_lasts_for_its_round_only() -> None:
    match = holding("beast_lure", monster="watchdog", tape=["2", "3"])
    play(match, "beast_lure", "saw_cleaver", "saw_cleaver")
    match.decide("hunter-2", seat=HENRYK)
    assert each(match, "health") == [8, 6, 4]
    play(match, "saw_cleaver", "hunter_axe", "hunter_axe")
    assert each(match, "health") == [8 - 3, 6 - 3, 4 - 3]


# ---------------------------------------------------------------------- rulings on cards


@pytest.mark.rule("BB-A.56")
def test_first_then_the_others_then_last_each_in_player_order() -> None:
    weapons = ["kirkhammer", "saw_cleaver", "quick_rapier", "kirkhammer", "quick_rapier"]
    match = stage(
        5,
        monster="carrion_crow",
        echoes=20,
        first=3,
        hunters={seat: {"hand": [card, "hunters_dream"]} for seat, card in enumerate(weapons)},
        row=[],
        deck={},
        tape=["0", "lamp_townsman"],
    )
    play(match, *weapons)
    assert [one["who"] for one in told(match, "attacks")] == [4, 2, 1, 3, 0]


@pytest.mark.rule("BB-A.57")
def test_a_single_candidate_is_not_asked_about() -> None:
    match = holding("parry_pistol")
    play(match, "parry_pistol", "hunter_axe", "hunters_dream")
    assert told(match, "weakened") == [{"who": EILEEN, "by": HENRYK, "amount": 2}]
    assert dealt(match) == [(HENRYK, "parry_pistol", 1)]


@pytest.mark.rule("BB-A.57")
def test_without_a_candidate_the_effect_is_lost_but_not_the_blow() -> None:
    match = holding("parry_pistol", mine={"collected": 0})
    play(match, "parry_pistol", "hunters_dream", "hunter_pistol")
    assert "weakened" not in kinds(match)
    assert [who for who, _, _ in dealt(match)] == [HENRYK, LUDWIG]


@pytest.mark.rule("BB-A.57")
def test_who_does_not_fit_cannot_be_chosen() -> None:
    match = stage(
        4,
        monster="carrion_crow",
        hunters={HENRYK: {"hand": [*STARTERS, "parry_pistol"]}},
        tape=["0"],
    )
    play(match, "parry_pistol", "hunter_axe", "saw_cleaver", "hunters_dream")
    assert options(match, HENRYK) == ["hunter-1", "hunter-2"]
    with pytest.raises(IllegalChoice, match="no Melee Weapon"):
        match.decide("hunter-3", seat=HENRYK)
    with pytest.raises(IllegalChoice):
        match.decide("hunter-0", seat=HENRYK)


@pytest.mark.rule("BB-A.57")
def test_only_the_living_can_be_chosen() -> None:
    match = holding("beast_lure", others={EILEEN: {"health": 0}}, tape=["2"])
    play(match, "beast_lure", None, "saw_cleaver")
    # Ludwig is the only one left alive: nothing to choose.
    assert told(match, "lured") == [{"who": LUDWIG, "by": HENRYK, "amount": 2}]
    assert [each(match, "health")[seat] for seat in (HENRYK, LUDWIG)] == [8, 8 - 2 - 2]


@pytest.mark.rule("BB-A.58")
def test_weakening_comes_before_the_cap() -> None:
    match = holding(
        "kirkhammer",
        monster="threefold_saint",
        others={EILEEN: {"hand": ["blunderbuss", "hunters_dream"]}},
    )
    play(match, "kirkhammer", "blunderbuss", "hunters_dream")
    assert dealt(match)[1] == (HENRYK, "kirkhammer", 3)  # 4 − 1, at most 3


@pytest.mark.rule("BB-A.58")
def test_bonuses_come_before_the_cap() -> None:
    match = holding("penitent_wheel", monster="threefold_saint", mine={"health": 4})
    play(match, "penitent_wheel", "hunters_dream", "hunters_dream")
    assert dealt(match) == [(HENRYK, "penitent_wheel", 3)]  # 2 + 2, at most 3


@pytest.mark.rule("BB-A.58")
def test_the_cap_bears_on_each_card_alone() -> None:
    match = holding(
        "kirkhammer",
        monster="threefold_saint",
        others={EILEEN: {"hand": ["kirkhammer", "hunters_dream"]}},
    )
    play(match, "kirkhammer", "kirkhammer", "hunter_axe")
    assert sorted(amount for _, _, amount in dealt(match)) == [2, 3, 3]


@pytest.mark.rule("BB-A.58")
def test_caps_do_not_bear_on_utility_cards() -> None:
    pack = base_pack()
    entry(pack, "upgrades", "ashen_veil")["damage"] = 5
    match = holding("ashen_veil", monster="pale_larva", pack=pack)
    play(match, "ashen_veil", "hunters_dream", "hunters_dream")
    assert dealt(match) == [(HENRYK, "ashen_veil", 5)]


@pytest.mark.rule("BB-A.58")
def test_damage_below_zero_is_zero() -> None:
    match = holding("parry_pistol", monster="hollow_colossus", others={EILEEN: {"collected": 4}})
    play(match, "parry_pistol", "saw_cleaver", "hunters_dream")
    # 1 − 2: no Blood goes back onto the Boss, and none is earned.
    assert monster(match)["echoes"] == 19  # type: ignore[index]
    assert hunter(match, EILEEN)["collected"] == 4
    assert told(match, "blocked") == [{"who": EILEEN, "card": "saw_cleaver"}]


@pytest.mark.rule("BB-A.58")
def test_a_shield_against_instants_comes_after_bonuses() -> None:
    match = holding("ludwigs_rifle", monster="choir_guard")
    play(match, "ludwigs_rifle", "hunter_pistol", "hunters_dream")
    # The rifle deals 2, less 1 for the other gun, less 1 for the guard; the pistol 1 less 1.
    assert dealt(match) == []
    assert len(told(match, "blocked")) == 2


@pytest.mark.parametrize(
    ("card", "told_of"),
    [("blood_vial", "healed"), ("hush_bell", "banked"), ("grave_lens", "reclaimed")],
)
def test_what_does_not_happen_is_not_told(card: str, told_of: str) -> None:
    """In full health, with nothing collected, with nothing used."""
    pack = base_pack()
    entry(pack, "upgrades", card)["damage"] = 0
    held = {"hand": [*STARTERS, card]}
    match = stage(monster="watchdog", hunters={0: held}, tape=["0"], pack=pack)
    play(match, card, "hunters_dream", "hunters_dream")
    assert "instant" in kinds(match)
    assert [fields for fields in told(match, told_of) if fields["who"] == 0] == []
