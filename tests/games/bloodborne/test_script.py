"""The running example of the rulebook, with its own numbers (BB-T)."""

from __future__ import annotations

import pytest

from undercroft import IllegalChoice

from .stage import STARTERS, hand, hunter, kinds, monster, play, stage, used_up

HENRYK, EILEEN, LUDWIG = 0, 1, 2


@pytest.mark.rule("BB-T.1")
def test_scourge_beast_round() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=3,
        hunters={
            HENRYK: {
                "hand": ["transform", "saw_cleaver", "hunter_pistol", "hunters_dream"],
                "used": ["hunter_axe"],
            },
            EILEEN: {"health": 5, "collected": 1},
        },
        tape=["2+", "0", "lamp_townsman"],
    )
    play(match, "transform", "hunter_pistol", "hunter_axe")
    for refused in ("hunter_axe", "hunters_dream"):
        with pytest.raises(IllegalChoice):
            match.decide(refused, seat=HENRYK)
    match.decide("saw_cleaver", seat=HENRYK)

    henryk, eileen, ludwig = (hunter(match, seat) for seat in range(3))
    assert [henryk["health"], eileen["health"], ludwig["health"]] == [6, 3, 6]
    assert [henryk["collected"], eileen["collected"], ludwig["collected"]] == [1, 2, 1]
    for one in (henryk, eileen, ludwig):
        assert one["trophies"] == {"kin": 0, "humanoid": 0, "beast": 1}
    assert "escaped" not in kinds(match)
    assert "rested" not in kinds(match)
    assert sorted(henryk["used"]) == ["hunter_axe", "saw_cleaver", "transform"]
    assert eileen["used"] == ["hunter_pistol"]
    assert ludwig["used"] == ["hunter_axe"]
    table = match.view(None)["table"]
    assert isinstance(table, dict)
    assert table["first"] == EILEEN
    assert monster(match) == {
        "id": "lamp_townsman", "kind": "monster", "die": "green", "echoes": 3, "full": 3,
    }  # fmt: skip
    assert used_up(match)


