"""Rulings of the road and the Hamlet (DD-A.236–240), Quest cards by the letter, decks that run out."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Tape
from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match, start

from .stage import (
    PARTY,
    Fields,
    asked,
    awaited,
    dungeon,
    each,
    fight,
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

TIRED = {"wounds": 9, "stress": 9}


# ---------------------------------------------------------------------- resting


def camp(heroes: Any, **more: Any) -> Match:
    return dungeon(heroes, at="a", tokens={"a": "empty"}, cleared=[0], **more)


@pytest.mark.rule("DD-A.236")
@pytest.mark.parametrize(
    ("quirk", "wounds", "stress"),
    [("infirm", 7, 6), ("fast_healer", 5, 6), ("resilient", 6, 5), ("hoarder", 6, 6)],
)
def test_a_rest_is_one_heal_and_one_recovery(quirk: str, wounds: int, stress: int) -> None:
    one = {**TIRED, "quirks": [quirk]}
    match = camp({"crusader": one, "hellion": TIRED})
    play(match, "rest", *["hero-0-life", "hero-0-stress"] * 3)
    assert hero(match)["wounds"] == wounds
    assert hero(match)["stress"] == stress
    split = camp({"crusader": one, "hellion": TIRED}, quest="wipe_em_out", setup={"players": 2})
    play(split, "rest", "split", "life", "life", "life")
    assert hero(split)["wounds"] == wounds
    calm = camp({"crusader": one, "hellion": TIRED}, quest="wipe_em_out", setup={"players": 2})
    play(calm, "rest", "split", "stress", "stress", "stress")
    assert hero(calm)["stress"] == stress


@pytest.mark.rule("DD-A.236")
def test_each_hero_has_a_heal_of_his_own() -> None:
    infirm: Fields = {**TIRED, "quirks": ["infirm"]}
    match = camp({"crusader": infirm, "hellion": {**TIRED, "quirks": ["fast_healer"]}})
    play(match, "rest", "hero-1-life", "hero-0-life", "hero-1-life", "hero-0-life")
    assert each(match, "wounds")[:2] == [8, 6]


# ---------------------------------------------------------------------- the Hamlet


@pytest.mark.rule("DD-A.237")
def test_intimidated_the_caretaker_stays_away_for_the_phase() -> None:
    match = hamlet(["hellion"], days=2, tape=[3])
    play(match, "hamlet-skill-1", *["pass"] * 3)
    assert table(match)["hamlet"]["days"] == 1
    assert table(match)["hamlet"]["caretaker"] is None
    assert table(match)["hamlet"]["blocked"] == []
    assert used_up(match)
    doc: Any = match.position()
    later = ready(doc, [["hamlet"]], ["uneventful_week", 3])
    assert table(later)["hamlet"]["caretaker"] == "tavern"  # another week


@pytest.mark.rule("DD-A.238")
def test_the_haunted_go_before_the_caretaker_comes() -> None:
    match = hamlet(
        threat="necromancer", level=2, agenda=[["new_day", True]], tape=[2, 5, 5, 5, 6], event=None
    )
    assert asked(match) == ["service"]
    play(match, "done")
    told = [kind for kind in kinds(match) if kind in ("rolls_off", "visits", "caretaker")]
    assert told == [*["rolls_off"] * 4, "visits", "caretaker"]
    assert table(match)["hamlet"]["caretaker"] == "graveyard"
    assert table(match)["hamlet"]["guests"][0] == "graveyard"


@pytest.mark.rule("DD-A.239")
def test_the_tavern_says_what_it_gives_under_the_prophet() -> None:
    match = hamlet(
        {"crusader": {"stress": 9}}, threat="prophet", level=2, gold=20, tape=[1], event=None
    )
    play(match, "visit-tavern")
    offers = [o.text("en") for d in match.decisions for o in d.options if o.id != "done"]
    assert ["1 (" in offers[0], "4 (" in offers[1]] == [True, True]
    play(match, "service-0")
    assert hero(match)["stress"] == 8
    none = hamlet(
        {"crusader": {"stress": 9}}, threat="prophet", level=3, gold=20, tape=[1], event=None
    )
    play(none, "visit-tavern")
    assert options(none) == ["service-1", "done"]  # 3 less than 3 is nothing


@pytest.mark.rule("DD-A.240")
@pytest.mark.parametrize(("quest", "lost"), [("face_the_threat", True), ("scout_ahead", False)])
def test_four_dead_in_an_ordinary_battle(quest: str, lost: bool) -> None:
    where = dungeon(quest=quest, at="a", tokens={"a": "lair"}, hamlet={"waiting": 4})
    match = fight(
        {kind: {"wounds": pack().hero(kind).cards[1].life} for kind in PARTY},
        [("bone_rabble", "N")],
        where=where,
        agenda=[["initiative"], *[["deathblow", number, 1, list(range(8))] for number in range(4)]],
        tape=["skull"] * 4,
        hamlet={"waiting": 4},
    )
    assert match.over is lost
    assert ("battle_fled" in kinds(match)) is not lost
    if not lost:
        assert asked(match) == ["replace"]


@pytest.mark.rule("DD-33.18")
def test_zealous_speech_comes_first_or_not_at_all() -> None:
    match = hamlet(["hellion", "crusader"], tape=[3])
    first = hamlet(["crusader"], tape=[3])
    assert "hamlet-skill-0" in options(first)
    play(match, "pass")
    assert "hamlet-skill-0" not in options(match)  # somebody has had the day already


@pytest.mark.rule("DD-33.18")
def test_what_can_be_used_once_is_used_once_a_phase() -> None:
    who = next(kind for kind in pack().heroes if any(one.entry.once for one in kind.hamlet))
    place = next(n for n, one in enumerate(who.hamlet) if one.entry.once)
    match = hamlet([who.id], days=2, tape=[3, 3])
    play(match, f"hamlet-skill-{place}", *["pass"] * 3)
    assert f"hamlet-skill-{place}" not in options(match)
    later = ready(match.position(), [["hamlet"]], ["uneventful_week", 3])
    assert f"hamlet-skill-{place}" in options(later)


@pytest.mark.rule("DD-34.29")
@pytest.mark.rule("DD-A.122")
def test_the_blacksmith_asks_nothing_where_there_is_nothing_to_choose() -> None:
    poor = hamlet(["crusader"], gold=0, tape=[3])
    play(poor, "visit-blacksmith")
    assert asked(poor) == ["visit"]
    master = hamlet({"crusader": {"ranks": [2] * 7}}, gold=9, tape=[3])
    play(master, "visit-blacksmith")
    assert asked(master) == ["visit"]
    rich = hamlet(["crusader"], gold=1, tape=[3])
    play(rich, "visit-blacksmith")
    assert asked(rich) == ["forge"]


# ---------------------------------------------------------------------- Quest cards


@pytest.mark.rule("DD-14.10")
def test_without_its_task_an_objective_is_not_cleared() -> None:
    for done in (False, True):
        where = dungeon(quest="dem_bones", at="a", tokens={"a": "objective"})
        match = fight(
            PARTY,
            [("bone_rabble", "N")],
            where=where,
            room="ruins_7",
            agenda=[["won"]],
            task_done=done,
        )
        assert (table(match)["dungeon"]["cleared"] == [0]) is done
        assert table(match)["dungeon"]["fled"] is not done
        # Elsewhere nothing is to be done.
        lair = dungeon(quest="dem_bones", at="a", tokens={"a": "lair"})
        won = fight(PARTY, [("bone_rabble", "N")], where=lair, agenda=[["won"]], task_done=done)
        assert table(won)["dungeon"]["cleared"] == [0]


@pytest.mark.rule("DD-8.1")
@pytest.mark.parametrize("quest", ["warm_up_the_halls", "forward_camps"])
def test_a_quest_may_let_each_hero_turn_a_die(quest: str) -> None:
    setup = {"mode": "quest", "quest": quest, "players": 1, "level": 3, "party": "custom"}
    match = start(GAME, setup, Tape(["long_gallery", *["food"] * 8]))
    while asked(match) == ["outfit"]:
        play(match, options(match)[0])
    if quest == "forward_camps":
        assert asked(match) == ["arrange"]
        return
    assert asked(match) == ["turn_die"]
    assert options(match) == ["keep", "die-0-torch", "die-1-torch"]
    play(match, "die-1-torch", "keep", "die-0-torch", "keep")
    assert asked(match) == ["arrange"]
    assert table(match)["stores"]["torch"] == 2
    assert table(match)["stores"]["food"] == 6


@pytest.mark.rule("DD-4.1")
def test_the_least_level_of_a_quests_monsters() -> None:
    levels = {card.id: card.level for card in pack().monsters}
    for token, least in (("lair", 2), ("treasure", 1)):
        match = dungeon(
            quest="the_threat_is_real",
            level=3,
            at="a",
            tokens={"a": token},
            agenda=[["room_acts"]],
            tape=None,
        )
        match.supply(next(iter(awaited(match))))
        assert min(levels[id] for id in awaited(match)) == least


@pytest.mark.rule("DD-8.11")
def test_a_torch_lights_a_dark_room_up_once() -> None:
    match = dungeon(
        quest="warm_up_the_halls",
        level=3,
        at="a",
        tokens={"a": "dark"},
        stores={"torch": 2},
        light=5,
    )
    play(match, "hero-1-torch")
    assert table(match)["dungeon"]["progress"] == 1
    assert table(match)["dungeon"]["cleared"] == [0]
    assert not [id for id in options(match) if id.endswith("-torch")]  # lit, and Light is full


# ---------------------------------------------------------------------- decks that run out


def drawing(unseen: list[str]) -> Match:
    seen: list[str] = []
    for quest in pack().quests:
        if quest.entry.kind == "general" and quest.entry.level == 1 and quest.id not in unseen:
            seen.append(quest.id)
    return dungeon(agenda=[["next_quest"]], campaign={"seen": seen}, tape=None)


@pytest.mark.rule("DD-4.2")
@pytest.mark.rule("DD-A.6")
def test_the_last_quest_of_a_deck_is_played() -> None:
    match = drawing(["fundraiser"])
    assert list(awaited(match)) == ["fundraiser"]
    match.supply("fundraiser")
    assert table(match)["dungeon"]["quest"] == "fundraiser"  # without a choice


@pytest.mark.rule("DD-A.6")
def test_a_quest_deck_that_has_run_out_is_shuffled_anew() -> None:
    match = drawing([])
    assert len(awaited(match)) == 5


@pytest.mark.rule("DD-4.4")
def test_camps_are_set_up_in_cleared_empty_rooms_once_each() -> None:
    """Forward Camps: a Torch or a Tool in each Empty Room."""

    def at(token: str, cleared: int, **more: Any) -> list[str]:
        stop = dungeon(
            quest="forward_camps",
            level=3,
            at="a",
            tokens={"a": token},
            cleared=[0] * cleared,
            **{"stores": {"torch": 1, "tool": 1}, **more},
        )
        return [id for id in options(stop) if id.startswith("camp-")]

    assert at("empty", 1) == ["camp-torch", "camp-tool"]
    assert at("empty", 1, stores={"tool": 1}) == ["camp-tool"]
    assert at("empty", 0) == []
    assert at("lair", 1) == []
    assert at("empty", 1, camped=[0]) == []


@pytest.mark.rule("DD-4.4")
def test_a_camp_costs_a_die_and_counts() -> None:
    match = dungeon(
        quest="forward_camps",
        level=3,
        at="a",
        tokens={"a": "empty"},
        cleared=[0],
        progress=1,
        stores={"torch": 1, "tool": 1},
    )
    play(match, "camp-tool")
    now = table(match)
    assert (now["stores"]["torch"], now["stores"]["tool"]) == (1, 0)
    assert now["dungeon"]["progress"] == 2
    state: Any = match.state
    assert state.dungeon.camped == (0,)
    assert not [id for id in options(match) if id.startswith("camp-")]


@pytest.mark.rule("DD-2.6")
@pytest.mark.parametrize(("roll", "gold"), [(10, 20), (1, 10)])
def test_what_a_thief_leaves_of_a_curio(roll: int, gold: int) -> None:
    """Cracked Reliquary holds 10 Gold; on a low d10 it is gone already."""
    boss, level = next(
        (boss.id, level)
        for boss in pack().threats
        for level in (1, 2, 3)
        if any(e.when == "curio_goods" for e in boss.entry.levels[level - 1].dungeon.effects)
    )
    match = dungeon(
        level=level,
        agenda=[["stop"], ["draw_curio", 0]],
        campaign={"threat": boss},
        hamlet={"gold": 10},
        tape=["cracked_reliquary", roll],
    )
    assert table(match)["gold"] == gold


@pytest.mark.rule("DD-14.7")
@pytest.mark.parametrize("step", [["curio_hero"], ["interact", 0], ["curio_theft", 0]])
def test_a_curio_that_is_none_is_refused(step: list[object]) -> None:
    for card in (-1, "abbey"):
        with pytest.raises(PositionError, match="is no curio"):
            dungeon(agenda=[["stop"], [*step, card]])


@pytest.mark.rule("DD-2.6")
@pytest.mark.parametrize(("roll", "gold"), [(10, 25), (1, 10)])
def test_a_thief_takes_the_gold_and_leaves_the_rest(roll: int, gold: int) -> None:
    """A Warded Door hides 15 Gold and a Provision die."""
    boss, level = next(
        (boss.id, level)
        for boss in pack().threats
        for level in (1, 2, 3)
        if any(e.when == "curio_goods" for e in boss.entry.levels[level - 1].dungeon.effects)
    )
    match = dungeon(
        level=level,
        agenda=[["stop"], ["interact", 0, "warded_door"]],
        campaign={"threat": boss},
        hamlet={"gold": 10},
        torch=True,
        tape=[roll, "food"],
    )
    assert table(match)["gold"] == gold
    assert table(match)["stores"]["food"] == 1
