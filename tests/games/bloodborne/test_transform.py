"""Step 2: Transform (BB-5)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import IllegalChoice, Match

from .helpers import pack_with, seen, whom
from .stage import (
    STARTERS,
    each,
    hand,
    hunter,
    kinds,
    monster,
    options,
    play,
    stage,
    table,
    told,
    used_up,
)

HENRYK, EILEEN, LUDWIG = 0, 1, 2
AXE_USED: dict[str, Any] = {
    "hand": ["transform", "saw_cleaver", "hunter_pistol", "hunters_dream"],
    "used": ["hunter_axe"],
}


def holding(*cards: str) -> dict[str, list[str]]:
    return {"hand": [*STARTERS, *cards]}


@pytest.mark.rule("BB-5.1")
def test_whoever_played_transform_must_choose_a_weapon_from_hand() -> None:
    match = stage(monster="watchdog", hunters={1: holding("cannon", "fire_flask")}, tape=["0"])
    play(match, "saw_cleaver", "transform", "saw_cleaver")
    assert table(match)["step"] == "transform"
    assert match.waiting == [1]
    assert set(options(match, 1)) == {"saw_cleaver", "hunter_axe", "hunter_pistol", "cannon"}
    with pytest.raises(IllegalChoice):
        match.decide("pass", seat=1)
    match.decide("cannon", seat=1)
    assert told(match, "transformed") == [{"who": 1, "card": "cannon"}]
    assert "cannon" not in hand(match, 1)


@pytest.mark.rule("BB-5.1")
def test_one_weapon_is_chosen_and_no_more() -> None:
    match = stage(monster="watchdog", tape=["0"])
    play(match, "transform", "saw_cleaver", "saw_cleaver")
    match.decide("hunter_axe", seat=0)
    assert hunter(match, 0)["used"] == ["hunter_axe", "transform"]
    assert sorted(hand(match, 0)) == ["hunter_pistol", "hunters_dream", "saw_cleaver"]


@pytest.mark.rule("BB-5.2")
def test_the_revealed_cards_are_seen_before_the_choice() -> None:
    match = stage(monster="watchdog")
    play(match, "transform", "hunter_pistol", "hunters_dream")
    assert match.waiting == [0]
    shown = [one["played"] for one in table(match, 0)["hunters"]]
    assert shown == [["transform"], ["hunter_pistol"], ["hunters_dream"]]


def two_transforms() -> Match:
    match = stage(monster="watchdog", tape=["0"])
    play(match, "transform", "transform", "saw_cleaver")
    return match


@pytest.mark.rule("BB-5.3")
@pytest.mark.parametrize("other", [EILEEN, LUDWIG, None])
def test_several_choose_secretly(other: int | None) -> None:
    sights = set()
    for cards in (["hunter_axe"], ["saw_cleaver"], ["hunter_pistol", "hunter_axe"]):
        match = two_transforms()
        assert match.waiting == [HENRYK, EILEEN]
        for card in cards:
            match.decide(card, seat=HENRYK)
        assert table(match, HENRYK)["me"]["pick"] == cards[-1]
        sights.add(seen(match, other))
    assert len(sights) == 1


@pytest.mark.rule("BB-5.3")
@pytest.mark.parametrize("order", [(HENRYK, EILEEN), (EILEEN, HENRYK)])
def test_several_reveal_together(order: tuple[int, int]) -> None:
    match = two_transforms()
    match.decide("hunter_axe", seat=order[0])
    assert "transformed" not in kinds(match)
    assert each(match, "played") == [["transform"], ["transform"], ["saw_cleaver"]]
    match.decide("saw_cleaver", seat=order[1])
    at = kinds(match).index("transformed")
    assert kinds(match)[at - 1 : at + 3] == ["ready", "transformed", "transformed", "rolled"]
    assert whom(match, "transformed") == [HENRYK, EILEEN]


@pytest.mark.rule("BB-5.3")
def test_a_reveal_is_marked_so_that_it_cannot_be_taken_back_for_nothing() -> None:
    """Both secrets are out before any die is rolled: the Parry Pistol asks in Step 3."""
    match = stage(monster="watchdog", hunters={HENRYK: holding("parry_pistol")})
    marks = [match.marks]
    play(match, "transform", "transform", "saw_cleaver")
    marks.append(match.marks)  # the cards of Step 1
    match.decide("parry_pistol", seat=HENRYK)
    marks.append(match.marks)
    match.decide("hunter_axe", seat=EILEEN)
    marks.append(match.marks)  # the Weapons of Step 2
    assert match.waiting == [HENRYK]
    assert options(match, HENRYK) == ["hunter-1", "hunter-2"]
    assert [mark - marks[0] for mark in marks] == [0, 1, 1, 2]


@pytest.mark.rule("BB-5.4")
@pytest.mark.parametrize("card", ["hunters_dream", "fire_flask", "blood_vial", "transform"])
def test_a_utility_card_is_refused(card: str) -> None:
    match = stage(monster="watchdog", hunters={0: holding("fire_flask", "blood_vial")})
    play(match, "transform", "saw_cleaver", "saw_cleaver")
    before = match.digest()
    with pytest.raises(IllegalChoice):
        match.decide(card, seat=0)
    assert match.digest() == before
    assert set(options(match, 0)) == {"saw_cleaver", "hunter_axe", "hunter_pistol"}


@pytest.mark.rule("BB-5.5")
def test_example_a_used_weapon_is_refused() -> None:
    match = stage(monster="scourge_beast", hunters={HENRYK: AXE_USED})
    play(match, "transform", "hunter_pistol", "hunter_axe")
    before = match.digest()
    for card in ("hunter_axe", "used:hunter_axe"):
        with pytest.raises(IllegalChoice):
            match.decide(card, seat=HENRYK)
    assert match.digest() == before


@pytest.mark.rule("BB-5.6")
def test_a_transform_player_fights_and_has_none_of_the_dream() -> None:
    match = stage(
        monster="watchdog",
        hunters={0: {**AXE_USED, "health": 7, "collected": 2}},
        tape=["3"],
    )
    play(match, "transform", "hunter_axe", "hunter_axe")
    match.decide("saw_cleaver", seat=0)
    one = hunter(match, 0)
    assert one["health"] == 7 - 3  # not halved, no rest
    assert (one["collected"], one["banked"]) == (3, 0)  # fought, banked nothing
    assert sorted(one["used"]) == ["hunter_axe", "saw_cleaver", "transform"]  # reclaimed nothing
    assert one["owned"] == 5  # no Upgrade
    assert table(match)["round"] == 2
    assert used_up(match)


@pytest.mark.rule("BB-5.7")
def test_the_chosen_weapon_acts_in_step_five() -> None:
    match = stage(monster="watchdog", tape=["0"])
    play(match, "transform", "saw_cleaver", "saw_cleaver")
    match.decide("hunter_axe", seat=0)
    assert hunter(match, 0)["collected"] == 2
    assert kinds(match).index("attacks") > kinds(match).index("rolled")
    assert whom(match, "attacks") == [0, 1, 2]


@pytest.mark.rule("BB-5.7")
def test_the_chosen_weapons_instant_acts_in_step_three() -> None:
    match = stage(monster="watchdog", hunters={0: holding("repeating_pistol")}, tape=["4"])
    play(match, "transform", "saw_cleaver", "saw_cleaver")
    match.decide("repeating_pistol", seat=0)
    assert kinds(match).index("instant") < kinds(match).index("rolled")
    assert hunter(match, 0)["collected"] == 1
    assert each(match, "health") == [6, 4, 4]  # its protection counts as well
    assert whom(match, "attacks") == [1, 2]


@pytest.mark.rule("BB-5.8")
def test_the_others_do_nothing() -> None:
    match = stage(monster="watchdog")
    play(match, "transform", "saw_cleaver", "hunters_dream")
    for seat in (1, 2):
        assert match.decisions_for(seat) == []
        before = match.digest()
        with pytest.raises(IllegalChoice):
            match.decide("hunter_axe", seat=seat)
        assert match.digest() == before
        assert len(hunter(match, seat)["played"]) == 1


@pytest.mark.rule("BB-5.8")
def test_without_a_transform_the_step_passes() -> None:
    match = stage(monster="watchdog", tape=["0"])
    play(match, "saw_cleaver", "hunter_axe", "hunter_pistol")
    assert table(match)["round"] == 2
    assert "transformed" not in kinds(match)


@pytest.mark.rule("BB-5.9")
def test_example_henryk_reveals_saw_cleaver() -> None:
    match = stage(
        monster="scourge_beast", hunters={HENRYK: AXE_USED}, tape=["2+", "0", "lamp_townsman"]
    )
    play(match, "transform", "hunter_pistol", "hunter_axe")
    assert sorted(options(match, HENRYK)) == ["hunter_pistol", "saw_cleaver"]
    match.decide("saw_cleaver", seat=HENRYK)
    assert told(match, "transformed") == [{"who": HENRYK, "card": "saw_cleaver"}]
    assert each(match, "collected") == [1, 1, 1]


@pytest.mark.rule("BB-5.10")
def test_example_henryks_pistol_would_negate_eileens() -> None:
    match = stage(
        monster="scourge_beast", hunters={HENRYK: AXE_USED}, tape=["2+", "0", "lamp_townsman"]
    )
    play(match, "transform", "hunter_pistol", "hunter_axe")
    match.decide("hunter_pistol", seat=HENRYK)
    assert EILEEN in whom(match, "negated")
    assert hunter(match, EILEEN)["collected"] == 0
    assert hunter(match, LUDWIG)["collected"] == 2


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("BB-A.12")
@pytest.mark.parametrize(
    ("cards", "collected"),
    [
        (["hunter_pistol", "saw_cleaver", "hunter_axe"], [1, 1, 2]),
        (["hunter_pistol", "hunter_pistol", "hunter_axe"], [0, 0, 2]),
        (["hunter_pistol", "hunter_axe", "hunter_pistol"], [0, 2, 0]),
        (["hunter_pistol", "hunter_pistol", "hunter_pistol"], [0, 0, 0]),
    ],
)
def test_the_pistol_works_only_alone(cards: list[str], collected: list[int]) -> None:
    match = stage(monster="watchdog", tape=["0"])
    play(match, *cards)
    assert each(match, "collected") == collected
    pistols = [seat for seat, card in enumerate(cards) if card == "hunter_pistol"]
    assert sorted(whom(match, "negated")) == (pistols if len(pistols) > 1 else [])


@pytest.mark.rule("BB-A.12")
def test_other_pistols_do_not_matter_to_it() -> None:
    match = stage(monster="watchdog", hunters={1: holding("repeating_pistol")}, tape=["0"])
    play(match, "hunter_pistol", "repeating_pistol", "hunter_axe")
    assert each(match, "collected") == [1, 1, 2]


@pytest.mark.rule("BB-A.12")
def test_card_data_may_override_it() -> None:
    pack = pack_with({"starters": {"hunter_pistol": {"only_if": None}}})
    match = stage(monster="watchdog", pack=pack, tape=["0"])
    play(match, "hunter_pistol", "hunter_pistol", "hunter_pistol")
    assert each(match, "collected") == [1, 1, 1]


@pytest.mark.rule("BB-A.13")
def test_a_negated_weapon_does_nothing_and_earns_nothing() -> None:
    match = stage(monster="lamp_townsman", echoes=2, tape=["0", "scourge_beast"])
    play(match, "hunter_pistol", "hunter_pistol", "hunter_axe")
    assert whom(match, "attacks") == [2]
    assert each(match, "collected") == [0, 0, 2]
    assert [one["humanoid"] for one in each(match, "trophies")] == [0, 0, 1]


@pytest.mark.rule("BB-A.13")
def test_a_negated_weapon_of_step_five_does_not_attack_either() -> None:
    # No base card is both: an axe that works only alone, and heals.
    heal = {"when": "instant", "op": "heal", "who": "self", "amount": 2}
    after = {"when": "after_attack", "op": "heal", "who": "self", "amount": 2}
    axe = {"only_if": "sole_copy", "effects": [heal, after]}
    pack = pack_with({"starters": {"hunter_axe": axe}})
    match = stage(
        monster="watchdog", pack=pack, hunters={s: {"health": 3} for s in range(3)}, tape=["0"]
    )
    play(match, "hunter_axe", "hunter_axe", "saw_cleaver")
    assert each(match, "collected") == [0, 0, 1]
    assert each(match, "health") == [3, 3, 3]
    assert monster(match)["echoes"] == 11  # type: ignore[index]


# ---------------------------------------------------------------------- who thinks ahead

SPENT = ["saw_cleaver", "hunter_axe", "hunter_pistol"]


@pytest.mark.rule("BB-5.4")
def test_who_transforms_has_the_last_weapon_in_every_model() -> None:
    """Eileen holds a Lens, Ludwig the only Weapon: to Henryk both are unseen, but one of them transforms."""
    match = stage(
        monster="watchdog",
        hunters={
            EILEEN: {"hand": ["grave_lens", "hunters_dream", "transform"], "used": SPENT},
            LUDWIG: {"hand": ["cannon", "hunters_dream", "transform"], "used": SPENT},
        },
        row=[],
        deck={},
    )
    play(match, "saw_cleaver", "hunters_dream", "transform")
    assert match.waiting == [LUDWIG]
    for seed in range(12):
        hunters: Any = match.determinize(HENRYK, seed).position()["state"]["hunters"]
        assert sorted(hunters[EILEEN]["hand"]) == ["grave_lens", "transform"]
        assert sorted(hunters[LUDWIG]["hand"]) == ["cannon", "hunters_dream"]


@pytest.mark.rule("BB-5.4")
def test_an_upgrade_of_any_kind_may_be_the_weapon() -> None:
    """With a whole deck unseen, who transforms holds some Weapon; the rest may be anything."""
    match = stage(
        monster="watchdog",
        hunters={
            LUDWIG: {
                "hand": ["cannon", "fire_flask", "transform"],
                "used": [*SPENT, "hunters_dream"],
            }
        },
    )
    play(match, "saw_cleaver", "saw_cleaver", "transform")
    hands = []
    for seed in range(40):
        model: Any = match.determinize(HENRYK, seed).state
        drawn = model.hunters[LUDWIG].hand
        assert len(drawn) == 2
        hands.append(
            (any(card.weapon for card in drawn), all(card.weapon for card in drawn), drawn)
        )
    assert all(armed for armed, _, _ in hands)
    assert {only for _, only, _ in hands} == {True, False}
    assert len({drawn for _, _, drawn in hands}) > 10
