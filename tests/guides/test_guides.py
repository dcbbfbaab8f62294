"""The guides cannot go stale: what they quote is there, what they run runs, what they change they can."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest

import undercroft
from undercroft import bots, games
from undercroft.cli import run

GUIDES = ("add-a-card.md", "add-a-monster.md", "add-a-game.md", "write-a-bot.md", "learn.md")
RUN = ("add-a-game.md", "write-a-bot.md", "lab.md", "learn.md")
QUOTED = {
    "add-a-game.md": ("examples/grave_robbers", "tests/guides"),
    "write-a-bot.md": ("examples",),
}
#: How deep in a file a quotation may stand.
DEPTHS = (0, 4, 8, 12, 16)
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
#: "At the end of `file`:" or "In `file`:", and a block.
NEW_FILE = re.compile(
    r"`((?:undercroft|tests)/[^`]+\.py)`:\n\n```python\n(\"\"\".*?)```", re.DOTALL
)
CHANGE = re.compile(r"(At the end of|In) `([^`]+)`:\n\n```\w+\n(.*?)```", re.DOTALL)


def blocks(root: Path, guide: str) -> list[tuple[str, str]]:
    return BLOCK.findall((root / "docs" / guide).read_text("utf-8"))


def runs(body: str) -> bool:
    """Whether a block is a script of its own, not a quotation."""
    return body.startswith(("import ", "from "))


def packed(text: str) -> str:
    """Without empty lines: a quotation may be set otherwise."""
    return re.sub(r"\n\n+", "\n", text)


@pytest.fixture
def guests() -> Iterator[None]:
    """Whoever is let in leaves again."""
    yield
    games.GUESTS.clear()
    bots._guests.clear()


@pytest.mark.parametrize("guide", QUOTED)
def test_what_a_guide_quotes_is_there(root: Path, guide: str) -> None:
    files = [
        packed(path.read_text("utf-8"))
        for folder in QUOTED[guide]
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in (".py", ".yaml", ".ftl")
    ]
    quoted = [body for _, body in blocks(root, guide) if not runs(body)]
    assert quoted
    for body in quoted:
        ways = [indent(packed(body), " " * deep) for deep in DEPTHS]
        assert any(way in text for text in files for way in ways), body


@pytest.mark.parametrize("guide", RUN)
@pytest.mark.usefixtures("guests")
def test_what_a_guide_runs_runs(root: Path, guide: str) -> None:
    scripts = [body for kind, body in blocks(root, guide) if kind == "python" and runs(body)]
    assert scripts
    for body in scripts:
        names: dict[str, Any] = {}
        exec(compile(body, guide, "exec"), names)


@pytest.mark.parametrize("tutorial", ["first_match", "the_lab"])
def test_what_a_tutorial_runs_runs(root: Path, tutorial: str) -> None:
    book = json.loads((root / "docs" / "tutorials" / f"{tutorial}.ipynb").read_text("utf-8"))
    scripts = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    assert all(not cell["outputs"] for cell in book["cells"] if cell["cell_type"] == "code")
    names: dict[str, Any] = {}
    for body in scripts:
        exec(compile(body, tutorial, "exec"), names)


@pytest.mark.parametrize("guide", GUIDES)
def test_every_link_leads_somewhere(root: Path, guide: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (root / "docs" / guide).read_text("utf-8"))
    assert links
    assert not [link for link in links if not (root / "docs" / link).exists()]


def change(home: Path, place: str, name: str, body: str) -> None:
    """Do what a guide says: add to the end of a file, or replace lines (-) by others (+)."""
    path = home / name
    text = path.read_text("utf-8")
    if place == "In":
        for old, new in re.findall(r"((?:^-.*\n)+)((?:^\+.*\n)+)", body, re.MULTILINE):
            before, after = (re.sub(r"^.", "", lines, flags=re.MULTILINE) for lines in (old, new))
            assert text.count("\n" + before) == 1, f"{name}: {before}"
            text = text.replace("\n" + before, "\n" + after)
    else:
        text += f"\n\n{body}" if name.endswith(".py") else body
    path.write_text(text, "utf-8")


@pytest.mark.parametrize(
    ("guide", "game", "count", "played"),
    [
        ("add-a-card.md", "bloodborne", 6, ["--seats", "veteran,veteran,random", "--games", "5"]),
        ("add-a-monster.md", "darkest_dungeon", 7, [
            "--set", "mode=battle", "--seats", "veteran", "--games", "8", "--pack", "my_pack",
        ]),
    ],
)  # fmt: skip
def test_the_verb_of_the_guide_can_be_added_as_it_says(
    root: Path, tmp_path: Path, guide: str, game: str, count: int, played: list[str]
) -> None:
    """In a copy of the house; its own test plays it, and so do bots."""
    text = (root / "docs" / guide).read_text("utf-8")
    # What is compiled already comes along: it is as old as its source.
    left_out = shutil.ignore_patterns("static")
    shutil.copytree(root / "undercroft", tmp_path / "undercroft", ignore=left_out)
    shutil.copytree(root / "tests" / "games" / game, tmp_path / "tests" / "games" / game)
    for name in ("packs.py", "games/__init__.py", "games/whole.py"):
        shutil.copy(root / "tests" / name, tmp_path / "tests" / name)
    *new_files, (test, body) = NEW_FILE.findall(text)
    for name, module in new_files:
        (tmp_path / name).write_text(module, "utf-8")
    changes = CHANGE.findall(text)
    assert len(changes) + len(new_files) == count
    for place, name, change_said in changes:
        change(tmp_path, place, name, change_said)
    (tmp_path / test).write_text(body, "utf-8")
    quick = ["-p", "no:cacheprovider", "-q", f"--rootdir={tmp_path}", "-c", "none.ini"]
    (tmp_path / "none.ini").write_text("[pytest]\npythonpath = .\nmarkers = rule\n")
    calls = [["pytest", *quick, test], ["undercroft", "simulate", game, *played, "--jobs", "1"]]
    if "--pack" in played:
        entry = next(card for kind, card in blocks(root, guide) if kind == "yaml")
        home(tmp_path, ["undercroft", "content", "copy", game, "my_pack"])
        with (tmp_path / "my_pack" / "monsters.yaml").open("a", encoding="utf-8") as file:
            file.write(entry)
        calls.insert(1, ["undercroft", "content", "check", "my_pack"])
    for call in calls:
        home(tmp_path, call)


def home(house: Path, call: list[str]) -> None:
    """Call something in a copy of the house."""
    done = subprocess.run(
        [sys.executable, "-m", *call],
        cwd=house,
        env={"PYTHONPATH": str(house), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("game", "file", "id"),
    [("bloodborne", "upgrades", "cinder_coil"), ("darkest_dungeon", "quirks", "moth_eyes")],
)
def test_the_cards_of_the_guide_are_good_cards(
    root: Path, tmp_path: Path, game: str, file: str, id: str
) -> None:
    """A pack of one's own with the YAML block in it."""
    pack = tmp_path / "my_pack"
    assert run(["content", "copy", game, str(pack)]) == 0
    cards = [body for kind, body in blocks(root, "add-a-card.md") if kind == "yaml"]
    [card] = [body for body in cards if body.startswith(f"- id: {id} ".rstrip())]
    with (pack / f"{file}.yaml").open("a", encoding="utf-8") as added:
        added.write(card)
    assert run(["content", "check", str(pack)]) == 0


#: The cards of the guide for the Dark Souls boxes: the first words of each, and where it belongs.
SOULS_CARDS = {
    "- id: ring_of_cinders": ("dark_souls", "treasure.yaml"),
    "- id: the_drowned_bell": ("tomb_of_giants", "encounters.yaml"),
    "- id: restless_bonfire_ascetic": ("tomb_of_giants", "events.yaml"),
}


@pytest.mark.parametrize("begins", SOULS_CARDS)
def test_the_cards_of_dark_souls_are_good(root: Path, tmp_path: Path, begins: str) -> None:
    [card] = [body for _, body in blocks(root, "add-a-card.md") if body.startswith(begins)]
    game, file = SOULS_CARDS[begins]
    pack = tmp_path / "mine"
    assert run(["content", "copy", game, str(pack)]) == 0
    with (pack / file).open("a", encoding="utf-8") as written:
        written.write(card)
    assert undercroft.check_pack(game, pack) == []
