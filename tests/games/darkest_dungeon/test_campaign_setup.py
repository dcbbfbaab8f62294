"""What is in the box, how a Campaign begins, how it ends (DD-0, DD-1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Tape
from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match, start

from .stage import (
    BLANKS,
    PARTY,
    Fields,
    asked,
    awaited,
    coming,
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
    table,
)
from .stage import (
    chests as tokens,
)

RABBLE = ["bone_rabble", "bone_rabble", "bone_rabble", "bone_soldier"]
ENTER: list[str] = ["explore-0", *BLANKS]  # into the first Room
DYING: Fields = {"stress": 9, "red": True, "mood": "fearful"}


def begun(**setup: Any) -> Match:
    """A fresh Campaign at its first question."""
    return start(GAME, {"mode": "campaign", "players": 1, **setup}, Tape(["prophet"]))


def lair(**more: Any) -> Match:
    return dungeon(tokens={"a": "lair"}, **more)


def deck(step: list[object], **more: Any) -> dict[str, int]:
    """What a step of the first hero may draw."""
    return awaited(dungeon(agenda=[["stop"], step], tape=None, **more))


def cards(level: int, *groups: str) -> dict[str, int]:
    """The Monster cards of these groups up to a Level."""
    return {
        card.id: card.entry.copies
        for card in pack().monsters
        if card.deck and card.entry.group in groups and card.level <= level
    }


def doc(match: Match) -> Any:
    return match.position()


# ---------------------------------------------------------------------- the party


@pytest.mark.rule("DD-0.1")
@pytest.mark.rule("DD-A.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_always_four_heroes_whoever_plays_them(players: int) -> None:
    match = begun(players=players)
    assert [one["seat"] for one in table(match)["heroes"]] == [n % players for n in range(4)]
    assert table(match)["party"] == [0, 1, 2, 3]


@pytest.mark.rule("DD-A.1")
def test_a_hero_is_decided_for_by_his_player_and_consent_is_by_player() -> None:
    match = dungeon(setup={"players": 2}, tokens={"a": "trap"}, tape=BLANKS[:4])  # two heroes each
    play(match, "scout")
    assert match.waiting == [1]  # one voice, not one a hero
    play(match, "yes", "explore-0")
    for seat in (0, 1, 0, 1):
        assert match.waiting == [seat]
        play(match, "wounds-0")


# ---------------------------------------------------------------------- the box


@pytest.mark.rule("DD-0.4")
@pytest.mark.rule("DD-A.2")
def test_tokens_are_no_limit() -> None:
    """More Bleed, Experience and Gold than the box holds tokens for."""
    heroes = {kind: {"stacks": [["bleed", 1, 15]] * 3, "xp": 30} for kind in PARTY}
    match = dungeon(heroes, hamlet={"gold": 900})
    play(match, "arrange", "stay")
    assert table(match)["gold"] == 900


@pytest.mark.rule("DD-0.5")
def test_there_are_three_room_tokens_of_each_kind() -> None:
    """Forward Camps: three Empty Rooms and five at random from what the box has left."""
    match = new({"mode": "quest", "quest": "forward_camps", "level": 3, "players": 1})
    while asked(match) != ["stop"]:
        play(match, options(match)[0])
    found = coming(match, "scout")
    total = sum(found.values())
    assert {name: weight * 8 / total for name, weight in found.items()} == {
        "empty": 3.0, "dark": 1.0, "trap": 1.0, "curio": 1.0, "treasure": 1.0, "lair": 1.0,
    }  # fmt: skip
    state = doc(match)["state"]["dungeon"]["hidden"]
    assert Counter(state[1]["cards"]) == dict.fromkeys(
        ("dark", "trap", "curio", "treasure", "lair"), 3
    )
    most = Counter[str]()
    for quest in pack().quests:
        most |= Counter(quest.entry.tokens)
    assert set(most) == {"empty", "dark", "trap", "curio", "treasure", "lair", "objective"}
    assert max(most.values()) == 3  # 21 in all


@pytest.mark.rule("DD-0.5")
@pytest.mark.rule("DD-A.2")
def test_no_more_than_four_heroes_wait() -> None:
    coach = pack().building("stagecoach").entry
    assert [level.waiting for level in coach.levels] == [2, 1, 1]
    match = hamlet(tape=[1], gold=60)
    play(match, "upgrade-stagecoach", "upgrade-stagecoach")
    assert table(match)["waiting"] == 4
    assert "upgrade-stagecoach" not in options(match)
    state = doc(match)
    state["state"]["hamlet"]["waiting"] = 5
    with pytest.raises(PositionError):
        load(state)


@pytest.mark.rule("DD-0.5")
@pytest.mark.rule("DD-1.9")
@pytest.mark.rule("DD-A.2")
def test_ten_loot_chests_a_dungeon_run() -> None:
    chests = {"roll": 2, "choose": 2, "gold_or_roll": 3, "double_gold_or_choose": 3}
    assert deck(["draw_loot", 0]) == chests
    match = dungeon(agenda=[["stop"], ["draw_loot", 0], ["draw_loot", 0]], tape=None)
    match.supply("roll")
    match.supply("food")  # its die
    assert awaited(match) == {**chests, "roll": 1}
    state = doc(lair())
    state["state"]["battle"]["loot_out"] = tokens(2, 1, 3, 3)
    assert awaited(ready(state, [["stop"], ["draw_loot", 0]], None)) == {"choose": 1}
    tape = [*BLANKS, "ruins_9", *RABBLE, "party"]
    for out, left in (([0, 0, 0, 0], 2), ([2, 1, 3, 3], 1), ([2, 2, 3, 3], 0)):
        state = doc(lair())
        state["state"]["battle"]["loot_out"] = tokens(*out)
        match = ready(state, [["stop"]], tape)
        play(match, "explore-0")
        assert sum(table(match)["battle"]["chests"]) == left


@pytest.mark.rule("DD-0.8")
def test_tiles_of_the_box() -> None:
    found = pack()
    places = Counter(tile.entry.location for tile in found.tiles)
    assert (places["ruins"], places["darkest"]) == (12, 2)
    assert len(found.arenas) == 2
    upgradable = [one for one in found.buildings if len(one.entry.levels) > 1]
    assert len(upgradable) == 7
    assert all(len(one.entry.levels) == 3 for one in upgradable)
    assert all(one.entry.upgrade > 0 for one in upgradable)


@pytest.mark.rule("DD-0.9")
@pytest.mark.rule("DD-1.2")
def test_eight_initiative_cards() -> None:
    assert coming(lair(), *ENTER, "ruins_1", *RABBLE) == {"party": 4, "foes": 4}
    for boss in pack().bosses:
        for actors in boss.actors:
            assert sum(kind.actions for kind, _ in actors) <= 4, boss.id


@pytest.mark.rule("DD-0.24")
@pytest.mark.rule("DD-0.25")
@pytest.mark.rule("DD-1.3")
@pytest.mark.rule("DD-1.8")
def test_each_place_has_rooms_of_its_own() -> None:
    ruins = {f"ruins_{n}": 1 for n in range(1, 10)}
    assert coming(lair(), *ENTER) == ruins
    darkest = dungeon(
        quest="light_the_way", tile="dd_b", level=3, tokens={"c3r4": "lair"}, campaign={"act": 4}
    )
    door = next(one for one in options(darkest) if one.startswith("explore"))
    assert coming(darkest, door, *BLANKS) == {f"dd_{n}": 1 for n in range(1, 9)}
    drawn = lair(room_out=["ruins_2", "ruins_5"])  # a Room Card comes once a run
    assert set(coming(drawn, *ENTER)) == set(ruins) - {"ruins_2", "ruins_5"}


@pytest.mark.rule("DD-0.24")
@pytest.mark.rule("DD-0.25")
@pytest.mark.rule("DD-1.5")
@pytest.mark.rule("DD-1.6")
@pytest.mark.rule("DD-1.7")
def test_the_monster_deck_of_each_place_and_level() -> None:
    for level in (1, 2, 3):
        found = coming(lair(level=level), *ENTER, "ruins_1")
        assert found == cards(level, "ruins", "common")
    assert sum(cards(1, "ruins", "common").values()) == 42
    darkest = dungeon(
        quest="light_the_way", tile="dd_b", level=3, tokens={"c3r4": "lair"}, campaign={"act": 4}
    )
    door = next(one for one in options(darkest) if one.startswith("explore"))
    assert coming(darkest, door, *BLANKS, "dd_1") == cards(3, "darkest")


@pytest.mark.rule("DD-1.7")
def test_a_quest_may_bring_a_monster_of_a_higher_level() -> None:
    match = dungeon(quest="rising_threat", tokens={"a": "curio"})
    found = coming(match, *ENTER, "ruins_1")
    assert found == {
        id: count
        for id, count in cards(2, "ruins", "common").items()
        if id not in cards(1, "ruins", "common")
    }
    assert set(coming(match, *ENTER, "ruins_1", next(iter(found)))) <= set(
        cards(1, "ruins", "common")
    )


@pytest.mark.rule("DD-A.3")
def test_no_more_monsters_than_there_are_cards() -> None:
    into = (*ENTER, "ruins_1")
    assert coming(lair(), *into)["bone_rabble"] == 3
    assert coming(lair(), *into, "bone_rabble")["bone_rabble"] == 2
    assert "bone_rabble" not in coming(lair(), *into, *["bone_rabble"] * 3)


# ---------------------------------------------------------------------- how it begins


@pytest.mark.rule("DD-1.1")
def test_both_trackers_have_four_places_in_stance_order() -> None:
    match = lair(tape=[*BLANKS, "ruins_1", *RABBLE, "party"])
    play(match, "explore-0")
    battle = table(match)["battle"]
    stances = ["aggressive", "defensive", "ranged", "support"]
    assert [table(match)["heroes"][n]["stance"] for n in battle["order"][0]] == stances
    by_figure = {one["figure"]: one["stance"] for one in battle["monsters"]}
    assert [by_figure[n] for n in battle["order"][1]] == stances
    broken = doc(match)
    state = broken["state"]
    state["monsters"].append(dict(state["monsters"][0]))
    state["slots"][1].append(12)
    with pytest.raises(PositionError, match="4 slots"):
        load(broken)


@pytest.mark.rule("DD-1.4")
def test_the_decks_are_kept_apart() -> None:
    for negative in (False, True):
        quirks = {card.id for card in pack().quirks if card.negative is negative}
        assert set(deck(["draw_quirk", 0, negative])) == quirks
    assert len(deck(["draw_disease", 0])) == 11
    for virtue in (False, True):
        moods = {card.id for card in pack().moods if card.virtue is virtue}
        assert set(deck(["draw_mood", 0, virtue])) == moods
    first = {card.id for card in pack().trinkets if card.level == 1}
    assert set(deck(["draw_trinket", 0, 1])) == first


@pytest.mark.rule("DD-1.4")
def test_what_somebody_holds_is_not_in_its_deck() -> None:
    holding: dict[str, Fields] = {
        "crusader": {},
        "hellion": {
            "quirks": ["clumsy"],
            "disease": "black_plague",
            "trinkets": ["critical_stone"],
        },
    }
    assert "clumsy" not in deck(["draw_quirk", 0, True], heroes=holding)
    assert "black_plague" not in deck(["draw_disease", 0], heroes=holding)
    assert "critical_stone" not in deck(["draw_trinket", 0, 1], heroes=holding)


@pytest.mark.rule("DD-1.10")
@pytest.mark.rule("DD-1.13")
@pytest.mark.rule("DD-1.15")
def test_ten_gold_two_waiting_heroes_and_buildings_of_level_one() -> None:
    match = begun()
    assert table(match)["gold"] == 10
    assert table(match)["waiting"] == 2
    buildings = doc(match)["state"]["hamlet"]["buildings"]
    assert len(buildings) == len(pack().buildings)
    assert set(buildings.values()) == {1}


@pytest.mark.rule("DD-1.11")
def test_heroes_begin_unhurt_and_with_a_white_stress_counter_at_nothing() -> None:
    for one in table(begun())["heroes"]:
        assert (one["stress"], one["red"], one["wounds"], one["mood"]) == (0, False, 0, None)
        assert one["trinkets"] == one["quirks"] == one["stacks"] == []


@pytest.mark.rule("DD-1.12")
def test_sixteen_events_and_no_caretaker_yet() -> None:
    found = awaited(hamlet(agenda=[["draw_event"]], event=None, tape=None))
    assert found == {event.id: 1 for event in pack().events}
    assert len(found) == 16
    assert doc(begun())["state"]["hamlet"]["blocked"] == []


@pytest.mark.rule("DD-1.14")
def test_no_hamlet_before_the_first_quest() -> None:
    quest = ["scout_ahead", "dem_bones", "long_gallery", *["food"] * 8]
    match = start(GAME, {"mode": "campaign", "players": 1}, Tape(["fanatic", *quest]))
    play(match, "stay")
    assert asked(match) == ["choose_quest"]
    play(match, "scout_ahead", "stay")
    assert table(match)["dungeon"] is not None
    assert not {"hamlet", "day", "visits"} & set(kinds(match))


@pytest.mark.rule("DD-A.161")
def test_gold_never_falls_below_nothing() -> None:
    match = dungeon(agenda=[["stop"], ["roll_gold", -1, 0]], hamlet={"gold": 3}, tape=[8])
    assert table(match)["gold"] == 0
    state = doc(match)
    state["state"]["hamlet"]["gold"] = -1
    with pytest.raises(PositionError):
        load(state)


@pytest.mark.rule("DD-A.161")
def test_what_cannot_be_paid_is_refused() -> None:
    for gold, choices in ((0, 0), (1, 1), (3, 2)):  # 3 Stress for 1, 6 for 3
        match = hamlet({"crusader": {"stress": 9}, "hellion": {}}, tape=[1], gold=gold)
        play(match, "visit-tavern")
        here = options(match) if asked(match) == ["service"] else []
        assert len([one for one in here if one != "done"]) == choices
    assert "upgrade-tavern" not in options(hamlet(tape=[1], gold=19))
    assert "upgrade-tavern" in options(hamlet(tape=[1], gold=20))


# ---------------------------------------------------------------------- how it ends


@pytest.mark.rule("DD-0.17")
@pytest.mark.rule("DD-41.47")
def test_the_death_of_the_heart_wins_the_campaign() -> None:
    life = pack().monster("heart_of_darkness").life
    match = fight(
        {"crusader": {"area": 0, "skills": ["smite"]}},
        [{"kind": "heart_of_darkness", "area": 0, "wounds": life - 1}],
        room="dd_12",
        boss="heart_of_darkness",
        turn="crusader",
        setup={"mode": "campaign"},
        campaign={"final": True, "act": 4, "quest_count": 1, "level": 3},
        tape=[3],
    )
    play(match, "use-smite-0")
    result = match.result
    assert result is not None
    assert result.winners == (0,)


def meets_hunger(fields: Fields, face: str, **more: Any) -> Match:
    """At Death's Door."""
    party = {"crusader": {"wounds": 17, **fields}, "hellion": {}}
    return dungeon(party, agenda=[["stop"], ["hazard", 0, "hunger"]], tape=[face], **more)


