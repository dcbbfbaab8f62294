"""Edges of the rules: the last of a kind, what is paid, what is left behind, who comes second."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import body
from .stage import (
    PARTY,
    STILL,
    WAITING,
    Fields,
    area_of,
    asked,
    awaited,
    closed,
    conditions,
    dungeon,
    fight,
    foe,
    hamlet,
    hero,
    kinds,
    meet,
    new,
    options,
    pack,
    play,
    ready,
    table,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it.
N, NW, NE, W, C, E, SW, S, SE = range(9)


# ---------------------------------------------------------------------- a turn


@pytest.mark.rule("DD-18.8")
def test_who_cannot_get_out_of_a_full_area_ends_the_turn_there() -> None:
    """Slowed to Speed 0 and below: nowhere to go, and in the crowd nothing else is offered."""
    for slower in (-1, -2):
        match = fight(
            {
                "crusader": {"area": "SW", "speed": slower, "actions": 2},
                "hellion": {"area": "SW"},
                "vestal": {"area": "SW"},
            },
            [WAITING],
            agenda=[["initiative"], ["end_turn", 0], ["act", 0]],
        )
        assert options(match) == ["end"]


@pytest.mark.rule("DD-18.7")
def test_who_is_slowed_to_nothing_does_not_move() -> None:
    for slower, moves in ((0, True), (-1, False), (-2, False)):
        match = fight(
            {"crusader": {"area": "S", "speed": slower, "actions": 2}, "vestal": {"area": "W"}},
            [WAITING],
            agenda=[["initiative"], ["end_turn", 0], ["act", 0]],
        )
        assert any(one.startswith("move-") for one in options(match)) is moves


@pytest.mark.rule("DD-A.231")
@pytest.mark.rule("DD-8.6")
def test_a_task_takes_two_actions_and_what_it_costs() -> None:
    def at_the_fountain(potions: int) -> Match:
        where = dungeon(
            quest="purify_the_fountains",
            level=2,
            at="a",
            tokens={"a": "objective"},
            stores={"potion": potions},
        )
        return fight(
            {"crusader": {"area": "FOUNTAIN"}},
            [{"kind": "bone_rabble", "area": "NW", "stacks": STILL}],
            room="ruins_3",
            where=where,
            turn="crusader",
            alone=False,
        )

    match = at_the_fountain(2)
    play(match, "task")
    assert body(match)["dungeon"]["stores"]["potion"] == 1
    assert hero(match, "crusader")["actions"] == 0
    assert "task" not in options(match)
    assert "task" not in options(at_the_fountain(0))
    assert "task" in options(at_the_fountain(1))


# ---------------------------------------------------------------------- the Skill in use


@pytest.mark.rule("DD-19.16")
@pytest.mark.rule("DD-20.20")
def test_effects_on_a_target_come_in_the_order_of_the_card() -> None:
    """Slam pushes, then weakens: while the push is asked about, nothing else has happened."""
    match = fight(
        {"abomination": {"area": "S", "form": 1, "skills": ["slam"]}},
        [{"kind": "bone_soldier", "area": "C", "life": 30}, WAITING],
        turn="abomination",
        tape=[5],
    )
    play(match, f"use-slam-{C}")
    assert asked(match) == ["shove"]
    struck = foe(match)
    assert struck is not None
    assert "debuff" not in [name for name, _, _ in conditions(struck)]
    while asked(match) == ["shove"]:
        play(match, options(match)[0])
    struck = foe(match)
    assert struck is not None
    assert "debuff" in [name for name, _, _ in conditions(struck)]


# ---------------------------------------------------------------------- what a screen gets


def test_no_doom_is_shown_where_none_impends() -> None:
    match = fight({"crusader": {}}, [WAITING], turn="crusader")
    assert table(match)["battle"]["doom"] is None
    match = fight({"crusader": {}}, [WAITING], turn="crusader", doom=4)
    assert table(match)["battle"]["doom"] == 4


# ---------------------------------------------------------------------- the camp fire


@pytest.mark.rule("DD-15.4")
def test_points_that_nobody_needs_are_gone() -> None:
    match = dungeon({"crusader": {"wounds": 1}}, at="a", tokens={"a": "empty"}, cleared=[0])
    play(match, "rest", "hero-0-life")
    assert asked(match) == ["stop"]
    assert body(match)["dungeon"]["rest_points"] == 0


@pytest.mark.rule("DD-2.4")
def test_supplies_are_missing() -> None:
    """The Collector at level 3: a Rest is worth 4 points, whatever the Quest says."""
    tired: dict[str, Fields] = {kind: {"wounds": 5} for kind in PARTY}
    for level, points in ((2, 8), (3, 4)):
        match = dungeon(
            tired,
            at="a",
            tokens={"a": "empty"},
            cleared=[0],
            level=level,
            campaign={"threat": "collector"},
        )
        play(match, "rest")
        assert body(match)["dungeon"]["rest_points"] == points


@pytest.mark.rule("DD-2.4")
def test_what_was_collected_already() -> None:
    """The Collector at level 2: on 1 to 5 Gold and Trinkets of a Curio are gone."""
    for roll, gold in ((5, 10), (6, 20)):
        match = dungeon(
            agenda=[["stop"], ["curio_theft", 0, "cracked_reliquary"]],
            level=2,
            campaign={"threat": "collector"},
            tape=[roll],
        )
        assert body(match)["hamlet"]["gold"] == gold


# ---------------------------------------------------------------------- the final encounter


@pytest.mark.rule("DD-37.4")
def test_a_single_final_encounter_begins_with_the_first_form_left() -> None:
    forms = [form.id for form in pack().forms]
    for lost in forms[:-1]:
        match = new({"mode": "boss", "boss": "final_encounter", "cancelled": lost, "players": 1})
        while table(match)["battle"] is None:
            play(match, options(match)[0])
        left = [form for form in forms if form != lost]
        assert table(match)["battle"]["boss"] == left[0]


# ---------------------------------------------------------------------- what is closed, and what is not


@pytest.mark.rule("DD-18.20")
def test_in_the_unholy_aura_only_healing_is_closed() -> None:
    """Ruins 2, S: nobody heals there. Elsewhere everybody does, and other Skills are used everywhere."""
    for where, heals in (("S", False), ("C", True)):
        match = fight(
            {
                "crusader": {"area": where, "skills": ["battle_heal", "smite"], "wounds": 3},
                "vestal": {"area": where},
            },
            [{**WAITING, "area": where}],
            room="ruins_2",
            turn="crusader",
        )
        here = area_of("ruins_2", where)
        assert (f"use-battle_heal-{here}" in options(match)) is heals
        assert f"use-smite-{here}" in options(match)
        assert closed(match).get("use-battle_heal") == (None if heals else "dd-why-no-healing")
        assert "use-smite" not in closed(match)


def test_a_guard_does_not_close_what_is_for_friends() -> None:
    guard: Fields = {**WAITING, "stacks": [*STILL, ["guard", 0, 9]]}
    match = fight(
        {"crusader": {"area": "S", "skills": ["inspiring_cry"]}},
        [guard, {**WAITING, "area": "S"}],
        turn="crusader",
    )
    assert f"use-inspiring_cry-{S}" in options(match)
    assert "use-inspiring_cry" not in closed(match)


@pytest.mark.rule("DD-40.4")
def test_skills_of_the_other_form_do_not_hide_those_after_them() -> None:
    match = fight(
        {"abomination": {"area": "S", "level": 3, "form": 1,
                         "skills": ["manacles", "beast_s_bile", "absolution", "rake", "rage"]}},
        [{**WAITING, "area": "S"}, WAITING],
        turn="abomination",
    )  # fmt: skip
    usable = {one.split("-")[1] for one in options(match) if one.startswith("use-")}
    assert "rake" in usable
    assert not usable & {"manacles", "beast_s_bile", "absolution"}


# ---------------------------------------------------------------------- monsters


@pytest.mark.rule("DD-41.28")
def test_reflections_are_as_their_cards_say() -> None:
    match = meet(
        "final_encounter",
        tape=["perfect_reflection", "imperfect_reflection", "perfect_reflection", "party"],
        setup={"cancelled": "ancestor_second_form"},
    )
    shown = table(match)["battle"]["monsters"]
    assert sorted(one["kind"] for one in shown) == [
        "ancestor_first_form", "imperfect_reflection", "perfect_reflection", "perfect_reflection",
    ]  # fmt: skip
    for one in shown:
        card = pack().monster(one["kind"])
        assert (one["life"], one["dodge"]) == (card.life, card.dodge)


@pytest.mark.rule("DD-A.65")
def test_what_is_meant_for_the_cyst_is_for_nobody_else() -> None:
    """A White Cell Stalk heals the Mammoth Cyst, whoever else is hurt and wherever they stand."""
    stalk: Fields = {"kind": "white_cell_stalk", "area": "C", "wounds": 2}
    cyst: Fields = {"kind": "mammoth_cyst", "area": "S", "wounds": 20, "stacks": STILL}
    card = pack().monster("white_cell_stalk")
    heals = next(skill for skill in card.skills if skill.only is not None)
    for foes in ([stalk, cyst], [cyst, stalk]):
        match = fight(
            {"vestal": {"area": "C", "level": 3}}, foes, room="dd_11", boss="mammoth_cyst",
            turn=8 + foes.index(stalk), tape=None,
        )  # fmt: skip
        number = foes.index(stalk)
        intents = foe(match, number)["intents"]  # type: ignore[index]
        meant = {one["target"] for one in intents if one["skill"] == heals.id}
        assert meant == {8 + foes.index(cyst)}


def test_a_horror_that_must_call_calls_for_sure() -> None:
    match = fight(
        {"vestal": {"area": "C", "level": 3}},
        [("shuffling_horror", "N")],
        room="dd_10",
        boss="shuffling_horror",
        turn="vestal",
    )
    one = foe(match)
    assert one is not None
    (call,) = one["intents"]
    assert call["chance"] == 1


@pytest.mark.rule("DD-2.4")
def test_only_the_first_dead_of_a_battle_rises() -> None:
    """The Necromancer's Reanimation."""
    threat: Fields = {"threat": "necromancer"}
    weak: Fields = {**WAITING, "area": "C", "wounds": 9}
    match = fight(
        {"hellion": {"area": "C", "skills": ["wicked_hack"]}},
        [WAITING, weak, weak],
        where=dungeon(["hellion"], at="a", tokens={"a": "lair"}, level=3, campaign=threat),
        turn="hellion",
        tape=[3],
    )
    hack = f"use-wicked_hack-{C}"
    play(match, hack, "figure-9")
    assert len(table(match)["battle"]["monsters"]) == 3
    doc: Any = match.position()
    doc["state"]["heroes"][0]["spent"] = []
    match = ready(doc, [["initiative"], ["end_turn", 0], ["act", 0]], [3])
    play(match, hack, "figure-10")
    assert len(table(match)["battle"]["monsters"]) == 2


