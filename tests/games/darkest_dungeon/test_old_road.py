"""The Old Road: a first quest (DD-A.235)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Tape
from undercroft.kernel.match import Match, start

from .stage import awaited, dungeon, options, pack, play, ready, table, used_up

ROAD = {"mode": "quest", "quest": "the_old_road", "players": 1}
DICE = ["food", "food", "bandage", "bandage", "potion", "torch", "tool", "tool"]


def road(*tape: object) -> Match:
    match = start(GAME, ROAD, Tape([*DICE, *tape]))
    play(match, "stay")
    return match


def foes(match: Match) -> list[str]:
    return sorted(one["kind"] for one in table(match)["battle"]["monsters"])


@pytest.mark.rule("DD-A.235")
def test_a_ready_party_on_a_known_way() -> None:
    match = road()
    known = table(match)["dungeon"]
    assert known["tile"] == "old_road"
    assert known["tokens"] == ["lair", "empty", "objective"]
    assert all(len(one["skills"]) == 3 for one in table(match)["heroes"])
    assert options(match)[0] == "explore-0"
    assert used_up(match)  # no tile is drawn


@pytest.mark.rule("DD-A.235")
def test_corridor_battle_camp_end() -> None:
    match = road(*["blank"] * 8, "ruins_1", "party")
    play(match, "explore-0")
    assert foes(match) == ["brigand_cutthroat", "brigand_fusilier"]
    state: Any = match.state
    assert [(one.life, one.dodge) for one in state.monsters] == [
        (one.kind.life, 0) for one in state.monsters
    ]
    won = ready(match.position(), [["won"]], [*["blank"] * 8])
    assert table(won)["dungeon"]["xp"] == 1
    assert [one.id for one in won.decisions[0].closed] == ["rest"]  # nobody is hurt
    play(won, "explore-1")
    assert table(won)["dungeon"]["xp"] == 2
    again: Any = won.position()
    last = ready(again, [["stop"]], [*["blank"] * 8, "ruins_2", "party"])
    play(last, "explore-2")
    assert foes(last) == ["brigand_cutthroat", "brigand_cutthroat", "brigand_fusilier"]
    home = ready(last.position(), [["won"]], [])
    assert table(home)["dungeon"]["xp"] == 3
    play(home, "leave")
    while not home.over:
        play(home, "done")
    assert home.result is not None
    assert home.result.scores[0].total == 3


@pytest.mark.rule("DD-A.235")
def test_no_deck_holds_it() -> None:
    seen: list[str] = []
    for quest in pack().quests:
        if quest.entry.level == 1 and quest.id not in ("the_old_road", "fundraiser"):
            seen.append(quest.id)
    match = dungeon(agenda=[["next_quest"]], campaign={"seen": seen, "quest_count": 0}, tape=None)
    assert list(awaited(match)) == ["fundraiser"]
    other = dungeon(agenda=[["enter_dungeon"], ["draw_tile"]], tape=None)
    assert "old_road" not in awaited(other)
