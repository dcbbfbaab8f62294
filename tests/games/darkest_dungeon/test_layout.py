"""The Dungeon's layout (DD-6): tile, hidden Room tokens, the start."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Reported, Tape
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.match import Match, start

from .scene import body
from .stage import asked, awaited, coming, dungeon, each, pack, play, table

QUEST = {"mode": "quest", "quest": "scout_ahead", "players": 1}
ROOMS = {"empty": 2, "dark": 1, "curio": 2, "lair": 2, "trap": 1}  # of Scout Ahead


def entered(quest: str = "scout_ahead") -> Match:
    """A Quest has just begun."""
    match = start(
        GAME, {**QUEST, "quest": quest}, Tape(["long_gallery", *["food"] * 8, "lair", "empty"])
    )
    play(match, "stay")
    return match


def edge(*shown: str) -> dict[str, float]:
    """Face the Threat: what may lie on the next Edge Room, each with its chance, after these."""
    tokens = dict(zip("efgh", shown, strict=False))
    at = {0: "b", 1: "b", 2: "d", 3: "d"}[len(shown)]
    passed = ["a", "b", "c"] if at == "d" else ["a"]
    tokens.update(dict.fromkeys((*passed, at), "empty"), c="dark")
    match = dungeon(
        quest="face_the_threat", tokens=tokens, at=at, passed=passed, cleared=[0, 1, 2, 3]
    )
    found = coming(match, "scout")
    return {name: count / sum(found.values()) for name, count in found.items()}


@pytest.mark.rule("DD-6.1")
def test_one_of_the_twelve_tiles_is_drawn() -> None:
    tiles = awaited(start(GAME, QUEST, Reported()))
    assert len(tiles) == 12
    assert set(tiles.values()) == {1}
    assert not {"dd_a", "dd_b"} & set(tiles)


@pytest.mark.rule("DD-6.2")
def test_the_quests_tokens_lie_face_down_at_random() -> None:
    match = entered()
    assert table(match)["dungeon"]["tokens"] == [None] * 8
    left = {name: count for name, count in table(match)["dungeon"]["left"].items() if count}
    assert left == ROOMS
    assert coming(match, "scout") == ROOMS  # any of them may be the first
    play(match, "scout")
    assert table(match)["dungeon"]["left"]["lair"] == 1


@pytest.mark.rule("DD-6.3")
def test_the_party_begins_at_the_start() -> None:
    found = table(entered())["dungeon"]
    tile = next(one for one in pack().tiles if one.id == "long_gallery")
    assert found["at"] == tile.start
    assert found["passed"] == [tile.start]
    assert found["explored"] == found["cleared"] == []


@pytest.mark.rule("DD-6.4")
def test_a_room_is_hidden_until_scouted_or_entered() -> None:
    scouted = entered()
    play(scouted, "scout")
    assert table(scouted)["dungeon"]["tokens"] == ["lair", *[None] * 7]
    walked = dungeon(tape=[*["blank"] * 8, "empty"])
    assert table(walked)["dungeon"]["tokens"] == [None] * 8
    play(walked, "explore-0")
    assert table(walked)["dungeon"]["tokens"] == ["empty", *[None] * 7]


@pytest.mark.rule("DD-6.5")
def test_the_boss_waits_in_an_edge_room() -> None:
    """In the long gallery e, f, g and h are the edges."""
    tokens = {"a": "empty"}
    match = dungeon(quest="face_the_threat", tokens=tokens, at="a", cleared=[0])
    assert "objective" not in coming(match, "scout")  # Room b
    assert edge()["objective"] == 0.25
    assert edge("lair")["objective"] == pytest.approx(1 / 3)
    assert edge("lair", "curio")["objective"] == 0.5
    assert edge("lair", "curio", "trap") == {"objective": 1.0}


@pytest.mark.rule("DD-6.6")
def test_a_dungeon_has_eight_rooms_and_the_darkest_sixteen() -> None:
    counts = Counter((tile.entry.location, tile.slots) for tile in pack().tiles)
    assert counts == {("ruins", 8): 12, ("darkest", 16): 2, ("road", 3): 1}


@pytest.mark.rule("DD-A.165")
def test_a_quest_whose_tokens_do_not_fit_the_tiles_is_refused() -> None:
    documents: dict[str, Any] = dict(pack().documents)
    quests = [dict(entry) for entry in documents["quests.yaml"]]
    quests[0]["tokens"] = {**quests[0]["tokens"], "lair": 3}
    documents["quests.yaml"] = quests
    with pytest.raises(InvalidContent) as error:
        GAME.pack_from(documents, "mine")
    assert len(error.value.problems) == 12  # no tile has nine slots
    assert "scout_ahead: tokens: 9" in error.value.problems[0]


@pytest.mark.rule("DD-A.165")
def test_the_start_takes_no_token() -> None:
    match = dungeon(at="a", tokens={"a": "empty"}, cleared=[0])
    assert len(table(match)["dungeon"]["tokens"]) == 8
    play(match, "back-8")  # nothing happens there: the tape is empty
    assert each(match, "wounds") == [0, 0, 0, 0]


@pytest.mark.rule("DD-A.166")
def test_a_revealed_token_stays_up_and_acts_only_when_entered() -> None:
    match = dungeon(tape=["dark", *["blank"] * 4])
    play(match, "scout")
    assert table(match)["light"] == 5
    assert table(match)["dungeon"]["tokens"][0] == "dark"
    play(match, "explore-0")  # it is not drawn again
    assert table(match)["light"] == 4


@pytest.mark.rule("DD-6.2", "DD-6.4")
@pytest.mark.parametrize(
    ("slot", "token", "hidden"),
    [("e", "dark", True), ("e", "objective", False), ("b", "dark", True)],
)
def test_the_boss_stays_hidden_until_its_own_token_is_turned_up(
    slot: str, token: str, hidden: bool
) -> None:
    names = next(tile.names for tile in pack().tiles if tile.id == "long_gallery")
    number = names.index(slot)
    before = dungeon(quest="face_the_threat", tokens={"a": "empty"})
    match = dungeon(
        quest="face_the_threat",
        tokens={"a": "empty"},
        agenda=[["stop"], ["reveal_token", number]],
        tape=[token],
    )
    match.check()
    state, old = match.state.dungeon, before.state.dungeon  # type: ignore[attr-defined]
    assert state.boss_hidden is hidden
    assert state.hidden.size == old.hidden.size - hidden


@pytest.mark.rule("DD-6.4")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_so_many_rooms_are_foreseen_and_no_more(count: int) -> None:
    tape = ["dark", "curio", "lair"][:count]
    match = dungeon(agenda=[["stop"], ["foresight"]], hamlet={"foresee": count}, tape=tape)
    for node in range(count):
        play(match, f"node-{node}")
    tokens = table(match)["dungeon"]["tokens"]
    assert [token for token in tokens if token] == tape
    state: Any = match.state
    assert state.hamlet.foresee == 0
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-31.6")
@pytest.mark.rule("DD-36.8")
@pytest.mark.parametrize(
    ("quest", "tile", "rooms"), [("face_the_threat", "ladder", 8), ("light_the_way", "dd_b", 16)]
)
def test_there_is_one_objective_to_find_and_it_is_not_among_the_others(
    quest: str, tile: str, rooms: int
) -> None:
    """As the tile is laid: the other tokens of the Quest are one pile, without it."""
    match = dungeon(
        quest=quest,
        agenda=[["stop"], ["draw_tile"]],
        campaign={"threat": "fanatic"},
        tape=[tile],
    )
    laid = body(match)["dungeon"]
    others = {
        name: n for name, n in pack().quest(quest).entry.tokens.items() if name != "objective"
    }
    assert [sorted(pile["cards"]) for pile in laid["hidden"]] == [
        sorted(Counter(others).elements())
    ]
    assert [pile["left"] for pile in laid["hidden"]] == [rooms - 1]
    assert laid["boss_hidden"]
