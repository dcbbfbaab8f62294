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


def rest_all(g: Journey) -> None:
    """DS-12.2, DS-A.41: flasks full, tokens ready, bars empty, every card face down."""
    for c in g.characters:
        c.estus = c.heroic = c.luck = True
        c.black = c.red = 0
        c.conditions = 0
    for index, tile in enumerate(g.tiles):
        tile.up = index == BONFIRE
    g.at, g.came = BONFIRE, NONE


def rest(g: Journey, m: Match) -> None:
    """DS-12.2: it costs a spark."""
    g.sparks -= 1
    rest_all(g)
    if m.telling:
        m.tell("rested", (g.sparks,))


def rest_helps(g: Journey) -> bool:
    """Whether a rest changes anything but the dial."""
    for c in g.characters:
        if not (c.estus and c.heroic and c.luck) or c.black or c.red or c.conditions:
            return True
    return any(tile.up for index, tile in enumerate(g.tiles) if index != BONFIRE)


def buy_cost(g: Journey) -> int:
    return 2 if g.campaign else 1  # DS-10.2, DS-45.1


def level_costs(g: Journey) -> tuple[int, ...]:
    return CAMPAIGN_LEVEL_COST if g.campaign else LEVEL_COST


def level_cost(g: Journey, tier: int) -> int | None:
    costs = level_costs(g)
    return costs[tier] if tier < len(costs) else None


def wants_ember(g: Journey, pending: int = 0) -> bool:
    """DS-8.2: whether somebody is still without one when those `pending` have been given."""
    return sum(not c.ember for c in g.characters) > pending


def can_draw(g: Journey, pending: int = 0) -> bool:
    """DS-8.6, DS-A.34, DS-A.36: refused if nothing but Embers nobody can take is left."""
    if not g.treasure.size:
        return False
    if wants_ember(g, pending):
        return True
    return any(g.pack.armoury.cards[card].kind != "ember" for card in g.treasure.cards)


