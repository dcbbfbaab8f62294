"""What the commands of the lab share: who plays, what is set up, where results go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import undercroft
from undercroft import bots as bot_room
from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.game import refuse_unused
from undercroft.lab import setup_words
from undercroft.lab.executors import GameSpec
from undercroft.lab.playing import LONGEST
from undercroft.lab.running import Stopped
from undercroft.text import mistakes

from .own import let_in, use_flag
from .screen import json_flag, notes, progress_bar, try_out
from .words import in_a_row, spoken, word

SEATS = "seats"
INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


def pairs_flag(name: str, text: str) -> Parameter:
    """A flag that takes `key=value` words, as many as come."""
    return Parameter(name=name, consume_multiple=True, negative=(), help=word(text))


def packs_flag() -> Parameter:
    """`--pack` of a command: one or several, each over those before."""
    return Parameter(name="--pack", negative=(), help=word("cli-arg-packs"))


@dataclass(frozen=True, kw_only=True)
class Run:
    """How games are played, and told of: asked alike by every command of the lab."""

    set_: Annotated[list[str] | None, pairs_flag("--set", "cli-arg-set")] = None
    packs: Annotated[list[Path] | None, packs_flag()] = None
    jobs: Annotated[int, Parameter(show_default=False, help=word("cli-arg-jobs"))] = 0
    on: Annotated[str, Parameter(show_default=False, help=word("cli-arg-on"))] = ""
    json: Annotated[bool, json_flag()] = False
    longest: Annotated[int, Parameter(help=word("cli-arg-longest"))] = LONGEST
    effort: Annotated[int | None, Parameter(help=word("cli-arg-effort"))] = None
    use: Annotated[list[str] | None, use_flag()] = None
    report: Annotated[Path | None, Parameter(help=word("cli-arg-report"))] = None

    def about(self, game: str) -> Question:
        if self.report is not None:
            try_out(self.report)  # before hours are spent
        return Question(game, self.packs, self.use, self.on)

    def how(self, progress: Callable[[int], None]) -> dict[str, Any]:
        """What every run of the lab takes, by the names of its parameters."""
        return {
            "jobs": self.jobs,
            "progress": progress,
            "longest": self.longest,
            "effort": self.effort,
        }

    def write(self, page: Callable[[str], str]) -> None:
        """The report, where one was asked for."""
        if self.report is not None:
            self.report.write_text(page(spoken()), encoding="utf-8")
            notes.print(word("cli-report", path=str(self.report)), soft_wrap=True)


USUAL = Run()
Asked = Annotated[Run, Parameter(name="*")]


def engine(on: str) -> str:
    """Where games are played, if that can be."""
    if on not in ("", "ray") and not on.startswith("ray://"):
        raise InvalidSetup(f"--on {on}: write ray, or ray://… for a cluster")
    return on


class Question:
    """A game with the packs and the modules that somebody wants to ask about."""

    def __init__(
        self, game: str, packs: list[Path] | None, use: list[str] | None, on: str = ""
    ) -> None:
        let_in(game, use)
        self.game = game
        self.pack = undercroft.add_pack(game, *packs) if packs else "base"
        self.told: list[dict[str, Any]] = []
        self.spec = GameSpec(
            game, tuple(path.resolve() for path in packs or ()), tuple(use or ()), engine(on)
        )

    def read(self, words: Sequence[str] | None) -> dict[str, Any]:
        """A set-up from `key=value` words."""
        setup = setup_words.read(self.game, self.pack, words or ())
        if self.pack != "base":
            setup["pack"] = self.pack
        return setup

    def along(self, setup: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """The same with what these fields need; says what was set."""
        more = setup_words.implied(self.game, self.pack, setup, names)
        whole = setup_words.give_way(self.game, {**setup, **more}, names)
        more = {name: value for name, value in whole.items() if name not in setup}
        if more and more not in self.told:
            self.told.append(more)
            told = in_a_row(f"{name}={value}" for name, value in more.items())
            notes.print(word("lab-set-along", fields=told), markup=False, soft_wrap=True)
        return whole

    def refuse_unused(self, setup: dict[str, Any], names: Sequence[str]) -> None:
        """Whoever names a field wants it to mean something, also with the value that it has anyhow."""
        whole = undercroft.new(self.game, setup, seed=0).setup
        for field in undercroft.setup_options(self.game, self.pack):
            if field.name in names:
                refuse_unused(field, whole)

    def bots(self, seats: str) -> list[str]:
        """The names in a list; the strongest quick bot if there is none."""
        found = [name.strip() for name in seats.split(",")] if seats else [self.best]
        for name in found:
            bot_room.check(name, self.game)
        return found

    @property
    def best(self) -> str:
        known = bot_room.names(self.game)
        return "veteran" if "veteran" in known else known[0]


def share_of(text: str) -> float:
    """`2%` or `0.02`."""
    number, percent, rest = text.partition("%")
    try:
        found = float(number) / (100 if percent else 1)
    except ValueError:
        found = -1.0
    if rest.strip() or not 0 < found < 1:
        raise InvalidSetup(f"--until {text}: write it as 2% or 0.02")
    return found


def refusals(found: Mapping[str, str]) -> None:
    """What could not be played, and why."""
    for what, why in found.items():
        notes.print(mistakes.said(f"{what}: {why}", spoken()), markup=False, soft_wrap=True)


def counting(
    game: str, total: int | None, run: Callable[[Callable[[int], None]], Any]
) -> tuple[Any, int]:
    """Run it with a bar that fills up: what was found, and the exit code.

    Ctrl-C counts what was played by then.
    """
    try:
        with progress_bar() as bar:
            task = bar.add_task(game, total=total)
            return run(lambda more: bar.advance(task, more)), 0
    except Stopped as stopped:
        found = stopped.report
    notes.print(word("lab-stopped", games=found.games, wanted=found.wanted))
    return found, INTERRUPTED
