"""What the party does with its goods between fights: what lies in the inventory, and what somebody wears."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from typing_extensions import TypeVar

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Count
from undercroft.kernel.text import Message, Ref, Value

from .fields import Seat
from .figures import Character
from .gear import Item
from .outfit import PLACES, Attach, Equip, stow, worn
from .party import Party

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


Owner = TypeVar("Owner", bound=Party, default=Party)


# ---------------------------------------------------------------------- what lies there


class OfInventory(Choice[Owner]):
    """Something to be done with a card of the inventory."""

    said: ClassVar[str]
    place: Count

    @property
    def id(self) -> str:
        return f"{self.name}-{self.place}"

    def card(self, state: Owner) -> str:
        return state.inventory[self.place].card.id

    def text(self, state: Owner, ask: Ask) -> Message:
        return Message(self.said, {"card": Ref("card", self.card(state))})

    def targets(self, state: Owner, ask: Ask) -> tuple[Target, ...]:
        return (("card", self.card(state)), ("inventory", self.place))


class EquipIt(OfInventory):
    """DS-10.5, TG-33.3: who takes it is asked next."""

    name = "equip"
    said = "ds-option-equip"

    def take(self, state: Party, match: Match, ask: Ask) -> None:
        state.then(Equip(state.inventory[self.place]), ask.step)


class AttachIt(OfInventory):
    """DS-10.7, TG-33.4: onto what is asked next."""

    name = "attach"
    said = "ds-option-attach"

    def take(self, state: Party, match: Match, ask: Ask) -> None:
        state.then(Attach(state.inventory[self.place]), ask.step)


# ---------------------------------------------------------------------- what somebody wears


class OfWorn(Choice[Owner]):
    """Something to be done with a card that a character has on, in hand or along."""

    seat: Seat
    slot: Count

    def wearer(self, state: Owner) -> Character:
        return state.characters[self.seat]

    def item(self, state: Owner) -> Item:
        item = worn(self.wearer(state), self.slot)
        assert item is not None
        return item

    def targets(self, state: Owner, ask: Ask) -> tuple[Target, ...]:
        card = self.item(state).card.id
        return (("card", card), ("hero", self.seat), ("slot", PLACES[self.slot]))


class StowIt(OfWorn):
    """DS-10.5, TG-33.3: into the inventory."""

    name = "stow"

    @property
    def id(self) -> str:
        return f"stow-{self.seat}-{self.slot}"

    def text(self, state: Party, ask: Ask) -> Message:
        card = self.item(state).card.id
        args: dict[str, Value] = {"card": Ref("card", card), "who": Ref("hero", self.seat)}
        return Message("ds-option-stow", args)

    def take(self, state: Party, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        stow(state, match, self.wearer(state), self.slot)
