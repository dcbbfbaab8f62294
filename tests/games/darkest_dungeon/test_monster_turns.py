"""DD-22: a monster's turn by its card: tokens, Skill, target, way, strike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    asked,
    at,
    conditions,
    fight,
    foe,
    hero,
    kinds,
    options,
    order,
    pack,
    play,
    skill_card,
    used_up,
)

ROOM = "ruins_9"
# ruins_9 is a ring N-NE-E-SE-S-SW-W-NW with C between N and S.
NAMES = ("N", "NW", "NE", "W", "C", "E", "SW", "S", "SE")


def acts(
    heroes: Mapping[str, Mapping[str, Any]],
    monsters: Sequence[Any],
    *,
    turn: int = 0,
    tape: Sequence[object] = (),
    **more: Any,
) -> Match:
    """A monster's turn; then a hero is asked at once, before anything of his own is touched."""
    agenda: list[list[object]] = [["initiative"], ["act", 0], ["begin_turn", 8 + turn]]
    return fight(heroes, monsters, tape=tape, agenda=agenda, **more)


def struck(match: Match) -> list[str]:
    """Whom the Skill was used on."""
    for event in match.events:
        if event.kind == "uses":
            figures = event.fields["figures"]
            assert isinstance(figures, list)
            return figures
    return []


def skill(match: Match) -> str | None:
    for event in match.events:
        if event.kind == "uses":
            return str(skill_card(str(event.fields["skill"])).name)
    return None


def test_the_names_of_the_areas() -> None:
    assert pack().room(ROOM).names == NAMES


# ---------------------------------------------------------------------- the start of the turn


@pytest.mark.rule("DD-22.1")
def test_a_token_of_every_stack_goes_and_works_first() -> None:
    """It bleeds for 1 and 2; a Buff of one token is gone before the roll, one of two still helps."""
    for tokens, stress in ((1, 0), (2, 1)):
        match = acts(
            {"hellion": {"area": "C"}},
            [
                {
                    "kind": "bone_rabble",
                    "area": "C",
                    "life": 20,
                    "stacks": [["blight", 1, 2], ["blight", 2, 1], ["buff", 0, tokens]],
                }
            ],
            tape=[1],  # Bump in the Night: Crit 0, with the Buff 1
        )
        shown = foe(match)
        assert shown is not None
        assert shown["wounds"] == 3
        left = [("blight", 1, 1)] + ([("buff", 0, 1)] if tokens == 2 else [])
        assert conditions(shown) == left
        assert hero(match)["stress"] == stress
        assert hero(match)["wounds"] == (6 if tokens == 2 else 4)


@pytest.mark.rule("DD-22.1")
def test_a_monster_may_bleed_to_death_before_it_acts() -> None:
    match = acts(
        {"hellion": {"area": "C"}},
        [
            {
                "kind": "bone_rabble",
                "area": "C",
                "life": 6,
                "wounds": 4,
                "stacks": [["blight", 2, 2]],
            },
            ("madman", "N"),
        ],
    )
    assert foe(match) is None
    assert skill(match) is None
    assert hero(match)["wounds"] == 0
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-22.17")
def test_a_stunned_monster_loses_the_turn_after_its_wounds() -> None:
    match = acts(
        {"hellion": {"area": "C"}},
        [
            {
                "kind": "bone_rabble",
                "area": "C",
                "life": 20,
                "stacks": [["stun", 0, 1], ["blight", 2, 2]],
            }
        ],
    )
    shown = foe(match)
    assert shown is not None
    assert shown["wounds"] == 2
    assert conditions(shown) == [("blight", 2, 1)]
    assert skill(match) is None
    assert hero(match)["wounds"] == 0
    assert "stunned" in kinds(match)


@pytest.mark.rule("DD-22.17")
def test_a_stunned_monster_does_not_even_move() -> None:
    match = acts(
        {"hellion": {"area": "N"}},
        [{"kind": "gargoyle", "area": "S", "stacks": [["stun", 0, 2]]}],
    )
    assert at(match, 0) == "S"


