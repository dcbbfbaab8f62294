"""A match is its set-up, its seed and what came in: played again, it is the same, digest by digest."""

from __future__ import annotations

import copy
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import undercroft
from tests.games.bloodborne.stage import stage
from undercroft import InvalidJournal, Match

from .tables import (
    GAME,
    Players,
    again,
    everything,
    halfway,
    label,
    new,
    one_line,
    play,
    setups,
    told,
    views,
)

Doc = dict[str, Any]


@pytest.fixture(scope="module")
def journal() -> Doc:
    """Of a match in the middle."""
    found: Doc = again(halfway({"players": 3, "final_boss": "gehrman"}, "a journal", 40).journal())
    return found


def refused(doc: object) -> str:
    with pytest.raises(InvalidJournal) as error:
        undercroft.replay(doc)
    return one_line(error.value)


# ---------------------------------------------------------------------- replay


@pytest.mark.parametrize("setup", setups()[::3], ids=label)
def test_a_replay_is_the_same_match_digest_by_digest(setup: Doc) -> None:
    match = new(setup, "again")
    course = [(match.digest(), views(match), len(match.events))]
    play(
        match,
        ("random", "veteran"),
        2,
        each=lambda m: course.append((m.digest(), views(m), len(m.events))),
        fickle=True,
    )
    journal: Doc = again(match.journal())
    assert journal["digests"] == [digest for digest, _, _ in course]
    assert len(journal["inputs"]) == len(course) - 1
    seen: list[int] = []

    def watch(number: int, at: Match) -> None:
        seen.append(number)
        assert (at.digest(), views(at), len(at.events)) == course[number]

    replayed = undercroft.replay(journal, watch=watch)
    assert seen == list(range(len(course)))
    assert replayed.result == match.result
    for seat in (None, *range(len(match.seats))):
        assert told(replayed, seat) == told(match, seat)
    assert again(replayed.journal()) == journal


def test_a_journal_is_small_and_readable(journal: Doc) -> None:
    assert journal["format"] == "undercroft-journal"
    assert journal["version"] == 2
    assert journal["game"] == GAME
    assert journal["chance"] == {"source": "rng", "seed": "a journal", "count": 0}
    assert "state" not in journal
    assert "position" not in journal
    assert "pack" not in journal
    for kind, seat, decision, option in journal["inputs"]:
        assert kind == "decide"
        assert seat in (0, 1, 2)
        assert decision.rpartition("-")[2].isdigit()
        assert isinstance(option, str)


@pytest.mark.parametrize("upto", [0, 1, 17, 40])
def test_up_to_an_input(journal: Doc, upto: int) -> None:
    at = undercroft.replay(journal, upto=upto)
    assert len(at.inputs) == upto
    assert at.digest() == journal["digests"][upto]
    assert at.inputs == journal["inputs"][:upto]


def test_what_comes_after_upto_is_not_looked_at(journal: Doc) -> None:
    spoilt = copy.deepcopy(journal)
    spoilt["digests"][20] = "0" * 16
    assert undercroft.replay(spoilt, upto=19).digest() == journal["digests"][19]
    with pytest.raises(InvalidJournal, match=r"digests\[20\]"):
        undercroft.replay(spoilt, upto=20)


def test_a_replayed_match_goes_on(journal: Doc) -> None:
    match = undercroft.replay(journal, upto=25)
    play(match, seed=5)
    assert match.over
    later: Doc = again(match.journal())
    assert later["inputs"][:25] == journal["inputs"][:25]
    assert undercroft.replay(later).digest() == match.digest()


def test_from_a_position() -> None:
    start: Doc = again(halfway({"players": 4}, 2, 30).position())
    match = undercroft.from_position(start)
    play(match, seed=3)
    journal: Doc = again(match.journal())
    assert journal["position"] == start
    assert undercroft.replay(journal).digest() == match.digest()
    assert undercroft.replay(journal, upto=0).digest() == undercroft.from_position(start).digest()


def test_from_a_position_with_a_tape() -> None:
    match = stage(tape=["2+", "0", "lamp_townsman"])
    for seat in range(3):
        match.decide("saw_cleaver", seat=seat)
    assert undercroft.replay(again(match.journal())).digest() == match.digest()


