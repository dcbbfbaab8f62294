"""What must always hold is checked: a table on which one of it is broken is noticed, whoever broke it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.refusals import broken
from undercroft.games.darkest_dungeon.state.held import SideCodec
from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .stage import dungeon, fight


def battle() -> Match:
    return fight(
        {
            "crusader": {"area": "S", "quirks": ["anemic"], "disease": "the_worries"},
            "vestal": {"area": "S"},
        },
        [("madman", "N"), ("pliskin", "N")],
        turn="crusader",
    )


def set_to(part: str, **fields: Any) -> Callable[[Any], None]:
    """These fields of the state, or of a part of it."""

    def spoil(state: Any) -> None:
        held = getattr(state, part) if part else state
        for name, value in fields.items():
            setattr(held, name, value)

    return spoil


def hero(number: int = 0, **fields: Any) -> Callable[[Any], None]:
    def spoil(state: Any) -> None:
        for name, value in fields.items():
            setattr(state.heroes[number], name, value)

    return spoil


def quirks(count: int) -> Callable[[Any], None]:
    def spoil(state: Any) -> None:
        one = state.heroes[1]
        one.quirks = tuple(list(state.pack.things["quirk"].values())[5 : 5 + count])
        one.passive = state.pack.hero_passive(one.quirks, one.disease)

    return spoil


def trinkets(count: int) -> Callable[[Any], None]:
    def spoil(state: Any) -> None:
        found = list(state.pack.things["trinket"])[:count]
        state.heroes[0].trinkets = tuple(
            [SideCodec().load([id, "positive"], state.pack, "") for id in found]
        )

    return spoil


def stores(number: int) -> Callable[[Any], None]:
    def spoil(state: Any) -> None:
        state.dungeon.stores = [number, *([0] * (len(state.dungeon.stores) - 1))]

    return spoil


def skill_too_many(state: Any) -> None:
    one = state.heroes[0]
    one.skills = one.kind.roster[: one.card.skills + 1]


def stale(state: Any) -> None:
    state.heroes[0].quirks = ()


def a_quirk_twice(state: Any) -> None:
    one, other = state.heroes[:2]
    other.quirks = one.quirks
    other.passive = state.pack.hero_passive(other.quirks, other.disease)


def a_disease_twice(state: Any) -> None:
    one, other = state.heroes[:2]
    other.disease = one.disease
    other.passive = state.pack.hero_passive(other.quirks, other.disease)


def a_hero_twice(state: Any) -> None:
    one, other = state.heroes[:2]
    other.kind = one.kind
    other.skills, other.spent, other.forged = one.skills, (), ()


def a_trinket_twice(state: Any) -> None:
    trinkets(1)(state)
    state.decks.trinket_out = (state.heroes[0].trinkets[0].card,)


def off_the_tile(state: Any) -> None:
    state.heroes[0].area = None
    state.heroes[0].stacks = state.pack and (*state.heroes[0].stacks, None)


def nowhere(state: Any) -> None:
    state.monsters[0].area = None


def dead_but_there(state: Any) -> None:
    state.monsters[0].wounds = state.monsters[0].life


def missing_on_the_tracker(state: Any) -> None:
    state.set_slots(0, (0, None, None, None))


def twice_on_the_tracker(state: Any) -> None:
    state.set_slots(1, (8, 8, 9, None))


def out_of_order(state: Any) -> None:
    state.order = (state.order[0], tuple(reversed(state.order[1])))


def a_crowd(state: Any) -> None:
    room = state.battle.room
    place = room.names.index("NE")  # holds two
    for figure in (*state.heroes[:2], *state.monsters):
        figure.area = place


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (set_to("hamlet", gold=-1), "negative Gold (DD-A.161)"),
        (set_to("dungeon", light=6), "Light 6 (DD-7.2)"),
        (set_to("dungeon", light=-1), "Light -1 (DD-7.2)"),
        (stores(-1), "negative Provisions"),
        (stores(17), "17 Provision dice (DD-8.5)"),
        (set_to("hamlet", waiting=5), "5 Waiting Heroes (DD-A.2)"),
        (set_to("hamlet", waiting=-1), "-1 Waiting Heroes (DD-A.2)"),
        (hero(wounds=18), "crusader: 18 Wounds (DD-29.2)"),
        (hero(wounds=-1), "crusader: -1 Wounds (DD-29.2)"),
        (hero(stress=11), "crusader: 11 Stress (DD-28.1)"),
        (hero(stress=-1), "crusader: -1 Stress (DD-28.1)"),
        (hero(xp=-1), "crusader: negative Experience"),
        (quirks(4), "vestal: 4 Quirks (DD-26.2)"),
        (trinkets(3), "crusader: too many Trinkets (DD-25.1)"),
        (skill_too_many, "crusader: too many Skills (DD-3.7)"),
        (stale, "crusader: stale passive effects"),
        (a_quirk_twice, "a Quirk is in two places"),
        (a_disease_twice, "a Disease is in two places"),
        (a_hero_twice, "a hero is there twice (DD-A.163)"),
        (a_trinket_twice, "a Trinket is in two places"),
        (off_the_tile, "crusader: not on the tile"),
        (nowhere, "8 stands nowhere"),
        (dead_but_there, "8: dead but there (DD-23.5)"),
        (missing_on_the_tracker, "the Hero tracker (DD-A.164)"),
        (twice_on_the_tracker, "8 does not fill its slots (DD-16.11)"),
        (out_of_order, "the order is not that of the slots"),
    ],
)
@pytest.mark.pure
def test_how_broken_rules_show(spoil: Callable[[Any], None], said: str) -> None:
    match = battle()
    match.check()
    assert broken(match, spoil) == said


def dark(state: Any) -> None:
    state.dungeon.light = 0
    state.refresh()


@pytest.mark.parametrize(
    "spoil",
    [
        dark,
        stores(16),
        set_to("hamlet", waiting=4, gold=0),
        set_to("hamlet", waiting=0),
        hero(wounds=17, stress=10, xp=0),
        quirks(3),
        trinkets(1),
        hero(2, stacks=(None,)),  # she is dead
        set_to("", over=True),
    ],
)
@pytest.mark.pure
def test_what_just_holds(spoil: Callable[[Any], None]) -> None:
    assert broken(battle(), spoil) == ""


@pytest.mark.pure
def test_every_hidden_room_has_its_token() -> None:
    match = dungeon()
    match.check()

    def seen(state: Any) -> None:
        state.dungeon.tokens = [*state.dungeon.tokens[:-1], state.pack.quest("scout_ahead")]

    assert broken(match, seen).endswith("tokens (DD-6.2)")


def test_who_bleeds_may_be_away_where_nobody_fights_or_all_is_over() -> None:
    assert broken(dungeon(), hero(stacks=(None,))) == ""

    def over(state: Any) -> None:
        off_the_tile(state)
        state.over = True

    assert "not on the tile" not in broken(battle(), over)


def test_an_area_holds_so_many() -> None:
    match = fight(
        {"crusader": {"area": "S"}, "vestal": {"area": "S"}},
        [("madman", "N"), ("pliskin", "N")],
        tape=None,
    )
    match.check()
    assert broken(match.clone(), a_crowd) == "Area 2: 4 of 2 (DD-16.20)"
    assert broken(match, stale_party) == "what holds for everybody is stale"


def stale_party(state: Any) -> None:
    state.dungeon.light = 0


def test_a_position_that_breaks_a_rule_as_it_goes_on_is_refused() -> None:
    """While monsters are placed it may be that somebody stands nowhere; once they are, it may not."""
    with pytest.raises(PositionError, match="it cannot go on from here .1 stands nowhere"):
        fight(
            {"crusader": {"area": "S"}, "vestal": {"area": None}},
            [("madman", "N")],
            agenda=[["start_round"], ["place_monsters"]],
            tape=["party"],
        )
