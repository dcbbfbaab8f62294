"""Rounds and the end of a Battle (DD-24): won, fled, or nobody left."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.chance import Tape
from undercroft.kernel.match import Match

from .scene import body
from .stage import (
    STILL,
    asked,
    chests,
    conditions,
    dungeon,
    fight,
    foe,
    hero,
    kinds,
    load,
    options,
    party,
    play,
    table,
    used_up,
)

S = 7
FOUR = ("highwayman", "crusader", "vestal", "jester")


def lair(
    *,
    token: str = "lair",
    heroes: dict[str, dict[str, Any]] | None = None,
    tape: tuple[object, ...] = (),
    life: int = 7,
    **fields: Any,
) -> Match:
    """A Battle in Room a of a Dungeon; a madman with this much Life is in the Highwayman's reach."""
    given: dict[str, dict[str, Any]] = {kind: {"area": "E"} for kind in FOUR}
    given["highwayman"] = {"area": "S", "skills": ["wicked_slice"]}
    for kind, more in (heroes or {}).items():
        given[kind].update(more)
    fields.setdefault("turn", "highwayman")
    where = fields.pop("where", None) or dungeon(FOUR, at="a", tokens={"a": token}, passed=["a"])
    return fight(
        given,
        [{"kind": "madman", "area": "S", "life": life, "stacks": STILL}],
        tape=tape,
        where=where,
        **fields,
    )


# ---------------------------------------------------------------------- rounds


@pytest.mark.rule("DD-24.1")
def test_with_an_empty_deck_the_marker_advances() -> None:
    match = lair(cards=(0, 0), tape=("party",), life=40)
    play(match, "end")
    battle = table(match)["battle"]
    assert battle["round"] == 2
    assert battle["cards"] == {"party": 3, "foes": 1}  # four and one, less the one drawn


@pytest.mark.rule("DD-24.3")
@pytest.mark.rule("DD-16.19")
@pytest.mark.parametrize("now", [1, 2, 3, 4])
def test_after_the_fourth_round_the_heroes_flee(now: int) -> None:
    match = lair(cards=(0, 0), tape=("party",) if now < 4 else (), life=40, round=now)
    play(match, "end")
    assert ("battle_fled" in kinds(match)) is (now == 4)
    assert (table(match)["battle"] is None) is (now == 4)


@pytest.mark.rule("DD-24.3")
def test_a_single_battle_fled_is_lost_but_nobody_has_perished() -> None:
    foes = [{"kind": "bone_soldier", "area": "N", "life": 40}]
    match = fight({"crusader": {"area": "S"}}, foes, turn="crusader", cards=(0, 0), round=4)
    play(match, "end")
    assert match.result is not None
    assert (match.result.winners, match.result.why.id) == ((), "dd-why-fled")


@pytest.mark.rule("DD-24.12")
@pytest.mark.rule("DD-31.11")
def test_a_boss_fight_does_not_count_rounds() -> None:
    match = fight(
        {"crusader": {"area": "bottom"}},
        [{"kind": "necromancer_1", "area": "top", "stacks": STILL}],
        room="ruins_10",
        boss="necromancer",
        turn="crusader",
        round=4,
        cards=(0, 0),
        tape=["party"],
    )
    play(match, "end")
    assert table(match)["battle"]["round"] == 5


# ---------------------------------------------------------------------- won


@pytest.mark.rule("DD-24.2")
def test_with_the_last_monster_the_battle_is_won_and_the_room_cleared() -> None:
    match = lair(tape=(5,))
    assert table(match)["dungeon"]["cleared"] == []
    play(match, f"use-wicked_slice-{S}")
    assert "battle_won" in kinds(match)
    assert table(match)["dungeon"]["cleared"] == [0]
    assert not table(match)["dungeon"]["fled"]
    assert asked(match) == ["stop"]  # at once: he had an action left
    assert {"scout", "arrange"} <= set(options(match))
    assert [one.id for one in match.decisions[0].closed] == ["rest"]  # nobody is hurt


@pytest.mark.rule("DD-24.2")
def test_the_room_gives_its_bonus() -> None:
    for token, more in (("lair", 0), ("treasure", 20)):
        match = lair(token=token, tape=(5,))
        before = table(match)["gold"]
        play(match, f"use-wicked_slice-{S}")
        assert table(match)["gold"] - before == more


@pytest.mark.rule("DD-24.2")
def test_it_is_not_over_while_a_monster_lives() -> None:
    match = lair(tape=(5,), life=8)
    play(match, f"use-wicked_slice-{S}")
    assert foe(match) is not None
    assert table(match)["battle"] is not None


def won() -> Match:
    match = lair(tape=(5,))
    play(match, f"use-wicked_slice-{S}")
    return match


# ---------------------------------------------------------------------- fled


def fled(**fields: Any) -> Match:
    match = lair(cards=(0, 0), life=40, round=4, **fields)
    play(match, "end")
    return match


