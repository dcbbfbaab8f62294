"""Errors of one line are said in every language."""

from __future__ import annotations

import ast
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import undercroft
from tests.french import read
from undercroft import text
from undercroft.cli import run
from undercroft.text import mistakes
from undercroft.text.mistakes import PREFIX, said

HOUSE = Path(undercroft.__file__).parent
KINDS = (
    "InvalidSetup",
    "InvalidChoice",
    "IllegalChoice",
    "ConflictChoice",
    "InvalidChance",
    "InvalidJournal",
)
#: Whatever is put in where a line is made: a value, or what `errors.not_one_of` and `errors.known` say.
SAMPLES = {
    "not_one_of": "'x' is not one of a, b; did you mean 'a'?",
    "known": "known: a, b",
    "older": " (rules 1, now 2)",
    "what": "the match is over",
}
#: Lines that are made of what another library, the system or the rules say, whole.
OTHERS = {"use: x", "bot: x: x: x", "x: x", "x: not readable as TOML: x", "start: x"}


def filled(node: ast.expr) -> str:
    """A line as it is raised, with samples for what is put in."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(filled(part) for part in node.values)
    if isinstance(node, ast.FormattedValue):
        inner = node.value
        name = inner.func if isinstance(inner, ast.Call) else inner
        return SAMPLES.get(name.id, "x") if isinstance(name, ast.Name) else "x"
    return "x"


def raised() -> Iterator[str]:
    """By the library; the lab and the command line speak for themselves."""
    parts = (path for part in ("kernel", "bots", "games") for path in (HOUSE / part).rglob("*.py"))
    for path in sorted([HOUSE / "__init__.py", *parts]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Raise)
                and isinstance(node.exc, ast.Call)
                and isinstance(node.exc.func, ast.Name)
                and node.exc.func.id in KINDS
                and isinstance(node.exc.args[0], ast.Constant | ast.JoinedStr)
            ):
                yield filled(node.exc.args[0])


@pytest.mark.parametrize("lang", [lang for lang in text.languages() if lang != "en"])
def test_every_error_of_a_set_up_a_choice_chance_and_a_journal_is_said(lang: str) -> None:
    lines = set(raised()) - OTHERS
    assert len(lines) > 20
    assert [line for line in sorted(lines) if said(line, lang) == line] == []


def test_english_stays_as_it_is() -> None:
    for line in raised():
        assert said(line, "en") == line


def test_what_is_put_in_stays_and_inner_lines_are_said() -> None:
    line = "inputs[3]: seat: 7 is not a seat of this match"
    assert said(line, "fr") == "inputs[3]\u202f: seat\u202f: 7 n’est pas une place de cette partie"


@pytest.mark.parametrize(
    ("line", "french"),
    [
        (
            "monsters.yaml:12: entry 3: health: expected `int`, got `str`",
            "monsters.yaml:12 : entrée 3 : health : il faut `int`, et non `str`",
        ),
        (
            "skills.yaml: smite: op: 'heel' is not one of heal, hit; did you mean 'heal'?",
            "skills.yaml : smite : op : 'heel' n’est pas parmi heal et hit ; vouliez-vous dire 'heal' ?",
        ),
        (
            "a.yaml: b: amount: 9 must be a number from 0 to 3 or all",
            "a.yaml : b : amount : 9 : il faut un nombre de 0 à 3 ou all",
        ),
        (
            "a.yaml: b: what: summon needs it: the id of a monster or `deck`",
            "a.yaml : b : what : summon en a besoin : l’identifiant d’un monstre ou `deck`",
        ),
        (
            "a.yaml:4: not readable as YAML: while parsing a block mapping, did not find expected key",
            "a.yaml:4 : illisible comme YAML : dans une entrée, il manque une clé",
        ),
        ("pack: a.yaml: missing (and 2 more)", "pack : a.yaml : absent (et 2 autres)"),
        ("hunters[0].health: must be from 0 to 8", "hunters[0].health : doit aller de 0 à 8"),
        # What is quoted is nobody's to change, whatever it says.
        ("a: 'x: must be y' is unknown", "a : 'x: must be y' est inconnu"),
    ],
)
def test_the_files_of_packs_and_positions_are_spoken_of_in_french(line: str, french: str) -> None:
    assert said(line, "fr") == re.sub(" ([:;?])", "\u202f\\1", french)


@pytest.mark.parametrize(
    "part", ["a: ", "'", "{", " is not one of ", " must be ", "; did you mean ", " or ", "`a`, "]
)
def test_no_line_keeps_anybody_waiting(part: str) -> None:
    """Packs come from anywhere, and their lines are as long as whoever writes them likes."""
    long = part * (mistakes.LONGEST // len(part))
    said("it is not asked", "fr")  # the forms are read once
    before = time.process_time()
    said(long, "fr")
    assert time.process_time() - before < 1
    assert said(long * 2 + "it is not asked", "fr") == long * 2 + "it is not asked"


def test_every_mistake_is_words_and_values() -> None:
    ids = {id for id in read(HOUSE / "text" / "tools" / "en.ftl") if id.startswith(PREFIX)}
    assert {form.id for form in mistakes._forms()} == ids - {mistakes.AT, mistakes.ENTRY}


def test_the_command_line_complains_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "fr", "simulate", "bloodborne", "--seats", "random", "--games", "0"]) == 2
    assert capsys.readouterr().err.strip() == "undercroft: games\u202f: 0 n’est pas au moins 1"
    assert run(["--lang=fr", "frobnicate"]) == 2
    assert capsys.readouterr().err.startswith("undercroft: commande inconnue\u202f: ")
