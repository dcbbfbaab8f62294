"""Conditions (DD-20): stacks of tokens, and what each kind does while it lasts."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import standing
from .stage import (
    conditions,
    dungeon,
    fight,
    hero,
    options,
    play,
    table,
    used_up,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it.
N, NW, NE, W, C, E, SW, S, SE = range(9)
Stacks = list[list[object]]
FAR = ("madman", "N")


# ---------------------------------------------------------------------- stacks and tokens


@pytest.mark.rule("DD-20.1")
def test_a_second_application_is_a_second_stack() -> None:
    match = fight(
        {"highwayman": {"area": "S", "skills": ["open_vein"]}},
        [{"kind": "madman", "area": "S", "stacks": [["bleed", 2, 2]], "life": 40}],
        turn="highwayman",
        tape=[5],
    )
    play(match, f"use-open_vein-{S}")  # Bleed 2 / 2t
    assert conditions(standing(match)) == [("bleed", 2, 2), ("bleed", 2, 2)]


@pytest.mark.rule("DD-20.2")
@pytest.mark.rule("DD-20.6")
@pytest.mark.rule("DD-20.7")
def test_a_monsters_tokens_go_when_its_turn_begins() -> None:
    stacks: Stacks = [["bleed", 2, 2], ["blight", 3, 1], ["mark", 0, 2], ["stun", 0, 1]]
    match = fight(
        {"crusader": {"area": "S"}},
        [{"kind": "madman", "area": "N", "stacks": stacks}],
        turn=8,
    )
    assert conditions(standing(match)) == [("bleed", 2, 1), ("mark", 0, 1)]
    assert standing(match)["wounds"] == 5


@pytest.mark.rule("DD-20.3")
@pytest.mark.rule("DD-29.6")
def test_bleed_and_blight_of_one_turn_are_one_loss() -> None:
    stacks: Stacks = [["bleed", 2, 1], ["bleed", 1, 1], ["blight", 3, 1]]
    match = fight({"crusader": {"stacks": stacks}}, [FAR], turn="crusader")
    told = [event.fields["amount"] for event in match.events if event.kind == "wounded"]
    assert told == [6]
    match = fight(
        {"crusader": {"stacks": stacks, "wounds": 17}}, [FAR], turn="crusader", tape=["blank"]
    )
    assert used_up(match)  # one Deathblow, not three
    # The loss that brings him to Death's Door does not roll, though its first part would do.
    match = fight({"crusader": {"stacks": stacks, "wounds": 12}}, [FAR], turn="crusader")
    assert hero(match)["deaths_door"]


@pytest.mark.rule("DD-20.4")
@pytest.mark.rule("DD-T.4")
def test_example_the_highwaymans_stacks() -> None:
    match = fight(
        {"highwayman": {"area": "S", "stacks": [["bleed", 2, 2], ["bleed", 1, 1], ["buff", 0, 2]]}},
        [{"kind": "madman", "area": "N", "stacks": [["stun", 0, 4]]}],
        turn="highwayman",
        tape=["party"],
    )
    assert hero(match)["wounds"] == 3
    assert conditions(hero(match)) == [("bleed", 2, 1), ("buff", 0, 1)]
    play(match, "end")
    assert hero(match)["wounds"] == 3 + 2
    assert conditions(hero(match)) == []


@pytest.mark.rule("DD-20.5")
def test_stress_changes_at_once() -> None:
    match = fight(
        {"crusader": {"area": "S", "stress": 3, "skills": ["inspiring_cry"]}},
        [FAR],
        turn="crusader",
    )
    play(match, f"use-inspiring_cry-{S}")
    assert hero(match)["stress"] == 2
    assert hero(match)["stacks"] == []


@pytest.mark.rule("DD-20.6")
def test_example_bleed_one_for_three_turns() -> None:
    match = fight(
        {"crusader": {"area": "S", "stacks": [["bleed", 1, 3]]}},
        [{"kind": "madman", "area": "N", "stacks": [["stun", 0, 9]]}],
        turn="crusader",
        tape=["party"] * 3,
    )
    seen = [hero(match)["wounds"]]
    for _ in range(3):
        play(match, "end")
        seen.append(hero(match)["wounds"])
    assert seen == [1, 2, 3, 3]


@pytest.mark.rule("DD-20.7")
def test_blight_is_tracked_apart_from_bleed() -> None:
    match = fight(
        {"crusader": {"area": "S", "stacks": [["bleed", 1, 3], ["blight", 1, 3]]}},
        [FAR],
        turn="crusader",
        stores={"potion": 1},
    )
    play(match, "potion-blight")
    assert conditions(hero(match)) == [("bleed", 1, 2)]


# ---------------------------------------------------------------------- stun


@pytest.mark.rule("DD-20.8")
@pytest.mark.rule("DD-20.9")
def test_example_two_stuns_cost_a_hero_one_action() -> None:
    for stacks in ([["stun", 0, 1]], [["stun", 0, 1], ["stun", 0, 1]], [["stun", 0, 3]]):
        match = fight({"crusader": {"stacks": stacks}}, [FAR], turn="crusader")
        assert hero(match)["actions"] == 1


@pytest.mark.rule("DD-20.8")
@pytest.mark.rule("DD-22.17")
def test_a_stunned_monster_loses_its_turn_after_its_bleed() -> None:
    match = fight(
        {"crusader": {"area": "S"}},
        [{"kind": "bone_rabble", "area": "S", "stacks": [["stun", 0, 1], ["blight", 2, 1]]}],
        turn=8,
    )
    assert hero(match)["wounds"] == 0
    assert standing(match)["wounds"] == 2
    assert hero(match)["active"]


@pytest.mark.rule("DD-A.56")
def test_a_stun_gained_in_the_own_turn_counts_next_turn() -> None:
    match = fight(
        {
            "crusader": {"stacks": [["stun", 0, 1]], "actions": 2, "turns": 0},
            "vestal": {"turns": 0},
        },
        [{"kind": "madman", "area": "N", "turns": 0}],
        agenda=[["initiative"], ["end_turn", 0], ["act", 0]],
        cards=(0, 0),
        active=0,
        tape=["party"],
    )
    assert hero(match)["actions"] == 2
    play(match, "stance-back", "stance-forward", "end")
    assert hero(match)["active"]
    assert hero(match)["actions"] == 1


# ---------------------------------------------------------------------- Buff, Debuff, Mark


def struck(roll: int, own: Stacks, theirs: Stacks) -> int:
    """Zealous Accusation I on a Pliskin: Acc 9, Dodge 1, 5 damage; Crit 0, then 9."""
    match = fight(
        {"crusader": {"area": "S", "skills": ["zealous_accusation"], "stacks": own}},
        [{"kind": "pliskin", "area": "C", "stacks": theirs, "life": 40}],
        turn="crusader",
        tape=[roll],
    )
    play(match, f"use-zealous_accusation-{C}")
    return int(standing(match)["wounds"])


@pytest.mark.rule("DD-20.10")
@pytest.mark.rule("DD-A.49")
def test_a_buff_is_one_crit_a_stack() -> None:
    buff: list[object] = ["buff", 0, 3]
    assert [struck(roll, [], []) for roll in (1, 8, 9)] == [5, 5, 0]
    assert [struck(roll, [buff], []) for roll in (1, 2, 9)] == [9, 5, 0]
    assert [struck(roll, [buff, buff], []) for roll in (2, 3)] == [9, 5]


@pytest.mark.rule("DD-20.11")
@pytest.mark.rule("DD-A.49")
def test_a_debuff_gives_its_attackers_one_crit_a_stack() -> None:
    debuff: list[object] = ["debuff", 0, 3]
    assert [struck(roll, [], [debuff]) for roll in (1, 2, 9)] == [9, 5, 0]
    assert [struck(roll, [], [debuff, debuff]) for roll in (2, 3)] == [9, 5]
    assert struck(1, [debuff], []) == 5  # his own does not help him


@pytest.mark.rule("DD-20.15")
@pytest.mark.rule("DD-A.49")
def test_a_mark_gives_its_attackers_one_acc_a_stack() -> None:
    mark: list[object] = ["mark", 0, 3]
    assert [struck(roll, [], [mark]) for roll in (1, 9, 10)] == [5, 5, 0]
    assert struck(10, [], [mark, mark]) == 5
    assert struck(9, [mark], []) == 0


@pytest.mark.rule("DD-20.11")
@pytest.mark.rule("DD-20.15")
def test_monsters_profit_too() -> None:
    """Bump in the Night: Acc 7, Crit 0; the Crusader's Dodge is 1 at Light 5."""
    for stacks, roll, dealt in (
        ([], 6, 4),
        ([], 7, 0),
        ([["mark", 0, 2]], 7, 4),
        ([["debuff", 0, 2]], 1, 6),
        ([], 1, 4),
    ):
        match = fight(
            {"vestal": {"area": "N"}, "crusader": {"area": "S", "stacks": stacks}},
            [("bone_rabble", "S")],
            turn=8,
            tape=[roll, "party"],
        )
        assert hero(match, "crusader")["wounds"] == dealt


