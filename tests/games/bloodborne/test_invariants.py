"""What always holds is checked: a table on which one of it is broken is noticed, whoever broke it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import undercroft
from undercroft.games.bloodborne.state import Hunt, Hunter
from undercroft.kernel.errors import BrokenInvariant

from .stage import play, stage


def blood_from_nowhere(state: Hunt) -> None:
    state.reserve += 1


def too_many_upgrades(state: Hunt) -> None:
    state.row = (*state.row, state.row[0])


def a_card_too_many(state: Hunt) -> None:
    state.hunters[0].removed = (state.pack.starters[0],)


def a_card_too_few(state: Hunt) -> None:
    state.hunters[0].hand = state.hunters[0].hand[1:]


def a_monster_without_blood(state: Hunt) -> None:
    state.reserve += state.echoes
    state.echoes = 0


def a_monster_with_more_blood_than_it_had(state: Hunt) -> None:
    state.reserve -= 1
    state.echoes = state.full + 1


def too_healthy(state: Hunt) -> None:
    state.hunters[1].health = 9


def less_than_dead(state: Hunt) -> None:
    state.hunters[1].health = -1


def less_collected_than_nothing(state: Hunt) -> None:
    state.hunters[1].collected = -1
    state.reserve += 1


def less_banked_than_nothing(state: Hunt) -> None:
    state.hunters[1].banked = -1
    state.reserve += 1


def eight_cards(state: Hunt) -> None:
    for _ in range(3):
        index = next(index for index, left in enumerate(state.upgrades) if left)
        state.upgrades = tuple(n - (i == index) for i, n in enumerate(state.upgrades))
        state.hunters[1].used += (state.pack.cards[index],)


def alive_at_zero(state: Hunt) -> None:
    state.hunters[1].health = 0


def dead_and_well(state: Hunt) -> None:
    state.hunters[1].dead = True


def out_and_alive(state: Hunt) -> None:
    state.hunters[1].out = True


def rich_and_dead(state: Hunt) -> None:
    state.hunters[1].health, state.hunters[1].dead = 0, True
    state.hunters[1].collected = 1
    state.reserve -= 1


def a_dream_removed(state: Hunt) -> None:
    dream = state.pack.dream
    state.hunters[1].hand = tuple(card for card in state.hunters[1].hand if card != dream)
    state.hunters[1].removed = (dream,)


BROKEN: list[tuple[Callable[[Hunt], None], str]] = [
    (blood_from_nowhere, "BB-18.5"),
    (too_many_upgrades, "BB-12.5"),
    (a_card_too_many, "saw_cleaver: 4 cards, not 3"),
    (a_card_too_few, "saw_cleaver: 2 cards, not 3"),
    (a_monster_without_blood, "out of bounds"),
    (a_monster_with_more_blood_than_it_had, "out of bounds"),
    (too_healthy, "health 9"),
    (less_than_dead, "health -1"),
    (less_collected_than_nothing, "negative Blood"),
    (less_banked_than_nothing, "negative Blood"),
    (eight_cards, "BB-12.8"),
    (alive_at_zero, "BB-14.1"),
    (dead_and_well, "BB-14.1"),
    (out_and_alive, "out of the game but alive"),
    (rich_and_dead, "BB-14.2"),
    (a_dream_removed, "BB-12.10"),
]


@pytest.mark.parametrize(("spoil", "said"), BROKEN, ids=[spoil.__name__ for spoil, _ in BROKEN])
def test_a_broken_table_is_noticed(spoil: Callable[[Hunt], None], said: str) -> None:
    match = stage(monster="watchdog")
    match.check()
    state = match.state
    assert isinstance(state, Hunt)
    spoil(state)
    with pytest.raises(BrokenInvariant, match=said):
        match.check()


@pytest.mark.pure
def test_a_copy_has_everything_its_table_has() -> None:
    state = stage(monster="watchdog", hunters={1: {"collected": 3, "banked": 2}}).state
    assert isinstance(state, Hunt)
    twin = state.copy()
    for field in Hunt.__slots__:
        if field != "hunters":
            assert getattr(twin, field) == getattr(state, field), field
    for one, other in zip(twin.hunters, state.hunters, strict=True):
        assert one is not other
        for field in Hunter.__slots__:
            assert getattr(one, field) == getattr(other, field), field


def test_cards_lie_in_order_however_a_document_lists_them() -> None:
    match = undercroft.new("bloodborne", {"players": 4}, seed="order")
    doc: Any = match.position()
    doc["state"]["row"].reverse()
    for hunter in doc["state"]["hunters"]:
        hunter["hand"].reverse()
    assert undercroft.from_position(doc).digest() == match.digest()


@pytest.mark.parametrize(
    ("step", "fits"),
    [
        (["reclaim", 2, 1], True),
        (["reclaim", 3, 1], False),  # three are playing
        (["name_final_boss", "gehrman"], True),
        (["name_final_boss", "watchdog"], False),
    ],
)
def test_a_step_is_about_what_is_there(step: list[object], fits: bool) -> None:
    doc: Any = stage().position()
    doc["frame"]["agenda"].append(step)
    if fits:
        undercroft.from_position(doc)
    else:
        with pytest.raises(undercroft.PositionError, match="agenda"):
            undercroft.from_position(doc)


def test_how_far_a_hunt_has_come() -> None:
    match = stage(left=(4, 2), tape=["0", "carrion_crow"], echoes=1)
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    progress = match.game.progress(match.state)
    assert progress is not None
    assert progress.args == {"round": 2, "left": 5}
