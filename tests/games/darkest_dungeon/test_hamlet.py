"""The Hamlet (DD-33): coming home, the days, the Caretaker, Hamlet Skills, setting out again."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import body
from .stage import (
    PARTY,
    WEEK,
    Fields,
    asked,
    awaited,
    chests,
    closed,
    conditions,
    dungeon,
    each,
    hamlet,
    hero,
    kinds,
    load,
    options,
    pack,
    party,
    play,
    ready,
    skill_card,
    table,
    used_up,
)

BUILDINGS = {building.id: building for building in pack().buildings}
NEGATIVE = [quirk.id for quirk in pack().quirks if quirk.negative]
POSITIVE = [quirk.id for quirk in pack().quirks if not quirk.negative]
#: What the d10 says of the Caretaker, as it stands on the board.
CARETAKER = {
    1: "survivalist", 2: "survivalist", 3: "tavern", 4: "sanitarium", 5: "abbey", 6: "graveyard",
    7: "guild", 8: "blacksmith", 9: "nomad_wagon", 10: "nomad_wagon",
}  # fmt: skip


def leaving(heroes: Any = PARTY, tape: list[object] | None = None, **more: Any) -> Match:
    """The party comes home; it stands at the first question after that."""
    match = dungeon(heroes, tape=WEEK if tape is None else tape, **more)
    play(match, "leave")
    return match


# ---------------------------------------------------------------------- coming home


@pytest.mark.rule("DD-33.1")
def test_all_discards_go_back_into_their_decks() -> None:
    found = pack()
    out: Any = {
        "trinket_out": [found.trinkets[0].id],
        "curio_out": [found.curios[0].id],
        "quirk_out": [NEGATIVE[0]],
        "disease_out": [found.diseases[0].id],
        "room_out": [found.rooms[0].id],
        "gone": ["bone_rabble"],
    }
    doc: Any = dungeon(**out).position()
    doc["state"]["battle"]["loot_out"] = chests(*[1] * len(found.loot))
    match = ready(doc, [["stop"]], WEEK)
    play(match, "leave")
    state = body(match)["decks"]
    for deck in ("trinket_out", "curio_out", "quirk_out", "disease_out", "room_out"):
        assert state[deck] == [], deck
    assert body(match)["battle"]["loot_out"] == {}
    assert state["gone"] == ["bone_rabble"]  # what left the game does not come back
    drawing = ready(match.position(), [["next_visitor"], ["draw_quirk", 0, True]], None)
    assert NEGATIVE[0] in awaited(drawing)


@pytest.mark.rule("DD-33.2")
@pytest.mark.rule("DD-20.28")
def test_conditions_end_and_the_light_is_full() -> None:
    stacks = [["bleed", 2, 3], ["buff", 0, 2], ["stun", 0, 1]]
    match = leaving({"crusader": {"stacks": stacks}, "vestal": {"stacks": stacks}}, light=1)
    assert each(match, "stacks") == [[], [], [], []]
    assert table(match)["light"] == 5


@pytest.mark.rule("DD-33.3")
def test_trinkets_are_turned_to_their_positive_side() -> None:
    first, second = pack().trinkets[0].id, pack().trinkets[1].id
    match = leaving(
        {"crusader": {"level": 2, "trinkets": [(first, "negative"), (second, "positive")]}}
    )
    assert hero(match)["trinkets"] == [
        {"card": first, "negative": False},
        {"card": second, "negative": False},
    ]


@pytest.mark.rule("DD-33.4")
@pytest.mark.rule("DD-28.8")
@pytest.mark.rule("DD-28.9")
@pytest.mark.parametrize("mood", [mood.id for mood in pack().moods])
def test_afflictions_and_virtues_become_quirks(mood: str) -> None:
    virtue = next(one.virtue for one in pack().moods if one.id == mood)
    deck = POSITIVE if virtue else NEGATIVE
    heroes: Any = {"crusader": {"mood": mood, "red": True, "stress": 4}}
    match = leaving(heroes, tape=[deck[0], *WEEK])
    found = hero(match)
    assert (found["mood"], found["red"], found["quirks"]) == (None, False, [deck[0]])
    assert found["stress"] == 4
    waiting = dungeon(heroes, tape=None)
    play(waiting, "leave")
    assert awaited(waiting) == dict.fromkeys(deck, 1)
    # The card is in its deck again.
    again = ready(match.position(), [["next_visitor"], ["draw_mood", 1, virtue]], None)
    assert mood in awaited(again)


@pytest.mark.rule("DD-33.5")
def test_nothing_heals_by_itself() -> None:
    scars: Fields = {
        "wounds": 9,
        "stress": 7,
        "quirks": [NEGATIVE[0], POSITIVE[0]],
        "disease": "vertigo",
        "xp": 1,
    }
    match = leaving({"crusader": scars})
    assert {name: hero(match)[name] for name in scars} == scars


@pytest.mark.rule("DD-33.6")
@pytest.mark.rule("DD-8.14")
def test_what_is_left_is_consumed_or_sold() -> None:
    match = leaving(
        {"crusader": {"wounds": 5}, "vestal": {"stress": 4}},
        stores={"food": 2, "bandage": 1, "potion": 1, "torch": 2, "tool": 1},
        light=2,
    )
    assert asked(match) == ["leftovers"]
    assert sorted(options(match)) == [
        "done",
        "hero-0-bandage-heal",
        "hero-0-eat",
        "hero-1-potion-stress",
    ]
    play(match, "hero-0-eat", "hero-0-bandage-heal", "hero-1-potion-stress")
    assert hero(match, "crusader")["wounds"] == 3
    assert hero(match, "vestal")["stress"] == 3
    play(match, "done")
    assert table(match)["gold"] == 10 + 4  # 1 Food, 2 Torches, 1 Tool; the Firewood is no die
    assert set(table(match)["stores"].values()) == {0}
    assert not table(match)["firewood"]


@pytest.mark.rule("DD-33.7")
def test_the_game_can_be_saved_on_return() -> None:
    match = leaving({"crusader": {"wounds": 5}}, stores={"food": 2}, light=2, progress=4)
    again = load(match.position())
    assert again.view(None) == match.view(None)
    for one in (match, again):
        play(one, "done")
    assert again.view(None) == match.view(None)
    assert again.position() == match.position()


@pytest.mark.rule("DD-33.8")
@pytest.mark.rule("DD-33.19")
def test_event_then_every_day_the_caretaker_and_the_heroes() -> None:
    match = leaving(tape=["supply_run", 3, 4])
    told = ("hamlet", "event", "day", "caretaker", "visits")
    play(match, "visit-abbey", "visit-guild", "pass", "pass")
    assert table(match)["hamlet"]["days"] == 1
    play(match, "visit-abbey")
    order = [kind for kind in kinds(match) if kind in told]
    day = ["day", "caretaker", "visits"]
    assert order == ["hamlet", "event", *day, "visits", *day]
    assert used_up(match)


@pytest.mark.rule("DD-A.108")
def test_the_order_of_coming_home() -> None:
    match = leaving(
        {"crusader": {"mood": "focused", "red": True}},
        tape=[POSITIVE[0], *WEEK],
        stores={"tool": 2},
        progress=2,
    )
    wanted = ("home", "quirk", "gold", "xp", "hamlet", "event")
    assert [kind for kind in kinds(match) if kind in wanted] == list(wanted)


# ---------------------------------------------------------------------- at any time


@pytest.mark.rule("DD-33.9")
@pytest.mark.rule("DD-3.5")
def test_skills_stances_and_buildings_change_without_a_day() -> None:
    match = hamlet(tape=[1], gold=20, days=1)
    before = body(match)["heroes"][2]["skills"]
    play(match, "swap-2", before[0])
    fresh = next(one for one in options(match) if one not in before)
    play(match, fresh)
    assert set(body(match)["heroes"][2]["skills"]) == {*before[1:], fresh}
    play(match, "arrange", "hero-3", "hero-2", "hero-1")
    assert party(match) == ["vestal", "highwayman", "hellion", "crusader"]
    play(match, "upgrade-nomad_wagon")
    assert table(match)["buildings"]["nomad_wagon"] == 2
    assert table(match)["hamlet"]["guests"] == [None] * 4  # nobody has spent the day
    assert table(match)["hamlet"]["days"] == 1


@pytest.mark.rule("DD-33.9")
def test_before_setting_out_there_is_still_time() -> None:
    match = hamlet(tape=[], gold=20, days=0)
    assert asked(match) == ["prepare"]
    assert {"depart", "swap-0", "swap-3", "upgrade-abbey", "upgrade-blacksmith"} <= set(
        options(match)
    )
    play(match, "upgrade-blacksmith")
    assert asked(match) == ["prepare"]
    assert table(match)["gold"] == 10


# ---------------------------------------------------------------------- Caretaker and days


@pytest.mark.rule("DD-33.13")
@pytest.mark.rule("DD-A.109")
@pytest.mark.parametrize("roll", range(1, 11))
def test_the_caretaker_blocks_the_building_of_the_d10(roll: int) -> None:
    """The table on the board is known; it takes the place of the ruling's."""
    match = hamlet(tape=[roll])
    building = CARETAKER[roll]
    assert table(match)["hamlet"]["caretaker"] == building
    assert table(match)["hamlet"]["blocked"] == [building]
    assert closed(match) == {f"visit-{building}": "dd-why-blocked"}
    open_here = {one for one in options(match) if one.startswith("visit-")}
    assert open_here == {f"visit-{id}" for id in set(CARETAKER.values()) - {building}}


