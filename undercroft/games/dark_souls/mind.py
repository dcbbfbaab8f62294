"""How the first box is played: fights are thought through; the journey has its rules of thumb (`bot.py`)."""

from __future__ import annotations

from typing import Final

from undercroft.games.souls.bot import PartyBot
from undercroft.games.souls.content import SoulsPack
from undercroft.games.souls.judging import Judge
from undercroft.games.souls.mind import FightMind
from undercroft.games.souls.state import Fight

from .bot import JourneyBot
from .state import CAMPAIGN, JOURNEY, Journey

SPENT: Final = 0.15
"""What a fight is worth less on a journey if every flask and token was used up in it."""


class JourneyJudge(Judge):
    """Whoever fights on the way saves what it can."""

    def saving(self, state: Fight) -> bool:
        assert isinstance(state, Journey)
        return state.mode in (JOURNEY, CAMPAIGN) and state.boss is None


class JourneyMind(FightMind):
    """A fight on the way is not all: who comes out of it with full flasks goes further."""

    def judges(self, pack: SoulsPack) -> Judge:
        return JourneyJudge(pack)

    def between(self, pack: SoulsPack) -> PartyBot:
        return JourneyBot(pack)

    def after(self, state: Fight) -> float:
        assert isinstance(state, Journey)
        if not state.souls:  # DS-18.4, DS-18.8: a victory brings souls, a defeat leaves them behind
            return 0.0
        kept = 0.0
        for one in state.characters:
            kept += 0.5 * one.estus + 0.25 * one.luck + 0.25 * one.heroic
        return 1.0 - SPENT + SPENT * kept / len(state.characters)


MIND: Final = JourneyMind
