"""The death of Hunters (BB-14)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import IllegalChoice, Match

from .helpers import whom
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
    used_up,
)

HENRYK, EILEEN, LUDWIG = 0, 1, 2
ROW = ["repeating_pistol", "cannon", "blood_vial"]


@pytest.mark.rule("BB-14.1")
@pytest.mark.parametrize(
    ("face", "health", "dead"), [("2", 1, False), ("3", 0, True), ("4", 0, True)]
)
def test_a_hunter_at_zero_or_less_is_dead(face: str, health: int, dead: bool) -> None:
    match = stage(
        monster="winter_lantern", hunters={EILEEN: {"health": 3}}, tape=[face, "lamp_townsman"]
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert (hunter(match, EILEEN)["health"], hunter(match, EILEEN)["dead"]) == (health, dead)


@pytest.mark.rule("BB-14.1")
def test_death_comes_at_once_before_the_next_card_acts() -> None:
    match = stage(
        monster="carrion_crow",
        hunters={HENRYK: {"hand": [*STARTERS, "fire_flask"]}, EILEEN: {"health": 1}},
        tape=["0"],
    )
    play(match, "fire_flask", "hunter_pistol", "saw_cleaver")
    assert [card["card"] for card in told(match, "instant")] == ["fire_flask"]
    assert hunter(match, EILEEN)["took"] == 0


@pytest.mark.rule("BB-14.2")
def test_the_dead_lose_all_collected_blood() -> None:
    match = stage(
        monster="winter_lantern", hunters={EILEEN: {"health": 2, "collected": 9}}, tape=["2"]
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert hunter(match, EILEEN)["collected"] == 0
    assert told(match, "died") == [{"who": EILEEN, "lost": 9}]


@pytest.mark.rule("BB-14.3")
def test_the_dead_keep_all_banked_blood() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={EILEEN: {"health": 2, "collected": 9, "banked": 11}},
        tape=["2"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert hunter(match, EILEEN)["dead"]
    assert hunter(match, EILEEN)["banked"] == 11


@pytest.mark.rule("BB-14.4")
def test_the_dead_do_not_attack() -> None:
    match = stage(monster="winter_lantern", hunters={EILEEN: {"health": 2}}, tape=["2"])
    play(match, "saw_cleaver", "hunter_axe", "saw_cleaver")
    assert [blow["who"] for blow in told(match, "attacks")] == [HENRYK, LUDWIG]
    assert told(match, "escaped") == [{"enemy": "winter_lantern", "left": 4}]


@pytest.mark.rule("BB-14.5")
def test_the_dead_are_back_after_the_dream_and_play_the_next_round() -> None:
    match = stage(
        monster="watchdog", hunters={EILEEN: {"health": 2}}, row=ROW, tape=["2", "kirkhammer", "0"]
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert hunter(match, EILEEN)["dead"]
    match.decide("cannon", seat=EILEEN)
    assert not hunter(match, EILEEN)["dead"]
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    assert hunter(match, EILEEN)["collected"] == 2


@pytest.mark.rule("BB-14.6")
def test_the_dead_take_one_upgrade() -> None:
    match = stage(
        monster="watchdog", hunters={EILEEN: {"health": 2}}, row=ROW, tape=["2", "kirkhammer"]
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert match.waiting == [EILEEN]
    assert sorted(options(match, EILEEN)) == sorted(ROW)
    match.decide("cannon", seat=EILEEN)
    assert told(match, "upgraded") == [{"who": EILEEN, "card": "cannon"}]
    assert "cannon" in hand(match, EILEEN)


@pytest.mark.rule("BB-14.7")
def test_the_dead_come_back_with_eight_health() -> None:
    match = stage(
        monster="watchdog", hunters={EILEEN: {"health": 2}}, row=ROW, tape=["2", "kirkhammer"]
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    match.decide("cannon", seat=EILEEN)
    assert each(match, "health") == [6, 8, 6]


@pytest.mark.rule("BB-14.8")
@pytest.mark.parametrize(
    ("card", "used"),
    [("hunter_axe", ["hunter_axe", "hunter_pistol", "saw_cleaver"]), ("hunters_dream", [])],
)
def test_the_dead_reclaim_only_if_they_dreamt(card: str, used: list[str]) -> None:
    match = stage(
        monster="watchdog",
        hunters={
            EILEEN: {
                "health": 1,
                "hand": ["hunter_axe", "hunters_dream"],
                "used": ["saw_cleaver", "hunter_pistol"],
            }
        },
        row=ROW,
        tape=["2", "kirkhammer"],
    )
    play(match, "saw_cleaver", card, "saw_cleaver")
    match.decide("cannon", seat=EILEEN)
    assert sorted(hunter(match, EILEEN)["used"]) == used


@pytest.mark.rule("BB-14.9")
def test_the_dead_keep_their_trophies() -> None:
    match = stage(
        monster="winter_lantern", hunters={EILEEN: {"health": 2, "trophies": (1, 2, 3)}}, tape=["2"]
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert hunter(match, EILEEN)["dead"]
    assert hunter(match, EILEEN)["trophies"] == {"kin": 1, "humanoid": 2, "beast": 3}


@pytest.mark.rule("BB-14.10")
def test_nobody_is_eliminated_however_often_they_die() -> None:
    match = stage(
        monster="watchdog",
        final_boss="gehrman",
        hunters={EILEEN: {"health": 2, "deaths": 9}},
        row=ROW,
        tape=["2", "kirkhammer"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    match.decide("cannon", seat=EILEEN)
    eileen = hunter(match, EILEEN)
    assert (eileen["deaths"], eileen["out"], eileen["health"]) == (10, False, 8)
    assert match.waiting == [HENRYK, EILEEN, LUDWIG]


@pytest.mark.rule("BB-14.11")
def test_ludwig_dies_to_gascoigne() -> None:
    match = stage(
        monster="father_gascoigne",
        hunters={LUDWIG: {"health": 3, "collected": 4, "banked": 6}},
        row=ROW,
        tape=["4", "kirkhammer"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "hunter_axe")
    assert (hunter(match, LUDWIG)["collected"], hunter(match, LUDWIG)["banked"]) == (0, 6)
    assert {blow["who"] for blow in told(match, "dealt")} == {HENRYK, EILEEN}
    match.decide("blood_vial", seat=LUDWIG)
    ludwig = hunter(match, LUDWIG)
    assert (ludwig["collected"], ludwig["banked"], ludwig["health"]) == (0, 6, 8)
    assert "blood_vial" in hand(match, LUDWIG)


@pytest.mark.rule("BB-A.40")
def test_lost_blood_goes_to_the_reserve() -> None:
    match = stage(
        monster="winter_lantern", hunters={EILEEN: {"health": 2, "collected": 9}}, tape=["2"]
    )
    before = table(match)["reserve"]
    play(match, "hunters_dream", "saw_cleaver", "hunters_dream")
    # Nobody struck: the Blood left on the Monster went back when it escaped, no more than its 6.
    assert told(match, "escaped") == [{"enemy": "winter_lantern", "left": 6}]
    assert table(match)["reserve"] == before + 9 + 6
    assert [each(match, "collected"), each(match, "banked")] == [[0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("BB-A.41")
def test_the_dead_suffer_nothing_more() -> None:
    match = stage(
        monster="rabid_dog",
        hunters={HENRYK: {"hand": [*STARTERS, "fire_flask"]}, EILEEN: {"health": 1}},
        tape=["3"],
    )
    play(match, "fire_flask", "hunter_axe", "saw_cleaver")
    # Killed in Step 3; neither the attack nor the escape that follow touch her.
    assert "escaped" in kinds(match)
    assert [hit["amount"] for hit in told(match, "hit") if hit["who"] == EILEEN] == [1]
    assert hunter(match, EILEEN)["deaths"] == 1
    assert each(match, "health") == [8 - 1 - 3 - 2, 0, 8 - 1 - 3 - 2]


@pytest.mark.rule("BB-A.41")
def test_the_dead_are_no_legal_target() -> None:
    match = stage(
        4,
        monster="carrion_crow",
        hunters={
            HENRYK: {"hand": [*STARTERS, "fire_flask"]},
            EILEEN: {"health": 1},
            LUDWIG: {"hand": [*STARTERS, "beast_lure"]},
        },
        tape=["0"],
    )
    play(match, "fire_flask", "saw_cleaver", "beast_lure", "saw_cleaver")
    assert options(match, LUDWIG) == ["hunter-0", "hunter-3"]
    with pytest.raises(IllegalChoice, match="dead"):
        match.decide("hunter-1", seat=LUDWIG)


@pytest.mark.rule("BB-A.42")
def test_healing_stops_at_eight() -> None:
    match = stage(
        monster="tar_wolf",
        echoes=2,
        hunters={HENRYK: {"health": 7}, EILEEN: {"health": 4}},
        tape=["0", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert each(match, "health") == [8, 6, 8]
    assert told(match, "healed") == [
        {"who": HENRYK, "amount": 1, "health": 8},
        {"who": EILEEN, "amount": 2, "health": 6},
    ]


@pytest.mark.rule("BB-A.52")
def test_who_is_killed_by_a_reveal_sits_out_a_round_and_comes_back_in_its_dream() -> None:
    match = stage(
        monster="carrion_crow",
        hunters={EILEEN: {"health": 1, "collected": 2, "banked": 4}},
        row=ROW,
        tape=["0", "beast_patient", "2", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    eileen = hunter(match, EILEEN)
    assert (eileen["dead"], eileen["collected"], eileen["banked"]) == (True, 0, 4)
    assert (table(match)["round"], match.waiting) == (2, [HENRYK, LUDWIG])
    play(match, "hunter_axe", None, "hunter_pistol")
    assert hunter(match, EILEEN)["health"] == 0
    assert match.waiting == [EILEEN]
    match.decide("cannon", seat=EILEEN)
    eileen = hunter(match, EILEEN)
    assert (eileen["dead"], eileen["health"], eileen["used"]) == (False, 8, ["saw_cleaver"])
    assert match.waiting == [HENRYK, EILEEN, LUDWIG]
    assert used_up(match)


# ---------------------------------------------------------------------- out of the game (Rom)


@pytest.mark.rule("BB-A.52")
@pytest.mark.rule("BB-A.12")
def test_who_sits_a_round_out_has_no_card_left_of_the_last() -> None:
    """He had played a pistol and was killed by the reveal: the pistol of another is alone now."""
    match = stage(
        monster="lamp_townsman", echoes=1, hunters={0: {"hand": STARTERS, "health": 1}}, row=[],
        deck={}, tape=["beast_patient", "0", "carrion_crow"],
    )  # fmt: skip
    play(match, "hunter_pistol", "hunters_dream", "hunters_dream")
    assert hunter(match, 0)["dead"]
    play(match, None, "hunter_pistol", "hunters_dream")
    assert told(match, "negated") == []
    assert [blow["who"] for blow in told(match, "dealt")] == [0, 1]


@pytest.mark.rule("BB-A.55")
def test_a_second_death_under_rom_puts_a_hunter_out_of_the_game() -> None:
    match = stage(
        monster="watchdog",
        hunters={EILEEN: {"health": 2, "deaths": 1, "collected": 3, "banked": 7}},
        tape=["2", "0"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    eileen = hunter(match, EILEEN)
    assert (eileen["out"], eileen["dead"], eileen["health"]) == (True, True, 0)
    # No Upgrade, no token, no card to choose, and none of it later either.
    assert "upgraded" not in kinds(match)
    assert (table(match)["first"], match.waiting) == (LUDWIG, [HENRYK, LUDWIG])
    play(match, "hunter_axe", None, "hunter_axe")
    assert table(match)["first"] == HENRYK
    assert hunter(match, EILEEN)["health"] == 0
    assert match.waiting == [HENRYK, LUDWIG]


@pytest.mark.rule("BB-A.55")
def test_a_first_death_under_rom_does_not() -> None:
    match = stage(monster="watchdog", hunters={EILEEN: {"health": 2}}, tape=["2"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert (hunter(match, EILEEN)["dead"], hunter(match, EILEEN)["out"]) == (True, False)
    assert match.waiting == [EILEEN]


@pytest.mark.rule("BB-A.55")
def test_who_is_out_has_no_score_and_cannot_win() -> None:
    gone = {"health": 0, "deaths": 2, "out": True, "banked": 50, "trophies": (5, 5, 5)}
    match = stage(monster="rom", echoes=1, hunters={EILEEN: gone}, tape=["0"])
    play(match, "saw_cleaver", None, "saw_cleaver")
    assert match.result is not None
    assert [score.total for score in match.result.scores] == [4, None, 0]
    assert match.result.winners == (HENRYK,)
    assert EILEEN not in [score["who"] for score in told(match, "scored")]


@pytest.mark.rule("BB-A.55")
def test_with_everybody_out_the_game_ends_and_nobody_wins() -> None:
    last = {"health": 2, "deaths": 1, "banked": 9}
    match = stage(monster="watchdog", hunters=dict.fromkeys(range(3), last), tape=["2"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert match.over
    assert match.result is not None
    assert match.result.winners == ()
    assert match.result.why.id == "bb-why-nobody"
    assert [score.total for score in match.result.scores] == [None, None, None]
    assert "attacks" not in kinds(match)


@pytest.mark.rule("BB-A.55")
def test_a_reveal_that_puts_the_last_out_ends_the_game() -> None:
    last = {"health": 1, "deaths": 1}
    match = stage(
        monster="carrion_crow", hunters=dict.fromkeys(range(3), last), tape=["0", "beast_patient"]
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert match.over
    assert match.result is not None
    assert match.result.winners == ()


@pytest.mark.rule("BB-A.55")
@pytest.mark.timeout(5)
def test_a_boss_that_puts_the_last_out_at_the_end_of_the_round_ends_the_game() -> None:
    pack = base_pack()
    entry(pack, "bosses", "watchdog")["abilities"] = [
        {"when": "end_of_round", "op": "hurt", "who": "all", "amount": 1}
    ]
    last = {"health": 1, "deaths": 1}
    match = stage(monster="watchdog", hunters=dict.fromkeys(range(3), last), tape=["0"], pack=pack)
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert match.over
    assert match.result is not None
    assert match.result.winners == ()


@pytest.mark.rule("BB-A.55")
@pytest.mark.timeout(5)
def test_a_card_that_asks_and_puts_the_last_out_ends_the_game() -> None:
    """A card whose effects wait on the agenda: it takes its user and one other Hunter with it."""
    pack = base_pack()
    entry(pack, "upgrades", "beast_lure")["effects"] = [
        {"when": "instant", "op": "hurt", "who": "chosen_other", "amount": 1},
        {"when": "instant", "op": "hurt", "who": "self", "amount": 1},
    ]
    last: dict[str, Any] = {"health": 1, "deaths": 1}
    gone = {"health": 0, "deaths": 2, "out": True}
    match = stage(
        monster="lamp_townsman",
        echoes=1,
        hunters={HENRYK: {**last, "hand": [*STARTERS, "beast_lure"]}, EILEEN: last, LUDWIG: gone},
        pack=pack,
    )
    play(match, "beast_lure", "saw_cleaver", None)
    assert match.over
    assert match.result is not None
    assert match.result.winners == ()


@pytest.mark.rule("BB-A.55")
@pytest.mark.timeout(5)
@pytest.mark.parametrize(
    ("enemy", "blood", "card"),
    [
        ("lamp_townsman", 2, "cannon"),  # its last Blood, then everybody's Health
        ("watchdog", 9, "cannon"),
        ("lamp_townsman", 3, "fire_flask"),
    ],
)
def test_a_card_that_puts_everybody_out_ends_the_game(enemy: str, blood: int, card: str) -> None:
    last = {"health": 1, "deaths": 1, "banked": 3}
    match = stage(
        monster=enemy,
        echoes=blood,
        hunters={HENRYK: {**last, "hand": [*STARTERS, card]}, EILEEN: last, LUDWIG: last},
        tape=["0"] if card == "cannon" else [],
    )
    play(match, card, "hunter_axe", "hunter_axe")
    assert match.over
    assert match.result is not None
    assert (match.result.winners, used_up(match)) == ((), True)
    assert kinds(match)[-1] == "nobody_won"
    assert "escaped" not in kinds(match)
    assert table(match)["step"] == "over"


@pytest.mark.rule("BB-A.55")
def test_a_monster_that_puts_everybody_out_does_not_escape_any_more() -> None:
    last = {"health": 2, "deaths": 1}
    match = stage(monster="carrion_crow", hunters=dict.fromkeys(range(3), last), tape=["2"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert whom(match, "out") == [HENRYK, EILEEN, LUDWIG]
    assert kinds(match)[-1] == "nobody_won"
    assert "escaped" not in kinds(match)


@pytest.mark.rule("BB-A.55")
@pytest.mark.timeout(5)
def test_an_escape_that_puts_everybody_out_ends_the_game() -> None:
    last = {"health": 1, "deaths": 1, "collected": 1}
    match = stage(monster="rabid_dog", hunters=dict.fromkeys(range(3), last), tape=["0"])
    play(match, "hunters_dream", "saw_cleaver", "saw_cleaver")
    assert match.over
    assert whom(match, "out") == [HENRYK, EILEEN, LUDWIG]
    assert "banked" not in kinds(match)  # there is no Step 7 any more


@pytest.mark.rule("BB-A.59")
def test_all_take_an_effect_before_deaths_are_judged() -> None:
    match = stage(
        monster="carrion_crow",
        hunters={
            HENRYK: {"health": 1, "hand": [*STARTERS, "cannon"]},
            EILEEN: {"health": 1},
            LUDWIG: {"health": 5},
        },
        tape=["0"],
    )
    play(match, "cannon", "saw_cleaver", "saw_cleaver")
    struck = [
        (event.kind, event.fields["who"]) for event in match.events if event.kind in ("hit", "died")
    ]
    assert struck == [("hit", 0), ("hit", 1), ("hit", 2), ("died", 0), ("died", 1)]
    assert each(match, "health") == [0, 0, 4]


@pytest.mark.rule("BB-A.59")
def test_an_escape_hurts_all_before_deaths_are_judged() -> None:
    match = stage(
        monster="rabid_dog", hunters={HENRYK: {"health": 2}, EILEEN: {"health": 2}}, tape=["0"]
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert monster(match) is None
    order = [kind for kind in kinds(match) if kind in ("hit", "died")]
    assert order == ["hit", "hit", "hit", "died", "died"]


# ---------------------------------------------------------------------- redirected damage


def lurers(health: dict[int, int], *, players: int = 4, tape: list[str]) -> Match:
    """Henryk lures towards Ludwig; Eileen, who comes after him, throws a Fire Flask."""
    hunters: dict[int, dict[str, Any]] = {
        seat: {"health": health.get(seat, 8)} for seat in range(players)
    }
    hunters[HENRYK]["hand"] = [*STARTERS, "beast_lure"]
    hunters[EILEEN]["hand"] = [*STARTERS, "fire_flask"]
    match = stage(players, monster="carrion_crow", echoes=20, hunters=hunters, tape=tape)
    play(match, "beast_lure", "fire_flask", *["saw_cleaver"] * (players - 2))
    match.decide("hunter-2", seat=HENRYK)
    return match


@pytest.mark.rule("BB-A.60")
def test_redirected_damage_moves_in_step_four() -> None:
    match = lurers({}, tape=["2", "lamp_townsman"])
    assert each(match, "health") == [8 - 1, 8 - 1 - 2, 8 - 1 - 4, 8 - 1 - 2]


@pytest.mark.rule("BB-A.60", "BB-A.41")
def test_a_hunter_killed_in_step_three_sends_no_damage_on() -> None:
    match = lurers({HENRYK: 1}, tape=["2", "lamp_townsman"])
    assert whom(match, "died") == [HENRYK]
    assert each(match, "health")[1:] == [8 - 1 - 2, 8 - 1 - 2, 8 - 1 - 2]


@pytest.mark.rule("BB-A.60")
def test_with_its_target_dead_the_damage_goes_nowhere() -> None:
    match = lurers({LUDWIG: 1}, tape=["2", "lamp_townsman"])
    assert whom(match, "died") == [LUDWIG]
    assert each(match, "health")[:2] == [8 - 1 - 2, 8 - 1 - 2]
    assert "prevented" not in kinds(match)


@pytest.mark.rule("BB-A.60")
def test_no_more_is_sent_on_than_the_attack_deals() -> None:
    pack = base_pack()
    lure = entry(pack, "upgrades", "beast_lure")
    lure["effects"] = [*lure["effects"], *lure["effects"]]
    match = stage(
        monster="bloody_crow",
        echoes=20,
        hunters={HENRYK: {"hand": [*STARTERS, "beast_lure"]}},
        tape=["3", "lamp_townsman"],
        pack=pack,
    )
    play(match, "beast_lure", "saw_cleaver", "saw_cleaver")
    match.decide("hunter-1", seat=HENRYK)
    match.decide("hunter-1", seat=HENRYK)
    assert each(match, "health") == [8, 8 - 3 - 3, 8 - 3]


@pytest.mark.rule("BB-A.60")
def test_two_may_send_damage_to_each_other() -> None:
    pack = base_pack()
    entry(pack, "upgrades", "beast_lure")["copies"] = 2
    lure = {"hand": [*STARTERS, "beast_lure"]}
    match = stage(
        monster="bloody_crow",
        echoes=20,
        hunters={HENRYK: lure, EILEEN: lure},
        tape=["3", "lamp_townsman"],
        pack=pack,
        row=["cannon", "hush_bell", "ashen_veil"],
    )
    play(match, "beast_lure", "beast_lure", "saw_cleaver")
    match.decide("hunter-1", seat=HENRYK)
    match.decide("hunter-0", seat=EILEEN)
    assert each(match, "health") == [8 - 3, 8 - 3, 8 - 3]


@pytest.mark.rule("BB-A.60")
def test_a_position_keeps_who_sends_damage_to_whom() -> None:
    lure = {"hand": [*STARTERS, "beast_lure"]}
    other = {"hand": [*STARTERS, "parry_pistol"]}
    match = stage(
        4, monster="carrion_crow", echoes=20, hunters={HENRYK: lure, EILEEN: other},
        tape=["2", "lamp_townsman"], row=["cannon", "hush_bell", "ashen_veil", "blunderbuss"],
    )  # fmt: skip
    play(match, "beast_lure", "parry_pistol", "saw_cleaver", "saw_cleaver")
    match.decide("hunter-2", seat=HENRYK)
    match = undercroft.from_position(match.position())
    match.decide("hunter-3", seat=EILEEN)
    assert each(match, "health") == [8, 8 - 2, 8 - 4, 8 - 2]


# ---------------------------------------------------------------------- neighbours of those who are out

OUT = {"health": 0, "deaths": 2, "out": True}


@pytest.mark.rule("BB-A.9")
def test_left_is_the_next_who_is_in_the_game() -> None:
    match = stage(4, monster="mirror_abbess", hunters={EILEEN: OUT}, tape=["0"])
    play(match, "hunter_axe", None, "hunters_dream", "hunters_dream")
    assert told(match, "hit") == [{"who": LUDWIG, "amount": 1, "health": 7}]


@pytest.mark.rule("BB-A.9")
@pytest.mark.parametrize(
    ("out", "hit"), [([1], [2, 4]), ([4], [1, 3]), ([1, 2, 4], [3]), ([1, 2, 3, 4], [])]
)
def test_neighbours_are_the_next_on_both_sides_who_are_in_the_game(
    out: list[int], hit: list[int]
) -> None:
    match = stage(
        5,
        monster="winter_lantern",
        hunters={HENRYK: {"hand": [*STARTERS, "ember_sprayer"]}, **dict.fromkeys(out, OUT)},
        tape=["0", "lamp_townsman"],
    )
    play(match, "ember_sprayer", *[None if x in out else "saw_cleaver" for x in range(1, 5)])
    assert whom(match, "hit") == hit
    assert {one["amount"] for one in told(match, "hit")} <= {1}


@pytest.mark.rule("BB-A.9")
def test_the_last_hunter_in_the_game_is_nobodys_neighbour() -> None:
    match = stage(monster="mirror_abbess", hunters={EILEEN: OUT, LUDWIG: OUT}, tape=["0"])
    play(match, "hunter_axe", None, None)
    assert hunter(match, HENRYK)["health"] == 8


@pytest.mark.rule("BB-A.55")
def test_who_is_out_still_counts_for_blood_and_upgrades() -> None:
    match = stage(
        4,
        monster="lamp_townsman",
        hunters={EILEEN: OUT},
        tape=["0", "kirkhammer", "scourge_beast"],
    )
    play(match, "hunters_dream", None, "saw_cleaver", "saw_cleaver")
    match.decide("hush_bell", seat=HENRYK)
    assert len(table(match)["row"]) == 4
    assert monster(match)["echoes"] == 3 + 1  # type: ignore[index]


@pytest.mark.rule("BB-A.16")
@pytest.mark.parametrize(
    "then",
    [
        {"op": "deal", "amount": 1},
        {"op": "steal", "who": "chosen_other", "amount": 1},
        {"op": "steal", "who": "left", "amount": 1},
        {"op": "reclaim", "amount": 1},
    ],
)
def test_who_dies_of_a_card_does_not_go_on_with_it(then: dict[str, Any]) -> None:
    pack = base_pack()
    entry(pack, "upgrades", "oath_glaive")["effects"] = [
        {"when": "instant", "op": "hurt", "who": "self", "amount": 3},
        {"when": "instant", **then},
    ]
    weak = {
        "health": 3,
        "hand": ["hunters_dream", "oath_glaive"],
        "used": ["saw_cleaver", "hunter_axe"],
    }
    match = stage(
        monster="watchdog",
        hunters={HENRYK: weak, EILEEN: {"collected": 2}},
        tape=["0"],
        pack=pack,
    )
    play(match, "oath_glaive", "hunters_dream", "hunters_dream")
    assert hunter(match, HENRYK)["deaths"] == 1
    assert {"dealt", "stole", "reclaimed"} & set(
        kinds(match)[: kinds(match).index("rolled")]
    ) == set()
    assert hunter(match, HENRYK)["collected"] == 0
