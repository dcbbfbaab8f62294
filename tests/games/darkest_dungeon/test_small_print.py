"""Small things that only a number, an order or a second hero shows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.refusals import broken
from undercroft.games.darkest_dungeon.battle.foes import gap
from undercroft.kernel.match import Match

from .scene import body, standing
from .stage import (
    OTHERS,
    STILL,
    asked,
    base_content,
    dungeon,
    each,
    fight,
    hamlet,
    hero,
    kinds,
    odds,
    options,
    pack,
    play,
    table,
)

#: A monster that is only there, out of everybody's way.
FAR = {"kind": "madman", "area": "NE", "stacks": STILL}


def entry(content: Any, file: str, id: str) -> Any:
    """An entry of a pack that is being edited."""
    return next(one for one in content[f"{file}.yaml"] if one["id"] == id)


# ---------------------------------------------------------------------- what a change of Light does to whom


@pytest.mark.rule("DD-7.6")
def test_who_is_tested_in_the_dark_keeps_the_others_waiting_not_out() -> None:
    """Light goes down: the first is at 10 and is tested; then the second recovers, then the third."""
    match = dungeon(
        {
            "crusader": {"quirks": ["night_blindness"], "stress": 9},
            "hellion": {"quirks": ["night_owl"], "stress": 5},
            "highwayman": {"stress": 5},
            "vestal": {"stress": 5},
        },
        at="a",
        tokens={"a": "dark"},
        agenda=[["room_acts"]],
        tape=[10, "fearful"],
    )
    assert table(match)["light"] == 4
    assert hero(match, "crusader")["mood"] == "fearful"
    assert each(match, "stress") == [0, 4, 5, 5]


# ---------------------------------------------------------------------- odds


def promised(skill: str, *, dodge: int = 0, buffs: int = 0) -> dict[str, Any]:
    """What the Crusader's Skill promises against a Pliskin with this much more Dodge."""
    match = fight(
        {"crusader": {"area": "C", "skills": [skill], "stacks": [["buff", 0, 2]] * buffs}},
        [{"kind": "pliskin", "area": "C", "dodge": dodge}],
        turn="crusader",
    )
    return odds(match, next(one for one in options(match) if one.startswith(f"use-{skill}-")))[0]


@pytest.mark.rule("DD-19.5")
def test_nobody_hits_less_often_than_never_or_more_often_than_always() -> None:
    assert promised("smite", dodge=9)["hit"] == 0
    sure = promised("smite", buffs=12)
    assert sure["crit"] == sure["hit"] == 1


# ---------------------------------------------------------------------- what the Room offers


@pytest.mark.rule("DD-18.16")
@pytest.mark.parametrize("beside", [True, False])
def test_what_one_does_alone_does_not_close_what_stands_after_it(beside: bool) -> None:
    content = base_content()
    room = entry(content, "rooms", "ruins_9")
    use = {"use": [{"op": "heal", "amount": 1}], "where": ["N"], "actions": 1}
    named = {"name": "Here", "name_fr": "Ici"}
    room["rules"] = [
        {"id": "hidden", **named, **use, "alone": True},
        {"id": "open", **named, **use},
    ]
    match = fight(
        {"crusader": {"area": "N", "wounds": 3}},
        [{**FAR, "area": "N" if beside else "NE"}],
        turn="crusader",
        content=content,
    )
    found = [one for one in options(match) if one.startswith("interact-")]
    assert found == (["interact-1"] if beside else ["interact-0", "interact-1"])


@pytest.mark.rule("DD-38.5")
@pytest.mark.parametrize("difficulty", ["standard", "stygian"])
def test_a_screen_learns_which_card_the_room_has(difficulty: str) -> None:
    match = fight({"crusader": {}}, [FAR], turn="crusader", setup={"difficulty": difficulty})
    assert table(match)["battle"]["stygian"] is (difficulty == "stygian")


# ---------------------------------------------------------------------- whom a monster means


@pytest.mark.rule("DD-22.6")
def test_a_skill_that_names_nobody_means_the_closest() -> None:
    content = base_content()
    for one in entry(content, "monsters", "madman")["skills"]:
        one["targeting"] = []
    match = fight(
        {"crusader": {"area": "W"}, "hellion": {"area": "C"}},
        [("madman", "N")],
        turn=8,
        tape=[1, 5, "party"],
        content=content,
    )
    assert each(match, "stress")[:2] == [0, 1]


@pytest.mark.rule("DD-A.60")
@pytest.mark.rule("DD-A.66")
@pytest.mark.parametrize(
    ("here", "there", "missing"),
    [
        ("N", "N", 2),
        ("N", "W", 1),  # one Area too near is as bad
        ("N", "FOUNTAIN", 1),  # as one too far
        ("SE", "SW", 2),
        ("NW", "SW", 1),  # as far away, but from High Ground
    ],
)
def test_how_far_a_monster_is_from_where_it_could_strike(
    here: str, there: str, missing: int
) -> None:
    """A Range of exactly 2."""
    room = pack().room("ruins_3")
    skill = next(one for one in pack().monster("madman").skills if one.lo == one.hi == 2)
    assert gap(room, skill, room.names.index(here), room.names.index(there)) == missing


