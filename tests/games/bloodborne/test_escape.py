"""Step 6: the Monster escapes (BB-9)."""

from __future__ import annotations

import pytest

from .helpers import odds, whole_game, whom
from .stage import (
    STARTERS,
    by_hand,
    each,
    hunter,
    kinds,
    monster,
    options,
    play,
    stage,
    table,
    told,
)

CLEAVERS = ["saw_cleaver"] * 3


@pytest.mark.rule("BB-9.1")
@pytest.mark.parametrize(
    ("enemy", "echoes", "escapes"),
    [("scourge_beast", 4, True), ("scourge_beast", 3, False), ("watchdog", 4, False)],
)
def test_an_ordinary_monster_with_blood_left_escapes(
    enemy: str, echoes: int, escapes: bool
) -> None:
    match = stage(monster=enemy, echoes=echoes, tape=["0", "lamp_townsman"])
    play(match, *CLEAVERS)
    assert ("escaped" in kinds(match)) == escapes
    left = monster(match)
    assert left is not None
    assert left["id"] == ("watchdog" if enemy == "watchdog" else "lamp_townsman")


@pytest.mark.rule("BB-9.1")
def test_it_escapes_untouched_as_well() -> None:
    match = stage(monster="scourge_beast", tape=["0"])
    play(match, "hunters_dream", "hunters_dream", "hunters_dream")
    assert told(match, "escaped") == [{"enemy": "scourge_beast", "left": 3}]


@pytest.mark.rule("BB-9.2")
def test_an_escaped_monster_is_not_shuffled_back() -> None:
    match = by_hand(stage(monster="carrion_crow"))
    play(match, *CLEAVERS)
    match.supply("0")
    assert table(match)["dungeon"]["gone"] == [{"id": "carrion_crow", "how": "escaped"}]
    assert table(match)["dungeon"]["left"] == 9
    assert "carrion_crow" not in odds(match)
    match.supply("scourge_beast")
    assert table(match)["dungeon"]["left"] == 8


@pytest.mark.rule("BB-9.2")
@pytest.mark.parametrize("seed", range(4))
def test_in_a_whole_game_nothing_that_escaped_comes_again(seed: int) -> None:
    match = whole_game(seed)
    gone: list[object] = []
    for event in match.events:
        if event.kind == "escaped":
            gone.append(event.fields["enemy"])
        elif event.kind == "revealed":
            assert event.fields["enemy"] not in gone
    assert gone


@pytest.mark.rule("BB-9.3")
def test_an_escaped_monster_gives_no_trophy() -> None:
    match = stage(monster="carrion_crow", tape=["0", "lamp_townsman"])
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    assert each(match, "collected") == [2, 2, 2]
    assert "trophy" not in kinds(match)
    assert [sum(one.values()) for one in each(match, "trophies")] == [0, 0, 0]


@pytest.mark.rule("BB-9.4")
def test_its_escape_ability_is_resolved_now() -> None:
    match = stage(monster="rabid_dog", tape=["1", "lamp_townsman"])
    play(match, *CLEAVERS)
    assert each(match, "health") == [5, 5, 5]
    order = kinds(match)
    assert order[order.index("escaped") + 1 :][:4] == ["ability", *["hit"] * 3]


@pytest.mark.rule("BB-9.4")
def test_an_escape_ability_comes_before_the_dream() -> None:
    match = stage(monster="grave_robber", hunters={0: {"collected": 3}}, tape=["0"])
    play(match, "hunters_dream", "saw_cleaver", "saw_cleaver")
    assert hunter(match, 0)["banked"] == 2


@pytest.mark.rule("BB-9.4")
def test_the_final_bosss_word_on_escapes_is_heard_too() -> None:
    match = stage(
        final_boss="famine_star",
        monster="carrion_crow",
        hunters={0: {"collected": 5}},
        tape=["0", "lamp_townsman"],
    )
    play(match, *CLEAVERS)
    assert each(match, "collected") == [4, 0, 0]


@pytest.mark.rule("BB-9.5")
def test_hunters_keep_what_they_took() -> None:
    match = stage(
        monster="carrion_crow", hunters={1: {"collected": 2}}, tape=["0", "lamp_townsman"]
    )
    play(match, "hunter_axe", "hunter_pistol", "saw_cleaver")
    assert "escaped" in kinds(match)
    assert each(match, "collected") == [2, 3, 1]


@pytest.mark.rule("BB-9.6")
def test_the_blood_left_goes_back_to_the_reserve() -> None:
    match = stage(monster="carrion_crow", tape=["0"])
    reserve = table(match)["reserve"]
    play(match, "hunter_axe", "saw_cleaver", "hunters_dream")
    assert told(match, "escaped") == [{"enemy": "carrion_crow", "left": 4}]
    assert monster(match) is None
    assert table(match)["reserve"] == reserve + 4
    assert [one["collected"] + one["banked"] for one in table(match)["hunters"]] == [2, 1, 0]


@pytest.mark.rule("BB-9.7")
def test_example_the_winter_lantern_gets_away() -> None:
    match = stage(monster="winter_lantern", echoes=6, tape=["0", "lamp_townsman"])
    play(match, "hunter_axe", "hunter_pistol", "saw_cleaver")
    assert sum(each(match, "collected")) == 4
    assert told(match, "escaped") == [{"enemy": "winter_lantern", "left": 2}]
    assert [one["kin"] for one in each(match, "trophies")] == [0, 0, 0]


@pytest.mark.rule("BB-9.8")
@pytest.mark.parametrize("step", [3, 5])
def test_a_killed_monsters_escape_ability_does_not_trigger(step: int) -> None:
    match = stage(
        monster="rabid_dog",
        echoes=1,
        tape=["lamp_townsman"] if step == 3 else ["0", "lamp_townsman"],
    )
    play(match, "hunter_pistol" if step == 3 else "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert told(match, "killed") == [{"enemy": "rabid_dog"}]
    assert "escaped" not in kinds(match)
    assert each(match, "health") == [8, 8, 8]


@pytest.mark.rule("BB-A.26")
def test_whom_an_escape_kills_takes_the_deads_part_of_step_seven() -> None:
    match = stage(
        monster="rabid_dog",
        hunters={
            1: {
                "health": 2,
                "collected": 3,
                "banked": 1,
                "hand": [card for card in STARTERS if card != "hunter_axe"],
                "used": ["hunter_axe"],
            }
        },
        row=["cannon", "bone_saw", "blood_vial"],
        tape=["0", "kirkhammer", "lamp_townsman"],
    )
    play(match, *CLEAVERS)
    assert told(match, "died") == [{"who": 1, "lost": 4}]
    assert match.waiting == [1]
    assert table(match)["step"] == "dream"
    match.decide("cannon", seat=1)
    one = hunter(match, 1)
    assert (one["health"], one["collected"], one["banked"], one["dead"]) == (8, 0, 1, False)
    assert sorted(one["used"]) == ["hunter_axe", "saw_cleaver"]
    assert one["owned"] == 6
    assert whom(match, "rested") == [1]
    assert "hunter_axe" not in options(match, 1)
