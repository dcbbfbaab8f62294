"""Diseases (DD-27): how they are caught and cured, and the eleven cards."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import of_kind
from .stage import (
    HUNGER,
    OTHERS,
    RUBBLE,
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
    play,
    table,
    used_up,
)

S = 7
BAD = ["anemic", "clumsy", "fragile"]
FAR = ("bone_soldier", "N")

Attack = tuple[str, str, list[Any]]
BUMP: Attack = ("bone_rabble", "S", [4])  # 4
MISSED: Attack = ("bone_rabble", "S", [10])
INFUSE: Attack = ("pliskin", "S", [4])  # 4; Blight 2 / 3t
REND: Attack = ("cultist_brawler", "C", [4])  # 3; Bleed 1 / 3t, Debuff 2t, 1 Stress


def sick(disease: str | None, **fields: Any) -> Fields:
    return {"disease": disease, "stress": 5, **fields}


def struck(disease: str | None, attack: Attack, kind: str = "crusader", **fields: Any) -> Any:
    by, at, tape = attack
    return hero(attacked(kind, sick(disease, **fields), by, at, tape), kind)


def falls_ill(held: str | None, tape: list[object] | None, **fields: Any) -> Match:
    """A Disease is applied to the first hero, a Crusader."""
    return dungeon(
        {"crusader": {"disease": held, **fields}, **OTHERS},
        agenda=[["stop"], ["draw_disease", 0]],
        tape=tape,
    )


# ---------------------------------------------------------------------- catching and curing


@pytest.mark.rule("DD-27.1")
def test_one_of_eleven_is_drawn() -> None:
    assert set(awaited(falls_ill(None, None)).values()) == {1}
    assert len(awaited(falls_ill(None, None))) == 11
    assert hero(falls_ill(None, ["lethargy"]))["disease"] == "lethargy"


@pytest.mark.rule("DD-27.1")
def test_it_acts_at_once_and_goes_on() -> None:
    """Grave Nibble of a Maggot: a Disease. The Crusader moves in his turn after that."""
    match = fight(
        {"crusader": {"area": "S"}}, [("maggot", "C"), FAR], turn=8, tape=[5, "lethargy", "party"]
    )
    assert hero(match)["disease"] == "lethargy"
    hurt = hero(match)["wounds"]
    play(match, "move-4")
    assert hero(match)["wounds"] == hurt + 1
    match = dungeon(
        {"crusader": sick("the_worries"), **OTHERS}, agenda=[["stop"], ["weary", 0], ["weary", 0]]
    )
    assert (hero(match)["stress"], hero(match)["wounds"]) == (5 + 2 + 2, 2 + 2)


@pytest.mark.rule("DD-27.1")
def test_a_curio_may_bring_one() -> None:
    for roll, disease in ((2, "ennui"), (3, None)):
        match = dungeon(
            agenda=[["stop"], ["draw_curio", 0]], tape=["moss_grown_font", roll, "ennui"]
        )
        assert hero(match)["disease"] == disease


@pytest.mark.rule("DD-27.2")
@pytest.mark.rule("DD-27.3")
def test_a_second_one_replaces_the_first_and_adds_a_negative_quirk() -> None:
    match = falls_ill("lethargy", ["syphilis", "soft"])
    assert hero(match)["disease"] == "syphilis"
    assert hero(match)["quirks"] == ["soft"]
    assert used_up(match)
    match = falls_ill(None, ["syphilis"])
    assert (hero(match)["disease"], hero(match)["quirks"]) == ("syphilis", [])


@pytest.mark.rule("DD-27.2")
def test_the_replaced_one_no_longer_acts() -> None:
    match = dungeon(
        {"crusader": sick("the_worries"), **OTHERS},
        agenda=[["stop"], ["weary", 0], ["draw_disease", 0]],
        tape=["syphilis", "anemic"],
    )
    assert (hero(match)["stress"], hero(match)["wounds"]) == (6, 0)


@pytest.mark.rule("DD-27.3")
def test_the_quirk_comes_from_the_negative_deck() -> None:
    match = falls_ill("lethargy", None)
    match.supply("syphilis")
    found = awaited(match)
    assert len(found) == 18
    assert "anemic" in found
    assert "clotter" not in found


@pytest.mark.rule("DD-A.88")
def test_a_second_disease_kills_whoever_has_three_negative_quirks() -> None:
    match = falls_ill("lethargy", ["syphilis", "soft"], quirks=BAD)
    assert not hero(match)["alive"]
    assert asked(match) == ["replace"]
    match = falls_ill(None, ["syphilis"], quirks=BAD)
    assert hero(match)["alive"]


@pytest.mark.rule("DD-A.88")
def test_a_positive_quirk_makes_room_for_it() -> None:
    match = falls_ill("lethargy", ["syphilis", "soft"], quirks=["anemic", "evasive", "clumsy"])
    assert hero(match)["quirks"] == ["anemic", "clumsy", "soft"]


@pytest.mark.rule("DD-27.4")
def test_it_is_cured_at_the_sanitarium() -> None:
    match = hamlet({"crusader": {"disease": "lethargy"}, **OTHERS}, tape=[1])
    play(match, "visit-sanitarium", "service-2")
    assert hero(match)["disease"] is None
    assert table(match)["gold"] == 10 - 2
    assert "cured" in kinds(match)


@pytest.mark.rule("DD-27.4")
def test_whoever_is_well_is_not_cured() -> None:
    match = hamlet(
        {"crusader": {"wounds": 3}, "hellion": {"disease": "lethargy"}, "vestal": {}}, tape=[1]
    )
    play(match, "visit-sanitarium")
    assert "service-2" not in options(match)


@pytest.mark.rule("DD-27.4")
def test_coming_home_cures_nobody() -> None:
    match = dungeon(
        {"crusader": {"disease": "lethargy", "quirks": ["soft"]}, **OTHERS},
        agenda=[["return_home", None]],
        tape=["uneventful_week", 1],
    )
    assert (hero(match)["disease"], hero(match)["quirks"]) == ("lethargy", ["soft"])


# ---------------------------------------------------------------------- the cards


@pytest.mark.parametrize(("level", "wounds"), [(1, 4 + 2), (2, 4 + 4), (3, 4 + 6)])
@pytest.mark.rule("DD-27.5")
def test_black_plague(level: int, wounds: int) -> None:
    one = struck("black_plague", INFUSE, level=level)
    assert (one["wounds"], conditions(one)) == (wounds, [("blight", 2, 3), ("blight", 1, 2)])


@pytest.mark.rule("DD-27.5")
def test_black_plague_is_of_blight_alone() -> None:
    one = struck("black_plague", REND)
    assert (one["wounds"], of_kind(one, "blight"), of_kind(one, "bleed")) == (3, [], [(1, 3)])
    assert struck("black_plague", ("pliskin", "S", [10]))["wounds"] == 0  # missed


def eats(disease: str | None, food: int) -> tuple[int, int, int]:
    """Stress, Wounds and Food after a meal."""
    match = dungeon({"crusader": sick(disease, wounds=3), **OTHERS}, stores={"food": food})
    play(match, "hero-0-eat")
    one = hero(match)
    return one["stress"], one["wounds"], table(match)["stores"]["food"]


@pytest.mark.rule("DD-27.6")
def test_bulimic() -> None:
    assert eats("bulimic", 3) == (6, 2, 1)
    assert eats("bulimic", 1) == (6, 2, 0)  # another one, if any
    assert eats(None, 3) == (5, 2, 2)


@pytest.mark.rule("DD-27.6")
def test_bulimic_wastes_food_only_by_eating() -> None:
    for kind, food in (("crusader", 1), ("hellion", 2)):
        match = dungeon(
            {"crusader": sick("bulimic", wounds=3), "hellion": {"wounds": 3}, "vestal": {}},
            stores={"food": 3, "bandage": 1},
        )
        play(match, "hero-0-bandage-heal")
        assert table(match)["stores"]["food"] == 3
        play(match, f"hero-{0 if kind == 'crusader' else 1}-eat")
        assert table(match)["stores"]["food"] == food


def hazard(disease: str | None, face: str, answer: str, who: int = 0) -> list[list[Any]]:
    """The stacks of the heroes after one of them has met a hazard."""
    dice: list[list[str]] = [[], [], [], []]
    dice[who] = [face]
    match = dungeon(
        {"crusader": sick(disease), **OTHERS},
        agenda=[["stop"], ["hero_dice", who]],
        dice=dice,
        stores={"food": 1, "tool": 1, "torch": 1},
    )
    play(match, answer)
    return [conditions(one) for one in table(match)["heroes"]]


def bleeds_at(disease: str, face: str, other: str) -> None:
    """Paid or not, the face is met; another face, or somebody else's, does nothing."""
    bleed = [("bleed", 1, 4)]
    for answer in ("pay", "suffer"):
        assert hazard(disease, face, answer) == [bleed, [], [], []]
        assert hazard(disease, other, answer) == [[], [], [], []]
        assert hazard(disease, face, answer, who=1) == [[], [], [], []]
        assert hazard(None, face, answer) == [[], [], [], []]