@pytest.mark.rule("DD-22.12")
def test_what_a_monster_intends_is_reckoned_from_where_it_would_strike() -> None:
    """Doomsay has Range 1 and Acc 10: out of the Area of his target a Madman goes onto High Ground."""
    match = fight({"crusader": {"area": "N"}}, [("madman", "N")], room="ruins_3", turn="crusader")
    intent = table(match)["battle"]["monsters"][0]["intents"][0]
    names = pack().room("ruins_3").names
    assert [names[area] for area in intent["areas"]] == ["NW", "NE", "W", "E"]
    assert (intent["reaches"], intent["odds"][0]["hit"]) == (True, 1.0)  # 0.9 on the flat
    assert standing(match)["area"] == names.index("N")  # it has not moved yet


@pytest.mark.rule("DD-A.221")
@pytest.mark.parametrize(("area", "wounds"), [("E", 6), ("S", 9)])
def test_whoever_steps_into_the_unholy_aura_with_her_skill_heals_nobody(
    area: str, wounds: int
) -> None:
    """Another pack's Divine Grace pushes its user first (DD-19.14)."""
    content = base_content()
    for level in entry(content, "skills", "divine_grace")["levels"]:
        level["self"] = [{"op": "push", "areas": 1}]
    names = pack().room("ruins_2").names
    match = fight(
        {
            "crusader": {"area": "MID", "wounds": 9},
            "hellion": {"area": "W"},
            "vestal": {"area": "C", "skills": ["divine_grace"]},
        },
        [FAR],
        room="ruins_2",
        turn="vestal",
        tape=[9],
        content=content,
    )
    play(match, f"use-divine_grace-{names.index('MID')}", f"area-{names.index(area)}")
    assert hero(match, "crusader")["wounds"] == wounds


# ---------------------------------------------------------------------- amounts by level


@pytest.mark.rule("DD-3.5")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_where_nobody_does_it_an_amount_by_level_goes_by_the_heros_own(level: int) -> None:
    content = base_content()
    quirk = entry(content, "quirks", "off_guard")
    quirk["effects"] = [{"when": "move", "op": "heal", "amounts": [1, 3, 6]}]
    match = fight(
        {"crusader": {"area": "W", "wounds": 9, "level": level, "quirks": ["off_guard"]}},
        [FAR],
        turn="crusader",
        content=content,
    )
    play(match, next(one for one in options(match) if one.startswith("move-")))
    assert hero(match)["wounds"] == 9 - (1, 3, 6)[level - 1]


# ---------------------------------------------------------------------- the party


@pytest.mark.rule("DD-5.5")
def test_a_hero_alone_has_nothing_to_arrange() -> None:
    for heroes, asks in ((("crusader", "hellion"), True), (("crusader",), False)):
        match = fight(heroes, [FAR], agenda=[["initiative"], ["arrange"]], tape=["party"])
        assert (asked(match) == ["arrange"]) is asks
        assert "arranged" not in kinds(match)


@pytest.mark.rule("DD-8.3")
def test_the_first_hero_turns_what_is_rolled_beside_two_a_hero() -> None:
    match = dungeon(
        agenda=[["stop"], ["roll_for_provisions"]],
        hamlet={"ordered": 2},
        setup={"players": 4},
        tape=["food"] * 8 + ["wild", "tool"],
        stores={},
    )
    assert (asked(match), match.waiting) == (["turn_wild"], [0])
    play(match, "torch")
    assert table(match)["stores"] == {"food": 8, "bandage": 0, "potion": 0, "torch": 1, "tool": 1}


@pytest.mark.rule("DD-34.27")
@pytest.mark.parametrize(("free", "gold", "tutor"), [(False, [10, 9], 0), (True, [10, 10], 1)])
def test_what_a_tome_teaches_is_good_for_one_skill_that_is_paid_for(
    free: bool, gold: list[int], tutor: int
) -> None:
    """A Skill costs 1 Gold, for the first of two 1 less; who trains for nothing leaves it to others."""
    match = hamlet(
        {"crusader": {"xp": 4}, **OTHERS},
        tutor=1,
        gold=10,
        agenda=[["new_day", False], ["train", 0, 2, free]],
        tape=[10],
    )
    paid = []
    for family in (0, 1):
        play(match, f"skill-{family}")
        paid.append(table(match)["gold"])
    assert (paid, body(match)["hamlet"]["tutor"]) == (gold, tutor)


# ---------------------------------------------------------------------- what must always hold


@pytest.mark.pure
def test_a_tracker_with_a_fifth_slot_is_noticed() -> None:
    def spoil(state: Any) -> None:
        state.slots = (state.slots[0], (*state.slots[1], None))

    match: Match = fight({"crusader": {}}, [FAR], turn="crusader")
    assert broken(match, spoil) == "a tracker has four slots (DD-1.1)"
