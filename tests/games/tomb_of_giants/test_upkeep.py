"""A character's turn begins: Stamina, Aggro, other cards in hand, everybody else moves (TG-21)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import Match

from .bout import TWO_TILES, bar, fight, nodes, rolled, settle
from .stage import (
    BARREL,
    FROSTBITE,
    HIDDEN,
    arena,
    asked,
    bare,
    deck,
    hero,
    kinds,
    options,
    plain,
    play,
    state,
    table,
    told,
    tough,
)

FOE = [tough("skeleton_beast", 12)]


@pytest.mark.rule("TG-21.1")
@pytest.mark.rule("TG-21.6")
def test_upkeep_comes_before_the_action_phase_and_in_its_order() -> None:
    # Stamina and Aggro, then the hands, then the others; only then may the character act.
    match = arena(
        {"cleric": plain(0, black=5), "thief": bare(3), "pyromancer": bare(5)},
        FOE,
        turn=0,
        aggro=1,
    )
    assert asked(match) == ["swap"]
    assert bar(match) == (2, 0)
    assert hero(match, 0)["aggro"]
    seen = [asked(match)[0]]
    waiting = [match.waiting[0]]
    while asked(match) != ["turn"]:
        assert not any(id.startswith(("walk", "run", "act", "end")) for id in options(match))
        play(match, "keep" if asked(match) == ["swap"] else "stay")
        seen.append(asked(match)[0])
        waiting.append(match.waiting[0])
    assert seen == ["swap", "follow", "follow", "turn"]
    assert waiting == [0, 1, 2, 0]


@pytest.mark.rule("TG-21.2")
@pytest.mark.parametrize(("black", "left"), [(5, 2), (3, 0), (2, 0), (10, 7)])
def test_the_active_character_recovers_three_stamina(black: int, left: int) -> None:
    match = fight({"thief": bare(0, black=black), "cleric": bare(3, black=5)}, FOE)
    assert bar(match, 0) == (left, 0)
    assert bar(match, 1) == (5, 0)  # nobody else does


@pytest.mark.rule("TG-25.7")
def test_frostbite_makes_it_two_and_costs_no_steps() -> None:
    match = fight({"thief": bare(0, black=5, conditions=FROSTBITE)}, FOE)
    assert bar(match) == (3, 0)
    play(match, "walk-node-3")
    assert bar(match) == (3, 0)
    play(match, "run-node-6")
    assert bar(match) == (4, 0)


@pytest.mark.rule("TG-21.3")
def test_the_active_character_gains_the_aggro_token() -> None:
    match = fight({"thief": bare(0), "cleric": bare(3)}, FOE, turn=1, aggro=0)
    assert [hero(match, i)["aggro"] for i in range(2)] == [False, True]
    # Not while somebody else holds the torch (TG-8.9).
    match = fight({"thief": bare(0), "cleric": bare(3)}, FOE, turn=1, aggro=0, torch_by=0)
    assert [hero(match, i)["aggro"] for i in range(2)] == [True, False]


# ---------------------------------------------------------------------- other cards in hand


def holdings(match: Match) -> dict[frozenset[str], str]:
    """What is in hand after each option."""
    found: dict[frozenset[str], str] = {}
    for option in match.decisions[0].options:
        cards: Any = option.message.args.get("cards", ())
        if option.id != "keep":
            found[frozenset(str(card.args["name"].id) for card in cards)] = option.id
    return found


@pytest.mark.rule("TG-21.4")
def test_backup_cards_may_be_taken_in_hand() -> None:
    match = arena({"thief": plain(0)}, FOE)
    in_hand = {hero(match)[side]["card"] for side in ("left", "right") if hero(match)[side]}
    backup = {one["card"] for one in hero(match)["backup"]}
    assert (in_hand, backup) == ({"shortbow", "iron_round_shield"}, {"bandit_knife"})
    assert asked(match) == ["swap"]
    ways = holdings(match)
    assert set(ways) == {
        frozenset(cards)
        for cards in (
            ["shortbow"],
            ["bandit_knife"],
            ["iron_round_shield"],
            ["bandit_knife", "iron_round_shield"],
        )
    }  # the bow needs both hands; only the shield goes beside it
    play(match, ways[frozenset({"bandit_knife", "iron_round_shield"})])
    assert {hero(match)[side]["card"] for side in ("left", "right")} == {
        "bandit_knife",
        "iron_round_shield",
    }
    assert [one["card"] for one in hero(match)["backup"]] == ["shortbow"]
    assert asked(match) == ["turn"]
    assert bar(match) == (0, 0)


@pytest.mark.rule("TG-21.4")
def test_no_more_than_two_cards_come_to_lie_in_the_backup_slot() -> None:
    match = arena(
        {
            "cleric": bare(
                0, left=["mace"], right=["sacred_chime"], backup=[["hand_axe"], ["morning_star"]]
            )
        },
        FOE,
        treasure=deck(),
    )
    # Four cards: two of them must be in hand.
    assert all(len(cards) == 2 for cards in holdings(match))
    assert len(holdings(match)) == 5  # of the six pairs one is the present one


@pytest.mark.rule("TG-21.4")
@pytest.mark.rule("TG-2.5")
def test_armour_in_the_backup_slot_takes_its_place_there() -> None:
    def ways(*backup: str) -> set[frozenset[str]]:
        held = bare(0, left=["mace"], right=["sacred_chime"], backup=[[one] for one in backup])
        return set(holdings(arena({"cleric": held}, FOE, treasure=deck())))

    mace, chime, axe = "mace", "sacred_chime", "hand_axe"
    # With the armour there, only one card more may lie in the backup slot.
    assert ways(axe, "sunless_armour") == {frozenset([mace, axe]), frozenset([chime, axe])}
    # Without it two of the three may.
    singles = {frozenset([one]) for one in (mace, chime, axe)}
    assert ways(axe) == singles | {frozenset([mace, axe]), frozenset([chime, axe])}
    # And with the armour alone a hand may be emptied.
    assert ways("sunless_armour") == {frozenset([mace]), frozenset([chime])}


@pytest.mark.rule("TG-A.37")
def test_armour_is_not_swapped() -> None:
    match = arena(
        {"cleric": bare(0, armour=["cleric_robes"], left=["mace"], backup=[["sunless_armour"]])},
        FOE,
        treasure=deck(),
    )
    if asked(match) == ["swap"]:
        assert all("sunless_armour" not in cards for cards in holdings(match))
        play(match, next(iter(holdings(match).values())))
    assert hero(match)["armour"]["card"] == "cleric_robes"
    assert [one["card"] for one in hero(match)["backup"] if one["card"] == "sunless_armour"]


def test_nobody_with_an_empty_backup_slot_is_asked() -> None:
    match = arena({"cleric": bare(0, left=["mace"])}, FOE, treasure=deck())
    assert asked(match) == ["turn"]


# ---------------------------------------------------------------------- everybody else


@pytest.mark.rule("TG-21.5")
@pytest.mark.rule("TG-A.36")
def test_each_other_character_may_move_one_node_for_nothing() -> None:
    match = arena({"thief": bare(0), "cleric": bare(6), "pyromancer": bare(12)}, FOE)
    assert (asked(match), match.waiting) == (["follow"], [1])
    assert nodes(match) == [1, 3, 4, 5, 7, 8, 9, 11]
    play(match, "node-9")
    assert (asked(match), match.waiting) == (["follow"], [2])
    assert nodes(match) == [7, 9, 11]
    play(match, "stay")
    assert (asked(match), match.waiting) == (["turn"], [0])
    assert [hero(match, i)["node"] for i in range(3)] == [0, 9, 12]
    assert [bar(match, i) for i in range(3)] == [(0, 0)] * 3


@pytest.mark.rule("TG-A.36")
def test_the_upkeep_move_uses_doorways_and_wakes_tiles() -> None:
    match = arena(
        {"thief": bare(0), "cleric": bare(11)},
        [tough("necromancer", 25), tough("necromancer", 12)],
        encounter=TWO_TILES,
        awake=[0],
    )
    assert 14 in nodes(match)
    assert table(match)["fight"]["awake"] == [0]
    play(match, "node-14")
    assert hero(match, 1)["node"] == 14
    assert table(match)["fight"]["awake"] == [0, 1]


@pytest.mark.rule("TG-A.36")
def test_the_upkeep_move_springs_traps_and_breaks_barrels() -> None:
    match = arena(
        {"thief": bare(0), "cleric": bare(6)},
        FOE,
        terrain={9: BARREL},
        traps={8: HIDDEN},
        tape=["trap_2_1"],
    )
    broken = settle_at(match, "node-9")
    assert state(broken)["terrain"][9] == "empty"
    sprung = settle_at(match, "node-8")
    assert "trap" in kinds(sprung)
    assert bar(sprung, 1) == (0, 2)
    assert rolled(sprung) == []


def settle_at(match: Match, place: str) -> Match:
    twin = match.clone()
    play(twin, place)
    return settle(twin)


def test_who_falls_into_a_trap_on_the_way_ends_it_all() -> None:
    match = arena(
        {"thief": bare(0), "cleric": bare(6, red=10)}, FOE, traps={8: HIDDEN}, tape=["trap_1_1"]
    )
    play(match, "node-8")
    assert told(match, "fell") == [(1,)]
    assert match.over


# ---------------------------------------------------------------------- what may be done meanwhile


@pytest.mark.rule("TG-4.2")
@pytest.mark.rule("TG-A.73")
def test_a_heroic_action_before_the_others_move() -> None:
    heroes = {"thief": bare(6, heroic=True), "cleric": bare(0)}
    match = arena(heroes, [tough("skeleton_archer", 12)])
    assert asked(match) == ["swap"]
    assert options(match) == ["keep", "heroic"]
    play(match, "heroic", "node-3", "node-1")
    assert asked(match) == ["pass_aggro"]  # Slip Away: two nodes, then the token
    play(match, "seat-1")
    assert (hero(match)["heroic"], hero(match)["node"]) == (False, 1)
    assert asked(match) == ["follow"]
    play(match, "node-1", "end")


@pytest.mark.rule("TG-A.73")
def test_whatever_is_allowed_at_any_time_is_allowed_with_it() -> None:
    heroes = {"cleric": bare(6, heroic=True, estus=True, red=4), "thief": bare(5, red=3)}
    match = arena(heroes, [tough("skeleton_archer", 12)], torch=6)
    assert options(match) == ["keep", "estus", "heroic", "take-torch"]
    play(match, "take-torch", "heroic")
    assert (bar(match, 0)[1], bar(match, 1)[1]) == (2, 1)
    assert table(match)["fight"]["torch"]["by"] == 0
    assert asked(match) == ["follow"]  # the rest can wait for the action phase
    play(match, "stay", "estus")
    assert bar(match) == (0, 0)


@pytest.mark.rule("TG-A.73")
@pytest.mark.parametrize("heroes", [["cleric"], ["knight", "cleric"]])
def test_nobody_is_asked_for_a_heroic_action_that_can_wait(heroes: list[str]) -> None:
    # Alone it comes to the same a moment later; the knight's is no action of the own turn.
    party = {name: bare(6, heroic=name != "cleric" or heroes == ["cleric"]) for name in heroes}
    match = arena(party, [tough("skeleton_archer", 12)])
    assert asked(match) in (["turn"], ["follow"])


@pytest.mark.rule("TG-A.74")
@pytest.mark.parametrize(
    ("answers", "order"),
    [
        (["stay", "stay"], [1, 2]),
        (["later", "stay", "stay"], [1, 2, 1]),
    ],
)
def test_the_others_move_in_the_order_they_like(answers: list[str], order: list[int]) -> None:
    heroes = {"cleric": bare(6), "thief": bare(5), "pyromancer": bare(7)}
    match = arena(heroes, [tough("skeleton_archer", 12)])
    found = []
    for answer in answers:
        found.append(match.waiting[0])
        assert "later" in options(match, found[-1]) or len(found) == len(answers)
        play(match, answer)
    assert found == order
    assert asked(match) == ["turn"]


@pytest.mark.rule("TG-A.74")
def test_with_three_others_every_order_is_possible_and_none_waits_for_ever() -> None:
    heroes = {"cleric": bare(6), "thief": bare(5), "pyromancer": bare(7), "knight": bare(0)}
    match = arena(heroes, [tough("skeleton_archer", 12)])
    moved = []
    for _ in range(20):
        if asked(match) != ["follow"]:
            break
        seat = match.waiting[0]
        last = "later" not in options(match, seat)
        if last:
            moved.append(seat)
        play(match, "stay" if last else "later")
    assert asked(match) == ["turn"]
    assert sorted(moved) == [1, 2, 3]
    match = arena(heroes, [tough("skeleton_archer", 12)])
    play(match, "later", "later", "stay", "later", "stay", "stay")
    assert asked(match) == ["turn"]  # the last first: 3, 2, 1


@pytest.mark.rule("TG-A.74")
def test_whoever_waits_still_moves() -> None:
    heroes = {"cleric": bare(6), "thief": bare(5), "pyromancer": bare(7)}
    match = arena(heroes, [tough("skeleton_archer", 12)])
    play(match, "later", "node-9", "node-8")
    assert (hero(match, 1)["node"], hero(match, 2)["node"]) == (8, 9)
    assert asked(match) == ["turn"]
