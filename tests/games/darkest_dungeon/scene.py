"""What scenes look at: slots of the trackers, a monster that must be there, what was used, the next turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.kernel.match import Match

from .stage import asked, conditions, foe, options, play, skill_card, table


def body(match: Match) -> Any:
    """The state as its document has it."""
    return match.position()["state"]


def slots(match: Match, side: int = 1) -> list[int | None]:
    """One of the two trackers, slot by slot."""
    return list(table(match)["battle"]["slots"][side])


def standing(match: Match, number: int = 0) -> dict[str, Any]:
    found = foe(match, number)
    assert found is not None
    return found


def wounds(match: Match, number: int = 0) -> int:
    """Of a monster that must be there."""
    return int(standing(match, number)["wounds"])


def of_kind(one: Mapping[str, Any], kind: str) -> list[tuple[int, int]]:
    """The stacks of one Condition: what a token is worth, tokens left."""
    return [(amount, tokens) for name, amount, tokens in conditions(one) if name == kind]


def used(match: Match) -> list[str]:
    """The Skills used so far, by id."""
    return [
        skill_card(str(event.fields["skill"])).card
        for event in match.events
        if event.kind == "uses"
    ]


def skills_offered(match: Match) -> set[str]:
    """The Skills that are open to the hero whose turn it is."""
    return {one.split("-")[1] for one in options(match) if one.startswith("use-")}


def deathblows(match: Match) -> list[str]:
    """What the Deathblow dice said: whether they killed."""
    return [str(event.fields["deadly"]) for event in match.events if event.kind == "deathblow"]


def on_to_act(match: Match) -> None:
    """Whatever is asked in between: the first answer."""
    while asked(match)[0] != "act":
        play(match, options(match, match.waiting[0])[0])
