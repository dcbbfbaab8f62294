"""`undercroft analyse`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from undercroft.bots import Effort
from undercroft.kernel.errors import InvalidJournal
from undercroft.lab.analysis import THOUGHT, changes, reason, said, to_html
from undercroft.lab.analysis import analyse as run
from undercroft.text import labelled, share

from .replay import read
from .screen import json_flag, notes, print_json, progress_bar, screen, try_out
from .words import spoken, word


def analyse(
    file: Annotated[Path, Parameter(help=word("cli-arg-journal"))],
    /,
    *,
    effort: Annotated[int, Parameter(help=word("cli-arg-look"))] = THOUGHT.decisions,
    report: Annotated[Path | None, Parameter(help=word("cli-arg-report"))] = None,
    json: Annotated[bool, json_flag()] = False,
) -> None:
    """Look at a match afterwards: chances to win, decisions that cost most, and luck.

    A journal knows every secret; each decision is judged by what its seat knew.
    """
    journal = read(file)
    if not isinstance(journal, dict):
        raise InvalidJournal(f"{file}: not a journal")
    if report is not None:
        try_out(report)
    lang = spoken()
    with progress_bar() as bar:
        task = bar.add_task(str(journal.get("game")), total=None)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        found, match = run(journal, Effort(effort, THOUGHT.nodes), progress)
    if report is not None:
        report.write_text(to_html(found, match, lang), encoding="utf-8")
        notes.print(word("cli-report", path=str(report)))
    if json:
        print_json(msgspec.to_builtins(found))
        return
    title = word("lab-analysis", game=found.game, count=len(found.moments))
    table = Table(title=title, title_justify="left")
    for name in ("who", "at-first", "cost", "luck", "end"):
        table.add_column(word(f"lab-{name}"), justify="left" if name == "who" else "right")
    for one in found.stories:
        table.add_row(found.seats[one.seat], share(one.first, lang), *changes(one, lang))
    screen.print(table)
    for moment in found.blunders[:10]:
        words = f"{said(moment, 0, match, lang)} → {said(moment, 1, match, lang)}"
        cost = share(-moment.cost, lang)
        who = found.seats[moment.seat]
        told = labelled(who, f"{words} ({cost}) {reason(moment, match, lang)}", lang)
        line = f"{moment.number:>5}  {told}"
        screen.print(line, markup=False, soft_wrap=True)
