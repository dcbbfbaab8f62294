"""Setting the table (BB-1)."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

import undercroft
from undercroft import Fork, InvalidSetup, Reported, Tape

from .helpers import UPGRADES, catalog, odds, opening, problems, waiting_for, whole_game
from .stage import STARTERS, hand, hunter, kinds, monster, play, stage, table, told

SEATS = (None, 0, 1, 2)
FINALS = ["gehrman", "rom", "lamp_mother", "tithe_king", "famine_star"]
QUIET = {"players": 3, "final_boss": "rom", "first_player": 0}


def kind_of(enemy: str) -> str:
    kind: str = catalog(opening())["enemies"][enemy]["kind"]
    return kind


def of_kind(kind: str) -> list[str]:
    return [id for id, e in catalog(opening())["enemies"].items() if e["kind"] == kind]


# ---------------------------------------------------------------------- the Final Boss


@pytest.mark.rule("BB-1.1")
def test_each_final_boss_is_as_likely_as_the_next() -> None:
    match = waiting_for("final_boss")
    assert odds(match) == dict.fromkeys(FINALS, pytest.approx(1 / 5))
    match.supply("tithe_king")
    assert table(match)["final_boss"] == "tithe_king"
    # One draw, no second: the next outcome is an Upgrade.
    assert match.awaited is not None
    assert match.awaited.name == "upgrade"


@pytest.mark.rule("BB-1.2")
@pytest.mark.parametrize("final", FINALS)
def test_the_table_may_agree_on_a_final_boss(final: str) -> None:
    match = undercroft.new("bloodborne", {"final_boss": final}, chance=Fork())
    assert match.awaited is not None
    assert match.awaited.name == "upgrade"  # nothing was drawn for it
    assert table(match)["final_boss"] == final


@pytest.mark.rule("BB-1.2")
def test_only_a_final_boss_can_be_agreed_on() -> None:
    for other in ("watchdog", "scourge_beast", ""):
        with pytest.raises(InvalidSetup, match="final_boss"):
            undercroft.new("bloodborne", {"final_boss": other}, seed=1)


@pytest.mark.rule("BB-1.3")
def test_the_final_boss_is_face_up_for_all_from_the_first_moment_on() -> None:
    match = undercroft.new("bloodborne", {"first_player": 0}, chance=Reported())
    match.supply("tithe_king")
    told_first = match.events[0]
    for seat in SEATS:
        assert table(match, seat)["final_boss"] == "tithe_king"
        shown = told_first.seen_by(seat)
        assert shown is not None
        assert (shown["kind"], shown["enemy"]) == ("setup_final_boss", "tithe_king")
    for outcome in ("cannon", "blood_vial", "bone_saw", "lamp_townsman"):
        match.supply(outcome)
    play(match, "saw_cleaver", "saw_cleaver", "hunter_axe")
    for outcome in ("0", "winter_lantern"):
        match.supply(outcome)
    assert table(match)["round"] == 2
    assert all(table(match, seat)["final_boss"] == "tithe_king" for seat in SEATS)


@pytest.mark.rule("BB-1.3")
def test_no_final_boss_shows_before_one_is_chosen() -> None:
    match = undercroft.new("bloodborne", chance=Reported())
    for seat in SEATS:
        assert table(match, seat)["final_boss"] is None


@pytest.mark.rule("BB-1.4")
def test_the_final_boss_ability_holds_from_setup_to_the_last_round() -> None:
    match = opening(monster="lamp_townsman", final_boss="lamp_mother")
    # The Mother of Lamps makes dice stronger: already the first Monster's.
    assert monster(match)["die"] == "yellow"  # type: ignore[index]
    match = stage(
        final_boss="lamp_mother",
        monster="lamp_townsman",
        tape=["0", "scourge_beast", "0", "executioner"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    assert [event["die"] for event in told(match, "rolled")] == ["yellow", "red"]
    assert monster(match)["die"] == "red"  # type: ignore[index]


@pytest.mark.rule("BB-1.4")
def test_the_final_boss_ability_holds_while_no_monster_is_in_play() -> None:
    # The Tithe King taxes in Step 7, after the Monster is gone.
    for hit in (["saw_cleaver"] * 2, ["hunters_dream"] * 2):
        match = stage(
            final_boss="tithe_king",
            monster="lamp_townsman",
            echoes=2,
            hunters={0: {"collected": 3}},
            tape=["0"],
        )
        play(match, "hunters_dream", *hit)
        assert monster(match) is None
        assert (hunter(match, 0)["collected"], hunter(match, 0)["banked"]) == (0, 2)


# ---------------------------------------------------------------------- the Chalice Dungeon


@pytest.mark.rule("BB-1.5")
@pytest.mark.rule("BB-1.7")
def test_the_first_card_has_its_exact_odds() -> None:
    match = waiting_for("chalice", **QUIET)
    # 7 of 10 cards are ordinary Monsters, each of the 18 alike; 3 of 10 are Bosses, of 7.
    expected = dict.fromkeys(of_kind("monster"), pytest.approx(7 / 10 / 18))
    expected |= dict.fromkeys(of_kind("boss"), pytest.approx(3 / 10 / 7))
    assert odds(match) == expected


@pytest.mark.rule("BB-1.5")
@pytest.mark.rule("BB-1.7")
def test_the_second_card_has_its_exact_odds() -> None:
    match = waiting_for("chalice", **QUIET)
    match.supply("lamp_townsman")
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    match.supply("0")
    others = [id for id in of_kind("monster") if id != "lamp_townsman"]
    expected = dict.fromkeys(others, pytest.approx(6 / 9 / 17))
    expected |= dict.fromkeys(of_kind("boss"), pytest.approx(3 / 9 / 7))
    assert odds(match) == expected


@pytest.mark.rule("BB-1.6")
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_meets_seven_monsters_and_three_bosses(seed: int) -> None:
    match = whole_game(seed)
    met = [str(event["enemy"]) for event in told(match, "revealed")]
    assert len(set(met)) == len(met) == 10
    assert [kind_of(one) for one in met].count("monster") == 7
    assert [kind_of(one) for one in met].count("boss") == 3


@pytest.mark.rule("BB-1.6")
def test_the_deck_cannot_give_an_eighth_monster_or_a_fourth_boss() -> None:
    match = stage(monster="lamp_townsman", left=(0, 2), tape=["0", "watchdog"])
    match.chance = Fork()
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    match.supply("0")
    assert set(odds(match)) == set(of_kind("boss"))
    match = stage(monster="lamp_townsman", left=(2, 0))
    match.chance = Fork()
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    match.supply("0")
    assert set(odds(match)) == set(of_kind("monster")) - {"lamp_townsman"}


@pytest.mark.rule("BB-1.7")
def test_the_deck_is_face_down() -> None:
    match = opening(monster="winter_lantern")
    unseen = set(catalog(match)["enemies"]) - {"winter_lantern", "rom"}
    for seat in SEATS:
        shown = json.dumps(match.view(seat))
        assert not [one for one in unseen if f'"{one}"' in shown]
        assert table(match, seat)["dungeon"]["left"] == 9


@pytest.mark.rule("BB-1.8")
def test_cards_in_the_box_stay_out_and_unknown() -> None:
    match = whole_game(1)
    met = {str(event["enemy"]) for event in told(match, "revealed")}
    boxed = set(of_kind("monster")) | set(of_kind("boss"))
    boxed -= met
    assert len(boxed) == 11 + 4
    # With ten cards gone the Final Boss comes, whatever is in the box.
    assert told(match, "final_boss")[0]["enemy"] == "gehrman"
    for seat in SEATS:
        shown = json.dumps([match.view(seat), [event.seen_by(seat) for event in match.events]])
        assert not [one for one in boxed if f'"{one}"' in shown]


@pytest.mark.rule("BB-1.8")
def test_until_the_last_card_nobody_can_tell_what_is_in_the_box() -> None:
    # One card left: it may still be any of the 17 not seen, all alike.
    match = stage(monster="lamp_townsman", left=(1, 0))
    match.chance = Fork()
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    match.supply("0")
    assert list(odds(match).values()) == [pytest.approx(1 / 17)] * 17


# ---------------------------------------------------------------------- Upgrades


@pytest.mark.rule("BB-1.9")
def test_the_upgrade_deck_is_shuffled() -> None:
    match = waiting_for("upgrade", **QUIET)
    copies = {
        id: card["copies"] for id, card in catalog(match)["cards"].items() if not card["starter"]
    }
    assert odds(match) == {id: pytest.approx(n / 32) for id, n in copies.items()}
    match.supply("cannon")
    match.supply("kirkhammer")
    # The only Cannon is out, one Kirkhammer of two is left.
    del copies["cannon"]
    copies["kirkhammer"] = 1
    assert odds(match) == {id: pytest.approx(n / 30) for id, n in copies.items()}


@pytest.mark.rule("BB-1.9")
def test_the_upgrade_deck_is_face_down() -> None:
    match = opening()
    for seat in SEATS:
        shown = json.dumps(match.view(seat))
        hidden = set(catalog(match)["cards"]) - {*STARTERS, *UPGRADES[:3]}
        assert not [card for card in hidden if f'"{card}"' in shown]


@pytest.mark.rule("BB-1.10")
@pytest.mark.parametrize(("players", "up", "left"), [(3, 3, 29), (4, 4, 28), (5, 5, 27)])
def test_as_many_upgrades_as_players_are_turned_up(players: int, up: int, left: int) -> None:
    match = opening(players)
    assert sorted(table(match)["row"]) == sorted(UPGRADES[:up])
    assert table(match)["upgrades_left"] == left


# ---------------------------------------------------------------------- the players


@pytest.mark.rule("BB-1.11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_a_board_with_three_tokens(players: int) -> None:
    hunters = table(opening(players))["hunters"]
    assert [one["seat"] for one in hunters] == list(range(players))
    assert all(set(one["trophies"]) == {"kin", "humanoid", "beast"} for one in hunters)


@pytest.mark.rule("BB-1.12")
def test_tokens_start_below_their_tracks() -> None:
    for one in table(opening(5))["hunters"]:
        assert one["trophies"] == {"kin": 0, "humanoid": 0, "beast": 0}
        assert one["bonus"] == 0


@pytest.mark.rule("BB-1.13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_the_same_five_cards(players: int) -> None:
    match = opening(players)
    for seat in range(players):
        assert sorted(hand(match, seat)) == sorted(STARTERS)
        assert len(set(hand(match, seat))) == 5


@pytest.mark.rule("BB-1.14")
def test_all_blood_is_in_the_reserve_but_the_first_monsters() -> None:
    match = opening(5, monster="lamp_townsman")
    assert table(match)["reserve"] == 135 - 5
    assert [(h["collected"], h["banked"]) for h in table(match)["hunters"]] == [(0, 0)] * 5


@pytest.mark.rule("BB-1.15")
def test_health_starts_at_eight_the_maximum() -> None:
    match = opening(5)
    assert [hunter(match, seat)["health"] for seat in range(5)] == [8] * 5
    # No healing goes beyond it.
    match = stage(monster="watchdog", hunters={0: {"hand": [*STARTERS, "blood_vial"]}}, tape=["0"])
    play(match, "blood_vial", "saw_cleaver", "saw_cleaver")
    assert hunter(match, 0)["health"] == 8


@pytest.mark.rule("BB-1.16")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_one_player_has_the_first_player_token(first: int) -> None:
    match = undercroft.new(
        "bloodborne", {"final_boss": "rom"}, chance=Tape([*UPGRADES[:3], first, "lamp_townsman"])
    )
    assert [table(match, seat)["first"] for seat in SEATS] == [first] * 4
    assert told(match, "first_player") == [{"who": first}]


@pytest.mark.rule("BB-A.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_player_is_drawn_with_equal_odds(players: int) -> None:
    match = waiting_for("first_player", players=players)
    seats = [str(seat) for seat in range(players)]
    assert odds(match) == dict.fromkeys(seats, pytest.approx(1 / players))


@pytest.mark.rule("BB-A.3")
def test_the_seed_settles_the_first_player() -> None:
    firsts = [table(undercroft.new("bloodborne", seed=seed))["first"] for seed in range(30)]
    again = [table(undercroft.new("bloodborne", seed=seed))["first"] for seed in range(30)]
    assert firsts == again
    assert set(firsts) == {0, 1, 2}


@pytest.mark.rule("BB-A.3")
def test_the_host_may_name_the_first_player() -> None:
    for first in range(3):
        match = opening(first=first)  # its tape holds no outcome for a first player
        assert table(match)["first"] == first
    with pytest.raises(InvalidSetup, match="first_player"):
        opening(first=3)


# ---------------------------------------------------------------------- the first Monster


@pytest.mark.rule("BB-1.17")
def test_the_first_monster_is_face_up_beside_the_deck() -> None:
    match = opening(monster="winter_lantern")
    for seat in SEATS:
        assert table(match, seat)["monster"]["id"] == "winter_lantern"
    assert table(match)["dungeon"] == {"left": 9, "monsters": 6, "bosses": 3, "gone": []}
    assert kinds(match)[-2:] == ["revealed", "round"]
    match = opening(monster="watchdog")
    assert table(match)["dungeon"] == {"left": 9, "monsters": 7, "bosses": 2, "gone": []}


@pytest.mark.rule("BB-1.18")
@pytest.mark.parametrize(
    ("players", "final", "blood"),
    [(3, "rom", 3), (4, "rom", 4), (5, "rom", 5), (3, "gehrman", 5), (5, "gehrman", 7)],
)
def test_the_first_monster_gets_its_blood(players: int, final: str, blood: int) -> None:
    match = opening(players, monster="lamp_townsman", final_boss=final)
    assert monster(match)["echoes"] == blood  # type: ignore[index]
    assert table(match)["reserve"] == 135 - blood


@pytest.mark.rule("BB-1.19")
def test_the_first_monsters_reveal_ability_is_resolved() -> None:
    match = opening(monster="beast_patient")
    assert [hunter(match, seat)["health"] for seat in range(3)] == [7, 7, 7]


@pytest.mark.rule("BB-1.20")
def test_everything_is_in_hand_and_nothing_used() -> None:
    match = opening(5)
    for seat in range(5):
        one = hunter(match, seat)
        assert (one["used"], one["played"], one["removed"]) == ([], [], [])
        assert one["hand_count"] == one["owned"] == 5


@pytest.mark.rule("BB-A.4")
def test_the_final_boss_gets_no_blood_before_it_comes() -> None:
    match = opening(monster="lamp_townsman", final_boss="famine_star")
    assert table(match)["reserve"] == 135 - 3
    assert "final_boss" not in kinds(match)
    match = stage(monster="lamp_townsman", final_boss="tithe_king", left=(0, 0), tape=["0"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert told(match, "final_boss") == [{"enemy": "tithe_king", "echoes": 14}]
    assert table(match)["reserve"] == 135 - 3 - 14


# ---------------------------------------------------------------------- boards


@pytest.mark.rule("BB-A.5")
def test_which_board_a_player_has_means_nothing() -> None:
    holdings: list[dict[str, Any]] = [
        {"health": 5, "collected": 3, "trophies": (1, 0, 2)},
        {"health": 2, "hand": [*STARTERS, "fire_flask"]},
        {"health": 8, "collected": 1, "banked": 4},
        {"health": 7},
        {"health": 4, "hand": [*STARTERS, "cannon"]},
    ]
    cards = ["hunter_axe", "fire_flask", "saw_cleaver", "hunter_pistol", "cannon"]
    ends = []
    for shift in range(5):
        match = stage(
            5,
            monster="watchdog",
            first=shift,
            hunters={(i + shift) % 5: one for i, one in enumerate(holdings)},
            tape=["2"],
            row=["bone_saw"] * 2 + ["kirkhammer"] * 2 + ["twin_hooks"],
        )
        for i, card in enumerate(cards):
            match.decide(card, seat=(i + shift) % 5)
        end = [dict(hunter(match, (i + shift) % 5), seat=i) for i in range(5)]
        ends.append((end, monster(match), [(seat - shift) % 5 for seat in match.waiting]))
    assert all(one == other for one, other in pairwise(ends))


@pytest.mark.rule("BB-A.5")
def test_a_pack_may_not_make_the_boards_differ() -> None:
    assert problems({"hunters": {"djura": {"health": 9}}}) == [
        "hunters.yaml: all Hunters must have the same health"
    ]


def test_a_table_can_be_kept_before_its_final_boss_is_drawn() -> None:
    """By hand the very first thing is the Final Boss: until somebody says which, there is none."""
    match = undercroft.new("bloodborne", chance=Reported())
    twin = undercroft.from_position(match.position())
    assert twin.digest() == match.digest()
    doc: dict[str, Any] = match.position()
    doc["state"]["round"], doc["state"]["first"] = 1, 0
    with pytest.raises(undercroft.PositionError, match="final_boss"):
        undercroft.from_position(doc)
