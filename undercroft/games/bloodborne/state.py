"""The table: Hunters, the Monster, the decks. Cards and enemies are small numbers into the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import State
from undercroft.kernel.chance import Die

if TYPE_CHECKING:
    from .cards import Cards
    from .verbs import Law

# The steps of a round (BB-3.1), as the view names them.
STEPS = (
    "choose",
    "transform",
    "instant",
    "monster_attack",
    "hunters_attack",
    "escape",
    "dream",
    "end",
    "over",
)
CHOOSE, TRANSFORM, INSTANT, MONSTER_ATTACK, HUNTERS_ATTACK, ESCAPE, DREAM, END, OVER = range(9)

TROPHIES = ("kin", "humanoid", "beast")
MAX_CARDS = 7  # BB-12.8
BLOOD = 135  # BB-0.2: 15 tokens worth 5 and 60 worth 1
NONE = -1


class Hunter:
    """One player's board and cards. Card tuples are sorted and shared between copies."""

    __slots__ = (
        "banked",
        "bloodied",
        "card",
        "collected",
        "dead",
        "deaths",
        "dreaming",
        "hand",
        "health",
        "last_blow",
        "lured",
        "negated",
        "out",
        "pick",
        "played",
        "prevents",
        "removed",
        "seat",
        "took",
        "trophies",
        "used",
        "weakened",
    )

    def __init__(self, seat: int, health: int, hand: tuple[int, ...]) -> None:
        self.seat = seat
        self.health = health
        self.collected: int = 0
        self.banked: int = 0
        self.trophies: tuple[int, int, int] = (0, 0, 0)
        self.hand = hand
        self.used: tuple[int, ...] = ()
        self.played: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.dead: bool = False
        self.out: bool = False
        self.deaths: int = 0
        # This round only:
        self.pick: int = NONE  # the secret choice, until it is revealed
        self.card: int = NONE  # the card that acts: the one played, or the Weapon transformed into
        self.dreaming: bool = False
        self.negated: bool = False
        self.took: int = 0  # Blood taken from the Monster this round: what Trophies ask for
        self.bloodied: tuple[int, ...] = ()  # the Weapons that took it
        self.last_blow: bool = False
        self.prevents: int = 0
        # Parts of others’ damage that shall come here instead: who sent it, how much.
        self.lured: tuple[tuple[int, int], ...] = ()
        self.weakened: int = 0

    def copy(self) -> Hunter:
        twin = Hunter.__new__(Hunter)
        twin.seat = self.seat
        twin.health = self.health
        twin.collected = self.collected
        twin.banked = self.banked
        twin.trophies = self.trophies
        twin.hand = self.hand
        twin.used = self.used
        twin.played = self.played
        twin.removed = self.removed
        twin.dead = self.dead
        twin.out = self.out
        twin.deaths = self.deaths
        twin.pick = self.pick
        twin.card = self.card
        twin.dreaming = self.dreaming
        twin.negated = self.negated
        twin.took = self.took
        twin.bloodied = self.bloodied
        twin.last_blow = self.last_blow
        twin.prevents = self.prevents
        twin.lured = self.lured
        twin.weakened = self.weakened
        return twin

    @property
    def owned(self) -> int:
        """How many cards this Hunter owns, wherever they lie (BB-12.8)."""
        return len(self.hand) + len(self.used) + len(self.played)


class Hunt(State):
    """The state of one match."""

    __slots__ = (
        "boss_pool",
        "bosses_left",
        "cards",
        "dice",
        "dream_halves_all",
        "echoes",
        "empty_transform",
        "final",
        "final_slain",
        "first",
        "full",
        "gone",
        "hunters",
        "law",
        "monster",
        "monster_pool",
        "monsters_left",
        "players",
        "prevent_first",
        "reserve",
        "reveal_kills",
        "round",
        "row",
        "step",
        "upgrades",
        "winners",
    )

    def __init__(self, cards: Cards, players: int) -> None:
        super().__init__()
        self.cards = cards
        self.players = players
        self.hunters: list[Hunter] = []
        self.first: int = NONE
        self.round: int = 0
        self.step: int = END
        self.final: int = NONE
        self.final_slain: bool = False
        self.law: Law = cards.law(NONE, NONE)
        self.monster: int = NONE
        self.echoes: int = 0
        self.full: int = 0
        # Who may still come: the deck has no hidden order, a card is chosen when it is turned up.
        self.monster_pool: tuple[int, ...] = ()
        self.boss_pool: tuple[int, ...] = ()
        self.monsters_left: int = 0
        self.bosses_left: int = 0
        self.gone: tuple[tuple[int, str], ...] = ()
        self.row: tuple[int, ...] = ()
        self.upgrades: tuple[int, ...] = ()  # copies left in the deck, by card
        self.reserve: int = BLOOD
        self.winners: tuple[int, ...] = ()
        # The open readings, chosen at set-up.
        self.dice: tuple[Die, ...] = ()
        self.dream_halves_all: bool = True
        self.prevent_first: bool = False
        self.reveal_kills: bool = True
        self.empty_transform: bool = False

    def copy(self) -> Hunt:
        twin = Hunt.__new__(Hunt)
        self.copy_frame(twin)
        twin.cards = self.cards
        twin.players = self.players
        twin.hunters = [hunter.copy() for hunter in self.hunters]
        twin.first = self.first
        twin.round = self.round
        twin.step = self.step
        twin.final = self.final
        twin.final_slain = self.final_slain
        twin.law = self.law
        twin.monster = self.monster
        twin.echoes = self.echoes
        twin.full = self.full
        twin.monster_pool = self.monster_pool
        twin.boss_pool = self.boss_pool
        twin.monsters_left = self.monsters_left
        twin.bosses_left = self.bosses_left
        twin.gone = self.gone
        twin.row = self.row
        twin.upgrades = self.upgrades
        twin.reserve = self.reserve
        twin.winners = self.winners
        twin.dice = self.dice
        twin.dream_halves_all = self.dream_halves_all
        twin.prevent_first = self.prevent_first
        twin.reveal_kills = self.reveal_kills
        twin.empty_transform = self.empty_transform
        return twin

    def order(self) -> list[Hunter]:
        """The Hunters in player order: First Player, then to the left (BB-3.4)."""
        first = self.first
        hunters = self.hunters
        return hunters[first:] + hunters[:first]

    def beside(self, h: Hunter, way: int) -> Hunter:
        """The next Hunter to the left (1) or right (-1) who is still in the game (BB-A.9)."""
        hunters = self.hunters
        seat = (h.seat + way) % self.players
        while hunters[seat].out and seat != h.seat:
            seat = (seat + way) % self.players
        return hunters[seat]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of this design."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def together(cards: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """Both, sorted: the order of cards in a hand means nothing and must say nothing."""
    return tuple(sorted(cards + more))