@pytest.mark.rule("DD-A.94")
@pytest.mark.rule("DD-20.12")
def test_damage_of_nothing_is_answered_by_no_riposte() -> None:
    match = fight(
        {"highwayman": {"area": "S", "stacks": [["riposte", 0, 3]]}},
        [{"kind": "madman", "area": "C"}],
        turn=8,
        tape=[1, 2],
    )
    # Doomsay deals nothing but Stress.
    while asked(match) == ["approach"]:
        play(match, options(match)[0])
    one = foe(match)
    assert one is not None
    assert one["wounds"] == 0
    assert "riposte" not in kinds(match)


def test_hard_skin_is_in_the_odds() -> None:
    """What a critical would do to a hero who is hit half as hard by one."""
    told = []
    for quirks in ([], ["hard_skinned"]):
        match = fight(
            {"vestal": {"area": "S", "quirks": quirks}}, [("bone_soldier", "C")], turn="vestal"
        )
        told.append(foe(match)["intents"][0]["odds"][0])  # type: ignore[index]
    plain, hard = told
    assert hard["damage"] == plain["damage"]
    assert hard["crit_damage"] == (plain["crit_damage"] + 1) // 2


def test_a_hero_is_as_quick_as_shown() -> None:
    for more, speed in ((2, 3), (0, 1), (-1, 0), (-3, 0)):
        match = fight({"crusader": {"area": "S", "speed": more}}, [WAITING], tape=["party"],
                      cards=(0, 1), agenda=[["initiative"], ["end_turn", 0], ["act", 0]])  # fmt: skip
        assert hero(match, "crusader")["speed"] == speed