@pytest.mark.rule("DD-33.13")
def test_the_caretaker_rolls_at_the_start_of_each_day() -> None:
    match = hamlet(tape=None, days=2)
    assert awaited(match) == {str(face): 1 for face in range(1, 11)}


@pytest.mark.rule("DD-A.111")
def test_the_caretaker_is_at_one_building_at_a_time() -> None:
    match = hamlet(tape=[3, 5], days=2)
    assert closed(match) == {"visit-tavern": "dd-why-blocked"}
    play(match, *["pass"] * 4)
    assert closed(match) == {"visit-abbey": "dd-why-blocked"}


@pytest.mark.rule("DD-33.14")
def test_another_blocker_rolls_until_a_building_is_free() -> None:
    match = hamlet(event="general_repairs", days=4, tape=[3, 3, 3, 5])
    assert table(match)["hamlet"]["blocked"] == ["abbey", "tavern"]
    assert table(match)["hamlet"]["caretaker"] == "tavern"
    assert used_up(match)


@pytest.mark.rule("DD-33.14")
def test_another_blocker_knows_the_caretaker_on_a_building_that_is_shut_anyway() -> None:
    match = hamlet(event="general_repairs", days=4, shut=["graveyard"], tape=[6, 6, 5])
    assert table(match)["hamlet"]["blocked"] == ["abbey", "graveyard"]
    assert used_up(match)