# ---------------------------------------------------------------------- which Skill

ACOLYTE = (
    "Stressful Incantation",
    "Eldritch Pull",
    "Eldritch Push",
)


def acolyte(stance: int, roll: int, *tape: object) -> Match:
    """An Acolyte (Speed 3) behind so many others; the Hellion is 2 Areas away."""
    before = [("madman", "E")] * stance
    return acts(
        {"hellion": {"area": "N"}},
        [*before, ("cultist_acolyte", "S")],
        turn=stance,
        tape=[roll, *tape],
    )


@pytest.mark.rule("DD-22.4")
@pytest.mark.rule("DD-22.3")
@pytest.mark.rule("DD-A.64")
def test_the_acolytes_two_rows() -> None:
    """1–5 and 6–10 in front; 1–4, 5–7 and 8–10 behind."""
    rows = {
        0: (0, 0, 0, 0, 0, 2, 2, 2, 2, 2),
        1: (0, 0, 0, 0, 1, 1, 1, 2, 2, 2),
        2: (0, 0, 0, 0, 1, 1, 1, 2, 2, 2),
        3: (0, 0, 0, 0, 1, 1, 1, 2, 2, 2),
    }
    for stance, row in rows.items():
        for roll in range(1, 11):
            match = acolyte(stance, roll, 10)
            while asked(match) == ["approach"]:
                play(match, options(match)[0])
            assert skill(match) == ACOLYTE[row[roll - 1]], (stance, roll)


@pytest.mark.rule("DD-22.4")
def test_the_acolytes_three_skills() -> None:
    card = pack().monster("cultist_acolyte")
    assert (card.level, card.entry.types, card.entry.position) == (1, ["human"], "back")
    found = [(s.name, list(s.entry.targeting), s.acc, s.crit) for s in card.skills]
    assert found == [
        (ACOLYTE[0], ["most_stressed"], 9, 0),
        (ACOLYTE[1], ["furthest"], 9, 1),
        (ACOLYTE[2], ["closest"], 9, 1),
    ]
    # Acc 9 against Dodge 2: 7 hits, 8 does not; 2 Areas away it is pulled to the Acolyte.
    for roll, area, wounds in ((7, "S", 1), (8, "N", 0)):
        match = acolyte(3, 6, roll)
        assert NAMES[hero(match)["area"]] == area
        assert hero(match)["wounds"] == wounds
    # Pushed 2 from 1 Area away: C, N, then the Hellion's player chooses.
    match = acts(
        {"hellion": {"area": "C"}},
        [("cultist_acolyte", "S")],
        tape=[6, 7],
    )
    assert asked(match) == ["shove"]
    assert sorted(options(match)) == ["area-1", "area-2"]


@pytest.mark.rule("DD-22.2")
def test_a_large_monster_goes_by_the_foremost_of_its_two_stances() -> None:
    """A Brigand Bloodletter in Aggressive and Defensive has three Skills, as an Aggressive one has."""
    match = acts({"hellion": {"area": "C"}}, [("brigand_bloodletter", "S")], tape=[9, 9])
    assert skill(match) == "Point Blank Shot"
    match = acts(
        {"hellion": {"area": "C"}},
        [("madman", "E"), ("brigand_bloodletter", "S")],
        turn=1,
        tape=[9, 9],
    )
    assert skill(match) == "Punishment"


@pytest.mark.rule("DD-22.3")
def test_a_line_with_one_skill_is_not_rolled() -> None:
    match = acts({"hellion": {"area": "C"}}, [("bone_soldier", "S")], tape=[9])
    assert skill(match) == "Graveyard Slash"
    assert used_up(match)


# ---------------------------------------------------------------------- whom


@pytest.mark.rule("DD-22.6")
def test_closest() -> None:
    """Gargoyle (Speed 3) in Support: Lash of the Tail, closest."""
    before: list[Any] = [("madman", "E")] * 3
    for far, near in (("hellion", "vestal"), ("vestal", "hellion")):
        heroes = {"hellion": {"area": "C"}, "vestal": {"area": "C"}}
        heroes[far] = {"area": "N"}
        match = acts(heroes, [*before, ("gargoyle", "S")], turn=3, tape=[10])
        assert struck(match) == [near]


