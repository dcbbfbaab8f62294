"""Encounters and boss encounters: how they begin and how they end (DS-14, DS-17, DS-18, DS-33, DS-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls.foes import ENEMY_PHASE
from undercroft.games.souls.moving import place_id, place_text, take_souls
from undercroft.games.souls.party import LEADER, finish
from undercroft.games.souls.state import (
    CHEST,
    EMPTY,
    GRAVESTONE,
    NODE_LIMIT,
    NONE,
    OPEN_CHEST,
    Foe,
)
from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.pile import Pile
from undercroft.kernel.text import Message, Ref

from .journey import SecondHalf, trap_layout
from .state import BOSS_FIGHT, ENCOUNTER, Journey

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

SOUTH = 4  # compass


class EnterTile(Step[Journey]):
    """DS-13.2: the card of the tile is turned up; which one it is shows only now."""

    __slots__ = ()
    name = "enter_tile"

    def run(self, state: Journey, match: Match) -> None:
        tile = state.tiles[state.at]
        if tile.card == NONE:
            pack = state.pack
            out = {other.card for other in state.tiles}
            cards = [card for card in pack.by_level(tile.level) if card not in out]
            card = cards[
                match.chance.index(Draw("encounter", [pack.encounter_ids[c] for c in cards]))
            ]
            tile.card = card
        state.encounter = tile.card
        state.agenda.append(SetUpEncounter())
        if match.telling:
            match.tell("encounter", (state.pack.encounter_ids[tile.card], tile.level))


class SetUpEncounter(Step[Journey]):
    """DS-14: enemies, terrain and traps; the characters last."""

    __slots__ = ()
    name = "set_up_encounter"

    def run(self, state: Journey, match: Match) -> None:
        tile = state.tiles[state.at]
        face = state.pack.faces[tile.face]
        card = state.pack.encounters[state.encounter]
        begin(state, state.pack.board_index["tile"])
        for node, models in zip(face.spawn, card.enemies, strict=True):
            for model in models:
                state.foes.append(
                    Foe(len(state.foes), model, node, state.pack.models[model].health)
                )
        terrain = [EMPTY] * len(state.board.points)
        for node, what in zip(face.terrain, card.terrain, strict=True):
            terrain[node] = OPEN_CHEST if what == CHEST and tile.chest_open else what
        state.terrain = tuple(terrain)
        if card.trapped and not tile.traps:
            tile.traps = trap_layout(state, tile)
        state.traps = tile.traps if card.trapped else ()
        state.spilled, tile.spilled = tile.spilled, (NONE, 0)
        state.dash_open = state.campaign
        place_party(state)


def begin(state: Journey, board: int) -> None:
    """A clean board."""
    state.in_fight = True
    state.set_board(board)
    state.foes = []
    state.terrain = ()
    state.traps = ()
    state.flipped = 0
    state.fallen = NONE
    state.active = NONE
    state.boss = NONE
    state.ward = state.ward_next = (0, 0, 0)
    for character in state.characters:
        character.steadied = False
        character.side = NONE
        character.node = NONE


def place_party(state: Journey) -> None:
    """DS-17.1, DS-17.2: each on an entry node, then who led the way; then the enemies (DS-17.3)."""
    state.agenda.append(ENEMY_PHASE)
    state.agenda.append(LeadTheWay())
    for character in reversed(state.characters):
        state.agenda.append(PlaceCharacter(character.seat))


class PlaceCharacter(Step[Journey]):
    """DS-17.1, DS-33.3: an entry node, at most three models on each."""

    __slots__ = ("who",)
    name = "place"

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def fits(self, state: Journey) -> bool:
        return 0 <= self.who < len(state.characters)

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        if state.boss != NONE:
            ground = state.pack.boards[state.board_index]
            nodes: tuple[int, ...] = ground.wall(2)
        else:
            nodes = state.entry_nodes()
        return tuple(node for node in nodes if state.crowd(node) < NODE_LIMIT)

    def run(self, state: Journey, match: Match) -> None:
        options = self.options(state, self.who)
        if len(options) == 1:
            self.answer(state, match, self.who, options[0])
        else:
            state.ask(self, self.who, options)

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        character = state.characters[self.who]
        character.node = option
        if match.telling:
            match.tell("placed", (self.who, option))
        if state.spilled[0] == option:
            take_souls(state, match, character)  # DS-A.62

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-place", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return place_id(raw)

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        text = Message("ds-option-move", {"place": place_text(raw)})
        return Option(place_id(raw), text, (("node", raw),))


class LeadTheWay(Step[Journey]):
    """DS-17.2, DS-17.9, DS-33.4: the players choose who has Aggro, before the enemies act."""

    __slots__ = ()
    name = "lead"

    def options(self, state: Journey, seat: int) -> tuple[int, ...]:
        return tuple(range(len(state.characters)))

    def run(self, state: Journey, match: Match) -> None:
        if len(state.characters) == 1:
            self.answer(state, match, LEADER, 0)
        else:
            state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Journey, match: Match, seat: int, option: int) -> None:
        state.aggro = option
        if match.telling:
            match.tell("aggro", (option,))

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-lead")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, state: Journey, seat: int, raw: int) -> Option:
        text = Message("ds-option-hero", {"who": Ref("hero", raw)})
        return Option(f"seat-{raw}", text, (("hero", raw),))


# ---------------------------------------------------------------------- bosses (DS-33)


class EnterBoss(Step[Journey]):
    """DS-33: the room, the boss on its node facing the door, a deck of random standard cards."""

    __slots__ = ()
    name = "enter_boss"

    def run(self, state: Journey, match: Match) -> None:
        pack = state.pack
        index = state.bosses[state.boss_step]
        boss = pack.bosses[index]
        graves = gravestones(state)
        begin(state, pack.board_index[f"{boss.entry.kind}_boss"])
        state.encounter = NONE
        state.boss = index
        state.heated = False
        state.discard = state.known_deck = state.seen = ()
        state.top = NONE
        state.spilled, state.boss_spilled = state.boss_spilled, (NONE, 0)
        ground = pack.boards[state.board_index].entry
        for model in boss.models:
            figure = pack.models[model]
            node = ground.main_spawn if figure.spawn == "main" else ground.mini_spawn
            assert node is not None
            foe = Foe(len(state.foes), model, node, figure.health)
            foe.facing = SOUTH  # DS-A.117
            state.foes.append(foe)
        # DS-33.6: as many random standard cards as the deck holds; the others are not used.
        state.deck = Pile([(boss.standard_cards, boss.entry.deck)])
        if match.telling:
            match.tell("boss", (boss.id,))
        place_party(state)
        for _ in range(min(graves, boss.entry.deck)):
            state.agenda.append(ShowCard())


def gravestones(state: Journey) -> int:
    """DS-15.3: gravestones on tiles whose encounter card is face up."""
    count = 0
    for tile in state.tiles:
        if tile.up and tile.card != NONE:
            count += state.pack.encounters[tile.card].terrain.count(GRAVESTONE)
    return count


class ShowCard(Step[Journey]):
    """DS-33.7, DS-33.8: a gravestone shows one card of the deck, which is shuffled in again."""

    __slots__ = ()
    name = "show_card"

    def run(self, state: Journey, match: Match) -> None:
        unseen = state.deck.groups[-1]
        if state.seen and len(state.deck.groups) == 1:
            return  # DS-A.120: all have been shown
        cards = unseen[0]
        ids = state.pack.behaviour_ids
        card = cards[match.chance.index(Draw("behaviour", [ids[c] for c in cards]))]
        state.seen += (card,)
        rest = tuple(c for c in cards if c != card)
        state.deck = Pile([(state.seen, len(state.seen)), (rest, unseen[1] - 1)])
        if match.telling:
            match.tell("shown", (ids[card],))


# ---------------------------------------------------------------------- the end of a fight (DS-18)


def clear(state: Journey) -> None:
    """DS-18.10: conditions go, barrels are whole, traps lie face down where they were."""
    if state.boss == NONE and state.traps:
        state.tiles[state.at].traps = state.traps
    state.in_fight = False
    state.foes = []
    state.terrain = ()
    state.traps = ()
    state.flipped = 0
    state.active = NONE
    state.dice = ()
    state.rolled = ()
    state.ward = state.ward_next = (0, 0, 0)
    for character in state.characters:
        character.conditions = 0
        character.node = NONE
        character.side = NONE
        character.calm()  # DS-18.12


class Victory(Step[Journey]):
    """DS-18.1–18.4: bars empty, souls to the cache; a boss gives more (DS-40)."""

    __slots__ = ()
    name = "victory"

    def run(self, state: Journey, match: Match) -> None:
        if state.spilled[1]:
            state.souls += state.spilled[1]  # DS-A.62: what still lies on the tile
            state.spilled = (NONE, 0)
        was_boss = state.boss
        clear(state)
        for character in state.characters:
            character.black = character.red = 0
        reward = len(state.characters) * (state.sparks if was_boss != NONE else 2)
        if state.mode in (ENCOUNTER, BOSS_FIGHT):
            reward = 0  # nothing follows to spend them on
        state.souls += reward
        if match.telling:
            match.tell("victory", (reward,))
        if state.mode in (ENCOUNTER, BOSS_FIGHT):
            finish(state, match, True)
        elif was_boss != NONE:
            state.boss = NONE
            boss_fell(state, match, was_boss)
        else:
            from .bonfire import EXPLORE

            state.tiles[state.at].up = True
            state.encounter = NONE
            state.agenda.append(EXPLORE)


def boss_fell(state: Journey, match: Match, boss: int) -> None:
    """DS-40.1, DS-40.2: a mini boss leaves its treasure; the main boss ends the game."""
    if state.campaign:
        from .campaign import boss_of_section_fell

        boss_of_section_fell(state, match, boss)
        return
    if state.pack.bosses[boss].entry.kind == "main":
        finish(state, match, True)
        return
    take_boss_treasure(state, match, boss)
    state.agenda.append(SecondHalf())


def take_boss_treasure(state: Journey, match: Match, boss: int) -> None:
    """DS-2.7, DS-A.163: all of it goes to the inventory."""
    cards = state.pack.set_of("boss", (state.pack.bosses[boss].id,))
    state.inventory = tuple(sorted((*state.inventory, *(card + 1 for card in cards))))
    if match.telling:
        match.tell("boss_treasure", ([state.pack.armoury.ids[card] for card in cards],))


class Defeat(Step[Journey]):
    """DS-18.5–18.8: back to the bonfire, the souls stay where the character fell, and a spark is gone."""

    __slots__ = ()
    name = "defeat"

    def run(self, state: Journey, match: Match) -> None:
        from .bonfire import EXPLORE, rest_all

        fallen = state.characters[state.fallen]
        spot, in_boss_room, where = fallen.node, state.boss != NONE, state.at
        clear(state)
        state.fallen = NONE
        if match.telling:
            match.tell("defeat", (fallen.seat,))
        if state.mode in (ENCOUNTER, BOSS_FIGHT) or state.sparks == 0:
            finish(state, match, False)  # DS-1.17, DS-40.3
            return
        # DS-18.8: what lay elsewhere is discarded; the cache of this moment lies here now.
        state.spilled = state.boss_spilled = (NONE, 0)
        for tile in state.tiles:
            tile.spilled = (NONE, 0)
        if state.souls:
            if in_boss_room:
                state.boss_spilled = (spot, state.souls)  # DS-A.64
            else:
                state.tiles[where].spilled = (spot, state.souls)
            if match.telling:
                match.tell("souls_dropped", (state.souls,))
            state.souls = 0
        state.boss = NONE
        state.encounter = NONE
        state.boss_step = 0  # DS-46.5: both must be fought again
        state.sparks -= 1
        for character in state.characters:
            character.ember = False  # DS-8.4
        rest_all(state)
        if match.telling:
            match.tell("rested", (state.sparks,))
        state.agenda.append(EXPLORE)


VICTORY = Victory()
DEFEAT = Defeat()
