"""Step 4: the Monster attacks (BB-7)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match, Tape

from .helpers import pack_with, whom
from .stage import (
    STARTERS,
    by_hand,
    each,
    hunter,
    kinds,
    options,
    play,
    stage,
    table,
    told,
    used_up,
)

CLEAVERS = ["saw_cleaver"] * 3
# Rolls of the red die for each total.
TOTALS = {
    0: ["0"],
    1: ["1+", "0"],
    2: ["2"],
    3: ["3"],
    4: ["4"],
    5: ["2+", "3"],
    6: ["2+", "4"],
    7: ["2+", "2+", "3"],
}


def holding(*cards: str) -> dict[str, list[str]]:
    return {"hand": [*STARTERS, *cards]}


def attacked(tape: list[str], *cards: str, enemy: str = "watchdog", **more: Any) -> Match:
    match = stage(monster=enemy, tape=tape, **more)
    play(match, *(cards or CLEAVERS))
    return match


@pytest.mark.rule("BB-7.1")
@pytest.mark.parametrize(
    ("enemy", "die"),
    [("drowned_choir", "green"), ("threefold_saint", "yellow"), ("watchdog", "red")],
)
def test_the_one_die_of_the_monsters_colour_is_rolled(enemy: str, die: str) -> None:
    match = attacked(["1+", "0"], enemy=enemy)
    assert told(match, "rolled") == [
        {"die": die, "face": "1+", "total": 1},
        {"die": die, "face": "0", "total": 1},
    ]
    assert used_up(match)


@pytest.mark.rule("BB-7.1")
def test_the_die_is_asked_for_once_with_its_own_faces() -> None:
    match = by_hand(stage(monster="lamp_townsman"))
    play(match, *CLEAVERS)
    (decision,) = match.decisions
    assert [option.id for option in decision.options] == ["0", "1", "1+", "2"]
    match.supply("2")
    assert each(match, "health") == [6, 6, 6]
    assert [option.id for option in match.decisions[0].options][:2] != ["0", "1"]


@pytest.mark.rule("BB-7.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_hunter_takes_the_whole_damage(players: int) -> None:
    match = stage(players, monster="watchdog", tape=["4"])
    play(match, *["saw_cleaver"] * players)
    assert each(match, "health") == [4] * players


@pytest.mark.rule("BB-7.3")
def test_each_dial_goes_down_by_the_damage() -> None:
    hunters = {0: {"health": 8}, 1: {"health": 5}, 2: {"health": 4}}
    match = attacked(["3"], hunters=hunters)
    assert each(match, "health") == [5, 2, 1]


@pytest.mark.rule("BB-7.4")
def test_a_plus_is_rolled_again_and_added() -> None:
    match = attacked(["2+", "3"])
    assert told(match, "rolled") == [
        {"die": "red", "face": "2+", "total": 2},
        {"die": "red", "face": "3", "total": 5},
    ]
    assert each(match, "health") == [3, 3, 3]
    assert used_up(match)


@pytest.mark.rule("BB-7.5")
@pytest.mark.parametrize(
    ("rolls", "total"),
    [
        (["1+", "1+", "1+", "1+", "2"], 6),
        (["2+", "1+", "0"], 3),
        (["2"], 2),
        (["2+", "1+", "1+", "3"], 7),
    ],
)
def test_rolling_goes_on_while_a_plus_comes_up(rolls: list[str], total: int) -> None:
    match = attacked(rolls)
    assert told(match, "attack") == [{"amount": total}]
    assert each(match, "health") == [8 - total] * 3
    assert used_up(match)


@pytest.mark.rule("BB-7.6")
def test_the_total_is_dealt_once() -> None:
    # The vial takes 2 off the whole attack, not off each roll.
    match = attacked(["2+", "2"], "blood_vial", *CLEAVERS[:2], hunters={0: holding("blood_vial")})
    assert each(match, "health") == [6, 4, 4]
    assert told(match, "attack") == [{"amount": 4}]
    assert whom(match, "hit") == [0, 1, 2]
    order = kinds(match)
    assert order.count("rolled") == 2
    assert max(i for i, kind in enumerate(order) if kind == "rolled") < order.index("hit")


@pytest.mark.rule("BB-7.7")
def test_example_two_plus_and_nothing() -> None:
    match = attacked(["2+", "0", "lamp_townsman"], enemy="scourge_beast")
    assert told(match, "attack") == [{"amount": 2}]
    assert each(match, "health") == [6, 6, 6]


@pytest.mark.rule("BB-7.8")
def test_example_two_plus_twice_and_one() -> None:
    match = attacked(["2+", "2+", "1"], enemy="threefold_saint")
    assert told(match, "attack") == [{"amount": 5}]
    assert each(match, "health") == [3, 3, 3]


@pytest.mark.rule("BB-7.9")
def test_a_total_of_nothing_harms_nobody() -> None:
    match = attacked(["0"], hunters={0: {"health": 1, "collected": 2}})
    assert each(match, "health") == [1, 8, 8]
    assert not {"hit", "died", "prevented"} & set(kinds(match))
    assert hunter(match, 0)["collected"] == 3


@pytest.mark.rule("BB-7.10")
def test_a_dreamer_takes_half() -> None:
    match = attacked(["4"], "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert each(match, "health") == [4, 6, 4]
    match = attacked(["2+", "3"], "hunters_dream", "saw_cleaver", "hunters_dream")
    assert each(match, "health") == [6, 3, 6]


@pytest.mark.rule("BB-7.11")
def test_example_three_becomes_one() -> None:
    match = attacked(["3"], "hunters_dream", *CLEAVERS[:2], hunters={0: {"health": 3}})
    assert hunter(match, 0)["health"] == 2


@pytest.mark.rule("BB-7.12")
@pytest.mark.parametrize(("total", "taken"), list(enumerate([0, 0, 1, 1, 2, 2, 3, 3])))
def test_example_what_a_dreamer_takes(total: int, taken: int) -> None:
    match = attacked(TOTALS[total], "hunters_dream", *CLEAVERS[:2])
    assert told(match, "attack") == [{"amount": total}]
    assert each(match, "health") == [8 - taken, 8 - total, 8 - total]


@pytest.mark.rule("BB-7.13")
def test_example_the_sum_is_halved_and_not_the_rolls() -> None:
    pack = pack_with({"dice": {"red": {"faces": ["3+", "3"]}}})
    match = attacked(["3+", "3"], "hunters_dream", *CLEAVERS[:2], pack=pack)
    assert each(match, "health") == [8 - 3, 2, 2]


@pytest.mark.rule("BB-7.14")
@pytest.mark.parametrize("health", [1, 2, 3])
def test_at_nothing_or_less_a_hunter_is_dead_and_does_not_attack(health: int) -> None:
    match = attacked(["2"], "hunter_axe", *CLEAVERS[:2], hunters={0: {"health": health}})
    dead = health <= 2
    assert hunter(match, 0)["dead"] == dead
    assert hunter(match, 0)["health"] == max(health - 2, 0)
    assert whom(match, "attacks") == ([1, 2] if dead else [0, 1, 2])
    assert hunter(match, 0)["collected"] == (0 if dead else 2)


@pytest.mark.rule("BB-7.15")
def test_all_take_the_damage_before_deaths_are_judged() -> None:
    hunters = {0: {"health": 2}, 1: {"health": 1}, 2: {"health": 5}}
    match = attacked(["3"], hunters=hunters)
    log = [(e.kind, e.fields["who"]) for e in match.events if e.kind in ("hit", "died")]
    assert log == [("hit", 0), ("hit", 1), ("hit", 2), ("died", 0), ("died", 1)]


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("BB-A.19")
def test_there_is_no_end_to_a_combo() -> None:
    match = attacked(["2+"] * 30 + ["4"])
    assert told(match, "attack") == [{"amount": 64}]
    assert [event["die"] for event in told(match, "rolled")] == ["red"] * 31
    assert [event["total"] for event in told(match, "rolled")] == [*range(2, 62, 2), 64]
    # One outcome a roll, one at a time.
    assert match.chance.count == 31


def at_step_four(match: Match, dreamer: int, **fields: int) -> Match:
    """The same with all cards revealed and no Instant played: `dreamer` dreams, the others strike."""
    doc: Any = match.position()
    for seat, one in enumerate(doc["state"]["hunters"]):
        card = "hunters_dream" if seat == dreamer else "saw_cleaver"
        one["hand"].remove(card)
        one.update(played=[card], card=card, dreaming=seat == dreamer)
        if seat == dreamer:
            one.update(fields)
    doc["state"]["step"] = "instant"
    doc["frame"].update(
        agenda=[["end"], ["dream"], ["escape"], ["hunters_attack"], ["monster_attack"]],
        asks=[],
        answered=[],
    )
    doc["chance"] = Tape(["3", "cannon"]).to_json()
    return undercroft.from_position(doc)


@pytest.mark.rule("BB-A.20")
@pytest.mark.parametrize(
    ("reading", "prevents", "taken"),
    [
        (None, 1, 1),  # floor(5 / 2) - 1
        ("after_halving", 1, 1),
        ("before_halving", 1, 2),  # (5 - 1) / 2
        ("after_halving", 2, 0),
        ("before_halving", 2, 1),
        ("after_halving", 9, 0),
        ("before_halving", 9, 0),
    ],
)
def test_example_halving_and_other_reductions(
    reading: str | None, prevents: int, taken: int
) -> None:
    stronger = {"when": "ongoing", "op": "die_bonus", "amount": 2}
    table_set = stage(
        monster="watchdog",
        pack=pack_with({"bosses": {"watchdog": {"abilities": [stronger]}}}),
        setup={"prevention": reading} if reading else None,
    )
    match = at_step_four(table_set, 1, prevents=prevents)
    assert told(match, "attack") == [{"amount": 5}]
    assert each(match, "health") == [3, 8 - taken, 3]


@pytest.mark.rule("BB-A.20")
def test_the_attacks_own_bonus_comes_before_halving() -> None:
    # Roll 2, Boss +1: 3 for those who fight, 1 for the dreamer.
    match = attacked(["2"], "hunters_dream", *CLEAVERS[:2], enemy="drowned_choir")
    assert each(match, "health") == [7, 5, 5]


@pytest.mark.rule("BB-A.20")
def test_reductions_do_not_heal() -> None:
    match = attacked(
        ["1+", "0"], "repeating_pistol", *CLEAVERS[:2],
        hunters={0: {"health": 4, **holding("repeating_pistol")}},
    )  # fmt: skip
    assert each(match, "health") == [4, 7, 7]


@pytest.mark.rule("BB-A.21")
def test_with_the_first_player_dead_the_die_is_rolled_all_the_same() -> None:
    match = attacked(
        ["3"],
        "fire_flask",
        *CLEAVERS[:2],
        hunters={0: {"health": 1, **holding("fire_flask")}},
    )
    assert kinds(match).index("died") < kinds(match).index("rolled")
    assert table(match)["first"] == 0
    assert each(match, "health") == [0, 4, 4]


@pytest.mark.rule("BB-A.22")
def test_health_stops_at_nothing() -> None:
    match = attacked(["2+", "2+", "4"], hunters={0: {"health": 1}})
    assert each(match, "health") == [0, 0, 0]
    assert each(match, "dead") == [True, True, True]
    assert told(match, "hit")[0] == {"who": 0, "amount": 1, "health": 0}
    match.decide(options(match, 0)[0], seat=0)
    assert hunter(match, 0)["health"] == 8
