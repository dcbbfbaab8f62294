"""Cards and enemies as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from undercroft.kernel.content import Pack, Thing
from undercroft.kernel.naming import spoken
from undercroft.kernel.seen import Name
from undercroft.kernel.text import Message

from .modifiers import Modifiers

if TYPE_CHECKING:
    from undercroft.kernel.chance import Die
    from undercroft.kernel.game import NameTable

    from .choices import CardChoice
    from .schema import CardEntry, EnemyEntry, HunterEntry
    from .traits import Bonus
    from .verbs import Verb

COLOURS: Final = ("green", "yellow", "red")
TROPHIES: Final[tuple[Literal["kin", "humanoid", "beast"], ...]] = ("kin", "humanoid", "beast")

TYPES: Final[tuple[Literal["melee", "ranged", "utility"], ...]] = ("melee", "ranged", "utility")
MELEE: Final = 0
RANGED: Final = 1
UTILITY: Final = 2

Timing = Literal["attack", "instant", "transform", "dream"]
TIMINGS: Final[tuple[Timing, ...]] = ("attack", "instant", "transform", "dream")
ATTACK: Final = 0
ON_INSTANT: Final = 1
ON_TRANSFORM: Final = 2
ON_DREAM: Final = 3

KINDS: Final[tuple[Literal["monster", "boss", "final_boss"], ...]] = (
    "monster",
    "boss",
    "final_boss",
)
MONSTER: Final = 0
BOSS: Final = 1
FINAL_BOSS: Final = 2


class Card(Thing):
    """An Action card."""

    kind: ClassVar[str] = "card"

    def __init__(self, index: int, entry: CardEntry, verbs: tuple[Verb, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.type: int = TYPES.index(entry.type)
        self.weapon: bool = self.type != UTILITY  # BB-2.15
        self.damage: int = entry.damage
        self.timing: int = TIMINGS.index(entry.timing)
        self.sole: bool = entry.only_if == "sole_copy"
        self.order: int = 0  # -1 strikes first in Step 5, 1 last
        self.bonuses: tuple[Bonus, ...] = ()
        self.verbs: tuple[Verb, ...] = verbs
        for verb in verbs:
            verb.belong_to(self)
        self.instant = tuple(verb for verb in verbs if verb.when == "instant" and verb.acts)
        self.after = tuple(verb for verb in verbs if verb.when == "after_attack" and verb.acts)
        # Whether something of it happens in Step 3 (BB-2.18).
        self.is_instant: bool = self.timing == ON_INSTANT or bool(self.instant)
        # Something of this card may ask its player: its effects go onto the agenda one by one.
        self.asks: bool = any(verb.asks for verb in verbs)
        self.choices: tuple[CardChoice, ...] = ()
        """To play it, to take it, to remove it …: each made once."""

    @property
    def name(self) -> Name:
        return spoken(self.entry)

    def text(self) -> list[Message]:
        """What the card does, generated from what it is."""
        lines: list[Message] = []
        if self.timing == ON_TRANSFORM:
            lines.append(Message("bb-card-transform"))
        elif self.timing == ON_DREAM:
            lines.append(Message("bb-card-dream"))
        elif self.damage:
            timing = TIMINGS[self.timing]
            lines.append(Message("bb-card-damage", {"amount": self.damage, "timing": timing}))
        if self.sole:
            lines.append(Message("bb-card-sole"))
        lines.extend(verb.text() for verb in self.verbs)
        return lines


class Enemy(Thing):
    """A Monster, Boss or Final Boss."""

    kind: ClassVar[str] = "enemy"

    def __init__(
        self, index: int, entry: EnemyEntry, rank: int, abilities: tuple[Verb, ...]
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.rank: int = rank
        self.health: int = entry.health
        self.die: int = COLOURS.index(entry.die)
        self.trophies: tuple[int, ...] = tuple(TROPHIES.index(x) for x in entry.trophies)
        if rank == FINAL_BOSS:
            self.trophies = tuple(
                range(len(TROPHIES))
            )  # BB-16.5: all three tracks, whatever it shows
        self.abilities = abilities

    @property
    def name(self) -> Name:
        return spoken(self.entry)

    def text(self) -> list[Message]:
        """A Final Boss's moments are those of every Monster; another's are its own."""
        return [verb.text(any_enemy=self.rank == FINAL_BOSS) for verb in self.abilities]


class Cards(Pack):
    """A pack of this game, ready to play with. `pack.py` makes it from its files."""

    cards: tuple[Card, ...]
    enemies: tuple[Enemy, ...]
    hunters: list[HunterEntry]
    dice: tuple[Die, ...]
    plain_dice: tuple[Die, ...]
    tracks: tuple[tuple[int, ...], ...]
    names: NameTable
    starters: tuple[Card, ...]
    dream: Card
    deck: tuple[int, ...]
    """Copies of each card in the Upgrade deck, by index."""
    monsters: tuple[Enemy, ...]
    bosses: tuple[Enemy, ...]
    final_bosses: tuple[Enemy, ...]
    max_health: int
    most_trophies: int
    card_ids: tuple[str, ...]

    def __init__(self, name: str, documents: Mapping[str, object]) -> None:
        super().__init__(name, documents)
        self._modifiers: dict[tuple[Enemy | None, Enemy], Modifiers] = {}

    def modifiers(self, monster: Enemy | None, final_boss: Enemy | None) -> Modifiers:
        """What holds while this Monster is fought in a game of that Final Boss."""
        if final_boss is None:
            return Modifiers(monster, None)
        key = (monster, final_boss)
        found = self._modifiers.get(key)
        if found is None:
            found = self._modifiers[key] = Modifiers(monster, final_boss)
        return found
