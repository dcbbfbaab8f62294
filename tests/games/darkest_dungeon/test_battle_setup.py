"""Setting up a Battle (DD-16): Room, Loot, heroes and monsters in their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.battle.staging import begin_battle, clear_battle
from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    area_of,
    awaited,
    deck,
    dungeon,
    fight,
    hero,
    kinds,
    options,
    order,
    pack,
    play,
    skill_card,
    table,
    used_up,
)


def set_up(drawn: Sequence[str], room: str = "ruins_1", level: int = 2, **fields: Any) -> Match:
    """A Battle that begins now; its Monster cards come in this order, and the first turn is a hero's."""
    fields.setdefault("heroes", PARTY)
    return fight(
        fields.pop("heroes"),
        [],
        room=room,
        level=level,
        agenda=[["stage_battle"]],
        tape=[*drawn, "party"],
        chests=[],
        round=0,
        **fields,
    )


def names(room: str, areas: Sequence[int]) -> list[str]:
    found = pack().room(room).names
    return [found[area] for area in areas]


SOLDIERS = ["bone_soldier", "bone_courtier", "bone_defender", "bone_arbalist"]


@pytest.mark.rule("DD-16.1")
def test_a_room_card_is_drawn_and_its_effects_apply() -> None:
    match = dungeon(
        at="a",
        tokens={"a": "lair"},
        tape=[
            "ruins_5",
            "bone_rabble",
            "bone_rabble",
            "bone_rabble",
            "bone_soldier",
            "party",
            "party",
        ],
        agenda=[["enter_room", True]],
    )
    assert table(match)["battle"]["room"] == "ruins_5"
    assert names("ruins_5", [hero(match)["area"]]) == ["SW"]
    play(match, "end")
    assert hero(match)["stress"] == 1  # Stressful Darkness in SW


@pytest.mark.rule("DD-16.1")
def test_a_room_card_that_is_out_is_not_drawn_again() -> None:
    rabble = ["bone_rabble", "bone_rabble", "bone_rabble", "bone_soldier", "party"]
    for room, there in (("ruins_7", True), ("ruins_6", False)):
        given: dict[str, Any] = {
            "at": "a",
            "tokens": {"a": "lair"},
            "tape": [room, *rabble],
            "agenda": [["enter_room", True]],
            "room_out": ["ruins_1", "ruins_6"],
        }
        if there:
            assert table(dungeon(**given))["battle"]["room"] == room
        else:
            with pytest.raises(PositionError, match="ruins_6"):
                dungeon(**given)


@pytest.mark.rule("DD-16.2")
@pytest.mark.rule("DD-16.19")
def test_room_then_monsters_then_round_one() -> None:
    match = set_up(SOLDIERS)
    told = [kind for kind in kinds(match) if kind in ("room", "spawned", "round", "initiative")]
    assert told == ["room", *["spawned"] * 4, "round", "initiative"]
    assert table(match)["battle"]["round"] == 1


@pytest.mark.rule("DD-16.3")
def test_each_hero_stands_on_the_area_of_his_stance() -> None:
    match = set_up(SOLDIERS, order=[[2, 0, 3, 1], []])
    found = [hero(match, kind)["area"] for kind in ("highwayman", "crusader", "vestal", "hellion")]
    assert names("ruins_1", found) == ["SW", "NE", "SW", "NE"]


@pytest.mark.rule("DD-16.2")
def test_what_an_earlier_battle_lent_is_gone() -> None:
    """Speed and damage for a turn, spent Skills, an action not taken."""
    lent = {"speed": 2, "power": 3, "actions": 1}
    kinds = {kind.id: kind for kind in pack().heroes}
    match = dungeon(
        {
            kind: {**lent, "spent": kinds[kind].families[:1], "used": ["critical_stone"]}
            for kind in PARTY
        },
        at="a",
        tokens={"a": "lair"},
        tape=["ruins_1", *["bone_rabble"] * 3, "bone_soldier", "party"],
        agenda=[["enter_room", True]],
    )
    after: Any = match.position()
    waiting = [one for one in after["state"]["heroes"] if one["turns"]]
    assert len(waiting) == 3
    assert all(one[field] == 0 for one in waiting for field in lent)
    assert all(one["spent"] == one["used"] == [] for one in waiting)


