"""The parts of a pack that both boxes have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from undercroft.kernel.board import Board
from undercroft.kernel.chance import Die
from undercroft.kernel.content import Pack, Thing, entries
from undercroft.kernel.errors import InvalidContent, not_one_of
from undercroft.kernel.game import NameTable

from .abilities import Heroic
from .gear import COLOURS, STATS, Armoury, Card, fits_hands, item_of
from .language import BOX, CHARACTER, Dialect
from .models import BOSS, ENEMY, BehaviourCard, Boss, Icon, Model
from .schema import (
    BehaviourEntry,
    BoardEntry,
    BossEntry,
    CardEntry,
    CharacterEntry,
    DieEntry,
    EnemyEntry,
    IconEntry,
    PartyEntry,
    PartyMember,
    Side,
    TrapEntry,
)
from .seen import Catalog

SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
STEPS: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1), (2, 0), (-2, 0), (0, 2), (0, -2))


class CharacterClass(Thing):
    """A character class as the rules read it."""

    kind: ClassVar[str] = "character"

    def __init__(
        self, index: int, entry: CharacterEntry, start: tuple[Card, ...], power: Heroic
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.taunt = entry.taunt
        self.heroic: str = power.op
        self.power = power
        self.start = start
        # Tier 4 is for campaigns: 40 for every stat (DS-45.4), never less than Tier 3.
        self.stats: tuple[tuple[int, ...], ...] = tuple(
            (*entry.stats[stat][:4], max(40, entry.stats[stat][3])) for stat in STATS
        )


class Trap(Thing):
    """What a trap token may show (DS-16.2)."""

    kind: ClassVar[str] = "trap"

    def __init__(self, index: int, entry: TrapEntry) -> None:
        self.index = index
        self.id = entry.id
        self.copies = entry.copies
        self.damage = entry.damage
        self.difficulty = entry.difficulty


class Ground(Thing):
    """A node board with its walls."""

    kind: ClassVar[str] = "board"

    def __init__(self, index: int, entry: BoardEntry, board: Board | None = None) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.board = board or Board(entry.points, STEPS)
        touch = [0] * len(entry.points)
        for side, nodes in entry.walls.items():
            for node in nodes:
                touch[node] |= 1 << SIDES.index(side)
        self.touch = tuple(touch)

    def wall(self, side: int) -> tuple[int, ...]:
        """The nodes along a wall."""
        return tuple(node for node, walls in enumerate(self.touch) if walls >> side & 1)


def no_nodes(where: str, field: str, nodes: Iterable[int | None], count: int) -> list[str]:
    """What is to be said of nodes that a board of so many does not have."""
    return [
        f"{where}: {field}: there is no node {node} (0 to {count - 1})"
        for node in nodes
        if node is not None and not 0 <= node < count
    ]


def check_board(board: BoardEntry) -> list[str]:
    where, count = f"boards.yaml: {board.id}", len(board.points)
    return [
        *(
            problem
            for side, nodes in board.walls.items()
            for problem in no_nodes(where, f"walls.{side}", nodes, count)
        ),
        *no_nodes(where, "mini_spawn", [board.mini_spawn], count),
        *no_nodes(where, "main_spawn", [board.main_spawn], count),
    ]


class SoulsPack(Pack):
    """Dice, traps, characters, equipment, enemies and bosses, compiled."""

    def __init__(
        self,
        name: str,
        documents: Mapping[str, object],
        problems: list[str],
        dialect: Dialect,
    ) -> None:
        super().__init__(name, documents)
        self.names: NameTable = {}
        self.catalog: Catalog | None = None
        """What views say of the pack alone, once it was asked for."""
        self.dialect = dialect
        self.dice = self._dice(documents, problems)
        self.pips = tuple(tuple(int(face) for face in die.labels) for die in self.dice)
        """The faces of each colour as numbers."""
        self.odds: dict[tuple[int, int, int, int], tuple[float, ...]] = {}
        """Of the total of so many dice of each colour, once it was asked for."""
        self.trap_entries = self._traps(documents, problems)
        self.trap_ids = tuple(trap.id for trap in self.trap_entries)
        self.trap_counts = tuple(trap.copies for trap in self.trap_entries)
        self.armoury = Armoury(self._treasure(documents, problems))
        self.cards: dict[str, Card] = {card.id: card for card in self.armoury.cards}
        self.boards = self._boards(documents, problems)
        self.board_by_id: dict[str, Ground] = {ground.id: ground for ground in self.boards}
        self.classes: list[str] = []
        """By id; also those whose entry is wrong, so that nobody misses them."""
        self.characters = self._characters(documents, problems)
        self.character_by_id: dict[str, CharacterClass] = {
            kind.id: kind for kind in self.characters
        }
        self.models = self._enemies(documents, problems)
        bosses = entries(documents, "bosses.yaml", BossEntry, problems)
        self._add_figures(bosses, problems)
        self.model_by_id: dict[str, Model] = {model.id: model for model in self.models}
        self.behaviours = self._behaviours(documents, bosses, problems)
        self.bosses = self._bosses(bosses, problems)
        self.boss_by_id: dict[str, Boss] = {boss.id: boss for boss in self.bosses}
        self._check_owners(problems)
        self._name_things()

    def _name_things(self) -> None:
        self.add(Trap, self.trap_entries)
        self.add(Ground, self.boards)
        self.add(CharacterClass, self.characters)
        self.add(Model, self.models)
        self.add(BehaviourCard, self.behaviours)
        self.add(Boss, self.bosses)

    def add(self, kind: type[Thing], things: Sequence[Thing]) -> None:
        """Documents name these by their ids."""
        known = self.things.setdefault(kind.kind, {})
        for thing in things:
            known[thing.id] = thing

    @staticmethod
    def _traps(documents: Mapping[str, object], problems: list[str]) -> list[Trap]:
        traps = entries(documents, "traps.yaml", TrapEntry, problems)
        return [Trap(index, entry) for index, entry in enumerate(traps)]

    @staticmethod
    def _boards(documents: Mapping[str, object], problems: list[str]) -> list[Ground]:
        boards = entries(documents, "boards.yaml", BoardEntry, problems)
        wrong = [problem for board in boards for problem in check_board(board)]
        if wrong:  # nothing else can be said while the boards do not hold together
            raise InvalidContent([*problems, *wrong])
        return [Ground(index, board) for index, board in enumerate(boards)]

    @staticmethod
    def _dice(documents: Mapping[str, object], problems: list[str]) -> tuple[Die, ...]:
        dice = {die.id: die for die in entries(documents, "dice.yaml", DieEntry, problems)}
        for colour in COLOURS:
            if colour not in dice:
                problems.append(f"dice.yaml: {colour}: missing")
        return tuple(
            [
                Die(colour, tuple([str(face) for face in dice[colour].faces]))
                for colour in COLOURS
                if colour in dice
            ]
        )

    def _characters(
        self, documents: Mapping[str, object], problems: list[str]
    ) -> list[CharacterClass]:
        found: list[CharacterClass] = []
        for entry in entries(documents, "characters.yaml", CharacterEntry, problems):
            start = []
            for id in entry.start:
                if id not in self.cards:
                    problems.append(f"characters.yaml: {entry.id}: start: {id!r} is no card")
                else:
                    start.append(self.cards[id])
            if set(entry.stats) != set(STATS):
                problems.append(f"characters.yaml: {entry.id}: stats: all four are needed")
            where = f"characters.yaml: {entry.id}: heroic."
            power = self.dialect.heroics.read_one(entry.heroic, CHARACTER, where, problems)
            self.classes.append(entry.id)
            if power is not None and set(entry.stats) == set(STATS):
                found.append(CharacterClass(len(found), entry, tuple(start), power))
        return found

    def _treasure(self, documents: Mapping[str, object], problems: list[str]) -> list[Card]:
        found: list[Card] = []
        for entry in entries(documents, "treasure.yaml", CardEntry, problems):
            where = f"treasure.yaml: {entry.id}: "
            kind = self.dialect.treasure.read_one(entry, BOX, where, problems)
            effects = [] if kind is None else kind.effects(self.dialect.effects)
            found.append(Card(len(found), entry, tuple(effects)))
        return found

    def _icons(
        self, icons: list[IconEntry], owner: str, where: str, problems: list[str]
    ) -> list[Icon]:
        return self.dialect.icons.read(icons, owner, f"{where}icons", problems)

    def _enemies(self, documents: Mapping[str, object], problems: list[str]) -> list[Model]:
        found: list[Model] = []
        for entry in entries(documents, "enemies.yaml", EnemyEntry, problems):
            icons = self._icons(entry.icons, ENEMY, f"enemies.yaml: {entry.id}: ", problems)
            found.append(Model(len(found), entry, icons))
        return found

    def _add_figures(self, bosses: list[BossEntry], problems: list[str]) -> None:
        """Those of bosses stand behind all enemies."""
        for boss in bosses:
            for place, figure in enumerate(boss.models):
                where = f"bosses.yaml: {boss.id}: models[{place}].ability."
                ability = self.dialect.abilities.read_one(figure.ability, BOSS, where, problems)
                self.models.append(Model(len(self.models), figure, ability=ability))

    def _behaviours(
        self, documents: Mapping[str, object], bosses: list[BossEntry], problems: list[str]
    ) -> list[BehaviourCard]:
        known = {boss.id for boss in bosses}
        found: list[BehaviourCard] = []
        for card in entries(documents, "behaviours.yaml", BehaviourEntry, problems):
            where = f"behaviours.yaml: {card.id}"
            unknown = [half.model for half in card.halves if half.model not in self.model_by_id]
            halves = [
                self._icons(half.icons, BOSS, f"{where}: halves[{place}].", problems)
                for place, half in enumerate(card.halves)
            ]
            if card.boss not in known:
                problems.append(f"{where}: boss: {card.boss!r} is no boss")
            elif unknown:
                problems.append(f"{where}: model: {unknown[0]!r} is unknown")
            else:
                found.append(BehaviourCard(len(found), card, self.model_by_id, halves))
        return found

    def _bosses(self, bosses: list[BossEntry], problems: list[str]) -> list[Boss]:
        found: list[Boss] = []
        for boss in bosses:
            mine = [card for card in self.behaviours if card.entry.boss == boss.id]
            standard = tuple([card for card in mine if not card.heat_up])
            heat = tuple([card for card in mine if card.heat_up])
            if len(standard) < boss.deck:
                problems.append(f"bosses.yaml: {boss.id}: deck: only {len(standard)} cards")
            models = tuple([self.model_by_id[figure.id] for figure in boss.models])
            found.append(Boss(len(found), boss, models, standard, heat))
        return found

    def _check_owners(self, problems: list[str]) -> None:
        """A card that belongs to somebody else is in no deck, and nobody would ever find it."""
        owners = {
            "class": self.classes,
            "transposed": self.classes,
            "boss": [boss.id for boss in self.bosses],
        }
        for card in self.armoury.cards:
            entry, where = card.entry, f"treasure.yaml: {card.id}: owner"
            allowed = owners.get(entry.set)
            if allowed is None:
                if entry.owner is not None:
                    problems.append(f"{where}: a card of the set {entry.set} belongs to nobody")
            elif entry.owner is None:
                problems.append(f"{where}: missing, for a card of the set {entry.set}")
            elif entry.owner not in allowed:
                problems.append(f"{where}: {not_one_of(entry.owner, allowed)}")

    def check_boss(self, boss: Boss, board: BoardEntry, problems: list[str]) -> None:
        """There is a node for each of its figures."""
        for model in boss.models:
            field = f"{model.spawn}_spawn"
            if (board.main_spawn if field == "main_spawn" else board.mini_spawn) is None:
                problems.append(
                    f"boards.yaml: {board.id}: {field}: missing, {model.id} stands there"
                )

    def check_parties(self, parties: list[PartyEntry], problems: list[str]) -> None:
        """Ready-made parties may have what they are given."""
        cards = self.cards
        for party in parties:
            for member in party.members:
                where = f"parties.yaml: {party.id}: {member.character}"
                if member.character not in self.classes:
                    problems.append(f"{where}: no such character as {member.character!r}")
                ups = [up for some in member.upgrades.values() for up in some]
                for id in (member.armour, *member.hands, *member.backup, *member.upgrades, *ups):
                    if id not in cards:
                        problems.append(f"{where}: {id!r} is no card")
                if not problems:
                    self._check_member(member, where, problems)

    def _check_member(self, member: PartyMember, where: str, problems: list[str]) -> None:
        """DS-4.8, DS-5.4, DS-6.1: they may use what they hold, and it fits."""
        kind = self.character_by_id[member.character]
        if max(member.tiers) > 3 or min(member.tiers) < 0:
            problems.append(f"{where}: tiers: from 0 to 3")
            return
        a, b, c, d = [kind.stats[stat][tier] for stat, tier in enumerate(member.tiers)]
        for id in (member.armour, *member.hands, *member.backup):
            item = item_of(self.cards[id], [self.cards[up] for up in member.upgrades.get(id, [])])
            if item.overloaded():
                problems.append(f"{where}: upgrades: {id} has no room for them")
            elif not item.may_be_used((a, b, c, d)):
                problems.append(f"{where}: tiers: too low for {id}")
        held = [self.cards[id].item for id in member.hands]
        if len(held) > 2 or (len(held) == 2 and not fits_hands(held[0], held[1])):
            problems.append(f"{where}: hands: {', '.join(member.hands)} do not go together")

    def set_of(self, name: str, owners: tuple[str, ...] = ()) -> tuple[Card, ...]:
        """The cards of a set (each as often as it has copies), of these owners if any are given."""
        return tuple(
            card
            for card in self.armoury.cards
            for _ in range(card.entry.copies)
            if card.entry.set == name and (not owners or card.entry.owner in owners)
        )
