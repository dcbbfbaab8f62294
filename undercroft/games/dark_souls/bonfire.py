"""Between fights: going from tile to tile, Blacksmith Andre, the Firekeeper, resting (DS-9 to DS-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls.gear import STATS, card_of, item_of
from undercroft.games.souls.outfit import (
    Attach,
    Equip,
    attach_places,
    detach,
    equip_places,
    stow,
    take_apart,
    worn,
)
from undercroft.games.souls.party import LEADER, LEVEL_COST, raise_tier, spend
from undercroft.games.souls.state import CHEST, NONE, Character
from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Closed, Option
from undercroft.kernel.text import Message, Ref, Value

from .encounter import EnterBoss, EnterTile
from .state import BONFIRE, Journey

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

KIND = 12
DETAIL = (1 << KIND) - 1
(
    GO, CHEST_OPEN, FOG, REST, BUY, LEVEL, LUCK, EQUIP, STOW, ATTACH, DETACH, SPARK, SELL, JOIN, LEAVE,
) = range(15)  # fmt: skip
NAMES = (
    "go", "chest", "fog", "rest", "buy", "level", "luck", "equip", "stow", "attach", "detach",
    "spark", "sell", "join", "leave",
)  # fmt: skip
CAMPAIGN_LEVEL_COST = (4, 8, 16, 20)  # DS-45.3, DS-45.4
LYING = 16  # taking upgrades off: a character, or from here on a place in the inventory


def rest_all(state: Journey) -> None:
    """DS-12.2, DS-A.41: flasks full, tokens ready, bars empty, every card face down."""
    for character in state.characters:
        character.estus = character.heroic = character.luck = True
        character.black = character.red = 0
        character.conditions = 0
    for index, tile in enumerate(state.tiles):
        tile.up = index == BONFIRE
    state.at, state.came = BONFIRE, NONE


def rest(state: Journey, match: Match) -> None:
    """DS-12.2: it costs a spark."""
    state.sparks -= 1
    rest_all(state)
    if match.telling:
        match.tell("rested", (state.sparks,))


def rest_gain(state: Journey) -> str:
    """What a rest changes besides the dial: the `party`, `fights` alone, or nothing (`none`)."""
    for character in state.characters:
        if (
            not (character.estus and character.heroic and character.luck)
            or character.black
            or character.red
            or character.conditions
        ):
            return "party"
    won = any(tile.up for index, tile in enumerate(state.tiles) if index != BONFIRE)
    return "fights" if won else "none"


def buy_cost(state: Journey) -> int:
    return 2 if state.campaign else 1  # DS-10.2, DS-45.1


def level_costs(state: Journey) -> tuple[int, ...]:
    return CAMPAIGN_LEVEL_COST if state.campaign else LEVEL_COST


def level_cost(state: Journey, tier: int) -> int | None:
    costs = level_costs(state)
    return costs[tier] if tier < len(costs) else None


def wants_ember(state: Journey, pending: int = 0) -> bool:
    """DS-8.2: whether somebody is still without one when those `pending` have been given."""
    return sum(not character.ember for character in state.characters) > pending


def can_draw(state: Journey, pending: int = 0) -> bool:
    """DS-8.6, DS-A.34, DS-A.36: refused if nothing but Embers nobody can take is left."""
    if not state.treasure.size:
        return False
    if wants_ember(state, pending):
        return True
    return any(state.pack.armoury.cards[card].kind != "ember" for card in state.treasure.cards)


class Explore(Step[Journey]):
    """What the party may do outside fights. At the bonfire: trade, learn, rest."""

    __slots__ = ()
    name = "explore"

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        way = state.open_tiles()
        for index in way:
            for side in range(4):
                other = state.beyond(index, side)
                if other != NONE and other not in way:
                    found.append(GO << KIND | other << 2 | (side + 2) % 4)
        found = list(dict.fromkeys(found))
        found.extend(
            GO << KIND | index << 2 for index in way if index != state.at and index == BONFIRE
        )
        for index in way:
            if self.has_chest(state, index):
                found.append(CHEST_OPEN << KIND | index)
        if state.fog in way and state.tiles[state.fog].up:
            found.append(FOG << KIND)  # DS-13.4
        if state.at == BONFIRE:
            self.add_bonfire(state, found)
        return tuple(found)

    @staticmethod
    def has_chest(state: Journey, index: int) -> bool:
        """DS-15.10, DS-A.53: a closed chest on a tile whose encounter is won."""
        tile = state.tiles[index]
        if index == BONFIRE or not tile.up or tile.chest_open or tile.card == NONE:
            return False
        return CHEST in state.pack.encounters[tile.card].terrain and can_draw(state)

    @staticmethod
    def add_bonfire(state: Journey, found: list[int]) -> None:
        souls = state.souls
        if souls >= buy_cost(state) and can_draw(state):
            found.append(BUY << KIND)
        costs = CAMPAIGN_LEVEL_COST if state.campaign else LEVEL_COST
        for character in state.characters:
            if souls >= costs[0]:
                for stat, tier in enumerate(character.tiers):
                    if (
                        tier < len(costs)
                        and souls >= costs[tier]
                        and Explore.rises(state, character, stat)
                    ):
                        found.append(LEVEL << KIND | character.seat << 2 | stat)
            if not character.luck and souls >= 1:
                found.append(LUCK << KIND | character.seat)
        Explore.add_gear(state, found)
        if state.campaign:
            from .campaign import campaign_options

            campaign_options(state, found)
        if state.sparks > 0:
            found.append(REST << KIND)

    @staticmethod
    def add_gear(state: Journey, found: list[int]) -> None:
        """What can be put on, attached, taken off (DS-10.5, DS-10.7)."""
        armoury = state.pack.armoury
        cards = armoury.cards
        stats = [(character, state.stats(character)) for character in state.characters]
        before = 0
        for place, item in enumerate(state.inventory):
            if item == before:  # sorted: the same card twice is offered once
                continue
            before = item
            card = cards[card_of(item)]
            if card.upgrade:
                if attach_places(state, item):
                    found.append(ATTACH << KIND | place)
                continue
            for character, some in stats:
                # Whoever may use it can exchange something for it, unless three are in backup (DS-A.24).
                if (card.armour or len(character.backup) < 3) and armoury.may_use(item, some):
                    found.append(EQUIP << KIND | place)
                    break
            if card.armour and item > 255:
                found.append(DETACH << KIND | LYING + place)
        for character, _ in stats:
            stow = STOW << KIND | character.seat << 4
            if character.armour:
                found.append(stow)
                if character.armour > 255:  # upgrades are in the upper bytes
                    found.append(DETACH << KIND | character.seat)
            if character.left:
                found.append(stow | 1)
            if character.right:
                found.append(stow | 2)
            found.extend(stow | 3 + i for i in range(len(character.backup)))

    @staticmethod
    def rises(state: Journey, character: Character, stat: int) -> bool:
        """DS-A.167: a tier that brings nothing is not sold."""
        values = state.pack.characters[character.kind].stats[stat]
        tier = character.tiers[stat]
        return tier + 1 < len(values) and values[tier + 1] > values[tier]

    def run(self, state: Journey, match: Match) -> None:
        state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        kind, detail = option >> KIND, option & DETAIL
        if kind == GO:
            self.go(state, match, detail >> 2, detail & 3)
            return
        if kind == FOG:
            state.agenda.append(EnterBoss())
            return
        state.agenda.append(self)
        if kind == CHEST_OPEN:
            state.tiles[detail].chest_open = True
            if match.telling:
                match.tell("chest", (detail,))
            state.agenda.append(DrawTreasure(2))
        elif kind == REST:
            if rest_gain(state) == "none":
                state.agenda.append(ConfirmRest())
            else:
                rest(state, match)
        elif kind == BUY:
            spend(state, match, buy_cost(state))
            state.agenda.append(DrawTreasure())
        elif kind == LEVEL:
            level_up(state, match, state.characters[detail >> 2], detail & 3)
        elif kind == LUCK:
            spend(state, match, 1)
            state.characters[detail].luck = True
            if match.telling:
                match.tell("luck_restored", (detail,))
        elif kind == EQUIP:
            state.agenda.append(Equip(state.inventory[detail]))
        elif kind == STOW:
            stow(state, match, state.characters[detail >> 4], detail & 15)
        elif kind == ATTACH:
            state.agenda.append(Attach(state.inventory[detail]))
        elif kind == DETACH:
            if detail < LYING:
                detach(state, match, state.characters[detail])
            else:
                take_apart(state, match, state.inventory[detail - LYING])
        else:
            from .campaign import campaign_answer

            campaign_answer(state, match, kind, detail)

    @staticmethod
    def go(state: Journey, match: Match, index: int, came: int) -> None:
        state.at = index
        state.came = came
        if match.telling:
            match.tell("travelled", (index,))
        if index == BONFIRE or state.tiles[index].up:
            state.agenda.append(EXPLORE)
        else:
            state.agenda.append(EnterTile())

    # ------------------------------------------------------------------ words

    def prompt(self, state: Journey, seat: int) -> Message:
        where = "bonfire" if state.at == BONFIRE else "tile"
        return Message("ds-prompt-explore", {"where": where})

    def option_id(self, pack: Cards, raw: int) -> str:
        kind, detail = raw >> KIND, raw & DETAIL
        name = NAMES[kind]
        if kind == GO:
            return f"go-{detail >> 2}-{('north', 'east', 'south', 'west')[detail & 3]}"
        if kind == LEVEL:
            return f"level-{detail >> 2}-{STATS[detail & 3]}"
        if kind in (FOG, REST, BUY, SPARK):
            return name
        if kind == STOW:
            return f"stow-{detail >> 4}-{detail & 15}"
        if kind == DETACH and detail >= LYING:
            return f"detach-inventory-{detail - LYING}"
        return f"{name}-{detail}"

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(state.pack, raw)
        args: dict[str, Value] = {}
        targets: tuple[tuple[str, str | int], ...] = ()
        armoury = state.pack.armoury
        if kind == GO:
            index = detail >> 2
            args = {"n": index, "level": state.tiles[index].level}
            targets = (("tile", index),)
            if index == BONFIRE:
                return Option(id, Message("ds-option-bonfire"), targets)
        elif kind == CHEST_OPEN:
            args, targets = {"n": detail}, (("tile", detail),)
        elif kind == REST:
            args = {"gain": rest_gain(state)}
        elif kind == BUY:
            args = {"souls": buy_cost(state)}
        elif kind == LEVEL:
            character = state.characters[detail >> 2]
            stat = detail & 3
            values = state.pack.characters[character.kind].stats[stat]
            args = {
                "who": Ref("hero", character.seat),
                "stat": STATS[stat],
                "value": values[character.tiers[stat] + 1],
                "souls": level_cost(state, character.tiers[stat]) or 0,
            }
            targets = (("hero", character.seat),)
        elif kind == LUCK:
            args, targets = {"who": Ref("hero", detail)}, (("hero", detail),)
        elif kind in (EQUIP, ATTACH, SELL):
            card = armoury.ids[card_of(state.inventory[detail])]
            args, targets = {"card": Ref("card", card)}, (("card", card),)
        elif kind == STOW:
            character = state.characters[detail >> 4]
            card = armoury.ids[card_of(worn(character, detail & 15))]
            args = {"card": Ref("card", card), "who": Ref("hero", character.seat)}
            targets = (("card", card), ("hero", character.seat))
        elif kind == DETACH:
            if detail >= LYING:
                card = armoury.ids[card_of(state.inventory[detail - LYING])]
                text = Message("ds-option-detach-from", {"card": Ref("card", card)})
                return Option(id, text, (("card", card),))
            args, targets = {"who": Ref("hero", detail)}, (("hero", detail),)
        elif kind == FOG:
            # DS-A.10: a new map takes with it what still lies on the old one.
            lying = sum(tile.spilled[1] for tile in state.tiles)
            args = {
                "boss": Ref("boss", state.pack.bosses[state.bosses[state.boss_step]].id),
                "souls": lying,
            }
        elif kind in (SPARK, JOIN, LEAVE):
            from .campaign import campaign_words

            args = campaign_words(state, kind, detail)
        return Option(id, Message(f"ds-option-{NAMES[kind]}", args), targets)

    def closed(self, state: Journey, seat: int) -> list[Closed]:
        found: list[Closed] = []
        if state.at == BONFIRE:
            if state.sparks == 0:
                text = Message("ds-option-rest", {"gain": rest_gain(state)})
                found.append(Closed("rest", text, Message("ds-closed-no-spark")))
            if state.souls < buy_cost(state):
                text = Message("ds-option-buy", {"souls": buy_cost(state)})
                found.append(Closed("buy", text, Message("ds-closed-souls")))
            self.close_levels(state, found)
        boss = Ref("boss", state.pack.bosses[state.bosses[state.boss_step]].id)
        if not state.tiles[state.fog].up:
            text = Message("ds-option-fog", {"boss": boss, "souls": 0})
            found.append(Closed("fog", text, Message("ds-closed-fog")))
        return found

    def close_levels(self, state: Journey, found: list[Closed]) -> None:
        """What the next tier of each stat would cost, and why it cannot be had now (DS-A.167)."""
        for character in state.characters:
            for stat in range(4):
                cost = level_cost(state, character.tiers[stat])
                if cost is None:
                    continue
                values = state.pack.characters[character.kind].stats[stat]
                if self.rises(state, character, stat):
                    if state.souls >= cost:
                        continue
                    reason = "ds-closed-souls"
                else:
                    reason = "ds-closed-no-rise"
                raw = LEVEL << KIND | character.seat << 2 | stat
                args: dict[str, Value] = {
                    "who": Ref("hero", character.seat),
                    "stat": STATS[stat],
                    "value": values[character.tiers[stat] + 1],
                    "souls": cost,
                }
                text = Message("ds-option-level", args)
                id = self.option_id(state.pack, raw)
                found.append(Closed(id, text, Message(reason), (("hero", character.seat),)))


EXPLORE = Explore()


class ConfirmRest(Step[Journey]):
    """DS-A.42: a rest with nothing to gain is allowed, but not by a slip."""

    __slots__ = ()
    name = "confirm_rest"

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, state: Journey, match: Match) -> None:
        state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        if option:
            rest(state, match)

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-confirm-rest")

    def option_id(self, pack: Cards, raw: int) -> str:
        return ("no", "yes")[raw]

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        text = Message("ds-option-yes" if raw else "ds-option-no")
        return Option(self.option_id(state.pack, raw), text)


def level_up(state: Journey, match: Match, character: Character, stat: int) -> None:
    """DS-11.2: one stat, one tier."""
    cost = level_cost(state, character.tiers[stat])
    assert cost is not None
    spend(state, match, cost)
    raise_tier(state, match, character, stat)


# ---------------------------------------------------------------------- treasure (DS-8, DS-10)


class DrawTreasure(Step[Journey]):
    """DS-10.2, DS-15.10: so many cards from the top; all are seen before any of them is equipped or given."""

    __slots__ = ("cards", "left")
    name = "draw_treasure"

    def __init__(self, left: int = 1, *cards: int) -> None:
        self.left = left
        self.cards = cards

    def args(self) -> tuple[int, ...]:
        return (self.left, *self.cards)

    def fits(self, state: Journey) -> bool:
        return self.left > 0 and all(
            0 <= card < len(state.pack.armoury.cards) for card in self.cards
        )

    def run(self, state: Journey, match: Match) -> None:
        armoury = state.pack.armoury
        pending = sum(armoury.cards[card].kind == "ember" for card in self.cards)
        if not can_draw(state, pending):
            self.share(state)
            return
        pile = state.treasure
        card = pile.cards[match.chance.index(pile.draw("treasure", armoury.ids))]
        ember = armoury.cards[card].kind == "ember"
        if ember and not wants_ember(state, pending):
            state.agenda.append(self)  # DS-8.6: shuffled back, another is drawn
            return
        state.treasure = pile.without(card)
        if not ember:  # DS-A.34: an Ember is out of the deck and never in the inventory
            state.inventory = tuple(sorted((*state.inventory, item_of(card))))
        if match.telling:
            match.tell("found", (armoury.ids[card],))
        found = DrawTreasure(self.left - 1, *self.cards, card)
        if found.left:
            state.agenda.append(found)
        else:
            found.share(state)

    def share(self, state: Journey) -> None:
        """An Ember works at once, whatever can be worn may be put on at once."""
        for card in reversed(self.cards):
            shown, item = state.pack.armoury.cards[card], item_of(card)
            if shown.kind == "ember":
                state.agenda.append(GiveEmber())
            elif (shown.hand or shown.armour) and equip_places(state, item):
                state.agenda.append(Equip(item))


class GiveEmber(Step[Journey]):
    """DS-8.1, DS-8.2: to a character without one."""

    __slots__ = ()
    name = "give_ember"

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        return tuple(character.seat for character in state.characters if not character.ember)

    def run(self, state: Journey, match: Match) -> None:
        options = self.options(state, LEADER)
        if len(options) == 1:
            self.answer(state, match, LEADER, options[0])
        elif options:
            state.ask(self, LEADER, options)

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        state.characters[option].ember = True
        if match.telling:
            match.tell("ember", (option,))

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-ember")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        text = Message("ds-option-hero", {"who": Ref("hero", raw)})
        return Option(f"seat-{raw}", text, (("hero", raw),))
