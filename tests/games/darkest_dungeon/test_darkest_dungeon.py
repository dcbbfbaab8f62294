"""The fourth act: into the Darkest Dungeon (DD-36)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    STILL,
    Fields,
    area_of,
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
    table,
    used_up,
)

QUESTS = ("we_are_the_flame", "light_the_way", "belly_of_the_beast")
TILES = {"dd_a": ("c4r0", "c1r1", "c5r2"), "dd_b": ("c2r0", "c4r0", "c2r1")}


def deep(heroes: Any = PARTY, **more: Any) -> Match:
    """A stop in the Darkest Dungeon."""
    fields: dict[str, Any] = {"quest": "light_the_way", "tile": "dd_a", "level": 3, **more}
    campaign = {"act": 4, **fields.pop("campaign", {})}
    return dungeon(heroes, campaign=campaign, **fields)


def act_four(tape: list[object] | None, played: int = 0) -> Match:
    return hamlet(
        level=3,
        campaign={"act": 4, "quest_count": played},
        agenda=[["next_quest"]],
        tape=tape,
    )


# ---------------------------------------------------------------------- on the way


@pytest.mark.rule("DD-36.2")
@pytest.mark.rule("DD-A.129")
def test_the_hamlet_comes_first_and_no_threat_is_left() -> None:
    home = dungeon(
        quest="face_the_threat",
        tile="ladder",
        at="d",
        tokens={"d": "objective"},
        level=3,
        progress=1,
        campaign={"threat": "fanatic", "quest_count": 2},
        agenda=[["return_home", "fanatic"]],
        tape=["uneventful_week", 1],
    )
    now = table(home)
    assert (now["act"], now["quest_count"], now["level"]) == (4, 0, 3)
    assert now["hamlet"]["event"] == "uneventful_week"
    assert now["threat"] is None
    assert not now["threat_active"]
    assert "threat" not in kinds(home)
    assert asked(home) == ["visit"]


@pytest.mark.rule("DD-36.4")
def test_one_of_three_quests_comes_without_a_choice() -> None:
    assert awaited(act_four(None)) == dict.fromkeys(QUESTS, 1)
    for quest in QUESTS:
        match = act_four([quest, "dd_a", *["food"] * 8])
        assert table(match)["dungeon"]["quest"] == quest
        assert asked(match) == ["arrange"]


@pytest.mark.rule("DD-36.7")
def test_one_of_the_two_tiles_is_drawn() -> None:
    match = hamlet(
        level=3,
        campaign={"act": 4},
        agenda=[["begin_quest", "light_the_way"]],
        tape=None,
    )
    assert awaited(match) == dict.fromkeys(TILES, 1)


@pytest.mark.rule("DD-36.6")
@pytest.mark.rule("DD-36.14")
@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("tile", TILES)
def test_sixteen_rooms_three_of_them_excavation_sites(quest: str, tile: str) -> None:
    match = act_four([quest, tile, *["food"] * 8])
    now = table(match)["dungeon"]
    assert now["tokens"] == [None] * 16
    assert sum(now["left"].values()) == 16
    assert now["left"]["empty"] == 3
    assert now["left"]["objective"] == 1


@pytest.mark.rule("DD-36.18")
def test_provisions_are_rolled_before_entering() -> None:
    faces: list[object] = ["food", "bandage", "potion", "torch", "tool", "food", "food", "torch"]
    match = act_four(["light_the_way", "dd_a", *faces])
    assert used_up(match)
    play(match, "stay")
    assert table(match)["stores"] == {"food": 3, "bandage": 1, "potion": 1, "torch": 2, "tool": 1}


# ---------------------------------------------------------------------- the layout


def may_lie(tile: str, room: str, **more: Any) -> dict[str, int]:
    names = next(one.names for one in pack().tiles if one.id == tile)
    agenda: list[list[object]] = [["stop"], ["reveal_token", names.index(room)]]
    return awaited(deep(tile=tile, agenda=agenda, tape=None, **more))


@pytest.mark.rule("DD-36.8")
@pytest.mark.rule("DD-36.9")
@pytest.mark.parametrize("tile", TILES)
def test_the_boss_waits_on_one_of_three_marked_slots(tile: str) -> None:
    entry = next(one.entry for one in pack().tiles if one.id == tile)
    ends = [end for corridor in entry.corridors for end in corridor]
    edges = {room for room in entry.rooms if ends.count(room) == 1}
    assert edges - set(TILES[tile])  # Edge Rooms that are no Boss Slots
    for room in entry.rooms:
        found = may_lie(tile, room)
        if room in TILES[tile]:
            assert found["objective"] * 3 == sum(found.values())
        else:
            assert "objective" not in found
            assert sum(found.values()) == 15


@pytest.mark.rule("DD-36.8")
def test_the_other_two_slots_hold_any_of_the_fifteen() -> None:
    found = may_lie("dd_a", "c4r0")
    others = {token: count for token, count in found.items() if token != "objective"}
    tokens = {"empty": 3, "dark": 3, "curio": 3, "treasure": 2, "lair": 2, "trap": 2}
    assert {token: count * 15 for token, count in others.items()} == {
        token: count * sum(others.values()) for token, count in tokens.items()
    }
    shown = {"c1r1": "dark", "c5r2": "lair"}
    assert set(may_lie("dd_a", "c4r0", tokens=shown)) == {"objective"}
    found = may_lie("dd_a", "c1r1", tokens={"c4r0": "objective"})
    assert "objective" not in found
    assert sum(found.values()) == 15


# ---------------------------------------------------------------------- its decks


@pytest.mark.rule("DD-36.3")
def test_only_its_own_monsters_live_there() -> None:
    match = deep(at="c2r5", tokens={"c2r5": "lair"}, agenda=[["stop"], ["room_acts"]], tape=None)
    match.supply("dd_1")
    found = awaited(match)
    own = {card.id: card.entry.copies for card in pack().monsters if card.entry.group == "darkest"}
    assert found == own
    assert len(own) == 9
    assert sum(own.values()) == 26
    assert {card.level for card in pack().monsters if card.entry.group == "darkest"} == {3}


@pytest.mark.rule("DD-36.3")
def test_elsewhere_they_do_not_live() -> None:
    match = dungeon(
        level=3, at="a", tokens={"a": "lair"}, agenda=[["stop"], ["room_acts"]], tape=None
    )
    match.supply("ruins_3")
    groups = {pack().monster(id).entry.group for id in awaited(match)}
    assert groups == {"ruins", "common"}


@pytest.mark.rule("DD-36.10")
def test_only_its_own_rooms_are_drawn() -> None:
    match = deep(at="c2r5", tokens={"c2r5": "lair"}, agenda=[["stop"], ["room_acts"]], tape=None)
    assert set(awaited(match)) == {f"dd_{number}" for number in range(1, 9)}


@pytest.mark.rule("DD-36.10")
@pytest.mark.parametrize(
    ("quest", "room", "boss"),
    [
        ("light_the_way", "dd_9", "templars"),
        ("we_are_the_flame", "dd_10", "shuffling_horror"),
        ("belly_of_the_beast", "dd_11", "mammoth_cyst"),
    ],
)
def test_each_quest_has_its_boss(quest: str, room: str, boss: str) -> None:
    match = deep(
        quest=quest,
        at="c4r0",
        tokens={"c4r0": "objective"},
        agenda=[["stop"], ["room_acts"]],
        tape=["party"],
    )
    battle = table(match)["battle"]
    assert (battle["room"], battle["boss"]) == (room, boss)


@pytest.mark.rule("DD-36.11")
def test_trinkets_found_there_are_of_the_third_level() -> None:
    match = deep(agenda=[["stop"], ["draw_curio", 0]], tape=None, torch=True)
    match.supply("locked_coffer")
    found = awaited(match)
    third = {card.id for card in pack().trinkets if card.level == 3}
    assert set(found) == third
    assert len(third) == 12


@pytest.mark.rule("DD-36.12")
def test_curios_quirks_diseases_and_moods_come_from_the_old_decks() -> None:
    match = deep(agenda=[["stop"], ["draw_curio", 0]], tape=None)
    assert set(awaited(match)) == set(pack().things["curio"])
    for step, both in (
        (["draw_quirk", 0, False], list(pack().things["quirk"])),
        (["draw_quirk", 0, True], list(pack().things["quirk"])),
        (["draw_disease", 0], list(pack().things["disease"])),
        (["draw_mood", 0, False], list(pack().things["mood"])),
        (["draw_mood", 0, True], list(pack().things["mood"])),
    ):
        here = awaited(deep(agenda=[["stop"], step], tape=None))
        there = awaited(dungeon(level=3, agenda=[["stop"], step], tape=None))
        assert here == there
        assert here.keys() <= set(both)


@pytest.mark.rule("DD-36.13")
def test_it_is_a_dungeon_of_the_third_level() -> None:
    match = act_four(["light_the_way", "dd_a", *["food"] * 8])
    assert table(match)["level"] == 3
    # A Trap Room: as much as the Dungeon Level, in Wounds or Stress.
    trap = deep(at="c2r5", tokens={"c2r5": "trap"}, agenda=[["stop"], ["room_acts"]])
    assert options(trap) == [f"wounds-{n}" for n in range(4)]


# ---------------------------------------------------------------------- excavation sites


def site(
    heroes: Any = None, tape: list[object] | None = None, players: int = 1, **more: Any
) -> Match:
    tired: dict[str, Fields] = {kind: {"wounds": 9, "stress": 9} for kind in PARTY}
    return deep(
        tired if heroes is None else heroes,
        at="c2r5",
        tokens={"c2r5": "empty"},
        agenda=[["stop"], ["room_acts"]],
        tape=["food", "torch", "torch", "tool"] if tape is None else tape,
        setup={"players": players},
        **more,
    )


@pytest.mark.rule("DD-36.14")
@pytest.mark.rule("DD-36.15")
def test_each_hero_rolls_a_provision_die() -> None:
    match = site(stores={"food": 1})
    assert used_up(match)
    assert table(match)["stores"] == {"food": 2, "bandage": 0, "potion": 0, "torch": 2, "tool": 1}
    empty = dungeon(at="a", tokens={"a": "empty"}, agenda=[["stop"], ["room_acts"]])
    assert sum(table(empty)["stores"].values()) == 0
    assert asked(empty) == ["stop"]


@pytest.mark.rule("DD-36.15")
def test_a_wild_face_is_turned_by_the_hero_who_rolled_it() -> None:
    match = site(tape=["food", "wild", "torch", "tool"], players=2)
    assert (asked(match), match.waiting) == (["choose_side"], [1])


@pytest.mark.rule("DD-36.16")
def test_a_free_rest_of_eight_points() -> None:
    match = site()
    assert asked(match) == ["rest"]
    assert table(match)["dungeon"]["rest_points"] == 8
    play(match, *["hero-0-life", "hero-3-stress"] * 4)
    assert asked(match) == ["stop"]
    assert each(match, "wounds") == [5, 9, 9, 9]
    assert each(match, "stress") == [9, 9, 9, 5]
    assert table(match)["firewood"]
    assert "rest" in options(match)  # the Quest's own Firewood is still there
    match = site(firewood=False)
    assert asked(match) == ["rest"]


@pytest.mark.rule("DD-36.16")
def test_what_helps_a_rest_helps_this_one_too() -> None:
    resting = next(
        card.id
        for card in pack().trinkets
        if any(way.window == "resting" for way in card.entry.positive)
    )
    match = site({"crusader": {"trinkets": [resting], "wounds": 5}})
    assert asked(match) == ["rest_window"]


@pytest.mark.rule("DD-36.17")
def test_afterwards_the_room_is_cleared() -> None:
    match = site()
    play(match, "done")
    names = next(one.names for one in pack().tiles if one.id == "dd_a")
    assert table(match)["dungeon"]["cleared"] == [names.index("c2r5")]
    # Nothing more is found there when the party comes back.
    again = deep(
        at="c2r5", tokens={"c2r5": "empty"}, cleared=[14], agenda=[["enter_room", True]], tape=[]
    )
    assert asked(again) == ["stop"]


@pytest.mark.rule("DD-A.127")
def test_points_not_spent_are_lost() -> None:
    match = site()
    play(match, "hero-0-life", "done")
    assert table(match)["dungeon"]["rest_points"] == 0
    play(match, "rest")
    assert table(match)["dungeon"]["rest_points"] == 24  # the Quest's, and no more


@pytest.mark.rule("DD-A.128")
def test_nobody_can_refuse_the_rest_but_anybody_may_ask_for_equal_shares() -> None:
    match = site(players=4)
    assert match.waiting == [1, 2, 3]
    assert all(options(match, seat) == ["yes", "split"] for seat in (1, 2, 3))
    play(match, "yes", "yes", "yes")
    assert (asked(match), match.waiting) == (["rest"], [0])
    match = site(players=4)
    play(match, "yes", "split", "yes")
    for seat in range(4):  # 8 points: 2 each
        assert (asked(match), match.waiting) == (["rest_own"], [seat])
        play(match, "life", "stress")
    assert each(match, "wounds") == [8] * 4
    assert each(match, "stress") == [8] * 4
    assert asked(match) == ["stop"]


# ---------------------------------------------------------------------- how it ends


@pytest.mark.rule("DD-36.1")
def test_nobody_leaves_the_darkest_dungeon() -> None:
    assert "leave" not in options(deep())


@pytest.mark.rule("DD-36.1")
@pytest.mark.parametrize("final", [False, True])
def test_to_fall_in_the_fourth_act_is_to_lose_the_campaign(final: bool) -> None:
    where = deep(
        at="c4r0", tokens={"c4r0": "objective"}, hamlet={"waiting": 4}, quest="belly_of_the_beast"
    )
    setup: dict[str, Any] = {"setup": {"mode": "campaign"}} if final else {"where": where}
    match = fight(
        {"crusader": {"level": 3, "wounds": 32, "area": 4}},
        [("heart_of_darkness" if final else "mammoth_cyst", 1)]
        + ([] if final else [("white_cell_stalk", 0)]),
        room="dd_12" if final else "dd_11",
        boss="heart_of_darkness" if final else "mammoth_cyst",
        turn=8,
        campaign={"final": final, "act": 4, "level": 3},
        doom=5 if final else 0,
        tape=[2, "skull"] if final else [5, 2, "skull"],
        **setup,
    )
    assert "game_lost" in kinds(match)
    assert match.result is not None
    assert match.result.winners == ()


@pytest.mark.rule("DD-36.5")
@pytest.mark.parametrize(
    ("quest", "boss", "cancelled"),
    [
        ("light_the_way", "templars", "ancestor_first_form"),
        ("we_are_the_flame", "shuffling_horror", "ancestor_second_form"),
        ("belly_of_the_beast", "mammoth_cyst", "gestating_heart"),
    ],
)
def test_the_reward_is_experience_and_a_form_less(quest: str, boss: str, cancelled: str) -> None:
    where = deep(
        {
            "crusader": {"level": 3, "skills": ["smite"]},
            "hellion": {},
            "highwayman": {},
            "vestal": {},
        },
        quest=quest,
        at="c4r0",
        tokens={"c4r0": "objective"},
    )
    kind = "templar_warlord" if boss == "templars" else boss
    life = pack().monster(kind).life
    room = pack().boss(boss).entry.room
    area = {"templars": "SE", "shuffling_horror": "C", "mammoth_cyst": "S"}[boss]
    match = fight(
        {"crusader": {"area": area}, "hellion": {}, "highwayman": {}, "vestal": {}},
        [{"kind": kind, "area": area, "wounds": life - 1, "stacks": STILL}],
        room=room,
        boss=boss,
        turn="crusader",
        where=where,
        tape=[3, 1],
    )
    play(match, f"use-smite-{area_of(room, area)}")
    assert each(match, "xp") == [3] * 4
    assert table(match)["coach_xp"] == 3
    assert table(match)["cancelled"] == cancelled
    assert (table(match)["act"], table(match)["quest_count"]) == (4, 1)
    assert hero(match)["alive"]
