"""What can stand in a pack, and what the rules make of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from undercroft.kernel.chance import Die
from undercroft.kernel.content import Copies, Pack, entries, head
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.game import NameTable
from undercroft.kernel.text import Message

from .state import NONE, TROPHIES
from .verbs import Law, Trait, Verb, make

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
Origin = Literal["fact", "partial", "designed", "owner"]
Trophy = Literal["kin", "humanoid", "beast"]
Colour = Literal["green", "yellow", "red"]
Face = Annotated[str, msgspec.Meta(pattern=r"^[0-9]\+?$")]
COLOURS = ("green", "yellow", "red")
TYPES = ("melee", "ranged", "utility")
MELEE, RANGED, UTILITY = range(3)
TIMINGS = ("attack", "instant", "transform", "dream")
ATTACK, ON_INSTANT, ON_TRANSFORM, ON_DREAM = range(4)
KINDS = ("monster", "boss", "final_boss")


class PackEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    game: Literal["bloodborne"]
    name: str
    version: int
    notes: list[str] = []


class DieEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Colour
    faces: Annotated[list[Face], msgspec.Meta(min_length=1)]
    origin: Origin
    plain_faces: list[Face] | None = None
    kept: list[str] = []


class TrackEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Trophy
    spaces: Annotated[list[int], msgspec.Meta(min_length=1)]
    origin: Origin
    kept: list[str] = []


class HunterEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    health: Annotated[int, msgspec.Meta(ge=1, le=20)]
    origin: Origin
    kept: list[str] = []


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"condition": "if"}):
    """One effect of a card or ability of an enemy: see `verbs.py` for what each `op` needs."""

    trigger: Literal[
        "instant",
        "is_instant",
        "attack",
        "after_attack",
        "ongoing",
        "on_reveal",
        "on_escape",
        "on_kill",
        "end_of_round",
    ]
    op: str
    amount: int | Literal["all", "full"] | None = None
    target: str | None = None
    value: Literal["first", "last"] | None = None
    weapon: Literal["melee", "ranged", "any"] | None = None
    max: int | None = None
    condition: str | None = None


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    type: Literal["melee", "ranged", "utility"]
    damage: Annotated[int, msgspec.Meta(ge=0, le=20)]
    timing: Literal["attack", "instant", "transform", "dream"]
    origin: Origin
    name_fr: str | None = None
    copies: Copies = 1
    only_if: Literal["sole_copy"] | None = None
    effects: list[EffectEntry] = []
    kept: list[str] = []


class EnemyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    health: Annotated[int, msgspec.Meta(ge=1)]
    die: Colour
    trophies: Annotated[list[Trophy], msgspec.Meta(min_length=1)]
    origin: Origin
    name_fr: str | None = None
    abilities: list[EffectEntry] = []
    kept: list[str] = []


FILES: dict[str, type] = {
    "pack.yaml": list[PackEntry],
    "dice.yaml": list[DieEntry],
    "trophies.yaml": list[TrackEntry],
    "hunters.yaml": list[HunterEntry],
    "starters.yaml": list[CardEntry],
    "upgrades.yaml": list[CardEntry],
    "monsters.yaml": list[EnemyEntry],
    "bosses.yaml": list[EnemyEntry],
    "final_bosses.yaml": list[EnemyEntry],
}


class Card:
    """An Action card as the rules read it."""

    __slots__ = (
        "after",
        "bonuses",
        "damage",
        "entry",
        "id",
        "index",
        "instant",
        "is_instant",
        "order",
        "sole",
        "timing",
        "type",
        "verbs",
        "waits",
        "weapon",
    )

    def __init__(self, index: int, entry: CardEntry, verbs: tuple[Verb, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.type: int = TYPES.index(entry.type)
        self.weapon: bool = self.type != UTILITY  # BB-2.15
        self.damage = entry.damage
        self.timing: int = TIMINGS.index(entry.timing)
        self.sole: bool = entry.only_if == "sole_copy"
        self.order: int = 0  # -1 strikes first in Step 5, 1 last
        self.bonuses: tuple[Trait, ...] = ()
        for verb in verbs:
            if isinstance(verb, Trait):
                verb.mark_card(self)
        self.verbs: tuple[Verb, ...] = verbs
        self.instant = tuple(i for i, verb in enumerate(verbs) if verb.acts_on == "instant")
        self.after = tuple(i for i, verb in enumerate(verbs) if verb.acts_on == "after_attack")
        # Whether something of it happens in Step 3 (BB-2.18).
        self.is_instant: bool = self.timing == ON_INSTANT or bool(self.instant)
        # Something of this card may ask its player: its effects go onto the agenda one by one.
        self.waits: bool = any(verb.asks for verb in verbs)

    @property
    def name(self) -> str | dict[str, str]:
        return _name(self.entry.name, self.entry.name_fr)

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


class Enemy:
    """A Monster, Boss or Final Boss as the rules read it."""

    __slots__ = ("abilities", "die", "entry", "health", "id", "index", "kind", "trophies")

    def __init__(
        self, index: int, entry: EnemyEntry, kind: int, abilities: tuple[Verb, ...]
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.kind = kind
        self.health = entry.health
        self.die: int = COLOURS.index(entry.die)
        self.trophies: tuple[int, ...] = tuple(TROPHIES.index(x) for x in entry.trophies)
        if kind == 2:
            self.trophies = (0, 1, 2)  # BB-16.5: all three tracks, whatever it shows
        self.abilities = abilities

    @property
    def name(self) -> str | dict[str, str]:
        return _name(self.entry.name, self.entry.name_fr)

    def text(self) -> list[Message]:
        """A Final Boss's moments are those of every Monster; another's are its own."""
        return [verb.text(any_enemy=self.kind == 2) for verb in self.abilities]


class Cards(Pack):
    """A pack of this game, compiled."""

    def __init__(self, documents: Mapping[str, object], where: str) -> None:
        problems: list[str] = []
        about = head(documents, PackEntry, FILES, problems)
        super().__init__(about.id if about else where, documents)
        dice = entries(documents, "dice.yaml", DieEntry, problems)
        tracks = entries(documents, "trophies.yaml", TrackEntry, problems)
        self.hunters = entries(documents, "hunters.yaml", HunterEntry, problems)
        self.cards: list[Card] = []
        for file in ("starters.yaml", "upgrades.yaml"):
            for card in entries(documents, file, CardEntry, problems):
                verbs = self._verbs(card.effects, f"{file}: {card.id}: effects", False, problems)
                self.cards.append(Card(len(self.cards), card, verbs))
            if file == "starters.yaml":
                self.starters = len(self.cards)
        self.enemies: list[Enemy] = []
        for kind, file in enumerate(("monsters.yaml", "bosses.yaml", "final_bosses.yaml")):
            for enemy in entries(documents, file, EnemyEntry, problems):
                where = f"{file}: {enemy.id}: abilities"
                verbs = self._verbs(enemy.abilities, where, True, problems)
                self.enemies.append(Enemy(len(self.enemies), enemy, kind, verbs))
        self._check(dice, tracks, problems)
        if problems:
            raise InvalidContent(problems)

        by_colour = {die.id: die for die in dice}
        ordered = [by_colour[colour] for colour in COLOURS]  # type: ignore[index]
        self.dice = tuple(Die(die.id, die.faces) for die in ordered)
        self.plain_dice = tuple(Die(die.id, die.plain_faces or die.faces) for die in ordered)
        by_trophy = {track.id: tuple(track.spaces) for track in tracks}
        self.tracks = tuple(by_trophy[trophy] for trophy in TROPHIES)  # type: ignore[index]
        self.dream = next(c.index for c in self.cards if c.timing == ON_DREAM)
        self.deck = tuple(
            0 if card.index < self.starters else card.entry.copies for card in self.cards
        )
        self.monsters = tuple(enemy.index for enemy in self.enemies if enemy.kind == 0)
        self.bosses = tuple(enemy.index for enemy in self.enemies if enemy.kind == 1)
        self.finals = tuple(enemy.index for enemy in self.enemies if enemy.kind == 2)
        self.weapons = tuple(card.weapon for card in self.cards)
        self.card_ids = tuple(card.id for card in self.cards)
        self.enemy_ids = tuple(enemy.id for enemy in self.enemies)
        self.card_index = {card.id: card.index for card in self.cards}
        self.enemy_index = {enemy.id: enemy.index for enemy in self.enemies}
        self.max_health = self.hunters[0].health
        seats = {str(seat): hunter.name for seat, hunter in enumerate(self.hunters)}
        named = {card.id: card.name for card in self.cards}
        foes = {enemy.id: enemy.name for enemy in self.enemies}
        # What can be drawn is named like what it is.
        self.names: NameTable = {
            "seat": seats,
            "first_player": seats,
            "card": named,
            "upgrade": named,
            "enemy": foes,
            "chalice": foes,
            "final_boss": foes,
        }
        self._laws: dict[tuple[int, int], Law] = {}
        self._playable: dict[tuple[int, ...], tuple[int, ...]] = {}

    @staticmethod
    def _verbs(
        effects: list[EffectEntry], where: str, enemy: bool, problems: list[str]
    ) -> tuple[Verb, ...]:
        verbs: list[Verb] = []
        for number, effect in enumerate(effects):
            try:
                verbs.append(make(effect, enemy))
            except ValueError as error:
                problems.append(f"{where}[{number}]: {error}")
        return tuple(verbs)

    def _check(self, dice: list[DieEntry], tracks: list[TrackEntry], problems: list[str]) -> None:
        for colour in COLOURS:
            if colour not in [die.id for die in dice]:
                problems.append(f"dice.yaml: {colour}: missing")
        for trophy in TROPHIES:
            if trophy not in [track.id for track in tracks]:
                problems.append(f"trophies.yaml: {trophy}: missing")
        if len(self.hunters) < 5:
            problems.append("hunters.yaml: five Hunters are needed")
        if len({hunter.health for hunter in self.hunters}) > 1:
            problems.append("hunters.yaml: all Hunters must have the same health")
        ids = [card.id for card in self.cards]
        problems.extend(
            f"upgrades.yaml: {id}: id: also a starter card" for id in set(ids) if ids.count(id) > 1
        )
        for die in dice:
            for faces in (die.faces, die.plain_faces or die.faces):
                if all(face.endswith("+") for face in faces):
                    problems.append(
                        f"dice.yaml: {die.id}: faces: one without + is needed to stop at"
                    )
        starters = self.cards[: self.starters]
        for timing in ("transform", "dream"):
            if sum(card.entry.timing == timing for card in self.cards) != 1 or not any(
                card.entry.timing == timing for card in starters
            ):
                problems.append(f"starters.yaml: exactly one card must have the timing {timing}")
        for card in self.cards:
            file = "starters.yaml" if card.index < self.starters else "upgrades.yaml"
            if card.timing in (ON_TRANSFORM, ON_DREAM) and (card.weapon or card.damage):
                problems.append(f"{file}: {card.id}: type: must be utility without damage")
            if card.type == UTILITY and card.timing == ATTACK:
                problems.append(
                    f"{file}: {card.id}: timing: a utility card does not attack in Step 5 (BB-8.8)"
                )
        self._check_enemies(problems)

    def _check_enemies(self, problems: list[str]) -> None:
        foes = [enemy.id for enemy in self.enemies]
        for enemy in self.enemies:
            if len(set(enemy.entry.trophies)) < len(enemy.entry.trophies):
                file = ("monsters.yaml", "bosses.yaml", "final_bosses.yaml")[enemy.kind]
                problems.append(f"{file}: {enemy.id}: trophies: each type once")
            if foes.index(enemy.id) < enemy.index:
                file = ("monsters.yaml", "bosses.yaml", "final_bosses.yaml")[enemy.kind]
                problems.append(f"{file}: {enemy.id}: id: also another enemy's")
        for kind, (file, least) in enumerate(
            (("monsters.yaml", 7), ("bosses.yaml", 3), ("final_bosses.yaml", 1))
        ):
            if sum(enemy.kind == kind for enemy in self.enemies) < least:
                problems.append(f"{file}: at least {least} entries are needed")

    def law(self, monster: int, final: int) -> Law:
        """What holds while this Monster is fought in a game of that Final Boss."""
        key = (monster, final)
        law = self._laws.get(key) if final != NONE else None
        if law is None:
            law = Law(
                self.enemies[monster] if monster != NONE else None,
                self.enemies[final] if final != NONE else None,
            )
            if final != NONE:
                self._laws[key] = law
        return law

    def playable(self, hand: tuple[int, ...], empty_transform: bool) -> tuple[int, ...]:
        """The different cards of a hand that may be chosen in Step 1."""
        if empty_transform:
            return tuple(dict.fromkeys(hand))
        found = self._playable.get(hand)
        if found is None:
            options: list[int] = []
            armed = False
            last = NONE
            for card in hand:  # sorted: the same card twice stands side by side
                if card != last:
                    options.append(card)
                    last = card
                    armed = armed or self.weapons[card]
            if not armed:  # BB-A.11: Transform without a Weapon is refused at selection
                options = [card for card in options if self.cards[card].timing != ON_TRANSFORM]
            found = tuple(options)
            if len(self._playable) > 50_000:
                self._playable.clear()
            self._playable[hand] = found
        return found


def _name(english: str, french: str | None) -> str | dict[str, str]:
    return {"en": english, "fr": french} if french else english
