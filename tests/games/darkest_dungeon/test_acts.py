"""The Acts of a Campaign (DD-35), and saving it: what the save sheet holds, and that nothing is lost."""

from __future__ import annotations

import random
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Tape
from undercroft.kernel.match import Match, start

from .acts import boss_beaten
from .met import bless
from .stage import (
    BLANKS,
    PARTY,
    RUINS,
    WEEK,
    Fields,
    asked,
    awaited,
    dungeon,
    each,
    fight,
    hamlet,
    hero,
    kinds,
    load,
    new,
    options,
    pack,
    party,
    play,
    ready,
    skill_card,
    table,
)

# ---------------------------------------------------------------------- levels


@pytest.mark.rule("DD-35.1")
@pytest.mark.rule("DD-35.9")
@pytest.mark.parametrize(("act", "level"), [(1, 2), (2, 3), (3, 3)])
def test_each_boss_opens_the_next_act(act: int, level: int) -> None:
    """Acts 1, 2, 3 are the Levels of the Campaign; the fourth is of Level 3 too."""
    threat: list[object] = ["fanatic"] if act < 3 else []
    match = boss_beaten(act, tape=[*threat, *WEEK])
    assert (table(match)["act"], table(match)["level"]) == (act + 1, level)
    assert table(match)["quest_count"] == 0
    assert "prophet" in table(match)["beaten"]
    if act == 3:
        assert table(match)["threat"] is None
        out = ready(match.position(), [["next_quest"]], None)
        assert set(awaited(out)) == {"we_are_the_flame", "light_the_way", "belly_of_the_beast"}


@pytest.mark.rule("DD-35.1")
def test_a_campaign_begins_in_act_one_at_level_one() -> None:
    match = new(mode="campaign", players=1)
    assert (table(match)["act"], table(match)["level"]) == (1, 1)