@pytest.mark.rule("DD-33.15")
def test_heroes_go_in_stance_order() -> None:
    match = hamlet({kind: {} for kind in PARTY}, tape=[1], setup={"players": 4})
    play(match, "arrange", "hero-2", "hero-0", "hero-3")
    assert party(match) == ["highwayman", "crusader", "vestal", "hellion"]
    for seat in (2, 0, 3, 1):
        assert match.waiting == [seat]
        if seat != 1:
            play(match, "pass")


@pytest.mark.rule("DD-33.16")
@pytest.mark.parametrize("building", sorted(set(CARETAKER.values())))
def test_one_hero_a_building_and_day(building: str) -> None:
    away = next(roll for roll, name in CARETAKER.items() if name != building)
    offer = ["accuracy_stone", "archers_ring", "bleed_charm"] if building == "nomad_wagon" else []
    match = hamlet(gold=0, days=2, tape=[away, *offer, away])
    play(match, f"visit-{building}")
    if asked(match) != ["visit"]:
        play(match, "done")
    assert closed(match)[f"visit-{building}"] == "dd-why-taken"
    assert f"visit-{building}" not in options(match)
    play(match, *["pass"] * 3)
    assert f"visit-{building}" in options(match)  # another day


@pytest.mark.rule("DD-33.17")
def test_one_choice_a_visit() -> None:
    match = hamlet({"crusader": {"wounds": 16, "disease": "vertigo"}}, gold=9, tape=[1])
    play(match, "visit-sanitarium")
    assert options(match) == ["service-0", "service-1", "service-2", "done"]
    play(match, "service-0")
    assert asked(match) == ["visit"]
    assert hero(match)["wounds"] == 11
    assert table(match)["hamlet"]["guests"] == ["sanitarium", None, None, None]