@pytest.mark.rule("DD-24.4")
def test_a_room_fled_is_not_cleared_and_its_token_stays() -> None:
    match = fled(heroes={"vestal": {"stacks": [["buff", 0, 3]]}})
    now = table(match)["dungeon"]
    assert now["cleared"] == []
    assert now["tokens"][0] == "lair"
    assert conditions(hero(match, "vestal")) == [("buff", 0, 3)]
    assert body(match)["battle"]["drawn"] == []  # all the same, the Battle is put away
    assert body(match)["decks"]["room_out"] == ["ruins_9"]


@pytest.mark.rule("DD-24.5")
@pytest.mark.rule("DD-A.71")
def test_after_fleeing_the_party_must_move_on() -> None:
    match = fled()
    assert table(match)["dungeon"]["fled"]
    found = options(match)
    # No rest here; away by Exploration or Backtracking, or out of the Dungeon.
    assert {one.split("-")[0] for one in found} == {"explore", "back", "leave", "scout", "arrange"}
    assert match.decisions[0].closed == []
    assert [one.id for one in won().decisions[0].closed] == ["rest"]  # nobody is hurt


@pytest.mark.rule("DD-24.6")
def test_a_room_fled_is_fought_anew() -> None:
    rabble: tuple[object, ...] = ("ruins_1", *["bone_rabble"] * 3, "bone_soldier", "party")
    match = fled()
    back = [one for one in options(match) if one.startswith("back")]
    play(match, back[0])
    doc: Any = match.position()
    doc["chance"] = Tape([*["blank"] * 8, *rabble]).to_json()
    match = load(doc)
    again = next(one for one in options(match) if one in ("explore-0", "back-0"))
    play(match, again)
    battle = table(match)["battle"]
    assert battle["room"] == "ruins_1"
    assert battle["round"] == 1
    assert len(battle["monsters"]) == 4


# ---------------------------------------------------------------------- nobody left


def massacre(waiting: int) -> Match:
    """Four heroes at Death's Door bleed; each one's turn is his last."""
    lives = {"highwayman": 12, "crusader": 17, "vestal": 12, "jester": 10}
    heroes = {kind: {"wounds": life, "stacks": [["blight", 1, 3]]} for kind, life in lives.items()}
    return lair(
        heroes=heroes,
        tape=("skull", *("party", "skull") * 3),
        life=40,
        hamlet={"waiting": waiting},
    )


@pytest.mark.rule("DD-24.7")
def test_all_dead_with_four_waiting_is_as_if_fled() -> None:
    match = massacre(4)
    assert not match.over
    assert "battle_fled" in kinds(match)
    assert table(match)["waiting"] == 0
    assert asked(match) == ["replace"]
    for _ in range(4):
        play(match, options(match)[0])
        while asked(match) == ["outfit"]:
            play(match, options(match)[0])
    assert len(party(match)) == 4
    assert table(match)["dungeon"]["cleared"] == []
    assert table(match)["dungeon"]["fled"]
    assert used_up(match)


@pytest.mark.rule("DD-24.8")
@pytest.mark.parametrize("waiting", [0, 1, 2, 3])
def test_all_dead_with_fewer_waiting_is_the_end(waiting: int) -> None:
    match = massacre(waiting)
    assert match.over
    assert match.result is not None
    assert not body(match)["campaign"]["won"]


# ---------------------------------------------------------------------- what goes back


@pytest.mark.rule("DD-24.9")
def test_the_monster_cards_go_back_and_the_tile_as_well() -> None:
    match = lair(tape=(5,), drawn=["madman", "bone_soldier"])
    play(match, f"use-wicked_slice-{S}")
    assert body(match)["battle"]["drawn"] == []
    assert body(match)["monsters"] == []
    assert table(match)["battle"] is None
    assert [one["area"] for one in table(match)["heroes"]] == [None] * 4


@pytest.mark.rule("DD-24.10")
@pytest.mark.rule("DD-24.11")
@pytest.mark.rule("DD-A.72")
def test_the_room_card_and_looted_chests_stay_out_and_the_others_go_back() -> None:
    """One of the two chests has been looted, the other has not."""
    match = lair(tape=(5,), loot_out=chests(0, 1, 0, 0), chests=[0, 0, 1, 0, 0, 0, 0, 0, 0])
    play(match, f"use-wicked_slice-{S}")
    assert body(match)["battle"]["loot_out"] == chests(0, 1, 0, 0)
    assert body(match)["battle"]["chests"] == []
    assert table(match)["dungeon"]["loot_left"] == 9  # nine of ten can still come
    assert body(match)["decks"]["room_out"] == ["ruins_9"]


@pytest.mark.rule("DD-24.10")
def test_a_looted_chest_is_out_for_this_dungeon() -> None:
    match = lair(heroes={"highwayman": {"area": "NW"}}, tape=("choose",))
    play(match, "loot", "food")
    assert body(match)["battle"]["loot_out"] == chests(0, 1, 0, 0)


@pytest.mark.rule("DD-A.73")
def test_an_empty_room_deck_is_shuffled_anew() -> None:
    match = dungeon(
        at="a",
        tokens={"a": "lair"},
        tape=["ruins_3", "bone_rabble", "bone_rabble", "bone_rabble", "bone_soldier", "party"],
        agenda=[["enter_room", True]],
        room_out=[f"ruins_{n}" for n in range(1, 10)],
    )
    assert table(match)["battle"]["room"] == "ruins_3"