def test_after_a_fresh_seed() -> None:
    match = halfway({"players": 3}, 4, 20)
    unseeded = match.clone()
    match.reseed("after taking back")
    assert match.digest() == unseeded.digest()
    play(match, seed=1, most=40)
    play(unseeded, seed=1, most=40)
    assert match.digest() != unseeded.digest()
    match.reseed(12)
    play(match, seed=2)
    journal: Doc = again(match.journal())
    assert [entry for entry in journal["inputs"] if entry[0] == "reseed"] == [
        ["reseed", "after taking back"],
        ["reseed", 12],
    ]
    assert undercroft.replay(journal).digest() == match.digest()


def test_a_position_after_a_fresh_seed_has_that_seed() -> None:
    match = halfway({"players": 3}, 4, 20)
    match.reseed("fresh")
    twin = undercroft.from_position(again(match.position()))
    play(match, seed=1)
    play(twin, seed=1)
    assert twin.digest() == match.digest()


def test_inputs_can_be_applied_one_by_one() -> None:
    match = play(new({"players": 3}, 6), ("random",), 6, fickle=True)
    twin = new({"players": 3}, 6)
    for entry in again(match.inputs):
        twin.apply(entry)
    assert twin.digest() == match.digest()
    assert twin.inputs == match.inputs


def test_writing_a_journal_changes_nothing() -> None:
    match = halfway()
    before = everything(match)
    assert match.journal() == match.journal()
    assert everything(match) == before


def test_a_match_that_was_changed_by_hand_has_no_journal() -> None:
    match = halfway()
    match.state.hunters[0].banked += 1  # type: ignore[attr-defined]
    with pytest.raises(InvalidJournal, match="by hand"):
        match.journal()


# ---------------------------------------------------------------------- tampered


@pytest.mark.parametrize(
    "junk", [None, 1, "journal", [], {}, [[]], {"format": "undercroft-position"}]
)
def test_garbage(junk: object) -> None:
    assert "format" in refused(junk)


def test_a_position_is_not_a_journal() -> None:
    assert "format" in refused(new().position())


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "pgn"),
        ("version", 3),
        ("version", None),
        ("game", "chess"),
        ("game", None),
        ("setup", None),
        ("setup", "players=3"),
        ("chance", None),
        ("chance", {"source": "dice"}),
        ("inputs", None),
        ("inputs", 3),
        ("digests", None),
        ("digests", []),
        ("content", None),
        ("content", {"pack": "base"}),
    ],
)
def test_a_part_that_is_wrong(journal: Doc, field: str, value: object) -> None:
    spoilt = {**journal, field: value}
    assert field in refused(spoilt) or "start" in refused(spoilt)
    missing = dict(journal)
    del missing[field]
    refused(missing)


def test_another_content(journal: Doc) -> None:
    line = refused({**journal, "content": {"pack": "base", "hash": "0123456789abcdef"}})
    assert "content.hash" in line
    assert "0123456789abcdef" in line
    refused({**journal, "content": {"pack": "base", "hash": "two\nlines"}})


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"players": 4}, "digests[0]"),
        ({"final_boss": "rom"}, "digests[0]"),
        ({"first_player": 2}, "digests[0]"),
        ({"weather": "fog"}, "weather"),
        ({"players": 9}, "players"),
        ({"pack": "nowhere"}, "pack"),
    ],
)
def test_another_setup(journal: Doc, change: Doc, field: str) -> None:
    assert field in refused({**journal, "setup": {**journal["setup"], **change}})


def test_another_reading_of_the_rules(journal: Doc) -> None:
    """Even where it has not come up yet: what follows would not be the same match."""
    for reading, value in (("yellow_die", "2"), ("empty_transform", "allowed")):
        changed = {**journal["setup"], reading: value}
        line = refused(
            {**journal, "setup": changed, "inputs": [], "digests": journal["digests"][:1]}
        )
        assert "digests[0]" in line