@pytest.mark.rule("DD-22.7")
def test_furthest() -> None:
    """Pliskin in Ranged: Venomous Gleek, furthest, Range 2."""
    before: list[Any] = [("madman", "E")] * 2
    for far, near in (("hellion", "vestal"), ("vestal", "hellion")):
        heroes = {near: {"area": "C"}, far: {"area": "N"}}
        heroes = {kind: heroes[kind] for kind in ("hellion", "vestal")}
        match = acts(heroes, [*before, ("pliskin", "S")], turn=2, tape=[10])
        assert struck(match) == [far]


@pytest.mark.rule("DD-22.8")
def test_crowded() -> None:
    """Bone Spearman: Impale, Range 1. Two beside each other draw it from the one in front of it."""
    heroes = {"hellion": {"area": "C"}, "vestal": {"area": "SW"}, "jester": {"area": "SW"}}
    match = acts(heroes, [("bone_spearman", "S")], tape=[1, 10])
    assert struck(match) == ["vestal", "jester"]


@pytest.mark.rule("DD-A.62")
def test_a_crowded_tie_goes_to_the_area_of_the_foremost() -> None:
    heroes = {
        "hellion": {"area": "C"},
        "vestal": {"area": "SW"},
        "jester": {"area": "SW"},
        "crusader": {"area": "C"},
    }
    match = acts(heroes, [("bone_spearman", "S")], tape=[1, 10])
    assert struck(match) == ["hellion", "crusader"]


@pytest.mark.rule("DD-22.9")
@pytest.mark.rule("DD-22.5")
def test_most_wounded_counts_wounds_not_what_is_left() -> None:
    """The Crusader with 5 of 17 rather than the Vestal with 4 of 12; a tie goes by Stance."""
    for wounds, target in (((4, 5), "crusader"), ((5, 5), "vestal"), ((6, 5), "vestal")):
        heroes = {
            "vestal": {"area": "C", "wounds": wounds[0]},
            "crusader": {"area": "C", "wounds": wounds[1]},
        }
        match = acts(heroes, [("bone_soldier", "S")], tape=[10])
        assert struck(match) == [target]


@pytest.mark.rule("DD-A.63")
def test_with_nobody_wounded_stance_order_decides() -> None:
    for first, second in (("vestal", "crusader"), ("crusader", "vestal")):
        match = acts(
            {first: {"area": "C"}, second: {"area": "C"}}, [("bone_soldier", "S")], tape=[10]
        )
        assert struck(match) == [first]


@pytest.mark.rule("DD-22.10")
@pytest.mark.rule("DD-22.5")
def test_most_stressed() -> None:
    """Bone Courtier in Support: Tempting Goblet, Range 2."""
    before: list[Any] = [("madman", "E")] * 3
    for stress, target in (((2, 3), "crusader"), ((3, 3), "vestal"), ((4, 3), "vestal")):
        heroes = {
            "vestal": {"area": "N", "stress": stress[0]},
            "crusader": {"area": "N", "stress": stress[1], "wounds": 5},
        }
        match = acts(heroes, [*before, ("bone_courtier", "S")], turn=3, tape=[10])
        assert struck(match) == [target]


@pytest.mark.rule("DD-22.5")
def test_ties_of_distance_go_by_stance_order() -> None:
    for first, second in (("vestal", "crusader"), ("crusader", "vestal")):
        match = acts(
            {first: {"area": "C"}, second: {"area": "SW"}},
            [("madman", "E")] * 3 + [("gargoyle", "S")],
            turn=3,
            tape=[10],
        )
        assert struck(match) == [first]


