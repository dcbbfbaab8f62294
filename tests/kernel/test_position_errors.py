"""A broken document is refused in one line that names the field."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from typing import Any

import pytest

import undercroft
from tests.games.bloodborne.stage import stage
from undercroft import PositionError
from undercroft.games import NAMES

from .tables import again, new, one_line

Doc = dict[str, Any]
MISSING = object()


def base() -> Doc:
    """A position in Step 1; seat 1 has chosen, seat 2 has used two cards."""
    match = stage(
        monster="carrion_crow",
        hunters={
            1: {"health": 5, "collected": 2},
            2: {
                "hand": ["transform", "saw_cleaver", "hunters_dream"],
                "used": ["hunter_axe", "hunter_pistol"],
            },
        },
    )
    match.decide("hunter_axe", seat=1)
    doc: Doc = again(match.position())
    return doc


BASE = base()


def put(doc: Doc, path: str, value: Any) -> Doc:
    """A copy of the document with one field changed: `state.hunters.1.health`."""
    changed: Any = copy.deepcopy(doc)
    at = changed
    *way, last = path.split(".")
    for part in way:
        at = at[int(part) if isinstance(at, list) else part]
    key: Any = int(last) if isinstance(at, list) else last
    if value is MISSING:
        del at[key]
    else:
        at[key] = value
    result: Doc = changed
    return result


def refused(doc: object) -> str:
    with pytest.raises(PositionError) as error:
        undercroft.from_position(doc)
    return one_line(error.value)


def test_the_base_is_fine() -> None:
    match = undercroft.from_position(BASE)
    assert match.waiting == [0, 2]


@pytest.mark.parametrize("junk", [None, 3, "position", [], {}, [1], {"format": "pgn"}, True])
def test_what_is_no_position_at_all(junk: object) -> None:
    assert "format" in refused(junk)


def test_a_journal_is_not_a_position() -> None:
    assert "format" in refused(new().journal())


STATE_FIELDS = list(BASE["state"])
HUNTER_FIELDS = ["health", "collected", "banked", "trophies", "hand", "used", "played", "removed"]


@pytest.mark.parametrize(
    "field", ["format", "version", "game", "setup", "chance", "state", "frame"]
)
def test_a_missing_part(field: str) -> None:
    assert field in refused(put(BASE, field, MISSING))


@pytest.mark.parametrize("field", STATE_FIELDS)
@pytest.mark.parametrize("value", [MISSING, {"a": [None]}, 1.5], ids=["missing", "object", "float"])
def test_every_field_of_the_state(field: str, value: object) -> None:
    assert field in refused(put(BASE, f"state.{field}", value))


@pytest.mark.parametrize("field", HUNTER_FIELDS)
def test_every_field_a_hunter_needs(field: str) -> None:
    assert field in refused(put(BASE, f"state.hunters.1.{field}", MISSING))


@pytest.mark.parametrize("field", list(BASE["state"]["hunters"][0]))
@pytest.mark.parametrize("value", [{"a": 1}, 1.5, [[]]], ids=["object", "float", "nested"])
def test_every_field_of_a_hunter(field: str, value: object) -> None:
    line = refused(put(BASE, f"state.hunters.1.{field}", value))
    assert f"hunters[1].{field}" in line or f"hunters[...].{field}" in line


@pytest.mark.parametrize("field", list(BASE["frame"]))
@pytest.mark.parametrize(
    "value", [MISSING, None, "x", 1.5], ids=["missing", "null", "text", "float"]
)
def test_every_field_of_the_frame(field: str, value: object) -> None:
    assert field in refused(put(BASE, f"frame.{field}", value))


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("version", 1, "Undercroft 0.1"),
        ("version", 3, "version"),
        ("version", "1", "version"),
        ("game", "chess", "game"),
        ("game", 3, "game"),
        ("setup", [], "setup"),
        ("setup.players", 2, "players"),
        ("setup.players", 4, "hunters"),
        ("setup.players", "3", "players"),
        ("setup.final_boss", "kirkhammer", "final_boss"),
        ("setup.yellow_die", "3+", "yellow_die"),
        ("setup.pack", "nowhere", "pack"),
        ("setup.pack", 7, "pack"),
        ("setup.weather", "fog", "weather"),
        ("pack", {"pack.yaml": []}, "pack.yaml"),
        ("state.weather", "fog", "weather"),
        ("state.round", -1, "round"),
        ("state.step", "nap", "step"),
        ("state.first", 3, "first"),
        ("state.first", -2, "first"),
        ("state.first", -1, "first"),
        ("state.final_boss", None, "final_boss"),
        ("state.final_boss", "nobody", "final_boss"),
        ("state.final_boss", "scourge_beast", "final_boss"),
        ("state.monster", "nobody", "monster"),
        ("state.monster", "kirkhammer", "monster"),
        ("state.monster", "gehrman", "monster"),
        ("state.monster", "rabid_dog", "rabid_dog"),
        ("state.monster", None, "Blood|echoes"),
        ("state.echoes", 0, "echoes"),
        ("state.echoes", -1, "echoes"),
        ("state.echoes", 999, "echoes"),
        ("state.full", -1, "full"),
        ("state.monsters", ["nobody"], "monsters"),
        ("state.monsters", ["watchdog"], "monsters"),
        ("state.bosses", ["rabid_dog"], "bosses"),
        ("state.bosses", ["watchdog", "watchdog", "watchdog"], "watchdog"),
        ("state.monsters_left", 18, "monsters_left"),
        ("state.monsters_left", -1, "monsters_left"),
        ("state.bosses_left", 8, "bosses_left"),
        ("state.gone", [["nobody", "killed"]], "gone"),
        ("state.gone", [["gehrman", "fled"]], "gone"),
        ("state.gone", [["carrion_crow", "killed"]], "carrion_crow"),
        ("state.row", ["nothing"], "row"),
        ("state.row", ["cannon"], "cards"),
        ("state.row", ["saw_cleaver", "saw_cleaver", "saw_cleaver"], "cards"),
        ("state.upgrades", {"nothing": 1}, "upgrades"),
        ("state.upgrades", {"cannon": -1}, "upgrades.cannon"),
        ("state.upgrades", {"cannon": 40}, "upgrades.cannon"),
        ("state.upgrades", {}, "cards"),
        ("state.reserve", 136, "Blood"),
        ("state.reserve", -5, "Blood"),
        ("state.winners", [3], "winners"),
        ("state.winners", [0, 0], "winners"),
        ("state.hunters", [], "hunters"),
        ("state.hunters.0", MISSING, "hunters"),
        ("state.hunters.0", None, "hunters"),
        ("state.hunters.1.weather", "fog", "weather"),
        ("state.hunters.1.health", 9, "hunters[1].health"),
        ("state.hunters.1.health", -1, "hunters[1].health"),
        ("state.hunters.1.health", "5", "health"),
        ("state.hunters.1.health", True, "health"),
        ("state.hunters.1.health", None, "health"),
        ("state.hunters.1.health", 0, "hunter 1"),
        ("state.hunters.1.collected", -1, "hunters[1].collected"),
        ("state.hunters.1.collected", 3, "Blood"),
        ("state.hunters.1.banked", -2, "hunters[1].banked"),
        ("state.hunters.1.trophies", [0, 0], "trophies"),
        ("state.hunters.1.trophies", [0, 0, 6], "hunters[1].trophies[2]"),
        ("state.hunters.1.trophies", [-1, 0, 0], "hunters[1].trophies[0]"),
        ("state.hunters.1.hand", ["nothing"], "hunters[1].hand"),
        ("state.hunters.1.hand", ["hunters_dream", "hunter_axe"], "cards|frame.asks[1]"),
        ("state.hunters.1.removed", ["kirkhammer"], "kirkhammer"),
        ("state.hunters.1.used", ["hunters_dream"], "hunter 1"),
        ("state.hunters.1.used", ["nothing"], "hunters[1].used"),
        ("state.hunters.1.played", ["nothing"], "hunters[1].played"),
        ("state.hunters.1.removed", ["nothing"], "hunters[1].removed"),
        ("state.hunters.1.pick", "nothing", "hunters[1].pick"),
        ("state.hunters.2.pick", "hunter_axe", "hunters[2].pick"),
        ("state.hunters.1.card", "nothing", "hunters[1].card"),
        ("state.hunters.1.bloodied", ["nothing"], "hunters[1].bloodied"),
        ("state.hunters.1.dead", True, "hunter 1"),
        ("state.hunters.1.out", True, "hunter 1"),
        ("state.hunters.1.deaths", -1, "hunters[1].deaths"),
        ("state.hunters.1.took", -1, "hunters[1].took"),
        ("state.hunters.1.prevents", -1, "hunters[1].prevents"),
        ("state.hunters.1.lured", -1, "hunters[1].lured"),
        ("state.hunters.1.lured", [[0, -1]], "hunters[1].lured[0]"),
        ("state.hunters.1.lured", [[0, 2], [1, 2]], "hunters[1].lured[1]"),
        ("state.hunters.1.lured", [[-1, 2]], "hunters[1].lured[0]"),
        ("state.hunters.1.lured", [[3, 2]], "hunters[1].lured[0]"),
        ("state.hunters.1.weakened", -1, "hunters[1].weakened"),
        ("frame", [], "frame"),
        ("frame.serial", -1, "frame.serial"),
        ("frame.serial", True, "frame.serial"),
        ("frame.reveals", -1, "frame.reveals"),
        ("frame.over", 0, "frame.over"),
        ("frame.agenda", [], "frame"),
        ("frame.agenda.0", "end", "frame.agenda[0]: must be a list"),
        ("frame.agenda.0", {"0": "end"}, "frame.agenda[0]: must be a list"),
        ("frame.agenda.0", [], "frame.agenda[0]"),
        ("frame.agenda.0", [3], "frame.agenda[0]"),
        ("frame.agenda.0", ["nap"], "frame.agenda[0]"),
        ("frame.agenda.0", ["end", 1], "frame.agenda[0]"),
        ("frame.agenda.0", ["rest"], "frame.agenda[0]"),
        ("frame.agenda.0", ["rest", "1"], "frame.agenda[0]"),
        ("frame.agenda.0", ["rest", True], "frame.agenda[0]"),
        ("frame.agenda.0", ["rest", -1], "frame.agenda[0]"),
        ("frame.agenda.0", ["rest", 4], "frame.agenda[0]"),
        ("frame.agenda.0", ["rest", 9], "frame.agenda[0]"),
        ("frame.agenda.0", ["rest", 0, 0], "frame.agenda[0]"),
        ("frame.agenda.0", ["roll", -1], "frame.agenda[0]"),
        ("frame.agenda.0", ["name_final_boss", 999], "frame.agenda[0]"),
        ("frame.agenda.0", ["name_final_boss", 0], "frame.agenda[0]"),
        ("frame.agenda.0", ["effect", 0, 999, 0], "frame.agenda[0]"),
        ("frame.agenda.0", ["effect", 7, 5, 0], "frame.agenda[0]"),
        ("frame.agenda.0", ["effect", 0, 5, 9], "frame.agenda[0]"),
        ("frame.agenda.0", ["target", 0, 999, 0], "frame.agenda[0]"),
        ("frame.agenda.0", ["target", 9, 9, 0], "frame.agenda[0]"),
        ("frame.agenda.0", ["reclaim", 9, 1], "frame.agenda[0]"),
        ("frame.agenda.0", ["reclaim", 0, -1], "frame.agenda[0]"),
        ("frame.asks.0", "x", "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["choose"]], "frame.asks[0]"),
        ("frame.asks.0", ["1", 0, ["choose"], [0]], "frame.asks[0]"),
        ("frame.asks.0", [1, 3, ["choose"], [0]], "frame.asks[0]"),
        ("frame.asks.0", [1, -1, ["choose"], [0]], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["nap"], [0]], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["end"], [0]], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["choose"], []], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["choose"], ["0"]], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["choose"], [999]], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["choose"], [-1]], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["choose"], [0, 0]], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["choose"], [7]], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["upgrade", 1], [7]], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["remove", 0], [77 << 8]], "frame.asks[0]"),
        ("frame.asks.0", [1, 0, ["target", 0, 9, 0], [9]], "frame.asks[0]"),
        ("frame.asks.0", [2, 0, ["choose"], [0]], "frame.asks"),
        ("frame.asks.0", [-1, 0, ["choose"], [0]], "frame.asks[0]"),
        ("frame.asks.0", [99, 0, ["choose"], [0]], "frame.asks[0]"),
        ("frame.asks.1", [2, 0, ["choose"], [0]], "frame.asks"),
        ("frame.answered", [7], "frame.answered"),
        ("frame.answered", ["1"], "frame.answered"),
        ("frame.answered", [[1]], "frame.answered"),
        ("frame.answered", [1.0], "frame.answered"),
        ("frame.answered", [True], "frame.answered"),
        ("frame.answered", [None], "frame.answered"),
        ("frame.answered", [0, 1, 2], "frame.answered"),
        ("frame.answered", [0], "answered"),
        ("frame.answered", [], "answered"),
    ],
)  # fmt: skip
def test_a_broken_field_is_named(path: str, value: object, field: str) -> None:
    line = refused(put(BASE, path, value))
    assert any(name in line for name in field.split("|")), line


def test_blood_of_no_monster() -> None:
    doc = put(BASE, "state.monster", None)
    doc["state"]["reserve"] += doc["state"]["echoes"]
    assert "echoes" in refused(doc)


def test_a_tape_that_has_run_out_before_the_next_decision() -> None:
    doc = put(BASE, "chance", {"source": "tape", "outcomes": [], "count": 0})
    doc["frame"].update(asks=[], answered=[], agenda=[["choose"], ["roll", 0]])
    assert "run out" in refused(doc)


@pytest.mark.parametrize("game", NAMES)
def test_a_match_that_would_stand_still(game: str) -> None:
    """Not over, nobody asked, nothing to come: the kernel says it, before any game looks at it."""
    doc = again(undercroft.new(game, seed=1).position())
    doc["frame"].update(asks=[], answered=[], agenda=[])
    assert "nothing is asked and nothing is to come" in refused(doc)


def test_a_question_or_something_to_come_is_enough_to_go_on() -> None:
    match = undercroft.new("dark_souls", seed=1)
    asked = again(match.position())
    assert asked["frame"]["asks"]
    assert asked["frame"]["agenda"] == []  # the question goes on by itself
    assert undercroft.from_position(asked).digest() == match.digest()
    coming = copy.deepcopy(asked)
    coming["frame"].update(asks=[], agenda=[asked["frame"]["asks"][0][2]])
    assert undercroft.from_position(coming).waiting == match.waiting


def test_a_finished_match_has_neither() -> None:
    match = stage(monster="rom", echoes=1, tape=["0"])
    for seat in range(3):
        match.decide("saw_cleaver", seat=seat)
    assert match.over
    assert undercroft.from_position(match.position()).over


def test_a_finished_match_asks_nobody() -> None:
    assert "frame" in refused(put(BASE, "frame.over", True))


def test_every_problem_with_blood_names_the_rule() -> None:
    doc = put(BASE, "state.reserve", BASE["state"]["reserve"] + 1)
    assert "BB-18.5" in refused(doc)


GUARDED = """
import json, resource, sys
import undercroft
most = 600 << 20
resource.setrlimit(resource.RLIMIT_AS, (most, most))
try:
    match = undercroft.from_position(json.load(sys.stdin))
