"""What bots of both boxes answer between fights: they know what equipment is worth.

They remember nothing: an answer follows from the state and from its number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from undercroft.kernel.agenda import Ask, Choice

from .bot_party import ENOUGH, HITS, PREY, Hits, Outfit, Outfitter, Prey, outfit_of, with_upgrade
from .choices import SeatChoice
from .content import SoulsPack
from .figures import Character
from .gear import Item
from .inventory import AttachIt, EquipIt
from .odds import mean, pool_odds
from .outfit import ARMOUR, BACKUP, LEAVE, LEFT, RIGHT, Attach, AttachWorn, Equip, EquipTo
from .party import Party

PERHAPS: Final = 0.25
"""How often nobody thinks of clothes, so that what cannot be put on is not tried for ever."""

Option = Choice[Any]
Pick = Callable[[Any, Ask], Option]
"""What is taken of a question."""
Judge = Callable[[Any, Ask, Any], float]
"""How good one of its options is."""


class PartyBot:
    """The judgement of a party that does not fight."""

    def __init__(
        self, pack: SoulsPack, hits: Hits = HITS, prey: Prey = PREY, both: bool = False
    ) -> None:
        self.outfitter = Outfitter(pack, hits, prey, both)
        self.random = Random()  # noqa: S311 (ties only)
        self.picks: dict[str, Pick] = {"equip": self.equip, "attach": self.attach}
        """By the name of the question."""
        self.judges: dict[str, Judge] = {}

    def knows(self, ask: Ask) -> bool:
        """Whether it has an opinion."""
        return ask.step.name in self.picks or ask.step.name in self.judges

    def answer(self, state: Any, ask: Ask) -> str | None:
        """The option to take; None where it has no opinion."""
        name = ask.step.name
        self.random.seed(str(state.serial))
        pick = self.picks.get(name)
        if pick is not None:
            return pick(state, ask).id
        judge = self.judges.get(name)
        if judge is None:
            return None
        best, most = ask.options[0], (-1e9, 0.0)
        for option in ask.options:
            found = (judge(state, ask, option), self.random.random())
            if found > most:
                best, most = option, found
        return best.id

    def levels(self, state: Any) -> Sequence[int]:
        """What each tier of a stat costs."""
        raise NotImplementedError

    def worth(self, state: Party, item: Item) -> float:
        """What a card could bring."""
        return self.outfitter.worth(state, item, self.levels(state))

    def sturdiness(self, state: Party, character: Character) -> float:
        """Who is best protected stands in front."""
        block = pool_odds(state.pack, state.loadout(character).block)
        return mean(block) - float(character.red)

    def least_sturdy(self, state: Party, ask: Ask, option: Option) -> float:
        """Whoever is hit hardest needs it most."""
        if not isinstance(option, SeatChoice):
            return -99.0
        return -self.sturdiness(state, state.characters[option.seat])

    # ------------------------------------------------------------------ equipment

    def dress(self, state: Party, options: Sequence[Option]) -> Option | None:
        """An equip or attach that makes somebody stronger."""
        if self.random.random() < PERHAPS:
            return None
        lying = state.inventory
        equips: dict[int, Option] = {}
        attaches: dict[int, Option] = {}
        for option in options:
            if isinstance(option, EquipIt):
                equips[option.place] = option
            elif isinstance(option, AttachIt):
                attaches[option.place] = option
        for character in state.characters:
            for item in self.missing(state, character):
                found = equips.get(lying.index(item))
                if found is not None:
                    return found
        for place, upgrade in attaches.items():
            item = lying[place]
            for character in state.characters:
                gain = self.outfitter.gain(outfit_of(character), item)
                if gain > ENOUGH and item.may_be_used(state.stats(character)):
                    return upgrade
        return None

    def wanted(self, state: Party, character: Character) -> Outfit:
        """What somebody should have on."""
        now = outfit_of(character)
        return self.outfitter.best(now, state.inventory, state.stats(character))

    def missing(self, state: Party, character: Character) -> list[Item]:
        """What somebody should put on."""
        now = outfit_of(character)
        return [
            item
            for item in self.wanted(state, character)
            if item is not None and item not in now and item in state.inventory
        ]

    def equip(self, state: Party, ask: Ask) -> Option:
        """To whom it brings most."""
        step = ask.step
        assert isinstance(step, Equip)
        best, found = 0.0, keeping(ask)
        for option in ask.options:
            if not isinstance(option, EquipTo) or option.slot == BACKUP:
                continue
            character = state.characters[option.seat]
            if step.item not in self.missing(state, character):
                continue
            now, wanted = outfit_of(character), self.wanted(state, character)
            gain = self.outfitter.power(wanted) - self.outfitter.power(now)
            if gain > best and option.slot == slot_for(now, wanted, step.item):
                best, found = gain, option
        return found

    def attach(self, state: Party, ask: Ask) -> Option:
        """Where it makes the biggest difference; on a weapon it stays for ever (DS-6.5)."""
        step = ask.step
        assert isinstance(step, Attach)
        best, found = 0.0, keeping(ask)
        for option in ask.options:
            if isinstance(option, AttachWorn) and option.slot < BACKUP:
                now = outfit_of(state.characters[option.seat])
                after = with_upgrade(now, option.slot, step.item.card)
                gain = self.outfitter.power(after) - self.outfitter.power(now)
                if gain > best:
                    best, found = gain, option
        return found


def slot_for(now: Outfit, wanted: Outfit, item: Item) -> int:
    """The armour, or the hand that holds nothing one wants to keep."""
    if wanted[0] is item:
        return ARMOUR
    return RIGHT if now[1] is not None and now[1] in wanted else LEFT


def keeping(ask: Ask) -> Option:
    """The option that leaves things as they are."""
    return LEAVE if LEAVE in ask.options else ask.options[-1]


def first(options: Sequence[Option], kind: type[Option]) -> Option | None:
    """The first option of this kind."""
    for option in options:
        if isinstance(option, kind):
            return option
    return None
