"""Count what each house rule does beside the book, into undercroft/bots/variants.json.

    python tools/variants.py [--only dark_souls] [--level veteran] [--games 40] [--effort 15000] [--jobs 2]

What is not counted anew stays as it was. The same arguments give the same file, whatever `--jobs`.
Ended by Ctrl-C or SIGTERM it keeps what was counted of the game at hand, and the rest of the file.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from undercroft.bots.variants import Effect, Trial  # noqa: E402
from undercroft.lab.executors import GameSpec  # noqa: E402
from undercroft.lab.running import Stopped  # noqa: E402
from undercroft.lab.variants import BOOK, Measurement, measure, usual  # noqa: E402

FILE = ROOT / "undercroft" / "bots" / "variants.json"
SEED = "variants"
TELL = 100

#: By game: what is set up beside what house rules need.
MEASURES: dict[str, dict[str, Any]] = {
    "bloodborne": {"players": 3},
    "dark_souls": {"players": 2},
    "tomb_of_giants": {"players": 2},
    "darkest_dungeon": {"players": 1},
}


def effects(found: Measurement) -> tuple[Effect, ...]:
    """What is kept of a measurement: nothing but what a set-up can say."""
    book = next(row for row in found.rows if row.name == BOOK)
    kept: list[Effect] = []
    for row in found.rows:
        if row.more_wins is not None and row.longer is not None:
            kept.append(
                Effect(
                    row.name,
                    row.games,
                    round(row.share.value, 3),
                    round(book.share.value, 3),
                    row.more_wins.sure,
                    round(row.longer.value, 3),
                    row.longer.sure,
                )
            )
    return tuple(kept)


def known() -> dict[str, Trial]:
    if not FILE.exists():
        return {}
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Trial])


def written(trials: dict[str, Trial]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(dict(sorted(trials.items())))) + b"\n"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Count what each house rule does.")
    parser.add_argument("--only", choices=MEASURES, action="append")
    parser.add_argument("--level", default="veteran")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--effort", type=int, default=None)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(argv)
    for game in given.only or MEASURES:
        setup = {**usual(game), **MEASURES[game]}
        told = Progress(game)
        about = (GameSpec(game), given.level, setup, given.games, SEED, given.jobs, told)
        ended = False
        try:
            found = measure(*about, effort=given.effort)
        except Stopped as stopped:
            found, ended = cast("Measurement", stopped.report), True
        print(game, f"{found.games} games", flush=True)
        trials = known()
        trials[game] = Trial(setup, given.level, SEED, effects(found))
        FILE.write_bytes(written(trials))
        if ended:
            return 1
    return 0


class Progress:
    """A word after every hundred games."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.done = 0

    def __call__(self, more: int) -> None:
        before, self.done = self.done, self.done + more
        if self.done // TELL > before // TELL:
            print(self.game, self.done, flush=True)


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    sys.exit(main())
