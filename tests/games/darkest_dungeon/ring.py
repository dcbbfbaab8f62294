"""Bouts of the Butcher's Circus as a test wants them: from the beginning, or in the middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Reported, Tape
from undercroft.kernel.match import Match, start

from .stage import Fields, area_of, asked, new, options, pack, play, ready, trackers

KINDS = (
    "crusader", "hellion", "highwayman", "vestal", "jester", "occultist", "arbalest", "grave_robber",
)  # fmt: skip
ONE = "order-1234"


def circus(tape: Sequence[object] | None = ("a",), *, side: str = "side-a", **setup: Any) -> Match:
    """A bout from its beginning: the first team has chosen its side."""
    full = {"mode": "circus", "players": 2, **setup}
    match = start(GAME, full, Reported() if tape is None else Tape(tape))
    play(match, side)
    return match


def drafted(tape: Sequence[object] = ("a",), **setup: Any) -> Match:
    """After the draft: the kinds of the test go in the order of the picks."""
    match = circus(tape, **setup)
    play(match, *KINDS)
    return match


def lined_up(tape: Sequence[object] = ("a",), **setup: Any) -> Match:
    """Everybody has his first profile and stands on the tracker as drafted."""
    match = drafted(tape, **setup)
    while asked(match)[0] in ("profile", "line_up"):
        play(match, options(match, match.waiting[0])[0])
    return match


def bout(
    team_a: Mapping[str, Fields],
    team_b: Mapping[str, Fields],
    *,
    tape: Sequence[object] | None = (),
    turn: str | None = None,
    agenda: list[list[object]] | None = None,
    arena: str = "arena_1",
    butcher: str | None = None,
    puppets: str | None = None,
    first: int = 0,
    at_round: int = 1,
    stirred: int = 0,
    **setup: Any,
) -> Match:
    """A bout in the middle: each team by kinds, in Stance order; whoever is not named has fallen.

    `turn` is whose turn begins now; without it (and without an agenda) the first team activates.
    """
    doc: Any = new(mode="circus", players=setup.pop("players", 2), arena=arena, **setup).position()
    body = doc["state"]
    order: list[list[int]] = [[], []]
    names: dict[str, int] = {}
    fallen = [kind.id for kind in pack().heroes if kind.id not in {*team_a, *team_b}]
    for team, heroes in enumerate((team_a, team_b)):
        for place in range(4):
            number = team * 4 + place
            if place >= len(heroes):
                body["heroes"][number].update(alive=False, kind=fallen.pop())
            else:
                kind, fields = list(heroes.items())[place]
                names[kind] = number
                order[team].append(number)
                profile = pack().hero(kind).entry.circus.profiles[0]
                full = {"skills": profile, "turns": 1, "profile": 0, "alive": True, **fields}
                full["area"] = area_of(arena, full["area"])
                body["heroes"][number].update(kind=kind, ranks=[2] * 7, **full)
    body.update(in_battle=True, slots=trackers(order, ()))
    body["battle"].update(round=at_round, stirred=stirred)
    body["circus"].update(first_team=first, last_team=1 - first)
    if butcher is not None:
        body["circus"]["butcher"] = area_of(arena, butcher)
    if puppets is not None:
        body["battle"]["blocks"] = [area_of(arena, puppets)]
    steps: list[list[object]] = [["activate", first]]
    if turn is not None:
        number = names[turn]
        body["heroes"][number]["turns"] = 0
        body["circus"]["last_team"] = number // 4
        steps = [["next_fighter"], ["begin_turn", number]]
    return ready(doc, agenda or steps, tape)