@pytest.mark.rule("DD-22.11")
@pytest.mark.rule("DD-20.15")
def test_a_chain_of_priorities() -> None:
    """Bone Arbalist in Support: Marked, then Furthest; Spitter in front: Marked, then Closest."""
    before: list[Any] = [("madman", "E")] * 3
    mark = [["mark", 0, 2]]
    for marked, target in ((None, "jester"), ("vestal", "vestal"), ("crusader", "crusader")):
        heroes: dict[str, dict[str, Any]] = {
            "vestal": {"area": "N"},
            "crusader": {"area": "N"},
            "jester": {"area": "NE"},
        }
        if marked:
            heroes[marked]["stacks"] = mark
        match = acts(heroes, [*before, ("bone_arbalist", "S")], turn=3, tape=[10])
        if asked(match) == ["approach"]:
            play(match, options(match)[0])
        assert struck(match) == [target]
    for stacks, target in (([], "vestal"), (mark, "jester")):
        heroes = {"vestal": {"area": "S"}, "jester": {"area": "C", "stacks": stacks}}
        match = acts(heroes, [("spitter", "S")], tape=[10])
        assert struck(match) == [target]


@pytest.mark.rule("DD-22.11")
def test_of_two_marked_the_foremost() -> None:
    mark = [["mark", 0, 2]]
    heroes: dict[str, dict[str, Any]] = {
        "vestal": {"area": "SW"},
        "crusader": {"area": "C", "stacks": mark},
        "jester": {"area": "S", "stacks": mark},
    }
    match = acts(heroes, [("spitter", "S")], tape=[10])
    assert struck(match) == ["crusader"]


@pytest.mark.rule("DD-A.51")
def test_guard_comes_before_the_printed_priority() -> None:
    guard = [["guard", 0, 2]]
    heroes: dict[str, dict[str, Any]] = {
        "vestal": {"area": "S"},
        "jester": {"area": "C", "stacks": guard},
    }
    match = acts(heroes, [("spitter", "S")], tape=[10])
    assert struck(match) == ["jester"]
    heroes["vestal"]["stacks"] = [["mark", 0, 2]]
    match = acts(heroes, [("spitter", "S")], tape=[10])
    assert struck(match) == ["jester"]


@pytest.mark.rule("DD-22.15")
@pytest.mark.rule("DD-19.4")
def test_one_roll_for_all_targets_and_stance_order_among_too_many() -> None:
    """Brigand Cutthroat: Slice and Dice, two of three, Acc 8; Dodge 2 at Light 5 against 1."""
    heroes = {"hellion": {"area": "C"}, "vestal": {"area": "C"}, "crusader": {"area": "C"}}
    match = acts(heroes, [("brigand_cutthroat", "S")], tape=[5, 7])
    assert struck(match) == ["hellion", "vestal"]
    assert [hero(match, kind)["wounds"] for kind in heroes] == [0, 4, 0]
    assert used_up(match)


# ---------------------------------------------------------------------- the way there


@pytest.mark.rule("DD-22.12")
def test_a_monster_in_range_stays() -> None:
    match = acts({"hellion": {"area": "C"}}, [("bone_soldier", "S")], tape=[10])
    assert at(match, 0) == "S"
    assert struck(match) == ["hellion"]


@pytest.mark.rule("DD-22.12")
def test_it_moves_up_to_its_speed_into_exact_range() -> None:
    """Bone Soldier: Range 1, Speed 1: 2 Areas away it takes one; the Spearman (Speed 2) takes two."""
    match = acts({"hellion": {"area": "N"}}, [("bone_soldier", "S")], tape=[10])
    assert at(match, 0) == "C"
    assert struck(match) == ["hellion"]
    match = acts({"hellion": {"area": "N"}}, [("bone_spearman", "S")], tape=[6, 10])
    assert skill(match) == "Spear Thrust"  # Range 0
    assert at(match, 0) == "N"
    match = acts({"hellion": {"area": "N"}}, [("bone_spearman", "S")], tape=[1, 10])
    assert skill(match) == "Impale"  # Range 1: no nearer
    assert at(match, 0) == "C"


