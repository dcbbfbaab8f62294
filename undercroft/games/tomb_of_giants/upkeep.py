"""How a turn begins: recovering, other cards in hand, and the others follow (TG-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from undercroft.games.souls import harm
from undercroft.games.souls.acting import ESTUS, HEROIC, Hold, may_drink, spare_weapons
from undercroft.games.souls.beginning import BeginActivation
from undercroft.games.souls.choices import STAY, Nothing, PlaceChoice, Plain
from undercroft.games.souls.figures import Character
from undercroft.games.souls.gear import FROSTBITE
from undercroft.games.souls.heroics import OWN_TURN
from undercroft.games.souls.moving import go, places
from undercroft.games.souls.places import at_each
from undercroft.games.souls.state import CharacterQuestion, asked
from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .state import Descent
from .terrain import any_time
from .turns import Turn

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Upkeep(BeginActivation[Descent]):
    """TG-21: recover, Aggro, other cards in hand, then each other character may move one node."""

    name = "upkeep"
    rules = ("TG-21.2", "TG-21.3", "TG-21.6")

    def gains(self, state: Descent, mixed: bool) -> tuple[int, int]:
        character = state.characters[self.seat]
        stamina, health = super().gains(state, mixed)
        if not mixed:
            stamina = max(stamina, state.loadout(character).own_stamina)
        if character.conditions & FROSTBITE:
            stamina = max(0, stamina - 1)  # TG-25.7
        return stamina, health

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        state.turns += 1
        state.reached = None  # the enemies' turn is over
        character.began = character.node
        character.parried = False
        gem = state.holds(self.seat, "heal")
        if gem:
            harm.gain(state, match, character, 0, gem.amount)
        super().run(state, match)

    def then(self, state: Descent, match: Match) -> None:
        others = [Follow(one.seat, 0) for one in state.characters if one.seat != self.seat]
        state.then(Swap(self.seat), *others, Turn(self.seat))


class Swap(CharacterQuestion[Descent]):
    """TG-21.4: cards of the backup slot against those in hand; armour stays (TG-A.37).

    A heroic action may be used now as well, before the others move (TG-4.2, TG-A.73).
    """

    name = "swap"
    rules = ("TG-21.4", "TG-A.37")

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Any], ...]:
        character = state.characters[self.seat]
        # TG-4.2, TG-4.3, TG-8.7: what is allowed at any time of the turn.
        found: list[Choice[Any]] = [KEEP_HANDS, *self.ways(state, character)]
        if may_drink(character):
            found.append(ESTUS)
        if self.heroic(state, character):
            found.append(HEROIC)
        return (*found, *any_time(state, character))

    def heroic(self, state: Descent, character: Character) -> bool:
        """With nobody else to move it is the same a moment later, in the action phase."""
        return character.heroic and character.kind.heroic in OWN_TURN and len(state.characters) > 1

    @staticmethod
    def ways(state: Descent, character: Character) -> list[SwapHands]:
        if not character.backup:
            return []
        weapons = spare_weapons(character)
        now = {character.left, character.right}
        resting = (
            len(character.backup) + bool(character.left) + bool(character.right) - len(weapons)
        )
        return [
            SwapHands(way)
            for way in state.box.armoury.arrangements(weapons)
            if {way.left, way.right} != now and len(way.backup) + resting <= 2
        ]

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        if state.in_fight and (self.heroic(state, character) or self.ways(state, character)):
            state.ask(self, self.seat, self.choices(state, self.seat))

    def prompt(self, state: Descent, seat: int) -> Message:
        bold = "yes" if self.heroic(state, state.characters[self.seat]) else "no"
        return Message("tg-prompt-swap", {"who": Ref("hero", self.seat), "heroic": bold})


class KeepHands(Nothing[Descent]):
    """The cards in hand stay."""

    name = "keep"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-keep-hands")


class SwapHands(Hold[Descent]):
    """Once in the upkeep."""

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return tuple([("card", item.card.id) for item in (self.way.left, self.way.right) if item])

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        self.hold(state, match, asked(state, ask))


KEEP_HANDS: Final = KeepHands()


class Follow(CharacterQuestion[Descent]):
    """TG-21.5, TG-A.36: in the upkeep each other character may move one node, for nothing."""

    name = "follow"
    rules = ("TG-21.5", "TG-A.36")
    waits: Annotated[int, Range(0, 9)]
    """TG-A.74: whoever is asked may let the others go first; how often it has."""

    def may_wait(self, state: Descent) -> bool:
        others = any(isinstance(step, Follow) for step in state.agenda)
        return others and self.waits < len(state.characters) - 2

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Any], ...]:
        ways = places(state, state.characters[self.seat])
        found: tuple[Choice[Any], ...] = (STAY, *[FOLLOW_TO[place.index] for place in ways])
        return (*found, LATER) if self.may_wait(state) else found

    def run(self, state: Descent, match: Match) -> None:
        found = self.choices(state, self.seat)
        if state.in_fight and len(found) > 1:
            state.ask(self, self.seat, found)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-follow", {"who": Ref("hero", self.seat)})


class FollowTo(PlaceChoice[Descent]):
    """One node."""

    name = "follow"

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        go(state, match, asked(state, ask), self.place)


class Later(Plain[Descent]):
    """TG-A.74: the others first."""

    name = "later"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-later")

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Follow)
        last = next(i for i, other in enumerate(state.agenda) if isinstance(other, Follow))
        state.agenda.insert(last, Follow(step.seat, step.waits + 1))


FOLLOW_TO: Final = at_each(FollowTo)
LATER: Final = Later()
