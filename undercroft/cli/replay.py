"""`undercroft replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import Parameter

import undercroft
from undercroft.kernel.errors import InvalidJournal
from undercroft.kernel.event import PUBLIC

from .own import USE, let_in
from .screen import JSON, print_json, screen


def replay(
    file: Annotated[Path, Parameter(help="A journal, as the app exports it")],
    /,
    *,
    lang: Annotated[Literal["en", "fr"], Parameter(help="Language of the log")] = "en",
    quiet: Annotated[bool, Parameter(help="Verify only", negative=(), show_default=False)] = False,
    json: Annotated[bool, JSON] = False,
    use: Annotated[list[str] | None, USE] = None,
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
                line = f"{number:>5}  {told_to}{event.text(lang)}"
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
        state = "over" if match.over else "still running"
        screen.print(f"{file}: verified, {summary['inputs']} inputs, {state}, {match.digest()}")


def read(file: Path) -> object:
    try:
        return msgspec.json.decode(file.read_bytes())
    except msgspec.DecodeError as error:
        raise InvalidJournal(f"{file}: not readable as JSON: {error}") from None
