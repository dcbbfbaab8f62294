"""Find puzzles in games that bots play, into undercroft/games/<game>/puzzles.json.

    python tools/puzzles.py --only dark_souls [--wanted 30] [--worlds 200] [--games 40] [--seed mine]

Bots that make human mistakes play the set-ups below; every question in which one answer is clearly best is
proved (`undercroft/lab/puzzles.py`) and kept. What is in the file stays; `--anew` begins without it. The
same arguments give the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import undercroft  # noqa: E402
from undercroft import bots, games  # noqa: E402
from undercroft.lab.puzzles import hardness, look  # noqa: E402
from undercroft.puzzle import FILE, Puzzle, begin, check, read  # noqa: E402

#: Who plays in between: good enough to come far, and now and then in trouble.
PLAYER = "apprentice"
#: So many puzzles come out of one game at the most: they should not all be alike.
OF_ONE = 3
#: And so many of one kind of question, as a share of what is wanted.
OF_KIND = 0.4

#: By game: what is played, in turn.
SETUPS: dict[str, list[dict[str, Any]]] = {
    "bloodborne": [{"players": 3}, {"players": 4}, {"players": 5}],
    "dark_souls": [
        *(
            {"mode": "encounter", "encounter": f"level_{level}", "players": players}
            for players in (1, 2)
            for level in (1, 2, 3)
        ),
        *(
            {"mode": "boss", "boss": boss, "players": players}
            for players in (1, 2, 3)
            for boss in (
                "winged_knight",
                "titanite_demon",
                "gargoyle",
                "boreal_outrider_knight",
                "dancer",
                "ornstein_and_smough",
            )
        ),
    ],
    "tomb_of_giants": [
        {"mode": "encounter", "encounter": encounter, "players": players}
        for players in (1, 2)
        for encounter in (
            "puppet_master",
            "the_beast_from_the_depths",
            "lost_chapel",
            "the_mass_grave",
            "grave_matters",
            "altar_of_bones",
            "honour_guard",
        )
    ],
    "darkest_dungeon": [
        *({"mode": "battle", "players": 1, "level": level} for level in (1, 2, 3)),
        *({"mode": "boss", "players": 1, "boss": boss} for boss in ("necromancer", "prophet")),
        {"mode": "circus", "players": 2},
    ],
}


def mine(game: str, number: int, seed: str, worlds: int) -> Iterator[Puzzle]:
    """The puzzles of one game that is played."""
    setups = SETUPS[game]
    name = f"{seed}/{number}"
    match = undercroft.new(game, setups[number % len(setups)], seed=name)
    catalog = undercroft.catalog(match)
    players = [
        bots.make(PLAYER, game, f"{name}/{seat}", catalog) for seat in range(len(match.seats))
    ]
    count = 0
    while not match.over and count < OF_ONE:
        seat = match.waiting[0]
        found = look(match, seat, worlds, f"{name}/{match.state.serial}")
        if found is not None:
            count += 1
            yield found
        decision, option = bots.answer(players[seat], match, seat)
        match.decide(option, seat=seat, decision=decision)


def kind(puzzle: Puzzle) -> str:
    """What sort of question it is, and of answer."""
    asked = {one.id: one for one in begin(puzzle).decisions_for(puzzle.seat)}[puzzle.decision]
    best = next(option for option in asked.options if option.id == puzzle.best)
    return f"{asked.kind}/{best.kind}"


def few(puzzle: Puzzle, found: Sequence[Puzzle], wanted: int) -> bool:
    """Whether there is room for another one of its kind."""
    alike = [one for one in found if kind(one) == kind(puzzle)]
    return len(alike) < OF_KIND * wanted and puzzle.id not in {one.id for one in found}


def file_of(game: str) -> Path:
    return games.find(game).base.parent / FILE


def keep(game: str, found: Sequence[Puzzle]) -> None:
    """Write them down, the easiest first."""
    listed = sorted(found, key=hardness)
    check(listed)
    lines = b",\n".join(msgspec.json.encode(one) for one in listed)
    file_of(game).write_bytes(b"[\n" + lines + b"\n]\n")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Find puzzles.")
    parser.add_argument("--only", choices=SETUPS, action="append")
    parser.add_argument("--wanted", type=int, default=30)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--anew", action="store_true")
    given = parser.parse_args(argv)
    for game in given.only or SETUPS:
        file = file_of(game)
        found = [] if given.anew or not file.is_file() else list(read(file))
        for number in range(given.first, given.first + given.games):
            for puzzle in mine(game, number, given.seed, given.worlds):
                if few(puzzle, found, given.wanted):
                    found.append(puzzle)
                    keep(game, found)
            print(game, number, len(found), flush=True)
            if len(found) >= given.wanted:
                break
    return 0


if __name__ == "__main__":
    sys.exit(main())
