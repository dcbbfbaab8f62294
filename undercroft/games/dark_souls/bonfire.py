"""Between fights: going from tile to tile, Blacksmith Andre, the Firekeeper, resting (DS-9 to DS-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.souls.choices import NO, Numbered, for_each_seat
from undercroft.games.souls.content import SIDES
from undercroft.games.souls.fields import MOST_CHARACTERS
from undercroft.games.souls.gear import STATS, Item
from undercroft.games.souls.inventory import AttachIt, EquipIt, OfInventory, StowIt
from undercroft.games.souls.outfit import (
    ARMOUR,
    BACKUP,
    LEFT,
    PLACES,
    RIGHT,
    detach,
    fits_somewhere,
    take_apart,
)
from undercroft.games.souls.party import LEADER, raise_tier, spend
from undercroft.games.souls.stats import StatChoice
from undercroft.games.souls.terrain import CHEST
from undercroft.kernel.agenda import Ask, Choice, Question
from undercroft.kernel.decision import Closed, Outcome, Target
from undercroft.kernel.text import Message, Ref

from . import facts
from .camp import campaign_choices
from .encounter import EnterBoss, arrive_on
from .resting import buy_cost, level_cost, level_costs, rest, rest_gain, rises
from .shop import SAVE_ONE, closed_wares, purchase, wares
from .state import BONFIRE, Journey, opposite
from .treasure import DrawTreasure, can_draw

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

MOST_IN_BACKUP: Final = 3  # DS-5.5


class Explore(Question[Journey]):
    """What the party may do outside fights. At the bonfire: trade, learn, rest."""

    name = "explore"
    rules = ("DS-10.1", "DS-11.1", "DS-12.1", "DS-13.4")

    def choices(self, state: Journey, seat: int) -> tuple[Choice[Any], ...]:
        found: list[Choice[Any]] = []
        way = state.open_tiles()
        links = state.doorways()
        onto = GO.upto(len(links))
        for index in way:
            for side, other in enumerate(links[index]):
                if other is not None and other not in way:
                    there = onto[other][opposite(side)]
                    if there not in found:
                        found.append(there)
        if state.at != BONFIRE and BONFIRE in way:
            found.append(HOME)
        found.extend([OPEN_CHEST[index] for index in way if self.has_chest(state, index)])
        if state.fog is not None and state.fog in way and state.tiles[state.fog].up:
            found.append(FOG)  # DS-13.4
        if state.at == BONFIRE:
            self.add_bonfire(state, found)
        return tuple(found)

    @staticmethod
    def has_chest(state: Journey, index: int) -> bool:
        """DS-15.10, DS-A.53: a closed chest on a tile whose encounter is won."""
        tile = state.tiles[index]
        if index == BONFIRE or not tile.up or tile.chest_open or tile.card is None:
            return False
        return CHEST in tile.card.terrain and can_draw(state)

    @staticmethod
    def add_bonfire(state: Journey, found: list[Choice[Any]]) -> None:
        souls = state.souls
        if state.house.market:
            found.extend(wares(state))
        elif souls >= buy_cost(state) and can_draw(state):
            found.append(BUY)
        costs = level_costs(state)
        for character in state.characters:
            if souls >= costs[0]:
                for stat, tier in enumerate(character.tiers):
                    if tier < len(costs) and souls >= costs[tier] and rises(state, character, stat):
                        found.append(LEVEL[character.seat][stat])
            if not character.luck and souls >= 1:
                found.append(LUCK[character.seat])
        Explore.add_gear(state, found)
        if state.campaign:
            found.extend(campaign_choices(state))
        if state.sparks > 0:
            found.append(REST)

    @staticmethod
    def add_gear(state: Journey, found: list[Choice[Any]]) -> None:
        """What can be put on, attached, taken off (DS-10.5, DS-10.7)."""
        stats = [(character, state.stats(character)) for character in state.characters]
        equip = EQUIP.upto(len(state.inventory))
        before: Item | None = None
        for place, item in enumerate(state.inventory):
            if item is before:  # sorted: the same card twice is offered once
                continue
            before = item
            card = item.card
            if card.upgrade:
                if fits_somewhere(state, card):
                    found.append(ATTACH[place])
                continue
            for character, some in stats:
                # Whoever may use it can exchange something for it, unless three are in backup (DS-A.24).
                if (card.armour or len(character.backup) < MOST_IN_BACKUP) and item.may_be_used(
                    some
                ):
                    found.append(equip[place])
                    break
            if card.armour and item.upgrades:
                found.append(TAKE_APART[place])
        for character in state.characters:
            stowing = STOW[character.seat]
            if character.armour:
                found.append(stowing[ARMOUR])
                if character.armour.upgrades:
                    found.append(DETACH[character.seat])
            if character.left:
                found.append(stowing[LEFT])
            if character.right:
                found.append(stowing[RIGHT])
            if character.backup:
                found.extend(stowing[BACKUP : BACKUP + len(character.backup)])

    def run(self, state: Journey, match: Match) -> None:
        state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Journey, seat: int) -> Message:
        where = "bonfire" if state.at == BONFIRE else "tile"
        return Message("ds-prompt-explore", {"where": where})

    def closed(self, state: Journey, seat: int) -> list[Closed]:
        found: list[Closed] = []
        if state.at == BONFIRE:
            if state.sparks == 0:
                text = Message("ds-option-rest", {"gain": rest_gain(state)})
                found.append(Closed("rest", text, Message("ds-closed-no-spark")))
            if state.house.market:
                found.extend(closed_wares(state))
            elif state.souls < buy_cost(state):
                text = Message("ds-option-buy", {"souls": buy_cost(state)})
                found.append(Closed("buy", text, Message("ds-closed-souls")))
            self.close_levels(state, found)
        boss = Ref("boss", state.next_boss.id)
        if state.fog is None or not state.tiles[state.fog].up:
            text = Message("ds-option-fog", {"boss": boss, "souls": 0})
            found.append(Closed("fog", text, Message("ds-closed-fog")))
        return found

    def close_levels(self, state: Journey, found: list[Closed]) -> None:
        """What the next tier of each stat would cost, and why it cannot be had now (DS-A.167)."""
        for character in state.characters:
            for choice in LEVEL[character.seat]:
                cost = level_cost(state, character.tiers[choice.stat])
                if cost is None:
                    continue
                rise = rises(state, character, choice.stat)
                if rise and state.souls >= cost:
                    continue
                reason = Message("ds-closed-souls" if rise else "ds-closed-no-rise")
                words = choice.words(state)
                found.append(Closed(choice.id, words, reason, choice.points_at))


# ---------------------------------------------------------------------- going on


class Go(Choice[Journey]):
    """DS-13.1: to a tile, in by its doorway on this side."""

    name = "go"
    tile: int
    side: int

    @property
    def id(self) -> str:
        return f"go-{self.tile}-{SIDES[self.side]}"

    def text(self, state: Journey, ask: Ask) -> Message:
        if self.tile == BONFIRE:
            return Message("ds-option-bonfire")
        level = state.tiles[self.tile].level
        return Message("ds-option-go", {"n": self.tile, "level": level})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return (("tile", self.tile),)

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        if match.telling:
            match.tell(facts.Travelled(self.tile))
        arrive_on(state, self.tile, self.side)


def ways_onto(tile: int) -> tuple[Go, ...]:
    """Onto a tile, by the doorway on each side."""
    return tuple([Go(tile, side) for side in range(len(SIDES))])


class OpenChest(Choice[Journey]):
    """DS-15.10: two treasures."""

    name = "chest"
    tile: int

    @property
    def id(self) -> str:
        return f"chest-{self.tile}"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-chest", {"n": self.tile})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return (("tile", self.tile),)

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.tiles[self.tile].chest_open = True
        if match.telling:
            match.tell(facts.Chest(self.tile))
        state.then(DrawTreasure(2, ()), ask.step)


class EnterFog(Choice[Journey]):
    """DS-13.4: through the Fog Gate, to the boss."""

    name = "fog"

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        assert state.fog is not None
        return (("tile", state.fog),)

    def text(self, state: Journey, ask: Ask) -> Message:
        # DS-A.10: a new map takes with it what still lies on the old one.
        lying = sum(tile.spilled.souls for tile in state.tiles if tile.spilled is not None)
        boss = state.next_boss.id
        return Message("ds-option-fog", {"boss": Ref("boss", boss), "souls": lying})

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(EnterBoss())


GO: Final = Numbered(ways_onto)
HOME: Final = GO[BONFIRE][0]
OPEN_CHEST: Final = Numbered(OpenChest)
FOG: Final = EnterFog()


# ---------------------------------------------------------------------- the Firekeeper and Andre


class Rest(Choice[Journey]):
    """DS-12.2: it costs a spark."""

    name = "rest"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-rest", {"gain": rest_gain(state)})

    def outcome(self, state: Journey, ask: Ask) -> Outcome | None:
        if rest_gain(state) != "none":
            return None
        return Outcome(Message("ds-outcome-no-gain"), useless=True)

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        if rest_gain(state) == "none":
            state.then(ConfirmRest())
        else:
            state.then(SAVE_ONE)
            rest(state, match)


class Buy(Choice[Journey]):
    """DS-10.2: a treasure for souls."""

    name = "buy"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-buy", {"souls": buy_cost(state)})

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        spend(state, match, buy_cost(state))
        state.then(purchase(state), ask.step)


class LevelUp(StatChoice[Journey]):
    """DS-11.2: one stat, one tier."""

    name = "level"

    def souls(self, state: Journey) -> int:
        return level_cost(state, state.characters[self.seat].tiers[self.stat]) or 0

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        spend(state, match, self.souls(state))
        raise_tier(state, match, state.characters[self.seat], self.stat)


class RestoreLuck(Choice[Journey]):
    """DS-11.4: the Luck token back for a soul."""

    name = "luck"
    seat: int

    @property
    def id(self) -> str:
        return f"luck-{self.seat}"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-luck", {"who": Ref("hero", self.seat)})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return ("hero", self.seat), ("token", "luck")

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        spend(state, match, 1)
        state.characters[self.seat].luck = True
        if match.telling:
            match.tell(facts.LuckRestored(self.seat))


REST: Final = Rest()
BUY: Final = Buy()
LEVEL: Final = tuple(
    [tuple([LevelUp(seat, stat) for stat in range(len(STATS))]) for seat in range(MOST_CHARACTERS)]
)
LUCK: Final = for_each_seat(RestoreLuck)


class ConfirmRest(Question[Journey]):
    """DS-A.42: a rest with nothing to gain is allowed, but not by a slip."""

    name = "confirm_rest"
    rules = ("DS-12.1", "DS-12.2", "DS-A.42")

    def choices(self, state: Journey, seat: int) -> tuple[Choice[Any], ...]:
        return CONFIRM_REST

    def run(self, state: Journey, match: Match) -> None:
        state.ask(self, LEADER, CONFIRM_REST)

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-confirm-rest")


class RestAnyway(Choice[Journey]):
    name = "yes"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-yes")

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(SAVE_ONE)
        rest(state, match)


CONFIRM_REST: Final = (NO, RestAnyway())


# ---------------------------------------------------------------------- equipment


class TakeApart(OfInventory[Journey]):
    """DS-6.4: the upgrades off an armour that lies there."""

    name = "detach"
    said = "ds-option-detach-from"

    @property
    def id(self) -> str:
        return f"detach-inventory-{self.place}"

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        take_apart(state, match, state.inventory[self.place])


class Detach(Choice[Journey]):
    """DS-6.4: the upgrades off the armour somebody wears."""

    name = "detach"
    seat: int

    @property
    def id(self) -> str:
        return f"detach-{self.seat}"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-detach", {"who": Ref("hero", self.seat)})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return ("hero", self.seat), ("slot", PLACES[ARMOUR])

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        detach(state, match, state.characters[self.seat])


EQUIP: Final = Numbered(EquipIt)
ATTACH: Final = Numbered(AttachIt)
TAKE_APART: Final = Numbered(TakeApart)
DETACH: Final = for_each_seat(Detach)
STOW: Final = tuple(
    [
        tuple([StowIt(seat, slot) for slot in range(BACKUP + MOST_IN_BACKUP)])
        for seat in range(MOST_CHARACTERS)
    ]
)

EXPLORE: Final = Explore()
