"""An encounter of a campaign in the middle of it: it has a space on the track, and it pays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.souls import ground, laid_traps
from undercroft import Match

from .stage import (
    asked,
    bare,
    begin,
    dashboard,
    deck,
    fill_foes,
    fill_heroes,
    play,
    resume,
    state,
    table,
)  # fmt: skip

__all__ = [
    "SPACES", "end", "fighter", "item_ids", "quest", "ready", "souls", "standing", "strike", "tokens",
    "track", "turns",
]  # fmt: skip

#: The space of the track a card of each level is played on.
SPACES = {1: 1, 2: 4, 3: 8}


def fighter(node: int, **fields: Any) -> dict[str, Any]:
    """A cleric with nothing but the Mace: one blue die, Range 0, for nothing."""
    return bare(node, **{"left": ["mace"], **fields})


def quest(
    card: str,
    heroes: Mapping[str, Mapping[str, Any]],
    foes: Mapping[int, Mapping[str, Any]] | Sequence[tuple[str, int] | Mapping[str, Any]] = {},
    *,
    left: Sequence[int] | None = None,
    space: int | None = None,
    event: str | None = None,
    treasure: Mapping[str, Any] | None = None,
    events: Mapping[str, Any] | None = None,
    aggro: int = 0,
    turn: int | None = 0,
    tape: Sequence[object] = (),
    terrain: Mapping[int, str] | None = None,
    traps: Mapping[int, str | None] | None = None,
    awake: Sequence[int] | None = None,
    track: Mapping[int, Mapping[str, Any]] | None = None,
    **fields: Any,
) -> Match:
    """A card in the middle, set up as it says; what is given here replaces that.

    `foes` by index change those of the card, a list replaces them; `left` are the indexes of those still
    standing. `terrain` and `traps`, if given, are all there are. `event` is the rendezvous below the space.
    The event deck is empty unless given: then completing an encounter draws nothing. `track` changes spaces.
    """
    match = dashboard(tuple(heroes))
    pack: Any = match.pack
    level = pack.things["encounter"][card].level
    space = SPACES[level] if space is None else space
    spaces = state(match)["track"]
    spaces[space] |= {"card": card, "event": event}
    for index, one in (track or {}).items():
        spaces[index] |= one
    kept = {one["card"] for one in spaces}
    decks = [
        deck(*(one.id for one in pack.encounters if one.level == n and one.id not in kept))
        for n in (1, 2, 3)
    ]
    body: dict[str, Any] = {
        "at": space,
        "track": spaces,
        "decks": decks,
        "events": events or deck(),
    }
    if treasure is not None:
        body["treasure"] = treasure
    match = dashboard(tuple(heroes), **body)
    match = begin(match, [["begin_encounter"]])
    doc: Any = match.position()
    body = doc["state"]
    fill_heroes(body, heroes)
    if isinstance(foes, Mapping):
        for index, one in foes.items():
            body["foes"][index] |= one
    else:
        body["foes"] = []
        fill_foes(match, body, foes)
    for index, foe in enumerate(body["foes"]):
        if left is not None and index not in left:
            foe["node"] = None
    count = len(body["terrain"])
    if terrain is not None:
        body["terrain"] = ground(terrain, count)
    if traps is not None:
        body["traps"] = laid_traps(traps)
    body["awake_tiles"] = list(range(count // 13)) if awake is None else list(awake)
    body.update(fields)
    return resume(doc, aggro, turn, tape)


def ready(match: Match) -> None:
    """Through the upkeep: nobody swaps, nobody follows."""
    while asked(match) in (["swap"], ["follow"]):
        play(match, "keep" if asked(match) == ["swap"] else "stay")


def end(match: Match) -> None:
    """This turn is over; on to the next one, if nobody is asked anything else."""
    ready(match)
    play(match, "end")
    ready(match)


def turns(match: Match, count: int) -> None:
    for _ in range(count):
        end(match)


def strike(match: Match, target: str | None = None) -> None:
    """The left hand's first option, at this target if one must be chosen."""
    ready(match)
    play(match, "act-left-0")
    if target is not None and asked(match) == ["target"]:
        play(match, target)


def standing(match: Match) -> list[tuple[str, int]]:
    """The enemies on the board: model and node, in order."""
    fight = table(match)["fight"]
    return [(one["model"], one["node"]) for one in fight["foes"]] if fight else []


def tokens(match: Match) -> list[tuple[str, int]]:
    return [(one["model"], one["node"]) for one in table(match)["fight"]["tokens"]]


def souls(match: Match) -> int:
    found: int = table(match)["souls"]
    return found


def track(match: Match, index: int) -> dict[str, Any]:
    found: dict[str, Any] = table(match)["track"][index]
    return found


def item_ids(match: Match) -> list[str]:
    """The cards in the inventory."""
    return [one[0] for one in state(match)["inventory"]]
