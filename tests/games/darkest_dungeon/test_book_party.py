"""Scenes of the whole party out of the book: what everybody is asked, what is shared, who inherits."""

from __future__ import annotations

from typing import Any

import pytest

from .acts import boss_beaten
from .stage import (
    PARTY,
    WEEK,
    Fields,
    asked,
    at,
    bag,
    conditions,
    dungeon,
    each,
    fight,
    hamlet,
    hero,
    new,
    options,
    pack,
    party,
    play,
    rule,
    table,
    used_up,
)  # fmt: skip


@rule("DD-A.221")
def test_nobody_in_the_torture_chamber_heals_by_whatever_means() -> None:
    """Her Judgement strikes from S as ever; the Life it would give her does not come, and Food helps not."""
    skills = ["divine_grace", "judgement", "divine_comfort"]
    match = fight(
        {
            "vestal": {"area": "S", "skills": skills, "wounds": 5},
            "crusader": {"area": "C", "wounds": 5},
        },
        [("bone_captain", "E")],
        room="ruins_2",
        slots=[[1, None, 0, None], [8, 8, None, None]],
        turn="vestal",
        tape=[5],
        stores={"food": 1},
    )
    assert not [
        id for id in options(match) if id.startswith(("use-divine_grace", "use-divine_comfort"))
    ]
    play(match, "use-judgement-6")
    assert table(match)["battle"]["monsters"][0]["wounds"] == 4
    assert hero(match, "vestal")["wounds"] == 5
    play(match, "eat")
    assert hero(match, "vestal")["wounds"] == 5


@rule("DD-32.2")
@rule("DD-25.3")
@rule("DD-A.224")
def test_a_dead_heros_trinket_goes_round_the_players_with_full_hands_too() -> None:
    match = fight(
        {
            "crusader": {"area": "S", "wounds": 17, "trinkets": [["critical_stone", "negative"]]},
            "hellion": {"area": "S", "trinkets": ["damage_stone"]},
            "vestal": {"area": "S"},
        },
        [("bone_soldier", "C")],
        turn=8,
        tape=[5, "skull", "party"],
        setup={"players": 3},
    )
    assert (asked(match), list(match.waiting)) == (["inherit"], [1])
    play(match, "pass")
    assert (asked(match), list(match.waiting)) == (["inherit"], [2])
    play(match, next(id for id in options(match, 2) if id != "pass"))
    assert hero(match, "vestal")["trinkets"] == [{"card": "critical_stone", "negative": False}]
    assert asked(match) == ["act"]


@rule("DD-32.2")
def test_who_makes_room_for_it_lays_her_own_down() -> None:
    match = fight(
        {
            "crusader": {"area": "S", "wounds": 17, "trinkets": ["critical_stone"]},
            "hellion": {"area": "S", "trinkets": ["damage_stone"]},
        },
        [("bone_soldier", "C")],
        turn=8,
        tape=[5, "skull", "party"],
    )
    play(match, "hero-1-for-0")
    while asked(match)[0] != "act":
        play(match, "discard" if "discard" in options(match) else options(match)[0])
    assert hero(match, "hellion")["trinkets"] == [{"card": "critical_stone", "negative": False}]


@rule("DD-8.3")
@rule("DD-8.4")
def test_wilds_are_turned_when_all_dice_lie_there_and_by_those_who_rolled_them() -> None:
    match = dungeon(
        PARTY,
        setup={"players": 4},
        agenda=[["stop"], ["roll_for_provisions"]],
        tape=["food", "wild", "tool", "torch", "wild", "wild", "potion", "bandage"],
    )
    assert used_up(match)  # all eight have been rolled
    turned: list[int] = []
    while asked(match)[0] == "turn_wild":
        turned.append(match.waiting[0])
        play(match, "potion")
    assert turned == [0, 2, 2]
    assert table(match)["stores"] == {"food": 1, "bandage": 1, "potion": 4, "torch": 1, "tool": 1}


@rule("DD-8.7")
@rule("DD-26.P15")
def test_the_unwounded_may_eat_for_their_nerves() -> None:
    for quirks, stress, offered in (
        (["stress_faster"], 3, True),
        ([], 3, False),
        (["stress_faster"], 0, False),
    ):
        match = dungeon(
            {"crusader": {"quirks": quirks, "stress": stress}, "hellion": {}}, stores={"food": 1}
        )
        found = [id for id in [*options(match), *bag(match)] if "eat" in id]
        assert bool(found) == offered
        if offered:
            play(match, found[0])
            assert each(match, "stress")[0] == 2


@rule("DD-A.233")
@pytest.mark.parametrize("wish", ["leave", "scout"])
def test_a_no_does_not_take_the_question_away(wish: str) -> None:
    match = dungeon(PARTY, setup={"players": 3})
    play(match, wish)
    while asked(match)[0] == "vote":
        play(match, "no")
    assert wish in options(match)
    assert each(match, "stress") == [0] * 4


