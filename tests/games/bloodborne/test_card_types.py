"""What cards and enemies are (BB-2)."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import catalog, opening, pack_with, problems, seen, whole_game, whom
from .stage import (
    STARTERS,
    each,
    hand,
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

CLEAVERS = ["saw_cleaver"] * 3


def holding(*cards: str) -> dict[str, list[str]]:
    return {"hand": [*STARTERS, *cards]}


# ---------------------------------------------------------------------- Monsters


@pytest.mark.rule("BB-2.1")
def test_every_monster_has_health_strength_and_types_and_perhaps_an_ability() -> None:
    enemies = catalog(opening())["enemies"].values()
    for enemy in enemies:
        assert enemy["health"] >= 1
        assert enemy["die"] in ("green", "yellow", "red")
        assert enemy["trophies"]
        assert set(enemy["trophies"]) <= {"kin", "humanoid", "beast"}
    ordinary = [bool(enemy["text"]) for enemy in enemies if enemy["kind"] == "monster"]
    assert set(ordinary) == {True, False}


@pytest.mark.rule("BB-2.1")
@pytest.mark.parametrize(
    "wrong",
    [
        {"health": 0},
        {"die": "black"},
        {"trophies": []},
        {"trophies": ["plant"]},
        {"trophies": ["kin", "beast", "kin"]},
    ],
)
def test_a_monster_without_one_of_them_is_refused(wrong: dict[str, Any]) -> None:
    found = problems({"monsters": {"carrion_crow": wrong}})
    assert len(found) == 1
    assert found[0].startswith(f"monsters.yaml: carrion_crow: {next(iter(wrong))}")


@pytest.mark.rule("BB-2.2")
def test_the_blood_on_the_card_is_all_the_health_there_is() -> None:
    # Printed 12, but 2 are left: 2 kill it.
    match = stage(monster="watchdog", echoes=2, tape=["0", "lamp_townsman"])
    play(match, "hunter_axe", "hunters_dream", "hunters_dream")
    assert told(match, "killed") == [{"enemy": "watchdog"}]
    # Printed 3, but 4 are on it: 3 do not.
    match = stage(
        monster="lamp_townsman", echoes=4, hunters={0: holding("chain_scythe")}, tape=["0"]
    )
    play(match, "chain_scythe", "hunters_dream", "hunters_dream")
    assert told(match, "escaped") == [{"enemy": "lamp_townsman", "left": 1}]


@pytest.mark.rule("BB-2.3")
@pytest.mark.parametrize(("enemy", "printed"), [("scourge_beast", 3), ("carrion_crow", 7)])
def test_a_revealed_monster_gets_its_printed_health(enemy: str, printed: int) -> None:
    match = opening(monster=enemy)
    assert catalog(match)["enemies"][enemy]["health"] == printed
    assert monster(match)["echoes"] == printed  # type: ignore[index]
    match = stage(monster="lamp_townsman", tape=["0", enemy])
    play(match, *CLEAVERS)
    assert told(match, "revealed") == [{"enemy": enemy, "echoes": printed}]


@pytest.mark.rule("BB-2.4")
@pytest.mark.parametrize(("players", "blood"), [(3, 3), (4, 4), (5, 5)])
def test_more_players_put_more_blood_on_it(players: int, blood: int) -> None:
    assert monster(opening(players, monster="lamp_townsman"))["echoes"] == blood  # type: ignore[index]


@pytest.mark.rule("BB-2.5")
@pytest.mark.parametrize(
    ("enemy", "left", "printed"),
    [("scourge_beast", (3, 0), 3), ("watchdog", (0, 3), 12), ("rom", (0, 0), 13)],
)
@pytest.mark.parametrize(("players", "more"), [(3, 0), (4, 1), (5, 2)])
def test_every_kind_of_enemy_gets_the_players_blood(
    enemy: str, left: tuple[int, int], printed: int, players: int, more: int
) -> None:
    tape = ["0"] if enemy == "rom" else ["0", enemy]
    match = stage(players, monster="lamp_townsman", left=left, tape=tape)
    play(match, *["saw_cleaver"] * players)
    assert monster(match)["id"] == enemy  # type: ignore[index]
    assert monster(match)["echoes"] == monster(match)["full"] == printed + more  # type: ignore[index]


@pytest.mark.rule("BB-2.6")
@pytest.mark.parametrize(
    ("enemy", "die"),
    [("lamp_townsman", "green"), ("garden_of_eyes", "yellow"), ("watchdog", "red")],
)
def test_the_lantern_picks_the_die(enemy: str, die: str) -> None:
    match = stage(monster=enemy, tape=["0", "scourge_beast"])
    assert monster(match)["die"] == die  # type: ignore[index]
    play(match, *CLEAVERS)
    assert told(match, "rolled") == [{"die": die, "face": "0", "total": 0}]


@pytest.mark.rule("BB-2.6")
def test_green_is_weakest_and_red_strongest() -> None:
    dice = catalog(opening())["dice"]
    sums = [sum(int(face[0]) for face in dice[die]) for die in ("green", "yellow", "red")]
    assert sums[0] < sums[1] < sums[2]
    most = [max(int(face[0]) for face in dice[die]) for die in ("green", "yellow", "red")]
    assert most[0] < most[1] < most[2]


@pytest.mark.rule("BB-2.7")
def test_a_reveal_ability_works_on_reveal_only() -> None:
    match = stage(monster="lamp_townsman", tape=["0", "beast_patient", "0", "scourge_beast"])
    play(match, *CLEAVERS)
    assert each(match, "health") == [7, 7, 7]
    play(match, *["hunters_dream", "hunter_axe", "hunter_axe"])
    # It was fought and killed: nobody was hurt again.
    assert told(match, "killed")[-1] == {"enemy": "beast_patient"}
    assert each(match, "health") == [7, 7, 7]


@pytest.mark.rule("BB-2.7")
def test_an_escape_ability_works_on_escape_only() -> None:
    match = stage(monster="lamp_townsman", tape=["0", "rabid_dog", "0", "scourge_beast"])
    play(match, *CLEAVERS)
    assert each(match, "health") == [8, 8, 8]  # not on reveal
    play(match, "hunter_axe", "hunter_pistol", "hunter_axe")
    assert told(match, "killed")[-1] == {"enemy": "rabid_dog"}
    assert each(match, "health") == [8, 8, 8]  # nor on its death


@pytest.mark.rule("BB-2.7")
def test_a_continuous_ability_works_while_in_play() -> None:
    # The Executioner's attack is one stronger, every time it attacks.
    match = stage(monster="executioner", tape=["0", "lamp_townsman"])
    play(match, *CLEAVERS)
    assert told(match, "attack") == [{"amount": 1}]


@pytest.mark.rule("BB-2.8")
@pytest.mark.parametrize(("echoes", "health"), [(1, 8), (3, 7)])
def test_a_killed_monsters_ability_ends_at_once(echoes: int, health: int) -> None:
    # Against a Mind Polyp nothing is halved. Killed by the pistol, it cannot help the flask any more.
    match = stage(
        monster="mind_polyp",
        echoes=echoes,
        hunters={1: holding("fire_flask")},
        tape=["0"],
    )
    play(match, "hunter_pistol", "fire_flask", "hunters_dream")
    assert hunter(match, 2)["health"] == health


@pytest.mark.rule("BB-2.8")
def test_an_escaped_monsters_ability_ends_with_it() -> None:
    match = stage(monster="executioner", tape=["0", "lamp_townsman", "0", "scourge_beast"])
    play(match, *CLEAVERS)
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    assert told(match, "attack") == [{"amount": 1}, {"amount": 0}]


# ---------------------------------------------------------------------- Bosses


@pytest.mark.rule("BB-2.9")
def test_every_boss_has_an_ability() -> None:
    bosses = [e for e in catalog(opening())["enemies"].values() if e["kind"] == "boss"]
    assert all(boss["text"] for boss in bosses)


@pytest.mark.rule("BB-2.9")
def test_a_boss_ability_lasts_as_long_as_the_boss() -> None:
    match = stage(monster="drowned_choir", tape=["0", "0", "0"])
    for card in ("saw_cleaver", "hunter_axe", "hunter_pistol"):
        play(match, card, card, card)
    assert told(match, "attack") == [{"amount": 1}] * 3
    assert each(match, "health") == [5, 5, 5]
    assert used_up(match)


@pytest.mark.rule("BB-2.10")
def test_a_boss_is_fought_like_any_monster_but_does_not_escape() -> None:
    logs: dict[str, list[object]] = {}
    for enemy in ("bloody_crow", "watchdog"):  # both roll red, neither ability matters here
        match = stage(monster=enemy, echoes=6, tape=["2+", "1+", "0", "lamp_townsman"])
        play(match, "hunter_axe", "hunter_pistol", "saw_cleaver")
        at = [*kinds(match), "escaped"].index("escaped")
        end = kinds(match).index("round", 1)
        logs[enemy] = [(event.kind, event.fields) for event in match.events[: min(at, end)]]
        assert ("escaped" in kinds(match)) == (enemy == "bloody_crow")
    assert logs["bloody_crow"] == logs["watchdog"]


@pytest.mark.rule("BB-2.10")
def test_a_boss_is_killed_like_any_monster() -> None:
    match = stage(monster="watchdog", echoes=2, tape=["0", "lamp_townsman"])
    play(match, "hunter_axe", "saw_cleaver", "saw_cleaver")
    assert table(match)["dungeon"]["gone"] == [{"id": "watchdog", "how": "killed"}]
    assert each(match, "collected") == [2, 0, 0]
    assert monster(match)["id"] == "lamp_townsman"  # type: ignore[index]


# ---------------------------------------------------------------------- Final Bosses


@pytest.mark.rule("BB-2.11")
@pytest.mark.parametrize("final", ["gehrman", "famine_star"])
def test_one_final_boss_a_game(final: str) -> None:
    match = whole_game(2, final_boss=final)
    assert [event["enemy"] for event in told(match, "final_boss")] == [final]
    others = set(catalog(match)["enemies"]) - {final}
    finals = [one for one in others if catalog(match)["enemies"][one]["kind"] == "final_boss"]
    assert len(finals) == 4
    assert not [one for one in finals if f'"{one}"'.encode() in seen(match, 0)]


@pytest.mark.rule("BB-2.12")
def test_a_final_boss_has_health_strength_and_an_ability_for_the_whole_game() -> None:
    match = stage(
        final_boss="tithe_king",
        monster="lamp_townsman",
        left=(0, 0),
        hunters={0: {"collected": 3}, 1: {"collected": 4}},
        row=["cannon", "bone_saw", "blood_vial"],
        tape=["0", "kirkhammer", "3", "chain_scythe"],
    )
    play(match, "hunters_dream", "saw_cleaver", "saw_cleaver")
    match.decide("cannon", seat=0)
    # He taxed already while another Monster was fought.
    assert hunter(match, 0)["banked"] == 2
    assert monster(match) == {
        "id": "tithe_king", "kind": "final_boss", "die": "red", "echoes": 14, "full": 14,
    }  # fmt: skip
    play(match, "hunter_axe", "hunters_dream", "hunter_axe")
    assert told(match, "rolled")[-1] == {"die": "red", "face": "3", "total": 3}
    assert monster(match)["echoes"] == 14 - 4  # type: ignore[index]
    assert hunter(match, 1)["banked"] == 4 + 1 - 1


# ---------------------------------------------------------------------- Action cards


@pytest.mark.rule("BB-2.13")
def test_upgrades_follow_the_rules_of_starters() -> None:
    match = stage(
        monster="watchdog",
        hunters={0: holding("chain_scythe"), 1: holding("chain_scythe")},
        row=["cannon", "bone_saw", "blood_vial"],
        tape=["0", "0", "kirkhammer"],
    )
    assert "chain_scythe" in options(match, 0)
    play(match, "chain_scythe", "transform", "hunter_axe")
    assert "chain_scythe" in options(match, 1)
    match.decide("chain_scythe", seat=1)
    assert each(match, "collected") == [3, 3, 2]
    assert hunter(match, 0)["used"] == ["chain_scythe"]
    assert sorted(hunter(match, 1)["used"]) == ["chain_scythe", "transform"]
    assert "chain_scythe" not in options(match, 0)
    play(match, "hunters_dream", "saw_cleaver", "saw_cleaver")
    assert "chain_scythe" in hand(match, 0)


@pytest.mark.rule("BB-2.14")
def test_every_card_is_melee_ranged_or_utility() -> None:
    cards = catalog(opening())["cards"].values()
    assert {card["type"] for card in cards} == {"melee", "ranged", "utility"}
    for wrong in ("magic", ["melee", "ranged"]):
        found = problems({"upgrades": {"chain_scythe": {"type": wrong}}})
        assert len(found) == 1
        assert found[0].startswith("upgrades.yaml: chain_scythe: type: ")


@pytest.mark.rule("BB-2.15")
def test_melee_and_ranged_are_weapons_and_utility_is_none() -> None:
    match = stage(
        monster="watchdog",
        hunters={0: holding("chain_scythe", "cannon"), 1: holding("fire_flask", "hush_bell")},
    )
    play(match, "transform", "transform", "saw_cleaver")
    weapons = {"saw_cleaver", "hunter_axe", "hunter_pistol"}
    assert set(options(match, 0)) == weapons | {"chain_scythe", "cannon"}
    assert set(options(match, 1)) == weapons


@pytest.mark.rule("BB-2.15")
@pytest.mark.parametrize(
    ("card", "lost"), [("saw_cleaver", True), ("repeating_pistol", True), ("hush_bell", False)]
)
def test_what_befalls_weapons_does_not_befall_utility(card: str, lost: bool) -> None:
    # Father Gascoigne removes the Weapons that hurt him.
    match = stage(
        monster="father_gascoigne",
        hunters={0: holding("repeating_pistol", "hush_bell")},
        tape=["0"],
    )
    play(match, card, "saw_cleaver", "saw_cleaver")
    assert hunter(match, 0)["collected"] + hunter(match, 0)["banked"] == 1
    assert (hunter(match, 0)["removed"] == [card]) == lost
    assert (hunter(match, 0)["used"] == [card]) != lost


@pytest.mark.rule("BB-2.16")
def test_the_two_starter_utilities() -> None:
    cards = catalog(opening())["cards"]
    found = {id: cards[id]["timing"] for id in STARTERS if cards[id]["type"] == "utility"}
    assert found == {"transform": "transform", "hunters_dream": "dream"}


@pytest.mark.rule("BB-2.17")
def test_the_three_starter_weapons() -> None:
    cards = catalog(opening())["cards"]
    weapons = [id for id in STARTERS if cards[id]["type"] != "utility"]
    assert {
        id: (cards[id]["type"], cards[id]["damage"], cards[id]["timing"]) for id in weapons
    } == {
        "hunter_axe": ("melee", 2, "attack"),
        "saw_cleaver": ("melee", 1, "attack"),
        "hunter_pistol": ("ranged", 1, "instant"),
    }


@pytest.mark.rule("BB-2.17")
@pytest.mark.parametrize(("card", "damage"), [("hunter_axe", 2), ("saw_cleaver", 1)])
def test_a_starter_weapon_deals_its_damage(card: str, damage: int) -> None:
    match = stage(monster="watchdog", hunters={1: holding("blood_vial")}, tape=["0"])
    play(match, card, "blood_vial", "hunter_pistol")
    assert each(match, "collected") == [damage, 0, 1]


@pytest.mark.rule("BB-2.18")
def test_an_instant_works_in_step_three_and_no_other() -> None:
    match = stage(
        monster="watchdog",
        hunters={0: {"health": 3, **holding("blood_vial")}, 2: holding("oath_glaive")},
        tape=["4"],
    )
    play(match, "blood_vial", "hunter_pistol", "oath_glaive")
    log = [(e.kind, e.fields["who"]) for e in match.events if e.kind in ("healed", "dealt", "hit")]
    # Step 3: healing, the shot, the glaive's price. Step 4: three hits. Step 5: the glaive's blow.
    assert log == [
        ("healed", 0), ("dealt", 1), ("hit", 2), ("hit", 0), ("hit", 1), ("hit", 2), ("dealt", 2),
    ]  # fmt: skip
    assert each(match, "health") == [6, 4, 1]  # healed to 8 before the attack, not after


@pytest.mark.rule("BB-2.19")
def test_an_instant_that_hurts_every_hunter_hurts_its_player_too() -> None:
    match = stage(monster="watchdog", hunters={1: holding("fire_flask")}, tape=["0"])
    play(match, "saw_cleaver", "fire_flask", "saw_cleaver")
    assert each(match, "health") == [7, 7, 7]
    assert each(match, "collected") == [1, 1, 1]


@pytest.mark.rule("BB-2.20")
@pytest.mark.parametrize(("seat", "healths"), [(0, [8, 6, 8]), (1, [8, 8, 6]), (2, [6, 8, 8])])
def test_on_your_left_is_the_next_seat_clockwise(seat: int, healths: list[int]) -> None:
    # The Mirror Abbess hurts the Hunter on the attacker's left as much as the Weapon hurt her.
    others = {other: holding("blood_vial") for other in range(3) if other != seat}
    match = stage(monster="mirror_abbess", hunters=others, tape=["0"])
    play(match, *("hunter_axe" if one == seat else "blood_vial" for one in range(3)))
    assert each(match, "health") == healths


@pytest.mark.rule("BB-2.20")
@pytest.mark.parametrize(("seat", "healths"), [(0, [8, 5, 8]), (1, [8, 8, 5]), (2, [5, 8, 8])])
def test_a_cards_word_on_the_left_is_the_same(seat: int, healths: list[int]) -> None:
    spite = {"when": "instant", "op": "hurt", "who": "left", "amount": 3}
    match = stage(
        monster="watchdog",
        pack=pack_with({"upgrades": {"chain_scythe": {"effects": [spite]}}}),
        hunters={seat: holding("chain_scythe")},
        tape=["0"],
    )
    play(match, *("chain_scythe" if one == seat else "saw_cleaver" for one in range(3)))
    assert each(match, "health") == healths


# ---------------------------------------------------------------------- rulings


HURT_ALL = {"op": "hurt", "who": "all", "amount": 3}


@pytest.mark.rule("BB-A.6")
@pytest.mark.parametrize(
    ("ability", "health", "collected"),
    [
        (None, [8, 8, 8], [2, 1, 1]),
        ({"when": "on_reveal", **HURT_ALL}, [5, 5, 5], [2, 1, 1]),
        ({"when": "on_escape", **HURT_ALL}, [5, 5, 5], [2, 1, 1]),
        ({"when": "ongoing", "op": "die_bonus", "amount": 3}, [5, 5, 5], [2, 1, 1]),
        ({"when": "ongoing", "op": "splash_left"}, [7, 6, 7], [2, 1, 1]),
        ({"when": "ongoing", "op": "cap", "weapon": "melee", "max": 1}, [8, 8, 8], [1, 1, 1]),
        ({"when": "ongoing", "op": "instant_shield", "amount": 1}, [8, 8, 8], [2, 0, 1]),
    ],
)
def test_what_an_enemy_does_is_data(
    ability: dict[str, Any] | None, health: list[int], collected: list[int]
) -> None:
    abilities = [ability] if ability else []
    pack = pack_with({"monsters": {"carrion_crow": {"abilities": abilities}}})
    match = opening(monster="carrion_crow", pack=pack, tape=["0", "scourge_beast"])
    play(match, "hunter_axe", "hunter_pistol", "saw_cleaver")
    assert told(match, "escaped")
    assert each(match, "health") == health
    assert each(match, "collected") == collected


@pytest.mark.rule("BB-A.6")
def test_of_two_who_splash_the_nearer_one_is_named() -> None:
    """The current Monster and the Final Boss: the damage comes once, by the Monster's ability."""
    splash = {"abilities": [{"when": "ongoing", "op": "splash_left"}]}
    pack = pack_with({"monsters": {"carrion_crow": splash}, "final_bosses": {"rom": splash}})
    match = opening(monster="carrion_crow", pack=pack, tape=["0", "scourge_beast"])
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert told(match, "ability") == [{"enemy": "carrion_crow"}]
    assert each(match, "health") == [8, 8, 8]  # a dreamer halves it