@pytest.mark.rule("DD-35.2")
@pytest.mark.parametrize(("act", "level"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_the_dungeon_has_the_level_of_the_campaign(act: int, level: int) -> None:
    """A Trap on the dice deals 2 Damage a Level, a Trap Room is one choice more a Level."""
    kwargs: Any = {"level": level, "campaign": {"act": act}}
    if act == 4:
        kwargs.update(quest="light_the_way", tile="dd_b")
    match = dungeon(agenda=[["stop"], ["trap_roll", 0, 0]], tape=[7], **kwargs)
    assert hero(match)["wounds"] == 2 * level
    room = dungeon(agenda=[["stop"], ["trap_room", 0]], **kwargs)
    assert len(options(room)) == level + 1
    assert table(room)["level"] == level


# ---------------------------------------------------------------------- an Act


@pytest.mark.rule("DD-35.3")
@pytest.mark.rule("DD-35.10")
def test_an_act_from_its_threat_to_its_boss() -> None:
    """A Threat, two general Quests, each followed by the Hamlet, then the Boss."""
    dice = ["long_gallery", *["tool"] * 8]
    tape = [
        "collector",
        *("scout_ahead", "dem_bones", *dice, "the_feast", 1),
        *("wipe_em_out", "fundraiser", *dice, "the_feast", 1),
        *dice,
    ]
    match = start(GAME, {"mode": "campaign", "players": 1}, Tape(tape))
    for quest in ("scout_ahead", "wipe_em_out"):
        play(match, *(["stay"] if quest == "scout_ahead" else []), quest, "stay", "leave")
        assert table(match)["threat"] == "collector"
        play(match, *["pass"] * 4, "depart")
    play(match, "stay")
    assert table(match)["dungeon"]["quest"] == "face_the_threat"
    told = [kind for kind in kinds(match) if kind in ("threat", "quest", "hamlet")]
    assert told == ["threat", "quest", "hamlet", "quest", "hamlet", "quest"]
    drawn = [event.fields["quest"] for event in match.events if event.kind == "quest_drawn"]
    assert drawn == ["scout_ahead", "dem_bones", "wipe_em_out", "fundraiser"]


@pytest.mark.rule("DD-35.4")
@pytest.mark.parametrize(("act", "left"), [(1, 3), (2, 2)])
def test_the_next_threat_is_one_of_those_not_yet_beaten(act: int, left: int) -> None:
    """Four Bosses for three Acts: one is never met."""
    match = boss_beaten(act)
    found = awaited(match)
    assert len(found) == left
    assert set(found) < set(RUINS)
    assert set(found.values()) == {1}
    assert set(found).isdisjoint(table(match)["beaten"])
    assert "prophet" not in found
    told = next(iter(found))
    match.supply(told)
    event = next(event for event in match.events if event.kind == "threat")
    assert event.fields == {"boss": told, "level": act + 1}


@pytest.mark.rule("DD-35.5")
@pytest.mark.rule("DD-35.8")
@pytest.mark.rule("DD-A.125")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_level_adds_its_monsters_and_takes_none_away(level: int) -> None:
    match = dungeon(tokens={"a": "lair"}, level=level, tape=None)
    play(match, "explore-0")
    for face in BLANKS:
        match.supply(face)
    match.supply("ruins_1")
    wanted = {
        card.id: card.entry.copies
        for card in pack().monsters
        if card.entry.group in ("ruins", "common") and card.level <= level
    }
    assert awaited(match) == wanted
    assert {pack().monster(id).level for id in wanted} == set(range(1, level + 1))


@pytest.mark.rule("DD-35.6")
@pytest.mark.rule("DD-35.8")
@pytest.mark.parametrize(("act", "level"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_dungeons_give_trinkets_of_their_level_alone(act: int, level: int) -> None:
    trinket = next(effect.id for effect in pack().effects if effect.op == "trinket")
    kwargs: Any = {"quest": "light_the_way", "tile": "dd_b"} if act == 4 else {}
    match = dungeon(
        level=level,
        campaign={"act": act},
        agenda=[["stop"], ["effects", 0, [trinket], None]],
        tape=None,
        **kwargs,
    )
    assert set(awaited(match)) == {card.id for card in pack().trinkets if card.level == level}


@pytest.mark.rule("DD-35.6")
def test_first_level_trinkets_are_for_the_wagon_later_on() -> None:
    match = hamlet(level=2, tape=None)
    match.supply("7")
    play(match, "visit-nomad_wagon")
    assert set(awaited(match)) == {card.id for card in pack().trinkets if card.level == 1}


@pytest.mark.rule("DD-35.7")
@pytest.mark.rule("DD-35.8")
@pytest.mark.parametrize("act", [1, 2])
def test_the_quests_of_the_act_before_are_gone(act: int) -> None:
    match = boss_beaten(act, tape=["fanatic", *WEEK])
    out = ready(match.position(), [["next_quest"]], None)
    level = {pack().quest(id).entry.level for id in awaited(out)}
    assert level == {act + 1}


@pytest.mark.rule("DD-35.10")
@pytest.mark.parametrize("act", [1, 2, 3, 4])
def test_the_hamlet_follows_a_boss_quest_too(act: int) -> None:
    """The tenth phase, after the Darkest Dungeon, has four days and no Event (DD-37.1)."""
    tape: list[object] = [1] if act == 4 else WEEK if act == 3 else ["fanatic", *WEEK]
    match = boss_beaten(act, tape=tape)
    assert asked(match) == ["visit"]
    assert each(match, "xp") == [3] * 4
    assert table(match)["hamlet"]["event"] == (None if act == 4 else "uneventful_week")
    assert table(match)["hamlet"]["days"] == (4 if act == 4 else 3)


@pytest.mark.rule("DD-35.11")
@pytest.mark.rule("DD-0.23")
def test_a_failed_boss_quest_ends_the_campaign() -> None:
    where = dungeon(
        quest="face_the_threat",
        at="a",
        tokens={"a": "objective"},
        campaign={"threat": "fanatic", "quest_count": 2},
        hamlet={"waiting": 4},
    )
    match = fight(
        ["crusader"],
        [("fanatic_1", 0), ("pyre_1", 1)],
        where=where,
        boss="fanatic",
        room="ruins_13",
        agenda=[["initiative"], ["deathblow", 0]],
        tape=["skull"],
    )
    assert match.over
    assert match.result is not None
    assert match.result.winners == ()  # though four are waiting at the Stagecoach


@pytest.mark.rule("DD-A.123")
def test_the_new_threat_is_felt_in_the_hamlet_after_the_boss() -> None:
    match = boss_beaten(1, "collector", tape=["fanatic", *WEEK, 1])
    told = [kind for kind in kinds(match) if kind in ("boss_beaten", "threat", "hamlet", "event")]
    assert told == ["boss_beaten", "threat", "hamlet", "event"]
    assert table(match)["threat"] == "fanatic"
    assert table(match)["threat_active"]
    play(match, "hamlet-skill-0")
    assert hero(match)["stress"] == 1  # Sinful Acts, of its second level


# ---------------------------------------------------------------------- saving


def weathered() -> Match:
    """A campaign with a past, at the stop of a Dungeon."""
    trinkets = [card.id for card in pack().trinkets]
    heroes: dict[str, Fields] = {
        "crusader": {
            "level": 2,
            "wounds": 7,
            "stress": 6,
            "xp": 3,
            "ranks": [1, 3, 2, 1, 1, 1, 2],
            "forged": {"smite": 2},
            "trinkets": [(trinkets[0], "negative"), (trinkets[15], "positive")],
            "quirks": ["anemic"],
            "disease": "tapeworm",
            "mood": "focused",
            "red": True,
        },
        "jester": {"stress": 2, "xp": 9},
        "hellion": {},
        "vestal": {"wounds": 3},
    }
    return dungeon(
        heroes,
        quest="break_them",
        level=2,
        light=3,
        progress=1,
        stores={"food": 2, "tool": 1},
        trinket_out=[trinkets[20]],
        quirk_out=["soft"],
        gone=["bone_rabble"],
        setup={"difficulty": "stygian"},
        hamlet={"gold": 17, "waiting": 1, "coach_xp": 12},
        campaign={
            "act": 2,
            "quest_count": 1,
            "threat": "fanatic",
            "beaten": ["prophet"],
            "seen": ["dem_bones", "break_them"],
            "events_gone": ["labor_force"],
            "fallen": ["highwayman"],
        },
    )


@pytest.mark.rule("DD-35.12")
@pytest.mark.rule("DD-A.126")
def test_the_save_sheet_holds_what_the_campaign_needs() -> None:
    """Everybody sees it at any time; it is made of the table alone."""
    match = weathered()
    doc: Any = match.position()
    doc["state"]["hamlet"]["buildings"].update(tavern=3, abbey=2)
    match = load(doc)
    sheet = table(match)
    assert {
        name: sheet[name]
        for name in (
            "mode", "difficulty", "act", "level", "quest_count", "threat", "beaten", "fallen", "gold",
            "waiting", "coach_xp", "light", "quests_gone", "events_gone", "monsters_gone",
        )
    } == {
        "mode": "campaign",
        "difficulty": "stygian",
        "act": 2,
        "level": 2,
        "quest_count": 1,
        "threat": "fanatic",
        "beaten": ["prophet"],
        "fallen": ["highwayman"],
        "gold": 17,
        "waiting": 1,
        "coach_xp": 12,
        "light": 3,
        "quests_gone": ["dem_bones", "break_them"],
        "events_gone": ["labor_force"],
        "monsters_gone": ["bone_rabble"],
    }  # fmt: skip
    assert sheet["buildings"] == doc["state"]["hamlet"]["buildings"]
    assert sheet["buildings"]["tavern"] == 3
    assert sheet["stores"]["food"] == 2
    assert sheet["dungeon"]["quest"] == "break_them"
    assert party(match) == ["crusader", "jester", "hellion", "vestal"]
    for number, wanted in enumerate(doc["state"]["heroes"]):
        found = sheet["heroes"][number]
        same = (
            "kind",
            "level",
            "wounds",
            "stress",
            "xp",
            "quirks",
            "disease",
            "mood",
            "red",
            "alive",
        )
        assert {name: found[name] for name in same} == {name: wanted[name] for name in same}
        assert list(found["ranks"].values()) == wanted["ranks"]
        assert found["forged"] == dict(wanted["forged"])
        assert {skill_card(id).card for id in found["skills"]} == set(wanted["skills"])
        assert [[one["card"], one["negative"]] for one in found["trinkets"]] == [
            [card, side == "negative"] for card, side in wanted["trinkets"]
        ]
        assert found["stance"] == ("aggressive", "defensive", "ranged", "support")[number]


@pytest.mark.rule("DD-A.126")
def test_a_position_holds_decks_removals_mode_and_chance() -> None:
    doc: Any = weathered().position()
    assert doc["setup"]["difficulty"] == "stygian"
    assert doc["setup"]["mode"] == "campaign"
    assert doc["chance"]
    state = doc["state"]
    assert state["decks"]["trinket_out"] == [pack().trinkets[20].id]
    assert state["decks"]["quirk_out"] == ["soft"]
    assert state["decks"]["gone"] == ["bone_rabble"]
    assert state["campaign"]["seen"]
    assert state["campaign"]["events_gone"]


@pytest.mark.rule("DD-35.12")
@pytest.mark.rule("DD-A.126")
@pytest.mark.parametrize("seed", range(3))
def test_a_campaign_resumes_exactly_from_any_decision(seed: int) -> None:
    """Put away and taken out again at every turn of a game by chance; then both go on alike."""
    difficulty = ("standard", "radiant", "stygian")[seed]
    match = new(mode="campaign", players=2, difficulty=difficulty, seed=f"save {seed}")
    rng = random.Random(seed)
    for count in range(500):
        if match.over:
            break
        if count % 7 == 0:
            doc = match.position()
            again = load(doc)
            assert again.position() == doc
            assert again.view(0) == match.view(0)
            match = again  # play on with what was saved
        ask = next(a for a in match.state.asks if not match.state.answered >> a.seat & 1)
        match.choose(ask, rng.choice(ask.options))
        bless(match, rng)


@pytest.mark.rule("DD-35.12")
def test_saved_and_unsaved_games_have_the_same_luck() -> None:
    match = new(mode="campaign", players=1, seed="luck")
    twin = load(match.position())
    rng = random.Random(4)
    for _ in range(60):
        assert [d.id for d in match.decisions] == [d.id for d in twin.decisions]
        ask, other = match.state.asks[0], twin.state.asks[0]
        option = rng.choice(ask.options)
        match.choose(ask, option)
        twin.choose(other, option)
    assert match.position() == twin.position()
    assert list(PARTY) == [one["kind"] for one in table(match)["heroes"]][:4]