@pytest.mark.rule("DD-27.7")
@pytest.mark.rule("DD-A.87")
def test_creeping_cough() -> None:
    bleeds_at("creeping_cough", RUBBLE, HUNGER)


@pytest.mark.rule("DD-27.13")
@pytest.mark.rule("DD-A.87")
def test_tapeworm() -> None:
    bleeds_at("tapeworm", HUNGER, RUBBLE)


def resolve(disease: str | None, roll: int, quirks: list[str] | None = None) -> str:
    match = dungeon(
        {"crusader": sick(disease, stress=9, quirks=quirks or []), **OTHERS},
        agenda=[["stop"], ["weary", 0]],
        tape=None,
    )
    match.supply(str(roll))
    return "virtue" if "focused" in awaited(match) else "affliction"


@pytest.mark.rule("DD-27.8")
def test_ennui() -> None:
    assert [resolve(None, roll) for roll in (1, 2, 3)] == ["virtue", "virtue", "affliction"]
    assert [resolve("ennui", roll) for roll in (1, 2)] == ["virtue", "affliction"]


@pytest.mark.parametrize(("level", "wounds"), [(1, 3 + 2), (2, 3 + 4), (3, 3 + 6)])
@pytest.mark.rule("DD-27.9")
def test_hemophilia(level: int, wounds: int) -> None:
    one = struck("hemophilia", REND, level=level)
    assert (one["wounds"], of_kind(one, "bleed")) == (wounds, [(1, 3), (1, 2)])


