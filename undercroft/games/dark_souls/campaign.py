"""Campaigns: sections, their own prices, sparks, dashing through, joining and leaving (DS-41 to DS-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls.gear import card_of, item_of, upgrades_of
from undercroft.games.souls.outfit import put_in, strip, take_out, worn
from undercroft.games.souls.party import LEADER, finish, give_start, spend
from undercroft.games.souls.state import NONE, Character
from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.pile import Pile
from undercroft.kernel.text import Message, Ref, Value

from .bonfire import EXPLORE, JOIN, KIND, LEAVE, SELL, SPARK, rest_all
from .encounter import EnterBoss, EnterTile, clear, take_boss_treasure
from .journey import LayMap, add_legends
from .state import BONFIRE, Journey

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards, SectionEntry


def section_of(g: Journey) -> SectionEntry:
    return g.pack.scenarios[g.section >> 8].sections[g.section & 255]


class BeginSection(Step[Journey]):
    """DS-41.3, DS-46.6: the section's own bosses and levels, and a new map."""

    __slots__ = ()
    name = "begin_section"

    def run(self, g: Journey, m: Match) -> None:
        section = section_of(g)
        g.bosses = tuple(g.pack.boss_index[id] for id in section.bosses)
        g.boss_step = 0
        if m.telling:
            m.tell("section", (section.name,))
        g.agenda.append(LayMap())


def boss_of_section_fell(g: Journey, m: Match, boss: int) -> None:
    """DS-41.4, DS-42.2, DS-46.4: after the last boss of the section: treasure, a spark, the next section."""
    g.boss_step += 1
    if g.boss_step < len(g.bosses):
        g.agenda.append(EnterBoss())  # DS-A.144: the next begins at once
        return
    g.boss_step = 0
    take_boss_treasure(g, m, boss)
    g.sparks = min(g.max_sparks, g.sparks + 1)  # DS-42.4, DS-A.134
    scenario = g.pack.scenarios[g.section >> 8]
    if (g.section & 255) + 1 == len(scenario.sections):
        g.victories |= 1 << (g.section >> 8)
        if g.onward and others(g):
            g.agenda.append(Onward())  # DS-A.173
        else:
            finish(g, m, True)  # DS-41.5
        return
    begin_section(g, g.section + 1)


def begin_section(g: Journey, section: int) -> None:
    """The party as it is goes on: rested, with all it owns."""
    g.section = section
    rest_all(g)  # DS-A.164
    if not g.legends:
        add_legends(g)  # DS-A.132: once, after the first section
    g.agenda.append(BeginSection())


def others(g: Journey) -> tuple[int, ...]:
    """The scenarios this party has not won yet."""
    return tuple(at for at in range(len(g.pack.scenarios)) if not g.victories >> at & 1)


class Onward(Step[Journey]):
    """DS-A.173: a scenario is won. The party ends here, or takes all it owns into another one."""

    __slots__ = ()
    name = "onward"
    END = 255

    def options(self, g: Journey, seat: int) -> tuple[int, ...]:
        return (self.END, *others(g))

    def run(self, g: Journey, m: Match) -> None:
        g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Journey, m: Match, seat: int, option: int) -> None:
        if option == self.END:
            finish(g, m, True)
        else:
            begin_section(g, option << 8)

    def prompt(self, g: Journey, seat: int) -> Message:
        return Message("ds-prompt-onward")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "finish" if raw == self.END else pack.scenarios[raw].id

    def option(self, g: Journey, seat: int, raw: int) -> Option:
        id = self.option_id(g.pack, raw)
        if raw == self.END:
            return Option(id, Message("ds-option-finish"))
        return Option(id, Message("ds-option-onward", {"scenario": Ref("scenario", id)}))


# ---------------------------------------------------------------------- at the bonfire


def campaign_options(g: Journey, found: list[int]) -> None:
    """DS-42.3, DS-43, DS-45.2."""
    if g.sparks < g.max_sparks and g.souls >= 2 * len(g.characters):
        found.append(SPARK << KIND)
    for place, item in enumerate(g.inventory):
        if g.inventory.index(item) == place and may_sell(g, item):
            found.append(SELL << KIND | place)
    taken = {c.kind for c in g.characters}
    if len(g.characters) < 4 and g.sparks >= 1:
        found.extend(JOIN << KIND | k for k in range(len(g.pack.characters)) if k not in taken)
    if len(g.characters) > 1:
        found.extend(LEAVE << KIND | c.seat for c in g.characters)


def may_sell(g: Journey, item: int) -> bool:
    """DS-A.143: starting equipment cannot be sold."""
    return g.pack.armoury.card(item).entry.set != "starting"


def campaign_words(g: Journey, kind: int, detail: int) -> dict[str, Value]:
    if kind == SPARK:
        return {"souls": 2 * len(g.characters)}
    if kind == JOIN:
        return {"who": g.pack.characters[detail].entry.name}
    return {"who": Ref("hero", detail)}


def campaign_answer(g: Journey, m: Match, kind: int, detail: int) -> None:
    if kind == SPARK:
        spend(g, m, 2 * len(g.characters))
        g.sparks += 1
        if m.telling:
            m.tell("spark_bought", (g.sparks,))
    elif kind == SELL:
        item = g.inventory[detail]
        take_out(g, item)
        cards = (card_of(item), *upgrades_of(item))
        g.sold = tuple(sorted((*g.sold, *cards)))  # DS-45.5
        g.souls += len(cards)  # DS-A.143: a stack sells for 1 soul a card
        if m.telling:
            m.tell("sold", (g.pack.armoury.ids[cards[0]], len(cards)))
    elif kind == JOIN:
        join(g, m, detail)
    else:
        leave(g, m, g.characters[detail])