except undercroft.PositionError as error:
    print("refused:", error)
else:
    print("over" if match.over else "goes on")
"""


def guarded(doc: Doc) -> str:
    """What becomes of a document that might take all the time and memory there is."""
    done = subprocess.run(
        [sys.executable, "-c", GUARDED],
        input=json.dumps(doc),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr[-300:]
    return done.stdout.strip()


def test_a_sane_document_is_no_burden() -> None:
    assert guarded(BASE) == "goes on"


def test_a_huge_count_is_refused_at_once() -> None:
    line = guarded(put(BASE, "state.upgrades.cannon", 2**62))
    assert line.startswith("refused: state")
    assert "cannon" in line


@pytest.mark.parametrize("boss", ["gehrman", "rom"])
def test_a_table_with_nobody_left_does_not_go_on_for_ever(boss: str) -> None:
    """Everybody is out: the match is over, or such a position is refused."""
    doc: Doc = again(stage(monster="father_gascoigne", final_boss=boss).position())
    for one in doc["state"]["hunters"]:
        one.update(health=0, dead=True, out=True, deaths=2)
    doc["frame"].update(asks=[], answered=[], agenda=[["choose"]])
    doc["chance"] = {"source": "rng", "seed": 1, "count": 0}
    line = guarded(doc)
    assert line == "over" or line.startswith("refused: ")


@pytest.mark.parametrize("left", ["asks", "agenda"])
def test_a_finished_match_has_nothing_left_to_do(left: str) -> None:
    other = {"asks": "agenda", "agenda": "asks"}[left]
    doc = put(put(BASE, "frame.over", True), f"frame.{other}", [])
    said = refused(put(doc, "frame.answered", []))
    assert said.startswith("frame.over: a finished match"), said


def test_whoever_has_answered_was_asked_and_somebody_has_not() -> None:
    assert BASE["frame"]["answered"] == [1]
    assert "seat 3 was not asked" in refused(put(BASE, "frame.answered", [1, 3]))
    assert "seat True was not asked" in refused(put(BASE, "frame.answered", [True]))
    assert "if all have answered" in refused(put(BASE, "frame.answered", [0, 1, 2]))
