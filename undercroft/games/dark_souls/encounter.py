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

    def run(self, g: Journey, m: Match) -> None:
        tile = g.tiles[g.at]
        if tile.card == NONE:
            pack = g.pack
            out = {other.card for other in g.tiles}
            cards = [card for card in pack.by_level(tile.level) if card not in out]
            card = cards[m.chance.index(Draw("encounter", [pack.encounter_ids[c] for c in cards]))]
            tile.card = card
        g.encounter = tile.card
        g.agenda.append(SetUpEncounter())
        if m.telling:
            m.tell("encounter", (g.pack.encounter_ids[tile.card], tile.level))


class SetUpEncounter(Step[Journey]):
    """DS-14: enemies, terrain and traps; the characters last."""

    __slots__ = ()
    name = "set_up_encounter"

    def run(self, g: Journey, m: Match) -> None:
        tile = g.tiles[g.at]
        face = g.pack.faces[tile.face]
        card = g.pack.encounters[g.encounter]
        begin(g, g.pack.board_index["tile"])
        for node, models in zip(face.spawn, card.enemies, strict=True):
            for model in models:
                g.foes.append(Foe(len(g.foes), model, node, g.pack.models[model].health))
        terrain = [EMPTY] * len(g.board.points)
        for node, what in zip(face.terrain, card.terrain, strict=True):
            terrain[node] = OPEN_CHEST if what == CHEST and tile.chest_open else what
        g.terrain = tuple(terrain)
        if card.trapped and not tile.traps:
            tile.traps = trap_layout(g, tile)
        g.traps = tile.traps if card.trapped else ()
        g.spilled, tile.spilled = tile.spilled, (NONE, 0)
        g.dash_open = g.campaign
        place_party(g)


def begin(g: Journey, board: int) -> None:
    """A clean board."""
    g.in_fight = True
    g.set_board(board)
    g.foes = []
    g.terrain = ()
    g.traps = ()
    g.flipped = 0
    g.fallen = NONE
    g.active = NONE
    g.boss = NONE
    g.ward = g.ward_next = (0, 0, 0)
    for c in g.characters:
        c.steadied = False
        c.side = NONE
        c.node = NONE


def place_party(g: Journey) -> None:
    """DS-17.1, DS-17.2: each on an entry node, then who led the way; then the enemies (DS-17.3)."""
    g.agenda.append(ENEMY_PHASE)
    g.agenda.append(LeadTheWay())
    for c in reversed(g.characters):
        g.agenda.append(PlaceCharacter(c.seat))


class PlaceCharacter(Step[Journey]):
    """DS-17.1, DS-33.3: an entry node, at most three models on each."""

    __slots__ = ("who",)
    name = "place"

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def fits(self, g: Journey) -> bool:
        return 0 <= self.who < len(g.characters)

    def options(self, g: Journey, seat: int) -> tuple[int, ...]:
        if g.boss != NONE:
            ground = g.pack.boards[g.board_index]
            nodes: tuple[int, ...] = ground.wall(2)
        else:
            nodes = g.entry_nodes()
        return tuple(node for node in nodes if g.crowd(node) < NODE_LIMIT)

    def run(self, g: Journey, m: Match) -> None:
        options = self.options(g, self.who)
        if len(options) == 1:
            self.answer(g, m, self.who, options[0])
        else:
            g.ask(self, self.who, options)

    def answer(self, g: Journey, m: Match, seat: int, option: int) -> None:
        c = g.characters[self.who]
        c.node = option
        if m.telling:
            m.tell("placed", (self.who, option))
        if g.spilled[0] == option:
            take_souls(g, m, c)  # DS-A.62

    def prompt(self, g: Journey, seat: int) -> Message:
        return Message("ds-prompt-place", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return place_id(raw)

    def option(self, g: Journey, seat: int, raw: int) -> Option:
        text = Message("ds-option-move", {"place": place_text(raw)})
        return Option(place_id(raw), text, (("node", raw),))


class LeadTheWay(Step[Journey]):
    """DS-17.2, DS-17.9, DS-33.4: the players choose who has Aggro, before the enemies act."""

    __slots__ = ()
    name = "lead"

    def options(self, g: Journey, seat: int) -> tuple[int, ...]:
        return tuple(range(len(g.characters)))

    def run(self, g: Journey, m: Match) -> None:
        if len(g.characters) == 1:
            self.answer(g, m, LEADER, 0)
        else:
            g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Journey, m: Match, seat: int, option: int) -> None:
        g.aggro = option
        if m.telling:
            m.tell("aggro", (option,))

    def prompt(self, g: Journey, seat: int) -> Message:
        return Message("ds-prompt-lead")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, g: Journey, seat: int, raw: int) -> Option:
        text = Message("ds-option-hero", {"who": Ref("hero", raw)})
        return Option(f"seat-{raw}", text, (("hero", raw),))