@pytest.mark.rule("DD-20.15")
def test_a_mark_feeds_the_priorities() -> None:
    """Quarrel: Marked, then Furthest. Crusader and Vestal are both 2 away, the Crusader is foremost."""
    for marked, hit in ((True, "vestal"), (False, "crusader")):
        stacks: Stacks = [["mark", 0, 2]] if marked else []
        match = fight(
            {
                "hellion": {"area": "C"},
                "crusader": {"area": "S"},
                "vestal": {"area": "E", "stacks": stacks},
            },
            [("bone_soldier", "W"), ("bone_soldier", "W"), ("bone_arbalist", "N")],
            turn=10,
            tape=[4, "party"],
        )
        damaged = [one["kind"] for one in table(match)["heroes"] if one["alive"] and one["wounds"]]
        assert damaged == [hit]


@pytest.mark.rule("DD-A.48")
@pytest.mark.rule("DD-20.10")
def test_the_last_token_goes_before_the_actions() -> None:
    assert struck(1, [["buff", 0, 1]], []) == 5
    assert struck(1, [["buff", 0, 2]], []) == 9


@pytest.mark.rule("DD-A.50")
def test_a_buff_helps_a_heal_but_debuff_and_mark_do_not() -> None:
    """Battlefield Bandage I: Acc 8, Crit 0, heals 4 or 6; the Crusader has Dodge 1 at Light 5."""
    for own, theirs, roll, left in (
        ([["buff", 0, 2]], [], 1, 3),
        ([], [["debuff", 0, 2]], 1, 5),
        ([], [["mark", 0, 2]], 8, 9),
        ([], [], 7, 5),
    ):
        match = fight(
            {
                "crusader": {"area": "S", "wounds": 9, "stacks": theirs},
                "arbalest": {"area": "S", "skills": ["battlefield_bandage"], "stacks": own},
            },
            [FAR],
            turn="arbalest",
            tape=[roll],
        )
        play(match, f"use-battlefield_bandage-{S}", "figure-0")
        assert hero(match, "crusader")["wounds"] == left


