"""What a hand card does for characters: Stamina and Health, blessings, the Aggro token (DS-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from . import facts, harm
from .attacks import action_of, use_fits
from .blows import Use
from .choices import NOBODY, SeatChoice, for_each_seat
from .fields import Seat
from .figures import Character
from .gear import Action
from .places import NODES, Place
from .schema import GainEntry
from .state import CharacterQuestion, Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def bless(state: Fight, match: Match, character: Character, action: Action) -> None:
    """Blue dice for the defence of characters in range until the next character's turn."""
    assert action.bless is not None
    away = state.board.span[character.spot]
    more = action.bless.blue
    for other in state.characters:
        if away[other.spot] <= action.range:
            block, resist = other.blessed
            if action.bless.to == "block":
                other.blessed = (block + more, resist)
            else:
                other.blessed = (block, resist + more)
            if match.telling:
                match.tell(facts.Blessed(other.seat, action.bless.to, more))


class Gain(CharacterQuestion):
    """Stamina and Health for characters in range."""

    name = "gain"
    rules = ("DS-5.8", "DS-3.11", "TG-7.7")
    use: Use
    left: Annotated[int, Range(1, 9)]
    """How many may still be chosen."""
    done: tuple[Seat, ...]
    """Those who have been."""

    def fits(self, state: Fight) -> bool:
        return use_fits(state, self.seat, self.use)

    def within(self, state: Fight) -> list[Character]:
        character = state.characters[self.seat]
        action = action_of(state, character, self.use)
        assert action.gain is not None
        reach = action.range if action.gain.range is None else action.gain.range
        away = state.board.span[character.spot]
        return [
            other
            for other in state.characters
            if away[other.spot] <= reach and other.seat not in self.done
        ]

    def gain(self, state: Fight) -> GainEntry:
        gain = action_of(state, state.characters[self.seat], self.use).gain
        assert gain is not None
        return gain

    def amounts(self, state: Fight) -> tuple[int, int]:
        """Stamina and Health for each."""
        gain = self.gain(state)
        more = state.loadout(state.characters[self.seat]).more_healing if gain.health else 0
        return gain.stamina, gain.health + more

    def give(self, state: Fight, match: Match, other: Character) -> None:
        stamina, health = self.amounts(state)
        harm.gain(state, match, other, stamina, health)

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        within = self.within(state)
        if self.gain(state).who == "node":
            nodes = dict.fromkeys([other.spot for other in within])
            return tuple([HELP_NODE[node] for node in nodes])
        found = [HELP[other.seat] for other in within]
        return (*found, NOBODY) if self.done else tuple(found)

    def run(self, state: Fight, match: Match) -> None:
        if not state.in_fight:
            return
        character = state.characters[self.seat]
        who = self.gain(state).who
        if who == "self":
            self.give(state, match, character)
        elif who in ("all", "others"):
            for other in self.within(state):
                if who == "all" or other is not character:
                    self.give(state, match, other)
        else:
            found = self.choices(state, self.seat)
            if found not in ((), (NOBODY,)):
                state.ask(self, self.seat, found)

    def prompt(self, state: Fight, seat: int) -> Message:
        stamina, health = self.amounts(state)
        return Message("ds-prompt-gain", {"stamina": stamina, "health": health})


class Help(SeatChoice):
    """This one gains."""

    name = "help"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Gain)
        step.give(state, match, state.characters[self.seat])
        if step.gain(state).who == "two" and step.left > 1:
            state.then(Gain(step.seat, step.use, step.left - 1, (*step.done, self.seat)))


class HelpNode(Choice[Fight]):
    """Everybody on this node gains."""

    name = "help_node"
    place: Place

    @property
    def id(self) -> str:
        return self.place.id

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-gain-node", {"node": self.place.node or 0})

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return self.place.targets

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Gain)
        for other in step.within(state):
            if other.node == self.place.node:
                step.give(state, match, other)


HELP: Final = for_each_seat(Help)
HELP_NODE: Final = tuple(map(HelpNode, NODES))


# ---------------------------------------------------------------------- the Aggro token


class PassAggro(CharacterQuestion):
    """After the attack the character may give the Aggro token to another one."""

    name = "pass_aggro"
    rules = ("DS-17.7", "TG-8.9")

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        others = [one.seat for one in state.characters if one.seat != self.seat]
        return (KEEP_AGGRO[self.seat], *[PASS_AGGRO[seat] for seat in others])

    def run(self, state: Fight, match: Match) -> None:
        alone = len(state.characters) == 1
        if state.in_fight and state.aggro == self.seat and state.aggro_free and not alone:
            state.ask(self, self.seat, self.choices(state, self.seat))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-pass-aggro")


class KeepAggro(SeatChoice):
    """It stays where it is."""

    name = "keep_aggro"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-keep-aggro", {"who": Ref("hero", self.seat)})

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        pass


class PassTo(SeatChoice):
    """The Aggro token goes to this one."""

    name = "pass_aggro"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        state.give_aggro(self.seat)
        if match.telling:
            assert state.aggro is not None
            match.tell(facts.Aggro(state.aggro))


KEEP_AGGRO: Final = for_each_seat(KeepAggro)
PASS_AGGRO: Final = for_each_seat(PassTo)
