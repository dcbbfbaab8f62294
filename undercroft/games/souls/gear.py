"""Equipment: what wearing and wielding it comes to.

An item in play is one number: its card and up to three upgrade cards attached to it, a byte each (0: none).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from undercroft.kernel.errors import PositionError
from undercroft.kernel.record import Codec
from undercroft.kernel.value import Value

from .schema import CardEntry, Condition, Dice, EffectEntry

if TYPE_CHECKING:
    from undercroft.kernel.agenda import Choice

STATS: tuple[str, ...] = ("strength", "dexterity", "intelligence", "faith")
CONDITIONS: tuple[str, ...] = ("bleed", "poison", "frostbite", "stagger")
BLEED, POISON, FROSTBITE, STAGGER = 1, 2, 4, 8
COLOURS: tuple[str, ...] = ("black", "blue", "orange", "dodge")
BLACK, BLUE, ORANGE, DODGE = range(4)
FAR = 99

Pool = tuple[int, int, int]
"""Black, blue and orange dice."""


def pool(dice: Dice) -> Pool:
    return (dice.get("black", 0), dice.get("blue", 0), dice.get("orange", 0))


def both(a: Pool, b: Pool) -> Pool:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def mask(conditions: list[Condition]) -> int:
    found = 0
    for condition in conditions:
        found |= 1 << CONDITIONS.index(condition)
    return found


def reach(printed: int | str | None) -> int:
    """A range as a number: infinite reaches everything, a dash nothing."""
    if printed is None:
        return -1
    return FAR if isinstance(printed, str) else printed


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
        entry = card.entry.options[index]
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
        "entry",
        "hand",
        "id",
        "index",
        "kind",
        "needs",
        "resist",
        "slots",
        "upgrade",
    )

    def __init__(self, index: int, entry: CardEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.kind: str = entry.kind
        self.hand: bool = entry.hands > 0
        self.armour: bool = entry.kind == "armour"
        self.upgrade: bool = entry.kind.endswith("_upgrade")
        self.needs: tuple[int, ...] = tuple(entry.needs.get(stat, 0) for stat in STATS)  # type: ignore[call-overload]
        self.block: Pool = pool(entry.block)
        self.resist: Pool = pool(entry.resist)
        self.dodge = entry.dodge
        self.slots = entry.slots

    def has(self, op: str) -> bool:
        return any(effect.op == op for effect in self.entry.effects)


def item_of(card: int, *upgrades: int) -> int:
    """An item from its card and upgrades."""
    item = card + 1
    for place, upgrade in enumerate(upgrades, 1):
        item |= (upgrade + 1) << 8 * place
    return item


def card_of(item: int) -> int:
    return (item & 255) - 1


def upgrades_of(item: int) -> tuple[int, ...]:
    found = []
    item >>= 8
    while item:
        found.append((item & 255) - 1)
        item >>= 8
    return tuple(found)


class ItemCodec(Codec):
    """An item in a document: its card and the upgrades on it, by id."""

    def dump(self, value: int, pack: Any) -> object:
        if not value:
            return []
        ids = pack.armoury.ids
        return [ids[card_of(value)], *(ids[up] for up in upgrades_of(value))]

    def load(self, raw: object, pack: Any, where: str) -> int:
        armoury = pack.armoury
        if not isinstance(raw, list):
            raise PositionError(f"{where}: must be a list of a card and its upgrades")
        if not raw:
            return 0
        for id in raw:
            if id not in armoury.index:
                raise PositionError(f"{where}: {id!r} is unknown in pack {pack.name!r}")
        item = item_of(*(armoury.index[id] for id in raw)) if len(raw) <= 4 else 0
        if not item or armoury.overloaded(item):
            slots = armoury.cards[armoury.index[raw[0]]].slots
            raise PositionError(f"{where}: {raw[0]} takes {slots} upgrades (DS-6.1)")
        return item


ItemNumber = Annotated[int, ItemCodec()]


class Loadout:
    """What three equipped items come to together (DS-5.7, DS-28.1)."""

    __slots__ = (
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
        "mixed",
        "more_healing",
        "more_souls",
        "own_stamina",
        "ponderous",
        "push_tags",
        "resist",
        "stamina_when_hurt",
        "start_stamina",
        "steady",
        "strong_least",
        "strong_stamina",
        "take_aggro",
        "unopened",
        "walk_nodes",
    )

    def __init__(self, cards: list[Card], worn: tuple[int, int, int]) -> None:
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
        for item in worn:
            if not item:
                continue
            card = cards[card_of(item)]
            self.block = both(self.block, card.block)
            self.resist = both(self.resist, card.resist)
            self.dodge += card.dodge
            self._effects(card)
            for upgrade in upgrades_of(item):
                if card.armour:  # a weapon's upgrades work on that weapon only
                    self._effects(cards[upgrade])

    def _effects(self, card: Card) -> None:
        for effect in card.entry.effects:
            op = effect.op
            if op in ADDED:
                setattr(self, op, getattr(self, op) + effect.amount)
            elif op in LARGEST:
                setattr(self, op, max(getattr(self, op), effect.amount))
            elif op in SWITCHED:
                setattr(self, op, True)
            elif op == "immune":
                assert effect.condition is not None
                self.immune |= 1 << CONDITIONS.index(effect.condition)
            elif op == "start_mixed":
                self.mixed = (effect.stamina, effect.health)
            elif op == "stamina_when_strong":
                self.strong_least, self.strong_stamina = effect.least, effect.amount
            elif op == "resist":
                self.resist = both(self.resist, pool(effect.dice))
            elif op == "push_attacker":
                assert effect.tag is not None
                self.push_tags += (effect.tag,)
            elif op == "attack" and not card.hand and card.kind != "weapon_upgrade":
                self.attack_dice = both(self.attack_dice, pool(effect.dice))
                self.attack_mod += effect.mod


# Effects that are one number or one switch of the same name.
ADDED = (
    "end_health", "end_health_per_enemy", "stamina_when_hurt", "far_dodge", "more_healing",
    "more_souls", "unopened",
)  # fmt: skip
LARGEST = ("dodge_nodes", "walk_nodes", "start_stamina", "own_stamina")
SWITCHED = ("take_aggro", "steady", "ponderous", "crit")


def improve(action: Action, effect: EffectEntry) -> None:
    """What a weapon's upgrade, or its own text, makes of one of its attacks."""
    if effect.boss:
        action.boss_mod += effect.mod
    elif effect.tag is not None:
        action.tag_mods += ((effect.tag, effect.mod),)
    else:
        action.dice = both(action.dice, pool(effect.dice))
        action.mod += effect.mod
        action.magic = action.magic or effect.magic
        action.conditions |= mask(effect.conditions)


