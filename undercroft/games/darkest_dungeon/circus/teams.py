"""The two teams of the Butcher's Circus, and who speaks for them (DD-39.2)."""

from __future__ import annotations

from typing import Final

from ..seen.words import Team
from ..state.estate import Estate
from ..terms import TEAM

TEAMS: Final[tuple[Team, ...]] = ("a", "b")


def captain(state: Estate, team: int) -> int:
    """The seat that speaks for a team."""
    return state.seats_of[team * TEAM]


def team_of(seat: int) -> int:
    return seat % 2


def members(team: int) -> range:
    return range(team * TEAM, team * TEAM + TEAM)
