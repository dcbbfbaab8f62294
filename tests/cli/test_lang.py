"""The command line in another language: by flag, by environment, in help, tables, reports and summaries."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import undercroft
from undercroft import text
from undercroft.cli import run
from undercroft.cli.words import PLACES

NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that says no language."""
    for place in PLACES:
        monkeypatch.delenv(place, raising=False)


def test_help_by_flag(capsys: pytest.CaptureFixture[str]) -> None:
    run(["--lang", "fr", "--help"])
    assert "Jouer sur cette machine, dans le navigateur." in capsys.readouterr().out
    run(["simulate", "--help", "--lang=fr"])
    assert "La même graine donne le même résultat" in capsys.readouterr().out
    run(["content", "check", "--help", "--lang", "fr"])
    assert "Le dossier du contenu" in capsys.readouterr().out
    run(["simulate", "--help"])
    assert "The same seed gives the same result" in capsys.readouterr().out


COMMANDS = (
    *("play", "serve", "setup", "simulate", "sweep", "compare", "variants", "odds", "arena"),
    *("replay", "analyse", "verify", "bench", "content", "admin", "content check", "content new"),
    *("content explain", "content pack", "content schema", "admin list", "admin ban"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_no_word_of_another_language(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also those that the library for commands adds."""
    run([*command.split(), "--help", "--lang", "fr"])
    out = capsys.readouterr().out
    assert f"Usage{NARROW}: undercroft {command}" in out
    english = r"Usage:|\bCOMMAND\b|Parameters|Commands|required|default|choices:|Display|\bthe\b"
    assert not re.findall(english, out)


@pytest.mark.parametrize(
    ("place", "said", "expected"),
    [
        ("LANG", "fr_FR.UTF-8", "Quel jeu"),
        ("LC_ALL", "fr_CA", "Quel jeu"),
        ("UNDERCROFT_LANG", "fr", "Quel jeu"),
        ("LANG", "C.UTF-8", "Which game"),
        ("LANG", "xx_XX", "Which game"),
    ],
)
def test_help_by_environment(
    place: str,
    said: str,
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(place, said)
    run(["simulate", "--help"])
    assert expected in capsys.readouterr().out


def test_our_own_word_is_stronger_than_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    run(["simulate", "--help"])
    assert "Which game" in capsys.readouterr().out


def test_tables_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "rapport.html"
    call = ["simulate", "bloodborne", "--games", "3", "--jobs", "1", "--lang", "fr"]
    assert run([*call, "--report", str(page)]) == 0
    out = capsys.readouterr().out
    assert f"bloodborne{NARROW}: 3 parties, graine 1" in out
    assert "place 2" in out
    assert f"0,0{NARROW}%" in out
    html = page.read_text("utf-8")
    assert '<html lang="fr">' in html
    assert "Par place" in html
    assert not set(html.split()) & {"games", "Seed", "wins"}


def test_a_journal_and_its_summary(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = undercroft.new("bloodborne", {}, seed=5)
    file = tmp_path / "journal.json"
    file.write_text(json.dumps(match.journal()))
    assert run(["replay", str(file), "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "est disponible." in out
    assert "vérifié, 0 saisie, partie en cours" in out


def test_an_unknown_language_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "x.json", "--lang", "tlh"]) == 2
    assert "--lang: 'tlh' is not one of en, fr" in capsys.readouterr().err


def test_every_line_is_there_in_every_language() -> None:
    known = {lang: text.bundle(lang) for lang in text.languages()}
    source = Path(text.__file__).parent / "tools" / "en.ftl"
    ids = [line.split(" =")[0] for line in source.read_text("utf-8").splitlines() if " = " in line]
    for id in [id for id in ids if id.startswith(("cli-", "lab-"))]:
        assert all(one.has_message(id) for one in known.values()), id