class Arrangement(Value):
    """A way to hold some cards."""

    name = "arrangement"
    number: int
    left: int
    right: int
    backup: tuple[int, ...]


MOST_KNOWN = 20_000
"""Answers that are kept at most, of each kind."""


class Armoury:
    """All cards of a pack, with what items made of them can do, worked out once each."""

    def __init__(self, entries: list[CardEntry]) -> None:
        self.cards: list[Card] = [Card(index, entry) for index, entry in enumerate(entries)]
        self.index = {card.id: card.index for card in self.cards}
        self.ids = tuple(card.id for card in self.cards)
        self._actions: dict[int, tuple[Action, ...]] = {}
        self._loadouts: dict[tuple[int, int, int], Loadout] = {}
        self._usable: dict[tuple[int, tuple[int, ...]], bool] = {}
        self._arrangements: dict[tuple[int, ...], tuple[Arrangement, ...]] = {}
        self._useful: dict[tuple[int, tuple[tuple[int, ...], ...]], bool] = {}

    def card(self, item: int) -> Card:
        return self.cards[card_of(item)]

    def actions(self, item: int) -> tuple[Action, ...]:
        """The options of a hand card as its upgrades make them."""
        found = self._actions.get(item)
        if found is None:
            card = self.card(item)
            made = [Action(card, index) for index in range(len(card.entry.options))]
            for upgrade in (card.index, *upgrades_of(item)):
                for effect in self.cards[upgrade].entry.effects:
                    for action in made:
                        if effect.op == "attack" and action.attacks:
                            improve(action, effect)
                    if effect.op == "cheaper" and made:
                        dearest = max(action.stamina for action in made)
                        for action in made:
                            if action.stamina == dearest:
                                action.stamina = max(0, dearest - effect.amount)
            found = self._actions[item] = tuple(made)
        return found

    def loadout(self, armour: int, left: int, right: int) -> Loadout:
        key = (armour, left, right)
        found = self._loadouts.get(key)
        if found is None:
            found = self._loadouts[key] = Loadout(self.cards, key)
        return found

    def may_use(self, item: int, stats: tuple[int, ...]) -> bool:
        """DS-4.8, DS-5.9, DS-6.6, DS-A.27: the card's needs and those of each upgrade on it."""
        key = (item, stats)
        found = self._usable.get(key)
        if found is None:
            found = self._usable[key] = all(
                have >= need
                for index in (card_of(item), *upgrades_of(item))
                for need, have in zip(self.cards[index].needs, stats, strict=True)
            )
        return found

    def some_may_use(self, item: int, all_stats: tuple[tuple[int, ...], ...]) -> bool:
        """Whether anybody of a party meets what an item needs."""
        key = (item, all_stats)
        found = self._useful.get(key)
        if found is None:
            if len(self._useful) > MOST_KNOWN:
                self._useful.clear()
            found = self._useful[key] = any(self.may_use(item, stats) for stats in all_stats)
        return found

    def room_for(self, item: int, upgrade: Card) -> bool:
        """DS-6.2, TG-6.5: a free upgrade slot; some upgrades take two, one brings another."""
        card = self.card(item)
        on = upgrades_of(item)
        slots = card.slots + sum(self.cards[up].has("slot") for up in on)
        used = sum(self.cards[up].entry.weight for up in on)
        return len(on) < 3 and used + upgrade.entry.weight <= slots

    def overloaded(self, item: int) -> bool:
        """Whether an item has more upgrades on it than fit."""
        bare = item_of(card_of(item))
        for up in sorted(upgrades_of(item), key=lambda up: not self.cards[up].has("slot")):
            if not self.room_for(bare, self.cards[up]):
                return True
            bare = item_of(card_of(bare), *upgrades_of(bare), up)
        return False

    def fits_hands(self, left: int, right: int) -> bool:
        """DS-5.3, DS-5.4: a two-hander leaves the other hand empty, unless a card says otherwise."""
        for one, other in ((left, right), (right, left)):
            if one and other and self.card(one).entry.hands == 2:
                beside = self.card(other)
                if beside.entry.hands == 2 or not beside.has("beside_two_hander"):
                    return False
        return True

    def arrangements(self, weapons: tuple[int, ...]) -> tuple[Arrangement, ...]:
        """Every way to hold up to three weapon cards. Sides do not matter."""
        known = self._arrangements.get(weapons)
        if known is None:
            found: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, tuple(sorted(weapons)))]
            count = len(weapons)
            for i in range(count):
                rest = tuple(sorted(weapons[:i] + weapons[i + 1 :]))
                found.append((weapons[i], 0, rest))
                for j in range(i + 1, count):
                    if self.fits_hands(weapons[i], weapons[j]):
                        left = tuple(sorted(w for k, w in enumerate(weapons) if k not in (i, j)))
                        found.append((weapons[i], weapons[j], left))
            known = tuple(
                Arrangement(number, *way) for number, way in enumerate(dict.fromkeys(found))
            )
            if len(self._arrangements) > MOST_KNOWN:
                self._arrangements.clear()
            self._arrangements[weapons] = known
        return known