@pytest.mark.rule("DD-0.18")
def test_a_deathblow_at_deaths_door_kills_for_good() -> None:
    lives = meets_hunger({}, "blank")
    assert hero(lives)["alive"]
    dies = meets_hunger({}, "skull")
    assert not hero(dies)["alive"]
    assert table(dies)["fallen"] == ["crusader"]


@pytest.mark.rule("DD-0.19")
def test_a_heart_attack_kills_whoever_has_an_affliction_or_a_virtue() -> None:
    for mood in ("fearful", "stalwart"):
        match = dungeon(
            {"crusader": {**DYING, "mood": mood}, "hellion": {}}, agenda=[["stop"], ["weary", 0]]
        )
        assert not hero(match)["alive"]
    calm = dungeon(
        {"crusader": {"stress": 9}, "hellion": {}},
        agenda=[["stop"], ["weary", 0]],
        tape=[9, "fearful"],
    )
    assert hero(calm)["alive"]


@pytest.mark.rule("DD-0.20")
def test_a_fourth_negative_quirk_kills() -> None:
    for held, lives in ((["clumsy", "fragile"], True), (["clumsy", "fragile", "soft"], False)):
        match = dungeon(
            {"crusader": {"quirks": held}, "hellion": {}},
            agenda=[["stop"], ["draw_quirk", 0, True]],
            tape=["nervous"],
        )
        assert hero(match)["alive"] is lives