# ---------------------------------------------------------------------- Riposte


def riposted(kind: str, stacks: Stacks, *rolls: object, **fields: Any) -> Match:
    """A monster attacks the Hellion (Dodge 1) in S, below Light 5; the Vestal is far and foremost."""
    return fight(
        {"vestal": {"area": "NE"}, "hellion": {"area": "S", "stacks": stacks, **fields}},
        [{"kind": kind, "area": "C", "life": 40}],
        turn=8,
        tape=[*rolls, "party"],
        light=4,
    )


@pytest.mark.rule("DD-20.12")
def test_example_riposte_deals_half_rounded_up() -> None:
    riposte: list[object] = ["riposte", 0, 2]
    match = fight(
        {"vestal": {"area": "NE"}, "hellion": {"area": "S", "wounds": 1, "stacks": [riposte]}},
        [("bone_soldier", "C")],  # Graveyard Slash: 5, at the Most Wounded
        turn=8,
        tape=[5, "party"],
    )
    assert hero(match, "hellion")["wounds"] == 6
    assert standing(match)["wounds"] == 3  # 5 → 3
    match = riposted("cultist_acolyte", [riposte], 6, 5)  # Eldritch Push: 1
    assert standing(match)["wounds"] == 1  # 1 → 1


@pytest.mark.rule("DD-20.12")
def test_a_miss_is_not_riposted() -> None:
    match = riposted("cultist_acolyte", [["riposte", 0, 2]], 6, 9)
    assert standing(match)["wounds"] == 0


@pytest.mark.rule("DD-20.13")
def test_several_ripostes_do_not_multiply() -> None:
    match = riposted("cultist_acolyte", [["riposte", 0, 2], ["riposte", 0, 3]], 6, 5)
    assert standing(match)["wounds"] == 1


@pytest.mark.rule("DD-A.52")
def test_riposte_is_never_riposted() -> None:
    """The attacker has Riposte as well; what comes back is the end of it."""
    match = fight(
        {
            "vestal": {"area": "NE"},
            "hellion": {"area": "S", "wounds": 1, "stacks": [["riposte", 0, 2]]},
        },
        [{"kind": "bone_soldier", "area": "C", "stacks": [["riposte", 0, 3]]}],
        turn=8,
        tape=[5, "party"],
    )
    assert hero(match, "hellion")["wounds"] == 6
    assert standing(match)["wounds"] == 3


