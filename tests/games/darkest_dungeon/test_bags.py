"""Provisions and Trinkets at any time, by every player; help at the last moment (DD-8.7, DD-A.230)."""

from __future__ import annotations

import pytest

from undercroft.kernel.errors import ConflictChoice
from undercroft.kernel.match import Match

from .stage import (
    asked,
    bag,
    base_content,
    dungeon,
    fight,
    hero,
    kinds,
    load,
    options,
    play,
    table,
    used_up,
)

HURT = {"wounds": 5}
TWO = {"players": 2}
TRAP_ROOM: list[list[object]] = [["stop"], ["trap_room", 0]]


# ---------------------------------------------------------------------- beside a question


@pytest.mark.rule("DD-8.7", "DD-A.230")
def test_in_a_trap_room_every_hero_of_a_player_may_use_provisions() -> None:
    match = dungeon({"crusader": {}, "hellion": HURT}, agenda=TRAP_ROOM, stores={"food": 1})
    assert asked(match) == ["trap_room"]
    assert bag(match) == ["hero-1-eat"]
    match.decide("hero-1-eat", seat=0)
    assert hero(match, "hellion")["wounds"] == 4
    assert asked(match) == ["trap_room"]  # asked again
    assert bag(match) == []
    play(match, "wounds-0")
    assert hero(match, "crusader")["stress"] == 1


@pytest.mark.rule("DD-8.7", "DD-A.230")
def test_every_player_may_while_another_decides() -> None:
    match = dungeon(
        {"crusader": HURT, "hellion": {"stress": 3}},
        agenda=TRAP_ROOM,
        stores={"food": 1, "potion": 1},
        setup=TWO,
    )
    assert match.waiting == [0]  # nobody waits for the other
    assert bag(match, 0) == ["hero-0-eat"]
    assert bag(match, 1) == ["hero-1-potion-stress"]
    match.decide("hero-1-potion-stress", seat=1)
    assert hero(match, "hellion")["stress"] == 2
    assert asked(match) == ["trap_room"]
    with pytest.raises(ConflictChoice):
        match.decide("hero-1-potion-stress", seat=1, decision="bag-1")


@pytest.mark.rule("DD-8.7", "DD-A.230")
def test_beside_dice_hazards_and_stops() -> None:
    hurt = {"crusader": HURT, "hellion": HURT, "highwayman": HURT}
    dice = dungeon(
        hurt,
        agenda=[["stop"], ["hero_dice", 0]],
        dice=[["rubble"], [], [], []],
        stores={"food": 1},
        setup=TWO,
    )
    # His own dice stand among the answers; the others' beside them.
    assert "eat" in options(dice)
    assert bag(dice, 0) == ["hero-2-eat"]
    assert bag(dice, 1) == ["hero-1-eat"]
    hazard = dungeon(
        hurt, agenda=[["stop"], ["hazard", 0, "rubble"]], stores={"food": 1, "tool": 1}, setup=TWO
    )
    assert bag(hazard, 0) == ["hero-0-eat", "hero-2-eat"]
    assert bag(hazard, 1) == ["hero-1-eat"]
    stop = dungeon(hurt, stores={"food": 1}, setup=TWO)
    assert "hero-1-eat" in options(stop)  # whoever speaks for the group
    assert bag(stop, 0) == []
    assert bag(stop, 1) == ["hero-1-eat"]


@pytest.mark.rule("DD-8.7")
def test_a_hero_may_use_a_trinket_before_his_only_die() -> None:
    match = dungeon(
        {"crusader": {"stress": 5, "trinkets": ["book_of_relaxation"]}},
        agenda=[["stop"], ["hero_dice", 0]],
        dice=[["rubble"], [], [], []],
    )
    assert asked(match) == ["hero_dice"]
    match.decide("hero-0-trinket-0-0")
    assert hero(match, "crusader")["stress"] == 5 - 2 + 1  # then the die comes up by itself


@pytest.mark.rule("DD-A.230")
def test_a_position_keeps_what_is_offered_beside() -> None:
    match = dungeon({"crusader": HURT}, agenda=TRAP_ROOM, stores={"food": 1})
    again = load(match.position())
    assert again.digest() == match.digest()
    assert bag(again) == ["hero-0-eat"]
    assert again.waiting == [0]
    play(again, "wounds-1")
    assert hero(again, "crusader")["wounds"] == 6


@pytest.mark.rule("DD-A.230")
def test_trinkets_in_a_companions_turn() -> None:
    match = fight(
        {
            "crusader": {"stress": 5, "trinkets": ["book_of_relaxation"]},
            "hellion": {"stress": 5, "trinkets": ["book_of_holiness"]},
            "vestal": HURT,
        },
        [("bone_rabble", "N")],
        turn="crusader",
        level=2,
        stores={"food": 1},
    )
    assert "trinket-0-0" in options(match)
    # In a Battle no Provisions in another's turn (DD-A.13).
    assert bag(match) == ["hero-1-trinket-0-0"]
    match.decide("hero-1-trinket-0-0")
    assert hero(match, "hellion")["stress"] == 2
    assert bag(match) == []  # once a turn (DD-25.8)
    assert asked(match) == ["act"]


