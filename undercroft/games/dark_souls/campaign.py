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


def section_of(state: Journey) -> SectionEntry:
    return state.pack.scenarios[state.section >> 8].sections[state.section & 255]


class BeginSection(Step[Journey]):
    """DS-41.3, DS-46.6: the section's own bosses and levels, and a new map."""

    __slots__ = ()
    name = "begin_section"

    def run(self, state: Journey, match: Match) -> None:
        section = section_of(state)
        state.bosses = tuple(state.pack.boss_index[id] for id in section.bosses)
        state.boss_step = 0
        if match.telling:
            match.tell("section", (section.name,))
        state.agenda.append(LayMap())


def boss_of_section_fell(state: Journey, match: Match, boss: int) -> None:
    """DS-41.4, DS-42.2, DS-46.4: after the last boss of the section: treasure, a spark, the next section."""
    state.boss_step += 1
    if state.boss_step < len(state.bosses):
        state.agenda.append(EnterBoss())  # DS-A.144: the next begins at once
        return
    state.boss_step = 0
    take_boss_treasure(state, match, boss)
    state.sparks = min(state.max_sparks, state.sparks + 1)  # DS-42.4, DS-A.134
    scenario = state.pack.scenarios[state.section >> 8]
    if (state.section & 255) + 1 == len(scenario.sections):
        state.victories |= 1 << (state.section >> 8)
        if state.onward and others(state):
            state.agenda.append(Onward())  # DS-A.173
        else:
            finish(state, match, True)  # DS-41.5
        return
    begin_section(state, state.section + 1)


def begin_section(state: Journey, section: int) -> None:
    """The party as it is goes on: rested, with all it owns."""
    state.section = section
    rest_all(state)  # DS-A.164
    if not state.legends:
        add_legends(state)  # DS-A.132: once, after the first section
    state.agenda.append(BeginSection())


def others(state: Journey) -> tuple[int, ...]:
    """The scenarios this party has not won yet."""
    return tuple(at for at in range(len(state.pack.scenarios)) if not state.victories >> at & 1)


class Onward(Step[Journey]):
    """DS-A.173: a scenario is won. The party ends here, or takes all it owns into another one."""

    __slots__ = ()
    name = "onward"
    END = 255

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        return (self.END, *others(state))

    def run(self, state: Journey, match: Match) -> None:
        state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        if option == self.END:
            finish(state, match, True)
        else:
            begin_section(state, option << 8)

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-onward")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "finish" if raw == self.END else pack.scenarios[raw].id

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        id = self.option_id(state.pack, raw)
        if raw == self.END:
            return Option(id, Message("ds-option-finish"))
        return Option(id, Message("ds-option-onward", {"scenario": Ref("scenario", id)}))


# ---------------------------------------------------------------------- at the bonfire


def campaign_options(state: Journey, found: list[int]) -> None:
    """DS-42.3, DS-43, DS-45.2."""
    if state.sparks < state.max_sparks and state.souls >= 2 * len(state.characters):
        found.append(SPARK << KIND)
    for place, item in enumerate(state.inventory):
        if state.inventory.index(item) == place and may_sell(state, item):
            found.append(SELL << KIND | place)
    taken = {character.kind for character in state.characters}
    if len(state.characters) < 4 and state.sparks >= 1:
        found.extend(JOIN << KIND | k for k in range(len(state.pack.characters)) if k not in taken)
    if len(state.characters) > 1:
        found.extend(LEAVE << KIND | character.seat for character in state.characters)


def may_sell(state: Journey, item: int) -> bool:
    """DS-A.143: starting equipment cannot be sold."""
    return state.pack.armoury.card(item).entry.set != "starting"


def campaign_words(state: Journey, kind: int, detail: int) -> dict[str, Value]:
    if kind == SPARK:
        return {"souls": 2 * len(state.characters)}
    if kind == JOIN:
        return {"who": state.pack.characters[detail].entry.name}
    return {"who": Ref("hero", detail)}


def campaign_answer(state: Journey, match: Match, kind: int, detail: int) -> None:
    if kind == SPARK:
        spend(state, match, 2 * len(state.characters))
        state.sparks += 1
        if match.telling:
            match.tell("spark_bought", (state.sparks,))
    elif kind == SELL:
        item = state.inventory[detail]
        take_out(state, item)
        cards = (card_of(item), *upgrades_of(item))
        state.sold = tuple(sorted((*state.sold, *cards)))  # DS-45.5
        state.souls += len(cards)  # DS-A.143: a stack sells for 1 soul a card
        if match.telling:
            match.tell("sold", (state.pack.armoury.ids[cards[0]], len(cards)))
    elif kind == JOIN:
        join(state, match, detail)
    else:
        leave(state, match, state.characters[detail])


