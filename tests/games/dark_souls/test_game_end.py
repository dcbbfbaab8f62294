"""The end of a boss encounter and of the game (DS-40)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match

from .lair import body, explore, lair, open_way, pass_gate, resolve
from .stage import asked, closed, foe, hero, journey, kinds, laid_out, options, play, table

TREASURE = {
    "boreal_outrider_knight": ["irithyll_rapier", "irithyll_straight_sword", "outrider_armour"],
    "gargoyle": ["gargoyle_tail_axe", "gargoyles_halberd", "gargoyles_shield"],
    "titanite_demon": ["titanite", "titanite_catch_pole"],
    "winged_knight": ["winged_knight_armour", "winged_knight_halberd", "winged_knight_twin_axes"],
}
HEALTH = {"boreal_outrider_knight": 26, "gargoyle": 26, "titanite_demon": 22, "winged_knight": 24}
SWORD = {"node": 1, "side": "n", "left": ["long_sword"]}


def one_blow_left(boss: str, **state: Any) -> Match:
    """A journey of two in the boss's room: the next hit wins."""
    start = journey({"players": 2}, boss=boss, **state)
    return pass_gate(
        start,
        wounds=HEALTH[boss] - 1,
        heroes=[{**SWORD, "red": 2}, {"node": 12, "black": 3}],
        tape=[2, 3],
    )


def inventory(match: Match) -> list[str]:
    return sorted(one["card"] for one in table(match)["inventory"])


@pytest.mark.rule("DS-40.1")
@pytest.mark.rule("DS-A.163")
@pytest.mark.parametrize("boss", TREASURE)
def test_a_mini_boss_leaves_all_its_treasure_and_the_second_half_begins(boss: str) -> None:
    match = one_blow_left(boss, inventory=[["target_shield"]])
    play(match, "act-left-1")
    assert inventory(match) == sorted([*TREASURE[boss], "target_shield"])
    assert asked(match) == ["choose_boss"]
    assert options(match) == ["dancer", "ornstein_and_smough"]
    # Whoever does not choose looks at them as well.
    assert match.view(None)["table"]["rivals"] == options(match)
    assert not match.over
    match.reseed(4)
    laid_out(match, "dancer")
    assert asked(match) == ["explore"]
    assert table(match)["bosses"] == ["dancer"]
    assert table(match)["rivals"] == []
    assert sorted(tile["level"] for tile in table(match)["map"]["tiles"]) == [0, 2, 2, 3, 3]


def at_main(boss: str, wounds: list[int], **fields: Any) -> Match:
    """A journey of two in the large room."""
    start = journey({"players": 2}, boss="gargoyle")
    doc: Any = start.position()
    doc["state"].update(section=1, bosses=[boss], legends=True)
    match = pass_gate(explore(doc), heroes=[{"node": 6, **fields}, {"node": 12}])
    doc = match.position()
    for index, (one, suffered) in enumerate(zip(doc["state"]["foes"], wounds, strict=True)):
        one["wounds"] = suffered
        if suffered >= one["health"]:
            one["node"] = None
        else:
            one.update(node=1 if len(wounds) == 1 or index == 1 else 26, facing="s")
    doc["frame"].update(agenda=[["begin", 0]], asks=[], answered=[])
    doc["chance"] = {"source": "tape", "outcomes": [4], "count": 0}
    return undercroft.from_position(doc)


@pytest.mark.rule("DS-40.2")
@pytest.mark.parametrize(("boss", "wounds"), [("dancer", [33]), ("ornstein_and_smough", [20, 29])])
def test_with_the_main_boss_the_game_is_won_and_its_treasure_stays(
    boss: str, wounds: list[int]
) -> None:
    match = at_main(boss, wounds, left=["gargoyles_halberd"])
    play(match, "act-left-0")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert inventory(match) == []


