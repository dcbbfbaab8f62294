"""What all Bosses have in common: the way to them, their turns, whom they call, the end (DD-31)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.effects.stress import suffer
from undercroft.games.darkest_dungeon.effects.wounds import wound
from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    RUINS,
    STILL,
    Fields,
    area_of,
    asked,
    awaited,
    conditions,
    deck,
    dungeon,
    each,
    fight,
    foe,
    hamlet,
    hero,
    kinds,
    meet,
    options,
    order,
    pack,
    play,
    ready,
    table,
    turns,
)

TILES = [tile.id for tile in pack().tiles if tile.entry.location == "ruins"]


def door(threat: str, tape: list[object] | None = None, **more: Any) -> Match:
    """The party enters the Objective Room of Face the Threat."""
    fields: dict[str, Any] = {"tokens": {"d": "objective"}, "at": "d", "level": 1, **more}
    return dungeon(
        quest="face_the_threat",
        tile="ladder",
        campaign={"threat": threat},
        agenda=[["stop"], ["room_acts"]],
        tape=["party"] if tape is None else tape,
        **fields,
    )


DUEL = {"necromancer": "left", "prophet": "NW"}  # Areas with space


def slaying(
    threat: str, others: list[Fields], tape: list[object], level: int = 1
) -> tuple[Match, str]:
    """In the Objective Room; and how the Crusader can slay the Boss at his side."""
    kind = f"{threat}_{level}"
    life = pack().monster(kind).life
    party: dict[str, Fields] = {one: {} for one in PARTY}
    where = dungeon(
        party,
        quest="face_the_threat",
        tile="ladder",
        at="d",
        tokens={"d": "objective"},
        level=level,
        campaign={"threat": threat, "quest_count": 2},
    )
    room = pack().boss(threat).entry.room
    here = DUEL[threat]
    party["crusader"] = {"area": here, "skills": ["smite"]}
    match = fight(
        party,
        [{"kind": kind, "area": here, "wounds": life - 1, "stacks": STILL}, *others],
        room=room,
        boss=threat,
        turn="crusader",
        where=where,
        tape=tape,
    )
    return match, f"use-smite-{area_of(room, here)}"


# ---------------------------------------------------------------------- the way to a Boss


@pytest.mark.rule("DD-31.1")
@pytest.mark.parametrize(
    ("threat", "lives"),
    [
        ("necromancer", (77, 103, 144)),
        ("prophet", (79, 106, 151)),
        ("collector", (66, 90, 126)),
        ("fanatic", (70, 95, 134)),
    ],
)
def test_a_boss_is_as_strong_as_the_campaign(threat: str, lives: tuple[int, ...]) -> None:
    for level in (1, 2, 3):
        match = door(threat, level=level)
        one = foe(match)
        assert one is not None
        assert (one["kind"], one["life"], one["level"]) == (
            f"{threat}_{level}",
            lives[level - 1],
            level,
        )


@pytest.mark.rule("DD-31.2")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_the_boss_is_faced_after_two_quests(act: int) -> None:
    for played in (0, 1, 2):
        match = hamlet(
            level=act,
            threat="prophet",
            campaign={"quest_count": played},
            agenda=[["next_quest"]],
            tape=None,
        )
        deals = set(awaited(match))
        if played < 2:
            general = {
                quest.id
                for quest in pack().quests
                if quest.entry.kind == "general"
                and quest.entry.level == act
                and quest.id != "the_old_road"
            }
            assert deals == general
        else:
            assert deals == set(TILES)
            assert table(match)["heroes"][0]["area"] is None


@pytest.mark.rule("DD-31.3")
@pytest.mark.parametrize("threat", RUINS)
def test_every_threat_is_faced_by_the_same_card(threat: str) -> None:
    match = hamlet(
        threat=threat,
        campaign={"quest_count": 2},
        agenda=[["next_quest"]],
        tape=["ladder", *["food"] * 8],
    )
    play(match, "stay")
    now = table(match)
    assert now["dungeon"]["quest"] == "face_the_threat"
    assert now["dungeon"]["left"] == {
        "objective": 1, "empty": 1, "dark": 2, "curio": 1, "treasure": 1, "lair": 1, "trap": 1,
    }  # fmt: skip
    assert now["firewood"]


@pytest.mark.rule("DD-31.3")
def test_the_card_has_twelve_resting_points() -> None:
    tired: dict[str, Fields] = {kind: {"stress": 9} for kind in PARTY}
    match = dungeon(
        tired,
        quest="face_the_threat",
        campaign={"threat": "collector"},
        at="a",
        tokens={"a": "empty"},
        cleared=[0],
    )
    play(match, "rest")
    assert table(match)["dungeon"]["rest_points"] == 12


def edges(tile: str) -> list[str]:
    """Rooms that only one Corridor leads to."""
    entry = next(one.entry for one in pack().tiles if one.id == tile)
    ends = [end for corridor in entry.corridors for end in corridor]
    return [room for room in entry.rooms if ends.count(room) == 1]


def reveal(tile: str, room: str, **more: Any) -> dict[str, int]:
    """What may lie in a Room, when the rest is unknown but for `tokens`."""
    names = next(one.names for one in pack().tiles if one.id == tile)
    match = dungeon(
        quest="face_the_threat",
        tile=tile,
        campaign={"threat": "necromancer"},
        agenda=[["stop"], ["reveal_token", names.index(room)]],
        tape=None,
        **more,
    )
    return awaited(match)


@pytest.mark.rule("DD-31.4")
@pytest.mark.rule("DD-31.5")
@pytest.mark.rule("DD-31.6")
@pytest.mark.parametrize("tile", TILES)
def test_the_objective_lies_in_one_of_the_edge_rooms(tile: str) -> None:
    far = edges(tile)
    assert far
    for room in next(one.entry.rooms for one in pack().tiles if one.id == tile):
        found = reveal(tile, room)
        if room in far:
            assert found["objective"] * len(far) == sum(found.values())
        else:
            assert "objective" not in found


@pytest.mark.rule("DD-31.6")
def test_three_edge_rooms_hold_the_objective_and_two_others() -> None:
    assert edges("ladder") == ["d", "f", "h"]
    found = reveal("ladder", "f")
    # The Objective, and two at random of the seven others, two of which are Dark Rooms.
    assert found["objective"] * 3 == sum(found.values())
    assert found["dark"] == 2 * found["lair"] == 2 * found["trap"]
    assert found["dark"] * 21 == 4 * sum(found.values())
    found = reveal("ladder", "f", tokens={"d": "dark"}, at="d")
    assert found["objective"] * 2 == sum(found.values())
    assert set(reveal("ladder", "f", tokens={"d": "dark", "h": "trap"}, at="d")) == {"objective"}
    found = reveal("ladder", "f", tokens={"d": "objective"}, at="d")
    assert "objective" not in found
    assert sum(found.values()) == 7


@pytest.mark.rule("DD-31.7")
def test_nobody_leaves_when_facing_the_threat() -> None:
    assert "leave" in options(dungeon())
    for where in ({}, {"at": "a", "tokens": {"a": "empty"}, "cleared": [0]}):
        match = dungeon(quest="face_the_threat", campaign={"threat": "fanatic"}, **where)
        assert "leave" not in options(match)


# ---------------------------------------------------------------------- meeting it


@pytest.mark.rule("DD-31.9")
@pytest.mark.parametrize(
    ("threat", "room"),
    [
        ("necromancer", "ruins_10"),
        ("prophet", "ruins_11"),
        ("collector", "ruins_12"),
        ("fanatic", "ruins_13"),
    ],
)
def test_each_boss_has_a_room_of_its_own(threat: str, room: str) -> None:
    battle = table(door(threat))["battle"]
    assert (battle["room"], battle["boss"]) == (room, threat)


@pytest.mark.rule("DD-31.9")
def test_no_other_battle_is_fought_in_the_room_of_a_boss() -> None:
    match = dungeon(agenda=[["stop"], ["draw_room"]], at="a", tokens={"a": "lair"}, tape=None)
    own = {boss.entry.room for boss in pack().bosses}
    assert not own & set(awaited(match))


@pytest.mark.rule("DD-31.10")
def test_the_threat_ends_when_the_boss_is_met() -> None:
    # Heretic's Mark: at the start of a Battle all heroes are marked.
    crowd = ["ruins_9", *["bone_rabble"] * 3, "bone_soldier", "party"]
    ordinary = door("fanatic", crowd, tokens={"a": "lair"}, at="a", level=2)
    assert table(ordinary)["threat_active"]
    assert ("mark", 0, 2) in conditions(hero(ordinary, "vestal"))
    match = door("fanatic", level=2)
    assert not table(match)["threat_active"]
    assert all(conditions(hero(match, kind)) == [] for kind in PARTY)


@pytest.mark.rule("DD-31.10")
def test_the_dead_of_a_boss_fight_stay_dead() -> None:
    # Reanimation, the Necromancer's third Threat, would raise the first to die.
    spearman = {"kind": "bone_spearman", "area": "left", "wounds": 14, "stacks": STILL}
    match, smite = slaying("necromancer", [spearman], [3], level=3)
    play(match, smite, "figure-9")
    assert order(match) == ["necromancer_3"]


@pytest.mark.rule("DD-31.11")
@pytest.mark.parametrize("now", [4, 9])
def test_nobody_is_driven_from_a_boss_by_the_round(now: int) -> None:
    match = fight(
        {"crusader": {"area": "NW"}},
        [{"kind": "prophet_1", "area": "C", "stacks": STILL, "turns": 0}],
        room="ruins_11",
        boss="prophet",
        turn="crusader",
        round=now,
        cards=(0, 0),
        tape=["party"],
    )
    assert not table(match)["battle"]["counts_rounds"]
    play(match, "end")
    assert table(match)["battle"]["round"] == now + 1
    assert "battle_fled" not in kinds(match)


@pytest.mark.rule("DD-31.13")
@pytest.mark.parametrize(
    ("boss", "cards"),
    [
        ("necromancer", 1),
        ("prophet", 3),
        ("collector", 1),
        ("fanatic", 3 + 1),
        ("templars", 2 + 2),
        ("mammoth_cyst", 2),
        ("shuffling_horror", 2),
    ],
)
def test_a_boss_has_a_card_for_each_action(boss: str, cards: int) -> None:
    assert deck(meet(boss, tape=["party"])) == (3, cards)


# ---------------------------------------------------------------------- its turns


@pytest.mark.rule("DD-31.15")
def test_whoever_has_actions_left_acts_before_those_behind() -> None:
    match = fight(
        {"crusader": {"area": "NE"}},
        [
            {"kind": "templar_impaler", "area": "S", "stacks": STILL},
            {"kind": "templar_warlord", "area": "N", "stacks": STILL},
        ],
        room="dd_9",
        boss="templars",
        tape=["foes"] * 4,
    )
    assert turns(match)[:4] == ["templar_impaler"] * 2 + ["templar_warlord"] * 2


def horror(turn: int | str | None, tape: list[object], **fields: object) -> Match:
    """The Horror in Aggressive and Defensive, Priest and Growth behind; nobody can act."""
    return fight(
        {"bounty_hunter": {"area": "S", "level": 3, "skills": ["uppercut"], **fields}},
        [
            {"kind": "shuffling_horror", "area": "S", "stacks": STILL},
            {"kind": "cultist_priest", "area": "W", "stacks": STILL},
            {"kind": "malignant_growth", "area": "NE", "stacks": STILL},
        ],
        room="dd_10",
        boss="shuffling_horror",
        turn=turn,
        tape=tape,
    )


@pytest.mark.rule("DD-31.16")
def test_the_horror_twice_then_priest_and_growth() -> None:
    match = horror(None, ["foes"] * 4)
    assert turns(match)[:4] == ["shuffling_horror"] * 2 + ["cultist_priest", "malignant_growth"]


@pytest.mark.rule("DD-31.17")
def test_pushed_behind_the_priest_the_horror_waits_for_its_second_action() -> None:
    match = horror(8, ["party", 3, "party"])
    assert turns(match) == ["shuffling_horror", "bounty_hunter"]
    # Push 2, which the Horror resists by 1: one Stance back, behind the Priest.
    play(match, f"use-uppercut-{area_of('dd_10', 'S')}", f"area-{area_of('dd_10', 'C')}")
    assert order(match) == ["cultist_priest", "shuffling_horror", "malignant_growth"]
    play(match, "end")
    assert turns(match)[2:5] == ["cultist_priest", "shuffling_horror", "malignant_growth"]


@pytest.mark.rule("DD-A.103")
def test_each_activation_of_a_boss_is_a_turn() -> None:
    match = fight(
        {"crusader": {"area": "SW", "level": 3}},
        [
            {
                "kind": "templar_impaler",
                "area": "S",
                "stacks": [["stun", 0, 1], ["bleed", 2, 3], ["buff", 0, 2]],
            }
        ],
        room="dd_9",
        boss="templars",
        tape=["foes", "party"],
        cards=(1, 2),
    )
    # Stunned: this activation is lost, and a token of each stack with it.
    one = foe(match)
    assert one is not None
    assert one["wounds"] == 2
    assert conditions(one) == [("bleed", 2, 2), ("buff", 0, 1)]
    assert "stunned" in kinds(match)
    match = ready(match.position(), [["initiative"]], [1])
    one = foe(match)
    assert one is not None
    assert one["wounds"] == 4  # the second one of the round ticks again, and he acts
    assert conditions(one) == [("bleed", 2, 1)]
    assert asked(match) == ["approach"]


# ---------------------------------------------------------------------- how it ends


@pytest.mark.rule("DD-31.12")
def test_the_fight_ends_with_the_boss() -> None:
    others: list[Fields] = [{"kind": "bone_rabble", "area": area} for area in ("top", "right")]
    match, smite = slaying("necromancer", others, [3, "prophet", "uneventful_week", 1])
    play(match, smite)
    assert [e.fields["figure"] for e in match.events if e.kind == "slain"] == ["necromancer_1"]
    assert {"battle_won", "boss_beaten"} <= set(kinds(match))
    assert table(match)["battle"] is None
    assert table(match)["beaten"] == ["necromancer"]


@pytest.mark.rule("DD-31.12")
def test_the_death_of_another_ends_nothing() -> None:
    rabble = {"kind": "bone_rabble", "area": "left", "wounds": 5, "stacks": STILL}
    match, smite = slaying("necromancer", [rabble], [3])
    play(match, smite, "figure-9")
    assert order(match) == ["necromancer_1"]
    assert "battle_won" not in kinds(match)


@pytest.mark.rule("DD-31.14")
@pytest.mark.parametrize("level", [1, 2])
def test_a_dead_boss_raises_the_campaign(level: int) -> None:
    match, smite = slaying("prophet", [], [3, "collector", "uneventful_week", 1], level)
    play(match, smite)
    now = table(match)
    assert (now["level"], now["act"], now["quest_count"]) == (level + 1, level + 1, 0)
    assert now["threat"] == "collector"
    assert each(match, "xp") == [3] * 4


@pytest.mark.rule("DD-A.99")
def test_both_templars_must_die() -> None:
    for left in (0, 1):
        others = ("templar_impaler", "templar_warlord")
        lives = (77, 66)
        match = fight(
            {"crusader": {"area": "SE", "level": 3, "skills": ["smite"]}},
            [
                {
                    "kind": kind,
                    "area": "SE" if place != left else "NE",
                    "wounds": lives[place] - 1,
                    "stacks": STILL,
                }
                for place, kind in enumerate(others)
            ],
            room="dd_9",
            boss="templars",
            turn="crusader",
            tape=[3],
        )
        play(match, f"use-smite-{area_of('dd_9', 'SE')}")
        assert order(match) == [others[left]]
        assert "battle_won" not in kinds(match)
        one = foe(match, left)
        assert one is not None
        assert one["stance"] == "aggressive"


@pytest.mark.rule("DD-31.8")
@pytest.mark.rule("DD-A.98")
@pytest.mark.parametrize("waiting", [1, 4])
def test_with_all_heroes_dead_before_the_boss_the_campaign_is_lost(waiting: int) -> None:
    party: dict[str, Fields] = {"crusader": {"wounds": 17}}
    match = last_stand(party, waiting, "necromancer", "ruins_10", "necromancer_1")
    assert "game_lost" in kinds(match)
    result = match.result
    assert result is not None
    assert result.winners == ()


def last_stand(
    party: dict[str, Fields], waiting: int, boss: str | None, room: str, kind: str
) -> Match:
    """The last of the party is at Death's Door and hit; his Death's Door die shows a skull."""
    doc: Any = dungeon(
        PARTY,
        quest="face_the_threat",
        tile="ladder",
        at="d",
        tokens={"d": "objective" if boss else "lair"},
        campaign={"threat": "necromancer"},
        hamlet={"waiting": waiting},
    )
    return fight(
        party,
        [{"kind": kind, "area": "upper_centre" if boss else "C"}],
        room=room,
        boss=boss,
        turn=8,
        where=doc,
        tape=[4, 2, "skull"] if boss else [1, 2, "skull"],
    )


@pytest.mark.rule("DD-A.240")
def test_in_an_ordinary_battle_of_a_boss_quest_too() -> None:
    match = last_stand(
        {"crusader": {"wounds": 17, "area": "S"}}, 4, None, "ruins_9", "bone_captain"
    )
    assert "game_lost" in kinds(match)
    assert "battle_fled" not in kinds(match)


@pytest.mark.rule("DD-A.102")
def test_an_ordinary_battle_on_the_way_to_the_boss_may_be_fled() -> None:
    where = dungeon(
        quest="face_the_threat",
        tile="ladder",
        at="b",
        passed=["a"],
        tokens={"a": "empty", "b": "lair"},
        campaign={"threat": "necromancer"},
    )
    match = fight(
        {kind: {} for kind in PARTY},
        [{"kind": "madman", "area": "N", "stacks": STILL, "turns": 0}],
        room="ruins_9",
        turn="crusader",
        where=where,
        round=4,
        cards=(0, 0),
    )
    play(match, "end")
    assert "battle_fled" in kinds(match)
    assert asked(match) == ["stop"]
    assert table(match)["dungeon"]["fled"]
    assert not match.over


# ---------------------------------------------------------------------- a fight that goes nowhere


def quiet(number: int, stirred: int, **more: Any) -> Match:
    """The last turn of a round of a Boss fight in which nothing happens."""
    return fight(
        {"crusader": {"area": "SW", "level": 3}},
        [{"kind": "templar_impaler", "area": "N", "stacks": [["stun", 0, 9]]}],
        room="dd_9",
        boss="templars",
        round=number,
        stirred=stirred,
        turn="crusader",
        cards=(0, 0),
        tape=["party"],
        **more,
    )


@pytest.mark.rule("DD-A.227")
def test_ten_rounds_without_a_blow_and_the_fight_is_given_up() -> None:
    match = quiet(13, 4)
    play(match, "end")
    assert not match.over
    assert "lull" in kinds(match)
    match = quiet(14, 4)
    play(match, "end")
    assert match.over
    assert "given_up" in kinds(match)
    assert match.result is not None
    assert match.result.winners == ()


@pytest.mark.rule("DD-A.227")
@pytest.mark.rule("DD-31.11")
def test_while_somebody_suffers_no_round_of_a_boss_fight_is_the_last() -> None:
    bleeding = [["bleed", 1, 2], ["stun", 0, 9]]
    match = fight(
        {"crusader": {"area": "SW", "level": 3}},
        [{"kind": "templar_impaler", "area": "N", "stacks": bleeding}],
        room="dd_9",
        boss="templars",
        round=90,
        stirred=80,
        cards=(1, 1),
        tape=["foes", "party"],
    )
    play(match, "end")
    assert not match.over
    assert table(match)["battle"]["round"] == 91


@pytest.mark.rule("DD-A.227")
def test_an_ordinary_battle_ends_by_flight_as_ever() -> None:
    match = fight({"crusader": {"area": "S"}}, [("madman", "N")], round=4, turn=0, cards=(0, 0))
    play(match, "end")
    assert "battle_fled" in kinds(match)
    assert "given_up" not in kinds(match)


@pytest.mark.rule("DD-A.227")
@pytest.mark.parametrize(("stat", "before"), [("stress", {"stress": 1}), ("wounds", {"wounds": 1})])
def test_stress_and_wounds_end_a_lull(stat: str, before: dict[str, int]) -> None:
    match = fight(
        {"crusader": {"area": "SW", "level": 3, **before}},
        [{"kind": "templar_impaler", "area": "N", "stacks": [["stun", 0, 9]]}],
        room="dd_9",
        boss="templars",
        round=13,
        stirred=4,
        turn="crusader",
    )
    state: Any = match.state
    (suffer if stat == "stress" else wound)(state, match, state.heroes[0], 1)
    assert hero(match)[stat] == 2
    assert state.battle.stirred == 13
