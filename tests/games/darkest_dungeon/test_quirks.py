"""Quirks in general (DD-26.1–26.8): the decks, at most three, and what sets them off."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .stage import (
    HUNGER,
    OTHERS,
    RUBBLE,
    TRAP,
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
    play,
    table,
    used_up,
)

S = 7
BAD = ["anemic", "clumsy", "fragile"]
GOOD = ["clotter", "evasive", "hoarder"]
NEGATIVE, POSITIVE = True, False


def draws(kind: bool, held: list[str], card: str | None, **more: Any) -> Match:
    """The first hero, a Crusader, draws a Quirk of this kind."""
    return dungeon(
        {"crusader": {"quirks": held}, **OTHERS},
        agenda=[["stop"], ["draw_quirk", 0, kind]],
        tape=None if card is None else [card],
        **more,
    )


def after(kind: bool, held: list[str], card: str, *choices: str) -> list[str]:
    match = draws(kind, held, card)
    play(match, *choices)
    assert asked(match) == ["stop"]
    return list(hero(match)["quirks"])


# ---------------------------------------------------------------------- the decks


@pytest.mark.rule("DD-26.1")
def test_two_decks_of_18_and_17() -> None:
    negative = {card.id: 1 for card in pack().quirks if card.negative}
    positive = {card.id: 1 for card in pack().quirks if not card.negative}
    assert (len(negative), len(positive)) == (18, 17)
    assert awaited(draws(NEGATIVE, [], None)) == negative
    assert awaited(draws(POSITIVE, [], None)) == positive


@pytest.mark.rule("DD-26.1")
def test_a_quirk_acts_by_itself() -> None:
    """Nobody is asked; and one gained acts from then on."""
    match = dungeon(
        agenda=[["stop"], ["weary", 1], ["weary", 0], ["draw_quirk", 0, NEGATIVE]],
        tape=["nervous"],
    )
    assert each(match, "stress") == [2, 1, 0, 0]
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-26.2")
def test_at_most_three() -> None:
    assert after(NEGATIVE, [], "anemic") == ["anemic"]
    assert after(POSITIVE, ["anemic", "clotter"], "evasive") == ["anemic", "clotter", "evasive"]
    with pytest.raises(PositionError):
        dungeon({"crusader": {"quirks": ["anemic", "clotter", "evasive", "hoarder"]}, **OTHERS})


@pytest.mark.rule("DD-26.3")
def test_a_fourth_positive_one_is_swapped_or_let_go() -> None:
    held = ["clotter", "anemic", "evasive"]
    match = draws(POSITIVE, held, "hoarder")
    assert options(match) == ["quirk-0", "quirk-2", "let-go"]  # never for a negative one
    assert after(POSITIVE, held, "hoarder", "quirk-0") == ["anemic", "evasive", "hoarder"]
    assert after(POSITIVE, held, "hoarder", "quirk-2") == ["clotter", "anemic", "hoarder"]
    assert after(POSITIVE, held, "hoarder", "let-go") == held


@pytest.mark.rule("DD-26.3")
def test_what_was_swapped_no_longer_acts() -> None:
    """A Curio brings Bleed 1 / 2t; without the Clotter it is no shorter."""
    for choice, tokens in (("quirk-0", 2), ("let-go", 1)):
        match = dungeon(
            {"crusader": {"quirks": ["clotter", "clumsy", "fragile"]}, **OTHERS},
            agenda=[["stop"], ["draw_curio", 0], ["draw_quirk", 0, POSITIVE]],
            tape=["hoarder", "surgeon_chest"],
        )
        play(match, choice)
        assert conditions(hero(match)) == [("bleed", 1, tokens)]


@pytest.mark.rule("DD-26.4")
def test_a_fourth_negative_one_takes_the_place_of_a_positive_one() -> None:
    held = ["clotter", "anemic", "evasive"]
    match = draws(NEGATIVE, held, "clumsy")
    assert options(match) == ["quirk-0", "quirk-2"]  # it cannot be let go
    assert after(NEGATIVE, held, "clumsy", "quirk-0") == ["anemic", "evasive", "clumsy"]
    assert after(NEGATIVE, held, "clumsy", "quirk-2") == ["clotter", "anemic", "clumsy"]


@pytest.mark.rule("DD-26.5")
def test_with_three_negative_ones_a_positive_one_has_no_effect() -> None:
    match = draws(POSITIVE, BAD, "evasive")
    assert hero(match)["quirks"] == BAD
    assert hero(match)["alive"]
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-26.6")
def test_a_fourth_negative_one_is_the_end() -> None:
    match = draws(NEGATIVE, BAD, "nervous")
    assert not hero(match)["alive"]
    died = [event.fields for event in match.events if event.kind == "died"]
    assert [(fields["figure"], fields["why"]) for fields in died] == [("crusader", "madness")]
    assert table(match)["party"] == [1, 2, 3]
    assert "crusader" in table(match)["fallen"]
    assert asked(match) == ["replace"]


@pytest.mark.rule("DD-26.7")
def test_quirks_are_treated_at_the_abbey() -> None:
    match = hamlet({"crusader": {"quirks": BAD}, **OTHERS}, tape=[1])
    play(match, "visit-abbey", "service-0", "quirk-1")
    assert hero(match)["quirks"] == ["anemic", "fragile"]
    assert table(match)["gold"] == 10 - 2


@pytest.mark.rule("DD-26.8")
def test_example_two_negative_and_one_positive_one_get_a_negative_one() -> None:
    held = ["anemic", "clotter", "clumsy"]
    assert after(NEGATIVE, held, "fragile") == BAD  # only one can go: nobody is asked


@pytest.mark.rule("DD-26.8")
def test_example_three_negative_ones_get_another() -> None:
    assert not hero(draws(NEGATIVE, BAD, "soft"))["alive"]


@pytest.mark.rule("DD-26.8")
def test_example_one_negative_and_two_positive_ones_get_a_positive_one() -> None:
    held = ["anemic", "clotter", "evasive"]
    assert after(POSITIVE, held, "hoarder", "quirk-1") == ["anemic", "evasive", "hoarder"]
    assert after(POSITIVE, held, "hoarder", "let-go") == held


@pytest.mark.rule("DD-A.83")
def test_what_somebody_holds_cannot_be_drawn() -> None:
    match = dungeon(
        {"crusader": {"quirks": ["soft"]}, "hellion": {"quirks": ["anemic"]}, "vestal": {}},
        agenda=[["stop"], ["draw_quirk", 0, NEGATIVE]],
        tape=None,
    )
    assert not {"soft", "anemic"} & set(awaited(match))
    assert len(awaited(match)) == 16


@pytest.mark.rule("DD-A.83")
def test_not_even_when_the_discards_are_shuffled_back() -> None:
    """All that nobody holds has been discarded."""
    everything = [card.id for card in pack().quirks if card.negative]
    out = [card for card in everything if card not in ("soft", "anemic")]
    match = dungeon(
        {"crusader": {"quirks": ["soft"]}, "hellion": {"quirks": ["anemic"]}, "vestal": {}},
        agenda=[["stop"], ["draw_quirk", 0, NEGATIVE]],
        tape=None,
        quirk_out=out,
    )
    assert sorted(awaited(match)) == sorted(out)
    # As long as there is one in the deck, the discards stay out.
    match = draws(NEGATIVE, [], None, quirk_out=out)
    assert sorted(awaited(match)) == ["anemic", "soft"]


@pytest.mark.rule("DD-A.85")
def test_the_heros_player_picks_the_one_to_lose() -> None:
    match = dungeon(
        {"crusader": {}, "hellion": {"quirks": GOOD}, "highwayman": {}, "vestal": {}},
        agenda=[["stop"], ["draw_quirk", 1, NEGATIVE]],
        tape=["soft"],
        setup={"players": 2},
    )
    assert match.waiting == [1]  # the Hellion's player, not the one who speaks for the group
    assert options(match, 1) == ["quirk-0", "quirk-1", "quirk-2"]
    play(match, "quirk-1")
    assert hero(match, "hellion")["quirks"] == ["clotter", "hoarder", "soft"]


# ---------------------------------------------------------------------- damage and Wounds

TOUCHY: Fields = {"quirks": ["off_guard", "clumsy", "fragile"]}


def untouched(match: Match, wounds: int, kind: str = "crusader", stress: int = 0) -> None:
    one = hero(match, kind)
    assert (one["wounds"], one["stress"]) == (wounds, stress)
    assert ("debuff", 0, 1) not in conditions(one)


def touched(match: Match, wounds: int, stress: int, kind: str = "crusader") -> None:
    one = hero(match, kind)
    assert (one["wounds"], one["stress"]) == (wounds, stress)
    assert ("debuff", 0, 1) in conditions(one)


@pytest.mark.rule("DD-A.76")
def test_an_attack_a_trap_and_a_riposte_are_damage() -> None:
    touched(attacked("crusader", TOUCHY, "bone_rabble", "S", [4]), 4 + 1, 1)
    party = {"crusader": TOUCHY, **OTHERS}
    touched(dungeon(party, agenda=[["stop"], ["hazard", 0, TRAP]], tape=[4]), 2 + 1, 1)
    match = fight(
        {"crusader": {"area": "S", "skills": ["smite"], **TOUCHY}},
        [{"kind": "madman", "area": "S", "life": 30, "stacks": [["riposte", 0, 2]]}],
        turn="crusader",
        tape=[5],
    )
    play(match, f"use-smite-{S}")
    touched(match, 4 + 1, 1)  # half of 7


@pytest.mark.rule("DD-A.76")
def test_wounds_of_conditions_hazards_and_rooms_are_not() -> None:
    bleeding: Fields = {**TOUCHY, "stacks": [["bleed", 2, 1], ["blight", 1, 1]]}
    untouched(fight({"crusader": bleeding}, [("bone_soldier", "N")], turn="crusader"), 3)
    party = {"crusader": TOUCHY, **OTHERS}
    untouched(dungeon(party, agenda=[["stop"], ["hazard", 0, HUNGER]]), 2)
    untouched(dungeon(party, agenda=[["stop"], ["hazard", 0, RUBBLE]]), 1, stress=1)
    match = dungeon(party, agenda=[["stop"], ["trap_room", 0]])
    play(match, "wounds-1")
    untouched(match, 1)


@pytest.mark.rule("DD-A.76")
def test_wounds_of_quirks_and_diseases_are_not() -> None:
    party: dict[str, Fields] = {"crusader": {"quirks": ["off_guard", "soft", "clumsy"]}, **OTHERS}
    untouched(dungeon(party, agenda=[["stop"], ["weary", 0]]), 1, stress=1)
    match = attacked("crusader", {**TOUCHY, "disease": "syphilis"}, "bone_rabble", "S", [4])
    touched(match, 4 + 1 + 1, 1)  # the Wound of Syphilis is neither 1 more nor another Stress
    assert conditions(hero(match, "crusader")) == [("debuff", 0, 1)]


@pytest.mark.rule("DD-A.76")
def test_off_guard_and_soft_do_not_feed_each_other() -> None:
    fields = {"quirks": ["off_guard", "soft"]}
    one = hero(attacked("crusader", fields, "bone_rabble", "S", [4]), "crusader")
    assert (one["wounds"], one["stress"]) == (4 + 1, 1)


# ---------------------------------------------------------------------- once an event


@pytest.mark.rule("DD-A.77")
def test_added_stacks_are_no_new_application() -> None:
    """Anemic and Hemophilia answer the Bleed of the attack, not each other; 3 damage and 2 Wounds."""
    fields = {"quirks": ["anemic"], "disease": "hemophilia"}
    one = hero(attacked("crusader", fields, "cultist_brawler", "C", [4]), "crusader")
    bleeds = [stack for stack in conditions(one) if stack[0] == "bleed"]
    assert bleeds == [("bleed", 1, 3), ("bleed", 1, 3), ("bleed", 1, 2)]
    assert one["wounds"] == 3 + 2


@pytest.mark.rule("DD-A.77")
def test_nor_are_those_of_blight() -> None:
    fields = {"quirks": ["thin_blooded"], "disease": "black_plague"}
    one = hero(attacked("crusader", fields, "pliskin", "S", [4]), "crusader")
    assert conditions(one) == [("blight", 2, 3), ("blight", 1, 3), ("blight", 1, 2)]
    assert one["wounds"] == 4 + 2


@pytest.mark.rule("DD-A.77")
def test_extra_stress_fires_nothing_again() -> None:
    """Soft and The Worries: one suffering of Stress, one Wound and two."""
    match = dungeon(
        {"crusader": {"quirks": ["soft", "nervous"], "disease": "the_worries"}, **OTHERS},
        agenda=[["stop"], ["weary", 0]],
    )
    assert (hero(match)["wounds"], hero(match)["stress"]) == (1 + 2, 3)


@pytest.mark.rule("DD-A.78")
def test_four_sources_of_stress_are_summed_once() -> None:
    match = dungeon(
        {"crusader": {"quirks": ["nervous"], "disease": "the_worries"}, **OTHERS},
        agenda=[["stop"], ["weary", 0]],
        light=2,
    )
    told = [event.fields["amount"] for event in match.events if event.kind == "stressed"]
    assert told == [1 + 1 + 1 + 1]
    assert hero(match)["stress"] == 4


# ---------------------------------------------------------------------- gamblers


def gambler(**fields: Any) -> Fields:
    return {"quirks": ["bad_gambler", "skilled_gambler"], "stress": 5, **fields}


def lucky(one: dict[str, Any], roll: int) -> None:
    """1 Stress less for a 1, a Wound for a 10."""
    assert (one["stress"], one["wounds"]) == (5 - (roll == 1), int(roll == 10))


@pytest.mark.parametrize("roll", [1, 5, 10])
@pytest.mark.rule("DD-A.79")
def test_a_heros_own_rolls_count_for_gamblers(roll: int) -> None:
    """His Skill, the Gold of a Loot Chest, what a Curio does, his Affliction."""
    match = fight(
        {"crusader": gambler(area="NW", skills=["smite"])},
        [("madman", "NW"), ("bone_soldier", "S")],
        turn="crusader",
        tape=[roll],
    )
    play(match, "use-smite-1")
    lucky(hero(match), roll)
    match = dungeon(
        {"crusader": gambler(), **OTHERS}, agenda=[["stop"], ["roll_gold", 1, 0]], tape=[roll]
    )
    lucky(hero(match), roll)
    match = dungeon(
        {"crusader": gambler(), **OTHERS},
        agenda=[["stop"], ["draw_curio", 0]],
        tape=["butcher_rack", roll, "lethargy"],
    )
    lucky(hero(match), roll)
    match = fight(
        {"crusader": gambler(mood="masochistic", red=True)},
        [("bone_soldier", "N")],
        turn="crusader",
        tape=[roll],
    )
    one = hero(match)
    assert (one["stress"], one["wounds"]) == (5 - (roll == 1), int(roll in (1, 10)))


@pytest.mark.rule("DD-A.79")
def test_the_test_of_resolve_counts_too() -> None:
    match = dungeon(
        {"crusader": gambler(stress=9), **OTHERS},
        agenda=[["stop"], ["weary", 0]],
        tape=[10, "fearful"],
    )
    assert (hero(match)["stress"], hero(match)["wounds"]) == (0, 1)


@pytest.mark.rule("DD-A.79")
def test_rolls_of_others_do_not_count_for_gamblers() -> None:
    """A monster's, a companion's, a Trap's, the party's for a Curio Room, Deathblow dice."""
    lucky(hero(attacked("crusader", gambler(), "bone_rabble", "S", [10]), "crusader"), 5)
    match = fight(
        {"crusader": gambler(area="S"), "hellion": {"area": "S", "skills": ["wicked_hack"]}},
        [("madman", "S")],
        turn="hellion",
        tape=[10],
    )
    play(match, f"use-wicked_hack-{S}")
    lucky(hero(match), 5)
    party = {"crusader": gambler(), **OTHERS}
    lucky(hero(dungeon(party, agenda=[["stop"], ["hazard", 0, TRAP]], tape=[10])), 5)
    match = dungeon(party, at="a", tokens={"a": "curio"}, agenda=[["curio_roll"]], tape=None)
    match.supply("10")
    lucky(hero(match), 5)


@pytest.mark.rule("DD-A.79")
def test_in_the_hamlet_no_roll_counts() -> None:
    """All heroes roll for Good Spirits."""
    match = hamlet(
        {
            "crusader": {"quirks": ["skilled_gambler"], "stress": 5},
            "hellion": {"quirks": ["bad_gambler"], "stress": 5},
            "highwayman": {},
            "vestal": {},
        },
        event=None,
        agenda=[["draw_event"]],
        tape=["in_good_spirits", 1, 10, 5, 5, "focused", 1],
    )
    assert kinds(match).count("rolls_off") == 4
    assert each(match, "stress")[:2] == [5, 0]  # the Virtue of the highest roll calms
    assert each(match, "wounds") == [0, 0, 0, 0]


# ---------------------------------------------------------------------- other readings


@pytest.mark.rule("DD-A.80")
def test_a_dodge_is_an_attack_that_misses_the_hero() -> None:
    evasive: Fields = {"quirks": ["evasive"], "stress": 5}
    match = attacked("crusader", evasive, "bone_rabble", "S", [10])
    assert hero(match, "crusader")["stress"] == 4
    # Of several targets only those who are missed: the Highwayman's Dodge is 1, the Crusader's 0.
    for lucky_one, stress in (("crusader", [5, 5]), ("highwayman", [5, 4])):
        heroes: dict[str, Fields] = {
            kind: {"area": "S", "stress": 5, "quirks": ["evasive"] if kind == lucky_one else []}
            for kind in ("crusader", "highwayman")
        }
        # Slice and Dice has Acc 8.
        match = fight(heroes, [("brigand_cutthroat", "C")], turn=8, tape=[5, 8], light=4)
        assert each(match, "wounds")[:2] == [4, 0]
        assert each(match, "stress")[:2] == stress
    # A Trap is an attack like any other.
    party = {"crusader": evasive, **OTHERS}
    for roll, stress in ((10, 4), (3, 5)):
        match = dungeon(party, agenda=[["stop"], ["hazard", 0, TRAP]], tape=[roll])
        assert hero(match)["stress"] == stress


@pytest.mark.rule("DD-A.80")
def test_an_own_miss_or_a_heal_that_fails_is_no_dodge() -> None:
    match = fight(
        {"crusader": {"area": "S", "quirks": ["evasive"], "stress": 5, "skills": ["smite"]}},
        [("madman", "S")],
        turn="crusader",
        tape=[10],
    )
    play(match, f"use-smite-{S}")
    assert hero(match)["stress"] == 5
    # A Battle Heal has Acc 12: it misses a Jester of Dodge 2 + 1 on a 10.
    match = fight(
        {
            "crusader": {"area": "S", "skills": ["battle_heal"]},
            "jester": {"area": "C", "wounds": 5, "stress": 5, "quirks": ["evasive"]},
        },
        [("madman", "N")],
        turn="crusader",
        tape=[10],
    )
    play(match, "use-battle_heal-4")
    assert (hero(match, "jester")["wounds"], hero(match, "jester")["stress"]) == (5, 5)


def fed_at_deaths_door(quirks: list[str], **stores: int) -> Match:
    return dungeon({"crusader": {"quirks": quirks, "wounds": 17}, **OTHERS}, stores=stores)


@pytest.mark.rule("DD-A.81")
def test_a_heal_of_one_is_nothing_to_the_infirm() -> None:
    for quirks, wounds in (([], 16), (["infirm"], 17)):
        match = fed_at_deaths_door(quirks, bandage=1)
        assert hero(match)["deaths_door"]
        play(match, "hero-0-bandage-heal")
        assert hero(match)["wounds"] == wounds
        assert hero(match)["deaths_door"] is (wounds == 17)


@pytest.mark.rule("DD-A.81")
def test_infirm_and_fast_healer_together() -> None:
    match = fed_at_deaths_door(["infirm", "fast_healer"], bandage=1)
    play(match, "hero-0-bandage-heal")
    assert hero(match)["wounds"] == 16


@pytest.mark.rule("DD-A.82")
def test_food_for_hunger_is_consumed() -> None:
    for answer, stress in (("pay", [6, 4]), ("suffer", [5, 5])):
        match = dungeon(
            {
                "crusader": {"quirks": ["stress_eater"], "stress": 5},
                "hellion": {"quirks": ["stress_faster"], "stress": 5},
                "highwayman": {},
                "vestal": {},
            },
            agenda=[["stop"], ["hazard", 1, HUNGER], ["hazard", 0, HUNGER]],
            stores={"food": 2},
        )
        play(match, answer, answer)
        assert each(match, "stress")[:2] == stress


@pytest.mark.rule("DD-A.84")
def test_the_light_of_the_hamlet_is_a_reset() -> None:
    match = dungeon(
        {
            "crusader": {"quirks": ["light_sensitive", "nocturnal", "early_riser"], "stress": 5},
            "hellion": {"quirks": ["photomania", "warrior_of_light"], "stress": 5, "wounds": 5},
            "highwayman": {},
            "vestal": {},
        },
        light=2,
        agenda=[["return_home", None]],
        tape=["uneventful_week", 1],
    )
    assert table(match)["light"] == 5
    assert each(match, "stress") == [5, 5, 0, 0]
    assert each(match, "wounds") == [0, 5, 0, 0]
    assert hero(match)["stacks"] == []
    assert used_up(match)
