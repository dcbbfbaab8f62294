"""`undercroft content check` and `undercroft.add_pack` say the same of every pack."""

from __future__ import annotations

import copy
import json
import re
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft
from undercroft import InvalidContent
from undercroft.cli import run
from undercroft.games import NAMES, find
from undercroft.kernel.content import read_documents
from undercroft.text.mistakes import said as said_in

Documents = dict[str, Any]


@cache
def base(game: str) -> Documents:
    return dict(read_documents(find(game).base))


def spoilt(game: str, folder: Path, spoil: Callable[[Documents], None]) -> Path:
    """A copy of a game's base pack with something wrong in it."""
    shutil.copytree(find(game).base, folder)
    documents = copy.deepcopy(base(game))
    documents["pack.yaml"][0]["id"] = "mine"
    spoil(documents)
    for name in {*base(game), *documents}:
        if name not in documents:
            (folder / name).unlink()
        elif documents[name] != base(game).get(name):
            (folder / name).write_bytes(msgspec.yaml.encode(documents[name]))
    return folder


def largest(documents: Documents) -> list[Any]:
    """The entries of the file that has most of them."""
    found: list[Any] = max(documents.values(), key=len)
    return found


def named_base(documents: Documents) -> None:
    documents["pack.yaml"][0]["id"] = "base"


def of_another_game(documents: Documents) -> None:
    documents["pack.yaml"][0]["game"] = "chess"


def without_a_head(documents: Documents) -> None:
    documents["pack.yaml"] = []


def without_a_file(documents: Documents) -> None:
    del documents[next(name for name in sorted(documents) if name != "pack.yaml")]


def with_a_strange_file(documents: Documents) -> None:
    documents["strange.yaml"] = []


def twice_the_same(documents: Documents) -> None:
    entries = largest(documents)
    entries.append(entries[0])


def a_list_for_an_id(documents: Documents) -> None:
    largest(documents)[0]["id"] = []


def an_unknown_field(documents: Documents) -> None:
    largest(documents)[0]["colour_of_the_box"] = "red"


def not_entries(documents: Documents) -> None:
    documents[next(name for name in sorted(documents) if name != "pack.yaml")] = {"a": 1}


def nothing_wrong(documents: Documents) -> None:
    pass


SPOIL = [
    named_base, of_another_game, without_a_head, without_a_file, with_a_strange_file,
    twice_the_same, a_list_for_an_id, an_unknown_field, not_entries, nothing_wrong,
]  # fmt: skip


def said_by_all(capsys: Any, game: str, folder: Path) -> list[str]:
    """What is wrong with a pack, told alike by the library's two ways and the command line."""
    found = undercroft.check_pack(game, folder)
    known = undercroft.packs(game)
    assert run(["content", "check", str(folder), "--game", game]) == (1 if found else 0)
    lines = capsys.readouterr().out.splitlines()
    if not found:
        assert "a good pack" in lines[0]
        assert undercroft.add_pack(game, folder) == "mine"
        return []
    assert lines == found
    with pytest.raises(InvalidContent) as error:
        undercroft.add_pack(game, folder)
    assert error.value.problems == found
    assert undercroft.packs(game) == known
    return found


@pytest.fixture
def shelf(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game whose added packs are forgotten afterwards."""
    game = find(request.param)
    for table in ("_folders", "_loaded"):
        monkeypatch.setattr(game.shelf, table, dict(getattr(game.shelf, table)))
    return game.name


@pytest.mark.parametrize("spoil", SPOIL, ids=lambda spoil: spoil.__name__)
@pytest.mark.parametrize("shelf", NAMES, indirect=True)
def test_what_one_refuses_the_other_refuses(
    capsys: Any, tmp_path: Path, shelf: str, spoil: Callable[[Documents], None]
) -> None:
    folder = spoilt(shelf, tmp_path / "box", spoil)
    found = said_by_all(capsys, shelf, folder)
    assert bool(found) == (spoil is not nothing_wrong)
    assert all(line and "\n" not in line for line in found)


@pytest.mark.parametrize("text", ["- {id: [", "\xff", "", "text"])
def test_a_file_that_cannot_be_read(capsys: Any, tmp_path: Path, text: str) -> None:
    folder = spoilt("bloodborne", tmp_path / "box", nothing_wrong)
    (folder / "dice.yaml").write_bytes(text.encode("latin-1"))
    assert said_by_all(capsys, "bloodborne", folder)


def test_a_folder_that_is_none(capsys: Any, tmp_path: Path) -> None:
    assert said_by_all(capsys, "bloodborne", tmp_path / "nowhere")
    (tmp_path / "empty").mkdir()
    assert said_by_all(capsys, "bloodborne", tmp_path / "empty")


def test_a_word_that_is_not_allowed_is_answered_with_those_that_are(
    capsys: Any, tmp_path: Path
) -> None:
    def spoil(documents: Documents) -> None:
        documents["bosses.yaml"][0]["die"] = "yelow"
        documents["bosses.yaml"][1]["abilities"][0]["when"] = "at_dawn"
        documents["bosses.yaml"][2]["trophies"] = ["kin", "fish"]
        documents["upgrades.yaml"][1]["effects"][0]["op"] = "bonuss"

    folder = spoilt("bloodborne", tmp_path / "box", spoil)
    op, die, trophy, when = undercroft.check_pack("bloodborne", folder)
    assert op.startswith(
        "upgrades.yaml:30: stake_driver: effects[0].op: 'bonuss' is not one of bank, "
    )
    assert op.endswith("; did you mean 'bonus'?")
    assert die == (
        "bosses.yaml:7: father_gascoigne: die: 'yelow' is not one of green, red, yellow; "
        "did you mean 'yellow'?"
    )
    said = "abilities[0].when: 'at_dawn' is not one of ongoing"
    assert re.fullmatch(rf"bosses\.yaml:\d+: watchdog: {re.escape(said)}", when)
    said = "trophies[1]: 'fish' is not one of beast, humanoid, kin"
    assert re.fullmatch(rf"bosses\.yaml:\d+: mirror_abbess: {re.escape(said)}", trophy)
    assert run(["content", "check", str(folder), "--json"]) == 1
    problems = json.loads(capsys.readouterr().out)["problems"]
    assert problems == [op, die, trophy, when]
    assert run(["--lang", "fr", "content", "check", str(folder)]) == 1
    french = capsys.readouterr().out.splitlines()
    assert french[1] == said_in(die, "fr")
    assert french[1].endswith(
        "n’est pas parmi green, red et yellow\u202f; vouliez-vous dire 'yellow'\u202f?"
    )
    assert run(["--lang", "fr", "content", "check", str(folder), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["problems"] == problems