@pytest.mark.rule("DD-16.4")
@pytest.mark.rule("DD-16.9")
def test_one_initiative_card_for_each_living_hero_and_each_monster() -> None:
    assert deck(set_up(SOLDIERS)) == (3, 4)  # four each; a hero's has been drawn
    two = set_up(SOLDIERS, heroes=("crusader", "vestal"))
    assert deck(two) == (1, 4)


@pytest.mark.rule("DD-16.5")
def test_cards_are_drawn_until_four_slots_are_filled() -> None:
    match = set_up(SOLDIERS)
    assert len(order(match)) == 4
    assert used_up(match)


@pytest.mark.rule("DD-16.6")
@pytest.mark.rule("DD-16.7")
def test_fronts_fill_from_aggressive_and_backs_from_support() -> None:
    fronts = ["bone_soldier", "cultist_brawler", "pliskin", "bone_rabble"]
    assert order(set_up(fronts)) == fronts
    backs = ["bone_courtier", "madman", "bone_arbalist", "cultist_acolyte"]
    assert order(set_up(backs)) == backs[::-1]
    mixed = ["bone_courtier", "bone_soldier", "madman", "pliskin"]
    assert order(set_up(mixed)) == ["bone_soldier", "pliskin", "madman", "bone_courtier"]


@pytest.mark.rule("DD-16.8")
def test_each_monster_stands_on_the_area_of_its_stance() -> None:
    match = set_up(SOLDIERS)
    stances = {one["kind"]: one["area"] for one in table(match)["battle"]["monsters"]}
    there = [stances[kind] for kind in order(match)]
    assert names("ruins_1", there) == ["SE", "W", "LOW", "W"]


@pytest.mark.rule("DD-16.10")
def test_duplicates_are_told_apart() -> None:
    match = set_up(["bone_soldier", "bone_soldier", "bone_soldier", "madman"])
    marks = [(one["kind"], one["mark"]) for one in table(match)["battle"]["monsters"]]
    assert sorted(marks) == [
        ("bone_soldier", 0), ("bone_soldier", 1), ("bone_soldier", 2), ("madman", 0),
    ]  # fmt: skip


@pytest.mark.rule("DD-16.11")
@pytest.mark.rule("DD-16.12")
@pytest.mark.rule("DD-16.13")
@pytest.mark.rule("DD-16.20")
def test_a_large_monster_takes_two_slots_and_two_spaces() -> None:
    match = set_up(["bone_soldier", "bone_captain", "madman"], room="ruins_9")
    assert order(match) == ["bone_soldier", "bone_captain", "madman"]  # three, not four
    captain = next(o for o in table(match)["battle"]["monsters"] if o["kind"] == "bone_captain")
    assert captain["slots"] == ["defensive", "ranged"]
    assert captain["stance"] == "defensive"
    assert names("ruins_9", [captain["area"]]) == ["C"]  # the start of Defensive
    madman = next(o for o in table(match)["battle"]["monsters"] if o["kind"] == "madman")
    assert names("ruins_9", [madman["area"]]) == ["NE"]  # the start of Support
    used = table(match)["battle"]["used"]
    assert used[area_of("ruins_9", "C")] == 3  # the soldier and the captain
    assert used_up(match)


@pytest.mark.rule("DD-16.12")
def test_a_large_monster_chooses_its_skill_as_in_the_foremost_stance() -> None:
    """A Bloodletter in Defensive and Ranged rolls on 1–5 / 6–10; in Ranged it would not roll."""
    for roll, skill in ((5, "Rain of Whips"), (6, "Punishment")):
        match = fight(
            {"crusader": {"area": "S"}},
            [("bone_soldier", "N"), ("brigand_bloodletter", "C")],
            turn=9,
            tape=[roll, 10, "party"],
        )
        used = [event for event in match.events if event.kind == "uses"]
        assert skill_card(str(used[0].fields["skill"])).name == skill


