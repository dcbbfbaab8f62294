"""Equipment: cards, items (a card with the upgrades on it), and what wearing and wielding them comes to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Any, Final

from undercroft.kernel.errors import PositionError
from undercroft.kernel.record import Codec
from undercroft.kernel.value import Value

from .schema import CardEntry, Condition, Dice, Die, Stat
from .seen import Reach

if TYPE_CHECKING:
    from undercroft.kernel.agenda import Choice

    from .effects import Effect

STATS: tuple[Stat, ...] = ("strength", "dexterity", "intelligence", "faith")
CONDITIONS: tuple[Condition, ...] = ("bleed", "poison", "frostbite", "stagger")
BLEED: Final = 1
POISON: Final = 2
FROSTBITE: Final = 4
STAGGER: Final = 8
COLOURS: tuple[Die, ...] = ("black", "blue", "orange", "dodge")
BLACK: Final = 0
BLUE: Final = 1
ORANGE: Final = 2
DODGE: Final = 3
FAR: Final = 99
MOST_UPGRADES: Final = 3
"""On one card."""

Pool = tuple[int, int, int]
"""Black, blue and orange dice."""
Tiers = tuple[int, int, int, int]
"""A number for each stat."""


def pool(dice: Dice | None) -> Pool:
    if dice is None:
        return (0, 0, 0)
    return (dice.get("black", 0), dice.get("blue", 0), dice.get("orange", 0))


def both(a: Pool, b: Pool) -> Pool:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def mask(conditions: Sequence[str]) -> int:
    found = 0
    for condition in conditions:
        found |= 1 << CONDITIONS.index(condition)
    return found


def conditions_in(bits: int) -> tuple[Condition, ...]:
    """The conditions of a set, by their names."""
    return tuple([name for place, name in enumerate(CONDITIONS) if bits >> place & 1])


def reach(printed: int | str | None) -> int:
    """A range as a number: infinite reaches everything, a dash nothing."""
    if printed is None:
        return -1
    return FAR if isinstance(printed, str) else printed


def printed(reach: int) -> Reach | None:
    """The same as it stands on the card."""
    if reach < 0:
        return None
    return "infinite" if reach >= FAR else reach


class Action:
    """One option of a hand card with its upgrades, ready to use."""

    __slots__ = (
        "acts",
        "attacks",
        "backup",
        "bless",
        "boss_mod",
        "card",
        "conditions",
        "crowded",
        "dice",
        "enchant",
        "gain",
        "gives_aggro",
        "harm",
        "index",
        "magic",
        "mod",
        "node",
        "pierce",
        "push",
        "range",
        "repeat",
        "shaft",
        "shift",
        "stamina",
        "tag_mods",
        "ward",
        "when",
    )

    def __init__(self, card: Card, index: int) -> None:
        entry = (card.entry.options or [])[index]
        self.card = card
        self.index = index
        self.acts: tuple[Choice[Any], ...] = ()
        """To use it from each slot it may be in, made once."""
        self.stamina = entry.stamina
        self.dice: Pool = pool(entry.dice)
        self.mod = entry.mod
        self.magic = entry.magic
        self.node = entry.node
        self.shaft = entry.shaft
        self.repeat = entry.repeat
        self.push = entry.push
        self.conditions = mask(entry.conditions)
        self.range = reach(card.entry.range if entry.range is None else entry.range)
        self.shift = entry.shift
        self.when = entry.when or ""
        self.gain = entry.gain
        self.enchant = entry.enchant
        self.ward: Pool = pool(entry.ward) if entry.ward else (0, 0, 0)
        self.backup = entry.backup
        self.bless = entry.bless
        self.pierce = entry.pierce
        self.harm = entry.harm
        self.crowded = entry.crowded
        self.gives_aggro = entry.gives_aggro
        # Added against bosses, and against enemies with a tag.
        self.boss_mod: int = 0
        self.tag_mods: tuple[tuple[str, int], ...] = ()
        # Whether it is aimed at enemies at all; the rest helps characters or moves.
        self.attacks: bool = bool(entry.dice or entry.push or entry.conditions or entry.harm)


class Card:
    """A treasure card as the rules read it."""

    __slots__ = (
        "armour",
        "block",
        "dodge",
        "effects",
        "ember",
        "entry",
        "hand",
        "hands",
        "id",
        "index",
        "item",
        "kind",
        "late",
        "needs",
        "resist",
        "slots",
        "upgrade",
        "weight",
    )

    def __init__(self, index: int, entry: CardEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.kind: str = entry.kind
        self.effects = effects
        self.hands: int = entry.hands or 0
        self.hand: bool = self.hands > 0
        self.armour: bool = entry.kind == "armour"
        self.ember: bool = entry.kind == "ember"
        self.upgrade: bool = entry.kind.endswith("_upgrade")
        needs: dict[str, int] = dict((entry.needs or {}).items())
        a, b, c, d = [needs.get(stat, 0) for stat in STATS]
        self.needs: Tiers = (a, b, c, d)
        self.late: bool = max(self.needs) >= 30 or sum([need > 20 for need in self.needs]) >= 2
        """DS-V.5, TG-V.5: it asks for more than 20 in two stats, or for 30 in one."""
        self.block: Pool = pool(entry.block)
        self.resist: Pool = pool(entry.resist)
        self.dodge: int = entry.dodge or 0
        self.slots: int = entry.slots or 0
        self.weight: int = entry.weight
        self.item = Item(self, ())
        """The card by itself; what is attached to it hangs on it."""

    def has(self, op: str) -> bool:
        return any(effect.op == op for effect in self.effects)


class Item:
    """A card with the upgrades attached to it. The same ones are the same object: they hang on their card."""

    __slots__ = ("_actions", "_with", "card", "needs", "order", "upgrades")

    def __init__(self, card: Card, upgrades: tuple[Card, ...]) -> None:
        self.card = card
        self.upgrades = upgrades
        self.order: tuple[int, ...] = (
            len(upgrades),
            *[up.index for up in reversed(upgrades)],
            card.index,
        )
        """As items lie in the inventory: bare ones first, in the order of the pack."""
        a, b, c, d = card.needs
        for up in upgrades:
            more = up.needs
            a, b, c, d = max(a, more[0]), max(b, more[1]), max(c, more[2]), max(d, more[3])
        self.needs: Tiers = (a, b, c, d)
        """DS-5.9, DS-6.6, DS-A.27: what the card and each upgrade on it ask for."""
        self._actions: tuple[Action, ...] | None = None
        self._with: dict[Card, Item] = {}

    def __repr__(self) -> str:
        return "+".join([card.id for card in self.cards])

    @property
    def cards(self) -> tuple[Card, ...]:
        """All it is made of."""
        return (self.card, *self.upgrades)

    def plus(self, upgrade: Card) -> Item:
        """The same with one more upgrade."""
        found = self._with.get(upgrade)
        if found is None:
            found = self._with[upgrade] = Item(self.card, (*self.upgrades, upgrade))
        return found

    @property
    def actions(self) -> tuple[Action, ...]:
        """The options of a hand card as its upgrades make them."""
        found = self._actions
        if found is None:
            found = self._actions = actions_of(self)
        return found

    def may_be_used(self, stats: Tiers) -> bool:
        """DS-4.8: whether these stats are enough for it."""
        strength, dexterity, intelligence, faith = self.needs
        return (
            stats[0] >= strength
            and stats[1] >= dexterity
            and stats[2] >= intelligence
            and stats[3] >= faith
        )

    def room_for(self, upgrade: Card) -> bool:
        """DS-6.2, TG-6.5: a free upgrade slot; some upgrades take two, one brings another."""
        slots = self.card.slots + sum([up.has("slot") for up in self.upgrades])
        used = sum([up.weight for up in self.upgrades])
        return len(self.upgrades) < MOST_UPGRADES and used + upgrade.weight <= slots

    def overloaded(self) -> bool:
        """Whether it has more upgrades on it than fit."""
        bare = self.card.item
        for up in sorted(self.upgrades, key=lambda up: not up.has("slot")):
            if not bare.room_for(up):
                return True
            bare = bare.plus(up)
        return False


def item_of(card: Card, upgrades: Iterable[Card]) -> Item:
    """A card with these upgrades on it, in this order."""
    item = card.item
    for upgrade in upgrades:
        item = item.plus(upgrade)
    return item


def actions_of(item: Item) -> tuple[Action, ...]:
    card = item.card
    made = [Action(card, index) for index in range(len(card.entry.options or []))]
    for part in item.cards:
        for effect in part.effects:
            effect.improve(made)
    return tuple(made)


def fits_hands(left: Item | None, right: Item | None) -> bool:
    """DS-5.3, DS-5.4: a two-hander leaves the other hand empty, unless a card says otherwise."""
    if left is None or right is None:
        return True
    for one, beside in ((left.card, right.card), (right.card, left.card)):
        if one.hands == 2 and (beside.hands == 2 or not beside.has("beside_two_hander")):
            return False
    return True


by_order: Final = attrgetter("order")


def laid(items: Sequence[Item]) -> tuple[Item, ...]:
    """Items in the order in which they lie."""
    return tuple(sorted(items, key=by_order))


class ItemCodec(Codec):
    """An item in a document: its card and the upgrades on it, by id."""

    def dump(self, value: Item, pack: Any) -> object:
        return [card.id for card in value.cards]

    def load(self, raw: object, pack: Any, where: str) -> Item:
        if not isinstance(raw, list) or not raw:
            raise PositionError(f"{where}: must be a list of a card and its upgrades")
        cards: list[Card] = []
        for id in raw:
            if not isinstance(id, str) or id not in pack.cards:
                raise PositionError(f"{where}: {id!r} is unknown in pack {pack.name!r}")
            cards.append(pack.cards[id])
        card, *upgrades = cards
        if len(upgrades) > MOST_UPGRADES or item_of(card, upgrades).overloaded():
            raise PositionError(f"{where}: {card.id} takes {card.slots} upgrades (DS-6.1)")
        return item_of(card, upgrades)


Gear = Annotated[Item, ItemCodec()]


class Loadout:
    """What three equipped items come to together (DS-5.7, DS-28.1)."""

    __slots__ = (
        "armour",
        "attack_dice",
        "attack_mod",
        "block",
        "crit",
        "dodge",
        "dodge_nodes",
        "end_health",
        "end_health_per_enemy",
        "far_dodge",
        "immune",
        "left",
        "mixed",
        "more_healing",
        "more_souls",
        "own_stamina",
        "ponderous",
        "push_tags",
        "resist",
        "right",
        "stamina_when_hurt",
        "start_stamina",
        "steady",
        "strong_least",
        "strong_stamina",
        "take_aggro",
        "unopened",
        "walk_nodes",
    )

    def __init__(self, armour: Item | None, left: Item | None, right: Item | None) -> None:
        self.armour = armour
        self.left = left
        self.right = right
        self.block: Pool = (0, 0, 0)
        self.resist: Pool = (0, 0, 0)
        self.dodge: int = 0
        self.immune: int = 0
        self.dodge_nodes: int = 1
        self.walk_nodes: int = 1
        self.start_stamina: int = 0
        self.mixed: tuple[int, int] = (0, 0)
        self.end_health: int = 0
        self.end_health_per_enemy: int = 0
        self.stamina_when_hurt: int = 0
        self.strong_least: int = 0
        self.strong_stamina: int = 0
        self.take_aggro: bool = False
        self.steady: bool = False
        self.ponderous: bool = False
        self.attack_dice: Pool = (0, 0, 0)
        self.attack_mod: int = 0
        self.own_stamina: int = 0
        self.far_dodge: int = 0
        self.more_healing: int = 0
        self.more_souls: int = 0
        self.unopened: int = 0
        self.crit: bool = False
        self.push_tags: tuple[str, ...] = ()
        for item in (armour, left, right):
            if item is not None:
                self.add(item)

    def add(self, item: Item) -> None:
        """What one of them brings, upgrades and all."""
        self.block = both(self.block, item.card.block)
        self.resist = both(self.resist, item.card.resist)
        self.dodge += item.card.dodge
        for card in item.cards:
            for effect in card.effects:
                effect.wear(self)


class Arrangement(Value):
    """A way to hold some cards."""

    name = "arrangement"
    number: int
    left: Item | None
    right: Item | None
    backup: tuple[Item, ...]


MOST_KNOWN: Final = 20_000
"""Ways to hold cards that are kept at most."""


class Armoury:
    """All cards of a pack, and what they come to together, worked out once each."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self._loadouts: dict[tuple[Item | None, Item | None, Item | None], Loadout] = {}
        self._arrangements: dict[tuple[Item, ...], tuple[Arrangement, ...]] = {}

    def loadout(self, armour: Item | None, left: Item | None, right: Item | None) -> Loadout:
        key = (armour, left, right)
        found = self._loadouts.get(key)
        if found is None:
            found = self._loadouts[key] = Loadout(armour, left, right)
        return found

    def arrangements(self, weapons: tuple[Item, ...]) -> tuple[Arrangement, ...]:
        """Every way to hold up to three weapon cards. Sides do not matter."""
        known = self._arrangements.get(weapons)
        if known is None:
            found: list[tuple[Item | None, Item | None, tuple[Item, ...]]] = [
                (None, None, laid(weapons))
            ]
            count = len(weapons)
            for i in range(count):
                rest = laid(weapons[:i] + weapons[i + 1 :])
                found.append((weapons[i], None, rest))
                for j in range(i + 1, count):
                    if fits_hands(weapons[i], weapons[j]):
                        left = laid([w for k, w in enumerate(weapons) if k not in (i, j)])
                        found.append((weapons[i], weapons[j], left))
            known = tuple(
                Arrangement(number, *way) for number, way in enumerate(dict.fromkeys(found))
            )
            if len(self._arrangements) > MOST_KNOWN:
                self._arrangements.clear()
            self._arrangements[weapons] = known
        return known
