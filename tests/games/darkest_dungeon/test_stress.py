"""Stress (DD-28): the counter, the Test of Resolve, Afflictions and Virtues, the Heart Attack."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .stage import (
    OTHERS,
    Fields,
    asked,
    attacked,
    awaited,
    conditions,
    dungeon,
    each,
    fight,
    hamlet,
    hero,
    kinds,
    options,
    pack,
    party,
    play,
    table,
    used_up,
)

S = 7
FAR = ("bone_soldier", "N")
AFFLICTIONS = ["selfish", "fearful", "hopeless", "masochistic", "irrational"]
VIRTUES = ["focused", "stalwart", "courageous", "powerful", "vigorous"]


def wearies(tape: list[object] | None, light: int = 5, **fields: Any) -> Match:
    """The first hero, a Crusader, suffers 1 Stress for a corridor walked back."""
    return dungeon(
        {"crusader": fields, **OTHERS}, agenda=[["stop"], ["weary", 0]], tape=tape, light=light
    )


def outcome(roll: int, **fields: Any) -> str:
    """What a Test of Resolve with this roll brings."""
    match = wearies(None, stress=9, **fields)
    assert sorted(awaited(match), key=int) == [str(n) for n in range(1, 11)]
    match.supply(str(roll))
    found = sorted(awaited(match))
    assert found in (sorted(AFFLICTIONS), sorted(VIRTUES))
    return "virtue" if found == sorted(VIRTUES) else "affliction"


# ---------------------------------------------------------------------- the counter


@pytest.mark.rule("DD-28.1")
def test_stress_runs_from_0_to_10() -> None:
    assert each(dungeon(), "stress") == [0, 0, 0, 0]
    assert [hero(wearies([], stress=n))["stress"] for n in (0, 8)] == [1, 9]
    for stress in (-1, 11):
        with pytest.raises(PositionError):
            dungeon({"crusader": {"stress": stress}, **OTHERS})


@pytest.mark.rule("DD-28.2")
def test_resolve_is_tested_at_10() -> None:
    assert asked(wearies([], stress=8)) == ["stop"]
    found = [outcome(roll) for roll in range(1, 11)]
    assert found == ["virtue"] * 2 + ["affliction"] * 8


@pytest.mark.rule("DD-28.3")
def test_example_a_lower_chance_of_virtue() -> None:
    for fields in ({"quirks": ["mercurial"]}, {"disease": "ennui"}):
        found = [outcome(roll, **fields) for roll in (1, 2, 3)]
        assert found == ["virtue", "affliction", "affliction"]
    assert outcome(1, quirks=["mercurial"], disease="ennui") == "affliction"  # never


@pytest.mark.rule("DD-28.4")
def test_after_the_test_the_counter_is_red_and_at_0() -> None:
    for roll, mood in ((2, "stalwart"), (3, "fearful")):
        match = wearies([roll, mood], stress=9)
        one = hero(match)
        assert (one["stress"], one["red"], one["mood"], one["alive"]) == (0, True, mood, True)
        assert used_up(match)
    assert not hero(wearies([], stress=8))["red"]


@pytest.mark.rule("DD-28.5")
def test_one_test_a_quest_and_one_mood_at_a_time() -> None:
    """Twice to 10 in one Quest: the second time there is no Test."""
    match = dungeon(
        {"crusader": {"stress": 9}, **OTHERS},
        agenda=[["stop"], *[["weary", 0]] * 11],
        tape=[3, "fearful"],
    )
    assert kinds(match).count("resolve") == 1
    assert not hero(match)["alive"]


@pytest.mark.rule("DD-28.5")
def test_the_next_quest_brings_another_test() -> None:
    """Home with the Affliction; then 10 again."""
    match = dungeon(
        {"crusader": {"stress": 9, "red": True, "mood": "fearful"}, **OTHERS},
        agenda=[["return_home", None]],
        tape=["soft", "uneventful_week", 1],
    )
    one = hero(match)
    match = dungeon(
        {"crusader": {field: one[field] for field in ("stress", "red", "mood")}, **OTHERS},
        agenda=[["stop"], ["weary", 0]],
        tape=[3, "fearful"],
    )
    assert hero(match)["alive"]
    assert hero(match)["mood"] == "fearful"


@pytest.mark.parametrize("mood", ["fearful", "stalwart"])
@pytest.mark.rule("DD-28.6")
def test_a_heart_attack(mood: str) -> None:
    match = wearies([], stress=9, red=True, mood=mood)
    assert not hero(match)["alive"]
    died = [event.fields["why"] for event in match.events if event.kind == "died"]
    assert died == ["heart_attack"]
    assert "resolve" not in kinds(match)
    assert "crusader" in table(match)["fallen"]
    assert hero(wearies([], stress=8, red=True, mood=mood))["alive"]


@pytest.mark.rule("DD-28.6")
def test_a_virtue_of_the_graveyard_counts() -> None:
    """In Good Spirits: the highest roller has a Virtue; then 10 is the end."""
    match = hamlet(
        event=None, agenda=[["draw_event"]], tape=["in_good_spirits", 9, 1, 2, 3, "focused", 1]
    )
    one = hero(match)
    assert (one["mood"], one["red"]) == ("focused", True)
    assert not hero(wearies([], stress=9, red=one["red"], mood=one["mood"]))["alive"]


@pytest.mark.rule("DD-28.11")
def test_recovered_stress_stops_at_0() -> None:
    """Bound Ledger: 3 Stress less, after its Light."""
    for stress, left in ((1, 0), (3, 0), (4, 1)):
        match = dungeon(
            {"crusader": {"stress": stress}, **OTHERS},
            agenda=[["stop"], ["draw_curio", 0]],
            tape=["bound_ledger"],
        )
        assert hero(match)["stress"] == left


@pytest.mark.rule("DD-28.12")
@pytest.mark.rule("DD-A.89")
def test_example_surplus_stress_is_lost() -> None:
    """Stress 9 and 3 more (a Nameless Tome): a Test, and 0."""
    match = dungeon(
        {"crusader": {"stress": 9}, **OTHERS},
        agenda=[["stop"], ["draw_curio", 0]],
        tape=["nameless_tome", 5, "fearful"],
    )
    assert hero(match)["stress"] == 0
    told = [event.fields for event in match.events if event.kind == "stressed"]
    assert [fields["stress"] for fields in told] == [10]


# ---------------------------------------------------------------------- when it is tested


@pytest.mark.rule("DD-A.90")
def test_before_the_next_event_in_exploration() -> None:
    """Two heroes at 9 walk back: the first is done before the second suffers."""
    match = dungeon(
        {"crusader": {"stress": 9}, "hellion": {"stress": 9}, "highwayman": {}, "vestal": {}},
        agenda=[["stop"], ["weary", 1], ["weary", 0]],
        tape=[1, "focused", 5, "fearful"],
    )
    told = [kind for kind in kinds(match) if kind in ("stressed", "resolve", "mood")]
    assert told == ["stressed", "resolve", "mood"] * 2
    assert each(match, "mood") == ["focused", "fearful", None, None]


@pytest.mark.rule("DD-A.90")
def test_before_the_next_turn_in_battle() -> None:
    """Rend for the Old Gods: 1 Stress, then the Vestal's turn."""
    match = attacked("crusader", {"stress": 9}, "cultist_brawler", "C", [4, 5, "fearful"])
    told = [kind for kind in kinds(match) if kind in ("turn", "stressed", "resolve")]
    assert told == ["turn", "stressed", "resolve", "turn"]