@pytest.mark.rule("BB-A.6")
@pytest.mark.parametrize(
    ("effect", "health", "collected"),
    [
        (None, 1, 3),
        ({"when": "instant", "op": "heal", "who": "self", "amount": 2}, 3, 3),
        ({"when": "instant", "op": "prevent", "amount": 1}, 2, 3),
        ({"when": "after_attack", "op": "heal", "who": "self", "amount": 2}, 3, 3),
        ({"when": "attack", "op": "bonus", "amount": 2}, 1, 5),
    ],
)
def test_what_a_card_does_is_data(
    effect: dict[str, Any] | None, health: int, collected: int
) -> None:
    pack = pack_with({"upgrades": {"chain_scythe": {"effects": [effect] if effect else []}}})
    match = stage(
        monster="watchdog",
        pack=pack,
        hunters={0: {"health": 5, **holding("chain_scythe")}},
        tape=["4"],
    )
    play(match, "chain_scythe", "saw_cleaver", "saw_cleaver")
    assert hunter(match, 0)["health"] == health
    assert hunter(match, 0)["collected"] == collected


@pytest.mark.rule("BB-A.6")
def test_health_and_what_changes_it_are_data() -> None:
    more = {"when": "ongoing", "op": "enemy_health", "amount": 5}
    pack = pack_with(
        {
            "final_bosses": {"rom": {"abilities": [more]}},
            "monsters": {"carrion_crow": {"health": 9}},
        }
    )
    assert monster(opening(monster="carrion_crow", pack=pack))["echoes"] == 14  # type: ignore[index]


