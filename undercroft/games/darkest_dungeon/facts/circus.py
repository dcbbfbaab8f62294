"""What can happen in the circus."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel.fact import Fact, WordOf

from .common import Figure, HeroId

Team = Annotated[str, WordOf(("a", "b"))]


class FirstTeam(Fact):
    """Which team begins."""

    team: Team


class Drafted(Fact):
    """A team takes a hero."""

    team: Team
    hero: HeroId


class Profile(Fact):
    """A hero fights with this profile."""

    figure: Figure
    profile: int


class Butcher(Fact):
    """The Butcher moves."""

    area: int


class Puppets(Fact):
    """The puppets stand in an area."""

    area: int


class BoutWon(Fact):
    """A team wins the bout; null: nobody is left standing."""

    team: Team | None


class BoutDrawn(Fact):
    """The bout leads nowhere."""

    rounds: int
