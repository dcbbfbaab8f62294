"""Positions that somebody has edited: what fields must have to do with each other is said with the field."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.state.records import SkillUse
from undercroft.games.darkest_dungeon.terms import BLANK, DARKNESS, RUBBLE
from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match
from undercroft.kernel.record import dump

from .ring import bout, drafted
from .stage import asked, dungeon, fight, hamlet, hero, load, new, options, play


@cache
def documents() -> dict[str, Any]:
    """A position of each kind: in a battle, in the Dungeon, in the Hamlet, in the Circus."""
    scenes: dict[str, Match] = {
        "battle": fight(
            {"hellion": {"area": "S"}, "crusader": {"area": "S"}},
            [("bone_arbalist", "N"), ("bone_captain", "N")],
            turn="hellion",
        ),
        "dungeon": dungeon(setup={"players": 2}),
        "hamlet": hamlet(tape=[10, 10, 10, 10, 10, 10]),
        "circus": bout({"crusader": {"area": "1"}}, {"jester": {"area": "9"}}, turn="crusader"),
        "butcher": bout(
            {"crusader": {"area": "1"}}, {"jester": {"area": "9"}}, butcher="5", turn="crusader"
        ),
        "table": new({"mode": "battle", "party": "table", "players": 1}),
    }
    return {name: match.position() for name, match in scenes.items()}


def edited(scene: str, *path: str | int, value: object) -> Any:
    """The position of a scene with another value at this place of its state."""
    doc = copy.deepcopy(documents()[scene])
    inner = doc["state"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return doc


@pytest.mark.parametrize("scene", ["battle", "dungeon", "hamlet", "circus", "table"])
def test_a_position_comes_back_as_it_was(scene: str) -> None:
    doc = documents()[scene]
    assert load(doc).position() == doc


MISTAKES: list[tuple[str, tuple[str | int, ...], object, str]] = [
    # the party
    ("battle", ("heroes",), [], "state.heroes: 4 are needed"),
    ("battle", ("seats_of",), [0, 0, 0], "state.seats_of: a seat for each hero"),
    ("battle", ("seats_of",), [0, 0, 0, 1], "state.seats_of: there are 1 players"),
    ("battle", ("heroes", 0, "kind"), None, "state.heroes[0].kind: every hero needs one"),
    ("battle", ("heroes", 0, "level"), 0, "state.heroes[0].level: 0 in the Circus"),
    ("circus", ("heroes", 0, "level"), 1, "state.heroes[0].level: 0 in the Circus"),
    ("battle", ("heroes", 0, "kind"), "crusader", "is no Skill of this hero"),
    ("battle", ("heroes", 1, "spent"), ["iron_swan"], "'iron_swan' is no Skill of this hero"),
    ("battle", ("heroes", 1, "forged"), [["iron_swan", 2]], "'iron_swan' is no Skill"),
    ("battle", ("heroes", 0, "skills"), ["iron_swan"] * 2, "state.heroes[0].skills: each Skill once"),
    ("battle", ("heroes", 0, "ranks"), [1, 1], "state.heroes[0].ranks: a level for each"),
    ("battle", ("heroes", 0, "wounds"), 100, "state.heroes[0].wounds: 100 is more"),
    # who stands where
    ("battle", ("battle", "room"), None, "state.battle.room: a Battle needs a Room"),
    ("battle", ("heroes", 0, "area"), 63, "state.figure 0: 63 is no Area of the Room"),
    ("battle", ("monsters", 1, "area"), 63, "state.figure 9: 63 is no Area of the Room"),
    ("battle", ("monsters", 1, "area"), -1, "must be a number from 0"),
    ("battle", ("slots", 0), [0, 1, None], "state.slots[0]: 4 slots, null where one is empty"),
    ("battle", ("slots", 0), [0, 8, None, None], "state.slots[0]: 8 is nobody of this side"),
    ("battle", ("slots", 1), [8, 4, 9, 9], "state.slots[1]: 4 is nobody of this side"),
    ("battle", ("slots", 1), [8, 9, 9, 10], "state.slots[1]: 10 is nobody of this side"),
    ("battle", ("slots", 1), [8, 8, 9, 9], "state.slots[1]: 8 fills other slots than its size says"),
    ("battle", ("slots", 1), [9, 8, 9, None], "state.slots[1]: 9 fills other slots"),
    # the battle
    ("battle", ("battle", "chests"), [1], "state.battle.chests: a number for each Area"),
    ("battle", ("battle", "stirred"), 2, "state.battle.stirred: 2 is still to come"),
    ("battle", ("battle", "active"), 10, "state.battle.active: 10 is nobody"),
    ("battle", ("battle", "target"), 4, "state.battle.target: 4 is nobody"),
    ("battle", ("battle", "pews"), [63], "state.battle.pews: the Room has"),
    ("battle", ("battle", "blocks"), [63], "state.battle.blocks: the Room has"),
    ("battle", ("battle", "stood"), 63, "state.battle.stood: the Room has"),
    # the Dungeon
    ("dungeon", ("dungeon", "quest"), None, "inside there are a quest, a tile and a place"),
    ("dungeon", ("dungeon", "at"), None, "inside there are a quest, a tile and a place"),
    ("dungeon", ("dungeon", "tokens"), [None], "state.dungeon.tokens: one for each of the"),
    ("dungeon", ("dungeon", "dice"), [[]], "state.dungeon.dice: a list for each hero, or none"),
    ("dungeon", ("dungeon", "cleared"), [63], "state.dungeon.cleared: this tile has"),
    ("dungeon", ("dungeon", "camped"), [63], "state.dungeon.camped: this tile has"),
    ("dungeon", ("dungeon", "collected"), [63], "state.dungeon.collected: this tile has"),
    ("dungeon", ("dungeon", "explored"), [63], "state.dungeon.explored: this tile has"),
    ("dungeon", ("dungeon", "passed"), [63], "state.dungeon.passed: this tile has"),
    ("dungeon", ("dungeon", "at"), 63, "state.dungeon.at: this tile has"),
    ("dungeon", ("dungeon", "goal"), 63, "state.dungeon.goal: this tile has"),
    ("dungeon", ("dungeon", "cleared"), [0, 0], "state.dungeon.cleared: each once"),
    ("dungeon", ("dungeon", "stores", "food"), 1.5, "state.dungeon.stores.food: 1.5 must be a number"),
    ("dungeon", ("dungeon", "stores", "food"), True, "state.dungeon.stores.food: True must be"),
    ("dungeon", ("dungeon", "stores", "food"), -1, "state.dungeon.stores.food: -1 must be"),
    ("dungeon", ("dungeon", "stores", "food"), 17, "must be a number from 0 to 16"),
    # the Hamlet and the Campaign
    ("hamlet", ("hamlet", "buildings", "abbey"), 4, "state.hamlet.buildings.abbey: 4 must be"),
    ("hamlet", ("hamlet", "buildings", "abbey"), 0, "state.hamlet.buildings.abbey: 0 must be"),
    ("hamlet", ("hamlet", "guests"), [None], "state.hamlet.guests: one for each hero, or none"),
    ("hamlet", ("hamlet", "had_day"), [4], "state.hamlet.had_day: no such hero"),
    ("hamlet", ("hamlet", "guests"), ["abbey", None, None, None], "state.hamlet.guests[0]: whoever"),
    ("dungeon", ("campaign", "votes"), [None], "state.campaign.votes: one for each player"),
    ("dungeon", ("campaign", "quest_votes"), [None], "state.campaign.quest_votes: one for each"),
    # the Circus
    ("circus", ("circus",), None, "state.circus: only in the Circus, and always there"),
    ("battle", ("circus",), {}, "state.circus.first_team: missing"),
    ("circus", ("circus", "butcher"), 63, "state.circus.butcher: 63 is no Area"),
    ("circus", ("circus", "picks"), [None], "state.circus.picks: one for each team, or none"),
]  # fmt: skip


@pytest.mark.parametrize(("scene", "path", "value", "said"), MISTAKES)
def test_what_does_not_go_together_is_refused(
    scene: str, path: tuple[str | int, ...], value: object, said: str
) -> None:
    with pytest.raises(PositionError) as refused:
        load(edited(scene, *path, value=value))
    assert said in str(refused.value)


#: The battle's Room has 9 Areas, the arena 10, the tile 8 Rooms, 8 corridors and a start.
JUST_TOO_FAR: list[tuple[str, tuple[str | int, ...], object, str]] = [
    ("battle", ("heroes", 0, "area"), 9, "state.figure 0: 9 is no Area of the Room"),
    ("battle", ("monsters", 1, "area"), 9, "state.figure 9: 9 is no Area of the Room"),
    ("battle", ("battle", "pews"), [9], "state.battle.pews: the Room has 9"),
    ("battle", ("battle", "blocks"), [9], "state.battle.blocks: the Room has 9"),
    ("battle", ("battle", "stood"), 9, "state.battle.stood: the Room has 9"),
    ("dungeon", ("dungeon", "cleared"), [8], "state.dungeon.cleared: this tile has 8"),
    ("dungeon", ("dungeon", "camped"), [8], "state.dungeon.camped: this tile has 8"),
    ("dungeon", ("dungeon", "collected"), [8], "state.dungeon.collected: this tile has 8"),
    ("dungeon", ("dungeon", "explored"), [8], "state.dungeon.explored: this tile has 8"),
    ("dungeon", ("dungeon", "passed"), [9], "state.dungeon.passed: this tile has 9"),
    ("dungeon", ("dungeon", "at"), 9, "state.dungeon.at: this tile has 9"),
    ("dungeon", ("dungeon", "goal"), 9, "state.dungeon.goal: this tile has 9"),
    ("circus", ("circus", "butcher"), 10, "state.circus.butcher: 10 is no Area"),
    ("dungeon", ("dungeon", "stores", "food"), -1, "stores.food: -1 must be a number from 0 to 16"),
    ("dungeon", ("dungeon", "stores", "tool"), 17, "stores.tool: 17 must be a number from 0 to 16"),
]


@pytest.mark.parametrize(("scene", "path", "value", "said"), JUST_TOO_FAR)
def test_the_first_place_that_is_not_there_is_refused(
    scene: str, path: tuple[str | int, ...], value: object, said: str
) -> None:
    with pytest.raises(PositionError) as refused:
        load(edited(scene, *path, value=value))
    assert said in str(refused.value)


def test_nobody_is_there_twice() -> None:
    doc = edited("battle", "heroes", 1, value=documents()["battle"]["state"]["heroes"][0])
    with pytest.raises(PositionError, match="DD-A.163"):
        load(doc)


def test_the_dead_may_have_been_anybody() -> None:
    """Only the living cannot be there twice."""
    doc = edited("battle", "heroes", 1, value=dict(documents()["battle"]["state"]["heroes"][0]))
    doc["state"]["heroes"][1].update(alive=False, area=None)
    doc["state"]["slots"][0] = [0, None, None, None]
    assert [one.alive for one in load(doc).state.heroes[:2]] == [True, False]


@pytest.mark.rule("DD-A.164")
def test_the_dead_stand_in_no_slot_instead_of_the_living() -> None:
    doc = edited("battle", "slots", 0, value=[0, 2, None, None])
    assert [one["alive"] for one in doc["state"]["heroes"]] == [True, True, False, False]
    with pytest.raises(PositionError, match="DD-A.164"):
        load(doc)


def test_the_circus_is_only_in_the_circus() -> None:
    doc = edited("battle", "circus", value=documents()["circus"]["state"]["circus"])
    with pytest.raises(PositionError, match="only in the Circus"):
        load(doc)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [("area", 9, "use.area: the Room has"), ("targets", [12], "use: somebody in it is nobody"),
     ("by", 5, "use: somebody in it is nobody")],
)  # fmt: skip
def test_a_skill_in_use_is_used_by_somebody_on_somebody(
    field: str, value: object, said: str
) -> None:
    whole = load(documents()["battle"])
    state: Any = whole.state
    skill = state.heroes[0].skill(state.heroes[0].skills[0])
    use = dump(SkillUse(by=0, skill=skill, area=0, targets=(8,)), state.pack)
    used: Any = load(edited("battle", "use", value=use)).state
    assert used.using.skill is skill
    with pytest.raises(PositionError) as refused:
        load(edited("battle", "use", value={**use, field: value}))
    assert said in str(refused.value)


# ---------------------------------------------------------------------- steps that are about something


#: What is there in the scene, and what is not: steps by their fields.
MEANT: list[tuple[str, str, list[tuple[Any, ...]], list[tuple[Any, ...]]]] = [
    ("battle", "begin_turn", [(0,), (3,), (8,), (9,)], [(-1,), (4,), (7,), (10,)]),
    ("battle", "mood_roll", [(0,), (3,)], [(-1,), (4,), (8,)]),
    ("battle", "act", [(0,), (3,)], [(4,), (8,)]),
    ("battle", "settle", [(3, None), (9, None)], [(4, None), (10, None)]),
    ("battle", "effects", [(None, (), None), (9, (), None)], [(10, (), None), (4, (), None)]),
    ("battle", "fire", [(None, 0, 0), (3, 0, 0)], [(4, 0, 0), (10, 0, 0)]),
    ("battle", "give_way", [(0, None), (0, 8)], [(0, 9), (10, None), (4, 8)]),
    ("battle", "shove", [(0, 8, 1, True, None, 0)], [(0, 9, 1, True, None, 0), (10, 8, 1, True, None, 0)]),
    ("battle", "shuffle_choice", [(0, 8, 2, 2, 0, True, None)],
     [(0, 8, 2, 3, 0, True, None), (0, 9, 2, 2, 0, True, None), (10, 8, 2, 2, 0, True, None)]),
    ("battle", "target_effects", [], [(0,)]),
    ("battle", "scramble", [((),), ((3, 0),)], [((4,),), ((0, 4),)]),
    ("battle", "on_all", [(None, None, (3, 0))], [(None, None, (4,)), (None, None, (0, 4))]),
    ("battle", "light_others", [(True, (3,))], [(True, (4,)), (True, (0, 4))]),
    ("battle", "bag", [(None,), (3,)], [(4,)]),
    ("battle", "roll_off", [(None, (3,), (1,)), (None, (3, 2), (1,))],
     [(None, (4, 0), ()), (None, (3,), (1, 2))]),
    ("battle", "loot_choice", [(0, 0), (3, 3)], [(0, 4), (4, 0)]),
    ("dungeon", "shove", [], [(0, 0, 1, False, None, 0)]),
    ("dungeon", "give_way", [(0, None)], [(0, 0)]),
    ("dungeon", "inherit", [(0, None, (0, 1))], [(0, None, (2,)), (0, None, ()), (4, None, (0,))]),
    ("dungeon", "offered", [(0, None, (), 3)], [(0, None, (), 4), (4, None, (), 0)]),
    ("dungeon", "leftovers", [(0,), (1,)], [(2,)]),
    ("dungeon", "arrange", [((),), ((3, 0),)], [((3, 3),), ((4,),)]),
    ("dungeon", "turn_wild", [], [(0, 0)]),
    ("dungeon", "hazard", [(0, RUBBLE), (3, DARKNESS)], [(0, BLANK), (4, RUBBLE)]),
    ("dungeon", "backtrack", [(0,), (8,)], [(9,)]),
    ("dungeon", "reveal_token", [(0,), (7,)], [(8,)]),
    ("hamlet", "backtrack", [], [(0,)]),
    ("hamlet", "skill_target", [(0, 0), (3, 0)], [(0, 9), (4, 0)]),
    ("circus", "profile", [(0,)], []),
    ("battle", "profile", [], [(0,)]),
    ("circus", "butcher_path", [], [(0,)]),
    ("butcher", "butcher_path", [(0,), (9,)], [(10,)]),
]  # fmt: skip


@pytest.mark.parametrize(("scene", "name", "there", "nobody"), MEANT)
@pytest.mark.pure
def test_a_step_is_about_what_is_there(
    scene: str, name: str, there: list[tuple[Any, ...]], nobody: list[tuple[Any, ...]]
) -> None:
    state = load(documents()[scene]).state
    kind = GAME.steps[name]
    assert [fields for fields in there if not kind(*fields).fits(state)] == []
    assert [fields for fields in nobody if kind(*fields).fits(state)] == []


@pytest.mark.parametrize("name", ["propose", "agreed"])
def test_what_is_proposed_can_still_rise(name: str) -> None:
    state: Any = load(documents()["hamlet"]).state
    low = next(one for one in state.pack.buildings if len(one.entry.levels) > 1)
    for level, seat, fits in ((1, 0, True), (len(low.entry.levels), 0, False), (1, 1, False)):
        levels = list(state.hamlet.buildings)
        levels[low.index] = level
        state.own_hamlet().buildings = tuple(levels)
        if name == "propose":
            assert GAME.steps[name](low, seat, False).fits(state) is fits
        elif seat == 0:
            assert GAME.steps[name](low, False).fits(state) is fits


def test_what_a_captain_has_chosen_in_secret_was_offered() -> None:
    match = drafted()
    assert asked(match) == ["profile", "profile"]
    doc: Any = match.position()
    assert load(doc).position() == doc
    for pick, fits in ((len(options(match)) - 1, True), (len(options(match)), False)):
        doc["state"]["circus"]["picks"] = [pick, None]
        if fits:
            assert load(doc).position() == doc
        else:
            with pytest.raises(PositionError, match=f"picks: {pick} was not offered"):
                load(doc)


def test_a_hamlet_skill_is_one_of_the_hero() -> None:
    state: Any = load(documents()["hamlet"]).state
    kind = GAME.steps["skill_target"]
    count = len(state.heroes[0].known.hamlet)
    assert [kind(0, place).fits(state) for place in range(count + 1)] == [True] * count + [False]


@pytest.mark.rule("DD-A.126")
def test_a_card_that_is_half_resolved_is_kept() -> None:
    """The Trap of a Coffer has struck, and its Trinket is still to come."""
    match = dungeon(
        {"crusader": {"trinkets": ["speed_stone"]}},
        agenda=[["stop"], ["draw_curio", 0]],
        tape=["locked_coffer", 5, "accuracy_stone"],
    )
    assert asked(match) == ["trap_react"]
    again = load(match.position())
    assert asked(again) == ["trap_react"]
    play(again, "pass")
    assert asked(again) == ["gain_trinket"]
    assert hero(again)["wounds"] == 2