@pytest.mark.rule("DD-22.13")
@pytest.mark.rule("DD-A.60")
def test_out_of_range_the_rest_of_the_turn_is_lost_but_it_comes_nearer() -> None:
    """Bone Rabble: Range 0, Speed 1. From S to N it is two Areas."""
    match = acts({"hellion": {"area": "N"}}, [("bone_rabble", "S")])
    assert at(match, 0) == "C"
    assert skill(match) is None
    assert "out_of_range" in kinds(match)
    assert hero(match)["wounds"] == 0
    match = acts({"hellion": {"area": "C"}}, [("bone_rabble", "S")], tape=[10])
    assert skill(match) == "Bump in the Night"


@pytest.mark.rule("DD-A.61")
def test_too_near_it_steps_back_within_its_speed() -> None:
    """Pliskin in Ranged: Range 2, Speed 2, in the hero's own Area: any Area 2 away will do."""
    before: list[Any] = [("madman", "E")] * 2
    match = acts({"hellion": {"area": "S"}}, [*before, ("pliskin", "S")], turn=2, tape=[10])
    assert asked(match) == ["approach"]
    places = {NAMES[int(one.removeprefix("area-"))] for one in options(match)}
    assert places == {"N", "W", "E"}
    play(match, "area-3")
    assert at(match, 2) == "W"
    assert struck(match) == ["hellion"]


@pytest.mark.rule("DD-A.61")
@pytest.mark.rule("DD-22.13")
def test_too_near_and_too_slow_it_gets_as_far_as_it_can() -> None:
    """Spitter in Support: Range 2, Speed 1."""
    before: list[Any] = [("madman", "NE")] * 2 + [("madman", "NW")]
    match = acts({"hellion": {"area": "S"}}, [*before, ("spitter", "S")], turn=3)
    assert asked(match) == ["approach"]
    assert {NAMES[int(one[5:])] for one in options(match)} == {"C", "SW", "SE"}
    play(match, "area-4")
    assert at(match, 3) == "C"
    assert skill(match) is None


@pytest.mark.rule("DD-22.14")
def test_the_targeted_player_chooses_among_several_areas() -> None:
    """A Gargoyle (Range 1, Speed 3) beside the Vestal must step back: her player decides where."""
    match = acts(
        {"hellion": {"area": "S"}, "vestal": {"area": "W"}},
        [("madman", "E")] * 3 + [("gargoyle", "W")],
        turn=3,
        tape=[10],
        setup={"players": 4},
    )
    assert asked(match) == ["approach"]
    assert match.waiting == [1]
    assert {NAMES[int(one[5:])] for one in options(match, 1)} == {"NW", "SW"}
    play(match, "area-6")
    assert at(match, 3) == "SW"
    assert struck(match) == ["vestal"]


@pytest.mark.rule("DD-22.14")
@pytest.mark.rule("DD-22.12")
def test_a_full_area_is_none_of_them() -> None:
    """SW holds two already."""
    match = acts(
        {"hellion": {"area": "S"}, "vestal": {"area": "W"}},
        [("madman", "SW"), ("madman", "SW"), ("madman", "E"), ("gargoyle", "W")],
        turn=3,
        tape=[10],
    )
    assert at(match, 3) == "NW"
    assert struck(match) == ["vestal"]


@pytest.mark.rule("DD-22.12")
@pytest.mark.rule("DD-22.16")
def test_it_does_one_skill_and_its_turn_is_over() -> None:
    """In front of two heroes: one is attacked, once, and a hero is next."""
    match = acts(
        {"hellion": {"area": "C"}, "vestal": {"area": "C"}}, [("bone_soldier", "S")], tape=[5]
    )
    assert kinds(match).count("uses") == 1
    assert asked(match) == ["act"]
    assert [hero(match, kind)["wounds"] for kind in ("hellion", "vestal")] == [5, 0]
    shown = foe(match)
    assert shown is not None
    assert not shown["active"]


# ---------------------------------------------------------------------- the rulebook's example


def defender(roll: int) -> Match:
    """A Bone Defender (Speed 1) in Ranged; Hellion and Highwayman are as far away, and nobody further."""
    return acts(
        {"hellion": {"area": "N"}, "highwayman": {"area": "N"}},
        [("bone_soldier", "E"), ("bone_arbalist", "SE"), ("bone_defender", "S")],
        turn=2,
        tape=[roll],
        light=4,
    )