class Explore(Step[Journey]):
    """What the party may do outside fights. At the bonfire: trade, learn, rest."""

    __slots__ = ()
    name = "explore"

    def options(self, g: Journey, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        way = g.open_tiles()
        for index in way:
            for side in range(4):
                other = g.beyond(index, side)
                if other != NONE and other not in way:
                    found.append(GO << KIND | other << 2 | (side + 2) % 4)
        found = list(dict.fromkeys(found))
        found.extend(GO << KIND | index << 2 for index in way if index != g.at and index == BONFIRE)
        for index in way:
            if self.has_chest(g, index):
                found.append(CHEST_OPEN << KIND | index)
        if g.fog in way and g.tiles[g.fog].up:
            found.append(FOG << KIND)  # DS-13.4
        if g.at == BONFIRE:
            self.add_bonfire(g, found)
        return tuple(found)

    @staticmethod
    def has_chest(g: Journey, index: int) -> bool:
        """DS-15.10, DS-A.53: a closed chest on a tile whose encounter is won."""
        tile = g.tiles[index]
        if index == BONFIRE or not tile.up or tile.chest_open or tile.card == NONE:
            return False
        return CHEST in g.pack.encounters[tile.card].terrain and can_draw(g)

    @staticmethod
    def add_bonfire(g: Journey, found: list[int]) -> None:
        souls = g.souls
        if souls >= buy_cost(g) and can_draw(g):
            found.append(BUY << KIND)
        costs = CAMPAIGN_LEVEL_COST if g.campaign else LEVEL_COST
        for c in g.characters:
            if souls >= costs[0]:
                for stat, tier in enumerate(c.tiers):
                    if tier < len(costs) and souls >= costs[tier] and Explore.rises(g, c, stat):
                        found.append(LEVEL << KIND | c.seat << 2 | stat)
            if not c.luck and souls >= 1:
                found.append(LUCK << KIND | c.seat)
        Explore.add_gear(g, found)
        if g.campaign:
            from .campaign import campaign_options

            campaign_options(g, found)
        if g.sparks > 0:
            found.append(REST << KIND)

    @staticmethod
    def add_gear(g: Journey, found: list[int]) -> None:
        """What can be put on, attached, taken off (DS-10.5, DS-10.7)."""
        armoury = g.pack.armoury
        cards = armoury.cards
        stats = [(c, g.stats(c)) for c in g.characters]
        before = 0
        for place, item in enumerate(g.inventory):
            if item == before:  # sorted: the same card twice is offered once
                continue
            before = item
            card = cards[card_of(item)]
            if card.upgrade:
                if attach_places(g, item):
                    found.append(ATTACH << KIND | place)
                continue
            for c, some in stats:
                # Whoever may use it can exchange something for it, unless three are in backup (DS-A.24).
                if (card.armour or len(c.backup) < 3) and armoury.may_use(item, some):
                    found.append(EQUIP << KIND | place)
                    break
            if card.armour and item > 255:
                found.append(DETACH << KIND | LYING + place)
        for c, _ in stats:
            stow = STOW << KIND | c.seat << 4
            if c.armour:
                found.append(stow)
                if c.armour > 255:  # upgrades are in the upper bytes
                    found.append(DETACH << KIND | c.seat)
            if c.left:
                found.append(stow | 1)
            if c.right:
                found.append(stow | 2)
            found.extend(stow | 3 + i for i in range(len(c.backup)))

    @staticmethod
    def rises(g: Journey, c: Character, stat: int) -> bool:
        """DS-A.167: a tier that brings nothing is not sold."""
        values = g.pack.characters[c.kind].stats[stat]
        tier = c.tiers[stat]
        return tier + 1 < len(values) and values[tier + 1] > values[tier]

    def run(self, g: Journey, m: Match) -> None:
        g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Journey, m: Match, seat: int, option: int) -> None:
        kind, detail = option >> KIND, option & DETAIL
        if kind == GO:
            self.go(g, m, detail >> 2, detail & 3)
            return
        if kind == FOG:
            g.agenda.append(EnterBoss())
            return
        g.agenda.append(self)
        if kind == CHEST_OPEN:
            g.tiles[detail].chest_open = True
            if m.telling:
                m.tell("chest", (detail,))
            g.agenda.append(DrawTreasure(2))
        elif kind == REST:
            if rest_helps(g):
                rest(g, m)
            else:
                g.agenda.append(ConfirmRest())
        elif kind == BUY:
            spend(g, m, buy_cost(g))
            g.agenda.append(DrawTreasure())
        elif kind == LEVEL:
            level_up(g, m, g.characters[detail >> 2], detail & 3)
        elif kind == LUCK:
            spend(g, m, 1)
            g.characters[detail].luck = True
            if m.telling:
                m.tell("luck_restored", (detail,))
        elif kind == EQUIP:
            g.agenda.append(Equip(g.inventory[detail]))
        elif kind == STOW:
            stow(g, m, g.characters[detail >> 4], detail & 15)
        elif kind == ATTACH:
            g.agenda.append(Attach(g.inventory[detail]))
        elif kind == DETACH:
            if detail < LYING:
                detach(g, m, g.characters[detail])
            else:
                take_apart(g, m, g.inventory[detail - LYING])
        else:
            from .campaign import campaign_answer

            campaign_answer(g, m, kind, detail)

    @staticmethod
    def go(g: Journey, m: Match, index: int, came: int) -> None:
        g.at = index
        g.came = came
        if m.telling:
            m.tell("travelled", (index,))
        if index == BONFIRE or g.tiles[index].up:
            g.agenda.append(EXPLORE)
        else:
            g.agenda.append(EnterTile())

    # ------------------------------------------------------------------ words

    def prompt(self, g: Journey, seat: int) -> Message:
        where = "bonfire" if g.at == BONFIRE else "tile"
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

    def option(self, g: Journey, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(g.pack, raw)
        args: dict[str, Value] = {}
        targets: tuple[tuple[str, str | int], ...] = ()
        armoury = g.pack.armoury
        if kind == GO:
            index = detail >> 2
            args = {"n": index, "level": g.tiles[index].level}
            targets = (("tile", index),)
            if index == BONFIRE:
                return Option(id, Message("ds-option-bonfire"), targets)
        elif kind == CHEST_OPEN:
            args, targets = {"n": detail}, (("tile", detail),)
        elif kind == BUY:
            args = {"souls": buy_cost(g)}
        elif kind == LEVEL:
            c = g.characters[detail >> 2]
            stat = detail & 3
            values = g.pack.characters[c.kind].stats[stat]
            args = {
                "who": Ref("hero", c.seat),
                "stat": STATS[stat],
                "value": values[c.tiers[stat] + 1],
                "souls": level_cost(g, c.tiers[stat]) or 0,
            }
            targets = (("hero", c.seat),)
        elif kind == LUCK:
            args, targets = {"who": Ref("hero", detail)}, (("hero", detail),)
        elif kind in (EQUIP, ATTACH, SELL):
            card = armoury.ids[card_of(g.inventory[detail])]
            args, targets = {"card": Ref("card", card)}, (("card", card),)
        elif kind == STOW:
            c = g.characters[detail >> 4]
            card = armoury.ids[card_of(worn(c, detail & 15))]
            args = {"card": Ref("card", card), "who": Ref("hero", c.seat)}
            targets = (("card", card), ("hero", c.seat))
        elif kind == DETACH:
            if detail >= LYING:
                card = armoury.ids[card_of(g.inventory[detail - LYING])]
                text = Message("ds-option-detach-from", {"card": Ref("card", card)})
                return Option(id, text, (("card", card),))
            args, targets = {"who": Ref("hero", detail)}, (("hero", detail),)
        elif kind == FOG:
            # DS-A.10: a new map takes with it what still lies on the old one.
            lying = sum(tile.spilled[1] for tile in g.tiles)
            args = {"boss": Ref("boss", g.pack.bosses[g.bosses[g.boss_step]].id), "souls": lying}
        elif kind in (SPARK, JOIN, LEAVE):
            from .campaign import campaign_words

            args = campaign_words(g, kind, detail)
        return Option(id, Message(f"ds-option-{NAMES[kind]}", args), targets)

    def closed(self, g: Journey, seat: int) -> list[Closed]:
        found: list[Closed] = []
        if g.at == BONFIRE:
            if g.sparks == 0:
                found.append(
                    Closed("rest", Message("ds-option-rest"), Message("ds-closed-no-spark"))
                )
            if g.souls < buy_cost(g):
                text = Message("ds-option-buy", {"souls": buy_cost(g)})
                found.append(Closed("buy", text, Message("ds-closed-souls")))
            self.close_levels(g, found)
        boss = Ref("boss", g.pack.bosses[g.bosses[g.boss_step]].id)
        if not g.tiles[g.fog].up:
            text = Message("ds-option-fog", {"boss": boss, "souls": 0})
            found.append(Closed("fog", text, Message("ds-closed-fog")))
        return found

    def close_levels(self, g: Journey, found: list[Closed]) -> None:
        """What the next tier of each stat would cost, and why it cannot be had now (DS-A.167)."""
        for c in g.characters:
            for stat in range(4):
                cost = level_cost(g, c.tiers[stat])
                if cost is None:
                    continue
                values = g.pack.characters[c.kind].stats[stat]
                if self.rises(g, c, stat):
                    if g.souls >= cost:
                        continue
                    reason = "ds-closed-souls"
                else:
                    reason = "ds-closed-no-rise"
                raw = LEVEL << KIND | c.seat << 2 | stat
                args: dict[str, Value] = {
                    "who": Ref("hero", c.seat),
                    "stat": STATS[stat],
                    "value": values[c.tiers[stat] + 1],
                    "souls": cost,
                }
                text = Message("ds-option-level", args)
                id = self.option_id(g.pack, raw)
                found.append(Closed(id, text, Message(reason), (("hero", c.seat),)))


EXPLORE = Explore()


class ConfirmRest(Step[Journey]):
    """DS-A.42: a rest with nothing to gain is allowed, but not by a slip."""

    __slots__ = ()
    name = "confirm_rest"

    def options(self, g: Journey, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, g: Journey, m: Match) -> None:
        g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Journey, m: Match, seat: int, option: int) -> None:
        if option:
            rest(g, m)

    def prompt(self, g: Journey, seat: int) -> Message:
        return Message("ds-prompt-confirm-rest")

    def option_id(self, pack: Cards, raw: int) -> str:
        return ("no", "yes")[raw]

    def option(self, g: Journey, seat: int, raw: int) -> Option:
        text = Message("ds-option-yes" if raw else "ds-option-no")
        return Option(self.option_id(g.pack, raw), text)