# ---------------------------------------------------------------------- about to break


def shaken(potions: int = 1, suffers: int = 1, **more: object) -> Match:
    fields = {"stress": 9, "mood": "fearful", "red": True, **more}
    return dungeon(
        {"crusader": fields},
        level=suffers,
        agenda=TRAP_ROOM,
        stores={"potion": potions},
    )


@pytest.mark.rule("DD-28.6", "DD-A.230")
def test_who_would_die_of_stress_and_holds_the_cure_is_asked() -> None:
    match = shaken()
    play(match, "wounds-0")
    assert asked(match) == ["at_ten"]
    assert options(match) == ["pass", "potion-stress"]
    play(match, "potion-stress")
    assert hero(match, "crusader")["stress"] == 9
    assert hero(match, "crusader")["alive"]
    assert table(match)["stores"]["potion"] == 0


@pytest.mark.rule("DD-28.6", "DD-A.230")
def test_who_will_not_be_helped_dies() -> None:
    match = shaken()
    play(match, "wounds-0", "pass")
    assert not hero(match, 0)["alive"]


@pytest.mark.rule("DD-A.230")
def test_only_what_is_enough_is_offered() -> None:
    match = shaken(suffers=2)
    play(match, "wounds-0")
    assert not hero(match, 0)["alive"]  # 9 − 1 + 2 would still be 10
    match = shaken(suffers=2, potions=2)
    play(match, "wounds-0", "potion-stress")
    assert asked(match) == ["at_ten"]
    play(match, "potion-stress")
    assert hero(match, "crusader")["stress"] == 9


@pytest.mark.rule("DD-A.230")
def test_a_trinket_and_the_quirks_of_the_hero_count() -> None:
    match = shaken(potions=0, trinkets=["book_of_holiness"], quirks=["resilient"])
    play(match, "wounds-0", "trinket-0-0")
    assert hero(match, "crusader")["stress"] == 6
    match = dungeon(
        {"crusader": {"stress": 9, "mood": "fearful", "red": True, "quirks": ["stress_faster"]}},
        agenda=TRAP_ROOM,
        stores={"food": 1},
    )
    play(match, "wounds-0")
    assert options(match) == ["pass", "eat"]
    play(match, "eat")
    assert hero(match, "crusader")["stress"] == 9
    assert table(match)["stores"]["food"] == 0


@pytest.mark.rule("DD-28.2", "DD-A.230")
def test_a_test_of_resolve_may_be_forestalled_too() -> None:
    match = dungeon({"crusader": {"stress": 9}}, agenda=TRAP_ROOM, stores={"potion": 1})
    play(match, "wounds-0", "potion-stress")
    assert "resolve" not in kinds(match)
    assert hero(match, "crusader")["stress"] == 9


@pytest.mark.rule("DD-A.13", "DD-A.230")
def test_in_another_turn_no_potion_calms_but_a_trinket_does() -> None:
    """Stressful Incantation hits a hero at 9 Stress who bears a Virtue."""
    one = {"area": "S", "stress": 9, "red": True, "mood": "fearful"}
    for trinkets in ([], ["book_of_relaxation"]):
        match = fight(
            {"crusader": {**one, "trinkets": trinkets}, "hellion": {"area": "S"}},
            [("cultist_acolyte", "C")],
            turn=8,
            level=2,
            stores={"potion": 3},
            tape=[1, 5, 10],
        )
        if trinkets:
            assert options(match) == ["pass", "trinket-0-0"]
            play(match, "trinket-0-0")
        assert hero(match, 0)["alive"] == bool(trinkets)


@pytest.mark.rule("DD-8.7", "DD-A.230")
def test_in_his_own_turn_a_hero_drinks_before_he_breaks() -> None:
    one = {"stress": 10, "red": True, "mood": "fearful"}
    match = fight(
        {"crusader": one, "hellion": {}},
        [("bone_rabble", "N")],
        agenda=[["initiative"], ["at_ten", 0, 0]],
        stores={"potion": 1},
        active=0,
    )
    assert options(match) == ["pass", "potion-stress"]


@pytest.mark.rule("DD-A.230")
def test_what_calms_others_too_is_no_last_help() -> None:
    """The Stress of the one at the brink is reckoned by itself; the others would be forgotten."""
    content = base_content()
    card = next(one for one in content["trinkets.yaml"] if one["id"] == "dark_crown")
    for who, found in ((None, ["pass", "trinket-0-0"]), ("all_heroes", None)):
        line = {"op": "stress", "amount": -9} | ({} if who is None else {"who": who})
        card["positive"] = [{"window": "free", "effects": [line]}]
        one = {"stress": 10, "red": True, "mood": "fearful"}
        crown = [["dark_crown", "positive"]]
        match = fight(
            {"crusader": {**one, "trinkets": crown}, "hellion": {}},
            [("bone_rabble", "N")],
            agenda=[["initiative"], ["at_ten", 0, 0]],
            active=0,
            content=content,
            tape=["party"],
        )
        assert hero(match, 0)["alive"] == (found is not None)
        if found is not None:
            assert options(match) == found


