"""The four forms of the final Boss, by their own rules (DD-41.28–41.47)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import used, wounds
from .stage import (
    PARTY,
    STILL,
    Fields,
    area_of,
    asked,
    at,
    awaited,
    conditions,
    deck,
    fight,
    foe,
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
    used_up,
)

PERFECT, IMPERFECT = "perfect_reflection", "imperfect_reflection"
ANCESTOR = "ancestor_first_form"
FAR: dict[str, Fields] = {"crusader": {"area": "SW", "level": 3}}


def final(
    form: str,
    heroes: dict[str, Fields],
    others: list[Any],
    turn: int | str | None,
    tape: list[object] | None,
    **more: Any,
) -> Match:
    """A form in the middle of its fight; it stands in C unless said otherwise."""
    fields: dict[str, Any] = {"kind": form, "area": "C", **more.pop("fields", {})}
    return fight(
        heroes,
        [fields, *others],
        room="dd_12",
        boss=form,
        turn=turn,
        setup={"mode": "boss", "boss": "final_encounter"},
        campaign={"final": True, "level": 3, **more.pop("campaign", {})},
        tape=tape,  # type: ignore[arg-type]
        **more,
    )


# ---------------------------------------------------------------------- the Ancestor, 1st form


@pytest.mark.rule("DD-41.28")
def test_three_reflections_at_random_on_the_other_stances() -> None:
    setup = {"cancelled": "gestating_heart"}
    match = meet("final_encounter", tape=None, setup=setup)
    assert awaited(match) == {PERFECT: 2, IMPERFECT: 1}
    match.supply(IMPERFECT)
    assert awaited(match) == {PERFECT: 2}
    for drawn in (
        [IMPERFECT, PERFECT, PERFECT],
        [PERFECT, IMPERFECT, PERFECT],
        [PERFECT, PERFECT, IMPERFECT],
    ):
        match = meet("final_encounter", tape=[*drawn, "party"], setup=setup)
        assert order(match) == [ANCESTOR, *drawn]
        assert [at(match, number) for number in range(4)] == ["C", "N", "NW", "S"]
        assert [one["stance"] for one in table(match)["battle"]["monsters"]] == [
            "aggressive", "defensive", "ranged", "support",
        ]  # fmt: skip
        assert deck(match) == (3, 4)


def reflections(*kinds: str, area: str = "N") -> list[Any]:
    return [{"kind": kind, "area": area, "stacks": STILL} for kind in kinds]


@pytest.mark.rule("DD-41.29")
def test_with_all_slots_occupied_time_heals_all() -> None:
    others = reflections(PERFECT, PERFECT, IMPERFECT)
    others[1]["wounds"] = 15
    others[2]["wounds"] = 12
    match = final(ANCESTOR, FAR, others, 8, ["party"], fields={"wounds": 30})
    assert used(match) == ["time_heals_all"]
    # 10 Life for the most wounded of the others.
    assert [wounds(match, number) for number in range(4)] == [30, 0, 5, 12]


def onward(match: Match) -> Match:
    """The players send a monster wherever it may go."""
    while asked(match) == ["approach"]:
        play(match, options(match)[0])
    return match


@pytest.mark.rule("DD-41.29")
@pytest.mark.rule("DD-A.153")
def test_otherwise_he_acts_until_the_slots_are_filled() -> None:
    # The hero in C: Perfect Replication (1–3) reaches her where he stands.
    heroes: dict[str, Fields] = {"hellion": {"area": "C", "level": 3}}
    match = final(ANCESTOR, heroes, [], 8, [3, 5, 1, 10, 2, 5, 1, 5, "party"], light=5)
    assert order(match) == [ANCESTOR, PERFECT, PERFECT, PERFECT]
    assert used(match) == ["perfect_replication"] * 4
    assert hero(match)["wounds"] == 6  # 5 hits, 10 misses: then nobody comes, and he acts again
    assert table(match)["light"] == 2
    assert [at(match, number) for number in (1, 2, 3)] == ["N", "NW", "S"]
    assert turns(match) == [ANCESTOR, "hellion"]  # all in one turn


@pytest.mark.rule("DD-A.153")
@pytest.mark.rule("DD-19.16")
def test_whom_he_misses_brings_nobody() -> None:
    heroes: dict[str, Fields] = {"hellion": {"area": "C", "level": 3}}
    match = final(ANCESTOR, heroes, reflections(PERFECT, PERFECT), 8, None)
    match.supply(1)
    match.supply(10)
    assert order(match) == [ANCESTOR, PERFECT, PERFECT]
    assert awaited(match) == dict.fromkeys([str(n) for n in range(1, 11)], 1)  # his next action


@pytest.mark.rule("DD-41.29")
@pytest.mark.rule("DD-A.153")
def test_his_second_skill_makes_an_imperfect_one() -> None:
    heroes: dict[str, Fields] = {"hellion": {"area": "N", "level": 3, "stress": 1}}
    others = reflections(PERFECT, PERFECT, area="NW")
    match = final(ANCESTOR, heroes, others, 8, [4, 5, "party"])
    assert order(match) == [ANCESTOR, PERFECT, PERFECT, IMPERFECT]
    assert used(match) == ["imperfect_reproduction"]
    assert (hero(match)["wounds"], hero(match)["stress"]) == (2, 3)


@pytest.mark.rule("DD-A.153")
def test_out_of_range_nobody_comes_and_he_acts_again() -> None:
    """From NE to SW it is four Areas: the first action only brings him nearer."""
    others = reflections(PERFECT, PERFECT)
    match = onward(final(ANCESTOR, FAR, others, 8, [1, 1, 5, "party"], fields={"area": "NE"}))
    assert kinds(match).count("out_of_range") == 1
    assert used(match) == ["perfect_replication"]
    assert order(match) == [ANCESTOR, PERFECT, PERFECT, PERFECT]
    assert (at(match, 0), hero(match)["wounds"]) == ("SW", 2)
    assert turns(match) == [ANCESTOR, "crusader"]


@pytest.mark.rule("DD-A.153")
def test_his_turn_ends_where_no_skill_can_reach_anybody() -> None:
    """There is no space beside the Crusader nor around her."""
    full = ["SW", *["W"] * 3, *["S"] * 4]
    blocks = [area_of("dd_12", area) for area in full]
    match = onward(final(ANCESTOR, FAR, reflections(PERFECT), 8, [2, "party"], blocks=blocks))
    assert kinds(match).count("out_of_range") == 1
    assert order(match) == [ANCESTOR, PERFECT]
    assert (used(match), turns(match)) == ([], [ANCESTOR, "crusader"])


@pytest.mark.rule("DD-A.153")
def test_the_table_of_his_card_says_which_reflection_comes() -> None:
    for roll in range(1, 11):
        others = reflections(PERFECT, IMPERFECT)
        match = onward(final(ANCESTOR, FAR, others, 8, [roll, 5, "party"], cards=(1, 3)))
        assert order(match)[3] == (PERFECT if roll <= 3 else IMPERFECT)


@pytest.mark.rule("DD-41.30")
def test_cards_left_when_all_reflections_have_acted_are_his() -> None:
    others = reflections(PERFECT, PERFECT, IMPERFECT)
    for one in others:
        one["turns"] = 0
    match = final(ANCESTOR, FAR, others, None, ["party"], cards=(0, 2), fields={"turns": 0})
    assert turns(match)[:2] == [ANCESTOR, ANCESTOR]


@pytest.mark.rule("DD-41.30")
def test_a_reflection_that_has_not_acted_comes_before_him() -> None:
    others = reflections(PERFECT, PERFECT, IMPERFECT)
    others[0]["turns"] = others[1]["turns"] = 0
    match = final(ANCESTOR, FAR, others, None, ["party"], cards=(0, 2), fields={"turns": 0})
    assert turns(match)[:2] == [IMPERFECT, ANCESTOR]


@pytest.mark.rule("DD-41.31")
@pytest.mark.parametrize("kind", [PERFECT, IMPERFECT])
def test_reflections_are_targeted_before_the_ancestor(kind: str) -> None:
    heroes: dict[str, Fields] = {
        "highwayman": {"area": "C", "level": 3, "skills": ["wicked_slice"]}
    }
    here = f"use-wicked_slice-{area_of('dd_12', 'C')}"
    match = final(ANCESTOR, heroes, [], "highwayman", [])
    assert here in options(match)
    match = final(ANCESTOR, heroes, [(kind, "N")], "highwayman", [])
    assert here not in options(match)
    assert conditions(foe(match, 1) or {"stacks": []}) == []  # by its card, not by tokens
    match = final(ANCESTOR, heroes, [(kind, "C")], "highwayman", [5])
    play(match, here)
    assert (wounds(match, 0), wounds(match, 1)) == (0, 7)


@pytest.mark.rule("DD-41.31")
def test_a_skill_on_several_may_hit_him_after_the_reflection() -> None:
    heroes: dict[str, Fields] = {
        "crusader": {"area": "W", "level": 3, "skills": ["zealous_accusation"]}
    }
    match = final(ANCESTOR, heroes, [(PERFECT, "C")], "crusader", [5])
    play(match, f"use-zealous_accusation-{area_of('dd_12', 'C')}")
    assert (wounds(match, 0), wounds(match, 1)) == (5, 5)


def cut_down(kind: str, boss_wounds: int, tape: list[object], **more: Any) -> Match:
    """A Crusader fells a Reflection in N."""
    life = pack().monster(kind).life
    heroes: dict[str, Fields] = {"crusader": {"area": "N", "level": 3, "skills": ["smite"]}}
    match = final(
        ANCESTOR,
        heroes,
        [{"kind": kind, "area": "N", "wounds": life - 1, "stacks": STILL}, *more.pop("others", [])],
        "crusader",
        [3, *tape],
        fields={"wounds": boss_wounds, "stacks": STILL},
        **more,
    )
    play(match, f"use-smite-{area_of('dd_12', 'N')}")
    return match


@pytest.mark.rule("DD-41.32")
def test_an_imperfect_reflection_takes_ten_wounds_of_him_along() -> None:
    assert wounds(cut_down(IMPERFECT, 7, [])) == 17
    assert wounds(cut_down(PERFECT, 7, [])) == 7


@pytest.mark.rule("DD-A.154")
@pytest.mark.rule("DD-41.32")
@pytest.mark.rule("DD-41.35")
def test_the_ten_wounds_may_end_the_form() -> None:
    others = reflections(PERFECT, PERFECT, area="NW")
    cancelled = {"cancelled": "ancestor_second_form"}
    alive = cut_down(IMPERFECT, 39, [], others=others, campaign=cancelled)
    assert wounds(alive) == 49
    match = cut_down(IMPERFECT, 40, ["party"], others=others, campaign=cancelled)
    assert [event.fields["figure"] for event in match.events if event.kind == "slain"] == [
        IMPERFECT, ANCESTOR,
    ]  # fmt: skip
    # The other Reflections are gone, and their cards: only the Heart's is left.
    assert order(match) == ["gestating_heart"]
    assert deck(match) == (0, 1)


@pytest.mark.rule("DD-41.33")
def test_there_are_always_four_monster_cards() -> None:
    match = cut_down(PERFECT, 0, [], cards=(0, 3))
    assert deck(match) == (0, 3)  # none is removed for the dead
    for others in ([], reflections(PERFECT), reflections(PERFECT, IMPERFECT)):
        match = final(
            ANCESTOR,
            {"crusader": {"area": "SW", "level": 3}},
            others,
            None,
            ["party"],
            agenda=[["start_round"]],
            fields={"stacks": STILL},
        )
        assert deck(match) == (0, 4)


@pytest.mark.rule("DD-41.33")
@pytest.mark.rule("DD-31.21")
@pytest.mark.rule("DD-A.194")
def test_new_reflections_act_in_the_round_they_come_in_with_the_cards_there_are() -> None:
    heroes: dict[str, Fields] = {"hellion": {"area": "C", "level": 3}}
    tape: list[object] = [*[1, 5] * 3, "party", 6, 10, 6, 10, "party"]
    match = final(ANCESTOR, heroes, [], 8, tape, cards=(1, 2))
    assert len(order(match)) == 4
    assert deck(match) == (0, 2)  # no card is added
    assert [one["turns"] for one in table(match)["battle"]["monsters"]] == [0, 1, 1, 1]
    play(match, "end")
    onward(match)
    assert turns(match)[2:4] == [PERFECT, PERFECT]  # none of the two cards is the Ancestor's


@pytest.mark.rule("DD-41.34")
def test_two_reflections_slain_before_they_act() -> None:
    # X is Perfect and far, Y Imperfect and Z Perfect stand before the Crusader with 1 Life each.
    heroes: dict[str, Fields] = {
        "crusader": {"area": "SE", "level": 3, "skills": ["zealous_accusation"]}
    }
    match = final(
        ANCESTOR,
        heroes,
        [
            {"kind": PERFECT, "area": "NW", "wounds": 23, "stacks": STILL},
            {"kind": IMPERFECT, "area": "S", "wounds": 18, "stacks": STILL},
            {"kind": PERFECT, "area": "S", "wounds": 23, "stacks": STILL},
        ],
        None,
        ["foes", "foes", "party", 3, 4, 5, 1, 5, 6, 10, "party"],
    )
    # Card 1: all slots are full, so he heals X; card 2: X.
    onward(match)
    assert turns(match) == [ANCESTOR, PERFECT, "crusader"]
    assert wounds(match, 1) == 13
    play(match, f"use-zealous_accusation-{area_of('dd_12', 'S')}")
    assert order(match) == [ANCESTOR, PERFECT]
    assert wounds(match) == 10  # Y was Imperfect
    play(match, "end")
    onward(match)
    # Card 3 is his, for X has acted: he fills both slots. Card 4 is for the first of the new ones.
    assert turns(match)[3:5] == [ANCESTOR, IMPERFECT]
    assert order(match) == [ANCESTOR, PERFECT, IMPERFECT, PERFECT]
    assert table(match)["battle"]["round"] == 2


# ---------------------------------------------------------------------- the Ancestor, 2nd form

SECOND = "ancestor_second_form"
BLOCKS = ("N", "NW", "S")


def second(
    heroes: dict[str, Fields], tape: list[object], turn: int | str = 8, **more: Any
) -> Match:
    blocks = [area_of("dd_12", area) for area in BLOCKS]
    return final(SECOND, heroes, [], turn, tape, blocks=blocks, **more)


@pytest.mark.rule("DD-41.36")
def test_he_comes_among_nothingness() -> None:
    match = meet("final_encounter", tape=["party"], setup={"cancelled": ANCESTOR})
    assert order(match) == [SECOND]
    one = foe(match)
    assert one is not None
    assert (one["stance"], at(match, 0)) == ("aggressive", "C")
    assert table(match)["battle"]["blocks"] == [area_of("dd_12", area) for area in BLOCKS]
    assert deck(match) == (3, 2)


@pytest.mark.rule("DD-41.37")
@pytest.mark.rule("DD-A.155")
def test_nothingness_fills_a_space_and_is_no_target() -> None:
    heroes: dict[str, Fields] = {
        "crusader": {"area": "inner_W"},
        "hellion": {"area": "NW"},
        "vestal": {"area": "NW"},
    }
    match = second(heroes, [], "crusader", fields={"stacks": STILL})
    used_space = table(match)["battle"]["used"]
    assert used_space[area_of("dd_12", "NW")] == 3  # two heroes and a Nothingness: full
    play(match, "stance-back")  # one action is left: he must end where there is space
    assert f"move-{area_of('dd_12', 'NW')}" not in options(match)
    assert f"move-{area_of('dd_12', 'W')}" in options(match)
    heroes = {"highwayman": {"area": "inner_W", "skills": ["pistol_shot"]}, "vestal": {}}
    match = second({"vestal": {"area": "E"}, **heroes}, [], "highwayman", fields={"stacks": STILL})
    shots = [one for one in options(match) if one.startswith("use-pistol_shot")]
    assert shots == [f"use-pistol_shot-{area_of('dd_12', 'C')}"]  # the Ancestor only
    # No slot, no card.
    assert order(match) == [SECOND]
    assert [one["kind"] for one in table(match)["battle"]["monsters"]] == [SECOND]


@pytest.mark.rule("DD-41.38")
@pytest.mark.rule("DD-A.155")
@pytest.mark.parametrize(
    ("roll", "area"),
    [
        (1, "N"), (2, "N"), (3, "N"), (4, "NW"), (5, "NW"), (6, "NW"),
        (7, "S"), (8, "S"), (9, "S"), (10, "C"),
    ],
)  # fmt: skip
def test_after_each_action_he_is_somewhere_else(roll: int, area: str) -> None:
    # Refashion Them on the Crusader in W, next to C; then the teleport.
    match = second({"crusader": {"area": "W", "level": 3}}, [1, 10, roll, "party"])
    assert at(match, 0) == area
    one = foe(match)
    assert one is not None
    assert one["stance"] == "aggressive"
    assert used_up(match)


@pytest.mark.rule("DD-A.155")
def test_from_a_full_area_a_hero_must_move_when_he_appears() -> None:
    heroes: dict[str, Fields] = {
        "crusader": {"area": "W", "level": 3},
        "hellion": {"area": "NW"},
        "vestal": {"area": "NW"},
        "highwayman": {"area": "W"},
    }
    match = second(heroes, [1, 10, 4, "party"])
    assert at(match, 0) == "NW"
    assert asked(match) == ["give_way"]
    near = [area_of("dd_12", area) for area in ("N", "inner_W")]
    assert set(options(match)) == {f"figure-{n}-area-{area}" for n in (1, 2) for area in near}
    play(match, f"figure-1-area-{near[1]}")
    assert at(match, "hellion") == "inner_W"
    assert at(match, "vestal") == "NW"
    assert at(match, 0) == "NW"


@pytest.mark.rule("DD-41.38")
def test_after_both_actions_of_a_round() -> None:
    match = second({"crusader": {"area": "W", "level": 3}}, [1, 10, 10, 1, 10, 9, "party"],
                   cards=(0, 1))  # fmt: skip
    assert turns(match)[:2] == [SECOND, SECOND]
    assert at(match, 0) == "S"


@pytest.mark.rule("DD-41.39")
def test_nothingness_goes_with_him() -> None:
    heroes: dict[str, Fields] = {"crusader": {"area": "C", "level": 3, "skills": ["smite"]}}
    match = second(
        heroes, [3, "party"], "crusader", fields={"wounds": 165, "stacks": STILL}, cards=(0, 2)
    )
    play(match, f"use-smite-{area_of('dd_12', 'C')}")
    battle = table(match)["battle"]
    assert battle["boss"] == "gestating_heart"
    assert battle["blocks"] == []
    assert sum(battle["used"]) == 2  # the Crusader and the Heart
    assert deck(match) == (0, 1)


# ---------------------------------------------------------------------- the Gestating Heart

HEART = "gestating_heart"


@pytest.mark.rule("DD-41.40")
def test_the_heart_comes_alone_with_one_card() -> None:
    heroes: dict[str, Fields] = {"crusader": {"area": "NE", "level": 3, "skills": ["smite"]}}
    match = second(heroes, [3, "party"], "crusader", fields={"wounds": 165, "area": "NE"})
    play(match, f"use-smite-{area_of('dd_12', 'NE')}")
    one = foe(match)
    assert one is not None
    assert (one["kind"], one["stance"], at(match, 0)) == (HEART, "aggressive", "C")
    assert deck(match) == (0, 1)
    # The whole Darkest Dungeon deck is at hand.
    match = final(HEART, FAR, [], 8, None)
    own = {c.id: c.entry.copies for c in pack().monsters if c.entry.group == "darkest"}
    assert awaited(match) == own


@pytest.mark.rule("DD-41.41")
@pytest.mark.rule("DD-A.157")
def test_dispersion_draws_a_monster_into_the_foremost_free_stance() -> None:
    match = final(HEART, FAR, [], 8, ["cultist_priest", "party"], cards=(1, 0))
    assert used(match) == ["dispersion"]
    assert order(match) == [HEART, "cultist_priest"]
    assert at(match, 1) == "N"
    assert deck(match) == (0, 1)
    others = [{"kind": "malignant_growth", "area": "N", "stacks": STILL}]
    match = final(HEART, FAR, others, 8, ["cultist_priest", "party"], cards=(1, 0))
    assert order(match) == [HEART, "malignant_growth", "cultist_priest"]
    assert at(match, 2) == "NW"


@pytest.mark.rule("DD-41.41")
def test_what_came_will_not_come_again_but_by_another_card() -> None:
    match = final(HEART, FAR, [("cultist_priest", "N")], 8, None, drawn=["cultist_priest"])
    assert awaited(match)["cultist_priest"] == 2


@pytest.mark.rule("DD-41.41")
def test_with_all_stances_taken_nobody_comes() -> None:
    others = [{"kind": "malignant_growth", "area": "N", "stacks": STILL}] * 3
    match = final(HEART, FAR, others, 8, ["party"])
    assert len(order(match)) == 4


@pytest.mark.rule("DD-41.42")
@pytest.mark.rule("DD-A.156")
def test_who_wounds_the_heart_is_blighted_and_healed() -> None:
    heroes: dict[str, Fields] = {
        "highwayman": {"area": "C", "level": 3, "skills": ["wicked_slice"], "wounds": 10}
    }
    match = final(HEART, heroes, [], "highwayman", [5], fields={"wounds": 30, "stacks": STILL})
    play(match, f"use-wicked_slice-{area_of('dd_12', 'C')}")
    assert wounds(match) == 30 + 7  # it is the hero who is healed, not the Heart
    one = hero(match)
    assert one["wounds"] == 10 - 2
    # The printed icon is Blight, 2 for 3 turns; he resists one turn of it.
    assert conditions(one) == [("blight", 2, 2)]


@pytest.mark.rule("DD-41.42")
@pytest.mark.rule("DD-A.156")
def test_once_for_each_skill_that_wounds_it() -> None:
    heroes: dict[str, Fields] = {
        "crusader": {"area": "C", "level": 3, "skills": ["smite", "stunning_blow"], "wounds": 20}
    }
    match = final(HEART, heroes, [], "crusader", [5, 5], fields={"wounds": 30, "stacks": STILL})
    play(match, f"use-smite-{area_of('dd_12', 'C')}")
    assert conditions(hero(match)) == [("blight", 2, 3)]
    assert hero(match)["wounds"] == 18
    play(match, f"use-stunning_blow-{area_of('dd_12', 'C')}")
    assert conditions(hero(match)) == [("blight", 2, 3), ("blight", 2, 3)]
    assert hero(match)["wounds"] == 16


@pytest.mark.rule("DD-41.42")
def test_to_wound_another_does_nothing() -> None:
    heroes: dict[str, Fields] = {
        "crusader": {"area": "N", "level": 3, "skills": ["smite"], "wounds": 20}
    }
    others = [{"kind": "malignant_growth", "area": "N", "stacks": STILL}]
    match = final(HEART, heroes, others, "crusader", [5], fields={"stacks": STILL})
    play(match, f"use-smite-{area_of('dd_12', 'N')}")
    assert (hero(match)["wounds"], conditions(hero(match))) == (20, [])


@pytest.mark.rule("DD-41.42")
def test_a_miss_does_nothing() -> None:
    # Smite at level 1: Acc 9, Dodge 0.
    heroes: dict[str, Fields] = {"crusader": {"area": "C", "skills": ["smite"], "wounds": 9}}
    match = final(HEART, heroes, [], "crusader", [10], fields={"stacks": STILL})
    play(match, f"use-smite-{area_of('dd_12', 'C')}")
    assert (hero(match)["wounds"], conditions(hero(match))) == (9, [])


@pytest.mark.rule("DD-41.42")
@pytest.mark.rule("DD-41.43")
def test_the_blow_that_ends_it_is_not_answered() -> None:
    match = strike_heart_dies()
    assert table(match)["battle"]["boss"] == "heart_of_darkness"
    assert (hero(match)["wounds"], conditions(hero(match))) == (10, [])
    # Whoever it had called is gone, and the cards with them.
    assert order(match) == ["heart_of_darkness"]
    assert deck(match) == (0, 2)


def strike_heart_dies() -> Match:
    heroes: dict[str, Fields] = {
        "crusader": {"area": "C", "level": 3, "skills": ["smite"], "wounds": 10}
    }
    match = final(
        HEART,
        heroes,
        [("cultist_priest", "N"), ("malignant_growth", "NW")],
        "crusader",
        [5, 4, "party"],
        fields={"wounds": 99, "stacks": STILL},
        cards=(0, 2),
    )
    play(match, f"use-smite-{area_of('dd_12', 'C')}")
    return match


@pytest.mark.rule("DD-41.42")
def test_bleeding_is_no_attack() -> None:
    match = final(
        HEART,
        {"crusader": {"area": "C", "level": 3, "wounds": 10}},
        [],
        8,
        ["cultist_priest", "party"],
        fields={"stacks": [["bleed", 3, 2]]},
    )
    assert wounds(match) == 3
    assert (hero(match)["wounds"], conditions(hero(match))) == (10, [])


# ---------------------------------------------------------------------- the Heart of Darkness

LAST = "heart_of_darkness"


@pytest.mark.rule("DD-41.44")
@pytest.mark.rule("DD-41.45")
def test_it_comes_with_two_cards_and_a_doom() -> None:
    match = strike_heart_dies()
    one = foe(match)
    assert one is not None
    assert (one["kind"], one["stance"], at(match, 0)) == (LAST, "aggressive", "C")
    assert deck(match) == (0, 2)
    battle = table(match)["battle"]
    assert battle["doom"] == 4  # rolled openly at the start
    assert "doom" in kinds(match)


@pytest.mark.rule("DD-41.45")
@pytest.mark.parametrize(
    ("doom", "skill"),
    [(n, "know_this" if n <= 4 else "puncture" if n <= 7 else "dissolution") for n in range(1, 11)],
)
def test_the_doom_fixes_the_next_skill(doom: int, skill: str) -> None:
    match = final(LAST, {"crusader": {"area": "N", "level": 3}}, [], 8, [10, 7, "party"], doom=doom)
    assert used(match) == [skill]
    assert table(match)["battle"]["doom"] == 7
    assert used_up(match)


@pytest.mark.rule("DD-41.46")
def test_doom_four_then_a_new_one() -> None:
    heroes: dict[str, Fields] = {"crusader": {"area": "N", "level": 3}}
    match = final(LAST, heroes, [], None, ["foes", 10, 8, "party"], doom=4)
    assert used(match) == ["know_this"]  # 1–4; the 10 was its attack, which missed
    assert table(match)["battle"]["doom"] == 8
    assert hero(match)["stress"] == 0
    # Its second card of the round: what the new doom says.
    match = ready(match.position(), [["initiative"]], [3, 1, "party"])
    assert used(match)[-1] == "dissolution"
    assert table(match)["battle"]["doom"] == 1


@pytest.mark.rule("DD-A.158")
def test_a_stunned_heart_keeps_its_doom() -> None:
    heroes: dict[str, Fields] = {"crusader": {"area": "N", "level": 3}}
    match = final(LAST, heroes, [], 8, ["party"], doom=6, fields={"stacks": [["stun", 0, 1]]})
    assert used(match) == []
    assert table(match)["battle"]["doom"] == 6
    assert used_up(match)
    match = ready(match.position(), [["initiative"]], [10, 2, "party"])
    assert used(match)[-1] == "puncture"


@pytest.mark.rule("DD-41.47")
@pytest.mark.parametrize("mode", ["boss", "campaign"])
def test_its_defeat_wins(mode: str) -> None:
    match = fight(
        {"crusader": {"area": "C", "level": 3, "skills": ["smite"]}},
        [{"kind": LAST, "area": "C", "wounds": 249, "stacks": STILL}],
        room="dd_12",
        boss=LAST,
        turn="crusader",
        setup={"mode": mode, "boss": "final_encounter"},
        campaign={"final": True, "act": 4, "quest_count": 1, "level": 3},
        doom=3,
        tape=[3],
    )
    play(match, f"use-smite-{area_of('dd_12', 'C')}")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.rule("DD-41.36")
def test_who_starts_the_round() -> None:
    match = meet("final_encounter", tape=None, setup={"cancelled": ANCESTOR})
    assert awaited(match) == {"party": len(PARTY), "foes": 2}
