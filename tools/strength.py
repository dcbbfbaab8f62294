"""Count how often each level wins what its game is measured by, into undercroft/bots/strength.json.

    python tools/strength.py [--only dark_souls] [--levels veteran,master] [--games 60] [--effort 15000]

What is not counted anew stays as it was. The same arguments give the same file. `--effort` is for who looks
ahead; it is written down beside what came of it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from undercroft import bots  # noqa: E402
from undercroft.bots.search import Effort  # noqa: E402
from undercroft.bots.strength import Count, Trial  # noqa: E402
from undercroft.lab.simulate import simulate  # noqa: E402

FILE = ROOT / "undercroft" / "bots" / "strength.json"
SEED = "strength"
RIVAL = "veteran"

#: By game: the set-up, and whether the other seats are rivals. What the texts `ui-strength` say goes by it.
MEASURES: dict[str, tuple[dict[str, Any], bool]] = {
    "bloodborne": ({"players": 3}, True),
    "dark_souls": ({"mode": "boss", "boss": "ornstein_and_smough", "players": 4}, False),
    "tomb_of_giants": ({"mode": "encounter", "encounter": "pitch_black", "players": 2}, False),
    "darkest_dungeon": ({"mode": "circus", "players": 2}, True),
}


def count(game: str, level: str, games: int, effort: int) -> Count:
    """One level, in the games that all levels are measured by."""
    setup, rivals = MEASURES[game]
    seats = [level] + [RIVAL if rivals else level] * (setup["players"] - 1)
    report = simulate(game, setup, seats, games, SEED, effort=effort)
    searches = level == "master"
    return Count(level, report.entries[0].wins, games, effort if searches else None)


def known() -> dict[str, Trial]:
    if not FILE.exists():
        return {}
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Trial])


def written(trials: dict[str, Trial]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(dict(sorted(trials.items())))) + b"\n"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Count how often each level wins.")
    parser.add_argument("--only", choices=MEASURES, action="append")
    parser.add_argument("--levels")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--effort", type=int, default=Effort().decisions)
    given = parser.parse_args(argv)
    for game in given.only or MEASURES:
        setup, rivals = MEASURES[game]
        names = bots.names(game)
        for level in given.levels.split(",") if given.levels else names:
            found = count(game, level, given.games, given.effort)
            print(game, level, f"{found.wins} of {found.games}", flush=True)
            trials = known()
            before = trials[game].counts if game in trials else ()
            kept = {one.level: one for one in before} | {level: found}
            counts = tuple(kept[name] for name in names if name in kept)
            trials[game] = Trial(setup, RIVAL if rivals else None, SEED, counts)
            FILE.write_bytes(written(trials))
    return 0


if __name__ == "__main__":
    sys.exit(main())
