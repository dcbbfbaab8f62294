"""Encounters and boss encounters: how they begin and how they end (DS-14, DS-17, DS-18, DS-33, DS-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.choices import HeroChoice, NodeChoice, for_each_seat
from undercroft.games.souls.fields import Seat
from undercroft.games.souls.foes import ENEMY_PHASE
from undercroft.games.souls.gear import laid
from undercroft.games.souls.models import Boss
from undercroft.games.souls.moving import take_souls
from undercroft.games.souls.party import (
    LEADER,
    add_foe,
    begin_fight,
    end_fight,
    finish,
    set_up_boss,
)
from undercroft.games.souls.places import NODES
from undercroft.games.souls.state import NODE_LIMIT, Fight
from undercroft.games.souls.terrain import CHEST, EMPTY, GRAVESTONE, OPEN_CHEST, LaidTrap, Spilled
from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Target
from undercroft.kernel.pile import Pile
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from . import facts
from .cards import Encounter
from .journey import SecondHalf, trap_layout
from .resting import rest_all
from .shop import SAVE_ONE
from .state import BOSS_FIGHT, ENCOUNTER, Journey, Tile
from .treasure import DrawTreasure

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def arrive_on(state: Journey, tile: int, side: int) -> None:
    """The party comes onto a tile by its doorway on this side: what waits there, or nothing (DS-13.3)."""
    state.at, state.came = tile, side
    state.then(state.flow.explore if state.tiles[tile].up else EnterTile())


class EnterTile(Step[Journey]):
    """DS-13.2: the card of the tile is turned up; which one it is shows only now."""

    name = "enter_tile"

    def run(self, state: Journey, match: Match) -> None:
        tile = state.tiles[state.at]
        card = tile.card
        if card is None:
            out = {other.card for other in state.tiles}
            cards = [card for card in state.box.by_level(tile.level) if card not in out]
            card = cards[match.chance.index(Draw("encounter", [one.id for one in cards]))]
            tile.card = card
        state.encounter = card
        state.then(SetUpEncounter())
        if match.telling:
            match.tell(souls_facts.Encounter(card.id, tile.level))


class OneTile(Step[Journey]):
    """A tile with a doorway for a single fight, and its card."""

    name = "one_tile"
    level: Annotated[int, Range(1, 3)]
    card: Encounter | None

    def run(self, state: Journey, match: Match) -> None:
        pool = state.tile_pool
        face = pool[match.chance.index(Draw("tile", [one.id for one in pool]))]
        # Turned so that a doorway leads to the bonfire in the south.
        turn = (2 - face.doors[0]) % 4
        tile = Tile(face=face, x=0, y=0, turn=turn, level=self.level, card=self.card)
        state.tiles.append(tile)
        state.then(EnterTile())


class SetUpEncounter(Step[Journey]):
    """DS-14: enemies, terrain and traps; the characters last."""

    name = "set_up_encounter"

    def run(self, state: Journey, match: Match) -> None:
        tile = state.tiles[state.at]
        face, card = tile.face, state.encounter
        assert card is not None
        begin_fight(state, state.box.board_by_id["tile"])
        for node, models in zip(face.spawn, card.enemies, strict=True):
            for model in models:
                add_foe(state, model, node, model.health)
        terrain = [EMPTY] * len(state.board.points)
        for node, what in zip(face.terrain, card.terrain, strict=True):
            terrain[node] = OPEN_CHEST if what == CHEST and tile.chest_open else what
        state.terrain = tuple(terrain)
        if card.trapped and not tile.traps:
            tile.traps = trap_layout(tile)
        state.traps = tile.traps if card.trapped else ()
        state.spilled, tile.spilled = tile.spilled, None
        state.dash_open = state.campaign
        state.ready_then = state.ready
        place_party(state)


def place_party(state: Journey) -> None:
    """DS-17.1, DS-17.2: each on an entry node, then who led the way; then the enemies (DS-17.3)."""
    placing = [PlaceCharacter(character.seat) for character in state.characters]
    state.then(*placing, LeadTheWay(), ENEMY_PHASE)


class PlaceCharacter(Question[Journey]):
    """DS-17.1, DS-33.3: an entry node, at most three models on each."""

    name = "place"
    rules = ("DS-17.1", "DS-33.3")
    seat: Seat

    def fits(self, state: Journey) -> bool:
        return self.seat < len(state.characters)

    def nodes(self, state: Journey) -> list[int]:
        nodes = state.ground.wall(2) if state.boss is not None else state.entry_nodes()
        crowds = state.crowds()
        return [node for node in nodes if crowds[node] < NODE_LIMIT]

    def choices(self, state: Journey, seat: int) -> tuple[Choice[Any], ...]:
        return tuple([PLACE_ON[node] for node in self.nodes(state)])

    def run(self, state: Journey, match: Match) -> None:
        nodes = self.nodes(state)
        if len(nodes) == 1:
            self.put(state, match, nodes[0])
        else:
            state.ask(self, self.seat, tuple([PLACE_ON[node] for node in nodes]))

    def put(self, state: Fight, match: Match, node: int) -> None:
        character = state.characters[self.seat]
        character.node = node
        if match.telling:
            match.tell(souls_facts.Placed(self.seat, node))
        if state.spilled is not None and state.spilled.node == node:
            take_souls(state, match, character)  # DS-A.62

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-place", {"who": Ref("hero", self.seat)})

    def subject(self, state: Journey, seat: int) -> Target:
        return ("hero", self.seat)


class PlaceOn(NodeChoice):
    """It enters here."""

    name = "place"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, PlaceCharacter)
        step.put(state, match, self.node)


PLACE_ON: Final = tuple(map(PlaceOn, NODES))


class LeadTheWay(Question[Journey]):
    """DS-17.2, DS-17.9, DS-33.4: the players choose who has Aggro, before the enemies act."""

    name = "lead"
    rules = ("DS-17.2", "DS-17.9", "DS-33.4")

    def choices(self, state: Journey, seat: int) -> tuple[Choice[Any], ...]:
        return LEAD[: len(state.characters)]

    def run(self, state: Journey, match: Match) -> None:
        if len(state.characters) == 1:
            LEAD[0].lead(state, match)
        else:
            state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-lead")


class Lead(HeroChoice):
    """This one has Aggro."""

    name = "lead"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        self.lead(state, match)

    def lead(self, state: Fight, match: Match) -> None:
        state.aggro = self.seat
        if match.telling:
            match.tell(souls_facts.Aggro(self.seat))


LEAD: Final = for_each_seat(Lead)


# ---------------------------------------------------------------------- bosses (DS-33)


class EnterBoss(Step[Journey]):
    """DS-33: the room, the boss on its node facing the door, a deck of random standard cards."""

    name = "enter_boss"

    def run(self, state: Journey, match: Match) -> None:
        boss = state.next_boss
        graves = gravestones(state)
        begin_fight(state, state.box.board_by_id[f"{boss.entry.kind}_boss"])
        state.encounter = None
        state.spilled, state.boss_spilled = state.boss_spilled, None
        set_up_boss(state, boss)  # DS-A.117
        if match.telling:
            match.tell(souls_facts.Boss(boss.id))
        place_party(state)
        if graves:
            state.then_all([ShowCard()] * min(graves, boss.entry.deck))  # DS-A.120


def gravestones(state: Journey) -> int:
    """DS-15.3: gravestones on tiles whose encounter card is face up."""
    count = 0
    for tile in state.tiles:
        if tile.up and tile.card is not None:
            count += tile.card.terrain.count(GRAVESTONE)
    return count


class ShowCard(Step[Journey]):
    """DS-33.7, DS-33.8: a gravestone shows one card of the deck, which is shuffled in again."""

    name = "show_card"

    def run(self, state: Journey, match: Match) -> None:
        unseen = state.deck.groups[-1]
        cards = unseen[0]
        card = cards[match.chance.index(Draw("behaviour", [one.id for one in cards]))]
        state.seen += (card,)
        rest = tuple([one for one in cards if one is not card])
        state.deck = Pile([(state.seen, len(state.seen)), (rest, unseen[1] - 1)])
        if match.telling:
            match.tell(facts.Shown(card.id))


# ---------------------------------------------------------------------- the end of a fight (DS-18)


MOST_COUNTED: Final = 9  # flawless victories


def clear(state: Journey) -> None:
    """DS-18.10: conditions go, barrels are whole, traps lie face down where they were."""
    if state.boss is None:
        state.tiles[state.at].traps = tuple(
            [LaidTrap(laid.node, laid.trap, False) for laid in state.traps]
        )
    end_fight(state)
    state.ward = state.ward_next = (0, 0, 0)


class Victory(Step[Journey]):
    """DS-18.1–18.4: bars empty, souls to the cache; a boss gives more (DS-40)."""

    name = "victory"

    def run(self, state: Journey, match: Match) -> None:
        if state.spilled is not None:
            state.souls += state.spilled.souls  # DS-A.62: what still lies on the tile
            state.spilled = None
        was_boss = state.boss
        clear(state)
        for character in state.characters:
            character.black = 0
            if state.house.heals:  # not by DS-V.9
                character.red = 0
        reward = victory_souls(state, was_boss)
        if state.mode in (ENCOUNTER, BOSS_FIGHT):
            reward = 0  # nothing follows to spend them on
        state.souls += reward
        if match.telling:
            match.tell(facts.Victory(reward))
        if state.mode in (ENCOUNTER, BOSS_FIGHT):
            finish(state, match, True)
        elif was_boss is not None:
            state.boss = None
            boss_fell(state, match, was_boss)
        else:
            tile = state.tiles[state.at]
            tile.up = True
            if state.ready == state.ready_then and tile.flawless < MOST_COUNTED:
                tile.flawless += 1
            state.encounter = None
            state.then(state.flow.explore)
            if state.house.spoils:
                state.then(DrawTreasure(state.house.spoils, ()))  # DS-V.6


def victory_souls(state: Journey, boss: Boss | None) -> int:
    """DS-18.3: 2 for each character; DS-40.1: of a boss as many as there are sparks; and DS-V.1, DS-V.3."""
    each = 2
    if boss is not None:
        each = state.sparks
        if state.house.unused_sparks:
            each += state.sparks * 2 * (len(state.tiles) - 1)
    return len(state.characters) * each * state.house.souls_times


def boss_fell(state: Journey, match: Match, boss: Boss) -> None:
    """DS-40.1, DS-40.2: a mini boss leaves its treasure; the main boss ends the game."""
    if state.campaign:
        state.then(state.flow.section_boss_fell(boss))
    elif boss.entry.kind == "main":
        finish(state, match, True)
    else:
        take_boss_treasure(state, match, boss)
        state.then(SecondHalf())


def take_boss_treasure(state: Journey, match: Match, boss: Boss) -> None:
    """DS-2.7, DS-A.163: all of it goes to the inventory."""
    cards = state.box.set_of("boss", (boss.id,))
    items = [card.item for card in cards]
    state.inventory = laid((*state.inventory, *items))
    if match.telling:
        match.tell(facts.BossTreasure(tuple([card.id for card in cards])))


class Defeat(Step[Journey]):
    """DS-18.5–18.8: back to the bonfire, the souls stay where the character fell, and a spark is gone."""

    name = "defeat"

    def run(self, state: Journey, match: Match) -> None:
        assert state.fallen is not None
        fallen = state.characters[state.fallen]
        spot, in_boss_room, where = fallen.spot, state.boss is not None, state.at
        clear(state)
        state.fallen = None
        if match.telling:
            match.tell(facts.Defeat(fallen.seat))
        if state.mode in (ENCOUNTER, BOSS_FIGHT) or state.sparks == 0:
            finish(state, match, False)  # DS-1.17, DS-40.3
            return
        # DS-18.8: what lay elsewhere is discarded; the cache of this moment lies here now.
        state.spilled = state.boss_spilled = None
        for tile in state.tiles:
            tile.spilled = None
        if state.souls:
            if in_boss_room:
                state.boss_spilled = Spilled(spot, state.souls)  # DS-A.64
            else:
                state.tiles[where].spilled = Spilled(spot, state.souls)
            if match.telling:
                match.tell(souls_facts.SoulsDropped(state.souls))
            state.souls = 0
        state.boss = None
        state.encounter = None
        state.boss_step = 0  # DS-46.5: both must be fought again
        state.sparks -= 1
        for character in state.characters:
            character.ember = False  # DS-8.4
        rest_all(state)
        if match.telling:
            match.tell(souls_facts.Rested(state.sparks))
        state.then(SAVE_ONE, state.flow.explore)


VICTORY: Final = Victory()
DEFEAT: Final = Defeat()