@pytest.mark.rule("DD-0.21")
def test_a_dead_hero_is_replaced_and_never_comes_back() -> None:
    match = meets_hunger({}, "skull")
    assert asked(match) == ["replace"]
    assert "crusader" not in options(match)
    play(match, "jester")
    while asked(match) == ["outfit"]:
        play(match, options(match)[0])
    assert asked(match) == ["stop"]
    state = doc(match)
    state["state"]["heroes"][1].update(stress=9, red=True, mood="fearful")
    later = ready(state, [["stop"], ["weary", 1]], [])
    assert asked(later) == ["replace"]
    assert not {"crusader", "hellion", "jester"} & set(options(later))


@pytest.mark.rule("DD-0.22")
def test_without_a_waiting_hero_the_campaign_is_lost() -> None:
    match = meets_hunger({}, "skull", hamlet={"waiting": 1})
    assert not match.over
    assert table(match)["waiting"] == 0
    match = meets_hunger({}, "skull", hamlet={"waiting": 0})
    result = match.result
    assert result is not None
    assert result.winners == ()


@pytest.mark.rule("DD-0.23")
def test_a_party_that_falls_in_a_boss_quest_has_lost() -> None:
    """Four wait at the Stagecoach: in any other Battle that would be fleeing."""
    bleeding = {"crusader": {"area": 0, "wounds": 17, "stacks": [["bleed", 1, 1]]}}
    where = dungeon(
        quest="face_the_threat", at="h", tokens={"h": "objective"}, campaign={"threat": "prophet"}
    )
    boss = fight(
        bleeding,
        [("prophet_1", 1)],
        where=where,
        boss="prophet",
        room="ruins_11",
        turn="crusader",
        hamlet={"waiting": 4},
        tape=["skull"],
    )
    assert boss.over
    plain = fight(
        bleeding,
        [("bone_soldier", 1)],
        where=dungeon(at="a", tokens={"a": "lair"}),
        turn="crusader",
        hamlet={"waiting": 4},
        tape=["skull"],
    )
    assert not plain.over
    assert asked(plain) == ["replace"]