@pytest.mark.rule("BB-T.2")
def test_eileens_dream() -> None:
    match = stage(
        monster="garden_of_eyes",
        first=EILEEN,
        hunters={
            EILEEN: {
                "health": 3,
                "collected": 2,
                "hand": ["hunters_dream", "hunter_axe", "saw_cleaver", "transform"],
                "used": ["hunter_pistol", "chain_scythe", "bone_saw"],
            }
        },
        row=["repeating_pistol", "cannon", "blood_vial"],
        tape=["3", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert hunter(match, EILEEN)["health"] == 2
    assert hunter(match, EILEEN)["banked"] == 2
    assert hunter(match, EILEEN)["collected"] == 0
    assert hunter(match, EILEEN)["used"] == []
    assert "hunters_dream" in hand(match, EILEEN)
    match.decide("repeating_pistol", seat=EILEEN)
    assert hunter(match, EILEEN)["owned"] == 8
    with pytest.raises(IllegalChoice):
        match.decide("hunters_dream", seat=EILEEN)
    match.decide("saw_cleaver", seat=EILEEN)
    assert hunter(match, EILEEN)["owned"] == 7
    assert hunter(match, EILEEN)["health"] == 8
    assert hunter(match, EILEEN)["used"] == []
    assert used_up(match)


@pytest.mark.rule("BB-T.3")
def test_winter_lantern_escapes() -> None:
    match = stage(monster="winter_lantern", echoes=6, tape=["0", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver", "hunter_axe")
    assert [hunter(match, seat)["collected"] for seat in range(3)] == [1, 1, 2]
    assert all(hunter(match, seat)["trophies"]["kin"] == 0 for seat in range(3))
    table = match.view(None)["table"]
    assert isinstance(table, dict)
    assert table["dungeon"]["gone"] == [{"id": "winter_lantern", "how": "escaped"}]
    assert used_up(match)


@pytest.mark.rule("BB-T.4")
def test_gascoigne_over_two_rounds() -> None:
    hands = [*STARTERS[:3], "transform", "hunters_dream"]
    match = stage(
        monster="father_gascoigne",
        echoes=8,
        hunters={
            HENRYK: {"hand": [*hands, "chain_scythe"]},
            EILEEN: {"hand": list(hands)},
            LUDWIG: {"hand": list(hands)},
        },
        tape=["0", "0", "lamp_townsman"],
    )
    play(match, "chain_scythe", "hunter_axe", "saw_cleaver")
    assert monster(match) == {
        "id": "father_gascoigne", "kind": "boss", "die": "red", "echoes": 2, "full": 8,
    }  # fmt: skip
    assert "trophy" not in kinds(match)
    assert kinds(match).count("revealed") == 0
    # Eileen is First Player now; Ludwig and she kill him, Henryk sleeps.
    match.decide("hunters_dream", seat=HENRYK)
    match.decide("saw_cleaver", seat=EILEEN)
    match.decide("hunter_axe", seat=LUDWIG)
    assert hunter(match, LUDWIG)["trophies"] == {"kin": 0, "humanoid": 1, "beast": 1}
    assert hunter(match, HENRYK)["trophies"] == {"kin": 0, "humanoid": 0, "beast": 0}


@pytest.mark.rule("BB-T.5")
def test_ludwigs_death() -> None:
    match = stage(
        monster="father_gascoigne",
        echoes=8,
        hunters={
            LUDWIG: {
                "health": 2,
                "collected": 4,
                "banked": 6,
                "hand": ["hunter_axe", "transform", "hunters_dream"],
                "used": ["saw_cleaver", "hunter_pistol"],
            }
        },
        row=["blood_vial", "cannon", "kirkhammer"],
        tape=["2", "chain_scythe"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "hunter_axe")
    assert monster(match)["echoes"] == 6  # type: ignore[index]
    assert hunter(match, LUDWIG)["dead"]
    match.decide("blood_vial", seat=LUDWIG)
    ludwig = hunter(match, LUDWIG)
    assert (ludwig["collected"], ludwig["banked"], ludwig["health"]) == (0, 6, 8)
    assert sorted(ludwig["used"]) == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert "blood_vial" in hand(match, LUDWIG)
    assert used_up(match)


@pytest.mark.rule("BB-T.6")
def test_kill_in_step_three() -> None:
    match = stage(monster="scourge_beast", echoes=1, tape=["lamp_townsman"])
    play(match, "saw_cleaver", "hunter_pistol", "hunters_dream")
    assert "rolled" not in kinds(match)
    assert [hunter(match, seat)["health"] for seat in range(3)] == [8, 8, 8]
    assert [hunter(match, seat)["collected"] for seat in range(3)] == [0, 1, 0]
    assert [hunter(match, seat)["trophies"]["beast"] for seat in range(3)] == [0, 1, 0]
    # Step 7 is played: Ludwig dreams.
    assert match.waiting == [LUDWIG]


@pytest.mark.rule("BB-T.7")
def test_two_pistols() -> None:
    match = stage(monster="lamp_townsman", echoes=3, tape=["0", "scourge_beast"])
    play(match, "transform", "hunter_pistol", "saw_cleaver")
    match.decide("hunter_pistol", seat=HENRYK)
    assert kinds(match).count("negated") == 2
    assert [hunter(match, seat)["collected"] for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("BB-T.8")
def test_dead_dreamer() -> None:
    match = stage(
        monster="carrion_crow",
        hunters={
            EILEEN: {
                "health": 1,
                "collected": 3,
                "banked": 5,
                "hand": ["hunters_dream", "transform"],
                "used": ["saw_cleaver", "hunter_axe", "hunter_pistol"],
            }
        },
        row=["blood_vial", "cannon", "kirkhammer"],
        tape=["2", "chain_scythe", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    eileen = hunter(match, EILEEN)
    assert eileen["dead"]
    assert (eileen["collected"], eileen["banked"], eileen["used"]) == (0, 5, [])
    match.decide("cannon", seat=EILEEN)
    eileen = hunter(match, EILEEN)
    assert (eileen["collected"], eileen["banked"], eileen["health"]) == (0, 5, 8)
    assert len(hand(match, EILEEN)) == 6
    assert used_up(match)


@pytest.mark.rule("BB-T.9")
def test_scoring() -> None:
    match = stage(
        monster="gehrman",
        final_boss="gehrman",
        echoes=1,
        hunters={HENRYK: {"collected": 2, "banked": 9, "trophies": (1, 2, 0)}},
        tape=["0"],
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    assert match.over
    result = match.result
    assert result is not None
    score = result.scores[HENRYK]
    assert [value for _, value in score.parts] == [12, 3, 5, 1]
    assert score.total == 21
    assert result.winners == (HENRYK,)