@pytest.mark.rule("DD-A.52")
def test_riposte_needs_no_range_and_its_base_is_what_was_suffered() -> None:
    """A Spitter two Areas away: 4 damage, halved by Protection to 2; half of that comes back."""
    match = fight(
        {
            "vestal": {"area": "N"},
            "hellion": {"area": "S", "stacks": [["riposte", 0, 2], ["protection", 0, 2]]},
        },
        [("bone_soldier", "W"), ("bone_soldier", "W"), ("spitter", "N")],
        turn=10,
        tape=[4, "party"],
    )
    assert hero(match, "hellion")["wounds"] == 2
    assert standing(match, 2)["wounds"] == 1


@pytest.mark.rule("DD-A.52")
def test_at_deaths_door_only_who_lives_ripostes() -> None:
    for face, dealt in (("blank", 3), ("skull", 0)):
        match = fight(
            {
                "vestal": {"area": "NE"},
                "hellion": {"area": "S", "wounds": 14, "stacks": [["riposte", 0, 2]]},
            },
            [("bone_soldier", "C")],
            turn=8,
            tape=[5, face, "party"],
        )
        assert standing(match)["wounds"] == dealt


@pytest.mark.rule("DD-A.52")
def test_a_monster_killed_does_not_riposte() -> None:
    for life, back in ((8, 4), (7, 0)):
        match = fight(
            {"highwayman": {"area": "S", "skills": ["wicked_slice"]}},
            [
                {"kind": "madman", "area": "S", "life": life, "stacks": [["riposte", 0, 2]]},
                ("madman", "N"),
            ],
            turn="highwayman",
            tape=[5],
        )
        play(match, f"use-wicked_slice-{S}")  # 7
        assert hero(match)["wounds"] == back


# ---------------------------------------------------------------------- Guard


@pytest.mark.rule("DD-20.14")
@pytest.mark.rule("DD-A.51")
def test_while_an_enemy_guards_nobody_else_may_be_attacked() -> None:
    """The guard is out of reach: the Skill cannot be used; a Skill for allies can."""
    match = fight(
        {"crusader": {"area": "S", "wounds": 3, "skills": ["zealous_accusation", "battle_heal"]}},
        [("pliskin", "C"), {"kind": "pliskin", "area": "N", "stacks": [["guard", 0, 2]]}],
        turn="crusader",
    )
    found = [one for one in options(match) if one.startswith("use-")]
    assert found == [f"use-battle_heal-{S}"]


@pytest.mark.rule("DD-A.51")
def test_those_with_guard_come_first_and_others_may_follow() -> None:
    match = fight(
        {"crusader": {"area": "S", "skills": ["zealous_accusation"]}},
        [
            ("pliskin", "C"),
            {"kind": "pliskin", "area": "C", "stacks": [["guard", 0, 2]]},
            ("pliskin", "C"),
            ("pliskin", "SE"),
        ],
        turn="crusader",
        tape=[5],
    )
    uses = [one for one in options(match) if one.startswith("use-")]
    assert uses == [f"use-zealous_accusation-{C}"]  # not the one in SE
    play(match, *uses)
    assert options(match) == ["figure-8", "figure-10"]  # the guard is a target already
    play(match, "figure-10")
    assert [standing(match, n)["wounds"] for n in range(4)] == [0, 5, 5, 0]


@pytest.mark.rule("DD-20.14")
@pytest.mark.rule("DD-A.51")
def test_a_monster_takes_the_guard_over_its_priority() -> None:
    """Bump in the Night goes for the Closest: it walks past the Vestal to the one with Guard."""
    for stacks, hit in (([], [4, 0]), ([["guard", 0, 2]], [0, 4])):
        match = fight(
            {"vestal": {"area": "S"}, "crusader": {"area": "C", "stacks": stacks}},
            [("bone_rabble", "S")],
            turn=8,
            tape=[4, "party"],
        )
        assert [hero(match, kind)["wounds"] for kind in ("vestal", "crusader")] == hit


@pytest.mark.rule("DD-A.51")
def test_among_several_guards_the_printed_priority_then_stance() -> None:
    """Graveyard Slash goes for the Most Wounded, but only among those with Guard."""
    guard: Stacks = [["guard", 0, 2]]
    for hellion, hit in ((2, "hellion"), (0, "crusader")):
        match = fight(
            {
                "vestal": {"area": "S", "wounds": 5},
                "crusader": {"area": "S", "stacks": guard},
                "hellion": {"area": "S", "stacks": guard, "wounds": hellion},
            },
            [("bone_soldier", "C")],
            turn=8,
            tape=[4, "party"],
        )
        before = {"vestal": 5, "crusader": 0, "hellion": hellion}
        hurt = [kind for kind, n in before.items() if hero(match, kind)["wounds"] > n]
        assert hurt == [hit]