@pytest.mark.rule("DD-27.9")
def test_hemophilia_is_of_bleed_alone() -> None:
    one = struck("hemophilia", INFUSE)
    assert (one["wounds"], conditions(one)) == (4, [("blight", 2, 3)])
    assert struck("hemophilia", ("cultist_brawler", "C", [10]))["wounds"] == 0


@pytest.mark.rule("DD-27.9")
def test_a_bleed_that_ticks_is_not_applied_again() -> None:
    match = fight({"crusader": sick("hemophilia", stacks=[["bleed", 1, 3]])}, [FAR], turn=0)
    assert hero(match)["wounds"] == 1
    assert conditions(hero(match)) == [("bleed", 1, 2)]


def walks(disease: str | None, level: int, *choices: str) -> int:
    """A Highwayman's Wounds after these actions."""
    match = fight(
        {"highwayman": sick(disease, level=level, area="S"), "vestal": {"area": "W"}},
        [FAR],
        turn="highwayman",
    )
    play(match, *choices)
    return int(hero(match)["wounds"])


@pytest.mark.rule("DD-27.10")
def test_lethargy() -> None:
    assert [walks("lethargy", level, "move-6") for level in (1, 2, 3)] == [1, 2, 3]
    assert walks(None, 1, "move-6") == 0
    assert walks("lethargy", 1, "stance-back") == 0  # no Move action


@pytest.mark.rule("DD-27.16")
def test_example_two_moves_of_a_lethargic_hero_of_level_two() -> None:
    assert walks("lethargy", 2, "move-6", "move-7") == 4


@pytest.mark.rule("DD-27.10")
def test_a_shuffle_is_no_move_action() -> None:
    """Holy Lance pulls the Crusader 1 Area."""
    match = fight(
        {
            "vestal": {"area": "W"},
            "jester": {"area": "W"},
            "crusader": sick("lethargy", area="S", skills=["holy_lance"]),
        },
        [("madman", "C")],
        turn="crusader",
        tape=[9],
    )
    play(match, "use-holy_lance-4")
    one = hero(match, "crusader")
    assert (one["area"], one["wounds"]) == (4, 0)