@pytest.mark.rule("DD-A.90")
def test_in_the_hamlet_too() -> None:
    """A Stress Eater has what is left."""
    match = dungeon(
        {"crusader": {"stress": 9, "wounds": 3, "quirks": ["stress_eater"]}, **OTHERS},
        agenda=[["return_home", None]],
        stores={"food": 1},
        tape=[2, "focused", "uneventful_week", 1],
    )
    play(match, "hero-0-eat")
    one = hero(match)
    assert (one["stress"], one["mood"], one["red"]) == (0, "focused", True)
    assert table(match)["hamlet"] is not None


@pytest.mark.rule("DD-A.91")
def test_the_decks_last_for_four_heroes() -> None:
    """Three hold an Affliction: the fourth draws one of the other two."""
    held: dict[str, Fields] = {
        "crusader": {"stress": 9},
        "hellion": {"red": True, "mood": "selfish"},
        "highwayman": {"red": True, "mood": "fearful"},
        "vestal": {"red": True, "mood": "hopeless"},
    }
    match = dungeon(held, agenda=[["stop"], ["weary", 0]], tape=None)
    match.supply("5")
    assert sorted(awaited(match)) == ["irrational", "masochistic"]
    match = wearies(None, stress=9)
    match.supply("5")
    assert sorted(awaited(match)) == sorted(AFFLICTIONS)


# ---------------------------------------------------------------------- the cards


