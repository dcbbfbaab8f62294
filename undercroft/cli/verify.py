"""`undercroft verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import undercroft
from undercroft.kernel.seal import seal

from .own import let_in, use_flag
from .replay import read
from .screen import json_flag, print_json, screen
from .words import word


def verify(
    file: Annotated[Path, Parameter(help=word("cli-arg-journal"))],
    /,
    *,
    sealed: Annotated[
        list[str] | None,
        Parameter(negative=(), help=word("cli-arg-sealed")),
    ] = None,
    json: Annotated[bool, json_flag()] = False,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> int:
    """Check that a match was played by the rules, and its dice by the seeds that were sealed."""
    journal = read(file)
    if isinstance(journal, dict):
        let_in(str(journal.get("game")), use)
    match = undercroft.replay(journal)
    assert isinstance(journal, dict)
    seals = found(journal)
    strange = [one for one in sealed or () if one.lower() not in [seal for _, seal in seals]]
    if json:
        summary = {"inputs": len(match.inputs), "over": match.over, "digest": match.digest()}
        print_json({**summary, "seals": [list(one) for one in seals], "strange": strange})
        return 1 if strange else 0
    screen.print(word("cli-verify-inputs", file=str(file), inputs=len(match.inputs)))
    if not seals:
        screen.print(word("cli-verify-no-seed"))
    for inputs, one in seals:
        screen.print(word("cli-verify-seal", inputs=inputs, seal=one), soft_wrap=True)
    if seals and not sealed:
        screen.print(word("cli-verify-compare"))
    for one in strange:
        screen.print(word("cli-verify-strange", seal=one), soft_wrap=True, markup=False)
    return 1 if strange else 0


def found(journal: dict[str, Any]) -> list[tuple[int, str]]:
    """The seals of a match: after how many inputs each seed came into use."""
    begin = journal.get("chance") or (journal.get("position") or {}).get("chance") or {}
    seals = [(0, seal(begin["seed"]))] if begin.get("source") == "rng" else []
    for number, entry in enumerate(journal.get("inputs", []), 1):
        if entry[0] == "reseed":
            seals.append((number, seal(entry[1])))
    return seals