@pytest.mark.rule("DD-27.11")
@pytest.mark.rule("DD-A.86")
def test_spotted_fever() -> None:
    assert conditions(struck("spotted_fever", BUMP)) == [("blight", 1, 2)]
    assert conditions(struck("spotted_fever", MISSED)) == []
    assert conditions(struck(None, BUMP)) == []
    # Wounds are no damage.
    match = dungeon(
        {"crusader": sick("spotted_fever"), **OTHERS}, agenda=[["stop"], ["hazard", 0, "hunger"]]
    )
    assert (hero(match)["wounds"], conditions(hero(match))) == (2, [])


@pytest.mark.rule("DD-27.12")
def test_syphilis() -> None:
    assert [struck("syphilis", BUMP, level=n)["wounds"] for n in (1, 2, 3)] == [5, 6, 7]
    assert struck("syphilis", MISSED)["wounds"] == 0
    match = fight({"crusader": sick("syphilis", stacks=[["bleed", 2, 1]])}, [FAR], turn=0)
    assert hero(match)["wounds"] == 2


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.rule("DD-27.14")
def test_the_worries(level: int) -> None:
    match = dungeon(
        {"crusader": sick("the_worries", level=level), **OTHERS},
        agenda=[["stop"], ["weary", 0]],
    )
    assert (hero(match)["stress"], hero(match)["wounds"]) == (5 + 2, 2)  # the same at every Level


@pytest.mark.rule("DD-27.14")
def test_the_worries_do_not_mind_relief_or_wounds() -> None:
    match = dungeon({"crusader": sick("the_worries", wounds=3), **OTHERS}, stores={"potion": 1})
    play(match, "hero-0-potion-stress")
    assert (hero(match)["stress"], hero(match)["wounds"]) == (4, 3)
    match = dungeon(
        {"crusader": sick("the_worries"), **OTHERS}, agenda=[["stop"], ["hazard", 0, "hunger"]]
    )
    assert (hero(match)["stress"], hero(match)["wounds"]) == (5, 2)


def pushed(disease: str | None, kind: str = "highwayman", **fields: Any) -> Match:
    """Dead Weight pushes whoever stands in S by 1."""
    return attacked(kind, sick(disease, **fields), "bone_defender", "S", [1, 5])


@pytest.mark.rule("DD-27.15")
def test_vertigo() -> None:
    assert hero(pushed("vertigo"), "highwayman")["stress"] == 7
    assert hero(pushed(None), "highwayman")["stress"] == 5
    # Moving by oneself is no Shuffle.
    match = fight({"highwayman": sick("vertigo", area="S")}, [FAR], turn="highwayman")
    play(match, "move-6")
    assert hero(match)["stress"] == 5


@pytest.mark.rule("DD-27.15")
def test_vertigo_does_not_mind_a_shuffle_that_was_resisted() -> None:
    """A Crusader of level 2 resists the push of 1; one who keeps his Balance is not shuffled either."""
    assert hero(pushed("vertigo", "crusader", level=2), "crusader")["stress"] == 5
    for by, stress in (("by-0", 5), ("by-1", 7)):
        match = pushed("vertigo", quirks=["balanced"])
        play(match, by)
        assert hero(match, "highwayman")["stress"] == stress


@pytest.mark.rule("DD-A.86")
def test_the_conditions_of_diseases() -> None:
    """Black Plague, Hemophilia and Spotted Fever last 2 turns; the two of hazards, printed, 4."""
    assert of_kind(struck("black_plague", INFUSE), "blight")[1:] == [(1, 2)]
    assert of_kind(struck("hemophilia", REND), "bleed")[1:] == [(1, 2)]
    assert of_kind(struck("spotted_fever", BUMP), "blight") == [(1, 2)]
    for disease, face in (("creeping_cough", RUBBLE), ("tapeworm", HUNGER)):
        assert hazard(disease, face, "pay")[0] == [("bleed", 1, 4)]
    assert each(falls_ill(None, ["tapeworm"]), "stacks") == [[], [], [], []]