# ---------------------------------------------------------------------- Protection


def smitten(stacks: Stacks) -> int:
    match = fight(
        {"highwayman": {"area": "S", "skills": ["wicked_slice"]}},
        [{"kind": "pliskin", "area": "S", "stacks": stacks}],
        turn="highwayman",
        tape=[5],
    )
    play(match, f"use-wicked_slice-{S}")  # 7
    return int(standing(match)["wounds"])


@pytest.mark.rule("DD-20.16")
def test_example_protection_makes_four_of_seven() -> None:
    one: list[object] = ["protection", 0, 2]
    assert [smitten([]), smitten([one]), smitten([one, one])] == [7, 4, 4]


@pytest.mark.rule("DD-20.17")
def test_protection_does_not_help_against_bleed_or_other_wounds() -> None:
    match = fight(
        {
            "hellion": {
                "area": "S",
                "skills": ["bleed_out"],
                "stacks": [["bleed", 3, 1], ["protection", 0, 4]],
            }
        },
        [{"kind": "pliskin", "area": "S", "life": 40}],
        turn="hellion",
        tape=[10],
    )
    assert hero(match)["wounds"] == 3
    play(match, f"use-bleed_out-{S}")  # her own 3 Wounds
    assert hero(match)["wounds"] == 6


@pytest.mark.rule("DD-20.19")
def test_printed_protection_stays() -> None:
    """A Bone Defender: half of 7, turn after turn, though it has no token to lose."""
    match = fight(
        {"highwayman": {"area": "S", "skills": ["wicked_slice", "open_vein"]}},
        [{"kind": "bone_defender", "area": "S", "stacks": [["stun", 0, 3]], "life": 40}],
        turn="highwayman",
        tape=[5, "party", 5],
    )
    play(match, f"use-wicked_slice-{S}")
    assert standing(match)["wounds"] == 4
    play(match, "end", f"use-wicked_slice-{S}")
    assert standing(match)["wounds"] == 8


# ---------------------------------------------------------------------- the end of them


@pytest.mark.rule("DD-20.18")
def test_a_skill_that_removes_a_condition_removes_all_its_stacks() -> None:
    stacks: Stacks = [["bleed", 1, 3], ["buff", 0, 3], ["bleed", 2, 2], ["blight", 1, 4]]
    match = fight(
        {
            "plague_doctor": {"area": "S", "skills": ["battlefield_medicine"]},
            "crusader": {"area": "S", "stacks": stacks},
        },
        [FAR],
        turn="plague_doctor",
        tape=[5],
    )
    play(match, f"use-battlefield_medicine-{S}", "figure-1")
    assert conditions(hero(match, "crusader")) == [("buff", 0, 3)]


@pytest.mark.rule("DD-20.28")
def test_all_conditions_end_in_the_hamlet() -> None:
    stacks: Stacks = [["bleed", 1, 3], ["buff", 0, 3], ["mark", 0, 2]]
    match = dungeon(
        {"crusader": {"stacks": stacks}, "hellion": {}, "vestal": {}},
        agenda=[["return_home", None]],
        tape=["uneventful_week", 1],
    )
    assert hero(match)["stacks"] == []


@pytest.mark.rule("DD-A.53")
def test_between_battles_conditions_neither_tick_nor_vanish() -> None:
    stacks: Stacks = [["bleed", 1, 3], ["buff", 0, 3]]
    heroes: dict[str, dict[str, Any]] = {
        "highwayman": {"area": "S", "skills": ["wicked_slice"]},
        "crusader": {"area": "E", "stacks": stacks},
        "vestal": {},
        "jester": {},
    }
    match = fight(
        heroes,
        [{"kind": "madman", "area": "S", "life": 7}],
        turn="highwayman",
        tape=[5, "blank", "blank", "blank", "blank"],
        where=dungeon(tuple(heroes), at="a", tokens={"a": "lair"}),
    )
    play(match, f"use-wicked_slice-{S}")
    assert conditions(hero(match, "crusader")) == [("bleed", 1, 3), ("buff", 0, 3)]
    assert hero(match, "crusader")["wounds"] == 0
    assert table(match)["battle"] is None
    assert "arrange" in options(match)


@pytest.mark.parametrize("kind", ["riposte", "guard", "protection", "mark", "debuff", "buff"])
@pytest.mark.rule("DD-A.48")
def test_a_timed_bonus_is_gone_with_its_last_token(kind: str) -> None:
    match = fight({"crusader": {"stacks": [[kind, 0, 1]]}}, [FAR], turn="crusader")
    assert hero(match)["stacks"] == []
