"""The whole descent: the campaign dashboard, the party, and the fight under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from undercroft.games.souls.fields import Node, Seat, Stat, Treasure
from undercroft.games.souls.figures import Character, Foe
from undercroft.games.souls.gear import Card, Item
from undercroft.games.souls.models import BehaviourCard, Model
from undercroft.games.souls.party import Party
from undercroft.games.souls.terrain import CHEST, DIM_GRAVESTONE, GRAVESTONE, OPEN_CHEST
from undercroft.kernel.pile import NO_DECK, Deck
from undercroft.kernel.record import MADE, Count

from . import facts
from .cards import Encounter, Event
from .fields import (
    DeckOf,
    Seen,
    Space,
    SpaceNumber,
    Threat,
    Tier,
    Tile,
)
from .layout import TILE_NODES
from .modifiers import TombModifiers
from .pack import Cards
from .schema import LairEntry
from .seen import Mode

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

MODES: Final[tuple[Mode, ...]] = ("campaign", "encounter", "boss")
CAMPAIGN: Final = 0
ENCOUNTER: Final = 1
BOSS_FIGHT: Final = 2

ALL_OF_A_TILE: Final = (1 << TILE_NODES) - 1


class Seeker(Character):
    """A character by the rules of this box."""

    grace: ClassVar[int] = 1  # TG-5.5: a full bar is not death, the next token is

    began: Node | None = None
    """The node this turn began on."""
    gifts: tuple[tuple[Stat, Tier], ...] = ()
    """Stats, and from which tier on it cost no souls to raise them."""
    parried: bool = False
    """An attack on the Black Knight did nothing this turn."""

    @property
    def tokens(self) -> tuple[bool, bool, bool]:
        """Whether each of `TOKENS` is ready."""
        return (self.estus, self.heroic, self.luck)

    def set_token(self, token: int, ready: bool) -> None:
        """Ready one of them, or flip it over."""
        estus, heroic, luck = [
            ready if number == token else there for number, there in enumerate(self.tokens)
        ]
        self.estus, self.heroic, self.luck = estus, heroic, luck

    @property
    def chill(self) -> int:
        """TG-25.7: Frostbite takes recovery, not steps."""
        return 0


class Descent(Party):
    """The state of one match of this box. What the box decides in a fight is in `hooks.py`."""

    hero_walls = (GRAVESTONE, DIM_GRAVESTONE, CHEST, OPEN_CHEST)  # TG-8.1, TG-8.11
    foe_walls = hero_walls
    barrel_price: ClassVar[int] = 0  # TG-8.4
    start_gain: ClassVar[int] = 3  # TG-21.2
    every_option_acts: ClassVar[bool] = True  # TG-22.3, TG-A.38: healing is an action as well
    stops_on_target: ClassVar[bool] = True  # TG-28.3
    any_move_turns: ClassVar[bool] = True  # TG-36.5
    backup_takes_armour: ClassVar[bool] = True  # TG-2.5
    upgrades_lying: ClassVar[bool] = False  # TG-33.4

    characters: list[Seeker]  # type: ignore[assignment]

    # The campaign dashboard (TG-10.8).
    at: SpaceNumber = 0
    bonfire: SpaceNumber = 0
    """The space a resting party is placed on (TG-38.6)."""
    track: tuple[Space, ...] = ()
    free_return: bool = False
    decks: tuple[Annotated[Deck[Encounter], DeckOf("encounter")], ...] = ()
    """Of each level."""
    treasure: Annotated[Deck[Card], DeckOf("card")] = NO_DECK
    events: Annotated[Deck[Event], DeckOf("event")] = NO_DECK
    event_discard: tuple[Event, ...] = ()
    held: tuple[tuple[Event, Seat], ...] = ()
    """Consumables beside the dashboards."""
    wares: tuple[Treasure, ...] = ()
    """Andre's four slots."""
    bought: bool = False
    peeked: tuple[Seen, ...] = ()
    """Cards being looked at."""

    # The encounter (TG-13).
    encounter: Encounter | None = None
    card: BehaviourCard | None = None
    """The behaviour card being resolved."""
    awake_tiles: tuple[Tile, ...] = ()
    reached: Threat | None = None
    """The threat this enemy turn has come down to; None before anybody has acted."""
    turns: Count = 0
    """Character turns begun."""
    turns_done: Count = 0
    timer: Count = 0
    occupied: Count = 0
    levers: Count = 0
    """How often one was pulled, and which."""
    lever_nodes: tuple[Node, ...] = ()
    chests: Count = 0
    kills: Count = 0
    respawns: Count = 0
    marked: tuple[tuple[Count, ...], ...] = ()
    """For each objective the foes it is about."""
    waiting: tuple[tuple[Model, Node], ...] = ()
    """Enemy tokens, and the nodes they are for."""
    gone_tiles: tuple[Tile, ...] = ()
    """Those that were removed."""
    torch: Node | None = None
    torch_by: Seat | None = None
    torch_seen: bool = False
    ball: Node | None = None
    """Where the Skeleton Ball is."""
    ball_south: bool = True
    trial_met: bool = False
    broke: Annotated[int | None, MADE] = None
    """The barrel a character has just walked into."""
    earned: Count = 0
    """Souls this encounter has given."""

    # ------------------------------------------------------------------ the treasure

    def held_back(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """TG-V.5: those of them that join the deck later; what a card promises by name does not."""
        if not self.house.late_treasure:
            return ()
        promised = self.box.promised
        return tuple([card for card in cards if card.late and card.id not in promised])

    # ------------------------------------------------------------------ the dashboard

    @property
    def box(self) -> Cards:
        """The pack, as one of this box."""
        pack = self.pack
        assert isinstance(pack, Cards)
        return pack

    @property
    def special(self) -> TombModifiers:
        """What holds in this fight, as this box has it."""
        modifiers = self.modifiers
        assert isinstance(modifiers, TombModifiers)
        return modifiers

    @property
    def players(self) -> int:
        """TG-12.6: what the player-number symbol stands for."""
        return len(self.characters)

    @property
    def space(self) -> Space:
        """What lies where the party token stands."""
        return self.track[self.at]

    def put(self, at: int, space: Space) -> None:
        """Change what lies on a space."""
        self.track = (*self.track[:at], space, *self.track[at + 1 :])

    def put_deck(self, level: int, deck: Deck[Encounter]) -> None:
        self.decks = (*self.decks[: level - 1], deck, *self.decks[level:])

    def holds(self, seat: int, op: str) -> Event | None:
        """The consumable of this kind beside a character's dashboard."""
        for event, holder in self.held:
            if holder == seat and event.op == op:
                return event
        return None

    def discard_held(self, match: Match, seat: int, op: str) -> None:
        """A consumable is used up."""
        for place, (event, holder) in enumerate(self.held):
            if holder == seat and event.op == op:
                self.held = self.held[:place] + self.held[place + 1 :]
                self.event_discard += (event,)
                if match.telling:
                    match.tell(facts.EventGone(event.id))
                return

    # ------------------------------------------------------------------ looking around

    @property
    def lair(self) -> LairEntry:
        assert self.boss is not None
        return self.box.lairs[self.boss.id]

    def can_hold(self, left: Item | None, right: Item | None, backup: int) -> bool:
        """TG-2.5: up to two cards in the backup slot."""
        return backup <= 2

    def foes_in(self, tile: int) -> bool:
        rooms = self.board.rooms
        return any(foe.node is not None and rooms[foe.node] == tile for foe in self.foes)

    def wake(self, node: int) -> None:
        """TG-27.2: the tile of this node is active from now on."""
        tile = self.board.rooms[node]
        if tile not in self.awake_tiles:
            self.awake_tiles = tuple(sorted((*self.awake_tiles, tile)))

    def gone_nodes(self) -> int:
        """The nodes of the tiles that were removed: a bit set, as walls are."""
        found = 0
        for tile in self.gone_tiles:
            found |= ALL_OF_A_TILE << tile * TILE_NODES
        return found

    def spawn_nodes(self, tile: int | None = None) -> tuple[int, ...]:
        """The enemy spawn nodes, of one tile or of all that are there."""
        card = self.encounter
        if card is None:
            entry = self.ground.entry
            return tuple(n for n in (entry.mini_spawn,) if n is not None)
        return tuple(
            node
            for number, place in enumerate(card.tiles)
            if (tile is None or number == tile) and number not in self.gone_tiles
            for node in place.spawn
        )

    def torch_node(self) -> int | None:
        """Where the torch is, carried or not."""
        if self.torch_by is None:
            return self.torch
        return self.characters[self.torch_by].node

    def near_torch(self, node: int) -> bool:
        torch = self.torch_node()
        return torch is not None and self.board.distance[node][torch] <= 1

    def lever_works(self, node: int) -> bool:
        """TG-8.6: a special rule lets it work with the torch beside it only."""
        return not self.special.lever_needs_torch or self.near_torch(node)

    def awake(self, foe: Foe) -> bool:
        """TG-27.1: only enemies on active tiles act."""
        return self.board.rooms[foe.spot] in self.awake_tiles

    # ------------------------------------------------------------------ what ends it

    def completed(self) -> None:
        """TG-18.1: the encounter ends at once, and well."""
        raise NotImplementedError