# ---------------------------------------------------------------------- bosses (DS-33)


class EnterBoss(Step[Journey]):
    """DS-33: the room, the boss on its node facing the door, a deck of random standard cards."""

    __slots__ = ()
    name = "enter_boss"

    def run(self, g: Journey, m: Match) -> None:
        pack = g.pack
        index = g.bosses[g.boss_step]
        boss = pack.bosses[index]
        graves = gravestones(g)
        begin(g, pack.board_index[f"{boss.entry.kind}_boss"])
        g.encounter = NONE
        g.boss = index
        g.heated = False
        g.discard = g.known_deck = g.seen = ()
        g.top = NONE
        g.spilled, g.boss_spilled = g.boss_spilled, (NONE, 0)
        ground = pack.boards[g.board_index].entry
        for model in boss.models:
            figure = pack.models[model]
            node = ground.main_spawn if figure.spawn == "main" else ground.mini_spawn
            assert node is not None
            foe = Foe(len(g.foes), model, node, figure.health)
            foe.facing = SOUTH  # DS-A.117
            g.foes.append(foe)
        # DS-33.6: as many random standard cards as the deck holds; the others are not used.
        g.deck = Pile([(boss.standard_cards, boss.entry.deck)])
        if m.telling:
            m.tell("boss", (boss.id,))
        place_party(g)
        for _ in range(min(graves, boss.entry.deck)):
            g.agenda.append(ShowCard())


def gravestones(g: Journey) -> int:
    """DS-15.3: gravestones on tiles whose encounter card is face up."""
    count = 0
    for tile in g.tiles:
        if tile.up and tile.card != NONE:
            count += g.pack.encounters[tile.card].terrain.count(GRAVESTONE)
    return count


class ShowCard(Step[Journey]):
    """DS-33.7, DS-33.8: a gravestone shows one card of the deck, which is shuffled in again."""

    __slots__ = ()
    name = "show_card"

    def run(self, g: Journey, m: Match) -> None:
        unseen = g.deck.groups[-1]
        if g.seen and len(g.deck.groups) == 1:
            return  # DS-A.120: all have been shown
        cards = unseen[0]
        ids = g.pack.behaviour_ids
        card = cards[m.chance.index(Draw("behaviour", [ids[c] for c in cards]))]
        g.seen += (card,)
        rest = tuple(c for c in cards if c != card)
        g.deck = Pile([(g.seen, len(g.seen)), (rest, unseen[1] - 1)])
        if m.telling:
            m.tell("shown", (ids[card],))


# ---------------------------------------------------------------------- the end of a fight (DS-18)


def clear(g: Journey) -> None:
    """DS-18.10: conditions go, barrels are whole, traps lie face down where they were."""
    if g.boss == NONE and g.traps:
        g.tiles[g.at].traps = g.traps
    g.in_fight = False
    g.foes = []
    g.terrain = ()
    g.traps = ()
    g.flipped = 0
    g.active = NONE
    g.dice = ()
    g.rolled = ()
    g.ward = g.ward_next = (0, 0, 0)
    for c in g.characters:
        c.conditions = 0
        c.node = NONE
        c.side = NONE
        c.calm()  # DS-18.12


