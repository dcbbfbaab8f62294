#!/usr/bin/env python3
"""Whole games as text, one for each title and mode, to be read in a diff when rules change.

    python tools/playthroughs.py            write tests/playthroughs/*.txt anew
    python tools/playthroughs.py --check    say which have changed, write nothing

Everybody chooses by a seed and nothing else, so that only rules, content and sentences can change a page.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from pages import settle

import undercroft
from undercroft.kernel.event import PUBLIC
from undercroft.kernel.match import Match
from undercroft.kernel.text import Message

HOME = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"

#: Name of the page: the game, its set-up, and a seed with which much happens in few choices.
TABLES: dict[str, tuple[str, dict[str, object], str]] = {
    "bloodborne": ("bloodborne", {"players": 3}, "247"),
    "dark_souls-journey": ("dark_souls", {"players": 2}, "142"),
    "dark_souls-campaign": ("dark_souls", {"players": 1, "mode": "campaign"}, "275"),
    "dark_souls-encounter": ("dark_souls", {"players": 3, "mode": "encounter"}, "121"),
    "dark_souls-boss": ("dark_souls", {"players": 2, "mode": "boss"}, "33"),
    "tomb_of_giants-campaign": ("tomb_of_giants", {"players": 2}, "348"),
    "tomb_of_giants-encounter": ("tomb_of_giants", {"players": 3, "mode": "encounter"}, "43"),
    "tomb_of_giants-boss": ("tomb_of_giants", {"players": 2, "mode": "boss"}, "18"),
    "darkest_dungeon-campaign": ("darkest_dungeon", {"players": 2}, "406"),
    "darkest_dungeon-quest": ("darkest_dungeon", {"players": 1, "mode": "quest"}, "441"),
    "darkest_dungeon-old_road": (
        "darkest_dungeon",
        {"players": 1, "mode": "quest", "quest": "the_old_road"},
        "419",
    ),
    "darkest_dungeon-battle": ("darkest_dungeon", {"players": 2, "mode": "battle"}, "167"),
    "darkest_dungeon-boss": ("darkest_dungeon", {"players": 4, "mode": "boss"}, "301"),
    "darkest_dungeon-circus": ("darkest_dungeon", {"players": 2, "mode": "circus"}, "36"),
}
LONGEST = 3000


def pick(seed: str, count: int, options: int) -> int:
    """A choice out of so many, by the seed and how many were made before."""
    mark = blake2b(f"{seed} {count}".encode(), digest_size=8).digest()
    return int.from_bytes(mark, "little") % options


def lines(name: str) -> Iterator[str]:
    game, setup, seed = TABLES[name]
    match = undercroft.new(game, setup, seed=f"playthrough-{seed}")
    title = Message(f"ui-{match.game.prefix}-title").text()
    chosen = ", ".join(f"{field}={value}" for field, value in setup.items())
    yield f"{title}: {chosen}; seed {seed}"
    yield ""
    told = 0
    for count in range(LONGEST):
        yield from news(match, told)
        told = len(match.events)
        if match.over:
            break
        seat = match.waiting[0]
        decision = next(one for one in match.decisions_for(seat) if not one.aside)
        option = decision.options[pick(f"{name} {seed}", count, len(decision.options))]
        yield f"{match.seats[seat].name}: {decision.text()}"
        yield f"    {option.text()}  [{option.id}, one of {len(decision.options)}]"
        match.decide(option, seat, decision.id)
    yield ""
    result = match.result
    assert result is not None, f"{name}: longer than {LONGEST} choices"
    yield f"Winners: {', '.join(match.seats[seat].name for seat in result.winners) or 'nobody'}"


def news(match: Match, told: int) -> Iterator[str]:
    for event in match.events[told:]:
        alone = "" if event.seat == PUBLIC else f" ({match.seats[event.seat].name} alone)"
        yield f"  {event.text()}{alone}"


def page(name: str) -> str:
    return "\n".join(lines(name)) + "\n"


if __name__ == "__main__":
    sys.exit(settle((HOME / f"{name}.txt", page(name)) for name in TABLES))