@pytest.mark.rule("DD-33.19")
@pytest.mark.rule("DD-33.21")
def test_three_days_are_twelve_visits_and_three_caretakers() -> None:
    match = hamlet(gold=0, days=3, tape=[7, 7, 7])
    plan = ["survivalist", "tavern", "sanitarium", "abbey"]
    for left in (3, 2, 1):
        assert table(match)["hamlet"]["days"] == left
        for building in plan:
            play(match, f"visit-{building}")
    assert kinds(match).count("visits") == 12
    assert kinds(match).count("caretaker") == 3
    assert used_up(match)
    assert asked(match) == ["prepare"]
    assert table(match)["hamlet"]["days"] == 0


@pytest.mark.rule("DD-33.20")
@pytest.mark.parametrize(("count", "quest"), [(0, None), (1, None), (2, "face_the_threat")])
def test_then_the_next_quest(count: int, quest: str | None) -> None:
    draws = ["scout_ahead", "dem_bones"] if quest is None else []
    match = hamlet(
        days=0,
        threat="prophet",
        campaign={"quest_count": count},
        tape=[*draws, "long_gallery", *["food"] * 8],
    )
    play(match, "depart")
    if quest is None:
        assert asked(match) == ["choose_quest"]
        assert options(match) == ["scout_ahead", "dem_bones"]
        play(match, "dem_bones")
    assert table(match)["dungeon"]["quest"] == (quest or "dem_bones")
    assert table(match)["hamlet"] is None


@pytest.mark.rule("DD-A.110")
def test_a_hero_may_pass_the_day() -> None:
    match = hamlet(tape=[1], days=1)
    play(match, *["pass"] * 4)
    assert asked(match) == ["prepare"]
    assert each(match, "stress") == [0] * 4


@pytest.mark.rule("DD-A.112")
def test_a_forged_skill_may_be_put_away() -> None:
    match = hamlet({"hellion": {"skills": ["wicked_hack", "iron_swan", "barbaric_yawp"]}}, tape=[1])
    families = pack().hero("hellion").families
    play(match, "visit-blacksmith", f"skill-{families.index('iron_swan')}")
    assert hero(match)["forged"] == {"iron_swan": 2}
    play(match, "swap-0", "iron_swan", "breakthrough")
    shown = {skill_card(id).card for id in hero(match)["skills"]}
    assert shown == {"wicked_hack", "barbaric_yawp", "breakthrough"}
    assert hero(match)["forged"] == {"iron_swan": 2}  # idle, but bought


# ---------------------------------------------------------------------- Hamlet Skills

BURDENED: Fields = {"stress": 8, "wounds": 9, "disease": "vertigo", "quirks": NEGATIVE[:2]}


def skilled(kind: str, number: int = 0, tape: list[object] | None = None, **more: Any) -> Match:
    """A hero in need uses a Hamlet Skill on the first day, beside three others in need."""
    others = [one for one in PARTY if one != kind][:3]
    scarred = {"stress": 8, "wounds": 9}
    heroes: dict[str, Fields] = {kind: dict(more.pop("own", scarred))}
    heroes.update(dict.fromkeys(others, scarred))
    heroes[others[0]] = {**BURDENED}
    match = hamlet(heroes, tape=[3, *(tape or [])], **more)
    play(match, f"hamlet-skill-{number}")
    return match


