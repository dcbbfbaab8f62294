"""The Abomination (DD-40): two forms, and the Skill that leads from one to the other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import skills_offered
from .stage import closed, conditions, dungeon, fight, hero, options, pack, play, table
from .test_skill_cards import CARDS

S = 7
HUMAN = ("manacles", "beast_s_bile", "absolution")
BEAST = ("rake", "rage", "slam")


def stand(form: int, skills: list[str], **fields: Any) -> Match:
    """The Abomination in Defensive with a monster in every Area he could reach, and an ally far away."""
    return fight(
        {
            "vestal": {"area": "W", "stress": 3},
            "abomination": {
                "area": "S",
                "level": 3,
                "form": form,
                "skills": skills,
                "stress": 3,
                "wounds": 9,
                **fields,
            },
        },
        [("pliskin", "S"), ("pliskin", "C"), ("pliskin", "N")],
        turn="abomination",
        order=[[0, 1], [8, 9, 10]],
    )


@pytest.mark.rule("DD-40.2")
def test_three_skills_for_each_form_and_a_double_sided_one() -> None:
    forms = Counter(card.form for card in CARDS if card.hero == "abomination" and card.level == 1)
    assert forms == {"human": 4, "beast": 4}  # Transform has a side for each
    kind = pack().hero("abomination")
    assert sorted(kind.families) == sorted((*HUMAN, *BEAST, "transform_to_beast"))


@pytest.mark.rule("DD-40.1")
@pytest.mark.rule("DD-40.5")
@pytest.mark.parametrize(("form", "mine", "other"), [(0, HUMAN, BEAST), (1, BEAST, HUMAN)])
def test_skills_of_the_other_form_are_refused(
    form: int, mine: tuple[str, ...], other: tuple[str, ...]
) -> None:
    match = stand(form, [*mine, *other[:2]])
    assert hero(match, "abomination")["form"] == ("human", "beast")[form]
    assert skills_offered(match) == set(mine)
    assert all(closed(match)[f"use-{skill}"] == "dd-why-form" for skill in other[:2])


@pytest.mark.rule("DD-40.3")
def test_without_transform_he_cannot_become_a_beast() -> None:
    match = stand(0, [*HUMAN, "rake", "rage"])
    assert not [one for one in options(match) if "transform" in one]
    match = stand(0, ["transform_to_beast", "rake", "rage"])
    assert skills_offered(match) == {"transform_to_beast"}


@pytest.mark.rule("DD-40.4")
def test_transform_costs_an_action_and_all_its_effects_happen() -> None:
    match = stand(0, ["transform_to_beast", "rake", "manacles"])
    play(match, f"use-transform_to_beast-{S}")
    one = hero(match, "abomination")
    assert (one["form"], one["actions"]) == ("beast", 1)
    assert (one["wounds"], one["stress"]) == (9 - 4, 3 + 2)
    assert conditions(one) == [("buff", 0, 2)]
    assert hero(match, "vestal")["stress"] == 3 + 2
    assert "rake" in skills_offered(match)
    assert "manacles" not in skills_offered(match)


@pytest.mark.rule("DD-40.4")
def test_the_way_back_is_the_other_side_of_the_card() -> None:
    match = stand(1, ["transform_to_beast", "rake", "manacles"])
    play(match, f"use-transform_to_beast-{S}")
    one = hero(match, "abomination")
    assert (one["form"], one["actions"]) == ("human", 1)
    assert (one["wounds"], one["stress"]) == (9, 3 - 1)
    assert conditions(one) == [("debuff", 0, 3)]
    assert hero(match, "vestal")["stress"] == 3 - 1
    assert skills_offered(match) == {"manacles"}


@pytest.mark.rule("DD-A.144")
def test_he_does_not_transform_twice_in_a_turn() -> None:
    match = stand(0, ["transform_to_beast", "rake"])
    play(match, f"use-transform_to_beast-{S}")
    assert "transform_to_beast" not in skills_offered(match)
    assert closed(match)["use-transform_to_beast"] == "dd-why-spent"


@pytest.mark.rule("DD-A.143")
def test_wounds_and_conditions_are_kept() -> None:
    stacks = [["bleed", 1, 3], ["mark", 0, 2]]
    match = stand(1, ["transform_to_beast"], stacks=stacks)
    play(match, f"use-transform_to_beast-{S}")
    assert hero(match, "abomination")["wounds"] == 10  # 9, and 1 of Bleed
    assert conditions(hero(match, "abomination")) == [
        ("bleed", 1, 2),
        ("mark", 0, 1),
        ("debuff", 0, 3),
    ]


@pytest.mark.rule("DD-40.6")
@pytest.mark.rule("DD-40.7")
def test_leaving_the_dungeon_he_turns_human_without_the_effects() -> None:
    match = dungeon(
        {
            "abomination": {"form": 1, "wounds": 5, "stress": 4},
            "hellion": {"stress": 4},
            "vestal": {},
        },
        agenda=[["return_home", None]],
        tape=["uneventful_week", 1],
    )
    assert table(match)["hamlet"] is not None
    one = hero(match, "abomination")
    assert one["form"] == "human"
    assert (one["wounds"], one["stress"], one["stacks"]) == (5, 4, [])
    assert hero(match, "hellion")["stress"] == 4


@pytest.mark.rule("DD-A.142")
def test_at_the_end_of_a_battle_he_stays_a_beast() -> None:
    party: dict[str, dict[str, Any]] = {
        "abomination": {"area": "S", "form": 1, "skills": ["rage"]},
        "hellion": {"area": "E"},
        "vestal": {"area": "E"},
        "jester": {"area": "E"},
    }
    match = fight(
        party,
        [{"kind": "pliskin", "area": "S", "life": 1}],
        turn="abomination",
        tape=[5],
        where=dungeon(tuple(party), at="a", tokens={"a": "lair"}),
    )
    play(match, f"use-rage-{S}")
    assert table(match)["battle"] is None
    assert hero(match)["form"] == "beast"


@pytest.mark.rule("DD-40.8")
def test_in_the_circus_he_has_two_profiles_and_the_others_four() -> None:
    assert {kind.id: len(kind.profiles) for kind in pack().heroes} == {
        kind.id: 2 if kind.id == "abomination" else 4 for kind in pack().heroes
    }
