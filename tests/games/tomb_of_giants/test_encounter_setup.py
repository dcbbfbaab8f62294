"""How an encounter begins and who acts when (TG-13, TG-14)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import undercroft
from undercroft import Match

from .quest import end, fighter, quest, ready, strike
from .stage import GRAVESTONE, asked, bare, kinds, options, play, setup_for, table, told

S = "skeleton_soldier"
#: Soldiers shut in a corner: they act, but nothing comes of it.
CAGE = {1: GRAVESTONE, 3: GRAVESTONE, 5: GRAVESTONE}
THREE = {"pyromancer": bare(11), "cleric": bare(11), "thief": bare(12)}


def single(card: str, classes: Sequence[str]) -> Match:
    """A card alone, before anybody is placed; by chance from here on."""
    setup = {**setup_for(classes), "mode": "encounter", "encounter": card}
    return undercroft.new("tomb_of_giants", setup, seed=1)


def first_enemy_turn(match: Match) -> list[object]:
    """The foes that act before any character does."""
    while "activates" not in kinds(match) and asked(match) != ["character_phase"]:
        play(match, options(match, match.waiting[0])[0])
    return [values[0] for values in told(match, "acts")]


# ---------------------------------------------------------------------- set-up (TG-13)


@pytest.mark.rule("TG-13.3")
def test_each_player_chooses_a_start_node() -> None:
    match = single("dark_resurrection", ("cleric", "thief", "pyromancer"))
    for seat, node in enumerate((10, 0, 5)):
        assert asked(match) == ["start_node"]
        assert match.waiting == [seat]
        assert options(match, seat) == ["node-0", "node-5", "node-10"]
        play(match, f"node-{node}")
    assert [one["node"] for one in table(match)["heroes"]] == [10, 0, 5]


@pytest.mark.rule("TG-A.23")
def test_a_start_node_takes_as_many_as_a_node_holds() -> None:
    match = single("puppet_master", ("cleric", "thief", "pyromancer", "knight"))
    play(match, "node-1", "node-1", "node-1")
    assert options(match, 3) == ["node-0", "node-2"]
    narrow = single("maze_of_the_dead", ("cleric", "thief", "pyromancer"))
    play(narrow, "node-1", "node-1")
    assert options(narrow, 2) == ["node-0", "node-2"]


@pytest.mark.rule("TG-13.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_players_choose_who_has_aggro(seat: int) -> None:
    match = single("grave_matters", ("cleric", "thief", "pyromancer"))
    play(match, "node-0", "node-0", "node-0")
    assert asked(match) == ["choose_aggro"]
    assert options(match) == ["seat-0", "seat-1", "seat-2"]
    play(match, f"seat-{seat}")
    assert [one["aggro"] for one in table(match)["heroes"]] == [i == seat for i in range(3)]


@pytest.mark.rule("TG-13.5")
@pytest.mark.rule("TG-14.1")
def test_it_begins_with_an_enemy_turn_once_aggro_is_assigned() -> None:
    match = single("the_beast_from_the_depths", ("cleric", "thief"))
    play(match, "node-0", "node-2")
    assert "enemy_phase" not in kinds(match)
    play(match, "seat-1")
    assert kinds(match)[kinds(match).index("enemy_phase") + 1] == "acts"
    assert "activates" not in kinds(match)


# ---------------------------------------------------------------------- turn order (TG-14)


def order(match: Match) -> list[str]:
    names = [seat.name.lower() for seat in match.seats]
    return [
        "enemies" if event.kind == "enemy_phase" else names[int(str(event.fields["who"]))]
        for event in match.events
        if event.kind in ("enemy_phase", "activates")
    ]


@pytest.mark.rule("TG-14.1")
@pytest.mark.rule("TG-14.3")
def test_enemies_pyromancer_enemies_cleric_enemies_thief() -> None:
    match = quest(
        "grave_matters", THREE, [(S, 0)], terrain=CAGE, turn=None, last_active=None, aggro=2
    )
    match = begin_anew(match)
    play(match, "seat-0")
    for _ in range(2):
        end(match)
    want = ["enemies", "pyromancer", "enemies", "cleric", "enemies", "thief"]
    assert order(match)[:6] == want


def begin_anew(match: Match) -> Match:
    """The same fight with nobody having had a turn yet."""
    doc = match.position()
    doc["state"]["last_active"] = doc["state"]["active"] = None  # type: ignore[index]
    doc["frame"].update(agenda=[["enemy_phase"]], asks=[], answered=[])  # type: ignore[attr-defined]
    return undercroft.from_position(doc)


@pytest.mark.rule("TG-14.2")
def test_all_active_enemies_then_one_character() -> None:
    # Two soldiers on the tile of the party; a third one on a tile nobody has come to.
    foes = [(S, 0), (S, 0), (S, 13)]
    match = quest(
        "dark_resurrection",
        {"cleric": bare(11), "thief": bare(11)},
        foes,
        terrain=CAGE,
        awake=[0],
    )
    end(match)
    end(match)
    happened = [
        (event.kind, next(iter(event.fields.values())))
        for event in match.events
        if event.kind in ("acts", "activates")
    ]
    assert happened == [
        ("activates", 0),
        ("acts", 0),
        ("acts", 1),
        ("activates", 1),
        ("acts", 0),
        ("acts", 1),
        ("activates", 0),
    ]


@pytest.mark.rule("TG-14.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_players_choose_who_is_first_then_it_goes_round(first: int) -> None:
    match = begin_anew(quest("grave_matters", THREE, [(S, 0)], terrain=CAGE, turn=None))
    assert asked(match) == ["character_phase"]
    assert options(match, match.waiting[0]) == ["seat-0", "seat-1", "seat-2"]
    play(match, f"seat-{first}")
    for turn in range(4):
        ready(match)
        assert match.waiting == [(first + turn) % 3]
        play(match, "end")


@pytest.mark.rule("TG-14.4")
def test_in_the_next_encounter_they_choose_anew() -> None:
    match = quest(
        "rain_of_filth",
        {"cleric": fighter(4), "thief": bare(0)},
        left=[0],
        awake=[],
        tape=[3],
        track={2: {"card": "grave_matters"}},
    )
    strike(match)
    play(match, "go-2", "begin", "node-0", "node-0", "seat-0")
    assert asked(match) == ["character_phase"]  # the cleric was last; nobody is next by that
    play(match, "seat-0")
    ready(match)
    assert match.waiting == [0]


@pytest.mark.rule("TG-A.24")
def test_the_start_tile_is_active_in_the_first_enemy_turn() -> None:
    match = single("dark_resurrection", ("cleric",))
    play(match, "node-0")
    assert table(match)["fight"]["awake"] == [0]
    assert set(first_enemy_turn(match)) == {0, 1}  # not 2 to 4 on the other tile
