"""Case files: what is needed to find a mistake in the rules, kept when one shows."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel.match import Match

log = logging.getLogger("undercroft.server.cases")
MOST = 500
"""Files kept; a mistake that shows this often is known."""


def keep(
    folder: Path,
    match: Match,
    journal: Mapping[str, Any] | None,
    entry: Sequence[Any],
    error: BaseException,
) -> None:
    """Write the journal up to the failure, the input that failed, and how. Never raises."""
    try:
        position: object = match.position()
        case = {
            "input": list(entry),
            "error": "".join(traceback.format_exception(error)),
            "journal": journal,
            "position": position,
        }
        body = msgspec.json.format(msgspec.json.encode(case), indent=1)
        # The same failure twice is one case.
        name = sha256(msgspec.json.encode([match.digest(), list(entry)])).hexdigest()[:16]
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = folder / f"{match.game.name}-{name}.json"
        if path.exists() or sum(1 for _ in folder.iterdir()) >= MOST:
            return
        path.write_bytes(body)
        log.error("the rules failed (%s): kept as %s", type(error).__name__, path)
    except Exception:
        log.exception("a case could not be kept")