def join(state: Journey, match: Match, kind: int) -> None:
    """DS-43.1, DS-43.3, DS-A.137: for one spark, with starting stats and equipment."""
    free = next(seat for seat in range(4) if seat not in state.seats_of)
    character = Character(len(state.characters), kind)
    take_back_start(state, kind)
    give_start(state, character)
    state.characters.append(character)
    state.seats_of += (free,)
    state.sparks = min(state.sparks - 1, state.max_sparks)
    owner = (state.pack.characters[kind].id,)
    fresh = state.pack.set_of("class", owner)
    if state.legends:
        fresh += state.pack.set_of("transposed", owner)
    legendary = state.pack.set_of("legendary")
    apart = [group for group in state.treasure.groups if group[0][0] in legendary]
    deck = tuple(
        character
        for cards, _ in state.treasure.groups
        for character in cards
        if character not in legendary
    )
    # Cards of a class that has left are still in the deck.
    known = {*deck, *state.sold, *(card for item in held_items(state) for card in parts(item))}
    deck += tuple(card for card in fresh if card not in known)
    state.treasure = Pile([(deck, len(deck)), *apart])
    if match.telling:
        match.tell("joined", (character.seat,))


def take_back_start(state: Journey, kind: int) -> None:
    """DS-A.137: the starting cards of a class that was here before are the newcomer's again, bare."""
    for card in state.pack.characters[kind].start:
        held = [item for item in held_items(state) if card_of(item) == card]
        if len(held) < state.pack.armoury.cards[card].entry.copies:
            continue
        item = min(held, key=lambda item: (item not in state.inventory, item))
        if item not in state.inventory:
            wearer = next(
                character
                for character in state.characters
                if item in (character.armour, character.left, character.right, *character.backup)
            )
            slots = [slot for slot in range(3 + len(wearer.backup)) if worn(wearer, slot) == item]
            strip(state, wearer, slots[0])
        take_out(state, item)
        for upgrade in upgrades_of(item):
            put_in(state, item_of(upgrade))


def held_items(state: Journey) -> list[int]:
    found = list(state.inventory)
    for character in state.characters:
        found.extend(
            item
            for item in (character.armour, character.left, character.right, *character.backup)
            if item
        )
    return found


def parts(item: int) -> tuple[int, ...]:
    return (card_of(item), *upgrades_of(item))


def leave(state: Journey, match: Match, character: Character) -> None:
    """DS-43.2, DS-43.4: a spark more; the equipment goes to the inventory."""
    if match.telling:
        match.tell("left", (character.seat,))
    items = [
        item
        for item in (character.armour, character.left, character.right, *character.backup)
        if item
    ]
    state.inventory = tuple(sorted((*state.inventory, *items)))
    state.characters.remove(character)
    state.seats_of = state.seats_of[: character.seat] + state.seats_of[character.seat + 1 :]
    for index, other in enumerate(state.characters):
        other.seat = index
    if (
        state.last_active != NONE
    ):  # else nobody has activated yet, and the players still choose (DS-17.5)
        state.last_active -= state.last_active >= character.seat
        state.last_active %= len(state.characters)
    state.aggro = NONE  # who comes first in the next encounter is chosen there
    state.sparks = min(state.sparks + 1, state.max_sparks)


# ---------------------------------------------------------------------- dashing through (DS-44)


class Dash(Step[Journey]):
    """DS-44.1, DS-A.138: once, after the first enemy activation: fight on, or dash to a connected tile."""

    __slots__ = ()
    name = "dash"
    FIGHT = 0

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        found = [self.FIGHT]
        for side in range(4):
            other = state.beyond(state.at, side)
            if other != NONE:
                found.append(1 + (other << 2 | (side + 2) % 4))
        return tuple(found)

    def run(self, state: Journey, match: Match) -> None:
        state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        if option == self.FIGHT:
            return
        other, came = (option - 1) >> 2, (option - 1) & 3
        reds = [character.red for character in state.characters]
        here = state.tiles[state.at]
        clear(state)
        here.spilled, state.spilled = state.spilled, (NONE, 0)  # DS-A.168
        here.up = False  # DS-44.4
        for character, red in zip(state.characters, reds, strict=True):
            character.black, character.red = 0, red  # DS-44.3, DS-A.139
        state.encounter = NONE
        state.at, state.came = other, came
        if match.telling:
            match.tell("dashed", (other,))
        state.agenda.clear()
        if other == BONFIRE or state.tiles[other].up:
            state.agenda.append(EXPLORE)
        else:
            state.agenda.append(EnterTile())

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-dash")

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw == self.FIGHT:
            return "fight"
        return f"dash-{(raw - 1) >> 2}-{('north', 'east', 'south', 'west')[(raw - 1) & 3]}"

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        id = self.option_id(state.pack, raw)
        if raw == self.FIGHT:
            return Option(id, Message("ds-option-fight"))
        index = (raw - 1) >> 2
        return Option(id, Message("ds-option-dash", {"n": index}), (("tile", index),))


DASH = Dash()
