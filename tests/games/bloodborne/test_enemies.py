"""Every Monster, Boss and Final Boss of the base pack: what is printed on it, and what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft import Match

from .stage import (
    STARTERS,
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
)

HENRYK, EILEEN, LUDWIG = 0, 1, 2
UNUSUAL = {"ability", "blocked", "lost", "gained", "healed", "exiled", "regrew", "taxed", "out"}


def revealed(enemy: str, players: int = 3, **settings: Any) -> Match:
    """This enemy comes at the end of a round in which Henryk shot the one before."""
    final = enemy in ("gehrman", "rom", "lamp_mother", "tithe_king", "famine_star")
    settings.setdefault("final_boss", enemy if final else "rom")
    match = stage(
        players,
        monster="carrion_crow" if enemy == "lamp_townsman" else "lamp_townsman",
        echoes=1,
        left=(0, 0) if final else None,
        tape=[] if final else [enemy],
        **settings,
    )
    play(match, "hunter_pistol", *["saw_cleaver"] * (players - 1))
    return match


def fight(
    enemy: str,
    cards: Sequence[str | None],
    *,
    echoes: int = 20,
    tape: Sequence[str] = ("0",),
    hunters: Mapping[int, Mapping[str, Any]] | None = None,
    **settings: Any,
) -> Match:
    """A round against this enemy with 20 Blood and no Upgrades left; each Hunter holds what they play."""
    held = {
        seat: {"hand": list(dict.fromkeys([*STARTERS[:2], "hunters_dream", card]))}
        for seat, card in enumerate(cards)
        if card
    }
    for seat, fields in (hunters or {}).items():
        held[seat] = {**held.get(seat, {}), **fields}
    match = stage(
        len(cards), monster=enemy, echoes=echoes, hunters=held, row=[], deck={},
        tape=[*tape, "lamp_townsman" if enemy != "lamp_townsman" else "carrion_crow"], **settings,
    )  # fmt: skip
    play(match, *cards)
    return match


def amounts(match: Match) -> dict[int, int]:
    """What each Hunter dealt."""
    return {blow["who"]: blow["amount"] for blow in told(match, "dealt")}


def printed(enemy: str, kind: str, health: int, die: str, trophies: str) -> None:
    """Health, die and Trophies: as it comes, and as it falls."""
    for players in (3, 5):
        full = health + players - 3
        assert monster(revealed(enemy, players)) == {
            "id": enemy, "kind": kind, "die": die, "echoes": full, "full": full,
        }  # fmt: skip
    rolls = ["0"]
    match = stage(
        monster=enemy, echoes=1, tape=rolls, final_boss=enemy if kind == "final_boss" else "rom"
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    won = {name for name, count in hunter(match, HENRYK)["trophies"].items() if count}
    assert won == set(trophies.split())
    assert told(match, "rolled")[0]["die"] == die


def does_nothing_else(enemy: str, face: str, damage: int) -> None:
    """It comes without a word, hits for what the die shows, and leaves without a word."""
    match = revealed(enemy, hunters={EILEEN: {"collected": 4}})
    assert each(match, "health") == [8, 8, 8]
    assert each(match, "collected") == [1, 4, 0]
    match = fight(
        enemy,
        ["ludwigs_rifle", "kirkhammer", "hunters_dream"],
        tape=[face],
        hunters={LUDWIG: {"collected": 3}},
    )
    assert amounts(match) == {HENRYK: 2, EILEEN: 4}
    assert [hit["amount"] for hit in told(match, "hit")] == [damage, damage, damage // 2]
    assert told(match, "escaped") == [{"enemy": enemy, "left": 14}]
    assert each(match, "collected") == [2, 4, 0]
    assert hunter(match, LUDWIG)["banked"] == 3
    killed = fight(enemy, ["saw_cleaver", "hunter_axe", "hunters_dream"], echoes=2)
    assert each(killed, "collected") == [1, 1, 0]
    assert not UNUSUAL & {*kinds(match), *kinds(killed)}


# ---------------------------------------------------------------------- Monsters without an ability


def test_scourge_beast() -> None:
    printed("scourge_beast", "monster", 3, "red", "beast")
    does_nothing_else("scourge_beast", "3", 3)


def test_carrion_crow() -> None:
    printed("carrion_crow", "monster", 7, "green", "beast")
    does_nothing_else("carrion_crow", "2", 2)


def test_bloody_crow() -> None:
    printed("bloody_crow", "monster", 6, "red", "humanoid")
    does_nothing_else("bloody_crow", "3", 3)


def test_lamp_townsman() -> None:
    printed("lamp_townsman", "monster", 3, "green", "humanoid")
    does_nothing_else("lamp_townsman", "2", 2)


def test_winter_lantern() -> None:
    printed("winter_lantern", "monster", 6, "red", "kin")
    does_nothing_else("winter_lantern", "4", 4)


def test_garden_of_eyes() -> None:
    printed("garden_of_eyes", "monster", 7, "yellow", "kin")
    does_nothing_else("garden_of_eyes", "3", 3)


# ---------------------------------------------------------------------- Monsters


def test_beast_patient_hurts_all_when_revealed() -> None:
    printed("beast_patient", "monster", 4, "green", "beast")
    match = revealed("beast_patient", 5)
    assert each(match, "health") == [7, 7, 7, 7, 7]
    match = fight("beast_patient", ["saw_cleaver", "saw_cleaver", "saw_cleaver"])
    assert "escaped" in kinds(match)
    assert each(match, "health") == [8, 8, 8]


def test_rabid_dog_hurts_all_when_it_escapes() -> None:
    printed("rabid_dog", "monster", 5, "yellow", "beast")
    match = fight("rabid_dog", ["saw_cleaver"] * 4)
    assert each(match, "health") == [6, 6, 6, 6]
    match = fight("rabid_dog", ["saw_cleaver"] * 3, echoes=3)
    assert each(match, "health") == [8, 8, 8]


def test_ditch_boar_suffers_one_from_ranged_weapons() -> None:
    printed("ditch_boar", "monster", 6, "yellow", "beast")
    match = fight("ditch_boar", ["ludwigs_rifle", "kirkhammer", "chain_scythe"])
    assert amounts(match) == {HENRYK: 1, EILEEN: 4, LUDWIG: 3}
    match = fight("ditch_boar", ["cannon", "kirkhammer", "chain_scythe"])
    assert amounts(match) == {HENRYK: 1, EILEEN: 4, LUDWIG: 3}


def test_tar_wolf_heals_its_killers() -> None:
    printed("tar_wolf", "monster", 4, "red", "beast")
    hurt = {seat: {"health": 5} for seat in range(3)}
    match = fight("tar_wolf", ["saw_cleaver"] * 3, echoes=2, hunters=hurt)
    assert each(match, "health") == [7, 7, 5]  # Ludwig found nothing left
    match = fight("tar_wolf", ["saw_cleaver"] * 3, hunters=hurt)
    assert each(match, "health") == [5, 5, 5]


@pytest.mark.parametrize(("faces", "total"), [(["0"], 1), (["1"], 2), (["1+", "1+", "3"], 6)])
def test_executioner_hits_for_one_more(faces: list[str], total: int) -> None:
    printed("executioner", "monster", 5, "yellow", "humanoid")
    match = fight("executioner", ["saw_cleaver"] * 3, tape=faces)
    assert each(match, "health") == [8 - total] * 3


def test_choir_guard_suffers_one_less_from_each_card_of_the_instant_step() -> None:
    printed("choir_guard", "monster", 5, "green", "humanoid")
    match = fight("choir_guard", ["ludwigs_rifle", "fire_flask", "kirkhammer"])
    assert amounts(match) == {HENRYK: 1, LUDWIG: 4}
    assert told(match, "blocked") == [{"who": EILEEN, "card": "fire_flask"}]
    match = fight("choir_guard", ["cannon", "saw_cleaver", "hunter_axe"])
    assert amounts(match) == {HENRYK: 3, EILEEN: 1, LUDWIG: 2}


def test_grave_robber_takes_blood_along_when_it_escapes() -> None:
    printed("grave_robber", "monster", 4, "green", "humanoid")
    rich = {HENRYK: {"collected": 4, "banked": 2}}
    match = fight("grave_robber", ["saw_cleaver", "hunter_pistol", "hunter_axe"], hunters=rich)
    assert each(match, "collected") == [4 + 1 - 1, 1 - 1, 2 - 1]
    assert hunter(match, HENRYK)["banked"] == 2
    match = fight("grave_robber", ["saw_cleaver"] * 3, echoes=3)
    assert each(match, "collected") == [1, 1, 1]


def test_grave_robber_takes_nothing_where_there_is_nothing() -> None:
    match = fight("grave_robber", ["saw_cleaver", "hunters_dream", "saw_cleaver"])
    assert each(match, "collected") == [0, 0, 0]
    assert [one["who"] for one in told(match, "lost")] == [HENRYK, LUDWIG]


def test_bell_widow_pays_her_killers() -> None:
    printed("bell_widow", "monster", 5, "yellow", "humanoid")
    match = fight("bell_widow", ["saw_cleaver"] * 3, echoes=2)
    assert each(match, "collected") == [2, 2, 0]
    match = fight("bell_widow", ["saw_cleaver"] * 3)
    assert each(match, "collected") == [1, 1, 1]


def test_pale_larva_suffers_two_from_any_weapon() -> None:
    printed("pale_larva", "monster", 3, "yellow", "kin")
    match = fight("pale_larva", ["kirkhammer", "cannon", "saw_cleaver"])
    assert amounts(match) == {HENRYK: 2, EILEEN: 2, LUDWIG: 1}


def test_star_moth_takes_blood_when_revealed() -> None:
    printed("star_moth", "monster", 4, "yellow", "kin")
    match = revealed("star_moth", hunters={EILEEN: {"collected": 5, "banked": 5}})
    assert each(match, "collected") == [1 - 1, 4, 0]
    assert each(match, "banked") == [0, 5, 0]
    match = fight("star_moth", ["saw_cleaver"] * 3)
    assert each(match, "collected") == [1, 1, 1]


def test_brine_scholar_suffers_two_from_melee_weapons() -> None:
    printed("brine_scholar", "monster", 5, "green", "kin")
    match = fight("brine_scholar", ["kirkhammer", "chain_scythe", "cannon"])
    assert amounts(match) == {HENRYK: 2, EILEEN: 2, LUDWIG: 3}


def test_mind_polyps_damage_is_not_prevented() -> None:
    printed("mind_polyp", "monster", 4, "red", "kin")
    match = fight("mind_polyp", ["ashen_veil", "hunters_dream", "repeating_pistol"], tape=["3"])
    assert [hit["amount"] for hit in told(match, "hit")] == [3, 3, 3]
    assert "prevented" not in kinds(match)


def test_mind_polyps_damage_is_not_sent_on() -> None:
    match = fight("mind_polyp", ["beast_lure", "saw_cleaver", "saw_cleaver"], tape=["3"])
    match.decide("hunter-2", seat=HENRYK)
    assert each(match, "health") == [5, 5, 5]
    assert "lured" not in kinds(match)  # nobody is told what does not happen


def test_beside_a_mind_polyp_a_dreamer_takes_whole_damage_of_cards_too() -> None:
    match = fight("mind_polyp", ["fire_flask", "hunters_dream", "saw_cleaver"])
    assert [hit["amount"] for hit in told(match, "hit")] == [1, 1, 1]


# ---------------------------------------------------------------------- Bosses


def test_father_gascoigne_removes_weapons_that_struck_him() -> None:
    printed("father_gascoigne", "boss", 8, "red", "humanoid beast")
    match = fight("father_gascoigne", ["saw_cleaver", "fire_flask", "hunter_pistol"])
    # Weapons only: the Fire Flask is none.
    assert each(match, "used") == [[], ["fire_flask"], []]
    assert "hunter_pistol" in hunter(match, LUDWIG)["removed"]
    assert told(match, "exiled") == [
        {"who": HENRYK, "card": "saw_cleaver"},
        {"who": LUDWIG, "card": "hunter_pistol"},
    ]
    match = fight("father_gascoigne", ["saw_cleaver"] * 3, echoes=3)
    assert each(match, "used") == [["saw_cleaver"]] * 3


def test_father_gascoigne_leaves_weapons_that_took_no_blood() -> None:
    match = fight(
        "father_gascoigne",
        ["saw_cleaver", "blunderbuss", "hunter_axe"],
        hunters={LUDWIG: {"health": 2}},
        tape=["2"],
    )
    # The Saw Cleaver is weakened to 0, Ludwig dies before he strikes.
    assert [one["card"] for one in told(match, "exiled")] == ["blunderbuss"]
    assert each(match, "used") == [["saw_cleaver"], [], ["hunter_axe"]]


def test_father_gascoigne_forgets_whom_a_weapon_struck_before_him() -> None:
    match = stage(
        monster="lamp_townsman",
        echoes=1,
        hunters={EILEEN: {"hand": [*STARTERS, "blunderbuss"]}},
        row=[],
        deck={},
        tape=["0", "father_gascoigne", "0", "0"],
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    play(match, "hunters_dream", "hunters_dream", "hunters_dream")
    play(match, "saw_cleaver", "blunderbuss", "hunters_dream")
    # Back in hand and weakened to 0: it never took Blood from him.
    assert told(match, "exiled") == [{"who": EILEEN, "card": "blunderbuss"}]


def test_watchdog_suffers_one_from_ranged_weapons() -> None:
    printed("watchdog", "boss", 12, "red", "beast kin")
    match = fight("watchdog", ["cannon", "kirkhammer", "chain_scythe"])
    assert amounts(match) == {HENRYK: 1, EILEEN: 4, LUDWIG: 3}
    match = fight("watchdog", ["ludwigs_rifle", "kirkhammer", "chain_scythe"])
    assert amounts(match) == {HENRYK: 1, EILEEN: 4, LUDWIG: 3}


def test_mirror_abbess_turns_the_damage_of_weapons_on_the_left_neighbour() -> None:
    printed("mirror_abbess", "boss", 9, "yellow", "humanoid kin")
    match = fight("mirror_abbess", ["chain_scythe", "hush_bell", "hunter_axe"])
    # Henryk's 3 hit Eileen, Ludwig's 2 hit Henryk; the Hush Bell is no Weapon.
    assert each(match, "health") == [6, 5, 8]


def test_mirror_abbess_turns_only_what_was_dealt_and_also_the_last_blow() -> None:
    match = fight("mirror_abbess", ["kirkhammer", "saw_cleaver", "hunters_dream"], echoes=3)
    # The Saw Cleaver strikes first; 2 of the Kirkhammer's 4 were there to be dealt.
    assert amounts(match) == {EILEEN: 1, HENRYK: 2}
    assert [(hit["who"], hit["amount"]) for hit in told(match, "hit")] == [(LUDWIG, 0), (EILEEN, 2)]


def test_mirror_abbess_spares_the_dead_and_those_behind_them() -> None:
    match = fight(
        "mirror_abbess", ["saw_cleaver", None, "hunters_dream"], hunters={EILEEN: {"health": 0}}
    )
    assert told(match, "hit") == []


def test_hollow_colossus_damage_is_not_prevented() -> None:
    printed("hollow_colossus", "boss", 10, "yellow", "humanoid beast")
    match = fight(
        "hollow_colossus", ["ashen_veil", "hunters_dream", "repeating_pistol"], tape=["3"]
    )
    assert [hit["amount"] for hit in told(match, "hit")] == [3, 3, 3]


def test_hollow_colossus_stops_with_its_death() -> None:
    match = fight(
        "hollow_colossus",
        ["hunter_pistol", "hunters_dream", "fire_flask"],
        echoes=1,
        tape=[],
    )
    # Killed by the pistol: the Fire Flask's 1 is halved again.
    assert [hit["amount"] for hit in told(match, "hit")] == [1, 0, 1]


def test_rootbound_stag_gets_one_blood_back() -> None:
    printed("rootbound_stag", "boss", 9, "yellow", "beast kin")
    match = fight("rootbound_stag", ["saw_cleaver", "hunter_axe", "hunters_dream"], echoes=9)
    assert monster(match)["echoes"] == 9 - 3 + 1  # type: ignore[index]
    assert told(match, "regrew") == [{"enemy": "rootbound_stag", "amount": 1}]
    assert table(match)["reserve"] == 135 - 7 - 3


def test_rootbound_stag_never_has_more_than_at_first() -> None:
    match = fight("rootbound_stag", ["hunters_dream"] * 3, echoes=9)
    assert monster(match)["echoes"] == 9  # type: ignore[index]
    assert "regrew" not in kinds(match)
    match = fight("rootbound_stag", ["hunters_dream"] * 3, echoes=8)
    assert monster(match)["echoes"] == 9  # type: ignore[index]


@pytest.mark.parametrize(("faces", "total"), [(["0"], 1), (["2"], 3), (["1+", "1"], 3)])
def test_drowned_choir_hits_for_one_more(faces: list[str], total: int) -> None:
    printed("drowned_choir", "boss", 10, "green", "humanoid kin")
    match = fight("drowned_choir", ["saw_cleaver"] * 3, tape=faces)
    assert each(match, "health") == [8 - total] * 3


def test_threefold_saint_suffers_three_from_melee_weapons() -> None:
    printed("threefold_saint", "boss", 12, "yellow", "humanoid beast kin")
    match = fight("threefold_saint", ["kirkhammer", "chain_scythe", "hunter_axe"])
    assert amounts(match) == {HENRYK: 3, EILEEN: 3, LUDWIG: 2}


# ---------------------------------------------------------------------- Final Bosses


def test_gehrman_makes_every_other_enemy_stronger() -> None:
    printed("gehrman", "final_boss", 14, "yellow", "humanoid beast kin")
    for enemy, echoes in (("carrion_crow", 9), ("watchdog", 14)):
        match = revealed(enemy, final_boss="gehrman")
        assert monster(match)["echoes"] == echoes  # type: ignore[index]


def test_rom_puts_hunters_out_on_their_second_death() -> None:
    printed("rom", "final_boss", 13, "yellow", "humanoid beast kin")
    for enemy in ("garden_of_eyes", "rom"):
        match = fight(
            enemy,
            ["saw_cleaver"] * 3,
            hunters={EILEEN: {"health": 3, "deaths": 1}, LUDWIG: {"health": 3}},
            tape=["3"],
            final_boss="rom",
        )
        assert each(match, "out") == [False, True, False]
        assert each(match, "health") == [5, 0, 8]


def test_other_final_bosses_put_nobody_out() -> None:
    match = fight(
        "garden_of_eyes",
        ["saw_cleaver"] * 3,
        hunters={EILEEN: {"health": 3, "deaths": 1}},
        tape=["3"],
        final_boss="famine_star",
    )
    assert (hunter(match, EILEEN)["out"], hunter(match, EILEEN)["deaths"]) == (False, 2)


def test_mother_of_lamps_gives_every_other_enemy_the_next_die() -> None:
    printed("lamp_mother", "final_boss", 12, "yellow", "humanoid beast kin")
    for enemy, die, face in (
        ("carrion_crow", "yellow", "3"),
        ("garden_of_eyes", "red", "4"),
        ("winter_lantern", "red", "4"),
        ("drowned_choir", "yellow", "3"),
    ):
        match = revealed(enemy, final_boss="lamp_mother")
        assert monster(match)["die"] == die  # type: ignore[index]
        match = fight(enemy, ["saw_cleaver"] * 3, tape=[face], final_boss="lamp_mother")
        assert told(match, "rolled")[0]["die"] == die


@pytest.mark.parametrize(("collected", "banked"), [(5, 4), (1, 0), (0, 0)])
def test_tithe_king_takes_one_before_banking(collected: int, banked: int) -> None:
    printed("tithe_king", "final_boss", 14, "red", "humanoid beast kin")
    match = fight(
        "carrion_crow",
        ["hunters_dream", "saw_cleaver", "hush_bell"],
        hunters={HENRYK: {"collected": collected}, EILEEN: {"collected": 3}},
        final_boss="tithe_king",
    )
    assert (hunter(match, HENRYK)["collected"], hunter(match, HENRYK)["banked"]) == (0, banked)
    # Who does not bank in the Dream pays nothing.
    assert hunter(match, EILEEN)["collected"] == 4
    assert hunter(match, LUDWIG)["banked"] == 1
    assert [tax["who"] for tax in told(match, "taxed")] == ([HENRYK] if collected else [])


def test_tithe_king_leaves_the_used_pile_and_banked_blood_alone() -> None:
    match = fight(
        "carrion_crow",
        ["hunters_dream", "saw_cleaver", "saw_cleaver"],
        hunters={HENRYK: {"banked": 6, "collected": 0}},
        final_boss="tithe_king",
    )
    assert hunter(match, HENRYK)["banked"] == 6


def test_star_of_famine_takes_two_whenever_a_monster_escapes() -> None:
    printed("famine_star", "final_boss", 13, "red", "humanoid beast kin")
    rich = {HENRYK: {"collected": 5, "banked": 5}}
    match = fight("carrion_crow", ["saw_cleaver"] * 3, hunters=rich, final_boss="famine_star")
    assert each(match, "collected") == [5 + 1 - 2, 0, 0]
    assert each(match, "banked") == [5, 0, 0]
    # The Grave Robber takes one more.
    match = fight("grave_robber", ["saw_cleaver"] * 3, hunters=rich, final_boss="famine_star")
    assert each(match, "collected") == [5 + 1 - 3, 0, 0]
    # A killed Monster and a surviving Boss escape nobody.
    for enemy, echoes in (("carrion_crow", 3), ("watchdog", 9)):
        match = fight(
            enemy, ["saw_cleaver"] * 3, echoes=echoes, hunters=rich, final_boss="famine_star"
        )
        assert each(match, "collected") == [6, 1, 1]


# ---------------------------------------------------------------------- whose doing it is


@pytest.mark.rule("BB-2.7")
@pytest.mark.parametrize(
    ("enemy", "echoes", "cards", "does"),
    [
        ("mirror_abbess", 20, ["hunter_axe", "hunters_dream", "hunters_dream"], "hit"),
        ("rootbound_stag", 8, ["saw_cleaver"] * 3, "regrew"),
        ("tar_wolf", 1, ["hunter_axe", "hunters_dream", "hunters_dream"], "healed"),
        ("rabid_dog", 20, ["saw_cleaver"] * 3, "hit"),
    ],
)
def test_whose_ability_it_is_stands_before_what_it_does(
    enemy: str, echoes: int, cards: list[str], does: str
) -> None:
    match = stage(
        monster=enemy, echoes=echoes, hunters={0: {"health": 5}}, tape=["0", "lamp_townsman"]
    )
    play(match, *cards)
    told_kinds = kinds(match)
    assert told(match, "ability") == [{"enemy": enemy}]
    assert told_kinds[told_kinds.index("ability") + 1] == does


@pytest.mark.rule("BB-16.7")
def test_two_abilities_of_one_moment_name_two_enemies() -> None:
    match = stage(monster="rabid_dog", final_boss="famine_star", tape=["0", "lamp_townsman"])
    play(match, *["saw_cleaver"] * 3)
    assert told(match, "ability") == [{"enemy": "rabid_dog"}, {"enemy": "famine_star"}]


def test_whose_ability_it_is_is_told_once() -> None:
    """Two lines of one card, then one of the Final Boss."""
    pack = base_pack()
    line = {"when": "end_of_round", "op": "lose_collected", "who": "all", "amount": 1}
    entry(pack, "bosses", "watchdog")["abilities"] = [line, line]
    entry(pack, "final_bosses", "rom")["abilities"] = [line]
    match = stage(monster="watchdog", tape=["0"], pack=pack)
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert [fields["enemy"] for fields in told(match, "ability")] == ["watchdog", "rom"]