@pytest.mark.rule("BB-A.7")
def test_what_puts_blood_on_a_monster_adds_up() -> None:
    match = opening(4, monster="lamp_townsman", final_boss="gehrman")
    assert monster(match)["echoes"] == 3 + 1 + 2  # type: ignore[index]


@pytest.mark.rule("BB-A.8")
@pytest.mark.parametrize("card", ["saw_cleaver", "hunter_axe"])
def test_cleaver_and_axe_are_melee(card: str) -> None:
    assert catalog(opening())["cards"][card]["type"] == "melee"
    # The blunderbuss spoils other Hunters' Melee Weapons.
    match = stage(monster="watchdog", hunters={0: holding("blunderbuss")}, tape=["0"])
    play(match, "blunderbuss", card, "hunter_pistol")
    assert each(match, "collected") == [1, {"saw_cleaver": 0, "hunter_axe": 1}[card], 1]


@pytest.mark.rule("BB-A.8")
@pytest.mark.parametrize(("card", "damage"), [("saw_cleaver", 1), ("hunter_axe", 2)])
def test_the_type_of_cleaver_and_axe_can_be_overridden(card: str, damage: int) -> None:
    pack = pack_with({"starters": {card: {"type": "ranged"}}})
    match = stage(
        monster="drowned_choir", pack=pack, hunters={0: holding("blunderbuss")}, tape=["0"]
    )
    play(match, "blunderbuss", card, "hunter_pistol")
    assert each(match, "collected") == [1, damage, 1]


@pytest.mark.rule("BB-A.9")
def test_a_dead_neighbour_takes_nothing_and_passes_nothing_on() -> None:
    match = stage(monster="mirror_abbess", hunters={1: {"health": 3}}, tape=["3"])
    play(match, "hunter_axe", "saw_cleaver", "hunter_pistol")
    # The pistol of seat 2 hurts seat 0; the axe of seat 0 finds seat 1 dead: seat 2 is not hurt.
    assert each(match, "health") == [4, 0, 5]
    assert whom(match, "hit") == [0, 0, 1, 2]
    assert hunter(match, 1)["deaths"] == 1
