"""The whole descent: the campaign dashboard, the party, and the fight under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from undercroft.games.souls.models import Icon
from undercroft.games.souls.party import Party
from undercroft.games.souls.state import (
    BARREL,
    CHEST,
    DIM_GRAVESTONE,
    GRAVESTONE,
    NONE,
    OPEN_CHEST,
    Character,
    Foe,
)
from undercroft.kernel.pile import Deck, Pile

from .cards import Cards, Encounter, EventEntry, LairEntry
from .law import TombLaw

if TYPE_CHECKING:
    from undercroft.kernel.agenda import Step
    from undercroft.kernel.match import Match

MODES = ("campaign", "encounter", "boss")
CAMPAIGN, ENCOUNTER, BOSS_FIGHT = range(3)
PLAIN = TombLaw()
ANY_THREAT = 99  # above every threat level: nobody has acted yet


class Seeker(Character):
    """A character by the rules of this box."""

    grace: ClassVar[int] = 1  # TG-5.5: a full bar is not death, the next token is

    __slots__ = ("began", "gifts", "parried")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat, kind)
        self.began: int = NONE  # the node this turn began on
        self.gifts: int = 0  # tiers that cost no souls: a bit each, three for a stat
        self.parried: bool = False  # an attack on the Black Knight did nothing this turn

    def copy(self) -> Seeker:
        twin = super().copy()
        assert isinstance(twin, Seeker)
        twin.began = self.began
        twin.gifts = self.gifts
        twin.parried = self.parried
        return twin

    @property
    def chill(self) -> int:
        """TG-25.7: Frostbite takes recovery, not steps."""
        return 0


class Descent(Party):
    """The state of one match of this box."""

    hero_walls: ClassVar[int] = (
        1 << GRAVESTONE | 1 << DIM_GRAVESTONE | 1 << CHEST | 1 << OPEN_CHEST  # TG-8.1, TG-8.11
    )
    foe_walls: ClassVar[int] = hero_walls
    barrel_price: ClassVar[int] = 0  # TG-8.4
    start_gain: ClassVar[int] = 3  # TG-21.2
    shoves_from_start: ClassVar[bool] = True  # TG-30.1
    every_option_acts: ClassVar[bool] = True  # TG-22.3, TG-A.38: healing is an action as well
    repeats_may_stop: ClassVar[bool] = True  # TG-26.8: up to N
    stops_on_target: ClassVar[bool] = True  # TG-28.3
    backup_takes_armour: ClassVar[bool] = True  # TG-2.5
    upgrades_lying: ClassVar[bool] = False  # TG-33.4

    __slots__ = (
        "at",
        "ball",
        "bonfire",
        "bought",
        "broke",
        "card",
        "chests",
        "decks",
        "earned",
        "encounter",
        "event_discard",
        "events",
        "free_return",
        "gone",
        "held",
        "kills",
        "lever_nodes",
        "levers",
        "marked",
        "meets",
        "occupied",
        "peeked",
        "reached",
        "respawns",
        "rooms_awake",
        "shortcuts",
        "slots",
        "souls_on",
        "tilted",
        "timer",
        "torch",
        "torch_by",
        "torch_seen",
        "treasure",
        "trial_met",
        "turns",
        "turns_done",
        "waiting",
        "wares",
    )

    pack: Cards
    law: TombLaw
    characters: list[Seeker]  # type: ignore[assignment]

    def __init__(self, pack: Cards) -> None:
        super().__init__(pack)
        self.law = PLAIN
        # The campaign dashboard (TG-10.8).
        self.at: int = 0
        self.bonfire: int = 0  # the space a resting party is placed on (TG-38.6)
        self.slots: tuple[int, ...] = (NONE,) * len(pack.track)
        self.souls_on: tuple[int, ...] = (0,) * len(pack.track)
        self.meets: tuple[int, ...] = (NONE,) * len(pack.track)
        self.tilted: int = 0
        self.shortcuts: int = 0
        self.free_return: bool = False
        self.decks: tuple[Deck, ...] = tuple(Deck.of(pack.by_level(n)) for n in (1, 2, 3))
        self.treasure: Deck = Deck(Pile(()))
        self.events: Deck = Deck(Pile(()))
        self.event_discard: tuple[int, ...] = ()
        self.held: tuple[tuple[int, int], ...] = ()  # consumables: (event, character)
        self.wares: tuple[int, ...] = ()  # Andre's four slots
        self.bought: bool = False
        self.peeked: tuple[int, ...] = ()  # cards being looked at
        # The encounter (TG-13).
        self.encounter: int = NONE
        self.card: int = NONE  # the behaviour card being resolved
        self.rooms_awake: int = 0
        self.reached: int = ANY_THREAT  # the threat this enemy turn has come down to
        self.turns: int = 0  # character turns begun, and those ended
        self.turns_done: int = 0
        self.timer: int = 0
        self.occupied: int = 0
        self.levers: int = 0
        self.lever_nodes: int = 0
        self.chests: int = 0
        self.kills: int = 0
        self.respawns: int = 0
        self.marked: tuple[int, ...] = ()  # for each objective the foes it is about, a bit each
        self.waiting: tuple[tuple[int, int], ...] = ()  # enemy tokens: (model, node)
        self.gone: int = 0  # nodes of tiles that were removed
        self.torch: int = NONE
        self.torch_by: int = NONE
        self.torch_seen: bool = False
        self.ball: tuple[int, int] = (NONE, 0)  # the Skeleton Ball: (node, 1 down or -1 up)
        self.trial_met: bool = False
        self.broke: int = NONE  # the barrel a character has just walked into
        self.earned: int = 0  # souls this encounter has given

    def copy(self) -> Descent:
        twin = Descent.__new__(Descent)
        self.copy_party(twin)
        twin.at = self.at
        twin.bonfire = self.bonfire
        twin.slots = self.slots
        twin.souls_on = self.souls_on
        twin.meets = self.meets
        twin.tilted = self.tilted
        twin.shortcuts = self.shortcuts
        twin.free_return = self.free_return
        twin.decks = self.decks
        twin.treasure = self.treasure
        twin.events = self.events
        twin.event_discard = self.event_discard
        twin.held = self.held
        twin.wares = self.wares
        twin.bought = self.bought
        twin.peeked = self.peeked
        twin.encounter = self.encounter
        twin.card = self.card
        twin.rooms_awake = self.rooms_awake
        twin.reached = self.reached
        twin.turns = self.turns
        twin.turns_done = self.turns_done
        twin.timer = self.timer
        twin.occupied = self.occupied
        twin.levers = self.levers
        twin.lever_nodes = self.lever_nodes
        twin.chests = self.chests
        twin.kills = self.kills
        twin.respawns = self.respawns
        twin.marked = self.marked
        twin.waiting = self.waiting
        twin.gone = self.gone
        twin.torch = self.torch
        twin.torch_by = self.torch_by
        twin.torch_seen = self.torch_seen
        twin.ball = self.ball
        twin.trial_met = self.trial_met
        twin.earned = self.earned
        twin.broke = self.broke
        return twin

    # ------------------------------------------------------------------ looking around

    @property
    def players(self) -> int:
        """TG-12.6: what the player-number symbol stands for."""
        return len(self.characters)

    @property
    def this(self) -> Encounter | None:
        """The encounter card being played; None in a boss fight."""
        return None if self.encounter == NONE else self.pack.encounters[self.encounter]

    @property
    def lair(self) -> LairEntry:
        return self.pack.lairs[self.pack.bosses[self.boss].id]

    def character(self, seat: int, kind: int) -> Seeker:
        return Seeker(seat, kind)

    def can_hold(self, left: int, right: int, backup: int) -> bool:
        """TG-2.5: up to two cards in the backup slot."""
        return backup <= 2

    def holds(self, seat: int, op: str) -> EventEntry | None:
        """The consumable of this kind beside a character's dashboard."""
        for event, holder in self.held:
            if holder == seat and self.pack.events[event].op == op:
                return self.pack.events[event]
        return None

    def foes_in(self, room: int) -> bool:
        rooms = self.board.rooms
        return any(foe.node != NONE and rooms[foe.node] == room for foe in self.foes)

    def spawn_nodes(self, tile: int | None = None) -> tuple[int, ...]:
        """The enemy spawn nodes, of one tile or of all that are there."""
        this = self.this
        if this is None:
            entry = self.pack.boards[self.board_index].entry
            return tuple(n for n in (entry.mini_spawn,) if n is not None)
        return tuple(
            node
            for number, place in enumerate(this.places)
            if tile is None or number == tile
            for node in place.spawn
            if not self.gone >> node & 1
        )

    def torch_node(self) -> int:
        """Where the torch is, carried or not; NONE without one."""
        if self.torch_by != NONE:
            return self.characters[self.torch_by].node
        return self.torch

    def near_torch(self, node: int) -> bool:
        torch = self.torch_node()
        return torch != NONE and self.board.distance[node][torch] <= 1

    # ------------------------------------------------------------------ what this box decides

    @property
    def card_played(self) -> int:
        return self.card

    @property
    def resolving(self) -> int:
        return self.card

    def blocked(self) -> int:
        found = super().blocked() | self.gone
        if self.ball[0] != NONE:
            found |= 1 << self.ball[0]
        return found

    def walkable(self, node: int) -> bool:
        return super().walkable(node) and node != self.ball[0]

    def slain(self, match: Match, foe: Foe) -> None:
        horde.after_kill(self, match, foe)

    def defeat(self, match: Match) -> None:
        self.agenda[:] = (encounter.FAILED,)

    def interlude(self) -> Step | None:  # type: ignore[type-arg]
        if self.ball[0] != NONE and self.law.ball is not None:
            return horde.BallRolls(self.law.ball.nodes)
        return None

    def flip(self) -> Step:  # type: ignore[type-arg]
        return encounter.FlipTombCard()

    def turn(self, seat: int) -> Step:  # type: ignore[type-arg]
        return turns.Upkeep(seat)

    def blow(self, seat: int, args: tuple[int, ...]) -> Step:  # type: ignore[type-arg]
        return defence.Guard(seat, *args)

    def spring(self, seat: int, node: int) -> Step:  # type: ignore[type-arg]
        return defence.Trap(seat, node, int(self.broke == node))

    def after_roll(self, seat: int, purpose: int, need: int) -> Step:  # type: ignore[type-arg]
        return defence.Fortune(seat, purpose, need)

    def attack(self, match: Match, args: tuple[int, ...]) -> None:
        if self.law.evasive:
            self.agenda.append(turns.Evade(*args))
        else:
            super().attack(match, args)

    def shove(
        self, foe: Foe, strength: int, icon: Icon, dodge: int, mode: int, began: bool
    ) -> None:
        horde.shove(self, foe, strength, icon, dodge, mode)

    def pushes_in_place(self, icon: Icon) -> bool:
        return icon.push

    def entered(self, match: Match, character: Character) -> None:
        goals.character_entered(self, match, character)

    def foe_entered(self, match: Match, foe: Foe) -> None:
        goals.break_barrel(self, match, foe.node)
        horde.on_shrine(self, match, foe)

    def foe_begins(self, match: Match, foe: Foe) -> bool:
        self.reached = self.pack.models[foe.model].threat
        return horde.heads_for_shrine(self, match, foe)

    def awake(self, foe: Foe) -> bool:
        """TG-27.1: only enemies on active tiles act."""
        return bool(self.rooms_awake >> self.board.rooms[foe.node] & 1)

    def due(self, foe: Foe) -> bool:
        """TG-27.3, TG-A.71: whoever wakes or comes too late for its threat waits for the next enemy turn."""
        return self.awake(foe) and self.pack.models[foe.model].threat <= self.reached

    def bars(self, character: Character, node: int) -> bool:
        law = self.law
        if self.board.rooms[node] == law.forbidden or self.gone >> node & 1:
            return True
        return law.leave_when_clear and self.foes_in(self.board.rooms[character.node])

    def armour_of(self, foe: Foe, magic: bool) -> int:
        found = super().armour_of(foe, magic)
        law = self.law
        more = law.armour.get(foe.model)
        if more:
            found += more[magic]
        if law.urns[magic]:
            rooms = self.board.rooms
            room = rooms[foe.node]
            barrels = sum(
                what == BARREL and rooms[node] == room for node, what in enumerate(self.terrain)
            )
            found += law.urns[magic] * barrels
        return found

    def unharmed(self, foe: Foe) -> bool:
        return foe.model == self.law.unharmed

    @property
    def evasion(self) -> float:
        return 0.5 if self.law.evasive else 0.0  # a dodge die: three of its six faces

    def extra_mod(self, character: Character) -> int:
        """Light, and what a character holds."""
        found = 0
        law = self.law
        if law.torchlight and not self.near_torch(character.node):
            found += law.torchlight
        for event, holder in self.held:
            if holder == character.seat and self.pack.events[event].op == "attack":
                found += self.pack.events[event].amount
        return found

    def resurrect(self, match: Match, foe: Foe) -> None:
        horde.resurrect(self, match, foe)

    def heats_up(self, match: Match, foe: Foe) -> None:
        horde.call_the_dead(self, match, foe)

    def struck(self, match: Match, character: Character, foe: Foe, damage: int) -> None:
        """The Parry of the Black Knight: an attack on him that causes no wounds."""
        if not damage and self.pack.models[foe.model].does("parry"):
            assert isinstance(character, Seeker)
            character.parried = True

    @property
    def aggro_free(self) -> bool:
        """TG-8.9: while somebody holds the torch nobody else can gain Aggro."""
        return self.torch_by == NONE

    def give_aggro(self, seat: int) -> None:
        if self.aggro_free or seat == self.torch_by:
            self.aggro = seat

    def walk_price(self, character: Character) -> int:
        law = self.law
        price = 0
        if not 0 < character.walk_left < self.loadout(character).walk_nodes:
            price = law.deep_water
            if law.hemmed_in and self.foes_in(self.board.rooms[character.node]):
                price += law.hemmed_in
        return price

    def run_price(self, character: Character) -> int:
        return 0 if self.holds(character.seat, "free_runs") else 1


# The steps the hooks above name; they need the classes of this room first.
from . import defence, encounter, goals, horde, turns  # noqa: E402
