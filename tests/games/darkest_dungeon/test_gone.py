"""What comes too late: whoever it is about is gone, or there is nothing left, and nothing happens."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.battle.newcomers import new_monster
from undercroft.games.darkest_dungeon.battle.staging import clear_battle, spawn
from undercroft.games.darkest_dungeon.dungeon.traps import spring
from undercroft.games.darkest_dungeon.effects.base import SCALES
from undercroft.games.darkest_dungeon.effects.conditions import afflict
from undercroft.games.darkest_dungeon.effects.diseases import sicken
from undercroft.games.darkest_dungeon.effects.light import LightOthers
from undercroft.games.darkest_dungeon.effects.stress import suffer
from undercroft.games.darkest_dungeon.effects.trinkets import bequeath
from undercroft.games.darkest_dungeon.effects.wounds import damage, wound
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.terms import BLEED, LARGE
from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    asked,
    dungeon,
    fight,
    hamlet,
    hero,
    new,
    options,
    pack,
    play,
    table,
    used_up,
)

FAR = ("madman", "N")
DEAD = {"kind": "madman", "area": None, "wounds": 6}


def late(*steps: list[Any]) -> Match:
    """These steps in a fight of the Crusader (0) with a Madman (8); 1 to 3 and 9 are dead.

    There is something in the stores for everything: nobody who is gone is asked about it either.
    """
    return fight(
        {"crusader": {"area": "S"}},
        [FAR, DEAD],
        order=([0], [8]),
        stirred=1,
        stores=dict.fromkeys(("food", "bandage", "potion", "torch", "tool"), 1),
        agenda=[["initiative"], *steps],
        tape=["party"],
    )


@pytest.mark.rule("DD-A.23")
@pytest.mark.parametrize(
    "step",
    [
        ["draw_disease", 1], ["draw_quirk", 1, True], ["test_resolve", 1, 0], ["draw_mood", 1, True],
        ["hazard", 1, "rubble"], ["curio_theft", 1, "cracked_reliquary"],
        ["interact", 1, "cracked_reliquary"], ["draw_curio", 1], ["deathblow", 1, 1], ["at_ten", 1, 0],
        ["toss", 1], ["roll_skill"], ["monster_acts", 9], ["teleport", 9], ["settle", 9, None],
        ["find_place", 9], ["give_way", 9, None], ["approach", 9, "madman.doomsay"],
        ["strike", 9, "madman.doomsay"], ["draw_near", 9, False],
    ],
)  # fmt: skip
def test_nothing_befalls_whoever_is_gone(step: list[Any]) -> None:
    plain, match = late(), late(step)
    assert used_up(match)
    assert match.digest() == plain.digest()


@pytest.mark.rule("DD-A.23")
@pytest.mark.parametrize(
    "befalls",
    [
        lambda state, match, one: wound(state, match, one, 2),
        lambda state, match, one: suffer(state, match, one, 2),
        lambda state, match, one: damage(state, match, one, 2, False),
        lambda state, match, one: afflict(state, match, one, BLEED, 1, 3),
        sicken,
    ],
)
def test_the_dead_suffer_nothing(befalls: Callable[[Any, Match, Any], object]) -> None:
    match = late()
    state: Any = match.state
    before = match.digest()
    befalls(state, match, state.heroes[1])
    assert match.digest() == before


@pytest.mark.rule("DD-A.23")
def test_a_change_of_light_goes_on_to_the_others() -> None:
    step = LightOthers(True, (1, 2)).without(1)
    assert step is not None
    assert (step.rises, step.others) == (True, (2,))
    assert step.without(2) is None


@pytest.mark.rule("DD-7.2")
@pytest.mark.parametrize(("rises", "stress"), [(False, (1, 0)), (True, (0, 1))])
def test_whom_a_change_of_light_had_not_reached_it_reaches(
    rises: bool, stress: tuple[int, int]
) -> None:
    heroes = {"crusader": {"quirks": ["night_blindness"]}, "hellion": {"quirks": ["nocturnal"]}}
    match = dungeon(heroes, agenda=[["stop"], ["light_others", rises, [0, 1]]])
    assert (hero(match, 0)["stress"], hero(match, 1)["stress"]) == stress


@pytest.mark.rule("DD-A.23")
def test_what_a_change_of_light_does_to_one_hero_is_over_before_the_next_has_his() -> None:
    """The Crusader's tenth Stress tests his Resolve before the Hellion's is relieved."""
    heroes = {
        "crusader": {"quirks": ["night_blindness"], "stress": 9},
        "hellion": {"quirks": ["night_owl"], "stress": 3},
    }
    match = dungeon(heroes, agenda=[["stop"], ["light_others", False, [0, 1]]], tape=[5, "selfish"])
    told = [event.kind for event in match.events]
    assert told.index("mood") < told.index("relieved")
    assert hero(match, 1)["stress"] == 2


@pytest.mark.rule("DD-16.13")
def test_where_two_large_ones_wait_no_card_finds_a_slot() -> None:
    large = [card for card in pack().monsters if card.size == LARGE]
    match = fight({"crusader": {"area": "S"}}, [FAR], turn="crusader")
    state: Any = match.state
    clear_battle(state, match)
    for card in large[:2]:
        spawn(state, match, card, 0, 0)
    assert len(state.order[1]) == 2
    before = match.digest()
    spawn(state, match, large[2], 0, 0)
    spawn(state, match, next(card for card in pack().monsters if card.size != LARGE), 0, 0)
    assert match.digest() == before


# ---------------------------------------------------------------------- decks that run out


@pytest.mark.rule("DD-27.1")
def test_when_all_diseases_are_out_they_come_again() -> None:
    every = [card.id for card in pack().diseases]
    match = dungeon(
        {"crusader": {}, "hellion": {"disease": every[0]}},
        agenda=[["stop"], ["draw_disease", 0]],
        disease_out=every[1:],
        tape=[every[2]],
    )
    assert hero(match)["disease"] == every[2]
    state: Any = match.state
    assert state.decks.disease_out == ()


@pytest.mark.rule("DD-35.6")
def test_when_all_trinkets_of_a_level_are_out_they_come_again() -> None:
    low = [card.id for card in pack().trinkets if card.level == 1]
    high = next(card.id for card in pack().trinkets if card.level == 2)
    match = dungeon(
        {"crusader": {}, "hellion": {"trinkets": [low[0]]}},
        agenda=[["stop"], ["draw_trinket", 0, 1]],
        trinket_out=[*low[1:], high],
        tape=[low[3]],
    )
    assert options(match)
    state: Any = match.state
    assert [card.id for card in state.decks.trinket_out] == [high]


@pytest.mark.rule("DD-18.10")
def test_with_no_chest_left_nobody_finds_one() -> None:
    match = late()
    state: Any = match.state
    state.battle.loot_out = tuple([token.count for token in pack().loot])
    before = match.digest()
    state.then(match.step("draw_loot", 0))
    state.agenda.pop().run(state, match)
    assert match.digest() == before


@pytest.mark.rule("DD-32.2")
def test_what_the_last_hero_carried_is_laid_aside() -> None:
    match = fight({"crusader": {"trinkets": ["book_of_relaxation"]}}, [FAR], turn="crusader")
    state: Any = match.state
    one = state.heroes[0]
    for left, out in ((state.order[0], []), ((), ["book_of_relaxation"])):
        card = one.trinkets
        state.set_slots(0, (*left, *[None] * (4 - len(left))))
        bequeath(state, one)
        assert one.trinkets == ()
        assert [gone.id for gone in state.decks.trinket_out] == out
        one.trinkets = card


# ---------------------------------------------------------------------- monsters


@pytest.mark.rule("DD-A.100")
def test_the_number_of_one_long_dead_serves_again() -> None:
    match = late()
    state: Any = match.state
    card = pack().monster("madman")
    for count in range(3, 14):
        assert new_monster(state, card, 0, 0).number == 7 + count
        assert len(state.monsters) == count
    again = new_monster(state, card, 2, 1)
    assert again.number == 9  # 8 stands on the tracker
    assert state.monsters[1] is again
    assert (again.life, again.dodge, len(state.monsters)) == (card.life + 2, 1, 13)
    state.battle.active = 9
    assert new_monster(state, card, 0, 0).number == 10


@pytest.mark.rule("DD-24.9")
def test_whoever_is_at_ten_after_a_battle_is_tested_then() -> None:
    match = fight(PARTY, [FAR], turn="crusader", where=dungeon())
    state: Any = match.state
    state.heroes[2].stress = 10
    state.agenda.clear()
    clear_battle(state, match)
    assert [(step.name, step.who) for step in state.agenda] == [("at_ten", 2)]


# ---------------------------------------------------------------------- a Deathblow, a Quest


@pytest.mark.rule("DD-29.3")
def test_who_is_still_at_deaths_door_rolls_after_all() -> None:
    """Nobody is asked for help a second time."""
    match = dungeon(
        {"crusader": {"wounds": 17}},
        agenda=[["stop"], ["deathblow", 0, 1, [], True]],
        stores={"food": 1},
        tape=["blank"],
    )
    assert used_up(match)
    assert asked(match) == ["stop"]
    assert table(match)["stores"]["food"] == 1


@pytest.mark.rule("DD-37.1")
@pytest.mark.parametrize(
    ("quest", "level", "act"), [("light_the_way", 3, 4), ("scout_ahead", 1, 1)]
)
def test_a_quest_into_the_darkest_dungeon_is_one_of_the_last_act(
    quest: str, level: int, act: int
) -> None:
    state: Any = new({"mode": "quest", "quest": quest, "players": 1, "level": 1}).state
    assert (state.level, state.campaign.act) == (level, act)


# ---------------------------------------------------------------------- counted


@pytest.mark.rule("DD-26.7")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_so_many_quirks_go_and_no_more(count: int) -> None:
    quirks = [quirk.id for quirk in pack().quirks if quirk.negative][:3]
    match = dungeon({"crusader": {"quirks": quirks}}, agenda=[["stop"], ["lose_quirk", 0, count]])
    for gone in range(1, count + 1):
        assert asked(match) == ["lose_quirk"]
        play(match, options(match)[0])
        assert len(hero(match)["quirks"]) == 3 - gone
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-33.14")
def test_another_blocker_goes_on_until_a_building_is_free() -> None:
    """1 and 3 name the Survivalist and the Tavern; the Caretaker is in the Tavern."""
    match = hamlet(
        caretaker="tavern",
        agenda=[["next_visitor"], ["caretaker", True]],
        tape=[3, 1],
    )
    state: Any = match.state
    assert used_up(match)
    assert [building.id for building in state.hamlet.blocked] == ["survivalist"]
    assert state.hamlet.caretaker.id == "tavern"


@pytest.mark.rule("DD-14.4")
@pytest.mark.parametrize(
    ("token", "cleared", "lit"), [("dark", [], True), ("dark", [0], False), ("trap", [], False)]
)
def test_with_full_light_a_torch_is_for_a_dark_room_of_the_quest(
    token: str, cleared: list[int], lit: bool
) -> None:
    match = dungeon(
        quest="warm_up_the_halls",
        at="a",
        tokens={"a": token},
        cleared=cleared,
        light=5,
        stores={"torch": 1},
    )
    assert ("hero-0-torch" in options(match)) is lit


@pytest.mark.rule("DD-A.105")
@pytest.mark.parametrize(("capacity", "crowded"), [(2, False), (1, True)])
@pytest.mark.pure
def test_a_newcomer_between_two_forms_looks_for_space_only_where_there_is_none(
    capacity: int, crowded: bool
) -> None:
    """The Crusader stands where the newcomer should."""
    match = late()
    state: Any = match.state
    room = state.battle.room = copy(state.ground)
    room.capacity = (capacity,) * len(room.areas)
    state.heroes[0].area = room.hero_start[1]
    GAME.steps["replace"](1).join(state, match, pack().hero("hellion"))
    assert state.heroes[1].area == room.hero_start[1]
    assert ("find_place" in [step.name for step in state.agenda]) is crowded


@pytest.mark.rule("DD-26.1")
@pytest.mark.parametrize(
    ("disease", "found"), [(None, (3, 2, 2, 3, 1)), ("tapeworm", (3, 2, 3, 3, 1))]
)
def test_what_an_amount_is_multiplied_by(disease: str | None, found: tuple[int, ...]) -> None:
    """A hero of level 3 with two negative Quirks and a positive one."""
    bad = [quirk.id for quirk in pack().quirks if quirk.negative][:2]
    good = next(quirk.id for quirk in pack().quirks if not quirk.negative)
    match = dungeon({"crusader": {"level": 3, "quirks": [*bad, good], "disease": disease}}, level=3)
    state: Any = match.state
    words = ("hero_level", "negative_quirks", "burdens", "positive_quirk_levels", "positive_quirks")
    assert tuple(SCALES[per](state.heroes[0]) for per in words) == found


@pytest.mark.rule("DD-10.13")
@pytest.mark.parametrize("fighting", [False, True])
def test_each_trinket_once_against_a_trap_and_once_a_turn_in_a_battle(fighting: bool) -> None:
    match = late() if fighting else dungeon(PARTY)
    state: Any = match.state
    card = pack().trinkets[0]
    state.heroes[0].used = (card,)
    spring(state, match, state.heroes[0])
    assert state.heroes[0].used == ((card,) if fighting else ())
