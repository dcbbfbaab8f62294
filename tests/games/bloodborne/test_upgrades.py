"""Upgrade cards and the limit of seven (BB-12)."""

from __future__ import annotations

import pytest

from undercroft import IllegalChoice, Match

from .stage import (
    STARTERS,
    by_hand,
    each,
    hand,
    hunter,
    kinds,
    options,
    play,
    stage,
    table,
    told,
    used_up,
)

HENRYK, EILEEN, LUDWIG = 0, 1, 2
ROW = ["repeating_pistol", "cannon", "blood_vial"]
SEVEN = [*STARTERS, "chain_scythe", "bone_saw"]


def dreamer(cards: list[str], **more: object) -> Match:
    """Eileen dreams with these cards in hand and is asked for her Upgrade."""
    match = stage(
        monster="carrion_crow",
        hunters={EILEEN: {"hand": cards, **more}},
        row=ROW,
        tape=["0", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    return match


def fallen(health: int = 2) -> Match:
    """Eileen, owning seven cards in three places, dies with her Axe in play and takes the Cannon."""
    match = stage(
        monster="winter_lantern",
        hunters={
            EILEEN: {
                "health": health,
                "hand": ["hunters_dream", "hunter_axe", "transform"],
                "used": ["saw_cleaver", "hunter_pistol", "chain_scythe", "bone_saw"],
            }
        },
        row=ROW,
        tape=["2", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunter_axe", "saw_cleaver")
    match.decide("cannon", seat=EILEEN)
    return match


@pytest.mark.rule("BB-12.1")
def test_who_dreamt_or_died_takes_one_upgrade() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={HENRYK: {"health": 2}},
        row=ROW,
        tape=["2", "kirkhammer", "bone_saw", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    match.decide("cannon", seat=HENRYK)
    match.decide("blood_vial", seat=EILEEN)
    assert told(match, "upgraded") == [
        {"who": HENRYK, "card": "cannon"},
        {"who": EILEEN, "card": "blood_vial"},
    ]
    assert table(match)["round"] == 2
    assert each(match, "owned") == [6, 6, 5]


@pytest.mark.rule("BB-12.2")
def test_upgrades_are_picked_in_player_order_from_what_is_left() -> None:
    match = stage(
        monster="carrion_crow",
        first=LUDWIG,
        row=["cannon", "blood_vial", "blood_vial"],
        tape=["0", "kirkhammer", "kirkhammer", "bone_saw", "lamp_townsman"],
    )
    play(match, "hunters_dream", "hunters_dream", "hunters_dream")
    assert match.waiting == [LUDWIG]
    match.decide("cannon", seat=LUDWIG)
    assert match.waiting == [HENRYK]
    with pytest.raises(IllegalChoice):
        match.decide("cannon", seat=HENRYK)
    match.decide("blood_vial", seat=HENRYK)
    assert match.waiting == [EILEEN]
    assert options(match, EILEEN) == ["blood_vial"]


@pytest.mark.rule("BB-12.3")
def test_an_upgrade_is_in_hand_at_once_and_playable_next_round() -> None:
    match = stage(
        monster="watchdog", row=ROW, tape=["0", "kirkhammer", "bone_saw", "0", "kirkhammer"]
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    match.decide("cannon", seat=EILEEN)
    assert "cannon" in hand(match, EILEEN)  # while Ludwig still chooses
    match.decide("blood_vial", seat=LUDWIG)
    assert "cannon" in options(match, EILEEN)
    play(match, "hunter_axe", "cannon", "hunters_dream")
    assert {"who": EILEEN, "card": "cannon", "amount": 1, "left": 10} in told(match, "dealt")


@pytest.mark.rule("BB-12.4")
def test_an_upgrade_is_used_like_any_card_and_comes_back_by_the_dream() -> None:
    match = stage(
        monster="watchdog",
        hunters={EILEEN: {"hand": [*STARTERS, "chain_scythe"]}},
        row=ROW,
        tape=["0", "0"],
    )
    play(match, "saw_cleaver", "chain_scythe", "saw_cleaver")
    assert hunter(match, EILEEN)["used"] == ["chain_scythe"]
    assert "chain_scythe" not in hand(match, EILEEN)
    play(match, "hunter_axe", "hunters_dream", "hunter_axe")
    assert "chain_scythe" in hand(match, EILEEN)
    assert hunter(match, EILEEN)["owned"] == 6


@pytest.mark.rule("BB-12.5")
@pytest.mark.parametrize("players", [3, 5])
def test_the_row_is_filled_up_to_the_number_of_players(players: int) -> None:
    fresh = ["kirkhammer", "kirkhammer", "bone_saw", "bone_saw", "twin_hooks"][:players]
    row = ["repeating_pistol", "cannon", "blood_vial", "fire_flask", "ashen_veil"][:players]
    match = stage(players, monster="carrion_crow", row=row, tape=["0", *fresh, "lamp_townsman"])
    left = table(match)["upgrades_left"]
    play(match, *["hunters_dream"] * players)
    for seat, card in enumerate(row):
        match.decide(card, seat=seat)
    assert sorted(table(match)["row"]) == sorted(fresh)
    assert table(match)["upgrades_left"] == left - players
    assert used_up(match)


@pytest.mark.rule("BB-12.6")
def test_with_an_empty_deck_the_rest_of_the_row_stays_to_be_picked() -> None:
    match = stage(
        monster="watchdog", row=ROW, deck={"kirkhammer": 1}, tape=["0", "kirkhammer", "0"]
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    match.decide("cannon", seat=EILEEN)
    match.decide("blood_vial", seat=LUDWIG)
    # One card was left in the deck: two to choose from, and no more come.
    assert sorted(table(match)["row"]) == ["kirkhammer", "repeating_pistol"]
    play(match, "hunter_axe", "hunters_dream", "hunters_dream")
    match.decide("kirkhammer", seat=EILEEN)
    match.decide("repeating_pistol", seat=LUDWIG)
    assert table(match)["row"] == []
    assert each(match, "owned") == [5, 7, 7]
    assert used_up(match)


@pytest.mark.rule("BB-12.7")
def test_with_nothing_available_the_rest_of_the_dream_goes_on() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={
            EILEEN: {"hand": ["hunters_dream"], "used": ["hunter_axe"], "collected": 3, "health": 5}
        },
        row=[],
        deck={},
        tape=["2", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    eileen = hunter(match, EILEEN)
    assert (eileen["banked"], eileen["used"], eileen["health"]) == (3, [], 8)
    assert eileen["owned"] == 2
    assert table(match)["round"] == 2
    assert "upgraded" not in kinds(match)


@pytest.mark.rule("BB-12.8")
def test_nobody_keeps_eight_cards() -> None:
    match = dreamer(SEVEN)
    match.decide("cannon", seat=EILEEN)
    assert (match.waiting, hunter(match, EILEEN)["owned"]) == ([EILEEN], 8)
    match.decide("transform", seat=EILEEN)
    assert hunter(match, EILEEN)["owned"] == 7
    assert table(match)["round"] == 2


@pytest.mark.rule("BB-12.8")
def test_seven_cards_are_allowed() -> None:
    match = dreamer(SEVEN[:6])
    match.decide("cannon", seat=EILEEN)
    assert hunter(match, EILEEN)["owned"] == 7
    assert hunter(match, EILEEN)["removed"] == []
    assert table(match)["round"] == 2


@pytest.mark.rule("BB-12.9")
def test_the_eighth_card_forces_one_out_at_once() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={EILEEN: {"hand": SEVEN, "health": 5}},
        row=ROW,
        tape=["0", "kirkhammer", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "hunters_dream")
    match.decide("cannon", seat=EILEEN)
    # Before she rests, and before Ludwig picks.
    assert match.waiting == [EILEEN]
    assert hunter(match, EILEEN)["health"] == 5
    match.decide("bone_saw", seat=EILEEN)
    assert hunter(match, EILEEN)["removed"] == ["bone_saw"]
    assert "bone_saw" not in hand(match, EILEEN)
    assert match.waiting == [LUDWIG]


@pytest.mark.rule("BB-12.10")
def test_hunters_dream_is_never_removed() -> None:
    match = dreamer(SEVEN)
    match.decide("cannon", seat=EILEEN)
    assert sorted(options(match, EILEEN)) == sorted(
        [*(card for card in SEVEN if card != "hunters_dream"), "cannon"]
    )
    with pytest.raises(IllegalChoice, match="never be removed"):
        match.decide("hunters_dream", seat=EILEEN)
    assert hunter(match, EILEEN)["owned"] == 8


@pytest.mark.rule("BB-12.11")
def test_a_removed_card_never_returns() -> None:
    match = stage(
        monster="watchdog", hunters={EILEEN: {"hand": SEVEN, "used": []}}, row=ROW, tape=["0"]
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    match = by_hand(match)
    left = table(match)["upgrades_left"]
    match.decide("cannon", seat=EILEEN)
    match.decide("cannon", seat=EILEEN)
    # The row is short of a card: the only Cannon is not among those that can come.
    assert "kirkhammer" in options(match, EILEEN)
    assert "cannon" not in options(match, EILEEN)
    assert table(match)["upgrades_left"] == left
    match.supply("kirkhammer")
    assert hunter(match, EILEEN)["removed"] == ["cannon"]
    for seat in range(3):
        assert "cannon" not in hand(match, seat)
    assert "cannon" not in table(match)["row"]


@pytest.mark.rule("BB-12.12")
def test_the_third_upgrade_is_the_first_to_force_a_removal() -> None:
    match = stage(
        monster="watchdog",
        row=["chain_scythe", "bone_saw", "repeating_pistol"],
        tape=["0", "kirkhammer", "0", "kirkhammer", "0", "twin_hooks"],
    )
    for number, (others, card) in enumerate(
        (("saw_cleaver", "chain_scythe"), ("hunter_axe", "bone_saw")), 6
    ):
        play(match, others, "hunters_dream", others)
        match.decide(card, seat=EILEEN)
        assert hunter(match, EILEEN)["owned"] == number
        assert hunter(match, EILEEN)["removed"] == []
    play(match, "hunter_pistol", "hunters_dream", "hunter_pistol")
    match.decide("repeating_pistol", seat=EILEEN)
    assert hunter(match, EILEEN)["owned"] == 8
    match.decide("saw_cleaver", seat=EILEEN)
    assert hunter(match, EILEEN)["owned"] == 7
    assert hunter(match, EILEEN)["removed"] == ["saw_cleaver"]


@pytest.mark.rule("BB-12.13")
def test_two_of_three_pick_and_two_new_cards_come() -> None:
    match = stage(
        monster="carrion_crow", row=ROW, tape=["0", "kirkhammer", "bone_saw", "lamp_townsman"]
    )
    play(match, "hunters_dream", "saw_cleaver", "hunters_dream")
    match.decide("cannon", seat=HENRYK)
    match.decide("blood_vial", seat=LUDWIG)
    assert [new["card"] for new in told(match, "row")] == ["kirkhammer", "bone_saw"]
    assert sorted(table(match)["row"]) == ["bone_saw", "kirkhammer", "repeating_pistol"]


@pytest.mark.rule("BB-A.32")
@pytest.mark.parametrize(
    ("choice", "card", "hand_left", "used_left"),
    [
        ("cannon", "cannon", 2, 5),  # the card just taken
        ("transform", "transform", 2, 5),
        ("used:chain_scythe", "chain_scythe", 3, 4),
        ("used:saw_cleaver", "saw_cleaver", 3, 4),  # a Starter
        ("played:hunter_axe", "hunter_axe", 3, 4),  # in play: it never gets to the used pile
    ],
)
def test_any_owned_card_but_the_dream_may_go(
    choice: str, card: str, hand_left: int, used_left: int
) -> None:
    match = fallen()
    match.decide(choice, seat=EILEEN)
    assert hunter(match, EILEEN)["removed"] == [card]
    assert len(hand(match, EILEEN)) == hand_left
    assert len(hunter(match, EILEEN)["used"]) == used_left
    assert card not in [*hand(match, EILEEN), *hunter(match, EILEEN)["used"]]


@pytest.mark.rule("BB-A.33")
def test_the_limit_counts_hand_play_and_used_pile() -> None:
    match = fallen()
    # Three in hand, one in play, four used.
    assert hunter(match, EILEEN)["hand_count"] == 3
    assert match.waiting == [EILEEN]
    assert sorted(options(match, EILEEN)) == [
        "cannon",
        "played:hunter_axe",
        "transform",
        "used:bone_saw",
        "used:chain_scythe",
        "used:hunter_pistol",
        "used:saw_cleaver",
    ]


@pytest.mark.rule("BB-A.34")
def test_too_few_upgrades_are_served_in_player_order() -> None:
    match = stage(
        monster="watchdog",
        first=LUDWIG,
        hunters={HENRYK: {"collected": 2, "health": 4}},
        row=["cannon"],
        deck={},
        tape=["0"],
    )
    play(match, "hunters_dream", "saw_cleaver", "hunters_dream")
    assert match.waiting == [LUDWIG]
    match.decide("cannon", seat=LUDWIG)
    # Nothing is left for Henryk, who dreams on all the same; he is owed nothing.
    assert each(match, "owned") == [5, 5, 6]
    assert (hunter(match, HENRYK)["banked"], hunter(match, HENRYK)["health"]) == (2, 8)
    assert (table(match)["round"], table(match)["step"]) == (2, "choose")


@pytest.mark.rule("BB-A.35")
def test_an_upgrade_cannot_be_declined_but_removed() -> None:
    match = dreamer(SEVEN)
    assert sorted(options(match, EILEEN)) == sorted(ROW)
    match.decide("cannon", seat=EILEEN)
    match.decide("cannon", seat=EILEEN)
    assert sorted(hand(match, EILEEN)) == sorted(SEVEN)
    assert hunter(match, EILEEN)["removed"] == ["cannon"]


@pytest.mark.rule("BB-A.36")
def test_who_dreamt_and_died_takes_one_upgrade_only() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={EILEEN: {"health": 1}},
        row=ROW,
        tape=["2", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert hunter(match, EILEEN)["dead"]
    match.decide("cannon", seat=EILEEN)
    assert table(match)["round"] == 2
    assert hunter(match, EILEEN)["owned"] == 6


@pytest.mark.rule("BB-A.37")
@pytest.mark.parametrize("seat", [None, HENRYK, EILEEN, LUDWIG])
def test_row_picks_and_removals_are_open(seat: int | None) -> None:
    match = dreamer(SEVEN)
    assert sorted(table(match, seat)["row"]) == sorted(ROW)
    match.decide("cannon", seat=EILEEN)
    match.decide("bone_saw", seat=EILEEN)
    seen = [event.seen_by(seat) for event in match.events]
    told_here = {one["kind"]: one["card"] for one in seen if one and "card" in one}
    assert told_here["upgraded"] == "cannon"
    assert told_here["removed"] == "bone_saw"
    assert table(match, seat)["hunters"][EILEEN]["removed"] == ["bone_saw"]