def join(g: Journey, m: Match, kind: int) -> None:
    """DS-43.1, DS-43.3, DS-A.137: for one spark, with starting stats and equipment."""
    free = next(seat for seat in range(4) if seat not in g.seats_of)
    c = Character(len(g.characters), kind)
    take_back_start(g, kind)
    give_start(g, c)
    g.characters.append(c)
    g.seats_of += (free,)
    g.sparks = min(g.sparks - 1, g.max_sparks)
    owner = (g.pack.characters[kind].id,)
    fresh = g.pack.set_of("class", owner)
    if g.legends:
        fresh += g.pack.set_of("transposed", owner)
    legendary = g.pack.set_of("legendary")
    apart = [group for group in g.treasure.groups if group[0][0] in legendary]
    deck = tuple(c for cards, _ in g.treasure.groups for c in cards if c not in legendary)
    # Cards of a class that has left are still in the deck.
    known = {*deck, *g.sold, *(card for item in held_items(g) for card in parts(item))}
    deck += tuple(card for card in fresh if card not in known)
    g.treasure = Pile([(deck, len(deck)), *apart])
    if m.telling:
        m.tell("joined", (c.seat,))


def take_back_start(g: Journey, kind: int) -> None:
    """DS-A.137: the starting cards of a class that was here before are the newcomer's again, bare."""
    for card in g.pack.characters[kind].start:
        held = [item for item in held_items(g) if card_of(item) == card]
        if len(held) < g.pack.armoury.cards[card].entry.copies:
            continue
        item = min(held, key=lambda item: (item not in g.inventory, item))
        if item not in g.inventory:
            wearer = next(c for c in g.characters if item in (c.armour, c.left, c.right, *c.backup))
            slots = [slot for slot in range(3 + len(wearer.backup)) if worn(wearer, slot) == item]
            strip(g, wearer, slots[0])
        take_out(g, item)
        for upgrade in upgrades_of(item):
            put_in(g, item_of(upgrade))


def held_items(g: Journey) -> list[int]:
    found = list(g.inventory)
    for c in g.characters:
        found.extend(item for item in (c.armour, c.left, c.right, *c.backup) if item)
    return found


def parts(item: int) -> tuple[int, ...]:
    return (card_of(item), *upgrades_of(item))


def leave(g: Journey, m: Match, c: Character) -> None:
    """DS-43.2, DS-43.4: a spark more; the equipment goes to the inventory."""
    if m.telling:
        m.tell("left", (c.seat,))
    items = [item for item in (c.armour, c.left, c.right, *c.backup) if item]
    g.inventory = tuple(sorted((*g.inventory, *items)))
    g.characters.remove(c)
    g.seats_of = g.seats_of[: c.seat] + g.seats_of[c.seat + 1 :]
    for index, other in enumerate(g.characters):
        other.seat = index
    if (
        g.last_active != NONE
    ):  # else nobody has activated yet, and the players still choose (DS-17.5)
        g.last_active -= g.last_active >= c.seat
        g.last_active %= len(g.characters)
    g.aggro = NONE  # who comes first in the next encounter is chosen there
    g.sparks = min(g.sparks + 1, g.max_sparks)


# ---------------------------------------------------------------------- dashing through (DS-44)


class Dash(Step[Journey]):
    """DS-44.1, DS-A.138: once, after the first enemy activation: fight on, or dash to a connected tile."""

    __slots__ = ()
    name = "dash"
    FIGHT = 0

    def options(self, g: Journey, seat: int) -> tuple[int, ...]:
        found = [self.FIGHT]
        for side in range(4):
            other = g.beyond(g.at, side)
            if other != NONE:
                found.append(1 + (other << 2 | (side + 2) % 4))
        return tuple(found)

    def run(self, g: Journey, m: Match) -> None:
        g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Journey, m: Match, seat: int, option: int) -> None:
        if option == self.FIGHT:
            return
        other, came = (option - 1) >> 2, (option - 1) & 3
        reds = [c.red for c in g.characters]
        here = g.tiles[g.at]
        clear(g)
        here.spilled, g.spilled = g.spilled, (NONE, 0)  # DS-A.168
        here.up = False  # DS-44.4
        for c, red in zip(g.characters, reds, strict=True):
            c.black, c.red = 0, red  # DS-44.3, DS-A.139
        g.encounter = NONE
        g.at, g.came = other, came
        if m.telling:
            m.tell("dashed", (other,))
        g.agenda.clear()
        if other == BONFIRE or g.tiles[other].up:
            g.agenda.append(EXPLORE)
        else:
            g.agenda.append(EnterTile())

    def prompt(self, g: Journey, seat: int) -> Message:
        return Message("ds-prompt-dash")

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw == self.FIGHT:
            return "fight"
        return f"dash-{(raw - 1) >> 2}-{('north', 'east', 'south', 'west')[(raw - 1) & 3]}"

    def option(self, g: Journey, seat: int, raw: int) -> Option:
        id = self.option_id(g.pack, raw)
        if raw == self.FIGHT:
            return Option(id, Message("ds-option-fight"))
        index = (raw - 1) >> 2
        return Option(id, Message("ds-option-dash", {"n": index}), (("tile", index),))


DASH = Dash()