@pytest.mark.parametrize("seed", ["another", 1, ""])
def test_another_seed(journal: Doc, seed: object) -> None:
    line = refused({**journal, "chance": {"source": "rng", "seed": seed, "count": 0}})
    assert "digests[" in line


def test_a_tampered_digest(journal: Doc) -> None:
    for number in (0, 1, 23, 40):
        spoilt = copy.deepcopy(journal)
        spoilt["digests"][number] = spoilt["digests"][number][::-1]
        assert f"digests[{number}]" in refused(spoilt)


@pytest.mark.parametrize("kind", ["missing", "twice", "swapped", "other option", "other seat"])
def test_a_tampered_input(journal: Doc, kind: str) -> None:
    for number in (0, 7, 22):
        spoilt = copy.deepcopy(journal)
        inputs = spoilt["inputs"]
        if kind == "missing":
            del inputs[number]
            assert "digests" in refused(spoilt)
            continue
        if kind == "twice":
            inputs[number + 1] = copy.deepcopy(inputs[number])
        elif kind == "swapped":
            inputs[number], inputs[number + 1] = inputs[number + 1], inputs[number]
        elif kind == "other option":
            at = undercroft.replay(journal, upto=number)
            _, seat, decision, chosen = inputs[number]
            [asked] = [d for d in at.decisions_for(seat) if d.id == decision]
            others = [option.id for option in asked.options if option.id != chosen]
            if not others:
                continue
            inputs[number][3] = others[0]
        else:
            inputs[number][1] = (inputs[number][1] + 1) % 3
        line = refused(spoilt)
        assert "inputs[" in line or "digests[" in line


@pytest.mark.parametrize(
    "entry",
    [
        None, 3, "decide", [], ["decide"], ["decide", 0], ["decide", 0, "choose-1"],
        ["decide", "0", "choose-1", "saw_cleaver"], ["decide", 0, 1, "saw_cleaver"],
        ["decide", 0, "choose-1", 3], ["decide", 7, "choose-1", "saw_cleaver"],
        ["decide", 0, "choose-1", "kirkhammer"], ["decide", 0, "choose-1", "saw_cleaver", "more"],
        ["decide", 0, "nap-1", "saw_cleaver"], ["nap", 0, "choose-1", "saw_cleaver"],
        ["chance", "2+"], ["chance"], ["reseed"], ["reseed", None], ["reseed", 1.5], {"decide": 0},
    ],
)  # fmt: skip
def test_an_input_that_is_none(journal: Doc, entry: object) -> None:
    spoilt = copy.deepcopy(journal)
    spoilt["inputs"][0] = entry
    assert "inputs[0]" in refused(spoilt)


def test_a_start_that_is_wrong() -> None:
    match = undercroft.from_position(again(halfway().position()))
    journal: Doc = again(match.journal())
    journal["position"]["state"]["hunters"][0]["health"] = 99
    assert "health" in refused(journal)
    starts: list[object] = [None, [], {}]
    for start in starts:
        journal["position"] = start
        refused(journal)


def test_other_rules_are_mentioned(journal: Doc) -> None:
    spoilt = copy.deepcopy(journal)
    spoilt["rules"] = 0
    spoilt["digests"][5] = "f" * 16
    assert "rules 0" in refused(spoilt)


# ---------------------------------------------------------------------- an owner's pack


@pytest.fixture(scope="module")
def owned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pack of one's own: the base pack with a stronger Saw Cleaver and another name for a Hunter."""
    folder = tmp_path_factory.mktemp("packs") / "mine"
    shutil.copytree(undercroft.new(GAME).game.base, folder)
    for file, old, new_text in (
        ("pack.yaml", "id: base", "id: mine"),
        ("starters.yaml", "damage: 1", "damage: 3"),
        ("hunters.yaml", "name: Henryk", "name: Valtr"),
    ):
        path = folder / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new_text, 1), "utf-8")
    assert undercroft.check_pack(GAME, folder) == []
    assert undercroft.add_pack(GAME, folder) == "mine"
    return folder