@pytest.mark.rule("DD-22.18")
def test_the_bone_defenders_clumsy_axeblade() -> None:
    for roll in range(1, 11):
        # Light 4: no Dodge more, but Crit 1: a 1 is critical.
        match = defender(roll)
        assert skill(match) == "Clumsy Axeblade"
        assert struck(match) == ["hellion"]
        assert at(match, 2) == "N"  # S to C, and pulled
        assert order(match) == ["bone_soldier", "bone_defender", "bone_arbalist"]
        wounds = 5 if roll == 1 else 3 if roll <= 4 else 0
        assert hero(match, "hellion")["wounds"] == wounds
        assert hero(match, "highwayman")["wounds"] == 0


@pytest.mark.rule("DD-22.19")
def test_a_miss_pulls_it_all_the_same() -> None:
    match = defender(5)
    assert hero(match, "hellion")["wounds"] == 0
    assert at(match, 2) == "N"
    assert order(match) == ["bone_soldier", "bone_defender", "bone_arbalist"]


# ---------------------------------------------------------------------- for other monsters


def growth(roll: int, monsters: Sequence[Any], **fields: Any) -> Match:
    me = {"kind": "defensive_growth", "area": "S", **fields}
    return acts({"hellion": {"area": "W"}}, [*monsters, me], turn=len(monsters), tape=[roll])


@pytest.mark.rule("DD-A.65")
def test_a_friend_is_chosen_by_the_cards_priority_then_by_stance() -> None:
    """Bolster: the closest, Range 1, never itself; the foremost of two as close."""
    match = growth(1, [("madman", "C"), ("bone_soldier", "SE"), ("madman", "N")])
    buffed = [conditions(one) if (one := foe(match, n)) else None for n in range(4)]
    assert buffed == [[("buff", 0, 3)], [], [], []]
    match = growth(1, [("madman", "N"), ("bone_soldier", "SE")])
    buffed = [conditions(one) if (one := foe(match, n)) else None for n in range(3)]
    assert buffed == [[], [("buff", 0, 3)], []]


@pytest.mark.rule("DD-A.65")
def test_it_moves_to_help_a_friend() -> None:
    """Restoration: Speed 2, Range 1; the friend is 3 Areas away."""
    match = growth(4, [{"kind": "madman", "area": "NE", "wounds": 9}])
    while asked(match) != ["act"]:  # where to, and where it pushes itself
        play(match, options(match)[0])
    shown = foe(match)
    assert shown is not None
    assert shown["wounds"] == 0
    assert skill(match) == "Ritualic Restoration"


@pytest.mark.rule("DD-A.65")
def test_alone_it_has_nobody_to_help() -> None:
    match = growth(1, [])
    assert skill(match) is None
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-A.65")
def test_in_its_own_area_a_monster_may_heal_itself() -> None:
    """Flesh to Flesh: Range 0, most wounded."""
    for mine, others, healed in ((5, 4, 1), (4, 5, 0), (5, 5, 0)):
        match = acts(
            {"hellion": {"area": "W"}},
            [
                {"kind": "madman", "area": "S", "wounds": others},
                {"kind": "rapturous_cultist", "area": "S", "wounds": mine},
            ],
            turn=1,
            tape=[7],
        )
        wounds = [one["wounds"] if (one := foe(match, n)) else None for n in range(2)]
        wanted = [others, mine]
        wanted[healed] = 0
        assert wounds == wanted


@pytest.mark.rule("DD-A.65")
def test_a_heroes_guard_does_not_turn_a_friends_help_aside() -> None:
    match = acts(
        {"hellion": {"area": "W", "stacks": [["guard", 0, 2]]}},
        [("madman", "C"), ("defensive_growth", "S")],
        turn=1,
        tape=[1],
    )
    shown = foe(match)
    assert shown is not None
    assert conditions(shown) == [("buff", 0, 3)]
