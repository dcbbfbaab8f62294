"""The two renderers, Python's and the browser's, say every sentence alike."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import french
from undercroft import text
from undercroft.kernel.text import Message, Ref, Value
from undercroft.text import languages, render, share
from undercroft.text.grammar import Said

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
GAMES = ROOT / "undercroft/games"
FOLDERS = sorted(
    [f"/{path.parent.name}" for path in (ROOT / "undercroft/text").glob("rooms/fr.ftl")]
    + [path.parents[1].name for path in GAMES.glob("*/text/fr.ftl")]
    + [f"{path.parents[1].name}/lessons" for path in GAMES.glob("*/lessons/fr.ftl")]
)
NAMES = {name: {"name": name, **name.facts} for name in french.NAMES}
#: Large ones, small ones, with and without a digit after the point.
FIGURES = (0.4, 1.0, 2.5, -3, 999, 1234, 1234.5, 1234567)
#: One that says a number for itself, one that counts, one that counts with a word of its own.
MEASURED = (("ui-archive-count", "count"), ("ui-player-number", "count"), ("bb-verb-deal", "amount"))
SHARES = (-0.424, -0.0001, 0.0, 0.004, 0.5, 0.705, 0.999, 1.0, 12.5)


def named(kind: str, id: str, lang: str) -> dict[str, str]:
    return NAMES[id]


def on_the_wire(args: dict[str, french.Held]) -> dict[str, Value]:
    return {
        name: Ref("thing", str(value)) if isinstance(value, Said) else value
        for name, value in args.items()
    }


def cases(lang: str) -> Iterator[dict[str, Any]]:
    """Every sentence of the house and the games, filled in a few ways, and a row of names in each."""
    row = [Message("name", {"name": Ref("thing", str(name))}) for name in french.NAMES[:3]]
    for path in text.files(lang):
        if path.parent.name == "tools" or not path.is_relative_to(ROOT / "undercroft"):
            continue  # not for the browser: lines of the command line, a game of somebody's own
        found = french.read(path)
        for id, message in found.items():
            if id.startswith(("name-", "fact-", "list-")):
                continue
            ways = french.ways(message, lang)
            filled = [on_the_wire(args) for args in french.few(ways)]
            names = [name for name, values in ways.items() if isinstance(values[-1], Said)]
            filled += [{**filled[0], name: row[:count]} for name in names for count in (1, 2, 3)]
            for args in filled:
                said = Message(id, args)
                yield {"lang": lang, "message": said.to_json(), "said": render(said, lang, named)}


def measured(lang: str) -> Iterator[dict[str, Any]]:
    """Numbers that a language groups and points in its own way."""
    for id, name in MEASURED:
        for figure in FIGURES:
            said = Message(id, {name: figure})
            yield {"lang": lang, "message": said.to_json(), "said": render(said, lang, named)}


def test_python_and_the_browser_say_the_same(tmp_path: Path) -> None:
    if not (WEB / "node_modules").exists():
        pytest.skip("the client's packages are not installed")
    found = [case for lang in languages() for case in (*cases(lang), *measured(lang))]
    shares = [
        {"lang": lang, "share": one, "said": share(one, lang)}
        for lang in languages()
        for one in SHARES
    ]
    assert len(found) > 10_000
    catalog = {name: dict.fromkeys(languages(), facts) for name, facts in NAMES.items()}
    file = tmp_path / "sentences.json"
    file.write_text(
        json.dumps(
            {"names": {"thing": catalog}, "folders": FOLDERS, "cases": found, "shares": shares}
        ),
        "utf-8",
    )
    ran = subprocess.run(
        ["npx", "vitest", "run", "src/lib/sentences.test.ts"],  # noqa: S607
        cwd=WEB,
        env={**os.environ, "UNDERCROFT_SENTENCES": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
