"""The command line: what it prints, and one clear line for a mistake."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import undercroft
from undercroft.cli import fields as fields_of
from undercroft.cli import run
from undercroft.lab.counting import row, summarise
from undercroft.lab.outcome import Outcome
from undercroft.lab.outlook import Outlook
from undercroft.lab.running import Stopped


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
    assert "95%" in out
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

    def stopped(*arguments: Any, **named: Any) -> None:
        outcomes = [Outcome((0, 1, 2), (0,), (5, 1, 0), 12, 100)] * done
        bots = ("veteran", "random", "random")
        raise Stopped(summarise("bloodborne", {}, bots, 1, outcomes, wanted))

    return stopped


def test_an_interrupted_simulation_is_counted(
    capsys: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("undercroft.cli.simulate.simulating", stop_after(7, 40))
    page = tmp_path / "out.html"
    assert run(["simulate", "bloodborne", "--games", "40", "--report", str(page)]) == 130
    said = capsys.readouterr()
    assert "veteran" in said.out
    assert "Stopped after 7 of 40 games." in " ".join(said.out.split())
    assert "Stopped after 7 of 40 games" in " ".join(said.err.split())
    assert "7 of 40" in page.read_text()


def test_interrupted_before_a_game_is_over(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.cli.simulate.simulating", stop_after(0, 40))
    assert run(["simulate", "bloodborne", "--games", "40"]) == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip() == "Stopped after 0 of 40 games."


@pytest.mark.parametrize("where", ["no/such/folder/out.html", ".", "file/out.html"])
def test_a_report_that_cannot_be_written_stops_the_run_before_it_begins(
    capsys: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, where: str
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("undercroft.cli.simulate.simulating", stop_after(7, 40))
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
    monkeypatch.setattr("undercroft.cli.simulate.simulating", stop_after(0, 40))
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
    ["simulate", "bloodborne", "--seats", "veteran,random"],
    # Also with the value that it has anyhow.
    ["simulate", "darkest_dungeon", "--set", "mode=campaign", "team_a=crusader"],
    ["compare", "dark_souls", "--a", "mode=boss", "encounter=level_1", "--b", "mode=boss"],
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


# ---------------------------------------------------------------------- questions


@pytest.fixture
def position(tmp_path: Path) -> Path:
    match = undercroft.new("bloodborne", {"first_player": 0}, seed=3)
    for seat in (0, 1):
        match.decide(match.decisions_for(seat)[0].options[0], seat=seat)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.position()))
    return path


def test_setup_lists_fields_and_where_they_are_used(capsys: Any) -> None:
    assert run(["setup", "dark_souls", "--json"]) == 0
    fields = {field["name"]: field for field in json.loads(capsys.readouterr().out)}
    assert fields["boss"]["only"] == {"mode": ["boss"]}
    assert fields["boss"]["called"] == "Boss"
    dancer = next(one for one in fields["boss"]["values"] if one["value"] == "dancer")
    assert dancer["called"] == "Dancer of the Boreal Valley"
    for lang, said in (("en", "used where"), ("fr", "sert avec")):
        assert run(["setup", "darkest_dungeon", "--lang", lang]) == 0
        assert said in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("game", undercroft.titles())
def test_words_to_use_again_are_whole_on_eighty_places(game: str) -> None:
    fields = undercroft.setup_options(game)
    table = fields_of.listed(game, fields)
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(table)
    told = console.export_text()
    assert max(map(len, told.splitlines())) <= 80
    words = {one.strip("(),|") for one in told.split()}
    for field in fields:
        assert {f"{field.name}={field.default}"} <= words or {
            f"{field.name}=",
            str(field.default),
        } <= words
        if len(field.values) <= fields_of.LISTED:
            assert {str(choice.value) for choice in field.values} <= words


def test_a_call_without_a_game_lists_them(capsys: Any) -> None:
    for call in (["setup"], ["simulate"], ["sweep", "--over", "players=all"]):
        assert run(call) == 2
        assert (
            capsys.readouterr().err
            == f"undercroft: name a game: {', '.join(undercroft.titles())}\n"
        )
    assert run(["setup", "--lang", "fr"]) == 2
    assert "nommez un jeu\u202f: bloodborne" in capsys.readouterr().err
    assert run(["simulate", "bloodborne", "and", "so", "--lang", "fr"]) == 2
    assert capsys.readouterr().err == "undercroft: incompris\u202f: and et so\n"


def test_figures_that_are_asked_for_twice_are_told_apart(capsys: Any) -> None:
    """One place is named; who is usually there goes where the other came from."""
    call = ["compare", "dark_souls", "--a", "class_1=warrior", "--b", "class_1=knight"]
    call += [
        "--set",
        "mode=encounter",
        "--games",
        "1",
        "--jobs",
        "1",
        "--seats",
        "random",
        "--json",
    ]
    assert run(call) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    parties = [[found[side]["setup"][f"class_{place}"] for place in (1, 2)] for side in "ab"]
    assert parties == [["warrior", "knight"], ["knight", "warrior"]]
    assert said.err == "Set along: class_2=knight.\n"  # and nothing else: no bar where nobody looks


def test_simulate_from_a_position_with_everything_kept(
    capsys: Any, position: Path, tmp_path: Path
) -> None:
    places = {name: tmp_path / f"games.{name}" for name in ("csv", "parquet")}
    call = ["simulate", "bloodborne", "--from", str(position), "--games", "3", "--jobs", "1"]
    for name, path in places.items():
        call += [f"--{name}", str(path)]
    call += ["--seats", "random,random,random", "--keep", str(tmp_path / "all"), "--which", "all"]
    assert run([*call, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3
    assert len(places["csv"].read_text().splitlines()) == 4
    assert (tmp_path / "games-deaths.csv").exists()
    assert places["parquet"].exists()
    kept = sorted((tmp_path / "all").iterdir())
    assert [path.name for path in kept] == ["game-0.json", "game-1.json", "game-2.json"]
    assert run(["replay", str(kept[0]), "--quiet"]) == 0


def test_teams_of_a_bout_in_a_few_words(capsys: Any) -> None:
    teams = [
        "team_a=crusader,vestal,jester,hellion",
        "team_b=arbalest,highwayman,occultist,abomination",
    ]
    call = ["simulate", "darkest_dungeon", "--set", "mode=circus", *teams]
    assert run([*call, "--seats", "random,random", "--games", "1", "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["setup"]["team_b_1"] == "arbalest"
    assert "teams=custom" in said.err


def test_sweep_and_compare(capsys: Any, tmp_path: Path) -> None:
    page = tmp_path / "out.html"
    call = ["sweep", "dark_souls", "--over", "encounter=dark_hollow", "players=1..2"]
    call += ["--seats", "random", "--games", "1", "--jobs", "1", "--report", str(page)]
    assert run(call) == 0
    said = capsys.readouterr()
    assert "dark_hollow" in said.out
    assert "mode=encounter" in said.err
    assert "<svg" in page.read_text()
    call = ["compare", "bloodborne", "--a", "seats=random,random,random", "--b"]
    call += ["seats=veteran,random,random", "--games", "4", "--jobs", "1", "--report", str(page)]
    assert run([*call, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["pairs"] == 4
    assert run(call) == 0
    assert "B − A" in capsys.readouterr().out


def test_variants(capsys: Any, tmp_path: Path) -> None:
    page = tmp_path / "v.html"
    call = ["variants", "bloodborne", "--bots", "random", "--games", "2", "--jobs", "1"]
    assert run([*call, "--report", str(page)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Played by chance, 2 games each" in out
    assert "<svg" in page.read_text()
    assert "A short evening" in page.read_text()
    assert run([*call, "--json", "--set", "players=5"]) == 0
    [found] = json.loads(capsys.readouterr().out)
    assert found["setup"]["players"] == 5
    assert "house_shadow=hunts" in found["refused"]


def test_odds(capsys: Any, position: Path) -> None:
    assert run(["odds", str(position), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert all(one["exact"] for one in found)
    option = found[0]["option"]
    call = ["odds", str(position), "--option", option, "--games", "2", "--seats", "random"]
    assert run([*call, "--jobs", "1"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "exact" in out
    assert "wins from here, in 2 games" in out


def test_odds_of_something_nobody_hears_of(capsys: Any, tmp_path: Path) -> None:
    match = undercroft.new("tomb_of_giants", {"mode": "encounter"}, seed=5)
    seat = match.waiting[0]
    while "hold-1" not in [one.id for one in match.decisions_for(seat)[0].options]:
        match.decide(match.decisions_for(seat)[0].options[0], seat)
        seat = match.waiting[0]
    path = tmp_path / "position.json"
    undercroft.save(match, path)
    assert run(["odds", str(path), "--option", "keep"]) == 0
    title, *table = capsys.readouterr().out.splitlines()
    assert title.endswith("exact, 1 outcome")
    assert "Nothing is told." in " ".join(table)


def test_interrupted_odds_are_told(
    capsys: Any, position: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*arguments: Any, **named: Any) -> None:
        options = arguments[2]
        rows = [row("", [(Outcome((0, 1, 2), (0,), (5, 1, 0), 12, 100), 2)])]
        rows += [row("", [])] * (len(options) - 1)
        raise Stopped(Outlook(tuple(rows), 1, 50))

    monkeypatch.setattr("undercroft.cli.odds.outlook", stopped)
    assert run(["odds", str(position), "--games", "10", "--seats", "random"]) == 130
    said = capsys.readouterr()
    assert said.out.count("wins from here, in 1 game ") == 1
    assert "exact" in said.out
    assert "Stopped after 1 of 50 games." in said.err


MISTAKEN_QUESTIONS = [
    ["setup", "chess"],
    ["simulate", "bloodborne", "--csv", "games.txt"],
    ["simulate", "bloodborne", "--csv", "/no/such/folder/games.csv"],
    ["simulate", "bloodborne", "--from", __file__],
    ["simulate", "bloodborne", "--seats", "nowhere.py:Mine,random,random"],
    ["simulate", "bloodborne", "--seats", f"{__file__}:Mine,random,random"],
    ["sweep", "bloodborne"],
    ["sweep", "bloodborne", "--over", "nothing=all"],
    ["compare", "bloodborne"],
    ["compare", "bloodborne", "--a", "players=3", "--b", "players=4", "--until", "much"],
    ["odds", "/no/such/file"],
    ["odds", __file__],
]


@pytest.mark.parametrize("arguments", MISTAKEN_QUESTIONS, ids=lambda words: " ".join(words)[-40:])
def test_a_mistaken_question_is_one_line(capsys: Any, arguments: list[str]) -> None:
    test_a_mistake_is_one_line_and_exit_code_2(capsys, arguments)
