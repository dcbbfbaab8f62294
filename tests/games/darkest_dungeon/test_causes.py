"""The chronicle says where Wounds and Stress come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import undercroft
from undercroft.kernel.match import Match

from .stage import PARTY, attacked, dungeon, fight, hamlet, play
from .test_exploring import BLANKS

FAR = ("madman", "N")


def story(match: Match, *kinds: str) -> list[str]:
    return [event.text("en") for event in match.events if event.kind in kinds]


@pytest.mark.rule("DD-20.2")
@pytest.mark.parametrize(
    ("stacks", "words"),
    [
        ([["bleed", 2, 3]], "Crusader bleeds: 2."),
        ([["blight", 1, 3]], "Blight gnaws at Crusader: 1."),
        ([["bleed", 2, 3], ["blight", 1, 2]], "Bleed and Blight gnaw at Crusader: 3."),
    ],
)
def test_tokens_say_which_of_them_hurts(stacks: list[list[object]], words: str) -> None:
    match = fight({"crusader": {"stacks": stacks}, "vestal": {}}, [FAR], turn="crusader")
    assert story(match, "bleeds") == [words]


@pytest.mark.rule("DD-26.1")
def test_a_quirk_that_hurts_by_itself_is_named() -> None:
    match = attacked("crusader", {"quirks": ["off_guard"]}, "bone_rabble", "S", [4], light=5)
    told = story(match, "because", "stressed")
    assert told[0] == "Off Guard takes effect."
    assert told[1].startswith("Crusader suffers 1 Stress")


@pytest.mark.rule("DD-11.2")
def test_hunger_is_named_with_its_wounds() -> None:
    match = dungeon(tokens={"a": "empty"}, tape=["hunger", *BLANKS[1:]])
    play(match, "explore-0")
    told = story(match, "hurts", "wounded")
    assert told[0] == "Crusader goes hungry."
    assert told[1].startswith("Crusader suffers 2 Wounds")


@pytest.mark.rule("DD-4.2")
@pytest.mark.parametrize(
    ("players", "prompt"), [(1, "dd-prompt-pick-quest"), (2, "dd-prompt-choose-quest")]
)
def test_nobody_votes_alone(players: int, prompt: str) -> None:
    match = undercroft.new("darkest_dungeon", {"mode": "quest", "players": players}, seed="vote")
    while match.decisions[0].prompt.id not in ("dd-prompt-pick-quest", "dd-prompt-choose-quest"):
        asked = match.decisions[0]
        match.decide(asked.options[0].id, asked.seats[0], asked.id)
    assert match.decisions[0].prompt.id == prompt


HUNGRY = {"crusader": {"wounds": 5}, "hellion": {}, "highwayman": {}, "vestal": {}}


@pytest.mark.rule("DD-10.5")
@pytest.mark.rule("DD-A.230")
def test_one_die_is_no_question_of_order() -> None:
    """Its own question comes next, and what may be used at any time may be used beside that."""
    match = dungeon(HUNGRY, tokens={"a": "empty"}, stores={"food": 1}, tape=["hunger", *BLANKS[1:]])
    play(match, "explore-0")
    assert match.decisions[0].prompt.id == "dd-prompt-hazard"
    assert [option.id for option in match.decisions[1].options] == ["hero-0-eat"]


@pytest.mark.rule("DD-10.5")
@pytest.mark.rule("DD-A.230")
def test_what_can_only_be_suffered_is_asked_about_before() -> None:
    match = dungeon(HUNGRY, tokens={"a": "empty"}, stores={"food": 1}, tape=["rubble", *BLANKS[1:]])
    play(match, "explore-0")
    assert match.decisions[0].prompt.id == "dd-prompt-last-die"
    assert [option.id for option in match.decisions[0].options] == ["rubble", "eat"]


@pytest.mark.rule("DD-10.5")
@pytest.mark.rule("DD-A.230")
def test_what_a_disease_does_to_a_die_is_asked_about_before() -> None:
    heroes = {**HUNGRY, "crusader": {"wounds": 5, "disease": "tapeworm"}}
    match = dungeon(heroes, tokens={"a": "empty"}, stores={"food": 1}, tape=["hunger", *BLANKS[1:]])
    play(match, "explore-0")
    assert match.decisions[0].prompt.id == "dd-prompt-last-die"


@pytest.mark.rule("DD-10.11")
def test_a_trap_is_named_with_its_wounds() -> None:
    match = dungeon(tokens={"a": "empty"}, tape=["trap", *BLANKS[1:], 3])
    play(match, "explore-0")
    told = story(match, "hurts", "wounded")
    assert told[0] == "A Trap snaps at Crusader."
    assert told[1].startswith("Crusader suffers 2 Wounds")


@pytest.mark.rule("DD-12.1")
def test_who_walks_back_is_told_why_it_wears_them_down() -> None:
    match = dungeon(tokens={"a": "empty", "b": "empty"}, tape=[*BLANKS, *BLANKS])
    play(match, "explore-0", "explore-1", "back-0")
    told = story(match, "walks_back", "stressed")
    assert told[0] == "The party walks back a way it knows."
    assert told[1].startswith("Crusader suffers 1 Stress")


# ---------------------------------------------------------------------- one causing event after another


BEGUN = 1


def causes(match: Match, *choices: str) -> int:
    """How many causing events there are in these choices; without any, since the scene began."""
    before = count(match) if choices else BEGUN
    play(match, *choices)
    return count(match) - before


def count(match: Match) -> int:
    state: Any = match.state
    return int(state.event_count)


HEALS = {"crusader": {"stress": 5, "wounds": 3, "trinkets": ["book_of_relaxation"]}}
ALL_DAY = {"had_day": [0, 1, 2, 3], "guests": ["abbey"] * 4}


@pytest.mark.rule("DD-A.93")
@pytest.mark.parametrize(
    ("match", "choices"),
    [
        (lambda: dungeon(HEALS), ["hero-0-trinket-0-0"]),
        (lambda: dungeon(HEALS, stores={"food": 1}), ["hero-0-eat"]),
        (lambda: dungeon(agenda=[["stop"], ["trap_room", 0]]), ["wounds-0"]),
        (lambda: hamlet(agenda=[["hamlet"]], tape=None), []),
        (lambda: hamlet(agenda=[["draw_event"]], tape=["uneventful_week", 10]), []),
        (lambda: hamlet(agenda=[["next_visitor"]], tape=None, **ALL_DAY), []),
        (lambda: dungeon(agenda=[["enter_dungeon"]], tape=None), []),
        (lambda: fight(PARTY, [FAR], agenda=[["end_round"]], tape=None), []),
        (lambda: fight(PARTY, [FAR], turn="crusader"), ["move-4"]),
        (lambda: fight({"crusader": {"stacks": [["bleed", 2, 3]]}}, [FAR], turn="crusader"), []),
        (lambda: fight(PARTY, [FAR], agenda=[["initiative"], ["spawned", 8]], tape=None), []),
        (lambda: fight({"crusader": {"mood": "fearful"}}, [FAR], turn="crusader", tape=[9]), []),
    ],
)  # fmt: skip
def test_what_somebody_does_or_suffers_is_an_event_of_its_own(
    match: Callable[[], Match], choices: list[str]
) -> None:
    """From there on a Deathblow is rolled again."""
    assert causes(match(), *choices) == 1