# ---------------------------------------------------------------------- on the way


@pytest.mark.rule("DD-8.4")
@pytest.mark.rule("DD-8.5")
def test_what_a_quest_brings_along_is_packed_with_the_rest() -> None:
    """Purify the Fountains: three Potions, as long as there is room for them."""
    for rolled, potions in ((0, 3), (8, 3), (13, 3), (14, 2), (16, 0)):
        match = dungeon(
            quest="purify_the_fountains",
            level=2,
            rolled=["food"] * rolled,
            agenda=[["stop"], ["packed"]],
        )
        assert table(match)["stores"]["potion"] == potions
        assert table(match)["stores"]["food"] == rolled
        assert table(match)["rolled"] == []


def test_after_a_camp_the_party_stands_where_it_stood() -> None:
    """Forward Camps: a Torch or a Tool sets up a camp, once in each Empty Room."""
    match = dungeon(
        quest="forward_camps", level=3, at="a", tokens={"a": "empty"}, cleared=[0],
        stores={"torch": 1, "tool": 1},
    )  # fmt: skip
    assert {"camp-torch", "camp-tool"} <= set(options(match))
    play(match, "camp-tool")
    assert asked(match) == ["stop"]
    assert table(match)["stores"]["tool"] == 0
    assert table(match)["dungeon"]["camped"] == [0]
    assert "camp-torch" not in options(match)


