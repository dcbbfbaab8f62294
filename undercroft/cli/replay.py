"""`undercroft replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

import undercroft
from undercroft.kernel.errors import InvalidJournal
from undercroft.kernel.event import PUBLIC

from .own import let_in, use_flag
from .screen import json_flag, print_json, screen
from .words import spoken, word


def replay(
    file: Annotated[Path, Parameter(help=word("cli-arg-journal"))],
    /,
    *,
    quiet: Annotated[
        bool, Parameter(help=word("cli-arg-quiet"), negative=(), show_default=False)
    ] = False,
    json: Annotated[bool, json_flag()] = False,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> None:
    """Play a journal again, print its log and verify it digest by digest.

    A journal knows every secret: so does the log.
    """
    journal = read(file)
    if isinstance(journal, dict):
        let_in(str(journal.get("game")), use)
    told = 0

    def watch(number: int, match: Any) -> None:
        nonlocal told
        for event in match.events[told:]:
            if not quiet and not json:
                # What only one seat was told speaks to it: say to whom.
                told_to = "" if event.seat == PUBLIC else f"[{match.seats[event.seat].name}] "
                line = f"{number:>5}  {told_to}{event.text(spoken())}"
                screen.print(line, markup=False, soft_wrap=True)
        told = len(match.events)

    match = undercroft.replay(journal, watch=watch)
    result = match.result
    summary = {
        "game": match.game.name,
        "inputs": len(match.inputs),
        "digest": match.digest(),
        "over": match.over,
        "result": result.to_json() if result else None,
    }
    if json:
        print_json(summary)
    else:
        over = "yes" if match.over else "no"
        inputs, digest = len(match.inputs), match.digest()
        screen.print(
            word("cli-verified", file=str(file), inputs=inputs, over=over, digest=digest),
            soft_wrap=True,
        )


def read(file: Path) -> object:
    try:
        return msgspec.json.decode(file.read_bytes())
    except msgspec.DecodeError as error:
        raise InvalidJournal(f"{file}: not readable as JSON: {error}") from None
