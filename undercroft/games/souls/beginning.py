"""How a character's activation begins (DS-22.1 to DS-22.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.text import Message

from . import facts, harm
from .acting import Activation
from .choices import Plain
from .figures import FRESH
from .state import Box, CharacterQuestion, Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class BeginActivation(CharacterQuestion[Box]):
    """DS-22.1–22.3: gain 2 Stamina, take the Aggro token."""

    name = "begin"
    rules = ("DS-22.1", "DS-22.2", "DS-22.4")

    def gains(self, state: Box, mixed: bool) -> tuple[int, int]:
        """The Stamina and Health a choice gives."""
        character = state.characters[self.seat]
        if mixed:
            return state.loadout(character).mixed
        stamina = state.start_gain
        for other in state.characters:
            if other.node == character.node:  # a ring works for everybody on its wearer's node
                stamina = max(stamina, state.loadout(other).start_stamina)
        return stamina, 0

    def choices(self, state: Box, seat: int) -> tuple[Choice[Fight], ...]:
        return BEGINNINGS

    def run(self, state: Box, match: Match) -> None:
        character = state.characters[self.seat]
        gear = state.loadout(character)
        state.active = self.seat
        character.phase = FRESH
        character.hands_used = ()
        character.calm()
        character.walk_left = gear.walk_nodes
        for other in state.characters:
            other.blessed = (0, 0)  # until the next character's activation
        if match.telling:
            match.tell(facts.Activates(self.seat))
        if gear.mixed != (0, 0) and character.red:
            state.ask(self, self.seat, BEGINNINGS)
        else:
            self.begin(state, match, False)

    def begin(self, state: Box, match: Match, mixed: bool) -> None:
        harm.gain(state, match, state.characters[self.seat], *self.gains(state, mixed))
        state.give_aggro(self.seat)
        self.then(state, match)

    def then(self, state: Box, match: Match) -> None:
        state.then(Activation(self.seat))

    def prompt(self, state: Box, seat: int) -> Message:
        return Message("ds-prompt-begin")


class Begin(Plain):
    """Begin with Stamina alone, or with less of it and some Health."""

    mixed: ClassVar[bool] = False

    def text(self, state: Fight, ask: Ask) -> Message:
        step = ask.step
        assert isinstance(step, BeginActivation)
        stamina, health = step.gains(state, self.mixed)
        return Message("ds-option-begin", {"stamina": stamina, "health": health})

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, BeginActivation)
        step.begin(state, match, self.mixed)


class BeginStamina(Begin):
    name = "stamina"


class BeginMixed(Begin):
    name = "mixed"
    mixed = True


BEGINNINGS: Final = (BeginStamina(), BeginMixed())