def test_rooms_are_counted_from_one() -> None:
    match = dungeon(at="a", tokens={"a": "empty", "b": "trap"}, cleared=[0])
    way = next(o for d in match.decisions for o in d.options if ("node", 1) in o.targets)
    node: Any = way.message.args["node"]
    assert node.args["number"] == 2
    assert node.args["token"] == "trap"


@pytest.mark.rule("DD-15.5")
@pytest.mark.rule("DD-A.236")
def test_a_share_of_ones_own_is_one_heal_and_one_recovery() -> None:
    """8 points, 2 each: a Fast Healer and a Resilient one have their say once for each kind."""
    heroes: dict[str, Fields] = {
        "crusader": {"wounds": 5, "quirks": ["fast_healer"]},
        "hellion": {"stress": 5, "quirks": ["resilient"]},
        "highwayman": {"wounds": 1},
        "vestal": {"stress": 1},
    }
    match = dungeon(heroes, at="a", tokens={"a": "empty"}, cleared=[0], setup={"players": 2})
    play(match, "rest", "split")
    assert asked(match) == ["rest_own"]
    play(match, "life", "life")
    assert hero(match, "crusader")["wounds"] == 5 - 2 - 1
    play(match, "stress", "stress")
    assert hero(match, "hellion")["stress"] == 5 - 2 - 1
    play(match, "life")
    assert asked(match) == ["rest_own"]  # who is only stressed has his share as well
    play(match, "stress")
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-15.5")
@pytest.mark.rule("DD-A.236")
def test_life_and_mind_are_two_things_at_the_fire() -> None:
    heroes: dict[str, Fields] = {
        "crusader": {"wounds": 5, "stress": 5, "quirks": ["fast_healer", "resilient"]}
    }
    for order in (("life", "stress"), ("stress", "life")):
        match = dungeon(heroes, at="a", tokens={"a": "empty"}, cleared=[0], setup={"players": 2})
        play(match, "rest", "split", *order)
        assert (hero(match, "crusader")["wounds"], hero(match, "crusader")["stress"]) == (3, 3)


