"""The frame of a round (BB-3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import undercroft
from undercroft import ConflictChoice, IllegalChoice, Match

from .helpers import seen, whole_game, whom
from .stage import STARTERS, each, hunter, kinds, monster, options, play, stage, table, told


@pytest.mark.rule("BB-3.1")
def test_the_eight_steps_in_order() -> None:
    match = stage(
        4,
        monster="rabid_dog",
        hunters={2: {"collected": 1}},
        row=["cannon", "bone_saw", "blood_vial", "kirkhammer"],
        tape=["0", "chain_scythe", "lamp_townsman"],
    )
    steps = [table(match)["step"]]
    play(match, "transform", "hunter_pistol", "hunters_dream", "saw_cleaver")
    steps.append(table(match)["step"])
    match.decide("saw_cleaver", seat=0)
    steps.append(table(match)["step"])
    match.decide("cannon", seat=2)
    steps.append(table(match)["step"])
    assert steps == ["choose", "transform", "dream", "choose"]
    told_in_order = [kind for kind in kinds(match) if kind not in ("picked", "ready")]
    assert told_in_order == [
        "round",
        "played", "played", "played", "played",  # 1
        "transformed",  # 2
        "instant", "dealt",  # 3
        "rolled", "attack",  # 4
        "attacks", "dealt", "attacks", "dealt",  # 5
        "escaped", "ability", "hit", "hit", "hit", "hit",  # 6
        "banked", "reclaimed", "upgraded", "rested", "row",  # 7
        "revealed",  # 8
        "round",
    ]  # fmt: skip


@pytest.mark.rule("BB-3.2")
def test_after_step_eight_comes_step_one() -> None:
    match = stage(monster="watchdog", tape=["0", "0"])
    for number, card in enumerate(("saw_cleaver", "hunter_axe"), 1):
        assert (table(match)["round"], table(match)["step"]) == (number, "choose")
        assert [d.id.split("-")[0] for d in match.decisions] == ["choose"] * 3
        play(match, card, card, card)
    assert (table(match)["round"], table(match)["step"]) == (3, "choose")
    assert match.waiting == [0, 1, 2]


@pytest.mark.rule("BB-3.3")
def test_rounds_go_on_until_the_final_boss_is_killed() -> None:
    match = stage(final_boss="gehrman", monster="gehrman", echoes=4, tape=["0", "0"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert not match.over
    assert (table(match)["round"], monster(match)["echoes"]) == (2, 1)  # type: ignore[index]
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    assert match.over
    assert match.waiting == []


@pytest.mark.rule("BB-3.3")
def test_nothing_else_ends_the_game() -> None:
    # Nobody ever strikes: the first Boss to come stays for ever, the Upgrades run out.
    setup = {"players": 5, "final_boss": "gehrman"}
    match = undercroft.new("bloodborne", setup, seed="peace")
    while table(match)["round"] < 80:
        seat = match.waiting[0]
        dream = "hunters_dream" if "hunters_dream" in options(match, seat) else None
        match.decide(dream or options(match, seat)[-1], seat=seat)
    assert not match.over
    assert table(match)["upgrades_left"] == 0
    assert monster(match) is not None


@pytest.mark.rule("BB-3.3")
def test_the_death_of_everybody_does_not_end_the_game() -> None:
    match = stage(
        final_boss="gehrman",
        monster="watchdog",
        hunters={seat: {"health": 1, "deaths": 5} for seat in range(3)},
        tape=["4", "cannon", "bone_saw", "kirkhammer"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    for seat in range(3):
        match.decide(options(match, seat)[0], seat=seat)
    assert each(match, "deaths") == [6, 6, 6]
    assert not match.over
    assert table(match)["round"] == 2


@pytest.mark.rule("BB-3.3")
def test_a_game_ends_with_the_death_of_its_final_boss() -> None:
    match = whole_game(3)
    slain = kinds(match).index("killed", kinds(match).index("final_boss"))
    assert told(match, "killed")[-1] == {"enemy": "gehrman"}
    assert "round" not in kinds(match)[slain:]


def instants(first: int) -> Match:
    cards = ["repeating_pistol", "hush_bell", "blood_vial"]
    hunters = {seat: {"hand": [*STARTERS, card]} for seat, card in enumerate(cards)}
    match = stage(monster="watchdog", first=first, hunters=hunters, tape=["0"])
    play(match, *cards)
    return match


def attacks(first: int) -> Match:
    match = stage(monster="watchdog", first=first, tape=["0"])
    play(match, "saw_cleaver", "hunter_axe", "saw_cleaver")
    return match


def dreams(first: int) -> Match:
    match = stage(monster="watchdog", first=first, tape=["0", "cannon", "bone_saw", "kirkhammer"])
    play(match, "hunters_dream", "hunters_dream", "hunters_dream")
    while table(match)["step"] == "dream":
        (seat,) = match.waiting
        match.decide(options(match, seat)[0], seat=seat)
    return match


@pytest.mark.rule("BB-3.4")
@pytest.mark.parametrize(
    ("scene", "kind"), [(instants, "instant"), (attacks, "attacks"), (dreams, "upgraded")]
)
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_player_order_runs_clockwise_from_the_first_player(
    scene: Callable[[int], Match], kind: str, first: int, order: list[int]
) -> None:
    assert whom(scene(first), kind) == order


@pytest.mark.rule("BB-3.5")
def test_a_dead_first_player_stays_first_for_the_round() -> None:
    match = stage(
        monster="watchdog",
        first=1,
        hunters={1: {"health": 1, "hand": [*STARTERS, "fire_flask"]}},
        tape=["0"],
    )
    play(match, "hunters_dream", "fire_flask", "hunter_axe")
    assert hunter(match, 1)["dead"]
    assert table(match)["first"] == 1
    assert match.waiting == [1]  # had the token gone on to seat 2, seat 0 would come before
    match.decide(options(match, 1)[0], seat=1)
    assert match.waiting == [0]
    assert table(match)["first"] == 1


@pytest.mark.rule("BB-3.5")
def test_a_dreaming_first_player_stays_first_for_the_round() -> None:
    match = stage(monster="watchdog", first=2, tape=["0", "cannon"])
    play(match, "saw_cleaver", "hunter_axe", "hunters_dream")
    assert table(match)["first"] == 2
    assert whom(match, "attacks") == [0, 1]
    match.decide(options(match, 2)[0], seat=2)
    assert table(match)["first"] == 0  # only now


@pytest.mark.rule("BB-A.51")
def test_nobody_acts_out_of_step() -> None:
    match = stage(monster="watchdog", row=["cannon", "bone_saw", "blood_vial"], tape=["0"])
    early = match.decisions_for(1)[0].id

    def refused(option: str, seat: int, decision: str | None = None) -> None:
        before = match.digest(), [seen(match, one) for one in range(3)], match.chance.count
        with pytest.raises((IllegalChoice, ConflictChoice)):
            match.decide(option, seat, decision)
        assert (match.digest(), [seen(match, s) for s in range(3)], match.chance.count) == before

    refused("cannon", 0)  # Step 7's business in Step 1
    play(match, "transform", "saw_cleaver", "hunters_dream")
    assert table(match)["step"] == "transform"
    refused("hunter_axe", 1)  # Step 1 is closed, the next one not open
    refused("hunter_axe", 1, early)
    refused("hunter_axe", 2)
    refused("cannon", 2)
    match.decide("hunter_axe", seat=0)
    assert table(match)["step"] == "dream"
    refused("hunter_axe", 1)
    refused("saw_cleaver", 0)
    refused("hunter_axe", 2)


@pytest.mark.rule("BB-A.51")
def test_an_over_match_takes_no_choice() -> None:
    match = stage(final_boss="gehrman", monster="gehrman", echoes=1, tape=["0"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    before = match.digest()
    with pytest.raises(ConflictChoice):
        match.decide("hunter_axe", seat=0)
    assert match.digest() == before