# ---------------------------------------------------------------------- chosen at the table


@pytest.mark.rule("DD-3.1")
@pytest.mark.rule("DD-A.234")
def test_heroes_are_chosen_once_the_first_threat_is_seen() -> None:
    match = start(GAME, {"mode": "campaign", "party": "table", "players": 3}, Tape(["collector"]))
    assert kinds(match) == ["threat"]
    assert table(match)["threat"] is not None
    assert table(match)["party"] == []
    assert asked(match) == ["pick_hero"]
    assert match.waiting == [0]
    assert sorted(options(match)) == sorted(pack().things["hero"])
    assert load(match.position()).digest() == match.digest()
    play(match, "jester", "finale", "solo", "dirk_stab")
    assert match.waiting == [1]
    assert "jester" not in options(match, 1)  # everybody once
    assert load(match.position()).digest() == match.digest()
    for kind in ("vestal", "crusader", "hellion"):
        play(match, kind)
        while asked(match) == ["outfit"]:
            play(match, options(match, match.waiting[0])[0])
    assert party(match) == ["jester", "vestal", "crusader", "hellion"]
    assert each(match, "level") == [1, 1, 1, 1]
    assert asked(match) == ["arrange"]


@pytest.mark.rule("DD-A.234")
@pytest.mark.parametrize("mode", ["quest", "battle", "boss"])
def test_at_the_table_too_for_a_single_adventure(mode: str) -> None:
    match = new({"mode": mode, "party": "table", "players": 1, "level": 2})
    assert asked(match) == ["pick_hero"]
    for kind in ("jester", "vestal", "crusader", "hellion"):
        play(match, kind)
        while asked(match) == ["outfit"]:
            play(match, options(match)[0])
    assert each(match, "level") == [2, 2, 2, 2]
    assert [len(one["skills"]) for one in table(match)["heroes"]] == [4, 4, 4, 4]