@pytest.mark.rule("DS-40.3")
@pytest.mark.parametrize(("sparks", "over"), [(0, True), (1, False)])
def test_a_death_on_the_last_spark_loses_the_game(sparks: int, over: bool) -> None:
    start = journey({"players": 2}, boss="gargoyle", sparks=sparks, souls=5)
    match = pass_gate(
        start,
        turn=None,
        heroes=[{"node": 11, "red": 9}, {"node": 10}],
        card="gargoyle_aerial_electric_breath",
    )
    resolve(match)
    assert match.over is over
    assert ("lost_game" in kinds(match)) is over
    if over:
        assert match.result is not None
        assert match.result.winners == ()
    else:
        assert table(match)["sparks"] == 0


@pytest.mark.rule("DS-40.4")
def test_after_a_game_all_cards_are_back_in_their_decks() -> None:
    """The next game begins with the whole decks, whatever the last one did to them."""
    first = journey({"players": 2}, boss="gargoyle")
    before = body(first)
    match = one_blow_left("gargoyle", souls=20)
    play(match, "act-left-1")
    match.reseed(4)
    laid_out(match, "dancer")
    for _ in range(6):
        play(match, "buy")
        while asked(match) != ["explore"]:
            play(match, options(match)[-1])
    assert body(match)["treasure"] != before["treasure"]
    again = journey({"players": 2}, boss="gargoyle")
    assert body(again) == before
    (pile,) = before["treasure"]
    assert (len(pile["cards"]), pile["left"]) == (70, 70)


@pytest.mark.rule("DS-40.5")
def test_a_defeat_by_a_boss_is_a_normal_defeat() -> None:
    """Souls drop on that node, a rest for a spark, and the way to the Fog Gate is closed again."""
    start = journey({"players": 2}, boss="gargoyle", souls=7, sparks=3)
    match = pass_gate(
        start,
        turn=None,
        heroes=[{"node": 11, "red": 9, "estus": False, "luck": False}, {"node": 10, "black": 4}],
        card="gargoyle_aerial_electric_breath",
    )
    resolve(match)
    assert asked(match) == ["explore"]
    assert (table(match)["sparks"], table(match)["souls"]) == (2, 0)
    assert body(match)["boss_spilled"] == {"node": 11, "souls": 7}
    for index in (0, 1):
        one = hero(match, index)
        assert (one["black"], one["red"], one["estus"], one["luck"], one["heroic"]) == (
            0, 0, True, True, True,
        )  # fmt: skip
    tiles = table(match)["map"]["tiles"]
    assert [tile["up"] for tile in tiles] == [True, False, False, False, False]
    assert "fog" not in options(match)
    assert "fog" in closed(match)
    # The way fought for once more, the souls lie where the character fell.
    again = open_way(match)
    play(again, "fog")
    assert table(again)["fight"]["souls"] == {"node": 11, "souls": 7}
    play(again, "node-11")
    assert table(again)["souls"] == 7


@pytest.mark.rule("DS-A.162")
def test_a_boss_that_dies_of_poison_is_defeated_too() -> None:
    match = lair(
        "gargoyle",
        {"knight": {"node": 12}},
        node=0,
        foe={"wounds": 25, "conditions": 2},
        card="gargoyle_electric_breath",
    )
    resolve(match)
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0,)
    start = journey({"players": 2}, boss="gargoyle")
    ready = pass_gate(start, card="gargoyle_aerial_electric_breath")
    doc: Any = ready.position()
    doc["state"]["foes"][0].update(wounds=25, conditions=["poison"], node=0, facing="n")
    doc["state"]["heroes"][0].update(node=12)
    doc["state"]["heroes"][1].update(node=12)
    doc["frame"].update(agenda=[["enemy_phase"]], asks=[], answered=[])
    poisoned = undercroft.from_position(doc)
    play(poisoned, "node-3")  # it turns to the knight
    assert asked(poisoned) == ["choose_boss"]
    assert inventory(poisoned) == TREASURE["gargoyle"]


@pytest.mark.rule("DS-A.162")
def test_of_two_bosses_one_is_not_enough() -> None:
    match = at_main("ornstein_and_smough", [0, 29], left=["gargoyles_halberd"])
    play(match, "act-left-0")
    assert not match.over
    assert foe(match, 0) is not None
    assert foe(match, 1) is None
