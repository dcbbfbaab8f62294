"""Hamlet Events and what the Imminent Threats do in the Hamlet (DD-33.10–33.12), each card in play."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    Fields,
    asked,
    awaited,
    closed,
    each,
    hamlet,
    hero,
    kinds,
    options,
    pack,
    play,
    ready,
    table,
    used_up,
)

DAYS = {
    "supply_run": 2, "busy_week": 2, "lost_shipment": 4, "unsettling_darkness": 3,
    "uneventful_week": 3, "labor_force": 3, "town_fair": 1, "traveling_merchants": 2,
    "gypsy_trail": 2, "the_feast": 1, "medical_breakthrough": 3, "caregivers_convention": 2,
    "general_repairs": 4, "in_good_spirits": 3, "guild_training": 2, "militia_training": 3,
}  # fmt: skip
FOR_GOOD = ("labor_force", "guild_training")
QUEST = ["scout_ahead", "dem_bones", "long_gallery"]
NEGATIVE = [quirk.id for quirk in pack().quirks if quirk.negative]
VIRTUES = [mood.id for mood in pack().moods if mood.virtue]


def week(event: str, heroes: Any = PARTY, tape: list[object] | None = None, **more: Any) -> Match:
    """A Hamlet phase begins and this Event is drawn."""
    return hamlet(
        heroes, event=None, days=0, agenda=[["hamlet"]], tape=[event, *(tape or [])], **more
    )


def setting_out(event: str, dice: list[object], **more: Any) -> Match:
    """The party leaves the Hamlet under this Event for Scout Ahead."""
    match = hamlet(event=event, days=0, tape=[*QUEST, *dice], **more)
    play(match, "depart", "scout_ahead")
    return match


def total(match: Match) -> int:
    return sum(table(match)["stores"].values())


# ---------------------------------------------------------------------- the deck


@pytest.mark.rule("DD-33.11")
@pytest.mark.rule("DD-33.12")
@pytest.mark.parametrize("event", sorted(DAYS))
def test_each_event_gives_its_days_and_comes_again_or_not(event: str) -> None:
    rolls: list[object] = [1, 1, 1, 1] if event == "in_good_spirits" else []
    rolls += ["focused", "stalwart", "courageous", "powerful"] if rolls else []
    match = week(event, tape=[*rolls, 3, 4])
    while asked(match) in (["free_build"], ["lesson"]):
        play(match, "done")
    assert asked(match) == ["visit"]
    assert table(match)["hamlet"]["event"] == event
    assert table(match)["hamlet"]["days"] == DAYS[event]
    later = ready(match.position(), [["hamlet"]], None)
    assert set(awaited(later)) == set(DAYS) - ({event} if event in FOR_GOOD else set())
    assert table(match)["events_gone"] == ([event] if event in FOR_GOOD else [])


@pytest.mark.rule("DD-33.11")
def test_sixteen_events_each_as_likely() -> None:
    match = hamlet(event=None, agenda=[["hamlet"]], tape=None)
    assert awaited(match) == dict.fromkeys(DAYS, 1)


# ---------------------------------------------------------------------- the next Quest


@pytest.mark.rule("DD-33.11")
def test_supply_run_brings_two_dice() -> None:
    match = setting_out("supply_run", ["food"] * 10)
    assert total(match) == 10
    assert used_up(match)


@pytest.mark.rule("DD-33.11")
def test_lost_shipment_takes_two_dice() -> None:
    match = setting_out("lost_shipment", ["food"] * 6)
    assert total(match) == 6
    assert used_up(match)


@pytest.mark.rule("DD-33.11")
def test_unsettling_darkness_dims_the_next_dungeon() -> None:
    match = setting_out("unsettling_darkness", ["food"] * 8)
    play(match, "stay")
    assert table(match)["light"] == 4
    bright = setting_out("uneventful_week", ["food"] * 8)
    play(bright, "stay")
    assert table(bright)["light"] == 5


@pytest.mark.rule("DD-33.11")
def test_traveling_merchants_let_each_hero_turn_a_die_of_his() -> None:
    match = setting_out("traveling_merchants", ["food"] * 8)
    for _ in range(4):
        assert asked(match) == ["turn_die"]
        assert len(options(match)) == 1 + 2 * 4  # either die to any other side, or neither
        play(match, "die-1-torch")
    assert table(match)["stores"]["torch"] == 4
    assert table(match)["stores"]["food"] == 4
    match = setting_out("traveling_merchants", ["food"] * 8)
    play(match, *["keep"] * 4)
    assert table(match)["stores"]["food"] == 8


@pytest.mark.rule("DD-33.11")
def test_an_event_is_over_with_its_week() -> None:
    match = setting_out("unsettling_darkness", ["food"] * 8)
    play(match, "stay")
    state: Any = match.position()
    assert state["state"]["hamlet"]["event"] is None
    again = ready(state, [["begin_quest", "dem_bones"]], None)
    again.supply("long_gallery")
    for _ in range(8):
        again.supply("food")
    play(again, "stay")
    assert table(again)["light"] == 5


# ---------------------------------------------------------------------- the days


@pytest.mark.rule("DD-33.11")
def test_busy_week_has_no_caretaker() -> None:
    match = week("busy_week", tape=[])
    assert table(match)["hamlet"]["blocked"] == []
    play(match, *["pass"] * 8)
    assert asked(match) == ["prepare"]
    assert "caretaker" not in kinds(match)


@pytest.mark.rule("DD-33.11")
def test_general_repairs_block_a_second_building_each_day() -> None:
    match = week("general_repairs", tape=[3, 4, 5, 6])
    assert set(closed(match)) == {"visit-tavern", "visit-sanitarium"}
    play(match, *["pass"] * 4)
    assert set(closed(match)) == {"visit-abbey", "visit-graveyard"}
    assert used_up(match)


@pytest.mark.rule("DD-33.11")
@pytest.mark.rule("DD-34.11")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_gypsy_trail_pays_five_more_for_a_trinket(level: int) -> None:
    card = next(card.id for card in pack().trinkets if card.level == level)
    offer = ["critical_stone", "caution_cloak", "blight_charm"]
    match = week("gypsy_trail", {"crusader": {"trinkets": [card]}}, gold=0, tape=[3, *offer])
    play(match, "visit-nomad_wagon", "sell-0")
    assert table(match)["gold"] == 5 + (2, 3, 4)[level - 1]


# ---------------------------------------------------------------------- at once


@pytest.mark.rule("DD-33.11")
def test_uneventful_week_does_nothing() -> None:
    heroes: dict[str, Fields] = {kind: {"stress": 5, "wounds": 5} for kind in PARTY}
    match = week("uneventful_week", heroes, tape=[3])
    assert each(match, "stress") == [5] * 4
    assert each(match, "wounds") == [5] * 4


@pytest.mark.rule("DD-33.11")
def test_town_fair_cheers_and_heals_by_level() -> None:
    heroes = {
        "crusader": {"stress": 9, "wounds": 9},
        "hellion": {"stress": 2, "wounds": 9, "level": 2},
        "highwayman": {"stress": 3, "wounds": 9, "level": 3},
        "vestal": {"stress": 0, "wounds": 1},
    }
    match = week("town_fair", heroes, tape=[3])
    assert each(match, "stress") == [6, 0, 0, 0]
    assert each(match, "wounds") == [7, 5, 3, 0]


@pytest.mark.rule("DD-33.11")
def test_at_the_feast_each_hero_restores_the_one_or_the_other() -> None:
    heroes: dict[str, Fields] = {kind: {"stress": 8, "wounds": 9} for kind in PARTY}
    heroes["vestal"] = {}
    match = week("the_feast", heroes, tape=[3], setup={"players": 4})
    assert match.waiting == [0]
    assert options(match) == ["stress", "life"]
    play(match, "stress")
    assert match.waiting == [1]
    play(match, "life", "stress")
    assert each(match, "stress") == [0, 8, 0, 0]
    assert each(match, "wounds") == [9, 0, 9, 0]
    assert asked(match) == ["visit"]  # the Vestal lacks nothing


@pytest.mark.rule("DD-33.11")
def test_medical_breakthrough_cures_one_hero_of_the_partys_choice() -> None:
    heroes = {"crusader": {"disease": "vertigo"}, "hellion": {}, "vestal": {"disease": "ennui"}}
    match = week("medical_breakthrough", heroes, tape=[3])
    assert asked(match) == ["choose_hero"]
    assert options(match) == ["hero-0", "hero-2"]  # whoever has a Disease
    play(match, "hero-2")
    assert each(match, "disease") == ["vertigo", None, None, None]
    healthy = week("medical_breakthrough", tape=[3])
    assert asked(healthy) == ["visit"]


@pytest.mark.rule("DD-33.11")
def test_caregivers_take_a_quirk_of_each_for_nothing() -> None:
    positive = next(quirk.id for quirk in pack().quirks if not quirk.negative)
    heroes = {
        "crusader": {"quirks": [NEGATIVE[0], positive]},
        "hellion": {},
        "highwayman": {"quirks": [NEGATIVE[1]]},
        "vestal": {"quirks": [NEGATIVE[2]]},
    }
    match = week("caregivers_convention", heroes, gold=0, tape=[3])
    assert options(match) == ["quirk-0", "quirk-1", "keep"]  # of either kind
    play(match, "quirk-0", "quirk-0", "keep")
    assert each(match, "quirks") == [[positive], [], [], [NEGATIVE[2]]]
    assert asked(match) == ["visit"]


@pytest.mark.rule("DD-33.11")
def test_in_good_spirits_all_with_the_highest_roll_gain_a_virtue() -> None:
    heroes: dict[str, Fields] = {kind: {"stress": 4} for kind in PARTY}
    match = week("in_good_spirits", heroes, tape=[7, 9, 2, 9, VIRTUES[0], VIRTUES[1], 3])
    assert each(match, "mood") == [None, VIRTUES[0], None, VIRTUES[1]]
    assert each(match, "red") == [False, True, False, True]
    assert each(match, "stress") == [4, 0, 4, 0]  # as with every Virtue
    assert used_up(match)


@pytest.mark.rule("DD-33.11")
def test_labor_force_builds_for_nothing_but_shuts_the_building() -> None:
    match = week("labor_force", gold=0, tape=[1, 1, 1], buildings={"abbey": 3})
    assert asked(match) == ["free_build"]
    assert sorted(options(match)) == sorted(
        ["stagecoach", "nomad_wagon", "sanitarium", "tavern", "survivalist", "blacksmith", "done"]
    )  # neither Guild nor Graveyard, nor what is at its highest
    play(match, "tavern")
    assert table(match)["buildings"]["tavern"] == 2
    assert table(match)["gold"] == 0
    for _ in range(3):
        assert closed(match)["visit-tavern"] == "dd-why-blocked"  # the whole week
        play(match, *["pass"] * 4)
    later = ready(match.position(), [["hamlet"]], ["uneventful_week", 1])
    assert "visit-tavern" in options(later)


@pytest.mark.rule("DD-33.11")
@pytest.mark.parametrize("answer", ["tavern", "done"])
def test_labor_force_is_discarded_even_if_declined(answer: str) -> None:
    """Its last sentence stands outside of the condition."""
    match = week("labor_force", tape=[1])
    play(match, answer)
    assert table(match)["events_gone"] == ["labor_force"]


@pytest.mark.rule("DD-33.11")
@pytest.mark.rule("DD-34.3")
def test_what_the_labor_force_builds_needs_everybodys_consent() -> None:
    match = week("labor_force", tape=[1], setup={"players": 2})
    assert match.waiting == [0]
    play(match, "tavern")
    assert match.waiting == [1]
    play(match, "no")
    assert asked(match) == ["free_build"]
    assert "tavern" in options(match)  # it may be proposed again (DD-A.233)
    play(match, "abbey", "yes")
    assert table(match)["buildings"]["abbey"] == 2
    assert table(match)["hamlet"]["shut"] == ["abbey"]


@pytest.mark.rule("DD-33.11")
def test_guild_training_raises_a_skill_of_each_for_nothing() -> None:
    heroes = {"crusader": {"ranks": [3, 2, 1, 1, 1, 1, 1]}, "hellion": {}, "vestal": {}}
    match = week("guild_training", heroes, gold=0, tape=[3, 3])
    assert options(match) == [*(f"skill-{n}" for n in range(1, 7)), "done"]
    play(match, "skill-1", "skill-0", "done", "skill-6")
    assert [list(ranks.values()) for ranks in each(match, "ranks")] == [
        [3, 3, 1, 1, 1, 1, 1],
        [2, 1, 1, 1, 1, 1, 1],
        [1] * 7,
        [1, 1, 1, 1, 1, 1, 2],
    ]
    assert each(match, "xp") == [0] * 4
    assert table(match)["gold"] == 0
    assert table(match)["hamlet"]["days"] == 2


@pytest.mark.rule("DD-33.11")
@pytest.mark.rule("DD-33.12")
def test_militia_training_raises_first_level_skills_and_costs_the_days() -> None:
    heroes = {"crusader": {"ranks": [3, 2, 1, 1, 1, 1, 1]}, "hellion": {"ranks": [2] * 7}}
    match = week("militia_training", heroes, gold=0, tape=[3])
    assert options(match) == [*(f"skill-{n}" for n in range(2, 7)), "done"]
    play(match, "skill-2", "done", "done")  # the Hellion has none of Level 1
    assert list(hero(match)["ranks"].values()) == [3, 2, 2, 1, 1, 1, 1]
    assert asked(match) == ["prepare"]  # no day is left
    assert table(match)["hamlet"]["days"] == 0
    assert "caretaker" not in kinds(match)


@pytest.mark.rule("DD-33.12")
def test_militia_training_declined_leaves_three_days() -> None:
    match = week("militia_training", tape=[3])
    play(match, *["done"] * 4)
    assert table(match)["hamlet"]["days"] == 3
    assert asked(match) == ["visit"]


# ---------------------------------------------------------------------- the Threats


def threatened(
    boss: str, level: int, tape: list[object], heroes: Any = PARTY, **more: Any
) -> Match:
    """A Hamlet phase of an uneventful week under a Threat."""
    more.setdefault("event", None)
    return hamlet(heroes, days=0, agenda=[["hamlet"]], threat=boss, level=level, tape=tape, **more)


@pytest.mark.rule("DD-33.10")
@pytest.mark.parametrize(
    ("boss", "building"), [("necromancer", "graveyard"), ("collector", "nomad_wagon")]
)
def test_silhouettes_and_missing_artefacts_shut_a_building(boss: str, building: str) -> None:
    match = threatened(boss, 1, ["supply_run", 3, 4])
    for blocked in ("tavern", "sanitarium"):
        assert set(closed(match)) == {f"visit-{building}", f"visit-{blocked}"}
        play(match, *["pass"] * 4)
    assert asked(match) == ["prepare"]


@pytest.mark.rule("DD-33.10")
@pytest.mark.parametrize("level", [2, 3])
def test_the_lowest_roller_is_haunted_on_the_first_day(level: int) -> None:
    virtue = [VIRTUES[0]] if level == 2 else []
    match = threatened("necromancer", level, ["supply_run", 5, 8, 2, 3, *virtue, 3, 3])
    if level == 2:  # Haunted Graveyard: he may make use of it
        assert asked(match) == ["service"]
        play(match, "service-0")
        assert hero(match, "highwayman")["mood"] == VIRTUES[0]
    assert table(match)["hamlet"]["guests"] == [None, None, "graveyard", None]
    assert closed(match)["visit-graveyard"] == "dd-why-taken"
    play(match, "pass", "pass", "pass")  # the Highwayman is not asked
    assert table(match)["hamlet"]["days"] == 1
    assert table(match)["hamlet"]["guests"] == [None] * 4  # the first day alone
    assert (hero(match, "highwayman")["mood"] is None) == (level == 3)
    assert used_up(match)


@pytest.mark.rule("DD-33.10")
@pytest.mark.parametrize(("level", "less"), [(1, 1), (2, 2), (3, 3)])
@pytest.mark.parametrize(("service", "amount"), [(0, 3), (1, 6), (2, 9)])
def test_the_prophets_visions_make_the_tavern_worse(
    level: int, less: int, service: int, amount: int
) -> None:
    match = threatened(
        "prophet",
        level,
        ["uneventful_week", 4],
        {"crusader": {"stress": 9, "wounds": 9}},
        buildings={"tavern": 3},
        gold=10,
    )
    play(match, "visit-tavern")
    healing = match.clone()
    if amount == less:
        assert f"service-{service}" not in options(match)  # for nothing (DD-A.239)
    else:
        play(match, f"service-{service}")
        assert hero(match)["stress"] == 9 - amount + less
    play(healing, "service-3")
    assert hero(healing)["wounds"] == 4  # its other services are as good as ever


@pytest.mark.rule("DD-33.10")
@pytest.mark.parametrize(("roll", "gold"), [(5, 10 - 7), (4, 10), (3, 10)])
def test_lust_for_gold_at_the_end_of_each_day(roll: int, gold: int) -> None:
    """The Crusader is at the Abbey; a 5 finds him, and a d10 of Gold is gone."""
    lost: list[object] = [7] if roll == 5 else []
    match = threatened("collector", 2, ["supply_run", 3, roll, *lost, 3])
    play(match, "visit-abbey", "pass", "pass", "pass")
    assert table(match)["gold"] == gold
    assert table(match)["hamlet"]["days"] == 1
    assert used_up(match)


@pytest.mark.rule("DD-33.10")
def test_lust_for_gold_takes_no_more_than_there_is() -> None:
    match = threatened("collector", 2, ["supply_run", 3, 5, 9, 3], gold=4)
    play(match, "visit-abbey", "pass", "pass", "pass")
    assert table(match)["gold"] == 0


@pytest.mark.rule("DD-33.10")
@pytest.mark.parametrize("roll", [5, 4])
def test_shinies_take_a_trinket_of_the_players_choice(roll: int) -> None:
    cards = [card.id for card in pack().trinkets[:3]]
    heroes: Any = {
        "crusader": {"level": 3, "trinkets": cards[:2]},
        "hellion": {"trinkets": [cards[2]]},
    }
    match = threatened("collector", 3, ["supply_run", 3, roll, 3], heroes)
    play(match, "visit-abbey", "pass", "pass", "pass")
    if roll == 5:
        assert asked(match) == ["drop_trinket"]
        play(match, "trinket-0")
    left = [[one["card"] for one in held] for held in each(match, "trinkets")]
    assert left == [cards[1:2] if roll == 5 else cards[:2], cards[2:], [], []]


@pytest.mark.rule("DD-33.10")
def test_the_black_sheep_are_those_with_the_lowest_roll() -> None:
    match = threatened("fanatic", 1, [4, 2, 9, 2, "uneventful_week", 3])
    assert each(match, "stress") == [0, 2, 0, 2]
    told = kinds(match)
    assert told.index("rolls_off") < told.index("stressed") < told.index("event")
    assert used_up(match)


@pytest.mark.rule("DD-33.10")
def test_sinful_acts_cost_whoever_uses_a_hamlet_skill() -> None:
    match = threatened("fanatic", 2, ["uneventful_week", 3], ["hellion", "highwayman"])
    play(match, "hamlet-skill-0", "visit-abbey")
    assert each(match, "stress") == [1, 0, 0, 0]


@pytest.mark.rule("DD-33.10")
@pytest.mark.parametrize(("roll", "wounds", "stress"), [(5, 4, 1), (4, 0, 0)])
def test_the_lynch_mob_finds_whoever_is_there(roll: int, wounds: int, stress: int) -> None:
    heroes: Any = {"crusader": {"level": 2}, "hellion": {}}
    match = threatened("fanatic", 3, ["supply_run", 3, roll, 3], heroes)
    play(match, "visit-abbey", "visit-guild", "pass", "pass")
    assert (hero(match)["wounds"], hero(match)["stress"]) == (wounds, stress)
    assert (hero(match, 1)["wounds"], hero(match, 1)["stress"]) == (0, 0)


@pytest.mark.rule("DD-33.10")
def test_of_several_with_the_lowest_roll_the_foremost_is_haunted() -> None:
    match = threatened("necromancer", 3, ["supply_run", 4, 2, 9, 2, 3])
    assert table(match)["hamlet"]["guests"] == [None, "graveyard", None, None]


@pytest.mark.rule("DD-33.10")
def test_without_a_threat_the_days_are_quiet() -> None:
    """The last Threat is beaten: nobody is haunted, robbed or stressed."""
    match = hamlet(
        event=None,
        days=0,
        agenda=[["hamlet"]],
        level=3,
        campaign={"act": 4},
        tape=["supply_run", 3, 3],
    )
    play(match, "hamlet-skill-0", "visit-abbey", "visit-guild", "pass", "pass")
    assert each(match, "stress") == [0] * 4
    assert table(match)["gold"] == 10
    assert used_up(match)


@pytest.mark.rule("DD-33.12")
@pytest.mark.pure
def test_the_dead_do_not_roll_with_the_others() -> None:
    match = hamlet(tape=None)
    state: Any = match.state
    state.heroes[0].alive = False
    GAME.steps["roll_off"](None, (0, 1)).run(state, match)
    assert state.agenda[-1].rolls == (0,)