@pytest.mark.rule("DD-16.14")
@pytest.mark.rule("DD-A.32")
def test_a_large_monster_that_does_not_fit_drives_out_the_last_other() -> None:
    match = set_up(["bone_soldier", "pliskin", "madman", "bone_captain"])
    assert order(match) == ["bone_soldier", "pliskin", "bone_captain"]
    assert deck(match) == (3, 3)  # the discarded one has no card


@pytest.mark.rule("DD-16.15")
def test_example_front_back_front_back() -> None:
    match = set_up(["bone_soldier", "bone_courtier", "bone_defender", "bone_arbalist"])
    assert order(match) == ["bone_soldier", "bone_defender", "bone_arbalist", "bone_courtier"]
    assert deck(match) == (3, 4)


@pytest.mark.rule("DD-16.16")
@pytest.mark.rule("DD-A.32")
def test_example_front_back_front_large() -> None:
    match = set_up(["bone_soldier", "bone_courtier", "bone_defender", "bone_captain"])
    assert order(match) == ["bone_soldier", "bone_captain", "bone_courtier"]
    stances = {one["kind"]: one["slots"] for one in table(match)["battle"]["monsters"]}
    assert stances == {
        "bone_soldier": ["aggressive"],
        "bone_captain": ["defensive", "ranged"],
        "bone_courtier": ["support"],
    }
    assert deck(match) == (3, 3)


@pytest.mark.rule("DD-16.17")
@pytest.mark.rule("DD-16.13")
def test_example_front_large_large() -> None:
    match = set_up(["bone_soldier", "bone_captain", "ghoul"])
    stances = {one["kind"]: one["slots"] for one in table(match)["battle"]["monsters"]}
    assert stances == {
        "bone_captain": ["aggressive", "defensive"],
        "ghoul": ["ranged", "support"],
    }
    assert deck(match) == (3, 2)


@pytest.mark.rule("DD-16.18")
def test_a_loot_chest_lies_on_each_area_with_its_symbol() -> None:
    for room, areas in (("ruins_9", ["NW", "NE"]), ("ruins_1", ["NE", "SW"]), ("ruins_5", ["SE"])):
        chests = table(set_up(SOLDIERS, room=room))["battle"]["chests"]
        assert sum(chests) == len(areas)
        assert {
            name for name, n in zip(names(room, range(len(chests))), chests, strict=True) if n
        } == {*areas}


@pytest.mark.rule("DD-16.18")
def test_a_chest_is_random_until_it_is_flipped() -> None:
    for token in ("roll", "choose", "gold_or_roll", "double_gold_or_choose"):
        tape = [token, "food"] if token == "roll" else [token]
        match = fight({"crusader": {"area": "NW"}}, [("madman", "S")], turn="crusader", tape=tape)
        play(match, "loot")
        assert "loot" in kinds(match)
        assert used_up(match)


@pytest.mark.rule("DD-16.20")
def test_an_area_holds_no_more_than_its_capacity() -> None:
    """SW and SE hold two: a Large monster fills one, another leaves a space in the other."""
    match = fight(
        {"crusader": {"area": "S"}, "vestal": {"area": "S"}},
        [("bone_captain", "SW"), ("bone_soldier", "SE")],
        turn="crusader",
        level=2,
    )
    assert table(match)["battle"]["used"][area_of("ruins_9", "SW")] == 2
    play(match, "stance-back")  # one action is left: he must end where there is space
    assert f"move-{area_of('ruins_9', 'SW')}" not in options(match)
    play(match, f"move-{area_of('ruins_9', 'SE')}")


@pytest.mark.rule("DD-A.174")
def test_loot_lies_there_before_the_first_monster_card_is_drawn() -> None:
    """The order of the figure: tile, Loot, heroes, then monsters."""
    match = dungeon(at="a", tokens={"a": "lair"}, tape=None, agenda=[["enter_room", True]])
    match.supply("ruins_1")
    assert "bone_soldier" in awaited(match)  # the deck of monsters is next
    battle = table(match)["battle"]
    assert battle["chests"] == list(pack().room("ruins_1").loot)
    assert sum(battle["chests"]) == 2
    assert names("ruins_1", [hero(match, n)["area"] for n in range(4)]) == ["SW", "NE", "SW", "NE"]
    assert battle["monsters"] == []


