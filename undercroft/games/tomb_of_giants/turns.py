"""A character's turn: move and action, and what comes at its end (TG-15, TG-17, TG-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.souls import harm
from undercroft.games.souls.acting import Activation, End, EndActivation, may_strike
from undercroft.games.souls.figures import Character
from undercroft.games.souls.gear import STAGGER
from undercroft.games.souls.terrain import LEVER, SHRINE
from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.decision import Closed
from undercroft.kernel.text import Message

from . import facts
from .goals import check_goals
from .spawning import do_deeds
from .state import Descent, Seeker
from .terrain import any_time, terrain_choices

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Turn(Activation[Descent]):
    """TG-22: move and one action in either order; terrain may be the action (TG-8.14)."""

    name = "turn"
    rules = ("TG-22.1", "TG-22.2", "TG-22.3", "TG-23.1", "TG-8.14")

    def end(self) -> Choice[Any]:
        return END_TURN

    def ending(self) -> Step[Any]:
        return EndTurn(self.seat)

    def more(self, state: Descent, character: Character) -> list[Choice[Any]]:
        found: list[Choice[Any]] = []
        if state.terrain and may_strike(character) and not character.hands_used:
            found.extend(terrain_choices(state, character))
        return found + any_time(state, character)

    def closed(self, state: Descent, seat: int) -> list[Closed]:
        found = super().closed(state, seat)
        character = state.characters[self.seat]
        on_lever = bool(state.terrain) and state.terrain[character.spot] == LEVER
        if on_lever and not state.lever_works(character.spot):
            reason = Message("tg-closed-lever-dark")
            target = (("node", character.spot),)
            found.append(
                Closed(f"lever-{character.spot}", Message("tg-option-lever"), reason, target)
            )
        return found


class EndsTurn(End[Descent]):
    """Nothing more."""

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-end")


END_TURN: Final = EndsTurn()


class EndTurn(EndActivation[Descent]):
    """TG-A.29: conditions, what the place does, Occupy, the timer, objectives, what the timer sets off."""

    name = "end_turn"

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        super().run(state, match)
        if state.fallen is None:
            self.place_hurts(state, match, character)
        if state.fallen is not None:
            return
        if character.parried:
            character.parried = False
            harm.afflict(state, match, character, STAGGER)
        state.turns_done += 1
        if self.occupies(state, character):
            state.occupied += 1  # TG-15.4
            if match.telling:
                match.tell(facts.Occupied(character.seat, state.occupied))
        state.timer += 1  # TG-17.2
        if match.telling:
            match.tell(facts.Timer(state.timer))
        check_goals(state, match)
        card = state.encounter
        if state.in_fight and card is not None and state.timer in card.timers:
            do_deeds(state, card.timers[state.timer], character.spot)

    @staticmethod
    def place_hurts(state: Descent, match: Match, seeker: Seeker) -> None:
        modifiers = state.special
        if modifiers.drain:
            harm.suffer(state, match, seeker, modifiers.drain, False)
        if modifiers.restless and seeker.node == seeker.began and state.fallen is None:
            harm.suffer(state, match, seeker, modifiers.restless, False)

    @staticmethod
    def occupies(state: Descent, seeker: Seeker) -> bool:
        card = state.encounter
        return (
            card is not None
            and any(goal.op == "occupy" for goal in card.goals)
            and state.terrain[seeker.spot] == SHRINE
        )