@rule("DD-2.6")
@rule("DD-23.6")
def test_all_roll_to_be_marked_although_one_dies_of_his_roll() -> None:
    """The Hellion gambles badly: her 10 is her death; of the others both who rolled lowest are Marked."""
    match = dungeon(
        {kind: {} for kind in PARTY} | {"hellion": {"quirks": ["bad_gambler"], "wounds": 14}},
        hamlet={"waiting": 2},
        campaign={"threat": "fanatic"},
        tokens={"a": "lair"},
        at="a",
        agenda=[["stop"], ["enter_room", True]],
        tape=[
            "ruins_9", "bone_soldier", "maggot", "bone_rabble", "webber", 9, 10, "skull", 3, 3, "party",
        ],
    )  # fmt: skip
    assert used_up(match)
    marked = [
        bool([one for one in conditions(hero(match, n)) if one[0] == "mark"]) for n in range(4)
    ]
    assert marked == [False, False, True, True]


@rule("DD-33.11")
@pytest.mark.parametrize(("wish", "wounds", "stress"), [("life", 0, 5), ("stress", 9, 0)])
def test_the_feast_restores_one_of_both_in_full(wish: str, wounds: int, stress: int) -> None:
    match = hamlet(
        {"crusader": {"wounds": 9, "stress": 5, "quirks": ["infirm"]}, "hellion": {}},
        agenda=[["draw_event"]],
        tape=["the_feast", 1],
    )
    play(match, wish)
    assert (hero(match, "crusader")["wounds"], hero(match, "crusader")["stress"]) == (
        wounds,
        stress,
    )


@rule("DD-A.234")
@rule("DD-3.1")
def test_heroes_chosen_at_the_table_come_after_the_threat_and_never_twice() -> None:
    match = new({"mode": "campaign", "party": "table", "players": 2}, 3)
    assert asked(match) == ["pick_hero"]
    assert table(match)["threat"] is not None
    play(match, "jester")
    while asked(match)[0] != "pick_hero":
        play(match, options(match, match.waiting[0])[0])
    assert "jester" not in options(match, match.waiting[0])
    assert len(options(match, match.waiting[0])) == 10


@rule("DD-12.1")
def test_the_last_corridor_of_a_ring_leads_back_without_dice() -> None:
    ring = pack().tiles[1]
    match = dungeon(
        PARTY,
        tile=ring.id,
        at="f",
        passed=["a", "b", "c", "d", "e"],
        tokens=dict.fromkeys("abcdef", "empty"),
        cleared=list(range(6)),
        explored=[0, 1, 2, 3, 4, 5],
    )
    assert "explore-0" not in options(match)
    play(match, "back-0")
    assert each(match, "stress") == [1] * 4
    assert used_up(match)


@rule("DD-A.232")
@rule("DD-15.6")
def test_the_room_of_a_beaten_boss_is_a_place_to_rest_once() -> None:
    tired: dict[str, Fields] = {"crusader": {"stress": 4, "wounds": 3}, "hellion": {}}
    match = boss_beaten(1, heroes=tired, tape=["collector", *WEEK])
    assert options(match) == ["rest", "home"]
    play(match, "rest")
    while asked(match)[0] not in ("visit", "campfire", "leftovers"):
        play(match, options(match, match.waiting[0])[0])
    assert not table(match)["firewood"]
    assert hero(match, "crusader")["wounds"] + hero(match, "crusader")["stress"] < 7


@rule("DD-A.228")
@rule("DD-19.4")
def test_a_skill_for_two_strikes_two_and_asks_which_of_three() -> None:
    skills = ["zealous_accusation", "smite", "stunning_blow"]
    match = fight(
        {"crusader": {"area": "S", "skills": skills}},
        [("bone_soldier", "C"), ("bone_rabble", "C"), ("bone_soldier", "C")],
        turn="crusader",
        tape=[5],
    )
    play(match, "use-zealous_accusation-4")
    play(match, "figure-9", "figure-10")
    wounds = [one["wounds"] for one in table(match)["battle"]["monsters"]]
    assert wounds == [0, 5, 5]


@rule("DD-A.229")
@pytest.mark.parametrize(("face", "alive"), [("skull", False), ("blank", True)])
def test_a_blow_lands_although_it_costs_her_life(face: str, alive: bool) -> None:
    """Bleed Out: 3 Wounds for her at Death's Door, 9 for the Captain."""
    match = fight(
        {
            "hellion": {
                "area": "S",
                "wounds": 14,
                "skills": ["bleed_out", "iron_swan", "wicked_hack"],
            },
            "vestal": {"area": "W"},
        },
        [("bone_captain", "S")],
        turn="hellion",
        tape=[5, face, "party"],
    )
    play(match, "use-bleed_out-7")
    assert hero(match, "hellion")["alive"] == alive
    assert table(match)["battle"]["monsters"][0]["wounds"] == 9
    assert at(match, 0) == "S"
    assert party(match)[0] == ("hellion" if alive else "vestal")


@rule("DD-8.7")
@rule("DD-A.13")
def test_another_players_hero_drinks_while_this_one_is_asked() -> None:
    """Seat 1 resolves a die; seat 3 has a Potion for her own hero, before that is answered."""
    fields: dict[str, Any] = {kind: {} for kind in PARTY} | {"vestal": {"stress": 4}}
    match = dungeon(
        fields,
        setup={"players": 4},
        tokens={"a": "empty"},
        stores={"potion": 1, "tool": 1},
        tape=["blank", "blank", "rubble", *["blank"] * 5],
    )
    play(match, "explore-0")
    assert match.waiting[0] == 1
    drink = next(id for id in bag(match, 3) if "potion" in id)
    match.decide(drink, seat=3)
    assert each(match, "stress")[3] == 3
    assert match.waiting[0] == 1
    assert table(match)["stores"]["potion"] == 0