@pytest.mark.rule("DD-33.18")
def test_a_hamlet_skill_takes_the_place_of_a_visit() -> None:
    match = skilled("hellion")
    assert hero(match)["stacks"] == [{"condition": "buff", "amount": 0, "tokens": 5}]
    assert table(match)["hamlet"]["guests"] == ["away", None, None, None]
    assert asked(match) == ["visit"]
    assert "hamlet-skill-1" not in options(match)  # the Crusader has but one


@pytest.mark.rule("DD-33.18")
def test_zealous_speech_is_the_first_deed_and_ends_the_day() -> None:
    match = hamlet({kind: {"stress": 8} for kind in PARTY}, tape=[3, 4], days=2)
    play(match, "hamlet-skill-0")
    assert each(match, "stress") == [3, 3, 3, 3]
    assert table(match)["hamlet"]["days"] == 1
    play(match, "pass")
    late = hamlet(["hellion", "crusader"], tape=[3])
    play(late, "pass")
    assert "hamlet-skill-0" not in options(late)  # no longer the first


@pytest.mark.rule("DD-33.18")
def test_intimidate_sends_the_caretaker_away_and_nobody_else() -> None:
    match = hamlet(["hellion"], event="general_repairs", tape=[3, 5])
    play(match, "hamlet-skill-1")
    assert table(match)["hamlet"]["caretaker"] is None
    assert table(match)["hamlet"]["blocked"] == ["abbey"]
    assert "visit-tavern" in options(match)


@pytest.mark.rule("DD-33.18")
def test_scout_ahead_shows_a_room_of_the_next_dungeon() -> None:
    match = skilled("bounty_hunter")
    assert hero(match)["stress"] == 9
    doc: Any = match.position()
    doc["state"]["hamlet"]["days"] = 0
    tape = ["scout_ahead", "dem_bones", "long_gallery", *["food"] * 8, "lair"]
    out = ready(doc, [["new_day", False]], tape)
    play(out, "depart", "scout_ahead", "stay")
    assert asked(out) == ["foresight"]
    play(out, "node-4")
    assert table(out)["dungeon"]["tokens"][4] == "lair"
    assert asked(out) == ["stop"]


@pytest.mark.rule("DD-33.18")
@pytest.mark.parametrize(
    ("kind", "number", "tape", "own", "others"),
    [
        ("highwayman", 0, [], {"stacks": [("buff", 0, 6)]}, {}),
        ("vestal", 0, [], {"stress": 0, "stacks": [("debuff", 0, 6)]}, {}),
        (
            "vestal",
            1,
            [],
            {"stress": 7, "stacks": [("buff", 0, 3)]},
            {"stress": 7, "stacks": [("buff", 0, 3)]},
        ),
        (
            "abomination",
            0,
            [],
            {"stress": 9, "stacks": [("buff", 0, 6), ("protection", 0, 6)]},
            {"stress": 9},
        ),
        ("abomination", 1, [], {"stress": 4}, {"stress": 7}),
    ],
)
def test_hamlet_skills_for_oneself_and_for_all(
    kind: str, number: int, tape: list[object], own: Fields, others: Fields
) -> None:
    match = skilled(kind, number, tape)
    for found, wanted in [(hero(match), own), *((hero(match, n), others) for n in (1, 2, 3))]:
        full = {"stress": 8, "wounds": 9, "stacks": [], **wanted}
        shown = {**found, "stacks": conditions(found)}
        assert {name: shown[name] for name in full} == full


@pytest.mark.rule("DD-33.18")
def test_psyche_up_is_for_once_in_a_hamlet_phase() -> None:
    match = hamlet(["abomination"], tape=[3, 3], days=2)
    play(match, "hamlet-skill-0", "pass", "pass", "pass")
    assert "hamlet-skill-0" not in options(match)
    assert "hamlet-skill-1" in options(match)


