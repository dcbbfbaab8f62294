"""The command line: what it prints, and one clear line for a mistake."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.cli import run
from undercroft.lab.simulate import Outcome, Stopped, summarise


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """The journal of a short piece of a match."""
    match = undercroft.new("bloodborne", {}, seed=5)
    for _ in range(12):
        seat = match.waiting[0]
        match.decide(match.decisions_for(seat)[0].options[0].id, seat=seat)
    path = tmp_path / "journal.json"
    path.write_text(json.dumps(match.journal()))
    return path


def test_simulate_prints_a_table(capsys: Any) -> None:
    assert run(["simulate", "bloodborne", "--seats", "veteran,random,random", "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert "veteran" in out
    assert "95 %" in out
    assert "decisions a game" in out


def test_simulate_in_json_and_as_a_report(capsys: Any, tmp_path: Path) -> None:
    page = tmp_path / "out.html"
    call = ["simulate", "bloodborne", "--games", "3", "--seed", "9", "--set", "players=4", "--json"]
    assert run([*call, "--report", str(page)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 3
    assert found["setup"]["players"] == 4
    assert len(found["entries"]) == 4
    assert "<html" in page.read_text()
    assert run([*call, "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out) == found


def test_a_pack_of_ones_own_reaches_every_process(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    assert run(["content", "copy", "bloodborne", str(pack)]) == 0
    call = ["simulate", "bloodborne", "--games", "8", "--jobs", "2", "--pack", str(pack), "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", *call], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["setup"]["pack"] == "mine"


def test_simulate_says_how_many_games_were_cut(capsys: Any, tmp_path: Path) -> None:
    page = tmp_path / "out.html"
    call = ["simulate", "bloodborne", "--games", "2", "--longest", "3", "--report", str(page)]
    assert run(call) == 0
    assert "2 games cut because they were too long" in " ".join(capsys.readouterr().out.split())
    assert "2 games cut because they were too long" in page.read_text()
    assert run([*call, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cut"] == 2


def stop_after(done: int, wanted: int) -> Any:
    """A simulation that somebody stops."""

    def stopped(*arguments: Any) -> None:
        outcomes = [Outcome((0, 1, 2), (0,), (5, 1, 0), 12, 100)] * done
        bots = ("veteran", "random", "random")
        raise Stopped(summarise("bloodborne", {}, bots, 1, outcomes, wanted))

    return stopped


def test_an_interrupted_simulation_is_counted(
    capsys: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("undercroft.cli.simulate.run", stop_after(7, 40))
    page = tmp_path / "out.html"
    assert run(["simulate", "bloodborne", "--games", "40", "--report", str(page)]) == 130
    said = capsys.readouterr()
    assert "veteran" in said.out
    assert "Stopped after 7 of 40 games." in " ".join(said.out.split())
    assert "Stopped after 7 of 40 games" in " ".join(said.err.split())
    assert "7 of 40" in page.read_text()


def test_interrupted_before_a_game_is_over(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.cli.simulate.run", stop_after(0, 40))
    assert run(["simulate", "bloodborne", "--games", "40"]) == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip() == "Stopped after 0 of 40 games."


@pytest.mark.parametrize("where", ["no/such/folder/out.html", ".", "file/out.html"])
def test_a_report_that_cannot_be_written_stops_the_run_before_it_begins(
    capsys: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, where: str
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("undercroft.cli.simulate.run", stop_after(7, 40))
    assert run(["simulate", "bloodborne", "--report", str(tmp_path / where)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"undercroft: {tmp_path / where}: ")
    assert len(said.err.splitlines()) == 1


def test_trying_the_place_of_a_report_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old, new = tmp_path / "old.html", tmp_path / "new.html"
    old.write_text("the last report")
    monkeypatch.setattr("undercroft.cli.simulate.run", stop_after(0, 40))
    for page in (old, new):
        assert run(["simulate", "bloodborne", "--report", str(page)]) == 130
    assert old.read_text() == "the last report"
    assert not new.exists()


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "verified, 12 inputs"), ("fr", "vérifié, 12 saisies")]
)
def test_replay_prints_the_log_and_verifies(
    capsys: Any, journal: Path, lang: str, said: str
) -> None:
    assert run(["replay", str(journal), "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 5
    assert said in " ".join(lines[-2:])


def test_replay_in_json(capsys: Any, journal: Path) -> None:
    assert run(["replay", str(journal), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["inputs"] == 12
    assert found["over"] is False


def test_replay_says_where_a_journal_differs(capsys: Any, journal: Path) -> None:
    doc = json.loads(journal.read_text())
    doc["digests"][7] = "0" * 16
    journal.write_text(json.dumps(doc))
    assert run(["replay", str(journal), "--quiet"]) == 2
    assert "after 7 inputs" in capsys.readouterr().err


def test_a_copied_pack_is_good_and_a_spoilt_one_is_not(capsys: Any, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    assert run(["content", "copy", "bloodborne", str(pack)]) == 0
    assert run(["content", "check", str(pack)]) == 0
    assert "good pack" in capsys.readouterr().out
    file = min(pack.glob("*.yaml"))
    file.write_text("- {id: 3, nonsense: true}\n")
    assert run(["content", "check", str(pack)]) == 1
    assert file.name in capsys.readouterr().out
    assert run(["content", "check", str(pack), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["problems"]


def test_content_schema_is_json(capsys: Any) -> None:
    assert run(["content", "schema", "bloodborne"]) == 0
    assert json.loads(capsys.readouterr().out)


def test_bench(capsys: Any) -> None:
    assert run(["bench", "--game", "bloodborne", "--seconds", "0.01", "--runs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["lines"]


MISTAKES = [
    ["no-such-command"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "bloodborne", "--games", "many"],
    ["simulate", "bloodborne", "--games", "0"],
    ["simulate", "bloodborne", "--seats", "veteran,oracle,random"],
    ["simulate", "bloodborne", "--seats", "veteran"],
    ["simulate", "bloodborne", "--set", "final_boss"],
    ["simulate", "bloodborne", "--set", "final_boss=nobody"],
    ["simulate", "bloodborne", "--set", "no_such=1"],
    ["simulate", "dark_souls", "--set", "mode=encounter", "boss=dancer"],
    ["simulate", "bloodborne", "--longest", "0"],
    ["simulate", "bloodborne", "--games", "1", "--report", "/no/such/folder/out.html"],
    ["replay", "/no/such/file"],
    ["replay", __file__],
    ["replay", __file__, "--lang", "xx"],
    ["content", "check", "/no/such/folder"],
    ["content", "copy", "bloodborne", "/"],
    ["content", "copy", "chess", "/tmp/x"],
    ["content", "schema", "chess"],
    ["bench", "--game", "chess"],
    ["serve", "--port", "many"],
    ["serve", "--port", "99999"],
]


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_a_mistake_is_one_line_and_exit_code_2(capsys: Any, arguments: list[str]) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    lines = said.err.strip().splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("undercroft: ")


def test_help_is_quick_because_it_loads_little() -> None:
    code = (
        "import sys; from undercroft.cli import run; run(['--help']); "
        "heavy = {'matplotlib', 'starlette', 'uvicorn', 'numpy', 'undercroft.server', 'undercroft.lab'};"
        "sys.exit(', '.join(sorted(heavy & set(sys.modules))) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "simulate" in done.stdout


def test_python_dash_m_works() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", "--version"], capture_output=True, text=True
    )
    assert done.stdout.strip() == f"{undercroft.__version__} ({undercroft.BUILD})"
