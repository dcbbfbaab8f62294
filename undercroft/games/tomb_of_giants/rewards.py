"""What a party is given: souls, treasure, embers, tokens, shortcuts (TG-6, TG-8.5, TG-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.fields import Treasure
from undercroft.games.souls.gear import BLACK, Card
from undercroft.games.souls.outfit import put_in, take_out
from undercroft.games.souls.party import LEADER
from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.text import Message

from . import facts
from .asking import Done, SomeHero
from .cards import TOKENS
from .fields import Token
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def earn(state: Descent, match: Match, souls: int) -> None:
    """TG-19.1: into the cache."""
    state.souls += souls
    state.earned += souls
    if match.telling:
        match.tell(facts.Earned(souls, state.souls))


class Tilt(Step[Descent]):
    """TG-18.4: once its rewards are gained, a completed card is tilted."""

    name = "tilt"

    def run(self, state: Descent, match: Match) -> None:
        state.put(state.at, state.space.with_tilt(True))


class Refresh(Step[Descent]):
    """TG-19.4: each character readies the token shown."""

    name = "refresh"
    token: Token

    def run(self, state: Descent, match: Match) -> None:
        for character in state.characters:
            character.set_token(self.token, True)
        if match.telling:
            match.tell(facts.Refreshed(TOKENS[self.token]))


class Shortcut(Step[Descent]):
    """TG-19.6: a shortcut token on the card; a second one does nothing (TG-A.33)."""

    name = "shortcut"

    def run(self, state: Descent, match: Match) -> None:
        if not state.space.shortcut:
            state.put(state.at, state.space.with_shortcut())
            if match.telling:
                match.tell(facts.Shortcut(state.at))


class BarrelSouls(Step[Descent]):
    """TG-8.5: a black die for a barrel; that many souls."""

    name = "barrel_souls"

    def run(self, state: Descent, match: Match) -> None:
        die = state.box.dice[BLACK]
        souls = int(die.labels[match.chance.index(die)])
        if match.telling:
            match.tell(facts.BarrelSouls(souls))
        earn(state, match, souls)


class Search(Step[Descent]):
    """TG-19.3: the named card from the treasure deck; then the deck is shuffled."""

    name = "search"
    card: Treasure

    def run(self, state: Descent, match: Match) -> None:
        if self.card not in state.treasure.cards:
            if match.telling:
                match.tell(facts.NotFound(self.card.id))
            return
        state.treasure = state.treasure.shuffled(less=(self.card,))
        take(state, match, self.card)


class DrawTreasure(Step[Descent]):
    """TG-6.6: the top card goes to the inventory; an Ember may be used at once (TG-6.7)."""

    name = "draw_treasure"

    def run(self, state: Descent, match: Match) -> None:
        if not state.treasure.size:
            return
        card = state.treasure.draw(match.chance, "treasure")
        state.treasure = state.treasure.without(card)
        take(state, match, card)


def take(state: Descent, match: Match, card: Card) -> None:
    """A treasure card comes to the party."""
    put_in(state, card.item)
    if match.telling:
        match.tell(souls_facts.Found(card.id))
    if card.kind == "ember" and not all(character.ember for character in state.characters):
        state.then(UseEmber(card))


class UseEmber(Question[Descent]):
    """TG-6.7: for a character without one, or it stays in the inventory."""

    name = "use_ember"
    rules = ("TG-4.6", "TG-6.7", "TG-A.9")
    card: Treasure

    def fits(self, state: Descent) -> bool:
        return self.card.item in state.inventory

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Descent], ...]:
        without = [character.seat for character in state.characters if not character.ember]
        return (*(Rekindled(seat) for seat in without), KEEP)

    def run(self, state: Descent, match: Match) -> None:
        state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-ember")


class Rekindled(SomeHero):
    """TG-A.9: for this one; then it leaves the game."""

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, UseEmber)
        take_out(state, question.card.item)
        state.characters[self.seat].ember = True
        if match.telling:
            match.tell(souls_facts.Ember(self.seat))


class Keep(Done):
    """It stays in the inventory."""

    name = "keep"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("ds-option-to-inventory")


KEEP: Final = Keep()
DRAW_TREASURE: Final = DrawTreasure()
BARREL_SOULS: Final = BarrelSouls()
TILT: Final = Tilt()
SHORTCUT: Final = Shortcut()