# ---------------------------------------------------------------------- a Deathblow


def blow(hero: int = 0, amount: int = 1) -> list[list[object]]:
    return [["stop"], ["deathblow", hero, amount]]


@pytest.mark.rule("DD-29.3", "DD-A.230")
def test_food_before_a_deathblow_is_rolled() -> None:
    match = dungeon({"crusader": {"wounds": 17}}, agenda=blow(), stores={"food": 1})
    assert asked(match) == ["deathblow"]
    assert options(match) == ["pass", "eat"]
    play(match, "eat")
    assert hero(match, "crusader")["wounds"] == 17  # healed, and struck again
    assert "deathblow" not in kinds(match)


@pytest.mark.rule("DD-29.3", "DD-A.230")
def test_a_bandage_before_a_deathblow_is_used_up() -> None:
    match = dungeon({"crusader": {"wounds": 17}}, agenda=blow(), stores={"bandage": 1})
    play(match, "bandage-heal")
    assert hero(match, "crusader")["wounds"] == 17  # healed, and struck again
    assert table(match)["stores"]["bandage"] == 0
    assert "deathblow" not in kinds(match)


@pytest.mark.rule("DD-29.3", "DD-A.230")
def test_who_passes_rolls() -> None:
    match = dungeon({"crusader": {"wounds": 17}}, agenda=blow(), stores={"food": 1}, tape=["blank"])
    play(match, "pass")
    assert kinds(match).count("deathblow") == 1
    assert used_up(match)


@pytest.mark.rule("DD-A.81", "DD-A.230")
def test_what_does_not_heal_is_no_help() -> None:
    infirm = {"wounds": 17, "quirks": ["infirm"]}
    match = dungeon({"crusader": infirm}, agenda=blow(), stores={"food": 1}, tape=["blank"])
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-A.230")
def test_strong_healing_leaves_him_on_his_feet() -> None:
    charm = {"wounds": 24, "level": 2, "trinkets": ["recovery_charm"]}
    match = dungeon({"crusader": charm}, agenda=blow(amount=3), level=2)
    play(match, "trinket-0-0")
    assert hero(match, "crusader")["wounds"] == 24 - 9 + 3


@pytest.mark.rule("DD-A.230")
def test_a_companion_of_another_player_is_asked_for_the_candle() -> None:
    match = fight(
        {
            "crusader": {"area": "S", "wounds": 24},
            "hellion": {"area": "S", "trinkets": ["candle_of_life"]},
        },
        [("bone_rabble", "N")],
        agenda=[["initiative"], ["deathblow", 0, 2]],
        level=2,
        setup=TWO,
        tape=["party"],
    )
    assert match.waiting == [1]
    play(match, "trinket-0-0")
    assert hero(match, "crusader")["wounds"] == 24 - 6 + 2
    far = fight(
        {
            "crusader": {"area": "S", "wounds": 24},
            "hellion": {"area": "N", "trinkets": ["candle_of_life"]},
        },
        [("bone_rabble", "N")],
        agenda=[["initiative"], ["deathblow", 0, 2]],
        level=2,
        tape=["blank", "party"],
    )
    assert asked(far) == ["act"]


@pytest.mark.rule("DD-A.13", "DD-A.230")
def test_no_food_in_another_turn() -> None:
    match = fight(
        {"crusader": {"wounds": 17}, "hellion": {}},
        [("bone_rabble", "N")],
        agenda=[["initiative"], ["deathblow", 0, 1]],
        stores={"food": 1},
        tape=["blank", "party"],
    )
    assert kinds(match)[0] == "deathblow"


# ---------------------------------------------------------------------- at home


@pytest.mark.rule("DD-8.14", "DD-A.230")
def test_every_player_is_asked_what_is_left() -> None:
    match = dungeon(
        {"crusader": HURT, "hellion": HURT},
        agenda=[["stop"], ["leftovers", 0]],
        stores={"food": 3},
        setup=TWO,
    )
    assert match.waiting == [0]
    assert options(match, 0) == ["hero-0-eat", "done"]
    gold = table(match)["gold"]
    play(match, "done")
    assert match.waiting == [1]
    assert options(match, 1) == ["hero-1-eat", "done"]
    play(match, "hero-1-eat", "done")
    assert table(match)["gold"] == gold + 2


@pytest.mark.rule("DD-26.P15")
def test_food_is_eaten_unwounded_for_what_else_it_does() -> None:
    calm = {"stress": 2, "quirks": ["stress_faster"]}
    match = dungeon({"crusader": calm, "hellion": {"stress": 2}}, stores={"food": 1})
    eats = [id for id in options(match) if id.endswith("-eat")]
    assert eats == ["hero-0-eat"]
    play(match, "hero-0-eat")
    assert hero(match, "crusader")["stress"] == 1
