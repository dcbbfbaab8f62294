"""Heroic actions (DS-4.2): those of one's own activation, and the backstab after a dodge."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.content import MOST_STEPS
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from . import facts, harm
from .abilities import Heroic
from .attacks import UseOfCard, reachable
from .blows import Use
from .choices import NO, STAY, PlaceChoice
from .fields import FoeIndex
from .figures import Character
from .helping import PassAggro
from .moving import barrel_cost, crosses, go, places
from .places import at_each
from .state import CharacterQuestion, Fight, asked
from .strikes import swing_all

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def heroic(state: Fight, match: Match, character: Character) -> None:
    """DS-4.2: the ones that belong to one's own activation."""
    kind = character.kind
    character.heroic = False
    if match.telling:
        match.tell(facts.Heroic(character.seat, kind.heroic))
    POWERS[kind.heroic](state, match, character, kind.power)


def rally(state: Fight, match: Match, character: Character, power: Heroic) -> None:
    for other in state.characters:
        harm.gain(state, match, other, power.stamina, 0)


def charge(state: Fight, match: Match, character: Character, power: Heroic) -> None:
    character.charged = True
    state.then(ChargeMove(character.seat, 1))


def keep_faith(state: Fight, match: Match, character: Character, power: Heroic) -> None:
    """TG-4.2."""
    away = state.board.span[character.spot]
    for other in state.characters:
        if away[other.spot] <= power.range:
            harm.gain(state, match, other, 0, power.health)


def crit(state: Fight, match: Match, character: Character, power: Heroic) -> None:
    character.crit = True


def slip_away(state: Fight, match: Match, character: Character, power: Heroic) -> None:
    state.then(ChargeMove(character.seat, power.nodes), PassAggro(character.seat))


POWERS: Final[dict[str, Callable[[Fight, Match, Character, Heroic], None]]] = {
    "rally": rally,
    "charge": charge,
    "keep_faith": keep_faith,
    "crit": crit,
    "slip_away": slip_away,
}
OWN_TURN: Final = tuple(POWERS)
"""The heroic actions of one's own turn."""


class ChargeMove(CharacterQuestion):
    """A heroic action moves a node or more for nothing."""

    name = "charge_move"
    rules = ("DS-4.2", "DS-32.8", "TG-4.2", "TG-36.5")
    left: Annotated[int, Range(0, MOST_STEPS)]

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        character = state.characters[self.seat]
        found = [
            CHARGE_TO[place.index]
            for place in places(state, character, state.any_move_turns)
            if not barrel_cost(state, place)
        ]
        return (STAY, *found)

    def run(self, state: Fight, match: Match) -> None:
        found = self.choices(state, self.seat)
        if len(found) > 1:
            state.ask(self, self.seat, found)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-charge")


class ChargeTo(PlaceChoice):
    """A node on."""

    name = "charge"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step, character = ask.step, asked(state, ask)
        assert isinstance(step, ChargeMove)
        if step.left > 1 and not crosses(state, character, self.place):
            state.then(ChargeMove(step.seat, step.left - 1))
        go(state, match, character, self.place)


CHARGE_TO: Final = at_each(ChargeTo)


class Backstab(CharacterQuestion):
    """After an own successful dodge: a free attack on the enemy that was dodged, if in range."""

    name = "backstab"
    rules = ("DS-4.2", "DS-29.3", "TG-4.2", "TG-29.5")
    foe: FoeIndex

    def fits(self, state: Fight) -> bool:
        return super().fits(state) and self.foe < len(state.foes)

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        character = state.characters[self.seat]
        found: list[Choice[Fight]] = [NO]
        for slot in range(2 + len(character.backup)):
            item = character.weapon(slot)
            for action in item.actions if item else ():
                if slot > 1 and not action.backup:
                    continue
                if action.attacks and reachable(state, character, action, self.foe):
                    found.append(Stab(slot, action))
        return tuple(found)

    def run(self, state: Fight, match: Match) -> None:
        if state.foes[self.foe].node is None:
            return
        found = self.choices(state, self.seat)
        if len(found) > 1:
            state.ask(self, self.seat, found)

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.foes[self.foe].model.id
        return Message("ds-prompt-backstab", {"who": Ref("model", model)})


class Stab(UseOfCard):
    """A free attack with this option of a card."""

    def price(self, state: Fight, character: Character) -> int:
        return 0

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step, character = ask.step, asked(state, ask)
        assert isinstance(step, Backstab)
        character.heroic = False
        if match.telling:
            match.tell(facts.Heroic(step.seat, "backstab"))
        use = Use(self.slot, self.action.index, free=True)
        swing_all(state, step.seat, use, self.action, step.foe)