REPLAY = """
import json, sys
import undercroft
doc = json.load(sys.stdin)
match = undercroft.replay(doc) if doc["format"].endswith("journal") else undercroft.from_position(doc)
print(json.dumps([match.digest(), match.seats[0].name, match.setup["pack"], undercroft.packs("bloodborne")]))
"""


def elsewhere(doc: Doc) -> list[Any]:
    """What becomes of a document in a fresh process that knows no pack but the base one."""
    done = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=json.dumps(doc),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found


def test_an_owners_pack_is_played(owned: Path) -> None:
    assert "mine" in undercroft.packs(GAME)
    match = undercroft.new(GAME, {"pack": "mine"}, seed=1)
    assert match.seats[0].name == "Valtr"
    catalog: Any = undercroft.catalog(match)
    assert catalog["cards"]["saw_cleaver"]["damage"] == 3
    assert undercroft.new(GAME, seed=1).seats[0].name == "Henryk"
    assert [f.values[-1].value for f in undercroft.setup_options(GAME) if f.name == "pack"] == [
        "mine"
    ]


def test_an_owners_pack_travels_with_the_journal(owned: Path) -> None:
    match = play(undercroft.new(GAME, {"pack": "mine"}, seed=1), seed=1, most=40)
    journal: Doc = again(match.journal())
    assert set(journal["pack"]) == {path.name for path in owned.glob("*.yaml")}
    assert elsewhere(journal) == [match.digest(), "Valtr", "mine", ["base"]]


def test_an_owners_pack_travels_with_the_position(owned: Path) -> None:
    match = play(undercroft.new(GAME, {"pack": "mine"}, seed=2), seed=1, most=30)
    start: Doc = again(match.position())
    assert elsewhere(start) == [match.digest(), "Valtr", "mine", ["base"]]
    later = play(undercroft.from_position(start), seed=1, most=20)
    assert elsewhere(again(later.journal()))[0] == later.digest()


def test_a_journal_replays_after_the_pack_has_changed(owned: Path) -> None:
    """The journal goes by what it carries, not by what is in the folder now."""
    match = play(undercroft.new(GAME, {"pack": "mine"}, seed=3), seed=1, most=40)
    journal: Doc = again(match.journal())
    path = owned / "starters.yaml"
    text = path.read_text("utf-8")
    try:
        path.write_text(text.replace("damage: 3", "damage: 4", 1), "utf-8")
        undercroft.add_pack(GAME, owned)
        assert undercroft.replay(journal).digest() == match.digest()
        del journal["pack"]
        assert "content.hash" in refused(journal)
    finally:
        path.write_text(text, "utf-8")
        undercroft.add_pack(GAME, owned)


def test_a_tampered_pack_is_noticed(owned: Path) -> None:
    match = play(undercroft.new(GAME, {"pack": "mine"}, seed=4), seed=1, most=20)
    journal: Doc = again(match.journal())
    spoilt = copy.deepcopy(journal)
    spoilt["pack"]["starters.yaml"][0]["damage"] = 9
    assert "content.hash" in refused(spoilt)
    for pack in ({}, {"pack.yaml": 3}, {"pack.yaml": [{"id": "mine"}]}, {"pack.yaml": 10**30}):
        refused({**journal, "pack": pack})


def test_a_handed_out_pack_is_a_copy(owned: Path) -> None:
    match = undercroft.new(GAME, {"pack": "mine"}, seed=5)
    before = again(match.journal())
    for handed_out in (match.journal(), match.position()):
        pack: Any = handed_out["pack"]
        pack["starters.yaml"][0]["damage"] = 20
    try:
        assert again(match.journal()) == before
    finally:
        undercroft.add_pack(GAME, owned)


def test_players_of_a_replay_choose_alike(owned: Path) -> None:
    """Bots that know the pack by its catalogue play the same game again from the journal."""
    match = undercroft.new(GAME, {"pack": "mine"}, seed=6)
    players = Players(match, ("veteran",), 6)
    while not match.over:
        players.step(match)
    journal: Doc = again(match.journal())
    twin = undercroft.replay(journal, upto=0)
    others = Players(twin, ("veteran",), 6)
    while not twin.over:
        others.step(twin)
    assert again(twin.journal()) == journal