def level_up(g: Journey, m: Match, c: Character, stat: int) -> None:
    """DS-11.2: one stat, one tier."""
    cost = level_cost(g, c.tiers[stat])
    assert cost is not None
    spend(g, m, cost)
    raise_tier(g, m, c, stat)


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

    def fits(self, g: Journey) -> bool:
        return self.left > 0 and all(0 <= card < len(g.pack.armoury.cards) for card in self.cards)

    def run(self, g: Journey, m: Match) -> None:
        armoury = g.pack.armoury
        pending = sum(armoury.cards[card].kind == "ember" for card in self.cards)
        if not can_draw(g, pending):
            self.share(g)
            return
        pile = g.treasure
        card = pile.cards[m.chance.index(pile.draw("treasure", armoury.ids))]
        ember = armoury.cards[card].kind == "ember"
        if ember and not wants_ember(g, pending):
            g.agenda.append(self)  # DS-8.6: shuffled back, another is drawn
            return
        g.treasure = pile.without(card)
        if not ember:  # DS-A.34: an Ember is out of the deck and never in the inventory
            g.inventory = tuple(sorted((*g.inventory, item_of(card))))
        if m.telling:
            m.tell("found", (armoury.ids[card],))
        found = DrawTreasure(self.left - 1, *self.cards, card)
        if found.left:
            g.agenda.append(found)
        else:
            found.share(g)

    def share(self, g: Journey) -> None:
        """An Ember works at once, whatever can be worn may be put on at once."""
        for card in reversed(self.cards):
            shown, item = g.pack.armoury.cards[card], item_of(card)
            if shown.kind == "ember":
                g.agenda.append(GiveEmber())
            elif (shown.hand or shown.armour) and equip_places(g, item):
                g.agenda.append(Equip(item))


class GiveEmber(Step[Journey]):
    """DS-8.1, DS-8.2: to a character without one."""

    __slots__ = ()
    name = "give_ember"

    def options(self, g: Journey, seat: int) -> tuple[int, ...]:
        return tuple(c.seat for c in g.characters if not c.ember)

    def run(self, g: Journey, m: Match) -> None:
        options = self.options(g, LEADER)
        if len(options) == 1:
            self.answer(g, m, LEADER, options[0])
        elif options:
            g.ask(self, LEADER, options)

    def answer(self, g: Journey, m: Match, seat: int, option: int) -> None:
        g.characters[option].ember = True
        if m.telling:
            m.tell("ember", (option,))

    def prompt(self, g: Journey, seat: int) -> Message:
        return Message("ds-prompt-ember")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, g: Journey, seat: int, raw: int) -> Option:
        text = Message("ds-option-hero", {"who": Ref("hero", raw)})
        return Option(f"seat-{raw}", text, (("hero", raw),))
