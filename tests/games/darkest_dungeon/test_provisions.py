"""Provisions (DD-8): the roll, the common pool, what each die is good for, what is left at home."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Reported, Tape
from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match, start

from .stage import (
    PARTY,
    WEEK,
    Fields,
    asked,
    awaited,
    conditions,
    dungeon,
    fight,
    hero,
    load,
    options,
    play,
    table,
    used_up,
)

QUEST = {"mode": "quest", "quest": "scout_ahead", "players": 1}
SIDES = ["food", "bandage", "potion", "torch", "tool"]
BLED = [["bleed", 2, 2], ["bleed", 1, 3], ["blight", 1, 2], ["mark", 0, 1]]


def stores(match: Match) -> dict[str, int]:
    return {side: count for side, count in table(match)["stores"].items() if count}


def packing(*faces: str, **setup: Any) -> Match:
    """A Quest begins, and the Provision dice show this."""
    return start(GAME, {**QUEST, **setup}, Tape(["long_gallery", *faces]))


def stop(fields: dict[str, Any], **more: Any) -> Match:
    return dungeon({"crusader": fields, "hellion": {}, "highwayman": {}, "vestal": {}}, **more)


# ---------------------------------------------------------------------- the roll


@pytest.mark.rule("DD-8.1")
@pytest.mark.rule("DD-8.4")
def test_two_dice_a_hero_go_into_one_pool() -> None:
    match = packing("food", "food", "food", "torch", "tool", "tool", "potion", "bandage")
    assert asked(match) == ["arrange"]
    assert used_up(match)
    assert stores(match) == {"food": 3, "bandage": 1, "potion": 1, "torch": 1, "tool": 2}
    assert all("stores" not in one for one in table(match)["heroes"])


@pytest.mark.rule("DD-8.2")
@pytest.mark.rule("DD-A.11")
def test_the_provision_die_has_six_different_faces() -> None:
    match = start(GAME, QUEST, Reported())
    match.supply("long_gallery")
    assert awaited(match) == dict.fromkeys([*SIDES, "wild"], 1)


@pytest.mark.rule("DD-8.3")
def test_wilds_are_turned_when_all_have_rolled() -> None:
    match = packing("food", "wild", *["tool"] * 5, "wild")
    assert asked(match) == ["turn_wild"]
    assert used_up(match)  # everybody sees what the others have rolled
    assert options(match) == SIDES
    play(match, "potion", "torch")
    assert stores(match) == {"food": 1, "potion": 1, "tool": 5, "torch": 1}


@pytest.mark.rule("DD-8.3")
def test_each_player_turns_the_wilds_he_has_rolled() -> None:
    match = packing("food", "tool", "wild", *["tool"] * 5, players=2)
    assert match.waiting == [1]  # the second hero's


@pytest.mark.rule("DD-8.5")
@pytest.mark.rule("DD-A.12")
def test_the_pool_never_exceeds_sixteen() -> None:
    for before, after in ((14, 16), (15, 16), (16, 16)):
        match = dungeon(
            agenda=[["stop"], ["draw_curio", 0]],
            stores={"tool": before},
            tape=["mason_crate"],  # two Tools
        )
        assert stores(match) == {"tool": after}
    match = dungeon(agenda=[["stop"], ["roll_die", 0]], stores={"tool": 16})
    assert asked(match) == ["stop"]  # not even rolled
    doc: Any = match.position()
    doc["state"]["dungeon"]["stores"]["food"] = 1
    with pytest.raises(PositionError):
        load(doc)


@pytest.mark.rule("DD-8.5")
@pytest.mark.rule("DD-A.2")
def test_more_than_sixteen_dice_are_not_rolled() -> None:
    doc: Any = dungeon(hamlet={"ordered": 9}).position()
    doc["frame"].update(agenda=[["begin_quest", "scout_ahead"]], asks=[])
    doc["chance"] = Tape(["long_gallery", *["food"] * 16]).to_json()
    match = load(doc)
    assert asked(match) == ["arrange"]
    assert stores(match) == {"food": 16}
    assert used_up(match)


# ---------------------------------------------------------------------- using them


@pytest.mark.rule("DD-8.6")
def test_any_hero_uses_any_die_and_it_is_gone() -> None:
    match = dungeon({kind: {"wounds": 1} for kind in PARTY}, stores={"food": 2})
    assert [one for one in options(match) if one.endswith("eat")] == [
        f"hero-{n}-eat" for n in range(4)
    ]
    play(match, "hero-2-eat", "hero-0-eat")
    assert stores(match) == {}
    assert [one["wounds"] for one in table(match)["heroes"]] == [0, 1, 0, 1]
    assert not [one for one in options(match) if one.endswith("eat")]


@pytest.mark.rule("DD-8.7")
@pytest.mark.rule("DD-18.5")
def test_in_battle_provisions_are_free_and_as_many_as_one_likes() -> None:
    match = fight(
        {"crusader": {"wounds": 5, "stress": 2}},
        [("madman", "N")],
        turn="crusader",
        stores={"food": 2, "potion": 2},
    )
    play(match, "eat", "potion-stress", "eat", "potion-stress")
    assert hero(match)["wounds"] == 3
    assert hero(match)["stress"] == 0
    assert hero(match)["actions"] == 2


@pytest.mark.rule("DD-8.8")
def test_food_heals_one_wound() -> None:
    match = stop({"wounds": 4}, stores={"food": 1})
    play(match, "hero-0-eat")
    assert hero(match)["wounds"] == 3


@pytest.mark.rule("DD-8.9")
@pytest.mark.rule("DD-8.13")
def test_a_bandage_stops_all_bleeding_or_heals_one() -> None:
    match = stop({"wounds": 4, "stacks": BLED}, stores={"bandage": 2})
    play(match, "hero-0-bandage-bleed")
    assert conditions(hero(match)) == [("blight", 1, 2), ("mark", 0, 1)]
    assert hero(match)["wounds"] == 4
    assert "hero-0-bandage-bleed" not in options(match)
    play(match, "hero-0-bandage-heal")
    assert hero(match)["wounds"] == 3
    assert stores(match) == {}


@pytest.mark.rule("DD-8.10")
@pytest.mark.rule("DD-8.13")
def test_a_potion_cures_all_blight_or_calms_one_stress() -> None:
    stacks = [*BLED, ["blight", 3, 1]]
    match = stop({"stress": 4, "stacks": stacks}, stores={"potion": 2})
    play(match, "hero-0-potion-blight")
    assert conditions(hero(match)) == [("bleed", 2, 2), ("bleed", 1, 3), ("mark", 0, 1)]
    assert hero(match)["stress"] == 4
    play(match, "hero-0-potion-stress")
    assert hero(match)["stress"] == 3


@pytest.mark.rule("DD-8.13")
def test_a_bandage_is_for_one_hero() -> None:
    match = dungeon({kind: {"stacks": BLED} for kind in PARTY}, stores={"bandage": 1})
    play(match, "hero-1-bandage-bleed")
    assert len(conditions(hero(match, "crusader"))) == 4
    assert len(conditions(hero(match, "hellion"))) == 2


@pytest.mark.rule("DD-8.11")
def test_a_torch_gives_a_light() -> None:
    match = dungeon(light=3, stores={"torch": 1})
    play(match, "hero-0-torch")
    assert table(match)["light"] == 4
    assert stores(match) == {}


@pytest.mark.rule("DD-8.12")
def test_a_tool_is_of_no_use_but_against_traps_and_rubble() -> None:
    hurt = {"wounds": 5, "stress": 5, "stacks": BLED}
    match = stop(hurt, stores={"tool": 4}, light=1)
    assert not [one for one in options(match) if one.startswith("hero-")]
    for face in ("hunger", "darkness", "curio"):
        match = stop({}, stores={"tool": 4}, agenda=[["stop"], ["hazard", 0, face]], tape=[
            "bound_ledger"
        ])  # fmt: skip
        assert "pay" not in options(match)
    for face in ("rubble", "trap"):
        match = stop({}, stores={"tool": 4}, agenda=[["stop"], ["hazard", 0, face]])
        assert "pay" in options(match)


@pytest.mark.rule("DD-A.13")
def test_the_user_is_the_one_who_benefits() -> None:
    heroes: dict[str, Fields] = {"crusader": {"area": "S"}, "hellion": {"area": "S", "wounds": 3}}
    match = fight(heroes, [("madman", "N")], turn="crusader", stores={"food": 1})
    assert "eat" not in options(match)  # he is not hurt, and it is not her turn
    match = fight(heroes, [("madman", "N")], turn="hellion", stores={"food": 1})
    play(match, "eat")
    assert hero(match, "hellion")["wounds"] == 2


# ---------------------------------------------------------------------- coming home


@pytest.mark.rule("DD-8.14")
@pytest.mark.rule("DD-8.15")
def test_two_of_five_dice_are_eaten_and_three_sold() -> None:
    match = stop({"wounds": 5}, stores={"food": 2, "torch": 1, "tool": 2}, tape=WEEK)
    gold = table(match)["gold"]
    play(match, "leave", "hero-0-eat", "hero-0-eat")
    assert hero(match)["wounds"] == 3
    assert table(match)["gold"] == gold + 3
    assert stores(match) == {}


@pytest.mark.rule("DD-8.14")
def test_nobody_has_to_eat_what_can_be_sold() -> None:
    match = stop({"wounds": 5, "stress": 3}, stores={"food": 2, "potion": 2}, tape=WEEK)
    gold = table(match)["gold"]
    play(match, "leave", "hero-0-potion-stress", "done")
    assert (hero(match)["wounds"], hero(match)["stress"]) == (5, 2)
    assert table(match)["gold"] == gold + 3


@pytest.mark.rule("DD-A.14")
def test_firewood_is_no_die_and_not_sold() -> None:
    match = dungeon(stores={"tool": 16}, firewood=True, tape=WEEK)  # 16 dice beside it
    gold = table(match)["gold"]
    play(match, "leave")
    assert table(match)["gold"] == gold + 16
    assert not table(match)["firewood"]


@pytest.mark.rule("DD-8.5")
@pytest.mark.parametrize(("before", "rolled", "after"), [(12, 3, 15), (13, 3, 16), (14, 3, 16)])
def test_what_is_packed_stays_within_sixteen(before: int, rolled: int, after: int) -> None:
    match = dungeon(
        agenda=[["stop"], ["packed"]], stores={"torch": before}, rolled=["food"] * rolled
    )
    stores = table(match)["stores"]
    assert sum(stores.values()) == after
    assert stores["food"] == after - before