def rolls(mood: str, roll: int, heroes: dict[str, Fields] | None = None, **more: Any) -> Match:
    """A Crusader's turn begins with this roll for his Affliction or Virtue."""
    others = heroes or {}
    fields = {"area": "S", "red": True, "mood": mood, "stress": 5, "wounds": 9}
    first = {**fields, **more.pop("fields", {})}
    match = fight({"crusader": first, **others}, [FAR], turn="crusader", tape=[roll], **more)
    assert used_up(match)
    return match


def quiet(mood: str, roll: int) -> None:
    """It does not act on this roll."""
    match = rolls(mood, roll, stores={"food": 1})
    one = hero(match)
    assert (one["stress"], one["wounds"], one["actions"], one["stacks"]) == (5, 9, 2, [])
    assert (table(match)["light"], table(match)["stores"]["food"]) == (5, 1)
    told = [event.fields["acts"] for event in match.events if event.kind == "mood_rolled"]
    assert told == ["no"]


@pytest.mark.parametrize(
    ("mood", "upto"),
    [
        ("selfish", 4),
        ("fearful", 2),
        ("hopeless", 4),
        ("masochistic", 3),
        ("irrational", 4),
        ("focused", 5),
        ("stalwart", 3),
        ("courageous", 4),
        ("powerful", 4),
        ("vigorous", 4),
    ],
)
@pytest.mark.rule("DD-28.7")
def test_each_has_its_own_chance(mood: str, upto: int) -> None:
    for roll in (1, upto):
        match = rolls(mood, roll)
        told = [event.fields["acts"] for event in match.events if event.kind == "mood_rolled"]
        assert told == ["yes"]
    for roll in (upto + 1, 10):
        quiet(mood, roll)


@pytest.mark.rule("DD-28.7")
def test_it_is_rolled_for_at_the_start_of_the_own_turn_only() -> None:
    fields: Fields = {"red": True, "mood": "fearful"}
    match = attacked("crusader", fields, "bone_rabble", "S", [4])
    assert "mood_rolled" not in kinds(match)  # neither a monster's nor the Vestal's turn
    match = rolls("fearful", 10)
    play(match, "stance-back", "stance-back")
    assert kinds(match).count("mood_rolled") == 1


@pytest.mark.rule("DD-28.7")
def test_outside_battle_it_does_nothing() -> None:
    match = dungeon(
        {"crusader": {"red": True, "mood": "fearful"}, **OTHERS},
        agenda=[["stop"], ["hero_dice", 0], ["weary", 0]],
        dice=[["hunger"], [], [], []],
    )
    assert hero(match)["stress"] == 1
    assert "mood_rolled" not in kinds(match)


@pytest.mark.rule("DD-28.7")
def test_selfish_costs_a_provision_of_the_players_choice() -> None:
    match = rolls("selfish", 4, stores={"food": 1, "torch": 2})
    assert asked(match) == ["squander"]
    assert options(match) == ["food", "torch"]
    play(match, "torch")
    assert table(match)["stores"] == {"food": 1, "bandage": 0, "potion": 0, "torch": 1, "tool": 0}
    assert (hero(match)["stress"], hero(match)["wounds"]) == (5, 9)  # no benefit
    match = rolls("selfish", 4, stores={"food": 1})
    assert (asked(match), table(match)["stores"]["food"]) == (["act"], 0)
    assert asked(rolls("selfish", 4)) == ["act"]  # nothing to lose


@pytest.mark.rule("DD-28.7")
def test_fearful_and_stalwart() -> None:
    assert hero(rolls("fearful", 2))["stress"] == 7
    assert hero(rolls("stalwart", 3))["stress"] == 3


@pytest.mark.rule("DD-28.7")
def test_hopeless_costs_an_action() -> None:
    assert hero(rolls("hopeless", 4))["actions"] == 1
    assert hero(rolls("hopeless", 5))["actions"] == 2
    # Stunned as well, he has none.
    match = rolls("hopeless", 4, fields={"stacks": [["stun", 0, 1]]})
    assert hero(match)["actions"] == 0


@pytest.mark.rule("DD-28.7")
def test_masochistic_wounds_by_level() -> None:
    found = [hero(rolls("masochistic", 3, fields={"level": n}))["wounds"] for n in (1, 2, 3)]
    assert found == [10, 11, 12]


@pytest.mark.rule("DD-28.7")
def test_irrational_goes_back_and_dims_the_light() -> None:
    others: dict[str, Fields] = {"vestal": {"area": "W"}, "jester": {"area": "W"}}
    match = rolls("irrational", 4, others)
    assert party(match) == ["vestal", "crusader", "jester"]
    assert (table(match)["light"], hero(match)["area"]) == (4, S)
    # From Support forward.
    match = fight(
        {
            "vestal": {"area": "W"},
            "jester": {"area": "W"},
            "crusader": {"red": True, "mood": "irrational"},
        },
        [FAR],
        turn="crusader",
        tape=[4],
        slots=[[0, None, 1, 2], [8, None, None, None]],
    )
    assert party(match) == ["vestal", "crusader", "jester"]
    assert hero(match, "crusader")["stance"] == "ranged"