@pytest.mark.rule("DD-33.18")
@pytest.mark.parametrize(
    ("kind", "tape", "own", "changed"),
    [
        ("jester", [], {}, {"stress": 8 - 2 * 3}),  # two Negative Quirks and a Disease
        ("plague_doctor", [], {}, {"wounds": 5, "disease": None, "stress": 10 - 10}),
        ("arbalest", [3], {}, {"wounds": 5}),
        ("arbalest", [4], {}, {"wounds": 7}),
        ("arbalest", [8], {}, {"wounds": 7}),
        ("arbalest", [9], {}, {"stress": 0}),
        ("occultist", [], {"stress": 9}, {"wounds": 7, "stress": 6, "stacks": [("buff", 0, 3)]}),
    ],
)
def test_hamlet_skills_for_one_hero(
    kind: str, tape: list[object], own: Fields, changed: Fields
) -> None:
    """The hero next to him carries two Negative Quirks and a Disease, 8 Stress and 9 Wounds."""
    resolve = [3, "selfish"] if changed.get("stress") == 0 else []
    match = skilled(kind, 0)
    assert asked(match) == ["skill_target"]
    assert options(match) == ["hero-0", "hero-1", "hero-2", "hero-3"]
    doc: Any = match.position()
    doc["chance"] = {**doc["chance"], "outcomes": [*tape, *resolve], "count": 0}
    match = load(doc)
    play(match, "hero-1")
    found = hero(match, 1)
    full = {"stress": 8, "wounds": 9, "disease": "vertigo", "stacks": [], **changed}
    shown = {**found, "stacks": conditions(found)}
    assert {name: shown[name] for name in full} == full
    assert hero(match)["stress"] == own.get("stress", 8)
    assert hero(match, 2)["wounds"] == 9


@pytest.mark.rule("DD-33.18")
@pytest.mark.parametrize(("level", "healed"), [(1, 4), (2, 7), (3, 9)])
def test_vapours_heal_by_the_level_of_who_makes_them(level: int, healed: int) -> None:
    heroes: Any = {"plague_doctor": {"level": level}, "crusader": {"wounds": 16}}
    match = hamlet(heroes, tape=[3])
    play(match, "hamlet-skill-0", "hero-1")
    assert hero(match, "crusader")["wounds"] == 16 - healed


@pytest.mark.rule("DD-33.18")
def test_pilfer_is_a_loot_chest() -> None:
    match = hamlet(["grave_robber"], tape=None)
    match.supply("3")
    play(match, "hamlet-skill-0")
    assert set(awaited(match)) == {token.id for token in pack().loot}


@pytest.mark.rule("DD-33.1")
def test_nothing_is_left_of_the_dungeon_at_home() -> None:
    match = dungeon(
        progress=3,
        lairs=2,
        battles=4,
        cleared=[0],
        tokens={"a": "empty"},
        at="a",
        agenda=[["return_home", None]],
        tape=["uneventful_week", 1],
    )
    left: Any = match.position()["state"]["dungeon"]  # type: ignore[index, call-overload]
    assert (left["progress"], left["lairs"], left["battles"]) == (0, 0, 0)
    assert (left["quest"], left["tile"], left["at"], left["goal"]) == (None,) * 4
    assert (left["tokens"], left["dice"], left["hidden"], left["refused"]) == ([], [], [], [])
    for field in ("cleared", "explored", "passed", "camped", "collected"):
        assert left[field] == []
    assert not left["boss_hidden"]


@pytest.mark.rule("DD-33.13", "DD-A.111")
def test_nobody_knows_where_the_caretaker_goes_before_he_has_rolled() -> None:
    """He is taken off the board when a day begins: his building of yesterday is open."""
    match = hamlet(days=2, tape=None)
    match.supply("3")
    assert table(match)["hamlet"]["caretaker"] == "tavern"
    play(match, "pass", "pass", "pass", "pass")
    assert awaited(match)
    assert table(match)["hamlet"]["caretaker"] is None
    assert table(match)["hamlet"]["blocked"] == []