@pytest.mark.rule("DD-A.33")
def test_every_tile_has_space_for_the_heroes_where_they_start() -> None:
    for room in pack().rooms:
        for area, capacity in enumerate(room.capacity):
            assert room.hero_start.count(area) <= capacity, room.id


@pytest.mark.rule("DD-A.34")
def test_slots_stay_empty_when_no_monster_card_is_left() -> None:
    first = [card for card in pack().monsters if card.deck and card.level == 1]
    gone = [card.id for card in first for _ in range(card.entry.copies)]
    gone = [id for id in gone if card_group(id) != "darkest"]
    gone.remove("madman")
    gone.remove("pliskin")
    match = set_up(["madman", "pliskin"], level=1, decks={"gone": gone})
    assert order(match) == ["pliskin", "madman"]
    assert deck(match) == (3, 2)


def card_group(id: str) -> str:
    return str(pack().monster(id).entry.group)


@pytest.mark.rule("DD-A.231")
@pytest.mark.parametrize(("collected", "done"), [([], False), ([1], False), ([0], True)])
def test_what_was_taken_before_they_fled_is_not_there_again(
    collected: list[int], done: bool
) -> None:
    match = dungeon(
        tokens={"a": "lair", "b": "lair"},
        at="a",
        collected=collected,
        agenda=[["one_battle", None, "ruins_9"]],
        tape=None,
    )
    state: Any = match.state
    assert state.battle.task_done is done


def dirty(match: Match) -> Any:
    """The state of a Battle in which everything has happened that can."""
    state: Any = match.state
    battle = state.battle
    battle.round, battle.stirred, battle.doom = 7, 6, 3
    battle.cards, battle.raised, battle.chests = (2, 3), True, (1,) * 9
    battle.used_rules, battle.drawn = (None,), (state.monsters[0].kind,)
    battle.pews, battle.blocks = (1,), (2,)
    battle.active, battle.target, battle.stood = 0, 8, 4
    battle.plan = state.monsters[0].kind.skills[0]
    battle.boss = state.pack.threats[0]
    for one in state.heroes:
        one.speed = one.power = one.actions = 1
        one.spent, one.used = one.skills[:1], (None,)
    return state


def nothing_left(state: Any) -> None:
    battle = state.battle
    assert (battle.round, battle.stirred, battle.doom, battle.cards) == (0, 0, 0, (0, 0))
    assert (battle.used_rules, battle.drawn, battle.pews, battle.blocks) == ((), (), (), ())
    assert (battle.active, battle.target, battle.stood, battle.plan) == (None,) * 4
    assert (battle.boss, state.monsters, state.slots[1]) == (None, [], (None,) * 4)
    for one in state.heroes:
        assert (one.speed, one.power, one.actions) == (0, 0, 0)
        assert (one.spent, one.used) == ((), ())


@pytest.mark.rule("DD-16.1")
def test_a_battle_begins_with_nothing_of_the_one_before() -> None:
    state = dirty(fight(PARTY, [("madman", "N")], turn="crusader"))
    state.in_battle = False
    begin_battle(state, None, state.pack.room("ruins_9"))
    nothing_left(state)
    assert state.in_battle
    assert not state.battle.raised
    assert state.battle.room.id == "ruins_9"


@pytest.mark.rule("DD-24.9")
@pytest.mark.rule("DD-24.11")
def test_a_battle_ends_and_leaves_nothing() -> None:
    match = fight(PARTY, [("madman", "N")], turn="crusader", where=dungeon())
    state = dirty(match)
    before = state.dungeon.battles
    clear_battle(state, match)
    nothing_left(state)
    assert not state.in_battle
    assert (state.battle.room, state.battle.chests, state.use) == (None, (), None)
    assert [one.area for one in state.heroes] == [None] * 4
    assert [one.turns for one in state.heroes] == [0] * 4
    assert state.dungeon.battles == before + 1
    assert [room.id for room in state.decks.room_out] == ["ruins_9"]