# ---------------------------------------------------------------------- cards that run out


@pytest.mark.rule("DD-A.83")
def test_an_exhausted_deck_of_quirks_takes_back_its_own_discards_only() -> None:
    positive = [quirk.id for quirk in pack().quirks if not quirk.negative]
    negative = [quirk.id for quirk in pack().quirks if quirk.negative]
    match = dungeon(
        agenda=[["stop"], ["draw_quirk", 0, True]],
        quirk_out=[*negative, positive[0]],
        tape=None,
    )
    assert set(awaited(match)) == set(negative)
    match.supply("soft")
    assert body(match)["decks"]["quirk_out"] == [positive[0]]


@pytest.mark.rule("DD-26.5")
def test_a_positive_quirk_for_who_has_three_bad_ones_goes_to_the_discards() -> None:
    match = dungeon(
        {"crusader": {"quirks": ["soft", "nervous", "fragile"]}},
        agenda=[["stop"], ["draw_quirk", 0, False]],
        tape=["balanced"],
    )
    assert hero(match, "crusader")["quirks"] == ["soft", "nervous", "fragile"]
    assert body(match)["decks"]["quirk_out"] == ["balanced"]


# ---------------------------------------------------------------------- campaigns


@pytest.mark.rule("DD-37.2")
@pytest.mark.rule("DD-37.3")
def test_nothing_of_the_hamlet_or_of_a_quest_goes_into_the_final_encounter() -> None:
    match = hamlet(
        agenda=[["final_encounter"]], tape=None, level=3,
        campaign={"act": 4, "quest_count": 1, "cancelled": "ancestor_first_form"},
    )  # fmt: skip
    match.check()
    now = table(match)
    assert now["hamlet"] is None
    assert now["light"] == 5
    assert body(match)["campaign"]["final"]
    quest = dungeon(agenda=[["final_encounter"]], tape=None, level=3, in_dungeon=False,
                    campaign={"act": 4, "quest_count": 1})  # fmt: skip
    assert body(quest)["dungeon"]["quest"] is None


@pytest.mark.rule("DD-3.1")
def test_who_is_chosen_at_the_table_is_of_the_level_of_the_fight() -> None:
    match = new({"mode": "battle", "party": "table", "players": 1, "level": 2})
    while asked(match) == ["pick_hero"] or asked(match) == ["outfit"]:
        play(match, options(match)[0])
        chosen = [one for one in table(match)["heroes"] if one["kind"] is not None]
        assert all(one["level"] == 2 for one in chosen)
        assert all(set(one["ranks"].values()) == {2} for one in chosen)


def test_what_a_seat_has_voted_for_is_shown_to_it() -> None:
    match = new({"mode": "quest", "players": 2, "quest": "any"})
    while asked(match)[0] != "choose_quest":
        play(match, options(match, match.waiting[0])[0])
    first: Any = match.view(0)["decisions"]
    assert first[0]["chosen"] is None
    pick = options(match)[0]
    match.decide(pick, seat=0)
    again: Any = match.view(0)["decisions"]
    other: Any = match.view(1)["decisions"]
    assert again[0]["chosen"] == pick
    assert other[0]["chosen"] is None
