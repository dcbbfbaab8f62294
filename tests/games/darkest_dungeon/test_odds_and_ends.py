"""Odds and ends: what is cleared away, what is kept, who is left out, whom a thing is for."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.battle.aims import enemy_areas
from undercroft.games.darkest_dungeon.pack.area_sets import areas_in
from undercroft.kernel.match import Match

from .ring import bout, drafted
from .scene import body
from .stage import (
    PARTY,
    STILL,
    WAITING,
    Fields,
    area_of,
    asked,
    at,
    awaited,
    dungeon,
    fight,
    foe,
    hamlet,
    hero,
    kinds,
    load,
    odds,
    options,
    pack,
    play,
    ready,
    table,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it.
N, NW, NE, W, C, E, SW, S, SE = range(9)


def acting(match: Match, **fields: Any) -> Match:
    """The first hero acts on, with these fields."""
    doc: Any = match.position()
    doc["state"]["heroes"][0].update(fields)
    doc["state"]["battle"]["active"] = 0
    return ready(doc, [["initiative"], ["end_turn", 0], ["act", 0]], [])


# ---------------------------------------------------------------------- a turn


@pytest.mark.rule("DD-23.3")
def test_whoever_is_left_in_a_full_area_is_put_beside_it() -> None:
    match = fight(
        {
            "crusader": {"area": "SW", "speed": -1, "actions": 2},
            "hellion": {"area": "SW"},
            "vestal": {"area": "SW"},
        },
        [WAITING],
        agenda=[["initiative"], ["end_turn", 0], ["act", 0]],
        tape=["party"],
    )
    play(match, "end")
    assert at(match, "crusader") in ("W", "S")
    assert [at(match, kind) for kind in ("hellion", "vestal")] == ["SW", "SW"]


@pytest.mark.rule("DD-19.1")
def test_what_is_for_friends_and_enemies_is_offered_where_either_is() -> None:
    """Rallying Flare."""
    card = pack().things["skill"]["rallying_flare-1"]
    match = fight(
        {
            "vestal": {"area": "W"},
            "hellion": {"area": "C"},
            "arbalest": {"area": "S", "skills": ["rallying_flare"]},
        },
        [WAITING],
        turn="arbalest",
    )
    reached = {
        int(one.rsplit("-", 1)[1]) for one in options(match) if one.startswith("use-rallying")
    }
    distance = pack().room("ruins_9").distance[S]
    wanted = {area for area in (W, C, S, N) if card.lo <= distance[area] <= card.hi}
    assert reached == wanted
    assert reached - {N}


@pytest.mark.rule("DD-A.231")
def test_a_task_needs_its_room_and_both_actions_and_is_done_once() -> None:
    def at_the_tomb(room: str = "ruins_7", area: str = "TOMB") -> Match:
        where = dungeon(quest="dem_bones", at="a", tokens={"a": "objective"})
        return fight(
            {"crusader": {"area": area}},
            [{"kind": "bone_rabble", "area": "NW", "stacks": STILL}],
            room=room,
            where=where,
            turn="crusader",
            alone=False,
        )

    match = at_the_tomb()
    assert "task" in options(match)
    assert "task" not in options(acting(match, actions=1))
    assert "task" in options(acting(match, actions=2))
    play(match, "task")
    assert table(match)["battle"]["task_done"]
    assert "task" not in options(acting(match, actions=2))
    assert "task" not in options(at_the_tomb(area="NE"))
    assert "task" not in options(at_the_tomb("ruins_9", "C"))


@pytest.mark.rule("DD-39.3")
@pytest.mark.rule("DD-20.14")
def test_in_the_ring_only_a_guard_guards() -> None:
    for stack, free in ((["bleed", 1, 3], True), (["guard", 0, 3], False)):
        match = bout(
            {"arbalest": {"area": "2", "skills": ["sniper_shot"]}},
            {
                "jester": {"area": "5", "stacks": [stack]},
                "hellion": {"area": "10"},
                "vestal": {"area": "9"},
            },
            turn="arbalest",
        )
        state: Any = match.state
        aims = enemy_areas(state, 0, False)
        others = {area_of("arena_1", "10"), area_of("arena_1", "9")}
        assert (others <= set(areas_in(aims))) is free
        assert area_of("arena_1", "5") in areas_in(aims)


# ---------------------------------------------------------------------- Bosses


@pytest.mark.rule("DD-41.16")
def test_the_fanatic_reaches_as_far_as_he_goes() -> None:
    """Exactly as many Areas away as his Speed: the hero is thrown; one further, and he is not."""
    card = pack().monster("fanatic_1")
    room = pack().room("ruins_13")
    row = room.distance[room.names.index("north")]
    for name, away in zip(room.names, row, strict=True):
        if name == "pyre" or away == 0 or room.capacity[room.names.index(name)] < 3:
            continue
        match = fight(
            {"vestal": {"area": name, "level": 3}},
            [("fanatic_1", "north"), {"kind": "pyre_1", "area": "pyre", "stacks": STILL}],
            room="ruins_13",
            boss="fanatic",
            turn=8,
            tape=["party"],
        )
        assert (at(match, "vestal") == "pyre") is (away <= card.speed)


@pytest.mark.rule("DD-A.152")
def test_a_horror_with_its_company_does_not_call() -> None:
    company = [("shuffling_horror", "S"), ("cultist_priest", "W"), ("malignant_growth", "NE")]
    for there, sure in ((1, True), (2, True), (3, False)):
        match = fight(
            {"vestal": {"area": "C", "level": 3}},
            company[:there],
            room="dd_10",
            boss="shuffling_horror",
            turn="vestal",
        )
        one = foe(match)
        assert one is not None
        card = pack().monster("shuffling_horror")
        calls = [two for two in one["intents"] if two["skill"] == card.skills[2].id]
        assert (bool(calls) and calls[0]["chance"] == 1) is sure


# ---------------------------------------------------------------------- monsters that come


def summons(used: int) -> set[str]:
    """What may be drawn while so many slots are taken."""
    match = fight(
        {"vestal": {"area": "S"}},
        [WAITING] * used,
        agenda=[["initiative"], ["draw_summon"]],
        tape=None,
    )
    return set(awaited(match))


@pytest.mark.rule("DD-31.18")
def test_whoever_is_summoned_from_the_deck_fits_on_the_tracker() -> None:
    large = {card.id for card in pack().monsters if card.size == 2}
    assert summons(2) & large
    assert not summons(3) & large
    assert summons(3)
    assert summons(4) == {"party", "foes"}  # nobody is drawn


@pytest.mark.rule("DD-1.5")
def test_a_summoned_card_is_out_of_the_deck_for_this_battle() -> None:
    match = fight(
        {"vestal": {"area": "S"}},
        [WAITING],
        agenda=[["initiative"], ["draw_summon"], ["draw_summon"]],
        tape=None,
    )
    before = awaited(match)["maggot"]
    match.supply("maggot")
    assert awaited(match)["maggot"] == before - 1
    assert body(match)["battle"]["drawn"] == ["maggot"]


@pytest.mark.rule("DD-2.4")
def test_whoever_rises_is_as_strong_as_before() -> None:
    match = fight(
        {"hellion": {"area": "C", "skills": ["wicked_hack"]}},
        [WAITING, {**WAITING, "area": "C", "life": 13, "dodge": -1, "wounds": 12}],
        where=dungeon(
            ["hellion"], at="a", tokens={"a": "lair"}, level=3, campaign={"threat": "necromancer"}
        ),
        turn="hellion",
        tape=[3],
    )
    play(match, f"use-wicked_hack-{C}")
    risen = foe(match, 2)
    assert risen is not None
    assert (risen["life"], risen["wounds"], risen["dodge"]) == (13, 0, 1)
    assert risen["area"] == C
    assert risen["stacks"] == []


@pytest.mark.rule("DD-A.33")
def test_without_space_at_its_start_a_monster_stands_in_the_nearest_area() -> None:
    match = fight(
        {kind: {"area": "NW"} for kind in PARTY[:3]},
        [WAITING, WAITING, WAITING],
        agenda=[["start_round"], ["place_monsters"]],
        tape=["party"],
    )
    room = pack().room("ruins_9")
    start = room.monster_start[2]
    assert room.names[start] == "NW"
    one = foe(match, 2)
    assert one is not None
    near = [
        area for area in range(len(room.names)) if area != start and room.distance[start][area] == 1
    ]
    assert one["area"] == min(near)


@pytest.mark.rule("DD-A.73")
def test_when_all_rooms_have_been_seen_they_all_come_again() -> None:
    ruins = [room.id for room in pack().rooms if room.ordinary and room.location == "ruins"]
    match = dungeon(at="a", tokens={"a": "lair"}, room_out=ruins, agenda=[["draw_room"]], tape=None)
    assert set(awaited(match)) == set(ruins)
    match.supply(ruins[0])
    assert body(match)["decks"]["room_out"] == []


# ---------------------------------------------------------------------- Skills


def test_who_dies_of_his_own_roll_uses_nothing_any_more() -> None:
    match = fight(
        {
            "arbalest": {
                "area": "S", "wounds": 14, "quirks": ["bad_gambler"], "skills": ["blindfire"],
            },
            "vestal": {"area": "W"},
        },
        [("madman", "C")],
        turn="arbalest",
        tape=[10, "skull", "party"],
    )  # fmt: skip
    play(match, f"use-blindfire-{C}")
    assert table(match)["battle"]["use"] is None


def test_results_are_told_by_whom_they_befell() -> None:
    """Doomsay at two heroes, of whom one dodges what hits the other."""
    match = fight(
        {"hellion": {"area": "S"}, "crusader": {"area": "S"}},
        [("madman", "C")],
        turn=8,
        tape=[1, 9, "party"],
    )
    told = [event.fields for event in match.events if event.kind == "results"]
    assert [(one["results"], one["figures"]) for one in told] == [
        ("hit", ["crusader"]),
        ("miss", ["hellion"]),
    ]


def test_what_is_for_all_allies_is_not_for_oneself() -> None:
    match = fight(
        {
            "abomination": {"area": "S", "skills": ["transform_to_beast"]},
            "vestal": {},
            "hellion": {},
        },
        [WAITING],
        turn="abomination",
    )
    told = odds(match, f"use-transform_to_beast-{S}")
    assert [one["figure"] for one in told] == [1, 2]


# ---------------------------------------------------------------------- the end of things


def test_whoever_is_left_alone_and_dies_has_lost() -> None:
    match = fight(
        {"vestal": {"area": "S", "wounds": pack().hero("vestal").cards[1].life}},
        [WAITING],
        agenda=[["initiative"], ["deathblow", 0, 1]],
        tape=["skull"],
    )
    assert match.over
    assert match.result is not None
    assert match.result.why.id == "dd-why-lost"
    assert not body(match)["campaign"]["won"]


@pytest.mark.rule("DD-32.3")
def test_with_nobody_left_to_follow_the_campaign_is_lost() -> None:
    others = [kind.id for kind in pack().heroes if kind.id not in PARTY[1:]]
    for missing in (0, 1):
        match = dungeon(
            {"crusader": {"alive": False}},
            agenda=[["stop"], ["replace", 0]],
            campaign={"fallen": others[missing:]},
            slots=[[1, 2, 3, None], [None] * 4],
        )
        assert match.over is (missing == 0)
        if not missing:
            assert not body(match)["campaign"]["won"]
        else:
            assert options(match) == [others[0]]


@pytest.mark.rule("DD-32.5")
def test_in_a_single_quest_a_newcomer_is_of_its_level() -> None:
    for mode, level in (("quest", 2), ("campaign", 1)):
        match = dungeon(
            {"crusader": {"alive": False}},
            mode=mode,
            level=2,
            agenda=[["stop"], ["replace", 0]],
            slots=[[1, 2, 3, None], [None] * 4],
        )
        play(match, "jester")
        assert hero(match, "jester")["level"] == level
        assert set(hero(match, "jester")["ranks"].values()) == {level}


@pytest.mark.rule("DD-A.140")
def test_a_bout_without_a_winner_leaves_nothing_open() -> None:
    match = bout(
        {"crusader": {"area": "2"}},
        {"jester": {"area": "10"}},
        agenda=[["bout_round"]],
        at_round=5,
    )
    doc: Any = match.position()
    assert match.over
    assert doc["frame"]["agenda"] == []
    assert doc["state"]["circus"]["winner"] is None
    assert not doc["state"]["campaign"]["won"]
    assert match.result is not None
    assert (match.result.winners, match.result.why.id) == ((), "dd-why-stalemate")


@pytest.mark.rule("DD-39.14")
def test_a_bout_that_is_won_leaves_nothing_open() -> None:
    match = bout(
        {"crusader": {"area": "2"}},
        {"jester": {"area": "10", "wounds": 18}},
        agenda=[["activate", 0], ["deathblow", 4, 1]],
        tape=["blank"],
    )
    doc: Any = match.position()
    assert match.over
    assert doc["frame"]["agenda"] == []
    assert doc["state"]["campaign"]["won"]
    assert match.result is not None
    assert (match.result.winners, match.result.why.id) == ((0,), "dd-why-bout")


def test_a_lost_quest_is_lost() -> None:
    match = dungeon(
        {"crusader": {"wounds": 17}},
        mode="quest",
        agenda=[["stop"], ["deathblow", 0, 1]],
        hamlet={"waiting": 0},
        tape=["skull"],
    )
    assert match.result is not None
    assert match.result.why.id == "dd-why-lost"


# ---------------------------------------------------------------------- the ring


@pytest.mark.rule("DD-39.9")
def test_profiles_and_lines_are_counted_from_one() -> None:
    match = drafted()
    first = next(d for d in match.decisions if 0 in d.seats)
    count = len(pack().hero(hero(match, 0)["kind"]).profiles)
    assert [one.id for one in first.options] == [f"profile-{n + 1}" for n in range(count)]
    for number, option in enumerate(first.options):
        assert option.targets[0] == ("profile", number + 1)
        assert option.message.args["number"] == number + 1
    while asked(match)[0] == "profile":
        play(match, options(match, match.waiting[0])[0])
    for seat, numbers in ((0, [0, 1, 2, 3]), (1, [4, 5, 6, 7])):
        lines = {o.id: o.targets for d in match.decisions_for(seat) for o in d.options}
        assert [number for _, number in lines["order-1234"]] == numbers
        assert [number for _, number in lines["order-4321"]] == numbers[::-1]


# ---------------------------------------------------------------------- votes


def test_a_vote_is_shown_to_who_gave_it() -> None:
    match = dungeon(setup={"players": 3})
    play(match, "scout")
    for choice in ("yes", "no"):
        twin = match.clone()
        twin.decide(choice, seat=1)
        mine: Any = twin.view(1)["decisions"]
        other: Any = twin.view(2)["decisions"]
        assert mine[0]["chosen"] == choice
        assert other[0]["chosen"] is None
        assert body(twin)["campaign"]["votes"][1] is not None


# ---------------------------------------------------------------------- cards


def test_a_quirk_that_drives_somebody_mad_is_discarded() -> None:
    match = dungeon(
        {"crusader": {"quirks": ["soft", "nervous", "fragile"]}},
        agenda=[["stop"], ["draw_quirk", 0, True]],
        tape=["anemic"],
    )
    assert not hero(match, 0)["alive"] or hero(match, 0)["kind"] != "crusader"
    assert "anemic" in body(match)["decks"]["quirk_out"]


@pytest.mark.rule("DD-27.2")
def test_a_disease_that_is_shrugged_off_goes_to_the_discards() -> None:
    match = dungeon(
        {"crusader": {"trinkets": ["book_of_constitution"]}},
        agenda=[["stop"], ["draw_disease", 0]],
        tape=["the_worries"],
    )
    assert asked(match) == ["sick_window"]
    play(match, next(one for one in options(match) if one.startswith("trinket")))
    assert hero(match, "crusader")["disease"] is None
    assert body(match)["decks"]["disease_out"] == ["the_worries"]


@pytest.mark.rule("DD-2.4")
def test_whoever_carries_nothing_loses_nothing() -> None:
    """The Collector at level 3: Shinies! A guest of the building loses a Trinket."""
    for trinkets in ([], ["speed_stone"]):
        match = hamlet(
            {"crusader": {"trinkets": trinkets}},
            threat="collector",
            level=3,
            guests=["abbey", None, None, None],
            had_day=[0, 1, 2, 3],
            tape=[next(roll for roll in range(1, 11)
                       if getattr(pack().caretaker[roll - 1], "id", "") == "abbey"), 10],
            agenda=[["next_visitor"]],
        )  # fmt: skip
        assert hero(match, "crusader")["trinkets"] == []
        assert body(match)["decks"]["trinket_out"] == trinkets
        assert asked(match) == ["visit"]


@pytest.mark.rule("DD-29.3")
def test_who_eats_at_deaths_door_has_eaten() -> None:
    match = dungeon(
        {"crusader": {"wounds": 17, "quirks": ["stress_eater"]}},
        agenda=[["stop"], ["deathblow", 0, 1]],
        stores={"food": 2},
    )
    play(match, "eat")
    assert table(match)["stores"]["food"] == 1
    assert hero(match, "crusader")["wounds"] == 17
    assert hero(match, "crusader")["stress"] == 1  # he minds it


@pytest.mark.rule("DD-33.11")
def test_only_those_who_need_it_are_asked_at_the_feast() -> None:
    match = hamlet(
        {
            "crusader": {"wounds": 3},
            "hellion": {"stress": 3},
            "highwayman": {},
            "vestal": {"wounds": 1, "stress": 1},
        },
        event="the_feast",
        agenda=[["new_day"], ["draw_event"]],
        tape=["the_feast", 10, 10],
    )
    subjects: list[Any] = []
    while asked(match) == ["feast"]:
        subjects.append(match.decisions[0].subject)
        play(match, "life")
    assert subjects == [("hero", 0), ("hero", 1), ("hero", 3)]


@pytest.mark.rule("DD-34.29")
def test_the_smith_shows_what_a_skill_will_be() -> None:
    match = hamlet(buildings={"blacksmith": 1}, gold=50, tape=[10])
    play(match, "visit-blacksmith")
    assert asked(match) == ["forge"]
    shown = {o.id: dict(o.targets) for d in match.decisions for o in d.options if o.id != "done"}
    level = pack().building("blacksmith").entry.levels[0].forge
    assert level == 2
    roster = pack().hero("crusader").roster
    for place, family in enumerate(roster):
        assert shown[f"skill-{place}"]["card"] == family.levels[level - 1].id


# ---------------------------------------------------------------------- between two forms


@pytest.mark.rule("DD-37.10")
def test_between_two_forms_nothing_of_the_first_is_left() -> None:
    match = fight(
        {"crusader": {"area": "NE", "level": 3, "skills": ["smite"]}, "hellion": {"area": "W"}},
        [{"kind": "ancestor_second_form", "area": "NE", "wounds": 99, "stacks": STILL}],
        room="dd_12",
        boss="ancestor_second_form",
        agenda=[["won"]],
        setup={"mode": "campaign", "players": 4},
        campaign={"final": True, "act": 4, "quest_count": 1, "level": 3},
        hamlet={"waiting": 2},
        cards=(1, 2),
        pews=[1],
        blocks=[0, 1],
        drawn=["maggot"],
        doom=4,
        active=0,
        target=1,
        stood=3,
    )
    assert asked(match) == ["replace"]
    battle = body(match)["battle"]
    assert battle["cards"] == [0, 0]
    assert (battle["pews"], battle["blocks"], battle["drawn"]) == ([], [], [])
    assert battle["doom"] == 0
    assert (battle["active"], battle["target"], battle["stood"]) == (None, None, None)
    assert battle["plan"] is None
    match.check()
    assert load(match.position()).digest() == match.digest()
    assert "battle_won" in kinds(match)


# ---------------------------------------------------------------------- on the way


@pytest.mark.rule("DD-10.11")
@pytest.mark.rule("DD-26.P1")
def test_a_trap_that_only_hits_is_no_critical() -> None:
    """Hard skin halves criticals, a Shocker is stunned by them: not by a plain hit."""
    for roll, critical in ((1, True), (5, False)):
        found = []
        for quirks in ([], ["hard_skinned"], ["shocker"]):
            match = dungeon(
                {"vestal": {"quirks": quirks}},
                light=3,
                agenda=[["stop"], ["hazard", 0, "trap"]],
                tape=[roll],
            )
            found.append(hero(match, "vestal"))
        plain, hard, shocked = found
        assert plain["wounds"] > 0
        assert (hard["wounds"] < plain["wounds"]) is critical
        assert bool(shocked["stacks"]) is critical


@pytest.mark.rule("DD-A.236")
def test_at_a_common_fire_life_and_mind_are_two_things() -> None:
    for order, wounds, stress in (
        (("life", "life"), 2, 5),
        (("stress", "stress"), 5, 2),
        (("life", "stress"), 3, 3),
        (("stress", "life"), 3, 3),
    ):
        match = dungeon(
            {"crusader": {"wounds": 5, "stress": 5, "quirks": ["fast_healer", "resilient"]}},
            at="a",
            tokens={"a": "empty"},
            cleared=[0],
        )
        play(match, "rest", *[f"hero-0-{what}" for what in order])
        now = hero(match, "crusader")
        assert (now["wounds"], now["stress"]) == (wounds, stress)


def test_what_was_foreseen_needs_a_hidden_room() -> None:
    hidden = dungeon(agenda=[["stop"], ["foresight"]], hamlet={"foresee": 1})
    assert asked(hidden) == ["foresight"]
    tile = next(one for one in pack().tiles if one.id == "long_gallery")
    shown = dungeon(
        tokens=dict.fromkeys(tile.names[: tile.slots], "empty"),
        agenda=[["stop"], ["foresight"]],
        hamlet={"foresee": 1},
    )
    assert asked(shown) == ["stop"]
    assert body(shown)["hamlet"]["foresee"] == 0


@pytest.mark.rule("DD-A.230")
def test_without_food_nobody_eats_against_stress() -> None:
    for food, asks in ((1, True), (0, False)):
        match = dungeon(
            {"crusader": {"stress": 10, "quirks": ["stress_faster"]}},
            agenda=[["stop"], ["at_ten", 0]],
            stores={"food": food},
            tape=None,
        )
        assert (match.awaited is None) is asks
        if asks:
            assert asked(match) == ["at_ten"]
            assert "eat" in options(match)


def test_who_leaves_the_hamlet_leaves_nothing_closed() -> None:
    match = hamlet(
        agenda=[["depart"]],
        blocked=["abbey"],
        shut=["tavern"],
        caretaker="abbey",
        offer=["speed_stone"],
        offered=True,
        tape=None,
    )
    now = body(match)["hamlet"]
    assert (now["blocked"], now["shut"], now["caretaker"]) == ([], [], None)
    assert (now["offer"], now["offered"], now["guests"], now["had_day"]) == ([], False, [], [])


def test_the_last_of_the_round_is_beckoned() -> None:
    """Ruins 8: whoever acts last only moves towards the circle, also if cards of the dead are left."""
    for others, cards, beckoned in ((0, (0, 1), True), (1, (0, 1), False), (1, (0, 0), True)):
        match = fight(
            {"vestal": {"area": "LOW_W"}},
            [("bone_soldier", "W"), {"kind": "madman", "area": "NE", "turns": others}],
            room="ruins_8",
            turn=8,
            cards=cards,
            tape=None,
        )
        one = foe(match)
        assert one is not None
        moved = at(match, 0) == "CIRCLE"
        assert moved is beckoned


@pytest.mark.rule("DD-34.3")
def test_no_vote_is_left_lying_about() -> None:
    for answer in ("yes", "no"):
        match = hamlet(gold=40, tape=[10], setup={"players": 2})
        play(match, next(one for one in options(match) if one.startswith("upgrade")))
        assert asked(match) == ["propose"]
        play(match, answer)
        assert body(match)["campaign"]["votes"] == []
    scouted = dungeon(setup={"players": 2}, tape=["empty"] * 4)
    play(scouted, "scout", "yes")
    assert body(scouted)["campaign"]["votes"] == []


# ---------------------------------------------------------------------- discards


def out(match: Match, deck: str) -> list[str]:
    return list(body(match)["decks"][deck])


@pytest.mark.rule("DD-26.3")
@pytest.mark.rule("DD-26.4")
def test_whichever_quirk_goes_lies_with_the_discards() -> None:
    three: Fields = {"quirks": ["balanced", "clotter", "soft"]}
    for choice, gone, kept in (
        ("let-go", "evasive", ["balanced", "clotter", "soft"]),
        ("quirk-0", "balanced", ["clotter", "soft", "evasive"]),
        ("quirk-1", "clotter", ["balanced", "soft", "evasive"]),
    ):
        match = dungeon(
            {"crusader": three}, agenda=[["stop"], ["draw_quirk", 0, False]], tape=["evasive"]
        )
        play(match, choice)
        assert out(match, "quirk_out") == [gone]
        assert hero(match, "crusader")["quirks"] == kept
    match = hamlet({"crusader": three}, agenda=[["new_day"], ["lose_quirk", 0, 2]], tape=[10])
    play(match, "quirk-2", "quirk-0")
    assert out(match, "quirk_out") == ["soft", "balanced"]
    assert hero(match, "crusader")["quirks"] == ["clotter"]


@pytest.mark.rule("DD-27.2")
@pytest.mark.rule("DD-27.3")
def test_a_disease_that_is_replaced_lies_with_the_discards() -> None:
    match = dungeon(
        {"crusader": {"disease": "the_worries"}},
        agenda=[["stop"], ["draw_disease", 0]],
        tape=["vertigo", "soft"],
    )
    assert hero(match, "crusader")["disease"] == "vertigo"
    assert out(match, "disease_out") == ["the_worries"]


def test_a_disease_that_is_cured_lies_with_the_discards() -> None:
    match = hamlet(
        {"crusader": {"disease": "the_worries"}},
        agenda=[["new_day"], ["draw_event"]],
        tape=["medical_breakthrough", 10, 10, 10],
    )
    assert hero(match, "crusader")["disease"] is None
    assert out(match, "disease_out") == ["the_worries"]


def test_a_trinket_nobody_takes_lies_with_the_discards() -> None:
    match = dungeon(agenda=[["stop"], ["draw_trinket", 0, 1]], tape=["speed_stone"])
    play(match, "discard")
    assert out(match, "trinket_out") == ["speed_stone"]
    match = dungeon(
        {"crusader": {"level": 3, "trinkets": ["speed_stone", "accuracy_stone"]}},
        agenda=[["stop"], ["drop_trinket", 0]],
    )
    play(match, "trinket-1")
    assert out(match, "trinket_out") == ["accuracy_stone"]
    assert [one["card"] for one in hero(match, "crusader")["trinkets"]] == ["speed_stone"]


def test_a_curio_that_was_met_does_not_come_again_before_the_others() -> None:
    match = dungeon(agenda=[["stop"], ["curio_torch"]], tape=None)
    every = set(awaited(match))
    match.supply("bound_ledger")
    assert out(match, "curio_out") == ["bound_ledger"]
    again = dungeon(
        agenda=[["stop"], ["curio_torch"]], tape=None, curio_out=sorted(every - {"coin_trough"})
    )
    assert set(awaited(again)) == {"coin_trough"}
    last = dungeon(agenda=[["stop"], ["curio_torch"]], tape=None, curio_out=sorted(every))
    assert set(awaited(last)) == every


# ---------------------------------------------------------------------- the end of a turn


@pytest.mark.rule("DD-23.1")
def test_after_somebody_gave_way_the_turn_ends_as_ever() -> None:
    """A Bone Captain in a full Area: once a hero has gone, nobody is active and nobody is meant."""
    match = fight(
        {"crusader": {"area": "SW"}, "hellion": {"area": "SW"}},
        [{"kind": "bone_captain", "area": "SW", "stacks": []}],
        agenda=[["initiative"], ["end_turn", 8]],
        active=8,
        target=0,
        stood=SW,
        tape=["party"],
        cards=(2, 0),
    )
    assert asked(match) == ["settle"]
    play(match, options(match)[0])
    battle = body(match)["battle"]
    assert battle["target"] is None
    assert battle["active"] == 0  # the next card is the heroes'
    assert asked(match) == ["act"]


# ---------------------------------------------------------------------- as printed


@pytest.mark.rule("DD-16.5")
def test_whoever_is_spawned_is_as_its_card_says() -> None:
    """Drawn from the deck, sent by a Threat, listed by a Quest: no more Life and no more Dodge."""
    drawn = dungeon(
        at="a",
        tokens={"a": "lair"},
        agenda=[["room_acts"]],
        tape=["ruins_9", "maggot", "madman", "bone_rabble", "bone_soldier", "party"],
    )
    sent = dungeon(
        at="a",
        tokens={"a": "lair"},
        level=2,
        campaign={"threat": "necromancer"},
        agenda=[["room_acts"]],
        tape=["ruins_9", "maggot", "madman", "party"],
    )
    listed = dungeon(
        quest="the_old_road",
        tile="old_road",
        at="a",
        tokens={"a": "lair", "b": "empty", "c": "objective"},
        agenda=[["room_acts"]],
        tape=["ruins_9", "party"],
    )
    for match in (drawn, sent, listed):
        shown = table(match)["battle"]["monsters"]
        assert shown
        for one in shown:
            card = pack().monster(one["kind"])
            assert (one["life"], one["dodge"], one["wounds"]) == (card.life, card.dodge, 0)


@pytest.mark.rule("DD-A.22")
@pytest.mark.rule("DD-25.9")
def test_what_is_added_to_dodge_helps_against_a_trap() -> None:
    """A trap hits up to 8, less the Dodge of who steps on it; the stone adds to that."""
    found = {}
    for roll in range(3, 11):
        match = dungeon(
            {"crusader": {"trinkets": ["speed_stone"]}},
            light=3,
            agenda=[["stop"], ["hazard", 0, "trap"]],
            tape=[roll],
        )
        if asked(match) != ["trap_react"]:
            found[roll] = "missed"
            continue
        play(match, next(one for one in options(match) if one.startswith("trinket")))
        while asked(match) == ["trap_react"]:
            play(match, "pass")
        found[roll] = "hit" if hero(match, "crusader")["wounds"] else "dodged"
    dodge = hero(dungeon(light=3), "crusader")["dodge"]
    more = 1
    wanted = {
        roll: "missed" if roll > 8 - dodge else "dodged" if roll > 8 - dodge - more else "hit"
        for roll in range(3, 11)
    }
    assert found == wanted


@pytest.mark.rule("DD-A.221")
@pytest.mark.rule("DD-A.230")
def test_where_nothing_heals_food_helps_nobody_at_deaths_door() -> None:
    """Ruins 2, S: the Unholy Aura. One Area further the same hero is asked."""
    for area, asks in (("S", False), ("C", True)):
        match = fight(
            {"crusader": {"area": area, "wounds": 17}, "vestal": {"area": "C"}},
            [WAITING],
            room="ruins_2",
            stores={"food": 1},
            active=0,
            agenda=[["initiative"], ["deathblow", 0, 1]],
            tape=["blank", "party"],
        )
        assert (asked(match) == ["deathblow"]) is asks


@pytest.mark.rule("DD-14.1")
def test_only_lairs_count_as_lairs() -> None:
    """A Fundraiser gives nothing before a Lair is cleared."""
    for token, lairs in (("lair", 1), ("treasure", 0), ("empty", 0)):
        match = dungeon(
            quest="fundraiser",
            at="a",
            tokens={"a": token},
            agenda=[["room_acts"]] if token == "empty" else [["after_battle", True, None]],
        )
        assert body(match)["dungeon"]["lairs"] == lairs
        assert body(match)["dungeon"]["cleared"] == [0]