class Victory(Step[Journey]):
    """DS-18.1–18.4: bars empty, souls to the cache; a boss gives more (DS-40)."""

    __slots__ = ()
    name = "victory"

    def run(self, g: Journey, m: Match) -> None:
        if g.spilled[1]:
            g.souls += g.spilled[1]  # DS-A.62: what still lies on the tile
            g.spilled = (NONE, 0)
        was_boss = g.boss
        clear(g)
        for c in g.characters:
            c.black = c.red = 0
        reward = len(g.characters) * (g.sparks if was_boss != NONE else 2)
        if g.mode in (ENCOUNTER, BOSS_FIGHT):
            reward = 0  # nothing follows to spend them on
        g.souls += reward
        if m.telling:
            m.tell("victory", (reward,))
        if g.mode in (ENCOUNTER, BOSS_FIGHT):
            finish(g, m, True)
        elif was_boss != NONE:
            g.boss = NONE
            boss_fell(g, m, was_boss)
        else:
            from .bonfire import EXPLORE

            g.tiles[g.at].up = True
            g.encounter = NONE
            g.agenda.append(EXPLORE)


def boss_fell(g: Journey, m: Match, boss: int) -> None:
    """DS-40.1, DS-40.2: a mini boss leaves its treasure; the main boss ends the game."""
    if g.campaign:
        from .campaign import boss_of_section_fell

        boss_of_section_fell(g, m, boss)
        return
    if g.pack.bosses[boss].entry.kind == "main":
        finish(g, m, True)
        return
    take_boss_treasure(g, m, boss)
    g.agenda.append(SecondHalf())


def take_boss_treasure(g: Journey, m: Match, boss: int) -> None:
    """DS-2.7, DS-A.163: all of it goes to the inventory."""
    cards = g.pack.set_of("boss", (g.pack.bosses[boss].id,))
    g.inventory = tuple(sorted((*g.inventory, *(card + 1 for card in cards))))
    if m.telling:
        m.tell("boss_treasure", ([g.pack.armoury.ids[card] for card in cards],))


class Defeat(Step[Journey]):
    """DS-18.5–18.8: back to the bonfire, the souls stay where the character fell, and a spark is gone."""

    __slots__ = ()
    name = "defeat"

    def run(self, g: Journey, m: Match) -> None:
        from .bonfire import EXPLORE, rest_all

        fallen = g.characters[g.fallen]
        spot, in_boss_room, where = fallen.node, g.boss != NONE, g.at
        clear(g)
        g.fallen = NONE
        if m.telling:
            m.tell("defeat", (fallen.seat,))
        if g.mode in (ENCOUNTER, BOSS_FIGHT) or g.sparks == 0:
            finish(g, m, False)  # DS-1.17, DS-40.3
            return
        # DS-18.8: what lay elsewhere is discarded; the cache of this moment lies here now.
        g.spilled = g.boss_spilled = (NONE, 0)
        for tile in g.tiles:
            tile.spilled = (NONE, 0)
        if g.souls:
            if in_boss_room:
                g.boss_spilled = (spot, g.souls)  # DS-A.64
            else:
                g.tiles[where].spilled = (spot, g.souls)
            if m.telling:
                m.tell("souls_dropped", (g.souls,))
            g.souls = 0
        g.boss = NONE
        g.encounter = NONE
        g.boss_step = 0  # DS-46.5: both must be fought again
        g.sparks -= 1
        for c in g.characters:
            c.ember = False  # DS-8.4
        rest_all(g)
        if m.telling:
            m.tell("rested", (g.sparks,))
        g.agenda.append(EXPLORE)


VICTORY = Victory()
DEFEAT = Defeat()