@pytest.mark.rule("DD-28.7")
def test_focused_is_a_buff_of_two_turns() -> None:
    """A token goes in this very turn: Virtue first, then the tokens."""
    match = rolls("focused", 5)
    given = [event.fields for event in match.events if event.kind == "afflicted"]
    assert [(one["condition"], one["turns"]) for one in given] == [("buff", 2)]
    assert conditions(hero(match)) == [("buff", 0, 1)]


@pytest.mark.rule("DD-28.7")
def test_courageous_relieves_everybody() -> None:
    match = rolls("courageous", 4, {"vestal": {"area": "W", "stress": 3}, "jester": {"area": "C"}})
    assert each(match, "stress")[:3] == [4, 2, 0]


@pytest.mark.parametrize(("level", "damage"), [(1, 7 + 2), (2, 9 + 4)])
@pytest.mark.rule("DD-28.7")
def test_powerful_adds_damage_in_this_turn(level: int, damage: int) -> None:
    fields: Fields = {
        "area": "S",
        "red": True,
        "mood": "powerful",
        "level": level,
        "ranks": [level] * 7,
        "skills": ["smite"],
    }
    for roll, dealt in ((4, damage), (5, 7 if level == 1 else 9)):
        match = fight(
            {"crusader": fields},
            [{"kind": "madman", "area": "S", "life": 60}],
            turn="crusader",
            tape=[roll, 5],
        )
        play(match, f"use-smite-{S}")
        assert table(match)["battle"]["monsters"][0]["wounds"] == dealt


@pytest.mark.rule("DD-28.7")
def test_powerful_is_over_with_the_turn() -> None:
    """The second turn's roll of 10 brings nothing: Smite deals 7."""
    match = fight(
        {
            "crusader": {"area": "S", "red": True, "mood": "powerful", "skills": ["smite"]},
        },
        [{"kind": "madman", "area": "S", "life": 60, "stacks": [["stun", 0, 3]]}],
        turn="crusader",
        tape=[4, 5, "party", 10, 5],
    )
    play(match, f"use-smite-{S}", "end", f"use-smite-{S}")
    assert table(match)["battle"]["monsters"][0]["wounds"] == (7 + 2) + 7


@pytest.mark.rule("DD-28.7")
def test_vigorous_heals_by_level() -> None:
    found = [hero(rolls("vigorous", 4, fields={"level": n}))["wounds"] for n in (1, 2, 3)]
    assert found == [7, 5, 3]


# ---------------------------------------------------------------------- home


def home(tape: list[object], **fields: Any) -> Match:
    return dungeon(
        {"crusader": fields, **OTHERS},
        agenda=[["return_home", None]],
        tape=[*tape, "uneventful_week", 1],
    )


@pytest.mark.rule("DD-28.8")
def test_at_home_an_affliction_becomes_a_negative_quirk() -> None:
    for mood in AFFLICTIONS:
        match = home(["soft"], red=True, mood=mood)
        assert (hero(match)["mood"], hero(match)["quirks"]) == (None, ["soft"])
        assert used_up(match)
    match = home([], quirks=["soft"])  # without one nothing is drawn
    assert hero(match)["quirks"] == ["soft"]


@pytest.mark.rule("DD-28.9")
def test_at_home_a_virtue_becomes_a_positive_quirk() -> None:
    for mood in VIRTUES:
        match = home(["evasive"], red=True, mood=mood)
        assert (hero(match)["mood"], hero(match)["quirks"]) == (None, ["evasive"])
        assert used_up(match)


@pytest.mark.rule("DD-28.8")
@pytest.mark.rule("DD-28.9")
def test_each_from_its_own_deck() -> None:
    for mood, negative in (("fearful", True), ("focused", False)):
        match = dungeon(
            {"crusader": {"red": True, "mood": mood}, **OTHERS},
            agenda=[["return_home", None]],
            tape=None,
        )
        deck = {card.id for card in pack().quirks if card.negative is negative}
        assert set(awaited(match)) == deck


@pytest.mark.rule("DD-28.10")
def test_at_home_the_counter_turns_white_and_stays_where_it_is() -> None:
    match = home(["soft"], red=True, mood="fearful", stress=7)
    assert (hero(match)["red"], hero(match)["stress"]) == (False, 7)
